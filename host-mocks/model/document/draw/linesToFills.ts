import { checkCount, MAX_DASHES } from '../../../../geometry/claims';
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
import { appendEdges, combineShapes, replaceEdges } from '../../elements/shape/combineShapes';
import { readStroke, type StrokeValue } from '../../elements/shape/stroke';
import { adoptStyle, dropUnusedStyles } from '../../elements/shape/styles';
import { dashesIn } from '../../../../document/xfl/paints/dashesIn';
import { DocumentStroke } from '../../../../document/xfl/paints/DocumentStroke';
import { strokesOf } from '../../../../document/xfl/paints/shapeStyles';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { liftParts } from '../selection/selectedParts';
import { rawShapeOf } from './rawShape';

/**
 * `document.convertLinesToFills`: the strokes of the selected shapes, also those inside groups, become fills of the
 * same look; primitives become drawing objects.
 *
 * @throws LimitError for a shape of more dashes than the table of limits allows
 */
export function convertLinesToFills(document: DocumentCore): void {
  const elements = liftParts(needSelection(document, 'convertLinesToFills'));
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
  const outline = outlineOf(shape);
  checkCount('A shape', Math.ceil(dashesIn(outline, strokesOf(shape))), MAX_DASHES, 'dashes');
  const runs = assembleStrokes(outline.edges);
  const lines = drawnLines(document, shape, runs);
  takeStrokes(shape);
  combineShapes(shape, lines, MERGE);
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
    const node = holder.children.at(0);
    const paint = node?.child('fill')?.children[0];
    if (!node || !paint) continue;
    const pen = penOf(document, readStroke(holder), new DocumentStroke(node));
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
  replaceEdges(
    shape,
    edges.map(({ curve, fill0, fill1 }) => ({ curve, fill0, fill1, stroke: 0 })),
  );
  dropUnusedStyles(shape);
}

function penOf(document: DocumentCore, { style, thickness }: StrokeValue, stroke: DocumentStroke): Pen {
  if (stroke.hasOrnament) document.warn(`convertLinesToFills: a ${style} stroke becomes a plain line`);
  const { caps, joints, miterLimit, dashes } = stroke;
  return {
    width: thickness ?? stroke.weight,
    // Dots are dashes without length: their caps are all that is seen.
    cap: stroke.name === 'DottedStroke' ? 'round' : caps,
    join: joints,
    miterLimit,
    dashes,
  };
}
