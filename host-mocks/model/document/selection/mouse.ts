import { nearestOn, pointOn } from '../../../../geometry/planar/Curve';
import { Fills } from '../../../../geometry/planar/Fills';
import { planarEdges } from '../../../../geometry/planar/PlanarEdge';
import { apply, invert, type Point } from '../../../../geometry/matrix';
import { checkPoint } from '../../../../document/checks/checkGeometry';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import type { Element } from '../../elements/Element';
import { Shape } from '../../elements/Shape';
import { SymbolInstance } from '../../elements/SymbolInstance';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import type { DocumentCore } from '../DocumentCore';
import { select } from './needSelection';
import { selectableElements } from './selection';
import { shownBox } from './shownBox';

/** The maximum distance at which a click selects a line, in pixels (assumed). */
const REACH = 3;

/**
 * `document.mouseClick`: selects the topmost element at a position of the stage. With the preference Shift select off,
 * or with Shift down, others stay selected, and Shift deselects a selected one.
 */
export function click(
  document: DocumentCore,
  position: unknown,
  isShiftDown: unknown,
  shiftSelects: unknown,
): void {
  const hit = topmostAt(document, checkPoint('mouseClick', position));
  const before = document.selectedElements;
  const isAdding = Boolean(isShiftDown) || !shiftSelects;
  if (!isAdding) select(document, hit ? [hit] : []);
  else if (hit && isShiftDown && before.includes(hit))
    select(
      document,
      before.filter((element) => element !== hit),
    );
  else if (hit) select(document, [...new Set([...before, hit])]);
}

/** `document.mouseDblClk`: opens the symbol at a position in place; outside all elements it leaves the open symbol. */
export function doubleClick(
  document: DocumentCore,
  position: unknown,
  isShiftDown: unknown,
  shiftSelects: unknown,
): void {
  const hit = topmostAt(document, checkPoint('mouseDblClk', position));
  if (!hit) {
    document.editing.exit();
    return;
  }
  click(document, position, isShiftDown, shiftSelects);
  if (hit instanceof SymbolInstance && document.selectedElements.length === 1)
    document.editing.enter('inPlace');
}

function topmostAt(document: DocumentCore, stagePoint: Point): Element | undefined {
  const inverse = invert(document.editing.viewMatrix);
  if (!inverse) return undefined;
  const point = apply(inverse, stagePoint);
  return selectableElements(document)
    .reverse()
    .find((element) => isAt(element, point));
}

function isAt(element: Element, point: Point): boolean {
  const { left, top, right, bottom } = shownBox(element);
  const { x, y } = point;
  if (x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH) return false;
  if (element instanceof Shape && element.node.name !== 'DOMGroup') return isOnShape(element, point);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** On a fill of a shape, or next to one of its lines. */
function isOnShape(shape: Shape, point: Point): boolean {
  const inverse = invert(readMatrix(shape.node));
  if (!inverse) return false;
  const at = apply(inverse, point);
  const edges = planarEdges(outlineOf(shape.node).edges);
  if (Fills.of(edges).at(at, 'left') !== 0) return true;
  return edges.some(({ curve, stroke }) => {
    if (stroke === 0) return false;
    const nearest = pointOn(curve, nearestOn(curve, at));
    return Math.hypot(nearest.x - at.x, nearest.y - at.y) <= REACH;
  });
}
