// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';
import { isArray } from './isArray.mjs';
import { DELETED_TYPE } from './isDeleted.mjs';
import { isObject } from './read.mjs';
import { shapeTypeOf } from './shapes.mjs';

var MAX_LENGTH = 500;
function describeElement(element, type) {
    var name = element.name;
    var item = type === 'instance' ? element.libraryItem : null;
    var path = item ? ', ' + String(item.name) : '';
    return (name ? String(name) + ' ' : '') + '(' + wordFor(element, type) + path + ')';
}
function describeKeyframe(name, startFrame) {
    return (name ? String(name) + ' ' : '') + '(keyframe at frame ' + (startFrame + 1) + ')';
}
function layerWord(layerType) {
    return layerType === 'folder' ? 'layer folder' : layerType + ' layer';
}
function wordFor(element, type) {
    if (type === 'text')
        return String(element.textType) + ' text';
    if (type === 'tlfText')
        return 'TLF text';
    if (type !== 'instance')
        return shapeTypeOf(element);
    var instanceType = String(element.instanceType);
    return instanceType === 'symbol' ? String(element.symbolType) : instanceType;
}
function describeHostObject(object) {
    var elementType = 'elementType' in object ? object.elementType : null;
    if (typeof elementType === 'string')
        return describeElement(object, elementType);
    var itemType = 'itemType' in object ? object.itemType : null;
    if (typeof itemType === 'string')
        return String(object.name) + ' (' + (itemType === DELETED_TYPE ? 'deleted item' : itemType) + ')';
    var startFrame = object.startFrame;
    if (typeof startFrame === 'number')
        return describeKeyframe(object.name, startFrame);
    var layerType = object.layerType;
    return typeof layerType === 'string' ? String(object.name) + ' (' + layerWord(layerType) + ')' : null;
}
function describeNamed(object) {
    var name = object.name;
    return typeof name === 'string' && name !== '' ? name : String(object);
}
function describeClass(object) {
    return Object.prototype.toString.call(object);
}
function escapeLineBreaks(text) {
    if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0)
        return text;
    return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}
function quote(text) {
    if (text.length > MAX_LENGTH)
        return quote(text.substring(0, MAX_LENGTH)) + '... (' + text.length + ' characters)';
    return '"' + escapeLineBreaks(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')) + '"';
}
function describeObject(object, further) {
    try {
        return escapeLineBreaks(describeHostObject(object) || further(object));
    }
    catch (error) {
        return '(' + escapeLineBreaks(errorText(error)) + ')';
    }
}
function describeValue(value) {
    if (typeof value === 'string')
        return quote(value);
    if (!isObject(value) && typeof value !== 'function')
        return String(value);
    return describeObject(value, describeNamed);
}
function describeArgument(value) {
    if (typeof value === 'function')
        return 'a Function';
    if (isArray(value))
        return 'an Array';
    if (!isObject(value))
        return describeValue(value);
    return describeObject(value, describeClass);
}

export { describeArgument, describeValue };
