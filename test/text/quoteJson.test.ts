import { quoteJson } from '../../src/text/quoteJson';

describe('quoteJson', () => {
  it.each([
    ['', '""'],
    ['a "b" \\c', '"a \\"b\\" \\\\c"'],
    ['\b\t\n\f\r', '"\\b\\t\\n\\f\\r"'],
    ['\u0000\u001f', '"\\u0000\\u001f"'],
    ['\u2028\u2029', '"\\u2028\\u2029"'],
    ['é 😀 / \u007f', '"é 😀 / \u007f"'],
  ])('The text %j is quoted as %s', (text, expected) => {
    expect(quoteJson(text)).toBe(expected);
    expect(JSON.parse(quoteJson(text))).toBe(text);
  });
});
