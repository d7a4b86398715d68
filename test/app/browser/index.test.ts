import fs from 'fs';
import path from 'path';
import * as node from '../../../app';
import { createHost, openHost } from '../../../app/browser';
import { describeDocuments, documents } from '../../support/documents';
import { sample } from '../../support/sample';
import { makeFlash5 } from '../../document/binary/makeFlash5';

const STAR = {
  name: 'star.fla',
  width: 320,
  library: [{ name: 'star' }],
  layers: [{ elements: [{ item: 'star', name: 'a', x: 10 }] }],
};

/** The document of a host as a tree. */
function treeOf(host: { toTree(): string }): string {
  return host.toTree().replace(/^.*?,/, '');
}

describe('the host for browsers', () => {
  it('A document of a literal is the same as in Node', () => {
    const [mine, theirs] = [createHost(STAR), node.createHost(STAR)];
    expect(mine.toTree()).toBe(theirs.toTree());
    expect(mine.render()).toBe(theirs.render());
  });

  it('A saved document opens again with the changes of a script', () => {
    const host = createHost(STAR);
    host.document.getTimeline().layers[0].frames[0].elements[0].name = 'renamed';
    const again = openHost(host.save(), { name: 'again.fla' });
    expect(again.document.name).toBe('again.fla');
    expect(again.document.getTimeline().layers[0].frames[0].elements[0].name).toBe('renamed');
  });

  it('A binary FLA opens, and is saved as one of Flash CS5 and later', () => {
    const host = openHost(makeFlash5(), { name: 'old.fla' });
    expect(host.toTree()).toContain('old.fla, 550 x 400, 12 fps');
    expect(host.render()).toContain('<svg');
    expect(openHost(host.save(), { name: 'new.fla' }).toTree()).toBe(
      host.toTree().replace('old.fla', 'new.fla'),
    );
  });

  it('Saving does not change the file of the document, and leaves no file on the disk', () => {
    const host = openHost(createHost(STAR).save(), { name: 'star.fla' });
    host.save();
    expect(host.document.pathURI).toBe('file:///star.fla');
    expect(host.disk.list('/').map(({ name }) => name)).toEqual(['star.fla']);
  });

  it.each([
    ['no document', new TextEncoder().encode('hello'), 'is neither an FLA nor an XFL document'],
    ['nothing', new Uint8Array(), 'is empty'],
    ['a folder without a document', { 'a.txt': 'hello' }, 'contains no DOMDocument.xml'],
  ])('%s is refused with its name', (_, source, message) => {
    expect(() => openHost(source, { name: 'x.fla' })).toThrow(message);
    expect(() => openHost(source, { name: 'x.fla' })).toThrow(/^x\.fla: /);
  });

  it('Paths of files cannot leave the folder of the document', () => {
    const files = {
      'DOMDocument.xml': '<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"/>',
      '../../evil': 'x',
    };
    const host = openHost(files, { name: 'logo' });
    expect(host.disk.list('/').map(({ name }) => name)).toEqual(['logo']);
  });

  it.each([
    ['its files alone', ''],
    ['its own name', 'logo/'],
    ['its own name and a folder', 'logo/art/'],
  ])('A folder whose paths contain %s is opened once', (_, before) => {
    const files = { [`${before}DOMDocument.xml`]: '<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"/>' };
    const host = openHost(files, { name: 'logo' });
    expect(host.disk.exists('/logo/logo')).toBe(false);
    const damaged = { ...files, [`${before}DOMDocument.xml`]: '<DOMDocument' };
    expect(() => openHost(damaged, { name: 'logo' })).toThrow(/^logo[/,]/);
  });

  it('A realm of its own is refused with a reason', () => {
    expect(() => createHost(STAR).inner.platform.createWorld()).toThrow('a browser has no separate realm');
  });
});

/** Bytes. */
const LARGE = 200_000;

describeDocuments('real documents in the host for browsers', () => {
  // The largest would take most of the time, and add nothing.
  const chosen = documents.filter(({ path: file }) => sizeOf(file) < LARGE);

  it.each(sample(3, chosen).map(({ name, path: file }) => [name, file]))(
    '%s is the same as in Node',
    (_, file) => {
      const isFolder = file.endsWith('.xfl');
      const source = isFolder ? filesBelow(path.dirname(file)) : new Uint8Array(fs.readFileSync(file));
      const [mine, theirs] = [openHost(source, { name: path.basename(file) }), node.openHost(file)];
      expect(treeOf(mine)).toBe(treeOf(theirs));
      expect(withoutImages(mine.render())).toBe(withoutImages(theirs.render()));
      expect(treeOf(openHost(mine.save()))).toBe(treeOf(theirs));
    },
  );
});

/** Images are compressed by other programs, so their bytes differ. */
function withoutImages(svg: string): string {
  return svg.replace(/data:image[^"]*/g, '').replace(/\bd[0-9a-z]{8,}\b/g, 'd');
}

/** The bytes of a document, of a folder all that is in it. */
function sizeOf(file: string): number {
  if (!file.endsWith('.xfl')) return fs.statSync(file).size;
  const entries = fs.readdirSync(path.dirname(file), { recursive: true, withFileTypes: true });
  return entries.reduce(
    (sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size,
    0,
  );
}

/** The files of a folder and what is below it, by their paths in it. */
function filesBelow(folder: string): Record<string, Uint8Array> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      new Uint8Array(fs.readFileSync(file)),
    ]),
  );
}
