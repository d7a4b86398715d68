// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const os = require('node:os');
const fs = require('node:fs');

/**
 * The folder of the user; undefined if the system does not know one, as for a numeric user without a name in a
 * container.
 */ function homeFolder() {
    try {
        const home = os.homedir();
        return isPlace(home) ? home : undefined;
    } catch  {
        return undefined;
    }
}
/** True for an absolute path. A relative one would be in the current folder, which may be untrusted. */ function isPlace(folder) {
    return folder !== undefined && path.isAbsolute(folder);
}

const NAME = 'adobe-collection';
/**
 * Where programs keep files that they can make again: https://specifications.freedesktop.org/basedir-spec. Undefined if
 * the user has no such folder.
 */ function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    if (isPlace(XDG_CACHE_HOME)) return path.join(XDG_CACHE_HOME, NAME);
    if (process.platform === 'win32' && isPlace(LOCALAPPDATA)) return path.join(LOCALAPPDATA, NAME, 'Cache');
    const home = homeFolder();
    if (home === undefined) return undefined;
    if (process.platform === 'win32') return path.join(home, NAME, 'Cache');
    if (process.platform === 'darwin') return path.join(home, 'Library', 'Caches', NAME);
    return path.join(home, '.cache', NAME);
}

/** What to write instead of a name that another library has, by that name; in Markdown, as in `docs/differences.md`. */ /**
 * The replacement for each global name of xJSFL 1.02, in Markdown; `docs/differences.md` has the same table.
 *
 * @see https://github.com/davestewart/xJSFL/blob/master/core/jsfl/libraries/framework/Globals.jsfl
 */ const INSTEAD_OF_GLOBALS = {
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
/** `docs/differences.md` has the same table, as for the functions: the replacement for each method that jQuery, cheerio, xJSFL or Arrays have, and collections do not. */ const INSTEAD_OF_METHODS = {
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
/** The replacement for each function of jQuery and cheerio on `$`. */ const INSTEAD_OF_FUNCTIONS = {
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
/** The replacement for each function of xJSFL on `Selectors`. */ const INSTEAD_OF_REGISTERING = {
    register: "write `Selectors.element.register(':word', callback)` or `Selectors.item.register(…)`"
};

/**
 * The table of limits: the most of each thing that a document may claim. Who reads a number of a document asks here
 * before it spends memory or time on it. A value that is not a number, or beyond `MAX_NUMBER`, counts as left out; of the
 * counts below, too many are refused by `checkCount`, in the same words everywhere, unless the entry says otherwise.
 *
 * "Real documents" are the 527 public ones that the tests read; the largest value of each limit was measured on them.
 */ /**
 * The size of any number: pixels, degrees, samples, steps. Times of components in
 * milliseconds, the largest numbers of real documents, are below 2e12, but no document draws them; the next are below 5e9.
 * Products of 20 such numbers are still finite.
 */ const MAX_NUMBER = 1e12;
/** Frames of a timeline, and of a film. Animate allows 16,000 and warns above; real documents have 1,233. */ const MAX_FRAMES = 100_000;
/** Frames in a second. SWF holds less than 256; Animate allows 120; real documents have 30. */ const MAX_FRAME_RATE = 1000;
/** Symbols within symbols. Real documents have a dozen; an engine's stack ends at some hundreds. */ const MAX_NESTING = 250;
/**
 * Elements that one frame of a published canvas page shows, those inside symbols counted once for each instance: the page
 * makes an object for each of them, however few bytes say so. Real documents have 2,334.
 */ const MAX_SHOWN = 200_000;
/** Characters of an SVG picture, those of definitions counted once for each reference: what a viewer has to draw.
 * Real documents have 6.2 million. */ const MAX_DRAWN = 24e6;
/** Movie clips that play at once. With more no player keeps pace; real documents have 129. */ const MAX_CLIPS = 20_000;
/**
 * Colours of a gradient. The host's dialogue allows 15. The rasterizer's time grows with the square of the number: 200,000
 * at one place take twelve seconds.
 */ const MAX_GRADIENT_COLORS = 1000;
/** Filters of an instance that are drawn; the rest is reported as not drawn. Each is a picture in memory. Real
 * documents have 7. */ const MAX_FILTERS = 32;
/**
 * Pixels that the filters of a picture work on, each counted by the part of its area that is in view, and once for each
 * instance. The rasterizer takes 0.2 s for a blur of a million. Real documents have 0.8 million.
 */ const MAX_FILTERED = 32e6;
/** Pixels of a blur; a larger one counts as that. Source: the host's dialogue. */ const MAX_BLUR = 255;
/** Passes of a blur; more count as that. Source: SWF 19, where they have 5 bits, and players, which draw up to 15. */ const MAX_BLUR_PASSES = 15;
/** Pixels from an element to its shadow, each way; more count as that. Source: the host's dialogue. */ const MAX_DISTANCE = 32_767;
/** The strength of a filter, 1 is 100 per cent; more counts as that. Source: SWF 19, where it has 8 bits before the point. */ const MAX_STRENGTH = 255;
/**
 * The least length of a dash with its gap, in pixels. A line with shorter ones is a plain line: a dash of a thousandth
 * makes millions of a line. Source: the host's dialogue, which begins there.
 */ const MIN_DASH = 0.25;
/**
 * Dashes of a shape whose lines become fills: each is an outline, laid on the others. Four hundred take six seconds.
 */ const MAX_DASHES = 2000;
/**
 * Cuts of the curves of shapes that are laid on one another, two at each crossing. Forty thousand take half a second;
 * drawings of 1,000 edges have some hundreds.
 */ const MAX_CUTS = 50_000;
/**
 * Edges of a shape, times those of another that is laid on it where they are near: each may cross each. Two shapes of 2,000
 * take a second, two of 5,000 a few.
 */ const MAX_EDGE_PAIRS = 25_000_000;
/** Widths from a corner of a line to its point; more count as that. Source: SWF 19, where it has 8 bits before the point. */ const MAX_MITER_LIMIT = 255;
/** Points of a type size; a larger one counts as that. Source: the host's dialogue allows 2500; real documents have 40. */ const MAX_TYPE_SIZE = 10_000;
/** Characters of one text that is laid out. Real documents have 140. */ const MAX_TEXT_LENGTH = 100_000;
/** Seconds of a decoded sound. */ const MAX_SOUND_SECONDS = 1800;
/** Sounds that are heard at once; one more is not heard. Source: "Flash 8 Bible", and Ruffle, `MAX_SOUNDS`. */ const MAX_VOICES = 32;
/** Pictures that are decoded of all videos of a document: more than half an hour at 30 in a second. Real documents have 150. */ const MAX_VIDEO_PICTURES = 60_000;
/** Bytes of the decoded pictures of all videos of a document, which are kept in memory. Those of real documents have 8 MB. */ const MAX_VIDEO_BYTES = 2 ** 28;
/** Bytes of a file that a page shows from the folder of its document, such as a film. A public one has 10 MB. */ const MAX_SHOWN_BYTES = 2 ** 28;
/** Milliseconds that decoding all videos of a document may take. Those of real documents take 1,000. */ const MAX_VIDEO_MILLISECONDS = 60_000;
/** Bytes of a mix of sounds, which is put together in memory. */ const MAX_MIX_BYTES = 2 ** 30;
/** Entries of an FLA, or files of an XFL folder: the most that a zip without extensions holds. */ const MAX_ENTRIES = 65_535;
/** Bytes of all entries together, unpacked. */ const MAX_TOTAL_SIZE = 2 ** 31;
/** Unpacked size of an entry in relation to its packed size. In real documents up to 42; deflate's utmost is 1,032. */ const MAX_RATIO = 250;
/** Unpacked size of all entries in relation to the file; documents below 256 MiB are never refused. In real ones up to 6. */ const MAX_TOTAL_RATIO = 50;
/** Characters of one text entry. */ const MAX_ENTRY_LENGTH = 256e6;
/** Bytes of a file with the conflicts of a merge and their answers: the texts of scripts are most of it. */ const MAX_ANSWERS_BYTES = 64e6;
/** Bytes of one source file of ActionScript. The largest that the tests read has 33,612. */ const MAX_SOURCE_BYTES = 8e6;
/** Source files of a movie, each counted as often as a script includes it: texts that include each other have no end. */ const MAX_SOURCES = 20_000;
/** Bytes of all source files of a movie, counted alike. */ const MAX_SOURCES_BYTES = 128e6;
/** Elements of all XML texts of a document that are read: each takes about 260 bytes. Real documents have 90,000. */ const MAX_ELEMENTS = 4_000_000;
/** Elements inside one another in an XML text. Real documents have 23. */ const MAX_XML_DEPTH = 512;
/**
 * Pairs of things that a comparison of two versions tries: equal lines of two texts, keyframes of two layers, elements of
 * one kind in two keyframes. More are not compared but paired in their order. A million take a second.
 */ const MAX_COMPARED_PAIRS = 1_000_000;
/** Pixels of a picture that is drawn, and of each bitmap in it. */ const MAX_PIXELS = 64e6;
/**
 * Pixels of the bitmaps of a picture, each counted once for each time that it is shown: the rasterizer unpacks it each
 * time, and keeps four bytes of each pixel. Also pixels of all bitmaps of a document that are stored without loss, and
 * become PNG. Real documents show 0.3 million, and hold 33 million.
 */ const MAX_BITMAP_PIXELS = 512e6;
/** Characters of a message: one screen. Of a longer one the beginning and the end are shown. */ const MAX_MESSAGE = 1000;
/*
 * No limit is needed for what a document spends some bytes on for each: layers, keyframes, elements of a keyframe, points
 * of easing, segments of morphs, filters that are listed, points of sounds' envelopes. They cost what their texts cost,
 * which `MAX_ENTRY_LENGTH` and `MAX_ELEMENTS` bound. `soundLoop` repeats a sound within the film's frames only. A count in
 * a binary document is read item by item, and the file ends before a false count.
 */ /** A document claims more than the table allows. The message is whole: nothing need be added but the file. */ class LimitError extends RangeError {
    constructor(...args){
        super(...args), this.name = 'RangeError';
    }
}
/**
 * Refuses what a document claims too much of.
 *
 * @param claimant - what claims it, as a message begins: `The layer "sky"`
 * @param unit - what is counted: `frames`
 * @throws LimitError `The layer "sky" claims 1,000,000,000 frames; the maximum is 100,000`
 */ function checkCount(claimant, count, max, unit) {
    if (count > max) throw tooMuch(claimant, count, max, unit);
}
/** The error of `checkCount`, for who has counted. @param hint - what to do about it: `choose --frames` */ function tooMuch(claimant, count, max, unit, hint = '') {
    const fault = `${claimant} claims ${inGroups(count)} ${unit}; the maximum is ${inGroups(max)}`;
    return new LimitError(hint === '' ? fault : `${fault}; ${hint}`);
}
/** A whole number with commas between its groups of three digits: `1,000,000`. */ function inGroups(count) {
    return String(count).replace(/^\d+$/, (digits)=>digits.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/**
 * A document that cannot be opened, read or saved. The message names the file (and the entry in it) and the cause:
 * `logo.fla, LIBRARY/star.xml: malformed XML at line 3, column 7: unexpected close tag`.
 */ class DocumentError extends Error {
    constructor(path, reason){
        super(`${path}: ${reason}`), this.name = 'DocumentError';
        this.path = path;
        this.reason = reason;
    }
}
/** Names the command that saves what is left of a damaged document. */ const RECOVERY = ' (convert --recover saves what can be read)';
/** The error for a damaged file. */ function damaged(path, reason) {
    return new DocumentError(path, reason + RECOVERY);
}

/** Characters per call: engines limit the number of arguments. */ const CHUNK = 8192;
/** One character for each byte. (`latin1` of TextDecoder is Windows-1252.) */ function decodeLatin1(bytes) {
    let text = '';
    for(let at = 0; at < bytes.length; at += CHUNK){
        text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
    }
    return text;
}

/**
 * True for the error of an engine whose stack is full: `RangeError` in V8 and JavaScriptCore, `InternalError` in SpiderMonkey
 * and QuickJS. Other errors may quote such a message: a failure of a script does.
 */ function isStackOverflow(error) {
    if (!(error instanceof Error) || !/^(Range|Internal)Error$/.test(error.name)) return false;
    return /stack (size|overflow)|too much recursion/.test(error.message);
}

/** The codes of the system's errors in words for the user who reads or writes a file. */ const REASONS = {
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
/**
 * The reason why the system refused an access to a file, in plain words.
 *
 * @param special - more precise reasons for codes with a single possible cause
 */ function faultReason(error, special = {}) {
    const { code = '', message } = error;
    return special[code] ?? REASONS[code] ?? message;
}

/** The folders of an XFL document; other files beside DOMDocument.xml (exports, sources) are not part of it. */ const FOLDERS = new Set([
    'LIBRARY',
    'META-INF',
    'bin',
    'publishtemplates'
]);
const TOP_FILES = /\.(xml|xfl)$|^mimetype$/i;
/** True for a folder right below that of the document, by its name, that belongs to the document. */ function isDocumentFolder(name) {
    return FOLDERS.has(name);
}
/** True for a file of the document, by its name in it. */ function isOfDocument(name) {
    const [first = '', ...others] = name.split('/');
    return others.length > 0 ? isDocumentFolder(first) : isDocumentFile(first);
}
/** True for a file right beside DOMDocument.xml, by its name, that belongs to the document. */ function isDocumentFile(name) {
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
/** True where bytes begin as a zip does: an FLA of Flash CS5 and later. */ function isZip(bytes) {
    return startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);
}
/** True where bytes begin as a compound file does: an FLA of Flash CS4 and older. */ function isCompoundFile(bytes) {
    return startsWith(bytes, COMPOUND);
}
/** True where bytes begin with others. */ function startsWith(bytes, beginning) {
    return bytes.length >= beginning.length && beginning.every((byte, index)=>bytes[index] === byte);
}

/**
 * The text of a file: UTF-16 where its byte order mark says so, else UTF-8, else (not sound UTF-8) Latin-1, which is
 * how the host's older releases wrote. The mark itself is left out.
 */ function decodeText(bytes) {
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

/** The known word that differs least from a word, for "did you mean"; undefined if none is near. */ function nearestWord(word, candidates) {
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
/** Number of characters to change, add or remove. */ function distanceOf(first, second) {
    // Distances between the prefix of one word read so far and each prefix of the other.
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

/** A position at which the host's engine could not parse a script. `line` and `column` count from 1. */ /** The error for a script that the host's engine could not parse. `line` counts from 1. */ class ScriptSyntaxError extends Error {
    /** @param others - further positions in the order of the script; only some errors report them */ constructor(reason, file, { line, column }, others = []){
        super(`${file}:${line}: ${reason}`), this.reason = reason, this.file = file, this.others = others, this.name = 'SyntaxError';
        this.line = line;
        this.column = column;
    }
}

const CUT = ' … ';
/** Shortens a long message to its beginning and its end, so that it fits a screen. */ function shortened(message) {
    if (message.length <= MAX_MESSAGE) return message;
    const half = (MAX_MESSAGE - CUT.length) / 2;
    return `${message.slice(0, Math.ceil(half))}${CUT}${message.slice(-Math.floor(half))}`;
}

/**
 * The members of the language in SpiderMonkey 1.8, the engine of Animate: own names by the path of their object. All
 * other members that Node's engine has on these objects are removed. (Symbols cannot be named without `Symbol` and
 * stay, as the engine's own algorithms need them; so do the accessors of RegExp, for the same reason.) Source: the
 * engine's own tables (jsarray.c, jsstr.c, jsdate.c, …) confirmed by experiments on that release.
 */ const ARRAY = 'join reverse sort push pop shift unshift splice concat slice indexOf lastIndexOf forEach map filter some every ' + 'reduce reduceRight';
const STRING = 'substring toLowerCase toUpperCase charAt charCodeAt indexOf lastIndexOf toLocaleLowerCase toLocaleUpperCase ' + 'localeCompare match search replace split substr concat slice bold italics fixed strike small big blink sup sub ' + 'fontsize fontcolor link anchor';
/** Static twins of prototype methods: `Array.forEach(list, callback)`, `String.replace(text, from, to)`. */ const generics = {
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

/** How many classes of collections have the methods that all have. */ const CLASSES = 4;
/**
 * What to write instead of a name that a script took for one of the library; undefined if nothing is known.
 *
 * @param line - the message of the error: `$dom is not defined`, `$("a").first().attr is not a function`
 * @param methods - the methods of collections, each with the classes that have it
 */ function adviseOnError(line, methods) {
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

/** A number of things in words: `1 frame`, `2 frames`. @param noun - singular of a regular noun */ function amount(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The index of the start time, after the name in brackets, in Linux's status of a process. */ const START = 20;
/** The processes of the machine, by Node's `process`. */ const processes = {
    id: process.pid,
    birth: birthOf(process.pid) ?? '',
    machine: os.hostname(),
    isRunning,
    pause: (milliseconds)=>void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
};
function isRunning(id, birth) {
    // Each container numbers its processes anew: processes of one are not visible in another.
    if (namespaceIn(birth) !== namespaceIn(processes.birth)) return true;
    if (!hasNumber(id)) return false;
    const start = birthOf(id);
    return start === undefined || start === birth;
}
/**
 * True if a process of that number is running. Signal 0 is not delivered: it only tests. A process of another user
 * refuses the test, but it exists.
 */ function hasNumber(id) {
    try {
        return process.kill(id, 0);
    } catch (error) {
        return error.code !== 'ESRCH';
    }
}
/** The namespace that numbers processes, and the moment of the start; undefined if the system provides neither. */ function birthOf(id) {
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
/**
 * Everything up to the end of an open file or pipe, which may be empty for a while. Reading stops at the limit.
 *
 * @param handle - its number
 * @param refuse - receives the first 64 kB, or all where there is less, and the number of bytes after each piece;
 *   throws for too many
 * @throws what `refuse` throws; the error of the system
 */ function readAll(handle, refuse) {
    const pieces = [];
    let length = 0;
    for(;;){
        const piece = readPiece(handle);
        pieces.push(piece);
        length += piece.length;
        refuse(pieces[0], length);
        // The end is read only once: at a terminal the user types it.
        if (piece.length < PIECE) return Buffer.concat(pieces);
    }
}
/** A full piece; at the end of the input the rest of it. */ function readPiece(handle) {
    const piece = Buffer.alloc(PIECE);
    let length = 0;
    for(let read; length < PIECE && (read = readSome(handle, piece, length)) > 0;)length += read;
    return piece.subarray(0, length);
}
/** @returns the number of bytes read; 0 at the end */ function readSome(handle, piece, offset) {
    for(;;){
        try {
            return fs.readSync(handle, piece, {
                offset
            });
        } catch (error) {
            const { code } = error;
            // Windows reports the end of a pipe by an error.
            if (code === 'EOF') return 0;
            if (code !== 'EAGAIN') throw error;
            processes.pause(WAIT);
        }
    }
}

/** The wait before retrying a full output, in milliseconds: the first, and the maximum. */ const FIRST_WAIT = 1;
const MAX_WAIT = 20;
/**
 * Writes to an open file, pipe or terminal, and returns when all of it is written. So nothing is buffered here while a
 * reader is slow.
 *
 * @param handle - its number
 * @throws the error of the system: `EPIPE` when the reader has closed
 */ function writeAll(handle, content) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    for(let written = 0, wait = FIRST_WAIT; written < bytes.length;){
        const count = writeSome(handle, bytes, written);
        written += count;
        if (count === 0) processes.pause(wait);
        wait = count === 0 ? Math.min(2 * wait, MAX_WAIT) : FIRST_WAIT;
    }
}
/** @returns the number of bytes written */ function writeSome(handle, bytes, offset) {
    try {
        return fs.writeSync(handle, bytes, offset);
    } catch (error) {
        // Another program may have set a pipe that it shares with this one so that it does not wait.
        if (error.code === 'EAGAIN') return 0;
        throw error;
    }
}

/** Global names of newer engines that scripts may expect. */ const GLOBALS = 'JSON Map Set WeakMap WeakSet Symbol Promise Proxy Reflect Intl console globalThis setTimeout';
/**
 * Explains an error that is caused by a member which Animate's engine lacks and newer engines have; undefined for other
 * errors.
 *
 * @param message - `JSON is not defined`, `text.trim is not a function`
 */ function explainMissing(message) {
    const name = /^(\w+) is not defined$/.exec(message)?.[1] ?? /(\w+) is not a function$/.exec(message)?.[1] ?? '';
    const isMissing = / defined$/.test(message) ? GLOBALS.split(' ').includes(name) : isNewer(name);
    return isMissing ? `Animate's engine does not have ${name}; --modern lifts the limit` : undefined;
}
/** True for a member that some built-in object has in Node, and none has in Animate's engine. */ function isNewer(name) {
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

/** The path with the links of its folders resolved, as far as they exist. */ function realPlace(file) {
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
