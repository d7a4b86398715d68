// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * Whether the element is a group that elements stand in: a drawing object says `isGroup` too, and is one by itself.
 * Host members: `elementType`, `isGroup`, `isDrawingObject`.
 */
function isOpenGroup(element) {
    return element.elementType === 'shape' && element.isGroup && !element.isDrawingObject;
}

export { isOpenGroup };
