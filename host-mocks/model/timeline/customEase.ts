import type { Point } from '../../../geometry/matrix';
import { HostError } from '../../../document/checks/HostError';
import { XmlNode } from '../../../document/xml/XmlNode';
import { checkChoice, checkNumber, describeValue } from '../../../document/checks/checkValue';
import { formatNumber } from '../../../document/xfl/attributes';
import { accelerationOf, easePoints, entryOf, namedEaseOf } from '../../../film/tween/frameEases';
import { linear, type Ease } from '../../../film/tween/numbers/Ease';
import { written } from '../../../document/xfl/schema/recordOf';
import { CUSTOM_EASE, EASE_TARGETS, KEYFRAME } from '../../../document/xfl/schema/timelineSchema';
import { childOrNew } from '../../../document/xfl/childNodes';

/**
 * The curve of the slider, a straight line at 0. Source: what a published script read in 280 frames with eases from -100
 * to 100: the points move along the middle of the curve in proportion to the slider.
 */
function sliderPoints(acceleration: number): Point[] {
  const lift = -acceleration / 300;
  return [
    { x: 0, y: 0 },
    { x: 1 / 3, y: 1 / 3 + lift },
    { x: 2 / 3, y: 2 / 3 + lift },
    { x: 1, y: 1 },
  ];
}

/** Pieces of the curve for a named ease. */
const PIECES = 12;

/** Cubic pieces that run through an ease: each through four of its points. */
function pointsOf(ease: Ease): Point[] {
  const points = [{ x: 0, y: 0 }];
  for (let piece = 0; piece < PIECES; piece++) {
    const [a, b, c, d] = [0, 1, 2, 3].map((third) => ease((piece + third / 3) / PIECES));
    points.push(
      { x: (piece + 1 / 3) / PIECES, y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6 },
      { x: (piece + 2 / 3) / PIECES, y: (2 * a - 9 * b + 18 * c - 5 * d) / 6 },
      { x: (piece + 1) / PIECES, y: d },
    );
  }
  return points;
}

/** Control points of the ease curve of a property, from (0, 0) to (1, 1); those of a named ease are worked out (assumed). */
export function readEase(frame: XmlNode, property: unknown = 'all'): Point[] {
  const target = checkChoice('Frame.getCustomEase', property, EASE_TARGETS);
  const own = easePoints(frame, target);
  if (own) return own;
  const named = namedEaseOf(frame, target);
  if (named && named !== linear) return pointsOf(named);
  return sliderPoints(named ? 0 : accelerationOf(frame, target));
}

/** Stores the curve of a property and makes the frame use custom curves. */
export function writeEase(frame: XmlNode, property: unknown, points: unknown): void {
  const target = checkChoice('Frame.setCustomEase', property, EASE_TARGETS);
  if (!Array.isArray(points) || points.length < 4 || points.length % 3 !== 1) {
    throw new HostError(
      `Frame.setCustomEase: expected an Array of 4, 7, 10 … points {x, y}, got ${describeValue(points)}` +
        (Array.isArray(points) ? ` of ${points.length}` : ''),
    );
  }
  const nodes = points.map((point: Partial<Point> | null) => pointNode(point));
  const tweens = childOrNew(frame, 'tweens', ['elements']);
  entryOf(frame, 'CustomEase', target)?.remove();
  tweens.append(XmlNode.create('CustomEase', written(CUSTOM_EASE, { target }), nodes));
  KEYFRAME.hasCustomEase.write(frame, true);
  if (target !== 'all') KEYFRAME.useSingleEaseCurve.write(frame, false);
}

function pointNode(point: Partial<Point> | null): XmlNode {
  const x = checkNumber('Frame.setCustomEase: x', point?.x, 0, 1);
  const y = checkNumber('Frame.setCustomEase: y', point?.y);
  return XmlNode.create('Point', {
    x: x === 0 ? null : formatNumber(x),
    y: y === 0 ? null : formatNumber(y),
  });
}
