// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const saxes = require('saxes');
const host_headless = require('./headless.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
let host_planar$late;
const host_planar = () => (host_planar$late ??= require('./planar.js'));
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('./editing.js'));
const host_errors = require('./errors.js');
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('./saving.js'));
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('./literal.js'));

function cameraLayer(timeline) {
    return timeline.layers.find(({ ownType })=>ownType === 'camera');
}
function addCameraLayer(timeline) {
    const { width, height } = timeline.document;
    const node = host_editing().newLayer('Camera', 0, Math.max(1, timeline.frameCount));
    host_headless.LAYER.color.write(node, '#0099FF');
    host_headless.LAYER.autoNamed.write(node, false);
    host_headless.LAYER.layerType.write(node, 'camera');
    const values = {
        libraryItemName: '__Camera__',
        name: '___camera___instance',
        isVisible: false
    };
    const camera = host_headless.XmlNode.create('DOMSymbolInstance', host_headless.written(host_headless.INSTANCE, values));
    host_headless.writeMatrix(camera, host_headless.translation(width / 2, height / 2));
    host_headless.writeTransformationPoint(camera, {
        x: 0,
        y: 0
    });
    node.child('frames')?.childrenNamed('DOMFrame')[0].child('elements')?.append(camera);
    const position = {
        index: 0,
        parent: null
    };
    const layer = host_editing().editLayers(timeline, (list, parents)=>host_editing().insertLayer(timeline, list, parents, node, position));
    host_headless.makeCurrent(timeline, layer);
    return layer;
}

const DEGREES = 180 / Math.PI;
const RANGES = {
    place: [
        -10_000,
        10_000
    ],
    depth: [
        -5000,
        10_000
    ],
    zoom: [
        1,
        10_000
    ],
    angle: [
        -179,
        180
    ]
};
const COLOR_FILTER = 'adjustColorFilter';
const NO_COLOR_FILTER = {
    brightness: 0,
    contrast: 0,
    saturation: 0,
    hue: 0
};
class Camera extends host_headless.HostObject {
    static{
        this.className = 'Camera';
    }
    constructor(timeline){
        super(), this.timeline = timeline, this.isTintOn = false, this.isColorFilterOn = false;
    }
    get isStale() {
        return this.timeline.isStale;
    }
    get cameraEnabled() {
        return host_headless.TIMELINE.cameraLayerEnabled.read(this.timeline.node) && cameraLayer(this.timeline) !== undefined;
    }
    set cameraEnabled(value) {
        const isOn = Boolean(value);
        if (isOn && !cameraLayer(this.timeline)) addCameraLayer(this.timeline);
        host_headless.TIMELINE.cameraLayerEnabled.write(this.timeline.node, isOn);
    }
    get tintEnabled() {
        return this.isTintOn || this.instances.some((node)=>host_headless.colorModeOf(node) === 'tint');
    }
    set tintEnabled(value) {
        this.isTintOn = Boolean(value);
        if (!value) for (const node of this.instances)clearTint(node);
    }
    get colorFilterEnabled() {
        return this.isColorFilterOn || this.instances.some((node)=>colorFilterOf(node) !== undefined);
    }
    set colorFilterEnabled(value) {
        this.isColorFilterOn = Boolean(value);
        if (!value) for (const node of this.instances)writeColorFilter(node, undefined);
    }
    getZDepth(frameIndex) {
        const frame = this.frameAt('getZDepth', frameIndex);
        return frame ? host_editing().readDepth(frame.node) : 0;
    }
    setZDepth(frameIndex, tz) {
        const method = 'Camera.setZDepth';
        const depth = within(RANGES.depth, host_headless.checkNumber(`${method}: tz`, tz));
        const frame = this.keyframe('setZDepth', frameIndex);
        if (frame) host_editing().writeDepth(frame.node, method, depth);
    }
    getZoom(frameIndex) {
        const { a, b } = this.matrixAt('getZoom', frameIndex);
        return 100 / Math.hypot(a, b);
    }
    setZoom(frameIndex, zoomVal) {
        const zoom = within(RANGES.zoom, host_headless.checkNumber('Camera.setZoom: zoomVal', zoomVal));
        this.place('setZoom', frameIndex, (matrix)=>{
            const change = 100 / zoom / Math.hypot(matrix.a, matrix.b);
            const { a, b, c, d } = matrix;
            return {
                ...matrix,
                a: a * change,
                b: b * change,
                c: c * change,
                d: d * change
            };
        });
    }
    resetZoom(frameIndex) {
        this.setZoom(frameIndex, 100);
    }
    getRotation(frameIndex) {
        const { a, b } = this.matrixAt('getRotation', frameIndex);
        const angle = Math.round(-Math.atan2(b, a) * DEGREES);
        return angle === -180 ? 180 : angle + 0;
    }
    setRotation(frameIndex, angleDegree) {
        const angle = within(RANGES.angle, host_headless.checkNumber('Camera.setRotation: angleDegree', angleDegree));
        this.place('setRotation', frameIndex, (matrix)=>{
            const scale = Math.hypot(matrix.a, matrix.b);
            const cos = scale * Math.cos(angle / DEGREES);
            const sin = scale * Math.sin(angle / DEGREES);
            return {
                ...matrix,
                a: cos,
                b: -sin,
                c: sin,
                d: cos
            };
        });
    }
    resetRotation(frameIndex) {
        this.setRotation(frameIndex, 0);
    }
    getPosition(frameIndex) {
        const { tx, ty } = this.matrixAt('getPosition', frameIndex);
        const { x, y } = this.center;
        return {
            x: tidy(x - tx),
            y: tidy(y - ty),
            z: this.getZDepth(frameIndex)
        };
    }
    setPosition(frameIndex, x, y, z) {
        const method = 'Camera.setPosition';
        const left = within(RANGES.place, host_headless.checkNumber(`${method}: x`, x));
        const up = within(RANGES.place, host_headless.checkNumber(`${method}: y`, y));
        if (z !== undefined) host_headless.checkNumber(`${method}: z`, z);
        const { center } = this;
        this.place('setPosition', frameIndex, (matrix)=>({
                ...matrix,
                tx: center.x - left,
                ty: center.y - up
            }));
        if (z !== undefined) this.setZDepth(frameIndex, z);
    }
    resetPosition(frameIndex) {
        this.setPosition(frameIndex, 0, 0, 0);
    }
    getTint(frameIndex) {
        const node = this.shownAt('getTint', frameIndex);
        if (!node || host_headless.colorModeOf(node) !== 'tint') return {
            percent: 0,
            red: 0,
            green: 0,
            blue: 0
        };
        const { color, strength } = host_headless.tintOf(node);
        const [red, green, blue] = host_headless.channelsOf(color);
        return {
            percent: Math.round(strength * 100),
            red,
            green,
            blue
        };
    }
    setTint(frameIndex, amount, red, green, blue) {
        const method = 'Camera.setTint';
        const strength = host_headless.checkNumber(`${method}: amount`, amount, 0, 100) / 100;
        const channels = Object.entries({
            red,
            green,
            blue
        }).map(([name, part])=>host_headless.checkNumber(`${method}: ${name}`, part, 0, 255));
        host_headless.setTint(this.instance('setTint', frameIndex), host_headless.formatChannels(channels), strength);
    }
    resetTint(frameIndex) {
        clearTint(this.instance('resetTint', frameIndex));
    }
    getColorFilter(frameIndex) {
        const node = this.shownAt('getColorFilter', frameIndex);
        return {
            ...NO_COLOR_FILTER,
            ...node && colorFilterOf(node)
        };
    }
    setColorFilter(frameIndex, brightness, contrast, saturation, hue) {
        const amounts = Object.entries({
            brightness,
            contrast,
            saturation,
            hue
        }).map(([name, amount])=>{
            const end = name === 'hue' ? 180 : 100;
            return [
                name,
                within([
                    -end,
                    end
                ], host_headless.checkNumber(`Camera.setColorFilter: ${name}`, amount))
            ];
        });
        const node = this.instance('setColorFilter', frameIndex);
        writeColorFilter(node, {
            ...NO_COLOR_FILTER,
            ...Object.fromEntries(amounts)
        });
    }
    resetColorFilter(frameIndex) {
        writeColorFilter(this.instance('resetColorFilter', frameIndex), undefined);
    }
    reset(frameIndex) {
        const node = this.instance('reset', frameIndex);
        this.resetPosition(frameIndex);
        this.resetZoom(frameIndex);
        this.resetRotation(frameIndex);
        clearTint(node);
        writeColorFilter(node, undefined);
    }
    get center() {
        const { width, height } = this.timeline.document;
        return {
            x: width / 2,
            y: height / 2
        };
    }
    get instances() {
        return cameraLayer(this.timeline)?.keyframes.flatMap((frame)=>frame.elementNodes.slice(0, 1)) ?? [];
    }
    frameAt(method, frameIndex) {
        const index = Math.trunc(host_headless.checkNumber(`Camera.${method}: frame index`, frameIndex, 0));
        return this.cameraEnabled ? cameraLayer(this.timeline)?.frameAt(index) : undefined;
    }
    keyframe(method, frameIndex) {
        const frame = this.frameAt(method, frameIndex);
        if (frame && frame.elementNodes.length > 0) return frame;
        const last = Math.max(0, this.timeline.frameCount - 1);
        if (this.cameraEnabled && Math.trunc(Number(frameIndex)) > last) {
            this.timeline.document.warn(`Camera.${method}: the timeline has the frames 0 to ${last}, and no frame ${String(frameIndex)}; it has no effect`);
            return undefined;
        }
        const missing = this.cameraEnabled ? `the camera layer shows no camera at frame ${String(frameIndex)}` : 'the timeline has no camera; set camera.cameraEnabled to true first';
        throw new host_headless.HostError(`Camera.${method}: ${missing}`);
    }
    instance(method, frameIndex) {
        return this.keyframe(method, frameIndex)?.elementNodes[0] ?? host_headless.XmlNode.create('DOMSymbolInstance');
    }
    shownAt(method, frameIndex) {
        const frame = this.frameAt(method, frameIndex);
        return frame?.shownElements(Math.trunc(frameIndex) - frame.startFrame).at(0);
    }
    matrixAt(method, frameIndex) {
        const node = this.shownAt(method, frameIndex);
        const { x, y } = this.center;
        return node ? host_headless.readCutMatrix(node) : {
            a: 1,
            b: 0,
            c: 0,
            d: 1,
            tx: x,
            ty: y
        };
    }
    place(method, frameIndex, change) {
        const node = this.instance(method, frameIndex);
        const before = host_headless.readCutMatrix(node);
        const { roundToTwips } = this.timeline.document.switches;
        host_headless.writeMatrix(node, host_headless.storable(change(before), before, roundToTwips), before);
    }
}
function within([low, high], value) {
    return Math.min(high, Math.max(low, value));
}
function tidy(value) {
    return Math.round(value * 1e6) / 1e6 + 0;
}
function clearTint(node) {
    if (host_headless.colorModeOf(node) === 'tint') host_headless.setColorMode(node, 'none');
}
function colorFilterOf(node) {
    const filter = host_saving().readFilters(node).find(({ name })=>name === COLOR_FILTER);
    if (!filter) return undefined;
    const { brightness, contrast, saturation, hue } = filter;
    return {
        brightness,
        contrast,
        saturation,
        hue
    };
}
function writeColorFilter(node, filter) {
    const others = host_saving().readFilters(node).filter(({ name })=>name !== COLOR_FILTER);
    const own = filter ? [
        {
            name: COLOR_FILTER,
            enabled: true,
            ...filter
        }
    ] : [];
    host_saving().writeFilters(node, 'Camera.setColorFilter', [
        ...others,
        ...own
    ]);
}

const STAGE_EVENTS = [
    'timelineChanged',
    'layerChanged',
    'frameChanged',
    'selectionChanged'
];
class StageEvents {
    constructor(events, active){
        this.events = events;
        this.active = active;
        this.isDispatching = false;
        this.before = this.read();
    }
    look() {
        if (this.isDispatching) return;
        const { before } = this;
        const now = this.read();
        this.before = now;
        if (!before || !now || before.document !== now.document) return;
        this.isDispatching = true;
        try {
            for (const type of changesBetween(before, now))this.events.dispatch(type);
        } finally{
            this.isDispatching = false;
            this.before = this.read();
        }
    }
    read() {
        const document = this.active();
        if (!document || document.isStale) return undefined;
        const timeline = document.getTimeline();
        const { layers, currentLayer, currentFrame } = timeline;
        const selection = document.selectedElements.map(({ node })=>node);
        return {
            document,
            timeline,
            layer: layers[currentLayer]?.node,
            frame: currentFrame,
            selection
        };
    }
}
function changesBetween(before, now) {
    const isTimeline = before.timeline !== now.timeline;
    const happened = {
        timelineChanged: isTimeline,
        layerChanged: before.layer !== now.layer,
        frameChanged: isTimeline || before.frame !== now.frame,
        selectionChanged: before.selection.length !== now.selection.length || before.selection.some((node, index)=>node !== now.selection[index])
    };
    return STAGE_EVENTS.filter((type)=>happened[type]);
}
function watchStage(host, type) {
    const { ofScripts, ofCaller } = host.realms;
    if (ofScripts.realm.onChange || !STAGE_EVENTS.some((event)=>event === type)) return;
    const stage = new StageEvents(host.events, ()=>host.active);
    ofScripts.realm.onChange = ofCaller.realm.onChange = ()=>{
        stage.look();
    };
}

const ALGORITHMS$1 = [
    'basic',
    'maxRects'
];
const LAYOUTS = [
    'JSON',
    'JSON-Array',
    'Starling',
    'Sparrow v1',
    'Sparrow v2'
];
const MAX_SIDE$1 = 8192;
const FIXED = 512;
const PLUGIN_SWITCHES = {
    rotate: false,
    trim: true
};
class SpriteSheetExporter extends host_headless.HostObject {
    static{
        this.className = 'SpriteSheetExporter';
    }
    static{
        this.ignoresReadOnly = true;
    }
    constructor(host){
        super(), this.host = host, this.entries = [], this.packing = 'basic', this.layout = 'JSON', this.switches = {
            ...PLUGIN_SWITCHES,
            autoSize: true,
            stack: true
        }, this.sizes = {
            border: 0,
            shape: 0,
            width: FIXED,
            height: FIXED,
            maxWidth: MAX_SIDE$1,
            maxHeight: MAX_SIDE$1
        }, this.imageName = '';
    }
    get algorithm() {
        return this.packing;
    }
    set algorithm(value) {
        const algorithm = host_headless.checkChoice('SpriteSheetExporter.algorithm', value, ALGORITHMS$1);
        this.change(()=>this.packing = algorithm);
    }
    get layoutFormat() {
        return this.layout;
    }
    set layoutFormat(value) {
        const name = host_headless.checkText('SpriteSheetExporter.layoutFormat', value);
        if (!LAYOUTS.includes(name)) throw new host_headless.NotImplemented(`SpriteSheetExporter.layoutFormat "${name}"`);
        this.change(()=>{
            this.layout = name;
            Object.assign(this.switches, PLUGIN_SWITCHES);
        });
    }
    get allowRotate() {
        return this.switches.rotate;
    }
    set allowRotate(value) {
        this.change(()=>this.switches.rotate = Boolean(value));
    }
    get allowTrimming() {
        return this.switches.trim;
    }
    set allowTrimming(value) {
        this.change(()=>this.switches.trim = Boolean(value));
    }
    get autoSize() {
        return this.switches.autoSize;
    }
    set autoSize(value) {
        this.change(()=>this.switches.autoSize = Boolean(value));
    }
    get stackDuplicateFrames() {
        return this.switches.stack;
    }
    set stackDuplicateFrames(value) {
        this.change(()=>this.switches.stack = Boolean(value));
    }
    get borderPadding() {
        return this.sizes.border;
    }
    set borderPadding(value) {
        this.setSize('border', 'borderPadding', value, 0);
    }
    get shapePadding() {
        return this.sizes.shape;
    }
    set shapePadding(value) {
        this.setSize('shape', 'shapePadding', value, 0);
    }
    get maxSheetWidth() {
        return this.sizes.maxWidth;
    }
    set maxSheetWidth(value) {
        this.setSize('maxWidth', 'maxSheetWidth', value, 1);
    }
    get maxSheetHeight() {
        return this.sizes.maxHeight;
    }
    set maxSheetHeight(value) {
        this.setSize('maxHeight', 'maxSheetHeight', value, 1);
    }
    get sheetWidth() {
        return this.autoSize ? this.sheet?.width ?? 0 : this.sizes.width;
    }
    set sheetWidth(value) {
        if (!this.autoSize) this.setSize('width', 'sheetWidth', value, 1);
    }
    get sheetHeight() {
        return this.autoSize ? this.sheet?.height ?? 0 : this.sizes.height;
    }
    set sheetHeight(value) {
        if (!this.autoSize) this.setSize('height', 'sheetHeight', value, 1);
    }
    get overflowed() {
        return this.entries.length > 0 && this.sheet === null;
    }
    get canRotate() {
        return true;
    }
    get canTrim() {
        return true;
    }
    get canShapePad() {
        return true;
    }
    get canBorderPad() {
        return true;
    }
    get canStackDuplicateFrames() {
        return true;
    }
    get app() {
        return this.host.options.era === 'cs6' ? 'Adobe Flash CS6' : 'Adobe Animate';
    }
    get version() {
        return this.host.options.era === 'cs6' ? '12.0.0.0' : '22.0.0.0';
    }
    get format() {
        return 'RGBA8888';
    }
    get image() {
        return this.imageName;
    }
    beginExport() {
        this.change(()=>this.entries = []);
    }
    addSymbol(symbol, name, beginFrame, endFrame) {
        const item = symbolOf(symbol);
        if (!item) throw new host_headless.HostError('SpriteSheetExporter.addSymbol: expected a symbol or an instance of one');
        const called = name === undefined || name === '' ? host_headless.leafOf(item.name) : host_headless.checkText('SpriteSheetExporter.addSymbol', name);
        const frames = this.framesOf(item, called, beginFrame, endFrame);
        this.change(()=>this.entries.push({
                item,
                name: called,
                frames
            }));
        return true;
    }
    changeSymbol(symbol, beginFrame, endFrame) {
        const item = symbolOf(symbol);
        const entry = this.entries.find((other)=>other.item === item);
        if (!entry || !(item instanceof host_headless.SymbolItem)) return false;
        const frames = this.framesOf(item, entry.name, beginFrame, endFrame);
        this.change(()=>entry.frames = frames);
        return true;
    }
    removeSymbol(symbol) {
        return this.remove(symbolOf(symbol));
    }
    addBitmap(bitmap) {
        const item = itemOf(bitmap);
        if (!(item instanceof host_headless.BitmapItem)) throw new host_headless.HostError('SpriteSheetExporter.addBitmap: expected a bitmap');
        const name = host_headless.leafOf(item.name);
        const frames = this.host.pictures.cut(documentOf(item), item, name);
        this.change(()=>this.entries.push({
                item,
                name,
                frames
            }));
    }
    removeBitmap(bitmap) {
        this.remove(itemOf(bitmap));
    }
    exportSpriteSheet(path, imageFormat, writeMetaData = true) {
        const uri = host_headless.checkText('SpriteSheetExporter.exportSpriteSheet', path).replace(/\.(png|json|xml)$/i, '');
        checkFormat(imageFormat);
        this.imageName = `${decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1))}.png`;
        this.packed = undefined;
        const { sheet } = this;
        if (!sheet) return '';
        this.host.pictures.write(`${uri}.png`, sheet.png, 'SpriteSheetExporter.exportSpriteSheet');
        if (writeMetaData) {
            this.host.pictures.write(`${uri}.${sheet.ending}`, sheet.file, 'SpriteSheetExporter.exportSpriteSheet');
        }
        return sheet.data;
    }
    framesOf(item, name, begin, end) {
        const count = item.timeline.frameCount;
        const first = host_headless.checkNumber('SpriteSheetExporter.addSymbol', begin ?? 1, 0, count);
        const last = host_headless.checkNumber('SpriteSheetExporter.addSymbol', end ?? count, 0);
        return this.host.pictures.cut(documentOf(item), item, name, [
            Math.max(0, first - 1),
            Math.min(Math.max(last, first, 1), count) - 1
        ]);
    }
    remove(item) {
        const index = this.entries.findIndex((entry)=>entry.item === item);
        if (index >= 0) this.change(()=>this.entries.splice(index, 1));
        return index >= 0;
    }
    get sheet() {
        if (this.packed === undefined) {
            const { border, shape, width, height, maxWidth, maxHeight } = this.sizes;
            const { rotate, trim, stack, autoSize } = this.switches;
            const { app, version, imageName: image } = this;
            const isWide = this.host.options.era === 'cs6';
            const sorted = [
                ...this.entries
            ].sort(byName);
            this.packed = this.host.pictures.sheet(sorted.flatMap(({ frames })=>frames), {
                ...{
                    layout: this.layout,
                    text: {
                        app,
                        version,
                        image,
                        isWide
                    },
                    algorithm: this.packing
                },
                ...{
                    rotate,
                    trim,
                    stack,
                    border,
                    padding: shape,
                    isAutomatic: autoSize
                },
                width: autoSize ? maxWidth : width,
                height: autoSize ? maxHeight : height
            }) ?? null;
        }
        return this.packed;
    }
    change(action) {
        action();
        this.packed = undefined;
    }
    setSize(key, member, value, least) {
        const size = Math.trunc(host_headless.checkNumber(`SpriteSheetExporter.${member}`, value, least));
        this.change(()=>this.sizes[key] = Math.min(size, MAX_SIDE$1));
    }
}
function byName({ name }, other) {
    return name < other.name ? -1 : Number(name > other.name);
}
function itemOf(object) {
    if (!(object instanceof host_headless.Element)) return object;
    return object.libraryItem ?? undefined;
}
function symbolOf(object) {
    const item = itemOf(object);
    return item instanceof host_headless.SymbolItem ? item : undefined;
}
function documentOf(item) {
    const { document } = item.library;
    if (document instanceof host_headless.DocumentCore) return document;
    throw new host_headless.HostError('the item belongs to no document');
}
function checkFormat(value) {
    const format = typeof value === 'object' && value !== null ? value.format : value;
    if (format === undefined || format === 'png') return;
    if (format === 'jpg') throw new host_headless.NotImplemented('SpriteSheetExporter.exportSpriteSheet with "jpg"');
    throw new host_headless.HostError('SpriteSheetExporter.exportSpriteSheet: expected "png" or "jpg" as image format');
}

const ALGORITHMS = [
    'basic',
    'maxRects'
];
const FORMATS = [
    'RGB8888',
    'RGB8'
];
const MAX_SIDE = 8192;
class TextureAtlasExporter extends host_headless.HostObject {
    static{
        this.className = 'TextureAtlasExporter';
    }
    constructor(host){
        super(), this.host = host, this.packing = 'maxRects', this.picture = 'RGB8888', this.place = '', this.hasOverflowed = false, this.switches = {
            rotate: false,
            autoSize: true,
            trim: true,
            optimize: false,
            flatten: false
        }, this.sizes = {
            border: 0,
            shape: 0,
            width: 2048,
            height: 2048,
            resolution: 1
        };
    }
    get algorithm() {
        return this.packing;
    }
    set algorithm(value) {
        this.packing = host_headless.checkChoice('TextureAtlasExporter.algorithm', value, ALGORITHMS);
    }
    get imageFormat() {
        return this.picture;
    }
    set imageFormat(value) {
        const format = host_headless.checkChoice('TextureAtlasExporter.imageFormat', value, FORMATS);
        if (format === 'RGB8') throw new host_headless.NotImplemented('TextureAtlasExporter.imageFormat "RGB8"');
        this.picture = format;
    }
    get filePath() {
        return this.place;
    }
    set filePath(value) {
        this.place = host_headless.checkText('TextureAtlasExporter.filePath', value);
    }
    get resolution() {
        return this.sizes.resolution;
    }
    set resolution(value) {
        this.sizes.resolution = host_headless.checkNumber('TextureAtlasExporter.resolution', value, 0.01, 16);
    }
    get optimizeJson() {
        return this.switches.optimize;
    }
    set optimizeJson(value) {
        this.switches.optimize = Boolean(value);
    }
    get optimizeBitmap() {
        return this.switches.trim;
    }
    set optimizeBitmap(value) {
        this.switches.trim = Boolean(value);
    }
    get flattenSkewObject() {
        return this.switches.flatten;
    }
    set flattenSkewObject(value) {
        if (value) throw new host_headless.NotImplemented('TextureAtlasExporter.flattenSkewObject');
    }
    get allowRotate() {
        return this.switches.rotate;
    }
    set allowRotate(value) {
        this.switches.rotate = Boolean(value);
    }
    get canRotate() {
        return true;
    }
    get autoSize() {
        return this.switches.autoSize;
    }
    set autoSize(value) {
        this.switches.autoSize = Boolean(value);
    }
    get borderPadding() {
        return this.sizes.border;
    }
    set borderPadding(value) {
        this.sizes.border = Math.trunc(host_headless.checkNumber('TextureAtlasExporter.borderPadding', value, 0));
    }
    get shapePadding() {
        return this.sizes.shape;
    }
    set shapePadding(value) {
        this.sizes.shape = Math.trunc(host_headless.checkNumber('TextureAtlasExporter.shapePadding', value, 0));
    }
    get sheetWidth() {
        return this.sizes.width;
    }
    set sheetWidth(value) {
        const size = host_headless.checkNumber('TextureAtlasExporter.sheetWidth', value, 1, MAX_SIDE);
        if (!this.autoSize) this.sizes.width = Math.trunc(size);
    }
    get sheetHeight() {
        return this.sizes.height;
    }
    set sheetHeight(value) {
        const size = host_headless.checkNumber('TextureAtlasExporter.sheetHeight', value, 1, MAX_SIDE);
        if (!this.autoSize) this.sizes.height = Math.trunc(size);
    }
    get overflowed() {
        return this.hasOverflowed;
    }
    get app() {
        return 'Adobe Animate';
    }
    get version() {
        return '22.0.0.0';
    }
    exportTextureAtlas(symbol, path) {
        const method = 'TextureAtlasExporter.exportTextureAtlas';
        const item = symbol instanceof host_headless.Element ? symbol.libraryItem : symbol;
        if (!(item instanceof host_headless.SymbolItem)) throw new host_headless.HostError(`${method}: expected a symbol or an instance of one`);
        const folder = path ?? this.place;
        if (folder === '') throw new host_headless.HostError(`${method}: expected a folder, as path or filePath`);
        const { document } = item.library;
        if (!(document instanceof host_headless.DocumentCore)) return false;
        const { border, shape, width, height, resolution } = this.sizes;
        const { autoSize, rotate, optimize } = this.switches;
        const files = this.host.pictures.atlas(document, item, {
            ...{
                resolution,
                optimized: optimize,
                rotate,
                border,
                padding: shape
            },
            width: autoSize ? MAX_SIDE : width,
            height: autoSize ? MAX_SIDE : height
        });
        this.hasOverflowed = files === undefined;
        for (const [name, content] of files ?? []){
            this.host.pictures.write(`${folder.replace(/\/$/, '')}/${name}`, content, method);
        }
        return files !== undefined;
    }
}

class XmlUi extends host_headless.HostObject {
    static{
        this.className = 'XMLUI';
    }
    constructor(host){
        super(), this.host = host;
    }
    accept() {
        this.panel('accept').dismissed = 'accept';
    }
    cancel() {
        this.panel('cancel').dismissed = 'cancel';
    }
    get(controlPropertyName) {
        return this.host.dialogues.valueOf(String(controlPropertyName));
    }
    set(controlPropertyName, value) {
        const member = 'XMLUI.set';
        this.panel('set').setValue(member, String(controlPropertyName), host_headless.checkText(`${member}: value`, value));
    }
    getControlItemElement(controlPropertyName) {
        const part = this.host.dialogues.panel?.parts.get(String(controlPropertyName));
        const entry = part?.entries?.at(part.chosen);
        return entry && {
            ...entry
        };
    }
    setControlItemElement(controlPropertyName, elementItem) {
        const member = 'XMLUI.setControlItemElement';
        const list = this.panel('setControlItemElement').list(member, String(controlPropertyName));
        const entry = readEntry(member, elementItem);
        list.entries[list.chosen] = entry;
    }
    setControlItemElements(controlID, elementItemArray) {
        const member = 'XMLUI.setControlItemElements';
        const list = this.panel('setControlItemElements').list(member, String(controlID));
        if (!Array.isArray(elementItemArray)) throw new host_headless.HostError(`${member}: expected an Array of items, got ${host_headless.describeValue(elementItemArray)}`);
        list.entries = elementItemArray.map((item)=>readEntry(member, item));
        list.chosen = 0;
    }
    getEnabled(controlID) {
        return this.panel('getEnabled').part('XMLUI.getEnabled', String(controlID)).isEnabled;
    }
    setEnabled(controlID, enable) {
        this.panel('setEnabled').part('XMLUI.setEnabled', String(controlID)).isEnabled = Boolean(enable);
    }
    getVisible(controlID) {
        return this.panel('getVisible').part('XMLUI.getVisible', String(controlID)).isVisible;
    }
    setVisible(controlID, visible) {
        this.panel('setVisible').part('XMLUI.setVisible', String(controlID)).isVisible = Boolean(visible);
    }
    panel(method) {
        const { panel } = this.host.dialogues;
        if (panel) return panel;
        throw new host_headless.HostError(`XMLUI.${method}: no dialogue is shown`);
    }
}
function readEntry(member, item) {
    const { label, value = label } = host_headless.checkObject(member, item, 'an object with a label');
    return {
        label: host_headless.checkText(`${member}: label`, label),
        value: host_headless.checkText(`${member}: value`, value)
    };
}

class ActionsPanel extends host_headless.HostObject {
    static{
        this.className = 'ActionsPanel';
    }
    constructor(host){
        super(), this.host = host;
    }
    getText() {
        return this.frame?.actionScript ?? '';
    }
    setText(replacementText) {
        const text = host_headless.checkText('ActionsPanel.setText', replacementText);
        const { frame } = this;
        if (!frame) return false;
        frame.actionScript = text;
        this.selection = undefined;
        return true;
    }
    hasSelection() {
        const { start, end } = this.selected;
        return end > start;
    }
    getSelectedText() {
        const { start, end } = this.selected;
        return this.getText().slice(start, end);
    }
    setSelection(startIndex, numberOfChars) {
        const { frame } = this;
        const end = startIndex + numberOfChars;
        const isWithin = startIndex >= 0 && numberOfChars >= 0 && end <= this.getText().length;
        if (!frame || !isWithin) return false;
        this.selection = {
            frame,
            start: startIndex,
            end
        };
        return true;
    }
    replaceSelectedText(replacementText) {
        const text = host_headless.checkText('ActionsPanel.replaceSelectedText', replacementText);
        const { frame } = this;
        if (!frame) return false;
        const { start, end } = this.selected;
        const script = this.getText();
        frame.actionScript = script.slice(0, start) + text + script.slice(end);
        this.selection = {
            frame,
            start: start + text.length,
            end: start + text.length
        };
        return true;
    }
    get frame() {
        const timeline = this.host.active?.getTimeline();
        return timeline?.layers[timeline.currentLayer]?.frameAt(timeline.currentFrame);
    }
    get selected() {
        const { selection } = this;
        return selection && selection.frame === this.frame ? selection : {
            start: 0,
            end: 0
        };
    }
}

function savePanel(host, method, text, { fileURI, bAppendToFile, bUseSystemEncoding }) {
    const { platform } = host.files;
    const file = host.files.toWrite(fileURI, method);
    try {
        if (bAppendToFile && platform.disk.exists(file)) platform.disk.append(file, text);
        else host_headless.writeFile(platform, file, bUseSystemEncoding ? text : `\uFEFF${text}`);
    } catch  {
        host.warn(`${method}: ${file} cannot be written; does its folder exist?`);
    }
}

class CompilerErrors extends host_headless.HostObject {
    static{
        this.className = 'CompilerErrors';
    }
    constructor(host){
        super(), this.host = host;
    }
    clear() {
    }
    save(fileURI, bAppendToFile = false, bUseSystemEncoding = false) {
        savePanel(this.host, 'compilerErrors.save', '', {
            fileURI,
            bAppendToFile,
            bUseSystemEncoding
        });
    }
}

class Path extends host_headless.HostObject {
    static{
        this.className = 'Path';
    }
    constructor(host){
        super(), this.host = host, this.pen = new (host_planar().PathPen)(host_headless.IDENTITY), this.count = 0;
    }
    get nPts() {
        return this.count;
    }
    addPoint(x, y) {
        const [point] = checkPoints('addPoint', [
            x,
            y
        ]);
        this.goTo(point);
    }
    addCurve(xAnchor, yAnchor, x2, y2, x3, y3) {
        const [anchor, control, end] = checkPoints('addCurve', [
            xAnchor,
            yAnchor,
            x2,
            y2,
            x3,
            y3
        ]);
        this.goTo(anchor);
        this.pen.quadraticTo(control.x, control.y, end.x, end.y);
        this.count += 2;
    }
    addCubicCurve(xAnchor, yAnchor, x2, y2, x3, y3, x4, y4) {
        const points = checkPoints('addCubicCurve', [
            xAnchor,
            yAnchor,
            x2,
            y2,
            x3,
            y3,
            x4,
            y4
        ]);
        const [anchor, first, second, end] = points;
        this.goTo(anchor);
        this.pen.cubicTo(first.x, first.y, second.x, second.y, end.x, end.y);
        this.count += 3;
    }
    close() {
        if (this.start) this.goTo(this.start);
    }
    newContour() {
        this.start = undefined;
    }
    clear() {
        this.pen = new (host_planar().PathPen)(host_headless.IDENTITY);
        this.start = undefined;
        this.count = 0;
    }
    makeShape(bSuppressFill = false, bSupressStroke = false) {
        const { active } = this.host;
        if (!active) throw new host_headless.HostError('Path.makeShape: no document is open');
        const subpaths = this.pen.subpaths.filter(({ curves })=>curves.length > 0);
        const closed = host_shown().closedRuns(subpaths.map(({ curves })=>runOf(curves)));
        const outlines = subpaths.map(({ curves }, i)=>({
                curves,
                isClosed: closed[i]
            }));
        host_editing().drawPath(active, outlines, {
            fill: bSuppressFill,
            stroke: bSupressStroke
        });
        this.clear();
    }
    goTo(point) {
        if (this.start) {
            this.pen.lineTo(point.x, point.y);
        } else {
            this.start = point;
            this.pen.moveTo(point.x, point.y);
        }
        this.count++;
    }
}
function runOf(curves) {
    const last = curves[curves.length - 1];
    return {
        from: `${curves[0].x0},${curves[0].y0}`,
        to: `${last.x1},${last.y1}`
    };
}
function checkPoints(method, numbers) {
    const checked = numbers.map((number)=>host_headless.checkNumber(`Path.${method}`, number));
    return Array.from({
        length: checked.length / 2
    }, (_, i)=>({
            x: checked[2 * i],
            y: checked[2 * i + 1]
        }));
}

class DrawingLayer extends host_headless.HostObject {
    static{
        this.className = 'DrawingLayer';
    }
    constructor(host){
        super(), this.host = host;
    }
    beginDraw(_persistentDraw = false) {
    }
    endDraw() {
    }
    beginFrame() {
    }
    endFrame() {
    }
    setColor(_color) {
    }
    moveTo(x, y) {
        checkNumbers('moveTo', [
            x,
            y
        ]);
    }
    lineTo(x, y) {
        checkNumbers('lineTo', [
            x,
            y
        ]);
    }
    curveTo(xCtl, yCtl, xEnd, yEnd) {
        checkNumbers('curveTo', [
            xCtl,
            yCtl,
            xEnd,
            yEnd
        ]);
    }
    cubicCurveTo(x1Ctl, y1Ctl, x2Ctl, y2Ctl, xEnd, yEnd) {
        checkNumbers('cubicCurveTo', [
            x1Ctl,
            y1Ctl,
            x2Ctl,
            y2Ctl,
            xEnd,
            yEnd
        ]);
    }
    drawPath(path) {
        if (!(path instanceof Path)) throw new host_headless.HostError('DrawingLayer.drawPath: expected a Path object');
    }
    newPath() {
        return new Path(this.host);
    }
}
function checkNumbers(method, numbers) {
    for (const number of numbers)host_headless.checkNumber(`DrawingLayer.${method}`, number);
}

class HostMath extends host_headless.HostObject {
    static{
        this.className = '_Math';
    }
    concatMatrix(mat1, mat2) {
        checkFields('concatMatrix', 1, mat1, MATRIX);
        checkFields('concatMatrix', 2, mat2, MATRIX);
        return host_headless.concat(mat2, mat1);
    }
    invertMatrix(mat) {
        checkFields('invertMatrix', 1, mat, MATRIX);
        const inverse = host_headless.invert(mat);
        if (!inverse) throw host_headless.invalidArgument('invertMatrix', 1);
        return inverse;
    }
    pointDistance(pt1, pt2) {
        checkFields('pointDistance', 1, pt1, POINT);
        checkFields('pointDistance', 2, pt2, POINT);
        return Math.hypot(pt2.x - pt1.x, pt2.y - pt1.y);
    }
    transformPoint(matrix, point) {
        checkFields('transformPoint', 1, matrix, MATRIX);
        checkFields('transformPoint', 2, point, POINT);
        return host_headless.apply(matrix, point);
    }
}
const MATRIX = [
    'a',
    'b',
    'c',
    'd',
    'tx',
    'ty'
];
const POINT = [
    'x',
    'y'
];
function checkFields(method, position, value, fields) {
    const held = value ?? {};
    if (fields.some((field)=>!Number.isFinite(held[field]))) throw host_headless.invalidArgument(method, position);
}

class OutputPanel extends host_headless.HostObject {
    static{
        this.className = 'OutputPanel';
    }
    constructor(host){
        super(), this.host = host, this.shown = new host_headless.KeptLines();
    }
    trace(message) {
        const text = String(message);
        this.shown.add(text);
        this.host.onTrace(text);
    }
    clear() {
        this.shown.clear();
    }
    save(fileURI, bAppendToFile = false, bUseSystemEncoding = false) {
        const text = this.shown.lines.map((line)=>`${line}\n`).join('');
        savePanel(this.host, 'outputPanel.save', text, {
            fileURI,
            bAppendToFile,
            bUseSystemEncoding
        });
    }
}

function findObjects(document, test) {
    const objects = [];
    const seen = new Set();
    const search = (timeline, parent)=>{
        if (seen.has(timeline)) return;
        seen.add(timeline);
        for (const element of elementsOf(timeline)){
            const object = {
                ...element,
                timeline,
                parent
            };
            if (test(element.obj)) objects.push(object);
            const inner = element.obj.libraryItem?.timeline;
            if (inner) search(inner, object);
        }
    };
    for (const scene of document.timelines)search(scene, undefined);
    return objects;
}
function* elementsOf(timeline) {
    for (const layer of timeline.layers){
        for (const keyframe of new Set(layer.frames)){
            for (const element of keyframe.elements){
                for (const obj of withMembers(element))yield {
                    obj,
                    keyframe,
                    layer
                };
            }
        }
    }
}
function* withMembers(element) {
    yield element;
    for (const member of element.members ?? [])yield* withMembers(member);
}
function isScriptOfSearches(file, { configFolder, platform: { paths } }) {
    if (configFolder === undefined) return false;
    const script = paths.join(paths.resolve(configFolder), 'Javascript', 'ObjectFindAndSelect.jsfl');
    return file.toLowerCase() === script.toLowerCase();
}

function selectElement(host, found, isEdited) {
    const element = elementIn(found);
    if (!element) throw host_headless.invalidArgument('selectElement', 1);
    const { document, owner } = element;
    if (!(document instanceof host_headless.Document) || !(owner instanceof host_headless.Frame)) return false;
    host.activate(document);
    const timeline = owner.layer.timeline;
    if (document.getTimeline() !== timeline && !show(document, timeline)) return false;
    if (owner.layer.frameAt(timeline.currentFrame) !== owner) timeline.currentFrame = owner.startFrame;
    document.selectNone();
    document.setSelected(element, true);
    if (!document.isSelected(element)) return false;
    if (isEdited && element instanceof host_headless.SymbolInstance) document.enterEditMode('inPlace');
    return true;
}
function elementIn(found) {
    if (found instanceof host_headless.Element) return found;
    const inner = typeof found === 'object' && found !== null && 'obj' in found ? found.obj : undefined;
    return inner instanceof host_headless.Element ? inner : undefined;
}
function show(document, timeline) {
    const scene = document.timelines.indexOf(timeline);
    if (scene < 0) return timeline.libraryItem !== null && document.library.editItem(timeline.libraryItem.name);
    document.currentTimeline = scene;
    document.editing.leaveAll();
    return true;
}

const THEME_COLORS = [
    ...[
        'themeAppBackgroundColor',
        'themeItemSelectedColor',
        'themeItemHighlightedColor'
    ],
    ...[
        'themeHotTextNormalColor',
        'themeHotTextRolloverColor',
        'themeHotTextDisableColor'
    ],
    ...[
        'themeStaticTextNormalColor',
        'themeStaticTextDisableColor'
    ],
    ...[
        'themeTextEditNormalBackgroundColor',
        'themeTextEditDisableBackgroundColor'
    ],
    ...[
        'themeUseGradients',
        'themeEnableShading',
        'themeDividerLine',
        'themeDividerLineBevel'
    ],
    ...[
        'themeControlFocus',
        'themeControlBorderNormal',
        'themeControlBorderDisabled'
    ],
    ...[
        'themeControlFillNormal',
        'themeControlFillTopNormal',
        'themeControlFillBottomNormal'
    ],
    ...[
        'themeControlFillOver',
        'themeControlFillTopOver',
        'themeControlFillBottomOver'
    ],
    ...[
        'themeControlFillDown',
        'themeControlFillTopDown',
        'themeControlFillBottomDown'
    ],
    ...[
        'themeControlFillDisabled',
        'themeControlFillTopDisabled',
        'themeControlFillBottomDisabled'
    ],
    ...[
        'themeControlFillSelectedOver',
        'themeControlFillTopSelectedOver',
        'themeControlFillBottomSelectedOver'
    ],
    ...[
        'themeGenericIconNormal',
        'themeGenericIconShadowNormal'
    ],
    ...[
        'themeGenericIconDisabled',
        'themeGenericIconShadowDisabled'
    ]
];
const PACKAGE_PATHS = '.;$(AppConfig)/ActionScript 3.0/Classes';
const CACHE_SIZES = [
    'publishCacheDiskSizeMax',
    'publishCacheMemoryEntrySizeLimit',
    'publishCacheMemorySizeMax'
];
class Preferences extends host_headless.HostObject {
    static{
        this.atTimes = [
            ...CACHE_SIZES,
            'publishCacheEnabled'
        ];
    }
    get as3PackagePaths() {
        return this.packagePaths;
    }
    set as3PackagePaths(value) {
        this.packagePaths = String(value);
    }
    resetAS3PackagePaths() {
        this.packagePaths = PACKAGE_PATHS;
    }
    get sourcePath() {
        return this.globalPaths.source;
    }
    set sourcePath(value) {
        this.globalPaths.source = String(value);
    }
    get libraryPath() {
        return this.globalPaths.library;
    }
    set libraryPath(value) {
        this.globalPaths.library = String(value);
    }
    get externalLibraryPath() {
        return this.globalPaths.externalLibrary;
    }
    set externalLibraryPath(value) {
        this.globalPaths.externalLibrary = String(value);
    }
    get flexSDKPath() {
        return this.globalPaths.flexSDK;
    }
    set flexSDKPath(value) {
        this.globalPaths.flexSDK = String(value);
    }
    get contactSensitiveSelection() {
        return this.isContactSensitive;
    }
    set contactSensitiveSelection(value) {
        this.isContactSensitive = Boolean(value);
    }
    get objectDrawingMode() {
        return this.drawsObjects;
    }
    set objectDrawingMode(value) {
        this.drawsObjects = Boolean(value);
    }
    showIdleMessage(show) {
        this.warnsOfLongScripts = show;
    }
    get publishCacheDiskSizeMax() {
        return this.cacheSize('publishCacheDiskSizeMax');
    }
    set publishCacheDiskSizeMax(value) {
        this.setCacheSize('publishCacheDiskSizeMax', value);
    }
    get publishCacheMemorySizeMax() {
        return this.cacheSize('publishCacheMemorySizeMax');
    }
    set publishCacheMemorySizeMax(value) {
        this.setCacheSize('publishCacheMemorySizeMax', value);
    }
    get publishCacheMemoryEntrySizeLimit() {
        return this.cacheSize('publishCacheMemoryEntrySizeLimit');
    }
    set publishCacheMemoryEntrySizeLimit(value) {
        this.setCacheSize('publishCacheMemoryEntrySizeLimit', value);
    }
    get publishCacheEnabled() {
        if (this.isCacheEnabled === undefined) throw host_headless.notImplemented('Flash.publishCacheEnabled before it was set');
        return this.isCacheEnabled;
    }
    set publishCacheEnabled(value) {
        this.isCacheEnabled = Boolean(value);
    }
    clearPublishCache() {
    }
    setPrefBoolean(keySection, keyName, _keyValue) {
        host_headless.checkText('setPrefBoolean: section', keySection);
        host_headless.checkText('setPrefBoolean: name', keyName);
    }
    getThemeColorParameters() {
        return [
            ...THEME_COLORS
        ];
    }
    getThemeColor(themeParamName) {
        if (!THEME_COLORS.includes(themeParamName)) throw host_headless.invalidArgument('getThemeColor', 1);
        if (themeParamName === 'themeAppBackgroundColor') return '#404040';
        throw host_headless.notImplemented(`Flash.getThemeColor("${themeParamName}")`);
    }
    cacheSize(member) {
        const size = this.cacheSizes[member];
        if (size === undefined) throw host_headless.notImplemented(`Flash.${member} before it was set`);
        return size;
    }
    setCacheSize(member, value) {
        this.cacheSizes[member] = Math.trunc(host_headless.checkNumber(`Flash.${member}`, value, 0));
    }
    constructor(...args){
        super(...args), this.packagePaths = PACKAGE_PATHS, this.isContactSensitive = false, this.globalPaths = {
            source: '',
            library: '',
            externalLibrary: '',
            flexSDK: ''
        }, this.drawsObjects = false, this.cacheSizes = {}, this.warnsOfLongScripts = true;
    }
}

class Flash extends Preferences {
    static{
        this.className = 'Flash';
    }
    constructor(host){
        super(), this.host = host, this.math = new HostMath();
        this.panel = new OutputPanel(host);
        this.errors = new CompilerErrors(host);
        this.actions = new ActionsPanel(host);
        this.dialogue = new XmlUi(host);
        this.drawing = new DrawingLayer(host);
    }
    get notReadable() {
        return this.host.files.configFolder === undefined ? [
            'configDirectory',
            'configURI'
        ] : [];
    }
    get xmlui() {
        return this.dialogue;
    }
    get documents() {
        return [
            ...this.host.documents
        ];
    }
    get outputPanel() {
        return this.panel;
    }
    get compilerErrors() {
        return this.errors;
    }
    get actionsPanel() {
        return this.actions;
    }
    get drawingLayer() {
        return this.drawing;
    }
    get spriteSheetExporter() {
        this.exporter ??= this.host.newSpriteSheetExporter();
        return this.exporter;
    }
    get Math() {
        return this.math;
    }
    get version() {
        const release = this.host.options.era === 'cs6' ? '12,0,0,0' : '22,0,0,0';
        return `${this.host.files.platform.isWindows ? 'WIN' : 'MAC'} ${release}`;
    }
    get languageCode() {
        return 'en_US';
    }
    get configDirectory() {
        const { paths } = this.host.files.platform;
        const folder = this.host.files.configFolder;
        if (folder !== undefined) return paths.join(paths.resolve(folder), paths.sep);
        throw new host_headless.HostError('fl.configDirectory: the host has no folder for it (options configDirectory, roots)');
    }
    get configURI() {
        return host_headless.pathToUri(this.configDirectory, this.host.files.platform);
    }
    get scriptURI() {
        const file = this.host.namedScript;
        return file === undefined ? '' : this.host.files.toUri(file);
    }
    get mruRecentFileList() {
        return [
            ...this.host.opened
        ].reverse();
    }
    get mruRecentFileListType() {
        const { paths } = this.host.files.platform;
        return this.mruRecentFileList.map((file)=>paths.extname(file).slice(1).toLowerCase());
    }
    get swfPanels() {
        return [];
    }
    getSwfPanel(panelName, _useLocalizedPanelName = true) {
        if (typeof panelName !== 'string') throw host_headless.invalidArgument('getSwfPanel', 1);
        return null;
    }
    getDocumentDOM() {
        return this.host.active;
    }
    findDocumentDOM(id) {
        return this.host.documents.find((document)=>document.id === id) ?? null;
    }
    findDocumentIndex(name) {
        return this.host.documents.flatMap((document, index)=>document.name === name ? [
                index
            ] : []);
    }
    setActiveWindow(document) {
        this.host.activate(checkDocument('setActiveWindow', document));
    }
    createDocument(docType = 'timeline') {
        if (/^html(5|canvas)$/i.test(docType)) return this.newDocument(undefined, {
            filetypeGUID: host_headless.CANVAS
        });
        if (docType !== 'timeline') throw host_headless.notImplemented(`Flash.createDocument("${docType}")`);
        return this.newDocument();
    }
    openDocument(fileURI) {
        const file = this.host.files.resolve(fileURI, 'fl.openDocument');
        const stat = this.host.files.platform.disk.stat(file);
        const isEmpty = stat?.isFile === true && stat.size === 0 && /\.fla$/i.test(file);
        if (!isEmpty) return this.host.open(file);
        const document = this.newDocument(this.host.files.platform.paths.basename(file));
        document.location = file;
        return document;
    }
    newDocument(name, kind = {}) {
        return this.host.create(name, {
            ...kind,
            fileGUID: host_headless.newFileGuid()
        });
    }
    closeDocument(document, bPromptToSaveChanges = true) {
        const file = typeof document === 'string' ? this.host.files.resolve(document, 'fl.closeDocument') : null;
        const named = file === null ? document : this.documents.find(({ location })=>location === file);
        checkDocument('closeDocument', named).close(bPromptToSaveChanges);
    }
    closeAll(bPromptToSave = true) {
        for (const document of this.documents)document.close(bPromptToSave);
    }
    closeAllPlayerDocuments() {
        return false;
    }
    saveDocument(document, fileURI) {
        const saved = this.documentOrActive('saveDocument', document);
        if (fileURI == null) return this.host.saveInPlace(saved);
        return this.host.saveForScript(saved, fileURI, 'fl.saveDocument');
    }
    saveDocumentAs(document) {
        return this.host.saveAs(this.documentOrActive('saveDocumentAs', document));
    }
    saveAll() {
        for (const document of this.documents)document.save(true);
    }
    publishDocument(flaURI, publishProfile) {
        return this.host.publishAside(this.host.files.resolve(flaURI, 'fl.publishDocument'), publishProfile);
    }
    exportPublishProfileString(ucfURI, profileName) {
        const document = this.host.read(this.host.files.resolve(ucfURI, 'fl.exportPublishProfileString'));
        return document.exportPublishProfileString(profileName);
    }
    revertDocument(document) {
        return checkDocument('revertDocument', document).revert();
    }
    findObjectInDocByName(instanceName, document) {
        const searched = checkDocument('findObjectInDocByName', document, 2);
        return findObjects(searched, ({ name })=>name === instanceName);
    }
    findObjectInDocByType(elementType, document) {
        const searched = checkDocument('findObjectInDocByType', document, 2);
        return findObjects(searched, (element)=>element.elementType === elementType);
    }
    selectElement(elementObject, editMode) {
        return selectElement(this.host, elementObject, Boolean(editMode));
    }
    copyLibraryItem(fileURI, libraryItemPath) {
        const file = this.host.files.find(fileURI);
        if (file === undefined || !this.host.files.platform.disk.exists(file)) return false;
        const source = this.host.documents.find(({ path })=>path === file) ?? this.host.read(file);
        const item = source.library.find(String(libraryItemPath));
        const node = item && host_editing().newInstance(item);
        if (!node) return false;
        this.host.clipboard.elements = {
            list: host_headless.XmlNode.create('elements', {}, [
                node
            ]),
            source
        };
        this.host.clipboard.text = undefined;
        return true;
    }
    isFontInstalled(fontName) {
        return this.host.hasFont(String(fontName));
    }
    quit(bPromptIfNeeded = true) {
        this.closeAll(bPromptIfNeeded);
    }
    runScript(fileURI, funcName, ...args) {
        const invalid = host_headless.invalidArgument('runScript', 1);
        if (!String(fileURI).startsWith('file:')) throw invalid;
        const file = this.host.files.resolve(String(fileURI), 'fl.runScript');
        const name = funcName == null ? undefined : String(funcName);
        if (this.host.files.platform.disk.exists(file)) return this.host.runApart(file, name, args);
        if (isScriptOfSearches(file, this.host.files)) return undefined;
        throw new host_headless.HostError(`${invalid.message} There is no file ${file}.`);
    }
    trace(message) {
        this.panel.trace(message);
    }
    fileExists(fileURI) {
        const { files } = this.host;
        const file = files.find(fileURI);
        return file === undefined ? files.isAbove(fileURI) : files.platform.disk.exists(file);
    }
    browseForFileURL(browseType, title = 'Select file') {
        if (!/^(open|select|save)$/.test(browseType)) throw host_headless.invalidArgument('browseForFileURL', 1);
        return this.uriFrom(this.host.ask({
            kind: 'browseForFileURL',
            text: String(title)
        }));
    }
    browseForFolderURL(description = 'Select Folder.') {
        return this.uriFrom(this.host.ask({
            kind: 'browseForFolderURL',
            text: String(description)
        }));
    }
    xmlPanel(xmlURI) {
        return this.host.xmlPanel(xmlURI);
    }
    xmlPanelFromString(xmlString) {
        return this.host.dialogues.showPanel(String(xmlString), 'xmlPanelFromString');
    }
    clipCopyString(string) {
        this.host.clipboard.text = String(string);
        this.host.clipboard.elements = undefined;
    }
    selectTool(toolName) {
        if (typeof toolName !== 'string') throw host_headless.invalidArgument('selectTool', 1);
    }
    reloadTools() {
    }
    openScript(fileURI) {
        if (typeof fileURI !== 'string') throw host_headless.invalidArgument('openScript', 1);
    }
    toggleBreakpoint(fileURI, line, _enable) {
        if (typeof fileURI !== 'string') throw host_headless.invalidArgument('toggleBreakpoint', 1);
        if (typeof line !== 'number') throw host_headless.invalidArgument('toggleBreakpoint', 2);
    }
    addEventListener(eventType, callbackFunction) {
        return this.host.addListener(eventType, callbackFunction);
    }
    removeEventListener(eventType, id) {
        return this.host.events.remove(eventType, id);
    }
    uriFrom(answer) {
        if (typeof answer !== 'string') return null;
        return /^file:/i.test(answer) ? answer : this.host.files.toUri(answer);
    }
    documentOrActive(method, document) {
        return checkDocument(method, document ?? this.host.active);
    }
}
function checkDocument(method, value, position = 1) {
    if (value instanceof host_headless.Document) return value;
    throw host_headless.invalidArgument(method, position);
}

const WRITABLE = 0o200;
const NO_DATE = Date.UTC(1969, 11, 31);
class FLfile extends host_headless.HostObject {
    static{
        this.className = 'FLfileClass';
    }
    constructor(files){
        super(), this.files = files;
    }
    copy(fileURI, copyURI) {
        const from = this.files.find(fileURI);
        const to = this.files.findToWrite(copyURI, 'FLfile.copy');
        if (from === undefined || to === undefined) return false;
        return succeeds(()=>this.disk.copy(from, to));
    }
    runCommandLine(_command) {
        throw new host_headless.HostError('FLfile.runCommandLine: this host does not start programs; do that part outside the script');
    }
    createFolder(folderURI) {
        if (this.files.isAbove(folderURI)) return false;
        const folder = this.files.findToWrite(folderURI, 'FLfile.createFolder');
        return folder !== undefined && !this.disk.exists(folder) && succeeds(()=>this.disk.makeFolder(folder));
    }
    exists(fileURI) {
        const file = this.files.find(fileURI);
        return file === undefined ? this.files.isAbove(fileURI) : this.disk.exists(file);
    }
    getAttributes(fileOrFolderURI) {
        const stat = this.stat(fileOrFolderURI);
        if (!stat) return this.files.isAbove(fileOrFolderURI) ? 'D' : '';
        return (stat.mode & WRITABLE ? '' : 'R') + (stat.isFolder ? 'D' : '');
    }
    getCreationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI)?.createdMs);
    }
    getCreationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI)?.createdMs ?? NO_DATE);
    }
    getModificationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI)?.modifiedMs);
    }
    getModificationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI)?.modifiedMs ?? NO_DATE);
    }
    getSize(fileURI) {
        const stat = this.stat(fileURI);
        return stat?.isFile ? stat.size : 0;
    }
    listFolder(folderURI, filesOrDirectories) {
        const target = this.files.find(folderURI);
        if (target === undefined) return [];
        const { platform } = this.files;
        const { paths } = platform;
        const isMask = /[*?]/.test(paths.basename(target)) && !this.disk.exists(target);
        const mask = isMask ? host_headless.maskToRegExp(paths.basename(target)) : /^/;
        const folder = isMask ? paths.dirname(target) : target;
        return this.namesIn(folder).filter((name)=>mask.test(name) && isWanted(this.disk.stat(paths.join(folder, name)), filesOrDirectories));
    }
    platformPathToURI(fileName) {
        const name = host_headless.checkText('FLfile.platformPathToURI', fileName);
        if (/^file:\/\/\//i.test(name)) return name;
        return host_headless.pathToUri(name, this.files.platform);
    }
    read(fileURI) {
        const file = this.files.find(fileURI);
        if (file === undefined) return null;
        try {
            return host_errors.decodeText(this.disk.read(file));
        } catch  {
            return null;
        }
    }
    readBinary(fileURI) {
        const file = this.files.find(fileURI);
        if (file === undefined) return null;
        try {
            return host_headless.toBase64(this.disk.read(file));
        } catch  {
            return null;
        }
    }
    remove(fileOrFolderURI) {
        const target = this.files.findToRemove(fileOrFolderURI, 'FLfile.remove');
        if (target === undefined || this.files.isRoot(target) || !this.isRemovable(target)) return false;
        return succeeds(()=>this.disk.removeAll(target));
    }
    setAttributes(fileURI, strAttrs) {
        const file = this.files.findToWrite(fileURI, 'FLfile.setAttributes');
        if (file === undefined) return false;
        const letters = String(strAttrs).toUpperCase();
        if (!/^[NARWHV]+$/.test(letters)) return false;
        const stat = this.disk.stat(file);
        if (!stat) return false;
        if (/[NW]/.test(letters)) return succeeds(()=>this.disk.setMode(file, stat.mode | WRITABLE));
        return !letters.includes('R') || succeeds(()=>this.disk.setMode(file, stat.mode & ~0o222));
    }
    uriToPlatformPath(fileURI) {
        return this.files.toPath(fileURI, 'FLfile.uriToPlatformPath');
    }
    write(fileURI, textToWrite, strAppendMode) {
        const file = this.files.findToWrite(fileURI, 'FLfile.write');
        if (file === undefined) return false;
        const text = String(textToWrite);
        const stat = this.disk.stat(file);
        if (stat && (stat.mode & WRITABLE) === 0) return false;
        return succeeds(()=>strAppendMode === 'append' ? this.disk.append(file, text) : host_headless.writeFile(this.files.platform, file, text));
    }
    get disk() {
        return this.files.platform.disk;
    }
    stat(uri) {
        const file = this.files.find(uri);
        return file === undefined ? undefined : this.disk.stat(file);
    }
    namesIn(folder) {
        if (!this.disk.stat(folder)?.isFolder) return [];
        return this.disk.list(folder).map(({ name })=>name);
    }
    isRemovable(target) {
        const stat = this.disk.linkStat(target);
        if (!stat) return false;
        if (!stat.isFolder) return stat.isLink || (stat.mode & WRITABLE) !== 0;
        const { paths } = this.files.platform;
        return this.namesIn(target).every((name)=>this.isRemovable(paths.join(target, name)));
    }
}
function succeeds(action) {
    try {
        action();
        return true;
    } catch  {
        return false;
    }
}
function toHexSeconds(milliseconds = 0) {
    return Math.floor(milliseconds / 1000).toString(16).toUpperCase().padStart(8, '0');
}
function isWanted(stat, kind) {
    if (!stat) return false;
    if (kind === 'files') return stat.isFile;
    return kind !== 'directories' || stat.isFolder;
}

class TopLevel extends host_headless.HostObject {
    static{
        this.className = 'TopLevel';
    }
    constructor(host){
        super(), this.host = host;
    }
    alert(alertText) {
        this.host.onAlert(String(alertText));
    }
    confirm(strAlert) {
        if (this.host.documents.length === 0) throw new host_headless.HostError('confirm: no document is open');
        return this.host.ask({
            kind: 'confirm',
            text: String(strAlert)
        }) === true;
    }
    prompt(promptMsg, text = '') {
        const initial = String(text);
        const answer = this.host.ask({
            kind: 'prompt',
            text: String(promptMsg),
            initial
        });
        if (answer === true) return initial;
        return typeof answer === 'string' ? answer : null;
    }
}

class ProgramObjects {
    constructor(host){
        this.flash = new Flash(host);
        this.topLevel = new TopLevel(host);
        this.fileLibrary = new FLfile(host.files);
    }
}

class Panel {
    get values() {
        const values = {};
        for (const id of this.parts.keys()){
            const value = this.valueOf(id);
            if (value !== undefined) values[id] = value;
        }
        return values;
    }
    valueOf(id) {
        const part = this.parts.get(id);
        return part?.entries?.length ? part.entries[part.chosen].value : part?.value;
    }
    setValue(member, id, value) {
        const part = this.control(member, id);
        if (!part.entries) {
            part.value = value;
            return;
        }
        const chosen = part.entries.findIndex((entry)=>entry.value === value);
        if (chosen < 0) {
            const values = part.entries.map((entry)=>`"${entry.value}"`).join(', ');
            throw new host_headless.HostError(`${member}: "${id}" has no item "${value}" (known: ${values})`);
        }
        part.chosen = chosen;
    }
    part(member, id) {
        const part = this.parts.get(id);
        if (part) return part;
        throw new host_headless.HostError(`${member}: no control has the id "${id}" (known: ${[
            ...this.parts.keys()
        ].join(', ')})`);
    }
    control(member, id) {
        const part = this.part(member, id);
        if (part.value !== undefined) return part;
        throw new host_headless.HostError(`${member}: "${id}" has no value`);
    }
    list(member, id) {
        const part = this.part(member, id);
        if (part.entries) return part;
        throw new host_headless.HostError(`${member}: "${id}" is neither a list nor a menu`);
    }
    constructor(){
        this.title = '';
        this.parts = new Map();
        this.scripts = [];
        this.handlers = [];
    }
}

function xmlPanel(xml, method, stage) {
    const panel = readPanel(xml, method);
    return stage.during(panel, ()=>{
        const open = ()=>stage.runScripts(panel.scripts.join('\n'));
        let scope = panel.scripts.length > 0 ? open() : undefined;
        const run = (command)=>{
            (scope ??= open())(command);
        };
        for (const handler of panel.handlers)run(handler);
        const answer = panel.dismissed === undefined ? stage.ask(dialogOf(panel, method, run)) : true;
        const { values } = panel;
        if (panel.dismissed !== undefined) return {
            ...values,
            dismiss: panel.dismissed
        };
        if (answer === null || answer === false) return {
            ...values,
            dismiss: 'cancel'
        };
        const given = answer === true ? {} : typeof answer === 'string' ? fromQuery(answer) : answer;
        for (const id of Object.keys(given)){
            if (id in values) continue;
            throw new host_headless.HostError(`${method}: the dialogue has no control "${id}" (known: ${Object.keys(values).join(', ')})`);
        }
        return {
            ...values,
            ...given,
            dismiss: 'accept'
        };
    });
}
function dialogOf(panel, method, run) {
    const dialog = {
        kind: 'xmlPanel',
        text: panel.title,
        controls: panel.values
    };
    if ([
        ...panel.parts.values()
    ].every(({ command })=>command === undefined)) return dialog;
    return {
        ...dialog,
        get controls () {
            return panel.values;
        },
        press: (id)=>{
            press(panel, method, String(id), run);
        }
    };
}
function press(panel, method, id, run) {
    const { command, isEnabled, isVisible } = panel.part(method, id);
    const refuse = (why)=>{
        throw new host_headless.HostError(`${method}: "${id}" cannot be pressed: ${why}`);
    };
    if (panel.dismissed !== undefined) refuse('the dialogue is closed');
    if (!isEnabled) refuse('it is dimmed');
    if (!isVisible) refuse('it is hidden');
    run(command ?? refuse('it has no oncommand'));
}
function fromQuery(text) {
    return Object.fromEntries(new URLSearchParams(text));
}
const VALUE_OF = {
    textbox: 'value',
    popupslider: 'value',
    colorchip: 'color',
    property: 'value',
    choosefile: 'value'
};
const LISTS = new Set([
    'menulist',
    'listbox',
    'radiogroup',
    'targetlist'
]);
const ENTRIES = new Set([
    'menuitem',
    'listitem',
    'radio'
]);
const TAGS = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\/?([\w:.-]+)(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g;
function readPanel(xml, method) {
    const panel = new Panel();
    const open = [];
    const parser = new saxes.SaxesParser();
    parser.on('error', (error)=>{
        throw new host_headless.HostError(`${method}: the dialogue is not well-formed XML: ${error.message}`);
    });
    parser.on('opentag', ({ name, attributes })=>{
        if (name === 'dialog') panel.title = attributes.title ?? '';
        if (ENTRIES.has(name)) addEntry(open.filter(({ part })=>part?.entries).at(-1)?.part, attributes);
        const part = readPart(name, attributes);
        if (attributes.id !== undefined) panel.parts.set(attributes.id, part);
        if (attributes.oncreate !== undefined) panel.handlers.push(attributes.oncreate);
        open.push({
            name,
            part
        });
    });
    parser.on('closetag', ()=>open.pop());
    const addText = (text)=>{
        if (open.at(-1)?.name === 'script' && text.trim() !== '') panel.scripts.push(text);
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.write(withoutStrayEnds(xml)).close();
    return panel;
}
function withoutStrayEnds(xml) {
    const open = [];
    return xml.replace(TAGS, (tag, name, isEmpty)=>{
        if (name === undefined || isEmpty === '/') return tag;
        if (!tag.startsWith('</')) return open.push(name), tag;
        const at = open.lastIndexOf(name);
        if (at < 0) return '';
        open.length = at;
        return tag;
    });
}
function readPart(name, attributes) {
    const { checked, disabled, visible, hidden, oncommand } = attributes;
    const attribute = host_headless.lookUp(VALUE_OF, name);
    const isList = LISTS.has(name);
    const written = attribute === undefined ? undefined : attributes[attribute] ?? '';
    return {
        isEnabled: disabled !== 'true',
        isVisible: visible !== 'false' && hidden !== 'true',
        value: name === 'checkbox' ? String(checked === 'true') : isList ? '' : written,
        entries: isList ? [] : undefined,
        chosen: 0,
        command: oncommand
    };
}
function addEntry(list, { selected, value, label = '' }) {
    if (!list?.entries) return;
    list.entries.push({
        label,
        value: value ?? label
    });
    if (selected === 'true') list.chosen = list.entries.length - 1;
}

const program = [
    ...[
        ActionsPanel,
        CompilerErrors,
        DrawingLayer,
        Flash,
        FLfile,
        HostMath,
        OutputPanel,
        Path,
        TopLevel,
        XmlUi,
        SpriteSheetExporter,
        TextureAtlasExporter
    ]
];
const documents = [
    host_headless.Document,
    host_headless.FeatureMatrix,
    host_headless.Timeline,
    Camera,
    host_headless.Layer,
    host_headless.Frame,
    host_headless.Tween
];
const library = [
    ...[
        host_headless.Library,
        host_headless.Item,
        host_headless.BitmapItem,
        host_headless.FolderItem,
        host_headless.FontItem,
        host_headless.SoundItem,
        host_headless.SymbolItem,
        host_headless.VideoItem
    ]
];
const models = Object.fromEntries([
    ...program,
    ...documents,
    ...library,
    ...host_headless.elementClasses
].map((model)=>[
        model.className,
        model
    ]));

class HostHandle {
    constructor( host){
        this.host = host;
        this.own = host.realms.ofCaller;
    }
    get fl() {
        return this.own.globals.fl?.value;
    }
    get document() {
        return this.wrap(this.activeModel('document'));
    }
    get output() {
        return this.host.output;
    }
    get alerts() {
        return this.host.alerts;
    }
    get warnings() {
        return this.host.warnings;
    }
    get published() {
        return this.host.published;
    }
    get fonts() {
        return this.host.fonts;
    }
    get global() {
        return this.host.world.global;
    }
    get queries() {
        return new host_headless.DocumentQueries(this.global, this.host.realm);
    }
    open(path) {
        return this.wrap(this.host.open(path));
    }
    run(source, file = 'script.jsfl') {
        return this.running(()=>this.host.scripts.run(source, file), this.run);
    }
    runFile(path) {
        return this.running(()=>this.host.scripts.runFile(path), this.runFile);
    }
    loadLibrary(folder) {
        this.running(()=>host_headless.loadLibrary(this.host, folder), this.loadLibrary);
    }
    install(target = globalThis) {
        this.uninstall();
        this.installation = new host_headless.Installation(target, this.own.globals);
        return this;
    }
    sharesRealm() {
        this.own = this.host.realms.ofScripts;
        return this;
    }
    uninstall() {
        this.installation?.remove();
        this.installation = undefined;
        return this;
    }
    toTree(options) {
        return host_literal().toTree(this.activeModel('toTree'), options);
    }
    render({ frame, matches } = {}) {
        const model = this.activeModel('render');
        return host_headless.pictureOf(model, {
            frame,
            matches: matches === undefined ? undefined : this.elementsOf(matches)
        }).svg;
    }
    dispose() {
        this.uninstall();
        this.host.closeAll();
    }
    elementsOf(matches) {
        const facades = 'elements' in matches ? matches.elements : matches;
        return Array.from(facades, (facade, index)=>{
            const element = this.own.realm.unwrap(facade);
            if (element instanceof host_headless.Element) return element;
            throw new TypeError(`HostHandle.render: matches[${index}] is not an element of a document`);
        });
    }
    running(action, by) {
        const { host, own } = this;
        return host.realms.withGlobals(()=>this.explained(()=>own.realm.adopt(action(), host.realm), by));
    }
    explained(action, by) {
        try {
            return action();
        } catch (error) {
            const frames = this.host.framesOf(error);
            const described = this.host.realm.describeThrown(error);
            const message = this.advised(String(described?.message));
            const isAdvised = message !== described?.message && typeof error === 'object';
            if (isAdvised) error.message = message;
            if (frames.length > 0 || isAdvised) error.stack = stackText(`${described?.name}: ${message}`, ownFrames(frames)) + callersOf(by);
            leaveCausesWithoutFrames(error);
            throw error;
        }
    }
    advised(message) {
        const advice = host_errors.adviseOnError(message, ()=>host_headless.collectionMethods(this.host));
        return advice === undefined ? message : `${message} (${advice})`;
    }
    activeModel(member) {
        const { active } = this.host;
        if (!active) throw new Error(`HostHandle.${member}: no document is open`);
        return active;
    }
    wrap(object) {
        return this.own.realm.wrap(object);
    }
}
function callersOf(called) {
    const here = {};
    Error.captureStackTrace?.(here, called);
    const lines = String(here.stack ?? '').split('\n');
    return lines.filter((line)=>/^ {4}at /.test(line)).map((line)=>`\n${line}`).join('');
}
const LIBRARY_FILE = /(^|[\\/])collection(\.es5)?\.(jsx|jsfl)$/;
function ownFrames(frames) {
    const own = frames.filter(({ file })=>!LIBRARY_FILE.test(file));
    return own.length > 0 ? own : frames;
}
const MAX_CAUSES = 10;
function leaveCausesWithoutFrames(error) {
    let cause = error?.cause;
    for(let i = 0; i < MAX_CAUSES && typeof cause === 'object' && cause !== null; i++){
        const { name, message } = cause;
        cause.stack = `${name}: ${message}`;
        ({ cause } = cause);
    }
}
function stackText(title, frames) {
    const lines = frames.map(({ name, file, line, column })=>{
        const position = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
        return name === undefined ? `    at ${position}` : `    at ${name} (${position})`;
    });
    return [
        title,
        ...lines
    ].join('\n');
}

exports.Camera = Camera;
exports.HostHandle = HostHandle;
exports.ProgramObjects = ProgramObjects;
exports.SpriteSheetExporter = SpriteSheetExporter;
exports.TextureAtlasExporter = TextureAtlasExporter;
exports.leaveCausesWithoutFrames = leaveCausesWithoutFrames;
exports.models = models;
exports.watchStage = watchStage;
exports.xmlPanel = xmlPanel;
