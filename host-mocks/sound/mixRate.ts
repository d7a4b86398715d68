/** Samples of a channel in a second of a mix, and of the times that documents give. */
export const MIX_RATE = 44100;
