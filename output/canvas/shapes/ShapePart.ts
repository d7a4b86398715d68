import type { Point } from '../../../geometry/matrix';

/** One `cjs.Shape`: a fill or a stroke of a shape of the document. */
export interface ShapePart {
  /** The calls after `graphics`: `f("#FF0000").s().p("…")`. Equal for parts that look alike. */
  readonly code: string;
  /** A statement that must be before the shape. */
  readonly before?: string;
  /** The place of its zero point: the middle of the box of its points. */
  readonly center: Point;
  /** A primitive is drawn by its size, and turned and stretched by a matrix of its own; so is a stretched line. */
  readonly matrix?: { readonly a: number; readonly b: number; readonly c: number; readonly d: number };
}
