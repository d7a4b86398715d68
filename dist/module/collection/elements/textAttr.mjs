// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { foldCase } from '../../text/fold.mjs';
import { isSimilarFont, styleWithin } from '../../text/fontName.mjs';
import { suggest } from '../../text/nearest.mjs';
import { attributesOf, setEach } from '../methods/attr.mjs';
import { includes } from '../../host/includes.mjs';
import { checkTexts } from './support/checkTexts.mjs';

var METHOD = 'ElementCollection.textAttr';
var NAMES = /*#__PURE__*/ ('aliasText alignment autoKern bold characterPosition characterSpacing face fillColor indent ' +
    'italic leftMargin letterSpacing lineSpacing rightMargin rotation size target url').split(' ');
function checkName(name) {
    if (includes(NAMES, name))
        return;
    var problem = 'texts have no attribute ' + describeArgument(name);
    throw new TypeError(METHOD + '(): ' + problem + '; ' + suggest(name, NAMES));
}
function isSame(name, value, wanted) {
    if (typeof value !== 'string' || typeof wanted !== 'string')
        return value === wanted;
    return name === 'face' ? isSimilarFont(value, wanted) : foldCase(value) === foldCase(wanted);
}
function keptStyle(_a, value) {
    var name = _a.name, from = _a.from, to = _a.to;
    var hasStyles = name === 'face' && typeof value === 'string' && typeof from === 'string';
    return hasStyles && !/bold|italic|oblique/i.test(String(to)) ? styleWithin(value, from) : '';
}
function stretchesWith(text, replacement) {
    var name = replacement.name, from = replacement.from;
    var stretches = [];
    var runs = text.textRuns;
    var start = 0;
    for (var i = 0; i < runs.length; i++) {
        var end = start + runs[i].characters.length;
        var value = runs[i].textAttrs[name];
        if (isSame(name, value, from)) {
            var style = keptStyle(replacement, value);
            var last = stretches[stretches.length - 1];
            if (last && last.end === start && last.style === style)
                last.end = end;
            else
                stretches.push({ start: start, end: end, style: style });
        }
        start = end;
    }
    return stretches;
}
function setBetween(text, name, value, _a) {
    var start = _a.start, end = _a.end;
    if (end === 0)
        text.setTextAttr(name, value);
    else
        text.setTextAttr(name, value, start, end);
}
function setWhere(text, replacement) {
    var stretches = stretchesWith(text, replacement);
    for (var i = stretches.length - 1; i >= 0; i--) {
        var style = stretches[i].style;
        setBetween(text, replacement.name, replacement.to, stretches[i]);
        if (style.indexOf('bold') >= 0)
            setBetween(text, 'bold', true, stretches[i]);
        if (/italic|oblique/.test(style))
            setBetween(text, 'italic', true, stretches[i]);
    }
}
function setTextAttributes(elements, args, scope) {
    var isConditional = typeof args[0] === 'string' && args[2] !== undefined;
    var attributes = attributesOf(METHOD, args[0], args[1]);
    for (var i = 0; i < attributes.length; i++)
        checkName(attributes[i].name);
    var texts = checkTexts(METHOD, elements);
    var _loop_1 = function (i) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        setEach(METHOD, texts, name, isConditional ? args[2] : value, {
            set: function (text, own) {
                if (isConditional)
                    setWhere(text, { name: name, from: value, to: own });
                else
                    text.setTextAttr(name, own);
            },
        }, scope);
    };
    for (var i = 0; i < attributes.length; i++) {
        _loop_1(i);
    }
}

export { setTextAttributes };
