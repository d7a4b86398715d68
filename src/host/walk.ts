import { read, readList } from './read';

/**
 * The keyframes of a layer, first to last. Host members: `layer.frames`, which holds one entry per frame number, the
 * same object throughout a span, and `frame.duration`, which leads from one keyframe to the next.
 */
export function keyframesOf(layer: object): object[] {
  const frames = readList(layer, 'frames');
  const keyframes: object[] = [];
  let index = 0;
  while (index < frames.length) {
    keyframes.push(frames[index]);
    index = endOfSpan(frames, index);
  }
  return keyframes;
}

/** The index after the last entry of the span that begins at `start`. */
function endOfSpan(frames: object[], start: number): number {
  const frame = frames[start];
  const duration = read(frame, 'duration');
  let end = start + 1;
  if (typeof duration === 'number' && frames[start + duration - 1] === frame) end = start + duration;
  while (end < frames.length && frames[end] === frame) end++;
  return end;
}

/** The keyframes of all layers of a timeline, the top layer first. Folder layers have none. */
export function keyframesOfTimeline(timeline: object): object[] {
  return eachOf(readList(timeline, 'layers'), keyframesOf);
}

/** The elements of a keyframe, in the host's order. */
export function elementsOfFrame(frame: object): object[] {
  return readList(frame, 'elements');
}

/** The elements of every keyframe of a layer, locked or not. */
export function elementsOfLayer(layer: object): object[] {
  return eachOf(keyframesOf(layer), elementsOfFrame);
}

/** The elements of every keyframe of every layer of a timeline, the top layer first. */
export function elementsOfTimeline(timeline: object): object[] {
  return eachOf(keyframesOfTimeline(timeline), elementsOfFrame);
}

/**
 * The elements on the timeline being edited at its current frame, the top layer first. Locked layers and folders are
 * left out; hidden layers, guides and masks count; a layer that ends before the playhead has none.
 */
export function currentElements(document: Document): object[] {
  const timeline = document.getTimeline();
  const frame = timeline.currentFrame;
  return eachOf(readList(timeline, 'layers'), function elementsAtPlayhead(layer) {
    if (read(layer, 'locked') || read(layer, 'layerType') === 'folder') return [];
    const frames = readList(layer, 'frames');
    return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
  });
}

/** The elements of every keyframe of every timeline: scenes first, then symbols in the order of the library. */
export function allElements(document: Document): object[] {
  const ofScenes = eachOf(document.timelines, elementsOfTimeline);
  return ofScenes.concat(
    eachOf(document.library.items, function elementsOfItem(item) {
      const timeline = timelineOf(item);
      return timeline ? elementsOfTimeline(timeline) : [];
    }),
  );
}

/** The timeline of a library item; null for items that have none. */
export function timelineOf(item: object): object | null {
  return (read(item, 'timeline') as object | undefined) || null;
}

/** The lists made of each object, joined in order. */
function eachOf(objects: object[], listOf: (object: object) => object[]): object[] {
  const joined: object[] = [];
  for (let i = 0; i < objects.length; i++) appendAll(joined, listOf(objects[i]));
  return joined;
}

/** How many arguments a call may have in every engine. */
const MOST_ARGUMENTS = 1000;

/** Appends at the speed of the engine where the list is an Array; a host's own lists are no argument of `apply`. */
function appendAll(target: object[], list: unknown): void {
  if (list instanceof Array) {
    for (let from = 0; from < list.length; from += MOST_ARGUMENTS) {
      target.push.apply(target, list.slice(from, from + MOST_ARGUMENTS) as object[]);
    }
  } else {
    const { length } = list as object[];
    for (let i = 0; i < length; i++) target.push((list as object[])[i]);
  }
}
