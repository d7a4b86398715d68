import { emptyBox, isEmpty, transformBox, unite, type Box } from '../../../../geometry/Box';
import { HostError } from '../../../../document/checks/HostError';
import { checkNumber, describeValue, isOn } from '../../../../document/checks/checkValue';
import { boundsOf, transformElements } from '../../elements';
import type { DocumentCore } from '../DocumentCore';
import { roundBox } from '../../../../document/xfl/roundBox';
import { needSelection } from './needSelection';
import { shownBox } from './shownBox';
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
  for (const element of document.selectedElements) unite(box, shownBox(element));
  return isEmpty(box) ? 0 : roundBox(box);
}

/**
 * `document.setSelectionRect`: selects the elements wholly inside a rectangle, or those that touch it. The rectangle is
 * in coordinates of the stage, even while a symbol is edited in place.
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
    if (reaches(frame, transformBox(shownBox(element), view))) setSelected(document, element, true);
  }
}

/** `document.setSelectionBounds`: moves and scales the selection into a rectangle. */
export function fitSelection(document: DocumentCore, rect: unknown): void {
  const target = checkRect('setSelectionBounds', rect);
  const elements = needSelection(document, 'setSelectionBounds');
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
