import type { HostHandle } from '../../../app';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { describeDocuments } from '../../support/documents';
import { onStage } from '../../support/examples';
import { boundsOf, elementsOf, expectClose, openReal } from '../../support/stage';

let current: HostHandle | undefined;
afterEach(() => {
  current?.dispose();
  current = undefined;
});

/** A real document, in front. */
function open(name: string) {
  const { host, document } = openReal(name);
  current = host.install();
  return { document, library: document.library };
}

const isClip = (element: Element) => (element as SymbolInstance).symbolType === 'movie clip';
const leaf = (path: string) => path.split('/').pop();

/** What a script must leave as it found it. */
function placeIn(document: Document) {
  const timeline = document.getTimeline();
  const { currentFrame, currentLayer } = timeline;
  return [timeline, document.currentTimeline, currentFrame, currentLayer, new Set(document.selection)];
}

describeDocuments('setting, naming and chance on real elements', () => {
  it.each(['acid', 'demo', 'logo-anim'])('Pairs are set, and any selected clip is coloured: %s', (name) => {
    const { document } = open(name);
    const clips = onStage(document).filter(isClip).slice(0, 12) as SymbolInstance[];
    const collection = new ElementCollection(clips, document);
    const sizes = clips.map(({ width, height }) => [width, height]);
    const before = placeIn(document);
    expect(
      collection.attr('tint', '#336699', 40).attr('pos', (_clip, i): [number, number] => [i * 10, 5]),
    ).toBe(collection);
    clips.forEach(({ x, y, tintColor, tintPercent }, i) => {
      expectClose([x, y], [i * 10, 5]);
      expect([tintColor, tintPercent]).toEqual(['#336699', 40]);
      expectClose([clips[i].width, clips[i].height], sizes[i]);
    });
    collection.attr({ scale: [2, 0.5], rotation: 0, skewX: 0, skewY: 0, alpha: 50 });
    clips.forEach(({ scaleX, scaleY, colorMode, colorAlphaPercent }) => {
      expectClose([scaleX, scaleY], [2, 0.5], 0.001);
      expect([colorMode, colorAlphaPercent]).toEqual(['alpha', 50]);
    });
    expect(placeIn(document)).toEqual(before);
  });

  it.each(['acid', 'sample-element', 'flump'])(
    'Random positions are repeatable, within their limits: %s',
    (name) => {
      const places = () => {
        const { document } = open(name);
        const elements = onStage(document);
        const before = elements.map(({ x, y }) => [x, y]);
        new ElementCollection(elements, document).randomize('pos', { x: '20', y: '+10' }, 1959);
        const after = elements.map(({ x, y }) => [x, y]);
        after.forEach(([x, y], i) => {
          expect(Math.abs(x - before[i][0])).toBeLessThan(10.1);
          expect(y - before[i][1]).toBeGreaterThan(-0.1);
          expect(y - before[i][1]).toBeLessThan(10.1);
        });
        return after;
      };
      expect(places()).toEqual(places());
    },
  );

  it.each(['acid', 'tests', 'logo-anim'])(
    'Children are the elements in all keyframes, or in one frame: %s',
    (name) => {
      const { document } = open(name);
      const clips = onStage(document).filter(isClip) as SymbolInstance[];
      const layers = clips
        .flatMap(({ libraryItem }) => (libraryItem as unknown as SymbolItem).timeline.layers)
        .filter(({ layerType }) => layerType !== 'folder');
      const inFirst = new Set(layers.flatMap(({ frames }) => frames[0]?.elements ?? []));
      const inAll = new Set(layers.flatMap(({ frames }) => frames.flatMap(({ elements }) => elements)));
      const collection = new ElementCollection(clips, document);
      expect(new Set(collection.children(0).elements)).toEqual(inFirst);
      expect(new Set(collection.children().elements)).toEqual(inAll);
    },
  );
});

describeDocuments('libraries of hundreds of items', () => {
  const LARGE = ['globometer_lateral', 'tests'];

  it.each(LARGE)('Every symbol is opened by exec, and the user is back, also after an error: %s', (name) => {
    const { document, library } = open(name);
    document.selectAll();
    const before = placeIn(document);
    const { items } = library;
    const opened: unknown[] = [];
    const collection = new ItemCollection(items, document);
    collection.exec((item, index) => {
      expect(items[index]).toBe(item);
      expect(document.getTimeline().libraryItem).toBe(item);
      opened.push(item);
    });
    expect(opened).toEqual(items.filter((item) => (item as SymbolItem).timeline));
    expect(placeIn(document)).toEqual(before);
    const failing = () =>
      collection.exec((_item, index) => {
        document.selectNone();
        if (index > 50) throw new RangeError('enough');
      });
    expect(failing).toThrow(new RangeError('enough'));
    expect(placeIn(document)).toEqual(before);
  });

  it.each(LARGE)(
    'All items that can be on the stage are placed by addToStage, in order, selected: %s',
    (name) => {
      const { document, library } = open(name);
      const timeline = document.getTimeline();
      timeline.currentLayer = timeline.layers.findIndex(
        ({ layerType, frames }) => layerType !== 'folder' && frames.length > 0,
      );
      const standing = () => timeline.layers[timeline.currentLayer].frames[timeline.currentFrame].elements;
      const before = standing();
      library.selectItem(library.items[3].name, true);
      const placed = new ItemCollection(library.items, document).addToStage(30, 40);
      const kinds = ['movie clip', 'graphic', 'button', 'bitmap'];
      const expected = library.items.filter(({ itemType }) => kinds.includes(itemType));
      expect(placed.elements.map((element) => (element as Instance).libraryItem)).toEqual(expected);
      expect(standing()).toEqual([...before, ...placed.elements]);
      const bitmaps = placed.elements.filter((element) => (element as Instance).instanceType === 'bitmap');
      bitmaps.map(boundsOf).forEach(([left, top, width, height]) => {
        expectClose([left + width / 2, top + height / 2], [30, 40]);
      });
      expect(document.selection).toHaveLength(placed.elements.length);
      expect(library.getSelectedItems()).toEqual([library.items[3]]);
    },
  );

  it.each(LARGE)('All symbols are numbered by rename, each in its folder, or none: %s', (name) => {
    const { document, library } = open(name);
    const symbols = library.items.filter((item) => (item as SymbolItem).timeline);
    const folders = symbols.map((item) => item.name.split('/').slice(0, -1).join('/'));
    const collection = new ItemCollection(symbols, document);
    const before = symbols.map((item) => item.name);
    expect(() => collection.rename(() => 'same')).toThrow('ItemCollection.rename(): these names are taken');
    expect(symbols.map((item) => item.name)).toEqual(before);
    collection.rename('*_###');
    symbols.forEach((item, i) => {
      const path = `${leaf(before[i])!}_${String(i + 1).padStart(3, '0')}`;
      expect(item.name).toBe(folders[i] === '' ? path : `${folders[i]}/${path}`);
    });
    // Each takes the name of the one before it: a ring of hundreds of exchanges.
    const leaves = symbols.map((item) => leaf(item.name)!);
    collection.move('ring').rename((_item, i) => leaves[(i + 1) % leaves.length]);
    expect(symbols.map((item) => item.name)).toEqual(
      leaves.map((_leaf, i) => 'ring/' + leaves[(i + 1) % leaves.length]),
    );
  });

  it.each(LARGE)('Items that clash when moved get names of their own, and none is lost: %s', (name) => {
    const { document, library } = open(name);
    const symbols = library.items.filter((item) => (item as SymbolItem).timeline);
    const placed = elementsOf(document.timelines[0]).map((element) => (element as Instance).libraryItem);
    new ItemCollection(symbols, document).rename((_item, i) => 's' + i).move('/one/two/');
    new ItemCollection(symbols.slice(10), document).move('three');
    new ItemCollection(symbols.slice(10), document).rename((_item, i) => 's' + (i % 10) + '_' + i);
    library.addNewItem('graphic', 's0');
    const root = library.items.find((item) => item.name === 's0')!;
    new ItemCollection([root], document).move('one/two');
    expect(root.name).toMatch(/^one\/two\/s0 ?.+/);
    expect(new Set(library.items.map((item) => item.name)).size).toBe(library.items.length);
    expect(symbols.every((item) => library.items.includes(item))).toBe(true);
    expect(elementsOf(document.timelines[0]).map((element) => (element as Instance).libraryItem)).toEqual(
      placed,
    );
  });
});
