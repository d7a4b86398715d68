// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { shown } from '../collection/check.mjs';
import { failure } from '../collection/failure.mjs';
import { isCollection, isArray } from '../collection/gather.mjs';
import { hostKind } from '../host/hostKind.mjs';
import { read, isObject } from '../host/read.mjs';
import { given, found } from './candidates.mjs';

var ITEM_SOURCES = 'an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element';
/**
 * The library items that a source of `$$` stands for.
 *
 * @param library the items of the library, asked for only if the source is a folder
 * @throws TypeError when there is something else in it
 */
function itemsOfSource(source, library) {
    if (isCollection(source))
        return given(itemsOfAll(source.elements));
    if (isArray(source))
        return given(itemsOfAll(source));
    if (hostKind(source) === 'item' && read(source, 'itemType') === 'folder') {
        return found([itemsBelow(String(read(source, 'name')), library())]);
    }
    return given(itemsOfAll([source]));
}
/** Items, and the items that elements are instances of; elements without one are skipped. */
function itemsOfAll(values) {
    var items = [];
    for (var i = 0; i < values.length; i++) {
        var kind = hostKind(values[i]);
        var item = kind === 'element' ? itemOfElement(values[i], i) : values[i];
        if (kind !== 'item' && kind !== 'element') {
            throw new TypeError("$$(): source must hold items or elements, got ".concat(shown(values[i]), " at index ").concat(i));
        }
        if (isObject(item))
            items.push(item);
    }
    return items;
}
/** The host refuses it for an element that was deleted. */
function itemOfElement(element, index) {
    try {
        return read(element, 'libraryItem');
    }
    catch (error) {
        throw failure('$$', index, element, error);
    }
}
function itemsBelow(folder, items) {
    var below = [];
    var start = folder + '/';
    for (var i = 0; i < items.length; i++) {
        if (String(read(items[i], 'name')).substring(0, start.length) === start)
            below.push(items[i]);
    }
    return below;
}

export { ITEM_SOURCES, itemsOfSource };
