/** Samples per second of a mix; also the unit of sound times in documents. */
export const MIX_RATE = 44100;
