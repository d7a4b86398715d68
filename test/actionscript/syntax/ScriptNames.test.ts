import { parseScript, type Dialect } from '../../../actionscript/syntax/parseScript';
import { ScriptNames } from '../../../actionscript/syntax/ScriptNames';
import { Sources } from '../../../actionscript/syntax/Sources';

function namesOf(text: string, dialect: Dialect = 'as3'): ScriptNames {
  return new ScriptNames(parseScript({ file: '', text }, { dialect, sources: new Sources() }).statements);
}

it.each<[string, Dialect, string[]]>([
  ['hero.stop(); this.star.x = 1; a["b"] = c;', 'as3', ['hero', 'star', 'a']],
  ['hero.arm.hand.stop();', 'as3', ['hero']],
  ['stop(); hero;', 'as3', []],
  ['with (hero) { arm.x = 1; } tellTarget(boss) { arm.x = 2; } boss.x = 3;', 'as2', ['boss']],
  ['function f() { return hero.x; }', 'as3', ['hero']],
])('Names that are used as objects: %s', (text, dialect, expected) => {
  expect(namesOf(text, dialect).used.map(({ name }) => name)).toEqual(expected);
});

it.each<[string, string[]]>([
  ['var a:int = 1, b; const c = 2;', ['a', 'b', 'c', 'int']],
  ['function f(p, q = 1, ...r) { try { } catch (e:Error) { } }', ['Error', 'e', 'f', 'p', 'q', 'r']],
  ['a = 1; b.c = 2; for (d in e) { } for each (var g in h) { }', ['a', 'c', 'd', 'g']],
  ['import flash.display.Sprite; class K { var m; }', ['K', 'Sprite', 'm']],
])('Names that are given: %s', (text, expected) => {
  const { given } = namesOf(text);
  expect([...given].sort()).toEqual(expect.arrayContaining(expected));
});

it('Texts in quotes are noted', () => {
  expect([...namesOf('f("a", \'b\' + "c")').texts]).toEqual(['a', 'b', 'c']);
});
