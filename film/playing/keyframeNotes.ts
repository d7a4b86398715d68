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
  /** Keyframes with a video each, sorted by frame. */
  readonly videos: readonly VideoCue[];
  /** Keyframes with instances that have scripts of their own. */
  readonly scripted: readonly FilmKeyframe[];
}

/** A video on a keyframe. */
export interface VideoCue {
  readonly frame: number;
  /** The first frame after the keyframe. */
  readonly end: number;
  /** The path of the video. */
  readonly path: string;
  /** The name of its layer. */
  readonly layer: string;
}

function videoCuesOf({ elements, start, end, layer }: FilmKeyframe): VideoCue[] {
  return elements
    .flatMap(leavesOf)
    .filter(({ kind }) => kind === 'video')
    .map(({ path }) => ({ frame: start, end, path, layer: layer?.name ?? '' }));
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
    videos: byFrame.flatMap(({ keyframe }) => videoCuesOf(keyframe)),
    scripted: keyframes.filter((keyframe) =>
      keyframe.elements.flatMap(leavesOf).some(({ isScripted }) => isScripted),
    ),
  };
}
