// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readNumber } from '../text/number.mjs';

/**
 * A comparison as source text: its commonest case written out, while everything else asks the comparison itself.
 *
 * @param value the source text of the attribute's value
 * @param holds the comparison that the step makes
 */
function writeComparison(step, value, holds, loop) {
    var call = loop.constant(holds);
    var common = commonCase(step, loop);
    if (common === null)
        return call + '(' + value + ')';
    // A number that is one equals itself as a number: asked so, as engines are slow at naming types.
    var isCommon = common.type === 'number' ? "(v=".concat(value, ")===+v") : "typeof(v=".concat(value, ")===\"string\"");
    return "(".concat(isCommon, "?").concat(common.condition, ":").concat(call, "(v))");
}
function commonCase(_a, loop) {
    var operator = _a.operator, value = _a.value;
    if (value === null || value.type === 'pattern' || value.type === 'regexp')
        return null;
    if (value.type === 'number')
        return { type: 'number', condition: "v".concat(operator).concat(loop.constant(value.value)) };
    if (value.type === 'range') {
        var within = "v>=".concat(loop.constant(value.min), "&&v<=").concat(loop.constant(value.max));
        return { type: 'number', condition: operator === '=' ? within : "!(".concat(within, ")") };
    }
    var text = loop.constant(value.text);
    if (operator === '*=')
        return { type: 'string', condition: "v.indexOf(".concat(text, ")>=0") };
    if (operator === '^=') {
        return { type: 'string', condition: "v.substring(0,".concat(value.text.length, ")===").concat(text) };
    }
    var number = readNumber(value.text);
    var wanted = number === null ? text : loop.constant(number);
    var type = number === null ? 'string' : 'number';
    if (operator === '=')
        return { type: type, condition: "v===".concat(wanted) };
    return operator === '!=' ? { type: type, condition: "v!==".concat(wanted) } : null;
}

export { writeComparison };
