// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function selectWhere(elements, test) {
    var passing = [];
    var count = 0;
    for (var i = 0; i < elements.length; i++) {
        var element = elements[i];
        if (test(element, i))
            passing[count++] = element;
    }
    return passing;
}

export { selectWhere };
