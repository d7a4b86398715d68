/**
 * Numbers the points of a shape, from 0 in the order of first use; points with equal coordinates have the same number.
 */
export class VertexIndex {
  /** x and y of each point, alternating. */
  readonly coordinates: number[] = [];
  /** By x: the number of the only point with that x, or a map of the numbers by y. */
  private readonly columns = new Map<number, number | Map<number, number>>();

  private get count(): number {
    return this.coordinates.length / 2;
  }

  idOf(x: number, y: number): number {
    const last = this.count - 1;
    if (last >= 0 && this.isAt(last, x, y)) return last;
    const column = this.columns.get(x);
    if (column === undefined) {
      this.columns.set(x, this.count);
      return this.add(x, y);
    }
    if (typeof column !== 'number') return this.idIn(column, x, y);
    if (this.isAt(column, x, y)) return column;
    const points = new Map([[this.coordinates[2 * column + 1], column]]);
    this.columns.set(x, points);
    return this.idIn(points, x, y);
  }

  private idIn(column: Map<number, number>, x: number, y: number): number {
    const vertex = column.get(y);
    if (vertex !== undefined) return vertex;
    column.set(y, this.count);
    return this.add(x, y);
  }

  private isAt(id: number, x: number, y: number): boolean {
    return this.coordinates[2 * id] === x && this.coordinates[2 * id + 1] === y;
  }

  private add(x: number, y: number): number {
    return this.coordinates.push(x, y) / 2 - 1;
  }
}
