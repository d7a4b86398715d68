// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var ANYTHING = function () { return true; };
var NOTHING = function () { return false; };
function anyOf(alternatives) {
    var tests = united(alternatives);
    if (tests.length === 1)
        return tests[0];
    if (tests.length === 2)
        return either(tests[0], tests[1]);
    return function holdsForAny(candidate, run) {
        for (var i = 0; i < tests.length; i++)
            if (tests[i](candidate, run))
                return true;
        return false;
    };
}
function united(tests) {
    var apart = [];
    for (var i = 0; i < tests.length; i++) {
        var last = apart.length - 1;
        var property = last >= 0 && tests[i].property;
        if (property && apart[last].property === property)
            apart[last] = property.unite(apart[last], tests[i]);
        else
            apart.push(tests[i]);
    }
    return apart;
}
function allOf(tests) {
    var demanding = [];
    for (var i = 0; i < tests.length; i++)
        if (tests[i] !== ANYTHING)
            demanding.push(tests[i]);
    if (demanding.length === 0)
        return ANYTHING;
    if (demanding.length === 1)
        return demanding[0];
    if (demanding.length === 2)
        return both(demanding[0], demanding[1]);
    return function holdsForAll(candidate, run) {
        for (var i = 0; i < demanding.length; i++)
            if (!demanding[i](candidate, run))
                return false;
        return true;
    };
}
function either(first, second) {
    return function (candidate, run) { return first(candidate, run) || second(candidate, run); };
}
function both(first, second) {
    return function (candidate, run) { return first(candidate, run) && second(candidate, run); };
}
function not(test) {
    return function (candidate, run) { return !test(candidate, run); };
}

export { ANYTHING, NOTHING, allOf, anyOf, not };
