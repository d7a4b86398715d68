import { concat } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import { readDuration } from '../../document/xfl/spans';
import { nodeMatrix, readMatrix } from '../../document/xfl/nodeMatrix';
import { place } from './classicInbetween';

/**
 * Copies of the elements of an armature, as they stand some frames after its first pose; undefined without one. The
 * document stores, element by element, the transformation that each frame has carried it by. A shape with bones inside
 * is a graphic that plays once, whose frames are the shape as the bones bend it.
 */
export function poseInbetween(keyframe: XmlNode, elapsed: number): XmlNode[] | undefined {
  const carried = keyframe.child('betweenFrameMatrixList')?.childrenNamed('Matrix') ?? [];
  const elements = keyframe.child('elements')?.children ?? [];
  const frames = readDuration(keyframe);
  if (carried.length === 0 || carried.length !== elements.length * frames) return undefined;
  return elements.map((element, i) => {
    const copy = element.clone();
    place(copy, concat(nodeMatrix(carried[i * frames + Math.min(elapsed, frames - 1)]), readMatrix(element)));
    return copy;
  });
}
