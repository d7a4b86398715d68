import type { Document } from '../../host-mocks/model/document/Document';
import type { Item } from '../../host-mocks/model/library/items/Item';
import type { Library } from '../../host-mocks/model/library/Library';
import { openLiteral, quietHost } from './openModel';

/** Opens a document with items of several types, two folders deep, and a scene that shows three of them. */
export function openSample(switches = {}): Document {
  return openLiteral(
    {
      library: [
        { name: 'ui', type: 'folder' },
        { name: 'ui/star', layers: [{ elements: [{ item: 'art/photo' }] }] },
        { name: 'ui/deep/button', type: 'button' },
        { name: 'art/photo', type: 'bitmap' },
        { name: 'ding', type: 'sound' },
        { name: 'Body', type: 'font', font: 'Verdana-BoldItalic' },
        { name: 'sky', type: 'graphic', layers: [{ elements: [{ item: 'ui/star' }] }] },
      ],
      layers: [
        {
          frames: [
            {
              sound: 'ding',
              elements: [
                { item: 'ui/star', name: 'a' },
                { item: 'sky', name: 'b' },
              ],
            },
          ],
        },
        { elements: [{ item: 'ui/deep/button', name: 'c' }] },
      ],
    },
    quietHost(switches),
  );
}

/** Lists the paths of all items, in the order of the library. */
export const paths = ({ items }: Library): string[] => items.map(({ name }) => name);

/** Lists `name: path of the item` for each instance of the scene. */
export const instances = (document: Document): unknown[] =>
  document.getTimeline().layers.flatMap((layer) =>
    layer.keyframes[0].elements.map((element) => {
      const { name, libraryItem } = element as unknown as { name: string; libraryItem: Item | null };
      return `${name}: ${libraryItem?.name ?? 'none'}`;
    }),
  );
