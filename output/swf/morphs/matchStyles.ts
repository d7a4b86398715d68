import type { ParsedColor } from '../../../document/xfl/colors';
import type { MovieFill, MovieGradient, MovieLine, GradientStop } from '../paint/moviePaints';
import type { Pair } from './defineMorph';

/**
 * A fill at both ends of a morph, in the one kind that both have. A colour becomes a gradient that shows it everywhere;
 * of kinds that do not mix the first one stays.
 */
export function matchFills(
  from: MovieFill | undefined,
  to: MovieFill | undefined,
): Pair<MovieFill> | undefined {
  const [start, end] = [from ?? to, to ?? from];
  if (!start || !end) return undefined;
  if (start.kind === 'solid' && end.kind === 'gradient')
    return matchGradients(inColor(end, start.color), end);
  if (start.kind === 'gradient' && end.kind === 'solid')
    return matchGradients(start, inColor(start, end.color));
  if (start.kind === 'gradient' && end.kind === 'gradient') return matchGradients(start, end);
  return { from: start, to: start.kind === end.kind ? end : start };
}

/** A line at both ends; what cannot change is that of the first. */
export function matchLines(
  from: MovieLine | undefined,
  to: MovieLine | undefined,
): Pair<MovieLine> | undefined {
  const [start, end] = [from ?? to ?? NO_LINE, to ?? from ?? NO_LINE];
  const fill = matchFills(start.fill, end.fill);
  return fill && { from: { ...start, fill: fill.from }, to: { ...start, width: end.width, fill: fill.to } };
}

/** Each colour has its counterpart in order; where one end has fewer, its last one is repeated. Source: compiled movies. */
function matchGradients(from: MovieGradient, to: MovieGradient): Pair<MovieFill> {
  const count = Math.max(from.stops.length, to.stops.length);
  const filled = (stops: readonly GradientStop[]): readonly GradientStop[] =>
    stops.length === 0
      ? stops
      : Array.from({ length: count }, (_, i) => stops[Math.min(i, stops.length - 1)]);
  return {
    from: { ...from, stops: filled(from.stops) },
    to: { ...to, isRadial: from.isRadial, stops: filled(to.stops) },
  };
}

function inColor(gradient: MovieGradient, color: ParsedColor): MovieGradient {
  return { ...gradient, stops: gradient.stops.map(({ ratio }) => ({ ratio, color })) };
}

const NO_LINE: MovieLine = {
  width: 0,
  cap: 0,
  join: 0,
  miterLimit: 0,
  keepsWidth: false,
  keepsHeight: false,
  isHinted: false,
  fill: { kind: 'solid', color: { rgb: '#000000', alpha: 0 } },
};
