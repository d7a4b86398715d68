import type { ExportSubject } from '../frames/ExportSubject';
import type { RenderContext } from '../frames/Sequence';
import type { PlayedSubject } from '../frames/playedSubject';
import { DocumentSounds } from './DocumentSounds';
import { notedKeyframes, soundCuesOf } from '../../model/playing/soundCues';
import { TimelineMix } from './TimelineMix';

/** The part of a context that sounds need. */
type SoundContext = Pick<RenderContext, 'document' | 'mp3' | 'warn'>;

/**
 * What is heard while the frames of a subject are played; undefined where no keyframe has a sound.
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
  const { timeline, frameRate } = subject;
  if (!timeline) return undefined;
  const { document } = context;
  const cues = soundCuesOf(notedKeyframes(timeline, document, document.publishesHiddenLayers));
  if (cues.length === 0) return undefined;
  const entered =
    'playhead' in subject ? frames.map((frame) => (subject as PlayedSubject).playhead(frame)) : frames;
  return new TimelineMix(cues, { frames: entered, plays, frameRate }, (path) => sounds.at(path));
}

export function soundsOf({ document, mp3, warn }: SoundContext): DocumentSounds {
  return new DocumentSounds(document, mp3 ?? { decode: () => undefined }, warn);
}
