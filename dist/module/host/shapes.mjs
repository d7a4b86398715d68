// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from './read.mjs';

function isShapeType(elementType) {
    return elementType === 'shape' || elementType === 'shapeObj';
}
function shapeTypeOf(shape) {
    if (read(shape, 'isDrawingObject'))
        return 'drawing object';
    if (read(shape, 'isOvalObject'))
        return 'oval';
    if (read(shape, 'isRectangleObject'))
        return 'rectangle';
    return read(shape, 'isGroup') ? 'group' : 'shape';
}
function isGroup(element, readMember) {
    if (readMember === void 0) { readMember = read; }
    return (Boolean(readMember(element, 'isGroup')) &&
        !readMember(element, 'isDrawingObject') &&
        !readMember(element, 'isOvalObject') &&
        !readMember(element, 'isRectangleObject'));
}

export { isGroup, isShapeType, shapeTypeOf };
