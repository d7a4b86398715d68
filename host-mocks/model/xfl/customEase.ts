import { HostError } from '../../realm/HostError';
import { XmlNode } from '../../xml/XmlNode';
import { checkChoice, checkNumber, describeValue } from '../../realm/checkValue';
import { formatNumber, readNumber } from './attributes';
import { childOrNew } from './childNodes';

export interface EasePoint {
  x: number;
  y: number;
}

const TARGETS = ['all', 'position', 'rotation', 'scale', 'color', 'filters'] as const;

/** What the curve is where the document stores none: a straight line. */
const STRAIGHT: readonly EasePoint[] = [
  { x: 0, y: 0 },
  { x: 1 / 3, y: 1 / 3 },
  { x: 2 / 3, y: 2 / 3 },
  { x: 1, y: 1 },
];

function curveOf(frame: XmlNode, target: string): XmlNode | undefined {
  const curves = frame.child('tweens')?.childrenNamed('CustomEase') ?? [];
  return curves.find((curve) => (curve.attr('target') ?? 'all') === target);
}

/** Control points of the ease curve of a property, from (0, 0) to (1, 1). */
export function readEase(frame: XmlNode, property: unknown = 'all'): EasePoint[] {
  const target = checkChoice('Frame.getCustomEase', property, TARGETS);
  const points = curveOf(frame, target)?.childrenNamed('Point') ?? [];
  if (points.length === 0) return STRAIGHT.map((point) => ({ ...point }));
  return points.map((point) => ({ x: readNumber(point, 'x'), y: readNumber(point, 'y') }));
}

/** Stores the curve of a property and makes the frame use custom curves. */
export function writeEase(frame: XmlNode, property: unknown, points: unknown): void {
  const target = checkChoice('Frame.setCustomEase', property, TARGETS);
  if (!Array.isArray(points) || points.length < 4 || points.length % 3 !== 1) {
    throw new HostError(
      `Frame.setCustomEase: expected an Array of 4, 7, 10 … points {x, y}, got ${describeValue(points)}` +
        (Array.isArray(points) ? ` of ${points.length}` : ''),
    );
  }
  const nodes = points.map((point: Partial<EasePoint> | null) => pointNode(point));
  const tweens = childOrNew(frame, 'tweens', ['elements']);
  curveOf(frame, target)?.remove();
  tweens.append(XmlNode.create('CustomEase', { target }, nodes));
  frame.setAttr('hasCustomEase', 'true');
  if (target !== 'all') frame.setAttr('useSingleEaseCurve', 'false');
}

function pointNode(point: Partial<EasePoint> | null): XmlNode {
  const x = checkNumber('Frame.setCustomEase: x', point?.x, 0, 1);
  const y = checkNumber('Frame.setCustomEase: y', point?.y);
  return XmlNode.create('Point', {
    x: x === 0 ? null : formatNumber(x),
    y: y === 0 ? null : formatNumber(y),
  });
}
