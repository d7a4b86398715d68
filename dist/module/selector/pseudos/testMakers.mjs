// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { allOf, not, anyOf } from '../plan/combineTests.mjs';

function hasValue(name, value) {
    return function (properties) { return properties.of(name).isOneOf([value]); };
}
function isOneOf(name, values) {
    return function (properties) { return properties.of(name).isOneOf(values); };
}
function isTrue(name) {
    return function (properties) { return properties.of(name).test(Boolean); };
}
function any(makers) {
    return function (properties) { return anyOf(madeBy(makers, properties)); };
}
function all(makers) {
    return function (properties) { return allOf(madeBy(makers, properties)); };
}
function isNot(makeTest) {
    return function (properties) { return not(makeTest(properties)); };
}
function madeBy(makers, properties) {
    var tests = [];
    for (var i = 0; i < makers.length; i++)
        tests.push(makers[i](properties));
    return tests;
}

export { all, any, hasValue, isNot, isOneOf, isTrue };
