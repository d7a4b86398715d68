/**
 * What ragged, stippled and hatched strokes are described by in an XFL, by the name of their node: each list in the order
 * of the numbers that binary documents have in their place.
 */
export const STROKE_WORDS = {
  RaggedStroke: {
    pattern: [
      'solid',
      'simple',
      'random',
      'dotted',
      'random dotted',
      'triple dotted',
      'random triple dotted',
    ],
    waveHeight: ['flat', 'wavy', 'very wavy', 'wild'],
    waveLength: ['very short', 'short', 'medium', 'long'],
  },
  StippleStroke: {
    dotSize: ['tiny', 'small', 'medium', 'large'],
    variation: ['one size', 'small variation', 'varied sizes', 'random sizes'],
    density: ['very dense', 'dense', 'sparse', 'very sparse'],
  },
  HatchedStroke: {
    hatchThickness: ['hairline', 'thin', 'medium', 'thick'],
    space: ['very close', 'close', 'distant', 'very distant'],
    jiggle: ['none', 'bounce', 'loose', 'wild'],
    rotate: ['none', 'slight', 'medium', 'free'],
    curve: ['straight', 'slight curve', 'medium curve', 'very curved'],
    length: ['equal', 'slight variation', 'medium variation'],
  },
} as const;
