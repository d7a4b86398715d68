import { readFlag, readText } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import type { Faces } from '../fonts/Faces';
import { isBold } from '../fonts/families';
import type { Line } from './Line';
import { faceOf, sizeOf, type Flow, type TextPiece } from './TextPiece';

/** Raised and lowered characters are smaller. Source: a compiled movie. */
const RAISED_SIZE = 0.65;

/** The paragraphs of a text, each as one line. */
export function readLines(node: XmlNode, faces: Faces): Line[] {
  const isPassword = readText(node, 'lineType') === 'password';
  const isVertical = readText(node, 'orientation', 'horizontal') !== 'horizontal';
  const lines: TextPiece[][] = [[]];
  for (const run of node.child('textRuns')?.childrenNamed('DOMTextRun') ?? []) {
    const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
    const characters = run.child('characters')?.text() ?? '';
    const isTurned = attributes !== undefined && readFlag(attributes, 'rotation');
    const flow = isVertical ? (isTurned ? 'turned' : 'stacked') : 'across';
    const text = isPassword ? characters.replace(/./g, '*') : characters;
    text.split(/\r\n|\r|\n/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1].push(pieceOf(part, attributes, flow, faces));
    });
  }
  return lines.map((pieces) => ({ pieces, isFirst: true, isLast: true }));
}

function pieceOf(text: string, attributes: XmlNode | undefined, flow: Flow, faces: Faces): TextPiece {
  const face = faceOf(attributes);
  const isRaised =
    attributes !== undefined && readText(attributes, 'characterPosition', 'normal') !== 'normal';
  return {
    text,
    attributes,
    size: sizeOf(attributes) * (isRaised ? RAISED_SIZE : 1),
    metrics: faces.metricsOf(face, isBold(face, attributes)),
    isExact: faces.has(face),
    flow,
  };
}
