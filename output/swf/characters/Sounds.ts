import { storedSoundOf } from '../../../film/sound/readStoredSound';
import { codedVideoOf } from '../../../film/video/videoFile';
import type { FilmItem } from '../../../film/Film';
import { mp3FrameAt } from '../../../platform/mp3/mp3Frames';
import { coderDelay } from '../../../film/sound/decodeSound';
import { TAG } from '../bytes/swfTags';
import type { Movie } from './Movie';

/** A sound as the document holds it. */
export interface SoundData {
  readonly coding: 'pcm' | 'mp3';
  /** Number of the rate: 0 for 5,512.5 samples a second, 1 for 11,025, 2 for 22,050, 3 for 44,100. */
  readonly rate: number;
  readonly is16Bit: boolean;
  readonly isStereo: boolean;
  /** Samples of one channel. */
  readonly samples: number;
  /** Samples of silence with which MP3 begins, and which players leave out. */
  readonly delay: number;
  readonly bytes: Uint8Array;
}

/** Numbers of codings. Source: SWF 19, "DefineSound". */
const MP3 = 2;
const LITTLE_ENDIAN = 3;

/** By their numbers. */
export const RATES = [5512.5, 11025, 22050, 44100];
const MAX_RATE = 44100;

/** The sounds of a movie, by their paths in the library. MP3 stays as it is, all else is written without compression. */
export class Sounds {
  private readonly known = new Map<string, number | undefined>();
  private readonly lengths = new Map<string, number>();
  /** How the last of the defined sounds is to be played: rate, bits and channels. */
  playback: number | undefined;

  constructor(private readonly movie: Movie) {}

  /** The number of a sound; undefined, and reported, for one without data. */
  at(path: string, where: string): number | undefined {
    if (!this.known.has(path)) this.known.set(path, this.define(path, where));
    return this.known.get(path);
  }

  /** How long a sound of the movie is, in samples of 44,100 a second. */
  lengthOf(path: string): number {
    return this.lengths.get(path) ?? 0;
  }

  /** True for one that the movie has already. */
  has(path: string): boolean {
    return this.known.has(path);
  }

  /** The data of a sound; undefined if the document has none that can be read. */
  dataOf(path: string): SoundData | undefined {
    const { film } = this.movie;
    return readSound(film.item(path), film.files);
  }

  /** The sound of a video; undefined for one without. */
  ofVideo(path: string): SoundData | undefined {
    const { film } = this.movie;
    const item = film.item(path);
    const video = item?.itemType === 'video' ? codedVideoOf(item, film.files) : undefined;
    if (!video || typeof video === 'string' || !video.sound) return undefined;
    const { data, rate, bits, channels } = video.sound;
    const number = RATES.indexOf(rate);
    if (number < 0) return undefined;
    const samples = Math.floor((data.length * 8) / (bits * channels));
    return {
      ...{ coding: 'pcm', rate: number, is16Bit: bits === 16, isStereo: channels === 2 },
      ...{ samples, delay: 0, bytes: data },
    };
  }

  /** Reports the sound of a video beside another one that runs with the frames. */
  loseStream(path: string, where: string): void {
    this.movie.losses.add(
      where,
      `The sound of the video "${path}" is left out: a timeline holds one sound that streams.`,
    );
  }

  private define(path: string, where: string): number | undefined {
    const { definitions, losses } = this.movie;
    const data = this.dataOf(path);
    if (!data) {
      losses.add(where, `The sound "${path}" is left out: its data are missing or cannot be read.`);
      return undefined;
    }
    this.playback = formatByte(data) & 0x0f;
    this.lengths.set(path, (data.samples * MAX_RATE) / RATES[data.rate]);
    return definitions.define(TAG.defineSound, (out) => {
      out.u8(formatByte(data)).u32(data.samples);
      if (data.coding === 'mp3') out.u16(data.delay);
      out.raw(data.bytes);
    });
  }
}

/** Coding, rate, bits and channels in one byte. */
export function formatByte({ coding, rate, is16Bit, isStereo }: SoundData): number {
  const kind = coding === 'mp3' ? MP3 : LITTLE_ENDIAN;
  return (kind << 4) | (rate << 2) | (is16Bit || coding === 'mp3' ? 2 : 0) | (isStereo ? 1 : 0);
}

/** The data of a sound item; undefined for rates that players do not know. */
function readSound(item: FilmItem | undefined, files: Movie['film']['files']): SoundData | undefined {
  const sound = storedSoundOf(item, files);
  const rate = sound ? RATES.indexOf(sound.head.rate) : -1;
  if (!sound || rate < 0 || sound.head.sampleCount <= 0) return undefined;
  const { head, stored } = sound;
  return {
    coding: stored.kind,
    rate,
    is16Bit: head.bits === 16,
    isStereo: head.channels === 2,
    samples: head.sampleCount,
    delay: stored.kind === 'mp3' ? coderDelay(samplesIn(stored.data) - head.sampleCount, head.rate) : 0,
    bytes: stored.data,
  };
}

/** Samples of a channel in frames of MP3. */
function samplesIn(data: Uint8Array): number {
  let samples = 0;
  let at = 0;
  for (let frame = mp3FrameAt(data, 0); frame; frame = mp3FrameAt(data, at)) {
    samples += frame.samples;
    at += frame.bytes;
  }
  return samples;
}
