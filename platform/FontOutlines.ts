/** A step of an outline, in the units of its font; y counts upwards. */
export type OutlineStep =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

/** The outlines of a font's glyphs, by their numbers; undefined for a glyph that is damaged. */
export type FontOutlines = (glyph: number) => readonly OutlineStep[] | undefined;
