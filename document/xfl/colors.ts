import { HostError } from '../checks/HostError';
import { describeValue } from '../checks/checkValue';
import { writeText, type HasAttributes, type WritableAttributes } from './attributes';
import { formatChannel } from './channels';
import { parseRgb } from './schema/XflAttribute';
import { PAINT_SCHEMA } from './schema/paintSchema';

/** A colour as the host takes it: `#RRGGBB`, `#RRGGBBAA`, or a number 0xRRGGBB. */
export interface ParsedColor {
  /** `#RRGGBB`, upper case. */
  rgb: string;
  /** 0 (transparent) to 1. */
  alpha: number;
}

/** Reads a colour in any of the formats of Adobe's reference (Layer.color, Document.backgroundColor, …). */
export function parseColor(member: string, value: unknown): ParsedColor {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffff) {
    return { rgb: `#${value.toString(16).padStart(6, '0').toUpperCase()}`, alpha: 1 };
  }
  const match = typeof value === 'string' ? /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value) : null;
  if (!match) {
    throw new HostError(
      `${member}: expected a colour ("#RRGGBB", "#RRGGBBAA" or a number), got ${describeValue(value)}`,
    );
  }
  const [, rgb = '', opacity = 'FF'] = match;
  return { rgb: `#${rgb.toUpperCase()}`, alpha: parseInt(opacity, 16) / 255 };
}

/** A colour as the host shows it: `#RRGGBB`, followed by `AA` where it is not opaque. */
export function formatColor({ rgb, alpha }: ParsedColor): string {
  if (alpha >= 1) return rgb.toUpperCase();
  return `${rgb}${formatChannel(alpha * 255)}`.toUpperCase();
}

/** What a colour is where a document says nothing. */
export const BLACK: ParsedColor = {
  rgb: PAINT_SCHEMA.SolidColor.color.initial,
  alpha: PAINT_SCHEMA.SolidColor.alpha.initial,
};

/** The colour in an attribute, `#RRGGBB`; the fallback where there is none or where the text is not a colour. */
export function readRgb(node: HasAttributes, name: string, fallback: string = BLACK.rgb): string {
  const text = node.attr(name);
  return text === undefined ? fallback : (parseRgb(text) ?? fallback);
}

/** The colour that a node holds in its attributes. @param name - the attribute beside `alpha` */
export function readColor(node: HasAttributes, name = 'color'): ParsedColor {
  return { rgb: readRgb(node, name), alpha: PAINT_SCHEMA.SolidColor.alpha.read(node) };
}

export function writeColor(node: WritableAttributes, { rgb, alpha }: ParsedColor, name = 'color'): void {
  writeText(node, name, rgb, BLACK.rgb);
  PAINT_SCHEMA.SolidColor.alpha.write(node, alpha);
}
