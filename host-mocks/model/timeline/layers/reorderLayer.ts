import { isOn } from '../../../../document/checks/checkValue';
import { needsFolder, outOfMask, putParent, withDescendants } from '../layerTree';
import type { TimelineCore } from '../TimelineCore';
import { layerAt } from './checkLayer';
import { editLayers } from './editLayers';

/**
 * `timeline.reorderLayer`: moves a layer, with its descendants, before or after another, and to the same parent; a
 * folder, mask or guide to the folder around that (assumed). No effect beside itself or into its descendants; the
 * camera stays on top.
 */
export function reorderLayer(timeline: TimelineCore, from: unknown, to: unknown, addBefore: unknown): void {
  const layer = layerAt(timeline, 'reorderLayer', from);
  const neighbour = layerAt(timeline, 'reorderLayer', to);
  if (!layer || !neighbour || layer.ownType === 'camera') return;
  const target = needsFolder(layer) ? outOfMask(neighbour) : neighbour;
  const branch = withDescendants(layer);
  if (branch.includes(target)) return;
  const isBefore = isOn(addBefore, true) && target.ownType !== 'camera';
  const behind = withDescendants(target).filter((other) => !branch.includes(other));
  const anchor = isBefore ? target : behind[behind.length - 1];
  editLayers(timeline, (list, parents) => {
    putParent(parents, layer, target.parentLayer);
    for (const { node } of branch) node.remove();
    const index = list.children.indexOf(anchor.node) + (isBefore ? 0 : 1);
    branch.forEach(({ node }, i) => {
      list.insert(node, index + i);
    });
  });
}
