import { MIX_RATE } from './mixRate';
import type { Samples } from '../platform/mp3/Mp3Decoder';

/** How loud a sound is from a sample on; between two points the level goes in a straight line. */
export interface Level {
  /** Samples since the sound began. */
  at: number;
  /** 1 is as loud as the sound is. */
  left: number;
  right: number;
}

/** A sound that is heard in a mix. All times are samples of 44,100 a second. */
export interface Voice {
  readonly sound: Samples;
  /** The part of the sound that is played. */
  readonly from: number;
  readonly to: number;
  /** How often the part is played; may be Infinity. */
  readonly plays: number;
  /** Sorted; none for a sound as loud as it is. */
  readonly levels: readonly Level[];
  /** When it begins in the mix. */
  readonly start: number;
  /** How much had been played when it began: of streams that a playhead enters in their middle. */
  readonly elapsed: number;
  /** When it is silenced; Infinity where nothing does it. */
  end: number;
}

/** When a voice has been played as often as it should, unless it was silenced before. */
export function endOf({ start, elapsed, from, to, plays, end }: Voice): number {
  return Math.min(end, start + Math.ceil((to - from) * plays - elapsed));
}

/** Adds what a voice sounds like to a stretch of a mix: pairs of left and right, from a time on. */
export function addVoice(mix: Float64Array, time: number, voice: Voice): void {
  const { start, elapsed, from, to, levels } = voice;
  const length = to - from;
  const { rate, channels, samples } = voice.sound;
  const count = samples.length / channels;
  const step = rate / MIX_RATE;
  const last = Math.min(mix.length / 2, endOf(voice) - time);
  const first = Math.max(0, start - time);
  const gain = new LevelReader(levels, time + first - start + elapsed);
  for (let index = first; index < last; index++) {
    const played = time + index - start + elapsed;
    const place = (from + (played % length)) * step;
    const whole = Math.floor(place);
    if (whole >= count) continue;
    const part = place - whole;
    const next = Math.min(whole + 1, count - 1);
    const { left, right } = gain.at(played);
    for (let side = 0; side < 2; side++) {
      const channel = channels === 1 ? 0 : side;
      const one = samples[whole * channels + channel] ?? 0;
      const other = samples[next * channels + channel] ?? 0;
      const value = (one + (other - one) * part) * (side === 0 ? left : right);
      mix[index * 2 + side] = (mix[index * 2 + side] ?? 0) + value;
    }
  }
}

const FULL = { left: 1, right: 1 };

/** Levels at times that grow. */
class LevelReader {
  private next = 0;

  /** @param time - the first one: what is before it is not walked through */
  constructor(
    private readonly levels: readonly Level[],
    time: number,
  ) {
    let end = levels.length;
    while (this.next < end) {
      const middle = (this.next + end) >> 1;
      const level = levels[middle];
      if (level && level.at <= time) this.next = middle + 1;
      else end = middle;
    }
  }

  at(time: number): { left: number; right: number } {
    const { levels } = this;
    while ((levels[this.next]?.at ?? Infinity) <= time) this.next++;
    const before = levels[this.next - 1];
    const after = levels[this.next];
    if (!before) return after ?? FULL;
    if (!after) return before;
    const part = (time - before.at) / (after.at - before.at);
    return {
      left: before.left + (after.left - before.left) * part,
      right: before.right + (after.right - before.right) * part,
    };
  }
}
