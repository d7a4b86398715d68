// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { elementDomain } from '../domains/element.mjs';
import { frameDomain } from '../domains/frame.mjs';
import { itemDomain } from '../domains/item.mjs';
import { layerDomain } from '../domains/layer.mjs';
import { Registry } from './Registry.mjs';

var elementRegistry = /*#__PURE__*/ new Registry(elementDomain);
var itemRegistry = /*#__PURE__*/ new Registry(itemDomain, { has: elementRegistry });
var frameRegistry = /*#__PURE__*/ new Registry(frameDomain, { has: elementRegistry });
var layerRegistry = /*#__PURE__*/ new Registry(layerDomain, { has: elementRegistry, frames: frameRegistry });
function wordsOf(registry) {
    return {
        register: function (name, callback) {
            registry.register(name, callback);
            return Selectors;
        },
    };
}
var Selectors = {
    element: /*#__PURE__*/ wordsOf(elementRegistry),
    item: /*#__PURE__*/ wordsOf(itemRegistry),
    layer: /*#__PURE__*/ wordsOf(layerRegistry),
    frame: /*#__PURE__*/ wordsOf(frameRegistry),
    random: Math.random,
};

export { Selectors, elementRegistry, frameRegistry, itemRegistry, layerRegistry };
