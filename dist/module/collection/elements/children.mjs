// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { Locations } from '../../host/Locations.mjs';
import { containerOf, elementsInside } from '../../host/contents.mjs';
import { flatten } from '../../host/walk.mjs';
import { checkWholeNumber, outOfRange } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ElementCollection.children';
function checkFrame(frame) {
    if (frame === undefined)
        return;
    checkWholeNumber(METHOD, 'frame', frame);
    if (frame < 0)
        throw outOfRange(METHOD, 'frame', '0 or more', frame);
}
function childrenOf(elements, document, frame) {
    checkFrame(frame);
    var entered = new IdentitySet(new Locations(document).whereOf);
    var lists = [];
    forEach(METHOD, elements, function enterOnce(element) {
        var container = containerOf(element);
        if (container && entered.add(container))
            lists.push(flatten(elementsInside(container, frame)));
    });
    return flatten(lists);
}

export { childrenOf };
