import { XmlNode } from '../../../../document/xml/XmlNode';
import { paintNode, readFill, type FillValue } from './fill';
import { readStroke, strokeNode, type StrokeValue } from './stroke';
import { strokeStyleOf } from './styles';
import { SHAPE } from '../../../../document/xfl/schema/elementSchema';

type Kind = 'fill' | 'stroke';

/** The fill of a shape or primitive; if there are several, the one with the lowest number. */
export function customFillOf(shape: XmlNode): FillValue {
  return readFill(holders(shape, 'fill')[0]);
}

/** The stroke of a shape or primitive; if there are several, the one with the lowest number. */
export function customStrokeOf(shape: XmlNode): StrokeValue {
  return readStroke(holders(shape, 'stroke')[0]);
}

/** Gives all fills of a shape the same paint. @throws HostError for a value that is not a fill */
export function paintFills(shape: XmlNode, member: string, fill: unknown): void {
  repaint(shape, 'fill', () => paintNode(member, fill));
}

/**
 * Gives all strokes of a shape another look, which may depend on the one that each has. A drawing object or primitive
 * without any gets one all around, a raw shape does not: published commands turn fills into objects to outline them.
 */
export function paintStrokes(
  shape: XmlNode,
  member: string,
  strokeFor: (before: StrokeValue) => unknown,
): void {
  if (holders(shape, 'stroke').length === 0) {
    outline(shape, member, strokeFor(readStroke(undefined)));
    return;
  }
  repaint(shape, 'stroke', (holder) => strokeNode(member, strokeFor(readStroke(holder))));
}

function outline(shape: XmlNode, member: string, stroke: unknown): void {
  if (shape.name !== 'DOMShape') {
    const made = strokeNode(member, stroke);
    if (made) shape.append(XmlNode.create('stroke', {}, [made]));
  } else if (SHAPE.isDrawingObject.read(shape)) {
    const style = strokeStyleOf(shape, member, stroke);
    if (style === 0) return;
    for (const edge of shape.child('edges')?.childrenNamed('Edge') ?? [])
      edge.setAttr('strokeStyle', String(style));
  }
}

/** The nodes that hold the fills or strokes of a shape: one for each style, or the one of a primitive. */
function holders(shape: XmlNode, kind: Kind): XmlNode[] {
  if (shape.name === 'DOMShape') return [...(shape.child(`${kind}s`)?.children ?? [])];
  return shape.childrenNamed(kind);
}

/** Puts new paint into every style of a shape; without any, the styles are removed, and the edges name none. */
function repaint(shape: XmlNode, kind: Kind, make: (holder: XmlNode) => XmlNode | undefined): void {
  for (const holder of holders(shape, kind)) {
    const made = make(holder);
    holder.children[0]?.remove();
    if (made) holder.append(made);
    else removeStyle(shape, kind, holder);
  }
}

function removeStyle(shape: XmlNode, kind: Kind, holder: XmlNode): void {
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
