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
/** Holds when any of the tests holds. */
function anyOf(tests) {
    return function holdsForAny(subject, run) {
        for (var i = 0; i < tests.length; i++)
            if (tests[i](subject, run))
                return true;
        return false;
    };
}
/** Holds when all of the tests hold; they are tried in order. */
function allOf(tests) {
    if (tests.length === 1)
        return tests[0];
    return function holdsForAll(subject, run) {
        for (var i = 0; i < tests.length; i++)
            if (!tests[i](subject, run))
                return false;
        return true;
    };
}
/** Holds when the property is exactly that value. */
function hasValue(property, value) {
    return function holdsForValue(subject) {
        return subject.read(property) === value;
    };
}

export { allOf, anyOf, hasValue, joined, pseudo };
