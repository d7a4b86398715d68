import { isIdentity } from '../../geometry/matrix';
import type { DisplayedLayer } from '../display/DisplayedLayer';
import { layerEffects } from '../display/layerEffects';
import type { TimelineDisplay } from '../display/TimelineDisplay';
import type { FilmKeyframe, FilmLayer } from '../records/FilmTimeline';
import { placementsIn } from './placementsIn';
import { isPlacedAlike } from './sameDisplay';
import { spanTween } from './spanTween';
import type { Film } from '../Film';
import type { TrackState, TrackSpan, SpanTween, Track } from './Track';

/** A span whose tracks are known; what it shows is worked out when it is asked for. */
export class CompiledSpan implements TrackSpan {
  private known: { tween?: SpanTween; placements?: readonly TrackState[] } = {};

  constructor(
    readonly keyframe: FilmKeyframe,
    readonly start: number,
    readonly duration: number,
    /** The tracks of the keyframe's elements, groups taken apart. */
    private readonly tracks: readonly Track[],
    /** What a shape tween shows after the keyframe. */
    private readonly morph: Track | undefined,
    private readonly layer: FilmLayer,
    private readonly display: TimelineDisplay,
    private readonly film: Film,
    /** The span after this one. */
    private readonly next: () => CompiledSpan | undefined,
  ) {}

  get placements(): readonly TrackState[] {
    return (this.known.placements ??= this.placementsAt(this.start));
  }

  get tween(): SpanTween {
    return (this.known.tween ??= this.readTween());
  }

  placementsAt(frame: number): readonly TrackState[] {
    const displayed = this.display.layerAt(this.layer, frame);
    return displayed ? this.placementsOf(displayed) : [];
  }

  placementsOf(displayed: DisplayedLayer): readonly TrackState[] {
    const isMorphed = this.morph !== undefined && displayed.elapsed > 0;
    return placementsIn(displayed, isMorphed ? [this.morph] : this.tracks);
  }

  private readTween(): SpanTween {
    const tween = spanTween(this.keyframe, this.film);
    if (tween.kind === 'shape' || tween.kind === 'frames') return tween;
    if (this.isMoved(tween.kind === 'classic')) return { kind: 'frames' };
    if (tween.kind === 'none') return tween;
    const { to, ...ends } = tween;
    const target = this.next()?.placements.find(({ element }) => element === to);
    return target ? { ...ends, target } : { kind: 'frames' };
  }

  /**
   * True if layer parenting, depth or a camera moves or colours the layer within the span; for a tween, where they
   * do so at all.
   */
  private isMoved(isTween: boolean): boolean {
    const first = this.display.layerAt(this.layer, this.start);
    if (!first) return this.mayMove;
    if (isTween && !isPlain(first)) return true;
    if (!this.mayMove) return false;
    for (let frame = this.start + 1; frame < this.start + this.duration; frame++) {
      const displayed = this.display.layerAt(this.layer, frame);
      if (!displayed || !isPlacedAlike(first, displayed)) return true;
    }
    return false;
  }

  private get mayMove(): boolean {
    const { follows, depthPerFrame } = layerEffects(this.keyframe);
    return follows >= 0 || depthPerFrame !== 0 || this.display.hasCamera;
  }
}

function isPlain({ matrix, color: { factors, offsets } }: DisplayedLayer): boolean {
  return isIdentity(matrix) && factors.every((f) => f === 1) && offsets.every((o) => o === 0);
}
