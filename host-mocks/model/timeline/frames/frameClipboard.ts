import type { XmlNode } from '../../../../document/xml/XmlNode';
import { cutMorphShape } from '../../../../film/tween/shapeTween';
import type { Frame } from '../Frame';
import type { Layer } from '../Layer';
import type { CopiedFrames } from '../TimelineClipboard';
import type { TimelineCore } from '../TimelineCore';
import { clearRange } from './changeFrames';
import type { FrameRange } from './FrameSelection';
import { extendTo, frameList, keyframeInside, replaceMorphShape, splitAt } from './keyframes';
import { readDuration, readStart, writeSpan } from '../../../../document/xfl/spans';
import { layersForFrames, lookOf } from './layersForFrames';
import { rangesFor } from './ranges';
import { removeFrom } from './removeFrames';
import { isTweened, isWhole, setTweenType } from '../tweening';

/** `timeline.copyFrames`: the frames of each range, keyframes cut to the part inside it. */
export function copyFrames(timeline: TimelineCore, start: unknown, end: unknown): void {
  copyRanges(timeline, rangesFor(timeline, 'copyFrames', start, end));
}

/** `timeline.cutFrames`: copies the frames and empties them. */
export function cutFrames(timeline: TimelineCore, start: unknown, end: unknown): void {
  const ranges = rangesFor(timeline, 'cutFrames', start, end);
  copyRanges(timeline, ranges);
  for (const range of ranges) if (range.layer.ownType !== 'folder') clearRange(range);
}

function copyRanges(timeline: TimelineCore, ranges: readonly FrameRange[]): void {
  const copied = ranges.filter(({ layer, start }) => start < layer.frameCount);
  if (copied.length === 0) return;
  timeline.document.clipboard.frames = {
    ranges: copied.map((range) => copyRange(range, copied)),
    source: timeline.document,
  };
}

function copyRange(range: FrameRange, copied: readonly FrameRange[]): CopiedFrames {
  const { layer, start, end } = range;
  const frames: XmlNode[] = [];
  for (const frame of layer.keyframes) {
    const from = Math.max(frame.startFrame, start);
    const to = Math.min(frame.startFrame + frame.duration, end);
    if (from >= to) continue;
    for (const copy of copyPart(frame, from, to, start)) frames.push(copy);
  }
  return { frames, length: Math.min(end, layer.frameCount) - start, look: lookOf(range, copied) };
}

/** Keyframes with the content of a span from one frame up to another: a tween that is cut short ends in a keyframe. */
function copyPart(frame: Frame, from: number, to: number, origin: number): XmlNode[] {
  const { startFrame, duration, node } = frame;
  const isPart = from > startFrame || to < startFrame + duration;
  const stops = isPart && isWhole(node) ? range(from, to) : [from];
  if (stops.length === 1 && to < startFrame + duration && to > from + 1 && isTweened(node))
    stops.push(to - 1);
  return stops.map((start, i) => {
    const end = stops.at(i + 1) ?? to;
    const copy = start === startFrame ? node.clone() : keyframeInside(frame, start - startFrame);
    if (isPart && (i > 0 || isWhole(node))) setTweenType(copy, 'none');
    else if (isPart) replaceMorphShape(copy, cutMorphShape(node, start - startFrame, end - startFrame));
    writeSpan(copy, start - origin, end - start);
    return copy;
  });
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/**
 * `timeline.pasteFrames`: the copied frames replace the frames of the range, however many they are; later frames move.
 * Several copied layers are pasted onto as many layers, downwards; those that are missing are made.
 */
export function pasteFrames(timeline: TimelineCore, start: unknown, end: unknown): void {
  const { ranges: copied, source } = timeline.document.clipboard.frames;
  if (copied.length === 0) return;
  const nodes = copied.flatMap(({ frames }) => frames);
  if (source) timeline.document.bringItems('pasteFrames', timeline.libraryItem, nodes, source);
  const [target] = rangesFor(timeline, 'pasteFrames', start, end);
  const layers = layersForFrames(timeline, target.layer, copied);
  copied.forEach((part, i) => {
    pasteInto(layers[i], target.start, target.end, part);
  });
}

function pasteInto(layer: Layer, start: number, end: number, { frames, length }: CopiedFrames): void {
  removeFrom(layer, start, end);
  const list = makeRoom(layer, start, length);
  const position = layer.keyframes.filter((frame) => frame.startFrame < start).length;
  frames.forEach((frame, i) => {
    const copy = frame.clone();
    writeSpan(copy, start + readStart(frame), readDuration(frame));
    list.insert(copy, position + i);
  });
  layer.framesChanged();
}

/** Moves everything from a frame on to the right; the layer then has a gap of `length` frames there. */
function makeRoom(layer: Layer, start: number, length: number): XmlNode {
  if (start < layer.frameCount) splitAt(layer, start);
  else extendTo(layer, start);
  for (const frame of layer.keyframes) {
    if (frame.startFrame >= start) writeSpan(frame.node, frame.startFrame + length, frame.duration);
  }
  return frameList(layer);
}
