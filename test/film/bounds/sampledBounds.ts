import type { XmlNode } from '../../../document/xml/XmlNode';

/**
 * Bounds of an element by brute force, sharing nothing with the host but the tree of nodes: a decoder of its own, points
 * taken densely on each curve, carried one by one through all matrices. Instances show the frame that `frameOf` names.
 */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Affine = [number, number, number, number, number, number];
export type Items = ReadonlyMap<string, XmlNode>;

/** Between two of them a curve of 100 px strays from its chord by less than 0.02 px. */
const SAMPLES = 48;

export function sampledBounds(node: XmlNode, items: Items): Extent {
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  sample(node, [1, 0, 0, 1, 0, 0], 0, items, 0, (x, y) => {
    extent.left = Math.min(extent.left, x);
    extent.top = Math.min(extent.top, y);
    extent.right = Math.max(extent.right, x);
    extent.bottom = Math.max(extent.bottom, y);
  });
  return extent;
}

function sample(
  node: XmlNode,
  outer: Affine,
  elapsed: number,
  items: Items,
  depth: number,
  point: (x: number, y: number) => void,
): void {
  if (depth > 40) return;
  if (node.name === 'DOMGroup') {
    for (const member of node.child('members')?.children ?? [])
      sample(member, outer, elapsed, items, depth + 1, point);
    return;
  }
  const matrix = times(outer, ownMatrix(node));
  const at = (x: number, y: number): void => {
    point(matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]);
  };
  const corners = (left: number, top: number, right: number, bottom: number): void => {
    for (const x of [left, right]) for (const y of [top, bottom]) at(x, y);
  };
  const number = (name: string, from = node): number => Number(from.attr(name) ?? 0);
  if (node.name === 'DOMShape') {
    for (const edge of node.child('edges')?.children ?? []) samplePath(edge.attr('edges') ?? '', at);
  } else if (node.name === 'DOMRectangleObject') {
    corners(
      number('x'),
      number('y'),
      number('x') + number('objectWidth'),
      number('y') + number('objectHeight'),
    );
  } else if (/Text$/.test(node.name) && node.name !== 'DOMTLFText') {
    const [left, top] = [number('left') - 2, number('top') - 2];
    corners(left, top, left + number('width') + 4, top + number('height') + 4);
  } else if (node.name === 'DOMBitmapInstance') {
    const item = items.get(node.attr('libraryItemName') ?? '');
    if (item)
      corners(
        0,
        0,
        (number('frameRight', item) - number('frameLeft', item)) / 20,
        (number('frameBottom', item) - number('frameTop', item)) / 20,
      );
  } else if (node.name === 'DOMSymbolInstance') {
    const timeline = items
      .get(node.attr('libraryItemName') ?? '')
      ?.child('timeline')
      ?.child('DOMTimeline');
    if (timeline) sampleFrame(node, timeline, matrix, elapsed, items, depth, point);
  }
}

function sampleFrame(
  instance: XmlNode,
  timeline: XmlNode,
  matrix: Affine,
  elapsed: number,
  items: Items,
  depth: number,
  point: (x: number, y: number) => void,
): void {
  const spans = (timeline.child('layers')?.children ?? [])
    .filter((layer) => layer.attr('layerType') !== 'camera')
    .map((layer) =>
      (layer.child('frames')?.children ?? []).map((frame) => ({
        first: Number(frame.attr('index')),
        after: Number(frame.attr('index')) + Number(frame.attr('duration') ?? 1),
        elements: frame.child('elements')?.children ?? [],
      })),
    );
  const count = Math.max(1, ...spans.flat().map(({ after }) => after));
  let shown = 0;
  if (instance.attr('symbolType') === 'graphic') {
    const first = Number(instance.attr('firstFrame') ?? 0);
    shown = instance.attr('loop') === 'single frame' ? first : first + elapsed;
    shown = instance.attr('loop') === 'loop' ? shown % count : Math.min(shown, count - 1);
  }
  for (const { first, after, elements } of spans.flat()) {
    if (shown < first || shown >= after) continue;
    for (const element of elements) sample(element, matrix, shown - first, items, depth + 1, point);
  }
}

const paths = new Map<string, number[]>();

function samplePath(text: string, at: (x: number, y: number) => void): void {
  let points = paths.get(text);
  if (!points) paths.set(text, (points = pointsOf(text)));
  for (let i = 0; i < points.length; i += 2) at(points[i], points[i + 1]);
}

function pointsOf(text: string): number[] {
  const points: number[] = [];
  const tokens = text.replace(/S\d/g, ' ').match(/[!|/[\]]|[^\s!|/[\]]+/g) ?? [];
  let [x, y] = [0, 0];
  for (let i = 0; i < tokens.length;) {
    const command = tokens[i];
    const count = command === '[' || command === ']' ? 4 : 2;
    const values = tokens.slice(i + 1, i + 1 + count).map(decode);
    i += 1 + count;
    const [endX, endY] = values.slice(-2);
    if (command !== '!') points.push(x, y, endX, endY);
    for (let step = 1; count === 4 && step < SAMPLES; step++) {
      const t = step / SAMPLES;
      const s = 1 - t;
      points.push(
        s * s * x + 2 * s * t * values[0] + t * t * endX,
        s * s * y + 2 * s * t * values[1] + t * t * endY,
      );
    }
    [x, y] = [endX, endY];
  }
  return points;
}

/** Pixels: the text counts twips; `#` introduces 24 bits of two's complement and 8 bits of fraction. */
function decode(token: string): number {
  if (!token.startsWith('#')) return Number(token) / 20;
  const [whole, fraction = ''] = token.slice(1).split('.');
  const value = parseInt(whole, 16) + parseInt(fraction.padEnd(2, '0'), 16) / 256;
  return (value >= 0x800000 ? value - 0x1000000 : value) / 20;
}

function ownMatrix(node: XmlNode): Affine {
  const matrix = node.child('matrix')?.child('Matrix');
  const read = (name: string, fallback: number): number => Number(matrix?.attr(name) ?? fallback);
  return [read('a', 1), read('b', 0), read('c', 0), read('d', 1), read('tx', 0), read('ty', 0)];
}

function times([a, b, c, d, tx, ty]: Affine, inner: Affine): Affine {
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + tx,
    b * inner[4] + d * inner[5] + ty,
  ];
}
