import { against, digits, table } from './tables.mjs';

const GROWTH = 1.1;
const RATIOS = { query: 1.5, goal: 1.2, method: Infinity };

/** The exponent of growth from the middle to the largest size: 1 is linear. */
function exponent({ sizes }, timeOf) {
  const [, [smaller, before], [larger, after]] = [...sizes];
  return Math.log(timeOf(after) / timeOf(before)) / Math.log(larger / smaller);
}

const own = ({ time }) => time;
const ofLoop = ({ time, ratio }) => time / ratio;

function readsOf({ reads }) {
  const [library, loop] = [reads.library, reads.loop].map(digits);
  return reads.library <= reads.loop ? `${library} / ${loop}` : `**${library}** / ${loop}`;
}

function rowOf(row) {
  const measured = [...row.sizes.values()];
  const goal = RATIOS[row.kind];
  return [
    `\`${row.name.replace(/\|/g, '\\|')}\``,
    readsOf(row),
    ...measured.map(({ time }) => digits(time)),
    ...measured.map(({ ratio }) => against(goal, ratio)),
    against(GROWTH, exponent(row, own)),
    digits(exponent(row, ofLoop)),
  ];
}

function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** How many figures meet their goal, in a line. */
function summary(rows) {
  const line = (title, kind) => {
    const ratios = rows.filter((row) => row.kind === kind).map((row) => [...row.sizes.values()].at(-1).ratio);
    const met = ratios.filter((ratio) => ratio <= RATIOS[kind] * 1.005).length;
    return `${title}: ${met} of ${ratios.length} within ${RATIOS[kind]} ×, median ${digits(median(ratios))} ×`;
  };
  return `At the largest size, ${line('queries', 'query')}; ${line('`each`, `attr`, `filter`', 'goal')}.`;
}

/** The section of one engine. */
export function reportEngine({ name, rows }) {
  const sizes = [...rows[0].sizes.keys()].map((size) => size.toLocaleString('en-US'));
  const head = [
    '',
    'reads / loop',
    ...sizes.map((size) => `ms, ${size}`),
    ...sizes.map((size) => `× loop, ${size}`),
    'growth',
    'of loop',
  ];
  return [`## ${name}`, summary(rows), table(head, rows.map(rowOf))].join('\n\n');
}
