import { createHost } from '../../../app';
import { Collection } from '../../../src/collection/Collection';
import { $ } from '../../../src/query/dollar';
import { $$ } from '../../../src/query/dollarItems';
import { installHost } from '../../support/installHost';

const host = installHost(() =>
  createHost({
    library: [
      { name: 'ui/star', layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] },
      { name: 'photo', type: 'bitmap', width: 20, height: 10 },
    ],
    layers: [
      {
        elements: [
          { item: 'ui/star', name: 'a', x: 10 },
          { item: 'photo', name: 'b', x: 50 },
          { text: 'word', name: 'c', x: 90 },
        ],
      },
    ],
  }),
);

describe('the names of attributes', () => {
  it.each<[string, () => unknown, string]>([
    [
      'a misspelt name',
      () => $('*').attr({ x: 0, rotatoin: 5 } as never),
      'ElementCollection.attr(): element 0, a (movie clip, ui/star): it has no "rotatoin" (did you mean "rotation"?)',
    ],
    ['a misspelt pair', () => $('*').attr('scael' as 'scale', 2), 'did you mean "scale"?'],
    [
      'a name among shortNames with folders',
      () => $('a').attr({ name: 'q', shortName: 'a/b' }),
      'ElementCollection.attr(): shortName must be a name without folders',
    ],
    ['what one element lacks', () => $('*').attr('symbolType', 'button'), 'element 1, b (bitmap, photo)'],
    [
      'an own property',
      () => $('*').attr('mine' as 'x', 1),
      'it has no "mine"; what is your own is set by each',
    ],
    ['a path that ends', () => $('*').attr('libraryItem.name', 'x'), 'it has no "libraryItem"'],
    ['the end of a path', () => $('c').attr('textRuns.0.textAttrs.fase', 'x'), '"textRuns.0.textAttrs.face"'],
    ['a run that is not there', () => $('c').attr('textRuns.7.characters', 'x'), 'it has no "textRuns.7"'],
    [
      'a name of items',
      () => $$<Item>(':bitmap').attr('linkageClasName', 'a.B'),
      'did you mean "linkageClassName"?',
    ],
    ['a shortName of a text', () => $('*').attr('shortName', 'x'), 'element 2, c (static text)'],
    [
      'a shortName with a folder',
      () => $$('star').attr('shortName', 'a/b'),
      'must be a name without folders',
    ],
    ['a folder that is not a text', () => $$('star').attr('folder', 5 as never), 'folder must be a String'],
    [
      'a name to randomize',
      () => $('*').randomize({ x: 10, rotatoin: 5 } as never),
      'did you mean "rotation"?',
    ],
    ['a path of a plain object', () => new Collection({ a: {} }).attr('a.b', 1), 'it has no "a.b"'],
    ['what cannot be set', () => $('a').attr('libraryItem.symbolType.length', 1), 'read only property'],
  ])('attr refuses %s before anything is changed', (_title, work, message) => {
    const before = host.toTree();
    expect(work).toThrow(message);
    expect(host.toTree()).toBe(before);
  });

  it('A dotted name is set as pluck reads it', () => {
    $('c').attr('textRuns.0.textAttrs.face', 'Georgia');
    expect($('c').pluck('textRuns.0.textAttrs.face')).toEqual(['Georgia']);
    $('a').attr('libraryItem.linkageExportForAS', true);
    expect($$('star').pluck('linkageExportForAS')).toEqual([true]);
    const plain = { a: { b: 1 } };
    new Collection(plain).attr('a.b', (_element: unknown, index: number) => index + 5);
    expect(plain).toEqual({ a: { b: 5 } });
  });

  it('Copies that the host gives are put back by attr', () => {
    $('a').attr('matrix.tx', 33);
    expect($('a').pluck('x')).toEqual([33]);
    const clip = $('a').first() as SymbolInstance;
    clip.filters = [{ name: 'blurFilter', blurX: 1, blurY: 1, quality: 'low', enabled: true } as never];
    $('a').attr('filters.0.blurX', 9);
    expect($('a').pluck('filters.0.blurX')).toEqual([9]);
  });

  it('Items, and items of elements, have shortName and folder to be read, sorted by and set', () => {
    expect($('*').pluck('shortName')).toEqual(['star', 'photo', undefined]);
    expect($('*').sort('shortName').pluck('name')).toEqual(['b', 'a', 'c']);
    expect($$('star').attr('folder', 'art/sky').attr('shortName', 'sun').pluck('name')).toEqual([
      'art/sky/sun',
    ]);
    $('a').attr({ folder: 'ui', shortName: (_clip: Element, index: number) => 'star' + index } as never);
    expect($('a').pluck('libraryItem.name')).toEqual(['ui/star0']);
    expect($$('[folder=ui]').pluck('shortName')).toEqual(['star0']);
    $('a').attr('shortName', 'star');
  });
});

describe('a misspelt attribute of elements', () => {
  it.each([
    ['poss', 'pos'],
    ['positon', 'position'],
    ['sizee', 'size'],
    ['scaale', 'scale'],
    ['tnit', 'tint'],
    ['alpah', 'alpha'],
    ['brightnes', 'brightness'],
    ['shortname', 'shortName'],
    ['foldr', 'folder'],
  ])('%s is answered with %s, also where the host has no such property', (name, meant) => {
    expect(() => $('c').attr(name as 'x', 1)).toThrow(`it has no "${name}" (did you mean "${meant}"?)`);
  });
});

describe('rename', () => {
  it.each<[string, (names: string[]) => unknown]>([
    ['adds one', (all) => all.push('more')],
    ['takes all away', (all) => all.splice(0)],
  ])('renames the elements that it was called with when its Function %s', (_, change) => {
    const own = createHost({
      layers: [
        {
          elements: [
            { text: '', name: 'a' },
            { text: '', name: 'b' },
          ],
        },
      ],
    });
    const found = $('*', own.document);
    const elements = found.elements.slice();
    found.rename((_element, index, all) => {
      change(all as never);
      return 'x' + index;
    });
    expect(elements.map(({ name }) => name)).toEqual(['x0', 'x1']);
  });

  it.each<[string, () => { pluck(name: string): unknown[] }, string[]]>([
    ['elements', () => $('*', crowd()).rename(), ['clip_1', 'clip_2']],
    ['items', () => $$('*', crowd()).rename(), ['Item_1', 'Item_2']],
    ['layers', () => $.layers('*', crowd()).rename(), ['Layer_1', 'Layer_2']],
    ['keyframes', () => $.frames('*', crowd()).rename(), ['label_1', 'label_2']],
  ])('without a name numbers %s', (_, renamed, expected) => {
    expect(renamed().pluck('name')).toEqual(expected);
  });

  /** Two of everything. */
  function crowd(): Document {
    return createHost({
      library: [{ name: 'a' }, { name: 'b' }],
      layers: [{ name: 'a', elements: [{ text: '' }, { text: '' }] }, { name: 'b' }],
    }).document;
  }
});

describe('length', () => {
  it('The length is that of the elements after every method', () => {
    const all = $('*');
    const lengths = [all.length];
    lengths.push(all.clone().filter(':text').length, all.clone().remove(0, 2).length);
    lengths.push(all.clone().add($('a').elements).length, all.slice(1).length, $('none').length);
    lengths.push(
      all.clone().each(function (_element, index, elements) {
        if (index === 0) elements.push(elements[0]);
      }).length,
    );
    expect(lengths).toEqual([3, 1, 1, 4, 2, 0, 4]);
    expect($('a').duplicate(true).deleteElements().length).toBe(0);
  });
});

describe('rows', () => {
  it.each<[string | string[], string]>([
    ['name', 'name\nx\n"a,b"\n"say ""hi"""\n'],
    [['name', 'at.x'], 'name,at.x\nx,1\n"a,b",\n"say ""hi""",2.5\n'],
    ['name, list', 'name,list\nx,\n"a,b",\n"say ""hi""","[1,""b"",null]"\n'],
  ])('toCSV(%j) quotes what needs quotes', (fields, expected) => {
    const rows = new Collection<object>(
      { name: 'x', at: { x: 1 } },
      { name: 'a,b' },
      { name: 'say "hi"', at: { x: 2.5 }, list: [1, 'b', NaN] },
    );
    expect(rows.toCSV(fields)).toBe(expected);
  });

  it('An apostrophe comes before what spreadsheets take for a formula with escapeFormulas', () => {
    const texts = ['=cmd|calc!A1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a=1', ''];
    const rows = new Collection<object>();
    for (const name of texts) rows.add({ name, x: -5 });
    const plain = rows.toCSV('name,x');
    expect(plain).toContain('\n=cmd|calc!A1,-5\n');
    expect(rows.toCSV('name,x', {})).toBe(plain);
    const cells = rows.toCSV('name,x', { escapeFormulas: true }).split(/,-5\n/);
    expect(cells.slice(1, 4)).toEqual(["'+1", "'-1", "'@SUM(A1)"]);
    expect(cells.slice(4, 6)).toEqual(["'\t=1", '"\'\r=1"']);
    expect(cells.slice(6)).toEqual(['a=1', '', '']);
  });

  it.each([[true], ['yes'], [{ escapeFormula: true }], [{ escapeFormulas: 'yes' }], [[]]])(
    'Options of toCSV such as %j are refused',
    (options) => {
      expect(() => $('b').toCSV('name', options as object)).toThrow(TypeError);
    },
  );

  it('Output of toJSON can be read by JSON.parse', () => {
    const name = 'a"\\\n\u2028é\u0001';
    const rows = new Collection<object>(
      { name, on: true, of: { name: 'item' } },
      { name: 'b', list: [1, [2]] },
    );
    expect(JSON.parse(rows.toJSON('name,on,of,list'))).toEqual([
      { name, on: true, of: 'item', list: null },
      { name: 'b', on: null, of: null, list: [1, [2]] },
    ]);
    expect(new Collection().toJSON('name')).toBe('[]');
    expect(JSON.parse($('b').toJSON('name,layer,libraryItem,shortName'))).toEqual([
      { name: 'b', layer: 'Layer 1', libraryItem: 'photo', shortName: 'photo' },
    ]);
  });

  it.each<[unknown, string]>([
    [[], 'Collection.toCSV(): fields must be names'],
    [5, 'fields must be names'],
    ['name,,x', 'fields must be names'],
    ['name,rotatoin', 'did you mean "rotation"?'],
  ])('toCSV(%j) is refused', (fields, message) => {
    expect(() => $('b').toCSV(fields as string)).toThrow(message);
  });
});
