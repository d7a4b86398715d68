// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { clipFinder } from '../../host/clips.mjs';
import { Locations } from '../../host/Locations.mjs';
import { newNames } from '../naming/newNames.mjs';
import { forEach } from '../support/forEach.mjs';

function renameAlongKeyframes(renaming, document, elements) {
    var method = renaming.method;
    var clipOf = clipFinder(new Locations(document).whereOf);
    var present = [];
    var places = [];
    var placeOfClip = [];
    var firsts = [];
    var firstNames = [];
    forEach(method, elements, function noteClip(element, index) {
        present[index] = String(element.name);
        var clip = clipOf(element);
        var clipIndex = placeOfClip[clip];
        if (clipIndex === undefined) {
            clipIndex = firsts.push(element) - 1;
            firstNames.push(present[index]);
            placeOfClip[clip] = clipIndex;
        }
        places[index] = clipIndex;
    });
    var names = newNames(renaming, firsts, firstNames);
    forEach(method, elements, function setName(element, index) {
        var name = names[places[index]];
        if (name !== present[index])
            element.name = name;
    });
}

export { renameAlongKeyframes };
