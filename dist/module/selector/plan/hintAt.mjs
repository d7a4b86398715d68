// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { memberNames } from '../../host/memberNames.mjs';
import { foldCase } from '../../text/fold.mjs';
import { nearest } from '../../text/nearest.mjs';
import { hasOwn } from '../../text/own.mjs';
import { stringifyStep } from '../syntax/stringify.mjs';

var LOST = /([bdsw])([+*?{$]|$)/i;
var COMBINED = /[<>]| [+~] /;
function hintAt(_a, words, candidates) {
    var groups = _a.groups;
    for (var i = 0; i < groups.length; i++) {
        var steps = groups[i].steps;
        for (var s = 0; s < steps.length; s++) {
            var hint = hintAtStep(steps[s], words, candidates);
            if (hint !== null)
                return hint;
        }
    }
    return null;
}
function hintAtStep(step, words, candidates) {
    switch (step.type) {
        case 'name':
        case 'class':
            return hintAtName(step.type, stringifyStep(step), words);
        case 'attribute':
            return hintAtRegExp(step) || hintAtAttribute(step.key, words, candidates);
        case 'pseudo':
            return hintAtContents(step);
        default:
            return null;
    }
}
function hintAtRegExp(step) {
    if (!step.value || step.value.type !== 'regexp')
        return null;
    var source = step.value.source;
    var lost = source.indexOf('\\') < 0 ? LOST.exec(source) : null;
    return lost && '/' + source + '/ has no backslash; in a script write two for one: \\\\' + lost[1];
}
function hintAtAttribute(key, words, candidates) {
    var _a = words.domain, attributes = _a.attributes, members = _a.members, word = _a.word;
    var name = key.split('.')[0];
    var isKnown = words.attribute(key) || attributes[name + ':'] || hasOwn(members, name);
    if (isKnown || candidates.length === 0)
        return null;
    for (var i = 0; i < candidates.length; i++)
        if (name in candidates[i])
            return null;
    var near = nearest(name, memberNames(candidates[0]));
    return near && 'no ' + word + ' has ' + name + '; did you mean ' + near + '?';
}
function hintAtContents(_a) {
    var name = _a.name, argument = _a.argument;
    if (name !== 'has' || !argument || argument.type !== 'query')
        return null;
    var groups = argument.query.groups;
    var step = groups[0].steps[0];
    if (groups.length > 1 || groups[0].steps.length > 1 || step.type !== 'name')
        return null;
    var text = stringifyStep(step);
    return ':has(' + text + ') looks for a name; did you mean [text*=' + text + ']?';
}
function hintAtName(type, name, words) {
    var word = words.domain.word;
    var isElement = word === 'element';
    if (type === 'name' && (COMBINED.test(name) || (isElement && name.indexOf(' ') > 0))) {
        return name + ' is one name; what is inside is found by :has(…), :parent and paths: /folder/*';
    }
    var meant = type === 'name' && name.indexOf('/') > 0 ? '/' + name : meaningOf(name, words);
    if (meant === null)
        return null;
    return 'no ' + word + ' is named ' + name + '; did you mean ' + meant + '?';
}
function meaningOf(name, words) {
    if (name.charAt(0) === '#')
        return name.length > 1 ? name.substring(1) : null;
    var bare = foldCase(name.replace('.', ''));
    var pseudos = words.pseudos();
    for (var i = 0; i < pseudos.length; i++)
        if (foldCase(pseudos[i]) === bare)
            return ':' + pseudos[i];
    return null;
}

export { hintAt };
