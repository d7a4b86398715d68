// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { Locations } from '../../host/Locations.mjs';
import { forEach } from '../support/forEach.mjs';

function byTimeline(method, document, layers) {
    var places = new Locations(document);
    var timelines = [];
    var groups = [];
    forEach(method, layers, function sortIn(layer) {
        var location = places.ofLayer(layer);
        if (!location)
            throw new Error('it is not in the document');
        var timeline = location.timeline, scene = location.scene, item = location.item, timelineNumber = location.timelineNumber;
        var list = groups[timelineNumber];
        if (!list) {
            list = { timeline: timeline, scene: scene, item: item, places: [] };
            groups[timelineNumber] = list;
            timelines.push(list);
        }
        list.places.push(location);
    });
    for (var i = 0; i < timelines.length; i++)
        timelines[i].places.sort(function (a, b) { return a.index - b.index; });
    return timelines;
}
function isPlaceAt(places) {
    var isPlace = [];
    for (var i = 0; i < places.length; i++)
        isPlace[places[i].index] = true;
    return isPlace;
}

export { byTimeline, isPlaceAt };
