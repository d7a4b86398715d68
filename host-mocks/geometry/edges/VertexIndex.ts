import type { Point } from '../matrix';

/** Numbers the points of a shape: equal coordinates, equal number, counted from 0 in the order of first use. */
export class VertexIndex {
  /** x and y in turn. */
  private readonly coordinates: number[] = [];
  private readonly ids = new Map<string, number>();

  get count(): number {
    return this.coordinates.length / 2;
  }

  at(id: number): Point {
    return { x: this.coordinates[2 * id], y: this.coordinates[2 * id + 1] };
  }

  idOf(x: number, y: number): number {
    const last = this.count - 1;
    if (last >= 0 && this.coordinates[2 * last] === x && this.coordinates[2 * last + 1] === y) return last;
    const key = `${x},${y}`;
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.count;
      this.ids.set(key, id);
      this.coordinates.push(x, y);
    }
    return id;
  }
}
