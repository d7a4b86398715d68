// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach, atOnce } from '../failure.mjs';
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { selectAllOf } from '../stage/onStage.mjs';
import { placeUnlessDone } from '../stage/place.mjs';

var METHOD = 'ElementCollection.duplicate';
var NUMBERED = /^([\s\S]*?)(\d{1,15})$/;
/** The series of the highest number that a name ends in; null when none ends in one. */
function seriesOf(names) {
    var series = null;
    for (var i = 0; i < names.length; i++) {
        var parts = NUMBERED.exec(names[i]);
        var last = parts ? parseInt(parts[2], 10) : -1;
        if (parts && (!series || last > series.last))
            series = { prefix: parts[1], width: parts[2].length, last: last };
    }
    return series;
}
/** The name that comes `step` after the last of a series. */
function nameInSeries(series, step) {
    var digits = String(series.last + step);
    while (digits.length < series.width)
        digits = '0' + digits;
    return series.prefix + digits;
}
/** The elements at the playhead that are in the set, back to front within each layer: an order to pair them by. */
function inStageOrder(document, wanted) {
    var found = [];
    var timeline = document.getTimeline();
    var playhead = timeline.currentFrame;
    var layers = timeline.layers;
    for (var i = 0; i < layers.length; i++) {
        var frame = layers[i].layerType === 'folder' ? undefined : layers[i].frames[playhead];
        var elements = frame ? frame.elements : [];
        for (var e = 0; e < elements.length; e++)
            if (wanted.has(elements[e]))
                found.push(elements[e]);
    }
    return found;
}
function setOf(elements) {
    var set = new IdentitySet();
    for (var i = 0; i < elements.length; i++)
        set.add(elements[i]);
    return set;
}
/** The copies in the order of their originals: both lists are paired by their order on the stage. */
function inOrderOf(originals, onStage, copies) {
    var copyOf = new IdentityMap();
    for (var i = 0; i < onStage.length; i++)
        copyOf.set(onStage[i], copies[i]);
    var ordered = [];
    for (var i = 0; i < originals.length; i++) {
        var copy = copyOf.get(originals[i]);
        if (copy)
            ordered.push(copy);
    }
    return ordered;
}
/**
 * Duplicates elements on the stage and leaves the copies selected; copies of named elements get names that continue
 * the highest number of the originals. Host members: `name`, `document.selectNone`, `selection`,
 * `duplicateSelection`, `getTimeline`, `layers`, `frames`, `elements`.
 *
 * @returns the copies, in the order of the originals
 */
function duplicateElements(document, elements) {
    var names = [];
    forEach(METHOD, elements, function (element, index) { return (names[index] = String(element.name)); });
    var onStage = inStageOrder(document, setOf(elements));
    placeUnlessDone(document, function duplicateSelected() {
        selectAllOf(METHOD, document, elements);
        atOnce(METHOD, elements, function () { return document.duplicateSelection(); });
    });
    var copies = inStageOrder(document, setOf((document.selection || [])));
    var ordered = inOrderOf(elements, onStage, copies);
    var series = seriesOf(names);
    var step = 0;
    forEach(METHOD, ordered, function nameCopy(copy, index) {
        if (series && names[index] !== '')
            copy.name = nameInSeries(series, ++step);
    });
    return ordered;
}

export { duplicateElements };
