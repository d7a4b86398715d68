/** Twips in a pixel: documents and movies count many lengths in them. */
export const TWIPS_PER_PIXEL = 20;
