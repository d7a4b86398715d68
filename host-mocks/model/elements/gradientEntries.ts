import { HostError } from '../../realm/HostError';
import { XmlNode } from '../../xml/XmlNode';
import { checkNumber } from '../../realm/checkValue';
import { formatNumber, readNumber } from '../xfl/attributes';
import { formatColor, parseColor, readColor } from '../xfl/colors';

/** The attributes `color` and `alpha` for a colour, null where they are the defaults, black and opaque. */
export function colorAttributes(
  member: string,
  value: unknown,
): { color: string | null; alpha: string | null } {
  const { rgb, alpha } = parseColor(member, value);
  return { color: rgb === '#000000' ? null : rgb, alpha: alpha === 1 ? null : formatNumber(alpha) };
}

/** The colours of a gradient and their places, of 255. */
export function readEntries(gradient: XmlNode): { colorArray: string[]; posArray: number[] } {
  const entries = gradient.childrenNamed('GradientEntry');
  return {
    colorArray: entries.map((entry) => formatColor(readColor(entry))),
    posArray: entries.map((entry) => Math.round(readNumber(entry, 'ratio') * 255)),
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
