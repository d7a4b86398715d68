import fs from 'node:fs';
import path from 'node:path';
import { pathToUri } from '../support/onNode';
import { EXAMPLE, runCli } from '../app/cli/support/runCli';
import { Assistant } from '../app/cli/mcp/assistant';
import { sample } from '../support/sample';
import { temporaryFolder } from '../support/temporaryFolder';
import { treeDigest } from '../support/treeDigest';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), 'art', name);
const uri = (name: string): string => JSON.stringify(pathToUri(at(name)));

/** What writes, what the script then sees, and what the answer lists. */
const WRITERS: Record<string, [() => string, unknown, string[]]> = {
  'FLfile.write': [
    () => `FLfile.write(${uri('new.txt')}, 'one'); say(FLfile.read(${uri('new.txt')}))`,
    'one',
    ['would write art/new.txt'],
  ],
  'FLfile.write append': [
    () => `FLfile.write(${uri('old.txt')}, '!', 'append'); say(FLfile.read(${uri('old.txt')}))`,
    'old!',
    ['would write art/old.txt'],
  ],
  'FLfile.remove': [
    () => `FLfile.remove(${uri('old.txt')}); say(FLfile.exists(${uri('old.txt')}))`,
    false,
    ['would remove art/old.txt'],
  ],
  'FLfile.remove of a folder': [
    () => `FLfile.remove(${uri('.git')}); say(FLfile.listFolder(${uri('.git')}).length)`,
    0,
    ['would remove the folder art/.git and everything in it'],
  ],
  'FLfile.createFolder': [
    () => `FLfile.createFolder(${uri('made')}); say(FLfile.getAttributes(${uri('made')}))`,
    'D',
    ['would make the folder art/made'],
  ],
  'FLfile.copy': [
    () => `FLfile.copy(${uri('old.txt')}, ${uri('copy.txt')}); say(FLfile.read(${uri('copy.txt')}))`,
    'old',
    ['would write art/copy.txt'],
  ],
  'FLfile.setAttributes': [
    () => `FLfile.setAttributes(${uri('old.txt')}, 'R'); say(FLfile.getAttributes(${uri('old.txt')}))`,
    'R',
    ['would change the attributes of art/old.txt'],
  ],
  'fl.saveDocument': [
    () => `fl.saveDocument(document, ${uri('saved.fla')}); say(FLfile.getSize(${uri('saved.fla')}) > 1000)`,
    true,
    ['would write art/saved.fla'],
  ],
  'document.save': [
    () => `document.width = 77; say(document.save())`,
    true,
    ['would write art/sky/DOMDocument.xml'],
  ],
  'document.saveAsCopy': [
    () => `document.saveAsCopy(${uri('copy.fla')}); say(FLfile.exists(${uri('copy.fla')}))`,
    true,
    ['would write art/copy.fla'],
  ],
  'document.exportPublishProfile': [
    () => `document.exportPublishProfile(${uri('profile.xml')}); say(FLfile.exists(${uri('profile.xml')}))`,
    true,
    ['would write art/profile.xml'],
  ],
  'fl.outputPanel.save': [
    () => `fl.outputPanel.save(${uri('panel.txt')}); say(FLfile.exists(${uri('panel.txt')}))`,
    true,
    ['would write art/panel.txt'],
  ],
};

function fill(): void {
  fs.cpSync(EXAMPLE, at('sky'), { recursive: true });
  fs.mkdirSync(at('.git'));
  fs.writeFileSync(at('.git/config'), '[core]\n');
  fs.writeFileSync(at('package.json'), '{}');
  fs.writeFileSync(at('old.txt'), 'old');
}

const script = (write: string): string =>
  `var document = fl.getDocumentDOM(); function say(value) { fl.trace('saw ' + value); }\n${write};`;

describe('A dry run', () => {
  const cwd = process.cwd();
  beforeEach(() => {
    fill();
    process.chdir(folder());
  });
  afterEach(() => process.chdir(cwd));

  const MODES: [words: string, options: string[]][] = [
    ['in default mode', []],
    ['with --modern', ['--modern']],
    ['with --untrusted', ['--untrusted']],
    ['with --timeout', ['--timeout', '60']],
    ['with --each', ['--each']],
  ];
  describe.each(MODES)('%s', (words, options) => {
    const start = MODES.findIndex(([mode]) => mode === words);
    it.each(sample(6, Object.keys(WRITERS), start))(
      'The folder stays as it is with %s, which shows and lists the change',
      async (name) => {
        const [write, seen, listed] = WRITERS[name];
        fs.writeFileSync(path.join(folder(), 'a.jsfl'), script(write()));
        const before = treeDigest(at(''));
        const run = ['run', 'a.jsfl', at('sky'), '--dry-run', '--root', at(''), ...options];
        const { status, out, err } = await runCli(...run);
        expect([status, err.replace(/^.*(done|all done).*\n/gm, '')]).toEqual([0, '']);
        expect(out).toContain(`saw ${String(seen)}\n`);
        for (const line of listed) expect(out).toContain(`${line}\n`);
        expect(treeDigest(at(''))).toEqual(before);
      },
    );
  });

  it.each(['--untrusted', '--modern'])('%s shows the failing line as the run wrote it', async (option) => {
    fs.writeFileSync(at('b.jsfl'), 'what is on the disk');
    const code = `FLfile.write(${uri('b.jsfl')}, 'throw new Error(1)'); fl.runScript(${uri('b.jsfl')});`;
    fs.writeFileSync(at('a.jsfl'), code);
    const { status, err } = await runCli('run', at('a.jsfl'), at('sky'), '--dry-run', option);
    expect([status, err]).toEqual([1, expect.stringContaining('> 1 | throw new Error(1)')]);
    expect(err).not.toContain('what is on the disk');
  });

  it('--json lists the same changes', async () => {
    fs.writeFileSync(path.join(folder(), 'a.jsfl'), script(WRITERS['FLfile.remove'][0]()));
    const { out } = await runCli('run', 'a.jsfl', at('sky'), '--dry-run', '--json', '--root', at(''));
    const { files } = JSON.parse(out) as { files: unknown };
    expect(files).toEqual([{ change: 'removed', path: at('old.txt'), isFolder: false }]);
  });
});

describe("An assistant's script", () => {
  beforeEach(() => {
    fill();
    fs.mkdirSync(at('lists'));
  });

  it('An assistant changes nothing until it asks to save, and sees what would be written', async () => {
    const writing = await new Assistant(at(''), '--write', at('')).start();
    for (const [write, seen, listed] of sample(6, Object.values(WRITERS))) {
      const before = treeDigest(at(''));
      const { text } = await writing.call('script', { document: 'sky', code: script(write()) });
      if (write().includes('.git')) expect(text).toContain('saw 1');
      else {
        expect(text).toContain(`saw ${String(seen)}`);
        for (const line of listed) expect(text).toContain(line.replaceAll('art/', ''));
      }
      expect(treeDigest(at(''))).toEqual(before);
    }
    await writing.stop();
  });

  it('An assistant saves documents, and writes files into the folder that was named', async () => {
    const code = `var document = fl.getDocumentDOM(); document.width = 78;
      FLfile.write(${uri('lists/a.csv')}, 'x'); fl.saveDocument(document, ${uri('saved.fla')});
      fl.saveDocument(document, ${uri('other.xfl')});`;
    const assistant = await new Assistant(at(''), '--write', at('lists')).start();
    const { text, isError } = await assistant.call('script', { document: 'sky', code, save: true });
    await assistant.stop();
    expect([isError, text]).toEqual([false, expect.any(String)]);
    expect(fs.readFileSync(at('lists/a.csv'), 'utf8')).toBe('x');
    expect(fs.existsSync(at('saved.fla'))).toBe(true);
    expect(fs.existsSync(at('other/DOMDocument.xml'))).toBe(true);
  });
});

describe("An assistant's script that saves", () => {
  beforeEach(() => {
    fill();
    fs.mkdirSync(at('lists'));
  });

  const WRITES: [call: string, name: string, write: (file: string) => string][] = [
    ['FLfile.write', 'package.json', (file: string) => `FLfile.write(${file}, 'x')`],
    ['FLfile.write', '.git/config', (file: string) => `FLfile.write(${file}, 'x')`],
    ['FLfile.write', 'lists/package.json', (file: string) => `FLfile.write(${file}, 'x')`],
    ['FLfile.write', 'lists/Makefile', (file: string) => `FLfile.write(${file}, 'x')`],
    ['FLfile.remove', 'old.txt', (file: string) => `FLfile.remove(${file})`],
    ['FLfile.createFolder', 'lists/.husky', (file: string) => `FLfile.createFolder(${file})`],
    ['fl.saveDocument', '.git/x.fla', (file: string) => `fl.saveDocument(document, ${file})`],
    ['fl.saveDocument', '.husky.xfl', (file: string) => `fl.saveDocument(document, ${file})`],
    ['fl.saveDocument', 'node_modules.xfl', (file: string) => `fl.saveDocument(document, ${file})`],
  ];
  it.each(sample(6, WRITES))(
    'An assistant does not change with %s the file at %s',
    async (_, name, write) => {
      for (const options of [[], ['--trust-scripts']]) {
        const other = await new Assistant(at(''), '--write', at('lists'), ...options).start();
        try {
          const before = treeDigest(at(''));
          const code = `var document = fl.getDocumentDOM(); ${write(uri(name))};`;
          await other.call('script', { document: 'sky', code, save: true });
          const after = treeDigest(at(''));
          const bare = (tree: Record<string, string>): string[] => Object.keys(tree).sort();
          expect(bare(after)).toEqual(bare(before));
          expect(after['.git/config']).toBe(before['.git/config']);
          expect(after['package.json']).toBe(before['package.json']);
        } finally {
          await other.stop();
        }
      }
    },
  );
});

describe('A tool of an assistant', () => {
  const OUTPUTS: [tool: string, args: object][] = [
    ['script', { document: 'sky', code: '', saveAs: '.git/x.fla' }],
    ['script', { document: 'sky', code: '', saveAs: 'hooks/../.GIT/x.fla' }],
    ['convert', { document: 'sky', output: '.github.xfl' }],
    ['convert', { document: 'sky', output: 'vite.config.fla' }],
    ['export', { document: 'sky', to: 'json', output: 'package.json' }],
    ['publish', { document: 'sky', output: 'node_modules/x' }],
  ];
  it('A tool writes no file that other programs run or obey', async () => {
    fill();
    const assistant = await new Assistant(at('')).start();
    const before = treeDigest(at(''));
    for (const [tool, args] of OUTPUTS) {
      const { text, isError } = await assistant.call(tool, args);
      expect([tool, args, isError, text]).toEqual([
        tool,
        args,
        true,
        expect.stringContaining('other programs run or obey'),
      ]);
      expect(treeDigest(at(''))).toEqual(before);
    }
    await assistant.stop();
  });
});
