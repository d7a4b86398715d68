import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import { isBaked } from '../../document/xfl/isBaked';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { frameAt } from '../../document/xfl/shownFrame';
import { elapsedAt } from '../../document/xfl/spans';
import type { ShownElements } from '../Film';
import { layerEffects } from './layerEffects';
import { LAYER } from '../../document/xfl/schema/timelineSchema';

/**
 * The matrix that moves all elements of a layer at a frame (layer parenting): that of the element which the layer
 * follows, and of all that this one follows in turn. A keyframe names the layer by its `layerRiggingIndex`.
 */
export function riggedMatrix(
  layer: XmlNode,
  layers: readonly XmlNode[],
  frame: number,
  shown: ShownElements,
): Matrix {
  let matrix = IDENTITY;
  const open = new Set<XmlNode>();
  for (let at = parentAt(layer, layers, frame); at && !open.has(at); at = parentAt(at, layers, frame)) {
    open.add(at);
    matrix = concat(carrierOf(at, frame, shown), matrix);
  }
  return matrix;
}

function parentAt(layer: XmlNode, layers: readonly XmlNode[], frame: number): XmlNode | undefined {
  const keyframe = frameAt(layer, frame);
  const index = keyframe ? layerEffects(keyframe).follows : -1;
  return index < 0
    ? undefined
    : layers.find((other) => other !== layer && LAYER.layerRiggingIndex.read(other) === index);
}

/** The matrix of the element that a layer shows. */
function carrierOf(layer: XmlNode, frame: number, shown: ShownElements): Matrix {
  const keyframe = frameAt(layer, frame);
  const carrier = keyframe && shown(keyframe, elapsedAt(keyframe, frame)).at(0);
  return carrier && !isBaked(carrier) ? readMatrix(carrier) : IDENTITY;
}
