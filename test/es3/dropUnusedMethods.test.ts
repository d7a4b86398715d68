import { withoutUnusedMethods } from '../../es3/dropUnusedMethods.cjs';

const method = (name: string, body = ''): string =>
  `ElementCollection.prototype.${name} = function () { ${body} };`;

/** The names of the methods that stay. */
const kept = (code: string): string[] =>
  [
    ...withoutUnusedMethods(code)
      .toString()
      .matchAll(/Collection\.prototype\.(\w+) =/g),
  ].map(([, name]) => name);

describe('dropUnusedMethods', () => {
  it.each([
    ['a method that nobody mentions', method('move'), []],
    ['a method that is called', `${method('move')} $('*').move(1, 2);`, ['move']],
    ['a method that is named by a text', `${method('move')} $('*')['move'](1, 2);`, ['move']],
    ['a method that only a dead one calls', `${method('move')} ${method('shift', 'this.move();')}`, []],
    ['a method that calls itself', method('move', 'this.move();'), ['move']],
    ['methods that call one another', `${method('a', 'this.b();')} ${method('b', 'this.a();')}`, ['a', 'b']],
    ['a method of another class', 'Mine.prototype.move = function () {};', []],
  ])('decides about %s', (_what, code, names) => {
    expect(kept(code)).toEqual(names);
  });

  it('leaves classes that are not the library\u2019s as they are', () => {
    const code = 'Mine.prototype.move = function () {};';
    expect(withoutUnusedMethods(code).toString()).toBe(code);
  });
});
