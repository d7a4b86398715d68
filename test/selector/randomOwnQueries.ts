import { ODD_NAMES, ODD_VALUES } from './randomCrowd';
import type { Random } from './randomQueries';
import type { Kind } from './randomWorldQueries';

const TYPES = {
  element:
    'instance symbol movieclip graphic button bitmap compiledclip video embeddedvideo linkedvideo text static dynamic ' +
    'input tlftext tinted transparent selected named unnamed filtered shape group primitive rectangle oval',
  item:
    'movieclip graphic button symbol timeline folder bitmap sound font video embeddedvideo linkedvideo compiledclip ' +
    'component screen exported',
};
const KEYS = [
  'x',
  'y',
  'custom',
  'class',
  'a-b',
  '$',
  '\u00e9',
  '0',
  'name',
  'missing',
  'constructor',
  'toString',
];
const PATHS = [
  '/assets/*',
  '/ASSETS/ui/',
  '/*star*',
  '/*/*0',
  '/assets',
  '/*{0|99}',
  '/star',
  '/assets/ui/*_{1|30}',
];
const CLASSES = ['.Star', '.*', '.S*', '.ui.*', '.star', '.ui.Star', '.*.Close'];
const TYPE_KEYS = {
  element: [
    'libraryItem.name',
    'libraryItem.x',
    'libraryItem.custom',
    'x.length',
    'elementType',
    'instanceType',
    'symbolType',
    'colorMode',
    'selected',
  ],
  item: ['x.length', 'itemType', 'linkageClassName', 'linkageExportForAS'],
};
const NUMBERS = [
  '0',
  '-0',
  '1',
  '-2.5',
  '.5',
  '45',
  '045',
  '+45',
  '1e2',
  '200',
  '-1e300',
  '2e9',
  '9007199254740993',
];
const REGEXPS = [
  '/^s/i',
  '/\\d+$/',
  '/[a-c]/g',
  '/^$/',
  '/["\\\\]/',
  '/\\//',
  '/^star|5$/gim',
  '/\\u2028/',
  '/(.)\\1/',
];
const RANGES = ['{-3|50}', '{0|0}', '{-2.5|-1}', '{.5|1e3}', '{ 45 | 200 }', '{-9e9|9e9}'];
const WHOLE_RANGES = ['{1|20}', '{-5|5}', '{0|0}', '{7|7}', '{-9|-1}', '{1|9007199254740991}'];
const POSITIONS = [
  'first',
  'last',
  'even',
  'odd',
  'nth(2)',
  'nth(2n+1)',
  'nth(-n+3)',
  'nth(3n-1)',
  'nth(700)',
  'random(1)',
];

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const escaped = (text: string): string => text.replace(/[^\w]/g, '\\$&');

/**
 * Queries about properties of the candidate itself, whose tests are written out as loops over many candidates: types,
 * names, attributes, nested queries of the same sort, commas, and positions at the end.
 */
export class RandomOwnQueries {
  constructor(
    private readonly random: Random,
    private readonly kind: Kind,
  ) {}

  query(): string {
    const text = this.groups(2);
    return this.random.below(4) === 0 && !text.includes(', ') ? text + this.positions() : text;
  }

  private groups(depth: number): string {
    const count = this.random.below(3) === 0 ? 2 + this.random.below(2) : 1;
    return Array.from({ length: count }, () => this.group(depth)).join(', ');
  }

  private group(depth: number): string {
    const { random } = this;
    let text = random.pick([() => '', () => '', () => '*', () => random.pick(PATHS), () => this.name()])();
    for (let count = random.below(4); count > 0; count--) text += this.step(depth, text);
    return text === '' ? this.step(0, '') : text;
  }

  private step(depth: number, before: string): string {
    const { random } = this;
    switch (random.below(7)) {
      case 0:
      case 1:
      case 2:
        return this.attribute();
      case 3:
        // After a name that is still open a dot would be part of it.
        return before === '' || /[\])]$/.test(before) ? random.pick(CLASSES) : '';
      case 4:
        return depth > 0 ? `:${random.pick(['not', 'is'])}(${this.groups(depth - 1)})` : this.attribute();
      default:
        return `:${random.pick(TYPES[this.kind].split(' '))}`;
    }
  }

  private positions(): string {
    const count = 1 + this.random.below(2);
    return Array.from({ length: count }, () => `:${this.random.pick(POSITIONS)}`).join('');
  }

  private name(): string {
    const { random } = this;
    const name = random.pick(ODD_NAMES);
    return random.pick([
      () => quoted(name),
      () => quoted(random.below(2) ? name.toUpperCase() : name.toLowerCase()),
      () => this.pattern(name),
      () => this.pattern(name),
      () => this.pattern(name),
    ])();
  }

  /** A part of a text with wildcards where the rest was. */
  private pattern(text: string): string {
    const { random } = this;
    const from = random.below(2) ? 0 : random.below(text.length + 1);
    const to = random.below(2) ? text.length : from + random.below(text.length - from + 1);
    const wild = (): string =>
      random.pick(['*', '*', random.pick(WHOLE_RANGES), `*${random.pick(WHOLE_RANGES)}`]);
    const start = from > 0 ? wild() : '';
    const middle = escaped(text.slice(from, to));
    const whole = start + middle + (to < text.length || middle === '' || random.below(3) === 0 ? wild() : '');
    // Two wildcards side by side are one to a person, and no query.
    return whole.replace(/\*\*+/g, '*');
  }

  private attribute(): string {
    const { random, kind } = this;
    const key = random.pick(random.below(4) ? KEYS : TYPE_KEYS[kind]);
    return `[${escapedKey(key)}${this.operation()}]`;
  }

  private operation(): string {
    const { random } = this;
    return random.pick([
      () => '',
      () => random.pick(['=', '!=']) + this.value(),
      () => random.pick(['=', '!=']) + this.value(),
      () => random.pick(['=', '!=']) + random.pick(RANGES),
      () => random.pick(['=', '!=']) + this.pattern(String(random.pick(ODD_VALUES))),
      () => random.pick(['^=', '$=', '*=']) + this.part(),
      () => random.pick(['<', '<=', '>', '>=']) + random.pick(NUMBERS),
      () => `~=${random.pick(REGEXPS)}`,
    ])();
  }

  /** A whole value, bare or in quotes. */
  private value(): string {
    const text = this.random.pick([...ODD_VALUES.map(String), ...ODD_NAMES, ...NUMBERS]);
    return this.random.below(2) && text !== '' ? escaped(text) : quoted(text);
  }

  /** A part of a value, bare or in quotes. */
  private part(): string {
    const text = String(this.random.pick([...ODD_VALUES, ...ODD_NAMES]));
    const from = this.random.below(text.length + 1);
    const part = text.slice(from, from + 1 + this.random.below(4));
    return this.random.below(2) && part !== '' ? escaped(part) : quoted(part);
  }
}

const escapedKey = (key: string): string => (key === '$' ? '\\$' : key);
