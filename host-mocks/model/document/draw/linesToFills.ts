import { assembleStrokes } from '../../../../geometry/edges/fillPaths';
import { MERGE } from '../../../../geometry/planar/rules';
import { planarEdges } from '../../../../geometry/planar/PlanarEdge';
import { strokeOutline, type Pen } from '../../../../geometry/planar/strokeOutline';
import { traceWinding } from '../../../../geometry/planar/traceWinding';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { elementOf } from '../../elements';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import type { Element } from '../../elements/Element';
import { Shape } from '../../elements/Shape';
import { appendEdges, combineShapes } from '../../elements/shape/combineShapes';
import { readStroke, type StrokeValue } from '../../elements/shape/stroke';
import { adoptStyle, dropUnusedStyles } from '../../elements/shape/styles';
import { childOrNew } from '../../../../document/xfl/childNodes';
import { STROKE } from '../../../../document/xfl/schema/strokeSchema';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { rawShapeOf } from './rawShape';

/**
 * `document.convertLinesToFills`: the strokes of the selected shapes, also those inside groups, become fills of the
 * same look; primitives become drawing objects.
 */
export function convertLinesToFills(document: DocumentCore): void {
  const elements = needSelection(document, 'convertLinesToFills');
  select(
    document,
    elements.map((element) => (element instanceof Shape ? convert(document, element) : element)),
  );
}

function convert(document: DocumentCore, shape: Shape): Element {
  if (shape.node.name === 'DOMGroup') {
    for (const member of shape.everyMember) if (member instanceof Shape) convert(document, member);
    return shape;
  }
  if (shape.node.name !== 'DOMShape') return convertPrimitive(document, shape);
  strokesToFills(document, shape.node);
  return shape;
}

function convertPrimitive(document: DocumentCore, primitive: Shape): Element {
  const { node } = primitive;
  const drawing = rawShapeOf(primitive);
  const list = node.parent;
  if (!drawing || !list || !node.child('stroke')) return primitive;
  drawing.setAttr('isDrawingObject', 'true');
  const matrix = node.child('matrix');
  if (matrix) drawing.insert(matrix.clone(), 0);
  strokesToFills(document, drawing);
  list.insert(drawing, list.children.indexOf(node));
  node.remove();
  return elementOf(drawing, primitive.owner);
}

function strokesToFills(document: DocumentCore, shape: XmlNode): void {
  const runs = assembleStrokes(outlineOf(shape).edges);
  const lines = drawnLines(document, shape, runs);
  takeStrokes(shape);
  for (const drawn of lines) combineShapes(shape, drawn, MERGE);
}

/** The lines of each stroke as a shape without strokes, the lowest first. */
function drawnLines(
  document: DocumentCore,
  shape: XmlNode,
  runs: ReturnType<typeof assembleStrokes>,
): XmlNode[] {
  const shapes: XmlNode[] = [];
  for (const holder of shape.child('strokes')?.children ?? []) {
    const style = Number(holder.attr('index'));
    const paint = holder.children.at(0)?.child('fill')?.children[0];
    if (!paint) continue;
    const pen = penOf(document, readStroke(holder));
    const outlines = runs
      .filter((run) => run.style === style)
      .flatMap(({ path, isClosed }) => {
        const sides = { fillStyle0: 0, fillStyle1: 0, strokeStyle: 0 };
        const curves = planarEdges([{ ...sides, segments: path }]).map(({ curve }) => curve);
        return strokeOutline(curves, isClosed, pen);
      });
    const edges = XmlNode.create('edges');
    const drawn = XmlNode.create('DOMShape', {}, [edges]);
    const fill = adoptStyle(drawn, 'fills', paint.clone());
    appendEdges(edges, traceWinding(outlines, 'nonzero', { fill, stroke: 0 }));
    shapes.push(drawn);
  }
  return shapes;
}

/** Removes the strokes, and the edges that have only a stroke. */
function takeStrokes(shape: XmlNode): void {
  const edges = planarEdges(outlineOf(shape).edges).filter(({ fill0, fill1 }) => fill0 !== fill1);
  const list = childOrNew(shape, 'edges');
  for (const node of [...list.children].reverse()) node.remove();
  appendEdges(
    list,
    edges.map(({ curve, fill0, fill1 }) => ({ curve, fill0, fill1, stroke: 0 })),
  );
  dropUnusedStyles(shape);
}

function penOf(document: DocumentCore, stroke: StrokeValue): Pen {
  const { style, capType, joinType } = stroke;
  const { thickness = STROKE.weight.initial, miterLimit = STROKE.miterLimit.initial } = stroke;
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const pen: Pen = {
    width: thickness,
    cap: capType === 'none' || capType === 'square' ? capType : 'round',
    join: joinType === 'miter' || joinType === 'bevel' ? joinType : 'round',
    miterLimit,
  };
  if (style === 'dashed') return { ...pen, dashes: [number(stroke.dash1), number(stroke.dash2)] };
  if (style === 'dotted') {
    return { ...pen, cap: 'round', dashes: [0, Math.max(thickness, 1) + number(stroke.dotSpace)] };
  }
  if (style !== 'solid') document.warn(`convertLinesToFills: a ${style} stroke becomes a plain line`);
  return pen;
}
