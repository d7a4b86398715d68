import { XmlNode } from '../../document/xml/XmlNode';
import type { AttributesLiteral, PlacementLiteral } from './DocumentLiteral';

type Matrix = Required<NonNullable<PlacementLiteral['matrix']>>;

/** Attributes as texts, without those that are undefined or have their default value. */
export function attributeTexts(
  values: Record<string, string | number | boolean | null | undefined>,
  extra: AttributesLiteral = {},
): Record<string, string | null> {
  const texts: Record<string, string | null> = {};
  for (const [name, value] of Object.entries({ ...values, ...extra })) {
    texts[name] = value === undefined || value === null ? null : String(value);
  }
  return texts;
}

/** The matrix that combines scale, skew, rotation and position. */
export function matrixOf(placement: PlacementLiteral): Matrix {
  if (placement.matrix) return { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, ...placement.matrix };
  const { x = 0, y = 0, scaleX = 1, scaleY = 1, rotation = 0, skewX = 0, skewY = 0 } = placement;
  const alongX = ((rotation + skewY) * Math.PI) / 180;
  const alongY = ((rotation + skewX) * Math.PI) / 180;
  return {
    a: scaleX * Math.cos(alongX),
    b: scaleX * Math.sin(alongX),
    c: -scaleY * Math.sin(alongY),
    d: scaleY * Math.cos(alongY),
    tx: x,
    ty: y,
  };
}

/** `matrix/Matrix`, without members that equal those of the identity; undefined for the identity itself. */
export function matrixNode(matrix: Matrix): XmlNode | undefined {
  const attributes: Record<string, string> = {};
  const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };
  for (const name of ['a', 'b', 'c', 'd', 'tx', 'ty'] as const) {
    const unit = name.startsWith('t') ? 20 : 65536;
    const value = Math.round(matrix[name] * unit) / unit;
    if (value !== identity[name]) attributes[name] = String(value);
  }
  if (Object.keys(attributes).length === 0) return undefined;
  return XmlNode.create('matrix', {}, [XmlNode.create('Matrix', attributes)]);
}

/** `transformationPoint/Point`. */
export function pointNode({ x, y }: { x: number; y: number }): XmlNode {
  const point = XmlNode.create('Point', { x: x === 0 ? null : String(x), y: y === 0 ? null : String(y) });
  return XmlNode.create('transformationPoint', {}, [point]);
}
