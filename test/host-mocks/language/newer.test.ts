import { translate } from '../../../host-mocks/language/translate';
import { run } from './run';

function thrownBy(source: string): Error {
  try {
    translate(source, 'a.jsfl');
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

describe('what the engine lacks', () => {
  it.each([
    ['let x = 1', 'declarations with let'],
    ['var f = (x) => x', 'arrow functions'],
    ['var s = `a`', 'template strings'],
    ['class A {}', 'classes'],
    ['for (var x of []) {}', 'for … of'],
    ['f(...[1])', 'the spread operator'],
    ['function f(...a) {}', 'rest parameters'],
    ['function f(a = 1) {}', 'default values'],
    ['var o = { a }', 'shorthand properties'],
    ['var o = { a() {} }', 'methods in object literals'],
    ['var o = { [a]: 1 }', 'computed property names'],
    ['a?.b', 'optional chaining (?.)'],
    ['a ?? b', 'the operator ??'],
    ['a ** b', 'the operator **'],
    ['a ||= b', 'the operator ||='],
    ['function* f() {}', 'generators'],
    ['async function f() {}', 'async functions'],
    ['try {} catch {}', 'catch without a variable'],
    ['1n', 'BigInt'],
    ['0b1', 'binary and octal literals'],
    ['1_000', 'separators in numbers'],
    ['"\\u{1F600}"', 'code point escapes'],
    ['/a/u', 'the RegExp flags u'],
    ['/(?<=a)b/', 'lookbehind, named groups and \\p in a RegExp'],
  ])('%s is reported as %s', (source, what) => {
    const advice = /(: (write|read|call|assign|leave) .+)?; --modern lifts the limit$/;
    const { message } = thrownBy(`\n${source}`);
    expect(message.replace(advice, '')).toBe(`a.jsfl:2: Animate's engine does not have ${what}`);
  });

  it('The error contains all positions of newer syntax, with line, column and advice', () => {
    expect(thrownBy('var a;\n  let b = () => a ?? 1n;')).toMatchObject({
      line: 2,
      column: 3,
      others: [
        {
          line: 2,
          column: 11,
          reason: "Animate's engine does not have arrow functions: write function (a) { … }",
        },
        {
          line: 2,
          column: 17,
          reason: "Animate's engine does not have the operator ??: write a != null ? a : b",
        },
        { line: 2, column: 22, reason: "Animate's engine does not have BigInt" },
      ],
    });
  });

  it('The message names the first position of newer syntax', () => {
    expect(() => translate('var a = 1;\nvar b = `x`;\nlet c = () => 1;', 'a.jsfl')).toThrow(
      /^a\.jsfl:2: .*template/,
    );
  });

  it('An obfuscated script is reported as one', () => {
    expect(() => translate('\0\0MACROMEDIAOBFU\x01', 'a.jsfl')).toThrow(
      'a.jsfl:1: this script is obfuscated (MACROMEDIAOBFU): only Animate reads it',
    );
  });

  it('A newer member is missing at run time', () => {
    const gone =
      'JSON Map Symbol Promise globalThis console Reflect Object.keys Object.create Object.defineProperty ' +
      'Array.isArray Array.from "".trim "".repeat "".includes [].find [].includes [].flat Function.prototype.bind ' +
      'new(Date)().toISOString Number.isInteger Math.trunc Math.sign Object.assign Date.prototype.toJSON';
    for (const path of gone.split(' '))
      expect([path, run(`typeof ${/^\w+$/.test(path) ? path : `(${path})`}`)]).toEqual([path, 'undefined']);
  });
});
