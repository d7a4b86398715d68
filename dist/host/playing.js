// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));

function notedKeyframes(timeline, film, guides = true) {
    const mode = {
        ...host_shown().published(film.publishesHiddenLayers),
        guides,
        masks: 'list'
    };
    const { layers } = new (host_shown().TimelineDisplay)(timeline, film, mode);
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
        this.hasDepth = display.layers.some(host_shown().hasDepth);
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
        const { follows, depthPerFrame } = host_shown().layerEffects(keyframe);
        if (follows >= 0 || depthPerFrame !== 0) return false;
        return !keyframe.elements.flatMap(host_headless.leavesOf).some((element)=>this.runs(element));
    }
    runs(element) {
        if (element.kind === 'video') return true;
        if (!element.isInlined || element.showsSingleFrame) return false;
        return this.framesOf(element) > 1;
    }
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
            ...host_shown().published(film.publishesHiddenLayers),
            masks: 'list'
        };
        const placed = ({ elements })=>elements;
        this.display = new (host_shown().TimelineDisplay)(timeline, film, mode, placed);
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
exports.ClipFrames = ClipFrames;
exports.FilmPlayer = FilmPlayer;
exports.LayerSpans = LayerSpans;
exports.Playing = Playing;
exports.SlotPlan = SlotPlan;
exports.filmLength = filmLength;
exports.labelsOf = labelsOf;
exports.namedInstances = namedInstances;
exports.notedKeyframes = notedKeyframes;
exports.parseFrameScript = parseFrameScript;
exports.playedFrames = playedFrames;
exports.readFrameScript = readFrameScript;
exports.readKeyframeNotes = readKeyframeNotes;
exports.soundCuesOf = soundCuesOf;
exports.timelinesWithin = timelinesWithin;
exports.tooLong = tooLong;
