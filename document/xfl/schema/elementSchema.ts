import { always, attributes, flag, integer, number, text } from './XflAttribute';

/*
 * What elements of several kinds have. Defaults: document format, 5; binary documents beside what Flash made of them.
 */

/** What elements of all kinds may have. */
export const ELEMENT = attributes({ locked: flag(), name: text(), selected: flag() });

/** `DOMShape`. */
export const SHAPE = attributes({
  /** A drawing object, with a matrix of its own. */
  isDrawingObject: flag(),
  /** Not merged with the shapes below it yet. */
  isFloating: flag(),
});

/** `Edge`: the numbers of the styles at its sides and on it, from 1; 0 for none. */
export const EDGE = attributes({ fillStyle0: integer(), fillStyle1: integer(), strokeStyle: integer() });

/** `DOMRectangleObject` and `DOMOvalObject`: pixels, and degrees. */
export const PRIMITIVE = attributes({
  x: number(),
  y: number(),
  objectWidth: always(number()),
  objectHeight: always(number()),
  topLeftRadius: number(),
  topRightRadius: number(),
  bottomLeftRadius: number(),
  bottomRightRadius: number(),
  /** The corners have one radius. */
  lockFlag: flag(),
  startAngle: number(),
  endAngle: number(),
  /** Per cent of the oval. */
  innerRadius: number(),
  closePath: flag(true),
});

/** `Matrix`: places are pixels. */
export const MATRIX = attributes({
  a: number(1),
  b: number(),
  c: number(),
  d: number(1),
  tx: number(),
  ty: number(),
});

/** `Point`. */
export const POINT = attributes({ x: number(), y: number() });

/** The box of an instance of a video, in twips. */
export const FRAME_BOX = attributes({
  frameLeft: number(),
  frameTop: number(),
  frameRight: number(),
  frameBottom: number(),
});

/** The place of a movie clip in space. */
export const SPACE = attributes({
  rotationX: number(),
  rotationY: number(),
  rotationZ: number(),
  centerPoint3DX: number(),
  centerPoint3DY: number(),
  centerPoint3DZ: number(),
});
