import { concat, translation, type Matrix, type Point } from '../../geometry/matrix';
import type { XmlNode } from '../../xml/XmlNode';
import { readNumber, readText } from '../xfl/attributes';
import { frameAt, nextKeyframe } from '../xfl/shownFrame';
import { elapsedAt, readDuration } from '../xfl/spans';

/** From the eye to where layers have their own size, in pixels. Source: the script that Adobe publishes with scenes. */
const FOCAL_LENGTH = 528.25;

/** The depth of a layer at a frame; it changes evenly with a classic tween. */
export function depthAt(layer: XmlNode, frame: number): number {
  const keyframe = frameAt(layer, frame);
  if (!keyframe) return 0;
  const depth = readNumber(keyframe, 'frameZDepth');
  const next = readText(keyframe, 'tweenType') === 'motion' ? nextKeyframe(keyframe) : undefined;
  if (!next) return depth;
  const time = elapsedAt(keyframe, frame) / readDuration(keyframe);
  return depth + (readNumber(next, 'frameZDepth') - depth) * time;
}

/** Scales a layer by its depth: about the middle of the stage, in symbols about their zero point. Undefined behind the eye. */
export function projection(depth: number, { x, y }: Point): Matrix | undefined {
  if (depth <= -FOCAL_LENGTH) return undefined;
  const scale = FOCAL_LENGTH / (FOCAL_LENGTH + depth);
  const scaled = { a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0 };
  return concat(translation(x, y), concat(scaled, translation(-x, -y)));
}
