import { layerAt } from './checkLayer';
import type { TimelineCore } from '../TimelineCore';

/**
 * `timeline.showLayerMasking`: locks a mask and its masked layers. For other layers the host reports an error in its
 * Output panel.
 */
export function showLayerMasking(timeline: TimelineCore, index: unknown): void {
  const layer = layerAt(timeline, 'showLayerMasking', index ?? timeline.currentLayer);
  if (!layer) return;
  const mask = layer.layerType === 'masked' ? layer.parentLayer : layer;
  if (mask?.layerType !== 'mask') {
    timeline.document.traceWarning(
      `showLayerMasking: the layer "${layer.name}" is neither a mask nor masked`,
    );
    return;
  }
  for (const other of timeline.layers) if (other === mask || other.parentLayer === mask) other.locked = true;
}
