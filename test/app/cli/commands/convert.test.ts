import fs from 'node:fs';
import path from 'node:path';
import { Bytes } from '../../../document/binary/Bytes';
import {
  contents,
  emptyShape,
  layer,
  linkedVideo,
  makeFlash5,
  plainTimeline,
  pose,
  timeline,
} from '../../../document/binary/makeFlash5';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);
const at = (...names: string[]): string => path.join(folder(), ...names);

/** A document of Flash 5. */
function old(name: string, streams = {}): string {
  const file = at(name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, makeFlash5(streams));
  return file;
}

const damaged = {
  Contents: contents({ symbols: [['bad', 'S 1']] }),
  'S 1': plainTimeline().subarray(0, 50),
};

const element = (className: string, fields: Bytes): Bytes => new Bytes().newClass(className).add(fields);
const poses = element('CPicFrame', pose(element('CPicShape', emptyShape())));
/** Scenes with content that is lost when they are converted. */
const LOSING: readonly (readonly [string, Uint8Array])[] = [
  [
    'the bones of armatures; their frames are kept',
    timeline(element('CPicLayer', layer('Armature_1', poses))),
  ],
  ['linked QuickTime videos', plainTimeline(element('CPicVideo', linkedVideo()))],
];

const isZip = (file: string): boolean => fs.readFileSync(file).subarray(0, 2).toString() === 'PK';

describe('convert', () => {
  it('A binary FLA becomes an FLA under another name, and stays as it was', async () => {
    const before = old('old.fla');
    const bytes = fs.readFileSync(before);
    const { status, out } = await runCli('convert', before, at('new.fla'));
    expect([status, out]).toEqual([0, `${at('new.fla')}\n`]);
    expect(isZip(at('new.fla'))).toBe(true);
    expect(fs.readFileSync(before).equals(bytes)).toBe(true);
    expect((await runCli('diff', before, at('new.fla'))).out).toBe('');
  });

  it('Documents keep their places below the folder that is asked for', async () => {
    old('art/a.fla');
    old('art/deep/b.fla');
    const { status } = await runCli('convert', at('art'), '--to', 'xfl', '--output', at('made'));
    expect(status).toBe(0);
    expect(fs.existsSync(at('made/a/DOMDocument.xml'))).toBe(true);
    expect(fs.existsSync(at('made/deep/b/DOMDocument.xml'))).toBe(true);
  });

  it.each([
    [[], 'sky2.xfl', 'sky2/sky2.xfl'],
    [['-o'], 'sky2.xfl', 'sky2/sky2.xfl'],
    [['-o'], 'sky2.fla', 'sky2.fla'],
    [[], 'sky2', 'sky2'],
    [['--to', 'xfl', '-o'], 'made', 'made/sky'],
  ])('What is printed can be opened, and is not replaced unasked: %j %s', async (options, name, printed) => {
    const args = ['convert', copyExample('sky'), ...options, at(name)];
    expect((await runCli(...args)).out).toBe(`${at(printed)}\n`);
    expect((await runCli('query', at(printed), '*', '--count')).status).toBe(0);
    expect((await runCli(...args)).err).toContain(`${at(printed)} already exists`);
  });

  it('An XFL becomes an FLA', async () => {
    expect((await runCli('convert', copyExample('sky'), at('sky.fla'))).status).toBe(0);
    expect((await runCli('diff', at('sky'), at('sky.fla'))).out).toBe('');
  });

  it('--in-place replaces binary FLA files and no other', async () => {
    const before = old('all/old.fla');
    await runCli('convert', before, at('all/new.fla'));
    const kept = fs.readFileSync(at('all/new.fla'));
    expect((await runCli('convert', at('all'), '--in-place')).status).toBe(0);
    expect(isZip(before)).toBe(true);
    expect(fs.readFileSync(at('all/new.fla')).equals(kept)).toBe(true);
  });

  it('Unreadable parts are reported once, and --strict refuses them', async () => {
    const file = old('damaged.fla', damaged);
    const { status, err } = await runCli('convert', file, at('rest.fla'));
    expect(status).toBe(0);
    expect(err.match(/symbol "bad": /g)).toHaveLength(1);
    const strict = await runCli('convert', file, at('none.fla'), '--strict');
    expect([strict.status, strict.err.split('\n').length]).toEqual([1, 2]);
    expect(strict.err).toContain('symbol "bad": ');
    expect(fs.existsSync(at('none.fla'))).toBe(false);
  });

  it('An existing file is not replaced without --force', async () => {
    const file = old('old.fla');
    fs.writeFileSync(at('new.fla'), 'mine');
    expect((await runCli('convert', file, at('new.fla'))).err).toMatch(/already exists; --force replaces it/);
    expect(fs.readFileSync(at('new.fla'), 'utf8')).toBe('mine');
    expect((await runCli('convert', file, at('new.fla'), '--force')).status).toBe(0);
  });

  it.each([
    [['a.fla'], /expected a document and the name of the new one/],
    [['a.fla', 'b.txt'], /b\.txt: expected an \.fla file/],
    [['a.fla', '--output', 'x'], /-o x: a folder needs --to fla or --to xfl; or name .* such as x\.fla/],
    [['a.fla', 'b.fla', '--output', 'c.fla'], /-o c\.fla names one file, and this makes 2 documents/],
    [['a.fla', '--to', 'fla', '--output', 'c.xfl'], /--to fla makes no \.xfl/],
    [['a.fla', 'b.fla', '--to', 'xfl'], /--to needs --output/],
    [['a.fla', '--in-place', '--recover'], /--recover cannot go with --in-place/],
    [['a.fla', '--in-place', '--output', 'x'], /--in-place cannot go with --output/],
  ])('%j is a wrong use', async (args, message) => {
    const { status, err } = await runCli('convert', ...args);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('convert --recover', () => {
  /** An FLA with a scene, three symbols and a bitmap. */
  async function whole(): Promise<Buffer> {
    await runCli('convert', copyExample('sky'), at('whole.fla'), '--force');
    return fs.readFileSync(at('whole.fla'));
  }
  const recover = (...args: string[]): ReturnType<typeof runCli> => runCli('convert', '--recover', ...args);
  const placeOf = (zip: Buffer, name: string): number => zip.indexOf(name) + name.length;
  const directoryOf = (zip: Buffer): number => zip.indexOf('PK\u0001\u0002', 0, 'latin1');

  it('A zip without its directory is recovered whole, and opening it names the option', async () => {
    const zip = await whole();
    fs.writeFileSync(at('cut.fla'), zip.subarray(0, directoryOf(zip)));
    expect((await runCli('tree', at('cut.fla'))).err).toContain('(convert --recover saves what can be read)');
    const { status, err } = await recover(at('cut.fla'), at('new.fla'));
    expect([status, err]).toEqual([0, '']);
    expect((await runCli('diff', at('whole.fla'), at('new.fla'))).out).toBe('');
  });

  it.each([
    ['flipped', (zip: Buffer, at: number) => zip.writeUInt8(zip.readUInt8(at + 20) ^ 1, at + 20)],
    ['overwritten', (zip: Buffer, at: number) => zip.fill(0, at, at + 8)],
  ])('An entry with a byte that is %s is lost, by name, and exit status 1 says so', async (_what, damage) => {
    const zip = await whole();
    const name = zip.toString('latin1').match(/LIBRARY\/[^\0]*?\.xml/)![0];
    damage(zip, placeOf(zip, name));
    fs.writeFileSync(at('damaged.fla'), zip);
    const { status, err, out } = await recover(at('damaged.fla'), at('new.fla'));
    expect([status, out]).toEqual([1, `${at('new.fla')}\n`]);
    expect(err).toContain(`damaged.fla: lost: ${name}`);
    expect((await runCli('tree', at('new.fla'))).status).toBe(0);
  });

  it('The symbols of a document without its DOMDocument.xml are in the library of a new one', async () => {
    const zip = await whole();
    zip.fill(0, placeOf(zip, 'DOMDocument.xml'), placeOf(zip, 'DOMDocument.xml') + 9);
    fs.writeFileSync(at('damaged.fla'), zip);
    const { status, err } = await recover(at('damaged.fla'), at('new.fla'));
    expect(status).toBe(1);
    expect(err).toMatch(/lost: DOMDocument\.xml/);
    const symbols = (text: string): number => text.match(/movie clip|graphic|button/g)!.length;
    const tree = (await runCli('tree', at('new.fla'))).out;
    expect(symbols(tree)).toBeGreaterThan(0);
  });

  it('An XFL folder with a broken symbol is saved without it', async () => {
    const broken = copyExample('broken');
    const names = fs.readdirSync(path.join(broken, 'LIBRARY'), { recursive: true, encoding: 'utf8' });
    const first = names.find((name) => name.endsWith('.xml'))!;
    fs.appendFileSync(path.join(broken, 'LIBRARY', first), '</end>');
    const { status, err } = await recover(broken, at('new.fla'));
    expect(status).toBe(1);
    expect(err).toContain(`lost: LIBRARY/${first}`);
    expect((await runCli('tree', at('new.fla'))).status).toBe(0);
  });

  it('The timelines of a binary file that is cut are recovered, and those that are lost are named', async () => {
    const file = old('old.fla', damaged);
    fs.truncateSync(file, fs.statSync(file).size - 1);
    const { status, err } = await recover(file, at('new.fla'));
    expect(status).toBe(1);
    expect(err).toMatch(/lost: .*symbol "bad": .*; its timeline is empty/);
  });

  it.each([
    ['A file', 900, 'PK\u0003\u0004'],
    ['Two megabytes that begin an entry everywhere', 2e6, 'PK\u0003\u0004'],
    ['Two megabytes that begin a record of the directory everywhere', 2e6, 'PK\u0001\u0002/../'],
  ])('%s without anything of a document: one line says so', async (_title, size, signature) => {
    fs.writeFileSync(at('empty.fla'), Buffer.alloc(size, signature));
    const began = performance.now();
    const { status, err } = await recover(at('empty.fla'), at('new.fla'));
    expect(performance.now() - began).toBeLessThan(5000);
    expect([status, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('nothing of it can be recovered');
  });
});

describe('A binary FLA is not overwritten', () => {
  const WIDEN = 'fl.getDocumentDOM().width = 700;';

  it('A binary FLA is refused by run --save, which says what to do; --in-place and another name save it', async () => {
    const file = old('old.fla');
    const refused = await runCli('run', script(WIDEN), '-d', file, '--save', '--bare');
    expect(refused.status).toBe(1);
    expect(refused.err).toMatch(
      /is in the binary format of Flash 5, .* save it under another name, .* --in-place/,
    );
    expect(isZip(file)).toBe(false);
    const copy = `--save=${at('new.fla')}`;
    expect((await runCli('run', script(WIDEN), '-d', file, copy, '--bare')).status).toBe(0);
    expect((await runCli('tree', at('new.fla'))).out).toContain('700 x 400');
    expect((await runCli('run', script(WIDEN), '-d', file, '--save', '--in-place', '--bare')).status).toBe(0);
    expect(isZip(file)).toBe(true);
  });

  it('A script that saves is refused too', async () => {
    const file = old('old.fla');
    const saving = script(`${WIDEN} fl.getDocumentDOM().save();`);
    const { status, err } = await runCli('run', saving, '-d', file, '--save', '--bare');
    expect([status, isZip(file)]).toEqual([1, false]);
    expect(err).toContain('is in the binary format of Flash 5');
  });

  it('A document that cannot be read completely is refused by run --strict', async () => {
    const file = old('damaged.fla', damaged);
    const look = script('fl.trace(fl.getDocumentDOM().library.items[0].timeline.layerCount);');
    expect((await runCli('run', look, '-d', file, '--bare')).err).toContain('its timeline is empty');
    expect((await runCli('run', look, '-d', file, '--bare', '--strict')).status).toBe(1);
  });

  it.each(LOSING)('Losses are reported by convert and run --save=: %s', async (what, scene) => {
    const file = old('old.fla', { 'P 1': scene });
    const said = `old.fla: lost from this Flash 5 document: ${what}\n`;
    const converted = await runCli('convert', file, at('converted.fla'));
    const save = ['-d', file, `--save=${at('saved.fla')}`, '--bare'];
    const saved = await runCli('run', script('1'), ...save);
    expect([converted.status, saved.status]).toEqual([0, 0]);
    expect(converted.err).toContain(said);
    expect(saved.err).toContain(said);
  });

  it('A document that is made whole is converted without a word of loss', async () => {
    const { err } = await runCli('convert', old('old.fla'), at('new.fla'));
    expect(err).toBe('');
  });
});
