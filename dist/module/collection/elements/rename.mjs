// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { needsPresentNames, newNames } from '../naming/newNames.mjs';
import { forEach } from '../support/forEach.mjs';

function renameElements(renaming, elements) {
    var named = elements.slice(0);
    var present = [];
    if (needsPresentNames(renaming)) {
        forEach(renaming.method, named, function readName(element, index) {
            present[index] = String(element.name);
        });
    }
    var names = newNames(renaming, elements, present);
    forEach(renaming.method, named, function setName(element, index) {
        if (names[index] !== present[index])
            element.name = names[index];
    });
}

export { renameElements };
