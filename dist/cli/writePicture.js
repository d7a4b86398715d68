// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const writeOutput = require('./writeOutput.js');
const cli_common = require('./common.js');

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
    const picture = isPng ? host_drawing().rasterize(platform.rasterizer, svg, {
        scale,
        fontFolders,
        maxPixels
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
exports.writePicture = writePicture;
