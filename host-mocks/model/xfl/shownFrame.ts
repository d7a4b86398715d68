import type { XmlNode } from '../../xml/XmlNode';
import { readInteger, readText } from './attributes';
import { lastStartingAt, readDuration, readStart } from './spans';

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
    if (last) count = Math.max(count, readStart(last) + readDuration(last));
  }
  return count;
}

/** The `DOMFrame` whose span covers a frame index, or undefined after the end of the layer. */
export function frameAt(layer: XmlNode, index: number): XmlNode | undefined {
  const frame = lastStartingAt(framesOf(layer), index, readStart);
  if (!frame) return undefined;
  return index < readStart(frame) + readDuration(frame) ? frame : undefined;
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
