// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { needsPresentNames, newNames } from '../naming/newNames.mjs';
import { forEach } from '../support/forEach.mjs';

function renameElements(renaming, elements) {
    var named = elements.slice(0);
    var isMadeOfPresent = needsPresentNames(renaming);
    var present = isMadeOfPresent ? presentNames(renaming.method, named) : [];
    var names = newNames(renaming, elements, present);
    var count = named.length;
    var i = 0;
    try {
        for (; i < count; i++)
            if (!isMadeOfPresent || names[i] !== present[i])
                named[i].name = names[i];
    }
    catch (error) {
        throw failure(renaming.method, i, named[i], error);
    }
}
function presentNames(method, elements) {
    var names = [];
    forEach(method, elements, function readName(element, index) {
        names[index] = String(element.name);
    });
    return names;
}

export { renameElements };
