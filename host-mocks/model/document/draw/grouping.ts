import { notImplemented } from '../../../realm/HostError';
import type { Matrix } from '../../../geometry/matrix';
import { XmlNode } from '../../../xml/XmlNode';
import { elementOf } from '../../elements';
import type { Element } from '../../elements/Element';
import type { Shape } from '../../elements/Shape';
import { readMatrix } from '../../xfl/nodeMatrix';
import { SymbolInstance } from '../../elements/SymbolInstance';
import type { Frame } from '../../timeline/Frame';
import { SymbolItem } from '../../library/SymbolItem';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { isRawShape, rawShapeOf } from './rawShape';

/** `document.group`: the group stands in the place of the topmost element, on its layer, and is the selection. */
export function groupSelection(document: DocumentCore): void {
  const elements = needSelection(document, 'group');
  const top = elements[elements.length - 1];
  const list = top.node.parent;
  if (!list) return;
  const members = XmlNode.create('members');
  const group = XmlNode.create('DOMGroup', {}, [members]);
  list.insert(group, list.children.indexOf(top.node) + 1);
  for (const element of elements) {
    element.node.setAttr('selected', null);
    members.append(element.node);
  }
  const made = elementOf(group, top.owner) as Shape;
  void made.everyMember;
  select(document, [made]);
}

/** `document.unGroup`: the members of the selected groups stand in their place and are the selection. */
export function ungroupSelection(document: DocumentCore): void {
  const elements = needSelection(document, 'unGroup');
  const kept = elements.flatMap((element) => (isGroup(element) ? ungroup(element) : [element]));
  select(document, kept);
}

/**
 * `document.breakApart`: groups and instances of symbols give way to what they show; drawing objects, primitives and
 * bitmaps become raw shapes, which stay as they are. Texts are not broken apart here: where each letter stands only
 * the font tells.
 */
export function breakApartSelection(document: DocumentCore): void {
  const elements = needSelection(document, 'breakApart');
  const kept = elements.flatMap((element) => {
    if (isGroup(element)) return ungroup(element);
    if (element instanceof SymbolInstance) return breakInstance(element);
    if (isRawShape(element.node)) return [element];
    const raw = rawShapeOf(element);
    if (raw) return transformAll(replaceBy(element, [raw]), readMatrix(element.node));
    throw notImplemented(`Document.breakApart of <${element.node.name}>`);
  });
  select(document, kept);
}

function isGroup(element: Element): element is Shape {
  return element.node.name === 'DOMGroup';
}

function ungroup(group: Shape): Element[] {
  return replaceBy(
    group,
    group.everyMember.map(({ node }) => node),
  );
}

function breakInstance(instance: SymbolInstance): Element[] {
  const { matrix } = instance;
  const item = instance.libraryItem;
  if (!(item instanceof SymbolItem)) return [instance];
  const index = instance.symbolType === 'graphic' ? (instance.firstFrame ?? 0) : 0;
  const shown = [...item.timeline.layers].reverse().map((layer) => layer.frameAt(index)?.elementNodes ?? []);
  const nodes = shown.flat().map((node) => node.clone());
  return transformAll(replaceBy(instance, nodes), matrix);
}

function transformAll(elements: Element[], matrix: Matrix): Element[] {
  for (const element of elements) element.transformBy(matrix);
  return elements;
}

/** Puts nodes in the place of an element. Raw shapes beside another one float until the host merges them. */
function replaceBy(element: Element, nodes: readonly XmlNode[]): Element[] {
  const list = element.node.parent;
  if (!list) return [];
  const place = list.children.indexOf(element.node);
  element.node.remove();
  const hasRaw = list.children.some(isRawShape);
  return nodes.map((node, i) => {
    if (isRawShape(node) && hasRaw && list.name === 'elements') node.setAttr('isFloating', 'true');
    list.insert(node, place + i);
    return elementOf(node, element.owner as Frame);
  });
}
