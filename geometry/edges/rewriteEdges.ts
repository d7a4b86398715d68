import { formatEdgeNumber, parseEdgeNumber, STEPS_PER_PIXEL } from './edgeNumber';
import { apply, isTranslation, type Matrix } from '../matrix';

/** A selection mark, or a number. */
const EDGE_TOKEN = /S\d|#[0-9A-Fa-f]+(?:\.[0-9A-Fa-f]+)?|-?\d+(?:\.\d+)?/g;

/** The editor's hints are in whole twips. */
const CUBIC_NUMBER = /-?\d+(?:\.\d+)?/g;

const STEPS_PER_TWIP = 256;

/**
 * The same `edges` text with each point moved by `matrix`; commands, marks and blanks do not change. A translation by
 * whole twips keeps the form of every number.
 */
export function rewriteEdges(text: string, matrix: Matrix): string {
  const map = stepMap(matrix);
  return rewritePairs(text, EDGE_TOKEN, (x, y) => {
    const point = map(parseEdgeNumber(x, 0, x.length), parseEdgeNumber(y, 0, y.length));
    return [formatEdgeNumber(point.x), formatEdgeNumber(point.y)];
  });
}

/** The same for a `cubics` text, the editor's hints, whose numbers are whole twips. */
export function rewriteCubics(text: string, matrix: Matrix): string {
  const map = stepMap(matrix);
  return rewritePairs(text, CUBIC_NUMBER, (x, y) => {
    const point = map(Number(x) * STEPS_PER_TWIP, Number(y) * STEPS_PER_TWIP);
    return [String(Math.round(point.x / STEPS_PER_TWIP)), String(Math.round(point.y / STEPS_PER_TWIP))];
  });
}

/** The transformation in units of an `edges` text, exact for a pure translation. */
function stepMap(matrix: Matrix): (x: number, y: number) => { x: number; y: number } {
  const inSteps = { ...matrix, tx: matrix.tx * STEPS_PER_PIXEL, ty: matrix.ty * STEPS_PER_PIXEL };
  if (!isTranslation(matrix)) return (x, y) => apply(inSteps, { x, y });
  const dx = Math.round(inSteps.tx);
  const dy = Math.round(inSteps.ty);
  return (x, y) => ({ x: x + dx, y: y + dy });
}

/** Replaces the numbers of a text in pairs of x and y. An unpaired number stays. */
function rewritePairs(
  text: string,
  token: RegExp,
  rewrite: (x: string, y: string) => [string, string],
): string {
  const parts: string[] = [];
  let from = 0;
  let pending: { text: string; index: number } | undefined;
  for (const match of text.matchAll(token)) {
    const number = { text: match[0], index: match.index };
    if (number.text.startsWith('S')) continue;
    if (!pending) {
      pending = number;
      continue;
    }
    const [x, y] = rewrite(pending.text, number.text);
    parts.push(
      text.slice(from, pending.index),
      x,
      text.slice(pending.index + pending.text.length, number.index),
      y,
    );
    from = number.index + number.text.length;
    pending = undefined;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
