import { digest } from '../facts/digest';
import type { LayerFacts } from '../facts/Facts';
import { isFull } from './likeSpans';
import { Matching } from './Matching';

/**
 * Matches layers by name; then by content; empty ones by everything else, such as their colours; then the rest by the
 * similarity of their elements; and finally those between the same layers that begin with the same element, or are empty.
 */
export function matchLayers(olds: readonly LayerFacts[], news: readonly LayerFacts[]): Matching<LayerFacts> {
  const indices = new Map([...olds.entries(), ...news.entries()].map(([index, layer]) => [layer, index]));
  const indexOf = (layer: LayerFacts): number => indices.get(layer) as number;
  const content = ({ type, frames }: LayerFacts): string | undefined =>
    frames.some(isFull) ? digest(JSON.stringify([type, frames])) : undefined;
  const matching = new Matching(olds, news)
    .byKey((layer) => JSON.stringify([layer.name, content(layer)]))
    .byKey(({ name, type }) => JSON.stringify([name, type]))
    .byKey(content)
    .byKey(({ name }) => name)
    .byKey((layer) => digest(JSON.stringify({ ...layer, name: '' })))
    .byDistance(
      (layer) => firstWords(layer),
      (before, after) => Math.abs(indexOf(before) - indexOf(after)),
    );
  const gaps = matching.gaps();
  return matching
    .inOrder((layer) => JSON.stringify([layer.type, gaps.get(layer), firstKind(layer)]))
    .byKey((layer) => (olds.length === news.length ? `${layer.type} ${indexOf(layer)}` : undefined));
}

/** The first content of a layer, for layers that were renamed and changed. */
function firstWords(layer: LayerFacts): string | undefined {
  const first = firstOf(layer);
  return first && JSON.stringify([first.kind, first.item, first.name]);
}

/** The same without what may have been renamed, too. */
function firstKind(layer: LayerFacts): unknown {
  const first = firstOf(layer);
  return first && [first.kind, first.item];
}

function firstOf({ frames }: LayerFacts): LayerFacts['frames'][number]['elements'][number] | undefined {
  return frames.flatMap(({ elements }) => elements).at(0);
}
