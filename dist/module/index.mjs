// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
export { Collection } from './collection/Collection.mjs';
export { ElementCollection, ItemCollection } from './collection/collections.mjs';
export { FrameCollection } from './collection/FrameCollection.mjs';
export { LayerCollection } from './collection/LayerCollection.mjs';
export { $ } from './query/dollar.mjs';
export { $$ } from './query/dollarItems.mjs';
export { SelectorError } from './selector/syntax/SelectorError.mjs';
export { Selectors } from './selector/words/Selectors.mjs';
export { version } from './version.mjs';
