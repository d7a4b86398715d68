// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_common = require('./common.js');
const matchScenes = require('./matchScenes.js');
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
function changesText(changes, isColored, isVerbose = false) {
    const lines = [];
    const timelines = matchScenes.groupBy(changes, ({ subject, timeline, name })=>timeline ?? (subject === 'scene' ? name : ''));
    for (const [timeline, group] of timelines){
        const own = group.filter((change)=>change.timeline === undefined);
        for (const change of own)lines.push(line(0, change, isColored));
        const inner = group.filter((change)=>change.timeline !== undefined);
        if (inner.length === 0) continue;
        lines.push(cli_common.paint('bold', timeline, isColored));
        for (const [layer, layerGroup] of matchScenes.groupBy(inner, (change)=>change.layer ?? ''))for (const text of layerLines(layer, layerGroup, {
            isColored,
            isVerbose
        }))lines.push(text);
    }
    return lines;
}
function layerLines(layer, changes, manner) {
    const { isColored } = manner;
    const own = changes.filter(({ subject })=>subject === 'layer');
    const inner = changes.filter(({ subject })=>subject !== 'layer');
    const lines = own.map((change)=>line(1, change, isColored));
    if (inner.length === 0) return lines;
    if (own.length === 0) lines.push(cli_common.visibleLine(`    layer ${JSON.stringify(layer)}`));
    for (const [frame, group] of matchScenes.groupBy(inner, (change)=>String(change.frame ?? 0))){
        const spans = group.filter(({ subject })=>subject === 'span');
        const elements = group.filter(({ subject })=>subject === 'element');
        for (const text of withScripts(2, spans, manner))lines.push(text);
        if (elements.length > 0 && spans.length === 0) lines.push(`${'    '.repeat(1)}    frame ${Number(frame) + 1}`);
        for (const text of withScripts(3, elements, manner))lines.push(text);
    }
    return lines;
}
function withScripts(depth, changes, manner) {
    return joined(changes).flatMap((change)=>{
        const scripts = (change.properties ?? []).filter(({ name })=>/(^|\.)script$/.test(name));
        return [
            line(depth, change, manner.isColored),
            ...scripts.flatMap((script)=>scriptLines(depth + 1, script, manner))
        ];
    });
}
const FEW = 20;
function scriptLines(depth, { before, after }, manner) {
    const indent = '    '.repeat(depth);
    const parts = matchScenes.lineChanges(String(before ?? ''), String(after ?? ''));
    const count = parts.reduce((sum, { lines })=>sum + lines.length, 0);
    if (count > FEW && !manner.isVerbose) return [
        `${indent}${count} lines; --verbose shows them`
    ];
    return parts.flatMap(({ heading, lines })=>[
            indent + cli_common.paint('dim', heading, manner.isColored),
            ...lines.map(({ sign, text })=>{
                if (sign === ' ') return cli_common.visibleLine(`${indent}  ${text}`.trimEnd());
                return indent + cli_common.paint(SIGN_COLORS[sign], `${sign} ${text}`, manner.isColored);
            })
        ]);
}
const SIGN_COLORS = {
    '+': 'green',
    '-': 'red'
};
function joined(changes) {
    const groups = [];
    for (const change of changes){
        const last = groups.at(-1);
        const isSame = last?.name === change.name && !(last.type in SIGNS) && !(change.type in SIGNS);
        if (last && isSame) groups[groups.length - 1] = both(last, change);
        else groups.push(change);
    }
    return groups;
}
function both(last, change) {
    const properties = [
        ...last.properties ?? [],
        ...change.properties ?? []
    ];
    return {
        ...last,
        text: `${last.text}; ${change.text}`,
        properties
    };
}
function line(depth, { type, subject, name, text }, isColored) {
    const { sign, color } = SIGNS[type] ?? OTHER;
    const word = subject === 'layer' ? `layer ${JSON.stringify(name)}` : name;
    const prefix = subject === 'scene' ? 'scene ' : subject === 'item' ? 'library: ' : '';
    return `${'    '.repeat(depth)}${cli_common.paint(color, `${sign} ${prefix}${word}`, isColored)}${cli_common.visibleLine(`: ${text}`)}`;
}

function diffSpan(before, after, place) {
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
    const properties = matchScenes.compareProperties(before.properties, after.properties);
    if (properties.length > 0) changes.push({
        ...base,
        type: 'changed',
        text: matchScenes.describeProperties(properties),
        properties
    });
    const elements = matchScenes.diffElements(before.elements, after.elements, place);
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
    const lines = matchScenes.lineChanges(before, after).flatMap((part)=>part.lines);
    const count = (sign)=>lines.filter((line)=>line.sign === sign).length;
    const [come, gone] = [
        count('+'),
        count('-')
    ];
    return `script edited (+${come} −${gone} lines)`;
}
function spanName({ start, duration, label }) {
    const frames = duration === 1 ? `frame ${start + 1}` : `frames ${start + 1}–${start + duration}`;
    return label === undefined ? frames : `${frames} ${JSON.stringify(label)}`;
}

function diffTimeline(olds, news, timeline) {
    const differences = {
        timeline,
        changes: [],
        removed: [],
        added: [],
        removedSpans: [],
        addedSpans: []
    };
    const layers = matchScenes.matchLayers(olds, news);
    const reordered = layers.reordered();
    const places = new Map([
        ...olds.entries(),
        ...news.entries()
    ].map(([index, layer])=>[
            layer,
            index + 1
        ]));
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
                    places.get(before),
                    places.get(layer)
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
    const properties = matchScenes.compareProperties(layerValues(before), layerValues(after));
    if (properties.length > 0) found.changes.push({
        ...layerChange('changed', after, timeline),
        text: matchScenes.describeProperties(properties),
        properties
    });
    const pairs = matchScenes.align(before.frames, after.frames, matchScenes.isSameSpan, matchScenes.likeness);
    for (const { before: old, after: now } of pairs){
        if (old && now) {
            const diff = diffSpan(old, now, {
                timeline,
                layer: after.name,
                frame: now.start
            });
            for (const change of diff.changes)found.changes.push(change);
            for (const element of diff.removed)found.removed.push(element);
            for (const element of diff.added)found.added.push(element);
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
function pairSpans(found) {
    const { timeline, changes, removedSpans, addedSpans } = found;
    const matching = new matchScenes.Matching(removedSpans, addedSpans).byKey(({ frame })=>matchScenes.isFull(frame) ? matchScenes.contentOf(frame) : undefined);
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
function pairMoves({ removed, added }) {
    const matching = new matchScenes.Matching(removed, added).byKey(({ element })=>JSON.stringify(element)).byKey(({ element: { kind, name, item } })=>name === '' ? undefined : JSON.stringify([
            kind,
            name,
            item
        ]));
    const changes = [
        ...matching.pairs
    ].map(([before, after])=>({
            type: 'moved',
            subject: 'element',
            name: matchScenes.nameOf(after.element),
            ...after.place,
            text: `moved here from ${describeMove(before.place, after.place)}`
        }));
    for (const { element, place } of matching.removed)changes.push({
        type: 'removed',
        subject: 'element',
        name: matchScenes.nameOf(element),
        ...place,
        text: 'removed'
    });
    for (const { element, place } of matching.added)changes.push({
        type: 'added',
        subject: 'element',
        name: matchScenes.nameOf(element),
        ...place,
        text: `added at ${element.x}, ${element.y}`
    });
    return changes;
}
function describeMove(from, to) {
    if (from.layer !== to.layer) return `layer ${JSON.stringify(from.layer)}`;
    return `frame ${(from.frame ?? 0) + 1}`;
}

function diffDocuments(before, after) {
    return [
        ...diffSettings(before, after),
        ...diffScenes(before.scenes, after.scenes),
        ...diffLibrary(before.library, after.library)
    ];
}
function diffSettings(before, after) {
    const stage = changed(factsOf.STAGE, matchScenes.compareProperties({
        ...before.properties,
        ...stageOf(before)
    }, {
        ...after.properties,
        ...stageOf(after)
    }));
    return [
        ...stage,
        ...changed(factsOf.PUBLISHING, matchScenes.compareProperties(before.publishing, after.publishing))
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
            text: matchScenes.describeProperties(properties),
            properties
        }
    ];
}
function diffScenes(olds, news) {
    const matching = matchScenes.matchScenes(olds, news);
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
        for (const change of diffTimeline(before.layers, scene.layers, name))changes.push(change);
    }
    return changes;
}
function diffLibrary(olds, news) {
    const matching = matchScenes.matchItems(olds, news);
    const folders = new Map();
    for (const [before, after] of matching.pairs)if (after.type === 'folder') folders.set(before.name, after.name);
    const changes = matching.removed.map((item)=>({
            type: 'removed',
            subject: 'item',
            name: item.name,
            text: `removed (${item.type})`
        }));
    for (const item of news){
        const before = matching.partnerOf(item);
        if (before) for (const change of diffItem(before, item, folders))changes.push(change);
        else changes.push({
            type: 'added',
            subject: 'item',
            name: item.name,
            text: `added (${item.type})`
        });
    }
    return changes;
}
function diffItem(before, after, folders) {
    const { name } = after;
    const changes = [];
    const folder = host_headless.folderOf$1(before.name);
    const expected = host_headless.joinPath(folders.get(folder) ?? folder, host_headless.leafOf(before.name));
    if (expected !== name) changes.push(describeNewName(before.name, name));
    const properties = matchScenes.compareProperties({
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
        text: matchScenes.describeProperties(properties),
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
    const from = host_headless.folderOf$1(before);
    return {
        type: 'moved',
        subject: 'item',
        name,
        text: `moved from ${from === '' ? 'the root' : from}`,
        properties
    };
}

function newNamesOf(before, after) {
    const names = new Map();
    for (const [old, item] of matchScenes.matchItems(before.library, after.library).pairs)if (old.name !== item.name) names.set(old.name, item.name);
    return names;
}
function withNewNames(before, after) {
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
function withNewPaths(properties, names) {
    const entries = Object.entries(properties).map(([name, value])=>name.endsWith('bitmapPath') ? [
            name,
            names.get(value) ?? value
        ] : [
            name,
            value
        ]);
    return Object.fromEntries(entries);
}

function compareFacts(before, after) {
    return diffDocuments(withNewNames(before, after), after);
}

exports.changesText = changesText;
exports.compareFacts = compareFacts;
exports.newNamesOf = newNamesOf;
