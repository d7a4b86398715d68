// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('./saving.js'));
const host_errors = require('./errors.js');
let host_planar$late;
const host_planar = () => (host_planar$late ??= require('./planar.js'));
const saxes = require('saxes');
let host_contract$late;
const host_contract = () => (host_contract$late ??= require('./contract.js'));

function effectsAt(layer, method, frameIndex) {
    return shownFrame(layer, method, frameIndex)?.node ?? host_headless.XmlNode.create('DOMFrame');
}
function shownFrame(layer, method, frameIndex) {
    const index = Math.trunc(host_headless.checkNumber(`${method}: frame index`, frameIndex, 0));
    if (index < layer.frameCount) return layer.frames[index];
    const range = layer.frameCount === 0 ? 'no frames' : `the frames 0 to ${layer.frameCount - 1}`;
    layer.timeline.document.warn(`Layer.${method}: layer "${layer.name}" has ${range}, and no frame ${index}; it has no effect`);
    return undefined;
}
function readDepth(keyframe) {
    return host_headless.KEYFRAME.frameZDepth.read(keyframe);
}
function writeDepth(keyframe, method, value) {
    host_saving().assign(keyframe, host_headless.KEYFRAME.frameZDepth, `${method}: depth`, value);
}
function readBlendMode(keyframe) {
    return host_headless.BLENDING.blendMode.read(keyframe);
}
function writeBlendMode(keyframe, method, value) {
    const member = `${method}: blend mode`;
    host_saving().assign(keyframe, host_headless.BLENDING.blendMode, member, host_headless.checkText(member, value).toLowerCase());
}
function readColorEffect(keyframe) {
    const mode = host_headless.colorModeOf(keyframe);
    const effect = {
        mode
    };
    const transform = host_headless.colorTransformOf(keyframe);
    if (mode === 'tint') {
        const { color, strength } = host_headless.tintOf(keyframe);
        const part = (at)=>parseInt(color.slice(at, at + 2), 16);
        effect.tintPercent = Math.round(strength * 100);
        Object.assign(effect, {
            tintRed: part(1),
            tintGreen: part(3),
            tintBlue: part(5)
        });
    }
    if (mode === 'brightness') effect.brightnessPercent = Math.round(host_headless.brightnessOf(keyframe) * 100);
    if (mode === 'alpha') effect.alphaPercent = Math.round(transform.alpha.multiplier * 100);
    for (const channel of host_headless.CHANNELS){
        const { amount, percent } = channelNames(channel);
        effect[amount] = Math.round(transform[channel].offset);
        effect[percent] = Math.round(transform[channel].multiplier * 100);
    }
    return effect;
}
function writeColorEffect(keyframe, method, value) {
    const effect = host_headless.checkObject(method, value, 'a color transform object');
    const given = effect.mode ?? 'advanced';
    const wanted = typeof given === 'string' ? given.toLowerCase() : given;
    const mode = host_headless.checkChoice(`${method}: mode`, wanted, host_headless.COLOR_MODES);
    const number = (name, low, high, neutral = 0)=>effect[name] === undefined ? neutral : host_headless.checkNumber(`${method}: ${name}`, effect[name], low, high);
    switch(mode){
        case 'none':
            host_headless.setColorMode(keyframe, mode);
            return;
        case 'brightness':
            host_headless.setBrightness(keyframe, number('brightnessPercent', -100, 100) / 100);
            return;
        case 'tint':
            {
                const parts = [
                    'tintRed',
                    'tintGreen',
                    'tintBlue'
                ].map((name)=>number(name, 0, 255));
                host_headless.setTint(keyframe, host_headless.formatChannels(parts), number('tintPercent', 0, 100) / 100);
                return;
            }
        case 'alpha':
            host_headless.setAlpha(keyframe, number('alphaPercent', 0, 100, 100) / 100);
            return;
        default:
            {
                const changes = host_headless.CHANNELS.map((channel)=>{
                    const { amount, percent } = channelNames(channel);
                    const multiplier = number(percent, -100, 100, 100) / 100;
                    return {
                        channel,
                        change: {
                            multiplier,
                            offset: number(amount, -255, 255)
                        }
                    };
                });
                host_headless.setColorMode(keyframe, 'none');
                for (const { channel, change } of changes)host_headless.setChannel(keyframe, channel, change);
            }
    }
}
function channelNames(channel) {
    const name = `color${channel.charAt(0).toUpperCase()}${channel.slice(1)}`;
    return {
        amount: `${name}Amount`,
        percent: `${name}Percent`
    };
}

function editLayers(timeline, change) {
    timeline.materialize();
    const parents = host_headless.readParents(timeline);
    const list = timeline.node.child('layers') ?? host_headless.XmlNode.create('layers');
    const result = change(list, parents);
    timeline.layersChanged();
    host_headless.writeParents(timeline.layers, parents);
    return result;
}
function insertLayer(timeline, list, parents, node, position) {
    host_headless.LAYER.parentLayerIndex.write(node, -1);
    list.insert(node, position.index);
    const layer = timeline.layerOf(node);
    host_headless.putParent(parents, layer, position.parent);
    return layer;
}

const COLORS = [
    '#4FFF4F',
    '#9933CC',
    '#FF800A',
    '#FF4FFF',
    '#4FFFFF',
    '#808080',
    '#4F80FF',
    '#FF4F4F'
];
function layerColor(number) {
    return COLORS[number % COLORS.length];
}
function newFrame(index, duration = 1) {
    const frame = host_headless.XmlNode.create('DOMFrame', {}, [
        host_headless.XmlNode.create('elements')
    ]);
    host_headless.writeSpan(frame, index, duration);
    host_headless.KEYFRAME.keyMode.write(frame, host_headless.KEYFRAME.keyMode.initial);
    return frame;
}
function newLayer(name, number, frameCount = 1) {
    const frames = host_headless.XmlNode.create('frames', {}, frameCount > 0 ? [
        newFrame(0, frameCount)
    ] : []);
    return host_headless.XmlNode.create('DOMLayer', host_headless.written(host_headless.LAYER, {
        name,
        color: layerColor(number)
    }), [
        frames
    ]);
}
function newTimeline(name) {
    const layer = newLayer('Layer 1', 0);
    host_headless.LAYER.current.write(layer, true);
    host_headless.LAYER.isSelected.write(layer, true);
    return host_headless.XmlNode.create('DOMTimeline', host_headless.written(host_headless.TIMELINE, {
        name
    }), [
        host_headless.XmlNode.create('layers', {}, [
            layer
        ])
    ]);
}

const TWEENED = {
    motion: 0x4601,
    shape: 0x4602
};
const BITS$1 = {
    motionTweenOrientToPath: 0x0100,
    motionTweenScale: 0x0200,
    motionTweenSync: 0x0800,
    motionTweenSnap: 0x1000
};
const TWEEN_ATTRIBUTES = Object.keys(host_headless.TWEEN);
const TWEEN_CHILDREN = [
    'tweens',
    'motionObjectXML',
    'MorphShape',
    'morphHintsList',
    'betweenFrameMatrixList',
    'IKTree'
];
function setTweenType(frame, type) {
    if (host_headless.KEYFRAME.tweenType.read(frame) === type) return;
    if (type === 'none') {
        removeTween(frame);
        return;
    }
    host_headless.KEYFRAME.tweenType.write(frame, type);
    host_headless.KEYFRAME.keyMode.write(frame, TWEENED[type]);
    if (type === 'motion') setTweenFlag(frame, 'motionTweenSnap', true);
}
function removeTween(frame) {
    for (const name of TWEEN_ATTRIBUTES)frame.setAttr(name, null);
    for (const name of TWEEN_CHILDREN)host_headless.removeChild(frame, name);
    host_headless.KEYFRAME.keyMode.write(frame, host_headless.KEYFRAME.keyMode.initial);
}
function copyTween(from, to) {
    setTweenType(to, 'none');
    for (const name of [
        'keyMode',
        ...TWEEN_ATTRIBUTES
    ])to.setAttr(name, from.attr(name) ?? null);
    const tweens = from.child('tweens')?.clone();
    const position = to.children.findIndex(({ name })=>name === 'elements');
    if (tweens) to.insert(tweens, position < 0 ? to.children.length : position);
}
function setTweenFlag(frame, flag, value) {
    host_headless.KEYFRAME[flag].write(frame, Boolean(value));
    const { tweenType, keyMode } = new host_headless.DocumentKeyframe(frame);
    if (tweenType === 'motion') host_headless.KEYFRAME.keyMode.write(frame, value ? keyMode | BITS$1[flag] : keyMode & ~BITS$1[flag]);
}
function readEasing(frame) {
    return 0 - host_headless.KEYFRAME.acceleration.read(frame);
}
function writeEasing(frame, easing) {
    const acceleration = 0 - easing;
    host_headless.KEYFRAME.acceleration.write(frame, acceleration);
    for (const ease of easesOf(frame))if (host_headless.EASE.method.read(ease) === '') host_headless.EASE.intensity.write(ease, acceleration);
}
function chooseSlider(frame, easing) {
    host_headless.KEYFRAME.easeMethodName.write(frame, '');
    for (const ease of easesOf(frame))host_headless.EASE.method.write(ease, '');
    writeEasing(frame, easing);
}
function easesOf(frame) {
    return frame.child('tweens')?.childrenNamed('Ease') ?? [];
}
function isWhole(frame) {
    return new host_headless.DocumentKeyframe(frame).isWhole;
}
function isTweened(frame) {
    return new host_headless.DocumentKeyframe(frame).isTweened;
}

function noteAnimation(layer) {
    if (!layer.keyframes.some(({ node })=>isWhole(node))) host_headless.LAYER.animationType.write(layer.node, 'none');
}

const OWN_ATTRIBUTES = [
    ...host_headless.LABEL_ATTRIBUTES,
    ...host_headless.SOUND_ATTRIBUTES
];
const OWN_CHILDREN = [
    'Actionscript',
    'Framescript',
    'SoundEnvelope'
];
function frameList(layer) {
    const list = layer.node.child('frames') ?? host_headless.XmlNode.create('frames');
    if (!list.parent) layer.write().append(list);
    return list;
}
function elementList(frame) {
    const list = frame.node.child('elements') ?? host_headless.XmlNode.create('elements');
    if (!list.parent) frame.node.append(list);
    return list;
}
function extendTo(layer, frameCount) {
    const missing = frameCount - layer.frameCount;
    if (missing <= 0) return;
    const last = layer.keyframes.at(-1);
    if (last) host_headless.writeSpan(last.node, last.startFrame, last.duration + missing);
    else frameList(layer).append(newFrame(0, frameCount));
    layer.framesChanged();
}
function splitAt(layer, index) {
    splitEach(layer, index, index + 1);
    const frame = layer.frameAt(index);
    if (!frame) throw new Error(`A layer of ${layer.frameCount} frames has no frame at ${index}`);
    return frame;
}
function splitEach(layer, start, end) {
    extendTo(layer, end);
    const list = frameList(layer);
    let made = 0;
    const { keyframes } = layer;
    for(let i = placeOf(layer, start); i < keyframes.length && keyframes[i].startFrame < end; i++){
        const frame = keyframes[i];
        const first = Math.max(frame.startFrame + 1, start);
        const last = Math.min(frame.startFrame + frame.duration, end);
        const copies = first < last ? splitSpan(frame, first, last) : [];
        const position = list.children[i + made] === frame.node ? i + made : list.children.indexOf(frame.node);
        copies.forEach((copy, k)=>{
            list.insert(copy, position + 1 + k);
        });
        made += copies.length;
    }
    if (made > 0) layer.framesChanged();
}
function splitSpan(frame, first, wanted) {
    const { startFrame, duration } = frame;
    const isBaked = isWhole(frame.node);
    const last = isBaked ? startFrame + duration : wanted;
    const before = host_shown().cutMorphShape(frame.node, 0, first - startFrame);
    const copies = [];
    for(let index = first; index < last; index++){
        const copy = keyframeInside(frame, index - startFrame);
        const end = index + 1 < last ? index + 1 : startFrame + duration;
        if (isBaked) setTweenType(copy, 'none');
        replaceMorphShape(copy, host_shown().cutMorphShape(frame.node, index - startFrame, end - startFrame));
        host_headless.writeSpan(copy, index, end - index);
        copies.push(copy);
    }
    replaceMorphShape(frame.node, before);
    host_headless.writeSpan(frame.node, startFrame, first - startFrame);
    return copies;
}
function replaceMorphShape(keyframe, morph) {
    const old = keyframe.child('MorphShape');
    if (!old) return;
    if (morph) keyframe.insert(morph, keyframe.children.indexOf(old));
    old.remove();
}
function dropOwnParts(copy) {
    for (const name of OWN_ATTRIBUTES)copy.setAttr(name, null);
    for (const name of OWN_CHILDREN)host_headless.removeChild(copy, name);
    return copy;
}
function keyframeInside(frame, elapsed) {
    const copy = dropOwnParts(frame.node.clone());
    const list = copy.child('elements');
    const shown = frame.shownElements(elapsed);
    if (!list || shown.every((element, i)=>element === frame.elementNodes[i])) return copy;
    for (const element of [
        ...list.children
    ])element.remove();
    for (const element of shown)list.append(element.clone());
    return copy;
}
function bakeTween(frame) {
    if (!isTweened(frame.node)) return false;
    const { layer, startFrame, duration } = frame;
    splitEach(layer, startFrame, startFrame + duration);
    for (const made of layer.frames.slice(startFrame, startFrame + duration))setTweenType(made.node, 'none');
    noteAnimation(layer);
    return true;
}
function isolate(layer, start, end) {
    if (end < layer.frameCount) splitAt(layer, end);
    if (start < layer.frameCount) splitAt(layer, start);
    return keyframesIn(layer, start, end);
}
function keyframesIn(layer, start, end) {
    const { keyframes } = layer;
    const inRange = [];
    for(let i = placeOf(layer, start); i < keyframes.length && keyframes[i].startFrame < end; i++)if (keyframes[i].startFrame >= start) inRange.push(keyframes[i]);
    return inRange;
}
function placeOf(layer, index) {
    const shown = layer.frameAt(index);
    return shown ? layer.keyframes.indexOf(shown) : layer.keyframes.length;
}
function emptyFrame(frame) {
    const { node } = frame;
    setTweenType(node, 'none');
    for (const name of OWN_ATTRIBUTES)node.setAttr(name, null);
    for (const name of OWN_CHILDREN)host_headless.removeChild(node, name);
    removeElements(frame);
}
function removeElements(frame) {
    setTweenType(frame.node, 'none');
    for (const node of [
        ...frame.elementNodes
    ].reverse())node.remove();
}

function checkFrame(method, index) {
    return Math.trunc(host_headless.checkNumber(`${method}: frame index`, index, 0, host_errors.MAX_FRAMES));
}
function rangesFor(timeline, method, startIndex, endIndex) {
    const layer = timeline.layers[timeline.currentLayer];
    if (startIndex !== undefined) {
        const start = checkFrame(method, startIndex);
        const end = endIndex === undefined ? start : checkFrame(method, endIndex);
        return [
            {
                layer,
                start,
                end: Math.max(end, start + 1)
            }
        ];
    }
    const selected = timeline.selectedFrames.ranges(timeline.layers);
    if (selected.length > 0) return selected;
    const start = timeline.currentFrame;
    return [
        {
            layer,
            start,
            end: start + 1
        }
    ];
}
function drawable(layers) {
    return layers.filter((layer)=>layer.ownType !== 'folder');
}

function insertKeyframe(timeline, method, index, isBlank) {
    const ranges = index === undefined ? rangesFor(timeline, method) : [
        {
            layer: timeline.layers[timeline.currentLayer],
            start: checkFrame(method, index)
        }
    ];
    const layers = new Set(drawable(ranges.map(({ layer })=>layer)));
    timeline.document.selectNone();
    for (const { layer, start } of ranges){
        const keyframe = layers.has(layer) ? insertAt(layer, start, isBlank) : start;
        if (index !== undefined || keyframe !== start) timeline.currentFrame = keyframe;
    }
}
function insertAt(layer, start, isBlank) {
    const position = layer.frameAt(start)?.startFrame === start ? start + 1 : start;
    if (layer.frameAt(position)?.startFrame === position) return position;
    const frame = splitAt(layer, position);
    if (isBlank) emptyFrame(frame);
    return position;
}

function layerAt(timeline, method, index) {
    if (!isBeyond(timeline, index)) return checkLayer(timeline, method, index);
    timeline.document.warn(`Timeline.${faultOfIndex(timeline, method, index)}; it has no effect`);
    return undefined;
}
function checkLayer(timeline, method, index) {
    const layer = Number.isInteger(Number(index)) ? timeline.layers[Number(index)] : undefined;
    if (layer) return layer;
    throw new host_headless.HostError(faultOfIndex(timeline, method, index));
}
function layersFor(timeline, method, start, end) {
    if (start === undefined) return timeline.selectedLayers;
    const first = layerAt(timeline, method, start)?.index;
    if (first === undefined) return [];
    const last = end === undefined ? first : layerAt(timeline, method, end)?.index ?? timeline.layerCount - 1;
    return timeline.layers.slice(first, last + 1);
}
function isBeyond(timeline, index) {
    return Number.isInteger(Number(index)) && Number(index) >= timeline.layerCount;
}
function faultOfIndex(timeline, method, index) {
    return `${method}: expected the index of a layer, 0 to ${timeline.layerCount - 1}, got ${host_headless.describeValue(index)}`;
}

function setSelectedFrames(timeline, args) {
    const isList = Array.isArray(args[0]);
    const ranges = isList ? rangesFromList(timeline, args[0]) : [
        rangeOnCurrentLayer(timeline, args)
    ];
    const replace = isList ? args[1] : args[2];
    selectRanges(timeline, ranges, host_headless.isOn(replace, true));
}
function selectRanges(timeline, ranges, replace) {
    const selection = timeline.selectedFrames;
    const { document } = timeline;
    const toggles = !replace && document.switches.selectedFramesFalse === 'toggle';
    if (replace) selection.clear();
    for (const range of ranges){
        if (toggles) selection.toggle(range);
        else selection.add(range);
    }
    followFrames(timeline, ranges, replace);
    const [first] = ranges;
    const isShown = ranges.some(({ start, end })=>start <= timeline.currentFrame && timeline.currentFrame < end);
    if (first && !isShown && first.start < timeline.frameCount) host_headless.setCurrentFrame(timeline, first.start);
    if (timeline === document.getTimeline()) selectShown(timeline);
}
function followFrames(timeline, ranges, replace) {
    const withFrames = new Set(timeline.selectedFrames.ranges(timeline.layers).map(({ layer })=>layer));
    const changed = ranges.map(({ layer })=>layer);
    const chosen = changed.filter((layer)=>withFrames.has(layer));
    if (replace && chosen.length === 0) return;
    const others = replace ? [] : timeline.selectedLayers.filter((layer)=>!changed.includes(layer));
    timeline.selectedMark.set(new Set([
        ...others,
        ...chosen
    ]));
    const isKept = chosen.length === 0 || chosen.includes(timeline.layers[timeline.currentLayer]);
    if (!isKept) timeline.currentMark.set(new Set([
        chosen[0]
    ]));
}
function getSelectedFrames(timeline) {
    const indices = new Map(timeline.layers.map((layer, index)=>[
            layer,
            index
        ]));
    return timeline.selectedFrames.ranges(timeline.layers).flatMap(({ layer, start, end })=>[
            indices.get(layer) ?? 0,
            start,
            end
        ]);
}
function selectAllFrames(timeline) {
    const ranges = timeline.layers.map((layer)=>({
            layer,
            start: 0,
            end: layer.frameCount
        }));
    selectRanges(timeline, ranges.filter(({ end })=>end > 0), true);
}
function selectAgain(timeline) {
    if (!timeline.selectedFrames.isEmpty && timeline === timeline.document.getTimeline()) selectShown(timeline);
}
function selectShown(timeline) {
    timeline.document.selectNone();
    for (const { layer, start, end } of timeline.selectedFrames.ranges(timeline.layers)){
        if (timeline.currentFrame < start || timeline.currentFrame >= end || layer.locked || !layer.visible) continue;
        const frame = layer.ownType === 'camera' ? undefined : layer.frameAt(timeline.currentFrame);
        if (frame) host_headless.selectElements(frame);
    }
}
function rangeOnCurrentLayer(timeline, [from, to]) {
    const start = checkFrame('setSelectedFrames', from);
    const end = checkFrame('setSelectedFrames', to);
    return {
        layer: timeline.layers[timeline.currentLayer],
        start,
        end: Math.max(end, start + 1)
    };
}
function rangesFromList(timeline, list) {
    if (list.length % 3 !== 0) {
        throw new host_headless.HostError(`setSelectedFrames: expected triples of layer, start and end, got ${list.length} numbers`);
    }
    const ranges = [];
    for(let i = 0; i < list.length; i += 3){
        const layer = layerAt(timeline, 'setSelectedFrames', list[i]);
        const start = checkFrame('setSelectedFrames', list[i + 1]);
        const end = checkFrame('setSelectedFrames', list[i + 2]);
        if (layer && end > start) ranges.push({
            layer,
            start,
            end
        });
    }
    return ranges;
}

function forRanges(timeline, method, [start, end], change) {
    const ranges = rangesFor(timeline, method, start, end);
    const layers = new Set(drawable(ranges.map(({ layer })=>layer)));
    timeline.document.selectNone();
    for (const range of ranges)if (layers.has(range.layer)) change(range);
}
function convertToKeyframes(timeline, args) {
    if (isAtPlayhead(timeline, args)) {
        insertKeyframe(timeline, 'convertToKeyframes', undefined, false);
        return;
    }
    forRanges(timeline, 'convertToKeyframes', args, ({ layer, start, end })=>{
        const frame = args[1] === undefined && end === start + 1 ? layer.frameAt(start) : undefined;
        const next = frame?.startFrame === start && frame.duration > 1 ? 1 : 0;
        splitEach(layer, start + next, Math.min(layer.frameCount, end + next));
    });
    selectAgain(timeline);
}
function convertToBlankKeyframes(timeline, args) {
    if (isAtPlayhead(timeline, args)) {
        insertKeyframe(timeline, 'convertToBlankKeyframes', undefined, true);
        return;
    }
    forRanges(timeline, 'convertToBlankKeyframes', args, ({ layer, start, end })=>{
        splitEach(layer, start, end);
        for (const frame of keyframesIn(layer, start, end))emptyFrame(frame);
    });
}
function isAtPlayhead(timeline, [start]) {
    return start === undefined && timeline.selectedFrames.ranges(timeline.layers).length === 0;
}
function clearFrames(timeline, args) {
    forRanges(timeline, 'clearFrames', args, clearRange);
}
function clearRange({ layer, start, end }) {
    for (const frame of isolate(layer, start, end))emptyFrame(frame);
}
function clearKeyframes(timeline, args) {
    forRanges(timeline, 'clearKeyframes', args, ({ layer, start, end })=>{
        const { keyframes } = layer;
        keyframes.forEach((frame, i)=>{
            if (frame.startFrame < start || frame.startFrame >= end) return;
            if (i === 0) emptyFrame(frame);
            else frame.node.remove();
        });
        closeGaps(layer.keyframes.filter((frame)=>frame.node.parent), layer.frameCount);
        layer.framesChanged();
    });
}
function closeGaps(keyframes, frameCount) {
    keyframes.forEach((frame, i)=>{
        const end = i + 1 < keyframes.length ? keyframes[i + 1].startFrame : frameCount;
        if (frame.startFrame + frame.duration !== end) host_headless.writeSpan(frame.node, frame.startFrame, end - frame.startFrame);
    });
}

const MOVABLE$2 = /^DOM(\w+Instance|\w+Text|Group)$/;
function createMotionTween(timeline, start, end) {
    const ranges = rangesFor(timeline, 'createMotionTween', start, end);
    for (const range of ranges.filter(({ layer })=>drawable([
            layer
        ]).length > 0)){
        const frames = new Set(range.layer.frames.slice(range.start, range.end));
        for (const frame of frames){
            makeMovable(timeline, frame);
            setTweenType(frame.node, 'motion');
        }
    }
}
function makeMovable(timeline, frame, kinds = MOVABLE$2) {
    const { elementNodes, backToFront } = frame;
    if (elementNodes.length === 0 || elementNodes.length === 1 && kinds.test(elementNodes[0].name)) return;
    const { document } = timeline;
    const path = host_headless.freeName((name)=>document.itemAt(name) !== undefined, (number)=>`Tween ${number}`);
    document.wrapElements(backToFront, path);
}

function motionRanges(timeline, method, start, end) {
    const ranges = rangesOf(timeline, method, start, end);
    if (start !== undefined) {
        timeline.selectedFrames.clear();
        for (const range of ranges)timeline.selectedFrames.add(range);
    }
    return ranges;
}
function rangesOf(timeline, method, start, end) {
    if (start === undefined && timeline.selectedFrames.ranges(timeline.layers).length === 0) {
        const { currentFrame: frame } = timeline;
        return drawable(timeline.layers).map((layer)=>({
                layer,
                start: frame,
                end: frame + 1
            }));
    }
    return rangesFor(timeline, method, start, end).filter(({ layer })=>drawable([
            layer
        ]).length > 0);
}

const MOVABLE$1 = /^DOM(\w+Instance|\w+Text)$/;
function createMotionObject(timeline, start, end) {
    for (const { layer, start: first, end: last } of motionRanges(timeline, 'createMotionObject', start, end)){
        if (layer.ownType === 'camera') continue;
        const frames = last - first > 1 ? isolate(layer, first, Math.min(last, layer.frameCount)) : new Set(layer.frames.slice(first, last));
        for (const frame of frames)if (!frame.isEmpty && !frame.isMotionObject()) startMotion(timeline, frame);
    }
}
function startMotion(timeline, frame) {
    makeMovable(timeline, frame, MOVABLE$1);
    const { node, layer } = frame;
    removeTween(node);
    for (const [name, value] of Object.entries(MOTION))node.setAttr(name, value);
    node.insert(host_headless.XmlNode.create('motionObjectXML', {}, [
        stillMotion(frame)
    ]), 0);
    host_headless.LAYER.animationType.write(layer.node, 'motion object');
}
const MOTION = host_headless.written(host_headless.KEYFRAME, {
    tweenType: 'motion object',
    motionTweenRotate: 'none',
    motionTweenScale: false,
    isMotionObject: true,
    visibleAnimationKeyframes: 4_194_303,
    keyMode: 8195
});
function stillMotion(frame) {
    const core = {
        TimeScale: host_headless.formatNumber(frame.document.frameRate * host_shown().TICKS),
        Version: '1',
        duration: host_headless.formatNumber(frame.duration * host_shown().TICKS)
    };
    const head = host_headless.XmlNode.create('PropertyContainer', {
        id: 'headContainer'
    }, [
        container('Basic_Motion', {
            Motion_X: 0,
            Motion_Y: 0,
            Rotation_Z: 0
        }),
        container('Transformation', {
            Skew_X: 0,
            Skew_Y: 0,
            Scale_X: 100,
            Scale_Y: 100
        }),
        container('Colors', {}),
        container('Filters', {})
    ]);
    return host_headless.XmlNode.create('AnimationCore', core, [
        host_headless.XmlNode.create('TimeMap', {
            strength: '0',
            type: 'Quadratic'
        }),
        host_headless.XmlNode.create('metadata', {}, [
            host_headless.XmlNode.create('names', {}, [
                host_headless.XmlNode.create('name', {
                    langID: 'en_US',
                    value: ''
                })
            ]),
            host_headless.XmlNode.create('Settings', {
                orientToPath: '0',
                ...pivotOffsets(frame)
            })
        ]),
        head
    ]);
}
function container(id, values) {
    const properties = Object.entries(values).map(([name, value])=>{
        const point = `0,${value}`;
        const key = {
            anchor: point,
            next: point,
            previous: point,
            roving: '0',
            timevalue: '0'
        };
        return host_headless.XmlNode.create('Property', {
            enabled: '1',
            id: name,
            ignoreTimeMap: '0',
            readonly: '0',
            visible: '1'
        }, [
            host_headless.XmlNode.create('Keyframe', key)
        ]);
    });
    return host_headless.XmlNode.create('PropertyContainer', {
        id
    }, properties);
}
function pivotOffsets(frame) {
    const bounds = host_shown().ContentBounds.of(frame.document.film);
    const element = host_headless.FilmElement.of(frame.elementNodes[0]);
    const { left, top, right, bottom } = bounds.ofContent(element);
    const { x, y } = bounds.pivotOf(element);
    const part = (value, low, high)=>host_headless.formatNumber(high > low ? (value - low) / (high - low) : 0.5);
    return {
        xformPtXOffsetPct: part(x, left, right),
        xformPtYOffsetPct: part(y, top, bottom),
        xformPtZOffsetPixels: '0'
    };
}

function lookOf({ layer }, copied) {
    const parent = host_headless.parentOfLayer(layer);
    return {
        name: layer.name,
        type: layer.node.attr('layerType'),
        parent: parent ? copied.findIndex((range)=>range.layer === parent) : -1
    };
}
function layersForFrames(timeline, first, copied) {
    const present = drawable(timeline.layers.slice(first.index)).slice(0, copied.length);
    const missing = copied.slice(present.length);
    if (missing.length === 0) return present;
    present.forEach((layer, i)=>{
        if (isUnused(layer)) takeLook(layer.write(), copied[i].look);
    });
    return editLayers(timeline, (list, parents)=>{
        const layers = [
            ...present
        ];
        for (const { look } of missing){
            const node = newLayer(look.name, timeline.layerCount + layers.length);
            takeLook(node, look);
            const parent = layers.at(look.parent) ?? null;
            const position = {
                index: list.children.length,
                parent: look.parent < 0 ? null : parent
            };
            layers.push(insertLayer(timeline, list, parents, node, position));
        }
        return layers;
    });
}
function isUnused({ node, ownType, keyframes }) {
    return ownType === 'normal' && host_headless.LAYER.autoNamed.read(node) && keyframes.every(({ isEmpty })=>isEmpty);
}
function takeLook(node, { name, type }) {
    node.setAttr('name', name);
    if (type !== 'camera') node.setAttr('layerType', type ?? null);
}

function removeFrames(timeline, start, end) {
    const isPlain = start === undefined && timeline.selectedFrames.isEmpty;
    const playhead = {
        start: timeline.currentFrame,
        end: timeline.currentFrame + 1
    };
    const ranges = isPlain ? timeline.layers.map((layer)=>({
            layer,
            ...playhead
        })) : rangesFor(timeline, 'removeFrames', start, end);
    const layers = new Set(drawable(ranges.map(({ layer })=>layer)));
    timeline.document.selectNone();
    for (const range of ranges.reverse()){
        if (layers.has(range.layer)) removeFrom(range.layer, range.start, range.end);
    }
}
function removeFrom(layer, start, end) {
    for (const frame of layer.keyframes.slice(placeOf(layer, start))){
        const { startFrame, duration } = frame;
        const spanEnd = startFrame + duration;
        const before = overlap(0, startFrame, start, end);
        const removed = overlap(startFrame, spanEnd, start, end);
        if (removed === duration) frame.node.remove();
        else if (before + removed > 0) host_headless.writeSpan(frame.node, startFrame - before, duration - removed);
    }
    layer.framesChanged();
}
function overlap(start, end, otherStart, otherEnd) {
    return Math.max(0, Math.min(end, otherEnd) - Math.max(start, otherStart));
}

function copyFrames(timeline, start, end) {
    copyRanges(timeline, rangesFor(timeline, 'copyFrames', start, end));
}
function cutFrames(timeline, start, end) {
    const ranges = rangesFor(timeline, 'cutFrames', start, end);
    copyRanges(timeline, ranges);
    for (const range of ranges)if (range.layer.ownType !== 'folder') clearRange(range);
}
function copyRanges(timeline, ranges) {
    const copied = ranges.filter(({ layer, start })=>start < layer.frameCount);
    if (copied.length === 0) return;
    timeline.document.clipboard.frames = {
        ranges: copied.map((range)=>copyRange(range, copied)),
        source: timeline.document
    };
}
function copyRange(range, copied) {
    const { layer, start, end } = range;
    const frames = [];
    for (const frame of layer.keyframes){
        const from = Math.max(frame.startFrame, start);
        const to = Math.min(frame.startFrame + frame.duration, end);
        if (from >= to) continue;
        for (const copy of copyPart(frame, from, to, start))frames.push(copy);
    }
    return {
        frames,
        length: Math.min(end, layer.frameCount) - start,
        look: lookOf(range, copied)
    };
}
function copyPart(frame, from, to, origin) {
    const { startFrame, duration, node } = frame;
    const isPart = from > startFrame || to < startFrame + duration;
    const stops = isPart && isWhole(node) ? range(from, to) : [
        from
    ];
    if (stops.length === 1 && to < startFrame + duration && to > from + 1 && isTweened(node)) stops.push(to - 1);
    return stops.map((start, i)=>{
        const end = stops.at(i + 1) ?? to;
        const copy = start === startFrame ? node.clone() : keyframeInside(frame, start - startFrame);
        if (isPart && (i > 0 || isWhole(node))) setTweenType(copy, 'none');
        else if (isPart) replaceMorphShape(copy, host_shown().cutMorphShape(node, start - startFrame, end - startFrame));
        host_headless.writeSpan(copy, start - origin, end - start);
        return copy;
    });
}
function range(start, end) {
    return Array.from({
        length: end - start
    }, (_, i)=>start + i);
}
function pasteFrames(timeline, start, end) {
    const { ranges: copied, source } = timeline.document.clipboard.frames;
    if (copied.length === 0) return;
    const nodes = copied.flatMap(({ frames })=>frames);
    if (source) timeline.document.bringItems('pasteFrames', timeline.libraryItem, nodes, source);
    const [target] = rangesFor(timeline, 'pasteFrames', start, end);
    const layers = layersForFrames(timeline, target.layer, copied);
    copied.forEach((part, i)=>{
        pasteInto(layers[i], target.start, target.end, part);
    });
}
function pasteInto(layer, start, end, { frames, length }) {
    removeFrom(layer, start, end);
    const list = makeRoom(layer, start, length);
    const position = layer.keyframes.filter((frame)=>frame.startFrame < start).length;
    frames.forEach((frame, i)=>{
        const copy = frame.clone();
        host_headless.writeSpan(copy, start + host_headless.readStart(frame), host_headless.readDuration(frame));
        list.insert(copy, position + i);
    });
    layer.framesChanged();
}
function makeRoom(layer, start, length) {
    if (start < layer.frameCount) splitAt(layer, start);
    else extendTo(layer, start);
    for (const frame of layer.keyframes){
        if (frame.startFrame >= start) host_headless.writeSpan(frame.node, frame.startFrame + length, frame.duration);
    }
    return frameList(layer);
}

function commonValue(objects, property) {
    const values = new Set(objects.map((object)=>host_headless.propertyOf(object, property)?.get()));
    return values.size === 1 ? [
        ...values
    ][0] : undefined;
}

const ALL_PROPERTIES = 5;
const CLASSIC = -1;
const NONE = -2;
const CURVES = [
    'quad',
    'cubic',
    'quart',
    'quint',
    'sine',
    'back',
    'circ',
    'bounce',
    'elastic'
];
const ENDS = [
    'In',
    'Out',
    'InOut'
];
function setEaseType(frames, properties, preset, strength) {
    if (properties !== ALL_PROPERTIES) {
        throw host_headless.notImplemented(`Timeline.setFrameProperty("easeType", ${String(properties)}), other than 5`);
    }
    const last = CURVES.length * ENDS.length - 1;
    const number = Math.trunc(host_headless.checkNumber('setFrameProperty: preset of the ease', preset, NONE, last));
    const easing = Math.trunc(host_headless.checkNumber('setFrameProperty: strength of the ease', strength ?? 0, -100, 100));
    for (const { node } of frames){
        if (!isTweened(node)) continue;
        removeEases(node);
        const [curve, end] = [
            Math.floor(number / ENDS.length),
            number % ENDS.length
        ];
        if (number >= 0) writeNamedEase(node, `${CURVES[curve]}${ENDS[end]}`);
        else if (number === CLASSIC) writeEasing(node, easing);
    }
}
function removeEases(frame) {
    const { acceleration, hasCustomEase, useSingleEaseCurve, easeMethodName } = host_headless.KEYFRAME;
    for (const { name } of [
        acceleration,
        hasCustomEase,
        useSingleEaseCurve,
        easeMethodName
    ])frame.setAttr(name, null);
    const tweens = frame.child('tweens');
    for (const name of [
        'Ease',
        'CustomEase'
    ]){
        for (const entry of tweens?.childrenNamed(name) ?? [])entry.remove();
    }
    if (tweens?.children.length === 0) host_headless.removeChild(frame, 'tweens');
}
function writeNamedEase(frame, method) {
    host_headless.KEYFRAME.easeMethodName.write(frame, method);
    host_headless.childOrNew(frame, 'tweens', [
        'elements'
    ]).append(host_headless.XmlNode.create('Ease', host_headless.written(host_headless.EASE, {
        target: 'all',
        method
    })));
}

function frameProperty(timeline, property, start, end) {
    return commonValue(framesOf(timeline, 'getFrameProperty', start, end), property);
}
function setFrameProperty(timeline, property, value, start, end) {
    if (property === 'easeType') {
        return setEaseType(framesOf(timeline, 'setFrameProperty', undefined, undefined), value, start, end);
    }
    for (const frame of framesOf(timeline, 'setFrameProperty', start, end)){
        const member = host_headless.propertyOf(frame, property);
        if (!member?.set) throw new host_headless.HostError(`setFrameProperty: frames have no property "${property}" that can be set`);
        member.set(value);
    }
}
function framesOf(timeline, method, start, end) {
    const frames = rangesFor(timeline, method, start, end).flatMap((range)=>range.layer.frames.slice(range.start, range.end));
    return [
        ...new Set(frames)
    ];
}

function insertFrames(timeline, count, allLayers, index) {
    if (count === undefined) {
        insertSelected(timeline);
        return;
    }
    const number = Math.trunc(host_headless.checkNumber('insertFrames: numFrames', count, 0, host_errors.MAX_FRAMES));
    const start = index === undefined ? timeline.currentFrame : checkFrame('insertFrames', index);
    const layers = allLayers ? timeline.layers : [
        timeline.layers[timeline.currentLayer]
    ];
    for (const layer of drawable(layers))insertInto(layer, start, number);
}
function insertSelected(timeline) {
    const ranges = timeline.selectedFrames.ranges(timeline.layers);
    for (const { layer, start, end } of ranges){
        if (layer.ownType !== 'folder') insertInto(layer, start, end - start);
    }
    if (ranges.length > 0) return;
    for (const layer of drawable(timeline.layers))insertInto(layer, timeline.currentFrame, 1);
}
function insertInto(layer, index, count) {
    const frame = layer.frameAt(index);
    if (!frame) {
        extendTo(layer, index + count);
        return;
    }
    const { keyframes } = layer;
    const first = keyframes.indexOf(frame);
    keyframes.slice(first + 1).forEach((later)=>{
        host_headless.writeSpan(later.node, later.startFrame + count, later.duration);
    });
    host_headless.writeSpan(frame.node, frame.startFrame, frame.duration + count);
    layer.framesChanged();
}

const MOVABLE = /^DOM(\w+Instance|\w+Text)$/;
const LOOK = [
    'color',
    'filters'
];
function copyMotion(timeline) {
    const [range] = rangesFor(timeline, 'copyMotion');
    const { layer, start } = range;
    const end = Math.min(range.end, layer.frameCount);
    const poses = [
        ...new Set(layer.frames.slice(start, end))
    ].map((frame)=>poseOf(frame, range));
    timeline.document.clipboard.motion = {
        poses,
        length: end - start
    };
}
function poseOf(frame, { start }) {
    if (host_headless.KEYFRAME.isMotionObject.read(frame.node)) throw host_headless.notImplemented('Timeline.copyMotion of motion objects');
    const element = checkMovable(frame, 'copyMotion');
    const elapsed = Math.max(0, start - frame.startFrame);
    const stored = host_headless.readMatrix(element.node);
    const matrix = host_headless.readMatrix(frame.shownElements(elapsed)[0]);
    const point = host_headless.apply(host_headless.invert(stored) ?? host_headless.IDENTITY, {
        x: element.transformX,
        y: element.transformY
    });
    return {
        offset: Math.max(0, frame.startFrame - start),
        linear: {
            ...matrix,
            tx: 0,
            ty: 0
        },
        pivot: host_headless.apply(matrix, point),
        frame: frame.node.clone(),
        element: element.node.clone()
    };
}
function checkMovable(frame, method) {
    const [element, ...others] = frame.elements;
    if (!element || others.length > 0) throw new host_headless.HostError(`${method}: a frame must hold exactly one element`);
    if (!MOVABLE.test(element.node.name)) throw host_headless.notImplemented(`Timeline.${method} of <${element.node.name}>`);
    return element;
}
function pasteMotion(timeline) {
    const { motion } = timeline.document.clipboard;
    if (!motion) return;
    const [{ layer, start }] = rangesFor(timeline, 'pasteMotion');
    const covering = layer.frameAt(start);
    if (!covering) throw new host_headless.HostError('pasteMotion: a frame must hold exactly one element');
    checkMovable(covering, 'pasteMotion');
    const frames = makeKeyframes(layer, start, motion);
    motion.poses.forEach((pose, i)=>{
        moveLike(frames[i].elements[0], motion.poses[0], pose);
        copyLook(frames[i].elements[0].node, pose.element);
        copyTween(pose.frame, frames[i].node);
    });
}
function makeKeyframes(layer, start, { poses, length }) {
    const first = splitAt(layer, start);
    setTweenType(first.node, 'none');
    if (first.duration < length) insertInto(layer, start, length - first.duration);
    return poses.map(({ offset })=>splitAt(layer, start + offset));
}
function moveLike(element, from, to) {
    const turn = host_headless.concat(to.linear, host_headless.invert(from.linear) ?? host_headless.IDENTITY);
    element.transformBy(host_headless.around(turn, {
        x: element.transformX,
        y: element.transformY
    }));
    element.transformBy(host_headless.translation(to.pivot.x - from.pivot.x, to.pivot.y - from.pivot.y));
}
function copyLook(node, from) {
    node.setAttr(host_headless.BLENDING.blendMode.name, from.attr(host_headless.BLENDING.blendMode.name) ?? null);
    for (const name of LOOK){
        node.child(name)?.remove();
        const copy = from.child(name)?.clone();
        if (copy) node.append(copy);
    }
}

function removeMotionObject(timeline, start, end) {
    const ranges = motionRanges(timeline, 'removeMotionObject', start, end);
    for (const { layer, start: first, end: last } of ranges){
        const touched = new Set(layer.frames.slice(first, last));
        for (const { node } of touched)if (host_headless.KEYFRAME.isMotionObject.read(node)) removeTween(node);
        noteAnimation(layer);
    }
}

function reverseFrames(timeline, args) {
    forRanges(timeline, 'reverseFrames', args, ({ layer, start, end })=>{
        reverseRange(layer, start, Math.min(end, layer.frameCount));
    });
}
function reverseRange(layer, start, end) {
    if (start >= end) return;
    for (const frame of isolate(layer, start, end))if (!isClassic(frame.node)) bakeTween(frame);
    const last = splitEnd(layer, end);
    setTweenType(last, 'none');
    const nodes = isolate(layer, start, end).map(({ node })=>node);
    const list = nodes[0].parent;
    if (!list) return;
    const position = list.children.indexOf(nodes[0]);
    reversed(nodes, start + end).forEach((node, i)=>{
        list.insert(node, position + i);
    });
    layer.framesChanged();
}
function isClassic(frame) {
    return host_headless.KEYFRAME.tweenType.read(frame) === 'motion' && !isWhole(frame);
}
function splitEnd(layer, end) {
    const last = layer.frames[end - 1];
    return isTweened(last.node) ? splitAt(layer, end - 1).node : last.node;
}
function reversed(nodes, sum) {
    const spans = nodes.map((node)=>{
        return {
            node,
            start: host_headless.readStart(node),
            duration: host_headless.readDuration(node),
            tween: isTweened(node) ? node.clone() : undefined
        };
    });
    return spans.reverse().flatMap(({ node, start, duration, tween }, i)=>{
        const before = spans.at(i + 1);
        const held = tween ? 1 : duration;
        const first = sum - start - held;
        setTweenType(node, 'none');
        if (!before?.tween) {
            host_headless.writeSpan(node, first, held);
            return [
                node
            ];
        }
        const leaving = held === 1 ? node : dropOwnParts(node.clone());
        copyTween(before.tween, leaving);
        reverseTween(leaving);
        if (leaving !== node) host_headless.writeSpan(node, first, held - 1);
        host_headless.writeSpan(leaving, sum - start - 1, before.duration);
        return leaving === node ? [
            node
        ] : [
            node,
            leaving
        ];
    });
}
function reverseTween(frame) {
    writeEasing(frame, 0 - readEasing(frame));
    const turn = host_headless.KEYFRAME.motionTweenRotate.read(frame);
    if (turn === 'clockwise') host_headless.KEYFRAME.motionTweenRotate.write(frame, 'counter-clockwise');
    if (turn === 'counter-clockwise') host_headless.KEYFRAME.motionTweenRotate.write(frame, 'clockwise');
    reverseName(frame, host_headless.KEYFRAME.easeMethodName);
    for (const ease of frame.child('tweens')?.children ?? []){
        if (ease.name === 'CustomEase') reversePoints(ease);
        else reverseName(ease, host_headless.EASE.method);
        if (host_headless.EASE.target.read(ease) !== 'all') reverseIntensity(ease);
    }
}
function reverseName(node, attribute) {
    const [, family, direction] = /^(\w+?)(InOut|In|Out)$/.exec(attribute.read(node)) ?? [];
    if (direction === 'In') attribute.write(node, `${family}Out`);
    if (direction === 'Out') attribute.write(node, `${family}In`);
}
function reverseIntensity(ease) {
    host_headless.EASE.intensity.write(ease, 0 - host_headless.EASE.intensity.read(ease));
}
function reversePoints(ease) {
    const points = ease.childrenNamed('Point').reverse();
    for (const point of points){
        for (const name of [
            'x',
            'y'
        ])point.setAttr(name, host_headless.formatNumber(1 - host_headless.readNumber(point, name)));
        ease.append(point);
    }
}

const TYPES$1 = [
    'normal',
    'guide',
    'guided',
    'mask',
    'masked',
    'folder'
];
function addNewLayer(timeline, name, layerType, above) {
    const type = host_headless.checkChoice('addNewLayer', layerType ?? 'normal', TYPES$1);
    const title = name === undefined ? freeLayerName(timeline, type) : host_headless.checkText('addNewLayer: name', name);
    const node = newLayer(title, timeline.layerCount, type === 'folder' ? 0 : Math.max(1, timeline.frameCount));
    if (name !== undefined) host_headless.LAYER.autoNamed.write(node, false);
    if (type === 'folder') node.child('frames')?.remove();
    if (type === 'mask' || type === 'guide' || type === 'folder') host_headless.LAYER.layerType.write(node, type);
    const current = timeline.layers[timeline.currentLayer];
    const position = placeBy(current, type, host_headless.isOn(above, true));
    const layer = editLayers(timeline, (list, parents)=>insertLayer(timeline, list, parents, node, position));
    host_headless.makeCurrent(timeline, layer);
    return layer.index;
}
function placeBy(current, type, above) {
    const wanted = type === 'guided' ? 'guide' : type === 'masked' ? 'mask' : undefined;
    if (wanted && current.ownType === wanted) return {
        index: current.index + 1,
        parent: current
    };
    const isPlain = wanted !== undefined || type === 'normal';
    return placeBeside(isPlain ? current : host_headless.outOfMask(current), above);
}
function placeBeside(layer, above) {
    const isAbove = above && layer.ownType !== 'camera';
    const index = isAbove ? layer.index : layer.index + host_headless.withDescendants(layer).length;
    return {
        index,
        parent: layer.parentLayer
    };
}
function freeLayerName(timeline, type) {
    const word = type === 'folder' ? 'Folder' : 'Layer';
    let highest = 0;
    for (const { name } of timeline.layers){
        const match = new RegExp(`^${word} (\\d+)$`).exec(name);
        if (match) highest = Math.max(highest, Number(match[1]));
    }
    return `${word} ${highest + 1}`;
}
function addMotionGuide(timeline) {
    const current = timeline.layers[timeline.currentLayer];
    if (current.layerType !== 'normal') return -1;
    const node = newLayer(`Guide: ${current.name}`, timeline.layerCount, Math.max(1, timeline.frameCount));
    host_headless.LAYER.layerType.write(node, 'guide');
    const position = {
        index: current.index,
        parent: current.parentLayer
    };
    const guide = editLayers(timeline, (list, parents)=>insertLayer(timeline, list, parents, node, position));
    host_headless.setParent(current, guide);
    host_headless.makeCurrent(timeline, guide);
    return guide.index;
}

function deleteLayer(timeline, index) {
    const layer = index === undefined ? undefined : layerAt(timeline, 'deleteLayer', index);
    if (layer) removeLayers(timeline, [
        layer
    ]);
    else if (index === undefined) removeLayers(timeline, timeline.selectedLayers);
}
function removeLayers(timeline, layers) {
    const doomed = new Set(layers.flatMap((layer)=>layer.ownType === 'folder' ? host_headless.withDescendants(layer) : [
            layer
        ]));
    if (doomed.size >= timeline.layerCount || doomed.size === 0) return;
    const current = timeline.currentLayer;
    editLayers(timeline, (_, parents)=>{
        for (const [layer, parent] of parents){
            let heir = parent;
            while(heir && doomed.has(heir))heir = parents.get(heir) ?? null;
            parents.set(layer, heir);
        }
        for (const layer of doomed){
            layer.node.remove();
            parents.delete(layer);
        }
    });
    const { layers: left } = timeline;
    if (timeline.currentMark.layers.length === 0) {
        host_headless.makeCurrent(timeline, left[Math.min(current, left.length - 1)]);
    }
}

function expandLayerFolder(timeline, expand, recurse, index) {
    const isAll = Number(index) === -1;
    const layer = isAll ? undefined : layerAt(timeline, 'expandFolder', index ?? timeline.currentLayer);
    const layers = layer ? host_headless.withDescendants(layer) : isAll ? timeline.layers : [];
    const chosen = recurse || isAll ? layers : layers.slice(0, 1);
    for (const layer of chosen){
        if (layer.ownType === 'folder') host_headless.LAYER.open.write(layer.node, Boolean(expand));
    }
}

function copyLayers(timeline, start, end) {
    keep(timeline, layersFor(timeline, 'copyLayers', start, end));
}
function cutLayers(timeline, start, end) {
    const layers = layersFor(timeline, 'cutLayers', start, end);
    keep(timeline, layers);
    removeLayers(timeline, layers);
}
function duplicateLayers(timeline, start, end) {
    const layers = layersFor(timeline, 'duplicateLayers', start, end);
    if (layers.length === 0) return;
    const copies = copiesOf$1(layers);
    for (const { node } of copies)host_headless.LAYER.name.write(node, `${host_headless.LAYER.name.read(node)} copy`);
    paste(timeline, copies, placeAbove(copies, layers[0]));
}
function pasteLayers(timeline, index) {
    const { layers, source } = timeline.document.clipboard.layers;
    if (layers.length === 0) return -1;
    const target = layerAt(timeline, 'pasteLayers', index ?? timeline.currentLayer);
    if (!target) return -1;
    const copies = layers.map(({ node, parent })=>({
            node: node.clone(),
            parent
        }));
    if (source) {
        const nodes = copies.map(({ node })=>node);
        timeline.document.bringItems('pasteLayers', timeline.libraryItem, nodes, source);
    }
    const isFolder = target.ownType === 'folder';
    return paste(timeline, copies, isFolder ? {
        index: target.index + 1,
        parent: target
    } : placeAbove(copies, target));
}
function keep(timeline, layers) {
    timeline.document.clipboard.layers = {
        layers: copiesOf$1(layers),
        source: timeline.document
    };
}
function copiesOf$1(layers) {
    const [first] = layers;
    if (!first) return [];
    const wanted = new Set(layers.flatMap(host_headless.withDescendants));
    const sorted = first.timeline.layers.filter((layer)=>wanted.has(layer) && layer.ownType !== 'camera');
    const parents = host_headless.readParents(first.timeline);
    return sorted.map((layer)=>{
        const parent = parents.get(layer);
        const position = parent ? sorted.indexOf(parent) : -1;
        const node = layer.node.clone();
        for (const mark of [
            host_headless.LAYER.current,
            host_headless.LAYER.isSelected
        ])mark.write(node, false);
        return {
            node,
            parent: position < 0 ? null : position
        };
    });
}
function placeAbove(copies, layer) {
    const isPlain = copies.every(({ node })=>host_headless.LAYER.layerType.read(node) === 'normal');
    return placeBeside(isPlain ? layer : host_headless.outOfMask(layer), true);
}
function paste(timeline, copies, { index, parent }) {
    if (copies.length === 0) return -1;
    const made = editLayers(timeline, (list, parents)=>{
        const layers = [];
        copies.forEach(({ node, parent: position }, i)=>{
            const above = position === null ? parent : layers[position];
            layers.push(insertLayer(timeline, list, parents, node, {
                index: index + i,
                parent: above
            }));
        });
        return layers;
    });
    host_headless.makeCurrent(timeline, made[0]);
    return made[0].index;
}

function layerProperty(timeline, property) {
    return commonValue(timeline.selectedLayers, property);
}
function setLayerProperty(timeline, property, value, which) {
    const choice = host_headless.checkChoice('setLayerProperty', which ?? 'selected', [
        'selected',
        'all',
        'others'
    ]);
    for (const layer of chosenLayers(timeline, choice)){
        const member = host_headless.propertyOf(layer, property);
        if (!member?.set) throw new host_headless.HostError(`setLayerProperty: layers have no property "${property}" that can be set`);
        member.set(value);
    }
}
function chosenLayers(timeline, choice) {
    if (choice === 'selected') return timeline.selectedLayers;
    return choice === 'all' ? timeline.layers : timeline.layers.filter((layer)=>!timeline.selectedMark.has(layer));
}

function mergeLayers(timeline, start, end) {
    const method = 'mergeLayers';
    const first = checkLayer(timeline, method, start).index;
    const isOneOver = Number(end) === timeline.layerCount;
    const last = isOneOver ? timeline.layerCount - 1 : checkLayer(timeline, method, end).index;
    if (last < first) throw new host_headless.HostError(`${method}: expected the end at or after layer ${first}, got ${last}`);
    const layers = timeline.layers.slice(first, last + 1);
    const [merged, ...others] = layers;
    if (others.length === 0) return merged;
    checkMergeable(layers);
    timeline.document.selectNone();
    for (const layer of layers)for (const frame of layer.keyframes)if (isTweened(frame.node)) bakeTween(frame);
    alignKeyframes(layers);
    for (const frame of merged.keyframes)takeFrom(others, frame);
    removeLayers(timeline, others);
    host_headless.makeCurrent(timeline, merged);
    return merged;
}
function checkMergeable(layers) {
    const [{ parentLayer }] = layers;
    const refuse = (what)=>{
        throw host_headless.notImplemented(`Timeline.mergeLayers of ${what}`);
    };
    if (layers.some(({ ownType })=>ownType !== 'normal')) refuse('layers that are folders, masks, guides or cameras');
    if (layers.some((layer)=>layer.parentLayer !== parentLayer)) refuse('layers of different folders, masks or guides');
    const keyframes = layers.flatMap((layer)=>layer.keyframes);
    if (keyframes.some(hasLayerEffect)) refuse('layers with effects, depth or a parent of their own');
    const owners = new Map();
    for (const { node, layer, startFrame } of keyframes){
        for (const { owner, what } of PARTS){
            if (owner.read(node) === '') continue;
            const key = `${what} ${startFrame}`;
            if (owners.has(key)) refuse(`two ${what} on frame ${startFrame}`);
            owners.set(key, layer);
        }
    }
}
const EFFECT_ATTRIBUTES = [
    host_headless.KEYFRAME.frameZDepth,
    host_headless.BLENDING.blendMode,
    host_headless.KEYFRAME.parentLayerIndex
];
const EFFECT_CHILDREN = [
    'frameFilters',
    'frameColor'
];
function hasLayerEffect({ node }) {
    return EFFECT_ATTRIBUTES.some((attribute)=>attribute.read(node) !== attribute.initial) || EFFECT_CHILDREN.some((name)=>node.child(name) !== undefined);
}
function alignKeyframes(layers) {
    const [merged] = layers;
    const count = layers.reduce((most, { frameCount })=>Math.max(most, frameCount), 0);
    const missing = count - merged.frameCount;
    if (missing > 0) {
        frameList(merged).append(newFrame(merged.frameCount, missing));
        merged.framesChanged();
    }
    const starts = new Set();
    for (const { keyframes, frameCount } of layers){
        for (const { startFrame } of keyframes)starts.add(startFrame);
        if (frameCount < count) starts.add(frameCount);
    }
    for (const start of starts)for (const layer of layers)if (start < layer.frameCount) splitAt(layer, start);
}
function takeFrom(others, frame) {
    const list = elementList(frame);
    for (const layer of others){
        const other = layer.frameAt(frame.startFrame);
        if (!other) continue;
        other.elementNodes.forEach((element, i)=>{
            list.insert(element.clone(), i);
        });
        takeOwnParts(frame, other);
    }
    frame.document.settleRaw(list);
}
const PARTS = [
    {
        what: 'labels',
        owner: host_headless.KEYFRAME.name,
        names: host_headless.LABEL_ATTRIBUTES
    },
    {
        what: 'sounds',
        owner: host_headless.SOUND.soundName,
        names: host_headless.SOUND_ATTRIBUTES
    }
];
function takeOwnParts(frame, other) {
    for (const { owner, names } of PARTS){
        if (owner.read(other.node) === '') continue;
        for (const name of names)frame.node.setAttr(name, other.node.attr(name) ?? null);
        const envelope = owner === host_headless.SOUND.soundName && other.node.child('SoundEnvelope');
        if (envelope) frame.node.insert(envelope.clone(), 0);
    }
    if (other.actionScript === '') return;
    const own = frame.actionScript;
    frame.actionScript = own === '' ? other.actionScript : `${own}\n${other.actionScript}`;
}

function reorderLayer(timeline, from, to, addBefore) {
    const layer = layerAt(timeline, 'reorderLayer', from);
    const neighbour = layerAt(timeline, 'reorderLayer', to);
    if (!layer || !neighbour || layer.ownType === 'camera') return;
    const target = host_headless.needsFolder(layer) ? host_headless.outOfMask(neighbour) : neighbour;
    const branch = host_headless.withDescendants(layer);
    if (branch.includes(target)) return;
    const isBefore = host_headless.isOn(addBefore, true) && target.ownType !== 'camera';
    const behind = host_headless.withDescendants(target).filter((other)=>!branch.includes(other));
    const anchor = isBefore ? target : behind[behind.length - 1];
    editLayers(timeline, (list, parents)=>{
        host_headless.putParent(parents, layer, target.parentLayer);
        for (const { node } of branch)node.remove();
        const index = list.children.indexOf(anchor.node) + (isBefore ? 0 : 1);
        branch.forEach(({ node }, i)=>{
            list.insert(node, index + i);
        });
    });
}

function setSelectedLayers(timeline, index, replace) {
    const layer = layerAt(timeline, 'setSelectedLayers', index);
    if (!layer) return;
    const adds = !host_headless.isOn(replace, true);
    const { selectedMark, currentMark } = timeline;
    const wasSelected = selectedMark.has(layer);
    const deselects = adds && wasSelected && timeline.document.switches.selectedFramesFalse === 'toggle';
    const only = new Set([
        layer
    ]);
    if (layer.frameCount > 0) selectRanges(timeline, [
        {
            layer,
            start: 0,
            end: layer.frameCount
        }
    ], !adds);
    if (!deselects) currentMark.set(only);
    if (!adds) selectedMark.set(only);
    else if (deselects) selectedMark.remove(layer);
    else selectedMark.add(layer);
}

function showLayerMasking(timeline, index) {
    const layer = layerAt(timeline, 'showLayerMasking', index ?? timeline.currentLayer);
    if (!layer) return;
    const mask = layer.layerType === 'masked' ? layer.parentLayer : layer;
    if (mask?.layerType !== 'mask') {
        timeline.document.traceWarning(`showLayerMasking: the layer "${layer.name}" is neither a mask nor masked`);
        return;
    }
    for (const other of timeline.layers)if (other === mask || other.parentLayer === mask) other.locked = true;
}

function fillStyleOf(shape, member, fill) {
    return adoptStyle(shape, 'fills', host_headless.paintNode(member, fill));
}
function strokeStyleOf(shape, member, stroke) {
    return adoptStyle(shape, 'strokes', host_headless.strokeNode(member, stroke));
}
function adoptStyle(shape, listName, content) {
    if (!content) return 0;
    const list = host_headless.childOrNew(shape, listName, listName === 'fills' ? [
        'strokes',
        'edges'
    ] : [
        'edges'
    ]);
    const wanted = print(content);
    let last = 0;
    for (const style of list.children){
        const index = Number(style.attr('index'));
        const [paint] = style.children;
        const mayEqual = paint?.name === content.name && paint.rawAttr('color') === content.rawAttr('color');
        if (mayEqual && print(paint) === wanted) return index;
        last = Math.max(last, index);
    }
    const name = listName === 'fills' ? 'FillStyle' : 'StrokeStyle';
    const own = content.parent ? content.clone() : content;
    list.append(host_headless.XmlNode.create(name, {
        index: String(last + 1)
    }, [
        own
    ]));
    return last + 1;
}
function dropUnusedStyles(shape) {
    const edges = shape.child('edges')?.children ?? [];
    dropUnused(shape, 'fills', edges, [
        'fillStyle0',
        'fillStyle1'
    ]);
    dropUnused(shape, 'strokes', edges, [
        'strokeStyle'
    ]);
}
function dropUnused(shape, listName, edges, attributes) {
    const list = shape.child(listName);
    if (!list) return;
    const used = new Set(edges.flatMap((edge)=>attributes.map((name)=>edge.attr(name))));
    const numbers = new Map();
    for (const style of [
        ...list.children
    ]){
        const index = style.attr('index');
        if (!used.has(index)) style.remove();
        else numbers.set(index, String(numbers.size + 1));
    }
    if (list.children.length === 0) list.remove();
    if ([
        ...numbers
    ].every(([before, after])=>before === after)) return;
    for (const style of list.children)style.setAttr('index', numbers.get(style.attr('index')) ?? null);
    for (const edge of edges){
        for (const name of attributes){
            const index = edge.attr(name);
            if (index !== undefined && numbers.has(index)) edge.setAttr(name, numbers.get(index) ?? null);
        }
    }
}
function print(node) {
    const parts = node.attributes().map(([name, value])=>`${name}=${value}`);
    return `${node.name}(${parts.sort().join(',')})[${node.children.map(print).join(',')}]`;
}

function customFillOf(shape) {
    return host_headless.readFill(holders(shape, 'fill')[0]);
}
function customStrokeOf(shape) {
    return host_headless.readStroke(holders(shape, 'stroke')[0]);
}
function paintFills(shape, member, fill) {
    repaint(shape, 'fill', ()=>host_headless.paintNode(member, fill));
}
function paintStrokes(shape, member, strokeFor) {
    if (holders(shape, 'stroke').length === 0) {
        outline$1(shape, member, strokeFor(host_headless.readStroke(undefined)));
        return;
    }
    repaint(shape, 'stroke', (holder)=>host_headless.strokeNode(member, strokeFor(host_headless.readStroke(holder))));
}
function outline$1(shape, member, stroke) {
    if (shape.name !== 'DOMShape') {
        const made = host_headless.strokeNode(member, stroke);
        if (made) shape.append(host_headless.XmlNode.create('stroke', {}, [
            made
        ]));
    } else if (host_headless.SHAPE.isDrawingObject.read(shape)) {
        const style = strokeStyleOf(shape, member, stroke);
        if (style === 0) return;
        for (const edge of shape.child('edges')?.childrenNamed('Edge') ?? [])edge.setAttr('strokeStyle', String(style));
    }
}
function holders(shape, kind) {
    if (shape.name === 'DOMShape') return [
        ...shape.child(`${kind}s`)?.children ?? []
    ];
    return shape.childrenNamed(kind);
}
function repaint(shape, kind, make) {
    for (const holder of holders(shape, kind)){
        const made = make(holder);
        holder.children[0]?.remove();
        if (made) holder.append(made);
        else removeStyle(shape, kind, holder);
    }
}
function removeStyle(shape, kind, holder) {
    const index = holder.attr('index');
    holder.remove();
    if (shape.name !== 'DOMShape') return;
    const list = shape.child(`${kind}s`);
    if (list?.children.length === 0) list.remove();
    const names = kind === 'fill' ? [
        'fillStyle0',
        'fillStyle1'
    ] : [
        'strokeStyle'
    ];
    for (const edge of shape.child('edges')?.children ?? []){
        for (const name of names)if (edge.attr(name) === index) edge.setAttr(name, null);
    }
}

class CubicSegments {
    constructor(shape, edges){
        this.segments = [];
        this.indices = [];
        const claims = this.readHints(shape);
        for(let half = 0; half < edges.count; half += 2){
            const [start, control, end] = [
                edges.point(half, 0),
                edges.point(half, 1),
                edges.point(half, 2)
            ];
            const index = claims.get(keyOf(start, end)) ?? claims.get(keyOf(end, start));
            this.indices.push(index ?? this.segments.push(elevate(start, control, end)) - 1);
        }
    }
    readHints(shape) {
        const claims = new Map();
        for (const node of shape.child('edges')?.children ?? []){
            for (const { points, ends } of host_shown().decodeCubics(node.attr('cubics') ?? '')){
                const index = this.segments.push(points) - 1;
                for(let i = 1; i < ends.length; i++)claims.set(keyOf(ends[i - 1], ends[i]), index);
            }
        }
        return claims;
    }
}
function keyOf(start, end) {
    return [
        start.x,
        start.y,
        end.x,
        end.y
    ].map((value)=>Math.round(value * 20)).join(' ');
}
function elevate(start, control, end) {
    const towards = (from)=>({
            x: from.x + (control.x - from.x) * 2 / 3,
            y: from.y + (control.y - from.y) * 2 / 3
        });
    return [
        start,
        towards(start),
        towards(end),
        end
    ];
}

function draftOf(edges) {
    const vertices = Array.from({
        length: edges.vertexCount
    }, (_, id)=>edges.vertex(id));
    const segments = [];
    for(let half = 0; half < edges.count; half += 2){
        segments.push({
            start: vertices[edges.origin(half)],
            control: edges.point(half, 1),
            end: vertices[edges.head(half)],
            isLine: edges.isLine(half),
            fillStyle0: edges.fill(half + 1),
            fillStyle1: edges.fill(half),
            strokeStyle: edges.stroke(half),
            isDeleted: false
        });
    }
    return {
        vertices,
        segments
    };
}
function controlOf({ start, control, end, isLine }) {
    return isLine ? between(start, end, 0.5) : control;
}
function splitSegment(segment, t) {
    const { start, control, end, isLine } = segment;
    const before = between(start, control, t);
    const after = between(control, end, t);
    const middle = isLine ? between(start, end, t) : between(before, after, t);
    segment.control = before;
    segment.end = middle;
    return {
        ...segment,
        start: middle,
        control: after,
        end
    };
}
function between(start, end, t) {
    return {
        x: start.x + (end.x - start.x) * t,
        y: start.y + (end.y - start.y) * t
    };
}
function writeDraft(shape, segments) {
    const list = shape.child('edges');
    if (!list) return;
    for (const node of [
        ...list.children
    ])node.remove();
    let run = [];
    const finish = ()=>{
        if (run.length > 0) list.append(edgeNode$1(run));
        run = [];
    };
    for (const segment of segments){
        if (segment.isDeleted) continue;
        if (run.length > 0 && !isStyledAlike(run[0], segment)) finish();
        run.push(segment);
    }
    finish();
}
function isStyledAlike(first, second) {
    return first.fillStyle0 === second.fillStyle0 && first.fillStyle1 === second.fillStyle1 && first.strokeStyle === second.strokeStyle;
}
function edgeNode$1(run) {
    const style = (index)=>index === 0 ? null : String(index);
    const { fillStyle0, fillStyle1, strokeStyle } = run[0];
    return host_headless.XmlNode.create('Edge', {
        fillStyle0: style(fillStyle0),
        fillStyle1: style(fillStyle1),
        strokeStyle: style(strokeStyle),
        edges: host_shown().encodeEdges(segmentsOf(run))
    });
}
function segmentsOf(run) {
    const pen = new (host_shown().SegmentPen)();
    for (const { start, control, end, isLine } of run){
        pen.moveTo(start.x, start.y);
        if (isLine) pen.lineTo(end.x, end.y);
        else pen.curveTo(control.x, control.y, end.x, end.y);
    }
    return pen.segments();
}

const PAINTS = new host_headless.NodeCache(()=>({
        fills: new Map(),
        strokes: new Map()
    }));
class ShapePaints {
    constructor(shape){
        this.shape = shape;
    }
    fill(style) {
        const { fills } = PAINTS.of(this.shape);
        const paint = fills.get(style) ?? host_headless.readFill(this.holder('fill', style));
        fills.set(style, paint);
        return paint;
    }
    stroke(style) {
        const { strokes } = PAINTS.of(this.shape);
        const cached = strokes.get(style) ?? host_headless.readStroke(this.holder('stroke', style));
        strokes.set(style, cached);
        return cached;
    }
    holder(kind, style) {
        if (this.shape.name !== 'DOMShape') return style === 0 ? undefined : this.shape.child(kind);
        const holders = this.shape.child(`${kind}s`)?.children ?? [];
        return holders.find((node)=>node.attr('index') === String(style));
    }
}

class ShapeGraph {
    constructor(shape, outline){
        this.contourObjects = [];
        this.edgeObjects = [];
        this.halfEdgeObjects = [];
        this.vertexObjects = [];
        this.isDraftChanged = false;
        this.shape = shape;
        this.outline = outline;
        this.halfEdges = new (host_shown().HalfEdges)(outline.edges);
        this.paints = new ShapePaints(shape);
    }
    get isStale() {
        return this.shape.view?.stale === true;
    }
    get contours() {
        return this.walks.loops.map((_, index)=>this.contourObjects[index] ??= new host_headless.Contour(this, index));
    }
    get edges() {
        const count = this.draft?.segments.length ?? this.halfEdges.count / 2;
        const all = Array.from({
            length: count
        }, (_, index)=>this.edge(index));
        return all.filter((_, index)=>!this.draft?.segments[index].isDeleted);
    }
    get vertices() {
        return Array.from({
            length: this.halfEdges.vertexCount
        }, (_, index)=>this.vertex(index));
    }
    edge(index) {
        return this.edgeObjects[index] ??= new host_headless.Edge(this, index);
    }
    halfEdge(index) {
        if (index >= this.halfEdges.count) {
            throw new host_headless.HostError('Edge.getHalfEdge: a piece of a split edge has half edges only after shape.endEdit()');
        }
        return this.halfEdgeObjects[index] ??= new host_headless.HalfEdge(this, index);
    }
    vertex(index) {
        return this.vertexObjects[index] ??= new host_headless.Vertex(this, index);
    }
    get walks() {
        this.contourWalks ??= host_shown().contourLoops(this.halfEdges);
        return this.contourWalks;
    }
    get cubics() {
        this.cubicSegments ??= new CubicSegments(this.shape, this.halfEdges);
        return this.cubicSegments;
    }
    halfEdgeFrom(vertex) {
        this.starts ??= firstHalves(this.halfEdges);
        return this.halfEdge(this.starts[vertex]);
    }
    vertexAt(vertex) {
        return this.draft?.vertices[vertex] ?? this.halfEdges.vertex(vertex);
    }
    point(edge, which) {
        const segment = this.draft?.segments[edge];
        if (!segment) return this.halfEdges.point(2 * edge, which);
        return {
            ...which === 1 ? controlOf(segment) : which === 0 ? segment.start : segment.end
        };
    }
    isLine(edge) {
        return this.draft?.segments[edge].isLine ?? this.halfEdges.isLine(2 * edge);
    }
    strokeStyle(edge) {
        return this.draft?.segments[edge].strokeStyle ?? this.halfEdges.stroke(2 * edge);
    }
    fillStyle(half) {
        const segment = this.draft?.segments[half >> 1];
        if (!segment) return this.halfEdges.fill(half);
        return half & 1 ? segment.fillStyle0 : segment.fillStyle1;
    }
    beginEdit() {
        this.draft ??= draftOf(this.halfEdges);
    }
    edit(member) {
        if (!this.draft) throw new host_headless.HostError(`${member}: call shape.beginEdit() first`);
        if (this.shape.name !== 'DOMShape') throw new host_headless.HostError(`${member}: the outline of a primitive cannot be edited`);
        this.isDraftChanged = true;
        return this.draft;
    }
    endEdit() {
        if (this.draft && this.isDraftChanged) writeDraft(this.shape, this.draft.segments);
        this.draft = undefined;
        this.isDraftChanged = false;
    }
}
function firstHalves(edges) {
    const first = new Int32Array(edges.vertexCount);
    for(let half = edges.count - 1; half >= 0; half--)first[edges.origin(half)] = half;
    return first;
}

const ALIGNMENTS$1 = {
    start: 'left',
    end: 'right',
    center: 'center',
    right: 'right',
    justify: 'justify'
};
function tlfRuns(text) {
    const flow = text.child('markup')?.child('tlfTextObject')?.child('TextFlow');
    if (!flow) return [];
    const paragraphs = flow.children;
    return paragraphs.flatMap((paragraph, i)=>{
        const isLast = i === paragraphs.length - 1;
        const spans = spansOf(paragraph);
        return spans.map((span, at)=>({
                span,
                run: runOf(text, flow, span, at < spans.length - 1 || isLast ? '' : '\r')
            }));
    });
}
function spansOf(node) {
    if (node.name === 'span' || node.children.length === 0) return [
        node
    ];
    return node.children.flatMap(spansOf);
}
function charactersOf(span) {
    if (span.name === 'br') return '\n';
    return span.children.length === 0 ? span.text() : span.children.map(charactersOf).join('');
}
function runOf(text, flow, span, end) {
    return host_headless.XmlNode.create('DOMTextRun', {}, [
        host_headless.XmlNode.create('characters', {}, [], charactersOf(span) + end),
        host_headless.XmlNode.create('textAttrs', {}, [
            host_headless.XmlNode.create('DOMTextAttrs', attributesOf(text, inherited(flow, span)))
        ])
    ]);
}
function inherited(flow, span) {
    return (name)=>{
        for(let at = span; at; at = at === flow ? null : at.parent){
            const value = at.attr(name);
            if (value !== undefined && value !== null) return value;
        }
        return '';
    };
}
function attributesOf(text, read) {
    const size = Number(read('fontSize') || 12);
    return {
        alignment: host_headless.lookUp(ALIGNMENTS$1, read('textAlign')) ?? null,
        alpha: read('textAlpha') || null,
        autoKern: read('kerning') === 'off' ? 'false' : null,
        characterPosition: /^(sub|super)script$/.test(read('baselineShift')) ? read('baselineShift') : null,
        face: faceOf(text, read),
        fillColor: read('color') || null,
        indent: read('textIndent') || null,
        leftMargin: read('paragraphStartIndent') || null,
        letterSpacing: trackingOf(read('trackingRight'), size),
        rightMargin: read('paragraphEndIndent') || null,
        size: host_headless.formatNumber(size),
        target: read('target') || null,
        url: read('href') || null
    };
}
function faceOf(text, read) {
    const family = read('fontFamily');
    const fonts = text.child('tlfFonts')?.children ?? [];
    const font = fonts.find((one)=>one.attr('platformName') === family);
    const style = {
        isBold: read('fontWeight') === 'bold',
        isItalic: read('fontStyle') === 'italic'
    };
    return host_headless.restyled(font ? host_headless.readText(font, 'psName', family) : family, style);
}
function trackingOf(value, size) {
    const tracking = parseFloat(value) * (value.endsWith('%') ? size / 100 : 1);
    return tracking ? host_headless.formatNumber(tracking) : null;
}

function hasMotionPath(keyframe) {
    const core = keyframe.child('motionObjectXML')?.child('AnimationCore');
    return [
        ...core?.subtree() ?? []
    ].some((node)=>node.name === 'Property' && (node.attr('id') === 'Motion_X' || node.attr('id') === 'Motion_Y') && node.childrenNamed('Keyframe').length > 1);
}
function setMotionXml(frame, xml, endsHere) {
    const method = 'setMotionObjectXML';
    const holder = holderOf(frame, method);
    const core = parseMotion(method, host_headless.checkText(`${method}: motion XML`, xml));
    const frames = Math.round(host_headless.readNumber(core, 'duration') / host_shown().TICKS);
    const duration = host_headless.checkNumber(`${method}: frames of the motion`, frames, 1, host_errors.MAX_FRAMES);
    for (const old of [
        ...holder.children
    ])old.remove();
    holder.append(core);
    resize(frame, duration);
    if (endsHere) startEarlier(frame, core, duration - 1);
}
function parseMotion(method, xml) {
    let root;
    try {
        ({ root } = new host_headless.XmlFile('the motion XML', xml));
    } catch (error) {
        throw new host_headless.HostError(`${method}: ${error.message}`);
    }
    if (root.name !== 'AnimationCore' || !headOf(root)) throw new host_headless.HostError(`${method}: expected <AnimationCore> with a <PropertyContainer>, got <${root.name}>`);
    return root.clone();
}
function headOf(core) {
    return core.childrenNamed('PropertyContainer').at(0);
}
function startEarlier(frame, core, last) {
    const basic = headOf(core)?.childrenNamed('PropertyContainer').find((node)=>node.attr('id') === 'Basic_Motion');
    if (!basic) return;
    const state = host_shown().motionState(core, basic, last, true);
    const change = host_headless.translation(-(state.get('Motion_X') ?? 0), -(state.get('Motion_Y') ?? 0));
    const { roundToTwips } = frame.document.switches;
    for (const node of frame.elementNodes)host_saving().transformNode(node, change, roundToTwips);
}
function setMotionDuration(frame, value, stretches) {
    const method = 'setMotionObjectDuration';
    const core = holderOf(frame, method).child('AnimationCore');
    const duration = Math.trunc(host_headless.checkNumber(`${method}: duration`, value, 1, host_errors.MAX_FRAMES));
    const before = frame.duration;
    resize(frame, duration);
    if (!core || duration === before) return;
    core.setAttr('duration', host_headless.formatNumber(duration * host_shown().TICKS));
    const properties = [
        ...core.subtree()
    ].filter(({ name })=>name === 'Property');
    for (const property of properties){
        if (stretches) stretch(property, before > 1 ? (duration - 1) / (before - 1) : 1);
        else if (duration < before) cutAfter(property, (duration - 1) * host_shown().TICKS);
    }
}
function stretch(property, factor) {
    let before;
    for (const key of property.childrenNamed('Keyframe')){
        const time = Math.round(host_headless.readNumber(key, 'timevalue') * factor / host_shown().TICKS) * host_shown().TICKS;
        if (before && host_headless.readNumber(before, 'timevalue') === time) {
            if (time === 0) {
                key.remove();
                continue;
            }
            before.remove();
        }
        before = key;
        key.setAttr('timevalue', host_headless.formatNumber(time));
        for (const side of [
            'previous',
            'next'
        ]){
            const [at, ...rest] = (key.attr(side) ?? '').split(',');
            if (rest.length > 0) key.setAttr(side, [
                host_headless.formatNumber(Number(at) * factor),
                ...rest
            ].join(','));
        }
    }
}
function cutAfter(property, last) {
    for (const key of property.childrenNamed('Keyframe').slice(1)){
        if (host_headless.readNumber(key, 'timevalue') > last) key.remove();
    }
}
function holderOf(frame, method) {
    const holder = frame.isMotionObject() ? frame.node.child('motionObjectXML') : undefined;
    if (!holder) throw new host_headless.HostError(`${method}: the frame is not a motion object; see timeline.createMotionObject`);
    return holder;
}
function resize({ node, layer, startFrame, duration: before }, duration) {
    for (const later of layer.keyframes){
        if (later.startFrame > startFrame) host_headless.writeSpan(later.node, later.startFrame + duration - before, later.duration);
    }
    host_headless.writeSpan(node, startFrame, duration);
    layer.framesChanged();
}

function sliderPoints(acceleration) {
    const lift = -acceleration / 300;
    return [
        {
            x: 0,
            y: 0
        },
        {
            x: 1 / 3,
            y: 1 / 3 + lift
        },
        {
            x: 2 / 3,
            y: 2 / 3 + lift
        },
        {
            x: 1,
            y: 1
        }
    ];
}
const PIECES = 12;
function pointsOf(ease) {
    const points = [
        {
            x: 0,
            y: 0
        }
    ];
    for(let piece = 0; piece < PIECES; piece++){
        const [a, b, c, d] = [
            0,
            1,
            2,
            3
        ].map((third)=>ease((piece + third / 3) / PIECES));
        points.push({
            x: (piece + 1 / 3) / PIECES,
            y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6
        }, {
            x: (piece + 2 / 3) / PIECES,
            y: (2 * a - 9 * b + 18 * c - 5 * d) / 6
        }, {
            x: (piece + 1) / PIECES,
            y: d
        });
    }
    return points;
}
function readEase(frame, property = 'all') {
    const target = host_headless.checkChoice('Frame.getCustomEase', property, host_headless.EASE_TARGETS);
    const own = host_shown().easePoints(frame, target);
    if (own) return own;
    const named = host_shown().namedEaseOf(frame, target);
    if (named && named !== host_shown().linear) return pointsOf(named);
    return sliderPoints(named ? 0 : host_shown().accelerationOf(frame, target));
}
function writeEase(frame, property, points) {
    const target = host_headless.checkChoice('Frame.setCustomEase', property, host_headless.EASE_TARGETS);
    if (!Array.isArray(points) || points.length < 4 || points.length % 3 !== 1) {
        throw new host_headless.HostError(`Frame.setCustomEase: expected an Array of 4, 7, 10 … points {x, y}, got ${host_headless.describeValue(points)}` + (Array.isArray(points) ? ` of ${points.length}` : ''));
    }
    const nodes = points.map((point)=>pointNode(point));
    const tweens = host_headless.childOrNew(frame, 'tweens', [
        'elements'
    ]);
    host_shown().entryOf(frame, 'CustomEase', target)?.remove();
    tweens.append(host_headless.XmlNode.create('CustomEase', host_headless.written(host_headless.CUSTOM_EASE, {
        target
    }), nodes));
    host_headless.KEYFRAME.hasCustomEase.write(frame, true);
    if (target !== 'all') host_headless.KEYFRAME.useSingleEaseCurve.write(frame, false);
}
function pointNode(point) {
    const x = host_headless.checkNumber('Frame.setCustomEase: x', point?.x, 0, 1);
    const y = host_headless.checkNumber('Frame.setCustomEase: y', point?.y);
    return host_headless.XmlNode.create('Point', {
        x: x === 0 ? null : host_headless.formatNumber(x),
        y: y === 0 ? null : host_headless.formatNumber(y)
    });
}

function rigParent(layer, frameIndex) {
    const frame = shownFrame(layer, 'getRigParentAtFrame', frameIndex);
    const index = frame ? followed(frame) : -1;
    return index >= 0 && layer.timeline.layers.find((other)=>riggingIndex(other) === index) || null;
}
function rigMatrix(layer, frameIndex) {
    const method = 'getRigMatrixAtFrame';
    const frame = shownFrame(layer, method, frameIndex);
    return frame ? carrier(layer, Math.trunc(Number(frameIndex))) : host_headless.IDENTITY;
}
function setRigParent(layer, args) {
    const method = 'setRigParentAtFrame';
    const isReferenceOrder = typeof args[0] === 'number' && typeof args[1] !== 'number';
    const [parent, frameIndex] = isReferenceOrder ? [
        args[1],
        args[0]
    ] : args;
    const frame = shownFrame(layer, method, frameIndex);
    const target = frame && checkParent(method, layer, parent);
    if (!frame || target === undefined) return;
    for(let above = target; above; above = aboveAt(above, frame.startFrame)){
        if (above === layer) throw new host_headless.HostError(`${method}: layer "${layer.name}" would be its own parent`);
    }
    const before = carrier(layer, frame.startFrame);
    host_headless.KEYFRAME.parentLayerIndex.write(frame.node, target ? settledIndex(target) : -1);
    const after = host_headless.invert(carrier(layer, frame.startFrame));
    if (!after) return;
    const { roundToTwips } = layer.timeline.document.switches;
    for (const node of frame.elementNodes)host_saving().transformNode(node, host_headless.concat(after, before), roundToTwips);
}
function checkParent(method, layer, value) {
    if (value === null || value === undefined) return null;
    const parent = typeof value === 'number' ? layerAt(layer.timeline, method, value) : value;
    if (parent === undefined) return undefined;
    if (parent === layer) return null;
    if (!(parent instanceof host_headless.Layer)) throw new host_headless.HostError(`${method}: expected a Layer or null, got ${host_headless.describeValue(parent)}`);
    if (parent.timeline !== layer.timeline) throw new host_headless.HostError(`${method}: layer "${parent.name}" belongs to another timeline`);
    if (parent.ownType === 'folder' || parent.ownType === 'camera') throw new host_headless.HostError(`${method}: a ${parent.ownType} layer cannot be the parent of another layer`);
    return parent;
}
function aboveAt(layer, index) {
    return index < layer.frameCount ? rigParent(layer, index) : null;
}
function carrier(layer, index) {
    const layers = layer.timeline.layers.map(({ node })=>host_headless.FilmLayer.of(node));
    return host_shown().riggedMatrix(host_headless.FilmLayer.of(layer.node), layers, index, (keyframe, elapsed)=>layer.timeline.document.film.shownElements(keyframe, elapsed));
}
function followed({ node }) {
    return host_headless.KEYFRAME.parentLayerIndex.read(node);
}
function riggingIndex({ node }) {
    return host_headless.LAYER.layerRiggingIndex.read(node);
}
function settledIndex(layer) {
    if (riggingIndex(layer) >= 0) return riggingIndex(layer);
    const { layers } = layer.timeline;
    const used = new Set([
        ...layers.flatMap(({ keyframes })=>keyframes.map(followed)),
        ...layers.map(riggingIndex)
    ]);
    let number = 0;
    while(used.has(number))number++;
    host_headless.LAYER.layerRiggingIndex.write(layer.write(), number);
    return number;
}

const SETTABLE = [
    'normal',
    'guide',
    'guided',
    'mask',
    'masked',
    'folder'
];
function changeLayerType(layer, value) {
    const type = host_headless.checkChoice('Layer.layerType', value, SETTABLE);
    if (type === layer.layerType || layer.ownType === 'camera') return;
    if (type === 'guided' || type === 'masked') attach(layer, type === 'guided' ? 'guide' : 'mask');
    else changeTree(layer, type, (parents)=>detach(layer, parents));
}
function attach(layer, parentType) {
    const above = layer.timeline.layers[layer.index - 1];
    for(let parent = above ?? null; parent; parent = parent.parentLayer){
        if (parent.ownType !== parentType) continue;
        const holder = parent;
        changeTree(layer, 'normal', (parents)=>parents.set(layer, holder));
        return;
    }
}
function changeTree(layer, type, move) {
    const { timeline } = layer;
    const node = layer.write();
    const parents = host_headless.readParents(timeline);
    if (type === 'normal') releaseChildren(layer, parents);
    if (layer.ownType === 'folder') extendTo(layer, Math.max(1, timeline.frameCount));
    host_headless.LAYER.layerType.write(node, type);
    if (type === 'folder') {
        node.child('frames')?.remove();
        layer.framesChanged();
    }
    move(parents);
    host_headless.writeParents(timeline.layers, parents);
}
function detach(layer, parents) {
    host_headless.putParent(parents, layer, host_headless.folderAround(layer, parents));
}
function releaseChildren(layer, parents) {
    const heir = parents.get(layer) ?? null;
    for (const [child, parent] of parents)if (parent === layer) parents.set(child, heir);
}

function newSymbol(values, timeline) {
    return host_headless.XmlNode.create('DOMSymbolItem', {
        ...host_headless.NAMESPACES,
        ...host_headless.written(host_headless.SYMBOL_ITEM, values)
    }, [
        host_headless.XmlNode.create('timeline', {}, [
            timeline
        ])
    ]);
}
function missingSymbol(label, name) {
    return host_headless.XmlFile.create(label, newSymbol({
        name
    }, host_headless.XmlNode.create('DOMTimeline', {
        name: host_headless.leafOf(name)
    })));
}

const COMPRESSIONS = [
    'Default',
    'ADPCM',
    'MP3',
    'Raw',
    'Speech'
];
const BITS = [
    '2 bit',
    '3 bit',
    '4 bit',
    '5 bit'
];
const BIT_RATES = [
    '8 kbps',
    '16 kbps',
    '20 kbps',
    '24 kbps',
    '32 kbps',
    '48 kbps',
    '56 kbps',
    '64 kbps',
    '80 kbps',
    '112 kbps',
    '128 kbps',
    '160 kbps'
];
const QUALITIES = [
    'Fast',
    'Medium',
    'Best'
];
const SAMPLE_RATES = [
    '5 kHz',
    '11 kHz',
    '22 kHz',
    '44 kHz'
];
const FIRST_BITS = 2;
const FIRST_RATE = 6;
const SPEECH = 18;
const RAW_FLAG = 2;
function readSoundExport(node) {
    const stored = host_headless.SOUND_ITEM.exportFormat.read(node);
    const code = host_headless.SOUND_ITEM.exportBits.read(node);
    const compressionType = compressionOf(stored, code);
    const format = Math.max(0, stored);
    const isMp3 = compressionType === 'MP3';
    const isPlain = compressionType === 'Default';
    return {
        compressionType,
        bits: compressionType === 'ADPCM' ? BITS[code - FIRST_BITS] : '4 bit',
        bitRate: isMp3 ? BIT_RATES[code - FIRST_RATE] : '16 kbps',
        convertStereoToMono: isMp3 ? (format & 1) === 1 : !isPlain && (format & 1) === 0,
        quality: isMp3 ? QUALITIES[format >> 1 & 3] ?? 'Best' : 'Fast',
        sampleRate: isMp3 || isPlain ? '22 kHz' : SAMPLE_RATES[format >> 2 & 3]
    };
}
function compressionOf(format, code) {
    if (code >= FIRST_BITS && code < FIRST_RATE) return 'ADPCM';
    if (code >= FIRST_RATE && code < SPEECH) return 'MP3';
    if (code === SPEECH) return 'Speech';
    return format <= 0 && code <= 0 ? 'Default' : 'Raw';
}
function writeSoundExport(node, settings) {
    const { compressionType, convertStereoToMono } = settings;
    const position = (list, value)=>Math.max(0, list.indexOf(value));
    const sampled = RAW_FLAG + 4 * position(SAMPLE_RATES, settings.sampleRate) + (convertStereoToMono ? 0 : 1);
    const codes = {
        Default: [
            host_headless.SOUND_ITEM.exportFormat.initial,
            host_headless.SOUND_ITEM.exportBits.initial
        ],
        Raw: [
            sampled,
            0
        ],
        ADPCM: [
            sampled,
            FIRST_BITS + position(BITS, settings.bits)
        ],
        Speech: [
            sampled,
            SPEECH
        ],
        MP3: [
            2 * position(QUALITIES, settings.quality) + (convertStereoToMono ? 1 : 0),
            FIRST_RATE + position(BIT_RATES, settings.bitRate)
        ]
    };
    const [format, code] = codes[compressionType];
    host_headless.SOUND_ITEM.exportFormat.write(node, format);
    host_headless.SOUND_ITEM.exportBits.write(node, code);
}

const TYPES = [
    'video',
    'movie clip',
    'button',
    'graphic',
    'bitmap',
    'screen',
    'folder',
    'font',
    'sound'
];
function addNewItem(library, type, namePath) {
    const kind = host_headless.checkChoice('addNewItem', type, TYPES);
    const path = namePath === undefined ? undefined : host_headless.checkText('addNewItem: namePath', namePath);
    if (kind === 'folder') return addFolder(library, path);
    if (kind === 'screen' || kind === 'sound') return false;
    if (path !== undefined && !isFree(library, path)) return false;
    const folder = path ?? library.firstFree((number)=>host_headless.joinPath(targetFolder(library), `${DEFAULT_NAMES[kind]} ${number}`));
    addFolders(library, host_headless.folderOf$1(folder));
    library.select([
        makeItem(library, kind, folder)
    ]);
    return true;
}
const DEFAULT_NAMES = {
    video: 'Video',
    bitmap: 'Bitmap',
    font: 'Font',
    'movie clip': 'Symbol',
    button: 'Symbol',
    graphic: 'Symbol'
};
function addFolder(library, folderPath) {
    const named = folderPath === undefined ? undefined : host_headless.checkText('newFolder', folderPath);
    const path = named ?? library.firstFree((number)=>host_headless.joinPath(targetFolder(library), `untitled folder ${number}`));
    if (!isFree(library, path)) return false;
    library.select([
        addFolders(library, path)
    ].flatMap((folder)=>folder ?? []));
    return true;
}
function addFolders(library, path) {
    if (path === '') return null;
    let folder;
    for (const name of [
        ...host_headless.foldersAbove(path),
        path
    ]){
        folder = library.find(name);
        folder ??= host_headless.addEntry(library, 'folders', host_headless.XmlNode.create('DOMFolderItem', host_headless.written(host_headless.FOLDER_ITEM, {
            name,
            itemID: host_headless.newItemID(library.document)
        })));
    }
    return folder instanceof host_headless.FolderItem ? folder : null;
}
function addSymbol(library, symbolType, path, timeline) {
    const itemID = host_headless.newItemID(library.document);
    const lastModified = host_headless.secondsNow(library.document);
    const root = newSymbol({
        name: path,
        itemID,
        symbolType,
        lastModified
    }, timeline);
    const href = host_headless.hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    const itemIcon = host_headless.ITEM_ICONS[symbolType];
    return host_headless.addEntry(library, 'symbols', host_headless.XmlNode.create('Include', host_headless.written(host_headless.INCLUDE, {
        href,
        itemIcon,
        loadImmediate: false,
        itemID,
        lastModified
    })));
}
function isFree(library, path) {
    if (host_headless.leafOf(path) === '' || path.startsWith('/') || path.includes('//') || library.find(path)) return false;
    return isBelowFolders(library, path);
}
function isBelowFolders(library, path) {
    return host_headless.foldersAbove(path).every((name)=>(library.find(name)?.itemType ?? 'folder') === 'folder');
}
function targetFolder(library) {
    const item = library.target();
    if (!item) return '';
    return item instanceof host_headless.FolderItem ? item.name : host_headless.folderOf$1(item.name);
}
function makeItem(library, kind, path) {
    const itemID = host_headless.newItemID(library.document);
    if (kind === 'video') {
        return host_headless.addEntry(library, 'media', host_headless.XmlNode.create('DOMVideoItem', host_headless.written(host_headless.ITEM, {
            name: path,
            itemID
        })));
    }
    if (kind === 'bitmap') {
        return host_headless.addEntry(library, 'media', host_headless.XmlNode.create('DOMBitmapItem', host_headless.written(host_headless.ITEM, {
            name: path,
            itemID
        })));
    }
    if (kind === 'font') {
        return host_headless.addEntry(library, 'fonts', host_headless.XmlNode.create('DOMFontItem', host_headless.written(host_headless.FONT_ITEM, {
            name: path,
            itemID,
            font: '',
            size: 0
        })));
    }
    return addSymbol(library, kind, path, newTimeline(host_headless.leafOf(path)));
}

function deleteItems(library, items) {
    if (items.length === 0) return false;
    const doomed = withContents(library, items);
    library.document.leaveItems(doomed);
    for (const item of doomed)library.references.remove(item.name);
    library.itemsLeave(doomed);
    library.references.keeping([
        library.document.node.file
    ], ()=>{
        for (const item of doomed)removeEntry(library, item);
    });
    library.deselect(doomed);
    library.entriesChanged();
    return true;
}
function withContents(library, items) {
    const chosen = new Set(items);
    const folders = items.filter((item)=>item instanceof host_headless.FolderItem).map(({ name })=>name);
    if (folders.length === 0) return [
        ...items
    ];
    return library.items.filter((item)=>chosen.has(item) || folders.some((folder)=>host_headless.isInside(item.name, folder)));
}
function removeEntry(library, item) {
    const list = item.entry.parent;
    item.whenStale = {
        itemType: 'undefined',
        name: item.name
    };
    item.entry.remove();
    item.stale = true;
    if (list && list.children.length === 0) list.remove();
    if (!(item instanceof host_headless.SymbolItem)) return;
    item.file.markStale();
    library.document.files.remove(`LIBRARY/${host_headless.INCLUDE.href.read(item.entry)}`);
}

function duplicateItem(library, item) {
    if (!item || item.itemType === 'folder') return false;
    const { name } = item;
    const path = library.firstFree((number)=>number === 1 ? `${name} copy` : `${name} copy ${number}`);
    library.select([
        copyItem(library, item, path)
    ]);
    return true;
}
function copyItem(library, item, path, { keepsLinkage = false } = {}) {
    const itemID = host_headless.newItemID(library.document);
    const entry = item.entry.clone();
    host_headless.ITEM.itemID.write(entry, itemID);
    if (!(item instanceof host_headless.SymbolItem)) {
        host_headless.ITEM.name.write(entry, path);
        if (!keepsLinkage) clearLinkage(entry);
        copyMedia(library, item, entry);
        return host_headless.addEntry(library, item.entry.parent?.name ?? 'media', entry);
    }
    const root = item.node.clone();
    host_headless.ITEM.name.write(root, path);
    host_headless.ITEM.itemID.write(root, itemID);
    const timeline = host_headless.timelineOf(root);
    if (timeline) host_headless.TIMELINE.name.write(timeline, host_headless.leafOf(path));
    if (!keepsLinkage) clearLinkage(root);
    const href = host_headless.hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    host_headless.INCLUDE.href.write(entry, href);
    const lastModified = host_headless.secondsNow(library.document);
    for (const node of [
        root,
        entry
    ])host_headless.SYMBOL_ITEM.lastModified.write(node, lastModified);
    return host_headless.addEntry(library, 'symbols', entry);
}
function copyMedia(library, item, entry) {
    const { files } = library.document;
    const source = item.library.document.files;
    if (source === files) return;
    for (const attribute of host_headless.DATA_ATTRIBUTES){
        const href = attribute.read(entry);
        if (href === '' || !source.has(`bin/${href}`)) continue;
        const dot = href.lastIndexOf('.');
        const [stem, ending] = dot < 0 ? [
            href,
            ''
        ] : [
            href.slice(0, dot),
            href.slice(dot)
        ];
        let free = href;
        for(let number = 1; files.has(`bin/${free}`); number++)free = `${stem} ${number}${ending}`;
        files.write(`bin/${free}`, source.bytes(`bin/${href}`));
        attribute.write(entry, free);
    }
}
function clearLinkage(node) {
    for (const name of node.attributeNames())if (name.startsWith('linkage')) node.setAttr(name, null);
}

function tryRename(library, item, leaf) {
    if (faultOf(library, item, leaf) !== undefined) return false;
    renameItem(library, item, leaf);
    return true;
}
function renameItem(library, item, leaf) {
    const fault = faultOf(library, item, leaf);
    if (fault !== undefined) throw new host_headless.HostError(`Item.name: ${fault}`);
    const path = host_headless.joinPath(host_headless.folderOf$1(item.name), leaf);
    if (path !== item.name) movePath(library, item, path);
}
function faultOf(library, item, leaf) {
    if (leaf === '') return 'a name cannot be empty';
    if (leaf.includes('/')) return `"${leaf}" holds a "/": use library.moveToFolder to change the folder`;
    const path = host_headless.joinPath(host_headless.folderOf$1(item.name), leaf);
    if (path === item.name) return undefined;
    if (library.find(path)) return `there is already an item called "${path}"`;
    if (library.references.isNamed(path) && library.references.contains(item, path)) {
        return `"${item.name}" uses a missing item called "${path}", so it would contain itself`;
    }
    return undefined;
}
function movePath(library, item, path) {
    const before = item.name;
    const moved = [
        [
            item,
            path
        ]
    ];
    if (item instanceof host_headless.FolderItem) {
        for (const [name, child] of library.paths){
            if (host_headless.isInside(name, before)) moved.push([
                child,
                path + name.slice(before.length)
            ]);
        }
    }
    for (const [child, target] of moved)setPath(library, child, target);
}
function setPath(library, item, path) {
    const before = item.name;
    const stored = item.storedName === before ? path : host_headless.escapeFileName(path);
    library.references.rename(before, stored);
    library.references.keeping([
        item.entry.file,
        item.node.file
    ], ()=>{
        host_headless.ITEM.name.write(item, stored);
        if (item instanceof host_headless.SymbolItem) renameSymbol(item, path);
    });
    library.pathChanged(item, before);
}
function renameSymbol(item, path) {
    const { files } = item.library.document;
    host_headless.TIMELINE.name.write(item.timeline.node, host_headless.leafOf(path));
    const from = host_headless.INCLUDE.href.read(item.entry);
    const to = host_headless.hrefOf(path);
    host_headless.INCLUDE.href.write(item.entry, to);
    files.move(`LIBRARY/${from}`, `LIBRARY/${to}`);
}

function moveToFolder(library, folderPath, items, replace) {
    const chosen = topmost(items);
    const target = library.find(folderPath);
    if (chosen.length === 0 || target && !(target instanceof host_headless.FolderItem)) return false;
    if (!isBelowFolders(library, folderPath)) return false;
    if (chosen.some((item)=>item.name === folderPath || host_headless.isInside(folderPath, item.name))) return false;
    if (replace && chosen.some((item)=>wouldHoldItself(library, item, folderPath))) return false;
    addFolders(library, folderPath);
    for (const item of chosen)moveItem(library, item, folderPath, replace);
    return true;
}
function wouldHoldItself(library, item, folder) {
    const path = host_headless.joinPath(folder, host_headless.leafOf(item.name));
    return path !== item.name && library.references.contains(item, path);
}
function moveItem(library, item, folder, replace) {
    if (host_headless.folderOf$1(item.name) === folder) return;
    const path = host_headless.joinPath(folder, host_headless.leafOf(item.name));
    const there = library.find(path);
    if (there && replace && !(there instanceof host_headless.FolderItem)) replaceItem(library, there, item);
    movePath(library, item, replace ? path : library.freePath(path));
}
function replaceItem(library, there, item) {
    library.references.redirect(there.name, item.storedName);
    deleteItems(library, [
        there
    ]);
}
function topmost(items) {
    const folders = items.filter((item)=>item instanceof host_headless.FolderItem).map(({ name })=>name);
    return items.filter((item)=>!folders.some((folder)=>host_headless.isInside(item.name, folder)));
}

function copiesOf(document) {
    const { elements, frames, layers } = document.host.clipboard;
    return [
        ...elements?.source === document ? [
            elements.list
        ] : [],
        ...frames.source === document ? frames.ranges.flatMap((range)=>range.frames) : [],
        ...layers.source === document ? layers.layers.map(({ node })=>node) : []
    ];
}

function exportItemFrames(document, item, { outputURI, startFrameNum = 1, endFrameNum, matrix }, method) {
    const { timeline } = item;
    const last = Math.min(endFrameNum ?? timeline.frameCount, timeline.frameCount);
    if (!Number.isInteger(startFrameNum) || startFrameNum < 1 || startFrameNum > last) {
        throw new host_headless.HostError(`${method}: startFrameNum must be a whole number from 1 to ${last}, got ${host_headless.describeValue(startFrameNum)}`);
    }
    const target = host_headless.withEnding(outputURI, '.png', method);
    const pictures = document.host.pictures.pngs({
        document,
        timeline,
        from: startFrameNum - 1,
        to: last - 1,
        matrix
    });
    pictures.forEach((picture, index)=>{
        document.host.pictures.write(host_headless.numberedUri(target, startFrameNum + index), picture, method);
    });
}

function addBitmap({ library, files }, name, { data, width, height }) {
    let number = 1;
    while(files.has(`bin/M ${number}.dat`))number++;
    const bitmapDataHRef = `M ${number}.dat`;
    files.write(`bin/${bitmapDataHRef}`, data);
    return host_headless.addEntry(library, 'media', host_headless.XmlNode.create('DOMBitmapItem', host_headless.written(host_headless.BITMAP_ITEM, {
        name,
        itemID: host_headless.newItemID(library.document),
        useImportedJPEGData: false,
        compressionType: 'lossless',
        sourceLastImported: host_headless.secondsNow(library.document),
        originalCompressionType: 'lossless',
        quality: 50,
        href: name,
        bitmapDataHRef,
        frameRight: width * host_headless.TWIPS_PER_PIXEL,
        frameBottom: height * host_headless.TWIPS_PER_PIXEL
    })));
}

function exportToLibrary(document, item, frameNumber, bitmapName, method) {
    const { timeline } = item;
    const number = host_headless.checkNumber(`${method}: frameNumber`, frameNumber, 1, timeline.frameCount);
    const name = host_headless.checkText(`${method}: bitmapName`, bitmapName);
    if (name === '' || name.includes('/')) throw new host_headless.HostError(`${method}: expected a name without folders, got ${host_headless.describeValue(bitmapName)}`);
    const frame = Math.trunc(number) - 1;
    const { pictures } = document.host;
    const [png] = pictures.pngs({
        document,
        timeline,
        from: frame,
        to: frame
    });
    const picture = pictures.bitmapFrom(png);
    if (!picture) throw new host_headless.HostError(`${method}: the picture of frame ${number} is too large`);
    addBitmap(document, document.library.freePath(name), picture);
}

function combineShapes(base, tops, rule) {
    const drawing = new Drawing(base);
    for (const top of tops)drawing.combine(top, rule);
    drawing.write();
}
class Drawing {
    constructor(shape){
        this.shape = shape;
        this.removed = [];
        this.hasUnusedStyles = false;
        this.groups = host_shown().outlineOf(shape).edges.map((edge)=>DrawnGroup.read(edge));
    }
    combine(top, rule) {
        const edges = this.adopt(top);
        const reach = host_planar().boxOfEdges(edges);
        const near = new Set(this.groups.filter(({ box })=>!rule.keepsOutside || !host_planar().areApart(box, reach, host_planar().TOLERANCE)));
        const result = host_planar().overlay([
            ...near
        ].flatMap((group)=>group.edges), edges, rule, new (host_planar().Fills)(this.groups));
        const rest = new Set(result);
        const remaining = this.groups.filter((group)=>{
            if (near.has(group) && !group.edges.every((edge)=>rest.has(edge))) {
                if (group.node) this.removed.push(group.node);
                return false;
            }
            for (const edge of near.has(group) ? group.edges : [])rest.delete(edge);
            return true;
        });
        if (remaining.length < this.groups.length || !usesAll([
            ...rest
        ], edges)) this.hasUnusedStyles = true;
        this.groups = [
            ...remaining,
            ...runsOf([
                ...rest
            ]).map((run)=>new DrawnGroup(host_planar().boxOfEdges(run), ()=>run))
        ];
    }
    write() {
        const list = host_headless.childOrNew(this.shape, 'edges', []);
        for (const node of this.removed)node.remove();
        if (this.removed.length > 0) dropHints(list);
        for (const { node, edges } of this.groups)if (!node) list.append(edgeNode(edges));
        if (this.hasUnusedStyles) dropUnusedStyles(this.shape);
    }
    adopt(top) {
        const fills = adopted(this.shape, top, 'fills');
        const strokes = adopted(this.shape, top, 'strokes');
        this.hasUnusedStyles ||= !namesAll(top, fills, strokes);
        return host_planar().planarEdges(host_shown().outlineOf(top).edges).map((edge)=>({
                curve: edge.curve,
                fill0: fills.get(edge.fill0) ?? 0,
                fill1: fills.get(edge.fill1) ?? 0,
                stroke: strokes.get(edge.stroke) ?? 0
            }));
    }
}
function namesAll(shape, fills, strokes) {
    const { edges } = host_shown().outlineOf(shape);
    const usedFills = new Set(edges.flatMap(({ fillStyle0, fillStyle1 })=>[
            fillStyle0,
            fillStyle1
        ]));
    const usedStrokes = new Set(edges.map(({ strokeStyle })=>strokeStyle));
    return [
        ...fills.keys()
    ].every((fill)=>usedFills.has(fill)) && [
        ...strokes.keys()
    ].every((stroke)=>usedStrokes.has(stroke));
}
function usesAll(edges, others) {
    const fills = new Set(edges.flatMap(({ fill0, fill1 })=>[
            fill0,
            fill1
        ]));
    const strokes = new Set(edges.map(({ stroke })=>stroke));
    return others.every(({ fill0, fill1, stroke })=>fills.has(fill0) && fills.has(fill1) && strokes.has(stroke));
}
class DrawnGroup {
    constructor(box, read, node){
        this.box = box;
        this.read = read;
        this.node = node;
    }
    static read(edge) {
        return new DrawnGroup(boxOfPoints(edge.segments), ()=>host_planar().planarEdges([
                edge
            ]), edge.node);
    }
    get edges() {
        return this.made ??= this.read();
    }
}
const boxes = new WeakMap();
function boxOfPoints(segments) {
    const cached = boxes.get(segments);
    if (cached) return cached;
    const box = host_headless.emptyBox();
    const { points } = segments;
    for(let i = 0; i < points.length; i += 2)host_headless.include(box, points[i], points[i + 1]);
    boxes.set(segments, box);
    return box;
}
function dropHints(list) {
    for (const node of [
        ...list.children
    ]){
        if (node.rawAttr('cubics') === undefined) continue;
        if (node.rawAttr('edges') === undefined) node.remove();
        else node.setAttr('cubics', null);
    }
}
function replaceEdges(shape, edges) {
    const list = host_headless.childOrNew(shape, 'edges', []);
    for (const node of [
        ...list.children
    ].reverse())node.remove();
    appendEdges(list, edges);
}
function appendEdges(list, edges) {
    for (const run of runsOf(edges))list.append(edgeNode(run));
}
function runsOf(edges) {
    const runs = [];
    for (const edge of edges){
        const last = runs.at(-1);
        if (last && areAlike(last[0], edge)) last.push(edge);
        else runs.push([
            edge
        ]);
    }
    return runs;
}
function areAlike(one, other) {
    return one.fill0 === other.fill0 && one.fill1 === other.fill1 && one.stroke === other.stroke;
}
function edgeNode(run) {
    const style = (index)=>index === 0 ? null : String(index);
    const pen = new (host_shown().SegmentPen)();
    for (const { curve } of run){
        pen.moveTo(curve.x0, curve.y0);
        if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
        else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
    }
    return host_headless.XmlNode.create('Edge', {
        fillStyle0: style(run[0].fill0),
        fillStyle1: style(run[0].fill1),
        strokeStyle: style(run[0].stroke),
        edges: host_shown().encodeEdges(pen.segments())
    });
}
function adopted(base, top, list) {
    const numbers = new Map();
    for (const style of top.child(list)?.children ?? []){
        const [content] = style.children;
        if (content) numbers.set(host_headless.STYLE.index.read(style), adoptStyle(base, list, content));
    }
    return numbers;
}

const parts = new WeakMap();
function selectedPart(shape) {
    const part = parts.get(shape);
    if (!part || !host_headless.ELEMENT.selected.read(shape)) return undefined;
    return part.outline === host_shown().outlineOf(shape) ? part.marks : undefined;
}
function marksOf(shape) {
    const part = selectedPart(shape);
    if (part) return part;
    return host_planar().MarkedEdges.of(host_planar().planarEdges(host_shown().outlineOf(shape).edges), host_headless.ELEMENT.selected.read(shape));
}
function selectPart(shape, marks) {
    parts.delete(shape);
    shape.setAttr('selected', marks.hasMarks ? 'true' : null);
    if (marks.hasMarks && !marks.isWhole) parts.set(shape, {
        marks,
        outline: host_shown().outlineOf(shape)
    });
}
function forgetPart(shape) {
    return parts.delete(shape);
}
function copySelected(node) {
    const copy = node.clone();
    copy.setAttr('selected', null);
    const part = selectedPart(node);
    if (!part) return copy;
    replaceEdges(copy, part.marked);
    dropUnusedStyles(copy);
    copy.child('transformationPoint')?.remove();
    return copy;
}
function liftParts(elements) {
    return elements.map((element)=>{
        const { node, owner } = element;
        const part = selectedPart(node);
        if (!part || !node.parent) return element;
        const lifted = copySelected(node);
        lifted.setAttr('selected', 'true');
        lifted.setAttr('isFloating', 'true');
        node.setAttr('selected', null);
        forgetPart(node);
        replaceEdges(node, part.rest);
        dropUnusedStyles(node);
        node.parent.insert(lifted, node.parent.children.indexOf(node) + 1);
        return host_headless.elementOf(lifted, owner);
    });
}
function restylePart(shape, marks, fill, stroke) {
    const changed = marks.restyled(fill, stroke);
    replaceEdges(shape, changed.plain);
    dropUnusedStyles(shape);
    selectPart(shape, changed.onto(host_planar().planarEdges(host_shown().outlineOf(shape).edges)));
}

function isRawShape(node) {
    return node.name === 'DOMShape' && !host_headless.SHAPE.isDrawingObject.read(node);
}
function rawShapeOf(element) {
    const { node } = element;
    if (element instanceof host_headless.BitmapInstance) return bitmapShape(element);
    if (node.name === 'DOMShape') return shapeOfDrawing(node);
    if (node.name === 'DOMRectangleObject' || node.name === 'DOMOvalObject') return primitiveShape(node);
    return undefined;
}
function shapeOfDrawing(drawing) {
    const shape = drawing.clone();
    for (const name of [
        'isDrawingObject',
        'isFloating',
        'selected',
        'locked'
    ])shape.setAttr(name, null);
    shape.child('matrix')?.remove();
    return shape;
}
function primitiveShape(primitive) {
    const [{ fillStyle1, strokeStyle, segments }] = host_shown().outlineOf(primitive).edges;
    const fill = fillStyle1 === 0 ? undefined : primitive.child('fill')?.children[0].clone();
    const stroke = strokeStyle === 0 ? undefined : primitive.child('stroke')?.children[0].clone();
    return shapeOf$2(primitive, segments, fill, stroke);
}
function bitmapShape(bitmap) {
    const size = {
        width: bitmap.hPixels,
        height: bitmap.vPixels
    };
    const bitmapPath = host_headless.INSTANCE.libraryItemName.read(bitmap.node);
    const fill = host_headless.XmlNode.create('BitmapFill', {
        bitmapPath,
        bitmapIsClipped: 'true'
    });
    host_headless.writeMatrix(fill, {
        a: 20,
        b: 0,
        c: 0,
        d: 20,
        tx: 0,
        ty: 0
    });
    const outline = host_shown().rectangleOutline({
        x: 0,
        y: 0,
        ...size,
        radii: [
            0,
            0,
            0,
            0
        ]
    });
    return shapeOf$2(bitmap.node, outline, fill, undefined);
}
function shapeOf$2(from, outline, fill, stroke) {
    const shape = host_headless.XmlNode.create('DOMShape');
    if (fill) shape.append(host_headless.XmlNode.create('fills', {}, [
        host_headless.XmlNode.create('FillStyle', {
            index: '1'
        }, [
            fill
        ])
    ]));
    if (stroke) shape.append(host_headless.XmlNode.create('strokes', {}, [
        host_headless.XmlNode.create('StrokeStyle', {
            index: '1'
        }, [
            stroke
        ])
    ]));
    const edge = host_headless.XmlNode.create('Edge', {
        fillStyle1: fill ? '1' : null,
        strokeStyle: stroke ? '1' : null,
        edges: host_shown().encodeEdges(outline)
    });
    shape.append(host_headless.XmlNode.create('edges', {}, [
        edge
    ]));
    const point = host_headless.readTransformationPoint(from);
    if (point) host_headless.writeTransformationPoint(shape, point);
    return shape;
}

function settleRaw(list) {
    const raw = list.children.filter((node)=>isRawShape(node) && !floats(node));
    const base = raw.find((node)=>!host_headless.SHAPE.isFloating.read(node)) ?? raw.at(0);
    if (!base || raw.length === 1 && !host_headless.SHAPE.isFloating.read(base)) return;
    ground(base);
    mergeInto(base, raw.filter((node)=>node !== base));
    if (base.child('edges')?.children.length === 0) base.remove();
    else if (list.children[0] !== base) list.insert(base, 0);
}
function gatherRaw(elements) {
    const free = new Set(elements.flatMap(({ node })=>isRawShape(node) ? [
            node
        ] : []));
    const lists = new Set([
        ...free
    ].flatMap(({ parent })=>parent ?? []));
    for (const list of lists)gatherIn(list, free);
    return elements.filter(({ node })=>node.parent !== null);
}
function gatherIn(list, free) {
    const raw = list.children.filter(isRawShape);
    const [base, ...others] = raw.filter((node)=>free.has(node));
    ground(base);
    mergeInto(base, others);
    if (raw.some((node)=>!free.has(node))) host_headless.SHAPE.isFloating.write(base, true);
    else if (list.children[0] !== base) list.insert(base, 0);
}
function mergeInto(base, shapes) {
    if (shapes.length === 0) return;
    for (const shape of shapes)ground(shape);
    combineShapes(base, shapes, host_planar().MERGE);
    base.child('transformationPoint')?.remove();
    for (const shape of shapes)shape.remove();
}
function settleDeselected(nodes) {
    const lists = new Set();
    for (const node of nodes){
        if (!node.parent || !isRawShape(node) || host_headless.ELEMENT.selected.read(node)) continue;
        if (forgetPart(node)) uniteFills(node);
        if (host_headless.SHAPE.isFloating.read(node)) lists.add(node.parent);
    }
    for (const list of lists)settleRaw(list);
}
function uniteFills(shape) {
    const edges = host_planar().planarEdges(host_shown().outlineOf(shape).edges);
    const shown = host_planar().visible(edges);
    if (shown.length === 0) shape.remove();
    if (shown.length === edges.length) return;
    replaceEdges(shape, shown);
    dropUnusedStyles(shape);
}
function floats(node) {
    return host_headless.SHAPE.isFloating.read(node) && host_headless.ELEMENT.selected.read(node);
}
function ground(node) {
    const matrix = host_headless.readMatrix(node);
    host_headless.SHAPE.isFloating.write(node, false);
    if (!node.child('matrix')) return;
    node.child('matrix')?.remove();
    host_saving().transformNode(node, matrix, true);
}

const COMMANDS = new Set([
    ...[
        'align',
        'arrange',
        'breakApart',
        'clipCut',
        'convertLinesToFills',
        'convertSelectionToBitmap',
        'crop'
    ],
    ...[
        'deleteSelection',
        'distribute',
        'distributeToKeyframes',
        'distributeToLayers',
        'duplicateSelection'
    ],
    ...[
        'group',
        'intersect',
        'match',
        'punch',
        'resetTransformation',
        'space',
        'unGroup',
        'union'
    ]
]);
function needSelection(document, method) {
    const elements = document.selectedElements;
    if (elements.length === 0) throw COMMANDS.has(method) ? host_headless.unavailable(method) : host_headless.selectionRequired(method);
    return elements;
}
function select(document, elements) {
    const before = document.selectedElements.map(({ node })=>node);
    for (const node of before)host_headless.ELEMENT.selected.write(node, false);
    for (const { node } of elements){
        forgetPart(node);
        host_headless.ELEMENT.selected.write(node, true);
    }
    settleDeselected(before);
    followSelection(document, elements);
}
function followSelection(document, chosen) {
    if (chosen.length === 0) return;
    const { layers, currentLayer, selectedMark, currentMark } = document.getTimeline();
    const isKept = chosen.some(({ layer })=>layer === layers[currentLayer]);
    const next = isKept ? layers[currentLayer] : chosen[0].layer;
    selectedMark.set(new Set(document.selectedElements.map(({ layer })=>layer)));
    currentMark.set(new Set([
        next
    ]));
}

const ALIGNMENTS = {
    left: {
        axis: 'x',
        share: 0
    },
    'horizontal center': {
        axis: 'x',
        share: 0.5
    },
    right: {
        axis: 'x',
        share: 1
    },
    top: {
        axis: 'y',
        share: 0
    },
    'vertical center': {
        axis: 'y',
        share: 0.5
    },
    bottom: {
        axis: 'y',
        share: 1
    }
};
const DISTRIBUTIONS = {
    'left edge': ALIGNMENTS.left,
    'horizontal center': ALIGNMENTS['horizontal center'],
    'right edge': ALIGNMENTS.right,
    'top edge': ALIGNMENTS.top,
    'vertical center': ALIGNMENTS['vertical center'],
    'bottom edge': ALIGNMENTS.bottom
};
function spanOf({ left, top, right, bottom }, axis) {
    return axis === 'x' ? {
        start: left,
        size: right - left
    } : {
        start: top,
        size: bottom - top
    };
}
function coordinateAt({ start, size }, share) {
    return start + size * share;
}
function shift(element, axis, distance) {
    host_headless.moveElements([
        element
    ], axis === 'x' ? distance : 0, axis === 'y' ? distance : 0);
}
function usesStage(document, useDocument) {
    return useDocument === undefined ? document.session.alignsToStage : Boolean(useDocument);
}
function stageOf({ node }) {
    const { width, height } = host_headless.stageSize(node);
    return {
        left: 0,
        top: 0,
        right: width,
        bottom: height
    };
}
function frameOf(document, elements, useDocument) {
    return usesStage(document, useDocument) ? stageOf(document) : host_headless.boundsOf(elements);
}
function alignSelection(document, mode, useDocument) {
    const { axis, share } = ALIGNMENTS[host_headless.checkChoice('align', mode, Object.keys(ALIGNMENTS))];
    const elements = liftParts(needSelection(document, 'align'));
    const target = coordinateAt(spanOf(frameOf(document, elements, useDocument), axis), share);
    for (const element of elements)shift(element, axis, target - coordinateAt(spanOf(element.box, axis), share));
}
function distributeSelection(document, mode, useDocument) {
    const { axis, share } = DISTRIBUTIONS[host_headless.checkChoice('distribute', mode, Object.keys(DISTRIBUTIONS))];
    const sorted = sortAlong(liftParts(needSelection(document, 'distribute')), axis, share);
    if (sorted.length < 2) return;
    let first = coordinateAt(sorted[0].span, share);
    let last = coordinateAt(sorted[sorted.length - 1].span, share);
    if (usesStage(document, useDocument)) {
        const stage = spanOf(stageOf(document), axis);
        first = sorted[0].span.size * share;
        last = stage.size - sorted[sorted.length - 1].span.size * (1 - share);
    }
    sorted.forEach(({ element, span }, i)=>{
        const target = first + (last - first) * i / (sorted.length - 1);
        shift(element, axis, target - coordinateAt(span, share));
    });
}
function spaceSelection(document, direction, useDocument) {
    const way = host_headless.checkChoice('space', direction, [
        'horizontal',
        'vertical'
    ]);
    const axis = way === 'horizontal' ? 'x' : 'y';
    const elements = liftParts(needSelection(document, 'space'));
    const sorted = sortAlong(elements, axis, 0);
    if (sorted.length < 2) return;
    const frame = spanOf(frameOf(document, elements, useDocument), axis);
    const taken = sorted.reduce((sum, { span })=>sum + span.size, 0);
    const gap = (frame.size - taken) / (sorted.length - 1);
    let position = frame.start;
    for (const { element, span } of sorted){
        shift(element, axis, position - span.start);
        position += span.size + gap;
    }
}
function matchSelection(document, width, height, useDocument) {
    const elements = liftParts(needSelection(document, 'match'));
    const boxes = usesStage(document, useDocument) ? [
        stageOf(document)
    ] : elements.map(({ box })=>box);
    const widest = largestOf(boxes, 'x');
    const highest = largestOf(boxes, 'y');
    for (const element of elements)host_headless.resizeTo(element, width ? widest : undefined, height ? highest : undefined);
}
function largestOf(boxes, axis) {
    return boxes.reduce((largest, box)=>Math.max(largest, spanOf(box, axis).size), 0);
}
function sortAlong(elements, axis, share) {
    const placed = elements.map((element)=>({
            element,
            span: spanOf(element.box, axis)
        }));
    return placed.sort((a, b)=>coordinateAt(a.span, share) - coordinateAt(b.span, share));
}

function arrangeSelection(document, arrangeMode) {
    const mode = host_headless.checkChoice('arrange', arrangeMode, [
        'back',
        'backward',
        'forward',
        'front'
    ]);
    const elements = needSelection(document, 'arrange');
    const chosen = new Set(elements.filter((element)=>!(element instanceof host_headless.Shape && element.isRaw)).map(({ node })=>node));
    const lists = new Set([
        ...chosen
    ].flatMap(({ parent })=>parent ?? []));
    for (const list of lists)reorder(list, chosen, mode);
}
function reorder(list, chosen, mode) {
    const nodes = list.children.filter((node)=>!isRaw(node));
    const moved = nodes.filter((node)=>chosen.has(node));
    const rest = nodes.filter((node)=>!chosen.has(node));
    if (mode === 'back') putFromBack(list, [
        ...moved,
        ...rest
    ]);
    else if (mode === 'front') putFromFront(list, [
        ...rest,
        ...moved
    ]);
    else if (mode === 'forward') putFromFront(list, stepUp(nodes, chosen));
    else putFromBack(list, stepUp(nodes.reverse(), chosen).reverse());
}
function stepUp(nodes, chosen) {
    const order = [
        ...nodes
    ];
    for(let i = order.length - 2; i >= 0; i--){
        if (chosen.has(order[i]) && !chosen.has(order[i + 1])) {
            [order[i], order[i + 1]] = [
                order[i + 1],
                order[i]
            ];
        }
    }
    return order;
}
function putFromBack(list, order) {
    const raw = list.children.length - order.length;
    for(let i = 0; i < order.length; i++)putAt(list, order[i], raw + i);
}
function putFromFront(list, order) {
    const raw = list.children.length - order.length;
    for(let i = order.length - 1; i >= 0; i--)putAt(list, order[i], raw + i);
}
function putAt(list, node, index) {
    if (list.children[index] !== node) list.insert(node, index);
}
function isRaw(node) {
    return node.name === 'DOMShape' && !host_headless.SHAPE.isDrawingObject.read(node);
}

function moveSelection(document, distance) {
    const { x, y } = host_headless.checkPoint('moveSelectionBy', distance);
    host_headless.moveElements(liftParts(needSelection(document, 'moveSelectionBy')), x, y);
}
function scaleSelection(document, x, y, corner) {
    const [scaleX, scaleY] = [
        x,
        y
    ].map((value, index)=>{
        if (!Number.isFinite(toNumber(value))) host_headless.refuseArgument(document, 'scaleSelection', index + 1, `expected a number, got ${host_headless.describeValue(value)}`);
        return toNumber(value);
    });
    const elements = liftParts(needSelection(document, 'scaleSelection'));
    host_headless.scaleElements(elements, scaleX, scaleY, pivotOf('scaleSelection', elements, corner));
}
function rotateSelection(document, angle, point) {
    const degrees = host_headless.checkNumber('rotateSelection: angle', angle);
    const elements = liftParts(needSelection(document, 'rotateSelection'));
    host_headless.rotateElements(elements, degrees, pivotOf('rotateSelection', elements, point));
}
function skewSelection(document, x, y, edge) {
    const skewX = host_headless.checkNumber('skewSelection: xSkew', x, -89.99, 89.99);
    const skewY = host_headless.checkNumber('skewSelection: ySkew', y, -89.99, 89.99);
    const elements = liftParts(needSelection(document, 'skewSelection'));
    host_headless.skewElements(elements, skewX, skewY, pivotOf('skewSelection', elements, edge));
}
function toNumber(value) {
    return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}
function applyMatrix(document, values) {
    const names = [
        'a',
        'b',
        'c',
        'd'
    ];
    const [a, b, c, d] = names.map((name, i)=>host_headless.checkNumber(`transformSelection: ${name}`, values[i]));
    const elements = liftParts(needSelection(document, 'transformSelection'));
    const matrix = {
        a,
        b,
        c,
        d,
        tx: 0,
        ty: 0
    };
    host_headless.transformElements(elements, host_headless.around(matrix, pivotOf('transformSelection', elements)));
}
function resetSelection(document) {
    for (const element of liftParts(needSelection(document, 'resetTransformation'))){
        const { x, y } = element.pivot;
        const { tx, ty } = element.matrix;
        element.matrix = {
            a: 1,
            b: 0,
            c: 0,
            d: 1,
            tx,
            ty
        };
        host_headless.moveElements([
            element
        ], x - element.pivot.x, y - element.pivot.y);
    }
}
function readSelectionPivot(document) {
    const elements = needSelection(document, 'getTransformationPoint');
    if (elements.length > 1) throw host_headless.notImplemented('Document.getTransformationPoint of several elements');
    return elements[0].getTransformationPoint();
}
function writeSelectionPivot(document, point) {
    const elements = liftParts(needSelection(document, 'setTransformationPoint'));
    const given = host_headless.checkPoint('setTransformationPoint', point);
    for (const element of elements)element.setTransformationPoint(given);
}
const POINTS = {
    center: [
        0.5,
        0.5
    ],
    'top left': [
        0,
        0
    ],
    'top center': [
        0.5,
        0
    ],
    'top right': [
        1,
        0
    ],
    'left center': [
        0,
        0.5
    ],
    'right center': [
        1,
        0.5
    ],
    'bottom left': [
        0,
        1
    ],
    'bottom center': [
        0.5,
        1
    ],
    'bottom right': [
        1,
        1
    ]
};
function pivotOf(method, elements, name) {
    const box = host_headless.boundsOf(elements);
    if (name !== undefined) return pointOn(box, POINTS[host_headless.checkChoice(method, name, Object.keys(POINTS))]);
    return elements.length === 1 ? elements[0].pivot : host_headless.centerOf(box);
}
function pointOn({ left, top, right, bottom }, [across, down]) {
    return {
        x: left + (right - left) * across,
        y: top + (bottom - top) * down
    };
}

function uniteSelection(document) {
    const shapes = liftParts(needSelection(document, 'union')).filter(isShape);
    if (shapes.length === 0) throw new host_headless.HostError('union: no shape is selected');
    const [result, ...others] = shapes.map(inParent);
    combineShapes(result, others, host_planar().MERGE);
    replaceAll(document, shapes, [
        {
            result,
            place: shapes[shapes.length - 1]
        }
    ]);
}
function intersectSelection(document) {
    const objects = needObjects(document, 'intersect');
    const [result, ...others] = objects.map(inParent);
    combineShapes(result, others, host_planar().INTERSECT);
    outline(result, others[others.length - 1]);
    replaceAll(document, objects, [
        {
            result,
            place: objects[objects.length - 1]
        }
    ]);
}
function punchSelection(document) {
    cutByTopmost(document, 'punch', host_planar().PUNCH);
}
function cropSelection(document) {
    cutByTopmost(document, 'crop', host_planar().CROP);
}
function cutByTopmost(document, method, rule) {
    const objects = needObjects(document, method);
    const top = inParent(objects[objects.length - 1]);
    const results = objects.slice(0, -1).map((place)=>{
        const result = inParent(place);
        combineShapes(result, [
            top
        ], rule);
        return {
            result,
            place
        };
    });
    replaceAll(document, objects, results);
}
function replaceAll(document, elements, results) {
    const made = [];
    for (const { result, place } of results){
        const { edges, box } = host_shown().outlineOf(result);
        const list = place.node.parent;
        if (edges.length === 0 || !list) continue;
        result.setAttr('isDrawingObject', 'true');
        host_headless.writeTransformationPoint(result, host_headless.centerOf(box));
        list.insert(result, list.children.indexOf(place.node) + 1);
        made.push(host_headless.elementOf(result, place.owner));
    }
    for (const { node } of elements)node.remove();
    select(document, made);
}
function outline(shape, other) {
    const stroke = other.child('strokes')?.children[0]?.children[0];
    if (!stroke) return;
    const edges = shape.child('edges')?.children ?? [];
    if (edges.length === 0) return;
    const index = adoptStyle(shape, 'strokes', stroke);
    for (const edge of edges){
        const isBorder = edge.attr('fillStyle0') === undefined || edge.attr('fillStyle1') === undefined;
        if (isBorder) edge.setAttr('strokeStyle', String(index));
    }
}
function isShape(element) {
    return element instanceof host_headless.Shape && element.node.name !== 'DOMGroup';
}
function needObjects(document, method) {
    const objects = needSelection(document, method).filter((element)=>isShape(element) && !isRawShape(element.node));
    if (objects.length >= 2) return objects;
    throw new host_headless.HostError(`${method}: at least two drawing objects must be selected; use document.union() to make one from raw shapes`);
}
function inParent(element) {
    const raw = rawShapeOf(element);
    host_saving().transformNode(raw, host_headless.readMatrix(element.node), true);
    return raw;
}

function bringItems(document, method, target, nodes, source) {
    if (target && nodes.some((node)=>leadsTo(document, host_headless.namedPaths(node), target.name, source))) {
        throw containsItself(method, target.name);
    }
    if (source !== document) copyAll(document, method, missingItems(document, source, nodes));
}
function checkShows(document, method, target, item) {
    if (target && leadsTo(document, [
        item.name
    ], target.name)) throw containsItself(method, target.name);
}
function containsItself(method, path) {
    return new host_headless.HostError(`${method}: the symbol "${path}" would contain itself; use another symbol or a scene`);
}
function leadsTo(document, paths, target, source = document) {
    const waiting = [
        ...paths
    ];
    const seen = new Set();
    for(let path = waiting.pop(); path !== undefined; path = waiting.pop()){
        if (path === target) return true;
        if (seen.has(path)) continue;
        seen.add(path);
        const existing = document.itemAt(path);
        if (existing && document.library.references.contains(existing, target)) return true;
        const item = existing ? undefined : source.itemAt(path);
        if (!(item instanceof host_headless.SymbolItem)) continue;
        for (const named of host_headless.namedPaths(item.node))waiting.push(named);
    }
    return false;
}
function missingItems(document, source, nodes) {
    const items = new Map();
    const waiting = nodes.map((node)=>host_headless.namedPaths(node)).reverse();
    for(let paths = waiting.pop(); paths; paths = waiting.pop()){
        for (const path of paths){
            const item = items.has(path) || document.itemAt(path) ? undefined : source.itemAt(path);
            if (!item) continue;
            items.set(path, item);
            if (item instanceof host_headless.SymbolItem) waiting.push(host_headless.namedPaths(item.node));
        }
    }
    return [
        ...items.values()
    ];
}
function importItem(document, method, item) {
    const existing = document.itemAt(item.name);
    if (existing) return existing;
    const used = item instanceof host_headless.SymbolItem ? missingItems(document, item.library.document, [
        item.node
    ]) : [];
    const [copy] = copyAll(document, method, [
        item,
        ...used.filter((other)=>other !== item)
    ]);
    return copy;
}
function copyAll(document, method, items) {
    const { library } = document;
    const conflicting = items.find(({ name })=>!isBelowFolders(library, name));
    if (conflicting) throw new host_headless.HostError(`${method}: "${conflicting.name}" cannot be copied: an item of this library has the name of its folder; rename one`);
    return items.map((item)=>{
        addFolders(library, host_headless.folderOf$1(item.name));
        return copyItem(library, item, item.name, {
            keepsLinkage: true
        });
    });
}

function currentFrame(document) {
    const timeline = document.getTimeline();
    timeline.materialize();
    const layer = timeline.layers[timeline.currentLayer];
    const isShut = document.switches.era === 'cs6' && (layer.locked || !layer.visible);
    const frame = isShut || layer.ownType === 'camera' ? undefined : layer.frameAt(timeline.currentFrame);
    if (frame && !isInterpolated(document, frame.node)) return frame;
    throw noFrame();
}
function checkDrawable(document, keyframe) {
    if (keyframe && isInterpolated(document, keyframe)) throw noFrame();
}
function isInterpolated(document, keyframe) {
    const elapsed = host_headless.elapsedAt(keyframe, document.getTimeline().currentFrame);
    return elapsed > 0 && elapsed < host_headless.readDuration(keyframe) && isTweened(keyframe);
}
function noFrame() {
    return new host_headless.HostError('There is no current frame to draw into. Also check that the current frame is not an interpolated frame.');
}

function shownBox(element) {
    const node = shownNode(element);
    return node === element.node ? element.box : host_shown().ContentBounds.of(element.document.film).ofElement(host_headless.FilmElement.of(node));
}
function isShownAsStored(element) {
    return shownNode(element) === element.node;
}
function shownNode({ owner, node }) {
    if (!(owner instanceof host_headless.Frame)) return node;
    const elapsed = owner.layer.timeline.currentFrame - owner.startFrame;
    if (elapsed <= 0 || elapsed >= owner.duration) return node;
    return owner.shownElements(elapsed).at(owner.elementNodes.indexOf(node)) ?? node;
}

function isOpen(layer) {
    return layer.visible && !layer.locked && layer.ownType !== 'camera';
}
function selectableFrames(document) {
    return host_headless.framesShown(document.getTimeline()).filter(({ layer })=>isOpen(layer));
}
function isSelectable(document, element) {
    const timeline = document.getTimeline();
    const layer = element.layer;
    if (layer.timeline !== timeline || !isOpen(layer) || element.locked) return false;
    return layer.frameAt(timeline.currentFrame)?.node.child('elements') === element.node.parent;
}
function selectedElements(document) {
    const elements = [];
    for (const frame of selectableFrames(document)){
        for (const node of frame.elementNodes){
            if (host_headless.ELEMENT.selected.read(node)) elements.push(host_headless.elementOf(node, frame));
        }
    }
    return elements;
}
function isSelected(document, element) {
    return host_headless.ELEMENT.selected.read(element.node) && isSelectable(document, element);
}
function setSelected(document, element, selected) {
    document.editedText = undefined;
    if (!selected) {
        host_headless.ELEMENT.selected.write(element.node, false);
        settleDeselected([
            element.node
        ]);
    } else if (isSelectable(document, element)) {
        forgetPart(element.node);
        host_headless.ELEMENT.selected.write(element.node, true);
        followElement(document, element);
    }
}
function readSelection(document) {
    const elements = document.selectedElements;
    return document.switches.selectionOrder === 'reversed' ? elements.reverse() : elements;
}
function assignSelection(document, value) {
    const elements = checkElements(document, value);
    if (document.switches.selectionSet === 'replace') selectNone(document);
    document.editedText = undefined;
    const chosen = elements.filter((element)=>isSelectable(document, element));
    selectWhole(chosen);
    followSelection(document, chosen);
}
function selectWhole(elements) {
    for (const { node } of elements){
        forgetPart(node);
        node.setAttr('selected', 'true');
    }
}
function checkElements(document, value) {
    if (value === null) return [];
    const refuse = (got)=>host_headless.refuseArgument(document, 'selection', 1, `expected an Array of elements, got ${got}`);
    if (!Array.isArray(value)) return refuse(host_headless.describeValue(value));
    return value.map((entry)=>entry instanceof host_headless.Element ? entry : refuse(`one with ${host_headless.describeValue(entry)}`));
}
function selectableElements(document) {
    const frames = selectableFrames(document);
    return frames.flatMap((frame)=>frame.backToFront.filter((element)=>!element.locked));
}
function selectAll(document) {
    const elements = selectableElements(document);
    selectWhole(elements);
    followSelection(document, elements);
}
function selectNone(document) {
    document.editedText = undefined;
    for (const { elementNodes } of host_headless.framesShown(document.getTimeline())){
        if (elementNodes.length === 0) continue;
        for (const node of elementNodes)host_headless.ELEMENT.selected.write(node, false);
        settleDeselected(elementNodes);
    }
}
function followElement(document, element) {
    const layer = element.layer;
    const { selectedMark, currentMark } = layer.timeline;
    if (currentMark.has(layer) && selectedMark.has(layer)) return;
    followSelection(document, [
        element
    ]);
}

function checkRect(method, value) {
    if (typeof value !== 'object' || value === null) {
        throw new host_headless.HostError(`${method}: expected a rectangle {left, top, right, bottom}, got ${host_headless.describeValue(value)}`);
    }
    const rect = value;
    const side = (name)=>host_headless.checkNumber(`${method}: ${name}`, rect[name]);
    const [left, right] = [
        side('left'),
        side('right')
    ].sort((a, b)=>a - b);
    const [top, bottom] = [
        side('top'),
        side('bottom')
    ].sort((a, b)=>a - b);
    return {
        left,
        top,
        right,
        bottom
    };
}
function selectionRect(document) {
    const box = host_headless.emptyBox();
    for (const element of document.selectedElements)host_headless.unite(box, selectedBox(document, element));
    return host_headless.isEmpty(box) ? 0 : host_headless.roundBox(box);
}
function selectInRect(document, rect, replace, contact) {
    const frame = checkRect('setSelectionRect', rect);
    if (host_headless.isOn(replace, true)) selectNone(document);
    const view = document.editing.viewMatrix;
    const reaches = contact ? touches : encloses;
    for (const element of selectableElements(document)){
        const box = host_headless.transformBox(shownBox(element), view);
        if (isRawShape(element.node) && isShownAsStored(element) && !encloses(frame, box)) {
            if (touches(frame, box)) selectInside(document, element, frame);
        } else if (reaches(frame, box)) setSelected(document, element, true);
    }
}
function selectInside(document, shape, { left, top, right, bottom }) {
    const inverse = host_headless.invert(host_headless.concat(document.editing.viewMatrix, host_headless.readMatrix(shape.node)));
    if (!inverse) return;
    const corners = [
        {
            x: left,
            y: top
        },
        {
            x: right,
            y: top
        },
        {
            x: right,
            y: bottom
        },
        {
            x: left,
            y: bottom
        }
    ].map((corner)=>host_headless.apply(inverse, corner));
    const sides = corners.map(({ x, y }, i)=>host_planar().line(x, y, corners[(i + 1) % 4].x, corners[(i + 1) % 4].y));
    const area = host_planar().traceWinding(sides, 'nonzero', {
        fill: 1,
        stroke: 0
    });
    const marks = marksOf(shape.node).markInside(area);
    if (!marks.hasMarks) return;
    setSelected(document, shape, true);
    selectPart(shape.node, marks);
}
function selectedBox(document, element) {
    if (!selectedPart(element.node)) return shownBox(element);
    return host_shown().ContentBounds.of(document.film).ofElement(host_headless.FilmElement.of(copySelected(element.node)));
}
function fitSelection(document, rect) {
    const target = checkRect('setSelectionBounds', rect);
    const elements = liftParts(needSelection(document, 'setSelectionBounds'));
    const from = host_headless.boundsOf(elements);
    const a = scaleOf(from.right - from.left, target.right - target.left);
    const d = scaleOf(from.bottom - from.top, target.bottom - target.top);
    const matrix = {
        a,
        b: 0,
        c: 0,
        d,
        tx: target.left - a * from.left,
        ty: target.top - d * from.top
    };
    host_headless.transformElements(elements, matrix);
}
function scaleOf(extent, wanted) {
    return extent === 0 || wanted === 0 ? 1 : wanted / extent;
}
function encloses(frame, box) {
    return frame.left <= box.left && frame.top <= box.top && frame.right >= box.right && frame.bottom >= box.bottom;
}
function touches(frame, box) {
    return frame.left <= box.right && frame.right >= box.left && frame.top <= box.bottom && frame.bottom >= box.top;
}

function texts(document) {
    return document.selectedElements.filter((element)=>element instanceof host_headless.Text);
}
function rangeIn(document, text, start, end) {
    const isSelection = start === undefined && document.editedText === text;
    return isSelection ? [
        text.selectionStart,
        text.selectionEnd
    ] : [
        start,
        end
    ];
}
function styledRange(document, text, start, end) {
    const [from, to] = rangeIn(document, text, start, end);
    return start === undefined && from === to ? [] : [
        from,
        to
    ];
}
function selectedText(document, start, end) {
    return texts(document).map((text)=>text.getTextString(...rangeIn(document, text, start, end))).join('');
}
function setSelectedText(document, characters, start, end) {
    const selected = texts(document);
    for (const text of selected){
        const [from, to] = rangeIn(document, text, start, end);
        text.setTextString(characters, from, to);
        if (start === undefined && from !== undefined) putCaret(text, from + characters.length);
    }
    return selected.length > 0;
}
function putCaret(text, index) {
    text.selectionStart = index;
    text.selectionEnd = index;
}
function selectedTextAttr(document, name, start, end) {
    const values = new Set(texts(document).map((text)=>text.getTextAttr(name, ...styledRange(document, text, start, end))));
    return values.size === 1 ? [
        ...values
    ][0] : undefined;
}
function setSelectedTextAttr(document, name, value, start, end) {
    const selected = texts(document);
    for (const text of selected)text.setTextAttr(name, value, ...styledRange(document, text, start, end));
    return selected.length > 0;
}
function selectCharacters(document, start, end) {
    const selected = texts(document);
    if (selected.length !== 1) return false;
    selected[0].selectionEnd = Math.trunc(host_headless.checkNumber('setTextSelection: endIndex', end, 0));
    selected[0].selectionStart = Math.trunc(host_headless.checkNumber('setTextSelection: startIndex', start, 0));
    [document.editedText] = selected;
    return true;
}
function setTextFrame(document, rect) {
    const { left, top, right, bottom } = checkRect('setTextRectangle', rect);
    const selected = texts(document);
    const inner = (extent)=>host_headless.formatNumber(Math.max(0, extent - 2 * host_headless.TEXT_GUTTER));
    for (const { node, textType } of selected){
        host_headless.TEXT_FIELD.autoExpand.write(node, false);
        node.setAttr('width', inner(right - left));
        if (textType !== 'static') node.setAttr('height', inner(bottom - top));
    }
    return selected.length > 0;
}

const OFFSET = 10;
function deleteSelection(document) {
    for (const { node } of liftParts(needSelection(document, 'deleteSelection')).reverse())node.remove();
}
function duplicateSelection(document) {
    const elements = needSelection(document, 'duplicateSelection');
    for (const { node } of elements)checkDrawable(document, node.parent?.parent);
    const copies = elements.map((element)=>{
        const copy = copySelected(element.node);
        element.node.parent?.append(copy);
        return host_headless.elementOf(copy, element.owner);
    });
    const left = gatherRaw(copies);
    host_headless.moveElements(left, OFFSET, OFFSET);
    select(document, left);
}
function copySelection(document, method = 'clipCopy') {
    const nodes = needSelection(document, method).map(({ node })=>copySelected(node));
    document.host.clipboard.elements = {
        list: host_headless.XmlNode.create('elements', {}, nodes),
        source: document
    };
    document.host.clipboard.text = undefined;
}
function cutSelection(document) {
    copySelection(document, 'clipCut');
    deleteSelection(document);
}
function pasteClipboard(document, inPlace) {
    const { elements, text } = document.host.clipboard;
    if (text !== undefined) pasteText(document, text);
    else if (elements) pasteElements(document, elements, inPlace);
}
function isTextEdited(document) {
    return document.selectedElements.some((element)=>element === document.editedText);
}
function pasteText(document, text) {
    if (!isTextEdited(document)) {
        throw host_headless.notImplemented('Document.clipPaste of a text where none is being edited: its size is not known');
    }
    setSelectedText(document, text);
}
function pasteElements(document, elements, inPlace) {
    if (isTextEdited(document)) {
        throw host_headless.notImplemented('Document.clipPaste of elements while a text is being edited');
    }
    const nodes = elements.list.children.map((node)=>node.clone());
    currentFrame(document);
    bringItems(document, 'clipPaste', document.getTimeline().libraryItem, nodes, elements.source);
    const pasted = addToFrame(document, nodes);
    if (!inPlace) moveToMiddle(document, pasted);
}
function addToFrame(document, nodes) {
    const frame = currentFrame(document);
    const list = elementList(frame);
    const added = nodes.map((node)=>{
        list.append(node);
        return host_headless.elementOf(node, frame);
    });
    const left = gatherRaw(added);
    select(document, left);
    return left;
}
function moveToMiddle(document, elements) {
    const box = host_headless.boundsOf(elements);
    if (host_headless.isEmpty(box)) return;
    const center = host_headless.centerOf(box);
    const stage = host_headless.stageSize(document.node);
    host_headless.moveElements(elements, stage.width / 2 - center.x, stage.height / 2 - center.y);
}

function instanceTag(item) {
    if (item instanceof host_headless.SymbolItem) return item.isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance';
    if (item instanceof host_headless.BitmapItem) return 'DOMBitmapInstance';
    if (item instanceof host_headless.VideoItem) return 'DOMVideoInstance';
    return item instanceof host_headless.CompiledClipItem ? 'DOMCompiledClipInstance' : undefined;
}
function newInstance(item) {
    const tag = instanceTag(item);
    if (tag === undefined) return undefined;
    const attributes = {
        libraryItemName: item.storedName
    };
    if (item instanceof host_headless.SymbolItem && item.symbolType !== 'movie clip') {
        attributes.symbolType = item.symbolType;
        if (item.symbolType === 'graphic') attributes.loop = 'loop';
    }
    if (item instanceof host_headless.VideoItem) {
        attributes.frameRight = String(item.width * 20);
        attributes.frameBottom = String(item.height * 20);
    }
    const point = host_headless.XmlNode.create('transformationPoint', {}, [
        host_headless.XmlNode.create('Point')
    ]);
    return host_headless.XmlNode.create(tag, attributes, [
        point
    ]);
}
function middleInTwips({ left, top, right, bottom }) {
    const middle = (low, high)=>Math.floor((twips(low) + twips(high)) / 2) / host_headless.TWIPS_PER_PIXEL;
    return {
        x: middle(left, right),
        y: middle(top, bottom)
    };
}
function twips(value) {
    return Math.round(value * host_headless.TWIPS_PER_PIXEL);
}
function placeInstance(document, item) {
    const node = newInstance(item);
    const element = node && addToFrame(document, [
        node
    ])[0];
    element?.setTransformationPoint(middleInTwips(element.objectSpaceBounds));
    return element;
}
function isInside(document, item) {
    const open = document.getTimeline().libraryItem;
    return open !== null && leadsTo(document, [
        item.name
    ], open.name, item.library.document);
}
function placeByCenter(document, method, item, position) {
    const { x, y } = host_headless.checkPoint(method, position);
    if (isInside(document, item)) return false;
    const element = placeInstance(document, item);
    if (!element) return false;
    const { left, top, right, bottom } = element.box;
    element.x += x - (left + right) / 2;
    element.y += y - (top + bottom) / 2;
    return true;
}
function placeOfSymbol({ x, y }, box) {
    const middle = middleInTwips(box);
    return {
        x: (twips(x) - twips(middle.x)) / host_headless.TWIPS_PER_PIXEL,
        y: (twips(y) - twips(middle.y) - 1) / host_headless.TWIPS_PER_PIXEL
    };
}
function addItem(document, position, item) {
    const point = host_headless.checkPoint('addItem', position);
    if (isInside(document, item)) return false;
    const element = placeInstance(document, importItem(document, 'addItem', item));
    if (!element) return false;
    const isCorner = item instanceof host_headless.BitmapItem || item instanceof host_headless.VideoItem;
    const { x, y } = isCorner ? point : placeOfSymbol(point, element.box);
    element.x = x;
    element.y = y;
    return true;
}

function convertSelectionToBitmap(document) {
    const elements = liftParts(needSelection(document, 'convertSelectionToBitmap'));
    const box = host_headless.boundsOf(elements);
    const x = Math.floor(box.left);
    const y = Math.floor(box.top);
    const width = Math.max(1, Math.ceil(box.right) - x);
    const height = Math.max(1, Math.ceil(box.bottom) - y);
    const data = document.host.pictures.bitmapOf(document, elements, {
        x,
        y,
        width,
        height
    });
    const name = document.library.firstFree((number)=>`Bitmap ${number}`);
    const item = addBitmap(document, name, {
        data,
        width,
        height
    });
    const top = elements[elements.length - 1];
    const list = top.node.parent;
    const instance = newInstance(item);
    if (!list || !instance) return false;
    list.insert(instance, list.children.indexOf(top.node) + 1);
    host_headless.writeMatrix(instance, {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: x,
        ty: y
    });
    for (const element of elements)element.node.remove();
    select(document, [
        host_headless.elementOf(instance, top.owner)
    ]);
    return true;
}

const REGISTRATION = {
    'top left': [
        0,
        0
    ],
    'top center': [
        0.5,
        0
    ],
    'top right': [
        1,
        0
    ],
    'center left': [
        0,
        0.5
    ],
    center: [
        0.5,
        0.5
    ],
    'center right': [
        1,
        0.5
    ],
    'bottom left': [
        0,
        1
    ],
    'bottom center': [
        0.5,
        1
    ],
    'bottom right': [
        1,
        1
    ]
};
function convertToSymbol(document, symbolType, name, registration) {
    const type = host_headless.checkChoice('convertToSymbol: type', symbolType, [
        'movie clip',
        'button',
        'graphic'
    ]);
    const corner = host_headless.checkChoice('convertToSymbol: registration point', registration, Object.keys(REGISTRATION));
    const { library, selectedElements: elements } = document;
    if (elements.length === 0 && document.switches.era === 'cs6') throw host_headless.selectionRequired('convertToSymbol');
    if (elements.length === 0) return null;
    const path = host_headless.checkText('convertToSymbol: name', name) || library.firstFree((number)=>`Symbol ${number}`);
    if (library.find(path) || !isBelowFolders(library, path)) return null;
    if (elements.some(({ node })=>leadsTo(document, host_headless.namedPaths(node), path))) return null;
    if (host_headless.leafOf(path) === '') throw new host_headless.HostError(`convertToSymbol: "${path}" is not a name for a symbol`);
    const { item, instance } = wrapElements(document, liftParts(elements), {
        type,
        path,
        corner
    });
    for (const node of item.timeline.layers[0].keyframes[0].elementNodes)node.setAttr('selected', 'true');
    select(document, [
        instance
    ]);
    library.select([
        item
    ]);
    return item;
}
function wrapElements(document, elements, { type, path, corner }) {
    const { library } = document;
    const box = host_headless.boundsOf(elements);
    const origin = inTwips(pointIn$1(box, REGISTRATION[corner]));
    const top = elements[elements.length - 1];
    const { owner } = top;
    const list = top.node.parent ?? host_headless.XmlNode.create('elements');
    host_headless.moveElements(elements, -origin.x, -origin.y);
    addFolders(library, host_headless.folderOf$1(path));
    const item = addSymbol(library, type, path, newTimeline(host_headless.leafOf(path)));
    const node = newInstance(item) ?? host_headless.XmlNode.create('DOMSymbolInstance');
    list.append(node);
    host_headless.writeMatrix(node, {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: origin.x,
        ty: origin.y
    });
    const middle = middleInTwips(box);
    host_headless.writeTransformationPoint(node, inTwips({
        x: middle.x - origin.x,
        y: middle.y - origin.y
    }));
    const frame = item.timeline.layers[0].keyframes[0];
    for (const element of elements){
        element.node.setAttr('selected', null);
        elementList(frame).append(element.node);
        host_headless.elementOf(element.node, frame);
    }
    settleRaw(elementList(frame));
    return {
        item,
        instance: host_headless.elementOf(node, owner)
    };
}
function pointIn$1({ left, top, right, bottom }, [across, down]) {
    return {
        x: left + (right - left) * across,
        y: top + (bottom - top) * down
    };
}
function inTwips({ x, y }) {
    return {
        x: host_headless.toTwips(x),
        y: host_headless.toTwips(y)
    };
}

function distributeToLayers(document) {
    const elements = liftParts(needSelection(document, 'distributeToLayers'));
    const timeline = document.getTimeline();
    const current = timeline.layers[timeline.currentLayer];
    const shown = timeline.currentFrame;
    const made = elements.map((element, i)=>{
        const name = titleOf(element) || freeLayerName(timeline, 'normal');
        const node = newLayer(name, timeline.layerCount, Math.max(1, timeline.frameCount));
        const { index, parent } = placeBeside(current, false);
        const position = {
            index: index + i,
            parent
        };
        return editLayers(timeline, (list, parents)=>insertLayer(timeline, list, parents, node, position));
    });
    elements.forEach((element, i)=>{
        moveTo(element, made[i], element.layer.frameAt(shown)?.startFrame ?? 0);
    });
    select(document, elements);
}
function moveTo(element, layer, start) {
    const frame = splitAt(layer, start);
    elementList(frame).append(element.node);
    host_headless.elementOf(element.node, frame);
}
function distributeToKeyframes(document) {
    const elements = liftParts(needSelection(document, 'distributeToKeyframes'));
    const timeline = document.getTimeline();
    const layer = timeline.layers[timeline.currentLayer];
    const first = timeline.currentFrame + 1;
    select(document, []);
    for (const { node } of elements)node.remove();
    if (first < layer.frameCount) splitAt(layer, first);
    elements.forEach((element, i)=>{
        insertInto(layer, first + i - 1, 1);
        const frame = splitAt(layer, first + i);
        emptyFrame(frame);
        elementList(frame).append(element.node);
        host_headless.elementOf(element.node, frame);
    });
}
function titleOf(element) {
    if (element.name !== '') return element.name;
    return host_headless.leafOf(host_headless.INSTANCE.libraryItemName.read(element.node));
}

function outlineShape({ filled, rule, lines, fill, stroke }) {
    const list = host_headless.XmlNode.create('edges');
    const shape = host_headless.XmlNode.create('DOMShape', {}, [
        list
    ]);
    if (fill) {
        const style = {
            fill: adoptStyle(shape, 'fills', fill),
            stroke: 0
        };
        appendEdges(list, host_planar().traceWinding(filled, rule, style));
    }
    if (stroke) combineShapes(shape, [
        lineShape(lines, stroke)
    ], host_planar().MERGE);
    if (list.children.length === 0) return undefined;
    host_headless.writeTransformationPoint(shape, host_headless.centerOf(host_shown().outlineOf(shape).box));
    return shape;
}
function lineShape(lines, stroke) {
    const list = host_headless.XmlNode.create('edges');
    const shape = host_headless.XmlNode.create('DOMShape', {}, [
        list
    ]);
    const style = adoptStyle(shape, 'strokes', stroke);
    appendEdges(list, lines.map((curve)=>({
            curve,
            fill0: 0,
            fill1: 0,
            stroke: style
        })));
    return shape;
}

function drawRectangle$1(document, rect, roundness, without) {
    const box = checkRect('addNewRectangle', rect);
    const radius = host_headless.checkNumber('addNewRectangle: roundness', roundness ?? 0, 0, 999);
    const size = {
        x: box.left,
        y: box.top,
        width: box.right - box.left,
        height: box.bottom - box.top
    };
    const outline = host_shown().rectangleOutline({
        ...size,
        radii: [
            radius,
            radius,
            radius,
            radius
        ]
    });
    drawShape(document, outline, box, without);
}
function drawOval(document, rect, without) {
    const box = checkRect('addNewOval', rect);
    const size = {
        x: box.left,
        y: box.top,
        width: box.right - box.left,
        height: box.bottom - box.top
    };
    const outline = host_shown().ovalOutline({
        ...size,
        startAngle: 0,
        endAngle: 0,
        innerRadius: 0,
        closePath: true
    });
    drawShape(document, outline, box, without);
}
function drawLine(document, startPoint, endPoint) {
    const start = host_headless.checkPoint('addNewLine: startPoint', startPoint);
    const end = host_headless.checkPoint('addNewLine: endPoint', endPoint);
    const pen = new (host_shown().SegmentPen)();
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
    const box = {
        left: Math.min(start.x, end.x),
        top: Math.min(start.y, end.y),
        right: Math.max(start.x, end.x),
        bottom: Math.max(start.y, end.y)
    };
    drawShape(document, pen.segments(), box, {
        fill: true,
        stroke: false
    });
}
function drawPrimitiveRectangle(document, rect, roundness, without) {
    const box = checkRect('addNewPrimitiveRectangle', rect);
    const radius = host_headless.checkNumber('addNewPrimitiveRectangle: roundness', roundness ?? 0, 0, 999);
    const attributes = {
        lockFlag: 'true'
    };
    if (radius !== 0) {
        for (const corner of [
            'topLeft',
            'topRight',
            'bottomLeft',
            'bottomRight'
        ]){
            attributes[`${corner}Radius`] = String(radius);
        }
    }
    drawPrimitive(document, 'DOMRectangleObject', box, attributes, without);
}
function drawPrimitiveOval(document, rect, without) {
    drawPrimitive(document, 'DOMOvalObject', checkRect('addNewPrimitiveOval', rect), {}, without);
}
function drawPath(document, subpaths, without) {
    const { fill, stroke } = document.tools;
    const shape = outlineShape({
        filled: subpaths.flatMap(({ curves, isClosed })=>isClosed ? curves : []),
        rule: 'evenodd',
        lines: subpaths.flatMap(({ curves })=>curves),
        fill: without.fill ? undefined : host_headless.paintNode('setCustomFill', fill),
        stroke: without.stroke ? undefined : host_headless.strokeNode('setCustomStroke', stroke)
    });
    if (!shape) return;
    if (document.host.drawsObjects) shape.setAttr('isDrawingObject', 'true');
    addToFrame(document, [
        shape
    ]);
}
function drawShape(document, outline, box, without) {
    const { fill, stroke } = document.tools;
    if (without.fill && without.stroke) return;
    const shape = host_headless.XmlNode.create('DOMShape');
    const fillStyle = without.fill ? 0 : fillStyleOf(shape, 'setCustomFill', fill);
    const strokeStyle = without.stroke ? 0 : strokeStyleOf(shape, 'setCustomStroke', stroke);
    const edge = host_headless.XmlNode.create('Edge', {
        fillStyle1: fillStyle === 0 ? null : String(fillStyle),
        strokeStyle: strokeStyle === 0 ? null : String(strokeStyle),
        edges: host_shown().encodeEdges(outline)
    });
    shape.append(host_headless.XmlNode.create('edges', {}, [
        edge
    ]));
    host_headless.writeTransformationPoint(shape, {
        x: (box.left + box.right) / 2,
        y: (box.top + box.bottom) / 2
    });
    addShape(document, shape);
}
function addShape(document, shape) {
    if (document.host.drawsObjects) {
        shape.setAttr('isDrawingObject', 'true');
        addToFrame(document, [
            shape
        ]);
        return;
    }
    const list = elementList(currentFrame(document));
    select(document, []);
    list.insert(shape, list.children.filter(isRawShape).length);
    settleRaw(list);
}
function drawPrimitive(document, tag, box, attributes, without) {
    const { fill, stroke } = document.tools;
    if (without.fill && without.stroke) return;
    const size = {
        x: String(box.left),
        y: String(box.top),
        objectWidth: String(box.right - box.left),
        objectHeight: String(box.bottom - box.top)
    };
    const node = host_headless.XmlNode.create(tag, {
        ...size,
        ...attributes
    });
    host_headless.writeTransformationPoint(node, {
        x: (box.left + box.right) / 2,
        y: (box.top + box.bottom) / 2
    });
    const paint = without.fill ? undefined : host_headless.paintNode('setCustomFill', fill);
    const line = without.stroke ? undefined : host_headless.strokeNode('setCustomStroke', stroke);
    if (paint) node.append(host_headless.XmlNode.create('fill', {}, [
        paint
    ]));
    if (line) node.append(host_headless.XmlNode.create('stroke', {}, [
        line
    ]));
    addToFrame(document, [
        node
    ]);
}

function addTextField(document, rect, text) {
    const { left, top, right, bottom } = checkRect('addNewText', rect);
    const characters = text === undefined ? '' : host_headless.checkText('addNewText', text);
    const attrs = host_headless.XmlNode.create('DOMTextAttrs', {
        ...host_headless.written(host_headless.TEXT_ATTRS, {
            bitmapSize: host_headless.TEXT_ATTRS.size.initial * 20
        }),
        face: host_headless.TEXT_ATTRS.face.initial
    });
    const run = host_headless.XmlNode.create('DOMTextRun', {}, [
        host_headless.XmlNode.create('characters', {}, [], characters),
        host_headless.XmlNode.create('textAttrs', {}, [
            attrs
        ])
    ]);
    const matrix = {
        tx: host_headless.formatNumber(left + host_headless.TEXT_GUTTER),
        ty: host_headless.formatNumber(top + host_headless.TEXT_GUTTER)
    };
    const size = {
        width: host_headless.TEXT_FIELD.width.format(Math.max(0, right - left - 2 * host_headless.TEXT_GUTTER)),
        height: host_headless.TEXT_FIELD.height.format(Math.max(0, bottom - top - 2 * host_headless.TEXT_GUTTER))
    };
    const node = host_headless.XmlNode.create('DOMStaticText', size, [
        host_headless.XmlNode.create('matrix', {}, [
            host_headless.XmlNode.create('Matrix', matrix)
        ]),
        host_headless.XmlNode.create('textRuns', {}, [
            run
        ])
    ]);
    host_headless.TEXT_FIELD.autoExpand.write(node, true);
    const [made] = addToFrame(document, [
        node
    ]);
    if (characters !== '' && made instanceof host_headless.Text) made.setTextString(characters);
}

function convertLinesToFills(document) {
    const elements = liftParts(needSelection(document, 'convertLinesToFills'));
    select(document, elements.map((element)=>element instanceof host_headless.Shape ? convert(document, element) : element));
}
function convert(document, shape) {
    if (shape.node.name === 'DOMGroup') {
        for (const member of shape.everyMember)if (member instanceof host_headless.Shape) convert(document, member);
        return shape;
    }
    if (shape.node.name !== 'DOMShape') return convertPrimitive(document, shape);
    strokesToFills(document, shape.node);
    return shape;
}
function convertPrimitive(document, primitive) {
    const { node } = primitive;
    const drawing = rawShapeOf(primitive);
    const list = node.parent;
    if (!drawing || !list || !node.child('stroke')) return primitive;
    drawing.setAttr('isDrawingObject', 'true');
    const matrix = node.child('matrix');
    if (matrix) drawing.insert(matrix.clone(), 0);
    strokesToFills(document, drawing);
    list.insert(drawing, list.children.indexOf(node));
    node.remove();
    return host_headless.elementOf(drawing, primitive.owner);
}
function strokesToFills(document, shape) {
    const outline = host_shown().outlineOf(shape);
    host_errors.checkCount('A shape', Math.ceil(host_headless.dashesIn(outline, host_headless.strokesOf(shape))), host_errors.MAX_DASHES, 'dashes');
    const runs = host_shown().assembleStrokes(outline.edges);
    const lines = drawnLines(document, shape, runs);
    takeStrokes(shape);
    combineShapes(shape, lines, host_planar().MERGE);
}
function drawnLines(document, shape, runs) {
    const shapes = [];
    for (const holder of shape.child('strokes')?.children ?? []){
        const style = Number(holder.attr('index'));
        const node = holder.children.at(0);
        const paint = node?.child('fill')?.children[0];
        if (!node || !paint) continue;
        const pen = penOf(document, host_headless.readStroke(holder), new host_headless.DocumentStroke(node));
        const outlines = runs.filter((run)=>run.style === style).flatMap(({ path, isClosed })=>{
            const sides = {
                fillStyle0: 0,
                fillStyle1: 0,
                strokeStyle: 0
            };
            const curves = host_planar().planarEdges([
                {
                    ...sides,
                    segments: path
                }
            ]).map(({ curve })=>curve);
            return host_planar().strokeOutline(curves, isClosed, pen);
        });
        const edges = host_headless.XmlNode.create('edges');
        const drawn = host_headless.XmlNode.create('DOMShape', {}, [
            edges
        ]);
        const fill = adoptStyle(drawn, 'fills', paint.clone());
        appendEdges(edges, host_planar().traceWinding(outlines, 'nonzero', {
            fill,
            stroke: 0
        }));
        shapes.push(drawn);
    }
    return shapes;
}
function takeStrokes(shape) {
    const edges = host_planar().planarEdges(host_shown().outlineOf(shape).edges).filter(({ fill0, fill1 })=>fill0 !== fill1);
    replaceEdges(shape, edges.map(({ curve, fill0, fill1 })=>({
            curve,
            fill0,
            fill1,
            stroke: 0
        })));
    dropUnusedStyles(shape);
}
function penOf(document, { style, thickness }, stroke) {
    if (stroke.hasOrnament) document.warn(`convertLinesToFills: a ${style} stroke becomes a plain line`);
    const { caps, joints, miterLimit, dashes } = stroke;
    return {
        width: thickness ?? stroke.weight,
        cap: stroke.name === 'DottedStroke' ? 'round' : caps,
        join: joints,
        miterLimit,
        dashes
    };
}

const KEPT = [
    host_headless.TEXT_FIELD.fontRenderingMode,
    host_headless.TEXT_FIELD.antiAliasSharpness,
    host_headless.TEXT_FIELD.antiAliasThickness,
    host_headless.TEXT_FIELD.isSelectable
];
const OF_PARAGRAPHS = [
    host_headless.TEXT_ATTRS.alignment,
    host_headless.TEXT_ATTRS.indent,
    host_headless.TEXT_ATTRS.leftMargin,
    host_headless.TEXT_ATTRS.rightMargin
];
function lettersIn(document, text) {
    const { node } = text;
    if (node.name === 'DOMTLFText') throw host_headless.notImplemented('Document.breakApart of <DOMTLFText>');
    const content = new host_headless.DocumentText(node);
    if (content.isVertical) throw host_headless.notImplemented('Document.breakApart of vertical text');
    const letters = document.host.pictures.lettersOf(content);
    return letters.length === 1 ? [
        shapeOf$1(letters[0])
    ] : letters.map((letter)=>letterNode(node, letter));
}
function shapeOf$1({ format, outline }) {
    const curves = outline();
    if (!curves) {
        throw host_headless.notImplemented(`Document.breakApart of a text of one letter without the TrueType font "${format.face}" (option fonts, --fonts)`);
    }
    const edges = host_headless.XmlNode.create('edges');
    const shape = host_headless.XmlNode.create('DOMShape', {}, [
        edges
    ]);
    const paint = host_headless.XmlNode.create('SolidColor');
    host_headless.writeColor(paint, format.color);
    const fill = adoptStyle(shape, 'fills', paint);
    appendEdges(edges, host_planar().traceWinding(curves, 'nonzero', {
        fill,
        stroke: 0
    }));
    return shape;
}
function letterNode(node, { character, format, x, y, width, height }) {
    const matrix = node.child('matrix');
    const look = format.node?.clone() ?? host_headless.XmlNode.create('DOMTextAttrs');
    for (const { name } of OF_PARAGRAPHS)look.setAttr(name, null);
    const run = host_headless.XmlNode.create('DOMTextRun', {}, [
        host_headless.XmlNode.create('characters', {}, [], character),
        host_headless.XmlNode.create('textAttrs', {}, [
            look
        ])
    ]);
    const box = {
        left: x,
        top: y,
        width,
        height
    };
    const texts = Object.entries(box).map(([name, value])=>[
            name,
            host_headless.formatNumber(Math.round(value * 20) / 20)
        ]);
    const letter = host_headless.XmlNode.create('DOMStaticText', Object.fromEntries(texts), [
        ...matrix ? [
            matrix.clone()
        ] : [],
        host_headless.XmlNode.create('textRuns', {}, [
            run
        ])
    ]);
    for (const { name } of KEPT)letter.setAttr(name, node.attr(name) ?? null);
    return letter;
}

function groupSelection(document) {
    const elements = liftParts(needSelection(document, 'group'));
    const top = elements[elements.length - 1];
    const list = top.node.parent;
    if (!list) return;
    const members = host_headless.XmlNode.create('members');
    const group = host_headless.XmlNode.create('DOMGroup', {}, [
        members
    ]);
    list.append(group);
    for (const element of elements){
        element.node.setAttr('selected', null);
        members.append(element.node);
    }
    settleRaw(members);
    const made = host_headless.elementOf(group, top.owner);
    void made.everyMember;
    select(document, [
        made
    ]);
}
function ungroupSelection(document) {
    const elements = needSelection(document, 'unGroup');
    if (!elements.some(isCompound)) throw host_headless.unavailable('unGroup');
    const selected = liftParts(elements).flatMap((element)=>{
        if (isGroup(element)) return ungroup(element);
        return element instanceof host_headless.Shape && !isRawShape(element.node) ? toRaw(element) : [
            element
        ];
    });
    select(document, gatherRaw(selected));
}
function breakApartSelection(document) {
    const elements = needSelection(document, 'breakApart');
    if (elements.every(({ node })=>isRawShape(node))) throw host_headless.unavailable('breakApart');
    const letters = new Map(elements.flatMap((element)=>element instanceof host_headless.Text ? [
            [
                element,
                lettersIn(document, element)
            ]
        ] : []));
    const selected = liftParts(elements).flatMap((element)=>{
        if (isGroup(element)) return ungroup(element);
        if (element instanceof host_headless.SymbolInstance) return breakInstance(element);
        if (isRawShape(element.node)) return [
            element
        ];
        const broken = letters.get(element);
        if (broken) {
            const made = replaceBy(element, broken);
            return broken.every(isRawShape) ? transformAll(made, host_headless.readMatrix(element.node)) : made;
        }
        return toRaw(element);
    });
    select(document, gatherRaw(selected));
}
function toRaw(element) {
    const raw = rawShapeOf(element);
    if (!raw) throw host_headless.notImplemented(`Document.breakApart of <${element.node.name}>`);
    return transformAll(replaceBy(element, [
        raw
    ]), host_headless.readMatrix(element.node));
}
function isGroup(element) {
    return element.node.name === 'DOMGroup';
}
function isCompound(element) {
    return element instanceof host_headless.Shape && !isRawShape(element.node);
}
function ungroup(group) {
    return replaceBy(group, group.everyMember.map(({ node })=>node));
}
function breakInstance(instance) {
    const { matrix } = instance;
    const item = instance.libraryItem;
    if (!(item instanceof host_headless.SymbolItem)) return [
        instance
    ];
    const index = instance.symbolType === 'graphic' ? instance.firstFrame ?? 0 : 0;
    const shown = [
        ...item.timeline.layers
    ].reverse().map((layer)=>layer.frameAt(index)?.elementNodes ?? []);
    const nodes = shown.flat().map((node)=>node.clone());
    return transformAll(replaceBy(instance, nodes), matrix);
}
function transformAll(elements, matrix) {
    for (const element of elements)element.transformBy(matrix);
    return elements;
}
function replaceBy(element, nodes) {
    const list = element.node.parent;
    if (!list) return [];
    const position = list.children.indexOf(element.node);
    element.node.remove();
    const hasRaw = list.children.some(isRawShape);
    return nodes.map((node, i)=>{
        if (isRawShape(node) && hasRaw && list.name === 'elements') node.setAttr('isFloating', 'true');
        list.insert(node, position + i);
        return host_headless.elementOf(node, element.owner);
    });
}

const PCM = 1;
const EXTENSIBLE = 0xfffe;
function readSoundFile(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length >= 12 && view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57415645) {
        return readWav(bytes, view);
    }
    return readMp3(bytes);
}
function readWav(bytes, view) {
    let head;
    for(let at = 12; at + 8 <= bytes.length;){
        const name = view.getUint32(at);
        const size = view.getUint32(at + 4, true);
        const start = at + 8;
        if (name === 0x666d7420 && start + 16 <= bytes.length) {
            const coding = view.getUint16(start, true);
            if (coding !== PCM && coding !== EXTENSIBLE) return undefined;
            const channels = view.getUint16(start + 2, true);
            head = {
                channels,
                rate: view.getUint32(start + 4, true),
                bits: view.getUint16(start + 14, true)
            };
        }
        if (name === 0x64617461 && head) {
            const data = bytes.subarray(start, start + size);
            const { channels, rate, bits } = head;
            if (channels === 0 || bits < 8) return undefined;
            const sampleCount = Math.floor(data.length * 8 / bits / channels);
            return {
                kind: 'wav',
                format: formatOf(rate, bits, channels),
                sampleCount,
                data
            };
        }
        at = start + size + size % 2;
    }
    return undefined;
}
function readMp3(bytes) {
    const start = tagLength(bytes);
    let at = start;
    let sampleCount = 0;
    let format;
    while(at + 4 <= bytes.length){
        const frame = host_headless.mp3FrameAt(bytes, at);
        if (!frame) break;
        format ??= formatOf(frame.rate, 16, frame.channels);
        sampleCount += frame.samples;
        at += frame.bytes;
    }
    return format === undefined ? undefined : {
        kind: 'mp3',
        format,
        sampleCount,
        data: bytes.subarray(start)
    };
}
function tagLength(bytes) {
    if (bytes.length < 10 || bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
    return 10 + (bytes[6] << 21 | bytes[7] << 14 | bytes[8] << 7 | bytes[9]);
}
function formatOf(rate, bits, channels) {
    return `${Math.floor(rate / 1000)}kHz ${bits}bit ${channels === 1 ? 'Mono' : 'Stereo'}`;
}

const STEP = /(?<![a-zA-Z])([a-zA-Z]+)\s*\(([^()]*)\)/g;
function readTransform(text) {
    let matrix = host_headless.IDENTITY;
    for (const [, name, list] of text.matchAll(STEP)){
        const numbers = list.split(/[\s,]+/).filter((part)=>part !== '').map(Number);
        matrix = host_headless.concat(matrix, stepOf(name, numbers));
    }
    return matrix;
}
function stepOf(name, [first = 0, second, third = 0, ...rest]) {
    const tangent = Math.tan(first * Math.PI / 180);
    switch(name){
        case 'translate':
            return host_headless.translation(first, second ?? 0);
        case 'scale':
            return {
                ...host_headless.IDENTITY,
                a: first,
                d: second ?? first
            };
        case 'rotate':
            return host_headless.concat(host_headless.translation(second ?? 0, third), host_headless.concat(rotation(first), host_headless.translation(-(second ?? 0), -third)));
        case 'skewX':
            return {
                ...host_headless.IDENTITY,
                c: tangent
            };
        case 'skewY':
            return {
                ...host_headless.IDENTITY,
                b: tangent
            };
        case 'matrix':
            {
                const [d = 1, tx = 0, ty = 0] = rest;
                return {
                    a: first,
                    b: second ?? 0,
                    c: third,
                    d,
                    tx,
                    ty
                };
            }
        default:
            throw host_headless.notImplemented(`Document.importFile of an SVG picture with the transformation ${name}`);
    }
}
function rotation(degrees) {
    const angle = degrees * Math.PI / 180;
    const [cosine, sine] = [
        Math.cos(angle),
        Math.sin(angle)
    ];
    return {
        a: cosine,
        b: sine,
        c: -sine,
        d: cosine,
        tx: 0,
        ty: 0
    };
}

const NAMES = {
    black: '#000000',
    silver: '#C0C0C0',
    gray: '#808080',
    grey: '#808080',
    white: '#FFFFFF',
    maroon: '#800000',
    red: '#FF0000',
    purple: '#800080',
    fuchsia: '#FF00FF',
    magenta: '#FF00FF',
    green: '#008000',
    lime: '#00FF00',
    olive: '#808000',
    yellow: '#FFFF00',
    navy: '#000080',
    blue: '#0000FF',
    teal: '#008080',
    aqua: '#00FFFF',
    cyan: '#00FFFF',
    orange: '#FFA500',
    pink: '#FFC0CB',
    brown: '#A52A2A',
    gold: '#FFD700'
};
function svgColor(value) {
    const text = value.trim().toLowerCase();
    const named = NAMES[text];
    if (named) return {
        rgb: named,
        alpha: 1
    };
    const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
    if (short) return {
        rgb: `#${short.slice(1).map((digit)=>digit + digit).join('')}`.toUpperCase(),
        alpha: 1
    };
    if (/^#[0-9a-f]{6}$/.test(text)) return {
        rgb: text.toUpperCase(),
        alpha: 1
    };
    const list = /^rgba?\(([^)]*)\)$/.exec(text)?.[1].split(/[\s,/]+/).filter((part)=>part !== '');
    if (!list || list.length < 3) return undefined;
    const channel = (part)=>part.endsWith('%') ? parseFloat(part) * 2.55 : parseFloat(part);
    const alpha = list[3] === undefined ? 1 : parseFloat(list[3]) / (list[3].endsWith('%') ? 100 : 1);
    return {
        rgb: host_headless.formatChannels(list.slice(0, 3).map(channel)),
        alpha
    };
}

const SILENT = new Set([
    'title',
    'desc',
    'metadata',
    'defs',
    'style',
    'namedview'
]);
const INHERITED = [
    'fill',
    'stroke',
    'stroke-width',
    'fill-rule',
    'fill-opacity',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-miterlimit',
    'color'
];
function readSvg(text) {
    const shapes = [];
    const levels = [
        {
            matrix: host_headless.IDENTITY,
            look: {
                fill: '#000000'
            },
            isSilent: false
        }
    ];
    const parser = new saxes.SaxesParser();
    parser.on('error', (error)=>{
        throw new host_headless.HostError(`importFile: the picture is not well-formed XML: ${error.message}`);
    });
    parser.on('opentag', ({ name, attributes })=>{
        const level = enter(levels[levels.length - 1], name, attributes);
        levels.push(level);
        if (level.isSilent) return;
        const shape = shapeOf(name, attributes, level);
        if (shape) shapes.push(shape);
    });
    parser.on('closetag', ()=>levels.pop());
    parser.write(text).close();
    return shapes;
}
function enter(above, name, attributes) {
    const style = Object.fromEntries((attributes.style ?? '').split(';').flatMap((entry)=>{
        const [key, value] = entry.split(':');
        return value === undefined ? [] : [
            [
                key.trim(),
                value.trim()
            ]
        ];
    }));
    const own = {
        ...attributes,
        ...style
    };
    const look = {
        ...above.look
    };
    for (const property of INHERITED)if (own[property] !== undefined && own[property] !== 'inherit') look[property] = own[property];
    if (own.opacity !== undefined) look.opacity = String(Number(above.look.opacity ?? 1) * Number(own.opacity));
    const isHidden = own.display === 'none' || own.visibility === 'hidden';
    const isSilent = above.isSilent || SILENT.has(name.replace(/^.*:/, '')) || isHidden;
    for (const property of [
        'filter',
        'mask',
        'clip-path'
    ]){
        if (!isSilent && own[property] !== undefined && own[property] !== 'none') {
            throw host_headless.notImplemented(`Document.importFile of an SVG picture with ${property}`);
        }
    }
    let matrix = host_headless.concat(above.matrix, readTransform(attributes.transform ?? ''));
    if (name === 'svg') matrix = host_headless.concat(matrix, viewOf(attributes));
    return {
        matrix,
        look,
        isSilent
    };
}
function viewOf({ viewBox, width, height }) {
    const view = (viewBox ?? '').split(/[\s,]+/).map(Number);
    if (view.length !== 4 || view.some(Number.isNaN) || view[2] <= 0 || view[3] <= 0) return host_headless.IDENTITY;
    const [left, top, across, down] = view;
    const extent = (text, whole)=>text === undefined || text.endsWith('%') ? whole : parseFloat(text) || whole;
    const scale = Math.min(extent(width, across) / across, extent(height, down) / down);
    return {
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: -left * scale,
        ty: -top * scale
    };
}
function shapeOf(name, attributes, { matrix, look }) {
    if (name === 'svg' || name === 'g' || name === 'a') return undefined;
    const pen = new (host_planar().PathPen)(matrix);
    if (!draw(name, attributes, pen)) throw host_headless.notImplemented(`Document.importFile of an SVG picture with <${name}>`);
    const shape = outlineShape({
        filled: name === 'line' ? [] : host_planar().closedCurves(pen.subpaths),
        rule: look['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
        lines: pen.subpaths.flatMap((subpath)=>subpath.curves),
        fill: paintOf(look, 'fill'),
        stroke: strokeOf(look, matrix)
    });
    shape?.setAttr('isDrawingObject', 'true');
    return shape;
}
function draw(name, attributes, pen) {
    const number = (key)=>parseFloat(attributes[key] ?? '0') || 0;
    if (name === 'path') {
        try {
            host_planar().drawPath(attributes.d ?? '', pen);
        } catch (error) {
            throw new host_headless.HostError(`importFile: the path ${JSON.stringify((attributes.d ?? '').slice(0, 40))} cannot be read: ${error.message}`);
        }
    } else if (name === 'rect') {
        drawRectangle(pen, number('x'), number('y'), number('width'), number('height'), radiiOf(attributes));
    } else if (name === 'circle') {
        drawEllipse(pen, number('cx'), number('cy'), number('r'), number('r'));
    } else if (name === 'ellipse') {
        drawEllipse(pen, number('cx'), number('cy'), number('rx'), number('ry'));
    } else if (name === 'line') {
        pen.moveTo(number('x1'), number('y1'));
        pen.lineTo(number('x2'), number('y2'));
    } else if (name === 'polyline' || name === 'polygon') {
        const points = (attributes.points ?? '').match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];
        for(let i = 0; i + 1 < points.length; i += 2){
            if (i === 0) pen.moveTo(points[0], points[1]);
            else pen.lineTo(points[i], points[i + 1]);
        }
        if (name === 'polygon' && points.length > 1) pen.close();
    } else {
        return false;
    }
    return true;
}
function radiiOf({ rx, ry }) {
    const across = parseFloat(rx ?? ry ?? '0') || 0;
    return [
        across,
        ry === undefined ? across : parseFloat(ry) || 0
    ];
}
function drawRectangle(pen, x, y, width, height, [rx, ry]) {
    if (width <= 0 || height <= 0) return;
    const [a, b] = [
        Math.min(rx, width / 2),
        Math.min(ry, height / 2)
    ];
    const corner = (toX, toY)=>{
        if (a > 0 && b > 0) pen.arcTo(a, b, 0, false, true, toX, toY);
    };
    pen.moveTo(x + a, y);
    pen.lineTo(x + width - a, y);
    corner(x + width, y + b);
    pen.lineTo(x + width, y + height - b);
    corner(x + width - a, y + height);
    pen.lineTo(x + a, y + height);
    corner(x, y + height - b);
    pen.lineTo(x, y + b);
    corner(x + a, y);
    pen.close();
}
function drawEllipse(pen, cx, cy, rx, ry) {
    if (rx <= 0 || ry <= 0) return;
    pen.moveTo(cx + rx, cy);
    pen.arcTo(rx, ry, 0, false, true, cx - rx, cy);
    pen.arcTo(rx, ry, 0, false, true, cx + rx, cy);
    pen.close();
}
function paintOf(look, kind) {
    const value = look[kind] === 'currentColor' ? look.color ?? '#000000' : look[kind] ?? 'none';
    if (value === 'none' || value === 'transparent') return undefined;
    const color = svgColor(value);
    if (!color) throw host_headless.notImplemented(`Document.importFile of an SVG picture with ${kind} "${value}"`);
    const alpha = color.alpha * Number(look[`${kind}-opacity`] ?? 1) * Number(look.opacity ?? 1);
    const values = {
        color: color.rgb,
        alpha: Math.min(1, Math.max(0, alpha))
    };
    return host_headless.XmlNode.create('SolidColor', host_headless.written(host_headless.PAINT_SCHEMA.SolidColor, values));
}
function strokeOf(look, { a, b, c, d }) {
    const paint = paintOf(look, 'stroke');
    const width = (parseFloat(look['stroke-width'] ?? '1') || 0) * Math.sqrt(Math.abs(a * d - b * c));
    if (!paint || width <= 0) return undefined;
    const cap = look['stroke-linecap'] ?? 'butt';
    const join = look['stroke-linejoin'] ?? 'miter';
    const values = host_headless.written(host_headless.STROKE, {
        scaleMode: 'normal',
        caps: cap === 'butt' ? 'none' : cap === 'square' ? 'square' : 'round',
        joints: join === 'round' || join === 'bevel' ? join : 'miter',
        miterLimit: join === 'miter' ? Number(look['stroke-miterlimit'] ?? 4) : undefined,
        weight: width
    });
    return host_headless.XmlNode.create('SolidStroke', values, [
        host_headless.XmlNode.create('fill', {}, [
            paint
        ])
    ]);
}

function importFile(document, fileURI, toLibrary) {
    const { host } = document;
    const { disk, paths } = host.platform;
    if (fileURI === '' || fileURI === undefined) host_headless.refuseArgument(document, 'importFile', 1, 'expected a file:/// URI, got none');
    const file = host.resolveUri(fileURI, 'importFile');
    const stat = disk.stat(file);
    if (stat?.isFile !== true) throw new host_headless.HostError(`importFile: there is no file ${file}`);
    const bytes = disk.read(file);
    const { modifiedMs } = stat;
    const source = {
        file,
        name: paths.basename(file),
        bytes,
        modifiedMs
    };
    const sound = importSound(document, source);
    if (!toLibrary && !sound) {
        importToStage(document, source);
        return;
    }
    const isSvg = SVG_FILE.test(source.name);
    document.library.select([
        sound ?? (isSvg ? importSvg : importBitmap)(document, source)
    ]);
}
const SVG_FILE = /\.svg$/i;
function importToStage(document, source) {
    currentFrame(document);
    if (SVG_FILE.test(source.name)) {
        addToFrame(document, readSvg(host_errors.decodeText(source.bytes)));
        return;
    }
    const { width, height } = host_headless.stageSize(document.node);
    placeByCenter(document, 'importFile', importBitmap(document, source), {
        x: width / 2,
        y: height / 2
    });
}
function importSvg(document, { name, bytes }) {
    const nodes = readSvg(host_errors.decodeText(bytes));
    const path = freeName(document, name);
    const item = addSymbol(document.library, 'graphic', path, newTimeline(path));
    const list = elementList(item.timeline.layers[0].keyframes[0]);
    for (const node of nodes)list.append(node);
    return item;
}
function importBitmap(document, source) {
    const facts = bitmapFacts(document, source);
    if (!facts) throw host_headless.notImplemented(`Document.importFile of ${source.name}`);
    const isPhoto = facts.originalCompressionType === null;
    const name = freeName(document, source.name);
    return host_headless.addEntry(document.library, 'media', host_headless.XmlNode.create('DOMBitmapItem', {
        ...origin(document, source, name),
        compressionType: isPhoto ? null : 'lossless',
        useImportedJPEGData: isPhoto ? null : 'false',
        quality: '50',
        href: name,
        ...facts
    }));
}
function bitmapFacts(document, source) {
    const bitmap = document.host.pictures.bitmapFrom(source.bytes);
    if (!bitmap) return undefined;
    const { data, width, height, isPhoto } = bitmap;
    return {
        sourceLastImported: seconds(source),
        originalCompressionType: isPhoto ? null : 'lossless',
        bitmapDataHRef: writeData(document, data),
        frameLeft: null,
        frameTop: null,
        frameRight: String(width * host_headless.TWIPS_PER_PIXEL),
        frameBottom: String(height * host_headless.TWIPS_PER_PIXEL)
    };
}
function importSound(document, source) {
    const sound = readSoundFile(source.bytes);
    const facts = soundFacts(document, source, sound);
    if (!facts) return undefined;
    const name = freeName(document, source.name);
    return host_headless.addEntry(document.library, 'media', host_headless.XmlNode.create('DOMSoundItem', {
        ...origin(document, source, name),
        href: name,
        exportNative: sound?.kind === 'mp3' ? 'true' : null,
        ...facts
    }));
}
function soundFacts(document, source, sound = readSoundFile(source.bytes)) {
    if (!sound) return undefined;
    const { format, sampleCount, data } = sound;
    return {
        sourceLastImported: seconds(source),
        externalFileSize: String(source.bytes.length),
        soundDataHRef: writeData(document, data),
        format,
        sampleCount: String(sampleCount),
        dataLength: String(data.length)
    };
}
function seconds({ modifiedMs }) {
    return String(Math.floor(modifiedMs / 1000));
}
function origin(document, { file, bytes }, name) {
    document.files.write(`LIBRARY/${name}`, bytes);
    return {
        name,
        itemID: host_headless.newItemID(document.library.document),
        sourceExternalFilepath: file
    };
}
function writeData(document, data) {
    let number = 1;
    while(document.files.has(`bin/M ${number}.dat`))number++;
    document.files.write(`bin/M ${number}.dat`, data);
    return `M ${number}.dat`;
}
function freeName(document, name) {
    if (!document.library.find(name)) return name;
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [
        name.slice(0, dot),
        name.slice(dot)
    ] : [
        name,
        ''
    ];
    return document.library.firstFree((number)=>`${stem} ${number}${ending}`);
}

function updateItem(document, item) {
    if (!(item instanceof host_headless.BitmapItem || item instanceof host_headless.SoundItem)) return false;
    const data = item instanceof host_headless.BitmapItem ? 'bitmapDataHRef' : 'soundDataHRef';
    const source = sourceOf(document, item);
    if (!source) return false;
    const old = item.node.attr(data);
    const facts = item instanceof host_headless.BitmapItem ? bitmapFacts(document, source) : soundFacts(document, source);
    if (!facts) return false;
    for (const [name, value] of Object.entries(facts))item.node.setAttr(name, value);
    const entry = entryOf(document, item);
    host_headless.MEDIUM.href.write(item.node, entry);
    document.files.write(`LIBRARY/${entry}`, source.bytes);
    if (old !== undefined && !isUsed(document, data, old)) document.files.remove(`bin/${old}`);
    return true;
}
function sourceOf(document, { name, sourceFilePath, sourceFileExists }) {
    if (!sourceFileExists) return undefined;
    const { disk } = document.host.platform;
    const file = document.host.resolveUri(sourceFilePath, 'updateItem');
    const stat = disk.stat(file);
    return stat && {
        file,
        name,
        bytes: disk.read(file),
        modifiedMs: stat.modifiedMs
    };
}
function entryOf(document, { name, node }) {
    const own = host_headless.MEDIUM.href.read(node) || name;
    if (media(document).every((other)=>other === node || host_headless.MEDIUM.href.read(other) !== own)) return own;
    let free = name;
    for(let number = 2; document.files.has(`LIBRARY/${free}`); number++)free = `${name} ${number}`;
    return free;
}
function isUsed(document, attribute, file) {
    return media(document).some((node)=>node.attr(attribute) === file);
}
function media(document) {
    return document.node.child('media')?.children ?? [];
}

const CORNERS = [
    'topLeftRadius',
    'topRightRadius',
    'bottomLeftRadius',
    'bottomRightRadius'
];
const RECTANGLE = [
    ...CORNERS,
    'lockFlag'
];
const OVAL_LIMITS = {
    startAngle: 360,
    endAngle: 360,
    innerRadius: 99
};
const OVAL = [
    'startAngle',
    'endAngle',
    'innerRadius',
    'closePath'
];
function setRectangleProperty(document, name, value) {
    const property = host_headless.checkChoice('setRectangleObjectProperty', name, RECTANGLE);
    const radius = property === 'lockFlag' ? 0 : host_headless.checkNumber(`setRectangleObjectProperty: ${property}`, value);
    for (const node of primitives(document, 'DOMRectangleObject')){
        if (property === 'lockFlag') {
            host_headless.PRIMITIVE.lockFlag.write(node, Boolean(value));
            if (value) setCorners(node, host_headless.PRIMITIVE.topLeftRadius.read(node));
        } else if (!host_headless.PRIMITIVE.lockFlag.read(node)) {
            write(node, property, radius);
        } else if (property === 'topLeftRadius') {
            setCorners(node, radius);
        }
    }
}
function setOvalProperty(document, name, value) {
    const property = host_headless.checkChoice('setOvalObjectProperty', name, OVAL);
    const member = `setOvalObjectProperty: ${property}`;
    const number = property === 'closePath' ? 0 : host_headless.checkNumber(member, value, 0, OVAL_LIMITS[property]);
    for (const node of primitives(document, 'DOMOvalObject')){
        if (property === 'closePath') host_headless.PRIMITIVE.closePath.write(node, Boolean(value));
        else write(node, property, number);
    }
}
function resetRectangles(document) {
    for (const node of primitives(document, 'DOMRectangleObject')){
        host_headless.PRIMITIVE.lockFlag.write(node, true);
        setCorners(node, 0);
    }
}
function resetOvals(document) {
    for (const node of primitives(document, 'DOMOvalObject')){
        for (const name of OVAL)node.setAttr(name, null);
    }
}
function primitives(document, tag) {
    return document.selectedElements.flatMap(({ node })=>node.name === tag ? [
            node
        ] : []);
}
function setCorners(node, radius) {
    for (const corner of CORNERS)write(node, corner, radius);
}
function write(node, name, value) {
    node.setAttr(name, value === 0 ? null : host_headless.formatNumber(value));
}

function swapSelection(document, path) {
    const elements = needSelection(document, 'swapElement');
    const item = document.itemAt(path);
    if (!item) host_headless.refuseArgument(document, 'swapElement', 1, `the library has no item called "${path}"`);
    const { libraryItem: open } = document.getTimeline();
    if (open && leadsTo(document, [
        item.name
    ], open.name)) {
        document.warn(`Document.swapElement: the symbol "${open.name}" would contain itself; nothing is swapped`);
        return;
    }
    select(document, elements.map((element)=>element instanceof host_headless.Instance ? swap(element, item) : element));
}
function swap(element, item) {
    const made = newInstance(item);
    if (!made) throw new host_headless.HostError(`swapElement: a ${item.itemType} cannot be placed on the stage`);
    const { node, owner } = element;
    if (made.name === node.name) {
        node.setAttr('libraryItemName', item.storedName);
        return element;
    }
    for (const name of [
        'name',
        'selected',
        'locked'
    ])made.setAttr(name, node.attr(name) ?? null);
    const matrix = node.child('matrix')?.clone();
    if (matrix) made.insert(matrix, 0);
    const list = node.parent;
    if (!list) return element;
    list.insert(made, list.children.indexOf(node));
    node.remove();
    return host_headless.elementOf(made, owner);
}

function leaveOutMedia(document, changes, root) {
    const { files, savedMedia } = document;
    const named = host_headless.mediaFiles(root);
    const leftOut = {
        files: 0,
        bytes: 0
    };
    for (const path of new Set([
        ...savedMedia,
        ...files.writtenPaths.filter(isMedia)
    ])){
        if (named.has(path) || !files.has(path)) continue;
        leftOut.files++;
        leftOut.bytes += files.size(path);
        if (files.container.has(path)) changes.set(path, null);
        else changes.delete(path);
    }
    return leftOut;
}
function isMedia(path) {
    return path.startsWith('bin/') || path.startsWith('LIBRARY/') && !path.toLowerCase().endsWith('.xml');
}

function changesOfSelection(document) {
    const elements = document.selectedElements;
    if (elements.length === 0) throw new host_headless.HostError('Document.saveAsCopy: nothing is selected');
    const used = usedItems(document, elements.map(({ node })=>node));
    const root = document.node.clone();
    const scenes = host_headless.gatherScenes(root);
    for (const scene of [
        ...scenes.children
    ])scene.remove();
    scenes.append(sceneOf(document));
    root.setAttr(host_headless.DOCUMENT.currentTimeline.name, null);
    const changes = document.files.changes();
    const items = new Map(document.library.entries.map((item)=>[
            item.entry,
            item.name
        ]));
    for (const section of host_headless.SECTIONS){
        const list = root.child(section);
        const entries = document.node.child(section)?.children ?? [];
        const copies = [
            ...list?.children ?? []
        ];
        entries.forEach((entry, i)=>{
            const path = items.get(entry);
            if (path === undefined || used.has(path)) return;
            copies[i].remove();
            if (entry.name !== 'Include') return;
            const file = `LIBRARY/${host_headless.INCLUDE.href.read(entry)}`;
            if (document.files.container.has(file)) changes.set(file, null);
            else changes.delete(file);
        });
        if (list?.children.length === 0) list.remove();
    }
    leaveOutMedia(document, changes, root);
    changes.set('DOMDocument.xml', host_headless.XmlFile.create('DOMDocument.xml', root).serialize());
    return changes;
}
function usedItems(document, nodes) {
    const used = new Set();
    const waiting = nodes.flatMap((node)=>[
            ...host_headless.namedPaths(node)
        ]);
    for(let path = waiting.pop(); path !== undefined; path = waiting.pop()){
        if (used.has(path)) continue;
        used.add(path);
        const item = document.itemAt(path);
        if (!(item instanceof host_headless.SymbolItem)) continue;
        for (const named of host_headless.namedPaths(item.node))waiting.push(named);
    }
    for (const path of [
        ...used
    ])for (const folder of host_headless.foldersAbove(path))used.add(folder);
    return used;
}
function sceneOf(document) {
    const timeline = document.getTimeline();
    const selected = document.selectedElements;
    const parents = host_headless.readParents(timeline);
    const selectedLayers = new Set();
    for (const element of selected){
        let layer = element.layer;
        while(layer){
            selectedLayers.add(layer);
            layer = parents.get(layer) ?? null;
        }
    }
    const layers = timeline.layers.filter((layer)=>selectedLayers.has(layer));
    const nodes = layers.map((layer)=>{
        const elements = selected.filter((element)=>element.layer === layer);
        return layerOf(layer, elements.map(({ node })=>node));
    });
    layers.forEach((layer, i)=>{
        const parent = parents.get(layer);
        host_headless.LAYER.parentLayerIndex.write(nodes[i], parent ? layers.indexOf(parent) : -1);
    });
    return host_headless.XmlNode.create('DOMTimeline', {
        name: 'Scene 1'
    }, [
        host_headless.XmlNode.create('layers', {}, nodes)
    ]);
}
function layerOf(layer, elements) {
    const copy = layer.node.clone();
    copy.child('frames')?.remove();
    if (layer.ownType === 'folder') return copy;
    const frame = newFrame(0);
    const list = frame.child('elements');
    for (const element of elements)list?.append(element.clone());
    copy.append(host_headless.XmlNode.create('frames', {}, [
        frame
    ]));
    return copy;
}

function saveAt(document, file, options) {
    return saveTo(document, targetOf(document, file), options);
}
function targetOf(document, file) {
    const name = file ?? document.location;
    if (name === undefined) throw new host_headless.HostError(`${document.name} has never been saved: name a file to save it to`);
    return host_saving().resolveTarget(document.host.platform, document.files.container, name);
}
function saveTo(document, target, options) {
    const { files } = document;
    writeEditTimes(document);
    const { platform, limits, oldFiles } = document.host;
    const changes = files.changes();
    const leftOut = leaveOutMedia(document, changes, document.node);
    const onWarning = (text)=>document.warn(text);
    const manner = {
        inPlace: oldFiles.inPlace,
        ...options,
        limits,
        onWarning
    };
    files.rebase(host_saving().saveTo(platform, files.container, changes, target, manner));
    document.noteSaved(leftOut);
    document.location = host_headless.locationOf(files.container, platform.paths);
    return true;
}
function changesOfAll(document) {
    const changes = document.files.changes();
    leaveOutMedia(document, changes, document.node);
    return changes;
}
function writeEditTimes(document) {
    for (const item of document.library.knownItems)if (item instanceof host_headless.SymbolItem) item.writeEditTime();
}
function save(document, okToSaveAs) {
    const { location, files, host } = document;
    if (location === undefined) return okToSaveAs && host.saveAs(document);
    return files.isChanged && host.saveForScript(document, undefined, 'Document.save');
}
function saveCopy(document, uri, selectionOnly) {
    const { host } = document;
    const method = 'Document.saveAsCopy';
    const target = targetOf(document, host.resolveUri(uri, method));
    host.checkToWrite(target.path, method);
    if (target.isOrigin) throw new host_headless.HostError(`${method}: expected a file other than that of the document`);
    if (!host.allowsSaving(document, method)) return false;
    saveCopyTo(document, target, selectionOnly ? changesOfSelection(document) : undefined);
    return true;
}
function saveCopyAt(document, file) {
    saveCopyTo(document, targetOf(document, file));
}
function packedCopy(document, name) {
    writeEditTimes(document);
    const { platform, limits } = document.host;
    return host_saving().packContainer(platform, document.files.container, changesOfAll(document), name, limits);
}
function saveCopyTo(document, target, changes) {
    writeEditTimes(document);
    const { platform, limits } = document.host;
    const { container } = document.files;
    const onWarning = (text)=>document.warn(text);
    host_saving().saveTo(platform, container, changes ?? changesOfAll(document), target, {
        limits,
        onWarning
    });
}

function names(document) {
    return document.timelines.map(({ name })=>name);
}
function addScene(document, node) {
    const index = document.currentTimeline + 1;
    host_headless.gatherScenes(document.node).insert(node, index);
    document.currentTimeline = index;
}
function nextName(document) {
    const taken = new Set(names(document));
    let number = host_headless.DOCUMENT.nextSceneIdentifier.read(document.node) || taken.size + 1;
    while(taken.has(`Scene ${number}`))number++;
    host_headless.DOCUMENT.nextSceneIdentifier.write(document.node, number + 1);
    return `Scene ${number}`;
}
function addNewScene(document, name) {
    const title = name === undefined ? nextName(document) : host_headless.checkText('addNewScene', name);
    if (host_headless.faultOfSceneName(document, undefined, title) !== undefined) return false;
    addScene(document, newTimeline(title));
    return true;
}
function duplicateScene(document) {
    const scene = document.timelines[document.currentTimeline];
    const copy = scene.node.clone();
    const taken = names(document);
    let name = `${scene.name} copy`;
    for(let number = 2; taken.includes(name); number++)name = `${scene.name} copy ${number}`;
    host_headless.TIMELINE.name.write(copy, name);
    addScene(document, copy);
    return true;
}
function deleteScene(document) {
    const { timelines, currentTimeline } = document;
    if (timelines.length === 1) return false;
    const isLast = currentTimeline === timelines.length - 1;
    document.editing.leaveAll();
    host_headless.gatherScenes(document.node);
    timelines[currentTimeline].node.remove();
    document.currentTimeline = isLast ? 0 : currentTimeline;
    return true;
}
function renameScene(document, name) {
    const title = host_headless.checkText('renameScene', name);
    const scene = document.timelines[document.currentTimeline];
    if (host_headless.faultOfSceneName(document, scene.node, title) !== undefined) return false;
    host_headless.TIMELINE.name.write(scene.node, title);
    return true;
}
function editScene(document, index) {
    document.currentTimeline = checkScene(document, 'editScene', index);
}
function reorderScene(document, from, before) {
    const scene = document.timelines[checkScene(document, 'reorderScene', from)];
    const current = document.timelines[document.currentTimeline];
    const target = Number(before) === -1 ? undefined : document.timelines[checkScene(document, 'reorderScene', before)];
    if (target === scene) return;
    const list = host_headless.gatherScenes(document.node);
    const rest = list.children.filter((node)=>node !== scene.node);
    list.insert(scene.node, target ? rest.indexOf(target.node) : rest.length);
    host_headless.DOCUMENT.currentTimeline.write(document.node, document.timelines.indexOf(current) + 1);
}
function checkScene(document, method, index) {
    const last = document.timelines.length - 1;
    const position = host_headless.checkNumber(`${method}: index of a scene`, index, 0, last);
    if (!Number.isInteger(position)) throw new host_headless.HostError(`${method}: expected a whole number, got ${position}`);
    return position;
}

function elementProperty(document, property) {
    const members = document.selectedElements.map((element)=>host_headless.propertyOf(element, property));
    if (members.length === 0 || members.some((member)=>!member)) return undefined;
    const values = new Set(members.map((member)=>member?.get()));
    return values.size === 1 ? [
        ...values
    ][0] : null;
}
function setterOf(element, property) {
    const member = host_headless.propertyOf(element, property);
    return member?.set && member.get() !== undefined ? member.set : undefined;
}
function setElementProperty(document, property, value) {
    const elements = document.selectedElements;
    const setters = elements.flatMap((element)=>setterOf(element, property) ?? []);
    if (elements.length > 0 && setters.length === 0) {
        const problem = `setElementProperty: no selected element has a property "${property}" that can be set`;
        if (!canBeSet(property)) throw new host_headless.HostError(problem);
        document.warn(problem);
    }
    if (setters.length === 0) return;
    for (const element of liftParts(elements))setterOf(element, property)?.(value);
}
function canBeSet(property) {
    return Object.keys(host_contract().contract).some((name)=>isElement(name) && settable(name, property));
}
function settable(className, property) {
    const { properties } = host_contract().contract[className];
    return Object.hasOwn(properties, property) && properties[property] === 'rw';
}
function isElement(className) {
    const { base } = host_contract().contract[className];
    return className === 'Element' || base !== null && isElement(base);
}

const REACH = 3;
function click(document, position, isShiftDown, shiftSelects) {
    clickAt(document, host_headless.checkPoint('mouseClick', position), isShiftDown, shiftSelects, false);
}
function doubleClick(document, position, isShiftDown, shiftSelects) {
    const point = host_headless.checkPoint('mouseDblClk', position);
    if (!topmostAt(document, point)) {
        document.editing.exit();
        return;
    }
    const hit = clickAt(document, point, isShiftDown, shiftSelects, true);
    if (hit instanceof host_headless.SymbolInstance && document.selectedElements.length === 1) document.editing.enter('inPlace');
}
function clickAt(document, point, isShiftDown, shiftSelects, isDouble) {
    const isAdding = Boolean(isShiftDown) || !shiftSelects;
    if (!isAdding) select(document, []);
    const hit = topmostAt(document, point);
    if (!hit) return undefined;
    const isToggled = Boolean(isShiftDown) && !isDouble;
    if (isRawShape(hit.node) && isShownAsStored(hit)) clickShape(document, hit, point, isToggled, isDouble);
    else setSelected(document, hit, !(isToggled && document.selectedElements.includes(hit)));
    return hit;
}
function clickShape(document, shape, point, isToggled, isDouble) {
    const at = pointIn(document, shape, point);
    if (!at) return;
    const marks = marksOf(shape.node);
    const edges = marks.plain;
    const line = host_planar().strokeAt(edges, at, REACH);
    const sides = line === undefined ? host_planar().regionAt(edges, at) : new Set();
    const around = isDouble ? new Set([
        ...sides
    ].map((half)=>half >> 1)) : new Set();
    const strokes = line === undefined ? around : host_planar().lineThrough(edges, line, isDouble);
    const changed = marks.mark(sides, strokes, isToggled);
    setSelected(document, shape, changed.hasMarks);
    if (changed.hasMarks) selectPart(shape.node, changed);
}
function topmostAt(document, point) {
    return selectableElements(document).reverse().find((element)=>isAt(document, element, point));
}
function pointInTimeline(document, point) {
    const inverse = host_headless.invert(document.editing.viewMatrix);
    return inverse && host_headless.apply(inverse, point);
}
function pointIn(document, element, point) {
    const shown = pointInTimeline(document, point);
    const inverse = host_headless.invert(host_headless.readMatrix(element.node));
    return shown && inverse && host_headless.apply(inverse, shown);
}
function isAt(document, element, stagePoint) {
    const point = pointInTimeline(document, stagePoint);
    if (!point) return false;
    const { left, top, right, bottom } = shownBox(element);
    const { x, y } = point;
    if (x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH) return false;
    if (!(element instanceof host_headless.Shape) || element.node.name === 'DOMGroup') return x >= left && x <= right && y >= top && y <= bottom;
    const at = pointIn(document, element, stagePoint);
    return at !== undefined && isOnShape(element, at);
}
function isOnShape(shape, at) {
    const edges = host_planar().planarEdges(host_shown().outlineOf(shape.node).edges);
    return host_planar().Fills.of(edges).at(at, 'left') !== 0 || host_planar().strokeAt(edges, at, REACH) !== undefined;
}

function instances(document, method) {
    const selected = needSelection(document, method).filter((element)=>element instanceof host_headless.DisplayInstance);
    if (selected.length === 0) throw new host_headless.HostError(`${method}: no instance of a symbol is selected`);
    return selected;
}
function setInstanceAlpha(document, opacity) {
    const percent = host_headless.checkNumber('setInstanceAlpha', opacity, 0, 100);
    for (const { node } of instances(document, 'setInstanceAlpha'))host_headless.setAlpha(node, percent / 100);
}
function setInstanceBrightness(document, brightness) {
    const percent = host_headless.checkNumber('setInstanceBrightness', brightness, -100, 100);
    for (const { node } of instances(document, 'setInstanceBrightness'))host_headless.setBrightness(node, percent / 100);
}
function setInstanceTint(document, color, strength) {
    const { rgb } = host_headless.parseColor('setInstanceTint', color);
    const percent = host_headless.checkNumber('setInstanceTint: strength', strength, 0, 100);
    for (const { node } of instances(document, 'setInstanceTint'))host_headless.setTint(node, rgb, percent / 100);
}
function selectedBlendMode(document) {
    return instances(document, 'getBlendMode').at(-1)?.blendMode ?? 'normal';
}
function setSelectedBlendMode(document, mode) {
    for (const instance of instances(document, 'setBlendMode'))instance.blendMode = String(mode);
}
function filterable(document, method) {
    const elements = needSelection(document, method).filter((element)=>element instanceof host_headless.DisplayInstance || element instanceof host_headless.Text);
    if (elements.length === 0) throw new host_headless.HostError(`${method}: nothing that can have filters is selected`);
    return elements;
}
function selectedFilters(document) {
    const [element] = filterable(document, 'getFilters');
    return host_saving().readFilters(element.node);
}
function setSelectedFilters(document, filters) {
    for (const { node } of filterable(document, 'setFilters'))host_saving().writeFilters(node, 'setFilters', filters);
}
function addFilter(document, name) {
    const filter = host_saving().newFilter(String(name));
    changeFilters(document, 'addFilter', (filters)=>[
            ...filters,
            filter
        ]);
}
function changeFilters(document, method, change) {
    for (const { node } of filterable(document, method))host_saving().writeFilters(node, method, change(host_saving().readFilters(node)));
}
function changeFilter(document, method, index, change) {
    changeFilters(document, method, (filters)=>{
        const position = checkIndex(method, index, filters);
        const changed = change(filters[position]);
        return filters.flatMap((filter, i)=>i === position ? changed ?? [] : filter);
    });
}
function moveFilter(document, from, to) {
    changeFilters(document, 'changeFilterOrder', (filters)=>{
        const start = checkIndex('changeFilterOrder', from, filters);
        const end = checkIndex('changeFilterOrder', to, filters);
        const [moved] = filters.splice(start, 1);
        filters.splice(end, 0, moved);
        return filters;
    });
}
function checkIndex(method, index, filters) {
    const position = host_headless.checkNumber(`${method}: index of a filter`, index, 0);
    if (Number.isInteger(position) && position < filters.length) return position;
    throw new host_headless.HostError(`${method}: there is no filter ${position}, the element has ${filters.length}`);
}

const STROKE_STYLES = [
    'hairline',
    'solid',
    'dashed',
    'dotted',
    'ragged',
    'stipple',
    'hatched'
];
function shapes(document) {
    return document.selectedElements.flatMap((element)=>element instanceof host_headless.Shape ? element.paintedNodes : []);
}
function customFill(document, where) {
    const source = host_headless.checkChoice('getCustomFill', where ?? 'selection', [
        'selection',
        'toolbar'
    ]);
    if (source === 'toolbar') return withMatrix(structuredClone(document.tools.fill));
    const [shape] = shapes(document);
    return shape && withMatrix(customFillOf(copySelected(shape)));
}
function withMatrix(fill) {
    return {
        matrix: {
            ...host_headless.IDENTITY
        },
        ...fill
    };
}
function customStroke(document, where) {
    const source = host_headless.checkChoice('getCustomStroke', where ?? 'selection', [
        'selection',
        'toolbar'
    ]);
    if (source === 'toolbar') return structuredClone(document.tools.stroke);
    const [shape] = shapes(document);
    return shape && customStrokeOf(copySelected(shape));
}
function setCustomFill(document, fill) {
    const made = host_headless.paintNode('setCustomFill', fill);
    document.tools.fill = host_headless.readFill(host_headless.XmlNode.create('fill', {}, made ? [
        made
    ] : []));
    for (const shape of shapes(document))paintFillsOf(shape, fill);
}
function setFillColor(document, color) {
    if (color === null) setCustomFill(document, {
        style: 'noFill'
    });
    else setCustomFill(document, {
        style: 'solid',
        color: host_headless.formatColor(host_headless.parseColor('setFillColor', color))
    });
}
function setCustomStroke(document, stroke) {
    const made = host_headless.strokeNode('setCustomStroke', stroke);
    document.tools.stroke = host_headless.readStroke(host_headless.XmlNode.create('stroke', {}, made ? [
        made
    ] : []));
    for (const shape of shapes(document))paintStrokesOf(shape, 'setCustomStroke', ()=>stroke);
}
function paintFillsOf(shape, fill) {
    const part = selectedPart(shape);
    if (!part) {
        paintFills(shape, 'setCustomFill', fill);
        return;
    }
    const style = fillStyleOf(shape, 'setCustomFill', fill);
    restylePart(shape, part, ()=>style, same);
}
function paintStrokesOf(shape, member, strokeFor) {
    const part = selectedPart(shape);
    if (!part) {
        paintStrokes(shape, member, strokeFor);
        return;
    }
    const holders = [
        ...shape.child('strokes')?.children ?? []
    ];
    const styles = new Map(holders.map((holder)=>{
        const style = strokeStyleOf(shape, member, strokeFor(host_headless.readStroke(holder)));
        return [
            Number(holder.attr('index')),
            style
        ];
    }));
    restylePart(shape, part, same, (style)=>styles.get(style) ?? style);
}
const same = (style)=>style;
function changeStroke(document, member, change) {
    const changed = (stroke)=>({
            ...stroke,
            ...change
        });
    const made = host_headless.strokeNode(member, changed(document.tools.stroke));
    document.tools.stroke = host_headless.readStroke(host_headless.XmlNode.create('stroke', {}, made ? [
        made
    ] : []));
    for (const shape of shapes(document))paintStrokesOf(shape, member, changed);
}
function setStroke(document, color, size, style) {
    const change = {
        ...colorChange('setStroke', color),
        ...sizeChange('setStroke', size)
    };
    changeStroke(document, 'setStroke', {
        ...change,
        ...styleChange('setStroke', style)
    });
}
function setStrokeColor(document, color) {
    changeStroke(document, 'setStrokeColor', colorChange('setStrokeColor', color));
}
function setStrokeSize(document, size) {
    changeStroke(document, 'setStrokeSize', sizeChange('setStrokeSize', size));
}
function setStrokeStyle(document, style) {
    changeStroke(document, 'setStrokeStyle', styleChange('setStrokeStyle', style));
}
function colorChange(member, value) {
    const color = host_headless.formatColor(host_headless.parseColor(member, value));
    return {
        color,
        shapeFill: {
            style: 'solid',
            color
        }
    };
}
function sizeChange(member, value) {
    const size = host_headless.checkNumber(member, value, 0.25, 250);
    return {
        thickness: Math.trunc(Number((size * 100).toFixed(6))) / 100
    };
}
function styleChange(member, value) {
    const style = host_headless.checkChoice(member, value, STROKE_STYLES);
    return style === 'hairline' ? {
        style: 'solid',
        thickness: 0.05
    } : {
        style
    };
}

exports.BITS = BITS;
exports.BIT_RATES = BIT_RATES;
exports.COMPRESSIONS = COMPRESSIONS;
exports.QUALITIES = QUALITIES;
exports.SAMPLE_RATES = SAMPLE_RATES;
exports.ShapeGraph = ShapeGraph;
exports.addFilter = addFilter;
exports.addFolder = addFolder;
exports.addItem = addItem;
exports.addMotionGuide = addMotionGuide;
exports.addNewItem = addNewItem;
exports.addNewLayer = addNewLayer;
exports.addNewScene = addNewScene;
exports.addTextField = addTextField;
exports.alignSelection = alignSelection;
exports.applyMatrix = applyMatrix;
exports.arrangeSelection = arrangeSelection;
exports.assignSelection = assignSelection;
exports.bakeTween = bakeTween;
exports.breakApartSelection = breakApartSelection;
exports.bringItems = bringItems;
exports.changeFilter = changeFilter;
exports.changeFilters = changeFilters;
exports.changeLayerType = changeLayerType;
exports.checkShows = checkShows;
exports.chooseSlider = chooseSlider;
exports.clearFrames = clearFrames;
exports.clearKeyframes = clearKeyframes;
exports.click = click;
exports.convertLinesToFills = convertLinesToFills;
exports.convertSelectionToBitmap = convertSelectionToBitmap;
exports.convertToBlankKeyframes = convertToBlankKeyframes;
exports.convertToKeyframes = convertToKeyframes;
exports.convertToSymbol = convertToSymbol;
exports.copiesOf = copiesOf;
exports.copyFrames = copyFrames;
exports.copyLayers = copyLayers;
exports.copyMotion = copyMotion;
exports.copySelection = copySelection;
exports.createMotionObject = createMotionObject;
exports.createMotionTween = createMotionTween;
exports.cropSelection = cropSelection;
exports.customFill = customFill;
exports.customFillOf = customFillOf;
exports.customStroke = customStroke;
exports.customStrokeOf = customStrokeOf;
exports.cutFrames = cutFrames;
exports.cutLayers = cutLayers;
exports.cutSelection = cutSelection;
exports.deleteItems = deleteItems;
exports.deleteLayer = deleteLayer;
exports.deleteScene = deleteScene;
exports.deleteSelection = deleteSelection;
exports.distributeSelection = distributeSelection;
exports.distributeToKeyframes = distributeToKeyframes;
exports.distributeToLayers = distributeToLayers;
exports.doubleClick = doubleClick;
exports.drawLine = drawLine;
exports.drawOval = drawOval;
exports.drawPath = drawPath;
exports.drawPrimitiveOval = drawPrimitiveOval;
exports.drawPrimitiveRectangle = drawPrimitiveRectangle;
exports.drawRectangle = drawRectangle$1;
exports.duplicateItem = duplicateItem;
exports.duplicateLayers = duplicateLayers;
exports.duplicateScene = duplicateScene;
exports.duplicateSelection = duplicateSelection;
exports.editLayers = editLayers;
exports.editScene = editScene;
exports.effectsAt = effectsAt;
exports.elementProperty = elementProperty;
exports.expandLayerFolder = expandLayerFolder;
exports.exportItemFrames = exportItemFrames;
exports.exportToLibrary = exportToLibrary;
exports.fillStyleOf = fillStyleOf;
exports.fitSelection = fitSelection;
exports.frameProperty = frameProperty;
exports.getSelectedFrames = getSelectedFrames;
exports.groupSelection = groupSelection;
exports.hasMotionPath = hasMotionPath;
exports.importFile = importFile;
exports.insertFrames = insertFrames;
exports.insertKeyframe = insertKeyframe;
exports.insertLayer = insertLayer;
exports.intersectSelection = intersectSelection;
exports.isSelected = isSelected;
exports.layerColor = layerColor;
exports.layerProperty = layerProperty;
exports.leaveOutMedia = leaveOutMedia;
exports.matchSelection = matchSelection;
exports.mergeLayers = mergeLayers;
exports.missingSymbol = missingSymbol;
exports.moveFilter = moveFilter;
exports.movePath = movePath;
exports.moveSelection = moveSelection;
exports.moveToFolder = moveToFolder;
exports.needSelection = needSelection;
exports.newInstance = newInstance;
exports.newLayer = newLayer;
exports.newTimeline = newTimeline;
exports.packedCopy = packedCopy;
exports.paintFills = paintFills;
exports.paintStrokes = paintStrokes;
exports.pasteClipboard = pasteClipboard;
exports.pasteFrames = pasteFrames;
exports.pasteLayers = pasteLayers;
exports.pasteMotion = pasteMotion;
exports.placeByCenter = placeByCenter;
exports.punchSelection = punchSelection;
exports.readBlendMode = readBlendMode;
exports.readColorEffect = readColorEffect;
exports.readDepth = readDepth;
exports.readEase = readEase;
exports.readEasing = readEasing;
exports.readSelection = readSelection;
exports.readSelectionPivot = readSelectionPivot;
exports.readSoundExport = readSoundExport;
exports.removeFrames = removeFrames;
exports.removeMotionObject = removeMotionObject;
exports.renameItem = renameItem;
exports.renameScene = renameScene;
exports.reorderLayer = reorderLayer;
exports.reorderScene = reorderScene;
exports.resetOvals = resetOvals;
exports.resetRectangles = resetRectangles;
exports.resetSelection = resetSelection;
exports.reverseFrames = reverseFrames;
exports.rigMatrix = rigMatrix;
exports.rigParent = rigParent;
exports.rotateSelection = rotateSelection;
exports.save = save;
exports.saveAt = saveAt;
exports.saveCopy = saveCopy;
exports.saveTo = saveTo;
exports.scaleSelection = scaleSelection;
exports.selectAll = selectAll;
exports.selectAllFrames = selectAllFrames;
exports.selectCharacters = selectCharacters;
exports.selectInRect = selectInRect;
exports.selectNone = selectNone;
exports.selectedBlendMode = selectedBlendMode;
exports.selectedElements = selectedElements;
exports.selectedFilters = selectedFilters;
exports.selectedText = selectedText;
exports.selectedTextAttr = selectedTextAttr;
exports.selectionRect = selectionRect;
exports.setCustomFill = setCustomFill;
exports.setCustomStroke = setCustomStroke;
exports.setElementProperty = setElementProperty;
exports.setFillColor = setFillColor;
exports.setFrameProperty = setFrameProperty;
exports.setInstanceAlpha = setInstanceAlpha;
exports.setInstanceBrightness = setInstanceBrightness;
exports.setInstanceTint = setInstanceTint;
exports.setLayerProperty = setLayerProperty;
exports.setMotionDuration = setMotionDuration;
exports.setMotionXml = setMotionXml;
exports.setOvalProperty = setOvalProperty;
exports.setRectangleProperty = setRectangleProperty;
exports.setRigParent = setRigParent;
exports.setSelected = setSelected;
exports.setSelectedBlendMode = setSelectedBlendMode;
exports.setSelectedFilters = setSelectedFilters;
exports.setSelectedFrames = setSelectedFrames;
exports.setSelectedLayers = setSelectedLayers;
exports.setSelectedText = setSelectedText;
exports.setSelectedTextAttr = setSelectedTextAttr;
exports.setStroke = setStroke;
exports.setStrokeColor = setStrokeColor;
exports.setStrokeSize = setStrokeSize;
exports.setStrokeStyle = setStrokeStyle;
exports.setTextFrame = setTextFrame;
exports.setTweenFlag = setTweenFlag;
exports.setTweenType = setTweenType;
exports.settleRaw = settleRaw;
exports.showLayerMasking = showLayerMasking;
exports.skewSelection = skewSelection;
exports.spaceSelection = spaceSelection;
exports.splitSegment = splitSegment;
exports.strokeStyleOf = strokeStyleOf;
exports.swapSelection = swapSelection;
exports.targetOf = targetOf;
exports.tlfRuns = tlfRuns;
exports.tryRename = tryRename;
exports.ungroupSelection = ungroupSelection;
exports.uniteSelection = uniteSelection;
exports.updateItem = updateItem;
exports.wrapElements = wrapElements;
exports.writeBlendMode = writeBlendMode;
exports.writeColorEffect = writeColorEffect;
exports.writeDepth = writeDepth;
exports.writeEase = writeEase;
exports.writeSelectionPivot = writeSelectionPivot;
exports.writeSoundExport = writeSoundExport;
