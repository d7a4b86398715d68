import { apply, concat, IDENTITY, type Matrix, type Point } from '../../../geometry/matrix';
import { decompose } from '../../../geometry/decompose';
import { BLACK } from '../../../document/xfl/colors';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import type { TrackState, Track } from '../../../film/tracks/Track';
import { call } from '../code/call';
import { fixed, inTwips } from '../code/fixed';
import { member, quoteText } from '../code/quote';
import { compositeOperation } from '../blend/compositeOperation';
import type { FilmContext } from '../film/FilmContext';
import { colorCode } from '../paint/paintCode';
import { fontCode } from '../text/fontCode';
import type { Field } from './Field';
import { angles, type Values } from './Values';

/** How far to the right of its box a text is, in widths of the box. */
const ALIGNMENTS = { left: undefined, center: 0.5, right: 1, justify: undefined };

/** The field of a text that stays a text: a `cjs.Text` in the format of its first run. */
export function playerText(track: Track, { element }: TrackState, name: string, film: FilmContext): Field {
  const code = member('this', name);
  const { text } = element;
  const { firstFormat: format } = text;
  const { alignment, color } = format;
  noteLosses(text, film);
  const statements = Object.entries({
    name: track.name === '' ? undefined : quoteText(track.name),
    textAlign: ALIGNMENTS[alignment] === undefined ? undefined : quoteText(alignment),
    lineHeight: text.runs.length > 0 ? lineHeight(format) : 0,
    lineWidth: text.autoExpand ? undefined : Math.round(text.width),
    parent: 'this',
  }).flatMap(([key, value]) => (value === undefined ? [] : [`${code}.${key} = ${value};`]));
  return {
    code,
    track,
    made: [`${code} = ${call('new cjs.Text', textArguments(text, film))};`, ...statements],
    after: [],
    runs: false,
    valuesOf: (placement) => fieldValues(placement, ALIGNMENTS[alignment] ?? 0, color.alpha),
  };
}

function textArguments({ characters, firstFormat: format }: DocumentText, film: FilmContext): string[] {
  const { color } = format;
  const isBlack = color.rgb === BLACK.rgb;
  return [
    quoteText(characters.replace(/\r\n?/g, '\n')),
    quoteText(fontCode(format, film.faces.named(format.face))),
    ...(isBlack ? [] : [colorCode({ ...color, alpha: 1 })]),
  ];
}

/** Space between lines: 110 of 110 published texts. */
function lineHeight({ lineHeight: measured, lineSpacing, size }: TextFormat): number {
  return Math.round((measured === 0 ? size : measured) + lineSpacing);
}

/** @param opacity - of the text's own colour */
function fieldValues(state: TrackState, share: number, opacity: number): Values {
  const { element, matrix } = state;
  const { left, top, width } = element.text;
  return textValues(state, matrix, { x: left + share * width, y: top }, opacity);
}

/**
 * How a `cjs.Text` is placed.
 *
 * @param matrix - of its coordinates
 * @param point - its own place in them
 * @param opacity - of the text's own colour
 * @param turn - what it is turned by around that point
 */
export function textValues(
  { color, blendMode }: TrackState,
  matrix: Matrix,
  point: Point,
  opacity: number,
  turn = IDENTITY,
): Values {
  const position = apply(matrix, point);
  const parts = decompose(concat(matrix, turn));
  return {
    x: inTwips(position.x),
    y: inTwips(position.y),
    scaleX: fixed(parts.scaleX, 4),
    scaleY: fixed(parts.scaleY, 4),
    ...angles(parts),
    alpha: fixed(color.factors[3] * opacity, 4),
    compositeOperation: compositeOperation(blendMode),
  };
}

function noteLosses({ runs, type, border, lineType, firstFormat }: DocumentText, film: FilmContext): void {
  if (runs.length > 1)
    film.lose('The text is shown in the format of its first part: the player knows one for each text.');
  if (runs.some(({ format }) => format.letterSpacing !== 0)) film.lose('Letter spacing is left out.');
  if (runs.some(({ format }) => format.url !== '')) film.lose('The link of a text is left out.');
  if (type === 'input') film.lose('Nothing can be typed into the text: the player has no fields.');
  if (firstFormat.alignment === 'justify') film.lose('A justified text is aligned to the left.');
  if (lineType === 'multiline no wrap') film.lose('Lines of a text are wrapped: the player wraps all.');
  if (lineType === 'password') film.lose('A password is shown as it is: the player hides none.');
  if (border) film.lose('The border of a text is left out.');
}
