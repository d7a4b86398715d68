import type { DocumentLiteral, ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import { openLiteral } from '../../../support/openModel';

/** A drawing object: left, top, width, height. */
const box = (x: number, y: number, width: number, height: number): ElementLiteral => ({
  shape: 'rectangle',
  drawingObject: true,
  x,
  y,
  width,
  height,
});

const open = (elements: ElementLiteral[], more: DocumentLiteral = {}): Document => {
  const document = openLiteral({
    width: 200,
    height: 100,
    library: [{ name: 'square', layers: [{ elements: [box(0, 0, 10, 10)] }] }],
    layers: [{ elements }],
    ...more,
  });
  document.selectAll();
  return document;
};
const elements = (document: Document): Element[] => document.getTimeline().layers[0].keyframes[0].elements;
/** `left,top widthxheight` of each element. */
const boxes = (document: Document): string =>
  elements(document)
    .map(({ left, top, width, height }) => `${left},${top} ${width}x${height}`)
    .join(' ');

const THREE = [box(0, 0, 10, 10), box(50, 20, 20, 20), box(100, 60, 40, 40)];

const LAYOUTS: [string, (document: Document) => void, string][] = [
  ['align left', (d) => d.align('left'), '0,0 10x10 0,20 20x20 0,60 40x40'],
  ['align right', (d) => d.align('right'), '130,0 10x10 120,20 20x20 100,60 40x40'],
  ['align horizontal center', (d) => d.align('horizontal center'), '65,0 10x10 60,20 20x20 50,60 40x40'],
  ['align top', (d) => d.align('top'), '0,0 10x10 50,0 20x20 100,0 40x40'],
  ['align bottom', (d) => d.align('bottom'), '0,90 10x10 50,80 20x20 100,60 40x40'],
  [
    'align vertical center to the stage',
    (d) => d.align('vertical center', true),
    '0,45 10x10 50,40 20x20 100,30 40x40',
  ],
  [
    'align as setAlignToDocument says',
    (d) => {
      d.setAlignToDocument(true);
      d.align('right');
    },
    '190,0 10x10 180,20 20x20 160,60 40x40',
  ],
  ['distribute left edges', (d) => d.distribute('left edge'), '0,0 10x10 50,20 20x20 100,60 40x40'],
  ['distribute right edges', (d) => d.distribute('right edge'), '0,0 10x10 55,20 20x20 100,60 40x40'],
  [
    'distribute vertical centers on the stage',
    (d) => d.distribute('vertical center', true),
    '0,0 10x10 50,32.5 20x20 100,60 40x40',
  ],
  ['space horizontally', (d) => d.space('horizontal'), '0,0 10x10 45,20 20x20 100,60 40x40'],
  ['space vertically on the stage', (d) => d.space('vertical', true), '0,0 10x10 50,25 20x20 100,60 40x40'],
  ['match widths', (d) => d.match(true, false), '0,0 40x10 50,20 40x20 100,60 40x40'],
  ['match both to the stage', (d) => d.match(true, true, true), '0,0 200x100 50,20 200x100 100,60 200x100'],
  [
    'moveSelectionBy',
    (d) => d.moveSelectionBy({ x: 5, y: -2.5 }),
    '5,-2.5 10x10 55,17.5 20x20 105,57.5 40x40',
  ],
  [
    'scaleSelection about a corner',
    (d) => d.scaleSelection(2, 0.5, 'top left'),
    '0,0 20x5 100,10 40x10 200,30 80x20',
  ],
  ['rotateSelection about its middle', (d) => d.rotateSelection(180), '130,90 10x10 70,60 20x20 0,0 40x40'],
  [
    'skewSelection leaves the other axis',
    (d) => d.skewSelection(0, 45, 'left center'),
    '0,0 10x20 50,70 20x40 100,160 40x80',
  ],
  [
    'setSelectionBounds',
    (d) => d.setSelectionBounds({ left: 0, top: 0, right: 70, bottom: 50 }),
    '0,0 5x5 25,10 10x10 50,30 20x20',
  ],
];

it.each(LAYOUTS)('%s', (_, act, expected) => {
  const document = open(THREE);
  act(document);
  expect(boxes(document)).toBe(expected);
});

it('One element is scaled and turned about its transformation point', () => {
  const document = open([{ item: 'square', x: 50, y: 50, transformationPoint: { x: 10, y: 10 } }]);
  document.scaleSelection(2, 2);
  expect(boxes(document)).toBe('40,40 20x20');
  document.transformSelection(0.5, 0, 0, 0.5);
  expect(boxes(document)).toBe('50,50 10x10');
  expect(document.getTransformationPoint()).toEqual({ x: 10, y: 10 });
  document.setTransformationPoint({ x: 0, y: 0 });
  document.rotateSelection(90);
  expect(boxes(document)).toBe('40,50 10x10');
});

it('Scale and angles are taken away by resetTransformation; the transformation point stays where it is', () => {
  const document = open([
    { item: 'square', x: 50, y: 50, rotation: 90, scaleX: 3, transformationPoint: { x: 5, y: 5 } },
  ]);
  const [{ transformX, transformY }] = elements(document);
  document.resetTransformation();
  const [after] = elements(document);
  expect([after.rotation, after.scaleX, after.transformX, after.transformY]).toEqual([
    0,
    1,
    transformX,
    transformY,
  ]);
});

const ORDERS: [string, string, string][] = [
  ['back', 'bd', 'bdace'],
  ['front', 'bd', 'acebd'],
  ['forward', 'bd', 'acbed'],
  ['backward', 'bd', 'badce'],
  ['forward', 'de', 'abcde'],
  ['backward', 'e', 'abced'],
];

it.each(ORDERS)('The call arrange %s of %s gives %s', (mode, chosen, expected) => {
  const document = open([...'abcde'].map((name) => ({ item: 'square', name })));
  document.selectNone();
  document.selection = elements(document).filter(({ name }) => chosen.includes(name));
  document.arrange(mode);
  expect(
    elements(document)
      .map(({ name }) => name)
      .join(''),
  ).toBe(expected);
  expect(
    document.selection
      .map(({ name }) => name)
      .sort()
      .join(''),
  ).toBe(chosen);
});

it('Raw shapes stay behind everything', () => {
  const document = open([{ shape: 'oval' }, { item: 'square', name: 'a' }, { item: 'square', name: 'b' }]);
  document.selectNone();
  document.selection = elements(document).slice(2);
  document.arrange('back');
  expect(elements(document).map(({ elementType, name }) => `${elementType} ${name}`)).toEqual([
    'shape ',
    'instance b',
    'instance a',
  ]);
});

it.each([
  ['align', 'middle', /align: expected one of "left"/],
  ['distribute', 'left', /distribute: expected one of "left edge"/],
  ['space', 'diagonal', /space: expected one of "horizontal", "vertical"/],
  ['arrange', 'top', /arrange: expected one of "back"/],
  ['moveSelectionBy', { x: 1 }, /moveSelectionBy/],
])('%s(%j) is refused and changes nothing', (method, argument, message) => {
  const document = open(THREE);
  expect(() => (document as unknown as Record<string, (value: unknown) => void>)[method](argument)).toThrow(
    message,
  );
  expect(boxes(document)).toBe('0,0 10x10 50,20 20x20 100,60 40x40');
});
