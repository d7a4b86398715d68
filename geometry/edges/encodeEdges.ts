import { formatEdgeNumber, STEPS_PER_PIXEL } from './edgeNumber';
import { STRIDE, type Segments } from './Segments';

/** Segments as an `edges` text, as Animate writes it: before each segment a move to its start. */
export function encodeEdges({ count, points, lines }: Segments): string {
  let text = '';
  for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
    text += `!${pair(points, at)}`;
    text += lines[i] === 1 ? '|' : `[${pair(points, at + 2)} `;
    text += pair(points, at + 4);
  }
  return text;
}

function pair(points: Float64Array, at: number): string {
  return `${formatEdgeNumber(points[at] * STEPS_PER_PIXEL)} ${formatEdgeNumber(points[at + 1] * STEPS_PER_PIXEL)}`;
}
