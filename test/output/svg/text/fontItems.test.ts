import { facesOf } from '../../../../output/svg/text/facesOf';
import { faceOf } from '../../../../document/binary/xfl/faceOf';
import type { RunStyle } from '../../../../document/binary/timeline/texts/readRun';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { publishDocument } from '../../../../output/makers/publishDocument';
import { pictureOf } from '../../../../app/host/pictureOf';
import { openLiteral } from '../../../support/openModel';

/** A text in the face `said`, and the font items `Heading` and `fonts/Small print`. */
function open(said: string): Document {
  return openLiteral({
    library: [
      { name: 'Heading', type: 'font', font: 'Georgia-Italic' },
      { name: 'fonts/Small print', type: 'font', font: 'ArialNarrow-Bold' },
    ],
    layers: [{ elements: [{ text: 'Title', textType: 'dynamic', face: said }] }],
  });
}

describe('a face with a star', () => {
  it.each([
    ['is that of the font item with the name', 'Heading*', 'Georgia-Italic', "italic 12px 'Georgia'"],
    ['is found without its folder', 'Small print*', 'ArialNarrow-Bold', "bold 12px 'Arial Narrow'"],
    ['stays where there is no such item', 'Other*', 'Other*', "12px 'Other*'"],
    ['is none without the star', 'Heading', 'Heading', "12px 'Heading'"],
  ])('%s', (_, said, face, onCanvas) => {
    const document = open(said);
    expect(facesOf(document.film).named(said)).toBe(face);
    expect(pictureOf(document, { frame: 0 }).faces).toEqual([face]);
    const { files } = publishDocument(document.film, { to: 'canvas', isHosted: true });
    const script = files.find(({ path }) => path.endsWith('.js'));
    expect(new TextDecoder().decode(script?.bytes)).toContain(onCanvas);
  });

  it.each([
    ['MS P*', true, 'MS P*'],
    ['Font 1*', false, 'Font 1*'],
    ['Font 1', true, 'Font1-Bold'],
  ])('A face of a binary document keeps its blanks and takes no style: %s', (font, isBold, face) => {
    const style: Partial<RunStyle> = { face: '', font, isBold, isItalic: false };
    expect(faceOf(style as RunStyle)).toBe(face);
  });
});
