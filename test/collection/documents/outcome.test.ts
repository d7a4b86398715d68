import fs from 'fs';
import { createHost, type HostHandle } from '../../../app';
import { Collection } from '../../../src/collection/Collection';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
let host: HostHandle;

/** Starts a host without documents; the paths are documents in the folder. */
function start(...paths: string[]): string {
  const uri = 'file://' + folder();
  host = createHost({ layers: [] }, { roots: [folder()] }).install();
  for (const path of paths) {
    fs.mkdirSync(`${folder()}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
    fl.saveDocument(host.document, `${uri}/${path}`);
  }
  fl.closeAll(false);
  return uri;
}

afterEach(() => host.dispose());

/** Lets the host refuse: the method does this instead. */
function replace(object: object, method: string, value: (...args: never[]) => unknown): void {
  Object.defineProperty(object, method, { configurable: true, value });
}

const thrower = (problem: unknown) => () => {
  throw problem;
};

describe('which documents are found', () => {
  it.each([
    ['*.fla', ['a.fla', 'b.fla', 'ui/c.fla', 'ui/deep/d.fla']],
    ['*.FLA', ['a.fla', 'b.fla', 'ui/c.fla', 'ui/deep/d.fla']],
    ['ui/*', ['ui/c.fla', 'ui/deep/d.fla']],
    ['ui/deep/d.fla', ['ui/deep/d.fla']],
    ['d.fla', []],
  ])('They are selected by %s', (pattern, expected) => {
    const uri = start('b.fla', 'ui/deep/d.fla', 'a.fla', 'ui/c.fla');
    const found = expected.map((path) => `${uri}/${path}`);
    expect(Collection.documents(uri, pattern).uris).toEqual(found);
    expect(Collection.documents(uri + '//', pattern).uris).toEqual(found);
  });

  it('They are in the order of their names, whatever the order of the host', () => {
    const uri = start('b.fla', 'a.fla', 'z/d.fla', 'y/c.fla');
    const list = FLfile.listFolder;
    replace(FLfile, 'listFolder', (at, kind) => list.call(FLfile, at, kind).reverse());
    const found = ['a.fla', 'b.fla', 'y/c.fla', 'z/d.fla'].map((path) => `${uri}/${path}`);
    expect(Collection.documents(uri).uris).toEqual(found);
  });

  it('A folder that does not exist is named', () => {
    const uri = start();
    expect(() => Collection.documents(uri + '/none/')).toThrow(
      `Collection.documents(): there is no folder "${uri}/none"; write it as a URI, file:///…`,
    );
  });
});

describe('the report', () => {
  it.each<[string, () => unknown, string]>([
    ['nothing is returned', () => undefined, 'done'],
    ['a value is returned', () => 0, '0'],
    ['null is returned', () => null, 'null'],
    ['an error is thrown', thrower(new Error('no')), 'failed: no'],
    ['a text is thrown', thrower('no'), 'failed: no'],
    ['null is thrown', thrower(null), 'failed: thrown: null'],
    ['undefined is thrown', thrower(undefined), 'failed: thrown: undefined'],
  ])('has a line for each document, where %s', (_, callback, outcome) => {
    const uri = start('a.fla');
    const failed = outcome.startsWith('failed') ? 1 : 0;
    const batch = Collection.documents(uri).each(callback);
    expect(batch.report()).toBe(`${uri}/a.fla: ${outcome}\n1 document, ${failed} failed`);
    expect(batch.errors).toEqual(batch.results.slice(0, failed));
  });

  it('It has no lines before anything was done, and those of the last time after that', () => {
    const batch = Collection.documents(start('a.fla'));
    expect(batch.report()).toBe('0 documents, 0 failed');
    batch.each(thrower('no')).each(() => undefined);
    expect(batch.report()).toMatch(/a\.fla: done\n1 document, 0 failed$/);
  });

  it.each<[string, string, () => unknown, string]>([
    ['does not open', 'openDocument', () => null, 'Animate refused to open it'],
    ['does not save', 'saveDocument', () => false, 'Animate refused to save it'],
    ['refuses to close', 'closeDocument', thrower(new Error('busy')), 'busy'],
  ])('says it of a document that the host %s', (_, method, refuse, message) => {
    const uri = start('a.fla');
    replace(fl, method, refuse);
    const batch = Collection.documents(uri).each(() => 1, { save: true });
    expect(batch.report()).toBe(`${uri}/a.fla: failed: ${message}\n1 document, 1 failed`);
  });

  it('The error names what the callback threw, where closing fails too', () => {
    const uri = start('a.fla');
    replace(fl, 'closeDocument', thrower(new Error('busy')));
    expect(
      Collection.documents(uri)
        .each(thrower(new Error('mine')))
        .report(),
    ).toContain('failed: mine');
  });
});

describe('the document in front', () => {
  it.each<[string, (uri: string) => unknown]>([
    ['the callback does nothing', () => undefined],
    ['the callback opens another', () => fl.createDocument()],
    ['one of them was open already', (uri) => fl.openDocument(uri + '/b.fla')],
  ])('is the same before and after, where %s', (_, open) => {
    const uri = start('a.fla', 'b.fla');
    fl.openDocument(uri + '/b.fla');
    const front = fl.createDocument();
    const batch = Collection.documents(uri).each(() => void open(uri));
    expect(batch.errors).toEqual([]);
    expect(fl.getDocumentDOM()).toBe(front);
  });

  it('It may be closed by the callback', () => {
    const uri = start('a.fla', 'b.fla');
    const front = fl.createDocument();
    const batch = Collection.documents(uri).each((document, index) => {
      if (index === 0) fl.closeDocument(front!, false);
      return document.name;
    });
    expect(batch.report()).toBe(`${uri}/a.fla: a.fla\n${uri}/b.fla: b.fla\n2 documents, 0 failed`);
    expect(fl.documents).toHaveLength(0);
  });

  it('It is missing where it was missing before', () => {
    const batch = Collection.documents(start('a.fla')).each(() => fl.getDocumentDOM()!.name);
    expect(batch.results.map(({ value }) => value)).toEqual(['a.fla']);
    expect(fl.documents).toHaveLength(0);
  });
});

describe('wrong arguments of each', () => {
  it.each<[unknown[], string]>([
    [[5], 'DocumentBatch.each(): callback must be a Function, got 5'],
    [[() => 1, { save: 1 }], 'DocumentBatch.each(): save must be true or false, got 1'],
  ])('%j', (args, message) => {
    const batch = Collection.documents(start('a.fla'));
    expect(() => batch.each(...(args as [() => void]))).toThrow(message);
    expect(batch.results).toEqual([]);
  });

  it.each([{}, { save: undefined }, undefined])('Options such as %j save nothing', (options) => {
    const uri = start('a.fla');
    const before = fs.readFileSync(folder() + '/a.fla');
    Collection.documents(uri).each((document) => void document.library.newFolder('x'), options);
    expect(fs.readFileSync(folder() + '/a.fla')).toEqual(before);
  });
});
