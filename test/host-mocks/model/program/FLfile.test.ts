import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FileAccess } from '../../../../host-mocks/files/FileAccess';
import { pathToUri } from '../../../support/onNode';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { FLfile } from '../../../../host-mocks/model/program/FLfile';

let outside: string;
let root: string;
let files: FLfile;

const at = (...names: string[]): string => pathToUri(path.join(root, ...names));
const real = (...names: string[]): string => path.join(root, ...names);

beforeEach(() => {
  outside = fs.mkdtempSync(path.join(os.tmpdir(), 'flfile-'));
  root = path.join(outside, 'root');
  fs.mkdirSync(root);
  files = new FLfile(new FileAccess(nodePlatform, { roots: [root] }));
});

afterEach(() => fs.rmSync(outside, { recursive: true, force: true }));

describe('FLfile.write and FLfile.read', () => {
  it('FLfile.write and FLfile.read write and append UTF-8, and read it back', () => {
    expect(files.write(at('a.txt'), 'one é')).toBe(true);
    expect(files.write(at('a.txt'), ' two', 'append')).toBe(true);
    expect(files.read(at('a.txt'))).toBe('one é two');
    expect(fs.readFileSync(real('a.txt'), 'utf8')).toBe('one é two');
  });

  it('FLfile.write and FLfile.read give false and null where it is impossible', () => {
    expect(files.write(at('no', 'a.txt'), 'x')).toBe(false);
    expect(files.read(at('none.txt'))).toBeNull();
  });

  it.each(['overwrite', 'write', 'w', ''])('FLfile.write overwrites with the mode "%s"', (mode) => {
    files.write(at('a.txt'), 'before');
    expect(files.write(at('a.txt'), 'x', mode)).toBe(true);
    expect(files.read(at('a.txt'))).toBe('x');
  });

  it('FLfile.readBinary gives the bytes as base64', () => {
    fs.writeFileSync(real('a.bin'), Buffer.from([0, 255, 128, 10]));
    expect(files.readBinary(at('a.bin'))).toBe('AP+ACg==');
    expect(files.readBinary(at('none'))).toBeNull();
    expect(files.readBinary(pathToUri(path.join(outside, 'secret')))).toBeNull();
  });

  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x36, 0x04], 'ж'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x04, 0x36], 'ж'],
    ['Latin-1', [0x61, 0xe9], 'aé'],
  ])('FLfile.write and FLfile.read read %s', (_, bytes, text) => {
    fs.writeFileSync(real('t'), Buffer.from(bytes));
    expect(files.read(at('t'))).toBe(text);
  });
});

describe('FLfile.exists, copy, createFolder, remove', () => {
  it('FLfile methods create several folders at once, and say false when they exist', () => {
    expect(files.createFolder(at('one', 'two'))).toBe(true);
    expect(files.createFolder(at('one', 'two'))).toBe(false);
    expect(files.exists(at('one', 'two'))).toBe(true);
    expect(files.exists(at('one', 'three'))).toBe(false);
  });

  it('The folders above those of the host exist, and show nothing else', () => {
    for (let above = path.dirname(root); above !== path.dirname(above); above = path.dirname(above)) {
      for (const uri of [pathToUri(above), `${pathToUri(above)}/`]) {
        expect([files.exists(uri), files.getAttributes(uri), files.createFolder(uri)]).toEqual([
          true,
          'D',
          false,
        ]);
        expect([files.listFolder(uri), files.read(uri), files.getSize(uri)]).toEqual([[], null, 0]);
        expect(() => files.write(uri, 'x')).toThrow('is outside the folders');
      }
    }
    expect(files.exists('file:///')).toBe(true);
    expect(files.exists(pathToUri(`${path.dirname(root)}x`))).toBe(false);
  });

  it('FLfile methods copy, but over nothing', () => {
    files.write(at('a'), 'text');
    expect(files.copy(at('a'), at('b'))).toBe(true);
    expect(files.read(at('b'))).toBe('text');
    expect(files.copy(at('a'), at('b'))).toBe(false);
    expect(files.copy(at('none'), at('c'))).toBe(false);
  });

  it('FLfile methods remove files, and folders with what is in them', () => {
    files.createFolder(at('d', 'e'));
    files.write(at('d', 'e', 'f'), '');
    expect(files.remove(at('d'))).toBe(true);
    expect(files.exists(at('d'))).toBe(false);
    expect(files.remove(at('d'))).toBe(false);
  });

  it('FLfile methods remove nothing of a folder that holds a read-only file', () => {
    files.createFolder(at('d'));
    files.write(at('d', 'free'), '');
    files.write(at('d', 'locked'), '');
    files.setAttributes(at('d', 'locked'), 'R');
    expect(files.remove(at('d'))).toBe(false);
    expect(files.listFolder(at('d'))).toEqual(['free', 'locked']);
  });

  it('FLfile methods never remove the folder that scripts were given', () => {
    expect(files.remove(pathToUri(root))).toBe(false);
    expect(files.remove(at('x', '..'))).toBe(false);
    expect(fs.existsSync(root)).toBe(true);
  });
});

describe('FLfile.listFolder', () => {
  beforeEach(() => {
    files.createFolder(at('folder.fla'));
    for (const name of ['b.fla', 'a.fla', 'a1.txt', 'c.xfl']) files.write(at(name), '');
  });

  it.each([
    ['', undefined, ['a.fla', 'a1.txt', 'b.fla', 'c.xfl', 'folder.fla']],
    ['', 'files', ['a.fla', 'a1.txt', 'b.fla', 'c.xfl']],
    ['', 'directories', ['folder.fla']],
    ['*.fla', 'files', ['a.fla', 'b.fla']],
    ['?.fla', undefined, ['a.fla', 'b.fla']],
    ['a*', undefined, ['a.fla', 'a1.txt']],
    ['*.png', undefined, []],
  ])('FLfile.listFolder of mask "%s" and kind %s gives %j', (mask, kind, names) => {
    expect(files.listFolder(at(mask), kind)).toEqual(names);
  });

  it('FLfile.listFolder of a missing folder is empty', () => {
    expect(files.listFolder(at('none'))).toEqual([]);
  });
});

describe('FLfile attributes, dates and sizes', () => {
  it('FLfile methods tell read-only files and folders', () => {
    files.write(at('a'), 'abc');
    files.createFolder(at('d'));
    expect([files.getAttributes(at('a')), files.getAttributes(at('d'))]).toEqual(['', 'D']);
    expect(files.setAttributes(at('a'), 'R')).toBe(true);
    expect(files.getAttributes(at('a'))).toBe('R');
    expect(files.write(at('a'), 'new')).toBe(false);
    expect(files.setAttributes(at('a'), 'RW')).toBe(true);
    expect(files.write(at('a'), 'new')).toBe(true);
    expect(files.getAttributes(at('a'))).toBe('');
    expect(files.setAttributes(at('a'), 'Q')).toBe(false);
    expect(files.setAttributes(at('none'), 'R')).toBe(false);
  });

  it('FLfile methods give sizes in bytes, 0 for what is not a file', () => {
    files.write(at('a'), 'é');
    expect([files.getSize(at('a')), files.getSize(at('none')), files.getSize(pathToUri(root))]).toEqual([
      2, 0, 0,
    ]);
  });

  it('FLfile methods give dates as eight hexadecimal digits of seconds, and as Date', () => {
    files.write(at('a'), '');
    fs.utimesSync(real('a'), 1_000_000_000, 1_000_000_000);
    expect(files.getModificationDate(at('a'))).toBe('3B9ACA00');
    expect(files.getModificationDateObj(at('a')).getTime()).toBe(1e12);
    expect(files.getCreationDate(at('a'))).toMatch(/^[0-9A-F]{8}$/);
    expect(files.getCreationDate(at('none'))).toBe('00000000');
    expect(files.getCreationDateObj(at('none')).toISOString()).toBe('1969-12-31T00:00:00.000Z');
  });
});

describe('a script', () => {
  it.each([
    ['by its path', () => pathToUri(path.join(outside, 'secret'))],
    ['by ..', () => `${pathToUri(root)}/../secret`],
    ['by an escaped ..', () => `${pathToUri(root)}/%2E%2E/secret`],
    ['by a neighbour whose name begins alike', () => `${pathToUri(root)}2/secret`],
  ])('A script cannot leave its folders %s', (_, uri) => {
    fs.writeFileSync(path.join(outside, 'secret'), 'x');
    expect([files.read(uri()), files.exists(uri()), files.getSize(uri())]).toEqual([null, false, 0]);
    expect(files.copy(uri(), at('copy'))).toBe(false);
    expect(() => files.write(uri(), 'y')).toThrow('is outside the folders that scripts may touch');
    expect(() => files.write(uri(), 'y')).toThrow('FLfile.write: ');
    expect(fs.readFileSync(path.join(outside, 'secret'), 'utf8')).toBe('x');
  });

  it('A script cannot leave its folders through a link, not even to a new file', () => {
    fs.symlinkSync(outside, real('link'));
    expect(() => files.write(at('link', 'new'), 'y')).toThrow('is outside');
    expect(files.listFolder(at('link'))).toEqual([]);
    expect(files.remove(at('..', 'root', 'none'))).toBe(false);
  });

  it.each([null, undefined, '', 'folder', '/etc/passwd', 5])('%p is not a URI: no file is there', (uri) => {
    const given = uri as string;
    expect([files.exists(given), files.read(given), files.listFolder(given)]).toEqual([false, null, []]);
    expect([files.write(given, 'x'), files.createFolder(given), files.remove(given)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('A path that is a URI already, as the files of a stack are, is left by platformPathToURI', () => {
    expect(files.platformPathToURI('file:///C|/My%20Files/a.jsfl')).toBe('file:///C|/My%20Files/a.jsfl');
    expect(files.platformPathToURI('/My Files/a.jsfl')).toBe('file:///My%20Files/a.jsfl');
  });

  it('A name is found in any case, the exact one first', () => {
    files.createFolder(at('Lib'));
    files.write(at('Lib', 'Config.jsfl'), 'upper');
    expect(files.read(at('lib', 'config.JSFL'))).toBe('upper');
    files.write(at('lib', 'CONFIG.jsfl'), 'again');
    expect(fs.readdirSync(real('Lib'))).toEqual(['Config.jsfl']);
    fs.writeFileSync(real('Lib/config.jsfl'), 'lower');
    expect(files.read(at('Lib', 'config.jsfl'))).not.toBe(null);
    expect(files.listFolder(at('lib', 'CONF*'), 'files').length).toBeGreaterThan(0);
  });

  it('A script may convert any path and URI', () => {
    expect(files.platformPathToURI('/x y')).toBe('file:///x%20y');
    expect(files.uriToPlatformPath('file:///x%20y')).toBe('/x y');
  });
});
