import { attributes, flag } from './XflAttribute';

/** `DOMBitmapItem`. */
export const BITMAP_ITEM = attributes({
  /** False draws the nearest pixels. Source: the hard fills of movies that Adobe published of items without it. */
  allowSmoothing: flag(),
});
