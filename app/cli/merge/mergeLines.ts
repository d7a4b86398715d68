import { diff3Merge } from 'node-diff3';
import { areComparable, linesOf } from '../diff/lineChanges';

/** Lines that both sides changed, each in another way. */
export interface LineConflict {
  base: string[];
  ours: string[];
  theirs: string[];
}

interface Region {
  ok?: string[];
  conflict?: { a: string[]; o: string[]; b: string[] };
}

/** Merges three texts by lines, as git does. @param resolve - gives the lines for a conflict */
export function mergeLines(
  base: string,
  ours: string,
  theirs: string,
  resolve: (conflict: LineConflict) => readonly string[],
): string {
  const [old, own, come] = [base, ours, theirs].map(linesOf);
  if (!areComparable(old, own) || !areComparable(old, come))
    return resolve({ base: old, ours: own, theirs: come }).join('\n');
  const regions = diff3Merge(own, old, come, { excludeFalseConflicts: true }) as Region[];
  return regions
    .flatMap(({ ok, conflict }) => {
      if (!conflict) return ok ?? [];
      return resolve({ base: conflict.o, ours: conflict.a, theirs: conflict.b });
    })
    .join('\n');
}
