import { readNth } from '../../../src/selector/syntax/nth';

describe('readNth', () => {
  it.each([
    ['3', 0, 3],
    ['-3', 0, -3],
    ['odd', 2, 1],
    ['Even', 2, 0],
    ['n', 1, 0],
    ['-n+3', -1, 3],
    ['+n', 1, 0],
    ['2n', 2, 0],
    ['2n+1', 2, 1],
    ['2N \t- \n1', 2, -1],
  ])('The text %j is read as %d × n + %d', (text, a, b) => {
    expect(readNth(text)).toEqual({ a, b });
  });

  it.each([
    '',
    'x',
    '2x',
    'n2',
    '2n1',
    'x2n+1',
    '2n+1x',
    '2n+',
    '2 n',
    '- n',
    '2n++1',
    '1.5',
    'oddly',
    'n n',
    '3-1',
    '9'.repeat(20),
  ])('The text %j is not read', (text) => {
    expect(readNth(text)).toBeNull();
  });
});
