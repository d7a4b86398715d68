import fs from 'node:fs';
import path from 'node:path';
import { FileSet } from '../../../../app/cli/writing/FileSet';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();
stateFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** Makes moves fail: those whose paths a test chooses. */
function failMoves(isChosen: (from: string, to: string) => boolean): void {
  const { rename } = nodePlatform.disk;
  jest.spyOn(nodePlatform.disk, 'rename').mockImplementation((from, to) => {
    if (!isChosen(path.basename(from), path.basename(to))) return rename(from, to);
    throw Object.assign(new Error('EIO: input/output error'), { code: 'EIO' });
  });
}

const write = (...names: string[]): string[] =>
  FileSet.write(at('out'), (files) => {
    for (const name of names) files.add(name, 'new');
  });

beforeEach(() => fs.mkdirSync(at('out')));
afterEach(() => jest.restoreAllMocks());

describe('A set of files', () => {
  it('Files and links are replaced, and the paths are given', () => {
    fs.writeFileSync(at('out/a'), 'old');
    fs.symlinkSync('a', at('out/link'));
    expect(write('a', 'link', 'c/d')).toEqual([at('out/a'), at('out/link'), at('out/c/d')]);
    expect(['a', 'link', 'c/d'].map((name) => fs.readFileSync(at('out', name), 'utf8'))).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(fs.lstatSync(at('out/link')).isFile()).toBe(true);
    expect(fs.readdirSync(at('out')).sort()).toEqual(['a', 'c', 'link']);
  });

  it.each(['a', 'link', 'dangling', 'd', 'z'])(
    'Files and links are put back when the move of %s fails',
    (failing) => {
      fs.writeFileSync(at('out/a'), 'old');
      fs.symlinkSync('a', at('out/link'));
      fs.symlinkSync('none', at('out/dangling'));
      failMoves((from, to) => from === failing && to === failing);
      expect(() => write('a', 'link', 'dangling', 'c/d', 'z')).toThrow(
        `${at('out')}: cannot write there: EIO`,
      );
      expect(fs.readdirSync(at('out')).sort()).toEqual(['a', 'dangling', 'link']);
      expect([fs.readFileSync(at('out/a'), 'utf8'), fs.readlinkSync(at('out/link'))]).toEqual(['old', 'a']);
      expect(fs.readlinkSync(at('out/dangling'))).toBe('none');
    },
  );

  it('An old file that cannot be put back is kept, and the error says where', () => {
    fs.writeFileSync(at('out/a'), 'old');
    failMoves((from) => from === 'z' || from.startsWith('old-'));
    let said = '';
    try {
      write('a', 'z');
    } catch (error) {
      said = (error as Error).message;
    }
    const [, held] = /; the old files are in (.*)$/.exec(said) ?? [];
    expect(fs.readdirSync(held!)).toEqual(['old-0']);
    expect(fs.readFileSync(path.join(held!, 'old-0'), 'utf8')).toBe('old');
    jest.restoreAllMocks();
    write('b');
    expect(fs.existsSync(path.join(held!, 'old-0'))).toBe(true);
  });
});
