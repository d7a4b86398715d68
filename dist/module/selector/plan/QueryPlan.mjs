// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function soleTest(_a) {
    var parts = _a.parts;
    var step = parts[0][0];
    return parts.length === 1 && parts[0].length === 1 && step.type === 'test' ? step : null;
}

export { soleTest };
