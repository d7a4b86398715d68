import type { XmlNode } from '../../xml/XmlNode';
import { readNumber } from './attributes';

/** Dash and gap of a line in pixels; dots are dashes without length. Undefined for lines without gaps. */
export function dashLengths(stroke: XmlNode): [dash: number, gap: number] | undefined {
  if (stroke.name === 'DashedStroke') return [readNumber(stroke, 'dash1', 6), readNumber(stroke, 'dash2', 6)];
  if (stroke.name !== 'DottedStroke') return undefined;
  return [0, Math.max(readNumber(stroke, 'weight', 1), 1) + readNumber(stroke, 'dotSpace', 3)];
}
