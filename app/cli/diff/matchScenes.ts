import { digest } from '../facts/digest';
import type { TimelineFacts } from '../facts/Facts';
import { Matching } from './Matching';

/** Matches scenes by name; then by content; by the names of their layers; then the only two that are left. */
export function matchScenes(
  olds: readonly TimelineFacts[],
  news: readonly TimelineFacts[],
): Matching<TimelineFacts> {
  const matching = new Matching(olds, news)
    .byKey(({ name }) => name)
    .byKey(({ layers }) => digest(JSON.stringify(layers)))
    .byKey(({ layers }) => JSON.stringify(layers.map(({ name, frames }) => [name, frames.length])));
  if (matching.removed.length === 1 && matching.added.length === 1) matching.byKey(() => 'the only one');
  return matching;
}
