import { IDENTITY } from '../../../geometry/matrix';
import type { Curve } from '../../../geometry/planar/Curve';
import type { Segments } from '../../../geometry/edges/Segments';
import { STRIDE } from '../../../geometry/edges/Segments';
import { emptyBox } from '../../../geometry/Box';
import type { FaceMetrics } from '../../svg/fonts/FaceMetrics';
import { bodyOf } from '../bytes/swfTags';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { writeRectangle } from '../records/rectangleRecord';
import { toTwips } from '../records/twips';
import { RecordPen, styleBits } from '../shapes/shapeRecords';
import { twipSegments } from '../shapes/TwipEdge';

/** `DefineFont3` counts 1,024 units of a size in twentieths: a size of 1,024 pixels has its twips. */
const SIZE = 1024;

/** Measures have 15 bits and a sign. */
const MAX_VALUE = 32767;

/** Western European languages. */
const LATIN = 1;

/** What a font is called. */
export interface FontName {
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** What releases of Adobe's program do differently with the fonts of a movie. */
export interface FontRules {
  /** True for Flash CS6 and the releases before it. */
  readonly isOld: boolean;
  /** True if a font with a space also has one that does not break: since Flash CS5. */
  readonly addsNoBreakSpace: boolean;
}

/** The twips between lines that new releases write: those of new texts. */
const LEADING = 40;

const NO_BREAK_SPACE = '\u00a0';

/** A font of a movie: its name, and the glyphs that texts ask for. Without glyphs players take a font of their machine. */
export class MovieFont {
  private readonly characters = new Set<string>();
  private order: readonly string[] | undefined;
  private indices: ReadonlyMap<string, number> | undefined;
  /** True for a font of a field, whose text can change: players need its measures. */
  needsLayout = false;
  /** The size of the text that showed it first. */
  size = SIZE;

  constructor(
    readonly id: number,
    readonly name: FontName,
    /** Undefined for a font of the machine. */
    private readonly metrics: FaceMetrics | undefined,
    private readonly rules: FontRules,
  ) {}

  /** For a text that can change: players need the measures. */
  addField(text: string, size: number): void {
    if (!this.needsLayout) this.size = size;
    this.needsLayout = true;
    this.add(text);
  }

  /** Adds those characters that the font has. */
  addAvailable(text: string): void {
    const { metrics } = this;
    this.add([...text].filter((character) => metrics?.has?.(character) !== false).join(''));
  }

  add(text: string): void {
    for (const character of text) if (character >= ' ') this.characters.add(character);
  }

  /** To be asked when all texts are known. */
  get hasGlyphs(): boolean {
    return this.sorted.length > 0;
  }

  /** The number of a character's glyph. To be asked when all texts are known. */
  indexOf(character: string): number {
    this.indices ??= new Map(this.sorted.map((known, index) => [known, index]));
    return this.indices.get(character) ?? 0;
  }

  /** `DefineFont3`. Source: SWF 19; fonts without glyphs: compiled movies. */
  get body(): Uint8Array {
    const { metrics } = this;
    return bodyOf((out) => {
      const glyphs = metrics ? this.sorted.map((character) => glyphBytes(character, metrics)) : [];
      this.writeHead(out, glyphs.length);
      if (!metrics || glyphs.length === 0) return;
      writeGlyphs(out, glyphs);
      for (const character of this.sorted) out.u16(character.codePointAt(0) ?? 0);
      if (this.needsLayout) this.writeLayout(out, metrics);
    });
  }

  /** In the order of their codes, which fields search through. */
  private get sorted(): readonly string[] {
    return (this.order ??= this.all.sort((one, other) => codeOf(one) - codeOf(other)));
  }

  /** Source of the no-break space: fonts of 12 movies of Flash CS6 and later that have a space, none of 5 of Flash 8. */
  private get all(): string[] {
    const { characters, metrics, rules } = this;
    if (!metrics) return [];
    const isAdded = rules.addsNoBreakSpace && characters.has(' ') && metrics.has?.(NO_BREAK_SPACE) !== false;
    return [...(isAdded ? new Set([...characters, NO_BREAK_SPACE]) : characters)];
  }

  private writeHead(out: ByteWriter, glyphs: number): void {
    const { id, needsLayout } = this;
    const { family, isBold, isItalic } = this.name;
    const name = new TextEncoder().encode(family).subarray(0, 254);
    const hasLayout = needsLayout && glyphs > 0;
    out
      .u16(id)
      .flag(hasLayout)
      .bits(0, 3)
      .flag(glyphs > 0)
      .flag(true)
      .flag(isItalic)
      .flag(isBold);
    out.u8(LATIN).u8(name.length).raw(name).u16(glyphs);
  }

  private writeLayout(out: ByteWriter, metrics: FaceMetrics): void {
    const { ascent, descent, leading } = this.lineMeasures(metrics);
    const round = this.rules.isOld ? roundToUnit : (sizes: number): number => sizes;
    for (const measure of [ascent, descent, leading]) out.u16(units(measure));
    for (const character of this.sorted) out.u16(units(round(metrics.advance(character))));
    this.sorted.forEach(() => {
      writeRectangle(out, emptyBox());
    });
    out.u16(0);
  }

  /**
   * In old releases whole units, and what lines are higher than the size. Since then ascent and descent are whole twips
   * at the size of a text. Source: 11 movies up to Flash CS6, 5 later ones.
   */
  private lineMeasures(metrics: FaceMetrics): { ascent: number; descent: number; leading: number } {
    if (this.rules.isOld) {
      const [ascent, descent] = [metrics.ascent, metrics.descent].map(roundToUnit);
      return { ascent, descent, leading: ascent + descent - 1 };
    }
    const twips = toTwips(this.size);
    const [ascent, descent] = [metrics.ascent, metrics.descent].map(
      (sizes) => Math.round(sizes * twips) / twips,
    );
    return { ascent, descent, leading: LEADING / twips };
  }
}

function roundToUnit(sizes: number): number {
  return Math.round(sizes * SIZE) / SIZE;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function units(sizes: number): number {
  return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, toTwips(sizes * SIZE)));
}

/** The places of the outlines, that of the codes, and the outlines. */
function writeGlyphs(out: ByteWriter, glyphs: readonly Uint8Array[]): void {
  let at = 4 * (glyphs.length + 1);
  for (const glyph of glyphs) {
    out.u32(at);
    at += glyph.length;
  }
  out.u32(at);
  for (const glyph of glyphs) out.raw(glyph);
}

function glyphBytes(character: string, metrics: FaceMetrics): Uint8Array {
  const curves = metrics.outline?.(character, { a: SIZE, b: 0, c: 0, d: SIZE, tx: 0, ty: 0 }) ?? [];
  return bodyOf((out) => {
    out.bits(1, 4).bits(0, 4);
    const pen = new RecordPen(out, styleBits(1, 0));
    pen.draw([{ fill0: 0, fill1: 1, line: 0, segments: twipSegments(segmentsOf(curves), IDENTITY) }]);
    pen.end();
  });
}

function segmentsOf(curves: readonly Curve[]): Segments {
  const points = new Float64Array(curves.length * STRIDE);
  curves.forEach(({ x0, y0, cx, cy, x1, y1 }, i) => {
    points.set([x0, y0, cx, cy, x1, y1], i * STRIDE);
  });
  return { count: curves.length, points, lines: Uint8Array.from(curves, ({ isLine }) => (isLine ? 1 : 0)) };
}
