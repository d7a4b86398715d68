import fs from 'node:fs';
import path from 'node:path';
import type { Film } from '../../../../../film/Film';
import { SourceFiles } from '../../../../../output/swf/scripts/sources/SourceFiles';
import { browserPlatform } from '../../../../../platform/browser/browserPlatform';
import { MemoryDisk } from '../../../../../platform/browser/MemoryDisk';
import { nodePlatform } from '../../../../../platform/node/nodePlatform';
import { MAX_SOURCE_BYTES, MAX_SOURCES } from '../../../../../geometry/claims';
import { temporaryFolder } from '../../../../support/temporaryFolder';

const folder = temporaryFolder();

/** Writes files below the folder of the test; texts are UTF-8. */
function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder(), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** A document in the folder `game`, with properties of its profile. */
function filmWith(settings: Readonly<Record<string, string>> = {}): Film {
  const file = path.join(folder(), 'game', 'game.fla');
  return {
    location: file,
    platform: nodePlatform,
    publishing: { read: (name: string, fallback: string) => settings[name] ?? fallback },
  } as unknown as Film;
}

describe('sources beside a document', () => {
  it.each<[string, Record<string, string>, string, string | undefined]>([
    ['are in its folder', {}, 'Star', 'game/Star.as'],
    ['have their packages as folders', {}, 'ui.Box', 'game/ui/Box.as'],
    ['are in the folders of the class path', { AS3PackagePaths: './src;lib' }, 'Hero', 'game/src/Hero.as'],
    ['are found where Windows writes its paths', { AS3PackagePaths: '.\\src' }, 'Hero', 'game/src/Hero.as'],
    ['are not outside of its folder', { AS3PackagePaths: '../shared' }, 'Util', undefined],
    ['are not at an absolute path', { AS3PackagePaths: '/etc;C:\\lib;\\\\host\\lib' }, 'passwd', undefined],
    ['may differ in case, where the file defines the name', {}, 'small', 'game/Small.as'],
    ['do not differ in case otherwise', {}, 'star', undefined],
    ['are not found by what is no name', {}, '../shared/Util', undefined],
  ])('%s', (_title, settings, name, expected) => {
    write({
      'game/Star.as': 'class Star {}',
      'game/ui/Box.as': 'class Box {}',
      'game/src/Hero.as': 'class Hero {}',
      'game/Small.as': 'function small() {}',
      'shared/Util.as': 'class Util {}',
    });
    const source = new SourceFiles(filmWith(settings), 3).find(name);
    expect(source?.text).toBe(expected && fs.readFileSync(path.join(folder(), expected), 'utf8'));
    expect(source?.file).toBe(expected?.slice('game/'.length));
  });

  it('A folder that the user names is read, and what the document names below it', () => {
    write({ 'shared/Util.as': 'class Util {}', 'shared/deep/Far.as': 'class Far {}', 'game/x': '' });
    const shared = path.join(folder(), 'shared');
    const files = new SourceFiles(filmWith({ AS3PackagePaths: '../shared/deep;../other' }), 3, {
      paths: [shared],
    });
    expect(files.find('Util')?.file).toBe(path.join(shared, 'Util.as'));
    expect(files.find('Far')?.file).toBe(path.join(shared, 'deep', 'Far.as'));
    expect(files.folders.refused).toEqual(['../other']);
  });

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('// é')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF// é')],
    ['UTF-16', Buffer.from('\uFEFF// é', 'utf16le')],
    ['Latin-1', Buffer.from('// é', 'latin1')],
  ])('Texts in %s are read', (_title, bytes) => {
    write({ 'game/Star.as': bytes });
    expect(new SourceFiles(filmWith(), 3).find('Star')?.text).toBe('// é');
  });

  it('Names of a package are listed without their ending', () => {
    write({ 'game/ui/Box.as': '', 'game/ui/Ball.as': '', 'game/ui/note.txt': '' });
    expect(new SourceFiles(filmWith(), 3).namesIn('ui')).toEqual(['Ball', 'Box']);
    expect(new SourceFiles(filmWith(), 3).namesIn('none')).toEqual([]);
    const list = jest.spyOn(nodePlatform.disk, 'list');
    const files = new SourceFiles(filmWith(), 3);
    files.namesIn('ui');
    const { length } = list.mock.calls;
    for (let i = 0; i < 100; i++) files.namesIn('ui');
    expect(list.mock.calls).toHaveLength(length);
    list.mockRestore();
  });

  it('A file that a host keeps to itself is not read', () => {
    write({ 'game/Star.as': 'class Star {}' });
    const asked: string[] = [];
    const mayRead = (file: string): boolean => asked.push(file) < 0;
    expect(new SourceFiles(filmWith(), 3, { mayRead }).find('Star')).toBeUndefined();
    expect(asked).toEqual([path.join(folder(), 'game', 'Star.as')]);
  });
});

it('Hints say where sources were searched if something is missing, and what was not read', () => {
  write({ 'game/Star.as': '' });
  const files = new SourceFiles(filmWith({ AS3PackagePaths: '.;../lib' }), 3);
  const [where, outside] = [
    `Sources were searched in ${path.join(folder(), 'game')}.`,
    '"../lib" was not read: it is outside of the document\'s folder (--source-path names folders).',
  ];
  expect(files.hints(false)).toEqual([]);
  expect(files.hints(true)).toEqual([where, outside]);
  files.include('../../x.as', '');
  expect(files.hints(false)).toEqual([outside.replace('../lib', '../../x.as')]);
});

describe('files that scripts include', () => {
  it('They are found beside the text that includes them, or in the folder of the document', () => {
    write({ 'game/ui/Box.as': '', 'game/ui/more.as': '// more', 'game/all.as': '// all' });
    const files = new SourceFiles(filmWith(), 3);
    expect(files.include('ui\\more.as', 'scene "Scene 1", frame 1')?.text).toBe('// more');
    const box = files.find('ui.Box')?.file ?? '';
    expect(files.include('more.as', box)?.text).toBe('// more');
    expect(files.include('../all.as', box)?.text).toBe('// all');
    expect(files.include('all.as', box)?.text).toBe('// all');
    expect(files.refusedIncludes.size).toBe(0);
  });

  it.each(['../../etc/passwd', '/etc/passwd', '../secret.as', '//host/share.as', 'a\0.as', 'link.as', '.'])(
    'They are not outside of the folders: %s',
    (written) => {
      write({ 'secret.as': 'secret', 'game/x': '' });
      fs.symlinkSync(path.join(folder(), 'secret.as'), path.join(folder(), 'game', 'link.as'));
      expect(new SourceFiles(filmWith(), 3).include(written, '')).toBeUndefined();
    },
  );

  it('They may be links within the folders', () => {
    write({ 'game/real.as': '// real' });
    fs.symlinkSync('real.as', path.join(folder(), 'game', 'link.as'));
    expect(new SourceFiles(filmWith(), 3).include('link.as', '')?.text).toBe('// real');
  });

  it('They are a limited number, and of a limited size', () => {
    // Many thousand files are read, which takes long on a real disk.
    const disk = new MemoryDisk();
    disk.makeFolder('/game');
    disk.write('/game/a.as', 'include "a.as"');
    disk.write('/game/large.as', Buffer.alloc(MAX_SOURCE_BYTES + 1, 32));
    const film = { ...filmWith(), location: '/game/game.fla', platform: browserPlatform(disk) };
    const files = new SourceFiles(film, 3);
    expect(() => files.include('large.as', '')).toThrow(/large.as claims 8,000,001 bytes of source code/);
    const endless = (): void => {
      for (;;) files.include('a.as', 'a.as');
    };
    expect(endless).toThrow(`The movie claims ${(MAX_SOURCES + 1).toLocaleString('en')} source files`);
  });
});

it('A document that was never saved has no sources, but those that the user names', () => {
  write({ 'lib/Star.as': 'class Star {}' });
  const film = { ...filmWith(), location: undefined, platform: nodePlatform };
  expect(new SourceFiles(film, 3).find('Star')).toBeUndefined();
  const files = new SourceFiles(film, 3, { paths: [path.join(folder(), 'lib')] });
  expect(files.find('Star')?.text).toBe('class Star {}');
});
