// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { failure } from '../../host/failure.mjs';
import { stageFinder, stagesOf } from './locate.mjs';
import { withPlaceRestored, replaceSelection, enterTimeline, atFrame } from './userLocation.mjs';
import { selectionOf } from './selectionOf.mjs';
import { whyNotSelectable } from './whyNotSelectable.mjs';

function firstLeftOut(document, elements) {
    var selected = IdentitySet.of(selectionOf(document));
    for (var i = 0; i < elements.length; i++)
        if (!selected.has(elements[i]))
            return i;
    return -1;
}
function trySelecting(document, elements) {
    var before = selectionOf(document);
    replaceSelection(document, elements);
    var left = firstLeftOut(document, elements);
    if (left >= 0)
        replaceSelection(document, before);
    return left;
}
function selectAllOf(method, document, elements, indices) {
    var left = trySelecting(document, elements);
    if (left < 0)
        return;
    throw failure(method, indices ? indices[left] : left, elements[left], new Error(whyNotSelectable(elements[left])));
}
function inView(document, at, work) {
    if (!at) {
        work();
        return;
    }
    enterTimeline(document, at.item, at.scene);
    atFrame(document, at.frame, work);
}
function oneSelected(document) {
    var stageOf = stageFinder(document);
    return function withSelected(element, work) {
        function selectAndWork() {
            if (trySelecting(document, [element]) >= 0)
                throw new Error(whyNotSelectable(element));
            work();
        }
        var at = stageOf(element);
        if (!at)
            selectAndWork();
        else
            withPlaceRestored(document, function () { return inView(document, at, selectAndWork); });
    };
}
function positionsAt(positions, indices) {
    var picked = [];
    for (var i = 0; i < indices.length; i++)
        picked.push(positions[indices[i]]);
    return picked;
}
function onEachStage(method, document, elements, work, positions) {
    if (elements.length === 0)
        return;
    withPlaceRestored(document, function visitStages() {
        var stages = stagesOf(document, elements);
        var _loop_1 = function (i) {
            var elements_1 = stages[i].elements;
            var indices = positions ? positionsAt(positions, stages[i].indices) : stages[i].indices;
            inView(document, stages[i].at, function workOnStage() {
                selectAllOf(method, document, elements_1, indices);
                work(elements_1, indices);
            });
        };
        for (var i = 0; i < stages.length; i++) {
            _loop_1(i);
        }
    });
}

export { onEachStage, oneSelected, selectAllOf };
