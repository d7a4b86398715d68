import { SizeBoundedCache } from '../../../output/svg/SizeBoundedCache';

it('Values are kept as long as their sizes fit together', () => {
  const kept = new SizeBoundedCache<number, string>(10);
  const there = (): number[] => [1, 2, 3, 4].filter((key) => kept.get(key) !== undefined);
  kept.set(1, 'one', 4);
  kept.set(2, 'two', 6);
  expect(there()).toEqual([1, 2]);
  kept.set(3, 'three', 1);
  expect(there()).toEqual([3]);
  kept.set(4, 'four', 50);
  expect(kept.get(4)).toBe('four');
});
