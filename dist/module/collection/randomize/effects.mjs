// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The range of `alpha` or `brightness`; null for attributes that are properties of elements. */
function effectRange(name) {
    if (name === 'alpha')
        return { lowest: 0, highest: 100 };
    return name === 'brightness' ? { lowest: -100, highest: 100 } : null;
}
/**
 * The present amount of a colour effect: that of the effect an element has, or what it looks like without one.
 * Host members: `colorAlphaPercent`; `colorMode`, `brightness` (which the host gives in that mode only).
 */
function presentEffect(element, name) {
    var symbol = element;
    if (name === 'alpha')
        return symbol.colorAlphaPercent;
    return symbol.colorMode === 'brightness' ? symbol.brightness : 0;
}
/** The nearest amount that the effect can have. */
function within(_a, amount) {
    var lowest = _a.lowest, highest = _a.highest;
    return Math.min(Math.max(amount, lowest), highest);
}

export { effectRange, presentEffect, within };
