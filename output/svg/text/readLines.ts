import { checkCount, MAX_TEXT_LENGTH } from '../../../geometry/claims';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import { hasKnownHeights, isCommonFace } from '../fonts/commonFaces';
import type { FaceMetrics } from '../fonts/FaceMetrics';
import type { Faces, LearntFace } from '../fonts/Faces';
import { isBold } from '../fonts/families';
import { scaledMetrics, withLikelyAscent } from './fitStandIns';
import type { Line } from './Line';
import type { Flow, TextPiece } from './TextPiece';

/** Raised and lowered characters are smaller. Source: a compiled movie. */
const RAISED_SIZE = 0.65;

/** The paragraphs of a text, each as one line. @throws LimitError for a text that is too long to be laid out */
export function readLines(content: DocumentText, faces: Faces): Line[] {
  const isPassword = content.lineType === 'password';
  const isRounded = content.isStatic && faces.roundsAdvances;
  const lines: TextPiece[][] = [[]];
  let length = 0;
  for (const { characters, format } of content.runs) {
    length += characters.length;
    checkCount(`The text "${content.name}"`, length, MAX_TEXT_LENGTH, 'characters');
    const flow = content.isVertical ? (format.rotation ? 'turned' : 'stacked') : 'across';
    const text = isPassword ? characters.replace(/./g, '*') : characters;
    text.split(/\r\n|\r|\n/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1].push(pieceOf(part, format, flow, faces, isRounded));
    });
  }
  return lines.map((pieces) => ({ pieces, isFirst: true, isLast: true }));
}

function pieceOf(text: string, format: TextFormat, flow: Flow, faces: Faces, isRounded: boolean): TextPiece {
  const face = faces.named(format.face);
  const isRaised = format.characterPosition !== 'normal';
  const isExact = faces.has(face);
  const isMeasured = isExact || isCommonFace(face);
  const isAscentKnown = isExact || hasKnownHeights(face);
  const metrics = faces.metricsOf(face, isBold(face, format));
  return {
    text,
    format,
    face,
    size: format.size * (isRaised ? RAISED_SIZE : 1),
    ...(isAscentKnown ? { metrics, isHeightKnown: true } : asLearnt(metrics, format, faces.learnt(face))),
    isExact,
    isMeasured,
    isAscentKnown,
    isRounded,
    flow,
  };
}

/** A stand-in as high as the lines of the face are, and as wide as it is, where the document shows that. */
function asLearnt(
  metrics: FaceMetrics,
  { lineHeight, size }: TextFormat,
  learnt: LearntFace | undefined,
): Pick<TextPiece, 'metrics' | 'isHeightKnown'> {
  const factor = lineHeight / size / (metrics.ascent + metrics.descent);
  const isSaid = factor > 0.5 && factor < 3;
  const height = isSaid ? factor : learnt?.height;
  return {
    metrics: withLikelyAscent(scaledMetrics(metrics, learnt?.width ?? 1, height ?? 1)),
    isHeightKnown: height !== undefined,
  };
}
