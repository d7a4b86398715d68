import { checkCount, MAX_GRADIENT_COLORS } from '../../../geometry/claims';
import type { XmlNode } from '../../xml/XmlNode';
import type { ParsedColor } from '../colors';
import { GRADIENT_ENTRY } from '../schema/paintSchema';

/** A colour of a gradient and where it is, from 0 to 1. */
export interface DocumentStop extends ParsedColor {
  readonly ratio: number;
}

/**
 * The colours of a gradient, of a paint or a filter, in the order of the document.
 *
 * @throws LimitError for too many of them
 */
export function gradientStops(gradient: XmlNode): DocumentStop[] {
  const entries = gradient.childrenNamed('GradientEntry');
  checkCount('The gradient', entries.length, MAX_GRADIENT_COLORS, 'colours');
  return entries.map((entry) => ({
    rgb: GRADIENT_ENTRY.color.read(entry),
    alpha: GRADIENT_ENTRY.alpha.read(entry),
    ratio: GRADIENT_ENTRY.ratio.read(entry),
  }));
}
