import type { PixelBox } from '../pixels/paintedBox';

/** A frame on its way to a sheet. */
export interface Sprite {
  /** Unique among the sprites of a sheet. */
  name: string;
  /** The number of its picture; equal frames share one. */
  picture: number;
  /** The size of the frame before it was trimmed. */
  source: { width: number; height: number };
  /** The part of the frame that the picture shows. */
  part: PixelBox;
  /** The registration point of the symbol in the frame, in pixels; a scene's is its corner. */
  pivot: { x: number; y: number };
  /** In milliseconds. */
  duration: number;
}

/** The sprites of one animation, by their numbers among those of all sheets. */
export interface Animation {
  name: string;
  sprites: number[];
}

/** A sprite on a sheet. */
export interface PlacedSprite extends Sprite {
  sheet: number;
  x: number;
  y: number;
  /** Stored turned clockwise by 90 degrees. */
  isRotated: boolean;
}

/** A picture with sprites, as data formats describe it. */
export interface SheetData {
  /** The name of the picture's file. */
  image: string;
  width: number;
  height: number;
  scale: number;
  /** Those on this picture. */
  sprites: readonly PlacedSprite[];
  /** Those on all pictures. */
  all: readonly PlacedSprite[];
  /** On the first of several pictures: all. On the others: none. */
  animations: readonly Animation[];
  /** Data files of the other sheets. */
  others: readonly string[];
}
