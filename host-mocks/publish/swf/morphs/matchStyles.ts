import type { ParsedColor } from '../../../model/xfl/colors';
import type { MovieFill, MovieGradient, MovieLine, GradientStop } from '../shapes/moviePaints';
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

/** Each colour has its counterpart: where one end has fewer, it shows its own at the places of the other's. */
function matchGradients(from: MovieGradient, to: MovieGradient): Pair<MovieFill> {
  const counterparts = (
    stops: readonly GradientStop[],
    others: readonly GradientStop[],
  ): readonly GradientStop[] =>
    stops.length < others.length ? others.map(({ ratio }) => stopAt(stops, ratio)) : stops;
  return {
    from: { ...from, stops: counterparts(from.stops, to.stops) },
    to: { ...to, isRadial: from.isRadial, stops: counterparts(to.stops, from.stops) },
  };
}

function inColor(gradient: MovieGradient, color: ParsedColor): MovieGradient {
  return { ...gradient, stops: gradient.stops.map(({ ratio }) => ({ ratio, color })) };
}

/** What a gradient shows at a place. */
function stopAt(stops: readonly GradientStop[], ratio: number): GradientStop {
  const near = [...stops].sort((one, other) => Math.abs(one.ratio - ratio) - Math.abs(other.ratio - ratio));
  return { ratio, color: near[0].color };
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
