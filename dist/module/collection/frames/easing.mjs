// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { isArray } from '../../host/isArray.mjs';
import { suggest } from '../../text/nearest.mjs';
import { wrongArgument, outOfRange } from '../support/check.mjs';
import { hasOwn, ownNames } from '../../text/own.mjs';

var FAMILIES = {
    quad: { ease: function (t) { return t * t; }, times: /*#__PURE__*/ pieces(1) },
    cubic: { ease: function (t) { return t * t * t; }, times: /*#__PURE__*/ pieces(1) },
    back: { ease: function (t) { return t * t * (2.7 * t - 1.7); }, times: /*#__PURE__*/ pieces(1) },
    quart: { ease: function (t) { return t * t * t * t; }, times: /*#__PURE__*/ pieces(3) },
    quint: { ease: function (t) { return t * t * t * t * t; }, times: /*#__PURE__*/ pieces(4) },
    sine: { ease: function (t) { return 1 - Math.cos((t * Math.PI) / 2); }, times: /*#__PURE__*/ pieces(2) },
    circ: { ease: function (t) { return 1 - Math.sqrt(1 - t * t); }, times: [0, 0.5, 0.75, 0.9, 0.97, 0.995, 1] },
    bounce: { ease: function (t) { return 1 - bounce(1 - t); }, times: [0, 1 / 11, 3 / 11, 7 / 11, 1] },
    elastic: { ease: function (t) { return elastic(t, 0.3); }, times: /*#__PURE__*/ pieces(20) },
};
var BOTH_WAYS = {
    back: function (t) { return t * t * (3.5925 * t - 2.5925); },
    elastic: function (t) { return elastic(t, 0.45); },
};
function pieces(count) {
    var times = [];
    for (var i = 0; i <= count; i++)
        times.push(i / count);
    return times;
}
function bounce(t) {
    if (t < 4 / 11)
        return 7.5625 * t * t;
    if (t < 8 / 11)
        return 7.5625 * (t - 6 / 11) * (t - 6 / 11) + 0.75;
    if (t < 10 / 11)
        return 7.5625 * (t - 9 / 11) * (t - 9 / 11) + 0.9375;
    return 7.5625 * (t - 21 / 22) * (t - 21 / 22) + 0.984375;
}
function elastic(t, period) {
    return -Math.pow(2, 10 * (t - 1)) * Math.sin(((t - 1 - period / 4) * 2 * Math.PI) / period);
}
var STRAIGHT = /*#__PURE__*/ curveOf(function (time) { return time; }, /*#__PURE__*/ pieces(1));
var NAME = /^(\w+?)(InOut|In|Out)$/;
function easeNames() {
    var names = ['none', 'linear'];
    var families = ownNames(FAMILIES);
    for (var i = 0; i < families.length; i++) {
        names.push(families[i] + 'In', families[i] + 'Out', families[i] + 'InOut');
    }
    return names;
}
function curveOf(ease, times) {
    var points = [{ x: 0, y: 0 }];
    for (var i = 1; i < times.length; i++) {
        var from = times[i - 1];
        var third = (times[i] - from) / 3;
        var a = ease(from);
        var b = ease(from + third);
        var c = ease(from + 2 * third);
        var d = ease(times[i]);
        points.push({ x: from + third, y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6 });
        points.push({ x: from + 2 * third, y: (2 * a - 9 * b + 18 * c - 5 * d) / 6 });
        points.push({ x: times[i], y: d });
    }
    points[points.length - 1] = { x: 1, y: 1 };
    return points;
}
function mirrored(times) {
    var back = [];
    for (var i = times.length - 1; i >= 0; i--)
        back.push(1 - times[i]);
    return back;
}
function halves(times) {
    var both = [];
    for (var i = 0; i < times.length; i++)
        both.push(times[i] / 2);
    var second = mirrored(times);
    for (var i = 1; i < second.length; i++)
        both.push(0.5 + second[i] / 2);
    return both;
}
function namedCurve(method, name) {
    if (name === 'none' || name === 'linear')
        return { slider: 0 };
    var parts = NAME.exec(name);
    if (!parts || !hasOwn(FAMILIES, parts[1])) {
        var hint = suggest(name, easeNames());
        throw new TypeError("".concat(method, "(): unknown ease ").concat(describeArgument(name), "; ").concat(hint));
    }
    var _a = FAMILIES[parts[1]], ease = _a.ease, times = _a.times;
    if (parts[2] === 'In')
        return { curve: curveOf(ease, times) };
    if (parts[2] === 'Out')
        return { curve: curveOf(function (t) { return 1 - ease(1 - t); }, mirrored(times)) };
    var half = BOTH_WAYS[parts[1]] || ease;
    var whole = function (t) { return (t < 0.5 ? half(2 * t) / 2 : 1 - half(2 - 2 * t) / 2); };
    return { curve: curveOf(whole, halves(times)) };
}
function isPoint(value) {
    var point = value;
    if (!point || typeof point.x !== 'number' || typeof point.y !== 'number')
        return false;
    return isFinite(point.y);
}
var CURVE = 'the points { x, y } of a curve: 4, 7, 10 …, from (0, 0) to (1, 1), x rising from 0 to 1';
function isCurve(points) {
    var last = points.length - 1;
    if (last % 3 !== 0)
        return false;
    for (var i = 0; i <= last; i++)
        if (!isPoint(points[i]))
            return false;
    var curve = points;
    for (var i = 0; i < last; i += 3) {
        var from = curve[i].x;
        var to = curve[i + 3].x;
        if (!(from < to && isWithin(curve[i + 1].x, from, to) && isWithin(curve[i + 2].x, from, to)))
            return false;
    }
    return isAt(curve[0], 0) && isAt(curve[last], 1);
}
function isWithin(value, from, to) {
    return from <= value && value <= to;
}
function isAt(_a, position) {
    var x = _a.x, y = _a.y;
    return x === position && y === position;
}
function readEasing(method, easing) {
    if (typeof easing === 'string')
        return namedCurve(method, easing);
    if (isArray(easing)) {
        if (!isCurve(easing))
            throw wrongArgument(method, 'easing', CURVE, easing);
        return { curve: easing };
    }
    if (typeof easing !== 'number') {
        throw wrongArgument(method, 'easing', 'a Number, the name of an ease or an Array of points', easing);
    }
    if (!(easing >= -100 && easing <= 100) || Math.floor(easing) !== easing) {
        throw outOfRange(method, 'easing', 'a whole Number from -100 to 100', easing);
    }
    return { slider: easing };
}
function setEasing(frame, easing) {
    if ('slider' in easing) {
        if (frame.hasCustomEase) {
            frame.setCustomEase('all', STRAIGHT);
            frame.hasCustomEase = false;
        }
        frame.tweenEasing = easing.slider;
        return;
    }
    frame.useSingleEaseCurve = true;
    frame.setCustomEase('all', easing.curve);
    frame.hasCustomEase = true;
}

export { readEasing, setEasing };
