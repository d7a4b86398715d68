import fc from 'fast-check';
import { contents } from '../makeFlash5';
import { openSynthetic } from '../openSynthetic';

const block = fc.uint8Array({ maxLength: 300 });

describe('the printer that was set up last', () => {
  it.each<[string, Uint8Array, Uint8Array]>([
    ['settings and names', new Uint8Array(156).fill(0xff), new Uint8Array(30).fill(0xee)],
    ['settings only', new Uint8Array(65_535).fill(7), new Uint8Array()],
    ['names only', new Uint8Array(), Uint8Array.of(8, 0, 9, 0, 17, 0)],
  ])('The stage is read from after %s', (_, settings, names) => {
    const { root, faults } = openSynthetic({ Contents: contents({ printer: [settings, names] }) });
    expect(faults).toEqual([]);
    expect([root.attr('frameRate'), root.attr('gridColor'), root.attr('majorVersion')]).toEqual([
      '12',
      plain.attr('gridColor'),
      '5',
    ]);
  });

  it('It changes nothing of the document, whatever Windows said', () => {
    fc.assert(
      fc.property(block, block, (settings, names) => {
        const { document, faults } = openSynthetic({ Contents: contents({ printer: [settings, names] }) });
        expect(faults).toEqual([]);
        expect(document.text('DOMDocument.xml')).toBe(PLAIN_TEXT);
      }),
    );
  });

  it.each([
    ['in the settings', 5],
    ['in the names', 120],
  ])('A catalogue that ends %s keeps its scenes, and says so', (_, kept) => {
    const settings = new Uint8Array(100).fill(0xaa);
    const whole = contents({ printer: [settings, settings] });
    const end = whole.indexOf(0xaa) + kept;
    const { root, faults } = openSynthetic({ Contents: whole.subarray(0, end) });
    expect(root.child('timelines')?.children.map((scene) => scene.attr('name'))).toEqual(['Scene 1']);
    expect(faults).toEqual([expect.stringMatching(/^Contents: .*; what follows it is missing$/)]);
  });
});

describe('the versions of the catalogue that Flash 5 wrote', () => {
  it.each([
    ['a trial version', 0x1f],
    ['Flash 5', 0x20],
  ])('That of %s is read to its last byte', (_, version) => {
    const Contents = contents({ version, symbols: [['star', 'S 1']] });
    const { document, root, faults } = openSynthetic({ Contents });
    expect(faults).toEqual([]);
    expect(document.release).toBe('Flash 5');
    expect(document.names()).toContain('LIBRARY/star.xml');
    expect(root.attr('frameRate')).toBe('12');
  });

  it('The beginning of the one is not that of the other', () => {
    const trial = contents({ version: 0x1f });
    trial[0] = 0x20;
    expect(() => openSynthetic({ Contents: trial })).toThrow(/^Contents: /);
  });
});

const { document: plainDocument, root: plain } = openSynthetic({});
const PLAIN_TEXT = plainDocument.text('DOMDocument.xml');
