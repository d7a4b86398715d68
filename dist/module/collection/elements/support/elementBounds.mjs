// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { union } from '../../geometry/box.mjs';
import { cornerPoint } from '../../geometry/cornerPoint.mjs';
import { forEach } from '../../support/forEach.mjs';

function boundsOf(element) {
    var left = element.left;
    var top = element.top;
    return { left: left, top: top, right: left + element.width, bottom: top + element.height };
}
function allBounds(method, elements) {
    var boxes = [];
    forEach(method, elements, function measure(element, index) {
        boxes[index] = boundsOf(element);
    });
    return boxes;
}
function pivotOf(method, elements, corner) {
    return cornerPoint(method, corner, union(allBounds(method, elements)));
}
function stageBox(document) {
    return { left: 0, top: 0, right: document.width, bottom: document.height };
}

export { allBounds, pivotOf, stageBox };
