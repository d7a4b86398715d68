import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { createHost, type HostHandle } from '../../../../app';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { readFont } from '../../../../output/svg/fonts/readFont';
import { rasterize } from '../../../../output/pictures/rasterize';
import { makeFont, type FontDescription } from '../../../support/makeFont';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

const SIZE = 20;

/** A picture of three letters in a face, where a folder has some fonts. */
function open(
  face: string,
  fonts: FontDescription[],
  textType: 'static' | 'dynamic' = 'dynamic',
): HostHandle {
  fonts.forEach((font, index) => fs.writeFileSync(path.join(folder(), `${index}.ttf`), makeFont(font)));
  const text = { text: 'ABC', face, size: SIZE, x: 10, y: 10, width: 80, height: 30, textType };
  return createHost({ width: 100, height: 60, layers: [{ elements: [text] }] }, { fonts: [folder()] });
}

/** How much of the picture is black, in letters as high as they are wide. */
function blackLetters(png: Uint8Array): number {
  const { data } = PNG.sync.read(Buffer.from(png));
  let darkness = 0;
  for (let at = 0; at < data.length; at += 4) darkness += (255 - data[at]) / 255;
  return darkness / SIZE ** 2;
}

const draw = (host: HostHandle): Uint8Array =>
  rasterize(nodePlatform.rasterizer, host.render(), { fontFolders: [folder()] });

const full = { height: 1 };
const low = { height: 0.25 };

const CASES: [string, string, FontDescription[]][] = [
  ['the only font', 'BoxSans', [{ family: 'Box Sans', postScriptName: 'BoxSans' }]],
  [
    'bold among two weights',
    'BoxSans-Bold',
    [
      { family: 'Box Sans', postScriptName: 'BoxSans', ...low },
      { family: 'Box Sans', postScriptName: 'BoxSans-Bold', weight: 700, ...full },
    ],
  ],
  [
    'a weight that its name does not tell as bold, of a family with a digit',
    'SourceBox3-Light',
    [
      { family: 'Source Box 3', postScriptName: 'SourceBox3-Regular', ...low },
      { family: 'Source Box 3', postScriptName: 'SourceBox3-Light', weight: 300, ...full },
    ],
  ],
  [
    'the heaviest of two that are bold by name',
    'Box-Black',
    [
      { family: 'Box', postScriptName: 'Box-Bold', weight: 700, ...low },
      { family: 'Box', postScriptName: 'Box-Black', weight: 900, ...full },
    ],
  ],
  [
    'italic',
    'Box-It',
    [
      { family: 'Box', postScriptName: 'Box-Roman', ...low },
      { family: 'Box', postScriptName: 'Box-It', isItalic: true, ...full },
    ],
  ],
  [
    'a name that says nothing of the family',
    'XYZ-Roman',
    [{ family: 'Quite Another', postScriptName: 'XYZ-Roman', ...full }],
  ],
];

describe('fonts of a folder that the machine does not have', () => {
  it.each(CASES)('%s: the picture shows it', (_, face, fonts) => {
    expect(blackLetters(draw(open(face, fonts)))).toBeCloseTo(3, 1);
  });

  it('Static text is drawn in them, too', () => {
    const fonts = [{ family: 'Box Sans', postScriptName: 'BoxSans', height: 0.5 }];
    expect(blackLetters(draw(open('BoxSans', fonts, 'static')))).toBeCloseTo(1.5, 1);
  });

  it('The bitmap of convertSelectionToBitmap shows it', () => {
    const host = open('BoxSans', [{ family: 'Box Sans', postScriptName: 'BoxSans' }]);
    host.document.selectAll();
    host.document.convertSelectionToBitmap();
    expect(host.warnings).toEqual([]);
    expect(blackLetters(draw(host))).toBeCloseTo(3, 1);
  });

  it('A stand-in is drawn without the folder', () => {
    const host = open('BoxSans', [{ family: 'Box Sans', postScriptName: 'BoxSans' }]);
    expect(blackLetters(rasterize(nodePlatform.rasterizer, host.render()))).toBeLessThan(1.5);
  });
});

it('A picture names the family that the font belongs to, and what else chooses it', () => {
  const svg = open('SourceBox3-Light', [
    { family: 'Source Box 3', postScriptName: 'SourceBox3-Light', weight: 300 },
  ]).render();
  expect(svg).toMatch(/<text [^>]*font-family="'Source Box 3','SourceBox3-Light',[^"]*" font-weight="300"/);
});

it('A font says which family, weight and style it is', () => {
  const bytes = makeFont({ family: 'Box', postScriptName: 'Box-Heavy', weight: 800, isItalic: true });
  const style = { families: ['Box'], fullName: 'Box 800', weight: 800, isItalic: true, width: 5 };
  expect(readFont(bytes)?.style).toEqual(style);
});
