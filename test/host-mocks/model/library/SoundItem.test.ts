import type { SoundItem } from '../../../../host-mocks/model/library/items/SoundItem';
import { readSoundExport, writeSoundExport } from '../../../../host-mocks/model/library/items/soundExport';
import { SoundItem as Sound } from '../../../../host-mocks/model/library/items/SoundItem';
import { openLiteral } from '../../../support/openModel';
import { XmlNode } from '../../../../document/xml/XmlNode';

const open = (attributes: Record<string, string>): SoundItem => {
  const document = openLiteral({ library: [{ name: 'beep.wav', type: 'sound' }] });
  const item = document.library.find('beep.wav') as SoundItem;
  for (const [name, value] of Object.entries(attributes)) item.node.setAttr(name, value);
  return item;
};

it.each([
  [{}, 'Default', {}],
  [
    { exportFormat: '1', exportBits: '7' },
    'MP3',
    { bitRate: '16 kbps', quality: 'Fast', convertStereoToMono: true },
  ],
  [
    { exportFormat: '4', exportBits: '16' },
    'MP3',
    { bitRate: '128 kbps', quality: 'Best', convertStereoToMono: false },
  ],
  [
    { exportFormat: '11', exportBits: '3' },
    'ADPCM',
    { bits: '3 bit', sampleRate: '22 kHz', convertStereoToMono: false },
  ],
  [{ exportFormat: '14', exportBits: '0' }, 'Raw', { sampleRate: '44 kHz', convertStereoToMono: true }],
  [{ exportFormat: '6', exportBits: '18' }, 'Speech', { sampleRate: '11 kHz' }],
])('%j is the compression %s', (attributes, compressionType, settings) => {
  expect(open(attributes as Record<string, string>)).toMatchObject({ compressionType, ...settings });
});

it('A setting of a sound reads back, and is written to the document', () => {
  const item = open({});
  item.compressionType = 'MP3';
  item.bitRate = '112 kbps';
  item.quality = 'Medium';
  item.convertStereoToMono = true;
  expect(['exportFormat', 'exportBits'].map((name) => item.node.attr(name))).toEqual(['3', '15']);
  item.compressionType = 'Raw';
  item.sampleRate = '5 kHz';
  expect([item.compressionType, item.sampleRate, item.node.attr('exportBits')]).toEqual([
    'Raw',
    '5 kHz',
    '0',
  ]);
  expect(() => (item.compressionType = 'mp3' as never)).toThrow(/SoundItem.compressionType: expected one of/);
  item.useImportedMP3Quality = true;
  expect([item.useImportedMP3Quality, item.node.attr('exportNative')]).toEqual([true, 'true']);
});

it('Every pair of codes is written as it was read', () => {
  const pairs = [
    ...[0, 1, 2, 3, 4, 5].flatMap((format) => Array.from({ length: 12 }, (_, i) => [format, 6 + i])),
    ...[2, 3, 6, 7, 10, 11, 14, 15].flatMap((format) => [0, 2, 3, 4, 5, 18].map((bits) => [format, bits])),
  ];
  for (const [format, bits] of pairs) {
    const node = XmlNode.create('DOMSoundItem', { exportFormat: String(format), exportBits: String(bits) });
    writeSoundExport(node, readSoundExport(node));
    expect([Number(node.attr('exportFormat') ?? 0), Number(node.attr('exportBits') ?? 0)]).toEqual([
      format,
      bits,
    ]);
  }
  expect(Sound.className).toBe('SoundItem');
});

it('MP3 of less than 20 kbps is mono whatever is set (soundIte3 of the reference)', () => {
  const item = open({});
  item.compressionType = 'MP3';
  const mono = ['8 kbps', '16 kbps', '20 kbps', '160 kbps'].map((rate) => {
    item.bitRate = rate;
    item.convertStereoToMono = false;
    return item.convertStereoToMono;
  });
  expect(mono).toEqual([true, true, false, false]);
});

it('The bitRate is undefined for other compressions than MP3 (soundItem of the reference)', () => {
  const item = open({});
  const rates = ['Default', 'ADPCM', 'MP3', 'Raw', 'Speech'].map((type) => {
    item.compressionType = type;
    return item.bitRate;
  });
  expect(rates).toEqual([undefined, undefined, '16 kbps', undefined, undefined]);
});
