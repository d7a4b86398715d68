import type { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import { mp3FrameAt } from '../../../platform/mp3/mp3Frames';
import { formatByte, RATES, type SoundData } from './Sounds';

/** Samples in a second, by which documents count where a sound begins and ends. */
const COUNTED_RATE = 44100;

/** The frames that a sound runs along. */
interface Span {
  readonly frame: number;
  /** The first frame after it. */
  readonly end: number;
}

/** A sound that runs with the frames of its keyframe: cut into one block for each of them. Source: SWF 19, "Streaming sound". */
export class SoundStream {
  private readonly rate: number;
  private readonly first: number;
  /** Where the next frame of MP3 begins, in bytes, and the samples that were written before it. */
  private read = { at: 0, samples: 0 };

  constructor(
    private readonly span: Span,
    private readonly data: SoundData,
    private readonly frameRate: number,
    /** Where the sound begins, in samples of 44,100 a second. */
    inPoint = 0,
  ) {
    this.rate = RATES[data.rate];
    this.first = data.delay + Math.round((inPoint * this.rate) / COUNTED_RATE);
  }

  /** How the blocks of the timeline are coded. */
  writeHead(out: ByteWriter): void {
    const { data, rate, frameRate } = this;
    const format = formatByte(data);
    const body = bodyOf((head) => {
      head
        .u8(format & 0x0f)
        .u8(format)
        .u16(Math.floor(rate / frameRate));
      if (data.coding === 'mp3') head.u16(data.delay);
    });
    writeTag(out, TAG.soundStreamHead2, body);
  }

  /** The part of the sound that belongs to a frame of the timeline, from 0. */
  writeBlock(out: ByteWriter, frame: number): void {
    const { frame: start, end } = this.span;
    if (frame < start || frame >= end) return;
    const block = this.data.coding === 'mp3' ? this.mp3Block(frame - start) : this.pcmBlock(frame - start);
    if (block) writeTag(out, TAG.soundStreamBlock, block);
  }

  private sampleAt(elapsed: number): number {
    const { delay, samples } = this.data;
    return Math.min(delay + samples, this.first + Math.round((elapsed * this.rate) / this.frameRate));
  }

  private pcmBlock(elapsed: number): Uint8Array | undefined {
    const { is16Bit, isStereo, bytes } = this.data;
    const size = (is16Bit ? 2 : 1) * (isStereo ? 2 : 1);
    const [from, to] = [this.sampleAt(elapsed), this.sampleAt(elapsed + 1)];
    return to > from ? bytes.subarray(from * size, to * size) : undefined;
  }

  /** Whole frames of MP3, up to the sample at which the next frame of the timeline begins. */
  private mp3Block(elapsed: number): Uint8Array | undefined {
    const { bytes } = this.data;
    const goal = this.sampleAt(elapsed + 1);
    const start = this.read;
    let { at, samples } = start;
    for (let frame = mp3FrameAt(bytes, at); frame && samples < goal; frame = mp3FrameAt(bytes, at)) {
      at += frame.bytes;
      samples += frame.samples;
    }
    this.read = { at, samples };
    const skipped = this.sampleAt(elapsed) - start.samples;
    return bodyOf((out) => {
      out.u16(samples - start.samples).u16(skipped & 65535);
      out.raw(bytes.subarray(start.at, at));
    });
  }
}
