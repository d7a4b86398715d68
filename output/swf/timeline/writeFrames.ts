import { TAG, writeTag } from '../bytes/swfTags';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { DisplayList } from './DisplayList';
import type { Entry } from './Entry';

/** What the frames of a timeline do besides showing objects. */
export interface FrameNotes {
  /** Tags between what goes and what is placed: labels, scripts. */
  before(out: ByteWriter, frame: number): void;
  /** Tags after what is placed: sounds. */
  after(out: ByteWriter, frame: number): void;
}

const NO_NOTES: FrameNotes = { before: () => undefined, after: () => undefined };

/** What a scene follows: the objects of the scene before, which go, and the frames before its own. */
export interface TimelineBefore {
  readonly list: DisplayList;
  readonly start: number;
}

/** The tags of a timeline's frames, each closed by `ShowFrame`. @param entriesAt - what is there at a frame, from 0 */
export function writeTimeline(
  out: ByteWriter,
  frameCount: number,
  entriesAt: (frame: number) => readonly Entry[],
  notes: FrameNotes = NO_NOTES,
  { list, start }: TimelineBefore = { list: new DisplayList(), start: 0 },
): void {
  for (let frame = 0; frame < frameCount; frame++) {
    const changes = list.advance(out, entriesAt(frame));
    notes.before(out, frame);
    list.place(out, changes, start + frame);
    notes.after(out, frame);
    writeTag(out, TAG.showFrame);
  }
}
