import type { RawPoint } from '../archive/rawTypes';
import type { Cubic } from '../timeline/shapes/readCubics';
import { formatEdgeNumber } from '../../../geometry/edges/edgeNumber';

/** A curve in the form of the attribute `cubics`: `!x y(before;control control end pieces)after;`. */
export function cubicsText({ points, pieces, before, after }: Cubic): string {
  const [start, first, second, end] = points;
  const path = pieces.map(({ point, isOn }, index) => {
    const repeats = index > 0 && !isOn && !pieces[index - 1].isOn;
    return `${isOn ? 'Q' : repeats ? ' ' : 'q'}${blank(point)}`;
  });
  return (
    `!${blank(start)}(${before === null ? '' : comma(before)};` +
    `${comma(first)} ${comma(second)} ${comma(end)}${path.join('')})${after === null ? '' : comma(after)};`
  );
}

function blank({ x, y }: RawPoint): string {
  return `${formatEdgeNumber(x * 256)} ${formatEdgeNumber(y * 256)}`;
}

function comma({ x, y }: RawPoint): string {
  return `${formatEdgeNumber(x * 256)},${formatEdgeNumber(y * 256)}`;
}
