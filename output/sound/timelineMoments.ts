import type { SoundCue } from '../../film/playing/soundCues';
import { FrameSounds } from './FrameSounds';
import type { SoundMoment } from './SoundMoment';

/**
 * The moments of a timeline whose frames are shown one after the other, without what is nested in it.
 *
 * @param frames - from 0
 * @param plays - how often they are shown
 */
export function* timelineMoments(
  cues: readonly SoundCue[],
  frames: readonly number[],
  plays: number,
): Iterable<SoundMoment> {
  const sounds = new FrameSounds(cues);
  let before: number | undefined;
  for (let play = 0; play < plays; play++) {
    const clip = {};
    for (const frame of frames) {
      yield {
        events: frame === before ? [] : sounds.startsAt(frame),
        streams: sounds.streamsAt(frame).map((cue) => ({ clip, cue, frame })),
      };
      before = frame;
    }
  }
}
