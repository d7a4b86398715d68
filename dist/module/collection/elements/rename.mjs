// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { needsPresentNames, newNames } from '../naming/newNames.mjs';
import { forEach } from '../support/forEach.mjs';

function renameElements(renaming, elements) {
    var named = elements.slice(0);
    var present = [];
    var isMadeOfPresent = needsPresentNames(renaming);
    if (isMadeOfPresent) {
        forEach(renaming.method, named, function readName(element, index) {
            present[index] = String(element.name);
        });
    }
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

export { renameElements };
