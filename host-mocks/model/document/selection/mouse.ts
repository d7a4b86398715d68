import { apply, invert, type Point } from '../../../../geometry/matrix';
import { Fills } from '../../../../geometry/planar/Fills';
import { planarEdges } from '../../../../geometry/planar/PlanarEdge';
import { regionAt } from '../../../../geometry/planar/regionAt';
import { lineThrough, strokeAt } from '../../../../geometry/planar/strokesAt';
import { checkPoint } from '../../../../document/checks/checkGeometry';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import type { Element } from '../../elements/Element';
import { Shape } from '../../elements/Shape';
import { SymbolInstance } from '../../elements/SymbolInstance';
import { isRawShape } from '../draw/rawShape';
import type { DocumentCore } from '../DocumentCore';
import { select } from './needSelection';
import { selectableElements, setSelected } from './selection';
import { marksOf, selectPart } from './selectedParts';
import { isShownAsStored, shownBox } from './shownBox';

/** The maximum distance at which a click selects a line, in pixels (assumed). */
const REACH = 3;

/**
 * `document.mouseClick`: selects the topmost element at a position of the stage; of a raw shape the fill or the line there.
 * With the preference Shift select off, or with Shift down, others stay selected, and Shift deselects a selected one.
 */
export function click(
  document: DocumentCore,
  position: unknown,
  isShiftDown: unknown,
  shiftSelects: unknown,
): void {
  clickAt(document, checkPoint('mouseClick', position), isShiftDown, shiftSelects, false);
}

/**
 * `document.mouseDblClk`: opens the symbol at a position in place; outside all elements it leaves the open symbol. Of a raw
 * shape it selects a fill with the lines around it, or all lines that are connected.
 */
export function doubleClick(
  document: DocumentCore,
  position: unknown,
  isShiftDown: unknown,
  shiftSelects: unknown,
): void {
  const point = checkPoint('mouseDblClk', position);
  if (!topmostAt(document, point)) {
    document.editing.exit();
    return;
  }
  const hit = clickAt(document, point, isShiftDown, shiftSelects, true);
  if (hit instanceof SymbolInstance && document.selectedElements.length === 1)
    document.editing.enter('inPlace');
}

/** @returns The element that was clicked. Shapes that floated have settled before, if the click deselects them. */
function clickAt(
  document: DocumentCore,
  point: Point,
  isShiftDown: unknown,
  shiftSelects: unknown,
  isDouble: boolean,
): Element | undefined {
  const isAdding = Boolean(isShiftDown) || !shiftSelects;
  if (!isAdding) select(document, []);
  const hit = topmostAt(document, point);
  if (!hit) return undefined;
  const isToggled = Boolean(isShiftDown) && !isDouble;
  if (isRawShape(hit.node) && isShownAsStored(hit)) clickShape(document, hit, point, isToggled, isDouble);
  else setSelected(document, hit, !(isToggled && document.selectedElements.includes(hit)));
  return hit;
}

function clickShape(
  document: DocumentCore,
  shape: Element,
  point: Point,
  isToggled: boolean,
  isDouble: boolean,
): void {
  const at = pointIn(document, shape, point);
  if (!at) return;
  const marks = marksOf(shape.node);
  const edges = marks.plain;
  const line = strokeAt(edges, at, REACH);
  const sides = line === undefined ? regionAt(edges, at) : new Set<number>();
  const around = isDouble ? new Set([...sides].map((half) => half >> 1)) : new Set<number>();
  const strokes = line === undefined ? around : lineThrough(edges, line, isDouble);
  const changed = marks.mark(sides, strokes, isToggled);
  setSelected(document, shape, changed.hasMarks);
  if (changed.hasMarks) selectPart(shape.node, changed);
}

function topmostAt(document: DocumentCore, point: Point): Element | undefined {
  return selectableElements(document)
    .reverse()
    .find((element) => isAt(document, element, point));
}

/** A point of the stage in the coordinates of the timeline that is edited. */
function pointInTimeline(document: DocumentCore, point: Point): Point | undefined {
  const inverse = invert(document.editing.viewMatrix);
  return inverse && apply(inverse, point);
}

/** A point of the stage in the coordinates of an element. */
function pointIn(document: DocumentCore, element: Element, point: Point): Point | undefined {
  const shown = pointInTimeline(document, point);
  const inverse = invert(readMatrix(element.node));
  return shown && inverse && apply(inverse, shown);
}

function isAt(document: DocumentCore, element: Element, stagePoint: Point): boolean {
  const point = pointInTimeline(document, stagePoint);
  if (!point) return false;
  const { left, top, right, bottom } = shownBox(element);
  const { x, y } = point;
  if (x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH) return false;
  if (!(element instanceof Shape) || element.node.name === 'DOMGroup')
    return x >= left && x <= right && y >= top && y <= bottom;
  const at = pointIn(document, element, stagePoint);
  return at !== undefined && isOnShape(element, at);
}

/** On a fill of a shape, or next to one of its lines. */
function isOnShape(shape: Shape, at: Point): boolean {
  const edges = planarEdges(outlineOf(shape.node).edges);
  return Fills.of(edges).at(at, 'left') !== 0 || strokeAt(edges, at, REACH) !== undefined;
}
