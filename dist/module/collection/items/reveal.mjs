// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { revealPaths, pathsOf } from './support/panel.mjs';

var METHOD = 'ItemCollection.reveal';
function revealItems(library, items) {
    revealPaths(library, pathsOf(METHOD, items));
}

export { revealItems };
