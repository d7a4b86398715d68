import { attributes, integer, text, word } from './XflAttribute';

/** The level at which a sound is as loud as it is. */
export const FULL_LEVEL = 32_768;

/** In the order of their numbers in binary documents. */
export const SOUND_EFFECTS = [
  'none',
  'left channel',
  'right channel',
  'fade left to right',
  'fade right to left',
  'fade in',
  'fade out',
  'custom',
] as const;

/** The attributes of a keyframe that belong to its sound. Times are samples of 44.1 kHz. */
export const SOUND = attributes({
  /** The path of the sound in the library; empty for none. */
  soundName: text(),
  soundSync: word(['event', 'stop', 'start', 'stream']),
  soundEffect: word(SOUND_EFFECTS),
  /** How often it is heard. */
  soundLoop: integer(1, 0, 65_535),
  soundLoopMode: word(['repeat', 'loop']),
  /** Where it begins, in the sound. */
  inPoint44: integer(0, 0, Infinity, [0, Infinity]),
  /** Where it ends; 0 for the end of the sound. */
  outPoint44: integer(0, 0, Infinity, [0, Infinity]),
});

/** `SoundEnvelopePoint`: a time, and the levels of left and right. */
export const SOUND_POINT = attributes({
  mark44: integer(0, 0, Infinity, [0, Infinity]),
  level0: integer(0, 0, FULL_LEVEL, [0, FULL_LEVEL]),
  level1: integer(0, 0, FULL_LEVEL, [0, FULL_LEVEL]),
});
