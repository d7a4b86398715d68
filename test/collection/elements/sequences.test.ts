import fc from 'fast-check';
import { expectClose, stageFrom } from '../../support/stage';
import { tries } from '../../support/sample';

/** An element in plain numbers: where it is registered, and the top-left corner and size of its bounds. */
interface Plain {
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A call of a method, and what plain arithmetic makes of the places: the new left and top of each. */
interface Step {
  call: [method: string, ...args: unknown[]];
  places: (all: Plain[]) => [number, number][];
}

const STAGE = { left: 0, top: 0, width: 400, height: 300 };

const right = (box: Plain) => box.left + box.width;
const bottom = (box: Plain) => box.top + box.height;
const lowest = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
const highest = (values: number[]) => values.reduce((a, b) => Math.max(a, b));

function frame(all: Plain[]) {
  const left = lowest(all.map((box) => box.left));
  const top = lowest(all.map((box) => box.top));
  return { left, top, width: highest(all.map(right)) - left, height: highest(all.map(bottom)) - top };
}

/** Starts and lengths along one axis. */
type Line = { start: number; length: number }[];
const across = (all: Plain[]): Line => all.map(({ left, width }) => ({ start: left, length: width }));
const down = (all: Plain[]): Line => all.map(({ top, height }) => ({ start: top, length: height }));
const order = (values: number[]) => values.map((_v, i) => i).sort((a, b) => values[a] - values[b] || a - b);

function distributed(line: Line, part: number, room: number | null): number[] {
  const marks = line.map(({ start, length }) => start + part * length);
  const sorted = order(marks);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  const from = room === null ? marks[first] : part * line[first].length;
  const to = room === null ? marks[last] : room - (1 - part) * line[last].length;
  const result: number[] = [];
  sorted.forEach((i, rank) => {
    result[i] = from + ((to - from) * rank) / (sorted.length - 1) - part * line[i].length;
  });
  return result;
}

function spaced(line: Line, gap: number | null, room: number | null): number[] {
  const sorted = order(line.map(({ start }) => start));
  const last = line[sorted[sorted.length - 1]];
  const begin = room === null ? line[sorted[0]].start : 0;
  const end = room === null ? last.start + last.length : room;
  const filled = line.reduce((sum, { length }) => sum + length, 0);
  const between = gap === null ? (end - begin - filled) / (line.length - 1) : gap;
  const result: number[] = [];
  sorted.reduce((at, i) => ((result[i] = at), at + line[i].length + between), begin);
  return result;
}

const zip = (lefts: number[], tops: number[]) => lefts.map((left, i): [number, number] => [left, tops[i]]);
const lefts = (all: Plain[]) => all.map(({ left }) => left);
const tops = (all: Plain[]) => all.map(({ top }) => top);

/** Numbers that sums of thirds come near count as that number. */
const clean = (value: number) => Math.round(value * 1e6) / 1e6;
const ROUND: Record<number, (value: number) => number> = {
  [-1]: Math.floor,
  0: (value) => Math.floor(value + 0.5),
  1: Math.ceil,
};

const PARTS: Record<string, number> = {
  left: 0,
  horizontal: 0.5,
  right: 1,
  top: 0,
  vertical: 0.5,
  bottom: 1,
};
const isAcross = (edge: string) => ['left', 'horizontal', 'right'].includes(edge);
const edge = fc.constantFrom(...Object.keys(PARTS));
const distance = fc.integer({ min: -60, max: 60 });
const step = fc.constantFrom(1, 2, 5, 12);

const move = fc.tuple(distance, distance, fc.boolean()).map(([x, y, relative]): Step => ({
  call: ['move', x, y, relative],
  places(all) {
    const from = relative ? { left: 0, top: 0 } : frame(all);
    return all.map(({ left, top }) => [left - from.left + x, top - from.top + y]);
  },
}));

const align = fc.tuple(edge, fc.boolean()).map(([to, toStage]): Step => ({
  call: ['align', to, toStage],
  places(all) {
    const box = toStage ? STAGE : frame(all);
    return all.map(({ left, top, width, height }) =>
      isAcross(to)
        ? [box.left + PARTS[to] * (box.width - width), top]
        : [left, box.top + PARTS[to] * (box.height - height)],
    );
  },
}));

const distribute = fc.tuple(edge, fc.boolean()).map(([by, toStage]): Step => ({
  call: ['distribute', by, toStage],
  places: (all) =>
    isAcross(by)
      ? zip(distributed(across(all), PARTS[by], toStage ? STAGE.width : null), tops(all))
      : zip(lefts(all), distributed(down(all), PARTS[by], toStage ? STAGE.height : null)),
}));

const space = fc
  .tuple(fc.constantFrom('horizontal', 'vertical'), fc.oneof(distance, fc.boolean()))
  .map(([direction, by]): Step => ({
    call: ['space', direction, by],
    places(all) {
      const gap = typeof by === 'number' ? by : null;
      return direction === 'horizontal'
        ? zip(spaced(across(all), gap, by === true ? STAGE.width : null), tops(all))
        : zip(lefts(all), spaced(down(all), gap, by === true ? STAGE.height : null));
    },
  }));

const layout = fc.tuple(fc.integer({ min: 1, max: 4 }), distance, distance).map(([columns, x, y]): Step => ({
  call: ['layout', columns, x, y],
  places(all) {
    const cell = [highest(all.map((box) => box.width)) + x, highest(all.map((box) => box.height)) + y];
    return all.map((_box, i) => [
      all[0].left + (i % columns) * cell[0],
      all[0].top + Math.floor(i / columns) * cell[1],
    ]);
  },
}));

const toGrid = fc.tuple(step, step, fc.constantFrom(-1, 0, 1)).map(([stepX, stepY, rounding]): Step => ({
  call: ['toGrid', [stepX, stepY], rounding],
  places: (all) =>
    all.map(({ x, y, left, top }) => [
      left - x + ROUND[rounding](clean(x / stepX)) * stepX,
      top - y + ROUND[rounding](clean(y / stepY)) * stepY,
    ]),
}));

const size = fc.integer({ min: 1, max: 60 });
const box = fc.record({
  x: distance,
  y: distance,
  offsetX: distance,
  offsetY: distance,
  width: size,
  height: size,
});

/** Symbols whose content lies off their registration point, some of them turned over. */
function stageWith(
  boxes: { x: number; y: number; offsetX: number; offsetY: number; width: number; height: number }[],
) {
  return stageFrom({
    width: STAGE.width,
    height: STAGE.height,
    library: boxes.flatMap(({ offsetX, offsetY, width, height }, i) => [
      { name: `bitmap ${i}`, type: 'bitmap' as const, width, height },
      { name: `clip ${i}`, layers: [{ elements: [{ item: `bitmap ${i}`, x: offsetX, y: offsetY }] }] },
    ]),
    layers: [{ elements: boxes.map(({ x, y }, i) => ({ item: `clip ${i}`, x, y, scaleX: i % 2 ? -1 : 1 })) }],
  });
}

const plain = ({ x, y, left, top, width, height }: Element): Plain => ({ x, y, left, top, width, height });

describe('placing elements, one method after another', () => {
  it('A sequence of placing methods agrees with plain arithmetic, and changes neither sizes nor the list', () => {
    const steps = fc.array(fc.oneof(move, align, distribute, space, layout, toGrid), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(box, { minLength: 2, maxLength: 6 }), steps, (boxes, sequence) => {
        const { collection, elements } = stageWith(boxes);
        const { elements: list } = collection;
        const methods = collection as unknown as Record<string, (...args: unknown[]) => unknown>;
        for (const { call, places } of sequence) {
          const [method, ...args] = call;
          const before = elements.map(plain);
          expect(methods[method](...args)).toBe(collection);
          const expected = places(before);
          elements.forEach(({ left, top, width, height }, i) => {
            expectClose(
              [left, top, width, height],
              [...expected[i], before[i].width, before[i].height],
              0.05,
            );
          });
        }
        expect(collection.elements).toBe(list);
        expect(list).toEqual(elements);
      }),
      { numRuns: tries(20, 60) },
    );
  });
});
