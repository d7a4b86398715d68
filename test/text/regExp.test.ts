import { isRegExp, regExpTest } from '../../src/text/regExp';

describe('regExpTest', () => {
  it.each(['', 'g', 'y', 'gi', 'm'])(
    'regExpTest() searches each text from its start with the flags "%s"',
    (flags) => {
      const matches = regExpTest(new RegExp('a', flags));
      expect([matches('ab'), matches('ab'), matches('x'), matches('a')]).toEqual([true, true, false, true]);
    },
  );

  it('regExpTest() neither heeds nor changes lastIndex', () => {
    const expression = /a/g;
    expression.lastIndex = 1;
    expect(regExpTest(expression)('a')).toBe(true);
    expect(expression.lastIndex).toBe(1);
  });

  it('regExpTest() keeps the flags', () => {
    expect(regExpTest(/A/i)('a')).toBe(true);
    expect(regExpTest(/^b/m)('a\nb')).toBe(true);
    expect(regExpTest(/^.$/u)('\u{1f600}')).toBe(true);
    expect(regExpTest(/b/y)('ab')).toBe(false);
  });

  it.each([
    ['i', 'A', true],
    ['', 'A', false],
    ['m', 'x\na', true],
    ['g', 'a', true],
    ['y', 'xa', false],
  ])('regExpTest() knows the flag "%s" in engines without the property flags', (flags, text, expected) => {
    const expression = Object.defineProperty(new RegExp('^a|^x(?!a)$', flags), 'flags', { value: undefined });
    expect(regExpTest(expression)(text)).toBe(expected);
  });

  it('regExpTest() keeps the flag y in engines without the property flags', () => {
    const expression = Object.defineProperty(/b/y, 'flags', { value: undefined });
    expect(regExpTest(expression)('ab')).toBe(false);
  });
});

it('isRegExp(value) accepts regular expressions only', () => {
  expect([/a/, new RegExp(''), 'a', null, { source: 'a' }].map(isRegExp)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
