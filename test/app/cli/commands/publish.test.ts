import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { CANVAS_KIND } from '../../../output/filesOfDocument';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

const DOT: DocumentLiteral = {
  library: [
    { name: 'dot', type: 'movie clip', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
  ],
  layers: [{ name: 'art', elements: [{ item: 'dot', x: 5, y: 5 }] }],
};

/** Something that HTML5 Canvas does not keep: a second scene. */
const TWO_SCENES: DocumentLiteral = {
  scenes: [
    { name: 'first', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
    { name: 'second', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
  ],
} as DocumentLiteral;

/** A symbol with a class, and nothing on the stage. */
const LINKED: DocumentLiteral = { library: [{ name: 'star', linkageClassName: 'ui.Star' }] };

function saved(name: string, literal: DocumentLiteral = DOT): string {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  openLiteral(new Host(nodePlatform), literal).saveAt(at(name));
  return at(name);
}

const filesBelow = (place: string): string[] =>
  fs.existsSync(place)
    ? fs
        .readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => fs.statSync(path.join(place, name)).isFile())
        .sort()
    : [];

const canvas = (literal = DOT): DocumentLiteral => ({
  ...literal,
  attributes: { filetypeGUID: CANVAS_KIND },
});

describe('publish', () => {
  it.each<[what: string, literal: DocumentLiteral, options: string[], files: string[]]>([
    ['a document for Flash becomes a SWF', DOT, [], ['star.swf']],
    ['one for HTML5 Canvas a page', canvas(), ['--hosted'], ['star.html', 'star.js']],
    ['with a copy of the player', canvas(), [], ['libs/createjs.min.js', 'star.html', 'star.js']],
    ['the player is copied', canvas(), ['--local'], ['libs/createjs.min.js', 'star.html', 'star.js']],
    ['--to says what else', DOT, ['--to', 'canvas', '--hosted'], ['star.html', 'star.js']],
    ['and the other way round', canvas(), ['--to', 'swf'], ['star.swf']],
    ['a library of classes', LINKED, ['--to', 'swc'], ['star.swc']],
  ])('%s', async (_what, literal, options, files) => {
    const outcome = await runCli('publish', saved('star.fla', literal), ...options, '-o', at('out'));
    expect([outcome.status, outcome.err]).toEqual([0, '']);
    expect(filesBelow(at('out'))).toEqual(files);
    expect(outcome.out.trim().split('\n').sort()).toEqual(files.map((file) => at('out', file)));
  });

  it.each<[output: string, literal: DocumentLiteral, files: string[]]>([
    ['logo.swf', DOT, ['logo.swf']],
    ['logo.swf/', DOT, ['logo.swf/star.swf']],
    ['index.html', canvas(), ['index.html', 'libs/createjs.min.js', 'star.js']],
  ])('A name with an ending is the file to open: -o %s', async (output, literal, files) => {
    const named = at('out', output) + (output.endsWith('/') ? '/' : '');
    const { out } = await runCli('publish', saved('star.fla', literal), '-o', named);
    expect(filesBelow(at('out'))).toEqual(files);
    expect(out.trim().split('\n').sort()).toEqual(files.map((file) => at('out', file)));
  });

  it.each<[output: string, documents: string[], message: string]>([
    ['logo.html', ['star.fla'], '--to swf makes no .html file; name a file that ends in .swf, or a folder'],
    ['logo.fla', ['star.fla'], '--to swf makes no .fla file'],
    ['logo.swc', ['star.fla'], '--to swf makes no .swc file'],
    ['logo.swf', ['star.fla', 'two.fla'], 'names one file, and this makes files of 2 documents'],
  ])('A name of a file that is not made is refused: -o %s of %j', async (output, documents, message) => {
    const { status, err } = await runCli(
      'publish',
      ...documents.map((name) => saved(name)),
      '-o',
      at('out', output),
    );
    expect([status, err, filesBelow(at('out'))]).toEqual([2, expect.stringContaining(message), []]);
  });

  it('A document that exports nothing has no SWC', async () => {
    const file = saved('star.fla');
    const { status, err } = await runCli('publish', file, '--to', 'swc', '-o', at('out/skin.swc'));
    expect([status, err, filesBelow(at('out'))]).toEqual([1, expect.stringContaining('exports nothing'), []]);
  });

  it('What keeps a document from being a SWF has a line for each place, and names flags', async () => {
    const frames = [0, 1].map((index) => ({ index, script: 'var a: Foo = new Foo(' }));
    const file = saved('star.fla', { layers: [{ name: 'code', frames }] });
    const { err } = await runCli('publish', file, '--to', 'swf', '-o', at('out'));
    expect(err).toMatch(
      /--scripts=drop.*:\n {2}star\.fla, scene "Scene 1", layer "code", frame 1, line 1, column \d+: .*\n {2}star.* frame 2, .*\n$/,
    );
    expect(err).not.toContain('option');
  });

  it('Several documents get a folder each, and a faulty one does not stop the others', async () => {
    saved('art/one.fla');
    saved('art/deep/two.fla', canvas());
    fs.writeFileSync(at('art/bad.fla'), 'no zip');
    const { status, err } = await runCli('publish', at('art'), '--hosted', '-o', at('out'));
    expect([status, err]).toEqual([1, expect.stringContaining('1 of 3 documents failed')]);
    expect(filesBelow(at('out'))).toEqual(['deep/two/two.html', 'deep/two/two.js', 'one/one.swf']);
  });

  it('--json lists files, sizes and losses, for programs', async () => {
    const file = saved('star.fla', TWO_SCENES);
    const { status, out } = await runCli(
      'publish',
      file,
      '--to',
      'canvas',
      '--hosted',
      '--json',
      '-o',
      at('out'),
    );
    const [report] = JSON.parse(out) as Record<string, unknown>[];
    expect([status, report.document, report.to]).toEqual([0, file, 'canvas']);
    expect(report.losses).toEqual([{ where: 'scene "second"', what: expect.stringContaining('The scene') }]);
    const files = report.files as { file: string; bytes: number }[];
    expect(files.map(({ bytes }) => bytes)).toEqual(files.map((one) => fs.statSync(one.file).size));
  });

  it('Losses are reported once, with their positions; with --strict they are an error, and nothing is written', async () => {
    const args = ['publish', saved('star.fla', TWO_SCENES), '--to', 'canvas', '-o', at('out')];
    const { status, err } = await runCli(...args);
    expect([status, err.match(/scene "second"/g)]).toEqual([0, ['scene "second"']]);
    fs.rmSync(at('out'), { recursive: true });
    const strict = await runCli(...args, '--strict');
    expect([strict.status, strict.err]).toEqual([1, expect.stringMatching(/scene "second": [^]*--strict/)]);
    expect(fs.existsSync(at('out'))).toBe(false);
  });

  it('The page requests the player from a server only with --hosted, whatever the document says', async () => {
    const file = saved('star.fla', canvas());
    const pageOf = async (...options: string[]): Promise<string> => {
      await runCli('publish', file, ...options, '-o', at('out'));
      return fs.readFileSync(at('out/star.html'), 'utf8');
    };
    expect(await pageOf()).not.toContain('://');
    expect(await pageOf('--hosted')).toContain('https://code.createjs.com/');
  });

  const SCRIPTED = canvas({
    layers: [
      {
        name: 'code',
        frames: [
          { index: 0, script: "this.gotoAndStop('out'); alert(document.domain)" },
          { index: 1, script: 'this.stop();' },
        ],
      },
    ],
  } as DocumentLiteral);

  it.each<[options: string[], count: number, isKept: boolean]>([
    [[], 1, true],
    [['--scripts=drop'], 0, false],
  ])(
    '%j: the page runs %d scripts of the document, and the command says so',
    async (options, count, isKept) => {
      const args = ['publish', saved('star.fla', SCRIPTED), ...options, '-o', at('out')];
      const { err } = await runCli(...args);
      const line = 'star.fla: the page runs 1 script of the document; --scripts=drop leaves them out';
      expect(err.includes(line)).toBe(isKept);
      const script = fs.readFileSync(at('out/star.js'), 'utf8');
      expect([script.includes('alert'), script.includes('this.stop();')]).toEqual([isKept, true]);
      const [report] = JSON.parse((await runCli(...args, '--json')).out) as {
        scripts: number;
        losses: object[];
      }[];
      expect([report.scripts, report.losses.length]).toEqual([count, isKept ? 0 : 1]);
    },
  );

  it('The same document is published as the same bytes', async () => {
    const read = (place: string): string[] =>
      filesBelow(place).map((name) => fs.readFileSync(path.join(place, name)).toString('base64'));
    for (const place of ['a', 'b'])
      for (const to of ['canvas', 'swf']) await runCli('publish', EXAMPLE, '--to', to, '-o', at(place, to));
    expect(read(at('a'))).toEqual(read(at('b')));
  });

  it.each([
    [['publish', EXAMPLE], '-o, --output <path> is missing'],
    [['publish', EXAMPLE, '-o', '-'], '-o -: expected a folder'],
    [['publish', EXAMPLE, '-o', 'x', '--to', 'gif'], 'Allowed choices are canvas, swf'],
    [
      ['publish', EXAMPLE, '-o', 'x', '--local', '--hosted'],
      "'--hosted' cannot be used with option '--local'",
    ],
    [['publish', EXAMPLE, '-o', 'x', '--scripts=keep'], 'Allowed choices are drop'],
  ])('%j is wrong usage', async (args, words) => {
    const { status, err } = await runCli(...args);
    expect([status, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe('run --publish', () => {
  const script = (): string => {
    fs.writeFileSync(at('publish.jsfl'), 'document.publish();');
    return at('publish.jsfl');
  };

  it('=write publishes beside the document, and tells the files', async () => {
    const file = saved('star.fla', canvas());
    const { status, err } = await runCli('run', script(), '-d', file, '--publish=write');
    expect([status, err]).toEqual([
      0,
      expect.stringMatching(/Document\.publish: star\.fla is published.*star\.html/),
    ]);
    expect(filesBelow(folder())).toEqual(expect.arrayContaining(['star.html', 'star.js']));
  });

  it('=write with --dry-run lists what would be published, and writes nothing', async () => {
    const file = saved('star.fla');
    const { status, err } = await runCli('run', script(), '-d', file, '--publish=write', '--dry-run');
    expect([status, err]).toEqual([0, expect.stringContaining('is published')]);
    expect(filesBelow(folder())).toEqual(['publish.jsfl', 'star.fla']);
  });
});
