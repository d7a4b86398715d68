// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const writeOutput = require('./writeOutput.js');
const cli_common = require('./common.js');

/** Maximum number of things named; of the others, the number is reported. */ const MAX_NAMED = 5;
/** Reports in one line what a picture does not show, if anything. @param of - the picture, as the line begins */ function tellNotDrawn(of, notDrawn, io) {
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

/**
 * Writes an SVG picture as SVG or, by the name of the file, as PNG.
 *
 * @throws Error for a PNG where the package that makes it is not installed.
 */ function writePicture(svg, { output, scale, fonts, maxPixels }, io, platform) {
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
    const picture = isPng ? host_drawing().rasterize(platform.rasterizer, svg, {
        scale,
        fontFolders,
        maxPixels,
        tell
    }) : svg;
    writeOutput.writeOutput(output, picture, platform);
    io.detail(`wrote ${output}`);
}
/** The limits of a host with that many pixels. */ function pixelLimit(maxPixels) {
    return maxPixels === undefined ? {} : {
        maxPixels
    };
}

exports.pixelLimit = pixelLimit;
exports.tellNotDrawn = tellNotDrawn;
exports.writePicture = writePicture;
