// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
export { Collection } from './src/collection/Collection.mjs';
export { ElementCollection } from './src/collection/ElementCollection.mjs';
export { ItemCollection } from './src/collection/ItemCollection.mjs';
export { $ } from './src/query/dollar.mjs';
export { $$ } from './src/query/dollarItems.mjs';
export { SelectorError } from './src/selector/SelectorError.mjs';
export { Selectors } from './src/selector/Selectors.mjs';
export { version } from './src/version.mjs';
