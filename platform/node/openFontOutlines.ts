import type { FontOutlines, OutlineStep } from '../FontOutlines';
import { loadPackage } from './loadPackage';

/** The part of the package that is used. Its types of others ask for the types of a browser. */
interface OpenType {
  parse(bytes: ArrayBuffer): {
    glyphs: { length: number; get(glyph: number): { path: { commands: readonly OutlineStep[] } } };
  };
}

const NONE: FontOutlines = () => undefined;

/**
 * The outlines of a TrueType or OpenType font, by the package `opentype.js`, which is loaded at the first outline. A
 * damaged font has none.
 */
export function openFontOutlines(bytes: Uint8Array): FontOutlines {
  const { parse } = loadPackage('opentype.js', 'the outline of a glyph') as OpenType;
  const font = unlessDamaged(() => parse(new Uint8Array(bytes).buffer));
  if (!font) return NONE;
  return (glyph) =>
    glyph < font.glyphs.length ? unlessDamaged(() => font.glyphs.get(glyph).path.commands) : undefined;
}

/** The package throws errors of many kinds for data that it cannot read. */
function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
