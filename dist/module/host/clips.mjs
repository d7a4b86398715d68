// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { membersOf } from './contents.mjs';
import { IdentityMap } from './IdentityMap.mjs';
import { IdentitySet } from './IdentitySet.mjs';
import { layerOfElement } from './keyframeFinder.mjs';
import { read, isObject } from './read.mjs';
import { keyframesOf, elementsOfFrame } from './walk.mjs';

function kindOf(element) {
    var item = read(element, 'libraryItem');
    return isObject(item)
        ? 'item ' + String(read(item, 'name'))
        : 'type ' + String(read(element, 'elementType'));
}
function nameKey(_a) {
    var kind = _a.kind, name = _a.name;
    return kind + '\n' + name;
}
function elementsWithin(frame) {
    var all = elementsOfFrame(frame).slice(0);
    for (var i = 0; i < all.length; i++) {
        var members = membersOf(all[i]);
        for (var m = 0; m < members.length; m++)
            all.push(members[m]);
    }
    return all;
}
function take(parts) {
    for (var part = parts && parts.pop(); part; part = parts && parts.pop()) {
        if (part.goesOn)
            continue;
        part.goesOn = true;
        return part;
    }
    return null;
}
function sortParts(parts) {
    var sorted = {};
    function note(key, part) {
        var list = sorted[key] || (sorted[key] = []);
        list.push(part);
    }
    for (var i = parts.length - 1; i >= 0; i--) {
        note(parts[i].kind, parts[i]);
        if (parts[i].name !== '')
            note(nameKey(parts[i]), parts[i]);
    }
    return sorted;
}
function numberClips(parts, before, newClip) {
    for (var i = 0; i < parts.length; i++) {
        var same = take(before[nameKey(parts[i])]);
        if (same)
            parts[i].clip = same.clip;
    }
    for (var i = 0; i < parts.length; i++) {
        if (parts[i].clip >= 0)
            continue;
        var same = take(before[parts[i].kind]);
        parts[i].clip = same ? same.clip : newClip();
    }
}
function clipFinder(whereOf) {
    var clips = new IdentityMap();
    var seen = new IdentitySet(whereOf);
    var count = 0;
    var newClip = function () { return count++; };
    function noteLayer(layer) {
        var keyframes = keyframesOf(layer);
        var before = {};
        for (var i = 0; i < keyframes.length; i++) {
            var elements = elementsWithin(keyframes[i]);
            var parts = [];
            for (var e = 0; e < elements.length; e++) {
                var name = String(read(elements[e], 'name') || '');
                var part = { kind: kindOf(elements[e]), name: name, clip: -1, goesOn: false };
                parts.push(part);
                clips.set(elements[e], part);
            }
            numberClips(parts, before, newClip);
            before = sortParts(parts);
        }
    }
    return function clipOf(element) {
        var layer = layerOfElement(element);
        if (layer !== null && seen.add(layer))
            noteLayer(layer);
        var part = clips.get(element);
        return part ? part.clip : newClip();
    };
}

export { clipFinder };
