// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument, checkNumber } from '../../support/check.mjs';

var MODULUS = 2147483647;
var MULTIPLIER = 16807;
function seeded(seed) {
    var state = Math.abs(Math.floor(seed)) % (MODULUS - 1) || MODULUS - 1;
    return function nextRandom() {
        state = (state * MULTIPLIER) % MODULUS;
        return (state - 1) / (MODULUS - 1);
    };
}
function randomSource(method, random) {
    if (random === undefined)
        return Math.random;
    if (typeof random === 'function')
        return random;
    if (typeof random !== 'number')
        throw wrongArgument(method, 'random', 'a seed or a Function', random);
    checkNumber(method, 'random', random);
    return seeded(random);
}

export { randomSource };
