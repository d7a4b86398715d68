import { checkNesting } from '../../document/xfl/nesting';
import { keyOf, type PlacedClip, type PlaceKey } from './Place';
import type { TimelinePlan } from './TimelinePlan';

/** The player that a clip plays in. */
export interface ClipOwner {
  planOf(clip: PlacedClip): TimelinePlan;
  /** Receives each clip that begins. @throws HostError for too many of them */
  onBegin(clip: PlayedClip): void;
  /** Receives each clip that ends. */
  onEnd(clip: PlayedClip): void;
  /** Receives each clip that enters a frame, whose script is to run. */
  onEnter(clip: PlayedClip): void;
  /** A short text for a long one: the same for the same. */
  shortened(text: string): string;
}

/** A movie clip, or the timeline that is played itself, as it is at one moment. */
export class PlayedClip {
  /** From 0. */
  frame = 0;
  isPlaying = true;
  /** True once it has been through all of its frames, or has stopped. */
  isOver = false;
  isGone = false;
  private children = new Map<PlaceKey, PlayedClip>();
  private shown: readonly PlacedClip[] | undefined;
  private known: string | undefined;

  constructor(
    readonly plan: TimelinePlan,
    private readonly owner: ClipOwner,
    readonly parent?: PlayedClip,
    readonly place?: PlacedClip,
    private readonly depth = 0,
  ) {
    checkNesting(depth, 'played');
    if (place?.isButton) this.isPlaying = false;
  }

  /** Begins at the first frame. */
  begin(): void {
    this.owner.onBegin(this);
    this.arrive();
  }

  /** Comes to a frame. Who is there already stays, others go or begin. */
  enter(frame: number): void {
    if (frame <= this.frame) this.isOver = true;
    this.frame = frame;
    this.arrive();
  }

  /** One frame later; those that begin in it are at their first frame. */
  advance(): void {
    const before = [...this.children.values()];
    const { frameCount } = this.plan;
    if (this.isPlaying && frameCount > 1) this.enter((this.frame + 1) % frameCount);
    for (const child of before) if (!child.isGone) child.advance();
    this.known = undefined;
  }

  childAt(key: PlaceKey): PlayedClip | undefined {
    return this.children.get(key);
  }

  /** Equal texts for clips that show the same; a clip in which nothing plays is described by its frame. */
  get state(): string {
    if (this.children.size === 0) return String(this.frame);
    return (this.known ??= this.owner.shortened(
      `${this.frame} ${[...this.children].map(([key, child]) => `${key}=${child.state}`).join()}`,
    ));
  }

  /** What it shows changed, in itself or in a clip within. */
  touch(): void {
    this.known = undefined;
    this.parent?.touch();
  }

  private arrive(): void {
    this.touch();
    const placed = this.plan.clipsAt(this.frame);
    if (placed !== this.shown) this.fill(placed);
    this.shown = placed;
    if (!this.place?.isButton) this.owner.onEnter(this);
  }

  private fill(placed: readonly PlacedClip[]): void {
    const before = this.children;
    const begun: PlayedClip[] = [];
    this.children = new Map<PlaceKey, PlayedClip>();
    for (const placement of placed) {
      if (this.isInside(placement)) continue;
      const key = keyOf(placement);
      const old = before.get(key);
      const child = old?.place === placement ? old : this.childOf(placement);
      if (child !== old) begun.push(child);
      this.children.set(key, child);
    }
    for (const [key, old] of before) if (this.children.get(key) !== old) old.end();
    for (const child of begun) child.begin();
  }

  private childOf(place: PlacedClip): PlayedClip {
    return new PlayedClip(this.owner.planOf(place), this.owner, this, place, this.depth + 1);
  }

  private end(): void {
    this.isGone = true;
    this.owner.onEnd(this);
    for (const child of this.children.values()) child.end();
  }

  /** A symbol inside itself shows nothing. */
  private isInside(place: PlacedClip): boolean {
    const { timeline } = place;
    return this.plan.timeline === timeline || (this.parent?.isInside(place) ?? false);
  }
}
