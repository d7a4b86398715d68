/** Numbers per segment in `Segments.points`. */
export const STRIDE = 6;

/**
 * Straight and curved segments, in pixels, packed: six numbers each in `points` (start, control, end). The control point
 * of a straight segment is its middle, as the host reports it.
 */
export interface Segments {
  readonly count: number;
  readonly points: Float64Array;
  /** 1 for a straight segment. */
  readonly lines: Uint8Array;
}

/** Collects the segments that a pen draws, as the commands of an `edges` text move it. */
export class SegmentPen {
  private readonly points: number[] = [];
  private readonly lines: number[] = [];
  private x = 0;
  private y = 0;
  private start = { x: 0, y: 0 };

  moveTo(x: number, y: number): void {
    this.start = { x, y };
    this.goTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.points.push(this.x, this.y, (this.x + x) / 2, (this.y + y) / 2, x, y);
    this.lines.push(1);
    this.goTo(x, y);
  }

  curveTo(controlX: number, controlY: number, x: number, y: number): void {
    this.points.push(this.x, this.y, controlX, controlY, x, y);
    this.lines.push(0);
    this.goTo(x, y);
  }

  /** The last segment ends exactly where the outline began: sums of numbers that are no binary fractions miss it. */
  closeExactly(): void {
    const { points } = this;
    points.splice(points.length - 2, 2, this.start.x, this.start.y);
    this.goTo(this.start.x, this.start.y);
  }

  segments(): Segments {
    return {
      count: this.lines.length,
      points: Float64Array.from(this.points),
      lines: Uint8Array.from(this.lines),
    };
  }

  private goTo(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }
}
