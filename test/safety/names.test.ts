import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileName } from '../../platform/fileName';
import { FileSet } from '../../app/cli/writing/FileSet';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { WritePath } from '../../platform/WritePath';
import { FileAccess } from '../../host-mocks/files/FileAccess';
import { uriToPath } from '../../host-mocks/files/uri';
import type { Disk } from '../../platform/Disk';
import type { Platform } from '../../platform/Platform';
import { runCli } from '../app/cli/support/runCli';
import { packed } from '../fuzz/exercise';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

/** A machine with Windows: nothing is on its disk, and each path that it is asked for is noted. */
function windows(): { platform: Platform; asked: string[] } {
  const asked: string[] = [];
  const note =
    <T>(answer: T) =>
    (file: string): T => {
      asked.push(file);
      return answer;
    };
  const disk = {
    exists: note(false),
    stat: note(undefined),
    linkStat: note(undefined),
    list: note([]),
    realPath: (file: string) => note(file)(file),
  } as unknown as Disk;
  return { platform: { ...nodePlatform, isWindows: true, paths: path.win32, disk }, asked };
}

describe('on Windows', () => {
  it.each([
    ['file:///C|/art/a.fla', 'C:\\art\\a.fla'],
    ['file:///c:/art/a.fla', 'c:\\art\\a.fla'],
    ['file:///C|/art/../../secret', 'C:\\secret'],
    ['file:///C|/art/%2e%2e%5csecret', 'C:\\secret'],
    ['file:////server/share/a', '\\\\server\\share\\a'],
    ['file:///\\\\server\\share\\a', '\\server\\share\\a'],
  ])('%s is the path %s', (uri, file) => {
    expect(uriToPath(uri, windows().platform)).toBe(file);
  });

  const outside = (file: string): string =>
    `${file} is outside the folders that scripts may touch (option roots, --root)`;

  /** The URI, what reading says, and what writing says if that differs. */
  const REFUSED: readonly (readonly [uri: string, reading: string, writing?: string])[] = [
    ['file:///C|/art/../secret.txt', outside('C:\\secret.txt')],
    ['file:///C|/art/..%5csecret.txt', outside('C:\\secret.txt')],
    ['file:///C|/art\\..\\secret.txt', outside('C:\\secret.txt')],
    ['file:///C|/artful/a.txt', outside('C:\\artful\\a.txt')],
    ['file:///D|/art/a.txt', outside('D:\\art\\a.txt')],
    [
      'file:///C:secret.txt',
      outside('\\C:secret.txt'),
      '\\C:secret.txt: Windows reads "C:secret.txt" as a different name; choose another one',
    ],
    ['file:////evil.example/share/a.txt', outside('\\\\evil.example\\share\\a.txt')],
    ['file:////evil.example@80/share/a.txt', outside('\\\\evil.example@80\\share\\a.txt')],
    ['file:///%5c%5cevil.example/share/a.txt', outside('\\evil.example\\share\\a.txt')],
    ['file:////./pipe/a', outside('\\\\.\\pipe\\a')],
    ['file:////?/C:/secret.txt', outside('\\\\?\\C:\\secret.txt')],
    ['file:////?/UNC/evil.example/share/a', outside('\\\\?\\UNC\\evil.example\\share\\a')],
  ];

  it.each(REFUSED)('A script that may touch C:\\art does not reach %s', (uri, reading, writing = reading) => {
    const { platform, asked } = windows();
    const access = new FileAccess(platform, { roots: ['C:\\art'] });
    asked.length = 0;
    expect(access.find(uri)).toBeUndefined();
    expect(() => access.resolve(uri, 'FLfile.read')).toThrow(new Error(`FLfile.read: ${reading}`));
    expect(() => access.findToWrite(uri, 'FLfile.write')).toThrow(new Error(`FLfile.write: ${writing}`));
    expect(asked.filter((file) => /^[\\/]{2}/.test(file))).toEqual([]);
  });

  it.each([
    ['C:\\art', 'file:///C|/art/a.txt'],
    ['C:\\art', 'file:///C|/art/in/../a.txt'],
    ['\\\\server\\share', 'file:////server/share/in/a.txt'],
  ])('A script that may touch %s reaches %s', (root, uri) => {
    const access = new FileAccess(windows().platform, { roots: [root] });
    expect(access.find(uri)).toMatch(/a\.txt$/);
  });

  it('A folder of a server is not a folder of one whose name begins the same', () => {
    const access = new FileAccess(windows().platform, { roots: ['\\\\server\\share'] });
    expect(access.find('file:////server/shared/a.txt')).toBeUndefined();
    expect(access.find('file:////server.evil/share/a.txt')).toBeUndefined();
  });
});

describe('names that become files', () => {
  it.each([
    ['../../etc/passwd', '_.._.._etc_passwd'],
    ['..', '_'],
    ['...', '_'],
    ['', '_'],
    ['a/b\\c:d', 'a_b_c_d'],
    ['C:\\a', 'C__a'],
    ['a\u0000b\u009bc\u202ed', 'a_b_c_d'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['com1 .png', '_com1 .png'],
    ['LPT\u00b2', '_LPT\u00b2'],
    ['CONIN$', '_CONIN$'],
    ['console', 'console'],
    ['a. . ', 'a'],
    ['-rf', '_-rf'],
    ['.git', '_.git'],
    ['Grüße 日本', 'Grüße 日本'],
  ])('%j becomes %j', (name, file) => {
    expect(fileName(name)).toBe(file);
  });

  const NAMES = [
    '../../../evil',
    '..',
    '/etc/evil',
    'C:\\evil',
    'con',
    'a\u202eb',
    '-rf',
    '__proto__',
    'x'.repeat(200),
  ];

  it.each(['png', 'svg', 'sheet', 'atlas', 'gif'])(
    'An export --to %s writes below its folder only',
    async (format) => {
      const shape =
        '<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills><edges><Edge fillStyle1="1" edges="!0 0|800 0!800 0|800 800!800 800|0 0"/></edges></DOMShape>';
      const layer = `<DOMLayer name="l"><frames><DOMFrame index="0"><elements>${shape}</elements></DOMFrame></frames></DOMLayer>`;
      const includes = NAMES.map((_name, index) => `<Include href="s${index}.xml"/>`).join('');
      const files = new Map([
        [
          'DOMDocument.xml',
          `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" width="40" height="40"><symbols>${includes}</symbols><timelines><DOMTimeline name="../../evil"><layers>${layer}</layers></DOMTimeline></timelines></DOMDocument>`,
        ],
      ]);
      NAMES.forEach((name, index) => {
        const symbol = `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="${name}" symbolType="graphic"><timeline><DOMTimeline name="${name}"><layers>${layer}</layers></DOMTimeline></timeline></DOMSymbolItem>`;
        files.set(`LIBRARY/s${index}.xml`, symbol);
      });
      fs.mkdirSync(path.join(folder(), 'in/in'), { recursive: true });
      const file = path.join(folder(), 'in/in/a.fla');
      fs.writeFileSync(file, packed(files));
      const out = path.join(folder(), 'in/in/out');
      const { status, err } = await runCli('export', file, '--to', format, '--items', '*', '-o', out);
      expect([status, err]).toEqual([0, expect.any(String)]);
      const written = fs.readdirSync(folder(), { recursive: true, encoding: 'utf8' });
      const outside = written.filter((name) => !name.startsWith(path.join('in', 'in', 'out')));
      expect(outside.sort()).toEqual(['in', path.join('in', 'in'), path.join('in', 'in', 'a.fla')]);
      const inside = fs.readdirSync(out, { recursive: true, encoding: 'utf8' });
      expect(inside.length).toBeGreaterThanOrEqual(NAMES.length);
      for (const name of inside) expect(path.basename(name)).not.toMatch(/^(con\.|\.|-)|[\u202e:]/);
    },
  );

  it('Files that differ in case only are reported if the system treats them as one', () => {
    const set = new FileSet(path.join(folder(), 'out'));
    set.add('Star.png', 'one');
    set.add('other.png', 'two');
    const { create } = nodePlatform.disk;
    jest.spyOn(nodePlatform.disk, 'create').mockImplementation((file, chunks, options) => {
      create(file.replace('star.png', 'Star.png') as WritePath, chunks, options);
    });
    expect(() => set.add('star.png', 'three')).toThrow('star.png would be written twice');
    jest.restoreAllMocks();
    set.drop();
    expect(fs.existsSync(path.join(folder(), 'out'))).toBe(false);
  });

  it('Files outside of the folder are not removed by uninstall, whatever its record says', async () => {
    const commands = path.join(folder(), 'Commands');
    const victim = path.join(folder(), 'victim');
    fs.mkdirSync(commands);
    fs.writeFileSync(victim, 'mine');
    fs.writeFileSync(path.join(commands, 'own.jsfl'), 'mine');
    const digest = createHash('sha256').update('mine').digest('hex');
    const record = Object.fromEntries(['../victim', victim, '..', 'own.jsfl'].map((name) => [name, digest]));
    fs.writeFileSync(path.join(commands, '.adobe-collection.json'), JSON.stringify(record));
    const { status } = await runCli('uninstall', '--to', commands);
    expect([status, fs.existsSync(victim), fs.existsSync(path.join(commands, 'own.jsfl'))]).toEqual([
      0,
      true,
      false,
    ]);
  });
});
