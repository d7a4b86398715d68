import fs from 'node:fs';
import path from 'node:path';
import { describeDocuments, documentPath } from '../../../support/documents';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { createHost } from '../../../../app/browser';
import { EXAMPLE, runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();

describe('query', () => {
  it('Elements on the stage are listed', async () => {
    expect(await runCli('query', EXAMPLE, 'tw*')).toEqual({
      status: 0,
      out: `2 elements in night-sky.xfl
  0: twinkle_a (movie clip, stars/twinkle)
  1: twinkle_b (movie clip, stars/twinkle)
`,
      err: '',
    });
  });

  it('Library items are listed', async () => {
    const { out, status } = await runCli('query', `${EXAMPLE}/night-sky.xfl`, ':graphic', '--items');
    expect([status, out]).toEqual([
      0,
      `9 items in night-sky.xfl
  0: backdrop/flame (graphic)
  1: backdrop/hill (graphic)
  2: backdrop/moon (graphic)
  3: backdrop/moonlight (graphic)
  4: backdrop/sky (graphic)
  5: backdrop/stripes (graphic)
  6: backdrop/village (graphic)
  7: sketches/old star (graphic)
  8: stars/parts/glow (graphic)
`,
    ]);
  });

  it('Elements are printed as JSON', async () => {
    const { out } = await runCli('query', EXAMPLE, 'btn1, :text', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        name: 'btn1',
        elementType: 'instance',
        instanceType: 'symbol',
        symbolType: 'button',
        libraryItem: 'ui/Button1',
        timeline: 'Night',
        layer: 'ui',
        frame: 0,
        x: 70,
        y: 326,
      },
      {
        name: '',
        elementType: 'text',
        instanceType: null,
        symbolType: null,
        libraryItem: null,
        timeline: 'Night',
        layer: 'ui',
        frame: 0,
        x: expect.any(Number) as number,
        y: expect.any(Number) as number,
      },
    ]);
  });

  it('Items are printed as JSON', async () => {
    const { out } = await runCli('query', EXAMPLE, '/stars/*:movieclip', '--items', '--json');
    expect(JSON.parse(out)).toEqual([
      { name: 'stars/comet', itemType: 'movie clip', linkageClassName: 'sky.Comet' },
      { name: 'stars/star', itemType: 'movie clip', linkageClassName: 'sky.Star' },
      { name: 'stars/twinkle', itemType: 'movie clip', linkageClassName: 'sky.Twinkle' },
    ]);
  });

  it('A query that finds nothing does not fail', async () => {
    expect(await runCli('query', EXAMPLE, 'missing')).toEqual({
      status: 0,
      out: '0 elements in night-sky.xfl\n',
      err: '',
    });
    expect((await runCli('query', EXAMPLE, 'missing', '--json')).out).toBe('[]\n');
  });

  it('A query that begins like an option is taken after --', async () => {
    expect((await runCli('query', '--', EXAMPLE, '-x')).status).toBe(0);
  });
});

describe('query fails with one line', () => {
  const write = (name: string, content: string | Uint8Array): string => {
    const file = path.join(folder(), name);
    fs.writeFileSync(file, content);
    return file;
  };

  it('A query that cannot be read fails with one line', async () => {
    expect(await runCli('query', EXAMPLE, 'star*:movieclp[x>10]')).toEqual({
      status: 2,
      out: '',
      err: 'adobe-collection: unknown pseudo ":movieclp" (at character 6 of "star*:movieclp[x>10]"). Did you mean ":movieclip"?\n',
    });
  });

  it.each([
    ['a document that is not there', () => path.join(folder(), 'none.fla'), /none\.fla: .*no such file/],
    ['an empty file', () => write('a.fla', ''), /a\.fla: is empty/],
    ['a text', () => write('a.fla', 'hello'), /a\.fla: is neither an FLA nor an XFL/],
    [
      'a cut binary FLA',
      () => write('a.fla', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      /a\.fla: truncated compound file/,
    ],
    ['half a zip', () => write('a.fla', Buffer.from('504b0304140000000800', 'hex')), /a\.fla: /],
    ['a folder that is not a document', () => folder(), /contains no DOMDocument\.xml/],
    ['malformed XML', () => (write('DOMDocument.xml', '<DOMDocument>'), folder()), /DOMDocument\.xml: /],
  ])('A query fails with one line for %s', async (_, document, words) => {
    const { status, out, err } = await runCli('query', document(), '*');
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^adobe-collection: [^\n]+\n$/);
    expect(err).toMatch(words);
  });
});

describeDocuments('query on real documents', () => {
  it('Missing library files are warned of, and the query is still answered', async () => {
    const { status, out, err } = await runCli('query', documentPath('pixel_dress'), ':empty', '--items');
    expect(status).toBe(0);
    expect(out).toMatch(/^\d+ items in /);
    const missing = expect.stringMatching(/^adobe-collection: pixel_dress\.fla: .* is missing; the item /);
    expect(err.trim().split('\n')).toEqual([
      missing,
      missing,
      missing,
      'adobe-collection: pixel_dress.fla: … and 51 more (--verbose shows them)',
    ]);
  });

  it('An FLA is queried', async () => {
    const { out } = await runCli('query', documentPath('logo-anim'), ':graphic', '--items');
    expect(out.split('\n')[0]).toBe('24 items in logo-anim.fla');
  });
});

describe('query of other places and several documents', () => {
  const copies = () => {
    for (const name of ['one', 'two']) fs.cpSync(EXAMPLE, path.join(folder(), name), { recursive: true });
    return ['one', 'two'].map((name) => path.relative('', path.join(folder(), name)));
  };

  it.each<[string[], string]>([
    [['--all'], '6\n'],
    [['--symbol', 'ui/panel'], '1\n'],
    [['--symbol', 'ui/panel', '--frame', '1'], '1\n'],
    [['--timeline', 'Credits'], '1\n'],
  ])('The options %j ask there, and --count prints the number', async (args, out) => {
    expect(await runCli('query', EXAMPLE, ':text', '--count', ...args)).toEqual({ status: 0, out, err: '' });
  });

  it.each<[string[], string]>([
    [['--symbol', 'none'], 'unknown symbol "none"'],
    [['--timeline', 'none'], 'unknown scene "none"'],
    [['--frame', '999'], '--frame 999: "Night" has 48 frames; frames count from 1'],
  ])('A timeline or frame that does not exist is refused: %j', async (args, message) => {
    const { status, err } = await runCli('query', EXAMPLE, '*', ...args);
    expect([status, err]).toEqual([1, expect.stringContaining(message)]);
  });

  it('A bare word gets the question what it may have meant', async () => {
    expect((await runCli('query', EXAMPLE, 'movieclip')).err).toBe(
      'adobe-collection: no element is named movieclip; did you mean :movieclip?\n',
    );
    expect((await runCli('query', EXAMPLE, 'folder', '--layers')).err).toContain('did you mean :folder?');
    expect((await runCli('query', EXAMPLE, '#star', '--items')).err).toContain('did you mean star?');
  });

  it.each([
    ['/stars/*', 'stars/*', 'no element is named stars/*; did you mean /stars/*?'],
    ['the types of CSS', '.movieclip', 'no element is named .movieclip; did you mean :movieclip?'],
    ['quotes that Windows left', "'star*'", 'did you mean star*? It finds 2 elements: the quotes are part'],
    ['the signs of CSS', 'star > clip', 'star > clip is one name; what is inside is found by :has(…)'],
    ['a name of no attribute', '*[rotatoin>5]', 'no element has rotatoin; did you mean rotation?'],
    ['an attribute that is there', '*[rotation>500]', ''],
    ['a text in quotes', '*[text="a > b"]', ''],
  ])('A query that finds nothing gets a suggestion: %s', async (_title, query, hint) => {
    const { status, err } = await runCli('query', EXAMPLE, query);
    expect(status).toBe(0);
    if (hint === '') expect(err).toBe('');
    else expect(err).toContain(`adobe-collection: ${hint}`);
  });

  it('A terminal shows up to 200 lines, and the number of the others', async () => {
    const line = (_: unknown, index: number): object => ({
      shape: 'oval',
      x: index,
      y: 0,
      width: 5,
      height: 5,
    });
    const file = path.join(folder(), 'many.fla');
    fs.writeFileSync(
      file,
      createHost({ layers: [{ elements: Array.from({ length: 250 }, line) as [] }] }).save(),
    );
    const terminal = { isRead: true, isTerminal: true };
    const { out, err } = await runWith(terminal, ['query', file, '*']);
    expect(out.split('\n')).toHaveLength(202);
    expect(err).toContain('adobe-collection: … and 50 more: --verbose, a file or a pipe');
    expect((await runWith(terminal, ['query', file, '*', '--verbose'])).out.split('\n')).toHaveLength(252);
    expect((await runCli('query', file, '*')).out.split('\n')).toHaveLength(252);
  });

  it('A symbol in another folder is suggested', async () => {
    const { err } = await runCli('query', EXAMPLE, '*', '--symbol', 'star');
    expect(err).toContain('unknown symbol "star" (did you mean "stars/star"?)');
  });

  it.each([
    [['--layers', '--frames']],
    [['--layers', '--items']],
    [['--layers', '--frame', '1']],
    [['--frames', '--all', '--frame', '1']],
    [['--items', '--all']],
    [['--all', '--frame', '1']],
    [['--items', '--symbol', 'x']],
  ])('The arguments %j are refused as wrong usage', async (args) => {
    expect((await runCli('query', EXAMPLE, '*', ...args)).status).toBe(2);
  });

  it('A document and a query are needed', async () => {
    const { status, err } = await runCli('query', EXAMPLE);
    expect([status, err]).toEqual([2, expect.stringContaining('expected documents, then a query')]);
  });

  it('Several documents put the document on each line', async () => {
    const [one, two] = copies();
    expect((await runCli('query', one, two, 'twinkle_a')).out).toBe(
      [one, two].map((name) => `${name}: twinkle_a (movie clip, stars/twinkle)\n`).join(''),
    );
    const { out } = await runCli('query', path.join(folder(), '*'), 'tw*', '--count');
    expect(out).toBe(`${one}: 2\n${two}: 2\n`);
    const json = JSON.parse((await runCli('query', one, two, 'twinkle_a', '--json')).out) as object[];
    expect(json).toMatchObject([{ document: one, name: 'twinkle_a' }, { document: two }]);
  });

  it.each([
    ['none.fla', 'no such file or folder'],
    ['*.none', 'no document matches this pattern'],
  ])('A pattern of %s names no document, and the error says why', async (name, reason) => {
    const pattern = path.join(folder(), name);
    const { status, err } = await runCli('query', pattern, copies()[0], '*');
    expect([status, err]).toEqual([1, `adobe-collection: ${pattern}: ${reason}\n`]);
  });

  it('A query that cannot be read is reported once, not for each document', async () => {
    const { status, out, err } = await runCli('query', ...copies(), 'star[x>');
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^adobe-collection: expected a number [^\n]+\n$/);
  });

  it('A document that fails is named once', async () => {
    const [, two] = copies();
    const broken = path.join(folder(), 'broken.fla');
    fs.writeFileSync(broken, 'none');
    const { err } = await runCli('query', broken, two, 'twinkle_a');
    expect(err).toBe(
      `adobe-collection: ${path.relative('', broken).split(path.sep).join('/')}: is neither an FLA nor an XFL document\n`,
    );
  });

  it('A document that fails stops no other', async () => {
    const [, two] = copies();
    const broken = path.join(folder(), 'broken.fla');
    fs.writeFileSync(broken, 'none');
    const { status, out, err } = await runCli('query', broken, two, 'tw*', '--count');
    expect([status, out]).toEqual([1, `${two}: 2\n`]);
    expect(err).toContain('broken.fla: ');
  });

  it('Elements in other places only are mentioned on standard error', async () => {
    const [one] = copies();
    const file = path.join(one, 'DOMDocument.xml');
    const xml = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, xml.replace(/<elements>[\s\S]*?<\/elements>/g, '<elements/>'));
    const { status, out, err } = await runCli('query', one, ':movieclip');
    expect([status, out]).toEqual([0, '0 elements in night-sky.xfl\n']);
    expect(err).toMatch(
      /nothing was found at frame 1 of ".*", but \d+ elements match elsewhere or on locked layers: try --all/,
    );
    expect((await runCli('query', one, 'missing')).err).toMatch(
      /nothing can be found at frame 1 of ".*", but \d+ elements are elsewhere: try --all/,
    );
    expect((await runCli('query', EXAMPLE, 'none')).err).toBe('');
  });
});
