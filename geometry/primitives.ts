import { cosine, sine } from './decompose';
import { SegmentPen, type Segments } from './edges/Segments';

export interface RectangleOutline {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Top left, top right, bottom right, bottom left; a negative one curves inwards. */
  radii: readonly [number, number, number, number];
}

export interface OvalOutline {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees, clockwise from the right. Equal to `endAngle` for a full oval. */
  startAngle: number;
  endAngle: number;
  /** Radius of the hole, in per cent of the outer radius. */
  innerRadius: number;
  /** False: only the arc, without an inside. */
  closePath: boolean;
}

/** Maximum angle of a quadratic curve in an arc. The host draws a full oval with eight curves. */
const ARC_STEP = 45;

/** Outline of a primitive rectangle, clockwise from the end of its top left corner. */
export function rectangleOutline({ x, y, width, height, radii }: RectangleOutline): Segments {
  const pen = new SegmentPen();
  const limit = Math.min(width, height) / 2;
  const [topLeft, topRight, bottomRight, bottomLeft] = radii.map((radius) =>
    Math.max(-limit, Math.min(limit, radius)),
  );
  const right = x + width;
  const bottom = y + height;
  pen.moveTo(x + Math.abs(topLeft), y);
  pen.lineTo(right - Math.abs(topRight), y);
  corner(pen, right, y, topRight, -90);
  pen.lineTo(right, bottom - Math.abs(bottomRight));
  corner(pen, right, bottom, bottomRight, 0);
  pen.lineTo(x + Math.abs(bottomLeft), bottom);
  corner(pen, x, bottom, bottomLeft, 90);
  pen.lineTo(x, y + Math.abs(topLeft));
  corner(pen, x, y, topLeft, 180);
  pen.closeExactly();
  return pen.segments();
}

/** Outline of a primitive oval: the full oval, a ring, a pie, a part of a ring, or an open arc. */
export function ovalOutline(oval: OvalOutline): Segments {
  const pen = new SegmentPen();
  const { startAngle, endAngle } = oval;
  const sweep = (((endAngle - startAngle) % 360) + 360) % 360 || 360;
  const center = { x: oval.x + oval.width / 2, y: oval.y + oval.height / 2 };
  const outer = { ...center, radiusX: oval.width / 2, radiusY: oval.height / 2 };
  const hole = oval.innerRadius / 100;
  const inner = { ...center, radiusX: outer.radiusX * hole, radiusY: outer.radiusY * hole };

  moveOnto(pen, outer, startAngle);
  arc(pen, outer, startAngle, startAngle + sweep);
  if (sweep === 360) pen.closeExactly();
  if (!oval.closePath) return pen.segments();
  if (sweep < 360 && hole === 0) {
    pen.lineTo(center.x, center.y);
    lineOnto(pen, outer, startAngle);
  } else if (hole > 0) {
    if (sweep < 360) lineOnto(pen, inner, startAngle + sweep);
    else moveOnto(pen, inner, startAngle);
    arc(pen, inner, startAngle + sweep, startAngle);
    if (sweep < 360) lineOnto(pen, outer, startAngle);
  }
  pen.closeExactly();
  return pen.segments();
}

interface Ellipse {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
}

/** The corner at (x, y), from the angle `start` on by a quarter; the pen is at its beginning. */
function corner(pen: SegmentPen, x: number, y: number, radius: number, start: number): void {
  if (radius === 0) return;
  if (radius < 0) {
    arc(pen, { x, y, radiusX: -radius, radiusY: -radius }, start + 270, start + 180);
    return;
  }
  const inX = -radius * Math.sign(cosine(start + 45));
  const inY = -radius * Math.sign(sine(start + 45));
  arc(pen, { x: x + inX, y: y + inY, radiusX: radius, radiusY: radius }, start, start + 90);
}

/** Curves along an ellipse; breaks fall on multiples of `ARC_STEP`, so that the extrema are ends of curves. */
function arc(pen: SegmentPen, ellipse: Ellipse, from: number, to: number): void {
  const direction = Math.sign(to - from);
  let angle = from;
  while (angle !== to) {
    const step = (Math.floor((angle * direction) / ARC_STEP + 1e-9) + 1) * ARC_STEP * direction;
    const next = direction > 0 ? Math.min(step, to) : Math.max(step, to);
    const reach = 1 / cosine((next - angle) / 2);
    const middle = (angle + next) / 2;
    const control = at(ellipse, middle, reach);
    const end = at(ellipse, next, 1);
    pen.curveTo(control.x, control.y, end.x, end.y);
    angle = next;
  }
}

function moveOnto(pen: SegmentPen, ellipse: Ellipse, angle: number): void {
  const { x, y } = at(ellipse, angle, 1);
  pen.moveTo(x, y);
}

function lineOnto(pen: SegmentPen, ellipse: Ellipse, angle: number): void {
  const { x, y } = at(ellipse, angle, 1);
  pen.lineTo(x, y);
}

function at({ x, y, radiusX, radiusY }: Ellipse, angle: number, reach: number): { x: number; y: number } {
  return { x: x + radiusX * reach * cosine(angle), y: y + radiusY * reach * sine(angle) };
}
