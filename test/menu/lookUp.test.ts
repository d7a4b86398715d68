import { createHost } from '../../app';
import { ElementCollection, FrameCollection, ItemCollection, LayerCollection } from '../../src';
import { lookUp } from '../../src/menu/lookUp';

const host = createHost(
  {
    library: [
      { name: 'star', type: 'movie clip' },
      { name: 'ui', type: 'folder' },
    ],
    layers: [
      {
        name: 'art',
        elements: ['star', 'layers_1', 'framesy', 'big  star', 'a layers b'].map((name) => ({
          item: 'star',
          name,
        })),
      },
      { name: 'sky', frames: [{ name: 'start', duration: 2 }] },
    ],
  },
  { realm: 'here' },
);

beforeAll(() => host.install());
afterAll(() => host.dispose());

const ALL = 'star,layers_1,framesy,big  star,a layers b';

it.each([
  ['star', ElementCollection, 'star'],
  ['$star', ElementCollection, 'star'],
  ['  $  star  ', ElementCollection, 'star'],
  ['$', ElementCollection, ALL],
  ['', ElementCollection, ALL],
  ['   ', ElementCollection, ALL],
  ['layers_*', ElementCollection, 'layers_1'],
  ['framesy', ElementCollection, 'framesy'],
  ['"big  star"', ElementCollection, 'big  star'],
  [' "a layers b" ', ElementCollection, 'a layers b'],
  ['$$', ItemCollection, 'ui,star'],
  ['$$star', ItemCollection, 'star'],
  [' $$  :folder ', ItemCollection, 'ui'],
  ['layers', LayerCollection, 'art,sky'],
  ['layers s*', LayerCollection, 'sky'],
  ['layers:first', LayerCollection, 'art'],
  ['frames', FrameCollection, ',start'],
  ['\tframes  :labelled', FrameCollection, 'start'],
] as const)('The result of lookUp(%j) is a %p of %j', (line, Type, names) => {
  const found = lookUp(line);
  expect(found).toBeInstanceOf(Type);
  expect(found.pluck('name').join()).toBe(names);
});
