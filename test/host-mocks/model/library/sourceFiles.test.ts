import fs from 'node:fs';
import path from 'node:path';
import { openHost } from '../../../../app';
import { temporaryFolder } from '../../../support/temporaryFolder';

const DATE = 1337087196;

const media = (kind: string, file: string): string =>
  `<DOM${kind}Item name="${kind}" sourceExternalFilepath="${file}" sourceLastImported="${DATE}"/>`;

describe('the imported files of bitmaps, sounds and videos', () => {
  const folder = temporaryFolder();

  /** What the items say of their files; `seconds` is the date of photo.png. */
  function told(seconds: number, roots: readonly string[]): unknown {
    const xfl = path.join(folder(), 'sky');
    fs.mkdirSync(xfl, { recursive: true });
    const photo = path.join(folder(), 'photo.png');
    fs.writeFileSync(photo, 'x');
    fs.utimesSync(photo, seconds, seconds);
    fs.mkdirSync(path.join(folder(), 'beeps'), { recursive: true });
    const items = [
      media('Bitmap', '../photo.png'),
      media('Sound', '../beeps'),
      media('Video', photo.replace('photo', 'gone')),
      '<DOMBitmapItem name="made"/>',
    ];
    fs.writeFileSync(
      path.join(xfl, 'DOMDocument.xml'),
      `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"><media>${items.join('')}</media></DOMDocument>`,
    );
    const { library } = openHost(xfl, { roots }).document;
    return (library.items as unknown as Record<string, unknown>[]).map((item) =>
      [item.name, item.sourceFileExists, item.sourceFileIsCurrent, item.fileLastModifiedDate].join(),
    );
  }

  const gone = ['Sound,false,false,00000000', 'Video,false,false,00000000', 'made,false,false,00000000'];

  it.each([
    ['a file of the same date', DATE, 'Bitmap,true,true,4fb254dc'],
    ['a file that was changed', DATE + 60, 'Bitmap,true,false,4fb254dc'],
  ])('%s', (_what, seconds, bitmap) => {
    expect(told(seconds, [folder()])).toEqual(expect.arrayContaining([bitmap, ...gone]));
  });

  it('A file outside the folders that scripts may touch does not exist', () => {
    expect(told(DATE, [path.join(folder(), 'beeps')])).toEqual(
      expect.arrayContaining(['Bitmap,false,false,00000000', ...gone]),
    );
  });
});
