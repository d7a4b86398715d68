import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import type { SvgAttributes } from '../svg';
import type { FaceStyle } from './FaceStyle';

/** The face that stands in for every face that the machine does not have. */
export const FALLBACK_FACE = 'DejaVu Sans';

/** The style of a format beside its face. */
export type AskedStyle = Pick<TextFormat, 'bold' | 'italic'>;

/** The host's device faces. */
const DEVICE_FACES: Record<string, string> = {
  _sans: 'sans-serif',
  _serif: 'serif',
  _typewriter: 'monospace',
};

const REGULAR = 400;
const BOLD = 700;

/** The weights that have names; the first is the default of SVG. */
const WEIGHTS = new Map([
  [REGULAR, undefined],
  [BOLD, 'bold'],
]);

/** The width that fonts call 5 is the normal one. */
const WIDTHS = [
  ...['ultra-condensed', 'extra-condensed', 'condensed', 'semi-condensed', undefined],
  ...['semi-expanded', 'expanded', 'extra-expanded', 'ultra-expanded'],
];

/**
 * The attributes of SVG that choose a face: by what its font says where that is available (`style`), otherwise by what the
 * name of the face looks like.
 */
export function faceAttributes(
  face: string,
  { bold, italic }: AskedStyle,
  style: FaceStyle | undefined,
): SvgAttributes {
  const plainWeight = style?.weight ?? REGULAR;
  const isStrong = style ? bold : isBold(face, { bold });
  const weight = isStrong ? BOLD : plainWeight;
  const isItalic = italic || (style?.isItalic ?? /italic|oblique/i.test(face));
  return {
    // The rasterizer does not know a quoted name that is after a space.
    'font-family': [...(style?.families.map(quoted) ?? []), ...familiesOf(face)].join(','),
    'font-weight': WEIGHTS.has(weight) ? WEIGHTS.get(weight) : weight,
    'font-style': isItalic ? 'italic' : undefined,
    'font-stretch': style && WIDTHS[style.width - 1],
  };
}

/** What no name of a face holds. A document may say anything: with brackets it could look like a reference. */
const NO_NAME = /[()[\]{}<>%;:"]/g;

/** A PostScript face name (`Verdana-Bold`, `TimesNewRomanPS-BoldMT`) as a list of families, the fallback last. */
function familiesOf(said: string): string[] {
  const face = said.replace(NO_NAME, '');
  if (Object.hasOwn(DEVICE_FACES, face)) return [DEVICE_FACES[face], quoted(FALLBACK_FACE)];
  const family = face
    .replace(/-.*$/, '')
    .replace(/(PS)?MT$|PS$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [...new Set([face, family, FALLBACK_FACE])].map(quoted).concat('sans-serif');
}

function quoted(name: string): string {
  return `'${name.replace(/['\\]/g, '')}'`;
}

export function isBold(face: string, { bold }: Pick<AskedStyle, 'bold'>): boolean {
  return bold || /bold|black|heavy/i.test(face);
}
