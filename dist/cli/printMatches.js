// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const loadLibrary = require('./loadLibrary.js');
require('../host/errors.js');
require('saxes');
require('magic-string');
require('acorn');
require('node:path');
require('node:zlib');
require('node:vm');
require('node:fs');
require('node:module');

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
 * Prints what a query finds in a document. The built library runs in a host, as in Animate, and answers.
 *
 * @throws whatever opening the document or the query throws.
 */
function printMatches(document, text, options, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        realm: 'separate',
        onTrace: (line) => io.out(`${line}\n`),
        onWarning: io.warn,
    });
    host.open(document);
    loadLibrary.loadLibrary(host, io.libraryFolder);
    const select = host.scripts.run(options.items ? '$$' : '$', 'query');
    const found = select(text);
    if (!options.json) {
        found.list();
        return;
    }
    const describe = options.items ? describeItem : describeElement;
    const described = Array.from(found.elements, (facade) => describe(facade, host.realm));
    io.out(`${JSON.stringify(described, null, 2)}\n`);
}

exports.printMatches = printMatches;
