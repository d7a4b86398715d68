import { HostError } from '../checks/HostError';
import { XmlNode } from '../xml/XmlNode';
import { checkNumber } from '../checks/checkValue';
import { formatNumber } from './attributes';
import { formatColor, parseColor } from './colors';
import { gradientStops, type DocumentStop } from './paints/gradientStops';

/** The attributes `color` and `alpha` for a colour, null where they are the defaults, black and opaque. */
export function colorAttributes(
  member: string,
  value: unknown,
): { color: string | null; alpha: string | null } {
  const { rgb, alpha } = parseColor(member, value);
  return { color: rgb === '#000000' ? null : rgb, alpha: alpha === 1 ? null : formatNumber(alpha) };
}

/** The colours of a gradient and their places, of 255. */
export function readEntries(gradient: XmlNode): ReturnType<typeof entryArrays> {
  return entryArrays(gradientStops(gradient));
}

/** The same of colours that were read. */
export function entryArrays(stops: readonly DocumentStop[]): { colorArray: string[]; posArray: number[] } {
  return {
    colorArray: stops.map(formatColor),
    posArray: stops.map(({ ratio }) => Math.round(ratio * 255)),
  };
}

/**
 * The nodes for a gradient's `colorArray` and `posArray`, which must be Arrays of the same length.
 *
 * @param member The host's name of what is set, for errors.
 */
export function entryNodes(member: string, { colorArray, posArray }: Record<string, unknown>): XmlNode[] {
  if (!Array.isArray(colorArray) || !Array.isArray(posArray) || colorArray.length !== posArray.length) {
    throw new HostError(`${member}: expected colorArray and posArray to be Arrays of the same length`);
  }
  return colorArray.map((color: unknown, i) => {
    const position = checkNumber(`${member}.posArray[${i}]`, posArray[i], 0, 255);
    return XmlNode.create('GradientEntry', {
      ...colorAttributes(`${member}.colorArray[${i}]`, color),
      ratio: formatNumber(position / 255),
    });
  });
}
