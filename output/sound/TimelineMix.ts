import { MAX_VOICES } from '../../geometry/claims';
import { FULL_LEVEL } from '../../document/xfl/schema/soundSchema';
import type { Samples } from '../../platform/mp3/Mp3Decoder';
import { MIX_RATE } from '../../film/sound/mixRate';
import { addVoice, endOf, type Level, type Voice } from '../../film/sound/Voice';
import type { SoundCue } from '../../film/playing/soundCues';
import type { RunningStream, SoundMoment } from './SoundMoment';

/** The frames of a mix. */
export interface MixedFrames {
  readonly count: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** A moment for each frame. */
  moments(): Iterable<SoundMoment>;
}

/** A sound that is being heard. */
interface Heard {
  readonly voice: Voice;
  readonly path: string;
  /** The stream that it is the sound of, as it began; event sounds have none. */
  readonly stream?: RunningStream;
}

/** The frame of a stream that was passed last. */
interface Passed {
  readonly frame: number;
  /** True if it follows the frame before. */
  readonly continues: boolean;
  isHeard: boolean;
}

/**
 * The sound of a film while its frames are shown in order. Source: SWF 19, "Sounds".
 *
 * - event: begins when the playhead enters the keyframe, and plays to its end whatever the timeline does.
 * - start: the same, but not while the same sound is heard.
 * - stop: silences the sound.
 * - stream: belongs to the frames of its keyframe, and ends with them.
 */
export class TimelineMix {
  private heard: Heard[] = [];
  /** Of each clip, and of each stream in it. */
  private passed = new Map<object, Map<SoundCue, Passed>>();

  constructor(
    private readonly frames: MixedFrames,
    private readonly soundAt: (path: string) => Samples | undefined,
  ) {}

  /** How many samples of a channel the whole mix has. */
  get sampleCount(): number {
    return this.timeOf(this.frames.count);
  }

  /** The mix, one frame after the other: samples of 44,100 a second, pairs of left and right. */
  *blocks(): Iterable<Int16Array> {
    this.heard = [];
    this.passed = new Map();
    let position = 0;
    for (const { events, streams } of this.frames.moments()) {
      const [start, end] = [this.timeOf(position), this.timeOf(position + 1)];
      this.runStreams(streams, start);
      for (const event of events) {
        if (event === 'stopAllSounds') this.silence(start);
        else this.begin(event, start);
      }
      yield* this.mixed(start, end);
      position++;
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
    return Math.round((position * MIX_RATE) / this.frames.frameRate);
  }

  /** Streams begin again with the next frame. Source: ActionScript reference, `stopAllSounds`. */
  private silence(time: number): void {
    for (const ofClip of this.passed.values()) for (const passed of ofClip.values()) passed.isHeard = false;
    for (const { voice } of this.heard) voice.end = Math.min(voice.end, time);
  }

  private begin(cue: SoundCue, time: number): void {
    const { soundSync: sync } = cue.sound;
    const same = this.heard.filter(
      ({ path, voice, stream }) => path === cue.path && !stream && endOf(voice) > time,
    );
    if (sync === 'stop') for (const { voice } of same) voice.end = time;
    else if (sync !== 'start' || same.length === 0) this.hear(cue, time, 0);
  }

  /**
   * A stream continues while its timeline moves to the next frame; otherwise it stops, and begins where the playhead is.
   * While a timeline is stopped, its stream is silent.
   */
  private runStreams(streams: readonly RunningStream[], time: number): void {
    const before = this.passed;
    this.passed = new Map();
    const begun: RunningStream[] = [];
    for (const stream of streams) {
      const { clip, cue, frame } = stream;
      const last = before.get(clip)?.get(cue);
      const continues = last?.frame === frame - 1 && last.isHeard;
      if (!continues && last?.frame !== frame) begun.push(stream);
      const ofClip = this.passed.get(clip) ?? new Map<SoundCue, Passed>();
      this.passed.set(clip, ofClip.set(cue, { frame, continues, isHeard: last?.frame !== frame }));
    }
    for (const { stream, voice } of this.heard) {
      if (!stream || this.passed.get(stream.clip)?.get(stream.cue)?.continues) continue;
      voice.end = Math.min(voice.end, time);
    }
    for (const stream of begun) {
      const elapsed = Math.round(((stream.frame - stream.cue.frame) * MIX_RATE) / this.frames.frameRate);
      this.hear(stream.cue, time, elapsed, stream);
    }
  }

  private hear(cue: SoundCue, start: number, elapsed: number, stream?: RunningStream): void {
    this.dropEnded(start);
    if (this.heard.length >= MAX_VOICES) return;
    const sound = this.soundAt(cue.path);
    if (!sound) return;
    const length = Math.ceil(((sound.samples.length / sound.channels) * MIX_RATE) / sound.rate);
    const { inPoint44: from, outPoint44, plays, envelope } = cue.sound;
    const to = outPoint44 > 0 ? Math.min(outPoint44, length) : length;
    if (from >= to) return;
    if ((to - from) * plays <= elapsed) return;
    const levels = levelsOf(envelope);
    this.heard.push({
      voice: { sound, from, to, plays, levels, start, elapsed, end: Infinity },
      path: cue.path,
      stream,
    });
  }
}

function levelsOf(envelope: SoundCue['sound']['envelope']): Level[] {
  return envelope
    .map(({ mark44, level0, level1 }) => ({
      at: mark44,
      left: level0 / FULL_LEVEL,
      right: level1 / FULL_LEVEL,
    }))
    .sort((one, other) => one.at - other.at);
}
