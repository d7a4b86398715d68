import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { examples } from '../../../../app/cli/messages/examples';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { allCommands, definedCommands, runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();
const { script } = exampleFiles(folder);

/** What the verbs are about is in other tests: these habits need a symbol in 48 frames, and what lint names. */
const SMALL = {
  library: [
    { name: 'star', layers: [{ elements: [{ shape: 'oval' as const, width: 9, height: 9 }] }] },
    ...['Symbol 1', 'Symbol 2'].map((name) => ({ name })),
  ],
  layers: [{ name: 'stars', frames: [{ duration: 48, elements: [{ item: 'star', name: 'a' }] }] }],
};

/** That document: a folder, and the bytes of an FLA. */
let place: string;
let bytes: Uint8Array;
beforeAll(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'habits-'));
  const document = openLiteral(new Host(nodePlatform), SMALL);
  document.saveAt(path.join(place, 'sky.fla'), {});
  bytes = fs.readFileSync(path.join(place, 'sky.fla'));
  document.saveAt(path.join(place, 'sky'), {});
});
afterAll(() => fs.rmSync(place, { recursive: true }));
const small = (): string => path.join(place, 'sky');

interface Verb {
  /** A command line that works on a document, which `$` stands for; `@` is a new file or folder. */
  line: string;
  /** The options after which a result comes on standard output, in JSON. */
  json?: string;
  /** The options after which a file comes on standard output. */
  output?: string;
  /** A command line of several documents, which `$` stands for, where the verb takes them. */
  several?: string;
  /** The options with a query that cannot be read, where the verb takes one. */
  query?: string;
  /** The options with a frame that the document does not have, where the verb takes one. */
  frame?: string;
}

/** The verbs that take documents. */
const VERBS: Readonly<Record<string, Verb>> = {
  query: { line: 'query $ *', json: '--json', several: 'query $ *', query: 'query $ *[', frame: '--frame 0' },
  lint: { line: 'lint $ --no-config', json: '--json', output: '-o -', several: 'lint $ --no-config' },
  diff: { line: 'diff $ DOCUMENT', json: '--json' },
  run: { line: 'run SCRIPT $', json: '--json' },
  tree: { line: 'tree $', json: '--json', several: 'tree $' },
  render: {
    line: 'render $',
    output: '-o -',
    several: 'render $ -o @/{name}.svg',
    query: 'render $ --query *[',
    frame: '--frame 0',
  },
  page: { line: 'page $', output: '-o -', several: 'page $ -o @/{name}.html' },
  export: {
    line: 'export $ --to svg --frames 1 -o @',
    json: '--json',
    output: '-o -',
    several: 'export $ --to svg --frames 1 -o @',
    query: 'export $ --to svg --items *[ -o @',
    frame: '--frames 0',
  },
  convert: { line: 'convert $ @.fla', several: 'convert $ --to fla -o @' },
  publish: { line: 'publish $ --to canvas -o @', json: '--json', several: 'publish $ --to canvas -o @' },
};

/** The verbs that take no document or three versions of one, or show it somewhere else than in their output. */
const OTHERS = 'open play merge import texts install uninstall init git watch mcp fidelity completion'.split(
  ' ',
);

const rows = Object.entries(VERBS).map(([name, verb]) => ({ name, ...verb }));

function words(line: string, ...documents: string[]): string[] {
  return line.split(' ').flatMap((word) => {
    if (word === '$') return documents;
    if (word === 'DOCUMENT') return small();
    if (word === 'SCRIPT') return script('1');
    return word.replace('@', path.join(folder(), 'made'));
  });
}

describe('habits that all verbs share', () => {
  it('Every verb of the program is in a table of this file', () => {
    const verbs = new Set(allCommands().map((command) => command.split(' ')[0]));
    expect([...verbs].sort()).toEqual([...Object.keys(VERBS), ...OTHERS].sort());
  });

  it.each(rows)('$name takes a document from standard input, and calls it stdin.fla', async ({ line }) => {
    const { status, out, err } = await runWith({ readInput: oneTime(bytes) }, words(line, '-'));
    expect([err, status < 2]).toEqual([err, true]);
    expect(`${out}${err}`).not.toMatch(/adobe-collection-stdin/);
  });

  it.each(rows)(
    '$name tells a document that is not there, with status 1, of diff 2',
    async ({ name, line }) => {
      const { status, err } = await runCli(...words(line, 'none.fla'));
      expect(status).toBe(name === 'diff' ? 2 : 1);
      expect(err).toMatch(/none\.fla\b.*no such|none\.fla: there is no such/);
    },
  );

  it.each(rows)('$name reports an unknown option, with status 2', async ({ line }) => {
    const { status, err } = await runCli(...words(line, small()), '--nosuch');
    expect([status, err]).toEqual([2, expect.stringContaining("unknown option '--nosuch'")]);
  });

  it.each([...definedCommands()].filter(([, command]) => command.description() !== ''))(
    '%s has --quiet, --verbose and --no-color, and an example in its --help',
    (name, command) => {
      const options = command.options.map(({ long }) => long);
      expect(options).toEqual(expect.arrayContaining(['--quiet', '--verbose', '--no-color']));
      expect(Object.keys(examples)).toContain(name);
    },
  );

  it.each(
    [...definedCommands()].filter(([, { registeredArguments }]) =>
      registeredArguments.some(({ required }) => required),
    ),
  )('%s says with status 2 what is missing on its command line', async (name) => {
    const { status, out, err } = await runCli(...name.split(' '));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^adobe-collection: (missing required argument|.* is missing: |expected )/);
  });

  it.each(rows.filter(({ several }) => several !== undefined))(
    '$name does the other documents where one fails, names that one, and has status 1',
    async ({ several = '' }) => {
      const broken = path.join(folder(), 'broken.fla');
      fs.writeFileSync(broken, 'no document');
      const { status, err } = await runCli(...words(several, broken, small()));
      expect(status).toBe(1);
      expect(err.match(/broken\.fla: is neither an FLA nor an XFL document/g) ?? []).toHaveLength(
        several.startsWith('lint') ? 0 : 1,
      );
    },
  );

  it.each(rows.filter(({ query }) => query !== undefined))(
    '$name tells a query that cannot be read, with status 2',
    async ({ query = '' }) => {
      const { status, err } = await runCli(...words(query, small()));
      expect([status, err]).toEqual([2, expect.stringContaining('(at character 3 of "*[")')]);
    },
  );

  it.each(rows.filter(({ frame }) => frame !== undefined))(
    '$name counts frames from 1: $frame is none',
    async ({ line, frame = '' }) => {
      const { status, err } = await runCli(...words(line, small()), ...frame.split(' '));
      expect([status, err]).toEqual([1, expect.stringMatching(/1 to 48|frames count from 1/)]);
    },
  );

  it.each(rows.filter(({ json }) => json !== undefined))(
    '$name $json prints JSON and nothing else',
    async (row) => {
      const { status, out } = await runCli(...words(row.line, small()), ...(row.json ?? '').split(' '));
      expect(status).toBeLessThan(2);
      expect(() => JSON.parse(out) as unknown).not.toThrow();
    },
  );

  it.each(rows.filter(({ output }) => output !== undefined))(
    '$name $output writes to standard output',
    async (row) => {
      const { status, out } = await runCli(...words(row.line, small()), ...(row.output ?? '').split(' '));
      expect(status).toBeLessThan(2);
      expect(out.length).toBeGreaterThan(100);
      expect(fs.existsSync('-')).toBe(false);
    },
  );
});

describe('the examples of --help', () => {
  const lines = Object.values(examples).flatMap((rows) => rows.map(([line]) => ({ line })));

  it.each(Object.entries(examples))('The examples of %s are about it', (command, rows) => {
    expect(rows.map(([line]) => line).join()).toContain(command);
  });

  it.each(lines)('$line has options that the command takes', ({ line }) => {
    const own = line.split(' | ').find((part) => part.includes('$ ')) ?? line.split(' | ')[0];
    const typed = own
      .replace('$ ', '')
      .replace(/^watch /, '')
      .split(' ');
    const verb = ['git', 'texts'].includes(typed[0]) ? typed.slice(0, 2).join(' ') : typed[0];
    const options = definedCommands().get(verb)?.options ?? [];
    const unknown = typed
      .filter((word) => /^--?[a-z]/.test(word))
      .filter((word) => !options.some(({ long, short }) => [long, short].includes(word.split('=')[0])));
    expect(unknown).toEqual([]);
  });
});

describe('convert', () => {
  it('A document is made from standard input by convert -', async () => {
    const readInput = oneTime(bytes);
    const target = path.join(folder(), 'made');
    const done = await runWith({ readInput }, ['convert', '-', '--to', 'xfl', '--output', target]);
    expect(done.err).toBe('');
    expect(fs.existsSync(path.join(target, 'stdin/DOMDocument.xml'))).toBe(true);
  });

  it('Standard input cannot be replaced, so convert - --in-place is refused', async () => {
    const { status, err } = await runCli('convert', '-', '--in-place');
    expect([status, err]).toEqual([2, expect.stringContaining('--in-place cannot go with a document from')]);
  });
});

/** Standard input can be read once. */
function oneTime(content: Uint8Array): () => Uint8Array {
  let rest = content;
  return () => {
    const read = rest;
    rest = new Uint8Array();
    return read;
  };
}
