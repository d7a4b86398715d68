import { selectionRequired, unavailable } from '../../../../document/checks/HostError';
import type { Element } from '../../elements/Element';
import type { Layer } from '../../timeline/Layer';
import type { DocumentCore } from '../DocumentCore';
import { settleDeselected } from '../draw/settleRaw';
import { ELEMENT } from '../../../../document/xfl/schema/elementSchema';
import { forgetPart } from './selectedParts';

/**
 * Methods that are also menu commands, which are dimmed without a selection. The host has other messages for them;
 * those of breakApart and deleteSelection are recorded.
 */
const COMMANDS = new Set([
  ...['align', 'arrange', 'breakApart', 'clipCut', 'convertLinesToFills', 'convertSelectionToBitmap', 'crop'],
  ...['deleteSelection', 'distribute', 'distributeToKeyframes', 'distributeToLayers', 'duplicateSelection'],
  ...['group', 'intersect', 'match', 'punch', 'resetTransformation', 'space', 'unGroup', 'union'],
]);

/** The selected elements, back to front. @throws HostError if nothing is selected: the host aborts the script. */
export function needSelection(document: DocumentCore, method: string): Element[] {
  const elements = document.selectedElements;
  if (elements.length === 0) throw COMMANDS.has(method) ? unavailable(method) : selectionRequired(method);
  return elements;
}

/**
 * Selects these elements only, and their layers. Commands that Flash CS6 recorded of one author go on with
 * setLayerProperty after distributeToLayers, others with insertKeyframe: they mean the new layers.
 */
export function select(document: DocumentCore, elements: readonly Element[]): void {
  const before = document.selectedElements.map(({ node }) => node);
  for (const node of before) ELEMENT.selected.write(node, false);
  for (const { node } of elements) {
    forgetPart(node);
    ELEMENT.selected.write(node, true);
  }
  settleDeselected(before);
  followSelection(document, elements);
}

/**
 * Selects the layers of the selected elements, as clicking elements does. The current layer stays current if one of the
 * newly selected elements is on it; otherwise the layer of the first of them becomes current.
 */
export function followSelection(document: DocumentCore, chosen: readonly Element[]): void {
  if (chosen.length === 0) return;
  const { layers, currentLayer, selectedMark, currentMark } = document.getTimeline();
  const isKept = chosen.some(({ layer }) => layer === layers[currentLayer]);
  const next = isKept ? layers[currentLayer] : chosen[0].layer;
  selectedMark.set(new Set(document.selectedElements.map(({ layer }) => layer as Layer)));
  currentMark.set(new Set([next as Layer]));
}
