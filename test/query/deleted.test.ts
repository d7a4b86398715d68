import { createHost, type HostHandle } from '../../app';
import { $, $$, SelectorError, Selectors, type ElementCollection, type ItemCollection } from '../../src';

let host: HostHandle;
beforeEach(() => {
  host = createHost({
    library: ['star', 'photo', 'ball'].map((name) => ({ name, type: 'bitmap', width: 9, height: 9 })),
    layers: [{ elements: ['star', 'photo', 'ball'].map((name) => ({ item: name, name })) }],
  }).install();
});
afterEach(() => host.dispose());

/** Everything on the stage and in the library, of which `photo` is deleted then. */
function withDeleted(): { elements: ElementCollection; items: ItemCollection } {
  const [elements, items] = [$('*'), $$('*')];
  host.document.library.deleteItem('photo');
  return { elements, items };
}

const GONE = 'element 1, (Invalid JavaScript object.';

/** A deleted item still answers its name. */
const GONE_ITEM = 'element 1, photo (deleted item): Invalid JavaScript object.';

describe('candidates that were deleted meanwhile are named by their place', () => {
  it.each(['[name=ball]', ':bitmap:first', ':not(:bitmap)', 'ball', 'ball, star:odd'])(
    'An error names the deleted element by its position: %s',
    (query) => {
      const { elements } = withDeleted();
      expect(() => $(query, elements)).toThrow(`$(): ${GONE}`);
      expect(() => $(query, elements.elements)).toThrow(`$(): ${GONE}`);
      expect(() => elements.filter(query)).toThrow(`ElementCollection.filter(): ${GONE}`);
    },
  );

  it.each([':exported', '[linkageClassName=ball]', 'photo:exported'])(
    'An error names the deleted item by its position: %s',
    (query) => {
      const { items } = withDeleted();
      expect(() => $$(query, items)).toThrow(`$$(): ${GONE_ITEM}`);
      expect(() => items.filter(query)).toThrow(`ItemCollection.filter(): ${GONE_ITEM}`);
    },
  );

  it('A deleted item is of no type: the host still answers that', () => {
    const { items } = withDeleted();
    expect($$(':bitmap', items).elements.map(({ name }) => name)).toEqual(['star', 'ball']);
  });

  it('An error names a deleted element that stands for its item', () => {
    const { elements } = withDeleted();
    expect(() => $$(elements)).toThrow(`$$(): ${GONE}`);
    expect(() => $$('*', elements)).toThrow(`$$(): ${GONE}`);
  });
});

it('Errors of queries and callbacks stay what they are, whatever was deleted', () => {
  const { elements } = withDeleted();
  const mine = new RangeError('mine');
  Selectors.element.register(':failing', () => {
    throw mine;
  });
  for (const ask of [(query: string) => $(query, elements), (query: string) => elements.filter(query)]) {
    expect(() => ask(':nope')).toThrow(SelectorError);
    let thrown: unknown;
    try {
      ask(':failing');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBe(mine);
  }
});
