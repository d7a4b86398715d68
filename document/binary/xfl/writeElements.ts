import type { ElementRecord } from '../timeline/TimelineObject';
import type { ShapeRecord, ShapeBody } from '../timeline/shapes/readShape';
import type { TimelineContext } from './TimelineContext';
import { writeBitmapInstance, writeClipInstance, writeVideoInstance } from './writeInstances';
import { writePrimitive } from './writePrimitive';
import { hasGeometry, writeShape } from './writeShape';
import { writeMatrix, writePivot } from './writeTransform';
import { writeSymbolInstance } from './writeSymbolInstance';
import { writeText } from './writeText';

/** The elements of a keyframe or group: the raw shape is below all others; that of a group has its matrix. */
export function writeElements(context: TimelineContext, body: ShapeBody): void {
  if (hasGeometry(body)) writeShape(context, body, { isSelected: body.isSelected && !isFrame(body) });
  for (const element of body.elements) writeElement(context, element);
}

function isFrame(body: ShapeBody): boolean {
  return 'kind' in body && body.kind === 'frame';
}

function writeElement(context: TimelineContext, element: ElementRecord): void {
  switch (element.kind) {
    case 'shape':
      writeShapeElement(context, element);
      break;
    case 'symbol':
      writeSymbolInstance(context, element);
      break;
    case 'compiled clip':
      writeClipInstance(context, element);
      break;
    case 'bitmap':
      writeBitmapInstance(context, element);
      break;
    case 'video':
      writeVideoInstance(context, element);
      break;
    case 'text':
      writeText(context, element);
      break;
    case 'left out':
      context.note(element.what);
      break;
    case 'font':
      break;
  }
}

function writeShapeElement(context: TimelineContext, shape: ShapeRecord): void {
  const { isSelected, isFloating, isDrawingObject } = shape;
  if (shape.primitive !== null) writePrimitive(context, shape, shape.primitive);
  else if (shape.elements.length > 0) writeGroup(context, shape);
  // Flash keeps writing a shape that has become empty; it is not visible.
  else if (!hasGeometry(shape)) return;
  else if (isFloating || isDrawingObject)
    writeShape(context, shape, { isSelected, isFloating, isDrawingObject });
  else writeGroup(context, shape);
}

function writeGroup(context: TimelineContext, shape: ShapeRecord): void {
  const { xml } = context;
  xml.element(
    'DOMGroup',
    { selected: shape.isSelected || undefined, locked: shape.isLocked || undefined },
    () => {
      writeMatrix(xml, shape.matrix);
      writePivot(xml, shape.pivot, shape.matrix);
      xml.element('members', {}, () => writeElements(context, shape));
    },
  );
}
