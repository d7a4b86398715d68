// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';

var STYLED = /^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;
var FOUNDRY = /(PSMT|PS|MT)$/;
function squash(name) {
    return name.replace(/[ -]/g, '');
}
function squashAndFold(name) {
    return foldCase(squash(name));
}
function partsOf(face) {
    var parts = STYLED.exec(face);
    var family = parts ? parts[1] : face;
    return { family: family.replace(FOUNDRY, ''), style: parts ? parts[2] : '' };
}
function isSameFont(face, name) {
    return isNamed(face, name, squash);
}
function isSimilarFont(face, name) {
    return isNamed(face, name, squashAndFold);
}
function styleWithin(face, name) {
    var _a = partsOf(face), family = _a.family, style = _a.style;
    return squashAndFold(family) === squashAndFold(name) ? foldCase(style) : '';
}
function isNamed(face, name, normal) {
    var wanted = normal(name);
    if (normal(face) === wanted)
        return true;
    var _a = partsOf(face), family = _a.family, style = _a.style;
    return normal(family) === wanted || (style !== '' && normal(family + style) === wanted);
}

export { isSameFont, isSimilarFont, styleWithin };
