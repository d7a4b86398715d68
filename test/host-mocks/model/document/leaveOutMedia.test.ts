import fs from 'fs';
import path from 'path';
import { createHost } from '../../../../app';
import { hasSameBytes } from '../../../../document/container/hasSameBytes';
import { saveContainer } from '../../../../document/container/saveContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { mediaFiles } from '../../../../host-mocks/model/library/filesOfMedia';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { describeDocuments, documents } from '../../../support/documents';
import { openContainer } from '../../../support/onNode';
import { quietHost } from '../../../support/openModel';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { sample as daily } from '../../../support/sample';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), name);
const reopen = (file: string): Document => openDocument(openContainer(file), quietHost());
const namesIn = (file: string): string[] => openContainer(file).names();

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** A script with the document as `doc` and the URI of a file in the folder as `uri(name)`. */
function runHere(script: string): unknown {
  const host = createHost({ layers: [{}] }, { roots: [folder()] });
  return host.run(`
    var doc = fl.getDocumentDOM();
    function uri(name) { return FLfile.platformPathToURI(${JSON.stringify(`${folder()}/`)} + name); }
    ${script}
  `);
}

/** An FLA with an imported bitmap and a copy of the item, which shares its data, and with data that no item names. */
function sample(): string {
  fs.writeFileSync(at('dot.png'), PNG);
  runHere(`
    doc.importFile(uri('dot.png'), true);
    doc.library.duplicateItem('dot.png');
    fl.saveDocument(doc, uri('sample.fla'));
  `);
  const file = at('sample.fla');
  const stray = new Map([['bin/stray.dat', new Uint8Array([1, 2, 3])]]);
  saveContainer(nodePlatform, openContainer(file), stray, file, {});
  return file;
}

it('Data stay as long as an item names them, and go with the last one', () => {
  const document = reopen(sample());
  const [copy] = document.library.items.filter(({ name }) => name !== 'dot.png');
  document.library.deleteItem('dot.png');
  document.save();
  expect(document.leftOut).toEqual({ files: 0, bytes: 0 });
  const named = [...mediaFiles(document.node)];
  expect(namesIn(at('sample.fla'))).toEqual(expect.arrayContaining(named));

  const bytes = named.reduce((sum, name) => sum + document.files.size(name), 0);
  document.library.deleteItem(copy.name);
  document.save();
  expect(document.leftOut).toEqual({ files: named.length, bytes });
  expect(namesIn(at('sample.fla')).filter((name) => named.includes(name))).toEqual([]);
});

it('Data that no item named when the document was opened stay byte for byte', () => {
  const document = reopen(sample());
  for (const { name } of document.library.items) document.library.deleteItem(name);
  document.save();
  expect(document.leftOut.files).toBe(2);
  expect([...openContainer(at('sample.fla')).bytes('bin/stray.dat')]).toEqual([1, 2, 3]);
});

it('What was imported and deleted before the document was saved is never written', () => {
  fs.writeFileSync(at('dot.png'), PNG);
  runHere(`
    doc.importFile(uri('dot.png'), true);
    doc.library.deleteItem('dot.png');
    fl.saveDocument(doc, uri('made.fla'));
  `);
  expect(namesIn(at('made.fla')).filter((name) => /^bin|dot/.test(name))).toEqual([]);
});

it('A copy leaves the data out too, and the document itself keeps them until it is saved', () => {
  const file = sample();
  fs.copyFileSync(file, at('before.fla'));
  const host = createHost({}, { roots: [folder()] });
  host.open(file);
  host.run(`
    var doc = fl.getDocumentDOM();
    for (var i = doc.library.items.length - 1; i >= 0; i--) doc.library.deleteItem(doc.library.items[i].name);
    doc.saveAsCopy(FLfile.platformPathToURI(${JSON.stringify(at('copy.fla'))}));
  `);
  expect(namesIn(file)).toEqual(namesIn(at('before.fla')));
  expect(namesIn(at('copy.fla'))).toHaveLength(namesIn(file).length - 2);
});

it('A copy of the selection keeps data that a selected item shares with one that is not', () => {
  const file = sample();
  const host = createHost({}, { roots: [folder()] });
  host.open(file);
  host.run(`
    var doc = fl.getDocumentDOM();
    doc.library.addItemToDocument({ x: 10, y: 10 }, 'dot.png');
    doc.selectAll();
    doc.saveAsCopy(FLfile.platformPathToURI(${JSON.stringify(at('copy.fla'))}), true);
  `);
  const copy = reopen(at('copy.fla'));
  expect(copy.library.items.map(({ name }) => name)).toEqual(['dot.png']);
  expect([...mediaFiles(copy.node)].every((name) => copy.files.has(name))).toBe(true);
});

describeDocuments('Real documents', () => {
  it.each(daily(3, documents))(
    '$name loses the data of its media, if it has any, when they are deleted, and nothing else',
    ({ path: source }) => {
      const document = reopen(source);
      const media = document.library.items.filter(({ itemType }) => /bitmap|sound|video/.test(itemType));
      if (media.length === 0) return;
      const before = document.files.container;
      const named = mediaFiles(document.node);
      for (const { name } of media) document.library.deleteItem(name);
      document.saveAt(at('saved.fla'));
      const after = openContainer(at('saved.fla'));
      const lost = before.names().filter((name) => !after.has(name));
      expect(lost.filter((name) => !named.has(name) && !/\.xfl$/.test(name))).toEqual([]);
      expect([...named].filter((name) => after.has(name))).toEqual([]);
      const others = before.names().filter((name) => after.has(name) && !name.endsWith('.xml'));
      expect(others.filter((name) => !hasSameBytes(before.bytes(name), after.bytes(name)))).toEqual([]);
    },
  );
});
