import { checkNumber } from '../../../../document/checks/checkValue';
import { formatNumber } from '../../../../document/xfl/attributes';
import { TEXT_GUTTER } from '../../../../document/xfl/textGutter';
import { TEXT_FIELD } from '../../../../document/xfl/schema/textSchema';
import { Text } from '../../elements/Text';
import type { DocumentCore } from '../DocumentCore';
import { checkRect } from '../selection/rects';

/** The selected texts; other selected elements are ignored. */
function texts(document: DocumentCore): Text[] {
  return document.selectedElements.filter((element) => element instanceof Text);
}

/** Without indices, the selected characters of the text being edited (Adobe's reference). */
function rangeIn(document: DocumentCore, text: Text, start?: number, end?: number): [number?, number?] {
  const isSelection = start === undefined && document.editedText === text;
  return isSelection ? [text.selectionStart, text.selectionEnd] : [start, end];
}

/** The same for the look of characters; the whole text if none are selected. */
function styledRange(document: DocumentCore, text: Text, start?: number, end?: number): [number?, number?] {
  const [from, to] = rangeIn(document, text, start, end);
  return start === undefined && from === to ? [] : [from, to];
}

/** `document.getTextString`: joins several texts in their order. */
export function selectedText(document: DocumentCore, start?: number, end?: number): string {
  return texts(document)
    .map((text) => text.getTextString(...rangeIn(document, text, start, end)))
    .join('');
}

/** `document.setTextString`: false if no text is selected. */
export function setSelectedText(
  document: DocumentCore,
  characters: string,
  start?: number,
  end?: number,
): boolean {
  const selected = texts(document);
  for (const text of selected) {
    const [from, to] = rangeIn(document, text, start, end);
    text.setTextString(characters, from, to);
    if (start === undefined && from !== undefined) putCaret(text, from + characters.length);
  }
  return selected.length > 0;
}

function putCaret(text: Text, index: number): void {
  text.selectionStart = index;
  text.selectionEnd = index;
}

/** `document.getElementTextAttr`: undefined if texts or their characters differ. */
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
  const selected = texts(document);
  for (const text of selected) text.setTextAttr(name, value, ...styledRange(document, text, start, end));
  return selected.length > 0;
}

/**
 * `document.setTextSelection`: selects characters of the one selected text, which is then edited as long as it is
 * selected.
 */
export function selectCharacters(document: DocumentCore, start: unknown, end: unknown): boolean {
  const selected = texts(document);
  if (selected.length !== 1) return false;
  selected[0].selectionEnd = Math.trunc(checkNumber('setTextSelection: endIndex', end, 0));
  selected[0].selectionStart = Math.trunc(checkNumber('setTextSelection: startIndex', start, 0));
  [document.editedText] = selected;
  return true;
}

/**
 * `document.setTextRectangle`: resizes the frame of the selected texts, which do not expand any more; their characters
 * keep their size. The host
 * computes the height of static texts from their lines, which this host cannot measure: it keeps it.
 */
export function setTextFrame(document: DocumentCore, rect: unknown): boolean {
  const { left, top, right, bottom } = checkRect('setTextRectangle', rect);
  const selected = texts(document);
  const inner = (extent: number): string => formatNumber(Math.max(0, extent - 2 * TEXT_GUTTER));
  for (const { node, textType } of selected) {
    TEXT_FIELD.autoExpand.write(node, false);
    node.setAttr('width', inner(right - left));
    if (textType !== 'static') node.setAttr('height', inner(bottom - top));
  }
  return selected.length > 0;
}
