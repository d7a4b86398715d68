import { isRegExp, regExpTest } from '../../src/text/regExp';

describe('regExpTest', () => {
  it.each(['', 'g', 'y', 'gi', 'm'])('Each text is searched from its start with the flags "%s"', (flags) => {
    const matches = regExpTest(new RegExp('a', flags));
    expect([matches('ab'), matches('ab'), matches('x'), matches('a')]).toEqual([true, true, false, true]);
  });

  it('The lastIndex is neither heeded nor changed', () => {
    const expression = /a/g;
    expression.lastIndex = 1;
    expect(regExpTest(expression)('a')).toBe(true);
    expect(expression.lastIndex).toBe(1);
  });

  it('The flags are kept', () => {
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
  ])('The flag "%s" is known in engines without the property flags', (flags, text, expected) => {
    const expression = Object.defineProperty(new RegExp('^a|^x(?!a)$', flags), 'flags', { value: undefined });
    expect(regExpTest(expression)(text)).toBe(expected);
  });

  it('The flag y is kept in engines without the property flags', () => {
    const expression = Object.defineProperty(/b/y, 'flags', { value: undefined });
    expect(regExpTest(expression)('ab')).toBe(false);
  });
});

it('Regular expressions only are accepted by isRegExp(value)', () => {
  expect([/a/, new RegExp(''), 'a', null, { source: 'a' }].map(isRegExp)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
