// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function itemTypeOf(item) {
    var type = item.itemType;
    return type === 'undefined' ? String(item.name) : type;
}

export { itemTypeOf };
