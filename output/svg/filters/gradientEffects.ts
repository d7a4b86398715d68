import type { FilterOf } from '../../../document/xfl/effects/DocumentFilter';
import { channelsOf } from '../../../document/xfl/channels';
import { element, number } from '../svg';
import type { FilterStep } from './FilterStep';
import { addUp, gaussian, invertAlpha, merge, mergeNode, offsetOf, renamed } from './parts';

type GradientFilter = FilterOf<'GradientGlowFilter' | 'GradientBevelFilter'>;

/** A glow whose colour and opacity are read off a gradient: its start where the glow ends, its end where it is full. */
export function gradientGlow(filter: GradientFilter, step: FilterStep): string {
  const { input, name } = step;
  const { x, y } = offsetOf(filter, step);
  const isInner = filter.type === 'inner';
  const source = isInner ? `${name}i` : input;
  const content =
    (isInner ? invertAlpha(input, source) : '') +
    gaussian(filter, step, source, `${name}b`) +
    element('feOffset', { in: `${name}b`, dx: x, dy: y, result: `${name}o` }) +
    inGrey(`${name}o`, [0, 0, 0, filter.strength, 0], `${name}g`) +
    coloredBy(filter, `${name}g`, `${name}e`, name);
  return content + combine(filter, `${name}e`, step);
}

/** A bevel whose colours are read off a gradient: the light at its start, the shade at its end, nothing in the middle. */
export function gradientBevel(filter: GradientFilter, step: FilterStep): string {
  const { input, name } = step;
  const { x, y } = offsetOf(filter, step);
  const half = filter.strength / 2;
  const moved = (dx: number, dy: number, rows: string, result: string): string =>
    element('feOffset', { in: `${name}b`, dx, dy, result: `${result}o` }) +
    element('feColorMatrix', { in: `${result}o`, type: 'matrix', values: rows, result });
  const [p, m] = [`${name}p`, `${name}m`];
  const content =
    gaussian(filter, step, input, `${name}b`) +
    moved(x, y, ALPHA_TO_RED, p) +
    moved(-x, -y, ALPHA_TO_GREEN, m) +
    addUp(p, m, 1, `${name}d`) +
    inGrey(`${name}d`, [half, -half, 0, 0, 0.5], `${name}g`) +
    coloredBy(filter, `${name}g`, `${name}e`, name);
  return content + combine(filter, `${name}e`, step);
}

/** Rows of an `feColorMatrix`: the opacity in one channel, opaque. */
const ALPHA_TO_RED = '0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1';
const ALPHA_TO_GREEN = '0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 1';

/** Opaque grey by a row of factors. */
function inGrey(input: string, row: readonly number[], result: string): string {
  const grey = row.map(number).join(' ');
  const values = `${grey} ${grey} ${grey} 0 0 0 0 1`;
  return element('feColorMatrix', { in: input, type: 'matrix', values, result });
}

/** Samples of a gradient, in order. */
const SAMPLES = 52;

/** The colours of a filter's gradient at the places that the grey input says. */
function coloredBy(filter: GradientFilter, input: string, result: string, name: string): string {
  const table = sampleGradient(filter);
  const tableOf = (channel: number): string => table.map((sample) => number(sample[channel])).join(' ');
  const transfer = (kind: string, channel: number): string =>
    element(kind, { type: 'table', tableValues: tableOf(channel) });
  const toAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0';
  return (
    element(
      'feComponentTransfer',
      { in: input, result: `${name}c` },
      transfer('feFuncR', 0),
      transfer('feFuncG', 1),
      transfer('feFuncB', 2),
    ) +
    element('feComponentTransfer', { in: input, result: `${name}t` }, transfer('feFuncR', 3)) +
    element('feColorMatrix', { in: `${name}t`, type: 'matrix', values: toAlpha, result: `${name}a` }) +
    element('feComposite', { operator: 'in', in: `${name}c`, in2: `${name}a`, result })
  );
}

/** Red, green, blue and opacity, 0 to 1, at equal distances along the gradient. */
function sampleGradient(filter: GradientFilter): number[][] {
  const stops = filter.stops.map(({ rgb, alpha, ratio }) => ({
    ratio,
    values: [...channelsOf(rgb).map((channel) => channel / 255), alpha],
  }));
  if (stops.length === 0) return [0, 1].map((share) => [0, 0, 0, share]);
  return Array.from({ length: SAMPLES }, (_, i) => {
    const ratio = i / (SAMPLES - 1);
    const next = stops.findIndex((stop) => stop.ratio >= ratio);
    if (next === 0) return stops[0].values;
    const to = stops[next < 0 ? stops.length - 1 : next];
    const from = stops[(next < 0 ? stops.length : next) - 1];
    const share = to === from ? 0 : (ratio - from.ratio) / (to.ratio - from.ratio);
    return from.values.map((value, channel) => value + (to.values[channel] - value) * share);
  });
}

/** The effect inside what it is an effect of, outside of it, or over both. */
function combine(filter: GradientFilter, effect: string, { input, name }: FilterStep): string {
  const { type, knockout: isKnockout } = filter;
  if (type !== 'full') return merge(effect, input, name, type === 'inner', isKnockout, false);
  if (isKnockout) return renamed(effect, name);
  return element('feMerge', { result: name }, mergeNode(input), mergeNode(effect));
}
