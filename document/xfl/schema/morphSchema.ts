import { always, attributes, flag, integer, text } from './XflAttribute';

/** `MorphSegment`: an outline of a shape tween at both ends, and the numbers of its styles; -1 for none. */
export const MORPH_SEGMENT = attributes({
  startPointA: always(text()),
  startPointB: always(text()),
  strokeIndex1: integer(-1),
  strokeIndex2: integer(-1),
  fillIndex1: integer(-1),
  fillIndex2: integer(-1),
});

/** `MorphCurves`: a curve of it at both ends. */
export const MORPH_CURVES = attributes({
  controlPointA: always(text()),
  anchorPointA: always(text()),
  controlPointB: always(text()),
  anchorPointB: always(text()),
  isLine: flag(),
});
