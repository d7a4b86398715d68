import fc from 'fast-check';
import type { AttributeOperator, Pattern, PatternPiece } from '../../../src/selector/syntax/ast';
import {
  any,
  attribute,
  between,
  lastClass,
  matching,
  name,
  nested,
  nth,
  number,
  path,
  pseudo,
  quoted,
  range,
  regexp,
  text,
  type Tree,
  union,
  universal,
  untouched,
  wholeClass,
} from './trees';

/** Texts made of what is special anywhere, and a little that is not. */
const NASTY = fc.string({
  unit: fc.constantFrom(...'aB1 .,:;[](){}|*/\\"\'=<>!^$~-_\n\u00a0é\u2028', '😀'),
  minLength: 1,
  maxLength: 6,
});

const WHOLE = fc.integer({ min: -1000, max: 1000 });
const DOUBLE = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const RANGE = fc.tuple(WHOLE, WHOLE).map(([a, b]) => range(Math.min(a, b), Math.max(a, b)));
const PIECE = fc.oneof(
  NASTY.map((content): PatternPiece => ({ type: 'text', text: content })),
  fc.constant(any),
  RANGE,
);

const PATTERN: fc.Arbitrary<Pattern> = fc
  .array(PIECE, { maxLength: 4 })
  .map((pieces) => pieces.filter((piece, i) => piece.type === 'range' || piece.type !== pieces[i - 1]?.type));

const isStar = (pattern: Pattern): boolean => pattern.length === 1 && pattern[0].type === 'any';
const isPlain = (pattern: Pattern): boolean => pattern.every((piece) => piece.type === 'text');

const NAME = PATTERN.filter((pattern) => !isStar(pattern)).map((pattern) => name(...pattern));
const PATH = PATTERN.filter((pattern) => pattern.length > 0).map((pattern) => path(...pattern));
const CLASS = fc.oneof(
  NASTY.map((content) => lastClass(`S${content.replace(/\./g, '_')}`)),
  NASTY.map((content) => lastClass(any, content.replace(/\./g, '_'))),
  PATTERN.map((pattern) => wholeClass(range(1, 2), '.', range(1, 2), ...pattern)),
  NASTY.map((content) => wholeClass(`${content}.*`)),
);

const KEY = fc
  .array(
    NASTY.map((content) => content.replace(/\./g, '_')),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('.'));

const EQUAL = fc.constantFrom<AttributeOperator>('=', '!=');
const WITHIN = fc.constantFrom<AttributeOperator>('^=', '$=', '*=');
const LIMIT = fc.constantFrom<AttributeOperator>('<', '<=', '>', '>=');

const TEXT_VALUE = fc.oneof(NASTY.map(text), NASTY.map(quoted), fc.constant(quoted('')));
const PATTERN_VALUE = PATTERN.filter(
  (pattern) => !isPlain(pattern) && !(pattern.length === 1 && pattern[0].type === 'range'),
).map((pattern) => matching(...pattern));
const RANGE_VALUE = fc.tuple(DOUBLE, DOUBLE).map(([a, b]) => between(Math.min(a, b), Math.max(a, b)));
const REGEXP = fc.constantFrom(
  regexp('a\\/b', 'i'),
  regexp('[/\\]]', 'gm'),
  regexp('^\\d+, "*$'),
  regexp('\\\\'),
);

const ATTRIBUTE = fc.oneof(
  KEY.map((key) => attribute(key)),
  fc.tuple(KEY, EQUAL, fc.oneof(TEXT_VALUE, PATTERN_VALUE, RANGE_VALUE)).map((parts) => attribute(...parts)),
  fc.tuple(KEY, WITHIN, TEXT_VALUE).map((parts) => attribute(...parts)),
  fc.tuple(KEY, LIMIT, DOUBLE.map(number)).map((parts) => attribute(...parts)),
  fc.tuple(KEY, REGEXP).map(([key, value]) => attribute(key, '~=', value)),
);

const { query } = fc.letrec<{ query: Tree; pseudo: Tree }>((tie) => ({
  pseudo: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('movieclip', 'first', 'random', 'wider').map((word) => pseudo(word)),
    fc.tuple(WHOLE, WHOLE).map(([a, b]) => pseudo('nth', nth(a, b))),
    fc.double({ min: 0, max: 1, noNaN: true }).map((value) => pseudo('random', number(value + 0))),
    fc.oneof(NASTY, fc.constant('')).map((content) => pseudo('my_own-1', untouched(content))),
    fc
      .tuple(fc.constantFrom('not', 'is', 'has'), tie('query'))
      .map(([word, inner]) => pseudo(word, nested(inner))),
  ),
  query: fc
    .array(
      fc
        .tuple(
          fc.oneof(fc.constant(universal), NAME, PATH, CLASS, ATTRIBUTE, tie('pseudo')),
          fc.array(fc.oneof(CLASS, ATTRIBUTE, tie('pseudo')), { maxLength: 3 }),
        )
        .map(([first, rest]) => separated([first, ...rest])),
      { minLength: 1, maxLength: 3 },
    )
    .map((groups) => union(...groups)),
}));

/** Without the classes that would be read as part of the open text before them: quotes alone can close it. */
function separated(steps: Tree[]): Tree[] {
  const kept: Tree[] = [];
  for (const step of steps) {
    const last = kept[kept.length - 1];
    if (kept.length === 0 || typeOf(step) !== 'class' || !isOpen(last)) kept.push(step);
  }
  return kept;
}

function isOpen(step: Tree): boolean {
  if (typeOf(step) === 'universal') return true;
  const { pattern } = step as { pattern?: Pattern };
  return pattern !== undefined && pattern.some((piece) => piece.type !== 'text');
}

function typeOf(step: Tree): string {
  return String((step as { type?: Tree }).type);
}

/** Trees of every kind of node, as parsing might have made them. */
export const trees: fc.Arbitrary<Tree> = query;
