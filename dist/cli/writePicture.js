// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const writeOutput = require('./writeOutput.js');
const cli_common = require('./common.js');

const MAX_NAMED = 5;
function tellNotDrawn(of, notDrawn, io) {
    if (notDrawn.length === 0) return;
    const named = notDrawn.slice(0, MAX_NAMED).map(([what, count])=>count > 1 ? `${what} (${count} times)` : what);
    const others = notDrawn.length - named.length;
    const rest = others > 0 ? [
        `${others} more`
    ] : [];
    io.note(`${of}: not drawn: ${[
        ...named,
        ...rest
    ].join(', ')}`);
}

function writePicture(svg, { output, scale, fonts, maxPixels }, io, platform) {
    cli_common.checkPictureName(output);
    const fontFolders = fonts === undefined ? [] : [
        fonts
    ];
    const isPng = platform.paths.extname(output).toLowerCase() === '.png';
    const tell = (what)=>tellNotDrawn(output, [
            [
                what,
                1
            ]
        ], io);
    const picture = isPng ? host_drawing().rasterize$1(platform.rasterizer, svg, {
        scale,
        fontFolders,
        maxPixels,
        tell
    }) : svg;
    writeOutput.writeOutput(output, picture, platform);
    io.detail(`wrote ${output}`);
}
function pixelLimit(maxPixels) {
    return maxPixels === undefined ? {} : {
        maxPixels
    };
}

exports.pixelLimit = pixelLimit;
exports.tellNotDrawn = tellNotDrawn;
exports.writePicture = writePicture;
