import type { ShapeBody } from '../timeline/shapes/readShape';
import type { TimelineContext } from './TimelineContext';
import { edgesTexts } from './edgesText';
import { cubicsText } from './cubicsText';
import { writeFill, writeStroke } from './writeStyles';
import { writeMatrix, writePivot } from './writeTransform';

export interface ShapeState {
  isSelected: boolean;
  isFloating?: boolean;
  isDrawingObject?: boolean;
}

/** True for a shape that has lines or fills, or drawn curves. */
export function hasGeometry({ edges, cubics }: ShapeBody): boolean {
  return edges.length > 0 || cubics.length > 0;
}

/** `<DOMShape>`. */
export function writeShape(context: TimelineContext, shape: ShapeBody, state: ShapeState): void {
  const { xml } = context;
  const attributes = {
    selected: state.isSelected || undefined,
    isFloating: state.isFloating || undefined,
    isDrawingObject: state.isDrawingObject || undefined,
  };
  xml.element('DOMShape', attributes, () => {
    writeMatrix(xml, shape.matrix);
    if (state.isDrawingObject) writePivot(xml, shape.pivot, shape.matrix);
    writeFills(context, shape);
    writeStrokes(context, shape);
    xml.element('edges', {}, () => {
      for (const { edges, ...styles } of edgesTexts(shape.edges)) xml.element('Edge', { ...styles, edges });
      for (const cubic of shape.cubics) xml.element('Edge', { cubics: cubicsText(cubic) });
    });
  });
}

function writeFills(context: TimelineContext, { fills }: ShapeBody): void {
  const { xml } = context;
  if (fills.length === 0) return;
  xml.element('fills', {}, () => {
    fills.forEach((fill, index) => {
      xml.element('FillStyle', { index: index + 1 }, () => writeFill(context, fill));
    });
  });
}

function writeStrokes(context: TimelineContext, { lines }: ShapeBody): void {
  const { xml } = context;
  if (lines.length === 0) return;
  xml.element('strokes', {}, () => {
    lines.forEach((line, index) => {
      xml.element('StrokeStyle', { index: index + 1 }, () => writeStroke(context, line));
    });
  });
}
