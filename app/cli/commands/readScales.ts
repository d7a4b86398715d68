import { InvalidArgumentError } from 'commander';

const MAX_SCALE = 16;

/** Reads an option that is the size of pictures: pixels per pixel of the stage. */
export function readScale(text: string): number {
  const scale = Number(text);
  if (isScale(scale)) return scale;
  throw new InvalidArgumentError(`Expected a number above 0, up to ${MAX_SCALE}.`);
}

/** Reads several scales, such as `0.5,1,2`; each counts once. */
export function readScales(text: string): number[] {
  const scales = text.split(',').map(Number);
  if (scales.every(isScale)) return [...new Set(scales)];
  throw new InvalidArgumentError(`Expected numbers above 0, up to ${MAX_SCALE}, such as 0.5,1,2.`);
}

function isScale(scale: number): boolean {
  return scale > 0 && scale <= MAX_SCALE;
}
