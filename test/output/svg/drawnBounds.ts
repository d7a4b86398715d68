import { readDrawing, type DrawnNode } from '../../support/DrawnNode';

interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SAMPLES = 64;

/** The bounds of an SVG drawing by sampling its paths and images; undefined when it paints nothing. Strokes do not count. */
export function drawnBounds(svg: string): Bounds | undefined {
  const { root, ids } = readDrawing(svg);
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const child of root.children)
    if (child.name !== 'defs') add(child, { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }, ids, bounds);
  return bounds.left > bounds.right ? undefined : bounds;
}

function add(drawn: DrawnNode, outer: Matrix, ids: Map<string, DrawnNode>, bounds: Bounds): void {
  const matrix = drawn.attributes.transform
    ? concat(outer, readTransform(drawn.attributes.transform))
    : outer;
  const include = (x: number, y: number): void => {
    const { a, b, c, d, e, f } = matrix;
    bounds.left = Math.min(bounds.left, a * x + c * y + e);
    bounds.right = Math.max(bounds.right, a * x + c * y + e);
    bounds.top = Math.min(bounds.top, b * x + d * y + f);
    bounds.bottom = Math.max(bounds.bottom, b * x + d * y + f);
  };
  if (drawn.name === 'path' && drawn.attributes.fill !== 'none') samplePath(drawn.attributes.d, include);
  if (drawn.name === 'image' || drawn.name === 'rect') {
    const { x = '0', y = '0', width, height } = drawn.attributes;
    for (const along of [0, 1])
      for (const down of [0, 1])
        include(Number(x) + along * Number(width), Number(y) + down * Number(height));
  }
  if (drawn.name === 'use') {
    const target = ids.get(drawn.attributes.href.slice(1));
    if (target) add(target, matrix, ids, bounds);
  }
  for (const child of drawn.children) add(child, matrix, ids, bounds);
}

function samplePath(data: string, include: (x: number, y: number) => void): void {
  let x = 0;
  let y = 0;
  for (const [, command, rest] of data.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    if (command === 'Q') {
      const [cx, cy, toX, toY] = numbers;
      for (let sample = 0; sample <= SAMPLES; sample++) {
        const t = sample / SAMPLES;
        const u = 1 - t;
        include(u * u * x + 2 * u * t * cx + t * t * toX, u * u * y + 2 * u * t * cy + t * t * toY);
      }
    }
    if (numbers.length === 0) continue;
    [x, y] = numbers.slice(-2);
    include(x, y);
  }
}

function readTransform(text: string): Matrix {
  const numbers = /\(([^)]*)\)/.exec(text)?.[1].split(' ').map(Number) ?? [];
  if (text.startsWith('translate')) return { a: 1, b: 0, c: 0, d: 1, e: numbers[0], f: numbers[1] };
  const [a, b, c, d, e, f] = numbers;
  return { a, b, c, d, e, f };
}

function concat(m: Matrix, n: Matrix): Matrix {
  return {
    a: m.a * n.a + m.c * n.b,
    b: m.b * n.a + m.d * n.b,
    c: m.a * n.c + m.c * n.d,
    d: m.b * n.c + m.d * n.d,
    e: m.a * n.e + m.c * n.f + m.e,
    f: m.b * n.e + m.d * n.f + m.f,
  };
}
