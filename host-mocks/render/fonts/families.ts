import { readFlag, type Attributes } from '../../model/xfl/attributes';

/** The face that stands in for every face that the machine does not have. */
export const FALLBACK_FACE = 'DejaVu Sans';

/** The host's device faces. */
const DEVICE_FACES: Record<string, string> = {
  _sans: 'sans-serif',
  _serif: 'serif',
  _typewriter: 'monospace',
};

/** A PostScript face name (`Verdana-Bold`, `TimesNewRomanPS-BoldMT`) as a list of families, the fallback last. */
export function fontFamily(face: string): string {
  if (Object.hasOwn(DEVICE_FACES, face)) return `${DEVICE_FACES[face]}, '${FALLBACK_FACE}'`;
  const family = face
    .replace(/-.*$/, '')
    .replace(/(PS)?MT$|PS$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const names = [...new Set([face, family])].map((name) => `'${name.replace(/['\\]/g, '')}'`);
  return `${names.join(', ')}, '${FALLBACK_FACE}', sans-serif`;
}

export function isBold(face: string, attributes: Attributes | undefined): boolean {
  return /bold|black|heavy/i.test(face) || (attributes !== undefined && readFlag(attributes, 'bold'));
}

export function fontStyle(face: string, attributes: Attributes | undefined): string | undefined {
  const isItalic =
    /italic|oblique/i.test(face) || (attributes !== undefined && readFlag(attributes, 'italic'));
  return isItalic ? 'italic' : undefined;
}
