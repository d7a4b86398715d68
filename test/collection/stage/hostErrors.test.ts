import type { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { stageFrom } from '../../support/stage';

/** Two stars, a third selected, and the user on the lower layer; the method of the document fails. */
function withFailing(member?: string) {
  const built = stageFrom({
    library: [{ name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] }],
    layers: [
      {
        elements: [
          { item: 'star', name: 'a' },
          { item: 'star', name: 'b', x: 5 },
        ],
      },
      { current: true, elements: [{ item: 'star', name: 'mine', selected: true }] },
    ],
  });
  if (member !== undefined)
    Object.defineProperty(built.document, member, {
      value: () => {
        throw new Error('not now');
      },
    });
  return built;
}

describe('an error of the host in a step for all elements', () => {
  it.each<[string, string, string, (collection: ElementCollection) => unknown]>([
    ['group', 'group', ' and 1 more', (collection) => collection.group()],
    ['duplicateSelection', 'duplicate', ' and 1 more', (collection) => collection.duplicate()],
    ['deleteSelection', 'deleteElements', ' and 1 more', (collection) => collection.deleteElements()],
    ['setInstanceTint', 'attr', ' and 1 more', (collection) => collection.attr('tint', '#FF0000')],
    ['setInstanceAlpha', 'attr', ' and 1 more', (collection) => collection.attr('alpha', 5)],
    ['setInstanceBrightness', 'attr', '', (collection) => collection.attr('brightness', (_e, i) => i)],
    ['arrange', 'orderBy', '', (collection) => collection.sort('name').orderBy('name', true)],
  ])(
    'an error of document.%s names %s and an element%s, and the place of the user is restored',
    (member, method, more, work) => {
      const { document, collection, elements } = withFailing(member);
      const { selection } = document;
      expect(() => work(collection)).toThrow(
        new RegExp(
          '^ElementCollection\\.' +
            method +
            '\\(\\): element [01], [ab] \\(movie clip, star\\)' +
            more +
            ': not now(; "brightness" was set on [01] of 2)?$',
        ),
      );
      expect(document.selection).toEqual(selection);
      expect(document.getTimeline().currentLayer).toBe(1);
      expect(collection.elements).toEqual(elements);
    },
  );

  it('The selection is kept when a later item cannot be placed; what was placed stays', () => {
    const { document } = withFailing();
    const { selection } = document;
    const items = document.library.items;
    const collection = new ItemCollection([items[0], items[0]], document);
    const place = document.library.addItemToDocument.bind(document.library);
    let calls = 0;
    Object.defineProperty(document.library, 'addItemToDocument', {
      value: (point: Point, path: string) => calls++ === 0 && place(point, path),
    });
    expect(() => collection.addToStage()).toThrow(
      'ItemCollection.addToStage(): element 1, star (movie clip): Animate refused to place it',
    );
    expect(document.selection).toEqual(selection);
    expect(document.getTimeline().layers[1].frames[0].elements).toHaveLength(2);
  });

  it('Symbol instances that were deleted before they are coloured are named', () => {
    const { document, collection, elements } = withFailing();
    document.selection = [elements[1]];
    document.deleteSelection();
    expect(() => collection.attr('tint', '#FF0000')).toThrow('ElementCollection.attr(): element 1, (Invalid');
    expect((elements[0] as SymbolInstance).colorMode).toBe('none');
  });

  it.each<[string, (collection: ItemCollection) => unknown]>([
    ['select', (collection) => collection.select()],
    ['deleteItems', (collection) => collection.deleteItems()],
    ['filter', (collection) => collection.filter(':exported')],
    ['attr', (collection) => collection.attr('linkageExportForAS', true)],
    ['rename', (collection) => collection.rename('x')],
    ['move', (collection) => collection.move('there')],
    ['exec', (collection) => collection.exec(() => 1)],
    ['expand', (collection) => collection.expand()],
    ['reveal', (collection) => collection.reveal()],
    ['addToStage', (collection) => collection.addToStage()],
    ['usedBy', (collection) => collection.usedBy()],
    ['update', (collection) => collection.update()],
  ])('An error names an item that was deleted meanwhile: %s', (method, work) => {
    const { gone, library, collection } = withDeleted();
    expect(gone[0].name).toBe('gone');
    expect(() => work(collection)).toThrow(`ItemCollection.${method}(): element 0, gone (deleted item): `);
    expect(library.getSelectedItems().map(({ name }) => name)).toEqual(['star']);
    expect(library.items.map(({ name }) => name)).toEqual(['star']);
  });

  /** A collection of an item that was deleted after it was made. */
  function withDeleted() {
    const { document } = withFailing();
    const { library } = document;
    library.addNewItem('graphic', 'gone');
    const gone = library.items.filter(({ name }) => name === 'gone');
    const collection = new ItemCollection(gone, document);
    library.deleteItem('gone');
    library.selectItem('star', true);
    return { gone, library, collection };
  }
});
