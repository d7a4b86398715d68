import type { XmlNode } from '../../xml/XmlNode';
import { readInteger, readText } from './attributes';

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

/** Frames of the longest layer. */
export function frameCountOf(timeline: XmlNode): number {
  let count = 0;
  for (const layer of layersOf(timeline)) {
    const last = framesOf(layer).at(-1);
    if (last) count = Math.max(count, readInteger(last, 'index') + readInteger(last, 'duration', 1));
  }
  return count;
}

/** The `DOMFrame` whose span covers a frame index, or undefined after the end of the layer. */
export function frameAt(layer: XmlNode, index: number): XmlNode | undefined {
  const frames = framesOf(layer);
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (readInteger(frames[middle], 'index') <= index) low = middle + 1;
    else high = middle;
  }
  const frame = frames.at(low - 1);
  if (low === 0 || !frame) return undefined;
  return index < readInteger(frame, 'index') + readInteger(frame, 'duration', 1) ? frame : undefined;
}

/**
 * The frame of its symbol that an instance shows. Movie clips, buttons and components show their first one in the
 * editor; a graphic runs with the timeline that it stands on.
 *
 * @param elapsed Frames since the keyframe that the instance stands on.
 */
export function shownFrame(instance: XmlNode, timeline: XmlNode, elapsed: number): number {
  if (instance.attr('symbolType') !== 'graphic') return 0;
  const count = Math.max(1, frameCountOf(timeline));
  const first = clamp(readInteger(instance, 'firstFrame'), count);
  const last = clamp(readInteger(instance, 'lastFrame', count - 1), count);
  switch (readText(instance, 'loop', 'loop')) {
    case 'single frame':
      return first;
    case 'play once':
      return Math.min(first + elapsed, Math.max(first, last));
    case 'play once reverse':
    case 'play reverse':
      return Math.max(0, first - elapsed);
    case 'loop reverse':
      return (((first - elapsed) % count) + count) % count;
    default:
      return last > first && last < count - 1
        ? first + (elapsed % (last - first + 1))
        : (first + elapsed) % count;
  }
}

function clamp(frame: number, count: number): number {
  return Math.min(Math.max(0, frame), count - 1);
}
