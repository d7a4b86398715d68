import { checkCount, MAX_SOUND_SECONDS } from '../../geometry/claims';
import type { Mp3Decoder, Samples } from '../../platform/mp3/Mp3Decoder';
import type { SoundHead, StoredSamples, StoredSound } from './StoredSound';

/** Maximum difference, in frames of MP3, from the length that a document declares. */
const FRAMES_OFF = 8;

/** Number of extra frames in a sound that Flash has re-encoded; it begins with the silence of the encoder. */
const FRAMES_OF_CODER = 5;

/**
 * Samples that a player skips at the start of a sound that Flash has re-encoded: Adobe's own movies contain 1,677
 * samples of 44,100 a second, and 1,661 of 11,025.
 */
const DELAY_AT_44 = 1677;
const DELAY_BELOW = 1661;

/**
 * The samples of a sound, cut to the length that the document declares. If MP3 data differ from that by more than a few
 * frames, the document is wrong, and all decoded samples are returned.
 *
 * @returns undefined for data without any sample
 * @throws LimitError for a sound of more than half an hour; whatever the decoder throws
 */
export function decodeSound(sound: StoredSound, head: SoundHead, mp3: Mp3Decoder): Samples | undefined {
  if (sound.kind === 'pcm') {
    checkLength(head.sampleCount / sound.rate);
    return samplesOf(sound);
  }
  const decoded = mp3.decode(sound.data, MAX_SOUND_SECONDS + 1);
  if (!decoded || decoded.samples.length === 0) return undefined;
  checkLength(decoded.samples.length / decoded.channels / decoded.rate);
  return cutToCount(decoded, head.sampleCount);
}

function checkLength(seconds: number): void {
  checkCount('The sound', Math.ceil(seconds), MAX_SOUND_SECONDS, 'seconds');
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
 * The number of samples of silence at the start of MP3 data that Flash has re-encoded; 0 for other data.
 *
 * @param surplus - number of samples of a channel in the data beyond the declared length
 */
export function coderDelay(surplus: number, rate: number): number {
  if (surplus < FRAMES_OF_CODER * frameOf(rate) || surplus > FRAMES_OFF * frameOf(rate)) return 0;
  return rate >= 44100 ? DELAY_AT_44 : DELAY_BELOW;
}

/** Samples per channel in a frame of MP3. */
function frameOf(rate: number): number {
  return rate >= 32000 ? 1152 : 576;
}
