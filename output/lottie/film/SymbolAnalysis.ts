import { emptyBox, includeTransformed, isEmpty, type Box } from '../../../geometry/Box';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { checkNesting } from '../../../document/xfl/nesting';
import type { CompiledDocument } from '../../published/CompiledDocument';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { scaleOf } from '../../svg/State';
import type { TrackState } from '../../../film/tracks/Track';
import { ClipFrames } from '../../../film/playing/ClipFrames';
import type { Command } from '../../../film/playing/Command';
import { readFrameScript } from '../../../film/playing/parseFrameScript';

/** What a timeline shows at all of its frames. */
interface TimelineExtent {
  readonly box: Box;
  /** The width of the thinnest line. */
  readonly thinnest: number;
}

/** Properties of symbols that are computed once: boxes, stops, lengths. */
export class SymbolAnalysis {
  private readonly extents = new Map<CompiledTimeline, TimelineExtent>();
  private readonly running = new Map<CompiledTimeline, boolean>();
  private readonly single = new Map<CompiledTimeline, boolean>();
  private readonly bounds: ContentBounds;
  private readonly clips: ClipFrames;

  constructor(private readonly compiled: CompiledDocument) {
    this.bounds = ContentBounds.of(compiled.film, 'painted');
    this.clips = new ClipFrames(compiled.film);
  }

  /** The box of all that a timeline ever shows, whatever its clips play. */
  boxOf(timeline: CompiledTimeline): Box {
    return this.extentOf(timeline, 0).box;
  }

  /** The width of the thinnest line in a timeline as it is shown there; 0 for hairlines, Infinity for none. */
  thinnestLine(timeline: CompiledTimeline): number {
    return this.extentOf(timeline, 0).thinnest;
  }

  /** Both in one walk: to work out what tweens show at each frame takes far longer than to measure it. */
  private extentOf(timeline: CompiledTimeline, depth: number): TimelineExtent {
    return remembered(this.extents, timeline, () => {
      checkNesting(depth, 'exported');
      const box = emptyBox();
      let thinnest = Infinity;
      for (const layer of timeline.layers)
        for (const state of statesOf(layer)) {
          includeTransformed(box, this.contentBox(state, depth), state.matrix);
          thinnest = Math.min(thinnest, this.lineOf(state, depth) * (scaleOf(state.matrix) || 1));
        }
      return { box, thinnest };
    });
  }

  /** The box of an object's content, in its own coordinates. */
  contentBox({ track, element }: TrackState, depth = 0): Box {
    const timeline = track.kind === 'symbol' ? this.compiled.symbol(track.path)?.timeline : undefined;
    if (timeline) return this.extentOf(timeline, depth + 1).box;
    return track.kind === 'component' || track.kind === 'other' ? emptyBox() : this.bounds.ofContent(element);
  }

  /** True if something in a timeline plays by itself, whatever the timeline does. */
  hasClips(timeline: CompiledTimeline, depth = 0): boolean {
    return remembered(this.running, timeline, () => {
      checkNesting(depth, 'exported');
      for (const layer of timeline.layers)
        for (const state of statesOf(layer)) if (this.playsByItself(state, depth)) return true;
      return false;
    });
  }

  /** True for what paints no more than one area or line, so that nothing in it covers something else. */
  isSingle(timeline: CompiledTimeline, depth = 0): boolean {
    return remembered(this.single, timeline, () => {
      checkNesting(depth, 'exported');
      const tracks = timeline.layers.flatMap((layer) => layer.tracks);
      if (tracks.length > 1) return false;
      return timeline.layers.every((layer) =>
        [...statesOf(layer)].every((state) => this.isSingleState(state, depth)),
      );
    });
  }

  private lineOf({ track, element }: TrackState, depth: number): number {
    if (track.kind === 'symbol') {
      const timeline = this.compiled.symbol(track.path)?.timeline;
      return timeline ? this.extentOf(timeline, depth + 1).thinnest : Infinity;
    }
    if (track.kind !== 'shape' && track.kind !== 'morph') return Infinity;
    let least = Infinity;
    for (const { isHairline, weight } of element.strokes.values())
      least = Math.min(least, isHairline ? 0 : weight);
    return least;
  }

  isSingleState({ track, element }: TrackState, depth = 0): boolean {
    switch (track.kind) {
      case 'bitmap':
        return true;
      case 'shape': {
        const { fills, strokes } = element;
        return fills.size + strokes.size <= 1;
      }
      case 'symbol': {
        const timeline = this.compiled.symbol(track.path)?.timeline;
        return timeline !== undefined && this.isSingle(timeline, depth + 1);
      }
      default:
        return false;
    }
  }

  /** The frames that a clip shows, from when it appears on. */
  playedFrames({ timeline }: CompiledTimeline, count: number): readonly number[] {
    return this.clips.first(timeline, count);
  }

  /** True for a clip that shows more than one frame: one that does not leave its first one stays there. */
  moves({ timeline }: CompiledTimeline): boolean {
    return this.clips.at(timeline, 0) !== this.clips.at(timeline, 1);
  }

  private playsByItself({ track, element }: TrackState, depth: number): boolean {
    if (track.kind !== 'symbol') return false;
    const timeline = this.compiled.symbol(track.path)?.timeline;
    const { isButton, isGraphic } = element;
    if (!timeline || isButton) return false;
    return (!isGraphic && this.moves(timeline)) || this.hasClips(timeline, depth + 1);
  }
}

/** True for a script that stops its timeline, and does nothing else that counts. */
export function isStop(text: string): boolean {
  const { commands, isWhole } = readFrameScript(text);
  return isWhole && endsInStop(commands);
}

function endsInStop(commands: readonly Command[]): boolean {
  return (
    commands.at(-1)?.kind === 'stop' &&
    commands.every(({ kind }) => kind === 'stop' || kind === 'stopAllSounds')
  );
}

/** All that a layer ever shows: each state once. */
function* statesOf(layer: CompiledLayer): Generator<TrackState> {
  let shown: readonly TrackState[] | undefined;
  for (let frame = 0; frame < layer.frameCount; frame++) {
    const states = layer.at(frame);
    if (states === shown) continue;
    shown = states;
    yield* states;
  }
}

function remembered<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  if (!known.has(key)) known.set(key, find());
  return known.get(key) as V;
}

/** The box in whole pixels, with room for the edges of lines. */
export function wholeBox(box: Box, room = 2): Box {
  if (isEmpty(box)) return { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    left: Math.floor(box.left) - room,
    top: Math.floor(box.top) - room,
    right: Math.ceil(box.right) + room,
    bottom: Math.ceil(box.bottom) + room,
  };
}
