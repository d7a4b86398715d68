import type { ElementFacts } from '../facts/Facts';
import { Matching } from './Matching';

/**
 * Matches equal elements; then those with the same name; with the same content; at the same position. Similar elements with
 * other names and positions are matched by their depth: renaming and moving many keeps it.
 */
export function matchElements(
  olds: readonly ElementFacts[],
  news: readonly ElementFacts[],
): Matching<ElementFacts> {
  return new Matching(olds, news)
    .byKey((element) => JSON.stringify(element))
    .byKey(({ kind, name }) => (name === '' ? undefined : JSON.stringify([kind, name])))
    .byKey(({ name }) => (name === '' ? undefined : name))
    .byKey(({ kind, properties: { outline } }) =>
      outline === undefined ? undefined : JSON.stringify([kind, outline]),
    )
    .byDistance(({ kind, name, item, text }) => JSON.stringify([kind, name, item, text]), distance)
    .inOrder(({ kind, item, text }) => (item ?? text) && JSON.stringify([kind, item, text]))
    .byDistance(({ kind, item }) => (item === undefined ? undefined : JSON.stringify([kind, item])), distance)
    .byKey(({ kind, x, y }) => JSON.stringify([kind, x, y]))
    .byDistance(({ kind, item }) => (item === undefined ? kind : undefined), distance);
}

function distance(one: ElementFacts, other: ElementFacts): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
