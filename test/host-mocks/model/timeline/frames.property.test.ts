import fc from 'fast-check';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { openLiteral } from '../../../support/openModel';
import { tries } from '../../../support/sample';

/**
 * A layer as a plain Array: one cell per frame, with what it shows and whether a keyframe begins there. Every operation
 * is written anew on cells, as Adobe's reference words it.
 */
interface Cell {
  shows: string;
  isKey: boolean;
}
type Cells = Cell[];

const blank = (isKey: boolean): Cell => ({ shows: '', isKey });

/** Fills the layer up to a length with what its last frame shows. */
function grow(cells: Cells, length: number): void {
  while (cells.length < length) {
    const last = cells.at(-1);
    cells.push(last ? { shows: last.shows, isKey: false } : blank(true));
  }
}

/** What a span shows changes as a whole: all cells up to the next keyframe. */
function showSpan(cells: Cells, start: number, shows: string): void {
  for (let i = start; i < cells.length && (i === start || !cells[i].isKey); i++)
    cells[i] = { ...cells[i], shows };
}

const operations: Record<string, (cells: Cells, start: number, end: number) => void> = {
  insertKeyframe: (cells, start) => insertKeyframe(cells, start, false),
  insertBlankKeyframe: (cells, start) => insertKeyframe(cells, start, true),
  convertToKeyframes(cells, start, end) {
    for (let i = start; i < Math.min(end, cells.length); i++) cells[i] = { ...cells[i], isKey: true };
  },
  convertToBlankKeyframes(cells, start, end) {
    grow(cells, end);
    for (let i = start; i < end; i++) cells[i] = blank(true);
    for (let i = end; i < cells.length && !cells[i].isKey; i++) cells[i] = blank(false);
  },
  clearFrames(cells, start, end) {
    if (start >= cells.length) return;
    if (cells[end]) cells[end] = { ...cells[end], isKey: true };
    cells[start] = { ...cells[start], isKey: true };
    for (let i = start; i < Math.min(end, cells.length); i++) cells[i] = { ...cells[i], shows: '' };
  },
  clearKeyframes(cells, start, end) {
    for (let i = Math.max(1, start); i < Math.min(end, cells.length); i++) {
      if (!cells[i].isKey) continue;
      cells[i] = { ...cells[i], isKey: false };
    }
    for (let i = 1; i < cells.length; i++)
      if (!cells[i].isKey) cells[i] = { ...cells[i], shows: cells[i - 1].shows };
    if (start === 0 && cells.length > 0) showSpan(cells, 0, '');
  },
  removeFrames(cells, start, end) {
    for (let i = Math.min(end, cells.length) - 1; i >= start; i--) {
      const [gone] = cells.splice(i, 1);
      // A keyframe stays as long as any frame of its span does.
      if (gone.isKey && cells[i] && !cells[i].isKey) cells[i] = { ...cells[i], isKey: true };
    }
  },
};

function insertKeyframe(cells: Cells, start: number, isBlank: boolean): void {
  const place = cells[start]?.isKey ? start + 1 : start;
  if (cells[place]?.isKey) return;
  grow(cells, place + 1);
  cells[place] = { ...cells[place], isKey: true };
  if (isBlank) showSpan(cells, place, '');
}

/** Three keyframes of 3, 1 and 4 frames, showing instances called a, b and c. */
function open(): { document: Document; timeline: Timeline; cells: Cells } {
  const element = (name: string) => [{ item: 'star', name }];
  const document = openLiteral({
    library: [{ name: 'star' }],
    layers: [
      { name: 'other', duration: 2 },
      {
        current: true,
        frames: [
          { duration: 3, elements: element('a') },
          { elements: element('b') },
          { duration: 4, elements: element('c') },
        ],
      },
    ],
  });
  const cells = [...'aaabcccc'].map((shows, i, all) => ({ shows, isKey: shows !== all[i - 1] }));
  return { document, timeline: document.getTimeline(), cells };
}

function read(timeline: Timeline): Cells {
  return timeline.layers[1].frames.map((frame, index) => ({
    shows: frame.elements.map(({ name }) => name).join(''),
    isKey: frame.startFrame === index,
  }));
}

const step = fc.record({
  name: fc.constantFrom(...Object.keys(operations), 'insertFrames', 'paste'),
  start: fc.nat({ max: 12 }),
  length: fc.integer({ min: 1, max: 4 }),
});

it('Any sequence of changes leaves a layer as a plain Array of cells would be', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { timeline, cells } = open();
      for (const { name, start, length } of steps) {
        const end = start + length;
        if (name === 'insertFrames') {
          timeline.insertFrames(length, false, start);
          if (start >= cells.length) grow(cells, end);
          else
            cells.splice(start + 1, 0, ...Array.from({ length }, () => ({ ...cells[start], isKey: false })));
        } else if (name === 'paste') {
          if (cells.length === 0) continue;
          const from = start % cells.length;
          const copied = cells
            .slice(from, from + length)
            .map((cell, i) => (i === 0 ? { ...cell, isKey: true } : cell));
          timeline.copyFrames(from, from + length);
          timeline.pasteFrames(start);
          grow(cells, start);
          cells.splice(start, 1, ...copied);
          const after = start + copied.length;
          if (cells[after]) cells[after] = { ...cells[after], isKey: true };
        } else {
          operations[name](cells, start, end);
          (timeline as unknown as Record<string, (start: number, end?: number) => void>)[name](start, end);
        }
        expect({ name, cells: read(timeline) }).toEqual({ name, cells });
        const { keyframes } = timeline.layers[1];
        keyframes.forEach((frame, i) => {
          const next = keyframes[i + 1]?.startFrame ?? cells.length;
          expect(frame.startFrame + frame.duration).toBe(next);
        });
      }
      expect(timeline.layers[0].frameCount).toBe(2);
    }),
    { numRuns: tries(50, 150) },
  );
});

it('Reversing frames shows the spans in the opposite order, and reversing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.nat({ max: 7 }), fc.integer({ min: 1, max: 8 }), (start, length) => {
      const { timeline, cells } = open();
      const end = Math.min(start + length, cells.length);
      timeline.reverseFrames(start, start + length);
      const shown = read(timeline).map((cell) => cell.shows);
      const expected = cells.map((cell) => cell.shows);
      expect(shown).toEqual([
        ...expected.slice(0, start),
        ...expected.slice(start, end).reverse(),
        ...expected.slice(end),
      ]);
      timeline.reverseFrames(start, start + length);
      expect(read(timeline).map((cell) => cell.shows)).toEqual(expected);
    }),
    { numRuns: tries(20, 60) },
  );
});
