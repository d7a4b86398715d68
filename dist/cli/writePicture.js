// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const host_headless = require('../host/headless.js');

/**
 * Writes an SVG picture as SVG or, by the name of the file, as PNG.
 *
 * @throws Error for a PNG where the package that makes it is not installed.
 */
function writePicture(svg, { output, scale, fonts, maxPixels }, io) {
    if (output === undefined)
        io.out(svg);
    else if (path.extname(output).toLowerCase() === '.png') {
        const fontFolders = fonts === undefined ? [] : [fonts];
        fs.writeFileSync(output, host_headless.rasterize(host_headless.nodePlatform.rasterizer, svg, { scale, fontFolders, maxPixels }));
    }
    else
        fs.writeFileSync(output, svg);
}
/** The limits of a host with that many pixels. */
function pixelLimit(maxPixels) {
    return maxPixels === undefined ? {} : { maxPixels };
}

exports.pixelLimit = pixelLimit;
exports.writePicture = writePicture;
