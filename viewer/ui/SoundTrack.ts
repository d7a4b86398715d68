import type { Ask, HeardSamples } from '../protocol';
import type { Loudspeaker } from './Loudspeaker';
import type { SoundSource } from './SoundSource';

/** Seconds of sound that are ready before they are heard. */
const AHEAD = 1.5;
/** Milliseconds after which it is looked whether more is needed. */
const LOOK_EVERY = 200;

const SILENCE: HeardSamples = { rate: 1, channels: 1, samples: new Int16Array() };

/** What is played, and how fast: 1 is the document's rate. */
interface Run {
  readonly ask: Ask<'beginMix'>;
  readonly speed: number;
  /** What is heard first, until that is played. */
  first?: HeardSamples;
  isReady: boolean;
  isHeard: boolean;
}

/** What is heard while frames are played: in step with them, whatever they wait for. */
export class SoundTrack {
  private run: Run | undefined;
  private readonly heard = new Set<AudioBufferSourceNode>();

  /** @param onSilent - told of sounds that cannot be heard */
  constructor(
    private readonly sounds: SoundSource,
    private readonly speaker: Loudspeaker,
    private readonly onSilent: (why: readonly string[]) => void,
  ) {}

  /** True when the frames can begin: their sound is ready, or there is none. */
  get isReady(): boolean {
    return this.run?.isReady ?? true;
  }

  /** Prepares what is heard from a frame on. */
  prepare(ask: Ask<'beginMix'>, speed: number): void {
    this.silence();
    this.run = { ask, speed, isReady: false, isHeard: false };
    void this.load(this.run);
  }

  /**
   * The frames begin, or begin anew after they had to wait.
   *
   * @param frame the frame that is shown at that time
   * @param time milliseconds of the page's clock
   */
  begin(frame: number, time: number): void {
    const { run } = this;
    if (!run) return;
    this.silence();
    const { ask, first } = run;
    if (first && ask.frames.from === frame) void this.feed(run, first, time);
    else if (run.isHeard) void this.again(run, frame, time);
  }

  stop(): void {
    this.run = undefined;
    this.silence();
  }

  private silence(): void {
    for (const node of this.heard) node.stop();
    this.heard.clear();
  }

  /** A run that cannot be heard does not keep its frames waiting. */
  private async load(run: Run): Promise<void> {
    try {
      const [canPlay, isHeard] = await Promise.all([this.speaker.start(), this.sounds.beginMix(run.ask)]);
      run.isHeard = canPlay && isHeard;
      if (run.isHeard && run === this.run) run.first = await this.next();
    } catch (error) {
      this.onSilent([(error as Error).message]);
    } finally {
      run.isReady = true;
    }
  }

  /** The mix from another frame on. What of it has passed when it comes is left out. */
  private async again({ ask, speed }: Run, frame: number, time: number): Promise<void> {
    const frames = { ...ask.frames, from: frame };
    const run: Run = { ask: { ...ask, frames }, speed, isReady: false, isHeard: false };
    this.run = run;
    await this.load(run);
    if (run === this.run && run.first) await this.feed(run, run.first, time);
  }

  private async next(): Promise<HeardSamples> {
    const { silent, ...piece } = await this.sounds.nextMix();
    if (silent.length > 0) this.onSilent(silent);
    return piece;
  }

  /** Plays a piece after the other: each begins where the one before it ends. */
  private async feed(run: Run, first: HeardSamples, time: number): Promise<void> {
    const { speaker } = this;
    const start = speaker.timeIn((time - performance.now()) / 1000);
    let played = 0;
    let piece = first;
    delete run.first;
    while (run === this.run && piece.samples.length > 0) {
      const node = speaker.play(piece, start + played / run.speed, run.speed);
      if (node) this.keep(node);
      played += piece.samples.length / piece.channels / piece.rate;
      while (run === this.run && start + played / run.speed > speaker.time + AHEAD) await wait();
      if (run === this.run) piece = await this.next().catch(() => SILENCE);
    }
  }

  private keep(node: AudioBufferSourceNode): void {
    this.heard.add(node);
    node.addEventListener('ended', () => this.heard.delete(node));
  }
}

function wait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}
