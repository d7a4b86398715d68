// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function selectWhere(elements, test) {
    var kept = [];
    var count = 0;
    for (var i = 0; i < elements.length; i++) {
        var element = elements[i];
        if (test(element, i))
            kept[count++] = element;
    }
    return kept;
}

export { selectWhere };
