import type { Random } from './randomQueries';

export type Kind = 'element' | 'item';

const NAMES = [
  '*',
  'star',
  'STAR*',
  '*_{1|20}',
  'star_{-5|5}',
  '"star, red"',
  'étoile',
  'a.b',
  '*(1)*',
  'x\\[1]',
  'ball{-9|-1}',
  '""',
  '*0',
];
const PATHS = ['/assets/*', '/ASSETS/ui/', '/*star*', '/*/*0', '/assets', '/*{0|1}'];
const CLASSES = ['.Star', '.*', '.S*', '.ui.*', '.star', '.ui.Star', '.*.Close'];
const KEYS = [
  'x',
  'custom',
  'name',
  'missing',
  'a.b',
  'libraryItem.name',
  'libraryItem.x',
  'itemType',
  'elementType',
  'area',
];
const OPERATIONS = [
  '',
  ...[
    '=200',
    '=08',
    '=8',
    '=Symbol 5',
    '=*5',
    '=a\\*b',
    '=true',
    '=null',
    '=""',
    '=undefined',
    '=*star*',
    '={-3|8}',
    '={0|1e3}',
    '={1|9}*',
  ],
  ...[
    '!=200',
    '!=null',
    '!=*',
    '!={0|1}',
    '!=symbol',
    '^=S',
    '^=star',
    '$=5',
    '$="1"',
    '*=a',
    '*=*',
    '*="star, "',
  ],
  ...['~=/^s/i', '~=/\\d+$/', '~=/[a-c]/g', '<1', '<=200', '>-2.5', '>=1e2', '>7'],
];
const BOTH =
  'selected empty animated keyframed scripted audible exported movieclip graphic button symbol bitmap video component compiledclip';
const ELEMENT_PSEUDOS =
  `${BOTH} instance text static dynamic input tlftext shape group primitive rectangle oval ` +
  'scriptable filtered tinted transparent named unnamed embeddedvideo linkedvideo';
const ITEM_PSEUDOS = `${BOTH} folder sound font used unused timeline`;
const PSEUDOS = { element: ELEMENT_PSEUDOS.split(' '), item: ITEM_PSEUDOS.split(' ') };
const POSITIONS = [
  'first',
  'last',
  'even',
  'odd',
  'nth(2)',
  'nth(2n+1)',
  'nth(-n+3)',
  'nth(3n-1)',
  'nth(n)',
  'random(0)',
  'random(1)',
];
const REPLACING = ['children', 'descendants', 'parent'];

export interface Choice {
  kind: Kind;
  /** Whether positions may be asked about. */
  positions: boolean;
  /** Whether sets may be replaced. */
  replacing: boolean;
}

/** A query that has something to say about a random world. */
export function randomWorldQuery(random: Random, choice: Choice, depth = 2): string {
  const groups = Array.from({ length: 1 + random.below(random.below(2) + 1) }, () =>
    group(random, choice, depth),
  );
  return groups.join(', ');
}

function group(random: Random, choice: Choice, depth: number): string {
  const first = random.pick([() => random.pick(NAMES), () => random.pick(PATHS), () => '', () => ''])();
  const count = random.below(4);
  let text = first;
  for (let i = 0; i < count; i++) text += step(random, choice, depth, text);
  return text === '' ? '*' : text;
}

function step(random: Random, choice: Choice, depth: number, before: string): string {
  switch (random.below(10)) {
    case 0:
      // After a name that is still open a dot would be part of it.
      return before === '' || /[\])"]$/.test(before) ? random.pick(CLASSES) : '';
    case 1:
    case 2:
      return `[${random.pick(KEYS)}${random.pick(OPERATIONS)}]`;
    case 3:
      return choice.positions ? `:${random.pick(POSITIONS)}` : '';
    case 4:
      return choice.replacing && depth === 2 ? `:${random.pick(REPLACING)}` : '';
    case 5:
    case 6:
      return depth > 0 ? nested(random, choice, depth) : '';
    case 7:
      return random.pick([':wider(10)', ':wider(200)', ':wider']);
    default:
      return `:${random.pick(PSEUDOS[choice.kind])}`;
  }
}

function nested(random: Random, choice: Choice, depth: number): string {
  const word = random.pick(['not', 'is', 'has', 'contains']);
  const isInside = word === 'has' || word === 'contains';
  const kind = isInside ? 'element' : choice.kind;
  return `:${word}(${randomWorldQuery(random, { ...choice, kind }, depth - 1)})`;
}
