// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { LayerCollection } from '../collection/collections.mjs';
import { listsOfTimelines, layersOf } from '../host/walk.mjs';
import { layerRegistry } from '../selector/words/Selectors.mjs';
import { queryFunction } from './queryFunction.mjs';
import { layersOfSource, TIME_SOURCES } from './timeSource.mjs';

var dollarLayers = /*#__PURE__*/ queryFunction({
    caller: '$.layers',
    Collection: LayerCollection,
    sources: TIME_SOURCES,
    ofSource: layersOfSource,
    byDefault: function (document) { return [layersOf(document.getTimeline())]; },
    words: layerRegistry,
    inAll: function (document) { return listsOfTimelines(document, layersOf); },
});

export { dollarLayers };
