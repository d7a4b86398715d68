import { isOn } from '../../../realm/checkValue';
import { readFlag } from '../../xfl/attributes';
import { selectRanges } from '../frames/selectFrames';
import type { TimelineCore } from '../TimelineCore';
import { checkLayer } from './checkLayer';

/**
 * `timeline.setSelectedLayers`: selects a layer with all its frames and makes it the current one. What `false` does
 * with a layer that is selected is told by the switch `selectedFramesFalse`.
 */
export function setSelectedLayers(timeline: TimelineCore, index: unknown, replace: unknown): void {
  const layer = checkLayer(timeline, 'setSelectedLayers', index);
  const adds = !isOn(replace, true);
  const wasSelected = readFlag(layer.node, 'isSelected');
  const deselects = adds && wasSelected && timeline.document.switches.selectedFramesFalse === 'toggle';
  for (const other of timeline.layers) {
    if (!adds && other !== layer) other.node.setAttr('isSelected', null);
    if (!deselects) other.node.setAttr('current', other === layer ? 'true' : null);
  }
  layer.node.setAttr('isSelected', deselects ? null : 'true');
  if (layer.frameCount > 0) selectRanges(timeline, [{ layer, start: 0, end: layer.frameCount }], !adds);
}
