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

/** Options of `export` that not every format takes. */ const ONE_PICTURE = {
    isOneFile: true,
    isStream: true,
    options: []
};
const PACKING = [
    'padding',
    'extrude',
    'maxSize',
    'powerOfTwo',
    'rotate'
];
/** What documents can become. The names are those of the command line, where `--animated` makes `animated svg` of `svg`. */ const EXPORT_FORMATS = {
    png: {
        title: 'Frames as PNG',
        endings: [
            '.png'
        ],
        isOneFile: false,
        isStream: true,
        hasPixels: true,
        options: []
    },
    svg: {
        title: 'Frames as SVG',
        endings: [
            '.svg'
        ],
        isOneFile: false,
        isStream: true,
        hasPixels: false,
        options: [
            'animated'
        ]
    },
    'animated svg': {
        ...ONE_PICTURE,
        title: 'SVG that plays',
        endings: [
            '.svg'
        ],
        hasPixels: false,
        options: [
            'animated'
        ]
    },
    sheet: {
        title: 'Sprite sheet: PNG and JSON',
        endings: [
            '.png',
            '.json',
            '.xml',
            '.css'
        ],
        isOneFile: false,
        isStream: false,
        hasPixels: true,
        options: [
            'data',
            'trim',
            ...PACKING
        ]
    },
    atlas: {
        title: 'Texture atlas of Adobe',
        endings: [],
        isOneFile: false,
        isStream: false,
        hasPixels: true,
        options: [
            'optimized',
            'leaves',
            ...PACKING
        ]
    },
    gif: {
        ...ONE_PICTURE,
        title: 'GIF',
        endings: [
            '.gif'
        ],
        hasPixels: true
    },
    apng: {
        ...ONE_PICTURE,
        title: 'APNG',
        endings: [
            '.png',
            '.apng'
        ],
        hasPixels: true
    },
    json: {
        ...ONE_PICTURE,
        title: 'The document as JSON',
        endings: [
            '.json'
        ],
        hasPixels: false
    }
};
/** All formats, in the order of the table. */ const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS);
/** The formats of `--to`. */ const COMMAND_FORMAT_NAMES = EXPORT_FORMAT_NAMES.filter((name)=>name !== 'animated svg');
/** A format, with what every format says of itself. */ function exportFormat(name) {
    return EXPORT_FORMATS[name];
}
/** The formats of `--to` that take an option. */ function formatsWith(option) {
    return COMMAND_FORMAT_NAMES.filter((name)=>exportFormat(name).options.includes(option));
}
const WHOLE = {
    knowsRotation: true,
    knowsSheets: true
};
/** The data that can go with a sheet, by the name on the command line. */ const SHEET_DATA_FORMATS = {
    'json-hash': {
        ...WHOLE,
        extension: 'json'
    },
    'json-array': {
        ...WHOLE,
        extension: 'json'
    },
    sparrow: {
        ...WHOLE,
        extension: 'xml'
    },
    aseprite: {
        extension: 'json',
        knowsRotation: false,
        knowsSheets: false
    },
    css: {
        extension: 'css',
        knowsRotation: false,
        knowsSheets: false
    }
};
const SHEET_DATA_NAMES = Object.keys(SHEET_DATA_FORMATS);

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

exports.COMMAND_FORMAT_NAMES = COMMAND_FORMAT_NAMES;
exports.DEFAULTS = DEFAULTS;
exports.DEFAULT_LIMITS = DEFAULT_LIMITS;
exports.EXPORT_FORMATS = EXPORT_FORMATS;
exports.SHEET_DATA_FORMATS = SHEET_DATA_FORMATS;
exports.SHEET_DATA_NAMES = SHEET_DATA_NAMES;
exports.exportFormat = exportFormat;
exports.formatsWith = formatsWith;
exports.isBomb = isBomb;
