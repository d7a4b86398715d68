import fs from 'node:fs';
import path from 'node:path';
import type { System } from '../../../../app/cli/Io';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli, runOn } from '../support/runCli';

const folder = temporaryFolder();
const built = fs.readFileSync(path.resolve(__dirname, '../../../../dist/collection.jsfl'), 'utf8');

/** A Mac with these folders below `Application Support/Adobe`. */
function mac(...folders: string[]): System & { adobe: string } {
  const adobe = path.join(folder(), 'Library/Application Support/Adobe');
  folders.forEach((name) => fs.mkdirSync(path.join(adobe, name), { recursive: true }));
  return { platform: 'darwin', home: folder(), adobe };
}

function write(name: string, text: string): string {
  const file = path.join(folder(), name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

/** The commands for people who write no scripts, which are always copied. */
const commands = fs.readdirSync(path.resolve(__dirname, '../../../../examples/commands')).sort();

/** All files but those commands and records. */
function files(): string[] {
  return fs
    .readdirSync(folder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder(), name)).isFile() && !name.endsWith('.json'))
    .filter((name) => !commands.includes(path.basename(name)))
    .sort();
}

describe('install', () => {
  it('Library and scripts are copied for every version and language on a Mac', async () => {
    const script = write('tidy.jsfl', '$("*").toGrid();');
    const system = mac(
      'Animate 2024/en_US/Configuration',
      'Animate 2024/de_DE/Configuration/Commands',
      'Animate CC 2018/en_US/Configuration',
      'Flash CS6/fr_FR/Configuration',
      'Photoshop 2024/en_US/Configuration',
      'Animate 2020/logs',
    );
    const { status, out, err } = await runOn(system, 'install', script);
    expect([status, err]).toEqual([0, '']);
    const places = [
      'Animate 2024/de_DE',
      'Animate 2024/en_US',
      'Animate CC 2018/en_US',
      'Flash CS6/fr_FR',
    ].map((program) => path.join(system.adobe, program, 'Configuration/Commands'));
    const copies = places.flatMap((place) => [`${place}/collection.jsfl`, `${place}/tidy.jsfl`]);
    expect(files()).toEqual([...copies.map((copy) => path.relative(folder(), copy)), 'tidy.jsfl'].sort());
    expect(fs.readFileSync(copies[0], 'utf8')).toBe(built);
    expect(fs.readFileSync(copies[1], 'utf8')).toBe('$("*").toGrid();');
    const messages = out.split('\n').filter((line) => !commands.includes(path.basename(line)));
    expect(messages.slice(0, 8)).toEqual(copies.map((copy) => `copied     ${copy}`));
    expect(out).toContain('\nIn Animate they are in the menu Commands. ');
    expect(out).toContain("\n    fl.runScript(fl.configURI + 'Commands/collection.jsfl');\n");
  });

  it.each([
    { title: 'the folder that Windows names', localAppData: 'data', place: 'data' },
    { title: 'the usual folder without it', localAppData: undefined, place: 'AppData/Local' },
  ])('A configuration is found: $title', async ({ localAppData, place }) => {
    const configuration = path.join(folder(), place, 'Adobe/Flash CC/ja_JP/Configuration');
    fs.mkdirSync(configuration, { recursive: true });
    const given = localAppData && path.join(folder(), localAppData);
    const system = { platform: 'win32', home: folder(), localAppData: given };
    expect((await runOn(system, 'install')).status).toBe(0);
    expect(fs.readdirSync(path.join(configuration, 'Commands'))).toContain('collection.jsfl');
  });

  it('A dry run says what it would do, and does nothing', async () => {
    const system = mac('Animate 2024/en_US/Configuration');
    const { status, out } = await runOn(system, 'install', '--dry-run');
    expect(status).toBe(0);
    expect(out).toContain(
      `copied     ${system.adobe}/Animate 2024/en_US/Configuration/Commands/collection.jsfl`,
    );
    expect(out).toContain('\nNothing was done: this was a dry run.\n');
    expect(files()).toEqual([]);
  });

  it.each([
    ['a Configuration folder', 'Configuration', [], 'Configuration/Commands'],
    ['a folder that holds Commands', 'mine', ['mine/Commands'], 'mine/Commands'],
    ['a Commands folder', 'Configuration/Commands', [], 'Configuration/Commands'],
    ['any other folder', 'mine', [], 'mine'],
  ])('The option --to of install and uninstall takes %s', async (_title, to, folders, commandsFolder) => {
    for (const name of folders) fs.mkdirSync(path.join(folder(), name), { recursive: true });
    expect((await runCli('install', '--to', path.join(folder(), to))).status).toBe(0);
    expect(files()).toEqual([`${commandsFolder}/collection.jsfl`]);
    expect((await runCli('uninstall', '--to', path.join(folder(), to))).status).toBe(0);
    expect(files()).toEqual([]);
  });

  it('The commands of the menu are copied, and --dry-run names them', async () => {
    const to = path.join(folder(), 'to');
    const { out } = await runCli('install', '--dry-run', '--to', to);
    for (const name of commands) expect(out).toContain(`copied     ${path.join(to, name)}\n`);
    await runCli('install', '--to', to);
    expect(fs.readdirSync(to)).toEqual(expect.arrayContaining(commands));
  });

  it('Files are copied into the folder of --to, made if need be, and nowhere else', async () => {
    const system = mac('Animate 2024/en_US/Configuration');
    await runOn(system, 'install', '--to', path.join(folder(), 'a/b'));
    expect(files()).toEqual(['a/b/collection.jsfl']);
  });

  it('Other builds of the library are replaced and named', async () => {
    const file = write('to/collection.jsfl', '// adobe-collection 0.0.1: collections\nold');
    const { out } = await runCli('install', '--to', path.dirname(file));
    expect(out).toContain(`replaced   ${file} (adobe-collection 0.0.1 there)\n`);
    expect(fs.readFileSync(file, 'utf8')).toBe(built);
    expect((await runCli('install', '--to', path.dirname(file))).out).toContain(`unchanged  ${file}\n`);
  });

  it('Its own copies are replaced, unless they were changed since', async () => {
    const script = write('tidy.jsfl', 'one');
    const to = path.join(folder(), 'to');
    await runCli('install', script, '--to', to);
    write('tidy.jsfl', 'two');
    const { status, out } = await runCli('install', script, '--to', to);
    const target = path.join(to, 'tidy.jsfl');
    expect([status, fs.readFileSync(target, 'utf8')]).toEqual([0, 'two']);
    expect(out).toContain(`replaced   ${target} (an earlier copy there)\n`);
    write('to/tidy.jsfl', 'edited in place');
    write('tidy.jsfl', 'three');
    expect((await runCli('install', script, '--to', to)).status).toBe(1);
    expect(fs.readFileSync(target, 'utf8')).toBe('edited in place');
  });

  it('Every file is treated as another program’s if the record is broken', async () => {
    const script = write('tidy.jsfl', 'one');
    const to = path.join(folder(), 'to');
    await runCli('install', script, '--to', to);
    write('to/.adobe-collection.json', '{ broken');
    write('tidy.jsfl', 'two');
    expect((await runCli('install', script, '--to', to)).status).toBe(1);
  });

  it("Other people's files are replaced with --force only, and nothing is copied without it", async () => {
    const script = write('tidy.jsfl', 'new');
    const theirs = write('to/tidy.jsfl', 'theirs');
    const refused = await runCli('install', script, '--to', path.dirname(theirs));
    expect([refused.status, refused.out]).toEqual([1, '']);
    expect(refused.err).toBe(
      `adobe-collection: ${theirs}: another file is there; nothing was copied; --force replaces it\n`,
    );
    expect(files()).toEqual(['tidy.jsfl', 'to/tidy.jsfl']);
    const forced = await runCli('install', script, '--force', '--to', path.dirname(theirs));
    expect(forced.out).toContain(`replaced   ${theirs} (another file there)\n`);
    expect(fs.readFileSync(theirs, 'utf8')).toBe('new');
  });

  it('A script of another name is not taken for a build', async () => {
    const theirs = write('to/collection.jsfl', 'function Collection() {}');
    const { status, err } = await runCli('install', '--to', path.dirname(theirs));
    expect(status).toBe(1);
    expect(err).toContain('another file is there');
  });

  it.each([
    ['a script that is not there', ['none.jsfl'], /none\.jsfl: there is no such script\n/, 1],
    ['a document', ['a/x.fla'], /x\.fla: expected a script, not a document\n/, 2],
    ['two scripts of one name', ['a/x.jsfl', 'b/X.jsfl'], /X\.jsfl: another script has the same name\n/, 1],
  ])('A list of %s is refused before anything is copied', async (_title, names, message, expected) => {
    ['a/x.jsfl', 'b/X.jsfl'].forEach((name) => write(name, '1'));
    const scripts = names.map((name) => path.join(folder(), name));
    const { status, err } = await runCli('install', ...scripts, '--to', path.join(folder(), 'to'));
    expect([status, fs.existsSync(path.join(folder(), 'to'))]).toEqual([expected, false]);
    expect(err).toMatch(message);
  });

  it('A system without Animate fails with one line', async () => {
    const { status, err } = await runOn({ platform: 'linux', home: folder() }, 'install');
    expect(status).toBe(1);
    expect(err).toBe(
      'adobe-collection: no Animate and no Flash was found; neither runs on this system; --to names a folder, to be copied into ~/Library/"Application Support"/Adobe/"Animate 2024"/en_US/Configuration on a Mac, or "%LOCALAPPDATA%\\Adobe\\Animate 2024\\en_US\\Configuration" on Windows\n',
    );
    expect((await runOn(mac(), 'install')).status).toBe(1);
  });
});
