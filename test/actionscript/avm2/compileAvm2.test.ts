import fc from 'fast-check';
import { compileAvm2 } from '../../../actionscript/avm2/compileAvm2';
import type { CompiledProgram } from '../../../actionscript/avm2/Program';
import { readAbc } from '../../support/readAbc';
import { compileSources as compile } from './compileSources';
import { verifyBlock } from './verifyBlock';
import { tries } from '../../support/sample';

function frame(text: string): CompiledProgram {
  const frames = [{ frame: 0, source: { file: 'frame 1', text } }];
  const base = 'flash.display.MovieClip';
  return compile({}, { timelines: [{ name: 'a_fla.MainTimeline', base, instances: [], frames }] });
}

/** The instructions of a method: of that which has all of some words. */
function listing(result: CompiledProgram, word: string): string[] {
  expect(result.errors).toEqual([]);
  const { faults, listings } = verifyBlock(result.blocks[0].bytes);
  expect(faults).toEqual([]);
  const code = listings.find((text) => text.includes(word)) ?? '';
  return code.split('\n').map((line) => line.replace(/^\d+ /, ''));
}

/** A list is made of the text inside: `<>` is no element. */
const LIST_OF_XML = [
  ...['getlex XMLList', 'pushstring ""', 'pushbyte 1', 'esc_xelem', 'add', 'pushstring "<b/>"', 'add'],
  ...['construct 1', 'pop', 'returnvoid'],
];

describe('compileAvm2()', () => {
  it('The script of a frame is a method that the constructor adds', () => {
    const result = frame('trace("hello"); var count:int = 300; function f():void {}');
    expect(result.classes).toEqual(['a_fla.MainTimeline']);
    expect(listing(result, '"hello"')).toEqual([
      'getlocal0',
      'pushscope',
      'findpropstrict trace',
      'pushstring "hello"',
      'callpropvoid trace 1',
      'findproperty count',
      'pushshort 300',
      'setproperty count',
      'returnvoid',
    ]);
    expect(listing(result, 'addFrameScript')).toContain('getproperty frame1');
  });

  it.each<[text: string, code: string[]]>([
    ['for (;;) a()', ['jump 15', 'label', 'findpropstrict a', 'callpropvoid a 0', 'jump 9']],
    ['a.b += 2', ['getlex a', 'dup', 'getproperty b', 'pushbyte 2', 'add', 'setproperty b', 'returnvoid']],
    [
      'new Vector.<int>(3)',
      ['getlex Vector', 'getlex int', 'applytype 1', 'pushbyte 3', 'construct 1', 'pop', 'returnvoid'],
    ],
    // The number 1 of the pool is -0.
    ['a(-1, -0)', ['findpropstrict a', 'pushbyte -1', 'pushdouble 1', 'callpropvoid a 2', 'returnvoid']],
    ['<>{1}<b/></>', LIST_OF_XML],
    ['super.toString()', ['getlocal0', 'callsupervoid toString 0', 'returnvoid']],
    ['delete a.b', ['getlex a', 'deleteproperty b', 'pop', 'returnvoid']],
    ['a is Array', ['getlex a', 'getlex Array', 'istypelate', 'pop', 'returnvoid']],
    ['a.@b', ['getlex a', 'getproperty b', 'pop', 'returnvoid']],
    [
      'a["b"](1)',
      [
        ...['getlex a', 'dup', 'setlocal1', 'pushstring "b"', 'getproperty <27>'],
        ...['getlocal1', 'pushbyte 1', 'call 1', 'pop', 'kill 1', 'returnvoid'],
      ],
    ],
    ['super["a"] = 1', ['getlocal0', 'pushstring "a"', 'pushbyte 1', 'setsuper <27>', 'returnvoid']],
  ])('The method { %s } has its instructions', (text, code) => {
    const result = compile({
      Main: `package { public class Main { public function m() { "mark"; ${text} } } }`,
    });
    expect(listing(result, '"mark"').slice(2)).toEqual(['pushstring "mark"', 'pop', ...code]);
  });

  it.each<[title: string, members: string, code: string[]]>([
    [
      'A constant gets its value in the constructor',
      'const c:int; function Main() { "mark"; this.c = 1; c = 2; }',
      [
        ...['getlocal0', 'pushbyte 1', 'initproperty c', 'findproperty c', 'pushbyte 2', 'initproperty c'],
        ...['returnvoid'],
      ],
    ],
    [
      'A static method knows its class before that has a name',
      'static function m() { "mark"; new Main(); }',
      [...['getlocal0', 'construct 0', 'pop', 'returnvoid']],
    ],
    [
      'A class has namespaces of its own',
      'namespace n; n var a; function m() { "mark"; n::a; }',
      [...['findproperty a', 'getproperty a', 'pop', 'returnvoid']],
    ],
    [
      'An interface is the namespace of its methods',
      'function m(a) { "mark"; a.I::f(); }',
      [...['getlocal1', 'callpropvoid f 0', 'returnvoid']],
    ],
  ])('%s', (_title, members, code) => {
    const text = `package { public class Main { ${members} } } interface I { function f():void; }`;
    const lines = listing(compile({ Main: text }), '"mark"');
    const from = lines.indexOf('pushstring "mark"') + 2;
    expect(lines.slice(from).filter((line) => !line.startsWith('coerce'))).toEqual(code);
  });

  it.each([
    'try { a() } catch (e:Error) { b(e) } finally { c() }',
    'for (var i in a) { try { if (i) continue; return 5 } finally { c() } } return 6',
    'a: for each (var x:* in y) for (;;) { switch (x) { case 1: continue a; default: break a; } }',
    'with (a) { b = c; for (var k in d) if (k) break; }',
    'var f = function g(n) { return n ? g(n - 1) : arguments.length }; f(1)',
    'try { a() } catch (e) { b(function () { return e }) }',
    'do { if (a && (b || !c)) break } while (d)',
    'var x = <a b={c}>{d}</a>; x.(@b == 1).e..f.@g',
    'b: { if (a) break b; c() }',
    'f(1, 2, 3, 4, x.(y == 1), x.(z == f(x.(y == 1))))',
    'a ||= b; a[b]++; var s = a.b--; s = ++a[c]; return s',
    'if (a) return 1; else if (b) return 2; else throw 3',
    'var v = new <int>[1, 2]; var r = /a/g; return [v, {r: r}]',
  ])('The statements { %s } make a block that holds', (text) => {
    for (const result of [
      frame(`function m() { ${text} }`),
      compile({ Main: `package { public class Main { public function m() { ${text} } } }` }),
      compile({ Main: `package { public class Main { } } function m() { ${text} }` }),
    ]) {
      expect(result.errors).toEqual([]);
      expect(verifyBlock(result.blocks[0].bytes).faults).toEqual([]);
    }
  });

  it('The class of a bitmap passes a size to BitmapData, as Adobe compiles it', () => {
    const base = 'flash.display.BitmapData';
    const result = compile({}, { timelines: [{ name: 'art.Pic', base, instances: [], frames: [] }] });
    expect(listing(result, 'constructsuper 2')).toEqual([
      'getlocal0',
      'pushscope',
      'getlocal0',
      'getlocal1',
      'getlocal2',
      'constructsuper 2',
      'returnvoid',
    ]);
  });

  it('Calls of trace are left out with their arguments if the profile says so, and those of other functions are not', () => {
    const text = '"mark"; trace(a()); b = trace(1); function f() { this.trace(2); }';
    const frames = [{ frame: 0, source: { file: 'frame 1', text } }];
    const timeline = { name: 'a_fla.MainTimeline', base: 'flash.display.MovieClip', instances: [], frames };
    const result = compile({}, { timelines: [timeline], omitsTraces: true });
    expect(listing(result, '"mark"').slice(4)).toEqual([
      'findproperty b',
      'pushundefined',
      'setproperty b',
      'returnvoid',
    ]);
    expect(listing(result, 'callpropvoid trace')).toContain('pushbyte 2');
  });

  it.each(['.a', '()', '&&a', '+a'])('Long chains of %s are compiled, or are errors with a place', (link) => {
    const { errors, blocks } = frame('a' + link.repeat(3900));
    if (errors.length === 0) expect(verifyBlock(blocks[0].bytes).faults).toEqual([]);
    else
      expect(errors).toEqual([
        { file: 'frame 1', line: 1, column: 1, message: 'Expressions or blocks are nested too deeply.' },
      ]);
  });

  it('A script of very many statements takes time in proportion', () => {
    const source = { file: 'a.as', text: 'q();'.repeat(30_000) };
    const frames = [{ frame: 0, source }];
    const timelines = [{ name: 'A', base: 'flash.display.MovieClip', frames, instances: [] }];
    const before = process.cpuUsage();
    compileAvm2({ timelines, roots: [], findSource: () => undefined, include: () => undefined });
    // In proportion a second; with a copy of all statements for each of them, more than ten.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
  });

  it('Constants that name one another again and again are worked out once, and circles have no value', () => {
    const constants = Array.from({ length: 24 }, (_, i) => `static const a${i}:int = a${i + 1} + a${i + 1};`);
    const members = `${constants.join('\n')} static const a24:int = 0; static const b:int = c; static const c:int = b;`;
    const parameters = Array.from({ length: 30 }, (_, i) => `p${i}:int = a0`).join();
    const result = compile({
      Main: `package { public class Main { ${members} function f(${parameters}):void { "mark"; } } }`,
    });
    expect(result.errors).toEqual([]);
    const circle = compile({ Main: `package { public class Main { ${members} function f(x:int = b) {} } }` });
    expect(circle.errors[0].message).toContain('is not a constant');
  });

  it.each(['Event.COMPLETE', 'flash.events.Event.COMPLETE', 'DataEvent.DATA + "!"', 'Keyboard.ENTER'])(
    'The default of a parameter may be a constant of the player: %s',
    (value) => {
      const text = `package { import flash.events.*; import flash.ui.Keyboard; public class Main { function f(a:* = ${value}) {} } }`;
      expect(compile({ Main: text }).errors).toEqual([]);
    },
  );

  it('Variables of a package have their own types', () => {
    const files = { Main: 'package { public var b:String, ab:int; }' };
    const { blocks } = compile(files, {
      roots: ['b'],
      findSource: (name) => (name === 'b' ? { file: 'b.as', text: files.Main } : undefined),
    });
    expect(readAbc(blocks[0].bytes).defined.map(({ name, type }) => `${name}:${type}`)).toEqual([
      'b:String',
      'ab:int',
    ]);
  });

  it('A class is after what it extends and implements, in other files too', () => {
    const files = {
      Main: 'package { import a.*; public class Main extends B implements I { } } class C extends D {} class D {}',
      'a.B': 'package a { public class B { } }',
      'a.I': 'package a { public interface I { function f():int } }',
    };
    const packageNames = (name: string): string[] => (name === 'a' ? ['B', 'I'] : []);
    expect(compile(files, { packageNames }).classes).toEqual(['a.B', 'a.I', 'Main', 'D', 'C']);
  });

  it('Defaults of parameters are constants of the class, of what it extends, and of the player', () => {
    const base = 'public class Base { public static const B:int = 7; }';
    const text = 'public class Main extends Base { function m(a = Math.PI, b = B) {} }';
    const files = { Base: `package { ${base} }`, Main: `package { ${text} }` };
    expect(compile(files).errors).toEqual([]);
  });

  it.each<[text: string, line: number, message: RegExp]>([
    ['package { public class Main {\n var a:Nothing; } }', 2, /Unknown type Nothing/],
    ['package {\n import fl.transitions.Fly; public class Main {} }', 2, /Unknown name fl\.transitions\.Fly/],
    ['package { public class Main {\n\n function f() { break; } } }', 3, /"break" is outside/],
    ['package {\n [Embed("a.png")] public class Main {} }', 2, /\[Embed\] is not done/],
    ['package { class Main { function f() {\n [Embed("a")] var a:Class } } }', 2, /\[Embed\] is not done/],
    ['package { public class Main {\n [Embed("a.png")] var a:Class = null } }', 2, /\[Embed\] is not done/],
    ['package { public class Main {\n function f(a:int = b) {} } }', 2, /not a constant/],
    ['package { public class Main {\n var a:constructor; } }', 2, /Unknown type constructor/],
  ])('%j ends in an error', (text, line, message) => {
    const { errors, blocks } = compile({ Main: text });
    expect(errors[0]).toMatchObject({ file: 'Main.as', line });
    expect(errors[0]?.message).toMatch(message);
    expect(blocks).toEqual([]);
  });

  const expressions = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('a', 'b', '1', '-0.5', '"s"', 'this', 'null', '[1]', '{ x: 1 }', 'undefined'),
      fc
        .tuple(
          tie('node'),
          fc.constantFrom('+', '*', '&&', '||', '<', '===', 'is', 'in', '>>>', ','),
          tie('node'),
        )
        .map(([l, o, r]) => `(${l} ${o} ${r})`),
      tie('node').map((inner) => `a.f(${inner})`),
      tie('node').map((inner) => `(c = ${inner})`),
      tie('node').map((inner) => `a[${inner}]++`),
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => `(${one} ? ${other} : !${one})`),
      tie('node').map((inner) => `function () { return ${inner} }`),
    ),
  })).node;

  const statements = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      expressions.map((text) => `x = ${text};`),
      fc.constantFrom('return;', 'return 1;', 'throw a;', 'var c:int = 5;', 'if (a) break; ', 'continue;'),
      fc.tuple(expressions, tie('node')).map(([test, body]) => `while (${test}) { ${body} }`),
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => `try { ${one} } catch (e) { ${other} }`),
      fc
        .tuple(tie('node'), tie('node'))
        .map(([one, other]) => `for (var k in a) { try { ${one} } finally { ${other} } }`),
      fc
        .tuple(expressions, tie('node'))
        .map(([value, body]) => `switch (${value}) { case 1: ${body} default: ${body} }`),
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => `if (b) { ${one} } else { ${other} }`),
      tie('node').map((body) => `with (a) { ${body} }`),
    ),
  })).node;

  it('Any program ends in a block that holds, or in errors with lines', () => {
    fc.assert(
      fc.property(fc.array(statements, { maxLength: 4 }), (parts) => {
        const { errors, blocks } = compile({
          Main: `package { public class Main { function m(a, b) { ${parts.join('\n')} } } }`,
        });
        for (const { line, column } of errors) expect(line > 0 && column > 0).toBe(true);
        if (errors.length === 0) expect(verifyBlock(blocks[0].bytes).faults).toEqual([]);
      }),
      { numRuns: tries(50, 150) },
    );
  });
});
