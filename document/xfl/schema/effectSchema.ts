import { attributes, color, number, word } from './XflAttribute';

/** Blend modes, and their numbers in movies (SWF 19, "PlaceObject3") and in binary documents. */
export const BLEND_NUMBERS = {
  normal: 0,
  layer: 2,
  multiply: 3,
  screen: 4,
  overlay: 13,
  hardlight: 14,
  lighten: 5,
  darken: 6,
  difference: 7,
  add: 8,
  subtract: 9,
  invert: 10,
  alpha: 11,
  erase: 12,
};

export type BlendMode = keyof typeof BLEND_NUMBERS;

/** In the order of Adobe's reference (symbolInstance.blendMode). */
export const BLEND_MODES = Object.keys(BLEND_NUMBERS) as BlendMode[];

/** The blend mode of an instance, or of the layer from a keyframe on. */
export const BLENDING = attributes({ blendMode: word(BLEND_MODES, 'normal') });

/**
 * `Color`, a colour effect: factors, and offsets of 255. The mode follows from the attributes that are there, as in
 * Adobe's MotionXML.jsfl.
 */
export const COLOR_EFFECT = attributes({
  alphaMultiplier: number(1),
  alphaOffset: number(),
  blueMultiplier: number(1),
  blueOffset: number(),
  /** -1 (black) to 1 (white). */
  brightness: number(0, -1, 1),
  greenMultiplier: number(1),
  greenOffset: number(),
  redMultiplier: number(1),
  redOffset: number(),
  tintColor: color(),
  tintMultiplier: number(0, 0, 1),
});

/** `MatteColor`: what is behind an instance that is kept as a bitmap without transparency. */
export const MATTE_COLOR = attributes({ color: color() });

/** What is behind such an instance where it has no `MatteColor`. */
export const NO_MATTE = '#FFFFFF';
