import { spawnSync } from 'child_process';
import fs from 'fs';
import path from 'path';
import { CLEANER, REMAINS } from '../../../../app/cli/workers/startCleaner';
import type { Remains } from '../../../../platform/Processes';
import { runCleaner } from '../../../support/runCleaner';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

/** The entries below the folder; a folder ends with a slash. */
function below(): string[] {
  return fs
    .readdirSync(folder(), { recursive: true, withFileTypes: true })
    .map(
      (one) => path.relative(folder(), path.join(one.parentPath, one.name)) + (one.isDirectory() ? '/' : ''),
    )
    .sort();
}

describe('the cleaner', () => {
  beforeEach(() => {
    fs.mkdirSync(at('doc/LIBRARY'), { recursive: true });
    fs.writeFileSync(at('doc/LIBRARY/a.xml'), '<a/>');
    fs.writeFileSync(at('lock'), 'ours');
  });

  const DOC = ['doc/', 'doc/LIBRARY/', 'doc/LIBRARY/a.xml'];

  it.each<[what: string, remains: Remains, left: string[]]>([
    ['a folder with its content', { path: 'doc' }, ['lock']],
    ['a file', { path: 'doc/LIBRARY/a.xml' }, ['doc/', 'doc/LIBRARY/', 'lock']],
    ['a missing file', { path: 'none' }, [...DOC, 'lock']],
    ['a folder that should be empty, and is not', { path: 'doc', isEmpty: true }, [...DOC, 'lock']],
    ['a file with its text', { path: 'lock', text: 'ours' }, DOC],
    ['a file with another text', { path: 'lock', text: 'other' }, [...DOC, 'lock']],
  ])('A list of %s leaves the right files', (_what, remains, left) => {
    runCleaner(at('lists'), [[{ ...remains, path: at(remains.path) }]]);
    expect(below()).toEqual(left);
  });

  it('Nothing is removed from a folder that a link points to by now', () => {
    fs.mkdirSync(at('other/empty'), { recursive: true });
    fs.writeFileSync(at('other/a.xml'), '<a/>');
    fs.symlinkSync(at('other'), at('new'));
    runCleaner(at('lists'), [[{ path: at('new/a.xml') }, { path: at('new/empty'), isEmpty: true }]]);
    expect(below()).toEqual([...DOC, 'lock', 'new', 'other/', 'other/a.xml', 'other/empty/']);
  });

  it('The cleaner continues after a file that it cannot remove, and after an incomplete list', () => {
    runCleaner(at('lists'), [
      [{ path: at('doc'), isEmpty: true }, { path: at('doc') }],
      [{ path: at('lock') }],
    ]);
    expect(below()).toEqual([]);
    fs.mkdirSync(at('lists'));
    fs.writeFileSync(at('lists', `1${REMAINS}`), '[{"pa');
    spawnSync(process.execPath, ['-e', CLEANER, at('lists')], { input: '' });
    expect(below()).toEqual([]);
  });
});
