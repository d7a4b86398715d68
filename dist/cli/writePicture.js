// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
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
    writeFile(output, picture, platform);
    io.detail(`wrote ${output}`);
}
/** Writes a file, and makes its folder; leaves no half of it behind. @throws Error that says why it cannot */ function writeFile(file, content, { disk, paths }) {
    const isNew = !disk.exists(file);
    try {
        disk.makeFolder(paths.dirname(paths.resolve(file)));
        disk.write(file, content);
    } catch (error) {
        if (isNew && disk.exists(file)) disk.removeFile(file);
        throw new Error(`${file}: cannot be written: ${host_errors.faultReason(error, MAKING)}`, {
            cause: error
        });
    }
}
/** A folder that is there is no fault: only a file can be in its way. */ const MAKING = {
    EEXIST: 'a part of its path is no folder'
};
/** The limits of a host with that many pixels. */ function pixelLimit(maxPixels) {
    return maxPixels === undefined ? {} : {
        maxPixels
    };
}

exports.pixelLimit = pixelLimit;
exports.writeFile = writeFile;
exports.writePicture = writePicture;
