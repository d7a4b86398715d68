// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { enterTimeline } from './userLocation.mjs';

function openOnlyTimeline(method, document, places, what) {
    if (places.length > 1) {
        var problem = 'these ' + what + ' are on several timelines; select those of one timeline at a time';
        throw new Error(method + '(): ' + problem);
    }
    var _a = places[0], timeline = _a.timeline, item = _a.item, scene = _a.scene;
    if (document.getTimeline() !== timeline)
        enterTimeline(document, item, scene);
}

export { openOnlyTimeline };
