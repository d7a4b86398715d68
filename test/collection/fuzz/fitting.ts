import type { Random } from '../../selector/randomQueries';
import type { RandomValues } from './randomValues';

type Fit = (values: RandomValues, random: Random) => unknown;

const oneOf =
  (...some: unknown[]): Fit =>
  (_values, random) =>
    random.pick(some);
const callback: Fit = (values) => values.callback();
const anything: Fit = (values) => values.any();
const list: Fit = (values) => values.list(3, 0);
const member: Fit = (values) => values.member();
const someOf =
  (...fits: Fit[]): Fit =>
  (values, random) =>
    random.pick(fits)(values, random);

const flag = oneOf(true, false);
const position = oneOf(0, 1, -1, 2, 9);
const number = oneOf(0, 1, -2.5, 10, 45, 100);
const corner = oneOf('top left', 'left center', 'bottom right', 'top center');
const property = oneOf(
  'x',
  'y',
  'name',
  'width',
  'rotation',
  'libraryItem.name',
  'custom',
  'size',
  'alpha',
  'tint',
);
const setting = someOf(
  number,
  callback,
  oneOf(
    [1, 2],
    '#ff0000',
    'text',
    { x: 1, y: 2 },
    () => 5,
    () => [3, 4],
    (_: unknown, at: number) => `n${at}`,
  ),
);
const settings = oneOf(
  { x: 5, name: 'a' },
  { pos: [1, 2], alpha: 50 },
  { size: () => 5, x: 'no' },
  { tint: '#123456' },
);
const query = oneOf(
  '*',
  'star*',
  ':movieclip',
  '[x>10]:even',
  ':children',
  ':has(*)',
  ':fuzzed',
  '[fuzzed=1]',
);
const newName = oneOf(
  'star',
  'ball_###',
  'a_*',
  () => 'same',
  (_: unknown, at: number) => `n${at}`,
);
const folder = oneOf('', 'shapes', '/new/deep/', 'shapes/star', 'a/b');
const modifier = oneOf(5, [1, 9], '+10%', '*2', '-5', { x: 3 }, () => 7);
const word = oneOf(':fuzzed', '[fuzzed]');

/** What the parameters of methods are meant for, so that random calls get past the checks of arguments. */
const FITTING: Record<string, Fit[]> = {
  $: [query, member],
  $$: [query, member],
  all: [query],
  register: [word, callback],
  each: [callback, list],
  reach: [callback, list],
  map: [callback, anything],
  filter: [someOf(callback, query)],
  call: [callback, anything],
  apply: [callback, list],
  exec: [callback, list],
  indexOf: [member, position],
  get: [position],
  find: [someOf(oneOf('star*', /a/g, 'star'), anything), property],
  remove: [someOf(position, member, oneOf('star*', /a/)), oneOf(1, 0, 2, undefined)],
  attr: [someOf(property, property, settings), setting, number],
  pluck: [property],
  invoke: [oneOf('toString', 'getPersistentData', 'hasPersistentData', 'getProperty'), anything],
  slice: [position, position],
  sort: [
    someOf(
      property,
      oneOf(
        () => 1,
        (a: unknown) => (a ? 0 : 1),
      ),
    ),
  ],
  list: [oneOf('label', property)],
  select: [someOf(position, member, flag, oneOf('star*'))],
  duplicate: [flag],
  move: [someOf(number, folder), someOf(number, flag), flag],
  rotate: [number, corner],
  scale: [number, number, corner],
  centerTransformPoint: [flag],
  rename: [newName, oneOf(2, 3, undefined), oneOf(0, 5), oneOf('_', ' ')],
  orderBy: [
    someOf(
      oneOf('x', 'name', 'random', 'top'),
      oneOf(() => 0),
    ),
    flag,
  ],
  align: [oneOf('left', 'top right', 'center', 'vertical'), flag],
  distribute: [oneOf('left', 'left,top', ['right', 'bottom']), flag],
  space: [oneOf('horizontal', 'vertical'), someOf(number, flag)],
  match: [oneOf('width', 'height', 'size'), someOf(flag, position, member, oneOf('star'))],
  toGrid: [someOf(number, oneOf([5, 10])), oneOf(-1, 0, 1)],
  layout: [oneOf(1, 2, 5), number, number],
  randomize: [
    oneOf('x', 'pos', 'rotation', 'size', 'tint', { x: 5, alpha: [1, 9] }),
    modifier,
    oneOf(7, () => 0.5),
  ],
  expand: [flag, flag],
  addToStage: [number, number],
};

/** Arguments for a method: mostly what it is meant for, mixed with what it is not, some left out, some too many. */
export function randomArguments(name: string, values: RandomValues, random: Random): unknown[] {
  const fits = FITTING[name.split('.').pop() as string] ?? FITTING[name] ?? [];
  if (fits.length === 0 || random.below(3) === 0) return values.list(4);
  const count = random.below(3) === 0 ? random.below(fits.length + 2) : fits.length;
  return Array.from({ length: count }, (_, at) =>
    at in fits && random.below(6) > 0 ? fits[at](values, random) : values.any(),
  );
}
