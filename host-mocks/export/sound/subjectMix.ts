import type { ExportSubject } from '../frames/ExportSubject';
import type { RenderContext } from '../frames/Sequence';
import { DocumentSounds } from './DocumentSounds';
import { notedKeyframes, soundCuesOf } from './soundCues';
import { TimelineMix } from './TimelineMix';

/** What is heard while the frames of a subject are played; undefined where no keyframe has a sound. */
export function subjectMix(
  { timeline, frameRate }: ExportSubject,
  frames: readonly number[],
  plays: number,
  context: RenderContext,
): TimelineMix | undefined {
  if (!timeline) return undefined;
  const { document } = context;
  const cues = soundCuesOf(notedKeyframes(timeline, document, document.publishesHiddenLayers));
  if (cues.length === 0) return undefined;
  const sounds = soundsOf(context);
  return new TimelineMix(cues, { frames, plays, frameRate }, (path) => sounds.at(path));
}

export function soundsOf({ document, mp3, warn }: RenderContext): DocumentSounds {
  return new DocumentSounds(document, mp3 ?? { decode: () => undefined }, warn);
}
