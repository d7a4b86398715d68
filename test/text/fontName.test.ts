import { isSameFont, isSimilarFont, styleWithin } from '../../src/text/fontName';

// Families and faces that Flash wrote side by side into documents.
describe('a font', () => {
  it.each<[face: string, name: string, style: string]>([
    ['ArialMT', 'Arial', ''],
    ['Arial', 'Arial', ''],
    ['Arial-BoldMT', 'Arial', 'bold'],
    ['Arial-BoldItalicMT', 'Arial', 'bolditalic'],
    ['Arial-Black', 'Arial Black', ''],
    ['ArialRoundedMTBold', 'Arial Rounded MT Bold', ''],
    ['CourierNewPSMT', 'Courier New', ''],
    ['CourierNewPS-ItalicMT', 'Courier New', 'italic'],
    ['CourierNewPS-BoldItalicMT', 'CourierNew', 'bolditalic'],
    ['TimesNewRomanPSMT', 'Times New Roman', ''],
    ['TimesNewRomanPS-BoldMT', 'Times New Roman', 'bold'],
    ['Verdana-Italic', 'Verdana', 'italic'],
    ['Foo-Regular', 'Foo', 'regular'],
    ['MSReferenceSansSerif', 'MS Reference Sans Serif', ''],
    ['CopperplateGothic-Bold', 'Copperplate Gothic', 'bold'],
    ['Helvetica-Oblique', 'Helvetica', 'oblique'],
    ['BIZ-UDPGothic', 'BIZ UDPGothic', ''],
    ['_sans', '_sans', ''],
    ['Font 1*', 'Font 1*', ''],
  ])('%s is found by %s', (face, name, style) => {
    expect([isSameFont(face, name), styleWithin(face, name)]).toEqual([true, style]);
  });

  it.each<[face: string, name: string]>([
    ['ArialMT', 'Arial MT'],
    ['Arial-BoldMT', 'Arial-BoldMT'],
    ['Arial-BoldMT', 'Arial Bold'],
    ['CourierNewPS-BoldItalicMT', 'Courier New Bold Italic'],
  ])('%s is found by its own name %s, and keeps no style then', (face, name) => {
    expect([isSameFont(face, name), styleWithin(face, name)]).toEqual([true, '']);
  });

  it.each<[face: string, name: string]>([
    ['Arial-Black', 'Arial'],
    ['ArialMT', 'arial'],
    ['Arial-BoldMT', 'Arial bold'],
    ['ArialNarrow', 'Arial'],
    ['Arial-BoldMT', 'ArialMT'],
    ['ArialMT', 'Arial Bold'],
    ['Helvetica-Light', 'Helvetica'],
    ['HelveticaNeue-Bold', 'Helvetica'],
    ['GillSans', 'Gill Sans MT'],
    ['Maps', 'Ma'],
    ['_sans', 'sans'],
    ['Arial', ''],
  ])('%s is not found by %s', (face, name) => {
    expect(isSameFont(face, name)).toBe(false);
  });

  it.each<[face: string, name: string]>([
    ['ArialMT', 'arial'],
    ['Arial-BoldMT', 'ARIAL BOLD'],
    ['TimesNewRomanPS-BoldMT', 'times new roman'],
  ])('%s is similar to %s, which differs by case', (face, name) => {
    expect([isSameFont(face, name), isSimilarFont(face, name)]).toEqual([false, true]);
  });
});
