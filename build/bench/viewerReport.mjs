import { against, digits, meets, table } from './tables.mjs';

/** Milliseconds from typing to marks, pictures in a second, and milliseconds to the largest paint. */
export const VIEWER_GOALS = { query: 100, perSecond: 24, largest: 2500 };

/** A rate is held where no more than one picture in fifty is missing. */
const MISSING = 0.98;

/** The rate that a timeline is to be played at. */
function goalOf({ rate }) {
  return Math.min(rate, VIEWER_GOALS.perSecond);
}

function holds(timeline) {
  return timeline.perSecond >= goalOf(timeline) * MISSING;
}

/** The verdicts: `{ goal, cells, isMet }`, about the worst page. */
export function judgeViewer({ missing, queries, playing, playground }) {
  if (missing !== undefined) return [];
  const slowest = (goal, valueOf) => {
    const worst = queries.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
    return {
      goal,
      cells: [`worst ${digits(valueOf(worst))} ms: ${worst.name}`, ''],
      isMet: meets(VIEWER_GOALS.query, valueOf(worst)),
    };
  };
  const held = playing.filter(holds);
  const worst = playing.reduce((a, b) => (b.perSecond / goalOf(b) < a.perSecond / goalOf(a) ? b : a));
  const verdicts = [
    slowest(
      'first query of a page, typed when its picture is there: ≤ 100 ms',
      ({ withPicture }) => withPicture,
    ),
    slowest('the same a second later: ≤ 100 ms', ({ later }) => later),
    {
      goal: 'playing: 24 pictures a second, or the rate of the document',
      cells: [`${held.length} of ${playing.length}, worst ${digits(worst.perSecond)}: ${worst.name}`, ''],
      isMet: held.length === playing.length,
    },
  ];
  if (playground)
    verdicts.push({
      goal: 'largest paint of the playground on a phone: ≤ 2.5 s',
      cells: [`${digits(playground.largest / 1000)} s`, ''],
      isMet: meets(VIEWER_GOALS.largest, playground.largest),
    });
  return verdicts;
}

/** The sections about pages. */
export function reportViewer(measured) {
  const { missing, version, queries, playing, playground } = measured;
  if (missing !== undefined) return `Skipped: there is no ${missing}.`;
  const { query } = VIEWER_GOALS;
  const asked = table(
    [
      'milliseconds',
      'first paint',
      'first picture',
      'typed at once: after the picture',
      'typed with the picture',
      'typed a second later',
      'each other query',
    ],
    queries.map(({ name, painted, pictured, atOnce, withPicture, later, rest }) => [
      name,
      digits(painted),
      digits(pictured),
      digits(atOnce),
      against(query, withPicture),
      against(query, later),
      against(query, rest),
    ]),
  );
  const played = table(
    [
      '',
      'rate',
      'pictures a second',
      'Worker, ms',
      'reading SVG, ms',
      'rest of the page, ms',
      'painting, ms',
    ],
    playing.map((timeline) => {
      const { name, rate, perSecond, steps } = timeline;
      const shown = holds(timeline) ? digits(perSecond) : `**${digits(perSecond)}**`;
      const { drawing, reading, page, painting } = steps;
      return [name, digits(rate), shown, ...[drawing, reading, page - reading, painting].map(digits)];
    }),
  );
  return `Chromium ${version} without a graphics processor: it paints on the processors.

Queries: milliseconds until what is found is marked and seen. One that is typed at once, while the document is opened,
waits for the first picture.

${asked}

Playing: pictures that come to the screen in a second, in a window of 1,280 × 800. For each picture the processor time
of the Worker that draws it as SVG, of the page that reads the SVG, lays out and paints, and of the threads that paint it
in pixels.

${played}

${reportPlayground(playground)}`;
}

function reportPlayground(playground) {
  if (!playground) return 'The playground was skipped: `npm run site` had not built it.';
  const { largest, pictured, before, all } = playground;
  const seconds = (time) => `${digits(time / 1000)} s`;
  return `The playground on a simulated phone (360 × 640, 1.6 Mbit/s, 150 ms, a processor four times slower): the largest
paint, which is the first picture of the sample, comes after ${seconds(largest)}, when ${digits(before / 1000)} kB are loaded. The viewer shows
its own after ${seconds(pictured)}; ${digits(all / 1000)} kB are loaded at the end.`;
}
