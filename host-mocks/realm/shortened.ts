import { MAX_MESSAGE } from '../../geometry/claims';

const CUT = ' … ';

/** Shortens a long message to its beginning and its end, so that it fits a screen. */
export function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  const half = (MAX_MESSAGE - CUT.length) / 2;
  return `${message.slice(0, Math.ceil(half))}${CUT}${message.slice(-Math.floor(half))}`;
}
