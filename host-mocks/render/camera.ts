import { concat, IDENTITY, invert, translation, type Matrix } from '../geometry/matrix';
import { readFlag, readInteger, readText } from '../model/xfl/attributes';
import { readMatrix } from '../model/xfl/nodeMatrix';
import { frameAt, layersOf } from '../model/xfl/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import { NO_COLOR_TRANSFORM, readColorTransform, type ColorTransform } from './ColorTransform';
import { depthAt } from './depth';
import type { Drawing } from './Drawing';

/** What a camera does to the layers that it looks at. */
export interface Camera {
  matrix: Matrix;
  color: ColorTransform;
  /** How far it has moved towards the layers. */
  depth: number;
}

/** Where there is no camera, layers are seen as they are. */
export const NO_CAMERA: Camera = { matrix: IDENTITY, color: NO_COLOR_TRANSFORM, depth: 0 };

/**
 * The camera of a scene at a frame. What it stands on moves to the middle of the stage, turned and scaled against it;
 * its colour effect is that of the stage. Source: the script that Adobe publishes with scenes for WebGL.
 */
export function cameraAt(timeline: XmlNode, frame: number, drawing: Drawing): Camera {
  const layer = readFlag(timeline, 'cameraLayerEnabled') ? layersOf(timeline).find(isCamera) : undefined;
  const keyframe = layer && frameAt(layer, frame);
  if (!keyframe) return NO_CAMERA;
  const elapsed = frame - readInteger(keyframe, 'index');
  const camera = drawing.document.shownElements(keyframe, elapsed).at(0);
  const against = camera && invert(readMatrix(camera));
  if (!against) return NO_CAMERA;
  if (camera.child('filters')) drawing.notDrawn('colour filter of the camera');
  const { width, height } = drawing.document.stage;
  return {
    matrix: concat(translation(width / 2, height / 2), against),
    color: readColorTransform(camera),
    depth: depthAt(layer, frame),
  };
}

/** The camera as a layer sees it: layers attached to it stay where they are. */
export function cameraOf(layer: XmlNode, camera: Camera): Camera {
  return readFlag(layer, 'attachedToCamera') ? NO_CAMERA : camera;
}

function isCamera(layer: XmlNode): boolean {
  return readText(layer, 'layerType') === 'camera';
}
