import { encodeEdges } from '../../../../geometry/edges/encodeEdges';
import type { Box } from '../../../../geometry/Box';
import { ovalOutline, rectangleOutline } from '../../../../geometry/primitives';
import { SegmentPen, type Segments } from '../../../../geometry/edges/Segments';
import type { Subpath } from '../../../../geometry/planar/pathOutline';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { checkNumber } from '../../../../document/checks/checkValue';
import { checkPoint } from '../../../../document/checks/checkGeometry';
import { writeTransformationPoint } from '../../../../document/xfl/nodeMatrix';
import { paintNode } from '../../elements/shape/fill';
import { strokeNode } from '../../elements/shape/stroke';
import { fillStyleOf, strokeStyleOf } from '../../elements/shape/styles';
import type { DocumentCore } from '../DocumentCore';
import { select } from '../selection/needSelection';
import { addToFrame } from '../selection/selectionClipboard';
import { checkRect } from '../selection/rects';
import { outlineShape } from './outlineShape';
import { isRawShape } from './rawShape';
import { settleRaw } from './settleRaw';
import { currentFrame } from './currentFrame';
import { elementList } from '../../timeline/frames/keyframes';

/** The parts of a shape to leave out: scripts may suppress the fill or the stroke. */
interface Suppressed {
  fill: unknown;
  stroke: unknown;
}

/** `document.addNewRectangle`: a raw shape in the current frame. */
export function drawRectangle(
  document: DocumentCore,
  rect: unknown,
  roundness: unknown,
  without: Suppressed,
): void {
  const box = checkRect('addNewRectangle', rect);
  const radius = checkNumber('addNewRectangle: roundness', roundness ?? 0, 0, 999);
  const size = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  const outline = rectangleOutline({ ...size, radii: [radius, radius, radius, radius] });
  drawShape(document, outline, box, without);
}

/** `document.addNewOval`. */
export function drawOval(document: DocumentCore, rect: unknown, without: Suppressed): void {
  const box = checkRect('addNewOval', rect);
  const size = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  const outline = ovalOutline({ ...size, startAngle: 0, endAngle: 0, innerRadius: 0, closePath: true });
  drawShape(document, outline, box, without);
}

/** `document.addNewLine`. */
export function drawLine(document: DocumentCore, startPoint: unknown, endPoint: unknown): void {
  const start = checkPoint('addNewLine: startPoint', startPoint);
  const end = checkPoint('addNewLine: endPoint', endPoint);
  const pen = new SegmentPen();
  pen.moveTo(start.x, start.y);
  pen.lineTo(end.x, end.y);
  const box = {
    left: Math.min(start.x, end.x),
    top: Math.min(start.y, end.y),
    right: Math.max(start.x, end.x),
    bottom: Math.max(start.y, end.y),
  };
  drawShape(document, pen.segments(), box, { fill: true, stroke: false });
}

/** `document.addNewPrimitiveRectangle`: the primitive is selected. */
export function drawPrimitiveRectangle(
  document: DocumentCore,
  rect: unknown,
  roundness: unknown,
  without: Suppressed,
): void {
  const box = checkRect('addNewPrimitiveRectangle', rect);
  const radius = checkNumber('addNewPrimitiveRectangle: roundness', roundness ?? 0, 0, 999);
  const attributes: Record<string, string> = { lockFlag: 'true' };
  if (radius !== 0) {
    for (const corner of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']) {
      attributes[`${corner}Radius`] = String(radius);
    }
  }
  drawPrimitive(document, 'DOMRectangleObject', box, attributes, without);
}

/** `document.addNewPrimitiveOval`. */
export function drawPrimitiveOval(document: DocumentCore, rect: unknown, without: Suppressed): void {
  drawPrimitive(document, 'DOMOvalObject', checkRect('addNewPrimitiveOval', rect), {}, without);
}

/** `path.makeShape`: outlines that are closed are filled by the even-odd rule; all have strokes. */
export function drawPath(document: DocumentCore, subpaths: readonly Subpath[], without: Suppressed): void {
  const { fill, stroke } = document.tools;
  const shape = outlineShape({
    filled: subpaths.flatMap(({ curves, isClosed }) => (isClosed ? curves : [])),
    rule: 'evenodd',
    lines: subpaths.flatMap(({ curves }) => curves),
    fill: without.fill ? undefined : paintNode('setCustomFill', fill),
    stroke: without.stroke ? undefined : strokeNode('setCustomStroke', stroke),
  });
  if (!shape) return;
  if (document.host.drawsObjects) shape.setAttr('isDrawingObject', 'true');
  addToFrame(document, [shape]);
}

function drawShape(document: DocumentCore, outline: Segments, box: Box, without: Suppressed): void {
  const { fill, stroke } = document.tools;
  if (without.fill && without.stroke) return;
  const shape = XmlNode.create('DOMShape');
  const fillStyle = without.fill ? 0 : fillStyleOf(shape, 'setCustomFill', fill);
  const strokeStyle = without.stroke ? 0 : strokeStyleOf(shape, 'setCustomStroke', stroke);
  const edge = XmlNode.create('Edge', {
    fillStyle1: fillStyle === 0 ? null : String(fillStyle),
    strokeStyle: strokeStyle === 0 ? null : String(strokeStyle),
    edges: encodeEdges(outline),
  });
  shape.append(XmlNode.create('edges', {}, [edge]));
  writeTransformationPoint(shape, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  addShape(document, shape);
}

/**
 * A new shape becomes a part of the frame's raw shape and cuts it; what was selected is deselected. In the object drawing mode it is an object of its
 * own, on top of the frame and selected.
 */
function addShape(document: DocumentCore, shape: XmlNode): void {
  if (document.host.drawsObjects) {
    shape.setAttr('isDrawingObject', 'true');
    addToFrame(document, [shape]);
    return;
  }
  const list = elementList(currentFrame(document));
  select(document, []);
  list.insert(shape, list.children.filter(isRawShape).length);
  settleRaw(list);
}

function drawPrimitive(
  document: DocumentCore,
  tag: string,
  box: Box,
  attributes: Record<string, string>,
  without: Suppressed,
): void {
  const { fill, stroke } = document.tools;
  if (without.fill && without.stroke) return;
  const size = {
    x: String(box.left),
    y: String(box.top),
    objectWidth: String(box.right - box.left),
    objectHeight: String(box.bottom - box.top),
  };
  const node = XmlNode.create(tag, { ...size, ...attributes });
  writeTransformationPoint(node, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const paint = without.fill ? undefined : paintNode('setCustomFill', fill);
  const line = without.stroke ? undefined : strokeNode('setCustomStroke', stroke);
  if (paint) node.append(XmlNode.create('fill', {}, [paint]));
  if (line) node.append(XmlNode.create('stroke', {}, [line]));
  addToFrame(document, [node]);
}
