import fs from 'fs';
import path from 'path';
import type { Container } from '../../../document/container/Container';
import { XmlFile } from '../../../document/xml/XmlFile';
import {
  describeDocuments,
  describeRenders,
  documentPath,
  documents,
  renders,
  type RealDocument,
} from '../../support/documents';
import { temporaryFolder } from '../../support/temporaryFolder';
import { soundEntries } from './soundZip';
import { openContainer, saveContainer } from '../../support/onNode';

const folder = temporaryFolder();

/** What says only how a document is packed differs between FLA and XFL. */
const isMarker = (name: string): boolean => name === 'mimetype' || /^[^/]+\.xfl$/.test(name);

function expectSameFiles(saved: Container, container: Container): void {
  const own = (one: Container): string[] => one.names().filter((name) => !isMarker(name));
  expect(own(saved).sort()).toEqual(own(container).sort());
  for (const name of own(container)) {
    expect(Buffer.compare(saved.bytes(name), container.bytes(name)) === 0 ? name : `changed: ${name}`).toBe(
      name,
    );
  }
}

/** Packed bytes of all entries in their order, read from the directory that Adobe left. */
function entriesOf(file: string): ReturnType<typeof soundEntries> {
  return soundEntries(fs.readFileSync(file));
}

const saveAs = (container: Container, name: string): Container =>
  saveContainer(container, new Map(), path.join(folder(), name));

function expectSaved(file: string): void {
  const container = openContainer(file);
  const saved = saveAs(container, `saved.${container.kind}`);
  expectSameFiles(saved, container);
  if (container.kind === 'xfl') return;
  const names = entriesOf(saved.path).map((entry) => entry.name.replaceAll('\\', '/'));
  expect(names.filter((name) => !name.endsWith('/')).sort()).toEqual(container.names().sort());
  if (container.has('mimetype')) expect(names[names.length - 1]).toBe('mimetype');
}

function expectConverted(file: string): void {
  const container = openContainer(file);
  const other = container.kind === 'fla' ? 'xfl' : 'fla';
  const converted = saveAs(container, `converted.${other}`);
  expect(converted.kind).toBe(other);
  expectSameFiles(converted, container);
  expectSameFiles(saveAs(converted, `back.${container.kind}`), container);
}

const rows = (list: RealDocument[]): [string, string][] => list.map(({ name, path: file }) => [name, file]);
/** Hundreds of files each, which take long to write and are of the same make as the others. */
const LARGE = ['glitch_merged', 'Avatar2011', 'globometer_lateral', 'samurai_skirt', 'pixel_dress'];

describeDocuments('every file of a real document is the same to the byte', () => {
  it.each(rows(documents))('A file is the same after %s was saved without a change', (_name, file) =>
    expectSaved(file),
  );

  const moderate = documents.filter(({ name }) => !LARGE.includes(name));
  it.each(rows(moderate))(
    'A file is the same after %s became the other kind, and its own again',
    (_name, file) => expectConverted(file),
  );
});

describeRenders('every file of a document with a reference picture is the same to the byte', () => {
  it.each(rows(renders))('A file is the same after %s was saved without a change', (_name, file) =>
    expectSaved(file),
  );
});

describeDocuments('saving a real FLA with one change', () => {
  it.each(['logo-anim', 'NyanCat', 'edittext_password', 'movieclip_goto_overwrite', 'glitch_merged'])(
    '%s: the entry is repacked in its place, all others keep their packed bytes',
    (name) => {
      const container = openContainer(documentPath(name));
      const before = entriesOf(saveAs(container, 'a.fla').path);
      const main = new XmlFile('DOMDocument.xml', container.text('DOMDocument.xml'));
      main.root.setAttr('frameRate', '12.5');
      const changes = new Map([['DOMDocument.xml', main.serialize()]]);
      const saved = saveContainer(container, changes, path.join(folder(), 'b.fla'));
      const after = entriesOf(saved.path);
      const differing = before.filter((entry, index) => entry.packed !== after[index]?.packed);
      expect(after.map((entry) => entry.name)).toEqual(before.map((entry) => entry.name));
      expect(differing.map((entry) => entry.name)).toEqual(['DOMDocument.xml']);
      expect(new XmlFile('', saved.text('DOMDocument.xml')).root.attr('frameRate')).toBe('12.5');
    },
  );
});
