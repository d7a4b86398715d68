import { apply, concat, isTranslation, type Matrix } from '../../geometry/matrix';
import { rewriteCubics, rewriteEdges } from '../../geometry/edges/rewriteEdges';
import type { XmlNode } from '../xml/XmlNode';
import { isBaked } from './isBaked';
import {
  readCutMatrix,
  readTransformationPoint,
  storable,
  toTwips,
  writeMatrix,
  writeTransformationPoint,
} from './nodeMatrix';

/**
 * Carries an element along by a transformation of its parent's coordinates. The matrix takes it up; of raw shapes the
 * edges and of groups the members do, at any depth.
 *
 * @param inTwips Whether places are rounded to twips.
 */
export function transformNode(node: XmlNode, change: Matrix, inTwips: boolean): void {
  if (!isBaked(node)) {
    composeMatrix(node, change, inTwips);
    return;
  }
  if (node.name === 'DOMGroup') {
    for (const member of node.child('members')?.children ?? []) transformNode(member, change, inTwips);
    if (node.child('matrix') || !isTranslation(change)) {
      composeMatrix(node, change, inTwips);
      return;
    }
  } else {
    for (const edge of node.child('edges')?.children ?? []) transformEdge(edge, change);
    for (const paint of paintsOf(node)) if (hasPlace(paint)) composeMatrix(paint, change, inTwips);
  }
  movePivot(node, change, inTwips);
}

/** Without a matrix the transformation point is in the parent's coordinates too. */
function movePivot(node: XmlNode, change: Matrix, inTwips: boolean): void {
  const point = readTransformationPoint(node);
  if (!point) return;
  const { x, y } = apply(change, point);
  writeTransformationPoint(node, inTwips ? { x: toTwips(x), y: toTwips(y) } : { x, y });
}

function composeMatrix(node: XmlNode, change: Matrix, inTwips: boolean): void {
  const before = readCutMatrix(node);
  writeMatrix(node, storable(concat(change, before), before, inTwips), before);
}

function transformEdge(edge: XmlNode, change: Matrix): void {
  const edges = edge.attr('edges');
  if (edges !== undefined) edge.setAttr('edges', rewriteEdges(edges, change));
  const cubics = edge.attr('cubics');
  if (cubics !== undefined) edge.setAttr('cubics', rewriteCubics(cubics, change));
}

/** The paints of all fills and strokes of a shape (`SolidColor`, `LinearGradient`, …). */
function paintsOf(shape: XmlNode): XmlNode[] {
  const fills = shape.child('fills')?.children ?? [];
  const strokes = shape.child('strokes')?.children ?? [];
  const strokeFills = strokes.flatMap((style) => style.children.map((stroke) => stroke.child('fill')));
  return [...fills, ...strokeFills].flatMap((holder) => holder?.children ?? []);
}

/** Gradients and bitmaps are placed in the coordinates of the edges. */
function hasPlace(paint: XmlNode): boolean {
  return paint.name !== 'SolidColor';
}
