import { concat, type Matrix } from '../../../geometry/matrix';
import type { BitmapPaint, DocumentPaint, GradientPaint } from '../../../document/xfl/paints/DocumentPaint';
import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import { byteOf } from '../records/color';
import type { MovieFill, MovieGradient, MovieLine } from './moviePaints';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** A bitmap of the movie. */
export interface PlacedBitmap {
  readonly id: number;
  readonly hasAlpha: boolean;
  readonly isSmooth: boolean;
  /** In pixels of the bitmap. */
  readonly width: number;
  readonly height: number;
  /** From these to the coordinates of an instance. */
  readonly scale: Matrix;
}

/** What reading paints needs of the movie. */
export interface Paints {
  /** Undefined for a bitmap that cannot be shown. */
  bitmap(path: string): PlacedBitmap | undefined;
  /** Version of the movie's format. */
  readonly version: number;
  lose(what: string): void;
}

const SPREADS = { extend: 0, reflect: 1, repeat: 2 };
const CAPS = { round: 0, none: 1, square: 2 };
const JOINS = { round: 0, bevel: 1, miter: 2 };

/** A gradient has up to eight colours, from version 8 on fifteen. */
const STOPS = { old: 8, since8: 15 };

/** The paint of a `FillStyle`, or of a line's `fill`. Undefined for none, and for one that movies do not have. */
export function readFill(
  paint: DocumentPaint | undefined,
  matrix: Matrix,
  paints: Paints,
): MovieFill | undefined {
  if (!paint) return undefined;
  switch (paint.tag) {
    case 'SolidColor':
      return { kind: 'solid', color: paint.rgba };
    case 'LinearGradient':
    case 'RadialGradient':
      return readGradient(paint, matrix, paints);
    case 'BitmapFill':
      return readBitmapFill(paint, matrix, paints);
    case 'unknown':
      paints.lose(`A fill of the kind ${paint.name} is left out.`);
      return undefined;
  }
}

function readGradient(paint: GradientPaint, matrix: Matrix, paints: Paints): MovieGradient | undefined {
  const { stops } = paint;
  const most = paints.version < 8 ? STOPS.old : STOPS.since8;
  if (stops.length > most) paints.lose(`A gradient keeps ${most} of its ${stops.length} colours.`);
  if (stops.length === 0) return undefined;
  return {
    kind: 'gradient',
    isRadial: paint.isRadial,
    matrix: concat(matrix, paint.matrix),
    spread: SPREADS[paint.spreadMethod],
    mixing: paint.isMixedInLight ? 1 : 0,
    stops: stops.slice(0, most).map(({ ratio, rgb, alpha }) => ({
      ratio: byteOf(ratio),
      color: { rgb, alpha },
    })),
    focus: paint.focalPointRatio,
  };
}

function readBitmapFill(paint: BitmapPaint, matrix: Matrix, paints: Paints): MovieFill | undefined {
  const bitmap = paints.bitmap(paint.path);
  return bitmap && bitmapFill(bitmap, concat(matrix, paint.matrix), paint.bitmapIsClipped);
}

/** @param matrix - from pixels of the bitmap, counted as twips */
export function bitmapFill(bitmap: PlacedBitmap, matrix: Matrix, isClipped: boolean): MovieFill {
  const { id, hasAlpha, isSmooth } = bitmap;
  return { kind: 'bitmap', id, matrix, isClipped, isSmooth, hasAlpha };
}

/** The line of a stroke. Undefined for one without a paint. */
export function readLine(
  stroke: DocumentStroke | undefined,
  matrix: Matrix,
  paints: Paints,
): MovieLine | undefined {
  const fill = stroke && readFill(stroke.paint, matrix, paints);
  if (!fill) return undefined;
  const { name, isHairline, scaleMode, weight, caps, joints, miterLimit, pixelHinting } = stroke;
  if (name !== 'SolidStroke') paints.lose(`A line of the kind ${name} is drawn as a plain line.`);
  return {
    width: isHairline ? 1 : widthOf(weight),
    cap: CAPS[caps],
    join: JOINS[joints],
    miterLimit,
    keepsWidth: isHairline || scaleMode === 'none' || scaleMode === 'vertical',
    keepsHeight: isHairline || scaleMode === 'none' || scaleMode === 'horizontal',
    isHinted: pixelHinting,
    fill,
  };
}

function widthOf(pixels: number): number {
  return Math.max(0, Math.min(65535, Math.round(pixels * TWIPS_PER_PIXEL)));
}
