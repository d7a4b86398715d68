// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from '../../text/fold.mjs';
import { stringifyStep } from '../syntax/stringify.mjs';

function hintAt(_a, words) {
    var groups = _a.groups;
    for (var i = 0; i < groups.length; i++) {
        var hint = hintAtStep(groups[i].steps[0], words);
        if (hint !== null)
            return hint;
    }
    return null;
}
function hintAtStep(step, words) {
    if (step.type !== 'name')
        return null;
    var name = stringifyStep(step);
    var meant = meaningOf(name, words);
    if (meant === null)
        return null;
    return 'no ' + words.domain.word + ' is named ' + name + '; did you mean ' + meant + '?';
}
function meaningOf(name, words) {
    if (name.charAt(0) === '#')
        return name.length > 1 ? name.substring(1) : null;
    var known = words.pseudos();
    for (var i = 0; i < known.length; i++)
        if (foldCase(known[i]) === foldCase(name))
            return ':' + known[i];
    return null;
}

export { hintAt };
