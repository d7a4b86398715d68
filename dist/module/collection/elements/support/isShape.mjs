// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function isShape(element) {
    var type = element.elementType;
    return type === 'shape' || type === 'shapeObj';
}

export { isShape };
