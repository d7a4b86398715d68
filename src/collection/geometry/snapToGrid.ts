/** The direction in which `toGrid` rounds: -1 down, 0 to the nearest (halves up), 1 up. */
export type Rounding = -1 | 0 | 1;

/** A value counts as being on a line when it is nearer to it than this part of a step. */
const ON_THE_LINE = 1e-6;

/**
 * The line of a grid that a coordinate moves to. Negative coordinates round in the same direction.
 *
 * @param step distance between lines; 0 means 1
 */
export function snapToGrid(value: number, step: number, rounding: Rounding): number {
  const steps = value / (step || 1);
  const nearest = Math.floor(steps + 0.5);
  // In binary fractions 0.3 / 0.1 is a little less than 3, and must not round down to 2.
  const isOnLine = Math.abs(steps - nearest) < ON_THE_LINE;
  const line = isOnLine || rounding === 0 ? nearest : rounding === -1 ? Math.floor(steps) : Math.ceil(steps);
  return line * (step || 1);
}
