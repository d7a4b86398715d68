import type { CompiledProgram } from '../../../actionscript/avm2/Program';
import { readAbc } from '../../support/readAbc';
import { compileSources as compile } from './compileSources';

describe('Names', () => {
  it('Methods have names for the messages of the player where these are asked for', () => {
    const members = [
      'public function Star() {} function own() {} public function get size() { return 1; }',
      'private function init() { function inner() {} return function() {}; } protected static function s() {}',
      'AS3 function as3() {}',
    ].join(' ');
    const files = {
      Main: 'package { public class Main { ui.Star; function Main() {} } } class Other {} function free() {}',
      'ui.Star': `package ui { public class Star implements I { ${members} } }`,
      'ui.I': 'package ui { public interface I { function get size(); } }',
      'ui.tool': 'package ui { public function tool() {} }',
    };
    const more = { roots: ['Main', 'ui.Star', 'ui.tool'] };
    const named = (program: CompiledProgram): string[] =>
      readAbc(program.blocks[0].bytes).strings.filter((text) => /[/:]/.test(text) && !text.includes('//'));
    expect(named(compile(files, { ...more, namesMethods: true })).sort()).toEqual(
      [
        ...[
          'Main.as$38:Other/Other',
          'Main.as$38:free',
          'Main/Main',
          'ui:I',
          'ui:I/ui:I:size/get',
          'ui:Star',
        ],
        ...['ui:Star/AS3:as3', 'ui:Star/Star', 'ui:Star/private:init', 'ui:Star/private:init/inner'],
        ...['ui:Star/protected:s', 'ui:Star/size/get', 'ui:Star/ui:own', 'ui:tool'],
      ].sort(),
    );
    expect(named(compile(files, more))).toEqual(['ui:I', 'ui:Star']);
  });

  it.each<[code: string, word: string]>([
    ['nowhere = 1', 'variable nowhere'],
    ['return nowhere.x', 'variable nowhere'],
    ['for (nowhere in this) {}', 'variable nowhere'],
    ['nowhere()', 'function nowhere'],
    ['return new Nowhere()', 'function Nowhere'],
    ['return function() { return nowhere; }', 'variable nowhere'],
    ['try {} catch (e) {} return e', 'variable e'],
    ['com.Other.f()', 'variable com'],
  ])('An undefined name is an error in strict mode: %s', (code, word) => {
    const text = `package { public class Main extends Base { function m() {\n ${code}; } } }`;
    const Base = 'package { import flash.display.MovieClip; public class Base extends MovieClip {} }';
    const { errors } = compile({ Main: text, Base }, { isStrict: true });
    expect(errors).toEqual([
      expect.objectContaining({
        file: 'Main.as',
        line: 2,
        column: code.lastIndexOf(word.split(' ')[1] ?? '') + 2,
      }),
    ]);
    expect(errors[0]?.message).toContain(`Unknown ${word}: `);
    expect(compile({ Main: text, Base }).errors).toEqual([]);
  });

  it('Strict mode accepts names that code around, base classes, imports, the player or an object can have', () => {
    const code = [
      'var a = own + inherited + alpha + numChildren + Shared.x; b = 1; var b; function f() { return a + g + b; }',
      'function g() { return arguments.length; } stop(); addEventListener("x", f); toString(); trace(isNaN(NaN));',
      'with (a) { c = d; e(function() { return h; }); } a.(name == i()); typeof j; delete k; try {} catch (l) { l; }',
      'flash.utils.getTimer(); for each (var m in a) m; n::o; new Vector.<int>(); void 0; undefined; ITS; KEY;',
    ].join(' ');
    const Base = 'public class Base extends MovieClip { var inherited; static const KEY = 1; }';
    const files = {
      Main: `package { import flash.events.*; public class Main extends Base { namespace n; static const ITS = 1; var own; function m() { ${code} } } } class Shared { static var x; }`,
      Base: `package { import flash.display.MovieClip; ${Base} }`,
    };
    expect(compile(files, { isStrict: true }).errors).toEqual([]);
    // A package around the code is open, with those inside it.
    const packaged =
      'package com.game { public class X { function m() { com.game.Y.f(); com.game.sub.Z.f(); } } }';
    expect(compile({ 'com.game.X': packaged }, { isStrict: true, roots: ['com.game.X'] }).errors).toEqual([]);
    // Of classes whose members are not known, any name can be one.
    const externals = [{ name: 'lib.Base', base: 'Object' }];
    const text = 'package { import lib.Base; public class Main extends Base { function m() { nowhere; } } }';
    expect(compile({ Main: text }, { isStrict: true, externals }).errors).toEqual([]);
  });

  it.each([
    ['flash.desktop.NativeProcess', 'exit(); return running;', []],
    ['flash.filesystem.File', 'deleteFile();', []],
    ['flash.html.HTMLLoader', 'return window;', []],
    ['a.Gone', 'foo(); return bar;', ['Unknown name a.Gone', 'The class Gone']],
  ])(
    'In strict mode code of a class that extends %s can name what only its base has',
    (base, code, words) => {
      const name = base.slice(base.lastIndexOf('.') + 1);
      const text = `package { import ${base}; public class Main extends ${name} { function m() { ${code} } } }`;
      const { errors } = compile({ Main: text }, { isStrict: true });
      expect(errors.map(({ message }) => words.find((word) => message.startsWith(word)))).toEqual(words);
    },
  );

  it('A missing import is one error in strict mode', () => {
    const text = 'package { import org.Signal; public class Main { function m() { new Signal(); } } }';
    expect(compile({ Main: text }, { isStrict: true }).errors).toHaveLength(1);
  });

  it.each([
    ['at once', { Main: 'Main' }],
    ['by way of another', { Main: 'Other', Other: 'Main' }],
  ])('A class that extends itself %s is an error', (_how, bases) => {
    const sources = Object.fromEntries(
      Object.entries(bases).map(([name, base]) => [
        name,
        `package { public class ${name} extends ${base} {} }`,
      ]),
    );
    const { errors, blocks } = compile(sources);
    expect(errors.map(({ message }) => message)).toContain(
      'Main extends itself: its base classes form a cycle.',
    );
    expect(blocks).toEqual([]);
  });

  it('An endless chain of classes is one error', () => {
    const findSource = (name: string): { file: string; text: string } => ({
      file: name,
      text: `package { public class ${name} extends ${name === 'Main' ? 'C0' : `C${Number(name.slice(1)) + 1}`} {} }`,
    });
    const { errors } = compile({ Main: '' }, { findSource });
    expect(errors.map(({ message }) => message)).toEqual([
      'The chain of base classes has more than 250 classes: it reaches C250.',
    ]);
  });
});

it('A long chain of members is not taken for the name of a package at each of them', () => {
  let parts = 0;
  const join = jest.spyOn(Array.prototype, 'join').mockImplementation(function (this: string[], mark = ',') {
    parts += this.length;
    return this.reduce((text, part, i) => (i === 0 ? part : text + mark + part), '');
  });
  const source = `package { public class Main { function m() { return q${'.b'.repeat(600)}; } } }`;
  const { errors } = compile({ Main: source });
  join.mockRestore();
  expect(errors).toEqual([]);
  expect(parts).toBeLessThan(60_000);
});
