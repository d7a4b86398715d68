import { createHost } from '../../../app';
import { $$ } from '../../../src';

/**
 * Movie clips `ui/a`, `ui/b` and `c`; `c` is exported under the class `ui.C`, `old` has a class and is not exported.
 */
function opened(): Document {
  const { document } = createHost({
    library: [
      { name: 'ui/a' },
      { name: 'ui/b' },
      { name: 'c', linkageClassName: 'ui.C' },
      { name: 'old', linkageClassName: 'Old' },
    ],
  });
  const old = document.library.items.find(({ name }) => name === 'old') as SymbolItem;
  old.linkageExportForAS = false;
  return document;
}

const classes = (document: Document): Record<string, string> =>
  Object.fromEntries(
    document.library.items
      .filter(({ linkageExportForAS }) => linkageExportForAS)
      .map(({ name, linkageClassName }) => [name, linkageClassName]),
  );

describe('linkage', () => {
  it('A star is replaced by the last part of the path', () => {
    const document = opened();
    $$('/ui/*', document).linkage('game.*');
    expect(classes(document)).toEqual({ 'ui/a': 'game.a', 'ui/b': 'game.b', c: 'ui.C' });
  });

  it('A class that another item is exported under is refused before anything is changed', () => {
    const document = opened();
    expect(() => $$('/ui/*', document).linkage((item) => (item.name === 'ui/b' ? 'ui.C' : 'ui.A'))).toThrow(
      'ItemCollection.linkage(): element 1, ui/b (movie clip): another item has the class "ui.C"',
    );
    expect(classes(document)).toEqual({ c: 'ui.C' });
  });

  it('Items can keep their class, or exchange them', () => {
    const document = opened();
    $$('c, /ui/a', document).linkage((item) => (item.name === 'c' ? 'ui.C' : 'ui.A'));
    expect(classes(document)).toEqual({ 'ui/a': 'ui.A', c: 'ui.C' });
    $$('c, /ui/a', document).linkage((item) => (item.name === 'c' ? 'ui.A' : 'ui.C'));
    expect(classes(document)).toEqual({ 'ui/a': 'ui.C', c: 'ui.A' });
  });

  it('The class of an item that is not exported can be taken', () => {
    const document = opened();
    const old = document.library.items.find(({ name }) => name === 'old') as SymbolItem;
    expect(old.linkageExportForAS).toBe(false);
    $$('/ui/a', document).linkage('Old');
    expect(classes(document)).toEqual({ 'ui/a': 'Old', c: 'ui.C' });
  });

  it('An item is no longer exported with false, and its class is forgotten', () => {
    const document = opened();
    const [item] = $$('c', document).linkage(false).elements;
    expect(classes(document)).toEqual({});
    item.linkageExportForAS = true;
    expect(item.linkageClassName).toBe('');
  });

  it.each([
    ['Star', 'Star'],
    ['ui.Star_2', 'ui.Star_2'],
    ['_a.$b', '_a.$b'],
    ['my.*', 'my.a'],
  ])('The name %s is taken', (name, expected) => {
    const document = opened();
    $$('/ui/a', document).linkage(name);
    expect(classes(document)['ui/a']).toBe(expected);
  });

  it.each(['2Star', 'ui.2Star', 'ui..Star', '.Star', 'Star.', 'Star-2', 'ui Star', ' Star', 'Star;'])(
    'A name such as %j is refused, because it is not a class name',
    (name) => {
      const document = opened();
      expect(() => $$('/ui/a', document).linkage(name)).toThrow(
        `ItemCollection.linkage(): element 0, ui/a (movie clip): ${JSON.stringify(name)} is not a class name`,
      );
      expect(classes(document)).toEqual({ c: 'ui.C' });
    },
  );

  it('The same class for two of its items is refused', () => {
    const document = opened();
    expect(() => $$('/ui/*', document).linkage(() => 'ui.Same')).toThrow(
      'ItemCollection.linkage(): element 1, ui/b (movie clip): another item has the class "ui.Same"',
    );
    expect(classes(document)).toEqual({ c: 'ui.C' });
  });

  it('Folders are refused before anything is changed', () => {
    const document = opened();
    expect(() => $$('c, ui:folder', document).linkage(false)).toThrow(
      /^ItemCollection\.linkage\(\): element 0, ui \(folder\): folders have no class; filter\(":not\(:folder\)"\)$/,
    );
    expect(classes(document)).toEqual({ c: 'ui.C' });
  });

  it.each([undefined, null, true, 5, {}])('An argument of %p is refused', (name) => {
    expect(() => $$('c', opened()).linkage(name as never)).toThrow(
      /^ItemCollection\.linkage\(\): the first argument must be a name, a Function or false, got /,
    );
  });

  it('Only what changes is written', () => {
    const document = opened();
    const written: string[] = [];
    const items = ['c', 'old'].map((name) => document.library.items.find((item) => item.name === name)!);
    for (const item of items) {
      let { linkageExportForAS } = item;
      Object.defineProperty(item, 'linkageExportForAS', {
        get: () => linkageExportForAS,
        set(value: boolean) {
          written.push(`${item.name} ${value}`);
          linkageExportForAS = value;
        },
      });
    }
    $$(items, document).linkage(false);
    expect(written).toEqual(['c false']);
    $$(items.slice(1), document).linkage('Star');
    $$(items.slice(1), document).linkage('Star2');
    expect(written).toEqual(['c false', 'old true']);
  });
});
