// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** How near a line of the grid, in parts of its step, a value counts as standing on it. */
var ON_THE_LINE = 1e-6;
/**
 * The line of a grid that a coordinate goes to; negative ones round the same way.
 *
 * @param step distance between lines; 0 means 1
 */
function snap(value, step, rounding) {
    var steps = value / (step || 1);
    var nearest = Math.floor(steps + 0.5);
    // Binary fractions: 0.3 / 0.1 is a little less than 3, and must not round down to 2.
    var isOnLine = Math.abs(steps - nearest) < ON_THE_LINE;
    var line = isOnLine || rounding === 0 ? nearest : rounding === -1 ? Math.floor(steps) : Math.ceil(steps);
    return line * (step || 1);
}

export { snap };
