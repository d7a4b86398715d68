// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');

/**
 * Writes an SVG picture as SVG or, by the name of the file, as PNG.
 *
 * @throws Error for a PNG where the package that makes it is not installed.
 */ function writePicture(svg, { output, scale, fonts, maxPixels }, io, platform) {
    if (output === undefined) {
        io.out(svg);
        return;
    }
    checkPictureName(output);
    const fontFolders = fonts === undefined ? [] : [
        fonts
    ];
    const isPng = platform.paths.extname(output).toLowerCase() === '.png';
    const picture = isPng ? host_headless.rasterize(platform.rasterizer, svg, {
        scale,
        fontFolders,
        maxPixels
    }) : svg;
    writeFile(output, picture, platform);
    io.detail(`wrote ${output}`);
}
/** @throws Error for a name that speaks of another kind of picture */ function checkPictureName(file) {
    if (!/\.(svg|png)$/i.test(file)) throw new Error(`${file}: expected a name that ends in .svg or .png`);
}
/** Writes a file, and makes its folder; leaves no half of it behind. @throws Error that says why it cannot */ function writeFile(file, content, { disk, paths }) {
    const isNew = !disk.exists(file);
    try {
        disk.makeFolder(paths.dirname(paths.resolve(file)));
        disk.write(file, content);
    } catch (error) {
        if (isNew && disk.exists(file)) disk.removeFile(file);
        const { code = '', message } = error;
        throw new Error(`${file}: cannot be written: ${REASONS[code] ?? message}`, {
            cause: error
        });
    }
}
const REASONS = {
    EACCES: 'no permission',
    EPERM: 'no permission',
    EROFS: 'the disk cannot be written to',
    ENOSPC: 'the disk is full',
    EISDIR: 'this is a folder',
    ENOTDIR: 'a part of the path is no folder',
    EEXIST: 'a part of the path is no folder'
};
/** The limits of a host with that many pixels. */ function pixelLimit(maxPixels) {
    return maxPixels === undefined ? {} : {
        maxPixels
    };
}

exports.checkPictureName = checkPictureName;
exports.pixelLimit = pixelLimit;
exports.writeFile = writeFile;
exports.writePicture = writePicture;
