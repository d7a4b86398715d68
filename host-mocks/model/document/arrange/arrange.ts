import type { XmlNode } from '../../../../document/xml/XmlNode';
import { checkChoice } from '../../../../document/checks/checkValue';
import { Shape } from '../../elements/Shape';
import type { DocumentCore } from '../DocumentCore';
import { needSelection } from '../selection/needSelection';
import { SHAPE } from '../../../../document/xfl/schema/elementSchema';

/**
 * `document.arrange`: changes the drawing order inside each frame. Raw shapes are always at the back and are not
 * arranged (Adobe's reference).
 */
export function arrangeSelection(document: DocumentCore, arrangeMode: unknown): void {
  const mode = checkChoice('arrange', arrangeMode, ['back', 'backward', 'forward', 'front'] as const);
  const elements = needSelection(document, 'arrange');
  const chosen = new Set(
    elements.filter((element) => !(element instanceof Shape && element.isRaw)).map(({ node }) => node),
  );
  const lists = new Set([...chosen].flatMap(({ parent }) => parent ?? []));
  for (const list of lists) reorder(list, chosen, mode);
}

function reorder(list: XmlNode, chosen: ReadonlySet<XmlNode>, mode: string): void {
  const nodes = list.children.filter((node) => !isRaw(node));
  const moved = nodes.filter((node) => chosen.has(node));
  const rest = nodes.filter((node) => !chosen.has(node));
  if (mode === 'back') putFromBack(list, [...moved, ...rest]);
  else if (mode === 'front') putFromFront(list, [...rest, ...moved]);
  else if (mode === 'forward') putFromFront(list, stepUp(nodes, chosen));
  else putFromBack(list, stepUp(nodes.reverse(), chosen).reverse());
}

/** Swaps each chosen node with the next one that is not chosen. */
function stepUp(nodes: readonly XmlNode[], chosen: ReadonlySet<XmlNode>): XmlNode[] {
  const order = [...nodes];
  for (let i = order.length - 2; i >= 0; i--) {
    if (chosen.has(order[i]) && !chosen.has(order[i + 1])) {
      [order[i], order[i + 1]] = [order[i + 1], order[i]];
    }
  }
  return order;
}

/** Moves chosen nodes further back; raw shapes stay where they are. */
function putFromBack(list: XmlNode, order: readonly XmlNode[]): void {
  const raw = list.children.length - order.length;
  for (let i = 0; i < order.length; i++) putAt(list, order[i], raw + i);
}

/** The same, further to the front. */
function putFromFront(list: XmlNode, order: readonly XmlNode[]): void {
  const raw = list.children.length - order.length;
  for (let i = order.length - 1; i >= 0; i--) putAt(list, order[i], raw + i);
}

function putAt(list: XmlNode, node: XmlNode, index: number): void {
  if (list.children[index] !== node) list.insert(node, index);
}

function isRaw(node: XmlNode): boolean {
  return node.name === 'DOMShape' && !SHAPE.isDrawingObject.read(node);
}
