import fc from 'fast-check';
import { both, onEach } from './bareRealm';

describe('the JSON of collection.es5.jsx', () => {
  const SPACES = fc.constantFrom(undefined, 0, 1, 2.9, 10, 11, -1, '', '--', 'twelve letters', null, true);

  it('Any value is written like JSON.stringify of this engine', () => {
    const [added, native] = both('JSON.stringify');
    fc.assert(
      fc.property(fc.anything({ withBoxedValues: true, withDate: true }), SPACES, (value, space) => {
        expect(added(value, null, space)).toBe(native(value, null, space));
      }),
      { numRuns: 300 },
    );
  });

  it('Replacers are accepted like JSON.stringify of this engine', () => {
    const check = onEach('JSON.stringify');
    const value = {
      a: [1, { b: 2 }],
      1: 'x',
      c: undefined,
      d: () => 1,
      e: new Date(0),
      f: { toJSON: () => 'own' },
    };
    for (const replacer of [
      undefined,
      null,
      ['a', 1, 'a'],
      [],
      5,
      {},
      (key: string, v: unknown) => (key === 'b' ? 9 : v),
    ]) {
      check(null, value, replacer, 1);
    }
    for (const other of [undefined, () => 1, Symbol.iterator, NaN, -0, '\u0007"\\']) check(null, other);
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    check(null, loop);
  });

  it('Texts that JSON.stringify of this engine writes are read', () => {
    const [added] = both('JSON.parse');
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(JSON.stringify(added(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ...[
      '',
      ' ',
      '01',
      '-',
      '+1',
      '.5',
      '1.',
      '1e',
      '0x1',
      'NaN',
      'undefined',
      'True',
      "'a'",
      '"a',
      '"\\x41"',
    ],
    ...[
      '"\n"',
      '"\\u12g4"',
      '[',
      '[1,]',
      '[,]',
      '[1 2]',
      '{a:1}',
      '{"a"}',
      '{"a":}',
      '{"a":1,}',
      '1 2',
      'f()',
      '//1',
    ],
    ...[' [ 1 , -2.5e+3 , "\\u00e9\\n\\/" ] ', '{"":{"a":[]}}', 'null', ' true', '-0', '1E2', '"\u2028"'],
  ])('The text %j is read or refused like JSON.parse of this engine', (text) => {
    onEach('JSON.parse')(null, text);
  });

  it('The reviver is called from the inside out', () => {
    const check = onEach('JSON.parse');
    const text = '{"a":[1,2,{"b":3}],"c":4}';
    check(null, text, (key: string, value: unknown) => (key === 'b' ? undefined : value));
    check(null, text, (_key: string, value: unknown) => (typeof value === 'number' ? value * 2 : value));
    check(null, text, (key: string, value: unknown) => (key === '0' ? undefined : value));
  });
});
