import { PAINT_SCHEMA } from '../../document/xfl/schema/paintSchema';
import { written } from '../../document/xfl/schema/recordOf';
import { XmlNode } from '../../document/xml/XmlNode';
import { attributeTexts, matrixNode, matrixOf, pointNode } from './placement';
import type { PrimitiveLiteral, ShapeLiteral } from './DocumentLiteral';

/** The curve of a quarter of a circle, in eighths: a control point on each tangent. */
const DIAGONAL = Math.SQRT1_2;
const TANGENT = Math.tan(Math.PI / 8);

/** `DOMShape`. A raw shape uses the coordinates of its timeline, a drawing object its own. */
export function shapeNode(literal: ShapeLiteral): XmlNode {
  const { width = 100, height = 100, x = 0, y = 0, drawingObject = false } = literal;
  const isLine = literal.shape === 'line';
  const fill = isLine ? null : literal.fill === undefined ? '#000000' : literal.fill;
  const stroke = literal.stroke ?? (isLine ? '#000000' : null);
  const origin = drawingObject ? { x: 0, y: 0 } : { x, y };
  const children: XmlNode[] = [];
  const matrix = drawingObject ? matrixNode(matrixOf(literal)) : undefined;
  if (matrix) children.push(matrix);
  const center = { x: origin.x + width / 2, y: origin.y + height / 2 };
  children.push(pointNode(literal.transformationPoint ?? center));
  if (fill !== null) children.push(XmlNode.create('fills', {}, [fillStyle(fill)]));
  if (stroke !== null)
    children.push(XmlNode.create('strokes', {}, [strokeStyle(stroke, literal.strokeWidth)]));
  const edge = XmlNode.create('Edge', {
    fillStyle1: fill === null ? null : '1',
    strokeStyle: stroke === null ? null : '1',
    edges: outline(literal.shape, origin.x, origin.y, width, height),
  });
  children.push(XmlNode.create('edges', {}, [edge]));
  const { selected, locked, attributes } = literal;
  const texts = attributeTexts({ selected, locked, isDrawingObject: drawingObject || undefined }, attributes);
  return XmlNode.create('DOMShape', texts, children);
}

/** `DOMRectangleObject` or `DOMOvalObject`. */
export function primitiveNode(literal: PrimitiveLiteral): XmlNode {
  const { width = 100, height = 100, fill = '#000000', stroke = null, selected, locked } = literal;
  const size = { x: 0, y: 0, objectWidth: width, objectHeight: height };
  const children: XmlNode[] = [];
  const matrix = matrixNode(matrixOf(literal));
  if (matrix) children.push(matrix);
  children.push(pointNode(literal.transformationPoint ?? { x: width / 2, y: height / 2 }));
  if (fill !== null) children.push(XmlNode.create('fill', {}, [solidColor(fill)]));
  if (stroke !== null) {
    children.push(XmlNode.create('stroke', {}, [solidStroke(stroke, literal.strokeWidth)]));
  }
  const name = literal.primitive === 'rectangle' ? 'DOMRectangleObject' : 'DOMOvalObject';
  return XmlNode.create(name, attributeTexts({ ...size, selected, locked }, literal.attributes), children);
}

function fillStyle(color: string): XmlNode {
  return XmlNode.create('FillStyle', { index: '1' }, [solidColor(color)]);
}

function strokeStyle(color: string, weight?: number): XmlNode {
  return XmlNode.create('StrokeStyle', { index: '1' }, [solidStroke(color, weight)]);
}

function solidStroke(color: string, weight = 1): XmlNode {
  const fill = XmlNode.create('fill', {}, [solidColor(color)]);
  return XmlNode.create('SolidStroke', { scaleMode: 'normal', weight: String(weight) }, [fill]);
}

function solidColor(color: string): XmlNode {
  return XmlNode.create('SolidColor', written(PAINT_SCHEMA.SolidColor, { color }));
}

/** Edges in twentieths of a pixel. */
function outline(kind: ShapeLiteral['shape'], x: number, y: number, width: number, height: number): string {
  const twips = (value: number): string => String(Math.round(value * 20));
  const point = (across: number, down: number): string => `${twips(x + across)} ${twips(y + down)}`;
  if (kind === 'line') return `!${point(0, 0)}|${point(width, height)}`;
  if (kind === 'rectangle') {
    const corners = [point(width, 0), point(width, height), point(0, height), point(0, 0)];
    return corners.reduce((path, corner) => `${path}|${corner}`, `!${point(0, 0)}`);
  }
  const onEllipse = (cosine: number, sine: number): string =>
    point((width / 2) * (1 + cosine), (height / 2) * (1 + sine));
  let path = `!${onEllipse(1, 0)}`;
  for (const [cosine, sine] of [
    [1, 0],
    [DIAGONAL, DIAGONAL],
    [0, 1],
    [-DIAGONAL, DIAGONAL],
    [-1, 0],
    [-DIAGONAL, -DIAGONAL],
    [0, -1],
    [DIAGONAL, -DIAGONAL],
  ] as const) {
    const control = onEllipse(cosine - sine * TANGENT, sine + cosine * TANGENT);
    const end = onEllipse(DIAGONAL * (cosine - sine), DIAGONAL * (sine + cosine));
    path += `[${control} ${end}`;
  }
  return path;
}
