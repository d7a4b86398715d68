import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../app/host/Host';
import { openContainer } from '../../document/container/openContainer';
import { saveContainer } from '../../document/container/saveContainer';
import { confineDisk } from '../../platform/node/confineDisk';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { callTool } from '../app/cli/support/callTool';
import { EXAMPLE, runCli } from '../app/cli/support/runCli';
import { sample } from '../support/sample';
import { stateFolder } from '../support/stateFolder';
import { temporaryFolder } from '../support/temporaryFolder';

/** Nothing is written outside the folders that were named, nor through a link that the user did not name. */
const folder = temporaryFolder();
stateFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** The accented letter as one character, and as two. */
const [NFC, NFD] = ['\u00e9', 'e\u0301'];

/** Links in the root, and where they lead. Only `door` and what leads to it stay inside. */
const LINKS: Readonly<Record<string, string>> = {
  out: '../outside',
  'deep/out': '../../outside',
  'deep/er/up': '../../..',
  one: 'two',
  two: 'three',
  three: '../outside',
  absolute: '/outside',
  nothing: '../outside/nothing',
  'file.fla': '../outside/mine.fla',
  'new.fla': '../outside/new.fla',
  'doc.xfl': '../outside/doc.xfl',
  circle: 'circle',
  [`caf${NFC}`]: '../outside',
  [`th${NFD}`]: '../outside',
  door: 'room',
};

beforeEach(() => {
  for (const name of ['root/deep/er', 'root/room', 'outside']) fs.mkdirSync(at(name), { recursive: true });
  fs.cpSync(EXAMPLE, at('root/sky'), { recursive: true });
  fs.writeFileSync(at('outside/mine.fla'), 'mine');
  fs.writeFileSync(at('outside/mine.txt'), 'mine');
  fs.writeFileSync(at('root/own.txt'), 'own');
  for (const [name, target] of Object.entries(LINKS))
    fs.symlinkSync(target.startsWith('/') ? at(target) : target, at('root', name));
});

/** Everything outside of the root, with the content and the mode of files; names in the current folder, in which tools do not work. */
function outside(): Record<string, string> {
  const shown: Record<string, string> = { '.': fs.readdirSync('.').join() };
  for (const name of fs.readdirSync(folder(), { recursive: true, encoding: 'utf8' })) {
    if (name === 'root' || name.startsWith('root/')) continue;
    const stat = fs.lstatSync(at(name));
    shown[name] = `${stat.mode} ${stat.isFile() ? fs.readFileSync(at(name), 'latin1') : ''}`;
  }
  return shown;
}

/** Paths below the root that lead, or stand for something that leads, outside. */
const HOSTILE = [
  '../outside/mine.fla',
  '../outside/new.fla',
  '../outside/new.xfl',
  '../outside',
  '..',
  'sky/../../outside/new.fla',
  'room/./../../outside/new.xfl',
  'out',
  'out/',
  'out.xfl',
  'OUT.xfl',
  'Out.XFL',
  'out/new.fla',
  'out//new.xfl',
  'out/./new.fla',
  'out/mine.fla',
  'out/out.xfl',
  'out/deep/new.fla',
  'room/../out.xfl',
  'deep/out.xfl',
  'deep/out/new.fla',
  'DEEP/Out.xfl',
  'deep/er/up/outside/new.fla',
  'deep/er/up/outside/mine.txt',
  'one.xfl',
  'one/new.fla',
  'two/new.xfl',
  'absolute.xfl',
  'absolute/new.fla',
  'nothing',
  'nothing.xfl',
  'nothing/new.fla',
  'file.fla',
  'new.fla',
  'FILE.fla',
  'circle.xfl',
  'circle/new.fla',
  `caf${NFC}.xfl`,
  `caf${NFC}/new.fla`,
  `th${NFD}.xfl`,
  `th${NFD}/new.fla`,
];

/** How a script may write the path as a URI. */
const SPELLINGS: readonly [string, (file: string) => string][] = [
  ['as it is', (file) => `file://${file}`],
  ['with escapes', (file) => `file://${encodeURI(file)}`],
  [
    'with each character escaped',
    (file) =>
      `file:///${[...new TextEncoder().encode(file.slice(1))].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`,
  ],
  ['in capitals', (file) => `FILE:///${file.slice(1)}`],
];

/** Calls of a script that write at a URI. `own` is a file of its own. */
const CALLS: readonly string[] = [
  'fl.saveDocument(document, URI)',
  'document.saveAsCopy(URI)',
  'document.exportPublishProfile(URI)',
  'document.exportPNG(URI, true, true)',
  'document.exportSWF(URI)',
  'document.exportInstanceToPNGSequence && document.exportInstanceToPNGSequence(URI)',
  'document.library.items[0].exportToFile && document.library.items[0].exportToFile(URI)',
  'fl.outputPanel.save(URI)',
  'fl.outputPanel.save(URI, true)',
  'FLfile.write(URI, "harm")',
  'FLfile.write(URI, "harm", "append")',
  'FLfile.createFolder(URI)',
  'FLfile.copy(OWN, URI)',
  'FLfile.setAttributes(URI, "R")',
  'FLfile.remove(URI)',
];

describe('a script', () => {
  /** Runs all calls on a URI, and gives what they threw. */
  function callAll(uri: string): string[] {
    const host = new Host(nodePlatform, { roots: [at('root')], canSave: true });
    host.open(at('root/sky'));
    const faults: string[] = [];
    for (const call of CALLS) {
      const source = call
        .replaceAll('URI', JSON.stringify(uri))
        .replace('OWN', JSON.stringify(`file://${at('root/own.txt')}`));
      try {
        host.scripts.run(`var document = fl.getDocumentDOM(); ${source}`, 'script.jsfl');
      } catch (error) {
        faults.push((error as Error).message);
      }
    }
    host.closeAll();
    return faults;
  }

  const spelled = HOSTILE.map((name, index) => [name, ...SPELLINGS[index % SPELLINGS.length]!] as const);
  it.each(sample(12, spelled))('A script writes nothing outside by %s, spelled %s', (name, _how, spell) => {
    const before = outside();
    const faults = callAll(spell(`${at('root')}/${name}`));
    expect(outside()).toEqual(before);
    // One clear line each.
    expect(faults.filter((text) => text.includes('\n') || /TypeError|undefined/.test(text))).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('A save below a link that stays inside writes to its target', () => {
    const host = new Host(nodePlatform, { roots: [at('root')], canSave: true });
    host.open(at('root/sky'));
    for (const name of ['door/a.fla', 'door/b.xfl', 'room/c.xfl'])
      host.scripts.run(`fl.saveDocument(fl.getDocumentDOM(), "file://${at('root', name)}")`, 'script.jsfl');
    host.closeAll();
    expect(fs.readdirSync(at('root/room')).sort()).toEqual(['a.fla', 'b', 'c']);
  });

  it('A removed link that stays inside leaves its target', () => {
    const host = new Host(nodePlatform, { roots: [at('root')] });
    fs.writeFileSync(at('root/room/x.txt'), 'x');
    host.scripts.run(`FLfile.remove("file://${at('root/door')}")`, 'script.jsfl');
    expect(fs.readdirSync(at('root/room'))).toEqual(['x.txt']);
    expect(fs.existsSync(at('root/door'))).toBe(false);
  });
});

describe('an assistant', () => {
  /** Calls a tool on documents in the root: what it says, or why it was refused. */
  async function call(name: string, args: object): Promise<string> {
    try {
      return (await callTool(at('root'), name, args, { trustsScripts: true })).text;
    } catch (error) {
      return (error as Error).message;
    }
  }

  const TOOL_CALLS: readonly [string, (output: string) => object][] = [
    ['convert', (output) => ({ document: 'sky', output })],
    ['script', (saveAs) => ({ document: 'sky', code: 'document.width = 99;', saveAs })],
    ['export', (output) => ({ document: 'sky', to: 'svg', frames: '1', output })],
    ['publish', (output) => ({ document: 'sky', to: 'canvas', output, dropScripts: true })],
  ];

  it.each(TOOL_CALLS)('The tool %s writes nothing outside', async (tool, args) => {
    const before = outside();
    const through: string[] = [];
    // A tool takes a while: each gets another part of the names.
    const part = TOOL_CALLS.findIndex(([name]) => name === tool);
    for (const name of sample(tool === 'convert' ? 6 : 20, HOSTILE, part)) {
      const text = await call(tool, args(name));
      if (JSON.stringify(outside()) !== JSON.stringify(before)) through.push(name);
      expect(text.trim().split('\n').length).toBeLessThan(20);
      expect(text).not.toMatch(/TypeError|\n\s+at \w/);
    }
    expect(through).toEqual([]);
  });

  it.each(['made.fla', 'made.xfl', 'new/made.xfl', 'door/made.xfl', 'folder', 'door/folder', 'sky/sky.xfl'])(
    'Documents are saved as %s in the root',
    async (output) => {
      const text = await call('script', { document: 'sky', code: 'document.width = 99;', saveAs: output });
      expect(text).not.toMatch(/(is|lies) outside/);
      const saved = fs
        .readdirSync(at('root'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /made|folder|sky\/DOM/.test(name));
      expect(saved.length).toBeGreaterThan(0);
    },
  );
});

describe('the command line', () => {
  it.each([
    ['convert', ['convert', 'sky', 'out.xfl', '--force']],
    ['convert', ['convert', 'sky', 'deep/out.xfl']],
    ['convert', ['convert', 'sky', 'absolute.xfl']],
    ['convert', ['convert', 'sky', 'nothing.xfl']],
    ['run --save', ['run', '-e', 'document.width = 99', 'sky', '--save=one.xfl']],
    ['import', ['import', 'sky.json', '-o', 'out.xfl']],
  ])('%s refuses the folder of an .xfl file that is a link', async (_verb, words) => {
    await runCli('export', at('root/sky'), '--to', 'json', '-o', at('root/sky.json'));
    const before = outside();
    const args = words.map((word) =>
      /^(sky|out|deep|absolute|nothing)/.test(word)
        ? at('root', word)
        : word.replace('=one', `=${at('root/one')}`),
    );
    const { status, err } = await runCli(...args);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/is a link, and nothing is written through links/),
    ]);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(outside()).toEqual(before);
  });
});

describe('the sandbox', () => {
  it.each(sample(6, HOSTILE))('The sandbox ends with an error, and writes nothing, for %s', (name) => {
    const before = outside();
    const disk = confineDisk([at('root')]);
    const platform = { ...nodePlatform, disk };
    const container = openContainer(platform, at('root/sky'));
    try {
      saveContainer(platform, container, new Map(), `${at('root')}/${name}`);
    } catch (error) {
      expect((error as Error).name).toBe('DocumentError');
    }
    expect(outside()).toEqual(before);
  });
});
