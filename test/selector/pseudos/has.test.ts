import { Selectors } from '../../../src/selector/words/Selectors';
import {
  frame,
  group,
  instance,
  item,
  layer,
  shape,
  symbol,
  text,
  timeline,
  type Plain,
} from '../../support/plainHost';
import { namesOf, pathsOf } from '../find';

describe(':has', () => {
  const photo = item('photo', 'bitmap');
  const frameSymbol = symbol('frame', [instance(photo, { name: 'photo' })]);
  const wall = symbol('wall', [
    shape({ name: 'brick' }),
    group([group([instance(frameSymbol, { name: 'framed' })])]),
  ]);
  const later = symbol('later', [], {
    timeline: timeline([layer([frame([]), frame([text('input', { name: 'field' })])])]),
  });
  const bare = symbol('bare');
  const elements = [
    instance(frameSymbol, { name: 'frame' }),
    instance(wall, { name: 'wall' }),
    instance(later, { name: 'later' }),
    instance(bare, { name: 'bare' }),
    instance(photo, { name: 'photo' }),
    group([shape({ name: 'dot' }), group([instance(wall, { name: 'deep' })])], { name: 'group' }),
    shape({ name: 'shape' }),
  ];

  it.each([
    [':has(:bitmap)', 'frame wall group', 'at any depth of groups and symbols'],
    [':has(:text)', 'later', 'in any keyframe'],
    [':has(*)', 'frame wall later group', 'anything at all'],
    [':has(brick)', 'wall group', 'a name'],
    [':has(framed, :input)', 'wall later group', 'commas included'],
    [':has(photo):has(brick)', 'wall group', 'one after the other'],
    [':has(:group:has(:bitmap))', 'wall group', 'within one another'],
    [':not(:has(*))', 'bare photo shape', 'nothing inside'],
    [':contains(:bitmap)', 'frame wall group', 'the same by another word'],
    [':has(:shape:first)', 'wall group', 'positions count in all that is inside'],
    [':has(*:nth(5))', 'wall group', 'five or more inside'],
    [':has(:group:children)', 'wall group', 'sets that are replaced'],
    [':has(brick:parent)', 'group', 'parents are looked for inside only'],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });

  it.each([
    [':has(:bitmap)', 'frame wall'],
    [':has(:text)', 'later'],
    [':not(:has(*))', 'bare photo folder'],
    [':has(:shape:nth(1))', 'wall'],
    [':movieclip:has(:named)', 'frame wall later'],
    [':is(:has(brick), bare)', 'wall bare'],
  ])('%s of items speaks of elements: it finds "%s"', (query, expected) => {
    expect(pathsOf(query, [frameSymbol, wall, later, bare, photo, item('folder', 'folder')])).toBe(expected);
  });

  it('The contents are left as they were for the steps that follow', () => {
    const box = symbol('box', [group([shape({ name: 'dot' })], { name: 'inBox' })]);
    const boxes = [
      instance(box, { name: 'box' }),
      group([group([shape({ name: 'lid' })], { name: 'inGroup' })]),
    ];
    expect(namesOf(':not(:has(missing)):children', boxes)).toBe('inBox inGroup');
  });

  it('Items have the words for elements inside, and those for items outside', () => {
    expect(() => pathsOf(':has(:unused)', [wall])).toThrow('unknown pseudo ":unused"');
    expect(() => pathsOf(':not(:named)', [wall])).toThrow('unknown pseudo ":named"');
  });
});

describe('a symbol in a circle of symbols', () => {
  function ring(size: number, extra: (index: number) => Plain[]): ReturnType<typeof symbol>[] {
    const symbols = Array.from({ length: size }, (_, index) => symbol(`s${index}`));
    symbols.forEach((each, index) => {
      const next = instance(symbols[(index + 1) % size], { name: `to${(index + 1) % size}` });
      each.timeline = symbol('x', [next, ...extra(index)]).timeline;
    });
    return symbols;
  }

  it('It contains what any of them contains', () => {
    const symbols = ring(4, (index) => (index === 2 ? [shape({ name: 'dot' })] : []));
    expect(pathsOf(':has(dot)', symbols)).toBe('s0 s1 s2 s3');
    expect(pathsOf(':has(*:nth(5))', symbols)).toBe('s0 s1 s2 s3');
    expect(pathsOf(':has(*:nth(6))', symbols)).toBe('');
    expect(pathsOf(':has(:text)', symbols)).toBe('');
    expect(
      namesOf(
        ':has(dot)',
        symbols.map((each) => instance(each, { name: each.name })),
      ),
    ).toBe('s0 s1 s2 s3');
  });

  describe('is looked into once, whatever shows it and whatever was found there', () => {
    const asked: string[] = [];
    const symbols = ring(4, (index) => [group([shape({ name: `dot${index}` })], { name: `group${index}` })]);
    const outer = symbol('outer', [instance(symbols[1], { name: 'toRing' })]);
    const shown = [...symbols, outer, ...symbols].flatMap((each) => [
      instance(each),
      group([instance(each)]),
    ]);
    const ofRing = symbols.flatMap((_, index) => [`to${index}`, `group${index}`, `dot${index}`]).sort();

    beforeEach(() => {
      asked.length = 0;
      Selectors.element.register(':asked', ({ name }) => {
        if (name !== '') asked.push(name);
        return false;
      });
    });

    it.each([':has(:asked)', ':exported:used:has(:asked)'])('A query of %s of items looks once', (query) => {
      const items = [...symbols, outer];
      for (const each of items) each.linkageExportForAS = true;
      expect(pathsOf(query, items)).toBe('');
      expect(asked.sort()).toEqual([...ofRing, 'toRing'].sort());
    });

    it('A query of elements looks once', () => {
      expect(namesOf(':has(:asked)', shown)).toBe('');
      expect(asked.sort()).toEqual([...ofRing, 'toRing'].sort());
    });

    it('A query with positions looks once for each symbol that it asks about', () => {
      expect(namesOf(':has(:asked:first)', [instance(outer), instance(outer)])).toBe('');
      expect(asked.sort()).toEqual([...ofRing, 'toRing'].sort());
    });
  });

  it('It matches when it shows a symbol that matches', () => {
    const dotted = symbol('dotted', [shape({ name: 'dot' })]);
    const symbols = ring(3, () => [instance(dotted)]);
    expect(pathsOf(':has(dot)', symbols)).toBe('s0 s1 s2');
    expect(pathsOf(':has(dot)', [...symbols, dotted])).toBe('s0 s1 s2 dotted');
  });

  it('Deep calls are not needed, however long the circle', () => {
    const symbols = ring(5000, (index) => (index === 4999 ? [shape({ name: 'dot' })] : []));
    expect(pathsOf(':has(dot)', symbols).split(' ')).toHaveLength(5000);
    expect(namesOf(':descendants', [instance(symbols[0])]).split(' ')).toHaveLength(5001);
  });

  it('Deep calls are not needed for groups nested thousands deep', () => {
    let nested = group([shape({ name: 'dot' })], { name: 'g' });
    for (let i = 0; i < 5000; i++) nested = group([nested], { name: 'g' });
    expect(namesOf(':has(dot)', [nested])).toBe('g');
    expect(namesOf(':descendants:shape', [nested])).toBe('dot');
  });
});
