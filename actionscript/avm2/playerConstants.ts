// Made by build/actionscript/playerConstants.mjs of the declarations in Ruffle (github.com/ruffle-rs/ruffle): facts only.

/** Public constants of the classes of Flash Player: `NAME="text` or `NAME=number`, with `|` between. */
export const PLAYER_CONSTANTS: Readonly<Record<string, string>> = {
  Array: 'CASEINSENSITIVE=1|DESCENDING=2|UNIQUESORT=4|RETURNINDEXEDARRAY=8|NUMERIC=16',
  Math: 'E=2.718281828459045|LN10=2.302585092994046|LN2=0.6931471805599453|LOG10E=0.4342944819032518|LOG2E=1.4426950408889634|PI=3.141592653589793|SQRT1_2=0.7071067811865476|SQRT2=1.4142135623730951',
  Number:
    'E=2.718281828459045|PI=3.141592653589793|SQRT2=1.4142135623730951|SQRT1_2=0.7071067811865476|LN2=0.6931471805599453|LN10=2.302585092994046|LOG2E=1.4426950408889634|LOG10E=0.4342944819032518',
  'flash.automation.KeyboardAutomationAction': 'KEY_DOWN="keyDown|KEY_UP="keyUp',
  'flash.automation.MouseAutomationAction':
    'MIDDLE_MOUSE_DOWN="middleMouseDown|MIDDLE_MOUSE_UP="middleMouseUp|MOUSE_DOWN="mouseDown|MOUSE_MOVE="mouseMove|MOUSE_UP="mouseUp|MOUSE_WHEEL="mouseWheel|RIGHT_MOUSE_DOWN="rightMouseDown|RIGHT_MOUSE_UP="rightMouseUp',
  'flash.automation.StageCapture':
    'CURRENT="current|MULTIPLE="multiple|NEXT="next|RASTER="raster|SCREEN="screen|STAGE="stage',
  'flash.automation.StageCaptureEvent': 'CAPTURE="capture',
  'flash.desktop.ClipboardFormats':
    'BITMAP_FORMAT="air:bitmap|FILE_LIST_FORMAT="air:file list|FILE_PROMISE_LIST_FORMAT="air:file promise list|HTML_FORMAT="air:html|RICH_TEXT_FORMAT="air:rtf|TEXT_FORMAT="air:text|URL_FORMAT="air:url',
  'flash.desktop.ClipboardTransferMode':
    'CLONE_ONLY="cloneOnly|CLONE_PREFERRED="clonePreferred|ORIGINAL_ONLY="originalOnly|ORIGINAL_PREFERRED="originalPreferred',
  'flash.desktop.SystemIdleMode': 'NORMAL="normal|KEEP_AWAKE="keepAwake',
  'flash.display.ActionScriptVersion': 'ACTIONSCRIPT2=2|ACTIONSCRIPT3=3',
  'flash.display.BitmapDataChannel': 'RED=1|GREEN=2|BLUE=4|ALPHA=8',
  'flash.display.BitmapEncodingColorSpace':
    'COLORSPACE_AUTO="auto|COLORSPACE_4_4_4="4:4:4|COLORSPACE_4_2_2="4:2:2|COLORSPACE_4_2_0="4:2:0',
  'flash.display.BlendMode':
    'NORMAL="normal|LAYER="layer|MULTIPLY="multiply|SCREEN="screen|LIGHTEN="lighten|DARKEN="darken|ADD="add|SUBTRACT="subtract|DIFFERENCE="difference|INVERT="invert|OVERLAY="overlay|HARDLIGHT="hardlight|ALPHA="alpha|ERASE="erase|SHADER="shader',
  'flash.display.CapsStyle': 'ROUND="round|NONE="none|SQUARE="square',
  'flash.display.ColorCorrection': 'DEFAULT="default|ON="on|OFF="off',
  'flash.display.ColorCorrectionSupport':
    'UNSUPPORTED="unsupported|DEFAULT_ON="defaultOn|DEFAULT_OFF="defaultOff',
  'flash.display.GradientType': 'LINEAR="linear|RADIAL="radial',
  'flash.display.GraphicsPathCommand':
    'NO_OP=0|MOVE_TO=1|LINE_TO=2|CURVE_TO=3|WIDE_MOVE_TO=4|WIDE_LINE_TO=5|CUBIC_CURVE_TO=6',
  'flash.display.GraphicsPathWinding': 'EVEN_ODD="evenOdd|NON_ZERO="nonZero',
  'flash.display.InterpolationMethod': 'RGB="rgb|LINEAR_RGB="linearRGB',
  'flash.display.JointStyle': 'ROUND="round|BEVEL="bevel|MITER="miter',
  'flash.display.LineScaleMode': 'NORMAL="normal|VERTICAL="vertical|HORIZONTAL="horizontal|NONE="none',
  'flash.display.NativeWindowDisplayState': 'MAXIMIZED="maximized|MINIMIZED="minimized|NORMAL="normal',
  'flash.display.NativeWindowSystemChrome': 'ALTERNATE="alternate|NONE="none|STANDARD="standard',
  'flash.display.NativeWindowType': 'LIGHTWEIGHT="lightweight|NORMAL="normal|UTILITY="utility',
  'flash.display.PixelSnapping': 'NEVER="never|ALWAYS="always|AUTO="auto',
  'flash.display.SWFVersion':
    'FLASH1=1|FLASH2=2|FLASH3=3|FLASH4=4|FLASH5=5|FLASH6=6|FLASH7=7|FLASH8=8|FLASH9=9|FLASH10=10|FLASH11=11|FLASH12=12',
  'flash.display.ShaderParameterType':
    'FLOAT="float|FLOAT2="float2|FLOAT3="float3|FLOAT4="float4|INT="int|INT2="int2|INT3="int3|INT4="int4|BOOL="bool|BOOL2="bool2|BOOL3="bool3|BOOL4="bool4|MATRIX2X2="matrix2x2|MATRIX3X3="matrix3x3|MATRIX4X4="matrix4x4',
  'flash.display.ShaderPrecision': 'FULL="full|FAST="fast',
  'flash.display.SpreadMethod': 'PAD="pad|REFLECT="reflect|REPEAT="repeat',
  'flash.display.StageAlign':
    'TOP="T|LEFT="L|BOTTOM="B|RIGHT="R|TOP_LEFT="TL|TOP_RIGHT="TR|BOTTOM_LEFT="BL|BOTTOM_RIGHT="BR',
  'flash.display.StageAspectRatio': 'ANY="any|LANDSCAPE="landscape|PORTRAIT="portrait',
  'flash.display.StageDisplayState':
    'FULL_SCREEN="fullScreen|FULL_SCREEN_INTERACTIVE="fullScreenInteractive|NORMAL="normal',
  'flash.display.StageOrientation':
    'DEFAULT="default|ROTATED_LEFT="rotatedLeft|ROTATED_RIGHT="rotatedRight|UNKNOWN="unknown|UPSIDE_DOWN="upsideDown',
  'flash.display.StageQuality':
    'LOW="low|MEDIUM="medium|HIGH="high|BEST="best|HIGH_8X8="8x8|HIGH_8X8_LINEAR="8x8linear|HIGH_16X16="16x16|HIGH_16X16_LINEAR="16x16linear',
  'flash.display.StageScaleMode':
    'SHOW_ALL="showAll|EXACT_FIT="exactFit|NO_BORDER="noBorder|NO_SCALE="noScale',
  'flash.display.TriangleCulling': 'NONE="none|POSITIVE="positive|NEGATIVE="negative',
  'flash.display3D.Context3DBlendFactor':
    'DESTINATION_ALPHA="destinationAlpha|DESTINATION_COLOR="destinationColor|ONE="one|ONE_MINUS_DESTINATION_ALPHA="oneMinusDestinationAlpha|ONE_MINUS_DESTINATION_COLOR="oneMinusDestinationColor|ONE_MINUS_SOURCE_ALPHA="oneMinusSourceAlpha|ONE_MINUS_SOURCE_COLOR="oneMinusSourceColor|SOURCE_ALPHA="sourceAlpha|SOURCE_COLOR="sourceColor|ZERO="zero',
  'flash.display3D.Context3DBufferUsage': 'DYNAMIC_DRAW="dynamicDraw|STATIC_DRAW="staticDraw',
  'flash.display3D.Context3DCompareMode':
    'ALWAYS="always|EQUAL="equal|GREATER="greater|GREATER_EQUAL="greaterEqual|LESS="less|LESS_EQUAL="lessEqual|NEVER="never|NOT_EQUAL="notEqual',
  'flash.display3D.Context3DMipFilter': 'MIPLINEAR="miplinear|MIPNEAREST="mipnearest|MIPNONE="mipnone',
  'flash.display3D.Context3DProfile':
    'BASELINE="baseline|BASELINE_CONSTRAINED="baselineConstrained|BASELINE_EXTENDED="baselineExtended|STANDARD="standard|STANDARD_CONSTRAINED="standardConstrained|STANDARD_EXTENDED="standardExtended',
  'flash.display3D.Context3DProgramType': 'FRAGMENT="fragment|VERTEX="vertex',
  'flash.display3D.Context3DRenderMode': 'AUTO="auto|SOFTWARE="software',
  'flash.display3D.Context3DStencilAction':
    'DECREMENT_SATURATE="decrementSaturate|DECREMENT_WRAP="decrementWrap|INCREMENT_SATURATE="incrementSaturate|INCREMENT_WRAP="incrementWrap|INVERT="invert|KEEP="keep|SET="set|ZERO="zero',
  'flash.display3D.Context3DTextureFilter':
    'ANISOTROPIC16X="anisotropic16x|ANISOTROPIC2X="anisotropic2x|ANISOTROPIC4X="anisotropic4x|ANISOTROPIC8X="anisotropic8x|LINEAR="linear|NEAREST="nearest',
  'flash.display3D.Context3DTextureFormat':
    'BGRA="bgra|BGRA_PACKED="bgraPacked4444|BGR_PACKED="bgrPacked565|COMPRESSED="compressed|COMPRESSED_ALPHA="compressedAlpha|RGBA_HALF_FLOAT="rgbaHalfFloat',
  'flash.display3D.Context3DTriangleFace': 'BACK="back|FRONT="front|FRONT_AND_BACK="frontAndBack|NONE="none',
  'flash.display3D.Context3DVertexBufferFormat':
    'BYTES_4="bytes4|FLOAT_1="float1|FLOAT_2="float2|FLOAT_3="float3|FLOAT_4="float4',
  'flash.display3D.Context3DWrapMode':
    'CLAMP="clamp|CLAMP_U_REPEAT_V="clamp_u_repeat_v|REPEAT="repeat|REPEAT_U_CLAMP_V="repeat_u_clamp_v',
  'flash.events.AVDictionaryDataEvent': 'AV_DICTIONARY_DATA="avDictionaryData',
  'flash.events.AVHTTPStatusEvent': 'AV_HTTP_RESPONSE_STATUS="avHttpResponseStatus',
  'flash.events.AVManifestLoadEvent': 'AV_MANIFEST_LOAD="avManifestLoad',
  'flash.events.AVPauseAtPeriodEndEvent': 'AV_PAUSE_AT_PERIOD_END="avPauseAtPeriodEnd',
  'flash.events.AVPlayStateEvent': 'AV_PLAY_STATE="avPlayState',
  'flash.events.AVStatusEvent':
    'AV_STATUS="avStatus|BACKGROUND_MANIFEST_ERROR="BackgroundManifestError|BACKGROUND_MANIFEST_WARNING="BackgroundManifestWarning|BUFFER_STATE="BufferState|DECODER_TYPE="DecoderType|DIMENSION_CHANGE="DimensionChange|ERROR="Error|INSERTION_COMPLETE="InsertionComplete|LOAD_COMPLETE="LoadComplete|MANIFEST_UPDATE="ManifestUpdate|PLAY_STATE="PlayState|RENDER_TYPE="RenderType|SEEK_COMPLETE="SeekComplete|STEP_COMPLETE="StepComplete|STREAM_SWITCH="StreamSwitch|TRICKPLAY_ENDED="TrickPlayEnded|WARNING="Warning',
  'flash.events.AVStreamSwitchEvent': 'AV_STREAM_SWITCH="avStreamSwitch|ABR_SWITCH=0|PERIOD_SWITCH=1',
  'flash.events.AccelerometerEvent': 'UPDATE="update',
  'flash.events.ActivityEvent': 'ACTIVITY="activity',
  'flash.events.AsyncErrorEvent': 'ASYNC_ERROR="asyncError',
  'flash.events.AudioOutputChangeEvent': 'AUDIO_OUTPUT_CHANGE="audioOutputChange',
  'flash.events.ContextMenuEvent': 'MENU_ITEM_SELECT="menuItemSelect|MENU_SELECT="menuSelect',
  'flash.events.DRMAuthenticateEvent':
    'DRM_AUTHENTICATE="drmAuthenticate|AUTHENTICATION_TYPE_DRM="drm|AUTHENTICATION_TYPE_PROXY="proxy',
  'flash.events.DRMAuthenticationCompleteEvent': 'AUTHENTICATION_COMPLETE="authenticationComplete',
  'flash.events.DRMAuthenticationErrorEvent': 'AUTHENTICATION_ERROR="authenticationError',
  'flash.events.DRMDeviceGroupErrorEvent':
    'ADD_TO_DEVICE_GROUP_ERROR="addToDeviceGroupError|REMOVE_FROM_DEVICE_GROUP_ERROR="removeFromDeviceGroupError',
  'flash.events.DRMDeviceGroupEvent':
    'ADD_TO_DEVICE_GROUP_COMPLETE="addToDeviceGroupComplete|REMOVE_FROM_DEVICE_GROUP_COMPLETE="removeFromDeviceGroupComplete',
  'flash.events.DRMErrorEvent': 'DRM_ERROR="drmError|DRM_LOAD_DEVICEID_ERROR="drmLoadDeviceIdError',
  'flash.events.DRMLicenseRequestEvent': 'LICENSE_REQUEST="licenseRequest',
  'flash.events.DRMMetadataEvent': 'DRM_METADATA="drmMetadata',
  'flash.events.DRMReturnVoucherCompleteEvent': 'RETURN_VOUCHER_COMPLETE="returnVoucherComplete',
  'flash.events.DRMReturnVoucherErrorEvent': 'RETURN_VOUCHER_ERROR="returnVoucherError',
  'flash.events.DRMStatusEvent': 'DRM_STATUS="drmStatus',
  'flash.events.DataEvent': 'DATA="data|UPLOAD_COMPLETE_DATA="uploadCompleteData',
  'flash.events.ErrorEvent': 'ERROR="error',
  'flash.events.Event':
    'ACTIVATE="activate|ADDED="added|ADDED_TO_STAGE="addedToStage|BROWSER_ZOOM_CHANGE="browserZoomChange|CANCEL="cancel|CHANGE="change|CLEAR="clear|CLOSE="close|CLOSING="closing|COMPLETE="complete|CONNECT="connect|COPY="copy|CUT="cut|DEACTIVATE="deactivate|ENTER_FRAME="enterFrame|FRAME_CONSTRUCTED="frameConstructed|EXITING="exiting|EXIT_FRAME="exitFrame|FRAME_LABEL="frameLabel|ID3="id3|INIT="init|MOUSE_LEAVE="mouseLeave|OPEN="open|PASTE="paste|REMOVED="removed|REMOVED_FROM_STAGE="removedFromStage|RENDER="render|RESIZE="resize|SCROLL="scroll|TEXT_INTERACTION_MODE_CHANGE="textInteractionModeChange|SELECT="select|SELECT_ALL="selectAll|SOUND_COMPLETE="soundComplete|TAB_CHILDREN_CHANGE="tabChildrenChange|TAB_ENABLED_CHANGE="tabEnabledChange|TAB_INDEX_CHANGE="tabIndexChange|UNLOAD="unload|FULLSCREEN="fullScreen|CONTEXT3D_CREATE="context3DCreate|TEXTURE_READY="textureReady|VIDEO_FRAME="videoFrame|SUSPEND="suspend|CHANNEL_MESSAGE="channelMessage|CHANNEL_STATE="channelState|WORKER_STATE="workerState',
  'flash.events.EventPhase': 'CAPTURING_PHASE=1|AT_TARGET=2|BUBBLING_PHASE=3',
  'flash.events.FocusEvent':
    'FOCUS_IN="focusIn|FOCUS_OUT="focusOut|KEY_FOCUS_CHANGE="keyFocusChange|MOUSE_FOCUS_CHANGE="mouseFocusChange',
  'flash.events.FullScreenEvent':
    'FULL_SCREEN="fullScreen|FULL_SCREEN_INTERACTIVE_ACCEPTED="fullScreenInteractiveAccepted',
  'flash.events.GameInputEvent':
    'DEVICE_ADDED="deviceAdded|DEVICE_REMOVED="deviceRemoved|DEVICE_UNUSABLE="deviceUnusable',
  'flash.events.GestureEvent': 'GESTURE_TWO_FINGER_TAP="gestureTwoFingerTap',
  'flash.events.GesturePhase': 'ALL="all|BEGIN="begin|END="end|UPDATE="update',
  'flash.events.HTTPStatusEvent': 'HTTP_RESPONSE_STATUS="httpResponseStatus|HTTP_STATUS="httpStatus',
  'flash.events.IMEEvent': 'IME_COMPOSITION="imeComposition|IME_START_COMPOSITION="imeStartComposition',
  'flash.events.IOErrorEvent':
    'IO_ERROR="ioError|NETWORK_ERROR="networkError|DISK_ERROR="diskError|VERIFY_ERROR="verifyError|STANDARD_ERROR_IO_ERROR="standardErrorIoError|STANDARD_INPUT_IO_ERROR="standardInputIoError|STANDARD_OUTPUT_IO_ERROR="standardOutputIoError',
  'flash.events.InvokeEvent': 'INVOKE="invoke',
  'flash.events.KeyboardEvent': 'KEY_DOWN="keyDown|KEY_UP="keyUp',
  'flash.events.MouseEvent':
    'CLICK="click|DOUBLE_CLICK="doubleClick|MOUSE_DOWN="mouseDown|MOUSE_MOVE="mouseMove|MOUSE_OUT="mouseOut|MOUSE_OVER="mouseOver|MOUSE_UP="mouseUp|RELEASE_OUTSIDE="releaseOutside|MOUSE_WHEEL="mouseWheel|ROLL_OUT="rollOut|ROLL_OVER="rollOver|MIDDLE_CLICK="middleClick|MIDDLE_MOUSE_DOWN="middleMouseDown|MIDDLE_MOUSE_UP="middleMouseUp|RIGHT_CLICK="rightClick|RIGHT_MOUSE_DOWN="rightMouseDown|RIGHT_MOUSE_UP="rightMouseUp|CONTEXT_MENU="contextMenu',
  'flash.events.NativeDragEvent':
    'NATIVE_DRAG_COMPLETE="nativeDragComplete|NATIVE_DRAG_DROP="nativeDragDrop|NATIVE_DRAG_ENTER="nativeDragEnter|NATIVE_DRAG_EXIT="nativeDragExit|NATIVE_DRAG_OVER="nativeDragOver|NATIVE_DRAG_START="nativeDragStart|NATIVE_DRAG_UPDATE="nativeDragUpdate',
  'flash.events.NativeWindowBoundsEvent': 'MOVING="moving|MOVE="move|RESIZING="resizing|RESIZE="resize',
  'flash.events.NativeWindowDisplayStateEvent':
    'DISPLAY_STATE_CHANGING="displayStateChanging|DISPLAY_STATE_CHANGE="displayStateChange',
  'flash.events.NetDataEvent': 'MEDIA_TYPE_DATA="mediaTypeData',
  'flash.events.NetMonitorEvent': 'NET_STREAM_CREATE="netStreamCreate',
  'flash.events.NetStatusEvent': 'NET_STATUS="netStatus',
  'flash.events.OutputProgressEvent': 'OUTPUT_PROGRESS="outputProgress',
  'flash.events.PressAndTapGestureEvent': 'GESTURE_PRESS_AND_TAP="gesturePressAndTap',
  'flash.events.ProgressEvent': 'PROGRESS="progress|SOCKET_DATA="socketData',
  'flash.events.SampleDataEvent': 'SAMPLE_DATA="sampleData',
  'flash.events.SecurityErrorEvent': 'SECURITY_ERROR="securityError',
  'flash.events.ShaderEvent': 'COMPLETE="complete',
  'flash.events.SoftKeyboardEvent':
    'SOFT_KEYBOARD_ACTIVATE="softKeyboardActivate|SOFT_KEYBOARD_ACTIVATING="softKeyboardActivating|SOFT_KEYBOARD_DEACTIVATE="softKeyboardDeactivate',
  'flash.events.SoftKeyboardTrigger': 'CONTENT_TRIGGERED="contentTriggered|USER_TRIGGERED="userTriggered',
  'flash.events.StageVideoAvailabilityEvent': 'STAGE_VIDEO_AVAILABILITY="stageVideoAvailability',
  'flash.events.StageVideoEvent':
    'RENDER_STATE="renderState|RENDER_STATUS_ACCELERATED="accelerated|RENDER_STATUS_SOFTWARE="software|RENDER_STATUS_UNAVAILABLE="unavailable',
  'flash.events.StatusEvent': 'STATUS="status',
  'flash.events.SyncEvent': 'SYNC="sync',
  'flash.events.TextEvent': 'LINK="link|TEXT_INPUT="textInput',
  'flash.events.ThrottleEvent': 'THROTTLE="throttle',
  'flash.events.ThrottleType': 'PAUSE="pause|RESUME="resume|THROTTLE="throttle',
  'flash.events.TimerEvent': 'TIMER="timer|TIMER_COMPLETE="timerComplete',
  'flash.events.TouchEvent':
    'PROXIMITY_BEGIN="proximityBegin|PROXIMITY_END="proximityEnd|PROXIMITY_MOVE="proximityMove|PROXIMITY_OUT="proximityOut|PROXIMITY_OVER="proximityOver|PROXIMITY_ROLL_OUT="proximityRollOut|PROXIMITY_ROLL_OVER="proximityRollOver|TOUCH_BEGIN="touchBegin|TOUCH_END="touchEnd|TOUCH_MOVE="touchMove|TOUCH_OUT="touchOut|TOUCH_OVER="touchOver|TOUCH_ROLL_OUT="touchRollOut|TOUCH_ROLL_OVER="touchRollOver|TOUCH_TAP="touchTap',
  'flash.events.TransformGestureEvent':
    'GESTURE_PAN="gesturePan|GESTURE_ROTATE="gestureRotate|GESTURE_SWIPE="gestureSwipe|GESTURE_ZOOM="gestureZoom',
  'flash.events.UncaughtErrorEvent': 'UNCAUGHT_ERROR="uncaughtError',
  'flash.events.VideoEvent':
    'RENDER_STATE="renderState|RENDER_STATUS_ACCELERATED="accelerated|RENDER_STATUS_SOFTWARE="software|RENDER_STATUS_UNAVAILABLE="unavailable',
  'flash.events.VideoTextureEvent': 'RENDER_STATE="renderState',
  'flash.filters.BitmapFilterQuality': 'LOW=1|MEDIUM=2|HIGH=3',
  'flash.filters.BitmapFilterType': 'INNER="inner|OUTER="outer|FULL="full',
  'flash.filters.DisplacementMapFilterMode': 'WRAP="wrap|CLAMP="clamp|IGNORE="ignore|COLOR="color',
  'flash.geom.Orientation3D': 'EULER_ANGLES="eulerAngles|AXIS_ANGLE="axisAngle|QUATERNION="quaternion',
  'flash.globalization.CollatorMode': 'MATCHING="matching|SORTING="sorting',
  'flash.globalization.DateTimeNameContext': 'FORMAT="format|STANDALONE="standalone',
  'flash.globalization.DateTimeNameStyle':
    'FULL="full|LONG_ABBREVIATION="longAbbreviation|SHORT_ABBREVIATION="shortAbbreviation',
  'flash.globalization.DateTimeStyle': 'CUSTOM="custom|LONG="long|MEDIUM="medium|NONE="none|SHORT="short',
  'flash.globalization.LastOperationStatus':
    'BUFFER_OVERFLOW_ERROR="bufferOverflowError|ERROR_CODE_UNKNOWN="errorCodeUnknown|ILLEGAL_ARGUMENT_ERROR="illegalArgumentError|INDEX_OUT_OF_BOUNDS_ERROR="indexOutOfBoundsError|INVALID_ATTR_VALUE="invalidAttrValue|INVALID_CHAR_FOUND="invalidCharFound|MEMORY_ALLOCATION_ERROR="memoryAllocationError|NO_ERROR="noError|NUMBER_OVERFLOW_ERROR="numberOverflowError|PARSE_ERROR="parseError|PATTERN_SYNTAX_ERROR="patternSyntaxError|PLATFORM_API_FAILED="platformAPIFailed|TRUNCATED_CHAR_FOUND="truncatedCharFound|UNEXPECTED_TOKEN="unexpectedToken|UNSUPPORTED_ERROR="unsupportedError|USING_DEFAULT_WARNING="usingDefaultWarning|USING_FALLBACK_WARNING="usingFallbackWarning',
  'flash.globalization.LocaleID': 'DEFAULT="i-default',
  'flash.globalization.NationalDigitsType':
    'ARABIC_INDIC=1632|BALINESE=6992|BENGALI=2534|CHAM=43600|DEVANAGARI=2406|EUROPEAN=48|EXTENDED_ARABIC_INDIC=1776|FULL_WIDTH=65296|GUJARATI=2790|GURMUKHI=2662|KANNADA=3302|KAYAH_LI=43264|KHMER=6112|LAO=3792|LEPCHA=7232|LIMBU=6470|MALAYALAM=3430|MONGOLIAN=6160|MYANMAR=4160|MYANMAR_SHAN=4240|NEW_TAI_LUE=6608|NKO=1984|OL_CHIKI=7248|ORIYA=2918|OSMANYA=66720|SAURASHTRA=43216|SUNDANESE=7088|TAMIL=3046|TELUGU=3174|THAI=3664|TIBETAN=3872|VAI=42528',
  'flash.media.AVABRParameters': 'AGGRESSIVE="aggressive|CONSERVATIVE="conservative|MODERATE="moderate',
  'flash.media.AVCaptionStyle':
    'DEFAULT="default|NONE="none|MONOSPACE_WITH_SERIFS="monospaced_with_serifs|MONOSPACED_WITHOUT_SERIFS="monospaced_without_serifs|PROPORTIONAL_WITH_SERIFS="proportional_with_serifs|PROPORTIONAL_WITHOUT_SERIFS="proportional_without_serifs|CASUAL="casual|CURSIVE="cursive|DEPRESSED="depressed|RAISED="raised|SMALL_CAPITALS="small_capitals|UNIFORM="uniform|SMALL="small|MEDIUM="medium|LARGE="large|BRIGHT_MAGENTA="bright_magenta|MAGENTA="magenta|DARK_MAGENTA="dark_magenta|BRIGHT_RED="bright_red|RED="red|DARK_RED="dark_red|BRIGHT_YELLOW="bright_yellow|YELLOW="yellow|DARK_YELLOW="dark_yellow|BRIGHT_GREEN="bright_green|GREEN="green|DARK_GREEN="dark_green|BRIGHT_CYAN="bright_cyan|CYAN="cyan|DARK_CYAN="dark_cyan|BRIGHT_BLUE="bright_blue|BLUE="blue|DARK_BLUE="dark_blue|BRIGHT_WHITE="bright_white|WHITE="white|GRAY="gray|BLACK="black|LEFT_DROP_SHADOW="drop_shadow_left|RIGHT_DROP_SHADOW="drop_shadow_right',
  'flash.media.AVPlayState':
    'UNINITIALIZED=0|READY=1|BUFFERING=2|PLAYING=3|PAUSED=4|EOF=5|SUSPENDED=6|TRICK_PLAY=7|UNRECOVERABLE_ERROR=8',
  'flash.media.AVResult':
    'END_OF_PERIOD=-1|SUCCESS=0|ASYNC_OPERATION_IN_PROGRESS=1|EOF=2|DECODER_FAILED=3|DEVICE_OPEN_ERROR=4|FILE_NOT_FOUND=5|GENERIC_ERROR=6|IRRECOVERABLE_ERROR=7|LOST_CONNECTION_RECOVERABLE=8|NO_FIXED_SIZE=9|NOT_IMPLEMENTED=10|OUT_OF_MEMORY=11|PARSE_ERROR=12|SIZE_UNKNOWN=13|UNDERFLOW=14|UNSUPPORTED_CONFIGURATION=15|UNSUPPORTED_OPERATION=16|WAITING_FOR_INIT=17|INVALID_PARAMETER=18|INVALID_OPERATION=19|ONLY_ALLOWED_IN_PAUSED_STATE=20|INVALID_WITH_AUDIO_ONLY_FILE=21|PREVIOUS_STEP_SEEK_IN_PROGRESS=22|RESOURCE_NOT_SPECIFIED=23|RANGE_ERROR=24|INVALID_SEEK_TIME=25|FILE_STRUCTURE_INVALID=26|COMPONENT_CREATION_FAILURE=27|DRM_INIT_ERROR=28|CONTAINER_NOT_SUPPORTED=29|SEEK_FAILED=30|CODEC_NOT_SUPPORTED=31|NETWORK_UNAVAILABLE=32|NETWORK_ERROR=33|OVERFLOW=34|VIDEO_PROFILE_NOT_SUPPORTED=35|PERIOD_NOT_LOADED=36|INVALID_REPLACE_DURATION=37|CALLED_FROM_WRONG_THREAD=38|FRAGMENT_READ_ERROR=39|OPERATION_ABORTED=40|UNSUPPORTED_HLS_VERSION=41|CANNOT_FAIL_OVER=42|HTTP_TIME_OUT=43|NETWORK_DOWN=44|NO_USEABLE_BITRATE_PROFILE=45|BAD_MANIFEST_SIGNATURE=46|CANNOT_LOAD_PLAY_LIST=47|REPLACEMENT_FAILED=48|SWITCH_TO_ASYMMETRIC_PROFILE=49|LIVE_WINDOW_MOVED_BACKWARD=50|CURRENT_PERIOD_EXPIRED=51|CONTENT_LENGTH_MISMATCH=52|PERIOD_HOLD=53|LIVE_HOLD=54|BAD_MEDIA_INTERLEAVING=55|DRM_NOT_AVAILABLE=56|PLAYBACK_NOT_ENABLED=57|BAD_MEDIASAMPLE_FOUND=58|RANGE_SPANS_READHEAD=59|POSTROLL_WITH_LIVE_NOT_ALLOWED=60|INTERNAL_ERROR=61|SPS_PPS_FOUND_OUTSIDE_AVCC=62|PARTIAL_REPLACEMENT=63|RENDITION_M3U8_ERROR=64|NULL_OPERATION=65|SEGMENT_SKIPPED_ON_FAILURE=66|INCOMPATIBLE_RENDER_MODE=67|PROTOCOL_NOT_SUPPORTED=68|INCOMPATIBLE_VERSION=69|MANIFEST_FILE_UNEXPECTEDLY_CHANGED=70|CANNOT_SPLIT_TIMELINE=71|CANNOT_ERASE_TIMELINE=72|DID_NOT_GET_NEXT_FRAGMENT=73|NO_TIMELINE=74|LISTENER_NOT_FOUND=75|AUDIO_START_ERROR=76|NO_AUDIO_SINK=77|FILE_OPEN_ERROR=78|FILE_WRITE_ERROR=79|FILE_READ_ERROR=80|ID3_PARSE_ERROR=81|SECURITY_ERROR=82|TIMELINE_TOO_SHORT=83|AUDIO_ONLY_STREAM_START=84|AUDIO_ONLY_STREAM_END=85|CANNOT_HANDLE_MAIN_MANIFEST_UPDATE=86|KEY_NOT_FOUND=87|INVALID_KEY=88|KEY_SERVER_NOT_FOUND=89|MAIN_MANIFEST_UPDATE_TO_BE_HANDLED=90|UNREPORTED_TIME_DISCONTINUITY_FOUND=91|CRYPTO_ALGORITHM_NOT_SUPPORTED=300|CRYPTO_ERROR_CORRUPTED_DATA=301|CRYPTO_ERROR_BUFFER_TOO_SMALL=302|CRYPTO_ERROR_BAD_CERTIFICATE=303|CRYPTO_ERROR_DIGEST_UPDATE=304|CRYPTO_ERROR_DIGEST_FINISH=305|CRYPTO_ERROR_BAD_PARAMETER=306|CRYPTO_ERROR_UNKNOWN=307',
  'flash.media.AVSegmentedSource':
    'AUDIO="audio|AUDIO_DESCRIPTION="audiodescription|AUDIO_LANGUAGE="audiolanguage|AUDIO_PID="audiopid|DASH="DASH|DATA="data|DATA_DESCRIPTION="datadescription|HLS="HLS|VIDEO="video|VIDEO_DESCRIPTION="videodescription',
  'flash.media.AVStream': 'HARDWARE="hardware|SOFTWARE="sofware|UNDEFINED="undefined',
  'flash.media.AVTrackInfo':
    'DTI_608_CAPTIONS="DTI608Captions|DTI_708_CAPTIONS="DTI708Captions|DTI_WEBVTT_CAPTIONS="DTIWebVTTCaptions',
  'flash.media.AudioDecoder':
    'DOLBY_DIGITAL="DolbyDigital|DOLBY_DIGITAL_PLUS="DolbyDigitalPlus|DTS="DTS|DTS_EXPRESS="DTSExpress|DTS_HD_HIGH_RESOLUTION_AUDIO="DTSHDHighResolutionAudio|DTS_HD_MASTER_AUDIO="DTSHDMasterAudio',
  'flash.media.AudioOutputChangeReason': 'DEVICE_CHANGE="deviceChange|USER_SELECTION="userSelection',
  'flash.media.AudioPlaybackMode': 'AMBIENT="ambient|MEDIA="media|VOICE="voice',
  'flash.media.H264Level':
    'LEVEL_1="1|LEVEL_1_1="1.1|LEVEL_1_2="1.2|LEVEL_1_3="1.3|LEVEL_1B="1b|LEVEL_2="2|LEVEL_2_1="2.1|LEVEL_2_2="2.2|LEVEL_3="3|LEVEL_3_1="3.1|LEVEL_3_2="3.2|LEVEL_4="4|LEVEL_4_1="4.1|LEVEL_4_2="4.2|LEVEL_5="5|LEVEL_5_1="5.1',
  'flash.media.H264Profile': 'BASELINE="baseline|MAIN="main',
  'flash.media.MicrophoneEnhancedMode':
    'FULL_DUPLEX="fullDuplex|HALF_DUPLEX="halfDuplex|HEADSET="headset|OFF="off|SPEAKER_MUTE="speakerMute',
  'flash.media.SoundCodec': 'NELLYMOSER="NellyMoser|PCMA="pcma|PCMU="pcmu|SPEEX="Speex',
  'flash.media.StageVideoAvailability': 'AVAILABLE="available|UNAVAILABLE="unavailable',
  'flash.media.StageVideoAvailabilityReason':
    'DRIVER_TOO_OLD="driverTooOld|NO_ERROR="noError|UNAVAILABLE="unavailable|USER_DISABLED="userDisabled|WMODE_INCOMPATIBLE="wModeIncompatible',
  'flash.media.VideoCodec': 'H264AVC="H264Avc|SORENSON="Sorenson|VP6="VP6',
  'flash.media.VideoStatus': 'ACCELERATED="accelerated|SOFTWARE="software|UNAVAILABLE="unavailable',
  'flash.net.NetGroupReceiveMode': 'EXACT="exact|NEAREST="nearest',
  'flash.net.NetGroupReplicationStrategy': 'LOWEST_FIRST="lowestFirst|RAREST_FIRST="rarestFirst',
  'flash.net.NetGroupSendMode': 'NEXT_DECREASING="nextDecreasing|NEXT_INCREASING="nextIncreasing',
  'flash.net.NetGroupSendResult': 'ERROR="error|NO_ROUTE="no route|SENT="sent',
  'flash.net.NetStream': 'CONNECT_TO_FMS="connectToFMS|DIRECT_CONNECTIONS="directConnections',
  'flash.net.NetStreamAppendBytesAction':
    'END_SEQUENCE="endSequence|RESET_BEGIN="resetBegin|RESET_SEEK="resetSeek',
  'flash.net.NetStreamPlayTransitions':
    'APPEND="append|APPEND_AND_WAIT="appendAndWait|RESUME="resume|RESET="reset|STOP="stop|SWAP="swap|SWITCH="switch',
  'flash.net.ObjectEncoding': 'AMF0=0|AMF3=3|DEFAULT=3',
  'flash.net.SharedObjectFlushStatus': 'FLUSHED="flushed|PENDING="pending',
  'flash.net.URLLoaderDataFormat': 'TEXT="text|BINARY="binary|VARIABLES="variables',
  'flash.net.URLRequestMethod': 'POST="POST|GET="GET|PUT="PUT|DELETE="DELETE|HEAD="HEAD|OPTIONS="OPTIONS',
  'flash.net.drm.AuthenticationMethod': 'ANONYMOUS="anonymous|USERNAME_AND_PASSWORD="usernameAndPassword',
  'flash.net.drm.LoadVoucherSetting':
    'ALLOW_SERVER="allowServer|FORCE_REFRESH="forceRefresh|LOCAL_ONLY="localOnly',
  'flash.printing.PrintJobOrientation': 'LANDSCAPE="landscape|PORTRAIT="portrait',
  'flash.security.CertificateStatus':
    'EXPIRED="expired|INVALID="invalid|INVALID_CHAIN="invalidChain|NOT_YET_VALID="notYetValid|PRINCIPAL_MISMATCH="principalMismatch|REVOKED="revoked|TRUSTED="trusted|UNKNOWN="unknown|UNTRUSTED_SIGNERS="untrustedSigners',
  'flash.system.IMEConversionMode':
    'ALPHANUMERIC_FULL="ALPHANUMERIC_FULL|ALPHANUMERIC_HALF="ALPHANUMERIC_HALF|CHINESE="CHINESE|JAPANESE_HIRAGANA="JAPANESE_HIRAGANA|JAPANESE_KATAKANA_FULL="JAPANESE_KATAKANA_FULL|JAPANESE_KATAKANA_HALF="JAPANESE_KATAKANA_HALF|KOREAN="KOREAN|UNKNOWN="UNKNOWN',
  'flash.system.ImageDecodingPolicy': 'ON_DEMAND="onDemand|ON_LOAD="onLoad',
  'flash.system.MessageChannelState': 'CLOSED="closed|CLOSING="closing|OPEN="open',
  'flash.system.Security':
    'APPLICATION="application|LOCAL_TRUSTED="localTrusted|LOCAL_WITH_FILE="localWithFile|LOCAL_WITH_NETWORK="localWithNetwork|REMOTE="remote',
  'flash.system.SecurityPanel':
    'CAMERA="camera|DEFAULT="default|DISPLAY="display|LOCAL_STORAGE="localStorage|MICROPHONE="microphone|PRIVACY="privacy|SETTINGS_MANAGER="settingsManager',
  'flash.system.SystemUpdaterType': 'DRM="drm|SYSTEM="system',
  'flash.system.TouchscreenType': 'FINGER="finger|NONE="none|STYLUS="stylus',
  'flash.system.WorkerState': 'NEW="new|RUNNING="running|TERMINATED="terminated',
  'flash.text.AntiAliasType': 'ADVANCED="advanced|NORMAL="normal',
  'flash.text.FontStyle': 'REGULAR="regular|BOLD="bold|ITALIC="italic|BOLD_ITALIC="boldItalic',
  'flash.text.FontType': 'EMBEDDED="embedded|EMBEDDED_CFF="embeddedCFF|DEVICE="device',
  'flash.text.GridFitType': 'NONE="none|PIXEL="pixel|SUBPIXEL="subpixel',
  'flash.text.TextColorType': 'DARK_COLOR="dark|LIGHT_COLOR="light',
  'flash.text.TextDisplayMode': 'LCD="lcd|CRT="crt|DEFAULT="default',
  'flash.text.TextFieldAutoSize': 'NONE="none|LEFT="left|CENTER="center|RIGHT="right',
  'flash.text.TextFieldType': 'INPUT="input|DYNAMIC="dynamic',
  'flash.text.TextFormatAlign':
    'LEFT="left|CENTER="center|RIGHT="right|JUSTIFY="justify|START="start|END="end',
  'flash.text.TextFormatDisplay': 'BLOCK="block|INLINE="inline',
  'flash.text.TextInteractionMode': 'NORMAL="normal|SELECTION="selection',
  'flash.text.engine.BreakOpportunity': 'ALL="all|ANY="any|AUTO="auto|NONE="none',
  'flash.text.engine.CFFHinting': 'HORIZONTAL_STEM="horizontalStem|NONE="none',
  'flash.text.engine.ContentElement': 'GRAPHIC_ELEMENT=65007',
  'flash.text.engine.DigitCase': 'DEFAULT="default|LINING="lining|OLD_STYLE="oldStyle',
  'flash.text.engine.DigitWidth': 'DEFAULT="default|PROPORTIONAL="proportional|TABULAR="tabular',
  'flash.text.engine.FontLookup': 'DEVICE="device|EMBEDDED_CFF="embeddedCFF',
  'flash.text.engine.FontPosture': 'ITALIC="italic|NORMAL="normal',
  'flash.text.engine.FontWeight': 'BOLD="bold|NORMAL="normal',
  'flash.text.engine.JustificationStyle':
    'PRIORITIZE_LEAST_ADJUSTMENT="prioritizeLeastAdjustment|PUSH_IN_KINSOKU="pushInKinsoku|PUSH_OUT_ONLY="pushOutOnly',
  'flash.text.engine.Kerning': 'AUTO="auto|OFF="off|ON="on',
  'flash.text.engine.LigatureLevel':
    'COMMON="common|EXOTIC="exotic|MINIMUM="minimum|NONE="none|UNCOMMON="uncommon',
  'flash.text.engine.LineJustification':
    'ALL_BUT_LAST="allButLast|ALL_BUT_MANDATORY_BREAK="allButMandatoryBreak|ALL_INCLUDING_LAST="allIncludingLast|UNJUSTIFIED="unjustified',
  'flash.text.engine.RenderingMode': 'CFF="cff|NORMAL="normal',
  'flash.text.engine.TabAlignment': 'CENTER="center|DECIMAL="decimal|END="end|START="start',
  'flash.text.engine.TextBaseline':
    'ASCENT="ascent|DESCENT="descent|IDEOGRAPHIC_BOTTOM="ideographicBottom|IDEOGRAPHIC_CENTER="ideographicCenter|IDEOGRAPHIC_TOP="ideographicTop|ROMAN="roman|USE_DOMINANT_BASELINE="useDominantBaseline',
  'flash.text.engine.TextLine': 'MAX_LINE_WIDTH=1000000',
  'flash.text.engine.TextLineCreationResult':
    'COMPLETE="complete|EMERGENCY="emergency|INSUFFICIENT_WIDTH="insufficientWidth|SUCCESS="success',
  'flash.text.engine.TextLineValidity':
    'INVALID="invalid|POSSIBLY_INVALID="possiblyInvalid|STATIC="static|VALID="valid',
  'flash.text.engine.TextRotation':
    'AUTO="auto|ROTATE_0="rotate0|ROTATE_180="rotate180|ROTATE_270="rotate270|ROTATE_90="rotate90',
  'flash.text.engine.TypographicCase':
    'CAPS="caps|CAPS_AND_SMALL_CAPS="capsAndSmallCaps|DEFAULT="default|LOWERCASE="lowercase|SMALL_CAPS="smallCaps|TITLE="title|UPPERCASE="uppercase',
  'flash.trace.Trace':
    'OFF=0|METHODS=1|METHODS_WITH_ARGS=2|METHODS_AND_LINES=3|METHODS_AND_LINES_WITH_ARGS=4',
  'flash.ui.GameInputDevice': 'MAX_BUFFER_SIZE=32000',
  'flash.ui.KeyLocation': 'D_PAD=4|LEFT=1|NUM_PAD=3|RIGHT=2|STANDARD=0',
  'flash.ui.Keyboard':
    'BACKSPACE=8|TAB=9|ENTER=13|COMMAND=15|SHIFT=16|CONTROL=17|ALTERNATE=18|CAPS_LOCK=20|NUMPAD=21|ESCAPE=27|SPACE=32|PAGE_UP=33|PAGE_DOWN=34|END=35|HOME=36|LEFT=37|UP=38|RIGHT=39|DOWN=40|INSERT=45|DELETE=46|NUMBER_0=48|NUMBER_1=49|NUMBER_2=50|NUMBER_3=51|NUMBER_4=52|NUMBER_5=53|NUMBER_6=54|NUMBER_7=55|NUMBER_8=56|NUMBER_9=57|A=65|B=66|C=67|D=68|E=69|F=70|G=71|H=72|I=73|J=74|K=75|L=76|M=77|N=78|O=79|P=80|Q=81|R=82|S=83|T=84|U=85|V=86|W=87|X=88|Y=89|Z=90|NUMPAD_0=96|NUMPAD_1=97|NUMPAD_2=98|NUMPAD_3=99|NUMPAD_4=100|NUMPAD_5=101|NUMPAD_6=102|NUMPAD_7=103|NUMPAD_8=104|NUMPAD_9=105|NUMPAD_MULTIPLY=106|NUMPAD_ADD=107|NUMPAD_ENTER=108|NUMPAD_SUBTRACT=109|NUMPAD_DECIMAL=110|NUMPAD_DIVIDE=111|F1=112|F2=113|F3=114|F4=115|F5=116|F6=117|F7=118|F8=119|F9=120|F10=121|F11=122|F12=123|F13=124|F14=125|F15=126|SEMICOLON=186|EQUAL=187|COMMA=188|MINUS=189|PERIOD=190|SLASH=191|BACKQUOTE=192|LEFTBRACKET=219|BACKSLASH=220|RIGHTBRACKET=221|QUOTE=222|SETUP=16777244|NEXT=16777230|MENU=16777234|CHANNEL_UP=16777220|EXIT=16777237|BLUE=16777219|CHANNEL_DOWN=16777221|INPUT=16777243|DVR=16777241|SEARCH=16777247|MASTER_SHELL=16777246|SKIP_BACKWARD=16777229|PLAY_PAUSE=16777248|HELP=16777245|VOD=16777242|LIVE=16777232|RED=16777216|PREVIOUS=16777231|RECORD=16777222|STOP=16777225|SUBTITLE=16777240|PLAY=16777223|GUIDE=16777236|YELLOW=16777218|REWIND=16777227|INFO=16777235|LAST=16777233|PAUSE=16777224|AUDIO=16777239|GREEN=16777217|FAST_FORWARD=16777226|SKIP_FORWARD=16777228|BACK=16777238|KEYNAME_UPARROW="Up|KEYNAME_DOWNARROW="Down|KEYNAME_LEFTARROW="Left|KEYNAME_RIGHTARROW="Right|KEYNAME_F1="F1|KEYNAME_F2="F2|KEYNAME_F3="F3|KEYNAME_F4="F4|KEYNAME_F5="F5|KEYNAME_F6="F6|KEYNAME_F7="F7|KEYNAME_F8="F8|KEYNAME_F9="F9|KEYNAME_F10="F10|KEYNAME_F11="F11|KEYNAME_F12="F12|KEYNAME_F13="F13|KEYNAME_F14="F14|KEYNAME_F15="F15|KEYNAME_F16="F16|KEYNAME_F17="F17|KEYNAME_F18="F18|KEYNAME_F19="F19|KEYNAME_F20="F20|KEYNAME_F21="F21|KEYNAME_F22="F22|KEYNAME_F23="F23|KEYNAME_F24="F24|KEYNAME_F25="F25|KEYNAME_F26="F26|KEYNAME_F27="F27|KEYNAME_F28="F28|KEYNAME_F29="F29|KEYNAME_F30="F30|KEYNAME_F31="F31|KEYNAME_F32="F32|KEYNAME_F33="F33|KEYNAME_F34="F34|KEYNAME_F35="F35|KEYNAME_INSERT="Insert|KEYNAME_DELETE="Delete|KEYNAME_HOME="Home|KEYNAME_BEGIN="Begin|KEYNAME_END="End|KEYNAME_PAGEUP="PgUp|KEYNAME_PAGEDOWN="PgDn|KEYNAME_PRINTSCREEN="PrntScrn|KEYNAME_SCROLLLOCK="ScrlLck|KEYNAME_PAUSE="Pause|KEYNAME_SYSREQ="SysReq|KEYNAME_BREAK="Break|KEYNAME_RESET="Reset|KEYNAME_STOP="Stop|KEYNAME_MENU="Menu|KEYNAME_USER="User|KEYNAME_SYSTEM="Sys|KEYNAME_PRINT="Print|KEYNAME_CLEARLINE="ClrLn|KEYNAME_CLEARDISPLAY="ClrDsp|KEYNAME_INSERTLINE="InsLn|KEYNAME_DELETELINE="DelLn|KEYNAME_INSERTCHAR="InsChr|KEYNAME_DELETECHAR="DelChr|KEYNAME_PREV="Prev|KEYNAME_NEXT="Next|KEYNAME_SELECT="Select|KEYNAME_EXECUTE="Exec|KEYNAME_UNDO="Undo|KEYNAME_REDO="Redo|KEYNAME_FIND="Find|KEYNAME_HELP="Help|KEYNAME_MODESWITCH="ModeSw|KEYNAME_PLAYPAUSE="PlayPause',
  'flash.ui.KeyboardType': 'ALPHANUMERIC="alphanumeric|KEYPAD="keypad|NONE="none',
  'flash.ui.MouseCursor': 'ARROW="arrow|AUTO="auto|BUTTON="button|HAND="hand|IBEAM="ibeam',
  'flash.ui.MultitouchInputMode': 'GESTURE="gesture|NONE="none|TOUCH_POINT="touchPoint',
  'flash.utils.CompressionAlgorithm': 'ZLIB="zlib|DEFLATE="deflate|LZMA="lzma',
  'flash.utils.Endian': 'BIG_ENDIAN="bigEndian|LITTLE_ENDIAN="littleEndian',
  'flash.xml.XMLNodeType':
    'ELEMENT_NODE=1|TEXT_NODE=3|CDATA_NODE=4|PROCESSING_INSTRUCTION_NODE=7|COMMENT_NODE=8|DOCUMENT_TYPE_NODE=10|XML_DECLARATION=13',
  int: 'MIN_VALUE=-2147483648|MAX_VALUE=2147483647',
  uint: 'MIN_VALUE=0|MAX_VALUE=4294967295',
};
