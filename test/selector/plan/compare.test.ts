import { namesOf } from '../find';

/** One element for each value of `v`; its name says which. */
const VALUES: [string, unknown][] = [
  ['zero', 0],
  ['five', 5],
  ['minus', -2.5],
  ['NaN', NaN],
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['empty', ''],
  ['five-text', '5'],
  ['star', 'star_1'],
  ['Star', 'Star_1'],
  ['any', 'a*b'],
];
const elements = [...VALUES.map(([name, v]) => ({ name, v })), { name: 'none' }];
const PRESENT = 'zero five minus NaN true false empty five-text star Star any';
const ALL = elements.map(({ name }) => name);

function allBut(names: string): string {
  return ALL.filter((name) => !names.split(' ').includes(name)).join(' ');
}

const ROWS: [string, string, string][] = [
  ['[v]', PRESENT, 'present: neither null nor undefined; false, 0, NaN and the empty text are values'],
  ['[v=5]', 'five five-text', 'a Number equal by value, a text by text'],
  ['[v=5.0]', 'five', 'a Number by value, however it is written; a text not'],
  ['[v="5"]', 'five five-text', 'quotes do not turn numbers into something else'],
  ['[v=-2.5]', 'minus', 'a negative number'],
  ['[v=0]', 'zero', 'zero is neither false nor the empty text'],
  ['[v=NaN]', 'NaN', 'by text where the value reads as no number'],
  ['[v=true]', 'true', 'Booleans by text'],
  ['[v=false]', 'false', 'Booleans by text'],
  ['[v=null]', 'null', 'null by text'],
  ['[v=undefined]', '', 'what is absent has no text'],
  ['[v=""]', 'empty', 'the empty text'],
  ['[v=star_1]', 'star', 'values respect case'],
  ['[v=*]', PRESENT, 'a wildcard needs a value'],
  ['[v=s*_*]', 'star', 'wildcards respect case'],
  ['[v="a*b"]', 'any', 'a star in quotes is a star'],
  ['[v=star_{1|3}]', 'star', 'a whole number within a text'],
  ['[v!=5]', allBut('five five-text'), 'exactly what [v=5] leaves, the absent ones too'],
  ['[v!=*]', 'null undefined none', 'exactly what [v=*] leaves'],
  ['[v!=null]', allBut('null'), 'exactly what [v=null] leaves'],
  ['[v^=star]', 'star', 'starts with, literally'],
  ['[v$=_1]', 'star Star', 'ends with'],
  ['[v$=star]', '', 'and not merely contains'],
  ['[v$=TAR_1]', '', 'endings respect case'],
  ['[v*=tar]', 'star Star', 'contains'],
  ['[v*=star]', 'star', 'at the start as well'],
  ['[v*="*"]', 'any', 'a star is not a wildcard here'],
  ['[v^=""]', PRESENT, 'every text starts with the empty one'],
  ['[v$=longer-than-the-text_1]', '', 'an ending longer than the text'],
  ['[v^=5]', 'five five-text', 'numbers have a text too'],
  ['[v~=/^S/]', 'Star', 'a regular expression respects case'],
  ['[v~=/^s/i]', 'star Star', 'unless told otherwise'],
  ['[v~=/_1/g]', 'star Star', 'the flag g changes nothing'],
  ['[v<5]', 'zero minus', 'absent or not a number never holds'],
  ['[v<=5]', 'zero five minus five-text', 'a text that reads as a number is one'],
  ['[v<=4]', 'zero minus', 'not above'],
  ['[v>-3]', 'zero five minus five-text', 'true, false and NaN are not numbers'],
  ['[v>=5]', 'five five-text', 'at least'],
  ['[v>=-3]', 'zero five minus five-text', 'the empty text and Booleans are not numbers'],
  ['[v>5]', '', 'more'],
  ['[v={0|5}]', 'zero five five-text', 'inside, both ends included'],
  ['[v={-2.5|-2.5}]', 'minus', 'a range of one fraction'],
  ['[v!={0|5}]', allBut('zero five five-text'), 'outside, the absent ones too'],
];

it.each(ROWS)('%s finds "%s": %s', (query, expected) => {
  expect(namesOf(query, elements)).toBe(expected);
});

it('A comparison with a number fails for what merely prints as one', () => {
  const elements = [
    { name: 'list', v: [5] },
    { name: 'object', v: { toString: () => '5' } },
  ];
  expect(namesOf('[v>4], [v<=5], [v={1|9}]', elements)).toBe('');
  expect(namesOf('[v=5]', elements)).toBe('list object');
});

it('A regular expression finds the same each time', () => {
  const found = [1, 2, 3].map(() => namesOf('[v~=/_1/g]', elements));
  expect(found).toEqual(['star Star', 'star Star', 'star Star']);
});

describe('a dotted key', () => {
  const elements = [
    { name: 'arial', textRuns: [{ textAttrs: { face: 'Arial', size: 12 } }] },
    { name: 'instance', libraryItem: { name: 'ui/Symbol 5', tags: ['a', 'b'] } },
    { name: 'empty', textRuns: [], libraryItem: null },
    { name: 'bare' },
  ];

  it.each([
    ['[textRuns.0.textAttrs.face=Arial]', 'arial', 'along Arrays and objects'],
    ['[textRuns.0.textAttrs.size>11]', 'arial', 'with every operator'],
    ['[textRuns.length=0]', 'empty', 'the length of an Array'],
    ['[name.length=4]', 'bare', 'the length of a text'],
    ['[libraryItem.name=ui/Symbol 5]', 'instance', 'an item has its full path'],
    ['[libraryItem.tags.1=b]', 'instance', 'further along an item'],
    ['[libraryItem.name!=x]', 'arial instance empty bare', 'a missing link is absent'],
    ['[libraryItem.name]', 'instance', 'a missing link is absent'],
    ['[libraryItem]', 'instance', 'null is absent'],
    ['[textRuns.0.textAttrs.face.length.toString.x]', '', 'a key that leads nowhere'],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });
});

describe('a property that the host refuses', () => {
  function refusing(message: string): Record<string, unknown> {
    return {
      name: 'refusing',
      get brightness(): number {
        throw new Error(message);
      },
    };
  }
  const bright = { name: 'bright', brightness: 50 };

  it('It is absent', () => {
    const elements = [refusing('brightness is not available in this color mode'), bright];
    expect(namesOf('[brightness=50]', elements)).toBe('bright');
    expect(namesOf('[brightness!=50]', elements)).toBe('refusing');
    expect(namesOf('[brightness]', elements)).toBe('bright');
  });

  it.each([
    'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.',
    'NotImplemented: SymbolInstance.brightness',
  ])('The query throws when the host says "%s", with query and element named', (message) => {
    const find = (): string => namesOf('[brightness=50]', [bright, refusing(message)]);
    expect(find).toThrow(message);
    expect(find).toThrow('met at refusing in the query "[brightness=50]"');
    const query = '[brightness=50]:is(*:first), :children';
    expect(() => namesOf(query, [bright, refusing(message)])).toThrow(
      `met at refusing in the query "${query}"`,
    );
  });
});
