import { formatChannels } from '../../../../document/xfl/channels';
import type { ParsedColor } from '../../../../document/xfl/colors';

/** The basic colours of CSS by their names. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#C0C0C0',
  gray: '#808080',
  grey: '#808080',
  white: '#FFFFFF',
  maroon: '#800000',
  red: '#FF0000',
  purple: '#800080',
  fuchsia: '#FF00FF',
  magenta: '#FF00FF',
  green: '#008000',
  lime: '#00FF00',
  olive: '#808000',
  yellow: '#FFFF00',
  navy: '#000080',
  blue: '#0000FF',
  teal: '#008080',
  aqua: '#00FFFF',
  cyan: '#00FFFF',
  orange: '#FFA500',
  pink: '#FFC0CB',
  brown: '#A52A2A',
  gold: '#FFD700',
};

/** A colour of an SVG picture: `#RRGGBB` and its alpha from 0 to 1; undefined for anything else, such as a gradient. */
export function svgColor(value: string): ParsedColor | undefined {
  const text = value.trim().toLowerCase();
  const named = NAMES[text];
  if (named) return { rgb: named, alpha: 1 };
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return {
      rgb: `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`.toUpperCase(),
      alpha: 1,
    };
  if (/^#[0-9a-f]{6}$/.test(text)) return { rgb: text.toUpperCase(), alpha: 1 };
  const list = /^rgba?\(([^)]*)\)$/
    .exec(text)?.[1]
    .split(/[\s,/]+/)
    .filter((part) => part !== '');
  if (!list || list.length < 3) return undefined;
  const channel = (part: string): number => (part.endsWith('%') ? parseFloat(part) * 2.55 : parseFloat(part));
  const alpha = list[3] === undefined ? 1 : parseFloat(list[3]) / (list[3].endsWith('%') ? 100 : 1);
  return { rgb: formatChannels(list.slice(0, 3).map(channel)), alpha };
}
