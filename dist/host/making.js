// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('./drawing.js'));
const host_headless = require('./headless.js');
const main = require('gifenc');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
const host_errors = require('./errors.js');
let maxrectsPacker$late;
const maxrectsPacker = () => (maxrectsPacker$late ??= require('maxrects-packer'));
const host_defaults = require('./defaults.js');
let host_media$late;
const host_media = () => (host_media$late ??= require('./media.js'));
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('./literal.js'));
let host_playing$late;
const host_playing = () => (host_playing$late ??= require('./playing.js'));

function* timedFrames(sequence) {
    let timed;
    let last;
    for (const [start, frame] of sequence.frames.entries()){
        const content = sequence.content(frame);
        if (timed && content === last) timed.duration++;
        else {
            if (timed) yield timed;
            timed = {
                frame,
                start,
                duration: 1
            };
        }
        last = content;
    }
    if (timed) yield timed;
}

function* drawnFrames(sequence, scale) {
    for (const { frame, start, duration } of timedFrames(sequence)){
        yield {
            pixels: sequence.pixels(frame, scale),
            start,
            duration
        };
    }
}

const CELLS = 33;
const BITS = 3;
const STEPS = [
    CELLS * CELLS,
    CELLS,
    1
];
const SIZE = CELLS ** 3;
function reduceColors(rgba, most, isCounted) {
    const moments = new Moments(rgba, isCounted);
    const boxes = [
        moments.box([
            0,
            0,
            0
        ], [
            CELLS - 1,
            CELLS - 1,
            CELLS - 1
        ])
    ];
    while(boxes.length < most){
        const widest = boxes.reduce((one, other)=>other.variance > one.variance ? other : one);
        const halves = widest.variance > 0 ? moments.cut(widest) : undefined;
        if (halves) boxes.splice(boxes.indexOf(widest), 1, ...halves);
        else if (widest.variance > 0) widest.variance = 0;
        else break;
    }
    const indices = new Uint8Array(SIZE);
    boxes.forEach((box, index)=>mark(indices, box, index));
    return {
        palette: boxes.map((box)=>moments.mean(box)),
        indexOf: (red, green, blue)=>indices[cellOf(red, green, blue)]
    };
}
function cellOf(red, green, blue) {
    return ((red >> BITS) + 1) * STEPS[0] + ((green >> BITS) + 1) * STEPS[1] + (blue >> BITS) + 1;
}
class Moments {
    constructor(rgba, isCounted){
        this.counts = new Float64Array(SIZE);
        this.sums = [
            new Float64Array(SIZE),
            new Float64Array(SIZE),
            new Float64Array(SIZE)
        ];
        this.squares = new Float64Array(SIZE);
        const { counts, squares } = this;
        const [reds, greens, blues] = this.sums;
        for(let at = 0; at < rgba.length; at += 4){
            if (!isCounted(rgba[at + 3])) continue;
            const [red, green, blue] = [
                rgba[at],
                rgba[at + 1],
                rgba[at + 2]
            ];
            const cell = cellOf(red, green, blue);
            counts[cell]++;
            reds[cell] += red;
            greens[cell] += green;
            blues[cell] += blue;
            squares[cell] += red * red + green * green + blue * blue;
        }
        for (const list of [
            counts,
            ...this.sums,
            squares
        ])for (const step of STEPS)for(let cell = STEPS[0]; cell < SIZE; cell++)if (Math.floor(cell / step) % CELLS > 0) list[cell] += list[cell - step];
    }
    box(low, high) {
        const count = total(this.counts, low, high);
        const squared = this.sums.reduce((sum, list)=>sum + total(list, low, high) ** 2, 0);
        return {
            low,
            high,
            variance: count === 0 ? 0 : total(this.squares, low, high) - squared / count
        };
    }
    mean({ low, high }) {
        const count = Math.max(1, total(this.counts, low, high));
        return this.sums.map((list)=>Math.round(total(list, low, high) / count));
    }
    cut({ low, high }) {
        const whole = [
            this.counts,
            ...this.sums
        ].map((list)=>total(list, low, high));
        let best;
        for(let axis = 0; axis < STEPS.length; axis++){
            for(let at = low[axis] + 1; at < high[axis]; at++){
                const [count, ...sums] = [
                    this.counts,
                    ...this.sums
                ].map((list)=>total(list, low, replaced(high, axis, at)));
                const rest = whole[0] - count;
                if (count === 0 || rest === 0) continue;
                let gain = 0;
                sums.forEach((sum, channel)=>gain += sum ** 2 / count + (whole[channel + 1] - sum) ** 2 / rest);
                if (!best || gain > best.gain) best = {
                    axis,
                    at,
                    gain
                };
            }
        }
        if (!best) return undefined;
        const { axis, at } = best;
        return [
            this.box(low, replaced(high, axis, at)),
            this.box(replaced(low, axis, at), high)
        ];
    }
}
function replaced(place, axis, at) {
    return place.map((value, index)=>index === axis ? at : value);
}
function total(list, [r0, g0, b0], [r1, g1, b1]) {
    const [red, green] = STEPS;
    return list[r1 * red + g1 * green + b1] - list[r1 * red + g1 * green + b0] - list[r1 * red + g0 * green + b1] + list[r1 * red + g0 * green + b0] - list[r0 * red + g1 * green + b1] + list[r0 * red + g1 * green + b0] + list[r0 * red + g0 * green + b1] - list[r0 * red + g0 * green + b0];
}
function mark(indices, { low, high }, index) {
    for(let red = low[0] + 1; red <= high[0]; red++)for(let green = low[1] + 1; green <= high[1]; green++){
        const row = red * STEPS[0] + green * STEPS[1];
        indices.fill(index, row + low[2] + 1, row + high[2] + 1);
    }
}

const TICK = 10;
const SHORTEST = 2;
const STAYS = 1;
const IS_CLEARED = 2;
function* encodeGif(frames, frameRate, { colors, repeats = 0 } = {}) {
    const encoder = GIFEncoder();
    const timeOf = (frame)=>Math.round(frame * 1000 / frameRate / TICK);
    let shown = 0;
    const write = ({ pixels }, ticks)=>{
        const { palette, index, transparentIndex } = indexColors(pixels.rgba, colors);
        encoder.writeFrame(index, pixels.width, pixels.height, {
            palette,
            delay: ticks * TICK,
            repeat: repeats,
            transparent: transparentIndex !== undefined,
            transparentIndex: transparentIndex ?? 0,
            dispose: transparentIndex === undefined ? STAYS : IS_CLEARED
        });
        shown += ticks;
    };
    let last;
    for (const frame of frames){
        last = frame;
        const ticks = timeOf(frame.start + frame.duration) - shown;
        if (ticks >= SHORTEST) write(frame, ticks);
        yield;
    }
    if (last && shown === 0) write(last, SHORTEST);
    encoder.finish();
    return encoder.bytes();
}
const GIFEncoder = typeof main === 'function' ? main : main.GIFEncoder;
const COLORS = 256;
const OPAQUE = 128;
function withFewColors({ width, height, rgba }, colors) {
    const { palette, index, transparentIndex } = indexColors(rgba, colors);
    const reduced = new Uint8Array(rgba.length);
    index.forEach((number, at)=>{
        if (number !== transparentIndex) reduced.set([
            ...palette[number],
            255
        ], at * 4);
    });
    return {
        width,
        height,
        rgba: reduced
    };
}
function indexColors(rgba, colors = COLORS) {
    const count = rgba.length / 4;
    let isTransparent = false;
    for(let at = 3; at < rgba.length && !isTransparent; at += 4)isTransparent = rgba[at] < OPAQUE;
    const most = Math.min(colors, isTransparent ? COLORS - 1 : COLORS);
    const { palette, index } = exactColors(rgba, most) ?? nearestColors(rgba, most);
    if (!isTransparent) return {
        palette,
        index
    };
    const transparentIndex = palette.length;
    for(let at = 0; at < count; at++)if (rgba[at * 4 + 3] < OPAQUE) index[at] = transparentIndex;
    return {
        palette: [
            ...palette,
            [
                0,
                0,
                0
            ]
        ],
        index,
        transparentIndex
    };
}
function exactColors(rgba, most) {
    const numbers = new Map();
    const index = new Uint8Array(rgba.length / 4);
    for(let at = 0; at < index.length; at++){
        if (rgba[at * 4 + 3] < OPAQUE) continue;
        const color = rgba[at * 4] << 16 | rgba[at * 4 + 1] << 8 | rgba[at * 4 + 2];
        let number = numbers.get(color);
        if (number === undefined) numbers.set(color, number = numbers.size);
        if (number >= most) return undefined;
        index[at] = number;
    }
    return {
        palette: [
            ...numbers.keys()
        ].map((color)=>[
                color >> 16,
                color >> 8 & 255,
                color & 255
            ]),
        index
    };
}
function nearestColors(rgba, most) {
    const { palette, indexOf } = reduceColors(rgba, most, (alpha)=>alpha >= OPAQUE);
    const index = new Uint8Array(rgba.length / 4);
    for(let at = 0; at < index.length; at++)index[at] = indexOf(rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]);
    return {
        palette,
        index
    };
}

const NAMES = [
    'm00',
    'm01',
    'm02',
    'm03',
    'm10',
    'm11',
    'm12',
    'm13',
    'm20',
    'm21',
    'm22',
    'm23',
    'm30',
    'm31',
    'm32',
    'm33'
]; 
function matrix3D({ a, b, c, d, tx, ty }) {
    const linear = [
        a,
        b,
        0,
        0,
        c,
        d,
        0,
        0,
        0,
        0,
        1,
        0
    ].map(factor);
    const values = [
        ...linear,
        length(tx),
        length(ty),
        0,
        1
    ];
    return Object.fromEntries(NAMES.map((name, index)=>[
            name,
            values[index]
        ]));
}
function decomposed({ a, b, c, d, tx, ty }) {
    const scaleX = Math.hypot(a, b);
    const scaleY = scaleX === 0 ? Math.hypot(c, d) : (a * d - b * c) / scaleX;
    return {
        Position: {
            x: length(tx),
            y: length(ty),
            z: 0
        },
        Rotation: {
            x: 0,
            y: 0,
            z: factor(Math.atan2(b, a))
        },
        Scaling: {
            x: factor(scaleX),
            y: factor(scaleY),
            z: 1
        }
    };
}
function factor(value) {
    return Number(value.toFixed(6)) + 0;
}
function length(value) {
    return Number(value.toFixed(3)) + 0;
}

function mergeFrames(data, frameCounts) {
    const merged = (layers)=>layers.map((layer)=>({
                ...layer,
                Frames: mergeRuns(layer.Frames, frameCounts)
            }));
    return {
        ...data,
        ANIMATION: {
            ...data.ANIMATION,
            TIMELINE: {
                LAYERS: merged(data.ANIMATION.TIMELINE.LAYERS)
            }
        },
        SYMBOL_DICTIONARY: {
            Symbols: data.SYMBOL_DICTIONARY.Symbols.map((symbol)=>({
                    ...symbol,
                    TIMELINE: {
                        LAYERS: merged(symbol.TIMELINE.LAYERS)
                    }
                }))
        }
    };
}
function mergeRuns(frames, frameCounts) {
    const merged = [];
    for (const frame of frames){
        const last = merged.at(-1);
        const isNext = last && last.index + last.duration === frame.index && frame.name === undefined;
        if (isNext && isSame$2(last, frame) && !runs(frame, frameCounts)) last.duration++;
        else merged.push({
            ...frame
        });
    }
    return merged;
}
function isSame$2(one, other) {
    return one.elements === other.elements || JSON.stringify(one.elements) === JSON.stringify(other.elements);
}
function runs({ elements }, frameCounts) {
    return elements.some(({ SYMBOL_Instance: instance })=>{
        if (instance?.firstFrame === undefined || instance.loop === 'singleframe') return false;
        const count = frameCounts.get(instance.SYMBOL_name) ?? 1;
        return instance.loop === 'loop' ? count > 1 : instance.firstFrame < count - 1;
    });
}

const KEYS = {
    ANIMATION: 'AN',
    name: 'N',
    SYMBOL_name: 'SN',
    TIMELINE: 'TL',
    LAYERS: 'L',
    Layer_name: 'LN',
    Layer_type: 'LT',
    Clipped_by: 'Clpb',
    Frames: 'FR',
    index: 'I',
    duration: 'DU',
    elements: 'E',
    SYMBOL_Instance: 'SI',
    ATLAS_SPRITE_instance: 'ASI',
    Instance_Name: 'IN',
    bitmap: 'BM',
    Position: 'POS',
    symbolType: 'ST',
    firstFrame: 'FF',
    loop: 'LP',
    transformationPoint: 'TRP',
    Matrix3D: 'M3D',
    DecomposedMatrix: 'DM',
    color: 'C',
    filters: 'F',
    blend: 'B',
    SYMBOL_DICTIONARY: 'SD',
    Symbols: 'S',
    metadata: 'MD',
    framerate: 'FRT',
    mode: 'M',
    brightness: 'BRT',
    tintColor: 'TC',
    tintMultiplier: 'TM',
    RedMultiplier: 'RM',
    greenMultiplier: 'GM',
    blueMultiplier: 'BM',
    alphaMultiplier: 'AM',
    redOffset: 'RO',
    greenOffset: 'GO',
    blueOffset: 'BO',
    AlphaOffset: 'AO',
    BlurFilter: 'BLF',
    DropShadowFilter: 'DSF',
    GlowFilter: 'GF',
    BevelFilter: 'BF',
    AdjustColorFilter: 'ACF',
    GradientGlowFilter: 'GGF',
    GradientBevelFilter: 'GBF',
    blurX: 'BLX',
    blurY: 'BLY',
    quality: 'Q',
    hue: 'H',
    contrast: 'CT',
    saturation: 'SAT',
    distance: 'D',
    knockout: 'KK',
    type: 'T',
    strength: 'STR',
    angle: 'AL',
    alpha: 'A',
    highlightAlpha: 'HA',
    shadowAlpha: 'SA',
    shadowColor: 'SC',
    highlightColor: 'HC',
    inner: 'IN',
    hideObject: 'HO',
    GradientEntries: 'GE',
    ratio: 'R'
}; 
const VALUES = {
    Layer_type: {
        Clipper: 'Clp'
    },
    symbolType: {
        graphic: 'G',
        movieclip: 'MC',
        button: 'B'
    },
    loop: {
        loop: 'LP',
        playonce: 'PO',
        singleframe: 'SF'
    },
    mode: {
        Alpha: 'CA',
        Brightness: 'CBRT',
        Tint: 'T',
        Advanced: 'AD'
    }
};
const LEFT_OUT = new Set([
    'DecomposedMatrix'
]);
function optimizedKeys(data) {
    if (Array.isArray(data)) return data.map(optimizedKeys);
    if (typeof data !== 'object' || data === null) return data;
    const short = {};
    for (const [key, value] of Object.entries(data)){
        if (LEFT_OUT.has(key)) continue;
        const text = typeof value === 'string' ? VALUES[key]?.[value] : undefined;
        short[KEYS[key] ?? key] = key === 'Matrix3D' ? Object.values(value) : text ?? optimizedKeys(value);
    }
    return short;
}

function colorOf(instance) {
    const effect = instance.colorEffect;
    switch(effect.mode){
        case 'none':
            return undefined;
        case 'brightness':
            return {
                mode: 'Brightness',
                brightness: factor(effect.brightness)
            };
        case 'tint':
            return {
                mode: 'Tint',
                tintColor: effect.color,
                tintMultiplier: factor(effect.strength)
            };
        case 'alpha':
            return {
                mode: 'Alpha',
                alphaMultiplier: factor(effect.channels.alpha.multiplier)
            };
        case 'advanced':
            return advancedColor(instance.color);
    }
}
function advancedColor({ factors, offsets }) {
    return {
        mode: 'Advanced',
        RedMultiplier: factor(factors[0]),
        greenMultiplier: factor(factors[1]),
        blueMultiplier: factor(factors[2]),
        alphaMultiplier: factor(factors[3]),
        redOffset: Math.round(offsets[0]),
        greenOffset: Math.round(offsets[1]),
        blueOffset: Math.round(offsets[2]),
        AlphaOffset: Math.round(offsets[3])
    };
}
function filtersOf(instance) {
    const { filters } = instance.filters;
    if (filters.length === 0) return undefined;
    const isUnique = new Set(filters.map(({ tag })=>tag)).size === filters.length;
    if (isUnique) return Object.fromEntries(filters.map((filter)=>[
            filter.tag,
            valuesOf(filter)
        ]));
    return filters.map((filter)=>({
            name: host_headless.hostFilterName(filter.tag),
            ...valuesOf(filter)
        }));
}
function valuesOf(filter) {
    const { table, hiddenFromScripts = [], hasStops } = host_headless.filterRow(filter.tag);
    const values = {};
    for (const [name, attribute] of Object.entries(table)){
        if (name === 'isEnabled' || hiddenFromScripts.includes(name)) continue;
        const value = filter[name];
        if (/alpha$/i.test(name)) values[name] = factor(Number(value));
        else values[name] = attribute.rule.kind === 'color' ? String(value).toUpperCase() : value;
    }
    if (hasStops) values.GradientEntries = filter.stops.map(({ ratio, rgb, alpha })=>({
            ratio,
            color: rgb.toUpperCase(),
            alpha: factor(alpha)
        }));
    return values;
}
const BLENDS = [
    'add',
    'alpha',
    'darken',
    'difference',
    'erase',
    'hardlight',
    'invert',
    'layer',
    'lighten',
    'multiply',
    'normal',
    'overlay',
    'screen',
    'shader',
    'subtract'
]; 
function blendOf({ blendMode: mode }) {
    const number = BLENDS.indexOf(mode);
    return mode === 'normal' || number < 0 ? undefined : number;
}

const INSTANCES = new Set([
    'symbol',
    'component'
]);
class AtlasReader {
    constructor(studio, sprites, options){
        this.studio = studio;
        this.sprites = sprites;
        this.options = options;
        this.symbols = [];
        this.names = new Map();
        this.taken = new Set();
        this.known = new Set();
        this.leafPictures = new Map();
        this.pictures = new WeakMap();
    }
    layers(timeline, frames) {
        const display = this.displayOf(timeline);
        const { layers, isSteady } = host_shown().layersByDepth(display);
        const { drawing } = this.sprites;
        if (!isSteady) drawing.notDrawn('order of layers that pass one another in depth');
        if (host_shown().hasCameraFilters(timeline)) drawing.notDrawn('colour filter of the camera');
        return layers.map((layer)=>{
            const mask = display.maskOf(layer);
            return {
                Layer_name: layer.name,
                ...layer.isMask ? {
                    Layer_type: 'Clipper'
                } : {},
                ...mask ? {
                    Clipped_by: mask.name
                } : {},
                Frames: this.frames(layer, display, frames)
            };
        });
    }
    displayOf(timeline) {
        const { film } = this.studio;
        const mode = host_shown().published(film.publishesHiddenLayers);
        return new (host_shown().TimelineDisplay)(timeline, film, {
            ...mode,
            masks: 'list'
        });
    }
    frames(layer, display, chosen) {
        const count = layer.keyframes.at(-1)?.end ?? 0;
        const numbers = chosen?.filter((frame)=>frame < count) ?? Array.from({
            length: count
        }, (_, frame)=>frame);
        let before;
        return numbers.map((frame)=>{
            const index = chosen ? chosen.indexOf(frame) : frame;
            const displayed = display.layerAt(layer, frame);
            if (!displayed) return {
                index,
                duration: 1,
                elements: []
            };
            const elements = before && isSame$1(before.displayed, displayed) ? before.elements : this.elements(displayed);
            before = {
                displayed,
                elements
            };
            const label = displayed.elapsed === 0 ? displayed.keyframe.name : '';
            return {
                ...label === '' ? {} : {
                    name: label
                },
                index,
                duration: 1,
                elements
            };
        });
    }
    elements(displayed) {
        this.noteGaps(displayed);
        const elements = [];
        let raw = [];
        const flush = ()=>{
            const sprite = raw.length > 0 ? this.pictureOf(raw, displayed.color) : undefined;
            if (sprite) elements.push({
                ATLAS_SPRITE_instance: spriteAt(sprite, displayed.matrix)
            });
            raw = [];
        };
        for (const element of displayed.elements){
            if (!INSTANCES.has(element.kind)) raw.push(element);
            else {
                flush();
                const instance = this.instance(element, displayed);
                if (instance) elements.push({
                    SYMBOL_Instance: instance
                });
            }
        }
        flush();
        return elements;
    }
    noteGaps({ keyframe, blendMode }) {
        if (blendMode !== 'normal') this.sprites.drawing.notDrawn('blend mode of a layer');
        if (keyframe.hasFilters) this.sprites.drawing.notDrawn('filters of a layer');
        if (host_shown().isUnmatched(keyframe)) this.sprites.drawing.notDrawn('shape tween without matched shapes (drawn as its first frame)');
        if (host_shown().isUnposed(keyframe)) this.sprites.drawing.notDrawn('pose of an armature without matrices for each frame (drawn as its first frame)');
    }
    pictureOf(elements, color) {
        const [first] = elements;
        let byColor = this.pictures.get(first);
        if (!byColor) this.pictures.set(first, byColor = new Map());
        const key = host_headless.colorKey(color);
        if (!byColor.has(key)) byColor.set(key, this.sprites.addElements(elements, color));
        return byColor.get(key);
    }
    instance(instance, around) {
        if (!instance.isVisible) return undefined;
        const { path, symbolType: type, isGraphic } = instance;
        const timeline = this.studio.film.symbolOf(instance);
        if (!timeline) return undefined;
        this.noteInstance(instance);
        const isLeaf = this.options.leaves === 'pictures' && this.isLeaf(timeline);
        const bitmap = isLeaf ? this.leafPicture(path, timeline) : undefined;
        if (!isLeaf) this.addSymbol(path, timeline);
        const matrix = host_headless.concat(around.matrix, instance.matrix);
        const { x, y } = this.studio.film.pivotOf(instance);
        const color = colorWith(around.color, instance);
        const filters = filtersOf(instance);
        const blend = blendOf(instance);
        return {
            SYMBOL_name: this.nameOf(path),
            Instance_Name: instance.name || (isGraphic ? 'InstName' : ''),
            ...bitmap ? {
                bitmap
            } : {},
            symbolType: isGraphic ? 'graphic' : type === 'button' ? 'button' : 'movieclip',
            ...isGraphic ? {
                firstFrame: instance.firstFrame,
                loop: loopOf(instance)
            } : {},
            transformationPoint: {
                x: length(x),
                y: length(y)
            },
            Matrix3D: matrix3D(matrix),
            DecomposedMatrix: decomposed(matrix),
            ...color ? {
                color
            } : {},
            ...filters === undefined ? {} : {
                filters
            },
            ...blend === undefined ? {} : {
                blend
            }
        };
    }
    noteInstance(instance) {
        const { drawing } = this.sprites;
        if (instance.isWarped) drawing.notDrawn('warp of an asset');
        if (instance.isInSpace) drawing.notDrawn('place in 3D');
        const item = instance.isGraphic ? undefined : this.studio.film.item(instance.path);
        if (item && host_headless.scalingGridOf(item)) drawing.notDrawn('guides for 9-slice scaling');
    }
    addSymbol(path, timeline) {
        if (this.known.has(path)) return;
        this.known.add(path);
        const symbol = {
            SYMBOL_name: this.nameOf(path),
            TIMELINE: {
                LAYERS: []
            }
        };
        this.symbols.push(symbol);
        symbol.TIMELINE.LAYERS = this.layers(timeline);
    }
    isLeaf(timeline) {
        const display = this.displayOf(timeline);
        if (display.frameCount > 1) return false;
        return display.at(0).every(({ elements })=>!elements.some(({ kind })=>INSTANCES.has(kind)));
    }
    leafPicture(path, timeline) {
        if (!this.leafPictures.has(path)) this.leafPictures.set(path, this.sprites.addTimeline(timeline));
        return this.leafPictures.get(path);
    }
    nameOf(path) {
        let name = this.names.get(path);
        if (name === undefined) {
            name = this.taken.has(host_headless.leafOf(path)) ? path : host_headless.leafOf(path);
            this.taken.add(name);
            this.names.set(path, name);
        }
        return name;
    }
}
function isSame$1(one, other) {
    const { elements, matrix, color } = other;
    return one.elements.length === elements.length && elements.every((element, at)=>element === one.elements[at]) && sameMatrix(one.matrix, matrix) && (one.color === color || host_headless.colorKey(one.color) === host_headless.colorKey(color));
}
function sameMatrix(one, other) {
    if (one === other) return true;
    return one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d && one.tx === other.tx && one.ty === other.ty;
}
function spriteAt({ name, Position }, around) {
    const matrix = host_headless.concat(around, {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: Position.x,
        ty: Position.y
    });
    const position = {
        x: length(matrix.tx),
        y: length(matrix.ty)
    };
    return {
        name,
        Position: position,
        Matrix3D: matrix3D(matrix),
        DecomposedMatrix: decomposed(matrix)
    };
}
function colorWith(around, instance) {
    if (around === host_headless.NO_COLOR_TRANSFORM) return colorOf(instance);
    return advancedColor(host_headless.concatColors(around, instance.color));
}
function loopOf({ loop: mode }) {
    if (mode === 'loop') return 'loop';
    return mode === 'play once' ? 'playonce' : 'singleframe';
}

class SheetOverflow extends RangeError {
}
function packPictures(pictures, options) {
    const { padding, extrude, maxSize, powerOfTwo, rotate } = options;
    const { border = padding, maxHeight = maxSize } = options;
    for (const picture of pictures)requireRoom(picture, options);
    const packer = new (maxrectsPacker().MaxRectsPacker)(maxSize, maxHeight, padding, {
        smart: true,
        pot: powerOfTwo,
        square: false,
        allowRotation: rotate,
        border
    });
    const rects = pictures.map((size, picture)=>rectOf(size, picture, extrude));
    packer.addArray(rects);
    const places = [];
    packer.bins.forEach((bin, sheet)=>{
        for (const { picture, x, y, rot } of bin.rects){
            places[picture] = {
                sheet,
                x: x + extrude,
                y: y + extrude,
                isRotated: rot
            };
        }
    });
    return {
        places,
        sheets: packer.bins.map(({ width, height })=>({
                width,
                height
            }))
    };
}
function requireRoom({ width, height }, options) {
    const { padding, extrude, maxSize } = options;
    const { border = padding, maxHeight = maxSize } = options;
    const taken = 2 * (border + extrude);
    if (width <= maxSize - taken && height <= maxHeight - taken) return;
    throw new SheetOverflow(`a picture of ${width} x ${height} pixels does not fit on a sheet of ${maxSize} x ${maxHeight}; raise --max-size, ${options.trim ? 'or lower --scale' : 'lower --scale, or use --trim'}`);
}
function rectOf({ width, height }, picture, extrude) {
    return {
        x: 0,
        y: 0,
        width: width + 2 * extrude,
        height: height + 2 * extrude,
        rot: false,
        picture
    };
}

function buildSheets(sprites, pictures, options) {
    const { places, sheets: sizes } = packPictures(pictures, options);
    const sheets = sizes.map(({ width, height })=>({
            width,
            height,
            rgba: new Uint8Array(width * height * 4)
        }));
    places.forEach(({ sheet, x, y, isRotated }, number)=>{
        const picture = isRotated ? host_drawing().rotatePixels(pictures[number]) : pictures[number];
        host_drawing().pastePixels(sheets[sheet], picture, x, y, options.extrude);
    });
    return {
        sheets,
        sprites: sprites.map((sprite)=>({
                ...sprite,
                ...places[sprite.picture]
            }))
    };
}

const NOWHERE = {
    x: 0,
    y: 0,
    width: 1,
    height: 1
};
class SpriteMap {
    constructor(context, scale, sheet){
        this.context = context;
        this.scale = scale;
        this.pictures = new (host_drawing().PictureSet)();
        this.sprites = [];
        this.byContent = new Map();
        this.sheet = {
            ...sheet,
            trim: true
        };
        this.drawing = new (host_drawing().Drawing)(context.film, NOWHERE, host_drawing().drawFrame);
    }
    addElements(elements, color) {
        const state = {
            ...host_drawing().FIRST_STATE,
            color
        };
        return this.unlessTooMuch(()=>{
            this.drawing.beginPicture();
            const runs = host_drawing().joinRuns(elements.flatMap((element)=>host_drawing().drawElement(element, state, this.drawing)));
            return this.add(runs, host_drawing().elementsRegion(elements, state, this.drawing));
        });
    }
    addTimeline(timeline) {
        return this.unlessTooMuch(()=>this.add(host_drawing().drawFrame(timeline, 0, host_drawing().FIRST_STATE, this.drawing), host_drawing().frameRegion(timeline, 0, this.drawing)));
    }
    unlessTooMuch(add) {
        try {
            return host_drawing().explainStackOverflow(add);
        } catch (error) {
            if (!(error instanceof host_errors.LimitError)) throw error;
            this.drawing.notDrawn(`a picture (${error.message})`);
            return undefined;
        }
    }
    add(runs, region) {
        if (host_headless.isEmpty(region)) return undefined;
        const view = host_drawing().wholeView(region);
        const content = host_drawing().paintRuns(runs, '', ()=>view, this.drawing);
        const existing = this.byContent.get(content);
        if (existing || this.byContent.has(content)) return existing;
        const bitmap = this.draw(content, view);
        this.byContent.set(content, bitmap);
        return bitmap;
    }
    draw(content, view) {
        const { scale, context } = this;
        const svg = host_drawing().wrapPicture(content, this.drawing.defsFor(content), view);
        const { width, height, pixels } = host_drawing().rasterize(svg, scale, context, (what)=>this.drawing.notDrawn(what));
        const part = host_drawing().paintedBox(pixels, width, height);
        if (!part) return undefined;
        requireRoom(part, this.sheet);
        const picture = host_drawing().cropPixels({
            width,
            height,
            rgba: host_drawing().unmultiplied(pixels)
        }, part);
        const name = String(this.sprites.length).padStart(4, '0');
        this.sprites.push({
            name,
            picture: this.pictures.add(picture),
            source: picture,
            part: {
                x: 0,
                y: 0,
                width: picture.width,
                height: picture.height
            },
            pivot: {
                x: 0,
                y: 0
            },
            duration: 0
        });
        return {
            name,
            Position: {
                x: view.x + part.x / scale,
                y: view.y + part.y / scale
            }
        };
    }
    *files(base, written) {
        const { stopwatch } = this.context;
        const { sheets, sprites } = stopwatch.measure('packing', ()=>buildSheets(this.sprites, this.pictures.pictures, this.sheet));
        for (const [index, sheet] of sheets.entries()){
            const name = `spritemap${index + 1}`;
            const image = `${name}.${written.kind}`;
            yield {
                path: `${base}${image}`,
                content: host_drawing().encodePicture(sheet, written, this.context)
            };
            const own = sprites.filter((sprite)=>sprite.sheet === index);
            yield {
                path: `${base}${name}.json`,
                content: this.describe(own, image, sheet)
            };
        }
    }
    describe(sprites, image, size) {
        const meta = {
            app: host_drawing().EXPORTING_PROGRAM.home,
            version: host_drawing().EXPORTING_PROGRAM.version,
            image,
            format: 'RGBA8888',
            size: {
                w: size.width,
                h: size.height
            },
            scale: String(this.scale),
            resolution: String(this.scale)
        };
        return `${JSON.stringify({
            ATLAS: {
                SPRITES: sprites.map(entryOf$1)
            },
            meta
        }, null, 1)}\n`;
    }
}
function entryOf$1({ name, x, y, part, isRotated }) {
    const { width, height } = part;
    const [w, h] = isRotated ? [
        height,
        width
    ] : [
        width,
        height
    ];
    return {
        SPRITE: {
            name,
            x,
            y,
            w,
            h,
            rotated: isRotated
        }
    };
}

function allFiles(made) {
    return [
        ...made
    ].filter((file)=>file !== undefined);
}
function scaled({ scales }) {
    return scales.map((scale)=>({
            scale,
            suffix: scales.length === 1 ? '' : `@${scale}x`
        }));
}
function backgroundOf(subject, { background }) {
    return background === 'none' ? undefined : background ?? subject.ground;
}

const atlas = function*(subject, base, options, context) {
    for (const { scale, suffix } of scaled(options)){
        const folder = `${base}${suffix}`;
        const [animation, ...maps] = atlasFiles(subject, folder === '' ? '' : `${folder}/`, scale, options, context);
        if (maps.length === 0) throw new (host_drawing().UnfitSubject)(`"${subject.path}" paints nothing: there is nothing to export`);
        yield animation;
        yield* maps;
    }
};
const atlasTogether = function*(subjects, base, options, context) {
    const [first] = subjects;
    for (const { scale, suffix } of scaled(options)){
        const sprites = new SpriteMap(context, scale, options.sheet);
        const name = host_headless.leafOf(base) || 'symbols';
        const data = context.stopwatch.measure('drawing', ()=>readTogether(subjects, name, sprites, options, context));
        context.leftOut?.(first, sprites.drawing.left);
        const folder = base + suffix === '' ? '' : `${base}${suffix}/`;
        const maps = [
            ...sprites.files(folder, options.pictures)
        ];
        if (maps.length === 0) throw new (host_drawing().UnfitSubject)('the items paint nothing: there is nothing to export');
        yield {
            path: `${folder}Animation.json`,
            content: `${JSON.stringify(options.optimized ? optimizedKeys(data) : data)}\n`
        };
        yield* maps;
    }
};
function readTogether(subjects, name, sprites, options, context) {
    const leaves = options.leaves ?? (options.optimized ? 'timelines' : 'pictures');
    const reader = new AtlasReader(context, sprites, {
        leaves
    });
    for (const { path, timeline } of subjects){
        if (!timeline) throw new (host_drawing().UnfitSubject)(`"${path}" is a bitmap: an atlas is made of symbols`);
        reader.addSymbol(path, timeline);
    }
    const LAYERS = subjects.map(({ path })=>layerOf(reader.nameOf(path)));
    let main = name;
    while(reader.symbols.some(({ SYMBOL_name })=>SYMBOL_name === main))main += '_';
    const data = {
        ANIMATION: {
            name,
            SYMBOL_name: main,
            TIMELINE: {
                LAYERS
            }
        },
        SYMBOL_DICTIONARY: {
            Symbols: reader.symbols
        },
        metadata: {
            framerate: subjects[0].frameRate
        }
    };
    return leaves === 'timelines' ? mergeFrames(data, frameCounts(reader)) : data;
}
function layerOf(symbol) {
    const instance = {
        SYMBOL_name: symbol,
        Instance_Name: '',
        symbolType: 'movieclip',
        transformationPoint: {
            x: 0,
            y: 0
        },
        Matrix3D: matrix3D(host_headless.IDENTITY),
        DecomposedMatrix: decomposed(host_headless.IDENTITY)
    };
    return {
        Layer_name: symbol,
        Frames: [
            {
                index: 0,
                duration: 1,
                elements: [
                    {
                        SYMBOL_Instance: instance
                    }
                ]
            }
        ]
    };
}
function* atlasFiles(subject, folder, scale, options, context) {
    const { timeline, path } = subject;
    if (!timeline) throw new (host_drawing().UnfitSubject)(`"${path}" is a bitmap: an atlas is made of scenes and symbols`);
    const sprites = new SpriteMap(context, scale, options.sheet);
    const data = context.stopwatch.measure('drawing', ()=>read(subject, timeline, sprites, options, context));
    context.leftOut?.(subject, sprites.drawing.left);
    const text = JSON.stringify(options.optimized ? optimizedKeys(data) : data);
    yield {
        path: `${folder}Animation.json`,
        content: `${text}\n`
    };
    yield* sprites.files(folder, options.pictures);
}
function read(subject, timeline, sprites, options, context) {
    const leaves = options.leaves ?? (options.optimized ? 'timelines' : 'pictures');
    const reader = new AtlasReader(context, sprites, {
        leaves
    });
    const isPart = options.frames !== undefined || options.label !== undefined;
    const frames = host_drawing().chooseFrames(subject, options);
    const LAYERS = reader.layers(timeline, isPart ? frames : undefined);
    const data = {
        ANIMATION: {
            name: subject.name,
            SYMBOL_name: reader.nameOf(subject.path),
            TIMELINE: {
                LAYERS
            }
        },
        SYMBOL_DICTIONARY: {
            Symbols: reader.symbols
        },
        metadata: {
            framerate: subject.frameRate
        }
    };
    return leaves === 'timelines' ? mergeFrames(data, frameCounts(reader)) : data;
}
function frameCounts({ symbols }) {
    return new Map(symbols.map(({ SYMBOL_name, TIMELINE })=>[
            SYMBOL_name,
            Math.max(1, ...TIMELINE.LAYERS.map(({ Frames })=>Frames.length))
        ]));
}

const ADOBE_LAYOUTS = {
    JSON: {
        ending: 'json',
        write: jsonHash$1
    },
    'JSON-Array': {
        ending: 'json',
        write: jsonArray$1
    },
    Starling: {
        ending: 'xml',
        write: (sheet)=>sparrow$1(sheet, true)
    },
    'Sparrow v1': {
        ending: 'xml',
        write: (sheet)=>sparrow$1(sheet, false)
    },
    'Sparrow v2': {
        ending: 'xml',
        write: (sheet)=>sparrow$1(sheet, false)
    }
};
function layoutNamed(name) {
    const layouts = ADOBE_LAYOUTS;
    const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined;
    if (!layout) throw new Error(`unknown layout "${name}"`);
    return layout;
}
function jsonHash$1(sheet) {
    const frames = sheet.sprites.map((sprite)=>`${quote(sprite.name)}:\n{\n${entry(sprite)}}`);
    return `{"frames": {\n\n${frames.join(',\n')}},\n${meta(sheet)}`;
}
function jsonArray$1(sheet) {
    const frames = sheet.sprites.map((sprite)=>`{\n\t"filename": ${quote(sprite.name)},\n${entry(sprite)}}`);
    return `{"frames": [\n\n${frames.join('\n,')}],\n${meta(sheet)}`;
}
function entry({ x, y, part, source, isRotated }) {
    const lines = [
        `"frame": ${rectangle$1(x, y, part)}`,
        `"rotated": ${isRotated}`,
        `"trimmed": ${isTrimmed({
            part,
            source
        })}`,
        `"spriteSourceSize": ${rectangle$1(part.x, part.y, source)}`,
        `"sourceSize": {"w":${source.width},"h":${source.height}}`
    ];
    return `\t${lines.join(',\n\t')}\n`;
}
function rectangle$1(x, y, { width, height }) {
    return `{"x":${x},"y":${y},"w":${width},"h":${height}}`;
}
function isTrimmed({ part, source }) {
    return part.width !== source.width || part.height !== source.height;
}
function meta({ app, version, image, width, height }) {
    const lines = [
        `"app": ${quote(app)}`,
        `"version": ${quote(version)}`,
        `"image": ${quote(image)}`,
        '"format": "RGBA8888"',
        `"size": {"w":${width},"h":${height}}`,
        '"scale": "1"'
    ];
    return `"meta": {\n\t${lines.join(',\n\t')}\n}\n}\n`;
}
function quote(text) {
    return JSON.stringify(text);
}
function sparrow$1({ app, version, image, sprites }, hasPivots) {
    const lines = sprites.map((sprite)=>{
        const { name, x, y, part, source, isRotated, pivot, isFirst } = sprite;
        const [width, height] = isRotated ? [
            part.height,
            part.width
        ] : [
            part.width,
            part.height
        ];
        return host_drawing().element('SubTexture', {
            ...{
                name,
                x,
                y,
                width,
                height
            },
            ...isRotated ? {
                rotated: 'true'
            } : {},
            ...hasPivots && isFirst ? {
                pivotX: pivot.x,
                pivotY: pivot.y
            } : {},
            ...isTrimmed(sprite) ? {
                frameX: -part.x,
                frameY: -part.y,
                frameWidth: source.width,
                frameHeight: source.height
            } : {}
        });
    });
    const about = [
        `Created with ${app} version ${version}`,
        'http://www.adobe.com/products/animate.html'
    ];
    const body = [
        ...about.map((text)=>`<!-- ${text} -->`),
        ...lines
    ].map((line)=>`\t${line}\n`);
    return `<?xml version="1.0" encoding="utf-8"?>\n${host_drawing().element('TextureAtlas', {
        imagePath: image
    }, '\n', ...body)}\n`;
}

function placeOnSheet(pictures, options) {
    const { algorithm, width, height, isAutomatic } = options;
    const arrange = algorithm === 'basic' ? inRows : byRectangles;
    const area = pictures.reduce((sum, picture)=>sum + picture.width * picture.height, 0);
    for (const size of isAutomatic ? powersOfTwo(width, height) : [
        {
            width,
            height
        }
    ]){
        const places = size.width * size.height < area ? undefined : arrange(pictures, size, options);
        if (places) return {
            ...size,
            places
        };
    }
    throw new SheetOverflow('the frames do not fit on one sheet');
}
function* powersOfTwo(maxWidth, maxHeight) {
    for(let side = 1; side <= maxWidth || side <= maxHeight; side *= 2){
        const sizes = [
            [
                side,
                side
            ],
            [
                side,
                side * 2
            ],
            [
                side * 2,
                side
            ]
        ];
        for (const [width, height] of sizes)if (width <= maxWidth && height <= maxHeight) yield {
            width,
            height
        };
    }
}
function inRows(pictures, sheet, { border, padding }) {
    const step = 2 * border + padding;
    const places = [];
    let [x, y, rowHeight] = [
        border,
        border,
        0
    ];
    for (const { width, height } of pictures){
        if (x > border && x + width + border > sheet.width) {
            [x, y, rowHeight] = [
                border,
                y + rowHeight + step,
                0
            ];
        }
        if (x + width + border > sheet.width || y + height + border > sheet.height) return undefined;
        places.push({
            x,
            y,
            isRotated: false
        });
        x += width + step;
        rowHeight = Math.max(rowHeight, height);
    }
    return places;
}
function byRectangles(pictures, sheet, { border, padding, rotate }) {
    try {
        const { places, sheets } = packPictures(pictures, {
            ...{
                border,
                padding: padding + 2 * border,
                rotate,
                trim: false,
                extrude: 0,
                powerOfTwo: false
            },
            ...{
                maxSize: sheet.width,
                maxHeight: sheet.height
            }
        });
        return sheets.length > 1 ? undefined : places;
    } catch (error) {
        if (error instanceof SheetOverflow) return undefined;
        throw error;
    }
}

function animatedSvg(sequence, means = 'smil') {
    const byContent = new Map();
    for (const timed of timedFrames(sequence)){
        const content = sequence.content(timed.frame);
        const shown = byContent.get(content);
        if (shown) shown.push(timed);
        else byContent.set(content, [
            timed
        ]);
    }
    const count = sequence.frames.length;
    const seconds = `${Number((count / sequence.subject.frameRate).toFixed(4))}s`;
    const { definitions, view } = sequence;
    if (byContent.size === 1) return host_drawing().wrapPicture([
        ...byContent.keys()
    ][0], definitions, view);
    const groups = [
        ...byContent
    ].map(([content, shown], number)=>{
        const steps = stepsOf(shown, count);
        return means === 'css' ? styledGroup(content, steps, number, seconds) : group(content, steps, seconds);
    });
    return host_drawing().wrapPicture(groups.join(''), definitions, view);
}
function stepsOf(shown, count) {
    const steps = [];
    const set = (frame, isShown)=>{
        steps.push({
            time: Number((frame / count).toFixed(6)),
            isShown
        });
    };
    if (shown[0].start > 0) set(0, false);
    for (const { start, duration } of shown){
        set(start, true);
        if (start + duration < count) set(start + duration, false);
    }
    return steps;
}
function group(content, steps, seconds) {
    const display = ({ isShown })=>isShown ? 'inline' : 'none';
    const animation = host_drawing().element('animate', {
        attributeName: 'display',
        calcMode: 'discrete',
        dur: seconds,
        repeatCount: 'indefinite',
        values: steps.map(display).join(';'),
        keyTimes: steps.map(({ time })=>time).join(';')
    });
    return host_drawing().element('g', {
        display: display(steps[0])
    }, animation, content);
}
function styledGroup(content, steps, number, seconds) {
    const visibility = ({ isShown })=>isShown ? 'visible' : 'hidden';
    const name = `frame-${number}`;
    const rules = steps.map((step)=>`${percent(step.time)}{visibility:${visibility(step)}}`).join('');
    const style = host_drawing().element('style', {}, `@keyframes ${name}{${rules}}.${name}{animation:${name} ${seconds} step-end infinite}`);
    return host_drawing().element('g', {
        class: name,
        visibility: visibility(steps[0])
    }, style, content);
}
function percent(share) {
    return `${Number((share * 100).toFixed(4))}%`;
}

function* encodeApng(frames, frameRate, compression) {
    const chunks = [];
    let number = 0;
    let count = 0;
    let before;
    for (const { pixels, duration } of frames){
        const box = before ? changedBox(before, pixels) : {
            x: 0,
            y: 0,
            width: pixels.width,
            height: pixels.height
        };
        const control = frameControl(number++, box, delayOf(duration, frameRate));
        chunks.push(host_drawing().pngChunk('fcTL', control, compression));
        const data = host_drawing().packPixels(before ? host_drawing().cropPixels(pixels, box) : pixels, compression);
        chunks.push(before ? host_drawing().pngChunk('fdAT', host_headless.joinBytes([
            bigEndian(number++),
            data
        ]), compression) : host_drawing().pngChunk('IDAT', data, compression));
        chunks.unshift(...before ? [] : [
            host_drawing().pngHead(pixels, compression)
        ]);
        before = pixels;
        count++;
        yield;
    }
    const animation = host_drawing().pngChunk('acTL', host_headless.joinBytes([
        bigEndian(count),
        bigEndian(0)
    ]), compression);
    const [head, ...others] = chunks;
    return host_headless.joinBytes([
        head,
        animation,
        ...others,
        host_drawing().pngEnd(compression)
    ]);
}
const MAX_VALUE = 65535;
function delayOf(duration, frameRate) {
    const parts = Number.isInteger(frameRate) ? frameRate : Math.round(frameRate * 100);
    const seconds = Number.isInteger(frameRate) ? duration : duration * 100;
    if (seconds <= MAX_VALUE && parts <= MAX_VALUE) return {
        seconds,
        parts
    };
    return {
        seconds: Math.min(MAX_VALUE, Math.round(duration * 10 / frameRate)),
        parts: 10
    };
}
function frameControl(number, { x, y, width, height }, { seconds, parts }) {
    const bytes = new Uint8Array(26);
    const view = new DataView(bytes.buffer);
    [
        number,
        width,
        height,
        x,
        y
    ].forEach((value, index)=>view.setUint32(index * 4, value));
    view.setUint16(20, seconds);
    view.setUint16(22, parts);
    return bytes;
}
function bigEndian(value) {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
}
function changedBox(before, { width, height, rgba }) {
    const box = {
        left: width,
        top: height,
        right: -1,
        bottom: -1
    };
    for(let y = 0, at = 0; y < height; y++){
        for(let x = 0; x < width; x++, at += 4){
            if (isSame(before.rgba, rgba, at)) continue;
            if (x < box.left) box.left = x;
            if (x > box.right) box.right = x;
            if (y < box.top) box.top = y;
            box.bottom = y;
        }
    }
    if (box.right < 0) return {
        x: 0,
        y: 0,
        width: 1,
        height: 1
    };
    return {
        x: box.left,
        y: box.top,
        width: box.right - box.left + 1,
        height: box.bottom - box.top + 1
    };
}
function isSame(one, other, at) {
    return one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2] && one[at + 3] === other[at + 3];
}

const [MIN_ALPHA, MAX_ALPHA] = [
    25,
    230
];
const SHARE = 0.01;
function isHalfTransparent({ width, rgba }) {
    const isHalf = (alpha)=>alpha >= MIN_ALPHA && alpha <= MAX_ALPHA;
    const row = 4 * width;
    let painted = 0;
    let inside = 0;
    for(let at = 3; at < rgba.length; at += 4){
        if (rgba[at] < MIN_ALPHA) continue;
        painted++;
        const isInside = isHalf(rgba[at]) && isHalf(rgba[at - 4]) && isHalf(rgba[at + 4]) && isHalf(rgba[at - row]) && isHalf(rgba[at + row]);
        if (isInside) inside++;
    }
    return inside > painted * SHARE;
}

const playingSvg = function*(subject, base, options, context) {
    const sequence = sequenceOf(subject, options, context);
    yield {
        path: `${base}.svg`,
        content: animatedSvg(sequence, options.by)
    };
    sequence.tellNotDrawn();
};
const gif = function*(subject, base, options, context) {
    const sequence = sequenceOf(subject, options, context);
    yield* sequence.findPixelView();
    let isHalf = false;
    const looking = function*(frames) {
        for (const frame of frames){
            isHalf ||= isHalfTransparent(frame.pixels);
            yield frame;
        }
    };
    for (const { scale, suffix } of scaled(options)){
        const work = encodeGif(looking(drawnFrames(sequence, scale)), subject.frameRate);
        const content = yield* context.stopwatch.during('encoding', work);
        yield {
            path: `${base}${suffix}.gif`,
            content
        };
    }
    sequence.tellNotDrawn();
    if (isHalf) context.warn?.(`${subject.name}: a GIF has no half-transparent pixels, they became opaque or nothing; --background '#rrggbb' puts a colour behind them, --to apng keeps them`);
};
const apng = function*(subject, base, options, context) {
    const sequence = sequenceOf(subject, options, context);
    yield* sequence.findPixelView();
    const { compression } = context.film.platform;
    for (const { scale, suffix } of scaled(options)){
        const work = encodeApng(drawnFrames(sequence, scale), subject.frameRate, compression);
        const content = yield* context.stopwatch.during('encoding', work);
        yield {
            path: `${base}${suffix}.png`,
            content
        };
    }
    sequence.tellNotDrawn();
};
function sequenceOf(subject, options, context) {
    return new (host_drawing().Sequence)(subject, host_drawing().chooseFrames(subject, options), context, backgroundOf(subject, options));
}

const MAX_KEPT$2 = 2 ** 25;
const png = (subject, base, options, context)=>inPixels('png', (sequence, frame, scale)=>sequence.png(frame, scale), subject, base, options, context);
const webp = (subject, base, options, context)=>{
    const { quality } = options.pictures;
    const encode = (sequence, frame, scale)=>host_drawing().encodePicture(sequence.pixels(frame, scale), {
            kind: 'webp',
            quality
        }, context);
    return inPixels('webp', encode, subject, base, options, context);
};
function* inPixels(ending, encode, ...[subject, base, options, context]) {
    const frames = host_drawing().chooseFrames(subject, options);
    const sequence = new (host_drawing().Sequence)(subject, frames, context, backgroundOf(subject, options));
    yield* sequence.findPixelView();
    for (const { scale, suffix } of scaled(options)){
        const cache = new (host_drawing().SizeBoundedCache)(MAX_KEPT$2);
        for (const frame of frames){
            const shown = sequence.content(frame);
            let content = cache.get(shown);
            if (!content) {
                content = encode(sequence, frame, scale);
                cache.set(shown, content, shown.length + content.length);
            }
            yield {
                path: `${numbered$1(base, frame, subject.frameCount)}${suffix}.${ending}`,
                content
            };
        }
    }
    sequence.tellNotDrawn();
}
const svg = function*(subject, base, options, context) {
    const frames = host_drawing().chooseFrames(subject, options);
    const sequence = new (host_drawing().Sequence)(subject, frames, context, backgroundOf(subject, options));
    for (const frame of frames){
        yield {
            path: `${numbered$1(base, frame, subject.frameCount)}.svg`,
            content: sequence.svg(frame)
        };
    }
    sequence.tellNotDrawn();
};
const DIGITS$1 = 4;
function numbered$1(base, frame, frameCount) {
    return frameCount === 1 ? base : base + String(frame + 1).padStart(DIGITS$1, '0');
}

function* cutSprites(sequence, { sheet, scale, name }, pictures) {
    const { subject, frames } = sequence;
    const { trim } = sheet;
    const view = yield* sequence.findPixelView();
    const spritesByContent = new Map();
    const cut = (frame)=>{
        const pixels = sequence.pixels(frame, scale);
        const part = trim ? host_drawing().paintedBox(pixels.rgba, pixels.width, pixels.height) ?? EMPTY : wholeOf(pixels);
        requireRoom(part, sheet);
        return {
            picture: pictures.add(trim ? host_drawing().cropPixels(pixels, part) : pixels),
            source: {
                width: pixels.width,
                height: pixels.height
            },
            part,
            pivot: {
                x: -view.x * scale,
                y: -view.y * scale
            },
            duration: 1000 / subject.frameRate
        };
    };
    const sprites = [];
    for (const frame of frames){
        const content = sequence.content(frame);
        let sprite = spritesByContent.get(content);
        if (!sprite) spritesByContent.set(content, sprite = cut(frame));
        sprites.push({
            ...sprite,
            name: numbered(name, frame)
        });
        yield;
    }
    return sprites;
}
const EMPTY = {
    x: 0,
    y: 0,
    width: 1,
    height: 1
};
function wholeOf({ width, height }) {
    return {
        x: 0,
        y: 0,
        width,
        height
    };
}
const DIGITS = 4;
function numbered(name, frame) {
    return name + String(frame).padStart(DIGITS, '0');
}

function entryOf({ x, y, part, source, isRotated }) {
    return {
        frame: {
            x,
            y,
            w: part.width,
            h: part.height
        },
        rotated: isRotated,
        trimmed: part.width !== source.width || part.height !== source.height,
        spriteSourceSize: {
            x: part.x,
            y: part.y,
            w: part.width,
            h: part.height
        },
        sourceSize: {
            w: source.width,
            h: source.height
        }
    };
}
function metaOf({ image, width, height, scale }) {
    return {
        app: host_drawing().EXPORTING_PROGRAM.home,
        version: host_drawing().EXPORTING_PROGRAM.version,
        image,
        format: 'RGBA8888',
        size: {
            w: width,
            h: height
        },
        scale: String(scale)
    };
}
function jsonHash(data) {
    const frames = Object.fromEntries(data.sprites.map((sprite)=>[
            sprite.name,
            pixiEntry(sprite)
        ]));
    return print({
        frames,
        ...animationsOf$1(data),
        meta: linkedMeta(data)
    });
}
function jsonArray(data) {
    const frames = data.sprites.map((sprite)=>({
            filename: sprite.name,
            ...pixiEntry(sprite)
        }));
    return print({
        frames,
        ...animationsOf$1(data),
        meta: linkedMeta(data)
    });
}
function pixiEntry(sprite) {
    const { pivot, source } = sprite;
    const entry = entryOf(sprite);
    if (pivot.x === 0 && pivot.y === 0) return entry;
    const anchor = {
        x: round(pivot.x / source.width),
        y: round(pivot.y / source.height)
    };
    return {
        ...entry,
        pivot: anchor,
        anchor
    };
}
function animationsOf$1({ animations, all }) {
    if (animations.length === 0) return {};
    return {
        animations: Object.fromEntries(animations.map(({ name, sprites: numbers })=>[
                name,
                numbers.map((number)=>all[number].name)
            ]))
    };
}
function linkedMeta(data) {
    const meta = metaOf(data);
    return data.others.length === 0 ? meta : {
        ...meta,
        related_multi_packs: data.others
    };
}
function round(value) {
    return Number(value.toFixed(5));
}
function print(data) {
    return `${JSON.stringify(data, null, 1)}\n`;
}

function aseprite(data) {
    const frames = data.sprites.map((sprite, index)=>[
            String(index),
            {
                ...entryOf(sprite),
                duration: Math.round(sprite.duration)
            }
        ]);
    const frameTags = data.animations.map(({ name, sprites })=>({
            name,
            from: sprites[0],
            to: sprites[sprites.length - 1],
            direction: 'forward',
            color: '#000000ff'
        }));
    const meta = {
        ...metaOf(data),
        frameTags,
        layers: [],
        slices: []
    };
    return print({
        frames: Object.fromEntries(frames),
        meta
    });
}

function css(data) {
    const rules = data.sprites.map((sprite)=>`.${className(sprite.name)} {${spriteDeclarations(sprite, data.image)} }\n`);
    return rules.join('') + data.animations.map(({ name, sprites })=>animation$1(name, sprites, data)).join('');
}
function spriteDeclarations({ x, y, part }, image) {
    return ` width: ${part.width}px; height: ${part.height}px; background: url("${encodeURI(image)}") -${x}px -${y}px no-repeat;`;
}
function animation$1(name, numbers, { sprites, image }) {
    const all = numbers.map((number)=>sprites[number]);
    const seconds = all.reduce((sum, { duration })=>sum + duration, 0) / 1000;
    const id = className(name);
    const steps = all.map((sprite, index)=>{
        const percent = Number((index * 100 / all.length).toFixed(4));
        const { x, y, part } = sprite;
        const margin = `margin: ${part.y}px 0 0 ${part.x}px`;
        return `  ${percent}% { background-position: -${x}px -${y}px; width: ${part.width}px; height: ${part.height}px; ${margin}; }\n`;
    });
    const rule = `.${id} {${spriteDeclarations(all[0], image)} animation: ${id} ${Number(seconds.toFixed(4))}s step-end infinite; }\n`;
    return `${rule}@keyframes ${id} {\n${steps.join('')}}\n`;
}
function className(name) {
    return name.replace(/[^\w\u0080-\uffff-]+/g, '-').replace(/^(?=\d|-\d)/, '_');
}

function godot({ image, sprites, animations }) {
    const parts = sprites.map((sprite, index)=>lines(`[sub_resource type="AtlasTexture" id="sprite_${index}"]`, 'atlas = ExtResource("sheet")', `region = ${rectangle([
            sprite.x,
            sprite.y,
            sprite.part.width,
            sprite.part.height
        ])}`, ...marginOf(sprite)));
    const list = animations.map(({ name, sprites: numbers })=>animation(name, numbers, sprites));
    return [
        lines(`[gd_resource type="SpriteFrames" load_steps=${sprites.length + 2} format=3]`),
        lines(`[ext_resource type="Texture2D" path=${quoted(image)} id="sheet"]`),
        ...parts,
        lines('[resource]', `animations = [${list.join(', ')}]`)
    ].join('\n');
}
function animation(name, numbers, sprites) {
    const frames = numbers.map((number)=>`{\n"duration": 1.0,\n"texture": SubResource("sprite_${number}")\n}`);
    const speed = 1000 / sprites[numbers[0]].duration;
    return `{\n"frames": [${frames.join(', ')}],\n"loop": true,\n"name": &${quoted(name)},\n"speed": ${decimal(speed)}\n}`;
}
function marginOf({ part, source }) {
    const margin = [
        part.x,
        part.y,
        source.width - part.width,
        source.height - part.height
    ];
    return margin.every((side)=>side === 0) ? [] : [
        `margin = ${rectangle(margin)}`
    ];
}
function rectangle(numbers) {
    return `Rect2(${numbers.join(', ')})`;
}
function quoted(text) {
    return JSON.stringify(text);
}
function decimal(value) {
    const text = String(Number(value.toFixed(4)));
    return text.includes('.') ? text : `${text}.0`;
}
function lines(...texts) {
    return texts.map((text)=>`${text}\n`).join('');
}

function sparrow({ image, sprites }) {
    const lines = sprites.map(({ name, x, y, part, source, isRotated, pivot })=>{
        const isTrimmed = part.width !== source.width || part.height !== source.height;
        return `\t${host_drawing().element('SubTexture', {
            name,
            x,
            y,
            width: isRotated ? part.height : part.width,
            height: isRotated ? part.width : part.height,
            rotated: isRotated ? 'true' : undefined,
            frameX: isTrimmed ? -part.x : undefined,
            frameY: isTrimmed ? -part.y : undefined,
            frameWidth: isTrimmed ? source.width : undefined,
            frameHeight: isTrimmed ? source.height : undefined,
            pivotX: pivot.x === 0 ? undefined : pivot.x,
            pivotY: pivot.y === 0 ? undefined : pivot.y
        })}\n`;
    });
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
    return `${head}${host_drawing().element('TextureAtlas', {
        imagePath: image
    }, '\n', ...lines)}\n`;
}

function unity({ image, width, height, sprites }) {
    const head = [
        ':format=40300',
        `:texture=${image}`,
        `:size=${width}x${height}`,
        ':pivotpoints=enabled',
        ':borders=disabled',
        ':alphahandling=KeepTransparentPixels',
        ''
    ];
    const rows = sprites.map(({ name, x, y, part, pivot })=>{
        const anchor = [
            (pivot.x - part.x) / part.width,
            1 - (pivot.y - part.y) / part.height
        ].map(share);
        const box = [
            x,
            height - y - part.height,
            part.width,
            part.height
        ];
        return [
            escaped(name),
            ...box,
            ...anchor,
            0,
            0,
            0,
            0
        ].join(';');
    });
    return [
        ...head,
        ...rows,
        ''
    ].join('\n');
}
function share(value) {
    return Number(value.toFixed(5));
}
function escaped(name) {
    return name.replace(/[\r\n]+/g, ' ').replace(/[%#:;]/g, (sign)=>`%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const DATA_WRITERS = {
    'json-hash': jsonHash,
    'json-array': jsonArray,
    sparrow,
    aseprite,
    css,
    godot,
    unity
};

const sheet = function(subject, base, options, context) {
    return sheetTogether([
        subject
    ], base, options, context);
};
const sheetTogether = function*(subjects, base, options, context) {
    const sequences = subjects.map((subject)=>new (host_drawing().Sequence)(subject, host_drawing().chooseFrames(subject, options), context, sheetGround(subject, options)));
    for (const { scale, suffix } of scaled(options)){
        yield* sheetFiles(sequences, `${base}${suffix}`, scale, options, context);
    }
    for (const sequence of sequences)sequence.tellNotDrawn();
};
function sheetGround(subject, options) {
    return options.background === undefined ? undefined : backgroundOf(subject, options);
}
function* sheetFiles(sequences, base, scale, options, context) {
    const { stopwatch } = context;
    const { kind } = options.pictures;
    const { extension, knowsSheets } = host_defaults.SHEET_DATA_FORMATS[options.data];
    const pictures = new (host_drawing().PictureSet)();
    const groups = [];
    for (const sequence of sequences)groups.push((yield* cutSprites(sequence, {
        sheet: options.sheet,
        scale,
        name: sequence.subject.name
    }, pictures)));
    const cut = groups.flat();
    const { sheets, sprites } = stopwatch.measure('packing', ()=>buildSheets(cut, pictures.pictures, options.sheet));
    if (sheets.length > 1 && !knowsSheets) {
        throw new RangeError(`the frames of ${namesOf(sequences)} need ${sheets.length} sheets, and --data ${options.data} knows one only; raise --max-size, lower --scale, or choose json-hash`);
    }
    const names = sheets.map((_, index)=>sheets.length === 1 ? base : `${base}-${index}`);
    for (const [index, pixels] of sheets.entries()){
        const content = host_drawing().encodePicture(pixels, options.pictures, context);
        yield {
            path: `${names[index]}.${kind}`,
            content
        };
        const { width, height } = pixels;
        const own = sprites.filter((sprite)=>sprite.sheet === index);
        const data = {
            image: `${host_headless.leafOf(names[index])}.${kind}`,
            width,
            height,
            scale,
            sprites: own,
            all: sprites,
            animations: index === 0 ? allAnimations(sequences) : [],
            others: names.filter((name)=>name !== names[index]).map((name)=>`${host_headless.leafOf(name)}.${extension}`)
        };
        yield {
            path: `${names[index]}.${extension}`,
            content: DATA_WRITERS[options.data](data)
        };
    }
}
function namesOf(sequences) {
    const [{ subject }, ...others] = sequences;
    return others.length === 0 ? `"${subject.path}"` : `"${subject.path}" and ${others.length} more`;
}
function allAnimations(sequences) {
    if (sequences.length === 1) return animationsOf(sequences[0]);
    let first = 0;
    return sequences.flatMap((sequence)=>{
        const { name: own } = sequence.subject;
        const start = first;
        first += sequence.frames.length;
        return animationsOf(sequence).map(({ name, sprites })=>({
                name: name === own ? own : `${own}-${name}`,
                sprites: sprites.map((sprite)=>start + sprite)
            }));
    });
}
function animationsOf({ subject, frames }) {
    const among = (from, to)=>frames.flatMap((frame, number)=>frame >= from && frame <= to ? number : []);
    const all = [
        {
            name: subject.name,
            from: 0,
            to: subject.frameCount - 1
        }
    ];
    const spans = subject.labels.length > 0 ? subject.labels : all;
    return spans.map(({ name, from, to })=>({
            name,
            sprites: among(from, to)
        })).filter(({ sprites })=>sprites.length > 0);
}

function hasSounds(timeline, film) {
    for (const { timeline: inside, kind } of host_playing().timelinesWithin(timeline, film))if (kind === 'movie clip' && host_playing().soundCuesOf(host_playing().notedKeyframes(inside, film)).length > 0) return true;
    return false;
}

const MAX_KEPT$1 = 120e6;
class DocumentSounds {
    constructor(film, mp3, warn = ()=>undefined){
        this.film = film;
        this.mp3 = mp3;
        this.warn = warn;
        this.known = new Map();
        this.kept = 0;
    }
    at(path) {
        if (this.known.has(path)) return this.known.get(path);
        const sound = this.decode(path);
        this.kept += sound?.samples.length ?? 0;
        for (const [other, samples] of this.known){
            if (this.kept <= MAX_KEPT$1) break;
            if (samples === undefined) continue;
            this.kept -= samples.samples.length;
            this.known.delete(other);
        }
        this.known.set(path, sound);
        return sound;
    }
    decode(path) {
        const silent = (why)=>{
            this.warn(`the sound "${path}" is silent: ${why}`);
            return undefined;
        };
        const { film } = this;
        const sound = host_media().storedSoundOf(film.item(path), film.files);
        if (!sound) return silent('its data are missing, or not of the length and form that the document says');
        try {
            return host_media().decodeSound(sound.stored, sound.head, this.mp3) ?? silent('its data hold no sound that can be decoded');
        } catch (error) {
            if (error instanceof RangeError) return silent(error.message);
            throw error;
        }
    }
}

const NONE = [];
class FrameSounds {
    constructor(cues){
        this.streams = cues.filter(({ sound })=>sound.isStream);
        this.streamStarts = byFrame(this.streams);
        this.starts = byFrame(cues.filter(({ sound })=>!sound.isStream));
    }
    get hasStreams() {
        return this.streams.length > 0;
    }
    startsAt(frame) {
        return this.starts.get(frame) ?? NONE;
    }
    streamsAt(frame) {
        if (!this.hasStreams) return NONE;
        const { last } = this;
        if (last?.frame === frame) return last.streams;
        const candidates = last?.frame === frame - 1 ? [
            ...last.streams,
            ...this.streamStarts.get(frame) ?? []
        ] : this.streams;
        const streams = candidates.filter(({ frame: start, end })=>frame >= start && frame < end);
        this.last = {
            frame,
            streams
        };
        return streams;
    }
}
function byFrame(cues) {
    const cuesByFrame = new Map();
    for (const cue of cues){
        const others = cuesByFrame.get(cue.frame);
        if (others) others.push(cue);
        else cuesByFrame.set(cue.frame, [
            cue
        ]);
    }
    return cuesByFrame;
}

function* filmMoments(newPlayer, frames, plays) {
    const sounds = new Map();
    const soundsOf = ({ plan })=>{
        let ofPlan = sounds.get(plan);
        if (!ofPlan) sounds.set(plan, ofPlan = new FrameSounds(plan.sounds));
        return ofPlan;
    };
    const player = newPlayer();
    const streaming = new Streaming(soundsOf);
    let at;
    for(let play = 0; play < plays; play++){
        for (const frame of frames){
            const stays = frame === at;
            if (at === undefined || frame < at) {
                player.seek(0);
                streaming.begin(player);
                at = 0;
            }
            for(; at < frame; at++){
                player.advance();
                streaming.follow(player);
            }
            yield {
                events: stays ? [] : eventsOf(player, soundsOf),
                streams: streaming.running()
            };
        }
    }
}
function eventsOf({ happened }, soundsOf) {
    return happened.flatMap((event)=>event === 'stopAllSounds' ? [
            event
        ] : soundsOf(event.clip).startsAt(event.frame));
}
class Streaming {
    constructor(soundsOf){
        this.soundsOf = soundsOf;
        this.clips = new Set();
    }
    begin(player) {
        this.clips.clear();
        this.follow(player);
    }
    follow({ happened }) {
        for (const event of happened)if (event !== 'stopAllSounds' && this.soundsOf(event.clip).hasStreams) this.clips.add(event.clip);
    }
    running() {
        const running = [];
        for (const clip of this.clips){
            if (clip.isGone) this.clips.delete(clip);
            else if (clip.isPlaying) {
                const { frame } = clip;
                for (const cue of this.soundsOf(clip).streamsAt(frame))running.push({
                    clip,
                    cue,
                    frame
                });
            }
        }
        return running;
    }
}

class TimelineMix {
    constructor(frames, soundAt){
        this.frames = frames;
        this.soundAt = soundAt;
        this.heard = [];
        this.passed = new Map();
    }
    get sampleCount() {
        return this.timeOf(this.frames.count);
    }
    *blocks() {
        this.heard = [];
        this.passed = new Map();
        let position = 0;
        for (const { events, streams } of this.frames.moments()){
            const [start, end] = [
                this.timeOf(position),
                this.timeOf(position + 1)
            ];
            this.runStreams(streams, start);
            for (const event of events){
                if (event === 'stopAllSounds') this.silence(start);
                else this.begin(event, start);
            }
            yield* this.mixed(start, end);
            position++;
        }
    }
    *mixed(start, end) {
        this.dropEnded(start);
        for(let time = start; time < end; time += host_defaults.MIX_RATE){
            const mix = new Float64Array(2 * Math.min(host_defaults.MIX_RATE, end - time));
            for (const { voice } of this.heard)host_media().addVoice(mix, time, voice);
            const samples = new Int16Array(mix.length);
            for(let index = 0; index < mix.length; index++)samples[index] = Math.max(-32768, Math.min(32767, Math.round(mix[index])));
            yield samples;
        }
    }
    dropEnded(time) {
        this.heard = this.heard.filter(({ voice })=>host_media().endOf(voice) > time);
    }
    timeOf(position) {
        return Math.round(position * host_defaults.MIX_RATE / this.frames.frameRate);
    }
    silence(time) {
        for (const ofClip of this.passed.values())for (const passed of ofClip.values())passed.isHeard = false;
        for (const { voice } of this.heard)voice.end = Math.min(voice.end, time);
    }
    begin(cue, time) {
        const { soundSync: sync } = cue.sound;
        const same = this.heard.filter(({ path, voice, stream })=>path === cue.path && !stream && host_media().endOf(voice) > time);
        if (sync === 'stop') for (const { voice } of same)voice.end = time;
        else if (sync !== 'start' || same.length === 0) this.hear(cue, time, 0);
    }
    runStreams(streams, time) {
        const before = this.passed;
        this.passed = new Map();
        const begun = [];
        for (const stream of streams){
            const { clip, cue, frame } = stream;
            const last = before.get(clip)?.get(cue);
            const continues = last?.frame === frame - 1 && last.isHeard;
            if (!continues && last?.frame !== frame) begun.push(stream);
            const ofClip = this.passed.get(clip) ?? new Map();
            this.passed.set(clip, ofClip.set(cue, {
                frame,
                continues,
                isHeard: last?.frame !== frame
            }));
        }
        for (const { stream, voice } of this.heard){
            if (!stream || this.passed.get(stream.clip)?.get(stream.cue)?.continues) continue;
            voice.end = Math.min(voice.end, time);
        }
        for (const stream of begun){
            const elapsed = Math.round((stream.frame - stream.cue.frame) * host_defaults.MIX_RATE / this.frames.frameRate);
            this.hear(stream.cue, time, elapsed, stream);
        }
    }
    hear(cue, start, elapsed, stream) {
        this.dropEnded(start);
        if (this.heard.length >= host_errors.MAX_VOICES) return;
        const sound = this.soundAt(cue.path);
        if (!sound) return;
        const length = Math.ceil(sound.samples.length / sound.channels * host_defaults.MIX_RATE / sound.rate);
        const { inPoint44: from, outPoint44, plays, envelope } = cue.sound;
        const to = outPoint44 > 0 ? Math.min(outPoint44, length) : length;
        if (from >= to) return;
        if ((to - from) * plays <= elapsed) return;
        const levels = levelsOf(envelope);
        this.heard.push({
            voice: {
                sound,
                from,
                to,
                plays,
                levels,
                start,
                elapsed,
                end: Infinity
            },
            path: cue.path,
            stream
        });
    }
}
function levelsOf(envelope) {
    return envelope.map(({ mark44, level0, level1 })=>({
            at: mark44,
            left: level0 / host_headless.FULL_LEVEL,
            right: level1 / host_headless.FULL_LEVEL
        })).sort((one, other)=>one.at - other.at);
}

function subjectMix(subject, frames, plays, context, sounds = soundsOf(context)) {
    const { timeline, frameRate, newPlayer } = subject;
    if (!timeline) return undefined;
    const { film } = context;
    const cues = host_playing().soundCuesOf(host_playing().notedKeyframes(timeline, film));
    if (cues.length === 0 && !(newPlayer && hasSounds(timeline, film))) return undefined;
    const moments = ()=>newPlayer ? filmMoments(newPlayer, frames, plays) : timelineMoments(cues, frames, plays);
    return new TimelineMix({
        count: frames.length * plays,
        frameRate,
        moments
    }, (path)=>sounds.at(path));
}
function soundsOf({ film, mp3, warn }) {
    return new DocumentSounds(film, mp3 ?? {
        decode: ()=>undefined
    }, warn);
}
function* timelineMoments(cues, frames, plays) {
    const sounds = new FrameSounds(cues);
    let before;
    for(let play = 0; play < plays; play++){
        const clip = {};
        for (const frame of frames){
            yield {
                events: frame === before ? [] : sounds.startsAt(frame),
                streams: sounds.streamsAt(frame).map((cue)=>({
                        clip,
                        cue,
                        frame
                    }))
            };
            before = frame;
        }
    }
}

const SAMPLE = 4;
const wav = function*(subject, base, options, context) {
    const content = context.stopwatch.measure('mixing', ()=>subject.kind === 'sound' ? itemWav(subject, context) : mixWav(subject, options, context));
    yield {
        path: `${base}.wav`,
        content
    };
};
function itemWav({ path }, context) {
    const { film } = context;
    const sound = host_media().storedSoundOf(film.item(path), film.files);
    if (sound?.stored.kind === 'pcm') return host_media().encodeWav(sound.stored);
    let why = '';
    const samples = soundsOf({
        ...context,
        warn: (text)=>why = text
    }).at(path);
    if (!samples) throw new (host_drawing().UnfitSubject)(why);
    return host_media().wavOfSamples(samples);
}
function hintFor({ timeline, newPlayer }, { film }) {
    return timeline && !newPlayer && hasSounds(timeline, film) ? 'those of its movie clips are heard with --play' : 'there is nothing to hear';
}
function mixWav(subject, options, context) {
    const mix = subjectMix(subject, host_drawing().chooseFrames(subject, options), options.loop, context);
    if (!mix) throw new (host_drawing().UnfitSubject)(`no keyframe of "${subject.path}" has a sound: ${hintFor(subject, context)}`);
    host_drawing().checkRate(subject.frameRate);
    if (mix.sampleCount * SAMPLE > host_errors.MAX_MIX_BYTES) {
        const [seconds, most] = [
            mix.sampleCount,
            host_errors.MAX_MIX_BYTES / SAMPLE
        ].map((samples)=>Math.floor(samples / host_defaults.MIX_RATE));
        throw host_errors.tooMuch(`The mix of "${subject.path}"`, seconds, most, 'seconds', 'choose --frames');
    }
    const data = host_headless.joinBytes([
        ...mix.blocks()
    ].map(host_media().littleEndian));
    return host_media().encodeWav({
        data,
        rate: host_defaults.MIX_RATE,
        bits: 16,
        channels: 2
    });
}

const MAKERS = {
    png,
    webp,
    svg,
    'animated svg': playingSvg,
    sheet,
    atlas,
    gif,
    apng,
    wav
};
const MAKERS_TOGETHER = {
    sheet: sheetTogether,
    atlas: atlasTogether
};

function dataFile(film, base) {
    return {
        path: `${base}.json`,
        content: `${JSON.stringify(host_literal().documentToData(film), null, 1)}\n`
    };
}

const SERIES = 240;
const MAX_KEPT = 2 ** 26;
class FilmPictures {
    constructor(subject, frames, context, form, undrawn){
        this.subject = subject;
        this.frames = frames;
        this.context = context;
        this.form = form;
        this.undrawn = undrawn;
        this.drawn = 0;
        this.left = new Map();
        const { stage } = subject;
        const { size, isEven } = form;
        this.scale = size ? Math.min(size[0] / stage.width, size[1] / stage.height) : form.scale;
        const even = (side)=>isEven ? side + side % 2 : side;
        const [width, height] = size ?? this.sizeOfPicture();
        this.width = even(width);
        this.height = even(height);
    }
    static *of(subject, frames, context, form) {
        const silent = {
            ...context,
            progress: undefined
        };
        const undrawn = new (host_drawing().UndrawnFrames)(frames);
        const stage = subject.stage ?? (yield* paintedBy(subject, frames, silent, undrawn));
        return new FilmPictures({
            ...subject,
            stage
        }, frames, silent, form, undrawn);
    }
    at(frame) {
        const sequence = this.sequenceOfNow();
        const content = sequence.content(frame);
        if (this.last?.content === content) return this.last.rgba;
        const rgba = this.place(sequence.pixels(frame, this.scale));
        this.last = {
            content,
            rgba
        };
        return rgba;
    }
    sequenceOfNow() {
        if (!this.sequence || this.drawn >= SERIES || this.sequence.weight > MAX_KEPT) {
            this.countNotDrawn();
            const { subject, frames, context, form, undrawn } = this;
            this.sequence = new (host_drawing().Sequence)(subject, frames, context, form.background, undrawn);
            this.drawn = 0;
            this.last = undefined;
        }
        this.drawn++;
        return this.sequence;
    }
    tellNotDrawn() {
        this.countNotDrawn();
        this.sequence = undefined;
        for (const [what, count] of this.undrawn.all)this.left.set(what, count);
        if (this.left.size > 0) this.context.leftOut?.(this.subject, [
            ...this.left
        ]);
        this.left.clear();
    }
    countNotDrawn() {
        for (const [what, count] of this.sequence?.notDrawn ?? [])this.left.set(what, (this.left.get(what) ?? 0) + count);
    }
    sizeOfPicture() {
        const { width, height } = this.sequenceOfNow().pixels(this.frames[0], this.scale);
        return [
            width,
            height
        ];
    }
    place({ width, height, rgba }) {
        if (width === this.width && height === this.height) return rgba;
        const placed = new Uint8Array(this.width * this.height * 4);
        if (this.form.background !== undefined) fill(placed, this.form.background);
        const left = Math.max(0, Math.floor((this.width - width) / 2));
        const top = Math.max(0, Math.floor((this.height - height) / 2));
        const row = Math.min(width, this.width - left) * 4;
        for(let y = 0; y < Math.min(height, this.height - top); y++){
            const from = y * width * 4;
            placed.set(rgba.subarray(from, from + row), ((top + y) * this.width + left) * 4);
        }
        return placed;
    }
}
function fill(rgba, color) {
    const parts = [
        1,
        3,
        5
    ].map((at)=>Number.parseInt(color.slice(at, at + 2), 16));
    const pixel = [
        ...parts,
        255
    ];
    for(let at = 0; at < rgba.length; at += 4)rgba.set(pixel, at);
}
const DOT = {
    x: 0,
    y: 0,
    width: 1,
    height: 1
};
function* paintedBy(subject, frames, context, undrawn) {
    let painted;
    for(let from = 0; from < frames.length; from += SERIES){
        const part = yield* new (host_drawing().Sequence)(subject, frames.slice(from, from + SERIES), context, undefined, undrawn).findPainted();
        painted = host_drawing().uniteBoxes(painted, part);
    }
    return painted ?? DOT;
}

const PAPER = '#FFFFFF';
const TINY = 1e-6;
function* filmOf(subject, format, scale, options, context) {
    const { loop, film } = options;
    const frames = host_drawing().chooseFrames(subject, options);
    host_drawing().checkRate(subject.frameRate);
    const background = backgroundOf(subject, options) ?? (format === 'mp4' ? PAPER : undefined);
    const pictures = yield* FilmPictures.of(subject, frames, context, {
        background,
        scale,
        size: film.size,
        isEven: format === 'mp4'
    });
    const { width, height } = pictures;
    const { frameRate } = subject;
    const fps = film.fps ?? frameRate;
    const shown = frames.length * loop;
    const frameCount = Math.max(1, Math.round(shown * fps / frameRate));
    return {
        format,
        quality: film.quality,
        width,
        height,
        fps,
        frameCount,
        isTransparent: background === undefined,
        *pictures () {
            for(let number = 0; number < frameCount; number++){
                const position = Math.min(shown - 1, Math.floor(number * frameRate / fps + TINY));
                yield pictures.at(frames[position % frames.length]);
            }
            pictures.tellNotDrawn();
        },
        sound: subjectMix(subject, frames, loop, context)
    };
}

exports.MAKERS = MAKERS;
exports.MAKERS_TOGETHER = MAKERS_TOGETHER;
exports.SheetOverflow = SheetOverflow;
exports.atlasFiles = atlasFiles;
exports.dataFile = dataFile;
exports.drawnFrames = drawnFrames;
exports.encodeGif = encodeGif;
exports.filmOf = filmOf;
exports.layoutNamed = layoutNamed;
exports.packPictures = packPictures;
exports.placeOnSheet = placeOnSheet;
exports.scaled = scaled;
exports.withFewColors = withFewColors;
