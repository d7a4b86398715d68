import { declarationsOf } from '../../../host-mocks/language/declarations';

describe('what a script declares at global level', () => {
  it.each([
    ['variables and functions', 'var a, b = 1; function c() {}', 'a b c'],
    ['variables of loops and blocks', 'for (var i in x) { if (i) var j; } for (var k = 0;;) break;', 'i j k'],
    ['functions in blocks', 'if (x) { function late() {} }', 'late'],
    ['nothing of what functions keep', '(function own() { var inner; })(); x = function () { var y; };', ''],
    ['nothing of what is only assigned', 'free = 1; this.member = 2;', ''],
  ])('declarationsOf finds %s', (_title, source, names) => {
    expect(declarationsOf(source).names.sort().join(' ')).toBe(names);
  });

  it.each([
    ['const a = 1;\nlet b;', 'var   a = 1;\nvar b;'],
    ['{ const kept = 1; }', '{ const kept = 1; }'],
    ['var a;', 'var a;'],
  ])('%j is %j with variables of the global object', (source, expected) => {
    expect(declarationsOf(source).source).toBe(expected);
  });
});
