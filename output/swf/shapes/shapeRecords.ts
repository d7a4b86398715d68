import { STRIDE } from '../../../geometry/edges/Segments';
import { bitsOf, signedBitsOf, type ByteWriter } from '../../../platform/ByteWriter';
import type { TwipEdge } from './TwipEdge';

/** Edge records count with up to 17 bits and a sign. */
export const MAX_DELTA = 65535;

/** Bits that numbers of styles have: `NumFillBits`, `NumLineBits`. */
export interface StyleBits {
  readonly fill: number;
  readonly line: number;
}

/** The largest number of a style that 15 bits hold. */
export const MAX_STYLES = 32767;

export function styleBits(fills: number, lines: number): StyleBits {
  return { fill: bitsOf(fills), line: bitsOf(lines) };
}

/** What a style change says besides a place: what differs from before. */
interface Change {
  readonly fill0?: number;
  readonly fill1?: number;
  readonly line?: number;
}

/**
 * Writes edges and changes of styles as shape records. One pen draws all edges of a shape, through all of its groups of
 * styles. Source: SWF 19, "Shape records".
 */
export class RecordPen {
  private x = 0;
  private y = 0;
  private fill0 = 0;
  private fill1 = 0;
  private line = 0;

  constructor(
    private readonly out: ByteWriter,
    private bits: StyleBits,
    /** True if each of the edges begins with a move, as in morphs: both of their ends need the same records. */
    private readonly isMoving = false,
  ) {}

  /** The edges of a group, in their order. */
  draw(edges: readonly TwipEdge[]): void {
    for (const edge of edges) this.drawEdge(edge);
  }

  /** New styles from here on, which `write` writes. No style is chosen then. */
  restyle(bits: StyleBits, write: () => void): void {
    // Players keep the numbers of the old styles, so these are given back here. They are counted with the old bits.
    const given = [this.line, this.fill1, this.fill0].map((number) => number !== 0);
    this.out.bits(0b01, 2);
    for (const isGiven of given) this.out.flag(isGiven);
    this.out.flag(false);
    if (this.fill0 !== 0) this.out.bits(0, this.bits.fill);
    if (this.fill1 !== 0) this.out.bits(0, this.bits.fill);
    if (this.line !== 0) this.out.bits(0, this.bits.line);
    write();
    this.out.align().bits(bits.fill, 4).bits(bits.line, 4);
    this.bits = bits;
    this.fill0 = this.fill1 = this.line = 0;
  }

  end(): void {
    this.out.bits(0, 6).align();
  }

  private drawEdge({ fill0, fill1, line, segments }: TwipEdge): void {
    const { count, points, lines } = segments;
    for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
      const [x, y, controlX, controlY, endX, endY] = points.subarray(at, at + STRIDE);
      if (!this.isMoving && isPoint(points.subarray(at, at + STRIDE))) continue;
      const change = this.change(fill0, fill1, line);
      if (x !== this.x || y !== this.y || (this.isMoving && i === 0)) this.moveTo(x, y, change);
      else if (change) this.writeChange(change);
      if (lines[i] === 1) this.lineTo(endX, endY);
      else this.curveTo(controlX, controlY, endX, endY);
    }
  }

  private change(fill0: number, fill1: number, line: number): Change | undefined {
    const change = {
      ...(fill0 !== this.fill0 && { fill0 }),
      ...(fill1 !== this.fill1 && { fill1 }),
      ...(line !== this.line && { line }),
    };
    [this.fill0, this.fill1, this.line] = [fill0, fill1, line];
    return Object.keys(change).length === 0 ? undefined : change;
  }

  private moveTo(x: number, y: number, change: Change = {}): void {
    this.writeChange(change, { x, y });
    this.x = x;
    this.y = y;
  }

  private writeChange({ fill0, fill1, line }: Change, place?: { x: number; y: number }): void {
    const { out, bits } = this;
    out.bits(0, 2);
    for (const said of [line, fill1, fill0, place]) out.flag(said !== undefined);
    if (place) {
      const count = signedBitsOf(place.x, place.y);
      out.bits(count, 5).signed(place.x, count).signed(place.y, count);
    }
    if (fill0 !== undefined) out.bits(fill0, bits.fill);
    if (fill1 !== undefined) out.bits(fill1, bits.fill);
    if (line !== undefined) out.bits(line, bits.line);
  }

  /** Long ways are drawn in halves. */
  private lineTo(x: number, y: number): void {
    const [dx, dy] = [x - this.x, y - this.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) > MAX_DELTA) {
      this.lineTo(this.x + Math.trunc(dx / 2), this.y + Math.trunc(dy / 2));
      this.lineTo(x, y);
      return;
    }
    const count = Math.max(2, signedBitsOf(dx, dy));
    const isGeneral = dx !== 0 && dy !== 0;
    this.out
      .bits(0b11, 2)
      .bits(count - 2, 4)
      .flag(isGeneral);
    if (isGeneral) this.out.signed(dx, count).signed(dy, count);
    else this.out.flag(dx === 0).signed(dx === 0 ? dy : dx, count);
    this.x = x;
    this.y = y;
  }

  private curveTo(controlX: number, controlY: number, x: number, y: number): void {
    const [cx, cy] = [controlX - this.x, controlY - this.y];
    const [ax, ay] = [x - controlX, y - controlY];
    if (Math.max(...[cx, cy, ax, ay].map(Math.abs)) > MAX_DELTA) {
      this.curveInHalves(controlX, controlY, x, y);
      return;
    }
    const count = Math.max(2, signedBitsOf(cx, cy, ax, ay));
    this.out.bits(0b10, 2).bits(count - 2, 4);
    for (const value of [cx, cy, ax, ay]) this.out.signed(value, count);
    this.x = x;
    this.y = y;
  }

  private curveInHalves(controlX: number, controlY: number, x: number, y: number): void {
    const middle = (one: number, other: number): number => Math.round((one + other) / 2);
    const [firstX, firstY] = [middle(this.x, controlX), middle(this.y, controlY)];
    const [lastX, lastY] = [middle(controlX, x), middle(controlY, y)];
    this.curveTo(firstX, firstY, middle(firstX, lastX), middle(firstY, lastY));
    this.curveTo(lastX, lastY, x, y);
  }
}

/** True for a segment without any length: players draw nothing of it, and some fail at it. */
function isPoint([x, y, controlX, controlY, endX, endY]: Float64Array): boolean {
  return x === endX && y === endY && controlX === x && controlY === y;
}
