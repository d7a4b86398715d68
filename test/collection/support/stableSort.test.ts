import { stableSort } from '../../../src/collection/support/stableSort';

describe('stableSort', () => {
  it.each([0, 1, 2, 3, 4, 7, 8, 9, 33])('The list of %i elements is copied and left as it is', (length) => {
    const list = Array.from({ length }, (_, i) => (i * 7) % 5);
    const before = list.slice();
    const sorted = stableSort(list, (a, b) => a - b);
    expect(sorted).not.toBe(list);
    expect(list).toEqual(before);
    expect(sorted).toEqual(before.sort((a, b) => a - b));
  });
});
