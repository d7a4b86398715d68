import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { createHost, type DocumentLiteral, type HostHandle } from '../../../app';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();

// revanaii/JSFLs exports elements by the paths of their items, into the folders of the library.
it.each([
  ['exportPNG', 'a.png'],
  ['exportSVG', 'a.svg'],
])('%s makes the folders on the way to its file', (method, name) => {
  const root = folder();
  const uri = `${pathToFileURL(root).href}/parts/arm/${name}`;
  const host = createHost({ layers: [] }, { roots: [root] });
  expect(host.run(`fl.getDocumentDOM().${method}('${uri}', true, true)`)).toBe(true);
  expect(fs.existsSync(path.join(root, 'parts', 'arm', name))).toBe(true);
});

/** A red square of 10 pixels at 20, 30 of a green stage; the symbol holds one of 6 x 4 pixels, and nothing in frame 2. */
const SCENE: DocumentLiteral = {
  name: 'film.fla',
  width: 60,
  height: 50,
  backgroundColor: '#00FF00',
  library: [
    {
      name: 's',
      type: 'movie clip',
      layers: [
        {
          frames: [
            { elements: [{ shape: 'rectangle', x: 5, y: 5, width: 6, height: 4, fill: '#0000FF' }] },
            { elements: [{ shape: 'rectangle', x: 5, y: 5, width: 3, height: 4, fill: '#0000FF' }] },
          ],
        },
      ],
    },
  ],
  layers: [{ elements: [{ shape: 'rectangle', x: 20, y: 30, width: 10, height: 10, fill: '#FF0000' }] }],
};

function hostOf(literal: DocumentLiteral = SCENE): HostHandle {
  return createHost(literal, { roots: [folder()] });
}

function exported(host: HostHandle, script: string, name = 'a.png'): PNG {
  host.run(script.replaceAll('FILE', `'${pathToFileURL(path.join(folder(), name)).href}'`));
  return PNG.sync.read(fs.readFileSync(path.join(folder(), name)));
}

const pixel = (picture: PNG, x: number, y: number): number[] => [
  ...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
];

// Settings of a profile as Flash CS5 to Animate 24 store them; 15 of 16 pictures that public exporters wrote have alpha.
describe('exportPNG follows the profile', () => {
  const profile = (settings: string): string =>
    `document.importPublishProfileString('<flash_profiles><flash_profile version="1.0" name="Default" current="true">' +
      '<PublishPNGProperties enabled="true">${settings}</PublishPNGProperties></flash_profile></flash_profiles>');`;

  it.each<[string, string, size: [number, number], corner: number[]]>([
    ['no settings', '', [60, 50], [0, 0, 0, 0]],
    ['alpha', '<BitDepth>24-bit with Alpha</BitDepth>', [60, 50], [0, 0, 0, 0]],
    ['24 bits', '<BitDepth>24-bit</BitDepth>', [60, 50], [0, 255, 0, 255]],
    ['8 bits', '<BitDepth>8-bit</BitDepth><Transparent>0</Transparent>', [60, 50], [0, 255, 0, 255]],
    ['8 clear bits', '<BitDepth>8-bit</BitDepth><Transparent>1</Transparent>', [60, 50], [0, 0, 0, 0]],
    [
      'half the size',
      '<MatchMovieDim>0</MatchMovieDim><Width>30</Width><Height>25</Height>',
      [30, 25],
      [0, 0, 0, 0],
    ],
    ['a size that is not used', '<MatchMovieDim>1</MatchMovieDim><Width>30</Width>', [60, 50], [0, 0, 0, 0]],
    ['a size that is none', '<MatchMovieDim>0</MatchMovieDim><Width>wide</Width>', [60, 50], [0, 0, 0, 0]],
  ])('with %s', (_what, settings, size, corner) => {
    const script = settings === '' ? '' : profile(settings);
    const picture = exported(hostOf(), `${script} document.exportPNG(FILE, true, true)`);
    expect([picture.width, picture.height]).toEqual(size);
    expect(pixel(picture, 0, 0)).toEqual(corner);
    const scale = picture.width / 60;
    expect(pixel(picture, 24 * scale, 36 * scale)).toEqual([255, 0, 0, 255]);
  });
});

// Two public exporters hide all layers but one, and expect one picture of each: the publish setting decides.
it.each([
  ['are drawn by default', '', 255],
  ['are left out where the publish settings leave them out', '<InvisibleLayer>0</InvisibleLayer>', 0],
])('Hidden layers %s', (_what, settings, alpha) => {
  const script = `document.importPublishProfileString('<flash_profiles><flash_profile version="1.0" name="Default">' +
      '<PublishFlashProperties enabled="true">${settings}</PublishFlashProperties></flash_profile></flash_profiles>');
    document.getTimeline().layers[0].visible = false; document.exportPNG(FILE, true, true)`;
  expect(pixel(exported(hostOf(), script), 25, 35)[3]).toBe(alpha);
});

// Three public exporters open each symbol and export it; all their pictures show it.
describe('While a symbol is edited', () => {
  const EDIT = "document.library.editItem('s');";

  it.each<[string, string, number]>([
    ['exportPNG', 'document.exportPNG(FILE, true, true)', 6],
    [
      'exportPNG of frame 2',
      'document.getTimeline().currentFrame = 1; document.exportPNG(FILE, true, true)',
      3,
    ],
  ])('%s draws the symbol', (_what, script, width) => {
    const picture = exported(hostOf(), `${EDIT} ${script}`);
    expect([picture.width, picture.height]).toEqual([width, 4]);
    expect(pixel(picture, 1, 1)).toEqual([0, 0, 255, 255]);
  });

  it.each([
    ['exportSVG', 'svg', /#0000ff/i, /#ff0000/i],
    ['exportGIF', 'gif', /^GIF89a\x06\x00\x04\x00/, /^GIF89a\x3c/],
  ])('%s draws the symbol', (method, ending, there, missing) => {
    const file = path.join(folder(), `a.${ending}`);
    hostOf().run(`${EDIT} document.${method}('${pathToFileURL(file).href}', true, true)`);
    const text = fs.readFileSync(file, 'latin1');
    expect(text).toMatch(there);
    expect(text).not.toMatch(missing);
  });

  it('All frames of it are exported, and the scene again after it is left', () => {
    const host = hostOf();
    const uri = pathToFileURL(path.join(folder(), 'b.png')).href;
    host.run(`${EDIT} document.exportPNG('${uri}', true, false)`);
    expect(fs.readdirSync(folder()).sort()).toEqual(['b0001.png', 'b0002.png']);
    const picture = exported(host, 'document.exitEditMode(); document.exportPNG(FILE, true, true)');
    expect([picture.width, picture.height]).toEqual([60, 50]);
  });
});
