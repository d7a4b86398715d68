import { SaxesParser } from 'saxes';
import { concat, IDENTITY, type Matrix } from '../../../../geometry/matrix';
import { closedCurves, PathPen } from '../../../../geometry/planar/pathOutline';
import { drawPath } from '../../../../geometry/planar/svgPath';
import { HostError, notImplemented } from '../../../../document/checks/HostError';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { PAINT_SCHEMA } from '../../../../document/xfl/schema/paintSchema';
import { written } from '../../../../document/xfl/schema/recordOf';
import { STROKE } from '../../../../document/xfl/schema/strokeSchema';
import { outlineShape } from './outlineShape';
import { readTransform } from './svgTransform';
import { svgColor } from './svgColor';

type Attributes = Readonly<Record<string, string>>;

/** Elements that do not show anything by themselves. */
const SILENT = new Set(['title', 'desc', 'metadata', 'defs', 'style', 'namedview']);
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-rule',
  'fill-opacity',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'color',
];

interface Level {
  matrix: Matrix;
  look: Attributes;
  isSilent: boolean;
}

/**
 * The drawing objects of an SVG picture, back to front: paths, rectangles, circles, ellipses, lines and polygons in
 * plain colours.
 *
 * @throws HostError for what is not SVG. NotImplemented for gradients, texts, pictures and other content.
 */
export function readSvg(text: string): XmlNode[] {
  const shapes: XmlNode[] = [];
  const levels: Level[] = [{ matrix: IDENTITY, look: { fill: '#000000' }, isSilent: false }];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new HostError(`importFile: the picture is not well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }: { name: string; attributes: Record<string, string> }) => {
    const level = enter(levels[levels.length - 1], name, attributes);
    levels.push(level);
    if (level.isSilent) return;
    const shape = shapeOf(name, attributes, level);
    if (shape) shapes.push(shape);
  });
  parser.on('closetag', () => levels.pop());
  parser.write(text).close();
  return shapes;
}

function enter(above: Level, name: string, attributes: Attributes): Level {
  const style = Object.fromEntries(
    (attributes.style ?? '').split(';').flatMap((entry) => {
      const [key, value] = entry.split(':');
      return value === undefined ? [] : [[key.trim(), value.trim()]];
    }),
  );
  const own = { ...attributes, ...style };
  const look: Record<string, string> = { ...above.look };
  for (const property of INHERITED)
    if (own[property] !== undefined && own[property] !== 'inherit') look[property] = own[property];
  // The opacity of a group applies to its members.
  if (own.opacity !== undefined) look.opacity = String(Number(above.look.opacity ?? 1) * Number(own.opacity));
  const isHidden = own.display === 'none' || own.visibility === 'hidden';
  const isSilent = above.isSilent || SILENT.has(name.replace(/^.*:/, '')) || isHidden;
  for (const property of ['filter', 'mask', 'clip-path']) {
    if (!isSilent && own[property] !== undefined && own[property] !== 'none') {
      throw notImplemented(`Document.importFile of an SVG picture with ${property}`);
    }
  }
  let matrix = concat(above.matrix, readTransform(attributes.transform ?? ''));
  if (name === 'svg') matrix = concat(matrix, viewOf(attributes));
  return { matrix, look, isSilent };
}

/** From the coordinates of the picture to pixels. */
function viewOf({ viewBox, width, height }: Attributes): Matrix {
  const view = (viewBox ?? '').split(/[\s,]+/).map(Number);
  if (view.length !== 4 || view.some(Number.isNaN) || view[2] <= 0 || view[3] <= 0) return IDENTITY;
  const [left, top, across, down] = view;
  const extent = (text: string | undefined, whole: number): number =>
    text === undefined || text.endsWith('%') ? whole : parseFloat(text) || whole;
  const scale = Math.min(extent(width, across) / across, extent(height, down) / down);
  return { a: scale, b: 0, c: 0, d: scale, tx: -left * scale, ty: -top * scale };
}

function shapeOf(name: string, attributes: Attributes, { matrix, look }: Level): XmlNode | undefined {
  if (name === 'svg' || name === 'g' || name === 'a') return undefined;
  const pen = new PathPen(matrix);
  if (!draw(name, attributes, pen))
    throw notImplemented(`Document.importFile of an SVG picture with <${name}>`);
  const shape = outlineShape({
    filled: name === 'line' ? [] : closedCurves(pen.subpaths),
    rule: look['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    lines: pen.subpaths.flatMap((subpath) => subpath.curves),
    fill: paintOf(look, 'fill'),
    stroke: strokeOf(look, matrix),
  });
  shape?.setAttr('isDrawingObject', 'true');
  return shape;
}

/** Draws one element; false for an unknown one. */
function draw(name: string, attributes: Attributes, pen: PathPen): boolean {
  const number = (key: string): number => parseFloat(attributes[key] ?? '0') || 0;
  if (name === 'path') {
    try {
      drawPath(attributes.d ?? '', pen);
    } catch (error) {
      throw new HostError(
        `importFile: the path ${JSON.stringify((attributes.d ?? '').slice(0, 40))} cannot be read: ${(error as Error).message}`,
      );
    }
  } else if (name === 'rect') {
    drawRectangle(pen, number('x'), number('y'), number('width'), number('height'), radiiOf(attributes));
  } else if (name === 'circle') {
    drawEllipse(pen, number('cx'), number('cy'), number('r'), number('r'));
  } else if (name === 'ellipse') {
    drawEllipse(pen, number('cx'), number('cy'), number('rx'), number('ry'));
  } else if (name === 'line') {
    pen.moveTo(number('x1'), number('y1'));
    pen.lineTo(number('x2'), number('y2'));
  } else if (name === 'polyline' || name === 'polygon') {
    const points =
      (attributes.points ?? '').match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];
    for (let i = 0; i + 1 < points.length; i += 2) {
      if (i === 0) pen.moveTo(points[0], points[1]);
      else pen.lineTo(points[i], points[i + 1]);
    }
    if (name === 'polygon' && points.length > 1) pen.close();
  } else {
    return false;
  }
  return true;
}

function radiiOf({ rx, ry }: Attributes): [number, number] {
  const across = parseFloat(rx ?? ry ?? '0') || 0;
  return [across, ry === undefined ? across : parseFloat(ry) || 0];
}

function drawRectangle(
  pen: PathPen,
  x: number,
  y: number,
  width: number,
  height: number,
  [rx, ry]: readonly [number, number],
): void {
  if (width <= 0 || height <= 0) return;
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  const corner = (toX: number, toY: number): void => {
    if (a > 0 && b > 0) pen.arcTo(a, b, 0, false, true, toX, toY);
  };
  pen.moveTo(x + a, y);
  pen.lineTo(x + width - a, y);
  corner(x + width, y + b);
  pen.lineTo(x + width, y + height - b);
  corner(x + width - a, y + height);
  pen.lineTo(x + a, y + height);
  corner(x, y + height - b);
  pen.lineTo(x, y + b);
  corner(x + a, y);
  pen.close();
}

function drawEllipse(pen: PathPen, cx: number, cy: number, rx: number, ry: number): void {
  if (rx <= 0 || ry <= 0) return;
  pen.moveTo(cx + rx, cy);
  pen.arcTo(rx, ry, 0, false, true, cx - rx, cy);
  pen.arcTo(rx, ry, 0, false, true, cx + rx, cy);
  pen.close();
}

function paintOf(look: Attributes, kind: 'fill' | 'stroke'): XmlNode | undefined {
  const value = look[kind] === 'currentColor' ? (look.color ?? '#000000') : (look[kind] ?? 'none');
  if (value === 'none' || value === 'transparent') return undefined;
  const color = svgColor(value);
  if (!color) throw notImplemented(`Document.importFile of an SVG picture with ${kind} "${value}"`);
  const alpha = color.alpha * Number(look[`${kind}-opacity`] ?? 1) * Number(look.opacity ?? 1);
  const values = { color: color.rgb, alpha: Math.min(1, Math.max(0, alpha)) };
  return XmlNode.create('SolidColor', written(PAINT_SCHEMA.SolidColor, values));
}

function strokeOf(look: Attributes, { a, b, c, d }: Matrix): XmlNode | undefined {
  const paint = paintOf(look, 'stroke');
  const width = (parseFloat(look['stroke-width'] ?? '1') || 0) * Math.sqrt(Math.abs(a * d - b * c));
  if (!paint || width <= 0) return undefined;
  const cap = look['stroke-linecap'] ?? 'butt';
  const join = look['stroke-linejoin'] ?? 'miter';
  const values = written(STROKE, {
    scaleMode: 'normal',
    caps: cap === 'butt' ? 'none' : cap === 'square' ? 'square' : 'round',
    joints: join === 'round' || join === 'bevel' ? join : 'miter',
    miterLimit: join === 'miter' ? Number(look['stroke-miterlimit'] ?? 4) : undefined,
    weight: width,
  });
  return XmlNode.create('SolidStroke', values, [XmlNode.create('fill', {}, [paint])]);
}
