import type { FaceMetrics } from './FaceMetrics';
import * as widths from './faceWidths';

const FIRST = ' '.charCodeAt(0);

/** A face without an available font: its kerning pairs are unknown. */
function unkerned(): number {
  return 0;
}

/** A family with known measures, available or not. */
interface CommonFamily {
  plain: FaceMetrics;
  bold: FaceMetrics;
  /** True if every advance is known, false if they are rounded or those of a similar family. */
  isMeasured: boolean;
}

/**
 * The measures of a family.
 *
 * @param heights - ascent and descent, in type sizes
 * @param tables - advances, plain and bold; the plain ones stand in for bold ones that are not known
 * @param factor - how much wider it is than those
 */
function family(
  [ascent, descent]: readonly [number, number],
  [plain, bold = plain]: readonly [plain: string, bold?: string],
  { factor = 1, isMeasured = false } = {},
): CommonFamily {
  const made = (table: string): FaceMetrics => ({
    ascent,
    descent,
    advance: advancesOf(table, factor),
    kerning: unkerned,
  });
  return { plain: made(plain), bold: made(bold), isMeasured };
}

function advancesOf(table: string, factor: number): (character: string) => number {
  const advances = table.split(' ').map((width) => (Number(width) / 2048) * factor);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    // Letters with accents are as wide as without; ideographs fill a square.
    const base = character.normalize('NFD').charCodeAt(0);
    const advance = advances.at(base - FIRST >= 0 ? base - FIRST : advances.length);
    return advance ?? (code >= 0x2e80 ? 1 : 0.556 * factor);
  };
}

const FIXED = Array.from({ length: 95 }, () => '2048').join(' ');
const MEASURED = { isMeasured: true };

const ARIAL: readonly [number, number] = [0.905, 0.212];
const SANS = [widths.SANS, widths.SANS_BOLD] as const;
const SERIF = [widths.SERIF, widths.SERIF_BOLD] as const;
const VERDANA = [widths.VERDANA, widths.VERDANA_BOLD] as const;
/** Japanese and Chinese faces of Windows. */
const EAST_ASIAN: readonly [number, number] = [0.859, 0.141];

const sans = family(ARIAL, SANS, MEASURED);
const serif = family([0.891, 0.216], SERIF, MEASURED);
const wide = family([1.005, 0.21], VERDANA, MEASURED);
const mono = family([0.833, 0.3], [FIXED], { factor: 0.6, isMeasured: true });

/**
 * Families by their names without marks. Ascents and descents are those of static texts of public movies, of the fonts
 * in them, or of the npm package `@capsizecss/metrics`.
 */
const FAMILIES = new Map<string, CommonFamily>([
  ['arial', sans],
  ['helvetica', family([0.77, 0.23], SANS, MEASURED)],
  ['sans', sans],
  ['times', serif],
  ['timesnew', serif],
  ['serif', serif],
  ['courier', mono],
  ['couriernew', mono],
  ['verdana', wide],
  ['arialblack', family([1.1, 0.31], [widths.BLACK], MEASURED)],
  ['impact', family([1.009, 0.211], [widths.IMPACT], MEASURED)],
  ['consolas', family([0.92, 0.251], [FIXED], { factor: 0.55, isMeasured: true })],
  ['mspゴシック', family(EAST_ASIAN, [widths.PGOTHIC], MEASURED)],
  ['mspgothic', family(EAST_ASIAN, [widths.PGOTHIC], MEASURED)],
  ...[
    'msゴシック',
    'msgothic',
    'ms明朝',
    'msmincho',
    'simsun',
    'nsimsun',
    '宋体',
    '新宋体',
    'simhei',
    '黑体',
  ].map((name): [string, CommonFamily] => [name, family(EAST_ASIAN, [FIXED], { factor: 0.5 })]),
  ['tahoma', family([1, 0.207], [widths.TAHOMA, widths.TAHOMA_BOLD])],
  ['georgia', family([0.917, 0.219], [widths.GEORGIA, widths.GEORGIA_BOLD])],
  ['trebuchet', family([0.939, 0.222], [widths.TREBUCHET, widths.TREBUCHET_BOLD])],
  ['comicsans', family([1.102, 0.292], [widths.COMIC, widths.COMIC_BOLD])],
  ['arialnarrow', family([0.936, 0.212], SANS, { factor: 0.82 })],
  ['helveticanarrow', family([0.932, 0.226], SANS, { factor: 0.82 })],
  ['helveticaneue', family([0.952, 0.213], SANS)],
  ['segoeui', family([1.079, 0.251], SANS)],
  ['lucidagrande', family([0.967, 0.211], VERDANA, { factor: 0.96 })],
  ['lucidasansunicode', family([1.097, 0.44], VERDANA, { factor: 0.96 })],
  ['opensans', family([1.069, 0.293], SANS, { factor: 1.05 })],
  ['notosans', family([1.069, 0.293], SANS, { factor: 1.06 })],
  ['roboto', family([1.048, 0.271], SANS)],
  ['lato', family([0.987, 0.213], SANS, { factor: 0.97 })],
  ['montserrat', family([0.968, 0.251], SANS, { factor: 1.12 })],
  ['oswald', family([1.193, 0.289], SANS, { factor: 0.82 })],
  ['raleway', family([0.94, 0.234], SANS, { factor: 1.04 })],
  ['poppins', family([1.05, 0.35], SANS, { factor: 1.12 })],
]);

/** What PostScript names and names of styles add to that of a family. */
const STYLES = /(?:psmt|ps|mt|ms|reg|bold|italic|oblique|roman|regular|medium|light)+$/;

function familyOf(face: string): CommonFamily | undefined {
  const name = face
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return FAMILIES.get(name) ?? FAMILIES.get(name.replace(STYLES, ''));
}

/** True for a face whose measures are all known. */
export function isCommonFace(face: string): boolean {
  return familyOf(face)?.isMeasured === true;
}

/** True for a face with known ascent and descent. */
export function hasKnownHeights(face: string): boolean {
  return familyOf(face) !== undefined;
}

/** The measures of a face whose font is not available, or of the nearest one whose measures are known. */
export function commonFace(face: string, isBold: boolean): FaceMetrics {
  const family = familyOf(face) ?? similarFamily(face);
  return isBold ? family.bold : family.plain;
}

function similarFamily(face: string): CommonFamily {
  if (/mono|courier|typewriter|console|consolas|menlo|monaco/i.test(face)) return mono;
  if (/times|(?<!sans[- ]?)serif|georgia|garamond|palatino|minion|roman|song|mincho/i.test(face))
    return serif;
  return /verdana|dejavu|\bvera\b|lucida/i.test(face) ? wide : sans;
}
