// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function isSameList(a, b) {
    if (a.length !== b.length)
        return false;
    for (var i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}

export { isSameList };
