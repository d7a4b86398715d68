import fs from 'fs';
import { createHost, openHost } from '../../../app';
import { Collection } from '../../../src/collection/Collection';
import { $ } from '../../../src/query/dollar';
import { $$ } from '../../../src/query/dollarItems';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** A folder with three documents, one of them broken; a fourth is in front. */
function open() {
  const host = createHost({ layers: [] }, { roots: [folder()] }).install();
  const uri = 'file://' + folder();
  fs.mkdirSync(folder() + '/ui');
  fl.saveDocument(host.document, uri + '/ui/b.fla');
  fl.saveDocument(host.document, uri + '/a.fla');
  fs.writeFileSync(folder() + '/broken.fla', 'none');
  fs.writeFileSync(folder() + '/notes.txt', 'none');
  host.dispose();
  return { host: createHost({ name: 'front.fla', layers: [] }, { roots: [folder()] }).install(), uri };
}

const addFolder = (document: Document) => {
  document.library.newFolder('done');
};

describe('Collection.documents', () => {
  it('The method each opens, calls, saves and closes; errors stop nothing', () => {
    const { host, uri } = open();
    const batch = Collection.documents(uri);
    expect(batch.uris).toEqual([uri + '/a.fla', uri + '/broken.fla', uri + '/ui/b.fla']);
    const seen: string[] = [];
    batch.each(
      (document, index) => {
        addFolder(document);
        seen.push(index + document.name + $('*').length);
        return $$('*').length;
      },
      { save: true },
    );
    expect(seen).toEqual(['0a.fla0', '2b.fla0']);
    expect(batch.results.map(({ value }) => value)).toEqual([1, undefined, 1]);
    expect(batch.errors.map(({ uri: failed }) => failed)).toEqual([uri + '/broken.fla']);
    expect(batch.report().split('\n')).toHaveLength(4);
    expect(batch.report()).toContain('3 documents, 1 failed');
    expect([fl.documents.length, fl.getDocumentDOM()?.name]).toEqual([1, 'front.fla']);
    host.dispose();
    const again = openHost(folder() + '/ui/b.fla');
    expect(again.document.library.items.map(({ name }) => name)).toEqual(['done']);
    again.dispose();
  });

  it('The method each saves only if asked, and not after its callback failed; open documents stay open', () => {
    const { host, uri } = open();
    const already = fl.openDocument(uri + '/a.fla');
    const before = fs.readFileSync(folder() + '/ui/b.fla');
    Collection.documents(uri, 'ui/*.fla').each(addFolder);
    const batch = Collection.documents(uri, '*').each(
      (document) => {
        addFolder(document);
        throw new Error('no');
      },
      { save: true },
    );
    expect(fs.readFileSync(folder() + '/ui/b.fla')).toEqual(before);
    expect([batch.uris.length, batch.errors.length]).toEqual([4, 4]);
    expect(Array.from(fl.documents)).toContain(already);
    expect(fl.documents.length).toBe(2);
    host.dispose();
  });

  it.each<[unknown[], string]>([
    [['file:///nowhere'], ''],
    [[''], 'folder must be a non-empty String'],
    [['file:///nowhere', 5], 'pattern must be a non-empty String, got 5'],
  ])('The call documents(%j) is refused', (args, message) => {
    const { host, uri } = open();
    const [where, pattern] = args as [string, string];
    const work = () => Collection.documents(where === 'file:///nowhere' ? uri + '/none' : where, pattern);
    expect(work).toThrow(message || 'Collection.documents(): there is no folder');
    expect(() => Collection.documents(uri).each(5 as never)).toThrow('callback must be a Function');
    expect(() => Collection.documents(uri).each(addFolder, { save: 1 as never })).toThrow(
      'save must be true or false',
    );
    host.dispose();
  });
});
