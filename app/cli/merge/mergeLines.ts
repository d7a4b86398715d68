import { diff3Merge } from 'node-diff3';
import { areComparable, linesOf } from '../diff/lineChanges';
import { ofEach, type Side } from './Versions';

/** A text in three versions. */
export type TextVersions = Readonly<Record<Side, string>>;

/** Lines that both sides changed, each in another way. */
export type LineConflict = Readonly<Record<Side, readonly string[]>>;

/** Merges three texts by lines, as git does. @param resolve - gives the lines for a conflict */
export function mergeLines(
  texts: TextVersions,
  resolve: (conflict: LineConflict) => readonly string[],
): string {
  const lines = ofEach(texts, linesOf);
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
