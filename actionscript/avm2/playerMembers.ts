// Made by build/actionscript/playerMembers.mjs of the declarations in Ruffle (github.com/ruffle-rs/ruffle): facts only.

/** Members of the classes of Flash Player that others extend, without constants: what code of these classes can name. */
export const PLAYER_MEMBERS: Readonly<Record<string, string>> = {
  ArgumentError: 'length',
  Array:
    'concat every filter forEach indexOf insertAt join lastIndexOf length map pop push removeAt reverse shift slice some sort sortOn splice unshift',
  Date: 'date dateUTC day dayUTC fullYear fullYearUTC getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth getUTCSeconds hours hoursUTC length milliseconds millisecondsUTC minutes minutesUTC month monthUTC parse seconds secondsUTC setDate setFullYear setHours setMilliseconds setMinutes setMonth setSeconds setTime setUTCDate setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes setUTCMonth setUTCSeconds time timezoneOffset toDateString toLocaleDateString toLocaleString toLocaleTimeString toString toTimeString toUTCString valueOf',
  DefinitionError: 'length',
  Error: 'errorID getErrorMessage getStackTrace length message name throwError',
  EvalError: 'length',
  Object: 'hasOwnProperty isPrototypeOf length propertyIsEnumerable',
  RangeError: 'length',
  ReferenceError: 'length',
  RegExp: 'dotall exec extended global ignoreCase lastIndex length multiline source test',
  SecurityError: 'length',
  SyntaxError: 'length',
  TypeError: 'length',
  URIError: 'length',
  UninitializedError: 'length',
  VerifyError: 'length',
  'flash.accessibility.AccessibilityImplementation':
    'accDoDefaultAction accLocation accSelect errno getChildIDArray get_accDefaultAction get_accFocus get_accName get_accRole get_accSelection get_accState get_accValue isLabeledBy stub',
  'flash.accessibility.AccessibilityProperties':
    'description forceSimple name noAutoLabeling shortcut silent',
  'flash.automation.AutomationAction': 'type',
  'flash.automation.KeyboardAutomationAction': 'keyCode',
  'flash.automation.MouseAutomationAction': 'delta stageX stageY',
  'flash.automation.StageCapture': '',
  'flash.automation.StageCaptureEvent': 'checksum pts url',
  'flash.desktop.Clipboard':
    'clear clearData formats generalClipboard getData hasFormat setData setDataHandler',
  'flash.desktop.ClipboardFormats': '',
  'flash.desktop.ClipboardTransferMode': '',
  'flash.desktop.Icon': 'bitmaps',
  'flash.desktop.InteractiveIcon': 'height width',
  'flash.desktop.NativeDragManager': 'isSupported',
  'flash.desktop.NativeDragOptions': 'allowCopy allowLink allowMove',
  'flash.desktop.NativeProcess': 'isSupported start',
  'flash.desktop.NativeProcessStartupInfo': 'arguments executable workingDirectory',
  'flash.display.AVLoader': '',
  'flash.display.AVM1Movie': 'addCallback call',
  'flash.display.Bitmap': 'bitmapData pixelSnapping smoothing',
  'flash.display.BitmapData':
    'applyFilter clone colorTransform compare copyChannel copyPixels copyPixelsToByteArray dispose draw drawWithQuality encode fillRect floodFill generateFilterRect getColorBoundsRect getPixel getPixel32 getPixels getVector height histogram hitTest lock merge noise paletteMap perlinNoise pixelDissolve rect scroll setPixel setPixel32 setPixels setVector threshold transparent unlock width',
  'flash.display.DisplayObject':
    'accessibilityProperties alpha blendMode blendShader cacheAsBitmap cacheAsBitmapMatrix filters getBounds getRect globalToLocal globalToLocal3D height hitTestObject hitTestPoint loaderInfo local3DToGlobal localToGlobal mask metaData mouseX mouseY name opaqueBackground parent root rotation rotationX rotationY rotationZ scale9Grid scaleX scaleY scaleZ scrollRect stage transform visible width x y z',
  'flash.display.DisplayObjectContainer':
    'addChild addChildAt areInaccessibleObjectsUnderPoint contains getChildAt getChildByName getChildIndex getObjectsUnderPoint mouseChildren numChildren removeChild removeChildAt removeChildren setChildIndex stopAllMovieClips swapChildren swapChildrenAt tabChildren textSnapshot',
  'flash.display.InteractiveObject':
    'accessibilityImplementation contextMenu doubleClickEnabled focusRect mouseEnabled needsSoftKeyboard requestSoftKeyboard softKeyboardInputAreaOfInterest tabEnabled tabIndex',
  'flash.display.Loader':
    'close content contentLoaderInfo load loadBytes uncaughtErrorEvents unload unloadAndStop',
  'flash.display.LoaderInfo':
    'actionScriptVersion applicationDomain bytes bytesLoaded bytesTotal childAllowsParent childSandboxBridge content contentType frameRate getLoaderInfoByDefinition height isURLInaccessible loader loaderURL parameters parentAllowsChild parentSandboxBridge sameDomain sharedEvents swfVersion uncaughtErrorEvents url width',
  'flash.display.MovieClip':
    'addFrameScript currentFrame currentFrameLabel currentLabel currentLabels currentScene enabled framesLoaded gotoAndPlay gotoAndStop isPlaying nextFrame nextScene play prevFrame prevScene scenes stop totalFrames trackAsMenu',
  'flash.display.NativeMenu':
    'addItem addItemAt addSubmenu addSubmenuAt clone containsItem display getItemAt getItemByName getItemIndex isSupported items numItems parent removeAllItems removeItem removeItemAt setItemIndex',
  'flash.display.NativeMenuItem':
    'checked data enabled isSeparator keyEquivalent keyEquivalentModifiers label menu mnemonicIndex name submenu',
  'flash.display.NativeWindow':
    'activate active alwaysInFront bounds close closed displayState globalToScreen height isSupported listOwnedWindows maxSize maximizable maximize minSize minimizable minimize notifyUser orderInBackOf orderInFrontOf orderToBack orderToFront owner renderMode resizable restore stage startMove startResize supportsMenu supportsNotification supportsTransparency systemChrome systemMaxSize systemMinSize title transparent type visible width x y',
  'flash.display.NativeWindowInitOptions':
    'maximizable minimizable owner renderMode resizable systemChrome transparent type',
  'flash.display.Shader': 'byteCode data precisionHint',
  'flash.display.ShaderJob': 'cancel height progress shader start target width',
  'flash.display.Shape': 'graphics',
  'flash.display.SimpleButton':
    'downState enabled hitTestState overState soundTransform trackAsMenu upState useHandCursor',
  'flash.display.Sprite':
    'buttonMode dropTarget graphics hitArea soundTransform startDrag startTouchDrag stopDrag stopTouchDrag useHandCursor',
  'flash.display.Stage':
    'align allowsFullScreen allowsFullScreenInteractive autoOrients browserZoomFactor color colorCorrection colorCorrectionSupport constructor contentsScaleFactor deviceOrientation displayContextInfo displayState focus frameRate fullScreenHeight fullScreenSourceRect fullScreenWidth invalidate isFocusInaccessible mouseLock nativeWindow orientation quality scaleMode setAspectRatio setOrientation showDefaultContextMenu softKeyboardRect stage3Ds stageFocusRect stageHeight stageVideos stageWidth supportedOrientations supportsOrientationChange wmodeGPU',
  'flash.display.Stage3D': 'context3D requestContext3D requestContext3DMatchingProfiles visible x y',
  'flash.display3D.textures.TextureBase': 'dispose',
  'flash.errors.DRMManagerError': 'subErrorID toString',
  'flash.errors.EOFError': '',
  'flash.errors.IOError': '',
  'flash.errors.IllegalOperationError': '',
  'flash.errors.InvalidSWFError': '',
  'flash.errors.MemoryError': '',
  'flash.errors.ScriptTimeoutError': '',
  'flash.errors.StackOverflowError': '',
  'flash.events.AVDictionaryDataEvent': 'dictionary time',
  'flash.events.AVHTTPStatusEvent': 'responseHeaders responseURL status',
  'flash.events.AVLoadInfoEvent': 'loadInfo',
  'flash.events.AVManifestLoadEvent': 'duration handle result userData',
  'flash.events.AVPauseAtPeriodEndEvent': 'userData',
  'flash.events.AVPlayStateEvent': 'playState',
  'flash.events.AVStatusEvent': 'description notificationType result',
  'flash.events.AVStreamSwitchEvent': 'bitrate description switchType time userData',
  'flash.events.AccelerometerEvent': 'accelerationX accelerationY accelerationZ timestamp',
  'flash.events.ActivityEvent': 'activating',
  'flash.events.AsyncErrorEvent': 'error',
  'flash.events.AudioOutputChangeEvent': 'reason',
  'flash.events.ContextMenuEvent': 'contextMenuOwner isMouseTargetInaccessible mouseTarget',
  'flash.events.DRMAuthenticateEvent':
    'authenticationType header netstream passwordPrompt urlPrompt usernamePrompt',
  'flash.events.DRMAuthenticationCompleteEvent': 'domain serverURL token',
  'flash.events.DRMAuthenticationErrorEvent': 'domain serverURL subErrorID',
  'flash.events.DRMDeviceGroupErrorEvent': 'deviceGroup drmUpdateNeeded subErrorID systemUpdateNeeded',
  'flash.events.DRMDeviceGroupEvent': 'deviceGroup',
  'flash.events.DRMErrorEvent': 'contentData drmUpdateNeeded subErrorID systemUpdateNeeded',
  'flash.events.DRMLicenseRequestEvent': 'serverURL',
  'flash.events.DRMMetadataEvent': 'drmMetadata timestamp',
  'flash.events.DRMReturnVoucherCompleteEvent': 'licenseID numberOfVouchersReturned policyID serverURL',
  'flash.events.DRMReturnVoucherErrorEvent': 'licenseID policyID serverURL subErrorID',
  'flash.events.DRMStatusEvent': 'contentData isLocal voucher',
  'flash.events.DataEvent': 'data',
  'flash.events.ErrorEvent': 'errorID',
  'flash.events.Event':
    'bubbles cancelable clone currentTarget eventPhase formatToString isDefaultPrevented preventDefault stopImmediatePropagation stopPropagation target toString type',
  'flash.events.EventDispatcher':
    'addEventListener dispatchEvent hasEventListener removeEventListener toString willTrigger',
  'flash.events.FocusEvent': 'direction isRelatedObjectInaccessible keyCode relatedObject shiftKey',
  'flash.events.FullScreenEvent': 'fullScreen interactive',
  'flash.events.GestureEvent':
    'altKey commandKey controlKey ctrlKey localX localY phase shiftKey stageX stageY updateAfterEvent',
  'flash.events.HTTPStatusEvent': 'redirected responseHeaders responseURL status',
  'flash.events.IMEEvent': 'imeClient',
  'flash.events.IOErrorEvent': '',
  'flash.events.InvokeEvent': 'arguments currentDirectory reason',
  'flash.events.KeyboardEvent':
    'altKey charCode commandKey controlKey ctrlKey keyCode keyLocation shiftKey updateAfterEvent',
  'flash.events.MouseEvent':
    'altKey buttonDown ctrlKey delta isRelatedObjectInaccessible localX localY movementX movementY relatedObject shiftKey stageX stageY updateAfterEvent',
  'flash.events.NativeDragEvent': 'allowedActions clipboard dropAction',
  'flash.events.NativeWindowBoundsEvent': 'afterBounds beforeBounds',
  'flash.events.NativeWindowDisplayStateEvent': 'afterDisplayState beforeDisplayState',
  'flash.events.NetDataEvent': 'info timestamp',
  'flash.events.NetFilterEvent': 'data header',
  'flash.events.NetMonitorEvent': 'netStream',
  'flash.events.NetStatusEvent': 'info',
  'flash.events.OutputProgressEvent': 'bytesPending bytesTotal',
  'flash.events.PressAndTapGestureEvent': 'tapLocalX tapLocalY tapStageX tapStageY',
  'flash.events.ProgressEvent': 'bytesLoaded bytesTotal',
  'flash.events.SampleDataEvent': 'data position',
  'flash.events.SecurityErrorEvent': '',
  'flash.events.ShaderEvent': 'bitmapData byteArray vector',
  'flash.events.SoftKeyboardEvent': 'relatedObject triggerType',
  'flash.events.SoftKeyboardTrigger': '',
  'flash.events.StageVideoAvailabilityEvent': 'availability driver reason',
  'flash.events.StageVideoEvent': 'codecInfo colorSpace status',
  'flash.events.StatusEvent': 'code level',
  'flash.events.SyncEvent': 'changeList',
  'flash.events.TextEvent': 'text',
  'flash.events.ThrottleEvent': 'state targetFrameRate',
  'flash.events.ThrottleType': '',
  'flash.events.TimerEvent': 'updateAfterEvent',
  'flash.events.TouchEvent':
    'altKey ctrlKey getSamples isPrimaryTouchPoint isRelatedObjectInaccessible isToolButtonDown localX localY pressure relatedObject shiftKey sizeX sizeY stageX stageY touchPointID updateAfterEvent',
  'flash.events.TransformGestureEvent': 'offsetX offsetY rotation scaleX scaleY velocity',
  'flash.events.UncaughtErrorEvent': 'error',
  'flash.events.UncaughtErrorEvents': '',
  'flash.events.VideoEvent': 'codecInfo status',
  'flash.events.VideoTextureEvent': 'codecInfo colorSpace status',
  'flash.filesystem.File':
    'applicationDirectory applicationStorageDirectory canonicalize createDirectory deleteDirectory documentsDirectory exists getDirectoryListing moveTo nativePath resolvePath separator url userDirectory',
  'flash.filesystem.FileStream': 'close',
  'flash.filters.BitmapFilter': 'clone',
  'flash.filters.ConvolutionFilter': 'alpha bias clamp color divisor matrix matrixX matrixY preserveAlpha',
  'flash.filters.ShaderFilter': 'bottomExtension leftExtension rightExtension shader topExtension',
  'flash.geom.ColorTransform':
    'alphaMultiplier alphaOffset blueMultiplier blueOffset color concat greenMultiplier greenOffset redMultiplier redOffset toString',
  'flash.geom.Matrix':
    'a b c clone concat copyColumnFrom copyColumnTo copyFrom copyRowFrom copyRowTo createBox createGradientBox d deltaTransformPoint identity invert rotate scale setTo toString transformPoint translate tx ty',
  'flash.geom.Matrix3D':
    'append appendRotation appendScale appendTranslation clone copyColumnFrom copyColumnTo copyFrom copyRawDataFrom copyRawDataTo copyRowFrom copyRowTo copyToMatrix3D decompose deltaTransformVector determinant identity invert pointAt position prepend prependRotation prependScale prependTranslation rawData recompose transformVector transformVectors transpose',
  'flash.geom.PerspectiveProjection': 'fieldOfView focalLength projectionCenter toMatrix3D',
  'flash.geom.Point':
    'add clone copyFrom distance equals interpolate length normalize offset polar setTo subtract toString x y',
  'flash.geom.Rectangle':
    'bottom bottomRight clone contains containsPoint containsRect copyFrom equals height inflate inflatePoint intersection intersects isEmpty left offset offsetPoint right setEmpty setTo size toString top topLeft union width x y',
  'flash.geom.Transform':
    'colorTransform concatenatedColorTransform concatenatedMatrix getRelativeMatrix3D matrix matrix3D perspectiveProjection pixelBounds',
  'flash.geom.Utils3D': 'projectVector projectVectors',
  'flash.geom.Vector3D':
    'add angleBetween clone copyFrom crossProduct decrementBy distance dotProduct equals incrementBy length lengthSquared nearEquals negate normalize project scaleBy setTo subtract toString w x y z',
  'flash.html.HTMLLoader': '',
  'flash.media.AVABRParameters': 'maxBitsPerSecond minBitsPerSecond policy startBitsPerSecond',
  'flash.media.AVABRProfileInfo': 'bitsPerSecond height width',
  'flash.media.AVCaptionStyle':
    'backgroundColor backgroundOpacity bottomInset edgeColor fillColor fillOpacity font fontColor fontEdge fontOpacity size',
  'flash.media.AVCuePoint': 'dictionary localTime',
  'flash.media.AVInsertionResult': 'insertedBeforeReadHead periodIndex',
  'flash.media.AVNetworkingParams':
    'appendRandomQueryParameter forceNativeNetworking networkDownVerificationUrl readSetCookieHeader useCookieHeaderForAllRequests',
  'flash.media.AVPeriodInfo':
    'duration firstCuePointIndex firstSubscribedTagIndex lastCuePointIndex lastSubscribedTagIndex localStartTime supportsTrickPlay targetDuration userData virtualStartTime',
  'flash.media.AVPlayState': 'state',
  'flash.media.AVResult': 'result',
  'flash.media.AVSegmentedSource': '',
  'flash.media.AVSource': '',
  'flash.media.AVStream': '',
  'flash.media.AVTagData': 'data localTime',
  'flash.media.AVTimeline':
    'complete firstPeriodIndex firstSubscribedTagIndex lastPeriodIndex lastSubscribedTagIndex type virtualDuration virtualStartTime',
  'flash.media.AVTrackInfo':
    'activity autoSelect dataTrackInfoServiceType defaultTrack description forced language pid',
  'flash.media.CameraRoll': '',
  'flash.media.Sound':
    'bytesLoaded bytesTotal close extract id3 isBuffering isURLInaccessible length load loadCompressedDataFromByteArray loadPCMFromByteArray play url',
  'flash.media.SoundLoaderContext': 'bufferTime checkPolicyFile',
  'flash.media.StageVideo': '',
  'flash.media.Video': 'attachNetStream clear deblocking smoothing videoHeight videoWidth',
  'flash.media.VideoStreamSettings':
    'bandwidth codec fps height keyFrameInterval quality setKeyFrameInterval setMode setQuality width',
  'flash.net.DatagramSocket': '',
  'flash.net.FileReference':
    'browse cancel creationDate creator data download extension load modificationDate name requestPermission save size type upload uploadUnencoded',
  'flash.net.FileReferenceList': 'browse fileList',
  'flash.net.LocalConnection': 'allowDomain allowInsecureDomain client close connect domain isSupported send',
  'flash.net.NetConnection':
    'addHeader call client close connect connected connectedProxyType defaultObjectEncoding farID farNonce maxPeerConnections nearID nearNonce objectEncoding protocol proxyType unconnectedPeerStreams uri usingTLS',
  'flash.net.NetGroup': '',
  'flash.net.NetStream':
    'appendBytes appendBytesAction attach attachAudio attachCamera audioReliable audioSampleAccess backBufferLength backBufferTime bufferLength bufferTime bufferTimeMax bytesLoaded bytesTotal checkPolicyFile client close currentFPS dataReliable dispose farID farNonce inBufferSeek info liveDelay maxPauseBufferTime multicastAvailabilitySendToAll multicastAvailabilityUpdatePeriod multicastFetchPeriod multicastInfo multicastPushNeighborLimit multicastRelayMarginDuration multicastWindowDuration nearNonce objectEncoding pause peerStreams play play2 preloadEmbeddedData publish receiveAudio receiveVideo receiveVideoFPS resetDRMVouchers resume seek send setDRMAuthenticationCredentials soundTransform step time togglePause useHardwareDecoder useJitterBuffer videoReliable videoSampleAccess videoStreamSettings',
  'flash.net.NetStreamPlayOptions': 'len offset oldStreamName start streamName transition',
  'flash.net.NetStreamPlayTransitions': '',
  'flash.net.Responder': '',
  'flash.net.SharedObject': 'clear close data flush getLocal objectEncoding setProperty size',
  'flash.net.Socket':
    'bytesAvailable bytesPending close connect connected endian flush objectEncoding readBoolean readByte readBytes readDouble readFloat readInt readMultiByte readObject readShort readUTF readUTFBytes readUnsignedByte readUnsignedInt readUnsignedShort timeout writeBoolean writeByte writeBytes writeDouble writeFloat writeInt writeMultiByte writeObject writeShort writeUTF writeUTFBytes writeUnsignedInt',
  'flash.net.URLLoader': 'bytesLoaded bytesTotal close data dataFormat load',
  'flash.net.URLRequestDefaults':
    '_authenticate _cacheResponse _followRedirects _idleTimeout _manageCookies _useCache _userAgent authenticate cacheResponse followRedirects idleTimeout manageCookies setLoginCredentialsForHost useCache userAgent',
  'flash.net.URLStream':
    'bytesAvailable close connected endian load objectEncoding readBoolean readByte readBytes readDouble readFloat readInt readMultiByte readObject readShort readUTF readUTFBytes readUnsignedByte readUnsignedInt readUnsignedShort',
  'flash.net.URLVariables': 'decode toString',
  'flash.net.XMLSocket': 'close connect connected send timeout',
  'flash.net.drm.DRMContentData': 'authenticationMethod domain getVoucherAccessInfo licenseID serverURL',
  'flash.printing.PrintJob': '',
  'flash.printing.PrintJobOptions': 'printAsBitmap',
  'flash.sampler.Sample': 'stack time',
  'flash.sensors.Accelerometer': 'isSupported muted setRequestedUpdateInterval',
  'flash.sensors.Geolocation': 'isSupported',
  'flash.system.JPEGLoaderContext': 'deblockingFilter',
  'flash.system.LoaderContext':
    'allowCodeImport allowLoadBytesCodeExecution applicationDomain checkPolicyFile imageDecodingPolicy parameters requestedContentParent securityDomain',
  'flash.system.SecurityDomain': 'currentDomain',
  'flash.system.SystemUpdaterType': '',
  'flash.text.Font': 'enumerateFonts fontName fontStyle fontType hasGlyphs registerFont',
  'flash.text.StyleSheet': 'clear getStyle parseCSS setStyle styleNames transform',
  'flash.text.TextExtent': 'ascent descent height textFieldHeight textFieldWidth width',
  'flash.text.TextField':
    'alwaysShowSelection antiAliasType appendText autoSize background backgroundColor border borderColor bottomScrollV caretIndex condenseWhite defaultTextFormat displayAsPassword embedFonts getCharBoundaries getCharIndexAtPoint getFirstCharInParagraph getImageReference getLineIndexAtPoint getLineIndexOfChar getLineLength getLineMetrics getLineOffset getLineText getParagraphLength getTextFormat getTextRuns gridFitType htmlText insertXMLText isFontCompatible length maxChars maxScrollH maxScrollV mouseWheelEnabled multiline numLines replaceSelectedText replaceText restrict scrollH scrollV selectable selectedText selectionBeginIndex selectionEndIndex setSelection setTextFormat sharpness styleSheet text textColor textHeight textInteractionMode textWidth thickness type useRichTextClipboard wordWrap',
  'flash.text.TextFormat':
    'align blockIndent bold bullet color display font indent italic kerning leading leftMargin letterSpacing rightMargin size tabStops target underline url',
  'flash.text.TextLineMetrics': 'ascent descent height leading width x',
  'flash.text.TextRun': 'beginIndex endIndex textFormat',
  'flash.text.TextSnapshot':
    'charCount findText getSelected getSelectedText getText getTextRunInfo hitTestTextNearPos setSelectColor setSelected',
  'flash.text.engine.ContentElement':
    'elementFormat eventMirror groupElement rawText text textBlock textBlockBeginIndex textRotation userData',
  'flash.text.engine.TextJustifier': 'clone lineJustification locale',
  'flash.trace.Trace': 'getLevel getListener setLevel setListener',
  'flash.ui.GameInputControl': '',
  'flash.utils.ByteArray':
    'bytesAvailable clear compress defaultObjectEncoding deflate endian inflate length objectEncoding position readBoolean readByte readBytes readDouble readFloat readInt readMultiByte readObject readShort readUTF readUTFBytes readUnsignedByte readUnsignedInt readUnsignedShort shareable toString uncompress writeBoolean writeByte writeBytes writeDouble writeFloat writeInt writeMultiByte writeObject writeShort writeUTF writeUTFBytes writeUnsignedInt',
  'flash.utils.Dictionary': '',
  'flash.utils.Proxy':
    'callProperty deleteProperty getDescendants getProperty hasProperty isAttribute nextName nextNameIndex nextValue setProperty',
  'flash.utils.Timer': 'currentCount delay repeatCount reset running start stop',
  'flash.xml.XMLDocument': 'createElement createTextNode docTypeDecl idMap ignoreWhite parseXML xmlDecl',
  'flash.xml.XMLNode':
    'appendChild attributes childNodes cloneNode firstChild getNamespaceForPrefix getPrefixForNamespace hasChildNodes insertBefore lastChild localName namespaceURI nextSibling nodeName nodeType nodeValue parentNode prefix previousSibling removeNode toString',
};
