import { ElementCollection } from '../../../src/collection/ElementCollection';
import { describeDocuments } from '../../support/documents';
import { type Bounds, boundsOf, elementsOf, expectClose, openReal } from '../../support/stage';

/** Documents with rotated, skewed, mirrored and nested elements; `null` is the first scene, a text a symbol. */
const STAGES: [document: string, symbol: string | null][] = [
  ['sample-element', null],
  ['simple_graphic_frames', null],
  ['acid', null],
  ['flump', 'walk'],
  ['demo', 'CityZoom'],
  ['logo-anim', 'InfoText'],
  ['tests', 'test'],
  ['flump', 'idle'],
];

/** Opens the timeline for editing; at most fifteen of its elements that have an extent, and their bounds. */
function open(name: string, symbol: string | null) {
  const { document } = openReal(name);
  if (symbol !== null) expect(document.library.editItem(symbol)).toBe(true);
  const elements = elementsOf(document.getTimeline())
    .filter(({ width, height }) => width > 0.2 && height > 0.2)
    .slice(0, 15);
  expect(elements.length).toBeGreaterThan(1);
  const collection = new ElementCollection(elements, document);
  return { document, elements, collection, before: elements.map(boundsOf) };
}

/** The values in ascending order, with their places in the list; equal values stay in their order. */
const ranked = (values: number[]) =>
  values.map((value, i) => ({ value, i })).sort((p, q) => p.value - q.value || p.i - q.i);
const near = (element: Element, bounds: Bounds) => expectClose(boundsOf(element), bounds, 0.11);

describeDocuments('arranging real elements', () => {
  it.each(STAGES)('Edges are put at equal distances by distribute: %s, %s', (name, symbol) => {
    const { elements, collection, before } = open(name, symbol);
    collection.distribute('horizontal');
    const order = ranked(before.map(([left, , width]) => left + width / 2));
    const [first, last] = [order[0], order[order.length - 1]];
    order.forEach(({ i }, rank) => {
      const [, top, width, height] = before[i];
      const middle = first.value + ((last.value - first.value) * rank) / (order.length - 1);
      near(elements[i], [middle - width / 2, top, width, height]);
    });
  });

  it.each(STAGES)('A gap, or equal gaps, are left by space: %s, %s', (name, symbol) => {
    const { elements, collection, before } = open(name, symbol);
    const order = ranked(before.map(([left]) => left)).map(({ i }) => i);
    collection.space('horizontal', 7);
    let at = before[order[0]][0];
    order.forEach((i) => {
      near(elements[i], [at, ...(before[i].slice(1) as [number, number, number])]);
      at += before[i][2] + 7;
    });
    const rows = ranked(before.map(([, top]) => top)).map(({ i }) => i);
    const total = before.reduce((sum, [, , , height]) => sum + height, 0);
    const last = before[rows[rows.length - 1]];
    const gap = (last[1] + last[3] - before[rows[0]][1] - total) / (rows.length - 1);
    collection.space('vertical');
    let top = before[rows[0]][1];
    rows.forEach((i) => {
      expectClose([elements[i].top], [top]);
      top += before[i][3] + gap;
    });
  });

  it.each(STAGES)('Rows of elements are made by layout: %s, %s', (name, symbol) => {
    const { elements, collection, before } = open(name, symbol);
    collection.layout(3, 5, 8);
    const width = Math.max(...before.map((bounds) => bounds[2])) + 5;
    const height = Math.max(...before.map((bounds) => bounds[3])) + 8;
    elements.forEach((element, i) => {
      const [left, top] = [before[0][0] + (i % 3) * width, before[0][1] + Math.floor(i / 3) * height];
      near(element, [left, top, before[i][2], before[i][3]]);
    });
  });

  it.each(STAGES)(
    'All elements get the width of the widest and the height of the lowest by match: %s, %s',
    (name, symbol) => {
      const { elements, collection, before } = open(name, symbol);
      const widest = Math.max(...before.map((bounds) => bounds[2]));
      const lowest = Math.min(...before.map((bounds) => bounds[3]));
      collection.match('width').match('height', false);
      elements.forEach(({ width, height }) => expectClose([width, height], [widest, lowest], 0.11));
    },
  );

  it.each(STAGES)('Registration points are rounded by toGrid: %s, %s', (name, symbol) => {
    const { elements, collection } = open(name, symbol);
    const before = elements.map(({ x, y }) => [x, y]);
    collection.toGrid([10, 5], -1);
    elements.forEach(({ x, y }, i) => {
      expectClose([x, y], [Math.floor(before[i][0] / 10) * 10, Math.floor(before[i][1] / 5) * 5]);
    });
  });

  it.each(STAGES)('The edges of the stage are reached by align and distribute: %s, %s', (name, symbol) => {
    const { document, elements, collection, before } = open(name, symbol);
    collection.align('right top', true);
    elements.forEach((element, i) =>
      near(element, [document.width - before[i][2], 0, before[i][2], before[i][3]]),
    );
    collection.distribute('bottom', true);
    const bottoms = elements.map(({ top, height }) => top + height).sort((p, q) => p - q);
    expectClose([bottoms[bottoms.length - 1]], [document.height]);
    const steps = bottoms.slice(1).map((bottom, i) => bottom - bottoms[i]);
    steps.forEach((step) => expectClose([step], [steps[0]], 0.15));
  });
});

describeDocuments('stacking, grouping and copying real elements', () => {
  /** The movie clips on the first layer of the stage that has several, and can be changed. */
  function clips(name: string) {
    const { document } = openReal(name);
    const layer = document
      .getTimeline()
      .layers.find(({ locked, visible, frames }) => !locked && visible && frames[0]?.elements.length > 3)!;
    const isClip = (element: Element) => (element as Instance).instanceType === 'symbol';
    const elements = layer.frames[0].elements.filter(isClip);
    return { document, layer, elements, collection: new ElementCollection(elements, document) };
  }

  it.each(['acid', 'demo', 'sample-element'])('The frame gets the order that orderBy names: %s', (name) => {
    const { document, layer, elements, collection } = clips(name);
    const before = layer.frames[0].elements;
    const { selection } = document;
    collection.orderBy('left');
    const sorted = ranked(elements.map(({ left }) => left)).map(({ i }) => elements[i]);
    expect(collection.elements).toEqual(sorted);
    const after = layer.frames[0].elements;
    expect(after.filter((element) => elements.includes(element))).toEqual(sorted);
    expect(new Set(after)).toEqual(new Set(before));
    // The selection is read in stacking order, which is another one now.
    expect(new Set(document.selection)).toEqual(new Set(selection));
  });

  it.each(['acid', 'demo', 'sample-element'])(
    'Duplicates are removed again by deleteElements: %s',
    (name) => {
      const { document, layer, elements, collection } = clips(name);
      const before = layer.frames[0].elements;
      collection.rename('thing_07').duplicate();
      expect(collection.elements.map(({ name: copy }) => copy)).toEqual(
        elements.map((_e, i) => 'thing_' + String(7 + elements.length + i).padStart(2, '0')),
      );
      collection.elements.forEach((copy, i) => {
        expect([copy.width, copy.height]).toEqual([elements[i].width, elements[i].height]);
      });
      expect(layer.frames[0].elements).toHaveLength(before.length + elements.length);
      collection.deleteElements();
      expect(layer.frames[0].elements).toEqual(before);
      expect(document.selection).toEqual([]);
    },
  );

  it.each(['acid', 'sample-element'])('Members of a group stay where they are: %s', (name) => {
    const { document, elements, collection } = clips(name);
    const before = elements.map(boundsOf);
    collection.group();
    const [group] = collection.elements;
    expect((group as Shape).members).toHaveLength(elements.length);
    const left = Math.min(...before.map((bounds) => bounds[0]));
    const top = Math.min(...before.map((bounds) => bounds[1]));
    expectClose([group.left, group.top], [left, top]);
    expect(document.selection).toEqual([group]);
    expect(collection.children().elements).toHaveLength(elements.length);
  });
});
