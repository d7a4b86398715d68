import { STEPS_PER_PIXEL } from '../edges/edgeNumber';

/** A point at which curves of an arrangement begin and end. */
export interface PlanarVertex {
  readonly x: number;
  readonly y: number;
}

/** The vertices of an arrangement. */
export class VertexSnap {
  private readonly cells = new Map<number, PlanarVertex[]>();

  /** @param tolerance Points with a smaller distance, in pixels, become one vertex. */
  constructor(private readonly tolerance: number) {}

  /** The vertex at exactly this point. */
  keep(x: number, y: number): PlanarVertex {
    const cell = this.cell(this.column(x), this.column(y));
    return cell.find((vertex) => vertex.x === x && vertex.y === y) ?? add(cell, x, y);
  }

  /** The vertex that is nearest to a point; if none is near, the point becomes a vertex, on the grid of the file. */
  at(x: number, y: number): PlanarVertex {
    const column = this.column(x);
    const row = this.column(y);
    let nearest: PlanarVertex | undefined;
    let least = this.tolerance;
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        for (const vertex of this.cells.get(keyOf(i, j)) ?? []) {
          const distance = Math.hypot(vertex.x - x, vertex.y - y);
          if (distance > least) continue;
          least = distance;
          nearest = vertex;
        }
      }
    }
    return nearest ?? this.keep(onGrid(x), onGrid(y));
  }

  private column(value: number): number {
    return Math.floor(value / this.tolerance);
  }

  private cell(column: number, row: number): PlanarVertex[] {
    const key = keyOf(column, row);
    const cell = this.cells.get(key) ?? [];
    this.cells.set(key, cell);
    return cell;
  }
}

/** Cells a million columns or rows apart share their key: vertices are compared by their distance. */
function keyOf(column: number, row: number): number {
  return (column & 0xfffff) * 0x100000 + (row & 0xfffff);
}

function add(cell: PlanarVertex[], x: number, y: number): PlanarVertex {
  const vertex = { x, y };
  cell.push(vertex);
  return vertex;
}

function onGrid(value: number): number {
  return Math.round(value * STEPS_PER_PIXEL) / STEPS_PER_PIXEL;
}
