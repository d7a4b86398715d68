import { foldCase } from './fold';

/** The styles that the fonts of one family have; others, such as Black or Light, are families of their own. */
const STYLED = /^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;

/** What fonts of Adobe and Monotype have at the end of their families. */
const FOUNDRY = /(PSMT|PS|MT)$/;

/** The parts of a PostScript name: `Arial-BoldMT` is Bold of Arial. */
interface FontName {
  family: string;
  style: string;
}

/** Blanks and hyphens do not distinguish fonts: `Times New Roman`, `TimesNewRoman`. */
function squash(name: string): string {
  return name.replace(/[ -]/g, '');
}

function squashAndFold(name: string): string {
  return foldCase(squash(name));
}

function partsOf(face: string): FontName {
  const parts = STYLED.exec(face);
  const family = parts ? parts[1] : face;
  return { family: family.replace(FOUNDRY, ''), style: parts ? parts[2] : '' };
}

/**
 * Tells whether a face, which hosts give by its PostScript name, is the font of a name that people use: that name, the
 * family, or family and style. A family stands for its bold and italic faces too. Case matters.
 *
 * @example isSameFont('Arial-BoldMT', 'Arial'); // true
 * @example isSameFont('Arial-BoldMT', 'Arial Bold'); // true
 */
export function isSameFont(face: string, name: string): boolean {
  return isNamed(face, name, squash);
}

/** As `isSameFont`, but case does not matter. */
export function isSimilarFont(face: string, name: string): boolean {
  return isNamed(face, name, squashAndFold);
}

/**
 * The style of a face, `bold`, `italic`, `bolditalic` …, where a name stands for its family, in any case; else empty.
 */
export function styleWithin(face: string, name: string): string {
  const { family, style } = partsOf(face);
  return squashAndFold(family) === squashAndFold(name) ? foldCase(style) : '';
}

function isNamed(face: string, name: string, normal: (text: string) => string): boolean {
  const wanted = normal(name);
  if (normal(face) === wanted) return true;
  const { family, style } = partsOf(face);
  return normal(family) === wanted || (style !== '' && normal(family + style) === wanted);
}
