import fs from 'node:fs';
import path from 'node:path';
import { LintCache } from '../../../../app/cli/lint/LintCache';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);
const reportOf = (document: string): never => ({ document, problems: [] }) as never;

let document: string;
let cache: LintCache;

beforeEach(() => {
  document = at('doc');
  fs.cpSync(EXAMPLE, document, { recursive: true });
  fs.mkdirSync(at('outside'));
  fs.writeFileSync(at('outside/secret.txt'), 'a secret');
  cache = new LintCache(at('cache.json'));
});

describe('LintCache', () => {
  it('The cache returns the report of an unchanged document only', () => {
    cache.add('rules', reportOf(document));
    expect(cache.find(document, 'rules')).toEqual(reportOf(document));
    expect(cache.find(document, 'other rules')).toBeUndefined();
    fs.appendFileSync(path.join(document, 'DOMDocument.xml'), ' ');
    expect(cache.find(document, 'rules')).toBeUndefined();
  });

  it.each([
    ['the folder above', '..'],
    ['the whole disk', '/'],
    ['itself', '.'],
    ['nothing', 'none'],
    ['another folder', '../../outside'],
    ['a file outside', '../../outside/secret.txt'],
  ])('A link to %s is not followed', (_what, target) => {
    fs.symlinkSync(target, path.join(document, 'LIBRARY', 'up'));
    const read = jest.spyOn(fs, 'readFileSync');
    cache.add('rules', reportOf(document));
    const files = read.mock.calls.map(([file]) => fs.realpathSync(String(file)));
    read.mockRestore();
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !file.startsWith(fs.realpathSync(document) + path.sep))).toEqual([]);
    expect(cache.find(document, 'rules')).toEqual(reportOf(document));
  });

  it('A changed link invalidates the report', () => {
    const link = path.join(document, 'LIBRARY', 'up');
    fs.symlinkSync('a', link);
    cache.add('rules', reportOf(document));
    fs.rmSync(link);
    fs.symlinkSync('b', link);
    expect(cache.find(document, 'rules')).toBeUndefined();
  });

  it.each([
    ['a file', 'file.xml', '../notes/a.xml'],
    ['a folder', 'folder', '../notes'],
  ])('A change in %s of the document that a link names is noticed', (_what, name, target) => {
    fs.mkdirSync(path.join(document, 'notes'));
    fs.writeFileSync(path.join(document, 'notes/a.xml'), 'before');
    fs.writeFileSync(path.join(document, 'notes.txt'), 'not of the document');
    fs.symlinkSync(target, path.join(document, 'LIBRARY', name));
    cache.add('rules', reportOf(document));
    fs.appendFileSync(path.join(document, 'notes.txt'), ' still');
    expect(cache.find(document, 'rules')).toEqual(reportOf(document));
    fs.writeFileSync(path.join(document, 'notes/a.xml'), 'afterwards');
    expect(cache.find(document, 'rules')).toBeUndefined();
  });

  it('A file that moved to another folder is noticed', () => {
    for (const name of ['one', 'two']) fs.mkdirSync(path.join(document, 'LIBRARY', name));
    const at = (name: string): string => path.join(document, 'LIBRARY', name, 'a.png');
    fs.writeFileSync(at('one'), 'a picture');
    cache.add('rules', reportOf(document));
    fs.renameSync(at('one'), at('two'));
    expect(cache.find(document, 'rules')).toBeUndefined();
  });

  it('Files beside the document are ignored, and a document that cannot be read is not cached', () => {
    fs.mkdirSync(path.join(document, 'exports'));
    fs.writeFileSync(path.join(document, 'exports/film.bin'), '');
    cache.add('rules', reportOf(document));
    fs.truncateSync(path.join(document, 'exports/film.bin'), 3 * 2 ** 30);
    expect(cache.find(document, 'rules')).toEqual(reportOf(document));
    fs.renameSync(path.join(document, 'exports/film.bin'), path.join(document, 'LIBRARY/film.bin'));
    cache.add('rules', reportOf(document));
    expect(cache.find(document, 'rules')).toBeUndefined();
  });
});
