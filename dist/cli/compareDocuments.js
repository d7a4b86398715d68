// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const compareFacts = require('./compareFacts.js');
const factsOf = require('./factsOf.js');
const chooseLocation = require('./chooseLocation.js');
const cli_common = require('./common.js');
const openApart = require('./openApart.js');
const writePicture = require('./writePicture.js');

const GROUP = '<DOMGroup';
function equalSymbols(before, after) {
    const isEqual = (name)=>[
            before,
            after
        ].every(({ files })=>files.has(name)) && host_headless.hasSameBytes(before.files.bytes(name), after.files.bytes(name));
    const symbols = before.library.items.flatMap((item)=>item instanceof host_headless.SymbolItem ? item.filePath : []);
    const equal = symbols.filter(isEqual);
    if (equal.length === symbols.length && isEqual('DOMDocument.xml')) return new Set(equal);
    return new Set(equal.filter((name)=>!Buffer.from(after.files.bytes(name)).includes(GROUP)));
}

const GAP = 20;
const TITLE = 28;
function drawDiff(before, after, names = new Map()) {
    const changed = before ? elementsUnlike(before, after, names) : {
        gone: [],
        come: elementsAt(after, names).map(({ element })=>element)
    };
    return grid([
        [
            ...before ? [
                panel('before', before)
            ] : [],
            panel('after', after)
        ],
        [
            ...before ? [
                panel('removed or changed', before, changed.gone)
            ] : [],
            panel('added or changed', after, changed.come)
        ]
    ]);
}
function elementsUnlike(before, after, names) {
    const olds = elementsAt(before, names);
    const news = elementsAt(after, new Map());
    return {
        gone: withoutEqual(olds, news),
        come: withoutEqual(news, olds)
    };
}
function withoutEqual(elements, others) {
    const left = new Map();
    for (const { key } of others)left.set(key, (left.get(key) ?? 0) + 1);
    return elements.flatMap(({ element, key })=>{
        const count = left.get(key) ?? 0;
        left.set(key, count - 1);
        return count > 0 ? [] : [
            element
        ];
    });
}
function elementsAt({ timeline, frame }, names) {
    return timeline.layers.flatMap((layer)=>{
        const keyframe = layer.keyframes.find(({ startFrame, duration })=>startFrame <= frame && frame < startFrame + duration);
        return (keyframe?.backToFront ?? []).map((element)=>({
                element,
                key: keyOf(element, names)
            }));
    });
}
function keyOf(element, names) {
    const facts = factsOf.elementFacts(element);
    const item = facts.item === undefined ? undefined : names.get(facts.item) ?? facts.item;
    return JSON.stringify({
        ...facts,
        item,
        description: undefined
    });
}
function panel(title, { document, timeline, frame }, matches) {
    const last = Math.max(0, timeline.frameCount - 1);
    const { svg } = host_headless.pictureOf(document, {
        timeline,
        frame: Math.min(frame, last),
        ...matches ? {
            matches
        } : {}
    });
    const size = (name)=>Number(new RegExp(`^<svg[^>]* ${name}="([\\d.]+)`).exec(svg)?.[1] ?? 0);
    return {
        title,
        svg,
        width: size('width'),
        height: size('height')
    };
}
function grid(rows) {
    const parts = [];
    let width = 0;
    let y = 0;
    for (const row of rows){
        let x = GAP;
        for (const { title, svg, ...size } of row){
            const text = `<text x="${x}" y="${y + TITLE - 8}" font-family="'DejaVu Sans', sans-serif" font-size="14" fill="#333">${title}</text>`;
            const inner = withOwnIds(svg, `p${parts.length}`);
            parts.push(text + inner.replace(/^<svg/, `<svg x="${x}" y="${y + TITLE}"`));
            x += size.width + GAP;
        }
        width = Math.max(width, x);
        y += TITLE + Math.max(...row.map(({ height })=>height));
    }
    y += GAP;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}"><rect width="100%" height="100%" fill="#e8e8e8"/>${parts.join('')}</svg>\n`;
}
function withOwnIds(svg, prefix) {
    return svg.replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`).replace(/(href)="#([^"]+)"/g, `$1="#${prefix}-$2"`).replace(/^<\?xml[^>]*>\s*/, '');
}

async function compareDocuments(oldFile, newFile, options, io) {
    if (options.render !== undefined) cli_common.checkPictureName(options.render);
    if (oldFile === '-' && newFile === '-') throw new Error('diff: only one of the documents can be standard input');
    const before = await openApart.openApart(oldFile, io);
    const after = await openApart.openApart(newFile, io);
    const [oldFacts, newFacts] = factsToCompare(before, after);
    const changes = compareFacts.compareFacts(oldFacts, newFacts);
    if (options.json) io.out(`${JSON.stringify(changes, null, 2)}\n`);
    else if (changes.length > 0) io.outPainted([
        cli_common.visibleLine(`--- ${oldFile}`),
        cli_common.visibleLine(`+++ ${newFile}`),
        ...compareFacts.changesText(changes, io.isColored, io.isVerbose),
        ''
    ].join('\n'));
    if (options.render !== undefined) {
        const location = placeToDraw(options, changes, after);
        const svg = drawDiff(shownIn(before, location, true), shownIn(after, location, false), compareFacts.newNamesOf(oldFacts, newFacts));
        writePicture.writePicture(svg, {
            output: options.render
        }, io, host_headless.nodePlatform);
    }
    return changes.length === 0;
}
function factsToCompare(before, after) {
    const equal = equalSymbols(before, after);
    const different = [
        factsOf.factsOf(before, equal),
        factsOf.factsOf(after, equal)
    ];
    return compareFacts.newNamesOf(...different).size === 0 ? different : [
        factsOf.factsOf(before),
        factsOf.factsOf(after)
    ];
}
function placeToDraw({ timeline, symbol, frame }, changes, after) {
    if (timeline !== undefined || symbol !== undefined || frame !== undefined) return {
        timeline,
        symbol,
        frame
    };
    const first = changes.find((change)=>change.timeline !== undefined && change.type !== 'removed');
    if (!first) return {};
    const number = (first.frame ?? 0) + 1;
    const isScene = after.timelines.some(({ name })=>name === first.timeline);
    return isScene ? {
        timeline: first.timeline,
        frame: number
    } : {
        symbol: first.timeline,
        frame: number
    };
}
function shownIn(document, place, mayMiss) {
    const { frame, ...where } = place;
    try {
        const timeline = chooseLocation.chooseTimeline(document, where);
        const last = timeline.frameCount;
        const number = frame !== undefined && mayMiss ? Math.max(1, Math.min(frame, last)) : frame;
        return {
            document,
            timeline,
            frame: chooseLocation.chooseFrame(timeline, number)
        };
    } catch (error) {
        if (mayMiss) return undefined;
        throw error;
    }
}

exports.compareDocuments = compareDocuments;
