// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('./saving.js'));
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

const DEGREE = Math.PI / 180;
const SAME_ANGLE$1 = 0.01;
function decompose({ a, b, c, d }) {
    return {
        scaleX: Math.hypot(a, b),
        scaleY: Math.hypot(c, d),
        skewX: toDegrees(Math.atan2(-c, d)),
        skewY: toDegrees(Math.atan2(b, a))
    };
}
function compose({ scaleX, scaleY, skewX, skewY }) {
    return {
        a: scaleX * cosine(skewY),
        b: scaleX * sine(skewY),
        c: -scaleY * sine(skewX),
        d: scaleY * cosine(skewX)
    };
}
function turned(matrix, parts) {
    const { a, b, c, d } = compose({
        ...decompose(matrix),
        ...parts
    });
    const result = {
        ...matrix
    };
    if (parts.scaleX !== undefined || parts.skewY !== undefined) Object.assign(result, {
        a,
        b
    });
    if (parts.scaleY !== undefined || parts.skewX !== undefined) Object.assign(result, {
        c,
        d
    });
    return result;
}
function rotationOf({ skewX, skewY }) {
    return Math.abs(normalizeAngle(skewX - skewY)) < SAME_ANGLE$1 ? skewY : NaN;
}
function normalizeAngle(degrees) {
    const turned = degrees % 360;
    if (turned > 180) return turned - 360;
    return turned <= -180 ? turned + 360 : turned;
}
function rotation(degrees) {
    const cos = cosine(degrees);
    const sin = sine(degrees);
    return {
        a: cos,
        b: sin,
        c: -sin,
        d: cos
    };
}
function cosine(degrees) {
    return degrees % 90 === 0 ? [
        1,
        0,
        -1,
        0
    ][quarter(degrees)] : Math.cos(degrees * DEGREE);
}
function sine(degrees) {
    return degrees % 90 === 0 ? [
        0,
        1,
        0,
        -1
    ][quarter(degrees)] : Math.sin(degrees * DEGREE);
}
function quarter(degrees) {
    return (degrees / 90 % 4 + 4) % 4;
}
function toDegrees(radians) {
    const degrees = radians / DEGREE;
    return degrees === -180 ? 180 : degrees + 0;
}

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
function inWholeSteps(pixels) {
    return Math.round(pixels * STEPS_PER_PIXEL) / STEPS_PER_PIXEL + 0;
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

const ARC_STEP = 45;
function rectangleOutline({ x, y, width, height, radii }) {
    const pen = new SegmentPen();
    const limit = Math.min(width, height) / 2;
    const [topLeft, topRight, bottomRight, bottomLeft] = radii.map((radius)=>Math.max(-limit, Math.min(limit, radius)));
    const right = x + width;
    const bottom = y + height;
    pen.moveTo(x + Math.abs(topLeft), y);
    pen.lineTo(right - Math.abs(topRight), y);
    corner(pen, right, y, topRight, -90);
    pen.lineTo(right, bottom - Math.abs(bottomRight));
    corner(pen, right, bottom, bottomRight, 0);
    pen.lineTo(x + Math.abs(bottomLeft), bottom);
    corner(pen, x, bottom, bottomLeft, 90);
    pen.lineTo(x, y + Math.abs(topLeft));
    corner(pen, x, y, topLeft, 180);
    pen.closeExactly();
    return pen.segments();
}
function ovalOutline(oval) {
    const pen = new SegmentPen();
    const { startAngle, endAngle } = oval;
    const sweep = ((endAngle - startAngle) % 360 + 360) % 360 || 360;
    const center = {
        x: oval.x + oval.width / 2,
        y: oval.y + oval.height / 2
    };
    const outer = {
        ...center,
        radiusX: oval.width / 2,
        radiusY: oval.height / 2
    };
    const hole = oval.innerRadius / 100;
    const inner = {
        ...center,
        radiusX: outer.radiusX * hole,
        radiusY: outer.radiusY * hole
    };
    moveOnto(pen, outer, startAngle);
    arc(pen, outer, startAngle, startAngle + sweep);
    if (sweep === 360) pen.closeExactly();
    if (!oval.closePath) return pen.segments();
    if (sweep < 360 && hole === 0) {
        pen.lineTo(center.x, center.y);
        lineOnto(pen, outer, startAngle);
    } else if (hole > 0) {
        if (sweep < 360) lineOnto(pen, inner, startAngle + sweep);
        else moveOnto(pen, inner, startAngle);
        arc(pen, inner, startAngle + sweep, startAngle);
        if (sweep < 360) lineOnto(pen, outer, startAngle);
    }
    pen.closeExactly();
    return pen.segments();
}
function corner(pen, x, y, radius, start) {
    if (radius === 0) return;
    if (radius < 0) {
        arc(pen, {
            x,
            y,
            radiusX: -radius,
            radiusY: -radius
        }, start + 270, start + 180);
        return;
    }
    const inX = -radius * Math.sign(cosine(start + 45));
    const inY = -radius * Math.sign(sine(start + 45));
    arc(pen, {
        x: x + inX,
        y: y + inY,
        radiusX: radius,
        radiusY: radius
    }, start, start + 90);
}
function arc(pen, ellipse, from, to) {
    const direction = Math.sign(to - from);
    let angle = from;
    while(angle !== to){
        const step = (Math.floor(angle * direction / ARC_STEP + 1e-9) + 1) * ARC_STEP * direction;
        const next = direction > 0 ? Math.min(step, to) : Math.max(step, to);
        const reach = 1 / cosine((next - angle) / 2);
        const middle = (angle + next) / 2;
        const control = at(ellipse, middle, reach);
        const end = at(ellipse, next, 1);
        pen.curveTo(control.x, control.y, end.x, end.y);
        angle = next;
    }
}
function moveOnto(pen, ellipse, angle) {
    const { x, y } = at(ellipse, angle, 1);
    pen.moveTo(x, y);
}
function lineOnto(pen, ellipse, angle) {
    const { x, y } = at(ellipse, angle, 1);
    pen.lineTo(x, y);
}
function at({ x, y, radiusX, radiusY }, angle, reach) {
    return {
        x: x + radiusX * reach * cosine(angle),
        y: y + radiusY * reach * sine(angle)
    };
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
function outlineOf(shape) {
    return OUTLINES.of(shape);
}
function readOutline(shape, before) {
    const edges = shape.name === 'DOMShape' ? shapeEdges(shape) : [
        primitiveEdge(shape)
    ];
    return before && areSame(before.edges, edges) ? before : new ShapeOutline(edges);
}
function areSame(some, others) {
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
    return rectangleOutline({
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
    return ovalOutline({
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

function easeAt(points, time) {
    let first = 0;
    while(first + 4 < points.length && points[first + 3].x < time)first += 3;
    const [start, leave, arrive, end] = points.slice(first, first + 4);
    let low = 0;
    let high = 1;
    for(let step = 0; step < 40; step++){
        const middle = (low + high) / 2;
        if (bezier(start.x, leave.x, arrive.x, end.x, middle) < time) low = middle;
        else high = middle;
    }
    return bezier(start.y, leave.y, arrive.y, end.y, (low + high) / 2);
}
function bezier(a, b, c, d, t) {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

const linear = (time)=>time;
function simpleEase(acceleration) {
    if (acceleration === 0) return linear;
    return (time)=>time - acceleration / 100 * time * (1 - time);
}
function curveEase(points) {
    return (time)=>easeAt(points, time);
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
        ...host_saving().newFilter(filter.name),
        ...filter
    };
    for (const [key, kind] of host_saving().filterProperties(filter))if (kind === 'number' && key !== 'angle') copy[key] = 0;
    return copy;
}
function mixFilter(from, to, progress) {
    const mixed = {
        ...from
    };
    for (const [key, kind] of host_saving().filterProperties(from)){
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

const PIECES$2 = 100;
function alongCurve(curve, share) {
    const points = Array.from({
        length: PIECES$2 + 1
    }, (_, i)=>curve(i / PIECES$2));
    return alongPoints(points, share);
}
function alongPoints(points, share) {
    const lengths = points.map((point, i)=>i === 0 ? 0 : distance(points[i - 1], point));
    let left = share * lengths.reduce((sum, length)=>sum + length, 0);
    for(let i = 1; i < points.length; i++){
        if (left <= lengths[i] && lengths[i] > 0) return between(points[i - 1], points[i], left / lengths[i]);
        left -= lengths[i];
    }
    return points[points.length - 1];
}
function directionAt(points, share) {
    const step = 0.001;
    const [from, to] = [
        Math.max(0, share - step),
        Math.min(1, share + step)
    ].map((at)=>alongPoints(points, at));
    return Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
}
function distance(one, other) {
    return Math.hypot(other.x - one.x, other.y - one.y);
}
function between(from, to, share) {
    return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share
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
    return ways.sort((one, other)=>lengthOf(one) - lengthOf(other)).at(0);
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
            const off = distance(spot, point);
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
            if (distance(host_headless.entryAt(points, 0), end) > SAME_POINT) continue;
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
function lengthOf(points) {
    return points.reduce((sum, point, i)=>i === 0 ? 0 : sum + distance(host_headless.entryAt(points, i - 1), point), 0);
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
    return outlineOf(element).edges.filter(leads).map(({ segments })=>rewriteSegments(segments, matrix));
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
    ].reduce((first, then)=>join(first, then, arithmetic), back);
    return inPixels(join(start, carrying, arithmetic));
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
function join(first, then, { sum }) {
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
    const direction = (share)=>isOriented ? directionAt(points, share) : 0;
    const against = ({ matrix }, degrees)=>host_headless.concat({
            ...rotation(-degrees),
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
    return placeAt(linear, from.pivot, alongPoints(points, progress.position));
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
    const start = decompose(from);
    const end = isMirrored(from) === isMirrored(to) ? decompose(to) : mirrored$1(start, decompose(to));
    const turned = turn(end.skewY - start.skewY, turning);
    const leaned = typeof turning === 'number' ? turned + normalizeAngle(end.skewX - start.skewX - turned) : turn(end.skewX - start.skewX, turning);
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
    const across = Math.abs(normalizeAngle(end.skewY - start.skewY));
    const down = Math.abs(normalizeAngle(end.skewX - start.skewX));
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
    const shortest = normalizeAngle(difference);
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
            filters: host_saving().readFilters(node)
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
    if (isSame(from, from.next) && isSame(to, to.previous)) {
        return mix(from.y, to.y, (time - from.x) / (to.x - from.x));
    }
    return easeAt([
        from,
        within(from.next, from, to),
        within(to.previous, from, to),
        to
    ], time);
}
function pathAt(x, y, frame) {
    const [time, other] = [
        easedTime(x, frame),
        easedTime(y, frame)
    ];
    const point = pathAtTime(x, y, time);
    return time === other ? point : {
        x: point.x,
        y: pathAtTime(x, y, other).y
    };
}
function pathAtTime(x, y, time) {
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
        return bezier(from.y, from.next.y, to.previous.y, to.y, parameter);
    };
    return alongCurve((parameter)=>({
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
function isSame(first, other) {
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
    return x && y && isPath(x, y) ? {
        byId,
        path: [
            x,
            y
        ]
    } : {
        byId
    };
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
    const first = decompose(matrix);
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
    const filters = host_saving().readFilters(stored);
    const moved = new Set();
    for (const state of states){
        const [id] = state.keys();
        const name = host_headless.lookUp(FILTERS, id?.split('_')[0] ?? '');
        if (name === undefined) continue;
        let filter = filters.find((known)=>known.name === name && !moved.has(known));
        if (!filter) filters.push(filter = host_saving().newFilter(name));
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
    else if (key === 'quality') filter[key] = host_saving().QUALITIES[Math.min(3, Math.max(1, Math.round(value))) - 1];
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

function mixContour({ start, curves }, progress) {
    const pen = new SegmentPen();
    const at = (point)=>{
        const { x, y } = mixPoint(point, progress);
        return {
            x: inWholeSteps(x),
            y: inWholeSteps(y)
        };
    };
    const first = at(start);
    pen.moveTo(first.x, first.y);
    for (const { control, anchor, isLine } of curves){
        const bend = at(control);
        const end = at(anchor);
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

function mergeStyles(from, to) {
    const merged = new Map();
    for (const style of [
        ...from,
        ...to
    ]){
        const key = keyOf$1(style);
        if (!merged.has(key)) merged.set(key, style);
    }
    return [
        ...merged.values()
    ];
}
function styleIndex(style, merged) {
    const key = style && keyOf$1(style);
    const index = key === undefined ? -1 : merged.findIndex((other)=>keyOf$1(other) === key);
    return index < 0 ? merged.length : index;
}
function keyOf$1(style) {
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
    return (frame.child('elements')?.children ?? []).flatMap((element)=>stylesOf(element, kind));
}
function stylesOf(element, kind) {
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
        const pixels = parseEdgeNumber(number, 0, number.length) * POINT_SCALE / STEPS_PER_PIXEL;
        return Math.abs(pixels) <= host_errors.MAX_NUMBER ? pixels : 0;
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
            strokeIndex1: indexText(stroke.from),
            strokeIndex2: indexText(stroke.to),
            fillIndex1: indexText(fill.from),
            fillIndex2: indexText(fill.to)
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
function indexText(index) {
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
    const edges = readMorphShape(morph).map(({ contour, fill, stroke })=>({
            fillStyle0: 0,
            fillStyle1: fills.indexOf(fill),
            strokeStyle: strokes.indexOf(stroke),
            segments: mixContour(contour, progress)
        }));
    const shape = new host_headless.MorphedShape(fills.nodes, strokes.nodes, edges);
    return host_headless.FilmElement.of(host_headless.XmlNode.create('DOMShape')).changed({
        shape
    });
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
        this.lostAt = -1;
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
            if (dependencies.lostAt === host_headless.changes.count || !dependencies.ownHold()) {
                dependencies.lostAt = host_headless.changes.count;
                for (const around of [
                    ...all
                ].reverse())around.noteInner();
                return false;
            }
            for (const other of dependencies.inner)all.add(other);
        }
        for (const dependencies of all)dependencies.heldAt = host_headless.changes.count;
        return true;
    }
    noteInner() {
        for (const { lostAt } of this.inner)if (lostAt === host_headless.changes.count) this.lostAt = lostAt;
    }
    ownHold() {
        for (const [path, snapshot] of this.snapshots){
            const item = this.film.itemAt(path);
            if (item !== snapshot.node) return false;
            if (item && stampOf(item) !== snapshot.stamp) return false;
        }
        return true;
    }
}
function snapshotOf(item) {
    return {
        node: item,
        stamp: item ? stampOf(item) : 0
    };
}
function stampOf(node) {
    const { file } = node;
    if (file?.root === node) return file.version;
    const { width, height } = sizeOf(node);
    return `${width} ${height}`;
}

const MAX_KEPT = 2 ** 14;
class KeptElements {
    get(keyframe, elapsed) {
        return this.byKeyframe.get(keyframe)?.get(elapsed);
    }
    set(keyframe, elapsed, shown) {
        if (this.count + shown.elements.length > MAX_KEPT) {
            this.byKeyframe = new Map();
            this.count = 0;
        }
        let byTime = this.byKeyframe.get(keyframe);
        if (!byTime) this.byKeyframe.set(keyframe, byTime = new Map());
        byTime.set(elapsed, shown);
        this.count += shown.elements.length;
    }
    constructor(){
        this.byKeyframe = new Map();
        this.count = 0;
    }
}
const KEPT_ELEMENTS = new host_headless.VersionCache(()=>host_headless.changes.count, (_film)=>new KeptElements());

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
    const angle = normalizeAngle(degrees);
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
const ANIMATE_2019 = {
    ...ANIMATE,
    isAlongPaths: false
};
const ANIMATE_2020 = {
    ...ANIMATE_2019,
    compose
};
const LAST_FLASH = 12;
const FIRST_BY_COORDINATE = 19;
const FIRST_EXACT = 20;
function arithmeticOf(majorVersion) {
    if (majorVersion >= FIRST_EXACT) return ANIMATE_2020;
    if (majorVersion >= FIRST_BY_COORDINATE) return ANIMATE_2019;
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

const MAX_DEPTH = 250;
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
        if (open.size >= MAX_DEPTH) throw new TooDeep(()=>this.measureAlone(symbol));
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
        if (inner.cut.size === 0) this.boxes.set(keyOf(symbol), {
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
        const cached = this.boxes.get(keyOf(symbol));
        return cached?.dependencies.hold() ? cached : undefined;
    }
}
class TooDeep extends Error {
    constructor(measureAlone){
        super('a symbol is too deep in others'), this.measureAlone = measureAlone;
    }
}
function keyOf({ path, frame, isMask, mode }) {
    return `${frame} ${isMask} ${mode.hidden} ${path}`;
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
        const cache = KEPT_ELEMENTS.of(this.film);
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
const NUMBER = /-?\d+(?:\.\d+)?/g;
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
    const numbers = (text.match(NUMBER) ?? []).map((number)=>Number(number) / host_headless.TWIPS_PER_PIXEL);
    const points = [];
    for(let i = 0; i + 1 < numbers.length; i += 2)points.push({
        x: numbers[i],
        y: numbers[i + 1]
    });
    return points;
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

const NEAR = 0.01;
function seenBy({ focalLength, center }, space) {
    const [p, q, w] = [
        2,
        6,
        14
    ].map((at)=>space[at] / focalLength);
    return {
        a: space[0] + center.x * p,
        b: space[1] + center.y * p,
        c: space[4] + center.x * q,
        d: space[5] + center.y * q,
        tx: space[12] + center.x * w,
        ty: space[13] + center.y * w,
        p,
        q,
        w: 1 + w
    };
}
function carried(matrix, { p, q, w, ...seen }) {
    const { a, b, c, d, tx, ty } = host_headless.concat({
        ...matrix,
        tx: 0,
        ty: 0
    }, seen);
    const { tx: x, ty: y } = matrix;
    return {
        a: a + x * p,
        b: b + y * p,
        c: c + x * q,
        d: d + y * q,
        tx: tx + x * w,
        ty: ty + y * w,
        p,
        q,
        w
    };
}
function seenPoint(seen, { x, y }) {
    const share = seen.p * x + seen.q * y + seen.w;
    if (share < NEAR) return undefined;
    return {
        x: (seen.a * x + seen.c * y + seen.tx) / share,
        y: (seen.b * x + seen.d * y + seen.ty) / share
    };
}
function affineAt(seen, point) {
    const image = seenPoint(seen, point);
    if (!image) return undefined;
    const share = seen.p * point.x + seen.q * point.y + seen.w;
    const [a, b] = [
        (seen.a - image.x * seen.p) / share,
        (seen.b - image.y * seen.p) / share
    ];
    const [c, d] = [
        (seen.c - image.x * seen.q) / share,
        (seen.d - image.y * seen.q) / share
    ];
    return {
        a,
        b,
        c,
        d,
        tx: image.x - a * point.x - c * point.y,
        ty: image.y - b * point.x - d * point.y
    };
}
function isAffine({ p, q }) {
    return Math.abs(p) < 1e-9 && Math.abs(q) < 1e-9;
}
function seenBox(seen, { left, top, right, bottom }) {
    const box = host_headless.emptyBox();
    for (const x of [
        left,
        right
    ]){
        for (const y of [
            top,
            bottom
        ]){
            const point = seenPoint(seen, {
                x,
                y
            });
            if (point) host_headless.include(box, point.x, point.y);
        }
    }
    return box;
}
const PIECES = 6;
function seenSegments(seen, { count, points, lines }) {
    const pen = new SegmentPen();
    for(let i = 0, at = 0; i < count; i++, at += STRIDE){
        const [x0, y0, x1, y1, x2, y2] = points.subarray(at, at + STRIDE);
        const pieces = lines[i] === 1 ? 1 : PIECES;
        const on = (time)=>{
            const [start, control, end] = [
                (1 - time) ** 2,
                2 * time * (1 - time),
                time ** 2
            ];
            return seenPoint(seen, {
                x: start * x0 + control * x1 + end * x2,
                y: start * y0 + control * y1 + end * y2
            });
        };
        let from = on(0);
        for(let piece = 1; piece <= pieces; piece++){
            const [middle, to] = [
                on((piece - 0.5) / pieces),
                on(piece / pieces)
            ];
            if (!from || !middle || !to) return undefined;
            pen.moveTo(from.x, from.y);
            if (lines[i] === 1) pen.lineTo(to.x, to.y);
            else pen.curveTo(2 * middle.x - (from.x + to.x) / 2, 2 * middle.y - (from.y + to.y) / 2, to.x, to.y);
            from = to;
        }
    }
    return pen.segments();
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

function closedRuns(runs) {
    const left = new Set(runs.keys());
    const meeting = meetings(runs);
    const ends = [
        ...meeting.keys()
    ];
    for(let end = ends.pop(); end !== undefined; end = ends.pop()){
        const here = meeting.get(end) ?? new Set();
        if (here.size !== 1) continue;
        const [run] = here;
        if (runs[run].from === runs[run].to) continue;
        left.delete(run);
        const other = runs[run].from === end ? runs[run].to : runs[run].from;
        here.clear();
        meeting.get(other)?.delete(run);
        ends.push(other);
    }
    for (const net of nets(runs, meeting)){
        if (hasOddEnd(runs, net)) for (const run of net)left.delete(run);
    }
    return runs.map((_, index)=>left.has(index));
}
function meetings(runs) {
    const meeting = new Map();
    runs.forEach(({ from, to }, index)=>{
        for (const end of [
            from,
            to
        ])meeting.set(end, (meeting.get(end) ?? new Set()).add(index));
    });
    return meeting;
}
function nets(runs, meeting) {
    const seen = new Set();
    return [
        ...meeting.keys()
    ].flatMap((end)=>isNew(seen, end) ? [
            netAt(end, runs, meeting, seen)
        ] : []);
}
function netAt(start, runs, meeting, seen) {
    const ends = [
        start
    ];
    const net = new Set();
    for (const end of ends){
        for (const run of meeting.get(end) ?? []){
            net.add(run);
            for (const other of [
                runs[run].from,
                runs[run].to
            ])if (isNew(seen, other)) ends.push(other);
        }
    }
    return [
        ...net
    ];
}
function isNew(seen, end) {
    return seen.size < seen.add(end).size;
}
function hasOddEnd(runs, net) {
    const counts = new Map();
    for (const run of net){
        for (const end of [
            runs[run].from,
            runs[run].to
        ])counts.set(end, (counts.get(end) ?? 0) + 1);
    }
    return [
        ...counts.values()
    ].some((count)=>count % 2 === 1);
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

exports.ContentBounds = ContentBounds;
exports.FOCAL_LENGTH = FOCAL_LENGTH;
exports.HalfEdges = HalfEdges;
exports.MatchedShapes = MatchedShapes;
exports.STEPS_PER_PIXEL = STEPS_PER_PIXEL;
exports.STRIDE = STRIDE;
exports.SegmentPen = SegmentPen;
exports.ShapeOutline = ShapeOutline;
exports.TICKS = TICKS;
exports.TimelineDisplay = TimelineDisplay;
exports.UNMATCHED = UNMATCHED;
exports.accelerationOf = accelerationOf;
exports.affineAt = affineAt;
exports.assembleFills = assembleFills;
exports.assembleStrokes = assembleStrokes;
exports.cameraAt = cameraAt;
exports.cameraMatrixAt = cameraMatrixAt;
exports.carried = carried;
exports.closedRuns = closedRuns;
exports.contourLoops = contourLoops;
exports.cutMorphShape = cutMorphShape;
exports.decodeCubics = decodeCubics;
exports.decompose = decompose;
exports.depthAt = depthAt;
exports.distance = distance;
exports.easeMethod = easeMethod;
exports.easePoints = easePoints;
exports.encodeEdges = encodeEdges;
exports.entryOf = entryOf;
exports.formatEdgeNumber = formatEdgeNumber;
exports.guideOf = guideOf;
exports.hasCameraFilters = hasCameraFilters;
exports.hasDepth = hasDepth;
exports.includeSegments = includeSegments;
exports.isAffine = isAffine;
exports.isUnmatched = isUnmatched;
exports.isUnposed = isUnposed;
exports.layerEffects = layerEffects;
exports.layersByDepth = layersByDepth;
exports.linear = linear;
exports.mixContour = mixContour;
exports.motionState = motionState;
exports.namedEase = namedEase;
exports.namedEaseOf = namedEaseOf;
exports.normalizeAngle = normalizeAngle;
exports.outlineOf = outlineOf;
exports.ovalOutline = ovalOutline;
exports.ownScale = ownScale;
exports.published = published;
exports.rectangleOutline = rectangleOutline;
exports.rewriteCubics = rewriteCubics;
exports.rewriteEdges = rewriteEdges;
exports.rewriteSegments = rewriteSegments;
exports.riggedMatrix = riggedMatrix;
exports.rotation = rotation;
exports.rotationOf = rotationOf;
exports.seenBox = seenBox;
exports.seenBy = seenBy;
exports.seenSegments = seenSegments;
exports.shapeProgress = shapeProgress;
exports.shownBoxes = shownBoxes;
exports.simpleEase = simpleEase;
exports.sizeOf = sizeOf;
exports.sliceAxis = sliceAxis;
exports.sliceSegments = sliceSegments;
exports.turned = turned;
exports.turningOf = turningOf;
exports.tweenEnds = tweenEnds;
exports.tweenedParts = tweenedParts;
exports.whyBlank = whyBlank;
exports.withinMask = withinMask;
