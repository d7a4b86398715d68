import fs from 'node:fs';
import path from 'node:path';
import { openHost } from '../../../../app';
import { temporaryFolder } from '../../../support/temporaryFolder';

const ITEMS =
  '<DOMBitmapItem name="photo" bitmapDataHRef="M 1.dat"/>' +
  '<DOMBitmapItem name="logo" href="logo.png" bitmapDataHRef="M 2.dat"/>' +
  '<DOMSoundItem name="art/beep" soundDataHRef="M 3.dat"/>' +
  '<DOMBitmapItem name="never stored"/>';

describe('an XFL folder without some files of its media', () => {
  const folder = temporaryFolder();

  /** The warnings of opening the folder with these files besides DOMDocument.xml. */
  function warningsWith(...files: string[]): readonly string[] {
    const xfl = path.join(folder(), 'sky');
    const xml = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"><media>${ITEMS}</media></DOMDocument>`;
    for (const [name, text] of [['DOMDocument.xml', xml], ...files.map((file) => [file, ''])]) {
      fs.mkdirSync(path.dirname(path.join(xfl, name)), { recursive: true });
      fs.writeFileSync(path.join(xfl, name), text);
    }
    return openHost(xfl).warnings;
  }

  it('A warning is given for each item when it is opened', () => {
    expect(warningsWith()).toEqual([
      'sky.xfl: bin/M 1.dat is missing; the item "photo" has no data',
      'sky.xfl: bin/M 2.dat is missing; the item "logo" has no data',
      'sky.xfl: bin/M 3.dat is missing; the item "art/beep" has no data',
    ]);
  });

  it('A document with the imported file in place of the data opens without a warning', () => {
    expect(warningsWith('bin/M 1.dat', 'LIBRARY/logo.png', 'bin/M 3.dat')).toEqual([]);
  });
});
