import { checkCount, MAX_CLIPS } from '../../geometry/claims';
import type { Command } from './Command';
import type { PlacedClip } from './Place';
import { PlayedClip, type ClipOwner } from './PlayedClip';
import type { Film } from '../Film';
import type { FilmTimeline } from '../records/FilmTimeline';
import { TimelinePlans, type TimelinePlan } from './TimelinePlan';

/** Maximum number of jumps by scripts in one frame: it ends scripts that send each other back and forth. */
const MAX_JUMPS = 256;

/** Maximum number of texts that are kept short. */
const MAX_STATES = 100_000;

/** What can be chosen about a player. */
export interface PlayerOptions {
  /** True for one that plays a timeline without the clips in it. */
  readonly isAlone?: boolean;
}

let players = 0;

/** An event at a frame of the film: a clip enters a frame of its own, or a script stops all sounds. */
export type PlaybackEvent = { readonly clip: PlayedClip; readonly frame: number } | 'stopAllSounds';

/**
 * Plays a timeline as players of the published movie do: movie clips by their own time, from the frame on which they
 * appear, graphics by that of the clip around them, and frame scripts that only stop, play and go are run. Frames of
 * the film count from 0. A player holds as long as the document does not change. Source of the order in which things
 * happen: Ruffle, beside 36 public documents with the movies that Adobe's programs made of them.
 */
export class FilmPlayer implements ClipOwner {
  /** The plans of the timelines that are played. */
  readonly plans: TimelinePlans;
  /** Frames with a script that cannot be run, as far as the film has come. */
  private readonly unsupported = new Map<TimelinePlan, Set<number>>();
  private unsupportedCount = 0;
  private differs = false;
  /** Distinguishes its states from those of other players. */
  private readonly number: number;
  private readonly short = new Map<string, string>();
  private generation = 0;
  private clip: PlayedClip;
  private at = 0;
  private count = 0;
  private entered: { clip: PlayedClip; frame: number }[] = [];
  private events: PlaybackEvent[] = [];
  /** Clips that have not been through all of their frames. */
  private unfinished = new Set<PlayedClip>();
  private lastNew = 0;

  /** @throws LimitError for symbols nested too deeply, and for too many movie clips at once */
  constructor(
    private readonly timeline: FilmTimeline,
    film: Film,
    options: PlayerOptions = {},
  ) {
    players++;
    this.number = players;
    this.plans = new TimelinePlans(film, options.isAlone);
    this.clip = this.start();
  }

  /** The timeline that is played, at the frame of the film. */
  get root(): PlayedClip {
    return this.clip;
  }

  /** True when every clip has been through all of its frames, or has stopped. */
  get isOver(): boolean {
    return this.unfinished.size === 0;
  }

  /** Frames of the film up to the one that shows the last new frame of a clip, as far as it has come. */
  get length(): number {
    return this.lastNew + 1;
  }

  /** True if the film, as far as it has come, is not just the frames of the timeline in order. */
  get differsFromTimeline(): boolean {
    return this.differs;
  }

  /** The events at this frame of the film, in order. */
  get happened(): readonly PlaybackEvent[] {
    return this.events;
  }

  /** The number of scripts met since the last call that cannot be run. */
  drainUnsupportedScripts(): number {
    const { unsupportedCount } = this;
    this.unsupportedCount = 0;
    return unsupportedCount;
  }

  /** Goes to a frame of the film, from 0: a player can only move forward, or start again. */
  seek(frame: number): void {
    if (frame < this.at) {
      this.count = 0;
      this.clip = this.start();
    }
    while (this.at < frame) this.advance();
  }

  /** Shows the next frame of the film. */
  advance(): void {
    this.at++;
    this.events = [];
    this.clip.advance();
    this.settle();
  }

  planOf({ timeline }: PlacedClip): TimelinePlan {
    return this.plans.of(timeline);
  }

  onBegin(clip: PlayedClip): void {
    checkCount('The film', ++this.count, MAX_CLIPS, 'movie clips that play at once');
    const { parent } = clip;
    if (!parent || (this.unfinished.has(parent) && !parent.isOver)) this.unfinished.add(clip);
  }

  onEnd(clip: PlayedClip): void {
    this.count--;
    this.unfinished.delete(clip);
  }

  onEnter(clip: PlayedClip): void {
    const expected = clip.parent ? 0 : this.at % clip.plan.frameCount;
    if (clip.frame !== expected) this.differs = true;
    const entry = { clip, frame: clip.frame };
    this.entered.push(entry);
    this.events.push(entry);
  }

  shortened(text: string): string {
    let short = this.short.get(text);
    if (short === undefined) {
      if (this.short.size >= MAX_STATES) {
        this.short.clear();
        this.generation++;
      }
      short = `played ${this.number}.${this.generation}.${this.short.size}`;
      this.short.set(text, short);
    }
    return short;
  }

  private start(): PlayedClip {
    this.at = 0;
    this.lastNew = 0;
    this.entered = [];
    this.events = [];
    this.unfinished = new Set();
    this.clip = new PlayedClip(this.plans.of(this.timeline), this);
    this.clip.begin();
    this.settle();
    return this.clip;
  }

  /** Runs the scripts of the frames that clips have entered. They run when all clips are there. */
  private settle(): void {
    let jumps = 0;
    // It grows while scripts send clips to other frames.
    for (const { clip, frame } of this.entered) {
      if (clip.isGone || clip.frame !== frame) continue;
      if (clip.plan.hasCodeAt(frame)) this.note(clip.plan, frame);
      for (const command of clip.plan.commandsAt(frame)) {
        if (command.kind === 'stopAllSounds') this.events.push('stopAllSounds');
        else if (jumps < MAX_JUMPS && execute(clip, command)) jumps++;
      }
    }
    this.entered = [];
    const { unfinished } = this;
    for (const clip of unfinished) if (clip.isOver) unfinished.delete(clip);
    if (unfinished.size > 0) this.lastNew = this.at;
    for (const clip of unfinished) {
      if (clip.isPlaying && clip.plan.frameCount > 1) continue;
      clip.isOver = true;
      unfinished.delete(clip);
    }
  }

  private note(plan: TimelinePlan, frame: number): void {
    let frames = this.unsupported.get(plan);
    if (!frames) this.unsupported.set(plan, (frames = new Set()));
    if (!frames.has(frame)) this.unsupportedCount++;
    frames.add(frame);
  }
}

/** Runs a command of a script. @returns true if the clip entered another frame */
function execute(clip: PlayedClip, command: Exclude<Command, { kind: 'stopAllSounds' }>): boolean {
  const target = targetOf(clip, command);
  if (command.kind === 'go' && target === undefined) return false;
  clip.isPlaying = command.kind === 'play' || (command.kind === 'go' && command.plays);
  if (target === undefined || target === clip.frame) return false;
  clip.enter(target);
  return true;
}

/** The frame that a command goes to; undefined for none. Another scene is not a frame of this timeline. */
function targetOf({ frame, plan }: PlayedClip, command: Command): number | undefined {
  switch (command.kind) {
    case 'next':
      return Math.min(frame + 1, plan.frameCount - 1);
    case 'previous':
      return Math.max(frame - 1, 0);
    case 'go':
      return command.scene === undefined ? plan.frameOf(command.target) : undefined;
    default:
      return undefined;
  }
}
