import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TsServer } from './TsServer';

const root = path.join(__dirname, '../../..');

/** The settings of the starter, with the package as a link to this project. */
const SETTINGS = {
  compilerOptions: {
    target: 'ES5',
    lib: ['ES5'],
    module: 'ES2015',
    moduleResolution: 'bundler',
    types: [],
    skipLibCheck: true,
    strict: true,
    allowJs: true,
    noEmit: true,
    plugins: [{ name: 'adobe-collection/ts-plugin' }],
  },
};

const IMPORTS = "import { $, $$, Selectors } from 'adobe-collection';\n";

let folder: string;
let server: TsServer;
let shown = '';

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  fs.mkdirSync(path.join(folder, 'node_modules'));
  fs.symlinkSync(root, path.join(folder, 'node_modules/adobe-collection'), 'junction');
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  fs.writeFileSync(
    path.join(folder, 'words.ts'),
    `${IMPORTS}Selectors.element.register(':wider', function () { return true; }).item.register('[weight]', function () {});\n`,
  );
  for (const name of ['script.ts', 'plain.js']) fs.writeFileSync(path.join(folder, name), '');
  server = new TsServer(folder);
});

afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The script in the project; `|` is the caret. */
function script(
  text: string,
  { imports = IMPORTS, name = 'script.ts' } = {},
): { file: string; line: number; offset: number } {
  const file = path.join(folder, name);
  const whole = imports + text;
  const before = whole.slice(0, Math.max(0, whole.indexOf('|'))).split('\n');
  shown = whole.replace('|', '');
  server.open(file, shown);
  return { file, line: before.length, offset: before[before.length - 1].length + 1 };
}

interface Finding {
  start: { line: number; offset: number };
  end: { line: number; offset: number };
  text: string;
  source?: string;
}

/** What is underlined in a script: the words, and what is said of them. */
async function findingsIn(text: string, options = {}): Promise<[word: string, message: string][]> {
  const { file } = script(text, options);
  const lines = shown.split('\n');
  const findings = await server.ask<Finding[]>('semanticDiagnosticsSync', { file });
  return findings
    .filter(({ source }) => source === 'adobe-collection')
    .map(({ start, end, text: message }) => [
      lines[start.line - 1].slice(start.offset - 1, end.offset - 1),
      message,
    ]);
}

describe('wrong queries are underlined with the words of the parser', () => {
  it.each<[string, string, string, string]>([
    ['$', "$('star*:movieclp');", ':movieclp', 'unknown pseudo ":movieclp". Did you mean ":movieclip"?'],
    ['$$', "$$(':bitmap[width>wide]');", 'wide', 'unreadable number "wide"'],
    ['$.all', "$.all(':moveclip');", ':moveclip', 'unknown pseudo ":moveclip"'],
    ['$.layers', "$.layers(':tween');", ':tween', 'Did you mean ":frames(:tween)"?'],
    ['$.frames.all', "$.frames.all(':labeled');", ':labeled', 'Did you mean ":labelled"?'],
    ['a second argument', "declare var dom: any; $(dom, ':texts');", ':texts', 'Did you mean ":text"?'],
    ['filter of elements', "$('*').filter(':sound');", ':sound', 'unknown pseudo ":sound"'],
    ['filter of items', "$$('*').filter(':texts');", ':texts', 'unknown pseudo ":texts"'],
    ['filter after other methods', "$('*').sort().filter(':soundd');", ':soundd', 'unknown pseudo ":soundd"'],
    [
      'a query that leads elsewhere',
      "$$(':symbol').frames(':labeled');",
      ':labeled',
      'Did you mean ":labelled"?',
    ],
    ['escapes before the place', "$('\\u0061\\x62\\'c\\'*:movieclp');", ':movieclp', 'unknown pseudo'],
    ['the end of the query', "$('*[x>200');", "'", 'unclosed "["'],
    ['a nested query', "$$(':has(:textt)');", ':textt', 'Did you mean ":text"?'],
  ])('in %s', async (_, text, word, message) => {
    const findings = await findingsIn(text);
    expect(findings).toEqual([[word, expect.stringContaining(message)]]);
  });

  it('Queries in a script without declarations are checked', async () => {
    const findings = await findingsIn("$('star:movieclp'); $.layers('::');", {
      imports: '',
      name: 'plain.js',
    });
    expect(findings.map(([word]) => word)).toEqual([':movieclp', ':']);
  });
});

it.each<[string, string]>([
  ['right queries', "$('star*:movieclip[x>200]'); $$('/assets/*:bitmap'); $.layers(':frames(:tween)');"],
  ['words that another script registers', "$(':wider(100):not(:wider)'); $$('[weight>5]');"],
  ['texts for other functions', "declare function other(text: string): void; other('::');"],
  ['a $ that is something else', "declare namespace jq { function $(text: string): void; } jq.$('::');"],
  ['functions of arrays', "['a'].filter(function (text) { return text === '::'; });"],
])('nothing is underlined in %s', async (_, text) => {
  expect(await findingsIn(text)).toEqual([]);
});

describe('completion', () => {
  interface Entries {
    entries: { name: string; replacementSpan?: Finding }[];
  }

  it.each<[string, string[], string]>([
    ["$('star*:movi|');", ['movieclip'], 'movi'],
    ["$('*:wid|');", ['wider'], 'wid'],
    ["$$('*[linkageCl|');", ['linkageClassName'], 'linkageCl'],
    ["$$(':symbol:has(:dyn|)');", ['dynamic'], 'dyn'],
    ["$.layers(':frames(:labe|');", ['labelled'], 'labe'],
    ["$('*').filter('\\u003Amovi|');", ['movieclip'], 'movi'],
  ])('completes %s', async (text, names, replaced) => {
    const at = script(text);
    const { entries } = await server.ask<Entries>('completionInfo', at);
    expect(entries.map(({ name }) => name)).toEqual(names);
    const span = entries[0].replacementSpan;
    expect(span!.end.offset - span!.start.offset).toBe(replaced.length);
    expect(span!.end.offset).toBe(at.offset);
  });

  it('The words that it offers are explained', async () => {
    const at = script("$('*:movi|');");
    const [{ documentation }] = await server.ask<{ documentation: { text: string }[] }[]>(
      'completionEntryDetails',
      {
        ...at,
        entryNames: ['movieclip'],
      },
    );
    expect(documentation[0].text).toContain('movie clips');
  });

  it('Outside of queries it is that of TypeScript', async () => {
    const { entries } = await server.ask<Entries>('completionInfo', script("$('*').toGr|"));
    expect(entries.map(({ name }) => name)).toContain('toGrid');
  });
});

describe('hovering', () => {
  interface Info {
    displayString: string;
    documentation: string;
    start: { offset: number };
    end: { offset: number };
  }

  it.each([
    ["$(':movie|clip');", ':movieclip', 'movie clips: the instance counts, not its symbol'],
    ["$$(':unu|sed');", ':unused', 'items that nothing uses'],
    ["$$(':first:n|th(2)');", ':nth', 'the third'],
    ["$.layers(':frames(:cla|ssic)');", ':classic', 'keyframes with a classic tween'],
    ["$('[fo|nt=Arial]');", '[font]', 'texts with Arial in any run'],
    ["$('[blend|Mode=add]');", '[blendMode]', 'a property of SymbolInstance'],
    ["$(':wid|er');", ':wider', 'registered in'],
  ])('The plugin shows what the word means in %s', async (text, name, meaning) => {
    const info = await server.ask<Info>('quickinfo', script(text));
    expect(info.displayString).toBe(name);
    expect(info.documentation).toContain(meaning);
    expect(info.end.offset - info.start.offset).toBe(name.replace(']', '').length);
  });

  it('Outside of words it is that of TypeScript', async () => {
    const info = await server.ask<Info>('quickinfo', script("$('star*').to|Grid(10);"));
    expect(info.displayString).toContain('toGrid');
  });
});
