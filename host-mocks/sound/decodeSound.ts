import { MAX_SOUND_SECONDS } from '../claims';
import type { Mp3Decoder, Samples } from '../platform/mp3/Mp3Decoder';
import type { SoundHead, StoredSamples, StoredSound } from './StoredSound';

/** As many frames of MP3 may be more or less than a document says. */
const FRAMES_OFF = 8;

/** A sound that Flash has coded again has that many frames more than samples, and begins with silence of the coder. */
const FRAMES_OF_CODER = 5;

/**
 * What a player leaves out of a sound that Flash has coded again: Adobe's own movies say 1,677 samples of 44,100 a second,
 * and 1,661 of 11,025.
 */
const DELAY_AT_44 = 1677;
const DELAY_BELOW = 1661;

/**
 * The samples of a sound: as many as the document says. Where MP3 data are more than some frames longer or shorter than
 * that, the document is wrong, and all that the data hold is given.
 *
 * @returns undefined for data without any sample
 * @throws RangeError for a sound of more than half an hour; whatever the decoder throws
 */
export function decodeSound(sound: StoredSound, head: SoundHead, mp3: Mp3Decoder): Samples | undefined {
  if (sound.kind === 'pcm') {
    if (head.sampleCount > MAX_SOUND_SECONDS * sound.rate) throw tooLong();
    return samplesOf(sound);
  }
  const decoded = mp3.decode(sound.data, MAX_SOUND_SECONDS + 1);
  if (!decoded || decoded.samples.length === 0) return undefined;
  if (decoded.samples.length / decoded.channels > MAX_SOUND_SECONDS * decoded.rate) throw tooLong();
  return cutToCount(decoded, head.sampleCount);
}

function tooLong(): RangeError {
  return new RangeError(`a sound of more than ${MAX_SOUND_SECONDS / 60} minutes is not decoded`);
}

function samplesOf({ data, rate, bits, channels }: StoredSamples): Samples {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const samples = new Int16Array(Math.floor((data.length * 8) / bits));
  for (let index = 0; index < samples.length; index++)
    samples[index] = bits === 8 ? (view.getUint8(index) - 128) << 8 : view.getInt16(index * 2, true);
  return { rate, channels, samples };
}

function cutToCount(decoded: Samples, sampleCount: number): Samples {
  const { rate, channels, samples } = decoded;
  const surplus = samples.length / channels - sampleCount;
  if (sampleCount <= 0 || Math.abs(surplus) > FRAMES_OFF * frameOf(rate)) return decoded;
  const first = coderDelay(surplus, rate);
  const cut = new Int16Array(sampleCount * channels);
  cut.set(samples.subarray(first * channels, (first + sampleCount) * channels));
  return { rate, channels, samples: cut };
}

/**
 * The samples of silence with which MP3 data begin that Flash has coded again; 0 for others.
 *
 * @param surplus - samples of a channel in the data that are more than the sound has
 */
export function coderDelay(surplus: number, rate: number): number {
  if (surplus < FRAMES_OF_CODER * frameOf(rate) || surplus > FRAMES_OFF * frameOf(rate)) return 0;
  return rate >= 44100 ? DELAY_AT_44 : DELAY_BELOW;
}

/** Samples of a channel in a frame of MP3. */
function frameOf(rate: number): number {
  return rate >= 32000 ? 1152 : 576;
}
