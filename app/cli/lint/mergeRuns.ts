import type { Problem } from './Problem';

/**
 * Makes one problem of those that differ in their keyframe only: an animated element is on many keyframes of its
 * layer, and its problem is one. Two elements of one keyframe stay two problems.
 */
export function mergeRuns(problems: readonly Problem[]): Problem[] {
  const merged = new Map<string, Problem>();
  const ordinals = new Map<string, number>();
  for (const problem of problems) {
    const { frame, ...rest } = problem.place;
    if (problem.place.kind !== 'element' || frame === undefined) {
      merged.set(String(merged.size), problem);
      continue;
    }
    const same = JSON.stringify([problem.rule, problem.message, rest]);
    const here = `${same} ${frame}`;
    const ordinal = (ordinals.get(here) ?? 0) + 1;
    ordinals.set(here, ordinal);
    const key = `${same} #${ordinal}`;
    const first = merged.get(key);
    if (first) first.place.keyframes = (first.place.keyframes ?? 1) + 1;
    else merged.set(key, { ...problem, place: { ...problem.place } });
  }
  return [...merged.values()];
}
