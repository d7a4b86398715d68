import { readText } from '../model/xfl/attributes';
import { placeInbetween, tweenEnds } from '../model/xfl/inbetween';
import type { XmlNode } from '../xml/XmlNode';
import type { Drawing } from './Drawing';

/**
 * The elements of a keyframe as a classic tween shows them `elapsed` frames later; they stand in no document.
 * Undefined where nothing is tweened.
 */
export function tweened(keyframe: XmlNode, elapsed: number, drawing: Drawing): XmlNode[] | undefined {
  if (elapsed === 0) return undefined;
  const type = readText(keyframe, 'tweenType', 'none');
  if (type !== 'none' && type !== 'motion') drawing.notDrawn(`${type} tween (drawn as its first frame)`);
  const ends = tweenEnds(keyframe);
  if (!ends) return undefined;
  const copy = ends.from.clone();
  placeInbetween(copy, keyframe, ends, elapsed);
  return [copy];
}
