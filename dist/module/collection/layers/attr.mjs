// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkedSetter } from '../support/checkedSetter.mjs';
import { LAYER_VALUES } from '../support/layerValues.mjs';

function setterOfLayers(name, layers, method) {
    return checkedSetter(method, layers, name, LAYER_VALUES);
}

export { setterOfLayers };
