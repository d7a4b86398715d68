import { MAX_MESSAGE } from '../claims';

const CUT = ' … ';

/** A message that fits a screen: of a long one the beginning and the end. */
export function shortened(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  const half = (MAX_MESSAGE - CUT.length) / 2;
  return `${message.slice(0, Math.ceil(half))}${CUT}${message.slice(-Math.floor(half))}`;
}
