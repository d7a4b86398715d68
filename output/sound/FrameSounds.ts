import type { SoundCue } from '../../film/playing/soundCues';

const NONE: readonly SoundCue[] = [];

/** The sounds of a timeline, found by its frames. */
export class FrameSounds {
  private readonly starts: ReadonlyMap<number, readonly SoundCue[]>;
  private readonly streams: readonly SoundCue[];
  private readonly streamStarts: ReadonlyMap<number, readonly SoundCue[]>;
  /** The last result: a playhead mostly moves to the next frame. */
  private last: { readonly frame: number; readonly streams: readonly SoundCue[] } | undefined;

  constructor(cues: readonly SoundCue[]) {
    this.streams = cues.filter(({ sound }) => sound.isStream);
    this.streamStarts = byFrame(this.streams);
    this.starts = byFrame(cues.filter(({ sound }) => !sound.isStream));
  }

  get hasStreams(): boolean {
    return this.streams.length > 0;
  }

  /** The sounds of keyframes that begin at a frame, without streams. */
  startsAt(frame: number): readonly SoundCue[] {
    return this.starts.get(frame) ?? NONE;
  }

  /** The streams whose keyframes a frame belongs to. */
  streamsAt(frame: number): readonly SoundCue[] {
    if (!this.hasStreams) return NONE;
    const { last } = this;
    if (last?.frame === frame) return last.streams;
    const candidates =
      last?.frame === frame - 1 ? [...last.streams, ...(this.streamStarts.get(frame) ?? [])] : this.streams;
    const streams = candidates.filter(({ frame: start, end }) => frame >= start && frame < end);
    this.last = { frame, streams };
    return streams;
  }
}

function byFrame(cues: readonly SoundCue[]): Map<number, SoundCue[]> {
  const cuesByFrame = new Map<number, SoundCue[]>();
  for (const cue of cues) {
    const others = cuesByFrame.get(cue.frame);
    if (others) others.push(cue);
    else cuesByFrame.set(cue.frame, [cue]);
  }
  return cuesByFrame;
}
