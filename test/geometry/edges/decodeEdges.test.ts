/** @jest-environment node */
import fc from 'fast-check';
import { decodeEdges } from '../../../geometry/edges/decodeEdges';
import { encodeEdges } from '../../../geometry/edges/encodeEdges';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { growth } from '../../support/growth';

/** Segments as lists, in twips: [x, y, x, y] for a line, six numbers for a curve. */
function list({ count, points, lines }: Segments): number[][] {
  return Array.from({ length: count }, (_, i) => {
    const all = [...points.slice(i * STRIDE, (i + 1) * STRIDE)].map((value) => value * 20);
    return lines[i] ? [...all.slice(0, 2), ...all.slice(4)] : all;
  });
}

describe('Decoding edges', () => {
  it.each([
    ['nothing', '', []],
    ['a line', '!0 0|20 40', [[0, 0, 20, 40]]],
    ['the other sign for a line', '!0 0/20 40', [[0, 0, 20, 40]]],
    ['a curve', '!0 0[10 0 20 40', [[0, 0, 10, 0, 20, 40]]],
    ['the other sign for a curve', '!0 0]10 0 20 40', [[0, 0, 10, 0, 20, 40]]],
    ['a path that goes on', '!0 0|1 2|3 4', [[0, 0, 1, 2], [1, 2, 3, 4]]], // prettier-ignore
    ['runs apart', '!0 0|1 2!5 5|6 6', [[0, 0, 1, 2], [5, 5, 6, 6]]], // prettier-ignore
    ['marks of the selection', '!0 419S2[0 425 0 436!0 436S2|-4 449', [[0, 419, 0, 425, 0, 436], [0, 436, -4, 449]]], // prettier-ignore
    ['line breaks and blanks', '!0 0 \n | 1\r\n2\t', [[0, 0, 1, 2]]],
    ['signs between numbers', '!-5 -7|-1.5 -2', [[-5, -7, -1.5, -2]]],
    ['hexadecimal numbers', '!#1.8 0|#FFFFFF.8 #2', [[1.5, 0, -0.5, 2]]],
    ['a move alone', '!7 7', []],
    ['a text that is cut off', '!0 0|1 2|3', [[0, 0, 1, 2]]],
    ['a curve that is cut off', '!0 0[1 2 3', []],
    ['no numbers at all', '!a b|c d', []],
  ])('%s', (_, text, expected) => {
    const seen = list(decodeEdges(text));
    expect(seen.length).toBe(expected.length);
    seen.forEach((segment, i) => segment.forEach((value, k) => expect(value).toBeCloseTo(expected[i][k], 9)));
  });

  it('The control point of a line is its middle', () => {
    expect([...decodeEdges('!0 0|20 40').points]).toEqual([0, 0, 0.5, 1, 1, 2]);
  });

  it('Edges that were written read the same, to the last step', () => {
    const step = fc.integer({ min: -200000, max: 200000 }).map((value) => value / 5120);
    const segment = fc.record({
      isLine: fc.boolean(),
      points: fc.array(step, { minLength: 6, maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 20 }), (segments) => {
        const written: Segments = {
          count: segments.length,
          points: Float64Array.from(
            segments.flatMap(({ isLine, points: [a, b, c, d, e, f] }) =>
              isLine ? [a, b, (a + e) / 2, (b + f) / 2, e, f] : [a, b, c, d, e, f],
            ),
          ),
          lines: Uint8Array.from(segments.map(({ isLine }) => (isLine ? 1 : 0))),
        };
        const read = decodeEdges(encodeEdges(written));
        expect([...read.points]).toEqual([...written.points].map((value) => value + 0));
        expect([...read.lines]).toEqual([...written.lines]);
      }),
    );
  });

  it('The number of steps is proportional to the length of the text, even without commands', () => {
    expect(growth((size) => decodeEdges('1 '.repeat(size)), 500)).toBeLessThan(3);
    expect(growth((size) => decodeEdges('!0 0|'.repeat(size)), 500)).toBeLessThan(3);
  });
});
