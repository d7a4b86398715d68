import type { Point } from '../matrix';
import { STRIDE, type Segments } from './Segments';
import { VertexIndex } from './VertexIndex';

/** Segments that share their styles: 0 is none, other numbers are the `index` of a fill or stroke of the shape. */
export interface StyledSegments {
  /** The fill on the left, looking along the segments. */
  fillStyle0: number;
  /** The fill on the right. */
  fillStyle1: number;
  strokeStyle: number;
  segments: Segments;
}

/**
 * All segments of a shape as half edges: segment `i` has the half edge `2i`, which runs along it, and `2i + 1`, which
 * runs back. The opposite of `h` is `h ^ 1`. The side of a half edge is the one on its right.
 */
export class HalfEdges {
  /** Number of half edges, twice that of the segments. */
  readonly count: number;
  /** x and y of each vertex, alternating. */
  private readonly vertices: readonly number[];
  private readonly origins: Int32Array;
  /** For each segment, the group that contains it and its index there. */
  private readonly groups: Int32Array;
  private readonly places: Int32Array;
  private readonly styled: readonly StyledSegments[];

  constructor(styled: readonly StyledSegments[]) {
    this.styled = styled;
    const total = styled.reduce((sum, { segments }) => sum + segments.count, 0);
    this.count = 2 * total;
    this.origins = new Int32Array(this.count);
    this.groups = new Int32Array(total);
    this.places = new Int32Array(total);
    const index = new VertexIndex();
    let segment = 0;
    styled.forEach(({ segments: { count, points } }, group) => {
      for (let offset = 0; offset < count; offset++, segment++) {
        const at = offset * STRIDE;
        this.groups[segment] = group;
        this.places[segment] = offset;
        this.origins[2 * segment] = index.idOf(points[at], points[at + 1]);
        this.origins[2 * segment + 1] = index.idOf(points[at + 4], points[at + 5]);
      }
    });
    this.vertices = index.coordinates;
  }

  get vertexCount(): number {
    return this.vertices.length / 2;
  }

  vertex(id: number): Point {
    return { x: this.vertices[2 * id], y: this.vertices[2 * id + 1] };
  }

  /** The vertex at which a half edge starts. */
  origin(half: number): number {
    return this.origins[half];
  }

  /** The vertex at which a half edge ends. */
  head(half: number): number {
    return this.origins[half ^ 1];
  }

  /** The fill on the right of a half edge. */
  fill(half: number): number {
    const styled = this.styled[this.groups[half >> 1]];
    return half & 1 ? styled.fillStyle0 : styled.fillStyle1;
  }

  stroke(half: number): number {
    return this.styled[this.groups[half >> 1]].strokeStyle;
  }

  /** Index of the `StyledSegments` that a half edge comes from. */
  group(half: number): number {
    return this.groups[half >> 1];
  }

  /** The index of the half edge's segment in its group. */
  place(half: number): number {
    return this.places[half >> 1];
  }

  isLine(half: number): boolean {
    return this.styled[this.group(half)].segments.lines[this.place(half)] === 1;
  }

  /** One coordinate: `point` 0 is the origin, 1 the control point, 2 the head; `axis` 0 is x, 1 is y. */
  coordinate(half: number, point: 0 | 1 | 2, axis: 0 | 1): number {
    const along = half & 1 ? 2 - point : point;
    return this.styled[this.group(half)].segments.points[this.place(half) * STRIDE + 2 * along + axis];
  }

  point(half: number, which: 0 | 1 | 2): Point {
    return { x: this.coordinate(half, which, 0), y: this.coordinate(half, which, 1) };
  }

  /** Direction in which a half edge leaves its origin, in radians, clockwise from the right. */
  departure(half: number): number {
    const x = this.coordinate(half, 0, 0);
    const y = this.coordinate(half, 0, 1);
    let dx = this.coordinate(half, 1, 0) - x;
    let dy = this.coordinate(half, 1, 1) - y;
    if (dx === 0 && dy === 0) {
      dx = this.coordinate(half, 2, 0) - x;
      dy = this.coordinate(half, 2, 1) - y;
    }
    return Math.atan2(dy, dx);
  }

  /** The distance of a half edge's end to the right of its departure. It orders curves that have the same departure. */
  bend(half: number): number {
    const x = this.coordinate(half, 0, 0);
    const y = this.coordinate(half, 0, 1);
    const dx = this.coordinate(half, 1, 0) - x;
    const dy = this.coordinate(half, 1, 1) - y;
    const legSquared = dx * dx + dy * dy;
    if (legSquared === 0) return 0;
    const turn = dx * (this.coordinate(half, 2, 1) - y) - dy * (this.coordinate(half, 2, 0) - x);
    return turn / (legSquared * Math.sqrt(legSquared));
  }

  /** Twice the signed area on the right of a half edge, seen from the zero point: its share of a loop's area. */
  area(half: number): number {
    const x0 = this.coordinate(half, 0, 0);
    const y0 = this.coordinate(half, 0, 1);
    const x1 = this.coordinate(half, 1, 0);
    const y1 = this.coordinate(half, 1, 1);
    const x2 = this.coordinate(half, 2, 0);
    const y2 = this.coordinate(half, 2, 1);
    return (2 * (x0 * y1 - x1 * y0) + 2 * (x1 * y2 - x2 * y1) + (x0 * y2 - x2 * y0)) / 3;
  }
}
