import type { ColorRecord } from '../archive/rawTypes';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { GRADIENT_ENTRY, PAINT_SCHEMA } from '../../xfl/schema/paintSchema';
import { withoutDefaults } from '../../xfl/schema/recordOf';

/** `#RRGGBB`. */
export function hexColor({ red, green, blue }: ColorRecord): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function solid(color: ColorRecord): { color: string; alpha: number } {
  return { color: hexColor(color), alpha: color.alpha / 255 };
}

/** `color` and `alpha`, omitted if they are black and opaque. */
export function colorAttributes(color: ColorRecord): WrittenAttributes {
  return withoutDefaults(PAINT_SCHEMA.SolidColor, solid(color));
}

export function writeEntries(
  xml: XmlWriter,
  entries: readonly { ratio: number; color: ColorRecord }[],
): void {
  for (const { ratio, color } of entries)
    xml.element('GradientEntry', withoutDefaults(GRADIENT_ENTRY, { ...solid(color), ratio }));
}
