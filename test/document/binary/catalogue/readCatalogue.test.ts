import fs from 'fs';
import fc from 'fast-check';
import { readCatalogue } from '../../../../document/binary/catalogue/readCatalogue';
import { CompoundFile } from '../../../../document/binary/compound/CompoundFile';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { binaryPairs, describeBinary } from '../../../support/documents';
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

// The exporter of JPEXS writes 66 or 67 for the length, and the text of the XFL, which may have none.
describeBinary('the program that saved the document', () => {
  const pairs = binaryPairs.filter(
    ({ release, name }) => /^(f8|cs3|cs4)$/.test(release) && name.startsWith('0001'),
  );

  it.each(pairs)('The text of $release ends at its zero, whatever its length says', ({ fla }) => {
    const bytes = new CompoundFile(fs.readFileSync(fla), DEFAULT_LIMITS).read('Contents');
    const whole = readCatalogue(bytes, 100);
    const start = Buffer.from(bytes).indexOf('Saved by');
    const shorter = Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 'Saved by '.length)]);
    expect([whole.fault, whole.catalogue.savedBy.slice(0, 14)]).toEqual([null, 'Saved by Adobe']);
    expect(readCatalogue(shorter, 100)).toEqual({
      catalogue: { ...whole.catalogue, savedBy: whole.catalogue.savedBy.slice(9) },
      fault: null,
    });
    const end = shorter.indexOf(0, start);
    expect(readCatalogue(shorter.subarray(0, end), 100).fault).not.toBeNull();
  });
});

const { document: plainDocument, root: plain } = openSynthetic({});
const PLAIN_TEXT = plainDocument.text('DOMDocument.xml');
