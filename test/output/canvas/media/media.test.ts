import fc from 'fast-check';
import { PNG } from 'pngjs';
import { encodeBitmap } from '../../../../output/pixels/encodeBitmap';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { PublishedMedia } from '../../../../output/canvas/media/PublishedMedia';
import { FileNames } from '../../../../output/canvas/media/FileNames';
import { publishMedia } from '../../../../output/canvas/media/publishMedia';
import { storedSoundOf } from '../../../../film/sound/readStoredSound';
import { readCanvasSettings } from '../../../../output/canvas/CanvasSettings';
import { canvasProfile, documentWith } from '../../filesOfDocument';

/** A bitmap of one colour, as a document stores it. */
function plain(width: number, height: number, color: readonly number[]): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < rgba.length; at += 4) rgba.set(color, at);
  return encodeBitmap({ width, height, rgba }, nodePlatform.compression);
}

/** The head of a JPEG file of 4 x 3 pixels: as much as a reader of its size needs. */
const JPEG = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 3, 0, 4, 3],
  ...[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9, 0, 0],
]);

const RED = [255, 0, 0, 255] as const;
const BLUE = [0, 0, 255, 128] as const;

const MEDIA = `
  <DOMBitmapItem name="art/red.png" href="red.png" bitmapDataHRef="red.dat" frameRight="200" frameBottom="120"/>
  <DOMBitmapItem name="art/photo.jpg" href="photo.jpg" bitmapDataHRef="photo.dat"/>
  <DOMBitmapItem name="blue" href="blue.png" bitmapDataHRef="blue.dat"/>
  <DOMBitmapItem name="gone" href="gone.png" bitmapDataHRef="gone.dat"/>
  <DOMSoundItem name="pop.mp3" soundDataHRef="pop.dat" format="44kHz 16bit Stereo" sampleCount="3"/>
  <DOMSoundItem name="hum.wav" soundDataHRef="hum.dat" format="22kHz 16bit Mono" sampleCount="1152" dataLength="4"/>
  <DOMSoundItem name="old" soundDataHRef="old.dat" format="5kHz 8bit Mono" sampleCount="5"/>
  <DOMSoundItem name="odd" soundDataHRef="odd.dat" format="44kHz 16bit Mono" sampleCount="9"/>
  <DOMSoundItem name="lost" soundDataHRef="lost.dat" format="44kHz 16bit Mono" sampleCount="9"/>`;

const FILES = {
  'bin/red.dat': plain(10, 6, RED),
  'bin/blue.dat': plain(7, 5, BLUE),
  'bin/photo.dat': JPEG,
  'bin/pop.dat': Uint8Array.from([1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0]),
  'bin/hum.dat': Uint8Array.from([0xff, 0xfb, 1, 2, 9, 9, 9]),
  'bin/old.dat': Uint8Array.from([128, 129, 130, 131, 132]),
  'bin/odd.dat': Uint8Array.from([7, 7, 7]),
};

const REQUESTS = {
  bitmaps: ['art/red.png', 'art/photo.jpg', 'blue', 'gone'].map((path) => ({
    path,
    name: path.replace(/\W/g, ''),
  })),
  sounds: ['pop.mp3', 'hum.wav', 'old', 'odd', 'lost'].map((path) => ({
    path,
    name: path.replace(/\W/g, ''),
  })),
};

function published(properties: Readonly<Record<string, string>> = {}): PublishedMedia {
  const files = { ...FILES, 'PublishSettings.xml': canvasProfile(properties) };
  const document = documentWith({ name: 'film.fla' }, files, MEDIA);
  return publishMedia(document.film, REQUESTS, readCanvasSettings(document.film));
}

const pathsOf = ({ files }: PublishedMedia): string[] => files.map(({ path }) => path);

describe('bitmaps', () => {
  it('Each is a file of its own: a JPEG as it was imported, others as PNG', () => {
    const media = published();
    expect(pathsOf(media).slice(0, 3)).toEqual([
      'images/artredpng.png',
      'images/artphotojpg.jpg',
      'images/blue.png',
    ]);
    expect(media.files[1].bytes).toEqual(JPEG);
    const red = PNG.sync.read(Buffer.from(media.files[0].bytes));
    expect([red.width, red.height, ...red.data.subarray(0, 4)]).toEqual([10, 6, ...RED]);
    expect(media.bitmaps.get('art/photo.jpg')).toEqual({
      kind: 'image',
      id: 'artphotojpg',
      width: 4,
      height: 3,
    });
    expect(media.manifest[0]).toEqual({ src: 'images/artredpng.png', id: 'artredpng' });
  });

  it('A bitmap that cannot be read is left out, and reported', () => {
    const media = published();
    expect(media.bitmaps.has('gone')).toBe(false);
    expect(media.losses.map(({ where }) => where)).toEqual(['"gone"', '"odd"', '"lost"']);
  });

  it('A sheet has the pixels of each where its frames say, and no JPEG', () => {
    const media = published({ exportAsSpritesheet: 'true' });
    expect(pathsOf(media).slice(0, 2)).toEqual(['images/film_atlas_1.png', 'images/artphotojpg.jpg']);
    const sheet = PNG.sync.read(Buffer.from(media.files[0].bytes));
    const [{ name, frames }] = media.sheets;
    expect(name).toBe('film_atlas_1');
    expect(media.bitmaps.get('blue')).toEqual({ kind: 'frame', sheet: name, frame: 1, width: 7, height: 5 });
    for (const [index, color] of [RED, BLUE].entries()) {
      const [left, top, width, height] = frames[index];
      for (const [x, y] of [
        [left, top],
        [left + width - 1, top + height - 1],
      ])
        expect([...sheet.data.subarray((y * sheet.width + x) * 4).subarray(0, 4)]).toEqual([...color]);
    }
  });

  it('A bitmap that a sheet has no room for is a file of its own', () => {
    const size = { pngMaxSheetWidth: '16', pngMaxSheetHeight: '16' };
    const files = {
      ...FILES,
      'bin/red.dat': plain(17, 6, RED),
      'PublishSettings.xml': canvasProfile({ exportAsSpritesheet: 'true', ...size }),
    };
    const document = documentWith({ name: 'film.fla' }, files, MEDIA);
    const media = publishMedia(document.film, REQUESTS, readCanvasSettings(document.film));
    expect(media.bitmaps.get('art/red.png')?.kind).toBe('image');
    expect(media.bitmaps.get('blue')?.kind).toBe('frame');
  });

  it('Images and sounds that the settings keep out are not written, and named as before', () => {
    const media = published({ exportImages: 'false', exportSounds: 'false' });
    expect(media.files).toEqual([]);
    expect(media.manifest).toEqual(published().manifest);
  });
});

describe('sounds', () => {
  it('They are recognised by their data, not by their names', () => {
    const media = published();
    expect(pathsOf(media).slice(3)).toEqual(['sounds/popmp3.wav', 'sounds/humwav.mp3', 'sounds/old.wav']);
    expect(media.files[4].bytes).toEqual(Uint8Array.from([0xff, 0xfb, 1, 2]));
    expect([...media.sounds]).toEqual([
      ['pop.mp3', 'popmp3'],
      ['hum.wav', 'humwav'],
      ['old', 'old'],
    ]);
  });

  it.each([
    [3, { rate: 44100, channels: 2, bits: 16, length: 12 }],
    [5, { rate: 5513, channels: 1, bits: 8, length: 5 }],
  ])('The file %d is a WAV file of %j', (index, { rate, channels, bits, length }) => {
    const { bytes } = published().files[index];
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const text = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
    expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
    expect(view.getUint32(4, true)).toBe(bytes.length - 8);
    expect(bytes.length % 2).toBe(0);
    const facts = [20, 22, 34].map((at) => view.getUint16(at, true));
    expect([...facts, view.getUint32(24, true)]).toEqual([1, channels, bits, rate]);
    expect(view.getUint32(28, true)).toBe((rate * channels * bits) / 8);
    expect(view.getUint32(40, true)).toBe(length);
  });

  it('Data of sounds never make reading fail', () => {
    const formats = fc.constantFrom('44kHz 16bit Stereo', '5kHz 8bit Mono', 'nonsense', '');
    const data = fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(Uint8Array.from([0xff, 0xe3])));
    fc.assert(
      fc.property(data, formats, fc.integer(), fc.integer(), (bytes, format, count, length) => {
        const media = `<DOMSoundItem name="s" soundDataHRef="s.dat" format="${format}" sampleCount="${count}" dataLength="${length}"/>`;
        const document = documentWith({}, { 'bin/s.dat': bytes }, media);
        const sound = storedSoundOf(document.itemAt('s'), document.files);
        if (sound) expect(sound.stored.data.length).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});

it('Two files never have names that some system takes for one', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'A', 'e\u0301', '\u00e9', '_', '1', '/', '.'),
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const taken = new FileNames();
      const keys = names.map((one) => taken.take('images/', one, '.png').normalize('NFC').toLowerCase());
      expect(new Set(keys).size).toBe(names.length);
    }),
  );
});
