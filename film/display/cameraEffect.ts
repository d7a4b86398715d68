import { concat, IDENTITY, invert, translation, type Matrix } from '../../geometry/matrix';
import { NO_COLOR_TRANSFORM, type ColorTransform } from '../../document/xfl/ColorTransform';
import { depthAt } from './depth';
import type { Film, ShownElements } from '../Film';
import type { FilmKeyframe, FilmLayer, FilmTimeline } from '../records/FilmTimeline';

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
  timeline: FilmTimeline,
  frame: number,
  { width, height }: Film['stage'],
  shown: ShownElements,
): CameraEffect {
  const [layer] = camerasOf(timeline);
  const keyframe = layer?.keyframeAt(frame);
  if (!layer || !keyframe) return NO_CAMERA;
  const camera = shown(keyframe, keyframe.elapsedAt(frame)).at(0);
  const against = camera && invert(camera.matrix);
  if (!against) return NO_CAMERA;
  return {
    matrix: concat(translation(width / 2, height / 2), against),
    color: camera.color,
    depth: depthAt(layer, frame),
    hasFilters: camera.hasFilters,
  };
}

/** The matrix of the camera itself at a frame: what it is on is in its middle. Undefined where there is none. */
export function cameraMatrixAt(
  timeline: FilmTimeline,
  frame: number,
  shown: ShownElements,
): Matrix | undefined {
  const keyframe = camerasOf(timeline).at(0)?.keyframeAt(frame);
  return keyframe && shown(keyframe, keyframe.elapsedAt(frame)).at(0)?.matrix;
}

/** True if the camera of a timeline has a filter on some keyframe: no layer shows it. */
export function hasCameraFilters(timeline: FilmTimeline): boolean {
  return camerasOf(timeline).some(({ keyframes }) => keyframes.some(hasFilters));
}

function hasFilters(keyframe: FilmKeyframe): boolean {
  return keyframe.hasFilters || keyframe.elements.some((element) => element.hasFilters);
}

function camerasOf({ cameraLayerEnabled, layers }: FilmTimeline): readonly FilmLayer[] {
  return cameraLayerEnabled ? layers.filter(({ isCamera }) => isCamera) : [];
}

/** The camera as a layer sees it: layers attached to it stay where they are. */
export function cameraOf(layer: FilmLayer, camera: CameraEffect): CameraEffect {
  return camera !== NO_CAMERA && layer.attachedToCamera ? NO_CAMERA : camera;
}
