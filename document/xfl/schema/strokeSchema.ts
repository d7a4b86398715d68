import { MAX_MITER_LIMIT } from '../../../geometry/claims';
import { attributes, flag, number, word } from './XflAttribute';

/**
 * What strokes of all kinds have: widths and lengths in pixels. Ranges: Adobe's reference; defaults: verified against
 * compiled movies (document format, 5.7).
 */
export const STROKE = attributes({
  caps: word(['none', 'round', 'square'], 'round'),
  joints: word(['miter', 'round', 'bevel'], 'round'),
  miterLimit: number(3, 1, 60, [1, MAX_MITER_LIMIT]),
  pixelHinting: flag(),
  scaleMode: word(['normal', 'horizontal', 'vertical', 'none'], 'none'),
  sharpCorners: flag(),
  /** A hairline is as thin as can be, whatever its scale. */
  solidStyle: word(['solid', 'hairline']),
  weight: number(1, 0, 200, [0, Infinity]),
});

/** Lengths that only a kind of stroke has. The words of ragged, stippled and hatched ones: `STROKE_WORDS`. */
export const STROKE_LENGTHS = {
  DashedStroke: attributes({ dash1: number(6, 0), dash2: number(6, 0) }),
  DottedStroke: attributes({ dotSpace: number(3, 0) }),
};
