// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('./errors.js');

function isBomb(size, packedSize, { maxRatio }) {
    return size > RATIO_FREE_SIZE && size > maxRatio * packedSize;
}
const RATIO_FREE_SIZE = 2 ** 20;
function checkTotal(path, size, fileSize, limits) {
    const refuse = (limit, what)=>{
        throw new host_errors.DocumentError(path, `${what}; the limit ${limit} is ${limits[limit]}`);
    };
    if (size > limits.maxTotalSize) refuse('maxTotalSize', `unpacks to ${size} bytes`);
    if (size > RATIO_FREE_TOTAL && size > limits.maxTotalRatio * fileSize) refuse('maxTotalRatio', `claims to expand from ${fileSize} to ${size} bytes`);
}
const RATIO_FREE_TOTAL = 2 ** 28;
const DEFAULT_LIMITS = {
    maxEntries: host_errors.MAX_ENTRIES,
    maxTotalSize: host_errors.MAX_TOTAL_SIZE,
    maxRatio: host_errors.MAX_RATIO,
    maxTotalRatio: host_errors.MAX_TOTAL_RATIO,
    maxTextLength: host_errors.MAX_ENTRY_LENGTH,
    maxDepth: host_errors.MAX_XML_DEPTH,
    maxPixels: host_errors.MAX_PIXELS
};

const DEFAULT_SHEET = {
    trim: false,
    padding: 2,
    extrude: 0,
    maxSize: 4096,
    powerOfTwo: false,
    rotate: false
};

const DEFAULTS = {
    scales: [
        1
    ],
    animated: false,
    play: false,
    data: 'json-hash',
    sheet: DEFAULT_SHEET,
    optimized: false,
    loop: 1,
    film: {
        quality: 'high'
    },
    pictures: {
        kind: 'png',
        quality: 'lossless'
    }
};

function bareName(name) {
    return name.replace(/\.(fla|xfl)$/i, '');
}

const ONE_FILE = {
    isOneFile: true,
    isStream: true
};
const FILM = {
    isOneFile: true,
    isStream: false,
    hasPixels: true,
    isFilm: true,
    options: [
        'play',
        'size',
        'fps',
        'loop',
        'quality',
        'strict'
    ]
};
const LAYERS = [
    'layers',
    'crop'
];
const FILM_LAYERS = {
    options: [
        ...FILM.options,
        ...LAYERS
    ]
};
const PACKING = [
    'padding',
    'extrude',
    'maxSize',
    'powerOfTwo',
    'rotate'
];
const EXPORT_FORMATS = {
    png: {
        title: 'Frames as PNG',
        endings: [
            '.png'
        ],
        isOneFile: false,
        isStream: true,
        hasPixels: true,
        options: [
            'play',
            'strict',
            ...LAYERS
        ]
    },
    webp: {
        title: 'Frames as WebP',
        endings: [
            '.webp'
        ],
        isOneFile: false,
        isStream: true,
        hasPixels: true,
        options: [
            'play',
            'quality',
            'strict',
            ...LAYERS
        ]
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
            'animated',
            'by',
            'play',
            'strict',
            ...LAYERS
        ]
    },
    'animated svg': {
        ...ONE_FILE,
        title: 'SVG that plays',
        endings: [
            '.svg'
        ],
        hasPixels: false,
        options: [
            'animated',
            'by',
            'play',
            'strict',
            ...LAYERS
        ]
    },
    sheet: {
        title: 'Sprite sheet: PNG and JSON',
        endings: [
            '.png',
            '.webp',
            '.json',
            '.xml',
            '.css',
            '.tres',
            '.tpsheet'
        ],
        isOneFile: false,
        isStream: false,
        hasPixels: true,
        options: [
            'play',
            'data',
            'trim',
            'together',
            'pictures',
            'quality',
            'strict',
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
            'together',
            'pictures',
            'quality',
            'strict',
            ...PACKING
        ]
    },
    gif: {
        ...ONE_FILE,
        title: 'GIF',
        endings: [
            '.gif'
        ],
        hasPixels: true,
        options: [
            'play',
            'strict',
            ...LAYERS
        ]
    },
    apng: {
        ...ONE_FILE,
        title: 'APNG',
        endings: [
            '.png',
            '.apng'
        ],
        hasPixels: true,
        options: [
            'play',
            'strict',
            ...LAYERS
        ]
    },
    mp4: {
        ...FILM,
        title: 'Film: MP4',
        endings: [
            '.mp4'
        ]
    },
    webm: {
        ...FILM,
        ...FILM_LAYERS,
        title: 'Film: WebM, may be transparent',
        endings: [
            '.webm'
        ]
    },
    mov: {
        ...FILM,
        ...FILM_LAYERS,
        title: 'Film: QuickTime for compositing',
        endings: [
            '.mov'
        ]
    },
    wav: {
        ...ONE_FILE,
        title: 'Sound: WAV',
        endings: [
            '.wav'
        ],
        hasPixels: false,
        options: [
            'play',
            'loop'
        ]
    },
    lottie: {
        ...ONE_FILE,
        title: 'Lottie',
        endings: [
            '.json',
            '.lottie'
        ],
        hasPixels: false,
        options: [
            'bake',
            'strict'
        ]
    },
    swf: {
        ...ONE_FILE,
        title: 'SWF',
        endings: [
            '.swf'
        ],
        hasPixels: false,
        options: [
            'scripts',
            'sourcePath',
            'strict'
        ]
    },
    json: {
        ...ONE_FILE,
        title: 'The document as JSON',
        endings: [
            '.json'
        ],
        hasPixels: false,
        options: []
    }
};
const QUALITIES = [
    'low',
    'medium',
    'high',
    'lossless'
];
const PICTURE_KINDS = [
    'png',
    'webp'
];
const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS);
const COMMAND_FORMAT_NAMES = EXPORT_FORMAT_NAMES.filter((name)=>name !== 'animated svg');
const PICTURE_FORMAT_NAMES = EXPORT_FORMAT_NAMES.filter((name)=>name !== 'swf' && name !== 'lottie' && !isFilm(name));
function exportFormat(name) {
    return EXPORT_FORMATS[name];
}
function isFilm(name) {
    return exportFormat(name).isFilm === true;
}
function formatsWith(option) {
    return COMMAND_FORMAT_NAMES.filter((name)=>exportFormat(name).options.includes(option));
}
const WHOLE = {
    knowsRotation: true,
    knowsSheets: true
};
const SHEET_DATA_FORMATS = {
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
    },
    godot: {
        extension: 'tres',
        knowsRotation: false,
        knowsSheets: false
    },
    unity: {
        extension: 'tpsheet',
        knowsRotation: false,
        knowsSheets: true
    }
};
const SHEET_DATA_NAMES = Object.keys(SHEET_DATA_FORMATS);

const MIX_RATE = 44100;

exports.COMMAND_FORMAT_NAMES = COMMAND_FORMAT_NAMES;
exports.DEFAULTS = DEFAULTS;
exports.DEFAULT_LIMITS = DEFAULT_LIMITS;
exports.EXPORT_FORMATS = EXPORT_FORMATS;
exports.MIX_RATE = MIX_RATE;
exports.PICTURE_KINDS = PICTURE_KINDS;
exports.QUALITIES = QUALITIES;
exports.SHEET_DATA_FORMATS = SHEET_DATA_FORMATS;
exports.SHEET_DATA_NAMES = SHEET_DATA_NAMES;
exports.bareName = bareName;
exports.checkTotal = checkTotal;
exports.exportFormat = exportFormat;
exports.formatsWith = formatsWith;
exports.isBomb = isBomb;
exports.isFilm = isFilm;
