import { checkNesting } from '../../document/xfl/nesting';
import type { Film } from '../Film';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe, FilmLayer, FilmTimeline } from '../records/FilmTimeline';
import { LayerStays, type Stay } from './LayerStays';

/** Graphics with more slots than this become sprites: nested ones would multiply without bounds. */
const MAX_INLINE = 2048;

/**
 * How many slots timelines and elements need. Graphics need those of their content, all else one; a layer needs those of
 * all that is on it at once, a timeline those of all its layers.
 */
export class SlotPlan {
  private readonly timelines = new Map<FilmTimeline, number>();
  private readonly counts = new Map<FilmTimeline, number>();
  private readonly layers = new Map<FilmLayer, LayerStays>();

  /** Symbols that are being counted, each inside the one before. */
  private depth = 0;

  /** @param aim - what the slots are for: `played`. Symbols nested too deeply for it are refused. */
  constructor(
    private readonly film: Film,
    private readonly aim: string,
  ) {}

  /** Frames of the symbol of an instance. */
  framesOf(instance: FilmElement): number {
    const timeline = this.film.symbolOf(instance);
    if (!timeline) return 1;
    let count = this.counts.get(timeline);
    if (count === undefined) this.counts.set(timeline, (count = timeline.frameCount));
    return count;
  }

  /** True for a graphic whose content is too much to be in the timeline around it. */
  isTooMuch(graphic: FilmElement): boolean {
    const timeline = this.film.symbolOf(graphic);
    return timeline !== undefined && this.ofTimeline(timeline) > MAX_INLINE;
  }

  ofLayer(layer: FilmLayer): number {
    return this.staysOn(layer).size;
  }

  /** The objects of a keyframe, groups taken apart, back to front. Slots count from those of its layer. */
  staysAt(keyframe: FilmKeyframe): readonly Stay[] {
    return keyframe.layer ? this.staysOn(keyframe.layer).of(keyframe) : [];
  }

  private ofLeaf(element: FilmElement): number {
    if (!element.isInlined) return 1;
    const timeline = this.film.symbolOf(element);
    const size = timeline ? this.ofTimeline(timeline) : 1;
    return size > MAX_INLINE ? 1 : Math.max(1, size);
  }

  private staysOn(layer: FilmLayer): LayerStays {
    let stays = this.layers.get(layer);
    if (!stays) this.layers.set(layer, (stays = new LayerStays(layer, (leaf) => this.ofLeaf(leaf))));
    return stays;
  }

  /** A symbol inside itself needs none. */
  private ofTimeline(timeline: FilmTimeline): number {
    let size = this.timelines.get(timeline);
    if (size === undefined) {
      checkNesting(this.depth, this.aim);
      this.timelines.set(timeline, 0);
      this.depth++;
      size = timeline.layers.reduce((sum, layer) => sum + this.ofLayer(layer), 0);
      this.depth--;
      this.timelines.set(timeline, size);
    }
    return size;
  }
}
