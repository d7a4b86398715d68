// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { onSeveralTimelines } from '../frames/select.mjs';
import { enterTimeline } from '../stage/place.mjs';
import { byTimeline } from './byTimeline.mjs';

function selectLayers(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    if (timelines.length > 1)
        throw onSeveralTimelines(method, 'layers');
    if (timelines.length === 0)
        return;
    var _a = timelines[0], timeline = _a.timeline, item = _a.item, scene = _a.scene, places = _a.places;
    if (document.getTimeline() !== timeline)
        enterTimeline(document, item, scene);
    for (var i = places.length - 1; i >= 0; i--) {
        timeline.setSelectedLayers(places[i].index, i === places.length - 1);
    }
}

export { selectLayers };
