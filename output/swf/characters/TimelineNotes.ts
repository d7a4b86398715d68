import type { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import { whereAt } from '../../published/Losses';
import { writeSoundInfo } from '../records/soundInfo';
import type { KeyframeNotes } from '../../../film/playing/keyframeNotes';
import type { SoundCue } from '../../../film/playing/soundCues';
import type { FrameNotes } from '../timeline/writeFrames';
import type { Sounds } from './Sounds';
import { SoundStream } from './SoundStream';

/** Labels, scripts of ActionScript 1 and 2, and sounds of a timeline, as tags in its frames. */
export class TimelineNotes implements FrameNotes {
  private readonly streams: SoundStream[];

  constructor(
    private readonly notes: KeyframeNotes,
    /** By frame; none where classes hold the scripts. */
    private readonly actions: ReadonlyMap<number, readonly Uint8Array[]>,
    private readonly where: string,
    private readonly sounds: Sounds,
    frameRate: number,
  ) {
    this.streams = notes.sounds.flatMap((cue) => {
      const data = cue.sound.isStream ? sounds.dataOf(cue.path) : undefined;
      return data ? [new SoundStream(cue, data, frameRate, cue.sound.inPoint44)] : [];
    });
    this.addVideos(frameRate);
  }

  /** The sound of a video runs with the frames, as Flash publishes it. A timeline has one such sound. */
  private addVideos(frameRate: number): void {
    for (const cue of this.notes.videos) {
      const data = this.sounds.ofVideo(cue.path);
      if (!data) continue;
      if (this.streams.length === 0) this.streams.push(new SoundStream(cue, data, frameRate));
      else this.sounds.loseStream(cue.path, whereAt(this.where, cue.layer, cue.frame));
    }
  }

  before(out: ByteWriter, frame: number): void {
    if (frame === 0) this.streams.at(0)?.writeHead(out);
    for (const { frame: at, name, type } of this.notes.labels) {
      if (at === frame) writeLabel(out, name, type === 'anchor');
    }
    for (const actions of this.actions.get(frame) ?? []) writeTag(out, TAG.doAction, actions);
  }

  after(out: ByteWriter, frame: number): void {
    for (const cue of this.notes.sounds) if (cue.frame === frame && !cue.sound.isStream) this.start(out, cue);
    for (const stream of this.streams) stream.writeBlock(out, frame);
  }

  private start(out: ByteWriter, { path, layer, frame, sound }: SoundCue): void {
    const id = this.sounds.at(path, whereAt(this.where, layer, frame));
    if (id === undefined) return;
    writeTag(
      out,
      TAG.startSound,
      bodyOf((body) => {
        writeSoundInfo(body.u16(id), sound, this.sounds.lengthOf(path));
      }),
    );
  }
}

/** Anchors are noted for the history of browsers. */
function writeLabel(out: ByteWriter, name: string, isAnchor: boolean): void {
  writeTag(
    out,
    TAG.frameLabel,
    bodyOf((body) => {
      body.text(name);
      if (isAnchor) body.u8(1);
    }),
  );
}
