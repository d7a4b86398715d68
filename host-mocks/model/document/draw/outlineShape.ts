import { centerOf } from '../../../../geometry/Box';
import type { Curve } from '../../../../geometry/planar/Curve';
import { MERGE } from '../../../../geometry/planar/rules';
import { traceWinding, type WindingRule } from '../../../../geometry/planar/traceWinding';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import { appendEdges, combineShapes } from '../../elements/shape/combineShapes';
import { adoptStyle } from '../../elements/shape/styles';
import { writeTransformationPoint } from '../../../../document/xfl/nodeMatrix';

/** The parts of a shape. */
interface Outline {
  /** Closed runs of curves, whose inside is filled. */
  filled: readonly Curve[];
  rule: WindingRule;
  /** Curves that are lines. */
  lines: readonly Curve[];
  /** Nodes of paint; undefined for none. */
  fill: XmlNode | undefined;
  stroke: XmlNode | undefined;
}

/** A raw shape of outlines that may cross themselves; undefined if nothing of it is visible. */
export function outlineShape({ filled, rule, lines, fill, stroke }: Outline): XmlNode | undefined {
  const list = XmlNode.create('edges');
  const shape = XmlNode.create('DOMShape', {}, [list]);
  if (fill) {
    const style = { fill: adoptStyle(shape, 'fills', fill), stroke: 0 };
    appendEdges(list, traceWinding(filled, rule, style));
  }
  if (stroke) combineShapes(shape, [lineShape(lines, stroke)], MERGE);
  if (list.children.length === 0) return undefined;
  writeTransformationPoint(shape, centerOf(outlineOf(shape).box));
  return shape;
}

function lineShape(lines: readonly Curve[], stroke: XmlNode): XmlNode {
  const list = XmlNode.create('edges');
  const shape = XmlNode.create('DOMShape', {}, [list]);
  const style = adoptStyle(shape, 'strokes', stroke);
  appendEdges(
    list,
    lines.map((curve) => ({ curve, fill0: 0, fill1: 0, stroke: style })),
  );
  return shape;
}
