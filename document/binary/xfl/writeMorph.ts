import type { RawPoint } from '../archive/rawTypes';
import type { MorphHint, MorphShape } from '../timeline/shapes/readMorph';
import { formatEdgeNumber } from '../../../geometry/edges/edgeNumber';
import { unless } from './writeTransform';
import type { XmlWriter } from './XmlWriter';

/** `<MorphShape>`: the correspondence of the outlines of two keyframes. */
export function writeMorph(
  xml: XmlWriter,
  { segments }: MorphShape,
  isAngular: boolean,
  hints: readonly MorphHint[],
): void {
  xml.element('MorphShape', { mappingType: isAngular ? 'angular vertex' : undefined }, () => {
    xml.element('morphSegments', {}, () => {
      for (const segment of segments) {
        const attributes = {
          startPointA: pointText(segment.startA),
          startPointB: pointText(segment.startB),
          strokeIndex1: unless(segment.stroke1, -1),
          strokeIndex2: unless(segment.stroke2, -1),
          fillIndex1: unless(segment.fill1, -1),
          fillIndex2: unless(segment.fill2, -1),
        };
        xml.element('MorphSegment', attributes, () => {
          for (const curve of segment.curves) {
            xml.element('MorphCurves', {
              controlPointA: pointText(curve.controlA),
              anchorPointA: pointText(curve.endA),
              controlPointB: pointText(curve.controlB),
              anchorPointB: pointText(curve.endB),
              isLine: curve.isLine || undefined,
            });
          }
        });
      }
    });
    xml.element('morphHintsList', {}, hints.length === 0 ? undefined : () => writeHints(xml, hints));
  });
}

/** Converts twips to 1/256 of a twip. */
function pointText({ x, y }: RawPoint): string {
  return `${formatEdgeNumber(x)}, ${formatEdgeNumber(y)}`;
}

function writeHints(xml: XmlWriter, hints: readonly MorphHint[]): void {
  for (const { numbers } of hints) {
    const [xA, yA, xB, yB] = numbers;
    xml.element('MorphHint', {
      pointA: pointText({ x: xA, y: yA }),
      pointB: pointText({ x: xB, y: yB }),
    });
  }
}
