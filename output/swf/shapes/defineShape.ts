import { isEmpty } from '../../../geometry/Box';
import { writeRectangle } from '../records/rectangleRecord';
import { bodyOf, TAG } from '../bytes/swfTags';
import { MAX_STYLES, RecordPen, styleBits } from './shapeRecords';
import { isTransparent, type MovieFill, type MovieLine } from '../paint/moviePaints';
import { boxOfEdges, boxWithLines, uniteAll, type TwipEdge } from './TwipEdge';
import { writeStyles, type ShapeVersion } from '../paint/writePaints';

/** A piece of a shape with styles of its own. Later ones paint over earlier ones; inside one, areas do not overlap. */
export interface StyleGroup {
  readonly fills: readonly MovieFill[];
  readonly lines: readonly MovieLine[];
  readonly edges: readonly TwipEdge[];
}

/** The first version of the format with `DefineShape4`. */
const WITH_SHAPE_4 = 8;

/** True for a group that the numbers of records cannot name. */
export function isTooRich({ fills, lines }: StyleGroup): boolean {
  return Math.max(fills.length, lines.length) > MAX_STYLES;
}

/** A tag that defines a character: its body without the number at its beginning. */
export interface Definition {
  readonly code: number;
  readonly body: Uint8Array;
}

/**
 * The tag that shows groups of edges. The first release that has all that they need is taken: several groups need the
 * second, transparency the third, forms of lines and focal gradients the fourth. Hairlines have no forms. Source: compiled
 * movies.
 */
export function defineShape(groups: readonly StyleGroup[], movieVersion: number): Definition {
  const version = versionFor(groups, movieVersion);
  return {
    code: CODES[version],
    body: bodyOf((out) => {
      writeShape(out, groups, version);
    }),
  };
}

const CODES = { 1: TAG.defineShape, 2: TAG.defineShape2, 3: TAG.defineShape3, 4: TAG.defineShape4 };

function versionFor(groups: readonly StyleGroup[], movieVersion: number): ShapeVersion {
  const fills = groups.flatMap((group) => group.fills);
  const lines = groups.flatMap((group) => group.lines);
  const hasFocus = fills.some((fill) => fill.kind === 'gradient' && fill.focus !== 0);
  if (movieVersion >= WITH_SHAPE_4 && (lines.some(hasForm) || hasFocus)) return 4;
  if (fills.some(isTransparent) || lines.some(({ fill }) => isTransparent(fill))) return 3;
  const hasMany = groups.some((group) => Math.max(group.fills.length, group.lines.length) >= 255);
  return groups.length > 1 || hasMany ? 2 : 1;
}

/** False for a line of one twip in one colour: it is as thin as can be, whatever its ends and its scale. */
function hasForm({ width, fill }: MovieLine): boolean {
  return width > 1 || fill.kind !== 'solid';
}

type Out = Parameters<typeof writeRectangle>[0];

function writeShape(out: Out, groups: readonly StyleGroup[], version: ShapeVersion): void {
  writeRectangle(out, uniteAll(groups.map(boxOfGroup)));
  if (version === 4) {
    writeRectangle(out, uniteAll(groups.map(({ edges }) => boxOfEdges(edges))));
    out.u8(strokeFlags(groups));
  }
  writeGroups(out, groups, version);
}

/** The box of a group with its lines, in twips. */
function boxOfGroup({ edges, lines }: StyleGroup): ReturnType<typeof boxWithLines> {
  return boxWithLines(edges, (line) => lines.at(line - 1)?.width ?? 0);
}

/** 1: has lines whose width is scaled, 2: has others. */
export function strokeFlags(groups: readonly { lines: readonly MovieLine[] }[]): number {
  const keeps = (line: MovieLine): boolean => line.keepsWidth || line.keepsHeight;
  const lines = groups.flatMap((group) => group.lines);
  return (lines.some((line) => !keeps(line)) ? 1 : 0) | (lines.some(keeps) ? 2 : 0);
}

function writeGroups(out: Out, groups: readonly StyleGroup[], version: ShapeVersion): void {
  const drawn = groups.filter(({ edges }) => !isEmpty(boxOfEdges(edges)));
  const [first = EMPTY, ...others] = drawn;
  const bits = (group: StyleGroup): ReturnType<typeof styleBits> =>
    styleBits(group.fills.length, group.lines.length);
  writeStyles(out, first.fills, first.lines, version);
  out.bits(bits(first).fill, 4).bits(bits(first).line, 4);
  const pen = new RecordPen(out, bits(first));
  pen.draw(first.edges);
  for (const group of others) {
    pen.restyle(bits(group), () => {
      writeStyles(out, group.fills, group.lines, version);
    });
    pen.draw(group.edges);
  }
  pen.end();
}

const EMPTY: StyleGroup = { fills: [], lines: [], edges: [] };
