// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { folderOf, leafOf } from '../text/path.mjs';
import { hostClassOf } from './hostClass.mjs';
import { includes } from './includes.mjs';
import { read, isObject } from './read.mjs';
import { pathReader, readProperty } from './readPath.mjs';

var ITEM_WORDS = ['shortName', 'folder'];
function partOfPath(path, word) {
    return word === 'folder' ? folderOf(path) : leafOf(path);
}
function isItemWord(name) {
    return name === 'shortName' || name === 'folder';
}
function itemFor(object) {
    var type = hostClassOf(object);
    if (type === 'item')
        return object;
    var item = type === 'element' ? read(object, 'libraryItem') : null;
    return isObject(item) ? item : null;
}
function readItemWord(object, word) {
    var item = itemFor(object);
    if (!item)
        return undefined;
    return partOfPath(item.name, word);
}
var LABEL_MEMBER = 'name';
var PATH_WORDS = /*#__PURE__*/ ITEM_WORDS.concat(['label']);
function isPathWord(name) {
    return includes(PATH_WORDS, name);
}
var WORDS_OF = {
    frame: ['label'],
    item: ITEM_WORDS,
    element: ITEM_WORDS,
};
function pathWordsOf(value) {
    return WORDS_OF[hostClassOf(value)] || [];
}
function readWordOr(readLink) {
    return function readWordOrMember(value, name) {
        if (!isPathWord(name) || !isObject(value) || name in value)
            return readLink(value, name);
        if (isItemWord(name))
            return readItemWord(value, name);
        return readLink(value, hostClassOf(value) === 'frame' ? LABEL_MEMBER : name);
    };
}
function wordReader(path, readLink) {
    if (readLink === void 0) { readLink = readProperty; }
    var links = path.split('.');
    for (var i = 0; i < links.length; i++) {
        if (isPathWord(links[i]))
            return pathReader(path, readWordOr(readLink));
    }
    return pathReader(path, readLink);
}

export { ITEM_WORDS, LABEL_MEMBER, PATH_WORDS, isItemWord, isPathWord, itemFor, partOfPath, pathWordsOf, wordReader };
