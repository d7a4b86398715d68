import fs from 'node:fs';
import { PNG } from 'pngjs';
import { createHost, type DocumentLiteral, type HostHandle } from '../../../../../app';
import { decodeBitmap } from '../../../../../output/pixels/decodeBitmap';
import { compression } from '../../../../../platform/node/compression';
import { flashProfile } from '../../../../output/filesOfDocument';
import { pathToUri } from '../../../../support/onNode';
import { readSwc } from '../../../../output/swf/library/readSwc';
import { temporaryFolder } from '../../../../support/temporaryFolder';

const folder = temporaryFolder();

/** A host whose active document is in the folder. */
function hostOf(literal: DocumentLiteral, profile: string): HostHandle {
  const host = createHost(
    { library: [{ name: 's', type: 'movie clip' }], ...literal },
    { publishing: 'write', roots: [folder()] },
  );
  host.run(`fl.saveDocument(document, '${pathToUri(`${folder()}/film.fla`)}');
    document.importPublishProfileString(${JSON.stringify(profile)})`);
  return host;
}

const written = (): string[] =>
  fs
    .readdirSync(folder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(`${folder()}/${name}`).isFile() && name !== 'film.fla')
    .sort();

describe('publish() makes pictures by the profile', () => {
  /** Frame 1 is green with a red dot; frame 2 has the label. */
  const SCENE: DocumentLiteral = {
    ...{ width: 40, height: 20, backgroundColor: '#00FF00' },
    layers: [
      {
        frames: [
          { elements: [{ shape: 'rectangle', x: 0, y: 0, width: 10, height: 10, fill: '#FF0000' }] },
          { elements: [{ shape: 'rectangle', x: 0, y: 0, width: 10, height: 10, fill: '#0000FF' }] },
        ],
      },
    ],
  };
  const profileOf = (formats: Record<string, string>, lists = ''): string =>
    flashProfile({}, { flash: '0', ...formats }).replace('</flash_profile>', `${lists}</flash_profile>`);
  const read = (name: string): Buffer => fs.readFileSync(`${folder()}/${name}`);

  it('Pictures of all kinds that are on are made, and no film', () => {
    const host = hostOf(SCENE, profileOf({ png: '1', gif: '1', jpeg: '1' }));
    host.run('document.publish()');
    expect(written()).toEqual(['film.gif', 'film.jpg', 'film.png']);
    expect(host.published[0].files).toHaveLength(3);
    const png = PNG.sync.read(read('film.png'));
    expect([png.width, png.height, [...png.data.subarray(0, 4)]]).toEqual([40, 20, [255, 0, 0, 255]]);
    expect(png.data[png.data.length - 1]).toBe(0);
    expect([...read('film.gif').subarray(0, 10)]).toEqual([...Buffer.from('GIF89a\x28\0\x14\0', 'latin1')]);
    const jpeg = decodeBitmap(read('film.jpg'), { compression, maxPixels: 1e6 });
    expect(jpeg).toMatchObject({ type: 'image/jpeg', width: 40, height: 20 });
  });

  it.each([
    ['GIF of one frame', '<Animated>0</Animated>', 1],
    ['GIF of all frames', '<Animated>1</Animated>', 2],
  ])('A GIF has %s', (_what, settings, frames) => {
    const lists = `<PublishGifProperties>${settings}</PublishGifProperties>`;
    hostOf(SCENE, profileOf({ gif: '1' }, lists)).run('document.publish()');
    expect(read('film.gif').toString('latin1').split('\x21\xf9\x04')).toHaveLength(frames + 1);
  });

  // The help of Flash: the first frame, unless a keyframe has the label #Static; the size of the movie, or the one given.
  it('The frame with the label #Static is used, in the size and the file of the profile', () => {
    const lists =
      '<PublishPNGProperties><MatchMovieDim>0</MatchMovieDim><Width>20</Width><BitDepth>24-bit</BitDepth></PublishPNGProperties>';
    const formats = { png: '1', pngDefaultName: '0', pngFileName: 'out\\still.png' };
    const host = hostOf(SCENE, profileOf(formats, lists));
    host.run("document.getTimeline().layers[0].frames[1].name = '#Static'; document.publish()");
    expect(written()).toEqual(['out/still.png']);
    const png = PNG.sync.read(read('out/still.png'));
    expect([png.width, png.height, [...png.data.subarray(0, 4)]]).toEqual([20, 10, [0, 0, 255, 255]]);
    expect([...png.data.subarray(-4)]).toEqual([0, 255, 0, 255]);
  });

  it('A better JPEG is larger', () => {
    const sizeAt = (quality: number): number => {
      const lists = `<PublishJpegProperties><Quality>${quality}</Quality></PublishJpegProperties>`;
      hostOf(SCENE, profileOf({ jpeg: '1' }, lists)).run('document.publish()');
      return read('film.jpg').length;
    };
    expect(sizeAt(95)).toBeGreaterThan(sizeAt(10));
  });

  const LINKED: DocumentLiteral = { library: [{ name: 'ui/s', linkageClassName: 'ui.S' }] };

  it.each<[string, string, string, string]>([
    ['swc of the formats', profileOf({ swc: '1' }), 'document.publish()', 'film.swc'],
    ['exportSWC', profileOf({}), 'document.exportSWC = true; document.publish()', 'film.swc'],
    [
      'the name of the profile',
      profileOf({ swc: '1', swcDefaultName: '0', swcFileName: 'libs\\skin.swc' }),
      'document.publish()',
      'libs/skin.swc',
    ],
    [
      'exportSWC of a symbol',
      profileOf({}),
      "document.library.items[1].exportSWC(document.pathURI.replace('film.fla', 's.swc'))",
      's.swc',
    ],
  ])('a SWC, and nothing else: %s', (_what, profile, script, file) => {
    const host = hostOf(LINKED, profile);
    host.run(script);
    expect([written(), host.warnings]).toEqual([[file], []]);
    expect(readSwc(read(file)).scripts.map(({ name }) => name)).toEqual(['ui/S']);
  });

  it('no SWC of a document that exports nothing, nor anything else', () => {
    const host = hostOf(SCENE, profileOf({ swc: '1', png: '1' }));
    expect(() => host.run('document.publish()')).toThrow(/Document.publish: .* exports nothing/);
    expect(written()).toEqual([]);
  });

  it('A picture outside the folders of scripts is not made', () => {
    const formats = { png: '1', pngDefaultName: '0', pngFileName: '../../elsewhere/a.png' };
    expect(() => hostOf(SCENE, profileOf(formats)).run('document.publish()')).toThrow(/outside the folders/);
  });
});
