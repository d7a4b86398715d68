import type { SoundCue } from '../../film/playing/soundCues';

/** What sounds do when the playhead of a film comes to a frame. */
export interface SoundMoment {
  /** In this order: the sound of a keyframe that is entered begins or stops, or all sounds are silenced. */
  readonly events: readonly (SoundCue | 'stopAllSounds')[];
  /** The streams whose keyframes are shown by a timeline that runs. */
  readonly streams: readonly RunningStream[];
}

/** A stream at a moment. */
export interface RunningStream {
  /** Who shows the keyframe: the same symbol may play at several places. */
  readonly clip: object;
  readonly cue: SoundCue;
  /** The frame that the clip shows. */
  readonly frame: number;
}
