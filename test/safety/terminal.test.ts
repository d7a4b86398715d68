import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { BuildLog } from '../../app/cli/messages/BuildLog';
import { Output } from '../../app/cli/messages/Output';
import { paint } from '../../app/cli/messages/colorText';
import { visible, visibleLine } from '../../app/cli/messages/visible';
import { packed } from '../fuzz/exercise';
import { temporaryFolder } from '../support/temporaryFolder';
import { makeTerminal } from './support/makeTerminal';
import { sample } from '../support/sample';

const folder = temporaryFolder();
const onTerminal = makeTerminal(folder);

/** What makes a terminal act, and may be in XML; the first part only in file names and scripts. */
const CONTROLS = ['\u001b[2J', '\u0007', '\u0008', '\u007f', '\u009b31m', '\u009d0;title\u009c', '\u0085'];
const TURNS = ['\u202e', '\u2066', '\u2028', '\u200f'];
const IN_XML = [...CONTROLS.slice(3), ...TURNS];
const ACTING =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

describe('visible', () => {
  it.each([
    ['\u001b[31m', '\\u001b[31m'],
    ['\u009b31m\u007f\u202e', '\\u009b31m\\u007f\\u202e'],
    ['a\tb\nc\r\nd', 'a\tb\nc\r\nd'],
    ['a\rb', 'a\\u000db'],
    ['Grüße, 日本語, שלום, 😀', 'Grüße, 日本語, שלום, 😀'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('Line breaks are shown by visibleLine, too', () => {
    expect(visibleLine('a\r\nb')).toBe('a\\u000d\\u000ab');
  });

  it('JSON says the same when it is shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = visible(JSON.stringify([text], null, 2));
        expect(shown).not.toMatch(ACTING);
        expect(JSON.parse(shown)).toEqual([text]);
      }),
    );
  });
});

describe('an output', () => {
  function written(kind: { isTerminal?: boolean; isLog?: boolean }, use: (output: Output) => void): string {
    let all = '';
    use(new Output({ isTerminal: false, isLog: false, write: (text) => void (all += text), ...kind }));
    return all;
  }
  const TEXT = `${[...CONTROLS, ...TURNS].join(' ')}\n::error::no\n`;

  it('A terminal shows what would act there', () => {
    expect(written({ isTerminal: true }, (output) => output.text(TEXT))).not.toMatch(ACTING);
    expect(written({ isTerminal: true }, (output) => output.content(TEXT))).not.toMatch(ACTING);
  });

  it('A log of a build server shows its commands, too', () => {
    const log = written({ isLog: true }, (output) => output.text(TEXT));
    expect(log).not.toMatch(ACTING);
    expect(log).toContain('\n\\u003a:error::no\n');
  });

  it('A pipe and a file get texts as they are', () => {
    expect(written({}, (output) => output.text(TEXT))).toBe(TEXT);
    expect(written({ isLog: true }, (output) => output.content(TEXT))).toBe(TEXT);
  });

  it('Colours of ours stay, those of others do not', () => {
    const line = `${paint('red', 'a\u001b[32mb', true)} \u001b[2J\u009b32m`;
    const shown = written({ isTerminal: true }, (output) => output.painted(line));
    expect(shown).toBe('\u001b[31ma\\u001b[32mb\u001b[0m \\u001b[2J\\u009b32m');
  });
});

describe('the log of a build server', () => {
  const COMMANDS = [
    '::error file=a::b',
    '  ::add-mask::x',
    '\u00a0::stop-commands::x',
    'a ##[error]b',
    '##vso[task.setvariable variable=PATH]x',
    "##teamcity[buildStatus status='SUCCESS']",
  ];

  it.each(COMMANDS)('%j is not a command any more', (command) => {
    expect(commandsIn(new BuildLog().disarm(`a\n${command}\n`))).toEqual([]);
    expect(commandsIn(new BuildLog().disarm(`${command}\n`))).toEqual([]);
  });

  it('Commands in pieces do not come through', () => {
    const pieces = fc.array(
      fc.constantFrom(':', '::', '#', '##', '[', 'vso', 'error', ' ', '\n', 'a', ...COMMANDS),
    );
    fc.assert(
      fc.property(pieces, (texts) => {
        const log = new BuildLog();
        expect(commandsIn(texts.map((text) => log.disarm(text)).join(''))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('Other texts stay as they are', () => {
    const text = 'a: b\n  0: star (movie clip)\n## Title [x]\nstd::vector\n';
    expect(new BuildLog().disarm(text)).toBe(text);
  });

  /** As the runners read them. */
  function commandsIn(text: string): string[] {
    return text.split('\n').filter((line) => line.trim().startsWith('::') || /##\w*\[/.test(line));
  }
});

/** The text without what this program itself sends to the terminal: colours, and the line of progress. */
function foreign(text: string): string {
  return text.replace(/\u001b\[(0|1|2|4|3[1236])m/g, '').replace(/\r\u001b\[K/g, '');
}

const NAME = `${IN_XML.join('')}&#10;FAKE: all is well&#10;::error::FAKE`;

/** A document with such a name for everything in it. */
function hostileDocument(name: string, width = 300): string {
  const shape = `<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills><edges><Edge fillStyle1="1" edges="!0 0|800 0!800 0|800 800!800 800|0 0"/></edges></DOMShape>`;
  const elements = `<DOMSymbolInstance libraryItemName="${NAME}" name="${NAME}"/><DOMBitmapInstance libraryItemName="no${NAME}" name="b${NAME}"/>${shape}<DOMDynamicText name="t${NAME}" width="50" height="20"><textRuns><DOMTextRun><characters>${NAME}</characters><textAttrs><DOMTextAttrs face="${NAME}"/></textAttrs></DOMTextRun></textRuns></DOMDynamicText>`;
  const layer = `<DOMLayer name="${NAME}"><frames><DOMFrame index="0" name="${NAME}" labelType="name"><Actionscript><script>${NAME}</script></Actionscript><elements>${elements}</elements></DOMFrame></frames></DOMLayer>`;
  const xml = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" width="${width}" height="200"><media><DOMSoundItem name="s${NAME}" href="no.mp3" linkageClassName="${NAME}"/><DOMBitmapItem name="p${NAME}" href="no.png"/></media><symbols><Include href="a.xml"/></symbols><timelines><DOMTimeline name="${NAME}"><layers>${layer}${layer}</layers></DOMTimeline></timelines></DOMDocument>`;
  const symbol = `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="${NAME}" linkageExportForAS="true" linkageClassName="${NAME}"><timeline><DOMTimeline name="${NAME}"><layers>${layer.replace(/<DOMSymbolInstance[^>]*>/, '')}</layers></DOMTimeline></timeline></DOMSymbolItem>`;
  const file = path.join(folder(), name);
  fs.writeFileSync(
    file,
    packed(
      new Map([
        ['DOMDocument.xml', xml],
        ['LIBRARY/a.xml', symbol],
      ]),
    ),
  );
  return file;
}

const FILE = `x${CONTROLS.join('')}${TURNS.join('')}\nFAKE.fla`;

/** Command lines of every verb; `a` and `b` stand for documents, `out` for a folder. */
const COMMANDS: string[][] = [
  ['tree', 'a'],
  ['tree', 'a', '--full'],
  ['tree', 'a', '--json'],
  ['tree', 'a', 'b'],
  ...['*', ':text', '['].flatMap((query) => [
    ['query', 'a', query],
    ['query', 'a', 'b', query, '--all'],
  ]),
  ['query', 'a', '*', '--items'],
  ['query', 'a', '*', '--layers'],
  ['query', 'a', '*', '--frames'],
  ['query', 'a', '*', '--json'],
  ['query', 'a', 'b', '*', '--count'],
  ['query', 'a', '*', '--timeline', 'no\u009b\nFAKE'],
  ...['readable', 'json', 'sarif', 'github', 'junit'].map((format) => ['lint', 'a', 'b', '--format', format]),
  ['lint', 'a', '--all'],
  ['lint', 'a', '--fix', '--dry-run'],
  ['diff', 'a', 'b'],
  ['diff', 'b', 'a', '--json'],
  ['render', 'a'],
  ['render', 'a', 'b', '-o', 'out/{name}.svg'],
  ['render', 'a', '--query', '*', '-v', '-o', 'out/a.png'],
  ['page', 'a', 'b', '-o', 'out/{name}.html'],
  ['export', 'a', '--to', 'svg', '-o', 'out'],
  ['export', 'a', '--to', 'json', '-o', 'out', '--json'],
  ['export', 'a', '--to', 'sheet', '--items', '*', '-o', 'out'],
  ['publish', 'a', '--to', 'canvas', '-o', 'out'],
  ['publish', 'a', 'b', '--to', 'swf', '--strict', '-o', 'out'],
  ['import', 'a', '-o', 'out/no.fla'],
  ['git', 'textconv', 'a'],
  ['git', 'install', 'a'],
  ['install', 'a', '--to', 'out'],
  ['install', '--to', 'out\u001b[2J\nFAKE', '--dry-run'],
  ['uninstall', '--to', 'out\u001b[2J\nFAKE'],
  ['watch', 'a\u001b[2J'],
  ['a\u001b[2J'],
  ['tree', '--a\u001b[2J'],
];

function commandLine(args: readonly string[]): string[] {
  const files: Record<string, string> = {
    a: path.join(folder(), FILE),
    b: path.join(folder(), `b${FILE}`),
  };
  return args.map((arg) => files[arg] ?? arg.replace(/^out/, path.join(folder(), 'out')));
}

describe('on a terminal', () => {
  beforeEach(() => {
    hostileDocument(FILE);
    hostileDocument(`b${FILE}`, 400);
  });

  it.each(sample(6, COMMANDS).map((args) => [args]))(
    '%j shows what would act, and keeps names on their lines',
    async (args) => {
      const text = await onTerminal(commandLine(args));
      expect(foreign(text)).not.toMatch(ACTING);
      // A picture and JUnit's XML are files: a line of them is not a line of a list.
      if (!['render', 'lint'].includes(args[0]) || args.includes('readable'))
        expect(text).not.toMatch(/^FAKE/m);
      expect(text).not.toBe('');
    },
  );

  it.each(
    sample(
      4,
      COMMANDS.filter(([, file]) => file === 'a'),
    ).map((args) => [args]),
  )('%j of a file that is not there says so in a line', async (args) => {
    fs.rmSync(path.join(folder(), FILE));
    const text = await onTerminal(commandLine(args));
    expect(foreign(text)).not.toMatch(ACTING);
    expect(text).not.toMatch(/^FAKE/m);
  });

  const SCRIPTS: [string, string][] = [
    ['fl.trace', 'fl.trace(ALL)'],
    ['alert', 'alert(ALL)'],
    ['a text that is thrown', 'throw ALL'],
    ['an Error', 'throw new Error(ALL)'],
    ['the name of an Error', 'var e = new Error(ALL); e.name = ALL; throw e'],
    ['an object with toString', 'throw { toString: function () { return ALL } }'],
    ['a missing member', 'null[ALL]'],
    [
      'a warning of the host',
      'fl.getDocumentDOM().library.selectItem(ALL); fl.openDocument("file:///no" + ALL)',
    ],
    ['a name that was changed', 'document.getTimeline().layers[0].name = ALL'],
    ['a syntax error', `${CONTROLS.join('')} (`],
  ];

  const MANNERS = ['--untrusted', '--timeout=60', '--json', '--dry-run', '--each'];
  const KINDS = SCRIPTS.filter(([title]) =>
    ['fl.trace', 'an Error', 'a name that was changed'].includes(title),
  );

  it.each([
    ...SCRIPTS.map(([title, code]) => [title, [] as string[], code] as const),
    ...sample(
      3,
      KINDS.flatMap(([title, code]) => MANNERS.map((manner) => [title, [manner], code] as const)),
    ),
  ])('%s of a script with %j', async (_title, options, code) => {
    const script = path.join(folder(), 'a.jsfl');
    fs.writeFileSync(script, `var ALL = ${JSON.stringify([...CONTROLS, ...TURNS].join(''))};\n${code};`);
    const text = await onTerminal(['run', script, '-d', path.join(folder(), FILE), ...options]);
    expect(foreign(text)).not.toMatch(ACTING);
    expect(text).not.toBe('');
  });
});

describe('in the log of a build server', () => {
  it.each([[[]], [['--untrusted']]])('A script with %j gives the server no command', async (options) => {
    const script = path.join(folder(), 'a.jsfl');
    fs.writeFileSync(
      script,
      'fl.trace("::error::a\\n ##[error]b\\n##vso[task.setvariable variable=A]b"); throw "::c"',
    );
    const text = await onTerminal(['run', script, ...options], { CI: 'true', GITHUB_ACTIONS: 'true' });
    expect(text).toContain('\\u003a:error::a');
    expect(text.split('\n').filter((line) => /^\s*::|##\w*\[/.test(line))).toEqual([]);
  });

  it('The format github of lint gives the commands that it is for, and no other', async () => {
    const file = hostileDocument(FILE);
    const text = await onTerminal(['lint', file, '--format', 'github'], {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
    });
    const lines = text.split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/^::(error|warning) file=[^:,]*,title=[\w-]+::/.test(line))).toEqual([]);
  });
});
