import { parse } from 'acorn';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compact } from '../../es3/compact.cjs';

const CASES: [from: string, to: string, why: string][] = [
  ['var x = 1;', 'var x=1;\n', 'optional spaces'],
  ['x = a instanceof B;', 'x=a instanceof B;\n', 'spaces between words'],
  ['x = a + +b - -c + ++d;', 'x=a+ +b- -c+ ++d;\n', 'signs that must not join'],
  ['x = a / /b/.c;', 'x=a/ /b/.c;\n', 'a division before a regular expression'],
  ['f(); // why\ng();', 'f();\ng();\n', 'a comment at the end of a line'],
  ['/* why\n not */ f();', 'f();\n', 'a comment of two lines'],
  ['f(/* no */ 1, "// no");', 'f(1,"// no");\n', 'a comment in a String'],
  ['a\n\n        .b;', 'a\n .b;\n', 'empty lines and indentation'],
  ['// v1\n// MIT\n\n// why\nf();', '// v1\n// MIT\nf();\n', 'the comment at the top, which stays'],
];

describe('compact', () => {
  it.each(CASES)('turns %j into %j (%s)', (from, to) => {
    expect(compact(from)).toBe(to);
  });

  it('leaves the syntax tree as it is, but for the names of variables', () => {
    const code = readFileSync(path.resolve(__dirname, '../../dist/index.js'), 'utf8');
    const shape = (text: string): string =>
      JSON.stringify(parse(text, { ecmaVersion: 5 }), (key, value: unknown) =>
        ['start', 'end', 'name'].includes(key) ? undefined : value,
      );
    const short = compact(code);
    expect(short.length).toBeLessThan(code.length);
    expect(shape(short) === shape(code)).toBe(true);
  });
});
