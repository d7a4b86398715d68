// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function isNonEmptyText(value) {
    return value !== undefined && value !== null && String(value) !== '';
}

export { isNonEmptyText };
