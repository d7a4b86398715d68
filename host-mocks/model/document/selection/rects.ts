import { emptyBox, isEmpty, transformBox, unite, type Box } from '../../../../geometry/Box';
import { apply, concat, invert } from '../../../../geometry/matrix';
import { line } from '../../../../geometry/planar/Curve';
import { traceWinding } from '../../../../geometry/planar/traceWinding';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import { ContentBounds } from '../../../../film/bounds/ContentBounds';
import { FilmElement } from '../../../../film/records/FilmElement';
import { isRawShape } from '../draw/rawShape';
import { HostError } from '../../../../document/checks/HostError';
import { checkNumber, describeValue, isOn } from '../../../../document/checks/checkValue';
import { boundsOf, transformElements } from '../../elements';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';
import { roundBox } from '../../../../document/xfl/roundBox';
import { needSelection } from './needSelection';
import { copySelected, liftParts, marksOf, selectedPart, selectPart } from './selectedParts';
import { isShownAsStored, shownBox } from './shownBox';
import { selectableElements, selectNone, setSelected } from './selection';

/** A rectangle from a script: `{left, top, right, bottom}`. */
export function checkRect(method: string, value: unknown): Box {
  if (typeof value !== 'object' || value === null) {
    throw new HostError(
      `${method}: expected a rectangle {left, top, right, bottom}, got ${describeValue(value)}`,
    );
  }
  const rect = value as Partial<Box>;
  const side = (name: keyof Box): number => checkNumber(`${method}: ${name}`, rect[name]);
  const [left, right] = [side('left'), side('right')].sort((a, b) => a - b);
  const [top, bottom] = [side('top'), side('bottom')].sort((a, b) => a - b);
  return { left, top, right, bottom };
}

/** `document.getSelectionRect`: 0 if nothing is selected. */
export function selectionRect(document: DocumentCore): Box | 0 {
  const box = emptyBox();
  for (const element of document.selectedElements) unite(box, selectedBox(document, element));
  return isEmpty(box) ? 0 : roundBox(box);
}

/**
 * `document.setSelectionRect`: selects the elements wholly inside a rectangle, or those that touch it; of raw shapes the part
 * inside. The rectangle is in coordinates of the stage, even while a symbol is edited in place.
 */
export function selectInRect(
  document: DocumentCore,
  rect: unknown,
  replace: unknown,
  contact: unknown,
): void {
  const frame = checkRect('setSelectionRect', rect);
  if (isOn(replace, true)) selectNone(document);
  const view = document.editing.viewMatrix;
  const reaches = contact ? touches : encloses;
  for (const element of selectableElements(document)) {
    const box = transformBox(shownBox(element), view);
    if (isRawShape(element.node) && isShownAsStored(element) && !encloses(frame, box)) {
      if (touches(frame, box)) selectInside(document, element, frame);
    } else if (reaches(frame, box)) setSelected(document, element, true);
  }
}

/** Selects the part of a raw shape that is inside a rectangle of the stage: the rectangle cuts it. */
function selectInside(document: DocumentCore, shape: Element, { left, top, right, bottom }: Box): void {
  const inverse = invert(concat(document.editing.viewMatrix, readMatrix(shape.node)));
  if (!inverse) return;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => apply(inverse, corner));
  const sides = corners.map(({ x, y }, i) => line(x, y, corners[(i + 1) % 4].x, corners[(i + 1) % 4].y));
  const area = traceWinding(sides, 'nonzero', { fill: 1, stroke: 0 });
  const marks = marksOf(shape.node).markInside(area);
  if (!marks.hasMarks) return;
  setSelected(document, shape, true);
  selectPart(shape.node, marks);
}

/** The bounds of what is selected of an element. */
function selectedBox(document: DocumentCore, element: Element): Box {
  if (!selectedPart(element.node)) return shownBox(element);
  return ContentBounds.of(document.film).ofElement(FilmElement.of(copySelected(element.node)));
}

/** `document.setSelectionBounds`: moves and scales the selection into a rectangle. */
export function fitSelection(document: DocumentCore, rect: unknown): void {
  const target = checkRect('setSelectionBounds', rect);
  const elements = liftParts(needSelection(document, 'setSelectionBounds'));
  const from = boundsOf(elements);
  const a = scaleOf(from.right - from.left, target.right - target.left);
  const d = scaleOf(from.bottom - from.top, target.bottom - target.top);
  const matrix = { a, b: 0, c: 0, d, tx: target.left - a * from.left, ty: target.top - d * from.top };
  transformElements(elements, matrix);
}

function scaleOf(extent: number, wanted: number): number {
  return extent === 0 || wanted === 0 ? 1 : wanted / extent;
}

function encloses(frame: Box, box: Box): boolean {
  return (
    frame.left <= box.left && frame.top <= box.top && frame.right >= box.right && frame.bottom >= box.bottom
  );
}

function touches(frame: Box, box: Box): boolean {
  return (
    frame.left <= box.right && frame.right >= box.left && frame.top <= box.bottom && frame.bottom >= box.top
  );
}
