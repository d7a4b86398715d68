import { createHost } from '../../app';
import { $, $$, ItemCollection } from '../../src';
import { installHost } from '../support/installHost';

const host = installHost(() =>
  createHost({
    library: [
      { name: 'ui', type: 'folder' },
      { name: 'ui/star', type: 'graphic', layers: [{ elements: [{ shape: 'oval', width: 5, height: 5 }] }] },
      { name: 'ui/deep/box', layers: [{ elements: [{ item: 'ui/star', name: 'boxed' }] }] },
      { name: 'uid', type: 'graphic' },
      { name: 'photo', type: 'bitmap', width: 10, height: 10 },
    ],
    layers: [
      {
        elements: [
          { item: 'photo', name: 'p' },
          { item: 'ui/star', name: 's1' },
          { item: 'ui/star', name: 's2' },
          { shape: 'oval', width: 5, height: 5 },
        ],
      },
    ],
  }),
);

function paths(collection: ItemCollection): string {
  return collection.map((item) => item.name).join(' ');
}

const itemAt = (path: string): Item => host.document.library.items.find((item) => item.name === path) as Item;
const all = (): string => host.document.library.items.map((item) => item.name).join(' ');

it('$$ without a source takes the items of the library, in its order', () => {
  expect(paths($$('*'))).toBe(all());
  expect(paths($$('star'))).toBe('ui/star');
  expect(paths($$('/ui/*:movieclip'))).toBe('ui/deep/box');
});

it('$$() gives an empty collection of the active document', () => {
  expect($$()).toBeInstanceOf(ItemCollection);
  expect($$().elements).toEqual([]);
  expect($$().dom).toBe(host.document);
  expect($$().library).toBe(host.document.library);
});

describe('sources', () => {
  it('$$ takes an Array of items, or a collection of them', () => {
    expect(paths($$([itemAt('photo'), itemAt('uid')]))).toBe('photo uid');
    expect(paths($$(':graphic', [itemAt('photo'), itemAt('uid')]))).toBe('uid');
    const source = $$('*');
    expect(paths($$(':bitmap', source))).toBe('photo');
    expect(paths(source)).toBe(all());
  });

  it('$$(elements) gives their items, each once', () => {
    expect(paths($$($('*')))).toBe('photo ui/star');
    expect(paths($$($('*').elements))).toBe('photo ui/star');
    expect(paths($$(':graphic', $('*')))).toBe('ui/star');
    expect(paths($$($('s1').get(0) as Element))).toBe('ui/star');
    expect(paths($$($(':shape').get(0) as Element))).toBe('');
  });

  it('$$(folder) gives what is below it, at any depth', () => {
    expect(paths($$(itemAt('ui')))).toBe(
      all()
        .split(' ')
        .filter((path) => path.startsWith('ui/'))
        .join(' '),
    );
    expect(paths($$(':movieclip', itemAt('ui')))).toBe('ui/deep/box');
    expect(paths($$(itemAt('ui/deep')))).toBe('ui/deep/box');
  });

  it('$$(any other item) gives that item; so does a folder in an Array', () => {
    expect(paths($$(itemAt('photo')))).toBe('photo');
    expect(paths($$(':folder', [itemAt('ui'), itemAt('photo')]))).toBe('ui');
  });

  it('Items that are there twice are found once', () => {
    expect(paths($$([itemAt('uid'), itemAt('uid')]))).toBe('uid');
    expect(paths($$('*', [itemAt('uid'), itemAt('uid')]))).toBe('uid');
  });
});

describe('arguments', () => {
  it('Arguments may come in any order', () => {
    expect(paths($$(host.document, itemAt('ui'), ':movieclip'))).toBe('ui/deep/box');
    expect(paths($$(itemAt('ui'), ':movieclip', host.document))).toBe('ui/deep/box');
  });

  it.each([
    [['a', 'b'], '$$(): expected one query String, got two'],
    [[5], '$$(): argument 1 must be a query String, a source (an Array of items or elements'],
    [[[5]], '$$(): source must hold items or elements, got 5 at index 0'],
  ])('$$ refuses %p: %s', (args, message) => {
    expect(() => $$(...(args as string[]))).toThrow(TypeError);
    expect(() => $$(...(args as string[]))).toThrow(message);
  });

  it('$$ refuses timelines, which hold elements', () => {
    const timeline = host.document.getTimeline() as unknown as Item;
    expect(() => $$(timeline)).toThrow('$$(): source must hold items or elements, got [object Timeline]');
  });

  it('An error about an unreadable query names $$', () => {
    expect(() => $$(':movieclp')).toThrow('$$(): unknown pseudo ":movieclp"');
  });
});

it('The document is the one given, else that of the source, else the active one', () => {
  const other = createHost({ library: [{ name: 'x' }] }).document;
  expect(paths($$('*', other))).toBe('x');
  expect($$('*', $$('*', other)).dom).toBe(other);
  expect($$($('*', other)).dom).toBe(other);
  expect($$([itemAt('uid')]).dom).toBe(host.document);
});

it('An error about a deleted element names $$', () => {
  const { document } = createHost({ library: [{ name: 'x' }], layers: [{ elements: [{ item: 'x' }] }] });
  const [element] = document.getTimeline().layers[0].frames[0].elements;
  document.selection = [element];
  document.deleteSelection();
  expect(() => $$(element, document)).toThrow(/^\$\$\(\): /);
});

it('A document must be open', () => {
  const closed = installHost(() => createHost(), 'now');
  expect(() => $$('*')).toThrow('$$(): no document is open');
  closed.uninstall();
  host.install();
});

it('The parsed query and what each step kept are printed with debug', () => {
  $$(':symbol:first', true);
  expect(host.output[host.output.length - 1]).toBe(
    ['$$(): :symbol:first', '  candidates  6', '  :symbol     3', '  :first      1', '  matches     1'].join(
      '\n',
    ),
  );
});
