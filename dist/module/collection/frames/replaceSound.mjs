// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { FIRST_ARGUMENT } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { libraryPath } from '../support/libraryPath.mjs';

var METHOD = 'FrameCollection.replaceSound';
var RULE = 'is a sound';
function isSound(itemType) {
    return itemType === 'sound';
}
function replaceSounds(_a, frames, from, to) {
    var library = _a.library;
    var before = libraryPath(METHOD, FIRST_ARGUMENT, library, from, isSound, RULE);
    var path = libraryPath(METHOD, 'the new sound', library, to, isSound, RULE);
    var after = library.items[Number(library.findItemIndex(path))];
    forEach(METHOD, frames, function replaceOn(frame) {
        var sound = read(frame, 'soundLibraryItem');
        if (sound && sound.name === before)
            frame.soundLibraryItem = after;
    });
}

export { replaceSounds };
