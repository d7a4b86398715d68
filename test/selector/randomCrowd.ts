import type { Random } from './randomQueries';
import { RandomWorld } from './randomWorld';
import type { Kind } from './randomWorldQueries';
import { refuse, valueOrNothing } from './refusals';
import type { Thing } from './world';

/** Names as people and programs write them; most of them several times. */
export const ODD_NAMES = [
  ...[
    '',
    '',
    ' ',
    ' star',
    'star',
    'Star_1',
    'STAR_007',
    'star_-3',
    'star_30',
    'stars',
    'ball (1)',
    'star, red',
  ],
  ...[
    '9',
    '-9',
    '00',
    '1e3',
    '\uff11',
    '99999999999999999999',
    'a.b',
    'x[1]',
    'a:b',
    '{1|2}',
    'a*b',
    '*',
    '#1',
  ],
  ...['a"b', "it's", 'a\\b', '\\', '\n', 'a\tb', '\u2028', '\u0001', '\ufeffa', '$&', '${v}', '</script>'],
  ...['\u212a_1', 'k_1', '\u0130x', 'i\u0307x', '\u017ftar', '\u00df', 'SS', '\u00c9toile', '\u00e9TOILE'],
  ...['\u03a3\u03b1\u03c2', '\u03c3\u0391\u03a3', '\ud83d\ude00', '\ud83d', '\ude00'],
  ...['null', 'undefined', 'NaN', '__proto__', 'constructor', 'k0', 'v', 'o.x', 'class'],
];

/** What properties may hold; objects stand for what hosts give as such and scripts compare as text. */
export const ODD_VALUES: unknown[] = [
  ...[0, -0, 1, -1, 0.1, -2.5, 45, 200, 199.99999999999997, 2 ** 31, 2 ** 53, 1e21, 5e-324, -1e300],
  ...[NaN, Infinity, -Infinity],
  ...[
    '0',
    '-0',
    '45',
    '045',
    '+45',
    ' 45',
    '45 ',
    '0x2d',
    '.5',
    '5.',
    '-2.5e0',
    '1e400',
    '200',
    '1e2',
    'Infinity',
  ],
  ...[
    '',
    ' ',
    'star',
    'stars',
    'Star',
    'starstar',
    'a"b',
    "it's",
    'a\\b',
    'a*b',
    '\n',
    '\u2028',
    '\ud83d',
    'symbol',
  ],
  ...['true', 'null', 'undefined', 'NaN', 'k0', 'v', '1,2'],
  ...[true, false, null, null, undefined, undefined],
  ...[[], [1, 2], [45], { toString: () => 'star' }, { valueOf: () => 45, toString: () => '200' }],
];

const OF_ELEMENTS = {
  elementType: ['instance', 'text', 'tlfText', 'shape', 'shapeObj', 'Instance', ''],
  instanceType: ['symbol', 'bitmap', 'compiled clip', 'component', 'video', 'embedded video', 'linked video'],
  symbolType: ['movie clip', 'graphic', 'button', 'Button'],
  textType: ['static', 'dynamic', 'input'],
  colorMode: ['none', 'tint', 'alpha', 'brightness'],
  selected: [true, false],
  isGroup: [true, false],
  isDrawingObject: [true, false],
  isRectangleObject: [true, false],
  isOvalObject: [true, false],
  filters: [[], [{ name: 'glowFilter' }], null],
  libraryItem: [null],
};

const OF_ITEMS = {
  itemType: ['movie clip', 'graphic', 'button', 'sound', 'screen', 'video', 'embedded video', 'linked video'],
  videoType: ['embedded video', 'linked video'],
  linkageExportForAS: [true, false],
  linkageClassName: ['', 'Star', 'ui.Star', 'star'],
};

/** Properties that have no meaning of their own, so that they may hold anything. */
const FREE = ['x', 'y', 'custom', 'class', 'a-b', '$', '\u00e9', '0'];

/**
 * A small document, and far more candidates than it has: things like those in it, with properties missing, refused, or
 * holding what no host would put there.
 */
export class RandomCrowd {
  readonly world: RandomWorld;
  /** Whether symbols may contain themselves. */
  readonly isRecursive: boolean;
  /** Every thing there is of the kind. */
  readonly candidates: Thing[];
  private readonly places: Map<Thing, number>;

  constructor(
    private readonly random: Random,
    private readonly kind: Kind,
    size: number,
  ) {
    this.isRecursive = random.below(2) === 0;
    this.world = new RandomWorld(random, this.isRecursive);
    const { elements, library } = this.world;
    const known = kind === 'element' ? elements : library.items;
    const models = known.filter(({ itemType }) => itemType !== 'folder');
    if (models.length === 0) models.push({ name: 'lonely' });
    const crowd = Array.from({ length: size }, (_, at) => this.vary(random.pick(models), at));
    this.candidates = [...crowd, ...known];
    this.places = new Map(this.candidates.map((thing, at) => [thing, at]));
    // Every item of a library has a name.
    const isNamed = (item: Thing): boolean => String(valueOrNothing(item, 'name') ?? '') !== '';
    if (kind === 'item') library.items.push(...crowd.filter(isNamed));
  }

  /** The index of a candidate, or -1. */
  placeOf(thing: Thing): number {
    return this.places.get(thing) ?? -1;
  }

  /** Candidates in any order, some of them twice. */
  some(count: number): Thing[] {
    return Array.from({ length: count }, () => this.random.pick(this.candidates));
  }

  private vary(model: Thing, at: number): Thing {
    const { random } = this;
    const thing: Thing = { ...model };
    this.rename(thing, at);
    for (const property of FREE) if (random.below(2)) thing[property] = random.pick(ODD_VALUES);
    if (thing.libraryItem && random.below(4) === 0) thing.libraryItem = this.varyLinked(thing.libraryItem);
    for (let count = random.below(3); count > 0; count--) this.disturb(thing);
    return thing;
  }

  /** An item like another, which the library has not. */
  private varyLinked(model: Thing): Thing {
    const { random } = this;
    const folder = random.pick(['', 'assets/', 'assets/ui/', 'Assets 2/']);
    const item: Thing = { ...model, name: folder + random.pick(ODD_NAMES), x: random.pick(ODD_VALUES) };
    const property = random.pick(['name', 'linkageClassName', 'x', 'custom']);
    const choice = random.below(3);
    if (choice === 0) refuse(item, property);
    if (choice === 1) item[property] = random.pick(ODD_VALUES) as string;
    return item;
  }

  private rename(thing: Thing, at: number): void {
    const { random, kind } = this;
    const isOdd = random.below(12) === 0;
    const name: unknown = isOdd ? random.pick(ODD_VALUES) : random.pick(ODD_NAMES);
    // Paths of items are distinct in every library; other orders than by path would be settled by nothing.
    if (kind === 'element' || isOdd) thing.name = name as string;
    else thing.name = `${random.pick(['', 'assets/', 'assets/ui/', 'Assets 2/'])}${String(name)}_${at}`;
  }

  private disturb(thing: Thing): void {
    const { random, kind } = this;
    const values: Record<string, unknown[]> = kind === 'element' ? OF_ELEMENTS : OF_ITEMS;
    const property = random.pick([...Object.keys(values), ...FREE, 'name']);
    // An item differs from an element by having a type at all.
    const isDeleted = delete thing[property] && property !== 'itemType' && random.below(4) === 0;
    if (isDeleted) return;
    if (random.below(3) === 0) refuse(thing, property);
    else thing[property] = random.below(2) ? undefined : random.pick(values[property] ?? ODD_VALUES);
  }
}
