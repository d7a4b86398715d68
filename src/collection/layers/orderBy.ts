import { IdentityMap } from '../../host/IdentityMap';
import { byTimeline } from './byTimeline';
import { isCamera, type LayerStack, type Siblings } from './LayerStack';
import { onStacks } from './onStacks';

/**
 * Restacks layers within the places that they have: those that belong to the same folder, mask or guide change places
 * among themselves, each with what belongs to it; a camera stays on top. Host members: those of `LayerStack`.
 *
 * @param sorted the layers in the new order, the first on top
 */
export function restackLayers(method: string, document: Document, sorted: Layer[]): void {
  const ranks = new IdentityMap<number>();
  for (let i = 0; i < sorted.length; i++) if (!isCamera(sorted[i])) ranks.set(sorted[i], i);
  const timelines = byTimeline(method, document, sorted);
  onStacks(method, document, timelines, null, function restack(stack) {
    const siblings = stack.allSiblings();
    for (let i = 0; i < siblings.length; i++) restackSiblings(stack, siblings[i], ranks);
  });
}

function restackSiblings(
  stack: LayerStack,
  { parent, children }: Siblings,
  ranks: IdentityMap<number>,
): void {
  const wanted = children.slice(0);
  const places: number[] = [];
  const sorted: { layer: object; rank: number }[] = [];
  for (let i = 0; i < children.length; i++) {
    const rank = ranks.get(children[i]);
    if (rank === undefined) continue;
    places.push(i);
    sorted.push({ layer: children[i], rank });
  }
  sorted.sort((a, b) => a.rank - b.rank);
  for (let i = 0; i < places.length; i++) wanted[places[i]] = sorted[i].layer;
  // From the top down: a layer that is wanted at a place is moved right above the one that is there now.
  for (let i = 0; i < wanted.length; i++) {
    const present = children[i];
    if (present === wanted[i]) continue;
    stack.place([wanted[i]], true, present, parent);
    moveInList(children, wanted[i], i);
  }
}

function moveInList(list: object[], value: object, to: number): void {
  let from = to;
  while (list[from] !== value) from++;
  list.splice(from, 1);
  list.splice(to, 0, value);
}
