// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { distinctOf } from '../../host/distinctOf.mjs';
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { layerOfElement } from '../../host/keyframeFinder.mjs';
import { parentOf } from '../../host/layers.mjs';
import { listOfOne } from '../../host/listOfOne.mjs';
import { Locations } from '../../host/Locations.mjs';
import { flatten, elementsOfFrame, elementsOfLayer, layersOf, timelineOf, keyframesOf } from '../../host/walk.mjs';
import { isDistinct } from './distinct.mjs';
import { forEach } from './forEach.mjs';

function listsOfEach(method, _a, relatedTo) {
    var elements = _a.elements;
    var lists = [];
    forEach(method, elements, function (object) { return lists.push(relatedTo(object)); });
    return flatten(lists);
}
function collect(method, holder, relatedTo) {
    return distinctOf(listsOfEach(method, holder, relatedTo), holder.dom);
}
function collectOwn(method, holder, relatedTo) {
    var own = listsOfEach(method, holder, relatedTo);
    return isDistinct(holder) ? own : distinctOf(own, holder.dom);
}
function layersOfItems(method, items) {
    return collectOwn(method, items, function layersOfItem(item) {
        var timeline = timelineOf(item);
        return timeline ? layersOf(timeline) : [];
    });
}
function framesOfLayers(method, layers) {
    return collectOwn(method, layers, keyframesOf);
}
function elementsOfLayers(method, layers) {
    return collectOwn(method, layers, function (layer) { return flatten(elementsOfLayer(layer)); });
}
function elementsOfFrames(method, frames) {
    return collectOwn(method, frames, elementsOfFrame);
}
function layersOfElements(method, elements) {
    return collect(method, elements, function (element) { return listOfOne(layerOfElement(element)); });
}
function framesOfElements(method, elements) {
    var keyframeOf = new Locations(elements.dom).keyframeOf;
    return collect(method, elements, function (element) { return listOfOne(keyframeOf(element)); });
}
function collectAt(method, holder, lookUp, numbered, objectAt) {
    var places = new Locations(holder.dom);
    var isMet = [];
    return listsOfEach(method, holder, function objectAround(object) {
        var location = places[lookUp](object);
        if (!location || isMet[location[numbered]])
            return [];
        isMet[location[numbered]] = true;
        return listOfOne(objectAt(location));
    });
}
function layersOfFrames(method, frames) {
    return collectAt(method, frames, 'ofFrame', 'number', function (_a) {
        var layer = _a.layer;
        return layer;
    });
}
function symbolsAround(method, holder, lookUp) {
    return collectAt(method, holder, lookUp, 'timelineNumber', function (_a) {
        var item = _a.item;
        return item;
    });
}
function parentsOfLayers(method, layers) {
    return collect(method, layers, function (layer) { return listOfOne(parentOf(layer)); });
}
function childrenOfLayers(method, layers) {
    var places = new Locations(layers.dom);
    var wanted = IdentitySet.of(layers.elements, places.whereOf);
    var isSeen = [];
    return listsOfEach(method, layers, function childrenBeside(layer) {
        var location = places.ofLayer(layer);
        if (!location || isSeen[location.timelineNumber])
            return [];
        isSeen[location.timelineNumber] = true;
        var children = [];
        var beside = layersOf(location.timeline);
        for (var i = 0; i < beside.length; i++) {
            var parent = parentOf(beside[i]);
            if (parent && wanted.has(parent))
                children.push(beside[i]);
        }
        return children;
    });
}

export { childrenOfLayers, elementsOfFrames, elementsOfLayers, framesOfElements, framesOfLayers, layersOfElements, layersOfFrames, layersOfItems, parentsOfLayers, symbolsAround };
