import { checkNumber, wrongArgument } from '../../support/check';

/** Gives uniform numbers in [0, 1), as `Math.random`. */
export type RandomSource = () => number;

const MODULUS = 2147483647;
const MULTIPLIER = 16807;

/** Gives the same numbers for the same seed: the generator of Park and Miller, exact in a Number. */
function seeded(seed: number): RandomSource {
  let state = Math.abs(Math.floor(seed)) % (MODULUS - 1) || MODULUS - 1;
  return function nextRandom() {
    state = (state * MULTIPLIER) % MODULUS;
    return (state - 1) / (MODULUS - 1);
  };
}

/** Reads the argument `random`: nothing means `Math.random`, a Number is a seed, a Function is the source. */
export function randomSource(method: string, random: unknown): RandomSource {
  if (random === undefined) return Math.random;
  if (typeof random === 'function') return random as RandomSource;
  if (typeof random !== 'number') throw wrongArgument(method, 'random', 'a seed or a Function', random);
  checkNumber(method, 'random', random);
  return seeded(random);
}
