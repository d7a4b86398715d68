import type { EngineClient } from '../client/EngineClient';
import type { FilmInfo, ShownLayers, TimelineId, TimelineInfo } from '../protocol';
import { Frames, type ReadyFrame } from './Frames';
import { Pictures } from './Pictures';
import { Player } from './Player';
import type { SoundTrack } from './SoundTrack';
import { hasSound, type TimelineView } from './TimelineView';

/** The film of a timeline, and the frame of it that is shown. */
interface Film {
  readonly info: FilmInfo;
  readonly drawn: Frames;
  frame: number;
}

/**
 * Plays the timeline that is open: its frames, or its film, in which movie clips play. A film stays where it was
 * stopped; when the user moves the playhead, frames are shown again, with movie clips at their first one.
 */
export class PlaybackController {
  private readonly player: Player;
  private info: TimelineInfo | undefined;
  private shown: Pictures | undefined;
  private film: Film | undefined;
  private layers: ShownLayers = {};
  private frame = 0;
  /** The rate of the last playback. */
  private frameRate = 0;

  /** @param show - shows a frame while it plays */
  constructor(
    private readonly client: EngineClient,
    private readonly timeline: TimelineView,
    private readonly track: SoundTrack,
    private readonly show: (drawn: ReadyFrame) => void,
  ) {
    this.player = new Player({
      show: (frame) => this.showReady(frame),
      begin: (frame, time) => this.track.begin(frame, time),
      // Sounds of the last frame continue.
      end: () => this.stopFrames(),
    });
  }

  /** The frames of the timeline. */
  get pictures(): Pictures | undefined {
    return this.shown;
  }

  get isPlaying(): boolean {
    return this.player.isPlaying;
  }

  open(id: TimelineId, info: TimelineInfo): void {
    this.stop();
    this.close();
    this.info = info;
    this.frame = 0;
    this.layers = {};
    this.shown = new Pictures(new Frames(this.client, id));
  }

  /** Shows or hides layers, shows their outlines, or frames before and after. */
  showLayers(layers: ShownLayers): void {
    const { shown, film } = this;
    if (!shown) return;
    const wasPlaying = this.isPlaying;
    this.stop();
    this.close();
    this.layers = layers;
    const { id } = shown.frames;
    this.shown = new Pictures(new Frames(this.client, id, 'frame', layers));
    if (film) this.film = { ...film, drawn: new Frames(this.client, id, 'filmFrame', layers) };
    if (wasPlaying) this.play(this.frameRate);
  }

  /** Moves the playhead. */
  moveTo(frame: number): void {
    this.stop();
    this.frame = frame;
    if (this.film) this.film.frame = frame;
  }

  /** Finds out how the timeline plays, after its first picture. A timeline that cannot be played can still be viewed. */
  async findFilm(): Promise<void> {
    const of = this.shown?.frames;
    if (!of) return;
    await of.at(this.frame).catch(() => undefined);
    const info = await this.client.ask('film', { id: of.id }).catch(() => undefined);
    if (!info || of.id !== this.shown?.frames.id) return;
    const drawn = new Frames(this.client, of.id, 'filmFrame', this.layers);
    if (info.differsFromTimeline) this.film = { info, drawn, frame: this.frame };
    this.timeline.offerFilm(info);
  }

  /** @returns false if there is nothing to play */
  play(frameRate: number): boolean {
    const film = this.chosenFilm;
    const drawn = film?.drawn ?? this.shown?.frames;
    const frameCount = (film?.info ?? this.info)?.frameCount ?? 0;
    if (!drawn || frameCount < 2) return false;
    const { loops, speed } = this.timeline;
    const at = film?.frame ?? this.frame;
    const { first, last } = this.timeline.range ?? { first: 0, last: frameCount - 1 };
    if (first >= last) return false;
    // At the end it starts again.
    const from = at < first || at > last - (loops ? 0 : 1) ? first : at;
    this.timeline.showPlaying(true);
    this.frameRate = frameRate;
    const frames = { from, first, last, loops };
    this.track.stop();
    if (this.info && hasSound(this.info))
      this.track.prepare({ id: this.info.id, isFilm: film !== undefined, frames }, speed);
    const isReady = (): boolean => this.track.isReady;
    this.player.play({ drawn, frames, frameRate: frameRate * speed, isReady });
    return true;
  }

  /** Stops at the current frame. @returns true if that is a frame of the timeline */
  pause(): boolean {
    this.stop();
    return this.chosenFilm === undefined;
  }

  stop(): void {
    this.track.stop();
    this.stopFrames();
  }

  private stopFrames(): void {
    if (!this.player.isPlaying) return;
    this.player.stop();
    this.timeline.showPlaying(false);
  }

  private get chosenFilm(): Film | undefined {
    return this.timeline.playsFilm ? this.film : undefined;
  }

  private showReady(frame: number): void {
    const film = this.chosenFilm;
    const drawn = (film?.drawn ?? this.shown?.frames)?.readyAt(frame);
    if (!drawn) return;
    if (film) film.frame = frame;
    this.frame = drawn.playhead;
    this.show(drawn);
    if (film) this.timeline.showFilmFrame(frame, film.info.frameCount);
  }

  private close(): void {
    this.shown?.close();
    this.film = undefined;
  }
}
