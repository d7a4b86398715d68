/**
 * The linear part of a matrix, in the host's terms. Source: MotionXML.jsfl, which Adobe ships: the scale of an axis is
 * the length of its image, a skew the angle of its image; angles in degrees, clockwise, greater than -180 and up to
 * 180. A mirrored axis appears as an angle of 180 degrees, as in the host's Transform panel.
 */
export interface Parts {
  scaleX: number;
  scaleY: number;
  /** Rotation of the y axis. */
  skewX: number;
  /** Rotation of the x axis. */
  skewY: number;
}

export interface Linear {
  a: number;
  b: number;
  c: number;
  d: number;
}

const DEGREE = Math.PI / 180;

/** Skews with a smaller difference are a rotation. Matrices are stored in steps of 1/65536 (0.0009 degrees). */
const SAME_ANGLE = 0.01;

export function decompose({ a, b, c, d }: Linear): Parts {
  return {
    scaleX: Math.hypot(a, b),
    scaleY: Math.hypot(c, d),
    skewX: toDegrees(Math.atan2(-c, d)),
    skewY: toDegrees(Math.atan2(b, a)),
  };
}

/** The inverse of `decompose`. */
export function compose({ scaleX, scaleY, skewX, skewY }: Parts): Linear {
  return {
    a: scaleX * cosine(skewY),
    b: scaleX * sine(skewY),
    c: -scaleY * sine(skewX),
    d: scaleY * cosine(skewX),
  };
}

/** The matrix with other scales or angles; an axis without a new value does not change. */
export function turned<M extends Linear>(matrix: M, parts: Partial<Parts>): M {
  const { a, b, c, d } = compose({ ...decompose(matrix), ...parts });
  const result = { ...matrix };
  if (parts.scaleX !== undefined || parts.skewY !== undefined) Object.assign(result, { a, b });
  if (parts.scaleY !== undefined || parts.skewX !== undefined) Object.assign(result, { c, d });
  return result;
}

/** The rotation in degrees; NaN if the axes have different angles. */
export function rotationOf({ skewX, skewY }: Parts): number {
  return Math.abs(normalizeAngle(skewX - skewY)) < SAME_ANGLE ? skewY : NaN;
}

/** Normalizes an angle in degrees to greater than -180 and up to 180. */
export function normalizeAngle(degrees: number): number {
  const turned = degrees % 360;
  if (turned > 180) return turned - 360;
  return turned <= -180 ? turned + 360 : turned;
}

/** The linear part of a clockwise rotation by `degrees`. */
export function rotation(degrees: number): Linear {
  const cos = cosine(degrees);
  const sin = sine(degrees);
  return { a: cos, b: sin, c: -sin, d: cos };
}

/** Exact at multiples of 90 degrees, where Math.cos leaves 6e-17. */
export function cosine(degrees: number): number {
  return degrees % 90 === 0 ? [1, 0, -1, 0][quarter(degrees)] : Math.cos(degrees * DEGREE);
}

export function sine(degrees: number): number {
  return degrees % 90 === 0 ? [0, 1, 0, -1][quarter(degrees)] : Math.sin(degrees * DEGREE);
}

function quarter(degrees: number): number {
  return (((degrees / 90) % 4) + 4) % 4;
}

function toDegrees(radians: number): number {
  const degrees = radians / DEGREE;
  return degrees === -180 ? 180 : degrees + 0;
}
