import type { Element } from '../../elements/Element';
import type { Layer } from '../../timeline/Layer';
import { readFlag } from '../../xfl/attributes';
import type { DocumentCore } from '../DocumentCore';

/**
 * Selects the layers that hold selected elements, as clicking elements does. The current layer stays current where it
 * holds one of those that were just selected; otherwise the layer of the first of them becomes current.
 */
export function followSelection(document: DocumentCore, chosen: readonly Element[]): void {
  if (chosen.length === 0) return;
  const { layers, currentLayer } = document.getTimeline();
  const holding = new Set(document.selectedElements.map(({ layer }) => layer as Layer));
  const isKept = chosen.some(({ layer }) => layer === layers[currentLayer]);
  const next = isKept ? layers[currentLayer] : chosen[0].layer;
  for (const layer of layers) {
    layer.node.setAttr('isSelected', holding.has(layer) ? 'true' : null);
    layer.node.setAttr('current', layer === next ? 'true' : null);
  }
}

/** As `followSelection` for one element more: nothing is to be done where its layer is current and selected already. */
export function followElement(document: DocumentCore, element: Element): void {
  const { node } = element.layer as Layer;
  if (readFlag(node, 'current') && readFlag(node, 'isSelected')) return;
  followSelection(document, [element]);
}
