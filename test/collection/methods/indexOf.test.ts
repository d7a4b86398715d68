import { Collection } from '../../../src/collection/Collection';

describe('indexOf', () => {
  const list = ['a', 'b', 'c', 'b', 'a'];
  it.each<[string, number | undefined, number]>([
    ['b', undefined, 1],
    ['b', 0, 1],
    ['b', 1, 1],
    ['b', 1.9, 1],
    ['b', 2, 3],
    ['b', 2.1, 3],
    ['b', 3.9, 3],
    ['b', 4, -1],
    ['a', 4, 4],
    ['a', 5, -1],
    ['a', Infinity, -1],
    ['a', NaN, 0],
    ['a', -0.9, 0],
    ['a', -1, 4],
    ['a', -1.9, 4],
    ['b', -2.9, 3],
    ['b', -5, 1],
    ['b', -99, 1],
    ['b', -Infinity, 1],
    ['z', 0, -1],
  ])('indexOf(%j, %p) is %i', (element, from, index) => {
    expect(new Collection(list).indexOf(element, from)).toBe(index);
    expect(list.indexOf(element, from)).toBe(index);
  });

  it('Undefined is found as undefined, not as the end', () => {
    expect(new Collection<unknown>(list).indexOf(undefined)).toBe(-1);
    expect(new Collection<unknown>(['a', undefined]).indexOf(undefined)).toBe(1);
  });
});
