import type { Compare } from '../support/stableSort';
import { IdentityMap } from '../../host/IdentityMap';
import { byTimeline } from './byTimeline';
import { isCamera, type LayerStack } from './LayerStack';
import { onStacks } from './onStacks';

/**
 * Restacks layers within the places that they have: those that belong to the same folder, mask or guide change places
 * among themselves, each with what belongs to it; a camera stays on top. Host members: those of `LayerStack`.
 *
 * @param sorted the layers in the new order, the first on top
 */
export function restackLayers(method: string, document: Document, sorted: Layer[]): void {
  const rank = new IdentityMap<number>();
  for (let i = 0; i < sorted.length; i++) if (!isCamera(sorted[i])) rank.set(sorted[i], i);
  const compare: Compare<object> = (a, b) => (rank.get(a) as number) - (rank.get(b) as number);
  const timelines = byTimeline(method, document, sorted);
  onStacks(method, document, timelines, null, function restack(stack) {
    const present = stack.layers.slice(0);
    restackChildren(stack, null, rank, compare);
    for (let i = 0; i < present.length; i++) restackChildren(stack, present[i], rank, compare);
  });
}

/** Restacks what belongs directly to a layer; for null, the layers at the top level. */
function restackChildren(
  stack: LayerStack,
  parent: object | null,
  rank: IdentityMap<number>,
  compare: Compare<object>,
): void {
  const children = stack.childrenOf(parent);
  const ranked: object[] = [];
  for (let i = 0; i < children.length; i++) if (rank.get(children[i]) !== undefined) ranked.push(children[i]);
  ranked.sort(compare);
  let next = 0;
  const wanted: object[] = [];
  for (let i = 0; i < children.length; i++) {
    wanted.push(rank.get(children[i]) === undefined ? children[i] : ranked[next++]);
  }
  // From the top down: a layer that is wanted at a place is moved right above the one that is there now.
  for (let i = 0; i < wanted.length; i++) {
    const present = children[i];
    if (present === wanted[i]) continue;
    stack.place(wanted[i], true, present, parent);
    moveInList(children, wanted[i], i);
  }
}

function moveInList(list: object[], value: object, to: number): void {
  let from = to;
  while (list[from] !== value) from++;
  list.splice(from, 1);
  list.splice(to, 0, value);
}
