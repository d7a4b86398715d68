import { MAX_NUMBER } from '../../../geometry/claims';
import { readNumber } from '../../../document/xfl/attributes';
import { XmlNode } from '../../../document/xml/XmlNode';

const node = XmlNode.create;

describe('numbers of attributes', () => {
  const values: [string, number][] = [
    ['0', 0],
    ['-1', -1],
    ['2147483648', 2 ** 31],
    ['4294967297', 2 ** 32 + 1],
    [String(MAX_NUMBER), MAX_NUMBER],
    ['1e-300', 1e-300],
  ];
  const unread = ['1e300', '-1e300', '1000000000001', 'NaN', 'Infinity', '-Infinity', '', ' ', 'abc'];

  it.each([...values, ...unread.map((text) => [text, 7] as const)])('%j is read as %d', (text, expected) => {
    expect(readNumber(node('a', { value: text }), 'value', 7)).toBe(expected);
  });
});
