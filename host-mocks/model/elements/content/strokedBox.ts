import { emptyBox, include, isEmpty, type Box } from '../../../geometry/Box';
import type { Matrix } from '../../../geometry/matrix';
import { includeSegments } from '../../../geometry/edges/segmentBounds';
import type { XmlNode } from '../../../xml/XmlNode';
import { readInteger, readNumber, readText } from '../../xfl/attributes';
import { outlineOf } from './shapeOutline';

/** Grows `box` so that it holds a shape or primitive after the transformation, half of each stroke outside its line. */
export function includeStroked(box: Box, shape: XmlNode, matrix: Matrix): void {
  const weights = strokeWeights(shape);
  for (const { segments, strokeStyle } of outlineOf(shape).edges) {
    const line = emptyBox();
    includeSegments(line, segments, matrix);
    if (isEmpty(line)) continue;
    const half = (weights.get(strokeStyle) ?? 0) / 2;
    const x = half * Math.hypot(matrix.a, matrix.c);
    const y = half * Math.hypot(matrix.b, matrix.d);
    include(box, line.left - x, line.top - y);
    include(box, line.right + x, line.bottom + y);
  }
}

/** The width of each stroke of a shape, in pixels; hairlines have none. A primitive has one stroke at most. */
function strokeWeights(shape: XmlNode): Map<number, number> {
  const weights = new Map<number, number>();
  const note = (index: number, kind: XmlNode | undefined): void => {
    if (kind && readText(kind, 'solidStyle') !== 'hairline')
      weights.set(index, readNumber(kind, 'weight', 1));
  };
  if (shape.name !== 'DOMShape') note(1, shape.child('stroke')?.children[0]);
  for (const style of shape.child('strokes')?.childrenNamed('StrokeStyle') ?? []) {
    note(readInteger(style, 'index'), style.children[0]);
  }
  return weights;
}
