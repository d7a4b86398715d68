// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from '../../text/fold.mjs';
import { stringifyStep } from '../syntax/stringify.mjs';

var LOST = /([bdsw])([+*?{$]|$)/i;
function hintAt(_a, words) {
    var groups = _a.groups;
    for (var i = 0; i < groups.length; i++) {
        var steps = groups[i].steps;
        for (var s = 0; s < steps.length; s++) {
            var hint = s === 0 && steps[s].type === 'name' ? hintAtName(steps[s], words) : hintAtRegExp(steps[s]);
            if (hint !== null)
                return hint;
        }
    }
    return null;
}
function hintAtRegExp(step) {
    if (step.type !== 'attribute' || !step.value || step.value.type !== 'regexp')
        return null;
    var source = step.value.source;
    var lost = source.indexOf('\\') < 0 ? LOST.exec(source) : null;
    return lost && '/' + source + '/ has no backslash; in a script write two for one: \\\\' + lost[1];
}
function hintAtName(step, words) {
    var name = stringifyStep(step);
    var meant = meaningOf(name, words);
    if (meant === null)
        return null;
    return 'no ' + words.domain.word + ' is named ' + name + '; did you mean ' + meant + '?';
}
function meaningOf(name, words) {
    if (name.charAt(0) === '#')
        return name.length > 1 ? name.substring(1) : null;
    var pseudos = words.pseudos();
    for (var i = 0; i < pseudos.length; i++)
        if (foldCase(pseudos[i]) === foldCase(name))
            return ':' + pseudos[i];
    return null;
}

export { hintAt };
