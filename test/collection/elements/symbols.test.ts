import { createHost, openHost } from '../../../app';
import { $ } from '../../../src/query/dollar';
import { $$ } from '../../../src/query/dollarItems';
import { describeDocuments, documentPath } from '../../support/documents';
import { temporaryFolder } from '../../support/temporaryFolder';

const oval = { shape: 'oval' as const, width: 10, height: 10 };

const make = () =>
  createHost({
    library: [
      { name: 'ui/star', layers: [{ elements: [oval] }] },
      { name: 'ui/moon', layers: [{ elements: [{ ...oval, x: 5, y: 5 }] }] },
      { name: 'photo', type: 'bitmap', width: 20, height: 10 },
      { name: 'sound', type: 'sound' },
    ],
    layers: [
      {
        elements: [
          { item: 'ui/star', name: 'a', x: 10, y: 10 },
          { item: 'photo', name: 'b', x: 15, y: 10, selected: true },
          { item: 'ui/moon', name: 'c', x: 200, y: 10 },
          { text: 'word', name: 'd', x: 300, y: 10 },
        ],
      },
    ],
  }).install();

let host = make();
beforeEach(() => {
  host.dispose();
  host = make();
});
afterAll(() => host.dispose());

const names = (query: string) => $(query).pluck('name');

describe('symbols', () => {
  it('Each element becomes a symbol by toSymbol, and the collection holds the instances', () => {
    const places = $('b,d').elements.map(({ left, top, width, height }) => [left, top, width, height]);
    const made = $('b,d').toSymbol('graphic', 'parts/*_sym', 'center');
    expect(made.pluck('libraryItem.name')).toEqual(['parts/b_sym', 'parts/d_sym']);
    expect(made.pluck('symbolType')).toEqual(['graphic', 'graphic']);
    expect(made.elements.map(({ left, top, width, height }) => [left, top, width, height])).toEqual(places);
    expect($$('[folder=parts]').length).toBe(2);
    expect($('a').toSymbol().pluck('libraryItem.name')).toEqual(['Symbol']);
    expect($$('b_sym').exec(() => expect(names('*')).toEqual(['b'])).length).toBe(1);
  });

  it.each<[string, () => unknown, string]>([
    ['toSymbol of another type', () => $('a').toSymbol('clip' as never), '"movie clip", "graphic", "button"'],
    [
      'toSymbol at no corner',
      () => $('a').toSymbol('graphic', 'x', 'middle'),
      'registration must be "top left"',
    ],
    ['toSymbol of a taken name', () => $('a,b').toSymbol('graphic', 'photo'), ''],
    ['toSymbol with one name twice', () => $('a,b').toSymbol('graphic', () => 'same'), 'already: "same"'],
    ['swap for nothing', () => $('a').swap('nothing'), 'the library has no item "nothing"'],
    [
      'swap for a folder',
      () => $('a').swap('ui'),
      'the library has no item "ui" that can be placed on a stage',
    ],
    ['swap of a text', () => $('*').swap('ui/moon'), 'element 3, d (static text): it is not an instance'],
    ['swap for a number', () => $('a').swap(5 as never), 'a library item or its path, got 5'],
    ['pivot at no corner', () => $('a').pivot('middle' as 'center'), 'corner must be a corner or edge'],
    ['linkage of a folder', () => $$('*').linkage('a.*'), 'folders have no class'],
    ['linkage of no class', () => $$('star').linkage('1*'), '"1star" is not a class name'],
    ['linkage of a class twice', () => $$('star,moon').linkage(() => 'A'), 'another item has the class "A"'],
    ['linkage of a number', () => $$('star').linkage(5 as never), 'a name, a Function or false, got 5'],
  ])('%s is refused before anything is changed', (_title, work, message) => {
    if (message === '') return expect(() => $('a').toSymbol('graphic', 'photo')).toThrow('"photo"');
    const before = host.toTree();
    expect(work).toThrow(message);
    expect(host.toTree()).toBe(before);
  });

  it('Place, name and the selection of the user are kept by swap', () => {
    const before = $('a,b').pluck('x');
    const swapped = $('a,b').swap($$('moon').first() as Item);
    expect(swapped.pluck('libraryItem.name')).toEqual(['ui/moon', 'ui/moon']);
    expect([swapped.pluck('name'), swapped.pluck('x')]).toEqual([['a', 'b'], before]);
    expect($('a,b,c').swap('ui/star').items().pluck('name')).toEqual(['ui/star']);
  });

  it.each<[string, number[]]>([
    ['top left', [10, 10]],
    ['bottom right', [20, 20]],
    ['right center', [20, 15]],
    ['center', [15, 15]],
  ])('pivot(%j) moves the transformation point, not the element', (corner, [x, y]) => {
    const clip = $('a').attr('rotation', 0).first() as Element;
    $('a').pivot(corner as 'center');
    expect([clip.transformX, clip.transformY].map(Math.round)).toEqual([x, y]);
    expect([clip.left, clip.top]).toEqual([10, 10]);
  });

  it('Bounds are those of all elements, or null', () => {
    expect($('a,b').bounds()).toEqual({ left: 10, top: 10, right: 35, bottom: 20, width: 25, height: 10 });
    expect($('none').bounds()).toBeNull();
    expect($$('star,moon').bounds()).toEqual({
      left: 0,
      top: 0,
      right: 15,
      bottom: 15,
      width: 15,
      height: 15,
    });
    expect($$('sound').bounds()).toBeNull();
  });

  it('Items are exported under classes by linkage, or no longer', () => {
    $$(':movieclip').linkage('ui.*');
    expect($$(':movieclip').pluck('linkageClassName')).toEqual(['ui.star', 'ui.moon']);
    expect($$(':exported').length).toBe(2);
    $$('star')
      .linkage('Star')
      .linkage((item) => 'S' + item.name.length);
    expect($$('star').pluck('linkageClassName')).toEqual(['S7']);
    expect($$(':movieclip').linkage(false).filter(':exported').length).toBe(0);
  });

  it.each<[string, string[]]>([
    [':overlaps(b)', ['a']],
    [':overlaps(*)', ['a', 'b']],
    [':overlaps(:text)', []],
    ['*:not(:overlaps(*))', ['c', 'd']],
    [':overlaps(:bitmap:first)', ['a']],
    ['b:overlaps(:movieclip)', ['b']],
  ])('$(%j) finds %j', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it(':overlaps agrees with a comparison of all pairs', () => {
    const boxes = Array.from({ length: 60 }, (_, i) => ({
      item: 'ui/star',
      name: 'n' + i,
      x: (i * 37) % 200,
      y: (i * 53) % 90,
    }));
    host.dispose();
    host = createHost({
      library: [{ name: 'ui/star', layers: [{ elements: [oval] }] }],
      layers: [{ elements: boxes }, { elements: boxes.slice(0, 9).map((box) => ({ ...box, name: 'o' })) }],
    }).install();
    const share = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.abs(a.x - b.x) < 10 && Math.abs(a.y - b.y) < 10;
    const wanted = boxes.filter((box, i) =>
      boxes.some((other, at) => at !== i && at % 2 === 0 && share(box, other)),
    );
    expect(names('n*:overlaps([name~=/^n\\d*[02468]$/])').sort()).toEqual(
      wanted.map(({ name }) => name).sort(),
    );
  });
});

describeDocuments('symbols of real documents', () => {
  const folder = temporaryFolder();

  it.each(['acid', 'demo', 'logo-anim'])(
    'What was made is there when the document is opened again: %s',
    (name) => {
      host.dispose();
      host = openHost(documentPath(name), { roots: [folder()] }).install();
      const instances = $('*:movieclip').slice(0, 3);
      expect(instances.length).toBeGreaterThan(0);
      const { name: path } = $$(':graphic,:movieclip').last() as Item;
      const places = instances.pluck('matrix.tx');
      instances.swap(path).pivot('top left');
      const made = $('*:movieclip').slice(0, 2).toSymbol('graphic', 'made/part_##');
      const bounds = made.bounds();
      $$('/made/*').linkage('made.*');
      fl.saveDocument(host.document, 'file://' + folder() + '/saved.fla');
      const again = openHost(folder() + '/saved.fla');
      const reread = $$('/made/*', again.document);
      expect(reread.pluck('linkageClassName')).toEqual(made.items().pluck('linkageClassName'));
      expect(reread.length).toBe(made.length);
      expect(reread.instances().bounds()).toEqual(bounds);
      expect(instances.pluck('matrix.tx').length).toBe(places.length);
      again.dispose();
    },
  );
});
