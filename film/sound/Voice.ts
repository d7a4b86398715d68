import { MIX_RATE } from './mixRate';
import type { Samples } from '../../platform/mp3/Mp3Decoder';

/** A point of a volume envelope; levels between two points are interpolated linearly. */
export interface Level {
  /** Samples since the sound began. */
  at: number;
  /** 1 is the original loudness. */
  left: number;
  right: number;
}

/** A sound in a mix. All times are samples at 44,100 per second. */
export interface Voice {
  readonly sound: Samples;
  /** The part of the sound that is played. */
  readonly from: number;
  readonly to: number;
  /** How often the part is played; may be Infinity. */
  readonly plays: number;
  /** Sorted by time; empty for a sound at its original loudness. */
  readonly levels: readonly Level[];
  /** When it begins in the mix. */
  readonly start: number;
  /** How much had already been played at `start`, for streams that a playhead enters in the middle. */
  readonly elapsed: number;
  /** When it is silenced; Infinity if it never is. */
  end: number;
}

/** When a voice ends: after its last repetition, or when it is silenced. */
export function endOf({ start, elapsed, from, to, plays, end }: Voice): number {
  return Math.min(end, start + Math.ceil((to - from) * plays - elapsed));
}

/** Adds a voice to a section of a mix: pairs of left and right samples, beginning at a time. */
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
    const position = (from + (played % length)) * step;
    const whole = Math.floor(position);
    if (whole >= count) continue;
    const part = position - whole;
    const next = Math.min(whole + 1, count - 1);
    const { left, right } = gain.at(played);
    for (let side = 0; side < 2; side++) {
      const channel = channels === 1 ? 0 : side;
      const sample = samples[whole * channels + channel] ?? 0;
      const nextSample = samples[next * channels + channel] ?? 0;
      const value = (sample + (nextSample - sample) * part) * (side === 0 ? left : right);
      mix[index * 2 + side] = (mix[index * 2 + side] ?? 0) + value;
    }
  }
}

const FULL = { left: 1, right: 1 };

/** Reads levels at increasing times. */
class LevelReader {
  private next = 0;

  /** @param time - the first time; earlier levels are skipped */
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
