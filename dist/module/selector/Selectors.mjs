// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { elementKind } from './elements/elementKind.mjs';
import { itemKind } from './items/itemKind.mjs';
import { Registry } from './Registry.mjs';

/** All words for elements, built in and registered. */
var elementRegistry = new Registry(elementKind);
/** All words for library items. */
var itemRegistry = new Registry(itemKind, elementRegistry);
function wordsOf(registry) {
    return {
        register: function (name, callback) {
            registry.register(name, callback);
            return Selectors;
        },
    };
}
/**
 * The query language's own words and yours.
 *
 * @example
 * Selectors.element.register(':blurred', function (element) {
 *   return element.filters && element.filters.length > 0;
 * });
 */
var Selectors = {
    element: wordsOf(elementRegistry),
    item: wordsOf(itemRegistry),
    random: Math.random,
};

export { Selectors, elementRegistry, itemRegistry };
