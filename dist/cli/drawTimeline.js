// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const loadLibrary = require('./loadLibrary.js');
const writePicture = require('./writePicture.js');
require('../host/errors.js');
require('saxes');
require('magic-string');
require('acorn');
require('node:path');
require('node:zlib');
require('node:vm');
require('node:fs');
require('node:module');

/**
 * Draws a timeline of a document, with the matches of a query outlined.
 *
 * @throws whatever opening the document or the query throws; RangeError for a scene, symbol or frame that is not there.
 */
function drawTimeline(file, options, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, { realm: 'separate', onWarning: io.warn });
    const document = host.open(file);
    const timeline = chooseTimeline(document, options);
    const frame = chooseFrame(timeline, options.frame);
    const matches = options.query === undefined ? undefined : findMatches(host, options.query, options, io);
    writePicture.writePicture(host_headless.pictureOf(document, { timeline, frame, matches }).svg, options, io);
}
/** Puts the timeline to draw on the stage, so that a query without a source finds what is on it. */
function chooseTimeline(document, { timeline: name, symbol }) {
    if (symbol !== undefined) {
        const item = document.itemAt(symbol);
        if (!(item instanceof host_headless.SymbolItem))
            throw new RangeError(`there is no symbol "${symbol}" in the library`);
        document.editItem(item, true);
    }
    else if (name !== undefined) {
        const names = document.timelines.map((scene) => scene.name);
        if (!names.includes(name)) {
            throw new RangeError(`there is no scene "${name}"; the document has ${names.map((one) => `"${one}"`).join(', ')}`);
        }
        document.currentTimeline = names.indexOf(name);
    }
    return document.getTimeline();
}
/** Moves the playhead to a frame counted from 1, so that a query finds what stands there, and gives its index. */
function chooseFrame(timeline, number) {
    if (number !== undefined) {
        if (number < 1 || number > timeline.frameCount) {
            throw new RangeError(`there is no frame ${number}: "${timeline.name}" has ${timeline.frameCount}`);
        }
        timeline.currentFrame = number - 1;
    }
    return timeline.currentFrame;
}
function findMatches(host, query, { items }, io) {
    loadLibrary.loadLibrary(host, io.libraryFolder);
    const select = host.scripts.run(items ? '$$' : '$', 'query');
    const found = items ? select(query).instances() : select(query);
    return Array.from(found.elements, (facade) => host.realm.unwrap(facade)).filter((object) => object instanceof host_headless.Element);
}

exports.drawTimeline = drawTimeline;
