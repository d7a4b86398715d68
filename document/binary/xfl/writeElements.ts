import type { BitmapRecord } from '../timeline/instances/readBitmapInstance';
import type { ClipRecord } from '../timeline/instances/readClipInstance';
import type { VideoRecord } from '../timeline/instances/readVideoInstance';
import type { OvalPrimitive, RectanglePrimitive, ShapeBody, ShapeRecord } from '../timeline/shapes/readShape';
import type { ElementRecord } from '../timeline/TimelineObject';
import { accessibilityAttributes } from './accessibilityAttributes';
import type { TimelineContext } from './TimelineContext';
import { toLineFeeds } from './toLineFeeds';
import { writeFilters } from './writeFilters';
import { writeParameters } from './writeParameters';
import { writeScript } from './writeScript';
import { hasGeometry, writeShape } from './writeShape';
import { writeFill, writeStroke } from './writeStyles';
import { writeSymbolInstance } from './writeSymbolInstance';
import { writeText } from './writeText';
import { writeMatrix, writePivot } from './writeTransform';
import type { WrittenAttributes } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';
import { ELEMENT, FRAME_BOX, PRIMITIVE } from '../../xfl/schema/elementSchema';
import { withoutDefaults, type RecordValues } from '../../xfl/schema/recordOf';

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
  xml.element('DOMGroup', stateOf(shape), () => {
    writeMatrix(xml, shape.matrix);
    writePivot(xml, shape.pivot, shape.matrix);
    xml.element('members', {}, () => writeElements(context, shape));
  });
}

function writeBitmapInstance({ xml, names }: TimelineContext, bitmap: BitmapRecord): void {
  const attributes = {
    name: '',
    referenceID: '',
    libraryItemName: names.medium(bitmap.medium),
    ...stateOf(bitmap),
  };
  xml.element('DOMBitmapInstance', attributes, () => {
    writeMatrix(xml, bitmap.matrix);
    writePivot(xml, bitmap.pivot, bitmap.matrix);
  });
}

function writeVideoInstance({ xml, names }: TimelineContext, video: VideoRecord): void {
  const { box } = video;
  const attributes = {
    libraryItemName: names.medium(video.medium),
    name: video.name,
    ...stateOf(video),
    ...withoutDefaults(FRAME_BOX, {
      frameLeft: box.left,
      frameTop: box.top,
      frameRight: box.right,
      frameBottom: box.bottom,
    }),
  };
  xml.element('DOMVideoInstance', attributes, () => {
    writeMatrix(xml, video.matrix);
    writePivot(xml, video.pivot, video.matrix);
  });
}

function writeClipInstance({ xml, names }: TimelineContext, clip: ClipRecord): void {
  const attributes = {
    libraryItemName: names.medium(clip.medium),
    ...withoutDefaults(ELEMENT, { name: clip.name }),
    ...stateOf(clip),
    ...accessibilityAttributes(clip.accessibility),
    uniqueID: clip.uniqueId || undefined,
  };
  xml.element('DOMCompiledClipInstance', attributes, () => {
    writeMatrix(xml, clip.matrix);
    writePivot(xml, clip.pivot, clip.matrix);
    writeScript(xml, clip.script);
    writeFilters(xml, clip.filters);
    if (clip.dataBinding !== '') {
      xml.cdataElement('dataBindingXML', toLineFeeds(clip.dataBinding));
    }
    writeParameters(xml, clip.parameters);
  });
}

/** `<DOMRectangleObject>` or `<DOMOvalObject>`: a shape that is defined by parameters. */
function writePrimitive(
  context: TimelineContext,
  shape: ShapeRecord,
  primitive: RectanglePrimitive | OvalPrimitive,
): void {
  const { xml } = context;
  const [name, attributes] =
    primitive.kind === 'oval'
      ? (['DOMOvalObject', ovalAttributes(primitive)] as const)
      : (['DOMRectangleObject', rectangleAttributes(shape, primitive)] as const);
  xml.element(name, { ...attributes, ...withoutDefaults(ELEMENT, { selected: shape.isSelected }) }, () => {
    writeMatrix(xml, shape.matrix);
    writePivot(xml, shape.pivot, shape.matrix);
    const [fill] = shape.fills;
    const [line] = shape.lines;
    if (fill !== undefined) xml.element('fill', {}, () => writeFill(context, fill));
    if (line !== undefined) xml.element('stroke', {}, () => writeStroke(context, line));
  });
}

type PrimitiveValues = Partial<RecordValues<typeof PRIMITIVE>>;

function boxValues([left, right, top, bottom]: readonly number[]): PrimitiveValues {
  return {
    objectWidth: (right - left) / TWIPS_PER_PIXEL,
    objectHeight: (bottom - top) / TWIPS_PER_PIXEL,
    x: left / TWIPS_PER_PIXEL,
    y: top / TWIPS_PER_PIXEL,
  };
}

function stateOf({ isSelected, isLocked }: { isSelected: boolean; isLocked: boolean }): WrittenAttributes {
  return withoutDefaults(ELEMENT, { selected: isSelected, locked: isLocked });
}

function ovalAttributes({
  box,
  startAngle,
  endAngle,
  innerRadius,
  isClosed,
}: OvalPrimitive): WrittenAttributes {
  const values = { ...boxValues(box), startAngle, endAngle, innerRadius, closePath: isClosed };
  return withoutDefaults(PRIMITIVE, values);
}

/** The box of a rectangle is that of its edges. */
function rectangleAttributes({ edges }: ShapeRecord, { radii }: RectanglePrimitive): WrittenAttributes {
  const xs = edges.flatMap(({ start, end }) => [start.x, end.x]);
  const ys = edges.flatMap(({ start, end }) => [start.y, end.y]);
  const lowest = (values: number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const box = edges.length === 0 ? [0, 0, 0, 0] : [lowest(xs), highest(xs), lowest(ys), highest(ys)];
  const [topLeft, topRight, bottomLeft, bottomRight] = radii;
  return withoutDefaults(PRIMITIVE, {
    ...boxValues(box.map((value) => Math.round(value / 256))),
    topLeftRadius: topLeft / TWIPS_PER_PIXEL,
    topRightRadius: topRight / TWIPS_PER_PIXEL,
    bottomLeftRadius: bottomLeft / TWIPS_PER_PIXEL,
    bottomRightRadius: bottomRight / TWIPS_PER_PIXEL,
    lockFlag: new Set(radii).size === 1,
  });
}
