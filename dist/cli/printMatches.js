// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const forEachDocument = require('./forEachDocument.js');
const host_headless = require('../host/headless.js');
const host_errors = require('../host/errors.js');
const choosePlace = require('./choosePlace.js');
const cli_program = require('./program.js');
require('./findDocuments.js');
require('node:fs');
require('node:path');
require('tinyglobby');
require('./readStandardInput.js');
require('node:os');
require('../host/defaults.js');
require('saxes');
require('acorn');
require('magic-string');
require('@jridgewell/trace-mapping');
require('node:zlib');
require('node:vm');
require('node:crypto');
require('node:module');
require('gifenc');
require('maxrects-packer');
require('commander');
require('@babel/code-frame');
require('node:child_process');

/** A library item as JSON has it. */ function describeItem(facade) {
    const item = facade;
    return {
        name: item.name,
        itemType: item.itemType,
        linkageClassName: read(item, 'linkageClassName')
    };
}
/** An element as JSON has it; what its kind does not have is null. `frame` is the first frame of its keyframe. */ function describeElement(facade, realm) {
    const element = facade;
    return {
        name: element.name,
        elementType: element.elementType,
        instanceType: read(element, 'instanceType'),
        symbolType: read(element, 'symbolType'),
        libraryItem: nameOf(read(element, 'libraryItem')),
        timeline: timelineOf(facade, realm),
        layer: nameOf(element.layer),
        frame: keyframeOf(realm.unwrap(facade)),
        x: element.x,
        y: element.y
    };
}
/** A layer as JSON has it. */ function describeLayer(facade, realm) {
    const layer = facade;
    return {
        name: layer.name,
        layerType: layer.layerType,
        timeline: timelineOf(facade, realm),
        parentLayer: nameOf(layer.parentLayer),
        visible: layer.visible,
        locked: layer.locked,
        frameCount: layer.frameCount
    };
}
/** A keyframe as JSON has it; `startFrame` counts from 0. */ function describeFrame(facade, realm) {
    const frame = facade;
    const { layer } = realm.unwrap(facade);
    return {
        name: frame.name,
        labelType: frame.labelType,
        timeline: timelineOf(facade, realm),
        layer: layer.name,
        startFrame: frame.startFrame,
        duration: frame.duration,
        tweenType: frame.tweenType,
        hasScript: frame.actionScript !== '',
        elements: frame.elements.length
    };
}
/** The name of the scene, or the path of the symbol, that an object is on. */ function timelineOf(facade, realm) {
    const object = realm.unwrap(facade);
    let scene = null;
    for(let node = object?.node ?? null; node; node = node.parent){
        if (node.name === 'DOMTimeline') scene = node.attr('name') ?? null;
        if (node.name === 'DOMSymbolItem') return node.attr('name') ?? null;
    }
    return scene;
}
function read(object, name) {
    return name in object ? object[name] ?? null : null;
}
function nameOf(object) {
    return object?.name ?? null;
}
function keyframeOf(object) {
    for(let node = object?.node ?? null; node; node = node.parent){
        if (node.name === 'DOMFrame') return host_headless.readStart(node);
    }
    return null;
}

/** What a query is for, and how its matches are described. */ const KINDS = {
    items: {
        select: '$$',
        describe: describeItem,
        noun: 'item'
    },
    layers: {
        select: '$.layers',
        describe: describeLayer,
        noun: 'layer'
    },
    frames: {
        select: '$.frames',
        describe: describeFrame,
        noun: 'keyframe'
    },
    elements: {
        select: '$',
        describe: describeElement,
        noun: 'element'
    }
};
/** What the library says, with debugging, of a bare word that nothing is named after. */ const MEANT = /^ *(.*; did you mean .*\?)$/;
/**
 * Asks a document. The built library runs in a host, as in Animate, and answers.
 *
 * @throws whatever opening the document or the query throws; RangeError for a place that is not there.
 */ function findMatches(document, text, question, io) {
    const lines = [];
    const host = new host_headless.Host(host_headless.nodePlatform, {
        realm: 'separate',
        onTrace: (line)=>lines.push(...line.split('\n')),
        onWarning: io.warn
    });
    const opened = host.open(document);
    const timeline = choosePlace.chooseTimeline(opened, question);
    const frame = choosePlace.chooseFrame(timeline, question.frame);
    cli_program.loadLibrary(host, io.libraryFolder);
    const run = (name)=>host.scripts.run(name, 'query');
    const kind = kindOf(question);
    const { select, describe, noun } = KINDS[kind];
    const isAtFrame = kind === 'elements' || question.frame !== undefined;
    const found = kind === 'frames' && isAtFrame ? run(select)(text, run(select)(':current')) : run(question.all ? `${select}.all` : select)(text);
    found.list();
    const { length: count } = found.elements;
    const listed = [
        `${host_errors.amount(count, noun)} in ${opened.name}`,
        ...lines.splice(0).slice(1)
    ];
    const hints = [];
    if (count === 0) {
        run(select)(text, true);
        hints.push(...lines.flatMap((line)=>MEANT.exec(line)?.[1] ?? []));
        if (kind !== 'items' && !question.all) {
            const where = (isAtFrame ? `frame ${frame + 1} of ` : '') + `"${timeline.name}"`;
            const hint = hintElsewhere(run, text, kind, where);
            if (hint !== null) hints.push(hint);
        }
    }
    const described = Array.from(found.elements, (facade)=>describe(facade, host.realm));
    // The name alone does not tell where it is.
    if (question.all) described.forEach(({ timeline }, i)=>listed[i + 1] += ` in ${timeline}`);
    host.closeAll();
    return {
        lines: listed,
        count,
        described,
        hints
    };
}
function kindOf({ items, layers, frames }) {
    if (items) return 'items';
    if (layers) return 'layers';
    return frames ? 'frames' : 'elements';
}
/** What to say where a query found nothing at one place, and others have something; null for nothing. */ function hintElsewhere(run, text, kind, where) {
    const { select, noun } = KINDS[kind];
    const count = (name, query)=>run(name)(query).elements.length;
    const advice = `try --all, --timeline${kind === 'layers' ? ' or --symbol' : ', --symbol or --frame'}`;
    const matching = count(`${select}.all`, text);
    if (matching > 0) {
        const elsewhere = kind === 'elements' ? 'elsewhere or on locked layers' : 'elsewhere';
        const those = `${host_errors.amount(matching, noun)} ${matching === 1 ? 'matches' : 'match'}`;
        return `nothing was found at ${where}, but ${those} ${elsewhere}: ${advice}`;
    }
    const others = kind === 'elements' && count('$', '*') === 0 ? count('$.all', '*') : 0;
    return others > 0 ? `nothing can be found at ${where}, but ${others === 1 ? '1 element stands' : `${others} elements stand`} elsewhere: ${advice}` : null;
}

/**
 * Prints what a query finds in documents. Of several documents each line begins with the name of its document; one that
 * fails stops no other. False when one failed.
 *
 * @param patterns paths of documents, folders or patterns
 * @throws of a single document whatever opening it throws; errors of the query; Error when a pattern names no document.
 */ function printMatches(patterns, text, options, io) {
    const isList = options.json && !options.count;
    const all = [];
    const isDone = forEachDocument.forEachDocument(patterns, io, (document, name)=>{
        const matches = findMatches(document, text, options, io);
        if (isList) all.push(...matches.described.map((match)=>name === undefined ? match : {
                document: name,
                ...match
            }));
        else if (name === undefined) printOne(matches, options, io);
        else printNamed(name, matches, options, io);
        for (const hint of matches.hints)io.note(name === undefined ? hint : `${name}: ${hint}`);
    });
    if (isList) io.out(`${JSON.stringify(all, null, 2)}\n`);
    return isDone;
}
function printOne({ lines, count }, options, io) {
    if (options.count) io.line(String(count));
    else for (const line of lines)io.line(line);
}
/** The first line tells about all matches; the others begin with their number. */ function printNamed(name, { lines, count }, options, io) {
    if (options.count) io.line(`${name}: ${count}`);
    else for (const line of lines.slice(1))io.line(`${name}: ${line.replace(/^ *\d+: /, '')}`);
}

exports.printMatches = printMatches;
