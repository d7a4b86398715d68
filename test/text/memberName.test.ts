import { isMemberName } from '../../src/text/memberName';

test.each(['x', '_x', 'X1', 'linkageClassName', 'classes', 'subclass', 'do_', 'newer', 'of'])(
  '%j is one',
  (name) => {
    expect(isMemberName(name)).toBe(true);
  },
);

test.each([
  '',
  '1x',
  'a-b',
  'a b',
  'a.b',
  'x;y',
  '\u00e9',
  'class',
  'int',
  'float',
  'goto',
  'while',
  'with',
  'abstract',
])('%j is none', (name) => {
  expect(isMemberName(name)).toBe(false);
});
