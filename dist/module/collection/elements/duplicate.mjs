// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { elementsAtPlayhead } from '../../host/walk.mjs';
import { seriesOf, nameInSeries } from '../naming/series.mjs';
import { selectAllOf } from '../stage/onStage.mjs';
import { restorePlaceOnError } from '../stage/userLocation.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';
import { blameFirst } from '../support/blameFirst.mjs';
import { forEach } from '../support/forEach.mjs';
import { selectWhere } from '../support/selectWhere.mjs';

var METHOD = 'ElementCollection.duplicate';
function inStageOrder(document, elements) {
    var placeOf = new IdentityMap();
    var stage = elementsAtPlayhead(document);
    for (var i = 0; i < stage.length; i++)
        placeOf.set(stage[i], i);
    var wanted = [];
    for (var i = 0; i < elements.length; i++) {
        var index = placeOf.get(elements[i]);
        if (index !== undefined)
            wanted[index] = true;
    }
    return selectWhere(stage, function (_element, index) { return wanted[index]; });
}
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
function duplicateElements(document, elements) {
    var names = [];
    forEach(METHOD, elements, function (element, index) { return (names[index] = String(element.name)); });
    var onStage = inStageOrder(document, elements);
    restorePlaceOnError(document, function duplicateSelected() {
        selectAllOf(METHOD, document, elements);
        blameFirst(METHOD, elements, function () { return document.duplicateSelection(); });
    });
    var copies = inStageOrder(document, selectionOf(document));
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
