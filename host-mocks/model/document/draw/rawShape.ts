import { encodeEdges } from '../../../../geometry/edges/encodeEdges';
import { rectangleOutline } from '../../../../geometry/primitives';
import type { Segments } from '../../../../geometry/edges/Segments';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { BitmapInstance } from '../../elements/BitmapInstance';
import { outlineOf } from '../../../../document/xfl/shapeOutline';
import type { Element } from '../../elements/Element';
import {
  writeMatrix,
  writeTransformationPoint,
  readTransformationPoint,
} from '../../../../document/xfl/nodeMatrix';
import { SHAPE } from '../../../../document/xfl/schema/elementSchema';
import { INSTANCE } from '../../../../document/xfl/schema/instanceSchema';

/** Raw shapes are merged with the others of their frame. */
export function isRawShape(node: XmlNode): boolean {
  return node.name === 'DOMShape' && !SHAPE.isDrawingObject.read(node);
}

/**
 * The raw shape that a drawing object, a primitive or a bitmap becomes when it is broken apart, in the element's own
 * coordinates. Undefined for other elements.
 */
export function rawShapeOf(element: Element): XmlNode | undefined {
  const { node } = element;
  if (element instanceof BitmapInstance) return bitmapShape(element);
  if (node.name === 'DOMShape') return shapeOfDrawing(node);
  if (node.name === 'DOMRectangleObject' || node.name === 'DOMOvalObject') return primitiveShape(node);
  return undefined;
}

function shapeOfDrawing(drawing: XmlNode): XmlNode {
  const shape = drawing.clone();
  for (const name of ['isDrawingObject', 'isFloating', 'selected', 'locked']) shape.setAttr(name, null);
  shape.child('matrix')?.remove();
  return shape;
}

function primitiveShape(primitive: XmlNode): XmlNode {
  const [{ fillStyle1, strokeStyle, segments }] = outlineOf(primitive).edges;
  const fill = fillStyle1 === 0 ? undefined : primitive.child('fill')?.children[0].clone();
  const stroke = strokeStyle === 0 ? undefined : primitive.child('stroke')?.children[0].clone();
  return shapeOf(primitive, segments, fill, stroke);
}

/** The bitmap fills its own rectangle. The document counts fills of bitmaps in twips. */
function bitmapShape(bitmap: BitmapInstance): XmlNode {
  const size = { width: bitmap.hPixels, height: bitmap.vPixels };
  const bitmapPath = INSTANCE.libraryItemName.read(bitmap.node);
  const fill = XmlNode.create('BitmapFill', { bitmapPath, bitmapIsClipped: 'true' });
  writeMatrix(fill, { a: 20, b: 0, c: 0, d: 20, tx: 0, ty: 0 });
  const outline = rectangleOutline({ x: 0, y: 0, ...size, radii: [0, 0, 0, 0] });
  return shapeOf(bitmap.node, outline, fill, undefined);
}

function shapeOf(from: XmlNode, outline: Segments, fill?: XmlNode, stroke?: XmlNode): XmlNode {
  const shape = XmlNode.create('DOMShape');
  if (fill) shape.append(XmlNode.create('fills', {}, [XmlNode.create('FillStyle', { index: '1' }, [fill])]));
  if (stroke)
    shape.append(XmlNode.create('strokes', {}, [XmlNode.create('StrokeStyle', { index: '1' }, [stroke])]));
  const edge = XmlNode.create('Edge', {
    fillStyle1: fill ? '1' : null,
    strokeStyle: stroke ? '1' : null,
    edges: encodeEdges(outline),
  });
  shape.append(XmlNode.create('edges', {}, [edge]));
  const point = readTransformationPoint(from);
  if (point) writeTransformationPoint(shape, point);
  return shape;
}
