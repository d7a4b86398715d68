import { hostClassOf } from '../../host/hostClass';
import { wrongArgument } from '../support/check';
import { isCollection } from '../support/gather';

/** The layer that an argument names: a layer, or the first of a collection. */
export function layerArgument(method: string, name: string, value: unknown): object {
  const layer = isCollection(value) ? value.elements[0] : value;
  if (hostClassOf(layer) !== 'layer')
    throw wrongArgument(method, name, 'a Layer or a LayerCollection with one', value);
  return layer as object;
}
