/**
 * Properties that have numbers, in the order of these. Source: Adobe's SWF 19 specification, "ActionGetProperty".
 */
const PROPERTIES = [
  '_x',
  '_y',
  '_xscale',
  '_yscale',
  '_currentframe',
  '_totalframes',
  '_alpha',
  '_visible',
  '_width',
  '_height',
  '_rotation',
  '_target',
  '_framesloaded',
  '_name',
  '_droptarget',
  '_url',
  '_highquality',
  '_focusrect',
  '_soundbuftime',
  '_quality',
  '_xmouse',
  '_ymouse',
];

const NUMBERS: ReadonlyMap<string, number> = new Map(PROPERTIES.map((name, index) => [name, index]));

/** The number of a property of movie clips; undefined for other names. */
export function propertyNumber(name: string): number | undefined {
  return NUMBERS.get(name);
}

/** Classes of the player without a package. Source: Adobe's "ActionScript 2.0 Language Reference", "ActionScript classes". */
const CLASSES: ReadonlySet<string> = new Set(
  (
    'Accessibility Array AsBroadcaster Boolean Button Camera Color ContextMenu ContextMenuItem CustomActions Date ' +
    'Error Function Key LoadVars LocalConnection Math Microphone Mouse MovieClip MovieClipLoader NetConnection ' +
    'NetStream Number Object PrintJob Selection SharedObject Sound Stage String System TextField TextFormat ' +
    'TextSnapshot Video XML XMLNode XMLSocket XMLUI'
  ).split(' '),
);

/** Classes of the player in packages. Source: the same reference. */
const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'flash.display': 'BitmapData',
    'flash.external': 'ExternalInterface',
    'flash.filters':
      'BevelFilter BitmapFilter BlurFilter ColorMatrixFilter ConvolutionFilter DisplacementMapFilter DropShadowFilter ' +
      'GlowFilter GradientBevelFilter GradientGlowFilter',
    'flash.geom': 'ColorTransform Matrix Point Rectangle Transform',
    'flash.net': 'FileReference FileReferenceList',
    'flash.text': 'TextRenderer',
    System: 'capabilities security IME',
    TextField: 'StyleSheet',
  }).map(([name, classes]) => [name, classes.split(' ')] as const),
);

/** @param name - with its package */
export function isPlayerClass(name: string): boolean {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return CLASSES.has(name);
  return PACKAGES.get(name.slice(0, dot))?.includes(name.slice(dot + 1)) ?? false;
}

/** Names of classes that are functions too, which convert: calling them is no cast. Source: the same, "Casting objects". */
const CONVERTING: ReadonlySet<string> = new Set([
  'Array',
  'Boolean',
  'Date',
  'Function',
  'Number',
  'Object',
  'String',
]);

export function convertsWhenCalled(name: string): boolean {
  return CONVERTING.has(name);
}

const MOVIE_CLIP =
  '_alpha _currentframe _droptarget _focusrect _framesloaded _height _highquality _lockroot _name _parent _quality ' +
  '_rotation _soundbuftime _target _totalframes _url _visible _width _x _xmouse _xscale _y _ymouse _yscale ' +
  'attachAudio attachBitmap attachMovie beginBitmapFill beginFill beginGradientFill blendMode cacheAsBitmap clear ' +
  'createEmptyMovieClip createTextField curveTo duplicateMovieClip enabled endFill filters focusEnabled forceSmoothing ' +
  'getBounds getBytesLoaded getBytesTotal getDepth getInstanceAtDepth getNextHighestDepth getRect getSWFVersion ' +
  'getTextSnapshot getURL globalToLocal gotoAndPlay gotoAndStop hitArea hitTest lineGradientStyle lineStyle lineTo ' +
  'loadMovie loadVariables localToGlobal menu moveTo nextFrame onData onDragOut onDragOver onEnterFrame onKeyDown ' +
  'onKeyUp onKillFocus onLoad onMouseDown onMouseMove onMouseUp onPress onRelease onReleaseOutside onRollOut onRollOver ' +
  'onSetFocus onUnload opaqueBackground play prevFrame removeMovieClip scale9Grid scrollRect setMask startDrag stop ' +
  'stopDrag swapDepths tabChildren tabEnabled tabIndex trackAsMenu transform unloadMovie useHandCursor';

/** Members of the classes of the player that classes are made of. Source: the same reference. */
const MEMBERS: Readonly<Record<string, string>> = {
  Array: 'concat join length pop push reverse shift slice sort sortOn splice unshift',
  Button:
    '_alpha _height _name _rotation _visible _width _x _xmouse _xscale _y _ymouse _yscale enabled getDepth',
  LoadVars:
    'addRequestHeader contentType decode getBytesLoaded getBytesTotal load loaded onData onHTTPStatus onLoad send sendAndLoad',
  MovieClip: MOVIE_CLIP,
  NetConnection: 'call close connect isConnected onResult onStatus uri',
  NetStream:
    'bufferLength bufferTime close currentFps onCuePoint onMetaData onStatus pause play seek setBufferTime time',
  Sound:
    'attachSound checkPolicyFile duration getBytesLoaded getBytesTotal getPan getTransform getVolume id3 loadSound ' +
    'onID3 onLoad onSoundComplete position setPan setTransform setVolume start stop',
  TextField:
    'autoSize htmlText length maxChars multiline restrict selectable setTextFormat text textColor type variable wordWrap',
  XML:
    'addRequestHeader appendChild attributes childNodes cloneNode contentType createElement createTextNode docTypeDecl ' +
    'firstChild getBytesLoaded getBytesTotal hasChildNodes ignoreWhite insertBefore lastChild load loaded nextSibling ' +
    'nodeName nodeType nodeValue onData onHTTPStatus onLoad parentNode parseXML previousSibling removeNode send ' +
    'sendAndLoad status xmlDecl',
};

const MEMBER_SETS = new Map<string, ReadonlySet<string>>();

/** The members of the objects of a class of the player. */
export function playerMembers(className: string): ReadonlySet<string> {
  let members = MEMBER_SETS.get(className);
  if (!members) {
    const names = Object.hasOwn(MEMBERS, className) ? (MEMBERS[className] ?? '') : '';
    MEMBER_SETS.set(className, (members = new Set(names.split(' '))));
  }
  return members;
}
