import type { XmlNode } from '../../../xml/XmlNode';
import { checkChoice } from '../../../realm/checkValue';
import { Shape } from '../../elements/Shape';
import type { DocumentCore } from '../DocumentCore';
import { needSelection } from '../selection/needSelection';

/**
 * `document.arrange`: changes the drawing order inside each frame. Raw shapes always lie behind everything else and
 * are not arranged (Adobe's reference).
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
  if (mode === 'back') apply(list, [...moved, ...rest]);
  else if (mode === 'front') apply(list, [...rest, ...moved]);
  else apply(list, mode === 'forward' ? stepUp(nodes, chosen) : stepUp(nodes.reverse(), chosen).reverse());
}

/** Each chosen node changes places with the next one that is not chosen. */
function stepUp(nodes: readonly XmlNode[], chosen: ReadonlySet<XmlNode>): XmlNode[] {
  const order = [...nodes];
  for (let i = order.length - 2; i >= 0; i--) {
    if (chosen.has(order[i]) && !chosen.has(order[i + 1])) {
      [order[i], order[i + 1]] = [order[i + 1], order[i]];
    }
  }
  return order;
}

/** Puts the nodes that are no raw shapes into an order, moving as few as need it. */
function apply(list: XmlNode, order: readonly XmlNode[]): void {
  const raw = list.children.length - order.length;
  order.forEach((node, i) => {
    if (list.children[raw + i] !== node) list.insert(node, raw + i);
  });
}

function isRaw(node: XmlNode): boolean {
  return node.name === 'DOMShape' && node.attr('isDrawingObject') !== 'true';
}
