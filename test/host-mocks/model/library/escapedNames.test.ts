import fc from 'fast-check';
import { escapeFileName, unescapeFileName } from '../../../../document/notation/escapeFileName';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { instance, keyframe, layer, openXml } from '../../../support/openXml';

/** Newer releases write `*gun` so, as the name of a symbol and in the instances that show it. */
const ESCAPED = '&#042gun';

function openEscaped(): Document {
  const shows = instance(ESCAPED.replace('&', '&amp;'));
  return openXml(layer(keyframe('index="0"', shows)), { [ESCAPED]: layer(keyframe('index="0"', '')) });
}

const shown = (document: Document): string | undefined =>
  document.getTimeline().layers[0].frames[0].elements[0].node.attr('libraryItemName');

describe('symbols whose names are stored escaped', () => {
  it('Their names have no escapes, and they are found by them', () => {
    const { library } = openEscaped();
    expect(library.items.map(({ name }) => name)).toContain('*gun');
    expect(library.itemExists('*gun')).toBe(true);
    expect(library.find('*gun')).toBe(library.find(ESCAPED));
  });

  it('They are found by what names them', () => {
    const document = openEscaped();
    const [element] = document.getTimeline().layers[0].frames[0].elements;
    expect(element).toMatchObject({ libraryItem: { name: '*gun' } });
    expect(document.library.unusedItems.map(({ name }) => name)).not.toContain('*gun');
  });

  it('They have timelines of that name', () => {
    const item = openEscaped().library.find('*gun') as SymbolItem;
    item.timeline.node.setAttr('name', ESCAPED);
    expect(item.timeline.name).toBe('*gun');
  });

  it('They stay escaped when they are renamed', () => {
    const document = openEscaped();
    const item = document.library.find('*gun');
    if (!item) throw new Error('no symbol');
    item.name = 'a:b';
    expect(item.name).toBe('a:b');
    expect(item.storedName).toBe('a&#058b');
    expect(item.entry.attr('href')).toBe('a&#058b.xml');
    expect(shown(document)).toBe('a&#058b');
  });
});

describe('unescapeFileName', () => {
  it.each([
    ['&#032skins/knob &#038 fader', ' skins/knob & fader'],
    ['bubble 5&#032', 'bubble 5 '],
    ['a&#032b/&#0321', 'a&#032b/ 1'],
    ['&#060Path&#062_1', '<Path>_1'],
    ['&#065', '&#065'],
  ])('The name %p is read as %p', (escaped, name) => {
    expect(unescapeFileName(escaped)).toBe(name);
  });

  it('Escapes of escapeFileName are undone', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        fc.pre(!path.includes('&#'));
        expect(unescapeFileName(escapeFileName(path))).toBe(path);
      }),
    );
  });

  it.each(['&#065', '&#42', '&#999', '&#0', 'a & b'])('The invalid escape %s stays as it is', (path) => {
    expect(unescapeFileName(path)).toBe(path);
  });
});
