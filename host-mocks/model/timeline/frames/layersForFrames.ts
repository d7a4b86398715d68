import { LAYER } from '../../../../document/xfl/schema/timelineSchema';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { Layer } from '../Layer';
import { parentOfLayer } from '../layerTree';
import { newLayer } from '../newTimeline';
import { editLayers, insertLayer } from '../layers/editLayers';
import type { CopiedFrames, CopiedLayerLook } from '../TimelineClipboard';
import type { TimelineCore } from '../TimelineCore';
import type { FrameRange } from './FrameSelection';
import { drawable } from './ranges';

export function lookOf({ layer }: FrameRange, copied: readonly FrameRange[]): CopiedLayerLook {
  const parent = parentOfLayer(layer);
  return {
    name: layer.name,
    type: layer.node.attr('layerType'),
    parent: parent ? copied.findIndex((range) => range.layer === parent) : -1,
  };
}

/**
 * The layers that copied frames are pasted into: from one layer on downwards. Where there are too few, layers with the
 * names and types of the copied ones are added at the bottom, and empty layers whose name is not a person's take them
 * too. Source: a published script, and what the menu calls it: frames, and any layers and layer names.
 */
export function layersForFrames(
  timeline: TimelineCore,
  first: Layer,
  copied: readonly CopiedFrames[],
): Layer[] {
  const present = drawable(timeline.layers.slice(first.index)).slice(0, copied.length);
  const missing = copied.slice(present.length);
  if (missing.length === 0) return present;
  present.forEach((layer, i) => {
    if (isUnused(layer)) takeLook(layer.write(), copied[i].look);
  });
  return editLayers(timeline, (list, parents) => {
    const layers = [...present];
    for (const { look } of missing) {
      const node = newLayer(look.name, timeline.layerCount + layers.length);
      takeLook(node, look);
      const parent = layers.at(look.parent) ?? null;
      const position = { index: list.children.length, parent: look.parent < 0 ? null : parent };
      layers.push(insertLayer(timeline, list, parents, node, position));
    }
    return layers;
  });
}

/** True for a layer without content that has the name that it was made with. */
function isUnused({ node, ownType, keyframes }: Layer): boolean {
  return ownType === 'normal' && LAYER.autoNamed.read(node) && keyframes.every(({ isEmpty }) => isEmpty);
}

function takeLook(node: XmlNode, { name, type }: CopiedLayerLook): void {
  node.setAttr('name', name);
  if (type !== 'camera') node.setAttr('layerType', type ?? null);
}
