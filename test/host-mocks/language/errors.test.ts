import { createHost } from '../../../app';

/** What a script throws, as the program that made the host sees it. */
function thrown(...sources: string[]): Error {
  const host = createHost();
  try {
    for (const source of sources) host.run(source);
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

describe('messages of errors', () => {
  it.each([
    // TomByrne/Flash2Svg #21, #35: what Animate CC 2015 to 2023 printed.
    ['var svgXml = { defs: [] }; svgXml.defs[0].name', 'svgXml.defs[0] is undefined'],
    ['var timeline = { libraryItem: null }; timeline.libraryItem.name', 'timeline.libraryItem is null'],
    ['fl.getDocumentDOM().width', 'fl.getDocumentDOM() is null'],
    ['document.getTimeline()', 'document is null'],
    ['fl.nothing()', 'fl.nothing is not a function'],
    ['var a = <a/>, o;\nfor each (var n in [1]) o.x', 'o is undefined'],
    ['var a;\n\n  a . b', 'a is undefined'],
    ['var class;\nclass.x', '__class__ is undefined'],
  ])('%s: %s', (source, message) => {
    expect(thrown(source).message).toBe(message);
  });

  it.each([
    ['at @file:///a/b.jsfl:12', '|0'],
    ['f()@file:///a/b.jsfl:12\\n@file:///c.jsfl:3', 'file:///a/b.jsfl|12'],
    ['Error("m")@:0\\n@file:///c.jsfl:3', 'file:///c.jsfl|3'],
    ['f()@C:/a.jsfl:7\\n', 'C:/a.jsfl|7'],
    ['f()@a.jsfl:\\ng()@a.jsfl:1x\\nh()@:5', '|0'],
    ['', '|0'],
  ])('The position in the stack %j is %s, and RegExp.$1 stays', (stack, place) => {
    const source = `var e = new Error('m'); e.stack = '${stack}'; /(x)/.test('x');
      e.fileName + '|' + e.lineNumber + RegExp.$1`;
    expect(createHost().run(source)).toBe(`${place}x`);
  });

  it('An error in a function of an earlier script quotes that script', () => {
    const host = createHost();
    host.run('function f(o) { return o.a.b }', 'one.jsfl');
    expect(() => host.run('var longer = "than the other one"; f({})', 'two.jsfl')).toThrow(
      /^o\.a is undefined$/,
    );
  });

  it('An error inside eval names the value', () => {
    expect(thrown('eval("var a; a.b")').message).toBe('undefined has no properties');
  });

  it('A callback that is not a function is named by its value', () => {
    expect(thrown('[1].map(3)').message).toBe('3 is not a function');
  });

  it('An error that a script made keeps its message', () => {
    expect(thrown('var e = new TypeError("a is not a function"); throw e').message).toBe(
      'a is not a function',
    );
  });

  it('Endless recursion ends with an InternalError', () => {
    const host = createHost();
    expect(
      host.run('try { (function f() { f() })() } catch (e) { e.name + (e instanceof InternalError) }'),
    ).toBe('InternalErrortrue');
  });

  it('A message that a script sets stays', () => {
    expect(createHost().run('try { null.x } catch (e) { e.message = "mine"; e.message }')).toBe('mine');
  });

  it('The stack of an error that a script made begins with its constructor', () => {
    const host = createHost();
    expect(host.run('new RangeError("m").stack.split("\\n")[0]')).toBe('RangeError("m")@:0');
    expect(host.run('try { null.x } catch (e) { e.stack.charAt(0) }')).toBe('@');
  });
});
