import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { readSwf, type SwfMovie } from '../../../support/readSwf';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

const box = (x: number): object => ({ shape: 'rectangle', x, y: 50, width: 20, height: 10, fill: '#FF0000' });

/** Two exported symbols, one inside the other; a third with a script; two scenes. */
const DOCUMENT = {
  width: 300,
  height: 200,
  library: [
    { name: 'dot', linkageClassName: 'Dot', layers: [{ elements: [box(40)] }] },
    { name: 'pair', linkageClassName: 'Pair', layers: [{ elements: [{ item: 'dot', x: 30 }, box(0)] }] },
    { name: 'code', layers: [{ frames: [{ script: 'trace(1;', elements: [box(0)] }] }] },
    { name: 'press', type: 'button', layers: [{ elements: [box(0)] }] },
  ],
  scenes: [
    { name: 'one', layers: [{ frames: [{ duration: 3, elements: [{ item: 'pair' }] }] }] },
    { name: 'two', layers: [{ frames: [{ duration: 5, elements: [box(0)] }] }] },
  ],
} as DocumentLiteral;

async function exported(options: string[], literal = DOCUMENT): Promise<{ status: number; err: string }> {
  openLiteral(new Host(nodePlatform), literal).saveAt(at('art.fla'));
  return runCli('export', at('art.fla'), '--to', 'swf', '-o', at('out'), ...options);
}

function movie(name: string): SwfMovie {
  return readSwf(fs.readFileSync(at('out', name)));
}

/** Kind and place in twips of all that the first frame shows. */
function shown({ root, characters }: SwfMovie): string[] {
  return [...root.frames[0].values()].map(
    ({ id, matrix }) => `${characters.get(id)?.kind} ${matrix.slice(4).join()}`,
  );
}

describe('export --to swf', () => {
  it.each<[option: string[], file: string, stage: number[], frames: number, first: string, names: string[]]>([
    [['--timeline', 'two'], 'two.swf', [0, 6000, 0, 4000], 5, 'shape 0,0', []],
    [['--symbol', 'dot'], 'dot.swf', [0, 440, 0, 240], 1, 'sprite -780,-980', ['Dot']],
    [['--symbol', 'pair'], 'pair.swf', [0, 1840, 0, 240], 1, 'sprite 20,-980', ['Dot', 'Pair']],
    [['--symbol', 'press'], 'press.swf', [0, 440, 0, 240], 1, 'button 20,-980', []],
  ])('%j makes %s, as large as what it shows', async (options, file, stage, frames, first, names) => {
    expect(await exported(options)).toMatchObject({ status: 0, err: '' });
    const made = movie(file);
    expect([made.stage, made.frameCount, shown(made)]).toEqual([stage, frames, [first]]);
    expect([...made.exports.keys()].sort()).toEqual(names);
  });

  it('Each exported symbol of a library becomes a movie', async () => {
    expect((await exported(['--items', ':exported'])).status).toBe(0);
    expect(fs.readdirSync(at('out')).sort()).toEqual(['dot.swf', 'pair.swf']);
  });

  it('A script that cannot be compiled is an error, and left out where that is asked for', async () => {
    expect(await exported(['--symbol', 'code'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('"code", layer "Layer 1", frame 1') as string,
    });
    expect(fs.existsSync(at('out'))).toBe(false);
    const dropped = await exported(['--symbol', 'code', '--scripts', 'drop']);
    expect(dropped).toMatchObject({ status: 0, err: expect.stringContaining('is left out') as string });
    expect(shown(movie('code.swf'))).toEqual(['sprite 20,-980']);
  });

  it.each([
    [['--frames', '1'], '--frames cannot go with --to swf'],
    [['--background', 'none'], '--background cannot go with --to swf'],
    [['--trim'], '--trim goes with --to sheet'],
  ])('%j is refused', async (options, message) => {
    expect(await exported(options)).toMatchObject({
      status: 2,
      err: expect.stringContaining(message) as string,
    });
  });
});
