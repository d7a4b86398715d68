/** Frames of a movie, or of a sprite in it: their count has 16 bits. */
export const SWF_MAX_FRAMES = 65_535;
