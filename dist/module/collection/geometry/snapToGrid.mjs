// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var ON_THE_LINE = 1e-6;
function snapToGrid(value, step, rounding) {
    var steps = value / (step || 1);
    var nearest = Math.floor(steps + 0.5);
    var isOnLine = Math.abs(steps - nearest) < ON_THE_LINE;
    var line = isOnLine || rounding === 0 ? nearest : rounding === -1 ? Math.floor(steps) : Math.ceil(steps);
    return line * (step || 1);
}

export { snapToGrid };
