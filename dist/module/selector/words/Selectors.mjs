// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { elementDomain } from '../domains/element.mjs';
import { itemDomain } from '../domains/item.mjs';
import { Registry } from './Registry.mjs';

var elementRegistry = new Registry(elementDomain);
var itemRegistry = new Registry(itemDomain, elementRegistry);
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
    random: Math.random,
};

export { Selectors, elementRegistry, itemRegistry };
