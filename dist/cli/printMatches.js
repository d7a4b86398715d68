// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_program = require('./program.js');
const choosePlace = require('./choosePlace.js');
const findDocuments = require('./findDocuments.js');
const loadLibrary = require('./loadLibrary.js');
require('../host/errors.js');
require('saxes');
require('magic-string');
require('acorn');
require('node:zlib');
require('node:vm');
require('node:fs');
require('node:os');
require('node:module');
require('commander');
require('tinyglobby');

/** A library item as JSON has it. */
function describeItem(facade) {
    const item = facade;
    return {
        name: item.name,
        itemType: item.itemType,
        linkageClassName: read(item, 'linkageClassName'),
    };
}
/** An element as JSON has it; what its kind does not have is null. `frame` is the first frame of its keyframe. */
function describeElement(facade, realm) {
    const element = facade;
    return {
        name: element.name,
        elementType: element.elementType,
        instanceType: read(element, 'instanceType'),
        symbolType: read(element, 'symbolType'),
        libraryItem: nameOf(read(element, 'libraryItem')),
        layer: nameOf(element.layer),
        frame: keyframeOf(realm.unwrap(facade)),
        x: element.x,
        y: element.y,
    };
}
function read(object, name) {
    return name in object ? (object[name] ?? null) : null;
}
function nameOf(object) {
    return object?.name ?? null;
}
function keyframeOf(object) {
    for (let node = object?.node ?? null; node; node = node.parent) {
        if (node.name === 'DOMFrame')
            return Number(node.attr('index') ?? 0);
    }
    return null;
}

/**
 * Prints what a query finds in documents. The built library runs in a host, as in Animate, and answers. Of several
 * documents each line begins with the name of its document; one that fails stops no other. False when one failed.
 *
 * @param patterns paths of documents, folders or patterns
 * @throws of a single document whatever opening it or the query throws; Error when a pattern names no document.
 */
function printMatches(patterns, text, options, io) {
    const [only, ...others] = patterns;
    const isSingle = others.length === 0 && !isManifold(only);
    if (isSingle) {
        printOne(matchesIn(only, text, options, io), options, io);
        return true;
    }
    return printAll([...new Set(patterns.flatMap(findDocuments.findDocuments))], text, options, io);
}
/** True for a folder of documents, and for a pattern. */
function isManifold(pattern) {
    if (!host_headless.nodePlatform.disk.exists(pattern))
        return /[*?{[]/.test(pattern);
    const [found, ...others] = findDocumentsIn(pattern);
    return others.length > 0 || (found !== undefined && found !== path.resolve(pattern));
}
function findDocumentsIn(folder) {
    try {
        return findDocuments.findDocuments(folder);
    }
    catch {
        return [];
    }
}
function matchesIn(document, text, options, io) {
    const lines = [];
    const host = new host_headless.Host(host_headless.nodePlatform, {
        realm: 'separate',
        onTrace: (line) => lines.push(...line.split('\n')),
        onWarning: io.warn,
    });
    const opened = host.open(document);
    const timeline = choosePlace.chooseTimeline(opened, options);
    const frame = choosePlace.chooseFrame(timeline, options.frame);
    loadLibrary.loadLibrary(host, io.libraryFolder);
    const run = (name) => host.scripts.run(name, 'query');
    const found = run(options.items ? '$$' : options.all ? '$.all' : '$')(text);
    if (!options.json)
        found.list();
    const describe = options.items ? describeItem : describeElement;
    const count = found.elements.length;
    const described = options.json ? Array.from(found.elements, (facade) => describe(facade, host.realm)) : [];
    const asksOneFrame = !options.items && !options.all;
    const isBare = asksOneFrame && count === 0 && run('$')('*').elements.length === 0;
    const elsewhere = isBare ? run('$.all')('*').elements.length : 0;
    const hint = `nothing can be found at frame ${frame + 1} of "${timeline.name}", but ${elsewhere} elements stand elsewhere: try --all, --timeline, --symbol or --frame`;
    host.closeAll();
    return { lines, count, described, hint: elsewhere > 0 ? hint : null };
}
function printOne({ lines, count, described, hint }, options, io) {
    if (options.count)
        io.out(`${count}\n`);
    else if (options.json)
        io.out(`${JSON.stringify(described, null, 2)}\n`);
    else
        io.out(`${lines.join('\n')}\n`);
    if (hint !== null)
        io.err(`adobe-collection: ${hint}\n`);
}
function printAll(documents, text, options, io) {
    const all = [];
    let isDone = true;
    for (const document of documents) {
        const name = path.relative('', document);
        try {
            const { lines, count, described, hint } = matchesIn(document, text, options, io);
            if (options.count)
                io.out(`${name}: ${count}\n`);
            else if (options.json)
                all.push(...described.map((match) => ({ document: name, ...match })));
            else
                for (const line of lines.slice(1))
                    io.out(`${name}: ${line.replace(/^ *\d+: /, '')}\n`);
            if (hint !== null)
                io.err(`adobe-collection: ${name}: ${hint}\n`);
        }
        catch (error) {
            isDone = false;
            io.err(`adobe-collection: ${name}: ${cli_program.errorLine(error)}\n`);
        }
    }
    if (options.json && !options.count)
        io.out(`${JSON.stringify(all, null, 2)}\n`);
    return isDone;
}

exports.printMatches = printMatches;
