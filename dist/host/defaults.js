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

exports.DEFAULTS = DEFAULTS;
