import fc from 'fast-check';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import { openLiteral } from '../../../support/openModel';
import { CELLS, drawInDocument, drawOnPaper, readPicture, type Step } from './lattice';

const RED = '#CC0000';
const BLUE = '#0000CC';
const open = (): Document => openLiteral({ layers: [{}] });
const shapes = (document: Document): Shape[] => {
  return document.getTimeline().layers[0].keyframes[0].elements as Shape[];
};
const fillsOf = (shape: Shape): string[] =>
  shape.contours.map(({ fill }) => ('color' in fill ? fill.color : fill.style)).sort();

/** Fills of the raw shape of a frame, and how many of its edges have a stroke. */
function looksOf(document: Document): [string[], number] {
  const [shape] = shapes(document);
  const lines = shape.edges.filter(({ stroke }) => 'thickness' in stroke && stroke.style !== 'noStroke');
  return [fillsOf(shape).filter((fill) => fill !== 'noFill'), lines.length];
}

const BOX = { left: 0, top: 0, right: 80, bottom: 80 };

/** A red square with a line around it, and a blue circle with a line in it. */
function openDrawn(): Document {
  const document = open();
  document.setFillColor(RED);
  document.addNewRectangle(BOX, 0);
  document.setFillColor(BLUE);
  document.addNewOval({ left: 20, top: 20, right: 60, bottom: 60 });
  return document;
}

it.each<[string, (document: Document) => void, unknown, [string[], number]]>([
  ['a fill', (d) => d.mouseClick({ x: 40, y: 40 }, false, true), [20, 20, 60, 60], [[RED, RED], 12]],
  ['a fill around another', (d) => d.mouseClick({ x: 10, y: 10 }, false, true), [0, 0, 80, 80], [[BLUE], 12]],
  [
    'a side of a rectangle',
    (d) => d.mouseClick({ x: 1, y: 30 }, false, true),
    [0, 0, 0, 80],
    [[BLUE, RED, RED], 11],
  ],
  [
    'a whole circle',
    (d) => d.mouseClick({ x: 20, y: 40 }, false, true),
    [20, 20, 60, 60],
    [[BLUE, RED, RED], 4],
  ],
  [
    'two fills',
    (d) => {
      d.mouseClick({ x: 40, y: 40 }, false, true);
      d.mouseClick({ x: 10, y: 10 }, true, true);
    },
    [0, 0, 80, 80],
    [[], 12],
  ],
  [
    'one of two fills, as Shift deselects the other',
    (d) => {
      d.mouseClick({ x: 40, y: 40 }, false, true);
      d.mouseClick({ x: 10, y: 10 }, true, true);
      d.mouseClick({ x: 10, y: 10 }, true, true);
    },
    [20, 20, 60, 60],
    [[RED, RED], 12],
  ],
  [
    'a fill with its line',
    (d) => d.mouseDblClk({ x: 40, y: 40 }, false, false, true),
    [20, 20, 60, 60],
    [[RED, RED], 4],
  ],
  [
    'all sides of a rectangle',
    (d) => d.mouseDblClk({ x: 1, y: 30 }, false, false, true),
    [0, 0, 80, 80],
    [[BLUE, RED, RED], 8],
  ],
  [
    'what a rectangle encloses',
    (d) => d.setSelectionRect({ left: -5, top: -5, right: 10, bottom: 90 }),
    [0, 0, 10, 80],
    [[BLUE, RED, RED], 11],
  ],
])('%s of a raw shape is selected and deleted', (_, choose, rect, left) => {
  const document = openDrawn();
  const edges = (): unknown[] =>
    shapes(document)[0]
      .node.child('edges')!
      .children.map((edge) => edge.attributes());
  const before = edges();
  choose(document);
  expect(edges()).toEqual(before);
  const {
    left: x,
    top,
    right,
    bottom,
  } = document.getSelectionRect() as { left: number; top: number; right: number; bottom: number };
  expect([x, top, right, bottom]).toEqual(rect);
  expect([shapes(document).length, document.selection.length]).toEqual([1, 1]);
  document.deleteSelection();
  expect([looksOf(document), document.selection.length]).toEqual([left, 0]);
});

const clickBlue = (document: Document): void => document.mouseClick({ x: 40, y: 40 }, false, true);
const boxes = (document: Document): unknown[] =>
  document
    .getTimeline()
    .layers.flatMap((layer) => layer.keyframes[0].elements)
    .map(({ left, top, width, height }) => [left, top, width, height].join());

it.each<[string, (document: Document) => void, string[]]>([
  ['moveSelectionBy', (d) => d.moveSelectionBy({ x: 100, y: 0 }), ['0,0,80,80', '120,20,40,40']],
  ['scaleSelection', (d) => d.scaleSelection(2, 2), ['0,0,80,80', '0,0,80,80']],
  [
    'setSelectionBounds',
    (d) => d.setSelectionBounds({ left: 1, top: 2, right: 9, bottom: 9 }),
    ['0,0,80,80', '1,2,8,7'],
  ],
  ['align', (d) => d.align('left', true), ['0,0,80,80', '0,20,40,40']],
  ['setElementProperty', (d) => d.setElementProperty('x', 200), ['0,0,80,80', '180,20,40,40']],
  ['group', (d) => d.group(), ['0,0,80,80', '20,20,40,40']],
  ['union', (d) => d.union(), ['0,0,80,80', '20,20,40,40']],
  [
    'convertToSymbol',
    (d) => void d.convertToSymbol('graphic', 'a', 'top left'),
    ['0,0,80,80', '20,20,40,40'],
  ],
  ['duplicateSelection', (d) => d.duplicateSelection(), ['0,0,80,80', '30,30,40,40']],
  [
    'clipPaste',
    (d) => {
      d.clipCut();
      d.clipPaste(true);
    },
    ['0,0,80,80', '20,20,40,40'],
  ],
  ['setFillColor, which leaves the part where it is', (d) => d.setFillColor('#00FF00'), ['0,0,80,80']],
  [
    'getCustomFill, which changes nothing',
    (d) => expect(d.getCustomFill('selection')).toMatchObject({ color: BLUE }),
    ['0,0,80,80'],
  ],
])('The selected part of a raw shape is what %s is about', (_, change, expected) => {
  const document = openDrawn();
  clickBlue(document);
  change(document);
  expect(boxes(document)).toEqual(expected);
});

it('A fill that is moved and put back leaves the picture as it was; elsewhere it cuts what is there', () => {
  const document = openDrawn();
  const before = looksOf(document);
  clickBlue(document);
  document.moveSelectionBy({ x: 50, y: 0 });
  document.moveSelectionBy({ x: -50, y: 0 });
  document.selectNone();
  expect([shapes(document).length, looksOf(document)]).toEqual([1, before]);
  clickBlue(document);
  document.moveSelectionBy({ x: 50, y: 0 });
  document.selectNone();
  expect(document.getTimeline().layers[0].keyframes[0].elements).toHaveLength(1);
  expect(fillsOf(shapes(document)[0])).toContain('noFill');
});

it('A fill takes another colour and unites with its neighbour when it is deselected', () => {
  const document = open();
  document.setFillColor(RED);
  document.addNewRectangle(BOX, 0, false, true);
  document.setSelectionRect({ left: 20, top: -1, right: 40, bottom: 81 });
  document.setFillColor(BLUE);
  expect(looksOf(document)[0]).toEqual([BLUE, RED, RED]);
  document.setFillColor(RED);
  expect(looksOf(document)[0]).toEqual([RED, RED, RED]);
  document.selectNone();
  expect(looksOf(document)[0]).toEqual([RED]);
});

it('A double click on a line selects all sides, and the stroke that is set is theirs only', () => {
  const document = openDrawn();
  document.mouseDblClk({ x: 1, y: 30 }, false, false, true);
  document.setStrokeColor('#00FF00');
  document.setStrokeSize(4);
  const looks = shapes(document)[0].edges.map(({ stroke }) => [
    stroke.thickness,
    'color' in stroke && stroke.color,
  ]);
  expect(looks.filter(([thickness, color]) => thickness === 4 && color === '#00FF00')).toHaveLength(4);
  expect(looks.filter(([thickness, color]) => thickness === 1 && color === '#000000')).toHaveLength(8);
});

it('Gradients stay where they are when a shape is cut, and move with what moves', () => {
  const document = open();
  const matrix = { a: 0.05, b: 0, c: 0, d: 0.05, tx: 40, ty: 40 };
  const gradient = { style: 'linearGradient', colorArray: [RED, BLUE], posArray: [0, 255], matrix };
  document.setCustomFill(gradient as never);
  document.addNewRectangle(BOX, 0, false, true);
  document.setSelectionRect({ left: 20, top: 20, right: 40, bottom: 40 });
  document.moveSelectionBy({ x: 100, y: 0 });
  document.selectNone();
  const [shape] = shapes(document);
  const places = shape.contours.flatMap(({ fill }) => ('matrix' in fill ? [fill.matrix?.tx] : []));
  expect(new Set(places)).toEqual(new Set([40, 140]));
});

it('A bitmap that is broken apart is cut into slices by rectangles and groups, as a published command does', () => {
  const document = openLiteral({
    library: [{ name: 'photo', type: 'bitmap', width: 90, height: 90 }],
    layers: [{ elements: [{ item: 'photo' }] }],
  });
  document.selectAll();
  document.breakApart();
  for (const left of [0, 30, 60]) {
    for (const top of [0, 30, 60]) {
      document.setSelectionRect({ left, top, right: left + 30, bottom: top + 30 });
      document.group();
    }
  }
  const groups = shapes(document);
  expect(boxes(document).sort()).toEqual(
    [0, 30, 60].flatMap((left) => [0, 30, 60].map((top) => `${left},${top},30,30`)),
  );
  expect(groups.map((group) => group.getCustomFill().matrix?.tx)).toEqual(Array(9).fill(0));
});

const REDS = ['#CC0000', '#00AA00', '#0000CC'];
const at = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const area = fc.tuple(at(CELLS - 2), at(CELLS - 2), at(4), at(4)).map(([left, top, width, height]) => ({
  left,
  top,
  right: Math.min(CELLS, left + width + 1),
  bottom: Math.min(CELLS, top + height + 1),
}));
const color = fc.constantFrom(...REDS);
const maybe = fc.option(color, { freq: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('rectangle' as const), area, fill: maybe, stroke: maybe }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('line' as const),
      x: at(CELLS - 1),
      y: at(CELLS - 1),
      length: fc.integer({ min: 1, max: 6 }),
      isLevel: fc.boolean(),
      stroke: color,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), area }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      area,
      right: fc.integer({ min: -2, max: 2 }),
      down: fc.integer({ min: -2, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('click' as const),
      x: at(CELLS - 1),
      y: at(CELLS - 1),
      does: fc.constantFrom('delete' as const, 'deleteAll' as const, 'paint' as const),
      fill: color,
    }),
  },
);

it('Shapes that are drawn, clicked, cut, moved and deleted look as on squared paper', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) => {
      const document = open();
      drawInDocument(document, steps);
      expect(readPicture(document, 6)).toEqual(drawOnPaper(steps));
    }),
    { numRuns: 20, seed: 7 },
  );
});
