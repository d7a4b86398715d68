import { bytesOfSamples, storedSoundIn, type SoundHead, type StoredSound } from './StoredSound';
import type { XmlNode } from '../../document/xml/XmlNode';
import { SOUND_ITEM } from '../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../document/xfl/schema/XflAttribute';

const FORMAT = /^(\d{1,3})kHz (8|16)bit (Mono|Stereo)$/i;

/** Rates that the number of a format stands for; others are whole thousands. */
const RATES: Readonly<Record<string, number>> = { 5: 5512.5, 11: 11025, 22: 22050, 44: 44100 };

/** The files of a document. */
interface Files {
  has(entry: string): boolean;
  bytes(entry: string): Uint8Array;
}

/** What is assumed where an item gives no format: MP3 contains its own. */
const UNKNOWN = { rate: 44100, bits: 16, channels: 2, sampleCount: 0 } as const;

/** A sound as its item and its data describe it. */
export interface ReadSound {
  readonly head: SoundHead;
  readonly stored: StoredSound;
}

/** The sound of a library item. Undefined for other items, and where the data are missing or of another kind. */
export function storedSoundOf(
  item: { readonly node: XmlNode } | undefined,
  files: Files,
): ReadSound | undefined {
  const node = item?.node;
  if (node?.name !== 'DOMSoundItem') return undefined;
  const href = SOUND_ITEM.soundDataHRef.read(node);
  const entry = `bin/${href}`;
  if (href === '' || !files.has(entry)) return undefined;
  const head = soundHeadOf(node) ?? { ...UNKNOWN, dataLength: SOUND_ITEM.dataLength.read(node) };
  const stored = storedSoundIn(files.bytes(entry), head);
  return stored && { head, stored };
}

/** What the node of a sound item says of the sound; undefined for one without a format. */
function soundHeadOf(node: HasAttributes): SoundHead | undefined {
  const [, rate, bits, sides] = FORMAT.exec(SOUND_ITEM.format.read(node)) ?? [];
  if (rate === undefined || sides === undefined) return undefined;
  return {
    rate: RATES[rate] ?? Number(rate) * 1000,
    bits: bits === '8' ? 8 : 16,
    channels: sides.toLowerCase() === 'stereo' ? 2 : 1,
    sampleCount: SOUND_ITEM.sampleCount.read(node),
    dataLength: SOUND_ITEM.dataLength.read(node),
  };
}

/** What an item says of its sound. */
export interface SoundFacts {
  seconds: number;
  /** Of one channel. */
  sampleCount: number;
  /** Samples of a channel in a second. */
  rate: number;
  bits: 8 | 16;
  channels: 1 | 2;
  /** What the length of the data says; the data themselves are not read. */
  coding: 'MP3' | 'PCM';
}

/** What an item says of its sound; null for one without a format. */
export function soundFacts(node: HasAttributes): SoundFacts | null {
  const head = soundHeadOf(node);
  if (!head) return null;
  const { rate, bits, channels, sampleCount, dataLength } = head;
  const coding = dataLength > 0 && dataLength !== bytesOfSamples(head) ? 'MP3' : 'PCM';
  const seconds = Number((sampleCount / rate).toPrecision(SECONDS_DIGITS));
  return { seconds, sampleCount, rate, bits, channels, coding };
}

const SECONDS_DIGITS = 4;

/** A sound in a few words: `1.17 s, 44kHz 16bit Stereo, MP3`; empty for one without a format or samples. */
export function soundSummary(node: HasAttributes): string {
  const facts = soundFacts(node);
  return facts === null || facts.sampleCount === 0
    ? ''
    : `${facts.seconds} s, ${SOUND_ITEM.format.read(node)}, ${facts.coding}`;
}
