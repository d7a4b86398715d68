// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_syntax$late;
const host_syntax = () => (host_syntax$late ??= require('./syntax.js'));
const host_headless = require('./headless.js');
const host_errors = require('./errors.js');

const QUALIFIED = [
    0x07,
    0x0d
];
const RUNTIME_QUALIFIED = [
    0x0f,
    0x10
];
const RUNTIME_LATE = [
    0x11,
    0x12
];
const MULTIPLE = [
    0x09,
    0x0e
];
const MULTIPLE_LATE = [
    0x1b,
    0x1c
];
const APPLIED = 0x1d;
const SPACE = 0x08;
const SHARED$1 = [
    SPACE,
    0x16
];
const HAS_OPTIONAL = 8;
const HAS_PARAMETER_NAMES = 0x80;
const HAS_PROTECTED = 8;
const IS_INTERFACE = 4;
const ANY = {
    text: '',
    isShared: false,
    spaces: [],
    leaf: 0,
    parts: []
};
const MAX_MEANINGS = 2e6;
const MAX_ENTRIES = 4e6;
const MAX_CHARACTERS = 64e6;
const ENDS_EARLY = 'the code ends early';
const NAMESPACE_VALUE = 0x08;
class AbcReader {
    constructor(bytes){
        this.bytes = bytes;
        this.names = [
            ANY
        ];
        this.addresses = new Set();
        this.classes = [];
        this.types = [];
        this.definitions = [];
        this.at = 4;
        this.meanings = 0;
        this.entries = 0;
        this.characters = 0;
        this.texts = [
            ''
        ];
        this.spaces = [
            {
                text: '',
                isShared: false
            }
        ];
        this.sets = [
            []
        ];
        this.decoder = new TextDecoder();
        if (this.bytes[2] !== 46) throw new Error('the version of the code is unknown');
        this.readPools();
        this.each(this.u30(), ()=>{
            this.readMethod();
        });
        this.each(this.u30(), ()=>{
            this.u30();
            this.each(this.u30() * 2, ()=>this.u30());
        });
        const count = this.u30();
        this.each(count, ()=>this.classes.push(this.readInstance()));
        this.each(count, ()=>{
            this.u30();
            this.readMembers();
        });
        this.each(this.u30(), ()=>{
            this.u30();
            for (const trait of this.readTraits())this.definitions.push(trait);
        });
    }
    meaningsOf({ spaces, leaf }) {
        this.meanings += spaces.length;
        if (this.meanings > MAX_MEANINGS) throw new Error('the names in the code can mean too much');
        const names = [];
        for (const space of spaces){
            const { text, isShared } = this.nameIn(space, leaf);
            if (isShared) names.push(text);
        }
        return names;
    }
    readPools() {
        this.pool(()=>this.u30());
        this.pool(()=>this.u30());
        this.pool(()=>this.take(8));
        this.pool(()=>this.texts.push(this.decoder.decode(this.take(this.u30()))));
        this.pool(()=>{
            const kind = this.u8();
            const text = this.texts[this.u30()] ?? '';
            this.spaces.push({
                isShared: SHARED$1.includes(kind),
                text
            });
            if (kind === SPACE) this.addresses.add(text);
        });
        this.pool(()=>this.sets.push(this.list(()=>this.u30())));
        this.pool(()=>this.names.push(this.readName()));
    }
    readName() {
        const kind = this.u8();
        if (QUALIFIED.includes(kind)) return {
            ...ANY,
            ...this.nameIn(this.u30(), this.u30())
        };
        if (kind === APPLIED) {
            const base = this.u30();
            return {
                ...ANY,
                parts: [
                    base,
                    ...this.list(()=>this.u30())
                ]
            };
        }
        if (MULTIPLE.includes(kind)) {
            const leaf = this.u30();
            return {
                ...ANY,
                leaf,
                spaces: this.sets[this.u30()] ?? []
            };
        }
        if (RUNTIME_QUALIFIED.includes(kind) || MULTIPLE_LATE.includes(kind)) this.u30();
        else if (!RUNTIME_LATE.includes(kind)) throw new Error(`the kind ${kind} of a name is unknown`);
        return ANY;
    }
    nameIn(space, name) {
        const { text: around, isShared } = this.spaces[space] ?? {
            text: '',
            isShared: false
        };
        const text = this.texts[name] ?? '';
        this.characters += around.length + text.length;
        if (this.characters > MAX_CHARACTERS) throw new Error('the names in the code are too long');
        return {
            isShared,
            text: around === '' ? text : `${around}.${text}`
        };
    }
    readMethod() {
        const count = this.u30();
        this.types.push(this.u30());
        this.each(count, ()=>this.types.push(this.u30()));
        this.u30();
        const flags = this.u8();
        if (flags & HAS_OPTIONAL) this.each(this.u30(), ()=>{
            this.u30();
            this.u8();
        });
        if (flags & HAS_PARAMETER_NAMES) this.each(count, ()=>this.u30());
    }
    readInstance() {
        const [name, base] = [
            this.u30(),
            this.u30()
        ];
        const flags = this.u8();
        if (flags & HAS_PROTECTED) this.u30();
        const interfaces = this.list(()=>this.u30());
        this.u30();
        this.readMembers();
        return {
            name,
            base,
            interfaces,
            isInterface: (flags & IS_INTERFACE) !== 0
        };
    }
    readMembers() {
        for (const { type } of this.readTraits())this.types.push(type);
    }
    readTraits() {
        return this.list(()=>{
            const name = this.u30();
            const head = this.u8();
            this.u30();
            const kind = head & 15;
            if (kind > 6) throw new Error(`the kind ${kind} of a member is unknown`);
            const index = this.u30();
            const isSlot = kind === 0 || kind === 6;
            const value = isSlot ? this.u30() : 0;
            const space = value !== 0 && this.u8() === NAMESPACE_VALUE ? this.spaces[value]?.text : undefined;
            if (head & 0x40) this.each(this.u30(), ()=>this.u30());
            return {
                name,
                type: isSlot ? index : 0,
                space
            };
        });
    }
    pool(read) {
        this.each(Math.max(0, this.u30() - 1), read);
    }
    list(read) {
        const entries = [];
        this.each(this.u30(), ()=>entries.push(read()));
        return entries;
    }
    each(count, read) {
        this.entries += count;
        if (this.entries > MAX_ENTRIES) throw new Error('the code declares too much');
        for(let i = 0; i < count; i++)read();
    }
    take(length) {
        if (this.at + length > this.bytes.length) throw new Error(ENDS_EARLY);
        this.at += length;
        return this.bytes.subarray(this.at - length, this.at);
    }
    u8() {
        if (this.at >= this.bytes.length) throw new Error(ENDS_EARLY);
        return this.bytes[this.at++] ?? 0;
    }
    u30() {
        let value = 0;
        for(let shift = 0; shift < 35; shift += 7){
            const byte = this.u8();
            value += (byte & 127) * 2 ** shift;
            if (byte < 128) break;
        }
        return value;
    }
}

function readExternals(block) {
    const { classes, names } = new AbcReader(block);
    return classes.flatMap(({ name: index, base, isInterface })=>{
        const name = names[index];
        if (!name?.isShared || name.text === '') return [];
        return {
            name: name.text,
            base: names[base]?.text ?? '',
            isInterface
        };
    });
}

function readLinks(block) {
    const reader = new AbcReader(block);
    const { names, classes, types, definitions, addresses } = reader;
    const textOf = (index)=>names[index]?.isShared ? names[index].text : '';
    const needs = new Map();
    const seen = new Set();
    const need = (index, type)=>{
        const waiting = [
            index
        ];
        for(let next = waiting.pop(); next !== undefined; next = waiting.pop()){
            const name = names[next];
            if (!name || seen.has(next)) continue;
            seen.add(next);
            const meanings = type === 'i' ? reader.meaningsOf(name) : [];
            for (const text of [
                textOf(next),
                ...meanings
            ])if (text !== '' && !needs.has(text)) needs.set(text, type);
            for(let part = name.parts.length - 1; part >= 0; part--)waiting.push(name.parts[part] ?? 0);
        }
    };
    for (const { base, interfaces } of classes)for (const index of [
        base,
        ...interfaces
    ])need(index, 'i');
    for (const index of types)need(index, 's');
    names.forEach((_, index)=>{
        need(index, 'e');
    });
    const defined = definitions.filter(({ name })=>textOf(name) !== '');
    for (const { name } of defined)needs.delete(textOf(name));
    return {
        needs,
        definitions: defined.map(({ name })=>textOf(name)),
        spaces: new Map(defined.flatMap(({ name, space })=>space === undefined ? [] : [
                [
                    space,
                    textOf(name)
                ]
            ])),
        candidates: names.flatMap((name)=>reader.meaningsOf(name)),
        addresses: [
            ...addresses
        ]
    };
}

const PLAYER_CONSTANTS = {
    Array: 'CASEINSENSITIVE=1|DESCENDING=2|UNIQUESORT=4|RETURNINDEXEDARRAY=8|NUMERIC=16',
    Math: 'E=2.718281828459045|LN10=2.302585092994046|LN2=0.6931471805599453|LOG10E=0.4342944819032518|LOG2E=1.4426950408889634|PI=3.141592653589793|SQRT1_2=0.7071067811865476|SQRT2=1.4142135623730951',
    Number: 'E=2.718281828459045|PI=3.141592653589793|SQRT2=1.4142135623730951|SQRT1_2=0.7071067811865476|LN2=0.6931471805599453|LN10=2.302585092994046|LOG2E=1.4426950408889634|LOG10E=0.4342944819032518',
    'flash.automation.KeyboardAutomationAction': 'KEY_DOWN="keyDown|KEY_UP="keyUp',
    'flash.automation.MouseAutomationAction': 'MIDDLE_MOUSE_DOWN="middleMouseDown|MIDDLE_MOUSE_UP="middleMouseUp|MOUSE_DOWN="mouseDown|MOUSE_MOVE="mouseMove|MOUSE_UP="mouseUp|MOUSE_WHEEL="mouseWheel|RIGHT_MOUSE_DOWN="rightMouseDown|RIGHT_MOUSE_UP="rightMouseUp',
    'flash.automation.StageCapture': 'CURRENT="current|MULTIPLE="multiple|NEXT="next|RASTER="raster|SCREEN="screen|STAGE="stage',
    'flash.automation.StageCaptureEvent': 'CAPTURE="capture',
    'flash.desktop.ClipboardFormats': 'BITMAP_FORMAT="air:bitmap|FILE_LIST_FORMAT="air:file list|FILE_PROMISE_LIST_FORMAT="air:file promise list|HTML_FORMAT="air:html|RICH_TEXT_FORMAT="air:rtf|TEXT_FORMAT="air:text|URL_FORMAT="air:url',
    'flash.desktop.ClipboardTransferMode': 'CLONE_ONLY="cloneOnly|CLONE_PREFERRED="clonePreferred|ORIGINAL_ONLY="originalOnly|ORIGINAL_PREFERRED="originalPreferred',
    'flash.desktop.SystemIdleMode': 'NORMAL="normal|KEEP_AWAKE="keepAwake',
    'flash.display.ActionScriptVersion': 'ACTIONSCRIPT2=2|ACTIONSCRIPT3=3',
    'flash.display.BitmapDataChannel': 'RED=1|GREEN=2|BLUE=4|ALPHA=8',
    'flash.display.BitmapEncodingColorSpace': 'COLORSPACE_AUTO="auto|COLORSPACE_4_4_4="4:4:4|COLORSPACE_4_2_2="4:2:2|COLORSPACE_4_2_0="4:2:0',
    'flash.display.BlendMode': 'NORMAL="normal|LAYER="layer|MULTIPLY="multiply|SCREEN="screen|LIGHTEN="lighten|DARKEN="darken|ADD="add|SUBTRACT="subtract|DIFFERENCE="difference|INVERT="invert|OVERLAY="overlay|HARDLIGHT="hardlight|ALPHA="alpha|ERASE="erase|SHADER="shader',
    'flash.display.CapsStyle': 'ROUND="round|NONE="none|SQUARE="square',
    'flash.display.ColorCorrection': 'DEFAULT="default|ON="on|OFF="off',
    'flash.display.ColorCorrectionSupport': 'UNSUPPORTED="unsupported|DEFAULT_ON="defaultOn|DEFAULT_OFF="defaultOff',
    'flash.display.GradientType': 'LINEAR="linear|RADIAL="radial',
    'flash.display.GraphicsPathCommand': 'NO_OP=0|MOVE_TO=1|LINE_TO=2|CURVE_TO=3|WIDE_MOVE_TO=4|WIDE_LINE_TO=5|CUBIC_CURVE_TO=6',
    'flash.display.GraphicsPathWinding': 'EVEN_ODD="evenOdd|NON_ZERO="nonZero',
    'flash.display.InterpolationMethod': 'RGB="rgb|LINEAR_RGB="linearRGB',
    'flash.display.JointStyle': 'ROUND="round|BEVEL="bevel|MITER="miter',
    'flash.display.LineScaleMode': 'NORMAL="normal|VERTICAL="vertical|HORIZONTAL="horizontal|NONE="none',
    'flash.display.NativeWindowDisplayState': 'MAXIMIZED="maximized|MINIMIZED="minimized|NORMAL="normal',
    'flash.display.NativeWindowSystemChrome': 'ALTERNATE="alternate|NONE="none|STANDARD="standard',
    'flash.display.NativeWindowType': 'LIGHTWEIGHT="lightweight|NORMAL="normal|UTILITY="utility',
    'flash.display.PixelSnapping': 'NEVER="never|ALWAYS="always|AUTO="auto',
    'flash.display.SWFVersion': 'FLASH1=1|FLASH2=2|FLASH3=3|FLASH4=4|FLASH5=5|FLASH6=6|FLASH7=7|FLASH8=8|FLASH9=9|FLASH10=10|FLASH11=11|FLASH12=12',
    'flash.display.ShaderParameterType': 'FLOAT="float|FLOAT2="float2|FLOAT3="float3|FLOAT4="float4|INT="int|INT2="int2|INT3="int3|INT4="int4|BOOL="bool|BOOL2="bool2|BOOL3="bool3|BOOL4="bool4|MATRIX2X2="matrix2x2|MATRIX3X3="matrix3x3|MATRIX4X4="matrix4x4',
    'flash.display.ShaderPrecision': 'FULL="full|FAST="fast',
    'flash.display.SpreadMethod': 'PAD="pad|REFLECT="reflect|REPEAT="repeat',
    'flash.display.StageAlign': 'TOP="T|LEFT="L|BOTTOM="B|RIGHT="R|TOP_LEFT="TL|TOP_RIGHT="TR|BOTTOM_LEFT="BL|BOTTOM_RIGHT="BR',
    'flash.display.StageAspectRatio': 'ANY="any|LANDSCAPE="landscape|PORTRAIT="portrait',
    'flash.display.StageDisplayState': 'FULL_SCREEN="fullScreen|FULL_SCREEN_INTERACTIVE="fullScreenInteractive|NORMAL="normal',
    'flash.display.StageOrientation': 'DEFAULT="default|ROTATED_LEFT="rotatedLeft|ROTATED_RIGHT="rotatedRight|UNKNOWN="unknown|UPSIDE_DOWN="upsideDown',
    'flash.display.StageQuality': 'LOW="low|MEDIUM="medium|HIGH="high|BEST="best|HIGH_8X8="8x8|HIGH_8X8_LINEAR="8x8linear|HIGH_16X16="16x16|HIGH_16X16_LINEAR="16x16linear',
    'flash.display.StageScaleMode': 'SHOW_ALL="showAll|EXACT_FIT="exactFit|NO_BORDER="noBorder|NO_SCALE="noScale',
    'flash.display.TriangleCulling': 'NONE="none|POSITIVE="positive|NEGATIVE="negative',
    'flash.display3D.Context3DBlendFactor': 'DESTINATION_ALPHA="destinationAlpha|DESTINATION_COLOR="destinationColor|ONE="one|ONE_MINUS_DESTINATION_ALPHA="oneMinusDestinationAlpha|ONE_MINUS_DESTINATION_COLOR="oneMinusDestinationColor|ONE_MINUS_SOURCE_ALPHA="oneMinusSourceAlpha|ONE_MINUS_SOURCE_COLOR="oneMinusSourceColor|SOURCE_ALPHA="sourceAlpha|SOURCE_COLOR="sourceColor|ZERO="zero',
    'flash.display3D.Context3DBufferUsage': 'DYNAMIC_DRAW="dynamicDraw|STATIC_DRAW="staticDraw',
    'flash.display3D.Context3DCompareMode': 'ALWAYS="always|EQUAL="equal|GREATER="greater|GREATER_EQUAL="greaterEqual|LESS="less|LESS_EQUAL="lessEqual|NEVER="never|NOT_EQUAL="notEqual',
    'flash.display3D.Context3DMipFilter': 'MIPLINEAR="miplinear|MIPNEAREST="mipnearest|MIPNONE="mipnone',
    'flash.display3D.Context3DProfile': 'BASELINE="baseline|BASELINE_CONSTRAINED="baselineConstrained|BASELINE_EXTENDED="baselineExtended|STANDARD="standard|STANDARD_CONSTRAINED="standardConstrained|STANDARD_EXTENDED="standardExtended',
    'flash.display3D.Context3DProgramType': 'FRAGMENT="fragment|VERTEX="vertex',
    'flash.display3D.Context3DRenderMode': 'AUTO="auto|SOFTWARE="software',
    'flash.display3D.Context3DStencilAction': 'DECREMENT_SATURATE="decrementSaturate|DECREMENT_WRAP="decrementWrap|INCREMENT_SATURATE="incrementSaturate|INCREMENT_WRAP="incrementWrap|INVERT="invert|KEEP="keep|SET="set|ZERO="zero',
    'flash.display3D.Context3DTextureFilter': 'ANISOTROPIC16X="anisotropic16x|ANISOTROPIC2X="anisotropic2x|ANISOTROPIC4X="anisotropic4x|ANISOTROPIC8X="anisotropic8x|LINEAR="linear|NEAREST="nearest',
    'flash.display3D.Context3DTextureFormat': 'BGRA="bgra|BGRA_PACKED="bgraPacked4444|BGR_PACKED="bgrPacked565|COMPRESSED="compressed|COMPRESSED_ALPHA="compressedAlpha|RGBA_HALF_FLOAT="rgbaHalfFloat',
    'flash.display3D.Context3DTriangleFace': 'BACK="back|FRONT="front|FRONT_AND_BACK="frontAndBack|NONE="none',
    'flash.display3D.Context3DVertexBufferFormat': 'BYTES_4="bytes4|FLOAT_1="float1|FLOAT_2="float2|FLOAT_3="float3|FLOAT_4="float4',
    'flash.display3D.Context3DWrapMode': 'CLAMP="clamp|CLAMP_U_REPEAT_V="clamp_u_repeat_v|REPEAT="repeat|REPEAT_U_CLAMP_V="repeat_u_clamp_v',
    'flash.events.AVDictionaryDataEvent': 'AV_DICTIONARY_DATA="avDictionaryData',
    'flash.events.AVHTTPStatusEvent': 'AV_HTTP_RESPONSE_STATUS="avHttpResponseStatus',
    'flash.events.AVManifestLoadEvent': 'AV_MANIFEST_LOAD="avManifestLoad',
    'flash.events.AVPauseAtPeriodEndEvent': 'AV_PAUSE_AT_PERIOD_END="avPauseAtPeriodEnd',
    'flash.events.AVPlayStateEvent': 'AV_PLAY_STATE="avPlayState',
    'flash.events.AVStatusEvent': 'AV_STATUS="avStatus|BACKGROUND_MANIFEST_ERROR="BackgroundManifestError|BACKGROUND_MANIFEST_WARNING="BackgroundManifestWarning|BUFFER_STATE="BufferState|DECODER_TYPE="DecoderType|DIMENSION_CHANGE="DimensionChange|ERROR="Error|INSERTION_COMPLETE="InsertionComplete|LOAD_COMPLETE="LoadComplete|MANIFEST_UPDATE="ManifestUpdate|PLAY_STATE="PlayState|RENDER_TYPE="RenderType|SEEK_COMPLETE="SeekComplete|STEP_COMPLETE="StepComplete|STREAM_SWITCH="StreamSwitch|TRICKPLAY_ENDED="TrickPlayEnded|WARNING="Warning',
    'flash.events.AVStreamSwitchEvent': 'AV_STREAM_SWITCH="avStreamSwitch|ABR_SWITCH=0|PERIOD_SWITCH=1',
    'flash.events.AccelerometerEvent': 'UPDATE="update',
    'flash.events.ActivityEvent': 'ACTIVITY="activity',
    'flash.events.AsyncErrorEvent': 'ASYNC_ERROR="asyncError',
    'flash.events.AudioOutputChangeEvent': 'AUDIO_OUTPUT_CHANGE="audioOutputChange',
    'flash.events.ContextMenuEvent': 'MENU_ITEM_SELECT="menuItemSelect|MENU_SELECT="menuSelect',
    'flash.events.DRMAuthenticateEvent': 'DRM_AUTHENTICATE="drmAuthenticate|AUTHENTICATION_TYPE_DRM="drm|AUTHENTICATION_TYPE_PROXY="proxy',
    'flash.events.DRMAuthenticationCompleteEvent': 'AUTHENTICATION_COMPLETE="authenticationComplete',
    'flash.events.DRMAuthenticationErrorEvent': 'AUTHENTICATION_ERROR="authenticationError',
    'flash.events.DRMDeviceGroupErrorEvent': 'ADD_TO_DEVICE_GROUP_ERROR="addToDeviceGroupError|REMOVE_FROM_DEVICE_GROUP_ERROR="removeFromDeviceGroupError',
    'flash.events.DRMDeviceGroupEvent': 'ADD_TO_DEVICE_GROUP_COMPLETE="addToDeviceGroupComplete|REMOVE_FROM_DEVICE_GROUP_COMPLETE="removeFromDeviceGroupComplete',
    'flash.events.DRMErrorEvent': 'DRM_ERROR="drmError|DRM_LOAD_DEVICEID_ERROR="drmLoadDeviceIdError',
    'flash.events.DRMLicenseRequestEvent': 'LICENSE_REQUEST="licenseRequest',
    'flash.events.DRMMetadataEvent': 'DRM_METADATA="drmMetadata',
    'flash.events.DRMReturnVoucherCompleteEvent': 'RETURN_VOUCHER_COMPLETE="returnVoucherComplete',
    'flash.events.DRMReturnVoucherErrorEvent': 'RETURN_VOUCHER_ERROR="returnVoucherError',
    'flash.events.DRMStatusEvent': 'DRM_STATUS="drmStatus',
    'flash.events.DataEvent': 'DATA="data|UPLOAD_COMPLETE_DATA="uploadCompleteData',
    'flash.events.ErrorEvent': 'ERROR="error',
    'flash.events.Event': 'ACTIVATE="activate|ADDED="added|ADDED_TO_STAGE="addedToStage|BROWSER_ZOOM_CHANGE="browserZoomChange|CANCEL="cancel|CHANGE="change|CLEAR="clear|CLOSE="close|CLOSING="closing|COMPLETE="complete|CONNECT="connect|COPY="copy|CUT="cut|DEACTIVATE="deactivate|ENTER_FRAME="enterFrame|FRAME_CONSTRUCTED="frameConstructed|EXITING="exiting|EXIT_FRAME="exitFrame|FRAME_LABEL="frameLabel|ID3="id3|INIT="init|MOUSE_LEAVE="mouseLeave|OPEN="open|PASTE="paste|REMOVED="removed|REMOVED_FROM_STAGE="removedFromStage|RENDER="render|RESIZE="resize|SCROLL="scroll|TEXT_INTERACTION_MODE_CHANGE="textInteractionModeChange|SELECT="select|SELECT_ALL="selectAll|SOUND_COMPLETE="soundComplete|TAB_CHILDREN_CHANGE="tabChildrenChange|TAB_ENABLED_CHANGE="tabEnabledChange|TAB_INDEX_CHANGE="tabIndexChange|UNLOAD="unload|FULLSCREEN="fullScreen|CONTEXT3D_CREATE="context3DCreate|TEXTURE_READY="textureReady|VIDEO_FRAME="videoFrame|SUSPEND="suspend|CHANNEL_MESSAGE="channelMessage|CHANNEL_STATE="channelState|WORKER_STATE="workerState',
    'flash.events.EventPhase': 'CAPTURING_PHASE=1|AT_TARGET=2|BUBBLING_PHASE=3',
    'flash.events.FocusEvent': 'FOCUS_IN="focusIn|FOCUS_OUT="focusOut|KEY_FOCUS_CHANGE="keyFocusChange|MOUSE_FOCUS_CHANGE="mouseFocusChange',
    'flash.events.FullScreenEvent': 'FULL_SCREEN="fullScreen|FULL_SCREEN_INTERACTIVE_ACCEPTED="fullScreenInteractiveAccepted',
    'flash.events.GameInputEvent': 'DEVICE_ADDED="deviceAdded|DEVICE_REMOVED="deviceRemoved|DEVICE_UNUSABLE="deviceUnusable',
    'flash.events.GestureEvent': 'GESTURE_TWO_FINGER_TAP="gestureTwoFingerTap',
    'flash.events.GesturePhase': 'ALL="all|BEGIN="begin|END="end|UPDATE="update',
    'flash.events.HTTPStatusEvent': 'HTTP_RESPONSE_STATUS="httpResponseStatus|HTTP_STATUS="httpStatus',
    'flash.events.IMEEvent': 'IME_COMPOSITION="imeComposition|IME_START_COMPOSITION="imeStartComposition',
    'flash.events.IOErrorEvent': 'IO_ERROR="ioError|NETWORK_ERROR="networkError|DISK_ERROR="diskError|VERIFY_ERROR="verifyError|STANDARD_ERROR_IO_ERROR="standardErrorIoError|STANDARD_INPUT_IO_ERROR="standardInputIoError|STANDARD_OUTPUT_IO_ERROR="standardOutputIoError',
    'flash.events.InvokeEvent': 'INVOKE="invoke',
    'flash.events.KeyboardEvent': 'KEY_DOWN="keyDown|KEY_UP="keyUp',
    'flash.events.MouseEvent': 'CLICK="click|DOUBLE_CLICK="doubleClick|MOUSE_DOWN="mouseDown|MOUSE_MOVE="mouseMove|MOUSE_OUT="mouseOut|MOUSE_OVER="mouseOver|MOUSE_UP="mouseUp|RELEASE_OUTSIDE="releaseOutside|MOUSE_WHEEL="mouseWheel|ROLL_OUT="rollOut|ROLL_OVER="rollOver|MIDDLE_CLICK="middleClick|MIDDLE_MOUSE_DOWN="middleMouseDown|MIDDLE_MOUSE_UP="middleMouseUp|RIGHT_CLICK="rightClick|RIGHT_MOUSE_DOWN="rightMouseDown|RIGHT_MOUSE_UP="rightMouseUp|CONTEXT_MENU="contextMenu',
    'flash.events.NativeDragEvent': 'NATIVE_DRAG_COMPLETE="nativeDragComplete|NATIVE_DRAG_DROP="nativeDragDrop|NATIVE_DRAG_ENTER="nativeDragEnter|NATIVE_DRAG_EXIT="nativeDragExit|NATIVE_DRAG_OVER="nativeDragOver|NATIVE_DRAG_START="nativeDragStart|NATIVE_DRAG_UPDATE="nativeDragUpdate',
    'flash.events.NativeWindowBoundsEvent': 'MOVING="moving|MOVE="move|RESIZING="resizing|RESIZE="resize',
    'flash.events.NativeWindowDisplayStateEvent': 'DISPLAY_STATE_CHANGING="displayStateChanging|DISPLAY_STATE_CHANGE="displayStateChange',
    'flash.events.NetDataEvent': 'MEDIA_TYPE_DATA="mediaTypeData',
    'flash.events.NetMonitorEvent': 'NET_STREAM_CREATE="netStreamCreate',
    'flash.events.NetStatusEvent': 'NET_STATUS="netStatus',
    'flash.events.OutputProgressEvent': 'OUTPUT_PROGRESS="outputProgress',
    'flash.events.PressAndTapGestureEvent': 'GESTURE_PRESS_AND_TAP="gesturePressAndTap',
    'flash.events.ProgressEvent': 'PROGRESS="progress|SOCKET_DATA="socketData',
    'flash.events.SampleDataEvent': 'SAMPLE_DATA="sampleData',
    'flash.events.SecurityErrorEvent': 'SECURITY_ERROR="securityError',
    'flash.events.ShaderEvent': 'COMPLETE="complete',
    'flash.events.SoftKeyboardEvent': 'SOFT_KEYBOARD_ACTIVATE="softKeyboardActivate|SOFT_KEYBOARD_ACTIVATING="softKeyboardActivating|SOFT_KEYBOARD_DEACTIVATE="softKeyboardDeactivate',
    'flash.events.SoftKeyboardTrigger': 'CONTENT_TRIGGERED="contentTriggered|USER_TRIGGERED="userTriggered',
    'flash.events.StageVideoAvailabilityEvent': 'STAGE_VIDEO_AVAILABILITY="stageVideoAvailability',
    'flash.events.StageVideoEvent': 'RENDER_STATE="renderState|RENDER_STATUS_ACCELERATED="accelerated|RENDER_STATUS_SOFTWARE="software|RENDER_STATUS_UNAVAILABLE="unavailable',
    'flash.events.StatusEvent': 'STATUS="status',
    'flash.events.SyncEvent': 'SYNC="sync',
    'flash.events.TextEvent': 'LINK="link|TEXT_INPUT="textInput',
    'flash.events.ThrottleEvent': 'THROTTLE="throttle',
    'flash.events.ThrottleType': 'PAUSE="pause|RESUME="resume|THROTTLE="throttle',
    'flash.events.TimerEvent': 'TIMER="timer|TIMER_COMPLETE="timerComplete',
    'flash.events.TouchEvent': 'PROXIMITY_BEGIN="proximityBegin|PROXIMITY_END="proximityEnd|PROXIMITY_MOVE="proximityMove|PROXIMITY_OUT="proximityOut|PROXIMITY_OVER="proximityOver|PROXIMITY_ROLL_OUT="proximityRollOut|PROXIMITY_ROLL_OVER="proximityRollOver|TOUCH_BEGIN="touchBegin|TOUCH_END="touchEnd|TOUCH_MOVE="touchMove|TOUCH_OUT="touchOut|TOUCH_OVER="touchOver|TOUCH_ROLL_OUT="touchRollOut|TOUCH_ROLL_OVER="touchRollOver|TOUCH_TAP="touchTap',
    'flash.events.TransformGestureEvent': 'GESTURE_PAN="gesturePan|GESTURE_ROTATE="gestureRotate|GESTURE_SWIPE="gestureSwipe|GESTURE_ZOOM="gestureZoom',
    'flash.events.UncaughtErrorEvent': 'UNCAUGHT_ERROR="uncaughtError',
    'flash.events.VideoEvent': 'RENDER_STATE="renderState|RENDER_STATUS_ACCELERATED="accelerated|RENDER_STATUS_SOFTWARE="software|RENDER_STATUS_UNAVAILABLE="unavailable',
    'flash.events.VideoTextureEvent': 'RENDER_STATE="renderState',
    'flash.filters.BitmapFilterQuality': 'LOW=1|MEDIUM=2|HIGH=3',
    'flash.filters.BitmapFilterType': 'INNER="inner|OUTER="outer|FULL="full',
    'flash.filters.DisplacementMapFilterMode': 'WRAP="wrap|CLAMP="clamp|IGNORE="ignore|COLOR="color',
    'flash.geom.Orientation3D': 'EULER_ANGLES="eulerAngles|AXIS_ANGLE="axisAngle|QUATERNION="quaternion',
    'flash.globalization.CollatorMode': 'MATCHING="matching|SORTING="sorting',
    'flash.globalization.DateTimeNameContext': 'FORMAT="format|STANDALONE="standalone',
    'flash.globalization.DateTimeNameStyle': 'FULL="full|LONG_ABBREVIATION="longAbbreviation|SHORT_ABBREVIATION="shortAbbreviation',
    'flash.globalization.DateTimeStyle': 'CUSTOM="custom|LONG="long|MEDIUM="medium|NONE="none|SHORT="short',
    'flash.globalization.LastOperationStatus': 'BUFFER_OVERFLOW_ERROR="bufferOverflowError|ERROR_CODE_UNKNOWN="errorCodeUnknown|ILLEGAL_ARGUMENT_ERROR="illegalArgumentError|INDEX_OUT_OF_BOUNDS_ERROR="indexOutOfBoundsError|INVALID_ATTR_VALUE="invalidAttrValue|INVALID_CHAR_FOUND="invalidCharFound|MEMORY_ALLOCATION_ERROR="memoryAllocationError|NO_ERROR="noError|NUMBER_OVERFLOW_ERROR="numberOverflowError|PARSE_ERROR="parseError|PATTERN_SYNTAX_ERROR="patternSyntaxError|PLATFORM_API_FAILED="platformAPIFailed|TRUNCATED_CHAR_FOUND="truncatedCharFound|UNEXPECTED_TOKEN="unexpectedToken|UNSUPPORTED_ERROR="unsupportedError|USING_DEFAULT_WARNING="usingDefaultWarning|USING_FALLBACK_WARNING="usingFallbackWarning',
    'flash.globalization.LocaleID': 'DEFAULT="i-default',
    'flash.globalization.NationalDigitsType': 'ARABIC_INDIC=1632|BALINESE=6992|BENGALI=2534|CHAM=43600|DEVANAGARI=2406|EUROPEAN=48|EXTENDED_ARABIC_INDIC=1776|FULL_WIDTH=65296|GUJARATI=2790|GURMUKHI=2662|KANNADA=3302|KAYAH_LI=43264|KHMER=6112|LAO=3792|LEPCHA=7232|LIMBU=6470|MALAYALAM=3430|MONGOLIAN=6160|MYANMAR=4160|MYANMAR_SHAN=4240|NEW_TAI_LUE=6608|NKO=1984|OL_CHIKI=7248|ORIYA=2918|OSMANYA=66720|SAURASHTRA=43216|SUNDANESE=7088|TAMIL=3046|TELUGU=3174|THAI=3664|TIBETAN=3872|VAI=42528',
    'flash.media.AVABRParameters': 'AGGRESSIVE="aggressive|CONSERVATIVE="conservative|MODERATE="moderate',
    'flash.media.AVCaptionStyle': 'DEFAULT="default|NONE="none|MONOSPACE_WITH_SERIFS="monospaced_with_serifs|MONOSPACED_WITHOUT_SERIFS="monospaced_without_serifs|PROPORTIONAL_WITH_SERIFS="proportional_with_serifs|PROPORTIONAL_WITHOUT_SERIFS="proportional_without_serifs|CASUAL="casual|CURSIVE="cursive|DEPRESSED="depressed|RAISED="raised|SMALL_CAPITALS="small_capitals|UNIFORM="uniform|SMALL="small|MEDIUM="medium|LARGE="large|BRIGHT_MAGENTA="bright_magenta|MAGENTA="magenta|DARK_MAGENTA="dark_magenta|BRIGHT_RED="bright_red|RED="red|DARK_RED="dark_red|BRIGHT_YELLOW="bright_yellow|YELLOW="yellow|DARK_YELLOW="dark_yellow|BRIGHT_GREEN="bright_green|GREEN="green|DARK_GREEN="dark_green|BRIGHT_CYAN="bright_cyan|CYAN="cyan|DARK_CYAN="dark_cyan|BRIGHT_BLUE="bright_blue|BLUE="blue|DARK_BLUE="dark_blue|BRIGHT_WHITE="bright_white|WHITE="white|GRAY="gray|BLACK="black|LEFT_DROP_SHADOW="drop_shadow_left|RIGHT_DROP_SHADOW="drop_shadow_right',
    'flash.media.AVPlayState': 'UNINITIALIZED=0|READY=1|BUFFERING=2|PLAYING=3|PAUSED=4|EOF=5|SUSPENDED=6|TRICK_PLAY=7|UNRECOVERABLE_ERROR=8',
    'flash.media.AVResult': 'END_OF_PERIOD=-1|SUCCESS=0|ASYNC_OPERATION_IN_PROGRESS=1|EOF=2|DECODER_FAILED=3|DEVICE_OPEN_ERROR=4|FILE_NOT_FOUND=5|GENERIC_ERROR=6|IRRECOVERABLE_ERROR=7|LOST_CONNECTION_RECOVERABLE=8|NO_FIXED_SIZE=9|NOT_IMPLEMENTED=10|OUT_OF_MEMORY=11|PARSE_ERROR=12|SIZE_UNKNOWN=13|UNDERFLOW=14|UNSUPPORTED_CONFIGURATION=15|UNSUPPORTED_OPERATION=16|WAITING_FOR_INIT=17|INVALID_PARAMETER=18|INVALID_OPERATION=19|ONLY_ALLOWED_IN_PAUSED_STATE=20|INVALID_WITH_AUDIO_ONLY_FILE=21|PREVIOUS_STEP_SEEK_IN_PROGRESS=22|RESOURCE_NOT_SPECIFIED=23|RANGE_ERROR=24|INVALID_SEEK_TIME=25|FILE_STRUCTURE_INVALID=26|COMPONENT_CREATION_FAILURE=27|DRM_INIT_ERROR=28|CONTAINER_NOT_SUPPORTED=29|SEEK_FAILED=30|CODEC_NOT_SUPPORTED=31|NETWORK_UNAVAILABLE=32|NETWORK_ERROR=33|OVERFLOW=34|VIDEO_PROFILE_NOT_SUPPORTED=35|PERIOD_NOT_LOADED=36|INVALID_REPLACE_DURATION=37|CALLED_FROM_WRONG_THREAD=38|FRAGMENT_READ_ERROR=39|OPERATION_ABORTED=40|UNSUPPORTED_HLS_VERSION=41|CANNOT_FAIL_OVER=42|HTTP_TIME_OUT=43|NETWORK_DOWN=44|NO_USEABLE_BITRATE_PROFILE=45|BAD_MANIFEST_SIGNATURE=46|CANNOT_LOAD_PLAY_LIST=47|REPLACEMENT_FAILED=48|SWITCH_TO_ASYMMETRIC_PROFILE=49|LIVE_WINDOW_MOVED_BACKWARD=50|CURRENT_PERIOD_EXPIRED=51|CONTENT_LENGTH_MISMATCH=52|PERIOD_HOLD=53|LIVE_HOLD=54|BAD_MEDIA_INTERLEAVING=55|DRM_NOT_AVAILABLE=56|PLAYBACK_NOT_ENABLED=57|BAD_MEDIASAMPLE_FOUND=58|RANGE_SPANS_READHEAD=59|POSTROLL_WITH_LIVE_NOT_ALLOWED=60|INTERNAL_ERROR=61|SPS_PPS_FOUND_OUTSIDE_AVCC=62|PARTIAL_REPLACEMENT=63|RENDITION_M3U8_ERROR=64|NULL_OPERATION=65|SEGMENT_SKIPPED_ON_FAILURE=66|INCOMPATIBLE_RENDER_MODE=67|PROTOCOL_NOT_SUPPORTED=68|INCOMPATIBLE_VERSION=69|MANIFEST_FILE_UNEXPECTEDLY_CHANGED=70|CANNOT_SPLIT_TIMELINE=71|CANNOT_ERASE_TIMELINE=72|DID_NOT_GET_NEXT_FRAGMENT=73|NO_TIMELINE=74|LISTENER_NOT_FOUND=75|AUDIO_START_ERROR=76|NO_AUDIO_SINK=77|FILE_OPEN_ERROR=78|FILE_WRITE_ERROR=79|FILE_READ_ERROR=80|ID3_PARSE_ERROR=81|SECURITY_ERROR=82|TIMELINE_TOO_SHORT=83|AUDIO_ONLY_STREAM_START=84|AUDIO_ONLY_STREAM_END=85|CANNOT_HANDLE_MAIN_MANIFEST_UPDATE=86|KEY_NOT_FOUND=87|INVALID_KEY=88|KEY_SERVER_NOT_FOUND=89|MAIN_MANIFEST_UPDATE_TO_BE_HANDLED=90|UNREPORTED_TIME_DISCONTINUITY_FOUND=91|CRYPTO_ALGORITHM_NOT_SUPPORTED=300|CRYPTO_ERROR_CORRUPTED_DATA=301|CRYPTO_ERROR_BUFFER_TOO_SMALL=302|CRYPTO_ERROR_BAD_CERTIFICATE=303|CRYPTO_ERROR_DIGEST_UPDATE=304|CRYPTO_ERROR_DIGEST_FINISH=305|CRYPTO_ERROR_BAD_PARAMETER=306|CRYPTO_ERROR_UNKNOWN=307',
    'flash.media.AVSegmentedSource': 'AUDIO="audio|AUDIO_DESCRIPTION="audiodescription|AUDIO_LANGUAGE="audiolanguage|AUDIO_PID="audiopid|DASH="DASH|DATA="data|DATA_DESCRIPTION="datadescription|HLS="HLS|VIDEO="video|VIDEO_DESCRIPTION="videodescription',
    'flash.media.AVStream': 'HARDWARE="hardware|SOFTWARE="sofware|UNDEFINED="undefined',
    'flash.media.AVTrackInfo': 'DTI_608_CAPTIONS="DTI608Captions|DTI_708_CAPTIONS="DTI708Captions|DTI_WEBVTT_CAPTIONS="DTIWebVTTCaptions',
    'flash.media.AudioDecoder': 'DOLBY_DIGITAL="DolbyDigital|DOLBY_DIGITAL_PLUS="DolbyDigitalPlus|DTS="DTS|DTS_EXPRESS="DTSExpress|DTS_HD_HIGH_RESOLUTION_AUDIO="DTSHDHighResolutionAudio|DTS_HD_MASTER_AUDIO="DTSHDMasterAudio',
    'flash.media.AudioOutputChangeReason': 'DEVICE_CHANGE="deviceChange|USER_SELECTION="userSelection',
    'flash.media.AudioPlaybackMode': 'AMBIENT="ambient|MEDIA="media|VOICE="voice',
    'flash.media.H264Level': 'LEVEL_1="1|LEVEL_1_1="1.1|LEVEL_1_2="1.2|LEVEL_1_3="1.3|LEVEL_1B="1b|LEVEL_2="2|LEVEL_2_1="2.1|LEVEL_2_2="2.2|LEVEL_3="3|LEVEL_3_1="3.1|LEVEL_3_2="3.2|LEVEL_4="4|LEVEL_4_1="4.1|LEVEL_4_2="4.2|LEVEL_5="5|LEVEL_5_1="5.1',
    'flash.media.H264Profile': 'BASELINE="baseline|MAIN="main',
    'flash.media.MicrophoneEnhancedMode': 'FULL_DUPLEX="fullDuplex|HALF_DUPLEX="halfDuplex|HEADSET="headset|OFF="off|SPEAKER_MUTE="speakerMute',
    'flash.media.SoundCodec': 'NELLYMOSER="NellyMoser|PCMA="pcma|PCMU="pcmu|SPEEX="Speex',
    'flash.media.StageVideoAvailability': 'AVAILABLE="available|UNAVAILABLE="unavailable',
    'flash.media.StageVideoAvailabilityReason': 'DRIVER_TOO_OLD="driverTooOld|NO_ERROR="noError|UNAVAILABLE="unavailable|USER_DISABLED="userDisabled|WMODE_INCOMPATIBLE="wModeIncompatible',
    'flash.media.VideoCodec': 'H264AVC="H264Avc|SORENSON="Sorenson|VP6="VP6',
    'flash.media.VideoStatus': 'ACCELERATED="accelerated|SOFTWARE="software|UNAVAILABLE="unavailable',
    'flash.net.NetGroupReceiveMode': 'EXACT="exact|NEAREST="nearest',
    'flash.net.NetGroupReplicationStrategy': 'LOWEST_FIRST="lowestFirst|RAREST_FIRST="rarestFirst',
    'flash.net.NetGroupSendMode': 'NEXT_DECREASING="nextDecreasing|NEXT_INCREASING="nextIncreasing',
    'flash.net.NetGroupSendResult': 'ERROR="error|NO_ROUTE="no route|SENT="sent',
    'flash.net.NetStream': 'CONNECT_TO_FMS="connectToFMS|DIRECT_CONNECTIONS="directConnections',
    'flash.net.NetStreamAppendBytesAction': 'END_SEQUENCE="endSequence|RESET_BEGIN="resetBegin|RESET_SEEK="resetSeek',
    'flash.net.NetStreamPlayTransitions': 'APPEND="append|APPEND_AND_WAIT="appendAndWait|RESUME="resume|RESET="reset|STOP="stop|SWAP="swap|SWITCH="switch',
    'flash.net.ObjectEncoding': 'AMF0=0|AMF3=3|DEFAULT=3',
    'flash.net.SharedObjectFlushStatus': 'FLUSHED="flushed|PENDING="pending',
    'flash.net.URLLoaderDataFormat': 'TEXT="text|BINARY="binary|VARIABLES="variables',
    'flash.net.URLRequestMethod': 'POST="POST|GET="GET|PUT="PUT|DELETE="DELETE|HEAD="HEAD|OPTIONS="OPTIONS',
    'flash.net.drm.AuthenticationMethod': 'ANONYMOUS="anonymous|USERNAME_AND_PASSWORD="usernameAndPassword',
    'flash.net.drm.LoadVoucherSetting': 'ALLOW_SERVER="allowServer|FORCE_REFRESH="forceRefresh|LOCAL_ONLY="localOnly',
    'flash.printing.PrintJobOrientation': 'LANDSCAPE="landscape|PORTRAIT="portrait',
    'flash.security.CertificateStatus': 'EXPIRED="expired|INVALID="invalid|INVALID_CHAIN="invalidChain|NOT_YET_VALID="notYetValid|PRINCIPAL_MISMATCH="principalMismatch|REVOKED="revoked|TRUSTED="trusted|UNKNOWN="unknown|UNTRUSTED_SIGNERS="untrustedSigners',
    'flash.system.IMEConversionMode': 'ALPHANUMERIC_FULL="ALPHANUMERIC_FULL|ALPHANUMERIC_HALF="ALPHANUMERIC_HALF|CHINESE="CHINESE|JAPANESE_HIRAGANA="JAPANESE_HIRAGANA|JAPANESE_KATAKANA_FULL="JAPANESE_KATAKANA_FULL|JAPANESE_KATAKANA_HALF="JAPANESE_KATAKANA_HALF|KOREAN="KOREAN|UNKNOWN="UNKNOWN',
    'flash.system.ImageDecodingPolicy': 'ON_DEMAND="onDemand|ON_LOAD="onLoad',
    'flash.system.MessageChannelState': 'CLOSED="closed|CLOSING="closing|OPEN="open',
    'flash.system.Security': 'APPLICATION="application|LOCAL_TRUSTED="localTrusted|LOCAL_WITH_FILE="localWithFile|LOCAL_WITH_NETWORK="localWithNetwork|REMOTE="remote',
    'flash.system.SecurityPanel': 'CAMERA="camera|DEFAULT="default|DISPLAY="display|LOCAL_STORAGE="localStorage|MICROPHONE="microphone|PRIVACY="privacy|SETTINGS_MANAGER="settingsManager',
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
    'flash.text.TextFormatAlign': 'LEFT="left|CENTER="center|RIGHT="right|JUSTIFY="justify|START="start|END="end',
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
    'flash.text.engine.JustificationStyle': 'PRIORITIZE_LEAST_ADJUSTMENT="prioritizeLeastAdjustment|PUSH_IN_KINSOKU="pushInKinsoku|PUSH_OUT_ONLY="pushOutOnly',
    'flash.text.engine.Kerning': 'AUTO="auto|OFF="off|ON="on',
    'flash.text.engine.LigatureLevel': 'COMMON="common|EXOTIC="exotic|MINIMUM="minimum|NONE="none|UNCOMMON="uncommon',
    'flash.text.engine.LineJustification': 'ALL_BUT_LAST="allButLast|ALL_BUT_MANDATORY_BREAK="allButMandatoryBreak|ALL_INCLUDING_LAST="allIncludingLast|UNJUSTIFIED="unjustified',
    'flash.text.engine.RenderingMode': 'CFF="cff|NORMAL="normal',
    'flash.text.engine.TabAlignment': 'CENTER="center|DECIMAL="decimal|END="end|START="start',
    'flash.text.engine.TextBaseline': 'ASCENT="ascent|DESCENT="descent|IDEOGRAPHIC_BOTTOM="ideographicBottom|IDEOGRAPHIC_CENTER="ideographicCenter|IDEOGRAPHIC_TOP="ideographicTop|ROMAN="roman|USE_DOMINANT_BASELINE="useDominantBaseline',
    'flash.text.engine.TextLine': 'MAX_LINE_WIDTH=1000000',
    'flash.text.engine.TextLineCreationResult': 'COMPLETE="complete|EMERGENCY="emergency|INSUFFICIENT_WIDTH="insufficientWidth|SUCCESS="success',
    'flash.text.engine.TextLineValidity': 'INVALID="invalid|POSSIBLY_INVALID="possiblyInvalid|STATIC="static|VALID="valid',
    'flash.text.engine.TextRotation': 'AUTO="auto|ROTATE_0="rotate0|ROTATE_180="rotate180|ROTATE_270="rotate270|ROTATE_90="rotate90',
    'flash.text.engine.TypographicCase': 'CAPS="caps|CAPS_AND_SMALL_CAPS="capsAndSmallCaps|DEFAULT="default|LOWERCASE="lowercase|SMALL_CAPS="smallCaps|TITLE="title|UPPERCASE="uppercase',
    'flash.trace.Trace': 'OFF=0|METHODS=1|METHODS_WITH_ARGS=2|METHODS_AND_LINES=3|METHODS_AND_LINES_WITH_ARGS=4',
    'flash.ui.GameInputDevice': 'MAX_BUFFER_SIZE=32000',
    'flash.ui.KeyLocation': 'D_PAD=4|LEFT=1|NUM_PAD=3|RIGHT=2|STANDARD=0',
    'flash.ui.Keyboard': 'BACKSPACE=8|TAB=9|ENTER=13|COMMAND=15|SHIFT=16|CONTROL=17|ALTERNATE=18|CAPS_LOCK=20|NUMPAD=21|ESCAPE=27|SPACE=32|PAGE_UP=33|PAGE_DOWN=34|END=35|HOME=36|LEFT=37|UP=38|RIGHT=39|DOWN=40|INSERT=45|DELETE=46|NUMBER_0=48|NUMBER_1=49|NUMBER_2=50|NUMBER_3=51|NUMBER_4=52|NUMBER_5=53|NUMBER_6=54|NUMBER_7=55|NUMBER_8=56|NUMBER_9=57|A=65|B=66|C=67|D=68|E=69|F=70|G=71|H=72|I=73|J=74|K=75|L=76|M=77|N=78|O=79|P=80|Q=81|R=82|S=83|T=84|U=85|V=86|W=87|X=88|Y=89|Z=90|NUMPAD_0=96|NUMPAD_1=97|NUMPAD_2=98|NUMPAD_3=99|NUMPAD_4=100|NUMPAD_5=101|NUMPAD_6=102|NUMPAD_7=103|NUMPAD_8=104|NUMPAD_9=105|NUMPAD_MULTIPLY=106|NUMPAD_ADD=107|NUMPAD_ENTER=108|NUMPAD_SUBTRACT=109|NUMPAD_DECIMAL=110|NUMPAD_DIVIDE=111|F1=112|F2=113|F3=114|F4=115|F5=116|F6=117|F7=118|F8=119|F9=120|F10=121|F11=122|F12=123|F13=124|F14=125|F15=126|SEMICOLON=186|EQUAL=187|COMMA=188|MINUS=189|PERIOD=190|SLASH=191|BACKQUOTE=192|LEFTBRACKET=219|BACKSLASH=220|RIGHTBRACKET=221|QUOTE=222|SETUP=16777244|NEXT=16777230|MENU=16777234|CHANNEL_UP=16777220|EXIT=16777237|BLUE=16777219|CHANNEL_DOWN=16777221|INPUT=16777243|DVR=16777241|SEARCH=16777247|MASTER_SHELL=16777246|SKIP_BACKWARD=16777229|PLAY_PAUSE=16777248|HELP=16777245|VOD=16777242|LIVE=16777232|RED=16777216|PREVIOUS=16777231|RECORD=16777222|STOP=16777225|SUBTITLE=16777240|PLAY=16777223|GUIDE=16777236|YELLOW=16777218|REWIND=16777227|INFO=16777235|LAST=16777233|PAUSE=16777224|AUDIO=16777239|GREEN=16777217|FAST_FORWARD=16777226|SKIP_FORWARD=16777228|BACK=16777238|KEYNAME_UPARROW="Up|KEYNAME_DOWNARROW="Down|KEYNAME_LEFTARROW="Left|KEYNAME_RIGHTARROW="Right|KEYNAME_F1="F1|KEYNAME_F2="F2|KEYNAME_F3="F3|KEYNAME_F4="F4|KEYNAME_F5="F5|KEYNAME_F6="F6|KEYNAME_F7="F7|KEYNAME_F8="F8|KEYNAME_F9="F9|KEYNAME_F10="F10|KEYNAME_F11="F11|KEYNAME_F12="F12|KEYNAME_F13="F13|KEYNAME_F14="F14|KEYNAME_F15="F15|KEYNAME_F16="F16|KEYNAME_F17="F17|KEYNAME_F18="F18|KEYNAME_F19="F19|KEYNAME_F20="F20|KEYNAME_F21="F21|KEYNAME_F22="F22|KEYNAME_F23="F23|KEYNAME_F24="F24|KEYNAME_F25="F25|KEYNAME_F26="F26|KEYNAME_F27="F27|KEYNAME_F28="F28|KEYNAME_F29="F29|KEYNAME_F30="F30|KEYNAME_F31="F31|KEYNAME_F32="F32|KEYNAME_F33="F33|KEYNAME_F34="F34|KEYNAME_F35="F35|KEYNAME_INSERT="Insert|KEYNAME_DELETE="Delete|KEYNAME_HOME="Home|KEYNAME_BEGIN="Begin|KEYNAME_END="End|KEYNAME_PAGEUP="PgUp|KEYNAME_PAGEDOWN="PgDn|KEYNAME_PRINTSCREEN="PrntScrn|KEYNAME_SCROLLLOCK="ScrlLck|KEYNAME_PAUSE="Pause|KEYNAME_SYSREQ="SysReq|KEYNAME_BREAK="Break|KEYNAME_RESET="Reset|KEYNAME_STOP="Stop|KEYNAME_MENU="Menu|KEYNAME_USER="User|KEYNAME_SYSTEM="Sys|KEYNAME_PRINT="Print|KEYNAME_CLEARLINE="ClrLn|KEYNAME_CLEARDISPLAY="ClrDsp|KEYNAME_INSERTLINE="InsLn|KEYNAME_DELETELINE="DelLn|KEYNAME_INSERTCHAR="InsChr|KEYNAME_DELETECHAR="DelChr|KEYNAME_PREV="Prev|KEYNAME_NEXT="Next|KEYNAME_SELECT="Select|KEYNAME_EXECUTE="Exec|KEYNAME_UNDO="Undo|KEYNAME_REDO="Redo|KEYNAME_FIND="Find|KEYNAME_HELP="Help|KEYNAME_MODESWITCH="ModeSw|KEYNAME_PLAYPAUSE="PlayPause',
    'flash.ui.KeyboardType': 'ALPHANUMERIC="alphanumeric|KEYPAD="keypad|NONE="none',
    'flash.ui.MouseCursor': 'ARROW="arrow|AUTO="auto|BUTTON="button|HAND="hand|IBEAM="ibeam',
    'flash.ui.MultitouchInputMode': 'GESTURE="gesture|NONE="none|TOUCH_POINT="touchPoint',
    'flash.utils.CompressionAlgorithm': 'ZLIB="zlib|DEFLATE="deflate|LZMA="lzma',
    'flash.utils.Endian': 'BIG_ENDIAN="bigEndian|LITTLE_ENDIAN="littleEndian',
    'flash.xml.XMLNodeType': 'ELEMENT_NODE=1|TEXT_NODE=3|CDATA_NODE=4|PROCESSING_INSTRUCTION_NODE=7|COMMENT_NODE=8|DOCUMENT_TYPE_NODE=10|XML_DECLARATION=13',
    int: 'MIN_VALUE=-2147483648|MAX_VALUE=2147483647',
    uint: 'MIN_VALUE=0|MAX_VALUE=4294967295'
};

const PLAYER_MEMBERS = {
    ArgumentError: 'length',
    Array: 'concat every filter forEach indexOf insertAt join lastIndexOf length map pop push removeAt reverse shift slice some sort sortOn splice unshift',
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
    'flash.accessibility.AccessibilityImplementation': 'accDoDefaultAction accLocation accSelect errno getChildIDArray get_accDefaultAction get_accFocus get_accName get_accRole get_accSelection get_accState get_accValue isLabeledBy stub',
    'flash.accessibility.AccessibilityProperties': 'description forceSimple name noAutoLabeling shortcut silent',
    'flash.automation.AutomationAction': 'type',
    'flash.automation.KeyboardAutomationAction': 'keyCode',
    'flash.automation.MouseAutomationAction': 'delta stageX stageY',
    'flash.automation.StageCapture': '',
    'flash.automation.StageCaptureEvent': 'checksum pts url',
    'flash.desktop.Clipboard': 'clear clearData formats generalClipboard getData hasFormat setData setDataHandler',
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
    'flash.display.BitmapData': 'applyFilter clone colorTransform compare copyChannel copyPixels copyPixelsToByteArray dispose draw drawWithQuality encode fillRect floodFill generateFilterRect getColorBoundsRect getPixel getPixel32 getPixels getVector height histogram hitTest lock merge noise paletteMap perlinNoise pixelDissolve rect scroll setPixel setPixel32 setPixels setVector threshold transparent unlock width',
    'flash.display.DisplayObject': 'accessibilityProperties alpha blendMode blendShader cacheAsBitmap cacheAsBitmapMatrix filters getBounds getRect globalToLocal globalToLocal3D height hitTestObject hitTestPoint loaderInfo local3DToGlobal localToGlobal mask metaData mouseX mouseY name opaqueBackground parent root rotation rotationX rotationY rotationZ scale9Grid scaleX scaleY scaleZ scrollRect stage transform visible width x y z',
    'flash.display.DisplayObjectContainer': 'addChild addChildAt areInaccessibleObjectsUnderPoint contains getChildAt getChildByName getChildIndex getObjectsUnderPoint mouseChildren numChildren removeChild removeChildAt removeChildren setChildIndex stopAllMovieClips swapChildren swapChildrenAt tabChildren textSnapshot',
    'flash.display.InteractiveObject': 'accessibilityImplementation contextMenu doubleClickEnabled focusRect mouseEnabled needsSoftKeyboard requestSoftKeyboard softKeyboardInputAreaOfInterest tabEnabled tabIndex',
    'flash.display.Loader': 'close content contentLoaderInfo load loadBytes uncaughtErrorEvents unload unloadAndStop',
    'flash.display.LoaderInfo': 'actionScriptVersion applicationDomain bytes bytesLoaded bytesTotal childAllowsParent childSandboxBridge content contentType frameRate getLoaderInfoByDefinition height isURLInaccessible loader loaderURL parameters parentAllowsChild parentSandboxBridge sameDomain sharedEvents swfVersion uncaughtErrorEvents url width',
    'flash.display.MovieClip': 'addFrameScript currentFrame currentFrameLabel currentLabel currentLabels currentScene enabled framesLoaded gotoAndPlay gotoAndStop isPlaying nextFrame nextScene play prevFrame prevScene scenes stop totalFrames trackAsMenu',
    'flash.display.NativeMenu': 'addItem addItemAt addSubmenu addSubmenuAt clone containsItem display getItemAt getItemByName getItemIndex isSupported items numItems parent removeAllItems removeItem removeItemAt setItemIndex',
    'flash.display.NativeMenuItem': 'checked data enabled isSeparator keyEquivalent keyEquivalentModifiers label menu mnemonicIndex name submenu',
    'flash.display.NativeWindow': 'activate active alwaysInFront bounds close closed displayState globalToScreen height isSupported listOwnedWindows maxSize maximizable maximize minSize minimizable minimize notifyUser orderInBackOf orderInFrontOf orderToBack orderToFront owner renderMode resizable restore stage startMove startResize supportsMenu supportsNotification supportsTransparency systemChrome systemMaxSize systemMinSize title transparent type visible width x y',
    'flash.display.NativeWindowInitOptions': 'maximizable minimizable owner renderMode resizable systemChrome transparent type',
    'flash.display.Shader': 'byteCode data precisionHint',
    'flash.display.ShaderJob': 'cancel height progress shader start target width',
    'flash.display.Shape': 'graphics',
    'flash.display.SimpleButton': 'downState enabled hitTestState overState soundTransform trackAsMenu upState useHandCursor',
    'flash.display.Sprite': 'buttonMode dropTarget graphics hitArea soundTransform startDrag startTouchDrag stopDrag stopTouchDrag useHandCursor',
    'flash.display.Stage': 'align allowsFullScreen allowsFullScreenInteractive autoOrients browserZoomFactor color colorCorrection colorCorrectionSupport constructor contentsScaleFactor deviceOrientation displayContextInfo displayState focus frameRate fullScreenHeight fullScreenSourceRect fullScreenWidth invalidate isFocusInaccessible mouseLock nativeWindow orientation quality scaleMode setAspectRatio setOrientation showDefaultContextMenu softKeyboardRect stage3Ds stageFocusRect stageHeight stageVideos stageWidth supportedOrientations supportsOrientationChange wmodeGPU',
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
    'flash.events.DRMAuthenticateEvent': 'authenticationType header netstream passwordPrompt urlPrompt usernamePrompt',
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
    'flash.events.Event': 'bubbles cancelable clone currentTarget eventPhase formatToString isDefaultPrevented preventDefault stopImmediatePropagation stopPropagation target toString type',
    'flash.events.EventDispatcher': 'addEventListener dispatchEvent hasEventListener removeEventListener toString willTrigger',
    'flash.events.FocusEvent': 'direction isRelatedObjectInaccessible keyCode relatedObject shiftKey',
    'flash.events.FullScreenEvent': 'fullScreen interactive',
    'flash.events.GestureEvent': 'altKey commandKey controlKey ctrlKey localX localY phase shiftKey stageX stageY updateAfterEvent',
    'flash.events.HTTPStatusEvent': 'redirected responseHeaders responseURL status',
    'flash.events.IMEEvent': 'imeClient',
    'flash.events.IOErrorEvent': '',
    'flash.events.InvokeEvent': 'arguments currentDirectory reason',
    'flash.events.KeyboardEvent': 'altKey charCode commandKey controlKey ctrlKey keyCode keyLocation shiftKey updateAfterEvent',
    'flash.events.MouseEvent': 'altKey buttonDown ctrlKey delta isRelatedObjectInaccessible localX localY movementX movementY relatedObject shiftKey stageX stageY updateAfterEvent',
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
    'flash.events.TouchEvent': 'altKey ctrlKey getSamples isPrimaryTouchPoint isRelatedObjectInaccessible isToolButtonDown localX localY pressure relatedObject shiftKey sizeX sizeY stageX stageY touchPointID updateAfterEvent',
    'flash.events.TransformGestureEvent': 'offsetX offsetY rotation scaleX scaleY velocity',
    'flash.events.UncaughtErrorEvent': 'error',
    'flash.events.UncaughtErrorEvents': '',
    'flash.events.VideoEvent': 'codecInfo status',
    'flash.events.VideoTextureEvent': 'codecInfo colorSpace status',
    'flash.filesystem.File': 'applicationDirectory applicationStorageDirectory canonicalize createDirectory deleteDirectory documentsDirectory exists getDirectoryListing moveTo nativePath resolvePath separator url userDirectory',
    'flash.filesystem.FileStream': 'close',
    'flash.filters.BitmapFilter': 'clone',
    'flash.filters.ConvolutionFilter': 'alpha bias clamp color divisor matrix matrixX matrixY preserveAlpha',
    'flash.filters.ShaderFilter': 'bottomExtension leftExtension rightExtension shader topExtension',
    'flash.geom.ColorTransform': 'alphaMultiplier alphaOffset blueMultiplier blueOffset color concat greenMultiplier greenOffset redMultiplier redOffset toString',
    'flash.geom.Matrix': 'a b c clone concat copyColumnFrom copyColumnTo copyFrom copyRowFrom copyRowTo createBox createGradientBox d deltaTransformPoint identity invert rotate scale setTo toString transformPoint translate tx ty',
    'flash.geom.Matrix3D': 'append appendRotation appendScale appendTranslation clone copyColumnFrom copyColumnTo copyFrom copyRawDataFrom copyRawDataTo copyRowFrom copyRowTo copyToMatrix3D decompose deltaTransformVector determinant identity invert pointAt position prepend prependRotation prependScale prependTranslation rawData recompose transformVector transformVectors transpose',
    'flash.geom.PerspectiveProjection': 'fieldOfView focalLength projectionCenter toMatrix3D',
    'flash.geom.Point': 'add clone copyFrom distance equals interpolate length normalize offset polar setTo subtract toString x y',
    'flash.geom.Rectangle': 'bottom bottomRight clone contains containsPoint containsRect copyFrom equals height inflate inflatePoint intersection intersects isEmpty left offset offsetPoint right setEmpty setTo size toString top topLeft union width x y',
    'flash.geom.Transform': 'colorTransform concatenatedColorTransform concatenatedMatrix getRelativeMatrix3D matrix matrix3D perspectiveProjection pixelBounds',
    'flash.geom.Utils3D': 'projectVector projectVectors',
    'flash.geom.Vector3D': 'add angleBetween clone copyFrom crossProduct decrementBy distance dotProduct equals incrementBy length lengthSquared nearEquals negate normalize project scaleBy setTo subtract toString w x y z',
    'flash.html.HTMLLoader': '',
    'flash.media.AVABRParameters': 'maxBitsPerSecond minBitsPerSecond policy startBitsPerSecond',
    'flash.media.AVABRProfileInfo': 'bitsPerSecond height width',
    'flash.media.AVCaptionStyle': 'backgroundColor backgroundOpacity bottomInset edgeColor fillColor fillOpacity font fontColor fontEdge fontOpacity size',
    'flash.media.AVCuePoint': 'dictionary localTime',
    'flash.media.AVInsertionResult': 'insertedBeforeReadHead periodIndex',
    'flash.media.AVNetworkingParams': 'appendRandomQueryParameter forceNativeNetworking networkDownVerificationUrl readSetCookieHeader useCookieHeaderForAllRequests',
    'flash.media.AVPeriodInfo': 'duration firstCuePointIndex firstSubscribedTagIndex lastCuePointIndex lastSubscribedTagIndex localStartTime supportsTrickPlay targetDuration userData virtualStartTime',
    'flash.media.AVPlayState': 'state',
    'flash.media.AVResult': 'result',
    'flash.media.AVSegmentedSource': '',
    'flash.media.AVSource': '',
    'flash.media.AVStream': '',
    'flash.media.AVTagData': 'data localTime',
    'flash.media.AVTimeline': 'complete firstPeriodIndex firstSubscribedTagIndex lastPeriodIndex lastSubscribedTagIndex type virtualDuration virtualStartTime',
    'flash.media.AVTrackInfo': 'activity autoSelect dataTrackInfoServiceType defaultTrack description forced language pid',
    'flash.media.CameraRoll': '',
    'flash.media.Sound': 'bytesLoaded bytesTotal close extract id3 isBuffering isURLInaccessible length load loadCompressedDataFromByteArray loadPCMFromByteArray play url',
    'flash.media.SoundLoaderContext': 'bufferTime checkPolicyFile',
    'flash.media.StageVideo': '',
    'flash.media.Video': 'attachNetStream clear deblocking smoothing videoHeight videoWidth',
    'flash.media.VideoStreamSettings': 'bandwidth codec fps height keyFrameInterval quality setKeyFrameInterval setMode setQuality width',
    'flash.net.DatagramSocket': '',
    'flash.net.FileReference': 'browse cancel creationDate creator data download extension load modificationDate name requestPermission save size type upload uploadUnencoded',
    'flash.net.FileReferenceList': 'browse fileList',
    'flash.net.LocalConnection': 'allowDomain allowInsecureDomain client close connect domain isSupported send',
    'flash.net.NetConnection': 'addHeader call client close connect connected connectedProxyType defaultObjectEncoding farID farNonce maxPeerConnections nearID nearNonce objectEncoding protocol proxyType unconnectedPeerStreams uri usingTLS',
    'flash.net.NetGroup': '',
    'flash.net.NetStream': 'appendBytes appendBytesAction attach attachAudio attachCamera audioReliable audioSampleAccess backBufferLength backBufferTime bufferLength bufferTime bufferTimeMax bytesLoaded bytesTotal checkPolicyFile client close currentFPS dataReliable dispose farID farNonce inBufferSeek info liveDelay maxPauseBufferTime multicastAvailabilitySendToAll multicastAvailabilityUpdatePeriod multicastFetchPeriod multicastInfo multicastPushNeighborLimit multicastRelayMarginDuration multicastWindowDuration nearNonce objectEncoding pause peerStreams play play2 preloadEmbeddedData publish receiveAudio receiveVideo receiveVideoFPS resetDRMVouchers resume seek send setDRMAuthenticationCredentials soundTransform step time togglePause useHardwareDecoder useJitterBuffer videoReliable videoSampleAccess videoStreamSettings',
    'flash.net.NetStreamPlayOptions': 'len offset oldStreamName start streamName transition',
    'flash.net.NetStreamPlayTransitions': '',
    'flash.net.Responder': '',
    'flash.net.SharedObject': 'clear close data flush getLocal objectEncoding setProperty size',
    'flash.net.Socket': 'bytesAvailable bytesPending close connect connected endian flush objectEncoding readBoolean readByte readBytes readDouble readFloat readInt readMultiByte readObject readShort readUTF readUTFBytes readUnsignedByte readUnsignedInt readUnsignedShort timeout writeBoolean writeByte writeBytes writeDouble writeFloat writeInt writeMultiByte writeObject writeShort writeUTF writeUTFBytes writeUnsignedInt',
    'flash.net.URLLoader': 'bytesLoaded bytesTotal close data dataFormat load',
    'flash.net.URLRequestDefaults': '_authenticate _cacheResponse _followRedirects _idleTimeout _manageCookies _useCache _userAgent authenticate cacheResponse followRedirects idleTimeout manageCookies setLoginCredentialsForHost useCache userAgent',
    'flash.net.URLStream': 'bytesAvailable close connected endian load objectEncoding readBoolean readByte readBytes readDouble readFloat readInt readMultiByte readObject readShort readUTF readUTFBytes readUnsignedByte readUnsignedInt readUnsignedShort',
    'flash.net.URLVariables': 'decode toString',
    'flash.net.XMLSocket': 'close connect connected send timeout',
    'flash.net.drm.DRMContentData': 'authenticationMethod domain getVoucherAccessInfo licenseID serverURL',
    'flash.printing.PrintJob': '',
    'flash.printing.PrintJobOptions': 'printAsBitmap',
    'flash.sampler.Sample': 'stack time',
    'flash.sensors.Accelerometer': 'isSupported muted setRequestedUpdateInterval',
    'flash.sensors.Geolocation': 'isSupported',
    'flash.system.JPEGLoaderContext': 'deblockingFilter',
    'flash.system.LoaderContext': 'allowCodeImport allowLoadBytesCodeExecution applicationDomain checkPolicyFile imageDecodingPolicy parameters requestedContentParent securityDomain',
    'flash.system.SecurityDomain': 'currentDomain',
    'flash.system.SystemUpdaterType': '',
    'flash.text.Font': 'enumerateFonts fontName fontStyle fontType hasGlyphs registerFont',
    'flash.text.StyleSheet': 'clear getStyle parseCSS setStyle styleNames transform',
    'flash.text.TextExtent': 'ascent descent height textFieldHeight textFieldWidth width',
    'flash.text.TextField': 'alwaysShowSelection antiAliasType appendText autoSize background backgroundColor border borderColor bottomScrollV caretIndex condenseWhite defaultTextFormat displayAsPassword embedFonts getCharBoundaries getCharIndexAtPoint getFirstCharInParagraph getImageReference getLineIndexAtPoint getLineIndexOfChar getLineLength getLineMetrics getLineOffset getLineText getParagraphLength getTextFormat getTextRuns gridFitType htmlText insertXMLText isFontCompatible length maxChars maxScrollH maxScrollV mouseWheelEnabled multiline numLines replaceSelectedText replaceText restrict scrollH scrollV selectable selectedText selectionBeginIndex selectionEndIndex setSelection setTextFormat sharpness styleSheet text textColor textHeight textInteractionMode textWidth thickness type useRichTextClipboard wordWrap',
    'flash.text.TextFormat': 'align blockIndent bold bullet color display font indent italic kerning leading leftMargin letterSpacing rightMargin size tabStops target underline url',
    'flash.text.TextLineMetrics': 'ascent descent height leading width x',
    'flash.text.TextRun': 'beginIndex endIndex textFormat',
    'flash.text.TextSnapshot': 'charCount findText getSelected getSelectedText getText getTextRunInfo hitTestTextNearPos setSelectColor setSelected',
    'flash.text.engine.ContentElement': 'elementFormat eventMirror groupElement rawText text textBlock textBlockBeginIndex textRotation userData',
    'flash.text.engine.TextJustifier': 'clone lineJustification locale',
    'flash.trace.Trace': 'getLevel getListener setLevel setListener',
    'flash.ui.GameInputControl': '',
    'flash.utils.ByteArray': 'bytesAvailable clear compress defaultObjectEncoding deflate endian inflate length objectEncoding position readBoolean readByte readBytes readDouble readFloat readInt readMultiByte readObject readShort readUTF readUTFBytes readUnsignedByte readUnsignedInt readUnsignedShort shareable toString uncompress writeBoolean writeByte writeBytes writeDouble writeFloat writeInt writeMultiByte writeObject writeShort writeUTF writeUTFBytes writeUnsignedInt',
    'flash.utils.Dictionary': '',
    'flash.utils.Proxy': 'callProperty deleteProperty getDescendants getProperty hasProperty isAttribute nextName nextNameIndex nextValue setProperty',
    'flash.utils.Timer': 'currentCount delay repeatCount reset running start stop',
    'flash.xml.XMLDocument': 'createElement createTextNode docTypeDecl idMap ignoreWhite parseXML xmlDecl',
    'flash.xml.XMLNode': 'appendChild attributes childNodes cloneNode firstChild getNamespaceForPrefix getPrefixForNamespace hasChildNodes insertBefore lastChild localName namespaceURI nextSibling nodeName nodeType nodeValue parentNode prefix previousSibling removeNode toString'
};

const PLAYER_NAMES = {
    '': 'AS3 ArgumentError:Error Array:Object Boolean:Object Class:Object Date:Object DefinitionError:Error Error:Object EvalError:Error Function:Object Infinity JSON:Object Math:Object NaN Namespace:Object Number:Object Object:Object QName:Object RangeError:Error ReferenceError:Error RegExp:Object SecurityError:Error String:Object SyntaxError:Error TypeError:Error URIError:Error UninitializedError:Error VerifyError:Error XML:Object XMLList:Object decodeURI decodeURIComponent encodeURI encodeURIComponent escape int:Object isFinite isNaN isXMLName parseFloat parseInt trace uint:Object undefined unescape',
    '__AS3__.vec': 'Vector:Object',
    'flash.accessibility': 'Accessibility:Object AccessibilityImplementation:Object AccessibilityProperties:Object ISearchableText! ISimpleTextSelection!',
    'flash.automation': 'AutomationAction:Object KeyboardAutomationAction:AutomationAction MouseAutomationAction:AutomationAction StageCapture:EventDispatcher@flash.events StageCaptureEvent:Event@flash.events',
    'flash.concurrent': 'Condition:Object Mutex:Object',
    'flash.crypto': 'generateRandomBytes',
    'flash.desktop': 'Clipboard:Object ClipboardFormats:Object ClipboardTransferMode:Object IFilePromise! Icon:EventDispatcher@flash.events InteractiveIcon:Icon NativeApplication:EventDispatcher@flash.events NativeDragManager:Object NativeDragOptions:Object NativeProcess:EventDispatcher@flash.events NativeProcessStartupInfo:Object SystemIdleMode:Object',
    'flash.display': 'AVLoader:Loader AVM1Movie:DisplayObject ActionScriptVersion:Object Bitmap:DisplayObject BitmapData:Object BitmapDataChannel:Object BitmapEncodingColorSpace:Object BlendMode:Object CapsStyle:Object ColorCorrection:Object ColorCorrectionSupport:Object DisplayObject:EventDispatcher@flash.events DisplayObjectContainer:InteractiveObject@flash.display FrameLabel:EventDispatcher@flash.events GradientType:Object Graphics:Object GraphicsBitmapFill:Object GraphicsEndFill:Object GraphicsGradientFill:Object GraphicsPath:Object GraphicsPathCommand:Object GraphicsPathWinding:Object GraphicsShaderFill:Object GraphicsSolidFill:Object GraphicsStroke:Object GraphicsTrianglePath:Object IBitmapDrawable! IDrawCommand! IGraphicsData! IGraphicsFill! IGraphicsPath! IGraphicsStroke! InteractiveObject:DisplayObject InterpolationMethod:Object JPEGEncoderOptions:Object JPEGXREncoderOptions:Object JointStyle:Object LineScaleMode:Object Loader:DisplayObjectContainer LoaderInfo:EventDispatcher@flash.events MorphShape:DisplayObject MovieClip:Sprite NativeMenu:EventDispatcher@flash.events NativeMenuItem:EventDispatcher@flash.events NativeWindow:EventDispatcher@flash.events NativeWindowDisplayState:Object NativeWindowInitOptions:Object NativeWindowSystemChrome:Object NativeWindowType:Object PNGEncoderOptions:Object PixelSnapping:Object SWFVersion:Object Scene:Object Screen:EventDispatcher@flash.events Shader:Object ShaderData:Object ShaderInput:Object ShaderJob:EventDispatcher@flash.events ShaderParameter:Object ShaderParameterType:Object ShaderPrecision:Object Shape:DisplayObject SimpleButton:InteractiveObject@flash.display SpreadMethod:Object Sprite:DisplayObjectContainer Stage3D:EventDispatcher@flash.events Stage:DisplayObjectContainer StageAlign:Object StageAspectRatio:Object StageDisplayState:Object StageOrientation:Object StageQuality:Object StageScaleMode:Object TriangleCulling:Object',
    'flash.display3D': 'Context3D:EventDispatcher@flash.events Context3DBlendFactor:Object Context3DBufferUsage:Object Context3DClearMask:Object Context3DCompareMode:Object Context3DMipFilter:Object Context3DProfile:Object Context3DProgramType:Object Context3DRenderMode:Object Context3DStencilAction:Object Context3DTextureFilter:Object Context3DTextureFormat:Object Context3DTriangleFace:Object Context3DVertexBufferFormat:Object Context3DWrapMode:Object IndexBuffer3D:Object Program3D:Object VertexBuffer3D:Object',
    'flash.display3D.textures': 'CubeTexture:TextureBase RectangleTexture:TextureBase Texture:TextureBase TextureBase:EventDispatcher@flash.events VideoTexture:TextureBase',
    'flash.errors': 'DRMManagerError:Error EOFError:IOError IOError:Error IllegalOperationError:Error InvalidSWFError:Error MemoryError:Error ScriptTimeoutError:Error StackOverflowError:Error',
    'flash.events': 'AVDictionaryDataEvent:Event AVHTTPStatusEvent:Event AVLoadInfoEvent:Event AVManifestLoadEvent:Event AVPauseAtPeriodEndEvent:Event AVPlayStateEvent:Event AVStatusEvent:Event AVStreamSwitchEvent:Event AccelerometerEvent:Event ActivityEvent:Event AsyncErrorEvent:ErrorEvent AudioOutputChangeEvent:Event ContextMenuEvent:Event DRMAuthenticateEvent:Event DRMAuthenticationCompleteEvent:Event DRMAuthenticationErrorEvent:ErrorEvent DRMDeviceGroupErrorEvent:ErrorEvent DRMDeviceGroupEvent:Event DRMErrorEvent:ErrorEvent DRMLicenseRequestEvent:Event DRMMetadataEvent:Event DRMReturnVoucherCompleteEvent:Event DRMReturnVoucherErrorEvent:ErrorEvent DRMStatusEvent:Event DataEvent:TextEvent ErrorEvent:TextEvent Event:Object EventDispatcher:Object EventPhase:Object FocusEvent:Event FullScreenEvent:ActivityEvent GameInputEvent:Event GestureEvent:Event GesturePhase:Object HTTPStatusEvent:Event IEventDispatcher! IMEEvent:TextEvent IOErrorEvent:ErrorEvent InvokeEvent:Event KeyboardEvent:Event MouseEvent:Event NativeDragEvent:MouseEvent NativeWindowBoundsEvent:Event NativeWindowDisplayStateEvent:Event NetDataEvent:Event NetFilterEvent:Event NetMonitorEvent:Event NetStatusEvent:Event OutputProgressEvent:Event PressAndTapGestureEvent:GestureEvent ProgressEvent:Event SampleDataEvent:Event SecurityErrorEvent:ErrorEvent ShaderEvent:Event SoftKeyboardEvent:Event SoftKeyboardTrigger:Object StageVideoAvailabilityEvent:Event StageVideoEvent:Event StatusEvent:Event SyncEvent:Event TextEvent:Event ThrottleEvent:Event ThrottleType:Object TimerEvent:Event TouchEvent:Event TransformGestureEvent:GestureEvent UncaughtErrorEvent:ErrorEvent UncaughtErrorEvents:EventDispatcher VideoEvent:Event VideoTextureEvent:Event',
    'flash.external': 'ExtensionContext:EventDispatcher@flash.events ExternalInterface:Object',
    'flash.filesystem': 'File:FileReference@flash.net FileStream:EventDispatcher@flash.events',
    'flash.filters': 'BevelFilter:BitmapFilter BitmapFilter:Object BitmapFilterQuality:Object BitmapFilterType:Object BlurFilter:BitmapFilter ColorMatrixFilter:BitmapFilter ConvolutionFilter:BitmapFilter DisplacementMapFilter:BitmapFilter DisplacementMapFilterMode:Object DropShadowFilter:BitmapFilter GlowFilter:BitmapFilter GradientBevelFilter:BitmapFilter GradientGlowFilter:BitmapFilter ShaderFilter:BitmapFilter',
    'flash.geom': 'ColorTransform:Object Matrix3D:Object Matrix:Object Orientation3D:Object PerspectiveProjection:Object Point:Object Rectangle:Object Transform:Object Utils3D:Object Vector3D:Object',
    'flash.globalization': 'Collator:Object CollatorMode:Object CurrencyFormatter:Object CurrencyParseResult:Object DateTimeFormatter:Object DateTimeNameContext:Object DateTimeNameStyle:Object DateTimeStyle:Object LastOperationStatus:Object LocaleID:Object NationalDigitsType:Object NumberFormatter:Object NumberParseResult:Object StringTools:Object',
    'flash.html': 'HTMLLoader:Sprite@flash.display',
    'flash.media': 'AVABRParameters:Object AVABRProfileInfo:Object AVCaptionStyle:Object AVCuePoint:Object AVInsertionResult:AVResult AVNetworkingParams:Object AVPeriodInfo:Object AVPlayState:Object AVResult:Object AVSegmentedSource:AVSource AVSource:EventDispatcher@flash.events AVStream:EventDispatcher@flash.events AVTagData:Object AVTimeline:Object AVTrackInfo:Object AudioDecoder:Object AudioOutputChangeReason:Object AudioPlaybackMode:Object Camera:EventDispatcher@flash.events CameraRoll:EventDispatcher@flash.events H264Level:Object H264Profile:Object ID3Info:Object Microphone:EventDispatcher@flash.events MicrophoneEnhancedMode:Object MicrophoneEnhancedOptions:Object Sound:EventDispatcher@flash.events SoundChannel:EventDispatcher@flash.events SoundCodec:Object SoundLoaderContext:Object SoundMixer:Object SoundTransform:Object StageVideo:Object StageVideoAvailability:Object StageVideoAvailabilityReason:Object StageWebView:EventDispatcher@flash.events Video:DisplayObject VideoCodec:Object VideoStatus:Object VideoStreamSettings:Object',
    'flash.net': 'DatagramSocket:Object FileFilter:Object FileReference:EventDispatcher@flash.events FileReferenceList:EventDispatcher@flash.events IDynamicPropertyOutput! IDynamicPropertyWriter! LocalConnection:EventDispatcher@flash.events NetConnection:EventDispatcher@flash.events NetGroup:EventDispatcher@flash.events NetGroupReceiveMode:Object NetGroupReplicationStrategy:Object NetGroupSendMode:Object NetGroupSendResult:Object NetStream:EventDispatcher@flash.events NetStreamAppendBytesAction:Object NetStreamInfo:Object NetStreamMulticastInfo:Object NetStreamPlayOptions:EventDispatcher@flash.events NetStreamPlayTransitions:Object ObjectEncoding:Object Responder:Object SharedObject:EventDispatcher@flash.events SharedObjectFlushStatus:Object Socket:EventDispatcher@flash.events URLLoader:EventDispatcher@flash.events URLLoaderDataFormat:Object URLRequest:Object URLRequestDefaults:Object URLRequestHeader:Object URLRequestMethod:Object URLStream:EventDispatcher@flash.events URLVariables:Object XMLSocket:EventDispatcher@flash.events getClassByAlias navigateToURL registerClassAlias sendToURL',
    'flash.net.drm': 'AuthenticationMethod:Object DRMContentData:Object DRMDeviceGroup:Object DRMManager:Object DRMPlaybackTimeWindow:Object DRMVoucher:Object LoadVoucherSetting:Object VoucherAccessInfo:Object',
    'flash.printing': 'PrintJob:EventDispatcher@flash.events PrintJobOptions:Object PrintJobOrientation:Object',
    'flash.profiler': 'Telemetry:Object showRedrawRegions',
    'flash.sampler': 'DeleteObjectSample:Sample NewObjectSample:Sample Sample:Object StackFrame:Object clearSamples getGetterInvocationCount getInvocationCount getLexicalScopes getMasterString getMemberNames getSampleCount getSamples getSavedThis getSetterInvocationCount getSize isGetterSetter pauseSampling sampleInternalAllocs setSamplerCallback startSampling stopSampling',
    'flash.security': 'CertificateStatus:Object X500DistinguishedName:Object X509Certificate:Object',
    'flash.sensors': 'Accelerometer:EventDispatcher@flash.events Geolocation:EventDispatcher@flash.events',
    'flash.system': 'ApplicationDomain:Object Capabilities:Object IME:EventDispatcher@flash.events IMEConversionMode:Object ImageDecodingPolicy:Object JPEGLoaderContext:LoaderContext LoaderContext:Object MessageChannel:EventDispatcher@flash.events MessageChannelState:Object Security:Object SecurityDomain:Object SecurityPanel:Object System:Object SystemUpdaterType:Object TouchscreenType:Object Worker:EventDispatcher@flash.events WorkerDomain:Object WorkerState:Object fscommand',
    'flash.text': 'AntiAliasType:Object CSMSettings:Object Font:Object FontStyle:Object FontType:Object GridFitType:Object StaticText:DisplayObject@flash.display StyleSheet:EventDispatcher@flash.events TextColorType:Object TextDisplayMode:Object TextExtent:Object TextField:InteractiveObject@flash.display TextFieldAutoSize:Object TextFieldType:Object TextFormat:Object TextFormatAlign:Object TextFormatDisplay:Object TextInteractionMode:Object TextLineMetrics:Object TextRenderer:Object TextRun:Object TextSnapshot:Object',
    'flash.text.engine': 'BreakOpportunity:Object CFFHinting:Object ContentElement:Object DigitCase:Object DigitWidth:Object EastAsianJustifier:TextJustifier ElementFormat:Object FontDescription:Object FontLookup:Object FontMetrics:Object FontPosture:Object FontWeight:Object GraphicElement:ContentElement GroupElement:ContentElement JustificationStyle:Object Kerning:Object LigatureLevel:Object LineJustification:Object RenderingMode:Object SpaceJustifier:TextJustifier TabAlignment:Object TabStop:Object TextBaseline:Object TextBlock:Object TextElement:ContentElement TextJustifier:Object TextLine:DisplayObjectContainer@flash.display TextLineCreationResult:Object TextLineMirrorRegion:Object TextLineValidity:Object TextRotation:Object TypographicCase:Object',
    'flash.text.ime': 'CompositionAttributeRange:Object IIMEClient!',
    'flash.trace': 'Trace:Object',
    'flash.ui': 'ContextMenu:NativeMenu@flash.display ContextMenuBuiltInItems:Object ContextMenuClipboardItems:Object ContextMenuItem:NativeMenuItem@flash.display GameInput:EventDispatcher@flash.events GameInputControl:EventDispatcher@flash.events GameInputDevice:Object KeyLocation:Object Keyboard:Object KeyboardType:Object Mouse:Object MouseCursor:Object MouseCursorData:Object Multitouch:Object MultitouchInputMode:Object',
    'flash.utils': 'ByteArray:Object CompressionAlgorithm:Object Dictionary:Object Endian:Object IDataInput! IDataOutput! IExternalizable! Proxy:Object Timer:EventDispatcher@flash.events clearInterval clearTimeout describeType escapeMultiByte flash_proxy getDefinitionByName getQualifiedClassName getQualifiedSuperclassName getTimer setInterval setTimeout unescapeMultiByte',
    'flash.xml': 'XMLDocument:XMLNode@flash.xml XMLNode:Object XMLNodeType:Object'
};

const OF_RUNTIME = /^(?:flash|air|adobe|avmplus|flashx?\.text)\./;
const OF_AIR = /^flash\.(?:display\.(?:Native|Screen)|(?:automation|desktop|filesystem|html|media|net|printing|sensors|system|ui)\.)/;
class PlayerApi {
    constructor(externals = []){
        this.names = namesOfPlayer();
        this.externals = new Map(externals.map(({ name, base, isInterface })=>[
                name,
                {
                    name,
                    base,
                    kind: isInterface === true ? 'interface' : 'class'
                }
            ]));
        this.packages = new Set([
            ...Object.keys(PLAYER_NAMES),
            ...externals.map(({ name })=>packageOf(name))
        ]);
    }
    find(name) {
        const entry = this.known(name);
        if (entry || !OF_RUNTIME.test(name)) return entry;
        return {
            name,
            kind: 'other',
            base: 'Object'
        };
    }
    inPackage(packageName, name) {
        return this.known(qualify(packageName, name));
    }
    constant(className, name) {
        const entries = Object.hasOwn(PLAYER_CONSTANTS, className) ? PLAYER_CONSTANTS[className] : undefined;
        const entry = entries?.split('|').find((each)=>each.startsWith(`${name}=`));
        const value = entry?.slice(name.length + 1);
        return value?.startsWith('"') ? value.slice(1) : value && Number(value);
    }
    mayHave(className, member) {
        if (!Object.hasOwn(PLAYER_MEMBERS, className) || OF_AIR.test(className)) return true;
        if (OF_ALL.has(member) || CONSTANT.test(member)) return true;
        return (PLAYER_MEMBERS[className] ?? '').split(' ').includes(member);
    }
    isOfRuntime(packageName) {
        return OF_RUNTIME.test(`${packageName}.`);
    }
    startsPackage(name) {
        return this.isOfRuntime(name) || [
            ...this.packages
        ].some((each)=>each.startsWith(`${name}.`));
    }
    hasPackage(packageName) {
        return this.packages.has(packageName) || this.isOfRuntime(packageName);
    }
    known(name) {
        return this.externals.get(name) ?? this.names.get(name);
    }
}
let ofPlayer;
function namesOfPlayer() {
    ofPlayer ??= new Map(Object.entries(PLAYER_NAMES).flatMap(([packageName, entries])=>entries.split(' ').map((text)=>{
            const entry = readEntry(packageName, text);
            return [
                entry.name,
                entry
            ];
        })));
    return ofPlayer;
}
const OF_ALL = new Set([
    ...[
        'constructor',
        'prototype',
        'hasOwnProperty',
        'isPrototypeOf',
        'propertyIsEnumerable'
    ],
    ...[
        'setPropertyIsEnumerable',
        'toLocaleString',
        'toString',
        'valueOf'
    ]
]);
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;
function readEntry(packageName, entry) {
    if (entry.endsWith('!')) return {
        name: qualify(packageName, entry.slice(0, -1)),
        kind: 'interface',
        base: ''
    };
    const [name = '', extended] = entry.split(':');
    const own = qualify(packageName, name);
    if (extended === undefined) return {
        name: own,
        kind: 'other',
        base: ''
    };
    const [base = '', from] = extended.split('@');
    if (own === 'Object') return {
        name: own,
        kind: 'class',
        base: ''
    };
    const isTop = from === undefined && (base === 'Object' || base.includes('.') || TOP_BASES.has(base));
    return {
        name: own,
        kind: 'class',
        base: isTop ? base : qualify(from ?? packageName, base)
    };
}
const TOP_BASES = new Set([
    'Error',
    'Array',
    'Function'
]);
function qualify(packageName, name) {
    return packageName === '' ? name : `${packageName}.${name}`;
}
function colonName(name) {
    const packageName = packageOf(name);
    return packageName === '' ? name : `${packageName}:${leafOf(name)}`;
}
function packageOf(name) {
    return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
function leafOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}

const PRIVATE = 0x05;
const NAMESPACE = 0x08;
const PACKAGE = 0x16;
const INTERNAL = 0x17;
const PROTECTED = 0x18;
const STATIC_PROTECTED = 0x1a;
const QUALIFIED_NAME = 0x07;
const RUNTIME_QUALIFIED_NAME = 0x0f;
const RUNTIME_QUALIFIED_NAME_LATE = 0x11;
const MULTINAME = 0x09;
const MULTINAME_LATE = 0x1b;
const TYPE_NAME = 0x1d;
const ATTRIBUTE = {
    [QUALIFIED_NAME]: 0x0d,
    [RUNTIME_QUALIFIED_NAME]: 0x10,
    [RUNTIME_QUALIFIED_NAME_LATE]: 0x12,
    [MULTINAME]: 0x0e,
    [MULTINAME_LATE]: 0x1c
};
class ConstantPool {
    integer(value) {
        return this.integers.place(String(value), ()=>new host_headless.ByteWriter().encoded(value));
    }
    unsignedInteger(value) {
        return this.unsigned.place(String(value), ()=>new host_headless.ByteWriter().encoded(value));
    }
    double(value) {
        return this.doubles.place(Object.is(value, -0) ? '-0' : String(value), ()=>{
            const bytes = new Uint8Array(8);
            new DataView(bytes.buffer).setFloat64(0, value, true);
            return new host_headless.ByteWriter().raw(bytes);
        });
    }
    text(text) {
        return this.texts.place(text, ()=>{
            const bytes = new TextEncoder().encode(text);
            return new host_headless.ByteWriter().encoded(bytes.length).raw(bytes);
        });
    }
    namespace(kind, name) {
        const text = this.text(name);
        return this.spaces.place(`${kind} ${text}`, ()=>new host_headless.ByteWriter().u8(kind).encoded(text));
    }
    privateNamespace(name) {
        const text = this.text(name);
        return this.spaces.place(`private ${++this.privates}`, ()=>new host_headless.ByteWriter().u8(PRIVATE).encoded(text));
    }
    namespaceSet(spaces) {
        return this.sets.place(spaces.join(' '), ()=>{
            const out = new host_headless.ByteWriter().encoded(spaces.length);
            for (const space of spaces)out.encoded(space);
            return out;
        });
    }
    name(path) {
        const end = path.lastIndexOf('.');
        return this.qualified(this.namespace(PACKAGE, path.slice(0, Math.max(0, end))), path.slice(end + 1));
    }
    qualified(space, name, isAttribute = false) {
        return this.nameOf(QUALIFIED_NAME, isAttribute, [
            space,
            this.nameText(name)
        ]);
    }
    multiname(set, name, isAttribute = false) {
        return this.nameOf(MULTINAME, isAttribute, [
            this.nameText(name),
            set
        ]);
    }
    lateName(set, isAttribute = false) {
        return this.nameOf(MULTINAME_LATE, isAttribute, [
            set
        ]);
    }
    inRuntimeSpace(name, isAttribute = false) {
        return this.nameOf(RUNTIME_QUALIFIED_NAME, isAttribute, [
            this.nameText(name)
        ]);
    }
    lateInRuntimeSpace(isAttribute = false) {
        return this.nameOf(RUNTIME_QUALIFIED_NAME_LATE, isAttribute, []);
    }
    typeName(base, argument) {
        return this.nameOf(TYPE_NAME, false, [
            base,
            1,
            argument
        ]);
    }
    write(out) {
        for (const entries of [
            this.integers,
            this.unsigned,
            this.doubles,
            this.texts,
            this.spaces,
            this.sets,
            this.names
        ])entries.write(out);
    }
    nameText(name) {
        return name === '*' ? 0 : this.text(name);
    }
    nameOf(kind, isAttribute, parts) {
        const code = isAttribute ? ATTRIBUTE[kind] ?? kind : kind;
        return this.names.place(`${code} ${parts.join(' ')}`, ()=>{
            const out = new host_headless.ByteWriter().u8(code);
            for (const part of parts)out.encoded(part);
            return out;
        });
    }
    constructor(){
        this.integers = new Entries();
        this.unsigned = new Entries();
        this.doubles = new Entries();
        this.texts = new Entries();
        this.spaces = new Entries();
        this.sets = new Entries();
        this.names = new Entries();
        this.privates = 0;
    }
}
class Entries {
    place(key, bytes) {
        let index = this.places.get(key);
        if (index === undefined) this.places.set(key, index = this.entries.push(bytes().written));
        return index;
    }
    write(out) {
        out.encoded(this.entries.length === 0 ? 0 : this.entries.length + 1);
        for (const entry of this.entries)out.raw(entry);
    }
    constructor(){
        this.places = new Map();
        this.entries = [];
    }
}

const MAJOR = 46;
const MINOR = 16;
const METHOD_FLAGS = {
    arguments: 1,
    activation: 2,
    rest: 4,
    optional: 8,
    setsXmlSpace: 0x40
};
const TRAIT_CODES = {
    slot: 0,
    method: 1,
    get: 2,
    set: 3,
    class: 4,
    const: 6
};
class AbcWriter {
    addMethod({ parameters, returns, flags, defaults, name }) {
        const out = new host_headless.ByteWriter().encoded(parameters.length).encoded(returns);
        for (const type of parameters)out.encoded(type);
        const isOptional = defaults.length > 0;
        out.encoded(name ?? 0).u8(flags | (isOptional ? METHOD_FLAGS.optional : 0));
        if (isOptional) out.encoded(defaults.length);
        for (const { index, kind } of defaults)out.encoded(index).u8(kind);
        return this.methods.push(out.written) - 1;
    }
    addBody(method, written, outer, traits = []) {
        const { code, stack, locals, scopes, exceptions } = written;
        const out = new host_headless.ByteWriter().encoded(method).encoded(stack).encoded(locals).encoded(outer);
        out.encoded(outer + scopes).encoded(code.length).raw(code).encoded(exceptions.length);
        for (const { from, to, target, type, variable } of exceptions)out.encoded(from).encoded(to).encoded(target).encoded(type).encoded(variable);
        writeTraits(out, traits);
        this.bodies.push(out.written);
    }
    addClass() {
        return this.classCount++;
    }
    setClass(index, written) {
        this.classes[index] = written;
    }
    addScript(method, traits) {
        const out = new host_headless.ByteWriter().encoded(method);
        writeTraits(out, traits);
        this.scripts.push(out.written);
    }
    get bytes() {
        const out = new host_headless.ByteWriter().u16(MINOR).u16(MAJOR);
        this.pool.write(out);
        writeAll(out, this.methods);
        out.encoded(0).encoded(this.classes.length);
        for (const written of this.classes)writeInstance(out, written);
        for (const { initializer, statics } of this.classes)writeTraits(out.encoded(initializer), statics);
        writeAll(out, this.scripts);
        writeAll(out, this.bodies);
        return out.written;
    }
    constructor(){
        this.pool = new ConstantPool();
        this.methods = [];
        this.classes = [];
        this.classCount = 0;
        this.scripts = [];
        this.bodies = [];
    }
}
function writeAll(out, parts) {
    out.encoded(parts.length);
    for (const part of parts)out.raw(part);
}
function writeInstance(out, written) {
    const { name, base, flags, protectedSpace, interfaces, constructorIndex, traits } = written;
    out.encoded(name).encoded(base).u8(flags);
    if (flags & 8) out.encoded(protectedSpace);
    out.encoded(interfaces.length);
    for (const entry of interfaces)out.encoded(entry);
    writeTraits(out.encoded(constructorIndex), traits);
}
function writeTraits(out, traits) {
    out.encoded(traits.length);
    for (const trait of traits){
        const { kind, name, isFinal, isOverride, slot, type, value, index } = trait;
        out.encoded(name).u8(TRAIT_CODES[kind] | (isFinal ? 0x10 : 0) | (isOverride ? 0x20 : 0));
        out.encoded(slot ?? 0);
        if (kind !== 'slot' && kind !== 'const') {
            out.encoded(index ?? 0);
            continue;
        }
        out.encoded(type ?? 0).encoded(value?.index ?? 0);
        if (value && value.index !== 0) out.u8(value.kind);
    }
}

function analyzeBody(link, statements) {
    const draft = {
        variables: new Map(),
        functions: [],
        hasClosure: false,
        hasWith: false,
        usesArguments: false,
        callsSuper: false,
        setsXmlSpace: false
    };
    host_syntax().walkNodes(statements, (node)=>isOff(link, node) || note$1(draft, node));
    return draft;
}
function isOff(link, node) {
    const config = node.kind === 'Config' ? node.config : node.modifiers?.config;
    return config !== undefined && link.constant(config.space, config.name) !== true;
}
function note$1(draft, node) {
    switch(node.kind){
        case 'Function':
            draft.hasClosure = true;
            return true;
        case 'FunctionDeclaration':
            {
                const statement = node;
                draft.hasClosure = true;
                draft.functions.push(statement);
                if (!draft.variables.has(statement.code.name)) draft.variables.set(statement.code.name, undefined);
                return true;
            }
        case 'Variable':
            for (const { name, type } of node.variables)if (!draft.variables.has(name)) draft.variables.set(name, type);
            return false;
        case 'With':
            draft.hasWith = true;
            return false;
        case 'DefaultXmlNamespace':
            draft.setsXmlSpace = true;
            return false;
        case 'Name':
            if (node.name === 'arguments') draft.usesArguments = true;
            return false;
        case 'Call':
            if (node.callee.kind === 'Super') draft.callsSuper = true;
            return false;
        case 'Class':
        case 'Package':
            return true;
        default:
            return false;
    }
}

const OP = {
    throw: 0x03,
    getSuper: 0x04,
    setSuper: 0x05,
    dxns: 0x06,
    dxnsLate: 0x07,
    kill: 0x08,
    label: 0x09,
    ifNlt: 0x0c,
    ifNle: 0x0d,
    ifNgt: 0x0e,
    ifNge: 0x0f,
    jump: 0x10,
    ifTrue: 0x11,
    ifFalse: 0x12,
    ifEq: 0x13,
    ifNe: 0x14,
    ifLt: 0x15,
    ifLe: 0x16,
    ifGt: 0x17,
    ifGe: 0x18,
    ifStrictEq: 0x19,
    ifStrictNe: 0x1a,
    lookupSwitch: 0x1b,
    pushWith: 0x1c,
    popScope: 0x1d,
    nextName: 0x1e,
    hasNext2: 0x32,
    nextValue: 0x23,
    pushNull: 0x20,
    pushUndefined: 0x21,
    pushByte: 0x24,
    pushShort: 0x25,
    pushTrue: 0x26,
    pushFalse: 0x27,
    pushNaN: 0x28,
    pop: 0x29,
    dup: 0x2a,
    swap: 0x2b,
    pushString: 0x2c,
    pushInt: 0x2d,
    pushUint: 0x2e,
    pushDouble: 0x2f,
    pushScope: 0x30,
    pushNamespace: 0x31,
    newFunction: 0x40,
    call: 0x41,
    construct: 0x42,
    callSuper: 0x45,
    callProperty: 0x46,
    returnVoid: 0x47,
    returnValue: 0x48,
    constructSuper: 0x49,
    constructProp: 0x4a,
    callPropertyLex: 0x4c,
    callSuperVoid: 0x4e,
    callPropertyVoid: 0x4f,
    applyType: 0x53,
    newObject: 0x55,
    newArray: 0x56,
    newActivation: 0x57,
    newClass: 0x58,
    getDescendants: 0x59,
    newCatch: 0x5a,
    findPropertyStrict: 0x5d,
    findProperty: 0x5e,
    getLex: 0x60,
    setProperty: 0x61,
    getLocal: 0x62,
    setLocal: 0x63,
    getScopeObject: 0x65,
    getProperty: 0x66,
    initProperty: 0x68,
    deleteProperty: 0x6a,
    getSlot: 0x6c,
    setSlot: 0x6d,
    convertS: 0x70,
    escapeXmlElement: 0x71,
    escapeXmlAttribute: 0x72,
    convertI: 0x73,
    convertU: 0x74,
    convertD: 0x75,
    convertB: 0x76,
    convertO: 0x77,
    checkFilter: 0x78,
    coerce: 0x80,
    coerceA: 0x82,
    coerceS: 0x85,
    asType: 0x86,
    asTypeLate: 0x87,
    negate: 0x90,
    increment: 0x91,
    incLocal: 0x92,
    decrement: 0x93,
    decLocal: 0x94,
    typeOf: 0x95,
    not: 0x96,
    bitNot: 0x97,
    add: 0xa0,
    subtract: 0xa1,
    multiply: 0xa2,
    divide: 0xa3,
    modulo: 0xa4,
    leftShift: 0xa5,
    rightShift: 0xa6,
    unsignedRightShift: 0xa7,
    bitAnd: 0xa8,
    bitOr: 0xa9,
    bitXor: 0xaa,
    equals: 0xab,
    strictEquals: 0xac,
    lessThan: 0xad,
    lessEquals: 0xae,
    greaterThan: 0xaf,
    greaterEquals: 0xb0,
    instanceOf: 0xb1,
    isType: 0xb2,
    isTypeLate: 0xb3,
    in: 0xb4,
    incrementI: 0xc0,
    decrementI: 0xc1,
    incLocalI: 0xc2,
    decLocalI: 0xc3,
    getLocal0: 0xd0,
    getLocal1: 0xd1,
    getLocal2: 0xd2,
    getLocal3: 0xd3,
    setLocal0: 0xd4
};

const COMPARING = {
    '<': [
        OP.ifLt,
        OP.ifNlt
    ],
    '<=': [
        OP.ifLe,
        OP.ifNle
    ],
    '>': [
        OP.ifGt,
        OP.ifNgt
    ],
    '>=': [
        OP.ifGe,
        OP.ifNge
    ],
    '==': [
        OP.ifEq,
        OP.ifNe
    ],
    '!=': [
        OP.ifNe,
        OP.ifEq
    ],
    '===': [
        OP.ifStrictEq,
        OP.ifStrictNe
    ],
    '!==': [
        OP.ifStrictNe,
        OP.ifStrictEq
    ]
};
function emitCondition(context, node, label, isTrue) {
    const { code } = context;
    if (node.kind === 'Unary' && node.operator === '!') {
        emitCondition(context, node.operand, label, !isTrue);
        return;
    }
    if (node.kind === 'Binary') {
        const jumps = COMPARING[node.operator];
        if (jumps) {
            emit(context, node.left);
            emit(context, node.right);
            code.jump(isTrue ? jumps[0] : jumps[1], label, -2);
            return;
        }
        if (node.operator === '&&' || node.operator === '||') {
            emitBoth(context, node.left, node.right, label, isTrue, node.operator === '||');
            return;
        }
    }
    emit(context, node);
    code.jump(isTrue ? OP.ifTrue : OP.ifFalse, label, -1);
}
function emitBoth(context, left, right, label, isTrue, isOr) {
    if (isOr === isTrue) {
        emitCondition(context, left, label, isTrue);
        emitCondition(context, right, label, isTrue);
        return;
    }
    const skip = context.code.label();
    emitCondition(context, left, skip, !isTrue);
    emitCondition(context, right, label, isTrue);
    context.code.put(skip);
}

function meaningOf(context, name) {
    const variable = context.variables.get(name);
    if (variable) return {
        kind: 'local',
        variable
    };
    const slot = context.slots.get(name);
    if (slot !== undefined && context.depthOfWith === 0) return {
        kind: 'slot',
        slot
    };
    if (context.isShadowed(name)) return {
        kind: 'free'
    };
    const resolved = context.names.resolve(name);
    return resolved ? {
        kind: 'known',
        resolved
    } : {
        kind: 'free'
    };
}
function checkName(context, { name, at }, isCalled = false) {
    const { link, names, owner } = context;
    if (!link.program.isStrict || link.errors.length >= host_syntax().MAX_ERRORS) return;
    if (context.seesObjects || context.declared.has(name)) return;
    if (context.isShadowed(name) || meaningOf(context, name).kind !== 'free') return;
    const bases = owner ? link.ancestry(owner.self) : [];
    if (owner && bases[0]?.name !== 'Object') return;
    if (bases.some((base)=>!base.definition && link.api.mayHave(base.name, name))) return;
    if (mayBePackaged(names, name) || context.namespaceNamed(name) !== undefined) return;
    const what = isCalled ? [
        'function',
        1180
    ] : [
        'variable',
        1120
    ];
    context.error(at, `Unknown ${what[0]} ${name.slice(0, 100)}: neither the code, its class, an import nor the player has it (${what[1]}).`);
}
function mayBePackaged({ link: { api }, packageName, imports, wildcards, hasFrames }, name) {
    if (api.isOfRuntime(packageName) || imports.has(name)) return true;
    if (/^[A-Z]/.test(name) && (hasFrames || wildcards.some((each)=>api.isOfRuntime(each)))) return true;
    return api.startsPackage(name) || [
        packageName,
        ...imports.values(),
        ...wildcards
    ].some((path)=>`${path}.`.startsWith(`${name}.`));
}
function scopeName(context, name) {
    const meaning = meaningOf(context, name);
    return meaning.kind === 'known' ? context.link.nameOf(meaning.resolved) : context.free(name);
}
const MAX_PARTS$1 = 200;
function qualifiedDefinition(context, node) {
    if (node.kind !== 'Member') return undefined;
    const parts = [
        node.name
    ];
    let object = node.object;
    while(object.kind === 'Member'){
        if (parts.length > MAX_PARTS$1) return undefined;
        parts.push(object.name);
        object = object.object;
    }
    parts.reverse();
    if (object.kind !== 'Name' || context.isShadowed(object.name)) return undefined;
    const { kind } = meaningOf(context, object.name);
    if (kind === 'local' || kind === 'slot') return undefined;
    const packageName = [
        object.name,
        ...parts.slice(0, -1)
    ].join('.');
    const name = `${packageName}.${node.name}`;
    const { imports, wildcards } = context.names;
    const isNamed = wildcards.includes(packageName) || [
        ...imports.values()
    ].some((path)=>packageOf(path) === packageName);
    if (isNamed || context.names.packageName === packageName || context.link.api.inPackage(packageName, node.name)) return context.link.find(name);
    return undefined;
}
function emitPlace(context, target, afterObject) {
    const { code } = context;
    switch(target.kind){
        case 'Name':
            {
                const meaning = meaningOf(context, target.name);
                if (meaning.kind === 'local') return {
                    refs: 0,
                    variable: meaning.variable,
                    name: 0
                };
                if (meaning.kind === 'slot') {
                    code.getLocal(context.activation ?? 0);
                    return {
                        refs: 1,
                        slot: meaning.slot,
                        name: 0
                    };
                }
                checkName(context, target);
                const name = scopeName(context, target.name);
                code.op(OP.findProperty, 1, name);
                return {
                    refs: 1,
                    name,
                    isFirst: context.constants.has(target.name)
                };
            }
        case 'Member':
            emitObject$2(context, target.object);
            return {
                refs: 1,
                name: context.member(target.name),
                isSuper: isSuper(target.object),
                isFirst: target.object.kind === 'This' && context.constants.has(target.name)
            };
        case 'Index':
            emitObject$2(context, target.object);
            afterObject?.();
            emit(context, target.index);
            return {
                refs: 2,
                name: context.link.writer.pool.lateName(context.spaceSet(false)),
                isSuper: isSuper(target.object)
            };
        case 'QualifiedMember':
            emitObject$2(context, target.object);
            return {
                ...emitProperty(context, target.property),
                isSuper: isSuper(target.object)
            };
        case 'QualifiedName':
            return emitQualifiedPlace(context, target.property);
        default:
            context.error(target.at, 'Only a variable or a property can be assigned to.');
            code.op(OP.pushNull, 1);
            return {
                refs: 1,
                name: context.member('error')
            };
    }
}
function isSuper(node) {
    return node.kind === 'Super' || superArgument(node) !== undefined;
}
function superArgument(node) {
    return node.kind === 'Call' && node.callee.kind === 'Super' && node.arguments.length === 1 ? node.arguments[0] : undefined;
}
function emitObject$2(context, node) {
    emit(context, superArgument(node) ?? node);
}
function emitQualifiedPlace(context, property) {
    const { code } = context;
    const isAny = !property.space && !property.computed;
    if (property.isAttribute || isAny) {
        code.op(OP.getScopeObject, 1, Math.max(0, code.scopes - 1));
        return emitProperty(context, property);
    }
    const reference = emitProperty(context, property);
    if (reference.refs === 1) {
        code.op(OP.findProperty, 1, reference.name);
        return reference;
    }
    code.op(OP.findProperty, 2 - reference.refs, reference.name);
    emitProperty(context, property);
    return reference;
}
function emitProperty(context, property) {
    const { link, code } = context;
    const { pool } = link.writer;
    const { name, space, computed, isAttribute } = property;
    const fixed = space === undefined || space === 'any' ? undefined : staticSpace(context, space);
    if (computed && space === undefined) {
        emit(context, computed);
        return {
            refs: 2,
            name: pool.lateName(context.spaceSet(false), isAttribute)
        };
    }
    if (space === 'any' || name === '*' && space === undefined) return {
        refs: 1,
        name: pool.qualified(0, name, isAttribute)
    };
    if (space === undefined) return {
        refs: 1,
        name: context.member(name, isAttribute)
    };
    if (fixed !== undefined && !computed) return {
        refs: 1,
        name: pool.qualified(fixed, name, isAttribute)
    };
    emit(context, space);
    code.op(OP.coerce, 0, pool.name('Namespace'));
    if (!computed) return {
        refs: 2,
        name: pool.inRuntimeSpace(name, isAttribute)
    };
    emit(context, computed);
    return {
        refs: 3,
        name: pool.lateInRuntimeSpace(isAttribute)
    };
}
function staticSpace(context, space) {
    if (space.kind !== 'Name') return undefined;
    const { link, owner, names } = context;
    if (space.name === 'public') return link.packageSpace('');
    if (space.name === 'internal') return link.internalSpace(names.packageName);
    if (space.name === 'private') return owner?.spaces[0];
    if (space.name === 'protected') return owner?.spaces[1];
    if (meaningOf(context, space.name).kind === 'local' || context.slots.has(space.name)) return undefined;
    return context.namespaceNamed(space.name);
}
function load({ code }, reference) {
    if (reference.variable) code.getLocal(reference.variable.register);
    else if (reference.slot !== undefined) code.op(OP.getSlot, 0, reference.slot);
    else if (reference.isSuper) code.op(OP.getSuper, 1 - reference.refs, reference.name);
    else code.op(OP.getProperty, 1 - reference.refs, reference.name);
}
function store(context, reference) {
    const { code } = context;
    if (reference.variable) {
        context.coerce(reference.variable.type);
        code.setLocal(reference.variable.register);
    } else if (reference.slot !== undefined) code.op(OP.setSlot, -2, reference.slot);
    else {
        const { refs, name, isSuper: ofBase, isFirst } = reference;
        code.op(ofBase ? OP.setSuper : isFirst ? OP.initProperty : OP.setProperty, -1 - refs, name);
    }
}
function doublePlace({ code }, { refs }) {
    if (refs === 0) return;
    if (refs === 1) {
        code.op(OP.dup, 1);
        return;
    }
    const registers = Array.from({
        length: refs
    }, ()=>code.local());
    for (const register of [
        ...registers
    ].reverse())code.setLocal(register);
    for (const register of [
        ...registers,
        ...registers
    ])code.getLocal(register);
    for (const register of registers)code.release(register);
}
function storeAndKeep(context, reference) {
    const { code } = context;
    if (reference.variable) context.coerce(reference.variable.type);
    const register = code.local();
    code.op(OP.dup, 1).setLocal(register);
    store(context, reference);
    code.getLocal(register).op(OP.kill, 0, register);
    code.release(register);
}

function emitArguments(context, values) {
    for (const value of values)emit(context, value);
}
function emitCall$1(context, node, isNeeded) {
    const { code } = context;
    const { callee, arguments: values } = node;
    const count = values.length;
    if (context.link.program.omitsTraces === true && isTrace(context, callee)) {
        if (isNeeded) code.op(OP.pushUndefined, 1);
        return;
    }
    if (callee.kind === 'Super') {
        code.getLocal(0);
        emitArguments(context, values);
        code.op(OP.constructSuper, -1 - count, count);
        if (isNeeded) code.op(OP.pushUndefined, 1);
        return;
    }
    if (callee.kind === 'Index') {
        emitIndexCall(context, callee, values, isNeeded);
        return;
    }
    const reference = emitCallee(context, callee);
    if (!reference) {
        emit(context, callee);
        code.op(OP.pushNull, 1);
        emitArguments(context, values);
        code.op(OP.call, -1 - count, count);
        if (!isNeeded) code.op(OP.pop, -1);
        return;
    }
    emitArguments(context, values);
    const ops = reference.isSuper ? [
        OP.callSuper,
        OP.callSuperVoid
    ] : [
        OP.callProperty,
        OP.callPropertyVoid
    ];
    code.op((isNeeded ? ops[0] : ops[1]) ?? 0, (isNeeded ? 1 : 0) - reference.refs - count, reference.name, count);
}
function emitIndexCall(context, callee, values, isNeeded) {
    const { code } = context;
    const object = code.local();
    const reference = emitPlace(context, callee, ()=>code.op(OP.dup, 1).setLocal(object));
    load(context, reference);
    code.getLocal(object);
    emitArguments(context, values);
    code.op(OP.call, -1 - values.length, values.length);
    if (!isNeeded) code.op(OP.pop, -1);
    code.op(OP.kill, 0, object).release(object);
}
function isTrace(context, callee) {
    if (callee.kind !== 'Name' || callee.name !== 'trace') return false;
    const meaning = meaningOf(context, callee.name);
    return meaning.kind === 'known' && meaning.resolved.definition === undefined;
}
function emitCallee(context, callee) {
    const { code, link } = context;
    switch(callee.kind){
        case 'Name':
            {
                const { kind } = meaningOf(context, callee.name);
                if (kind === 'local' || kind === 'slot') return undefined;
                checkName(context, callee, true);
                const name = scopeName(context, callee.name);
                code.op(OP.findPropertyStrict, 1, name);
                return {
                    refs: 1,
                    name
                };
            }
        case 'Member':
            {
                const resolved = qualifiedDefinition(context, callee);
                if (!resolved) return emitPlace(context, callee);
                const name = link.nameOf(resolved);
                code.op(OP.findPropertyStrict, 1, name);
                return {
                    refs: 1,
                    name
                };
            }
        case 'QualifiedMember':
            return emitPlace(context, callee);
        case 'QualifiedName':
            {
                const { space, isAttribute, computed } = callee.property;
                const fixed = space !== undefined && space !== 'any' ? staticSpace(context, space) : undefined;
                if (fixed === undefined || isAttribute || computed) return emitPlace(context, callee);
                const name = link.writer.pool.qualified(fixed, callee.property.name);
                code.op(OP.findPropertyStrict, 1, name);
                return {
                    refs: 1,
                    name
                };
            }
        default:
            return undefined;
    }
}
function emitNew$1(context, node) {
    const { code, link } = context;
    const { callee, arguments: values } = node;
    const count = values.length;
    const resolved = qualifiedDefinition(context, callee);
    const isFree = callee.kind === 'Name' && [
        'known',
        'free'
    ].includes(meaningOf(context, callee.name).kind);
    if (resolved || isFree) {
        if (callee.kind === 'Name') checkName(context, callee, true);
        const name = resolved ? link.nameOf(resolved) : scopeName(context, callee.kind === 'Name' ? callee.name : '');
        code.op(OP.findPropertyStrict, 1, name);
        emitArguments(context, values);
        code.op(OP.constructProp, -count, name, count);
        return;
    }
    if (callee.kind === 'Member' && callee.object.kind !== 'Super') {
        const reference = emitPlace(context, callee);
        emitArguments(context, values);
        code.op(OP.constructProp, 1 - reference.refs - count, reference.name, count);
        return;
    }
    emit(context, callee);
    emitArguments(context, values);
    code.op(OP.construct, -count, count);
}
function emitAppliedType(context, node) {
    emit(context, node.base);
    emitTypeValue(context, node.argument);
    context.code.op(OP.applyType, -1, 1);
}
function emitTypeValue(context, type) {
    const { code } = context;
    if (type.name === '*') {
        code.op(OP.pushNull, 1);
        return;
    }
    const plain = context.typeName({
        at: type.at,
        name: type.name
    });
    const meaning = meaningOf(context, type.name);
    if (meaning.kind === 'local' && meaning.variable.register === 0) code.getLocal(0);
    else code.op(OP.getLex, 1, plain);
    if (!type.argument) return;
    emitTypeValue(context, type.argument);
    code.op(OP.applyType, -1, 1);
}
function emitVector(context, node) {
    const { code, link } = context;
    const { pool } = link.writer;
    code.op(OP.getLex, 1, pool.name('__AS3__.vec.Vector'));
    emitTypeValue(context, node.type);
    code.op(OP.applyType, -1, 1).number(node.elements.length).op(OP.construct, -1, 1);
    const name = pool.lateName(pool.namespaceSet([
        link.packageSpace('')
    ]));
    node.elements.forEach((element, index)=>{
        code.op(OP.dup, 1).number(index);
        emit(context, element);
        code.op(OP.setProperty, -3, name);
    });
}

function emitDescendants(context, node) {
    emit(context, node.object);
    const { refs, name } = emitProperty(context, node.property);
    context.code.op(OP.getDescendants, 1 - refs, name);
}
function emitFilter(context, node) {
    const { code, link } = context;
    const { pool } = link.writer;
    const [object, index, result, item] = [
        code.local(),
        code.local(),
        code.local(),
        code.local()
    ];
    const loop = code.label();
    const test = code.label();
    const skip = code.label();
    code.number(0).setLocal(index);
    emit(context, node.object);
    code.op(OP.checkFilter, 0).op(OP.coerceA, 0).setLocal(object);
    code.op(OP.getLex, 1, pool.name('XMLList')).text('').op(OP.construct, -1, 1).op(OP.coerceA, 0).setLocal(result);
    code.jump(OP.jump, test).put(loop, true);
    code.getLocal(object).getLocal(index).op(OP.nextValue, -1).op(OP.dup, 1).setLocal(item).pushWith();
    context.depthOfWith++;
    const isTrue = code.label();
    const after = code.label();
    emitCondition(context, node.condition, isTrue, true);
    code.popScope().jump(OP.jump, skip).put(isTrue);
    code.popScope().getLocal(result).getLocal(index).getLocal(item);
    context.depthOfWith--;
    code.op(OP.setProperty, -3, pool.lateName(pool.namespaceSet([
        link.packageSpace('')
    ]))).put(skip);
    code.put(test).op(OP.hasNext2, 1, object, index).jump(OP.ifTrue, loop, -1).put(after);
    code.getLocal(result);
    for (const register of [
        object,
        index,
        result,
        item
    ])code.op(OP.kill, 0, register).release(register);
}
function emitXml(context, node) {
    const { code, link } = context;
    const type = link.writer.pool.name(node.isList ? 'XMLList' : 'XML');
    code.op(OP.getLex, 1, type);
    const parts = node.isList ? insideList(node.parts) : node.parts;
    parts.forEach((part, index)=>{
        emitPart$1(context, part);
        if (index > 0) code.op(OP.add, -1);
    });
    code.op(OP.construct, -1, 1);
}
function insideList(parts) {
    const last = parts.length - 1;
    return parts.map((part, index)=>{
        const { text } = part;
        if (text === undefined) return part;
        const begun = index === 0 ? text.replace(/^<\s*>/, '') : text;
        return {
            ...part,
            text: index === last ? begun.replace(/<\/\s*>$/, '') : begun
        };
    });
}
function emitPart$1(context, { text, expression, context: where }) {
    const { code } = context;
    if (!expression) {
        code.text(text ?? '');
        return;
    }
    if (where === 'attribute') code.text('"');
    emit(context, expression);
    if (where === 'content') code.op(OP.escapeXmlElement, 0);
    else if (where === 'tag') code.op(OP.convertS, 0);
    else code.op(OP.escapeXmlAttribute, 0).op(OP.add, -1).text('"').op(OP.add, -1);
}

const OF_PLAYER = {
    'int.MAX_VALUE': 2147483647,
    'int.MIN_VALUE': -2147483648,
    'uint.MAX_VALUE': 4294967295,
    'uint.MIN_VALUE': 0,
    'Number.MAX_VALUE': Number.MAX_VALUE,
    'Number.MIN_VALUE': Number.MIN_VALUE,
    'Number.NaN': NaN,
    'Number.POSITIVE_INFINITY': Infinity,
    'Number.NEGATIVE_INFINITY': -Infinity,
    'Math.E': Math.E,
    'Math.LN10': Math.LN10,
    'Math.LN2': Math.LN2,
    'Math.LOG10E': Math.LOG10E,
    'Math.LOG2E': Math.LOG2E,
    'Math.PI': Math.PI,
    'Math.SQRT1_2': Math.SQRT1_2,
    'Math.SQRT2': Math.SQRT2
};
const WORDS = {
    undefined: {
        value: undefined
    },
    NaN: {
        value: NaN
    },
    Infinity: {
        value: Infinity
    }
};
const MAX_DEPTH = 50;
function evaluate(node, find) {
    return new Evaluation(find).valueOf(node, 0);
}
class Evaluation {
    constructor(find){
        this.find = find;
        this.values = new Map();
    }
    valueOf(node, depth) {
        if (depth > MAX_DEPTH) return undefined;
        switch(node.kind){
            case 'Number':
            case 'String':
                return {
                    value: node.value
                };
            case 'True':
            case 'False':
                return {
                    value: node.kind === 'True'
                };
            case 'Null':
                return {
                    value: null
                };
            case 'Name':
                return this.constant(node.name, depth);
            case 'Member':
                {
                    const path = dottedPath(node);
                    return path === undefined ? undefined : this.constant(path, depth);
                }
            case 'Unary':
                return negate(node.operator, this.valueOf(node.operand, depth + 1)?.value);
            case 'Binary':
                return operate(node.operator, this.valueOf(node.left, depth + 1)?.value, this.valueOf(node.right, depth + 1)?.value);
            default:
                return undefined;
        }
    }
    constant(path, depth) {
        if (Object.hasOwn(WORDS, path)) return WORDS[path];
        if (Object.hasOwn(OF_PLAYER, path)) return {
            value: OF_PLAYER[path]
        };
        if (!this.values.has(path)) {
            this.values.set(path, undefined);
            const node = this.find(path);
            this.values.set(path, node && this.valueOf(node, depth + 1));
        }
        return this.values.get(path);
    }
}
function dottedPath(node) {
    const names = [];
    for(let at = node;; at = at.object){
        if (at.kind === 'Name') return [
            at.name,
            ...names.reverse()
        ].join('.');
        if (at.kind !== 'Member' || names.length >= MAX_DEPTH) return undefined;
        names.push(at.name);
    }
}
function negate(operator, value) {
    if (typeof value !== 'number') return undefined;
    if (operator === '-') return {
        value: -value
    };
    return operator === '~' ? {
        value: ~value
    } : undefined;
}
function operate(operator, left, right) {
    if (operator === '+' && typeof left === 'string' && typeof right === 'string') return {
        value: left + right
    };
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    switch(operator){
        case '+':
            return {
                value: left + right
            };
        case '-':
            return {
                value: left - right
            };
        case '*':
            return {
                value: left * right
            };
        case '/':
            return {
                value: left / right
            };
        case '|':
            return {
                value: left | right
            };
        case '&':
            return {
                value: left & right
            };
        case '<<':
            return {
                value: left << right
            };
        default:
            return undefined;
    }
}
function poolValue({ writer: { pool } }, { value }, type) {
    const name = type?.argument ? 'Vector' : type?.name ?? '*';
    const isAny = name === '*' || name === 'Object';
    switch(typeof value){
        case 'undefined':
            return name === '*' ? {
                index: 0,
                kind: 0
            } : undefined;
        case 'boolean':
            return isAny || name === 'Boolean' ? {
                index: value ? 11 : 10,
                kind: value ? 11 : 10
            } : undefined;
        case 'string':
            return isAny || name === 'String' ? {
                index: pool.text(value),
                kind: 1
            } : undefined;
        case 'number':
            return numberValue(pool, value, name, isAny);
        default:
            return [
                'int',
                'uint',
                'Number',
                'Boolean'
            ].includes(name) ? undefined : {
                index: 12,
                kind: 12
            };
    }
}
function numberValue(pool, value, type, isAny) {
    const isInt = Number.isInteger(value) && Math.abs(value) < 2147483648 && !Object.is(value, -0);
    const isUint = Number.isInteger(value) && value >= 0 && value < 4294967296 && !Object.is(value, -0);
    if (type === 'uint') return isUint ? {
        index: pool.unsignedInteger(value),
        kind: 4
    } : undefined;
    if (type !== 'int' && type !== 'Number' && !isAny) return undefined;
    if (isInt) return {
        index: pool.integer(value),
        kind: 3
    };
    return type === 'int' ? undefined : {
        index: pool.double(value),
        kind: 6
    };
}

class CodeWriter {
    constructor(pool, parameters){
        this.pool = pool;
        this.exceptions = [];
        this.out = new host_headless.ByteWriter();
        this.fixes = [];
        this.depth = 0;
        this.maxDepth = 0;
        this.scopeDepth = 0;
        this.maxScopes = 0;
        this.free = [];
        this.isReached = true;
        this.locals = parameters;
    }
    get position() {
        return this.out.size;
    }
    get scopes() {
        return this.scopeDepth;
    }
    restoreScopes(count) {
        this.scopeDepth = count;
    }
    get reached() {
        return this.isReached;
    }
    get written() {
        const code = this.out.written.slice();
        for (const { at, value } of this.fixes){
            code[at] = value & 255;
            code[at + 1] = value >> 8 & 255;
            code[at + 2] = value >> 16 & 255;
        }
        const { maxDepth, locals, maxScopes, exceptions } = this;
        return {
            code,
            stack: Math.max(1, maxDepth),
            locals,
            scopes: maxScopes,
            exceptions
        };
    }
    op(code, change, ...operands) {
        this.out.u8(code);
        for (const operand of operands)this.out.encoded(operand);
        return this.move(change);
    }
    end(code, change) {
        this.op(code, change);
        this.isReached = false;
    }
    number(value) {
        const { pool } = this;
        if (Number.isInteger(value) && !Object.is(value, -0)) {
            if (value >= -128 && value < 128) {
                this.out.u8(OP.pushByte).u8(value & 255);
                return this.move(1);
            }
            if (value >= -32768 && value < 32768) return this.op(OP.pushShort, 1, value & 0xffff);
            if (value >= -2147483648 && value < 2147483648) return this.op(OP.pushInt, 1, pool.integer(value));
            if (value > 0 && value < 4294967296) return this.op(OP.pushUint, 1, pool.unsignedInteger(value));
        }
        return Number.isNaN(value) ? this.op(OP.pushNaN, 1) : this.op(OP.pushDouble, 1, pool.double(value));
    }
    text(text) {
        return this.op(OP.pushString, 1, this.pool.text(text));
    }
    getLocal(register) {
        return register < 4 ? this.op(OP.getLocal0 + register, 1) : this.op(OP.getLocal, 1, register);
    }
    setLocal(register) {
        return register < 4 ? this.op(OP.setLocal0 + register, -1) : this.op(OP.setLocal, -1, register);
    }
    pushScope() {
        this.op(OP.pushScope, -1);
        return this.moveScopes(1);
    }
    pushWith() {
        this.op(OP.pushWith, -1);
        return this.moveScopes(1);
    }
    popScope() {
        this.op(OP.popScope, 0);
        return this.moveScopes(-1);
    }
    local() {
        return this.free.pop() ?? this.locals++;
    }
    release(register) {
        this.free.push(register);
    }
    label() {
        return {
            patches: []
        };
    }
    jump(code, label, change = 0) {
        this.move(change);
        this.out.u8(code);
        this.reference(label, this.position + 3);
        this.note(label);
        if (code === OP.jump) this.isReached = false;
        return this;
    }
    lookupSwitch(cases, otherwise) {
        this.move(-1);
        const from = this.position;
        this.out.u8(OP.lookupSwitch);
        this.reference(otherwise, from);
        this.out.encoded(cases.length - 1);
        for (const label of cases)this.reference(label, from);
        for (const label of [
            otherwise,
            ...cases
        ])this.note(label);
        this.isReached = false;
    }
    put(label, isLoop = false) {
        if (this.isReached) this.note(label);
        else {
            this.depth = label.depth ?? (isLoop ? this.depth : 0);
            this.scopeDepth = label.scopes ?? this.scopeDepth;
            this.isReached = label.depth !== undefined || isLoop;
        }
        label.position = this.position;
        for (const { at, from } of label.patches)this.fixes.push({
            at,
            value: this.position - from
        });
        return isLoop ? this.op(OP.label, 0) : this;
    }
    handler() {
        this.depth = 1;
        this.scopeDepth = 0;
        this.isReached = true;
        this.maxDepth = Math.max(this.maxDepth, 1);
        return this.position;
    }
    note(label) {
        label.depth ??= this.depth;
        label.scopes ??= this.scopeDepth;
    }
    reference(label, from) {
        const at = this.position;
        this.out.u8(0).u8(0).u8(0);
        if (label.position === undefined) label.patches.push({
            at,
            from
        });
        else this.fixes.push({
            at,
            value: label.position - from
        });
    }
    move(change) {
        this.depth += change;
        this.maxDepth = Math.max(this.maxDepth, this.depth, this.depth - change);
        return this;
    }
    moveScopes(change) {
        this.scopeDepth += change;
        this.maxScopes = Math.max(this.maxScopes, this.scopeDepth);
        return this;
    }
}

class FunctionContext {
    constructor(place, parameters){
        this.variables = new Map();
        this.slots = new Map();
        this.scopeRegisters = [];
        this.exits = [];
        this.labels = [];
        this.setsXmlSpace = false;
        this.usesArguments = false;
        this.depthOfWith = 0;
        this.hidden = new Set();
        this.constants = new Set();
        this.setCache = new Map();
        const { link, names, owner, outer, used = [], path = '', declared = NO_NAMES, seesObjects = false } = place;
        this.link = link;
        this.names = names;
        this.owner = owner;
        this.outer = outer;
        this.used = [
            ...used
        ];
        this.path = path;
        this.declared = declared;
        this.isInside = seesObjects;
        this.code = new CodeWriter(link.writer.pool, parameters);
    }
    error(at, message) {
        this.link.error(at, message);
    }
    get seesObjects() {
        return this.isInside || this.depthOfWith > 0;
    }
    isShadowed(name) {
        return this.hidden.has(name) || this.slots.has(name) || this.outer.some((names)=>names.has(name)) || this.owner?.members.has(name) === true;
    }
    spaceSet(isFree) {
        const key = isFree ? 'free' : 'member';
        let set = this.setCache.get(key);
        if (set === undefined) this.setCache.set(key, set = this.makeSet(isFree));
        return set;
    }
    member(name, isAttribute = false) {
        const { pool } = this.link.writer;
        if (!isAttribute) return pool.multiname(this.spaceSet(false), name);
        const top = this.link.packageSpace('');
        const used = this.usedSpaces();
        return used.length === 0 ? pool.qualified(top, name, true) : pool.multiname(pool.namespaceSet([
            top,
            ...used
        ]), name, true);
    }
    free(name) {
        return this.link.writer.pool.multiname(this.spaceSet(true), name);
    }
    useNamespaces(names) {
        const more = names.filter((name)=>!this.used.includes(name));
        if (more.length === 0) return;
        for (const name of more)this.used.push(name);
        this.setCache.clear();
    }
    namespaceNamed(name) {
        return this.owner?.namespaces.get(name) ?? this.link.namespaceNamed(this.names, name);
    }
    usedSpaces() {
        const names = new Set([
            ...this.names.used,
            ...this.owner?.used ?? [],
            ...this.used
        ]);
        return [
            ...names
        ].flatMap((name)=>this.namespaceNamed(name) ?? []);
    }
    makeSet(isFree) {
        const { link, names, owner } = this;
        const spaces = new Set(owner?.spaces ?? []);
        if (names.unit) spaces.add(names.unit.privateSpace);
        spaces.add(link.packageSpace(''));
        spaces.add(link.internalSpace(names.packageName));
        if (isFree) {
            spaces.add(link.packageSpace(names.packageName));
            for (const name of names.wildcards)spaces.add(link.packageSpace(name));
        }
        spaces.add(link.namespaceOf(undefined, 'AS3') ?? 0);
        for (const space of this.usedSpaces())spaces.add(space);
        return link.writer.pool.namespaceSet([
            ...spaces
        ]);
    }
    typeName(type) {
        if (!type || type.name === '*') return 0;
        const { link, names } = this;
        const { pool } = link.writer;
        if (type.name === 'void') return pool.name('void');
        const resolved = names.resolve(type.name);
        if (!resolved || resolved.definition && resolved.definition.node.kind !== 'Class') {
            link.missing(type.at, `Unknown type ${type.name.slice(0, 100)}: neither an import, a source path nor the player has it.`);
            return 0;
        }
        const name = link.nameOf(resolved);
        return type.argument ? pool.typeName(name, this.typeName(type.argument)) : name;
    }
    coerce(type) {
        const simple = type && !type.argument ? COERCIONS.get(type.name) : undefined;
        if (simple !== undefined) this.code.op(simple, 0);
        else if (!type || type.name === '*') this.code.op(OP.coerceA, 0);
        else {
            const name = this.typeName(type);
            if (name !== 0) this.code.op(OP.coerce, 0, name);
        }
    }
    pushInitial(type) {
        const { code } = this;
        switch(type?.name){
            case undefined:
            case '*':
                code.op(OP.pushUndefined, 1).op(OP.coerceA, 0);
                return;
            case 'int':
                code.number(0);
                return;
            case 'uint':
                code.number(0).op(OP.convertU, 0);
                return;
            case 'Number':
                code.op(OP.pushNaN, 1);
                return;
            case 'Boolean':
                code.op(OP.pushFalse, 1);
                return;
            default:
                code.op(OP.pushNull, 1);
                this.coerce(type);
        }
    }
}
const NO_NAMES = new Set();
const COERCIONS = new Map([
    [
        'int',
        OP.convertI
    ],
    [
        'uint',
        OP.convertU
    ],
    [
        'Number',
        OP.convertD
    ],
    [
        'Boolean',
        OP.convertB
    ],
    [
        'String',
        OP.coerceS
    ]
]);

function compileBody$1(context, body, breaks, continues) {
    withExit(context, {
        breaks,
        continues
    }, ()=>{
        compileStatement(context, body);
    });
    context.code.put(continues);
}
function compileWhile(context, { condition, body }) {
    const { code } = context;
    const [loop, test, end] = [
        code.label(),
        code.label(),
        code.label()
    ];
    code.jump(OP.jump, test).put(loop, true);
    compileBody$1(context, body, end, test);
    emitCondition(context, condition, loop, true);
    code.put(end);
}
function compileDoWhile(context, { condition, body }) {
    const { code } = context;
    const [loop, next, end] = [
        code.label(),
        code.label(),
        code.label()
    ];
    code.put(loop, true);
    compileBody$1(context, body, end, next);
    if (code.reached) emitCondition(context, condition, loop, true);
    code.put(end);
}
function compileFor(context, node) {
    const { code } = context;
    const { first, condition, update, body } = node;
    const labels = context.labels;
    context.labels = [];
    if (first?.kind === 'Variable') compileStatement(context, first);
    else if (first) emitVoid(context, first);
    context.labels = labels;
    const [loop, next, test, end] = [
        code.label(),
        code.label(),
        code.label(),
        code.label()
    ];
    code.jump(OP.jump, test).put(loop, true);
    compileBody$1(context, body, end, next);
    if (update && code.reached) emitVoid(context, update);
    code.put(test);
    if (condition) emitCondition(context, condition, loop, true);
    else code.jump(OP.jump, loop);
    code.put(end);
}
function compileForIn(context, node) {
    const { code } = context;
    const { isEach, target, object, body } = node;
    const [list, index] = [
        code.local(),
        code.local()
    ];
    emit(context, object);
    code.op(OP.coerceA, 0).setLocal(list).number(0).setLocal(index);
    const [loop, next, end] = [
        code.label(),
        code.label(),
        code.label()
    ];
    code.jump(OP.jump, next).put(loop, true);
    const first = target.kind === 'Variable' ? target.variables[0] : undefined;
    const expression = target.kind === 'Variable' ? {
        kind: 'Name',
        at: target.at,
        name: first?.name ?? ''
    } : target;
    const reference = emitPlace(context, expression);
    code.getLocal(list).getLocal(index).op(isEach ? OP.nextValue : OP.nextName, -1);
    store(context, reference);
    compileBody$1(context, body, end, next);
    code.op(OP.hasNext2, 1, list, index).jump(OP.ifTrue, loop, -1);
    code.put(end).op(OP.kill, 0, list).op(OP.kill, 0, index);
    code.release(list);
    code.release(index);
}

function compileTry(context, node) {
    if (node.finalizer) compileFinally(context, node);
    else compileCatches(context, node);
}
function compileCatches(context, { body, catches }) {
    const { code } = context;
    const end = code.label();
    const from = code.position;
    compileStatements(context, body);
    const to = code.position;
    if (code.reached) code.jump(OP.jump, end);
    if (to > from) for (const clause of catches)compileCatch(context, clause, {
        from,
        to
    }, end);
    code.put(end);
}
function enterScopes({ code, scopeRegisters }) {
    for (const { register, isWith } of scopeRegisters){
        code.getLocal(register);
        if (isWith) code.pushWith();
        else code.pushScope();
    }
}
function compileCatch(context, clause, range, end) {
    const { code, link } = context;
    const { name, type, body } = clause;
    const target = code.handler();
    const variable = link.writer.pool.name(name);
    const index = code.exceptions.push({
        ...range,
        target,
        type: context.typeName(type),
        variable
    }) - 1;
    enterScopes(context);
    const register = code.local();
    const before = context.variables.get(name);
    if (context.activation === undefined) {
        context.coerce(type);
        code.setLocal(register);
        context.variables.set(name, {
            register,
            type
        });
        compileStatements(context, body);
        if (before) context.variables.set(name, before);
        else context.variables.delete(name);
    } else compileCatchScope(context, clause, index, register);
    if (code.reached) code.op(OP.kill, 0, register).jump(OP.jump, end);
    code.release(register);
}
function compileCatchScope(context, { name, body }, index, register) {
    const { code, slots, hidden } = context;
    code.op(OP.newCatch, 1, index).op(OP.dup, 1).setLocal(register).op(OP.dup, 1).pushScope();
    code.op(OP.swap, 0).op(OP.setSlot, -2, 1);
    context.scopeRegisters.push({
        register,
        isWith: false
    });
    const slot = slots.get(name);
    const wasHidden = hidden.has(name);
    slots.delete(name);
    hidden.add(name);
    withExit(context, {
        popsScope: true
    }, ()=>{
        compileStatements(context, body);
    });
    if (!wasHidden) hidden.delete(name);
    if (slot !== undefined) slots.set(name, slot);
    context.scopeRegisters.pop();
    if (code.reached) code.popScope();
    else code.restoreScopes(code.scopes - 1);
}
function compileFinally(context, node) {
    const { code } = context;
    const [way, thrown] = [
        code.local(),
        code.local()
    ];
    const [block, done, rethrow] = [
        code.label(),
        code.label(),
        code.label()
    ];
    const ways = [
        done,
        rethrow
    ];
    const go = (index)=>{
        code.number(index).setLocal(way).jump(OP.jump, block);
    };
    code.number(0).setLocal(way).op(OP.pushUndefined, 1).op(OP.coerceA, 0).setLocal(thrown);
    const leave = ()=>{
        const resume = code.label();
        go(ways.push(resume) - 1);
        code.put(resume, true);
    };
    const from = code.position;
    withExit(context, {
        leave
    }, ()=>{
        compileCatches(context, {
            ...node,
            finalizer: undefined
        });
    });
    if (code.reached) go(0);
    const to = code.position;
    const target = code.handler();
    code.exceptions.push({
        from,
        to,
        target,
        type: 0,
        variable: 0
    });
    enterScopes(context);
    code.op(OP.coerceA, 0).setLocal(thrown).number(1).setLocal(way);
    code.put(block, true);
    compileStatements(context, node.finalizer ?? []);
    if (code.reached) code.getLocal(way).lookupSwitch(ways, done);
    code.put(rethrow);
    if (code.reached) {
        code.getLocal(thrown);
        code.end(OP.throw, -1);
    }
    code.put(done).op(OP.kill, 0, thrown);
    code.release(way);
    code.release(thrown);
}

const FILE_NUMBER = 38;
const IMPLIED = ('accessibility display errors events external filters geom media net printing system text ui utils xml desktop ' + 'globalization sensors text.engine text.ime profiler sampler').split(' ').map((name)=>`flash.${name}`);
class NameTable {
    constructor(link, packageName, unit){
        this.link = link;
        this.packageName = packageName;
        this.unit = unit;
        this.imports = new Map();
        this.wildcards = [];
        this.used = [];
        this.hasFrames = false;
        this.resolved = new Map();
    }
    note(statement) {
        if (statement.kind === 'UseNamespace') for (const name of statement.names)this.used.push(name);
        if (statement.kind !== 'Import') return;
        const { name, isAll, at } = statement;
        const { link } = this;
        if (isAll) {
            this.wildcards.push(name);
            const isThere = link.api.hasPackage(name) || (link.program.packageNames?.(name) ?? []).length > 0;
            if (!isThere) link.missing(at, `Unknown package ${name}: neither the player nor a source path has it.`);
            return;
        }
        this.imports.set(leafOf(name), name);
        if (!link.find(name)) link.missing(at, `Unknown name ${name}: neither the player nor a source path has it.`);
    }
    resolve(name) {
        if (!this.resolved.has(name)) this.resolved.set(name, this.lookUp(name));
        return this.resolved.get(name);
    }
    lookUp(name) {
        const { link, packageName } = this;
        if (name.includes('.')) return link.find(name);
        const own = this.unit?.own(name);
        if (own) return link.resolvedOf(own);
        const imported = this.imports.get(name);
        if (imported !== undefined) return link.find(imported);
        if (packageName !== '' && this.isIn(packageName, name)) return link.find(qualify(packageName, name));
        if (packageName === '' && link.definition(name)) return link.find(name);
        const from = this.wildcards.find((wildcard)=>this.isIn(wildcard, name));
        if (from !== undefined) return link.find(qualify(from, name));
        const top = link.find(name) ?? (name === 'Vector' ? link.find('__AS3__.vec.Vector') : undefined);
        if (top || !this.hasFrames) return top;
        const implied = IMPLIED.find((each)=>link.api.inPackage(each, name));
        return implied === undefined ? undefined : link.find(qualify(implied, name));
    }
    isIn(packageName, name) {
        const { api, program } = this.link;
        if (api.inPackage(packageName, name)) return true;
        const names = program.packageNames?.(packageName);
        return names ? names.includes(name) : this.link.definition(qualify(packageName, name)) !== undefined;
    }
}
class Unit {
    constructor(link, statements, qualified){
        this.link = link;
        this.qualified = qualified;
        this.definitions = new Map();
        this.body = [];
        this.pending = [];
        this.insideStatements = new Set();
        const all = flatten$1(link, statements).flatMap((statement)=>statement.kind === 'Block' ? flatten$1(link, statement.body) : [
                statement
            ]);
        const packages = all.filter((statement)=>statement.kind === 'Package');
        this.packageName = packages[0]?.name ?? packageOf(qualified);
        this.inside = new NameTable(link, this.packageName, this);
        this.outside = new NameTable(link, '', this);
        for (const statement of all){
            if (statement.kind === 'Package') for (const inner of flatten$1(link, statement.body))this.take(inner, true);
            else this.take(statement, packages.length === 0);
        }
    }
    get privateSpace() {
        return this.ownSpace ??= this.link.writer.pool.privateNamespace(this.fileName);
    }
    get fileName() {
        return `${leafOf(this.qualified)}.as$${FILE_NUMBER}`;
    }
    noteImports() {
        for (const [names, statement] of this.pending)names.note(statement);
        this.pending.length = 0;
    }
    publicNames() {
        return [
            ...this.definitions.values()
        ].filter(({ isPrivate })=>!isPrivate).map(({ qualified })=>qualified);
    }
    definitionOf(qualified) {
        const definition = this.definitions.get(leafOf(qualified));
        return definition?.qualified === qualified && !definition.isPrivate ? definition : undefined;
    }
    own(name) {
        return this.definitions.get(name);
    }
    resolve(name) {
        this.noteImports();
        return this.inside.resolve(name) ?? this.outside.resolve(name);
    }
    spaceOf({ isPrivate, node }) {
        if (isPrivate) return this.privateSpace;
        const isInternal = node.modifiers.access !== 'public';
        return isInternal ? this.link.internalSpace(this.packageName) : this.link.packageSpace(this.packageName);
    }
    isInside(statement) {
        return this.insideStatements.has(statement);
    }
    take(statement, isInside) {
        const names = isInside ? this.inside : this.outside;
        if (statement.kind === 'Import' || statement.kind === 'UseNamespace') {
            this.pending.push([
                names,
                statement
            ]);
            return;
        }
        this.body.push(statement);
        if (isInside) this.insideStatements.add(statement);
        for (const name of namesOf(statement)){
            const qualified = isInside ? qualify(this.packageName, name) : name;
            const node = statement;
            this.definitions.set(name, {
                qualified,
                node,
                unit: this,
                isPrivate: !isInside
            });
        }
    }
}
function namesOf(statement) {
    switch(statement.kind){
        case 'Class':
        case 'Namespace':
            return [
                statement.name
            ];
        case 'FunctionDeclaration':
            return [
                statement.code.name
            ];
        case 'Variable':
            return statement.variables.map(({ name })=>name);
        default:
            return [];
    }
}
function flatten$1(link, statements) {
    return statements.flatMap((statement)=>{
        if (statement.kind === 'Include') return flatten$1(link, statement.body);
        if (statement.kind === 'Config') return link.constant(statement.config.space, statement.config.name) === true ? flatten$1(link, statement.body) : [];
        if ('modifiers' in statement && statement.modifiers.config) {
            const { space, name } = statement.modifiers.config;
            if (link.constant(space, name) !== true) return [];
        }
        return [
            statement
        ];
    });
}

function compileStatements(context, statements) {
    for (const statement of statements)compileStatement(context, statement);
}
function compileStatement(context, node) {
    if (!context.code.reached) return;
    switch(node.kind){
        case 'Expression':
            emitVoid(context, node.expression);
            return;
        case 'Variable':
            compileVariables(context, node);
            return;
        case 'Block':
            compileStatements(context, node.body);
            return;
        case 'Include':
        case 'Config':
            compileStatements(context, flatten$1(context.link, [
                node
            ]));
            return;
        case 'If':
            compileIf(context, node);
            return;
        case 'While':
            compileWhile(context, node);
            return;
        case 'DoWhile':
            compileDoWhile(context, node);
            return;
        case 'For':
            compileFor(context, node);
            return;
        case 'ForIn':
            compileForIn(context, node);
            return;
        case 'Switch':
            compileSwitch(context, node);
            return;
        case 'Try':
            compileTry(context, node);
            return;
        default:
            compileOther(context, node);
    }
}
function compileOther(context, node) {
    const { code } = context;
    switch(node.kind){
        case 'Break':
        case 'Continue':
            compileJump(context, node.at, node.kind, node.label);
            return;
        case 'Return':
            compileReturn(context, node.value);
            return;
        case 'Throw':
            emit(context, node.value);
            code.end(OP.throw, -1);
            return;
        case 'Labeled':
            compileLabeled(context, node.label, node.body);
            return;
        case 'With':
            compileWith(context, node);
            return;
        case 'Import':
            context.names.note(node);
            return;
        case 'UseNamespace':
            context.useNamespaces(node.names);
            return;
        case 'DefaultXmlNamespace':
            emit(context, node.value);
            code.op(OP.dxnsLate, -1);
            return;
        case 'Empty':
        case 'FunctionDeclaration':
        case 'Class':
        case 'Namespace':
        case 'Package':
            return;
        default:
            context.error(node.at, 'This is not a statement of ActionScript 3.');
    }
}
function compileVariables(context, { modifiers, variables, isConst }) {
    context.link.refuseEmbed(modifiers);
    for (const { name, value, at } of variables){
        if (!value) continue;
        const reference = emitPlace(context, {
            kind: 'Name',
            at,
            name
        });
        emit(context, value);
        if (isConst && reference.variable === undefined && reference.slot === undefined) context.code.op(OP.initProperty, -1 - reference.refs, reference.name);
        else store(context, reference);
    }
}
function compileIf(context, first) {
    const { code } = context;
    const end = code.label();
    let node = first;
    while(node?.kind === 'If'){
        const otherwise = code.label();
        emitCondition(context, node.condition, otherwise, false);
        compileStatement(context, node.then);
        if (node.otherwise && code.reached) code.jump(OP.jump, end);
        code.put(otherwise);
        node = node.otherwise;
    }
    if (node) compileStatement(context, node);
    code.put(end);
}
function compileSwitch(context, { value, cases }) {
    const { code } = context;
    const end = code.label();
    const register = code.local();
    emit(context, value);
    code.op(OP.coerceA, 0).setLocal(register);
    const labels = cases.map(()=>code.label());
    cases.forEach(({ value: test }, index)=>{
        const label = labels[index];
        if (!test || !label) return;
        emit(context, test);
        code.getLocal(register).jump(OP.ifStrictEq, label, -2);
    });
    const fallback = labels[cases.findIndex(({ value: test })=>!test)] ?? end;
    code.jump(OP.jump, fallback);
    withExit(context, {
        breaks: end,
        isSwitch: true
    }, ()=>{
        cases.forEach(({ body }, index)=>{
            const label = labels[index];
            if (label) code.put(label);
            compileStatements(context, body);
        });
    });
    code.put(end).op(OP.kill, 0, register).release(register);
}
function withExit(context, exit, work) {
    const names = [
        ...context.labels
    ];
    context.labels = [];
    context.exits.push({
        ...exit,
        labels: names
    });
    work();
    context.exits.pop();
}
function compileLabeled(context, label, body) {
    context.labels.push(label);
    if ([
        'While',
        'DoWhile',
        'For',
        'ForIn',
        'Switch',
        'Labeled'
    ].includes(body.kind)) {
        compileStatement(context, body);
        context.labels = [];
        return;
    }
    const end = context.code.label();
    withExit(context, {
        breaks: end,
        isLabelOnly: true
    }, ()=>{
        compileStatement(context, body);
    });
    context.code.put(end);
}
function compileJump(context, at, kind, label) {
    const { exits, code } = context;
    const isTarget = (exit)=>{
        if (label !== undefined && !exit.labels?.includes(label)) return false;
        if (kind === 'Continue') return exit.continues !== undefined;
        return exit.breaks !== undefined && (label !== undefined || exit.isLabelOnly !== true);
    };
    let index = exits.length - 1;
    while(index >= 0 && !isTarget(exits[index] ?? {}))index--;
    const exit = exits[index];
    const target = kind === 'Break' ? exit?.breaks : exit?.continues;
    if (!target) {
        const word = kind.toLowerCase();
        context.error(at, label === undefined ? `"${word}" is outside of what it can end.` : `No loop around has the label "${label}".`);
        return;
    }
    const { scopes } = code;
    leaveTo(context, index + 1);
    code.jump(OP.jump, target).restoreScopes(scopes);
}
function leaveTo(context, first) {
    const { exits, code } = context;
    for (const exit of exits.slice(first).reverse()){
        if (exit.popsScope) code.popScope();
        exit.leave?.();
    }
}
function compileReturn(context, value) {
    const { code, exits } = context;
    if (!value) {
        const { scopes } = code;
        leaveTo(context, exits.some(({ leave })=>leave) ? 0 : exits.length);
        code.end(OP.returnVoid, 0);
        code.restoreScopes(scopes);
        return;
    }
    emit(context, value);
    if (exits.some(({ leave })=>leave)) {
        const { scopes } = code;
        const register = code.local();
        code.op(OP.coerceA, 0).setLocal(register);
        leaveTo(context, 0);
        code.getLocal(register).release(register);
        code.end(OP.returnValue, -1);
        code.restoreScopes(scopes);
        return;
    }
    code.end(OP.returnValue, -1);
}
function compileWith(context, node) {
    const { code } = context;
    const register = code.local();
    emit(context, node.object);
    code.op(OP.coerceA, 0).op(OP.dup, 1).setLocal(register).pushWith();
    context.scopeRegisters.push({
        register,
        isWith: true
    });
    context.depthOfWith++;
    withExit(context, {
        popsScope: true
    }, ()=>{
        compileStatement(context, node.body);
    });
    context.depthOfWith--;
    context.scopeRegisters.pop();
    if (code.reached) code.popScope().op(OP.kill, 0, register);
    else code.restoreScopes(code.scopes - 1);
    code.release(register);
}

function compileFunction(setting, code) {
    const { link, isClosure, keepsVariables, before } = setting;
    const body = code.body ?? [];
    const facts = analyzeBody(link, body);
    const declares = keepsVariables !== true;
    const parameters = code.parameters.length;
    const usesArguments = facts.usesArguments && !code.rest && !facts.variables.has('arguments');
    const extra = code.rest || usesArguments ? 1 : 0;
    const context = new FunctionContext(setting, 1 + parameters + extra);
    code.parameters.forEach(({ name, type }, index)=>context.variables.set(name, {
            register: index + 1,
            type
        }));
    if (code.rest) context.variables.set(code.rest.name, {
        register: parameters + 1
    });
    else if (usesArguments) context.variables.set('arguments', {
        register: parameters + 1
    });
    if (!isClosure) enterScope(context, 0);
    const hasActivation = (declares || parameters > 0) && (facts.hasClosure || facts.hasWith);
    const traits = hasActivation ? activate(context, facts, declares) : [];
    if (!hasActivation && declares) declareLocals(context, facts);
    if (declares) hoist(context, facts);
    else context.declared = new Set([
        ...context.declared,
        ...facts.variables.keys()
    ]);
    before?.(context, facts);
    compileBody(context, body);
    if (context.code.reached) context.code.end(OP.returnVoid, 0);
    const flags = (code.rest ? METHOD_FLAGS.rest : 0) | (usesArguments ? METHOD_FLAGS.arguments : 0) | (hasActivation ? METHOD_FLAGS.activation : 0) | (facts.setsXmlSpace ? METHOD_FLAGS.setsXmlSpace : 0);
    const method = addSignature(context, code, flags);
    link.writer.addBody(method, context.code.written, setting.depth, traits);
    return method;
}
function compileBody(context, body) {
    try {
        compileStatements(context, body);
    } catch (fault) {
        if (!host_errors.isStackOverflow(fault)) throw fault;
        context.error(body[0]?.at ?? 0, host_syntax().TOO_DEEP);
    }
}
function addSignature(context, code, flags = 0) {
    const { link } = context;
    const parameters = code.parameters.map(({ type })=>context.typeName(type));
    const first = code.parameters.findIndex(({ value })=>value !== undefined);
    const optional = first < 0 ? [] : code.parameters.slice(first);
    const defaults = optional.map((parameter)=>defaultOf(context, parameter));
    const name = context.path === '' || !link.program.namesMethods ? 0 : link.writer.pool.text(context.path);
    return link.writer.addMethod({
        parameters,
        returns: context.typeName(code.returns),
        flags,
        defaults,
        name
    });
}
function defaultOf(context, { at, value, type, name }) {
    const { link, names } = context;
    if (!value) {
        context.error(at, `The parameter ${name} needs a default, because one before it has one.`);
        return {
            index: 0,
            kind: 0
        };
    }
    const folded = evaluate(value, (path)=>constantOf(names, context.owner, path));
    const numeric = type && [
        'int',
        'uint',
        'Number'
    ].includes(type.name) && folded ? toNumeric(folded.value, type.name) : folded?.value;
    const entry = folded && (poolValue(link, {
        value: numeric
    }, type) ?? poolValue(link, {
        value: numeric
    }, undefined));
    if (entry) return entry;
    context.error(value.at, `The default of the parameter ${name} is not a constant.`);
    return {
        index: 0,
        kind: 0
    };
}
function toNumeric(value, type) {
    const number = value === undefined ? NaN : Number(value);
    return type === 'int' ? number | 0 : type === 'uint' ? number >>> 0 : number;
}
function constantOf(names, owner, path) {
    const { link } = names;
    const dot = path.lastIndexOf('.');
    const wanted = path.slice(dot + 1);
    const around = owner ? link.ancestry(owner.self).reverse() : [];
    for (const type of dot < 0 ? around : [
        definitionAt(names, path.slice(0, dot))
    ]){
        const value = type && memberConstant(link, type, wanted);
        if (value) return value;
    }
    const own = dot < 0 ? names.resolve(path)?.definition?.node : undefined;
    return own?.kind === 'Variable' && own.isConst ? own.variables.find(({ name })=>name === wanted)?.value : undefined;
}
function definitionAt(names, path) {
    return path.includes('.') ? names.link.find(path) : names.resolve(path);
}
function memberConstant(link, { definition, name }, wanted) {
    if (!definition) {
        const value = link.api.constant(name, wanted);
        if (value === undefined) return undefined;
        return typeof value === 'string' ? {
            kind: 'String',
            at: 0,
            value
        } : {
            kind: 'Number',
            at: 0,
            value
        };
    }
    for (const statement of definition.node.kind === 'Class' ? definition.node.body : []){
        if (statement.kind !== 'Variable' || !statement.isConst) continue;
        const variable = statement.variables.find((each)=>each.name === wanted);
        if (variable) return variable.value;
    }
    return undefined;
}
function enterScope(context, register) {
    context.code.getLocal(register).pushScope();
    context.scopeRegisters.push({
        register,
        isWith: false
    });
}
function activate(context, facts, declares) {
    const { code, link } = context;
    const register = code.local();
    context.activation = register;
    code.op(OP.newActivation, 1).op(OP.dup, 1).setLocal(register).pushScope();
    context.scopeRegisters.push({
        register,
        isWith: false
    });
    const types = new Map();
    for (const [name, { type }] of context.variables)types.set(name, type);
    if (declares) {
        for (const [name, type] of facts.variables)if (!types.has(name)) types.set(name, type);
    }
    const traits = [];
    for (const [name, type] of types){
        const slot = context.slots.size + 1;
        context.slots.set(name, slot);
        traits.push({
            kind: 'slot',
            name: link.writer.pool.name(name),
            slot,
            type: context.typeName(type)
        });
        const parameter = context.variables.get(name);
        if (parameter) code.getLocal(register).getLocal(parameter.register).op(OP.setSlot, -2, slot);
        else if (type?.name === 'Number') code.getLocal(register).op(OP.pushNaN, 1).op(OP.setSlot, -2, slot);
    }
    context.variables.clear();
    return traits;
}
function declareLocals(context, facts) {
    for (const [name, type] of facts.variables){
        if (context.variables.has(name)) continue;
        const register = context.code.local();
        context.pushInitial(type);
        context.code.setLocal(register);
        context.variables.set(name, {
            register,
            type
        });
    }
}
function hoist(context, facts) {
    const { code } = context;
    for (const { code: inner } of facts.functions){
        const slot = context.slots.get(inner.name);
        if (slot === undefined) continue;
        code.getLocal(context.activation ?? 0).op(OP.newFunction, 1, compileInner(context, inner)).op(OP.setSlot, -2, slot);
    }
}
function compileInner(context, code) {
    const { link, names, owner, outer, used, slots, hidden, declared, seesObjects } = context;
    const around = slots.size + hidden.size > 0 ? [
        ...outer,
        new Set([
            ...slots.keys(),
            ...hidden
        ])
    ] : outer;
    const ownName = code.name === '' ? around : [
        ...around,
        new Set([
            code.name
        ])
    ];
    const path = code.name === '' || context.path === '' ? code.name : `${context.path}/${code.name}`;
    const scope = {
        link,
        names,
        owner,
        outer: ownName,
        used,
        path,
        declared,
        seesObjects
    };
    return compileFunction({
        ...scope,
        isClosure: true,
        depth: 1
    }, code);
}
function emitFunctionExpression(context, inner) {
    const { code, link } = context;
    const method = compileInner(context, inner);
    if (inner.name === '') {
        code.op(OP.newFunction, 1, method);
        return;
    }
    code.op(OP.newObject, 1, 0).pushWith();
    code.op(OP.newFunction, 1, method).op(OP.dup, 1).op(OP.getScopeObject, 1, code.scopes - 1).op(OP.swap, 0);
    code.op(OP.setProperty, -2, link.writer.pool.name(inner.name)).popScope();
}

const OPERATORS$1 = {
    '+': [
        OP.add
    ],
    '-': [
        OP.subtract
    ],
    '*': [
        OP.multiply
    ],
    '/': [
        OP.divide
    ],
    '%': [
        OP.modulo
    ],
    '<<': [
        OP.leftShift
    ],
    '>>': [
        OP.rightShift
    ],
    '>>>': [
        OP.unsignedRightShift
    ],
    '&': [
        OP.bitAnd
    ],
    '|': [
        OP.bitOr
    ],
    '^': [
        OP.bitXor
    ],
    '==': [
        OP.equals
    ],
    '!=': [
        OP.equals,
        OP.not
    ],
    '===': [
        OP.strictEquals
    ],
    '!==': [
        OP.strictEquals,
        OP.not
    ],
    '<': [
        OP.lessThan
    ],
    '<=': [
        OP.lessEquals
    ],
    '>': [
        OP.greaterThan
    ],
    '>=': [
        OP.greaterEquals
    ],
    is: [
        OP.isTypeLate
    ],
    as: [
        OP.asTypeLate
    ],
    in: [
        OP.in
    ],
    instanceof: [
        OP.instanceOf
    ]
};
function isOperator(operator) {
    return Object.hasOwn(OPERATORS$1, operator);
}
function emitOperator$1({ code }, operator) {
    (OPERATORS$1[operator] ?? []).forEach((op, index)=>{
        code.op(op, index === 0 ? -1 : 0);
    });
}
function emitUnary$1(context, { operator, operand }) {
    const { code } = context;
    if (operator === 'delete') {
        emitDelete$1(context, operand);
        return;
    }
    if (operator === 'void') {
        emitVoid(context, operand);
        code.op(OP.pushUndefined, 1);
        return;
    }
    if (operator === 'typeof' && operand.kind === 'Name' && meaningOf(context, operand.name).kind === 'free') {
        const name = scopeName(context, operand.name);
        code.op(OP.findProperty, 1, name).op(OP.getProperty, 0, name);
    } else emit(context, operand);
    const ops = {
        '!': OP.not,
        not: OP.not,
        '~': OP.bitNot,
        '+': OP.convertD,
        '-': OP.negate,
        typeof: OP.typeOf
    };
    code.op(ops[operator], 0);
}
function emitDelete$1(context, operand) {
    const { code } = context;
    const isProperty = [
        'Member',
        'Index',
        'QualifiedMember',
        'QualifiedName'
    ].includes(operand.kind);
    if (operand.kind === 'Name' && meaningOf(context, operand.name).kind === 'free') {
        const name = scopeName(context, operand.name);
        code.op(OP.findProperty, 1, name).op(OP.deleteProperty, 0, name);
        return;
    }
    if (isProperty) {
        const reference = emitPlace(context, operand);
        code.op(OP.deleteProperty, 1 - reference.refs, reference.name);
        return;
    }
    if (operand.kind === 'Descendants') {
        emit(context, operand);
        code.op(OP.pop, -1).op(OP.pushTrue, 1);
        return;
    }
    emitVoid(context, operand);
    code.op(operand.kind === 'Name' ? OP.pushFalse : OP.pushTrue, 1);
}
function emitUpdate$1(context, node, isNeeded) {
    const { code } = context;
    const isUp = node.operator === '++';
    const reference = emitPlace(context, node.operand);
    const type = reference.variable?.type?.name;
    if (reference.variable && !isNeeded && (type === 'int' || type === 'Number')) {
        const ops = type === 'int' ? [
            OP.incLocalI,
            OP.decLocalI
        ] : [
            OP.incLocal,
            OP.decLocal
        ];
        code.op((isUp ? ops[0] : ops[1]) ?? 0, 0, reference.variable.register);
        return;
    }
    doublePlace(context, reference);
    load(context, reference);
    const register = isNeeded && !node.isPrefix ? code.local() : undefined;
    if (register !== undefined) code.op(OP.convertD, 0).op(OP.dup, 1).setLocal(register);
    const isInteger = type === 'int';
    code.op(isUp ? isInteger ? OP.incrementI : OP.increment : isInteger ? OP.decrementI : OP.decrement, 0);
    if (isNeeded && node.isPrefix) storeAndKeep(context, reference);
    else store(context, reference);
    if (register === undefined) return;
    code.getLocal(register);
    if (type === 'int' || type === 'uint') code.op(type === 'int' ? OP.convertI : OP.convertU, 0);
    code.op(OP.kill, 0, register).release(register);
}
function emitAssign$1(context, node, isNeeded) {
    const { code } = context;
    const { operator, target, value } = node;
    const reference = emitPlace(context, target);
    const keep = ()=>{
        if (isNeeded) storeAndKeep(context, reference);
        else store(context, reference);
    };
    if (operator === '=') {
        emit(context, value);
        keep();
        return;
    }
    doublePlace(context, reference);
    load(context, reference);
    const binary = operator.slice(0, -1);
    if (binary !== '&&' && binary !== '||') {
        emit(context, value);
        emitOperator$1(context, binary);
    } else {
        const end = code.label();
        code.op(OP.coerceA, 0).op(OP.dup, 1).jump(binary === '&&' ? OP.ifFalse : OP.ifTrue, end, -1).op(OP.pop, -1);
        emit(context, value);
        code.op(OP.coerceA, 0).put(end);
    }
    keep();
}

function emit(context, node) {
    const { code } = context;
    switch(node.kind){
        case 'Number':
            code.number(node.value);
            return;
        case 'String':
            code.text(node.value);
            return;
        case 'True':
            code.op(OP.pushTrue, 1);
            return;
        case 'False':
            code.op(OP.pushFalse, 1);
            return;
        case 'Null':
            code.op(OP.pushNull, 1);
            return;
        case 'This':
        case 'Super':
            code.getLocal(0);
            return;
        default:
            emitReading(context, node);
    }
}
function emitReading(context, node) {
    const { code, link } = context;
    switch(node.kind){
        case 'Name':
            emitName(context, node);
            return;
        case 'RegExp':
            code.op(OP.getLex, 1, link.writer.pool.name('RegExp')).text(node.pattern).text(node.flags).op(OP.construct, -2, 2);
            return;
        case 'Member':
            {
                const resolved = qualifiedDefinition(context, node);
                if (resolved) code.op(OP.getLex, 1, link.nameOf(resolved));
                else load(context, emitPlace(context, node));
                return;
            }
        case 'Index':
        case 'QualifiedMember':
            load(context, emitPlace(context, node));
            return;
        case 'QualifiedName':
            emitQualifiedName(context, node);
            return;
        case 'Function':
            emitFunctionExpression(context, node.code);
            return;
        default:
            emitOperation$1(context, node);
    }
}
function emitOperation$1(context, node) {
    switch(node.kind){
        case 'Binary':
            emitBinary$1(context, node);
            return;
        case 'Unary':
            emitUnary$1(context, node);
            return;
        case 'Update':
            emitUpdate$1(context, node, true);
            return;
        case 'Assign':
            emitAssign$1(context, node, true);
            return;
        case 'Conditional':
            emitConditional$1(context, node);
            return;
        case 'Call':
            emitCall$1(context, node, true);
            return;
        case 'New':
            emitNew$1(context, node);
            return;
        default:
            emitContainer(context, node);
    }
}
function emitContainer(context, node) {
    switch(node.kind){
        case 'AppliedType':
            emitAppliedType(context, node);
            return;
        case 'Vector':
            emitVector(context, node);
            return;
        case 'Array':
            for (const element of node.elements)emitOrUndefined(context, element);
            context.code.op(OP.newArray, 1 - node.elements.length, node.elements.length);
            return;
        case 'Object':
            emitObject$1(context, node);
            return;
        case 'Descendants':
            emitDescendants(context, node);
            return;
        case 'Filter':
            emitFilter(context, node);
            return;
        case 'Xml':
            emitXml(context, node);
            return;
        default:
            context.error(node.at, 'This is not an expression of ActionScript 3.');
            context.code.op(OP.pushNull, 1);
    }
}
function emitOrUndefined(context, node) {
    if (node) emit(context, node);
    else context.code.op(OP.pushUndefined, 1);
}
function emitObject$1(context, node) {
    for (const { name, value } of node.properties){
        context.code.text(name);
        emit(context, value);
    }
    const count = node.properties.length;
    context.code.op(OP.newObject, 1 - 2 * count, count);
}
function emitName(context, node) {
    const { code } = context;
    const { name } = node;
    const meaning = meaningOf(context, name);
    if (meaning.kind === 'local') code.getLocal(meaning.variable.register);
    else if (meaning.kind === 'slot') code.getLocal(context.activation ?? 0).op(OP.getSlot, 0, meaning.slot);
    else if (meaning.kind === 'known' && name === 'undefined') code.op(OP.pushUndefined, 1);
    else if (meaning.kind === 'known' && name === 'NaN') code.op(OP.pushNaN, 1);
    else {
        checkName(context, node);
        code.op(OP.getLex, 1, scopeName(context, name));
    }
}
function emitQualifiedName(context, node) {
    const { code } = context;
    const { space, name } = node.property;
    const value = space !== undefined && space !== 'any' && space.kind === 'Name' ? context.link.constant(space.name, name) : undefined;
    if (typeof value === 'boolean') code.op(value ? OP.pushTrue : OP.pushFalse, 1);
    else if (typeof value === 'number') code.number(value);
    else if (typeof value === 'string') code.text(value);
    else load(context, emitPlace(context, node));
}
function emitVoid(context, node) {
    switch(node.kind){
        case 'Assign':
            emitAssign$1(context, node, false);
            return;
        case 'Update':
            emitUpdate$1(context, node, false);
            return;
        case 'Call':
            emitCall$1(context, node, false);
            return;
        case 'Binary':
            if (node.operator === ',') {
                emitVoid(context, node.left);
                emitVoid(context, node.right);
                return;
            }
            break;
        default:
    }
    emit(context, node);
    context.code.op(OP.pop, -1);
}
function emitBinary$1(context, node) {
    const chain = [];
    let left = node;
    for(; left.kind === 'Binary' && isOperator(left.operator); left = left.left)chain.push(left);
    if (chain.length === 0) {
        emitLogical(context, node);
        return;
    }
    emit(context, left);
    for (const { operator, right } of chain.reverse()){
        emit(context, right);
        emitOperator$1(context, operator);
    }
}
function emitLogical(context, { operator, left, right }) {
    const { code } = context;
    if (operator === ',') {
        emitVoid(context, left);
        emit(context, right);
        return;
    }
    const end = code.label();
    emit(context, left);
    code.op(OP.coerceA, 0).op(OP.dup, 1);
    code.jump(operator === '&&' ? OP.ifFalse : OP.ifTrue, end, -1).op(OP.pop, -1);
    emit(context, right);
    code.op(OP.coerceA, 0).put(end);
}
function emitConditional$1(context, node) {
    const { code } = context;
    const otherwise = code.label();
    const end = code.label();
    emitCondition(context, node.condition, otherwise, false);
    emit(context, node.then);
    code.op(OP.coerceA, 0).jump(OP.jump, end).put(otherwise);
    emit(context, node.otherwise);
    code.op(OP.coerceA, 0).put(end);
}

const FRAME = -1;
function assignAll(context, statements) {
    for (const { variables, isConst } of statements)for (const { name, value, at } of variables){
        if (!value) continue;
        const reference = emitPlace(context, {
            kind: 'Member',
            at,
            object: {
                kind: 'This',
                at
            },
            name,
            nameAt: at
        });
        emit(context, value);
        context.code.op(isConst ? OP.initProperty : OP.setProperty, -1 - reference.refs, reference.name);
    }
}
function memberNames(statement) {
    if (statement.kind === 'Variable') return statement.variables.map(({ name })=>name);
    if (statement.kind === 'FunctionDeclaration') return [
        statement.code.name
    ];
    return statement.kind === 'Namespace' ? [
        statement.name
    ] : [];
}

class ClassScope {
    constructor(link, { unit, isPrivate }, node, self){
        this.link = link;
        this.node = node;
        this.self = self;
        this.names = isPrivate ? unit.outside : unit.inside;
        this.around = isPrivate ? unit.fileName : packageOf(self.name);
        this.chain = node.isInterface ? [] : link.ancestry(self);
        this.privateSpace = link.writer.pool.privateNamespace(colonName(self.name));
        this.body = flatten$1(link, node.body);
        const namespaces = this.namespaces();
        const used = this.body.flatMap((statement)=>statement.kind === 'UseNamespace' ? statement.names : []);
        this.owner = {
            self,
            members: this.members(),
            spaces: this.spaces(),
            namespaces,
            used
        };
    }
    context(path) {
        const { link, names, owner } = this;
        return new FunctionContext({
            link,
            names,
            owner,
            outer: [],
            path
        }, 1);
    }
    pathOf({ access, space }, { name, accessor }) {
        const { node, around } = this;
        const own = around === '' ? node.name : `${around}:${node.name}`;
        const spaces = {
            public: '',
            private: 'private',
            protected: 'protected',
            internal: around
        };
        const within = space ? space.name : node.isInterface ? own : spaces[access ?? 'internal'];
        return `${own}/${within === '' ? '' : `${within}:`}${name}${accessor ? `/${accessor}` : ''}`;
    }
    get protectedSpace() {
        return this.link.writer.pool.namespace(PROTECTED, colonName(this.self.name));
    }
    constants(isStatic) {
        const own = this.body.filter((statement)=>statement.kind === 'Variable' && statement.isConst && statement.modifiers.isStatic === true === isStatic);
        return new Set(own.flatMap(memberNames));
    }
    interfaceName(resolved) {
        const { pool } = this.link.writer;
        return pool.multiname(pool.namespaceSet([
            this.link.spaceOf(resolved)
        ]), leafOf(resolved.name));
    }
    memberName({ access, space }, name, isStatic) {
        const { link, node, self } = this;
        const { pool } = link.writer;
        if (space) {
            const declared = this.owner.namespaces.get(space.name) ?? link.namespaceNamed(this.names, space.name);
            if (declared !== undefined) return pool.qualified(declared, name);
            link.missing(space.at, `Unknown namespace ${space.name}.`);
            return 0;
        }
        const ownName = colonName(self.name);
        if (node.isInterface) return pool.qualified(pool.namespace(NAMESPACE, ownName), name);
        if (access === 'public') return pool.name(name);
        if (access === 'private') return pool.qualified(this.privateSpace, name);
        if (access === 'protected') return pool.qualified(pool.namespace(isStatic ? STATIC_PROTECTED : PROTECTED, ownName), name);
        return pool.qualified(link.internalSpace(packageOf(self.name)), name);
    }
    spaces() {
        const { pool } = this.link.writer;
        const own = this.chain.filter(({ definition })=>definition !== undefined).reverse();
        const names = own.map(({ name })=>colonName(name));
        return [
            this.privateSpace,
            ...names.map((name)=>pool.namespace(PROTECTED, name)),
            ...names.map((name)=>pool.namespace(STATIC_PROTECTED, name))
        ];
    }
    members() {
        const members = new Set();
        for (const { body } of this.bodies())for (const name of body.flatMap(memberNames))members.add(name);
        members.delete(this.node.name);
        return members;
    }
    namespaces() {
        const { link, names } = this;
        const spaces = new Map();
        for (const { self, body } of this.bodies())for (const statement of body){
            if (statement.kind !== 'Namespace') continue;
            const { name, value } = statement;
            const alias = value?.kind === 'Name' ? value.name : undefined;
            const aliased = alias && (spaces.get(alias) ?? link.namespaceNamed(names, alias));
            const uri = link.uriOf(value, `${self.name}:${name}`);
            spaces.set(name, aliased || link.writer.pool.namespace(NAMESPACE, uri));
        }
        return spaces;
    }
    bodies() {
        return this.chain.flatMap((self)=>{
            const node = self.definition?.node;
            return node?.kind === 'Class' ? [
                {
                    self,
                    body: flatten$1(this.link, node.body)
                }
            ] : [];
        });
    }
}

const EMPTY$1 = {
    name: '',
    parameters: []
};
class ClassCompiler {
    constructor(link, definition, node, self, frames){
        this.link = link;
        this.node = node;
        this.self = self;
        this.frames = frames;
        this.traits = [];
        this.statics = [];
        this.assigned = [];
        this.atStart = [];
        this.nameOwnClass = ({ variables, slots })=>{
            const { name } = this.node;
            if (!variables.has(name) && !slots.has(name)) variables.set(name, {
                register: 0
            });
        };
        this.scope = new ClassScope(link, definition, node, self);
    }
    compile(index) {
        const { link, self, node, scope } = this;
        link.refuseEmbed(node.modifiers);
        for (const statement of scope.body)this.take(statement);
        const base = scope.chain.at(-2);
        const [oldest] = scope.chain;
        if (oldest && link.baseOf(oldest)) link.error(node.at, `${node.name} extends itself: its base classes form a cycle.`);
        else if (!node.isInterface && !base && self.name !== 'Object') link.missing(node.at, `The class ${node.base?.name ?? ''} that ${node.name} extends has no source.`);
        const context = scope.context();
        const interfaces = node.interfaces.map((type)=>{
            const resolved = scope.names.resolve(type.name);
            if (!resolved) context.typeName(type);
            return resolved ? scope.interfaceName(resolved) : 0;
        });
        const constructorIndex = node.isInterface ? addSignature(context, {
            ...EMPTY$1,
            at: node.at
        }) : this.compileConstructor();
        const initializer = this.compileInitializer();
        const { isDynamic, isFinal } = node.modifiers;
        link.writer.setClass(index, {
            name: link.nameOf(self),
            base: base ? link.nameOf(base) : 0,
            flags: node.isInterface ? 5 : 8 | (isDynamic ? 0 : 1) | (isFinal ? 2 : 0),
            protectedSpace: scope.protectedSpace,
            interfaces,
            constructorIndex,
            initializer,
            traits: this.traits,
            statics: this.statics
        });
    }
    get place() {
        const { link } = this;
        const { names, owner } = this.scope;
        return {
            link,
            names,
            owner,
            outer: []
        };
    }
    get depth() {
        return this.scope.chain.length + 2;
    }
    take(statement) {
        switch(statement.kind){
            case 'Variable':
                this.takeVariables(statement);
                return;
            case 'FunctionDeclaration':
                this.takeFunction(statement);
                return;
            case 'Import':
                this.scope.names.note(statement);
                return;
            case 'Namespace':
                {
                    const index = this.scope.owner.namespaces.get(statement.name) ?? 0;
                    this.statics.push({
                        kind: 'const',
                        name: this.scope.memberName(statement.modifiers, statement.name, true),
                        type: this.link.writer.pool.name('Namespace'),
                        value: {
                            index,
                            kind: 8
                        }
                    });
                    return;
                }
            case 'UseNamespace':
            case 'Empty':
                return;
            default:
                this.atStart.push(statement);
        }
    }
    takeVariables(statement) {
        const { link, scope } = this;
        const { names, owner } = scope;
        const { modifiers, isConst, variables } = statement;
        const isStatic = modifiers.isStatic === true;
        link.refuseEmbed(modifiers);
        const context = scope.context();
        for (const variable of variables){
            const { name, type, value } = variable;
            const folded = value && evaluate(value, (path)=>path === name ? undefined : constantOf(names, owner, path));
            const constant = folded && poolValue(link, folded, type);
            (isStatic ? this.statics : this.traits).push({
                kind: isConst ? 'const' : 'slot',
                name: scope.memberName(modifiers, name, isStatic),
                type: context.typeName(type),
                value: constant ?? (type?.name === 'Number' && !value ? {
                    index: link.writer.pool.double(NaN),
                    kind: 6
                } : undefined)
            });
            if (!value || constant) continue;
            const assignment = {
                ...statement,
                variables: [
                    variable
                ]
            };
            if (isStatic) this.atStart.push(assignment);
            else this.assigned.push(assignment);
        }
    }
    takeFunction({ modifiers, code }) {
        const { link, node, scope } = this;
        const isStatic = modifiers.isStatic === true;
        if (code.name === node.name && !isStatic && !code.accessor && !node.isInterface) {
            this.constructorCode = code;
            this.constructorModifiers = modifiers;
            return;
        }
        const isFrame = this.frames.some(({ method })=>method === code.name) && code.at === FRAME;
        if (!code.body && !node.isInterface && !modifiers.isNative) link.error(code.at, `The method ${code.name} has no body.`);
        const path = scope.pathOf(modifiers, code);
        const setting = {
            ...this.place,
            path,
            isClosure: false,
            depth: this.depth + (isStatic ? 0 : 1),
            keepsVariables: isFrame,
            before: isStatic ? this.nameOwnClass : undefined
        };
        const index = code.body ? compileFunction(setting, code) : addSignature(scope.context(path), code);
        (isStatic ? this.statics : this.traits).push({
            kind: code.accessor ?? 'method',
            name: scope.memberName(modifiers, code.name, isStatic),
            isFinal: modifiers.isFinal,
            isOverride: modifiers.isOverride,
            index
        });
    }
    compileConstructor() {
        const { node } = this;
        const code = this.constructorCode ?? {
            ...EMPTY$1,
            at: node.at,
            body: []
        };
        const before = (context, { callsSuper })=>{
            context.constants = this.scope.constants(false);
            assignAll(context, this.assigned);
            if (!callsSuper) context.code.getLocal(0).op(OP.constructSuper, -1, 0);
            this.addFrameScripts(context);
        };
        const otherwise = this.frames.length > 0 ? {} : {
            access: 'public'
        };
        const path = this.scope.pathOf(this.constructorModifiers ?? otherwise, node);
        const setting = {
            ...this.place,
            path,
            isClosure: false,
            depth: this.depth + 1,
            before
        };
        return compileFunction(setting, {
            ...code,
            body: code.body ?? [],
            returns: undefined
        });
    }
    addFrameScripts(context) {
        if (this.frames.length === 0) return;
        const { code } = context;
        const name = context.link.writer.pool.name('addFrameScript');
        code.op(OP.findPropertyStrict, 1, name);
        for (const { frame, method } of this.frames)code.number(frame).getLocal(0).op(OP.getProperty, 0, this.scope.memberName({}, method, false));
        code.op(OP.callPropertyVoid, -1 - 2 * this.frames.length, name, 2 * this.frames.length);
    }
    compileInitializer() {
        const { node } = this;
        const setting = {
            ...this.place,
            isClosure: false,
            depth: this.depth,
            keepsVariables: true,
            before: (context)=>{
                this.nameOwnClass(context);
                context.constants = this.scope.constants(true);
            }
        };
        return compileFunction(setting, {
            ...EMPTY$1,
            at: node.at,
            body: node.isInterface ? [] : this.atStart
        });
    }
}

function compileUnit(link, unit, framesOf) {
    unit.noteImports();
    const definitions = [
        ...unit.definitions.values()
    ];
    const classes = orderClasses(link, definitions);
    const traits = [];
    const indices = classes.map(()=>link.writer.addClass());
    classes.forEach(({ self }, at)=>{
        traits.push({
            kind: 'class',
            name: link.nameOf(self),
            index: indices[at]
        });
    });
    classes.forEach(({ self, definition }, at)=>{
        const { node } = definition;
        if (node.kind === 'Class') new ClassCompiler(link, definition, node, self, framesOf(self.name)).compile(indices[at] ?? 0);
    });
    for (const definition of definitions)addTrait(link, definition, traits);
    const statements = unit.body.filter(({ kind })=>kind !== 'Class' && kind !== 'FunctionDeclaration');
    const method = compileFunction({
        link,
        names: unit.body.some((entry)=>!unit.isInside(entry)) ? unit.outside : unit.inside,
        outer: [],
        isClosure: false,
        keepsVariables: true,
        depth: 1,
        before: (context)=>{
            classes.forEach(({ self }, at)=>{
                makeClass(context, self, indices[at] ?? 0);
            });
            for (const definition of definitions)makeFunction(context, definition);
        }
    }, {
        at: 0,
        name: '',
        parameters: [],
        body: statements
    });
    link.writer.addScript(method, traits);
    return classes.map(({ self })=>self.name);
}
function orderClasses(link, definitions) {
    const ordered = new Map();
    const waiting = new Set(definitions);
    const add = (definition)=>{
        if (definition?.node.kind !== 'Class' || !waiting.delete(definition)) return;
        const { base, interfaces } = definition.node;
        for (const type of base ? [
            base,
            ...interfaces
        ] : interfaces)add(definition.unit.resolve(type.name)?.definition);
        ordered.set(definition, {
            definition,
            self: link.resolvedOf(definition)
        });
    };
    for (const definition of definitions)add(definition);
    return [
        ...ordered.values()
    ];
}
function makeClass(context, self, index) {
    const { code, link } = context;
    const ancestors = link.ancestry(self).slice(0, -1);
    code.op(OP.getScopeObject, 1, 0);
    for (const ancestor of ancestors)code.op(OP.getLex, 1, link.nameOf(ancestor)).pushScope();
    const base = ancestors.at(-1);
    if (base) code.op(OP.getLex, 1, link.nameOf(base));
    else code.op(OP.pushNull, 1);
    code.op(OP.newClass, 0, index);
    ancestors.forEach(()=>code.popScope());
    code.op(OP.initProperty, -2, link.nameOf(self));
}
function addTrait(link, definition, traits) {
    const { node, unit, isPrivate, qualified } = definition;
    const names = isPrivate ? unit.outside : unit.inside;
    const name = link.nameOf(link.resolvedOf(definition));
    switch(node.kind){
        case 'FunctionDeclaration':
            traits.push({
                kind: 'slot',
                name,
                type: link.writer.pool.name('Function')
            });
            return;
        case 'Variable':
            {
                const variable = node.variables.find((entry)=>entry.name === leafOf(qualified));
                const context = new FunctionContext({
                    link,
                    names,
                    outer: []
                }, 1);
                traits.push({
                    kind: node.isConst ? 'const' : 'slot',
                    name,
                    type: context.typeName(variable?.type)
                });
                return;
            }
        case 'Namespace':
            {
                const value = {
                    index: link.namespaceOf(link.resolvedOf(definition), node.name) ?? 0,
                    kind: 8
                };
                traits.push({
                    kind: 'const',
                    name,
                    type: link.writer.pool.name('Namespace'),
                    value
                });
                return;
            }
        default:
    }
}
function makeFunction(context, definition) {
    const { node, unit, isPrivate } = definition;
    if (node.kind !== 'FunctionDeclaration') return;
    const { link, code } = context;
    const names = isPrivate ? unit.outside : unit.inside;
    const space = isPrivate ? unit.fileName : packageOf(definition.qualified);
    const path = space === '' ? node.code.name : `${space}:${node.code.name}`;
    const method = compileFunction({
        link,
        names,
        outer: [],
        path,
        isClosure: true,
        depth: 1
    }, node.code);
    code.op(OP.getScopeObject, 1, 0).op(OP.newFunction, 1, method);
    code.op(OP.initProperty, -2, link.nameOf(link.resolvedOf(definition)));
}

const SPACES = {
    AS3: 'http://adobe.com/AS3/2006/builtin',
    flash_proxy: 'http://www.adobe.com/2006/actionscript/flash/proxy',
    object_proxy: 'http://www.adobe.com/2006/actionscript/flash/objectproxy'
};
const MAX_ALIASES = 20;
class Linker {
    constructor(program){
        this.program = program;
        this.writer = new AbcWriter();
        this.sources = new (host_syntax().Sources)();
        this.errors = [];
        this.queue = [];
        this.units = new Map();
        this.refused = new Set();
        this.api = new PlayerApi(program.externals);
    }
    error(at, message) {
        this.errors.push(this.sources.error(at, message));
    }
    missing(at, message) {
        this.errors.push(this.sources.missing(at, message));
    }
    refuseEmbed({ metadata }) {
        const embed = metadata?.find(({ name })=>name === 'Embed');
        if (!embed || this.refused.has(embed.at)) return;
        this.refused.add(embed.at);
        this.error(embed.at, '[Embed] is not done: put the file into the library, and link it with a class.');
    }
    parse(source) {
        const { sources, program } = this;
        const include = (path, from)=>program.include(path, from);
        const { statements, errors } = host_syntax().parseScript(source, {
            dialect: 'as3',
            sources,
            include
        });
        for (const error of errors)this.errors.push(error);
        return statements;
    }
    declare(name, unit) {
        this.units.set(name, unit);
        this.queue.push(unit);
    }
    definition(qualified) {
        if (!this.units.has(qualified)) {
            const source = this.program.findSource(qualified);
            const unit = source && new Unit(this, this.parse(source), qualified);
            for (const name of unit?.publicNames() ?? [])if (!this.units.has(name)) this.units.set(name, unit);
            this.units.set(qualified, unit);
            if (unit) this.queue.push(unit);
        }
        return this.units.get(qualified)?.definitionOf(qualified);
    }
    find(qualified) {
        const definition = this.definition(qualified);
        if (definition) return this.resolvedOf(definition);
        const ofPlayer = this.api.find(qualified);
        return ofPlayer && {
            name: ofPlayer.name,
            kind: ofPlayer.kind
        };
    }
    resolvedOf(definition) {
        const { node, qualified } = definition;
        const kind = node.kind !== 'Class' ? 'other' : node.isInterface ? 'interface' : 'class';
        return {
            name: qualified,
            kind,
            definition
        };
    }
    spaceOf({ name, definition }) {
        return definition ? definition.unit.spaceOf(definition) : this.packageSpace(packageOf(name));
    }
    packageSpace(name) {
        return this.writer.pool.namespace(PACKAGE, name);
    }
    internalSpace(name) {
        return this.writer.pool.namespace(INTERNAL, name);
    }
    nameOf(resolved) {
        return this.writer.pool.qualified(this.spaceOf(resolved), leafOf(resolved.name));
    }
    namespaceNamed(names, name, aliases = 0) {
        const resolved = names.resolve(name);
        const { node, unit } = resolved?.definition ?? {};
        if (node?.kind !== 'Namespace' || node.value?.kind !== 'Name' || aliases >= MAX_ALIASES) return this.namespaceOf(resolved, name);
        const { value } = node;
        return this.namespaceNamed(unit?.own(name)?.isPrivate ? unit.outside : unit?.inside ?? names, value.name, aliases + 1);
    }
    namespaceOf(resolved, name) {
        const { pool } = this.writer;
        const node = resolved?.definition?.node;
        if (node?.kind === 'Namespace') return pool.namespace(NAMESPACE, this.uriOf(node.value, qualify(packageOf(resolved?.name ?? ''), node.name)));
        if (resolved?.kind === 'interface') return pool.namespace(NAMESPACE, colonName(resolved.name));
        return Object.hasOwn(SPACES, name) ? pool.namespace(NAMESPACE, SPACES[name] ?? '') : undefined;
    }
    uriOf(value, fallback) {
        return value?.kind === 'String' ? value.value : fallback;
    }
    constant(space, name) {
        const constants = this.program.constants ?? {};
        return Object.hasOwn(constants, `${space}::${name}`) ? constants[`${space}::${name}`] : undefined;
    }
    baseOf(resolved) {
        const { definition, name } = resolved;
        if (definition?.node.kind === 'Class') {
            if (definition.node.isInterface) return undefined;
            const { base } = definition.node;
            return base ? definition.unit.resolve(base.name) : this.find('Object');
        }
        const base = this.api.find(name)?.base ?? '';
        return base === '' ? undefined : this.find(base);
    }
    ancestry(resolved) {
        const chain = new Map();
        for(let at = resolved; at && !chain.has(at.name); at = this.baseOf(at))chain.set(at.name, at);
        return [
            ...chain.values()
        ].reverse();
    }
}

function setupMembers(link, { name, body }, setup) {
    if (!setup) return [];
    const members = [
        ...link.parse(setup.members)
    ];
    const calls = link.parse(setup.atStart);
    const own = body.find((statement)=>statement.kind === 'FunctionDeclaration' && statement.code.name === name && !statement.modifiers.isStatic);
    if (own) insertCalls(own.code, calls);
    else {
        const code = {
            at: 0,
            name,
            parameters: [],
            body: calls
        };
        members.push({
            kind: 'FunctionDeclaration',
            at: 0,
            modifiers: {
                access: 'public'
            },
            code
        });
    }
    return members;
}
function insertCalls(code, calls) {
    const body = code.body;
    body?.splice(body.findIndex(callsSuper) + 1, 0, ...calls);
}
function callsSuper(statement) {
    let isFound = false;
    host_syntax().walkNodes([
        statement
    ], (node)=>{
        isFound ||= node.kind === 'Call' && node.callee.kind === 'Super';
        return node.kind === 'Function';
    });
    return isFound;
}

function compileAvm2(program) {
    const link = new Linker(program);
    const frames = new Map();
    for (const timeline of program.timelines)link.declare(timeline.name, unitOf(link, timeline, frames));
    for (const root of program.roots)if (!link.definition(root)) link.errors.push({
        file: root,
        line: 1,
        column: 1,
        message: `The class ${root} has no source.`,
        isMissing: true
    });
    const classes = [];
    const blocks = [];
    const seen = new Set();
    let isTooDeep = false;
    const visit = (unit, depth = 0)=>{
        if (seen.has(unit) || isTooDeep || link.errors.length >= host_syntax().MAX_ERRORS) return;
        seen.add(unit);
        isTooDeep = depth > host_syntax().MAX_BASES;
        if (isTooDeep) link.errors.push(tooDeep(unit));
        addStage(link, unit, program, frames);
        for (const needed of unitsBefore(unit))visit(needed, depth + 1);
        if (isTooDeep) return;
        if (program.isSplit) link.writer = new AbcWriter();
        for (const name of compileUnit(link, unit, (qualified)=>frames.get(qualified) ?? []))classes.push(name);
        if (program.isSplit) blocks.push({
            name: unit.qualified.replaceAll('.', '/'),
            bytes: link.writer.bytes
        });
    };
    for (const unit of link.queue)visit(unit);
    if (!program.isSplit) blocks.push({
        name: '',
        bytes: link.writer.bytes
    });
    return {
        blocks: link.errors.length === 0 ? blocks : [],
        classes,
        errors: link.errors.slice(0, host_syntax().MAX_ERRORS)
    };
}
function tooDeep({ qualified }) {
    const message = `The chain of base classes has more than ${host_syntax().MAX_BASES} classes: it reaches ${qualified}.`;
    return {
        file: qualified,
        line: 1,
        column: 1,
        message
    };
}
function unitsBefore(unit) {
    return [
        ...unit.definitions.values()
    ].flatMap(({ node })=>{
        if (node.kind !== 'Class') return [];
        const types = node.base ? [
            node.base,
            ...node.interfaces
        ] : node.interfaces;
        return types.flatMap(({ name })=>unit.resolve(name)?.definition?.unit ?? []);
    });
}
function unitOf(link, timeline, frames) {
    const { name, base, instances } = timeline;
    const imports = [];
    const body = [
        ...bitmapConstructor(link, timeline),
        ...stageVariables(instances, new Set()),
        ...frameMembers(link, name, timeline.frames, frames, imports, new Set())
    ];
    for (const member of setupMembers(link, {
        name: leafOf(name),
        body
    }, timeline.setup))body.push(member);
    const node = {
        kind: 'Class',
        at: 0,
        modifiers: {
            access: 'public',
            isDynamic: true
        },
        name: leafOf(name),
        isInterface: false,
        base: {
            at: 0,
            name: base
        },
        interfaces: [],
        body
    };
    const packageName = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    const unit = new Unit(link, [
        {
            kind: 'Package',
            at: 0,
            name: packageName,
            body: [
                ...imports,
                node
            ]
        }
    ], name);
    unit.inside.hasFrames = true;
    return unit;
}
function bitmapConstructor(link, { name, base }) {
    if (base !== 'flash.display.BitmapData') return [];
    const text = `public function ${leafOf(name)}(width:int = 0, height:int = 0) { super(width, height); }`;
    return link.parse({
        file: name,
        text
    });
}
function addStage(link, unit, program, frames) {
    for (const { node, qualified, isPrivate } of unit.definitions.values()){
        if (node.kind !== 'Class' || isPrivate || frames.has(qualified)) continue;
        const instances = program.instancesOf?.(qualified) ?? [];
        const scripts = program.framesOf?.(qualified) ?? [];
        const setup = program.setupOf?.(qualified);
        if (instances.length + scripts.length === 0 && !setup) continue;
        const declared = new Set(flatten$1(link, node.body).flatMap((statement)=>statement.kind === 'Variable' ? statement.variables.map(({ name })=>name) : statement.kind === 'FunctionDeclaration' ? [
                statement.code.name
            ] : []));
        const imports = [];
        const members = [
            ...stageVariables(instances, declared),
            ...frameMembers(link, qualified, scripts, frames, imports, declared),
            ...setupMembers(link, node, setup)
        ];
        unit.inside.hasFrames ||= scripts.length > 0;
        for (const statement of imports)unit.inside.note(statement);
        for (const member of members)node.body.push(member);
    }
}
function stageVariables(instances, declared) {
    return instances.flatMap(({ name, type })=>{
        if (declared.has(name)) return [];
        declared.add(name);
        return variable(name, {
            at: 0,
            name: type
        });
    });
}
function variable(name, type) {
    return {
        kind: 'Variable',
        at: 0,
        modifiers: {
            access: 'public'
        },
        isConst: false,
        variables: [
            {
                at: 0,
                name,
                type
            }
        ]
    };
}
function frameMembers(link, owner, scripts, frames, imports, declared) {
    const members = [];
    const methods = new Map();
    for (const { frame, source } of scripts){
        const statements = flatten$1(link, link.parse(source));
        const facts = analyzeBody(link, statements);
        const functions = new Set(facts.functions.map(({ code })=>code.name));
        for (const [name, type] of facts.variables){
            if (declared.has(name) || functions.has(name)) continue;
            declared.add(name);
            members.push(variable(name, type));
        }
        const body = methods.get(frame) ?? [];
        methods.set(frame, body);
        for (const statement of statements){
            if (statement.kind === 'Import' || statement.kind === 'UseNamespace') imports.push(statement);
            else if (statement.kind === 'FunctionDeclaration') members.push(publicly(statement));
            else body.push(statement);
        }
    }
    const entries = [
        ...methods
    ].sort(([one], [other])=>one - other);
    frames.set(owner, entries.map(([frame])=>({
            frame,
            method: `frame${frame + 1}`
        })));
    for (const [frame, body] of entries)members.push(frameMethod(`frame${frame + 1}`, body));
    return members;
}
function publicly(statement) {
    return {
        ...statement,
        modifiers: {
            access: 'public'
        }
    };
}
function frameMethod(name, body) {
    return {
        kind: 'FunctionDeclaration',
        at: 0,
        modifiers: {},
        code: {
            at: FRAME,
            name,
            parameters: [],
            body
        }
    };
}

const UNICODE_VERSION = 6;
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_WINDOWS = 0x80;
function encodeText(text, version) {
    const end = text.indexOf('\0');
    const said = end < 0 ? text : text.slice(0, end);
    if (version >= UNICODE_VERSION) return new TextEncoder().encode(said);
    return Uint8Array.from(said, (letter)=>{
        const code = letter.codePointAt(0) ?? 0;
        if (code < FIRST_WINDOWS || code >= 0xa0 && code <= 0xff) return code;
        const index = WINDOWS.indexOf(letter);
        return index < 0 ? 0x3f : FIRST_WINDOWS + index;
    });
}

const MAX_UNSIGNED = 0xffff;
const MAX_SIGNED = 0x7fff;
class ActionsTooLong extends Error {
}
class ActionBytes {
    constructor(version){
        this.version = version;
        this.bytes = [];
        this.distances = [];
    }
    get size() {
        return this.bytes.length;
    }
    u8(value) {
        this.bytes.push(value & 255);
        return this;
    }
    u16(value) {
        return this.u8(value).u8(value >> 8);
    }
    i32(value) {
        return this.u16(value).u16(value >> 16);
    }
    double(value) {
        const view = new DataView(new ArrayBuffer(8));
        view.setFloat64(0, value, true);
        return this.i32(view.getInt32(4, true)).i32(view.getInt32(0, true));
    }
    text(text) {
        for (const byte of encodeText(text, this.version))this.bytes.push(byte);
        return this.u8(0);
    }
    raw(bytes) {
        for (const byte of bytes)this.bytes.push(byte);
        return this;
    }
    mark(label) {
        label.offset = this.size;
        return this;
    }
    jumpTo(to) {
        this.distances.push({
            at: this.size,
            from: this.size + 2,
            to,
            isSigned: true
        });
        return this.u16(0);
    }
    lengthUpTo(to, from) {
        this.distances.push({
            at: this.size,
            from,
            to,
            isSigned: false
        });
        return this.u16(0);
    }
    record(code, write) {
        this.u8(code);
        const at = this.size;
        this.u16(0);
        write(this);
        const length = this.size - at - 2;
        if (length > MAX_UNSIGNED) throw new ActionsTooLong(`A text of ${length} bytes is longer than an action can be.`);
        this.set16(at, length);
        return this;
    }
    finish() {
        for (const { at, from, to, isSigned } of this.distances){
            const start = typeof from === 'number' ? from : from.offset ?? 0;
            const distance = (to.offset ?? 0) - start;
            const isFar = isSigned ? Math.abs(distance) > MAX_SIGNED : distance > MAX_UNSIGNED;
            if (isFar) throw new ActionsTooLong(isSigned ? `A loop or condition has ${Math.abs(distance)} bytes of actions; the maximum is ${MAX_SIGNED}.` : `A function or block has ${distance} bytes of actions; the maximum is ${MAX_UNSIGNED}.`);
            this.set16(at, distance);
        }
        return Uint8Array.from(this.bytes);
    }
    set16(at, value) {
        this.bytes[at] = value & 255;
        this.bytes[at + 1] = value >> 8 & 255;
    }
}

const ACTION = {
    end: 0x00,
    nextFrame: 0x04,
    previousFrame: 0x05,
    play: 0x06,
    stop: 0x07,
    toggleQuality: 0x08,
    stopSounds: 0x09,
    add: 0x0a,
    subtract: 0x0b,
    multiply: 0x0c,
    divide: 0x0d,
    equals: 0x0e,
    less: 0x0f,
    and: 0x10,
    or: 0x11,
    not: 0x12,
    stringEquals: 0x13,
    stringLength: 0x14,
    stringExtract: 0x15,
    pop: 0x17,
    toInteger: 0x18,
    getVariable: 0x1c,
    setVariable: 0x1d,
    setTarget2: 0x20,
    stringAdd: 0x21,
    getProperty: 0x22,
    setProperty: 0x23,
    cloneSprite: 0x24,
    removeSprite: 0x25,
    trace: 0x26,
    startDrag: 0x27,
    endDrag: 0x28,
    stringLess: 0x29,
    throw: 0x2a,
    castOp: 0x2b,
    implementsOp: 0x2c,
    fsCommand2: 0x2d,
    randomNumber: 0x30,
    mbStringLength: 0x31,
    charToAscii: 0x32,
    asciiToChar: 0x33,
    getTime: 0x34,
    mbStringExtract: 0x35,
    mbCharToAscii: 0x36,
    mbAsciiToChar: 0x37,
    delete: 0x3a,
    delete2: 0x3b,
    defineLocal: 0x3c,
    callFunction: 0x3d,
    return: 0x3e,
    modulo: 0x3f,
    newObject: 0x40,
    defineLocal2: 0x41,
    initArray: 0x42,
    initObject: 0x43,
    typeOf: 0x44,
    targetPath: 0x45,
    enumerate: 0x46,
    add2: 0x47,
    less2: 0x48,
    equals2: 0x49,
    toNumber: 0x4a,
    toString: 0x4b,
    pushDuplicate: 0x4c,
    stackSwap: 0x4d,
    getMember: 0x4e,
    setMember: 0x4f,
    increment: 0x50,
    decrement: 0x51,
    callMethod: 0x52,
    newMethod: 0x53,
    instanceOf: 0x54,
    enumerate2: 0x55,
    bitAnd: 0x60,
    bitOr: 0x61,
    bitXor: 0x62,
    bitLeft: 0x63,
    bitRight: 0x64,
    bitUnsignedRight: 0x65,
    strictEquals: 0x66,
    greater: 0x67,
    stringGreater: 0x68,
    extends: 0x69,
    gotoFrame: 0x81,
    getUrl: 0x83,
    storeRegister: 0x87,
    constantPool: 0x88,
    waitForFrame: 0x8a,
    setTarget: 0x8b,
    goToLabel: 0x8c,
    waitForFrame2: 0x8d,
    defineFunction2: 0x8e,
    try: 0x8f,
    with: 0x94,
    push: 0x96,
    jump: 0x99,
    getUrl2: 0x9a,
    defineFunction: 0x9b,
    if: 0x9d,
    call: 0x9e,
    gotoFrame2: 0x9f
};
const PUSHED = {
    string: 0,
    float: 1,
    null: 2,
    undefined: 3,
    register: 4,
    boolean: 5,
    double: 6,
    integer: 7,
    constant8: 8,
    constant16: 9
};
const FUNCTION_FLAG = {
    preloadThis: 0x0001,
    suppressThis: 0x0002,
    preloadArguments: 0x0004,
    suppressArguments: 0x0008,
    preloadSuper: 0x0010,
    suppressSuper: 0x0020,
    preloadRoot: 0x0040,
    preloadParent: 0x0080,
    preloadGlobal: 0x0100
};

const MAX_BYTES = 0xffff;
const FIRST_VERSION = 5;
const SHORT = 256;
class TextPool {
    constructor(instructions, version){
        this.indexes = new Map();
        const uses = new Map();
        for (const instruction of instructions){
            if (instruction.kind !== 'push') continue;
            for (const value of instruction.values)if (typeof value === 'string') uses.set(value, (uses.get(value) ?? 0) + 1);
        }
        this.texts = version < FIRST_VERSION ? [] : this.choose(uses, version);
    }
    indexOf(text) {
        return this.indexes.get(text);
    }
    choose(uses, version) {
        const texts = [];
        let size = 2;
        let saved = -5;
        for (const [text, count] of uses){
            const length = encodeText(text, version).length + 1;
            if (size + length > MAX_BYTES || texts.length === MAX_BYTES) continue;
            size += length;
            const reference = texts.length < SHORT ? 2 : 3;
            saved += count * (length + 1 - reference) - length;
            this.indexes.set(text, texts.length);
            texts.push(text);
        }
        if (saved > 0) return texts;
        this.indexes.clear();
        return [];
    }
}

class Register {
    constructor(index){
        this.index = index;
    }
}

const CATCH_BLOCK = 1;
const FINALLY_BLOCK = 2;
const CATCH_IN_REGISTER = 4;
const PLAYS = 1;
const HAS_BIAS = 2;
const MAX_PUSH = 0xff00;
const SKIPPED = 1;
function assemble(instructions, version) {
    const out = new ActionBytes(version);
    const pool = new TextPool(instructions, version);
    if (pool.texts.length > 0) {
        out.record(ACTION.constantPool, (body)=>{
            body.u16(pool.texts.length);
            for (const text of pool.texts)body.text(text);
        });
    }
    for (const instruction of instructions)write(out, instruction, pool);
    return out.u8(ACTION.end).finish();
}
function write(out, instruction, pool) {
    switch(instruction.kind){
        case 'plain':
            out.u8(ACTION[instruction.action]);
            return;
        case 'label':
            out.mark(instruction.label);
            return;
        case 'push':
            writePush(out, instruction.values, pool);
            return;
        case 'jump':
        case 'if':
            out.record(ACTION[instruction.kind], (body)=>body.jumpTo(instruction.target));
            return;
        case 'function':
            writeFunction(out, instruction);
            return;
        case 'try':
            writeTry(out, instruction);
            return;
        default:
            writeData(out, instruction);
    }
}
function writeData(out, instruction) {
    switch(instruction.kind){
        case 'store':
            out.record(ACTION.storeRegister, (body)=>body.u8(instruction.register));
            return;
        case 'with':
            out.record(ACTION.with, (body)=>body.lengthUpTo(instruction.end, body.size + 2));
            return;
        case 'gotoFrame':
            out.record(ACTION.gotoFrame, (body)=>body.u16(instruction.frame));
            return;
        case 'gotoFrame2':
            writeGotoFrame2(out, instruction.plays, instruction.bias);
            return;
        case 'goToLabel':
        case 'setTarget':
            out.record(ACTION[instruction.kind], (body)=>body.text(instruction.text));
            return;
        case 'getUrl':
            out.record(ACTION.getUrl, (body)=>body.text(instruction.url).text(instruction.target));
            return;
        case 'getUrl2':
            out.record(ACTION.getUrl2, (body)=>body.u8(instruction.flags));
            return;
        case 'waitForFrame':
            out.record(ACTION.waitForFrame, (body)=>body.u16(instruction.frame).u8(SKIPPED));
            return;
        case 'waitForFrame2':
            out.record(ACTION.waitForFrame2, (body)=>body.u8(SKIPPED));
            return;
        case 'call':
            out.record(ACTION.call, ()=>undefined);
    }
}
function writeGotoFrame2(out, plays, bias) {
    out.record(ACTION.gotoFrame2, (body)=>{
        body.u8((plays ? PLAYS : 0) | (bias > 0 ? HAS_BIAS : 0));
        if (bias > 0) body.u16(bias);
    });
}
function writePush(out, values, pool) {
    for(let done = 0; done < values.length;){
        out.record(ACTION.push, (body)=>{
            const start = body.size;
            do writeValue(body, values[done++], pool);
            while (done < values.length && body.size - start + sizeOf(values[done]) < MAX_PUSH)
        });
    }
}
function sizeOf(value) {
    return typeof value === 'string' ? value.length * 3 + 2 : 9;
}
function writeValue(out, value, pool) {
    if (value === null) out.u8(PUSHED.null);
    else if (value === undefined) out.u8(PUSHED.undefined);
    else if (value instanceof Register) out.u8(PUSHED.register).u8(value.index);
    else if (typeof value === 'boolean') out.u8(PUSHED.boolean).u8(value ? 1 : 0);
    else if (typeof value === 'number') {
        if ((value | 0) === value && !Object.is(value, -0)) out.u8(PUSHED.integer).i32(value);
        else out.u8(PUSHED.double).double(value);
    } else {
        const index = pool.indexOf(value);
        if (index === undefined) out.u8(PUSHED.string).text(value);
        else if (index < 256) out.u8(PUSHED.constant8).u8(index);
        else out.u8(PUSHED.constant16).u16(index);
    }
}
function writeFunction(out, { name, parameters, registers, end }) {
    out.record(registers ? ACTION.defineFunction2 : ACTION.defineFunction, (body)=>{
        body.text(name).u16(parameters.length);
        if (registers) body.u8(registers.count).u16(registers.flags);
        for (const { name, register } of parameters){
            if (registers) body.u8(register);
            body.text(name);
        }
        body.lengthUpTo(end, body.size + 2);
    });
}
function writeTry(out, { caught, tryEnd, catchEnd, finallyEnd, hasFinally }) {
    const start = {};
    out.record(ACTION.try, (body)=>{
        const isRegister = caught instanceof Register;
        const flags = (caught === undefined ? 0 : CATCH_BLOCK) | (isRegister ? CATCH_IN_REGISTER : 0);
        body.u8(flags | (hasFinally ? FINALLY_BLOCK : 0));
        body.lengthUpTo(tryEnd, start).lengthUpTo(catchEnd, tryEnd).lengthUpTo(finallyEnd, catchEnd);
        if (isRegister) body.u8(caught.index);
        else body.text(caught ?? '');
    });
    out.mark(start);
}

const BUTTON_EVENTS = new Set('press release releaseOutside rollOver rollOut dragOver dragOut keyPress'.split(' '));
function componentListeners(statements, parse) {
    return statements.flatMap((statement)=>{
        if (statement.kind !== 'On') return [
            statement
        ];
        const { at, events, body } = statement;
        const own = events.filter(({ name })=>BUTTON_EVENTS.has(name));
        const others = events.filter(({ name })=>!BUTTON_EVENTS.has(name));
        const listeners = others.map(({ name: event })=>{
            const name = `__f_${event}`;
            const code = {
                at,
                name,
                parameters: [
                    {
                        at,
                        name: 'eventObj'
                    }
                ],
                body
            };
            const added = parse(`this.addEventListener(${JSON.stringify(event)}, ${name});`);
            return {
                kind: 'OnClipEvent',
                at,
                events: [
                    {
                        at,
                        name: 'load'
                    }
                ],
                body: [
                    {
                        kind: 'FunctionDeclaration',
                        at,
                        modifiers: {},
                        code
                    },
                    ...added
                ]
            };
        });
        return own.length === 0 && others.length > 0 ? listeners : [
            {
                ...statement,
                events: own
            },
            ...listeners
        ];
    });
}

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
    '_ymouse'
];
const NUMBERS = new Map(PROPERTIES.map((name, index)=>[
        name,
        index
    ]));
function propertyNumber(name) {
    return NUMBERS.get(name);
}
const CLASSES = new Set(('Accessibility Array AsBroadcaster Boolean Button Camera Color ContextMenu ContextMenuItem CustomActions Date ' + 'Error Function Key LoadVars LocalConnection Math Microphone Mouse MovieClip MovieClipLoader NetConnection ' + 'NetStream Number Object PrintJob Selection SharedObject Sound Stage String System TextField TextFormat ' + 'TextSnapshot Video XML XMLNode XMLSocket XMLUI').split(' '));
const PACKAGES = new Map(Object.entries({
    'flash.display': 'BitmapData',
    'flash.external': 'ExternalInterface',
    'flash.filters': 'BevelFilter BitmapFilter BlurFilter ColorMatrixFilter ConvolutionFilter DisplacementMapFilter DropShadowFilter ' + 'GlowFilter GradientBevelFilter GradientGlowFilter',
    'flash.geom': 'ColorTransform Matrix Point Rectangle Transform',
    'flash.net': 'FileReference FileReferenceList',
    'flash.text': 'TextRenderer',
    System: 'capabilities security IME',
    TextField: 'StyleSheet'
}).map(([name, classes])=>[
        name,
        classes.split(' ')
    ]));
function isPlayerClass(name) {
    const dot = name.lastIndexOf('.');
    if (dot < 0) return CLASSES.has(name);
    return PACKAGES.get(name.slice(0, dot))?.includes(name.slice(dot + 1)) ?? false;
}
const CONVERTING = new Set([
    'Array',
    'Boolean',
    'Date',
    'Function',
    'Number',
    'Object',
    'String'
]);
function convertsWhenCalled(name) {
    return CONVERTING.has(name);
}
const MOVIE_CLIP = '_alpha _currentframe _droptarget _focusrect _framesloaded _height _highquality _lockroot _name _parent _quality ' + '_rotation _soundbuftime _target _totalframes _url _visible _width _x _xmouse _xscale _y _ymouse _yscale ' + 'attachAudio attachBitmap attachMovie beginBitmapFill beginFill beginGradientFill blendMode cacheAsBitmap clear ' + 'createEmptyMovieClip createTextField curveTo duplicateMovieClip enabled endFill filters focusEnabled forceSmoothing ' + 'getBounds getBytesLoaded getBytesTotal getDepth getInstanceAtDepth getNextHighestDepth getRect getSWFVersion ' + 'getTextSnapshot getURL globalToLocal gotoAndPlay gotoAndStop hitArea hitTest lineGradientStyle lineStyle lineTo ' + 'loadMovie loadVariables localToGlobal menu moveTo nextFrame onData onDragOut onDragOver onEnterFrame onKeyDown ' + 'onKeyUp onKillFocus onLoad onMouseDown onMouseMove onMouseUp onPress onRelease onReleaseOutside onRollOut onRollOver ' + 'onSetFocus onUnload opaqueBackground play prevFrame removeMovieClip scale9Grid scrollRect setMask startDrag stop ' + 'stopDrag swapDepths tabChildren tabEnabled tabIndex trackAsMenu transform unloadMovie useHandCursor';
const MEMBERS = {
    Array: 'concat join length pop push reverse shift slice sort sortOn splice unshift',
    Button: '_alpha _height _name _rotation _visible _width _x _xmouse _xscale _y _ymouse _yscale enabled getDepth',
    LoadVars: 'addRequestHeader contentType decode getBytesLoaded getBytesTotal load loaded onData onHTTPStatus onLoad send sendAndLoad',
    MovieClip: MOVIE_CLIP,
    NetConnection: 'call close connect isConnected onResult onStatus uri',
    NetStream: 'bufferLength bufferTime close currentFps onCuePoint onMetaData onStatus pause play seek setBufferTime time',
    Sound: 'attachSound checkPolicyFile duration getBytesLoaded getBytesTotal getPan getTransform getVolume id3 loadSound ' + 'onID3 onLoad onSoundComplete position setPan setTransform setVolume start stop',
    TextField: 'autoSize htmlText length maxChars multiline restrict selectable setTextFormat text textColor type variable wordWrap',
    XML: 'addRequestHeader appendChild attributes childNodes cloneNode contentType createElement createTextNode docTypeDecl ' + 'firstChild getBytesLoaded getBytesTotal hasChildNodes ignoreWhite insertBefore lastChild load loaded nextSibling ' + 'nodeName nodeType nodeValue onData onHTTPStatus onLoad parentNode parseXML previousSibling removeNode send ' + 'sendAndLoad status xmlDecl'
};
const MEMBER_SETS = new Map();
function playerMembers(className) {
    let members = MEMBER_SETS.get(className);
    if (!members) {
        const names = Object.hasOwn(MEMBERS, className) ? MEMBERS[className] ?? '' : '';
        MEMBER_SETS.set(className, members = new Set(names.split(' ')));
    }
    return members;
}

class ClassTable {
    constructor(find, parse){
        this.find = find;
        this.parse = parse;
        this.sources = new Map();
        this.classes = new Map();
    }
    has(name) {
        return this.get(name) !== undefined;
    }
    get(name) {
        if (!this.classes.has(name)) {
            const source = this.sourceOf(name);
            this.classes.set(name, undefined);
            this.classes.set(name, source && this.read(name, source));
        }
        return this.classes.get(name);
    }
    sourceOf(name) {
        if (!this.sources.has(name)) this.sources.set(name, this.find(name));
        return this.sources.get(name);
    }
    extendsItself(name) {
        let base = this.get(name)?.base;
        for(let depth = 0; base !== undefined && base !== name && depth < host_syntax().MAX_BASES; depth++)base = this.get(base)?.base;
        return base === name;
    }
    member(className, name) {
        let owner = className;
        for(let depth = 0; owner !== undefined && depth < host_syntax().MAX_BASES; depth++){
            const source = this.get(owner);
            if (!source) return playerMembers(owner).has(name) ? {
                isStatic: false,
                owner
            } : undefined;
            if (source.members.has(name)) return {
                isStatic: false,
                owner
            };
            if (source.statics.has(name)) return {
                isStatic: true,
                owner
            };
            owner = source.base;
        }
        return undefined;
    }
    qualify(name, imports, own) {
        if (name.includes('.')) return name;
        const exact = imports.find((one)=>!one.isAll && one.name.slice(one.name.lastIndexOf('.') + 1) === name);
        if (exact) return exact.name;
        const around = own.slice(0, Math.max(0, own.lastIndexOf('.')));
        const packages = [
            ...around === '' ? [] : [
                around
            ],
            ...imports.filter((one)=>one.isAll).map((one)=>one.name)
        ];
        const full = packages.map((one)=>`${one}.${name}`).find((one)=>isPlayerClass(one) || this.has(one));
        return full ?? name;
    }
    read(name, source) {
        const { statements, errors, sources } = this.parse(source);
        const all = statements.flatMap((one)=>one.kind === 'Include' ? one.body : [
                one
            ]);
        const imports = all.filter((one)=>one.kind === 'Import');
        const statement = all.find((one)=>one.kind === 'Class');
        if (!statement) {
            if (errors.length === 0) return undefined;
            return {
                name,
                statement: emptyClass(name),
                imports,
                base: undefined,
                errors,
                sources,
                ...NO_MEMBERS
            };
        }
        if (statement.name !== name) return undefined;
        const { base } = statement;
        return {
            name,
            statement,
            imports,
            base: base && this.qualify(base.name, imports, name),
            errors,
            sources,
            ...membersOf(statement.body)
        };
    }
}
const NO_MEMBERS = {
    members: new Set(),
    statics: new Set()
};
function emptyClass(name) {
    return {
        kind: 'Class',
        at: 0,
        name,
        modifiers: {},
        isInterface: false,
        interfaces: [],
        body: []
    };
}
function membersOf(body) {
    const [members, statics] = [
        new Set(),
        new Set()
    ];
    for (const statement of flatten(body)){
        if (statement.kind !== 'Variable' && statement.kind !== 'FunctionDeclaration') continue;
        const set = statement.modifiers.isStatic ? statics : members;
        if (statement.kind === 'Variable') for (const { name } of statement.variables)set.add(name);
        else set.add(statement.code.name);
    }
    return {
        members,
        statics
    };
}
function flatten(body) {
    return body.flatMap((one)=>one.kind === 'Include' ? flatten(one.body) : [
            one
        ]);
}

const FINDING = new Set([
    'eval',
    'get'
]);
function functionUses(body) {
    const uses = {
        declared: new Map(),
        used: new Map(),
        shared: new Set(),
        usesThis: false,
        usesSuper: false,
        isDynamic: false
    };
    visitAll(body, (node)=>note(node, uses));
    return uses;
}
function note(node, uses) {
    switch(node.kind){
        case 'Name':
            if (!uses.used.has(node.name)) uses.used.set(node.name, node.at);
            return true;
        case 'Variable':
            for (const { name, at } of node.variables)if (!uses.declared.has(name)) uses.declared.set(name, at);
            return true;
        case 'This':
            uses.usesThis = true;
            return true;
        case 'Super':
            uses.usesSuper = true;
            return true;
        case 'Function':
        case 'FunctionDeclaration':
            noteInner(node.code, uses);
            return false;
        case 'Try':
            for (const { name } of node.catches)uses.shared.add(name);
            return true;
        case 'With':
        case 'TellTarget':
            uses.isDynamic = true;
            return true;
        case 'Call':
            if (node.callee.kind === 'Name' && FINDING.has(node.callee.name)) uses.isDynamic = true;
            return true;
        default:
            return true;
    }
}
function noteInner({ name, body = [] }, uses) {
    if (name !== '') uses.shared.add(name);
    visitAll(body, (node)=>{
        if (node.kind === 'Name') uses.shared.add(node.name);
        else if (node.kind === 'Call' && node.callee.kind === 'Name' && FINDING.has(node.callee.name)) uses.isDynamic = true;
        return true;
    });
}
function visitAll(nodes, visit) {
    host_syntax().walkNodes(nodes, (part)=>isNode(part) && !visit(part));
}
function isNode(value) {
    return 'kind' in value;
}

const MAX_REGISTERS = 255;
const SCRATCH = 0;
const PRELOADED = [
    [
        'this',
        FUNCTION_FLAG.preloadThis,
        FUNCTION_FLAG.suppressThis
    ],
    [
        'arguments',
        FUNCTION_FLAG.preloadArguments,
        FUNCTION_FLAG.suppressArguments
    ],
    [
        'super',
        FUNCTION_FLAG.preloadSuper,
        FUNCTION_FLAG.suppressSuper
    ],
    [
        '_root',
        FUNCTION_FLAG.preloadRoot,
        0
    ],
    [
        '_parent',
        FUNCTION_FLAG.preloadParent,
        0
    ],
    [
        '_global',
        FUNCTION_FLAG.preloadGlobal,
        0
    ]
];
class FunctionScope {
    constructor( parent, isFunction){
        this.parent = parent;
        this.isFunction = isFunction;
        this.registers = new Map();
        this.names = new Set();
        this.registerCount = 1;
    }
    declares(name) {
        if (!this.isFunction) return false;
        return this.names.has(name) || (this.parent?.declares(name) ?? false);
    }
}
function functionScope(parent, parameters, uses, allows) {
    const scope = new FunctionScope(parent, true);
    for (const { name } of parameters)scope.names.add(name);
    for (const name of uses.declared.keys())scope.names.add(name);
    if (!allows || uses.isDynamic) return scope;
    const flags = preload(scope, uses);
    const isFree = (name)=>!uses.shared.has(name) && !scope.registers.has(name) && scope.registerCount < MAX_REGISTERS;
    for (const { name } of parameters)if (isFree(name)) scope.registers.set(name, scope.registerCount++);
    for (const [name, at] of uses.declared){
        const isUsedBefore = (uses.used.get(name) ?? at) < at;
        if (!isUsedBefore && isFree(name)) scope.registers.set(name, scope.registerCount++);
    }
    if (scope.registers.size > 0) scope.flags = flags;
    return scope;
}
function preload(scope, uses) {
    let flags = 0;
    for (const [name, preloads, suppresses] of PRELOADED){
        const isUsed = name === 'this' ? uses.usesThis : name === 'super' ? uses.usesSuper : uses.used.has(name);
        if (scope.names.has(name)) continue;
        if (isUsed) {
            flags |= preloads;
            scope.registers.set(name, scope.registerCount++);
        } else flags |= suppresses;
    }
    return flags;
}

const WITH_REGISTERS = 7;
const MAX_PARAMETERS = 65535;
function emitFunction(generator, written, name) {
    const { at, parameters, rest, body = [] } = written;
    if (rest || parameters.length > MAX_PARAMETERS) generator.error(at, 'Parameters of this kind are of ActionScript 3.');
    const { code, movie, scope, leavables, withDepth } = generator;
    const allows = movie.version >= WITH_REGISTERS && !movie.keepsNames;
    const inner = functionScope(scope, parameters, usesOf(generator, written), allows);
    const end = {};
    const registers = inner.flags === undefined ? undefined : {
        count: inner.registerCount,
        flags: inner.flags
    };
    code.add({
        kind: 'function',
        name,
        parameters: parameters.map((one)=>({
                name: one.name,
                register: inner.registers.get(one.name) ?? 0
            })),
        registers,
        end
    });
    generator.scope = inner;
    generator.leavables = [];
    generator.withDepth = 0;
    emitBody(generator, body);
    Object.assign(generator, {
        scope,
        leavables,
        withDepth
    });
    code.mark(end);
}
function usesOf({ classes, scope }, { parameters, body = [] }) {
    const uses = functionUses(body);
    if (!classes.own || scope.isFunction) return uses;
    const own = new Set([
        ...uses.declared.keys(),
        ...parameters.map(({ name })=>name)
    ]);
    const used = new Map();
    let { usesThis } = uses;
    for (const [name, at] of uses.used){
        if (own.has(name) || classes.memberOf(name, false) !== 'this') used.set(name, at);
        else usesThis = true;
    }
    return {
        ...uses,
        used,
        usesThis
    };
}
function emitBody(generator, body) {
    const imports = [];
    const functions = [];
    const others = [];
    const sort = (statements)=>{
        for (const statement of statements){
            if (statement.kind === 'Include') sort(statement.body);
            else if (statement.kind === 'FunctionDeclaration') functions.push(statement);
            else if (statement.kind === 'Import') imports.push(statement);
            else others.push(statement);
        }
    };
    sort(body);
    generator.statements(imports);
    generator.statements(functions);
    generator.statements(others);
}

const MAX_PARTS = 16;
function dottedName(expression) {
    const names = [];
    let rest = expression;
    for(; rest.kind === 'Member'; rest = rest.object){
        if (names.push(rest.name) > MAX_PARTS) return undefined;
    }
    return rest.kind === 'Name' ? [
        rest.name,
        ...names.reverse()
    ].join('.') : undefined;
}

const NEW_LINE = '\n';
function readName(generator, name) {
    const { code } = generator;
    const register = generator.registerOf(name);
    if (register !== undefined) code.pushRegister(register);
    else if (generator.scope.declares(name)) code.push(name).plain('getVariable');
    else if (!readConstant(generator, name) && !readMember(generator, name)) readVariable(generator, name);
}
function readConstant(generator, name) {
    if (name === 'undefined' && generator.version > 4) generator.code.push(undefined);
    else if (name === 'newline') generator.code.push(NEW_LINE);
    else return false;
    return true;
}
function readMember(generator, name) {
    const { classes, code } = generator;
    const member = classes.memberOf(name, isNested(generator));
    if (member === undefined) {
        const className = classes.resolve(name);
        if (className === undefined) return false;
        readClass(generator, className);
        return true;
    }
    if (member === 'this') readThis(generator);
    else readClass(generator, member.owner);
    code.push(name).plain('getMember');
    return true;
}
function readVariable(generator, name) {
    const { code } = generator;
    const property = numberOf(generator, name);
    if (property === undefined) code.push(name).plain('getVariable');
    else code.push('', property).plain('getProperty');
}
function numberOf(generator, name) {
    return generator.withDepth > 0 ? undefined : propertyNumber(generator.folded(name));
}
function readThis(generator) {
    const register = generator.registerOf('this');
    if (register === undefined) generator.code.push('this').plain('getVariable');
    else generator.code.pushRegister(register);
}
function readClass(generator, name) {
    const { code, classes } = generator;
    classes.use(name);
    const [first = '', ...rest] = name.split('.');
    code.push(first).plain('getVariable');
    for (const part of rest)code.push(part).plain('getMember');
}
function readOwner(generator, { object, name }) {
    const { classes, scope } = generator;
    const path = dottedName(object);
    const isFree = path !== undefined && !scope.declares(path.split('.')[0] ?? '');
    const owner = isFree ? classes.ownerOfStatic(path, name) : undefined;
    if (owner === undefined) generator.value(object);
    else readClass(generator, owner);
}
function isNested({ scope }) {
    return scope.parent?.isFunction ?? false;
}
function beginName(generator, name) {
    const { code, classes, scope } = generator;
    const register = generator.registerOf(name);
    if (register !== undefined && scope.names.has(name)) return {
        kind: 'register',
        register
    };
    if (!scope.declares(name)) {
        const member = classes.memberOf(name, isNested(generator));
        if (member !== undefined) {
            if (member === 'this') readThis(generator);
            else readClass(generator, member.owner);
            code.push(name);
            return {
                kind: 'member'
            };
        }
        const property = numberOf(generator, name);
        if (property !== undefined) {
            code.push('', property);
            return {
                kind: 'property'
            };
        }
    }
    code.push(name);
    return {
        kind: 'variable'
    };
}

const CLASS = 1;
const PROTOTYPE = 2;
const HIDDEN = 1;
const GETTER = '__get__';
const SETTER = '__set__';
function emitClass(generator, source, table) {
    const { code } = generator;
    const { name, statement } = source;
    const exists = {};
    emitPackages(generator, name);
    readGlobal(generator, name);
    code.plain('not', 'not').jumpIf(exists);
    const [owner, leaf] = splitName(name);
    readGlobal(generator, owner);
    code.push(leaf);
    const body = flatten(statement.body);
    emitMethod(generator, source, constructorOf(source, body), false);
    code.store(CLASS).plain('setMember');
    if (table.extendsItself(name)) generator.error(statement.at, `${name} extends itself: its base classes form a cycle.`);
    emitBase(generator, source);
    code.pushRegister(CLASS).push('prototype').plain('getMember').store(PROTOTYPE).plain('pop');
    emitInterfaces(generator, source, table);
    if (!statement.isInterface) emitMembers(generator, source, body);
    code.push(HIDDEN, null);
    readGlobal(generator, name);
    code.push('prototype').plain('getMember').push(3, 'ASSetPropFlags').plain('callFunction', 'pop');
    code.mark(exists);
}
function splitName(name) {
    const dot = name.lastIndexOf('.');
    return [
        name.slice(0, Math.max(0, dot)),
        name.slice(dot + 1)
    ];
}
function readGlobal({ code }, name) {
    code.push('_global').plain('getVariable');
    if (name !== '') for (const part of name.split('.'))code.push(part).plain('getMember');
}
function emitPackages(generator, name) {
    const { code } = generator;
    const parts = name.split('.').slice(0, -1);
    parts.forEach((part, index)=>{
        const exists = {};
        readGlobal(generator, parts.slice(0, index + 1).join('.'));
        code.plain('not', 'not').jumpIf(exists);
        readGlobal(generator, parts.slice(0, index).join('.'));
        code.push(part, 0, 'Object').plain('newObject', 'setMember').mark(exists);
    });
}
function constructorOf({ name, statement }, body) {
    const [, leaf] = splitName(name);
    const own = body.find((one)=>one.kind === 'FunctionDeclaration' && one.code.name === leaf && !one.code.accessor && !one.modifiers.isStatic);
    const { at, base } = statement;
    const code = own?.code ?? {
        at,
        name: leaf,
        parameters: []
    };
    const statements = code.body ?? [];
    if (!base || statement.isInterface || functionUses(statements).usesSuper) return code;
    const call = {
        kind: 'Call',
        at,
        callee: {
            kind: 'Super',
            at
        },
        arguments: []
    };
    return {
        ...code,
        body: [
            {
                kind: 'Expression',
                at,
                expression: call
            },
            ...statements
        ]
    };
}
function emitMethod(generator, { name }, code, isStatic) {
    generator.classes.own = {
        name,
        isStatic
    };
    emitFunction(generator, code, '');
    generator.classes.own = undefined;
}
function emitBase(generator, { name, base, statement }) {
    if (base === undefined || statement.isInterface) return;
    if (!generator.classes.canExtend(base)) generator.missingClass(statement.base?.at ?? statement.at, base);
    readGlobal(generator, name);
    readClass(generator, base);
    generator.code.plain('extends');
}
function emitInterfaces(generator, { name, statement, imports }, table) {
    const interfaces = statement.interfaces.map((one)=>table.qualify(one.name, imports, name));
    if (interfaces.length === 0) return;
    const { code } = generator;
    for (const each of [
        ...interfaces
    ].reverse())readClass(generator, each);
    code.push(interfaces.length);
    readGlobal(generator, name);
    code.plain('implementsOp');
}
function emitMembers(generator, source, body) {
    const { code } = generator;
    const [, leaf] = splitName(source.name);
    const properties = new Map();
    const values = [];
    for (const member of body){
        if (member.kind === 'Variable') values.push(member);
        if (member.kind !== 'FunctionDeclaration') {
            if (member.kind !== 'Variable' && member.kind !== 'Empty') generator.error(member.at, 'A class has only variables and functions.');
            continue;
        }
        const { modifiers, code: method } = member;
        const isStatic = modifiers.isStatic ?? false;
        if (method.name === leaf && !method.accessor && !isStatic) continue;
        const register = isStatic ? CLASS : PROTOTYPE;
        const prefix = method.accessor === 'get' ? GETTER : method.accessor === 'set' ? SETTER : '';
        if (method.accessor) noteProperty(properties, `${register} ${method.name}`, method.accessor);
        code.pushRegister(register).push(prefix + method.name);
        const written = method.accessor === 'set' ? setterOf(source, method, isStatic) : method;
        emitMethod(generator, source, written, isStatic);
        code.plain('setMember');
    }
    generator.classes.own = {
        name: source.name,
        isStatic: true
    };
    for (const each of values)emitValues(generator, each);
    generator.classes.own = undefined;
    emitProperties(generator, properties);
}
function setterOf({ name }, method, isStatic) {
    const { at, body = [] } = method;
    const object = isStatic ? pathExpression(name, at) : {
        kind: 'This',
        at
    };
    const callee = {
        kind: 'Member',
        at,
        object,
        name: GETTER + method.name,
        nameAt: at
    };
    const value = {
        kind: 'Call',
        at,
        callee,
        arguments: []
    };
    return {
        ...method,
        body: [
            ...body,
            {
                kind: 'Return',
                at,
                value
            }
        ]
    };
}
function pathExpression(path, at) {
    const [first = '', ...rest] = path.split('.');
    return rest.reduce((object, name)=>({
            kind: 'Member',
            at,
            object,
            name,
            nameAt: at
        }), {
        kind: 'Name',
        at,
        name: first
    });
}
function noteProperty(properties, key, accessor) {
    const accessors = properties.get(key) ?? new Set();
    properties.set(key, accessors.add(accessor));
}
function emitValues(generator, { variables, modifiers }) {
    const { code } = generator;
    for (const { name, value } of variables){
        if (!value) continue;
        code.pushRegister(modifiers.isStatic ? CLASS : PROTOTYPE).push(name);
        generator.value(value);
        code.plain('setMember');
    }
}
function emitProperties(generator, properties) {
    const { code } = generator;
    for (const [key, accessors] of [
        ...properties
    ].sort(([one], [other])=>one < other ? -1 : 1)){
        const [register = '', name = ''] = key.split(' ');
        for (const [accessor, prefix] of [
            [
                'set',
                SETTER
            ],
            [
                'get',
                GETTER
            ]
        ]){
            if (accessors.has(accessor)) code.pushRegister(Number(register)).push(prefix + name).plain('getMember');
            else emitFunction(generator, {
                at: 0,
                name: '',
                parameters: [],
                body: []
            }, '');
        }
        code.push(name, 3).pushRegister(Number(register)).push('addProperty').plain('callMethod', 'pop');
    }
}

class ScriptClasses {
    constructor(table, isAs2, compiled = new Set()){
        this.table = table;
        this.isAs2 = isAs2;
        this.compiled = compiled;
        this.used = new Set();
        this.imported = new Map();
        this.packages = [];
        this.resolved = new Map();
    }
    import(name, isAll) {
        this.resolved.clear();
        if (isAll) this.packages.push(name);
        else this.imported.set(name.slice(name.lastIndexOf('.') + 1), name);
    }
    resolve(name) {
        if (!this.isAs2) return undefined;
        if (this.resolved.has(name)) return this.resolved.get(name);
        const qualified = this.find(name);
        this.resolved.set(name, qualified);
        return qualified;
    }
    use(name) {
        if (!isPlayerClass(name) && this.table.has(name)) this.used.add(name);
    }
    memberOf(name, isNested) {
        const { own } = this;
        if (!own) return undefined;
        const member = this.table.member(own.name, name);
        if (!member) return undefined;
        if (member.isStatic) return {
            owner: member.owner
        };
        return own.isStatic || isNested ? undefined : 'this';
    }
    ownerOfStatic(className, member) {
        const qualified = this.resolve(className);
        const inherited = qualified === undefined ? undefined : this.table.member(qualified, member);
        return inherited?.isStatic && inherited.owner !== qualified ? inherited.owner : undefined;
    }
    find(name) {
        if (name.includes('.')) return this.isClass(name) ? name : undefined;
        const imported = this.imported.get(name);
        if (imported !== undefined) return imported;
        const { own } = this;
        if (own?.name.slice(own.name.lastIndexOf('.') + 1) === name) return own.name;
        const around = own?.name.slice(0, Math.max(0, own.name.lastIndexOf('.')));
        const packages = around ? [
            around,
            ...this.packages
        ] : this.packages;
        for (const packageName of packages){
            const full = `${packageName}.${name}`;
            if (this.isClass(full)) return full;
        }
        return this.isClass(name) ? name : undefined;
    }
    canExtend(name) {
        return isPlayerClass(name) || this.table.has(name);
    }
    isClass(name) {
        return this.canExtend(name) || this.compiled.has(name);
    }
}

const OPERATORS = {
    '+': [
        'add2'
    ],
    '-': [
        'subtract'
    ],
    '*': [
        'multiply'
    ],
    '/': [
        'divide'
    ],
    '%': [
        'modulo'
    ],
    '&': [
        'bitAnd'
    ],
    '|': [
        'bitOr'
    ],
    '^': [
        'bitXor'
    ],
    '<<': [
        'bitLeft'
    ],
    '>>': [
        'bitRight'
    ],
    '>>>': [
        'bitUnsignedRight'
    ],
    '==': [
        'equals2'
    ],
    '!=': [
        'equals2',
        'not'
    ],
    '<>': [
        'equals2',
        'not'
    ],
    '===': [
        'strictEquals'
    ],
    '!==': [
        'strictEquals',
        'not'
    ],
    '<': [
        'less2'
    ],
    '>': [
        'greater'
    ],
    '<=': [
        'greater',
        'not'
    ],
    '>=': [
        'less2',
        'not'
    ],
    instanceof: [
        'instanceOf'
    ],
    add: [
        'stringAdd'
    ],
    eq: [
        'stringEquals'
    ],
    ne: [
        'stringEquals',
        'not'
    ],
    lt: [
        'stringLess'
    ],
    gt: [
        'stringGreater'
    ],
    le: [
        'stringGreater',
        'not'
    ],
    ge: [
        'stringLess',
        'not'
    ]
};
const OLDEST = new Map([
    [
        'add2',
        'add'
    ],
    [
        'equals2',
        'equals'
    ],
    [
        'less2',
        'less'
    ],
    [
        'strictEquals',
        'equals'
    ]
]);
const SWAPPED = new Map([
    [
        'greater',
        'less2'
    ],
    [
        'stringGreater',
        'stringLess'
    ]
]);
const ALL_BITS = 4294967295;
function emitBinary(generator, expression) {
    const chain = [];
    let first = expression;
    while(first.kind === 'Binary' && isPlain(generator, first)){
        chain.push(first);
        first = first.left;
    }
    if (chain.length === 0) {
        emitSpecial(generator, expression);
        return;
    }
    generator.value(first);
    for (const { at, operator, right } of chain.reverse()){
        generator.value(right);
        emitOperator(generator, operator, at);
    }
}
function emitOperator(generator, operator, at) {
    const { version, code } = generator;
    const actions = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
    if (!actions) {
        generator.error(at, `The operator "${operator}" is not one of ActionScript ${generator.movie.isAs2 ? 2 : 1}.`);
        return;
    }
    for (const action of actions)code.plain(version < 5 ? OLDEST.get(action) ?? action : action);
}
function isPlain({ version }, { operator }) {
    if (isShort(operator) || operator === ',') return false;
    const action = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator]?.[0] : undefined;
    return version > 5 || action === undefined || !SWAPPED.has(action);
}
function isShort(operator) {
    return operator === '&&' || operator === '||' || operator === 'and' || operator === 'or';
}
function emitSpecial(generator, { operator, left, right }) {
    const { code } = generator;
    if (operator === ',') {
        generator.effect(left);
        generator.value(right);
    } else if (isShort(operator)) emitShort(generator, operator === '&&' || operator === 'and', left, right);
    else {
        generator.value(right);
        generator.value(left);
        const [action = 'less2', ...rest] = OPERATORS[operator] ?? [];
        const swapped = SWAPPED.get(action) ?? action;
        code.plain(generator.version < 5 ? OLDEST.get(swapped) ?? swapped : swapped, ...rest);
    }
}
function emitShort(generator, isAnd, left, right) {
    const { code } = generator;
    generator.value(left);
    if (generator.version < 5) {
        generator.value(right);
        code.plain(isAnd ? 'and' : 'or');
        return;
    }
    const end = {};
    code.plain('pushDuplicate');
    if (isAnd) code.plain('not');
    code.jumpIf(end).plain('pop');
    generator.value(right);
    code.mark(end);
}
function emitConditional(generator, { condition, then, otherwise }) {
    const [chosen, end] = [
        {},
        {}
    ];
    generator.value(condition);
    generator.code.jumpIf(chosen);
    generator.value(otherwise);
    generator.code.jump(end).mark(chosen);
    generator.value(then);
    generator.code.mark(end);
}
function emitUnary(generator, { operator, operand }) {
    const { code } = generator;
    switch(operator){
        case '-':
            if (operand.kind === 'Number') code.push(-operand.value);
            else {
                code.push(0);
                generator.value(operand);
                code.plain('subtract');
            }
            return;
        case '~':
            generator.value(operand);
            code.push(ALL_BITS).plain('bitXor');
            return;
        case 'void':
            generator.effect(operand);
            code.push(undefined);
            return;
        case 'delete':
            emitDelete(generator, operand);
            return;
        default:
            generator.value(operand);
            code.plain(operator === 'typeof' ? 'typeOf' : operator === '+' ? 'toNumber' : 'not');
    }
}
function emitDelete(generator, operand) {
    const { code } = generator;
    if (operand.kind === 'Name') code.push(operand.name).plain('delete2');
    else if (operand.kind === 'Member') {
        generator.value(operand.object);
        code.push(operand.name).plain('delete');
    } else if (operand.kind === 'Index') {
        generator.value(operand.object);
        generator.value(operand.index);
        code.plain('delete');
    } else {
        generator.value(operand);
        code.plain('delete2');
    }
}

function emitAssign(generator, { target, operator, value, at }, needsValue) {
    const to = begin(generator, target);
    if (!to) return;
    if (operator === '=') generator.value(value);
    else if (operator === '&&=' || operator === '||=') {
        const binary = {
            kind: 'Binary',
            at,
            operator: operator.slice(0, 2),
            left: target,
            right: value
        };
        generator.value(binary);
    } else {
        generator.value(target);
        generator.value(value);
        emitOperator(generator, operator.slice(0, -1), at);
    }
    finish(generator, to, target, needsValue);
}
function emitUpdate(generator, { operator, isPrefix, operand }, needsValue) {
    const { code } = generator;
    const isOld = needsValue && !isPrefix;
    if (isOld) generator.value(operand);
    const to = begin(generator, operand);
    if (!to) return;
    generator.value(operand);
    if (generator.version > 4) code.plain(operator === '++' ? 'increment' : 'decrement');
    else code.push(1).plain(operator === '++' ? 'add' : 'subtract');
    finish(generator, to, operand, needsValue && !isOld);
}
function begin(generator, target) {
    const { code } = generator;
    switch(target.kind){
        case 'Name':
            return beginName(generator, target.name);
        case 'Member':
            readOwner(generator, target);
            code.push(target.name);
            return {
                kind: 'member'
            };
        case 'Index':
            generator.value(target.object);
            generator.value(target.index);
            return {
                kind: 'member'
            };
        case 'SlashPath':
            code.push(target.path);
            return {
                kind: 'variable'
            };
        case 'Call':
            if (target.callee.kind === 'Name' && target.callee.name === 'eval' && target.arguments.length === 1) {
                generator.value(target.arguments[0]);
                return {
                    kind: 'variable'
                };
            }
            break;
        default:
    }
    generator.error(target.at, 'A value cannot be put here: a name, a member or an element was expected.');
    return undefined;
}
function finish(generator, to, target, needsValue) {
    const { code } = generator;
    if (to.kind === 'register') {
        code.store(to.register);
        if (!needsValue) code.plain('pop');
        return;
    }
    const storesCopy = needsValue && generator.version > 4;
    if (storesCopy) code.store(SCRATCH);
    if (to.kind === 'variable') code.plain('setVariable');
    else code.plain(to.kind === 'property' ? 'setProperty' : 'setMember');
    if (storesCopy) code.pushRegister(SCRATCH);
    else if (needsValue && target.kind === 'Name') readName(generator, target.name);
    else if (needsValue) generator.value(target);
}

const METHODS = {
    get: 1,
    post: 2
};
const TO_TARGET = 0x40;
const VARIABLES = 0x80;
const COMMAND = 'FSCommand:';
const EMPTY = {
    kind: 'String',
    at: 0,
    value: ''
};
const AREAS = {
    bmovie: '',
    bframe: '#bframe',
    bmax: '#bmax'
};
function emitLoad(generator, name, values) {
    const [first, second, method] = values;
    if (!first) return;
    switch(name){
        case 'getURL':
            emitGetUrl(generator, first, second, method);
            return;
        case 'fscommand':
            emitCommand(generator, first, second);
            return;
        case 'loadMovie':
        case 'loadVariables':
            if (second?.kind === 'Number') {
                emitLevelLoad(generator, first, second, method, name === 'loadVariables' ? VARIABLES : 0);
                return;
            }
            generator.value(first);
            valueOrEmpty(generator, second);
            getUrl2(generator, TO_TARGET | (name === 'loadVariables' ? VARIABLES : 0), method);
            return;
        case 'loadMovieNum':
        case 'loadVariablesNum':
            emitLevelLoad(generator, first, second, method, name === 'loadVariablesNum' ? VARIABLES : 0);
            return;
        case 'unloadMovie':
            if (first.kind === 'Number') {
                emitLevelLoad(generator, EMPTY, first, undefined, 0);
                return;
            }
            generator.code.push('');
            generator.value(first);
            getUrl2(generator, TO_TARGET);
            return;
        case 'unloadMovieNum':
            emitLevelLoad(generator, EMPTY, first, undefined, 0);
            return;
        default:
            emitPrint(generator, name, first, second);
    }
}
function getUrl2({ code }, flags, method) {
    const word = method?.kind === 'String' ? method.value.toLowerCase() : '';
    const bits = Object.hasOwn(METHODS, word) ? METHODS[word] ?? 0 : 0;
    code.add({
        kind: 'getUrl2',
        flags: flags | bits
    });
}
function valueOrEmpty(generator, value) {
    if (value) generator.value(value);
    else generator.code.push('');
}
function emitGetUrl(generator, url, target, method) {
    if (url.kind === 'String' && (!target || target.kind === 'String') && !method) {
        generator.code.add({
            kind: 'getUrl',
            url: url.value,
            target: target?.value ?? ''
        });
        return;
    }
    generator.value(url);
    valueOrEmpty(generator, target);
    getUrl2(generator, 0, method);
}
function emitCommand(generator, command, values) {
    const { code, version } = generator;
    if (command.kind === 'String' && (!values || values.kind === 'String')) {
        code.add({
            kind: 'getUrl',
            url: COMMAND + command.value,
            target: values?.value ?? ''
        });
        return;
    }
    if (command.kind === 'String') code.push(COMMAND + command.value);
    else {
        code.push(COMMAND);
        generator.value(command);
        code.plain(version > 4 ? 'add2' : 'stringAdd');
    }
    valueOrEmpty(generator, values);
    getUrl2(generator, 0);
}
function emitLevelLoad(generator, url, level, method, flags) {
    const isFixed = !level || level.kind === 'Number';
    if (isFixed && flags === 0 && !method && url.kind === 'String') {
        generator.code.add({
            kind: 'getUrl',
            url: url.value,
            target: `_level${level?.value ?? 0}`
        });
        return;
    }
    generator.value(url);
    pushLevel(generator, level);
    getUrl2(generator, flags, method);
}
function pushLevel(generator, level) {
    const { code, version } = generator;
    if (!level || level.kind === 'Number') {
        code.push(`_level${level?.value ?? 0}`);
        return;
    }
    code.push('_level');
    generator.value(level);
    code.plain(version > 4 ? 'add2' : 'stringAdd');
}
function emitPrint(generator, name, target, area) {
    const word = area?.kind === 'String' ? area.value.toLowerCase() : 'bmovie';
    const scheme = name.startsWith('printAsBitmap') ? 'printasbitmap:' : 'print:';
    generator.code.push(scheme + (Object.hasOwn(AREAS, word) ? AREAS[word] : ''));
    if (name.endsWith('Num')) pushLevel(generator, target);
    else generator.value(target);
    getUrl2(generator, 0);
}

const PATH = /[/:]/;
function emitGoto(generator, values, plays) {
    const { code, movie } = generator;
    const [scene, frame] = values.length > 1 ? values : [
        undefined,
        values[0]
    ];
    if (!frame) return;
    const start = scene === undefined ? movie.sceneStart : startOfScene(generator, scene);
    if (frame.kind === 'Number' && Number.isInteger(frame.value) && frame.value > 0) {
        code.add({
            kind: 'gotoFrame',
            frame: start + frame.value - 1
        });
    } else if (frame.kind === 'String' && !PATH.test(frame.value)) {
        code.add({
            kind: 'goToLabel',
            text: frame.value
        });
    } else {
        generator.value(frame);
        code.add({
            kind: 'gotoFrame2',
            plays,
            bias: start
        });
        return;
    }
    if (plays) code.plain('play');
}
function startOfScene(generator, scene) {
    if (scene.kind !== 'String') {
        generator.error(scene.at, 'The name of the scene must be a text in quotes.');
        return 0;
    }
    return generator.movie.frameOf(1, scene.value) ?? generator.movie.sceneStart;
}
function beginIfLoaded(generator, values) {
    const { code, movie } = generator;
    const [scene, frame] = values.length > 1 ? values : [
        undefined,
        values[0]
    ];
    const start = scene === undefined ? movie.sceneStart : startOfScene(generator, scene);
    if (frame?.kind === 'Number') code.add({
        kind: 'waitForFrame',
        frame: Math.max(0, start + frame.value - 1)
    });
    else {
        if (frame) generator.value(frame);
        code.add({
            kind: 'waitForFrame2'
        });
    }
    const [body, end] = [
        {},
        {}
    ];
    code.jump(body).jump(end).mark(body);
    return end;
}

function plain(count, hasValue, ...actions) {
    return {
        least: count,
        most: count,
        hasValue,
        emit: (generator, values)=>{
            for (const value of values)generator.value(value);
            generator.code.plain(...actions);
        }
    };
}
function method(base) {
    return {
        ...base,
        isMethod: true
    };
}
const FUNCTIONS = new Map(Object.entries({
    trace: {
        least: 1,
        most: 1,
        hasValue: false,
        emit: emitTrace
    },
    play: method(plain(0, false, 'play')),
    stop: method(plain(0, false, 'stop')),
    nextFrame: method(plain(0, false, 'nextFrame')),
    prevFrame: method(plain(0, false, 'previousFrame')),
    stopAllSounds: plain(0, false, 'stopSounds'),
    toggleHighQuality: plain(0, false, 'toggleQuality'),
    stopDrag: method(plain(0, false, 'endDrag')),
    eval: plain(1, true, 'getVariable'),
    get: plain(1, true, 'getVariable'),
    set: plain(2, false, 'setVariable'),
    removeMovieClip: {
        ...plain(1, false, 'removeSprite'),
        isMethod: true
    },
    targetPath: plain(1, true, 'targetPath'),
    random: plain(1, true, 'randomNumber'),
    int: plain(1, true, 'toInteger'),
    length: plain(1, true, 'stringLength'),
    mblength: plain(1, true, 'mbStringLength'),
    ord: plain(1, true, 'charToAscii'),
    chr: plain(1, true, 'asciiToChar'),
    mbord: plain(1, true, 'mbCharToAscii'),
    mbchr: plain(1, true, 'mbAsciiToChar'),
    substring: {
        ...plain(3, true, 'stringExtract'),
        least: 2,
        emit: emitPart('stringExtract')
    },
    mbsubstring: {
        ...plain(3, true, 'mbStringExtract'),
        least: 2,
        emit: emitPart('mbStringExtract')
    },
    getTimer: plain(0, true, 'getTime'),
    String: plain(1, true, 'toString'),
    Number: plain(1, true, 'toNumber'),
    getVersion: {
        least: 0,
        most: 0,
        hasValue: true,
        emit: emitVersion
    },
    getProperty: {
        least: 2,
        most: 2,
        hasValue: true,
        emit: emitGetProperty
    },
    setProperty: {
        least: 3,
        most: 3,
        hasValue: false,
        emit: emitSetProperty
    },
    duplicateMovieClip: {
        least: 3,
        most: 3,
        hasValue: false,
        emit: emitDuplicate
    },
    startDrag: {
        least: 1,
        most: 6,
        hasValue: false,
        emit: emitStartDrag
    },
    call: {
        least: 1,
        most: 1,
        hasValue: false,
        emit: (generator, [frame])=>{
            if (frame) generator.value(frame);
            generator.code.add({
                kind: 'call'
            });
        }
    },
    gotoAndPlay: method(goto(true)),
    gotoAndStop: method(goto(false)),
    nextScene: {
        least: 0,
        most: 0,
        hasValue: false,
        emit: (generator)=>goToScene(generator, 1)
    },
    prevScene: {
        least: 0,
        most: 0,
        hasValue: false,
        emit: (generator)=>goToScene(generator, -1)
    },
    ...loads()
}));
const CONVERSIONS = new Set([
    'String',
    'Number'
]);
function emitPlayerFunction(generator, written, { arguments: values, at }, needsValue) {
    const name = FUNCTIONS.has(written) ? written : foldedName(generator, written);
    const called = FUNCTIONS.get(name);
    if (!called || called.isMethod && generator.withDepth > 0) return false;
    if (values.length < called.least || values.length > called.most) {
        if (CONVERSIONS.has(name)) return false;
        const expected = called.least === called.most ? String(called.least) : `${called.least} to ${called.most}`;
        generator.error(at, `${name} takes ${expected} argument${expected === '1' ? '' : 's'}, not ${values.length}.`);
        return true;
    }
    called.emit(generator, values, at);
    if (called.hasValue && !needsValue) generator.code.plain('pop');
    else if (!called.hasValue && needsValue) generator.code.push(generator.version > 4 ? undefined : '');
    return true;
}
const BY_FOLDED = new Map([
    ...FUNCTIONS.keys()
].map((name)=>[
        name.toLowerCase(),
        name
    ]));
function foldedName(generator, written) {
    const folded = generator.folded(written);
    return folded === written ? written : BY_FOLDED.get(folded) ?? written;
}
function goto(plays) {
    return {
        least: 1,
        most: 2,
        hasValue: false,
        emit: (generator, values)=>{
            emitGoto(generator, values, plays);
        }
    };
}
function goToScene(generator, step) {
    const frame = generator.movie.sceneBeside(step);
    if (frame !== undefined) generator.code.add({
        kind: 'gotoFrame',
        frame
    });
}
function loads() {
    const counts = {
        getURL: [
            1,
            3
        ],
        loadMovie: [
            1,
            3
        ],
        loadMovieNum: [
            1,
            3
        ],
        loadVariables: [
            1,
            3
        ],
        loadVariablesNum: [
            1,
            3
        ],
        unloadMovie: [
            1,
            1
        ],
        unloadMovieNum: [
            1,
            1
        ],
        fscommand: [
            1,
            2
        ],
        print: [
            1,
            2
        ],
        printAsBitmap: [
            1,
            2
        ],
        printNum: [
            1,
            2
        ],
        printAsBitmapNum: [
            1,
            2
        ]
    };
    return Object.fromEntries(Object.entries(counts).map(([name, [least, most]])=>{
        const emit = (generator, values)=>{
            emitLoad(generator, name, values);
        };
        return [
            name,
            {
                least,
                most,
                hasValue: false,
                emit
            }
        ];
    }));
}
function emitTrace(generator, [value]) {
    if (!value || generator.movie.omitsTraces) return;
    generator.value(value);
    generator.code.plain('trace');
}
function emitVersion({ code }) {
    code.push('/:$version').plain('getVariable');
}
function emitPart(action) {
    return (generator, values)=>{
        for (const value of values)generator.value(value);
        if (values.length < 3) generator.code.push(-1);
        generator.code.plain(action);
    };
}
function pushProperty(generator, property) {
    if (!property) return;
    const name = property.kind === 'Name' ? property.name : property.kind === 'String' ? property.value : '';
    const number = propertyNumber(generator.folded(name));
    if (number === undefined) generator.value(property);
    else generator.code.push(number);
}
function emitGetProperty(generator, [target, property]) {
    if (target) generator.value(target);
    pushProperty(generator, property);
    generator.code.plain('getProperty');
}
function emitSetProperty(generator, [target, property, value]) {
    if (target) generator.value(target);
    pushProperty(generator, property);
    if (value) generator.value(value);
    generator.code.plain('setProperty');
}
const FIRST_DUPLICATE = 16384;
function emitDuplicate(generator, [target, name, depth]) {
    const { code } = generator;
    if (!target || !name || !depth) return;
    generator.value(target);
    generator.value(name);
    if (depth.kind === 'Number') code.push(FIRST_DUPLICATE + depth.value);
    else {
        generator.value(depth);
        code.push(FIRST_DUPLICATE).plain('add');
    }
    code.plain('cloneSprite');
}
function emitStartDrag(generator, [target, lock, ...limits]) {
    const { code } = generator;
    const isLimited = limits.length === 4;
    if (isLimited) for (const limit of limits)generator.value(limit);
    code.push(isLimited ? 1 : 0);
    if (lock) generator.value(lock);
    else code.push(0);
    if (target) generator.value(target);
    code.plain('startDrag');
}

function emitCall(generator, call, needsValue) {
    if (call.callee.kind === 'Name' && isFree(generator, call.callee.name)) {
        if (emitPlayerFunction(generator, call.callee.name, call, needsValue)) return;
    }
    if (!emitCast(generator, call)) emitPlainCall(generator, call);
    if (!needsValue) generator.code.plain('pop');
}
function isFree(generator, name) {
    return !generator.scope.declares(name) && generator.classes.memberOf(name, isNested(generator)) === undefined;
}
function emitCast(generator, { callee, arguments: values }) {
    const path = dottedName(callee);
    const [value] = values;
    if (path === undefined || values.length !== 1 || !value) return false;
    const [first = ''] = path.split('.');
    if (!isFree(generator, first)) return false;
    const name = generator.classes.resolve(path);
    if (name === undefined || convertsWhenCalled(name)) return false;
    readClass(generator, name);
    generator.value(value);
    generator.code.plain('castOp');
    return true;
}
function emitPlainCall(generator, { callee, arguments: values }) {
    const { code } = generator;
    pushArguments(generator, values);
    switch(callee.kind){
        case 'Name':
            callName(generator, callee.name);
            return;
        case 'Super':
            callSuper(generator);
            return;
        case 'Member':
            readOwner(generator, callee);
            code.push(callee.name).plain('callMethod');
            return;
        case 'Index':
            generator.value(callee.object);
            generator.value(callee.index);
            code.plain('callMethod');
            return;
        default:
            generator.value(callee);
            code.push(undefined).plain('callMethod');
    }
}
function callName(generator, name) {
    const { code, classes, scope } = generator;
    const register = generator.registerOf(name);
    if (register !== undefined) {
        code.pushRegister(register).push(undefined).plain('callMethod');
        return;
    }
    const member = scope.declares(name) ? undefined : classes.memberOf(name, isNested(generator));
    if (member === undefined) {
        code.push(name).plain('callFunction');
        return;
    }
    if (member === 'this') readThis(generator);
    else readClass(generator, member.owner);
    code.push(name).plain('callMethod');
}
function callSuper({ code, scope }) {
    const register = scope.registers.get('super');
    if (register === undefined) code.push('super').plain('callFunction');
    else code.pushRegister(register).push(undefined).plain('callMethod');
}
function pushArguments(generator, values) {
    for (const value of [
        ...values
    ].reverse())generator.value(value);
    generator.code.push(values.length);
}
function emitNew(generator, { callee, arguments: values }) {
    const { code } = generator;
    pushArguments(generator, values);
    if (callee.kind === 'Name') newName(generator, callee.name);
    else if (callee.kind === 'Member') {
        const path = dottedName(callee);
        const name = path === undefined ? undefined : generator.classes.resolve(path);
        if (name !== undefined) generator.classes.use(name);
        generator.value(callee.object);
        code.push(callee.name).plain('newMethod');
    } else if (callee.kind === 'Index') {
        generator.value(callee.object);
        generator.value(callee.index);
        code.plain('newMethod');
    } else {
        generator.value(callee);
        code.push(undefined).plain('newMethod');
    }
}
function newName(generator, name) {
    const { code, classes, scope } = generator;
    const register = generator.registerOf(name);
    if (register !== undefined) {
        code.pushRegister(register).push(undefined).plain('newMethod');
        return;
    }
    const member = scope.declares(name) ? undefined : classes.memberOf(name, isNested(generator));
    if (member !== undefined) {
        if (member === 'this') readThis(generator);
        else readClass(generator, member.owner);
        code.push(name).plain('newMethod');
        return;
    }
    const className = scope.declares(name) ? undefined : classes.resolve(name);
    if (className !== undefined) classes.use(className);
    const dot = className?.lastIndexOf('.') ?? -1;
    if (className === undefined || dot < 0) {
        code.push(className ?? name).plain('newObject');
        return;
    }
    readClass(generator, className.slice(0, dot));
    code.push(className.slice(dot + 1)).plain('newMethod');
}

function emitValue(generator, expression) {
    const { code } = generator;
    switch(expression.kind){
        case 'Number':
        case 'String':
            code.push(expression.value);
            return;
        case 'True':
        case 'False':
            code.push(expression.kind === 'True');
            return;
        case 'Null':
            code.push(null);
            return;
        case 'This':
            readThis(generator);
            return;
        case 'Super':
            readSuper(generator);
            return;
        case 'Name':
            readName(generator, expression.name);
            return;
        case 'SlashPath':
            code.push(expression.path).plain('getVariable');
            return;
        case 'Member':
            noteClass(generator, expression);
            readOwner(generator, expression);
            code.push(expression.name).plain('getMember');
            return;
        case 'Index':
            generator.value(expression.object);
            generator.value(expression.index);
            code.plain('getMember');
            return;
        default:
            emitOperation(generator, expression);
    }
}
function emitOperation(generator, expression) {
    switch(expression.kind){
        case 'Unary':
            emitUnary(generator, expression);
            return;
        case 'Binary':
            emitBinary(generator, expression);
            return;
        case 'Conditional':
            emitConditional(generator, expression);
            return;
        case 'Assign':
            emitAssign(generator, expression, true);
            return;
        case 'Update':
            emitUpdate(generator, expression, true);
            return;
        case 'Call':
            emitCall(generator, expression, true);
            return;
        case 'New':
            emitNew(generator, expression);
            return;
        case 'Function':
            emitFunctionValue(generator, expression.code);
            return;
        case 'Array':
            emitArray(generator, expression);
            return;
        case 'Object':
            emitObject(generator, expression);
            return;
        default:
            generator.error(expression.at, 'This is an expression of ActionScript 3.');
    }
}
function emitEffect(generator, expression) {
    switch(expression.kind){
        case 'Assign':
            emitAssign(generator, expression, false);
            return;
        case 'Update':
            emitUpdate(generator, expression, false);
            return;
        case 'Call':
            emitCall(generator, expression, false);
            return;
        case 'Binary':
            if (expression.operator === ',') {
                emitEffect(generator, expression.left);
                emitEffect(generator, expression.right);
                return;
            }
            break;
        default:
    }
    generator.value(expression);
    generator.code.plain('pop');
}
function readSuper({ code, scope }) {
    const register = scope.registers.get('super');
    if (register === undefined) code.push('super').plain('getVariable');
    else code.pushRegister(register);
}
function emitFunctionValue(generator, code) {
    emitFunction(generator, code, code.name);
    if (code.name !== '') generator.code.push(code.name).plain('getVariable');
}
function emitArray(generator, { elements }) {
    for (const element of [
        ...elements
    ].reverse()){
        if (element) generator.value(element);
        else generator.code.push(undefined);
    }
    generator.code.push(elements.length).plain('initArray');
}
function emitObject(generator, { properties }) {
    for (const { name, value } of properties){
        generator.code.push(name);
        generator.value(value);
    }
    generator.code.push(properties.length).plain('initObject');
}
function noteClass(generator, expression) {
    const path = dottedName(expression);
    if (path === undefined) return;
    const [first = ''] = path.split('.');
    if (generator.scope.declares(first)) return;
    const name = generator.classes.resolve(path);
    if (name !== undefined) generator.classes.use(name);
}

class Code {
    constructor(joinsPushes){
        this.joinsPushes = joinsPushes;
        this.instructions = [];
    }
    push(...values) {
        for (const value of values){
            const last = this.instructions.at(-1);
            if (!this.joinsPushes) this.add({
                kind: 'push',
                values: [
                    asText(value)
                ]
            });
            else if (last?.kind === 'push') last.values.push(value);
            else this.add({
                kind: 'push',
                values: [
                    value
                ]
            });
        }
        return this;
    }
    pushRegister(index) {
        return this.push(new Register(index));
    }
    plain(...actions) {
        for (const action of actions)this.add({
            kind: 'plain',
            action
        });
        return this;
    }
    add(instruction) {
        this.instructions.push(instruction);
        return this;
    }
    jump(target) {
        return this.add({
            kind: 'jump',
            target
        });
    }
    jumpIf(target) {
        return this.add({
            kind: 'if',
            target
        });
    }
    mark(label) {
        return this.add({
            kind: 'label',
            label
        });
    }
    store(register) {
        return this.add({
            kind: 'store',
            register
        });
    }
}
function asText(value) {
    return typeof value === 'boolean' ? String(Number(value)) : typeof value === 'number' ? String(value) : value;
}

function withoutSource(className) {
    return `The class "${className}" has no source.`;
}
class ActionGenerator {
    constructor(movie, classes, emitters, report){
        this.movie = movie;
        this.classes = classes;
        this.emitters = emitters;
        this.report = report;
        this.scope = new FunctionScope(undefined, false);
        this.leavables = [];
        this.withDepth = 0;
        this.code = new Code(movie.version > 4);
    }
    get version() {
        return this.movie.version;
    }
    value(expression) {
        this.emitters.value(this, expression);
    }
    effect(expression) {
        this.emitters.effect(this, expression);
    }
    statement(statement) {
        this.emitters.statement(this, statement);
    }
    statements(body) {
        for (const statement of body)this.statement(statement);
    }
    error(at, message) {
        this.report(at, message);
    }
    missingClass(at, name) {
        this.report(at, withoutSource(name), true);
    }
    registerOf(name) {
        return this.scope.registers.get(name);
    }
    folded(name) {
        return this.version < 7 && !this.movie.isAs2 ? name.toLowerCase() : name;
    }
}

function emitWhile(generator, { condition, body }) {
    const { code } = generator;
    const [start, end] = [
        {},
        {}
    ];
    code.mark(start);
    generator.value(condition);
    code.plain('not').jumpIf(end);
    emitLoopBody(generator, body, end, start);
    code.jump(start).mark(end);
}
function emitDoWhile(generator, { condition, body }) {
    const { code } = generator;
    const [start, end, test] = [
        {},
        {},
        {}
    ];
    code.mark(start);
    emitLoopBody(generator, body, end, test);
    code.mark(test);
    generator.value(condition);
    code.jumpIf(start).mark(end);
}
function emitFor(generator, { first, condition, update, body }) {
    const { code } = generator;
    const [start, end, next] = [
        {},
        {},
        {}
    ];
    if (first?.kind === 'Variable') generator.statement(first);
    else if (first) generator.effect(first);
    code.mark(start);
    if (condition) {
        generator.value(condition);
        code.plain('not').jumpIf(end);
    }
    emitLoopBody(generator, body, end, next);
    code.mark(next);
    if (update) generator.effect(update);
    code.jump(start).mark(end);
}
function emitForIn(generator, { isEach, target, object, body, at }) {
    const { code, version } = generator;
    if (isEach) generator.error(at, '"for each" is a statement of ActionScript 3.');
    const [start, end] = [
        {},
        {}
    ];
    const path = object.kind === 'This' ? 'this' : dottedName(object);
    if (version < 6 && path !== undefined) code.push(path).plain('enumerate');
    else {
        generator.value(object);
        code.plain('enumerate2');
    }
    code.mark(start).store(SCRATCH).push(null).plain('equals2').jumpIf(end);
    emitEnumerated(generator, target);
    generator.leavables.push({
        breaks: end,
        continues: start,
        isEnumeration: true
    });
    generator.statement(body);
    generator.leavables.pop();
    code.jump(start).mark(end);
}
function emitEnumerated(generator, target) {
    const { code } = generator;
    if (target.kind !== 'Variable') {
        const to = begin(generator, target);
        if (!to) return;
        code.pushRegister(SCRATCH);
        finish(generator, to, target, false);
        return;
    }
    const name = target.variables[0]?.name ?? '';
    const register = generator.registerOf(name);
    if (register !== undefined) code.pushRegister(SCRATCH).store(register).plain('pop');
    else code.push(name).pushRegister(SCRATCH).plain('defineLocal');
}
function emitLoopBody(generator, body, breaks, continues) {
    generator.leavables.push({
        breaks,
        continues,
        isEnumeration: false
    });
    generator.statement(body);
    generator.leavables.pop();
}
function emitJump(generator, { kind, at, label }) {
    const { leavables, code } = generator;
    if (label !== undefined) generator.error(at, `${kind === 'Break' ? 'break' : 'continue'} with a label is of ActionScript 3.`);
    const isBreak = kind === 'Break';
    let index = leavables.length - 1;
    while(index >= 0 && !isBreak && !leavables[index]?.continues)index--;
    const target = leavables[index];
    if (!target) {
        generator.error(at, isBreak ? 'break can only be in a loop or switch.' : 'continue can only be in a loop.');
        return;
    }
    leaveEnumerations(generator, isBreak ? index : index + 1);
    code.jump(isBreak ? target.breaks : target.continues ?? target.breaks);
}
function leaveEnumerations({ leavables, code }, from) {
    for (const { isEnumeration } of leavables.slice(from).reverse()){
        if (!isEnumeration) continue;
        const next = {};
        code.mark(next).push(null).plain('equals2', 'not').jumpIf(next);
    }
}

function emitStatement(generator, statement) {
    switch(statement.kind){
        case 'Expression':
            generator.effect(statement.expression);
            return;
        case 'Variable':
            emitVariables(generator, statement);
            return;
        case 'FunctionDeclaration':
            emitFunction(generator, statement.code, statement.code.name);
            return;
        case 'Block':
            generator.statements(statement.body);
            return;
        case 'Include':
            emitBody(generator, statement.body);
            return;
        case 'If':
            emitIf(generator, statement);
            return;
        case 'Switch':
            emitSwitch(generator, statement);
            return;
        case 'Try':
            emitTry(generator, statement);
            return;
        case 'Empty':
            return;
        case 'Import':
            emitImport(generator, statement);
            return;
        default:
            emitMore(generator, statement);
    }
}
function emitImport(generator, { name, isAll, at }) {
    generator.classes.import(name, isAll);
    if (!isAll && generator.movie.isAs2 && !generator.classes.isClass(name)) generator.missingClass(at, name);
}
function emitMore(generator, statement) {
    const { code } = generator;
    switch(statement.kind){
        case 'For':
            emitFor(generator, statement);
            return;
        case 'ForIn':
            emitForIn(generator, statement);
            return;
        case 'While':
            emitWhile(generator, statement);
            return;
        case 'DoWhile':
            emitDoWhile(generator, statement);
            return;
        case 'Break':
        case 'Continue':
            emitJump(generator, statement);
            return;
        case 'Return':
            leaveEnumerations(generator, 0);
            if (statement.value) generator.value(statement.value);
            else code.push(undefined);
            code.plain('return');
            return;
        case 'Throw':
            generator.value(statement.value);
            code.plain('throw');
            return;
        default:
            emitAround(generator, statement);
    }
}
function emitAround(generator, statement) {
    const { code } = generator;
    switch(statement.kind){
        case 'With':
            {
                const end = {};
                generator.value(statement.object);
                code.add({
                    kind: 'with',
                    end
                });
                generator.withDepth++;
                generator.statement(statement.body);
                generator.withDepth--;
                code.mark(end);
                return;
            }
        case 'TellTarget':
            if (statement.target.kind === 'String') code.add({
                kind: 'setTarget',
                text: statement.target.value
            });
            else {
                generator.value(statement.target);
                code.plain('setTarget2');
            }
            generator.statements(statement.body);
            code.add({
                kind: 'setTarget',
                text: ''
            });
            return;
        case 'IfFrameLoaded':
            emitIfLoaded(generator, statement);
            return;
        case 'Labeled':
            generator.statement(statement.body);
            return;
        default:
            generator.error(statement.at, misplaced(statement.kind));
    }
}
function misplaced(kind) {
    switch(kind){
        case 'On':
        case 'OnClipEvent':
            return 'Handlers of events are scripts of instances: nothing can be around them.';
        case 'Class':
            return 'A class has a file of its own.';
        case 'InitClip':
            return '#initclip can only be outside of functions and blocks.';
        default:
            return 'This is a statement of ActionScript 3.';
    }
}
function emitIfLoaded(generator, statement) {
    const { code } = generator;
    const otherwise = beginIfLoaded(generator, statement.arguments);
    generator.statements(statement.body);
    const end = {};
    if (statement.otherwise) code.jump(end);
    code.mark(otherwise);
    if (statement.otherwise) generator.statement(statement.otherwise);
    code.mark(end);
}
function emitVariables(generator, { variables }) {
    const { code, version } = generator;
    for (const { name, value } of variables){
        const register = generator.registerOf(name);
        if (register !== undefined) {
            if (!value) continue;
            generator.value(value);
            code.store(register).plain('pop');
        } else if (value) {
            code.push(name);
            generator.value(value);
            code.plain(version > 4 ? 'defineLocal' : 'setVariable');
        } else if (version > 4) code.push(name).plain('defineLocal2');
    }
}
function emitIf(generator, { condition, then, otherwise }) {
    const { code } = generator;
    const [other, end] = [
        {},
        {}
    ];
    generator.value(condition);
    code.plain('not').jumpIf(other);
    generator.statement(then);
    if (otherwise) {
        code.jump(end).mark(other);
        generator.statement(otherwise);
    } else code.mark(other);
    code.mark(end);
}
function emitSwitch(generator, { value, cases }) {
    const { code, version } = generator;
    const end = {};
    const labels = cases.map(()=>({}));
    generator.value(value);
    code.store(SCRATCH);
    cases.forEach((one, index)=>{
        const label = labels[index];
        if (!one.value || !label) return;
        generator.value(one.value);
        code.plain(version > 5 ? 'strictEquals' : 'equals2').jumpIf(label).pushRegister(SCRATCH);
    });
    code.plain('pop').jump(labels[cases.findIndex((one)=>!one.value)] ?? end);
    generator.leavables.push({
        breaks: end,
        isEnumeration: false
    });
    cases.forEach(({ body }, index)=>{
        const label = labels[index];
        if (label) code.mark(label);
        generator.statements(body);
    });
    generator.leavables.pop();
    code.mark(end);
}
function emitTry(generator, { body, catches, finalizer }) {
    const { code } = generator;
    const [tryEnd, catchEnd, finallyEnd, rest] = [
        {},
        {},
        {},
        {}
    ];
    const [first] = catches;
    const isPlain = catches.length === 1 && (!first?.type || first.type.name === '*');
    const caught = !first ? undefined : isPlain ? first.name : new Register(SCRATCH);
    code.add({
        kind: 'try',
        caught,
        tryEnd,
        catchEnd,
        finallyEnd,
        hasFinally: finalizer !== undefined
    });
    generator.statements(body);
    if (first) code.jump(rest);
    code.mark(tryEnd);
    if (first && isPlain) generator.statements(first.body);
    else if (first) emitCatches(generator, catches, rest);
    code.mark(catchEnd).mark(rest);
    if (finalizer) generator.statements(finalizer);
    code.mark(finallyEnd);
}
function emitCatches(generator, catches, rest) {
    const { code, classes } = generator;
    for (const { name, type, body } of catches){
        const next = {};
        const className = type && type.name !== '*' ? type.name : undefined;
        if (className !== undefined) {
            code.pushRegister(SCRATCH);
            const qualified = classes.resolve(className);
            if (qualified === undefined) readName(generator, className);
            else readClass(generator, qualified);
            code.plain('instanceOf', 'not').jumpIf(next);
        }
        code.push(name).pushRegister(SCRATCH).plain('defineLocal');
        generator.statements(body);
        code.jump(rest).mark(next);
    }
    code.pushRegister(SCRATCH).plain('throw');
}

const KEYS = {
    left: 1,
    right: 2,
    home: 3,
    end: 4,
    insert: 5,
    delete: 6,
    backspace: 8,
    enter: 13,
    up: 14,
    down: 15,
    pageup: 16,
    pagedown: 17,
    tab: 18,
    escape: 19,
    space: 32
};
function keyCode(key) {
    const [, name] = /^<(\w+)>$/.exec(key) ?? [];
    if (name !== undefined) return Object.hasOwn(KEYS, name.toLowerCase()) ? KEYS[name.toLowerCase()] : undefined;
    const code = key.charCodeAt(0);
    return key.length === 1 && code >= 32 && code < 127 ? code : undefined;
}

const NO_ACTIONS = Uint8Array.of(0);
class Avm1Compiler {
    constructor(options){
        this.options = options;
        const { sources } = options;
        this.table = new ClassTable((name)=>options.actionScript === 2 ? sources.findClass(name) : undefined, (source)=>{
            const sources = new (host_syntax().Sources)();
            return {
                ...this.parse(source, sources),
                sources
            };
        });
    }
    compileActions(source, place = {}) {
        const sources = new (host_syntax().Sources)();
        const { statements, errors } = this.parse(source, sources);
        const init = statements.filter((one)=>one.kind === 'InitClip');
        const imports = statements.filter(({ kind })=>kind === 'Import');
        const frame = this.write(statements.filter(({ kind })=>kind !== 'InitClip'), place, sources, errors);
        if (init.length === 0) return {
            ...frame,
            errors
        };
        const body = [
            ...imports,
            ...init.flatMap((one)=>one.body)
        ];
        const before = this.write(body, place, sources, errors);
        const classes = [
            ...new Set([
                ...before.classes,
                ...frame.classes
            ])
        ];
        return {
            ...frame,
            init: {
                priority: init[0]?.priority ?? 0,
                actions: before.actions
            },
            classes,
            errors
        };
    }
    compileHandlers(source, place = {}) {
        const sources = new (host_syntax().Sources)();
        const { statements, errors } = this.parse(source, sources);
        const imports = statements.filter(({ kind })=>kind === 'Import');
        const classes = new Set();
        const handlers = [];
        const all = statements.flatMap((each)=>each.kind === 'Include' ? each.body : [
                each
            ]);
        const own = (text)=>this.parse({
                file: source.file,
                text
            }, sources).statements;
        for (const statement of this.options.actionScript === 2 ? componentListeners(all, own) : all){
            if (statement.kind === 'Import' || statement.kind === 'Empty') continue;
            if (statement.kind !== 'On' && statement.kind !== 'OnClipEvent') {
                errors.push(sources.error(statement.at, 'A statement of an instance must be in onClipEvent or on.'));
                continue;
            }
            const kind = statement.kind === 'On' ? 'button' : 'clip';
            const events = eventsOf(statement.events, kind, (at, message)=>errors.push(sources.error(at, message)));
            const written = this.write([
                ...imports,
                ...statement.body
            ], place, sources, errors);
            for (const name of written.classes)classes.add(name);
            handlers.push({
                kind,
                events,
                actions: written.actions
            });
        }
        return {
            handlers,
            classes: [
                ...classes
            ],
            errors
        };
    }
    compileClass(name) {
        const source = this.table.get(name);
        const file = this.table.sourceOf(name)?.file ?? name;
        if (!source) {
            const error = {
                file,
                line: 1,
                column: 1,
                message: withoutSource(name),
                isMissing: true
            };
            return {
                actions: NO_ACTIONS,
                classes: [],
                errors: [
                    error
                ]
            };
        }
        const errors = [
            ...source.errors
        ];
        if (errors.length > 0) return {
            actions: NO_ACTIONS,
            classes: [],
            errors
        };
        const written = this.run({}, source.sources, errors, (generator)=>{
            for (const statement of source.imports)generator.statement(statement);
            emitClass(generator, source, this.table);
        });
        return {
            ...written,
            classes: written.classes.filter((one)=>one !== name),
            errors
        };
    }
    hasClass(name) {
        return this.table.has(name);
    }
    baseOf(name) {
        const base = this.table.get(name)?.base;
        return base !== undefined && this.table.has(base) ? base : undefined;
    }
    parse(source, sources) {
        const include = (path, from)=>this.options.sources.include(path, from);
        const { statements, errors } = host_syntax().parseScript(source, {
            dialect: 'as2',
            sources,
            include
        });
        return {
            statements,
            errors: [
                ...errors
            ]
        };
    }
    write(statements, place, sources, errors) {
        return this.run(place, sources, errors, (generator)=>{
            emitBody(generator, statements);
        });
    }
    run({ sceneStart = 0, previousScene, nextScene }, sources, errors, emit) {
        const { version, actionScript, keepsNames = false, omitsTraces = false, compiledClasses, frameOf } = this.options;
        const isAs2 = actionScript === 2;
        const report = (at, message, isMissing)=>{
            if (errors.length < host_syntax().MAX_ERRORS) errors.push(isMissing ? sources.missing(at, message) : sources.error(at, message));
        };
        const movie = {
            version,
            isAs2,
            keepsNames,
            omitsTraces,
            sceneStart,
            frameOf: (frame, scene)=>frameOf?.(frame, scene),
            sceneBeside: (step)=>step > 0 ? nextScene : previousScene
        };
        const names = new ScriptClasses(this.table, isAs2, compiledClasses);
        const generator = new ActionGenerator(movie, names, EMITTERS, report);
        try {
            emit(generator);
            if (errors.length > 0) return {
                actions: NO_ACTIONS,
                classes: []
            };
            return {
                actions: assemble(generator.code.instructions, version),
                classes: [
                    ...names.used
                ]
            };
        } catch (fault) {
            report(0, reasonOf(fault));
            return {
                actions: NO_ACTIONS,
                classes: []
            };
        }
    }
}
const EMITTERS = {
    value: emitValue,
    effect: emitEffect,
    statement: emitStatement
};
function reasonOf(fault) {
    if (fault instanceof ActionsTooLong) return fault.message;
    if (host_errors.isStackOverflow(fault)) return host_syntax().TOO_DEEP;
    throw fault;
}
function eventsOf(events, kind, report) {
    return events.map(({ name, key, at })=>{
        if (kind === 'clip' || name !== 'keyPress') return {
            name
        };
        const code = keyCode(key ?? '');
        if (code === undefined) report(at, 'keyPress needs a key: a letter, or a name such as "<Left>".');
        return {
            name,
            keyCode: code
        };
    });
}

const TIME = 't:Number, b:Number, c:Number, d:Number';
function ofCurve(curve) {
    const mirrored = `1 - (${curve('(1 - x)')})`;
    return [
        [
            'easeIn',
            TIME,
            `var x:Number = t / d; return c * (${curve('x')}) + b;`
        ],
        [
            'easeOut',
            TIME,
            `var x:Number = t / d; return c * (${mirrored}) + b;`
        ],
        [
            'easeInOut',
            TIME,
            'var x:Number = t / d * 2; ' + `if (x < 1) return c / 2 * (${curve('x')}) + b; ` + `x = x - 1; return c / 2 * (1 + ${mirrored}) + b;`
        ]
    ];
}
function power(exponent) {
    return ofCurve((share)=>Array.from({
            length: exponent
        }, ()=>share).join(' * '));
}
const LINEAR = [
    'easeNone',
    'easeIn',
    'easeOut',
    'easeInOut'
].map((name)=>[
        name,
        TIME,
        'return c * t / d + b;'
    ]);
const BACK = [
    [
        'easeIn',
        `${TIME}, s:Number = 0`,
        'if (!s) s = 1.70158; var x:Number = t / d; return c * x * x * ((s + 1) * x - s) + b;'
    ],
    [
        'easeOut',
        `${TIME}, s:Number = 0`,
        'if (!s) s = 1.70158; var x:Number = t / d - 1; return c * (x * x * ((s + 1) * x + s) + 1) + b;'
    ],
    [
        'easeInOut',
        `${TIME}, s:Number = 0`,
        'if (!s) s = 1.70158; s = s * 1.525; var x:Number = t / d * 2; ' + 'if (x < 1) return c / 2 * (x * x * ((s + 1) * x - s)) + b; ' + 'x = x - 2; return c / 2 * (x * x * ((s + 1) * x + s) + 2) + b;'
    ]
];
const BOUNCE = [
    [
        'easeIn',
        TIME,
        'return c - easeOut(d - t, 0, c, d) + b;'
    ],
    [
        'easeOut',
        TIME,
        'var x:Number = t / d; ' + 'if (x < 1 / 2.75) return c * (7.5625 * x * x) + b; ' + 'if (x < 2 / 2.75) { x = x - 1.5 / 2.75; return c * (7.5625 * x * x + 0.75) + b; } ' + 'if (x < 2.5 / 2.75) { x = x - 2.25 / 2.75; return c * (7.5625 * x * x + 0.9375) + b; } ' + 'x = x - 2.625 / 2.75; return c * (7.5625 * x * x + 0.984375) + b;'
    ],
    [
        'easeInOut',
        TIME,
        'if (t < d / 2) return easeIn(t * 2, 0, c, d) / 2 + b; ' + 'return easeOut(t * 2 - d, 0, c, d) / 2 + c / 2 + b;'
    ]
];
const WAVES = `${TIME}, a:Number = 0, p:Number = 0`;
const PHASE = 'var s:Number; if (!a || a < Math.abs(c)) { a = c; s = p / 4; } ' + 'else s = p / (2 * Math.PI) * Math.asin(c / a); ';
const ELASTIC = [
    [
        'easeIn',
        WAVES,
        `if (t == 0) return b; var x:Number = t / d; if (x == 1) return b + c; if (!p) p = d * 0.3; ${PHASE}` + 'x = x - 1; return -(a * Math.pow(2, 10 * x) * Math.sin((x * d - s) * (2 * Math.PI) / p)) + b;'
    ],
    [
        'easeOut',
        WAVES,
        `if (t == 0) return b; var x:Number = t / d; if (x == 1) return b + c; if (!p) p = d * 0.3; ${PHASE}` + 'return a * Math.pow(2, -10 * x) * Math.sin((x * d - s) * (2 * Math.PI) / p) + c + b;'
    ],
    [
        'easeInOut',
        WAVES,
        `if (t == 0) return b; var x:Number = t / d * 2; if (x == 2) return b + c; if (!p) p = d * 0.45; ${PHASE}` + 'x = x - 1; var w:Number = Math.sin((x * d - s) * (2 * Math.PI) / p); ' + 'if (x < 0) return -0.5 * (a * Math.pow(2, 10 * x) * w) + b; ' + 'return a * Math.pow(2, -10 * x) * w * 0.5 + c + b;'
    ]
];
const SHARED = {
    Back: BACK,
    Bounce: BOUNCE,
    Elastic: ELASTIC
};
const TRANSITION_EASINGS = {
    ...SHARED,
    None: LINEAR,
    Regular: power(2),
    Strong: power(5)
};
const MOTION_EASINGS = {
    ...SHARED,
    Circular: ofCurve((share)=>`1 - Math.sqrt(1 - ${share} * ${share})`),
    Cubic: power(3),
    Exponential: ofCurve((share)=>`(${share} == 0 ? 0 : Math.pow(2, 10 * (${share} - 1)))`),
    Linear: LINEAR,
    Quadratic: power(2),
    Quartic: power(4),
    Quintic: power(5),
    Sine: ofCurve((share)=>`1 - Math.cos(${share} * Math.PI / 2)`)
};
function as3Easing(packageName, name, functions) {
    const members = functions.map(([own, parameters, body])=>`public static function ${own}(${parameters}):Number { ${body} }\n`);
    return `package ${packageName} {\npublic class ${name} {\n${members.join('')}}\n}\n`;
}
function as2Easing(packageName, name, functions) {
    const members = functions.map(([own, parameters, body])=>`static function ${own}(${parameters.replaceAll(' = 0', '')}):Number { ${body} }\n`);
    return `class ${packageName}.${name} {\n${members.join('')}}\n`;
}

const AS3_SOURCES = {
    'fl.transitions.TweenEvent': `package fl.transitions {
import flash.events.Event;
public class TweenEvent extends Event {
  public static const MOTION_START:String = "motionStart";
  public static const MOTION_STOP:String = "motionStop";
  public static const MOTION_FINISH:String = "motionFinish";
  public static const MOTION_CHANGE:String = "motionChange";
  public static const MOTION_RESUME:String = "motionResume";
  public static const MOTION_LOOP:String = "motionLoop";
  public var time:Number = NaN;
  public var position:Number = NaN;
  public function TweenEvent(type:String, time:Number, position:Number, bubbles:Boolean = false, cancelable:Boolean = false) {
    super(type, bubbles, cancelable);
    this.time = time;
    this.position = position;
  }
  override public function clone():Event {
    return new TweenEvent(type, time, position, bubbles, cancelable);
  }
}
}
`,
    'fl.transitions.Tween': `package fl.transitions {
import flash.display.Shape;
import flash.events.Event;
import flash.events.EventDispatcher;
import flash.events.TimerEvent;
import flash.utils.Timer;
import flash.utils.getTimer;
public class Tween extends EventDispatcher {
  private static const frames:Shape = new Shape();
  public var isPlaying:Boolean = false;
  public var begin:Number = NaN;
  public var useSeconds:Boolean = false;
  public var prop:String = "";
  public var func:Function = linear;
  public var looping:Boolean = false;
  private var target:Object;
  private var change:Number = NaN;
  private var length:Number = NaN;
  private var elapsed:Number = NaN;
  private var value:Number = NaN;
  private var startedAt:int = 0;
  private var timer:Timer;
  public function Tween(obj:Object, prop:String, func:Function, begin:Number, finish:Number, duration:Number, useSeconds:Boolean = false) {
    this.obj = obj;
    this.prop = prop;
    if (func != null) this.func = func;
    this.begin = isNaN(begin) && obj ? obj[prop] : begin;
    this.useSeconds = useSeconds;
    this.finish = finish;
    this.duration = duration;
    this.start();
  }
  private static function linear(time:Number, first:Number, difference:Number, duration:Number):Number {
    return difference * time / duration + first;
  }
  public function get obj():Object { return target; }
  public function set obj(object:Object):void { target = object; }
  public function get finish():Number { return begin + change; }
  public function set finish(last:Number):void { change = last - begin; }
  public function get duration():Number { return length; }
  public function set duration(time:Number):void { length = time > 0 ? time : Infinity; }
  public function get position():Number { return getPosition(elapsed); }
  public function set position(next:Number):void { setPosition(next); }
  public function getPosition(t:Number = NaN):Number {
    return func(isNaN(t) ? elapsed : t, begin, change, length);
  }
  public function setPosition(next:Number):void {
    value = next;
    if (prop != null && prop.length > 0) target[prop] = next;
    tell(TweenEvent.MOTION_CHANGE);
  }
  public function get time():Number { return elapsed; }
  public function set time(t:Number):void {
    if (t > length) {
      if (looping) {
        rewind(t - length);
        setPosition(position);
        tell(TweenEvent.MOTION_LOOP);
        return;
      }
      if (useSeconds) {
        elapsed = length;
        setPosition(position);
      }
      stop();
      tell(TweenEvent.MOTION_FINISH);
    } else if (t < 0) {
      rewind();
      setPosition(position);
    } else {
      elapsed = t;
      setPosition(position);
    }
  }
  public function get FPS():Number { return timer ? 1000 / timer.delay : NaN; }
  public function set FPS(rate:Number):void {
    var wasPlaying:Boolean = isPlaying;
    listen(false);
    timer = rate > 0 ? new Timer(1000 / rate) : null;
    if (wasPlaying) listen(true);
  }
  public function start():void {
    rewind();
    listen(true);
    tell(TweenEvent.MOTION_START);
  }
  public function stop():void {
    listen(false);
    tell(TweenEvent.MOTION_STOP);
  }
  public function resume():void {
    fixTime();
    listen(true);
    tell(TweenEvent.MOTION_RESUME);
  }
  public function rewind(t:Number = 0):void {
    elapsed = t;
    fixTime();
    value = getPosition(t);
    if (prop != null && prop.length > 0) target[prop] = value;
  }
  public function fforward():void {
    time = length;
    fixTime();
  }
  public function nextFrame():void {
    time = useSeconds ? (getTimer() - startedAt) / 1000 : elapsed + 1;
  }
  public function prevFrame():void {
    if (!useSeconds) time = elapsed - 1;
  }
  public function yoyo():void {
    continueTo(begin, time);
  }
  public function continueTo(finish:Number, duration:Number):void {
    begin = position;
    this.finish = finish;
    if (!isNaN(duration)) this.duration = duration;
    start();
  }
  private function fixTime():void {
    if (useSeconds) startedAt = getTimer() - elapsed * 1000;
  }
  private function listen(isOn:Boolean):void {
    isPlaying = isOn;
    frames.removeEventListener(Event.ENTER_FRAME, tick);
    if (timer) {
      timer.removeEventListener(TimerEvent.TIMER, tick);
      timer.stop();
    }
    if (!isOn) return;
    if (timer) {
      timer.addEventListener(TimerEvent.TIMER, tick);
      timer.start();
    } else frames.addEventListener(Event.ENTER_FRAME, tick);
  }
  private function tick(event:Event):void { nextFrame(); }
  private function tell(type:String):void {
    dispatchEvent(new TweenEvent(type, elapsed, value));
  }
}
}
`,
    'fl.motion.Color': `package fl.motion {
import flash.geom.ColorTransform;
public class Color extends ColorTransform {
  private var tint:Number = 0;
  private var strength:Number = 0;
  public function Color(redMultiplier:Number = 1, greenMultiplier:Number = 1, blueMultiplier:Number = 1, alphaMultiplier:Number = 1, redOffset:Number = 0, greenOffset:Number = 0, blueOffset:Number = 0, alphaOffset:Number = 0) {
    super(redMultiplier, greenMultiplier, blueMultiplier, alphaMultiplier, redOffset, greenOffset, blueOffset, alphaOffset);
  }
  public function get brightness():Number {
    return redOffset ? 1 - redMultiplier : redMultiplier - 1;
  }
  public function set brightness(value:Number):void {
    var share:Number = Math.max(-1, Math.min(1, value));
    redMultiplier = greenMultiplier = blueMultiplier = 1 - Math.abs(share);
    redOffset = greenOffset = blueOffset = share > 0 ? share * 255 : 0;
  }
  public function setTint(tintColor:uint, tintMultiplier:Number):void {
    tint = tintColor;
    strength = tintMultiplier;
    redMultiplier = greenMultiplier = blueMultiplier = 1 - tintMultiplier;
    redOffset = Math.round((tintColor >> 16 & 255) * tintMultiplier);
    greenOffset = Math.round((tintColor >> 8 & 255) * tintMultiplier);
    blueOffset = Math.round((tintColor & 255) * tintMultiplier);
  }
  public function get tintColor():uint { return tint; }
  public function set tintColor(value:uint):void { setTint(value, strength); }
  public function get tintMultiplier():Number { return strength; }
  public function set tintMultiplier(value:Number):void { setTint(tint, value); }
  public static function interpolateColor(fromColor:uint, toColor:uint, progress:Number):uint {
    var mixed:uint = 0;
    for (var shift:int = 24; shift >= 0; shift -= 8) {
      var first:Number = fromColor >>> shift & 255;
      var last:Number = toColor >>> shift & 255;
      mixed |= uint(Math.round(first * (1 - progress) + last * progress)) << shift;
    }
    return mixed;
  }
  public static function interpolateTransform(fromColor:ColorTransform, toColor:ColorTransform, progress:Number):ColorTransform {
    var rest:Number = 1 - progress;
    return new ColorTransform(
      fromColor.redMultiplier * rest + toColor.redMultiplier * progress,
      fromColor.greenMultiplier * rest + toColor.greenMultiplier * progress,
      fromColor.blueMultiplier * rest + toColor.blueMultiplier * progress,
      fromColor.alphaMultiplier * rest + toColor.alphaMultiplier * progress,
      fromColor.redOffset * rest + toColor.redOffset * progress,
      fromColor.greenOffset * rest + toColor.greenOffset * progress,
      fromColor.blueOffset * rest + toColor.blueOffset * progress,
      fromColor.alphaOffset * rest + toColor.alphaOffset * progress);
  }
}
}
`
};

const AS2_SOURCES = {
    'mx.utils.Delegate': `class mx.utils.Delegate {
  private var method:Function;
  function Delegate(f:Function) { method = f; }
  function createDelegate(obj:Object):Function { return create(obj, method); }
  static function create(obj:Object, func:Function):Function {
    return function() { return func.apply(obj, arguments); };
  }
}
`,
    'mx.events.EventDispatcher': `class mx.events.EventDispatcher {
  static function initialize(object:Object):Void {
    var own = mx.events.EventDispatcher.prototype;
    object.addEventListener = own.addEventListener;
    object.removeEventListener = own.removeEventListener;
    object.dispatchEvent = own.dispatchEvent;
    object.dispatchQueue = own.dispatchQueue;
    _global.ASSetPropFlags(object, "addEventListener,removeEventListener,dispatchEvent,dispatchQueue", 1);
  }
  function addEventListener(event:String, handler):Void {
    this.removeEventListener(event, handler);
    var key:String = "__q_" + event;
    if (this[key] == undefined) {
      this[key] = [];
      _global.ASSetPropFlags(this, key, 1);
    }
    this[key].push(handler);
  }
  function removeEventListener(event:String, handler):Void {
    var list = this["__q_" + event];
    for (var i:Number = 0; list != undefined && i < list.length; i++) {
      if (list[i] == handler) {
        list.splice(i, 1);
        return;
      }
    }
  }
  function dispatchEvent(eventObj:Object):Void {
    if (eventObj.target == undefined) eventObj.target = this;
    if (this[eventObj.type + "Handler"] != undefined) this[eventObj.type + "Handler"](eventObj);
    this.dispatchQueue(this, eventObj);
  }
  function dispatchQueue(queueObj:Object, eventObj:Object):Void {
    var list:Array = queueObj["__q_" + eventObj.type].slice();
    for (var i:Number = 0; i < list.length; i++) {
      var listener = list[i];
      if (typeof listener == "function") listener.apply(queueObj, [eventObj]);
      else if (listener.handleEvent != undefined) listener.handleEvent(eventObj);
      else listener[eventObj.type](eventObj);
    }
  }
}
`,
    'mx.transitions.OnEnterFrameBeacon': `class mx.transitions.OnEnterFrameBeacon {
  static function init():Void {
    var root:MovieClip = _global.MovieClip;
    if (_root.__OnEnterFrameBeacon != undefined) return;
    if (root.broadcastMessage == undefined) AsBroadcaster.initialize(root);
    var beacon:MovieClip = _root.createEmptyMovieClip("__OnEnterFrameBeacon", 9876);
    beacon.onEnterFrame = function() { _global.MovieClip.broadcastMessage("onEnterFrame"); };
  }
}
`,
    'mx.transitions.Tween': `class mx.transitions.Tween {
  var obj:Object;
  var prop:String;
  var func:Function;
  var begin:Number;
  var change:Number;
  var useSeconds:Boolean;
  var looping:Boolean;
  var isPlaying:Boolean;
  var prevTime:Number;
  var prevPos:Number;
  var addListener:Function;
  var removeListener:Function;
  var broadcastMessage:Function;
  private var length:Number;
  private var elapsed:Number;
  private var value:Number;
  private var startedAt:Number;
  private var rate:Number;
  private var interval:Number;
  function Tween(object, property, easing, first, last, time, isInSeconds) {
    mx.transitions.OnEnterFrameBeacon.init();
    AsBroadcaster.initialize(this);
    this.obj = object;
    this.prop = property;
    this.begin = first;
    this.value = first;
    this.duration = time;
    this.useSeconds = isInSeconds;
    this.func = easing ? easing : function(t, b, c, d) { return c * t / d + b; };
    this.finish = last;
    this.addListener(this);
    this.start();
  }
  function get duration():Number { return this.length; }
  function set duration(time:Number) { this.length = time > 0 ? time : Infinity; }
  function get finish():Number { return this.begin + this.change; }
  function set finish(last:Number) { this.change = last - this.begin; }
  function get position():Number { return this.getPosition(); }
  function set position(next:Number) { this.setPosition(next); }
  function get time():Number { return this.elapsed; }
  function set time(t:Number) { this.setTime(t); }
  function get FPS():Number { return this.rate; }
  function set FPS(frames:Number) {
    var wasPlaying:Boolean = this.isPlaying;
    this.listen(false);
    this.rate = frames;
    if (wasPlaying) this.listen(true);
  }
  function getPosition(t:Number):Number {
    return this.func(t == undefined ? this.elapsed : t, this.begin, this.change, this.length);
  }
  function setPosition(next:Number):Void {
    this.prevPos = this.value;
    this.obj[this.prop] = this.value = next;
    this.broadcastMessage("onMotionChanged", this, next);
    updateAfterEvent();
  }
  private function setTime(t:Number):Void {
    this.prevTime = this.elapsed;
    if (t > this.length) {
      if (this.looping) {
        this.rewind(t - this.length);
        this.setPosition(this.getPosition());
        this.broadcastMessage("onMotionLooped", this);
        return;
      }
      if (this.useSeconds) {
        this.elapsed = this.length;
        this.setPosition(this.getPosition());
      }
      this.stop();
      this.broadcastMessage("onMotionFinished", this);
    } else if (t < 0) {
      this.rewind();
      this.setPosition(this.getPosition());
    } else {
      this.elapsed = t;
      this.setPosition(this.getPosition());
    }
  }
  function start():Void {
    this.rewind();
    this.listen(true);
    this.broadcastMessage("onMotionStarted", this);
  }
  function stop():Void {
    this.listen(false);
    this.broadcastMessage("onMotionStopped", this);
  }
  function resume():Void {
    this.fixTime();
    this.listen(true);
    this.broadcastMessage("onMotionResumed", this);
  }
  function rewind(t:Number):Void {
    this.elapsed = t == undefined ? 0 : t;
    this.fixTime();
    this.obj[this.prop] = this.value = this.getPosition();
  }
  function fforward():Void {
    this.setTime(this.length);
    this.fixTime();
  }
  function nextFrame():Void {
    this.setTime(this.useSeconds ? (getTimer() - this.startedAt) / 1000 : this.elapsed + 1);
  }
  function prevFrame():Void {
    if (!this.useSeconds) this.setTime(this.elapsed - 1);
  }
  function onEnterFrame():Void { this.nextFrame(); }
  function yoyo():Void { this.continueTo(this.begin, this.elapsed); }
  function continueTo(last:Number, time:Number):Void {
    this.begin = this.getPosition();
    this.finish = last;
    if (time != undefined) this.duration = time;
    this.start();
  }
  function toString():String { return "[Tween]"; }
  private function fixTime():Void {
    if (this.useSeconds) this.startedAt = getTimer() - this.elapsed * 1000;
  }
  private function listen(isOn:Boolean):Void {
    this.isPlaying = isOn;
    _global.MovieClip.removeListener(this);
    clearInterval(this.interval);
    if (!isOn) return;
    if (this.rate > 0) this.interval = setInterval(this, "nextFrame", 1000 / this.rate);
    else _global.MovieClip.addListener(this);
  }
}
`
};

const AS3_EASINGS = {
    'fl.transitions.easing': TRANSITION_EASINGS,
    'fl.motion.easing': MOTION_EASINGS
};
const AS2_EASINGS = {
    'mx.transitions.easing': TRANSITION_EASINGS
};
function ownSource(qualifiedName, isOld) {
    const text = sourcesOf(isOld).get(qualifiedName);
    return text === undefined ? undefined : {
        file: `${qualifiedName} (built in)`,
        text
    };
}
function ownNames(packageName, isOld) {
    const start = `${packageName}.`;
    return [
        ...sourcesOf(isOld).keys()
    ].filter((name)=>name.startsWith(start) && !name.includes('.', start.length)).map((name)=>name.slice(start.length));
}
const cache = new Map();
function sourcesOf(isOld) {
    const cached = cache.get(isOld);
    if (cached) return cached;
    const write = isOld ? as2Easing : as3Easing;
    const sources = new Map(Object.entries(isOld ? AS2_SOURCES : AS3_SOURCES));
    for (const [packageName, classes] of Object.entries(isOld ? AS2_EASINGS : AS3_EASINGS))for (const [name, functions] of Object.entries(classes))sources.set(`${packageName}.${name}`, write(packageName, name, functions));
    cache.set(isOld, sources);
    return sources;
}

exports.Avm1Compiler = Avm1Compiler;
exports.PlayerApi = PlayerApi;
exports.compileAvm2 = compileAvm2;
exports.leafOf = leafOf;
exports.ownNames = ownNames;
exports.ownSource = ownSource;
exports.packageOf = packageOf;
exports.readExternals = readExternals;
exports.readLinks = readLinks;
