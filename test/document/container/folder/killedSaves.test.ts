import fs from 'fs';
import path from 'path';
import { openContainer as open } from '../../../../document/container/openContainer';
import { saveContainer as save } from '../../../../document/container/saveContainer';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { openContainer, saveContainer } from '../../../support/onNode';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { dyingPlatform, type Fate } from '../dyingPlatform';
import { filesBelow } from '../fixtures';
import { readingNotes } from '../readingNotes';
import { CHANGES, HalfSaved, MAIN, NEW, NEXT, OLD } from './HalfSaved';

const folder = temporaryFolder();
const halfSaved = new HalfSaved(folder);
const at = (...parts: string[]): string => halfSaved.fixtures.at(...parts);
stateFolder();
const OTHERS = { 'doc.xfl': 'PROXY-CS5', 'notes.txt': 'mine' };

describe('what a killed save of this user left', () => {
  it.each([
    [
      'a save',
      'forward',
      NEW,
      'the document is read as that save would have left it, and the next save completes it',
    ],
    [
      'a save that was being taken back',
      'backward',
      OLD,
      'the document is read as it was before, and the next save',
    ],
  ] as const)(
    '%s is read in memory, with a warning, and completed by the next save',
    (_what, way, files, said) => {
      halfSaved.leave(way);
      expect(halfSaved.readWhole()).toEqual({ files, warnings: expect.stringContaining(said) as unknown });
      saveContainer(openContainer(at('doc')), NEXT, at('doc'));
      expect(filesBelow(at('doc'))).toEqual({ ...files, ...OTHERS, 'LIBRARY/z.xml': '<z/>' });
    },
  );

  it('A file whose content was in place already is read there, and so is one that is put there meanwhile', () => {
    const left = halfSaved.leave();
    const reader = openContainer(at('doc'));
    saveContainer(openContainer(at('doc')), NEXT, at('doc'));
    expect(fs.existsSync(left)).toBe(false);
    for (const [name, text] of Object.entries(NEW)) expect(reader.text(name)).toBe(text);
    expect(reader.isChangedOnDisk()).toBe(false);
  });

  it('A folder of a save that had not begun to change the document is removed when it is saved next', () => {
    const container = halfSaved.fixtures.makeXfl();
    const fate = (_change: string, args: readonly string[]): Fate =>
      String(args[0]).endsWith('journal.new') ? 'dies' : 'works';
    expect(() => save(dyingPlatform(fate), container, CHANGES, at('doc'))).toThrow();
    expect(halfSaved.readWhole()).toEqual({ files: OLD, warnings: '' });
    saveContainer(container, CHANGES, at('doc'));
    expect(fs.readdirSync(at('doc')).sort()).toEqual([MAIN, 'LIBRARY', 'doc.xfl', 'notes.txt']);
  });

  it.each([0o777, 0o4755, 0o2711])('Contents that wait with the mode %p get no such right', (mode) => {
    const left = halfSaved.leave();
    for (const name of fs.readdirSync(left)) fs.chmodSync(path.join(left, name), mode);
    fs.chmodSync(at('doc', MAIN), 0o640);
    saveContainer(openContainer(at('doc')), NEXT, at('doc'));
    const modeOf = (name: string): number => fs.statSync(at('doc', name)).mode & 0o7777;
    expect(modeOf(MAIN)).toBe(0o640);
    expect(modeOf('LIBRARY/b.xml') & 0o7111).toBe(0);
  });

  it("A stranger's file in the folder of a save stays, and so does the folder", () => {
    const left = halfSaved.leave();
    fs.writeFileSync(path.join(left, 'mine.txt'), 'mine');
    fs.mkdirSync(path.join(left, 'new-77'));
    saveContainer(openContainer(at('doc')), NEXT, at('doc'));
    expect(fs.readdirSync(left).sort()).toEqual(['mine.txt', 'new-77']);
    expect(halfSaved.readWhole().warnings).toBe('');
  });

  it('A save under way is waited for, and then read as it leaves the document', () => {
    halfSaved.leave();
    const { birth, machine } = nodePlatform.processes;
    const lock = at('doc/.saving.lock');
    fs.writeFileSync(lock, JSON.stringify({ id: process.ppid, birth, machine: `not ${machine}`, word: 'x' }));
    let pauses = 0;
    const pause = (): void => {
      if (++pauses < 3) return;
      fs.rmSync(lock);
      saveContainer(openContainer(at('doc')), NEXT, at('doc'));
    };
    const { processes } = nodePlatform;
    const container = open({ ...nodePlatform, processes: { ...processes, pause } }, at('doc'));
    expect(pauses).toBe(3);
    expect(container.text('LIBRARY/z.xml')).toBe('<z/>');
    expect(readingNotes(container)).toEqual([]);
  });
});
