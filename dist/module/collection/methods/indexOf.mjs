// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function toInteger(value) {
    var number = Number(value);
    return (number < 0 ? Math.ceil(number) : Math.floor(number)) || 0;
}
function indexOf(elements, element, fromIndex) {
    var from = toInteger(fromIndex);
    for (var i = from < 0 ? Math.max(elements.length + from, 0) : from; i < elements.length; i++) {
        if (elements[i] === element)
            return i;
    }
    return -1;
}

export { indexOf };
