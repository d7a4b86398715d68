import { isColor } from './isColor';

/**
 * A colour in capitals: `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; null for what is not a colour.
 *
 * @param value a colour as the host takes it, or `#RGB`
 */
export function hexColor(value: unknown): string | null {
  if (typeof value === 'string' && /^#[0-9a-f]{3}$/i.test(value))
    return value.replace(/[0-9a-f]/gi, '$&$&').toUpperCase();
  if (!isColor(value)) return null;
  if (typeof value === 'number') return '#' + ('00000' + value.toString(16)).slice(-6).toUpperCase();
  return value.toUpperCase();
}

/** Tells whether a colour is the wanted one. The alpha counts only where the wanted one names it. */
export function isSameColor(color: unknown, wanted: string): boolean {
  const text = hexColor(color) || '';
  const hex = hexColor(wanted);
  return hex !== null && (hex.length > 7 ? text : text.substring(0, 7)) === hex;
}
