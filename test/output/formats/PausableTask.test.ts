import { DEFAULTS } from '../../../output/formats/ExportOptions';
import { filmOf } from '../../../output/makers/filmOf';
import { MAKERS } from '../../../output/makers';
import type { ExportSubject } from '../../../output/pictures/ExportSubject';
import type { RenderContext } from '../../../output/pictures/RenderContext';
import { symbolSubject } from '../../../output/pictures/exportSubjects';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import { finish, type PausableTask } from '../../../output/formats/PausableTask';
import { Host } from '../../../app/host/Host';
import type { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { openLiteral } from '../../../app/host/openLiteral';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { nodeWebp } from '../../../platform/node/webp';

const COUNT = 12;

/** A symbol whose frames all reach farther to a side than those before: each is rasterized to find the room, too. */
async function open(): Promise<{ subject: ExportSubject; context: RenderContext; rasterized: () => number }> {
  const host = new Host(nodePlatform);
  const document = openLiteral(host, {
    library: [
      { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 5 }] }] },
      {
        name: 'spiral',
        layers: [
          {
            frames: Array.from({ length: COUNT }, (_, frame) => ({
              elements: [{ item: 'star', x: frame * Math.sin(frame), y: frame * Math.cos(frame) }],
            })),
          },
        ],
      },
    ],
  });
  let count = 0;
  const { rasterizer } = nodePlatform;
  const context: RenderContext = {
    film: document.film,
    rasterizer: {
      rasterize: (svg, options) => {
        count++;
        return rasterizer.rasterize(svg, options);
      },
    },
    fontFolders: [],
    maxPixels: 1e6,
    stopwatch: new Stopwatch(() => 0),
    webp: await nodeWebp(),
  };
  const subject = symbolSubject(document.film, document.library.find('spiral') as SymbolItem);
  return { subject, context, rasterized: () => count };
}

/** The most that numbers grow from one to the next. */
function mostBetween(numbers: readonly number[]): number {
  return Math.max(...numbers.map((number, index) => number - (numbers[index - 1] ?? 0)));
}

describe('a work pauses after each picture, so that none before it has to stay in memory', () => {
  it.each(['png', 'webp', 'gif', 'apng', 'sheet'] as const)('%s', async (format) => {
    const { subject, context, rasterized } = await open();
    const counts = Array.from(
      MAKERS[format](subject, 'spiral', { ...DEFAULTS, scales: [1, 2] }, context),
      rasterized,
    );
    expect(mostBetween(counts)).toBe(1);
    expect(rasterized()).toBeGreaterThan(2 * COUNT);
  });

  it('The room of a film is found so', async () => {
    const { subject, context, rasterized } = await open();
    const counts = Array.from(filmOf(subject, 'mov', 1, DEFAULTS, context), rasterized);
    expect(mostBetween(counts)).toBe(1);
    expect(counts.length).toBeGreaterThan(2);
  });
});

it.each(['gif', 'apng', 'sheet'] as const)(
  'Progress of %s is reported as pictures are made, not before',
  async (format) => {
    const { subject, context, rasterized } = await open();
    const stage = { x: -20, y: -20, width: 40, height: 40 };
    let drawn = 0;
    const watched = { ...context, progress: (done: number): void => void (drawn = done) };
    const ahead = Array.from(
      MAKERS[format]({ ...subject, stage }, 'spiral', DEFAULTS, watched),
      () => drawn - rasterized(),
    );
    expect(Math.max(...ahead)).toBeLessThanOrEqual(1);
    expect(drawn).toBe(COUNT);
  },
);

it('A task runs without pauses if no caller waits', () => {
  const counted = function* (): PausableTask<number> {
    yield;
    yield;
    return 3;
  };
  expect(finish(counted())).toBe(3);
});

it('The time of the pauses of a work is that of no stage', () => {
  let now = 0;
  const stopwatch = new Stopwatch(() => now);
  const work = function* (): PausableTask<string> {
    now += 1000;
    yield;
    stopwatch.measure('inner', () => (now += 2000));
    return 'done';
  };
  const timed = stopwatch.during('outer', work());
  expect(timed.next()).toEqual({ value: undefined, done: false });
  now += 5000;
  expect(timed.next()).toEqual({ value: 'done', done: true });
  expect(stopwatch.seconds).toEqual({ outer: 1, inner: 2 });
});
