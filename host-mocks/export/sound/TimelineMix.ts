import { readEnvelope } from '../../model/timeline/sound';
import { FULL_LEVEL } from '../../model/timeline/sound';
import { readInteger, readText } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import type { Samples } from '../../platform/mp3/Mp3Decoder';
import { MIX_RATE } from '../../sound/mixRate';
import { addVoice, endOf, type Level, type Voice } from '../../sound/Voice';
import type { SoundCue } from '../../model/playing/soundCues';

/** A playhead: which frames follow one another, and how long each lasts. */
export interface Playhead {
  /** From 0. */
  readonly frames: readonly number[];
  /** How often the frames are played. */
  readonly plays: number;
  readonly frameRate: number;
}

/** Flash Player plays as many sounds at a time; one more is not heard. Source: Adobe's reference, `Sound.play`. */
const MOST_VOICES = 32;

/** A sound that is being heard. */
interface Heard {
  readonly voice: Voice;
  readonly path: string;
  /** The keyframe that a stream is tied to. */
  readonly stream?: SoundCue;
}

/**
 * What is heard while a playhead runs, frame after frame. Source: SWF 19, "Sounds".
 *
 * - event: begins when the playhead enters the keyframe, and plays to its end whatever the timeline does.
 * - start: the same, but not while the same sound is heard.
 * - stop: silences the sound.
 * - stream: belongs to the frames of its keyframe, and ends with them.
 */
export class TimelineMix {
  private heard: Heard[] = [];
  private readonly starts: ReadonlyMap<number, readonly SoundCue[]>;
  private readonly streams: readonly SoundCue[];
  private readonly streamStarts: ReadonlyMap<number, readonly SoundCue[]>;

  constructor(
    cues: readonly SoundCue[],
    private readonly playhead: Playhead,
    private readonly soundAt: (path: string) => Samples | undefined,
  ) {
    this.streams = cues.filter(isStream);
    this.streamStarts = byFrame(this.streams);
    this.starts = byFrame(cues.filter((cue) => !isStream(cue)));
  }

  /** How many samples of a channel the whole mix has. */
  get sampleCount(): number {
    const { frames, plays } = this.playhead;
    return this.timeOf(frames.length * plays);
  }

  /** The mix, one frame after the other: samples of 44,100 a second, pairs of left and right. */
  *blocks(): Iterable<Int16Array> {
    const { frames, plays } = this.playhead;
    const count = frames.length * plays;
    let before: number | undefined;
    for (let position = 0; position < count; position++) {
      const frame = frames[position % frames.length];
      const [start, end] = [this.timeOf(position), this.timeOf(position + 1)];
      this.enter(frame, before, start);
      yield* this.mixed(start, end);
      before = frame;
    }
  }

  /** The samples of a stretch, in pieces that are never large. */
  private *mixed(start: number, end: number): Iterable<Int16Array> {
    this.dropEnded(start);
    for (let time = start; time < end; time += MIX_RATE) {
      const mix = new Float64Array(2 * Math.min(MIX_RATE, end - time));
      for (const { voice } of this.heard) addVoice(mix, time, voice);
      const samples = new Int16Array(mix.length);
      for (let index = 0; index < mix.length; index++)
        samples[index] = Math.max(-32768, Math.min(32767, Math.round(mix[index])));
      yield samples;
    }
  }

  private dropEnded(time: number): void {
    this.heard = this.heard.filter(({ voice }) => endOf(voice) > time);
  }

  /** When a position of the playhead begins. */
  private timeOf(position: number): number {
    return Math.round((position * MIX_RATE) / this.playhead.frameRate);
  }

  private enter(frame: number, before: number | undefined, time: number): void {
    this.runStreams(frame, before, time);
    if (frame === before) return;
    for (const cue of this.starts.get(frame) ?? []) {
      const sync = readText(cue.keyframe, 'soundSync', 'event');
      const same = this.heard.filter(({ path, voice }) => path === cue.path && endOf(voice) > time);
      if (sync === 'stop') for (const { voice } of same) voice.end = time;
      else if (sync !== 'start' || same.length === 0) this.hear(cue, time, 0);
    }
  }

  /** A stream goes on while the playhead moves to the next frame of its keyframe; else it is silenced, and begins where the playhead is. */
  private runStreams(frame: number, before: number | undefined, time: number): void {
    const isNext = frame - 1 === before;
    for (const { stream, voice } of this.heard) {
      if (!stream) continue;
      const goesOn = isWithin(frame, stream) && isNext;
      if (!goesOn) voice.end = Math.min(voice.end, time);
    }
    for (const cue of isNext ? (this.streamStarts.get(frame) ?? []) : this.streams) {
      if (!isWithin(frame, cue)) continue;
      const elapsed = Math.round(((frame - cue.frame) * MIX_RATE) / this.playhead.frameRate);
      this.hear(cue, time, elapsed, cue);
    }
  }

  private hear(cue: SoundCue, start: number, elapsed: number, stream?: SoundCue): void {
    this.dropEnded(start);
    if (this.heard.length >= MOST_VOICES) return;
    const sound = this.soundAt(cue.path);
    if (!sound) return;
    const length = Math.ceil(((sound.samples.length / sound.channels) * MIX_RATE) / sound.rate);
    const { keyframe } = cue;
    const out = readInteger(keyframe, 'outPoint44');
    const to = out > 0 ? Math.min(out, length) : length;
    const from = Math.max(0, readInteger(keyframe, 'inPoint44'));
    if (from >= to) return;
    const plays = playsOf(keyframe);
    if ((to - from) * plays <= elapsed) return;
    const levels = levelsOf(keyframe);
    this.heard.push({
      voice: { sound, from, to, plays, levels, start, elapsed, end: Infinity },
      path: cue.path,
      stream,
    });
  }
}

function byFrame(cues: readonly SoundCue[]): Map<number, SoundCue[]> {
  const found = new Map<number, SoundCue[]>();
  for (const cue of cues) {
    const others = found.get(cue.frame);
    if (others) others.push(cue);
    else found.set(cue.frame, [cue]);
  }
  return found;
}

function isStream({ keyframe }: SoundCue): boolean {
  return keyframe.attr('soundSync') === 'stream';
}

function isWithin(frame: number, { frame: start, end }: SoundCue): boolean {
  return frame >= start && frame < end;
}

function playsOf(keyframe: XmlNode): number {
  if (readText(keyframe, 'soundLoopMode') === 'loop') return Infinity;
  return Math.max(1, readInteger(keyframe, 'soundLoop', 1));
}

function levelsOf(keyframe: XmlNode): Level[] {
  const level = (value: number): number => Math.max(0, Math.min(1, value / FULL_LEVEL));
  return readEnvelope(keyframe)
    .map(({ mark, leftChannel, rightChannel }) => ({
      at: mark,
      left: level(leftChannel),
      right: level(rightChannel),
    }))
    .sort((one, other) => one.at - other.at);
}
