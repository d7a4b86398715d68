import type { Matrix } from '../../../geometry/matrix';
import type { ParsedColor } from '../../../document/xfl/colors';

/** A paint as movies know it. Matrices are in pixels. */
export type MovieFill = MovieSolid | MovieGradient | MovieBitmap;

export interface MovieSolid {
  readonly kind: 'solid';
  readonly color: ParsedColor;
}

export interface MovieGradient {
  readonly kind: 'gradient';
  readonly isRadial: boolean;
  /** From the square that every gradient fills, 32,768 twips wide around the zero point. */
  readonly matrix: Matrix;
  /** 0: the last colours extend, 1: back and forth, 2: repeated. */
  readonly spread: number;
  /** 0: by value, 1: by the amount of light. */
  readonly mixing: number;
  readonly stops: readonly GradientStop[];
  /** Place of the focus of a radial gradient, -1 to 1. */
  readonly focus: number;
}

export interface GradientStop {
  /** 0 to 255. */
  readonly ratio: number;
  readonly color: ParsedColor;
}

export interface MovieBitmap {
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
export interface MovieLine {
  /** In twips. */
  readonly width: number;
  /** 0 round, 1 none, 2 square; both ends of a line are alike in documents. */
  readonly cap: number;
  /** 0 round, 1 bevel, 2 miter. */
  readonly join: number;
  readonly miterLimit: number;
  /** True if the width does not grow with the shape across or down. */
  readonly keepsWidth: boolean;
  readonly keepsHeight: boolean;
  readonly isHinted: boolean;
  readonly fill: MovieFill;
}

/** True for a paint that lets something through. */
export function isTransparent(fill: MovieFill): boolean {
  if (fill.kind === 'solid') return fill.color.alpha < 1;
  if (fill.kind === 'bitmap') return fill.hasAlpha;
  return fill.stops.some(({ color }) => color.alpha < 1);
}
