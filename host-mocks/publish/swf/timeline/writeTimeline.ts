import { TAG, writeTag } from '../bytes/tags';
import type { ByteWriter } from '../bytes/ByteWriter';
import { DisplayList } from './DisplayList';
import type { Entry } from './Entry';

/** What the frames of a timeline do besides showing objects. */
export interface FrameNotes {
  /** Tags between what goes and what is placed: labels, scripts. */
  before(out: ByteWriter, frame: number): void;
  /** Tags behind what is placed: sounds. */
  after(out: ByteWriter, frame: number): void;
}

export const NO_NOTES: FrameNotes = { before: () => undefined, after: () => undefined };

/** The tags of a timeline's frames, each closed by `ShowFrame`. @param entriesAt - what stands there at a frame, from 0 */
export function writeTimeline(
  out: ByteWriter,
  frameCount: number,
  entriesAt: (frame: number) => readonly Entry[],
  notes: FrameNotes = NO_NOTES,
): void {
  const list = new DisplayList();
  for (let frame = 0; frame < frameCount; frame++) {
    const changes = list.advance(out, entriesAt(frame));
    notes.before(out, frame);
    list.place(out, changes, frame);
    notes.after(out, frame);
    writeTag(out, TAG.showFrame);
  }
}
