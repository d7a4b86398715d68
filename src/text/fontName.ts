import { foldCase } from './fold';

/** The styles that the fonts of one family have; others, such as Black or Light, are families of their own. */
const STYLED = /^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;

/** What fonts of Adobe and Monotype have at the end of their families. */
const FOUNDRY = /(PSMT|PS|MT)$/;

/** The parts of a PostScript name: `Arial-BoldMT` is bold of arial. */
interface FontName {
  family: string;
  style: string;
}

/** Blanks, hyphens and case tell no fonts apart: `Times New Roman`, `TimesNewRoman`. */
function squash(name: string): string {
  return foldCase(name).replace(/[ -]/g, '');
}

function partsOf(face: string): FontName {
  const parts = STYLED.exec(face);
  const family = parts ? parts[1] : face;
  return { family: squash(family.replace(FOUNDRY, '')), style: parts ? squash(parts[2]) : '' };
}

/**
 * Tells whether a face, which hosts give by its PostScript name, is the font of a name that people use: that name, the
 * family, or family and style. A family stands for its bold and italic faces too.
 *
 * @example isSameFont('Arial-BoldMT', 'Arial'); // true
 * @example isSameFont('Arial-BoldMT', 'arial bold'); // true
 */
export function isSameFont(face: string, name: string): boolean {
  const wanted = squash(name);
  if (squash(face) === wanted) return true;
  const { family, style } = partsOf(face);
  return family === wanted || (style !== '' && family + style === wanted);
}

/** The style of a face, `bold`, `italic`, `bolditalic` …, where a name stands for its family; else empty. */
export function styleWithin(face: string, name: string): string {
  const { family, style } = partsOf(face);
  return family === squash(name) ? style : '';
}
