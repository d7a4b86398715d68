// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from './IdentitySet.mjs';
import { Locations } from './Locations.mjs';

function distinctOf(elements, document) {
    var seen = new IdentitySet(document && new Locations(document).whereOf);
    var distinct = [];
    var count = 0;
    for (var i = 0; i < elements.length; i++)
        if (seen.add(elements[i]))
            distinct[count++] = elements[i];
    return distinct;
}

export { distinctOf };
