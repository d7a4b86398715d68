import { diff3Merge } from 'node-diff3';
import { areComparable, linesOf } from '../diff/lineChanges';
import { ofEach } from './Versions';

/** Lines that both sides changed, each in another way. */
export interface LineConflict {
  base: string[];
  ours: string[];
  theirs: string[];
}

/** Merges three texts by lines, as git does. @param resolve - gives the lines for a conflict */
export function mergeLines(
  base: string,
  ours: string,
  theirs: string,
  resolve: (conflict: LineConflict) => readonly string[],
): string {
  const lines = ofEach({ base, ours, theirs }, linesOf);
  if (!areComparable(lines.base, lines.ours) || !areComparable(lines.base, lines.theirs))
    return resolve(lines).join('\n');
  const regions = diff3Merge(lines.ours, lines.base, lines.theirs, { excludeFalseConflicts: true });
  return regions
    .flatMap(({ ok, conflict }) => {
      if (!conflict) return ok ?? [];
      return resolve({ base: conflict.o, ours: conflict.a, theirs: conflict.b });
    })
    .join('\n');
}
