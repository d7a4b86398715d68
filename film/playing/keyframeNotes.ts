import type { LabelType } from '../../document/xfl/schema/timelineSchema';
import type { Film } from '../Film';
import { leavesOf } from '../records/FilmElement';
import type { FilmKeyframe, FilmTimeline } from '../records/FilmTimeline';
import { notedKeyframes, soundCuesOf, type SoundCue } from './soundCues';

/** A label of a frame, or an anchor. */
export interface FrameLabel {
  readonly name: string;
  readonly frame: number;
  readonly type: Exclude<LabelType, 'comment'>;
}

/** The script of a keyframe. */
export interface FrameScript {
  readonly frame: number;
  readonly text: string;
  readonly keyframe: FilmKeyframe;
}

/**
 * What keyframes of a timeline say besides what they show, each list in the order of frames, those of one frame from the
 * top layer down. All frames count from 0.
 */
export interface KeyframeNotes {
  /** Those of comments are left out. */
  readonly labels: readonly FrameLabel[];
  readonly scripts: readonly FrameScript[];
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

/** The labels of keyframes in the order of frames, without those of comments. */
export function labelsOf(keyframes: readonly FilmKeyframe[]): FrameLabel[] {
  return keyframes
    .flatMap(({ label, start }) => {
      if (!label || label.type === 'comment') return [];
      return [{ frame: start, name: label.name, type: label.type }];
    })
    .sort((one, other) => one.frame - other.frame);
}

/** @param guides - as for `notedKeyframes` */
export function readKeyframeNotes(timeline: FilmTimeline, film: Film, guides?: boolean): KeyframeNotes {
  const keyframes = notedKeyframes(timeline, film, guides);
  const byFrame = [...keyframes].sort((one, other) => one.start - other.start);
  return {
    labels: labelsOf(keyframes),
    scripts: byFrame.flatMap((keyframe) => {
      const text = keyframe.script;
      return text.trim() === '' ? [] : [{ frame: keyframe.start, text, keyframe }];
    }),
    sounds: soundCuesOf(keyframes),
    videos: byFrame.flatMap(videoCuesOf),
    scripted: keyframes.filter((keyframe) =>
      keyframe.elements.flatMap(leavesOf).some(({ isScripted }) => isScripted),
    ),
  };
}
