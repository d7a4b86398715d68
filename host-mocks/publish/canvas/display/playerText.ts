import { apply, concat, IDENTITY, type Matrix, type Point } from '../../../geometry/matrix';
import { decompose } from '../../../geometry/decompose';
import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { BLACK, readColor, type ParsedColor } from '../../../model/xfl/colors';
import { attributesNodeOf, charactersOf, runsOf } from '../../../model/elements/text/textRuns';
import type { XmlNode } from '../../../xml/XmlNode';
import type { TrackState, Track } from '../../timeline/Track';
import { call } from '../code/call';
import { fixed, inTwips } from '../code/fixed';
import { member, quoteText } from '../code/quote';
import { compositeOperation } from '../effects/compositeOperation';
import type { FilmContext } from '../film/FilmContext';
import { colorCode } from '../shapes/paintCode';
import { fontCode } from '../texts/fontCode';
import type { Field } from './Field';
import { angles, type Values } from './Values';

/** Space between lines where a text says nothing. Source: 110 of 110 published texts. */
const LINE_SPACING = 2;

/** How far to the right of its box a text stands, in widths of the box. */
const ALIGNMENTS: Record<string, number | undefined> = { center: 0.5, right: 1 };

/** The field of a text that stays a text: a `cjs.Text` in the format of its first run. */
export function playerText(track: Track, { node }: TrackState, name: string, film: FilmContext): Field {
  const code = member('this', name);
  const runs = runsOf(node);
  const format = runs.length > 0 ? attributesNodeOf(runs[0]) : undefined;
  noteLosses(node, runs, film);
  const alignment = format ? readText(format, 'alignment', 'left') : 'left';
  const statements = Object.entries({
    name: track.name === '' ? undefined : quoteText(track.name),
    textAlign: ALIGNMENTS[alignment] === undefined ? undefined : quoteText(alignment),
    lineHeight: lineHeight(format),
    lineWidth: readFlag(node, 'autoExpand') ? undefined : Math.round(readNumber(node, 'width')),
    parent: 'this',
  }).flatMap(([key, value]) => (value === undefined ? [] : [`${code}.${key} = ${value};`]));
  return {
    code,
    track,
    made: [`${code} = ${call('new cjs.Text', textArguments(runs, format, film))};`, ...statements],
    after: [],
    runs: false,
    valuesOf: (placement) => fieldValues(placement, ALIGNMENTS[alignment] ?? 0, colorOf(format).alpha),
  };
}

function textArguments(runs: readonly XmlNode[], format: XmlNode | undefined, film: FilmContext): string[] {
  const text = runs.map(charactersOf).join('').replace(/\r\n?/g, '\n');
  const color = colorOf(format);
  const isBlack = color.rgb === BLACK.rgb;
  return [
    quoteText(text),
    quoteText(fontCode(format, film.source.faces.named(format?.attr('face') ?? ''))),
    ...(isBlack ? [] : [colorCode({ ...color, alpha: 1 })]),
  ];
}

function colorOf(format: XmlNode | undefined): ParsedColor {
  return format ? readColor(format, 'fillColor') : BLACK;
}

function lineHeight(format: XmlNode | undefined): number {
  if (!format) return 0;
  const size = readNumber(format, 'size', 12);
  return Math.round(readNumber(format, 'lineHeight', size) + readNumber(format, 'lineSpacing', LINE_SPACING));
}

/** @param opacity - of the text's own colour */
function fieldValues(state: TrackState, share: number, opacity: number): Values {
  const { node, matrix } = state;
  const left = readNumber(node, 'left') + share * readNumber(node, 'width');
  return textValues(state, matrix, { x: left, y: readNumber(node, 'top') }, opacity);
}

/**
 * How a `cjs.Text` stands.
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
  const place = apply(matrix, point);
  const parts = decompose(concat(matrix, turn));
  return {
    x: inTwips(place.x),
    y: inTwips(place.y),
    scaleX: fixed(parts.scaleX, 4),
    scaleY: fixed(parts.scaleY, 4),
    ...angles(parts),
    alpha: fixed(color.factors[3] * opacity, 4),
    compositeOperation: compositeOperation(blendMode),
  };
}

function noteLosses(node: XmlNode, runs: readonly XmlNode[], film: FilmContext): void {
  if (runs.length > 1)
    film.lose('The text is shown in the format of its first part: the player knows one for each text.');
  const formats = runs.map(attributesNodeOf);
  if (formats.some((format) => readNumber(format, 'letterSpacing') !== 0))
    film.lose('Letter spacing is left out.');
  if (formats.some((format) => readText(format, 'url') !== '')) film.lose('The link of a text is left out.');
  if (node.name === 'DOMInputText')
    film.lose('Nothing can be typed into the text: the player has no fields.');
  if (readFlag(node, 'border')) film.lose('The border of a text is left out.');
}
