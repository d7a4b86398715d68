import fs from 'node:fs';
import path from 'node:path';
import { CaseInsensitivePaths } from '../../platform/CaseInsensitivePaths';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { Platform } from '../../platform/Platform';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

/** A platform that notes which folders are listed. */
function watched(): { platform: Platform; listed: string[] } {
  const listed: string[] = [];
  const disk = new Proxy(nodePlatform.disk, {
    get(target, name: 'list') {
      return (...args: [string]): unknown => {
        if (name === 'list') listed.push(args[0]);
        return target[name](...args);
      };
    },
  });
  return { platform: { ...nodePlatform, disk }, listed };
}

const write = (name: string): void => fs.writeFileSync(path.join(folder(), name), name);

it('A name is found in any case, the exact one first; others stay as they are written', () => {
  for (const name of ['Config.jsfl', 'a.txt', 'A.txt']) write(name);
  fs.mkdirSync(path.join(folder(), 'Lib'));
  const spellings = new CaseInsensitivePaths(nodePlatform);
  const match = (name: string): string => path.relative(folder(), spellings.match(path.join(folder(), name)));
  expect(['config.jsfl', 'a.txt', 'A.txt', 'A.TXT', 'none.txt', 'LIB/New.txt'].map(match)).toEqual([
    'Config.jsfl',
    'a.txt',
    'A.txt',
    'A.txt',
    'none.txt',
    'Lib/New.txt',
  ]);
});

it('Asking for many files that are not there, and writing them, lists a folder once', () => {
  const { platform, listed } = watched();
  const spellings = new CaseInsensitivePaths(platform);
  for (let i = 0; i < 50; i++) {
    const file = path.join(folder(), `frame${i}.png`);
    expect(spellings.match(file)).toBe(file);
    spellings.noteWrite(file);
    write(`frame${i}.png`);
    expect(path.basename(spellings.match(path.join(folder(), `FRAME${i}.png`)))).toBe(`frame${i}.png`);
  }
  expect(listed).toEqual([folder()]);
});

it('Names that another program adds or removes are seen', () => {
  const spellings = new CaseInsensitivePaths(nodePlatform);
  const match = (name: string): string => path.basename(spellings.match(path.join(folder(), name)));
  expect(match('LATER.txt')).toBe('LATER.txt');
  write('later.txt');
  fs.utimesSync(folder(), new Date(), new Date(Date.now() + 5000));
  expect(match('LATER.txt')).toBe('later.txt');
  fs.rmSync(path.join(folder(), 'later.txt'));
  expect(match('LATER.txt')).toBe('LATER.txt');
});
