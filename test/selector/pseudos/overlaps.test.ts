import fc from 'fast-check';
import { createHost } from '../../../app';
import { $ } from '../../../src';
import { shape } from '../../support/plainHost';
import { namesOf } from '../find';
import { tries } from '../../support/sample';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const small = fc.integer({ min: 0, max: 6 });
const box = fc.record({
  x: small,
  y: small,
  width: fc.integer({ min: 1, max: 4 }),
  height: fc.integer({ min: 1, max: 4 }),
});

/** Bitmaps of all sizes up to 4 by 4: an instance of one has its left upper corner at x and y. */
const library = [1, 2, 3, 4].flatMap((width) =>
  [1, 2, 3, 4].map((height) => ({ name: `${width}x${height}`, type: 'bitmap' as const, width, height })),
);

const instanceOf = ({ x, y, width, height }: Box, name: string) => ({
  item: `${width}x${height}`,
  name,
  x,
  y,
});

function shareArea(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0;
}

describe(':overlaps', () => {
  it('Elements that share area with another element on their keyframe that the query finds are found', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.array(box, { maxLength: 6 }), { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: 2,
        }),
        (layers) => {
          const { document } = createHost({
            library,
            layers: layers.map((frames, l) => ({
              frames: frames.map((boxes, f) => ({
                elements: boxes.map((one, i) => instanceOf(one, `n${i % 2}_${l}_${f}_${i}`)),
              })),
            })),
          });
          const expected = (wanted: (index: number) => boolean): string[] =>
            layers.flatMap((frames, l) =>
              frames.flatMap((boxes, f) =>
                boxes.flatMap((one, i) =>
                  boxes.some((other, k) => k !== i && wanted(k) && shareArea(one, other))
                    ? [`n${i % 2}_${l}_${f}_${i}`]
                    : [],
                ),
              ),
            );
          const found = (query: string): string[] => $.all(query, document).pluck('name') as string[];
          expect(found(':overlaps(*)').sort()).toEqual(expected(() => true).sort());
          expect(found(':overlaps(n0*)').sort()).toEqual(expected((k) => k % 2 === 0).sort());
          expect(found(':overlaps(n0*), :overlaps(n1*)').sort()).toEqual(expected(() => true).sort());
          expect(found(':overlaps(:first)').sort()).toEqual(expected((k) => k === 0).sort());
        },
      ),
      { numRuns: tries(15, 40) },
    );
  });

  it('Elements that are on no layer are not found', () => {
    const box = { left: 0, top: 0, width: 9, height: 9 };
    expect(namesOf(':overlaps(*)', [shape({ ...box, name: 'a' }), shape({ ...box, name: 'b' })])).toBe('');
  });

  it('Members of groups are not found: they are on no keyframe', () => {
    const one = { item: '4x4', x: 0, y: 0 };
    const { document } = createHost({
      library,
      layers: [
        {
          elements: [
            {
              group: [
                { ...one, name: 'a' },
                { ...one, name: 'b' },
              ],
            },
            { ...one, name: 'c' },
          ],
        },
      ],
    });
    expect($(':group:overlaps(c)', document).length).toBe(1);
    expect($(':group:children:overlaps(*)', document).length).toBe(0);
  });
});
