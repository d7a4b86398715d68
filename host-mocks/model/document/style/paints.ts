import { IDENTITY } from '../../../../geometry/matrix';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { checkChoice, checkNumber } from '../../../../document/checks/checkValue';
import { formatColor, parseColor } from '../../../../document/xfl/colors';
import { customFillOf, customStrokeOf, paintFills, paintStrokes } from '../../elements/shape/customPaint';
import { paintNode, readFill, type FillValue } from '../../elements/shape/fill';
import { readStroke, strokeNode, type StrokeValue } from '../../elements/shape/stroke';
import { Shape } from '../../elements/Shape';
import { fillStyleOf, strokeStyleOf } from '../../elements/shape/styles';
import type { DocumentCore } from '../DocumentCore';
import { copySelected, restylePart, selectedPart } from '../selection/selectedParts';

const STROKE_STYLES = ['hairline', 'solid', 'dashed', 'dotted', 'ragged', 'stipple', 'hatched'] as const;

/** Shapes, drawing objects and primitives of the selection, those inside groups too, and those selected in part. */
function shapes(document: DocumentCore): XmlNode[] {
  return document.selectedElements.flatMap((element) =>
    element instanceof Shape ? element.paintedNodes : [],
  );
}

/** `document.getCustomFill`: of the first selected shape, or of the Tools panel. Undefined without a selection. */
export function customFill(document: DocumentCore, where: unknown): FillValue | undefined {
  const source = checkChoice('getCustomFill', where ?? 'selection', ['selection', 'toolbar'] as const);
  if (source === 'toolbar') return withMatrix(structuredClone(document.tools.fill));
  const [shape] = shapes(document);
  return shape && withMatrix(customFillOf(copySelected(shape)));
}

/** The example of fill.matrix turns any fill into a gradient, and sets members of its matrix. */
function withMatrix(fill: FillValue): FillValue {
  return { matrix: { ...IDENTITY }, ...fill };
}

export function customStroke(document: DocumentCore, where: unknown): StrokeValue | undefined {
  const source = checkChoice('getCustomStroke', where ?? 'selection', ['selection', 'toolbar'] as const);
  if (source === 'toolbar') return structuredClone(document.tools.stroke);
  const [shape] = shapes(document);
  return shape && customStrokeOf(copySelected(shape));
}

/** `document.setCustomFill`: for the Tools panel and the fills of all selected shapes. */
export function setCustomFill(document: DocumentCore, fill: unknown): void {
  const made = paintNode('setCustomFill', fill);
  document.tools.fill = readFill(XmlNode.create('fill', {}, made ? [made] : []));
  for (const shape of shapes(document)) paintFillsOf(shape, fill);
}

/** `document.setFillColor`; null means no fill. */
export function setFillColor(document: DocumentCore, color: unknown): void {
  if (color === null) setCustomFill(document, { style: 'noFill' });
  else setCustomFill(document, { style: 'solid', color: formatColor(parseColor('setFillColor', color)) });
}

export function setCustomStroke(document: DocumentCore, stroke: unknown): void {
  const made = strokeNode('setCustomStroke', stroke);
  document.tools.stroke = readStroke(XmlNode.create('stroke', {}, made ? [made] : []));
  for (const shape of shapes(document)) paintStrokesOf(shape, 'setCustomStroke', () => stroke);
}

function paintFillsOf(shape: XmlNode, fill: unknown): void {
  const part = selectedPart(shape);
  if (!part) {
    paintFills(shape, 'setCustomFill', fill);
    return;
  }
  const style = fillStyleOf(shape, 'setCustomFill', fill);
  restylePart(shape, part, () => style, same);
}

function paintStrokesOf(shape: XmlNode, member: string, strokeFor: (before: StrokeValue) => unknown): void {
  const part = selectedPart(shape);
  if (!part) {
    paintStrokes(shape, member, strokeFor);
    return;
  }
  const holders = [...(shape.child('strokes')?.children ?? [])];
  const styles = new Map(
    holders.map((holder) => {
      const style = strokeStyleOf(shape, member, strokeFor(readStroke(holder)));
      return [Number(holder.attr('index')), style] as const;
    }),
  );
  restylePart(shape, part, same, (style) => styles.get(style) ?? style);
}

const same = (style: number): number => style;

/** Changes some properties of the Tools panel's stroke and of the strokes of all selected shapes. */
function changeStroke(document: DocumentCore, member: string, change: Partial<StrokeValue>): void {
  const changed = (stroke: StrokeValue): StrokeValue => ({ ...stroke, ...change });
  const made = strokeNode(member, changed(document.tools.stroke));
  document.tools.stroke = readStroke(XmlNode.create('stroke', {}, made ? [made] : []));
  for (const shape of shapes(document)) paintStrokesOf(shape, member, changed);
}

export function setStroke(document: DocumentCore, color: unknown, size: unknown, style: unknown): void {
  const change = { ...colorChange('setStroke', color), ...sizeChange('setStroke', size) };
  changeStroke(document, 'setStroke', { ...change, ...styleChange('setStroke', style) });
}

export function setStrokeColor(document: DocumentCore, color: unknown): void {
  changeStroke(document, 'setStrokeColor', colorChange('setStrokeColor', color));
}

export function setStrokeSize(document: DocumentCore, size: unknown): void {
  changeStroke(document, 'setStrokeSize', sizeChange('setStrokeSize', size));
}

export function setStrokeStyle(document: DocumentCore, style: unknown): void {
  changeStroke(document, 'setStrokeStyle', styleChange('setStrokeStyle', style));
}

function colorChange(member: string, value: unknown): Partial<StrokeValue> {
  const color = formatColor(parseColor(member, value));
  return { color, shapeFill: { style: 'solid', color } };
}

/** The reference: 0.25 to 250; "ignores precision greater than two decimal places", so further digits are cut. */
function sizeChange(member: string, value: unknown): Partial<StrokeValue> {
  const size = checkNumber(member, value, 0.25, 250);
  return { thickness: Math.trunc(Number((size * 100).toFixed(6))) / 100 };
}

function styleChange(member: string, value: unknown): Partial<StrokeValue> {
  const style = checkChoice(member, value, STROKE_STYLES);
  return style === 'hairline' ? { style: 'solid', thickness: 0.05 } : { style };
}
