import { applySpace, type Space } from '../../geometry/Space';
import type { Point } from '../../geometry/matrix';
import type { XmlNode } from '../xml/XmlNode';
import { formatNumber } from './attributes';
import { TWIPS_PER_PIXEL } from '../../geometry/twips';

/** True for an instance that is in space, as an attribute or an element. */
export function isInSpace(node: XmlNode): boolean {
  return node.attr('matrix3D') !== undefined || node.child('matrix3D') !== undefined;
}

/**
 * The transformation in space of an instance, which is applied after its matrix; undefined for one that is flat on the
 * stage. The attribute `matrix3D` holds 16 numbers, with the position in twips.
 *
 * Source: a document and the movie published from it, in which the instance has the product of both.
 */
export function readSpace(node: XmlNode): Space | undefined {
  const numbers = node.attr('matrix3D')?.trim().split(/\s+/).map(Number);
  if (numbers?.length !== 16 || !numbers.every(Number.isFinite)) return undefined;
  return numbers.map((value, i) => (isPlace(i) ? value / TWIPS_PER_PIXEL : value));
}

/** Where a tween has moved an instance to in space. */
export interface PlaceInSpace {
  readonly space: Space;
  /** Its transformation point after its matrix. */
  readonly center: Point;
  /** Degrees about each axis. */
  readonly turns: { readonly x: number; readonly y: number; readonly z: number };
}

export function writePlaceInSpace(node: XmlNode, { space, center, turns }: PlaceInSpace): void {
  const stored = space.map((value, i) => formatNumber(isPlace(i) ? value * TWIPS_PER_PIXEL : value));
  node.setAttr('matrix3D', stored.join(' '));
  const point = applySpace(space, { ...center, z: 0 });
  for (const axis of AXES) writeOnAxis(node, 'centerPoint3D', axis, point[axis]);
  for (const axis of AXES) writeOnAxis(node, 'rotation', axis, turns[axis]);
}

const AXES = ['x', 'y', 'z'] as const;

function writeOnAxis(node: XmlNode, name: string, axis: (typeof AXES)[number], value: number): void {
  node.setAttr(name + axis.toUpperCase(), value === 0 ? null : formatNumber(value));
}

function isPlace(index: number): boolean {
  return index >= 12 && index < 15;
}
