import { checkCount, MAX_CLIPS } from '../../geometry/claims';
import { leavesOf, type FilmElement } from '../records/FilmElement';
import type { FilmKeyframe, FilmLayer, FilmTimeline } from '../records/FilmTimeline';
import { published } from '../display/DisplayMode';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { checkNesting } from '../../document/xfl/nesting';
import { Arrangement, type LayerPlace } from './Arrangement';
import type { Command } from './Command';
import { firstFrameOf, readFrameOrders, type FrameOrders } from './frameOrders';
import { LayerSpans } from './LayerSpans';
import { keyOf, listAt, placeWithin, type Place, type PlacedClip, type PlaceKey } from './Place';
import type { Film } from '../Film';
import type { Stay } from './LayerStays';
import { SlotPlan } from './SlotPlan';
import type { SoundCue } from './soundCues';

const NO_CLIPS: readonly PlacedClip[] = [];

/** The layers of a timeline at a frame: each layer that is drawn asks for its own. */
interface PlacedLayers {
  readonly frame: number;
  readonly places: readonly LayerPlace[];
  /** The first slot of each layer. */
  readonly bases: ReadonlyMap<FilmLayer, number>;
}

/** The plans of a document's timelines. They hold as long as the document does not change. */
export class TimelinePlans {
  readonly slots: SlotPlan;
  readonly spans: LayerSpans;
  private readonly known = new Map<FilmTimeline, TimelinePlan>();
  private readonly containing = new Map<FilmTimeline, boolean>();
  /** The timelines of graphics that are being gone into. */
  readonly open = new Set<FilmTimeline>();

  /** @param isAlone - true if the clips on timelines do not count */
  constructor(
    readonly film: Film,
    private readonly isAlone = false,
  ) {
    this.slots = new SlotPlan(film, 'played');
    this.spans = new LayerSpans((instance) => this.slots.framesOf(instance));
  }

  of(timeline: FilmTimeline): TimelinePlan {
    let plan = this.known.get(timeline);
    if (!plan) this.known.set(timeline, (plan = new TimelinePlan(timeline, this)));
    return plan;
  }

  /**
   * True if a movie clip or button is on the display list that a timeline is a part of.
   *
   * @param depth - symbols that are gone into, its own included
   */
  containsClips(timeline: FilmTimeline, depth = this.open.size): boolean {
    if (this.isAlone) return false;
    let contains = this.containing.get(timeline);
    if (contains === undefined) {
      checkNesting(depth - 1, 'played');
      this.containing.set(timeline, false);
      contains = timeline.layers.some(({ keyframes }) =>
        keyframes.some(({ elements }) => this.includeClips(elements, depth)),
      );
      this.containing.set(timeline, contains);
    }
    return contains;
  }

  private includeClips(elements: readonly FilmElement[], depth: number): boolean {
    return elements.some((element) => {
      if (element.kind === 'group') return this.includeClips(element.members, depth);
      if (element.kind !== 'symbol') return false;
      const timeline = this.film.symbolOf(element);
      if (!timeline) return false;
      return !element.isInlined || this.containsClips(timeline, depth + 1);
    });
  }
}

/** What a player has to know of a timeline: who is on it at each frame, and what its frames say. Frames count from 0. */
export class TimelinePlan {
  readonly frameCount: number;
  private readonly display: TimelineDisplay;
  private readonly arrangement: Arrangement;
  private readonly numbers: ReadonlyMap<FilmLayer, number>;
  private readonly instances: (readonly PlacedClip[])[] = [];
  private readonly lists = new Map<number, readonly PlacedClip[]>();
  private readonly still = new Map<FilmKeyframe, { base: PlaceKey; clips: readonly PlacedClip[] }>();
  private lastParts: readonly (readonly PlacedClip[])[] = [];
  private last: readonly PlacedClip[] = NO_CLIPS;
  private placed: PlacedLayers | undefined;
  private knownOrders: FrameOrders | undefined;

  constructor(
    readonly timeline: FilmTimeline,
    private readonly plans: TimelinePlans,
  ) {
    const { film } = plans;
    const mode = { ...published(film.publishesHiddenLayers), masks: 'list' as const };
    // Tweens change nothing about who is there.
    const placed = ({ elements }: FilmKeyframe): readonly FilmElement[] => elements;
    this.display = new TimelineDisplay(timeline, film, mode, placed);
    this.arrangement = new Arrangement(this.display, plans.slots);
    this.numbers = new Map(timeline.layers.map((layer, number) => [layer, number]));
    this.frameCount = Math.max(1, this.display.frameCount);
  }

  /** The commands of the scripts of a frame; those that cannot be read are left out. */
  commandsAt(frame: number): readonly Command[] {
    return this.orders.commands.get(frame) ?? [];
  }

  /** True if a frame has a script that a player without a compiler cannot run. */
  hasCodeAt(frame: number): boolean {
    return this.orders.coded.has(frame);
  }

  /** The sounds of its keyframes. */
  get sounds(): readonly SoundCue[] {
    return this.orders.sounds;
  }

  /** A frame that a script names, by its label or number; undefined for a label that there is not. */
  frameOf(target: number | string): number | undefined {
    if (typeof target === 'string') return this.orders.labels.get(target);
    return Math.min(Math.max(0, target - firstFrameOf(this.plans.film)), this.frameCount - 1);
  }

  /**
   * The movie clips and buttons on the display list at a frame. An object stands for one instance: a player keeps the
   * instance as long as it meets the same object, on a way back too. Which objects stay, `LayerStays` decides, for published
   * SWF too.
   */
  clipsAt(frame: number): readonly PlacedClip[] {
    const { instances } = this;
    while (instances.length <= frame) instances.push(this.following(instances.length));
    return instances[frame] ?? NO_CLIPS;
  }

  private following(frame: number): readonly PlacedClip[] {
    const list = this.listAt(frame);
    if (frame > 0 && list === this.listAt(frame - 1)) return this.instances[frame - 1] ?? NO_CLIPS;
    const before = new Map((this.instances.at(frame - 1) ?? NO_CLIPS).map((clip) => [keyOf(clip), clip]));
    return list.map((clip) => {
      const old = before.get(keyOf(clip));
      return old && isSame(old, clip) ? old : { ...clip };
    });
  }

  /** What is on the timeline, by itself or in a graphic, at places that count from its own first slot. */
  listAt(frame: number): readonly PlacedClip[] {
    if (!this.plans.containsClips(this.timeline)) return NO_CLIPS;
    let list = this.lists.get(frame);
    if (!list) {
      const parts = this.partsAt(frame);
      if (!areSame(parts, this.lastParts)) this.last = parts.flat();
      this.lastParts = parts;
      list = this.last;
      const where = `Frame ${frame + 1} of "${this.timeline.name}"`;
      checkCount(where, list.length, MAX_CLIPS, 'movie clips that play at once');
      this.lists.set(frame, list);
    }
    return list;
  }

  /** The places of what a layer shows, groups taken apart, back to front, in the list of the timeline. */
  placesOn(layer: FilmLayer, frame: number): Place[] {
    const span = this.plans.spans.at(layer, frame);
    const first = layer.isMask
      ? this.maskPlace(layer, frame)
      : { prefix: '', slot: this.placedAt(frame).bases.get(layer) ?? 0 };
    return span ? this.plans.slots.staysAt(span.keyframe).map(({ slot }) => at(first, slot)) : [];
  }

  private placedAt(frame: number): PlacedLayers {
    if (this.placed?.frame !== frame) {
      const places = this.arrangement.at(this.arrangement.hasDepth ? this.display.at(frame) : []);
      this.placed = { frame, places, bases: new Map(places.map(({ layer, base }) => [layer, base])) };
    }
    return this.placed;
  }

  /** A mask clips by one object, which starts again with each keyframe. */
  private maskPlace(layer: FilmLayer, frame: number): Place {
    const span = this.plans.spans.at(layer, frame);
    return { prefix: `mask ${this.numbers.get(layer) ?? -1} ${span?.start ?? 0}:`, slot: 0 };
  }

  private partsAt(frame: number): (readonly PlacedClip[])[] {
    const parts: (readonly PlacedClip[])[] = [];
    const masks = new Set<FilmLayer>();
    for (const { layer, base, mask } of this.placedAt(frame).places) {
      if (mask && !masks.has(mask.layer)) {
        masks.add(mask.layer);
        parts.push(this.ofLayer(mask.layer, frame, this.maskPlace(mask.layer, frame)));
      }
      parts.push(this.ofLayer(layer, frame, { prefix: '', slot: base }));
    }
    return parts.filter((part) => part.length > 0);
  }

  private ofLayer(layer: FilmLayer, frame: number, place: Place): readonly PlacedClip[] {
    const span = this.plans.spans.at(layer, frame);
    if (!span) return NO_CLIPS;
    const { keyframe, isStill } = span;
    const base = keyOf(place);
    const cached = isStill ? this.still.get(keyframe) : undefined;
    if (cached?.base === base) return cached.clips;
    const stays = this.plans.slots.staysAt(keyframe);
    const elapsed = keyframe.elapsedAt(frame);
    const clips = keyframe.elements.flatMap(leavesOf).flatMap((leaf, i) => {
      const stay = leaf.kind === 'symbol' ? stays[i] : undefined;
      return stay ? this.ofInstance(leaf, at(place, stay.slot), stay, elapsed) : [];
    });
    if (isStill) this.still.set(keyframe, { base, clips });
    return clips;
  }

  private ofInstance(
    instance: FilmElement,
    place: Place,
    { since, name = '' }: Stay,
    elapsed: number,
  ): readonly PlacedClip[] {
    const timeline = this.plans.film.symbolOf(instance);
    if (!timeline) return NO_CLIPS;
    if (!instance.isInlined) {
      const { path, isButton } = instance;
      return [{ ...place, path, name, isButton, since: String(since), timeline }];
    }
    const { open } = this.plans;
    if (open.has(timeline) || !this.plans.containsClips(timeline)) return NO_CLIPS;
    checkNesting(open.size, 'played');
    open.add(timeline);
    try {
      const plan = this.plans.of(timeline);
      const outer = this.plans.slots.isTooMuch(instance) ? listAt(place) : place;
      return plan
        .listAt(instance.frameAfter(elapsed, plan.frameCount))
        .map((clip) => ({ ...clip, ...placeWithin(outer, clip), since: `${since} ${clip.since}` }));
    } finally {
      open.delete(timeline);
    }
  }

  private get orders(): FrameOrders {
    return (this.knownOrders ??= readFrameOrders(this.timeline, this.plans.film));
  }
}

/** The place some slots above another one. */
function at({ prefix, slot }: Place, above: number): Place {
  return { prefix, slot: slot + above };
}

function isSame(one: PlacedClip, other: PlacedClip): boolean {
  return one.path === other.path && one.isButton === other.isButton && one.since === other.since;
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}
