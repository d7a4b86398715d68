import { IdentitySet } from '../IdentitySet';
import { failure } from '../failure';

/** The elements on the first frame of a timeline, the top layer first. Host members: `layers`, `frames`, `elements`. */
function elementsOfFirstFrame(timeline: Timeline): Element[] {
  const found: Element[] = [];
  const layers = timeline.layers;
  for (let i = 0; i < layers.length; i++) {
    const frame = layers[i].layerType === 'folder' ? undefined : (layers[i].frames[0] as Frame | undefined);
    const elements = frame ? frame.elements : [];
    for (let e = 0; e < elements.length; e++) found.push(elements[e]);
  }
  return found;
}

/** What is directly inside an element: the members of a group, the first frame of a symbol; nothing otherwise. */
function childrenOf(element: Element, visited: IdentitySet): Element[] {
  if (element.elementType === 'shape') {
    const shape = element as Shape;
    return shape.isGroup && !shape.isDrawingObject ? (shape.members as Element[]) : [];
  }
  if (element.elementType !== 'instance') return [];
  const item = (element as Instance).libraryItem as unknown as SymbolItem | null | undefined;
  if (!item || !item.timeline || !visited.add(item)) return [];
  return elementsOfFirstFrame(item.timeline);
}

/**
 * The elements directly inside groups and symbol instances, each once: a symbol is looked into once, however many of
 * its instances there are. Host members: `elementType`, `isGroup`, `isDrawingObject`, `members`, `libraryItem`,
 * `timeline`, `layers`, `layerType`, `frames`, `elements`.
 */
export function allChildren(method: string, elements: Element[]): Element[] {
  const visited = new IdentitySet();
  const seen = new IdentitySet();
  const found: Element[] = [];
  for (let i = 0; i < elements.length; i++) {
    let children: Element[];
    try {
      children = childrenOf(elements[i], visited);
    } catch (error) {
      throw failure(method, i, elements[i], error);
    }
    for (let c = 0; c < children.length; c++) if (seen.add(children[c])) found.push(children[c]);
  }
  return found;
}
