import type { MorphPart, MorphStyle } from '../../../film/tween/morphShape';
import { MatchedShapes } from '../../../film/tween/MatchedShapes';
import { STRIDE } from '../../../geometry/edges/Segments';
import { IDENTITY } from '../../../geometry/matrix';
import { mixContour } from '../../../film/tween/numbers/morph';
import type { FilmKeyframe } from '../../../film/records/FilmTimeline';
import { bodyOf, TAG } from '../bytes/swfTags';
import type { ByteWriter } from '../../../platform/ByteWriter';
import type { Definitions } from '../characters/Definitions';
import { writeRectangle } from '../records/rectangleRecord';
import { strokeFlags } from '../shapes/defineShape';
import { readFill, readLine, type Paints } from '../paint/readPaints';
import { MAX_DELTA, RecordPen, styleBits } from '../shapes/shapeRecords';
import type { MovieFill, MovieLine } from '../paint/moviePaints';
import { boxOfEdges, boxWithLines, twipSegments, type TwipEdge } from '../shapes/TwipEdge';
import { matchFills, matchLines } from './matchStyles';
import { isFocal, writeMorphStyles } from './writeMorphStyles';

/** A style at both ends of a morph. */
export interface Pair<T> {
  readonly from: T;
  readonly to: T;
}

/** Both ends of a shape tween. */
interface Morph {
  readonly fills: readonly Pair<MovieFill>[];
  /** What has no line has one without width and colour, as in the movies of Adobe's programs. */
  readonly lines: readonly Pair<MovieLine>[];
  readonly from: readonly TwipEdge[];
  readonly to: readonly TwipEdge[];
}

/**
 * Defines the shapes between a keyframe and the next, as the document has matched them, and returns their number.
 * Undefined if there is nothing to be seen of them.
 */
export function defineMorph(
  keyframe: FilmKeyframe,
  definitions: Definitions,
  paints: Paints,
  movieVersion: number,
): number | undefined {
  const morph = readMorph(keyframe, paints);
  if (!morph) return undefined;
  const isNewer = movieVersion >= 8 && (morph.lines.length > 0 || morph.fills.some(isFocal));
  const code = isNewer ? TAG.defineMorphShape2 : TAG.defineMorphShape;
  return definitions.define(code, (out) => {
    writeMorph(out, morph, isNewer);
  });
}

function readMorph(keyframe: FilmKeyframe, paints: Paints): Morph | undefined {
  const matched = MatchedShapes.of(keyframe);
  const parts = matched?.parts.filter(({ contour }) => contour.curves.length > 0) ?? [];
  if (!matched || parts.length === 0) return undefined;
  const fills = new StylePairs<MovieFill>((style) => {
    const [from, to] = matched.paintsOf(style);
    return matchFills(readFill(from, IDENTITY, paints), readFill(to, IDENTITY, paints));
  });
  const lines = new StylePairs<MovieLine>((style) => {
    const [from, to] = matched.strokesOf(style);
    return matchLines(readLine(from, IDENTITY, paints), readLine(to, IDENTITY, paints));
  });
  const numbers = parts.map(({ fill, stroke }) => ({
    fill0: fills.numberOf(fill),
    fill1: 0,
    line: lines.numberOf(stroke),
  }));
  const edges = (progress: number): TwipEdge[] =>
    parts.map((part, i) => ({ ...numbers[i], segments: segmentsAt(part, progress) }));
  const morphed = { fills: fills.pairs, lines: lines.pairs, from: edges(0), to: edges(1) };
  if (![morphed.from, morphed.to].some((end) => end.some(isTooLong))) return morphed;
  paints.lose('A shape tween is left out: it has edges of more than 3,276 pixels.');
  return undefined;
}

/** Edges are drawn in halves where they are too long: both ends of a morph would have different numbers of them. */
function isTooLong({ segments }: TwipEdge): boolean {
  const { count, points } = segments;
  for (let at = 0; at < count * STRIDE; at += STRIDE) {
    for (let i = at + 2; i < at + STRIDE; i++)
      if (Math.abs(points[i] - points[i - 2]) > MAX_DELTA) return true;
  }
  return false;
}

function segmentsAt({ contour }: MorphPart, progress: number): TwipEdge['segments'] {
  return twipSegments(mixContour(contour, progress), IDENTITY);
}

/** The styles of both ends, one for each pair that contours ask for. */
class StylePairs<T> {
  readonly pairs: Pair<T>[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly pairOf: (style: MorphStyle) => Pair<T> | undefined) {}

  /** From 1; 0 for none. */
  numberOf(style: MorphStyle): number {
    const key = `${style.from ?? ''} ${style.to ?? ''}`;
    const existing = this.numbers.get(key);
    if (existing !== undefined) return existing;
    const pair = this.pairOf(style);
    const number = pair ? this.pairs.push(pair) : 0;
    this.numbers.set(key, number);
    return number;
  }
}

/** Source: SWF 19, "DefineMorphShape". */
function writeMorph(out: ByteWriter, { fills, lines, from, to }: Morph, isNewer: boolean): void {
  const widths = (end: 'from' | 'to') => (line: number) => lines.at(line - 1)?.[end].width ?? 0;
  writeRectangle(out, boxWithLines(from, widths('from')));
  writeRectangle(out, boxWithLines(to, widths('to')));
  if (isNewer) {
    writeRectangle(out, boxOfEdges(from));
    writeRectangle(out, boxOfEdges(to));
    out.u8(strokeFlags([{ lines: lines.map((line) => line.from) }]));
  }
  const start = bodyOf((body) => {
    writeMorphStyles(body, fills, lines, isNewer);
    const bits = styleBits(fills.length, lines.length);
    body.bits(bits.fill, 4).bits(bits.line, 4);
    drawAll(body, bits, from);
  });
  out.u32(start.length).raw(start);
  out.u8(0);
  drawAll(
    out,
    styleBits(0, 0),
    to.map(({ segments }) => ({ fill0: 0, fill1: 0, line: 0, segments })),
  );
}

function drawAll(out: ByteWriter, bits: ReturnType<typeof styleBits>, edges: readonly TwipEdge[]): void {
  const pen = new RecordPen(out, bits, true);
  pen.draw(edges);
  pen.end();
}
