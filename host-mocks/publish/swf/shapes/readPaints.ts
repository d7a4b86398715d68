import { concat, type Matrix } from '../../../geometry/matrix';
import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { readColor } from '../../../model/xfl/colors';
import { readMatrix } from '../../../model/xfl/nodeMatrix';
import { lookUp } from '../../../xml/lookUp';
import type { XmlNode } from '../../../xml/XmlNode';
import { byteOf } from '../records/color';
import { TWIPS } from '../records/twips';
import type { MovieFill, MovieGradient, MovieLine } from './moviePaints';
import { itemPathOf } from '../../../model/xfl/itemPathOf';

/** A bitmap of the movie. */
export interface PlacedBitmap {
  readonly id: number;
  readonly hasAlpha: boolean;
  readonly isSmooth: boolean;
  readonly width: number;
  readonly height: number;
}

/** What reading paints needs of the movie. */
export interface Paints {
  /** Undefined for a bitmap that cannot be shown. */
  bitmap(path: string): PlacedBitmap | undefined;
  /** Version of the movie's format. */
  readonly version: number;
  lose(what: string): void;
}

const SPREADS: Record<string, number> = { reflect: 1, repeat: 2 };
const CAPS: Record<string, number> = { none: 1, square: 2 };
const JOINS: Record<string, number> = { bevel: 1, miter: 2 };

/** A gradient has eight colours at most, from version 8 on fifteen. */
const STOPS = { old: 8, since8: 15 };

/** The paint of a `FillStyle`, or of a line's `fill`. Undefined for none, and for one that movies do not have. */
export function readFill(node: XmlNode | undefined, matrix: Matrix, paints: Paints): MovieFill | undefined {
  if (!node) return undefined;
  switch (node.name) {
    case 'SolidColor':
      return { kind: 'solid', color: readColor(node) };
    case 'LinearGradient':
    case 'RadialGradient':
      return readGradient(node, matrix, paints);
    case 'BitmapFill':
      return readBitmapFill(node, matrix, paints);
    default:
      paints.lose(`A fill of the kind ${node.name} is left out.`);
      return undefined;
  }
}

function readGradient(node: XmlNode, matrix: Matrix, paints: Paints): MovieGradient | undefined {
  const entries = node.childrenNamed('GradientEntry');
  const most = paints.version < 8 ? STOPS.old : STOPS.since8;
  if (entries.length > most) paints.lose(`A gradient keeps ${most} of its ${entries.length} colours.`);
  if (entries.length === 0) return undefined;
  return {
    kind: 'gradient',
    isRadial: node.name === 'RadialGradient',
    matrix: concat(matrix, readMatrix(node)),
    spread: lookUp(SPREADS, readText(node, 'spreadMethod')) ?? 0,
    mixing: readText(node, 'interpolationMethod') === 'linearRGB' ? 1 : 0,
    stops: entries.slice(0, most).map((entry) => ({
      ratio: byteOf(readNumber(entry, 'ratio')),
      color: readColor(entry),
    })),
    focus: Math.max(-1, Math.min(1, readNumber(node, 'focalPointRatio'))),
  };
}

function readBitmapFill(node: XmlNode, matrix: Matrix, paints: Paints): MovieFill | undefined {
  const bitmap = paints.bitmap(itemPathOf(node, 'bitmapPath'));
  return bitmap && bitmapFill(bitmap, concat(matrix, readMatrix(node)), readFlag(node, 'bitmapIsClipped'));
}

/** @param matrix - from pixels of the bitmap, counted as twips */
export function bitmapFill(bitmap: PlacedBitmap, matrix: Matrix, isClipped: boolean): MovieFill {
  const { id, hasAlpha, isSmooth } = bitmap;
  return { kind: 'bitmap', id, matrix, isClipped, isSmooth, hasAlpha };
}

/** The line of a `StrokeStyle`: `node` is its child. Undefined for one without a paint. */
export function readLine(node: XmlNode | undefined, matrix: Matrix, paints: Paints): MovieLine | undefined {
  const fill = node && readFill(node.child('fill')?.children.at(0), matrix, paints);
  if (!fill) return undefined;
  const isHairline = readText(node, 'solidStyle') === 'hairline';
  const scaling = readText(node, 'scaleMode', 'none');
  if (node.name !== 'SolidStroke') paints.lose(`A line of the kind ${node.name} is drawn as a plain line.`);
  return {
    width: isHairline ? 1 : widthOf(readNumber(node, 'weight', 1)),
    cap: lookUp(CAPS, readText(node, 'caps')) ?? 0,
    join: lookUp(JOINS, readText(node, 'joints')) ?? 0,
    miterLimit: readNumber(node, 'miterLimit', 3),
    keepsWidth: isHairline || scaling === 'none' || scaling === 'vertical',
    keepsHeight: isHairline || scaling === 'none' || scaling === 'horizontal',
    isHinted: readFlag(node, 'pixelHinting'),
    fill,
  };
}

function widthOf(pixels: number): number {
  return Math.max(0, Math.min(65535, Math.round(pixels * TWIPS)));
}
