import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import type { FilmLayer } from '../records/FilmTimeline';
import type { ShownElements } from '../Film';
import { layerEffects } from './layerEffects';

/**
 * The matrix that moves all elements of a layer at a frame (layer parenting): that of the element which the layer
 * follows, and of all that this one follows in turn. A keyframe names the layer by its `layerRiggingIndex`.
 */
export function riggedMatrix(
  layer: FilmLayer,
  layers: readonly FilmLayer[],
  frame: number,
  shown: ShownElements,
): Matrix {
  let matrix = IDENTITY;
  const open = new Set<FilmLayer>();
  for (let at = parentAt(layer, layers, frame); at && !open.has(at); at = parentAt(at, layers, frame)) {
    open.add(at);
    matrix = concat(carrierOf(at, frame, shown), matrix);
  }
  return matrix;
}

function parentAt(layer: FilmLayer, layers: readonly FilmLayer[], frame: number): FilmLayer | undefined {
  const keyframe = layer.keyframeAt(frame);
  const index = keyframe ? layerEffects(keyframe).follows : -1;
  return index < 0 ? undefined : layers.find((other) => other !== layer && other.layerRiggingIndex === index);
}

/** The matrix of the element that a layer shows. */
function carrierOf(layer: FilmLayer, frame: number, shown: ShownElements): Matrix {
  const keyframe = layer.keyframeAt(frame);
  const carrier = keyframe && shown(keyframe, keyframe.elapsedAt(frame)).at(0);
  return carrier && !carrier.isBaked ? carrier.matrix : IDENTITY;
}
