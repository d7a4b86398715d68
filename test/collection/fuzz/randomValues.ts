import { Collection } from '../../../src/collection/Collection';
import { ElementCollection } from '../../../src/collection/ElementCollection';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import type { Random } from '../../selector/randomQueries';

/** What callbacks throw: an error of the user's, which passes through. */
export class UserError extends Error {}

const WORDS = [
  ...[
    '',
    ' ',
    'star',
    'ball_05',
    '*',
    'star*',
    'star_###',
    'ball_025',
    '*_old',
    'a/b',
    '/',
    '//',
    'shapes/',
    'shapes',
  ],
  ...[
    'name',
    'x',
    'y',
    'width',
    'size',
    'pos',
    'scale',
    'left',
    'rotation',
    'tint',
    'alpha',
    'brightness',
    'random',
  ],
  ...[
    'libraryItem',
    'libraryItem.name',
    'a..b',
    '.',
    '__proto__',
    'constructor',
    'toString',
    'length',
    'matrix',
  ],
  ...[
    'top left',
    'center',
    'left,top',
    'horizontal',
    'vertical',
    'height',
    'right center',
    'top top',
    'nowhere',
  ],
  ...['10%', '+5', '-5', '*2', '/0', '/2', '+', '1e400', '#ff0000', 'ff0000', '#12', 'red'],
  ...[
    ':movieclip',
    ':not(',
    '[x>',
    ':first',
    '[x>10]:even',
    ':children',
    ':fuzzed',
    '[fuzzed]',
    '\u0000',
    '\ud800',
    'a:b',
    '\n',
  ],
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  0.5,
  -2.5,
  100,
  101,
  360,
  1e9,
  2 ** 31,
  2 ** 53,
  1e300,
  NaN,
  Infinity,
  -Infinity,
];

/** Objects of the document under test. */
export interface Objects {
  document: Document;
  elements: Element[];
  items: Item[];
  /** Those elements that lie together on the timeline being edited, on layers that are not locked. */
  stage: Element[];
  /** Elements and items that were deleted. */
  gone: (Element | Item)[];
}

/** Random values of every kind, those that mean something to methods and those that do not. */
export class RandomValues {
  constructor(
    private readonly random: Random,
    private readonly objects: Objects,
  ) {}

  /** @param depth how deep Arrays and objects may still hold others */
  any(depth = 2): unknown {
    const kinds = [
      () => undefined,
      () => this.random.pick([null, true, false]),
      () => this.random.pick(NUMBERS),
      () => this.random.pick(NUMBERS),
      () => this.random.pick(WORDS),
      () => this.random.pick(WORDS),
      () => this.random.pick(WORDS),
      () => this.callback(),
      () => this.hostObject(),
      () =>
        this.random.pick([
          /star/,
          Object.assign(/^a/g, { lastIndex: 1 }),
          new Date(0),
          new Error('value'),
          Object,
        ]),
      () => (depth > 0 ? this.array(depth - 1) : []),
      () => (depth > 0 ? this.plain(depth - 1) : {}),
    ];
    return this.random.pick(kinds)();
  }

  list(most: number, depth = 2): unknown[] {
    return Array.from({ length: this.random.below(most + 1) }, () => this.any(depth));
  }

  /** A collection of the class, mostly of what belongs into it; now and then with something deleted among it. */
  collection(className: string): Collection {
    const { document, elements, items, gone } = this.objects;
    const isItems = className === 'ItemCollection';
    const lost = this.random.below(12) > 0 ? [] : gone.filter((_, at) => (at === 1) === isItems);
    if (isItems) return new ItemCollection(this.some(items.concat(lost as Item[])), document);
    if (className === 'ElementCollection') {
      const among = this.random.pick([elements, this.objects.stage]);
      return new ElementCollection(this.some(among.concat(lost as Element[])), document);
    }
    return new Collection(this.random.below(2) ? this.some<unknown>(elements) : this.list(5));
  }

  private some<T>(objects: T[]): T[] {
    const least = this.random.below(2) ? objects.length : 0;
    const length = this.random.below(objects.length + 1);
    return Array.from({ length: Math.max(length, least) }, (_, i) =>
      least ? objects[i] : this.random.pick(objects),
    );
  }

  private array(depth: number): unknown[] {
    const { elements, items } = this.objects;
    return this.random.pick([() => this.list(3, depth), () => this.some(elements), () => this.some(items)])();
  }

  private plain(depth: number): object {
    const names = ['x', 'y', 'width', 'height', 'name', 'size', 'alpha', 'tint', 'elements', 'length'];
    const object: Record<string, unknown> = {};
    for (let i = this.random.below(4); i > 0; i--) object[this.random.pick(names)] = this.any(depth);
    return object;
  }

  private hostObject(): object {
    const { document, elements, items } = this.objects;
    const timeline = document.getTimeline();
    const choices = [document, document.library, timeline, timeline.layers[0], timeline.layers[0].frames[0]];
    return this.random.pick<() => object>([
      () => this.random.pick(elements),
      () => this.random.pick(items),
      () => this.random.pick(choices),
      () => this.collection(this.random.pick(['Collection', 'ElementCollection', 'ItemCollection'])),
    ])();
  }

  /** An element or an item of the document, or several. */
  member(): unknown {
    const { elements, items } = this.objects;
    return this.random.pick<() => unknown>([
      () => this.random.pick(elements),
      () => this.random.pick(items),
      () => this.some(elements),
      () => this.collection(this.random.pick(['ElementCollection', 'ItemCollection'])),
    ])();
  }

  callback(): (...args: unknown[]) => unknown {
    const result = this.any(0);
    if (this.random.below(8) > 0) return () => result;
    return () => {
      throw new UserError('of the user');
    };
  }
}
