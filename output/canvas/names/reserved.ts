/** Members of every object: a class or field of that name would not be found, or change all objects. */
const OF_OBJECTS = [
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'],
  ...['toString', 'toLocaleString', 'valueOf', '__defineGetter__', '__defineSetter__', '__lookupGetter__'],
  '__lookupSetter__',
];

/** Members of `lib` that are not symbols. */
export const OF_LIBRARY = [...OF_OBJECTS, 'properties', 'ssMetadata', 'webfonts', 'AnMovieClip', 'Stage'];

/** Members of a clip that the player needs. An instance of that name would take their place. */
export const OF_CLIPS = new Set([
  ...OF_OBJECTS,
  ...[
    'timeline',
    'children',
    'parent',
    'stage',
    'mode',
    'startPosition',
    'loop',
    'labels',
    'reversed',
    'name',
    'id',
  ],
  ...['x', 'y', 'scaleX', 'scaleY', 'rotation', 'skewX', 'skewY', 'regX', 'regY', 'alpha', 'visible', 'mask'],
  ...[
    'filters',
    'shadow',
    'compositeOperation',
    'cursor',
    'hitArea',
    'nominalBounds',
    'frameBounds',
    'bitmapCache',
  ],
  ...[
    'play',
    'stop',
    'gotoAndPlay',
    'gotoAndStop',
    'advance',
    'draw',
    'tick',
    'addChild',
    'addChildAt',
    'removeChild',
  ],
  ...[
    'removeChildAt',
    'removeAllChildren',
    'getChildAt',
    'numChildren',
    'setTransform',
    'getMatrix',
    'cache',
    'uncache',
  ],
  ...[
    'updateCache',
    'clone',
    'dispatchEvent',
    'addEventListener',
    'on',
    'off',
    'set',
    'isVisible',
    'currentFrame',
  ],
  ...[
    'totalFrames',
    'duration',
    'paused',
    'framerate',
    'actionFrames',
    'isSingleFrame',
    'filterCacheList',
    'updateContext',
  ],
]);
