import { always, attributes, color, flag, integer, number, text, word } from './XflAttribute';

/*
 * Timelines, layers and keyframes. Ranges: Adobe's reference. Defaults: attributes that are absent from all of 49,734
 * keyframes and 8,556 layers with that value (document format, 4).
 */

/** `DOMTimeline`. */
export const TIMELINE = attributes({
  /** The scene has a camera. */
  cameraLayerEnabled: flag(),
  /** From 0. */
  currentFrame: integer(0, 0),
  /** XML of its own. */
  guides: text(),
  /** The depths of its keyframes count. Source: a movie that Adobe published of a document with depths and without it. */
  layerDepthEnabled: flag(),
  name: always(text()),
});

/** `DOMLayer`. */
export const LAYER = attributes({
  animationType: word(['none', 'motion object', 'IK pose']),
  /** The camera does not move it. */
  attachedToCamera: flag(),
  /** False after the user has named the layer. */
  autoNamed: flag(true),
  /** Of its outlines. */
  color: always(color()),
  current: flag(),
  /** In the heights of a row. */
  heightMultiplier: number(1),
  isSelected: flag(),
  /** The number by which keyframes name the layer that they follow. */
  layerRiggingIndex: integer(-1),
  /** `guided` and `masked` follow from the parent. */
  layerType: word(['normal', 'guide', 'mask', 'folder', 'camera']),
  locked: flag(),
  name: always(text()),
  /** Of a folder. */
  open: flag(true),
  outline: flag(),
  /** Among the layers of the timeline without the camera's; -1 for none. */
  parentLayerIndex: integer(-1),
  poseLocations: text(),
  /** Repeats `outline`. */
  useOutlineView: flag(),
  visible: flag(true),
});

/** What a document stores of the type of a layer. */
export type StoredLayerType = ReturnType<typeof LAYER.layerType.read>;

/** `keyMode` of a keyframe without a tween. Source: 24,514 of them; those with a tween have their own. */
export const STATIC_KEY_MODE = 0x2600;

/** The words of Adobe's reference (frame.labelType), but for `none`: a label without a name is none. */
const LABEL_TYPES = ['name', 'comment', 'anchor'] as const;
export type LabelType = (typeof LABEL_TYPES)[number];

/** The label of a keyframe: its name, type, and the second mark of an anchor. */
export const LABEL = attributes({ name: text(), labelType: always(word(LABEL_TYPES)), bookmark: flag() });

/** What only a keyframe with a tween has. */
export const TWEEN = attributes({
  tweenType: word(['none', 'motion', 'shape', 'motion object', 'IK pose']),
  /** 100 begins slowly, -100 ends slowly: the opposite of what scripts say. */
  acceleration: integer(0, -100, 100),
  hasCustomEase: flag(),
  /** One ease for all properties. */
  useSingleEaseCurve: flag(true),
  motionTweenSnap: flag(),
  motionTweenScale: flag(true),
  motionTweenSync: flag(),
  motionTweenRotate: word(['none', 'auto', 'clockwise', 'counter-clockwise'], 'auto'),
  motionTweenRotateTimes: integer(0, 0, 65_535),
  motionTweenOrientToPath: flag(),
  shapeTweenBlend: word(['distributive', 'angular']),
  /** `cubicInOut`, for example. */
  easeMethodName: text(),
  isMotionObject: flag(),
  /** Which kinds of keyframes the timeline shows, in bits. */
  visibleAnimationKeyframes: always(integer()),
  tweenInstanceName: text(),
  isIKPose: flag(),
  poseLocations: text(),
});

/** `DOMFrame`, a keyframe. Its sound has a table of its own, `SOUND`. */
export const KEYFRAME = {
  ...LABEL,
  ...TWEEN,
  ...attributes({
    index: always(integer()),
    duration: integer(1, 1, Infinity, [1, Infinity]),
    /** Repeats in bits what other attributes say. */
    keyMode: always(integer(STATIC_KEY_MODE)),
    /** How far away the layer is, in pixels. Source of the range: Adobe's reference of `layer.setZDepthAtFrame`. */
    frameZDepth: number(0, -5000, 10_000),
    /** The `layerRiggingIndex` of the layer that this one follows; -1 for none. */
    parentLayerIndex: integer(-1),
    /** Of the sound's envelope in the editor. */
    soundZoomLevel: integer(0xff_ff),
  }),
};

/** The properties that may have an ease of their own; `all` is the ease of the others. */
export const EASE_TARGETS = ['all', 'position', 'rotation', 'scale', 'color', 'filters'] as const;

/** `Ease`, in the `tweens` of a keyframe: the ease of one property. */
export const EASE = attributes({
  target: always(word(EASE_TARGETS)),
  method: text(),
  /** As `acceleration`. */
  intensity: integer(0, -100, 100),
});

/** `CustomEase`: a curve that a user drew. */
export const CUSTOM_EASE = { target: EASE.target };
