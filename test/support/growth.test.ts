/** @jest-environment node */
import { trim } from '../../src/text/blanks';
import { growth } from './growth';

describe('growth', () => {
  it.each<[string, number, (size: number) => void]>([
    ['one piece of work', 1, () => trim(' a ')],
    ['work for each part', 2, (size) => times(size, () => trim(' a '))],
    ['work for each pair of parts', 4, (size) => times(size * size, () => trim(' a '))],
    ['a loop inside the code', 2, (size) => trim(' '.repeat(size))],
    ['a copy of the rest for each part', 4, (size) => times(size, (i) => 'a'.repeat(size).slice(i))],
    ['a search through the rest', 4, (size) => times(size, (i) => 'a'.repeat(size).indexOf('b', i))],
    ['a pattern over the whole', 4, (size) => times(size, () => /b/.test('a'.repeat(size)))],
  ])('Steps are counted for %s', (_title, expected, work) => {
    expect(growth(work, 100)).toBeCloseTo(expected, 0);
  });
});

function times(count: number, work: (index: number) => void): void {
  for (let i = 0; i < count; i++) work(i);
}
