import { createHost } from '../../../app';
import { $, $$ } from '../../../src';

const { document } = createHost({
  library: ['ui', 'ui/star', 'ui/deep/star', 'ball', 'ui/ball'].map((name) => ({
    name,
    type: name === 'ui' ? ('folder' as const) : ('movie clip' as const),
  })),
  layers: [
    {
      elements: [
        { item: 'ui/star', name: 'a' },
        { item: 'ui/deep/star', name: 'b' },
        { item: 'ball', name: 'c' },
        { shape: 'oval', width: 5, height: 5 },
      ],
    },
  ],
});

describe('the parts of the path of an item', () => {
  it.each([
    ['[shortName=star]', 'ui/star ui/deep/star'],
    ['[shortName=ball]', 'ball ui/ball'],
    ['[shortName^=s]', 'ui/star ui/deep/star'],
    ['[folder=ui]', 'ui/star ui/deep ui/ball'],
    ['[folder=ui/deep]', 'ui/deep/star'],
    ['[folder^=ui]:not(:folder)', 'ui/star ui/deep/star ui/ball'],
    ['[folder=""]', 'ui ball'],
    ['[shortName=ball][folder=ui]', 'ui/ball'],
    ['[shortName!=star][folder=ui]', 'ui/deep ui/ball'],
    ['[shortName]:folder', 'ui ui/deep'],
  ])('Items are found: %s', (query, expected) => {
    const found = $$(query, document).pluck('name');
    expect([...found].sort()).toEqual(expected.split(' ').sort());
  });

  it.each([
    ['[shortName=star]', 'a b'],
    ['[folder=ui]', 'a'],
    ['[folder=""]', 'c'],
    ['[shortName=star][folder=ui/deep]', 'b'],
    ['[shortName]', 'a b c'],
    ['[folder!=ui]:instance', 'b c'],
  ])('Elements are found: %s', (query, expected) => {
    expect($(query, document).pluck('name').sort().join(' ')).toBe(expected);
  });

  it('An element without an item has none', () => {
    expect($(':not([folder])', document).length).toBe(1);
  });
});
