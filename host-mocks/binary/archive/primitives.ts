/** In twips, or in 1/256 of a twip for edges. */
export interface Point {
  x: number;
  y: number;
}

/** tx and ty are twips. */
export interface Matrix extends Linear {
  tx: number;
  ty: number;
}

export interface Linear {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Each 0 to 255. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}
