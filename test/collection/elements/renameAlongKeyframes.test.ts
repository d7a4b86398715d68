import fc from 'fast-check';
import { createHost, type FrameLiteral } from '../../../app';
import { $ } from '../../../src';
import { tries } from '../../support/sample';

const LIBRARY = [
  { name: 'square' },
  { name: 'ball' },
  { name: 'photo', type: 'bitmap', width: 5, height: 5 } as const,
];

/** A layer for each list of keyframes; `square a` is an instance of "square" named "a", `=hello` a text. */
function open(layers: Record<string, string[][]>): Document {
  const elementOf = (text: string) => {
    if (text.startsWith('=')) return { text: text.slice(1) };
    const [item, name] = text.split(' ');
    return { item, ...(name && { name }) };
  };
  const frames = (list: string[][]): FrameLiteral[] =>
    list.map((elements) => ({ elements: elements.map(elementOf), duration: 3 }));
  return createHost({
    library: LIBRARY,
    layers: Object.entries(layers).map(([name, list]) => ({ name, frames: frames(list) })),
  }).document;
}

/** The names on each keyframe of each layer. */
const namesIn = (document: Document): string[][] =>
  $.frames(document).elements.map((frame) => frame.elements.map(({ name }) => name));

const all = (document: Document) => $.layers('*', document).contents();

describe('renameAlongKeyframes', () => {
  it.each<[string, Record<string, string[][]>, string[][]]>([
    ['a clip on two keyframes', { a: [['square'], ['square']] }, [['c'], ['c']]],
    ['a clip that rename had given two names', { a: [['square sq_01'], ['square sq_02']] }, [['c'], ['c']]],
    [
      'two clips of one item by order',
      {
        a: [
          ['square', 'square'],
          ['square', 'square'],
        ],
      },
      [
        ['c_1', 'c_2'],
        ['c_1', 'c_2'],
      ],
    ],
    [
      'two clips of one item by name, whatever their order',
      {
        a: [
          ['square x', 'square y'],
          ['square y', 'square x'],
        ],
      },
      [
        ['c_1', 'c_2'],
        ['c_2', 'c_1'],
      ],
    ],
    [
      'those without an equal name by order, after those with one',
      {
        a: [
          ['square', 'square y', 'square'],
          ['square y', 'square', 'square'],
        ],
      },
      [
        ['c_1', 'c_2', 'c_3'],
        ['c_2', 'c_1', 'c_3'],
      ],
    ],
    [
      'clips of two items',
      {
        a: [
          ['square', 'ball'],
          ['ball', 'square'],
        ],
      },
      [
        ['c_1', 'c_2'],
        ['c_2', 'c_1'],
      ],
    ],
    [
      'a clip that comes later',
      { a: [['square'], ['square', 'square'], ['square', 'square']] },
      [['c_1'], ['c_1', 'c_2'], ['c_1', 'c_2']],
    ],
    ['a clip that ends', { a: [['square', 'ball'], ['ball'], ['ball']] }, [['c_1', 'c_2'], ['c_2'], ['c_2']]],
    [
      'a clip that is gone for a keyframe is another one then',
      { a: [['square'], ['ball'], ['square']] },
      [['c_1'], ['c_2'], ['c_3']],
    ],
    ['an empty keyframe ends all clips', { a: [['square'], [], ['square']] }, [['c_1'], [], ['c_2']]],
    [
      'layers have clips of their own',
      { a: [['square'], ['square']], b: [['square']] },
      [['c_1'], ['c_1'], ['c_2']],
    ],
    [
      'bitmaps and texts',
      {
        a: [
          ['photo', '=x'],
          ['=y', 'photo'],
        ],
      },
      [
        ['c_1', 'c_2'],
        ['c_2', 'c_1'],
      ],
    ],
  ])('Names are given to %s', (_title, layers, expected) => {
    const document = open(layers);
    const found = all(document);
    expect(found.renameAlongKeyframes('c')).toBe(found);
    expect(namesIn(document)).toEqual(expected);
  });

  it.each<[unknown[], string[][]]>([
    [
      [],
      [
        ['clip_1', 'clip_2'],
        ['clip_1', 'clip_2'],
      ],
    ],
    [
      ['sq_##'],
      [
        ['sq_01', 'sq_02'],
        ['sq_01', 'sq_02'],
      ],
    ],
    [
      ['sq_025'],
      [
        ['sq_025', 'sq_026'],
        ['sq_025', 'sq_026'],
      ],
    ],
    [
      ['sq', 2, 0, '-'],
      [
        ['sq-00', 'sq-01'],
        ['sq-00', 'sq-01'],
      ],
    ],
    [
      ['*_x'],
      [
        ['a_x', 'b_x'],
        ['a_x', 'b_x'],
      ],
    ],
    [
      [(_e: Element, i: number, list: Element[], name: string) => `${i}/${list.length}${name}`],
      [
        ['0/2a', '1/2b'],
        ['0/2a', '1/2b'],
      ],
    ],
  ])('The arguments of rename are taken: %j', (args, expected) => {
    const document = open({
      a: [
        ['square a', 'ball b'],
        ['square c', 'ball d'],
      ],
    });
    all(document).renameAlongKeyframes(...(args as []));
    expect(namesIn(document)).toEqual(expected);
  });

  it('Only clips in the collection are renamed, and the names of all are known', () => {
    const document = open({
      a: [
        ['square x', 'square y'],
        ['square', 'square y'],
      ],
    });
    const [first, second] = $.frames(document).elements;
    $([first.elements[1], second.elements[0]], document).renameAlongKeyframes('c');
    expect(namesIn(document)).toEqual([
      ['x', 'c_1'],
      ['c_2', 'y'],
    ]);
  });

  it('Members of groups are renamed along keyframes', () => {
    const group = { group: [{ item: 'ball' }] };
    const { document } = createHost({
      library: LIBRARY,
      layers: [{ frames: [{ elements: [group] }, { elements: [group] }] }],
    });
    const members = $.layers(document).contents(':group:children');
    members.renameAlongKeyframes('m_#');
    expect(members.pluck('name')).toEqual(['m_1', 'm_1']);
  });

  it('Arguments that make no sense are refused under its own name before anything is renamed', () => {
    const document = open({ a: [['square a'], ['square b']] });
    expect(() => all(document).renameAlongKeyframes('')).toThrow(
      'ElementCollection.renameAlongKeyframes(): name must be a non-empty String, got ""',
    );
    expect(() => all(document).renameAlongKeyframes((() => 5) as never)).toThrow(
      'ElementCollection.renameAlongKeyframes(): element 0, a (movie clip, square): the Function must return',
    );
    expect(namesIn(document)).toEqual([['a'], ['b']]);
  });

  it('Each clip on a keyframe has a name of its own, and there are no more names than clips', () => {
    const element = fc.constantFrom('square', 'square x', 'square y', 'ball', 'ball x', 'photo');
    fc.assert(
      fc.property(fc.array(fc.array(element, { maxLength: 4 }), { minLength: 1, maxLength: 5 }), (frames) => {
        const document = open({ a: frames });
        all(document).renameAlongKeyframes('c_###');
        const names = namesIn(document);
        for (const [i, own] of names.entries()) {
          expect(new Set(own).size).toBe(own.length);
          // Of each item as many go on as both keyframes have.
          for (const item of ['square', 'ball', 'photo']) {
            const of = (k: number) => (names[k] ?? []).filter((_, e) => frames[k][e].split(' ')[0] === item);
            const before = i === 0 ? [] : of(i - 1);
            expect(of(i).filter((name) => before.includes(name))).toHaveLength(
              Math.min(of(i).length, before.length),
            );
          }
        }
      }),
      { numRuns: tries(20, 60) },
    );
  });
});
