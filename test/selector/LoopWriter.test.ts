import { LoopWriter, writeLoop } from '../../src/selector/LoopWriter';
import { elementRegistry } from '../../src/selector/Selectors';
import { selectElements, selectItems } from '../../src/selector/select';
import { plainDocument, stage } from '../support/plainHost';
import { Random } from './randomQueries';

const document = plainDocument([stage([])]);
const options = { caller: 'test', document, isDistinct: true };

const NAMES = [
  'star',
  'Star_1',
  'STAR_30',
  'ball_07',
  '',
  'k',
  '\u212a_1',
  '\u0130x',
  'ui/star',
  'ui/Ball_7',
  'a"b',
];
const TYPES = ['instance', 'text', 'shape', 'tlfText', undefined];
const VALUES = [
  0,
  -2.5,
  45,
  200,
  '200',
  '45',
  'star',
  'stars',
  '',
  NaN,
  null,
  undefined,
  true,
  { name: 'star' },
];

const refusing = {
  get name() {
    throw new Error('not now');
  },
};
const ITEMS = [
  undefined,
  null,
  'text',
  refusing,
  { name: 'ui/star', linkageClassName: 'ui.Star' },
  { name: 'ball', linkageClassName: '' },
  { name: 'star', linkageClassName: null },
];

/** An object with random values; some properties refuse to be read, as those of another colour mode do. */
function randomObject(random: Random): object {
  const object: Record<string, unknown> = {
    name: random.below(20) === 0 ? random.pick(VALUES) : random.pick(NAMES),
    elementType: random.pick(TYPES),
    instanceType: random.pick(['symbol', 'bitmap', undefined]),
    symbolType: random.pick(['movie clip', 'graphic', undefined]),
    itemType: random.pick(['movie clip', 'bitmap', 'sound', 'folder']),
    x: random.pick(VALUES),
    class: random.pick(VALUES),
    'a-b': random.pick(VALUES),
    libraryItem: random.pick(ITEMS),
    linkageClassName: random.pick(['ui.Star', 'Star', '', undefined]),
  };
  if (random.below(10) === 0) {
    Object.defineProperty(object, random.pick(['name', 'x', 'elementType']), {
      get: () => {
        throw new Error('not now');
      },
    });
  }
  return object;
}

const random = new Random(7);
const objects = Array.from({ length: 2000 }, () => randomObject(random));

/** The same query on few objects at a time: for those no loop is written. */
function inSmallParts(query: string, select: typeof selectElements): object[] {
  const found: object[] = [];
  for (let from = 0; from < objects.length; from += 100) {
    found.push(...select(query, [objects.slice(from, from + 100)], options));
  }
  return found;
}

const QUERIES = [
  '*',
  'star',
  'star*',
  '*_{1|30}',
  'ball_{1|30}',
  'k*',
  '\u212a*',
  '\u0130*',
  '"a\\"b"',
  '""',
  '[x=45]',
  '[x!=45]',
  '[x=star]',
  '[x!=star]',
  '[x=st*]',
  '[x^=st]',
  '[x$=rs]',
  '[x*=ar]',
  '[x~=/^st/]',
  '[x<45]',
  '[x<=45]',
  '[x>-3]',
  '[x>=45]',
  '[x={-3|50}]',
  '[x!={-3|50}]',
  '[x]',
  '[class=45]',
  '[a-b>=45]',
  '[name="a\\"b"]',
  'star*[x>0][x<100], :not([x]), [name=""][x!=200]',
  ':is(star*, [x=45]):not(:is([class=star][x=200]))',
  ':not(*)[x=45], [x=200]',
  '*[x=45], [x=200]',
  '[x=45], :not([x=200]):not([x=star])',
  '[x.name=star]',
  '[x.name.length>2], [x.length=4]',
  '[libraryItem.name^=ui]',
  '[libraryItem.linkageClassName.length!=0]:not([libraryItem.name=star]), [libraryItem.name*=all]',
  '/*',
  '/ui/*, /ball',
  '.*',
  '.Star[x], .ui.Star',
];

test.each([...QUERIES, ':movieclip', ':text, :bitmap', ':not(:symbol):not([x=45])'])(
  '%s finds the same elements of many as of few',
  (query) => {
    // Before the loop is written, which few objects go through from then on as well.
    const expected = inSmallParts(query, selectElements);
    const found = selectElements(query, [objects], options);
    expect(found).toEqual(expected);
    expect(inSmallParts(query, selectElements)).toEqual(expected);
    expect(elementRegistry.planOf(query, 'test').loop).not.toBeNull();
    expect(found.length).toBeGreaterThan(0);
    expect(query === '*' ? 0 : found.length).toBeLessThan(objects.length);
  },
);

test.each([...QUERIES.filter((query) => !query.includes('"')), ':movieclip', ':bitmap, :sound'])(
  '%s finds the same items of many as of few',
  (query) => {
    const expected = inSmallParts(query, selectItems);
    expect(selectItems(query, [objects], options)).toEqual(expected);
    expect(inSmallParts(query, selectItems)).toEqual(expected);
  },
);

test.each(['[x=45]:even', '[x=45]:nth(2n):last'])(
  '%s counts positions in what the first test kept of many',
  (query) => {
    const ofTest = selectElements('[x=45]', [objects], options);
    const even = ofTest.filter((_, i) => i % 2 === 1);
    const expected = query.endsWith(':last') ? even.slice(-1) : even;
    expect(selectElements(query, [objects], options)).toEqual(expected);
    expect(selectElements(query, [objects, objects], { ...options, isDistinct: false })).toEqual(expected);
  },
);

test('a refusal that is no answer passes from the middle of many, with the element named', () => {
  const gone = {
    get x(): unknown {
      throw new Error('Invalid JavaScript object');
    },
    name: 'gone',
  };
  const many = [...objects.slice(0, 700), gone, ...objects];
  expect(() => selectElements('[x=45]', [many], options)).toThrow(
    /Invalid JavaScript object\n {2}met at .*gone/,
  );
});

test('a property that is mentioned once is read where it stands, others are kept', () => {
  const first = new LoopWriter(null);
  first.property('x');
  first.property('y');
  first.property('y');
  const loop = new LoopWriter(first);
  expect([loop.property('x'), loop.property('y')]).toEqual(['o.x', '(p1===k0?p1=o.y:p1)']);
});

test('names and texts that mean something in source text stand outside of it', () => {
  const loop = writeLoop((writer) => {
    const sources = ['class', 'a"b', 'a\\', 'x'].map((name) => writer.property(name));
    return `[${sources.join()}].join(${writer.constant('"\n')})===${writer.constant('1"\n2"\n3"\n4')}`;
  });
  const wanted = { class: 1, 'a"b': 2, 'a\\': 3, x: 4 };
  const kept: object[] = [];
  expect(loop([{}, wanted], kept, 0)).toBe(2);
  expect(kept).toEqual([wanted]);
});
