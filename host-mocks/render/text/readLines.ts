import { checkCount, MAX_TEXT_LENGTH } from '../../claims';
import { readFlag, readNumber, readText } from '../../model/xfl/attributes';
import type { XmlNode } from '../../xml/XmlNode';
import { hasKnownHeights, isCommonFace } from '../fonts/commonFaces';
import type { FaceMetrics } from '../fonts/FaceMetrics';
import type { Faces, LearntFace } from '../fonts/Faces';
import { isBold } from '../fonts/families';
import { scaledMetrics, withLikelyAscent } from './fitStandIns';
import type { Line } from './Line';
import { faceOf, sizeOf, type Flow, type TextPiece } from './TextPiece';

/** Raised and lowered characters are smaller. Source: a compiled movie. */
const RAISED_SIZE = 0.65;

/** The paragraphs of a text, each as one line. @throws LimitError for a text that is too long to be laid out */
export function readLines(node: XmlNode, faces: Faces): Line[] {
  const isPassword = readText(node, 'lineType') === 'password';
  const isVertical = readText(node, 'orientation', 'horizontal') !== 'horizontal';
  const isRounded = node.name === 'DOMStaticText' && faces.roundsAdvances;
  const lines: TextPiece[][] = [[]];
  let length = 0;
  for (const run of node.child('textRuns')?.childrenNamed('DOMTextRun') ?? []) {
    const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
    const characters = run.child('characters')?.text() ?? '';
    length += characters.length;
    checkCount(`The text "${readText(node, 'name')}"`, length, MAX_TEXT_LENGTH, 'characters');
    const isTurned = attributes !== undefined && readFlag(attributes, 'rotation');
    const flow = isVertical ? (isTurned ? 'turned' : 'stacked') : 'across';
    const text = isPassword ? characters.replace(/./g, '*') : characters;
    text.split(/\r\n|\r|\n/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1].push(pieceOf(part, attributes, flow, faces, isRounded));
    });
  }
  return lines.map((pieces) => ({ pieces, isFirst: true, isLast: true }));
}

function pieceOf(
  text: string,
  attributes: XmlNode | undefined,
  flow: Flow,
  faces: Faces,
  isRounded: boolean,
): TextPiece {
  const face = faces.named(faceOf(attributes));
  const isRaised =
    attributes !== undefined && readText(attributes, 'characterPosition', 'normal') !== 'normal';
  const isExact = faces.has(face);
  const isMeasured = isExact || isCommonFace(face);
  const isAscentKnown = isExact || hasKnownHeights(face);
  const metrics = faces.metricsOf(face, isBold(face, attributes));
  return {
    text,
    attributes,
    face,
    size: sizeOf(attributes) * (isRaised ? RAISED_SIZE : 1),
    ...(isAscentKnown ? { metrics, isHeightKnown: true } : asLearnt(metrics, attributes, faces.learnt(face))),
    isExact,
    isMeasured,
    isAscentKnown,
    isRounded,
    flow,
  };
}

/** A stand-in as high as the lines of the face are, and as wide as it is, where the document tells that. */
function asLearnt(
  metrics: FaceMetrics,
  attributes: XmlNode | undefined,
  learnt: LearntFace | undefined,
): Pick<TextPiece, 'metrics' | 'isHeightKnown'> {
  const height = attributes ? readNumber(attributes, 'lineHeight') / sizeOf(attributes) : 0;
  const factor = height / (metrics.ascent + metrics.descent);
  const isSaid = factor > 0.5 && factor < 3;
  const known = isSaid ? factor : learnt?.height;
  return {
    metrics: withLikelyAscent(scaledMetrics(metrics, learnt?.width ?? 1, known ?? 1)),
    isHeightKnown: known !== undefined,
  };
}
