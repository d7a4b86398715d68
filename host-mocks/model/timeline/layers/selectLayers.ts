import { isOn } from '../../../../document/checks/checkValue';
import { selectRanges } from '../frames/selectFrames';
import type { TimelineCore } from '../TimelineCore';
import { layerAt } from './checkLayer';

/**
 * `timeline.setSelectedLayers`: selects a layer with all its frames and makes it the current one. The switch
 * `selectedFramesFalse` decides the effect of `false` on a selected layer.
 */
export function setSelectedLayers(timeline: TimelineCore, index: unknown, replace: unknown): void {
  const layer = layerAt(timeline, 'setSelectedLayers', index);
  if (!layer) return;
  const adds = !isOn(replace, true);
  const { selectedMark, currentMark } = timeline;
  const wasSelected = selectedMark.has(layer);
  const deselects = adds && wasSelected && timeline.document.switches.selectedFramesFalse === 'toggle';
  const only = new Set([layer]);
  if (layer.frameCount > 0) selectRanges(timeline, [{ layer, start: 0, end: layer.frameCount }], !adds);
  if (!deselects) currentMark.set(only);
  if (!adds) selectedMark.set(only);
  else if (deselects) selectedMark.remove(layer);
  else selectedMark.add(layer);
}
