// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { LayerCollection } from '../collection/LayerCollection.mjs';
import { withElements } from '../collection/support/withElements.mjs';
import { allTimelines, layersOf } from '../host/walk.mjs';
import { selectLayers } from '../selector/select.mjs';
import { findInAllTime, findInTime } from './timeQuery.mjs';
import { layersOfSource } from './timeSource.mjs';

var DOMAIN = {
    caller: '$.layers',
    ofSource: layersOfSource,
    ofTimeline: layersOf,
    select: selectLayers,
};
function layersFound() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = findInTime(DOMAIN, args), objects = _a.objects, document = _a.document;
    return withElements(new LayerCollection([], document), objects);
}
function allLayersFound() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = findInAllTime(DOMAIN, allTimelines, args), objects = _a.objects, document = _a.document;
    return withElements(new LayerCollection([], document), objects);
}
var dollarLayers = layersFound;
dollarLayers.all = allLayersFound;
dollarLayers.fn = LayerCollection.prototype;

export { dollarLayers };
