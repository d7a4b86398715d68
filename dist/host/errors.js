// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const os = require('node:os');
const fs = require('node:fs');

function homeFolder() {
    try {
        const home = os.homedir();
        return isPlace(home) ? home : undefined;
    } catch  {
        return undefined;
    }
}
function isPlace(folder) {
    return folder !== undefined && path.isAbsolute(folder);
}

const NAME = 'adobe-collection';
function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    if (isPlace(XDG_CACHE_HOME)) return path.join(XDG_CACHE_HOME, NAME);
    if (process.platform === 'win32' && isPlace(LOCALAPPDATA)) return path.join(LOCALAPPDATA, NAME, 'Cache');
    const home = homeFolder();
    if (home === undefined) return undefined;
    if (process.platform === 'win32') return path.join(home, NAME, 'Cache');
    if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches', NAME);
    return path.join(home, '.cache', NAME);
}

const INSTEAD_OF_GLOBALS = {
    xjsfl: 'leave the line out',
    $dom: 'write `fl.getDocumentDOM()`',
    $timeline: 'write `fl.getDocumentDOM().getTimeline()`',
    $library: 'write `fl.getDocumentDOM().library`',
    $selection: "write `$(':selected').elements`",
    trace: 'write `fl.trace(text)`',
    clear: 'write `fl.outputPanel.clear()`',
    format: "write `fl.trace(a + ' ' + b)`",
    inspect: 'write `$(…).list()` or `fl.trace(value)`',
    list: "write `$(…).list()` or `fl.trace($(…).pluck('name'))`",
    debug: 'write `fl.trace(error)`',
    include: 'write `fl.runScript(uri)`',
    require: 'write `fl.runScript(uri)`',
    load: 'write `FLfile.read(uri)`',
    save: 'write `FLfile.write(uri, text)`',
    UI: "ask a collection: `$(':selected').length`, `$$(':selected').length`",
    XUL: 'write `Collection.ask(title, { name: [label, value] }, function (answers) { … })`',
    Context: 'write `$.layers(…)`, `$.frames(…)` or `fl.getDocumentDOM().getTimeline()`',
    Iterators: 'write `$.layers(…).each(…)`, `$.frames(…).each(…)` or `$.all(…).each(…)`',
    Bounds: 'write `$(…).bounds()`',
    File: 'write `FLfile.read(uri)` and `FLfile.write(uri, text)`',
    Folder: "write `FLfile.listFolder(uri, 'files')`",
    URI: 'write a text that begins with `file:///`, such as `fl.scriptURI`',
    Table: "write `$(…).toCSV('name,x,y')`",
    Utils: 'write the loop in the script'
};
const INSTEAD_OF_METHODS = {
    eq: 'write `slice(n, n + 1)` for a collection, `get(n)` for the element',
    not: "write `filter(':not(…)')`",
    is: "write `$(collection, ':bitmap').length > 0`",
    has: "write `filter(':has(…)')`",
    end: 'call `clone()` before `filter`, `add` and `remove`, which change the collection',
    addBack: 'write `add(collection)`',
    css: 'write `attr(name, value)`; to read, `pluck(name)`',
    prop: 'write `attr(name, value)`; to read, `pluck(name)`',
    val: 'write `text(value)` for texts, `attr(name, value)` for others; to read, `pluck(name)`',
    data: "write `invoke('setPersistentData', name, type, value)`",
    removeAttr: 'write `attr(name, value)` with the value that the attribute has by default',
    html: 'write `text(value)`; to read, `text()`',
    hide: "write `attr('visible', false)`, of elements or of `layers()`",
    show: "write `attr('visible', true)`, of elements or of `layers()`",
    toggle: "write `attr('visible', function (element) { return !element.visible; })`",
    lock: "write `attr('locked', true)`, of elements or of `layers()`",
    unlock: "write `attr('locked', false)`, of elements or of `layers()`",
    fadeIn: "write `attr('alpha', 100)`; in time, `frames().tween()`",
    fadeOut: "write `attr('alpha', 0)`; in time, `frames().tween()`",
    fadeTo: "write `attr('alpha', percent)`; in time, `frames().tween()`",
    animate: 'write `attr({ … })`; in time, `frames().tween()`',
    parent: "write `$(collection, ':parent')`",
    parents: "write `$(collection, ':parent')`",
    closest: "write `$(collection, ':parent')`",
    contents: 'write `children()`',
    siblings: 'write `$(collection.layers())` for all on the same layers',
    next: 'write `get(index + 1)`',
    prev: 'write `get(index - 1)`',
    index: 'write `indexOf(element)`',
    toArray: 'read `elements`; `elements.slice()` is a copy',
    size: 'read `length`',
    addClass: "write `items().linkage(name)`: a class is that of the library's item",
    removeClass: "write `items().linkage(name)`: a class is that of the library's item",
    hasClass: "write `$(collection, '.Name').length > 0`: a class is that of the library's item",
    on: 'write a loop: scripts have no events of elements; `fl.addEventListener` has those of the program',
    off: 'write a loop: scripts have no events of elements; `fl.removeEventListener` has those of the program',
    bind: 'write a loop: scripts have no events of elements; `fl.addEventListener` has those of the program',
    trigger: 'call the function: scripts have no events of elements',
    click: 'write a loop: scripts have no events of elements',
    append: "write `$$('name').addToStage(x, y)`",
    appendTo: "write `$$('name').addToStage(x, y)`",
    prepend: "write `$$('name').addToStage(x, y)`",
    after: "write `$$('name').addToStage(x, y)`",
    before: "write `$$('name').addToStage(x, y)`",
    empty: 'write `deleteElements()` or `deleteItems()`',
    detach: 'write `deleteElements()` or `deleteItems()`',
    replaceWith: 'write `swap(item)`',
    wrap: 'write `toSymbol()` or `group()`',
    width: "write `attr('width', value)`; to read, `pluck('width')`",
    height: "write `attr('height', value)`; to read, `pluck('height')`",
    offset: 'write `bounds()`; to set, `move(x, y)`',
    position: "write `bounds()`; to set, `attr('pos', [x, y])`",
    even: "write `filter(':even')`",
    odd: "write `filter(':odd')`",
    forEach: 'write `each(function (element, index) { … })`',
    reduce: 'write `elements` and a loop: Animate has no `reduce`',
    some: 'write `clone().filter(callback).length > 0`',
    every: 'write `clone().filter(callback).length === collection.length`',
    push: 'write `add(element)`',
    concat: 'write `clone().add(collection)`',
    join: "write `pluck('name').join()`",
    reverse: 'write `elements.reverse()`',
    splice: 'write `remove(start, count)`',
    cleanup: 'write `unique()`',
    centre: "write `align('center')`",
    center: "write `align('center')`"
};
const INSTEAD_OF_FUNCTIONS = {
    each: 'write a `for` loop, or `$(…).each(function (element, index) { … })`',
    map: 'write a `for` loop, or `$(…).map(function (element) { … })`',
    grep: 'write a `for` loop, or `$(…).filter(function (element) { … })`',
    extend: 'write a `for … in` loop; methods are added to `$.fn` one by one',
    merge: 'write `a.concat(b)`',
    trim: "write `text.replace(/^\\s+/, '').replace(/\\s+$/, '')`",
    inArray: 'write `new Collection(array).indexOf(value)`',
    isArray: 'write `value instanceof Array`',
    isFunction: "write `typeof value === 'function'`",
    type: 'write `typeof value`',
    proxy: 'write `function () { return method.apply(scope, arguments); }`',
    makeArray: 'write `$(…).elements.slice()`',
    parseJSON: 'load `collection.es5.jsx`, and write `JSON.parse(text)`',
    ajax: 'write `FLfile.read(uri)`: scripts reach files alone',
    get: 'write `FLfile.read(uri)`: scripts reach files alone',
    post: 'write `FLfile.write(uri, text)`: scripts reach files alone',
    ready: 'leave the line out',
    load: 'open a Document: `fl.openDocument(uri)`',
    html: "write `$(…).toCSV('name,x,y')` or `$(…).list()`",
    root: "write `$.all('*')`, or `$('*')` for the current frame"
};
const INSTEAD_OF_REGISTERING = {
    register: "write `Selectors.element.register(':word', callback)` or `Selectors.item.register(…)`"
};

const MAX_NUMBER = 1e12;
const MAX_FRAMES = 100_000;
const MAX_FRAME_RATE = 1000;
const MAX_NESTING = 250;
const MAX_SHOWN = 200_000;
const MAX_DRAWN = 24e6;
const MAX_CLIPS = 20_000;
const MAX_GRADIENT_COLORS = 1000;
const MAX_FILTERS = 32;
const MAX_FILTERED = 32e6;
const MAX_BLUR = 255;
const MAX_BLUR_PASSES = 15;
const MAX_DISTANCE = 32_767;
const MAX_STRENGTH = 255;
const MIN_DASH = 0.25;
const MAX_DASHES = 2000;
const MAX_CUTS = 50_000;
const MAX_EDGE_PAIRS = 25_000_000;
const MAX_MITER_LIMIT = 255;
const MAX_TYPE_SIZE = 10_000;
const MAX_TEXT_LENGTH = 100_000;
const MAX_SOUND_SECONDS = 1800;
const MAX_VOICES = 32;
const MAX_VIDEO_PICTURES = 60_000;
const MAX_VIDEO_BYTES = 2 ** 28;
const MAX_SHOWN_BYTES = 2 ** 28;
const MAX_VIDEO_MILLISECONDS = 60_000;
const MAX_MIX_BYTES = 2 ** 30;
const MAX_ENTRIES = 65_535;
const MAX_TOTAL_SIZE = 2 ** 31;
const MAX_RATIO = 250;
const MAX_TOTAL_RATIO = 50;
const MAX_ENTRY_LENGTH = 256e6;
const MAX_ANSWERS_BYTES = 64e6;
const MAX_SOURCE_BYTES = 8e6;
const MAX_SOURCES = 20_000;
const MAX_SOURCES_BYTES = 128e6;
const MAX_ELEMENTS = 4_000_000;
const MAX_XML_DEPTH = 512;
const MAX_COMPARED_PAIRS = 1_000_000;
const MAX_PIXELS = 64e6;
const MAX_BITMAP_PIXELS = 512e6;
const MAX_JPEG_SCANS = 100;
const MAX_MESSAGE = 1000;
class LimitError extends RangeError {
    constructor(...args){
        super(...args), this.name = 'RangeError';
    }
}
function checkCount(claimant, count, max, unit) {
    if (count > max) throw tooMuch(claimant, count, max, unit);
}
function tooMuch(claimant, count, max, unit, hint = '') {
    const fault = `${claimant} claims ${inGroups(count)} ${unit}; the maximum is ${inGroups(max)}`;
    return new LimitError(hint === '' ? fault : `${fault}; ${hint}`);
}
function inGroups(count) {
    return String(count).replace(/^\d+$/, (digits)=>digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

class DocumentError extends Error {
    constructor(path, reason){
        super(`${path}: ${reason}`), this.name = 'DocumentError';
        this.path = path;
        this.reason = reason;
    }
}
const RECOVERY = ' (convert --recover saves what can be read)';
function damaged(path, reason) {
    return new DocumentError(path, reason + RECOVERY);
}

const CHUNK = 8192;
function decodeLatin1(bytes) {
    let text = '';
    for(let at = 0; at < bytes.length; at += CHUNK){
        text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    }
    return text;
}

function isStackOverflow(error) {
    if (!(error instanceof Error) || !/^(Range|Internal)Error$/.test(error.name)) return false;
    return /stack (size|overflow)|too much recursion/.test(error.message);
}

const REASONS = {
    ENOENT: 'no such file or folder',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is not a folder',
    ENOSPC: 'no space left on the disk',
    EROFS: 'the disk is read-only',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long'
};
function faultReason(error, special = {}) {
    const { code = '', message } = error;
    return special[code] ?? REASONS[code] ?? message;
}

const FOLDERS = new Set([
    'LIBRARY',
    'META-INF',
    'bin',
    'publishtemplates'
]);
const TOP_FILES = /\.(xml|xfl)$|^mimetype$/i;
function isDocumentFolder(name) {
    return FOLDERS.has(name);
}
function isOfDocument(name) {
    const [first = '', ...others] = name.split('/');
    return others.length > 0 ? isDocumentFolder(first) : isDocumentFile(first);
}
function isDocumentFile(name) {
    return TOP_FILES.test(name);
}

const ZIP = [
    0x50,
    0x4b,
    0x03,
    0x04
];
const EMPTY_ZIP = [
    0x50,
    0x4b,
    0x05,
    0x06
];
const COMPOUND = [
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1
];
function isZip(bytes) {
    return startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);
}
function isCompoundFile(bytes) {
    return startsWith(bytes, COMPOUND);
}
function startsWith(bytes, beginning) {
    return bytes.length >= beginning.length && beginning.every((byte, index)=>bytes[index] === byte);
}

function decodeText(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes);
    } catch  {
        return decodeLatin1(bytes);
    }
}

function nearestWord(word, candidates) {
    const limit = Math.max(1, Math.floor(word.length / 3));
    let best;
    let least = limit + 1;
    for (const candidate of candidates){
        const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase());
        if (distance < least) [best, least] = [
            candidate,
            distance
        ];
    }
    return best;
}
function distanceOf(first, second) {
    let row = Array.from({
        length: second.length + 1
    }, (_, index)=>index);
    for (const letter of first){
        let [left, diagonal] = [
            Infinity,
            Infinity
        ];
        row = row.map((above, index)=>{
            left = Math.min(left + 1, above + 1, diagonal + (letter === second[index - 1] ? 0 : 1));
            diagonal = above;
            return left;
        });
    }
    return row.at(-1) ?? 0;
}

class ScriptSyntaxError extends Error {
    constructor(reason, file, { line, column }, others = []){
        super(`${file}:${line}: ${reason}`), this.reason = reason, this.file = file, this.others = others, this.name = 'SyntaxError';
        this.line = line;
        this.column = column;
    }
}

const CUT = ' … ';
function shortened(message) {
    if (message.length <= MAX_MESSAGE) return message;
    const half = (MAX_MESSAGE - CUT.length) / 2;
    return `${message.slice(0, Math.ceil(half))}${CUT}${message.slice(-Math.floor(half))}`;
}

const ARRAY = 'join reverse sort push pop shift unshift splice concat slice indexOf lastIndexOf forEach map filter some every ' + 'reduce reduceRight';
const STRING = 'substring toLowerCase toUpperCase charAt charCodeAt indexOf lastIndexOf toLocaleLowerCase toLocaleUpperCase ' + 'localeCompare match search replace split substr concat slice bold italics fixed strike small big blink sup sub ' + 'fontsize fontcolor link anchor';
const generics = {
    Array: ARRAY.split(' '),
    String: STRING.split(' ')
};
const members = table({
    '': 'Object Function Array Number Boolean String Date RegExp Math Error EvalError RangeError ReferenceError ' + 'SyntaxError TypeError URIError parseFloat parseInt Infinity NaN undefined decodeURI decodeURIComponent ' + 'encodeURI encodeURIComponent escape unescape eval isFinite isNaN',
    Object: 'prototype length name',
    'Object.prototype': 'constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __defineGetter__ ' + '__defineSetter__ __lookupGetter__ __lookupSetter__ __proto__',
    'Function.prototype': 'constructor toString apply call length name arguments caller',
    Array: 'prototype length name',
    'Array.prototype': `constructor toString toLocaleString length ${ARRAY}`,
    String: 'prototype length name fromCharCode',
    'String.prototype': `constructor toString valueOf length ${STRING}`,
    Number: 'prototype length name MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
    'Number.prototype': 'constructor toString toLocaleString valueOf toFixed toExponential toPrecision',
    Date: 'prototype length name parse UTC now',
    'Date.prototype': 'constructor toString toDateString toTimeString toLocaleString toLocaleDateString toLocaleTimeString valueOf ' + 'getTime getFullYear getUTCFullYear getMonth getUTCMonth getDate getUTCDate getDay getUTCDay getHours ' + 'getUTCHours getMinutes getUTCMinutes getSeconds getUTCSeconds getMilliseconds getUTCMilliseconds ' + 'getTimezoneOffset setTime setMilliseconds setUTCMilliseconds setSeconds setUTCSeconds setMinutes ' + 'setUTCMinutes setHours setUTCHours setDate setUTCDate setMonth setUTCMonth setFullYear setUTCFullYear ' + 'toUTCString toGMTString getYear setYear',
    Math: 'abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan E LN10 LN2 LOG10E LOG2E ' + 'PI SQRT1_2 SQRT2',
    Error: 'prototype length name stackTraceLimit',
    'Error.prototype': 'constructor name message toString'
});
function table(texts) {
    return Object.fromEntries(Object.entries(texts).map(([path, names])=>[
            path,
            names.split(' ')
        ]));
}

const CLASSES = 4;
function adviseOnError(line, methods) {
    const global = /^(\S+) is not defined$/.exec(line)?.[1];
    if (global !== undefined && Object.hasOwn(INSTEAD_OF_GLOBALS, global)) return `${global} is part of xJSFL: ${INSTEAD_OF_GLOBALS[global]?.replaceAll('`', '')}; docs/differences.md lists the others`;
    const method = /\.(\w+) is not a function$/.exec(line)?.[1];
    if (method === undefined) return undefined;
    const owners = methods().get(method);
    if (owners?.length === CLASSES) return `${method} is a method of collections: of an element, or an Array of elements, write $(value).${method}(…)`;
    if (owners !== undefined) return `${method} is a method of ${owners.join(' and ')}`;
    if (!Object.hasOwn(INSTEAD_OF_METHODS, method)) return undefined;
    return `of a collection, ${INSTEAD_OF_METHODS[method]?.replaceAll('`', '')}`;
}

function amount(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const START = 20;
const processes = {
    id: process.pid,
    birth: birthOf(process.pid) ?? '',
    machine: os.hostname(),
    isRunning,
    pause: (milliseconds)=>void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
};
function isRunning(id, birth) {
    if (namespaceIn(birth) !== namespaceIn(processes.birth)) return true;
    if (!hasNumber(id)) return false;
    const start = birthOf(id);
    return start === undefined || start === birth;
}
function hasNumber(id) {
    try {
        return process.kill(id, 0);
    } catch (error) {
        return error.code !== 'ESRCH';
    }
}
function birthOf(id) {
    try {
        const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
        const start = stat.slice(stat.lastIndexOf(')')).split(' ')[START];
        return `${fs.readlinkSync('/proc/self/ns/pid')} ${start}`;
    } catch  {
        return undefined;
    }
}
function namespaceIn(birth) {
    return birth.split(' ')[0];
}

const PIECE = 2 ** 16;
const WAIT = 20;
function readAll(handle, refuse) {
    const pieces = [];
    let length = 0;
    for(;;){
        const piece = readPiece(handle);
        pieces.push(piece);
        length += piece.length;
        refuse(pieces[0], length);
        if (piece.length < PIECE) return Buffer.concat(pieces);
    }
}
function readPiece(handle) {
    const piece = Buffer.alloc(PIECE);
    let length = 0;
    for(let read; length < PIECE && (read = readSome(handle, piece, length)) > 0;)length += read;
    return piece.subarray(0, length);
}
function readSome(handle, piece, offset) {
    for(;;){
        try {
            return fs.readSync(handle, piece, {
                offset
            });
        } catch (error) {
            const { code } = error;
            if (code === 'EOF') return 0;
            if (code !== 'EAGAIN') throw error;
            processes.pause(WAIT);
        }
    }
}

const FIRST_WAIT = 1;
const MAX_WAIT = 20;
function writeAll(handle, content) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for(let written = 0, wait = FIRST_WAIT; written < bytes.length;){
        const count = writeSome(handle, bytes, written);
        written += count;
        if (count === 0) processes.pause(wait);
        wait = count === 0 ? Math.min(2 * wait, MAX_WAIT) : FIRST_WAIT;
    }
}
function writeSome(handle, bytes, offset) {
    try {
        return fs.writeSync(handle, bytes, offset);
    } catch (error) {
        if (error.code === 'EAGAIN') return 0;
        throw error;
    }
}

const GLOBALS = 'JSON Map Set WeakMap WeakSet Symbol Promise Proxy Reflect Intl console globalThis setTimeout';
function explainMissing(message) {
    const name = /^(\w+) is not defined$/.exec(message)?.[1] ?? /(\w+) is not a function$/.exec(message)?.[1] ?? '';
    const isMissing = / defined$/.test(message) ? GLOBALS.split(' ').includes(name) : isNewer(name);
    return isMissing ? `Animate's engine does not have ${name}; --modern lifts the limit` : undefined;
}
function isNewer(name) {
    const types = {
        Object,
        Function,
        Array,
        String,
        Number,
        Date,
        Math
    };
    const isHere = Object.values(types).some((type)=>Object.hasOwn(type, name) || 'prototype' in type && Object.hasOwn(type.prototype, name));
    return isHere && !Object.values(members).some((names)=>names.includes(name));
}

function realPlace(file) {
    const parent = path.dirname(file);
    if (parent === file) return file;
    const folder = fs.existsSync(parent) ? fs.realpathSync.native(parent) : realPlace(parent);
    return path.join(folder, path.basename(file));
}

exports.DocumentError = DocumentError;
exports.INSTEAD_OF_FUNCTIONS = INSTEAD_OF_FUNCTIONS;
exports.INSTEAD_OF_METHODS = INSTEAD_OF_METHODS;
exports.INSTEAD_OF_REGISTERING = INSTEAD_OF_REGISTERING;
exports.LimitError = LimitError;
exports.MAX_ANSWERS_BYTES = MAX_ANSWERS_BYTES;
exports.MAX_BITMAP_PIXELS = MAX_BITMAP_PIXELS;
exports.MAX_BLUR = MAX_BLUR;
exports.MAX_BLUR_PASSES = MAX_BLUR_PASSES;
exports.MAX_CLIPS = MAX_CLIPS;
exports.MAX_COMPARED_PAIRS = MAX_COMPARED_PAIRS;
exports.MAX_CUTS = MAX_CUTS;
exports.MAX_DASHES = MAX_DASHES;
exports.MAX_DISTANCE = MAX_DISTANCE;
exports.MAX_DRAWN = MAX_DRAWN;
exports.MAX_EDGE_PAIRS = MAX_EDGE_PAIRS;
exports.MAX_ELEMENTS = MAX_ELEMENTS;
exports.MAX_ENTRIES = MAX_ENTRIES;
exports.MAX_ENTRY_LENGTH = MAX_ENTRY_LENGTH;
exports.MAX_FILTERED = MAX_FILTERED;
exports.MAX_FILTERS = MAX_FILTERS;
exports.MAX_FRAMES = MAX_FRAMES;
exports.MAX_FRAME_RATE = MAX_FRAME_RATE;
exports.MAX_GRADIENT_COLORS = MAX_GRADIENT_COLORS;
exports.MAX_JPEG_SCANS = MAX_JPEG_SCANS;
exports.MAX_MITER_LIMIT = MAX_MITER_LIMIT;
exports.MAX_MIX_BYTES = MAX_MIX_BYTES;
exports.MAX_NESTING = MAX_NESTING;
exports.MAX_NUMBER = MAX_NUMBER;
exports.MAX_PIXELS = MAX_PIXELS;
exports.MAX_RATIO = MAX_RATIO;
exports.MAX_SHOWN = MAX_SHOWN;
exports.MAX_SHOWN_BYTES = MAX_SHOWN_BYTES;
exports.MAX_SOUND_SECONDS = MAX_SOUND_SECONDS;
exports.MAX_SOURCES = MAX_SOURCES;
exports.MAX_SOURCES_BYTES = MAX_SOURCES_BYTES;
exports.MAX_SOURCE_BYTES = MAX_SOURCE_BYTES;
exports.MAX_STRENGTH = MAX_STRENGTH;
exports.MAX_TEXT_LENGTH = MAX_TEXT_LENGTH;
exports.MAX_TOTAL_RATIO = MAX_TOTAL_RATIO;
exports.MAX_TOTAL_SIZE = MAX_TOTAL_SIZE;
exports.MAX_TYPE_SIZE = MAX_TYPE_SIZE;
exports.MAX_VIDEO_BYTES = MAX_VIDEO_BYTES;
exports.MAX_VIDEO_MILLISECONDS = MAX_VIDEO_MILLISECONDS;
exports.MAX_VIDEO_PICTURES = MAX_VIDEO_PICTURES;
exports.MAX_VOICES = MAX_VOICES;
exports.MAX_XML_DEPTH = MAX_XML_DEPTH;
exports.MIN_DASH = MIN_DASH;
exports.RECOVERY = RECOVERY;
exports.ScriptSyntaxError = ScriptSyntaxError;
exports.adviseOnError = adviseOnError;
exports.amount = amount;
exports.cacheFolder = cacheFolder;
exports.checkCount = checkCount;
exports.damaged = damaged;
exports.decodeLatin1 = decodeLatin1;
exports.decodeText = decodeText;
exports.explainMissing = explainMissing;
exports.faultReason = faultReason;
exports.generics = generics;
exports.hasNumber = hasNumber;
exports.homeFolder = homeFolder;
exports.isCompoundFile = isCompoundFile;
exports.isDocumentFile = isDocumentFile;
exports.isDocumentFolder = isDocumentFolder;
exports.isOfDocument = isOfDocument;
exports.isPlace = isPlace;
exports.isStackOverflow = isStackOverflow;
exports.isZip = isZip;
exports.members = members;
exports.nearestWord = nearestWord;
exports.processes = processes;
exports.readAll = readAll;
exports.realPlace = realPlace;
exports.shortened = shortened;
exports.startsWith = startsWith;
exports.tooMuch = tooMuch;
exports.writeAll = writeAll;
