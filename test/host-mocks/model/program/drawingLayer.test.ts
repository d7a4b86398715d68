import { createHost } from '../../../../app';

const PATH = 'var myPath = fl.drawingLayer.newPath();';
const SHAPE = 'var s = fl.getDocumentDOM().getTimeline().layers[0].frames[0].elements[0];';

/** What a script with a path gives, in a document of its own. */
function run(script: string): unknown {
  return createHost({ layers: [{}] }).run(`${PATH} ${script}`);
}

it('The example of newContour (path6) makes a hollow square', () => {
  const seen = run(`
    myPath.addPoint(0, 0); myPath.addPoint(0, 30); myPath.addPoint(30, 30); myPath.addPoint(30, 0); myPath.addPoint(0, 0);
    myPath.newContour();
    myPath.addPoint(10, 10); myPath.addPoint(10, 20); myPath.addPoint(20, 20); myPath.addPoint(20, 10); myPath.addPoint(10, 10);
    myPath.makeShape();
    ${SHAPE}
    var filled = s.contours.filter(function (c) { return c.interior && c.fill.style == 'solid'; });
    [s.left, s.top, s.width, s.height, s.edges.length, filled.length, s.edges[0].stroke.style, myPath.nPts].join();
  `);
  expect(seen).toBe('0,0,30,30,8,1,solid,0');
});

it('The hole of the hollow square shows the shapes below (path6)', () => {
  const selected = run(`
    var document = fl.getDocumentDOM();
    [0, 10].forEach(function (inset) {
      var far = 30 - inset;
      myPath.newContour();
      myPath.addPoint(inset, inset); myPath.addPoint(inset, far); myPath.addPoint(far, far); myPath.addPoint(far, inset);
      myPath.close();
    });
    myPath.makeShape(false, true);
    [15, 5].map(function (x) {
      document.selectNone();
      document.mouseClick({ x: x, y: 15 }, false, true);
      return document.selection.length;
    }).join();
  `);
  expect(selected).toBe('0,1');
});

it.each([
  ['a new path has none (path7)', '', 0],
  ['addPoint adds one (path2)', 'myPath.addPoint(10, 100);', 1],
  ['addCurve adds three (path1)', 'myPath.addCurve(0, 0, 10, 20, 20, 0);', 3],
  ['addCubicCurve adds four (path)', 'myPath.addCubicCurve(0, 0, 10, 20, 20, 20, 30, 0);', 4],
  ['clear removes them (path3)', 'myPath.addPoint(1, 2); myPath.clear();', 0],
  ['close adds none to a path without points (path4)', 'myPath.close();', 0],
  ['close adds one to others', 'myPath.addPoint(1, 2); myPath.addPoint(3, 4); myPath.close();', 3],
])('Points of a path: %s', (_, script, count) => {
  expect(run(`${script} myPath.nPts;`)).toBe(count);
});

it.each([
  ['false, false', 'solid,solid'],
  ['true, false', 'noFill,solid'],
  ['false, true', 'solid,noStroke'],
])('A shape of makeShape(%s) has the fill and stroke %s (path5)', (args, styles) => {
  const seen = run(`
    myPath.addCurve(0, 0, 10, 20, 20, 0);
    myPath.close();
    myPath.makeShape(${args});
    ${SHAPE}
    var inside = s.contours.filter(function (c) { return c.interior; })[0];
    [inside.fill.style, s.edges[0].stroke.style].join();
  `);
  expect(seen).toBe(styles);
});

it('A contour that does not end where it begins is lines only; what is suppressed whole is nothing', () => {
  expect(
    run(`
      myPath.addPoint(0, 0); myPath.addPoint(30, 0); myPath.addPoint(0, 30); myPath.makeShape();
      ${SHAPE}
      s.edges.length + ',' + s.contours.some(function (c) { return c.fill.style != 'noFill'; });
    `),
  ).toBe('2,false');
  expect(
    run(`
      myPath.addPoint(0, 0); myPath.addPoint(30, 0); myPath.makeShape(true, true);
      fl.getDocumentDOM().getTimeline().layers[0].frames[0].isEmpty;
    `),
  ).toBe(true);
});

it('A cubic curve runs through its middle within 0.02 pixels', () => {
  const [x, y, count] = run(`
    myPath.addCubicCurve(0, 0, 0, 80, 80, 80, 80, 0); myPath.makeShape(true);
    ${SHAPE}
    var ends = s.vertices.filter(function (v) { return Math.abs(v.x - 40) < 1; });
    [ends[0].x, ends[0].y, s.edges.length];
  `) as number[];
  expect(Math.hypot(x - 40, y - 60)).toBeLessThan(0.05);
  expect(count).toBeGreaterThan(2);
});

it('In the object drawing mode a path becomes a drawing object', () => {
  expect(
    run(`
      fl.objectDrawingMode = true;
      myPath.addCurve(0, 0, 10, 20, 20, 0); myPath.makeShape();
      ${SHAPE} s.isDrawingObject;
    `),
  ).toBe(true);
});

it('Drawing while dragging leaves nothing in the document (drawingLay10)', () => {
  const host = createHost({ layers: [{}] });
  host.run(`
    ${PATH}
    var layer = fl.drawingLayer;
    layer.beginDraw(true); layer.beginFrame(); layer.setColor('#ff0000');
    layer.moveTo(0, 0); layer.lineTo(100, 100); layer.curveTo(0, 0, 2, 0); layer.cubicCurveTo(0, 0, 1, 1, 2, 0);
    layer.drawPath(myPath); layer.endFrame(); layer.endDraw();
  `);
  expect(host.document.getTimeline().layers[0].frames[0].elements).toHaveLength(0);
});

it.each([
  ['myPath.addPoint(1)', 'Path.addPoint: expected a number, got undefined'],
  ['fl.drawingLayer.lineTo("a", 1)', 'DrawingLayer.lineTo: expected a number, got "a"'],
  ['fl.drawingLayer.drawPath({})', 'DrawingLayer.drawPath: expected a Path object'],
  ['fl.getDocumentDOM().close(false); myPath.makeShape()', 'Path.makeShape: no document is open'],
  ['fl.drawingLayer.setFill()', 'NotImplemented: DrawingLayer.setFill'],
])('%s is refused', (script, message) => {
  expect(() => run(script)).toThrow(message);
});
