// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from './IdentitySet.mjs';
import { Locations } from './Locations.mjs';

function distinctOf(elements, document) {
    var seen = new IdentitySet(document && new Locations(document).whereOf);
    var kept = [];
    var count = 0;
    for (var i = 0; i < elements.length; i++)
        if (seen.add(elements[i]))
            kept[count++] = elements[i];
    return kept;
}

export { distinctOf };
