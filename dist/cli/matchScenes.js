// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const nodeDiff3 = require('node-diff3');
const host_errors = require('../host/errors.js');
const factsOf = require('./factsOf.js');

function groupBy(things, keyOf) {
    const groups = new Map();
    for (const thing of things){
        const key = keyOf(thing);
        if (key === undefined) continue;
        const group = groups.get(key);
        if (group) group.push(thing);
        else groups.set(key, [
            thing
        ]);
    }
    return groups;
}

const CONTEXT = 2;
function lineChanges(before, after) {
    const [olds, news] = [
        linesOf(before),
        linesOf(after)
    ];
    const parts = [];
    const hunks = hunksOf(olds, news);
    let shown = 0;
    hunks.forEach(({ buffer1, buffer2 }, index)=>{
        const [start, added] = buffer2;
        const from = Math.max(shown, start - CONTEXT);
        const lead = news.slice(from, start);
        if (from > shown || parts.length === 0) parts.push({
            heading: `@@ line ${from + 1} @@`,
            lines: []
        });
        const { lines } = parts[parts.length - 1];
        put(lines, ' ', lead);
        put(lines, '-', olds.slice(buffer1[0], buffer1[0] + buffer1[1]));
        put(lines, '+', news.slice(start, start + added));
        shown = start + added;
        const end = Math.min(news.length, shown + CONTEXT, hunks[index + 1]?.buffer2[0] ?? Infinity);
        put(lines, ' ', news.slice(shown, end));
        shown = end;
    });
    return parts;
}
function put(lines, sign, texts) {
    for (const text of texts)lines.push({
        sign,
        text
    });
}
function linesOf(text) {
    return text === '' ? [] : text.split('\n');
}
function areComparable(olds, news) {
    const counts = new Map();
    for (const line of olds)counts.set(line, (counts.get(line) ?? 0) + 1);
    let pairs = 0;
    for (const line of news)pairs += counts.get(line) ?? 0;
    return pairs <= host_errors.MAX_COMPARED_PAIRS;
}
function hunksOf(olds, news) {
    if (areComparable(olds, news)) return nodeDiff3.diffIndices(olds, news);
    return [
        {
            buffer1: [
                0,
                olds.length
            ],
            buffer2: [
                0,
                news.length
            ]
        }
    ];
}

function compareProperties(before, after) {
    const names = [
        ...new Set([
            ...Object.keys(before),
            ...Object.keys(after)
        ])
    ].sort();
    return names.flatMap((name)=>{
        const change = {
            name,
            before: valueOf(before, name),
            after: valueOf(after, name)
        };
        return change.before === change.after ? [] : [
            change
        ];
    });
}
function valueOf(values, name) {
    return Object.hasOwn(values, name) ? values[name] ?? null : null;
}
const MAX_LENGTH$1 = 60;
const MAX_SHOWN = 6;
function describeProperties(changes) {
    const lines = changes.slice(0, MAX_SHOWN).map(describeProperty);
    if (changes.length > MAX_SHOWN) lines.push(`and ${changes.length - MAX_SHOWN} more`);
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
    return text.length > MAX_LENGTH$1 ? `${text.slice(0, MAX_LENGTH$1)}…` : text;
}

function align(olds, news, isSame, score) {
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
    if (olds.length * news.length > host_errors.MAX_COMPARED_PAIRS) return inOrder(olds, news);
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

class Matching {
    constructor(before, after){
        this.before = before;
        this.after = after;
        this.pairs = new Map();
        this.partners = new Map();
        this.olds = new Set(before);
        this.news = new Set(after);
    }
    partnerOf(after) {
        return this.partners.get(after);
    }
    reordered() {
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
    gaps() {
        const gaps = new Map();
        const places = new Map(this.before.map((thing, index)=>[
                thing,
                index
            ]));
        const note = (list, oldOf)=>{
            let waiting = [];
            let last = -1;
            const close = (next)=>{
                for (const thing of waiting)gaps.set(thing, `${last} ${next}`);
                waiting = [];
                last = next;
            };
            for (const thing of list){
                const index = places.get(oldOf(thing));
                if (index === undefined) waiting.push(thing);
                else close(index);
            }
            close(this.before.length);
        };
        note(this.before, (thing)=>this.pairs.has(thing) ? thing : undefined);
        note(this.after, (thing)=>this.partners.get(thing));
        return gaps;
    }
    byKey(keyOf) {
        const waiting = groupBy(this.news, keyOf);
        for (const before of this.olds){
            const key = keyOf(before);
            const after = key === undefined ? undefined : waiting.get(key)?.shift();
            if (after !== undefined) this.pair(before, after);
        }
        return this;
    }
    inOrder(keyOf) {
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
    byDistance(keyOf, distance) {
        const waiting = groupBy(this.news, keyOf);
        for (const [key, olds] of groupBy(this.olds, keyOf)){
            const news = waiting.get(key) ?? [];
            if (olds.length * news.length > host_errors.MAX_COMPARED_PAIRS) this.pairInOrder(olds, news);
            else this.pairNearest(olds, news, distance);
        }
        return this;
    }
    pairInOrder(olds, news) {
        const count = Math.min(olds.length, news.length);
        for(let index = 0; index < count; index++)this.pair(olds[index], news[index]);
    }
    pairNearest(olds, news, distance) {
        const candidates = olds.flatMap((before)=>news.map((after)=>({
                    before,
                    after,
                    far: distance(before, after)
                })));
        candidates.sort((one, other)=>one.far - other.far);
        for (const { before, after } of candidates)if (this.olds.has(before) && this.news.has(after)) this.pair(before, after);
    }
    pair(before, after) {
        this.pairs.set(before, after);
        this.partners.set(after, before);
        this.olds.delete(before);
        this.news.delete(after);
    }
}
function keepingOrder(numbers) {
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

function matchElements(olds, news) {
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

function diffElements(olds, news, place) {
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
function nameOf({ name, description }) {
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
    const report = (type, text, ...names)=>{
        const properties = names.filter((name)=>before[name] !== after[name]).map((name)=>({
                name,
                before: before[name] ?? null,
                after: after[name] ?? null
            }));
        if (properties.length > 0) changes.push(changeOf(type, after, place, text, properties));
    };
    report('renamed', describeName(before.name, after.name), 'name');
    report('swapped', `shows ${after.item ?? 'nothing'} in place of ${before.item ?? 'nothing'}`, 'item');
    report('edited', `says ${quote(after.text)} in place of ${quote(before.text)}`, 'text');
    const isResized = before.properties.outline !== after.properties.outline && after.properties.outline !== undefined;
    if (!isResized) report('moved', `moved from ${before.x}, ${before.y} to ${after.x}, ${after.y}`, 'x', 'y');
    if (isTurned(before, after)) report('transformed', `turned from ${before.rotation}° to ${after.rotation}°`, 'rotation');
    report('transformed', `scaled from ${scaleOf(before)} to ${scaleOf(after)}`, 'scaleX', 'scaleY');
    if (isSkewed(before, after)) report('transformed', `skewed from ${before.skew}° to ${after.skew}°`, 'skew');
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
const MAX_LENGTH = 40;
function quote(text = '') {
    return JSON.stringify(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
}
const OFF = Math.SQRT1_2 / 65536 * 180 / Math.PI;
const DIGIT = 1e-4;
function isTurned(before, after) {
    const off = OFF / Math.abs(before.scaleX) + OFF / Math.abs(after.scaleX);
    return angleBetween(before.rotation, after.rotation) > off + DIGIT;
}
function isSkewed(before, after) {
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
function angleBetween(first, second) {
    const turn = Math.abs(first - second) % 360;
    return Math.min(turn, 360 - turn);
}

function isFull({ elements, label, script }) {
    return elements.length > 0 || label !== undefined || script !== undefined;
}
const contents = new WeakMap();
function contentOf(frame) {
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
function likeness(before, after) {
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

function matchLayers(olds, news) {
    const indices = new Map([
        ...olds.entries(),
        ...news.entries()
    ].map(([index, layer])=>[
            layer,
            index
        ]));
    const indexOf = (layer)=>indices.get(layer);
    const content = ({ type, frames })=>frames.some(isFull) ? factsOf.digest(JSON.stringify([
            type,
            frames
        ])) : undefined;
    const matching = new Matching(olds, news).byKey((layer)=>JSON.stringify([
            layer.name,
            content(layer)
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type
        ])).byKey(content).byKey(({ name })=>name).byKey((layer)=>factsOf.digest(JSON.stringify({
            ...layer,
            name: ''
        }))).byDistance((layer)=>firstWords(layer), (before, after)=>Math.abs(indexOf(before) - indexOf(after)));
    const gaps = matching.gaps();
    return matching.inOrder((layer)=>JSON.stringify([
            layer.type,
            gaps.get(layer),
            firstKind(layer)
        ])).byKey((layer)=>olds.length === news.length ? `${layer.type} ${indexOf(layer)}` : undefined);
}
function firstWords(layer) {
    const first = firstOf(layer);
    return first && JSON.stringify([
        first.kind,
        first.item,
        first.name
    ]);
}
function firstKind(layer) {
    const first = firstOf(layer);
    return first && [
        first.kind,
        first.item
    ];
}
function firstOf({ frames }) {
    return frames.flatMap(({ elements })=>elements).at(0);
}

function matchItems(olds, news) {
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

function matchScenes(olds, news) {
    const matching = new Matching(olds, news).byKey(({ name })=>name).byKey(({ layers })=>factsOf.digest(JSON.stringify(layers))).byKey(({ layers })=>JSON.stringify(layers.map(({ name, frames })=>[
                name,
                frames.length
            ])));
    if (matching.removed.length === 1 && matching.added.length === 1) matching.byKey(()=>'the only one');
    return matching;
}

exports.Matching = Matching;
exports.align = align;
exports.areComparable = areComparable;
exports.compareProperties = compareProperties;
exports.contentOf = contentOf;
exports.describeProperties = describeProperties;
exports.diffElements = diffElements;
exports.groupBy = groupBy;
exports.isFull = isFull;
exports.isSameSpan = isSameSpan;
exports.keepingOrder = keepingOrder;
exports.likeness = likeness;
exports.lineChanges = lineChanges;
exports.linesOf = linesOf;
exports.matchElements = matchElements;
exports.matchItems = matchItems;
exports.matchLayers = matchLayers;
exports.matchScenes = matchScenes;
exports.nameOf = nameOf;
