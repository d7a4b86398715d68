import type { FrameChoice } from '../formats/ExportOptions';
import type { ExportSubject } from './ExportSubject';

/**
 * The frames that are chosen of a timeline, counted from 0, in the order in which they were named; without a choice all.
 *
 * @throws RangeError for frames and labels that the timeline does not have.
 */
export function chooseFrames(subject: ExportSubject, { frames, label }: FrameChoice): number[] {
  if (subject.frameCount === 0)
    throw new RangeError(`${subject.path} has no frames: there is nothing to export`);
  if (label !== undefined) return framesOfLabel(subject, label);
  if (frames === undefined) return span(0, subject.frameCount - 1);
  return parseFrames(frames).flatMap(([first, last]) => {
    if (first >= 1 && last <= subject.frameCount) return span(first - 1, last - 1);
    throw new RangeError(
      `--frames must be from 1 to ${subject.frameCount}, the frames of "${subject.path}"; got ${first === last ? first : `${first}-${last}`}`,
    );
  });
}

function framesOfLabel({ labels, path }: ExportSubject, label: string): number[] {
  const labelled = labels.find(({ name }) => name === label);
  if (labelled) return span(labelled.from, labelled.to);
  const names = labels.map(({ name }) => `"${name}"`).join(', ');
  throw new RangeError(
    `there is no label "${label}" on the timeline of "${path}"; ${names === '' ? 'it has none' : `it has ${names}`}`,
  );
}

/**
 * Reads `1-24,30` as pairs of first and last frame.
 *
 * @throws RangeError for another form, and for ranges that run backwards.
 */
export function parseFrames(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (first === undefined) {
      throw new RangeError(`--frames takes numbers and ranges, such as 1-24,30; got "${text}"`);
    }
    if (Number(first) > Number(last)) {
      throw new RangeError(`--frames: ${part.trim()} runs backwards; write ${last}-${first}`);
    }
    return [Number(first), Number(last)];
  });
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
