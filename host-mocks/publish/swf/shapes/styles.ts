import type { Matrix } from '../../../geometry/matrix';
import type { ParsedColor } from '../../../model/xfl/colors';

/** A paint as movies know it. Matrices are in pixels. */
export type Fill = SolidFill | GradientFill | BitmapFill;

export interface SolidFill {
  readonly kind: 'solid';
  readonly color: ParsedColor;
}

export interface GradientFill {
  readonly kind: 'gradient';
  readonly isRadial: boolean;
  /** From the square that every gradient fills, 32,768 twips wide around the zero point. */
  readonly matrix: Matrix;
  /** 0: the last colours go on, 1: back and forth, 2: again. */
  readonly spread: number;
  /** 0: by value, 1: by the amount of light. */
  readonly mixing: number;
  readonly stops: readonly Stop[];
  /** Place of the focus of a radial gradient, -1 to 1. */
  readonly focus: number;
}

export interface Stop {
  /** 0 to 255. */
  readonly ratio: number;
  readonly color: ParsedColor;
}

export interface BitmapFill {
  readonly kind: 'bitmap';
  /** The number of the bitmap. */
  readonly id: number;
  /** From pixels of the bitmap, counted as twips. */
  readonly matrix: Matrix;
  readonly isClipped: boolean;
  readonly isSmooth: boolean;
  /** True for a bitmap with pixels that are not opaque. */
  readonly hasAlpha: boolean;
}

/** A line. */
export interface Line {
  /** In twips. */
  readonly width: number;
  /** 0 round, 1 none, 2 square; both ends of a line are alike in documents. */
  readonly cap: number;
  /** 0 round, 1 bevel, 2 miter. */
  readonly join: number;
  readonly miterLimit: number;
  /** True where the width does not grow with the shape across or down. */
  readonly keepsWidth: boolean;
  readonly keepsHeight: boolean;
  readonly isHinted: boolean;
  readonly fill: Fill;
}

/** True for a paint that lets something through. */
export function isTransparent(fill: Fill): boolean {
  if (fill.kind === 'solid') return fill.color.alpha < 1;
  if (fill.kind === 'bitmap') return fill.hasAlpha;
  return fill.stops.some(({ color }) => color.alpha < 1);
}
