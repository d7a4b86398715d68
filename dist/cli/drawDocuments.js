// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('../host/shown.js'));
const ffmpegVideo = require('./ffmpegVideo.js');
const chooseLocation = require('./chooseLocation.js');
const cli_common = require('./common.js');
const forEachDocument = require('./forEachDocument.js');
const namedTargets = require('./namedTargets.js');
const writePicture = require('./writePicture.js');

function drawDocuments(patterns, options, io) {
    const { output } = options;
    if (output !== undefined) cli_common.checkPictureName(output);
    const targetOf = namedTargets.namedTargets(output, 'pictures/{name}.png', 'picture');
    return forEachDocument.forEachDocument(patterns, io, (file, name, isOnly)=>drawTimeline(file, {
            ...options,
            output: targetOf(file, name, isOnly)
        }, io));
}
function drawTimeline(file, options, io) {
    const host = new host_headless.Host(ffmpegVideo.drawingPlatform, {
        ...host_headless.LIBRARY_ALONE,
        onWarning: io.warn,
        fonts: options.fonts === undefined ? [] : [
            options.fonts
        ],
        limits: writePicture.pixelLimit(options.maxPixels)
    });
    const document = host.open(file);
    const timeline = chooseLocation.chooseTimeline(document, options);
    const frame = chooseLocation.chooseFrame(timeline, options.frame);
    const matches = options.query === undefined ? undefined : findMatches(host, options.query, options, io);
    if (matches?.length === 0) io.note(`${file}: nothing matches ${options.query}: nothing is outlined`);
    const { svg, notDrawn } = host_headless.pictureOf(document, {
        timeline,
        frame,
        matches
    });
    const { output } = options;
    if (output === undefined) io.outContent(svg);
    else {
        writePicture.writePicture(svg, {
            ...options,
            output
        }, io, host_headless.nodePlatform);
        io.line(output);
    }
    writePicture.tellNotDrawn(options.output ?? file, notDrawn, io);
    const blank = host_shown().whyBlank(timeline.record, document.film, frame);
    if (blank !== undefined) io.note(`${options.output ?? file}: "${timeline.name}", frame ${frame + 1}: ${blank}`);
}
function findMatches(host, query, { items }, io) {
    const queries = host_headless.queriesOf(host, io.libraryFolder);
    const matches = items ? queries.here('items', query).instances() : queries.here('elements', query);
    return matches.objects.filter((object)=>object instanceof host_headless.Element);
}

exports.drawDocuments = drawDocuments;
