import fc from 'fast-check';

const BINARY = ['*', '/', '%', '+', '-', '<<', '>>', '>>>', '<', '<=', '>', '>=', '==', '!=', '&', '^', '|'];
const LOGICAL = ['||', '&&'];

export const VARIABLES = ['a', 'b', 'c', 'd'];

/** Random expressions over `a b c d`, with parentheses in random places. */
export const expressions: fc.Arbitrary<string> = fc.letrec<{ expression: string; operand: string }>(
  (tie) => ({
    operand: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...VARIABLES, '0', '1', '7') },
      { weight: 1, arbitrary: tie('expression').map((text) => `(${text})`) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.constantFrom('!', '~', '- '), tie('operand')).map((parts) => parts.join('')),
      },
    ),
    expression: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      tie('operand'),
      fc
        .tuple(tie('expression'), fc.constantFrom(...BINARY, ...LOGICAL, ...LOGICAL), tie('expression'))
        .map(([left, operator, right]) => `${left} ${operator} ${right}`),
      fc
        .tuple(tie('operand'), tie('expression'), tie('expression'))
        .map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
    ),
  }),
).expression;

type Values = Record<string, number>;
type Read = () => unknown;

/**
 * Evaluates an expression as ExtendScript does: `||` and `&&` have one precedence, all shift, comparison and bitwise
 * operators have another, and a ternary directly inside a ternary is an error. It shares no code with the ES3 pass.
 */
export function evaluateFlat(text: string, values: Values): unknown {
  const tokens = text.match(/\d+|[a-z]|>>>|<<|>>|[<>=!]=|\|\||&&|[-+*/%<>&^|!~?:()]/g) ?? [];
  const LEVELS = [
    ['||', '&&'],
    ['<<', '>>', '>>>', '<', '<=', '>', '>=', '==', '!=', '&', '^', '|'],
    ['+', '-'],
    ['*', '/', '%'],
  ];
  let at = 0;
  const expect = (token: string): void => {
    if (tokens[at++] !== token) throw new Error(`expected ${token} in ${text}`);
  };

  function ternary(): Read {
    const test = level(0);
    if (tokens[at] !== '?') return test;
    at++;
    const yes = level(0);
    expect(':');
    const no = level(0);
    return () => (test() ? yes() : no());
  }

  function level(depth: number): Read {
    if (depth === LEVELS.length) return unary();
    let left = level(depth + 1);
    while (LEVELS[depth].includes(tokens[at])) left = combine(left, tokens[at++], level(depth + 1));
    return left;
  }

  function combine(left: Read, operator: string, right: Read): Read {
    if (operator === '||') return () => left() || right();
    if (operator === '&&') return () => left() && right();
    const operate = new Function('left', 'right', `return left ${operator} right`);
    return () => operate(left(), right());
  }

  function unary(): Read {
    const token = tokens[at++];
    if (token === '!' || token === '~' || token === '-') {
      const operand = unary();
      const operate = new Function('value', `return ${token} value`);
      return () => operate(operand());
    }
    if (token === '(') {
      const inside = ternary();
      expect(')');
      return inside;
    }
    if (/^\d/.test(token)) return () => Number(token);
    return () => values[token];
  }

  const read = ternary();
  if (at !== tokens.length) throw new Error(`${tokens[at]} is left over in ${text}`);
  return read();
}
