import type { FilmTimeline } from '../records/FilmTimeline';
import type { Film } from '../Film';
import { FilmPlayer } from './FilmPlayer';

/** What is known of a clip so far. */
interface RecordedClip {
  readonly player: FilmPlayer;
  readonly frames: number[];
}

/** The frames that clips show, from when they appear on: what `FilmPlayer` plays, without what plays inside. */
export class ClipFrames {
  private readonly clips = new Map<FilmTimeline, RecordedClip>();

  constructor(private readonly film: Film) {}

  /** The frame of a clip with that timeline after so many frames, from 0. */
  at(timeline: FilmTimeline, time: number): number {
    let clip = this.clips.get(timeline);
    if (!clip) {
      const player = new FilmPlayer(timeline, this.film, { isAlone: true });
      this.clips.set(timeline, (clip = { player, frames: [player.root.frame] }));
    }
    const { player, frames } = clip;
    while (frames.length <= time) {
      player.advance();
      frames.push(player.root.frame);
    }
    return frames[time] ?? 0;
  }

  /** The frames of the first moments of a clip. */
  first(timeline: FilmTimeline, count: number): number[] {
    return Array.from({ length: count }, (_, time) => this.at(timeline, time));
  }
}
