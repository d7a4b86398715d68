// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { includes } from '../../host/includes.mjs';

var SWITCH = { expected: 'true or false', holds: function (value) { return typeof value === 'boolean'; } };
function textSetBy(set) {
    return { expected: 'a String', holds: function (value) { return typeof value === 'string'; }, set: set };
}
var TEXT = /*#__PURE__*/ textSetBy();
function oneOf(values) {
    var words = [];
    for (var i = 0; i < values.length; i++)
        words.push(describeArgument(values[i]));
    return {
        expected: 'one of ' + words.join(', '),
        holds: function (value) {
            return includes(values, value);
        },
    };
}
function wholeNumber(min, max) {
    return {
        expected: "a whole Number from ".concat(min, " to ").concat(max),
        holds: function (value) {
            return typeof value === 'number' && value >= min && value <= max && Math.floor(value) === value;
        },
    };
}

export { SWITCH, TEXT, oneOf, textSetBy, wholeNumber };
