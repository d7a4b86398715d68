// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function nth(a, b) {
    var step = Math.abs(a) || 1;
    var remainder = (b - 1) % step;
    var lowest = a === 0 || (a > 0 && b > 0) ? b : 1 + (remainder < 0 ? remainder + step : remainder);
    return function chooseNth(list) {
        var chosen = [];
        var highest = a > 0 ? list.length : Math.min(b, list.length);
        for (var at = lowest; at > 0 && at <= highest; at += step)
            chosen.push(list[at - 1]);
        return chosen;
    };
}
function drawn(probability) {
    return function chooseDrawn(list, random) {
        var chosen = [];
        for (var i = 0; i < list.length; i++)
            if (random() < probability)
                chosen.push(list[i]);
        return chosen;
    };
}
var last = function (list) { return list.slice(-1); };
function fixed(choice) {
    return { type: 'position', argument: 'none', makeChoice: function () { return choice; } };
}
var POSITIONS = {
    first: /*#__PURE__*/ fixed(/*#__PURE__*/ nth(0, 1)),
    last: /*#__PURE__*/ fixed(last),
    even: /*#__PURE__*/ fixed(/*#__PURE__*/ nth(2, 0)),
    odd: /*#__PURE__*/ fixed(/*#__PURE__*/ nth(2, 1)),
    nth: {
        type: 'position',
        argument: 'nth',
        makeChoice: function (argument) {
            return nth(argument.a, argument.b);
        },
    },
    random: {
        type: 'position',
        argument: 'optional-probability',
        makeChoice: function (argument) {
            return drawn(argument ? argument.value : 0.5);
        },
    },
};

export { POSITIONS };
