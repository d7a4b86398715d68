// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function className(object) {
    var type = object.constructor;
    if (typeof type.name === 'string' && type.name !== '')
        return type.name;
    var declaration = /^\s*function\s+([\w$]+)/.exec(String(type));
    return declaration ? declaration[1] : 'Collection';
}

export { className };
