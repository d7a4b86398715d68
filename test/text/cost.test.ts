/** @jest-environment node */
import { trim } from '../../src/text/blanks';
import type { Pattern, PatternPiece } from '../../src/text/pattern';
import { compilePattern } from '../../src/text/wildcard';
import { growth } from '../support/growth';

const any: PatternPiece = { type: 'any' };
const text = (content: string): PatternPiece => ({ type: 'text', text: content });
const range = (min: number, max: number): PatternPiece => ({ type: 'range', min, max });

describe('compilePattern', () => {
  it.each<[string, Pattern, string]>([
    ['stars and letters', [any, text('a'), any, text('a'), any, text('a'), any, text('b')], 'a'],
    ['stars and words', [any, text('aab'), any, text('aab'), any, text('aab'), any, text('c')], 'aab'],
    ['ranges and stars', [range(1, 9), any, range(1, 9), any, text('x')], '1'],
    ['ranges that may begin anywhere', [any, text('1'), range(0, 99), range(0, 99), any, text('x')], '1'],
    ['zeros that may end anywhere', [any, text('0'), range(0, 9), text('0'), range(0, 9), text('x')], '0'],
  ])('The steps are in proportion to long texts: %s', (_title, pattern, unit) => {
    const test = compilePattern(pattern, { ignoreCase: true });
    expect(growth((size) => test(unit.repeat(size)), 500)).toBeLessThan(3);
  });
});

describe('trim', () => {
  it('The steps are in proportion to the blanks within', () => {
    expect(growth((size) => trim(`a${' '.repeat(size)}b`), 500)).toBeLessThan(3);
  });
});
