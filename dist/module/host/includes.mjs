// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function includes(list, value) {
    for (var i = 0; i < list.length; i++)
        if (list[i] === value)
            return true;
    return false;
}

export { includes };
