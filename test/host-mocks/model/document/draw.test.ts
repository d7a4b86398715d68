import type { ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { openLiteral } from '../../../support/openModel';

const open = (elements: ElementLiteral[] = []): Document =>
  openLiteral({
    library: [
      { name: 'square', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] },
      { name: 'photo', type: 'bitmap', width: 40, height: 20 },
      {
        name: 'two',
        type: 'graphic',
        layers: [
          { elements: [{ item: 'square', name: 'up', x: 5 }] },
          { elements: [{ item: 'square', name: 'down', y: 5 }] },
        ],
      },
    ],
    layers: [{ elements }],
  });
const elements = (document: Document): Element[] => document.getTimeline().layers[0].keyframes[0].elements;
const kinds = (document: Document): string[] =>
  elements(document).map(({ node, name }) => (name === '' ? node.name : name));
const bounds = (document: Document): unknown => document.getTimeline().getBounds();
/** The bounds of the first element, without its strokes. */
const placeOfFirst = (document: Document): unknown => {
  const [{ left, top, width, height }] = elements(document);
  return { left, top, right: left + width, bottom: top + height };
};

const DRAWN: [string, (document: Document) => void, string, object][] = [
  [
    'addNewRectangle',
    (d) => d.addNewRectangle({ left: 10, top: 20, right: 50, bottom: 40 }, 0),
    'DOMShape',
    { left: 10, top: 20, right: 50, bottom: 40 },
  ],
  [
    'addNewRectangle with sides given the wrong way round',
    (d) => d.addNewRectangle({ left: 50, top: 40, right: 10, bottom: 20 }, 5),
    'DOMShape',
    { left: 10, top: 20, right: 50, bottom: 40 },
  ],
  [
    'addNewOval',
    (d) => d.addNewOval({ left: 0, top: 0, right: 33, bottom: 21 }),
    'DOMShape',
    { left: 0, top: 0, right: 33, bottom: 21 },
  ],
  [
    'addNewLine',
    (d) => d.addNewLine({ x: 5, y: 50 }, { x: 25, y: 10 }),
    'DOMShape',
    { left: 5, top: 10, right: 25, bottom: 50 },
  ],
  [
    'addNewPrimitiveRectangle',
    (d) => d.addNewPrimitiveRectangle({ left: 1, top: 2, right: 3, bottom: 5 }, 1),
    'DOMRectangleObject',
    { left: 1, top: 2, right: 3, bottom: 5 },
  ],
  [
    'addNewPrimitiveOval',
    (d) => d.addNewPrimitiveOval({ left: 1, top: 2, right: 3, bottom: 5 }),
    'DOMOvalObject',
    { left: 1, top: 2, right: 3, bottom: 5 },
  ],
  [
    'addNewText',
    (d) => d.addNewText({ left: 10, top: 10, right: 110, bottom: 40 }, 'Hello'),
    'DOMStaticText',
    // It expands: the lines are 10 by 20 px in this host, and the gutter is 2 px.
    { left: 10, top: 10, right: 24, bottom: 34 },
  ],
];

it.each(DRAWN)('%s draws into the current frame', (_, draw, name, box) => {
  const document = open();
  draw(document);
  expect([kinds(document), placeOfFirst(document)]).toEqual([[name], box]);
});

it('Fill and stroke of the Tools panel go into what is drawn, unless they are left out', () => {
  const document = open();
  document.setFillColor('#FF0000');
  document.setStroke('#00FF00', 3, 'solid');
  document.addNewRectangle({ left: 0, top: 0, right: 10, bottom: 10 }, 0);
  document.selectAll();
  expect(document.getCustomFill()).toMatchObject({ style: 'solid', color: '#FF0000' });
  expect(document.getCustomStroke()).toMatchObject({ style: 'solid', color: '#00FF00', thickness: 3 });
  document.deleteSelection();
  document.addNewRectangle({ left: 0, top: 0, right: 10, bottom: 10 }, 0, true);
  document.selectAll();
  expect([document.getCustomFill()?.style, document.getCustomStroke()?.style]).toEqual(['noFill', 'solid']);
  document.addNewOval({ left: 0, top: 0, right: 10, bottom: 10 }, true, true);
  expect(kinds(document)).toEqual(['DOMShape']);
});

it('A new text is the selection, so that setTextString fills it', () => {
  const document = open();
  document.addNewText({ left: 0, top: 0, right: 100, bottom: 20 });
  expect(document.setTextString('Hello')).toBe(true);
  expect(document.getTextString()).toBe('Hello');
  document.setElementTextAttr('size', 20, 0, 2);
  expect([document.getElementTextAttr('size'), document.getElementTextAttr('size', 0, 2)]).toEqual([
    undefined,
    20,
  ]);
  expect(document.setTextRectangle({ left: 0, top: 0, right: 200, bottom: 20 })).toBe(true);
  expect(elements(document)[0].width).toBe(200);
});

it('Drawing needs a frame', () => {
  const document = open();
  document.getTimeline().removeFrames(0);
  expect(() => document.addNewOval({ left: 0, top: 0, right: 1, bottom: 1 })).toThrow(
    /There is no current frame to draw into/,
  );
});

it('The centre of a symbol is a twip above the position of addItem, the corner of a bitmap is at it', () => {
  const document = open();
  expect(document.addItem({ x: 100, y: 50 }, document.library.find('square')!)).toBe(true);
  expect(document.addItem({ x: 100, y: 50 }, document.library.find('photo')!)).toBe(true);
  expect(elements(document).map(({ left, top }) => [left, top])).toEqual([
    [95, 44.95],
    [100, 50],
  ]);
  expect(() => document.addItem({ x: 0, y: 0 }, 'square' as never)).toThrow(/expected an item, got "square"/);
});

it('An item of another document is brought along by addItem', () => {
  const document = open();
  const other = openLiteral({
    library: [{ name: 'far/away', layers: [{ elements: [{ item: 'far/part' }] }] }, { name: 'far/part' }],
  });
  document.addItem({ x: 0, y: 0 }, other.library.find('far/away')!);
  expect(document.library.find('far/part')).toBeDefined();
  expect(document.library.find('far/away')).not.toBe(other.library.find('far/away'));
});

it('Grouping and ungrouping change neither the picture nor the order', () => {
  const document = open([
    { item: 'square', name: 'a' },
    { item: 'square', name: 'b', x: 30 },
    { item: 'square', name: 'c', y: 40 },
  ]);
  const before = bounds(document);
  const [a, , c] = elements(document);
  document.selection = [a, c];
  document.group();
  expect(kinds(document)).toEqual(['b', 'DOMGroup']);
  const [group] = document.selection as Shape[];
  expect([group.isGroup, group.members.map(({ name }) => name), a.layer]).toEqual([
    true,
    ['a', 'c'],
    group.layer,
  ]);
  expect(bounds(document)).toEqual(before);
  document.unGroup();
  expect([kinds(document), bounds(document)]).toEqual([['b', 'a', 'c'], before]);
  expect(document.selection.map(({ name }) => name)).toEqual(['c', 'a']);
});

it('An instance that is broken apart gives way to what it shows, in the same place', () => {
  const document = open([{ item: 'two', x: 100, scaleX: 2, rotation: 90 }]);
  const before = bounds(document);
  document.selectAll();
  document.breakApart();
  expect([kinds(document), bounds(document)]).toEqual([['down', 'up'], before]);
  document.selectNone();
  document.addNewText({ left: 0, top: 0, right: 10, bottom: 10 }, 'x');
  expect(() => document.breakApart()).not.toThrow();
});

it.each<[string, ElementLiteral, string]>([
  ['drawing object', { shape: 'oval', width: 40, height: 20, rotation: 30, drawingObject: true }, 'solid'],
  [
    'primitive rectangle',
    { primitive: 'rectangle', width: 40, height: 20, rotation: 30, fill: '#FF0000' },
    'solid',
  ],
  [
    'primitive oval',
    { primitive: 'oval', width: 40, height: 20, y: 7, fill: null, stroke: '#0000FF' },
    'noFill',
  ],
  ['bitmap', { item: 'photo', x: 30, y: 40, scaleX: 2, rotation: 90 }, 'bitmap'],
])('A %s that is broken apart is a raw shape in the same place', (_, literal, style) => {
  const document = open([literal]);
  document.selectAll();
  const before = document.getSelectionRect() as unknown as Record<string, number>;
  document.breakApart();
  const after = document.getSelectionRect() as unknown as Record<string, number>;
  for (const side of Object.keys(before)) expect(after[side]).toBeCloseTo(before[side], 0);
  const [shape] = document.selection as Shape[];
  expect([kinds(document), shape.isDrawingObject, shape.node.child('matrix')]).toEqual([
    ['DOMShape'],
    false,
    undefined,
  ]);
  expect(document.getCustomFill('selection')).toMatchObject({ style });
  expect(() => document.breakApart()).toThrow('The function breakApart() is currently unavailable.');
  expect(document.selection).toEqual([shape]);
});

it.each([
  ['top left', 0, 0],
  ['center', 20, 25],
  ['bottom right', 40, 50],
  ['center left', 0, 25],
])('The picture stays as it is after convertToSymbol at %s', (registration, x, y) => {
  const document = open([
    { shape: 'rectangle', width: 40, height: 20 },
    { item: 'square', name: 'b', x: 30, y: 40 },
  ]);
  const before = bounds(document);
  document.selectAll();
  const item = document.convertToSymbol('graphic', 'made/by hand', registration) as SymbolItem;
  expect([item.name, item.symbolType, document.library.find('made')?.itemType]).toEqual([
    'made/by hand',
    'graphic',
    'folder',
  ]);
  expect(bounds(document)).toEqual(before);
  const [instance] = document.selection;
  expect([instance.x, instance.y, elements(document)]).toEqual([x, y, [instance]]);
  expect(instance).toMatchObject({ symbolType: 'graphic', loop: 'loop', transformX: 20, transformY: 25 });
  expect(item.timeline.layers[0].keyframes[0].elements.map(({ node }) => node.name)).toEqual([
    'DOMShape',
    'DOMSymbolInstance',
  ]);
});

it('A missing name is made up by convertToSymbol, and null is returned for one that is taken', () => {
  const document = open([{ item: 'square' }]);
  document.selectAll();
  expect(document.convertToSymbol('movie clip', 'square', 'center')).toBeNull();
  expect(document.convertToSymbol('movie clip', '', 'center')?.name).toBe('Symbol 1');
  expect(() => document.convertToSymbol('movie clip', 'x', 'middle')).toThrow(
    /registration point: expected one of/,
  );
});

it('Place and name are kept by swapElement', () => {
  const document = open([
    { item: 'square', name: 'a', x: 30, rotation: 45, alpha: 50 },
    { item: 'square', name: 'b' },
  ]);
  document.selection = [elements(document)[0]];
  document.swapElement('two');
  expect(elements(document)[0]).toMatchObject({
    name: 'a',
    x: 30,
    colorAlphaPercent: 50,
    libraryItem: { name: 'two' },
  });
  document.swapElement('photo');
  expect(elements(document).map(({ node, name, x }) => `${node.name} ${name} ${x}`)).toEqual([
    'DOMBitmapInstance a 30',
    'DOMSymbolInstance b 0',
  ]);
  expect(() => document.swapElement('nothing')).toThrow('swapElement: Argument number 1 is invalid.');
});

it('Each selected element gets a layer below the current one by distributeToLayers', () => {
  const document = open([{ item: 'square', name: 'a' }, { item: 'photo' }, { shape: 'oval' }]);
  document.selectAll();
  document.distributeToLayers();
  const { layers } = document.getTimeline();
  expect(layers.map(({ name, keyframes }) => `${name}: ${keyframes[0].elements.length}`)).toEqual([
    'Layer 1: 0',
    'a: 1',
    'photo: 1',
    'Layer 2: 1',
  ]);
});

it('Each selected element gets a keyframe after the current frame by distributeToKeyframes', () => {
  const document = open([
    { item: 'square', name: 'a' },
    { item: 'square', name: 'b' },
    { item: 'square', name: 'c' },
  ]);
  document.getTimeline().insertFrames(4, false, 0);
  document.selection = elements(document).slice(1);
  document.distributeToKeyframes();
  const { keyframes } = document.getTimeline().layers[0];
  expect(
    keyframes.map(
      ({ startFrame, elements: shown }) => `${startFrame}${shown.map(({ name }) => name).join('')}`,
    ),
  ).toEqual(['0a', '1b', '2c', '3a']);
});
