// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
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
    writeOutput(output, picture, platform);
    io.detail(`wrote ${output}`);
}
/**
 * Writes a file that the user named, and makes its folder. The old one is there until the new one is whole.
 *
 * @throws Error that says why it cannot
 */ function writeOutput(file, content, platform) {
    try {
        host_headless.writeFile(platform, host_headless.pathToWrite(platform, file), content, {
            makesFolders: true
        });
    } catch (error) {
        throw new Error(`${file}: cannot be written: ${host_errors.faultReason(error, MAKING)}`, {
            cause: error
        });
    }
}
/** A folder that is there is no fault: only a file can be in its way. */ const MAKING = {
    EEXIST: 'a part of its path is not a folder'
};
/** The limits of a host with that many pixels. */ function pixelLimit(maxPixels) {
    return maxPixels === undefined ? {} : {
        maxPixels
    };
}

exports.pixelLimit = pixelLimit;
exports.writeOutput = writeOutput;
exports.writePicture = writePicture;
