import fs from 'node:fs';
import path from 'node:path';
import { tellNotDrawn } from '../../../../app/cli/actions/render/tellNotDrawn';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();

/** A copy of the example whose scenes ask for symbols that are not there, in place of these. */
function lacking(...symbols: string[]): string {
  const copy = path.join(folder(), 'lacking');
  fs.cpSync(EXAMPLE, copy, { recursive: true });
  const file = path.join(copy, 'DOMDocument.xml');
  let xml = fs.readFileSync(file, 'utf8');
  symbols.forEach((symbol, index) => {
    xml = xml.replaceAll(`libraryItemName="${symbol}"`, `libraryItemName="none${index || ''}"`);
  });
  fs.writeFileSync(file, xml);
  return copy;
}

describe('render', () => {
  it('SVG is written to standard output', async () => {
    const { status, out, err } = await runCli('render', EXAMPLE);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^<svg [^]*<\/svg>\n$/);
  });

  it('A picture that is blank because nothing on the timeline is visible is reported by render and export', async () => {
    const copy = lacking();
    const file = path.join(copy, 'DOMDocument.xml');
    const xml = fs
      .readFileSync(file, 'utf8')
      .replaceAll(/<DOMLayer name="(?!actions)/g, '<DOMLayer layerType="guide" name="');
    fs.writeFileSync(file, xml.replaceAll(/(layerType="guide" name="[^"]*"[^>]*) layerType="\w+"/g, '$1'));
    const said = /"Night".*: nothing of it is visible: it has "notes" \(a guide layer\), /;
    expect((await runCli('render', copy)).err).toMatch(said);
    const out = path.join(folder(), 'out');
    expect((await runCli('export', copy, '--to', 'svg', '--frames', '1', '-o', out)).err).toMatch(said);
  });

  it('Elements that a query finds are outlined and labelled', async () => {
    const { out } = await runCli('render', EXAMPLE, '--query', 'tw*');
    expect(out).toContain('>0 twinkle_a</text>');
    expect(out).toContain('>1 twinkle_b</text>');
    expect(out.match(/<g class="matches">/g)).toHaveLength(1);
  });

  it('Instances of the items that a query finds are outlined', async () => {
    const { out } = await runCli('render', EXAMPLE, '--items', '--query', 'twinkle');
    expect(out).toContain('>0 twinkle_a</text>');
  });

  it('A PNG is written by the name of the file, in the requested size', async () => {
    const file = path.join(folder(), 'sky.png');
    const { status, out } = await runCli('render', EXAMPLE, '-o', file, '--scale', '2');
    const bytes = fs.readFileSync(file);
    const plain = await runCli('render', EXAMPLE);
    const width = Number(/ width="(\d+)"/.exec(plain.out)?.[1]);
    expect([status, out]).toEqual([0, `${file}\n`]);
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16)]).toEqual(['PNG', 2 * width]);
  });

  it('A symbol is drawn in place of a scene', async () => {
    const scene = await runCli('render', EXAMPLE);
    const symbol = await runCli('render', EXAMPLE, '--symbol', 'stars/twinkle');
    expect(symbol.status).toBe(0);
    expect(symbol.out.length).toBeLessThan(scene.out.length);
  });

  it.each([
    [['--symbol', 'nothing'], 1, 'unknown symbol "nothing"'],
    [['--timeline', 'Scene 9'], 1, 'unknown scene "Scene 9" (known: "Night", "Credits")'],
    [['--frame', '999'], 1, '--frame 999: "Night" has 48 frames; frames count from 1'],
    [['--frame', '0'], 1, '--frame 0: "Night" has 48 frames; frames count from 1'],
    [['--query', ':movieclp'], 2, 'unknown pseudo ":movieclp"'],
    [['--frame', 'one'], 2, 'Expected a whole number'],
    [['--scale', '0'], 2, 'Expected a number above 0, up to 16'],
  ])('The arguments %j are refused with status %i', async (args, status, message) => {
    const result = await runCli('render', EXAMPLE, ...args);
    expect(result).toMatchObject({ status, out: '' });
    expect(result.err).toContain(message);
  });

  it('Parts that a picture leaves out are reported in one line, except with --quiet', async () => {
    const document = lacking('stars/star');
    const png = path.join(folder(), 'lacking.png');
    const none = path.join(folder(), 'none.jsfl');
    fs.writeFileSync(none, '');
    const line = (about: string): string =>
      `adobe-collection: ${about}: not drawn: symbol "none" (5 times)\n`;
    expect((await runCli('render', document, '-o', png)).err).toBe(line(png));
    expect((await runCli('run', none, '-d', document, '--render', png)).err).toBe(line(png));
    const { out, err } = await runCli('render', document);
    expect([out.slice(0, 5), err]).toEqual(['<svg ', line(document)]);
    expect((await runCli('render', document, '-o', png, '--quiet')).err).toBe('');
  });

  it('The line of a picture that leaves out much names five things and counts the others', async () => {
    const document = lacking('stars/star', 'backdrop/hill', 'backdrop/moon', 'stars/comet', 'stars/twinkle');
    expect((await runCli('render', document)).err).not.toContain('more');
    const said: string[] = [];
    const missing = Array.from({ length: 8 }, (_, index): [string, number] => [`thing ${index}`, 1]);
    tellNotDrawn('a.png', missing, { note: (text) => said.push(text) });
    expect(said).toEqual(['a.png: not drawn: thing 0, thing 1, thing 2, thing 3, thing 4, 3 more']);
  });

  it('The result of scripts is drawn by run --render', async () => {
    const script = path.join(folder(), 'clear.jsfl');
    const output = path.join(folder(), 'after.svg');
    fs.writeFileSync(script, "$('tw*').attr('x', 11);");
    const { status } = await runCli('run', script, '--document', EXAMPLE, '--render', output);
    expect(status).toBe(0);
    expect(fs.readFileSync(output, 'utf8')).toContain(' 11 ');
  });
});
