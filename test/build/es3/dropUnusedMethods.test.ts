import { withoutUnusedMethods } from '../../../build/es3/dropUnusedMethods.cjs';

/** Methods of the library's class, as the compiler writes them. */
const classOf = (...methods: string[]): string =>
  `var ElementCollection = (function (_super) { ${methods.join(' ')} return ElementCollection; }(Collection));`;

const method = (name: string, body = ''): string =>
  `ElementCollection.prototype.${name} = function () { ${body} };`;

/** The names of the methods that stay where other modules hold this. */
const kept = (library: string, ...others: string[]): string[] =>
  [
    ...withoutUnusedMethods([library, ...others].join('\n'), others)
      .toString()
      .matchAll(/(?:Collection(?:\.prototype)?|siblings|\$)\.(\w+) =/g),
  ].map(([, name]) => name);

describe('dropUnusedMethods', () => {
  it.each([
    ['a method that no script mentions', [method('move')], '', []],
    ['a method that is called', [method('move')], "$('*').move(1, 2);", ['move']],
    ['a method that is named by a text', [method('move')], "$('*')['move'](1, 2);", ['move']],
    ['a method that only a dead one calls', [method('move'), method('shift', 'this.move();')], '', []],
    ['a method that calls itself', [method('move', 'this.move();')], '', []],
    ['a method that a living one calls', [method('a', 'this.b();'), method('b')], 'x.a();', ['a', 'b']],
    [
      'a method that a living one calls in a Function',
      [method('a', '_this.b();'), method('b')],
      'x.a();',
      ['a', 'b'],
    ],
    [
      'a method of the class above',
      [method('a', '_super.prototype.b.call(this);'), method('b')],
      'x.a();',
      ['a', 'b'],
    ],
    [
      'members of the host that have its name',
      [method('a', 'document.group();'), method('group')],
      'a.a',
      ['a'],
    ],
    [
      'what the language calls',
      [method('toString'), method('toJSON')],
      'JSON.stringify(x)',
      ['toString', 'toJSON'],
    ],
    ['a method of the class itself', ['ElementCollection.documents = function () {};'], '', []],
  ])('decides about %s', (_what, methods, script, names) => {
    expect(kept(classOf(...methods), script)).toEqual(names);
  });

  it.each([
    ["$('*')", []],
    ['$.layers()', ['layers']],
  ])('Functions of $ that %s does not mention are left out', (script, names) => {
    expect(kept('$.layers = dollarLayers;', script)).toEqual(names);
  });

  it.each([
    ['x.frames()', ['FrameCollection', 'frames']],
    ['x.other()', []],
  ])('Classes that the methods %s needs do not make are forgotten', (script, names) => {
    const library = `siblings.FrameCollection = {}; ${classOf(method('frames', "newSibling('FrameCollection');"))}`;
    expect(kept(library, script)).toEqual(names);
  });

  it('Classes that are not the library\u2019s are left as they are', () => {
    const code = 'Mine.prototype.move = function () {};';
    expect(withoutUnusedMethods(code, [code]).toString()).toBe(code);
  });
});
