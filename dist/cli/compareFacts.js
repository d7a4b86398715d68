// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_common = require('./common.js');
const host_headless = require('../host/headless.js');
const factsOf = require('./factsOf.js');
const host_errors = require('../host/errors.js');

const SIGNS = {
    added: {
        sign: '+',
        color: 'green'
    },
    removed: {
        sign: '-',
        color: 'red'
    }
};
const OTHER = {
    sign: '~',
    color: 'yellow'
};
/** Changes as lines for people: below their timeline and layer; `+` added, `-` removed, `~` changed. */ function changesText(changes, isColored) {
    const lines = [];
    const timelines = groupBy(changes, ({ subject, timeline, name })=>timeline ?? (subject === 'scene' ? name : ''));
    for (const [timeline, group] of timelines){
        const own = group.filter((change)=>change.timeline === undefined);
        lines.push(...own.map((change)=>line(0, change, isColored)));
        const inner = group.filter((change)=>change.timeline !== undefined);
        if (inner.length === 0) continue;
        lines.push(cli_common.paint('bold', timeline, isColored));
        for (const [layer, layerGroup] of groupBy(inner, (change)=>change.layer ?? ''))lines.push(...layerLines(layer, layerGroup, isColored));
    }
    return lines;
}
function layerLines(layer, changes, isColored) {
    const own = changes.filter(({ subject })=>subject === 'layer');
    const inner = changes.filter(({ subject })=>subject !== 'layer');
    const lines = own.map((change)=>line(1, change, isColored));
    if (inner.length === 0) return lines;
    if (own.length === 0) lines.push(cli_common.visibleLine(`    layer ${JSON.stringify(layer)}`));
    for (const [frame, group] of groupBy(inner, (change)=>String(change.frame ?? 0))){
        const spans = group.filter(({ subject })=>subject === 'span');
        const elements = group.filter(({ subject })=>subject === 'element');
        lines.push(...joined(spans).map((change)=>line(2, change, isColored)));
        if (elements.length > 0 && spans.length === 0) lines.push(`${'    '.repeat(1)}    frame ${Number(frame) + 1}`);
        lines.push(...joined(elements).map((change)=>line(3, change, isColored)));
    }
    return lines;
}
/** One line for a thing that changed in several ways. */ function joined(changes) {
    const groups = [];
    for (const change of changes){
        const last = groups.at(-1);
        const isSame = last?.name === change.name && !(last.type in SIGNS) && !(change.type in SIGNS);
        if (last && isSame) groups[groups.length - 1] = {
            ...last,
            text: `${last.text}; ${change.text}`
        };
        else groups.push(change);
    }
    return groups;
}
function line(depth, { type, subject, name, text }, isColored) {
    const { sign, color } = SIGNS[type] ?? OTHER;
    const word = subject === 'layer' ? `layer ${JSON.stringify(name)}` : name;
    const prefix = subject === 'scene' ? 'scene ' : subject === 'item' ? 'library: ' : '';
    return `${'    '.repeat(depth)}${cli_common.paint(color, `${sign} ${prefix}${word}`, isColored)}${cli_common.visibleLine(`: ${text}`)}`;
}
function groupBy(changes, keyOf) {
    const groups = new Map();
    for (const change of changes){
        const key = keyOf(change);
        const group = groups.get(key);
        if (group) group.push(change);
        else groups.set(key, [
            change
        ]);
    }
    return groups;
}

/** The properties that differ, sorted by name. */ function compareProperties(before, after) {
    const names = [
        ...new Set([
            ...Object.keys(before),
            ...Object.keys(after)
        ])
    ].sort();
    return names.flatMap((name)=>before[name] === after[name] ? [] : [
            {
                name,
                before: before[name] ?? null,
                after: after[name] ?? null
            }
        ]);
}
const LONG$1 = 60;
/** Maximum number of changes listed for one thing. */ const SHOWN = 6;
/** `blendMode: normal → add, alpha: 50 removed` */ function describeProperties(changes) {
    const lines = changes.slice(0, SHOWN).map(describeProperty);
    if (changes.length > SHOWN) lines.push(`and ${changes.length - SHOWN} more`);
    return lines.join(', ');
}
function describeProperty({ name, before, after }) {
    if (String(before).startsWith('#') && String(after).startsWith('#') && !/color/i.test(name)) return `${name} changed`;
    if (before === null) return `${name}: ${short(after)} set`;
    if (after === null) return `${name}: ${short(before)} removed`;
    return `${name}: ${short(before)} → ${short(after)}`;
}
function short(value) {
    const text = String(value).replace(/\s+/g, ' ');
    return text.length > LONG$1 ? `${text.slice(0, LONG$1)}…` : text;
}

/** Things of two lists that belong together, or one thing without a partner. Both orders are kept. */ /** Maximum number of cells in the table; longer lists are paired in order. */ const MOST = 1_000_000;
/**
 * Pairs two lists so that like things meet and no order changes: the alignment of the highest score.
 *
 * @param score - how alike two things are; 0 and less never pair
 */ function align(olds, news, isSame, score) {
    let start = 0;
    const shorter = Math.min(olds.length, news.length);
    while(start < shorter && isSame(olds[start], news[start]))start++;
    let end = 0;
    while(end < shorter - start && isSame(olds.at(-1 - end), news.at(-1 - end)))end++;
    const head = olds.slice(0, start).map((before, index)=>({
            before,
            after: news[index]
        }));
    const tail = olds.slice(olds.length - end).map((before, index)=>({
            before,
            after: news[news.length - end + index]
        }));
    const middle = alignAll(olds.slice(start, olds.length - end), news.slice(start, news.length - end), score);
    return [
        ...head,
        ...middle,
        ...tail
    ];
}
function alignAll(olds, news, score) {
    if (olds.length * news.length > MOST) return inOrder(olds, news);
    const width = news.length + 1;
    const best = new Float64Array((olds.length + 1) * width);
    const scores = new Float64Array(olds.length * news.length);
    for(let i = olds.length - 1; i >= 0; i--)for(let j = news.length - 1; j >= 0; j--){
        const alike = score(olds[i], news[j]);
        scores[i * news.length + j] = alike;
        const paired = alike > 0 ? alike + best[(i + 1) * width + j + 1] : 0;
        best[i * width + j] = Math.max(paired, best[(i + 1) * width + j], best[i * width + j + 1]);
    }
    const pairs = [];
    let i = 0;
    let j = 0;
    while(i < olds.length && j < news.length){
        const here = best[i * width + j];
        const alike = scores[i * news.length + j];
        if (alike > 0 && here === alike + best[(i + 1) * width + j + 1]) pairs.push({
            before: olds[i++],
            after: news[j++]
        });
        else if (here === best[(i + 1) * width + j]) pairs.push({
            before: olds[i++]
        });
        else pairs.push({
            after: news[j++]
        });
    }
    for(; i < olds.length; i++)pairs.push({
        before: olds[i]
    });
    for(; j < news.length; j++)pairs.push({
        after: news[j]
    });
    return pairs;
}
function inOrder(olds, news) {
    const length = Math.max(olds.length, news.length);
    return Array.from({
        length
    }, (_, index)=>({
            before: olds[index],
            after: news[index]
        }));
}

/** Pairs of things of two lists, found in passes: each pass pairs what the earlier ones left. */ class Matching {
    constructor(before, after){
        this.before = before;
        this.after = after;
        /** From old to new. */ this.pairs = new Map();
        this.partners = new Map();
        this.olds = new Set(before);
        this.news = new Set(after);
    }
    /** The old partner of a new thing; undefined if it was added. */ partnerOf(after) {
        return this.partners.get(after);
    }
    /** The new things that moved among the others: the fewest that explain the order. */ reordered() {
        const places = new Map(this.before.map((thing, index)=>[
                thing,
                index
            ]));
        const placeOf = (after)=>places.get(this.partners.get(after));
        const paired = this.after.filter((thing)=>this.partners.has(thing));
        const unmoved = keepingOrder(paired.map(placeOf));
        return new Set(paired.filter((thing)=>!unmoved.has(placeOf(thing))));
    }
    get removed() {
        return [
            ...this.olds
        ];
    }
    get added() {
        return [
            ...this.news
        ];
    }
    /** Pairs things with equal keys, in order. @param keyOf - returns undefined for a thing without a key */ byKey(keyOf) {
        const waiting = new Map();
        for (const after of this.news){
            const key = keyOf(after);
            if (key === undefined) continue;
            const group = waiting.get(key);
            if (group) group.push(after);
            else waiting.set(key, [
                after
            ]);
        }
        for (const before of this.olds){
            const key = keyOf(before);
            const after = key === undefined ? undefined : waiting.get(key)?.shift();
            if (after !== undefined) this.pair(before, after);
        }
        return this;
    }
    /** Pairs things with equal keys, in order, if their number is unchanged: nothing else distinguishes them. */ inOrder(keyOf) {
        const count = (things)=>{
            const counts = new Map();
            for (const key of [
                ...things
            ].map(keyOf))counts.set(key, (counts.get(key) ?? 0) + 1);
            return counts;
        };
        const [olds, news] = [
            count(this.olds),
            count(this.news)
        ];
        return this.byKey((thing)=>{
            const key = keyOf(thing);
            return olds.get(key) === news.get(key) ? key : undefined;
        });
    }
    /** Pairs the nearest things with equal keys. */ byDistance(keyOf, distance) {
        const groups = new Map();
        for (const after of this.news){
            const key = keyOf(after);
            if (key !== undefined) groups.set(key, [
                ...groups.get(key) ?? [],
                after
            ]);
        }
        const candidates = [];
        for (const before of this.olds){
            const key = keyOf(before);
            const group = key === undefined ? undefined : groups.get(key);
            for (const after of group ?? [])candidates.push({
                before,
                after,
                far: distance(before, after)
            });
        }
        candidates.sort((one, other)=>one.far - other.far);
        for (const { before, after } of candidates)if (this.olds.has(before) && this.news.has(after)) this.pair(before, after);
        return this;
    }
    pair(before, after) {
        this.pairs.set(before, after);
        this.partners.set(after, before);
        this.olds.delete(before);
        this.news.delete(after);
    }
}
/** The longest increasing subsequence of a list: the numbers that need not move to sort it. */ function keepingOrder(numbers) {
    const ends = [];
    const before = [];
    numbers.forEach((number, index)=>{
        let low = 0;
        let high = ends.length;
        while(low < high){
            const middle = low + high >> 1;
            if (numbers[ends[middle]] < number) low = middle + 1;
            else high = middle;
        }
        before[index] = low > 0 ? ends[low - 1] : -1;
        ends[low] = index;
    });
    const longest = new Set();
    for(let index = ends.at(-1) ?? -1; index >= 0; index = before[index])longest.add(numbers[index]);
    return longest;
}

/**
 * Matches equal elements; then those with the same name; with the same content; at the same position. Similar elements with
 * other names and positions are matched by their depth: renaming and moving many keeps it.
 */ function matchElements(olds, news) {
    return new Matching(olds, news).byKey((element)=>JSON.stringify(element)).byKey(({ kind, name })=>name === '' ? undefined : JSON.stringify([
            kind,
            name
        ])).byKey(({ name })=>name === '' ? undefined : name).byKey(({ kind, properties: { outline } })=>outline === undefined ? undefined : JSON.stringify([
            kind,
            outline
        ])).byDistance(({ kind, name, item, text })=>JSON.stringify([
            kind,
            name,
            item,
            text
        ]), distance).inOrder(({ kind, item, text })=>(item ?? text) && JSON.stringify([
            kind,
            item,
            text
        ])).byDistance(({ kind, item })=>item === undefined ? undefined : JSON.stringify([
            kind,
            item
        ]), distance).byKey(({ kind, x, y })=>JSON.stringify([
            kind,
            x,
            y
        ])).byDistance(({ kind, item })=>item === undefined ? kind : undefined, distance);
}
function distance(one, other) {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Compares the elements of a keyframe. */ function diffElements(olds, news, place) {
    const matching = matchElements(olds, news);
    const reordered = matching.reordered();
    const changes = news.flatMap((element)=>{
        const before = matching.partnerOf(element);
        if (!before) return [];
        const ownChanges = diffElement(before, element, place);
        if (reordered.has(element)) ownChanges.push(changeOf('reordered', element, place, 'is at another depth'));
        return ownChanges;
    });
    return {
        changes,
        removed: matching.removed,
        added: matching.added
    };
}
/** An element in words: its name and what it is. */ function nameOf({ name, description }) {
    return name === '' ? description : `${name} (${description})`;
}
function changeOf(type, element, place, text, properties) {
    const change = {
        type,
        subject: 'element',
        name: nameOf(element),
        ...place,
        text
    };
    return properties ? {
        ...change,
        properties
    } : change;
}
function diffElement(before, after, place) {
    const changes = [];
    const tell = (type, text, ...names)=>{
        const properties = names.filter((name)=>before[name] !== after[name]).map((name)=>({
                name,
                before: before[name] ?? null,
                after: after[name] ?? null
            }));
        if (properties.length > 0) changes.push(changeOf(type, after, place, text, properties));
    };
    tell('renamed', describeName(before.name, after.name), 'name');
    tell('swapped', `shows ${after.item ?? 'nothing'} in place of ${before.item ?? 'nothing'}`, 'item');
    tell('edited', `says ${quote(after.text)} in place of ${quote(before.text)}`, 'text');
    const isResized = before.properties.outline !== after.properties.outline && after.properties.outline !== undefined;
    // The position of a shape is its centre: a redrawn shape has another one.
    if (!isResized) tell('moved', `moved from ${before.x}, ${before.y} to ${after.x}, ${after.y}`, 'x', 'y');
    if (isTurned(before, after)) tell('transformed', `turned from ${before.rotation}° to ${after.rotation}°`, 'rotation');
    tell('transformed', `scaled from ${scaleOf(before)} to ${scaleOf(after)}`, 'scaleX', 'scaleY');
    if (isSkewed(before, after)) tell('transformed', `skewed from ${before.skew}° to ${after.skew}°`, 'skew');
    const properties = compareProperties(before.properties, after.properties);
    if (properties.length > 0) changes.push(changeOf('changed', after, place, describeStyle(properties), properties));
    const members = diffElements(before.members ?? [], after.members ?? [], place);
    changes.push(...members.changes, ...members.removed.map((element)=>changeOf('removed', element, place, 'removed from the group')), ...members.added.map((element)=>changeOf('added', element, place, 'added to the group')));
    return changes;
}
function describeName(before, after) {
    if (before === '') return `named ${JSON.stringify(after)}`;
    return after === '' ? `name ${JSON.stringify(before)} removed` : `renamed from ${JSON.stringify(before)}`;
}
function describeStyle(properties) {
    const styles = properties.filter(({ name })=>name !== 'outline');
    if (styles.length === properties.length) return describeProperties(styles);
    return styles.length === 0 ? 'redrawn' : `redrawn, ${describeProperties(styles)}`;
}
function scaleOf({ scaleX, scaleY }) {
    const percent = (scale)=>`${Math.round(scale * 1000) / 10}%`;
    return scaleX === scaleY ? percent(scaleX) : `${percent(scaleX)} × ${percent(scaleY)}`;
}
const LONG = 40;
function quote(text = '') {
    return JSON.stringify(text.length > LONG ? `${text.slice(0, LONG)}…` : text);
}
/** Error of the direction of an axis of length 1, in degrees: players and files have matrices in 1/65536. */ const OFF = Math.SQRT1_2 / 65536 * 180 / Math.PI;
/** Facts have four digits. */ const DIGIT = 1e-4;
/** True if the angle changed by more than the rounding of a scaled matrix in a file explains. */ function isTurned(before, after) {
    const off = OFF / Math.abs(before.scaleX) + OFF / Math.abs(after.scaleX);
    return angleBetween(before.rotation, after.rotation) > off + DIGIT;
}
/** True if the angle between the axes changed by more than that. */ function isSkewed(before, after) {
    const lengths = [
        before,
        after
    ].flatMap(({ scaleX, scaleY })=>[
            scaleX,
            scaleY
        ]);
    const off = lengths.reduce((sum, length)=>sum + OFF / Math.abs(length), 0);
    return angleBetween(before.skew, after.skew) > off + DIGIT;
}
/** In degrees, 0 to 180: 180° and -180° are equal. */ function angleBetween(first, second) {
    const turn = Math.abs(first - second) % 360;
    return Math.min(turn, 360 - turn);
}

/** Compares two keyframes of one layer. @param place - of the new one */ function diffSpan(before, after, place) {
    const changes = [];
    const base = {
        subject: 'span',
        name: spanName(after),
        ...place
    };
    if (before.label !== after.label) changes.push({
        ...base,
        type: 'renamed',
        text: before.label === undefined ? `labelled ${JSON.stringify(after.label)}` : after.label === undefined ? `label ${JSON.stringify(before.label)} removed` : `label renamed from ${JSON.stringify(before.label)}`,
        properties: [
            {
                name: 'label',
                before: before.label ?? null,
                after: after.label ?? null
            }
        ]
    });
    if (before.duration !== after.duration) changes.push({
        ...base,
        type: 'changed',
        text: `lasts ${host_errors.amount(after.duration, 'frame')}, ${before.duration} before`,
        properties: [
            {
                name: 'duration',
                before: before.duration,
                after: after.duration
            }
        ]
    });
    if (before.script !== after.script) changes.push({
        ...base,
        type: 'edited',
        text: describeScript(before.script, after.script),
        properties: [
            {
                name: 'script',
                before: before.script ?? null,
                after: after.script ?? null
            }
        ]
    });
    const properties = compareProperties(before.properties, after.properties);
    if (properties.length > 0) changes.push({
        ...base,
        type: 'changed',
        text: describeProperties(properties),
        properties
    });
    const elements = diffElements(before.elements, after.elements, place);
    return {
        changes: [
            ...changes,
            ...elements.changes
        ],
        removed: elements.removed.map((element)=>({
                element,
                place: {
                    ...place,
                    frame: before.start
                }
            })),
        added: elements.added.map((element)=>({
                element,
                place
            }))
    };
}
function describeScript(before, after) {
    if (before === undefined) return 'has a script';
    if (after === undefined) return 'has no script any more';
    const olds = before.split('\n');
    const news = after.split('\n');
    const gone = olds.filter((line)=>!news.includes(line)).length;
    const come = news.filter((line)=>!olds.includes(line)).length;
    return `script edited (+${come} −${gone} lines)`;
}
/** A keyframe with its span, in words; frames count from 1. */ function spanName({ start, duration, label }) {
    const frames = duration === 1 ? `frame ${start + 1}` : `frames ${start + 1}–${start + duration}`;
    return label === undefined ? frames : `${frames} ${JSON.stringify(label)}`;
}

/** True for a keyframe that is not empty. */ function isFull({ elements, label, script }) {
    return elements.length > 0 || label !== undefined || script !== undefined;
}
const contents = new WeakMap();
/** A keyframe without its start and length. */ function contentOf(frame) {
    let content = contents.get(frame);
    if (content === undefined) {
        const { label, script, properties, elements } = frame;
        content = JSON.stringify([
            label,
            script,
            properties,
            elements
        ]);
        contents.set(frame, content);
    }
    return content;
}
function isSameSpan(before, after) {
    return before.duration === after.duration && contentOf(before) === contentOf(after);
}
/** A score of similarity: from almost 0, for keyframes that share nothing, to 11, for equal ones of equal length. */ function likeness(before, after) {
    if (contentOf(before) === contentOf(after)) return (before.elements.length === 0 && before.label === undefined ? 2 : 10) + (before.duration === after.duration ? 1 : 0);
    let score = before.duration === after.duration ? 0.5 : 0.1;
    if (before.label !== undefined && before.label === after.label) score += 5;
    const words = new Set(before.elements.map(identityOf));
    const shared = after.elements.filter((element)=>words.has(identityOf(element))).length;
    const most = Math.max(before.elements.length, after.elements.length);
    if (most > 0 && shared === 0) return score > 5 ? score : 0.05;
    return score + (most === 0 ? 0.2 : 3 * shared / most);
}
function identityOf({ kind, name, item }) {
    return `${kind} ${name} ${item ?? ''}`;
}

/** Matches layers by name; then by content; then the rest by the similarity of their elements. */ function matchLayers(olds, news) {
    const places = new Map([
        ...olds.entries(),
        ...news.entries()
    ].map(([index, layer])=>[
            layer,
            index
        ]));
    const content = ({ type, frames })=>frames.some(isFull) ? factsOf.digest(JSON.stringify([
            type,
            frames
        ])) : undefined;
    return new Matching(olds, news).byKey((layer)=>JSON.stringify([
            layer.name,
            content(layer)
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type
        ])).byKey(content).byKey(({ name })=>name).byDistance((layer)=>firstWords(layer), (before, after)=>Math.abs(olds.indexOf(before) - news.indexOf(after))).byKey((layer)=>olds.length === news.length ? `${layer.type} ${places.get(layer)}` : undefined);
}
/** The first content of a layer, for layers that were renamed and changed. */ function firstWords({ frames }) {
    const first = frames.flatMap(({ elements })=>elements).at(0);
    return first && JSON.stringify([
        first.kind,
        first.item,
        first.name
    ]);
}

/** What changed on a timeline. @param timeline - the name of the scene or symbol */ function diffTimeline(olds, news, timeline) {
    const differences = {
        timeline,
        changes: [],
        removed: [],
        added: [],
        removedSpans: [],
        addedSpans: []
    };
    const layers = matchLayers(olds, news);
    const reordered = layers.reordered();
    for (const layer of layers.removed){
        differences.changes.push({
            ...layerChange('removed', layer, timeline),
            text: 'removed'
        });
        for (const frame of layer.frames)addAll(differences.removed, frame, layer.name, timeline);
    }
    for (const layer of news){
        const before = layers.partnerOf(layer);
        if (before) {
            diffLayer(before, layer, timeline, differences);
            if (reordered.has(layer)) {
                const [from, to] = [
                    olds.indexOf(before) + 1,
                    news.indexOf(layer) + 1
                ];
                differences.changes.push({
                    ...layerChange('reordered', layer, timeline),
                    text: from === to ? 'has another layer above it' : `moved from place ${from} to place ${to}`
                });
            }
        } else {
            differences.changes.push({
                ...layerChange('added', layer, timeline),
                text: 'added'
            });
            for (const frame of layer.frames)addAll(differences.added, frame, layer.name, timeline);
        }
    }
    pairSpans(differences);
    return [
        ...differences.changes,
        ...pairMoves(differences)
    ];
}
function layerChange(type, { name }, timeline) {
    return {
        type,
        subject: 'layer',
        name,
        timeline,
        layer: name
    };
}
function addAll(list, { start, elements }, layer, timeline) {
    for (const element of elements)list.push({
        element,
        place: {
            timeline,
            layer,
            frame: start
        }
    });
}
function diffLayer(before, after, timeline, found) {
    if (before.name !== after.name) found.changes.push({
        ...layerChange('renamed', after, timeline),
        text: `renamed from ${JSON.stringify(before.name)}`,
        properties: [
            {
                name: 'name',
                before: before.name,
                after: after.name
            }
        ]
    });
    const properties = compareProperties(layerValues(before), layerValues(after));
    if (properties.length > 0) found.changes.push({
        ...layerChange('changed', after, timeline),
        text: describeProperties(properties),
        properties
    });
    const pairs = align(before.frames, after.frames, isSameSpan, likeness);
    for (const { before: old, after: now } of pairs){
        if (old && now) {
            const diff = diffSpan(old, now, {
                timeline,
                layer: after.name,
                frame: now.start
            });
            found.changes.push(...diff.changes);
            found.removed.push(...diff.removed);
            found.added.push(...diff.added);
        } else if (old) found.removedSpans.push({
            frame: old,
            layer: before.name
        });
        else found.addedSpans.push({
            frame: now,
            layer: after.name
        });
    }
}
/** Keyframes that moved within the timeline; the rest was added or removed, with its elements. */ function pairSpans(found) {
    const { timeline, changes, removedSpans, addedSpans } = found;
    const matching = new Matching(removedSpans, addedSpans).byKey(({ frame })=>isFull(frame) ? contentOf(frame) : undefined);
    for (const [before, after] of matching.pairs){
        const from = {
            layer: before.layer,
            frame: before.frame.start
        };
        const to = {
            layer: after.layer,
            frame: after.frame.start
        };
        const change = spanChange('moved', after.frame, after.layer, timeline);
        changes.push({
            ...change,
            text: `moved here from ${describeMove(from, to)}`
        });
    }
    for (const { frame, layer } of matching.removed){
        changes.push({
            ...spanChange('removed', frame, layer, timeline),
            text: 'removed'
        });
        addAll(found.removed, frame, layer, timeline);
    }
    for (const { frame, layer } of matching.added){
        changes.push({
            ...spanChange('added', frame, layer, timeline),
            text: 'added'
        });
        addAll(found.added, frame, layer, timeline);
    }
}
function layerValues({ type, parent, visible, locked, properties }) {
    return {
        ...properties,
        type,
        parent,
        visible,
        locked
    };
}
function spanChange(type, frame, layer, timeline) {
    return {
        type,
        subject: 'span',
        name: spanName(frame),
        timeline,
        layer,
        frame: frame.start
    };
}
/** Elements that moved to another layer or keyframe of the timeline; the rest was added or removed. */ function pairMoves({ removed, added }) {
    const matching = new Matching(removed, added).byKey(({ element })=>JSON.stringify(element)).byKey(({ element: { kind, name, item } })=>name === '' ? undefined : JSON.stringify([
            kind,
            name,
            item
        ]));
    const changes = [
        ...matching.pairs
    ].map(([before, after])=>({
            type: 'moved',
            subject: 'element',
            name: nameOf(after.element),
            ...after.place,
            text: `moved here from ${describeMove(before.place, after.place)}`
        }));
    for (const { element, place } of matching.removed)changes.push({
        type: 'removed',
        subject: 'element',
        name: nameOf(element),
        ...place,
        text: 'removed'
    });
    for (const { element, place } of matching.added)changes.push({
        type: 'added',
        subject: 'element',
        name: nameOf(element),
        ...place,
        text: `added at ${element.x}, ${element.y}`
    });
    return changes;
}
function describeMove(from, to) {
    if (from.layer !== to.layer) return `layer ${JSON.stringify(from.layer)}`;
    return `frame ${(from.frame ?? 0) + 1}`;
}

/** Matches items by id and name; then by id; by name; then by content. */ function matchItems(olds, news) {
    return new Matching(olds, news).byKey(({ id, name })=>id === undefined ? undefined : JSON.stringify([
            id,
            name
        ])).byKey(({ id, type })=>id === undefined ? undefined : JSON.stringify([
            id,
            type === 'folder'
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type === 'folder'
        ])).byKey(({ type, layers, properties })=>layers || properties.data ? factsOf.digest(JSON.stringify([
            type,
            layers,
            properties
        ])) : undefined);
}

/**
 * What changed from one document to another, in the order of the new one: settings, scenes, library. Things are matched
 * by what they are: items by their ids, then by name, then by content; layers, spans and elements by names and likeness.
 */ function diffDocuments(before, after) {
    return [
        ...diffSettings(before, after),
        ...diffScenes(before.scenes, after.scenes),
        ...diffLibrary(before.library, after.library)
    ];
}
function diffSettings(before, after) {
    const stage = changed('stage', compareProperties({
        ...before.properties,
        ...stageOf(before)
    }, {
        ...after.properties,
        ...stageOf(after)
    }));
    return [
        ...stage,
        ...changed('publishing', compareProperties(before.publishing, after.publishing))
    ];
}
function stageOf({ width, height, frameRate, backgroundColor }) {
    return {
        width,
        height,
        frameRate,
        backgroundColor
    };
}
function changed(name, properties) {
    if (properties.length === 0) return [];
    return [
        {
            type: 'changed',
            subject: 'document',
            name,
            text: describeProperties(properties),
            properties
        }
    ];
}
function diffScenes(olds, news) {
    const matching = new Matching(olds, news).byKey(({ name })=>name).byKey((scene)=>factsOf.digest(JSON.stringify(scene.layers)));
    if (matching.removed.length === 1 && matching.added.length === 1) matching.byKey(()=>'the only one');
    const reordered = matching.reordered();
    const changes = matching.removed.map(({ name })=>({
            type: 'removed',
            subject: 'scene',
            name,
            text: 'removed'
        }));
    for (const scene of news){
        const { name } = scene;
        const before = matching.partnerOf(scene);
        if (!before) {
            changes.push({
                type: 'added',
                subject: 'scene',
                name,
                text: 'added'
            });
            continue;
        }
        if (before.name !== name) changes.push({
            type: 'renamed',
            subject: 'scene',
            name,
            text: `renamed from ${JSON.stringify(before.name)}`
        });
        if (reordered.has(scene)) changes.push({
            type: 'reordered',
            subject: 'scene',
            name,
            text: 'is at another place'
        });
        changes.push(...diffTimeline(before.layers, scene.layers, name));
    }
    return changes;
}
/** Names of items do not count: renaming an item is one change of the library, not one of each instance. */ function diffLibrary(olds, news) {
    const matching = matchItems(olds, news);
    const changes = matching.removed.map((item)=>({
            type: 'removed',
            subject: 'item',
            name: item.name,
            text: `removed (${item.type})`
        }));
    for (const item of news){
        const before = matching.partnerOf(item);
        if (before) changes.push(...diffItem(before, item));
        else changes.push({
            type: 'added',
            subject: 'item',
            name: item.name,
            text: `added (${item.type})`
        });
    }
    return changes;
}
function diffItem(before, after) {
    const { name } = after;
    const changes = [];
    if (before.name !== name) changes.push(describeNewName(before.name, name));
    const properties = compareProperties({
        ...before.properties,
        type: before.type,
        class: before.linkageClassName
    }, {
        ...after.properties,
        type: after.type,
        class: after.linkageClassName
    });
    if (properties.length > 0) changes.push({
        type: 'changed',
        subject: 'item',
        name,
        text: describeProperties(properties),
        properties
    });
    return [
        ...changes,
        ...diffTimeline(before.layers ?? [], after.layers ?? [], name)
    ];
}
function describeNewName(before, name) {
    const properties = [
        {
            name: 'name',
            before,
            after: name
        }
    ];
    if (host_headless.leafOf(before) !== host_headless.leafOf(name)) return {
        type: 'renamed',
        subject: 'item',
        name,
        text: `renamed from ${before}`,
        properties
    };
    const from = host_headless.folderOf(before);
    return {
        type: 'moved',
        subject: 'item',
        name,
        text: `moved from ${from === '' ? 'the root' : from}`,
        properties
    };
}

/** New names of renamed items, by their names in the old document. */ function newNamesOf(before, after) {
    const names = new Map();
    for (const [old, item] of matchItems(before.library, after.library).pairs)if (old.name !== item.name) names.set(old.name, item.name);
    return names;
}
/** The old document with the new names of its items: renaming an item does not change its instances. */ function withNewNames(before, after) {
    const names = newNamesOf(before, after);
    if (names.size === 0) return before;
    const renameLayer = (layer)=>({
            ...layer,
            frames: layer.frames.map((frame)=>{
                const sound = names.get(frame.properties.soundName);
                const properties = sound === undefined ? frame.properties : {
                    ...frame.properties,
                    soundName: sound
                };
                return {
                    ...frame,
                    properties,
                    elements: frame.elements.map(renameElement)
                };
            })
        });
    const renameElement = (element)=>{
        const item = element.item === undefined ? undefined : names.get(element.item);
        const { members, properties } = element;
        return {
            ...element,
            ...item === undefined ? {} : {
                item,
                description: `instance of ${item}`
            },
            properties: withNewPaths(properties, names),
            ...members ? {
                members: members.map(renameElement)
            } : {}
        };
    };
    return {
        ...before,
        scenes: before.scenes.map((scene)=>({
                ...scene,
                layers: scene.layers.map(renameLayer)
            })),
        library: before.library.map((item)=>({
                ...item,
                ...item.layers ? {
                    layers: item.layers.map(renameLayer)
                } : {}
            }))
    };
}
/** Bitmap fills name their bitmap. */ function withNewPaths(properties, names) {
    const entries = Object.entries(properties).map(([name, value])=>name.endsWith('bitmapPath') ? [
            name,
            names.get(value) ?? value
        ] : [
            name,
            value
        ]);
    return Object.fromEntries(entries);
}

/** What changed from one document to another. An item that was only renamed is one change. */ function compareFacts(before, after) {
    return diffDocuments(withNewNames(before, after), after);
}

exports.changesText = changesText;
exports.compareFacts = compareFacts;
exports.newNamesOf = newNamesOf;
