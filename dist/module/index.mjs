// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
export { Collection } from './collection/Collection.mjs';
export { ElementCollection, FrameCollection, ItemCollection, LayerCollection } from './collection/collections.mjs';
export { $ } from './query/dollar.mjs';
export { $$ } from './query/dollarItems.mjs';
export { SelectorError } from './selector/syntax/SelectorError.mjs';
export { Selectors } from './selector/words/Selectors.mjs';
export { version } from './version.mjs';
