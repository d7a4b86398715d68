/** A name, path, class or value with wildcards, in pieces. Adjacent text pieces are merged; it may be empty. */
export type Pattern = PatternPiece[];

export type PatternPiece =
  | { type: 'text'; text: string }
  /** `*`: any run of characters, the empty one included. */
  | { type: 'any' }
  | RangePiece;

/** `{min|max}`: a whole number between the two, both included; leading zeros are ignored, `-` makes it negative. */
export interface RangePiece {
  type: 'range';
  min: number;
  max: number;
}

/** The test of a whole text, from its first to its last character. */
export type TextTest = (text: string) => boolean;
