// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ElementCollection } from '../collection/collections.mjs';
import { allElements, currentElements } from '../host/walk.mjs';
import { elementRegistry } from '../selector/words/Selectors.mjs';
import { dollarFrames } from './dollarFrames.mjs';
import { dollarLayers } from './dollarLayers.mjs';
import { elementsOfSource, ELEMENT_SOURCES } from './elementSource.mjs';
import { queryFunction } from './queryFunction.mjs';

var $ = /*#__PURE__*/ queryFunction({
    caller: '$',
    Collection: ElementCollection,
    sources: ELEMENT_SOURCES,
    ofSource: elementsOfSource,
    byDefault: function (document, query) { return (query === undefined ? [] : currentElements(document)); },
    words: elementRegistry,
    inAll: allElements,
});
$.layers = dollarLayers;
$.frames = dollarFrames;

export { $ };
