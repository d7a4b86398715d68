/** What a font says of itself, by which it is found among others. */
export interface FaceStyle {
  /** The family that all of its weights belong to, then the one that has up to four styles. */
  families: string[];
  /** Family and style, as its makers write them: `Noto Sans Bold`. */
  fullName?: string;
  /** 100 to 900; 400 is regular. */
  weight: number;
  isItalic: boolean;
  /** 1, the narrowest, to 9; 5 is normal. */
  width: number;
}
