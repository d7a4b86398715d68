import fs from 'fs';
import os from 'os';
import path from 'path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { openContainer, saveContainer } from '../../../support/onNode';
import { HAS_PIPES, makePipe } from '../../../support/pipes';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { treeDigest } from '../../../support/treeDigest';
import { itWhere } from '../../../support/where';
import { filesBelow } from '../fixtures';
import { HalfSaved, MAIN, NEXT, OLD } from './HalfSaved';

const folder = temporaryFolder();
const halfSaved = new HalfSaved(folder);
const at = (...parts: string[]): string => halfSaved.fixtures.at(...parts);
const state = stateFolder();
const key = (): string =>
  path.join(state(), 'adobe-collection', `saves-${process.getuid?.() ?? 'user'}`, 'key');

const journalIn = (left: string): string => path.join(left, 'journal.json');
const idOf = (left: string): string => path.basename(left).slice(8, 44);

/** Writes a journal as this user would, whatever it says. */
function sign(left: string, journal: object): void {
  const text = JSON.stringify(journal);
  fs.writeFileSync(journalIn(left), `${nodePlatform.proofs.sign(at('doc'), text)}\n${text}`);
}

/** A save makes a lock and removes it, and with it that of the dead process. */
function unlocked({
  '.': _folder,
  '.saving.lock': _lock,
  ...others
}: Record<string, string>): Record<string, string> {
  return others;
}

afterEach(() => {
  jest.restoreAllMocks();
});

/** What is on the disk when `leaveHalfSaved` is over: the first file is new, nothing else. */
const MIXED = { ...OLD, 'LIBRARY/b.xml': '<b/>' };

describe('a journal that nothing proves to be of this user on this machine', () => {
  const refusal =
    /: cannot be saved: .*\.saving-.* records an interrupted save, and nothing proves that you started it on this machine; check the document, remove that folder, and save again$/;

  const rewrite = (file: string, change: (text: string) => string): void =>
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));

  it.each<[string, (left: string) => void]>([
    ['of another user, whose key is another', () => fs.writeFileSync(key(), '0'.repeat(64))],
    ['of a user who has no key', () => fs.rmSync(key())],
    ['where others could write the key', () => fs.chmodSync(key(), 0o620)],
    ['where others could write beside the key', () => fs.chmodSync(path.dirname(key()), 0o777)],
    [
      'where the key is a link',
      () => {
        fs.renameSync(key(), at('elsewhere'));
        fs.symlinkSync(at('elsewhere'), key());
      },
    ],
    ['where the key is damaged', () => fs.truncateSync(key(), 20)],
    [
      'of another machine that shares the home',
      () => void jest.spyOn(os, 'hostname').mockReturnValue('elsewhere'),
    ],
    [
      'with another proof',
      (left) =>
        rewrite(journalIn(left), (text) => text.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))),
    ],
    ['without a proof', (left) => rewrite(journalIn(left), (text) => text.split('\n')[1] ?? '')],
    [
      'with other steps',
      (left) => rewrite(journalIn(left), (text) => text.replace('LIBRARY/b.xml', 'LIBRARY/c.xml')),
    ],
    ['of another save', (left) => sign(left, { document: at('doc'), id: 'another', steps: [] })],
    ['of another document', (left) => sign(left, { document: at('other'), id: idOf(left), steps: [] })],
    ['without steps', (left) => sign(left, { document: at('doc'), id: idOf(left) })],
    [
      'with steps that are none',
      (left) => sign(left, { document: at('doc'), id: idOf(left), steps: [{ name: 1 }] }),
    ],
    [
      'in a folder whose name proves nothing',
      (left) => fs.renameSync(left, left.replace(/-[0-9a-f]{32}-/, `-${'0'.repeat(32)}-`)),
    ],
    ['that is not JSON', (left) => fs.writeFileSync(path.join(left, 'journal.json'), '{')],
    ['that is cut off', (left) => fs.truncateSync(path.join(left, 'journal.json'), 50)],
    ['that is a folder', (left) => replaceJournal(left, (file) => fs.mkdirSync(file))],
    ['that is a link', (left) => replaceJournal(left, (file) => fs.symlinkSync('/dev/zero', file))],
    ['larger than any', (left) => fs.truncateSync(path.join(left, 'journal.json'), 2 ** 26 + 1)],
  ])(
    '%s is skipped by readers with a warning, and refused by a save; both leave it as it is',
    (_what, change) => checkSkipped(change),
  );

  itWhere(HAS_PIPES, 'no mkfifo', 'that is a named pipe is skipped by readers, and refused by a save', () =>
    checkSkipped((left) => replaceJournal(left, makePipe)),
  );

  function checkSkipped(change: (left: string) => unknown): void {
    change(halfSaved.leave());
    const before = unlocked(treeDigest(at('doc')));
    expect(halfSaved.readWhole()).toEqual({
      files: MIXED,
      warnings: expect.stringMatching(/ is not one of your saves and is skipped$/) as unknown,
    });
    expect(() => saveContainer(openContainer(at('doc')), NEXT, at('doc'))).toThrow(refusal);
    expect(unlocked(treeDigest(at('doc')))).toEqual(before);
  }

  function replaceJournal(left: string, make: (file: string) => unknown): void {
    fs.rmSync(path.join(left, 'journal.json'));
    make(path.join(left, 'journal.json'));
  }

  it('A copy of a half saved document is another document', () => {
    halfSaved.leave();
    fs.cpSync(at('doc'), at('copy'), { recursive: true });
    const container = openContainer(at('copy'));
    expect(container.text('LIBRARY/a.xml')).toBe('<a/>');
    expect(() => saveContainer(container, NEXT, at('copy'))).toThrow(refusal);
  });

  it('A document is not saved over an old one where no key can be kept, and nothing is changed', () => {
    const container = halfSaved.fixtures.makeXfl();
    fs.writeFileSync(path.join(state(), 'adobe-collection'), 'a file in the place of the folder');
    const before = filesBelow(folder());
    expect(() => saveContainer(container, NEXT, at('doc'))).toThrow(
      /doc: cannot be saved: the key that proves your saves cannot be kept: .*; set XDG_STATE_HOME to a folder of your own$/,
    );
    expect(filesBelow(folder())).toEqual(before);
    saveContainer(container, NEXT, at('new'));
    expect(fs.readdirSync(at('new')).sort()).toEqual([MAIN, 'LIBRARY', 'new.xfl']);
  });

  it('A reader makes no key', () => {
    halfSaved.leave();
    fs.rmSync(path.join(state(), 'adobe-collection'), { recursive: true });
    halfSaved.readWhole();
    expect(fs.readdirSync(state())).toEqual([]);
  });
});

describe('steps of a proved journal', () => {
  /** Leaves a half saved document whose journal was rewritten by somebody who got hold of the key. */
  function leaveRewritten(step: object): void {
    const left = halfSaved.leave();
    fs.writeFileSync(path.join(left, 'new-0'), 'harm');
    const whole = { name: 'LIBRARY/a.xml', file: 'LIBRARY/a.xml', staged: 'new-0', backup: null, ...step };
    sign(left, { document: at('doc'), id: idOf(left), steps: [whole] });
  }

  it.each([
    '.git/hooks/pre-commit',
    'LIBRARY/.GIT/config',
    'LIBRARY/.git./config',
    'LIBRARY/.git /config',
    'LIBRARY/git~1/config',
    'LIBRARY/.g\u200Cit/config',
    'LIBRARY/.git::$INDEX_ALLOCATION/config',
    'LIBRARY',
    'way/x.xml',
    'link.xml',
    'dangling.xml',
  ])('A step to %s is not taken', (file) => {
    leaveRewritten({ file });
    fs.mkdirSync(at('outside'));
    fs.symlinkSync(at('outside'), at('doc/way'));
    fs.symlinkSync('notes.txt', at('doc/link.xml'));
    fs.symlinkSync(at('outside/made'), at('doc/dangling.xml'));
    const before = unlocked(treeDigest(at('doc')));
    expect(() => saveContainer(openContainer(at('doc')), NEXT, at('doc'))).toThrow();
    expect(unlocked(treeDigest(at('doc')))).toEqual(before);
    expect(fs.readdirSync(at('outside'))).toEqual([]);
  });

  it.each([
    '../x.xml',
    '/x.xml',
    'LIBRARY/../../x.xml',
    'C:/x.xml',
    'LIBRARY\\..\\..\\x.xml',
    '',
    '.',
    'a//b',
  ])('A journal with a step to %p counts as none', (file) => {
    leaveRewritten({ file });
    expect(halfSaved.readWhole().warnings).toContain('is not one of your saves');
  });

  it.each(['../notes.txt', '/etc/passwd', 'new-0/..', 'x'])(
    'A journal with the content %p counts as none',
    (staged) => {
      leaveRewritten({ staged });
      expect(halfSaved.readWhole().warnings).toContain('is not one of your saves');
    },
  );

  it.each<[string, (file: string) => void]>([
    ['a link', (file) => fs.symlinkSync(at('secret'), file)],
    ['a folder', (file) => fs.mkdirSync(file)],
  ])('a content that is %s is not read and not put in place', (_what, make) => checkIgnored(make));

  itWhere(HAS_PIPES, 'no mkfifo', 'a content that is a named pipe is not read and not put in place', () =>
    checkIgnored(makePipe),
  );

  function checkIgnored(make: (file: string) => void): void {
    leaveRewritten({});
    fs.writeFileSync(at('secret'), 'secret');
    const left = halfSaved.left();
    fs.rmSync(path.join(left, 'new-0'));
    make(path.join(left, 'new-0'));
    expect(halfSaved.readWhole().files['LIBRARY/a.xml']).toBe('<a/>');
    saveContainer(openContainer(at('doc')), NEXT, at('doc'));
    expect(fs.readFileSync(at('doc/LIBRARY/a.xml'), 'utf8')).toBe('<a/>');
  }
});
