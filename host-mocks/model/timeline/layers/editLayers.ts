import { XmlNode } from '../../../../document/xml/XmlNode';
import type { Layer } from '../Layer';
import { putParent, readParents, writeParents, type Parents } from '../layerTree';
import type { TimelineCore } from '../TimelineCore';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';

/**
 * Changes the list of layers: the parents are read before and their indices written afterwards, since every change of
 * the list moves them. `change` gets the list's node and the parents, to which it adds those of new layers.
 */
export function editLayers<T>(timeline: TimelineCore, change: (list: XmlNode, parents: Parents) => T): T {
  timeline.materialize();
  const parents = readParents(timeline);
  const list = timeline.node.child('layers') ?? XmlNode.create('layers');
  const result = change(list, parents);
  timeline.layersChanged();
  writeParents(timeline.layers, parents);
  return result;
}

/** Inserts the node of a new layer into the list and sets its parent. */
export function insertLayer(
  timeline: TimelineCore,
  list: XmlNode,
  parents: Parents,
  node: XmlNode,
  position: { index: number; parent: Layer | null },
): Layer {
  LAYER.parentLayerIndex.write(node, -1);
  list.insert(node, position.index);
  const layer = timeline.layerOf(node);
  putParent(parents, layer, position.parent);
  return layer;
}
