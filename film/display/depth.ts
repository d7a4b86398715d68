import { concat, translation, type Matrix, type Point } from '../../geometry/matrix';
import type { FilmKeyframe, FilmLayer } from '../records/FilmTimeline';
import { layerEffects } from './layerEffects';

/** From the eye to where layers have their own size, in pixels. Source: the script that Adobe publishes with scenes. */
export const FOCAL_LENGTH = 528.25;

/** The depth of a layer at a frame. */
export function depthAt(layer: FilmLayer, frame: number): number {
  const keyframe = layer.keyframeAt(frame);
  return keyframe ? depthOf(keyframe, frame) : 0;
}

/** The depth that a keyframe gives its layer at a frame; it changes evenly with a classic tween. */
export function depthOf(keyframe: FilmKeyframe, frame: number): number {
  const { depth, depthPerFrame } = layerEffects(keyframe);
  return depthPerFrame === 0 ? depth : depth + depthPerFrame * keyframe.elapsedAt(frame);
}

/** True if a layer has a depth at some keyframe. */
export function hasDepth(layer: FilmLayer): boolean {
  return layer.keyframes.some((keyframe) => layerEffects(keyframe).depth !== 0);
}

/** Scales a layer by its depth: about the middle of the stage, in symbols about their zero point. Undefined behind the eye. */
export function projection(depth: number, { x, y }: Point): Matrix | undefined {
  if (depth <= -FOCAL_LENGTH) return undefined;
  const scale = FOCAL_LENGTH / (FOCAL_LENGTH + depth);
  const scaled = { a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0 };
  return concat(translation(x, y), concat(scaled, translation(-x, -y)));
}
