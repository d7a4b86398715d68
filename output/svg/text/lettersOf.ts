import type { Letter } from '../../../document/xfl/texts/Letter';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { Faces } from '../fonts/Faces';
import { layOutText, raiseOf } from './layOutText';
import { ascentOf, breadthOf, lengthOf, placesOf } from './TextPiece';

/** The letters of a text that runs across, without blanks, each where it is drawn, in the coordinates of the text. */
export function lettersOf(text: DocumentText, faces: Faces): Letter[] {
  return layOutText(text, faces).flatMap(({ piece, x, y, length }) => {
    const places = placesOf(piece);
    const stretch = lengthOf(piece) === 0 ? 1 : length / lengthOf(piece);
    const top = y - raiseOf(piece) - Math.round(ascentOf(piece));
    return [...piece.text].flatMap((character, i) =>
      character.trim() === ''
        ? []
        : {
            character,
            format: piece.format,
            x: x + places[i] * stretch,
            y: top,
            width: (places[i + 1] - places[i]) * stretch,
            height: breadthOf(piece),
            outline: () => {
              const { size, metrics } = piece;
              const shift = { tx: x + places[i] * stretch, ty: y };
              return metrics.outline?.(character, { a: size, b: 0, c: 0, d: size, ...shift });
            },
          },
    );
  });
}
