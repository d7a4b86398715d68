import { XmlNode } from '../../../../document/xml/XmlNode';
import { childOrNew } from '../../../../document/xfl/childNodes';
import { paintNode } from './fill';
import { strokeNode } from './stroke';

/**
 * The number under which a shape keeps a fill: that of an equal one if it has one, otherwise of a new one at the end. 0
 * for no fill.
 */
export function fillStyleOf(shape: XmlNode, member: string, fill: unknown): number {
  return adoptStyle(shape, 'fills', paintNode(member, fill));
}

/** The same for a stroke. */
export function strokeStyleOf(shape: XmlNode, member: string, stroke: unknown): number {
  return adoptStyle(shape, 'strokes', strokeNode(member, stroke));
}

/**
 * The number under which a shape keeps a paint or a stroke, by its node (`SolidColor`, `SolidStroke`, …): that of an equal
 * one if it has one, otherwise of a copy at the end. 0 for none.
 */
export function adoptStyle(
  shape: XmlNode,
  listName: 'fills' | 'strokes',
  content: XmlNode | undefined,
): number {
  if (!content) return 0;
  const list = childOrNew(shape, listName, listName === 'fills' ? ['strokes', 'edges'] : ['edges']);
  const wanted = print(content);
  let last = 0;
  for (const style of list.children) {
    const index = Number(style.attr('index'));
    const [paint] = style.children;
    const mayEqual = paint?.name === content.name && paint.rawAttr('color') === content.rawAttr('color');
    if (mayEqual && print(paint) === wanted) return index;
    last = Math.max(last, index);
  }
  const name = listName === 'fills' ? 'FillStyle' : 'StrokeStyle';
  const own = content.parent ? content.clone() : content;
  list.append(XmlNode.create(name, { index: String(last + 1) }, [own]));
  return last + 1;
}

/** Removes the styles that no edge of a shape names, and renumbers the others from 1. */
export function dropUnusedStyles(shape: XmlNode): void {
  const edges = shape.child('edges')?.children ?? [];
  dropUnused(shape, 'fills', edges, ['fillStyle0', 'fillStyle1']);
  dropUnused(shape, 'strokes', edges, ['strokeStyle']);
}

function dropUnused(
  shape: XmlNode,
  listName: 'fills' | 'strokes',
  edges: readonly XmlNode[],
  attributes: readonly string[],
): void {
  const list = shape.child(listName);
  if (!list) return;
  const used = new Set(edges.flatMap((edge) => attributes.map((name) => edge.attr(name))));
  const numbers = new Map<string | undefined, string>();
  for (const style of [...list.children]) {
    const index = style.attr('index');
    if (!used.has(index)) style.remove();
    else numbers.set(index, String(numbers.size + 1));
  }
  if (list.children.length === 0) list.remove();
  if ([...numbers].every(([before, after]) => before === after)) return;
  for (const style of list.children) style.setAttr('index', numbers.get(style.attr('index')) ?? null);
  for (const edge of edges) {
    for (const name of attributes) {
      const index = edge.attr(name);
      if (index !== undefined && numbers.has(index)) edge.setAttr(name, numbers.get(index) ?? null);
    }
  }
}

/** A key that is equal for nodes with the same names, attributes and children. */
function print(node: XmlNode): string {
  const parts = node.attributes().map(([name, value]) => `${name}=${value}`);
  return `${node.name}(${parts.sort().join(',')})[${node.children.map(print).join(',')}]`;
}
