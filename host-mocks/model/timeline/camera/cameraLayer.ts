import { XmlNode } from '../../../../document/xml/XmlNode';
import { writeMatrix, writeTransformationPoint } from '../../../../document/xfl/nodeMatrix';
import { translation } from '../../../../geometry/matrix';
import { editLayers, insertLayer } from '../layers/editLayers';
import { makeCurrent } from '../playhead';
import { newLayer } from '../newTimeline';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';
import { INSTANCE } from '../../../../document/xfl/schema/instanceSchema';
import { written } from '../../../../document/xfl/schema/recordOf';

/** The layer of the camera; undefined if the timeline never had one. A camera that is switched off keeps it. */
export function cameraLayer(timeline: TimelineCore): Layer | undefined {
  return timeline.layers.find(({ ownType }) => ownType === 'camera');
}

/**
 * Adds a camera above all layers, for all frames, at the middle of the stage; its layer becomes the current one. Names
 * and colour are those of the documents that the program writes.
 */
export function addCameraLayer(timeline: TimelineCore): Layer {
  const { width, height } = timeline.document;
  const node = newLayer('Camera', 0, Math.max(1, timeline.frameCount));
  LAYER.color.write(node, '#0099FF');
  LAYER.autoNamed.write(node, false);
  LAYER.layerType.write(node, 'camera');
  const values = { libraryItemName: '__Camera__', name: '___camera___instance', isVisible: false };
  const camera = XmlNode.create('DOMSymbolInstance', written(INSTANCE, values));
  writeMatrix(camera, translation(width / 2, height / 2));
  writeTransformationPoint(camera, { x: 0, y: 0 });
  node.child('frames')?.childrenNamed('DOMFrame')[0].child('elements')?.append(camera);
  const position = { index: 0, parent: null };
  const layer = editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, position));
  makeCurrent(timeline, layer);
  return layer;
}
