import { type SoundCue, notedKeyframes, soundCuesOf } from '../../film/playing/soundCues';
import type { ExportSubject } from '../pictures/ExportSubject';
import type { RenderContext } from '../pictures/RenderContext';
import { DocumentSounds } from './DocumentSounds';
import { filmMoments } from './filmMoments';
import { FrameSounds } from './FrameSounds';
import { hasSounds } from './hasSounds';
import type { SoundMoment } from './SoundMoment';
import { TimelineMix } from './TimelineMix';

/** The part of a context that sounds need. */
type SoundContext = Pick<RenderContext, 'film' | 'mp3' | 'warn'>;

/**
 * What is heard while the frames of a subject are shown: the sounds of its own keyframes, and in a film those of the movie
 * clips in it. Undefined if there is none.
 *
 * @param plays - may be Infinity
 * @param sounds - kept by programs that make several mixes of a document
 */
export function subjectMix(
  subject: ExportSubject,
  frames: readonly number[],
  plays: number,
  context: SoundContext,
  sounds: DocumentSounds = soundsOf(context),
): TimelineMix | undefined {
  const { timeline, frameRate, newPlayer } = subject;
  if (!timeline) return undefined;
  const { film } = context;
  const cues = soundCuesOf(notedKeyframes(timeline, film));
  if (cues.length === 0 && !(newPlayer && hasSounds(timeline, film))) return undefined;
  const moments = (): ReturnType<typeof filmMoments> =>
    newPlayer ? filmMoments(newPlayer, frames, plays) : timelineMoments(cues, frames, plays);
  return new TimelineMix({ count: frames.length * plays, frameRate, moments }, (path) => sounds.at(path));
}

export function soundsOf({ film, mp3, warn }: SoundContext): DocumentSounds {
  return new DocumentSounds(film, mp3 ?? { decode: () => undefined }, warn);
}

/**
 * The moments of a timeline whose frames are shown in order, without nested timelines.
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
