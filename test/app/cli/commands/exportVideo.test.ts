import fs from 'node:fs';
import path from 'node:path';
import { Engine } from '../../../../viewer/engine/Engine';
import { binaryXfl, describeBinary } from '../../../support/documents';
import { hasFfmpeg } from '../../../support/films';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { describeWhere, itWhere } from '../../../support/where';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const VIDEOS = binaryXfl('0015_videos');

afterEach(() => {
  delete process.env.FFMPEG;
});

describeBinary('Embedded videos', () => {
  describeWhere(hasFfmpeg, 'no ffmpeg', 'where ffmpeg is at hand', () => {
    it('go on from frame to frame in what export makes', async () => {
      const to = path.join(folder(), 'out');
      const { status, err } = await runCli('export', VIDEOS, '--to', 'svg', '--frames', '1-2,150', '-o', to);
      expect([status, err]).toEqual([0, '']);
      const pictures = fs
        .readdirSync(to)
        .map(
          (file) => fs.readFileSync(path.join(to, file), 'utf8').match(/data:image\/png;base64,[^"]*/g) ?? [],
        );
      expect(pictures.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(new Set(pictures.flat()).size).toBe(7);
    });
  });

  itWhere(hasFfmpeg, 'no ffmpeg', 'go on in the viewer of a page, which holds their pictures', async () => {
    const file = path.join(folder(), 'page.html');
    expect((await runCli('page', VIDEOS, '-o', file)).status).toBe(0);
    const html = fs.readFileSync(file, 'utf8');
    const block = (id: string): string =>
      new RegExp(`<script [^>]*id="${id}"[^>]*>([^<]*)`).exec(html)?.[1] ?? '';
    const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));
    const brought = Object.entries(JSON.parse(block('videos')) as Record<string, string[]>);
    const videos = Object.fromEntries(brought.map(([key, pictures]) => [key, pictures.map(bytesOf)]));
    const engine = new Engine();
    engine.open({ source: bytesOf(block('document')), name: 'videos', videos });
    const pictures = [0, 1, 149].map((frame) => engine.frame({ id: { scene: 0 }, frame }));
    expect(pictures.map(({ notDrawn }) => notDrawn)).toEqual([[], [], []]);
    const shown = pictures.map(({ svg }) => svg.match(/data:image\/jpeg;base64,[^"]*/g)?.length);
    expect(shown).toEqual([3, 3, 1]);
    engine.open({ source: bytesOf(block('document')), name: 'videos' });
    expect(engine.frame({ id: { scene: 0 }, frame: 0 }).notDrawn).toHaveLength(3);
  });

  it('are reported as not drawn where it is not, and --strict refuses them', async () => {
    process.env.FFMPEG = path.join(folder(), 'none');
    const made = ['export', VIDEOS, '--to', 'svg', '--frames', '1', '-o', path.join(folder(), 'none.svg')];
    const { status, err } = await runCli(...made);
    expect([status, err]).toEqual([
      0,
      expect.stringContaining('not drawn: video "vp6_sound_mono_rain.flv", which needs ffmpeg'),
    ]);
    expect((await runCli(...made, '--strict')).status).toBe(1);
  });
});
