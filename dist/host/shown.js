// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');

const STRIDE = 6;
class SegmentPen {
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
    closeExactly() {
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

function includeSegments(box, segments, { a, b, c, d, tx, ty }) {
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
function extremum(start, control, end) {
    const leg = start - control;
    return start - leg * leg / (leg + end - control);
}

const EDITED = {
    guides: true,
    hidden: true,
    masks: 'paint',
    camera: false,
    depth: true
};
function published(hidden) {
    return {
        guides: false,
        hidden,
        masks: 'clip',
        camera: true,
        depth: true
    };
}
function withinMask(mode, isCanvas) {
    return {
        ...mode,
        masks: isCanvas ? 'only' : 'ignore'
    };
}
function paintingMasks(mode) {
    return mode.masks === 'paint' ? mode : {
        ...mode,
        masks: 'paint'
    };
}

const EFFECTS = new host_headless.NodeCache(readEffects);
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
function readDepth(keyframe) {
    const timeline = keyframe.parent?.parent?.parent?.parent;
    const counts = timeline ? host_headless.TIMELINE.layerDepthEnabled.read(timeline) : false;
    return counts ? host_headless.KEYFRAME.frameZDepth.read(keyframe) : 0;
}

const FOCAL_LENGTH = 528.25;
function depthAt(layer, frame) {
    const keyframe = layer.keyframeAt(frame);
    return keyframe ? depthOf(keyframe, frame) : 0;
}
function depthOf(keyframe, frame) {
    const { depth, depthPerFrame } = layerEffects(keyframe);
    return depthPerFrame === 0 ? depth : depth + depthPerFrame * keyframe.elapsedAt(frame);
}
function hasDepth(layer) {
    return layer.keyframes.some((keyframe)=>layerEffects(keyframe).depth !== 0);
}
function projection(depth, { x, y }) {
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

const NO_CAMERA = {
    matrix: host_headless.IDENTITY,
    color: host_headless.NO_COLOR_TRANSFORM,
    depth: 0,
    hasFilters: false
};
function cameraAt(timeline, frame, { width, height }, shown) {
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
function cameraMatrixAt(timeline, frame, shown) {
    const keyframe = camerasOf(timeline).at(0)?.keyframeAt(frame);
    return keyframe && shown(keyframe, keyframe.elapsedAt(frame)).at(0)?.matrix;
}
function hasCameraFilters(timeline) {
    return camerasOf(timeline).some(({ keyframes })=>keyframes.some(hasFilters));
}
function hasFilters(keyframe) {
    return keyframe.hasFilters || keyframe.elements.some((element)=>element.hasFilters);
}
function camerasOf({ cameraLayerEnabled, layers }) {
    return cameraLayerEnabled ? layers.filter(({ isCamera })=>isCamera) : [];
}
function cameraOf(layer, camera) {
    return camera !== NO_CAMERA && layer.attachedToCamera ? NO_CAMERA : camera;
}

const SILENT = new Set([
    'folder',
    'camera'
]);
function isDisplayed(layer, mode) {
    const { layerType: type } = layer;
    if (SILENT.has(type)) return false;
    if (type === 'guide' && !mode.guides) return false;
    if (type === 'mask' && (mode.masks === 'clip' || mode.masks === 'ignore')) return false;
    if (mode.masks === 'only' && layer.mask) return false;
    return mode.hidden || !isHidden(layer);
}
function isHidden(layer) {
    if (!layer.visible) return true;
    for(let at = layer.parent; at; at = at.parent)if (!at.visible && at.layerType !== 'guide') return true;
    return false;
}

function riggedMatrix(layer, layers, frame, shown) {
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
function carrierOf(layer, frame, shown) {
    const keyframe = layer.keyframeAt(frame);
    const carrier = keyframe && shown(keyframe, keyframe.elapsedAt(frame)).at(0);
    return carrier && !carrier.isBaked ? carrier.matrix : host_headless.IDENTITY;
}

class TimelineDisplay {
    constructor(timeline, film, mode, shown = (keyframe, elapsed)=>film.shownElements(keyframe, elapsed)){
        this.timeline = timeline;
        this.film = film;
        this.mode = mode;
        this.shown = shown;
        this.all = timeline.layers;
        this.layers = this.all.filter((layer)=>isDisplayed(layer, mode));
        this.isScene = timeline.isScene;
    }
    get frameCount() {
        return this.timeline.frameCount;
    }
    at(frame) {
        const displayed = [];
        for (const layer of [
            ...this.layers
        ].reverse()){
            const shown = this.layerAt(layer, frame);
            if (shown) displayed.push(shown);
        }
        return displayed.sort((one, other)=>other.depth - one.depth);
    }
    layerAt(layer, frame) {
        const keyframe = layer.keyframeAt(frame);
        const view = keyframe && this.viewOf(layer, keyframe, frame);
        return view && this.display(layer, keyframe, frame, view, this.clipOf(layer, frame, view));
    }
    maskOf(layer) {
        return CLIPPING.has(this.mode.masks) ? layer.mask : undefined;
    }
    get hasCamera() {
        return this.isScene && this.mode.camera && this.timeline.cameraLayerEnabled;
    }
    cameraAt(frame) {
        if (!this.isScene || !this.mode.camera) return NO_CAMERA;
        if (this.seen?.frame !== frame) {
            this.seen = {
                frame,
                camera: cameraAt(this.timeline, frame, this.film.stage, this.shown)
            };
        }
        return this.seen.camera;
    }
    viewOf(layer, keyframe, frame) {
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
    clipOf(layer, frame, view) {
        const mask = this.maskOf(layer);
        const keyframe = mask?.keyframeAt(frame);
        const displayed = mask && keyframe && this.display(mask, keyframe, frame, view, undefined);
        return displayed?.elements.length === 0 ? undefined : displayed;
    }
}
const CLIPPING = new Set([
    'clip',
    'list'
]);

const STEPS_PER_PIXEL = 5120;
const STEPS_PER_TWIP$1 = 256;
function parseEdgeNumber(source, start, end) {
    if (source.charCodeAt(start) !== 35) return Number(source.slice(start, end)) * STEPS_PER_TWIP$1;
    const point = source.indexOf('.', start);
    const hasFraction = point >= 0 && point < end;
    const whole = parseInt(source.slice(start + 1, hasFraction ? point : end), 16);
    const fraction = hasFraction ? parseInt(source.slice(point + 1, end).padEnd(2, '0').slice(0, 2), 16) : 0;
    return whole << 8 | fraction;
}
function formatEdgeNumber(value) {
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
function decodeEdges(text) {
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
class Cursor {
    constructor(text){
        this.index = 0;
        this.text = text;
    }
    command() {
        const { text } = this;
        while(this.index < text.length){
            const code = text.charCodeAt(this.index++);
            if (code === SELECTION) this.index++;
            else if (code === MOVE || code === LINE || code === SLASH || code === CURVE$1 || code === CURVE_END) return code;
        }
        return 0;
    }
    number() {
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
    fraction(start, from) {
        const { text } = this;
        let i = from;
        while(isNumberPart(text.charCodeAt(i)))i++;
        this.index = i;
        return i === start ? NaN : bounded(parseEdgeNumber(text, start, i) / STEPS_PER_PIXEL);
    }
}
function bounded(value) {
    return Math.abs(value) <= host_errors.MAX_NUMBER ? value : NaN;
}
function isNumberPart(code) {
    if (code >= ZERO && code <= NINE) return true;
    return code === POINT || code === HASH || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}

class ShapeOutline {
    constructor(edges){
        this.edges = edges;
    }
    get box() {
        return this.measured ??= boxOf(this.edges);
    }
}
const OUTLINES = new host_headless.NodeCache(readOutline);
const decoded = new WeakMap();
function outlineOf$1(shape) {
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
function decodeOnce(node, source, decode) {
    const cached = decoded.get(node);
    if (cached?.source === source) return cached.segments;
    const segments = decode();
    decoded.set(node, {
        source,
        segments
    });
    return segments;
}
function primitiveEdge(node) {
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

const EDGE_TOKEN = /S\d|#[0-9A-Fa-f]+(?:\.[0-9A-Fa-f]+)?|-?\d+(?:\.\d+)?/g;
const CUBIC_NUMBER = /-?\d+(?:\.\d+)?/g;
const STEPS_PER_TWIP = 256;
function rewriteEdges(text, matrix) {
    const map = stepMap(matrix);
    return rewritePairs(text, EDGE_TOKEN, (x, y)=>{
        const point = map(parseEdgeNumber(x, 0, x.length), parseEdgeNumber(y, 0, y.length));
        return [
            formatEdgeNumber(point.x),
            formatEdgeNumber(point.y)
        ];
    });
}
function rewriteCubics(text, matrix) {
    const map = stepMap(matrix);
    return rewritePairs(text, CUBIC_NUMBER, (x, y)=>{
        const point = map(Number(x) * STEPS_PER_TWIP, Number(y) * STEPS_PER_TWIP);
        return [
            String(Math.round(point.x / STEPS_PER_TWIP)),
            String(Math.round(point.y / STEPS_PER_TWIP))
        ];
    });
}
function stepMap(matrix) {
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
function rewritePairs(text, token, rewrite) {
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
function simpleEase(acceleration) {
    if (acceleration === 0) return linear;
    return (time)=>time - acceleration / 100 * time * (1 - time);
}
function curveEase(points) {
    return (time)=>host_headless.easeAt(points, time);
}

const INWARD = {
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
const INWARD_OF_BOTH = {
    ...INWARD,
    back: (time)=>back(time, 1.7 * 1.525),
    elastic: (time)=>elastic(time, 0.3 * 1.5)
};
function namedEase(name) {
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

const EASES = new host_headless.NodeCache(()=>new Map());
function easeOf(frame, target) {
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
function accelerationOf(frame, target) {
    const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
    return target !== 'all' && entry ? host_headless.EASE.intensity.read(entry) : host_headless.KEYFRAME.acceleration.read(frame);
}
function namedEaseOf(frame, target) {
    return namedEase(easeMethod(frame, target));
}
function easeMethod(frame, target) {
    const entry = entryOf(frame, 'Ease', target) ?? entryOf(frame, 'Ease', 'all');
    return entry && host_headless.EASE.method.read(entry) || host_headless.KEYFRAME.easeMethodName.read(frame);
}
function easePoints(frame, target) {
    const points = entryOf(frame, 'CustomEase', target)?.childrenNamed('Point') ?? [];
    if (points.length === 0) return undefined;
    return points.map((point)=>({
            x: host_headless.POINT.x.read(point),
            y: host_headless.POINT.y.read(point)
        }));
}
function entryOf(frame, name, target) {
    const entries = frame.child('tweens')?.childrenNamed(name) ?? [];
    return entries.find((entry)=>host_headless.CUSTOM_EASE.target.read(entry) === target);
}

function mix(from, to, progress) {
    return from + (to - from) * progress;
}

function mixColorEffects(from, to, progress) {
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
function mixColors(from, to, progress) {
    const ends = host_headless.channelsOf(to);
    return host_headless.formatChannels(host_headless.channelsOf(from).map((start, i)=>mix(start, ends[i], progress)));
}

function mixFilters(start, end, progress) {
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
function withoutEffect(filter) {
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
function mixTransparent(from, to, progress) {
    const [start, end] = [
        from,
        to
    ].map((color)=>color.length > 7 ? parseInt(color.slice(7), 16) : 255);
    const alpha = Math.round(mix(start, end, progress));
    return mixColors(from, to, progress) + (alpha === 255 ? '' : host_headless.formatChannel(alpha));
}

function rewriteSegments(segments, matrix) {
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

const PIECES$1 = 24;
function guidePath(guide, from, to, reach) {
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
function placeOn({ curve, isTurned }, { at }) {
    return isTurned ? curve.length - 1 - at : at;
}
function straightest(before, curves) {
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
const SAME_POINT = 0.025;
function cosineOf(before, middle, after) {
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

const REACH = 2;
function guideOf(keyframe, from, to) {
    const layer = keyframe.parent?.parent;
    const parent = layer && host_headless.parentOf(layer);
    if (!parent || host_headless.LAYER.layerType.read(parent) !== 'guide') return undefined;
    const shapes = host_headless.frameAt(parent, host_headless.readStart(keyframe))?.child('elements')?.children ?? [];
    const pointOf = ({ matrix, pivot })=>host_headless.apply(matrix, pivot);
    const lines = shapes.flatMap((shape)=>linesOf(shape, isStroke));
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
function isOutline({ fillStyle0, fillStyle1 }) {
    return fillStyle0 === 0 !== (fillStyle1 === 0);
}
function linesOf(element, leads) {
    if (element.name === 'DOMGroup') return (element.child('members')?.children ?? []).flatMap((member)=>linesOf(member, leads));
    if (!/^DOM(Shape|RectangleObject|OvalObject)$/.test(element.name)) return [];
    const matrix = host_headless.readMatrix(element);
    return outlineOf$1(element).edges.filter(leads).map(({ segments })=>rewriteSegments(segments, matrix));
}

const STEPS = 65536;
function carriedMatrix({ matrix, pivot }, parts, target, arithmetic) {
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
function pivotInParent({ matrix, pivot }, arithmetic) {
    const { x, y } = placeInTwips(matrix, inTwips(pivot), arithmetic);
    const { tx, ty } = counted(matrix);
    return {
        x: (x + tx) / host_headless.TWIPS_PER_PIXEL,
        y: (y + ty) / host_headless.TWIPS_PER_PIXEL
    };
}
function placeInTwips({ a, b, c, d }, { x, y }, { point }) {
    return {
        x: point(a * x, c * y),
        y: point(b * x, d * y)
    };
}
function join$1(first, then, { sum }) {
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
function counted({ a, b, c, d, tx, ty }, whole = Math.round) {
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

function tweenedMatrix(from, to, progress, turning, arithmetic) {
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
function guidedMatrix(from, to, progress, turning, { points, isOriented }, arithmetic) {
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
function placeAt({ a, b, c, d }, point, target) {
    return {
        a,
        b,
        c,
        d,
        tx: target.x - a * point.x - c * point.y,
        ty: target.y - b * point.x - d * point.y
    };
}
const SHARE_STEPS = 65536;
function tweenedParts(from, to, progress, turning) {
    const start = host_headless.decompose(from);
    const end = isMirrored(from) === isMirrored(to) ? host_headless.decompose(to) : mirrored$1(start, host_headless.decompose(to));
    const turned = turn(end.skewY - start.skewY, turning);
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
function mirrored$1(start, end) {
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
const SAME_ANGLE = 0.01;
function turn(difference, turning) {
    const shortest = host_headless.normalizeAngle(difference);
    if (turning === 'none') return 0;
    if (turning === 'auto') return shortest;
    const isSame = Math.abs(shortest) < SAME_ANGLE;
    if (isSame || shortest > 0 === turning > 0) return shortest + 360 * turning;
    return shortest + 360 * (turning + Math.sign(turning));
}

function classicInbetween({ node }, elapsed, surroundings) {
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
function tweenEnds(keyframe) {
    if (host_headless.KEYFRAME.tweenType.read(keyframe) !== 'motion') return undefined;
    const [from, ...others] = elementsOf$1(keyframe);
    if (!from || others.length > 0) return undefined;
    const to = endOf(from, elementsOf$1(host_headless.nextKeyframe(keyframe)));
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
function elementsOf$1(frame) {
    return frame?.child('elements')?.children ?? [];
}
function turningOf(keyframe) {
    const mode = host_headless.KEYFRAME.motionTweenRotate.read(keyframe);
    const times = host_headless.KEYFRAME.motionTweenRotateTimes.read(keyframe);
    if (mode === 'clockwise') return times;
    if (mode === 'counter-clockwise') return -times;
    return mode;
}

function valueAt(curve, frame) {
    const time = easedTime(curve, frame);
    const end = segmentEnd(curve.keys, time);
    if (end === 0) return host_headless.entryAt(curve.keys, 0).y;
    const [from, to] = [
        host_headless.entryAt(curve.keys, end - 1),
        host_headless.entryAt(curve.keys, end)
    ];
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
function pathAt(x, y, frame) {
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
function isPath(x, y) {
    return x.keys.length === y.keys.length && x.keys.every((key, i)=>key.x === y.keys[i]?.x);
}
function easedTime({ keys, ease }, frame) {
    const [first, last] = [
        host_headless.entryAt(keys, 0).x,
        host_headless.entryAt(keys, keys.length - 1).x
    ];
    if (last === first) return first;
    const share = ease(Math.min(1, Math.max(0, (frame - first) / (last - first))));
    return first + Math.min(1, Math.max(0, share)) * (last - first);
}
function segmentEnd(keys, time) {
    const end = keys.findIndex(({ x })=>x >= time);
    return end < 0 ? keys.length - 1 : end;
}
function isSame$1(first, other) {
    return first.x === other.x && first.y === other.y;
}
function within({ x, y }, from, to) {
    return {
        x: Math.min(to.x, Math.max(from.x, x)),
        y
    };
}

function timeMap(type, strength, frames) {
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
function squareHalf(time, halves) {
    return Math.floor(time / (1 / halves));
}
const RANDOM_LEVELS = [
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
function spring(swings) {
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
function bounce(time, count, frames) {
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

const TICKS = 1000;
const CURVES = new host_headless.NodeCache(()=>({}));
function motionState(core, container, frame, isAlongPaths) {
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
function easeName(container, id) {
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
function easeOfMap(map, frames) {
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
function pointOf(node, name, fallback) {
    const [x, y] = pairOf(node, name) ?? [
        fallback.x,
        fallback.y
    ];
    return {
        x,
        y
    };
}
function keysOf(property) {
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
function pairOf(node, name) {
    const [time, value] = host_headless.readText(node, name).split(',').map(Number);
    return Number.isFinite(time) && Number.isFinite(value) ? [
        time,
        value
    ] : undefined;
}

const TURN_STEPS = 100;
function motionMatrix({ matrix, pivot }, values, { compose }) {
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

function motionSpace(flat, start, { move, turns }) {
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

function motionObjectInbetween(keyframe, elapsed, surroundings) {
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
const IN_SPACE = [
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
function changedColor(element, state) {
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
const FILTERS = {
    Blur: 'blurFilter',
    DropShadow: 'dropShadowFilter',
    Glow: 'glowFilter',
    Bevel: 'bevelFilter',
    GradientGlow: 'gradientGlowFilter',
    GradientBevel: 'gradientBevelFilter',
    AdjColor: 'adjustColorFilter'
};
const NAMES = {
    InnerShadow: 'inner',
    InnerGlow: 'inner',
    HilightColor: 'highlightColor'
};
function changedFilters({ stored }, states) {
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

function encodeEdges({ count, points, lines }) {
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

function mixContour({ start, curves }, progress) {
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
function cutContour({ start, curves }, from, to) {
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

function mergeStyles(from, to) {
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
function styleIndex(style, merged) {
    const key = style && keyOf$3(style);
    const index = key === undefined ? -1 : merged.findIndex((other)=>keyOf$3(other) === key);
    return index < 0 ? merged.length : index;
}
function keyOf$3(style) {
    const text = (node)=>{
        const attributes = node.attributes().map(([name, value])=>`${name}=${value}`);
        return `${node.name} ${attributes.sort().join(' ')}(${node.children.map(text).join()})`;
    };
    return style.children.map(text).join();
}
function mixStyles(from, to, progress) {
    const mixed = host_headless.XmlNode.create(from.name);
    const [start, end] = [
        from.children.at(0),
        to.children.at(0)
    ];
    if (!start || !end) return from.clone();
    if (progress === 0 || progress === 1) {
        mixed.append((progress === 0 ? start : end).clone());
        return mixed;
    }
    mixed.append(from.name === 'StrokeStyle' ? mixStrokes(start, end, progress) : mixPaints(start, end, progress));
    return mixed;
}
function withoutInk(style) {
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
function inColor(gradient, paint) {
    const plain = gradient.clone();
    for (const entry of plain.childrenNamed('GradientEntry'))mixColorOf(entry, paint, paint, 0);
    return plain;
}
function mixGradients(from, to, progress) {
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
        entry.setAttr(ratio.name, ratio.format(mix(ratio.read(start), ratio.read(goal), progress)));
        mixed.append(entry);
    }
    return mixed;
}
function mixPlaces(mixed, from, to, progress) {
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

class MixedStyles {
    constructor(kind, from, to, progress){
        this.kind = kind;
        this.from = from;
        this.to = to;
        this.progress = progress;
        this.nodes = [];
        this.indexes = new Map();
        this.merged = mergeStyles(stylesIn(from, kind), stylesIn(to, kind));
    }
    indexOf(pair) {
        const key = `${pair.from ?? ''} ${pair.to ?? ''}`;
        const existing = this.indexes.get(key);
        if (existing !== undefined) return existing;
        const style = this.styleOf(pair);
        const index = style ? this.nodes.push(style) : 0;
        style?.setAttr('index', String(index));
        this.indexes.set(key, index);
        return index;
    }
    styleOf({ from, to }) {
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
    missing(other) {
        return other && this.kind === 'StrokeStyle' ? withoutInk(other) : other;
    }
    all(pairs) {
        if (this.progress === 0) return stylesIn(this.from, this.kind);
        if (this.progress === 1) return stylesIn(this.to, this.kind);
        for (const pair of pairs)this.indexOf(pair);
        return this.nodes;
    }
}
function cutStyles(start, end, pairs) {
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
    const style = element.child(kind === 'FillStyle' ? 'fill' : 'stroke')?.children.at(0);
    return style ? [
        host_headless.XmlNode.create(kind, {}, [
            style.clone()
        ])
    ] : [];
}

const POINT_SCALE = 256;
const partsByMorph = new WeakMap();
function readMorphShape(morph) {
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
function writeMorphShape(parts) {
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

const UNMATCHED = 'A shape tween stays at its first shape: the document has not matched the shapes of its ends.';
function isUnmatched(keyframe) {
    if (keyframe.tweenType !== 'shape' || keyframe.frameCount === 1) return false;
    return !keyframe.hasMatchedShapes && keyframe.next !== undefined;
}
function shapeInbetween({ node: keyframe }, elapsed) {
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
function cutMorphShape(keyframe, start, end) {
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
function shapeProgress({ node }, elapsed) {
    return progressAt(node, elapsed);
}
function progressAt(keyframe, elapsed) {
    return easeOf(keyframe, 'all')(elapsed / host_headless.readDuration(keyframe));
}
function indexText(index) {
    return index === 0 ? null : String(index);
}

function shownElements(keyframe, elapsed, surroundings) {
    const { elements } = keyframe;
    if (elapsed === 0) return elements;
    const shown = inbetween(keyframe, elapsed, surroundings) ?? elements;
    return shown.map((element)=>runOn(element, elapsed, surroundings));
}
function isUnposed(keyframe) {
    if (!keyframe.isIKPose || keyframe.frameCount === 1 || keyframe.elements.length === 0) return false;
    return !keyframe.elements[0]?.isInlined && posesOf(keyframe) === undefined;
}
function inbetween(keyframe, elapsed, surroundings) {
    const carried = classicInbetween(keyframe, elapsed, surroundings) ?? motionObjectInbetween(keyframe, elapsed, surroundings) ?? shapeInbetween(keyframe, elapsed);
    return carried ? [
        carried
    ] : poseInbetween(keyframe, elapsed);
}
function poseInbetween(keyframe, elapsed) {
    const poses = posesOf(keyframe);
    const { elements, frameCount } = keyframe;
    return poses && elements.map((element, i)=>{
        const carried = host_headless.nodeMatrix(poses[i * frameCount + Math.min(elapsed, frameCount - 1)]);
        return element.changed(host_headless.changedMatrix(element, host_headless.concat(carried, element.matrix)));
    });
}
function posesOf({ node, elements, frameCount }) {
    const poses = node.child('betweenFrameMatrixList')?.childrenNamed('Matrix') ?? [];
    return poses.length > 0 && poses.length === elements.length * frameCount ? poses : undefined;
}
function runOn(element, elapsed, surroundings) {
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
function modeOf(extent, { publishesHiddenLayers }) {
    if (extent === 'edited') return EDITED;
    return extent === 'published' ? PUBLISHED : published(publishesHiddenLayers);
}

function sizeOf(item) {
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
function ownScale({ node }, pixels) {
    const { width, height } = sizeOf(node);
    if (!(width > 0 && height > 0 && pixels.width > 0 && pixels.height > 0)) return host_headless.IDENTITY;
    if (width === pixels.width && height === pixels.height) return host_headless.IDENTITY;
    return {
        ...host_headless.IDENTITY,
        a: width / pixels.width,
        d: height / pixels.height
    };
}
function fixedBox({ stored: node }, item) {
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
function textBox(node) {
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
function twipsBox(node, prefix) {
    const read = (side)=>host_headless.readNumber(node, prefix === '' ? side.toLowerCase() : prefix + side) / host_headless.TWIPS_PER_PIXEL;
    return {
        left: read('Left'),
        top: read('Top'),
        right: read('Right'),
        bottom: read('Bottom')
    };
}

class Dependencies {
    constructor(film){
        this.film = film;
        this.snapshots = new Map();
        this.inner = new Set();
        this.heldAt = -1;
    }
    item(path) {
        const item = this.film.itemAt(path);
        if (!this.snapshots.has(path)) this.snapshots.set(path, snapshotOf(item));
        return item;
    }
    include(other) {
        this.inner.add(other);
    }
    hold() {
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

const MAX_KEPT = 2 ** 14;
class KeptElements {
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

function includeStroked(box, { strokes, outline }, matrix, extent) {
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
const LEAST = {
    edited: 0,
    published: 1,
    painted: 0,
    played: 0
};
const THINNEST = 1;
function reachOf(stroke, extent) {
    if (stroke.isHairline) return 0;
    const half = stroke.weight / 2;
    if (extent !== 'painted' && extent !== 'played') return Math.max(THINNEST, half);
    if (stroke.joints === 'miter') return half * Math.max(Math.SQRT2, stroke.miterLimit);
    return stroke.caps === 'square' ? half * Math.SQRT2 : half;
}

const DENSITY = 4;
function tableSine(degrees) {
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
function composeByTable({ scaleX, scaleY, skewX, skewY }) {
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
const FLASH = {
    compose: composeByTable,
    factor: Math.round,
    sum: roundEach,
    point: roundEach,
    isAlongPaths: true
};
const ANIMATE = {
    compose: composeByTable,
    factor: Math.trunc,
    sum: (one, other)=>Math.trunc(one + other),
    point: (one, other)=>Math.round(one + other),
    isAlongPaths: true
};
const ANIMATE_2020 = {
    ...ANIMATE,
    compose: host_headless.compose,
    isAlongPaths: false
};
const LAST_FLASH = 12;
const FIRST_EXACT = 20;
function arithmeticOf(majorVersion) {
    if (majorVersion >= FIRST_EXACT) return ANIMATE_2020;
    return majorVersion > LAST_FLASH ? ANIMATE : FLASH;
}

function surroundingsOf(film, dependencies, pivotOf) {
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

const MAX_DEPTH$1 = 250;
class SymbolBoxes {
    constructor(film, addFrame){
        this.film = film;
        this.addFrame = addFrame;
        this.boxes = new Map();
    }
    boxOf(path, timeline, frame, outer) {
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
    measure(mode, add) {
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
        if (!this.known(symbol)) host_headless.checkNesting(Infinity, 'measured');
    }
    known(symbol) {
        const cached = this.boxes.get(keyOf$2(symbol));
        return cached?.dependencies.hold() ? cached : undefined;
    }
}
class TooDeep extends Error {
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
class ContentWalk {
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
    get mode() {
        return modeOf(this.extent, this.film);
    }
    measure(add) {
        return this.symbols.measure(this.mode, add);
    }
    pivotIn(element, measurement) {
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
        const inverse = element.isBaked ? host_headless.invert(element.matrix) : undefined;
        return inverse ? host_headless.apply(inverse, center) : center;
    }
    shownIn(keyframe, elapsed, measurement) {
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
    countedFrames({ symbolType }, shown) {
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
    modeInSymbols(mode) {
        return this.extent === 'published' ? paintingMasks(mode) : mode;
    }
}
const ALL_FRAMES = -1;
const BUTTON_STATES = [
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
class ContentBounds {
    constructor(walk){
        this.walk = walk;
        this.elements = new host_headless.NodeCache(()=>({}));
    }
    static of(film, extent = 'edited') {
        let bounds = instances.get(film);
        if (!bounds) instances.set(film, bounds = {});
        return bounds[extent] ??= new ContentBounds(ContentWalk.of(film, extent));
    }
    ofElement(element) {
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
    ofMoved(element, matrix) {
        if (host_headless.keepsBoxes(matrix)) return host_headless.transformBox(this.ofElement(element), matrix);
        return this.measure(element, matrix).box;
    }
    ofContent(element) {
        return this.walk.measure((measurement)=>this.walk.addContent(element, host_headless.IDENTITY, measurement)).box;
    }
    ofFrame(timeline, frame, own = {}) {
        return this.walk.measure((measurement)=>this.walk.addFrame(timeline, frame, host_headless.IDENTITY, {
                ...measurement.mode,
                ...own
            }, measurement)).box;
    }
    shownElements(keyframe, elapsed) {
        if (elapsed === 0) return keyframe.elements;
        let shown = [];
        this.walk.measure((measurement)=>{
            shown = this.walk.shownIn(keyframe, elapsed, measurement);
        });
        return shown;
    }
    pivotOf(element) {
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

const NO_AREA = 1e-6;
function contourLoops(edges) {
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
        if (end - begin > 2) halves.set(byDeparture(edges, halves.slice(begin, end)), begin);
        for(let i = begin; i < end; i++)next[halves[i] ^ 1] = halves[i === begin ? end - 1 : i - 1];
    }
    return next;
}
function byOrigin(edges) {
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

class VertexIndex {
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
        this.coordinates = [];
        this.columns = new Map();
    }
}

class HalfEdges {
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
    origin(half) {
        return this.origins[half];
    }
    head(half) {
        return this.origins[half ^ 1];
    }
    fill(half) {
        const styled = this.styled[this.groups[half >> 1]];
        return half & 1 ? styled.fillStyle0 : styled.fillStyle1;
    }
    stroke(half) {
        return this.styled[this.groups[half >> 1]].strokeStyle;
    }
    group(half) {
        return this.groups[half >> 1];
    }
    place(half) {
        return this.places[half >> 1];
    }
    isLine(half) {
        return this.styled[this.group(half)].segments.lines[this.place(half)] === 1;
    }
    coordinate(half, point, axis) {
        const along = half & 1 ? 2 - point : point;
        return this.styled[this.group(half)].segments.points[this.place(half) * STRIDE + 2 * along + axis];
    }
    point(half, which) {
        return {
            x: this.coordinate(half, which, 0),
            y: this.coordinate(half, which, 1)
        };
    }
    departure(half) {
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
    bend(half) {
        const x = this.coordinate(half, 0, 0);
        const y = this.coordinate(half, 0, 1);
        const dx = this.coordinate(half, 1, 0) - x;
        const dy = this.coordinate(half, 1, 1) - y;
        const legSquared = dx * dx + dy * dy;
        if (legSquared === 0) return 0;
        const turn = dx * (this.coordinate(half, 2, 1) - y) - dy * (this.coordinate(half, 2, 0) - x);
        return turn / (legSquared * Math.sqrt(legSquared));
    }
    area(half) {
        const x0 = this.coordinate(half, 0, 0);
        const y0 = this.coordinate(half, 0, 1);
        const x1 = this.coordinate(half, 1, 0);
        const y1 = this.coordinate(half, 1, 1);
        const x2 = this.coordinate(half, 2, 0);
        const y2 = this.coordinate(half, 2, 1);
        return (2 * (x0 * y1 - x1 * y0) + 2 * (x1 * y2 - x2 * y1) + (x0 * y2 - x2 * y0)) / 3;
    }
}

const CURVE = /!([^(!]*)\([^;!]*;([^)!]*)\)/g;
const NUMBER$1 = /-?\d+(?:\.\d+)?/g;
const ON_OUTLINE = /[qp]([^qQpP]*)/g;
function decodeCubics(text) {
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

const SAMPLE = 0.48713;
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
function tangentOf({ x0, y0, cx, cy, x1, y1, isLine }, t) {
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
function partOf(curve, from, to, start, end) {
    if (curve.isLine) return line(start.x, start.y, end.x, end.y);
    const { x0, y0, cx, cy, x1, y1 } = curve;
    const s = 1 - from;
    const u = 1 - to;
    const mix = (p, c, q)=>s * u * p + (s * to + u * from) * c + from * to * q;
    return quadratic(start.x, start.y, mix(x0, cx, x1), mix(y0, cy, y1), end.x, end.y);
}
function reversed({ x0, y0, cx, cy, x1, y1, isLine }) {
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
function movedBy({ x0, y0, cx, cy, x1, y1, isLine }, by) {
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
function hullBox({ x0, y0, cx, cy, x1, y1 }) {
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
function nearestOn(curve, { x, y }) {
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
function descend(curve, x, y, start) {
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

const TOLERANCE$1 = 0.02;
const ARC_STEP = Math.PI / 4;
class PathPen {
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
    get place() {
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
    arcTo(rx, ry, turn, isLarge, isClockwise, x, y) {
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
        if (last && !last.isClosed) last.curves.push(curve);
        else this.subpaths.push({
            curves: [
                curve
            ],
            isClosed: false
        });
    }
}
function quadratics([p0, p1, p2, p3]) {
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
        const middle = at((i + 0.5) / count);
        const control = {
            x: 2 * middle.x - (from.x + to.x) / 2,
            y: 2 * middle.y - (from.y + to.y) / 2
        };
        curves.push(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
    }
    return curves;
}
function closedCurves(subpaths) {
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

function assembleFills(styled) {
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
function assembleStrokes(styled) {
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
function chain(edges, halves) {
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
        if (edges.head(run[run.length - 1]) === edges.origin(first)) runs.push(run);
    }
    return runs;
}
function follow(edges, half, leaving, used) {
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

const TURN = Math.PI / 8;
const SMOOTH$1 = 0.001;
function strokeOutline(run, isClosed, pen) {
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
function straighten(curve, half) {
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
function tightestRadius(curve) {
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
function strip(piece, half) {
    const right = offset(piece, half);
    const left = reversed(offset(piece, -half));
    return clockwise([
        left,
        line(left.x1, left.y1, right.x0, right.y0),
        right,
        line(right.x1, right.y1, left.x0, left.y0)
    ]);
}
function offset(curve, distance) {
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
function normal({ x, y }) {
    const length = Math.hypot(x, y);
    return length === 0 ? {
        x: 0,
        y: 0
    } : {
        x: -y / length,
        y: x / length
    };
}
function join(before, after, pen) {
    const arriving = tangentOf(before, 1);
    const leaving = tangentOf(after, 0);
    const turn = angleBetween(arriving, leaving);
    if (Math.abs(turn) < SMOOTH$1) return [];
    const corner = {
        x: after.x0,
        y: after.y0
    };
    const half = pen.width / 2;
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
function cap(piece, pen) {
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
function angleBetween(one, other) {
    return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
}
const PIECES = 32;
function dashed(run, [dash, gap]) {
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
function lengthOf$1(curve) {
    return lengthsOf(curve)[PIECES];
}
function lengthsOf(curve) {
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

function sliceAxis(low, high, from, to, scale) {
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
function sliceSegments({ count, points, lines }, x, y) {
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
function crossings([start, control, end], cuts) {
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
function part([start, control, end], from, to) {
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
function moved(values, { cuts, scales, shifts }) {
    const middle = (values[0] + 2 * values[1] + values[2]) / 4;
    const index = middle < cuts[0] ? 0 : middle > cuts[1] ? 2 : 1;
    return values.map((value)=>Math.round((value * scales[index] + shifts[index]) * 1e6) / 1e6);
}

function layersByDepth(display) {
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

function notedKeyframes(timeline, film, guides = true) {
    const mode = {
        ...published(film.publishesHiddenLayers),
        guides,
        masks: 'list'
    };
    const { layers } = new TimelineDisplay(timeline, film, mode);
    return layers.flatMap(({ keyframes })=>keyframes);
}
function soundCuesOf(keyframes) {
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
function labelsOf(keyframes) {
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
function readKeyframeNotes(timeline, film, guides) {
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

const FLAT = 0.002;
const MAX_DEPTH = 20;
function meetings(one, other, tolerance) {
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
function near(curve, of, end, tolerance) {
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
function crossing(ax, ay, bx, by, px, py, qx, qy) {
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
function cross(one, other, results) {
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
    const SLACK = 1e-6;
    if (!(t >= -SLACK && t <= 1 + SLACK && u >= -SLACK && u <= 1 + SLACK)) return;
    results.push({
        one: one.from + (one.to - one.from) * t,
        other: other.from + (other.to - other.from) * u
    });
}
function bendOf({ x0, y0, cx, cy, x1, y1, isLine }) {
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
function refine(one, other, guess) {
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

class VertexSnap {
    constructor(tolerance){
        this.tolerance = tolerance;
        this.cells = new Map();
    }
    keep(x, y) {
        const cell = this.cell(this.column(x), this.column(y));
        return cell.find((vertex)=>vertex.x === x && vertex.y === y) ?? add(cell, x, y);
    }
    at(x, y) {
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
function keyOf$1(column, row) {
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

const TOLERANCE = 0.01;
class CurveSplit {
    constructor(curves, fixed, isCrossingItself){
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
    piecesOf(source) {
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
    sweep(isCrossingItself) {
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
function isShort(curve, from, to) {
    const start = pointOn(curve, from);
    const middle = pointOn(curve, (from + to) / 2);
    return Math.hypot(middle.x - start.x, middle.y - start.y) <= 2 * TOLERANCE;
}

function bundlePieces(pieces) {
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
function areTogether(one, other) {
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

function rayAcross(curve, t) {
    const { x, y } = tangentOf(curve, t);
    return Math.abs(x) > Math.abs(y) ? 'up' : 'left';
}
function isRightBehind(curve, t, ray) {
    const { x, y } = tangentOf(curve, t);
    return ray === 'left' ? y < 0 : x > 0;
}
function crossRay(curve, from, ray) {
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
function parameterAt(isLine, p0, c, p1, value, low, high) {
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

class Fills {
    constructor(groups){
        this.groups = groups;
    }
    static of(edges) {
        return new Fills(edges.map((edge)=>({
                box: hullBox(edge.curve),
                edges: [
                    edge
                ]
            })));
    }
    at(point, ray) {
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
function isBeside({ left, top, right, bottom }, { x, y }, ray) {
    return ray === 'left' ? y < top || y > bottom || x < left : x < left || x > right || y < top;
}
function boxOfEdges(edges) {
    const box = host_headless.emptyBox();
    for (const { curve } of edges)host_headless.unite(box, hullBox(curve));
    return box;
}

function joinPieces(sources, pieces) {
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

const NUDGES = [
    0.0043,
    -61e-4,
    0.0087,
    -0.0117
];
function overlay(base, top, rule, baseFills = Fills.of(base)) {
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
function restyled(edge, rule) {
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
function overlayNear(near, top, rule, baseFills) {
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
function sidesOf(bundle, edges) {
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
function without(list, other) {
    const times = (numbers, value)=>numbers.filter((number)=>number === value).length;
    return list.find((value)=>times(list, value) > times(other, value));
}
function around(curve, fills) {
    const fill = fills.at(pointOn(curve, SAMPLE), rayAcross(curve, SAMPLE));
    return {
        left: fill,
        right: fill,
        stroke: 0
    };
}
function openEnds(edges) {
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

const MARK_INSIDE = {
    keepsOutside: false,
    fill: (base, top)=>top && base ? base | 1 : base,
    stroke: ({ base, top })=>base.stroke && (top.left || top.right) ? base.stroke | 1 : base.stroke
};
class MarkedEdges {
    constructor(edges){
        this.edges = edges;
    }
    static of(edges, isMarked) {
        const mark = isMarked ? 1 : 0;
        return new MarkedEdges(mapStyles(edges, (style)=>2 * style + mark));
    }
    get plain() {
        return mapStyles(this.edges, (style)=>style >> 1);
    }
    get hasMarks() {
        return this.edges.some((edge)=>stylesOf(edge).some((style)=>style & 1));
    }
    get isWhole() {
        return this.edges.every((edge)=>stylesOf(edge).every((style)=>style === 0 || style & 1));
    }
    get marked() {
        return visible(mapStyles(this.edges, (style)=>style & 1 ? style >> 1 : 0));
    }
    get rest() {
        return visible(mapStyles(this.edges, (style)=>style & 1 ? 0 : style >> 1));
    }
    markInside(area) {
        return new MarkedEdges(overlay(this.edges, area, MARK_INSIDE));
    }
    mark(sides, strokes, isToggled) {
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
    restyled(fill, stroke) {
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
    onto(edges) {
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
function visible(edges) {
    return edges.filter(({ fill0, fill1, stroke })=>stroke !== 0 || fill0 !== fill1);
}

const MERGE = {
    keepsOutside: true,
    fill: (base, top)=>top || base,
    stroke: ({ base, top })=>top.stroke || (top.left && top.right ? 0 : base.stroke)
};
const PUNCH = {
    keepsOutside: true,
    fill: (base, top)=>top ? 0 : base,
    stroke: ({ base, top })=>{
        if (top.left && top.right) return 0;
        const isBorder = top.left !== 0 || top.right !== 0;
        const outside = top.left ? base.right : base.left;
        return isBorder && !outside ? 0 : base.stroke;
    }
};
const CROP = {
    keepsOutside: false,
    fill: (base, top)=>top ? base : 0,
    stroke: ({ base, top })=>{
        if (top.left && top.right) return base.stroke;
        const inside = top.left ? base.left : top.right ? base.right : 0;
        return inside ? base.stroke : 0;
    }
};
const INTERSECT = {
    keepsOutside: false,
    fill: (base, top)=>base && top ? top : 0,
    stroke: ()=>0
};

function traceWinding(outlines, rule, style) {
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
function windings(bundle, pieces, boxes) {
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
const COUNTS = new Map(Object.entries({
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
function drawPath(d, pen) {
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
function splitFlags(d) {
    const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
    const arc = new RegExp(`(${number}[\\s,]*${number}[\\s,]*${number}[\\s,]*)([01])[\\s,]*([01])[\\s,]*`, 'gi');
    return d.replace(/a[^a-z]*(?:e[+-]?\d[^a-z]*)*/gi, (run)=>run.replace(arc, '$1 $2 $3 '));
}
class Walker {
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

function regionAt(edges, point) {
    const regions = new Regions(edges);
    const outer = regions.outerAt(point);
    return new Set(outer === undefined ? [] : regions.inside(outer).flatMap(({ halves })=>halves));
}
function halfEdgesOf(edges) {
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
class Regions {
    constructor(edges){
        this.edges = edges;
        this.outers = new Map();
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
    inside(outer) {
        const box = this.boxOf(outer);
        return this.loops.filter((_, loop)=>{
            if (loop === outer) return true;
            const { left, top, right, bottom } = this.boxOf(loop);
            const mayBeInside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
            return mayBeInside && this.outerOf(loop) === outer;
        });
    }
    outerOf(start) {
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
    loopLeftOf(point, except = -1) {
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

const SMOOTH = Math.cos(10 * Math.PI / 180);
function strokeAt(edges, point, reach) {
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
function lineThrough(edges, start, isConnected) {
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
function isSmooth(edges, before, after) {
    const arrival = tangentOf(edges[before >> 1].curve, before & 1 ? 0 : 1);
    const departure = tangentOf(edges[after >> 1].curve, after & 1 ? 1 : 0);
    const turn = (before & 1) === (after & 1) ? 1 : -1;
    const product = turn * (arrival.x * departure.x + arrival.y * departure.y);
    return product >= SMOOTH * Math.hypot(arrival.x, arrival.y) * Math.hypot(departure.x, departure.y);
}

const ALL = {
    guides: true,
    hidden: true,
    masks: 'paint',
    camera: true,
    depth: true
};
function shownBoxes(film, timeline, frame) {
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

const PLAIN = {
    stop: 'stop',
    play: 'play',
    nextFrame: 'next',
    prevFrame: 'previous',
    stopAllSounds: 'stopAllSounds',
    'SoundMixer.stopAll': 'stopAllSounds',
    'flash.media.SoundMixer.stopAll': 'stopAllSounds'
};
const IGNORED = /\/\*(?:[^]*?\*\/|([^]*))|\/\/[^\n\r]*|\bimport\s+flash\.media\.(?:SoundMixer|\*)\s*;?/g;
const CALL = /^\s*(?:this\s*\.\s*)?([A-Za-z][\w.]*)\s*\(([^()]*)\)\s*(?:;\s*|(?=[\n\r])|$)/;
const NUMBER = /^\s*(\d{1,5})\s*$/;
const TEXT = /^\s*(?:"([^"\\\n\r]*)"|'([^'\\\n\r]*)')\s*$/;
function parseFrameScript(text, language, first = 1) {
    const commands = [];
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
function readFrameScript(text, first = 1) {
    const whole = parseFrameScript(text, 3, first) ?? parseFrameScript(text, 2, first);
    return {
        commands: whole ?? plainCommands(text, first),
        isWhole: whole !== undefined
    };
}
const PART = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n\r]*|"(?:[^"\\\n\r]|\\[^])*"?|'(?:[^'\\\n\r]|\\[^])*'?|[A-Za-z_$][\w$]*|\S/g;
const COMMENT = /^\/[/*]/;
function plainCommands(text, first = 1) {
    const bare = text.replace(PART, (part)=>COMMENT.test(part) ? ' ' : part);
    const commands = [];
    let depth = 0;
    let isStart = true;
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

class LayerStays {
    constructor(layer, sizeOf){
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
    of(keyframe) {
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
function continuingWith(leaves, before) {
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
function likenessOf(element) {
    if (element.kind !== 'symbol') return undefined;
    const { symbolType, script, path } = element;
    return JSON.stringify([
        symbolType,
        script,
        path
    ]);
}
function agree(name, said) {
    return said === undefined || said === '' || name === '' || name === said;
}
function giveSlots(all) {
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

const MAX_INLINE = 2048;
class SlotPlan {
    constructor(film, aim){
        this.film = film;
        this.aim = aim;
        this.timelines = new Map();
        this.counts = new Map();
        this.layers = new Map();
        this.depth = 0;
    }
    framesOf(instance) {
        const timeline = this.film.symbolOf(instance);
        if (!timeline) return 1;
        let count = this.counts.get(timeline);
        if (count === undefined) this.counts.set(timeline, count = timeline.frameCount);
        return count;
    }
    isTooMuch(graphic) {
        const timeline = this.film.symbolOf(graphic);
        return timeline !== undefined && this.ofTimeline(timeline) > MAX_INLINE;
    }
    ofLayer(layer) {
        return this.staysOn(layer).size;
    }
    staysAt(keyframe) {
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
    ofTimeline(timeline) {
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

class Arrangement {
    constructor(display, plan){
        this.display = display;
        this.plan = plan;
        this.numbers = new Map(display.layers.map((layer, i)=>[
                layer,
                i
            ]));
        this.hasDepth = display.layers.some(hasDepth);
    }
    at(displayed) {
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
    byDepth(displayed) {
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

class LayerSpans {
    constructor(framesOf){
        this.framesOf = framesOf;
        this.known = new Map();
    }
    at(layer, frame) {
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

class MatchedShapes {
    constructor(parts, keyframe, next){
        this.parts = parts;
        const ends = (kind)=>[
                new MixedStyles(kind, keyframe, next, 0),
                new MixedStyles(kind, keyframe, next, 1)
            ];
        this.fills = ends('FillStyle');
        this.strokes = ends('StrokeStyle');
    }
    static of({ node }) {
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

function namedInstances({ layers }) {
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

const MAX_NAMED = 5;
function whyBlank({ layers }, film, frame) {
    const filled = layers.filter((layer)=>elementsOf(layer, frame).length > 0);
    const mode = published(film.publishesHiddenLayers);
    const displayed = filled.filter((layer)=>isDisplayed(layer, mode));
    const shows = (element)=>element.kind !== 'text' || !isBlank(element.text);
    if (filled.length === 0 || displayed.some((layer)=>elementsOf(layer, frame).some(shows))) return undefined;
    const state = (layer)=>displayed.includes(layer) ? 'empty texts' : stateOf(layer);
    const named = filled.slice(0, MAX_NAMED).map((layer)=>`"${layer.name}" (${state(layer)})`);
    const more = filled.length > MAX_NAMED ? [
        `${filled.length - MAX_NAMED} more`
    ] : [];
    return `nothing of it is visible: it has ${[
        ...named,
        ...more
    ].join(', ')}`;
}
function elementsOf({ keyframes }, frame) {
    return keyframes.filter(({ start, end })=>frame === undefined || start <= frame && frame < end).flatMap(({ elements })=>elements);
}
function isBlank({ characters, border }) {
    return !border && characters.trim() === '';
}
function stateOf({ layerType: type, visible }) {
    if (type === 'guide' || type === 'mask') return `a ${type} layer`;
    return visible ? 'in a hidden folder' : 'hidden';
}

function keyOf({ prefix, slot }) {
    return `${prefix}${slot}`;
}
function placeWithin(outer, inner) {
    if (inner.prefix === '') return {
        prefix: outer.prefix,
        slot: outer.slot + inner.slot
    };
    return {
        prefix: `${keyOf(outer)}/${inner.prefix}`,
        slot: inner.slot
    };
}
function listAt(place) {
    return {
        prefix: `${keyOf(place)}:`,
        slot: 0
    };
}

class PlayedClip {
    constructor(plan, owner, parent, place, depth = 0){
        this.plan = plan;
        this.owner = owner;
        this.parent = parent;
        this.place = place;
        this.depth = depth;
        this.frame = 0;
        this.isPlaying = true;
        this.isOver = false;
        this.isGone = false;
        this.children = new Map();
        host_headless.checkNesting(depth, 'played');
        if (place?.isButton) this.isPlaying = false;
    }
    begin() {
        this.owner.onBegin(this);
        this.arrive();
    }
    enter(frame) {
        if (frame <= this.frame) this.isOver = true;
        this.frame = frame;
        this.arrive();
    }
    advance() {
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
    get state() {
        if (this.children.size === 0) return String(this.frame);
        return this.known ??= this.owner.shortened(`${this.frame} ${[
            ...this.children
        ].map(([key, child])=>`${key}=${child.state}`).join()}`);
    }
    touch() {
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
    isInside(place) {
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
function firstFrameOf({ isCanvas }) {
    return isCanvas ? 0 : 1;
}

const NO_CLIPS = [];
class TimelinePlans {
    constructor(film, isAlone = false){
        this.film = film;
        this.isAlone = isAlone;
        this.known = new Map();
        this.containing = new Map();
        this.open = new Set();
        this.slots = new SlotPlan(film, 'played');
        this.spans = new LayerSpans((instance)=>this.slots.framesOf(instance));
    }
    of(timeline) {
        let plan = this.known.get(timeline);
        if (!plan) this.known.set(timeline, plan = new TimelinePlan(timeline, this));
        return plan;
    }
    containsClips(timeline, depth = this.open.size) {
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
class TimelinePlan {
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
        const placed = ({ elements })=>elements;
        this.display = new TimelineDisplay(timeline, film, mode, placed);
        this.arrangement = new Arrangement(this.display, plans.slots);
        this.numbers = new Map(timeline.layers.map((layer, number)=>[
                layer,
                number
            ]));
        this.frameCount = Math.max(1, this.display.frameCount);
    }
    commandsAt(frame) {
        return this.orders.commands.get(frame) ?? [];
    }
    hasCodeAt(frame) {
        return this.orders.coded.has(frame);
    }
    get sounds() {
        return this.orders.sounds;
    }
    frameOf(target) {
        if (typeof target === 'string') return this.orders.labels.get(target);
        return Math.min(Math.max(0, target - firstFrameOf(this.plans.film)), this.frameCount - 1);
    }
    clipsAt(frame) {
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
    listAt(frame) {
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
    placesOn(layer, frame) {
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
    maskPlace(layer, frame) {
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
function at({ prefix, slot }, above) {
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

const MAX_JUMPS = 256;
const MAX_STATES = 100_000;
let players = 0;
class FilmPlayer {
    constructor(timeline, film, options = {}){
        this.timeline = timeline;
        this.unsupported = new Map();
        this.unsupportedCount = 0;
        this.differs = false;
        this.short = new Map();
        this.generation = 0;
        this.at = 0;
        this.count = 0;
        this.entered = [];
        this.events = [];
        this.unfinished = new Set();
        this.lastNew = 0;
        players++;
        this.number = players;
        this.plans = new TimelinePlans(film, options.isAlone);
        this.clip = this.start();
    }
    get root() {
        return this.clip;
    }
    get isOver() {
        return this.unfinished.size === 0;
    }
    get length() {
        return this.lastNew + 1;
    }
    get differsFromTimeline() {
        return this.differs;
    }
    get happened() {
        return this.events;
    }
    drainUnsupportedScripts() {
        const { unsupportedCount } = this;
        this.unsupportedCount = 0;
        return unsupportedCount;
    }
    seek(frame) {
        if (frame < this.at) {
            this.count = 0;
            this.clip = this.start();
        }
        while(this.at < frame)this.advance();
    }
    advance() {
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
    settle() {
        let jumps = 0;
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
function execute(clip, command) {
    const target = targetOf(clip, command);
    if (command.kind === 'go' && target === undefined) return false;
    clip.isPlaying = command.kind === 'play' || command.kind === 'go' && command.plays;
    if (target === undefined || target === clip.frame) return false;
    clip.enter(target);
    return true;
}
function targetOf({ frame, plan }, command) {
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

class ClipFrames {
    constructor(film){
        this.film = film;
        this.clips = new Map();
    }
    at(timeline, time) {
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
    first(timeline, count) {
        return Array.from({
            length: count
        }, (_, time)=>this.at(timeline, time));
    }
}

function filmLength(player, path) {
    for(let frame = 0; !player.isOver; frame++){
        if (frame >= host_errors.MAX_FRAMES) throw tooLong(path, frame + 1);
        player.advance();
    }
    return player.length;
}
function tooLong(path, frameCount) {
    return host_errors.tooMuch(`The film of "${path}"`, frameCount, host_errors.MAX_FRAMES, 'frames', 'choose --seconds');
}

function* timelinesWithin(timeline, film) {
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
function placedOn(keyframe, film) {
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

function playedFrames(timeline, film, path) {
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

class Playing {
    constructor(player, clip, place, leaves = [], index = 0){
        this.player = player;
        this.clip = clip;
        this.place = place;
        this.leaves = leaves;
        this.index = index;
    }
    static of(player) {
        return new Playing(player, player.root, {
            prefix: '',
            slot: 0
        });
    }
    get frame() {
        return this.clip.frame;
    }
    onLayer(layer, frame) {
        const { timeline } = layer;
        if (!timeline) return this;
        const places = this.player.plans.of(timeline).placesOn(layer, frame);
        return this.atLeaf(places.map((place)=>placeWithin(this.place, place)), 0);
    }
    along(elements) {
        let { index } = this;
        return elements.map((element)=>{
            const at = this.atLeaf(this.leaves, index);
            index += element.kind === 'group' ? host_headless.leavesOf(element).length : 1;
            return at;
        });
    }
    inside(instance, timeline, shown) {
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
