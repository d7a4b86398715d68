import { MAX_MIX_BYTES, tooMuch } from '../../geometry/claims';
import { storedSoundOf } from '../../film/sound/readStoredSound';
import { joinBytes } from '../../platform/joinBytes';
import { encodeWav, littleEndian, wavOfSamples } from '../../film/sound/encodeWav';
import { MIX_RATE } from '../../film/sound/mixRate';
import type { ExportOptions } from '../formats/ExportOptions';
import { checkRate } from '../pictures/checkRate';
import { chooseFrames } from '../pictures/chooseFrames';
import type { ExportSubject } from '../pictures/ExportSubject';
import type { RenderContext } from '../pictures/RenderContext';
import { UnfitSubject } from '../pictures/UnfitSubject';
import { hasSounds } from '../sound/hasSounds';
import { soundsOf, subjectMix } from '../sound/subjectMix';
import type { MakeFiles } from './Format';

const SAMPLE = 4;

/**
 * A sound of the library as it is stored, or what is heard while the frames of a timeline are played: 44,100 samples a
 * second, 16 bits, stereo.
 *
 * @throws UnfitSubject for a sound that cannot be read, and for a timeline without sounds
 */
export const wav: MakeFiles = function* (subject, base, options, context) {
  const content = context.stopwatch.measure('mixing', () =>
    subject.kind === 'sound' ? itemWav(subject, context) : mixWav(subject, options, context),
  );
  yield { path: `${base}.wav`, content };
};

function itemWav({ path }: ExportSubject, context: RenderContext): Uint8Array {
  const { film } = context;
  const sound = storedSoundOf(film.item(path), film.files);
  if (sound?.stored.kind === 'pcm') return encodeWav(sound.stored);
  let why = '';
  const samples = soundsOf({ ...context, warn: (text) => (why = text) }).at(path);
  if (!samples) throw new UnfitSubject(why);
  return wavOfSamples(samples);
}

function hintFor({ timeline, newPlayer }: ExportSubject, { film }: RenderContext): string {
  return timeline && !newPlayer && hasSounds(timeline, film)
    ? 'those of its movie clips are heard with --play'
    : 'there is nothing to hear';
}

function mixWav(subject: ExportSubject, options: ExportOptions, context: RenderContext): Uint8Array {
  const mix = subjectMix(subject, chooseFrames(subject, options), options.loop, context);
  if (!mix)
    throw new UnfitSubject(`no keyframe of "${subject.path}" has a sound: ${hintFor(subject, context)}`);
  checkRate(subject.frameRate);
  if (mix.sampleCount * SAMPLE > MAX_MIX_BYTES) {
    const [seconds, most] = [mix.sampleCount, MAX_MIX_BYTES / SAMPLE].map((samples) =>
      Math.floor(samples / MIX_RATE),
    );
    throw tooMuch(`The mix of "${subject.path}"`, seconds, most, 'seconds', 'choose --frames');
  }
  const data = joinBytes([...mix.blocks()].map(littleEndian));
  return encodeWav({ data, rate: MIX_RATE, bits: 16, channels: 2 });
}
