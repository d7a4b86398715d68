import type { FilmElement } from '../../../film/records/FilmElement';
import { NO_COLOR_TRANSFORM, transformColor } from '../../../document/xfl/ColorTransform';
import type { Drawing } from '../Drawing';
import { filterReference } from '../filters/filterReference';
import { faceAttributes } from '../fonts/families';
import type { State } from '../State';
import { element, escapeText, group, number, transform, type SvgAttributes } from '../svg';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import { layOutText, type PlacedPiece } from './layOutText';
import { placesOf, type TextPiece } from './TextPiece';

/** A static, dynamic or input text. */
export function drawText(element: FilmElement, state: State, drawing: Drawing): string {
  const filter = state.isMask ? undefined : filterReference(element, state, drawing);
  const within = filter ? { ...state, color: NO_COLOR_TRANSFORM } : state;
  const { text, matrix } = element;
  const pieces = layOutText(text, drawing.fonts).map((piece) => drawPiece(piece, within, drawing));
  const content = (text.border ? drawBorder(text) : '') + pieces.join('');
  return group({ filter }, group({ transform: transform(matrix) }, content));
}

function drawBorder({ left, top, width, height }: DocumentText): string {
  const box = { x: left - 2, y: top - 2, width: width + 4, height: height + 4 };
  return element('rect', { ...box, fill: '#fff', stroke: '#000' });
}

/**
 * Where the face is available every glyph has its place, and where characters are spaced: a stand-in is stretched to the
 * length of the piece, and spaces are not to stretch it.
 */
function drawPiece({ piece, x, y, length }: PlacedPiece, state: State, drawing: Drawing): string {
  const { text, flow, isExact } = piece;
  if (text.trim() === '') return '';
  const natural = placesOf(piece);
  const stretch = length / (natural.at(-1) || length || 1);
  const places = natural.slice(0, -1).map((place) => place * stretch);
  const list = (start: number): string => places.map((place) => number(start + place)).join(' ');
  const isSpaced = isExact || piece.format.letterSpacing !== 0;
  const along = isSpaced ? { x: list(x) } : { x, textLength: length, lengthAdjust: 'spacingAndGlyphs' };
  const position =
    flow === 'stacked'
      ? { x: places.map(() => number(x)).join(' '), y: list(y), 'text-anchor': 'middle' }
      : { ...along, y, transform: flow === 'turned' ? `rotate(90 ${number(x)} ${number(y)})` : undefined };
  const attributes = { ...position, 'xml:space': 'preserve', ...pieceAttributes(piece, state, drawing) };
  return element('text', attributes, escapeText(text));
}

function pieceAttributes({ format, face, size }: TextPiece, state: State, drawing: Drawing): SvgAttributes {
  drawing.useFace(face);
  const { rgb, alpha } = transformColor(format.color, state.color);
  return {
    ...faceAttributes(face, format, drawing.fonts.styleOf(face)),
    'font-size': size,
    fill: state.isMask ? '#fff' : rgb,
    'fill-opacity': state.isMask || alpha === 1 ? undefined : alpha,
  };
}
