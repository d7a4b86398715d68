import fc from 'fast-check';
import { PNG } from 'pngjs';
import { createHost } from '../../../../app/index';
import type { HostHandle } from '../../../../app/HostHandle';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import { openLiteral, quietHost } from '../../../support/openModel';
import { rasterize } from '../../../support/onNode';
import { shareOfDifferentPixels } from '../../../output/svg/comparePictures';

const RED = '#CC0000';
const BLUE = '#0000CC';
const open = (): Document => openLiteral({ layers: [{}] });
const shapes = (document: Document): Shape[] => {
  return document.getTimeline().layers[0].keyframes[0].elements as Shape[];
};
const fillsOf = (shape: Shape): string[] =>
  shape.contours.map(({ fill }) => ('color' in fill ? fill.color : fill.style)).sort();

function drawRectangle(document: Document, left: number, top: number, size: number, fill: string): void {
  document.setFillColor(fill);
  document.addNewRectangle({ left, top, right: left + size, bottom: top + size }, 0, false, true);
}

it('All that is drawn into a frame is one shape, as the reference says of frame.elements', () => {
  const document = open();
  drawRectangle(document, 0, 0, 10, RED);
  drawRectangle(document, 50, 0, 10, BLUE);
  document.addNewLine({ x: 0, y: 30 }, { x: 50, y: 30 });
  expect(shapes(document)).toHaveLength(1);
  const [{ contours, isFloating, edges }] = shapes(document);
  expect([contours.filter(({ interior }) => interior).length, isFloating, edges.length]).toEqual([
    2,
    false,
    9,
  ]);
});

it('A fill of another colour cuts the fills below it', () => {
  const document = open();
  drawRectangle(document, 0, 0, 40, RED);
  drawRectangle(document, 10, 10, 20, BLUE);
  expect(fillsOf(shapes(document)[0])).toEqual([BLUE, RED, RED, 'noFill'].sort());
  drawRectangle(document, 0, 0, 40, BLUE);
  expect(fillsOf(shapes(document)[0])).toEqual([BLUE, 'noFill']);
  expect(shapes(document)[0].node.child('fills')?.children).toHaveLength(1);
});

it('Fills of one colour unite', () => {
  const document = open();
  drawRectangle(document, 0, 0, 40, RED);
  drawRectangle(document, 20, 20, 40, RED);
  const [shape] = shapes(document);
  expect([shape.edges.length, fillsOf(shape)]).toEqual([8, [RED, 'noFill']]);
});

it('Lines are cut where they cross', () => {
  const document = open();
  document.addNewLine({ x: 0, y: 0 }, { x: 40, y: 40 });
  document.addNewLine({ x: 40, y: 0 }, { x: 0, y: 40 });
  const [{ edges, vertices }] = shapes(document);
  expect([edges.length, vertices.map(({ x, y }) => `${x},${y}`).sort()]).toEqual([
    4,
    ['0,0', '0,40', '20,20', '40,0', '40,40'],
  ]);
});

it('In the object drawing mode each shape stays by itself', () => {
  const document = openLiteral({ layers: [{}] }, { ...quietHost(), drawsObjects: true });
  drawRectangle(document, 0, 0, 40, RED);
  drawRectangle(document, 20, 20, 40, RED);
  expect(shapes(document).map(({ isDrawingObject, edges }) => [isDrawingObject, edges.length])).toEqual([
    [true, 4],
    [true, 4],
  ]);
});

it('A pasted shape floats while it is selected, and cuts the shapes below when it is deselected', () => {
  const document = open();
  drawRectangle(document, 0, 0, 40, RED);
  document.selectAll();
  document.group();
  document.selectNone();
  drawRectangle(document, 100, 0, 20, BLUE);
  document.selectNone();
  document.selection = [shapes(document)[0]];
  document.clipCut();
  document.selectAll();
  document.unGroup();
  document.selectNone();
  document.clipPaste(true);
  document.selection[0].x = 20;
  document.selection[0].y = 20;
  expect(shapes(document)).toHaveLength(2);
  document.selectNone();
  expect(shapes(document)).toHaveLength(1);
  expect(fillsOf(shapes(document)[0])).toEqual([BLUE, RED, RED, 'noFill'].sort());
});

it('Drawing objects that are broken apart together are one shape with the other raw ones', () => {
  const document = openLiteral({
    layers: [
      {
        elements: [
          { shape: 'rectangle', width: 40, height: 40, fill: RED },
          { shape: 'rectangle', x: 20, width: 40, height: 40, fill: BLUE, drawingObject: true },
          { shape: 'oval', x: 50, width: 40, height: 40, fill: RED, drawingObject: true },
        ],
      },
    ],
  });
  document.selection = shapes(document).slice(1);
  document.breakApart();
  expect(shapes(document).map(({ isFloating }) => isFloating)).toEqual([false, true]);
  document.selectNone();
  const [shape, ...others] = shapes(document);
  expect([others, fillsOf(shape)]).toEqual([[], [BLUE, RED, RED, 'noFill'].sort()]);
});

it('Drawing objects become raw shapes by unGroup', () => {
  const document = openLiteral({
    layers: [{ elements: [{ shape: 'oval', width: 40, height: 40, x: 7, drawingObject: true }] }],
  });
  document.selectAll();
  document.unGroup();
  document.selectNone();
  const [{ isDrawingObject, left }] = shapes(document);
  expect([isDrawingObject, left]).toEqual([false, 7]);
});

it('A shape that was drawn is saved and opened again as it is', () => {
  const document = open();
  drawRectangle(document, 0, 0, 40, RED);
  document.setFillColor(BLUE);
  document.addNewOval({ left: 20, top: 20, right: 61, bottom: 57 });
  const before = shapes(document)[0];
  const again = openLiteral({ layers: [{}] });
  const list = again.getTimeline().layers[0].keyframes[0].node.child('elements')!;
  list.append(before.node.clone());
  const after = shapes(again)[0];
  const facts = (shape: Shape): unknown => [
    shape.vertices.map(({ x, y }) => [x, y]),
    shape.edges.map((edge) => [0, 1, 2].map((i) => edge.getControl(i))),
    fillsOf(shape),
  ];
  expect(facts(after)).toEqual(facts(before));
});

it('The picture of merged shapes is that of shapes that lie on each other', () => {
  const form = fc.record({
    left: fc.integer({ min: 0, max: 12 }),
    top: fc.integer({ min: 0, max: 12 }),
    width: fc.integer({ min: 1, max: 10 }),
    height: fc.integer({ min: 1, max: 10 }),
    kind: fc.constantFrom('addNewRectangle', 'addNewOval'),
    color: fc.constantFrom('#CC0000', '#00AA00', '#0000CC'),
  });
  fc.assert(
    fc.property(fc.array(form, { minLength: 2, maxLength: 8 }), (forms) => {
      const draw = (host: HostHandle, isObject: boolean): PNG => {
        const calls = forms.map(({ left, top, width, height, kind, color }) => {
          const box = {
            left: left * 10,
            top: top * 10,
            right: (left + width) * 10,
            bottom: (top + height) * 10,
          };
          const rest = kind === 'addNewRectangle' ? '0, false, true' : 'false, true';
          return `d.setFillColor('${color}'); d.${kind}(${JSON.stringify(box)}, ${rest}); d.selectNone();`;
        });
        host.run(`fl.objectDrawingMode = ${isObject}; var d = fl.getDocumentDOM(); ${calls.join('\n')}`);
        const picture = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }), { isSmooth: false })));
        host.dispose();
        return picture;
      };
      const size = { width: 240, height: 240, layers: [{}] };
      const merged = draw(createHost(size), false);
      expect(shareOfDifferentPixels(merged, draw(createHost(size), true))).toBe(0);
    }),
    { numRuns: 12, seed: 11 },
  );
});
