import fc from 'fast-check';
import { createHost } from '../../../app';
import { $ } from '../../../src';
import { choiceOf, isContiguous, shapeOf, spansOf } from '../timeline';
import { tries } from '../../support/sample';

const spans = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
const worlds = fc.array(spans, { minLength: 1, maxLength: 4 });
const picks = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 });

/** A scene with these layers, each a list of lengths of keyframes. */
function sceneOf(layers: number[][]): Document {
  const host = createHost({
    library: [{ name: 'star' }],
    layers: layers.map((durations, l) => ({
      name: `layer ${l}`,
      frames: durations.map((duration, f) => ({ duration, name: `${l}.${f}`, elements: [{ item: 'star' }] })),
    })),
  });
  return host.document;
}

const chosen = (document: Document, picked: number[]): Frame[] => {
  const all = $.frames(document).elements;
  return [...new Set(picked.map((pick) => all[pick % all.length]))];
};

const durationsOf = (document: Document): number[][] =>
  document.getTimeline().layers.map((layer) => spansOf(layer).map(([, duration]) => duration));

const labelsOf = (document: Document): string[] =>
  document.getTimeline().layers.flatMap((layer) => spansOf(layer).map(([, , name]) => name));

describe('keyframes of random timelines', () => {
  it('Durations stay contiguous when they are set, and every keyframe has its own', () => {
    fc.assert(
      fc.property(worlds, picks, fc.integer({ min: 1, max: 9 }), (layers, picked, duration) => {
        const document = sceneOf(layers);
        const frames = chosen(document, picked);
        const names = new Set(frames.map(({ name }) => name));
        const before = choiceOf(document);
        $.frames(frames, document).setDuration(duration);
        const expected = layers.map((list, l) =>
          list.map((old, f) => (names.has(`${l}.${f}`) ? duration : old)),
        );
        expect(durationsOf(document)).toEqual(expected);
        expect(document.getTimeline().layers.every(isContiguous)).toBe(true);
        expect(choiceOf(document)).toMatchObject({ ...(before as object), frame: expect.anything() });
      }),
      { numRuns: tries(10, 25) },
    );
  });

  it('Deleted spans leave the others as they were, in one call for each run', () => {
    fc.assert(
      fc.property(worlds, picks, (layers, picked) => {
        const document = sceneOf(layers);
        const frames = chosen(document, picked);
        const names = new Set(frames.map(({ name }) => name));
        $.frames(frames, document).deleteFrames();
        const kept = layers.map((list, l) => list.filter((_, f) => !names.has(`${l}.${f}`)));
        expect(durationsOf(document)).toEqual(kept);
        expect(document.getTimeline().layers.every(isContiguous)).toBe(true);
      }),
      { numRuns: tries(10, 25) },
    );
  });

  it('A keyframe that is deleted and put back by hand gives the timeline as it was', () => {
    fc.assert(
      fc.property(spans, fc.nat(30), (durations, pick) => {
        fc.pre(durations.length > 1);
        const document = sceneOf([durations]);
        const timeline = document.getTimeline();
        const at = 1 + (pick % (durations.length - 1));
        const frame = $.frames(document).elements[at];
        const { startFrame, duration, name } = frame;
        const before = shapeOf(timeline);
        $.frames([frame], document).deleteFrames();
        // By hand: room at the end of the span before, a keyframe there, its label.
        timeline.insertFrames(duration, false, startFrame - 1);
        timeline.insertKeyframe(startFrame);
        timeline.layers[0].frames[startFrame].name = name;
        expect(shapeOf(timeline)).toEqual(before);
      }),
      { numRuns: tries(10, 25) },
    );
  });

  it('A move keeps all keyframes, in order, or changes nothing and says why', () => {
    fc.assert(
      fc.property(worlds, picks, fc.integer({ min: -6, max: 6 }), (layers, picked, by) => {
        const document = sceneOf(layers);
        const frames = chosen(document, picked);
        const before = shapeOf(document.getTimeline());
        const starts = new Map($.frames(document).elements.map(({ name, startFrame }) => [name, startFrame]));
        const moved = new Set(frames.map(({ name }) => name));
        const wanted = layers.map((list, l) =>
          list.map((_, f) => Number(starts.get(`${l}.${f}`)) + (moved.has(`${l}.${f}`) ? by : 0)),
        );
        const ends = layers.map((list) => list.reduce((sum, duration) => sum + duration, 0));
        const fits = wanted.every((list, l) =>
          list.every((start, f) => (f === 0 ? start === 0 : start > list[f - 1]) && start < ends[l]),
        );
        const touchesFirst = [...moved].some((name) => name.endsWith('.0'));
        const move = (): unknown => $.frames(frames, document).move(by);
        if (by !== 0 && (!fits || touchesFirst)) {
          expect(move).toThrow(/^FrameCollection\.move\(\): element \d+, /);
          expect(shapeOf(document.getTimeline())).toEqual(before);
          return;
        }
        move();
        const got = document.getTimeline().layers.map((layer) => spansOf(layer).map(([start]) => start));
        expect(got).toEqual(wanted);
        expect(document.getTimeline().layers.every(isContiguous)).toBe(true);
        expect(labelsOf(document)).toEqual(before.flatMap(([, , , list]) => list.map(([, , name]) => name)));
      }),
      { numRuns: tries(25, 60) },
    );
  });

  it('Every frame of the spans becomes a keyframe, and the collection holds them', () => {
    fc.assert(
      fc.property(worlds, picks, (layers, picked) => {
        const document = sceneOf(layers);
        const frames = chosen(document, picked);
        const names = new Set(frames.map(({ name }) => name));
        const count = frames.reduce((sum, { duration }) => sum + duration, 0);
        const made = $.frames(frames, document).toKeyframes().elements;
        expect(made).toHaveLength(count);
        expect(new Set(made).size).toBe(count);
        expect(durationsOf(document)).toEqual(
          layers.map((list, l) =>
            list.flatMap((old, f) => (names.has(`${l}.${f}`) ? Array.from({ length: old }, () => 1) : [old])),
          ),
        );
      }),
      { numRuns: tries(10, 25) },
    );
  });
});
