import { IDENTITY } from '../../../geometry/matrix';
import { XmlNode } from '../../../xml/XmlNode';
import { checkChoice, checkNumber } from '../../../realm/checkValue';
import { formatColor, parseColor } from '../../xfl/colors';
import type { Element } from '../../elements/Element';
import { paintNode, readFill, type FillValue } from '../../elements/shape/fill';
import { readStroke, strokeNode, type StrokeValue } from '../../elements/shape/stroke';
import { Shape } from '../../elements/Shape';
import type { DocumentCore } from '../DocumentCore';

const STROKE_STYLES = ['hairline', 'solid', 'dashed', 'dotted', 'ragged', 'stipple', 'hatched'] as const;

/** Shapes, drawing objects and primitives of the selection, those inside groups too. */
function shapes(document: DocumentCore): XmlNode[] {
  const nodes = (element: Element): XmlNode[] => {
    if (!(element instanceof Shape)) return [];
    return element.node.name === 'DOMGroup' ? element.everyMember.flatMap(nodes) : [element.node];
  };
  return document.selectedElements.flatMap(nodes);
}

/** The nodes that hold the fills or strokes of a shape: one for each style, or the one of a primitive. */
function holders(shape: XmlNode, kind: 'fill' | 'stroke'): XmlNode[] {
  if (shape.name === 'DOMShape') return [...(shape.child(`${kind}s`)?.children ?? [])];
  return shape.childrenNamed(kind);
}

/** `document.getCustomFill`: of the first selected shape, or of the Tools panel. Undefined without a selection. */
export function customFill(document: DocumentCore, where: unknown): FillValue | undefined {
  const place = checkChoice('getCustomFill', where ?? 'selection', ['selection', 'toolbar'] as const);
  if (place === 'toolbar') return withMatrix(structuredClone(document.tools.fill));
  const [shape] = shapes(document);
  return shape && withMatrix(readFill(holders(shape, 'fill')[0]));
}

/** The example of fill.matrix makes a gradient of whatever the fill is, and sets members of its matrix. */
function withMatrix(fill: FillValue): FillValue {
  return { matrix: { ...IDENTITY }, ...fill };
}

export function customStroke(document: DocumentCore, where: unknown): StrokeValue | undefined {
  const place = checkChoice('getCustomStroke', where ?? 'selection', ['selection', 'toolbar'] as const);
  if (place === 'toolbar') return structuredClone(document.tools.stroke);
  const [shape] = shapes(document);
  return shape && readStroke(holders(shape, 'stroke')[0]);
}

/** `document.setCustomFill`: for the Tools panel and the fills of all selected shapes. */
export function setCustomFill(document: DocumentCore, fill: unknown): void {
  const made = paintNode('setCustomFill', fill);
  document.tools.fill = readFill(XmlNode.create('fill', {}, made ? [made] : []));
  for (const shape of shapes(document)) paint(shape, 'fill', () => paintNode('setCustomFill', fill));
}

/** `document.setFillColor`; null means no fill. */
export function setFillColor(document: DocumentCore, color: unknown): void {
  if (color === null) setCustomFill(document, { style: 'noFill' });
  else setCustomFill(document, { style: 'solid', color: formatColor(parseColor('setFillColor', color)) });
}

export function setCustomStroke(document: DocumentCore, stroke: unknown): void {
  const made = strokeNode('setCustomStroke', stroke);
  document.tools.stroke = readStroke(XmlNode.create('stroke', {}, made ? [made] : []));
  for (const shape of shapes(document)) paint(shape, 'stroke', () => strokeNode('setCustomStroke', stroke));
}

/** Changes some properties of the Tools panel's stroke and of the strokes of all selected shapes. */
function changeStroke(document: DocumentCore, member: string, change: Partial<StrokeValue>): void {
  const changed = (stroke: StrokeValue): XmlNode | undefined => strokeNode(member, { ...stroke, ...change });
  const made = changed(document.tools.stroke);
  document.tools.stroke = readStroke(XmlNode.create('stroke', {}, made ? [made] : []));
  for (const shape of shapes(document)) paint(shape, 'stroke', (holder) => changed(readStroke(holder)));
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

/** The reference: 0.25 to 250, two digits after the point. */
function sizeChange(member: string, value: unknown): Partial<StrokeValue> {
  const size = checkNumber(member, value, 0.25, 250);
  return { thickness: Math.round(size * 100) / 100 };
}

function styleChange(member: string, value: unknown): Partial<StrokeValue> {
  const style = checkChoice(member, value, STROKE_STYLES);
  return style === 'hairline' ? { style: 'solid', thickness: 0.05 } : { style };
}

/** Puts new paint into every style of a shape; without any, the styles go, and the edges name none. */
function paint(
  shape: XmlNode,
  kind: 'fill' | 'stroke',
  make: (holder: XmlNode) => XmlNode | undefined,
): void {
  for (const holder of holders(shape, kind)) {
    const made = make(holder);
    holder.children[0]?.remove();
    if (made) holder.append(made);
    else removeStyle(shape, kind, holder);
  }
}

function removeStyle(shape: XmlNode, kind: 'fill' | 'stroke', holder: XmlNode): void {
  const index = holder.attr('index');
  holder.remove();
  if (shape.name !== 'DOMShape') return;
  const list = shape.child(`${kind}s`);
  if (list?.children.length === 0) list.remove();
  const names = kind === 'fill' ? ['fillStyle0', 'fillStyle1'] : ['strokeStyle'];
  for (const edge of shape.child('edges')?.children ?? []) {
    for (const name of names) if (edge.attr(name) === index) edge.setAttr(name, null);
  }
}
