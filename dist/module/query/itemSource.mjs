// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isCollection } from '../collection/support/gather.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { failure } from '../host/failure.mjs';
import { hostClassOf } from '../host/hostClass.mjs';
import { isArray } from '../host/isArray.mjs';
import { read, isObject } from '../host/read.mjs';
import { flatten, elementsOfLayer, elementsOfFrame } from '../host/walk.mjs';
import { isBelow } from '../text/path.mjs';
import { given, found } from './candidates.mjs';

var ITEM_SOURCES = 'an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element';
function itemsOfSource(source, document) {
    if (isCollection(source))
        return given(itemsOfAll(source.elements));
    if (isArray(source))
        return given(itemsOfAll(source));
    if (hostClassOf(source) === 'item' && read(source, 'itemType') === 'folder') {
        return found([itemsBelow(String(read(source, 'name')), document.library.items)]);
    }
    return given(itemsOfAll([source]));
}
function itemsOfAll(values) {
    var items = [];
    for (var i = 0; i < values.length; i++) {
        var hostClass = hostClassOf(values[i]);
        if (hostClass === 'layer' || hostClass === 'frame') {
            addItemsOn(values[i], hostClass === 'layer', items);
            continue;
        }
        var item = hostClass === 'element' ? itemOfElement(values[i], i) : values[i];
        if (hostClass !== 'item' && hostClass !== 'element') {
            throw new TypeError("$$(): source must hold items or elements, got ".concat(describeArgument(values[i]), " at index ").concat(i));
        }
        if (isObject(item))
            items.push(item);
    }
    return items;
}
function addItemsOn(holder, isLayer, items) {
    var elements = isLayer ? flatten(elementsOfLayer(holder)) : elementsOfFrame(holder);
    for (var i = 0; i < elements.length; i++) {
        var item = itemOfElement(elements[i], i);
        if (isObject(item))
            items.push(item);
    }
}
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
    for (var i = 0; i < items.length; i++) {
        if (isBelow(folder, String(read(items[i], 'name'))))
            below.push(items[i]);
    }
    return below;
}

export { ITEM_SOURCES, itemsOfSource };
