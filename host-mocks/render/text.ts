import { readFlag, readNumber, readText } from '../model/xfl/attributes';
import { readMatrix } from '../model/xfl/nodeMatrix';
import type { XmlNode } from '../xml/XmlNode';
import { transformColor } from './ColorTransform';
import type { Drawing } from './Drawing';
import { FALLBACK_FACE, fontFamily, fontStyle, fontWeight, widthOfText } from './fonts';
import type { State } from './State';
import { element, escapeText, group, transform, type Attributes } from './svg';

/** One stretch of text with one set of attributes. */
interface Run {
  text: string;
  attributes: XmlNode | undefined;
}

type Line = Run[];

/** Share of the type size that stands above the base line, in the faces that documents mostly use. */
const ASCENT = 0.93;
const DESCENT = 0.22;

/** A static, dynamic or input text: its runs in lines, wrapped by the widths of the fallback face. */
export function drawText(node: XmlNode, state: State, drawing: Drawing): string {
  const left = readNumber(node, 'left');
  const top = readNumber(node, 'top');
  const width = readNumber(node, 'width');
  const height = readNumber(node, 'height');
  let content = readFlag(node, 'border') ? drawBorder(left - 2, top - 2, width + 4, height + 4) : '';
  if (readText(node, 'orientation', 'horizontal') !== 'horizontal')
    drawing.notDrawn('vertical text (drawn horizontally)');
  let y = top;
  for (const line of wrap(linesOf(node), isWrapped(node) ? width : Infinity)) {
    const first = line.find((run) => run.attributes)?.attributes;
    const size = Math.max(...line.map(({ attributes }) => sizeOf(attributes)));
    const lineWidth = line.reduce((sum, run) => sum + runWidth(run), 0);
    const x = left + offsetOf(first, width - lineWidth);
    if (lineWidth > 0) content += drawLine(line, x, y + size * ASCENT, state, drawing);
    y += size * (ASCENT + DESCENT) + (first ? readNumber(first, 'lineSpacing', 2) : 2);
  }
  return group({ transform: transform(readMatrix(node)) }, content);
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

function linesOf(node: XmlNode): Line[] {
  const isPassword = readText(node, 'lineType') === 'password';
  const lines: Line[] = [[]];
  for (const run of node.child('textRuns')?.childrenNamed('DOMTextRun') ?? []) {
    const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
    const characters = run.child('characters')?.text() ?? '';
    const text = isPassword ? characters.replace(/./g, '*') : characters;
    text.split(/\r\n|\r|\n/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1].push({ text: part, attributes });
    });
  }
  return lines;
}

/** Breaks lines at blanks so that each is at most `width` wide; a single longer word stays whole. */
function wrap(lines: readonly Line[], width: number): Line[] {
  if (width === Infinity) return [...lines];
  const wrapped: Line[] = [];
  for (const line of lines) {
    let current: Line = [];
    let used = 0;
    for (const run of line) {
      for (const word of run.text.split(/(?<= )/)) {
        const piece = { text: word, attributes: run.attributes };
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

function runWidth({ text, attributes }: Run): number {
  const spacing = attributes ? readNumber(attributes, 'letterSpacing') : 0;
  return widthOfText(text, sizeOf(attributes)) + spacing * text.length;
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

function drawLine(line: Line, x: number, y: number, state: State, drawing: Drawing): string {
  const spans = line
    .filter(({ text }) => text !== '')
    .map(({ text, attributes }) =>
      element('tspan', runAttributes(attributes, state, drawing), escapeText(text)),
    );
  return element('text', { x, y, 'xml:space': 'preserve' }, ...spans);
}

function runAttributes(attributes: XmlNode | undefined, state: State, drawing: Drawing): Attributes {
  const face = attributes ? readText(attributes, 'face', FALLBACK_FACE) : FALLBACK_FACE;
  drawing.useFace(face);
  const own = attributes ? readText(attributes, 'fillColor', '#000000') : '#000000';
  const opacity = attributes ? readNumber(attributes, 'alpha', 1) : 1;
  const { color, alpha } = transformColor(own, opacity, state.color);
  const spacing = attributes ? readNumber(attributes, 'letterSpacing') : 0;
  return {
    'font-family': fontFamily(face),
    'font-size': sizeOf(attributes),
    'font-weight': fontWeight(face, attributes),
    'font-style': fontStyle(face, attributes),
    'letter-spacing': spacing === 0 ? undefined : spacing,
    fill: state.isMask ? '#fff' : color,
    'fill-opacity': alpha === 1 ? undefined : alpha,
  };
}
