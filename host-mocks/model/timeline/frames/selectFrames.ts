import { HostError } from '../../../../document/checks/HostError';
import { isOn } from '../../../../document/checks/checkValue';
import { selectElements } from '../framesShown';
import type { TimelineCore } from '../TimelineCore';
import { layerAt } from '../layers/checkLayer';
import { setCurrentFrame } from '../playhead';
import type { FrameRange } from './FrameSelection';
import { checkFrame } from './ranges';

/**
 * `timeline.setSelectedFrames`: a start and an end on the current layer, or a list of layer, start and end. The switch
 * `selectedFramesFalse` decides the effect of `false` as the last argument.
 */
export function setSelectedFrames(timeline: TimelineCore, args: readonly unknown[]): void {
  const isList = Array.isArray(args[0]);
  const ranges = isList
    ? rangesFromList(timeline, args[0] as unknown[])
    : [rangeOnCurrentLayer(timeline, args)];
  const replace = isList ? args[1] : args[2];
  selectRanges(timeline, ranges, isOn(replace, true));
}

/** Changes the selected frames; selecting frames selects the elements that the stage shows of them. */
export function selectRanges(timeline: TimelineCore, ranges: readonly FrameRange[], replace: boolean): void {
  const selection = timeline.selectedFrames;
  const { document } = timeline;
  const toggles = !replace && document.switches.selectedFramesFalse === 'toggle';
  if (replace) selection.clear();
  for (const range of ranges) {
    if (toggles) selection.toggle(range);
    else selection.add(range);
  }
  followFrames(timeline, ranges, replace);
  const [first] = ranges;
  const isShown = ranges.some(
    ({ start, end }) => start <= timeline.currentFrame && timeline.currentFrame < end,
  );
  if (first && !isShown && first.start < timeline.frameCount) setCurrentFrame(timeline, first.start);
  if (timeline === document.getTimeline()) selectShown(timeline);
}

/**
 * Selects the layers of the selected frames, as clicking frames does. The current layer stays current if it is one of
 * those whose frames were just selected; otherwise that of the first of them becomes current.
 */
function followFrames(timeline: TimelineCore, ranges: readonly FrameRange[], replace: boolean): void {
  const withFrames = new Set(timeline.selectedFrames.ranges(timeline.layers).map(({ layer }) => layer));
  const changed = ranges.map(({ layer }) => layer);
  const chosen = changed.filter((layer) => withFrames.has(layer));
  if (replace && chosen.length === 0) return;
  const others = replace ? [] : timeline.selectedLayers.filter((layer) => !changed.includes(layer));
  timeline.selectedMark.set(new Set([...others, ...chosen]));
  const isKept = chosen.length === 0 || chosen.includes(timeline.layers[timeline.currentLayer]);
  if (!isKept) timeline.currentMark.set(new Set([chosen[0]]));
}

/** Triples of layer, start and end, the end not included. */
export function getSelectedFrames(timeline: TimelineCore): number[] {
  const indices = new Map(timeline.layers.map((layer, index) => [layer, index]));
  return timeline.selectedFrames
    .ranges(timeline.layers)
    .flatMap(({ layer, start, end }) => [indices.get(layer) ?? 0, start, end]);
}

export function selectAllFrames(timeline: TimelineCore): void {
  const ranges = timeline.layers.map((layer) => ({ layer, start: 0, end: layer.frameCount }));
  selectRanges(
    timeline,
    ranges.filter(({ end }) => end > 0),
    true,
  );
}

/** Selects the elements of the selected frames that are on the stage, if there are any. */
export function selectAgain(timeline: TimelineCore): void {
  if (!timeline.selectedFrames.isEmpty && timeline === timeline.document.getTimeline()) selectShown(timeline);
}

function selectShown(timeline: TimelineCore): void {
  timeline.document.selectNone();
  for (const { layer, start, end } of timeline.selectedFrames.ranges(timeline.layers)) {
    if (timeline.currentFrame < start || timeline.currentFrame >= end || layer.locked || !layer.visible)
      continue;
    const frame = layer.ownType === 'camera' ? undefined : layer.frameAt(timeline.currentFrame);
    if (frame) selectElements(frame);
  }
}

function rangeOnCurrentLayer(timeline: TimelineCore, [from, to]: readonly unknown[]): FrameRange {
  const start = checkFrame('setSelectedFrames', from);
  const end = checkFrame('setSelectedFrames', to);
  return { layer: timeline.layers[timeline.currentLayer], start, end: Math.max(end, start + 1) };
}

function rangesFromList(timeline: TimelineCore, list: readonly unknown[]): FrameRange[] {
  if (list.length % 3 !== 0) {
    throw new HostError(
      `setSelectedFrames: expected triples of layer, start and end, got ${list.length} numbers`,
    );
  }
  const ranges: FrameRange[] = [];
  for (let i = 0; i < list.length; i += 3) {
    const layer = layerAt(timeline, 'setSelectedFrames', list[i]);
    const start = checkFrame('setSelectedFrames', list[i + 1]);
    const end = checkFrame('setSelectedFrames', list[i + 2]);
    // An empty range selects nothing: scripts clear the selection with [0, 0, 0].
    if (layer && end > start) ranges.push({ layer, start, end });
  }
  return ranges;
}
