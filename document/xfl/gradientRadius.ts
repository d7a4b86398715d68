/** Half the side of the square that a gradient fills before its matrix, in pixels: 16384 twips. */
export const GRADIENT_RADIUS = 819.2;
