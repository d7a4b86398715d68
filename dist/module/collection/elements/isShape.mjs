// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * Whether the element is a shape, a group, a drawing object or a primitive: those have no coordinates of their own, so
 * that the host gives their transformation points in their parent's. Host members: `elementType`.
 */
function isShape(element) {
    var type = element.elementType;
    return type === 'shape' || type === 'shapeObj';
}

export { isShape };
