import type { XmlNode } from '../../xml/XmlNode';
import { MIN_DASH } from '../../claims';
import { readNumber } from './attributes';

/**
 * Dash and gap of a line in pixels; dots are dashes without length. Undefined for lines without gaps, and for dashes that
 * are too short to be seen: `MIN_DASH`.
 */
export function dashLengths(stroke: XmlNode): [dash: number, gap: number] | undefined {
  if (stroke.name === 'DashedStroke')
    return drawable(readNumber(stroke, 'dash1', 6), readNumber(stroke, 'dash2', 6));
  if (stroke.name !== 'DottedStroke') return undefined;
  return drawable(0, Math.max(readNumber(stroke, 'weight', 1), 1) + readNumber(stroke, 'dotSpace', 3));
}

function drawable(dash: number, gap: number): [number, number] | undefined {
  return dash >= 0 && gap >= 0 && dash + gap >= MIN_DASH ? [dash, gap] : undefined;
}
