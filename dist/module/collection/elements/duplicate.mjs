// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach, atOnce } from '../failure.mjs';
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { selectWhere } from '../select.mjs';
import { elementsAt } from '../stage/elementsAt.mjs';
import { selectAllOf } from '../stage/onStage.mjs';
import { placeUnlessDone } from '../stage/place.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';

var METHOD = 'ElementCollection.duplicate';
var NUMBERED = /^([\s\S]*?)(\d{1,15})$/;
/** The series of the highest number that a name ends in; null when none ends in one. */
function seriesOf(names) {
    var series = null;
    for (var i = 0; i < names.length; i++) {
        var parts = NUMBERED.exec(names[i]);
        if (!parts)
            continue;
        var last = parseInt(parts[2], 10);
        if (!series || last > series.last)
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
    var timeline = document.getTimeline();
    return selectWhere(elementsAt(timeline, timeline.currentFrame), function (element) { return wanted.has(element); });
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
 * `duplicateSelection`, `getTimeline`, `currentFrame` and those of `elementsAt`.
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
    var copies = inStageOrder(document, setOf(selectionOf(document)));
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
