// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');

/** Numbers per segment in `Segments.points`. */ const STRIDE = 6;
/** Collects the segments that a pen draws, as the commands of an `edges` text move it. */ class SegmentPen {
    moveTo(x, y) {
        this.start = {
            x,
            y
        };
        this.goTo(x, y);
    }
    lineTo(x, y) {
        this.points.push(this.x, this.y, (this.x + x) / 2, (this.y + y) / 2, x, y);
        this.lines.push(1);
        this.goTo(x, y);
    }
    curveTo(controlX, controlY, x, y) {
        this.points.push(this.x, this.y, controlX, controlY, x, y);
        this.lines.push(0);
        this.goTo(x, y);
    }
    /** The last segment ends exactly where the outline began: sums of numbers that are no binary fractions miss it. */ closeExactly() {
        const { points } = this;
        points.splice(points.length - 2, 2, this.start.x, this.start.y);
        this.goTo(this.start.x, this.start.y);
    }
    segments() {
        return {
            count: this.lines.length,
            points: Float64Array.from(this.points),
            lines: Uint8Array.from(this.lines)
        };
    }
    goTo(x, y) {
        this.x = x;
        this.y = y;
    }
    constructor(){
        this.points = [];
        this.lines = [];
        this.x = 0;
        this.y = 0;
        this.start = {
            x: 0,
            y: 0
        };
    }
}

/** Grows `box` to include the transformed segments: exact, because it uses the extrema of each curve. */ function includeSegments(box, segments, { a, b, c, d, tx, ty }) {
    const { count, points, lines } = segments;
    for(let i = 0, at = 0; i < count; i++, at += STRIDE){
        const x0 = a * points[at] + c * points[at + 1] + tx;
        const y0 = b * points[at] + d * points[at + 1] + ty;
        const x2 = a * points[at + 4] + c * points[at + 5] + tx;
        const y2 = b * points[at + 4] + d * points[at + 5] + ty;
        host_headless.include(box, x0, y0);
        host_headless.include(box, x2, y2);
        if (lines[i] === 1) continue;
        const x1 = a * points[at + 2] + c * points[at + 3] + tx;
        const y1 = b * points[at + 2] + d * points[at + 3] + ty;
        if (x1 < box.left || x1 > box.right) {
            const x = extremum(x0, x1, x2);
            if (x < box.left) box.left = x;
            if (x > box.right) box.right = x;
        }
        if (y1 < box.top || y1 > box.bottom) {
            const y = extremum(y0, y1, y2);
            if (y < box.top) box.top = y;
            if (y > box.bottom) box.bottom = y;
        }
    }
}
/** The extremum of a quadratic whose control value is outside its end values. */ function extremum(start, control, end) {
    const leg = start - control;
    return start - leg * leg / (leg + end - control);
}

/** Which layers of a timeline count, and how they are seen. */ /** The timeline as the editor measures it: everything that is on it, where it is. */ const EDITED = {
    guides: true,
    hidden: true,
    masks: 'paint',
    camera: false,
    depth: true
};
/** The timeline as it is published. @param hidden - what the document's publish settings say about hidden layers */ function published(hidden) {
    return {
        guides: false,
        hidden,
        masks: 'clip',
        camera: true,
        depth: true
    };
}
/**
 * The layers of a symbol that is on a mask layer: there is no mask of a mask. Flash Player leaves out the mask layer
 * and counts all that it masks. The publisher of HTML5 Canvas counts the mask layer, and leaves out what it masks.
 */ function withinMask(mode, isCanvas) {
    return {
        ...mode,
        masks: isCanvas ? 'only' : 'ignore'
    };
}
/** The same layers, with masks that are layers like others. */ function paintingMasks(mode) {
    return mode.masks === 'paint' ? mode : {
        ...mode,
        masks: 'paint'
    };
}

/** Every frame needs them. */ const EFFECTS = new host_headless.NodeCache(readEffects);
function layerEffects({ node }) {
    return EFFECTS.of(node);
}
function readEffects(keyframe) {
    const depth = readDepth(keyframe);
    const next = host_headless.KEYFRAME.tweenType.read(keyframe) === 'motion' ? host_headless.nextKeyframe(keyframe) : undefined;
    return {
        depth,
        depthPerFrame: next ? (readDepth(next) - depth) / host_headless.readDuration(keyframe) : 0,
        follows: host_headless.KEYFRAME.parentLayerIndex.read(keyframe),
        color: host_headless.readColorTransform(keyframe),
        blendMode: host_headless.BLENDING.blendMode.read(keyframe)
    };
}
/** Depths count in a timeline with advanced layers only. */ function readDepth(keyframe) {
    const timeline = keyframe.parent?.parent?.parent?.parent;
    const counts = timeline ? host_headless.TIMELINE.layerDepthEnabled.read(timeline) : false;
    return counts ? host_headless.KEYFRAME.frameZDepth.read(keyframe) : 0;
}

/** From the eye to where layers have their own size, in pixels. Source: the script that Adobe publishes with scenes. */ const FOCAL_LENGTH = 528.25;
/** The depth of a layer at a frame. */ function depthAt(layer, frame) {
    const keyframe = layer.keyframeAt(frame);
    return keyframe ? depthOf(keyframe, frame) : 0;
}
/** The depth that a keyframe gives its layer at a frame; it changes evenly with a classic tween. */ function depthOf(keyframe, frame) {
    const { depth, depthPerFrame } = layerEffects(keyframe);
    return depthPerFrame === 0 ? depth : depth + depthPerFrame * keyframe.elapsedAt(frame);
}
/** True if a layer has a depth at some keyframe. */ function hasDepth(layer) {
    return layer.keyframes.some((keyframe)=>layerEffects(keyframe).depth !== 0);
}
/** Scales a layer by its depth: about the middle of the stage, in symbols about their zero point. Undefined behind the eye. */ function projection(depth, { x, y }) {
    if (depth <= -FOCAL_LENGTH) return undefined;
    const scale = FOCAL_LENGTH / (FOCAL_LENGTH + depth);
    const scaled = {
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: 0,
        ty: 0
    };
    return host_headless.concat(host_headless.translation(x, y), host_headless.concat(scaled, host_headless.translation(-x, -y)));
}

/** Where there is no camera, layers are seen as they are. */ const NO_CAMERA = {
    matrix: host_headless.IDENTITY,
    color: host_headless.NO_COLOR_TRANSFORM,
    depth: 0,
    hasFilters: false
};
/**
 * The camera of a scene at a frame. What it is on moves to the middle of the stage, turned and scaled against it;
 * its colour effect is that of the stage. Source: the script that Adobe publishes with scenes for WebGL.
 */ function cameraAt(timeline, frame, { width, height }, shown) {
    const [layer] = camerasOf(timeline);
    const keyframe = layer?.keyframeAt(frame);
    if (!layer || !keyframe) return NO_CAMERA;
    const camera = shown(keyframe, keyframe.elapsedAt(frame)).at(0);
    const against = camera && host_headless.invert(camera.matrix);
    if (!against) return NO_CAMERA;
    return {
        matrix: host_headless.concat(host_headless.translation(width / 2, height / 2), against),
        color: camera.color,
        depth: depthAt(layer, frame),
        hasFilters: camera.hasFilters
    };
}
/** The matrix of the camera itself at a frame: what it is on is in its middle. Undefined where there is none. */ function cameraMatrixAt(timeline, frame, shown) {
    const keyframe = camerasOf(timeline).at(0)?.keyframeAt(frame);
    return keyframe && shown(keyframe, keyframe.elapsedAt(frame)).at(0)?.matrix;
}
/** True if the camera of a timeline has a filter on some keyframe: no layer shows it. */ function hasCameraFilters(timeline) {
    return camerasOf(timeline).some(({ keyframes })=>keyframes.some(hasFilters));
}
function hasFilters(keyframe) {
    return keyframe.hasFilters || keyframe.elements.some((element)=>element.hasFilters);
}
function camerasOf({ cameraLayerEnabled, layers }) {
    return cameraLayerEnabled ? layers.filter(({ isCamera })=>isCamera) : [];
}
/** The camera as a layer sees it: layers attached to it stay where they are. */ function cameraOf(layer, camera) {
    return camera !== NO_CAMERA && layer.attachedToCamera ? NO_CAMERA : camera;
}

/** Folders hold layers, the layer of the camera holds the camera: neither shows anything. */ const SILENT = new Set([
    'folder',
    'camera'
]);
/** True for a layer that shows something itself. */ function isDisplayed(layer, mode) {
    const { layerType: type } = layer;
    if (SILENT.has(type)) return false;
    if (type === 'guide' && !mode.guides) return false;
    if (type === 'mask' && (mode.masks === 'clip' || mode.masks === 'ignore')) return false;
    if (mode.masks === 'only' && layer.mask) return false;
    return mode.hidden || !isHidden(layer);
}
/** True for a hidden layer, and for one in a hidden folder or below a hidden mask. A hidden guide still leads. */ function isHidden(layer) {
    if (!layer.visible) return true;
    for(let at = layer.parent; at; at = at.parent)if (!at.visible && at.layerType !== 'guide') return true;
    return false;
}

/**
 * The matrix that moves all elements of a layer at a frame (layer parenting): that of the element which the layer
 * follows, and of all that this one follows in turn. A keyframe names the layer by its `layerRiggingIndex`.
 */ function riggedMatrix(layer, layers, frame, shown) {
    let matrix = host_headless.IDENTITY;
    const open = new Set();
    for(let at = parentAt(layer, layers, frame); at && !open.has(at); at = parentAt(at, layers, frame)){
        open.add(at);
        matrix = host_headless.concat(carrierOf(at, frame, shown), matrix);
    }
    return matrix;
}
function parentAt(layer, layers, frame) {
    const keyframe = layer.keyframeAt(frame);
    const index = keyframe ? layerEffects(keyframe).follows : -1;
    return index < 0 ? undefined : layers.find((other)=>other !== layer && other.layerRiggingIndex === index);
}
/** The matrix of the element that a layer shows. */ function carrierOf(layer, frame, shown) {
    const keyframe = layer.keyframeAt(frame);
    const carrier = keyframe && shown(keyframe, keyframe.elapsedAt(frame)).at(0);
    return carrier && !carrier.isBaked ? carrier.matrix : host_headless.IDENTITY;
}

/**
 * What a timeline shows, frame by frame. This is the one place that decides it: pictures and their size, bounds,
 * atlases and the viewer ask here. An object holds for a timeline that does not change meanwhile.
 */ class TimelineDisplay {
    constructor(timeline, film, mode, /** What its keyframes show; default: what the film says. */ shown = (keyframe, elapsed)=>film.shownElements(keyframe, elapsed)){
        this.timeline = timeline;
        this.film = film;
        this.mode = mode;
        this.shown = shown;
        this.all = timeline.layers;
        this.layers = this.all.filter((layer)=>isDisplayed(layer, mode));
        this.isScene = timeline.isScene;
    }
    /** Frames of the longest layer. */ get frameCount() {
        return this.timeline.frameCount;
    }
    /** What each layer shows at a frame, from 0: layers from the bottom to the top, farther ones before all nearer ones. */ at(frame) {
        const displayed = [];
        for (const layer of [
            ...this.layers
        ].reverse()){
            const shown = this.layerAt(layer, frame);
            if (shown) displayed.push(shown);
        }
        return displayed.sort((one, other)=>other.depth - one.depth);
    }
    /** What a layer shows at a frame; undefined after its last frame, and for a layer behind the eye. */ layerAt(layer, frame) {
        const keyframe = layer.keyframeAt(frame);
        const view = keyframe && this.viewOf(layer, keyframe, frame);
        return view && this.display(layer, keyframe, frame, view, this.clipOf(layer, frame, view));
    }
    /** The mask layer over a layer; undefined if masks do not clip. */ maskOf(layer) {
        return CLIPPING.has(this.mode.masks) ? layer.mask : undefined;
    }
    /** True if a camera may move the layers from frame to frame. */ get hasCamera() {
        return this.isScene && this.mode.camera && this.timeline.cameraLayerEnabled;
    }
    /** The camera at a frame; only scenes have one. */ cameraAt(frame) {
        if (!this.isScene || !this.mode.camera) return NO_CAMERA;
        if (this.seen?.frame !== frame) {
            this.seen = {
                frame,
                camera: cameraAt(this.timeline, frame, this.film.stage, this.shown)
            };
        }
        return this.seen.camera;
    }
    /** How a layer is seen; undefined for one behind the eye. */ viewOf(layer, keyframe, frame) {
        const { matrix, color, depth: moved } = cameraOf(layer, this.cameraAt(frame));
        const depth = depthOf(keyframe, frame);
        if (depth === moved || !this.mode.depth) return {
            matrix,
            color,
            depth
        };
        const { width, height } = this.film.stage;
        const center = this.isScene ? {
            x: width / 2,
            y: height / 2
        } : {
            x: 0,
            y: 0
        };
        const projected = projection(depth - moved, center);
        return projected && {
            matrix: host_headless.concat(projected, matrix),
            color,
            depth
        };
    }
    display(layer, keyframe, frame, view, mask) {
        const elapsed = keyframe.elapsedAt(frame);
        const { color, blendMode, follows } = layerEffects(keyframe);
        const rig = follows < 0 ? host_headless.IDENTITY : riggedMatrix(layer, this.all, frame, this.shown);
        return {
            layer,
            keyframe,
            elapsed,
            elements: this.shown(keyframe, elapsed),
            sources: keyframe.elements,
            view: view.matrix,
            rig,
            matrix: rig === host_headless.IDENTITY ? view.matrix : host_headless.concat(view.matrix, rig),
            color: host_headless.concatColors(view.color, color),
            blendMode,
            depth: view.depth,
            mask
        };
    }
    /** The mask of a layer, seen as the layer is. One without anything on it masks nothing. */ clipOf(layer, frame, view) {
        const mask = this.maskOf(layer);
        const keyframe = mask?.keyframeAt(frame);
        const displayed = mask && keyframe && this.display(mask, keyframe, frame, view, undefined);
        return displayed?.elements.length === 0 ? undefined : displayed;
    }
}
/** The modes in which masks clip. */ const CLIPPING = new Set([
    'clip',
    'list'
]);

/**
 * Numbers of an `edges` text. The unit is 1/256 twip (a twip is 1/20 px). They are written as decimals or, if that is
 * shorter, as `#` and the two's complement in hexadecimal digits: 24 bits, a point, 8 bits, `#C9.84`. This rule
 * reproduces all 859,386 numbers of the reference documents exactly.
 */ /** Steps in one pixel. */ const STEPS_PER_PIXEL = 5120;
const STEPS_PER_TWIP$1 = 256;
/** The number at `source.slice(start, end)`, in steps; NaN if it is not a number. */ function parseEdgeNumber(source, start, end) {
    if (source.charCodeAt(start) !== 35) return Number(source.slice(start, end)) * STEPS_PER_TWIP$1;
    const point = source.indexOf('.', start);
    const hasFraction = point >= 0 && point < end;
    const whole = parseInt(source.slice(start + 1, hasFraction ? point : end), 16);
    const fraction = hasFraction ? parseInt(source.slice(point + 1, end).padEnd(2, '0').slice(0, 2), 16) : 0;
    // Shifting left by 8 drops the bits above the 24 and moves the sign bit into position.
    return whole << 8 | fraction;
}
/** A number of steps as Animate writes it; rounded to whole steps. */ function formatEdgeNumber(value) {
    const steps = Math.round(value);
    const decimal = String(steps / STEPS_PER_TWIP$1);
    if (steps % STEPS_PER_TWIP$1 === 0) return decimal;
    const bits = steps >>> 0;
    const whole = (bits >>> 8).toString(16);
    const fraction = (bits & 255).toString(16).padStart(2, '0').replace(/0$/, '');
    const hexadecimal = `#${whole}.${fraction}`.toUpperCase();
    return decimal.length <= hexadecimal.length ? decimal : hexadecimal;
}

const HASH = 35;
const MINUS = 45;
const POINT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const MOVE = 33;
const LINE = 124;
const CURVE$1 = 91;
const CURVE_END = 93;
const SELECTION = 83;
/**
 * The segments of an `edges` text: `!x y` moves, `|x y` and `/x y` draw lines, `[cx cy x y` and `]cx cy x y` quadratic
 * curves, `S` and a digit records the selection in the editor. Other characters are separators. Linear time; an
 * incomplete command, or an argument that is not a number, ends the decoding.
 */ function decodeEdges(text) {
    const pen = new SegmentPen();
    const cursor = new Cursor(text);
    for(let command = cursor.command(); command !== 0; command = cursor.command()){
        const x = cursor.number();
        const y = cursor.number();
        if (command === MOVE) {
            if (Number.isNaN(x + y)) break;
            pen.moveTo(x, y);
            continue;
        }
        if (command === LINE || command === SLASH) {
            if (Number.isNaN(x + y)) break;
            pen.lineTo(x, y);
            continue;
        }
        const endX = cursor.number();
        const endY = cursor.number();
        if (Number.isNaN(x + y + endX + endY)) break;
        pen.curveTo(x, y, endX, endY);
    }
    return pen.segments();
}
/** Reads commands and numbers of an `edges` text, in pixels. */ class Cursor {
    constructor(text){
        this.index = 0;
        this.text = text;
    }
    /** The character code of the next command that draws or moves; 0 at the end. */ command() {
        const { text } = this;
        while(this.index < text.length){
            const code = text.charCodeAt(this.index++);
            if (code === SELECTION) this.index++;
            else if (code === MOVE || code === LINE || code === SLASH || code === CURVE$1 || code === CURVE_END) return code;
        }
        return 0;
    }
    /** The next number; NaN if the next token is not a number. */ number() {
        const { text } = this;
        let i = this.index;
        while(text.charCodeAt(i) <= 32)i++;
        const start = i;
        const isNegative = text.charCodeAt(i) === MINUS;
        if (isNegative) i++;
        let whole = 0;
        const digits = i;
        for(let code = text.charCodeAt(i); code >= ZERO && code <= NINE; code = text.charCodeAt(++i)){
            whole = whole * 10 + code - ZERO;
        }
        const next = text.charCodeAt(i);
        if (next !== POINT && next !== HASH && i > digits) {
            this.index = i;
            return bounded((isNegative ? -whole : whole) / host_headless.TWIPS_PER_PIXEL);
        }
        return this.fraction(start, i);
    }
    /**
   * A number that is not whole: `start` is the offset of its first character; the characters before `from` were already
   * read.
   */ fraction(start, from) {
        const { text } = this;
        let i = from;
        while(isNumberPart(text.charCodeAt(i)))i++;
        this.index = i;
        return i === start ? NaN : bounded(parseEdgeNumber(text, start, i) / STEPS_PER_PIXEL);
    }
}
/** A value outside the range of real documents is not accepted as a number. */ function bounded(value) {
    return Math.abs(value) <= host_errors.MAX_NUMBER ? value : NaN;
}
/** Digits, decimal or hexadecimal, the point and the hash. */ function isNumberPart(code) {
    if (code >= ZERO && code <= NINE) return true;
    return code === POINT || code === HASH || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}

/** The lines of a shape or primitive, in its own coordinates. */ class ShapeOutline {
    constructor(edges){
        this.edges = edges;
    }
    get box() {
        return this.measured ??= boxOf(this.edges);
    }
}
const OUTLINES = new host_headless.NodeCache(readOutline);
const decoded = new WeakMap();
/**
 * The outline of a `DOMShape`, `DOMRectangleObject` or `DOMOvalObject`: the same object as long as nothing of it changes.
 * Decoded once: while the shape's file does not change that is known without looking at the shape, afterwards only edges
 * whose text differs are decoded again.
 */ function outlineOf$1(shape) {
    return OUTLINES.of(shape);
}
function readOutline(shape, before) {
    const edges = shape.name === 'DOMShape' ? shapeEdges(shape) : [
        primitiveEdge(shape)
    ];
    return before && areSame$1(before.edges, edges) ? before : new ShapeOutline(edges);
}
function areSame$1(some, others) {
    if (some.length !== others.length) return false;
    return some.every((edge, i)=>{
        const other = others[i];
        return edge.node === other.node && edge.segments === other.segments && edge.fillStyle0 === other.fillStyle0 && edge.fillStyle1 === other.fillStyle1 && edge.strokeStyle === other.strokeStyle;
    });
}
function boxOf(edges) {
    const box = host_headless.emptyBox();
    for (const { segments } of edges)includeSegments(box, segments, host_headless.IDENTITY);
    return box;
}
function shapeEdges(shape) {
    const edges = [];
    for (const node of shape.child('edges')?.children ?? []){
        const source = node.rawAttr('edges');
        if (source === undefined) continue;
        edges.push({
            node,
            fillStyle0: host_headless.EDGE.fillStyle0.read(node),
            fillStyle1: host_headless.EDGE.fillStyle1.read(node),
            strokeStyle: host_headless.EDGE.strokeStyle.read(node),
            segments: decodeOnce(node, source, ()=>decodeEdges(source))
        });
    }
    return edges;
}
/** `source`: all that the segments are made from. */ function decodeOnce(node, source, decode) {
    const cached = decoded.get(node);
    if (cached?.source === source) return cached.segments;
    const segments = decode();
    decoded.set(node, {
        source,
        segments
    });
    return segments;
}
/** Primitives are drawn clockwise, with the fill inside. */ function primitiveEdge(node) {
    const isOval = node.name === 'DOMOvalObject';
    const isFilled = node.child('fill') !== undefined && (!isOval || host_headless.PRIMITIVE.closePath.read(node));
    return {
        node,
        fillStyle0: 0,
        fillStyle1: isFilled ? 1 : 0,
        strokeStyle: node.child('stroke') ? 1 : 0,
        segments: decodeOnce(node, attributesOf(node), ()=>isOval ? readOval(node) : readRectangle(node))
    };
}
function attributesOf(node) {
    return node.rawAttributes().map(([name, raw])=>`${name}=${raw}`).join(' ');
}
function readBox(node) {
    return {
        x: host_headless.PRIMITIVE.x.read(node),
        y: host_headless.PRIMITIVE.y.read(node),
        width: host_headless.PRIMITIVE.objectWidth.read(node),
        height: host_headless.PRIMITIVE.objectHeight.read(node)
    };
}
function readRectangle(node) {
    return host_headless.rectangleOutline({
        ...readBox(node),
        radii: [
            host_headless.PRIMITIVE.topLeftRadius.read(node),
            host_headless.PRIMITIVE.topRightRadius.read(node),
            host_headless.PRIMITIVE.bottomRightRadius.read(node),
            host_headless.PRIMITIVE.bottomLeftRadius.read(node)
        ]
    });
}
function readOval(node) {
    return host_headless.ovalOutline({
        ...readBox(node),
        startAngle: host_headless.PRIMITIVE.startAngle.read(node),
        endAngle: host_headless.PRIMITIVE.endAngle.read(node),
        innerRadius: host_headless.PRIMITIVE.innerRadius.read(node),
        closePath: host_headless.PRIMITIVE.closePath.read(node)
    });
}

/** A selection mark, or a number. */ const EDGE_TOKEN = /S\d|#[0-9A-Fa-f]+(?:\.[0-9A-Fa-f]+)?|-?\d+(?:\.\d+)?/g;
/** The editor's hints are in whole twips. */ const CUBIC_NUMBER = /-?\d+(?:\.\d+)?/g;
const STEPS_PER_TWIP = 256;
/**
 * The same `edges` text with each point moved by `matrix`; commands, marks and blanks do not change. A translation by
 * whole twips keeps the form of every number.
 */ function rewriteEdges(text, matrix) {
    const map = stepMap(matrix);
    return rewritePairs(text, EDGE_TOKEN, (x, y)=>{
        const point = map(parseEdgeNumber(x, 0, x.length), parseEdgeNumber(y, 0, y.length));
        return [
            formatEdgeNumber(point.x),
            formatEdgeNumber(point.y)
        ];
    });
}
/** The same for a `cubics` text, the editor's hints, whose numbers are whole twips. */ function rewriteCubics(text, matrix) {
    const map = stepMap(matrix);
    return rewritePairs(text, CUBIC_NUMBER, (x, y)=>{
        const point = map(Number(x) * STEPS_PER_TWIP, Number(y) * STEPS_PER_TWIP);
        return [
            String(Math.round(point.x / STEPS_PER_TWIP)),
            String(Math.round(point.y / STEPS_PER_TWIP))
        ];
    });
}
/** The transformation in units of an `edges` text, exact for a pure translation. */ function stepMap(matrix) {
    const inSteps = {
        ...matrix,
        tx: matrix.tx * STEPS_PER_PIXEL,
        ty: matrix.ty * STEPS_PER_PIXEL
    };
    if (!host_headless.isTranslation(matrix)) return (x, y)=>host_headless.apply(inSteps, {
            x,
            y
        });
    const dx = Math.round(inSteps.tx);
    const dy = Math.round(inSteps.ty);
    return (x, y)=>({
            x: x + dx,
            y: y + dy
        });
}
/** Replaces the numbers of a text in pairs of x and y. An unpaired number stays. */ function rewritePairs(text, token, rewrite) {
    const parts = [];
    let from = 0;
    let pending;
    for (const match of text.matchAll(token)){
        const number = {
            text: match[0],
            index: match.index
        };
        if (number.text.startsWith('S')) continue;
        if (!pending) {
            pending = number;
            continue;
        }
        const [x, y] = rewrite(pending.text, number.text);
        parts.push(text.slice(from, pending.index), x, text.slice(pending.index + pending.text.length, number.index), y);
        from = number.index + number.text.length;
        pending = undefined;
    }
    parts.push(text.slice(from));
    return parts.join('');
}

const linear = (time)=>time;
/**
 * The parabola of the Ease slider.
 *
 * @param acceleration As documents store it, from -100 (fast at the start) to 100 (slow at the start). It is the
 *   negative of the script's `tweenEasing`.
 */ function simpleEase(acceleration) {
    if (acceleration === 0) return linear;
    return (time)=>time - acceleration / 100 * time * (1 - time);
}
/** The curve that a user drew: Bézier pieces as `easeAt` takes them. */ function curveEase(points) {
    return (time)=>host_headless.easeAt(points, time);
}

/**
 * The named eases of documents, such as `cubicInOut`: Penner's equations with the constants of Adobe's CreateJS export
 * (back 1.7, elastic 1 and 0.3, in both directions 0.45).
 */ const INWARD = {
    quad: (time)=>time ** 2,
    cubic: (time)=>time ** 3,
    quart: (time)=>time ** 4,
    quint: (time)=>time ** 5,
    sine: (time)=>1 - Math.cos(time * Math.PI / 2),
    circ: (time)=>1 - Math.sqrt(1 - time * time),
    back: (time)=>back(time, 1.7),
    bounce: (time)=>1 - bounce$1(1 - time),
    elastic: (time)=>elastic(time, 0.3)
};
/** The first half of the in-out eases: back and elastic have other constants there. */ const INWARD_OF_BOTH = {
    ...INWARD,
    back: (time)=>back(time, 1.7 * 1.525),
    elastic: (time)=>elastic(time, 0.3 * 1.5)
};
/** The ease with that name; undefined for an unknown name. */ function namedEase(name) {
    if (name === 'none' || name === 'linear') return linear;
    const [, family = '', direction] = /^(\w+?)(InOut|In|Out)$/.exec(name) ?? [];
    const inward = Object.hasOwn(INWARD, family) ? INWARD[family] : undefined;
    if (inward === undefined) return undefined;
    if (direction === 'In') return inward;
    return direction === 'Out' ? outward(inward) : bothWays(INWARD_OF_BOTH[family] ?? inward);
}
function outward(ease) {
    return (time)=>1 - ease(1 - time);
}
function bothWays(ease) {
    return (time)=>time < 0.5 ? ease(2 * time) / 2 : 1 - ease(2 - 2 * time) / 2;
}
function back(time, overshoot) {
    return time * time * ((overshoot + 1) * time - overshoot);
}
function bounce$1(time) {
    const arc = (from, height)=>7.5625 * (time - from) ** 2 + height;
    if (time < 1 / 2.75) return arc(0, 0);
    if (time < 2 / 2.75) return arc(1.5 / 2.75, 0.75);
    return time < 2.5 / 2.75 ? arc(2.25 / 2.75, 0.9375) : arc(2.625 / 2.75, 0.984375);
}
function elastic(time, period) {
    if (time === 0 || time === 1) return time;
    return -(2 ** (10 * (time - 1))) * Math.sin((time - 1 - period / 4) * 2 * Math.PI / period);
}

/** The eases of frames that were asked for: each frame of a tween needs them. */ const EASES = new host_headless.NodeCache(()=>new Map());
/**
 * The ease of one property in the tween of a frame. A drawn curve wins over a named ease, that over the slider. The
 * property's own ease counts only where the frame does not use a single one.
 */ function easeOf(frame, target) {
    const eases = EASES.of(frame);
    let ease = eases.get(target);
    if (!ease) eases.set(target, ease = readEase(frame, target));
    return ease;
}
function readEase(frame, target) {
    const own = host_headless.KEYFRAME.useSingleEaseCurve.read(frame) ? 'all' : target;
    if (host_headless.KEYFRAME.hasCustomEase.read(frame)) {
        const points = easePoints(frame, own) ?? easePoints(frame, 'all');
        if (points) return curveEase(points);
    }
    return namedEaseOf(frame, own) ?? simpleEase(accelerationOf(frame, own));
}
/** The acceleration that the slider gives to a property: the negative of the script's `tweenEasing`. */ function accelerationOf(frame, target) {
    const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
    return target !== 'all' && entry ? host_headless.EASE.intensity.read(entry) : host_headless.KEYFRAME.acceleration.read(frame);
}
/** The ease that a document names for a property, such as `cubicInOut`; undefined if it names none. */ function namedEaseOf(frame, target) {
    return namedEase(easeMethod(frame, target));
}
/** The name of that ease; empty for none. */ function easeMethod(frame, target) {
    const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
    return entry && host_headless.EASE.method.read(entry) || host_headless.KEYFRAME.easeMethodName.read(frame);
}
/** The control points that a user gave the curve of a property; undefined if the document stores none. */ function easePoints(frame, target) {
    const points = entryOf(frame, 'CustomEase', target)?.childrenNamed('Point') ?? [];
    if (points.length === 0) return undefined;
    return points.map((point)=>({
            x: host_headless.POINT.x.read(point),
            y: host_headless.POINT.y.read(point)
        }));
}
/** The entry of a frame's `tweens` for a property. */ function entryOf(frame, name, target) {
    const entries = frame.child('tweens')?.childrenNamed(name) ?? [];
    return entries.find((entry)=>host_headless.CUSTOM_EASE.target.read(entry) === target);
}

/** Interpolates linearly between two values; `progress` is 0 at the first and 1 at the second. */ function mix(from, to, progress) {
    return from + (to - from) * progress;
}

/**
 * The colour effect on the way from one to another; undefined if there is none at either end. An effect that both ends
 * have in the same mode keeps it; no effect counts as one of the other end's mode.
 */ function mixColorEffects(from, to, progress) {
    const mode = from.mode === 'none' ? to.mode : from.mode;
    if (mode === 'none') return undefined;
    const isShared = to.mode === mode || to.mode === 'none';
    if (mode === 'brightness' && isShared) return {
        mode,
        brightness: host_headless.storedNumber(mix(brightnessOf(from), brightnessOf(to), progress))
    };
    if (mode === 'tint' && isShared) return mixTints(from, to, progress);
    const [start, end] = [
        host_headless.channelEffectsOf(from),
        host_headless.channelEffectsOf(to)
    ];
    return host_headless.effectOfChannels((channel)=>({
            multiplier: mix(start[channel].multiplier, end[channel].multiplier, progress),
            offset: mix(start[channel].offset, end[channel].offset, progress)
        }));
}
function brightnessOf(effect) {
    return effect.mode === 'brightness' ? effect.brightness : 0;
}
function mixTints(from, to, progress) {
    const [start, end] = [
        from,
        to
    ].map((effect)=>effect.mode === 'tint' ? effect : host_headless.NO_TINT);
    const startColor = from.mode === 'none' ? end.color : start.color;
    const endColor = to.mode === 'none' ? start.color : end.color;
    return {
        mode: 'tint',
        color: mixColors(startColor, endColor, progress),
        strength: host_headless.storedNumber(mix(start.strength, end.strength, progress))
    };
}
/** The colour on the way from one `#RRGGBB` to another. */ function mixColors(from, to, progress) {
    const ends = host_headless.channelsOf(to);
    return host_headless.formatChannels(host_headless.channelsOf(from).map((start, i)=>mix(start, ends[i], progress)));
}

/**
 * The filters on the way from some to others; undefined if there are none at either end. Filters of the same kind at the
 * same place belong together; one without a counterpart runs to or from a filter without effect.
 */ function mixFilters(start, end, progress) {
    if (start.length === 0 && end.length === 0) return undefined;
    const mixed = [];
    for(let i = 0; i < Math.max(start.length, end.length); i++){
        const filter = start.at(i);
        const other = end.at(i);
        if (filter && other && filter.name !== other.name) mixed.push(filter);
        else if (filter) mixed.push(mixFilter(filter, other ?? withoutEffect(filter), progress));
        else if (other) mixed.push(mixFilter(withoutEffect(other), other, progress));
    }
    return mixed;
}
/** The filter with every number at zero, except its angle. */ function withoutEffect(filter) {
    const copy = {
        ...host_headless.newFilter(filter.name),
        ...filter
    };
    for (const [key, kind] of host_headless.filterProperties(filter))if (kind === 'number' && key !== 'angle') copy[key] = 0;
    return copy;
}
function mixFilter(from, to, progress) {
    const mixed = {
        ...from
    };
    for (const [key, kind] of host_headless.filterProperties(from)){
        if (kind === 'number') mixed[key] = mix(Number(from[key]), Number(to[key]), progress);
        if (kind === 'color') mixed[key] = mixTransparent(String(from[key]), String(to[key]), progress);
    }
    const [starts, ends] = [
        from,
        to
    ].map(({ colorArray })=>colorArray);
    const [startsAt, endsAt] = [
        from,
        to
    ].map(({ posArray })=>posArray);
    if (starts && ends && startsAt && endsAt && starts.length === ends.length) {
        mixed.colorArray = starts.map((color, i)=>mixTransparent(color, ends[i], progress));
        mixed.posArray = startsAt.map((ratio, i)=>Math.round(mix(ratio, endsAt[i], progress)));
    }
    return mixed;
}
/** The colour on the way from one `#RRGGBB` or `#RRGGBBAA` to another. */ function mixTransparent(from, to, progress) {
    const [start, end] = [
        from,
        to
    ].map((color)=>color.length > 7 ? parseInt(color.slice(7), 16) : 255);
    const alpha = Math.round(mix(start, end, progress));
    return mixColors(from, to, progress) + (alpha === 255 ? '' : host_headless.formatChannel(alpha));
}

/** Applies a transformation to segments. */ function rewriteSegments(segments, matrix) {
    const points = new Float64Array(segments.points.length);
    for(let i = 0; i < points.length; i += 2){
        const { x, y } = host_headless.apply(matrix, {
            x: segments.points[i],
            y: segments.points[i + 1]
        });
        points[i] = x;
        points[i + 1] = y;
    }
    return {
        ...segments,
        points
    };
}

/** Number of straight pieces that approximate a curve. */ const PIECES$1 = 24;
/**
 * The way along a motion guide from the point nearest to `from` to the one nearest to `to`. At crossings it continues
 * as straight as possible. Undefined if the guide does not connect them, or is farther than `reach` from an end.
 */ function guidePath(guide, from, to, reach) {
    const curves = guide.flatMap(curvesOf);
    const [start, end] = [
        from,
        to
    ].map((point)=>nearestSpot(curves, point));
    if (!start || !end || start.off > reach || end.off > reach) return undefined;
    const ways = [
        false,
        true
    ].map((isBackward)=>wayFrom(start, end, isBackward, curves)).filter((way)=>way !== undefined);
    return ways.sort((one, other)=>lengthOf$2(one) - lengthOf$2(other)).at(0);
}
function curvesOf({ count, points, lines }) {
    return Array.from({
        length: count
    }, (_, i)=>{
        const [x = 0, y = 0, controlX = 0, controlY = 0, endX = 0, endY = 0] = points.subarray(i * STRIDE, (i + 1) * STRIDE);
        const pieces = lines[i] === 1 ? 1 : PIECES$1;
        return Array.from({
            length: pieces + 1
        }, (_piece, k)=>{
            const t = k / pieces;
            const bend = (a, b, c)=>(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
            return lines[i] === 1 ? {
                x: x + (endX - x) * t,
                y: y + (endY - y) * t
            } : {
                x: bend(x, controlX, endX),
                y: bend(y, controlY, endY)
            };
        });
    });
}
function nearestSpot(curves, point) {
    let nearest;
    for (const curve of curves){
        for(let i = 0; i + 1 < curve.length; i++){
            const [a, b] = [
                host_headless.entryAt(curve, i),
                host_headless.entryAt(curve, i + 1)
            ];
            const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
            const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
            const share = Math.min(1, Math.max(0, square === 0 ? 0 : along));
            const spot = {
                x: a.x + (b.x - a.x) * share,
                y: a.y + (b.y - a.y) * share
            };
            const off = host_headless.distance(spot, point);
            if (!nearest || off < nearest.off) nearest = {
                curve,
                at: i + share,
                point: spot,
                off
            };
        }
    }
    return nearest;
}
function wayFrom(start, end, isBackward, curves) {
    const way = [
        start.point
    ];
    const left = new Set(curves);
    let next = {
        curve: start.curve,
        isTurned: isBackward
    };
    let begin = placeOn(next, start);
    while(next){
        const points = pointsOf$1(next);
        const stop = next.curve === end.curve ? placeOn(next, end) : -1;
        if (stop >= begin) return [
            ...way,
            ...points.slice(Math.floor(begin) + 1, Math.ceil(stop)),
            end.point
        ];
        for (const point of points.slice(Math.floor(begin) + 1))way.push(point);
        left.delete(next.curve);
        next = straightest(points, [
            ...left
        ]);
        begin = 0;
    }
    return undefined;
}
function pointsOf$1({ curve, isTurned }) {
    return isTurned ? [
        ...curve
    ].reverse() : curve;
}
/** The position of a spot on its curve, counted in the direction of the path. */ function placeOn({ curve, isTurned }, { at }) {
    return isTurned ? curve.length - 1 - at : at;
}
/** The curve that continues another one with the least change of direction. */ function straightest(before, curves) {
    const [last, end] = [
        host_headless.entryAt(before, before.length - 2),
        host_headless.entryAt(before, before.length - 1)
    ];
    let best;
    let most = -Infinity;
    for (const curve of curves){
        for (const isTurned of [
            false,
            true
        ]){
            const points = pointsOf$1({
                curve,
                isTurned
            });
            if (host_headless.distance(host_headless.entryAt(points, 0), end) > SAME_POINT) continue;
            const straight = cosineOf(last, end, host_headless.entryAt(points, 1));
            if (straight > most) [best, most] = [
                {
                    curve,
                    isTurned
                },
                straight
            ];
        }
    }
    return best;
}
/** Points with a smaller distance are the same point: half a twip. */ const SAME_POINT = 0.025;
/** The cosine of a change of direction: 1 is straight on, -1 is back. */ function cosineOf(before, middle, after) {
    const [inX, inY] = [
        middle.x - before.x,
        middle.y - before.y
    ];
    const [outX, outY] = [
        after.x - middle.x,
        after.y - middle.y
    ];
    return (inX * outX + inY * outY) / (Math.hypot(inX, inY) * Math.hypot(outX, outY) || 1);
}
function lengthOf$2(points) {
    return points.reduce((sum, point, i)=>i === 0 ? 0 : sum + host_headless.distance(host_headless.entryAt(points, i - 1), point), 0);
}

/**
 * An element follows its motion guide where its transformation point is as near to it at both ends, in pixels. Of 79
 * elements in published scripts 78 are within 0.21 px of the guide, and follow it; one is 6.6 px off, and does not.
 */ const REACH = 2;
/** The way that a classic tween takes along the guide of its layer; undefined for a straight one. */ function guideOf(keyframe, from, to) {
    const layer = keyframe.parent?.parent;
    const parent = layer && host_headless.parentOf(layer);
    if (!parent || host_headless.LAYER.layerType.read(parent) !== 'guide') return undefined;
    const shapes = host_headless.frameAt(parent, host_headless.readStart(keyframe))?.child('elements')?.children ?? [];
    const pointOf = ({ matrix, pivot })=>host_headless.apply(matrix, pivot);
    const lines = shapes.flatMap((shape)=>linesOf(shape, isStroke));
    // A guide that was drawn with the brush has no lines: its outline leads.
    const guide = lines.length > 0 ? lines : shapes.flatMap((shape)=>linesOf(shape, isOutline));
    const points = guidePath(guide, pointOf(from), pointOf(to), REACH);
    return points && {
        points,
        isOriented: host_headless.KEYFRAME.motionTweenOrientToPath.read(keyframe)
    };
}
function isStroke({ strokeStyle }) {
    return strokeStyle !== 0;
}
/** True for the border between what is filled and what is not. */ function isOutline({ fillStyle0, fillStyle1 }) {
    return fillStyle0 === 0 !== (fillStyle1 === 0);
}
/** The lines of a shape, or of those in a group, in the coordinates of the timeline. */ function linesOf(element, leads) {
    if (element.name === 'DOMGroup') return (element.child('members')?.children ?? []).flatMap((member)=>linesOf(member, leads));
    if (!/^DOM(Shape|RectangleObject|OvalObject)$/.test(element.name)) return [];
    const matrix = host_headless.readMatrix(element);
    return outlineOf$1(element).edges.filter(leads).map(({ segments })=>rewriteSegments(segments, matrix));
}

const STEPS = 65536;
/**
 * The matrix between two keyframes, calculated as Animate does. It is not composed from the new scales and angles
 * directly, but is the product of the keyframe's matrix and a second one that transforms the element from there. The
 * second matrix moves the transformation point to the origin, reverses the scales and angles of the keyframe, scales,
 * rotates, and moves the point to its target. Each product is rounded, so that positions differ by up to 0.15 px from
 * the exact ones.
 *
 * Of 36,611 positions in movies that Flash CS5 published 96.8 % agree to the twip and 99.9 % within one; of 848 in
 * atlases of Animate CC 2018 66 % agree to the twip and 97 % within one, the others within two.
 *
 * @param matrix The element's on its keyframe.
 * @param pivot Its transformation point, in its own coordinates.
 * @param parts The scales and angles at that frame.
 * @param target Where the transformation point is then. @returns undefined if the keyframe's matrix flattens the
 *   element
 */ function carriedMatrix({ matrix, pivot }, parts, target, arithmetic) {
    const undone = host_headless.invert({
        ...matrix,
        tx: 0,
        ty: 0
    });
    if (!undone) return undefined;
    const start = counted(matrix);
    const origin = placeInTwips(undone, inTwips(pivotInParent({
        matrix,
        pivot
    }, arithmetic)), arithmetic);
    const back = {
        ...counted(undone, arithmetic.factor),
        tx: -origin.x,
        ty: -origin.y
    };
    const size = counted({
        a: parts.scaleX,
        b: 0,
        c: 0,
        d: parts.scaleY,
        tx: 0,
        ty: 0
    });
    const turn = counted({
        ...arithmetic.compose({
            ...parts,
            scaleX: 1,
            scaleY: 1
        }),
        tx: 0,
        ty: 0
    });
    const move = counted({
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: target.x,
        ty: target.y
    });
    const carrying = [
        size,
        turn,
        move
    ].reduce((first, then)=>join$1(first, then, arithmetic), back);
    return inPixels(join$1(start, carrying, arithmetic));
}
/** The position of an element's transformation point, rounded to twips, in pixels. */ function pivotInParent({ matrix, pivot }, arithmetic) {
    const { x, y } = placeInTwips(matrix, inTwips(pivot), arithmetic);
    const { tx, ty } = counted(matrix);
    return {
        x: (x + tx) / host_headless.TWIPS_PER_PIXEL,
        y: (y + ty) / host_headless.TWIPS_PER_PIXEL
    };
}
/** A point in twips after scaling and rotation. */ function placeInTwips({ a, b, c, d }, { x, y }, { point }) {
    return {
        x: point(a * x, c * y),
        y: point(b * x, d * y)
    };
}
/** The product of two matrices in fixed point: `first`, followed by `then`. */ function join$1(first, then, { sum }) {
    const product = (one, by, other, byOther)=>sum(one * by / STEPS, other * byOther / STEPS);
    return {
        a: product(first.a, then.a, first.b, then.c),
        b: product(first.a, then.b, first.b, then.d),
        c: product(first.c, then.a, first.d, then.c),
        d: product(first.c, then.b, first.d, then.d),
        tx: product(first.tx, then.a, first.ty, then.c) + then.tx,
        ty: product(first.tx, then.b, first.ty, then.d) + then.ty
    };
}
/** Converts a matrix to fixed point: factors in steps of 1/65536, the translation in twips. */ function counted({ a, b, c, d, tx, ty }, whole = Math.round) {
    const factor = (value)=>whole(value * STEPS);
    return {
        a: factor(a),
        b: factor(b),
        c: factor(c),
        d: factor(d),
        tx: Math.round(tx * host_headless.TWIPS_PER_PIXEL),
        ty: Math.round(ty * host_headless.TWIPS_PER_PIXEL)
    };
}
function inTwips({ x, y }) {
    return {
        x: x * host_headless.TWIPS_PER_PIXEL,
        y: y * host_headless.TWIPS_PER_PIXEL
    };
}
function inPixels({ a, b, c, d, tx, ty }) {
    return {
        a: a / STEPS,
        b: b / STEPS,
        c: c / STEPS,
        d: d / STEPS,
        tx: tx / host_headless.TWIPS_PER_PIXEL,
        ty: ty / host_headless.TWIPS_PER_PIXEL
    };
}

/**
 * The matrix of a classic tween at a frame between its keyframes. The transformation point moves in a straight line
 * from that of the first end to that of the second; scales and angles change evenly. The position is derived from the
 * point of the first end only, with the arithmetic of the program that saved the document.
 */ function tweenedMatrix(from, to, progress, turning, arithmetic) {
    const [start, end] = [
        pivotInParent(from, arithmetic),
        pivotInParent(to, arithmetic)
    ];
    const parts = tweenedParts(from.matrix, to.matrix, progress, turning);
    const position = {
        x: mix(start.x, end.x, progress.position),
        y: mix(start.y, end.y, progress.position)
    };
    return carriedMatrix(from, parts, position, arithmetic) ?? placeAt(arithmetic.compose(parts), from.pivot, position);
}
/**
 * The matrix of a classic tween on a motion guide. The transformation point moves evenly along the path. An oriented
 * element keeps its angle to the path, if the angle is the same at both ends.
 */ function guidedMatrix(from, to, progress, turning, { points, isOriented }, arithmetic) {
    const direction = (share)=>isOriented ? host_headless.directionAt(points, share) : 0;
    const against = ({ matrix }, degrees)=>host_headless.concat({
            ...host_headless.rotation(-degrees),
            tx: 0,
            ty: 0
        }, matrix);
    const parts = tweenedParts(against(from, direction(0)), against(to, direction(1)), progress, turning);
    const along = direction(progress.position);
    const linear = arithmetic.compose({
        ...parts,
        skewX: parts.skewX + along,
        skewY: parts.skewY + along
    });
    return placeAt(linear, from.pivot, host_headless.alongPoints(points, progress.position));
}
/** The matrix with a given linear part that moves a point of the instance to a target. */ function placeAt({ a, b, c, d }, point, target) {
    return {
        a,
        b,
        c,
        d,
        tx: target.x - a * point.x - c * point.y,
        ty: target.y - b * point.x - d * point.y
    };
}
/**
 * Number of steps to which Animate rounds the progress of a tween. It decides when an angle equals an entry of the
 * table.
 */ const SHARE_STEPS = 65536;
/**
 * The scales and angles at a frame between the keyframes. At the end, the angles are those of the second keyframe plus
 * full turns, and a scale is negative if the tween mirrors the element.
 */ function tweenedParts(from, to, progress, turning) {
    const start = host_headless.decompose(from);
    const end = isMirrored(from) === isMirrored(to) ? host_headless.decompose(to) : mirrored$1(start, host_headless.decompose(to));
    const turned = turn(end.skewY - start.skewY, turning);
    // Full turns rotate both axes; otherwise each axis takes its shorter way.
    const leaned = typeof turning === 'number' ? turned + host_headless.normalizeAngle(end.skewX - start.skewX - turned) : turn(end.skewX - start.skewX, turning);
    const share = Math.round(progress.rotation * SHARE_STEPS) / SHARE_STEPS;
    return {
        scaleX: mix(start.scaleX, end.scaleX, progress.scale),
        scaleY: mix(start.scaleY, end.scaleY, progress.scale),
        skewX: start.skewX + leaned * share,
        skewY: start.skewY + turned * share
    };
}
function isMirrored({ a, b, c, d }) {
    return a * d - b * c < 0;
}
/** The end of a tween that mirrors an element: the axis with the larger rotation is scaled through zero instead. */ function mirrored$1(start, end) {
    const across = Math.abs(host_headless.normalizeAngle(end.skewY - start.skewY));
    const down = Math.abs(host_headless.normalizeAngle(end.skewX - start.skewX));
    if (across >= down) return {
        ...end,
        scaleX: -end.scaleX,
        skewY: end.skewY + 180
    };
    return {
        ...end,
        scaleY: -end.scaleY,
        skewX: end.skewX + 180
    };
}
/** Smaller differences of angles are due to rounding. */ const SAME_ANGLE = 0.01;
/** The rotation of a tween between angles that differ by `difference` degrees. */ function turn(difference, turning) {
    const shortest = host_headless.normalizeAngle(difference);
    if (turning === 'none') return 0;
    if (turning === 'auto') return shortest;
    const isSame = Math.abs(shortest) < SAME_ANGLE;
    if (isSame || shortest > 0 === turning > 0) return shortest + 360 * turning;
    return shortest + 360 * (turning + Math.sign(turning));
}

/** What the one element of a classic tween is some frames after the keyframe; undefined without a tween. */ function classicInbetween({ node }, elapsed, surroundings) {
    const tween = TWEENS.of(node);
    if (!tween) return undefined;
    const time = elapsed / tween.duration;
    const progress = (target)=>easeOf(node, target)(time);
    const placement = ({ element })=>({
            matrix: element.matrix,
            pivot: surroundings.pivotOf(element)
        });
    const [from, to] = [
        placement(tween.from),
        placement(tween.to)
    ];
    const shares = {
        position: progress('position'),
        rotation: progress('rotation'),
        scale: tween.scales ? progress('scale') : 0
    };
    const guide = guideOf(node, from, to);
    const matrix = guide ? guidedMatrix(from, to, shares, tween.turning, guide, surroundings.arithmetic) : tweenedMatrix(from, to, shares, tween.turning, surroundings.arithmetic);
    const { element, color, filters } = tween.from;
    return element.changed({
        ...host_headless.changedMatrix(element, matrix),
        color: mixColorEffects(color, tween.to.color, progress('color')),
        filters: mixFilters(filters, tween.to.filters, progress('filters'))
    });
}
const TWEENS = new host_headless.NodeCache((keyframe)=>{
    const ends = tweenEnds(keyframe);
    const end = (node)=>({
            element: host_headless.FilmElement.of(node),
            color: host_headless.readColorEffect(node),
            filters: host_headless.readFilters(node)
        });
    return ends && {
        from: end(ends.from),
        to: end(ends.to),
        duration: host_headless.readDuration(keyframe),
        turning: turningOf(keyframe),
        scales: host_headless.KEYFRAME.motionTweenScale.read(keyframe)
    };
});
/**
 * The two ends of a keyframe's classic tween; undefined if it moves nothing. The next keyframe may show another symbol,
 * or several elements: then the tween runs to the first one of the same symbol, and the others appear with the keyframe.
 */ function tweenEnds(keyframe) {
    if (host_headless.KEYFRAME.tweenType.read(keyframe) !== 'motion') return undefined;
    const [from, ...others] = elementsOf(keyframe);
    if (!from || others.length > 0) return undefined;
    const to = endOf(from, elementsOf(host_headless.nextKeyframe(keyframe)));
    return to && {
        from,
        to
    };
}
function endOf(from, elements) {
    if (elements.length < 2) return elements.at(0);
    const symbol = host_headless.INSTANCE.libraryItemName.read(from);
    return symbol === '' ? undefined : elements.find((element)=>host_headless.INSTANCE.libraryItemName.read(element) === symbol);
}
function elementsOf(frame) {
    return frame?.child('elements')?.children ?? [];
}
/** The rotation of a keyframe's classic tween. */ function turningOf(keyframe) {
    const mode = host_headless.KEYFRAME.motionTweenRotate.read(keyframe);
    const times = host_headless.KEYFRAME.motionTweenRotateTimes.read(keyframe);
    if (mode === 'clockwise') return times;
    if (mode === 'counter-clockwise') return -times;
    return mode;
}

/** The value of a property at a frame; constant before the first key and after the last. */ function valueAt(curve, frame) {
    const time = easedTime(curve, frame);
    const end = segmentEnd(curve.keys, time);
    if (end === 0) return host_headless.entryAt(curve.keys, 0).y;
    const [from, to] = [
        host_headless.entryAt(curve.keys, end - 1),
        host_headless.entryAt(curve.keys, end)
    ];
    // Handles on their keys make the curve a straight line.
    if (isSame$1(from, from.next) && isSame$1(to, to.previous)) {
        return mix(from.y, to.y, (time - from.x) / (to.x - from.x));
    }
    return host_headless.easeAt([
        from,
        within(from.next, from, to),
        within(to.previous, from, to),
        to
    ], time);
}
/**
 * The position on a motion path, whose coordinates have their keys at the same times: between two keys the speed along
 * the path is constant.
 */ function pathAt(x, y, frame) {
    const time = easedTime(x, frame);
    const end = segmentEnd(x.keys, time);
    if (end === 0) return {
        x: host_headless.entryAt(x.keys, 0).y,
        y: host_headless.entryAt(y.keys, 0).y
    };
    const [start, stop] = [
        host_headless.entryAt(x.keys, end - 1).x,
        host_headless.entryAt(x.keys, end).x
    ];
    const coordinate = ({ keys }, parameter)=>{
        const [from, to] = [
            host_headless.entryAt(keys, end - 1),
            host_headless.entryAt(keys, end)
        ];
        return host_headless.bezier(from.y, from.next.y, to.previous.y, to.y, parameter);
    };
    return host_headless.alongCurve((parameter)=>({
            x: coordinate(x, parameter),
            y: coordinate(y, parameter)
        }), (time - start) / (stop - start));
}
/** True if two properties are the coordinates of a path, that is, have their keys at the same times. */ function isPath(x, y) {
    return x.keys.length === y.keys.length && x.keys.every((key, i)=>key.x === y.keys[i]?.x);
}
/** The time at which a curve is read for a frame, between its first key and its last. */ function easedTime({ keys, ease }, frame) {
    const [first, last] = [
        host_headless.entryAt(keys, 0).x,
        host_headless.entryAt(keys, keys.length - 1).x
    ];
    if (last === first) return first;
    const share = ease(Math.min(1, Math.max(0, (frame - first) / (last - first))));
    return first + Math.min(1, Math.max(0, share)) * (last - first);
}
/** The index of the key that ends the curve's segment at a time; 0 at the first key. */ function segmentEnd(keys, time) {
    const end = keys.findIndex(({ x })=>x >= time);
    return end < 0 ? keys.length - 1 : end;
}
function isSame$1(first, other) {
    return first.x === other.x && first.y === other.y;
}
/** Limits a handle to the time between its keys, so that time never runs backward. */ function within({ x, y }, from, to) {
    return {
        x: Math.min(to.x, Math.max(from.x, x)),
        y
    };
}

/**
 * The eases of a motion object. Each bends the time between the first and the last key of a property; some do not end
 * at 1. Source: positions in movies that Flash CS6 published for each kind, within a twip.
 *
 * @param strength Percent for powers, where positive values end slowly; otherwise how many bounces, swings or waves.
 * @param frames Frames between the first and the last key: each bounce lasts a whole number of frames.
 */ function timeMap(type, strength, frames) {
    const power = POWERS.get(type.replace('Dual', ''));
    if (power) return powerMap(power, strength, type.startsWith('Dual'));
    const count = Math.trunc(Math.abs(strength));
    if (count === 0) return linear;
    switch(type){
        case 'Bounce':
            return mirrored(strength, (time)=>bounce(time, count, frames).back);
        case 'BounceIn':
            return strength > 0 ? bounceIn(count, frames) : (time)=>1 - bounceIn(count, frames)(1 - time);
        case 'Spring':
            return spring(count);
        case 'SineWave':
            return (time)=>(1 - Math.cos(Math.PI * count * time)) / 2;
        case 'SawtoothWave':
            return (time)=>1 - Math.abs(1 - time * count % 2);
        case 'SquareWave':
            return (time)=>squareHalf(time, Math.max(2, count)) % 2;
        case 'RandomSquareWave':
            return (time)=>time < 1 ? randomLevel(squareHalf(time, count)) : 0;
        case 'DampedWave':
            return (time)=>0.5 - 0.5 * (1 - time) ** 2 * Math.cos(2 * Math.PI * count * time);
        default:
            return linear;
    }
}
const POWERS = new Map(Object.entries({
    Quadratic: 2,
    Cubic: 3,
    Quartic: 4,
    Quintic: 5
}));
function powerMap(power, strength, isDual) {
    const share = Math.min(1, Math.abs(strength) / 100);
    const slowStart = (time)=>time ** power;
    const slowEnd = (time)=>1 - (1 - time) ** power;
    const [first, second] = strength > 0 ? [
        slowEnd,
        slowStart
    ] : [
        slowStart,
        slowEnd
    ];
    const dual = (time)=>time < 0.5 ? first(2 * time) / 2 : (1 + second(2 * time - 1)) / 2;
    const curve = isDual ? dual : first;
    return (time)=>time + share * (curve(time) - time);
}
/** Which half of a square wave a time is in; it divides as the host does: 0.6 of five halves is still in the third. */ function squareHalf(time, halves) {
    return Math.floor(time / (1 / halves));
}
/** The heights of a random wave. The host uses the same ones in every movie; only the first four were measured. */ const RANDOM_LEVELS = [
    0.3166,
    0.4175,
    0.53075,
    0.0362
];
function randomLevel(half) {
    return half % 2 === 0 ? 0 : host_headless.entryAt(RANDOM_LEVELS, (half - 1) / 2 % RANDOM_LEVELS.length);
}
function mirrored(strength, ease) {
    return strength > 0 ? ease : (time)=>ease(1 - time);
}
/** A quick rise, followed by decaying swings around 0.7. */ function spring(swings) {
    const rise = 0.4 / swings;
    return (time)=>{
        if (time <= rise) return Math.sin(Math.PI * time / (2 * rise));
        const swing = 2 * swings * (time - rise) / (1 - rise);
        return 0.7 + 0.3 * Math.exp(-swing / 2) * Math.cos(Math.PI * swing);
    };
}
function bounceIn(count, frames) {
    return (time)=>{
        const { index, share, back } = bounce(time, count, frames);
        return index === 0 ? share * share : 1 - back;
    };
}
/**
 * Bounces get shorter (1, 1/2, 1/3 …) and lower: the index of the bounce, the progress in it, and the height above the
 * ground.
 */ function bounce(time, count, frames) {
    let harmonic = 0;
    for(let i = 1; i <= count; i++)harmonic += 1 / i;
    const frame = time * frames;
    let start = 0;
    for(let index = 0; index < count; index++){
        const width = Math.min(Math.round(frames / ((index + 1) * harmonic)), frames - start);
        if (width <= 0) break;
        if (frame <= start + width) {
            const share = (frame - start) / width;
            return {
                index,
                share,
                back: Math.exp(-index) * 4 * share * (1 - share)
            };
        }
        start += width;
    }
    return {
        index: count,
        share: 1,
        back: 0
    };
}

/** Times are stored in thousandths of a frame. */ const TICKS = 1000;
/** The curves of containers that were asked for: each frame of a span needs them. */ const CURVES = new host_headless.NodeCache(()=>({}));
/**
 * The values of the properties of a container in an `AnimationCore` at a frame.
 *
 * @param isAlongPaths - the place moves evenly along its path
 */ function motionState(core, container, frame, isAlongPaths) {
    const { byId, path } = curvesIn(core, container);
    const state = new Map([
        ...byId
    ].map(([id, curve])=>[
            id,
            valueAt(curve, frame)
        ]));
    if (isAlongPaths && path) {
        const point = pathAt(...path, frame);
        state.set('Motion_X', point.x).set('Motion_Y', point.y);
    }
    return state;
}
function curvesIn(core, container) {
    const cached = CURVES.of(container);
    return cached.curves ??= readCurves(core, container);
}
function readCurves(core, container) {
    const byId = new Map();
    const maps = core.childrenNamed('TimeMap');
    for (const property of propertiesIn(container)){
        if (host_headless.readText(property, 'enabled', '1') === '0') continue;
        for (const [id, keys] of keysOf(property)){
            if (keys.length > 0) byId.set(id, curveOf(property, keys, maps));
        }
    }
    const [x, y] = [
        'Motion_X',
        'Motion_Y'
    ].map((id)=>byId.get(id));
    const isAlike = easeName(container, 'Motion_X') === easeName(container, 'Motion_Y');
    return x && y && isAlike && isPath(x, y) ? {
        byId,
        path: [
            x,
            y
        ]
    } : {
        byId
    };
}
/** A text that is equal for properties with the same ease. */ function easeName(container, id) {
    const property = propertiesIn(container).find((child)=>child.attr('id') === id);
    return [
        'ignoreTimeMap',
        'TimeMapIndex'
    ].map((name)=>property?.attr(name) ?? '0').join(' ');
}
function propertiesIn(container) {
    return container.children.flatMap((child)=>{
        if (child.name === 'Property') return [
            child
        ];
        return child.name === 'PropertyContainer' ? propertiesIn(child) : [];
    });
}
function curveOf(property, keys, maps) {
    const map = maps.at(host_headless.readInteger(property, 'TimeMapIndex'));
    if (!map || host_headless.readText(property, 'ignoreTimeMap', '0') === '1') return {
        keys,
        ease: linear
    };
    const frames = keys[keys.length - 1].x - keys[0].x;
    return {
        keys,
        ease: easeOfMap(map, frames)
    };
}
/** The ease of a `TimeMap`: one that its type names, or the curve that a user drew. */ function easeOfMap(map, frames) {
    const type = host_headless.readText(map, 'type');
    if (type !== 'Custom') return timeMap(type, host_headless.readNumber(map, 'strength'), frames);
    const nodes = map.childrenNamed('CustomTimeMapPoint');
    const points = nodes.flatMap((node, i)=>{
        const anchor = pointOf(node, 'anchor', {
            x: 0,
            y: 0
        });
        const handles = [
            pointOf(node, 'previous', anchor),
            anchor,
            pointOf(node, 'next', anchor)
        ];
        return handles.slice(i === 0 ? 1 : 0, i === nodes.length - 1 ? 2 : 3);
    });
    return points.length < 4 ? linear : curveEase(points);
}
/** A point of a drawn ease: time and progress, both from 0 to 1. */ function pointOf(node, name, fallback) {
    const [x, y] = pairOf(node, name) ?? [
        fallback.x,
        fallback.y
    ];
    return {
        x,
        y
    };
}
/** The keys of a property by name. Without any, its own value holds throughout. */ function keysOf(property) {
    const id = host_headless.readText(property, 'id');
    const keyframes = property.childrenNamed('Keyframe');
    const nodes = keyframes.length === 0 && property.attr('value') !== undefined ? [
        property
    ] : keyframes;
    const isColor = nodes.length > 0 && /^0x[0-9a-f]{8}$/i.test(nodes[0].attr('value') ?? '');
    if (!isColor) return [
        [
            id,
            nodes.map(numberKey)
        ]
    ];
    return [
        'r',
        'g',
        'b',
        'a'
    ].map((channel, i)=>[
            `${id}.${channel}`,
            nodes.map((node)=>plainKey(node, parseInt(host_headless.readText(node, 'value').slice(2 + 2 * i, 4 + 2 * i), 16)))
        ]);
}
function plainKey(node, y) {
    const point = {
        x: host_headless.readNumber(node, 'timevalue') / TICKS,
        y
    };
    return {
        ...point,
        previous: point,
        next: point
    };
}
function numberKey(node) {
    const value = pairOf(node, 'anchor')?.[1] ?? flagOrNumber(node);
    const key = plainKey(node, value);
    for (const side of [
        'previous',
        'next'
    ]){
        const handle = pairOf(node, side);
        if (handle) key[side] = {
            x: key.x + handle[0] / TICKS,
            y: handle[1]
        };
    }
    return key;
}
function flagOrNumber(node) {
    return host_headless.readFlag(node, 'value') ? 1 : host_headless.readNumber(node, 'value');
}
/** `time,value`: the time counts from the key. */ function pairOf(node, name) {
    const [time, value] = host_headless.readText(node, name).split(',').map(Number);
    return Number.isFinite(time) && Number.isFinite(value) ? [
        time,
        value
    ] : undefined;
}

/** Number of steps per degree to which the host rounds rotations between keyframes. */ const TURN_STEPS = 100;
/**
 * The matrix of an element that a motion object moves: scaled and skewed first, then rotated. Of 220 published matrices
 * all agree within 0.00013; if the angles are added up instead, 158 agree within 0.001.
 */ function motionMatrix({ matrix, pivot }, values, { compose }) {
    const first = host_headless.decompose(matrix);
    const { moveX = 0, moveY = 0, rotation = 0 } = values;
    const { scaleX = first.scaleX, scaleY = first.scaleY } = values;
    const { skewX = first.skewX, skewY = first.skewY } = values;
    const turn = Math.trunc(rotation * TURN_STEPS) / TURN_STEPS;
    const turned = compose({
        scaleX: 1,
        scaleY: 1,
        skewX: turn,
        skewY: turn
    });
    const skewed = compose({
        scaleX,
        scaleY,
        skewX,
        skewY
    });
    const start = host_headless.apply(matrix, pivot);
    return placeAt(host_headless.concat(atZero(turned), atZero(skewed)), pivot, {
        x: start.x + moveX,
        y: start.y + moveY
    });
}
function atZero(linear) {
    return {
        ...linear,
        tx: 0,
        ty: 0
    };
}

/**
 * The 3D transformation of an element, applied after its scales and skews in the plane. The transformation point moves
 * from its position in the plane to its position in space; the rotations are about it. Source: ActionScript's
 * `fl.motion.Animator3D`, which plays motion objects in movies.
 *
 * @param flat The transformation point in the plane.
 * @param start The same point in space on the first frame.
 */ function motionSpace(flat, start, { move, turns }) {
    const position = {
        x: start.x + move.x,
        y: start.y + move.y,
        z: start.z + move.z
    };
    const toZero = host_headless.shiftedSpace({
        x: -flat.x,
        y: -flat.y,
        z: 0
    });
    return host_headless.concatSpaces(host_headless.shiftedSpace(position), host_headless.concatSpaces(host_headless.turnedSpace(turns), toZero));
}

/** What the element of a motion object is some frames after the first; undefined without one. */ function motionObjectInbetween(keyframe, elapsed, surroundings) {
    const core = keyframe.node.child('motionObjectXML')?.child('AnimationCore');
    const head = core?.childrenNamed('PropertyContainer').at(0);
    const element = keyframe.elements.at(0);
    if (!core || !head || !element) return undefined;
    const container = (id)=>head.childrenNamed('PropertyContainer').find((child)=>child.attr('id') === id);
    const { arithmetic } = surroundings;
    const stateIn = (properties)=>properties ? motionState(core, properties, elapsed, arithmetic.isAlongPaths) : new Map();
    const placement = {
        matrix: element.matrix,
        pivot: surroundings.pivotOf(element)
    };
    const state = new Map([
        ...stateIn(container('Basic_Motion')),
        ...stateIn(container('Transformation'))
    ]);
    const filters = container('Filters')?.childrenNamed('PropertyContainer') ?? [];
    return element.changed({
        ...changedPlace(element, placement, state, arithmetic),
        color: changedColor(element, stateIn(container('Colors'))),
        filters: changedFilters(element, filters.map(stateIn))
    });
}
/** Properties that only motion objects in space have. */ const IN_SPACE = [
    'Motion_Z',
    'Rotation_X',
    'Rotation_Y'
];
function changedPlace(element, placement, state, arithmetic) {
    const values = valuesOf(state);
    const { space } = element;
    if (!space && !IN_SPACE.some((id)=>state.has(id))) return host_headless.changedMatrix(element, motionMatrix(placement, values, arithmetic));
    const { scaleX, scaleY, skewX, skewY } = values;
    const center = host_headless.apply(placement.matrix, placement.pivot);
    const start = space ? host_headless.applySpace(space, {
        ...center,
        z: 0
    }) : {
        ...center,
        z: 0
    };
    const axes = (id)=>{
        const [x, y, z] = [
            'X',
            'Y',
            'Z'
        ].map((axis)=>state.get(`${id}_${axis}`) ?? 0);
        return {
            x,
            y,
            z
        };
    };
    const turns = axes('Rotation');
    return {
        ...host_headless.changedMatrix(element, motionMatrix(placement, {
            scaleX,
            scaleY,
            skewX,
            skewY
        }, arithmetic)),
        space: {
            space: motionSpace(center, start, {
                move: axes('Motion'),
                turns
            }),
            center,
            turns
        }
    };
}
function valuesOf(state) {
    const percent = (id)=>{
        const value = state.get(id);
        return value === undefined ? undefined : value / 100;
    };
    return {
        moveX: state.get('Motion_X'),
        moveY: state.get('Motion_Y'),
        rotation: state.get('Rotation_Z'),
        skewX: state.get('Skew_X'),
        skewY: state.get('Skew_Y'),
        scaleX: percent('Scale_X'),
        scaleY: percent('Scale_Y')
    };
}
const ADVANCED = {
    red: 'R',
    green: 'G',
    blue: 'B',
    alpha: 'A'
};
/** The colour effect that a motion object has come to; undefined where the element keeps its own. */ function changedColor(element, state) {
    const percent = (id)=>(state.get(id) ?? 0) / 100;
    let effect;
    if (state.has('Alpha_Amount')) effect = host_headless.effectOfAlpha(percent('Alpha_Amount'));
    if (state.has('Brightness_Amount')) effect = {
        mode: 'brightness',
        brightness: host_headless.storedNumber(percent('Brightness_Amount'))
    };
    if (state.has('Tint_Amount') || state.has('Tint_Color.r')) {
        const color = host_headless.formatChannels([
            'r',
            'g',
            'b'
        ].map((channel)=>state.get(`Tint_Color.${channel}`) ?? 0));
        effect = {
            mode: 'tint',
            color,
            strength: host_headless.storedNumber(percent('Tint_Amount'))
        };
    }
    for (const [channel, letter] of Object.entries(ADVANCED)){
        const multiplier = state.get(`AdvClr_${letter}_Pct`);
        const offset = state.get(`AdvClr_${letter}_Offset`);
        if (multiplier === undefined && offset === undefined) continue;
        const change = {
            multiplier: multiplier === undefined ? undefined : multiplier / 100,
            offset
        };
        effect = host_headless.withChannel(effect ?? element.colorEffect, channel, change);
    }
    return effect;
}
/** The names of filters in motion objects, and the host's. */ const FILTERS = {
    Blur: 'blurFilter',
    DropShadow: 'dropShadowFilter',
    Glow: 'glowFilter',
    Bevel: 'bevelFilter',
    GradientGlow: 'gradientGlowFilter',
    GradientBevel: 'gradientBevelFilter',
    AdjColor: 'adjustColorFilter'
};
/** Properties whose name differs from the host's by more than its first letter. */ const NAMES = {
    InnerShadow: 'inner',
    InnerGlow: 'inner',
    HilightColor: 'highlightColor'
};
/**
 * The filters that a motion object has come to; undefined where the element keeps its own. Each set of properties belongs
 * to the next filter of its kind; one that the element lacks is added.
 */ function changedFilters({ stored }, states) {
    if (states.length === 0) return undefined;
    const filters = host_headless.readFilters(stored);
    const moved = new Set();
    for (const state of states){
        const [id] = state.keys();
        const name = host_headless.lookUp(FILTERS, id?.split('_')[0] ?? '');
        if (name === undefined) continue;
        let filter = filters.find((known)=>known.name === name && !moved.has(known));
        if (!filter) filters.push(filter = host_headless.newFilter(name));
        moved.add(filter);
        for (const [property, value] of state)setProperty(filter, property, value, state);
    }
    return filters;
}
function setProperty(filter, id, value, state) {
    const [, name, channel] = /_(\w+?)(?:\.(\w))?$/.exec(id) ?? [];
    const key = host_headless.lookUp(NAMES, name) ?? name.charAt(0).toLowerCase() + name.slice(1);
    if (!Object.hasOwn(filter, key)) return;
    if (channel === 'r') filter[key] = colorOf(state, id.slice(0, -2));
    else if (key === 'quality') filter[key] = host_headless.QUALITIES[Math.min(3, Math.max(1, Math.round(value))) - 1];
    else if (typeof filter[key] === 'boolean') filter[key] = value !== 0;
    else if (channel === undefined) filter[key] = value;
}
function colorOf(state, id) {
    const [red, green, blue, alpha] = [
        'r',
        'g',
        'b',
        'a'
    ].map((channel)=>state.get(`${id}.${channel}`) ?? 0);
    return host_headless.formatColor({
        rgb: host_headless.formatChannels([
            red,
            green,
            blue
        ]),
        alpha: alpha / 255
    });
}

/** Segments as an `edges` text, as Animate writes it: before each segment a move to its start. */ function encodeEdges({ count, points, lines }) {
    let text = '';
    for(let i = 0, at = 0; i < count; i++, at += STRIDE){
        text += `!${pair(points, at)}`;
        text += lines[i] === 1 ? '|' : `[${pair(points, at + 2)} `;
        text += pair(points, at + 4);
    }
    return text;
}
function pair(points, at) {
    return `${formatEdgeNumber(points[at] * STEPS_PER_PIXEL)} ${formatEdgeNumber(points[at + 1] * STEPS_PER_PIXEL)}`;
}

/** The contour at some progress: each point moves in a straight line to its counterpart. */ function mixContour({ start, curves }, progress) {
    const pen = new SegmentPen();
    const first = mixPoint(start, progress);
    pen.moveTo(first.x, first.y);
    for (const { control, anchor, isLine } of curves){
        const bend = mixPoint(control, progress);
        const end = mixPoint(anchor, progress);
        if (isLine) pen.lineTo(end.x, end.y);
        else pen.curveTo(bend.x, bend.y, end.x, end.y);
    }
    return pen.segments();
}
/** The part of a shape tween between two values of its progress, as a contour of its own. */ function cutContour({ start, curves }, from, to) {
    const cut = (point)=>({
            from: mixPoint(point, from),
            to: mixPoint(point, to)
        });
    return {
        start: cut(start),
        curves: curves.map(({ control, anchor, isLine })=>({
                control: cut(control),
                anchor: cut(anchor),
                isLine
            }))
    };
}
function mixPoint({ from, to }, progress) {
    return {
        x: mix(from.x, to.x, progress),
        y: mix(from.y, to.y, progress)
    };
}

/** The paints of both ends of a shape tween in one list: those of the first, then those that only the second has. */ function mergeStyles(from, to) {
    const merged = new Map();
    for (const style of [
        ...from,
        ...to
    ]){
        const key = keyOf$3(style);
        if (!merged.has(key)) merged.set(key, style);
    }
    return [
        ...merged.values()
    ];
}
/** The index in a merged list of a style that looks like this one; the length of the list where there is none. */ function styleIndex(style, merged) {
    const key = style && keyOf$3(style);
    const index = key === undefined ? -1 : merged.findIndex((other)=>keyOf$3(other) === key);
    return index < 0 ? merged.length : index;
}
/** Equal for paints that look the same. */ function keyOf$3(style) {
    const text = (node)=>{
        const attributes = node.attributes().map(([name, value])=>`${name}=${value}`);
        return `${node.name} ${attributes.sort().join(' ')}(${node.children.map(text).join()})`;
    };
    return style.children.map(text).join();
}
/**
 * The `FillStyle` or `StrokeStyle` on the way from one to another: colours, places of gradients and bitmaps, and widths
 * run evenly. Styles of different kinds stay what the first one is.
 */ function mixStyles(from, to, progress) {
    const mixed = host_headless.XmlNode.create(from.name);
    const [start, end] = [
        from.children.at(0),
        to.children.at(0)
    ];
    // A style without a paint shows nothing at either end.
    if (!start || !end) return from.clone();
    if (progress === 0 || progress === 1) {
        mixed.append((progress === 0 ? start : end).clone());
        return mixed;
    }
    mixed.append(from.name === 'StrokeStyle' ? mixStrokes(start, end, progress) : mixPaints(start, end, progress));
    return mixed;
}
/** A `StrokeStyle` of no width and no colour, otherwise like another. */ function withoutInk(style) {
    const bare = style.clone();
    for (const stroke of bare.children){
        host_headless.STROKE.weight.write(stroke, 0);
        stroke.child('fill')?.remove();
        stroke.append(host_headless.XmlNode.create('fill', {}, [
            host_headless.XmlNode.create('SolidColor', {
                color: '#000000',
                alpha: '0'
            })
        ]));
    }
    return bare;
}
function mixStrokes(from, to, progress) {
    const mixed = from.clone();
    host_headless.STROKE.weight.write(mixed, mix(host_headless.STROKE.weight.read(from), host_headless.STROKE.weight.read(to), progress));
    const [start, end] = [
        from,
        to
    ].map((stroke)=>stroke.child('fill')?.children[0]);
    const fill = mixed.child('fill');
    if (start && end && fill) {
        fill.children[0].remove();
        fill.append(mixPaints(start, end, progress));
    }
    return mixed;
}
function mixPaints(from, to, progress) {
    if (from.name === 'SolidColor' && isGradient(to)) return mixGradients(inColor(to, from), to, progress);
    if (to.name === 'SolidColor' && isGradient(from)) return mixGradients(from, inColor(from, to), progress);
    if (from.name !== to.name) return from.clone();
    if (isGradient(from)) return mixGradients(from, to, progress);
    const mixed = from.clone();
    if (from.name === 'SolidColor') mixColorOf(mixed, from, to, progress);
    else mixPlaces(mixed, from, to, progress);
    return mixed;
}
function isGradient({ name }) {
    return name === 'LinearGradient' || name === 'RadialGradient';
}
/** A gradient that shows one colour everywhere: movies have no other way from a colour to a gradient. */ function inColor(gradient, paint) {
    const plain = gradient.clone();
    for (const entry of plain.childrenNamed('GradientEntry'))mixColorOf(entry, paint, paint, 0);
    return plain;
}
/**
 * Each entry runs to its counterpart in order; where one end has fewer, its last one is repeated. So does the focus.
 * Source: compiled movies, whose morphs have a focus at either end (SWF 19, "MORPHGRADIENT").
 */ function mixGradients(from, to, progress) {
    const mixed = from.clone();
    mixPlaces(mixed, from, to, progress);
    const { focalPointRatio } = host_headless.PAINT_SCHEMA.RadialGradient;
    const [startFocus, endFocus] = [
        from,
        to
    ].map((paint)=>focalPointRatio.read(paint));
    focalPointRatio.write(mixed, mix(startFocus, endFocus, progress));
    const [starts, ends] = [
        from,
        to
    ].map((paint)=>paint.childrenNamed('GradientEntry'));
    if (starts.length === 0 || ends.length === 0) return mixed;
    for (const entry of mixed.childrenNamed('GradientEntry'))entry.remove();
    for(let i = 0; i < Math.max(starts.length, ends.length); i++){
        const [start, goal] = [
            starts,
            ends
        ].map((entries)=>entries[Math.min(i, entries.length - 1)]);
        const entry = host_headless.XmlNode.create('GradientEntry');
        mixColorOf(entry, start, goal, progress);
        const { ratio } = host_headless.GRADIENT_ENTRY;
        // Documents say where each colour is, 0 too.
        entry.setAttr(ratio.name, ratio.format(mix(ratio.read(start), ratio.read(goal), progress)));
        mixed.append(entry);
    }
    return mixed;
}
/** The place of a gradient or bitmap. */ function mixPlaces(mixed, from, to, progress) {
    const [start, end] = [
        host_headless.readMatrix(from),
        host_headless.readMatrix(to)
    ];
    const part = (name)=>mix(start[name], end[name], progress);
    host_headless.writeMatrix(mixed, {
        a: part('a'),
        b: part('b'),
        c: part('c'),
        d: part('d'),
        tx: part('tx'),
        ty: part('ty')
    });
}
function mixColorOf(mixed, from, to, progress) {
    const [start, end] = [
        from,
        to
    ].map((paint)=>host_headless.readColor(paint));
    const alpha = mix(start.alpha, end.alpha, progress);
    host_headless.writeColor(mixed, {
        rgb: mixColors(start.rgb, end.rgb, progress),
        alpha
    });
}

/** The fills or strokes of a shape on the way, one for each pair that its contours ask for. */ class MixedStyles {
    constructor(kind, from, to, progress){
        this.kind = kind;
        this.from = from;
        this.to = to;
        this.progress = progress;
        /** The styles asked for so far, numbered from 1. */ this.nodes = [];
        this.indexes = new Map();
        this.merged = mergeStyles(stylesIn(from, kind), stylesIn(to, kind));
    }
    /** The index of the style on the way from one to another; 0 where there is none. */ indexOf(pair) {
        const key = `${pair.from ?? ''} ${pair.to ?? ''}`;
        const existing = this.indexes.get(key);
        if (existing !== undefined) return existing;
        const style = this.styleOf(pair);
        const index = style ? this.nodes.push(style) : 0;
        style?.setAttr('index', String(index));
        this.indexes.set(key, index);
        return index;
    }
    /** A style on the way; undefined if there is none. */ styleOf({ from, to }) {
        const [start, end] = [
            from,
            to
        ].map((index)=>index === undefined ? undefined : this.merged.at(index));
        const [first, last] = [
            start ?? this.missing(end),
            end ?? this.missing(start)
        ];
        return first && last && mixStyles(first, last, this.progress);
    }
    /**
   * What is at the end that has no such style: of a line, one without width and colour; of a fill, the fill. Source:
   * all eight lines with one end in the morphs of 2,600 compiled movies.
   */ missing(other) {
        return other && this.kind === 'StrokeStyle' ? withoutInk(other) : other;
    }
    /** The styles of the whole shape: at the ends of the tween those of the keyframes, used or not. */ all(pairs) {
        if (this.progress === 0) return stylesIn(this.from, this.kind);
        if (this.progress === 1) return stylesIn(this.to, this.kind);
        for (const pair of pairs)this.indexOf(pair);
        return this.nodes;
    }
}
/** The places of styles in the merged list of two stages of a tween. */ function cutStyles(start, end, pairs) {
    const merged = mergeStyles(start.all(pairs), end.all(pairs));
    return pairs.map((pair)=>({
            from: pair.from === undefined ? undefined : styleIndex(start.styleOf(pair), merged),
            to: pair.to === undefined ? undefined : styleIndex(end.styleOf(pair), merged)
        }));
}
function stylesIn(frame, kind) {
    return (frame.child('elements')?.children ?? []).flatMap((element)=>stylesOf$1(element, kind));
}
function stylesOf$1(element, kind) {
    const list = element.child(kind === 'FillStyle' ? 'fills' : 'strokes');
    if (list) return list.childrenNamed(kind);
    // A primitive has one of each or none, in a child of its own.
    const style = element.child(kind === 'FillStyle' ? 'fill' : 'stroke')?.children.at(0);
    return style ? [
        host_headless.XmlNode.create(kind, {}, [
            style.clone()
        ])
    ] : [];
}

/** Points of a `MorphShape` count 256 twips. */ const POINT_SCALE = 256;
/** A `MorphShape` is replaced as a whole, so that what was read of it stays true. */ const partsByMorph = new WeakMap();
/** The contours of a `MorphShape`: what the host has matched, hints and kind of blend included. */ function readMorphShape(morph) {
    let parts = partsByMorph.get(morph);
    if (!parts) partsByMorph.set(morph, parts = readParts(morph));
    return parts;
}
function readParts(morph) {
    return (morph.child('morphSegments')?.childrenNamed('MorphSegment') ?? []).map((segment)=>({
            contour: {
                start: readPoint(segment, 'startPoint'),
                curves: segment.childrenNamed('MorphCurves').map((curve)=>({
                        control: readPoint(curve, 'controlPoint'),
                        anchor: readPoint(curve, 'anchorPoint'),
                        isLine: host_headless.MORPH_CURVES.isLine.read(curve)
                    }))
            },
            fill: readStyle(segment, 'fill'),
            stroke: readStyle(segment, 'stroke')
        }));
}
function readPoint(node, name) {
    return {
        from: readPair(node.attr(`${name}A`)),
        to: readPair(node.attr(`${name}B`))
    };
}
function readPair(text = '0,0') {
    const [x, y] = text.split(',').map((part)=>{
        const number = part.trim();
        return parseEdgeNumber(number, 0, number.length) * POINT_SCALE / STEPS_PER_PIXEL || 0;
    });
    return {
        x,
        y
    };
}
function readStyle(segment, kind) {
    const index = (end)=>{
        const name = `${kind}Index${end}`;
        return segment.attr(name) === undefined ? undefined : host_headless.readInteger(segment, name);
    };
    return {
        from: index(1),
        to: index(2)
    };
}
/** The `MorphShape` of contours, without hints. */ function writeMorphShape(parts) {
    const segments = parts.map(({ contour, fill, stroke })=>{
        const attributes = {
            ...pointAttributes('startPoint', contour.start),
            strokeIndex1: indexText$1(stroke.from),
            strokeIndex2: indexText$1(stroke.to),
            fillIndex1: indexText$1(fill.from),
            fillIndex2: indexText$1(fill.to)
        };
        const curves = contour.curves.map(({ control, anchor, isLine })=>host_headless.XmlNode.create('MorphCurves', {
                ...pointAttributes('controlPoint', control),
                ...pointAttributes('anchorPoint', anchor),
                isLine: isLine ? 'true' : null
            }));
        return host_headless.XmlNode.create('MorphSegment', attributes, curves);
    });
    return host_headless.XmlNode.create('MorphShape', {}, [
        host_headless.XmlNode.create('morphSegments', {}, segments),
        host_headless.XmlNode.create('morphHintsList')
    ]);
}
function indexText$1(index) {
    return index === undefined ? null : String(index);
}
function pointAttributes(name, { from, to }) {
    return {
        [`${name}A`]: pairText(from),
        [`${name}B`]: pairText(to)
    };
}
function pairText({ x, y }) {
    const [left, top] = [
        x,
        y
    ].map((value)=>formatEdgeNumber(value * STEPS_PER_PIXEL / POINT_SCALE));
    return `${left}, ${top}`;
}

/** What outputs report of a shape tween that has no matched shapes, as scripts make them. */ const UNMATCHED = 'A shape tween stays at its first shape: the document has not matched the shapes of its ends.';
/** True for a shape tween whose frames in between are not known: the document has not matched the shapes of both ends. */ function isUnmatched(keyframe) {
    if (keyframe.tweenType !== 'shape' || keyframe.frameCount === 1) return false;
    return !keyframe.hasMatchedShapes && keyframe.next !== undefined;
}
/**
 * The shape that a shape tween has come to some frames after its keyframe, in the coordinates of the timeline; undefined
 * where the document has not matched the shapes of both ends.
 */ function shapeInbetween({ node: keyframe }, elapsed) {
    const morph = keyframe.child('MorphShape');
    const next = host_headless.nextKeyframe(keyframe);
    if (!morph || !next) return undefined;
    const progress = progressAt(keyframe, elapsed);
    const fills = new MixedStyles('FillStyle', keyframe, next, progress);
    const strokes = new MixedStyles('StrokeStyle', keyframe, next, progress);
    const edges = readMorphShape(morph).map(({ contour, fill, stroke })=>host_headless.XmlNode.create('Edge', {
            fillStyle1: indexText(fills.indexOf(fill)),
            strokeStyle: indexText(strokes.indexOf(stroke)),
            edges: encodeEdges(mixContour(contour, progress))
        }));
    return host_headless.FilmElement.of(host_headless.XmlNode.create('DOMShape', {}, [
        host_headless.XmlNode.create('fills', {}, fills.nodes),
        host_headless.XmlNode.create('strokes', {}, strokes.nodes),
        host_headless.XmlNode.create('edges', {}, edges)
    ]));
}
/**
 * The `MorphShape` of a part of a shape tween, from some frames after its keyframe to others; undefined without one, and
 * for a single frame, which has nothing between.
 */ function cutMorphShape(keyframe, start, end) {
    const morph = keyframe.child('MorphShape');
    const next = host_headless.nextKeyframe(keyframe);
    if (!morph || !next || end - start < 2) return undefined;
    const [from, to] = [
        start,
        end
    ].map((elapsed)=>progressAt(keyframe, elapsed));
    const parts = readMorphShape(morph);
    const cut = (kind, pairs)=>cutStyles(new MixedStyles(kind, keyframe, next, from), new MixedStyles(kind, keyframe, next, to), pairs);
    const fills = cut('FillStyle', parts.map(({ fill })=>fill));
    const strokes = cut('StrokeStyle', parts.map(({ stroke })=>stroke));
    return writeMorphShape(parts.map(({ contour }, i)=>({
            contour: cutContour(contour, from, to),
            fill: fills[i],
            stroke: strokes[i]
        })));
}
/** How far a shape tween has come some frames after its keyframe, by its ease: 0 to 1, with some eases more. */ function shapeProgress({ node }, elapsed) {
    return progressAt(node, elapsed);
}
function progressAt(keyframe, elapsed) {
    return easeOf(keyframe, 'all')(elapsed / host_headless.readDuration(keyframe));
}
function indexText(index) {
    return index === 0 ? null : String(index);
}

/**
 * The elements that a keyframe shows some frames later, back to front: what tweens have come to, and graphics and videos
 * at the frame that they have run to. Elements that look as on the keyframe are its own; the others are in no document.
 */ function shownElements(keyframe, elapsed, surroundings) {
    const { elements } = keyframe;
    if (elapsed === 0) return elements;
    const shown = inbetween(keyframe, elapsed, surroundings) ?? elements;
    return shown.map((element)=>runOn(element, elapsed, surroundings));
}
/**
 * True for an armature whose poses are not known: the document has no transformation for each frame. One that bends a
 * shape is a graphic, whose frames are its poses.
 */ function isUnposed(keyframe) {
    if (!keyframe.isIKPose || keyframe.frameCount === 1 || keyframe.elements.length === 0) return false;
    return !keyframe.elements[0]?.isInlined && posesOf(keyframe) === undefined;
}
/** The elements as the keyframe's tween shows them; undefined without a tween. */ function inbetween(keyframe, elapsed, surroundings) {
    const carried = classicInbetween(keyframe, elapsed, surroundings) ?? motionObjectInbetween(keyframe, elapsed, surroundings) ?? shapeInbetween(keyframe, elapsed);
    return carried ? [
        carried
    ] : poseInbetween(keyframe, elapsed);
}
/**
 * The elements of an armature, as they are some frames after its first pose; undefined without one. A shape with bones
 * inside is a graphic that plays once, whose frames are the shape as the bones bend it.
 */ function poseInbetween(keyframe, elapsed) {
    const poses = posesOf(keyframe);
    const { elements, frameCount } = keyframe;
    return poses && elements.map((element, i)=>{
        const carried = host_headless.nodeMatrix(poses[i * frameCount + Math.min(elapsed, frameCount - 1)]);
        return element.changed(host_headless.changedMatrix(element, host_headless.concat(carried, element.matrix)));
    });
}
/** Element by element, the transformation that each frame of an armature has carried it by; undefined for other spans. */ function posesOf({ node, elements, frameCount }) {
    const poses = node.child('betweenFrameMatrixList')?.childrenNamed('Matrix') ?? [];
    return poses.length > 0 && poses.length === elements.length * frameCount ? poses : undefined;
}
/**
 * The element some frames later: graphics, in groups too, have run on in their symbols, and videos. The element itself
 * where that changes nothing.
 */ function runOn(element, elapsed, surroundings) {
    if (!runs(element)) return element;
    if (element.kind === 'group') return element.changed({
        members: element.members.map((member)=>runOn(member, elapsed, surroundings))
    });
    if (element.kind === 'video') return element.changed({
        firstFrame: elapsed
    });
    const firstFrame = element.frameAfter(elapsed, surroundings.frameCount(element.path));
    return element.changed({
        firstFrame
    });
}
function runs(element) {
    if (element.kind === 'group') return element.members.some(runs);
    return element.kind === 'video' || element.isGraphic && !element.showsSingleFrame;
}

const PUBLISHED = {
    ...published(true),
    camera: false
};
/** The layers that count in symbols. */ function modeOf(extent, { publishesHiddenLayers }) {
    if (extent === 'edited') return EDITED;
    return extent === 'published' ? PUBLISHED : published(publishesHiddenLayers);
}

/** Width and height of a bitmap or video item, in pixels. */ function sizeOf(item) {
    if (item.name === 'DOMVideoItem') return {
        width: host_headless.VIDEO_ITEM.width.read(item),
        height: host_headless.VIDEO_ITEM.height.read(item)
    };
    const { left, top, right, bottom } = twipsBox(item, 'frame');
    return {
        width: right - left,
        height: bottom - top
    };
}
/**
 * From the pixels of a bitmap to the coordinates of its instance. A picture that was imported with another resolution has
 * a size of its own; an item without a size has that of its pixels. Source: SWF published by Adobe, scale 0.752.
 *
 * @param pixels - the size of the picture
 */ function ownScale({ node }, pixels) {
    const { width, height } = sizeOf(node);
    if (!(width > 0 && height > 0 && pixels.width > 0 && pixels.height > 0)) return host_headless.IDENTITY;
    if (width === pixels.width && height === pixels.height) return host_headless.IDENTITY;
    return {
        ...host_headless.IDENTITY,
        a: width / pixels.width,
        d: height / pixels.height
    };
}
/**
 * The box of an element that has a size of its own (bitmap, video, text, compiled clip), in its own coordinates, before
 * its matrix. `item`: its item in the library, if it has one.
 */ function fixedBox({ stored: node }, item) {
    switch(node.name){
        case 'DOMBitmapInstance':
            return item ? sizedBox(sizeOf(item)) : host_headless.emptyBox();
        case 'DOMVideoInstance':
            return node.attr('frameRight') === undefined && item ? sizedBox(sizeOf(item)) : twipsBox(node, 'frame');
        case 'DOMCompiledClipInstance':
            return item ? twipsBox(item, 'movieRect') : host_headless.emptyBox();
        case 'DOMTLFText':
            return twipsBox(node, '');
        case 'DOMStaticText':
        case 'DOMDynamicText':
        case 'DOMInputText':
            return textBox(node);
        default:
            return host_headless.emptyBox();
    }
}
/** The frame of a text, its gutter included. */ function textBox(node) {
    const left = host_headless.TEXT_FIELD.left.read(node) - host_headless.TEXT_GUTTER;
    const top = host_headless.TEXT_FIELD.top.read(node) - host_headless.TEXT_GUTTER;
    return {
        left,
        top,
        right: left + host_headless.TEXT_FIELD.width.read(node) + 2 * host_headless.TEXT_GUTTER,
        bottom: top + host_headless.TEXT_FIELD.height.read(node) + 2 * host_headless.TEXT_GUTTER
    };
}
function sizedBox({ width, height }) {
    return {
        left: 0,
        top: 0,
        right: width,
        bottom: height
    };
}
/** A box whose four attributes start with the same word and count twips: `frameLeft`, `movieRectLeft`, `left`. */ function twipsBox(node, prefix) {
    const read = (side)=>host_headless.readNumber(node, prefix === '' ? side.toLowerCase() : prefix + side) / host_headless.TWIPS_PER_PIXEL;
    return {
        left: read('Left'),
        top: read('Top'),
        right: read('Right'),
        bottom: read('Bottom')
    };
}

/** The items that a measurement looked at, and whether they still are what they were. */ class Dependencies {
    constructor(film){
        this.film = film;
        this.snapshots = new Map();
        /** Those of measurements inside this one. */ this.inner = new Set();
        /** The count of changes at which all of it was found to hold. */ this.heldAt = -1;
    }
    /** Looks the node of an item up and notes that the measurement depends on it. */ item(path) {
        const item = this.film.itemAt(path);
        if (!this.snapshots.has(path)) this.snapshots.set(path, snapshotOf(item));
        return item;
    }
    /** Depends on all that another measurement depends on. */ include(other) {
        this.inner.add(other);
    }
    /** True while every item is the same and unchanged. */ hold() {
        // A Set visits what is added while it is walked.
        const all = new Set([
            this
        ]);
        for (const dependencies of all){
            if (dependencies.heldAt === host_headless.changes.count) continue;
            if (!dependencies.ownHold()) return false;
            for (const other of dependencies.inner)all.add(other);
        }
        for (const dependencies of all)dependencies.heldAt = host_headless.changes.count;
        return true;
    }
    ownHold() {
        for (const [path, snapshot] of this.snapshots){
            const item = this.film.itemAt(path);
            if (item !== snapshot.node) return false;
            if (item && stampOf(item, snapshot.file) !== snapshot.stamp) return false;
        }
        return true;
    }
}
function snapshotOf(item) {
    const file = item?.file ?? null;
    return {
        node: item,
        file,
        stamp: item ? stampOf(item, file) : 0
    };
}
function stampOf(node, file) {
    if (file?.root === node) return file.version;
    const { width, height } = sizeOf(node);
    return `${width} ${height}`;
}

/** Maximum number of kept elements, of about a kilobyte each. */ const MAX_KEPT = 2 ** 14;
/**
 * The elements that keyframes of a document show later on: bounds and pictures ask for the same ones. They are for reading
 * only, and all are dropped at any change, and where one more has no room.
 */ class KeptElements {
    get(keyframe, elapsed) {
        if (this.madeAt !== host_headless.changes.count) this.drop();
        return this.byKeyframe.get(keyframe)?.get(elapsed);
    }
    set(keyframe, elapsed, shown) {
        if (this.madeAt !== host_headless.changes.count || this.count + shown.elements.length > MAX_KEPT) this.drop();
        let byTime = this.byKeyframe.get(keyframe);
        if (!byTime) this.byKeyframe.set(keyframe, byTime = new Map());
        byTime.set(elapsed, shown);
        this.count += shown.elements.length;
    }
    drop() {
        this.byKeyframe = new Map();
        this.count = 0;
        this.madeAt = host_headless.changes.count;
    }
    constructor(){
        this.byKeyframe = new Map();
        this.count = 0;
        this.madeAt = host_headless.changes.count;
    }
}

/** Grows `box` so that it holds a shape or primitive after the transformation, with what its strokes paint outside. */ function includeStroked(box, { strokes, outline }, matrix, extent) {
    for (const { segments, strokeStyle } of outline.edges){
        const line = host_headless.emptyBox();
        includeSegments(line, segments, matrix);
        if (host_headless.isEmpty(line)) continue;
        const stroke = strokes.get(strokeStyle);
        const [reach, least] = stroke ? [
            reachOf(stroke, extent),
            LEAST[extent]
        ] : [
            0,
            0
        ];
        const x = Math.max(least, reach * Math.hypot(matrix.a, matrix.c));
        const y = Math.max(least, reach * Math.hypot(matrix.b, matrix.d));
        host_headless.include(box, line.left - x, line.top - y);
        host_headless.include(box, line.right + x, line.bottom + y);
    }
}
/** Pixels by which strokes reach beyond their lines at least: exporters measure no stroke thinner than two pixels. */ const LEAST = {
    edited: 0,
    published: 1,
    painted: 0,
    played: 0
};
/** What a published box keeps around the thinnest line, in pixels. Source: four symbols of a published document. */ const THINNEST = 1;
/** Half of the width; hairlines have none. Corners that are painted reach farther where they are not round. */ function reachOf(stroke, extent) {
    if (stroke.isHairline) return 0;
    const half = stroke.weight / 2;
    if (extent !== 'painted' && extent !== 'played') return Math.max(THINNEST, half);
    if (stroke.joints === 'miter') return half * Math.max(Math.SQRT2, stroke.miterLimit);
    return stroke.caps === 'square' ? half * Math.SQRT2 : half;
}

/** Entries per degree. */ const DENSITY = 4;
/**
 * The sine that Flash and Animate up to 2019 use between keyframes: from a table with an entry for each quarter of a
 * degree. It interpolates with the remainder in degrees instead of quarters, and so covers only a quarter of the
 * distance to the next entry: sin
 * 59.999 is 0.86438. Of 36,611 tweened matrices in published movies 36,569 agree within 0.0001; with true sines 4,048 do.
 */ function tableSine(degrees) {
    const angle = host_headless.normalizeAngle(degrees);
    if (angle < 0) return -tableSine(-angle);
    if (angle > 90) return tableSine(180 - angle);
    const entry = Math.floor(angle * DENSITY);
    const rest = angle - entry / DENSITY;
    return trueSine(entry / DENSITY) + rest * (trueSine((entry + 1) / DENSITY) - trueSine(entry / DENSITY));
}
function trueSine(degrees) {
    return Math.sin(degrees * Math.PI / 180);
}
/** The matrix of scales and angles, with sines from the table. */ function composeByTable({ scaleX, scaleY, skewX, skewY }) {
    return {
        a: scaleX * tableSine(90 - skewY),
        b: scaleX * tableSine(skewY),
        c: -scaleY * tableSine(skewX),
        d: scaleY * tableSine(90 - skewX)
    };
}

function roundEach(one, other) {
    return Math.round(one) + Math.round(other);
}
/** Flash rounds each product. */ const FLASH = {
    compose: composeByTable,
    factor: Math.round,
    sum: roundEach,
    point: roundEach,
    isAlongPaths: true
};
/** Animate truncates a sum. */ const ANIMATE = {
    compose: composeByTable,
    factor: Math.trunc,
    sum: (one, other)=>Math.trunc(one + other),
    point: (one, other)=>Math.round(one + other),
    isAlongPaths: true
};
/**
 * Later releases have no table of sines, and no even speed along paths. Source of the latter: 290 positions in a
 * document of release 20.5 and the script published from it.
 */ const ANIMATE_2020 = {
    ...ANIMATE,
    compose: host_headless.compose,
    isAlongPaths: false
};
/** The last version that is known to calculate as Flash did: Flash CS6. */ const LAST_FLASH = 12;
/** The first version with exact sines. 19 uses the table; 21 and 24 do not; 20 has not been seen. */ const FIRST_EXACT = 20;
/** The arithmetic of the program that saved a document, by the document's `majorVersion`. */ function arithmeticOf(majorVersion) {
    if (majorVersion >= FIRST_EXACT) return ANIMATE_2020;
    return majorVersion > LAST_FLASH ? ANIMATE : FLASH;
}

/** What tweens ask of a document. Each question is noted as a dependency. */ function surroundingsOf(film, dependencies, pivotOf) {
    let arithmetic;
    return {
        frameCount: (path)=>{
            const item = dependencies.item(path);
            const timeline = item && host_headless.timelineOf(item);
            return timeline ? host_headless.frameCountOf(timeline) : 1;
        },
        pivotOf,
        get arithmetic () {
            return arithmetic ??= arithmeticOf(host_headless.DOCUMENT.majorVersion.read(film.node));
        }
    };
}

function startMeasurement(film, mode) {
    return {
        box: host_headless.emptyBox(),
        dependencies: new Dependencies(film),
        open: new Set(),
        cut: new Set(),
        isMask: false,
        mode
    };
}

/** Maximum number of symbols around one that is measured: an engine's stack ends at some hundreds. */ const MAX_DEPTH$1 = 250;
/**
 * The boxes of frames of symbols, each in its symbol's coordinates: kept until a symbol or bitmap that it depends on
 * changes. Symbols may be nested in one another to any depth: what is too deep to be reached on the stack is measured
 * first.
 */ class SymbolBoxes {
    constructor(film, addFrame){
        this.film = film;
        this.addFrame = addFrame;
        this.boxes = new Map();
    }
    /** The box of a symbol's frame; notes what it depends on in `outer`, in which the symbol is met. */ boxOf(path, timeline, frame, outer) {
        const { mode, isMask, open } = outer;
        const symbol = {
            path,
            timeline,
            frame,
            isMask,
            mode
        };
        const cached = this.known(symbol);
        if (cached) {
            outer.dependencies.include(cached.dependencies);
            return cached.box;
        }
        if (open.size >= MAX_DEPTH$1) throw new TooDeep(()=>this.measureAlone(symbol));
        const inner = {
            ...startMeasurement(this.film, mode),
            open,
            isMask
        };
        inner.dependencies.item(path);
        open.add(path);
        this.addFrame(timeline, frame, inner);
        open.delete(path);
        inner.cut.delete(path);
        for (const above of inner.cut)outer.cut.add(above);
        if (inner.cut.size === 0) this.boxes.set(keyOf$2(symbol), {
            box: inner.box,
            dependencies: inner.dependencies
        });
        outer.dependencies.include(inner.dependencies);
        return inner.box;
    }
    /** Measures in a mode. What is met too deep is measured by itself first; then the measurement begins again. */ measure(mode, add) {
        for(;;){
            const measurement = startMeasurement(this.film, mode);
            try {
                add(measurement);
                return measurement;
            } catch (error) {
                if (!(error instanceof TooDeep)) throw error;
                error.measureAlone();
            }
        }
    }
    measureAlone(symbol) {
        const { path, timeline, frame, isMask, mode } = symbol;
        this.measure(mode, (outer)=>this.boxOf(path, timeline, frame, {
                ...outer,
                isMask
            }));
        // What is not known now would be too deep again, and again.
        if (!this.known(symbol)) host_headless.checkNesting(Infinity, 'measured');
    }
    known(symbol) {
        const cached = this.boxes.get(keyOf$2(symbol));
        return cached?.dependencies.hold() ? cached : undefined;
    }
}
/** Thrown where a symbol is too deep in others: it has to be measured before them. */ class TooDeep extends Error {
    constructor(measureAlone){
        super('a symbol is too deep in others'), this.measureAlone = measureAlone;
    }
}
function keyOf$2({ path, frame, isMask, mode }) {
    return `${frame} ${isMask} ${mode.hidden} ${path}`;
}

const elementsByFilm = new WeakMap();
function keptElementsOf(film) {
    let elements = elementsByFilm.get(film);
    if (!elements) elementsByFilm.set(film, elements = new KeptElements());
    return elements;
}
const walks = new WeakMap();
/** Goes through what frames, elements and symbols of one document hold, and adds to a measurement what counts. */ class ContentWalk {
    constructor(film, extent){
        this.film = film;
        this.extent = extent;
        this.symbols = new SymbolBoxes(film, (timeline, frame, measurement)=>this.addFrames(timeline, frame, measurement));
    }
    static of(film, extent) {
        let own = walks.get(film);
        if (!own) walks.set(film, own = {});
        return own[extent] ??= new ContentWalk(film, extent);
    }
    /** The layers that count now. */ get mode() {
        return modeOf(this.extent, this.film);
    }
    /** A new measurement of what is added. */ measure(add) {
        return this.symbols.measure(this.mode, add);
    }
    /**
   * The transformation point of an element, in the coordinates in which it is stored: by default the centre of its
   * content. The measurement depends on it.
   */ pivotIn(element, measurement) {
        const stored = element.transformationPoint;
        if (stored) return stored;
        const inner = {
            ...measurement,
            mode: EDITED,
            box: host_headless.emptyBox(),
            isMask: false
        };
        ContentWalk.of(this.film, 'edited').addContent(element, host_headless.IDENTITY, inner);
        if (host_headless.isEmpty(inner.box)) return {
            x: 0,
            y: 0
        };
        const center = host_headless.centerOf(inner.box);
        // The content of a group does not go through its matrix, but the point does.
        const inverse = element.isBaked ? host_headless.invert(element.matrix) : undefined;
        return inverse ? host_headless.apply(inverse, center) : center;
    }
    /** The elements that a keyframe shows some frames later, for reading only. The measurement depends on them. */ shownIn(keyframe, elapsed, measurement) {
        if (elapsed === 0) return keyframe.elements;
        const cache = keptElementsOf(this.film);
        let shown = cache.get(keyframe, elapsed);
        if (!shown) {
            const dependencies = new Dependencies(this.film);
            const inner = {
                ...measurement,
                dependencies,
                cut: new Set()
            };
            const pivot = (element)=>this.pivotIn(element, inner);
            const elements = shownElements(keyframe, elapsed, surroundingsOf(this.film, dependencies, pivot));
            shown = {
                elements,
                dependencies
            };
            for (const above of inner.cut)measurement.cut.add(above);
            if (inner.cut.size === 0) cache.set(keyframe, elapsed, shown);
        }
        measurement.dependencies.include(shown.dependencies);
        return shown.elements;
    }
    addFrame(timeline, frame, matrix, mode, measurement) {
        const seen = measurement.isMask ? paintingMasks(mode) : mode;
        const display = new TimelineDisplay(host_headless.FilmTimeline.of(timeline), this.film, seen, (keyframe, elapsed)=>this.shownIn(keyframe, elapsed, measurement));
        for (const displayed of display.at(frame)){
            const { mask } = displayed;
            if (!mask) {
                this.addLayer(displayed, matrix, measurement);
                continue;
            }
            const clip = {
                ...measurement,
                box: host_headless.emptyBox(),
                isMask: true
            };
            this.addLayer(mask, matrix, clip);
            const inner = {
                ...measurement,
                box: host_headless.emptyBox()
            };
            this.addLayer(displayed, matrix, inner);
            if (!host_headless.isEmpty(inner.box) && !host_headless.isEmpty(clip.box)) host_headless.unite(measurement.box, host_headless.overlap(inner.box, clip.box));
        }
    }
    addLayer({ matrix, elements }, around, measurement) {
        const carried = host_headless.concat(around, matrix);
        for (const element of elements)this.addElement(element, carried, measurement);
    }
    addElement(element, matrix, measurement) {
        if (element.kind === 'group') {
            // Members already are in the coordinates of the group's parent; its own matrix only notes how it was turned.
            for (const member of element.members)this.addElement(member, matrix, measurement);
            return;
        }
        const own = element.matrix;
        this.addContent(element, own === host_headless.IDENTITY ? matrix : host_headless.concat(matrix, own), measurement);
    }
    addContent(element, matrix, measurement) {
        switch(element.kind){
            case 'shape':
                if (this.extent === 'edited' || measurement.isMask) addOutline(element, matrix, measurement.box);
                else includeStroked(measurement.box, element, matrix, this.extent);
                return;
            case 'group':
                this.addElement(element, matrix, measurement);
                return;
            case 'symbol':
            case 'component':
                if (!this.isPicture || element.isVisible) this.addSymbol(element, matrix, measurement);
                return;
            default:
                {
                    const { path } = element;
                    const item = path === '' ? undefined : measurement.dependencies.item(path);
                    host_headless.includeTransformed(measurement.box, fixedBox(element, item), matrix);
                }
        }
    }
    addSymbol(instance, matrix, measurement) {
        const { path } = instance;
        const item = measurement.dependencies.item(path);
        const timeline = item && host_headless.timelineOf(item);
        if (!timeline) return;
        if (measurement.open.has(path)) {
            measurement.cut.add(path);
            return;
        }
        const frame = host_headless.shownFrame(instance, timeline);
        // What plays is bounded by boxes of boxes: if each rotated one were measured again, their frames would multiply.
        if (this.extent === 'published' || this.extent === 'played' || host_headless.keepsBoxes(matrix)) {
            const outer = {
                ...measurement,
                mode: this.modeInSymbols(measurement.mode)
            };
            for (const shown of this.countedFrames(instance, frame))host_headless.includeTransformed(measurement.box, this.symbols.boxOf(path, timeline, shown, outer), matrix);
            return;
        }
        host_headless.checkNesting(measurement.open.size, 'measured');
        measurement.open.add(path);
        this.addFrame(timeline, frame, matrix, measurement.mode, measurement);
        measurement.open.delete(path);
        measurement.cut.delete(path);
    }
    /** The frames of a symbol that count: the shown one; of buttons exporters measure all that are seen; all of one that plays. */ countedFrames({ symbolType }, shown) {
        if (this.extent === 'published' && symbolType === 'button') return BUTTON_STATES;
        return this.extent === 'played' && symbolType === 'movie clip' ? [
            ALL_FRAMES
        ] : [
            shown
        ];
    }
    addFrames(timeline, frame, measurement) {
        const first = frame === ALL_FRAMES ? 0 : frame;
        const end = frame === ALL_FRAMES ? host_headless.frameCountOf(timeline) : frame + 1;
        for(let at = first; at < end; at++){
            this.addFrame(timeline, at, host_headless.IDENTITY, measurement.mode, measurement);
        }
    }
    get isPicture() {
        return this.extent === 'painted' || this.extent === 'played';
    }
    /** Exporters clip by masks only where they are on the timeline that is measured. */ modeInSymbols(mode) {
        return this.extent === 'published' ? paintingMasks(mode) : mode;
    }
}
/** Stands for all frames of a symbol. */ const ALL_FRAMES = -1;
/** Up, over and down: what is only felt does not count. Source: `nominalBounds` that Adobe published. */ const BUTTON_STATES = [
    0,
    1,
    2
];
function addOutline({ outline }, matrix, box) {
    if (host_headless.keepsBoxes(matrix)) {
        host_headless.includeTransformed(box, outline.box, matrix);
        return;
    }
    for (const { segments } of outline.edges)includeSegments(box, segments, matrix);
}

const instances = new WeakMap();
/**
 * Bounds of elements, symbols and frames of one document: shapes by the exact extrema of their curves, everything
 * through all matrices; see `Extent` for what counts. What was measured is kept until a symbol or bitmap that it depends
 * on changes.
 */ class ContentBounds {
    constructor(walk){
        this.walk = walk;
        this.elements = new host_headless.NodeCache(()=>({}));
    }
    static of(film, extent = 'edited') {
        let bounds = instances.get(film);
        if (!bounds) instances.set(film, bounds = {});
        return bounds[extent] ??= new ContentBounds(ContentWalk.of(film, extent));
    }
    /** The box of an element in its parent's coordinates, at the first frame of its keyframe. Empty for nothing. */ ofElement(element) {
        if (!element.isStored) return this.measure(element, host_headless.IDENTITY).box;
        const { hidden } = this.walk.mode;
        const cached = this.elements.of(element.stored);
        if (cached.measured?.hidden === hidden && cached.measured.dependencies.hold()) return cached.measured.box;
        const { box, dependencies } = this.measure(element, host_headless.IDENTITY);
        cached.measured = {
            box,
            dependencies,
            hidden
        };
        return box;
    }
    measure(element, matrix) {
        return this.walk.measure((measurement)=>this.walk.addElement(element, matrix, measurement));
    }
    /** The same box after a transformation of the parent's coordinates. */ ofMoved(element, matrix) {
        if (host_headless.keepsBoxes(matrix)) return host_headless.transformBox(this.ofElement(element), matrix);
        return this.measure(element, matrix).box;
    }
    /** The box of an element's content in the element's own coordinates, before its matrix. */ ofContent(element) {
        return this.walk.measure((measurement)=>this.walk.addContent(element, host_headless.IDENTITY, measurement)).box;
    }
    /**
   * The box of all that a `DOMTimeline` shows at a frame, in its coordinates.
   *
   * @param own - which of its own layers count, where that differs from those of symbols in it
   */ ofFrame(timeline, frame, own = {}) {
        return this.walk.measure((measurement)=>this.walk.addFrame(timeline, frame, host_headless.IDENTITY, {
                ...measurement.mode,
                ...own
            }, measurement)).box;
    }
    /** The elements that a keyframe shows some frames later, for reading only: bounds and pictures share them. */ shownElements(keyframe, elapsed) {
        if (elapsed === 0) return keyframe.elements;
        let shown = [];
        this.walk.measure((measurement)=>{
            shown = this.walk.shownIn(keyframe, elapsed, measurement);
        });
        return shown;
    }
    /** The transformation point of an element, in the coordinates in which it is stored. */ pivotOf(element) {
        let point = {
            x: 0,
            y: 0
        };
        this.walk.measure((measurement)=>{
            point = this.walk.pivotIn(element, measurement);
        });
        return point;
    }
}

/** Smaller differences are rounding errors. */ const NO_AREA = 1e-6;
/**
 * The contours of a shape. At each vertex a walk continues with the rightmost half edge, so that it goes around the
 * area on its right. For each line the outer contour comes before the inner one.
 */ function contourLoops(edges) {
    const next = nextHalves(edges);
    const previous = new Int32Array(edges.count);
    for(let half = 0; half < edges.count; half++)previous[next[half]] = half;
    const isVisited = new Uint8Array(edges.count);
    const loops = [];
    for(let half = 0; half < edges.count; half += 2){
        const along = isVisited[half] ? undefined : walk(edges, next, half, isVisited);
        const back = isVisited[half + 1] ? undefined : walk(edges, next, half + 1, isVisited);
        const isSwapped = along && back && Math.sign(back.area) < Math.sign(along.area);
        for (const loop of isSwapped ? [
            back,
            along
        ] : [
            along,
            back
        ])if (loop) loops.push(loop);
    }
    return {
        next,
        previous,
        loops
    };
}
function walk(edges, next, start, isVisited) {
    const halves = [];
    let area = 0;
    for(let half = start; !isVisited[half]; half = next[half]){
        isVisited[half] = 1;
        halves.push(half);
        area += edges.area(half);
    }
    area /= 2;
    return {
        halves,
        fill: edges.fill(start),
        area: Math.abs(area) < NO_AREA ? 0 : area
    };
}
function nextHalves(edges) {
    const next = new Int32Array(edges.count);
    const { halves, begins } = byOrigin(edges);
    for(let vertex = 0; vertex < edges.vertexCount; vertex++){
        const begin = begins[vertex];
        const end = begins[vertex + 1];
        // With two half edges each follows the other, in any direction.
        if (end - begin > 2) halves.set(byDeparture(edges, halves.slice(begin, end)), begin);
        for(let i = begin; i < end; i++)next[halves[i] ^ 1] = halves[i === begin ? end - 1 : i - 1];
    }
    return next;
}
/**
 * The half edges by the vertex that they leave; those of the vertex `v` are at indexes `begins[v]` to `begins[v + 1]`.
 */ function byOrigin(edges) {
    const halves = new Int32Array(edges.count);
    const begins = new Int32Array(edges.vertexCount + 1);
    for(let half = 0; half < edges.count; half++)begins[edges.origin(half)]++;
    for(let vertex = 1; vertex < begins.length; vertex++)begins[vertex] += begins[vertex - 1];
    for(let half = edges.count - 1; half >= 0; half--)halves[--begins[edges.origin(half)]] = half;
    return {
        halves,
        begins
    };
}
function byDeparture(edges, star) {
    return Array.from(star, (half)=>({
            half,
            departure: edges.departure(half),
            bend: edges.bend(half)
        })).sort((one, other)=>one.departure - other.departure || one.bend - other.bend).map(({ half })=>half);
}

/**
 * Numbers the points of a shape, from 0 in the order of first use; points with equal coordinates have the same number.
 */ class VertexIndex {
    get count() {
        return this.coordinates.length / 2;
    }
    idOf(x, y) {
        const last = this.count - 1;
        if (last >= 0 && this.isAt(last, x, y)) return last;
        const column = this.columns.get(x);
        if (column === undefined) {
            this.columns.set(x, this.count);
            return this.add(x, y);
        }
        if (typeof column !== 'number') return this.idIn(column, x, y);
        if (this.isAt(column, x, y)) return column;
        const points = new Map([
            [
                this.coordinates[2 * column + 1],
                column
            ]
        ]);
        this.columns.set(x, points);
        return this.idIn(points, x, y);
    }
    idIn(column, x, y) {
        const vertex = column.get(y);
        if (vertex !== undefined) return vertex;
        column.set(y, this.count);
        return this.add(x, y);
    }
    isAt(id, x, y) {
        return this.coordinates[2 * id] === x && this.coordinates[2 * id + 1] === y;
    }
    add(x, y) {
        return this.coordinates.push(x, y) / 2 - 1;
    }
    constructor(){
        /** x and y of each point, alternating. */ this.coordinates = [];
        /** By x: the number of the only point with that x, or a map of the numbers by y. */ this.columns = new Map();
    }
}

/**
 * All segments of a shape as half edges: segment `i` has the half edge `2i`, which runs along it, and `2i + 1`, which
 * runs back. The opposite of `h` is `h ^ 1`. The side of a half edge is the one on its right.
 */ class HalfEdges {
    constructor(styled){
        this.styled = styled;
        const total = styled.reduce((sum, { segments })=>sum + segments.count, 0);
        this.count = 2 * total;
        this.origins = new Int32Array(this.count);
        this.groups = new Int32Array(total);
        this.places = new Int32Array(total);
        const index = new VertexIndex();
        let segment = 0;
        styled.forEach(({ segments: { count, points } }, group)=>{
            for(let offset = 0; offset < count; offset++, segment++){
                const at = offset * STRIDE;
                this.groups[segment] = group;
                this.places[segment] = offset;
                this.origins[2 * segment] = index.idOf(points[at], points[at + 1]);
                this.origins[2 * segment + 1] = index.idOf(points[at + 4], points[at + 5]);
            }
        });
        this.vertices = index.coordinates;
    }
    get vertexCount() {
        return this.vertices.length / 2;
    }
    vertex(id) {
        return {
            x: this.vertices[2 * id],
            y: this.vertices[2 * id + 1]
        };
    }
    /** The vertex at which a half edge starts. */ origin(half) {
        return this.origins[half];
    }
    /** The vertex at which a half edge ends. */ head(half) {
        return this.origins[half ^ 1];
    }
    /** The fill on the right of a half edge. */ fill(half) {
        const styled = this.styled[this.groups[half >> 1]];
        return half & 1 ? styled.fillStyle0 : styled.fillStyle1;
    }
    stroke(half) {
        return this.styled[this.groups[half >> 1]].strokeStyle;
    }
    /** Index of the `StyledSegments` that a half edge comes from. */ group(half) {
        return this.groups[half >> 1];
    }
    /** The index of the half edge's segment in its group. */ place(half) {
        return this.places[half >> 1];
    }
    isLine(half) {
        return this.styled[this.group(half)].segments.lines[this.place(half)] === 1;
    }
    /** One coordinate: `point` 0 is the origin, 1 the control point, 2 the head; `axis` 0 is x, 1 is y. */ coordinate(half, point, axis) {
        const along = half & 1 ? 2 - point : point;
        return this.styled[this.group(half)].segments.points[this.place(half) * STRIDE + 2 * along + axis];
    }
    point(half, which) {
        return {
            x: this.coordinate(half, which, 0),
            y: this.coordinate(half, which, 1)
        };
    }
    /** Direction in which a half edge leaves its origin, in radians, clockwise from the right. */ departure(half) {
        const x = this.coordinate(half, 0, 0);
        const y = this.coordinate(half, 0, 1);
        let dx = this.coordinate(half, 1, 0) - x;
        let dy = this.coordinate(half, 1, 1) - y;
        if (dx === 0 && dy === 0) {
            dx = this.coordinate(half, 2, 0) - x;
            dy = this.coordinate(half, 2, 1) - y;
        }
        return Math.atan2(dy, dx);
    }
    /** The distance of a half edge's end to the right of its departure. It orders curves that have the same departure. */ bend(half) {
        const x = this.coordinate(half, 0, 0);
        const y = this.coordinate(half, 0, 1);
        const dx = this.coordinate(half, 1, 0) - x;
        const dy = this.coordinate(half, 1, 1) - y;
        const legSquared = dx * dx + dy * dy;
        if (legSquared === 0) return 0;
        const turn = dx * (this.coordinate(half, 2, 1) - y) - dy * (this.coordinate(half, 2, 0) - x);
        return turn / (legSquared * Math.sqrt(legSquared));
    }
    /** Twice the signed area on the right of a half edge, seen from the zero point: its share of a loop's area. */ area(half) {
        const x0 = this.coordinate(half, 0, 0);
        const y0 = this.coordinate(half, 0, 1);
        const x1 = this.coordinate(half, 1, 0);
        const y1 = this.coordinate(half, 1, 1);
        const x2 = this.coordinate(half, 2, 0);
        const y2 = this.coordinate(half, 2, 1);
        return (2 * (x0 * y1 - x1 * y0) + 2 * (x1 * y2 - x2 * y1) + (x0 * y2 - x2 * y0)) / 3;
    }
}

/** `!x y`, then in brackets an optional point, `;`, three points, and the points of the outline: see `decodeCubics`. */ const CURVE = /!([^(!]*)\([^;!]*;([^)!]*)\)/g;
const NUMBER$1 = /-?\d+(?:\.\d+)?/g;
/** A point on the outline; points after `Q` and `P` are control points. */ const ON_OUTLINE = /[qp]([^qQpP]*)/g;
/**
 * The curves of a `cubics` text, `!x y(;x,y x,y x,yq x y Q x y q x y);`: start, two control points and end, then the points
 * of the outline, `q` and `p` on it, `Q` and `P` control points of its quadratic curves.
 */ function decodeCubics(text) {
    const segments = [];
    for (const [, start, body] of text.matchAll(CURVE)){
        const mark = body.search(/[qp]/i);
        const curve = pointsOf(start + ' ' + (mark < 0 ? body : body.slice(0, mark)));
        if (curve.length < 4) continue;
        const ends = [
            ...body.matchAll(ON_OUTLINE)
        ].flatMap(([, numbers])=>pointsOf(numbers));
        const [one, two, three, four] = curve;
        segments.push({
            points: [
                one,
                two,
                three,
                four
            ],
            ends
        });
    }
    return segments;
}
function pointsOf(text) {
    const numbers = (text.match(NUMBER$1) ?? []).map((number)=>Number(number) / host_headless.TWIPS_PER_PIXEL);
    const points = [];
    for(let i = 0; i + 1 < numbers.length; i += 2)points.push({
        x: numbers[i],
        y: numbers[i + 1]
    });
    return points;
}

/** The parameter of a sample point, chosen so that it rarely is a vertex of a drawing with round numbers. */ const SAMPLE = 0.48713;
function line(x0, y0, x1, y1) {
    return {
        x0,
        y0,
        cx: (x0 + x1) / 2,
        cy: (y0 + y1) / 2,
        x1,
        y1,
        isLine: true
    };
}
function quadratic(x0, y0, cx, cy, x1, y1) {
    return {
        x0,
        y0,
        cx,
        cy,
        x1,
        y1,
        isLine: false
    };
}
function pointOn({ x0, y0, cx, cy, x1, y1, isLine }, t) {
    if (isLine) return {
        x: x0 + (x1 - x0) * t,
        y: y0 + (y1 - y0) * t
    };
    const s = 1 - t;
    return {
        x: s * s * x0 + 2 * s * t * cx + t * t * x1,
        y: s * s * y0 + 2 * s * t * cy + t * t * y1
    };
}
/** The derivative by the parameter. */ function tangentOf({ x0, y0, cx, cy, x1, y1, isLine }, t) {
    if (isLine) return {
        x: x1 - x0,
        y: y1 - y0
    };
    const s = 1 - t;
    return {
        x: 2 * (s * (cx - x0) + t * (x1 - cx)),
        y: 2 * (s * (cy - y0) + t * (y1 - cy))
    };
}
/** The part of a curve between two parameters, with the given points as its ends. */ function partOf(curve, from, to, start, end) {
    if (curve.isLine) return line(start.x, start.y, end.x, end.y);
    const { x0, y0, cx, cy, x1, y1 } = curve;
    const s = 1 - from;
    const u = 1 - to;
    const mix = (p, c, q)=>s * u * p + (s * to + u * from) * c + from * to * q;
    return quadratic(start.x, start.y, mix(x0, cx, x1), mix(y0, cy, y1), end.x, end.y);
}
/** The curve in the opposite direction. */ function reversed({ x0, y0, cx, cy, x1, y1, isLine }) {
    return {
        x0: x1,
        y0: y1,
        cx,
        cy,
        x1: x0,
        y1: y0,
        isLine
    };
}
/** The curve moved to the right and down. */ function movedBy({ x0, y0, cx, cy, x1, y1, isLine }, by) {
    return {
        x0: x0 + by,
        y0: y0 + by,
        cx: cx + by,
        cy: cy + by,
        x1: x1 + by,
        y1: y1 + by,
        isLine
    };
}
/** A box that contains the curve: that of its three points. */ function hullBox({ x0, y0, cx, cy, x1, y1 }) {
    return {
        left: Math.min(x0, cx, x1),
        top: Math.min(y0, cy, y1),
        right: Math.max(x0, cx, x1),
        bottom: Math.max(y0, cy, y1)
    };
}
function areApart(one, other, distance) {
    return one.left > other.right + distance || other.left > one.right + distance || one.top > other.bottom + distance || other.top > one.bottom + distance;
}
/** The parameter of the point of a curve that is nearest to a point. */ function nearestOn(curve, { x, y }) {
    if (curve.isLine) {
        const dx = curve.x1 - curve.x0;
        const dy = curve.y1 - curve.y0;
        const squared = dx * dx + dy * dy;
        return squared === 0 ? 0 : clamp(((x - curve.x0) * dx + (y - curve.y0) * dy) / squared);
    }
    let best = 0;
    let least = Infinity;
    const STEPS = 8;
    for(let i = 0; i <= STEPS; i++){
        const parameter = descend(curve, x, y, i / STEPS);
        const at = pointOn(curve, parameter);
        const distance = Math.hypot(at.x - x, at.y - y);
        if (distance < least) {
            least = distance;
            best = parameter;
        }
    }
    return best;
}
/** Newton's method for the parameter at which the curve is perpendicular to the direction of the point. */ function descend(curve, x, y, start) {
    const ax = 2 * (curve.x0 - 2 * curve.cx + curve.x1);
    const ay = 2 * (curve.y0 - 2 * curve.cy + curve.y1);
    let t = start;
    for(let i = 0; i < 6; i++){
        const at = pointOn(curve, t);
        const d = tangentOf(curve, t);
        const slope = d.x * d.x + d.y * d.y + (at.x - x) * ax + (at.y - y) * ay;
        if (slope <= 0) break;
        const next = clamp(t - ((at.x - x) * d.x + (at.y - y) * d.y) / slope);
        if (Math.abs(next - t) < 1e-12) return next;
        t = next;
    }
    return t;
}
function clamp(t) {
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

/** Maximum distance of a cubic curve from the quadratic curves that approximate it, in pixels. */ const TOLERANCE$1 = 0.02;
/** Maximum angle of an arc in one quadratic curve. */ const ARC_STEP = Math.PI / 4;
/** Collects the transformed subpaths of an outline. */ class PathPen {
    constructor(matrix){
        this.matrix = matrix;
        this.subpaths = [];
        this.at = {
            x: 0,
            y: 0
        };
        this.start = {
            x: 0,
            y: 0
        };
    }
    /** The position of the pen, before the transformation. */ get place() {
        return this.at;
    }
    moveTo(x, y) {
        this.at = {
            x,
            y
        };
        this.start = this.at;
        this.subpaths.push({
            curves: [],
            isClosed: false
        });
    }
    lineTo(x, y) {
        const [from, to] = [
            this.at,
            {
                x,
                y
            }
        ].map((point)=>host_headless.apply(this.matrix, point));
        if (from.x !== to.x || from.y !== to.y) this.add(line(from.x, from.y, to.x, to.y));
        this.at = {
            x,
            y
        };
    }
    quadraticTo(cx, cy, x, y) {
        const [from, control, to] = [
            this.at,
            {
                x: cx,
                y: cy
            },
            {
                x,
                y
            }
        ].map((point)=>host_headless.apply(this.matrix, point));
        this.add(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
        this.at = {
            x,
            y
        };
    }
    cubicTo(x1, y1, x2, y2, x, y) {
        const points = [
            this.at,
            {
                x: x1,
                y: y1
            },
            {
                x: x2,
                y: y2
            },
            {
                x,
                y
            }
        ].map((point)=>host_headless.apply(this.matrix, point));
        for (const curve of quadratics(points))this.add(curve);
        this.at = {
            x,
            y
        };
    }
    /** An arc of an ellipse, as paths of SVG have it: radii, rotation in degrees, two flags and the end. */ arcTo(rx, ry, turn, isLarge, isClockwise, x, y) {
        const from = this.at;
        if (rx === 0 || ry === 0 || from.x === x && from.y === y) {
            this.lineTo(x, y);
            return;
        }
        const angle = turn * Math.PI / 180;
        const [cosine, sine] = [
            Math.cos(angle),
            Math.sin(angle)
        ];
        const dx = (from.x - x) / 2;
        const dy = (from.y - y) / 2;
        const px = cosine * dx + sine * dy;
        const py = cosine * dy - sine * dx;
        const grown = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
        const [a, b] = [
            Math.abs(rx) * grown,
            Math.abs(ry) * grown
        ];
        const rest = Math.max(0, (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px));
        const reach = Math.sqrt(rest) * (isLarge === isClockwise ? -1 : 1);
        const qx = reach * a * py / b;
        const qy = -reach * b * px / a;
        const center = {
            x: cosine * qx - sine * qy + (from.x + x) / 2,
            y: sine * qx + cosine * qy + (from.y + y) / 2
        };
        const first = Math.atan2((py - qy) / b, (px - qx) / a);
        let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - first;
        if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
        if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
        const count = Math.ceil(Math.abs(sweep) / ARC_STEP);
        const onEllipse = (at, far)=>{
            const [ex, ey] = [
                a * far * Math.cos(at),
                b * far * Math.sin(at)
            ];
            return {
                x: center.x + cosine * ex - sine * ey,
                y: center.y + sine * ex + cosine * ey
            };
        };
        for(let i = 0; i < count; i++){
            const middle = first + sweep * (i + 0.5) / count;
            const control = onEllipse(middle, 1 / Math.cos(sweep / count / 2));
            const end = i === count - 1 ? {
                x,
                y
            } : onEllipse(first + sweep * (i + 1) / count, 1);
            this.quadraticTo(control.x, control.y, end.x, end.y);
        }
    }
    close() {
        this.lineTo(this.start.x, this.start.y);
        const last = this.subpaths.at(-1);
        if (last) last.isClosed = true;
    }
    add(curve) {
        const last = this.subpaths.at(-1);
        // After a closed subpath the next one begins at its start.
        if (last && !last.isClosed) last.curves.push(curve);
        else this.subpaths.push({
            curves: [
                curve
            ],
            isClosed: false
        });
    }
}
/** Approximates a cubic curve by quadratic ones. */ function quadratics([p0, p1, p2, p3]) {
    const bend = Math.hypot(p3.x - 3 * p2.x + 3 * p1.x - p0.x, p3.y - 3 * p2.y + 3 * p1.y - p0.y);
    const count = Math.max(1, Math.ceil(Math.cbrt(bend * Math.sqrt(3) / 36 / TOLERANCE$1)));
    const at = (t)=>{
        const s = 1 - t;
        const mix = (a, b, c, d)=>s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
        return {
            x: mix(p0.x, p1.x, p2.x, p3.x),
            y: mix(p0.y, p1.y, p2.y, p3.y)
        };
    };
    const curves = [];
    for(let i = 0; i < count; i++){
        const from = i === 0 ? p0 : at(i / count);
        const to = i === count - 1 ? p3 : at((i + 1) / count);
        // The quadratic curve through the middle of the piece.
        const middle = at((i + 0.5) / count);
        const control = {
            x: 2 * middle.x - (from.x + to.x) / 2,
            y: 2 * middle.y - (from.y + to.y) / 2
        };
        curves.push(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
    }
    return curves;
}
/** All subpaths as closed outlines: for fills, which close open subpaths. */ function closedCurves(subpaths) {
    return subpaths.flatMap(({ curves })=>{
        if (curves.length === 0) return [];
        const { x1, y1 } = curves[curves.length - 1];
        const { x0, y0 } = curves[0];
        return x1 === x0 && y1 === y0 ? curves : [
            ...curves,
            line(x1, y1, x0, y0)
        ];
    });
}

/**
 * Assembles the areas of a shape: the half edges that have a fill on their right are chained by their ends into closed
 * outlines. Edges with the same fill on both sides are inside it and are omitted. Fills come in ascending order.
 */ function assembleFills(styled) {
    const edges = new HalfEdges(styled);
    const sides = new Map();
    for(let half = 0; half < edges.count; half++){
        const fill = edges.fill(half);
        if (fill === 0 || fill === edges.fill(half ^ 1)) continue;
        addTo(sides, fill, half);
    }
    const styles = [
        ...sides.keys()
    ].sort((one, other)=>one - other);
    return styles.map((style)=>({
            style,
            loops: chain(edges, sides.get(style) ?? []).map((run)=>draw(edges, run))
        }));
}
/** Joins the strokes of a shape into runs, each in the order in which it was drawn. Strokes come in ascending order. */ function assembleStrokes(styled) {
    const edges = new HalfEdges(styled);
    const paths = [];
    let run = [];
    const finish = ()=>{
        if (run.length === 0) return;
        const isClosed = edges.origin(run[0]) === edges.head(run[run.length - 1]);
        paths.push({
            style: edges.stroke(run[0]),
            path: draw(edges, run),
            isClosed
        });
        run = [];
    };
    for(let half = 0; half < edges.count; half += 2){
        const last = run.at(-1);
        const continues = last !== undefined && edges.head(last) === edges.origin(half);
        if (!continues || edges.stroke(last) !== edges.stroke(half)) finish();
        if (edges.stroke(half) !== 0) run.push(half);
    }
    finish();
    return paths.sort((one, other)=>one.style - other.style);
}
/** Chains half edges, head to origin, until each run comes back to its start. */ function chain(edges, halves) {
    const leaving = new Map();
    for (const half of halves)addTo(leaving, edges.origin(half), half);
    const used = new Set();
    const runs = [];
    for (const first of halves){
        if (used.has(first)) continue;
        const run = [];
        for(let half = first; half !== undefined; half = follow(edges, half, leaving, used)){
            used.add(half);
            run.push(half);
            if (edges.head(half) === edges.origin(first)) break;
        }
        // An open run encloses nothing: Animate 2023 does not draw it.
        if (edges.head(run[run.length - 1]) === edges.origin(first)) runs.push(run);
    }
    return runs;
}
/** The rightmost unused half edge at the end of `half`. */ function follow(edges, half, leaving, used) {
    const candidates = (leaving.get(edges.head(half)) ?? []).filter((candidate)=>!used.has(candidate));
    if (candidates.length < 2) return candidates[0];
    const back = edges.departure(half ^ 1);
    const turn = (candidate)=>{
        const angle = (back - edges.departure(candidate)) % (2 * Math.PI);
        return angle > 0 ? angle : angle + 2 * Math.PI;
    };
    return candidates.reduce((best, candidate)=>turn(candidate) < turn(best) ? candidate : best);
}
function draw(edges, run) {
    const pen = new SegmentPen();
    pen.moveTo(edges.coordinate(run[0], 0, 0), edges.coordinate(run[0], 0, 1));
    for (const half of run){
        const x = edges.coordinate(half, 2, 0);
        const y = edges.coordinate(half, 2, 1);
        if (edges.isLine(half)) pen.lineTo(x, y);
        else pen.curveTo(edges.coordinate(half, 1, 0), edges.coordinate(half, 1, 1), x, y);
    }
    return pen.segments();
}
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [
        value
    ]);
}

function planarEdges(styled) {
    const edges = [];
    for (const { fillStyle0, fillStyle1, strokeStyle, segments } of styled){
        const { points, lines } = segments;
        for(let i = 0, at = 0; i < segments.count; i++, at += STRIDE){
            edges.push({
                curve: {
                    x0: points[at],
                    y0: points[at + 1],
                    cx: points[at + 2],
                    cy: points[at + 3],
                    x1: points[at + 4],
                    y1: points[at + 5],
                    isLine: lines[i] === 1
                },
                fill0: fillStyle0,
                fill1: fillStyle1,
                stroke: strokeStyle
            });
        }
    }
    return edges;
}

/** Maximum change of direction of a curve whose sides are drawn as curves, in radians. */ const TURN = Math.PI / 8;
/** Directions with a smaller difference, in radians, are the same. */ const SMOOTH$1 = 0.001;
/**
 * The outlines of a stroked line. They overlap, and all are clockwise: every point inside any of them is part of the
 * line.
 *
 * @param run Consecutive curves.
 */ function strokeOutline(run, isClosed, pen) {
    const drawn = run.filter(({ x0, y0, cx, cy, x1, y1 })=>x0 !== x1 || y0 !== y1 || cx !== x0 || cy !== y0);
    const parts = pen.dashes ? dashed(drawn, pen.dashes) : [
        drawn
    ];
    return parts.flatMap((part)=>outlineOf(part, isClosed && !pen.dashes, pen));
}
function outlineOf(run, isClosed, pen) {
    const half = pen.width / 2;
    const pieces = run.flatMap((curve)=>straighten(curve, half));
    if (pieces.length === 0) return [];
    const last = pieces[pieces.length - 1];
    const joins = pieces.map((piece, i)=>{
        const before = i > 0 ? pieces[i - 1] : isClosed ? last : undefined;
        return before ? join(before, piece, pen) : [];
    });
    const caps = isClosed ? [] : [
        cap(reversed(pieces[0]), pen),
        cap(last, pen)
    ];
    return [
        ...pieces.map((piece)=>strip(piece, half)),
        ...joins,
        ...caps
    ].flat();
}
/**
 * Divides a curve into parts with little change of direction; parts with a bend narrower than the pen become straight.
 */ function straighten(curve, half) {
    if (curve.isLine) return [
        curve
    ];
    const start = tangentOf(curve, 0);
    const end = tangentOf(curve, 1);
    const turn = Math.abs(angleBetween(start, end));
    const count = Math.max(1, Math.ceil(turn / TURN));
    const isTight = tightestRadius(curve) < 1.2 * half;
    const parts = isTight ? 2 * count : count;
    const points = Array.from({
        length: parts + 1
    }, (_, i)=>pointOn(curve, i / parts));
    return Array.from({
        length: parts
    }, (_, i)=>{
        const [from, to] = [
            points[i],
            points[i + 1]
        ];
        if (isTight) return line(from.x, from.y, to.x, to.y);
        return partOf(curve, i / parts, (i + 1) / parts, from, to);
    });
}
/** The smallest radius of curvature, in pixels. */ function tightestRadius(curve) {
    const ax = curve.x0 - 2 * curve.cx + curve.x1;
    const ay = curve.y0 - 2 * curve.cy + curve.y1;
    let least = Infinity;
    for(let i = 0; i <= 16; i++){
        const { x, y } = tangentOf(curve, i / 16);
        const turn = Math.abs(2 * (x * ay - y * ax));
        const speed = Math.hypot(x, y);
        if (turn > 0) least = Math.min(least, speed * speed * speed / turn);
    }
    return least;
}
/** The two sides of a piece and its ends. */ function strip(piece, half) {
    const right = offset(piece, half);
    const left = reversed(offset(piece, -half));
    return clockwise([
        left,
        line(left.x1, left.y1, right.x0, right.y0),
        right,
        line(right.x1, right.y1, left.x0, left.y0)
    ]);
}
/** The parallel curve at a distance; a positive distance is to the right. */ function offset(curve, distance) {
    const from = normal(tangentOf(curve, 0));
    const to = normal(tangentOf(curve, 1));
    const x0 = curve.x0 + from.x * distance;
    const y0 = curve.y0 + from.y * distance;
    const x1 = curve.x1 + to.x * distance;
    const y1 = curve.y1 + to.y * distance;
    if (curve.isLine) return line(x0, y0, x1, y1);
    const reach = distance / (1 + from.x * to.x + from.y * to.y);
    return quadratic(x0, y0, curve.cx + (from.x + to.x) * reach, curve.cy + (from.y + to.y) * reach, x1, y1);
}
/** The unit vector to the right of a direction. */ function normal({ x, y }) {
    const length = Math.hypot(x, y);
    return length === 0 ? {
        x: 0,
        y: 0
    } : {
        x: -y / length,
        y: x / length
    };
}
/** The curves that fill the gap on the outer side of a corner. */ function join(before, after, pen) {
    const arriving = tangentOf(before, 1);
    const leaving = tangentOf(after, 0);
    const turn = angleBetween(arriving, leaving);
    if (Math.abs(turn) < SMOOTH$1) return [];
    const corner = {
        x: after.x0,
        y: after.y0
    };
    const half = pen.width / 2;
    // The direction changes so little within a part of a bend that a straight side is accurate enough.
    const isBend = Math.abs(turn) < TURN;
    if (pen.join === 'round' && !isBend) return circle(corner, half);
    const side = turn > 0 ? -half : half;
    const [from, to] = [
        normal(arriving),
        normal(leaving)
    ];
    const first = {
        x: corner.x + from.x * side,
        y: corner.y + from.y * side
    };
    const second = {
        x: corner.x + to.x * side,
        y: corner.y + to.y * side
    };
    const cosine = Math.cos(turn / 2);
    const isPointed = (isBend || pen.join === 'miter') && Math.abs(cosine) > 1e-6 && (isBend || 1 / cosine <= pen.miterLimit);
    if (!isPointed) return polygon([
        corner,
        first,
        second
    ]);
    const reach = side / (1 + from.x * to.x + from.y * to.y);
    const tip = {
        x: corner.x + (from.x + to.x) * reach,
        y: corner.y + (from.y + to.y) * reach
    };
    return polygon([
        corner,
        first,
        tip,
        second
    ]);
}
/** The curves of the cap at the end of a line. */ function cap(piece, pen) {
    if (pen.cap === 'none') return [];
    const half = pen.width / 2;
    const end = {
        x: piece.x1,
        y: piece.y1
    };
    if (pen.cap === 'round') return circle(end, half);
    const across = normal(tangentOf(piece, 1));
    const at = (along, beside)=>({
            x: end.x + (across.y * along + across.x * beside) * half,
            y: end.y + (-across.x * along + across.y * beside) * half
        });
    return polygon([
        at(0, -1),
        at(1, -1),
        at(1, 1),
        at(0, 1)
    ]);
}
function circle({ x, y }, radius) {
    const step = Math.PI / 4;
    const reach = radius / Math.cos(step / 2);
    return Array.from({
        length: 8
    }, (_, i)=>{
        const from = i * step;
        const to = (i + 1) % 8 * step;
        const middle = from + step / 2;
        return quadratic(x + radius * Math.cos(from), y + radius * Math.sin(from), x + reach * Math.cos(middle), y + reach * Math.sin(middle), x + radius * Math.cos(to), y + radius * Math.sin(to));
    });
}
function polygon(points) {
    return clockwise(points.map((point, i)=>{
        const next = points[(i + 1) % points.length];
        return line(point.x, point.y, next.x, next.y);
    }));
}
function clockwise(outline) {
    let area = 0;
    for (const { x0, y0, cx, cy, x1, y1 } of outline)area += x0 * cy - cx * y0 + cx * y1 - x1 * cy;
    return area >= 0 ? [
        ...outline
    ] : outline.map(reversed).reverse();
}
/** The angle from one direction to another, in radians, clockwise. */ function angleBetween(one, other) {
    return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
}
/** Number of straight pieces for measuring a curve. */ const PIECES = 32;
/**
 * The dashes of a line, each a run of curves.
 *
 * @param lengths Of dash and gap, in pixels. A dash of length 0 is a dot of minimum length.
 */ function dashed(run, [dash, gap]) {
    const DOT = 0.001;
    const long = Math.max(dash, DOT);
    if (gap <= 0) return [
        [
            ...run
        ]
    ];
    const dashes = [];
    let isDash = true;
    let left = long;
    let current = [];
    for (const curve of run){
        const measure = lengthsOf(curve);
        const total = measure[PIECES];
        let from = 0;
        let done = 0;
        while(total - done > left){
            done += left;
            const to = parameterAt$1(measure, done);
            if (isDash) dashes.push([
                ...current,
                partOf(curve, from, to, pointOn(curve, from), pointOn(curve, to))
            ]);
            current = [];
            from = to;
            isDash = !isDash;
            left = isDash ? long : gap;
        }
        left -= total - done;
        if (isDash && from < 1) current.push(partOf(curve, from, 1, pointOn(curve, from), pointOn(curve, 1)));
    }
    if (current.length > 0) dashes.push(current);
    return dashes;
}
/** The length of a curve. */ function lengthOf$1(curve) {
    return lengthsOf(curve)[PIECES];
}
/** The length of a curve from its start to each of its pieces. */ function lengthsOf(curve) {
    const lengths = [
        0
    ];
    let before = pointOn(curve, 0);
    for(let i = 1; i <= PIECES; i++){
        const at = pointOn(curve, i / PIECES);
        lengths.push(lengths[i - 1] + Math.hypot(at.x - before.x, at.y - before.y));
        before = at;
    }
    return lengths;
}
function parameterAt$1(lengths, length) {
    const i = Math.max(1, lengths.findIndex((reached)=>reached >= length));
    const share = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1]);
    return (i - 1 + share) / PIECES;
}

/**
 * An axis stretched as by 9-slice scaling: the parts before `from` and after `to` keep their length, the middle fills
 * the rest. If no length remains, the outer parts shrink proportionally.
 *
 * @param low, high The start and the end of the content.
 */ function sliceAxis(low, high, from, to, scale) {
    const [start, end] = [
        Math.min(high, Math.max(low, from)),
        Math.min(high, Math.max(low, to))
    ];
    const outer = start - low + high - end;
    const length = (high - low) * scale;
    const shrink = outer > length ? length / outer : 1;
    const left = low * scale + (start - low) * shrink;
    const right = high * scale - (high - end) * shrink;
    const middle = end > start ? (right - left) / (end - start) : 1;
    return {
        cuts: [
            start,
            end
        ],
        scales: [
            shrink,
            middle,
            shrink
        ],
        shifts: [
            low * scale - low * shrink,
            left - start * middle,
            high * scale - high * shrink
        ]
    };
}
/** Cuts segments at the borders of the parts, and transforms each part. */ function sliceSegments({ count, points, lines }, x, y) {
    const pen = new SegmentPen();
    for(let i = 0, at = 0; i < count; i++, at += STRIDE){
        const [xs, ys] = [
            0,
            1
        ].map((axis)=>[
                0,
                2,
                4
            ].map((k)=>points[at + axis + k]));
        const times = [
            ...crossings(xs, x.cuts),
            ...crossings(ys, y.cuts)
        ].sort((one, other)=>one - other);
        let from = 0;
        for (const to of [
            ...times,
            1
        ]){
            const across = moved(part(xs, from, to), x);
            const down = moved(part(ys, from, to), y);
            pen.moveTo(across[0], down[0]);
            if (lines[i] === 1) pen.lineTo(across[2], down[2]);
            else pen.curveTo(across[1], down[1], across[2], down[2]);
            from = to;
        }
    }
    return pen.segments();
}
/** The times at which a coordinate of a curve crosses a cut. */ function crossings([start, control, end], cuts) {
    const square = start - 2 * control + end;
    const slope = 2 * (control - start);
    return cuts.flatMap((cut)=>{
        const root = Math.sqrt(slope * slope - 4 * square * (start - cut));
        const times = Math.abs(square) < 1e-9 ? [
            (cut - start) / slope
        ] : [
            (-slope - root) / (2 * square),
            (-slope + root) / (2 * square)
        ];
        return times.filter((time)=>time > 1e-6 && time < 1 - 1e-6);
    });
}
/** Start, control and end of a part of a curve. */ function part([start, control, end], from, to) {
    if (from === 0 && to === 1) return [
        start,
        control,
        end
    ];
    const blend = (one, other)=>(1 - one) * (1 - other) * start + (one * (1 - other) + other * (1 - one)) * control + one * other * end;
    return [
        from === 0 ? start : blend(from, from),
        blend(from, to),
        to === 1 ? end : blend(to, to)
    ];
}
/** Transforms a piece by the part that contains its middle: a piece is in one part. */ function moved(values, { cuts, scales, shifts }) {
    const middle = (values[0] + 2 * values[1] + values[2]) / 4;
    const index = middle < cuts[0] ? 0 : middle > cuts[1] ? 2 : 1;
    // Adjacent pieces must meet exactly.
    return values.map((value)=>Math.round((value * scales[index] + shifts[index]) * 1e6) / 1e6);
}

/**
 * The layers of a timeline for a format that knows their order only: nearer ones before all farther ones, by the depth
 * that each begins with. They are not steady where layers pass one another while the timeline plays.
 */ function layersByDepth(display) {
    const { frameCount } = display;
    if (!display.layers.some(hasDepth)) return {
        layers: display.layers,
        isSteady: true
    };
    const layers = [
        ...display.layers
    ].sort((one, other)=>firstDepth(one) - firstDepth(other));
    const places = new Map(layers.map((layer, place)=>[
            layer,
            place
        ]));
    const isSteady = Array.from({
        length: frameCount
    }, (_, frame)=>display.at(frame).map(({ layer })=>places.get(layer) ?? 0)).every((shown)=>shown.every((place, i)=>i === 0 || place < (shown[i - 1] ?? 0)));
    return {
        layers,
        isSteady
    };
}
function firstDepth(layer) {
    const first = layer.keyframes.at(0);
    return first ? depthAt(layer, first.start) : 0;
}

/**
 * The keyframes whose scripts, labels and sounds are published, from the top layer down.
 *
 * @param guides - whether those of guide layers are: they have no pictures in a movie, but scripts, labels and sounds.
 *   Animate writes nothing of them into HTML5 Canvas. Source: published movies and pages.
 */ function notedKeyframes(timeline, film, guides = true) {
    const mode = {
        ...published(film.publishesHiddenLayers),
        guides,
        masks: 'list'
    };
    const { layers } = new TimelineDisplay(timeline, film, mode);
    return layers.flatMap(({ keyframes })=>keyframes);
}
/** The sounds of keyframes, sorted by the frames on which they begin. */ function soundCuesOf(keyframes) {
    return keyframes.flatMap((keyframe)=>{
        const { sound, layer } = keyframe;
        const { path } = sound;
        if (path === '') return [];
        return [
            {
                frame: keyframe.start,
                end: keyframe.end,
                path,
                layer: layer?.name ?? '',
                sound
            }
        ];
    }).sort((one, other)=>one.frame - other.frame);
}

function videoCuesOf({ elements, start, end, layer }) {
    return elements.flatMap(host_headless.leavesOf).filter(({ kind })=>kind === 'video').map(({ path })=>({
            frame: start,
            end,
            path,
            layer: layer?.name ?? ''
        }));
}
/** The labels of keyframes in the order of frames, without those of comments. */ function labelsOf(keyframes) {
    return keyframes.flatMap(({ label, start })=>{
        if (!label || label.type === 'comment') return [];
        return [
            {
                frame: start,
                name: label.name,
                type: label.type
            }
        ];
    }).sort((one, other)=>one.frame - other.frame);
}
/** @param guides - as for `notedKeyframes` */ function readKeyframeNotes(timeline, film, guides) {
    const keyframes = notedKeyframes(timeline, film, guides);
    const byFrame = [
        ...keyframes
    ].sort((one, other)=>one.start - other.start);
    return {
        labels: labelsOf(keyframes),
        scripts: byFrame.flatMap((keyframe)=>{
            const text = keyframe.script;
            return text.trim() === '' ? [] : [
                {
                    frame: keyframe.start,
                    text,
                    keyframe
                }
            ];
        }),
        sounds: soundCuesOf(keyframes),
        videos: byFrame.flatMap(videoCuesOf),
        scripted: keyframes.filter((keyframe)=>keyframe.elements.flatMap(host_headless.leavesOf).some(({ isScripted })=>isScripted))
    };
}

/** Curves whose control point is nearer to their chord are treated as straight in the search for common points. */ const FLAT = 0.002;
/** Maximum number of times that a curve is halved. */ const MAX_DEPTH = 20;
/**
 * The points at which two curves cross, or at which an end of one is within `tolerance` of the other.
 *
 * @param tolerance In pixels.
 */ function meetings(one, other, tolerance) {
    if (areApart(hullBox(one), hullBox(other), tolerance)) return [];
    const results = [];
    for (const end of [
        0,
        1
    ]){
        const onOther = near(other, one, end, tolerance);
        if (onOther !== undefined) results.push({
            one: end,
            other: onOther
        });
        const onOne = near(one, other, end, tolerance);
        if (onOne !== undefined) results.push({
            one: onOne,
            other: end
        });
    }
    if (areOneCurve(one, other, tolerance)) return results;
    if (one.isLine && other.isLine) crossLines(one, other, results);
    else cross({
        curve: one,
        from: 0,
        to: 1,
        depth: 0
    }, {
        curve: other,
        from: 0,
        to: 1,
        depth: 0
    }, results);
    return results;
}
/** The parameter at which a curve passes the end of another. */ function near(curve, of, end, tolerance) {
    const point = pointOn(of, end);
    const t = nearestOn(curve, point);
    const at = pointOn(curve, t);
    return Math.hypot(at.x - point.x, at.y - point.y) <= tolerance ? t : undefined;
}
function areOneCurve(one, other, tolerance) {
    const isNear = (x, y)=>Math.abs(x) <= tolerance && Math.abs(y) <= tolerance;
    if (!isNear(one.cx - other.cx, one.cy - other.cy)) return false;
    return isNear(one.x0 - other.x0, one.y0 - other.y0) && isNear(one.x1 - other.x1, one.y1 - other.y1) || isNear(one.x0 - other.x1, one.y0 - other.y1) && isNear(one.x1 - other.x0, one.y1 - other.y0);
}
function crossLines(one, other, results) {
    const [t, u] = crossing(one.x0, one.y0, one.x1, one.y1, other.x0, other.y0, other.x1, other.y1);
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) results.push({
        one: t,
        other: u
    });
}
/** The parameters at which two straight lines cross; NaN for parallel ones. */ function crossing(ax, ay, bx, by, px, py, qx, qy) {
    const dx = bx - ax;
    const dy = by - ay;
    const ex = qx - px;
    const ey = qy - py;
    const turn = dx * ey - dy * ex;
    if (Math.abs(turn) < 1e-14) return [
        NaN,
        NaN
    ];
    return [
        ((px - ax) * ey - (py - ay) * ex) / turn,
        ((px - ax) * dy - (py - ay) * dx) / turn
    ];
}
/** Halves the more curved of two pieces until both are almost straight, then intersects them. */ function cross(one, other, results) {
    if (areApart(hullBox(one.curve), hullBox(other.curve), 0)) return;
    const oneBend = one.depth < MAX_DEPTH ? bendOf(one.curve) : 0;
    const otherBend = other.depth < MAX_DEPTH ? bendOf(other.curve) : 0;
    if (oneBend <= FLAT && otherBend <= FLAT) {
        crossFlat(one, other, results);
    } else if (oneBend >= otherBend) {
        for (const half of halves(one))cross(half, other, results);
    } else {
        for (const half of halves(other))cross(one, half, results);
    }
}
function crossFlat(one, other, results) {
    const a = one.curve;
    const b = other.curve;
    const [t, u] = crossing(a.x0, a.y0, a.x1, a.y1, b.x0, b.y0, b.x1, b.y1);
    // A crossing slightly beyond the end counts: the next piece may find the same point, or miss it.
    const SLACK = 1e-6;
    if (!(t >= -SLACK && t <= 1 + SLACK && u >= -SLACK && u <= 1 + SLACK)) return;
    results.push({
        one: one.from + (one.to - one.from) * t,
        other: other.from + (other.to - other.from) * u
    });
}
/** The distance of the control point from the middle between the ends. */ function bendOf({ x0, y0, cx, cy, x1, y1, isLine }) {
    return isLine ? 0 : Math.max(Math.abs(cx - (x0 + x1) / 2), Math.abs(cy - (y0 + y1) / 2));
}
function halves({ curve, from, to, depth }) {
    const { x0, y0, cx, cy, x1, y1, isLine } = curve;
    const lx = (x0 + cx) / 2;
    const ly = (y0 + cy) / 2;
    const rx = (cx + x1) / 2;
    const ry = (cy + y1) / 2;
    const mx = (lx + rx) / 2;
    const my = (ly + ry) / 2;
    const middle = (from + to) / 2;
    return [
        {
            curve: {
                x0,
                y0,
                cx: lx,
                cy: ly,
                x1: mx,
                y1: my,
                isLine
            },
            from,
            to: middle,
            depth: depth + 1
        },
        {
            curve: {
                x0: mx,
                y0: my,
                cx: rx,
                cy: ry,
                x1,
                y1,
                isLine
            },
            from: middle,
            to,
            depth: depth + 1
        }
    ];
}
/** Newton's method from a guess to the crossing of two curves; returns the guess if it diverges. */ function refine(one, other, guess) {
    let { one: t, other: u } = guess;
    for(let i = 0; i < 8; i++){
        const p = pointOn(one, t);
        const q = pointOn(other, u);
        const d = tangentOf(one, t);
        const e = tangentOf(other, u);
        const turn = d.x * e.y - d.y * e.x;
        if (Math.abs(turn) < 1e-9) return guess;
        const x = q.x - p.x;
        const y = q.y - p.y;
        t += (x * e.y - y * e.x) / turn;
        u += (x * d.y - y * d.x) / turn;
        if (Math.abs(x) + Math.abs(y) < 1e-10) break;
    }
    const isNear = Math.abs(t - guess.one) < 0.05 && Math.abs(u - guess.other) < 0.05;
    return isNear && t >= 0 && t <= 1 && u >= 0 && u <= 1 ? {
        one: t,
        other: u
    } : guess;
}

/** The vertices of an arrangement. */ class VertexSnap {
    /** @param tolerance Points with a smaller distance, in pixels, become one vertex. */ constructor(tolerance){
        this.tolerance = tolerance;
        this.cells = new Map();
    }
    /** The vertex at exactly this point. */ keep(x, y) {
        const cell = this.cell(this.column(x), this.column(y));
        return cell.find((vertex)=>vertex.x === x && vertex.y === y) ?? add(cell, x, y);
    }
    /** The vertex that is nearest to a point; if none is near, the point becomes a vertex, on the grid of the file. */ at(x, y) {
        const column = this.column(x);
        const row = this.column(y);
        let nearest;
        let least = this.tolerance;
        for(let i = column - 1; i <= column + 1; i++){
            for(let j = row - 1; j <= row + 1; j++){
                for (const vertex of this.cells.get(keyOf$1(i, j)) ?? []){
                    const distance = Math.hypot(vertex.x - x, vertex.y - y);
                    if (distance > least) continue;
                    least = distance;
                    nearest = vertex;
                }
            }
        }
        return nearest ?? this.keep(onGrid(x), onGrid(y));
    }
    column(value) {
        return Math.floor(value / this.tolerance);
    }
    cell(column, row) {
        const key = keyOf$1(column, row);
        const cell = this.cells.get(key) ?? [];
        this.cells.set(key, cell);
        return cell;
    }
}
/** Cells a million columns or rows apart share their key: vertices are compared by their distance. */ function keyOf$1(column, row) {
    return (column & 0xfffff) * 0x100000 + (row & 0xfffff);
}
function add(cell, x, y) {
    const vertex = {
        x,
        y
    };
    cell.push(vertex);
    return vertex;
}
function onGrid(value) {
    return Math.round(value * STEPS_PER_PIXEL) / STEPS_PER_PIXEL;
}

/** Points and curves with a smaller distance, in pixels, are treated as the same. */ const TOLERANCE = 0.01;
/** Cuts curves into pieces at all points where they meet. */ class CurveSplit {
    /**
   * @param curves The curves to cut. The fixed ones meet each other only at their ends, and their ends do not move.
   * @param fixed The number of fixed curves; they come first.
   * @param isCrossingItself Whether the other curves may meet each other between their ends.
   * @throws LimitError for more cuts than the table of limits allows
   */ constructor(curves, fixed, isCrossingItself){
        this.curves = curves;
        this.fixed = fixed;
        this.snap = new VertexSnap(TOLERANCE);
        this.cutCount = 0;
        this.boxes = curves.map(hullBox);
        this.cuts = curves.map((curve, i)=>{
            const end = (x, y)=>i < fixed ? this.snap.keep(x, y) : this.snap.at(x, y);
            return [
                {
                    t: 0,
                    vertex: end(curve.x0, curve.y0)
                },
                {
                    t: 1,
                    vertex: end(curve.x1, curve.y1)
                }
            ];
        });
        this.sweep(isCrossingItself);
    }
    /** The pieces of one curve, in order. A curve that meets no other is a single piece. */ piecesOf(source) {
        const curve = this.curves[source];
        const cuts = this.cuts[source];
        const [first, last] = cuts;
        const between = cuts.slice(2).sort((one, other)=>one.t - other.t);
        const pieces = [];
        let start = first;
        for (const end of [
            ...between,
            last
        ]){
            if (end.vertex === start.vertex && isShort(curve, start.t, end.t)) continue;
            const isWhole = start === first && end === last && isAtEnds(curve, start.vertex, end.vertex);
            const part = isWhole ? curve : partOf(curve, start.t, end.t, start.vertex, end.vertex);
            pieces.push({
                curve: part,
                start: start.vertex,
                end: end.vertex,
                source,
                from: start.t,
                to: end.t
            });
            start = end;
        }
        return pieces;
    }
    /** Processes the curves from left to right, so that only curves which overlap horizontally are compared. */ sweep(isCrossingItself) {
        const order = this.boxes.map((_, i)=>i).sort((one, other)=>this.boxes[one].left - this.boxes[other].left);
        let fixed = [];
        let free = [];
        const reaches = (i, left)=>this.boxes[i].right + TOLERANCE >= left;
        for (const i of order){
            const { left } = this.boxes[i];
            free = free.filter((other)=>reaches(other, left));
            fixed = fixed.filter((other)=>reaches(other, left));
            if (i < this.fixed) {
                for (const other of free)this.meet(other, i);
                fixed.push(i);
                continue;
            }
            for (const other of fixed)this.meet(i, other);
            if (isCrossingItself) for (const other of free)this.meet(i, other);
            free.push(i);
        }
    }
    meet(i, k) {
        if (areApart(this.boxes[i], this.boxes[k], TOLERANCE)) return;
        const curve = this.curves[i];
        const other = this.curves[k];
        for (const meeting of meetings(curve, other, TOLERANCE)){
            const vertex = this.vertexOf(i, k, meeting);
            this.cut(i, meeting.one, vertex);
            this.cut(k, meeting.other, vertex);
        }
    }
    vertexOf(i, k, meeting) {
        for (const [curve, t] of [
            [
                k,
                meeting.other
            ],
            [
                i,
                meeting.one
            ]
        ]){
            if (t === 0) return this.cuts[curve][0].vertex;
            if (t === 1) return this.cuts[curve][1].vertex;
        }
        const exact = refine(this.curves[i], this.curves[k], meeting);
        const { x, y } = pointOn(this.curves[k], exact.other);
        return this.snap.at(x, y);
    }
    cut(i, guess, vertex) {
        const cuts = this.cuts[i];
        if (cuts[0].vertex === vertex || cuts[1].vertex === vertex) return;
        const t = guess > 0 && guess < 1 ? nearestOn(this.curves[i], vertex) : guess;
        if (t <= 0 || t >= 1 || cuts.some((cut)=>cut.vertex === vertex && Math.abs(cut.t - t) < 0.01)) return;
        cuts.push({
            t,
            vertex
        });
        host_errors.checkCount('A shape', ++this.cutCount, host_errors.MAX_CUTS, 'cuts');
    }
}
function isAtEnds({ x0, y0, x1, y1 }, start, end) {
    return x0 === start.x && y0 === start.y && x1 === end.x && y1 === end.y;
}
/** True for a part of a curve that is shorter than the tolerance. */ function isShort(curve, from, to) {
    const start = pointOn(curve, from);
    const middle = pointOn(curve, (from + to) / 2);
    return Math.hypot(middle.x - start.x, middle.y - start.y) <= 2 * TOLERANCE;
}

/** Groups pieces that coincide into bundles. The first piece of a bundle belongs to the earliest edge. */ function bundlePieces(pieces) {
    const bundles = [];
    const ends = new Map();
    for (const piece of pieces.flat()){
        const candidates = [
            ...ends.get(piece.start)?.get(piece.end) ?? [],
            ...piece.start === piece.end ? [] : ends.get(piece.end)?.get(piece.start) ?? []
        ];
        const bundle = candidates.find(([first])=>areTogether(first.piece.curve, piece.curve));
        if (bundle) {
            bundle.push({
                piece,
                isReversed: bundle[0].piece.start !== piece.start
            });
            continue;
        }
        const made = [
            {
                piece,
                isReversed: false
            }
        ];
        bundles.push(made);
        const from = ends.get(piece.start) ?? new Map();
        ends.set(piece.start, from);
        const list = from.get(piece.end) ?? [];
        from.set(piece.end, list);
        list.push(made);
    }
    return bundles;
}
/** True for curves between the same vertices whose distance is within the tolerance everywhere. */ function areTogether(one, other) {
    if (one.isLine && other.isLine) return true;
    return [
        0.25,
        0.5,
        0.75
    ].every((t)=>{
        const point = pointOn(one, t);
        const at = pointOn(other, nearestOn(other, point));
        return Math.hypot(at.x - point.x, at.y - point.y) <= 2 * TOLERANCE;
    });
}

/** The ray direction at the largest angle to a curve. */ function rayAcross(curve, t) {
    const { x, y } = tangentOf(curve, t);
    return Math.abs(x) > Math.abs(y) ? 'up' : 'left';
}
/** True if the ray leaves a curve on its left, so that the right is the side without the ray. */ function isRightBehind(curve, t, ray) {
    const { x, y } = tangentOf(curve, t);
    return ray === 'left' ? y < 0 : x > 0;
}
/**
 * The crossings of a ray from a point with a curve: none, one or two. A common end of consecutive curves counts once.
 */ function crossRay(curve, from, ray) {
    const isLeft = ray === 'left';
    const level = isLeft ? from.y : from.x;
    const p0 = isLeft ? curve.y0 : curve.x0;
    const p1 = isLeft ? curve.y1 : curve.x1;
    const c = isLeft ? curve.cy : curve.cx;
    if (level < Math.min(p0, p1, c) || level > Math.max(p0, p1, c)) return [];
    const origin = isLeft ? from.x : from.y;
    const crossings = [];
    const check = (start, end, t0, t1)=>{
        const rises = start <= level && level < end;
        const falls = end <= level && level < start;
        if (!rises && !falls) return;
        const at = pointOn(curve, parameterAt(curve.isLine, p0, c, p1, level, t0, t1));
        const distance = origin - (isLeft ? at.x : at.y);
        if (distance > 0) crossings.push({
            distance,
            isOnRight: isLeft ? falls : rises
        });
    };
    const bend = p0 - 2 * c + p1;
    const turn = curve.isLine || bend === 0 ? -1 : (p0 - c) / bend;
    if (turn > 0 && turn < 1) {
        const value = p0 - (p0 - c) * (p0 - c) / bend;
        check(p0, value, 0, turn);
        check(value, p1, turn, 1);
    } else {
        check(p0, p1, 0, 1);
    }
    return crossings;
}
/** The parameter, between two others, at which a coordinate has a given value. */ function parameterAt(isLine, p0, c, p1, value, low, high) {
    if (isLine) return (value - p0) / (p1 - p0);
    const a = p0 - 2 * c + p1;
    const b = c - p0;
    const root = Math.sqrt(Math.max(0, b * b - a * (p0 - value)));
    const q = b >= 0 ? -b - root : -b + root;
    const candidates = [
        q / a,
        (p0 - value) / q
    ].filter(Number.isFinite);
    const middle = (low + high) / 2;
    const best = candidates.reduce((nearest, t)=>Math.abs(t - middle) < Math.abs(nearest - middle) ? t : nearest, Infinity);
    return Math.min(high, Math.max(low, best));
}

/** The edges of a shape, grouped for finding the fill at a point. */ class Fills {
    constructor(groups){
        this.groups = groups;
    }
    /** The box of each edge. */ static of(edges) {
        return new Fills(edges.map((edge)=>({
                box: hullBox(edge.curve),
                edges: [
                    edge
                ]
            })));
    }
    /** The fill at a point that is not on an edge: that of the facing side of the nearest edge in one direction. */ at(point, ray) {
        let least = Infinity;
        let fill = 0;
        for (const { box, edges } of this.groups){
            if (isBeside(box, point, ray)) continue;
            for (const { curve, fill0, fill1 } of edges){
                for (const { distance, isOnRight } of crossRay(curve, point, ray)){
                    if (distance >= least) continue;
                    least = distance;
                    fill = isOnRight ? fill1 : fill0;
                }
            }
        }
        return fill;
    }
}
/** True for a box that a ray from a point misses. */ function isBeside({ left, top, right, bottom }, { x, y }, ray) {
    return ray === 'left' ? y < top || y > bottom || x < left : x < left || x > right || y < top;
}
/** The box of the points that define some edges. */ function boxOfEdges(edges) {
    const box = host_headless.emptyBox();
    for (const { curve } of edges)host_headless.unite(box, hullBox(curve));
    return box;
}

/**
 * Joins pieces to edges again: consecutive pieces of a curve with the same style become one edge, if no other piece
 * meets them.
 *
 * @returns The edges of each source, in order.
 */ function joinPieces(sources, pieces) {
    const degrees = new Map();
    const count = (vertex)=>void degrees.set(vertex, (degrees.get(vertex) ?? 0) + 1);
    for (const { start, end, style } of pieces){
        if (!style) continue;
        count(start);
        count(end);
    }
    const bySource = sources.map(()=>[]);
    for (const piece of pieces)bySource[piece.source].push(piece);
    return bySource.map((list, source)=>{
        const runs = [];
        for (const piece of list){
            if (!piece.style) continue;
            const last = runs.at(-1)?.at(-1);
            const continues = last && last.end === piece.start && last.to === piece.from;
            if (continues && degrees.get(piece.start) === 2 && looksAlike(last, piece)) runs.at(-1)?.push(piece);
            else runs.push([
                piece
            ]);
        }
        return runs.map((run)=>joined(sources[source], run));
    });
}
function looksAlike({ style: one }, { style: other }) {
    return one?.fill0 === other?.fill0 && one?.fill1 === other?.fill1 && one?.stroke === other?.stroke;
}
function joined(source, run) {
    const first = run[0];
    const last = run[run.length - 1];
    const style = first.style;
    if (run.length === 1) return style;
    const { fill0, fill1, stroke } = style;
    const { x0, y0, x1, y1 } = source.curve;
    const { start } = first;
    const { end } = last;
    const isWhole = first.from === 0 && last.to === 1;
    const isUnmoved = x0 === start.x && y0 === start.y && x1 === end.x && y1 === end.y;
    if (!isWhole || !isUnmoved) {
        return {
            curve: partOf(source.curve, first.from, last.to, start, end),
            fill0,
            fill1,
            stroke
        };
    }
    const isSame = source.fill0 === fill0 && source.fill1 === fill1 && source.stroke === stroke;
    return isSame ? source : {
        curve: source.curve,
        fill0,
        fill1,
        stroke
    };
}

/**
 * Lines that almost coincide, some hundredths of a pixel apart, may be torn in the result: about one in a thousand such
 * shapes. The same shape is sound if it is moved by less than that.
 */ const NUDGES = [
    0.0043,
    -61e-4,
    0.0087,
    -0.0117
];
/**
 * Overlays a shape on another. Unchanged edges are returned themselves, those of `base` first. Coordinates of `base` do
 * not change; points of the other shape snap to points within 0.01 px.
 *
 * @param base, top The edges of shapes, which meet each other only at their ends.
 * @param baseFills The fills of a larger shape, if `base` are only those of its edges that are near the other shape.
 * @throws LimitError for shapes of more edges, or more crossings, than the table of limits allows
 */ function overlay(base, top, rule, baseFills = Fills.of(base)) {
    const result = overlayAt(base, top, rule, baseFills);
    const allowed = openEnds(base);
    if (openEnds(result) <= allowed) return result;
    for (const nudge of NUDGES){
        const moved = top.map((edge)=>({
                ...edge,
                curve: movedBy(edge.curve, nudge)
            }));
        const again = overlayAt(base, moved, rule, baseFills);
        if (openEnds(again) <= allowed) return again;
    }
    return result;
}
function overlayAt(base, top, rule, baseFills) {
    const reach = boxOfEdges(top);
    const isFar = base.map(({ curve })=>areApart(hullBox(curve), reach, TOLERANCE));
    const near = base.filter((_, i)=>!isFar[i]);
    host_errors.checkCount('A shape', near.length * top.length, host_errors.MAX_EDGE_PAIRS, 'pairs of edges that may cross');
    const changed = overlayNear(near, top, rule, baseFills);
    const result = [];
    let position = 0;
    base.forEach((edge, i)=>{
        const parts = isFar[i] ? [
            restyled(edge, rule)
        ] : changed[position++];
        for (const part of parts)if (part) result.push(part);
    });
    for (const parts of changed.slice(position))for (const part of parts)result.push(part);
    return result;
}
/** The remaining edge of the base where the top has no edge; undefined if it is removed. */ function restyled(edge, rule) {
    const base = {
        left: edge.fill0,
        right: edge.fill1,
        stroke: edge.stroke
    };
    return styled(edge.curve, {
        base,
        top: {
            left: 0,
            right: 0,
            stroke: 0
        }
    }, rule, edge);
}
function styled(curve, sides, rule, edge) {
    const fill0 = rule.fill(sides.base.left, sides.top.left);
    const fill1 = rule.fill(sides.base.right, sides.top.right);
    const stroke = rule.stroke(sides);
    if (stroke === 0 && fill0 === fill1) return undefined;
    const isSame = edge && edge.curve === curve && edge.fill0 === fill0 && edge.fill1 === fill1;
    return isSame && edge.stroke === stroke ? edge : {
        curve,
        fill0,
        fill1,
        stroke
    };
}
/** The resulting edges of each edge of `near`, then of each of `top`. */ function overlayNear(near, top, rule, baseFills) {
    const edges = [
        ...near,
        ...top
    ];
    const split = new CurveSplit(edges.map(({ curve })=>curve), near.length, false);
    const isTop = (source)=>source >= near.length;
    const topFills = Fills.of(top);
    const bundles = bundlePieces(edges.map((_, i)=>split.piecesOf(i)));
    const pieces = bundles.map((bundle)=>{
        const [first] = bundle;
        const ofBase = bundle.filter(({ piece })=>!isTop(piece.source));
        const ofTop = bundle.filter(({ piece })=>isTop(piece.source));
        const sides = {
            base: ofBase.length > 0 ? sidesOf(ofBase, edges) : around(first.piece.curve, baseFills),
            top: ofTop.length > 0 ? sidesOf(ofTop, edges) : around(first.piece.curve, topFills)
        };
        const original = edges[first.piece.source];
        return {
            ...first.piece,
            style: styled(first.piece.curve, sides, rule, original)
        };
    });
    return joinPieces(edges, pieces);
}
/**
 * The sides of a bundle by the styles of its own edges. If several edges coincide, the area between them vanishes: a
 * fill on the left of one and on the right of another.
 */ function sidesOf(bundle, edges) {
    let stroke = 0;
    const lefts = [];
    const rights = [];
    for (const { piece, isReversed } of bundle){
        const edge = edges[piece.source];
        stroke ||= edge.stroke;
        lefts.push(isReversed ? edge.fill1 : edge.fill0);
        rights.push(isReversed ? edge.fill0 : edge.fill1);
    }
    const left = without(lefts, rights);
    const right = without(rights, lefts);
    return {
        left: left ?? right ?? lefts[0],
        right: right ?? left ?? lefts[0],
        stroke
    };
}
/** The first number that occurs more often in one list than in the other. */ function without(list, other) {
    const times = (numbers, value)=>numbers.filter((number)=>number === value).length;
    return list.find((value)=>times(list, value) > times(other, value));
}
/** The fill of a shape along a curve that is not one of its edges: the same on both sides. */ function around(curve, fills) {
    const fill = fills.at(pointOn(curve, SAMPLE), rayAcross(curve, SAMPLE));
    return {
        left: fill,
        right: fill,
        stroke: 0
    };
}
/** The number of points at which the outline of a filled area is interrupted. 0 in a sound shape. */ function openEnds(edges) {
    const sums = new Map();
    const add = (fill, x, y, value)=>{
        if (fill === 0) return;
        const key = `${fill} ${x} ${y}`;
        sums.set(key, (sums.get(key) ?? 0) + value);
    };
    for (const { curve, fill0, fill1 } of edges){
        if (fill0 === fill1) continue;
        const { x0, y0, x1, y1 } = curve;
        add(fill0, x0, y0, -1);
        add(fill0, x1, y1, 1);
        add(fill1, x0, y0, 1);
        add(fill1, x1, y1, -1);
    }
    return [
        ...sums.values()
    ].filter((sum)=>sum !== 0).length;
}

/** Marks what is inside the upper shape; fills are cut at its outline, strokes too. */ const MARK_INSIDE = {
    keepsOutside: false,
    fill: (base, top)=>top && base ? base | 1 : base,
    stroke: ({ base, top })=>base.stroke && (top.left || top.right) ? base.stroke | 1 : base.stroke
};
/**
 * The edges of a shape with marks on some of its fills and strokes. The marks are in the style numbers: twice the number of
 * the style, and 1 more if it is marked.
 */ class MarkedEdges {
    constructor(edges){
        this.edges = edges;
    }
    static of(edges, isMarked) {
        const mark = isMarked ? 1 : 0;
        return new MarkedEdges(mapStyles(edges, (style)=>2 * style + mark));
    }
    /** The edges without their marks. */ get plain() {
        return mapStyles(this.edges, (style)=>style >> 1);
    }
    get hasMarks() {
        return this.edges.some((edge)=>stylesOf(edge).some((style)=>style & 1));
    }
    get isWhole() {
        return this.edges.every((edge)=>stylesOf(edge).every((style)=>style === 0 || style & 1));
    }
    /** What is marked, without lines that show nothing. */ get marked() {
        return visible(mapStyles(this.edges, (style)=>style & 1 ? style >> 1 : 0));
    }
    /** What is not marked, without lines that show nothing. */ get rest() {
        return visible(mapStyles(this.edges, (style)=>style & 1 ? 0 : style >> 1));
    }
    /** With marks on all that is inside the areas of another shape. */ markInside(area) {
        return new MarkedEdges(overlay(this.edges, area, MARK_INSIDE));
    }
    /**
   * With marks on some sides and strokes, or without them if all of these have marks and `isToggled` is set.
   *
   * @param sides As `regionAt` numbers them. @param strokes Indices of edges.
   */ mark(sides, strokes, isToggled) {
        const touched = this.edges.flatMap(({ fill0, fill1, stroke }, i)=>[
                ...sides.has(2 * i) ? [
                    fill1
                ] : [],
                ...sides.has(2 * i + 1) ? [
                    fill0
                ] : [],
                ...strokes.has(i) ? [
                    stroke
                ] : []
            ]);
        const isRemoved = isToggled && touched.every((style)=>style === 0 || style & 1);
        const change = (style, isTouched)=>{
            if (!isTouched || style === 0) return style;
            return isRemoved ? style & -2 : style | 1;
        };
        return new MarkedEdges(this.edges.map(({ curve, fill0, fill1, stroke }, i)=>({
                curve,
                fill0: change(fill0, sides.has(2 * i + 1)),
                fill1: change(fill1, sides.has(2 * i)),
                stroke: change(stroke, strokes.has(i))
            })));
    }
    /** With other styles in place of the marked ones. 0 takes the mark away with the style. */ restyled(fill, stroke) {
        const change = (style, to)=>{
            const after = style & 1 ? to(style >> 1) : 0;
            return style & 1 ? after === 0 ? 0 : 2 * after + 1 : style;
        };
        return new MarkedEdges(this.edges.map((edge)=>({
                curve: edge.curve,
                fill0: change(edge.fill0, fill),
                fill1: change(edge.fill1, fill),
                stroke: change(edge.stroke, stroke)
            })));
    }
    /** The same marks on edges whose styles have other numbers; in the same order. */ onto(edges) {
        const mark = (style, like)=>style === 0 ? 0 : 2 * style + (like & 1);
        return new MarkedEdges(edges.map(({ curve, fill0, fill1, stroke }, i)=>({
                curve,
                fill0: mark(fill0, this.edges[i].fill0),
                fill1: mark(fill1, this.edges[i].fill1),
                stroke: mark(stroke, this.edges[i].stroke)
            })));
    }
}
function stylesOf({ fill0, fill1, stroke }) {
    return [
        fill0,
        fill1,
        stroke
    ];
}
function mapStyles(edges, change) {
    const of = (style)=>style === 0 ? 0 : change(style);
    return edges.map(({ curve, fill0, fill1, stroke })=>({
            curve,
            fill0: of(fill0),
            fill1: of(fill1),
            stroke: of(stroke)
        }));
}
/** Without lines that have no stroke, and the same fill on both sides. */ function visible(edges) {
    return edges.filter(({ fill0, fill1, stroke })=>stroke !== 0 || fill0 !== fill1);
}

/**
 * The drawing mode that merges: the fill of the upper shape replaces what is below and hides the strokes there; lines
 * cut each other.
 */ const MERGE = {
    keepsOutside: true,
    fill: (base, top)=>top || base,
    stroke: ({ base, top })=>top.stroke || (top.left && top.right ? 0 : base.stroke)
};
/** The area of the upper shape is removed from the lower one. */ const PUNCH = {
    keepsOutside: true,
    fill: (base, top)=>top ? 0 : base,
    stroke: ({ base, top })=>{
        if (top.left && top.right) return 0;
        const isBorder = top.left !== 0 || top.right !== 0;
        const outside = top.left ? base.right : base.left;
        return isBorder && !outside ? 0 : base.stroke;
    }
};
/** The lower shape is reduced to the area of the upper one. */ const CROP = {
    keepsOutside: false,
    fill: (base, top)=>top ? base : 0,
    stroke: ({ base, top })=>{
        if (top.left && top.right) return base.stroke;
        const inside = top.left ? base.left : top.right ? base.right : 0;
        return inside ? base.stroke : 0;
    }
};
/** The common area, with the fill of the upper shape and without strokes. */ const INTERSECT = {
    keepsOutside: false,
    fill: (base, top)=>base && top ? top : 0,
    stroke: ()=>0
};

/**
 * The edges of the area that closed outlines enclose. They may cross, touch and overlap themselves and each other.
 *
 * @param outlines Closed runs of consecutive curves.
 * @param style The numbers of the fill inside and of the stroke of the outlines; 0 is none.
 */ function traceWinding(outlines, rule, style) {
    const split = new CurveSplit(outlines, 0, true);
    const pieces = outlines.map((_, i)=>split.piecesOf(i));
    const all = pieces.flat();
    const boxes = all.map(({ curve })=>hullBox(curve));
    const isInside = (winding)=>rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
    const styled = bundlePieces(pieces).map((bundle)=>{
        const { piece } = bundle[0];
        const { left, right } = windings(bundle, all, boxes);
        const fill0 = isInside(left) ? style.fill : 0;
        const fill1 = isInside(right) ? style.fill : 0;
        const isSeen = fill0 !== fill1 || style.stroke !== 0;
        const edge = {
            curve: piece.curve,
            fill0,
            fill1,
            stroke: style.stroke
        };
        return {
            ...piece,
            style: isSeen ? edge : undefined
        };
    });
    const sources = outlines.map((curve)=>({
            curve,
            fill0: 0,
            fill1: 0,
            stroke: 0
        }));
    return joinPieces(sources, styled).flat();
}
/** The winding numbers of the two sides of a bundle: how many times outlines go around each, clockwise. */ function windings(bundle, pieces, boxes) {
    const { curve } = bundle[0].piece;
    const own = new Set(bundle.map(({ piece })=>piece));
    const ray = rayAcross(curve, SAMPLE);
    const point = pointOn(curve, SAMPLE);
    let before = 0;
    pieces.forEach((piece, i)=>{
        if (isBeside(boxes[i], point, ray) || own.has(piece)) return;
        for (const { isOnRight } of crossRay(piece.curve, point, ray))before += isOnRight ? 1 : -1;
    });
    const turns = bundle.reduce((sum, { isReversed })=>sum + (isReversed ? -1 : 1), 0);
    return isRightBehind(curve, SAMPLE, ray) ? {
        left: before,
        right: before + turns
    } : {
        left: before - turns,
        right: before
    };
}

const TOKEN = /([MLHVCSQTAZ])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;
/** Number of arguments of each command. */ const COUNTS = new Map(Object.entries({
    M: 2,
    L: 2,
    H: 1,
    V: 1,
    C: 6,
    S: 4,
    Q: 4,
    T: 2,
    A: 7,
    Z: 0
}));
/**
 * Draws the path of a `d` attribute.
 *
 * @throws Error if the text is not a path.
 */ function drawPath(d, pen) {
    let command = '';
    let numbers = [];
    const walker = new Walker(pen);
    for (const [text, letter] of splitFlags(d).matchAll(TOKEN)){
        if (letter) {
            if (numbers.length > 0) throw new Error(`a number is missing after ${command}`);
            command = letter;
            if (command.toUpperCase() === 'Z') walker.step(command, []);
            continue;
        }
        numbers.push(Number(text));
        const count = COUNTS.get(command.toUpperCase());
        if (!count) throw new Error('a path begins with M');
        if (numbers.length < count) continue;
        walker.step(command, numbers);
        numbers = [];
        if (command === 'M') command = 'L';
        if (command === 'm') command = 'l';
    }
}
/** The flags of arcs need no blanks after them: `a1 1 0 00.5.5`. */ function splitFlags(d) {
    const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
    const arc = new RegExp(`(${number}[\\s,]*${number}[\\s,]*${number}[\\s,]*)([01])[\\s,]*([01])[\\s,]*`, 'gi');
    return d.replace(/a[^a-z]*(?:e[+-]?\d[^a-z]*)*/gi, (run)=>run.replace(arc, '$1 $2 $3 '));
}
/** Executes commands, which may be relative to the pen, or continue the previous curve. */ class Walker {
    constructor(pen){
        this.pen = pen;
        this.before = '';
        this.control = {
            x: 0,
            y: 0
        };
    }
    step(command, numbers) {
        const { pen } = this;
        const kind = command.toUpperCase();
        const origin = command === kind ? {
            x: 0,
            y: 0
        } : pen.place;
        const x = (i)=>origin.x + numbers[i];
        const y = (i)=>origin.y + numbers[i];
        const { place } = pen;
        const mirrored = (kinds)=>kinds.includes(this.before) && this.before !== '' ? {
                x: 2 * place.x - this.control.x,
                y: 2 * place.y - this.control.y
            } : place;
        if (kind === 'Z') pen.close();
        else if (kind === 'M') pen.moveTo(x(0), y(1));
        else if (kind === 'L') pen.lineTo(x(0), y(1));
        else if (kind === 'H') pen.lineTo(x(0), place.y);
        else if (kind === 'V') pen.lineTo(place.x, y(0));
        else if (kind === 'A') {
            pen.arcTo(numbers[0], numbers[1], numbers[2], numbers[3] !== 0, numbers[4] !== 0, x(5), y(6));
        } else if (kind === 'C' || kind === 'S') {
            const first = kind === 'C' ? {
                x: x(0),
                y: y(1)
            } : mirrored('CS');
            const i = kind === 'C' ? 2 : 0;
            this.control = {
                x: x(i),
                y: y(i + 1)
            };
            pen.cubicTo(first.x, first.y, this.control.x, this.control.y, x(i + 2), y(i + 3));
        } else {
            const i = kind === 'Q' ? 2 : 0;
            this.control = kind === 'Q' ? {
                x: x(0),
                y: y(1)
            } : mirrored('QT');
            pen.quadraticTo(this.control.x, this.control.y, x(i), y(i + 1));
        }
        this.before = kind;
    }
}

/**
 * The sides of edges around the area that contains a point: `2 * i` is the right side of the edge `i`, `2 * i + 1` its left
 * side. Holes and lines inside the area count. Empty outside all areas.
 */ function regionAt(edges, point) {
    const regions = new Regions(edges);
    const outer = regions.outerAt(point);
    return new Set(outer === undefined ? [] : regions.inside(outer).flatMap(({ halves })=>halves));
}
/** Half edges of edges, which all are drawn by one pen. */ function halfEdgesOf(edges) {
    const pen = new SegmentPen();
    for (const { curve } of edges){
        pen.moveTo(curve.x0, curve.y0);
        if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
        else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
    }
    return new HalfEdges([
        {
            fillStyle0: 0,
            fillStyle1: 0,
            strokeStyle: 0,
            segments: pen.segments()
        }
    ]);
}
/** Each area has one outer loop, and a loop around each of the holes and lines in it. */ class Regions {
    constructor(edges){
        this.edges = edges;
        /** By loop: the outer loop of its area; undefined for the loops around everything. */ this.outers = new Map();
        this.loops = contourLoops(halfEdgesOf(edges)).loops;
        this.loopOf = new Int32Array(2 * edges.length);
        this.loops.forEach(({ halves }, loop)=>{
            for (const half of halves)this.loopOf[half] = loop;
        });
        this.boxes = edges.map(({ curve })=>hullBox(curve));
    }
    outerAt(point) {
        const loop = this.loopLeftOf(point);
        return loop === undefined ? undefined : this.outerOf(loop);
    }
    /** The loops of an area. */ inside(outer) {
        const box = this.boxOf(outer);
        return this.loops.filter((_, loop)=>{
            if (loop === outer) return true;
            const { left, top, right, bottom } = this.boxOf(loop);
            const mayBeInside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
            return mayBeInside && this.outerOf(loop) === outer;
        });
    }
    /** From each loop around a hole the way to the left meets another loop of the same area. */ outerOf(start) {
        const passed = [];
        let loop = start;
        while(loop !== undefined && this.loops[loop].area <= 0 && !this.outers.has(loop)){
            passed.push(loop);
            this.outers.set(loop, undefined);
            loop = this.loopLeftOf(this.leftmostOf(loop), loop);
        }
        const outer = loop !== undefined && this.loops[loop].area <= 0 ? this.outers.get(loop) : loop;
        for (const each of passed)this.outers.set(each, outer);
        return outer;
    }
    /** The loop that faces a point from the left. */ loopLeftOf(point, except = -1) {
        let least = Infinity;
        let nearest;
        this.edges.forEach(({ curve }, i)=>{
            if (isBeside(this.boxes[i], point, 'left')) return;
            for (const { distance, isOnRight } of crossRay(curve, point, 'left')){
                const loop = this.loopOf[isOnRight ? 2 * i : 2 * i + 1];
                if (distance >= least || loop === except) continue;
                least = distance;
                nearest = loop;
            }
        });
        return nearest;
    }
    leftmostOf(loop) {
        const points = this.loops[loop].halves.map((half)=>leftmostOn(this.edges[half >> 1].curve));
        return points.reduce((best, point)=>point.x < best.x ? point : best);
    }
    boxOf(loop) {
        return boxOfEdges(this.loops[loop].halves.map((half)=>this.edges[half >> 1]));
    }
}
function leftmostOn(curve) {
    const { x0, cx, x1, isLine } = curve;
    const turn = isLine ? -1 : (x0 - cx) / (x0 - 2 * cx + x1);
    const candidates = [
        0,
        1,
        ...turn > 0 && turn < 1 ? [
            turn
        ] : []
    ].map((t)=>pointOn(curve, t));
    return candidates.reduce((best, point)=>point.x < best.x ? point : best);
}

/** The cosine of the greatest angle between consecutive pieces of one smooth line: ten degrees. */ const SMOOTH = Math.cos(10 * Math.PI / 180);
/**
 * The edge with a stroke that is nearest to a point; undefined if none is within `reach`, in pixels.
 *
 * @returns Its index.
 */ function strokeAt(edges, point, reach) {
    let least = reach;
    let nearest;
    edges.forEach(({ curve, stroke }, i)=>{
        if (stroke === 0) return;
        const at = pointOn(curve, nearestOn(curve, point));
        const distance = Math.hypot(at.x - point.x, at.y - point.y);
        if (distance > least) return;
        least = distance;
        nearest = i;
    });
    return nearest;
}
/**
 * The indices of all edges with a stroke that continue a line: up to corners, and to points where more edges meet; or, with
 * `isConnected`, all that are connected with it.
 */ function lineThrough(edges, start, isConnected) {
    const halves = halfEdgesOf(edges);
    const leaving = Array.from({
        length: halves.vertexCount
    }, ()=>[]);
    for(let half = 0; half < halves.count; half++)leaving[halves.origin(half)].push(half);
    const edgesOfLine = new Set([
        start
    ]);
    const waiting = [
        2 * start,
        2 * start + 1
    ];
    for(let half = waiting.pop(); half !== undefined; half = waiting.pop()){
        const star = leaving[halves.head(half)];
        for (const next of star){
            const edge = edges[next >> 1];
            if (edge.stroke === 0 || edgesOfLine.has(next >> 1)) continue;
            const isSame = star.length === 2 && edge.stroke === edges[half >> 1].stroke;
            if (!isConnected && !(isSame && isSmooth(edges, half, next))) continue;
            edgesOfLine.add(next >> 1);
            waiting.push(next, next ^ 1);
        }
    }
    return edgesOfLine;
}
/** True if a half edge continues another without a corner. */ function isSmooth(edges, before, after) {
    const arrival = tangentOf(edges[before >> 1].curve, before & 1 ? 0 : 1);
    const departure = tangentOf(edges[after >> 1].curve, after & 1 ? 1 : 0);
    const turn = (before & 1) === (after & 1) ? 1 : -1;
    const product = turn * (arrival.x * departure.x + arrival.y * departure.y);
    return product >= SMOOTH * Math.hypot(arrival.x, arrival.y) * Math.hypot(departure.x, departure.y);
}

/** Everything that is on a timeline, as it is seen. */ const ALL = {
    guides: true,
    hidden: true,
    masks: 'paint',
    camera: true,
    depth: true
};
/**
 * Where the elements of a timeline are seen at a frame: boxes in the timeline's coordinates by the nodes of the document,
 * those in groups too, a point for an element without content. Tweens, layer parenting, depth and camera count; elements
 * that pictures leave out are there too.
 */ function shownBoxes(film, timeline, frame) {
    const boxes = new Map();
    const bounds = ContentBounds.of(film);
    const note = (source, shown, matrix)=>{
        const own = bounds.ofElement(shown);
        boxes.set(source.node, host_headless.transformBox(host_headless.isEmpty(own) ? originBox(shown) : own, matrix));
        source.members.forEach((member, i)=>{
            note(member, shown.members.at(i) ?? member, matrix);
        });
    };
    for (const { sources, elements, matrix } of new TimelineDisplay(timeline, film, ALL).at(frame)){
        // A shape tween shows one shape for all that are on its keyframe.
        sources.forEach((source, i)=>{
            const shown = elements.at(i) ?? elements.at(0) ?? source;
            note(source, shown, matrix);
        });
    }
    return boxes;
}
function originBox({ matrix: { tx, ty } }) {
    return {
        left: tx,
        top: ty,
        right: tx,
        bottom: ty
    };
}

/** Calls without arguments. */ const PLAIN = {
    stop: 'stop',
    play: 'play',
    nextFrame: 'next',
    prevFrame: 'previous',
    stopAllSounds: 'stopAllSounds',
    'SoundMixer.stopAll': 'stopAllSounds',
    'flash.media.SoundMixer.stopAll': 'stopAllSounds'
};
/**
 * Comments, and the imports that calls of this kind need. A comment that does not end takes all that is left: looking
 * for the end of each of thousands would take time that grows with the square of the script.
 */ const IGNORED = /\/\*(?:[^]*?\*\/|([^]*))|\/\/[^\n\r]*|\bimport\s+flash\.media\.(?:SoundMixer|\*)\s*;?/g;
/** A call with nothing but literals: at the start of what is left. */ const CALL = /^\s*(?:this\s*\.\s*)?([A-Za-z][\w.]*)\s*\(([^()]*)\)\s*(?:;\s*|(?=[\n\r])|$)/;
const NUMBER = /^\s*(\d{1,5})\s*$/;
const TEXT = /^\s*(?:"([^"\\\n\r]*)"|'([^'\\\n\r]*)')\s*$/;
/**
 * The commands of a frame script; undefined for one that does anything else. A script of comments has none.
 *
 * @param language - version of ActionScript, 1 to 3
 * @param first - the number of the first frame; 0 in the JavaScript of HTML5 Canvas
 */ function parseFrameScript(text, language, first = 1) {
    const commands = [];
    // A text in quotes may hold the signs of a comment: then it is not a label that this knows.
    const bare = text.replace(IGNORED, (_all, open)=>open === undefined ? ' ' : '/*');
    let rest = bare.replace(/^[\s;]+/, '');
    while(rest !== ''){
        const [whole, name = '', value = ''] = CALL.exec(rest) ?? [];
        const command = whole === undefined ? undefined : commandOf(name, value, language, first);
        if (whole === undefined || !command) return undefined;
        commands.push(command);
        rest = rest.slice(whole.length).replace(/^[\s;]+/, '');
    }
    return commands;
}
/**
 * The commands of a frame script in any version of the language, and of a script that does anything else those that it
 * begins, ends or continues with. What the versions read differently are scenes, and names of the same call.
 *
 * @param first - as for `parseFrameScript`
 */ function readFrameScript(text, first = 1) {
    const whole = parseFrameScript(text, 3, first) ?? parseFrameScript(text, 2, first);
    return {
        commands: whole ?? plainCommands(text, first),
        isWhole: whole !== undefined
    };
}
/**
 * What a script is made of, as far as it shows where statements begin: comments, texts, brackets, signs. A text that does
 * not end takes the rest of its line, so that each character is looked at once.
 */ const PART = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n\r]*|"(?:[^"\\\n\r]|\\[^])*"?|'(?:[^'\\\n\r]|\\[^])*'?|[A-Za-z_$][\w$]*|\S/g;
const COMMENT = /^\/[/*]/;
/**
 * The commands that any script contains, whatever else it does: those among its own statements, not
 * those in its functions, conditions and loops.
 *
 * @param first - as for `parseFrameScript`
 */ function plainCommands(text, first = 1) {
    const bare = text.replace(PART, (part)=>COMMENT.test(part) ? ' ' : part);
    const commands = [];
    let depth = 0;
    let isStart = true;
    // The end of the last call that was read.
    let end = 0;
    for (const { 0: part, index } of bare.matchAll(PART)){
        if (index < end) continue;
        const [whole, name = '', said = ''] = isStart && depth === 0 ? CALL.exec(bare.slice(index)) ?? [] : [];
        const command = whole === undefined ? undefined : commandOf(name, said, 3, first) ?? commandOf(name, said, 2, first);
        if (command) {
            commands.push(command);
            end = index + (whole?.length ?? 0);
            continue;
        }
        if (OPENING.includes(part)) depth++;
        else if (CLOSING.includes(part)) depth = Math.max(0, depth - 1);
        isStart = part === ';' || part === '}';
    }
    return commands;
}
const OPENING = [
    '(',
    '[',
    '{'
];
const CLOSING = [
    ')',
    ']',
    '}'
];
function commandOf(name, said, language, first) {
    const args = said.trim() === '' ? [] : said.split(',').map(literalOf);
    const plain = host_headless.lookUp(PLAIN, name);
    if (plain) return args.length === 0 && belongs(name, language) ? {
        kind: plain
    } : undefined;
    const plays = name === 'gotoAndPlay';
    if (!plays && name !== 'gotoAndStop' || args.includes(undefined)) return undefined;
    if (args.length === 1) return goTo(args[0], undefined, plays, first);
    if (args.length !== 2) return undefined;
    // ActionScript 3 names the scene last, the older ones first.
    const [target, scene] = language === 3 ? args : [
        args[1],
        args[0]
    ];
    return typeof scene === 'string' ? goTo(target, scene, plays, first) : undefined;
}
function belongs(name, language) {
    if (name === 'stopAllSounds') return language < 3;
    return language === 3 || !name.includes('.');
}
function goTo(target, scene, plays, first) {
    if (target === undefined || target === '' || typeof target === 'number' && target < first) return undefined;
    return {
        kind: 'go',
        target,
        scene,
        plays
    };
}
function literalOf(text) {
    const number = NUMBER.exec(text);
    if (number) return Number(number[1]);
    const quoted = TEXT.exec(text);
    return quoted ? quoted[1] ?? quoted[2] : undefined;
}

/**
 * The objects of a layer, followed along its keyframes. An object keeps its slot as long as it stays. Source: 1,700
 * compiled movies, in which 9,135 of 9,137 keyframes with instances continue so.
 */ class LayerStays {
    /** @param sizeOf - the slots that an element needs */ constructor(layer, sizeOf){
        this.byKeyframe = new Map();
        const all = [];
        let before = {
            end: 0,
            stays: []
        };
        for (const keyframe of layer.keyframes){
            const { start, end } = keyframe;
            const leaves = keyframe.elements.flatMap(host_headless.leavesOf);
            const continuing = continuingWith(leaves, before.end === start ? before.stays : []);
            const stays = leaves.map((leaf, i)=>continuing.get(i) ?? newStay(leaf, start, sizeOf(leaf)));
            stays.forEach((stay, i)=>{
                if (!continuing.has(i)) all.push(stay);
                stays[i - 1]?.above.push(stay);
                if (i > 0) stay.waiting++;
            });
            this.byKeyframe.set(keyframe, stays);
            before = {
                end,
                stays
            };
        }
        this.size = giveSlots(all);
    }
    /** The stays of what a keyframe shows, groups taken apart, back to front. */ of(keyframe) {
        return this.byKeyframe.get(keyframe) ?? [];
    }
}
function newStay(element, since, size) {
    return {
        since,
        name: element.saidName,
        slot: 0,
        size,
        element,
        above: [],
        waiting: 0
    };
}
/** The stays that continue, by the index of the element that they continue with. */ function continuingWith(leaves, before) {
    if (before.length === 0) return new Map();
    const pairs = host_headless.pairInOrder(before.map(({ element })=>likenessOf(element)), leaves.map(likenessOf), (stay, leaf)=>agree(before[stay]?.name, leaves[leaf]?.saidName));
    return new Map(before.flatMap((stay, i)=>{
        const leaf = pairs.get(i);
        return leaf === undefined ? [] : [
            [
                leaf,
                stay
            ]
        ];
    }));
}
/** Instances of one symbol are alike if they are of one type and do the same. Source: compiled movies. */ function likenessOf(element) {
    if (element.kind !== 'symbol') return undefined;
    const { symbolType, script, path } = element;
    return JSON.stringify([
        symbolType,
        script,
        path
    ]);
}
/**
 * An object continues where the keyframe names no other. One whose name was taken away takes no new one; one that never
 * had a name makes room for one with a name. Source: compiled movies, 26,414 keyframes.
 */ function agree(name, said) {
    return said === undefined || said === '' || name === '' || name === said;
}
/** Gives each the lowest slot above all that is below it at some time. Returns how many slots there are. */ function giveSlots(all) {
    let size = 0;
    const ready = all.filter(({ waiting })=>waiting === 0);
    for(let stay = ready.pop(); stay; stay = ready.pop()){
        const end = stay.slot + stay.size;
        size = Math.max(size, end);
        for (const above of stay.above){
            above.slot = Math.max(above.slot, end);
            if (--above.waiting === 0) ready.push(above);
        }
    }
    return size;
}

/** Graphics with more slots than this become sprites: nested ones would multiply without bounds. */ const MAX_INLINE = 2048;
/**
 * How many slots timelines and elements need. Graphics need those of their content, all else one; a layer needs those of
 * all that is on it at once, a timeline those of all its layers.
 */ class SlotPlan {
    /** @param aim - what the slots are for: `played`. Symbols nested too deeply for it are refused. */ constructor(film, aim){
        this.film = film;
        this.aim = aim;
        this.timelines = new Map();
        this.counts = new Map();
        this.layers = new Map();
        /** Symbols that are being counted, each inside the one before. */ this.depth = 0;
    }
    /** Frames of the symbol of an instance. */ framesOf(instance) {
        const timeline = this.film.symbolOf(instance);
        if (!timeline) return 1;
        let count = this.counts.get(timeline);
        if (count === undefined) this.counts.set(timeline, count = timeline.frameCount);
        return count;
    }
    /** True for a graphic whose content is too much to be in the timeline around it. */ isTooMuch(graphic) {
        const timeline = this.film.symbolOf(graphic);
        return timeline !== undefined && this.ofTimeline(timeline) > MAX_INLINE;
    }
    ofLayer(layer) {
        return this.staysOn(layer).size;
    }
    /** The objects of a keyframe, groups taken apart, back to front. Slots count from those of its layer. */ staysAt(keyframe) {
        return keyframe.layer ? this.staysOn(keyframe.layer).of(keyframe) : [];
    }
    ofLeaf(element) {
        if (!element.isInlined) return 1;
        const timeline = this.film.symbolOf(element);
        const size = timeline ? this.ofTimeline(timeline) : 1;
        return size > MAX_INLINE ? 1 : Math.max(1, size);
    }
    staysOn(layer) {
        let stays = this.layers.get(layer);
        if (!stays) this.layers.set(layer, stays = new LayerStays(layer, (leaf)=>this.ofLeaf(leaf)));
        return stays;
    }
    /** A symbol inside itself needs none. */ ofTimeline(timeline) {
        let size = this.timelines.get(timeline);
        if (size === undefined) {
            host_headless.checkNesting(this.depth, this.aim);
            this.timelines.set(timeline, 0);
            this.depth++;
            size = timeline.layers.reduce((sum, layer)=>sum + this.ofLayer(layer), 0);
            this.depth--;
            this.timelines.set(timeline, size);
        }
        return size;
    }
}

/**
 * The layers of a timeline from the bottom to the top, with slots of their own. A mask is before the layers that it
 * clips, once for each run of them.
 */ class Arrangement {
    constructor(display, plan){
        this.display = display;
        this.plan = plan;
        this.numbers = new Map(display.layers.map((layer, i)=>[
                layer,
                i
            ]));
        this.hasDepth = display.layers.some(hasDepth);
    }
    /** The places of all layers. The depth of layers may change their order from frame to frame. */ at(displayed) {
        const order = this.hasDepth ? this.byDepth(displayed) : [
            ...this.display.layers
        ].reverse();
        const key = order.map((layer)=>this.numbers.get(layer)).join(' ');
        if (this.known?.key !== key) this.known = {
            key,
            places: this.arrange(order)
        };
        return this.known.places;
    }
    /** Layers that show nothing at the frame come last: they take no part in it. */ byDepth(displayed) {
        const shown = new Set(displayed.map(({ layer })=>layer));
        return [
            ...shown,
            ...this.display.layers.filter((layer)=>!shown.has(layer))
        ];
    }
    arrange(order) {
        const places = [];
        let next = 0;
        let run;
        for (const layer of order){
            if (layer.isMask) continue;
            const masking = this.display.maskOf(layer);
            if (masking !== run?.layer) {
                run = masking && {
                    layer: masking,
                    mask: {
                        layer: masking,
                        base: next,
                        end: next
                    }
                };
                if (masking) next += Math.max(1, this.plan.ofLayer(masking));
            }
            places.push({
                layer,
                base: next,
                mask: run?.mask
            });
            next += this.plan.ofLayer(layer);
            if (run) run.mask.end = Math.max(run.mask.base + 1, next - 1);
        }
        return places;
    }
}

/** The keyframes of the layers of a timeline, found by frame without reading the document again. */ class LayerSpans {
    /** @param framesOf - frames of the symbol of an instance */ constructor(framesOf){
        this.framesOf = framesOf;
        this.known = new Map();
    }
    /** The keyframe that a layer shows at a frame; undefined after its last one. */ at(layer, frame) {
        const span = host_headless.lastStartingAt(this.of(layer), frame, ({ start })=>start);
        return span && frame < span.end ? span : undefined;
    }
    of(layer) {
        let spans = this.known.get(layer);
        if (!spans) this.known.set(layer, spans = this.read(layer));
        return spans;
    }
    read(layer) {
        return layer.keyframes.map((keyframe)=>({
                keyframe,
                start: keyframe.start,
                end: keyframe.end,
                isStill: this.isStill(keyframe)
            }));
    }
    isStill(keyframe) {
        if (keyframe.tweenType !== 'none' || keyframe.isIKPose) return false;
        const { follows, depthPerFrame } = layerEffects(keyframe);
        if (follows >= 0 || depthPerFrame !== 0) return false;
        return !keyframe.elements.flatMap(host_headless.leavesOf).some((element)=>this.runs(element));
    }
    runs(element) {
        if (element.kind === 'video') return true;
        if (!element.isInlined || element.showsSingleFrame) return false;
        return this.framesOf(element) > 1;
    }
}

/** The shapes at both ends of a shape tween, as the document has matched them. */ class MatchedShapes {
    constructor(parts, keyframe, next){
        this.parts = parts;
        const ends = (kind)=>[
                new MixedStyles(kind, keyframe, next, 0),
                new MixedStyles(kind, keyframe, next, 1)
            ];
        this.fills = ends('FillStyle');
        this.strokes = ends('StrokeStyle');
    }
    /** Undefined for a keyframe without matched shapes, and for the last one of its layer. */ static of({ node }) {
        const morph = node.child('MorphShape');
        const next = host_headless.nextKeyframe(node);
        return morph && next && new MatchedShapes(readMorphShape(morph), node, next);
    }
    paintsOf(style) {
        return endsOf(this.fills, style, host_headless.readPaint);
    }
    strokesOf(style) {
        return endsOf(this.strokes, style, (node)=>new host_headless.DocumentStroke(node));
    }
}
function endsOf([from, to], style, read) {
    const end = (styles)=>{
        const node = styles?.styleOf(style)?.children.at(0);
        return node && read(node);
    };
    return [
        end(from),
        end(to)
    ];
}

/** The named instances of a timeline, in the order of the document. Those in its symbols are not among them. */ function namedInstances({ layers }) {
    return layers.filter(({ layerType, isCamera })=>layerType !== 'guide' && !isCamera).flatMap(({ keyframes })=>keyframes).flatMap(({ elements })=>elements).flatMap(host_headless.leavesOf).filter((element)=>element.name !== '' && canBeNamed(element)).map((element)=>({
            name: element.name,
            element
        }));
}
function canBeNamed(element) {
    if (element.kind === 'symbol') return !element.isGraphic;
    if (element.kind === 'component' || element.kind === 'video' || element.tag === 'DOMCompiledClipInstance') return true;
    return element.kind === 'text' && !element.text.isStatic;
}

/** Maximum number of layers that are named. */ const MAX_NAMED = 5;
/**
 * Why pictures of a timeline are blank although something is on it: a text that follows the name of the timeline.
 * Undefined where a layer shows something, and where there is nothing.
 *
 * @param frame - from 0; default: all of them count
 */ function whyBlank({ layers }, film, frame) {
    const filled = layers.filter((layer)=>holdsElements(layer, frame));
    const mode = published(film.publishesHiddenLayers);
    if (filled.length === 0 || filled.some((layer)=>isDisplayed(layer, mode))) return undefined;
    const named = filled.slice(0, MAX_NAMED).map((layer)=>`"${layer.name}" (${stateOf(layer)})`);
    const more = filled.length > MAX_NAMED ? [
        `${filled.length - MAX_NAMED} more`
    ] : [];
    return `nothing of it is visible: it has ${[
        ...named,
        ...more
    ].join(', ')}`;
}
function holdsElements({ keyframes }, frame) {
    return keyframes.some(({ start, end, elements })=>elements.length > 0 && (frame === undefined || start <= frame && frame < end));
}
/** Why a layer is not displayed. */ function stateOf({ layerType: type, visible }) {
    if (type === 'guide' || type === 'mask') return `a ${type} layer`;
    return visible ? 'in a hidden folder' : 'hidden';
}

function keyOf({ prefix, slot }) {
    return `${prefix}${slot}`;
}
/** A place inside a graphic that is at another place. */ function placeWithin(outer, inner) {
    if (inner.prefix === '') return {
        prefix: outer.prefix,
        slot: outer.slot + inner.slot
    };
    return {
        prefix: `${keyOf(outer)}/${inner.prefix}`,
        slot: inner.slot
    };
}
/** The place of what is in a list of its own, which begins at a place. */ function listAt(place) {
    return {
        prefix: `${keyOf(place)}:`,
        slot: 0
    };
}

/** A movie clip, or the timeline that is played itself, as it is at one moment. */ class PlayedClip {
    constructor(plan, owner, parent, place, depth = 0){
        this.plan = plan;
        this.owner = owner;
        this.parent = parent;
        this.place = place;
        this.depth = depth;
        /** From 0. */ this.frame = 0;
        this.isPlaying = true;
        /** True once it has been through all of its frames, or has stopped. */ this.isOver = false;
        this.isGone = false;
        this.children = new Map();
        host_headless.checkNesting(depth, 'played');
        if (place?.isButton) this.isPlaying = false;
    }
    /** Begins at the first frame. */ begin() {
        this.owner.onBegin(this);
        this.arrive();
    }
    /** Comes to a frame. Who is there already stays, others go or begin. */ enter(frame) {
        if (frame <= this.frame) this.isOver = true;
        this.frame = frame;
        this.arrive();
    }
    /** One frame later; those that begin in it are at their first frame. */ advance() {
        const before = [
            ...this.children.values()
        ];
        const { frameCount } = this.plan;
        if (this.isPlaying && frameCount > 1) this.enter((this.frame + 1) % frameCount);
        for (const child of before)if (!child.isGone) child.advance();
        this.known = undefined;
    }
    childAt(key) {
        return this.children.get(key);
    }
    /** Equal texts for clips that show the same; a clip in which nothing plays is described by its frame. */ get state() {
        if (this.children.size === 0) return String(this.frame);
        return this.known ??= this.owner.shortened(`${this.frame} ${[
            ...this.children
        ].map(([key, child])=>`${key}=${child.state}`).join()}`);
    }
    /** What it shows changed, in itself or in a clip within. */ touch() {
        this.known = undefined;
        this.parent?.touch();
    }
    arrive() {
        this.touch();
        const placed = this.plan.clipsAt(this.frame);
        if (placed !== this.shown) this.fill(placed);
        this.shown = placed;
        if (!this.place?.isButton) this.owner.onEnter(this);
    }
    fill(placed) {
        const before = this.children;
        const begun = [];
        this.children = new Map();
        for (const placement of placed){
            if (this.isInside(placement)) continue;
            const key = keyOf(placement);
            const old = before.get(key);
            const child = old?.place === placement ? old : this.childOf(placement);
            if (child !== old) begun.push(child);
            this.children.set(key, child);
        }
        for (const [key, old] of before)if (this.children.get(key) !== old) old.end();
        for (const child of begun)child.begin();
    }
    childOf(place) {
        return new PlayedClip(this.owner.planOf(place), this.owner, this, place, this.depth + 1);
    }
    end() {
        this.isGone = true;
        this.owner.onEnd(this);
        for (const child of this.children.values())child.end();
    }
    /** A symbol inside itself shows nothing. */ isInside(place) {
        const { timeline } = place;
        return this.plan.timeline === timeline || (this.parent?.isInside(place) ?? false);
    }
}

function readFrameOrders(timeline, film) {
    const { scripts, labels, sounds } = readKeyframeNotes(timeline, film);
    const first = firstFrameOf(film);
    const commands = new Map();
    const coded = new Set();
    for (const { frame, text } of scripts){
        const obeyed = readFrameScript(text, first);
        const before = commands.get(frame);
        // Pushed one by one: scripts of many layers can be on one frame, and each can have many commands.
        if (before) for (const command of obeyed.commands)before.push(command);
        else if (obeyed.commands.length > 0) commands.set(frame, [
            ...obeyed.commands
        ]);
        if (!obeyed.isWhole) coded.add(frame);
    }
    const byName = new Map();
    for (const { name, frame } of labels)if (!byName.has(name)) byName.set(name, frame);
    return {
        commands,
        coded,
        labels: byName,
        sounds
    };
}
/** The number that scripts of the document give to the first frame. */ function firstFrameOf({ isCanvas }) {
    return isCanvas ? 0 : 1;
}

const NO_CLIPS = [];
/** The plans of a document's timelines. They hold as long as the document does not change. */ class TimelinePlans {
    /** @param isAlone - true if the clips on timelines do not count */ constructor(film, isAlone = false){
        this.film = film;
        this.isAlone = isAlone;
        this.known = new Map();
        this.containing = new Map();
        /** The timelines of graphics that are being gone into. */ this.open = new Set();
        this.slots = new SlotPlan(film, 'played');
        this.spans = new LayerSpans((instance)=>this.slots.framesOf(instance));
    }
    of(timeline) {
        let plan = this.known.get(timeline);
        if (!plan) this.known.set(timeline, plan = new TimelinePlan(timeline, this));
        return plan;
    }
    /**
   * True if a movie clip or button is on the display list that a timeline is a part of.
   *
   * @param depth - symbols that are gone into, its own included
   */ containsClips(timeline, depth = this.open.size) {
        if (this.isAlone) return false;
        let contains = this.containing.get(timeline);
        if (contains === undefined) {
            host_headless.checkNesting(depth - 1, 'played');
            this.containing.set(timeline, false);
            contains = timeline.layers.some(({ keyframes })=>keyframes.some(({ elements })=>this.includeClips(elements, depth)));
            this.containing.set(timeline, contains);
        }
        return contains;
    }
    includeClips(elements, depth) {
        return elements.some((element)=>{
            if (element.kind === 'group') return this.includeClips(element.members, depth);
            if (element.kind !== 'symbol') return false;
            const timeline = this.film.symbolOf(element);
            if (!timeline) return false;
            return !element.isInlined || this.containsClips(timeline, depth + 1);
        });
    }
}
/** What a player has to know of a timeline: who is on it at each frame, and what its frames say. Frames count from 0. */ class TimelinePlan {
    constructor(timeline, plans){
        this.timeline = timeline;
        this.plans = plans;
        this.instances = [];
        this.lists = new Map();
        this.still = new Map();
        this.lastParts = [];
        this.last = NO_CLIPS;
        const { film } = plans;
        const mode = {
            ...published(film.publishesHiddenLayers),
            masks: 'list'
        };
        // Tweens change nothing about who is there.
        const placed = ({ elements })=>elements;
        this.display = new TimelineDisplay(timeline, film, mode, placed);
        this.arrangement = new Arrangement(this.display, plans.slots);
        this.numbers = new Map(timeline.layers.map((layer, number)=>[
                layer,
                number
            ]));
        this.frameCount = Math.max(1, this.display.frameCount);
    }
    /** The commands of the scripts of a frame; those that cannot be read are left out. */ commandsAt(frame) {
        return this.orders.commands.get(frame) ?? [];
    }
    /** True if a frame has a script that a player without a compiler cannot run. */ hasCodeAt(frame) {
        return this.orders.coded.has(frame);
    }
    /** The sounds of its keyframes. */ get sounds() {
        return this.orders.sounds;
    }
    /** A frame that a script names, by its label or number; undefined for a label that there is not. */ frameOf(target) {
        if (typeof target === 'string') return this.orders.labels.get(target);
        return Math.min(Math.max(0, target - firstFrameOf(this.plans.film)), this.frameCount - 1);
    }
    /**
   * The movie clips and buttons on the display list at a frame. An object stands for one instance: a player keeps the
   * instance as long as it meets the same object, on a way back too. Which objects stay, `LayerStays` decides, for published
   * SWF too.
   */ clipsAt(frame) {
        const { instances } = this;
        while(instances.length <= frame)instances.push(this.following(instances.length));
        return instances[frame] ?? NO_CLIPS;
    }
    following(frame) {
        const list = this.listAt(frame);
        if (frame > 0 && list === this.listAt(frame - 1)) return this.instances[frame - 1] ?? NO_CLIPS;
        const before = new Map((this.instances.at(frame - 1) ?? NO_CLIPS).map((clip)=>[
                keyOf(clip),
                clip
            ]));
        return list.map((clip)=>{
            const old = before.get(keyOf(clip));
            return old && isSame(old, clip) ? old : {
                ...clip
            };
        });
    }
    /** What is on the timeline, by itself or in a graphic, at places that count from its own first slot. */ listAt(frame) {
        if (!this.plans.containsClips(this.timeline)) return NO_CLIPS;
        let list = this.lists.get(frame);
        if (!list) {
            const parts = this.partsAt(frame);
            if (!areSame(parts, this.lastParts)) this.last = parts.flat();
            this.lastParts = parts;
            list = this.last;
            const where = `Frame ${frame + 1} of "${this.timeline.name}"`;
            host_errors.checkCount(where, list.length, host_errors.MAX_CLIPS, 'movie clips that play at once');
            this.lists.set(frame, list);
        }
        return list;
    }
    /** The places of what a layer shows, groups taken apart, back to front, in the list of the timeline. */ placesOn(layer, frame) {
        const span = this.plans.spans.at(layer, frame);
        const first = layer.isMask ? this.maskPlace(layer, frame) : {
            prefix: '',
            slot: this.placedAt(frame).bases.get(layer) ?? 0
        };
        return span ? this.plans.slots.staysAt(span.keyframe).map(({ slot })=>at(first, slot)) : [];
    }
    placedAt(frame) {
        if (this.placed?.frame !== frame) {
            const places = this.arrangement.at(this.arrangement.hasDepth ? this.display.at(frame) : []);
            this.placed = {
                frame,
                places,
                bases: new Map(places.map(({ layer, base })=>[
                        layer,
                        base
                    ]))
            };
        }
        return this.placed;
    }
    /** A mask clips by one object, which starts again with each keyframe. */ maskPlace(layer, frame) {
        const span = this.plans.spans.at(layer, frame);
        return {
            prefix: `mask ${this.numbers.get(layer) ?? -1} ${span?.start ?? 0}:`,
            slot: 0
        };
    }
    partsAt(frame) {
        const parts = [];
        const masks = new Set();
        for (const { layer, base, mask } of this.placedAt(frame).places){
            if (mask && !masks.has(mask.layer)) {
                masks.add(mask.layer);
                parts.push(this.ofLayer(mask.layer, frame, this.maskPlace(mask.layer, frame)));
            }
            parts.push(this.ofLayer(layer, frame, {
                prefix: '',
                slot: base
            }));
        }
        return parts.filter((part)=>part.length > 0);
    }
    ofLayer(layer, frame, place) {
        const span = this.plans.spans.at(layer, frame);
        if (!span) return NO_CLIPS;
        const { keyframe, isStill } = span;
        const base = keyOf(place);
        const cached = isStill ? this.still.get(keyframe) : undefined;
        if (cached?.base === base) return cached.clips;
        const stays = this.plans.slots.staysAt(keyframe);
        const elapsed = keyframe.elapsedAt(frame);
        const clips = keyframe.elements.flatMap(host_headless.leavesOf).flatMap((leaf, i)=>{
            const stay = leaf.kind === 'symbol' ? stays[i] : undefined;
            return stay ? this.ofInstance(leaf, at(place, stay.slot), stay, elapsed) : [];
        });
        if (isStill) this.still.set(keyframe, {
            base,
            clips
        });
        return clips;
    }
    ofInstance(instance, place, { since, name = '' }, elapsed) {
        const timeline = this.plans.film.symbolOf(instance);
        if (!timeline) return NO_CLIPS;
        if (!instance.isInlined) {
            const { path, isButton } = instance;
            return [
                {
                    ...place,
                    path,
                    name,
                    isButton,
                    since: String(since),
                    timeline
                }
            ];
        }
        const { open } = this.plans;
        if (open.has(timeline) || !this.plans.containsClips(timeline)) return NO_CLIPS;
        host_headless.checkNesting(open.size, 'played');
        open.add(timeline);
        try {
            const plan = this.plans.of(timeline);
            const outer = this.plans.slots.isTooMuch(instance) ? listAt(place) : place;
            return plan.listAt(instance.frameAfter(elapsed, plan.frameCount)).map((clip)=>({
                    ...clip,
                    ...placeWithin(outer, clip),
                    since: `${since} ${clip.since}`
                }));
        } finally{
            open.delete(timeline);
        }
    }
    get orders() {
        return this.knownOrders ??= readFrameOrders(this.timeline, this.plans.film);
    }
}
/** The place some slots above another one. */ function at({ prefix, slot }, above) {
    return {
        prefix,
        slot: slot + above
    };
}
function isSame(one, other) {
    return one.path === other.path && one.isButton === other.isButton && one.since === other.since;
}
function areSame(some, others) {
    return some.length === others.length && some.every((one, i)=>one === others[i]);
}

/** Maximum number of jumps by scripts in one frame: it ends scripts that send each other back and forth. */ const MAX_JUMPS = 256;
/** Maximum number of texts that are kept short. */ const MAX_STATES = 100_000;
let players = 0;
/**
 * Plays a timeline as players of the published movie do: movie clips by their own time, from the frame on which they
 * appear, graphics by that of the clip around them, and frame scripts that only stop, play and go are run. Frames of
 * the film count from 0. A player holds as long as the document does not change. Source of the order in which things
 * happen: Ruffle, beside 36 public documents with the movies that Adobe's programs made of them.
 */ class FilmPlayer {
    /** @throws LimitError for symbols nested too deeply, and for too many movie clips at once */ constructor(timeline, film, options = {}){
        this.timeline = timeline;
        /** Frames with a script that cannot be run, as far as the film has come. */ this.unsupported = new Map();
        this.unsupportedCount = 0;
        this.differs = false;
        this.short = new Map();
        this.generation = 0;
        this.at = 0;
        this.count = 0;
        this.entered = [];
        this.events = [];
        /** Clips that have not been through all of their frames. */ this.unfinished = new Set();
        this.lastNew = 0;
        players++;
        this.number = players;
        this.plans = new TimelinePlans(film, options.isAlone);
        this.clip = this.start();
    }
    /** The timeline that is played, at the frame of the film. */ get root() {
        return this.clip;
    }
    /** True when every clip has been through all of its frames, or has stopped. */ get isOver() {
        return this.unfinished.size === 0;
    }
    /** Frames of the film up to the one that shows the last new frame of a clip, as far as it has come. */ get length() {
        return this.lastNew + 1;
    }
    /** True if the film, as far as it has come, is not just the frames of the timeline in order. */ get differsFromTimeline() {
        return this.differs;
    }
    /** The events at this frame of the film, in order. */ get happened() {
        return this.events;
    }
    /** The number of scripts met since the last call that cannot be run. */ drainUnsupportedScripts() {
        const { unsupportedCount } = this;
        this.unsupportedCount = 0;
        return unsupportedCount;
    }
    /** Goes to a frame of the film, from 0: a player can only move forward, or start again. */ seek(frame) {
        if (frame < this.at) {
            this.count = 0;
            this.clip = this.start();
        }
        while(this.at < frame)this.advance();
    }
    /** Shows the next frame of the film. */ advance() {
        this.at++;
        this.events = [];
        this.clip.advance();
        this.settle();
    }
    planOf({ timeline }) {
        return this.plans.of(timeline);
    }
    onBegin(clip) {
        host_errors.checkCount('The film', ++this.count, host_errors.MAX_CLIPS, 'movie clips that play at once');
        const { parent } = clip;
        if (!parent || this.unfinished.has(parent) && !parent.isOver) this.unfinished.add(clip);
    }
    onEnd(clip) {
        this.count--;
        this.unfinished.delete(clip);
    }
    onEnter(clip) {
        const expected = clip.parent ? 0 : this.at % clip.plan.frameCount;
        if (clip.frame !== expected) this.differs = true;
        const entry = {
            clip,
            frame: clip.frame
        };
        this.entered.push(entry);
        this.events.push(entry);
    }
    shortened(text) {
        let short = this.short.get(text);
        if (short === undefined) {
            if (this.short.size >= MAX_STATES) {
                this.short.clear();
                this.generation++;
            }
            short = `played ${this.number}.${this.generation}.${this.short.size}`;
            this.short.set(text, short);
        }
        return short;
    }
    start() {
        this.at = 0;
        this.lastNew = 0;
        this.entered = [];
        this.events = [];
        this.unfinished = new Set();
        this.clip = new PlayedClip(this.plans.of(this.timeline), this);
        this.clip.begin();
        this.settle();
        return this.clip;
    }
    /** Runs the scripts of the frames that clips have entered. They run when all clips are there. */ settle() {
        let jumps = 0;
        // It grows while scripts send clips to other frames.
        for (const { clip, frame } of this.entered){
            if (clip.isGone || clip.frame !== frame) continue;
            if (clip.plan.hasCodeAt(frame)) this.note(clip.plan, frame);
            for (const command of clip.plan.commandsAt(frame)){
                if (command.kind === 'stopAllSounds') this.events.push('stopAllSounds');
                else if (jumps < MAX_JUMPS && execute(clip, command)) jumps++;
            }
        }
        this.entered = [];
        const { unfinished } = this;
        for (const clip of unfinished)if (clip.isOver) unfinished.delete(clip);
        if (unfinished.size > 0) this.lastNew = this.at;
        for (const clip of unfinished){
            if (clip.isPlaying && clip.plan.frameCount > 1) continue;
            clip.isOver = true;
            unfinished.delete(clip);
        }
    }
    note(plan, frame) {
        let frames = this.unsupported.get(plan);
        if (!frames) this.unsupported.set(plan, frames = new Set());
        if (!frames.has(frame)) this.unsupportedCount++;
        frames.add(frame);
    }
}
/** Runs a command of a script. @returns true if the clip entered another frame */ function execute(clip, command) {
    const target = targetOf(clip, command);
    if (command.kind === 'go' && target === undefined) return false;
    clip.isPlaying = command.kind === 'play' || command.kind === 'go' && command.plays;
    if (target === undefined || target === clip.frame) return false;
    clip.enter(target);
    return true;
}
/** The frame that a command goes to; undefined for none. Another scene is not a frame of this timeline. */ function targetOf({ frame, plan }, command) {
    switch(command.kind){
        case 'next':
            return Math.min(frame + 1, plan.frameCount - 1);
        case 'previous':
            return Math.max(frame - 1, 0);
        case 'go':
            return command.scene === undefined ? plan.frameOf(command.target) : undefined;
        default:
            return undefined;
    }
}

/** The frames that clips show, from when they appear on: what `FilmPlayer` plays, without what plays inside. */ class ClipFrames {
    constructor(film){
        this.film = film;
        this.clips = new Map();
    }
    /** The frame of a clip with that timeline after so many frames, from 0. */ at(timeline, time) {
        let clip = this.clips.get(timeline);
        if (!clip) {
            const player = new FilmPlayer(timeline, this.film, {
                isAlone: true
            });
            this.clips.set(timeline, clip = {
                player,
                frames: [
                    player.root.frame
                ]
            });
        }
        const { player, frames } = clip;
        while(frames.length <= time){
            player.advance();
            frames.push(player.root.frame);
        }
        return frames[time] ?? 0;
    }
    /** The frames of the first moments of a clip. */ first(timeline, count) {
        return Array.from({
            length: count
        }, (_, time)=>this.at(timeline, time));
    }
}

/**
 * The frames of a film until every clip that it begins with has been through all of its frames: those of the longest loop.
 *
 * @param path - words for what is played
 * @throws LimitError for a film that does not come to an end
 */ function filmLength(player, path) {
    for(let frame = 0; !player.isOver; frame++){
        if (frame >= host_errors.MAX_FRAMES) throw tooLong(path, frame + 1);
        player.advance();
    }
    return player.length;
}
/** The error for a film with too many frames. @param path - words for what is played */ function tooLong(path, frameCount) {
    return host_errors.tooMuch(`The film of "${path}"`, frameCount, host_errors.MAX_FRAMES, 'frames', 'choose --seconds');
}

/**
 * A timeline, and those of all symbols in it, at any depth: each once for each kind that it is shown as. Of buttons the
 * first frame counts.
 */ function* timelinesWithin(timeline, film) {
    const waiting = [
        {
            timeline,
            kind: 'movie clip'
        }
    ];
    const seen = {
        graphic: new Set(),
        button: new Set(),
        'movie clip': new Set()
    };
    for(let next = waiting.pop(); next; next = waiting.pop()){
        const { timeline: inside, kind } = next;
        if (seen[kind].has(inside)) continue;
        seen[kind].add(inside);
        yield next;
        for (const keyframe of inside.layers.flatMap(({ keyframes })=>keyframes)){
            if (kind === 'button' && keyframe.start > 0) continue;
            for (const placed of placedOn(keyframe, film))waiting.push(placed);
        }
    }
}
/** The timelines of the instances on a keyframe, those in groups too. */ function placedOn(keyframe, film) {
    const instances = new Map();
    for (const element of keyframe.elements.flatMap(host_headless.leavesOf)){
        if (element.kind !== 'symbol') continue;
        const { path, symbolType: kind } = element;
        const timeline = film.symbolOf(element);
        if (timeline) instances.set(`${kind} ${path}`, {
            timeline,
            kind
        });
    }
    return instances.values();
}

/**
 * The frame of its timeline that each frame of a film shows. A film with more clips than players take at once is as long
 * as the longest of them plays by itself.
 *
 * @param path - words for what is played
 */ function playedFrames(timeline, film, path) {
    return new ClipFrames(film).first(timeline, lengthOf(timeline, film, path));
}
function lengthOf(timeline, film, path) {
    try {
        return filmLength(new FilmPlayer(timeline, film), path);
    } catch (error) {
        if (!(error instanceof host_errors.LimitError)) throw error;
        let longest = 1;
        for (const { timeline: inside, kind } of timelinesWithin(timeline, film))if (kind === 'movie clip') longest = Math.max(longest, filmLength(new FilmPlayer(inside, film, {
            isAlone: true
        }), path));
        return longest;
    }
}

/** Where a walk over a frame of the film is: in which clip, and at which place of its display list. */ class Playing {
    constructor(player, clip, place, /** On a layer: the places of what its keyframe shows, groups taken apart, and the index of the one that is here. */ leaves = [], index = 0){
        this.player = player;
        this.clip = clip;
        this.place = place;
        this.leaves = leaves;
        this.index = index;
    }
    /** The beginning: the timeline that is played. */ static of(player) {
        return new Playing(player, player.root, {
            prefix: '',
            slot: 0
        });
    }
    /** The frame that the clip shows. */ get frame() {
        return this.clip.frame;
    }
    /** At the first element of a layer of the timeline that begins here. */ onLayer(layer, frame) {
        const { timeline } = layer;
        if (!timeline) return this;
        const places = this.player.plans.of(timeline).placesOn(layer, frame);
        return this.atLeaf(places.map((place)=>placeWithin(this.place, place)), 0);
    }
    /** At each of some elements, which follow one another from here. */ along(elements) {
        let { index } = this;
        return elements.map((element)=>{
            const at = this.atLeaf(this.leaves, index);
            index += element.kind === 'group' ? host_headless.leavesOf(element).length : 1;
            return at;
        });
    }
    /**
   * Inside the instance that is here.
   *
   * @param shown - the frame that it shows without playing
   */ inside(instance, timeline, shown) {
        if (!instance.isInlined) return this.insideClip(shown);
        const { plans } = this.player;
        const list = plans.of(timeline).listAt(shown);
        if (list.length === 0) return {
            frame: shown,
            state: String(shown),
            playing: undefined
        };
        const outer = plans.slots.isTooMuch(instance) ? listAt(this.place) : this.place;
        const states = list.map((placed)=>this.clip.childAt(keyOf(placeWithin(outer, placed)))?.state ?? '');
        const state = this.player.shortened(`graphic ${shown} ${states.join()}`);
        return {
            frame: shown,
            state,
            playing: this.moved(outer)
        };
    }
    insideClip(shown) {
        const child = this.clip.childAt(keyOf(this.place));
        if (!child) return {
            frame: shown,
            state: String(shown),
            playing: undefined
        };
        const { frame, state } = child;
        return {
            frame,
            state,
            playing: new Playing(this.player, child, {
                prefix: '',
                slot: 0
            })
        };
    }
    moved(place) {
        return new Playing(this.player, this.clip, place);
    }
    atLeaf(leaves, index) {
        return new Playing(this.player, this.clip, leaves.at(index) ?? this.place, leaves, index);
    }
}

exports.Arrangement = Arrangement;
exports.CROP = CROP;
exports.ClipFrames = ClipFrames;
exports.ContentBounds = ContentBounds;
exports.FOCAL_LENGTH = FOCAL_LENGTH;
exports.Fills = Fills;
exports.FilmPlayer = FilmPlayer;
exports.HalfEdges = HalfEdges;
exports.INTERSECT = INTERSECT;
exports.LayerSpans = LayerSpans;
exports.MERGE = MERGE;
exports.MarkedEdges = MarkedEdges;
exports.MatchedShapes = MatchedShapes;
exports.PUNCH = PUNCH;
exports.PathPen = PathPen;
exports.Playing = Playing;
exports.STRIDE = STRIDE;
exports.SegmentPen = SegmentPen;
exports.ShapeOutline = ShapeOutline;
exports.SlotPlan = SlotPlan;
exports.TICKS = TICKS;
exports.TOLERANCE = TOLERANCE;
exports.TimelineDisplay = TimelineDisplay;
exports.UNMATCHED = UNMATCHED;
exports.accelerationOf = accelerationOf;
exports.areApart = areApart;
exports.assembleFills = assembleFills;
exports.assembleStrokes = assembleStrokes;
exports.boxOfEdges = boxOfEdges;
exports.cameraAt = cameraAt;
exports.cameraMatrixAt = cameraMatrixAt;
exports.closedCurves = closedCurves;
exports.contourLoops = contourLoops;
exports.cutMorphShape = cutMorphShape;
exports.decodeCubics = decodeCubics;
exports.depthAt = depthAt;
exports.drawPath = drawPath;
exports.easeMethod = easeMethod;
exports.easePoints = easePoints;
exports.encodeEdges = encodeEdges;
exports.entryOf = entryOf;
exports.filmLength = filmLength;
exports.formatEdgeNumber = formatEdgeNumber;
exports.guideOf = guideOf;
exports.hasCameraFilters = hasCameraFilters;
exports.includeSegments = includeSegments;
exports.isUnmatched = isUnmatched;
exports.isUnposed = isUnposed;
exports.labelsOf = labelsOf;
exports.layerEffects = layerEffects;
exports.layersByDepth = layersByDepth;
exports.lengthOf = lengthOf$1;
exports.line = line;
exports.lineThrough = lineThrough;
exports.linear = linear;
exports.mixContour = mixContour;
exports.motionState = motionState;
exports.namedEase = namedEase;
exports.namedEaseOf = namedEaseOf;
exports.namedInstances = namedInstances;
exports.notedKeyframes = notedKeyframes;
exports.outlineOf = outlineOf$1;
exports.overlay = overlay;
exports.ownScale = ownScale;
exports.parseFrameScript = parseFrameScript;
exports.planarEdges = planarEdges;
exports.playedFrames = playedFrames;
exports.published = published;
exports.readFrameScript = readFrameScript;
exports.readKeyframeNotes = readKeyframeNotes;
exports.regionAt = regionAt;
exports.rewriteCubics = rewriteCubics;
exports.rewriteEdges = rewriteEdges;
exports.rewriteSegments = rewriteSegments;
exports.riggedMatrix = riggedMatrix;
exports.shapeProgress = shapeProgress;
exports.shownBoxes = shownBoxes;
exports.simpleEase = simpleEase;
exports.sizeOf = sizeOf;
exports.sliceAxis = sliceAxis;
exports.sliceSegments = sliceSegments;
exports.soundCuesOf = soundCuesOf;
exports.strokeAt = strokeAt;
exports.strokeOutline = strokeOutline;
exports.timelinesWithin = timelinesWithin;
exports.tooLong = tooLong;
exports.traceWinding = traceWinding;
exports.turningOf = turningOf;
exports.tweenEnds = tweenEnds;
exports.tweenedParts = tweenedParts;
exports.visible = visible;
exports.whyBlank = whyBlank;
exports.withinMask = withinMask;
