import { always, attributes, color, flag, integer, number, text, word } from './XflAttribute';

/**
 * A colour of a gradient, of a paint or a filter, and where it is: from 0 to 1, as movies count it in a byte (SWF 19,
 * "GRADRECORD").
 */
export const GRADIENT_ENTRY = attributes({
  alpha: number(1),
  color: color(),
  ratio: always(number(0, 0, 1, [0, 1])),
});

const GRADIENT = {
  spreadMethod: word(['extend', 'repeat', 'reflect']),
  interpolationMethod: word(['rgb', 'linearRGB']),
};

/** The paints of fills and strokes, by the names of their nodes. */
export const PAINT_SCHEMA = {
  SolidColor: attributes({ alpha: number(1), color: color() }),
  LinearGradient: attributes(GRADIENT),
  RadialGradient: attributes({
    ...GRADIENT,
    /** From the middle to the edge along the first axis. Source of the range: SWF 19, "FOCALGRADIENT". */
    focalPointRatio: number(0, -1, 1, [-1, 1]),
  }),
  BitmapFill: attributes({ bitmapIsClipped: always(flag()), bitmapPath: always(text()) }),
};

/** `FillStyle` and `StrokeStyle`: the number by which edges name them, from 1. */
export const STYLE = attributes({ index: integer(-1) });
