import { IDENTITY, type Matrix } from '../../../geometry/matrix';
import { BLACK } from '../../../document/xfl/colors';
import { standInLines, type StandInLine } from '../../svg/text/standInLines';
import type { Track, TrackState } from '../../../film/tracks/Track';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import { member, quoteText } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { colorCode } from '../paint/paintCode';
import { fontCodeWithStandIn } from '../text/fontCode';
import type { Field } from './Field';
import { textValues } from './playerText';

/**
 * The fields of a static text whose font is not available, the last line first: a text on each line and for each format,
 * in the face that the viewer's machine has. Lines break where the document's own picture breaks them.
 */
export function standInFields(
  track: Track,
  first: TrackState,
  names: FieldNames,
  film: FilmContext,
): Field[] {
  film.warn(
    'The static text is drawn with the fonts of those who watch: none for its outlines is available (option fonts, --fonts).',
  );
  const content = first.element.text;
  if (content.runs.some(({ format }) => format.url !== '')) film.lose('The link of a text is left out.');
  return standInLines(content, film.faces, false)
    .reverse()
    .map((line) => lineField(track, line, names.counted('text')));
}

function lineField(track: Track, { text, anchor, align, room, placed }: StandInLine, name: string): Field {
  const code = member('this', name);
  const { format, face, flow } = placed.piece;
  const { color } = format;
  const made = call('new cjs.Text', [
    quoteText(text),
    quoteText(fontCodeWithStandIn(format, face)),
    ...(color.rgb === BLACK.rgb ? [] : [colorCode({ ...color, alpha: 1 })]),
  ]);
  const turn = flow === 'turned' ? TURNED : IDENTITY;
  return {
    code,
    track,
    made: [
      `${code} = ${made};`,
      ...(align === 'left' ? [] : [`${code}.textAlign = ${quoteText(align)};`]),
      `${code}.textBaseline = "alphabetic";`,
      `${code}.maxWidth = ${fixed(room, 2)};`,
      `${code}.parent = this;`,
    ],
    after: [],
    runs: false,
    valuesOf: (state) => textValues(state, state.matrix, anchor, color.alpha, turn),
  };
}

/** A quarter of a turn to the right. */
const TURNED: Matrix = { a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0 };
