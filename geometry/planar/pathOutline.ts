import { apply, type Matrix, type Point } from '../matrix';
import { line, quadratic, type Curve } from './Curve';

/** Connected curves of a path. */
export interface Subpath {
  curves: Curve[];
  isClosed: boolean;
}

/** Maximum distance of a cubic curve from the quadratic curves that approximate it, in pixels. */
const TOLERANCE = 0.02;

/** Maximum angle of an arc in one quadratic curve. */
const ARC_STEP = Math.PI / 4;

/** Collects the transformed subpaths of an outline. */
export class PathPen {
  readonly subpaths: Subpath[] = [];
  private at: Point = { x: 0, y: 0 };
  private start: Point = { x: 0, y: 0 };

  constructor(private readonly matrix: Matrix) {}

  /** The position of the pen, before the transformation. */
  get place(): Point {
    return this.at;
  }

  moveTo(x: number, y: number): void {
    this.at = { x, y };
    this.start = this.at;
    this.subpaths.push({ curves: [], isClosed: false });
  }

  lineTo(x: number, y: number): void {
    const [from, to] = [this.at, { x, y }].map((point) => apply(this.matrix, point));
    if (from.x !== to.x || from.y !== to.y) this.add(line(from.x, from.y, to.x, to.y));
    this.at = { x, y };
  }

  quadraticTo(cx: number, cy: number, x: number, y: number): void {
    const [from, control, to] = [this.at, { x: cx, y: cy }, { x, y }].map((point) =>
      apply(this.matrix, point),
    );
    this.add(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
    this.at = { x, y };
  }

  cubicTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const points = [this.at, { x: x1, y: y1 }, { x: x2, y: y2 }, { x, y }].map((point) =>
      apply(this.matrix, point),
    );
    for (const curve of quadratics(points as [Point, Point, Point, Point])) this.add(curve);
    this.at = { x, y };
  }

  /** An arc of an ellipse, as paths of SVG have it: radii, rotation in degrees, two flags and the end. */
  arcTo(
    rx: number,
    ry: number,
    turn: number,
    isLarge: boolean,
    isClockwise: boolean,
    x: number,
    y: number,
  ): void {
    const from = this.at;
    if (rx === 0 || ry === 0 || (from.x === x && from.y === y)) {
      this.lineTo(x, y);
      return;
    }
    const angle = (turn * Math.PI) / 180;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const dx = (from.x - x) / 2;
    const dy = (from.y - y) / 2;
    const px = cosine * dx + sine * dy;
    const py = cosine * dy - sine * dx;
    const grown = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
    const [a, b] = [Math.abs(rx) * grown, Math.abs(ry) * grown];
    const rest = Math.max(
      0,
      (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px),
    );
    const reach = Math.sqrt(rest) * (isLarge === isClockwise ? -1 : 1);
    const qx = (reach * a * py) / b;
    const qy = (-reach * b * px) / a;
    const center = {
      x: cosine * qx - sine * qy + (from.x + x) / 2,
      y: sine * qx + cosine * qy + (from.y + y) / 2,
    };
    const first = Math.atan2((py - qy) / b, (px - qx) / a);
    let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - first;
    if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
    if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
    const count = Math.ceil(Math.abs(sweep) / ARC_STEP);
    const onEllipse = (at: number, far: number): Point => {
      const [ex, ey] = [a * far * Math.cos(at), b * far * Math.sin(at)];
      return { x: center.x + cosine * ex - sine * ey, y: center.y + sine * ex + cosine * ey };
    };
    for (let i = 0; i < count; i++) {
      const middle = first + (sweep * (i + 0.5)) / count;
      const control = onEllipse(middle, 1 / Math.cos(sweep / count / 2));
      const end = i === count - 1 ? { x, y } : onEllipse(first + (sweep * (i + 1)) / count, 1);
      this.quadraticTo(control.x, control.y, end.x, end.y);
    }
  }

  close(): void {
    this.lineTo(this.start.x, this.start.y);
    const last = this.subpaths.at(-1);
    if (last) last.isClosed = true;
  }

  private add(curve: Curve): void {
    const last = this.subpaths.at(-1);
    // After a closed subpath the next one begins at its start.
    if (last && !last.isClosed) last.curves.push(curve);
    else this.subpaths.push({ curves: [curve], isClosed: false });
  }
}

/** Approximates a cubic curve by quadratic ones. */
function quadratics([p0, p1, p2, p3]: readonly [Point, Point, Point, Point]): Curve[] {
  const bend = Math.hypot(p3.x - 3 * p2.x + 3 * p1.x - p0.x, p3.y - 3 * p2.y + 3 * p1.y - p0.y);
  const count = Math.max(1, Math.ceil(Math.cbrt((bend * Math.sqrt(3)) / 36 / TOLERANCE)));
  const at = (t: number): Point => {
    const s = 1 - t;
    const mix = (a: number, b: number, c: number, d: number): number =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    return { x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y) };
  };
  const curves: Curve[] = [];
  for (let i = 0; i < count; i++) {
    const from = i === 0 ? p0 : at(i / count);
    const to = i === count - 1 ? p3 : at((i + 1) / count);
    // The quadratic curve through the middle of the piece.
    const middle = at((i + 0.5) / count);
    const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
    curves.push(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
  }
  return curves;
}

/** All subpaths as closed outlines: for fills, which close open subpaths. */
export function closedCurves(subpaths: readonly Subpath[]): Curve[] {
  return subpaths.flatMap(({ curves }) => {
    if (curves.length === 0) return [];
    const { x1, y1 } = curves[curves.length - 1];
    const { x0, y0 } = curves[0];
    return x1 === x0 && y1 === y0 ? curves : [...curves, line(x1, y1, x0, y0)];
  });
}
