import { checkNumber } from '../../../../document/checks/checkValue';
import { formatNumber } from '../../../../document/xfl/attributes';
import { TEXT_GUTTER } from '../../../../document/xfl/textGutter';
import { Text } from '../../elements/Text';
import type { DocumentCore } from '../DocumentCore';
import { checkRect } from '../selection/rects';

/** The selected texts; other selected elements are ignored. */
function texts(document: DocumentCore): Text[] {
  return document.selectedElements.filter((element) => element instanceof Text);
}

/** Without indices, in the text that is being edited, the characters selected in it are meant (Adobe's reference). */
function rangeIn(document: DocumentCore, text: Text, start?: number, end?: number): [number?, number?] {
  const isSelection = start === undefined && document.editedText === text;
  return isSelection ? [text.selectionStart, text.selectionEnd] : [start, end];
}

/** The same for the look of characters; where none are selected the whole text is meant. */
function styledRange(document: DocumentCore, text: Text, start?: number, end?: number): [number?, number?] {
  const [from, to] = rangeIn(document, text, start, end);
  return start === undefined && from === to ? [] : [from, to];
}

/** `document.getTextString`: of several texts, one after the other. */
export function selectedText(document: DocumentCore, start?: number, end?: number): string {
  return texts(document)
    .map((text) => text.getTextString(...rangeIn(document, text, start, end)))
    .join('');
}

/** `document.setTextString`: false where no text is selected. */
export function setSelectedText(
  document: DocumentCore,
  characters: string,
  start?: number,
  end?: number,
): boolean {
  const found = texts(document);
  for (const text of found) {
    const [from, to] = rangeIn(document, text, start, end);
    text.setTextString(characters, from, to);
    if (start === undefined && from !== undefined) putCaret(text, from + characters.length);
  }
  return found.length > 0;
}

function putCaret(text: Text, index: number): void {
  text.selectionStart = index;
  text.selectionEnd = index;
}

/** `document.getElementTextAttr`: undefined where texts or their characters differ. */
export function selectedTextAttr(
  document: DocumentCore,
  name: string,
  start?: number,
  end?: number,
): unknown {
  const values = new Set(
    texts(document).map((text) => text.getTextAttr(name, ...styledRange(document, text, start, end))),
  );
  return values.size === 1 ? [...values][0] : undefined;
}

/** `document.setElementTextAttr`: false where no text is selected. */
export function setSelectedTextAttr(
  document: DocumentCore,
  name: string,
  value: unknown,
  start?: number,
  end?: number,
): boolean {
  const found = texts(document);
  for (const text of found) text.setTextAttr(name, value, ...styledRange(document, text, start, end));
  return found.length > 0;
}

/** `document.setTextSelection`: of the one selected text, which is then being edited as long as it is selected. */
export function selectCharacters(document: DocumentCore, start: unknown, end: unknown): boolean {
  const found = texts(document);
  if (found.length !== 1) return false;
  found[0].selectionEnd = Math.trunc(checkNumber('setTextSelection: endIndex', end, 0));
  found[0].selectionStart = Math.trunc(checkNumber('setTextSelection: startIndex', start, 0));
  [document.editedText] = found;
  return true;
}

/**
 * `document.setTextRectangle`: the frame of the selected texts gets another size; what is written keeps its size. The
 * host computes the height of static texts from their lines, which this host cannot measure: it keeps it.
 */
export function setTextFrame(document: DocumentCore, rect: unknown): boolean {
  const { left, top, right, bottom } = checkRect('setTextRectangle', rect);
  const found = texts(document);
  const inner = (extent: number): string => formatNumber(Math.max(0, extent - 2 * TEXT_GUTTER));
  for (const { node, textType } of found) {
    node.setAttr('width', inner(right - left));
    if (textType !== 'static') node.setAttr('height', inner(bottom - top));
  }
  return found.length > 0;
}
