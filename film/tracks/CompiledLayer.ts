import type { DisplayedLayer } from '../display/DisplayedLayer';
import type { TimelineDisplay } from '../display/TimelineDisplay';
import { lastStartingAt } from '../../document/xfl/spans';
import { leavesOf } from '../records/FilmElement';
import type { FilmKeyframe, FilmLayer } from '../records/FilmTimeline';
import { CompiledSpan } from './CompiledSpan';
import { followTracks, type Shown } from './followTracks';
import { sameDisplay } from './sameDisplay';
import type { Film } from '../Film';
import type { TrackState, TrackSpan, Track } from './Track';
import { OpenTrack, TrackOrder } from './TrackOrder';

/** A layer that shows something: its keyframes, and the objects that it displays over time. */
export class CompiledLayer {
  readonly name: string;
  /** True for a mask layer: what it shows clips the layers that name it as their `mask`. */
  readonly isMask: boolean;
  /** Back to front. */
  readonly tracks: readonly Track[];
  private readonly compiled: readonly CompiledSpan[];
  private remembered: Map<number, readonly TrackState[]> | undefined;
  private readonly byTrack = new WeakMap<readonly TrackState[], ReadonlyMap<Track, TrackState>>();
  private last: { displayed: DisplayedLayer; placements: readonly TrackState[] } | undefined;

  constructor(
    readonly layer: FilmLayer,
    /** The mask that clips this layer. */
    readonly mask: CompiledLayer | undefined,
    private readonly display: TimelineDisplay,
    private readonly film: Film,
  ) {
    this.name = layer.name;
    this.isMask = layer.isMask;
    const order = new TrackOrder();
    this.compiled = this.follow(order);
    this.tracks = order.number();
  }

  /** In the order of time. There may be gaps: frames that no keyframe covers. */
  get spans(): readonly TrackSpan[] {
    return this.compiled;
  }

  /** Frames from the first one to the end of its last span. */
  get frameCount(): number {
    const last = this.compiled.at(-1);
    return last ? last.start + last.duration : 0;
  }

  /** What the layer shows at a frame, from 0, back to front. The same list as long as nothing changes. */
  at(frame: number): readonly TrackState[] {
    let placements = this.remembered?.get(frame);
    if (!placements) {
      placements = this.workOut(frame);
      this.remembered?.set(frame, placements);
    }
    return placements;
  }

  /** How an object is at a frame; undefined if the frame does not show it. */
  stateOf(track: Track, frame: number): TrackState | undefined {
    const states = this.at(frame);
    let byTrack = this.byTrack.get(states);
    if (!byTrack) this.byTrack.set(states, (byTrack = new Map(states.map((state) => [state.track, state]))));
    return byTrack.get(track);
  }

  /** Keeps the states of frames from now on, for callers that read all of them more than once. */
  remember(): void {
    this.remembered ??= new Map();
  }

  forget(): void {
    this.remembered = undefined;
  }

  private workOut(frame: number): readonly TrackState[] {
    const span = lastStartingAt(this.compiled, frame, ({ start }) => start);
    if (!span || frame >= span.start + span.duration) return [];
    const displayed = this.display.layerAt(this.layer, frame);
    if (!displayed) return [];
    const { last } = this;
    if (last && sameDisplay(last.displayed, displayed)) return last.placements;
    const placements = span.placementsOf(displayed);
    this.last = { displayed, placements };
    return placements;
  }

  private follow(order: TrackOrder): CompiledSpan[] {
    const spans: CompiledSpan[] = [];
    let before: { end: number; shown: readonly Shown[] } = { end: 0, shown: [] };
    for (const keyframe of this.layer.keyframes) {
      const { start, end } = keyframe;
      const leaves = keyframe.elements.flatMap(leavesOf);
      const shown = followTracks(leaves, start, before.end === start ? before.shown : [], order);
      for (const { track } of shown) track.end = end;
      spans.push(this.spanOf(keyframe, start, end, shown, order, spans));
      before = { end, shown };
    }
    return spans;
  }

  private spanOf(
    keyframe: FilmKeyframe,
    start: number,
    end: number,
    shown: readonly Shown[],
    order: TrackOrder,
    spans: readonly CompiledSpan[],
  ): CompiledSpan {
    const index = spans.length;
    const tracks = shown.map(({ track }) => track);
    const morph = morphOf(keyframe, start, end, tracks, order);
    const next = (): CompiledSpan | undefined => {
      const following = spans.at(index + 1);
      return following?.start === end ? following : undefined;
    };
    const { display, film, layer } = this;
    return new CompiledSpan(keyframe, start, end - start, tracks, morph, layer, display, film, next);
  }
}

/** The object that a shape tween shows after its keyframe, in place of all that is on it. */
function morphOf(
  keyframe: FilmKeyframe,
  start: number,
  end: number,
  tracks: readonly OpenTrack[],
  order: TrackOrder,
): Track | undefined {
  if (!keyframe.isMorphed) return undefined;
  const morph = new OpenTrack('morph', '', '', undefined, start + 1);
  morph.end = end;
  for (const track of tracks) track.end = start + 1;
  order.insert(morph, tracks.at(-1));
  return morph;
}
