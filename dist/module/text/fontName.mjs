// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from './fold.mjs';

var STYLED = /^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;
var FOUNDRY = /(PSMT|PS|MT)$/;
function squash(name) {
    return foldCase(name).replace(/[ -]/g, '');
}
function partsOf(face) {
    var parts = STYLED.exec(face);
    var family = parts ? parts[1] : face;
    return { family: squash(family.replace(FOUNDRY, '')), style: parts ? squash(parts[2]) : '' };
}
function isSameFont(face, name) {
    var wanted = squash(name);
    if (squash(face) === wanted)
        return true;
    var _a = partsOf(face), family = _a.family, style = _a.style;
    return family === wanted || (style !== '' && family + style === wanted);
}
function styleWithin(face, name) {
    var _a = partsOf(face), family = _a.family, style = _a.style;
    return family === squash(name) ? style : '';
}

export { isSameFont, styleWithin };
