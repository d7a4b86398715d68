import type { Film } from '../Film';
import { leavesOf } from '../records/FilmElement';
import type { FilmKeyframe, FilmTimeline } from '../records/FilmTimeline';
import { notedKeyframes, soundCuesOf, type SoundCue } from './soundCues';

/** What keyframes of a timeline say besides what they show. All frames count from 0. */
export interface KeyframeNotes {
  readonly labels: readonly { readonly frame: number; readonly name: string; readonly isAnchor: boolean }[];
  readonly scripts: readonly {
    readonly frame: number;
    readonly text: string;
    readonly keyframe: FilmKeyframe;
  }[];
  readonly sounds: readonly SoundCue[];
  /** Keyframes with instances that have scripts of their own. */
  readonly scripted: readonly FilmKeyframe[];
}

export function readKeyframeNotes(timeline: FilmTimeline, film: Film): KeyframeNotes {
  const keyframes = notedKeyframes(timeline, film);
  const byFrame = keyframes
    .map((keyframe) => ({ keyframe, frame: keyframe.start }))
    .sort((one, other) => one.frame - other.frame);
  return {
    labels: byFrame.flatMap(({ keyframe, frame }) => {
      const { label } = keyframe;
      if (!label || label.type === 'comment') return [];
      return [{ frame, name: label.name, isAnchor: label.type === 'anchor' }];
    }),
    scripts: byFrame.flatMap(({ keyframe, frame }) => {
      const text = keyframe.script;
      return text.trim() === '' ? [] : [{ frame, text, keyframe }];
    }),
    sounds: soundCuesOf(keyframes),
    scripted: keyframes.filter((keyframe) =>
      keyframe.elements.flatMap(leavesOf).some(({ isScripted }) => isScripted),
    ),
  };
}
