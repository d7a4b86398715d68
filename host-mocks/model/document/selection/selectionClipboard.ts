import { centerOf, isEmpty } from '../../../../geometry/Box';
import { notImplemented } from '../../../../document/checks/HostError';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { boundsOf, elementOf, moveElements } from '../../elements';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';
import type { Clipboard } from '../DocumentHost';
import { stageSize } from '../../../../document/xfl/stageSize';
import { bringItems } from '../draw/importItems';
import { elementList } from '../../timeline/frames/keyframes';
import { checkDrawable, currentFrame } from '../draw/currentFrame';
import { gatherRaw } from '../draw/settleRaw';
import { setSelectedText } from '../style/texts';
import { needSelection, select } from './needSelection';
import { copySelected, liftParts } from './selectedParts';

/** Distance of a duplicate from its original, to the right and down, in pixels (assumed). */
const OFFSET = 10;

/** `document.deleteSelection`. */
export function deleteSelection(document: DocumentCore): void {
  for (const { node } of liftParts(needSelection(document, 'deleteSelection')).reverse()) node.remove();
}

/** `document.duplicateSelection`: copies on top of the same layers, which become the selection. */
export function duplicateSelection(document: DocumentCore): void {
  const elements = needSelection(document, 'duplicateSelection');
  for (const { node } of elements) checkDrawable(document, node.parent?.parent);
  const copies = elements.map((element) => {
    const copy = copySelected(element.node);
    element.node.parent?.append(copy);
    return elementOf(copy, element.owner);
  });
  const left = gatherRaw(copies);
  moveElements(left, OFFSET, OFFSET);
  select(document, left);
}

export function copySelection(document: DocumentCore, method = 'clipCopy'): void {
  const nodes = needSelection(document, method).map(({ node }) => copySelected(node));
  document.host.clipboard.elements = { list: XmlNode.create('elements', {}, nodes), source: document };
  document.host.clipboard.text = undefined;
}

export function cutSelection(document: DocumentCore): void {
  copySelection(document, 'clipCut');
  deleteSelection(document);
}

/**
 * `document.clipPaste`: into the current layer, in the middle of the stage or where it was copied. A text goes into the
 * one that is being edited. A text while none is edited, and elements while one is, are refused: what Animate does was
 * not recorded.
 */
export function pasteClipboard(document: DocumentCore, inPlace: unknown): void {
  const { elements, text } = document.host.clipboard;
  if (text !== undefined) pasteText(document, text);
  else if (elements) pasteElements(document, elements, inPlace);
}

/** In another timeline the text is no longer selected. */
function isTextEdited(document: DocumentCore): boolean {
  return document.selectedElements.some((element) => element === document.editedText);
}

function pasteText(document: DocumentCore, text: string): void {
  if (!isTextEdited(document)) {
    throw notImplemented('Document.clipPaste of a text where none is being edited: its size is not known');
  }
  setSelectedText(document, text);
}

function pasteElements(
  document: DocumentCore,
  elements: NonNullable<Clipboard['elements']>,
  inPlace: unknown,
): void {
  if (isTextEdited(document)) {
    throw notImplemented('Document.clipPaste of elements while a text is being edited');
  }
  const nodes = elements.list.children.map((node) => node.clone());
  currentFrame(document);
  bringItems(document, 'clipPaste', document.getTimeline().libraryItem, nodes, elements.source);
  const pasted = addToFrame(document, nodes);
  if (!inPlace) moveToMiddle(document, pasted);
}

/** Adds nodes on top of the current frame, and selects them. */
export function addToFrame(document: DocumentCore, nodes: readonly XmlNode[]): Element[] {
  const frame = currentFrame(document);
  const list = elementList(frame);
  const added = nodes.map((node) => {
    list.append(node);
    return elementOf(node, frame);
  });
  const left = gatherRaw(added);
  select(document, left);
  return left;
}

function moveToMiddle(document: DocumentCore, elements: readonly Element[]): void {
  const box = boundsOf(elements);
  if (isEmpty(box)) return;
  const center = centerOf(box);
  const stage = stageSize(document.node);
  moveElements(elements, stage.width / 2 - center.x, stage.height / 2 - center.y);
}
