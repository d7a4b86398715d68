import { IDENTITY, type Matrix, type Point } from '../../../geometry/matrix';
import { BLACK } from '../../../document/xfl/colors';
import { layOutText, type PlacedPiece } from '../../svg/text/layOutText';
import { lengthOf, placesOf } from '../../svg/text/TextPiece';
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

/** A part of a line as one text of the player. */
interface Line {
  text: string;
  /** The end of its base line that stays where it is, whatever face the browser finds, and which one that is. */
  anchor: Point;
  align: 'left' | 'center' | 'right';
  /** How long it may be; the browser makes a wider face narrower. */
  room: number;
  placed: PlacedPiece;
}

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
  const pieces = layOutText(content, film.faces).filter(({ piece }) => piece.text.trim() !== '');
  const atHeight = new Map<number, number>();
  for (const { y } of pieces) atHeight.set(y, (atHeight.get(y) ?? 0) + 1);
  return pieces
    .flatMap((placed) => linesOf(placed, atHeight.get(placed.y) === 1, content.width))
    .reverse()
    .map((line) => lineField(track, line, names.counted('text')));
}

/** Spaced and stacked letters are texts of their own: the player sets letters by their widths only. */
function linesOf(placed: PlacedPiece, isOnly: boolean, room: number): Line[] {
  const { piece, x, y, length } = placed;
  const isStacked = piece.flow === 'stacked';
  if (!isStacked && piece.format.letterSpacing === 0) return [wholeLine(placed, isOnly, room)];
  const places = placesOf(piece);
  const stretch = length / (lengthOf(piece) || length || 1);
  return [...piece.text].flatMap((text, i) => {
    if (text.trim() === '') return [];
    const at = places[i] * stretch;
    const isDown = piece.flow !== 'across';
    const anchor = isDown ? { x, y: y + at } : { x: x + at, y };
    const align = isStacked ? 'center' : 'left';
    return { text, anchor, align, room: piece.size, placed };
  });
}

/** A line of one format keeps its middle or its end where it is set to; others begin where they begin. */
function wholeLine(placed: PlacedPiece, isOnly: boolean, room: number): Line {
  const { piece, x, y, length } = placed;
  const isAlone = piece.flow === 'across' && isOnly;
  const { alignment: said } = piece.format;
  const align = isAlone && (said === 'center' || said === 'right') ? said : 'left';
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const text = align === 'left' ? piece.text.trimEnd() : piece.text.trim();
  return {
    text,
    anchor: { x: x + share * length, y },
    align,
    room: isAlone ? Math.max(room, length) : length,
    placed,
  };
}

function lineField(track: Track, { text, anchor, align, room, placed }: Line, name: string): Field {
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
