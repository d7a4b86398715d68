import type { BlendMode } from '../../document/xfl/schema/effectSchema';
import type { Matrix } from '../../geometry/matrix';
import type { TweenPath, Turning } from '../tween/numbers/classicTween';
import type { ColorTransform } from '../../document/xfl/ColorTransform';
import type { FilmElement } from '../records/FilmElement';
import type { FilmKeyframe } from '../records/FilmTimeline';

/** What is displayed: groups are taken apart, so that only these are left. */
export type TrackKind = 'symbol' | 'component' | 'bitmap' | 'text' | 'shape' | 'morph' | 'other';

/**
 * One displayed object over time. It continues through keyframes as long as the next one shows the same thing: an instance
 * of the same symbol under the same name, an equal shape, an equal text.
 */
export interface Track {
  readonly kind: TrackKind;
  /** Its place among the tracks of the layer, from the back: tracks that meet keep this order on all frames. */
  readonly depth: number;
  /** The path of its symbol or bitmap; an empty text for others. */
  readonly path: string;
  /** The instance name; an empty text for none. */
  readonly name: string;
  /** The element of its first keyframe; undefined for a morph, which comes from all of them. */
  readonly source: FilmElement | undefined;
  /** The first frame that shows it, and the first one that does not any more. */
  readonly start: number;
  readonly end: number;
}

/** How an object is displayed at a frame. */
export interface TrackState {
  readonly track: Track;
  /**
   * The element as it is, tweens and loops worked out: it says the rest, such as visibility, first frame, loop, filters.
   * An element of the document where nothing has changed it, otherwise a copy.
   */
  readonly element: FilmElement;
  /** From the element's coordinates to those of the timeline, with what its layer is moved by. */
  readonly matrix: Matrix;
  /** The colour effect of its layer and camera, and its own within. */
  readonly color: ColorTransform;
  /** Its own blend mode, or that of the layer where it has none, in the host's words. */
  readonly blendMode: BlendMode;
}

/** The ease of a tween as documents name it. */
export type NamedEase =
  | { readonly kind: 'acceleration'; /** -100 (fast at first) to 100. */ readonly acceleration: number }
  | { readonly kind: 'method'; /** `cubicInOut`. */ readonly method: string };

/** The tween between a keyframe and the next one. */
export type SpanTween =
  /** The elements do not move. */
  | { readonly kind: 'none' }
  /** A classic tween of one instance that is written by its ends and a named ease. */
  | ClassicSpan
  /** A shape tween. */
  | { readonly kind: 'shape' }
  /** Something that has to be written frame by frame: motion objects, armatures, drawn eases, layers that move. */
  | { readonly kind: 'frames' };

export interface ClassicSpan {
  readonly kind: 'classic';
  readonly ease: NamedEase;
  readonly turning: Turning;
  /** False if scales and skews jump at the end. */
  readonly scales: boolean;
  /** The way along a motion guide; undefined for a straight one. */
  readonly guide: TweenPath | undefined;
  /** What the tween runs to, the frame after the span: of the same track, or of another one. */
  readonly target: TrackState;
}

/** A keyframe and the frames up to the next one. */
export interface TrackSpan {
  readonly keyframe: FilmKeyframe;
  readonly start: number;
  readonly duration: number;
  readonly tween: SpanTween;
  /** What the keyframe shows, back to front. */
  readonly placements: readonly TrackState[];
}
