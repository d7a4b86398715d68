/**
 * Bold and italic are not attributes: they are part of the PostScript name of the font (`Verdana-BoldItalic`,
 * `Arial-BoldMT`, `TimesNewRomanPSMT`).
 */
interface FontFace {
  family: string;
  isBold: boolean;
  isItalic: boolean;
  /** `MT`, which the fonts of Monotype have at the end of every style. */
  foundry: string;
}

const STYLED = /^(.*?)-(Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/;

function parseFace(face: string): FontFace {
  const [, family, style, foundry] = STYLED.exec(face) ?? [];
  if (family !== undefined) {
    return {
      family,
      isBold: style.includes('Bold'),
      isItalic: /Italic|Oblique/.test(style),
      foundry: foundry ?? '',
    };
  }
  const [, plain, mark] = /^(.*?)(MT)?$/.exec(face) ?? [];
  return { family: plain, isBold: false, isItalic: false, foundry: mark ?? '' };
}

export function isBold(face: string): boolean {
  return parseFace(face).isBold;
}

export function isItalic(face: string): boolean {
  return parseFace(face).isItalic;
}

/** The name of the same font in another style. */
export function restyled(face: string, change: { isBold?: boolean; isItalic?: boolean }): string {
  const before = parseFace(face);
  const after = { ...before, ...change };
  if (after.isBold === before.isBold && after.isItalic === before.isItalic) return face;
  const style = (after.isBold ? 'Bold' : '') + (after.isItalic ? 'Italic' : '');
  return after.family + (style === '' ? '' : `-${style}`) + after.foundry;
}
