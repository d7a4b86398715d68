import fs from 'fs';
import os from 'os';
import path from 'path';
import { PNG } from 'pngjs';
import { createHost, openHost } from '../../../../app/index';
import type { HostHandle } from '../../../../app/HostHandle';
import type { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { describeDocuments, documentPath } from '../../../support/documents';
import { soundDocument } from '../../../support/soundDocument';
import { TONE_MP3 } from '../../../support/toneMp3';
import { writeXfl } from '../../../support/writeXfl';

let folder: string;
let host: HostHandle;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-'));
  host = createHost({ layers: [{}] }, { roots: [folder], canSave: true });
});
afterEach(() => {
  host.dispose();
  fs.rmSync(folder, { recursive: true });
});

/** Three pixels: opaque red, red at half strength, nothing. */
const PIXELS = [200, 0, 0, 255, 200, 0, 0, 128, 0, 0, 0, 0];

function writePng(name: string): string {
  const png = new PNG({ width: 3, height: 1 });
  png.data.set(PIXELS);
  return write(name, PNG.sync.write(png));
}

/** A PCM file of 44.1 kHz, 16 bits, two channels. */
function writeWav(name: string, samples: number): string {
  const wav = Buffer.alloc(44 + 4 * samples);
  wav.write('RIFF');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  [16, 0x00020001, 44100, 176400, 0x00100004].forEach((value, i) => wav.writeUInt32LE(value, 16 + 4 * i));
  wav.write('data', 36);
  wav.writeUInt32LE(4 * samples, 40);
  return write(name, wav);
}

function write(name: string, bytes: Uint8Array): string {
  fs.writeFileSync(path.join(folder, name), bytes);
  return uri(name);
}
const uri = (name: string): string => `file://${path.join(folder, name)}`;

it('A picture that is imported is in the middle of the stage, and comes out again as it was', () => {
  const source = JSON.stringify(writePng('dot.png'));
  host.run(`
    var d = fl.getDocumentDOM();
    d.importFile(${source});
    var e = d.selection[0];
    fl.trace([d.selection.length, e.instanceType, e.left + e.width / 2, e.top + e.height / 2].join());
    fl.trace([e.libraryItem.hPixels, e.libraryItem.vPixels, e.libraryItem.compressionType].join());
    fl.trace(e.libraryItem.exportToFile('${uri('out.png')}') + ' ' + e.libraryItem.exportToFile('${uri('out.bmp')}'));`);
  expect(host.output).toEqual(['1,bitmap,275,200', '3,1,lossless', 'true false']);
  const { data } = PNG.sync.read(fs.readFileSync(path.join(folder, 'out.png')));
  expect([...data].every((value, i) => Math.abs(value - PIXELS[i]) <= 1)).toBe(true);
});

it('With true a picture goes to the library only; a name that is taken gets a number', () => {
  const source = JSON.stringify(writePng('dot.png'));
  host.run(`var d = fl.getDocumentDOM(); d.importFile(${source}, true); d.importFile(${source}, true);`);
  const { library, selection } = host.document;
  expect([library.items.map(({ name }) => name), selection]).toEqual([['dot.png', 'dot 1.png'], []]);
});

// kwiksher/storyboard-importer-jsfl moves what it imports into a folder so; another command converts what it imports.
it('What is imported is selected: in the library, or on the stage', () => {
  const square = '<svg><rect width="9" height="9"/></svg>';
  const files = [writePng('dot.png'), writeWav('beep.wav', 9), write('a.svg', Buffer.from(square))];
  host.run(`var d = fl.getDocumentDOM(), lib = d.library; lib.newFolder('f');
    ${JSON.stringify(files)}.forEach(function (file) { d.importFile(file, true); lib.moveToFolder('f'); });
    fl.trace(lib.items.map(function (item) { return item.name; }).sort().join());
    d.importFile('${uri('dot.png')}'); d.convertToSymbol('graphic', 'shown', 'center');
    fl.trace([d.selection.length, d.selection[0].libraryItem.name].join());`);
  expect(host.output).toEqual(['f,f/a.svg,f/beep.wav,f/dot.png', '1,shown']);
});

it('A lossless picture is not written as JPG, by name', () => {
  const source = JSON.stringify(writePng('dot.png'));
  expect(() =>
    host.run(`var d = fl.getDocumentDOM(); d.importFile(${source}, true);
      d.library.items[0].exportToFile('${uri('out.jpg')}');`),
  ).toThrow('NotImplemented: BitmapItem.exportToFile of a lossless picture as JPG');
});

it('A WAV file becomes a sound that is saved and comes out again byte for byte', () => {
  const source = JSON.stringify(writeWav('beep.wav', 100));
  host.run(`
    var d = fl.getDocumentDOM();
    d.importFile(${source});
    fl.saveDocument(d, '${uri('made.fla')}');
    fl.closeDocument(d, false);
    var item = fl.openDocument('${uri('made.fla')}').library.items[0];
    fl.trace([item.itemType, item.name, item.originalCompressionType, item.compressionType].join());
    fl.trace(item.exportToFile('${uri('out.wav')}') + ' ' + item.exportToFile('${uri('out.mp3')}'));`);
  expect(host.output).toEqual(['sound,beep.wav,RAW,Default', 'true false']);
  expect(fs.readFileSync(path.join(folder, 'out.wav'))).toEqual(
    fs.readFileSync(path.join(folder, 'beep.wav')),
  );
});

it('A sound whose file is not in the document comes out of its data: WAV, and MP3 of one that was MP3', () => {
  const wav = soundFile('beep.wav', soundDocument([''], [{ name: 'beep.wav', samples: [1, -2] }]));
  expect(wav.subarray(36)).toEqual(Buffer.from([100, 97, 116, 97, 4, 0, 0, 0, 1, 0, 254, 255]));
  const tone = { samples: [], format: '11kHz 16bit Mono', data: TONE_MP3 };
  const attributes = `sampleCount="4410" dataLength="${TONE_MP3.length}"`;
  const named = (name: string): MemoryContainer =>
    soundDocument(
      [''],
      [{ ...tone, name, attributes: `${attributes} href="${name}" sourceExternalFilepath="${name}"` }],
    );
  expect(soundFile('tone.mp3', named('tone.mp3'))).toEqual(Buffer.from(TONE_MP3));
  expect(soundFile('tone.wav', named('tone.wav')).length).toBe(44 + 2 * 4410);
});

/** What a script exports of the only sound of a document, under its own name. */
function soundFile(name: string, container: MemoryContainer): Buffer {
  writeXfl(path.join(folder, 'sounds'), container);
  host.run(`var sounds = fl.openDocument('${uri('sounds/film.xfl')}');
    fl.trace(sounds.library.items[0].exportToFile('${uri(name)}'));
    fl.closeDocument(sounds, false);`);
  expect(host.output.at(-1)).toBe('true');
  return fs.readFileSync(path.join(folder, name));
}

describeDocuments('a sound of a real document', () => {
  it('An MP3 file is measured as Animate measures it', () => {
    const adobe = fs.readFileSync(path.join(path.dirname(documentPath('tests')), 'DOMDocument.xml'), 'utf8');
    const [entry] = /<DOMSoundItem name="media_test\/next_level.mp3"[^>]*>/.exec(adobe)!;
    const facts = (text: string): unknown =>
      ['format', 'sampleCount', 'dataLength', 'externalFileSize'].map(
        (name) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1],
      );
    fs.copyFileSync(
      path.join(path.dirname(documentPath('tests')), 'LIBRARY/media_test/next_level.mp3'),
      path.join(folder, 'level.mp3'),
    );
    fs.mkdirSync(path.join(folder, 'made'));
    host.run(`var d = fl.getDocumentDOM(); d.importFile('${uri('level.mp3')}', true);
    fl.saveDocument(d, '${uri('made/made.xfl')}');`);
    const made = fs.readFileSync(path.join(folder, 'made/DOMDocument.xml'), 'utf8');
    expect(facts(/<DOMSoundItem[^>]*>/.exec(made)![0])).toEqual(facts(entry));
  });
});

it.each([
  ['missing.png', /importFile: there is no file/],
  ['text.txt', /NotImplemented: Document.importFile of text.txt/],
])('A file %s is refused by importFile, and nothing is changed', (name, message) => {
  write('text.txt', Buffer.from('no picture'));
  expect(() => host.run(`fl.getDocumentDOM().importFile('${uri(name)}')`)).toThrow(message);
  expect(host.document.library.items).toEqual([]);
});

it('Only the folders that scripts may touch are read by importFile', () => {
  expect(() => host.run(`fl.getDocumentDOM().importFile('file:///etc/passwd')`)).toThrow(
    /outside the folders that scripts may touch/,
  );
});

describe('the file that an item was imported from', () => {
  const facts = (): unknown =>
    host.run(
      `(function () { var i = fl.getDocumentDOM().library.items[0];
        return [i.sourceFileExists, i.sourceFileIsCurrent, i.fileLastModifiedDate].join(); })()`,
    );
  const change = (name: string, seconds: number): void => {
    fs.utimesSync(path.join(folder, name), seconds, seconds);
  };

  it.each([
    ['a bitmap', 'dot.png', () => writePng('dot.png')],
    ['a sound', 'beep.wav', () => writeWav('beep.wav', 10)],
  ])('A file of %s is there and current, then newer, then gone', (_, name, make) => {
    const source = make();
    change(name, 0x3b9aca00);
    host.run(`fl.getDocumentDOM().importFile('${source}', true)`);
    expect(facts()).toBe('true,true,3b9aca00');
    change(name, 0x3b9aca01);
    expect(facts()).toBe('true,false,3b9aca00');
    fs.rmSync(path.join(folder, name));
    expect(facts()).toBe('false,false,00000000');
  });

  it('It is missing where scripts may not touch it', () => {
    host.run(`fl.getDocumentDOM().importFile('${writePng('dot.png')}', true)`);
    const saved = path.join(folder, 'doc.fla');
    host.run(`fl.saveDocument(fl.getDocumentDOM(), 'file://${saved}')`);
    const other = openHost(saved, { roots: [path.join(folder, 'none')] });
    const said = other.run('fl.getDocumentDOM().library.items[0].sourceFileExists');
    other.dispose();
    expect(said).toBe(false);
  });

  it('Pixels that are not opaque are reported by bitmapItem.hasValidAlphaLayer', () => {
    const opaque = new PNG({ width: 2, height: 1 });
    opaque.data.set([1, 2, 3, 255, 4, 5, 6, 255]);
    for (const source of [writePng('clear.png'), write('opaque.png', PNG.sync.write(opaque))])
      host.run(`fl.getDocumentDOM().importFile('${source}', true)`);
    host.run(`fl.getDocumentDOM().library.addNewItem('bitmap', 'empty')`);
    host.run(
      `var all = fl.getDocumentDOM().library.items;
       for (var i = 0; i < all.length; i++) fl.trace(all[i].name + ' ' + all[i].hasValidAlphaLayer + ' ' + all[i].hPixels + ' ' + all[i].sourceFileExists);`,
    );
    expect(host.output).toEqual(['clear.png true 3 true', 'opaque.png false 2 true', 'empty false 0 false']);
  });
});

describe('library.updateItem', () => {
  const facts = (): unknown =>
    host.run(
      `fl.getDocumentDOM().library.items.map(function (i) { return [i.name, i.hPixels, i.vPixels, i.allowSmoothing, i.sourceFileIsCurrent].join(); }).join(' ')`,
    );
  const update = (call: string): unknown => host.run(`fl.getDocumentDOM().library.updateItem(${call})`);
  const square = (side: number, value: number): Buffer => {
    const png = new PNG({ width: side, height: side });
    png.data.fill(value);
    return PNG.sync.write(png);
  };

  it('A picture is imported again; name and settings of the item stay, other items too', () => {
    const source = write('dot.png', square(2, 255));
    host.run(`var d = fl.getDocumentDOM(), l = d.library; d.importFile('${source}', true);
      l.items[0].name = 'Dot'; l.items[0].allowSmoothing = true; l.duplicateItem('Dot'); l.items[1].name = 'Copy';`);
    write('dot.png', square(5, 128));
    fs.utimesSync(path.join(folder, 'dot.png'), 2_000_000_000, 2_000_000_000);
    expect(facts()).toBe('Dot,2,2,true,false Copy,2,2,true,false');
    expect(update("'Dot'")).toBe(true);
    expect(facts()).toBe('Dot,5,5,true,true Copy,2,2,true,false');
    host.run(`var l = fl.getDocumentDOM().library;
      l.items[0].exportToFile('${uri('new.png')}'); l.items[1].exportToFile('${uri('old.png')}');`);
    const read = (name: string): PNG => PNG.sync.read(fs.readFileSync(path.join(folder, name)));
    expect([read('new.png').width, read('new.png').data[3], read('old.png').width]).toEqual([5, 128, 2]);
    host.run("fl.getDocumentDOM().library.selectItem('Copy')");
    expect(update('')).toBe(true);
    expect(facts()).toBe('Dot,5,5,true,true Copy,5,5,true,true');
  });

  it('A sound is imported again; a copy of the item stays', () => {
    host.run(`var l = fl.getDocumentDOM().library; fl.getDocumentDOM().importFile('${writeWav('beep.wav', 10)}', true);
      l.duplicateItem('beep.wav');`);
    writeWav('beep.wav', 99);
    expect(update("'beep.wav'")).toBe(true);
    const sizes = (host.document.library.items as unknown as SoundItem[]).map((item) => {
      item.exportToFile(uri('out.wav'));
      return fs.statSync(path.join(folder, 'out.wav')).size;
    });
    expect(sizes).toEqual([44 + 4 * 99, 44 + 4 * 10]);
  });

  it.each<[string, () => void, string]>([
    ['a file that is gone', () => fs.rmSync(path.join(folder, 'dot.png')), "'dot.png'"],
    ['a file of another kind', () => write('dot.png', Buffer.from('no picture')), "'dot.png'"],
    ['an item that is not there', () => undefined, "'none'"],
    ['a symbol', () => host.run("fl.getDocumentDOM().library.addNewItem('graphic', 'Star')"), "'Star'"],
    ['nothing', () => host.run('fl.getDocumentDOM().library.selectNone()'), ''],
  ])('gives false for %s, and changes nothing', (_, change, call) => {
    host.run(`fl.getDocumentDOM().importFile('${write('dot.png', square(2, 255))}', true)`);
    change();
    const before = facts();
    expect(update(call)).toBe(false);
    expect(facts()).toBe(before);
  });
});
