import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { Platform } from '../../platform/Platform';
import { writeFile } from '../../platform/writeFile';
import { entryToWrite, pathToWrite } from '../../platform/WritePath';
import { canMount } from '../support/canMount';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWhere } from '../support/where';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** The platform with a disk on which a step fails with a code. */
function failing(step: 'create' | 'rename', code: string): Platform {
  const fail = (): never => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  };
  return { ...nodePlatform, disk: { ...nodePlatform.disk, [step]: fail } };
}

beforeEach(() => fs.writeFileSync(at('a'), 'old', { mode: 0o640 }));

describe('A file', () => {
  it.each([
    ['create', 'EACCES'],
    ['create', 'EPERM'],
    ['create', 'EROFS'],
    ['rename', 'EBUSY'],
    ['rename', 'EXDEV'],
  ] as const)('It is written directly where no other can replace it (%s: %s)', (step, code) => {
    const platform = failing(step, code);
    writeFile(platform, pathToWrite(platform, at('a')), 'new');
    expect([fs.readFileSync(at('a'), 'utf8'), fs.statSync(at('a')).mode & 0o777]).toEqual(['new', 0o640]);
    expect(fs.readdirSync(folder())).toEqual(['a']);
  });

  it.each([
    ['create', 'ENOSPC'],
    ['create', 'EBUSY'],
    ['rename', 'ENOSPC'],
    ['rename', 'EACCES'],
  ] as const)('It stays as it was where something else fails (%s: %s)', (step, code) => {
    const platform = failing(step, code);
    expect(() => writeFile(platform, pathToWrite(platform, at('a')), 'new')).toThrow(code);
    expect(fs.readFileSync(at('a'), 'utf8')).toBe('old');
    expect(fs.readdirSync(folder())).toEqual(['a']);
  });

  it('A new file is not made where its folder takes none', () => {
    const platform = failing('create', 'EACCES');
    expect(() => writeFile(platform, pathToWrite(platform, at('b')), 'new')).toThrow('EACCES');
    expect(fs.readdirSync(folder())).toEqual(['a']);
  });

  it('A write-protected file is not written', () => {
    fs.chmodSync(at('a'), 0o440);
    expect(() => writeFile(nodePlatform, pathToWrite(nodePlatform, at('a')), 'new')).toThrow(
      /^EACCES: .* write-protected, /,
    );
    expect(fs.readFileSync(at('a'), 'utf8')).toBe('old');
  });

  it.each(['a', 'none', '.', '/dev/null'])('It replaces a link to %s', (target) => {
    fs.symlinkSync(target, at('link'));
    writeFile(nodePlatform, entryToWrite(nodePlatform, at('link')), 'new');
    expect(fs.lstatSync(at('link')).isFile()).toBe(true);
    expect(fs.readFileSync(at('link'), 'utf8')).toBe('new');
    expect(fs.readFileSync(at('a'), 'utf8')).toBe('old');
    expect(fs.readdirSync(folder())).toEqual(['a', 'link']);
  });
});

describeWhere(canMount, 'no disk can be mounted here', 'A file that is mounted by itself', () => {
  beforeEach(() => {
    fs.writeFileSync(at('source'), 'source');
    execFileSync('mount', ['--bind', at('source'), at('a')]);
  });
  afterEach(() => execFileSync('umount', [at('a')]));

  it('It is written directly', () => {
    writeFile(nodePlatform, pathToWrite(nodePlatform, at('a')), 'new');
    expect(['a', 'source'].map((name) => fs.readFileSync(at(name), 'utf8'))).toEqual(['new', 'new']);
    expect(fs.readdirSync(folder())).toEqual(['a', 'source']);
  });
});
