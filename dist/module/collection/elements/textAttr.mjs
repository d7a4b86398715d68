// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { foldCase } from '../../text/fold.mjs';
import { suggest } from '../../text/nearest.mjs';
import { attributesOf, setForEach } from '../methods/attr.mjs';
import { includes } from '../../host/includes.mjs';
import { checkTexts } from './support/texts.mjs';

var METHOD = 'ElementCollection.textAttr';
var NAMES = [
    'aliasText',
    'alignment',
    'autoKern',
    'bold',
    'characterPosition',
    'characterSpacing',
    'face',
    'fillColor',
    'indent',
    'italic',
    'leftMargin',
    'letterSpacing',
    'lineSpacing',
    'rightMargin',
    'rotation',
    'size',
    'target',
    'url',
];
function checkName(name) {
    if (includes(NAMES, name))
        return;
    var problem = 'texts have no attribute ' + describeArgument(name);
    throw new TypeError(METHOD + '(): ' + problem + '; ' + suggest(name, NAMES));
}
function isSame(value, wanted) {
    if (typeof value !== 'string' || typeof wanted !== 'string')
        return value === wanted;
    return foldCase(value) === foldCase(wanted);
}
function stretchesWith(text, name, wanted) {
    var found = [];
    var runs = text.textRuns;
    var start = 0;
    for (var i = 0; i < runs.length; i++) {
        var end = start + runs[i].characters.length;
        if (isSame(runs[i].textAttrs[name], wanted)) {
            var last = found[found.length - 1];
            if (last && last.end === start)
                last.end = end;
            else
                found.push({ start: start, end: end });
        }
        start = end;
    }
    return found;
}
function setWhere(text, name, from, to) {
    var stretches = stretchesWith(text, name, from);
    for (var i = stretches.length - 1; i >= 0; i--) {
        var _a = stretches[i], start = _a.start, end = _a.end;
        if (end === 0)
            text.setTextAttr(name, to);
        else
            text.setTextAttr(name, to, start, end);
    }
}
function setTextAttributes(elements, args, scope) {
    var isConditional = typeof args[0] === 'string' && args[2] !== undefined;
    var attributes = attributesOf(METHOD, args);
    for (var i = 0; i < attributes.length; i++)
        checkName(attributes[i].name);
    var texts = checkTexts(METHOD, elements);
    var _loop_1 = function (i) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        setForEach(METHOD, texts, isConditional ? args[2] : value, scope, function setLook(text, own) {
            if (isConditional)
                setWhere(text, name, value, own);
            else
                text.setTextAttr(name, own);
        });
    };
    for (var i = 0; i < attributes.length; i++) {
        _loop_1(i);
    }
}

export { setTextAttributes };
