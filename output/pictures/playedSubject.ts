import type { Film } from '../../film/Film';
import { MAX_FRAMES } from '../../geometry/claims';
import { filmLength, tooLong } from '../../film/playing/filmLength';
import { FilmPlayer } from '../../film/playing/FilmPlayer';
import { Playing } from '../../film/playing/Playing';
import { drawFrame } from '../svg/drawFrame';
import { frameParts, frameRegion } from '../svg/frameRegion';
import { FIRST_STATE, type State } from '../svg/State';
import type { ExportSubject } from './ExportSubject';

/** A subject whose frames are those of a film. */
export interface PlayedSubject extends ExportSubject {
  /** True if the film is not just the frames of the timeline in order. */
  readonly differsFromTimeline: boolean;
  /** The frame of the timeline, from 0, at which a script holds it at the end of the film, before its last frame. */
  readonly heldAt?: number;
  /** What the film leaves out besides what drawing finds, each with the number of times. */
  readonly left: readonly [string, number][];
  /** The frame of the timeline that a frame of the film shows. */
  playhead(frame: number): number;
  /** What a frame of the film is drawn with, at its playhead. */
  stateAt(frame: number): State;
}

/**
 * A scene or symbol as players of the published movie show it: its frames are those of the film. A bitmap stays as it is.
 *
 * @param seconds - how long the film is; default: until every clip that it begins with has been through all of its frames
 * @param walked - a player of its timeline that has been through the film; it is taken as it is
 * @throws LimitError for a film without an end or with too many frames; HostError for what cannot be played
 */
export function playedSubject(
  subject: ExportSubject,
  film: Film,
  seconds?: number,
  walked?: FilmPlayer,
): PlayedSubject {
  const { timeline, path, frameRate } = subject;
  if (!timeline || subject.frameCount === 0) {
    return {
      ...subject,
      differsFromTimeline: false,
      left: [],
      playhead: (frame) => frame,
      stateAt: () => FIRST_STATE,
    };
  }
  const player = walked ?? new FilmPlayer(timeline, film);
  const frameCount =
    seconds === undefined ? filmLength(player, path) : Math.max(1, Math.round(seconds * frameRate));
  if (frameCount > MAX_FRAMES) throw tooLong(path, frameCount);
  if (walked?.isOver !== true) player.seek(frameCount - 1);
  const scripts = player.drainUnsupportedScripts();
  const { isPlaying, frame: last } = player.root;
  const stateAt = (frame: number): State => {
    player.seek(frame);
    return { ...FIRST_STATE, playing: Playing.of(player) };
  };
  return {
    ...subject,
    frameCount,
    heldAt: isPlaying || last >= subject.frameCount - 1 ? undefined : last,
    differsFromTimeline: player.differsFromTimeline || frameCount !== subject.frameCount,
    // Labels are places of a timeline, and the film may pass them often or never.
    labels: [],
    left: scripts === 0 ? [] : [['what a script does that needs a compiler', scripts]],
    stateAt,
    newPlayer: () => new FilmPlayer(timeline, film),
    playhead: (frame) => {
      player.seek(frame);
      return player.root.frame;
    },
    draw: (frame, drawing, without) => {
      const state = { ...stateAt(frame), without };
      return drawFrame(timeline, player.root.frame, state, drawing);
    },
    region: (frame, drawing) => {
      const state = stateAt(frame);
      return frameRegion(timeline, player.root.frame, drawing, state);
    },
    parts: (frame, drawing, only) => {
      const state = stateAt(frame);
      return frameParts(timeline, player.root.frame, drawing, state, only);
    },
  };
}
