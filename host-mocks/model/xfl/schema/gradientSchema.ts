import { attributes, color, number } from './XflAttribute';

/** A colour of a gradient, of a paint or a filter, and where it is: 0 to 1. */
export const GRADIENT_ENTRY = attributes({ alpha: number(1), color: color(), ratio: number() });
