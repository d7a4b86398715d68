import { createHost, type HostHandle } from '../../../app';
import { ItemCollection } from '../../../src/collection/ItemCollection';

export interface World {
  host: HostHandle;
  document: Document;
  item(path: string): Item;
  collect(...paths: string[]): ItemCollection;
}

/** Symbols in symbols and in groups, a bitmap, a sound; on the scene instances of them on two layers. */
export function world(): World {
  const host = createHost({
    library: [
      { name: 'leaf', layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] },
      {
        name: 'branch',
        layers: [
          { elements: [{ item: 'leaf', name: 'top' }] },
          {
            elements: [
              { group: [{ item: 'leaf', name: 'grouped' }, { group: [{ item: 'leaf', name: 'deep' }] }] },
            ],
          },
        ],
      },
      { name: 'tree', type: 'graphic', layers: [{ elements: [{ item: 'branch', name: 'b1' }] }] },
      { name: 'photo', type: 'bitmap', width: 20, height: 10 },
      { name: 'loud', layers: [{ frames: [{ sound: 'click' }] }] },
      { name: 'click', type: 'sound' },
    ],
    layers: [
      {
        frames: [{ elements: [{ item: 'leaf', name: 's1' }] }, { elements: [{ item: 'leaf', name: 's2' }] }],
      },
      {
        elements: [
          { item: 'branch', name: 'b2' },
          { item: 'photo' },
          { text: 'hi', name: 't' },
          { item: 'branch' },
        ],
      },
    ],
  });
  const { document } = host;
  const item = (path: string) => document.library.items.find(({ name }) => name === path)!;
  return {
    host,
    document,
    item,
    collect: (...paths: string[]) => new ItemCollection(paths.map(item), document),
  };
}
