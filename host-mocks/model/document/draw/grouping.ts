import { notImplemented, unavailable } from '../../../../document/checks/HostError';
import type { Matrix } from '../../../../geometry/matrix';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { elementOf } from '../../elements';
import type { Element } from '../../elements/Element';
import { Shape } from '../../elements/Shape';
import { readMatrix } from '../../../../document/xfl/nodeMatrix';
import { SymbolInstance } from '../../elements/SymbolInstance';
import { Text } from '../../elements/Text';
import type { Frame } from '../../timeline/Frame';
import { SymbolItem } from '../../library/items/SymbolItem';
import type { DocumentCore } from '../DocumentCore';
import { needSelection, select } from '../selection/needSelection';
import { liftParts } from '../selection/selectedParts';
import { isRawShape, rawShapeOf } from './rawShape';
import { lettersIn } from './breakText';
import { gatherRaw, settleRaw } from './settleRaw';

/**
 * `document.group`: the group is selected, in front of all else on the layer of the topmost element. Adobe's user guide:
 * within a layer, objects are stacked in the order in which they were created, "the most recently created object at the
 * top"; a Flash CS4 guide (Visual QuickPro) counts groups among them.
 */
export function groupSelection(document: DocumentCore): void {
  const elements = liftParts(needSelection(document, 'group'));
  const top = elements[elements.length - 1];
  const list = top.node.parent;
  if (!list) return;
  const members = XmlNode.create('members');
  const group = XmlNode.create('DOMGroup', {}, [members]);
  list.append(group);
  for (const element of elements) {
    element.node.setAttr('selected', null);
    members.append(element.node);
  }
  settleRaw(members);
  const made = elementOf(group, top.owner) as Shape;
  void made.everyMember;
  select(document, [made]);
}

/**
 * `document.unGroup`: the members of the selected groups replace them and are selected; drawing objects and primitives
 * become raw shapes.
 *
 * @throws HostError if the command is dimmed: nothing in the selection can be ungrouped.
 */
export function ungroupSelection(document: DocumentCore): void {
  const elements = needSelection(document, 'unGroup');
  if (!elements.some(isCompound)) throw unavailable('unGroup');
  const selected = liftParts(elements).flatMap((element) => {
    if (isGroup(element)) return ungroup(element);
    return element instanceof Shape && !isRawShape(element.node) ? toRaw(element) : [element];
  });
  select(document, gatherRaw(selected));
}

/**
 * `document.breakApart`: groups and instances of symbols are replaced by their content; drawing objects, primitives and
 * bitmaps become raw shapes, which stay as they are. Texts become texts of one letter each, and those of one letter raw
 * shapes.
 *
 * @throws HostError if the command is dimmed: nothing but raw shapes is selected.
 */
export function breakApartSelection(document: DocumentCore): void {
  const elements = needSelection(document, 'breakApart');
  if (elements.every(({ node }) => isRawShape(node))) throw unavailable('breakApart');
  // Elements that cannot be broken apart are refused before any change.
  const letters = new Map(
    elements.flatMap((element) =>
      element instanceof Text ? [[element as Element, lettersIn(document, element)] as const] : [],
    ),
  );
  const selected = liftParts(elements).flatMap((element) => {
    if (isGroup(element)) return ungroup(element);
    if (element instanceof SymbolInstance) return breakInstance(element);
    if (isRawShape(element.node)) return [element];
    const broken = letters.get(element);
    if (broken) {
      const made = replaceBy(element, broken);
      // Shapes are in the coordinates of the text, texts have its matrix.
      return broken.every(isRawShape) ? transformAll(made, readMatrix(element.node)) : made;
    }
    return toRaw(element);
  });
  select(document, gatherRaw(selected));
}

function toRaw(element: Element): Element[] {
  const raw = rawShapeOf(element);
  if (!raw) throw notImplemented(`Document.breakApart of <${element.node.name}>`);
  return transformAll(replaceBy(element, [raw]), readMatrix(element.node));
}

function isGroup(element: Element): element is Shape {
  return element.node.name === 'DOMGroup';
}

/** True for a group, a drawing object and a primitive. */
function isCompound(element: Element): boolean {
  return element instanceof Shape && !isRawShape(element.node);
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

/** Replaces an element by nodes. Raw shapes beside another one float until the host merges them. */
function replaceBy(element: Element, nodes: readonly XmlNode[]): Element[] {
  const list = element.node.parent;
  if (!list) return [];
  const position = list.children.indexOf(element.node);
  element.node.remove();
  const hasRaw = list.children.some(isRawShape);
  return nodes.map((node, i) => {
    if (isRawShape(node) && hasRaw && list.name === 'elements') node.setAttr('isFloating', 'true');
    list.insert(node, position + i);
    return elementOf(node, element.owner as Frame);
  });
}
