import fs from 'node:fs';
import path from 'node:path';
import { runCli } from '../app/cli/support/runCli';
import { rawZip, type RawEntry } from '../document/container/rawZip';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), name);

/** An FLA with one layer and one keyframe. */
function fla(name: string, { library = '', elements = '' }, ...more: RawEntry[]): string {
  const content = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/">${library}<timelines><DOMTimeline name="Scene 1"><layers><DOMLayer name="L"><frames><DOMFrame index="0"><elements>${elements}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`;
  fs.writeFileSync(at(name), rawZip([{ name: 'DOMDocument.xml', content }, ...more]));
  return at(name);
}

describe('filters and symbols in number', () => {
  const SHAPE =
    '<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle></fills><edges><Edge fillStyle1="1" edges="!0 0|800 0!800 0|800 800!800 800|0 0"/></edges></DOMShape>';
  const symbol = (index: number, elements: string): RawEntry => ({
    name: `LIBRARY/s${index}.xml`,
    content: `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="s${index}"><timeline><DOMTimeline name="s${index}"><layers><DOMLayer name="L"><frames><DOMFrame index="0"><elements>${elements}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`,
  });
  const instance = (index: number, inner = ''): string =>
    `<DOMSymbolInstance libraryItemName="s${index}" name="i">${inner}</DOMSymbolInstance>`;

  it('The first of 3,000 blurs of one instance are drawn, and the rest is reported', async () => {
    const blurs = `<filters>${'<BlurFilter blurX="50" blurY="50" quality="3"/>'.repeat(3000)}</filters>`;
    const library = '<symbols><Include href="s0.xml"/></symbols>';
    const file = fla('a.fla', { library, elements: instance(0, blurs) }, symbol(0, SHAPE));
    const { status, err } = await runCli('render', file, '-o', at('a.png'));
    expect([status, err]).toEqual([
      0,
      expect.stringContaining('not drawn: filters after the first 32 of an instance'),
    ]);
  });

  it.each([
    ['render', ['-o', 'a.svg']],
    ['export', ['--to', 'svg', '-o', 'out']],
    ['export', ['--to', 'gif', '-o', 'out']],
    ['publish', ['--to', 'canvas', '-o', 'out']],
    ['publish', ['--to', 'swf', '-o', 'out']],
  ])('%s of 3,000 nested symbols says so in a line', async (verb, options) => {
    const depth = 3000;
    const includes = Array.from({ length: depth }, (_none, index) => `<Include href="s${index}.xml"/>`).join(
      '',
    );
    const symbols = Array.from({ length: depth }, (_none, index) =>
      symbol(index, index < depth - 1 ? instance(index + 1) : SHAPE),
    );
    const library = `<symbols>${includes}</symbols>`;
    const file = fla('a.fla', { library, elements: instance(0) }, ...symbols);
    const { status, err } = await runCli(
      verb,
      file,
      ...options.map((name) => name.replace(/^(a|out)/, at('$1'))),
    );
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(
        /^adobe-collection: (?:.*: )?The timeline claims 251 symbols within one another to be \w+; the maximum is 250\n$/,
      ),
    ]);
  });
});
