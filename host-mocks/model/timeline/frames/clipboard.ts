import type { XmlNode } from '../../../xml/XmlNode';
import type { Frame } from '../Frame';
import type { Layer } from '../Layer';
import type { CopiedFrames } from '../TimelineClipboard';
import type { TimelineCore } from '../TimelineCore';
import { clearRange } from './changeFrames';
import type { FrameRange } from './FrameSelection';
import { extendTo, frameList, splitAt } from './keyframes';
import { writeSpan } from '../../xfl/spans';
import { drawable, rangesFor } from './ranges';
import { removeFrom } from './removeFrames';
import { LABEL_ATTRIBUTES } from '../label';

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
  if (copied.length > 0) timeline.document.clipboard.frames = copied.map(copyRange);
}

function copyRange({ layer, start, end }: FrameRange): CopiedFrames {
  const frames: XmlNode[] = [];
  for (const frame of layer.keyframes) {
    const from = Math.max(frame.startFrame, start);
    const to = Math.min(frame.startFrame + frame.duration, end);
    if (from < to) frames.push(copyPart(frame, from, to, start));
  }
  return { frames, length: Math.min(end, layer.frameCount) - start };
}

function copyPart(frame: Frame, from: number, to: number, origin: number): XmlNode {
  const copy = frame.node.clone();
  if (from > frame.startFrame) {
    for (const name of LABEL_ATTRIBUTES) copy.setAttr(name, null);
    copy.child('Actionscript')?.remove();
  }
  writeSpan(copy, from - origin, to - from);
  return copy;
}

/**
 * `timeline.pasteFrames`: what was copied goes in front of the frame, which moves to the right with all that follow
 * (assumed); with an end, it replaces the frames up to there. Several copied layers go to as many layers downwards.
 */
export function pasteFrames(timeline: TimelineCore, start: unknown, end: unknown): void {
  const copied = timeline.document.clipboard.frames;
  if (copied.length === 0) return;
  const [target] = rangesFor(timeline, 'pasteFrames', start, end);
  const replaced = start !== undefined && end !== undefined ? target.end - target.start : 0;
  const layers = drawable(timeline.layers.slice(target.layer.index));
  copied.slice(0, layers.length).forEach((part, i) => {
    pasteInto(layers[i], target.start, replaced, part);
  });
}

function pasteInto(layer: Layer, start: number, replaced: number, { frames, length }: CopiedFrames): void {
  if (replaced > 0) removeFrom(layer, start, start + replaced);
  const list = makeRoom(layer, start, length);
  const place = layer.keyframes.filter((frame) => frame.startFrame < start).length;
  frames.forEach((frame, i) => {
    const copy = frame.clone();
    writeSpan(copy, start + Number(frame.attr('index')), Number(frame.attr('duration') ?? 1));
    list.insert(copy, place + i);
  });
  layer.framesChanged();
}

/** Moves everything from a frame on to the right; the layer then lacks `length` frames there. */
function makeRoom(layer: Layer, start: number, length: number): XmlNode {
  if (start < layer.frameCount) splitAt(layer, start);
  else extendTo(layer, start);
  for (const frame of layer.keyframes) {
    if (frame.startFrame >= start) writeSpan(frame.node, frame.startFrame + length, frame.duration);
  }
  return frameList(layer);
}
