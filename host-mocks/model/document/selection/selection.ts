import { describeValue } from '../../../../document/checks/checkValue';
import { elementOf } from '../../elements';
import { Element } from '../../elements/Element';
import type { Frame } from '../../timeline/Frame';
import { framesShown } from '../../timeline/framesShown';
import type { Layer } from '../../timeline/Layer';
import type { DocumentCore } from '../DocumentCore';
import { settleDeselected } from '../draw/settleRaw';
import { refuseArgument } from '../refuseArgument';
import { ELEMENT } from '../../../../document/xfl/schema/elementSchema';
import { followSelection } from './needSelection';
import { forgetPart } from './selectedParts';

/** True for a layer whose elements can be selected: neither locked nor hidden, and not a camera. */
function isOpen(layer: Layer): boolean {
  return layer.visible && !layer.locked && layer.ownType !== 'camera';
}

/** The frames whose elements can be selected. */
function selectableFrames(document: DocumentCore): Frame[] {
  return framesShown(document.getTimeline()).filter(({ layer }) => isOpen(layer));
}

function isSelectable(document: DocumentCore, element: Element): boolean {
  const timeline = document.getTimeline();
  const layer = element.layer as Layer;
  if (layer.timeline !== timeline || !isOpen(layer) || element.locked) return false;
  return layer.frameAt(timeline.currentFrame)?.node.child('elements') === element.node.parent;
}

/** The selected elements of the stage, back to front. */
export function selectedElements(document: DocumentCore): Element[] {
  const elements: Element[] = [];
  for (const frame of selectableFrames(document)) {
    for (const node of frame.elementNodes) {
      if (ELEMENT.selected.read(node)) elements.push(elementOf(node, frame));
    }
  }
  return elements;
}

export function isSelected(document: DocumentCore, element: Element): boolean {
  return ELEMENT.selected.read(element.node) && isSelectable(document, element);
}

/** Adds an element to the selection or removes it; one that cannot be selected is ignored. */
export function setSelected(document: DocumentCore, element: Element, selected: boolean): void {
  document.editedText = undefined;
  if (!selected) {
    ELEMENT.selected.write(element.node, false);
    settleDeselected([element.node]);
  } else if (isSelectable(document, element)) {
    forgetPart(element.node);
    ELEMENT.selected.write(element.node, true);
    followElement(document, element);
  }
}

/** `document.selection`, in the order of the switch `selectionOrder`. */
export function readSelection(document: DocumentCore): Element[] {
  const elements = document.selectedElements;
  return document.switches.selectionOrder === 'reversed' ? elements.reverse() : elements;
}

/** Assigns `document.selection`: adds, as the host does, unless the switch `selectionSet` says otherwise. */
export function assignSelection(document: DocumentCore, value: unknown): void {
  const elements = checkElements(document, value);
  if (document.switches.selectionSet === 'replace') selectNone(document);
  document.editedText = undefined;
  const chosen = elements.filter((element) => isSelectable(document, element));
  selectWhole(chosen);
  followSelection(document, chosen);
}

function selectWhole(elements: readonly Element[]): void {
  for (const { node } of elements) {
    forgetPart(node);
    node.setAttr('selected', 'true');
  }
}

function checkElements(document: DocumentCore, value: unknown): Element[] {
  if (value === null) return [];
  const refuse = (got: string): never =>
    refuseArgument(document, 'selection', 1, `expected an Array of elements, got ${got}`);
  if (!Array.isArray(value)) return refuse(describeValue(value));
  return value.map((entry: unknown) =>
    entry instanceof Element ? entry : refuse(`one with ${describeValue(entry)}`),
  );
}

/** Everything on the stage that can be selected, back to front. */
export function selectableElements(document: DocumentCore): Element[] {
  const frames = selectableFrames(document);
  return frames.flatMap((frame) => frame.backToFront.filter((element) => !element.locked));
}

export function selectAll(document: DocumentCore): void {
  const elements = selectableElements(document);
  selectWhole(elements);
  followSelection(document, elements);
}

/** Clears the selection of the timeline on the stage. */
export function selectNone(document: DocumentCore): void {
  document.editedText = undefined;
  for (const { elementNodes } of framesShown(document.getTimeline())) {
    if (elementNodes.length === 0) continue;
    for (const node of elementNodes) ELEMENT.selected.write(node, false);
    settleDeselected(elementNodes);
  }
}

/** As `followSelection`, for one more element: does nothing if its layer is current and selected already. */
function followElement(document: DocumentCore, element: Element): void {
  const layer = element.layer as Layer;
  const { selectedMark, currentMark } = layer.timeline;
  if (currentMark.has(layer) && selectedMark.has(layer)) return;
  followSelection(document, [element]);
}
