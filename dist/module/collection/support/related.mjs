// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { layerOfElement, keyframeFinder } from '../../host/keyframeFinder.mjs';
import { parentOf } from '../../host/layers.mjs';
import { listOfOne } from '../../host/listOfOne.mjs';
import { Locations } from '../../host/Locations.mjs';
import { flatten, elementsOfFrame, elementsOfLayer, layersOf, timelineOf, keyframesOf } from '../../host/walk.mjs';
import { forEach } from './forEach.mjs';
import { withoutDuplicates } from './withoutDuplicates.mjs';

function collect(method, objects, relatedTo) {
    var lists = [];
    forEach(method, objects, function (object) { return lists.push(relatedTo(object)); });
    return withoutDuplicates(flatten(lists));
}
function layersOfItems(method, items) {
    return collect(method, items, function layersOfItem(item) {
        var timeline = timelineOf(item);
        return timeline ? layersOf(timeline) : [];
    });
}
function framesOfLayers(method, layers) {
    return collect(method, layers, keyframesOf);
}
function elementsOfLayers(method, layers) {
    return collect(method, layers, function (layer) { return flatten(elementsOfLayer(layer)); });
}
function elementsOfFrames(method, frames) {
    return collect(method, frames, elementsOfFrame);
}
function layersOfElements(method, elements) {
    return collect(method, elements, function (element) { return listOfOne(layerOfElement(element)); });
}
function framesOfElements(method, elements) {
    var keyframeOf = keyframeFinder();
    return collect(method, elements, function (element) { return listOfOne(keyframeOf(element)); });
}
function layersOfFrames(method, frames, document) {
    var places = new Locations(document);
    return collect(method, frames, function layerOfFrame(frame) {
        var place = places.ofFrame(frame);
        return place ? [place.layer] : [];
    });
}
function symbolsAround(method, objects, document, lookUp) {
    var places = new Locations(document);
    return collect(method, objects, function symbolOf(object) {
        var place = places[lookUp](object);
        return listOfOne(place && place.item);
    });
}
function parentsOfLayers(method, layers) {
    return collect(method, layers, function (layer) { return listOfOne(parentOf(layer)); });
}
function childrenOfLayers(method, layers, document) {
    var places = new Locations(document);
    var wanted = IdentitySet.of(layers);
    var seen = new IdentitySet();
    return collect(method, layers, function childrenBeside(layer) {
        var place = places.ofLayer(layer);
        if (!place || !seen.add(place.timeline))
            return [];
        var children = [];
        var beside = layersOf(place.timeline);
        for (var i = 0; i < beside.length; i++) {
            var parent = parentOf(beside[i]);
            if (parent && wanted.has(parent))
                children.push(beside[i]);
        }
        return children;
    });
}

export { childrenOfLayers, elementsOfFrames, elementsOfLayers, framesOfElements, framesOfLayers, layersOfElements, layersOfFrames, layersOfItems, parentsOfLayers, symbolsAround };
