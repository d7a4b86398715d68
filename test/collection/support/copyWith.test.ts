import { Collection } from '../../../src/collection/Collection';

class Marked extends Collection<number> {
  constructor(
    readonly mark: string,
    ...elements: number[]
  ) {
    super(elements);
  }
}

describe('slice and clone of a class of one\u2019s own', () => {
  const marked = new Marked('red', 1, 2, 3, 2);

  it.each([
    ['slice', marked.slice(1), [2, 3, 2]],
    ['clone', marked.clone(), [1, 2, 3, 2]],
  ])('%s keeps class, own members and duplicates', (_name, copy, elements) => {
    expect(copy).toBeInstanceOf(Marked);
    expect([copy.mark, copy.elements, copy.length]).toEqual(['red', elements, elements.length]);
  });

  it('A copy has an Array of its own', () => {
    marked.clone().add(9);
    expect(marked.elements).toEqual([1, 2, 3, 2]);
  });
});
