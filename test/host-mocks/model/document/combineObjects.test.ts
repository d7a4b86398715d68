import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import { openLiteral } from '../../../support/openModel';

const RED = '#CC0000';
const BLUE = '#0000CC';
const open = (): Document =>
  openLiteral({
    layers: [
      {
        elements: [
          { shape: 'rectangle', width: 40, height: 40, fill: RED, drawingObject: true },
          { shape: 'rectangle', x: 100, width: 10, height: 10, fill: RED, drawingObject: true },
          { primitive: 'rectangle', x: 20, y: 20, width: 40, height: 40, fill: BLUE, stroke: '#00FF00' },
        ],
      },
    ],
  });
const elements = (document: Document): Shape[] => {
  return document.getTimeline().layers[0].keyframes[0].elements as Shape[];
};
const looks = (document: Document): unknown[] =>
  elements(document).map((shape) => {
    const { left, top, width, height, isDrawingObject, contours } = shape;
    const fills = contours
      .filter(({ interior }) => interior)
      .map(({ fill }) => ('color' in fill ? fill.color : ''));
    return [isDrawingObject, left, top, width, height, fills.sort().join()];
  });

it.each<[string, (document: Document) => void, unknown[]]>([
  ['union', (d) => d.union(), [[true, 0, 0, 110, 60, [BLUE, RED, RED].join()]]],
  [
    'punch',
    (d) => d.punch(),
    [
      [true, 0, 0, 40, 40, RED],
      [true, 100, 0, 10, 10, RED],
    ],
  ],
  ['crop', (d) => d.crop(), [[true, 20, 20, 20, 20, RED]]],
])('%s of three objects', (_, combine, expected) => {
  const document = open();
  document.selectAll();
  combine(document);
  expect(looks(document)).toEqual(expected);
  expect(document.selection).toHaveLength(expected.length);
});

it('The part that all share is left by intersect, with fill and stroke of the topmost', () => {
  const document = open();
  document.selection = [elements(document)[0], elements(document)[2]];
  document.intersect();
  const [, shared] = looks(document);
  expect(shared).toEqual([true, 20, 20, 20, 20, BLUE]);
  const [, shape] = elements(document);
  expect(shape.edges.map(({ stroke }) => 'color' in stroke && stroke.color)).toEqual(
    Array(4).fill('#00FF00'),
  );
});

it('Objects apart leave nothing after intersect', () => {
  const document = open();
  document.selectAll();
  document.intersect();
  expect([looks(document), document.selection]).toEqual([[], []]);
});

it('A corner is cut by punch: the area is exact', () => {
  const document = open();
  document.selection = [elements(document)[0], elements(document)[2]];
  document.punch();
  const corners = elements(document)[0].vertices.map(({ x, y }) => `${x},${y}`);
  expect(corners.sort()).toEqual(['0,0', '0,40', '20,20', '20,40', '40,0', '40,20']);
});

it('A raw shape becomes a drawing object by union', () => {
  const document = openLiteral({ layers: [{ elements: [{ shape: 'oval', width: 20, height: 20, x: 3 }] }] });
  document.selectAll();
  document.union();
  expect(looks(document)).toEqual([[true, 3, 0, 20, 20, '#000000']]);
});

it.each<[string, (document: Document) => void, RegExp]>([
  ['union', (d) => d.union(), /The function union\(\) is currently unavailable/],
  ['intersect', (d) => d.intersect(), /The function intersect\(\) is currently unavailable/],
  ['punch', (d) => d.punch(), /The function punch\(\) is currently unavailable/],
  ['crop', (d) => d.crop(), /The function crop\(\) is currently unavailable/],
])('%s of nothing ends the script, as the reference says', (_, combine, message) => {
  expect(() => combine(open())).toThrow(message);
});

it('One object alone cannot be cut', () => {
  const document = open();
  document.selection = [elements(document)[0]];
  expect(() => document.punch()).toThrow(/at least two drawing objects must be selected/);
  expect(elements(document)).toHaveLength(3);
});
