// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hostClassOf } from '../../host/hostClass.mjs';
import { wrongArgument } from '../support/check.mjs';
import { isCollection } from '../support/gather.mjs';

function layerArgument(method, value) {
    var layer = isCollection(value) ? value.elements[0] : value;
    if (hostClassOf(layer) !== 'layer')
        throw wrongArgument(method, 'layer', 'a Layer or a LayerCollection with one', value);
    return layer;
}

export { layerArgument };
