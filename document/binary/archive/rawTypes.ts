/** In twips, or in 1/256 of a twip for edges. */
export interface RawPoint {
  x: number;
  y: number;
}

/** tx and ty are twips. */
export interface RawMatrix extends RawLinear {
  tx: number;
  ty: number;
}

export interface RawLinear {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Each 0 to 255. */
export interface ColorRecord {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}
