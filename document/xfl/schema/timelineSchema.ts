import { attributes, flag, number } from './XflAttribute';

/** `DOMTimeline`. */
export const TIMELINE = attributes({
  /** The scene has a camera. */
  cameraLayerEnabled: flag(),
  /** The depths of its keyframes count. Source: a movie that Adobe published of a document with depths and without it. */
  layerDepthEnabled: flag(),
});

/** `DOMFrame`, a keyframe. Source of the range: Adobe's reference of `layer.setZDepthAtFrame`. */
export const KEYFRAME = attributes({
  /** How far away the layer is, in pixels. */
  frameZDepth: number(0, -5000, 10_000),
});
