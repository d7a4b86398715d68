import { hostClassOf } from '../../host/hostClass';
import { wrongArgument } from '../support/check';
import { isCollection } from '../support/gather';

/** The layer that the argument `layer` names: a layer, or the first of a collection. */
export function layerArgument(method: string, value: unknown): object {
  const layer = isCollection(value) ? value.elements[0] : value;
  if (hostClassOf(layer) !== 'layer')
    throw wrongArgument(method, 'layer', 'a Layer or a LayerCollection with one', value);
  return layer as object;
}
