import type { CommandIo } from '../../Io';

/** Maximum number of things named; of the others, the number is reported. */
const MAX_NAMED = 5;

/** Reports in one line what a picture does not show, if anything. @param of - the picture, as the line begins */
export function tellNotDrawn(
  of: string,
  notDrawn: readonly [string, number][],
  io: Pick<CommandIo, 'note'>,
): void {
  if (notDrawn.length === 0) return;
  const named = notDrawn
    .slice(0, MAX_NAMED)
    .map(([what, count]) => (count > 1 ? `${what} (${count} times)` : what));
  const others = notDrawn.length - named.length;
  const rest = others > 0 ? [`${others} more`] : [];
  io.note(`${of}: not drawn: ${[...named, ...rest].join(', ')}`);
}
