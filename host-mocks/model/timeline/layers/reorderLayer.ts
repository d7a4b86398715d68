import { withDescendants } from '../layerTree';
import type { TimelineCore } from '../TimelineCore';
import { checkLayer } from './checkLayer';
import { editLayers } from './editLayers';

/**
 * `timeline.reorderLayer`: moves a layer, with what belongs to it, before or behind another; it then belongs to what
 * that one belongs to (assumed). No effect beside itself or into what belongs to it.
 */
export function reorderLayer(timeline: TimelineCore, from: unknown, to: unknown, addBefore: unknown): void {
  const layer = checkLayer(timeline, 'reorderLayer', from);
  const target = checkLayer(timeline, 'reorderLayer', to);
  const branch = withDescendants(layer);
  if (branch.includes(target)) return;
  const behind = withDescendants(target).filter((other) => !branch.includes(other));
  const anchor = addBefore === false ? behind[behind.length - 1] : target;
  editLayers(timeline, (list, parents) => {
    parents.set(layer, target.parentLayer);
    for (const { node } of branch) node.remove();
    const index = list.children.indexOf(anchor.node) + (addBefore === false ? 1 : 0);
    branch.forEach(({ node }, i) => {
      list.insert(node, index + i);
    });
  });
}
