import { HalfEdges, type StyledSegments } from './HalfEdges';
import { SegmentPen, type Segments } from './Segments';

/** The area of one fill. */
export interface FillPath {
  /** `index` of the fill. */
  style: number;
  /** Closed outlines with the fill on their right; holes have the opposite direction. */
  loops: Segments[];
}

/** A connected run of a stroke. */
export interface StrokePath {
  /** `index` of the stroke. */
  style: number;
  path: Segments;
  isClosed: boolean;
}

/**
 * Assembles the areas of a shape: the half edges that have a fill on their right are chained by their ends into closed
 * outlines. Edges with the same fill on both sides are inside it and are omitted. Fills come in ascending order.
 */
export function assembleFills(styled: readonly StyledSegments[]): FillPath[] {
  const edges = new HalfEdges(styled);
  const sides = new Map<number, number[]>();
  for (let half = 0; half < edges.count; half++) {
    const fill = edges.fill(half);
    if (fill === 0 || fill === edges.fill(half ^ 1)) continue;
    addTo(sides, fill, half);
  }
  const styles = [...sides.keys()].sort((one, other) => one - other);
  return styles.map((style) => ({
    style,
    loops: chain(edges, sides.get(style) ?? []).map((run) => draw(edges, run)),
  }));
}

/** Joins the strokes of a shape into runs, each in the order in which it was drawn. Strokes come in ascending order. */
export function assembleStrokes(styled: readonly StyledSegments[]): StrokePath[] {
  const edges = new HalfEdges(styled);
  const paths: StrokePath[] = [];
  let run: number[] = [];
  const finish = (): void => {
    if (run.length === 0) return;
    const isClosed = edges.origin(run[0]) === edges.head(run[run.length - 1]);
    paths.push({ style: edges.stroke(run[0]), path: draw(edges, run), isClosed });
    run = [];
  };
  for (let half = 0; half < edges.count; half += 2) {
    const last = run.at(-1);
    const continues = last !== undefined && edges.head(last) === edges.origin(half);
    if (!continues || edges.stroke(last) !== edges.stroke(half)) finish();
    if (edges.stroke(half) !== 0) run.push(half);
  }
  finish();
  return paths.sort((one, other) => one.style - other.style);
}

/** Chains half edges, head to origin, until each run comes back to its start. */
function chain(edges: HalfEdges, halves: readonly number[]): number[][] {
  const leaving = new Map<number, number[]>();
  for (const half of halves) addTo(leaving, edges.origin(half), half);
  const used = new Set<number>();
  const runs: number[][] = [];
  for (const first of halves) {
    if (used.has(first)) continue;
    const run: number[] = [];
    for (
      let half: number | undefined = first;
      half !== undefined;
      half = follow(edges, half, leaving, used)
    ) {
      used.add(half);
      run.push(half);
      if (edges.head(half) === edges.origin(first)) break;
    }
    // An open run encloses nothing: Animate 2023 does not draw it.
    if (edges.head(run[run.length - 1]) === edges.origin(first)) runs.push(run);
  }
  return runs;
}

/** The rightmost unused half edge at the end of `half`. */
function follow(
  edges: HalfEdges,
  half: number,
  leaving: ReadonlyMap<number, number[]>,
  used: ReadonlySet<number>,
): number | undefined {
  const candidates = (leaving.get(edges.head(half)) ?? []).filter((candidate) => !used.has(candidate));
  if (candidates.length < 2) return candidates[0];
  const back = edges.departure(half ^ 1);
  const turn = (candidate: number): number => {
    const angle = (back - edges.departure(candidate)) % (2 * Math.PI);
    return angle > 0 ? angle : angle + 2 * Math.PI;
  };
  return candidates.reduce((best, candidate) => (turn(candidate) < turn(best) ? candidate : best));
}

function draw(edges: HalfEdges, run: readonly number[]): Segments {
  const pen = new SegmentPen();
  pen.moveTo(edges.coordinate(run[0], 0, 0), edges.coordinate(run[0], 0, 1));
  for (const half of run) {
    const x = edges.coordinate(half, 2, 0);
    const y = edges.coordinate(half, 2, 1);
    if (edges.isLine(half)) pen.lineTo(x, y);
    else pen.curveTo(edges.coordinate(half, 1, 0), edges.coordinate(half, 1, 1), x, y);
  }
  return pen.segments();
}

function addTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
