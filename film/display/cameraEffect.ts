import { LAYER, TIMELINE } from '../../document/xfl/schema/timelineSchema';
import { hasFilters } from '../../document/xfl/effects/DocumentFilter';
import { concat, IDENTITY, invert, translation, type Matrix } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import {
  NO_COLOR_TRANSFORM,
  readColorTransform,
  type ColorTransform,
} from '../../document/xfl/ColorTransform';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { frameAt, layersOf } from '../../document/xfl/shownFrame';
import { elapsedAt } from '../../document/xfl/spans';
import { depthAt } from './depth';
import type { Film, ShownElements } from '../Film';
import { isCamera } from './layers';

/** What a camera does to the layers that it looks at. */
export interface CameraEffect {
  matrix: Matrix;
  color: ColorTransform;
  /** How far it has moved towards the layers. */
  depth: number;
  /** True for one with a colour filter. */
  hasFilters: boolean;
}

/** Where there is no camera, layers are seen as they are. */
export const NO_CAMERA: CameraEffect = {
  matrix: IDENTITY,
  color: NO_COLOR_TRANSFORM,
  depth: 0,
  hasFilters: false,
};

/**
 * The camera of a scene at a frame. What it is on moves to the middle of the stage, turned and scaled against it;
 * its colour effect is that of the stage. Source: the script that Adobe publishes with scenes for WebGL.
 */
export function cameraAt(
  timeline: XmlNode,
  frame: number,
  { width, height }: Film['stage'],
  shown: ShownElements,
): CameraEffect {
  const layer = TIMELINE.cameraLayerEnabled.read(timeline) ? layersOf(timeline).find(isCamera) : undefined;
  const keyframe = layer && frameAt(layer, frame);
  if (!keyframe) return NO_CAMERA;
  const camera = shown(keyframe, elapsedAt(keyframe, frame)).at(0);
  const against = camera && invert(readMatrix(camera));
  if (!against) return NO_CAMERA;
  return {
    matrix: concat(translation(width / 2, height / 2), against),
    color: readColorTransform(camera),
    depth: depthAt(layer, frame),
    hasFilters: hasFilters(camera),
  };
}

/** True if the camera of a timeline has a filter on some keyframe: no layer shows it. */
export function hasCameraFilters(timeline: XmlNode): boolean {
  const cameras = TIMELINE.cameraLayerEnabled.read(timeline) ? layersOf(timeline).filter(isCamera) : [];
  return cameras.some((layer) => [...layer.subtree()].some(hasFilters));
}

/** The camera as a layer sees it: layers attached to it stay where they are. */
export function cameraOf(layer: XmlNode, camera: CameraEffect): CameraEffect {
  return camera !== NO_CAMERA && LAYER.attachedToCamera.read(layer) ? NO_CAMERA : camera;
}
