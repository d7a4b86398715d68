import type { OvalPrimitive, RectanglePrimitive, ShapeRecord } from '../timeline/shapes/readShape';
import type { TimelineContext } from './TimelineContext';
import { writeFill, writeStroke } from './writeStyles';
import { unless, writeMatrix, writePivot } from './writeTransform';
import type { WrittenAttributes } from './XmlWriter';

/** `<DOMRectangleObject>` or `<DOMOvalObject>`: a shape that is defined by parameters. */
export function writePrimitive(
  context: TimelineContext,
  shape: ShapeRecord,
  primitive: RectanglePrimitive | OvalPrimitive,
): void {
  const { xml } = context;
  const [name, attributes] =
    primitive.kind === 'oval'
      ? (['DOMOvalObject', ovalAttributes(primitive)] as const)
      : (['DOMRectangleObject', rectangleAttributes(shape, primitive)] as const);
  xml.element(name, { ...attributes, selected: shape.isSelected || undefined }, () => {
    writeMatrix(xml, shape.matrix);
    writePivot(xml, shape.pivot, shape.matrix);
    const [fill] = shape.fills;
    const [line] = shape.lines;
    if (fill !== undefined) xml.element('fill', {}, () => writeFill(context, fill));
    if (line !== undefined) xml.element('stroke', {}, () => writeStroke(context, line));
  });
}

function boxAttributes([left, right, top, bottom]: readonly number[]): WrittenAttributes {
  return {
    objectWidth: (right - left) / 20,
    objectHeight: (bottom - top) / 20,
    x: unless(left / 20, 0),
    y: unless(top / 20, 0),
  };
}

function ovalAttributes({
  box,
  startAngle,
  endAngle,
  innerRadius,
  isClosed,
}: OvalPrimitive): WrittenAttributes {
  return {
    ...boxAttributes(box),
    startAngle: unless(startAngle, 0),
    endAngle: unless(endAngle, 0),
    innerRadius: unless(innerRadius, 0),
    closePath: isClosed ? undefined : false,
  };
}

/** The box of a rectangle is that of its edges. */
function rectangleAttributes({ edges }: ShapeRecord, { radii }: RectanglePrimitive): WrittenAttributes {
  const xs = edges.flatMap(({ start, end }) => [start.x, end.x]);
  const ys = edges.flatMap(({ start, end }) => [start.y, end.y]);
  const lowest = (values: number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const box = edges.length === 0 ? [0, 0, 0, 0] : [lowest(xs), highest(xs), lowest(ys), highest(ys)];
  const [topLeft, topRight, bottomLeft, bottomRight] = radii;
  return {
    ...boxAttributes(box.map((value) => Math.round(value / 256))),
    topLeftRadius: unless(topLeft / 20, 0),
    topRightRadius: unless(topRight / 20, 0),
    bottomLeftRadius: unless(bottomLeft / 20, 0),
    bottomRightRadius: unless(bottomRight / 20, 0),
    lockFlag: new Set(radii).size > 1 ? undefined : true,
  };
}
