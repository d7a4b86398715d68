// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const DEFAULT_SHEET = {
    trim: false,
    padding: 2,
    extrude: 0,
    maxSize: 4096,
    powerOfTwo: false,
    rotate: false
};

/** What the command line and the site take where nothing is said. */ const DEFAULTS = {
    scales: [
        1
    ],
    animated: false,
    data: 'json-hash',
    sheet: DEFAULT_SHEET,
    optimized: false
};

/** Bounds against hostile documents: what exceeds one is refused with an error that names the limit. */ /** True for an entry that would be refused as a bomb. */ function isBomb(size, packedSize, { maxRatio }) {
    return size > RATIO_FREE_SIZE && size > maxRatio * packedSize;
}
const RATIO_FREE_SIZE = 2 ** 20;
const DEFAULT_LIMITS = {
    maxEntries: 65_535,
    maxTotalSize: 2 ** 31,
    maxRatio: 250,
    maxTextLength: 256e6,
    maxDepth: 512,
    maxPixels: 64e6
};

exports.DEFAULTS = DEFAULTS;
exports.DEFAULT_LIMITS = DEFAULT_LIMITS;
exports.isBomb = isBomb;
