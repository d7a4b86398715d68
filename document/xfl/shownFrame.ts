import type { DocumentInstance } from './instances/DocumentInstance';
import { LAYER, TIMELINE } from './schema/timelineSchema';
import { NodeCache } from '../xml/NodeCache';
import type { XmlNode } from '../xml/XmlNode';
import { lastStartingAt, readEnd, readStart } from './spans';

/** The `DOMTimeline` of a symbol. */
export function timelineOf(item: XmlNode): XmlNode | undefined {
  return item.child('timeline')?.child('DOMTimeline');
}

export function layersOf(timeline: XmlNode): readonly XmlNode[] {
  return timeline.child('layers')?.children ?? [];
}

function framesOf(layer: XmlNode): readonly XmlNode[] {
  return layer.child('frames')?.children ?? [];
}

/** The parents of the layers in `layers`. */
const PARENTS = new NodeCache((list) => parentsIn(list.children));

/** The layer that another one of a timeline belongs to. `parentLayerIndex` counts all layers but the camera's. */
export function parentOf(layer: XmlNode): XmlNode | undefined {
  return layer.parent ? PARENTS.of(layer.parent).get(layer) : undefined;
}

/** The mask layer over a layer, with folders between them or not. */
export function maskOver(layer: XmlNode): XmlNode | undefined {
  let parent = parentOf(layer);
  while (parent && LAYER.layerType.read(parent) === 'folder') parent = parentOf(parent);
  return parent && LAYER.layerType.read(parent) === 'mask' ? parent : undefined;
}

function parentsIn(layers: readonly XmlNode[]): Map<XmlNode, XmlNode> {
  const counted = layers.filter((layer) => LAYER.layerType.read(layer) !== 'camera');
  const parents = new Map<XmlNode, XmlNode>();
  for (const layer of layers) {
    const index = LAYER.parentLayerIndex.read(layer);
    const parent = index < 0 ? undefined : counted.at(index);
    if (parent) parents.set(layer, parent);
  }
  openCircles(parents);
  return parents;
}

/** Damaged documents may put layers into one another: a circle ends at one of them. */
function openCircles(parents: Map<XmlNode, XmlNode>): void {
  const ending = new Set<XmlNode>();
  for (const start of parents.keys()) {
    const way = new Set<XmlNode>();
    let at: XmlNode | undefined = start;
    for (; at && !ending.has(at) && !way.has(at); at = parents.get(at)) way.add(at);
    if (at && way.has(at)) parents.delete(at);
    for (const passed of way) ending.add(passed);
  }
}

/** Frames of the longest layer. The layer of a camera that is switched off counts as none, as in what Animate publishes. */
export function frameCountOf(timeline: XmlNode): number {
  const hasCamera = TIMELINE.cameraLayerEnabled.read(timeline);
  let count = 0;
  for (const layer of layersOf(timeline)) {
    if (!hasCamera && LAYER.layerType.read(layer) === 'camera') continue;
    const last = framesOf(layer).at(-1);
    if (last) count = Math.max(count, readEnd(last));
  }
  return count;
}

/** The `DOMFrame` whose span covers a frame index, or undefined after the end of the layer. */
export function frameAt(layer: XmlNode, index: number): XmlNode | undefined {
  const frame = lastStartingAt(framesOf(layer), index, readStart);
  if (!frame) return undefined;
  return index < readEnd(frame) ? frame : undefined;
}

/** The keyframe that follows another one on the same layer. */
export function nextKeyframe(keyframe: XmlNode): XmlNode | undefined {
  const keyframes = keyframe.parent?.children ?? [];
  return keyframes[keyframes.indexOf(keyframe) + 1] as XmlNode | undefined;
}

/** The frame of its symbol that an instance shows. Movie clips, buttons and components show their first one in the editor. */
export function shownFrame(instance: DocumentInstance, timeline: XmlNode): number {
  if (!instance.isGraphic) return 0;
  return frameToShow(instance, frameCountOf(timeline), 0);
}

/**
 * The frame that a graphic has come to, running with the timeline that it is on.
 *
 * @param frameCount Frames of its symbol.
 * @param elapsed Frames since the keyframe that the graphic is on.
 */
export function frameToShow(instance: DocumentInstance, frameCount: number, elapsed: number): number {
  const count = Math.max(1, frameCount);
  const { firstFrame: stored, lastFrame, loop } = instance;
  const first = clamp(stored, count);
  const last = lastFrame < 0 ? count - 1 : clamp(lastFrame, count);
  switch (loop) {
    case 'single frame':
      return first;
    case 'play once':
      return Math.min(first + elapsed, Math.max(first, last));
    case 'play once reverse':
    case 'play reverse':
      return Math.max(0, first - elapsed);
    case 'loop reverse':
      return modulo(stored - elapsed, count);
    default:
      return last > first && last < count - 1
        ? first + (elapsed % (last - first + 1))
        : modulo(stored + elapsed, count);
  }
}

/** Loops start over as often as needed: a graphic may begin at a frame that its symbol does not reach. */
function modulo(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}

function clamp(frame: number, count: number): number {
  return Math.min(Math.max(0, frame), count - 1);
}
