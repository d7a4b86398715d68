import type { Element } from '../../elements/Element';
import type { Layer } from '../../timeline/Layer';
import type { DocumentCore } from '../DocumentCore';

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

/** As `followSelection`, for one more element: does nothing if its layer is current and selected already. */
export function followElement(document: DocumentCore, element: Element): void {
  const layer = element.layer as Layer;
  const { selectedMark, currentMark } = layer.timeline;
  if (currentMark.has(layer) && selectedMark.has(layer)) return;
  followSelection(document, [element]);
}
