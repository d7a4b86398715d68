import type { Film } from '../Film';
import { published } from '../display/DisplayMode';
import { TimelineDisplay } from '../display/TimelineDisplay';
import type { DocumentSound } from '../../document/xfl/sounds/DocumentSound';
import type { FilmKeyframe, FilmTimeline } from '../records/FilmTimeline';

/** A sound on a keyframe. */
export interface SoundCue {
  readonly frame: number;
  /** The first frame after the keyframe. */
  readonly end: number;
  /** The path of the sound. */
  readonly path: string;
  /** The name of its layer. */
  readonly layer: string;
  readonly sound: DocumentSound;
}

/**
 * The keyframes whose scripts, labels and sounds are published, from the top layer down.
 *
 * @param guides - whether those of guide layers are: they have no pictures in a movie, but scripts, labels and sounds.
 *   Animate writes nothing of them into HTML5 Canvas. Source: published movies and pages.
 */
export function notedKeyframes(timeline: FilmTimeline, film: Film, guides = true): FilmKeyframe[] {
  const mode = { ...published(film.publishesHiddenLayers), guides, masks: 'list' as const };
  const { layers } = new TimelineDisplay(timeline, film, mode);
  return layers.flatMap(({ keyframes }) => keyframes);
}

/** The sounds of keyframes, sorted by the frames on which they begin. */
export function soundCuesOf(keyframes: readonly FilmKeyframe[]): SoundCue[] {
  return keyframes
    .flatMap((keyframe) => {
      const { sound, layer } = keyframe;
      const { path } = sound;
      if (path === '') return [];
      return [{ frame: keyframe.start, end: keyframe.end, path, layer: layer?.name ?? '', sound }];
    })
    .sort((one, other) => one.frame - other.frame);
}
