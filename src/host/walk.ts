import { read, readList } from './read';

/**
 * The keyframes of a layer, first to last. Host members: `layer.frames`, which holds one entry per frame number, the
 * same object throughout a span, and `frame.duration`, which leads from one keyframe to the next.
 */
export function keyframesOf(layer: object): object[] {
  const keyframes: object[] = [];
  forEachSpan(layer, (frame) => keyframes.push(frame));
  return keyframes;
}

/**
 * Calls a function with each keyframe of a layer, its first frame, and the frame after its last one. Host members:
 * those of `keyframesOf`.
 */
export function forEachSpan(layer: object, see: (frame: object, start: number, end: number) => void): void {
  const frames = readList(layer, 'frames');
  let start = 0;
  while (start < frames.length) {
    const end = endOfSpan(frames, start);
    see(frames[start], start, end);
    start = end;
  }
}

/** The index after the last entry of the span that begins at `start`. */
function endOfSpan(frames: object[], start: number): number {
  const frame = frames[start];
  const duration = Number(read(frame, 'duration'));
  let end = start + 1;
  if (frames[start + duration - 1] === frame) end = start + duration;
  while (end < frames.length && frames[end] === frame) end++;
  return end;
}

/** The keyframes of all layers of a timeline, the top layer first. Folder layers have none. */
export function keyframesOfTimeline(timeline: object): object[] {
  return flatten(listsOf(readList(timeline, 'layers'), keyframesOf));
}

/** The layers of a timeline, the top one first, folders too. */
export function layersOf(timeline: object): object[] {
  return readList(timeline, 'layers');
}

/** A timeline of a document, and how to open it for editing. */
export interface TimelineLocation {
  timeline: object;
  /** Index of the scene; 0 for the timeline of a symbol. */
  scene: number;
  /** The symbol whose timeline it is, or null for a scene. */
  item: object | null;
}

/** The places of all timelines: the scenes, then the symbols in the order of the library. */
export function timelineLocations(document: Document): TimelineLocation[] {
  const places: TimelineLocation[] = [];
  const scenes = document.timelines;
  for (let scene = 0; scene < scenes.length; scene++) {
    places.push({ timeline: scenes[scene], scene, item: null });
  }
  const items = document.library.items;
  for (let i = 0; i < items.length; i++) {
    const timeline = timelineOf(items[i]);
    if (timeline) places.push({ timeline, scene: 0, item: items[i] });
  }
  return places;
}

/** Every timeline: the scenes, then the symbols in the order of the library. */
export function allTimelines(document: Document): object[] {
  return listsOf(timelineLocations(document), ({ timeline }) => timeline);
}

/** The list made of each timeline, in the order of `allTimelines`. */
export function listsOfTimelines<L>(document: Document, listOf: (timeline: object) => L): L[] {
  return listsOf(allTimelines(document), listOf);
}

/** The elements of a keyframe, in the host's order. */
export function elementsOfFrame(frame: object): object[] {
  return readList(frame, 'elements');
}

/** The elements of every keyframe of a layer, locked or not: a list for each keyframe. */
export function elementsOfLayer(layer: object): object[][] {
  return listsOf(keyframesOf(layer), elementsOfFrame);
}

/** The elements of every keyframe of every layer of a timeline, the top layer first: a list for each keyframe. */
export function elementsOfTimeline(timeline: object): object[][] {
  return listsOf(keyframesOfTimeline(timeline), elementsOfFrame);
}

/** The elements of a layer at a frame number; none on folders and on layers that end before. */
function elementsOfLayerAt(layer: object, frame: number): object[] {
  const frames = readList(layer, 'frames');
  return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
}

/**
 * The elements of a timeline at a frame number, locked layers included, the top layer first: a list for each layer,
 * back to front.
 */
export function elementsAt(timeline: object, frame: number): object[][] {
  return listsOf(readList(timeline, 'layers'), (layer) => elementsOfLayerAt(layer, frame));
}

/**
 * The elements on the timeline being edited at its current frame, the top layer first: a list for each layer. Locked
 * layers are left out; hidden layers, guides and masks count.
 */
export function currentElements(document: Document): object[][] {
  const timeline = document.getTimeline();
  const frame = timeline.currentFrame;
  const layers = readList(timeline, 'layers');
  const lists: object[][] = [];
  for (let i = 0; i < layers.length; i++) {
    if (!read(layers[i], 'locked')) lists.push(elementsOfLayerAt(layers[i], frame));
  }
  return lists;
}

/** As `currentElements` in one list, locked layers included. */
export function elementsAtPlayhead(document: Document): object[] {
  const timeline = document.getTimeline();
  return flatten(elementsAt(timeline, timeline.currentFrame));
}

/**
 * The elements of every keyframe of every timeline, scenes first, then symbols in the order of the library: a list for
 * each keyframe.
 */
export function allElements(document: Document): object[][] {
  return flatten(listsOfTimelines(document, elementsOfTimeline));
}

/** The timeline of a library item; null for items that have none. */
export function timelineOf(item: object): object | null {
  return (read(item, 'timeline') as object | undefined) || null;
}

/** The list made from each object, in order. */
export function listsOf<T extends object, L>(objects: T[], listOf: (object: T) => L): L[] {
  const lists: L[] = [];
  for (let i = 0; i < objects.length; i++) lists.push(listOf(objects[i]));
  return lists;
}

/** Joins lists, in order. The host's own lists, which are not Arrays, are read by index. */
export function flatten<T>(lists: T[][]): T[] {
  const all: T[] = [];
  // Written by index: engines that only interpret take long to call push.
  let count = 0;
  for (let at = 0; at < lists.length; at++) {
    const list = lists[at];
    const { length } = list;
    for (let i = 0; i < length; i++) all[count++] = list[i];
  }
  return all;
}
