import { readFlag, readNumber, readText } from '../model/xfl/attributes';
import { readMatrix } from '../model/xfl/nodeMatrix';
import type { XmlNode } from '../xml/XmlNode';
import { NO_COLOR_TRANSFORM, transformColor } from './ColorTransform';
import type { Drawing } from './Drawing';
import { filterReference } from './filters/filterReference';
import { FALLBACK_FACE, fontFamily, fontStyle, isBold } from './fonts/families';
import type { Faces } from './fonts/Faces';
import type { FaceMetrics } from './fonts/FaceMetrics';
import type { State } from './State';
import { element, escapeText, group, number, transform, type Attributes } from './svg';

/** One stretch of text with one set of attributes. */
interface Run {
  text: string;
  attributes: XmlNode | undefined;
  /** The type size as drawn, in pixels. */
  size: number;
  metrics: FaceMetrics;
}

type Line = Run[];

/**
 * A static, dynamic or input text: its runs in lines, wrapped and placed by the advances of their faces, each line as
 * high as its highest face. Source of the rules: places of lines and glyphs in compiled movies.
 */
export function drawText(node: XmlNode, state: State, drawing: Drawing): string {
  const left = readNumber(node, 'left');
  const top = readNumber(node, 'top');
  const width = readNumber(node, 'width');
  const height = readNumber(node, 'height');
  const filter = state.isMask ? undefined : filterReference(node, state, drawing);
  const within = filter ? { ...state, color: NO_COLOR_TRANSFORM } : state;
  let content = readFlag(node, 'border') ? drawBorder(left - 2, top - 2, width + 4, height + 4) : '';
  if (readText(node, 'orientation', 'horizontal') !== 'horizontal')
    drawing.notDrawn('vertical text (drawn horizontally)');
  let y = top;
  const lines = linesOf(node, drawing.document.faces);
  for (const line of isWrapped(node) ? fit(lines, node, drawing.document.faces) : lines) {
    const first = line.find((run) => run.attributes)?.attributes;
    const highest = (measure: (run: Run) => number): number => Math.max(0, ...line.map(measure));
    const ascent = highest(({ metrics, attributes }) => metrics.ascent * sizeOf(attributes));
    const x = left + offsetOf(first, width - widthOf(line));
    content += drawLine(line, x, y + Math.round(ascent), within, drawing);
    y += heightOf(line);
  }
  return group({ filter }, group({ transform: transform(readMatrix(node)) }, content));
}

function drawBorder(x: number, y: number, width: number, height: number): string {
  return element('rect', { x, y, width, height, fill: '#fff', stroke: '#000' });
}

/** Static text breaks where its author did; fields wrap when they have several lines. */
function isWrapped(node: XmlNode): boolean {
  if (node.name === 'DOMStaticText')
    return readFlag(node, 'autoExpand') === false && readText(node, 'lineType') === 'multiline';
  return readText(node, 'lineType') === 'multiline';
}

function linesOf(node: XmlNode, faces: Faces): Line[] {
  const isPassword = readText(node, 'lineType') === 'password';
  const lines: Line[] = [[]];
  for (const run of node.child('textRuns')?.childrenNamed('DOMTextRun') ?? []) {
    const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
    const characters = run.child('characters')?.text() ?? '';
    const text = isPassword ? characters.replace(/./g, '*') : characters;
    const face = faceOf(attributes);
    const size = sizeOf(attributes) * (positionOf(attributes) === 'normal' ? 1 : RAISED_SIZE);
    const metrics = faces.metricsOf(face, isBold(face, attributes));
    text.split(/\r\n|\r|\n/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1].push({ text: part, attributes, size, metrics });
    });
  }
  return lines;
}

/** From the top of a line to the top of the next. */
function heightOf(line: Line): number {
  const heights = line.map(
    ({ metrics, attributes }) => (metrics.ascent + metrics.descent) * sizeOf(attributes),
  );
  const first = line.find((run) => run.attributes)?.attributes;
  return Math.max(0, ...heights) + (first ? readNumber(first, 'lineSpacing', 2) : 2);
}

/** How much wider than their box lines may become where the faces are not at hand. */
const SLACK = [1, 1.05, 1.1, 1.15, 1.2, 1.3];

/**
 * The lines of a text in its box. Where a stand-in for its face is too wide, lines may become somewhat wider than the box
 * so that their number fits its height.
 */
function fit(lines: readonly Line[], node: XmlNode, faces: Faces): Line[] {
  const width = readNumber(node, 'width');
  const isExact = lines.flat().every(({ attributes }) => faces.has(faceOf(attributes)));
  const broken = wrap(lines, width);
  if (isExact) return broken;
  const room = readNumber(node, 'height') + TOLERATED;
  const heightOfAll = (all: readonly Line[]): number => all.reduce((sum, line) => sum + heightOf(line), 0);
  for (const slack of SLACK) {
    const wider = wrap(lines, width * slack);
    if (heightOfAll(wider) <= room) return wider;
  }
  return broken;
}

/** The space below the last line that stored heights leave out, in pixels. */
const TOLERATED = 4;

/** Breaks lines at blanks so that each is at most `width` wide; a single longer word stays whole. */
function wrap(lines: readonly Line[], width: number): Line[] {
  if (width === Infinity) return [...lines];
  const wrapped: Line[] = [];
  for (const line of lines) {
    let current: Line = [];
    let used = 0;
    for (const run of line) {
      for (const word of run.text.split(/(?<= )/)) {
        const piece = { ...run, text: word };
        const needed = runWidth({ ...piece, text: word.trimEnd() });
        if (used > 0 && used + needed > width) {
          wrapped.push(current);
          current = [];
          used = 0;
        }
        current.push(piece);
        used += runWidth(piece);
      }
    }
    wrapped.push(current);
  }
  return wrapped;
}

function sizeOf(attributes: XmlNode | undefined): number {
  return attributes ? readNumber(attributes, 'size', 12) : 12;
}

function faceOf(attributes: XmlNode | undefined): string {
  return attributes ? readText(attributes, 'face', FALLBACK_FACE) : FALLBACK_FACE;
}

function positionOf(attributes: XmlNode | undefined): string {
  return attributes ? readText(attributes, 'characterPosition', 'normal') : 'normal';
}

/** Raised and lowered characters: their size and how far they stand from the base line, in sizes. Source: a compiled movie. */
const RAISED_SIZE = 0.65;
const RAISED_BY: Record<string, number> = { superscript: -0.271, subscript: 0.079 };

/** Where each character of a run begins, and where the last one ends, from the run's start. Players count whole twips. */
function placesOf({ text, size, metrics, attributes }: Run): number[] {
  const spacing = attributes ? readNumber(attributes, 'letterSpacing') : 0;
  const places = [0];
  let place = 0;
  for (const character of text) {
    place += Math.floor(metrics.advance(character) * size * 20 + 1e-6) / 20 + spacing;
    places.push(place);
  }
  return places;
}

function runWidth(run: Run): number {
  return placesOf(run).at(-1) ?? 0;
}

function widthOf(line: Line): number {
  return line.reduce((sum, run) => sum + runWidth(run), 0);
}

function offsetOf(attributes: XmlNode | undefined, room: number): number {
  if (!attributes) return 0;
  const indent = readNumber(attributes, 'leftMargin') + readNumber(attributes, 'indent');
  switch (readText(attributes, 'alignment', 'left')) {
    case 'center':
      return room / 2;
    case 'right':
      return room - readNumber(attributes, 'rightMargin');
    default:
      return indent;
  }
}

/** Each run stands where the one before it ends. Where the face is at hand every glyph has its place. */
function drawLine(line: Line, left: number, y: number, state: State, drawing: Drawing): string {
  let content = '';
  let x = left;
  for (const run of line) {
    const { text, attributes } = run;
    const places = placesOf(run);
    const width = places.pop() ?? 0;
    if (text.trim() !== '') {
      const placed = drawing.document.faces.has(faceOf(attributes))
        ? { x: places.map((place) => number(x + place)).join(' ') }
        : { x, textLength: width, lengthAdjust: 'spacingAndGlyphs' };
      const raised = (RAISED_BY[positionOf(attributes)] ?? 0) * sizeOf(attributes);
      const where = { ...placed, y: y + raised, 'xml:space': 'preserve' };
      content += element('text', { ...where, ...runAttributes(run, state, drawing) }, escapeText(text));
    }
    x += width;
  }
  return content;
}

function runAttributes({ attributes, size }: Run, state: State, drawing: Drawing): Attributes {
  const face = faceOf(attributes);
  drawing.useFace(face);
  const own = attributes ? readText(attributes, 'fillColor', '#000000') : '#000000';
  const opacity = attributes ? readNumber(attributes, 'alpha', 1) : 1;
  const { color, alpha } = transformColor(own, opacity, state.color);
  return {
    'font-family': fontFamily(face),
    'font-size': size,
    'font-weight': isBold(face, attributes) ? 'bold' : undefined,
    'font-style': fontStyle(face, attributes),
    fill: state.isMask ? '#fff' : color,
    'fill-opacity': state.isMask || alpha === 1 ? undefined : alpha,
  };
}
