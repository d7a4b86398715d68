import type { HeardSamples } from '../protocol';

/** Samples in a second, as in mixes: their pieces must meet without a gap. */
const RATE = 44100;

/** Samples are numbers from -32768 to 32767. */
const FULL = 32768;

/** Milliseconds in which a browser that can play sounds begins to. */
const PATIENCE = 1000;

/** Plays samples at times of its own clock. Nothing starts before the user plays something: browsers require a click. */
export class Loudspeaker {
  private context: AudioContext | undefined;
  private gain: GainNode | undefined;
  private muted = false;

  get isMuted(): boolean {
    return this.muted;
  }

  set isMuted(muted: boolean) {
    this.muted = muted;
    if (this.gain) this.gain.gain.value = muted ? 0 : 1;
  }

  /** The time that is so many seconds from now, on the grid of samples. */
  timeIn(seconds: number): number {
    return Math.round((this.time + seconds) * RATE) / RATE;
  }

  /** In seconds; it does not advance until sounds can be played. */
  get time(): number {
    return this.context?.currentTime ?? 0;
  }

  /** Called when the user clicks. True when sounds can be played. */
  async start(): Promise<boolean> {
    if (typeof AudioContext === 'undefined') return false;
    const context = (this.context ??= this.made());
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([context.resume(), late]).catch(() => undefined);
    return context.state === 'running';
  }

  /**
   * Plays samples from a time on, or what is left of them where that has passed.
   *
   * @param speed 1 for as fast as they are
   * @returns what plays; undefined where nothing is left
   */
  play({ rate, channels, samples }: HeardSamples, at: number, speed = 1): AudioBufferSourceNode | undefined {
    const { context, gain } = this;
    const count = Math.floor(samples.length / channels);
    const passed = Math.max(0, (this.time - at) * speed);
    if (!context || !gain || count === 0 || passed >= count / rate) return undefined;
    const buffer = context.createBuffer(channels, count, rate);
    for (let channel = 0; channel < channels; channel++) {
      const values = buffer.getChannelData(channel);
      for (let index = 0; index < count; index++) values[index] = samples[index * channels + channel] / FULL;
    }
    const node = new AudioBufferSourceNode(context, { buffer, playbackRate: speed });
    node.connect(gain);
    node.start(Math.max(at, this.time), passed);
    return node;
  }

  private made(): AudioContext {
    const context = new AudioContext({ sampleRate: RATE });
    this.gain = new GainNode(context, { gain: this.muted ? 0 : 1 });
    this.gain.connect(context.destination);
    return context;
  }
}
