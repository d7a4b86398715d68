import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import type { RigLayer } from './support/later';
import { cameraOf } from './support/later';
import { outcome } from './support/outcome';
import { addLayer, drawSquare, layerNameOf, placeNew } from './support/stage';

/** Questions about the camera, and about layers that follow layers. */
export const camera: Questions = {
  'type-of-camera-layer'() {
    const timeline = newDocument().getTimeline();
    cameraOf(timeline).cameraEnabled = true;
    return [timeline.layers.length, timeline.layers[0].layerType];
  },

  'camera-values'() {
    const timeline = newDocument().getTimeline();
    const camera = cameraOf(timeline);
    camera.cameraEnabled = true;
    camera.setZoom(0, 200);
    camera.setRotation(0, 30);
    camera.setPosition(0, 20, 40);
    const shape = shapeOfCamera(timeline);
    camera.setZoom(0, 20000);
    const highest = camera.getZoom(0);
    camera.setRotation(0, 400);
    return [shape, highest, camera.getRotation(0)];
  },

  'camera-zoom'() {
    const camera = cameraOf(newDocument().getTimeline());
    camera.cameraEnabled = true;
    camera.setZoom(0, 150);
    return camera.getZoom(0);
  },

  'camera-not-enabled'() {
    const camera = cameraOf(newDocument().getTimeline());
    return [camera.getZoom(0), camera.getRotation(0), outcome(() => camera.setZoom(0, 150))];
  },

  'camera-enabled'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    const camera = cameraOf(timeline);
    camera.cameraEnabled = true;
    const current = timeline.layers[timeline.currentLayer].layerType;
    camera.cameraEnabled = false;
    return [current, timeline.layers.length];
  },

  'draw-on-camera-layer'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    cameraOf(timeline).cameraEnabled = true;
    timeline.currentLayer = 0;
    return outcome(() => drawSquare(document, 0, 0));
  },

  'camera-tint'() {
    const camera = cameraOf(newDocument().getTimeline());
    camera.cameraEnabled = true;
    camera.setTint(0, 50, 255, 0, 0);
    const set = [camera.tintEnabled, camera.getTint(0).percent];
    camera.tintEnabled = false;
    return [set, camera.getTint(0).percent];
  },

  'rig-parent'() {
    const document = newDocument();
    const child = document.getTimeline().layers[0] as RigLayer;
    placeNew(document, 'child', 100, 50);
    const parent = addLayer(document, 'parent') as RigLayer;
    placeNew(document, 'parent', 20, 30);
    child.setRigParentAtFrame(0, parent);
    const { tx, ty } = child.getRigMatrixAtFrame(0);
    const element = child.frames[0].elements[0];
    return [layerNameOf(child.getRigParentAtFrame(0)), element.x, element.y, tx, ty];
  },
};

function shapeOfCamera(timeline: Timeline): unknown[] {
  const { matrix } = timeline.layers[0].frames[0].elements[0];
  return [
    [matrix.tx, matrix.ty],
    [matrix.a, matrix.b],
  ];
}
