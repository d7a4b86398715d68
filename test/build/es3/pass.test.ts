import fc from 'fast-check';
import { rollup } from 'rollup';
import { checkEs3 } from '../../../build/es3/check.cjs';
import { es3Gate } from '../../../build/es3/gate.cjs';
import { es3Pass, rewriteForEs3 } from '../../../build/es3/pass.cjs';
import { VARIABLES, evaluateFlat, expressions } from './support/expressions';
import { shapeOf } from './support/shape';
import { tries } from '../../support/sample';

const rewrite = (code: string): string => rewriteForEs3(code).toString();

const REWRITES: [why: string, before: string, after: string][] = [
  ['nested ternary', 'x = a ? b : c ? d : e;', 'x = a ? b : (c ? d : e);'],
  ['ternary behind an assignment', 'a ? b : c = d ? e : f;', 'a ? b : c = (d ? e : f);'],
  ['|| before &&', 'x = a || b && c;', 'x = a || (b && c);'],
  ['&& before ||', 'x = a && b || c;', 'x = (a && b) || c;'],
  ['mixed operators', 'x = a & b == c << 1 + d;', 'x = a & (b == (c << (1 + d)));'],
  ['arithmetic in a comparison stays', 'x = a + b * c < d;', 'x = a + b * c < d;'],
  ['reserved word as property', 'a.default. class.b;', 'a["default"]["class"].b;'],
  ['reserved word after a number', '1..int;', '1.["int"];'],
  ['reserved word as key', 'x = { catch: 1, a: 2 };', 'x = { "catch": 1, a: 2 };'],
  ['name outside ASCII', 'a.\u00e9 = { \u00e8: 1 };', 'a["\\u00E9"] = { "\\u00E8": 1 };'],
  ['trailing commas', 'f([1, 2,], { a: 1, }, 3,);', 'f([1, 2], { a: 1 }, 3);'],
  [
    'string outside ASCII',
    "x = '\u00e9\\\\\u00e9\\\u00e9\ud83d\ude00';",
    "x = '\\u00E9\\\\\\u00E9\\u00E9\\uD83D\\uDE00';",
  ],
  ['comment outside ASCII', '// \u201ca\u201d \u2026 \u00e9\nf();', '// "a" ... \\u00E9\nf();'],
  ['blanks outside ASCII', 'x\u00a0=\u20031;\u2028y;', 'x = 1;\ny;'],
  ['a regex that begins with =', 'x = /=a/;', 'x = /\\=a/;'],
  ['raw characters in a class', 'x = /a|[b|/\\]|]|c/g;', 'x = /a|[b\\|\\/\\]\\|]|c/g;'],
  ['lower-case hex', 'x = /\\xab\\\\xab\\u00ff\u00e9/;', 'x = /\\xAB\\\\xab\\u00FF\\u00E9/;'],
  ['end of a switch', 'switch (a) { case 1: b() }', 'switch (a) { case 1: b(); }'],
  ['block at the end of a switch', 'switch (a) { case 1: { b(); } }', 'switch (a) { case 1: { b(); }; }'],
  [
    'statement inside the last statement',
    'switch (a) { default: if (b) c() }',
    'switch (a) { default: if (b) c(); }',
  ],
  ['empty case', 'switch (a) { case 1: }', 'switch (a) { case 1:; }'],
  ['directive comments', '//@include "b"\n/*@cc_on*/f();', '// @include "b"\n/* @cc_on*/f();'],
  ['line that starts with #', '/*\n  #include b\n*/f();', '/*\n  * #include b\n*/f();'],
  ['a parenthesis that would continue the line above', 'f()\na && b || c', 'f();\n(a && b) || c;'],
  ['the end of a block needs no semicolon', 'if (a) {\n  f()\n  g()\n}', 'if (a) {\n  f();\n  g()\n}'],
  ['head of a loop', 'for (var i = 0 ; i < 2; i++) f()', 'for (var i = 0 ; i < 2; i++) f();'],
];

const SCRIPTS = fc.oneof(
  expressions.map((text) => `x = ${text}`),
  fc
    .tuple(expressions, expressions)
    .map(([a, b]) => `if (${a})\n  x = { default: ${b}, int: [${a},], }\ny.for = /[/|\\xaf]/`),
  expressions.map(
    (text) => `switch (${text}) { case ${text}: x = ${text}; break\n default: { x.catch(${text}) } }`,
  ),
);

/** Each code point, and halves of surrogate pairs; fast-check's own unit of all of them takes a second to make. */
const CHARACTERS = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

describe('the ES3 pass', () => {
  it.each(REWRITES)('The source of %s is rewritten: %j becomes %j', (_why, before, after) => {
    expect(rewrite(before)).toBe(after);
    expect(checkEs3(after)).toEqual([]);
  });

  it.each(REWRITES)('The syntax tree of %s is kept: %j', (_why, before, after) => {
    expect(shapeOf(after)).toEqual(shapeOf(before));
  });

  it('The syntax tree of random scripts is kept, and the output passes the gate', () => {
    fc.assert(
      fc.property(SCRIPTS, (script) => {
        const output = rewrite(script);
        expect(shapeOf(output)).toEqual(shapeOf(script));
        expect(checkEs3(output)).toEqual([]);
      }),
      { numRuns: tries(100, 300) },
    );
  });

  it('The output of the pass is left unchanged by the pass', () => {
    fc.assert(
      fc.property(SCRIPTS, (script) => {
        const output = rewrite(script);
        expect(rewrite(output)).toBe(output);
      }),
      { numRuns: tries(40, 100) },
    );
  });

  it('Expressions are written so that an engine with flat precedences evaluates them like any other engine', () => {
    const values = fc.tuple(fc.integer(), fc.nat(9), fc.integer({ min: -2, max: 2 }), fc.nat(1));
    fc.assert(
      fc.property(expressions, values, (text, numbers) => {
        const scope = Object.fromEntries(VARIABLES.map((name, i) => [name, numbers[i]]));
        const expected = new Function(...VARIABLES, `return ${text}`)(...numbers);
        expect(evaluateFlat(rewrite(`(${text})`).replace(/;$/, ''), scope)).toEqual(expected);
      }),
      { numRuns: tries(150, 500) },
    );
  });

  it('Every string is written in ASCII and keeps its value', () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTERS }), (text) => {
        const output = rewrite(`x = ${JSON.stringify(text)};`);
        expect(output).toMatch(/^[\0-\x7f]*$/);
        expect(new Function('x', `${output} return x`)()).toBe(text);
      }),
    );
  });

  it('A script that cannot be parsed throws a SyntaxError with the place', () => {
    expect(() => rewrite('f(;')).toThrow(expect.objectContaining({ name: 'SyntaxError', pos: 2 }));
  });
});

describe('the Rollup plugins of pass and gate', () => {
  const build = async (code: string): Promise<string> => {
    const source = { name: 'source', resolveId: (id: string) => id, load: () => code };
    const bundle = await rollup({ input: 'main', plugins: [source, es3Pass(), es3Gate()] });
    const { output } = await bundle.generate({
      format: 'iife',
      strict: false,
      banner: '// \u2026',
      file: 'a.jsx',
    });
    return output[0].code;
  };

  it('The finished chunk is rewritten, banner included', async () => {
    expect(await build('var a = f() ? b : c ? d : e; g(a.default);')).toContain('f() ? b : (c ? d : e)');
    expect(await build('f();')).toMatch(/^\/\/ \.\.\.\n/);
  });

  it('The build fails with file, line, column and rule', async () => {
    await expect(build('f();\ng(JSON);')).rejects.toThrow(
      /a\.jsx:\d+:\d+: the engine has no JSON: .*\(newer-library\)/,
    );
  });
});
