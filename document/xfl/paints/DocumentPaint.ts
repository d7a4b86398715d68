import type { Matrix } from '../../../geometry/matrix';
import type { XmlNode } from '../../xml/XmlNode';
import type { ParsedColor } from '../colors';
import { itemPathOf } from '../itemPathOf';
import { readMatrix } from '../nodeMatrix';
import { PAINT_SCHEMA } from '../schema/paintSchema';
import { recordOf } from '../schema/recordOf';
import { gradientStops, type DocumentStop } from './gradientStops';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

class SolidPaint extends recordOf(PAINT_SCHEMA.SolidColor) {
  readonly tag = 'SolidColor';

  get rgba(): ParsedColor {
    return { rgb: this.color, alpha: this.alpha };
  }
}

/** Movies count the places of colours in whole numbers up to this one. */
const LAST_PLACE = 255;

/** Players draw no focus nearer to the edge: Ruffle, for one, and viewers of SVG draw nothing at 1. */
const MAX_FOCUS = 0.98;

export class GradientPaint extends recordOf(PAINT_SCHEMA.RadialGradient) {
  readonly tag: 'LinearGradient' | 'RadialGradient';

  constructor(private readonly node: XmlNode) {
    super(node);
    this.tag = node.name === 'RadialGradient' ? 'RadialGradient' : 'LinearGradient';
  }

  get isRadial(): boolean {
    return this.tag === 'RadialGradient';
  }
  /** From the square of the gradient to what it paints. */
  get matrix(): Matrix {
    return readMatrix(this.node);
  }
  get stops(): DocumentStop[] {
    return gradientStops(this.node);
  }
  /** True for colours that are mixed by the amount of light. */
  get isMixedInLight(): boolean {
    return this.interpolationMethod === 'linearRGB';
  }
  /**
   * The colours that players draw: of several at the end the first one, which is beyond it, too. Source: a public
   * document whose gradients have three colours, two of them at the end, beside its movie.
   */
  get drawnStops(): readonly DocumentStop[] {
    const { stops } = this;
    const end = stops.findIndex(({ ratio }) => Math.round(ratio * LAST_PLACE) >= LAST_PLACE);
    return end < 0 ? stops : stops.slice(0, end + 1);
  }
  /** The focus where players draw it. */
  get drawnFocus(): number {
    return Math.max(-MAX_FOCUS, Math.min(MAX_FOCUS, this.focalPointRatio));
  }
}

export class BitmapPaint extends recordOf(PAINT_SCHEMA.BitmapFill) {
  readonly tag = 'BitmapFill';

  constructor(private readonly node: XmlNode) {
    super(node);
  }

  /** From twips that count as pixels of the bitmap to what it paints. */
  get matrix(): Matrix {
    return readMatrix(this.node);
  }
  /** The path of the bitmap in the library. */
  get path(): string {
    return itemPathOf(this.node, 'bitmapPath');
  }
}

/** A matrix from twips that count as pixels of a bitmap, as a matrix from its pixels. */
export function pixelMatrix({ a, b, c, d, tx, ty }: Matrix): Matrix {
  const scaled = (value: number): number => value / TWIPS_PER_PIXEL;
  return { a: scaled(a), b: scaled(b), c: scaled(c), d: scaled(d), tx, ty };
}

/** A paint that no row of the schema declares. */
interface UnknownPaint {
  readonly tag: 'unknown';
  readonly name: string;
}

/** A paint of a fill or a stroke: the child of a `FillStyle`, or of the `fill` of a stroke. */
export type DocumentPaint = SolidPaint | GradientPaint | BitmapPaint | UnknownPaint;

export function readPaint(node: XmlNode): DocumentPaint {
  switch (node.name) {
    case 'SolidColor':
      return new SolidPaint(node);
    case 'LinearGradient':
    case 'RadialGradient':
      return new GradientPaint(node);
    case 'BitmapFill':
      return new BitmapPaint(node);
    default:
      return { tag: 'unknown', name: node.name };
  }
}
