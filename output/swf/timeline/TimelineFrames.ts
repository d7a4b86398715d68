import type { Film } from '../../../film/Film';
import { hasCameraFilters } from '../../../film/display/cameraEffect';
import type { DisplayedLayer } from '../../../film/display/DisplayedLayer';
import type { DisplayMode } from '../../../film/display/DisplayMode';
import { TimelineDisplay } from '../../../film/display/TimelineDisplay';
import type { FilmKeyframe, FilmLayer, FilmTimeline } from '../../../film/records/FilmTimeline';
import { Arrangement, type LayerPlace, type MaskPlace } from '../../../film/playing/Arrangement';
import type { Characters } from './Characters';
import type { Entry } from './Entry';
import { LayerItems } from './LayerItems';
import { LayerSpans } from '../../../film/playing/LayerSpans';
import { mergePieces, type LayerItem } from './mergePieces';
import type { SlotPlan } from '../../../film/playing/SlotPlan';

/** Depths have 16 bits and count from 1. */
const MAX_DEPTHS = 65535;

/** What the frames of a timeline are made with. */
export interface FrameMaker {
  readonly film: Film;
  readonly characters: Characters;
  readonly plan: SlotPlan;
}

/** What a timeline shows, frame by frame, as entries with ascending slots. */
export class TimelineFrames {
  readonly frameCount: number;
  private readonly display: TimelineDisplay;
  private readonly arrangement: Arrangement;
  private readonly spans: LayerSpans;
  private readonly items: LayerItems;
  private last: { parts: readonly (readonly LayerItem[])[]; entries: readonly Entry[] } | undefined;

  constructor(
    timeline: FilmTimeline,
    private readonly where: string,
    mode: DisplayMode,
    private readonly maker: FrameMaker,
  ) {
    this.display = new TimelineDisplay(timeline, maker.film, mode);
    this.frameCount = Math.max(1, this.display.frameCount);
    this.arrangement = new Arrangement(this.display, maker.plan);
    this.spans = new LayerSpans((instance) => maker.plan.framesOf(instance));
    this.items = new LayerItems(where, mode, maker);
    if (hasCameraFilters(timeline))
      maker.characters.lose(where, 'The colour filter of the camera is left out.');
  }

  /**
   * What is on the timeline at a frame, from 0. The same list as long as nothing changes.
   *
   * @throws Error for objects at more depths than can be numbered
   */
  at(frame: number): readonly Entry[] {
    const parts = this.partsAt(frame);
    if (this.last && areSame(this.last.parts, parts)) return this.last.entries;
    const entries = mergePieces(parts, this.maker.characters);
    this.last = { parts, entries };
    if (entries.some(({ slot, clip = 0 }) => Math.max(slot, clip) >= MAX_DEPTHS)) {
      throw new Error(
        `${this.where}, frame ${frame + 1}, needs more than ${MAX_DEPTHS} depths, which SWF cannot number.`,
      );
    }
    return entries;
  }

  /** The items of each mask and layer, bottom first. */
  private partsAt(frame: number): (readonly LayerItem[])[] {
    const displayed = this.arrangement.hasDepth ? this.display.at(frame) : [];
    const parts: (readonly LayerItem[])[] = [];
    let masked: MaskPlace | undefined;
    for (const layerPlace of this.arrangement.at(displayed)) {
      const layer = new LayerAt(layerPlace, frame, this.display, this.spans);
      const { mask } = layerPlace;
      const clip = mask && mask !== masked ? this.items.ofMask(layer, mask) : undefined;
      if (clip) {
        parts.push(clip);
        masked = mask;
      }
      const items = this.items.ofLayer(layer);
      if (items) parts.push(items);
    }
    return parts;
  }
}

/** A layer at a frame: its keyframe at once, all else when it is asked for. */
export class LayerAt {
  private known: { displayed: DisplayedLayer | undefined } | undefined;

  constructor(
    readonly place: LayerPlace,
    private readonly frame: number,
    private readonly display: TimelineDisplay,
    private readonly spans: LayerSpans,
  ) {}

  /** The keyframe of a layer, if it shows the same at all of its frames. */
  stillOf(layer: FilmLayer): FilmKeyframe | undefined {
    if (this.display.hasCamera) return undefined;
    const span = this.spans.at(layer, this.frame);
    return span?.isStill ? span.keyframe : undefined;
  }

  isShown(layer: FilmLayer): boolean {
    return this.spans.at(layer, this.frame) !== undefined;
  }

  /** Undefined for a layer behind the eye. */
  get displayed(): DisplayedLayer | undefined {
    this.known ??= { displayed: this.display.layerAt(this.place.layer, this.frame) };
    return this.known.displayed;
  }
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}
