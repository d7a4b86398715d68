import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { Faces, LearntFace } from '../fonts/Faces';
import { formatOf, lineBreadth, lineLength, type Line } from './Line';
import { readLines } from './readLines';

/** What a box that has grown with its text is wider than that, in pixels. */
const GROWN = 0.2;

/**
 * What the boxes of a document's static texts show about faces that are not available: how high lines are, of texts whose
 * lines can be counted, and how wide the face is, of the longest text whose box has grown with it. Faces are compared
 * with those that stand in for them.
 */
export function learnFaces(texts: Iterable<DocumentText>, faces: Faces): Map<string, LearntFace> {
  const heights = new Map<string, number[]>();
  const uncounted = new Map<string, Block[]>();
  const widths = new Map<string, { length: number; factor: number }>();
  for (const text of texts) {
    const lines = readLines(text, faces);
    const face = onlyFace(lines);
    if (face === undefined || text.isVertical) continue;
    const height = heightFactor(text, lines);
    if (height !== undefined) add(heights, face, height);
    else add(uncounted, face, blockOf(text, lines));
    const width = text.autoExpand ? widthFactor(text, lines) : undefined;
    if (width && width.length > (widths.get(face)?.length ?? 0)) widths.set(face, width);
  }
  for (const [face, blocks] of uncounted) {
    const height = heights.has(face) ? undefined : commonHeight(blocks);
    if (height !== undefined) heights.set(face, [height]);
  }
  const learnt = new Map<string, LearntFace>();
  for (const face of new Set([...heights.keys(), ...widths.keys()])) {
    const sorted = [...(heights.get(face) ?? [])].sort((one, other) => one - other);
    const height = sorted.at(Math.floor(sorted.length / 2));
    learnt.set(face, { height, width: widths.get(face)?.factor });
  }
  return learnt;
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The face of a text that has one without available measures. */
function onlyFace(lines: readonly Line[]): string | undefined {
  const pieces = lines.flatMap((line) => line.pieces).filter(({ text }) => text.trim() !== '');
  const names = new Set(pieces.map((piece) => `${piece.face} ${String(piece.size)}`));
  const [first] = pieces;
  return names.size === 1 && !first.isMeasured ? first.face : undefined;
}

/** Texts whose lines can be counted: those that grow with them, and such as have room for one only. */
function heightFactor(text: DocumentText, lines: readonly Line[]): number | undefined {
  const { height } = text;
  const { size } = text.firstFormat;
  const isCounted = text.autoExpand || (lines.length === 1 && height < 1.9 * size);
  if (!isCounted) return undefined;
  const leading = lines.slice(0, -1).reduce((sum, line) => sum + formatOf(line).leading, 0);
  return likely((height - leading) / lines.reduce((sum, line) => sum + lineBreadth(line), 0));
}

/** A text of some lines: how high it is, with the leading of the last one, and how its lines are made. */
interface Block {
  height: number;
  /** The height of a line in the face that is in. */
  line: number;
  leading: number;
}

function blockOf(text: DocumentText, lines: readonly Line[]): Block {
  const { leading } = formatOf(lines[0]);
  return { height: text.height + leading, line: lineBreadth(lines[0]), leading };
}

/** The one factor for the height of lines by which texts of different heights all consist of whole lines. */
function commonHeight(blocks: readonly Block[]): number | undefined {
  const [first] = blocks;
  if (blocks.every(({ height }) => Math.abs(height - first.height) < 1)) return undefined;
  const possible: number[] = [];
  for (let count = 1; count <= MAX_LINES; count++) {
    const factor = (first.height / count - first.leading) / first.line;
    if (factor > 0.75 && factor < 1.6 && blocks.every((block) => isWhole(block, factor)))
      possible.push(factor);
  }
  return possible.length === 1 ? possible[0] : undefined;
}

/** Maximum number of lines of the text with which faces are compared. */
const MAX_LINES = 40;

function isWhole({ height, line, leading }: Block, factor: number): boolean {
  const pitch = line * factor + leading;
  const count = Math.max(1, Math.round(height / pitch));
  return Math.abs(height - count * pitch) <= 0.06 + 0.03 * count;
}

function widthFactor(
  text: DocumentText,
  lines: readonly Line[],
): { length: number; factor: number } | undefined {
  const [longest] = [...lines].sort((one, other) => lineLength(other) - lineLength(one));
  const spacing = longest.pieces.reduce(
    (sum, piece) => sum + piece.format.letterSpacing * [...piece.text].length,
    0,
  );
  const length = lineLength(longest) - spacing;
  const factor = likely((text.width - GROWN - spacing) / length);
  return factor === undefined ? undefined : { length, factor };
}

/** A factor by which a face may differ from its stand-in. */
function likely(factor: number): number | undefined {
  return factor > 0.5 && factor < 2.5 ? factor : undefined;
}
