import type { XmlNode } from '../../../../document/xml/XmlNode';
import { SOUND_ITEM } from '../../../../document/xfl/schema/itemSchema';

export const COMPRESSIONS = ['Default', 'ADPCM', 'MP3', 'Raw', 'Speech'] as const;
export const BITS = ['2 bit', '3 bit', '4 bit', '5 bit'] as const;
export const BIT_RATES = [
  '8 kbps',
  '16 kbps',
  '20 kbps',
  '24 kbps',
  '32 kbps',
  '48 kbps',
  '56 kbps',
  '64 kbps',
  '80 kbps',
  '112 kbps',
  '128 kbps',
  '160 kbps',
] as const;
export const QUALITIES = ['Fast', 'Medium', 'Best'] as const;
export const SAMPLE_RATES = ['5 kHz', '11 kHz', '22 kHz', '44 kHz'] as const;

/** Settings for publishing a sound. A setting that its compression does not have reads as the default. */
export interface SoundExport {
  compressionType: (typeof COMPRESSIONS)[number];
  bits: string;
  bitRate: string;
  convertStereoToMono: boolean;
  quality: string;
  sampleRate: string;
}

/** Codes of `exportBits`: 2 to 5 the bits of ADPCM, 6 to 17 the bit rates of MP3, 18 speech. */
const FIRST_BITS = 2;
const FIRST_RATE = 6;
const SPEECH = 18;

/** Bits of `exportFormat`. Of MP3: 1 is mono, from 2 on the quality. Of the others: 1 is stereo, 2 is always set, then the rate. */
const RAW_FLAG = 2;

/** The settings in `exportFormat` and `exportBits`. */
export function readSoundExport(node: XmlNode): SoundExport {
  const stored = SOUND_ITEM.exportFormat.read(node);
  const code = SOUND_ITEM.exportBits.read(node);
  const compressionType = compressionOf(stored, code);
  const format = Math.max(0, stored);
  const isMp3 = compressionType === 'MP3';
  const isPlain = compressionType === 'Default';
  return {
    compressionType,
    bits: compressionType === 'ADPCM' ? BITS[code - FIRST_BITS] : '4 bit',
    bitRate: isMp3 ? BIT_RATES[code - FIRST_RATE] : '16 kbps',
    convertStereoToMono: isMp3 ? (format & 1) === 1 : !isPlain && (format & 1) === 0,
    quality: isMp3 ? (QUALITIES[(format >> 1) & 3] ?? 'Best') : 'Fast',
    sampleRate: isMp3 || isPlain ? '22 kHz' : SAMPLE_RATES[(format >> 2) & 3],
  };
}

function compressionOf(format: number, code: number): SoundExport['compressionType'] {
  if (code >= FIRST_BITS && code < FIRST_RATE) return 'ADPCM';
  if (code >= FIRST_RATE && code < SPEECH) return 'MP3';
  if (code === SPEECH) return 'Speech';
  return format <= 0 && code <= 0 ? 'Default' : 'Raw';
}

export function writeSoundExport(node: XmlNode, settings: SoundExport): void {
  const { compressionType, convertStereoToMono } = settings;
  const position = (list: readonly string[], value: string): number => Math.max(0, list.indexOf(value));
  const sampled = RAW_FLAG + 4 * position(SAMPLE_RATES, settings.sampleRate) + (convertStereoToMono ? 0 : 1);
  const codes: Record<SoundExport['compressionType'], readonly [number, number]> = {
    Default: [SOUND_ITEM.exportFormat.initial, SOUND_ITEM.exportBits.initial],
    Raw: [sampled, 0],
    ADPCM: [sampled, FIRST_BITS + position(BITS, settings.bits)],
    Speech: [sampled, SPEECH],
    MP3: [
      2 * position(QUALITIES, settings.quality) + (convertStereoToMono ? 1 : 0),
      FIRST_RATE + position(BIT_RATES, settings.bitRate),
    ],
  };
  const [format, code] = codes[compressionType];
  SOUND_ITEM.exportFormat.write(node, format);
  SOUND_ITEM.exportBits.write(node, code);
}
