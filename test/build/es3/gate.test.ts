import { checkEs3, formatViolations, rules } from '../../../build/es3/check.cjs';

interface Samples {
  /** Scripts that break the rule, each with `line:column` of the place. */
  bad: [script: string, place: string][];
  good: string[];
}

const SAMPLES: Record<string, Samples> = {
  'nested-ternary': {
    bad: [
      ['x = a ? b : c ? d : e;', '1:13'],
      ['x = a ? b ? c : d : e;', '1:9'],
      ['a ? b : c = d ? e : f;', '1:13'],
      ['function f() {\n  return a ? b : c ? d : e;\n}', '2:18'],
    ],
    good: ['x = a ? b : (c ? d : e);', 'x = (a ? b : c) ? d : e;', 'x = a ? f(b ? c : d) : [b ? c : d];'],
  },
  'logical-mix': {
    bad: [
      ['x = a || b && c;', '1:10'],
      ['x = a && b || c;', '1:5'],
      ['if (a || b && c || d) f();', '1:10'],
    ],
    good: ['x = a || (b && c);', 'x = a || b || c;', 'x = a && b && c;', 'x = a || f(b && c);'],
  },
  'operator-mix': {
    bad: [
      ['x = a & b == c;', '1:9'],
      ['x = a == b & c;', '1:5'],
      ['x = a | b & c;', '1:9'],
      ['x = a ^ b | c;', '1:5'],
      ['x = a << b + c;', '1:10'],
      ['x = a < b == c;', '1:5'],
      ['x = a >>> b < c;', '1:5'],
      ['x = a + b & c;', '1:5'],
      ['x = a in b == c;', '1:5'],
    ],
    good: [
      'x = (a & b) == c;',
      'x = a | b | c;',
      'x = a + b * c < d - e;',
      'x = a < b && c == d;',
      'x = ~a & !b;',
    ],
  },
  'reserved-word': {
    bad: [
      ['a.default();', '1:3'],
      ['a = { catch: 1 };', '1:7'],
      ['var int = 1;', '1:5'],
      ['function char() {}', '1:10'],
      ['a.b.\n  final = 1;', '2:3'],
    ],
    good: ['a["default"]();', 'a = { "catch": 1 };', 'a.get = a.set = a.let = a.of;'],
  },
  accessor: {
    bad: [
      ['a = { get b() { return 1; } };', '1:7'],
      ['a = { set b(c) {} };', '1:7'],
    ],
    good: ['a = { get: 1, set: function () {} };'],
  },
  'trailing-comma': {
    bad: [
      ['a = [1, 2,];', '1:10'],
      ['a = { b: 1, };', '1:11'],
      ['f(a, b,);', '1:7'],
    ],
    good: ['a = [1, 2];', 'a = { b: 1 };', 'for (a = 1, b = 2; ; ) f();'],
  },
  hole: { bad: [['a = [1, , 2];', '1:5']], good: ['a = [1, undefined, 2];', 'a = [];'] },
  'switch-end': {
    bad: [
      ['switch (a) { case 1: b() }', '1:24'],
      ['switch (a) { case 1: { b(); } }', '1:29'],
      ['switch (a) { default: }', '1:21'],
    ],
    good: ['switch (a) { case 1: b(); }', 'switch (a) { case 1: { b(); }; }', 'switch (a) {}'],
  },
  'operator-key': {
    bad: [
      ["a = { '<=': f };", '1:7'],
      ["a['=='] = f;", '1:3'],
    ],
    good: ["a = { 'op <=': f };", "a['$=='] = f;", "if (a === '<=') f();"],
  },
  'block-function': {
    bad: [
      ['if (a) { function f() {} }', '1:10'],
      ['function f() { try { function g() {} } catch (e) {} }', '1:22'],
    ],
    good: ['function f() { function g() {} }', 'if (a) { f = function () {}; }'],
  },
  'catch-variable': {
    bad: [['try { f(); } catch (e) { var e = 1; }', '1:30']],
    good: [
      'try { f(); } catch (e) { var d = e; }',
      'try { f(); } catch (e) { g(function () { var e = 1; }); }',
    ],
  },
  'object-name': {
    bad: [
      ['function f(valueOf) {}', '1:12'],
      ['var toString = 1;', '1:5'],
      ['function watch() {}', '1:10'],
    ],
    good: ['a.toString = function toString() {};', 'a.valueOf();'],
  },
  'regex-start': { bad: [['a = /=b/;', '1:6']], good: ['a = /\\=b/;', 'a /= b;'] },
  'regex-class': {
    bad: [
      ['a = /[a/]/;', '1:8'],
      ['a = /b[^|]/g;', '1:9'],
    ],
    good: ['a = /[a\\/\\|]/;', 'a = /a|b/;', "a = new RegExp('[|/]');"],
  },
  'regex-hex': {
    bad: [
      ['a = /\\xab/;', '1:6'],
      ['a = /[\\u00ff]/;', '1:7'],
      ["a = new RegExp('\\\\u00ff');", '1:17'],
    ],
    good: ['a = /\\xAB\\u00FF/;', "a = '\\u00ff';", 'a = /\\\\xab/;'],
  },
  'regex-freeze': {
    bad: [
      ['a = /(a|bB?)+$/;', '1:6'],
      ['a = /x(?:a*)*/;', '1:7'],
      ['a = /(?:a?b?){2,}/;', '1:6'],
      ['a = /(a+)+/;', '1:6'],
      ['a = /((a|))*/;', '1:6'],
      ["a = new RegExp('(a|b+)*');", '1:17'],
    ],
    good: ['a = /(?:\\d+\\.)*x/;', 'a = /(?:a|b)+/;', 'a = /\\d+(?:\\.\\d*)?|\\.\\d+/;', 'a = /(a*)b/;'],
  },
  'regex-syntax': {
    bad: [
      ['a = /(?<b>c)/;', '1:6'],
      ["a = new RegExp('(?<=b)c');", '1:17'],
    ],
    good: ['a = /(?=b)(?!c)(?:d)/;'],
  },
  ascii: {
    bad: [
      ["a = '\u00e9';", '1:6'],
      ['a = 1; // \u2026', '1:11'],
    ],
    good: ["a = '\\u00e9';"],
  },
  'directive-comment': {
    bad: [
      ['//@include "a.jsx"\na();', '1:1'],
      ['a();\n/*@cc_on*/', '2:1'],
    ],
    good: ['// @include\na();', '/** @class */ a();', "a = '//@';"],
  },
  'hash-line': {
    bad: [
      ['/*\n  #include b\n*/', '2:3'],
      ['/*\n#target c */', '2:1'],
    ],
    good: ['/* #include */', "a = '#';"],
  },
  'line-continuation': { bad: [["a = 'b\\\nc';", '1:7']], good: ["a = 'b\\n' + 'c';"] },
  'newer-library': {
    bad: [
      ['a = Object.create(b);', '1:5'],
      ['a = Array.isArray(b);', '1:5'],
      ['a = JSON.stringify(b);', '1:5'],
      ['a = new Map();', '1:9'],
      ['a = b.substr(1, 2);', '1:7'],
      ["if (typeof Set === 'function') { f(new Map()); }", '1:40'],
    ],
    good: [
      'a = Object.prototype.hasOwnProperty.call(b, c);',
      "a = typeof JSON === 'undefined' ? b.JSON : c;",
      "a = typeof Map === 'function' ? new Map() : b;",
      "if (typeof Map !== 'undefined' && Map.prototype) { f(new Map()); }",
      'function Map() {} a = new Map();',
    ],
  },
};

const table = <K extends keyof Samples>(kind: K): [string, Samples[K][number]][] =>
  Object.entries(SAMPLES).flatMap(([rule, samples]) =>
    samples[kind].map((sample): [string, Samples[K][number]] => [rule, sample]),
  );

describe('the ES3 gate', () => {
  it('Samples of every rule exist', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(table('bad'))('The rule %s refuses %j', (rule, [script, place]) => {
    const [line, column] = place.split(':').map(Number);
    expect(checkEs3(script)).toContainEqual({
      rule,
      line,
      column,
      message: expect.any(String) as string,
    });
  });

  it.each([
    ['a = JSON;', 'the engine has no JSON: write the text, or use toJSON() and toCSV() of a collection'],
    [
      'a = Object.keys(b);',
      'the engine has no Object.keys: write for (const key in object) if (object.hasOwnProperty(key)) \u2026',
    ],
    ['a = b.substr(1);', 'not every engine has substr: write substring'],
    ['a = { get b() { return 1; } };', 'the engine has no getters and setters: write a method, b()'],
    [
      'Object.defineProperty(A.prototype, "b", { get: function () {} });',
      'the engine has no getters and setters: write a method, b()',
    ],
  ])('says of %s what to write instead', (script, message) => {
    expect(checkEs3(script).map((violation) => violation.message)).toEqual([message]);
  });

  it.each(table('good'))('The rule %s accepts %s', (_rule, script) => {
    expect(formatViolations('good.jsx', checkEs3(script))).toBe('');
  });

  it.each([
    ['let a = 1;', '1:5'],
    ['a = b => c;', '1:8'],
    ['a = `b`;', '1:5'],
    ['const a = 1;', '1:7'],
    ['function f( {', '1:14'],
  ])('by the rule es3-syntax refuses %s', (script, place) => {
    expect(formatViolations('f', checkEs3(script))).toMatch(new RegExp(`^f:${place}: es3-syntax: `));
  });

  it('Every place is listed in source order, one per line', () => {
    expect(formatViolations('dist/a.jsx', checkEs3("a.default;\nb = [1,];\nc = '\u00e9';"))).toBe(
      [
        'dist/a.jsx:1:3: reserved-word: a word that ES3 reserves: quote it as a property, rename it as a variable',
        'dist/a.jsx:2:7: trailing-comma: trailing comma',
        'dist/a.jsx:3:6: ascii: a character outside ASCII: write \\uXXXX',
      ].join('\n'),
    );
  });

  it('Rules in except are skipped', () => {
    expect(checkEs3('a = JSON;', { except: ['newer-library'] })).toEqual([]);
  });
});
