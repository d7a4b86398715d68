import fc from 'fast-check';
import { nearest, suggest } from '../../src/text/nearest';

const WORDS = ['movieclip', 'graphic', 'button', 'bitmap', 'text', 'tlftext', 'not', 'nth', 'is', 'selected'];

describe('nearest', () => {
  it.each([
    ['movieclip', 'movieclip', 'the word itself'],
    ['movieclp', 'movieclip', 'a letter left out'],
    ['movieeclip', 'movieclip', 'a letter too many'],
    ['movieclib', 'movieclip', 'another letter'],
    ['moveiclip', 'movieclip', 'two neighbours swapped'],
    ['MovieClip', 'movieclip', 'capitals'],
    ['btmp', null, 'too much for a short word'],
    ['buton', 'button', 'little enough'],
    ['nt', 'not', 'the first of those that are equally near'],
    ['select', 'selected', 'a near beginning'],
    ['mov', 'movieclip', 'a beginning that is far from the whole'],
    ['mo', null, 'too short a beginning'],
    ['xyz', null, 'nothing near'],
    ['', null, 'no word at all'],
  ])('The word nearest to %j is %j: %s', (word, expected, _why) => {
    expect(nearest(word, WORDS)).toBe(expected);
  });

  it.each([
    ['mov', ['movieclip', 'movieclip_extra'], 'movieclip', 'the shortest, though a longer one follows'],
    ['mov', ['movieone1', 'movietwo2'], 'movieone1', 'the first of the shortest'],
    ['x'.repeat(64), ['x'.repeat(64)], 'x'.repeat(64), 'a word of 64 letters'],
    ['x'.repeat(65), ['x'.repeat(65)], null, 'no longer word'],
  ])('The word nearest to %j among %j is %j: %s', (word, known, expected, _why) => {
    expect(nearest(word, known)).toBe(expected);
  });

  it('An empty list of words gives null', () => {
    expect(nearest('text', [])).toBeNull();
  });

  it('A beginning of several words gives the shortest', () => {
    expect(nearest('embed', ['embeddedvideofile', 'embeddedvideo'])).toBe('embeddedvideo');
  });

  it('An endless word gives null', () => {
    expect(nearest('a'.repeat(100_000), ['a'.repeat(100_001)])).toBeNull();
  });

  it('A word is found at the least distance that an exhaustive measure finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 4 }), (written, known) => {
        const found = nearest(written, known);
        const limit = Math.min(3, Math.max(1, Math.floor(written.length / 3)));
        const least = Math.min(...known.map((candidate) => distance(written, candidate)));
        if (least <= limit) expect(distance(written, found!)).toBe(least);
        else if (found !== null) expect(written.length >= 3 && found.startsWith(written)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it('The near word, or all where none is near, is named by suggest(word, known)', () => {
  expect(suggest('szie', ['face', 'size'])).toBe('did you mean "size"?');
  expect(suggest('zzz', ['face', 'size'])).toBe('there are face, size');
});

/** The oracle: the fewest letters added, left out, exchanged or swapped, by the recursive definition. */
function distance(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const same = from.at(-1) === to.at(-1) ? 0 : 1;
  if (same === 0) return distance(a, b);
  const swapped = from.length > 1 && to.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1);
  return (
    1 +
    Math.min(
      distance(a, to),
      distance(from, b),
      distance(a, b),
      swapped ? distance(from.slice(0, -2), to.slice(0, -2)) : 99,
    )
  );
}
