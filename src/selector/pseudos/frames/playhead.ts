import type { LayerLocation } from '../../../host/Locations';
import { listOf } from '../../../host/read';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';

/** The playhead and the selected frames of a timeline, read once in a run. */
interface Playhead {
  /** The frame of the playhead. */
  frame: number;
  /** Triples of layer, start and end, the end not included. */
  selected: number[];
}

/** By the numbers of the timelines. */
function newPlayheads(): (Playhead | undefined)[] {
  return [];
}

function playheadOf({ timeline, timelineNumber }: LayerLocation, run: QueryRun): Playhead {
  const playheads = run.remember(newPlayheads);
  let playhead = playheads[timelineNumber];
  if (!playhead) {
    const host = timeline as Timeline;
    playhead = {
      frame: host.currentFrame,
      selected: listOf(host.getSelectedFrames()) as unknown as number[],
    };
    playheads[timelineNumber] = playhead;
  }
  return playhead;
}

/** True when the span of a keyframe shares a frame with a range, the end not included. */
function meets(frame: Subject, start: number, end: number): boolean {
  const first = Number(frame.read('startFrame'));
  return first < end && start < first + Number(frame.read('duration'));
}

/** `:current`: the span of the keyframe holds the playhead of its timeline. */
export function isCurrent(frame: Subject, run: QueryRun): boolean {
  const location = run.places().ofFrame(frame.object);
  if (!location) return false;
  const at = playheadOf(location, run).frame;
  return meets(frame, at, at + 1);
}

/** `:selected`: a frame of its span is selected in the timeline. */
export function isSelected(frame: Subject, run: QueryRun): boolean {
  const location = run.places().ofFrame(frame.object);
  if (!location) return false;
  const { selected } = playheadOf(location, run);
  for (let i = 0; i < selected.length; i += 3) {
    if (selected[i] === location.index && meets(frame, selected[i + 1], selected[i + 2])) return true;
  }
  return false;
}
