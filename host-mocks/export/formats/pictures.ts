import type { ExportedFile } from '../ExportedFile';
import { chooseFrames } from '../frames/chooseFrames';
import { KeptBySize } from '../../render/KeptBySize';
import { Sequence } from '../frames/Sequence';
import { backgroundOf, scaled, type MakeFiles } from './Format';

/** Characters and bytes of frames that are kept, as equal frames may follow. */
const MOST_KEPT = 2 ** 25;

/** A PNG for each frame. */
export const png: MakeFiles = function* (subject, base, options, context) {
  const frames = chooseFrames(subject, options);
  const sequence = new Sequence(subject, frames, context, backgroundOf(subject, options));
  for (const { scale, suffix } of scaled(options)) {
    const known = new KeptBySize<string, Uint8Array>(MOST_KEPT);
    for (const frame of frames) {
      const content = sequence.content(frame);
      let bytes = known.get(content);
      if (!bytes) {
        bytes = sequence.png(frame, scale);
        known.set(content, bytes, content.length + bytes.length);
      }
      yield { path: `${numbered(base, frame, subject.frameCount)}${suffix}.png`, content: bytes };
    }
  }
};

/** An SVG for each frame. */
export const svg: MakeFiles = function* (subject, base, options, context): Iterable<ExportedFile> {
  const frames = chooseFrames(subject, options);
  const sequence = new Sequence(subject, frames, context, backgroundOf(subject, options));
  for (const frame of frames) {
    yield { path: `${numbered(base, frame, subject.frameCount)}.svg`, content: sequence.svg(frame) };
  }
};

const DIGITS = 4;

/** `star0001`: as Animate numbers the files of a sequence. What has one frame needs no number. */
function numbered(base: string, frame: number, frameCount: number): string {
  return frameCount === 1 ? base : base + String(frame + 1).padStart(DIGITS, '0');
}
