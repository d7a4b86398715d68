import { itWhere } from '../../support/where';
import fs from 'fs';
import { temporaryFolder } from '../../support/temporaryFolder';
import { openContainer, saveContainer } from '../../support/onNode';
import { Fixtures } from './fixtures';
import { soundEntries } from './soundZip';
import { readingNotes } from './readingNotes';

const folder = temporaryFolder();
const fixtures = new Fixtures(folder);
const at = (...parts: string[]): string => fixtures.at(...parts);
const MAIN = 'DOMDocument.xml';
const CHANGE = new Map([[MAIN, '<DOMDocument new="true"/>']]);

describe('what saving keeps', () => {
  it('A document in which nothing is changed is not written', () => {
    const container = fixtures.makeFla();
    fs.utimesSync(at('star.fla'), 1, 1);
    const before = fs.readFileSync(at('star.fla'));
    const same = new Map([[MAIN, '<DOMDocument/>']]);
    expect(saveContainer(container, same, at('star.fla'))).toBe(container);
    expect(fs.readFileSync(at('star.fla')).equals(before)).toBe(true);
    expect(fs.statSync(at('star.fla')).mtimeMs).toBe(1000);
  });

  it.each([0o666, 0o600, 0o755, 0o4755])('The permissions %p are kept, whatever the umask', (mode) => {
    const fla = fixtures.makeFla();
    const xfl = fixtures.makeXfl();
    const files = [at('star.fla'), at('doc', MAIN)];
    for (const file of files) fs.chmodSync(file, mode);
    saveContainer(fla, CHANGE, files[0]);
    saveContainer(xfl, CHANGE, at('doc'));
    expect(files.map((file) => fs.statSync(file).mode & 0o7777)).toEqual([mode, mode]);
  });

  // Only an administrator may give a file away, so that no one else can see whether the owner is kept.
  const isAdministrator = process.getuid?.() === 0;
  itWhere(isAdministrator, 'no administrator', 'saving as administrator keeps the owner', () => {
    const container = fixtures.makeFla();
    fs.chownSync(at('star.fla'), 1234, 4321);
    saveContainer(container, CHANGE, at('star.fla'));
    expect(fs.statSync(at('star.fla'))).toMatchObject({ uid: 1234, gid: 4321 });
  });

  it('A write-protected file is replaced with force only', () => {
    const fla = fixtures.makeFla();
    const xfl = fixtures.makeXfl();
    fs.chmodSync(at('star.fla'), 0o444);
    fs.chmodSync(at('doc', MAIN), 0o444);
    const refusal = 'is write-protected; it is not replaced without --force (option force)';
    expect(() => saveContainer(fla, CHANGE, at('star.fla'))).toThrow(`${at('star.fla')}: ${refusal}`);
    expect(() => saveContainer(xfl, CHANGE, at('doc'))).toThrow(`${at('doc', MAIN)}: ${refusal}`);
    expect(fs.readdirSync(folder())).toEqual(['doc', 'star.fla']);
    expect(openContainer(at('doc')).text(MAIN)).toBe('<DOMDocument/>');
    saveContainer(fla, CHANGE, at('star.fla'), { force: true });
    expect(fs.statSync(at('star.fla')).mode & 0o777).toBe(0o444);
  });

  it('A link to a missing file stays, and its target is made', () => {
    const container = fixtures.makeFla();
    fs.mkdirSync(at('elsewhere'));
    fs.symlinkSync('elsewhere/new.fla', at('link.fla'));
    saveContainer(container, CHANGE, at('link.fla'));
    expect(fs.lstatSync(at('link.fla')).isSymbolicLink()).toBe(true);
    expect(openContainer(at('elsewhere/new.fla')).text(MAIN)).toBe(CHANGE.get(MAIN));
  });
});

describe('what could not be read back', () => {
  it('A name that no zip can hold is refused by name, and the old file stays', () => {
    const container = fixtures.makeFla();
    const before = fs.readFileSync(at('star.fla'));
    const name = `LIBRARY/${'x'.repeat(70_000)}.xml`;
    expect(() => saveContainer(container, new Map([[name, '<a/>']]), at('star.fla'))).toThrow(
      /star\.fla: cannot be saved: the name "LIBRARY\/x+…" \(70012 characters\) is 70012 bytes long; the maximum in a zip is 65535$/,
    );
    expect(fs.readFileSync(at('star.fla')).equals(before)).toBe(true);
    expect(fs.readdirSync(folder())).toEqual(['star.fla']);
  });

  it('An entry that packs as well as a bomb is stored, so that the document opens again', () => {
    const text = `<DOMDocument>${'<shape/>'.repeat(250_000)}</DOMDocument>`;
    saveContainer(fixtures.makeXfl(), new Map([[MAIN, text]]), at('a.fla'));
    expect(openContainer(at('a.fla')).text(MAIN)).toBe(text);
    const main = soundEntries(fs.readFileSync(at('a.fla'))).find(({ name }) => name === MAIN);
    expect(main?.method).toBe(0);
  });

  it('A document beyond a limit is refused before it replaces the old one', () => {
    const container = fixtures.makeFla();
    const before = fs.readFileSync(at('star.fla'));
    const limits = { maxTotalSize: 5000 };
    expect(() =>
      saveContainer(container, new Map([['bin/a.dat', 'x'.repeat(6000)]]), at('star.fla'), { limits }),
    ).toThrow('could not be opened again: unpacks to');
    expect(fs.readFileSync(at('star.fla')).equals(before)).toBe(true);
    expect(fs.readdirSync(folder())).toEqual(['star.fla']);
  });
});

describe('remains of dead processes', () => {
  it('Temporary files of a document are removed when it is saved next, those of others are not', () => {
    const container = fixtures.makeFla();
    const others = ['.moon.fla.01234567-89ab.tmp', '.star.fla.backup.tmp'];
    for (const name of ['.star.fla.01234567-89ab.tmp', ...others]) fs.writeFileSync(at(name), 'x');
    saveContainer(container, CHANGE, at('star.fla'));
    expect(fs.readdirSync(folder())).toEqual([...others, 'star.fla']);
  });

  it.each(['folder', 'link'])('A %s that is called like a temporary file stays', (kind) => {
    const container = fixtures.makeFla();
    const name = '.star.fla.01234567-89ab.tmp';
    if (kind === 'folder') fs.mkdirSync(at(name, 'mine'), { recursive: true });
    else fs.symlinkSync('elsewhere', at(name));
    saveContainer(container, CHANGE, at('star.fla'));
    expect(fs.readdirSync(folder())).toEqual([name, 'star.fla']);
  });
});

describe('names that are hard to write', () => {
  it.each([
    ...[199, 200, 201, 227, 240, 251].map((length) => 'x'.repeat(length)),
    'ä'.repeat(125),
    '★'.repeat(83),
    '𝄞'.repeat(62),
  ])('a document is saved under the name %s.fla, and again', (name) => {
    const file = at(`${name}.fla`);
    const saved = saveContainer(fixtures.makeFla(), CHANGE, file);
    fs.rmSync(at('star.fla'));
    const left = fs.readdirSync(folder());
    expect(left).toEqual([`${name}.fla`]);
    saveContainer(saved, new Map([[MAIN, '<DOMDocument again="true"/>']]), file);
    expect(openContainer(file).text(MAIN)).toBe('<DOMDocument again="true"/>');
    expect(fs.readdirSync(folder())).toEqual(left);
  });

  const latin1 = (name: string): Buffer =>
    Buffer.concat([Buffer.from(`${folder()}/`), Buffer.from(name, 'latin1')]);

  itWhere(
    process.platform === 'linux',
    'names are UTF-16 here',
    'a file whose name is not UTF-8 is reported, and skipped in a folder',
    () => {
      fixtures.makeXfl();
      fs.writeFileSync(latin1('doc/LIBRARY/\xe4.xml'), '<a/>');
      const container = openContainer(at('doc'));
      expect(readingNotes(container)).toEqual([
        `${at('doc')}: the name of LIBRARY/\uFFFD.xml is not UTF-8; the file is skipped; rename it`,
      ]);
      expect(container.names()).toEqual([MAIN, 'LIBRARY/a.xml', 'doc.xfl']);
      expect(() => openContainer(at('\uFFFD.fla'))).toThrow(
        'cannot be opened: no such file or folder; if its name is not UTF-8, rename it',
      );
    },
  );
});
