// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { elementDomain } from '../domains/element.mjs';
import { frameDomain } from '../domains/frame.mjs';
import { itemDomain } from '../domains/item.mjs';
import { layerDomain } from '../domains/layer.mjs';
import { Registry } from './Registry.mjs';

var elementRegistry = new Registry(elementDomain);
var itemRegistry = new Registry(itemDomain, { has: elementRegistry });
var frameRegistry = new Registry(frameDomain, { has: elementRegistry });
var layerRegistry = new Registry(layerDomain, { has: elementRegistry, frames: frameRegistry });
function wordsOf(registry) {
    return {
        register: function (name, callback) {
            registry.register(name, callback);
            return Selectors;
        },
    };
}
var Selectors = {
    element: wordsOf(elementRegistry),
    item: wordsOf(itemRegistry),
    layer: wordsOf(layerRegistry),
    frame: wordsOf(frameRegistry),
    random: Math.random,
};

export { Selectors, elementRegistry, frameRegistry, itemRegistry, layerRegistry };
