import type { DocumentLiteral, ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { openLiteral } from '../../../support/openModel';
import { readSwf, type SwfMovie } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';
import { TONE_MP3 } from '../../../support/toneMp3';
import { documentWith } from '../../filesOfDocument';

const box = (fill: string): ElementLiteral => ({ shape: 'rectangle', width: 10, height: 10, fill });

function publish(literal: DocumentLiteral): SwfMovie {
  return readSwf(publishSwf(openLiteral(literal).film).files[0].bytes);
}

function bodiesOf({ tags }: SwfMovie, code: number): Uint8Array[] {
  return tags.filter((tag) => tag.code === code).map(({ body }) => body);
}

describe('a sound that streams', () => {
  const MEDIA =
    '<DOMSoundItem name="beep" soundDataHRef="beep.dat" format="11kHz 8bit Mono" sampleCount="2000"/>';
  const samples = Uint8Array.from({ length: 2000 }, (_, i) => i % 251);

  it('It is in the frames of its keyframe, a part in each', () => {
    const frames = [
      { duration: 2, elements: [] },
      { index: 2, duration: 4, sound: 'beep', attributes: { soundSync: 'stream' } },
      { index: 6 },
    ];
    const literal = { frameRate: 10, layers: [{ frames }] };
    const movie = readSwf(
      publishSwf(documentWith(literal, { 'bin/beep.dat': samples }, MEDIA).film).files[0].bytes,
    );
    const [head] = bodiesOf(movie, 45);
    // 11,025 samples in a second are 1,102 in a frame; eight bits, one channel.
    expect([...head]).toEqual([0x04, 0x34, 1102 & 255, 1102 >> 8]);
    const order = movie.tags.map(({ code }) => code).filter((code) => code === 1 || code === 19);
    expect(order).toEqual([1, 1, 19, 1, 19, 1, 1, 1, 1]);
    expect(Buffer.concat(bodiesOf(movie, 19))).toEqual(Buffer.from(samples));
    expect(bodiesOf(movie, 14)).toEqual([]);
  });
});

// 2,000 samples at 11,025 a second are 8,000 at 44,100.
it.each([
  ['', '00'],
  ['outPoint44="8000"', '00'],
  ['outPoint44="1073741823"', '00'],
  ['outPoint44="7999"', '023f1f0000'],
  ['inPoint44="5" outPoint44="8000"', '0105000000'],
  ['soundSync="stop" outPoint44="7999"', '20'],
])('A keyframe with %j tells a player the end of its sound only where it is cut', (attributes, expected) => {
  const said = Object.fromEntries(
    [...attributes.matchAll(/(\w+)="(\w+)"/g)].map(([, name, value]) => [name, value]),
  );
  const frames = [{ sound: 'beep', attributes: said }];
  const media =
    '<DOMSoundItem name="beep" soundDataHRef="beep.dat" format="11kHz 8bit Mono" sampleCount="2000"/>';
  const files = { 'bin/beep.dat': new Uint8Array(2000) };
  const movie = readSwf(publishSwf(documentWith({ layers: [{ frames }] }, files, media).film).files[0].bytes);
  const [start] = bodiesOf(movie, 15);
  expect(Buffer.from(start.subarray(2)).toString('hex')).toBe(expected);
});

// Ten frames of 576 samples: those of a sound that Flash has coded again begin with the silence of the coder.
it.each<[string, number, number]>([
  ['has no delay', 5760, 0],
  ['that is some frames longer than its sound has the delay of the coder', 2800, 1661],
])('MP3 %s', (_, sampleCount, delay) => {
  const media = `<DOMSoundItem name="tone" soundDataHRef="tone.dat" format="11kHz 16bit Mono" sampleCount="${sampleCount}" dataLength="${TONE_MP3.length}"/>`;
  const movieOf = (soundSync: string): SwfMovie => {
    const literal = { frameRate: 10, layers: [{ frames: [{ sound: 'tone', attributes: { soundSync } }] }] };
    return readSwf(
      publishSwf(documentWith(literal, { 'bin/tone.dat': TONE_MP3 }, media).film).files[0].bytes,
    );
  };
  const [sound] = bodiesOf(movieOf('event'), 14);
  const view = new DataView(sound.buffer, sound.byteOffset);
  expect([view.getUint32(3, true), view.getInt16(7, true)]).toEqual([sampleCount, delay]);
  expect(Buffer.from(sound.subarray(9))).toEqual(Buffer.from(TONE_MP3));
  const streaming = movieOf('stream');
  const [head, block] = [...bodiesOf(streaming, 45), ...bodiesOf(streaming, 19)];
  expect(Buffer.from(head).readInt16LE(4)).toBe(delay);
  // So many samples are played in the frame, behind those that are left out.
  const [samples, seek] = [Buffer.from(block).readUInt16LE(0), Buffer.from(block).readInt16LE(2)];
  expect([seek, samples]).toEqual([delay, Math.ceil((delay + 1103) / 576) * 576]);
});

it('A button shows what its frames show, in the states of these frames', () => {
  const colors = ['#110000', '#220000', '#330000', '#440000'];
  const movie = publish({
    library: [
      {
        name: 'press',
        type: 'button',
        layers: [
          { frames: colors.map((color, index) => ({ index, elements: [box(color)] })) },
          { frames: [{ duration: 3, elements: [box('#00FF00')] }] },
        ],
      },
    ],
    layers: [{ elements: [{ item: 'press', name: 'go' }] }],
  });
  const [body] = bodiesOf(movie, 34);
  const bits = new SwfBits(body, 5);
  const records: string[] = [];
  for (let states = bits.u8(); states !== 0; states = bits.u8()) {
    const character = movie.characters.get(bits.u16());
    bits.u16();
    bits.matrix();
    bits.colorTransform();
    bits.align();
    const shown = character && 'colors' in character ? character.colors.join('+') : 'none';
    records.push(`${states.toString(2).padStart(4, '0')} ${shown}`);
  }
  // Hit, down, over, up.
  expect(records.sort()).toEqual([
    '0001 #110000',
    '0010 #220000',
    '0100 #330000',
    '0111 #00FF00',
    '1000 #440000',
  ]);
  expect([...movie.root.frames[0].values()].map(({ name }) => name)).toEqual(['go']);
});

it('The guides of 9-slice scaling follow the movie clip that has them', () => {
  const grid = { scaleGridLeft: 10, scaleGridTop: 20, scaleGridRight: 30.5, scaleGridBottom: 40 };
  const movie = publish({
    library: [{ name: 'frame', attributes: grid, layers: [{ elements: [box('#FF0000')] }] }],
    layers: [{ elements: [{ item: 'frame', scaleX: 3 }] }],
  });
  const codes = movie.tags.map(({ code }) => code);
  expect(codes[codes.indexOf(78) - 1]).toBe(39);
  const bits = new SwfBits(bodiesOf(movie, 78)[0]);
  expect([...movie.root.frames[0].values()][0].id).toBe(bits.u16());
  expect(bits.rectangle()).toEqual([200, 610, 400, 800]);
});

it('A mask is below what it masks, up to its last object, and what is above is free', () => {
  const movie = publish({
    library: [{ name: 'star', layers: [{ elements: [box('#FF0000')] }] }],
    layers: [
      { name: 'free', elements: [{ item: 'star', name: 'free' }] },
      { name: 'hole', type: 'mask', elements: [box('#00FF00')] },
      { name: 'upper', parent: 'hole', elements: [{ item: 'star', name: 'upper' }] },
      { name: 'lower', parent: 'hole', elements: [{ item: 'star', name: 'lower' }] },
    ],
  });
  const places = [...movie.root.frames[0]];
  expect(places.map(([, { name = 'mask' }]) => name)).toEqual(['mask', 'lower', 'upper', 'free']);
  const [[, mask], , [upper], [free]] = places;
  expect(mask.clip).toBeGreaterThanOrEqual(upper);
  expect(mask.clip).toBeLessThan(free);
});

it.each([
  ['BlurFilter', { blurX: '4', blurY: '6', quality: '2' }, '01' + '00000400' + '00000600' + '10'],
  [
    'DropShadowFilter',
    { blurX: '5', blurY: '5', angle: '0', distance: '2', strength: '1', color: '#102030', alpha: '1' },
    '00' + '102030ff' + '00000500' + '00000500' + '00000000' + '00000200' + '0001' + '21',
  ],
])('A %s is one of the player', (name, attributes, expected) => {
  const document = openLiteral({
    library: [{ name: 'star', layers: [{ elements: [box('#FF0000')] }] }],
    layers: [{ elements: [{ item: 'star' }] }],
  });
  const instance = [...document.timelines[0].node.subtree()].find(
    (node) => node.name === 'DOMSymbolInstance',
  );
  instance?.append(XmlNode.create('filters', {}, [XmlNode.create(name, attributes)]));
  const movie = readSwf(publishSwf(document.film).files[0].bytes);
  expect([...movie.root.frames[0].values()].map(({ filters }) => filters)).toEqual([[expected]]);
});
