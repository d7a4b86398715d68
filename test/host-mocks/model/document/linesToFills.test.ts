import { PNG } from 'pngjs';
import { createHost } from '../../../../app/index';
import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import { openLiteral } from '../../../support/openModel';
import { rasterize } from '../../../support/onNode';
import { shareOfDifferentPixels } from '../../../output/svg/comparePictures';

const STROKES: [string, Record<string, unknown>][] = [
  ['round', { thickness: 10, joinType: 'round', capType: 'round' }],
  ['pointed', { thickness: 10, joinType: 'miter', miterLimit: 3, capType: 'square' }],
  ['bevelled', { thickness: 10, joinType: 'bevel', capType: 'none' }],
  ['dashed', { thickness: 6, style: 'dashed', dash1: 12, dash2: 8, capType: 'none' }],
  ['dotted', { thickness: 6, style: 'dotted', dotSpace: 6 }],
];

it.each(STROKES)('The picture stays as it is after convertLinesToFills of %s lines', (_, stroke) => {
  const draw = (isConverted: boolean): PNG => {
    const host = createHost({ width: 220, height: 160, layers: [{}] });
    host.run(`
      var d = fl.getDocumentDOM();
      var stroke = d.getCustomStroke('toolbar');
      var wanted = ${JSON.stringify({ style: 'solid', color: '#0000AA', ...stroke })};
      for (var name in wanted) stroke[name] = wanted[name];
      stroke.shapeFill = { style: 'solid', color: '#0000AA' };
      d.setCustomStroke(stroke);
      d.addNewRectangle({ left: 20, top: 20, right: 80, bottom: 70 }, 0);
      d.addNewOval({ left: 110, top: 20, right: 190, bottom: 70 }, true);
      d.addNewLine({ x: 20, y: 100 }, { x: 190, y: 140 });
      d.addNewLine({ x: 60, y: 140 }, { x: 90, y: 100 });
      ${isConverted ? 'd.selectAll(); d.convertLinesToFills();' : ''}`);
    const [shape] = host.document.getTimeline().layers[0].frames[0].elements as unknown as Shape[];
    expect(shape.edges.every((edge) => edge.stroke.style === 'noStroke')).toBe(isConverted);
    const picture = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }), { isSmooth: false })));
    host.dispose();
    return picture;
  };
  expect(shareOfDifferentPixels(draw(true), draw(false))).toBeLessThan(0.0005);
});

it('The outline of a primitive becomes a fill of a drawing object', () => {
  const document = openLiteral({
    layers: [
      {
        elements: [
          { primitive: 'rectangle', width: 40, height: 20, x: 9, stroke: '#00FF00', strokeWidth: 4 },
        ],
      },
    ],
  });
  document.selectAll();
  document.convertLinesToFills();
  const [shape] = document.selection as Shape[];
  const { isDrawingObject, left, top, width, height } = shape;
  expect([isDrawingObject, left, top, width, height]).toEqual([true, 7, -2, 44, 24]);
});

function convertedLine(stroke: string, length: number): { fills: number; warnings: string[] } {
  const host = createHost({ width: 220, height: 160, layers: [{}] });
  const fills = host.run(`
    var d = fl.getDocumentDOM();
    var stroke = d.getCustomStroke('toolbar');
    var wanted = ${stroke};
    for (var name in wanted) stroke[name] = wanted[name];
    d.setCustomStroke(stroke);
    d.addNewLine({ x: 0, y: 0 }, { x: ${length}, y: 0 });
    d.selectAll();
    d.convertLinesToFills();
    d.selection[0].contours.filter(function (contour) { return contour.interior; }).length;`);
  const { warnings } = host;
  return { fills: Number(fills), warnings: warnings.map(String) };
}

it('A line of more dashes than the table of limits allows is refused', () => {
  const stroke = "{ style: 'dashed', thickness: 1, dash1: 0.125, dash2: 0.125 }";
  expect(() => convertedLine(stroke, 501)).toThrow('A shape claims 2,004 dashes; the maximum is 2,000');
});

it('Dashes that are too short to be seen become a plain line, with a warning', () => {
  const { fills, warnings } = convertedLine("{ style: 'dashed', thickness: 1, dash1: 0.1, dash2: 0.1 }", 100);
  expect(fills).toBe(1);
  expect(warnings).toEqual(['convertLinesToFills: a dashed stroke becomes a plain line']);
});
