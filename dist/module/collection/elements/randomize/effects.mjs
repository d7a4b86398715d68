// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function effectRange(name) {
    if (name === 'alpha')
        return { lowest: 0, highest: 100 };
    return name === 'brightness' ? { lowest: -100, highest: 100 } : null;
}
function presentEffect(element, name) {
    var symbol = element;
    if (name === 'alpha')
        return symbol.colorAlphaPercent;
    return symbol.colorMode === 'brightness' ? symbol.brightness : 0;
}
function within(_a, amount) {
    var lowest = _a.lowest, highest = _a.highest;
    return Math.min(Math.max(amount, lowest), highest);
}

export { effectRange, presentEffect, within };
