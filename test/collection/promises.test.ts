import { createHost, type HostHandle } from '../../app';
import { ElementCollection } from '../../src/collection/ElementCollection';
import { ItemCollection } from '../../src/collection/ItemCollection';

/** The user edits a symbol opened from the second scene: frame 2, lower layer, an element selected. */
function world() {
  const host = createHost({
    currentTimeline: 1,
    library: [
      { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
      {
        name: 'ui/panel',
        layers: [
          {
            duration: 4,
            elements: ['a', 'b', 'c'].map((name, i) => ({ item: 'star', name, x: 50 - i * 20, y: i * 3 })),
          },
          { duration: 4, elements: [{ item: 'star', name: 'mine' }] },
        ],
      },
      { name: 'ui/photo', type: 'bitmap', width: 20, height: 10 },
    ],
    scenes: [
      { layers: [{ duration: 3, elements: [{ item: 'star', name: 'first' }] }] },
      { layers: [{ elements: [{ item: 'ui/panel', name: 'panel' }] }] },
    ],
  }).install();
  const { document } = host;
  const { library } = document;
  library.editItem('ui/panel');
  const timeline = document.getTimeline();
  timeline.currentFrame = 2;
  timeline.currentLayer = 1;
  document.selection = timeline.layers[1].frames[0].elements;
  timeline.currentLayer = 1;
  library.selectItem('star', true);
  const elements = timeline.layers[0].frames[0].elements.concat(
    document.timelines[0].layers[0].frames[0].elements,
  );
  return { host, document, timeline, elements, library };
}

let current: HostHandle | undefined;
afterEach(() => current?.dispose());
const open = () => {
  const built = world();
  current = built.host;
  return built;
};

type World = ReturnType<typeof world>;

/** Where the user is, in the document and in the library panel. */
const userIn = ({ document, timeline, library }: World) => ({
  timeline: document.getTimeline() === timeline,
  scene: document.currentTimeline,
  playheads: [timeline.currentFrame, ...document.timelines.map(({ currentFrame }) => currentFrame)],
  layer: timeline.currentLayer,
  selection: (document.selection ?? []).map(({ name }: Element) => name),
  panel: library.getSelectedItems().map(({ itemType }) => itemType),
});

const ELEMENT_METHODS: [title: string, work: (collection: ElementCollection) => unknown][] = [
  ['each', (c) => c.each(() => 1)],
  ['reach', (c) => c.reach(() => 1)],
  ['add', (c) => c.add([])],
  ['remove', (c) => c.remove(0)],
  ['filter', (c) => c.filter('a')],
  ['filter by a callback', (c) => c.filter(() => true)],
  ['attr', (c) => c.attr('x', 5)],
  ['attr of pairs', (c) => c.attr({ pos: 5, size: [4, 5], scale: 2 })],
  [
    'attr of colours',
    (c) =>
      c
        .attr('tint', '#FF0000', 0)
        .attr('alpha', 5)
        .attr('brightness', (_e, i) => i),
  ],
  ['sort', (c) => c.sort()],
  ['list', (c) => c.list()],
  ['call', (c) => c.call(() => 1)],
  ['apply', (c) => c.apply(() => 1, [])],
  ['invoke', (c) => c.invoke('getTransformationPoint')],
  ['unique', (c) => c.unique()],
  ['deleteElements', (c) => c.deleteElements()],
  ['move', (c) => c.move(1, 2)],
  ['rotate', (c) => c.rotate(10)],
  ['scale', (c) => c.scale(2)],
  ['centerTransformPoint', (c) => c.centerTransformPoint()],
  ['resetTransform', (c) => c.resetTransform()],
  ['rename', (c) => c.rename('x')],
  ['renameAlongKeyframes', (c) => c.renameAlongKeyframes('x')],
  ['orderBy', (c) => c.orderBy('x')],
  ['align', (c) => c.align('left', true)],
  ['distribute', (c) => c.distribute('top')],
  ['space', (c) => c.space('vertical', true)],
  ['match', (c) => c.match('size', false)],
  ['toGrid', (c) => c.toGrid(10)],
  ['layout', (c) => c.layout(2)],
  ['randomize', (c) => c.randomize({ pos: 5, alpha: '-10' }, 7)],
  ['exec', (c) => c.exec(() => 1)],
  ['refresh', (c) => c.refresh()],
];

const ITEM_METHODS: [title: string, work: (collection: ItemCollection) => unknown][] = [
  ['filter', (c) => c.filter(':symbol')],
  ['expand', (c) => c.expand(true, true)],
  ['reveal', (c) => c.reveal()],
  ['attr', (c) => c.attr('linkageExportForAS', true)],
  ['rename', (c) => c.rename('x')],
  ['move', (c) => c.move('new/folder')],
  ['exec', (c) => c.exec(() => 1)],
  ['sort', (c) => c.sort()],
  ['update', (c) => c.update()],
];

describe('every method that does not say otherwise', () => {
  it.each(ELEMENT_METHODS)(
    'ElementCollection: %s returns itself, keeps its Array and the place of the user',
    (_t, work) => {
      const built = open();
      const collection = new ElementCollection(built.elements, built.document);
      const { elements } = collection;
      const before = userIn(built);
      expect(work(collection)).toBe(collection);
      expect(collection.elements).toBe(elements);
      expect(userIn(built)).toEqual(before);
    },
  );

  it.each(ELEMENT_METHODS)(
    'ElementCollection: %s keeps the place of the user also when the host refuses',
    (_t, work) => {
      const built = open();
      built.document.timelines[0].layers[0].locked = true;
      const collection = new ElementCollection(built.elements, built.document);
      const { elements } = collection;
      const before = userIn(built);
      try {
        work(collection);
      } catch (error) {
        expect((error as Error).message).toMatch(/^ElementCollection\.\w+\(\): element 3, first \(/);
      }
      expect(collection.elements).toBe(elements);
      expect(userIn(built)).toEqual(before);
    },
  );

  it.each(ITEM_METHODS)(
    'ItemCollection: %s returns itself, keeps its Array and the place of the user',
    (_t, work) => {
      const built = open();
      const collection = new ItemCollection(built.library.items, built.document);
      const { elements } = collection;
      const before = userIn(built);
      expect(work(collection)).toBe(collection);
      expect(collection.elements).toBe(elements);
      expect(userIn(built)).toEqual(before);
    },
  );

  it.each<[string, (collection: ElementCollection) => unknown]>([
    ['select', (c) => c.select()],
    ['group', (c) => c.remove(3).group()],
    ['duplicate', (c) => c.remove(3).duplicate()],
  ])('%s changes no more than the selection, whose layers the host selects', (_title, work) => {
    const built = open();
    const collection = new ElementCollection(built.elements, built.document);
    const { elements } = collection;
    const { selection, layer, ...before } = userIn(built);
    expect(work(collection)).toBe(collection);
    expect(collection.elements).toBe(elements);
    const { selection: selected, layer: selectedLayer, ...after } = userIn(built);
    expect(after).toEqual(before);
    expect(selected).not.toEqual(selection);
    expect([layer, selectedLayer]).toEqual([1, 0]);
  });
});
