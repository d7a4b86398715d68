import type { Film } from '../Film';
import { published } from '../display/DisplayMode';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { DocumentSound } from '../../document/xfl/sounds/DocumentSound';
import { readEnd, readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import { LAYER } from '../../document/xfl/schema/timelineSchema';
import { NO_ATTRIBUTES } from '../../document/xfl/schema/XflAttribute';

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

/** The keyframes whose scripts, labels and sounds are published. Guide layers have no pictures in a movie, but those. */
export function notedKeyframes(timeline: XmlNode, film: Film): XmlNode[] {
  const mode = { ...published(film.publishesHiddenLayers), guides: true, masks: 'list' as const };
  const { layers } = new TimelineDisplay(timeline, film, mode);
  return layers.flatMap((layer) => layer.child('frames')?.children ?? []);
}

/** The sounds of keyframes, sorted by the frames on which they begin. */
export function soundCuesOf(keyframes: readonly XmlNode[]): SoundCue[] {
  return keyframes
    .flatMap((keyframe) => {
      const sound = new DocumentSound(keyframe);
      const { path } = sound;
      const layer = LAYER.name.read(keyframe.parent?.parent ?? NO_ATTRIBUTES);
      return path === '' ? [] : [{ frame: readStart(keyframe), end: readEnd(keyframe), path, layer, sound }];
    })
    .sort((one, other) => one.frame - other.frame);
}
