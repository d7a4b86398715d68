import type { Element } from '../timeline/TimelineObject';
import type { Shape, ShapeBody } from '../timeline/shapes/readShape';
import type { TimelineContext } from './TimelineContext';
import { writeBitmapInstance, writeClipInstance, writeVideoInstance } from './writeInstances';
import { writePrimitive } from './writePrimitive';
import { hasGeometry, writeShape } from './writeShape';
import { writeSymbolInstance } from './writeSymbolInstance';
import { writeText } from './writeText';

/** The elements of a keyframe or group: the raw shape lies below all others. */
export function writeElements(context: TimelineContext, body: ShapeBody): void {
  if (hasGeometry(body)) writeShape(context, body, { isSelected: body.isSelected && !isFrame(body) });
  for (const element of body.elements) writeElement(context, element);
}

function isFrame(body: ShapeBody): boolean {
  return 'kind' in body && body.kind === 'frame';
}

function writeElement(context: TimelineContext, element: Element): void {
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
    case 'font':
      break;
  }
}

function writeShapeElement(context: TimelineContext, shape: Shape): void {
  if (shape.primitive !== null) writePrimitive(context, shape, shape.primitive);
  else if (shape.isFloating) writeShape(context, shape, { isSelected: shape.isSelected, isFloating: true });
  else writeGroup(context, shape);
}

function writeGroup(context: TimelineContext, shape: Shape): void {
  const { xml } = context;
  xml.element(
    'DOMGroup',
    { selected: shape.isSelected || undefined, locked: shape.isLocked || undefined },
    () => xml.element('members', {}, () => writeElements(context, shape)),
  );
}
