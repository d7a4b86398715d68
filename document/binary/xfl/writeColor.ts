import type { ColorRecord } from '../archive/rawTypes';
import { unless } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';

/** `#RRGGBB`. */
export function hexColor({ red, green, blue }: ColorRecord): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `color` and `alpha`, omitted if they are black and opaque. */
export function colorAttributes(color: ColorRecord): WrittenAttributes {
  return { color: unless(hexColor(color), '#000000'), alpha: unless(color.alpha / 255, 1) };
}

export function writeEntries(
  xml: XmlWriter,
  entries: readonly { ratio: number; color: ColorRecord }[],
): void {
  for (const { ratio, color } of entries) xml.element('GradientEntry', { ...colorAttributes(color), ratio });
}
