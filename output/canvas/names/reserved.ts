/** Members of every object: a class or field of that name would not be found, or change all objects. */
const OF_OBJECTS = [
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'],
  ...['toString', 'toLocaleString', 'valueOf', '__defineGetter__', '__defineSetter__', '__lookupGetter__'],
  '__lookupSetter__',
];

/** Members of `lib` that are not symbols. */
export const OF_LIBRARY = [...OF_OBJECTS, 'properties', 'ssMetadata', 'webfonts', 'AnMovieClip', 'Stage'];

/**
 * Members of a clip that an instance of their name would break. Source: CreateJS 1.0.0, played, clicked, cached and
 * stopped with an instance under the name of each of its 177 members. With others, such as `cursor` and `mask`, it plays
 * as before; so it does with `hitArea`, which changes where it is clicked. Animate gives the name `cursor` to an instance; for
 * the others this is assumed.
 */
export const OF_CLIPS: ReadonlySet<string> = new Set([
  ...OF_OBJECTS,
  ...[
    'Container__tick Container_draw DisplayObject__tick DisplayObject_draw _addManagedChild',
    '_bound_resolveState _dispatchEvent _getObjectsUnderPoint _goto _hasMouseEventListener _managed _off',
    '_props _rawPosition _removeChildAt _renderFirstFrame _t _testMask _tick _updateState _updateTimeline',
    'addChildAt addEventListener advance alpha bitmapCache cache cacheCanvas cacheID children',
    'compositeOperation currentFrame currentLabel dispatchEvent draw duration filterCacheList framerate',
    'getChildByName getConcatenatedMatrix getMatrix gotoAndPlay gotoAndStop hasEventListener',
    'isSingleFrame isVisible labels localToGlobal loop mode numChildren parent paused play regX regY',
    'removeChildAt scale scaleX scaleY set setTransform shadow skewX skewY stage startPosition stop',
    'timeline totalFrames transformMatrix uncache updateCache updateContext visible x y',
  ].flatMap((words) => words.split(' ')),
]);
