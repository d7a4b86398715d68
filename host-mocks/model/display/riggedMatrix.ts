import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import type { XmlNode } from '../../xml/XmlNode';
import { isBaked } from '../xfl/isBaked';
import { readMatrix } from '../xfl/nodeMatrix';
import { frameAt } from '../xfl/shownFrame';
import { elapsedAt } from '../xfl/spans';
import type { DisplayDocument } from './DisplayDocument';

/**
 * The matrix that moves all elements of a layer at a frame (layer parenting): that of the element which the layer
 * follows, and of all that this one follows in turn. A keyframe names the layer by its `layerRiggingIndex`.
 */
export function riggedMatrix(
  layer: XmlNode,
  layers: readonly XmlNode[],
  frame: number,
  document: DisplayDocument,
): Matrix {
  let matrix = IDENTITY;
  const open = new Set<XmlNode>();
  for (let at = parentAt(layer, layers, frame); at && !open.has(at); at = parentAt(at, layers, frame)) {
    open.add(at);
    matrix = concat(carrierOf(at, frame, document), matrix);
  }
  return matrix;
}

function parentAt(layer: XmlNode, layers: readonly XmlNode[], frame: number): XmlNode | undefined {
  const index = frameAt(layer, frame)?.attr('parentLayerIndex');
  return index === undefined
    ? undefined
    : layers.find((other) => other !== layer && other.attr('layerRiggingIndex') === index);
}

/** The matrix of the element that a layer shows. */
function carrierOf(layer: XmlNode, frame: number, document: DisplayDocument): Matrix {
  const keyframe = frameAt(layer, frame);
  const shown = keyframe && document.shownElements(keyframe, elapsedAt(keyframe, frame)).at(0);
  return shown && !isBaked(shown) ? readMatrix(shown) : IDENTITY;
}
