import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { Faces, readFontFolders } from '../../../../output/svg/fonts/Faces';
import { makeFont } from '../../../support/makeFont';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

const FONTS = [
  { family: 'Box Sans', postScriptName: 'BoxSans-Regular', style: 'Regular' },
  { family: 'Box Sans', postScriptName: 'BoxSans-Bold', style: 'Bold', weight: 700 },
  { family: 'Box', postScriptName: 'Box-Italic', style: 'Italic', isItalic: true },
  { family: 'Box', postScriptName: 'BoxMT', style: 'Regular', weight: 300 },
  { family: 'Other', postScriptName: 'Box', style: 'Bold', weight: 900 },
];

/** Releases of a font have different PostScript names: Noto Sans was `NotoSans`. */
it.each([
  ['BoxSans-Regular', 'BoxSans-Regular', 400],
  ['BoxSans', 'the regular one of its family', 400],
  ['Box Sans', 'that of its family, with a space', 400],
  ['Box Sans Bold', 'family and style', 700],
  ['BoxSans-Bold', 'BoxSans-Bold', 700],
  ['Box', 'the one that is called so, not the regular one of that family', 900],
  ['BoxSans-Italic', 'none', undefined],
  ['Other', 'none: only the bold one of the family is there', undefined],
])('The face %s is the font %s', (face, _, weight) => {
  FONTS.forEach((font, i) => fs.writeFileSync(path.join(folder(), `${i}.ttf`), makeFont(font)));
  expect(new Faces(readFontFolders(nodePlatform, [folder()])).styleOf(face)?.weight).toBe(weight);
});
