// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The positions that CSS writes as `An+B`. */
function nth(a, b) {
    return function isNth(position) {
        var beyond = position - b;
        if (a === 0)
            return beyond === 0;
        return beyond % a === 0 && beyond / a >= 0;
    };
}
function drawn(probability) {
    return function isDrawn(_position, _count, random) {
        return random() < probability;
    };
}
var isLast = function (position, count) { return position === count; };
function fixed(test) {
    return { type: 'position', argument: 'none', choose: function () { return test; } };
}
/** The pseudos that choose by position within the set at that point, for elements and items alike. */
var POSITION_PSEUDOS = {
    first: fixed(nth(0, 1)),
    last: fixed(isLast),
    even: fixed(nth(2, 0)),
    odd: fixed(nth(2, 1)),
    nth: {
        type: 'position',
        argument: 'nth',
        choose: function (argument) {
            return nth(argument.a, argument.b);
        },
    },
    random: {
        type: 'position',
        argument: 'optional-probability',
        choose: function (argument) { return drawn(argument ? argument.value : 0.5); },
    },
};

export { POSITION_PSEUDOS };
