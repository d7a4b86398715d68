import { digest } from '../facts/digest';
import type { ItemFacts } from '../facts/Facts';
import { Matching } from './Matching';

/** Matches items by id and name; then by id; by name; then by content. */
export function matchItems(olds: readonly ItemFacts[], news: readonly ItemFacts[]): Matching<ItemFacts> {
  return new Matching(olds, news)
    .byKey(({ id, name }) => (id === undefined ? undefined : JSON.stringify([id, name])))
    .byKey(({ id, type }) => (id === undefined ? undefined : JSON.stringify([id, type === 'folder'])))
    .byKey(({ name, type }) => JSON.stringify([name, type]))
    .byKey(({ name, type }) => JSON.stringify([name, type === 'folder']))
    .byKey(({ type, layers, properties }) =>
      layers || properties.data ? digest(JSON.stringify([type, layers, properties])) : undefined,
    );
}
