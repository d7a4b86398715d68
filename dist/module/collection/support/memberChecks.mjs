// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { memberNames } from '../../host/memberNames.mjs';
import { readProperty } from '../../host/readPath.mjs';
import { nearest } from '../../text/nearest.mjs';

function hasMember(value, name) {
    return value !== null && value !== undefined && name in Object(value);
}
function noMember(owner, name, where, further, advice) {
    if (advice === void 0) { advice = ''; }
    var missing = 'it has no "' + where + name + '"';
    if (owner === null || owner === undefined)
        return new TypeError(missing);
    var near = nearest(name, memberNames(Object(owner)).concat(further));
    if (near !== null)
        return new TypeError(missing + ' (did you mean "' + where + near + '"?)');
    return new TypeError(missing + advice);
}
function checkMembers(method, elements, path, further) {
    var count = elements.length;
    var i = path.indexOf('.') < 0 ? countHaving(elements, path) : 0;
    if (i === count)
        return;
    var links = path.split('.');
    try {
        for (; i < count; i++)
            checkLinks(elements[i], links, further);
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
}
function countHaving(elements, name) {
    var count = elements.length;
    var i = 0;
    try {
        while (i < count && name in elements[i])
            i++;
    }
    catch (_a) {
    }
    return i;
}
function checkLinks(element, links, further) {
    var at = element;
    var where = '';
    for (var i = 0; i < links.length; i++) {
        if (i > 0) {
            at = readProperty(at, links[i - 1]);
            where += links[i - 1] + '.';
        }
        if (hasMember(at, links[i]))
            continue;
        throw noMember(at, links[i], where, further, i === 0 ? '; what is your own is set by each' : '');
    }
}
function trySet(owner, name, value) {
    try {
        owner[name] = value;
    }
    catch (_a) {
    }
}
function setAtPath(element, links, value) {
    var last = links.length - 1;
    var owners = [element];
    for (var i = 0; i < last; i++)
        owners.push(readProperty(owners[i], links[i]));
    var owner = owners[last];
    var before = owner[links[last]];
    owner[links[last]] = value;
    if (before === value)
        return;
    for (var i = last - 1; i >= 0; i--) {
        if (isSet(element, links, before))
            return;
        trySet(owners[i], links[i], owners[i + 1]);
    }
    if (!isSet(element, links, before))
        throw new Error('the host keeps "' + links.join('.') + '" as it is');
}
function isSet(element, links, before) {
    var at = element;
    for (var i = 0; i < links.length; i++)
        at = readProperty(at, links[i]);
    return at !== before;
}

export { checkMembers, hasMember, noMember, setAtPath };
