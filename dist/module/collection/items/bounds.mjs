// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { timelineOf, flatten, elementsOfTimeline } from '../../host/walk.mjs';
import { commonBounds } from '../geometry/commonBounds.mjs';
import { allBounds } from '../elements/support/elementBounds.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ItemCollection.bounds';
function boundsOfItems(items) {
    var lists = [];
    forEach(METHOD, items, function addElements(item) {
        var timeline = timelineOf(item);
        if (timeline)
            lists.push(flatten(elementsOfTimeline(timeline)));
    });
    return commonBounds(allBounds(METHOD, flatten(lists)));
}

export { boundsOfItems };
