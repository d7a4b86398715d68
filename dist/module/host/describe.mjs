// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';

/**
 * What a shape is, in a word. A drawing object says `isGroup` too, so that is asked first.
 * Host members: `isDrawingObject`, `isGroup`, `isOvalObject`, `isRectangleObject`.
 */
function shapeKind(shape) {
    if (shape.isDrawingObject)
        return 'drawing object';
    if (shape.isGroup)
        return 'group';
    if (shape.isOvalObject)
        return 'oval';
    return shape.isRectangleObject ? 'rectangle' : 'shape';
}
/** What an element is, in words of its user: `movie clip`, `bitmap`, `dynamic text`, `group` … */
function elementKind(element) {
    var described = element;
    var type = String(described.elementType);
    if (type === 'instance') {
        var instanceType = String(described.instanceType);
        return instanceType === 'symbol' ? String(described.symbolType) : instanceType;
    }
    if (type === 'text')
        return String(described.textType) + ' text';
    if (type === 'tlfText')
        return 'TLF text';
    return shapeKind(described);
}
function describeElement(element) {
    var name = element.name ? String(element.name) + ' ' : '';
    var kind = elementKind(element);
    var item = element.elementType === 'instance' ? element.libraryItem : null;
    return name + '(' + kind + (item ? ', ' + String(item.name) : '') + ')';
}
function describeObject(object) {
    if (typeof object.elementType === 'string')
        return describeElement(object);
    if (typeof object.itemType === 'string')
        return String(object.name) + ' (' + object.itemType + ')';
    if (typeof object.name === 'string' && object.name !== '')
        return object.name;
    return String(object);
}
function escapeLineBreaks(text) {
    return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}
/**
 * One line about any value: `star1 (movie clip, shapes/star)` for an element, `shapes/star (movie clip)` for an item,
 * the name of another object or its string form; Strings in quotes. Never throws: of an object whose members cannot
 * be read, such as a deleted element, it gives the host's message.
 */
function describe(value) {
    if (typeof value === 'string') {
        return '"' + escapeLineBreaks(value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')) + '"';
    }
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
        return String(value);
    try {
        return escapeLineBreaks(describeObject(value));
    }
    catch (error) {
        return '(' + escapeLineBreaks(errorText(error)) + ')';
    }
}

export { describe };
