// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument, checkNumber } from '../check.mjs';

var MODULUS = 2147483647;
var MULTIPLIER = 16807;
/** The same numbers for the same seed: the generator of Park and Miller, exact in a Number. */
function seeded(seed) {
    var state = Math.abs(Math.floor(seed)) % (MODULUS - 1) || MODULUS - 1;
    return function nextRandom() {
        state = (state * MULTIPLIER) % MODULUS;
        return (state - 1) / (MODULUS - 1);
    };
}
/** The source that an argument asks for: none: `Math.random`; a Number: a seed; a Function: itself. */
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
