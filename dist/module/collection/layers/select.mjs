// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { openOnlyTimeline } from '../stage/openOnlyTimeline.mjs';
import { byTimeline } from './byTimeline.mjs';

function selectLayersInTimeline(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    if (timelines.length === 0)
        return;
    openOnlyTimeline(method, document, timelines, 'layers');
    var _a = timelines[0], timeline = _a.timeline, places = _a.places;
    for (var i = places.length - 1; i >= 0; i--) {
        timeline.setSelectedLayers(places[i].index, i === places.length - 1);
    }
}

export { selectLayersInTimeline };
