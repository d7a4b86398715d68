import fs from 'node:fs';
import path from 'node:path';
import { describeDocuments, documentPath } from '../../../support/documents';
import { soundDocument, type TestSound } from '../../../support/soundDocument';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { toneSound } from '../../../support/toneMp3';
import { writeXfl } from '../../../support/writeXfl';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

function write(layers: readonly string[], sounds: readonly TestSound[], attributes?: string): string {
  return writeXfl(at('film'), soundDocument(layers, sounds, attributes));
}

interface Wav {
  rate: number;
  channels: number;
  bits: number;
  /** Samples of one channel. */
  count: number;
  samples: Int16Array;
}

/** As other programs read a WAV file: its chunks. */
function readWav(file: string): Wav {
  const bytes = fs.readFileSync(file);
  expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(4)]).toEqual(['RIFF', bytes.length - 8]);
  const [channels, rate, bits] = [bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)];
  const length = bytes.readUInt32LE(40);
  const data = bytes.subarray(44, 44 + length);
  const samples = Int16Array.from({ length: length / 2 }, (_, index) => data.readInt16LE(index * 2));
  return { rate, channels, bits, count: (length * 8) / bits / channels, samples };
}

const BEEP: TestSound = { name: 'beep.wav', samples: [1, 2, 3] };
const TONE = toneSound('tone.mp3');

it('Each sound that a query finds is written with as many samples as the document says', async () => {
  const file = write([''], [BEEP, TONE]);
  const { status, out, err } = await runCli(
    'export',
    file,
    '--to',
    'wav',
    '--items',
    ':sound',
    '-o',
    at('out'),
  );
  expect([status, err, out]).toEqual([0, '', `${at('out', 'beep.wav')}\n${at('out', 'tone.wav')}\n`]);
  const { rate, channels, bits, count, samples } = readWav(at('out', 'beep.wav'));
  expect([rate, channels, bits, count, [...samples]]).toEqual([44100, 1, 16, 3, [1, 2, 3]]);
  const tone = readWav(at('out', 'tone.wav'));
  expect([tone.rate, tone.channels, tone.count]).toEqual([11025, 1, 4410]);
});

it('A timeline is mixed over its frames, and over the frames that are chosen', async () => {
  const frames = '<DOMFrame index="0" duration="23"/><DOMFrame index="23" soundName="beep.wav"/>';
  const file = write([frames], [BEEP]);
  const made = async (...more: string[]): Promise<Wav> => {
    const { status, err } = await runCli('export', file, '--to', 'wav', '-o', at('mix.wav'), ...more);
    expect([status, err]).toEqual([0, '']);
    return readWav(at('mix.wav'));
  };
  const { rate, channels, count, samples } = await made();
  expect([rate, channels, count]).toEqual([44100, 2, 44100]);
  const start = Math.round((23 * 44100) / 24);
  expect([...samples.subarray(start * 2 - 2, start * 2 + 8)]).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 0, 0]);
  expect((await made('--frames', '24', '--loop', '2')).count).toBe(3675);
});

it('Sounds of movie clips are added with --play, and without it their number is reported', async () => {
  const show = '<elements><DOMSymbolInstance libraryItemName="clip"/></elements>';
  const clip = ['<DOMFrame index="0"/><DOMFrame index="1" soundName="beep.wav"/>'];
  const scene = [`<DOMFrame index="0" duration="2">${show}</DOMFrame>`];
  const file = writeXfl(at('film'), soundDocument(scene, [BEEP], undefined, { clip }));
  const silent = await runCli('export', file, '--to', 'wav', '-o', at('mix.wav'));
  expect([silent.status, silent.err.trim().split('\n').length]).toEqual([1, 1]);
  expect(silent.err).toContain('those of its movie clips are heard with --play');
  const played = await runCli('export', file, '--to', 'wav', '--play', '-o', at('mix.wav'));
  expect([played.status, played.err]).toEqual([0, '']);
  const { count, samples } = readWav(at('mix.wav'));
  const start = Math.round(44100 / 24);
  expect([count, ...samples.subarray(start * 2 - 2, start * 2 + 8)]).toEqual([
    3675, 0, 0, 1, 1, 2, 2, 3, 3, 0, 0,
  ]);
});

it.each<[string, Partial<TestSound>, string]>([
  [
    'no data',
    { data: new Uint8Array() },
    'its data are missing, or not of the length and form that the document says',
  ],
  [
    'samples of another length',
    { attributes: 'sampleCount="77"' },
    'its data are missing, or not of the length',
  ],
  [
    'noise',
    { data: Uint8Array.of(255, 227, 1, 2, 3, 4, 5, 6) },
    'its data hold no sound that can be decoded',
  ],
])(
  'A sound of %s is silent, told in one line; alone it fails, and nothing is written',
  async (_, lie, why) => {
    const file = write(['<DOMFrame index="0" soundName="beep.wav"/>'], [{ ...BEEP, ...lie }]);
    const mix = await runCli('export', file, '--to', 'wav', '-o', at('mix.wav'));
    expect([mix.status, readWav(at('mix.wav')).count]).toEqual([0, 1838]);
    expect(mix.err).toMatch(new RegExp(`^adobe-collection: .*the sound "beep.wav" is silent: ${why}.*\n$`));
    const alone = await runCli('export', file, '--to', 'wav', '--items', ':sound', '-o', at('out'));
    expect(alone.status).toBe(1);
    expect(alone.err.split('\n').length).toBe(2);
    expect(fs.existsSync(at('out'))).toBe(false);
  },
);

it.each<[string, string, readonly string[], string]>([
  ['without sounds', '<DOMFrame index="0"/>', [], 'there is nothing to export'],
  ['without frames', '', [], 'there is nothing to export'],
  [
    'of 4,000,000 frames',
    '<DOMFrame index="0" duration="4000000" soundName="beep.wav"/>',
    [],
    'claims 4,000,000 frames; the maximum is 100,000',
  ],
  [
    'with a background',
    '<DOMFrame index="0" soundName="beep.wav"/>',
    ['--background', '#000000'],
    'which shows nothing',
  ],
  [
    'with a size',
    '<DOMFrame index="0" soundName="beep.wav"/>',
    ['--size', '2x2'],
    '--size goes with --to mp4 or webm or mov',
  ],
])('A mix of a timeline %s fails in one line, and writes nothing', async (_, frames, options, message) => {
  const file = write([frames], [BEEP]);
  const { status, err } = await runCli('export', file, '--to', 'wav', '-o', at('out'), ...options);
  expect(status).toBeGreaterThan(0);
  expect(err.split('\n')[0]).toContain(message);
  expect(fs.existsSync(at('out'))).toBe(false);
});

it.each(['0', '-24', 'NaN', '1e9'])('A document of %s frames a second is refused', async (rate) => {
  const file = write(['<DOMFrame index="0" soundName="beep.wav"/>'], [BEEP], `frameRate="${rate}"`);
  const { status, err } = await runCli('export', file, '--to', 'wav', '-o', at('mix.wav'));
  if (rate === 'NaN') expect(status).toBe(0);
  else
    expect([status, err]).toEqual([
      1,
      expect.stringContaining('frames a second: films and mixes have 0.01 to 1000'),
    ]);
});

it('The length, the rate and the form of a sound are shown by tree', async () => {
  const { out } = await runCli('tree', write([''], [BEEP, TONE]));
  expect(out).toContain('beep.wav (sound, 0.00006803 s, 44kHz 16bit Mono, PCM)');
  expect(out).toContain('(sound, 0.4 s, 11kHz 16bit Mono, MP3)');
});

it('The JSON of query has the same in numbers', async () => {
  const { out } = await runCli('query', write([''], [TONE]), ':sound', '--items', '--json');
  expect(JSON.parse(out)).toMatchObject([
    { sound: { seconds: 0.4, sampleCount: 4410, rate: 11025, bits: 16, channels: 1, coding: 'MP3' } },
  ]);
});

describeDocuments('sounds of real documents', () => {
  it.each(['sample-frame', 'TestAssets', 'DefineSound'])(
    'Sounds of %s have as many samples as the document says',
    async (name) => {
      const [sounds, made] = await Promise.all([
        runCli('tree', documentPath(name), '--json', '--no-symbols'),
        runCli('export', documentPath(name), '--to', 'wav', '--items', ':sound', '-o', at('out'), '--json'),
      ]);
      const { library } = JSON.parse(sounds.out) as { library: { kind?: string; name: string }[] };
      expect(made.status).toBe(0);
      const expected = library.flatMap((item) => sampleCountIn(item));
      expect(expected.length).toBeGreaterThan(0);
      const counts = fs.readdirSync(at('out')).map((file) => readWav(at('out', file)).count);
      expect(counts.sort()).toEqual(expected.sort());
    },
  );
});

function sampleCountIn(item: object): number[] {
  const [, count] = /"sampleCount":"?(\d+)/.exec(JSON.stringify(item)) ?? [];
  return count === undefined ? [] : [Number(count)];
}
