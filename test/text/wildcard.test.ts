import fc from 'fast-check';
import type { Pattern, PatternPiece } from '../../src/text/pattern';
import { compilePattern, compileWildcard } from '../../src/text/wildcard';
import { covers } from '../support/covers';
import { withoutSigns } from '../support/olderEngine';
import { tries } from '../support/sample';

const any: PatternPiece = { type: 'any' };
const text = (content: string): PatternPiece => ({ type: 'text', text: content });
const range = (min: number, max: number): PatternPiece => ({ type: 'range', min, max });

function matches(pattern: Pattern, value: string, ignoreCase = false): boolean {
  return compilePattern(pattern, { ignoreCase })(value);
}

describe('compileWildcard', () => {
  it.each<[string, string, boolean, string]>([
    ['', '', true, 'nothing matches the empty text'],
    ['', 'a', false, 'and no other'],
    ['star', 'star', true, 'text without star matches itself'],
    ['star', 'stars', false, 'and no longer text'],
    ['*', 'a/b', true, 'a star alone matches everything'],
    ['**', '', true, 'stars in a row are one'],
    ['a*b', 'a-b', true, 'a star between texts'],
    ['a*b', 'a-bc', false, 'the last text is at the end'],
    ['a**', 'ab', true, 'two stars at the end'],
    ['*a**', 'bab', true, 'stars at both ends'],
    ['*a**', 'b', false, 'what is between them has to be there'],
    ['a.b{1|2}\\[?', 'a.b{1|2}\\[?', true, 'nothing else is special'],
    ['a.b*', 'acb', false, 'a dot is a dot'],
    ['Star*', 'star', false, 'case counts unless told otherwise'],
  ])('The wildcard %j on %j gives %j: %s', (source, value, expected, _why) => {
    expect(compileWildcard(source, { ignoreCase: false })(value)).toBe(expected);
  });
});

describe('compilePattern', () => {
  it.each<[Pattern, string, boolean, string]>([
    [[], '', true, 'no pieces match the empty text'],
    [[], 'a', false, 'and no other'],
    [[text('star')], 'star', true, 'a literal matches itself'],
    [[text('star')], 'stars', false, 'but not the beginning of a longer text'],
    [[text('star')], 'a star', false, 'nor its end'],
    [[any], '', true, 'a star matches the empty run'],
    [[any], 'a/b\nc', true, 'and slashes and line ends'],
    [[text('a'), any], 'a', true, 'a star at the end may be empty'],
    [[any, text('a')], 'a', true, 'a star at the start too'],
    [[text('ab'), any, text('ba')], 'aba', false, 'head and tail do not overlap'],
    [[text('ab'), any, text('ba')], 'abba', true, 'they may touch'],
    [[any, text('ab'), any, text('b')], 'ab', false, 'a middle and the tail do not overlap'],
    [[any, text('ab'), any, text('b')], 'xab', false, 'however long the text is'],
    [[any, text('ab'), any, text('b')], 'abb', true, 'they may touch as well'],
    [[any, text('a'), any, text('b'), any], 'ba', false, 'middles come in order'],
    [[text('a.c')], 'abc', false, 'a dot is a dot'],
    [[text('Star')], 'star', false, 'case counts unless told otherwise'],
  ])('The pattern %j on %j gives %j: %s', (pattern, value, expected, _why) => {
    expect(matches(pattern, value)).toBe(expected);
  });

  it.each<[Pattern, string, boolean, string]>([
    [[text('ball_'), range(1, 20)], 'ball_7', true, 'a number within the range'],
    [[text('ball_'), range(1, 20)], 'ball_1', true, 'the least is included'],
    [[text('ball_'), range(1, 20)], 'ball_20', true, 'the most is included'],
    [[text('ball_'), range(1, 20)], 'ball_0', false, 'below'],
    [[text('ball_'), range(1, 20)], 'ball_21', false, 'above'],
    [[text('ball_'), range(1, 20)], 'ball_', false, 'no number'],
    [[text('ball_'), range(1, 20)], 'ball_007', true, 'leading zeros are ignored'],
    [[text('ball_'), range(1, 20)], 'ball_7.5', false, 'whole numbers only'],
    [[text('ball_'), range(1, 20)], 'ball_-7', false, 'a minus makes the number negative'],
    [[text('ball_'), range(1, 20)], 'ball_+7', false, 'a plus is not part of a number'],
    [[text('ball_'), range(-5, 0)], 'ball_000', true, 'zero, where it is the most'],
    [[text('ball_'), range(0, 5)], 'ball_000', true, 'zero, where it is the least'],
    [[text('ball'), range(-9, -1)], 'ball-7', true, 'a negative range'],
    [[text('ball'), range(-9, -1)], 'ball7', false, 'which positive numbers are not in'],
    [[text('ball'), range(-9, -1)], 'ball-10', false, 'nor those below it'],
    [[text('ball-'), range(1, 9)], 'ball-7', true, 'a minus in the text belongs to the text'],
    [[text('a1'), range(1, 9), text('1b')], 'a1b', false, 'two texts do not share a character'],
    [[any, range(-9, -5), any], 'a-7b', true, 'a negative range between stars'],
    [[any, range(-9, -5), any], 'a7b', false, 'which positive numbers are not in'],
    [[range(-1, 1)], '-0', true, 'minus zero is zero'],
    [[range(-1, 1)], '000', true, 'zeros are zero'],
    [[range(1, 9)], '000', false, 'and nothing else'],
    [[range(1, 3), text('x'), range(4, 6)], '2x5', true, 'several ranges'],
    [[range(1, 3), text('x'), range(4, 6)], '2x7', false, 'each of which must hold'],
    [[range(1, 9), range(1, 9)], '12', true, 'neighbouring ranges share the digits'],
    [[range(1, 9), text('0')], '10', true, 'a range leaves the digits of a text'],
    [[range(1, 20), any], '7b', true, 'a star after a number'],
    [[range(1, 20), any], '100', false, 'does not take the rest of the number'],
    [[any, range(1, 9)], 'ball15', false, 'a star before a number does not take its beginning'],
    [[any, range(1, 9)], 'ball005', true, 'its zeros belong to it'],
    [[any, range(1, 9)], 'ball-5', true, 'a minus may belong to the star'],
    [[any, range(1, 9)], 'ball9', true, 'nine is a digit'],
    [[any, range(10, 20)], 'ball19', true, 'at the end of a number too'],
    [[any, range(0, 5)], 'ball000', true, 'zeros are zero behind a star'],
    [[any, range(-5, 0)], 'ball0', true, 'where zero is the most as well'],
    [[any, range(10, 20), any], 'a 5 b 15 c', true, 'any number of the text may be the one'],
    [[any, range(10, 20), any], 'a 5 b 25 c', false, 'if there is one'],
    [[range(0, 9007199254740991)], '9007199254740992', false, 'numbers beyond 2^53 are too great'],
  ])('The range pattern %j on %j gives %j: %s', (pattern, value, expected, _why) => {
    expect(matches(pattern, value)).toBe(expected);
    expect(withoutSigns(() => matches(pattern, value))).toBe(expected);
  });

  it.each<[string, string, boolean, string]>([
    ['*RED*', 'a_red_star', true, 'a text between stars'],
    ['*RED', 'star_red', true, 'a text behind a star'],
    ['S*RED', 'star_Red', true, 'texts on both sides'],
    ['STAR_*', 'star_Red', true, 'Latin'],
    ['étoile*', 'ÉTOILE', true, 'accents'],
    ['звезда', 'ЗВЕЗДА', true, 'Cyrillic'],
    ['ΟΔΟΣ*', 'οδος', true, 'a sigma is a sigma, at the end of a word too'],
    ['ΟΔΟΣ*', 'ΟΔΟΣΑ', true, 'and inside'],
    ['İ*', 'İstanbul', true, 'a capital whose small form is longer matches itself'],
    ['*x', 'İİİİx', true, 'and shifts nothing'],
    ['straße', 'STRASSE', false, 'one character is never two'],
  ])('The pattern %j on %j gives, ignoring case, %j: %s', (pattern, value, expected, _why) => {
    expect(compileWildcard(pattern, { ignoreCase: true })(value)).toBe(expected);
  });

  it.each<[Pattern, string, boolean, string]>([
    [[text('BALL_'), range(1, 20), text('_End')], 'ball_7_eND', true, 'texts on both sides of a number'],
    [[text('BALL_'), range(1, 20), any], 'Ball_7', true, 'a number and a star'],
    [[any, text('BALL_'), range(1, 20)], 'a bAll_7', true, 'a star, a text and a number'],
    [[text('BALL_'), range(1, 20), text('K'), range(1, 3)], 'ball_7k2', true, 'two numbers'],
    [[text('BALL_'), range(1, 20), text('K'), range(1, 3)], 'ball_7k4', false, 'each of which must hold'],
  ])('The range pattern %j on %j gives, ignoring case, %j: %s', (pattern, value, expected, _why) => {
    expect(matches(pattern, value, true)).toBe(expected);
  });

  const piece = fc.oneof(
    fc.constantFrom('a', 'b', '0', '1', '10', '-').map(text),
    fc.constant(any),
    fc
      .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 0, max: 12 }))
      .map(([min, size]) => range(min, min + size)),
  );
  const subject = fc.string({ unit: fc.constantFrom('a', 'b', '0', '1', '2', '-'), maxLength: 8 });

  it('The result agrees with trying every way to divide the text among the pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), subject, (pattern, value) => {
        expect(matches(pattern, value)).toBe(covers(pattern, value));
      }),
      { numRuns: tries(1000, 3000) },
    );
  });
});
