// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Several lists of pseudos as one. */
function joined(lists) {
    var all = {};
    for (var i = 0; i < lists.length; i++) {
        var list = lists[i];
        for (var name in list)
            if (Object.prototype.hasOwnProperty.call(list, name))
                all[name] = list[name];
    }
    return all;
}
/** A test of properties of one object. */
function pseudo(cost, test) {
    return { type: 'test', cost: cost, test: test };
}
/** Holds for whatever there is. */
var ANYTHING = function () { return true; };
ANYTHING.code = function (loop) { return loop.always(); };
/** Holds when any of the tests holds. */
function anyOf(tests) {
    var holdsForAny = function holdsForAny(subject, run) {
        for (var i = 0; i < tests.length; i++)
            if (tests[i](subject, run))
                return true;
        return false;
    };
    holdsForAny.code = joinedCode(tests, '||');
    return holdsForAny;
}
/** Holds when all of the tests hold; they are tried in order. */
function allOf(tests) {
    if (tests.length === 1)
        return tests[0];
    var holdsForAll = function holdsForAll(subject, run) {
        for (var i = 0; i < tests.length; i++)
            if (!tests[i](subject, run))
                return false;
        return true;
    };
    holdsForAll.code = joinedCode(tests, '&&');
    return holdsForAll;
}
/** Holds when the test does not. */
function not(test) {
    var holdsNot = function (subject, run) { return !test(subject, run); };
    var code = test.code;
    if (code)
        holdsNot.code = function (loop) { return '!' + code(loop); };
    return holdsNot;
}
/** Holds when the property is exactly that value. */
function hasValue(property, value) {
    var holdsForValue = function (subject) { return subject.read(property) === value; };
    holdsForValue.code = function (loop) { return '(' + loop.property(property) + '===' + loop.constant(value) + ')'; };
    return holdsForValue;
}
/** The code of tests with an operator between them; null when one of them has none. */
function joinedCode(tests, operator) {
    for (var i = 0; i < tests.length; i++)
        if (!tests[i].code)
            return null;
    return function writeJoined(loop) {
        var parts = [];
        for (var i = 0; i < tests.length; i++)
            parts.push(tests[i].code(loop));
        return '(' + parts.join(operator) + ')';
    };
}

export { ANYTHING, allOf, anyOf, hasValue, joined, not, pseudo };
