import { Collection } from '../../../src/collection/Collection';
import { traced } from '../../support/traced';

const elements = [
  {
    name: 'star1',
    elementType: 'instance',
    instanceType: 'symbol',
    symbolType: 'movie clip',
    libraryItem: { name: 'shapes/star' },
  },
  { name: '', elementType: 'instance', instanceType: 'bitmap', libraryItem: { name: 'assets/icon_new.png' } },
  { name: 'title', elementType: 'text', textType: 'dynamic' },
];

describe('list', () => {
  it('A heading, and a line for each element, are written', () => {
    const collection = new Collection<object>(elements);
    expect(traced(() => expect(collection.list()).toBe(collection))).toEqual([
      '[object Collection length=3]: 3 elements',
      '  0: star1 (movie clip, shapes/star)',
      '  1: (bitmap, assets/icon_new.png)',
      '  2: title (dynamic text)',
    ]);
  });

  it.each([
    ['Stars', 'Stars: 1 element'],
    ['', '[object Collection length=1]: 1 element'],
    [undefined, '[object Collection length=1]: 1 element'],
    [null, '[object Collection length=1]: 1 element'],
    [0, '0: 1 element'],
  ])('The label %p is written as %p', (label, heading) => {
    expect(traced(() => new Collection([5]).list(label))).toEqual([heading, '  0: 5']);
  });

  it('An empty collection has only the heading', () => {
    expect(traced(() => new Collection().list('None'))).toEqual(['None: 0 elements']);
  });

  it('Indices are aligned to the right', () => {
    const lines = traced(() => new Collection(Array.from({ length: 101 }, (_, i) => i)).list('N'));
    expect([lines[1], lines[11], lines[101]]).toEqual(['    0: 0', '   10: 10', '  100: 100']);
  });

  it('The largest index, and not the count, decides the width', () => {
    const lines = traced(() => new Collection(Array.from({ length: 10 }, (_, i) => i)).list('N'));
    expect([lines[1], lines[10]]).toEqual(['  0: 0', '  9: 9']);
  });
});
