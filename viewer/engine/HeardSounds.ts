import type { ExportSubject } from '../../output/pictures/ExportSubject';
import { checkRate } from '../../output/pictures/checkRate';
import { DocumentSounds } from '../../output/sound/DocumentSounds';
import { subjectMix } from '../../output/sound/subjectMix';
import { loadMp3, mp3 } from '../../platform/browser/mp3';
import type { Mp3Decoder } from '../../platform/mp3/Mp3Decoder';
import type { Film } from '../../film/Film';
import { MIX_RATE } from '../../film/sound/mixRate';
import type { HeardSamples, MixPiece, PlayedFrames } from '../protocol';

/** Samples of a channel in a piece of a mix: half a second. */
const PIECE = MIX_RATE / 2;

let hasMp3 = false;

/** Lets sounds in MP3 be heard, for as long as the Worker runs. */
export function learnMp3(wasm: Uint8Array): void {
  loadMp3(wasm);
  hasMp3 = true;
}

const decoder: Mp3Decoder = {
  decode(data, seconds) {
    if (!hasMp3) throw new RangeError('what decodes MP3 could not be loaded');
    return mp3.decode(data, seconds);
  },
};

/** The sounds of a document: each by itself, and what is heard while frames are played, as `export --to wav` mixes it. */
export class HeardSounds {
  private readonly sounds: DocumentSounds;
  private silent: string[] = [];
  private mix: Iterator<Int16Array> | undefined;

  /** @param stamp - the document as it was then */
  constructor(
    readonly film: Film,
    readonly stamp: string,
  ) {
    this.sounds = new DocumentSounds(film, decoder, (why) => this.silent.push(why));
  }

  /** @throws Error that says why a sound cannot be heard */
  item(path: string): HeardSamples {
    const samples = this.sounds.at(path);
    if (samples) return samples;
    const [why = `the sound "${path}" is silent`] = this.silent.splice(0);
    throw new Error(why);
  }

  /**
   * Begins the mix of frames that follow one another.
   *
   * @returns false where no keyframe has a sound
   * @throws RangeError for frames that are not there, and for a rate that no film has
   */
  begin(subject: ExportSubject, { from, first, last, loops }: PlayedFrames): boolean {
    this.mix = undefined;
    if (!(first >= 0 && first <= from && from <= last && last < subject.frameCount))
      throw new RangeError(`there are no frames ${first} to ${last} with ${from} among them`);
    checkRate(subject.frameRate);
    const frames = range(from, last).concat(loops ? range(first, from - 1) : []);
    const mix = subjectMix(subject, frames, loops ? Infinity : 1, this, this.sounds);
    this.mix = mix?.blocks()[Symbol.iterator]();
    return mix !== undefined;
  }

  next(): MixPiece {
    const blocks: Int16Array[] = [];
    let length = 0;
    while (length < 2 * PIECE) {
      const block = this.mix?.next();
      if (block === undefined || block.done === true) break;
      blocks.push(block.value);
      length += block.value.length;
    }
    const samples = new Int16Array(length);
    let at = 0;
    for (const block of blocks) {
      samples.set(block, at);
      at += block.length;
    }
    return { rate: MIX_RATE, channels: 2, samples, silent: this.silent.splice(0) };
  }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
