// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isNonEmptyText } from '../text/isNonEmptyText.mjs';
import { ask } from './read.mjs';

function isMotionObject(frame) {
    return ask(frame, 'isMotionObject');
}
function isTweenType(tweenType) {
    return isNonEmptyText(tweenType) && tweenType !== 'none';
}
function hasSound(frame, readMember) {
    return Boolean(readMember(frame, 'soundLibraryItem')) || isNonEmptyText(readMember(frame, 'soundName'));
}

export { hasSound, isMotionObject, isTweenType };
