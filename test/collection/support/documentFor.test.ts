import { createHost } from '../../../app';
import { Collection } from '../../../src/collection/Collection';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';

describe('the document of a new collection', () => {
  it('The document of a new collection refuses what is not a document', () => {
    expect(() => new ElementCollection([], 5 as never)).toThrow(
      new TypeError('ElementCollection(): document must be a Document, got 5'),
    );
    expect(() => new ItemCollection([], [] as never)).toThrow(
      new TypeError('ItemCollection(): document must be a Document, got an Array'),
    );
  });

  it('The document of a new collection comes from the collection that it is made from, of either class', () => {
    const { document } = createHost({ library: [{ name: 'star' }] });
    const items = new ItemCollection(document.library.items, document);
    expect(new ItemCollection(items).dom).toBe(document);
    expect(new ItemCollection(new ElementCollection([], document) as never).dom).toBe(document);
    expect(new ElementCollection(new ElementCollection<Element>([], document)).dom).toBe(document);
    expect(() => new ItemCollection(new Collection([]) as never)).toThrow('no document is open');
  });
});
