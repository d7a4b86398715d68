import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { openHost } from '../../../app';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { crc32 } from '../../../platform/crc32';
import { rawZip, type RawEntry } from '../../document/container/rawZip';
import { eventually } from '../../support/eventually';
import { temporaryFolder } from '../../support/temporaryFolder';
import { exampleFiles, filesIn } from './support/exampleFiles';
import { runCli } from './support/runCli';
import { sample } from '../../support/sample';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);
const cli = path.resolve(__dirname, '../../../dist/cli.js');
const at = (name: string): string => path.join(folder(), name);

/** An FLA with one layer and one keyframe. */
function fla(name: string, { attributes = '', library = '', elements = '' }, ...more: RawEntry[]): string {
  const content = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" ${attributes}>${library}<timelines>
    <DOMTimeline name="Scene 1"><layers><DOMLayer name="L"><frames><DOMFrame index="0"><elements>${elements}
    </elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`;
  fs.writeFileSync(at(name), rawZip([{ name: 'DOMDocument.xml', content }, ...more]));
  return at(name);
}

const BITMAP = {
  library: '<media><DOMBitmapItem name="b" itemID="1" href="b.png" bitmapDataHRef="M 1.dat"/></media>',
  elements: '<DOMBitmapInstance libraryItemName="b"/>',
};

/** A PNG file whose head claims a size. */
function pngOf(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', zlib.deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Data of a lossless bitmap whose head claims a size. */
function losslessOf(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(0x0503, 0);
  head.writeUInt16LE((width * 4) & 0xffff, 2);
  head.writeUInt16LE(width, 4);
  head.writeUInt16LE(height, 6);
  head.writeUInt32LE(width * 20, 12);
  head.writeUInt32LE(height * 20, 20);
  return Buffer.concat([head, zlib.deflateSync(Buffer.alloc(4096))]);
}

describe('pixels are counted before there are any', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['40000', '40000'],
    ['1e9', '1e9'],
    ['2147483648', '1'],
  ])('A stage of %s x %s pixels is not drawn as PNG', async (width, height) => {
    const rasterize = jest.spyOn(nodePlatform.rasterizer, 'rasterize');
    const file = fla('a.fla', { attributes: `width="${width}" height="${height}"` });
    const { status, err } = await runCli('render', file, '-o', at('a.png'));
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^adobe-collection: a picture of .*maxPixels.*\n$/),
    ]);
    expect(rasterize).not.toHaveBeenCalled();
    expect(fs.existsSync(at('a.png'))).toBe(false);
  });

  it.each([
    ['a PNG', pngOf(30_000, 30_000)],
    ['lossless data', losslessOf(16_380, 16_384)],
  ])('A bitmap of %s that claims too many pixels is not unpacked', async (_what, content) => {
    const inflate = jest.spyOn(nodePlatform.compression, 'inflate');
    const { status, out } = await runCli('render', fla('a.fla', BITMAP, { name: 'bin/M 1.dat', content }));
    expect(status).toBe(0);
    expect(out).toContain('not drawn: bitmap &quot;b&quot;');
    expect(inflate).not.toHaveBeenCalled();
  });

  it.each(['1e9', '1e308', 'Infinity', 'NaN', '-5'])('A blur of %s is drawn', async (amount) => {
    const content = `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="s" itemID="2"><timeline><DOMTimeline name="s">
      <layers><DOMLayer name="L"><frames><DOMFrame index="0"><elements><DOMShape><fills><FillStyle index="1">
      <SolidColor color="#FF0000"/></FillStyle></fills><edges>
      <Edge fillStyle1="1" edges="!0 0|2000 0!2000 0|2000 2000!2000 2000|0 2000!0 2000|0 0"/></edges></DOMShape>
      </elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`;
    const library = '<symbols><Include href="s.xml"/></symbols>';
    const elements = `<DOMSymbolInstance libraryItemName="s"><filters><BlurFilter blurX="${amount}" blurY="${amount}"/></filters></DOMSymbolInstance>`;
    const file = fla('a.fla', { library, elements }, { name: 'LIBRARY/s.xml', content });
    const { status, err } = await runCli('render', file, '-o', at('a.png'));
    expect([status, err]).toEqual([0, '']);
    expect(fs.readFileSync(at('a.png')).subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('depth of XML', () => {
  const elements = `${'<DOMGroup><members>'.repeat(20)}${'</members></DOMGroup>'.repeat(20)}`;

  it('A document that is nested deeper than maxDepth is refused', () => {
    const open = (maxDepth: number): unknown =>
      openHost(fla('a.fla', { elements }), { limits: { maxDepth } }).document.getTimeline().layerCount;
    expect(() => open(30)).toThrow('elements are nested deeper than the limit maxDepth, 30');
    expect(open(60)).toBe(1);
  });

  it('The sandbox refuses it with the same message', async () => {
    const file = fla('a.fla', { elements: '<a>'.repeat(600) + '</a>'.repeat(600) });
    const all = await Promise.all(
      [[], ['--untrusted']].map((more) => runCli('run', script('1'), '-d', file, ...more)),
    );
    expect(all[0].err).toMatch(
      /^adobe-collection: .*a\.fla, DOMDocument\.xml: line \d+, column \d+: .*maxDepth, 512\n/,
    );
    expect(all[1]).toEqual(all[0]);
  });
});

describe('one line for what a script does', () => {
  const onExample = async (source: string): Promise<{ status: number; out: string; err: string }> =>
    runCli('run', script(source), '-d', copyExample('sky'), '--modern');

  it.each(['1e308', '-1e308', 'NaN', 'Infinity'])('A height of %s is set or refused', async (value) => {
    const { status, out, err } =
      await onExample(`var element = document.getTimeline().layers[0].frames[0].elements[0];
      try { element.height = ${value}; fl.trace('set') } catch (error) { fl.trace(error.message) }`);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^(set|.*height.*)\n$/);
    expect(out).not.toMatch(/is not a function|Cannot read/);
  });

  it('A promise that a script rejects fails the run', () => {
    const file = script("(async function () { throw new Error('late') })()");
    const args = [cli, 'run', file, '--bare', '--modern'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'adobe-collection: a promise was rejected: late\n']);
  });

  it.each([[[]], [['--each']]])('A run whose script rejects a promise saves nothing: %j', (more) => {
    const change = 'document.width = 321;';
    const file = script(`${change} (async function () { await 0; throw new Error('late') })()`, 'late.jsfl');
    const documents = [copyExample('late'), copyExample('kept')];
    const before = documents.map(filesIn);
    const run = (name: string, document: string): ReturnType<typeof spawnSync> => {
      const args = [cli, 'run', name, '-d', document, '--save', '--bare', '--modern', ...more];
      return spawnSync(process.execPath, args, { encoding: 'utf8' });
    };
    const { status, stderr } = run(file, documents[0]);
    expect(status).toBe(1);
    expect(stderr).toContain('adobe-collection: a promise was rejected: late\n');
    expect(documents.map(filesIn)).toEqual(before);
    const kept = script(`Promise.resolve().then(() => { ${change} })`, 'kept.jsfl');
    expect(run(kept, documents[1]).status).toBe(0);
    expect(filesIn(documents[1])['DOMDocument.xml']).toContain('width="321"');
  });

  it.each([
    ['a name', "document.library.deleteItem(long); $$('#' + long, true)"],
    ['a query', "$('[' + long)"],
    ['a regular expression in a query', "$('[name~=/(' + long + '/]')"],
    ['an expression', "new RegExp('(' + long)"],
    ['an error', 'throw new Error(long)'],
  ])('Messages about a long text are never longer than a screen: %s', async (_what, source) => {
    const { err } = await onExample(`var long = new Array(70001).join('x'); ${source}`);
    for (const line of err.split('\n')) expect(line.length).toBeLessThan(1200);
    expect(err.length).toBeLessThan(4000);
  });
});

describe('processes', () => {
  const FILLERS: [what: string, source: string, options: string[]][] = [
    ['Arrays', 'var all = []; while (true) all.push([1, 2, 3]);', []],
    ['objects', 'var all = []; for (var i = 0; ; i++) all.push({ name: i });', []],
    [
      'long texts',
      "var long = new Array(1e5).join('x'); for (var all = [], i = 0; ; i++) all.push((long + i).split(''));",
      [],
    ],
    ['typed Arrays', 'var all = []; while (true) all.push(new Uint8Array(1e7).fill(1));', ['--modern']],
  ];
  it.each(sample(4, FILLERS))(
    'A script that fills the memory with %s is stopped, in one line',
    (_what, source, more) => {
      for (const confined of [[], ['--untrusted']]) {
        const args = [cli, 'run', '--bare', script(source), '--memory', '200', ...more, ...confined];
        const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
        expect([status, stdout, stderr]).toEqual([
          1,
          '',
          'adobe-collection: stopped, as it took more than 200 MB of memory (--memory)\n',
        ]);
      }
    },
  );

  // The sandbox takes longer to come to the script.
  it.each([
    ['1', []],
    ['2', ['--untrusted']],
  ])('--timeout %s ends a regular expression too: %j', (seconds, confined) => {
    const file = script(
      "fl.trace('begins'); /(a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab');",
    );
    const args = [cli, 'run', '--bare', file, '--timeout', seconds, ...confined];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, `adobe-collection: stopped after ${seconds} s (--timeout)\n`]);
    // A busy machine may not have come to the script by then.
    expect(['', 'begins\n']).toContain(stdout);
  });

  it.each([['--timeout=60'], ['--memory=500']])(
    'A regular expression that ends Node at the end of the stack is reported: %s',
    (bound) => {
      const file = script("function f() { try { f() } catch (e) { /x+y/.test('a'); throw e } } f()");
      const args = [cli, 'run', '--bare', '--modern', file, bound];
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      // Whether Node ends depends on its version; the output does not.
      const messages = stderr.split('\n').filter((line) => line.startsWith('adobe-collection: '));
      expect([status, messages.length]).toEqual([1, 1]);
      if (stderr.includes('FATAL ERROR: RegExpCompiler'))
        expect(messages[0]).toBe(
          'adobe-collection: the process ended itself: a regular expression ran for the first time at the end of the stack',
        );
    },
  );

  it('A text that cannot become longer is an error of the script', () => {
    const args = [
      cli,
      'run',
      '--bare',
      script("var s = 'x'; while (true) s += s + s.length;"),
      '--memory=500',
    ];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('RangeError: Invalid string length\n')]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends run --each and all that it started', async (signal) => {
    const endless = script("fl.trace('here'); while (true) {}");
    for (const name of ['a', 'b']) copyExample(`docs/${name}`);
    const marks = ['a', 'b'].map((name) => at(`docs/${name}/running`));
    fs.writeFileSync(
      endless,
      "var folder = document.pathURI.replace(/[^\\/]*$/, ''); FLfile.write(folder + 'running', 'x'); while (true) FLfile.write(folder + 'alive', 'x');",
    );
    const child = spawn(process.execPath, [cli, 'run', '--bare', '--each', endless, '-d', at('docs')]);
    await eventually(() => expect(marks.some((mark) => fs.existsSync(mark))).toBe(true));
    const ended = new Promise((resolve) => child.once('close', (code, by) => resolve(code ?? by)));
    child.kill(signal);
    expect(await ended).toBe(signal === 'SIGINT' ? 130 : 143);
    const alive = marks.map((mark) => mark.replace('running', 'alive'));
    for (const mark of alive) fs.rmSync(mark, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const mark of alive) fs.rmSync(mark, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(alive.filter((mark) => fs.existsSync(mark))).toEqual([]);
  });
});

describe('run --each over a folder with bad entries', () => {
  it('Each bad entry is one failed document, and the others succeed', async () => {
    copyExample('docs/good');
    fs.symlinkSync(at('nowhere.fla'), at('docs/dangling.fla'));
    fs.symlinkSync('loop.fla', at('docs/loop.fla'));
    fs.writeFileSync(at('docs/empty.fla'), '');
    const { status, out, err } = await runCli('run', '--each', script('fl.trace(1)'), '-d', at('docs'));
    expect(status).toBe(1);
    expect(out).toBe(`== ${at('docs/good')}\n1\n`);
    expect(err).toMatch(/docs\/good +done/);
    for (const name of ['dangling', 'loop', 'empty'])
      expect(err).toMatch(new RegExp(`docs/${name}\\.fla +failed`));
    expect(err).toContain('4 documents, 3 failed');
    expect(err).not.toMatch(/ENOENT|ELOOP/);
  });
});
