import { checkPoint } from '../../../../document/checks/checkGeometry';
import { checkChoice, checkNumber, describeValue } from '../../../../document/checks/checkValue';
import { notImplemented } from '../../../../document/checks/HostError';
import { type Box, centerOf } from '../../../../geometry/Box';
import { type Matrix, type Point, around } from '../../../../geometry/matrix';
import {
  boundsOf,
  moveElements,
  rotateElements,
  scaleElements,
  skewElements,
  transformElements,
} from '../../elements';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';
import { refuseArgument } from '../refuseArgument';
import { needSelection } from '../selection/needSelection';
import { liftParts } from '../selection/selectedParts';

export function moveSelection(document: DocumentCore, distance: unknown): void {
  const { x, y } = checkPoint('moveSelectionBy', distance);
  moveElements(liftParts(needSelection(document, 'moveSelectionBy')), x, y);
}

export function scaleSelection(document: DocumentCore, x: unknown, y: unknown, corner: unknown): void {
  const [scaleX, scaleY] = [x, y].map((value, index) => {
    if (!Number.isFinite(toNumber(value)))
      refuseArgument(document, 'scaleSelection', index + 1, `expected a number, got ${describeValue(value)}`);
    return toNumber(value);
  });
  const elements = liftParts(needSelection(document, 'scaleSelection'));
  scaleElements(elements, scaleX, scaleY, pivotOf('scaleSelection', elements, corner));
}

export function rotateSelection(document: DocumentCore, angle: unknown, point: unknown): void {
  const degrees = checkNumber('rotateSelection: angle', angle);
  const elements = liftParts(needSelection(document, 'rotateSelection'));
  rotateElements(elements, degrees, pivotOf('rotateSelection', elements, point));
}

export function skewSelection(document: DocumentCore, x: unknown, y: unknown, edge: unknown): void {
  const skewX = checkNumber('skewSelection: xSkew', x, -89.99, 89.99);
  const skewY = checkNumber('skewSelection: ySkew', y, -89.99, 89.99);
  const elements = liftParts(needSelection(document, 'skewSelection'));
  skewElements(elements, skewX, skewY, pivotOf('skewSelection', elements, edge));
}

function toNumber(value: unknown): number {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : (value as number);
}

/** `document.transformSelection`: about the transformation point. */
export function applyMatrix(document: DocumentCore, values: readonly unknown[]): void {
  const names = ['a', 'b', 'c', 'd'] as const;
  const [a, b, c, d] = names.map((name, i) => checkNumber(`transformSelection: ${name}`, values[i]));
  const elements = liftParts(needSelection(document, 'transformSelection'));
  const matrix: Matrix = { a, b, c, d, tx: 0, ty: 0 };
  transformElements(elements, around(matrix, pivotOf('transformSelection', elements)));
}

/** `document.resetTransformation`: removes scale, angles and mirroring; the transformation point stays where it is. */
export function resetSelection(document: DocumentCore): void {
  for (const element of liftParts(needSelection(document, 'resetTransformation'))) {
    const { x, y } = element.pivot;
    const { tx, ty } = element.matrix;
    element.matrix = { a: 1, b: 0, c: 0, d: 1, tx, ty };
    moveElements([element], x - element.pivot.x, y - element.pivot.y);
  }
}

/** The transformation point of the one selected element, in the coordinates of its kind. */
export function readSelectionPivot(document: DocumentCore): Point {
  const elements = needSelection(document, 'getTransformationPoint');
  if (elements.length > 1) throw notImplemented('Document.getTransformationPoint of several elements');
  return elements[0].getTransformationPoint();
}

/** Sets the point of every selected element, in the coordinates of its kind. */
export function writeSelectionPivot(document: DocumentCore, point: unknown): void {
  const elements = liftParts(needSelection(document, 'setTransformationPoint'));
  const given = checkPoint('setTransformationPoint', point);
  for (const element of elements) element.setTransformationPoint(given);
}

/**
 * Names of points of a box: across and down, 0 to 1. Source: Adobe's reference, document.scaleSelection(); "center" is the
 * word of convertToSymbol(), which tested scripts of rabit2022/AnJsflScript pass.
 */
const POINTS: Record<string, readonly [number, number]> = {
  center: [0.5, 0.5],
  'top left': [0, 0],
  'top center': [0.5, 0],
  'top right': [1, 0],
  'left center': [0, 0.5],
  'right center': [1, 0.5],
  'bottom left': [0, 1],
  'bottom center': [0.5, 1],
  'bottom right': [1, 1],
};

/**
 * The fixed point of a transformation of a selection: a named point of its box, else the transformation
 * point of a single element, else the middle of the box.
 */
function pivotOf(method: string, elements: readonly Element[], name?: unknown): Point {
  const box = boundsOf(elements);
  if (name !== undefined) return pointOn(box, POINTS[checkChoice(method, name, Object.keys(POINTS))]);
  return elements.length === 1 ? elements[0].pivot : centerOf(box);
}

function pointOn({ left, top, right, bottom }: Box, [across, down]: readonly [number, number]): Point {
  return { x: left + (right - left) * across, y: top + (bottom - top) * down };
}
