import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** Of the 230,400 of the stage. */
const MAX_UNLIKE = 120;

interface Layers {
  x: number;
  y: number;
  width: number;
  height: number;
  layers: { name: string; x: number; y: number; width: number; height: number; files: string[] }[];
}

async function exported(...options: string[]): Promise<Layers> {
  const { status, out } = await runCli('export', EXAMPLE, '--layers', '-o', at('out'), ...options);
  expect([status, out]).toEqual([0, expect.stringContaining('layers.json')]);
  return JSON.parse(fs.readFileSync(at('out/layers.json'), 'utf8')) as Layers;
}

/** The pictures of layers on one another at their places: pixels with straight alpha, put together as players do. */
function composed({ x, y, width, height, layers }: Layers): PNG {
  const whole = new PNG({ width, height });
  for (const layer of layers) {
    const picture = PNG.sync.read(fs.readFileSync(at('out', layer.files[0])));
    expect([picture.width, picture.height]).toEqual([layer.width, layer.height]);
    for (let row = 0; row < layer.height; row++)
      for (let column = 0; column < layer.width; column++) {
        const from = 4 * (row * layer.width + column);
        if (picture.data[from + 3] === 0) continue;
        const [toX, toY] = [layer.x - x + column, layer.y - y + row];
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
        lay(picture.data, from, whole.data, 4 * (toY * width + toX));
      }
  }
  return whole;
}

function lay(from: Buffer, source: number, to: Buffer, target: number): void {
  const over = from[source + 3] / 255;
  const under = (to[target + 3] / 255) * (1 - over);
  const sum = over + under;
  if (sum === 0) return;
  for (let channel = 0; channel < 3; channel++)
    to[target + channel] = (from[source + channel] * over + to[target + channel] * under) / sum;
  to[target + 3] = 255 * sum;
}

/**
 * The number of pixels with a difference of a colour, as it is on white, or of an opacity. The rasterizer gives the pixels of an
 * edge another opacity where the shape reaches beyond the picture.
 */
function pixelsUnlike(one: PNG, other: PNG): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const unlike = new Set<number>();
  for (let index = 0; index < one.data.length; index += 4) {
    if (one.data.readUInt32LE(index) === other.data.readUInt32LE(index)) continue;
    for (let channel = 0; channel < 4; channel++) {
      const shown = ({ data }: PNG): number =>
        channel === 3 ? data[index + 3] : 255 - ((255 - data[index + channel]) * data[index + 3]) / 255;
      if (Math.abs(shown(one) - shown(other)) > 3) unlike.add(index);
    }
  }
  return unlike.size;
}

describe('export --layers', () => {
  it.each<[what: string, options: string[]]>([
    ['a scene', ['--frames', '30']],
    ['a scene, each layer with its own crop', ['--frames', '30', '--crop']],
    ['a symbol, each layer with its own crop', ['--symbol', 'stars/comet', '--frames', '1', '--crop']],
    ['a film', ['--play', '--seconds', '0.04', '--crop']],
  ])('The layers of %s make the whole picture when they are laid on one another', async (_what, options) => {
    const layers = await exported('--to', 'png', ...options);
    const rest = options.filter((option) => option !== '--crop');
    await runCli('export', EXAMPLE, '--to', 'png', '--background', 'none', ...rest, '-o', at('whole.png'));
    expect(layers.layers.length).toBeGreaterThan(1);
    expect(
      pixelsUnlike(composed(layers), PNG.sync.read(fs.readFileSync(at('whole.png')))),
    ).toBeLessThanOrEqual(MAX_UNLIKE);
  });

  it('The data list the layers from the back to the front, with places, and leave out those that paint nothing', async () => {
    const { layers, ...whole } = await exported('--to', 'svg', '--frames', '1');
    expect(whole).toEqual({ scene: 'Night', frameRate: 24, x: 0, y: 0, width: 640, height: 360 });
    expect(layers.map(({ name, files }) => [name, files])).toEqual([
      ['sky', ['sky0001.svg']],
      ['hills', ['hills0001.svg']],
      ['moon', ['moon0001.svg']],
      ['balloon', ['balloon0001.svg']],
      ['stars', ['stars0001.svg']],
      ['ui', ['ui0001.svg']],
    ]);
    expect(new Set(layers.map(({ x, y, width, height }) => [x, y, width, height].join()))).toEqual(
      new Set(['0,0,640,360']),
    );
  });

  it('A film is a file for each layer, and several symbols have their names before those of the layers', async () => {
    const args = ['--to', 'gif', '--items', '/stars/*:movieclip', '--frames', '1', '--layers', '-q'];
    const { out } = await runCli('export', EXAMPLE, ...args, '-o', at('out'));
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([at('out/comet-tail.gif'), at('out/comet-layers.json')]),
    );
  });

  it.each([
    [['--to', 'png', '--layers', '-o', 'a.png'], 'this makes a file for each layer; name a folder'],
    [['--to', 'mp4', '--layers'], '--layers goes with --to png or webp or svg or gif or apng or webm or mov'],
    [['--to', 'png', '--crop'], '--crop goes with --layers'],
    [['--to', 'png', '--layers', '-o', '-'], '--layers cannot go with -o -'],
  ])('%j is refused', async (options, message) => {
    const { status, err } = await runCli('export', EXAMPLE, ...options);
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
