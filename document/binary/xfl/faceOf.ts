import type { RunStyle } from '../timeline/texts/readRun';

/**
 * PostScript names by family: regular, italic, bold, bold italic. Flash got them from the system; most were seen with
 * their families in documents of Flash CS4, and in documents that Flash saved in both formats. Not seen: italic Arial,
 * bold italic Arial and Times New Roman, and styles of families with one face.
 */
const FACES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'Courier New': [
    'CourierNewPSMT',
    'CourierNewPS-ItalicMT',
    'CourierNewPS-BoldMT',
    'CourierNewPS-BoldItalicMT',
  ],
  'Times New Roman': [
    'TimesNewRomanPSMT',
    'TimesNewRomanPS-ItalicMT',
    'TimesNewRomanPS-BoldMT',
    'TimesNewRomanPS-BoldItalicMT',
  ],
  Arial: ['ArialMT', 'Arial-ItalicMT', 'Arial-BoldMT', 'Arial-BoldItalicMT'],
  'Arial Black': same('Arial-Black'),
  'Arial Rounded MT Bold': same('ArialRoundedMTBold'),
  Mistral: same('Mistral'),
  Webdings: same('Webdings'),
  'Copperplate Gothic Bold': same('CopperplateGothic-Bold'),
  'MS Reference Sans Serif': same('MSReferenceSansSerif'),
};

function same(face: string): [string, string, string, string] {
  return [face, face, face, face];
}

/** The face of a run in XFL: the name that Flash CS4 stored, or else derived from family and style. */
export function faceOf({ face, font, isBold, isItalic }: RunStyle): string {
  if (face !== '') return face;
  // Device fonts, fonts that were not installed, and font items of the library (`Font 1*`) keep the name in the
  // document.
  if (/^[_$]|\*$/.test(font)) return font;
  const faces = Object.hasOwn(FACES, font) ? FACES[font] : undefined;
  if (faces !== undefined) return faces[(isBold ? 2 : 0) + (isItalic ? 1 : 0)];
  const style = `${isBold ? 'Bold' : ''}${isItalic ? 'Italic' : ''}`;
  return font.replaceAll(' ', '') + (style === '' ? '' : `-${style}`);
}
