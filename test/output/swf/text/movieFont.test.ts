import { MovieFont } from '../../../../output/swf/text/MovieFont';
import { SwfBits } from '../../../support/SwfBits';

/** The measures of Noto Sans. */
const NOTO = { ascent: 1.069, descent: 0.293, advance: () => 0.479, kerning: () => 0, outline: () => [] };

/** Ascent, descent, leading and the advance of `s`, in units of DefineFont3. */
function measuresOf(isOld: boolean, size: number | undefined): number[] {
  const font = new MovieFont(1, { family: 'Noto Sans', isBold: false, isItalic: false }, NOTO, {
    isOld,
    addsNoBreakSpace: false,
  });
  if (size === undefined) font.needsLayout = true;
  else font.addField('s', size);
  font.add('s');
  // Number, flags, language, name, count; two offsets; the outline without edges; a code.
  const body = new SwfBits(font.body, 4);
  body.bytes(body.u8());
  body.u16();
  const table = body.at;
  body.u32();
  body.bytes(table + body.u32() - body.at + 2);
  return Array.from({ length: 4 }, () => body.u16());
}

// Movies of Adobe's program: avm1/edittext_leading, avm2/edittext_letter_spacing, avm2/edittext_newline_stripping and
// fonts of a library among the tests of Ruffle; their font had 0.4795 for `s`.
it.each([
  ['up to Flash CS6', true, 12, [21900, 6000, 7420, 9800]],
  ['later, at 12 pixels', false, 12, [21931, 5973, 3413, 9810]],
  ['later, at 24 pixels', false, 24, [21888, 6016, 1707, 9810]],
  ['later, in a font of the library', false, undefined, [21893, 6001, 40, 9810]],
] as const)('Measures of a font: %s', (_, isOld, size, expected) => {
  expect(measuresOf(isOld, size)).toEqual(expected);
});
