import fc from 'fast-check';
import ts from 'typescript';
import { literalOffsets } from '../../../editor/ts-plugin/literalOffsets';

/** What the compiler reads of a literal. */
function textOf(literal: string): string {
  const file = ts.createSourceFile('a.ts', `(${literal})`, ts.ScriptTarget.ES2022, true);
  const [statement] = file.statements as unknown as [ts.ExpressionStatement];
  return ((statement.expression as ts.ParenthesizedExpression).expression as ts.StringLiteralLike).text;
}

it.each([
  ["'abc'", [1, 2, 3, 4]],
  ["''", [1]],
  [String.raw`'a\tb'`, [1, 2, 4, 5]],
  [String.raw`'\x41\u0042c'`, [1, 5, 11, 12]],
  [String.raw`'\u{1F600}!'`, [1, 1, 10, 11]],
  ["'a\\\nb'", [1, 4, 5]],
  ['`a\r\nb`', [1, 2, 4, 5]],
])('%j has the offsets %j', (literal, offsets) => {
  expect(literalOffsets(literal)).toEqual(offsets);
  expect(offsets).toHaveLength(textOf(literal).length + 1);
});

it('There is an offset for each character that the compiler reads', () => {
  const piece = fc.constantFrom(
    'a',
    'ü',
    '\u{1F600}',
    '\\n',
    '\\x41',
    '\\u0041',
    '\\u{41}',
    '\\u{1F600}',
    '\\\\',
    "\\'",
    '\\\n',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const literal = `'${pieces.join('')}'`;
      expect(literalOffsets(literal)).toHaveLength(textOf(literal).length + 1);
    }),
  );
});
