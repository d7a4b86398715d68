import { emptyBox, include, isEmpty, type Box } from '../geometry/Box';
import { readInteger, readText } from '../model/xfl/attributes';
import { frameAt, layersOf } from '../model/xfl/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import type { Drawing } from './Drawing';
import { paintedRegion } from './filters/paintedRegion';
import { isLeftOut } from './drawFrame';
import { FIRST_STATE } from './State';

/** Layers of these types show nothing themselves. */
const SILENT = new Set(['guide', 'folder', 'camera', 'mask']);

/**
 * The box of what a `DOMTimeline` paints at a frame, filters included, in its coordinates. It is rather too large than
 * too small: edges have room, and masks do not count.
 */
export function frameRegion(timeline: XmlNode, frame: number, drawing: Drawing): Box {
  const layers = layersOf(timeline);
  const box = emptyBox();
  for (const layer of layers) {
    if (SILENT.has(readText(layer, 'layerType')) || isLeftOut(layer, layers, drawing)) continue;
    const keyframe = frameAt(layer, frame);
    if (!keyframe) continue;
    const elapsed = frame - readInteger(keyframe, 'index');
    for (const node of drawing.document.shownElements(keyframe, elapsed)) {
      includeElement(box, node, drawing);
    }
  }
  return box;
}

function includeElement(box: Box, node: XmlNode, drawing: Drawing): void {
  if (isEmpty(drawing.document.boundsOf(node))) return;
  const { x, y, width, height } = paintedRegion(node, FIRST_STATE, drawing);
  include(box, x, y);
  include(box, x + width, y + height);
}
