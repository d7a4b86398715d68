import { XmlNode } from '../../../../document/xml/XmlNode';
import { writeMatrix, writeTransformationPoint } from '../../../../document/xfl/nodeMatrix';
import { translation } from '../../../../geometry/matrix';
import { editLayers, insertLayer } from '../layers/editLayers';
import { makeCurrent } from '../playhead';
import { newLayer } from '../newTimeline';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';

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
  node.setAttr('color', '#0099FF');
  node.setAttr('autoNamed', 'false');
  node.setAttr('layerType', 'camera');
  const camera = XmlNode.create('DOMSymbolInstance', {
    libraryItemName: '__Camera__',
    name: '___camera___instance',
    isVisible: 'false',
  });
  writeMatrix(camera, translation(width / 2, height / 2));
  writeTransformationPoint(camera, { x: 0, y: 0 });
  node.child('frames')?.childrenNamed('DOMFrame')[0].child('elements')?.append(camera);
  const position = { index: 0, parent: null };
  const layer = editLayers(timeline, (list, parents) => insertLayer(timeline, list, parents, node, position));
  makeCurrent(timeline, layer);
  return layer;
}
