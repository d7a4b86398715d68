// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function errorText(thrown) {
    var message = typeof thrown === 'object' && thrown !== null && thrown.message;
    return typeof message === 'string' ? message : String(thrown);
}

export { errorText };
