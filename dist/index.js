// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

function errorText(thrown) {
    var message = typeof thrown === 'object' && thrown !== null && thrown.message;
    return typeof message === 'string' ? message : String(thrown);
}

function isArray(value) {
    return value instanceof Array || Object.prototype.toString.call(value) === '[object Array]';
}

var DELETED = /^Invalid JavaScript object\b/;
var DELETED_TYPE = 'undefined';
function isDeletedError(thrown) {
    return DELETED.test(errorText(thrown));
}
function isDeleted(object) {
    try {
        var _a = object, name = _a.name, itemType = _a.itemType;
        return typeof name !== 'string' || itemType === DELETED_TYPE;
    }
    catch (_b) {
        return true;
    }
}

var NOT_IMPLEMENTED = /^NotImplemented\b/;
function read(object, property) {
    try {
        return object[property];
    }
    catch (error) {
        return refused(error);
    }
}
function refused(error) {
    if (isDeletedError(error) || NOT_IMPLEMENTED.test(errorText(error)))
        throw error;
    return undefined;
}
function readList(object, property) {
    return listOf(read(object, property));
}
function ask(object, method) {
    var ability = read(object, method);
    return typeof ability === 'function' && Boolean(ability.call(object));
}
function listOf(value) {
    return isObject(value) && typeof value.length === 'number' ? value : [];
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

function isShapeType(elementType) {
    return elementType === 'shape' || elementType === 'shapeObj';
}
function shapeTypeOf(shape) {
    if (read(shape, 'isDrawingObject'))
        return 'drawing object';
    if (read(shape, 'isOvalObject'))
        return 'oval';
    if (read(shape, 'isRectangleObject'))
        return 'rectangle';
    return read(shape, 'isGroup') ? 'group' : 'shape';
}
function isGroup(element, readMember) {
    if (readMember === void 0) { readMember = read; }
    return (Boolean(readMember(element, 'isGroup')) &&
        !readMember(element, 'isDrawingObject') &&
        !readMember(element, 'isOvalObject') &&
        !readMember(element, 'isRectangleObject'));
}

var MAX_LENGTH$1 = 500;
function describeElement(element, type) {
    var name = element.name;
    var item = type === 'instance' ? element.libraryItem : null;
    var path = item ? ', ' + String(item.name) : '';
    return (name ? String(name) + ' ' : '') + '(' + wordFor(element, type) + path + ')';
}
function describeKeyframe(name, startFrame) {
    return (name ? String(name) + ' ' : '') + '(keyframe at frame ' + (startFrame + 1) + ')';
}
function layerWord(layerType) {
    return layerType === 'folder' ? 'layer folder' : layerType + ' layer';
}
function wordFor(element, type) {
    if (type === 'text')
        return String(element.textType) + ' text';
    if (type === 'tlfText')
        return 'TLF text';
    if (type !== 'instance')
        return shapeTypeOf(element);
    var instanceType = String(element.instanceType);
    return instanceType === 'symbol' ? String(element.symbolType) : instanceType;
}
function describeHostObject(object) {
    var elementType = 'elementType' in object ? object.elementType : null;
    if (typeof elementType === 'string')
        return describeElement(object, elementType);
    var itemType = 'itemType' in object ? object.itemType : null;
    if (typeof itemType === 'string')
        return String(object.name) + ' (' + (itemType === DELETED_TYPE ? 'deleted item' : itemType) + ')';
    var startFrame = object.startFrame;
    if (typeof startFrame === 'number')
        return describeKeyframe(object.name, startFrame);
    var layerType = object.layerType;
    return typeof layerType === 'string' ? String(object.name) + ' (' + layerWord(layerType) + ')' : null;
}
function describeNamed(object) {
    var name = object.name;
    return typeof name === 'string' && name !== '' ? name : String(object);
}
function describeClass(object) {
    return Object.prototype.toString.call(object);
}
function escapeLineBreaks(text) {
    if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0)
        return text;
    return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}
function quote$1(text) {
    if (text.length > MAX_LENGTH$1)
        return quote$1(text.substring(0, MAX_LENGTH$1)) + '... (' + text.length + ' characters)';
    return '"' + escapeLineBreaks(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')) + '"';
}
function describeObject(object, further) {
    try {
        return escapeLineBreaks(describeHostObject(object) || further(object));
    }
    catch (error) {
        return '(' + escapeLineBreaks(errorText(error)) + ')';
    }
}
function describeValue(value) {
    if (typeof value === 'string')
        return quote$1(value);
    if (!isObject(value) && typeof value !== 'function')
        return String(value);
    return describeObject(value, describeNamed);
}
function describeArgument(value) {
    if (typeof value === 'function')
        return 'a Function';
    if (isArray(value))
        return 'an Array';
    if (!isObject(value))
        return describeValue(value);
    return describeObject(value, describeClass);
}

function folderOf(path) {
    return path.substring(0, path.lastIndexOf('/'));
}
function leafOf(path) {
    return path.substring(path.lastIndexOf('/') + 1);
}
function joinPath(folder, leaf) {
    return folder === '' ? leaf : folder + '/' + leaf;
}
function trimSlashes(path) {
    return path.replace(/^\/+/, '').replace(/\/+$/, '');
}
function depthOf(path) {
    return path.split('/').length;
}
function ancestorsOf(path) {
    var ancestors = [];
    for (var slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        ancestors.push(path.substring(0, slash));
    }
    return ancestors;
}
function isBelow(folder, path) {
    return path.substring(0, folder.length + 1) === folder + '/';
}

var OF_DOCUMENTS = ['library', 'timelines'];
var TELLING$1 = [
    ['element', ['elementType']],
    ['item', ['itemType']],
    ['document', OF_DOCUMENTS],
    ['timeline', ['layers']],
    ['layer', ['frames']],
    ['frame', ['elements', 'startFrame']],
];
function hostClassOf(value) {
    if (!isObject(value))
        return null;
    for (var i = 0; i < TELLING$1.length; i++)
        if (hasAll(value, TELLING$1[i][1]))
            return TELLING$1[i][0];
    return null;
}
function isElement(value) {
    return hostClassOf(value) === 'element';
}
function isItem(value) {
    return hostClassOf(value) === 'item';
}
function isDocument(value) {
    return isObject(value) && hasAll(value, OF_DOCUMENTS);
}
function hasAll(object, members) {
    for (var i = 0; i < members.length; i++)
        if (!(members[i] in object))
            return false;
    return true;
}

function includes(list, value) {
    for (var i = 0; i < list.length; i++)
        if (list[i] === value)
            return true;
    return false;
}

function readProperty(value, name) {
    return value === null || value === undefined ? undefined : value[name];
}
function readLeniently(value, name) {
    if (value === null || value === undefined)
        return undefined;
    try {
        return value[name];
    }
    catch (error) {
        return refused(error);
    }
}
function readPath(value, links, readLink, start) {
    if (readLink === void 0) { readLink = readProperty; }
    if (start === void 0) { start = 0; }
    var at = value;
    for (var i = start; i < links.length; i++)
        at = readLink(at, links[i]);
    return at;
}
function pathReader(path, readLink) {
    if (readLink === void 0) { readLink = readProperty; }
    var links = path.split('.');
    if (links.length === 1)
        return function (value) { return readLink(value, path); };
    return function (value) { return readPath(value, links, readLink); };
}

var ITEM_WORDS = ['shortName', 'folder'];
function partOfPath(path, word) {
    return word === 'folder' ? folderOf(path) : leafOf(path);
}
function isItemWord(name) {
    return name === 'shortName' || name === 'folder';
}
function itemFor(object) {
    var type = hostClassOf(object);
    if (type === 'item')
        return object;
    var item = type === 'element' ? read(object, 'libraryItem') : null;
    return isObject(item) ? item : null;
}
function readItemWord(object, word) {
    var item = itemFor(object);
    if (!item)
        return undefined;
    return partOfPath(item.name, word);
}
var LABEL_MEMBER = 'name';
var PATH_WORDS = ITEM_WORDS.concat(['label']);
function isPathWord(name) {
    return includes(PATH_WORDS, name);
}
var WORDS_OF = {
    frame: ['label'],
    item: ITEM_WORDS,
    element: ITEM_WORDS,
};
function pathWordsOf(value) {
    return WORDS_OF[hostClassOf(value)] || [];
}
function readWordOr(readLink) {
    return function readWordOrMember(value, name) {
        if (!isPathWord(name) || !isObject(value) || name in value)
            return readLink(value, name);
        if (isItemWord(name))
            return readItemWord(value, name);
        return readLink(value, hostClassOf(value) === 'frame' ? LABEL_MEMBER : name);
    };
}
function wordReader(path, readLink) {
    if (readLink === void 0) { readLink = readProperty; }
    var links = path.split('.');
    for (var i = 0; i < links.length; i++) {
        if (isPathWord(links[i]))
            return pathReader(path, readWordOr(readLink));
    }
    return pathReader(path, readLink);
}

function printedBy(printer, method, text) {
    try {
        printer[method](text);
        return true;
    }
    catch (_a) {
        return false;
    }
}
function output(text) {
    if (typeof fl !== 'undefined' && printedBy(fl, 'trace', text))
        return;
    if (typeof $ !== 'undefined' && printedBy($, 'writeln', text))
        return;
    if (typeof console !== 'undefined' && printedBy(console, 'log', text))
        return;
    if (typeof print === 'function')
        printedBy({ log: print }, 'log', text);
}

var FIRST_ARGUMENT = 'the first argument';
function wrongArgument(method, name, expected, value) {
    return new TypeError(method + '(): ' + name + ' must be ' + expected + ', got ' + describeArgument(value));
}
function outOfRange(method, name, expected, value) {
    return new RangeError(method + '(): ' + name + ' must be ' + expected + ', got ' + describeArgument(value));
}
function checkFunction(method, name, value) {
    if (typeof value !== 'function')
        throw wrongArgument(method, name, 'a Function', value);
}
function checkParams(method, value) {
    if (value !== undefined && !isArray(value))
        throw wrongArgument(method, 'params', 'an Array', value);
}
function checkName$1(method, name, value) {
    if (typeof value !== 'string' || value === '')
        throw wrongArgument(method, name, 'a non-empty String', value);
}
function checkOptionalNumber(method, name, value) {
    if (value !== undefined && value !== null && typeof value !== 'number') {
        throw wrongArgument(method, name, 'a Number', value);
    }
}
function checkNumber(method, name, value) {
    if (typeof value !== 'number')
        throw wrongArgument(method, name, 'a Number', value);
    if (!isFinite(value))
        throw outOfRange(method, name, 'a finite Number', value);
}
function checkWholeNumber(method, name, value) {
    if (typeof value !== 'number')
        throw wrongArgument(method, name, 'a Number', value);
    if (!isFinite(value) || Math.floor(value) !== value)
        throw outOfRange(method, name, 'a whole Number', value);
}
function checkBoolean(method, name, value) {
    if (typeof value !== 'boolean')
        throw wrongArgument(method, name, 'true or false', value);
}

var NOT_ASCII = /[\u0080-\uffff]/;
function foldCase(text) {
    if (!NOT_ASCII.test(text))
        return text.toLowerCase();
    var folded = [];
    for (var i = 0; i < text.length; i++)
        folded.push(foldCharacter(text.charAt(i)));
    return folded.join('');
}
function foldCharacter(character) {
    var upper = character.toUpperCase();
    var folded = (upper.length === 1 ? upper : character).toLowerCase();
    var escapesToAscii = folded.charCodeAt(0) < 128 && character.charCodeAt(0) >= 128;
    return escapesToAscii ? character : folded;
}

var PLAIN$1 = /^[\u0000-jl-\u007f]*$/;
function equals$1(literal, ignoreCase) {
    if (!ignoreCase)
        return function (text) { return text === literal; };
    var length = literal.length;
    var folded = foldCase(literal);
    return function (text) { return text.length === length && foldCase(text) === folded; };
}
function beginsWith(literal, ignoreCase) {
    if (literal === '' || !ignoreCase)
        return beginsExactly(literal);
    var folded = foldCase(literal);
    return PLAIN$1.test(folded) ? beginsPlainly(folded) : beginsFolded(folded);
}
function beginsExactly(literal) {
    return function (text) { return text.lastIndexOf(literal, 0) === 0; };
}
function beginsPlainly(folded) {
    var lower = folded.charCodeAt(0);
    var upper = folded.toUpperCase().charCodeAt(0);
    return function beginsInAnyCase(text) {
        var code = text.charCodeAt(0);
        return (code === lower || code === upper) && text.substring(0, folded.length).toLowerCase() === folded;
    };
}
function beginsFolded(folded) {
    return function (text) { return foldCase(text.substring(0, folded.length)) === folded; };
}
function endsWith(literal, ignoreCase) {
    var length = literal.length;
    if (!ignoreCase)
        return function (text) { return text.substring(text.length - length) === literal; };
    var folded = foldCase(literal);
    return function (text) { return foldCase(text.substring(text.length - length)) === folded; };
}
function contains(literal) {
    return function (text) { return text.indexOf(literal) >= 0; };
}

var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
var WHOLE = /^[+-]?\d+$/;
var GREATEST_WHOLE = 9007199254740991;
function toNumber(text) {
    var isNegative = text.charAt(0) === '-';
    var value = Number(isNegative || text.charAt(0) === '+' ? text.substring(1) : text);
    return isNegative ? -value : value;
}
function readNumber(text) {
    if (!DECIMAL.test(text))
        return null;
    var value = toNumber(text);
    return isFinite(value) ? value + 0 : null;
}
function readWholeNumber(text) {
    if (!WHOLE.test(text))
        return null;
    var value = toNumber(text);
    return Math.abs(value) <= GREATEST_WHOLE ? value + 0 : null;
}

var ZERO = 48;
var NINE = 57;
function compileRanges(pattern) {
    return function matchesRanges(text) {
        var places = nowhere(text);
        places[0] = true;
        for (var i = 0; i < pattern.length; i++) {
            var piece = pattern[i];
            if (piece.type === 'any')
                places = afterAny(places);
            else if (piece.type === 'text')
                places = afterText(text, places, piece.text);
            else
                places = afterRange(text, places, piece, isAny(pattern, i - 1), isAny(pattern, i + 1));
        }
        return places[text.length];
    };
}
function compileNumber(pattern, ignoreCase) {
    var range = null;
    var before = '';
    var after = '';
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        if (piece.type === 'text') {
            if (range)
                after += piece.text;
            else
                before += piece.text;
        }
        else if (range || piece.type === 'any')
            return null;
        else
            range = piece;
    }
    return range && testOfNumber(before, range, after, ignoreCase);
}
function testOfNumber(before, _a, after, ignoreCase) {
    var min = _a.min, max = _a.max;
    var begins = beginsWith(before, ignoreCase);
    var ends = endsWith(after, ignoreCase);
    return function matchesNumber(text) {
        if (!begins(text))
            return false;
        var end = text.length - after.length;
        if (end <= before.length || (after !== '' && !ends(text)))
            return false;
        var digits = text.substring(before.length, end);
        var number = digits.charAt(0) === '+' ? null : readWholeNumber(digits);
        return number !== null && number >= min && number <= max;
    };
}
function isAny(pattern, index) {
    return index >= 0 && index < pattern.length && pattern[index].type === 'any';
}
function nowhere(text) {
    var places = [];
    for (var i = 0; i <= text.length; i++)
        places.push(false);
    return places;
}
function afterAny(places) {
    var reached = [];
    var open = false;
    for (var i = 0; i < places.length; i++) {
        open = open || places[i];
        reached.push(open);
    }
    return reached;
}
function afterText(text, places, literal) {
    var reached = nowhere(text);
    for (var i = 0; i < places.length; i++) {
        if (places[i] && text.substring(i, i + literal.length) === literal)
            reached[i + literal.length] = true;
    }
    return reached;
}
function afterRange(text, places, range, fullLeft, fullRight) {
    var reached = nowhere(text);
    var holdsZero = range.min <= 0 && range.max >= 0;
    var zerosEnd = 0;
    var zerosReached = 0;
    function reach(end) {
        if (!fullRight || !isDigit(text, end))
            reached[end] = true;
    }
    for (var start = 0; start < places.length; start++) {
        if (!places[start])
            continue;
        var negative = text.charAt(start) === '-';
        var digits = negative ? start + 1 : start;
        if (!isDigit(text, digits) || (fullLeft && !negative && isDigit(text, start - 1)))
            continue;
        zerosEnd = Math.max(zerosEnd, digits);
        while (text.charAt(zerosEnd) === '0')
            zerosEnd++;
        zerosReached = Math.max(zerosReached, digits);
        while (zerosReached < zerosEnd) {
            zerosReached++;
            if (holdsZero)
                reach(zerosReached);
        }
        var least = negative ? -range.max : range.min;
        var most = negative ? -range.min : range.max;
        var value = 0;
        for (var end = zerosEnd; isDigit(text, end); end++) {
            value = value * 10 + text.charCodeAt(end) - ZERO;
            if (value > most)
                break;
            if (value >= least)
                reach(end + 1);
        }
    }
    return reached;
}
function isDigit(text, index) {
    var code = text.charCodeAt(index);
    return code >= ZERO && code <= NINE;
}

function compilePattern(pattern, options) {
    var literals = literalsBetweenStars(pattern);
    if (literals)
        return compileLiterals(literals, options);
    var ignoreCase = options.ignoreCase;
    var number = compileNumber(pattern, ignoreCase);
    if (number)
        return number;
    return ignoreCase ? onFolded(compileRanges(foldPattern(pattern))) : compileRanges(pattern);
}
function compileWildcard(text, options) {
    return compileLiterals(text.split('*'), options);
}
function compileLiterals(literals, _a) {
    var ignoreCase = _a.ignoreCase;
    if (literals.length === 1)
        return equals$1(literals[0], ignoreCase);
    if (literals.length === 2 && literals[1] === '')
        return beginsWith(literals[0], ignoreCase);
    return ignoreCase ? onFolded(compileStars(foldAll(literals))) : compileStars(literals);
}
function foldAll(texts) {
    var folded = [];
    for (var i = 0; i < texts.length; i++)
        folded[i] = foldCase(texts[i]);
    return folded;
}
function foldPattern(pattern) {
    var folded = [];
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        folded.push(piece.type === 'text' ? { type: 'text', text: foldCase(piece.text) } : piece);
    }
    return folded;
}
function onFolded(matches) {
    return function (text) { return matches(foldCase(text)); };
}
function literalsBetweenStars(pattern) {
    var literals = [''];
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        if (piece.type === 'range')
            return null;
        if (piece.type === 'any')
            literals.push('');
        else
            literals[literals.length - 1] += piece.text;
    }
    return literals;
}
function compileStars(literals) {
    var last = literals.length - 1;
    var head = literals[0];
    var tail = literals[last];
    return function matchesStars(text) {
        var end = text.length - tail.length;
        if (text.substring(0, head.length) !== head || text.substring(end) !== tail)
            return false;
        var from = head.length;
        for (var i = 1; i < last; i++) {
            var index = text.indexOf(literals[i], from);
            if (index < 0)
                return false;
            from = index + literals[i].length;
        }
        return from <= end;
    };
}

var METHOD$E = 'Collection.documents';
function namesIn(folder, kind) {
    return FLfile.listFolder(folder, kind).sort();
}
function findDocuments(folder, pattern) {
    checkName$1(METHOD$E, 'folder', folder);
    checkName$1(METHOD$E, 'pattern', pattern);
    var root = folder.replace(/\/+$/, '');
    if (!FLfile.exists(root))
        throw new Error(METHOD$E + '(): there is no folder "' + root + '"; write it as a URI, file:///…');
    var fits = compileWildcard(pattern, { ignoreCase: true });
    var uris = [];
    var waiting = [''];
    for (var below = waiting.shift(); below !== undefined; below = waiting.shift()) {
        var files = namesIn(root + '/' + below, 'files');
        for (var i = 0; i < files.length; i++)
            if (fits(below + files[i]))
                uris.push(root + '/' + below + files[i]);
        var folders = namesIn(root + '/' + below, 'directories');
        for (var i = 0; i < folders.length; i++)
            waiting.push(below + folders[i] + '/');
    }
    return uris;
}

var DocumentBatch = (function () {
    function DocumentBatch(uris) {
        this.uris = uris;
        this.results = [];
        this.errors = [];
    }
    DocumentBatch.prototype.each = function (callback, options) {
        var save = options && options.save !== undefined ? options.save : false;
        checkFunction('DocumentBatch.each', 'callback', callback);
        checkBoolean('DocumentBatch.each', 'save', save);
        this.results = [];
        this.errors = [];
        var before = fl.getDocumentDOM();
        for (var i = 0; i < this.uris.length; i++)
            this.add(workOn(this.uris[i], i, callback, save));
        if (before && fl.getDocumentDOM() !== before)
            fl.setActiveWindow(before);
        return this;
    };
    DocumentBatch.prototype.report = function () {
        var lines = [];
        for (var i = 0; i < this.results.length; i++) {
            var _a = this.results[i], uri = _a.uri, value = _a.value, error = _a.error;
            var outcome = error === null ? (value === undefined ? 'done' : String(value)) : 'failed: ' + errorText(error);
            lines.push(uri + ': ' + outcome);
        }
        var count = lines.length;
        lines.push(count + (count === 1 ? ' document, ' : ' documents, ') + this.errors.length + ' failed');
        return lines.join('\n');
    };
    DocumentBatch.prototype.add = function (result) {
        this.results.push(result);
        if (result.error !== null)
            this.errors.push(result);
    };
    return DocumentBatch;
}());
function openDocument(uri) {
    var documents = fl.documents;
    for (var i = 0; i < documents.length; i++)
        if (documents[i].pathURI === uri)
            return documents[i];
    return null;
}
function workOn(uri, index, callback, save) {
    var result = { uri: uri, value: undefined, error: null };
    var own = null;
    try {
        var document = openDocument(uri);
        if (document)
            fl.setActiveWindow(document);
        else
            document = own = fl.openDocument(uri);
        if (!document)
            throw new Error('Animate refused to open it');
        result.value = callback(document, index);
        if (save && !fl.saveDocument(document, uri))
            throw new Error('Animate refused to save it');
    }
    catch (error) {
        result.error = error === null || error === undefined ? new Error('thrown: ' + String(error)) : error;
    }
    try {
        if (own)
            fl.closeDocument(own, false);
    }
    catch (error) {
        if (result.error === null)
            result.error = error;
    }
    return result;
}
function documentsIn(folder, pattern) {
    return new DocumentBatch(findDocuments(folder, pattern));
}

function failure(method, index, element, error, more, done) {
    if (more === void 0) { more = ''; }
    if (done === void 0) { done = ''; }
    var caller = method + '(): ';
    var message = errorText(error);
    var problem = message.indexOf(caller) === 0 ? message.substring(caller.length) : message;
    var text = caller + 'element ' + index + ', ' + describeValue(element) + more + ': ' + problem + done;
    return caused(error instanceof TypeError ? new TypeError(text) : new Error(text), error);
}
function caused(error, cause) {
    error.cause = cause;
    return error;
}

var EXTENDSCRIPT_MEMBERS = 'about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln';
var EVERY_OBJECT = {};
function memberNames(object) {
    var names = [];
    var seen = {};
    function add(name) {
        var isCommon = name in EVERY_OBJECT || /^(__.*__|prototype|reflect)$/.test(name);
        if (seen['$' + name] || (isCommon && name !== 'toString'))
            return;
        seen['$' + name] = true;
        names.push(name);
    }
    addEnumerable(object, add);
    addReflected(object, add);
    addOwn(object, add);
    var candidates = EXTENDSCRIPT_MEMBERS.split(' ');
    for (var i = 0; i < candidates.length; i++)
        if (candidates[i] in object)
            add(candidates[i]);
    return names;
}
function addEnumerable(object, add) {
    for (var name in object)
        if (typeof name === 'string')
            add(name);
}
function addReflected(object, add) {
    var _a;
    try {
        var reflect = object.reflect;
        var parts = [reflect.properties, reflect.methods];
        for (var part = 0; part < parts.length; part++) {
            var members = (_a = parts[part]) !== null && _a !== void 0 ? _a : [];
            for (var i = 0; i < members.length; i++)
                add(String(members[i].name));
        }
    }
    catch (_b) {
    }
}
function addOwn(object, add) {
    var _a = Object, getOwnPropertyNames = _a.getOwnPropertyNames, getPrototypeOf = _a.getPrototypeOf;
    if (!getOwnPropertyNames || !getPrototypeOf)
        return;
    var isFunction = typeof object === 'function';
    for (var at = object; at && getPrototypeOf(at); at = getPrototypeOf(at)) {
        var names = getOwnPropertyNames(at);
        for (var i = 0; i < names.length; i++)
            if (!isFunction || !(names[i] in addOwn))
                add(names[i]);
    }
}

var SHORTEST_PREFIX = 3;
var MAX_WORD_LENGTH = 64;
function nearest(word, words) {
    if (word.length > MAX_WORD_LENGTH)
        return null;
    var folded = foldCase(word);
    var best = null;
    var least = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1;
    for (var i = 0; i < words.length; i++) {
        var distance = editDistance(folded, foldCase(words[i]), least);
        if (distance < least) {
            least = distance;
            best = words[i];
        }
    }
    return best === null ? shortestWithPrefix(folded, words) : best;
}
function suggest(word, words) {
    var near = nearest(word, words);
    return near === null ? "there are ".concat(words.join(', ')) : "did you mean \"".concat(near, "\"?");
}
function shortestWithPrefix(prefix, words) {
    if (prefix.length < SHORTEST_PREFIX)
        return null;
    var best = null;
    for (var i = 0; i < words.length; i++) {
        var begins = foldCase(words[i].substring(0, prefix.length)) === prefix;
        if (begins && (best === null || words[i].length < best.length))
            best = words[i];
    }
    return best;
}
function editDistance(from, to, limit) {
    var beforeLast = [];
    var last = [];
    for (var column = 0; column <= to.length; column++)
        last.push(column);
    for (var row = 1; row <= from.length; row++) {
        var current = [row];
        var letter = from.charAt(row - 1);
        for (var column = 1; column <= to.length; column++) {
            var target = to.charAt(column - 1);
            var cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (letter === target ? 0 : 1));
            var swapped = letter === to.charAt(column - 2) && target === from.charAt(row - 2);
            if (swapped)
                cost = Math.min(cost, beforeLast[column - 2] + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return Math.min(last[to.length], limit);
}

function hasMember(value, name) {
    return value !== null && value !== undefined && name in Object(value);
}
function noMember(owner, name, where, further, advice) {
    if (advice === void 0) { advice = ''; }
    var missing = 'it has no "' + where + name + '"';
    if (owner === null || owner === undefined)
        return new TypeError(missing);
    var near = nearest(name, memberNames(Object(owner)).concat(further));
    if (near !== null)
        return new TypeError(missing + ' (did you mean "' + where + near + '"?)');
    return new TypeError(missing + advice);
}
function checkMembers(method, elements, path, further) {
    var count = elements.length;
    var i = path.indexOf('.') < 0 ? countHaving(elements, path) : 0;
    if (i === count)
        return;
    var links = path.split('.');
    try {
        for (; i < count; i++)
            checkLinks(elements[i], links, further);
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
}
function countHaving(elements, name) {
    var count = elements.length;
    var i = 0;
    try {
        while (i < count && name in elements[i])
            i++;
    }
    catch (_a) {
    }
    return i;
}
function checkLinks(element, links, further) {
    var at = element;
    var where = '';
    for (var i = 0; i < links.length; i++) {
        if (i > 0) {
            at = readProperty(at, links[i - 1]);
            where += links[i - 1] + '.';
        }
        if (hasMember(at, links[i]))
            continue;
        throw noMember(at, links[i], where, further, i === 0 ? '; what is your own is set by each' : '');
    }
}
function trySet(owner, name, value) {
    try {
        owner[name] = value;
    }
    catch (_a) {
    }
}
function setAtPath(element, links, value) {
    var last = links.length - 1;
    var owners = [element];
    for (var i = 0; i < last; i++)
        owners.push(readProperty(owners[i], links[i]));
    var owner = owners[last];
    var before = owner[links[last]];
    owner[links[last]] = value;
    if (before === value)
        return;
    for (var i = last - 1; i >= 0; i--) {
        if (isSet(element, links, before))
            return;
        trySet(owners[i], links[i], owners[i + 1]);
    }
    if (!isSet(element, links, before))
        throw new Error('the host keeps "' + links.join('.') + '" as it is');
}
function isSet(element, links, before) {
    var at = element;
    for (var i = 0; i < links.length; i++)
        at = readProperty(at, links[i]);
    return at !== before;
}

function hasOwn(object, name) {
    return Object.prototype.hasOwnProperty.call(object, name);
}
function ownNames(object) {
    var names = [];
    for (var name in object)
        if (hasOwn(object, name))
            names.push(name);
    return names;
}

function checkAttribute$1(method, name, value) {
    checkName$1(method, 'name', name);
    if (value !== undefined)
        return;
    throw new TypeError(method + '(): no value was given for "' + name + '"; to read it, use pluck');
}
function attributesOf$1(method, first, value) {
    if (!isObject(first)) {
        checkAttribute$1(method, first, value);
        return [{ name: first, value: value }];
    }
    if (isArray(first))
        throw wrongArgument(method, FIRST_ARGUMENT, 'a name or an Object of values', first);
    var attributes = [];
    var names = ownNames(first);
    for (var i = 0; i < names.length; i++) {
        var name = names[i];
        var own = first[name];
        checkAttribute$1(method, name, own);
        attributes.push({ name: name, value: own });
    }
    return attributes;
}
function readValue(value, _a) {
    var read = _a.read;
    return read && typeof value !== 'function' ? read(value) : value;
}
function setToValue(method, elements, name, value, _a) {
    var set = _a.set, setAll = _a.setAll;
    if (setAll) {
        setAll(value);
        return;
    }
    var count = elements.length;
    var i = 0;
    try {
        if (set)
            for (; i < count; i++)
                set(elements[i], value, i);
        else
            for (; i < count; i++)
                elements[i][name] = value;
    }
    catch (error) {
        throw failure(method, i, elements[i], error, '', setOn(method, name, i, count));
    }
}
function setOn(method, name, done, count) {
    if (method === 'Collection.attr')
        return '';
    return '; "' + name + '" was set on ' + done + ' of ' + count;
}
function setToResults(method, elements, name, callback, _a, scope) {
    var read = _a.read, set = _a.set;
    var count = elements.length;
    for (var i = 0; i < elements.length; i++) {
        var element = elements[i];
        var result = callback.call(scope, element, i, elements);
        try {
            if (read)
                result = read(result);
            if (set)
                set(element, result, i);
            else
                element[name] = result;
        }
        catch (error) {
            throw failure(method, i, element, error, '', setOn(method, name, i, count));
        }
    }
}
function setWithin(around, method, elements, name, callback, setter, scope) {
    around(function () { return setToResults(method, elements, name, callback, setter, scope); });
}
function apply$1(method, elements, name, value, setter, scope) {
    var around = setter.around;
    if (typeof value !== 'function')
        setToValue(method, elements, name, value, setter);
    else if (around)
        setWithin(around, method, elements, name, value, setter, scope);
    else
        setToResults(method, elements, name, value, setter, scope);
}
function setEach(method, elements, name, value, setter, scope) {
    apply$1(method, elements, name, readValue(value, setter), setter, scope);
}
function setAttributes(method, target, setterOf, first, value, strength) {
    var attributes = attributesOf$1(method, first, value);
    var ownStrength = isObject(first) ? undefined : strength;
    var setters = [];
    for (var i = 0; i < attributes.length; i++) {
        var setter = setterOf(attributes[i].name, target, method, ownStrength);
        setters[i] = setter;
        attributes[i].value = readValue(attributes[i].value, setter);
    }
    for (var i = 0; i < attributes.length; i++) {
        apply$1(method, target.elements, attributes[i].name, attributes[i].value, setters[i], target);
    }
}
var PLAIN = {};
function memberSetter(name) {
    return name.indexOf('.') < 0 ? PLAIN : pathSetter(name.split('.'));
}
function setterOfPath(name, _a, method) {
    var elements = _a.elements;
    if (name.indexOf('.') >= 0)
        checkMembers(method, elements, name, []);
    return memberSetter(name);
}
function pathSetter(links) {
    return { set: function (element, value) { return setAtPath(element, links, value); } };
}

function isRegExp(value) {
    return Object.prototype.toString.call(value) === '[object RegExp]';
}
function regExpTest(expression) {
    var copy = new RegExp(expression.source, flagsOf(expression));
    return function matchesRegExp(text) {
        copy.lastIndex = 0;
        return copy.test(text);
    };
}
function flagsOf(expression) {
    var _a = expression, flags = _a.flags, ignoreCase = _a.ignoreCase, multiline = _a.multiline, sticky = _a.sticky;
    if (typeof flags === 'string')
        return flags;
    return (ignoreCase ? 'i' : '') + (multiline ? 'm' : '') + (sticky ? 'y' : '');
}

var COUNTING_CASE = { ignoreCase: false };
function textTest(wanted) {
    if (typeof wanted === 'string')
        return wanted.indexOf('*') < 0 ? null : compileWildcard(wanted, COUNTING_CASE);
    return isRegExp(wanted) ? regExpTest(wanted) : null;
}
function itself$1(value) {
    return value;
}
function findByProperty(method, elements, wanted, property, isMatch) {
    if (isMatch === void 0) { isMatch = true; }
    var read = typeof property === 'function' ? property : null;
    var matches = textTest(wanted);
    var result = [];
    var count = 0;
    var i = 0;
    try {
        for (; i < elements.length; i++) {
            var element = elements[i];
            var holds = false;
            if (element !== null && element !== undefined) {
                var value = read ? read(element) : element[property];
                if (read && isArray(value))
                    holds = findByProperty(method, value, wanted, itself$1).length > 0;
                else if (!matches)
                    holds = value === wanted;
                else if (typeof value === 'string')
                    holds = matches(value);
                else
                    holds = value !== null && value !== undefined && matches(String(value));
            }
            if (holds === isMatch)
                result[count++] = element;
        }
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
    return result;
}

function toInteger(value) {
    var number = Number(value);
    return (number < 0 ? Math.ceil(number) : Math.floor(number)) || 0;
}
function indexOf(elements, element, fromIndex) {
    var from = toInteger(fromIndex);
    for (var i = from < 0 ? Math.max(elements.length + from, 0) : from; i < elements.length; i++) {
        if (elements[i] === element)
            return i;
    }
    return -1;
}

function forEach(method, elements, work) {
    var i = 0;
    try {
        for (; i < elements.length; i++)
            work(elements[i], i);
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
}

function invokeOnEach(caller, elements, name, params) {
    var methods = [];
    forEach(caller, elements, function findMethod(element, index) {
        var method = readProperty(element, name);
        if (typeof method !== 'function')
            throw new TypeError('it has no method "' + name + '"');
        methods[index] = method;
    });
    var targets = elements.slice();
    for (var i = 0; i < targets.length; i++) {
        try {
            methods[i].apply(targets[i], params);
        }
        catch (error) {
            throw failure(caller, i, targets[i], error);
        }
    }
}

function padLeft(text, width, character) {
    if (character === void 0) { character = ' '; }
    var padded = text;
    while (padded.length < width)
        padded = character + padded;
    return padded;
}

function listing(label, lines) {
    var count = lines.length;
    var width = String(count - 1).length;
    var rows = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
    for (var i = 0; i < count; i++)
        rows.push('  ' + padLeft(String(i), width) + ': ' + lines[i]);
    return rows.join('\n');
}

var TELLING = [
    'name',
    'x',
    'y',
    'elementType',
    'width',
    'height',
    'depth',
    'startFrame',
    'duration',
    'color',
];
var FEW = [].indexOf ? 64 : 8;
var MAX_SHORT = 8;
var AHEAD = 4;
var BucketMap = (function () {
    function BucketMap() {
        this.keys = [];
        this.values = [];
        this.next = 0;
        this.sorted = 0;
        this.root = null;
        this.missed = null;
        this.missedIn = null;
    }
    BucketMap.prototype.get = function (key) {
        var at = this.keys.length <= FEW ? indexFrom(this.keys, key, 0) : this.indexOfMany(key);
        if (at < 0)
            return undefined;
        this.next = at + 1;
        return this.values[at];
    };
    BucketMap.prototype.set = function (key, value) {
        var at = this.keys.length;
        this.keys[at] = key;
        this.values[at] = value;
        if (!this.missedIn || this.missed !== key || this.sorted !== at)
            return;
        this.sorted++;
        this.put(key, at, this.missedIn);
    };
    BucketMap.prototype.endsBefore = function (key) {
        var _a = this, next = _a.next, keys = _a.keys;
        return next === keys.length && (next === 0 || keys[next - 1] !== key);
    };
    BucketMap.prototype.count = function () {
        return this.keys.length;
    };
    BucketMap.prototype.indexOfMany = function (key) {
        var _a = this, keys = _a.keys, next = _a.next;
        var end = next + AHEAD < keys.length ? next + AHEAD : keys.length;
        for (var i = next < 2 ? 0 : next - 2; i < end; i++)
            if (keys[i] === key)
                return i;
        for (; this.sorted < keys.length; this.sorted++) {
            this.put(keys[this.sorted], this.sorted, this.bucketOf(keys[this.sorted]));
        }
        var bucket = this.bucketOf(key);
        var at = indexIn(bucket, key);
        if (at < 0) {
            this.missed = key;
            this.missedIn = bucket;
        }
        return at;
    };
    BucketMap.prototype.bucketOf = function (key) {
        var bucket = this.root || (this.root = newBucket(0));
        while (bucket.divided)
            bucket = this.childFor(bucket, key);
        return bucket;
    };
    BucketMap.prototype.put = function (key, index, bucket) {
        var keys = bucket.keys, places = bucket.places, depth = bucket.depth;
        keys.push(key);
        places.push(index);
        if (keys.length <= MAX_SHORT || depth >= TELLING.length + (this.whereOf ? 1 : 0))
            return;
        bucket.divided = {};
        for (var i = 0; i < keys.length; i++) {
            var child = this.childFor(bucket, keys[i]);
            child.keys.push(keys[i]);
            child.places.push(places[i]);
        }
        bucket.keys = [];
        bucket.places = [];
    };
    BucketMap.prototype.childFor = function (_a, key) {
        var divided = _a.divided, depth = _a.depth;
        var whereOf = this.whereOf;
        var label = depth === TELLING.length && whereOf ? '#' + String(whereOf(key)) : labelOf$1(key, TELLING[depth]);
        var buckets = divided;
        return buckets[label] || (buckets[label] = newBucket(depth + 1));
    };
    return BucketMap;
}());
function newBucket(depth) {
    return { depth: depth, keys: [], places: [], next: 0, divided: null };
}
function indexIn(bucket, key) {
    var keys = bucket.keys, places = bucket.places, next = bucket.next;
    var at = indexFrom(keys, key, next);
    if (at < 0 && next > 0)
        at = indexFrom(keys, key, 0);
    if (at < 0)
        return at;
    bucket.next = at + 1;
    return places[at];
}
function indexFrom(keys, key, from) {
    var searchable = keys;
    if (searchable.indexOf)
        return searchable.indexOf(key, from);
    for (var i = from; i < keys.length; i++)
        if (keys[i] === key)
            return i;
    return -1;
}
function labelOf$1(key, property) {
    try {
        var value = key[property];
        return typeof value + (isObject(value) || typeof value === 'function' ? '' : String(value));
    }
    catch (_a) {
        return '!';
    }
}
var IdentityMap = typeof Map === 'function' ? Map : BucketMap;

function keyOf$1(value) {
    return typeof value + String(value);
}
function isTold(value) {
    return isObject(value) || typeof value === 'function';
}
var NAN_KEY = keyOf$1(NaN);
var IdentitySet = (function () {
    function IdentitySet(whereOf) {
        this.plain = {};
        this.objects = new IdentityMap();
        if (whereOf)
            this.objects.whereOf = whereOf;
    }
    IdentitySet.of = function (values, whereOf) {
        var set = new IdentitySet(whereOf);
        for (var i = 0; i < values.length; i++) {
            if (isTold(values[i]))
                set.objects.set(values[i], true);
            else
                set.add(values[i]);
        }
        return set;
    };
    IdentitySet.prototype.add = function (value) {
        if (isTold(value)) {
            if (this.objects.get(value))
                return false;
            this.objects.set(value, true);
            return true;
        }
        var key = keyOf$1(value);
        if (hasOwn(this.plain, key))
            return false;
        if (key !== NAN_KEY)
            this.plain[key] = true;
        return true;
    };
    IdentitySet.prototype.has = function (value) {
        if (isTold(value))
            return this.objects.get(value) === true;
        return hasOwn(this.plain, keyOf$1(value));
    };
    return IdentitySet;
}());

function keyframesOf(layer) {
    var keyframes = [];
    forEachSpan(layer, function (frame) { return keyframes.push(frame); });
    return keyframes;
}
function forEachSpan(layer, see) {
    var frames = readList(layer, 'frames');
    var start = 0;
    while (start < frames.length) {
        var end = endOfSpan(frames, start);
        see(frames[start], start, end);
        start = end;
    }
}
function endOfSpan(frames, start) {
    var frame = frames[start];
    var duration = Number(read(frame, 'duration'));
    var end = start + 1;
    if (frames[start + duration - 1] === frame)
        end = start + duration;
    while (end < frames.length && frames[end] === frame)
        end++;
    return end;
}
function keyframesOfTimeline(timeline) {
    return flatten(listsOf(readList(timeline, 'layers'), keyframesOf));
}
function layersOf(timeline) {
    return readList(timeline, 'layers');
}
function timelineLocations(document) {
    var places = [];
    var scenes = document.timelines;
    for (var scene = 0; scene < scenes.length; scene++) {
        places.push({ timeline: scenes[scene], scene: scene, item: null });
    }
    var items = document.library.items;
    for (var i = 0; i < items.length; i++) {
        var timeline = timelineOf$3(items[i]);
        if (timeline)
            places.push({ timeline: timeline, scene: 0, item: items[i] });
    }
    return places;
}
function allTimelines(document) {
    return listsOf(timelineLocations(document), function (_a) {
        var timeline = _a.timeline;
        return timeline;
    });
}
function listsOfTimelines(document, listOf) {
    return listsOf(allTimelines(document), listOf);
}
function elementsOfFrame(frame) {
    return readList(frame, 'elements');
}
function elementsOfLayer(layer) {
    return listsOf(keyframesOf(layer), elementsOfFrame);
}
function elementsOfTimeline(timeline) {
    return listsOf(keyframesOfTimeline(timeline), elementsOfFrame);
}
function elementsOfLayerAt(layer, frame) {
    var frames = readList(layer, 'frames');
    return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
}
function elementsAt(timeline, frame) {
    return listsOf(readList(timeline, 'layers'), function (layer) { return elementsOfLayerAt(layer, frame); });
}
function currentElements(document) {
    var timeline = document.getTimeline();
    var frame = timeline.currentFrame;
    var layers = readList(timeline, 'layers');
    var lists = [];
    for (var i = 0; i < layers.length; i++) {
        if (!read(layers[i], 'locked'))
            lists.push(elementsOfLayerAt(layers[i], frame));
    }
    return lists;
}
function elementsAtPlayhead(document) {
    var timeline = document.getTimeline();
    return flatten(elementsAt(timeline, timeline.currentFrame));
}
function allElements(document) {
    return flatten(listsOfTimelines(document, elementsOfTimeline));
}
function timelineOf$3(item) {
    return read(item, 'timeline') || null;
}
function listsOf(objects, listOf) {
    var lists = [];
    for (var i = 0; i < objects.length; i++)
        lists.push(listOf(objects[i]));
    return lists;
}
function flatten(lists) {
    var all = [];
    var count = 0;
    for (var at = 0; at < lists.length; at++) {
        var list = lists[at];
        var length = list.length;
        for (var i = 0; i < length; i++)
            all[count++] = list[i];
    }
    return all;
}

function containerOf(element) {
    if (isGroup(element))
        return element;
    var item = read(element, 'libraryItem');
    return isObject(item) && timelineOf$3(item) ? item : null;
}
function membersOf$1(element) {
    return isGroup(element) ? readList(element, 'members') : [];
}
function elementsInside(container, frame) {
    var timeline = timelineOf$3(container);
    if (!timeline)
        return [readList(container, 'members')];
    return frame === undefined ? elementsOfTimeline(timeline) : elementsAt(timeline, frame);
}

function layerOfElement(element) {
    var layer = read(element, 'layer');
    return isObject(layer) ? layer : null;
}
function keyframeFinder(whereOf) {
    var frames = new IdentityMap();
    var seen = new IdentitySet(whereOf);
    return function keyframeHolding(element) {
        var layer = layerOfElement(element);
        if (layer === null)
            return null;
        if (seen.add(layer))
            noteElements(layer, frames);
        return frames.get(element) || null;
    };
}
function noteElements(layer, frames) {
    var keyframes = keyframesOf(layer);
    for (var i = 0; i < keyframes.length; i++) {
        var waiting = elementsOfFrame(keyframes[i]).slice(0);
        for (var at = 0; at < waiting.length; at++) {
            frames.set(waiting[at], keyframes[i]);
            var members = membersOf$1(waiting[at]);
            for (var m = 0; m < members.length; m++)
                waiting.push(members[m]);
        }
    }
}

var Locations = (function () {
    function Locations(document) {
        var _this = this;
        this.document = document;
        this.layers = new IdentityMap();
        this.frames = new IdentityMap();
        this.lists = [];
        this.seenLayers = 0;
        this.seenFrames = 0;
        this.spans = 0;
        this.waiting = [];
        this.next = 0;
        this.whereOf = function (object) {
            var kind = hostClassOf(object);
            var frame = kind === 'element' ? _this.keyframeOf(object) : object;
            var location = frame && (kind === 'layer' ? _this.ofLayer(frame) : _this.spanOf(frame));
            return location && location.number;
        };
        this.keyframeOf = keyframeFinder(this.whereOf);
    }
    Locations.prototype.ofLayer = function (layer) {
        var _this = this;
        return find(this.layers, layer, function () { return _this.seeNext(); });
    };
    Locations.prototype.ofFrame = function (frame) {
        var span = this.spanOf(frame);
        return span && span.place;
    };
    Locations.prototype.spanOf = function (frame) {
        var _this = this;
        return find(this.frames, frame, function () { return _this.noteNext(); });
    };
    Locations.prototype.seeNext = function () {
        var waiting = this.waiting;
        var at = this.next++;
        if (at === 0)
            waiting.push(currentPlace(this.document));
        if (at === 1)
            addOthers(waiting, this.document);
        if (at >= waiting.length)
            return false;
        var _a = waiting[at], timeline = _a.timeline, scene = _a.scene, item = _a.item;
        var layers = readList(timeline, 'layers');
        var list = [];
        for (var index = 0; index < layers.length; index++) {
            var number = this.seenLayers++;
            var location = { layer: layers[index], timeline: timeline, scene: scene, item: item, index: index, number: number, timelineNumber: at };
            list.push(location);
            this.layers.set(layers[index], location);
        }
        this.lists.push(list);
        return true;
    };
    Locations.prototype.noteNext = function () {
        var _this = this;
        if (this.seenFrames === this.lists.length && !this.seeNext())
            return false;
        var list = this.lists[this.seenFrames++];
        var _loop_1 = function (i) {
            var location = list[i];
            forEachSpan(location.layer, function (frame, start, end) {
                return _this.frames.set(frame, { place: location, start: start, end: end, number: _this.spans++ });
            });
        };
        for (var i = 0; i < list.length; i++) {
            _loop_1(i);
        }
        return true;
    };
    return Locations;
}());
function find(places, object, seeNext) {
    var buckets = places instanceof BucketMap ? places : null;
    if (buckets && buckets.endsBefore(object))
        seeNext();
    for (;;) {
        var location = places.get(object);
        if (location)
            return location;
        var count = buckets ? buckets.count() : 0;
        if (!seeNext())
            return null;
        while (buckets && buckets.count() < 2 * count && seeNext())
            ;
    }
}
function currentPlace(document) {
    var timeline = document.getTimeline();
    return { timeline: timeline, scene: document.currentTimeline, item: timeline.libraryItem || null };
}
function addOthers(places, document) {
    var current = places[0].timeline;
    var all = timelineLocations(document);
    for (var i = 0; i < all.length; i++)
        if (all[i].timeline !== current)
            places.push(all[i]);
}

function distinctOf(elements, document) {
    var seen = new IdentitySet(document && new Locations(document).whereOf);
    var distinct = [];
    var count = 0;
    for (var i = 0; i < elements.length; i++)
        if (seen.add(elements[i]))
            distinct[count++] = elements[i];
    return distinct;
}

function isDistinct(_a) {
    var elements = _a.elements, onceEach = _a.onceEach;
    return onceEach !== undefined && isPart(elements, onceEach);
}
function isPart(part, whole) {
    var end = whole.length;
    var at = 0;
    for (var i = 0; i < part.length; i++, at++) {
        while (at < end && whole[at] !== part[i])
            at++;
        if (at >= end)
            return false;
    }
    return true;
}
function withoutDuplicates(holder) {
    if (isDistinct(holder))
        return holder.elements.slice(0);
    var distinct = distinctOf(holder.elements, holder.dom);
    holder.onceEach = distinct;
    return distinct.slice(0);
}

function isCollection(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    var candidate = value;
    return typeof candidate.reach === 'function' && isArray(candidate.elements);
}
function gather$1(value) {
    if (value === undefined || value === null)
        return [];
    var source = isCollection(value) ? value.elements : value;
    return isArray(source) ? Array.prototype.slice.call(source, 0) : [source];
}
function gatherArguments(first, others) {
    return others.length > 0 ? [first].concat(others) : gather$1(first);
}

var METHOD$D = 'Collection.remove';
function withoutListed(collection, listed) {
    var elements = collection.elements;
    var inOrder = withoutInOrder(elements, listed);
    if (inOrder && isDistinct(collection))
        return inOrder;
    var unwanted = IdentitySet.of(listed);
    var remaining = [];
    for (var i = 0; i < elements.length; i++)
        if (!unwanted.has(elements[i]))
            remaining[remaining.length] = elements[i];
    return remaining;
}
function withoutInOrder(elements, listed) {
    var remaining = [];
    var end = listed.length;
    var next = 0;
    for (var i = 0; i < elements.length; i++) {
        if (next < end && elements[i] === listed[next])
            next++;
        else
            remaining[remaining.length] = elements[i];
    }
    return next === end ? remaining : null;
}
function withoutPositions(elements, start, count) {
    checkWholeNumber(METHOD$D, 'start', start);
    checkWholeNumber(METHOD$D, 'count', count);
    if (count < 0)
        throw outOfRange(METHOD$D, 'count', '0 or more', count);
    var rest = elements.slice();
    rest.splice(start, count);
    return rest;
}
function withoutMatches(collection, value, property) {
    checkName$1(METHOD$D, 'property', property);
    var compared = collection.readerOfWord(property) || property;
    return findByProperty(METHOD$D, collection.elements, value, compared, false);
}
function withoutRemoved(collection, what, detail) {
    var elements = collection.elements;
    var isPlain = detail === undefined;
    if (isPlain && what === undefined) {
        throw wrongArgument(METHOD$D, FIRST_ARGUMENT, 'elements, a position or a value to look for', what);
    }
    if (typeof what === 'number' && typeof detail !== 'string') {
        return withoutPositions(elements, what, isPlain ? 1 : detail);
    }
    if (isObject(what) || typeof what === 'function') {
        if (isArray(what))
            return withoutListed(collection, what);
        if (isCollection(what))
            return withoutListed(collection, what.elements);
        if (isPlain && includes(elements, what))
            return withoutListed(collection, [what]);
    }
    return withoutMatches(collection, what, isPlain ? 'name' : detail);
}

var BLANKS = ' \t\n\r\f\u000b\u00a0\u2028\u2029\ufeff';
function isBlank(character) {
    return character !== '' && BLANKS.indexOf(character) >= 0;
}
function trim(text) {
    var start = 0;
    var end = text.length;
    while (isBlank(text.charAt(start)))
        start++;
    while (end > start && isBlank(text.charAt(end - 1)))
        end--;
    return text.substring(start, end);
}

function csvRow(cells) {
    var quoted = [];
    for (var i = 0; i < cells.length; i++) {
        var needsQuotes = /[",\r\n]|^\s|\s$/.test(cells[i]);
        quoted.push(needsQuotes ? '"' + cells[i].split('"').join('""') + '"' : cells[i]);
    }
    return quoted.join(',');
}

var ESCAPES = {
    '"': '\\"',
    '\\': '\\\\',
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
};
function escaped(character) {
    return ESCAPES[character] || '\\u' + ('000' + character.charCodeAt(0).toString(16)).slice(-4);
}
function quoteJson(text) {
    return '"' + text.replace(/["\\\u0000-\u001f\u2028\u2029]/g, escaped) + '"';
}

function saysNothing(owner, link) {
    return owner === null || owner === undefined || /^\d+$/.test(link);
}
function checkField(method, collection, field) {
    var links = field.split('.');
    var words = collection.ownWords();
    var readFirst = collection.readerOf(links[0]);
    var reached = 0;
    var fault = null;
    forEach(method, collection.elements, function follow(element, index) {
        var owner = element;
        for (var at = 0; reached < links.length;) {
            var link = links[at];
            var further = at > 0 ? pathWordsOf(owner) : words;
            if (!hasMember(owner, link) && !includes(further, link)) {
                if (at < reached || fault || (at > 0 && saysNothing(owner, link)))
                    return;
                var where = links.slice(0, at).concat(['']).join('.');
                fault = failure(method, index, element, noMember(owner, link, where, further));
                return;
            }
            owner = (at > 0 ? wordReader(link) : readFirst)(owner);
            if (++at <= reached)
                continue;
            reached = at;
            fault = null;
        }
    });
    if (fault)
        throw fault;
}

function fieldsOf(method, fields) {
    var list = typeof fields === 'string' ? fields.split(',') : fields;
    var names = [];
    for (var i = 0; isArray(list) && i < list.length; i++) {
        names.push(typeof list[i] === 'string' ? trim(list[i]) : '');
    }
    if (names.length > 0 && !includes(names, ''))
        return names;
    throw wrongArgument(method, 'fields', 'names such as ["name", "libraryItem.name"]', fields);
}
function rowsOf$1(method, collection, fields, textOf) {
    var readers = [];
    for (var i = 0; i < fields.length; i++) {
        checkField(method, collection, fields[i]);
        readers.push(collection.readerOf(fields[i]));
    }
    var rows = [];
    forEach(method, collection.elements, function readRow(element) {
        var row = [];
        for (var i = 0; i < readers.length; i++)
            row.push(textOf(readers[i](element)));
        rows.push(row);
    });
    return rows;
}
function plain(value) {
    if (!isObject(value) || isArray(value))
        return value;
    if (hostClassOf(value) === 'frame')
        return value.startFrame;
    var name = value.name;
    return typeof name === 'string' ? name : String(value);
}
function jsonOf(value) {
    if (isArray(value)) {
        var parts = [];
        for (var i = 0; i < value.length; i++)
            parts.push(jsonOf(value[i]));
        return '[' + parts.join(',') + ']';
    }
    var simple = plain(value);
    if (typeof simple === 'boolean' || (typeof simple === 'number' && isFinite(simple)))
        return String(simple);
    return typeof simple === 'string' ? quoteJson(simple) : 'null';
}
function cellOf$1(value) {
    if (value === undefined || value === null)
        return '';
    return isArray(value) ? jsonOf(value) : String(plain(value));
}
function harmlessCellOf(value) {
    var cell = cellOf$1(value);
    return typeof plain(value) === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? "'" + cell : cell;
}
function checkOptions(method, options) {
    if (options === undefined)
        return;
    if (!isObject(options) || isArray(options))
        throw wrongArgument(method, 'options', 'an object', options);
    for (var key in options) {
        if (key !== 'escapeFormulas')
            throw wrongArgument(method, 'options', 'an object with escapeFormulas', options);
    }
    var escapeFormulas = options.escapeFormulas;
    if (escapeFormulas !== undefined && typeof escapeFormulas !== 'boolean')
        throw wrongArgument(method, 'escapeFormulas', 'a Boolean', escapeFormulas);
}
function jsonRows(method, collection, fields) {
    var names = fieldsOf(method, fields);
    var rows = rowsOf$1(method, collection, names, jsonOf);
    var lines = [];
    for (var i = 0; i < rows.length; i++) {
        var members = [];
        for (var at = 0; at < names.length; at++)
            members.push(quoteJson(names[at]) + ':' + rows[i][at]);
        lines.push('{' + members.join(',') + '}');
    }
    return lines.length === 0 ? '[]' : '[\n' + lines.join(',\n') + '\n]';
}
function csvRows(method, collection, fields, options) {
    checkOptions(method, options);
    var names = fieldsOf(method, fields);
    var textOf = options && options.escapeFormulas ? harmlessCellOf : cellOf$1;
    var rows = rowsOf$1(method, collection, names, textOf);
    var text = csvRow(names) + '\n';
    for (var i = 0; i < rows.length; i++)
        text += csvRow(rows[i]) + '\n';
    return text;
}

function merge(source, target, from, middle, end, compare) {
    var left = from;
    var right = middle;
    for (var at = from; at < end; at++) {
        var takesRight = left >= middle || (right < end && compare(source[left], source[right]) > 0);
        target[at] = takesRight ? source[right++] : source[left++];
    }
}
function stableSort(list, compare) {
    var source = list.slice();
    var target = list.slice();
    for (var width = 1; width < list.length; width *= 2) {
        for (var from = 0; from < list.length; from += 2 * width) {
            var middle = Math.min(from + width, list.length);
            merge(source, target, from, middle, Math.min(from + 2 * width, list.length), compare);
        }
        var merged = target;
        target = source;
        source = merged;
    }
    return source;
}

function compareRanked(a, b) {
    if (a.folded < b.folded)
        return -1;
    if (a.folded > b.folded)
        return 1;
    if (a.value !== b.value)
        return a.value < b.value ? -1 : 1;
    return a.index - b.index;
}
function naturalValue(element) {
    if (typeof element !== 'object' || element === null)
        return element;
    var name = element.name;
    return typeof name === 'string' || typeof name === 'number' ? name : element;
}
function elementsOf(placed) {
    var elements = [];
    for (var i = 0; i < placed.length; i++)
        elements[i] = placed[i].element;
    return elements;
}
function rankByValue(method, elements, readValue) {
    var numbers = [];
    var notNumbers = [];
    var texts = [];
    var others = [];
    var absent = [];
    var index = 0;
    try {
        for (; index < elements.length; index++) {
            var element = elements[index];
            var value = readValue(element);
            if (typeof value === 'string')
                texts.push({ element: element, index: index, value: value, folded: foldCase(value) });
            else if (typeof value !== 'number')
                (value === undefined ? absent : others).push({ element: element, index: index });
            else if (isNaN(value))
                notNumbers.push({ element: element, index: index });
            else
                numbers.push({ element: element, index: index, value: value, folded: value });
        }
    }
    catch (error) {
        throw failure(method, index, elements[index], error);
    }
    return numbers.sort(compareRanked).concat(notNumbers, texts.sort(compareRanked), others, absent);
}
function sortByValue(method, elements, readValue) {
    return elementsOf(rankByValue(method, elements, readValue));
}
function sortByComparison(elements, compare) {
    var present = [];
    var absent = [];
    for (var i = 0; i < elements.length; i++)
        (elements[i] === undefined ? absent : present).push(elements[i]);
    return stableSort(present, compare).concat(absent);
}
function sorted(method, elements, compare, collection) {
    if (compare === undefined)
        return sortByValue(method, elements, naturalValue);
    if (typeof compare === 'function')
        return sortByComparison(elements, compare);
    if (typeof compare !== 'string' || compare === '') {
        throw wrongArgument(method, 'compare', 'a Function or the name of a property', compare);
    }
    return sortByValue(method, elements, collection.readerOf(compare));
}

var NATIVE_CODE = /\[native code\]/;
function nativeMethod(name) {
    var method = Array.prototype[name];
    var isNative = typeof method === 'function' && NATIVE_CODE.test(String(method));
    return isNative ? method : null;
}
var nativeFilter = nativeMethod('filter');
var nativeMap = nativeMethod('map');

function caller(callback, elements, scope, params) {
    if (!params || params.length === 0) {
        return function callPlainly(element, index) {
            return callback.call(scope, element, index, elements);
        };
    }
    return function callWithParams(element, index) {
        return callback.apply(scope, [element, index, elements].concat(params));
    };
}
function callForEach(callback, elements, scope, params) {
    if (params && params.length > 0) {
        var call = caller(callback, elements, scope, params);
        for (var i = 0; i < elements.length; i++)
            call(elements[i], i);
        return;
    }
    for (var i = 0; i < elements.length; i++)
        callback.call(scope, elements[i], i, elements);
}
function callToSelect(callback, elements, scope) {
    var length = nativeFilter ? elements.length : 0;
    var passing = nativeFilter ? nativeFilter.call(elements, callback, scope) : [];
    for (var i = length; i < elements.length; i++) {
        var element = elements[i];
        if (callback.call(scope, element, i, elements))
            passing[passing.length] = element;
    }
    return passing;
}
function callToMap(callback, elements, scope) {
    var length = nativeMap ? elements.length : 0;
    var results = nativeMap ? nativeMap.call(elements, callback, scope) : [];
    for (var i = length; i < elements.length; i++) {
        results[i] = callback.call(scope, elements[i], i, elements);
    }
    return results;
}
function scopeOr(scope, fallback) {
    return scope === undefined || scope === null ? fallback : scope;
}

function className(object) {
    var type = object.constructor;
    if (typeof type.name === 'string' && type.name !== '')
        return type.name;
    var declaration = /^\s*function\s+([\w$]+)/.exec(String(type));
    return declaration ? declaration[1] : 'Collection';
}

function copyWith(collection, elements) {
    function Copy() {
        return undefined;
    }
    Copy.prototype = collection.constructor.prototype;
    var copy = new Copy();
    var members = collection;
    var names = ownNames(members);
    for (var i = 0; i < names.length; i++)
        copy[names[i]] = members[names[i]];
    copy.elements = elements.slice();
    copy.length = elements.length;
    return copy;
}

function noteLength(collection) {
    collection.length = collection.elements.length;
    return collection;
}

function replaceElements(collection, elements) {
    var target = collection.elements;
    var count = elements.length;
    for (var i = 0; i < count; i++)
        target[i] = elements[i];
    target.length = collection.length = count;
}
function replaceSorted(collection, sorted) {
    if (isDistinct(collection))
        collection.onceEach = sorted;
    replaceElements(collection, sorted);
}

var Collection = (function () {
    function Collection(first) {
        var others = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            others[_i - 1] = arguments[_i];
        }
        if (!(this instanceof Collection))
            throw new TypeError('Collection is a class: write "new" before its name');
        this.elements = gatherArguments(first, others);
        this.length = this.elements.length;
    }
    Collection.documents = function (folder, pattern) {
        if (pattern === void 0) { pattern = '*.fla'; }
        return documentsIn(folder, pattern);
    };
    Collection.prototype.each = function (callback, params, scope) {
        checkFunction('Collection.each', 'callback', callback);
        checkParams('Collection.each', params);
        callForEach(callback, this.elements, scopeOr(scope, this), params);
        return noteLength(this);
    };
    Collection.prototype.reach = function (callback, params, scope) {
        checkFunction('Collection.reach', 'callback', callback);
        checkParams('Collection.reach', params);
        var call = caller(callback, this.elements, scopeOr(scope, this), params);
        for (var i = this.elements.length - 1; i >= 0; i--) {
            if (i < this.elements.length)
                call(this.elements[i], i);
        }
        return noteLength(this);
    };
    Collection.prototype.indexOf = function (element, fromIndex) {
        if (fromIndex === void 0) { fromIndex = 0; }
        checkOptionalNumber('Collection.indexOf', 'fromIndex', fromIndex);
        return indexOf(this.elements, element, fromIndex);
    };
    Collection.prototype.get = function (index) {
        if (typeof index !== 'number')
            throw wrongArgument('Collection.get', 'index', 'a Number', index);
        return this.elements[index];
    };
    Collection.prototype.find = function (value, property) {
        if (property === void 0) { property = 'name'; }
        var method = 'Collection.find';
        if (arguments.length === 0)
            throw wrongArgument(method, 'value', 'given', value);
        checkName$1(method, 'property', property);
        return findByProperty(method, this.elements, value, this.readerOfWord(property) || property);
    };
    Collection.prototype.add = function (first) {
        var others = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            others[_i - 1] = arguments[_i];
        }
        var added = gatherArguments(first, others);
        for (var i = 0; i < added.length; i++)
            this.elements.push(added[i]);
        return noteLength(this);
    };
    Collection.prototype.remove = function (what, detail) {
        replaceElements(this, withoutRemoved(this, what, detail));
        return this;
    };
    Collection.prototype.filter = function (callback, thisObject) {
        checkFunction('Collection.filter', 'callback', callback);
        replaceElements(this, callToSelect(callback, this.elements, scopeOr(thisObject, this)));
        return this;
    };
    Collection.prototype.attr = function (first, value) {
        setAttributes('Collection.attr', this, setterOfPath, first, value);
        return this;
    };
    Collection.prototype.sort = function (compare) {
        replaceSorted(this, sorted('Collection.sort', this.elements, compare, this));
        return this;
    };
    Collection.prototype.list = function (label) {
        var text = label === undefined || label === null ? '' : String(label);
        output(listing(text || this.toString(), this.describeElements()));
        return this;
    };
    Collection.prototype.call = function (callback) {
        var params = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            params[_i - 1] = arguments[_i];
        }
        checkFunction('Collection.call', 'callback', callback);
        callback.apply(this, params);
        return noteLength(this);
    };
    Collection.prototype.apply = function (callback, params, scope) {
        checkFunction('Collection.apply', 'callback', callback);
        checkParams('Collection.apply', params);
        callback.apply(scopeOr(scope, this), params || []);
        return noteLength(this);
    };
    Collection.prototype.toString = function () {
        return '[object ' + className(this) + ' length=' + this.elements.length + ']';
    };
    Collection.prototype.map = function (callback, scope) {
        checkFunction('Collection.map', 'callback', callback);
        var results = callToMap(callback, this.elements, scopeOr(scope, this));
        noteLength(this);
        return results;
    };
    Collection.prototype.pluck = function (property) {
        checkName$1('Collection.pluck', 'property', property);
        var read = this.readerOf(property);
        var values = [];
        forEach('Collection.pluck', this.elements, function (element) { return values.push(read(element)); });
        return values;
    };
    Collection.prototype.toJSON = function (fields) {
        return jsonRows('Collection.toJSON', this, fields || 'name');
    };
    Collection.prototype.toCSV = function (fields, options) {
        return csvRows('Collection.toCSV', this, fields, options);
    };
    Collection.prototype.invoke = function (name) {
        var params = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            params[_i - 1] = arguments[_i];
        }
        checkName$1('Collection.invoke', 'name', name);
        invokeOnEach('Collection.invoke', this.elements, name, params);
        return this;
    };
    Collection.prototype.first = function () {
        return this.elements[0];
    };
    Collection.prototype.last = function () {
        return this.elements[this.elements.length - 1];
    };
    Collection.prototype.slice = function (start, end) {
        checkOptionalNumber('Collection.slice', 'start', start);
        checkOptionalNumber('Collection.slice', 'end', end);
        return this.derive(end === undefined ? this.elements.slice(start || 0) : this.elements.slice(start || 0, end));
    };
    Collection.prototype.unique = function () {
        replaceElements(this, withoutDuplicates(this));
        return this;
    };
    Collection.prototype.clone = function () {
        return this.derive(this.elements);
    };
    Collection.prototype.derive = function (elements) {
        return copyWith(this, elements);
    };
    Collection.prototype.readerOf = function (property) {
        return wordReader(property);
    };
    Collection.prototype.readerOfWord = function (property) {
        return isPathWord(property) ? wordReader(property) : null;
    };
    Collection.prototype.ownWords = function () {
        return PATH_WORDS;
    };
    Collection.prototype.describeElements = function () {
        var describe = this.describer();
        var lines = [];
        for (var i = 0; i < this.elements.length; i++)
            lines[i] = describe(this.elements[i]);
        return lines;
    };
    Collection.prototype.describer = function () {
        return describeValue;
    };
    return Collection;
}());

// The helpers that TypeScript's output calls, written for ES3: tslib's need Object.setPrototypeOf, Object.create or
// Object.defineProperty. A helper that is missing here fails the build.

/**
 * Makes `derived` inherit the members of instances from `base`, and copies those of the class itself.
 * @param {Function} derived
 * @param {Function} base
 */
function __extends(derived, base) {
  for (var name in base) {
    if (Object.prototype.hasOwnProperty.call(base, name)) derived[name] = base[name];
  }
  function Prototype() {
    this.constructor = derived;
  }
  Prototype.prototype = base.prototype;
  derived.prototype = new Prototype();
}

function isTextType(elementType) {
    return elementType === 'text' || elementType === 'tlfText';
}
function wholeText(text) {
    var getTextString = read(text, 'getTextString');
    return String(getTextString.call(text));
}
function attributeOfRuns(text, name) {
    var values = [];
    var runs = readList(text, 'textRuns');
    for (var i = 0; i < runs.length; i++) {
        var attributes = read(runs[i], 'textAttrs');
        if (isObject(attributes))
            values.push(read(attributes, name));
    }
    return values;
}

function seePaint(paint, use, see) {
    if (!isObject(paint))
        return false;
    var _a = paint, color = _a.color, colorArray = _a.colorArray, shapeFill = _a.shapeFill;
    if (isObject(shapeFill) && shapeFill.colorArray)
        return seePaint(shapeFill, use, see);
    var isChanged = false;
    var seeAt = function seeColorAt(holder, key) {
        var before = holder[key];
        var after = typeof before === 'string' ? see(before, use) : before;
        if (after === before)
            return;
        holder[key] = after;
        isChanged = true;
    };
    if (colorArray)
        for (var i = 0; i < colorArray.length; i++)
            seeAt(colorArray, i);
    else if (color !== undefined)
        seeAt(paint, 'color');
    return isChanged;
}
function seeParts(parts, member, see) {
    var changes = [];
    for (var i = 0; i < parts.length; i++) {
        var paint = read(parts[i], member);
        if (seePaint(paint, member, see))
            changes.push({ part: parts[i], member: member, paint: paint });
    }
    return changes;
}
function seeShape(shape, see, changes, only) {
    var fills = seeParts(only === 'stroke' ? [] : readList(shape, 'contours'), 'fill', see);
    var strokes = seeParts(only === 'fill' ? [] : readList(shape, 'edges'), 'stroke', see);
    var type = shapeTypeOf(shape);
    if (fills.length + strokes.length === 0)
        return;
    if (type === 'rectangle' || type === 'oval')
        seePrimitive(shape, fills, strokes, changes);
    else
        changes.push({ apply: function () { return setPaints(shape, fills.concat(strokes)); } });
}
function setPaints(shape, paints) {
    shape.beginEdit();
    for (var i = 0; i < paints.length; i++)
        paints[i].part[paints[i].member] = paints[i].paint;
    shape.endEdit();
}
function seePrimitive(shape, fills, strokes, changes) {
    changes.push({
        selected: shape,
        apply: function (document) {
            if (fills.length > 0)
                document.setCustomFill(fills[0].paint);
            if (strokes.length > 0)
                document.setCustomStroke(strokes[0].paint);
        },
    });
}
function seeTint(instance, see, changes) {
    var tintColor = instance.tintColor, tintPercent = instance.tintPercent;
    var after = see(String(tintColor), 'tint');
    if (after !== tintColor)
        changes.push({ selected: instance, apply: function (document) { return document.setInstanceTint(after, tintPercent); } });
}
function seeText(text, see, changes) {
    var runs = readList(text, 'textRuns');
    var end = 0;
    var seeRun = function seeRunAt(start, before) {
        var after = see(before, 'fill');
        var stop = end;
        if (after !== before)
            changes.push({ apply: function () { return text.setTextAttr('fillColor', after, start, stop); } });
    };
    for (var i = 0; i < runs.length; i++) {
        var start = end;
        end += runs[i].characters.length;
        if (end > start)
            seeRun(start, String(runs[i].textAttrs.fillColor));
    }
}
function seeColors(element, see, changes, only) {
    var type = read(element, 'elementType');
    var members = membersOf$1(element);
    for (var i = 0; i < members.length; i++)
        seeColors(members[i], see, changes, only);
    if (isShapeType(type))
        seeShape(element, see, changes, only);
    else if (isTextType(type))
        seeText(element, see, changes);
    else if (read(element, 'colorMode') === 'tint')
        seeTint(element, see, changes);
}
function colorsOfUse(element, wanted) {
    var colors = [];
    var see = function seeColor(color, use) {
        if (use === wanted)
            colors.push(color);
        return color;
    };
    seeColors(element, see, [], wanted);
    return colors;
}

var TEXT$2 = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
var MAX_NUMBER$1 = 0xffffff;
function isColor(value) {
    if (typeof value === 'string')
        return TEXT$2.test(value);
    return typeof value === 'number' && value >= 0 && value <= MAX_NUMBER$1 && Math.floor(value) === value;
}

function hexColor(value) {
    if (typeof value === 'string' && /^#[0-9a-f]{3}$/i.test(value))
        return value.replace(/[0-9a-f]/gi, '$&$&').toUpperCase();
    if (!isColor(value))
        return null;
    if (typeof value === 'number')
        return '#' + ('00000' + value.toString(16)).slice(-6).toUpperCase();
    return value.toUpperCase();
}
function isSameColor(color, wanted) {
    var text = hexColor(color) || '';
    var hex = hexColor(wanted);
    return hex !== null && (hex.length > 7 ? text : text.substring(0, 7)) === hex;
}

var COST = {
    NOTHING: 0,
    OWN: 1,
    LINKED: 2,
    TIMELINE: 3,
    CONTENTS: 4,
};
function testStep(test, cost, needsIdentity) {
    if (needsIdentity === void 0) { needsIdentity = false; }
    return { type: 'test', test: test, cost: cost, runsUserCode: false, needsIdentity: needsIdentity };
}

var Subject = (function () {
    function Subject(object, id) {
        this.object = object;
        this.id = id;
        this.memory = [];
    }
    Subject.prototype.read = function (name) {
        return this.remember(name, readFromHost, null);
    };
    Subject.prototype.readText = function (name) {
        return memberText(this.read(name));
    };
    Subject.prototype.remember = function (key, workOut, context) {
        var memory = this.memory;
        for (var i = 0; i < memory.length; i += 2)
            if (memory[i] === key)
                return memory[i + 1];
        var value = workOut(this, key, context);
        memory.push(key, value);
        return value;
    };
    return Subject;
}());
function hostObjectOf(candidate) {
    return candidate instanceof Subject ? candidate.object : candidate;
}
function readMember(subject, name) {
    return subject.read(name);
}
function memberText(value) {
    return value === undefined || value === null ? '' : String(value);
}
function readFromHost(subject, name) {
    return read(subject.object, name);
}

function ofUse(use) {
    var colorsOf = function (element) { return colorsOfUse(element, use); };
    return {
        cost: COST.LINKED,
        isSame: isSameColor,
        makeValues: function (properties) {
            var colors = properties.derived(colorsOf, function (candidate) { return colorsOf(hostObjectOf(candidate)); });
            return function (candidate, run) { return colors.read(candidate, run); };
        },
    };
}
var COLORS = {
    'fill:': ofUse('fill'),
    'stroke:': ofUse('stroke'),
    'tint:': ofUse('tint'),
};

function itemWord(word, path, cost) {
    return {
        cost: cost,
        makeValues: function (properties) {
            var whole = properties.of(path);
            return function valuesOf(candidate, run) {
                var value = whole.read(candidate, run);
                return typeof value === 'string' ? [partOfPath(value, word)] : [];
            };
        },
    };
}
var ITEM_PATH = {
    'shortName:': itemWord('shortName', 'name', COST.OWN),
    'folder:': itemWord('folder', 'name', COST.OWN),
};
var ELEMENT_PATH = {
    'shortName:': itemWord('shortName', 'libraryItem.name', COST.LINKED),
    'folder:': itemWord('folder', 'libraryItem.name', COST.LINKED),
};

var STYLED = /^(.*?)-(Regular|Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/i;
var FOUNDRY = /(PSMT|PS|MT)$/;
function squash(name) {
    return name.replace(/[ -]/g, '');
}
function squashAndFold(name) {
    return foldCase(squash(name));
}
function partsOf$1(face) {
    var parts = STYLED.exec(face);
    var family = parts ? parts[1] : face;
    return { family: family.replace(FOUNDRY, ''), style: parts ? parts[2] : '' };
}
function isSameFont(face, name) {
    return isNamed$1(face, name, squash);
}
function isSimilarFont(face, name) {
    return isNamed$1(face, name, squashAndFold);
}
function styleWithin(face, name) {
    var _a = partsOf$1(face), family = _a.family, style = _a.style;
    return squashAndFold(family) === squashAndFold(name) ? foldCase(style) : '';
}
function isNamed$1(face, name, normal) {
    var wanted = normal(name);
    if (normal(face) === wanted)
        return true;
    var _a = partsOf$1(face), family = _a.family, style = _a.style;
    return normal(family) === wanted || (style !== '' && normal(family + style) === wanted);
}

function ofTexts(valuesOf, isSame) {
    return {
        cost: COST.LINKED,
        isSame: isSame,
        makeValues: function (properties) {
            var elementType = properties.of('elementType');
            var values = properties.derived(valuesOf, function (candidate) { return valuesOf(hostObjectOf(candidate)); });
            return function (candidate, run) {
                return isTextType(elementType.read(candidate, run)) ? values.read(candidate, run) : [];
            };
        },
    };
}
var TEXTS = {
    'text:': ofTexts(function (text) { return [wholeText(text)]; }),
    'font:': ofTexts(function (text) { return attributeOfRuns(text, 'face'); }, function (face, name) { return isSameFont(String(face), name); }),
    'size:': ofTexts(function (text) { return attributeOfRuns(text, 'size'); }),
};

var ELEMENT_ATTRIBUTES = {
    'text:': TEXTS['text:'],
    'font:': TEXTS['font:'],
    'size:': TEXTS['size:'],
    'fill:': COLORS['fill:'],
    'stroke:': COLORS['stroke:'],
    'tint:': COLORS['tint:'],
    'shortName:': ELEMENT_PATH['shortName:'],
    'folder:': ELEMENT_PATH['folder:'],
};
var ITEM_ATTRIBUTES = ITEM_PATH;

function readingPseudo(cost, makeTest) {
    return { type: 'test', cost: cost, needsIdentity: false, makeTest: makeTest };
}
function subjectPseudo(cost, test) {
    return { type: 'test', cost: cost, needsIdentity: true, makeTest: function () { return test; } };
}
function pseudoAboutOthers(makeTest) {
    return {
        type: 'query',
        asksOthers: true,
        makeStep: function (plan) {
            var step = testStep(makeTest(plan), COST.CONTENTS, true);
            step.runsUserCode = plan.runsUserCode;
            return step;
        },
    };
}
function mergePseudos(lists) {
    var all = {};
    for (var i = 0; i < lists.length; i++) {
        var names = ownNames(lists[i]);
        for (var at = 0; at < names.length; at++)
            all[names[at]] = lists[i][names[at]];
    }
    return all;
}

function isNonEmptyText(value) {
    return value !== undefined && value !== null && String(value) !== '';
}

var ANYTHING$1 = function () { return true; };
var NOTHING = function () { return false; };
function anyOf(alternatives) {
    var tests = united(alternatives);
    if (tests.length === 1)
        return tests[0];
    if (tests.length === 2)
        return either(tests[0], tests[1]);
    return function holdsForAny(candidate, run) {
        for (var i = 0; i < tests.length; i++)
            if (tests[i](candidate, run))
                return true;
        return false;
    };
}
function united(tests) {
    var apart = [];
    for (var i = 0; i < tests.length; i++) {
        var last = apart.length - 1;
        var property = last >= 0 && tests[i].property;
        if (property && apart[last].property === property)
            apart[last] = property.unite(apart[last], tests[i]);
        else
            apart.push(tests[i]);
    }
    return apart;
}
function allOf(tests) {
    var demanding = [];
    for (var i = 0; i < tests.length; i++)
        if (tests[i] !== ANYTHING$1)
            demanding.push(tests[i]);
    if (demanding.length === 0)
        return ANYTHING$1;
    if (demanding.length === 1)
        return demanding[0];
    if (demanding.length === 2)
        return both(demanding[0], demanding[1]);
    return function holdsForAll(candidate, run) {
        for (var i = 0; i < demanding.length; i++)
            if (!demanding[i](candidate, run))
                return false;
        return true;
    };
}
function either(first, second) {
    return function (candidate, run) { return first(candidate, run) || second(candidate, run); };
}
function both(first, second) {
    return function (candidate, run) { return first(candidate, run) && second(candidate, run); };
}
function not(test) {
    return function (candidate, run) { return !test(candidate, run); };
}

function hasValue(name, value) {
    return function (properties) { return properties.of(name).isOneOf([value]); };
}
function isOneOf$1(name, values) {
    return function (properties) { return properties.of(name).isOneOf(values); };
}
function isTrue(name) {
    return function (properties) { return properties.of(name).test(Boolean); };
}
function any(makers) {
    return function (properties) { return anyOf(madeBy(makers, properties)); };
}
function all(makers) {
    return function (properties) { return allOf(madeBy(makers, properties)); };
}
function isNot(makeTest) {
    return function (properties) { return not(makeTest(properties)); };
}
function madeBy(makers, properties) {
    var tests = [];
    for (var i = 0; i < makers.length; i++)
        tests.push(makers[i](properties));
    return tests;
}

function isNamed(wanted) {
    return function makeTest(properties) {
        var name = properties.of('name');
        return function (element, run) { return isNonEmptyText(name.read(element, run)) === wanted; };
    };
}
var isFiltered = function makeTest(properties) {
    var filters = properties.of('filters');
    return function (element, run) { return listOf(filters.read(element, run)).length > 0; };
};
var ELEMENT_STATES = {
    selected: readingPseudo(COST.OWN, isTrue('selected')),
    named: readingPseudo(COST.OWN, isNamed(true)),
    unnamed: readingPseudo(COST.OWN, isNamed(false)),
    filtered: readingPseudo(COST.OWN, isFiltered),
    tinted: readingPseudo(COST.OWN, hasValue('colorMode', 'tint')),
    transparent: readingPseudo(COST.OWN, hasValue('colorMode', 'alpha')),
    exported: readingPseudo(COST.LINKED, isTrue('libraryItem.linkageExportForAS')),
};

var KEYFRAMES = ':keyframes';
var ELEMENTS = ':elements';
var MEMBERS = ':members';
function keyframesOfItem(item) {
    return item.remember(KEYFRAMES, inspectTimeline, null);
}
function inspectTimeline(item) {
    var timeline = timelineOf$3(item.object);
    return timeline ? frameSubjects(timeline) : null;
}
function frameSubjects(timeline) {
    var frames = keyframesOfTimeline(timeline);
    var subjects = [];
    for (var i = 0; i < frames.length; i++)
        subjects.push(new Subject(frames[i], i));
    return subjects;
}
function keyframesOfLayer(layer, run) {
    return layer.remember(KEYFRAMES, inspectLayer, run);
}
function inspectLayer(layer, _key, run) {
    return run.frames.inside(keyframesOf(layer.object));
}
function elementCount(keyframe) {
    return listOf(keyframe.read('elements')).length;
}
function elementsOfKeyframes(keyframes, run) {
    var lists = [];
    for (var i = 0; i < keyframes.length; i++)
        lists.push(keyframes[i].remember(ELEMENTS, inspectKeyframe, run));
    return flatten(lists);
}
function inspectKeyframe(keyframe, _key, run) {
    return run.elements.inside(listOf(keyframe.read('elements')));
}
function elementsOfItem(item, run) {
    return item.remember(ELEMENTS, inspectElements, run);
}
function inspectElements(item, _key, run) {
    return elementsOfKeyframes(keyframesOfItem(item) || [], run);
}
function membersOf(element, run) {
    return element.remember(MEMBERS, inspectMembers, run);
}
function inspectMembers(element, _key, run) {
    return isGroup(element, readMember) ? run.elements.inside(listOf(element.read('members'))) : [];
}
function symbolOf(element, run) {
    if (element.read('elementType') !== 'instance')
        return null;
    var item = run.itemOf(element);
    return item && keyframesOfItem(item) ? item : null;
}

var DistinctList = (function () {
    function DistinctList() {
        this.subjects = [];
        this.isListed = [];
    }
    DistinctList.of = function (subjects) {
        var list = new DistinctList();
        list.addAll(subjects);
        return list;
    };
    DistinctList.prototype.add = function (subject) {
        if (this.isListed[subject.id])
            return false;
        this.isListed[subject.id] = true;
        this.subjects.push(subject);
        return true;
    };
    DistinctList.prototype.addAll = function (subjects) {
        for (var i = 0; i < subjects.length; i++)
            this.add(subjects[i]);
    };
    DistinctList.prototype.has = function (subject) {
        return Boolean(this.isListed[subject.id]);
    };
    DistinctList.prototype.hasAny = function (subjects) {
        for (var i = 0; i < subjects.length; i++)
            if (this.has(subjects[i]))
                return true;
        return false;
    };
    DistinctList.prototype.inOrderOf = function (all) {
        var ordered = [];
        for (var i = 0; i < all.length; i++)
            if (this.has(all[i]))
                ordered.push(all[i]);
        return ordered;
    };
    return DistinctList;
}());

var Descent = (function () {
    function Descent(run, leftOut) {
        if (leftOut === void 0) { leftOut = new DistinctList(); }
        this.run = run;
        this.leftOut = leftOut;
        this.found = new DistinctList();
        this.entered = new DistinctList();
    }
    Descent.prototype.enter = function (element) {
        var symbol = symbolOf(element, this.run);
        if (!symbol)
            return membersOf(element, this.run);
        return this.entered.add(symbol) ? elementsOfItem(symbol, this.run) : [];
    };
    Descent.prototype.into = function (element) {
        this.through(this.enter(element));
    };
    Descent.prototype.through = function (elements) {
        var waiting = [];
        pushReversed(waiting, elements);
        for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            if (this.leftOut.has(next) || !this.found.add(next))
                continue;
            pushReversed(waiting, this.enter(next));
        }
    };
    return Descent;
}());
function pushReversed(list, subjects) {
    for (var i = subjects.length - 1; i >= 0; i--)
        list.push(subjects[i]);
}

function childrenOf$3(set, run) {
    var descent = new Descent(run);
    var children = new DistinctList();
    for (var i = 0; i < set.length; i++)
        children.addAll(descent.enter(set[i]));
    return children.subjects;
}
function descendantsOf$2(set, run) {
    var descent = new Descent(run);
    for (var i = 0; i < set.length; i++)
        descent.into(set[i]);
    return descent.found.subjects;
}
function parentsOf$2(set, run, source) {
    var wanted = DistinctList.of(set);
    var candidates = reachableElements(source, run);
    var isParentSymbol = [];
    var parents = [];
    for (var i = 0; i < candidates.length; i++) {
        var symbol = symbolOf(candidates[i], run);
        if (symbol && isParentSymbol[symbol.id] === undefined) {
            isParentSymbol[symbol.id] = wanted.hasAny(elementsOfItem(symbol, run));
        }
        var isParent = symbol ? isParentSymbol[symbol.id] : wanted.hasAny(membersOf(candidates[i], run));
        if (isParent)
            parents.push(candidates[i]);
    }
    return parents;
}
function reachableElements(source, run) {
    var descent = new Descent(run, DistinctList.of(source));
    for (var i = 0; i < source.length; i++) {
        descent.found.add(source[i]);
        descent.into(source[i]);
    }
    return descent.found.subjects;
}
var ELEMENT_TREE = {
    children: { type: 'replace', apply: childrenOf$3 },
    descendants: { type: 'replace', apply: descendantsOf$2 },
    parent: { type: 'replace', apply: parentsOf$2 },
};

var isSymbol$1 = hasValue('instanceType', 'symbol');
var isVideo = isOneOf$1('instanceType', ['video', 'embedded video', 'linked video']);
var isShape = function (properties) { return properties.of('elementType').test(isShapeType); };
var isText = function (properties) { return properties.of('elementType').test(isTextType); };
var isPrimitive = any([isTrue('isRectangleObject'), isTrue('isOvalObject')]);
var isGroupElement = function makeTest(properties) {
    var readerIn = properties.readerOf(['isGroup', 'isDrawingObject', 'isOvalObject', 'isRectangleObject']);
    return function (element, run) { return isGroup(element, readerIn(run)); };
};
function symbolOfType(symbolType) {
    return all([isSymbol$1, hasValue('symbolType', symbolType)]);
}
function textOfType(textType) {
    return all([hasValue('elementType', 'text'), hasValue('textType', textType)]);
}
function isComponent(properties) {
    var elementType = properties.of('elementType');
    var instanceType = properties.of('instanceType');
    var itemType = properties.of('libraryItem.itemType');
    return function isInstanceOfComponent(element, run) {
        if (elementType.read(element, run) !== 'instance')
            return false;
        return instanceType.read(element, run) === 'component' || itemType.read(element, run) === 'component';
    };
}
var isMovieClip = symbolOfType('movie clip');
var isButton = symbolOfType('button');
var isCompiledClip = hasValue('instanceType', 'compiled clip');
var isScriptable = any([
    isMovieClip,
    isButton,
    textOfType('dynamic'),
    textOfType('input'),
    isVideo,
    isCompiledClip,
    isComponent,
]);
function own$2(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
var ELEMENT_TYPES = {
    instance: own$2(hasValue('elementType', 'instance')),
    symbol: own$2(isSymbol$1),
    movieclip: own$2(isMovieClip),
    graphic: own$2(symbolOfType('graphic')),
    button: own$2(isButton),
    bitmap: own$2(hasValue('instanceType', 'bitmap')),
    compiledclip: own$2(isCompiledClip),
    component: readingPseudo(COST.LINKED, isComponent),
    video: own$2(isVideo),
    embeddedvideo: own$2(hasValue('instanceType', 'embedded video')),
    linkedvideo: own$2(hasValue('instanceType', 'linked video')),
    text: own$2(isText),
    static: own$2(textOfType('static')),
    dynamic: own$2(textOfType('dynamic')),
    input: own$2(textOfType('input')),
    tlftext: own$2(hasValue('elementType', 'tlfText')),
    shape: own$2(all([isShape, isNot(isGroupElement), isNot(isPrimitive)])),
    group: own$2(isGroupElement),
    primitive: own$2(isPrimitive),
    rectangle: own$2(isTrue('isRectangleObject')),
    oval: own$2(isTrue('isOvalObject')),
    scriptable: readingPseudo(COST.LINKED, isScriptable),
};

function isMotionObject(frame) {
    return ask(frame, 'isMotionObject');
}
function isTweenType(tweenType) {
    return isNonEmptyText(tweenType) && tweenType !== 'none';
}
function hasSound(frame, readMember) {
    return Boolean(readMember(frame, 'soundLibraryItem')) || isNonEmptyText(readMember(frame, 'soundName'));
}

function newPlayheads() {
    return [];
}
function playheadOf(_a, run) {
    var timeline = _a.timeline, timelineNumber = _a.timelineNumber;
    var playheads = run.remember(newPlayheads);
    var playhead = playheads[timelineNumber];
    if (!playhead) {
        var host = timeline;
        playhead = {
            frame: host.currentFrame,
            selected: listOf(host.getSelectedFrames()),
        };
        playheads[timelineNumber] = playhead;
    }
    return playhead;
}
function meets(frame, start, end) {
    var first = Number(frame.read('startFrame'));
    return first < end && start < first + Number(frame.read('duration'));
}
function isCurrent(frame, run) {
    var location = run.places().ofFrame(frame.object);
    if (!location)
        return false;
    var at = playheadOf(location, run).frame;
    return meets(frame, at, at + 1);
}
function isSelected$1(frame, run) {
    var location = run.places().ofFrame(frame.object);
    if (!location)
        return false;
    var selected = playheadOf(location, run).selected;
    for (var i = 0; i < selected.length; i += 3) {
        if (selected[i] === location.index && meets(frame, selected[i + 1], selected[i + 2]))
            return true;
    }
    return false;
}

function own$1(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
function hasText$1(name) {
    return function (properties) { return properties.of(name).test(isNonEmptyText); };
}
var isLabelled$1 = hasText$1('name');
function labelled(labelType) {
    return own$1(all([isLabelled$1, hasValue('labelType', labelType)]));
}
var isEmpty$2 = function (properties) {
    return properties.of('elements').test(function (elements) { return listOf(elements).length === 0; });
};
var isMotion = function (properties) {
    return properties.derived(isMotionObject, function (frame) { return isMotionObject(hostObjectOf(frame)); }).test(Boolean);
};
var isClassic = all([hasValue('tweenType', 'motion'), isNot(isMotion)]);
var isTween = any([function (properties) { return properties.of('tweenType').test(isTweenType); }, isMotion]);
function isStraight(points) {
    for (var i = 0; i < points.length; i++) {
        var _a = points[i], x = _a.x, y = _a.y;
        if (Math.abs(x - y) > 1e-6)
            return false;
    }
    return true;
}
function askCurve(frame) {
    var host = hostObjectOf(frame);
    return host.getCustomEase ? host.getCustomEase('all') : [];
}
var hasCurve = function (properties) {
    return properties.derived(askCurve, askCurve).test(function (points) { return !isStraight(listOf(points)); });
};
var isEased = all([
    isTween,
    any([
        function (properties) { return properties.of('tweenEasing').test(function (easing) { return typeof easing === 'number' && easing !== 0; }); },
        hasValue('hasCustomEase', true),
        hasCurve,
    ]),
]);
var isAudible$1 = function makeTest(properties) {
    var readerIn = properties.readerOf(['soundLibraryItem', 'soundName']);
    return function (frame, run) { return hasSound(frame, readerIn(run)); };
};
var FRAME_STATES = {
    labelled: own$1(isLabelled$1),
    name: labelled('name'),
    comment: labelled('comment'),
    anchor: labelled('anchor'),
    empty: own$1(isEmpty$2),
    blank: own$1(isEmpty$2),
    tween: own$1(isTween),
    classic: own$1(isClassic),
    shape: own$1(hasValue('tweenType', 'shape')),
    motion: own$1(isMotion),
    eased: own$1(isEased),
    scripted: own$1(hasText$1('actionScript')),
    audible: own$1(isAudible$1),
    current: subjectPseudo(COST.LINKED, isCurrent),
    selected: subjectPseudo(COST.LINKED, isSelected$1),
};

function soleTest(_a) {
    var parts = _a.parts;
    var step = parts[0][0];
    return parts.length === 1 && parts[0].length === 1 && step.type === 'test' ? step : null;
}

function blameQuery(thrown, what, object, run) {
    if (run.hasFailed)
        return thrown;
    var message = errorText(thrown);
    var text = "".concat(message, "\n  ").concat(what, " ").concat(describeValue(object), " in the query \"").concat(run.query, "\"");
    var error = isObject(thrown) ? thrown : new Error(text);
    rewrite(error, message, text);
    run.hasFailed = true;
    return error;
}
function rewrite(error, message, text) {
    try {
        error.message = text;
        error.stack = replaceInStack(error.stack, message, text);
    }
    catch (_a) {
    }
}
function replaceInStack(stack, message, text) {
    if (typeof stack !== 'string' || message === '' || stack.indexOf(text) >= 0)
        return stack;
    var at = stack.indexOf(message);
    return at < 0 ? stack : stack.substring(0, at) + text + stack.substring(at + message.length);
}

function runOnSubjects(_a, set, run, source, trace) {
    var parts = _a.parts;
    if (source === void 0) { source = set; }
    var matches = new DistinctList();
    for (var part = 0; part < parts.length; part++) {
        var passing = set;
        for (var i = 0; i < parts[part].length; i++) {
            passing = apply(parts[part][i], passing, run, source);
            if (trace)
                trace(part, i, passing.length);
        }
        if (parts.length === 1)
            return passing;
        matches.addAll(passing);
    }
    return matches.subjects;
}
function apply(step, set, run, source) {
    if (step.type === 'test')
        return keep([set], step.test, run);
    return step.type === 'position' ? choose$1(step, set, run) : step.apply(set, run, source);
}
function choose$1(_a, set, run) {
    var chooseFrom = _a.choose, listsOf = _a.listsOf;
    if (listsOf === null)
        return chooseFrom(set, run.random);
    var lists = listsOf(set, run);
    var chosen = new DistinctList();
    for (var i = 0; i < lists.length; i++)
        chosen.addAll(chooseFrom(lists[i], run.random));
    return chosen.inOrderOf(set);
}
function keep(lists, test, run) {
    var passing = [];
    var count = 0;
    for (var at = 0; at < lists.length; at++) {
        var list = lists[at];
        var length = list.length;
        var i = 0;
        try {
            for (; i < length; i++)
                if (test(list[i], run))
                    passing[count++] = list[i];
        }
        catch (error) {
            throw blameQuery(error, 'met at', hostObjectOf(list[i]), run);
        }
    }
    return passing;
}

function containmentOf(plan, run) {
    var test = soleTest(plan);
    return test ? new ContainmentOfEach(test.test, run) : new ContainmentOfSets(plan, run);
}
var KnownContainment = (function () {
    function KnownContainment(run) {
        this.run = run;
        this.known = [];
    }
    KnownContainment.prototype.inElement = function (element) {
        var symbol = symbolOf(element, this.run);
        return symbol ? this.inItem(symbol) : this.inMembers(membersOf(element, this.run));
    };
    KnownContainment.prototype.inItem = function (item) {
        if (this.known[item.id] === undefined)
            this.explore(item);
        return this.known[item.id] === true;
    };
    return KnownContainment;
}());
var ContainmentOfEach = (function (_super) {
    __extends(ContainmentOfEach, _super);
    function ContainmentOfEach(test, run) {
        var _this = _super.call(this, run) || this;
        _this.test = test;
        return _this;
    }
    ContainmentOfEach.prototype.inMembers = function (members) {
        var look = this.look(members);
        if (look.matches)
            return true;
        for (var i = 0; i < look.symbols.length; i++)
            if (this.inItem(look.symbols[i]))
                return true;
        return false;
    };
    ContainmentOfEach.prototype.explore = function (start) {
        var reached = new DistinctList();
        var holders = [];
        var matching = [];
        reached.add(start);
        for (var i = 0; i < reached.subjects.length; i++) {
            var symbol = reached.subjects[i];
            var look = this.look(elementsOfItem(symbol, this.run));
            if (look.matches || this.anyKnown(look.symbols))
                matching.push(symbol);
            else
                this.noteHolder(symbol, look.symbols, reached, holders);
        }
        this.conclude(reached.subjects, matching, holders);
    };
    ContainmentOfEach.prototype.noteHolder = function (holder, symbols, reached, holders) {
        for (var i = 0; i < symbols.length; i++) {
            var symbol = symbols[i];
            if (this.known[symbol.id] !== undefined)
                continue;
            reached.add(symbol);
            var others = holders[symbol.id] || (holders[symbol.id] = []);
            others.push(holder);
        }
    };
    ContainmentOfEach.prototype.conclude = function (reached, matching, holders) {
        for (var i = 0; i < reached.length; i++)
            this.known[reached[i].id] = false;
        for (var symbol = matching.pop(); symbol !== undefined; symbol = matching.pop()) {
            if (this.known[symbol.id])
                continue;
            this.known[symbol.id] = true;
            var above = holders[symbol.id] || [];
            for (var i = 0; i < above.length; i++)
                matching.push(above[i]);
        }
    };
    ContainmentOfEach.prototype.anyKnown = function (symbols) {
        for (var i = 0; i < symbols.length; i++)
            if (this.known[symbols[i].id])
                return true;
        return false;
    };
    ContainmentOfEach.prototype.look = function (elements) {
        var symbols = new DistinctList();
        var waiting = elements.slice(0);
        for (var i = 0; i < waiting.length; i++) {
            if (this.test(waiting[i], this.run))
                return { matches: true, symbols: [] };
            var symbol = symbolOf(waiting[i], this.run);
            var members = symbol ? [] : membersOf(waiting[i], this.run);
            if (symbol)
                symbols.add(symbol);
            for (var at = 0; at < members.length; at++)
                waiting.push(members[at]);
        }
        return { matches: false, symbols: symbols.subjects };
    };
    return ContainmentOfEach;
}(KnownContainment));
var ContainmentOfSets = (function (_super) {
    __extends(ContainmentOfSets, _super);
    function ContainmentOfSets(plan, run) {
        var _this = _super.call(this, run) || this;
        _this.plan = plan;
        return _this;
    }
    ContainmentOfSets.prototype.explore = function (item) {
        this.known[item.id] = this.inMembers(elementsOfItem(item, this.run));
    };
    ContainmentOfSets.prototype.inMembers = function (members) {
        var descent = new Descent(this.run);
        descent.through(members);
        return runOnSubjects(this.plan, descent.found.subjects, this.run).length > 0;
    };
    return ContainmentOfSets;
}(KnownContainment));

function containing(holds) {
    return pseudoAboutOthers(function makeTest(plan) {
        var contentsIn = function (run) { return containmentOf(plan, run); };
        return function (subject, run) { return holds(run.remember(contentsIn), subject); };
    });
}
var ELEMENT_HAS = {
    has: containing(function (contents, element) { return contents.inElement(element); }),
};
var ITEM_HAS = {
    has: containing(function (contents, item) { return contents.inItem(item); }),
};

function holding(contentsOf) {
    return pseudoAboutOthers(function (plan) { return function (holder, run) { return findsIn(plan, contentsOf(holder, run), run); }; });
}
function findsIn(plan, contents, run) {
    var step = soleTest(plan);
    if (!step)
        return runOnSubjects(plan, contents, run).length > 0;
    for (var i = 0; i < contents.length; i++)
        if (step.test(contents[i], run))
            return true;
    return false;
}
var FRAME_HOLDS = {
    has: holding(function (frame, run) { return elementsOfKeyframes([frame], run); }),
};
var LAYER_HOLDS = {
    has: holding(function (layer, run) { return elementsOfKeyframes(keyframesOfLayer(layer, run), run); }),
    frames: holding(keyframesOfLayer),
};

function matching(wanted) {
    return {
        type: 'query',
        asksOthers: false,
        makeStep: function (plan) {
            var step = soleTest(plan);
            if (step === null)
                return matchingSet(plan, wanted);
            if (!wanted)
                step.test = not(step.test);
            return step;
        },
    };
}
function matchingSet(plan, wanted) {
    return {
        type: 'set',
        runsUserCode: plan.runsUserCode,
        apply: function (set, run, source) {
            var matches = DistinctList.of(runOnSubjects(plan, set, run, source));
            var passing = [];
            for (var i = 0; i < set.length; i++)
                if (matches.has(set[i]) === wanted)
                    passing.push(set[i]);
            return passing;
        },
    };
}
var IS_OR_NOT = {
    is: matching(true),
    not: matching(false),
};

var BY_ITEM = '*';
function findReferences(element, sink, objectOf, readMember) {
    var type = readMember(element, 'elementType');
    if (type === 'instance') {
        var item = readMember(element, 'libraryItem');
        if (isObject(item))
            sink.addItem(item);
    }
    else if (isTextType(type)) {
        if (sink.addFace)
            addFaces(listOf(readMember(element, 'textRuns')), sink.addFace);
    }
    else if (sink.addBitmap) {
        var paths = bitmapsOfShape(objectOf(element));
        for (var i = 0; i < paths.length; i++)
            sink.addBitmap(paths[i]);
    }
}
function findSound(keyframe, sink, readMember) {
    var sound = readMember(keyframe, 'soundLibraryItem');
    if (isObject(sound))
        sink.addItem(sound);
}
function facesOfFont(font, path) {
    return [foldCase(String(font)), foldCase(leafOf(path) + BY_ITEM)];
}
function bitmapsOfShape(shape) {
    var paths = [];
    var contours = readList(shape, 'contours');
    for (var i = 0; i < contours.length; i++)
        addFill(paths, read(contours[i], 'fill'));
    var edges = readList(shape, 'edges');
    for (var i = 0; i < edges.length; i++) {
        var stroke = read(edges[i], 'stroke');
        if (isObject(stroke))
            addFill(paths, read(stroke, 'shapeFill'));
    }
    return paths;
}
function addFill(paths, fill) {
    if (!isObject(fill) || read(fill, 'style') !== 'bitmap')
        return;
    var path = read(fill, 'bitmapPath');
    if (typeof path === 'string')
        paths.push(path);
}
function addFaces(runs, addFace) {
    for (var i = 0; i < runs.length; i++) {
        var attributes = read(runs[i], 'textAttrs');
        if (isObject(attributes))
            addFace(foldCase(String(read(attributes, 'face'))));
    }
}

var Usage = (function () {
    function Usage(run) {
        this.run = run;
        this.addBitmap = null;
        this.addFace = null;
        this.used = new DistinctList();
        this.faces = {};
        this.unusedBitmaps = 0;
        this.unusedFonts = 0;
        var items = run.library().items;
        for (var i = 0; i < items.length; i++)
            this.count(items[i], 1);
        for (var i = 0; i < items.length; i++)
            if (isRoot(items[i]))
                this.use(items[i]);
        var scenes = run.document.timelines;
        for (var i = 0; i < scenes.length; i++)
            this.visitScene(scenes[i]);
        this.visitItems();
        for (var i = 0; i < items.length; i++)
            if (this.isFontInUse(items[i]))
                this.use(items[i]);
    }
    Usage.prototype.has = function (item) {
        return this.used.has(item);
    };
    Usage.prototype.addItem = function (item) {
        this.use(this.run.items.of(item));
    };
    Usage.prototype.use = function (item) {
        if (this.used.add(item))
            this.count(item, -1);
    };
    Usage.prototype.count = function (item, change) {
        var _this = this;
        var type = item.read('itemType');
        if (type === 'bitmap') {
            this.unusedBitmaps += change;
            this.addBitmap = this.unusedBitmaps > 0 ? function (path) { return _this.usePath(path); } : null;
        }
        else if (type === 'font') {
            this.unusedFonts += change;
            this.addFace = this.unusedFonts > 0 ? function (face) { return _this.noteFace(face); } : null;
        }
    };
    Usage.prototype.usePath = function (path) {
        var item = this.run.library().at(path);
        if (item)
            this.use(item);
    };
    Usage.prototype.noteFace = function (face) {
        this.faces['/' + face] = true;
    };
    Usage.prototype.visitScene = function (timeline) {
        var keyframes = frameSubjects(timeline);
        this.visitSounds(keyframes);
        this.visitElements(elementsOfKeyframes(keyframes, this.run));
    };
    Usage.prototype.visitItems = function () {
        var items = this.used.subjects;
        for (var i = 0; i < items.length; i++) {
            var keyframes = keyframesOfItem(items[i]);
            if (keyframes === null)
                continue;
            this.visitSounds(keyframes);
            this.visitElements(elementsOfItem(items[i], this.run));
        }
    };
    Usage.prototype.visitSounds = function (keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            findSound(keyframes[i], this, readMember);
    };
    Usage.prototype.visitElements = function (elements) {
        var waiting = elements.slice(0);
        for (var i = 0; i < waiting.length; i++) {
            findReferences(waiting[i], this, hostObjectOf, readMember);
            var members = membersOf(waiting[i], this.run);
            for (var at = 0; at < members.length; at++)
                waiting.push(members[at]);
        }
    };
    Usage.prototype.isFontInUse = function (item) {
        if (item.read('itemType') !== 'font')
            return false;
        var faces = facesOfFont(item.read('font'), item.readText('name'));
        for (var i = 0; i < faces.length; i++)
            if (this.faces['/' + faces[i]])
                return true;
        return false;
    };
    return Usage;
}());
function isRoot(item) {
    return Boolean(item.read('linkageExportForAS') || item.read('linkageExportForRS') || item.read('linkageImportForRS'));
}

function isSelected(item, run) {
    return run.remember(selectedItems).has(item);
}
function selectedItems(run) {
    return DistinctList.of(run.items.all(run.document.library.getSelectedItems()));
}
function isUsed(item, run) {
    return run.remember(usageOf).has(item);
}
function usageOf(run) {
    return new Usage(run);
}
var ITEM_STATES = {
    selected: subjectPseudo(COST.LINKED, isSelected),
    exported: readingPseudo(COST.OWN, isTrue('linkageExportForAS')),
    used: subjectPseudo(COST.CONTENTS, isUsed),
    unused: subjectPseudo(COST.CONTENTS, function (item, run) { return !isUsed(item, run); }),
};

function isFolder(item) {
    return item.read('itemType') === 'folder';
}
var LibraryIndex = (function () {
    function LibraryIndex(items, subjects) {
        this.paths = {};
        this.folders = {};
        this.filled = null;
        this.items = subjects.allDistinct(items);
        for (var i = 0; i < this.items.length; i++)
            this.enter(this.items[i]);
    }
    LibraryIndex.prototype.at = function (path) {
        return this.paths['/' + path] || null;
    };
    LibraryIndex.prototype.inFolder = function (path) {
        return this.folders['/' + path] || [];
    };
    LibraryIndex.prototype.isFilled = function (path) {
        if (!this.filled)
            this.filled = filledFolders(this.items);
        return this.filled['/' + path] === true;
    };
    LibraryIndex.prototype.enter = function (item) {
        var path = item.readText('name');
        var folder = '/' + folderOf(path);
        var siblings = this.folders[folder] || (this.folders[folder] = []);
        this.paths['/' + path] = item;
        siblings.push(item);
    };
    return LibraryIndex;
}());
function filledFolders(items) {
    var filled = {};
    for (var i = 0; i < items.length; i++) {
        if (isFolder(items[i]))
            continue;
        var folder = folderOf(items[i].readText('name'));
        while (!filled['/' + folder]) {
            filled['/' + folder] = true;
            folder = folderOf(folder);
        }
    }
    return filled;
}

function childrenOf$2(set, run) {
    var library = run.library();
    var children = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        if (isFolder(set[i]))
            children.addAll(library.inFolder(set[i].readText('name')));
    }
    return children.subjects;
}
function descendantsOf$1(set, run) {
    var matches = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var waiting = childrenOf$2([set[i]], run).reverse();
        for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            if (!matches.add(next))
                continue;
            var inside = childrenOf$2([next], run);
            for (var at = inside.length - 1; at >= 0; at--)
                waiting.push(inside[at]);
        }
    }
    return matches.subjects;
}
function parentsOf$1(set, run) {
    var library = run.library();
    var parents = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var parent = library.at(folderOf(set[i].readText('name')));
        if (parent)
            parents.add(parent);
    }
    return parents.subjects;
}
var ITEM_TREE = {
    children: { type: 'replace', apply: childrenOf$2 },
    descendants: { type: 'replace', apply: descendantsOf$1 },
    parent: { type: 'replace', apply: parentsOf$1 },
};

function isOfType(itemType) {
    return hasValue('itemType', itemType);
}
function isVideoOfType(type) {
    return any([isOfType(type), all([isOfType('video'), hasValue('videoType', type)])]);
}
function own(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
var isSymbol = isOneOf$1('itemType', ['movie clip', 'graphic', 'button']);
var ITEM_TYPES = {
    movieclip: own(isOfType('movie clip')),
    graphic: own(isOfType('graphic')),
    button: own(isOfType('button')),
    symbol: own(isSymbol),
    timeline: own(isSymbol),
    folder: own(isOfType('folder')),
    bitmap: own(isOfType('bitmap')),
    sound: own(isOfType('sound')),
    font: own(isOfType('font')),
    video: own(isOneOf$1('itemType', ['video', 'embedded video', 'linked video'])),
    embeddedvideo: own(isVideoOfType('embedded video')),
    linkedvideo: own(isVideoOfType('linked video')),
    compiledclip: own(isOfType('compiled clip')),
    component: own(isOfType('component')),
    screen: own(isOfType('screen')),
};

function someKeyframe(test) {
    return function holdsForSome(keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            if (test(keyframes[i]))
                return true;
        return false;
    };
}
function isTweened(keyframe) {
    return isTweenType(keyframe.read('tweenType')) || isMotionObject(keyframe.object);
}
var hasElements = someKeyframe(function (keyframe) { return elementCount(keyframe) > 0; });
var isEmpty$1 = function (keyframes) { return !hasElements(keyframes); };
var isAnimated = someKeyframe(isTweened);
var isKeyframed = someKeyframe(function (keyframe) { return Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0; });
var isScripted = someKeyframe(function (keyframe) { return isNonEmptyText(keyframe.read('actionScript')); });
var isAudible = someKeyframe(function (keyframe) { return hasSound(keyframe, readMember); });
var isLabelled = someKeyframe(function (keyframe) { return isNonEmptyText(keyframe.read('name')); });
function holdsForItem(item, test) {
    return item.remember(test, inspectItem, null);
}
function inspectItem(item, test) {
    var keyframes = keyframesOfItem(item);
    return keyframes !== null && test(keyframes);
}
function ofInstances(test) {
    return readingPseudo(COST.TIMELINE, function makeTest(properties) {
        var elementType = properties.of('elementType');
        var libraryItem = properties.of('libraryItem');
        return function holdsForSymbol(element, run) {
            if (elementType.read(element, run) !== 'instance')
                return false;
            var item = libraryItem.read(element, run);
            return isObject(item) && holdsForItem(run.items.of(item), test);
        };
    });
}
function ofItems(test) {
    return subjectPseudo(COST.TIMELINE, function (item) { return holdsForItem(item, test); });
}
var ELEMENT_TIMELINES = {
    empty: ofInstances(isEmpty$1),
    animated: ofInstances(isAnimated),
    keyframed: ofInstances(isKeyframed),
    scripted: ofInstances(isScripted),
    audible: ofInstances(isAudible),
};
var ITEM_TIMELINES = {
    empty: subjectPseudo(COST.TIMELINE, function isEmptyItem(item, run) {
        if (isFolder(item))
            return !run.library().isFilled(item.readText('name'));
        return holdsForItem(item, isEmpty$1);
    }),
    animated: ofItems(isAnimated),
    keyframed: ofItems(isKeyframed),
    scripted: ofItems(isScripted),
    audible: ofItems(isAudible),
};

function parentOf(layer, readMember) {
    if (readMember === void 0) { readMember = read; }
    var parent = readMember(layer, 'parentLayer');
    return isObject(parent) ? parent : null;
}
function layersAbove(layer, readMember) {
    if (readMember === void 0) { readMember = read; }
    var above = [];
    for (var at = parentOf(layer, readMember); at; at = parentOf(at, readMember))
        above.push(at);
    return above;
}
function pathOfLayer(layer, readMember) {
    if (readMember === void 0) { readMember = read; }
    var path = String(readMember(layer, 'name'));
    var above = layersAbove(layer, readMember);
    for (var i = 0; i < above.length; i++) {
        if (readMember(above[i], 'layerType') === 'folder') {
            path = String(readMember(above[i], 'name')) + '/' + path;
        }
    }
    return path;
}

function newSiblings() {
    return [];
}
function siblingsOf(layer, run) {
    var location = run.places().ofLayer(layer.object);
    if (!location)
        return [];
    var cache = run.remember(newSiblings);
    var number = location.timelineNumber;
    return cache[number] || (cache[number] = run.layers.all(layersOf(location.timeline)));
}
function parentSubject(layer, run) {
    var parent = parentOf(layer.object, function (_, member) { return layer.read(member); });
    return parent && run.layers.of(parent);
}
function below(set, run, isDeep) {
    var wanted = DistinctList.of(set);
    var seen = new DistinctList();
    var related = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        if (seen.has(set[i]))
            continue;
        var siblings = siblingsOf(set[i], run);
        seen.addAll(siblings);
        for (var at = 0; at < siblings.length; at++) {
            var parent = parentSubject(siblings[at], run);
            if (parent && (wanted.has(parent) || (isDeep && related.has(parent))))
                related.add(siblings[at]);
        }
    }
    return related.subjects;
}
function childrenOf$1(set, run) {
    return below(set, run, false);
}
function descendantsOf(set, run) {
    return below(set, run, true);
}
function parentsOf(set, run) {
    var parents = new DistinctList();
    for (var i = 0; i < set.length; i++) {
        var parent = parentSubject(set[i], run);
        if (parent)
            parents.add(parent);
    }
    return parents.subjects;
}
function reachableLayers(source, run) {
    var all = DistinctList.of(source);
    for (var i = 0; i < source.length; i++)
        all.addAll(siblingsOf(source[i], run));
    return all.subjects;
}
var LAYER_TREE = {
    children: { type: 'replace', apply: childrenOf$1 },
    descendants: { type: 'replace', apply: descendantsOf },
    parent: { type: 'replace', apply: parentsOf },
};

function newKnown() {
    return { seen: new DistinctList(), filled: new DistinctList() };
}
function noteTimeline(layers, _a, run) {
    var seen = _a.seen, filled = _a.filled;
    seen.addAll(layers);
    for (var i = 0; i < layers.length; i++) {
        var parent = parentSubject(layers[i], run);
        if (!parent || filled.has(parent) || !hasElements(keyframesOfLayer(layers[i], run)))
            continue;
        for (var at = parent; at && !filled.has(at); at = parentSubject(at, run))
            filled.add(at);
    }
}
function holdsElements(layer, run) {
    var answers = run.remember(newKnown);
    if (!answers.seen.has(layer))
        noteTimeline(siblingsOf(layer, run), answers, run);
    return answers.filled.has(layer);
}

function switchTest(name, value) {
    var newKnown = function () { return ({ on: new DistinctList(), off: new DistinctList() }); };
    function isAboveSwitched(layer, run) {
        var _a = run.remember(newKnown), on = _a.on, off = _a.off;
        var path = [];
        var isOn = false;
        for (var at = parentSubject(layer, run); at && !isOn && !off.has(at); at = parentSubject(at, run)) {
            isOn = on.has(at) || (at.read('layerType') === 'folder' && at.read(name) === value);
            path.push(at);
        }
        (isOn ? on : off).addAll(path);
        return isOn;
    }
    return function (layer, run) { return layer.read(name) === value || isAboveSwitched(layer, run); };
}

function layersWith(ask) {
    var newAnswers = function () { return []; };
    return function isAmong(layer, run) {
        var location = run.places().ofLayer(layer);
        if (!location)
            return false;
        var answers = run.remember(newAnswers);
        var answer = answers[location.timelineNumber];
        if (!answer) {
            answer = [];
            var indices = ask(location.timeline);
            for (var i = 0; i < indices.length; i++)
                answer[indices[i]] = true;
            answers[location.timelineNumber] = answer;
        }
        return answer[location.index] === true;
    };
}

function switched(name, value) {
    return subjectPseudo(COST.LINKED, switchTest(name, value));
}
function ofKeyframes(test) {
    return subjectPseudo(COST.TIMELINE, function (layer, run) { return test(keyframesOfLayer(layer, run)); });
}
function isEmpty(layer, run) {
    if (layer.read('layerType') === 'folder')
        return !holdsElements(layer, run);
    return !hasElements(keyframesOfLayer(layer, run));
}
var isHidden = switchTest('visible', false);
function isListed(ask) {
    var isAmong = layersWith(ask);
    return subjectPseudo(COST.LINKED, function (layer, run) { return isAmong(layer.object, run); });
}
var LAYER_STATES = {
    locked: switched('locked', true),
    hidden: switched('visible', false),
    visible: subjectPseudo(COST.LINKED, function (layer, run) { return !isHidden(layer, run); }),
    outline: switched('outline', true),
    current: isListed(function (timeline) { return [timeline.currentLayer]; }),
    selected: isListed(function (timeline) { return listOf(timeline.getSelectedLayers()); }),
    empty: subjectPseudo(COST.TIMELINE, isEmpty),
    animated: ofKeyframes(isAnimated),
    keyframed: ofKeyframes(isKeyframed),
    scripted: ofKeyframes(isScripted),
    audible: ofKeyframes(isAudible),
    labelled: ofKeyframes(isLabelled),
};

var TYPES$1 = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder', 'camera'];
var LAYER_TYPES = {};
for (var i = 0; i < TYPES$1.length; i++) {
    LAYER_TYPES[TYPES$1[i]] = readingPseudo(COST.OWN, hasValue('layerType', TYPES$1[i]));
}

function boundsOf$1(element) {
    var left = Number(element.read('left'));
    var top = Number(element.read('top'));
    var right = left + Number(element.read('width'));
    return { element: element, left: left, top: top, right: right, bottom: top + Number(element.read('height')) };
}
var Overlap = (function () {
    function Overlap(plan, run) {
        this.plan = plan;
        this.run = run;
        this.keyframes = new IdentityMap();
        this.layers = new IdentitySet(run.places().whereOf);
    }
    Overlap.prototype.holdsFor = function (element) {
        var layer = element.read('layer');
        if (!isObject(layer))
            return false;
        if (this.layers.add(layer))
            this.noteKeyframes(layer);
        var keyframe = this.keyframes.get(element.object);
        if (!keyframe)
            return false;
        var own = boundsOf$1(element);
        var others = keyframe.matches || (keyframe.matches = this.matchesAmong(keyframe.elements));
        for (var i = 0; i < others.length && others[i].left < own.right; i++) {
            var other = others[i];
            var isShared = other.right > own.left && other.top < own.bottom && other.bottom > own.top;
            if (isShared && other.element !== element)
                return true;
        }
        return false;
    };
    Overlap.prototype.noteKeyframes = function (layer) {
        var frames = keyframesOf(layer);
        for (var i = 0; i < frames.length; i++) {
            var keyframe = { elements: elementsOfFrame(frames[i]), matches: null };
            for (var at = 0; at < keyframe.elements.length; at++) {
                this.keyframes.set(keyframe.elements[at], keyframe);
            }
        }
    };
    Overlap.prototype.matchesAmong = function (elements) {
        var matches = runOnSubjects(this.plan, this.run.elements.all(elements), this.run);
        var bounds = [];
        for (var i = 0; i < matches.length; i++)
            bounds.push(boundsOf$1(matches[i]));
        return bounds.sort(function (a, b) { return a.left - b.left; });
    };
    return Overlap;
}());
var OVERLAPS = {
    overlaps: pseudoAboutOthers(function makeTest(plan) {
        var overlapIn = function (run) { return new Overlap(plan, run); };
        return function (element, run) { return run.remember(overlapIn).holdsFor(element); };
    }),
};

function nth$1(a, b) {
    var step = Math.abs(a) || 1;
    var remainder = (b - 1) % step;
    var lowest = a === 0 || (a > 0 && b > 0) ? b : 1 + (remainder < 0 ? remainder + step : remainder);
    return function chooseNth(list) {
        var chosen = [];
        var highest = a > 0 ? list.length : Math.min(b, list.length);
        for (var at = lowest; at > 0 && at <= highest; at += step)
            chosen.push(list[at - 1]);
        return chosen;
    };
}
function drawn(probability) {
    return function chooseDrawn(list, random) {
        var chosen = [];
        for (var i = 0; i < list.length; i++)
            if (random() < probability)
                chosen.push(list[i]);
        return chosen;
    };
}
var last = function (list) { return list.slice(-1); };
function fixed(choice) {
    return { type: 'position', argument: 'none', makeChoice: function () { return choice; } };
}
var POSITIONS = {
    first: fixed(nth$1(0, 1)),
    last: fixed(last),
    even: fixed(nth$1(2, 0)),
    odd: fixed(nth$1(2, 1)),
    nth: {
        type: 'position',
        argument: 'nth',
        makeChoice: function (argument) {
            return nth$1(argument.a, argument.b);
        },
    },
    random: {
        type: 'position',
        argument: 'optional-probability',
        makeChoice: function (argument) {
            return drawn(argument ? argument.value : 0.5);
        },
    },
};

var ELEMENT_PSEUDOS = mergePseudos([
    ELEMENT_TYPES,
    ELEMENT_STATES,
    ELEMENT_TIMELINES,
    ELEMENT_TREE,
    POSITIONS,
    IS_OR_NOT,
    ELEMENT_HAS,
    OVERLAPS,
]);
var ITEM_PSEUDOS = mergePseudos([
    ITEM_TYPES,
    ITEM_STATES,
    ITEM_TIMELINES,
    ITEM_TREE,
    POSITIONS,
    IS_OR_NOT,
    ITEM_HAS,
]);
var LAYER_PSEUDOS = mergePseudos([
    LAYER_TYPES,
    LAYER_STATES,
    LAYER_TREE,
    POSITIONS,
    IS_OR_NOT,
    LAYER_HOLDS,
]);
var FRAME_PSEUDOS = mergePseudos([
    FRAME_STATES,
    POSITIONS,
    IS_OR_NOT,
    FRAME_HOLDS,
]);

var frameOf = function (element, _key, run) { return run.places().keyframeOf(hostObjectOf(element)); };
var timelineOf$2 = function (element, _key, run) { return run.timelineOf(layerOfElement(hostObjectOf(element))); };
var elementDomain = {
    word: 'element',
    pseudos: ELEMENT_PSEUDOS,
    attributes: ELEMENT_ATTRIBUTES,
    members: { frame: frameOf, timeline: timelineOf$2 },
    testName: function (matches, properties) {
        return properties.of('name').text(matches, matches(''));
    },
    testItem: function (property, matches, properties) {
        var libraryItem = properties.of('libraryItem');
        var value = properties.of('libraryItem.' + property);
        return function matchesItem(element, run) {
            return isObject(libraryItem.read(element, run)) && matches(memberText(value.read(element, run)));
        };
    },
    positionLists: null,
    subjectsOf: function (run) { return run.elements; },
    reachableFrom: reachableElements,
};

function layerOfFrame(frame, _key, run) {
    var layer = run.layerOf(hostObjectOf(frame));
    return layer && layer.object;
}
var timelineOf$1 = function (frame, key, run) { return run.timelineOf(layerOfFrame(frame, key, run)); };
var labelOf = function (frame) { return read(hostObjectOf(frame), LABEL_MEMBER); };
function byLayer(frames, run) {
    var unplaced = [];
    var lists = [unplaced];
    var placeOf = [];
    for (var i = 0; i < frames.length; i++) {
        var layer = run.layerOf(frames[i].object);
        if (!layer)
            unplaced.push(frames[i]);
        else {
            if (placeOf[layer.id] === undefined)
                placeOf[layer.id] = lists.push([]) - 1;
            lists[placeOf[layer.id]].push(frames[i]);
        }
    }
    return lists;
}
function pathOfSubject(layer) {
    return pathOfLayer(layer.object);
}
var frameDomain = {
    word: 'frame',
    pseudos: FRAME_PSEUDOS,
    attributes: {},
    members: { layer: layerOfFrame, timeline: timelineOf$1, label: labelOf },
    testName: function (matches, properties) {
        return properties.of('name').text(matches, matches(''));
    },
    testItem: function (property, matches) {
        if (property !== 'name')
            return NOTHING;
        return function matchesLayer(frame, run) {
            var layer = run.layerOf(hostObjectOf(frame));
            return layer !== null && matches(layer.remember(pathOfLayer, pathOfSubject, null));
        };
    },
    positionLists: byLayer,
    subjectsOf: function (run) { return run.frames; },
    reachableFrom: function (source) { return source; },
};

function inPathOrder(items) {
    var placed = [];
    for (var i = 0; i < items.length; i++) {
        var path = items[i].readText('name');
        placed.push({ item: items[i], path: path, key: foldCase(path).split('/').join('\u0000') });
    }
    placed.sort(comparePlaces);
    var ordered = [];
    for (var i = 0; i < placed.length; i++)
        ordered.push(placed[i].item);
    return ordered;
}
function comparePlaces(a, b) {
    return compareTexts(a.key, b.key) || compareTexts(a.path, b.path);
}
function compareTexts(a, b) {
    if (a < b)
        return -1;
    return a > b ? 1 : 0;
}

var itemDomain = {
    word: 'item',
    pseudos: ITEM_PSEUDOS,
    attributes: ITEM_ATTRIBUTES,
    members: {},
    testName: function (matches, properties) {
        var path = properties.of('name');
        return function (item, run) { return matches(leafOf(memberText(path.read(item, run)))); };
    },
    testItem: function (property, matches, properties) {
        var value = properties.of(property);
        return function (item, run) { return matches(memberText(value.read(item, run))); };
    },
    positionLists: function (items) { return [inPathOrder(items)]; },
    subjectsOf: function (run) { return run.items; },
    reachableFrom: function (source, run) {
        var all = DistinctList.of(source);
        all.addAll(run.library().items);
        return all.subjects;
    },
};

var timelineOf = function (layer, _key, run) { return run.timelineOf(hostObjectOf(layer)); };
var layerDomain = {
    word: 'layer',
    pseudos: LAYER_PSEUDOS,
    attributes: {},
    members: { timeline: timelineOf },
    testName: function (matches, properties) {
        return properties.of('name').text(matches, matches(''));
    },
    testItem: function (property, matches, properties) {
        if (property !== 'name')
            return NOTHING;
        var path = properties.derived(pathOfLayer, function (layer) { return pathOfLayer(hostObjectOf(layer)); });
        return path.test(function (value) { return matches(value); });
    },
    positionLists: null,
    subjectsOf: function (run) { return run.layers; },
    reachableFrom: reachableLayers,
};

function compileComparison(step) {
    var matches = compileTextComparison(step);
    if (matches)
        return matchesText(matches);
    var operator = step.operator;
    var wanted = step.value;
    if (operator === '=')
        return equals(wanted);
    if (operator === '!=')
        return differs(wanted);
    return ordering(operator, wanted.value);
}
function compileTextComparison(_a) {
    var operator = _a.operator, wanted = _a.value;
    switch (operator) {
        case '^=':
            return beginsWith(wanted.text, false);
        case '$=':
            return endsWith(wanted.text, false);
        case '*=':
            return contains(wanted.text);
        case '~=':
            return regExpTest(regExpOf(wanted));
        default:
            return null;
    }
}
function compileEquality(step) {
    return equals(step.value);
}
function isPresent(value) {
    return value !== undefined && value !== null;
}
function ordering(operator, limit) {
    if (operator === '<')
        return function (value) { return (typeof value === 'number' ? value : numberOf(value)) < limit; };
    if (operator === '<=')
        return function (value) { return (typeof value === 'number' ? value : numberOf(value)) <= limit; };
    if (operator === '>')
        return function (value) { return (typeof value === 'number' ? value : numberOf(value)) > limit; };
    return function (value) { return (typeof value === 'number' ? value : numberOf(value)) >= limit; };
}
function numberOf(value) {
    var number = typeof value === 'string' ? readNumber(value) : null;
    return number === null ? NaN : number;
}
function equals(wanted) {
    if (wanted.type === 'range')
        return isWithin$1(wanted);
    if (wanted.type === 'pattern')
        return matchesText(compilePattern(wanted.pattern, { ignoreCase: false }));
    return equalsText(wanted.text);
}
function differs(wanted) {
    var isEqual = equals(wanted);
    return function (value) { return !isEqual(value); };
}
function isWithin$1(_a) {
    var min = _a.min, max = _a.max;
    return function isInRange(value) {
        var number = typeof value === 'number' ? value : numberOf(value);
        return number >= min && number <= max;
    };
}
function equalsText(text) {
    var number = readNumber(text);
    return function isEqual(value) {
        if (typeof value === 'string')
            return value === text;
        if (typeof value === 'number' && number !== null)
            return value === number;
        return value !== undefined && String(value) === text;
    };
}
function regExpOf(_a) {
    var source = _a.source, flags = _a.flags;
    return new RegExp(source, flags);
}
function matchesText(test) {
    return function (value) { return (typeof value === 'string' ? test(value) : isPresent(value) && test(String(value))); };
}

function registeredPseudo(name, callback, argument) {
    return userCode(function (candidate, run) { return Boolean(call(callback, ':' + name, candidate, run, argument)); });
}
function registeredAttribute(name, callback, holds, properties) {
    var value = properties.derived('[' + name + ']', function askCallback(candidate, label, run) {
        return call(callback, label, candidate, run);
    });
    return userCode(function (candidate, run) { return holds(value.read(candidate, run)); });
}
function userCode(test) {
    var step = testStep(test, COST.OWN);
    step.runsUserCode = true;
    return step;
}
function call(callback, label, candidate, run, argument) {
    var object = hostObjectOf(candidate);
    try {
        return callback(object, argument);
    }
    catch (error) {
        throw blameQuery(error, 'thrown by "' + label + '" for', object, run);
    }
}

function compileAttribute(step, words, properties) {
    var callback = words.attribute(step.key);
    if (callback) {
        var holds = step.operator === null ? Boolean : compileComparison(step);
        return registeredAttribute(step.key, callback, holds, properties);
    }
    var builtIn = words.domain.attributes[step.key + ':'];
    if (builtIn)
        return testStep(builtInTest(step, builtIn, properties), builtIn.cost);
    var cost = step.key.indexOf('.') < 0 ? COST.OWN : COST.LINKED;
    var property = properties.of(step.key);
    var matches = compileTextComparison(step);
    if (matches)
        return testStep(property.text(matches, false), cost);
    return testStep(property.test(step.operator === null ? isPresent : compileComparison(step)), cost);
}
function builtInComparison(step, _a) {
    var isSame = _a.isSame;
    var operator = step.operator, wanted = step.value;
    if (operator === null)
        return isPresent;
    if (operator !== '=' && operator !== '!=')
        return compileComparison(step);
    if (!isSame || !wanted || wanted.type !== 'text')
        return compileEquality(step);
    return function (value) { return isSame(value, wanted.text); };
}
function builtInTest(step, attribute, properties) {
    var valuesOf = attribute.makeValues(properties);
    var isNegative = step.operator === '!=';
    var holds = builtInComparison(step, attribute);
    return function holdsForAny(candidate, run) {
        var values = valuesOf(candidate, run);
        for (var i = 0; i < values.length; i++)
            if (holds(values[i]))
                return !isNegative;
        return isNegative;
    };
}

var IGNORING_CASE = { ignoreCase: true };
function compileName(_a, domain, properties) {
    var pattern = _a.pattern;
    return testStep(domain.testName(compilePattern(pattern, IGNORING_CASE), properties), COST.OWN);
}
function compilePath(_a, domain, properties) {
    var pattern = _a.pattern;
    return testStep(domain.testItem('name', compilePattern(pattern, IGNORING_CASE), properties), COST.LINKED);
}
function compileClass(_a, domain, properties) {
    var pattern = _a.pattern, scope = _a.scope;
    var matches = compilePattern(pattern, IGNORING_CASE);
    function matchesClass(name) {
        return !!name && matches(scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
    }
    return testStep(domain.testItem('linkageClassName', matchesClass, properties), COST.LINKED);
}

function joinSteps(written) {
    var steps = [];
    var tests = [];
    for (var i = 0; i < written.length; i++) {
        var step = written[i];
        if (step.type === 'test') {
            insertByCost(tests, step);
            continue;
        }
        addJoined(steps, tests);
        steps.push(step);
        tests = [];
    }
    addJoined(steps, tests);
    return steps;
}
function addJoined(steps, tests) {
    if (tests.length > 0)
        steps.push(joinTests(tests, allOf));
}
function uniteTests(steps) {
    return joinTests(steps, anyOf);
}
function insertByCost(tests, step) {
    var at = tests.length;
    while (at > 0 && !step.runsUserCode && !tests[at - 1].runsUserCode && tests[at - 1].cost > step.cost)
        at--;
    tests.splice(at, 0, step);
}
function joinTests(steps, join) {
    var tests = [];
    var joined = testStep(ANYTHING$1, COST.NOTHING);
    for (var i = 0; i < steps.length; i++) {
        tests.push(steps[i].test);
        joined.cost = Math.max(joined.cost, steps[i].cost);
        joined.runsUserCode = joined.runsUserCode || steps[i].runsUserCode;
        joined.needsIdentity = joined.needsIdentity || steps[i].needsIdentity;
    }
    joined.test = join(tests);
    return joined;
}

var Property = (function () {
    function Property(key, fetch, keeping) {
        this.key = key;
        this.fetch = fetch;
        this.keeping = keeping;
        this.users = 1;
        this.lastCandidate = null;
        this.isDirect = keeping === 'never' && fetch === read;
        if (keeping === 'subject' && fetch === read)
            this.fetch = readOfSubject;
    }
    Property.prototype.read = function (candidate, run) {
        var keeping = this.keeping;
        if (keeping === 'never')
            return this.fetch(candidate, this.key, run);
        if (keeping === 'subject')
            return candidate.remember(this.key, this.fetch, run);
        if (this.lastCandidate !== candidate) {
            this.lastValue = this.fetch(candidate, this.key, run);
            this.lastCandidate = candidate;
        }
        return this.lastValue;
    };
    Property.prototype.reader = function () {
        var _this = this;
        var key = this.key;
        if (!this.isDirect)
            return function (candidate, run) { return _this.read(candidate, run); };
        return function readDirectly(candidate) {
            try {
                return candidate[key];
            }
            catch (error) {
                return refused(error);
            }
        };
    };
    Property.prototype.test = function (holds) {
        var _this = this;
        var _a = this, key = _a.key, fetch = _a.fetch;
        if (this.keeping !== 'never')
            return function (candidate, run) { return holds(_this.read(candidate, run)); };
        if (!this.isDirect)
            return function (candidate, run) { return holds(fetch(candidate, key, run)); };
        return function holdsDirectly(candidate) {
            var value;
            try {
                value = candidate[key];
            }
            catch (error) {
                value = refused(error);
            }
            return holds(value);
        };
    };
    Property.prototype.isOneOf = function (values) {
        var isOne = values.length === 1;
        var test = isOne ? this.is(values[0]) : this.test(function (value) { return includes(values, value); });
        test.property = this;
        test.values = values;
        return test;
    };
    Property.prototype.text = function (matches, ifAbsent) {
        var key = this.key;
        function matchesValue(value) {
            if (typeof value === 'string')
                return matches(value);
            return value === undefined || value === null ? ifAbsent : matches(String(value));
        }
        if (!this.isDirect)
            return this.test(matchesValue);
        return function matchesDirectly(candidate) {
            var value;
            try {
                value = candidate[key];
            }
            catch (error) {
                value = refused(error);
            }
            return typeof value === 'string' ? matches(value) : matchesValue(value);
        };
    };
    Property.prototype.unite = function (first, other) {
        this.users--;
        return this.isOneOf(first.values.concat(other.values));
    };
    Property.prototype.forget = function () {
        this.lastCandidate = null;
        this.lastValue = undefined;
    };
    Property.prototype.is = function (wanted) {
        var _this = this;
        var key = this.key;
        if (!this.isDirect)
            return function (candidate, run) { return _this.read(candidate, run) === wanted; };
        return function isDirectly(candidate) {
            try {
                return candidate[key] === wanted;
            }
            catch (error) {
                return refused(error) === wanted;
            }
        };
    };
    return Property;
}());
function readOfSubject(candidate, name) {
    return read(hostObjectOf(candidate), name);
}

var Properties = (function () {
    function Properties(own, kept) {
        this.own = own;
        this.kept = kept;
        this.list = [];
    }
    Properties.prototype.of = function (key) {
        if (key.indexOf('.') >= 0)
            return this.derived(key, this.followed(key));
        return this.derived(key, hasOwn(this.own, key) ? this.own[key] : read);
    };
    Properties.prototype.derived = function (key, fetch) {
        for (var i = 0; i < this.list.length; i++) {
            if (this.list[i].key !== key)
                continue;
            this.list[i].users++;
            return this.list[i];
        }
        var property = new Property(key, fetch, this.keepingOf(key));
        this.list.push(property);
        return property;
    };
    Properties.prototype.readerOf = function (names) {
        var properties = [];
        for (var i = 0; i < names.length; i++)
            properties.push(this.of(names[i]));
        return function readerIn(run) {
            return function readMember(candidate, member) {
                var at = 0;
                while (names[at] !== member)
                    at++;
                return properties[at].read(candidate, run);
            };
        };
    };
    Properties.prototype.shared = function () {
        var keys = [];
        for (var i = 0; i < this.list.length; i++)
            if (this.list[i].users > 1)
                keys.push(this.list[i].key);
        return keys;
    };
    Properties.prototype.forget = function () {
        for (var i = 0; i < this.list.length; i++)
            this.list[i].forget();
    };
    Properties.prototype.keepingOf = function (key) {
        if (!this.kept)
            return 'subject';
        return includes(this.kept, key) ? 'last' : 'never';
    };
    Properties.prototype.followed = function (path) {
        var dot = path.indexOf('.');
        var readFirst = this.of(path.substring(0, dot)).reader();
        var rest = path.substring(dot + 1);
        var isPlain = rest.indexOf('.') < 0 && !isPathWord(rest);
        var readRest = isPlain ? readLeniently : wordReader(rest, readLeniently);
        return function (candidate, _key, run) { return readRest(readFirst(candidate, run), rest); };
    };
    return Properties;
}());

function compile(query, words) {
    var members = words.domain.members;
    var plan = compileJoined(query, words, new Properties(members, []));
    if (!canRunOnObjects(plan, words))
        return compileWithIdentity(query, words);
    var shared = plan.properties.shared();
    return shared.length === 0 ? plan : compileJoined(query, words, new Properties(members, shared));
}
function compileAsWritten(query, words) {
    return withIdentity(compileParts(query, words, new Properties(words.domain.members, null)));
}
function compileJoined(query, words, properties) {
    var plan = compileParts(query, words, properties);
    var tests = [];
    for (var i = 0; i < plan.parts.length; i++) {
        var part = joinSteps(plan.parts[i]);
        plan.parts[i] = part;
        if (part.length === 1 && part[0].type === 'test')
            tests.push(part[0]);
    }
    if (tests.length === plan.parts.length)
        plan.parts = [[uniteTests(tests)]];
    return plan;
}
function compileParts(_a, words, properties) {
    var groups = _a.groups;
    var plan = {
        parts: [],
        properties: properties,
        needsIdentity: false,
        runsUserCode: false,
    };
    for (var i = 0; i < groups.length; i++) {
        var part = compilePart(groups[i], words, properties);
        for (var at = 0; at < part.length; at++) {
            var step = part[at];
            if (step.type !== 'position')
                plan.runsUserCode = plan.runsUserCode || step.runsUserCode;
        }
        plan.parts.push(part);
    }
    return plan;
}
function compilePart(_a, words, properties) {
    var steps = _a.steps;
    var part = [];
    for (var i = 0; i < steps.length; i++)
        part.push(compileStep(steps[i], words, properties));
    return part;
}
function canRunOnObjects(_a, _b) {
    var parts = _a.parts;
    var domain = _b.domain;
    if (parts.length > 1)
        return false;
    for (var i = 0; i < parts[0].length; i++) {
        var step = parts[0][i];
        var isPosition = step.type === 'position' && domain.positionLists === null;
        if (!isPosition && (i > 0 || step.type !== 'test' || step.needsIdentity))
            return false;
    }
    return true;
}
function compileWithIdentity(query, words) {
    return withIdentity(compileJoined(query, words, new Properties(words.domain.members, null)));
}
function withIdentity(plan) {
    plan.needsIdentity = true;
    return plan;
}
function compileStep(step, words, properties) {
    switch (step.type) {
        case 'universal':
            return testStep(ANYTHING$1, COST.NOTHING);
        case 'name':
            return compileName(step, words.domain, properties);
        case 'path':
            return compilePath(step, words.domain, properties);
        case 'class':
            return compileClass(step, words.domain, properties);
        case 'attribute':
            return compileAttribute(step, words, properties);
        case 'pseudo':
            return compilePseudo(step, words, properties);
    }
}
function compilePseudo(step, words, properties) {
    var pseudo = words.pseudo(step.name);
    if (pseudo === null) {
        var argument = step.argument ? step.argument.text : undefined;
        return registeredPseudo(step.name, words.callback(step.name), argument);
    }
    switch (pseudo.type) {
        case 'test':
            return testStep(pseudo.makeTest(properties), pseudo.cost, pseudo.needsIdentity);
        case 'position':
            return {
                type: 'position',
                choose: pseudo.makeChoice(step.argument),
                listsOf: words.domain.positionLists,
            };
        case 'replace':
            return { type: 'set', runsUserCode: false, apply: pseudo.apply };
        case 'query':
            return pseudo.makeStep(compileNested(step, pseudo, words, properties));
    }
}
function compileNested(step, pseudo, words, properties) {
    var query = step.argument.query;
    var inner = words.within(step.name);
    if (!pseudo.asksOthers)
        return compileJoined(query, inner, properties);
    return compileWithIdentity(query, inner);
}

var MAX_LENGTH = 40;
var CONTROLS = '[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';
function oneLine(text) {
    return text.replace(new RegExp(CONTROLS, 'g'), ' ');
}
function clip(text) {
    return text.length <= MAX_LENGTH ? oneLine(text) : "".concat(oneLine(text.substring(0, MAX_LENGTH)), "...");
}

function parseRange(scanner, numbers) {
    var start = scanner.position;
    var end = scanner.text.indexOf('}', start);
    if (end < 0) {
        scanner.position = scanner.text.length;
        scanner.close('}', '"{"');
    }
    var source = scanner.text.substring(start, end + 1);
    var bounds = source.substring(1, source.length - 1).split('|');
    var read = numbers === 'whole' ? readWholeNumber : readNumber;
    var min = bounds.length === 2 ? read(trim(bounds[0])) : null;
    var max = bounds.length === 2 ? read(trim(bounds[1])) : null;
    if (min === null || max === null) {
        var expected = numbers === 'whole' ? 'whole numbers' : 'numbers';
        throw scanner.error("unreadable range \"".concat(clip(source), "\": expected two ").concat(expected, " such as \"{1|20}\", or \"\\{\""), start);
    }
    if (min > max) {
        var hint = "Did you mean \"{".concat(max, "|").concat(min, "}\"?");
        throw scanner.error("unreadable range \"".concat(clip(source), "\": expected the smaller number first"), start, hint);
    }
    scanner.position = end + 1;
    return { min: min, max: max };
}

var PatternBuilder = (function () {
    function PatternBuilder() {
        this.pieces = [];
        this.fragments = [];
    }
    PatternBuilder.prototype.text = function (text) {
        if (text !== '')
            this.fragments.push(text);
    };
    PatternBuilder.prototype.any = function () {
        this.flush();
        var last = this.pieces[this.pieces.length - 1];
        if (!last || last.type !== 'any')
            this.pieces.push({ type: 'any' });
    };
    PatternBuilder.prototype.range = function (min, max) {
        this.flush();
        this.pieces.push({ type: 'range', min: min, max: max });
    };
    PatternBuilder.prototype.pattern = function () {
        this.flush();
        return this.pieces;
    };
    PatternBuilder.prototype.flush = function () {
        if (this.fragments.length > 0)
            this.pieces.push({ type: 'text', text: this.fragments.join('') });
        this.fragments = [];
    };
    return PatternBuilder;
}());

var QUOTES = '"\'';
function parseText(scanner, rules) {
    var builder = new PatternBuilder();
    while (isOneOf(scanner.peek(), rules.trims))
        scanner.position++;
    var start = scanner.position;
    var open = 0;
    for (var next = scanner.peek(); next !== '' && !isOneOf(next, rules.ends); next = scanner.peek()) {
        if (rules.parentheses) {
            if (next === ')' && open === 0)
                break;
            open += next === '(' ? 1 : next === ')' ? -1 : 0;
        }
        if (!isSpecial(next, rules)) {
            scanner.position++;
            continue;
        }
        builder.text(scanner.text.substring(start, scanner.position));
        parseSpecial(scanner, builder);
        start = scanner.position;
    }
    if (open > 0)
        throw scanner.unexpected('")" or "\\("');
    var end = scanner.position;
    while (end > start && isOneOf(scanner.text.charAt(end - 1), rules.trims))
        end--;
    builder.text(scanner.text.substring(start, end));
    return builder.pattern();
}
function parseQuoted(scanner, trims) {
    if (trims === void 0) { trims = ''; }
    var quote = scanner.peek();
    scanner.position++;
    var rules = { ends: quote, trims: trims, stars: false, ranges: false, parentheses: false };
    var pattern = parseText(scanner, rules);
    scanner.close(quote, 'quote');
    return pattern;
}
function literalText(pattern) {
    var piece = pattern[0];
    return piece && piece.type === 'text' ? piece.text : '';
}
function isQuote(character) {
    return isOneOf(character, QUOTES);
}
function isSpecial(character, rules) {
    return character === '\\' || (rules.stars && character === '*') || (rules.ranges && character === '{');
}
function parseSpecial(scanner, builder) {
    if (scanner.take('*')) {
        builder.any();
    }
    else if (scanner.take('\\')) {
        builder.text(parseEscaped(scanner));
    }
    else {
        var range = parseRange(scanner, 'whole');
        builder.range(range.min, range.max);
    }
}
function parseEscaped(scanner) {
    var character = scanner.peek();
    if (character === '')
        throw scanner.unexpected('a character after "\\"');
    scanner.position++;
    return character;
}
function isOneOf(character, characters) {
    return character !== '' && characters.indexOf(character) >= 0;
}

var FLAGS = /^[gim]*$/;
function parseRegExp(scanner) {
    var index = scanner.position;
    if (!scanner.take('/'))
        throw scanner.unexpected('a regular expression such as /^star/i after "~="');
    var source = parseSource(scanner);
    var flags = parseFlags(scanner);
    if (source === '')
        throw scanner.error('unreadable regular expression: expected something between the slashes', index);
    if (!FLAGS.test(flags)) {
        throw scanner.error("unreadable regular expression: expected the flags g, i or m but found \"".concat(clip(flags), "\""), index);
    }
    try {
        new RegExp(source, flags).test('');
    }
    catch (error) {
        throw scanner.error("unreadable regular expression: expected one that compiles (".concat(reasonOf$1(error, source), ")"), index);
    }
    return { type: 'regexp', index: index, source: source, flags: flags };
}
function reasonOf$1(error, source) {
    return errorText(error).split(source).join(clip(source));
}
function parseSource(scanner) {
    var start = scanner.position;
    var inClass = false;
    for (var next = scanner.peek(); next !== '' && (inClass || next !== '/'); next = scanner.peek()) {
        if (next === '\\')
            scanner.position++;
        else if (next === '[')
            inClass = true;
        else if (next === ']')
            inClass = false;
        scanner.position++;
    }
    scanner.position = Math.min(scanner.position, scanner.text.length);
    var source = scanner.text.substring(start, scanner.position);
    scanner.close('/', 'regular expression');
    return source;
}
function parseFlags(scanner) {
    var start = scanner.position;
    while (/[A-Za-z]/.test(scanner.peek()))
        scanner.position++;
    return scanner.text.substring(start, scanner.position);
}

function parseValue(scanner, operator) {
    switch (operator) {
        case '~=':
            return parseRegExp(scanner);
        case '<':
        case '<=':
        case '>':
        case '>=':
            return parseLimit(scanner, operator);
        default:
            return parseComparand(scanner, operator);
    }
}
function parseComparand(scanner, operator) {
    if (isMissing(scanner))
        throw scanner.unexpected("a value after \"".concat(operator, "\" (\"\" is the empty text)"));
    if (isQuote(scanner.peek()))
        return parseQuotedValue(scanner);
    return operator === '=' || operator === '!=' ? parseEqual(scanner) : parseLiteral(scanner);
}
function isMissing(scanner) {
    return scanner.peek() === ']' || scanner.peek() === '';
}
function parseQuotedValue(scanner) {
    var index = scanner.position;
    return { type: 'text', index: index, text: literalText(parseQuoted(scanner)), quoted: true };
}
function parseLiteral(scanner) {
    var index = scanner.position;
    return { type: 'text', index: index, text: literalText(parseText(scanner, bare(false))), quoted: false };
}
function parseEqual(scanner) {
    var index = scanner.position;
    if (scanner.peek() === '{') {
        var range = parseLoneRange(scanner);
        if (range !== null)
            return range;
        scanner.position = index;
    }
    var pattern = parseText(scanner, bare(true));
    var plain = pattern.length === 1 && pattern[0].type === 'text';
    return plain
        ? { type: 'text', index: index, text: literalText(pattern), quoted: false }
        : { type: 'pattern', index: index, pattern: pattern };
}
function parseLoneRange(scanner) {
    var index = scanner.position;
    var range = parseRange(scanner, 'any');
    scanner.skipBlanks();
    return isMissing(scanner) ? { type: 'range', index: index, min: range.min, max: range.max } : null;
}
function parseLimit(scanner, operator) {
    var index = scanner.position;
    var expected = "a number such as 200 or -1.5 after \"".concat(operator, "\"");
    if (isMissing(scanner))
        throw scanner.unexpected(expected);
    var text = literalText(isQuote(scanner.peek()) ? parseQuoted(scanner) : parseText(scanner, bare(false)));
    var value = readNumber(text);
    if (value === null)
        throw scanner.error("unreadable number \"".concat(clip(text), "\": expected ").concat(expected), index);
    return { type: 'number', index: index, value: value };
}
function bare(special) {
    return { ends: ']', trims: BLANKS, stars: special, ranges: special, parentheses: false };
}

var OPERATORS = ['!=', '^=', '$=', '*=', '~=', '<=', '>=', '=', '<', '>'];
var MISTAKEN = [
    ['===', '='],
    ['!==', '!='],
    ['==', '='],
    ['=>', '>='],
    ['=<', '<='],
    ['<>', '!='],
];
var NOT_IN_KEYS = "".concat(BLANKS, "=!^*~<>[]{}()\"'|,:/`");
function parseAttribute(scanner) {
    var index = scanner.position;
    scanner.position++;
    scanner.skipBlanks();
    var key = parseKey(scanner);
    scanner.skipBlanks();
    if (scanner.take(']'))
        return { type: 'attribute', index: index, key: key, operator: null, value: null };
    var operator = parseOperator(scanner);
    scanner.skipBlanks();
    var value = parseValue(scanner, operator);
    scanner.skipBlanks();
    scanner.close(']', '"["');
    return { type: 'attribute', index: index, key: key, operator: operator, value: value };
}
function parseKey(scanner) {
    var start = scanner.position;
    var parts = [];
    while (!isKeyEnd(scanner)) {
        var character = scanner.peek();
        scanner.position++;
        parts.push(character === '\\' ? parseEscaped(scanner) : character);
    }
    if (parts.length === 0)
        throw scanner.unexpected('the name of a property');
    var key = parts.join('');
    if (".".concat(key, ".").indexOf('..') >= 0) {
        throw scanner.error('unreadable property: expected names with single dots between them', start);
    }
    return key;
}
function isKeyEnd(scanner) {
    var character = scanner.peek();
    if (character === '$')
        return scanner.text.charAt(scanner.position + 1) === '=';
    return character === '' || NOT_IN_KEYS.indexOf(character) >= 0;
}
function parseOperator(scanner) {
    for (var i = 0; i < MISTAKEN.length; i++) {
        var written = MISTAKEN[i][0];
        if (!isNext(scanner, written))
            continue;
        throw scanner.error("unknown operator \"".concat(written, "\""), scanner.position, "Did you mean \"".concat(MISTAKEN[i][1], "\"?"));
    }
    for (var i = 0; i < OPERATORS.length; i++) {
        if (!isNext(scanner, OPERATORS[i]))
            continue;
        scanner.position += OPERATORS[i].length;
        return OPERATORS[i];
    }
    if (scanner.peek() === '')
        scanner.close(']', '"["');
    throw scanner.unexpected('"]" or one of = != ^= $= *= ~= < <= > >=');
}
function isNext(scanner, word) {
    return scanner.text.substring(scanner.position, scanner.position + word.length) === word;
}

var STEPS$1 = /^([+-]?\d*)n$/;
var STEPS_AND_OFFSET = /^([+-]?\d*)n[ \t\r\n\f]*([+-])[ \t\r\n\f]*(\d+)$/;
function readNth(text) {
    var source = text.toLowerCase();
    if (source === 'even')
        return { a: 2, b: 0 };
    if (source === 'odd')
        return { a: 2, b: 1 };
    var steps = STEPS$1.exec(source);
    if (steps)
        return nth(readSteps(steps[1]), 0);
    var both = STEPS_AND_OFFSET.exec(source);
    if (both)
        return nth(readSteps(both[1]), readWholeNumber(both[2] + both[3]));
    return nth(0, readWholeNumber(source));
}
function readSteps(text) {
    return readWholeNumber(text === '' || text === '+' || text === '-' ? "".concat(text, "1") : text);
}
function nth(a, b) {
    return a === null || b === null ? null : { a: a, b: b };
}

var MAX_DEPTH = 32;
var WORD = { ends: ')', trims: '', stars: false, ranges: false, parentheses: false };
var ANYTHING = { ends: '', trims: '', stars: false, ranges: false, parentheses: true };
function parseArgument(scanner, argumentType, vocabulary, parseQuery) {
    if (argumentType === 'query' && scanner.depth === MAX_DEPTH) {
        throw scanner.error("too deep: the maximum is ".concat(MAX_DEPTH, " queries within one another"));
    }
    scanner.position++;
    var argument = parseContent(scanner, argumentType, vocabulary, parseQuery);
    scanner.close(')', '"("');
    return argument;
}
function parseContent(scanner, argumentType, vocabulary, parseQuery) {
    switch (argumentType) {
        case 'query':
            return parseNested(scanner, vocabulary, parseQuery);
        case 'nth':
            return parseNth(scanner);
        case 'optional-probability':
            return parseProbability(scanner);
        default:
            return parseUntouched(scanner);
    }
}
function parseNested(scanner, vocabulary, parseQuery) {
    scanner.skipBlanks();
    if (scanner.peek() === ')')
        throw scanner.error('missing argument: expected a query before ")"');
    scanner.depth++;
    var query = parseQuery(scanner, vocabulary);
    scanner.depth--;
    return { type: 'query', index: query.index, query: query };
}
function parseNth(scanner) {
    var _a = parseWord(scanner), index = _a.index, text = _a.text;
    var nth = readNth(text);
    if (nth === null)
        throw unreadable(scanner, 'position', text, index, 'a position such as 3, 2n+1, odd or even');
    return { type: 'nth', index: index, a: nth.a, b: nth.b };
}
function parseProbability(scanner) {
    var _a = parseWord(scanner), index = _a.index, text = _a.text;
    var value = readNumber(text);
    if (value === null || value < 0 || value > 1) {
        throw unreadable(scanner, 'probability', text, index, 'a number from 0 to 1');
    }
    return { type: 'number', index: index, value: value };
}
function parseWord(scanner) {
    scanner.skipBlanks();
    var index = scanner.position;
    return { index: index, text: trim(literalText(parseText(scanner, WORD))) };
}
function unreadable(scanner, what, text, index, expected) {
    if (text !== '')
        return scanner.error("unreadable ".concat(what, " \"").concat(clip(text), "\": expected ").concat(expected), index);
    var missing = scanner.peek() === '' ? 'unclosed "("' : 'missing argument';
    return scanner.error("".concat(missing, ": expected ").concat(expected), index);
}
function parseUntouched(scanner) {
    var index = scanner.position;
    return { type: 'text', index: index, text: literalText(parseText(scanner, ANYTHING)) };
}

var SYNONYMS = [['contains', 'has']];
function canonicalName(pseudo) {
    for (var i = 0; i < SYNONYMS.length; i++)
        if (SYNONYMS[i][0] === pseudo)
            return SYNONYMS[i][1];
    return pseudo;
}

function parsePseudo(scanner, vocabulary, parseQuery) {
    var index = scanner.position;
    scanner.position++;
    var written = parseName$1(scanner);
    var name = canonicalName(written);
    var argumentType = vocabulary.argumentOf(name);
    if (argumentType === null)
        throw unknownPseudo(scanner, written, index, vocabulary);
    var open = scanner.peek() === '(';
    if (!open && (argumentType === 'query' || argumentType === 'nth')) {
        throw scanner.error("missing argument: expected \"(\" after \":".concat(written, "\""));
    }
    if (open && argumentType === 'none') {
        throw scanner.error("surplus argument: expected no parentheses after \":".concat(written, "\""));
    }
    var argument = open ? parseArgument(scanner, argumentType, vocabulary.within(name), parseQuery) : null;
    return { type: 'pseudo', index: index, name: name, argument: argument };
}
function parseName$1(scanner) {
    var start = scanner.position;
    while (/[A-Za-z0-9_-]/.test(scanner.peek()))
        scanner.position++;
    if (scanner.position === start)
        throw scanner.unexpected('the name of a pseudo after ":"');
    return scanner.text.substring(start, scanner.position);
}
var FOREIGN = {
    eq: ':nth(1)',
    gt: ':nth(n+2)',
    lt: ':nth(-n+2)',
    visible: '[visible=true]',
    hidden: '[visible=false]',
    'first-child': ':first',
    'last-child': ':last',
    'nth-child': ':nth(2)',
};
function unknownPseudo(scanner, name, index, vocabulary) {
    var names = vocabulary.pseudos().slice(0);
    for (var i = 0; i < SYNONYMS.length; i++) {
        if (vocabulary.argumentOf(SYNONYMS[i][1]) !== null)
            names.push(SYNONYMS[i][0]);
    }
    var near = nearest(name, names);
    var hint = hintInside(name, vocabulary) ||
        (near === null && !hasOwn(FOREIGN, name)
            ? "Expected one of :".concat(names.sort().join(' :'))
            : "Did you mean \"".concat(near === null ? FOREIGN[name] : ":".concat(near), "\"?"));
    return scanner.error("unknown pseudo \":".concat(clip(name), "\""), index, hint);
}
function hintInside(name, vocabulary) {
    var holders = ['frames', 'has'];
    for (var i = 0; i < holders.length; i++) {
        if (vocabulary.argumentOf(holders[i]) !== 'query')
            continue;
        if (vocabulary.within(holders[i]).argumentOf(name) !== null)
            return "Did you mean \":".concat(holders[i], "(:").concat(name, ")\"?");
    }
    return null;
}

var MAX_LINE_LENGTH = 160;
var BEFORE_CARET = 100;
var CUT = '...';
function pointAt(text, index) {
    var start = 0;
    var end = text.length;
    if (text.length > MAX_LINE_LENGTH) {
        start = Math.max(0, index - BEFORE_CARET);
        end = Math.min(text.length, start + MAX_LINE_LENGTH);
    }
    var head = start > 0 ? CUT : '';
    var tail = end < text.length ? CUT : '';
    var line = oneLine(text.substring(start, end));
    return "  ".concat(head).concat(line).concat(tail, "\n  ").concat(padLeft('^', head.length + index - start + 1));
}

var NAME$1 = 'SelectorError';
var LOCATION = ['stack', 'fileName', 'lineNumber', 'line'];
var SelectorError = function SelectorError(problem) {
    this.message = format(problem);
    this.query = problem.query;
    this.index = problem.index;
    locate(this);
};
function Parent() {
}
Parent.prototype = Error.prototype;
var prototype = new Parent();
prototype.name = NAME$1;
prototype.toString = function toString() {
    return "".concat(this.name, ": ").concat(this.message);
};
prototype.constructor = SelectorError;
SelectorError.prototype = prototype;
function format(problem) {
    var message = "".concat(problem.caller, ": ").concat(problem.problem, "\n").concat(pointAt(problem.query, problem.index));
    return problem.hint === undefined ? message : "".concat(message, "\n  ").concat(problem.hint);
}
function locate(error) {
    var raised = new Error(error.message);
    for (var i = 0; i < LOCATION.length; i++) {
        var location = raised[LOCATION[i]];
        if (location === undefined)
            continue;
        error[LOCATION[i]] = typeof location === 'string' ? location.replace(/^Error:/, "".concat(NAME$1, ":")) : location;
    }
}

var Scanner = (function () {
    function Scanner(text, caller) {
        this.text = text;
        this.caller = caller;
        this.position = 0;
        this.depth = 0;
    }
    Scanner.prototype.peek = function () {
        return this.text.charAt(this.position);
    };
    Scanner.prototype.take = function (character) {
        if (this.peek() !== character)
            return false;
        this.position++;
        return true;
    };
    Scanner.prototype.skipBlanks = function () {
        while (isBlank(this.peek()))
            this.position++;
    };
    Scanner.prototype.close = function (character, opened) {
        if (this.take(character))
            return;
        if (this.peek() !== '')
            throw this.unexpected(quoteCharacter(character));
        throw this.error("unclosed ".concat(opened, ": expected ").concat(quoteCharacter(character), " before the end"));
    };
    Scanner.prototype.unexpected = function (expected) {
        return this.error("expected ".concat(expected, " but found ").concat(quoteCharacter(this.peek())));
    };
    Scanner.prototype.error = function (problem, index, hint) {
        if (index === void 0) { index = this.position; }
        return new SelectorError({ caller: this.caller, problem: problem, query: this.text, index: index, hint: hint });
    };
    return Scanner;
}());
function quoteCharacter(character) {
    if (character === '')
        return 'the end';
    return character === '"' ? "'\"'" : "\"".concat(oneLine(character), "\"");
}

var BEGINNINGS = 'a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
var STEPS = '".class", "[attribute]", ":pseudo", ","';
function parse(text, vocabulary, caller) {
    if (caller === void 0) { caller = '$()'; }
    return parseQuery(new Scanner(text, caller), vocabulary);
}
function parseQuery(scanner, vocabulary) {
    var groups = [];
    do
        groups.push(parseGroup(scanner, vocabulary));
    while (scanner.take(','));
    return { type: 'query', text: scanner.text, index: groups[0].index, groups: groups };
}
function parseGroup(scanner, vocabulary) {
    scanner.skipBlanks();
    var index = scanner.position;
    var steps = [];
    for (var step = parseBeginning(scanner, vocabulary); step !== null; step = parseStep(scanner, vocabulary)) {
        steps.push(step);
        scanner.skipBlanks();
    }
    if (steps.length === 0)
        throw emptyGroup(scanner);
    if (!isGroupEnd(scanner))
        throw scanner.unexpected(scanner.depth > 0 ? "".concat(STEPS, " or \")\"") : STEPS);
    return { type: 'group', index: index, steps: steps };
}
function parseBeginning(scanner, vocabulary) {
    if (isGroupEnd(scanner))
        return null;
    var step = parseStep(scanner, vocabulary);
    if (step !== null)
        return step;
    var next = scanner.peek();
    var isPath = next === '/' || (isQuote(next) && scanner.text.charAt(scanner.position + 1) === '/');
    return isPath ? parsePath(scanner) : parseName(scanner);
}
function parseStep(scanner, vocabulary) {
    switch (scanner.peek()) {
        case '.':
            return parseClass(scanner);
        case '[':
            return parseAttribute(scanner);
        case ':':
            return parsePseudo(scanner, vocabulary, parseQuery);
        default:
            return null;
    }
}
function parseName(scanner) {
    var index = scanner.position;
    var pattern = parseWords(scanner, '');
    return pattern.length === 1 && pattern[0].type === 'any'
        ? { type: 'universal', index: index }
        : { type: 'name', index: index, pattern: pattern };
}
function parsePath(scanner) {
    var index = scanner.position;
    while (scanner.take('/'))
        ;
    var pattern = parseWords(scanner, '/');
    if (pattern.length === 0)
        throw scanner.unexpected('the path of an item after "/"');
    return { type: 'path', index: index, pattern: pattern };
}
function parseClass(scanner) {
    var index = scanner.position;
    scanner.position++;
    var pattern = parseWords(scanner, '');
    if (pattern.length === 0)
        throw scanner.unexpected('the name of a class after "."');
    return { type: 'class', index: index, scope: classScope(pattern), pattern: pattern };
}
function parseWords(scanner, trims) {
    if (isQuote(scanner.peek()))
        return parseQuoted(scanner, trims);
    return parseText(scanner, {
        ends: ':[,',
        trims: BLANKS + trims,
        stars: true,
        ranges: true,
        parentheses: scanner.depth > 0,
    });
}
function classScope(pattern) {
    for (var i = 0; i < pattern.length; i++) {
        var piece = pattern[i];
        if (piece.type === 'text' && piece.text.indexOf('.') >= 0)
            return 'whole';
    }
    var first = pattern[0];
    if (first.type === 'any')
        return 'last';
    return first.type === 'text' && isCapital(first.text.charAt(0)) ? 'last' : 'whole';
}
function isCapital(character) {
    return character.toLowerCase() !== character;
}
function isGroupEnd(scanner) {
    var next = scanner.peek();
    return next === '' || next === ',' || (next === ')' && scanner.depth > 0);
}
function emptyGroup(scanner) {
    var what = trim(scanner.text) === '' ? 'query' : 'part';
    return scanner.error("empty ".concat(what, ": expected ").concat(BEGINNINGS));
}

var Subjects = (function () {
    function Subjects(run) {
        this.run = run;
        this.list = [];
        this.index = null;
        this.isInside = true;
    }
    Subjects.prototype.of = function (object) {
        var index = this.index || (this.index = this.buildIndex());
        var subject = index.get(object);
        if (subject)
            return subject;
        this.isInside = false;
        return this.append(object);
    };
    Subjects.prototype.all = function (objects) {
        var subjects = [];
        var isListed = [];
        for (var i = 0; i < objects.length; i++) {
            var subject = this.of(objects[i]);
            if (!isListed[subject.id])
                subjects.push(subject);
            isListed[subject.id] = true;
        }
        return subjects;
    };
    Subjects.prototype.allDistinct = function (objects) {
        if (this.list.length > 0)
            return this.all(objects);
        this.isInside = false;
        for (var i = 0; i < objects.length; i++)
            this.append(objects[i]);
        return this.list.slice(0);
    };
    Subjects.prototype.inside = function (objects) {
        if (!this.isInside)
            return this.all(objects);
        var start = this.list.length;
        for (var i = 0; i < objects.length; i++)
            this.append(objects[i]);
        return this.list.slice(start);
    };
    Subjects.prototype.append = function (object) {
        var subject = new Subject(object, this.list.length);
        this.list.push(subject);
        if (this.index)
            this.index.set(object, subject);
        return subject;
    };
    Subjects.prototype.buildIndex = function () {
        var index = new IdentityMap();
        if (this.run)
            index.whereOf = this.run.places().whereOf;
        for (var i = 0; i < this.list.length; i++)
            index.set(this.list[i].object, this.list[i]);
        return index;
    };
    return Subjects;
}());

var QueryRun = (function () {
    function QueryRun(options) {
        this.elements = new Subjects(this);
        this.items = new Subjects();
        this.layers = new Subjects(this);
        this.frames = new Subjects(this);
        this.hasFailed = false;
        this.layersAt = [];
        this.libraryIndex = null;
        this.knownPlaces = null;
        this.memory = [];
        this.query = options.query;
        this.document = options.document;
        this.random = options.random;
    }
    QueryRun.prototype.library = function () {
        if (!this.libraryIndex)
            this.libraryIndex = new LibraryIndex(this.document.library.items, this.items);
        return this.libraryIndex;
    };
    QueryRun.prototype.places = function () {
        if (!this.knownPlaces)
            this.knownPlaces = new Locations(this.document);
        return this.knownPlaces;
    };
    QueryRun.prototype.layerOf = function (frame) {
        var location = this.places().ofFrame(frame);
        if (!location)
            return null;
        var layersAt = this.layersAt;
        return layersAt[location.number] || (layersAt[location.number] = this.layers.inside([location.layer])[0]);
    };
    QueryRun.prototype.timelineOf = function (layer) {
        var location = layer && this.places().ofLayer(layer);
        return location && location.timeline;
    };
    QueryRun.prototype.itemOf = function (element) {
        var item = element.read('libraryItem');
        return isObject(item) ? this.items.of(item) : null;
    };
    QueryRun.prototype.remember = function (workOut) {
        var memory = this.memory;
        for (var i = 0; i < memory.length; i += 2)
            if (memory[i] === workOut)
                return memory[i + 1];
        var value = workOut(this);
        memory.push(workOut, value);
        return value;
    };
    return QueryRun;
}());

var PSEUDO_NAME = /^:[A-Za-z0-9_-]+$/;
var ATTRIBUTE_NAME = /^\[[A-Za-z0-9_-]+\]$/;
var MAX_PLANS = 200;
function onlyOf(values) {
    var different = [];
    for (var i = 0; i < values.length; i++)
        if (!includes(different, values[i]))
            different.push(values[i]);
    return different.length < 2 ? different[0] : different;
}
var registrations = 0;
var Registry = (function () {
    function Registry(domain, contents) {
        if (contents === void 0) { contents = {}; }
        this.domain = domain;
        this.contents = contents;
        this.callbacks = {};
        this.plans = {};
        this.planCount = 0;
        this.generation = 0;
    }
    Registry.prototype.register = function (name, callback) {
        var method = 'Selectors.' + this.domain.word + '.register(): ';
        if (typeof name !== 'string' || !(PSEUDO_NAME.test(name) || ATTRIBUTE_NAME.test(name))) {
            var expected = 'name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
            throw new TypeError(method + expected + describeValue(name));
        }
        if (typeof callback !== 'function') {
            throw new TypeError(method + 'callback must be a Function, got ' + describeValue(callback));
        }
        if (this.pseudo(canonicalName(name.substring(1)))) {
            throw new Error(method + '"' + name + '" is built in; choose another name');
        }
        this.callbacks[name] = callback;
        registrations++;
    };
    Registry.prototype.pseudo = function (name) {
        var pseudos = this.domain.pseudos;
        return hasOwn(pseudos, name) ? pseudos[name] : null;
    };
    Registry.prototype.callback = function (pseudo) {
        return this.callbacks[':' + pseudo] || null;
    };
    Registry.prototype.attribute = function (key) {
        return this.callbacks['[' + key + ']'] || null;
    };
    Registry.prototype.argumentOf = function (pseudo) {
        var builtIn = this.pseudo(pseudo);
        if (builtIn === null)
            return this.callback(pseudo) ? 'optional-text' : null;
        if (builtIn.type === 'position')
            return builtIn.argument;
        return builtIn.type === 'query' ? 'query' : 'none';
    };
    Registry.prototype.readableWords = function () {
        var _a = this.domain, attributes = _a.attributes, members = _a.members;
        var names = ownNames(members);
        for (var name in attributes)
            if (hasOwn(attributes, name))
                names.push(name.replace(':', ''));
        for (var name in this.callbacks)
            if (ATTRIBUTE_NAME.test(name))
                names.push(name.slice(1, -1));
        return names;
    };
    Registry.prototype.readerOfWord = function (name, document) {
        var callback = this.attribute(name);
        if (callback)
            return callback;
        var _a = this.domain, attributes = _a.attributes, members = _a.members;
        var builtIn = attributes[name + ':'];
        if (!builtIn && !hasOwn(members, name))
            return null;
        var run = new QueryRun({ query: name, document: document, random: Math.random });
        if (!builtIn)
            return function (object) { return members[name](object, name, run); };
        var valuesOf = builtIn.makeValues(new Properties(members, []));
        return function (object) { return onlyOf(valuesOf(object, run)); };
    };
    Registry.prototype.readerOf = function (path, document) {
        var dot = path.indexOf('.');
        if (dot < 0)
            return this.readerOfWord(path, document) || wordReader(path);
        var readFirst = this.readerOfWord(path.substring(0, dot), document);
        if (!readFirst)
            return wordReader(path);
        var readRest = wordReader(path.substring(dot + 1));
        return function (object) { return readRest(readFirst(object)); };
    };
    Registry.prototype.pseudos = function () {
        var names = [];
        for (var name in this.domain.pseudos)
            if (this.pseudo(name))
                names.push(name);
        for (var name in this.callbacks)
            if (PSEUDO_NAME.test(name))
                names.push(name.substring(1));
        return names;
    };
    Registry.prototype.within = function (pseudo) {
        return hasOwn(this.contents, pseudo) ? this.contents[pseudo] : this;
    };
    Registry.prototype.parse = function (text, caller) {
        return parse(text, this, caller);
    };
    Registry.prototype.planOf = function (text, caller) {
        if (this.generation !== registrations || this.planCount === MAX_PLANS)
            this.forgetPlans();
        var cached = this.plans['/' + text];
        if (cached)
            return cached;
        var plan = compile(this.parse(text, caller), this);
        this.plans['/' + text] = plan;
        this.planCount++;
        return plan;
    };
    Registry.prototype.forgetPlans = function () {
        this.plans = {};
        this.planCount = 0;
        this.generation = registrations;
    };
    return Registry;
}());

var elementRegistry = new Registry(elementDomain);
var itemRegistry = new Registry(itemDomain, { has: elementRegistry });
var frameRegistry = new Registry(frameDomain, { has: elementRegistry });
var layerRegistry = new Registry(layerDomain, { has: elementRegistry, frames: frameRegistry });
function wordsOf(registry) {
    return {
        register: function (name, callback) {
            registry.register(name, callback);
            return Selectors;
        },
    };
}
var Selectors = {
    element: wordsOf(elementRegistry),
    item: wordsOf(itemRegistry),
    layer: wordsOf(layerRegistry),
    frame: wordsOf(frameRegistry),
    random: Math.random,
};

function blameDeleted(method, lists, query) {
    try {
        return query();
    }
    catch (error) {
        if (!isDeletedError(error))
            throw error;
        var index = 0;
        for (var i = 0; i < lists.length; i++) {
            for (var at = 0; at < lists[i].length; at++, index++) {
                if (isDeleted(lists[i][at]))
                    throw failure(method, index, lists[i][at], error);
            }
        }
        throw error;
    }
}

function escape(text, escapes) {
    var special = escapes.special, _a = escapes.first, first = _a === void 0 ? '' : _a, _b = escapes.last, last = _b === void 0 ? '' : _b;
    var parts = [];
    for (var i = 0; i < text.length; i++) {
        var character = text.charAt(i);
        var needed = special.indexOf(character) >= 0 ||
            (i === 0 && first.indexOf(character) >= 0) ||
            (i === text.length - 1 && last.indexOf(character) >= 0);
        parts.push(needed ? "\\".concat(character) : character);
    }
    return parts.join('');
}

var SPECIAL = '\\:[,*{';
var SPECIAL_NESTED = "".concat(SPECIAL, "()");
var IN_QUOTES = '\\"';
function printName(pattern, surroundings) {
    var bare = printPattern(pattern, escapes(surroundings, './', ''));
    return choose(pattern, surroundings, bare, '', { special: IN_QUOTES, first: '/' });
}
function printPath(pattern, surroundings) {
    var bare = "/".concat(printPattern(pattern, escapes(surroundings, '/', '/')));
    return choose(pattern, surroundings, bare, '/', { special: IN_QUOTES, first: '/', last: '/' });
}
function printClass(pattern, surroundings) {
    var bare = printPattern(pattern, escapes(surroundings, '', ''));
    return ".".concat(choose(pattern, surroundings, bare, '', { special: IN_QUOTES }));
}
function printPattern(pattern, _a) {
    var special = _a.special, first = _a.first, last = _a.last;
    var end = pattern.length - 1;
    var parts = [];
    for (var i = 0; i <= end; i++) {
        var piece = pattern[i];
        if (piece.type === 'any')
            parts.push('*');
        else if (piece.type === 'range')
            parts.push("{".concat(piece.min, "|").concat(piece.max, "}"));
        else
            parts.push(escape(piece.text, { special: special, first: i === 0 ? first : '', last: i === end ? last : '' }));
    }
    return parts.join('');
}
function quote(text) {
    return "\"".concat(escape(text, { special: IN_QUOTES }), "\"");
}
function escapes(_a, first, last) {
    var nested = _a.nested;
    return { special: nested ? SPECIAL_NESTED : SPECIAL, first: BLANKS + QUOTES + first, last: BLANKS + last };
}
function choose(pattern, _a, bare, prefix, inQuotes) {
    var closed = _a.closed;
    var literal = literalOf(pattern);
    if (literal === null || (!closed && literal !== '' && bare === prefix + literal))
        return bare;
    return "\"".concat(prefix).concat(escape(literal, inQuotes), "\"");
}
function literalOf(pattern) {
    if (pattern.length === 0)
        return '';
    return pattern.length === 1 && pattern[0].type === 'text' ? pattern[0].text : null;
}

function printAttribute(step) {
    var key = escape(step.key, { special: "".concat(NOT_IN_KEYS, "\\"), last: '$' });
    if (step.operator === null || step.value === null)
        return "[".concat(key, "]");
    return "[".concat(key).concat(step.operator).concat(printValue(step.operator, step.value), "]");
}
function printValue(operator, value) {
    switch (value.type) {
        case 'text':
            return printText(operator, value);
        case 'pattern':
            return printPattern(value.pattern, { special: '\\]*{', first: "".concat(BLANKS).concat(QUOTES, "=<>"), last: BLANKS });
        case 'range':
            return "{".concat(value.min, "|").concat(value.max, "}");
        case 'number':
            return String(value.value);
        case 'regexp':
            return "/".concat(value.source, "/").concat(value.flags);
    }
}
function printText(operator, value) {
    if (value.quoted)
        return quote(value.text);
    var isEqual = operator === '=' || operator === '!=';
    return escape(value.text, {
        special: isEqual ? '\\]*{' : '\\]',
        first: "".concat(BLANKS).concat(QUOTES, "=<>"),
        last: BLANKS,
    });
}

function stringify(query) {
    return printQuery(query, false);
}
function stringifyStep(step) {
    return printStep(step, { nested: false, closed: false });
}
function printQuery(query, nested) {
    var groups = [];
    for (var i = 0; i < query.groups.length; i++)
        groups.push(printGroup(query.groups[i], nested));
    return groups.join(', ');
}
function printGroup(group, nested) {
    var steps = [];
    for (var i = 0; i < group.steps.length; i++) {
        var next = group.steps[i + 1];
        steps.push(printStep(group.steps[i], { nested: nested, closed: Boolean(next) && next.type === 'class' }));
    }
    return steps.join('');
}
function printStep(step, surroundings) {
    switch (step.type) {
        case 'universal':
            return '*';
        case 'name':
            return printName(step.pattern, surroundings);
        case 'path':
            return printPath(step.pattern, surroundings);
        case 'class':
            return printClass(step.pattern, surroundings);
        case 'attribute':
            return printAttribute(step);
        case 'pseudo':
            return printPseudo(step);
    }
}
function printPseudo(step) {
    return step.argument === null ? ":".concat(step.name) : ":".concat(step.name, "(").concat(printArgument(step.argument), ")");
}
function printArgument(argument) {
    switch (argument.type) {
        case 'query':
            return printQuery(argument.query, true);
        case 'nth':
            return printNth(argument.a, argument.b);
        case 'number':
            return String(argument.value);
        case 'text':
            return escape(argument.text, { special: '\\()' });
    }
}
function printNth(a, b) {
    if (a === 0)
        return String(b);
    var steps = a === 1 ? 'n' : a === -1 ? '-n' : "".concat(a, "n");
    if (b === 0)
        return steps;
    return b > 0 ? "".concat(steps, "+").concat(b) : "".concat(steps).concat(b);
}

function explanation(caller, query, candidates) {
    var lines = [{ label: 'candidates', count: candidates }];
    return {
        add: function (part, step, kept) {
            var comma = part > 0 && step === 0 ? ', ' : '';
            lines.push({ label: comma + stringifyStep(query.groups[part].steps[step]), count: kept });
        },
        finish: function (matches) {
            lines.push({ label: 'matches', count: matches });
            return caller + ': ' + stringify(query) + '\n' + table(lines);
        },
    };
}
function table(lines) {
    var labelWidth = 0;
    var countWidth = 0;
    for (var i = 0; i < lines.length; i++) {
        labelWidth = Math.max(labelWidth, lines[i].label.length);
        countWidth = Math.max(countWidth, String(lines[i].count).length);
    }
    var rows = [];
    for (var i = 0; i < lines.length; i++) {
        var _a = lines[i], label = _a.label, count = _a.count;
        rows.push('  ' + label + padLeft(String(count), labelWidth - label.length + 2 + countWidth));
    }
    return rows.join('\n');
}

var LOST = /([bdsw])([+*?{$]|$)/i;
var COMBINED = /[<>]| [+~] /;
function hintAt(_a, words, candidates) {
    var groups = _a.groups;
    for (var i = 0; i < groups.length; i++) {
        var steps = groups[i].steps;
        for (var s = 0; s < steps.length; s++) {
            var hint = hintAtStep(steps[s], words, candidates);
            if (hint !== null)
                return hint;
        }
    }
    return null;
}
function hintAtStep(step, words, candidates) {
    switch (step.type) {
        case 'name':
        case 'class':
            return hintAtName(step.type, stringifyStep(step), words);
        case 'attribute':
            return hintAtRegExp(step) || hintAtAttribute(step.key, words, candidates);
        case 'pseudo':
            return hintAtContents(step);
        default:
            return null;
    }
}
function hintAtRegExp(step) {
    if (!step.value || step.value.type !== 'regexp')
        return null;
    var source = step.value.source;
    var lost = source.indexOf('\\') < 0 ? LOST.exec(source) : null;
    return lost && '/' + source + '/ has no backslash; in a script write two for one: \\\\' + lost[1];
}
function hintAtAttribute(key, words, candidates) {
    var _a = words.domain, attributes = _a.attributes, members = _a.members, word = _a.word;
    var name = key.split('.')[0];
    var isKnown = words.attribute(key) || attributes[name + ':'] || hasOwn(members, name);
    if (isKnown || candidates.length === 0)
        return null;
    for (var i = 0; i < candidates.length; i++)
        if (name in candidates[i])
            return null;
    var near = nearest(name, memberNames(candidates[0]));
    return near && 'no ' + word + ' has ' + name + '; did you mean ' + near + '?';
}
function hintAtContents(_a) {
    var name = _a.name, argument = _a.argument;
    if (name !== 'has' || !argument || argument.type !== 'query')
        return null;
    var groups = argument.query.groups;
    var step = groups[0].steps[0];
    if (groups.length > 1 || groups[0].steps.length > 1 || step.type !== 'name')
        return null;
    var text = stringifyStep(step);
    return ':has(' + text + ') looks for a name; did you mean [text*=' + text + ']?';
}
function hintAtName(type, name, words) {
    var word = words.domain.word;
    var isElement = word === 'element';
    if (type === 'name' && (COMBINED.test(name) || (isElement && name.indexOf(' ') > 0))) {
        return name + ' is one name; what is inside is found by :has(…), :parent and paths: /folder/*';
    }
    var meant = type === 'name' && name.indexOf('/') > 0 ? '/' + name : meaningOf(name, words);
    if (meant === null)
        return null;
    return 'no ' + word + ' is named ' + name + '; did you mean ' + meant + '?';
}
function meaningOf(name, words) {
    if (name.charAt(0) === '#')
        return name.length > 1 ? name.substring(1) : null;
    var bare = foldCase(name.replace('.', ''));
    var pseudos = words.pseudos();
    for (var i = 0; i < pseudos.length; i++)
        if (foldCase(pseudos[i]) === bare)
            return ':' + pseudos[i];
    return null;
}

function selectFrom(words, query, lists, options) {
    var selected = selection(words, query, options);
    var matches = select(lists, selected);
    if (matches.length === 0)
        sayHint(lists, selected);
    return matches;
}
function filterFrom(words, query, objects, options) {
    var selected = selection(words, query, options);
    var passing = filtered(objects, selected);
    if (passing.length === 0)
        sayHint([objects], selected);
    return passing;
}
function filtered(objects, selected) {
    var plan = selected.plan, run = selected.run, words = selected.words, options = selected.options;
    if (!plan.needsIdentity && soleTest(plan))
        return keepObjects([objects], selected);
    var matches = select([objects], selected);
    if (options.isDistinct)
        return matches;
    var subjects = words.domain.subjectsOf(run);
    var wanted = DistinctList.of(subjects.all(matches));
    var present = new DistinctList();
    var passing = [];
    for (var i = 0; i < objects.length; i++) {
        var subject = subjects.of(objects[i]);
        present.add(subject);
        if (wanted.has(subject))
            passing.push(objects[i]);
    }
    for (var i = 0; i < matches.length; i++)
        if (!present.has(wanted.subjects[i]))
            passing.push(matches[i]);
    return passing;
}
function sayHint(lists, _a) {
    var words = _a.words, plan = _a.plan, run = _a.run, options = _a.options;
    if (plan.isHinted)
        return;
    plan.isHinted = true;
    var caller = options.caller, explain = options.explain;
    var hint = explain ? null : hintAt(words.parse(run.query, caller), words, flatten(lists));
    if (hint !== null)
        output(caller + ': ' + hint);
}
function selection(words, query, options) {
    var run = new QueryRun({ query: query, document: options.document, random: Selectors.random });
    return { words: words, plan: words.planOf(query, options.caller), run: run, options: options };
}
function select(lists, selected) {
    var plan = selected.plan, options = selected.options;
    if (options.explain)
        return explained(lists, selected, options.explain);
    return plan.needsIdentity ? selectSubjects(flatten(lists), selected) : selectObjects(lists, selected);
}
function selectObjects(lists, selected) {
    var plan = selected.plan, run = selected.run, options = selected.options;
    var steps = plan.parts[0];
    var passing = keepObjects(lists, selected);
    if (!options.isDistinct)
        passing = distinctOf(passing, options.document);
    for (var i = 0; i < steps.length; i++) {
        var step = steps[i];
        if (step.type === 'position')
            passing = step.choose(passing, run.random);
    }
    return passing;
}
function keepObjects(lists, _a) {
    var plan = _a.plan, run = _a.run;
    var first = plan.parts[0][0];
    if (first.type !== 'test' || first.test === ANYTHING$1)
        return flatten(lists);
    var safe = plan.runsUserCode ? [flatten(lists)] : lists;
    plan.properties.forget();
    return keep(safe, first.test, run);
}
function selectSubjects(objects, selected) {
    var source = sourceOf(objects, selected);
    return objectsOf(inSourceOrder(runOnSubjects(selected.plan, source, selected.run), source, selected));
}
function explained(lists, selected, explain) {
    var words = selected.words, run = selected.run, options = selected.options;
    var query = words.parse(run.query, options.caller);
    var source = sourceOf(flatten(lists), selected);
    var lines = explanation(options.caller, query, source.length);
    var matches = runOnSubjects(compileAsWritten(query, words), source, run, source, lines.add);
    var ordered = inSourceOrder(matches, source, selected);
    var hint = ordered.length === 0 ? hintAt(query, words, objectsOf(source)) : null;
    explain(lines.finish(ordered.length) + (hint === null ? '' : '\n  ' + hint));
    return objectsOf(ordered);
}
function sourceOf(objects, _a) {
    var words = _a.words, run = _a.run, options = _a.options;
    var subjects = words.domain.subjectsOf(run);
    return options.isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
}
function inSourceOrder(matches, source, _a) {
    var plan = _a.plan, words = _a.words, run = _a.run;
    var candidates = DistinctList.of(source);
    var fresh = new DistinctList();
    for (var i = 0; i < matches.length; i++)
        if (!candidates.has(matches[i]))
            fresh.add(matches[i]);
    var ordered = DistinctList.of(matches).inOrderOf(source);
    var isSettled = plan.parts.length === 1 || fresh.subjects.length < 2;
    var added = isSettled ? fresh.subjects : fresh.inOrderOf(words.domain.reachableFrom(source, run));
    return ordered.concat(added);
}
function objectsOf(subjects) {
    var objects = [];
    for (var i = 0; i < subjects.length; i++)
        objects.push(subjects[i].object);
    return objects;
}

function findActiveDocument() {
    if (typeof fl === 'undefined' || !fl)
        return null;
    return fl.getDocumentDOM() || null;
}
function activeDocument(caller) {
    var document = findActiveDocument();
    if (document)
        return document;
    var first = typeof fl === 'undefined' ? 'call createHost().install() in Node' : 'open one first';
    throw new Error(caller + '(): no document is open; ' + first + ', or pass the Document as an argument');
}

function isSameList(a, b) {
    if (a.length !== b.length)
        return false;
    for (var i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}

function selectWhere(elements, test) {
    var passing = [];
    var count = 0;
    for (var i = 0; i < elements.length; i++) {
        var element = elements[i];
        if (test(element, i))
            passing[count++] = element;
    }
    return passing;
}

function undoOnError(work, undo) {
    try {
        return work();
    }
    catch (error) {
        try {
            undo();
        }
        catch (_a) {
        }
        throw error;
    }
}
function withCleanup(work, cleanUp) {
    var result = undoOnError(work, cleanUp);
    cleanUp();
    return result;
}

function selectionOf(document) {
    return document.selection || [];
}

function readUserLocation(document) {
    var timeline = document.getTimeline();
    return {
        active: findActiveDocument(),
        document: document,
        scene: document.currentTimeline,
        item: timeline.libraryItem,
        timeline: timeline,
        layer: timeline.currentLayer,
        frame: timeline.currentFrame,
        selection: selectionOf(document),
    };
}
function openItem(document, item) {
    return document.library.editItem(item.name) !== false;
}
function enterTimeline(document, item, scene) {
    if (item)
        openItem(document, item);
    else
        document.editScene(scene);
}
function replaceSelection(document, elements) {
    document.selectNone();
    if (elements.length > 0)
        document.selection = elements;
}
function alive(elements) {
    return selectWhere(elements, function (element) { return !isDeleted(element); });
}
function setPlayhead(timeline, _a) {
    var layer = _a.layer, frame = _a.frame;
    if (timeline.currentLayer !== layer && layer < timeline.layerCount)
        timeline.currentLayer = layer;
    if (timeline.currentFrame !== frame)
        timeline.currentFrame = frame;
}
function isThere(_a) {
    var document = _a.document, timeline = _a.timeline, scene = _a.scene;
    return document.getTimeline() === timeline && document.currentTimeline === scene;
}
function reenter(_a) {
    var document = _a.document, item = _a.item, scene = _a.scene;
    var symbol = item && !isDeleted(item) ? item : null;
    if (!symbol || document.currentTimeline !== scene)
        enterTimeline(document, null, scene);
    if (symbol)
        enterTimeline(document, symbol, scene);
}
function restoreUserLocation(location) {
    var document = location.document;
    if (location.active && fl.getDocumentDOM() !== location.active)
        fl.setActiveWindow(location.active);
    if (!isThere(location))
        reenter(location);
    var timeline = document.getTimeline();
    if (timeline !== location.timeline)
        return;
    setPlayhead(timeline, location);
    if (!isSameList(selectionOf(document), location.selection)) {
        replaceSelection(document, alive(location.selection));
        setPlayhead(timeline, location);
    }
}
function withPlaceRestored(document, work) {
    var location = readUserLocation(document);
    return withCleanup(work, function () { return restoreUserLocation(location); });
}
function restorePlaceOnError(document, work) {
    var location = readUserLocation(document);
    undoOnError(work, function () { return restoreUserLocation(location); });
}
function atFrame(document, frame, work) {
    var timeline = document.getTimeline();
    var before = { frame: timeline.currentFrame, layer: timeline.currentLayer };
    withCleanup(function workAtFrame() {
        if (before.frame !== frame)
            timeline.currentFrame = frame;
        work();
    }, function () { return setPlayhead(timeline, before); });
}

function open(method, document, item, index) {
    var isOpen;
    try {
        isOpen = openItem(document, item);
    }
    catch (error) {
        throw failure(method, index, item, error);
    }
    if (!isOpen)
        throw failure(method, index, item, new Error('the host cannot open it for editing'));
}
function visitsTo(method, items) {
    var visits = [];
    forEach(method, items, function addVisit(item, index) {
        var symbol = item;
        if (symbol.timeline)
            visits.push({ item: symbol, index: index });
    });
    return visits;
}
function execInItems(method, document, items, callback, scope, params) {
    var visits = visitsTo(method, items);
    if (visits.length === 0)
        return;
    withPlaceRestored(document, function visitItems() {
        if (fl.getDocumentDOM() !== document)
            fl.setActiveWindow(document);
        for (var i = 0; i < visits.length; i++) {
            var _a = visits[i], item = _a.item, index = _a.index;
            open(method, document, item, index);
            callback.apply(scope, [item, index].concat(params));
        }
    });
}

function documentFor(type, given, source) {
    if (given) {
        if (isDocument(given))
            return given;
        throw wrongArgument(type, 'document', 'a Document', given);
    }
    var inherited = isCollection(source) ? source.dom : null;
    return inherited || activeDocument(type);
}

function foundBy(query, collection, method, words) {
    var elements = collection.elements, dom = collection.dom;
    var options = { caller: method + '()', document: dom, isDistinct: isDistinct(collection) };
    return blameDeleted(method, [elements], function () { return filterFrom(words, query, elements, options); });
}
function checkObjects(method, elements) {
    for (var i = 0; i < elements.length; i++)
        if (!isObject(elements[i]))
            throw wrongArgument(method, 'each value', 'an object of a document', elements[i]);
}
var DocumentCollection = (function (_super) {
    __extends(DocumentCollection, _super);
    function DocumentCollection(elements, document) {
        var _this = _super.call(this, elements) || this;
        var typeName = _this.traits().typeName;
        checkObjects(typeName, _this.elements);
        _this.dom = documentFor(typeName, document, elements);
        return _this;
    }
    DocumentCollection.prototype.add = function (first) {
        var others = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            others[_i - 1] = arguments[_i];
        }
        var added = gatherArguments(first, others);
        checkObjects(this.traits().typeName + '.add', added);
        for (var i = 0; i < added.length; i++)
            this.elements.push(added[i]);
        return noteLength(this);
    };
    DocumentCollection.prototype.filter = function (test, thisObject) {
        if (typeof test === 'function')
            return _super.prototype.filter.call(this, test, thisObject);
        var _a = this.traits(), typeName = _a.typeName, words = _a.words;
        var method = typeName + '.filter';
        if (typeof test !== 'string')
            throw wrongArgument(method, 'test', 'a query or a Function', test);
        replaceElements(this, foundBy(test, this, method, words));
        return this;
    };
    DocumentCollection.prototype.exec = function (callback, params, scope) {
        var _a = this.traits(), typeName = _a.typeName, itemsToOpen = _a.itemsToOpen;
        var method = typeName + '.exec';
        checkFunction(method, 'callback', callback);
        checkParams(method, params);
        var call = callback;
        execInItems(method, this.dom, itemsToOpen(method, this.elements), call, scopeOr(scope, this), params || []);
        return noteLength(this);
    };
    DocumentCollection.prototype.readerOf = function (property) {
        return this.traits().words.readerOf(property, this.dom);
    };
    DocumentCollection.prototype.readerOfWord = function (property) {
        var words = this.traits().words;
        return property.indexOf('.') < 0 ? words.readerOfWord(property, this.dom) : this.readerOf(property);
    };
    DocumentCollection.prototype.ownWords = function () {
        return this.traits().words.readableWords();
    };
    return DocumentCollection;
}(Collection));

function itemTypeOf(item) {
    var type = item.itemType;
    if (type === DELETED_TYPE)
        throw new Error('it was deleted');
    return type;
}

function expandFolder(library, path, state, recurse) {
    var panel = library;
    if (panel.expandFolder)
        panel.expandFolder(state, recurse, path);
}
function withPanelSelectionRestored(library, work) {
    var selected = library.getSelectedItems();
    withCleanup(work, function selectAgain() {
        if (isSameList(library.getSelectedItems(), selected))
            return;
        library.selectNone();
        for (var i = 0; i < selected.length; i++) {
            if (!isDeleted(selected[i]))
                library.selectItem(selected[i].name, false, true);
        }
    });
}
function pathsOf$1(method, items) {
    var paths = [];
    forEach(method, items, function addPath(item) {
        itemTypeOf(item);
        paths.push(item.name);
    });
    return paths;
}
function revealPaths(library, paths) {
    var expanded = new IdentitySet();
    for (var p = 0; p < paths.length; p++) {
        var ancestors = ancestorsOf(paths[p]);
        for (var i = 0; i < ancestors.length; i++) {
            if (expanded.add(ancestors[i]))
                expandFolder(library, ancestors[i], true, false);
        }
    }
}

var METHOD$C = 'ItemCollection.addToStage';
var PLACEABLE = {
    '/movie clip': true,
    '/graphic': true,
    '/button': true,
    '/bitmap': true,
    '/component': true,
    '/compiled clip': true,
    '/video': true,
    '/embedded video': true,
    '/linked video': true,
};
function currentFrameElements(document) {
    var timeline = document.getTimeline();
    var layer = timeline.layers[timeline.currentLayer];
    var frame = layer.frames[timeline.currentFrame];
    return frame ? frame.elements : [];
}
function addItemsToStage(document, items, x, y) {
    checkNumber(METHOD$C, 'x', x);
    checkNumber(METHOD$C, 'y', y);
    var before = currentFrameElements(document).length;
    var library = document.library;
    function place(item) {
        if (PLACEABLE['/' + itemTypeOf(item)] !== true)
            return;
        var point = { x: x, y: y };
        if (!library.addItemToDocument(point, item.name))
            throw new Error('Animate refused to place it');
    }
    restorePlaceOnError(document, function placeAll() {
        withPanelSelectionRestored(library, function () { return forEach(METHOD$C, items, place); });
    });
    var placed = currentFrameElements(document).slice(before);
    replaceSelection(document, placed);
    return placed;
}

var SWITCH = { expected: 'true or false', holds: function (value) { return typeof value === 'boolean'; } };
function textSetBy(set) {
    return { expected: 'a String', holds: function (value) { return typeof value === 'string'; }, set: set };
}
var TEXT$1 = textSetBy();
function oneOf(values) {
    var words = [];
    for (var i = 0; i < values.length; i++)
        words.push(describeArgument(values[i]));
    return {
        expected: 'one of ' + words.join(', '),
        holds: function (value) {
            return includes(values, value);
        },
    };
}
function wholeNumber(min, max) {
    return {
        expected: "a whole Number from ".concat(min, " to ").concat(max),
        holds: function (value) {
            return typeof value === 'number' && value >= min && value <= max && Math.floor(value) === value;
        },
    };
}

function isSound$1(value) {
    return isItem(value) && read(value, 'itemType') === 'sound';
}
function setLabel(frame, label) {
    frame.name = label;
    if (label !== '')
        frame.labelType = 'name';
}
var FRAME_VALUES = {
    label: textSetBy(setLabel),
    name: TEXT$1,
    labelType: oneOf(['none', 'name', 'comment', 'anchor']),
    actionScript: TEXT$1,
    tweenType: oneOf(['none', 'motion', 'shape']),
    tweenEasing: wholeNumber(-100, 100),
    tweenInstanceName: TEXT$1,
    hasCustomEase: SWITCH,
    useSingleEaseCurve: SWITCH,
    motionTweenSnap: SWITCH,
    motionTweenScale: SWITCH,
    motionTweenSync: SWITCH,
    motionTweenOrientToPath: SWITCH,
    motionTweenRotate: oneOf(['none', 'auto', 'clockwise', 'counter-clockwise']),
    motionTweenRotateTimes: wholeNumber(0, 65535),
    shapeTweenBlend: oneOf(['distributive', 'angular']),
    soundName: TEXT$1,
    soundLibraryItem: { expected: 'a sound of the library', holds: isSound$1 },
    soundSync: oneOf(['event', 'stop', 'start', 'stream']),
    soundEffect: oneOf([
        'none',
        'left channel',
        'right channel',
        'fade left to right',
        'fade right to left',
        'fade in',
        'fade out',
        'custom',
    ]),
    soundLoopMode: oneOf(['repeat', 'loop']),
    soundLoop: wholeNumber(0, 65535),
};

var LAYER_VALUES = {
    name: { expected: 'a non-empty String', holds: function (value) { return typeof value === 'string' && value !== ''; } },
    color: { expected: 'a colour such as "#FF8800" or 0xFF8800', holds: isColor },
    height: oneOf([100, 200, 300]),
    layerType: oneOf(['normal', 'guide', 'guided', 'mask', 'masked', 'folder']),
    locked: SWITCH,
    visible: SWITCH,
    outline: SWITCH,
};

var KNOWN = { frame: FRAME_VALUES, layer: LAYER_VALUES };
function attributesOf(owner) {
    return KNOWN[hostClassOf(owner)] || {};
}
function valueSetter(method, name, _a) {
    var expected = _a.expected, holds = _a.holds, set = _a.set;
    return {
        read: function (value) {
            if (!holds(value))
                throw wrongArgument(method, name, expected, value);
            return value;
        },
        set: set,
    };
}
function dottedSetter(method, collection, path) {
    var dot = path.lastIndexOf('.');
    var word = path.substring(dot + 1);
    var readOwner = collection.readerOf(path.substring(0, dot));
    var checked = {};
    function ownerOf(element) {
        var owner = readOwner(element);
        var attributes = attributesOf(owner);
        if (hasOwn(attributes, word))
            checked = valueSetter(method, path, attributes[word]);
        else if (!hasMember(owner, word)) {
            throw noMember(owner, word, path.substring(0, dot + 1), ownNames(attributes));
        }
        return owner;
    }
    forEach(method, collection.elements, ownerOf);
    var read = checked.read, set = checked.set;
    return {
        read: read,
        set: function (element, value) {
            var owner = ownerOf(element);
            if (set)
                set(owner, value, 0);
            else
                owner[word] = value;
        },
    };
}
function checkedSetter(method, collection, name, allowed) {
    if (name.indexOf('.') >= 0)
        return dottedSetter(method, collection, name);
    if (hasOwn(allowed, name))
        return valueSetter(method, name, allowed[name]);
    var hint = suggest(name, ownNames(allowed));
    throw new TypeError("".concat(method, "(): unknown attribute \"").concat(name, "\"; ").concat(hint));
}

function folderPath(method, name, path) {
    if (typeof path !== 'string')
        throw wrongArgument(method, name, 'a String', path);
    var trimmed = trimSlashes(path);
    if (trimmed.indexOf('//') < 0)
        return trimmed;
    throw wrongArgument(method, name, 'a path without empty names', path);
}

var METHOD$B = 'ItemCollection.move';
function checkNotInside(items, folder) {
    forEach(METHOD$B, items, function checkTarget(item) {
        var isInside = folder === item.name || isBelow(item.name, folder);
        if (itemTypeOf(item) !== 'folder' || !isInside)
            return;
        throw new Error('a folder cannot be moved into itself ("' + folder + '")');
    });
}
function makeFolder(library, folder) {
    if (library.itemExists(folder)) {
        if (library.getItemType(folder) === 'folder')
            return;
        throw new Error(METHOD$B + '(): "' + folder + '" is another item, not a folder');
    }
    var what = METHOD$B + '(): Animate refused to make the folder "' + folder + '"';
    try {
        if (library.newFolder(folder))
            return;
    }
    catch (error) {
        throw caused(new Error(what + ': ' + errorText(error)), error);
    }
    throw new Error(what);
}
function moveItems(library, items, path, replace, expand) {
    var folder = folderPath(METHOD$B, 'path', path);
    checkNotInside(items, folder);
    if (items.length === 0)
        return;
    withPanelSelectionRestored(library, function makeAndFill() {
        if (folder !== '')
            makeFolder(library, folder);
        forEach(METHOD$B, items, function moveIn(item) {
            if (folderOf(item.name) === folder)
                return;
            if (!library.moveToFolder(folder, item.name, replace))
                throw new Error('Animate refused to move it');
        });
    });
    if (expand && folder !== '')
        expandFolder(library, folder, true, false);
}

function readLeaf(method, name, value) {
    checkName$1(method, name, value);
    if (value.indexOf('/') < 0)
        return value;
    throw new TypeError(method + '(): ' + name + ' must be a name without folders (use move), got ' + describeArgument(value));
}
function itemWordSetter(method, library, word) {
    if (word === 'folder') {
        return valueSetter(method, word, textSetBy(function moveItem(object, folder) {
            moveItems(library, [itemFor(object)], folder, false, false);
        }));
    }
    return {
        read: function (value) { return readLeaf(method, word, value); },
        set: function (object, name) {
            itemFor(object).name = name;
        },
    };
}

function nameSetter(method) {
    return { read: function (value) { return readLeaf(method, 'name', value); } };
}
function setterOfItems(name, _a, method) {
    var elements = _a.elements, library = _a.library;
    if (isItemWord(name))
        return itemWordSetter(method, library, name);
    checkMembers(method, elements, name, ITEM_WORDS);
    return name === 'name' ? nameSetter(method) : memberSetter(name);
}

function nearSide(box, axis) {
    return axis === 'x' ? box.left : box.top;
}
function farSide(box, axis) {
    return axis === 'x' ? box.right : box.bottom;
}
function middle(box, axis) {
    return (nearSide(box, axis) + farSide(box, axis)) / 2;
}
function extent(box, axis) {
    return farSide(box, axis) - nearSide(box, axis);
}
function center(box) {
    return { x: middle(box, 'x'), y: middle(box, 'y') };
}
function union(boxes) {
    var all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (var i = 0; i < boxes.length; i++) {
        all.left = Math.min(all.left, boxes[i].left);
        all.top = Math.min(all.top, boxes[i].top);
        all.right = Math.max(all.right, boxes[i].right);
        all.bottom = Math.max(all.bottom, boxes[i].bottom);
    }
    return all;
}

function commonBounds(boxes) {
    if (boxes.length === 0)
        return null;
    var _a = union(boxes), left = _a.left, top = _a.top, right = _a.right, bottom = _a.bottom;
    return { left: left, top: top, right: right, bottom: bottom, width: right - left, height: bottom - top };
}

var EDGES = {
    'left:': { axis: 'x', fraction: 0 },
    'horizontal:': { axis: 'x', fraction: 0.5 },
    'right:': { axis: 'x', fraction: 1 },
    'top:': { axis: 'y', fraction: 0 },
    'vertical:': { axis: 'y', fraction: 0.5 },
    'bottom:': { axis: 'y', fraction: 1 },
};
function edgeNamed(word) {
    return EDGES[word + ':'] || null;
}
function edgesNamed(words) {
    var edges = [];
    for (var i = 0; i < words.length; i++) {
        var edge = edgeNamed(words[i]);
        if (!edge || i > 1 || (i === 1 && edges[0].axis === edge.axis))
            return null;
        edges.push(edge);
    }
    return edges.length > 0 ? edges : null;
}

function splitWords(value) {
    var text = typeof value === 'string' ? value : value.join(' ');
    var parts = text.replace(/,/g, ' ').split(' ');
    var words = [];
    for (var i = 0; i < parts.length; i++)
        if (parts[i] !== '')
            words.push(parts[i]);
    return words;
}
function withoutCenter(words) {
    return selectWhere(words, function (word) { return word !== 'center'; });
}

function cornerPoint(method, corner, box) {
    var fractions = { x: 0.5, y: 0.5 };
    var words = typeof corner === 'string' ? splitWords(corner) : [];
    var sides = withoutCenter(words);
    var edges = edgesNamed(sides) || [];
    for (var i = 0; i < edges.length; i++)
        fractions[edges[i].axis] = edges[i].fraction;
    var isUnderstood = corner === undefined || (words.length === 2 && edges.length === sides.length);
    if (!isUnderstood)
        throw wrongCorner(method, corner);
    return { x: box.left + fractions.x * extent(box, 'x'), y: box.top + fractions.y * extent(box, 'y') };
}
function wrongCorner(method, corner) {
    return wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
}

function boundsOf(element) {
    var left = element.left;
    var top = element.top;
    return { left: left, top: top, right: left + element.width, bottom: top + element.height };
}
function allBounds(method, elements) {
    var boxes = [];
    forEach(method, elements, function measure(element, index) {
        boxes[index] = boundsOf(element);
    });
    return boxes;
}
function pivotOf(method, elements, corner) {
    return cornerPoint(method, corner, union(allBounds(method, elements)));
}
function stageBox(document) {
    return { left: 0, top: 0, right: document.width, bottom: document.height };
}

var METHOD$A = 'ItemCollection.bounds';
function boundsOfItems(items) {
    var lists = [];
    forEach(METHOD$A, items, function addElements(item) {
        var timeline = timelineOf$3(item);
        if (timeline)
            lists.push(flatten(elementsOfTimeline(timeline)));
    });
    return commonBounds(allBounds(METHOD$A, flatten(lists)));
}

function orderAlong(values) {
    var indices = [];
    for (var i = 0; i < values.length; i++)
        indices.push(i);
    return stableSort(indices, function (a, b) { return values[a] - values[b]; });
}

var METHOD$z = 'ItemCollection.deleteItems';
function deleteItems(library, items) {
    var paths = [];
    var heights = [];
    forEach(METHOD$z, items, function readPath(item, index) {
        paths[index] = item.name;
        heights[index] = -depthOf(paths[index]);
    });
    var order = orderAlong(heights);
    for (var i = 0; i < order.length; i++) {
        var index = order[i];
        try {
            if (library.deleteItem(paths[index]) === false)
                throw new Error('Animate refused to delete it');
        }
        catch (error) {
            throw failure(METHOD$z, index, items[index], error);
        }
    }
}

var METHOD$y = 'ItemCollection.expand';
function expandItems(library, items, state, recurse) {
    forEach(METHOD$y, items, function expand(item) {
        if (itemTypeOf(item) === 'folder')
            expandFolder(library, item.name, state, recurse);
    });
}

function withoutGroups(elements) {
    var ungrouped = [];
    var waiting = elements.reverse();
    for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (!isGroup(next)) {
            ungrouped.push(next);
            continue;
        }
        var members = next.members;
        for (var i = members.length - 1; i >= 0; i--)
            waiting.push(members[i]);
    }
    return ungrouped;
}
function instancesOf(document, items) {
    var wanted = IdentitySet.of(items);
    var elements = withoutGroups(flatten(allElements(document)));
    return selectWhere(elements, function (element) { return wanted.has(element.libraryItem); });
}

var COUNTED = /^([\s\S]*[_\-. ])(\d{1,15})$/;
var MAX_DIGITS = 100;
var MAX_NUMBER = 999999999999999;
var HASHES = /#+$/;
function checkLimits(method, name, value, most) {
    if (value < 0)
        throw outOfRange(method, name, '0 or more', value);
    if (value > most)
        throw outOfRange(method, name, most + ' or less', value);
}
function checkArguments(method, _a) {
    var padding = _a.padding, start = _a.start, separator = _a.separator;
    if (padding !== undefined && typeof padding !== 'boolean') {
        checkWholeNumber(method, 'padding', padding);
        checkLimits(method, 'padding', padding, MAX_DIGITS);
    }
    if (start !== undefined) {
        checkWholeNumber(method, 'start', start);
        checkLimits(method, 'start', start, MAX_NUMBER);
    }
    if (separator !== undefined && typeof separator !== 'string') {
        throw wrongArgument(method, 'separator', 'a String', separator);
    }
}
function widthOf(padding, start, count) {
    if (typeof padding === 'number')
        return padding;
    return padding === false ? 0 : String(start + Math.max(count, 1) - 1).length;
}
function isNumbered(name, count, _a) {
    var padding = _a.padding, start = _a.start, separator = _a.separator;
    var isAsked = (typeof padding === 'number' && padding > 0) || start !== undefined || separator !== undefined;
    return isAsked || (count > 1 && name.indexOf('*') < 0);
}
function readTemplate(method, name, count, args) {
    checkArguments(method, args);
    var start = args.start;
    var hashes = HASHES.exec(name);
    if (hashes) {
        var text = name.substring(0, hashes.index);
        return { text: text, numbering: { start: start === undefined ? 1 : start, width: hashes[0].length } };
    }
    var counted = COUNTED.exec(name);
    if (counted) {
        var first = start === undefined ? parseInt(counted[2], 10) : start;
        return { text: counted[1], numbering: { start: first, width: counted[2].length } };
    }
    if (!isNumbered(name, count, args))
        return { text: name, numbering: null };
    var from = start === undefined ? 1 : start;
    var separator = args.separator === undefined ? '_' : args.separator;
    return { text: name + separator, numbering: { start: from, width: widthOf(args.padding, from, count) } };
}
function namesOf(_a, count, present) {
    var text = _a.text, numbering = _a.numbering;
    var pieces = text.split('*');
    var isPlain = pieces.length === 1;
    var names = [];
    var digits = 0;
    var start = isPlain ? text : '';
    for (var i = 0; i < count; i++) {
        var number = numbering ? String(numbering.start + i) : '';
        if (numbering && number.length !== digits) {
            digits = number.length;
            start = (isPlain ? text : '') + padLeft('', numbering.width - digits, '0');
        }
        names[i] = isPlain ? start + number : pieces.join(present[i]) + start + number;
    }
    return names;
}

function needsPresentNames(_a) {
    var args = _a.args;
    return typeof args[0] === 'function' || String(args[0]).indexOf('*') >= 0;
}
function namesFromFunction(renaming, elements, present) {
    var names = [];
    var named = elements.slice(0);
    for (var i = 0; i < named.length; i++) {
        var call = caller(renaming.args[0], elements, renaming.scope, [present[i]]);
        var name = call(named[i], i);
        if (typeof name !== 'string' || name === '') {
            var problem = 'the Function must return a non-empty String, got ' + describeArgument(name);
            throw failure(renaming.method, i, named[i], new TypeError(problem));
        }
        names.push(name);
    }
    return names;
}
function newNames(renaming, elements, present) {
    var method = renaming.method, args = renaming.args;
    if (typeof args[0] === 'function')
        return namesFromFunction(renaming, elements, present);
    var name = args[0] === undefined ? renaming.base : args[0];
    checkName$1(method, 'name', name);
    var numbering = { padding: args[1], start: args[2], separator: args[3] };
    var length = elements.length;
    return namesOf(readTemplate(method, name, length, numbering), length, present);
}

var METHOD$x = 'ItemCollection.linkage';
var CLASS_NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;
function checkClasses(library, items, classes) {
    var own = IdentitySet.of(items);
    var taken = {};
    var all = library.items;
    for (var i = 0; i < all.length; i++) {
        if (!own.has(all[i]) && all[i].linkageExportForAS)
            taken['.' + all[i].linkageClassName] = true;
    }
    for (var i = 0; i < items.length; i++) {
        var problem = !CLASS_NAME.test(classes[i])
            ? describeArgument(classes[i]) + ' is not a class name'
            : taken['.' + classes[i]]
                ? 'another item has the class ' + describeArgument(classes[i])
                : '';
        if (problem !== '')
            throw failure(METHOD$x, i, items[i], new TypeError(problem));
        taken['.' + classes[i]] = true;
    }
}
function linkItems(library, items, name, scope) {
    var present = [];
    forEach(METHOD$x, items, function readLeaf(item, index) {
        if (item.itemType === 'folder')
            throw new TypeError('folders have no class; filter(":not(:folder)")');
        present[index] = leafOf(item.name);
    });
    if (name === false) {
        forEach(METHOD$x, items, function unlink(item) {
            if (!item.linkageExportForAS)
                return;
            item.linkageClassName = '';
            item.linkageExportForAS = false;
        });
        return;
    }
    if (typeof name !== 'string' && typeof name !== 'function')
        throw wrongArgument(METHOD$x, FIRST_ARGUMENT, 'a name, a Function or false', name);
    var classes = newNames({ method: METHOD$x, base: '', args: [name], scope: scope }, items, present);
    checkClasses(library, items, classes);
    forEach(METHOD$x, items, function link(item, index) {
        if (!item.linkageExportForAS)
            item.linkageExportForAS = true;
        item.linkageClassName = classes[index];
    });
}

function movesOf(renaming, items) {
    var named = items.slice(0);
    var paths = [];
    var leaves = [];
    forEach(renaming.method, named, function readPath(item, index) {
        paths[index] = item.name;
        leaves[index] = leafOf(item.name);
    });
    var names = newNames(renaming, items, leaves);
    var moves = [];
    for (var i = 0; i < named.length; i++) {
        if (names[i].indexOf('/') >= 0) {
            var problem = 'a new name must be a non-empty String without "/", got ' + describeArgument(names[i]);
            throw failure(renaming.method, i, named[i], new TypeError(problem));
        }
        moves.push({ item: named[i], index: i, from: paths[i], to: joinPath(folderOf(paths[i]), names[i]) });
    }
    return moves;
}
function pathsOf(moves, when) {
    var paths = [];
    for (var i = 0; i < moves.length; i++)
        paths.push(moves[i][when]);
    return paths;
}
function pathsOfOthers(library, moves) {
    var own = IdentitySet.of(pathsOf(moves, 'from'));
    var others = [];
    var items = library.items;
    for (var i = 0; i < items.length; i++) {
        var path = items[i].name;
        if (!own.has(path))
            others.push(path);
    }
    return others;
}
function refuseCollisions(method, moves, others) {
    var taken = IdentitySet.of(others);
    var collisions = [];
    for (var i = 0; i < moves.length; i++) {
        var _a = moves[i], from = _a.from, to = _a.to;
        if (!taken.add(to))
            collisions.push('"' + from + '" as "' + to + '"');
    }
    if (collisions.length === 0)
        return;
    throw new Error(method + '(): these names are taken in their folders: ' + collisions.join(', '));
}
function changes(moves) {
    return selectWhere(moves, function (_a) {
        var from = _a.from, to = _a.to;
        return from !== to;
    });
}
function movesInTheWay(moves) {
    var wanted = IdentitySet.of(pathsOf(moves, 'to'));
    return selectWhere(moves, function (_a) {
        var from = _a.from;
        return wanted.has(from);
    });
}
function freePrefix(moves, others) {
    var paths = others.concat(pathsOf(moves, 'from'), pathsOf(moves, 'to')).join('\n');
    var prefix = 'renaming ';
    while (paths.indexOf(prefix) >= 0)
        prefix += '~';
    return prefix;
}
function setLeaf(method, move, leaf) {
    try {
        move.item.name = leaf;
    }
    catch (error) {
        throw failure(method, move.index, move.item, error);
    }
}
function giveBack(inTheWay, prefix) {
    for (var i = 0; i < inTheWay.length; i++) {
        var _a = inTheWay[i], item = _a.item, from = _a.from;
        try {
            if (leafOf(item.name) === prefix + i)
                item.name = leafOf(from);
        }
        catch (_b) {
        }
    }
}
function renameItems(renaming, library, items) {
    var method = renaming.method;
    var all = movesOf(renaming, items);
    var others = pathsOfOthers(library, all);
    refuseCollisions(method, all, others);
    var moves = changes(all);
    var inTheWay = movesInTheWay(moves);
    var prefix = freePrefix(moves, others);
    try {
        for (var i = 0; i < inTheWay.length; i++)
            setLeaf(method, inTheWay[i], prefix + i);
        for (var i = 0; i < moves.length; i++)
            setLeaf(method, moves[i], leafOf(moves[i].to));
    }
    catch (error) {
        giveBack(inTheWay, prefix);
        throw error;
    }
}

var METHOD$w = 'ItemCollection.reveal';
function revealItems(library, items) {
    revealPaths(library, pathsOf$1(METHOD$w, items));
}

var METHOD$v = 'ItemCollection.select';
function selectItemsInPanel(library, items) {
    var paths = pathsOf$1(METHOD$v, items);
    library.selectNone();
    forEach(METHOD$v, items, function select(_item, index) {
        if (!library.selectItem(paths[index], false, true))
            throw new Error('the library has no such item');
    });
    revealPaths(library, paths);
}

var METHOD$u = 'ItemCollection.update';
function updateItems(library, items) {
    var paths = pathsOf$1(METHOD$u, items);
    forEach(METHOD$u, items, function (_item, index) { return library.updateItem(paths[index]); });
}

var METHOD$t = 'ItemCollection.usedBy';
var WantedItems = (function () {
    function WantedItems(items) {
        var _this = this;
        this.isFound = false;
        this.addBitmap = null;
        this.addFace = null;
        this.items = new IdentitySet();
        this.bitmapPaths = new IdentitySet();
        this.faces = new IdentitySet();
        forEach(METHOD$t, items, function (item) { return _this.want(item); });
    }
    WantedItems.prototype.addItem = function (item) {
        if (this.items.has(item))
            this.isFound = true;
    };
    WantedItems.prototype.want = function (item) {
        this.items.add(item);
        var type = itemTypeOf(item);
        if (type === 'bitmap')
            this.wantBitmap(item.name);
        else if (type === 'font')
            this.wantFaces(facesOfFont(item.font, item.name));
    };
    WantedItems.prototype.wantBitmap = function (path) {
        var _this = this;
        this.bitmapPaths.add(path);
        this.addBitmap = function (used) {
            if (_this.bitmapPaths.has(used))
                _this.isFound = true;
        };
    };
    WantedItems.prototype.wantFaces = function (faces) {
        var _this = this;
        for (var i = 0; i < faces.length; i++)
            this.faces.add(faces[i]);
        this.addFace = function (used) {
            if (_this.faces.has(used))
                _this.isFound = true;
        };
    };
    return WantedItems;
}());
function itself(element) {
    return element;
}
function isUsedOn(frame, wanted) {
    wanted.isFound = false;
    findSound(frame, wanted, read);
    var waiting = elementsOfFrame(frame).slice();
    while (!wanted.isFound && waiting.length > 0) {
        var element = waiting.pop();
        findReferences(element, wanted, itself, read);
        var members = membersOf$1(element);
        for (var i = 0; i < members.length; i++)
            waiting.push(members[i]);
    }
    return wanted.isFound;
}
function isUsedInTimeline(timeline, wanted) {
    var keyframes = keyframesOfTimeline(timeline);
    for (var i = 0; i < keyframes.length; i++)
        if (isUsedOn(keyframes[i], wanted))
            return true;
    return false;
}
function usersOfItems(library, items) {
    var wanted = new WantedItems(items);
    var users = [];
    var all = library.items;
    for (var i = 0; i < all.length; i++) {
        var timeline = timelineOf$3(all[i]);
        if (timeline && isUsedInTimeline(timeline, wanted))
            users.push(all[i]);
    }
    return users;
}

function withElements(collection, elements) {
    collection.elements = elements;
    collection.length = elements.length;
    collection.onceEach = elements.slice(0);
    return collection;
}

var siblings = {};
function newSibling(name, elements, document, method, query) {
    if (method === void 0) { method = ''; }
    var sibling = siblings[name];
    if (!sibling)
        throw new Error(name + ' is not loaded: import it from the library as well');
    var Type = sibling.Type, words = sibling.words;
    function collectionOf(objects) {
        return withElements(new Type([], document), objects);
    }
    if (query === undefined)
        return collectionOf(elements);
    if (typeof query !== 'string')
        throw wrongArgument(method, 'query', 'a query', query);
    var options = { caller: method + '()', document: document, isDistinct: true };
    return collectionOf(filterFrom(words, query, elements, options));
}

function listOfOne(object) {
    return object ? [object] : [];
}

function listsOfEach(method, _a, relatedTo) {
    var elements = _a.elements;
    var lists = [];
    forEach(method, elements, function (object) { return lists.push(relatedTo(object)); });
    return flatten(lists);
}
function collect(method, holder, relatedTo) {
    return distinctOf(listsOfEach(method, holder, relatedTo), holder.dom);
}
function collectOwn(method, holder, relatedTo) {
    var own = listsOfEach(method, holder, relatedTo);
    return isDistinct(holder) ? own : distinctOf(own, holder.dom);
}
function layersOfItems(method, items) {
    return collectOwn(method, items, function layersOfItem(item) {
        var timeline = timelineOf$3(item);
        return timeline ? layersOf(timeline) : [];
    });
}
function framesOfLayers(method, layers) {
    return collectOwn(method, layers, keyframesOf);
}
function elementsOfLayers(method, layers) {
    return collectOwn(method, layers, function (layer) { return flatten(elementsOfLayer(layer)); });
}
function elementsOfFrames(method, frames) {
    return collectOwn(method, frames, elementsOfFrame);
}
function layersOfElements(method, elements) {
    return collect(method, elements, function (element) { return listOfOne(layerOfElement(element)); });
}
function framesOfElements(method, elements) {
    var keyframeOf = new Locations(elements.dom).keyframeOf;
    return collect(method, elements, function (element) { return listOfOne(keyframeOf(element)); });
}
function collectAt(method, holder, lookUp, numbered, objectAt) {
    var places = new Locations(holder.dom);
    var isMet = [];
    return listsOfEach(method, holder, function objectAround(object) {
        var location = places[lookUp](object);
        if (!location || isMet[location[numbered]])
            return [];
        isMet[location[numbered]] = true;
        return listOfOne(objectAt(location));
    });
}
function layersOfFrames(method, frames) {
    return collectAt(method, frames, 'ofFrame', 'number', function (_a) {
        var layer = _a.layer;
        return layer;
    });
}
function symbolsAround(method, holder, lookUp) {
    return collectAt(method, holder, lookUp, 'timelineNumber', function (_a) {
        var item = _a.item;
        return item;
    });
}
function parentsOfLayers(method, layers) {
    return collect(method, layers, function (layer) { return listOfOne(parentOf(layer)); });
}
function childrenOfLayers(method, layers) {
    var places = new Locations(layers.dom);
    var wanted = IdentitySet.of(layers.elements, places.whereOf);
    var isSeen = [];
    return listsOfEach(method, layers, function childrenBeside(layer) {
        var location = places.ofLayer(layer);
        if (!location || isSeen[location.timelineNumber])
            return [];
        isSeen[location.timelineNumber] = true;
        var children = [];
        var beside = layersOf(location.timeline);
        for (var i = 0; i < beside.length; i++) {
            var parent = parentOf(beside[i]);
            if (parent && wanted.has(parent))
                children.push(beside[i]);
        }
        return children;
    });
}

var TRAITS$1 = {
    typeName: 'ItemCollection',
    words: itemRegistry,
    itemsToOpen: function (_method, items) { return items; },
};
var ItemCollection = (function (_super) {
    __extends(ItemCollection, _super);
    function ItemCollection(items, document) {
        var _this = _super.call(this, items, document) || this;
        _this.library = _this.dom.library;
        return _this;
    }
    ItemCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    ItemCollection.prototype.deleteItems = function () {
        deleteItems(this.library, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    ItemCollection.prototype.select = function () {
        selectItemsInPanel(this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.expand = function (state, recurse) {
        if (state === void 0) { state = true; }
        if (recurse === void 0) { recurse = false; }
        var method = 'ItemCollection.expand';
        checkBoolean(method, 'state', state);
        checkBoolean(method, 'recurse', recurse);
        expandItems(this.library, this.elements, state, recurse);
        return this;
    };
    ItemCollection.prototype.reveal = function () {
        revealItems(this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.pluck = function (property) {
        return _super.prototype.pluck.call(this, property);
    };
    ItemCollection.prototype.attr = function (first, value) {
        setAttributes('ItemCollection.attr', this, setterOfItems, first, value);
        return this;
    };
    ItemCollection.prototype.linkage = function (name) {
        linkItems(this.library, withoutDuplicates(this), name, this);
        return this;
    };
    ItemCollection.prototype.bounds = function () {
        return boundsOfItems(this.elements);
    };
    ItemCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        renameItems({ method: 'ItemCollection.rename', base: 'Item', args: args, scope: this }, this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.move = function (path, replace, expand) {
        if (replace === void 0) { replace = false; }
        if (expand === void 0) { expand = true; }
        var method = 'ItemCollection.move';
        checkBoolean(method, 'replace', replace);
        checkBoolean(method, 'expand', expand);
        moveItems(this.library, this.elements, path, replace, expand);
        return this;
    };
    ItemCollection.prototype.addToStage = function (x, y) {
        if (x === void 0) { x = 0; }
        if (y === void 0) { y = 0; }
        return newSibling('ElementCollection', addItemsToStage(this.dom, this.elements, x, y), this.dom);
    };
    ItemCollection.prototype.instances = function () {
        return newSibling('ElementCollection', instancesOf(this.dom, this.elements), this.dom);
    };
    ItemCollection.prototype.layers = function (query) {
        var method = 'ItemCollection.layers';
        var layers = layersOfItems(method, this);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    ItemCollection.prototype.frames = function (query) {
        var method = 'ItemCollection.frames';
        var layers = layersOfItems(method, this);
        var frames = framesOfLayers(method, { elements: layers, onceEach: layers, dom: this.dom });
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    ItemCollection.prototype.usedBy = function () {
        return withElements(new ItemCollection([], this.dom), usersOfItems(this.library, this.elements));
    };
    ItemCollection.prototype.update = function () {
        updateItems(this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.traits = function () {
        return TRAITS$1;
    };
    return ItemCollection;
}(DocumentCollection));
siblings.ItemCollection = { Type: ItemCollection, words: itemRegistry };

var CENTER = [
    { axis: 'x', fraction: 0.5 },
    { axis: 'y', fraction: 0.5 },
];
function alignedEdges(method, to) {
    var words = typeof to === 'string' ? splitWords(to) : [];
    var others = withoutCenter(words);
    var hasCenter = others.length < words.length;
    var edges = others.length === 0 ? CENTER : edgesNamed(others);
    if (words.length === 0 || words.length > 2 || !edges) {
        var expected = 'left, right, top, bottom, vertical, horizontal, center or a pair of them';
        throw wrongArgument(method, 'to', expected, to);
    }
    if (!hasCenter || edges[0].fraction === 0.5)
        return edges;
    return edges.concat([{ axis: edges[0].axis === 'x' ? 'y' : 'x', fraction: 0.5 }]);
}
function alignDistances(boxes, edges, frame) {
    var distances = [];
    for (var i = 0; i < boxes.length; i++) {
        var distance = { x: 0, y: 0 };
        for (var e = 0; e < edges.length; e++) {
            var _a = edges[e], axis = _a.axis, fraction = _a.fraction;
            distance[axis] = nearSide(frame, axis) - nearSide(boxes[i], axis);
            distance[axis] += fraction * (extent(frame, axis) - extent(boxes[i], axis));
        }
        distances.push(distance);
    }
    return distances;
}

function concat(outer, inner) {
    return {
        a: outer.a * inner.a + outer.c * inner.b,
        b: outer.b * inner.a + outer.d * inner.b,
        c: outer.a * inner.c + outer.c * inner.d,
        d: outer.b * inner.c + outer.d * inner.d,
        tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
        ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty,
    };
}
function transformPoint(transform, point) {
    return {
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty,
    };
}
function inverseDistance(transform, distance) {
    var determinant = transform.a * transform.d - transform.b * transform.c;
    if (determinant === 0)
        return null;
    return {
        x: (transform.d * distance.x - transform.c * distance.y) / determinant,
        y: (transform.a * distance.y - transform.b * distance.x) / determinant,
    };
}
function about(pivot, a, b, c, d) {
    return { a: a, b: b, c: c, d: d, tx: pivot.x - a * pivot.x - c * pivot.y, ty: pivot.y - b * pivot.x - d * pivot.y };
}
function rotationAbout(pivot, angle) {
    var radians = (angle * Math.PI) / 180;
    var cos = Math.cos(radians);
    var sin = Math.sin(radians);
    return about(pivot, cos, sin, -sin, cos);
}
function scalingAbout(pivot, xScale, yScale) {
    return about(pivot, xScale, 0, 0, yScale);
}

var TWIP = 0.05;
function differ(a, b) {
    return Math.abs(a.x - b.x) > TWIP || Math.abs(a.y - b.y) > TWIP;
}
function assignMatrix(element, matrix, change) {
    var point = element.getTransformationPoint();
    var inParent = isShapeType(element.elementType);
    var position = change && inParent && element.isDrawingObject ? { x: element.x, y: element.y } : null;
    element.matrix = matrix;
    if (change && position && !differ(element, position)) {
        var moved = transformPoint(change, position);
        element.x = moved.x;
        element.y = moved.y;
    }
    var expected = inParent && change ? transformPoint(change, point) : point;
    if (differ(element.getTransformationPoint(), expected))
        element.setTransformationPoint(expected);
}
function transformAll(method, elements, change) {
    forEach(method, elements, function transform(element) {
        assignMatrix(element, concat(change, element.matrix), change);
    });
}
function moveBy(method, elements, distances) {
    forEach(method, elements, function shift(element, index) {
        var _a = distances[index], x = _a.x, y = _a.y;
        if (x !== 0)
            element.x += x;
        if (y !== 0)
            element.y += y;
    });
}

var METHOD$s = 'ElementCollection.align';
function alignElements(document, elements, to, toStage) {
    var edges = alignedEdges(METHOD$s, to);
    checkBoolean(METHOD$s, 'toStage', toStage);
    var boxes = allBounds(METHOD$s, elements);
    moveBy(METHOD$s, elements, alignDistances(boxes, edges, toStage ? stageBox(document) : union(boxes)));
}

function noteOthers(places, document, stage) {
    var timelines = timelineLocations(document);
    var _loop_1 = function (i) {
        var _a = timelines[i], timeline = _a.timeline, scene = _a.scene, item = _a.item;
        var layers = layersOf(timeline);
        for (var at = 0; at < layers.length; at++) {
            forEachSpan(layers[at], function noteKeyframe(keyframe, frame, end) {
                if (timeline === stage.timeline && frame <= stage.frame && stage.frame < end)
                    return;
                var stageFrame = { scene: scene, item: item, frame: frame, key: i + ' ' + frame };
                var elements = elementsOfFrame(keyframe);
                for (var e = 0; e < elements.length; e++)
                    places.set(elements[e], stageFrame);
            });
        }
    };
    for (var i = 0; i < timelines.length; i++) {
        _loop_1(i);
    }
}
function stageFinder(document) {
    var places = new IdentityMap();
    var stage = null;
    var isWhole = false;
    return function stageOf(element) {
        if (!stage) {
            var timeline = document.getTimeline();
            stage = { timeline: timeline, frame: timeline.currentFrame };
            var shown = elementsAtPlayhead(document);
            for (var i = 0; i < shown.length; i++)
                places.set(shown[i], null);
        }
        var stageFrame = places.get(element);
        if (stageFrame === undefined && !isWhole) {
            isWhole = true;
            noteOthers(places, document, stage);
            stageFrame = places.get(element);
        }
        return stageFrame || null;
    };
}
function stagesOf(document, elements) {
    var stageOf = stageFinder(document);
    var byKey = {};
    var stages = [];
    for (var i = 0; i < elements.length; i++) {
        var at = stageOf(elements[i]);
        var key = at ? at.key : 'stage';
        var stage = byKey[key];
        if (!stage) {
            stage = { at: at, elements: [], indices: [] };
            byKey[key] = stage;
            if (at)
                stages.push(stage);
            else
                stages.unshift(stage);
        }
        stage.elements.push(elements[i]);
        stage.indices.push(i);
    }
    return stages;
}

var UNKNOWN = 'it must be on the current frame, unlocked, on a layer that is neither locked nor hidden';
function whyNotSelectable(element) {
    var reason = UNKNOWN;
    try {
        reason = reasonOf(element);
    }
    catch (_a) {
    }
    return 'it cannot be selected: ' + reason;
}
function reasonOf(element) {
    if (read(element, 'locked') === true)
        return 'it is locked';
    var layer = read(element, 'layer');
    var named = 'its layer "' + String(read(layer, 'name')) + '" is ';
    if (read(layer, 'locked') === true)
        return named + "locked; unlock it first, with layers().attr('locked', false)";
    if (read(layer, 'visible') === false)
        return named + "hidden; show it first, with layers().attr('visible', true)";
    return UNKNOWN;
}

function firstLeftOut(document, elements) {
    var selected = IdentitySet.of(selectionOf(document));
    for (var i = 0; i < elements.length; i++)
        if (!selected.has(elements[i]))
            return i;
    return -1;
}
function trySelecting(document, elements) {
    var before = selectionOf(document);
    replaceSelection(document, elements);
    var left = firstLeftOut(document, elements);
    if (left >= 0)
        replaceSelection(document, before);
    return left;
}
function selectAllOf(method, document, elements, indices) {
    var left = trySelecting(document, elements);
    if (left < 0)
        return;
    throw failure(method, indices ? indices[left] : left, elements[left], new Error(whyNotSelectable(elements[left])));
}
function inView(document, at, work) {
    if (!at) {
        work();
        return;
    }
    enterTimeline(document, at.item, at.scene);
    atFrame(document, at.frame, work);
}
function oneSelected(document) {
    var stageOf = stageFinder(document);
    return function withSelected(element, work) {
        function selectAndWork() {
            if (trySelecting(document, [element]) >= 0)
                throw new Error(whyNotSelectable(element));
            work();
        }
        var at = stageOf(element);
        if (!at)
            selectAndWork();
        else
            withPlaceRestored(document, function () { return inView(document, at, selectAndWork); });
    };
}
function positionsAt(positions, indices) {
    var picked = [];
    for (var i = 0; i < indices.length; i++)
        picked.push(positions[indices[i]]);
    return picked;
}
function onEachStage(method, document, elements, work, positions) {
    if (elements.length === 0)
        return;
    withPlaceRestored(document, function visitStages() {
        var stages = stagesOf(document, elements);
        var _loop_1 = function (i) {
            var elements_1 = stages[i].elements;
            var indices = positions ? positionsAt(positions, stages[i].indices) : stages[i].indices;
            inView(document, stages[i].at, function workOnStage() {
                selectAllOf(method, document, elements_1, indices);
                work(elements_1, indices);
            });
        };
        for (var i = 0; i < stages.length; i++) {
            _loop_1(i);
        }
    });
}

function blameFirst(method, elements, work, indices) {
    try {
        return work();
    }
    catch (error) {
        var more = elements.length > 1 ? ' and ' + (elements.length - 1) + ' more' : '';
        throw failure(method, indices ? indices[0] : 0, elements[0], error, more);
    }
}

function isColorEffect(name) {
    return name === 'tint' || name === 'alpha' || name === 'brightness';
}
function checkPercent(method, name, value, lowest) {
    if (typeof value !== 'number')
        throw wrongArgument(method, name, 'a Number', value);
    if (value >= lowest && value <= 100)
        return value;
    throw outOfRange(method, name, 'from ' + lowest + ' to 100', value);
}
function checkColor(method, value) {
    if (isColor(value))
        return value;
    throw wrongArgument(method, 'tint', 'a colour such as "#FF0000" or 0xFF0000', value);
}
function checkColorable(method, elements) {
    forEach(method, elements, function checkMode(element) {
        if (element.colorMode !== undefined)
            return;
        throw new TypeError('this kind of element has no colour effects');
    });
}
function applyToSelection(document, kind, value, strength) {
    if (kind === 'tint')
        document.setInstanceTint(value, strength);
    else if (kind === 'alpha')
        document.setInstanceAlpha(value);
    else
        document.setInstanceBrightness(value);
}
function strengthOf(method, kind, strength) {
    return kind !== 'tint' || strength === undefined ? 100 : checkPercent(method, 'strength', strength, 0);
}
function colorEffectSetter(method, document, elements, kind, strength) {
    var percent = strengthOf(method, kind, strength);
    var withSelected = oneSelected(document);
    checkColorable(method, elements);
    return {
        read: function (value) {
            if (kind === 'tint')
                return checkColor(method, value);
            return checkPercent(method, kind, value, kind === 'alpha' ? 0 : -100);
        },
        setAll: function (value) {
            onEachStage(method, document, elements, function applyOnStage(selected, indices) {
                blameFirst(method, selected, function () { return applyToSelection(document, kind, value, percent); }, indices);
            });
        },
        around: function (work) { return withPlaceRestored(document, work); },
        set: function (element, value) {
            withSelected(element, function () { return applyToSelection(document, kind, value, percent); });
        },
    };
}

var POSITION = { first: 'x', second: 'y' };
var SIZE = { first: 'width', second: 'height' };
var SCALE = { first: 'scaleX', second: 'scaleY' };
var FURTHER_ATTRIBUTES = 'pos position size scale tint alpha brightness text font'
    .split(' ')
    .concat(ITEM_WORDS);
function pairNamed(name) {
    if (name === 'size')
        return SIZE;
    if (name === 'scale')
        return SCALE;
    return name === 'pos' || name === 'position' ? POSITION : null;
}
function isFiniteNumber(value) {
    return typeof value === 'number' && isFinite(value);
}
function partsOf(value) {
    if (isArray(value))
        return value.length === 2 ? [value[0], value[1]] : null;
    if (typeof value !== 'object' || value === null)
        return null;
    var named = value;
    var hasPoint = named.x !== undefined || named.y !== undefined;
    return hasPoint ? [named.x, named.y] : [named.width, named.height];
}
function readPair(method, name, value) {
    if (isFiniteNumber(value))
        return [value, value];
    var parts = partsOf(value);
    if (parts && isFiniteNumber(parts[0]) && isFiniteNumber(parts[1]))
        return [parts[0], parts[1]];
    throw wrongArgument(method, name, 'a Number, [a, b], {x, y} or {width, height}', value);
}
function hasText(method, elements) {
    var isThere = false;
    forEach(method, elements, function lookAt(element) {
        if (isTextType(element.elementType))
            isThere = true;
    });
    return isThere;
}
function ambiguousSize(method, value) {
    return new TypeError("".concat(method, "(): size of texts must be [width, height], got ").concat(value, "; the size of the font is textAttr('size', ").concat(value, ")"));
}
function pairSetter(method, elements, name, _a) {
    var first = _a.first, second = _a.second;
    var isUnclear = name === 'size';
    return {
        read: function (value) {
            if (isUnclear && typeof value === 'number') {
                isUnclear = hasText(method, elements);
                if (isUnclear)
                    throw ambiguousSize(method, value);
            }
            return readPair(method, name, value);
        },
        set: function (element, pair) {
            element[first] = pair[0];
            element[second] = pair[1];
        },
    };
}

function checkTexts(method, elements) {
    forEach(method, elements, function checkText(element) {
        if (!isTextType(element.elementType))
            throw new TypeError('it is not a text; filter(":text") keeps the texts');
    });
    return elements;
}

var METHOD$r = 'ElementCollection.text';
function readTexts(elements) {
    var texts = checkTexts(METHOD$r, elements);
    var contents = [];
    forEach(METHOD$r, texts, function (text) { return contents.push(text.getTextString()); });
    return contents;
}
function setTexts(elements, value, scope) {
    if (typeof value !== 'string' && typeof value !== 'function')
        throw wrongArgument(METHOD$r, FIRST_ARGUMENT, 'a String or a Function', value);
    var setter = textSetter(METHOD$r, elements, 'text', 'what the Function returns');
    setEach(METHOD$r, elements, 'text', value, setter, scope);
}
function isTextWord(name) {
    return name === 'text' || name === 'font';
}
function textSetter(method, elements, word, valueName) {
    if (valueName === void 0) { valueName = word; }
    checkTexts(method, elements);
    return valueSetter(method, valueName, textSetBy(function setText(text, value) {
        if (word === 'text')
            text.setTextString(value);
        else
            text.setTextAttr('face', value);
    }));
}

function checkAttribute(method, elements, name) {
    if (!isColorEffect(name) && !pairNamed(name))
        checkMember(method, elements, name);
}
function checkMember(method, elements, name) {
    if (isItemWord(name))
        checkMembers(method, elements, 'libraryItem.name', []);
    else
        checkMembers(method, elements, name, FURTHER_ATTRIBUTES);
}
function setterOfElements(name, collection, method, strength) {
    var elements = collection.elements, dom = collection.dom;
    if (isColorEffect(name))
        return colorEffectSetter(method, dom, elements, name, strength);
    var pair = pairNamed(name);
    if (pair)
        return pairSetter(method, elements, name, pair);
    if (isTextWord(name))
        return textSetter(method, elements, name);
    var first = name.substring(0, name.indexOf('.'));
    if (hasOwn(elementDomain.members, first))
        return dottedSetter(method, collection, name);
    checkMember(method, elements, name);
    return isItemWord(name) ? itemWordSetter(method, dom.library, name) : memberSetter(name);
}

function inPointCoordinates(element, point) {
    if (isShapeType(element.elementType))
        return point;
    var matrix = element.matrix;
    return inverseDistance(matrix, { x: point.x - matrix.tx, y: point.y - matrix.ty }) || { x: 0, y: 0 };
}

var METHOD$q = 'ElementCollection.centerTransformPoint';
function registrationPoint(element) {
    return isShapeType(element.elementType) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
}
function centerTransformPoints(elements, state) {
    checkBoolean(METHOD$q, 'state', state);
    var boxes = state ? allBounds(METHOD$q, elements) : null;
    forEach(METHOD$q, elements, function setPoint(element, index) {
        var point = boxes ? inPointCoordinates(element, center(boxes[index])) : registrationPoint(element);
        element.setTransformationPoint(point);
    });
}

var METHOD$p = 'ElementCollection.children';
function checkFrame(frame) {
    if (frame === undefined)
        return;
    checkWholeNumber(METHOD$p, 'frame', frame);
    if (frame < 0)
        throw outOfRange(METHOD$p, 'frame', '0 or more', frame);
}
function childrenOf(elements, document, frame) {
    checkFrame(frame);
    var entered = new IdentitySet(new Locations(document).whereOf);
    var lists = [];
    forEach(METHOD$p, elements, function enterOnce(element) {
        var container = containerOf(element);
        if (container && entered.add(container))
            lists.push(flatten(elementsInside(container, frame)));
    });
    return flatten(lists);
}

function countColors(elements) {
    var counts = {};
    var list = [];
    forEach('ElementCollection.colors', elements, function countElement(element) {
        var isSeen = {};
        var see = function seeColor(before) {
            var color = hexColor(before);
            if (color === null || isSeen[color])
                return before;
            isSeen[color] = true;
            if (!hasOwn(counts, color))
                list.push((counts[color] = { color: color, count: 0 }));
            counts[color].count++;
            return before;
        };
        seeColors(element, see, []);
    });
    return list.sort(function (a, b) { return b.count - a.count || (a.color < b.color ? -1 : 1); });
}

function deleteElements(document, elements) {
    var method = 'ElementCollection.deleteElements';
    onEachStage(method, document, elements, function deleteOnStage(selected, indices) {
        blameFirst(method, selected, function () { return document.deleteSelection(); }, indices);
    });
}

function distributedEdges(method, value) {
    var words = typeof value === 'string' || isArray(value) ? splitWords(value) : [];
    var edges = edgesNamed(words);
    if (edges)
        return edges;
    var expected = 'one of left, horizontal, right and one of top, vertical, bottom, or one of either';
    throw wrongArgument(method, 'edges', expected, value);
}
function positionOf(box, edge) {
    return nearSide(box, edge.axis) + edge.fraction * extent(box, edge.axis);
}
function positionsOf(boxes, edge) {
    var positions = [];
    for (var i = 0; i < boxes.length; i++)
        positions.push(positionOf(boxes[i], edge));
    return positions;
}
function positionAt(end, box, edge, stage) {
    var room = extent(stage, edge.axis) - extent(box, edge.axis);
    return nearSide(stage, edge.axis) + end * room + edge.fraction * extent(box, edge.axis);
}
function spread(boxes, edge, stage) {
    var positions = positionsOf(boxes, edge);
    var order = orderAlong(positions);
    var last = order.length - 1;
    var lowest = order[0];
    var highest = order[last];
    var lowEnd = last === 0 ? edge.fraction : 0;
    var from = stage ? positionAt(lowEnd, boxes[lowest], edge, stage) : positions[lowest];
    var to = stage ? positionAt(1, boxes[highest], edge, stage) : positions[highest];
    var step = last === 0 ? 0 : (to - from) / last;
    var distances = [];
    for (var i = 0; i <= last; i++)
        distances[order[i]] = from + i * step - positions[order[i]];
    return distances;
}
function distributeDistances(boxes, edges, stage) {
    var distances = [];
    for (var i = 0; i < boxes.length; i++)
        distances.push({ x: 0, y: 0 });
    if (boxes.length === 0)
        return distances;
    for (var e = 0; e < edges.length; e++) {
        var along = spread(boxes, edges[e], stage);
        for (var i = 0; i < boxes.length; i++)
            distances[i][edges[e].axis] = along[i];
    }
    return distances;
}

var METHOD$o = 'ElementCollection.distribute';
function distributeElements(document, elements, edges, toStage) {
    var distributed = distributedEdges(METHOD$o, edges);
    checkBoolean(METHOD$o, 'toStage', toStage);
    var boxes = allBounds(METHOD$o, elements);
    moveBy(METHOD$o, elements, distributeDistances(boxes, distributed, toStage ? stageBox(document) : null));
}

var NUMBERED = /^([\s\S]*?)(\d{1,15})$/;
function seriesOf(names) {
    var series = null;
    for (var i = 0; i < names.length; i++) {
        var parts = NUMBERED.exec(names[i]);
        if (!parts)
            continue;
        var last = parseInt(parts[2], 10);
        if (!series || last > series.last)
            series = { prefix: parts[1], width: parts[2].length, last: last };
    }
    return series;
}
function nameInSeries(series, step) {
    return series.prefix + padLeft(String(series.last + step), series.width, '0');
}

var METHOD$n = 'ElementCollection.duplicate';
function inStageOrder(document, elements) {
    var placeOf = new IdentityMap();
    var stage = elementsAtPlayhead(document);
    for (var i = 0; i < stage.length; i++)
        placeOf.set(stage[i], i);
    var wanted = [];
    for (var i = 0; i < elements.length; i++) {
        var index = placeOf.get(elements[i]);
        if (index !== undefined)
            wanted[index] = true;
    }
    return selectWhere(stage, function (_element, index) { return wanted[index]; });
}
function inOrderOf(originals, onStage, copies) {
    var copyOf = new IdentityMap();
    for (var i = 0; i < onStage.length; i++)
        copyOf.set(onStage[i], copies[i]);
    var ordered = [];
    for (var i = 0; i < originals.length; i++) {
        var copy = copyOf.get(originals[i]);
        if (copy)
            ordered.push(copy);
    }
    return ordered;
}
function duplicateElements(document, elements) {
    var names = [];
    forEach(METHOD$n, elements, function (element, index) { return (names[index] = String(element.name)); });
    var onStage = inStageOrder(document, elements);
    restorePlaceOnError(document, function duplicateSelected() {
        selectAllOf(METHOD$n, document, elements);
        blameFirst(METHOD$n, elements, function () { return document.duplicateSelection(); });
    });
    var copies = inStageOrder(document, selectionOf(document));
    var ordered = inOrderOf(elements, onStage, copies);
    var series = seriesOf(names);
    var step = 0;
    forEach(METHOD$n, ordered, function nameCopy(copy, index) {
        if (series && names[index] !== '')
            copy.name = nameInSeries(series, ++step);
    });
    return ordered;
}

var COLUMNS = 'id timeline layer frame name font size source text'.split(' ');
function withLineFeeds(characters) {
    return characters.replace(/\r\n?/g, '\n');
}
function textsOnFrame(frame, wanted) {
    var texts = [];
    var add = function addTexts(elements, isInside) {
        for (var i = 0; i < elements.length; i++) {
            var isWanted = isInside || wanted.has(elements[i]);
            if (isTextType(read(elements[i], 'elementType')))
                texts.push(isWanted ? elements[i] : null);
            else
                add(membersOf$1(elements[i]), isWanted);
        }
    };
    add(elementsOfFrame(frame), false);
    return texts;
}
function entriesOfTexts(method, _a) {
    var elements = _a.elements, dom = _a.dom;
    var locations = new Locations(dom);
    var wanted = IdentitySet.of(elements, locations.whereOf);
    var isSeen = [];
    var counts = {};
    var entries = [];
    forEach(method, elements, function addFrame(element) {
        var frame = locations.keyframeOf(element);
        var span = frame && locations.spanOf(frame);
        if (!frame || !span || isSeen[span.number])
            return;
        isSeen[span.number] = true;
        var texts = textsOnFrame(frame, wanted);
        var _a = span.place, item = _a.item, holder = _a.timeline, layer = _a.layer;
        var where = {
            timeline: item ? '/' + nameOf(item) : nameOf(holder),
            layer: nameOf(layer),
            frame: span.start + 1,
        };
        var start = where.timeline + ':' + where.layer + ':' + where.frame + ':';
        for (var i = 0; i < texts.length; i++) {
            counts[start] = (counts[start] || 0) + 1;
            var text = texts[i];
            if (text)
                addRuns(entries, text, start + counts[start] + '.', where);
        }
    });
    return entries;
}
function nameOf(object) {
    return String(read(object, 'name'));
}
function addRuns(entries, text, start, _a) {
    var timeline = _a.timeline, layer = _a.layer, frame = _a.frame;
    var runs = readList(text, 'textRuns');
    for (var i = 0; i < runs.length; i++) {
        var run = runs[i];
        var source = withLineFeeds(run.characters);
        if (source === '')
            continue;
        var _b = run.textAttrs, font = _b.face, size = _b.size;
        var id = start + (i + 1);
        var row = { id: id, timeline: timeline, layer: layer, frame: frame, name: text.name, font: font, size: size, source: source, text: source };
        entries.push({ row: row, run: run, order: entries.length });
    }
}

var METHOD$m = 'ElementCollection.exportTexts';
function cellOf(value) {
    return typeof value === 'string' && /^'*[=+\-@\t\r\n]/.test(value) ? "'" + value : String(value);
}
function valuesOf(row, write) {
    var values = [];
    for (var i = 0; i < COLUMNS.length; i++)
        values.push(write(row[COLUMNS[i]], COLUMNS[i]));
    return values;
}
function jsonMember(value, column) {
    return quoteJson(column) + ':' + (typeof value === 'string' ? quoteJson(value) : value);
}
function tableOfTexts(collection, format) {
    if (format !== 'csv' && format !== 'json')
        throw wrongArgument(METHOD$m, FIRST_ARGUMENT, '"csv" or "json"', format);
    var entries = entriesOfTexts(METHOD$m, collection);
    var lines = [];
    for (var i = 0; i < entries.length; i++) {
        var row = entries[i].row;
        lines.push(format === 'csv' ? csvRow(valuesOf(row, cellOf)) : '{' + valuesOf(row, jsonMember).join(',') + '}');
    }
    if (format === 'csv')
        return [csvRow(COLUMNS)].concat(lines).join('\n') + '\n';
    return lines.length === 0 ? '[]' : '[\n' + lines.join(',\n') + '\n]';
}

var METHOD$l = 'ElementCollection.group';
function groupElements(document, elements) {
    restorePlaceOnError(document, function groupSelected() {
        selectAllOf(METHOD$l, document, elements);
        blameFirst(METHOD$l, elements, function () { return document.group(); });
    });
    return selectionOf(document);
}

function separatorOf(text) {
    var match = /^[^,;\t\r\n]*([,;\t])/.exec(text);
    return match ? match[1] : ',';
}
function parseCsv(text) {
    var table = text.charAt(0) === '\ufeff' ? text.substring(1) : text;
    var separator = separatorOf(table);
    var cell = new RegExp('(?:"([^"]*(?:""[^"]*)*)"|([^"' + separator + '\\r\\n]*))(' + separator + '|\\r\\n?|\\n|$)', 'g');
    var lines = [];
    var cells = [];
    var at = 0;
    while (at < table.length || cells.length > 0) {
        cell.lastIndex = at;
        var match = cell.exec(table);
        if (!match || match.index !== at)
            return null;
        at += match[0].length;
        cells.push(match[1] ? match[1].split('""').join('"') : match[2] || '');
        if (match[3] === separator)
            continue;
        if (cells.length > 1 || cells[0] !== '')
            lines.push(cells);
        cells = [];
    }
    return lines;
}

var METHOD$k = 'ElementCollection.importTexts';
var MAX_SHOWN = 5;
function refuse(problem) {
    return new Error(METHOD$k + '(): ' + problem + '; nothing was changed');
}
function contentOf(cell) {
    return /^'+[=+\-@\t\r\n]/.test(cell) ? cell.substring(1) : cell;
}
function rowsOfCsv(text) {
    var lines = parseCsv(text);
    if (!lines || lines.length === 0)
        throw refuse(lines ? 'the table is empty' : 'a cell in quotes does not end');
    var rows = [];
    for (var at = 1; at < lines.length; at++) {
        var row = {};
        for (var i = 0; i < lines[at].length; i++)
            row[lines[0][i]] = contentOf(lines[at][i]);
        rows.push(row);
    }
    return rows;
}
var NEEDED = ['id', 'source', 'text'];
function rowsOf(table) {
    if (typeof table !== 'string' && !isArray(table))
        throw wrongArgument(METHOD$k, FIRST_ARGUMENT, 'a table in CSV or an Array of rows', table);
    var rows = (typeof table === 'string' ? rowsOfCsv(table) : table);
    var isUsed = {};
    for (var i = 0; i < rows.length; i++) {
        for (var at = 0; at < NEEDED.length; at++) {
            if (!isObject(rows[i]) || typeof rows[i][NEEDED[at]] !== 'string')
                throw refuse('row ' + (i + 1) + ' has no text in the column "' + NEEDED[at] + '"');
        }
        var key = keyOf(rows[i].id);
        if (isUsed[key])
            throw refuse('two rows have the id ' + describeArgument(rows[i].id));
        isUsed[key] = true;
    }
    return rows;
}
function currentTexts(entries, rows) {
    var texts = { byId: {}, bySource: {} };
    var sources = {};
    for (var i = 0; i < rows.length; i++)
        sources[keyOf(rows[i].id)] = withLineFeeds(rows[i].source);
    for (var i = 0; i < entries.length; i++) {
        var _a = entries[i].row, id = _a.id, source = _a.source;
        texts.byId[keyOf(id)] = entries[i];
        var key = keyOf(source);
        if (sources[keyOf(id)] !== source)
            texts.bySource[key] = key in texts.bySource ? null : entries[i];
    }
    return texts;
}
function keyOf(text) {
    return '$' + text;
}
function withEndsOf(old, text) {
    var ends = old.match(/\r\n|\r|\n/g) || ['\r'];
    var lines = text.split('\n');
    var joined = lines[0];
    for (var i = 1; i < lines.length; i++)
        joined += ends[Math.min(i, ends.length) - 1] + lines[i];
    return joined;
}
function problemOf(row, entry, moved) {
    var source = entry && entry.row.source;
    if (source === withLineFeeds(row.source) || source === withLineFeeds(row.text))
        return null;
    var now = moved || entry;
    return { kind: moved ? 'moved' : now ? 'changed' : 'missing', row: row, now: now ? now.row : null };
}
function describeProblem(_a) {
    var kind = _a.kind, row = _a.row, now = _a.now;
    var start = describeArgument(row.source) + ' at ' + row.id + ' is ';
    if (!now)
        return start + 'missing';
    return start + 'now ' + (kind === 'moved' ? 'at ' + now.id : describeArgument(now.source));
}
function changesOf$1(rows, _a, decide) {
    var byId = _a.byId, bySource = _a.bySource;
    var changes = [];
    var refused = [];
    for (var i = 0; i < rows.length; i++) {
        var row = rows[i];
        var source = withLineFeeds(row.source);
        var text = withLineFeeds(row.text);
        if (text === source)
            continue;
        var moved = bySource[keyOf(source)];
        var entry = byId[keyOf(row.id)];
        var problem = problemOf(row, entry, moved);
        if (problem && !decide)
            refused.push(describeProblem(problem));
        if (problem && !(decide && decide(problem)))
            continue;
        var target = problem ? moved || entry : entry;
        if (target && target.row.source !== text)
            changes.push({ entry: target, characters: withEndsOf(target.run.characters, text) });
    }
    if (refused.length > MAX_SHOWN)
        refused.splice(MAX_SHOWN, refused.length, refused.length - MAX_SHOWN + ' more');
    if (refused.length > 0)
        throw refuse('texts have changed since the table was made: ' + refused.join('; '));
    return changes;
}
function putTexts(collection, table, decide) {
    var rows = rowsOf(table);
    if (decide !== undefined)
        checkFunction(METHOD$k, 'the second argument', decide);
    var texts = currentTexts(entriesOfTexts(METHOD$k, collection), rows);
    var changes = changesOf$1(rows, texts, decide);
    changes.sort(function (a, b) { return b.entry.order - a.entry.order; });
    for (var i = 0; i < changes.length; i++)
        changes[i].entry.run.characters = changes[i].characters;
}

function distinctItems(method, elements) {
    var seen = new IdentityMap();
    var items = [];
    var i = 0;
    try {
        for (; i < elements.length; i++) {
            var item = elements[i].libraryItem;
            if (!item || seen.get(item))
                continue;
            seen.set(item, true);
            items.push(item);
        }
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
    return items;
}

function largest(boxes, axis) {
    var size = 0;
    for (var i = 0; i < boxes.length; i++)
        size = Math.max(size, extent(boxes[i], axis));
    return size;
}
function layoutDistances(boxes, columns, gapX, gapY) {
    var stepX = largest(boxes, 'x') + gapX;
    var stepY = largest(boxes, 'y') + gapY;
    var distances = [];
    for (var i = 0; i < boxes.length; i++) {
        distances.push({
            x: boxes[0].left + (i % columns) * stepX - boxes[i].left,
            y: boxes[0].top + Math.floor(i / columns) * stepY - boxes[i].top,
        });
    }
    return distances;
}

var METHOD$j = 'ElementCollection.layout';
function layoutElements(elements, columns, gapX, gapY) {
    var inRow = columns === undefined || columns === null ? Math.max(elements.length, 1) : columns;
    checkWholeNumber(METHOD$j, 'columns', inRow);
    if (inRow < 1)
        throw outOfRange(METHOD$j, 'columns', '1 or more', inRow);
    checkNumber(METHOD$j, 'gapX', gapX);
    checkNumber(METHOD$j, 'gapY', gapY);
    var boxes = allBounds(METHOD$j, elements);
    moveBy(METHOD$j, elements, layoutDistances(boxes, inRow, gapX, gapY));
}

var METHOD$i = 'ElementCollection.match';
function matchedAxes(dimension) {
    if (dimension === 'width')
        return ['x'];
    if (dimension === 'height')
        return ['y'];
    if (dimension === 'size')
        return ['x', 'y'];
    throw wrongArgument(METHOD$i, 'dimension', '"width", "height" or "size"', dimension);
}
function indexOfName(elements, name) {
    var matches = textTest(name);
    var modelIndex = -1;
    function isNamed(own) {
        return typeof own === 'string' && (matches ? matches(own) : own === name);
    }
    forEach(METHOD$i, elements, function testName(element, index) {
        if (modelIndex < 0 && isNamed(element.name))
            modelIndex = index;
    });
    if (modelIndex >= 0)
        return modelIndex;
    throw new RangeError(METHOD$i + '(): no element of the collection is named "' + name + '"');
}
function model(elements, boxes, to) {
    if (typeof to === 'boolean')
        return null;
    if (typeof to === 'string')
        return boxes[indexOfName(elements, to)];
    if (typeof to === 'number') {
        if (boxes[to])
            return boxes[to];
        throw outOfRange(METHOD$i, 'to', 'an index from 0 to ' + (boxes.length - 1), to);
    }
    if (isElement(to))
        return allBounds(METHOD$i, [to])[0];
    throw wrongArgument(METHOD$i, 'to', 'true, false, an index, a name or an element', to);
}
function extreme(boxes, axis, biggest) {
    var best = extent(boxes[0], axis);
    for (var i = 1; i < boxes.length; i++) {
        var size = extent(boxes[i], axis);
        best = biggest ? Math.max(best, size) : Math.min(best, size);
    }
    return best;
}
function matchSizes(elements, axes, to) {
    var boxes = allBounds(METHOD$i, elements);
    var chosen = model(elements, boxes, to);
    var _loop_1 = function (i) {
        var axis = axes[i];
        var size = chosen ? extent(chosen, axis) : extreme(boxes, axis, to === true);
        forEach(METHOD$i, elements, function setSize(element, index) {
            if (extent(boxes[index], axis) !== size)
                element[axis === 'x' ? 'width' : 'height'] = size;
        });
    };
    for (var i = 0; i < axes.length && boxes.length > 0; i++) {
        _loop_1(i);
    }
}

var METHOD$h = 'ElementCollection.move';
function moveElements(elements, x, y, relative) {
    checkNumber(METHOD$h, 'x', x);
    checkNumber(METHOD$h, 'y', y);
    checkBoolean(METHOD$h, 'relative', relative);
    if (elements.length === 0)
        return;
    var distance = { x: x, y: y };
    if (!relative) {
        var corner = topLeftCorner(elements);
        distance.x -= corner.x;
        distance.y -= corner.y;
    }
    shift(elements, distance);
}
function topLeftCorner(elements) {
    var corner = { x: Infinity, y: Infinity };
    forEach(METHOD$h, elements, function extendCorner(_a) {
        var left = _a.left, top = _a.top;
        corner.x = Math.min(corner.x, left);
        corner.y = Math.min(corner.y, top);
    });
    return corner;
}
function shift(elements, _a) {
    var x = _a.x, y = _a.y;
    var xs = [];
    var ys = [];
    var count = elements.length;
    var i = 0;
    try {
        for (; i < count; i++) {
            var element = elements[i];
            if (x !== 0)
                xs[i] = element.x;
            if (y !== 0)
                ys[i] = element.y;
        }
        for (i = 0; i < count; i++) {
            var element = elements[i];
            if (x !== 0)
                element.x = xs[i] + x;
            if (y !== 0)
                element.y = ys[i] + y;
        }
    }
    catch (error) {
        throw failure(METHOD$h, i, elements[i], error);
    }
}

var METHOD$g = 'ElementCollection.orderBy';
var PROPERTIES = ('name elementType x y width height size left top ' +
    'rotation scaleX scaleY transformX transformY skewX skewY random').split(' ');
function valueReader(collection, property, random) {
    if (property === 'random')
        return random;
    if (property === 'size')
        return function (element) { return element.width * element.height; };
    return collection.readerOf(property);
}
function ordered(collection, by, random) {
    var elements = collection.elements;
    if (typeof by === 'function') {
        var placed = [];
        for (var i = 0; i < elements.length; i++)
            placed.push({ element: elements[i], index: i });
        return stableSort(placed, function (a, b) { return by(a.element, b.element); });
    }
    var names = PROPERTIES.concat(collection.ownWords());
    var isPath = typeof by === 'string' && by.indexOf('.') > 0;
    if (isPath)
        checkField(METHOD$g, collection, by);
    if (isPath || includes(names, by)) {
        return rankByValue(METHOD$g, elements, valueReader(collection, by, random));
    }
    var near = typeof by === 'string' ? nearest(by, names) : null;
    var expected = 'a Function or one of ' + PROPERTIES.join(', ') + ', a word of queries, or a path';
    throw wrongArgument(METHOD$g, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
}
function isStacked(elements, whereOf) {
    var tops = new IdentityMap();
    tops.whereOf = whereOf;
    for (var i = 0; i < elements.length; i++) {
        var _a = elements[i], layer = _a.layer, depth = _a.depth;
        var top = tops.get(layer);
        if (!top)
            tops.set(layer, { depth: depth });
        else if (depth < top.depth)
            return false;
        else
            top.depth = depth;
    }
    return true;
}
function restack(document, placed) {
    var whereOf = new Locations(document).whereOf;
    var elements = [];
    var positions = [];
    for (var i = 0; i < placed.length; i++) {
        elements.push(placed[i].element);
        positions.push(placed[i].index);
    }
    function bringToFrontInTurn(stacked, indices) {
        if (isStacked(stacked, whereOf))
            return;
        for (var i = 0; i < stacked.length; i++) {
            selectAllOf(METHOD$g, document, [stacked[i]], [indices[i]]);
            blameFirst(METHOD$g, [stacked[i]], function () { return document.arrange('front'); }, [indices[i]]);
        }
    }
    onEachStage(METHOD$g, document, elements, bringToFrontInTurn, positions);
}

var METHOD$f = 'ElementCollection.pivot';
function movePivots(elements, corner) {
    if (typeof corner !== 'string')
        throw wrongCorner(METHOD$f, corner);
    var where = corner === 'center' ? 'center center' : corner;
    cornerPoint(METHOD$f, where, { left: 0, top: 0, right: 0, bottom: 0 });
    var boxes = allBounds(METHOD$f, elements);
    forEach(METHOD$f, elements, function setPivot(element, index) {
        var point = inPointCoordinates(element, cornerPoint(METHOD$f, where, boxes[index]));
        element.setTransformationPoint(point);
    });
}

function effectRange(name) {
    if (name === 'alpha')
        return { lowest: 0, highest: 100 };
    return name === 'brightness' ? { lowest: -100, highest: 100 } : null;
}
function presentEffect(element, name) {
    var symbol = element;
    if (name === 'alpha')
        return symbol.colorAlphaPercent;
    return symbol.colorMode === 'brightness' ? symbol.brightness : 0;
}
function within(_a, amount) {
    var lowest = _a.lowest, highest = _a.highest;
    return Math.min(Math.max(amount, lowest), highest);
}

function presentValue(element, name, isEffect) {
    var present = isEffect
        ? presentEffect(element, name)
        : element[name];
    if (typeof present === 'number' && isFinite(present))
        return present;
    throw new TypeError('its "' + name + '" is not a Number that could be changed, but ' + describeArgument(present));
}
function modified(element, name, modifier, random) {
    var range = effectRange(name);
    var present = modifier.isRelative ? presentValue(element, name, range !== null) : 0;
    var value = modifier.change(present, random);
    return range ? within(range, value) : value;
}
function returned(_a, index, name, callback) {
    var method = _a.method, collection = _a.collection;
    var elements = collection.elements;
    var value = callback.call(collection, elements[index], index, elements);
    if (typeof value === 'number' && isFinite(value))
        return value;
    var problem = 'the Function for "' + name + '" must return a finite Number, got ' + describeArgument(value);
    throw failure(method, index, elements[index], new TypeError(problem));
}
function drawValue(drawing, index, _a, shared) {
    var name = _a.name, modifier = _a.modifier;
    if (typeof modifier === 'function')
        return returned(drawing, index, name, modifier);
    var method = drawing.method, collection = drawing.collection, random = drawing.random;
    var element = collection.elements[index];
    var number = isNaN(shared) ? random() : shared;
    try {
        return modified(element, name, modifier, number);
    }
    catch (error) {
        throw failure(method, index, element, error);
    }
}
function drawValues(drawing, index, _a) {
    var properties = _a.properties, isShared = _a.isShared;
    var shared = isShared ? drawing.random() : NaN;
    var values = [];
    for (var i = 0; i < properties.length; i++) {
        values.push(drawValue(drawing, index, properties[i], shared));
    }
    return values;
}
function drawAll(drawing, change) {
    var drawn = [];
    var count = drawing.collection.elements.length;
    for (var i = 0; i < count; i++)
        drawn.push(drawValues(drawing, i, change));
    return drawn;
}

var TEXT = /^([-+*/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;
var CHANGES = {
    'plain:': function (present, n, random) { return present + n * (random - 0.5); },
    '+:': function (present, n, random) { return present + n * random; },
    '-:': function (present, n, random) { return present - n * random; },
    '*:': function (present, n, random) { return present * n * random; },
    '/:': function (present, n, random) { return (present / n) * random; },
    'plain%:': function (present, n, random) { return present + ((present * n) / 100) * (2 * random - 1); },
    '+%:': function (present, n, random) { return present + ((present * n) / 100) * random; },
    '-%:': function (present, n, random) { return present - ((present * n) / 100) * random; },
};
function fromText(text) {
    var parts = TEXT.exec(text);
    if (!parts)
        return null;
    var key = (parts[1] || 'plain') + parts[3] + ':';
    if (!hasOwn(CHANGES, key))
        return null;
    var change = CHANGES[key];
    var n = Number(parts[2]);
    if (parts[1] === '/' && n === 0)
        return null;
    return { isRelative: true, change: function (present, random) { return change(present, n, random); } };
}
function fromRange(range) {
    var from = range[0];
    var to = range[1];
    if (range.length !== 2 || typeof from !== 'number' || typeof to !== 'number')
        return null;
    if (!isFinite(from) || !isFinite(to))
        return null;
    return { isRelative: false, change: function (_present, random) { return from + (to - from) * random; } };
}
function fromNumber(n) {
    if (!isFinite(n))
        return null;
    return { isRelative: true, change: function (present, random) { return present + n * random; } };
}
function readModifier(method, name, value) {
    var modifier = null;
    if (typeof value === 'number')
        modifier = fromNumber(value);
    else if (typeof value === 'string')
        modifier = fromText(value);
    else if (isArray(value))
        modifier = fromRange(value);
    if (modifier)
        return modifier;
    throw wrongArgument(method, name, 'a Number, a text such as "+10" or "20%", or [from, to]', value);
}

function axis(method, name, part) {
    var isCallback = typeof part === 'function';
    return { name: name, modifier: isCallback ? part : readModifier(method, name, part) };
}
function changeOfAxes(method, pair, parts) {
    var properties = [];
    if (parts[0] !== undefined)
        properties.push(axis(method, pair.first, parts[0]));
    if (parts[1] !== undefined)
        properties.push(axis(method, pair.second, parts[1]));
    return { properties: properties, isShared: false };
}
function readChange(method, name, value) {
    if (name === 'tint')
        throw wrongArgument(method, 'tint', 'a Function that returns a colour', value);
    var pair = pairNamed(name);
    var parts = pair && !isArray(value) ? partsOf(value) : null;
    if (pair && parts && (parts[0] !== undefined || parts[1] !== undefined)) {
        return changeOfAxes(method, pair, parts);
    }
    var modifier = readModifier(method, name, value);
    if (!pair)
        return { properties: [{ name: name, modifier: modifier }], isShared: false };
    var properties = [
        { name: pair.first, modifier: modifier },
        { name: pair.second, modifier: modifier },
    ];
    return { properties: properties, isShared: pair.first !== 'x' };
}

function setDrawn(drawing, _a, drawn) {
    var properties = _a.properties;
    forEach(drawing.method, drawing.collection.elements, function setValues(element, index) {
        for (var i = 0; i < properties.length; i++) {
            element[properties[i].name] = drawn[index][i];
        }
    });
}
function randomizeAttribute(drawing, _a, set) {
    var attribute = _a.attribute, change = _a.change;
    if (!change) {
        set(attribute);
        return;
    }
    var drawn = drawAll(drawing, change);
    var name = attribute.name;
    if (effectRange(name))
        set({ name: name, value: function (_element, index) { return drawn[index][0]; } });
    else
        setDrawn(drawing, change, drawn);
}
function randomizeAll(drawing, args, set) {
    var attributes = attributesOf$1(drawing.method, args[0], args[1]);
    var steps = [];
    for (var i = 0; i < attributes.length; i++) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        checkAttribute(drawing.method, drawing.collection.elements, name);
        var change = typeof value === 'function' ? null : readChange(drawing.method, name, value);
        steps.push({ attribute: attributes[i], change: change });
    }
    for (var i = 0; i < steps.length; i++)
        randomizeAttribute(drawing, steps[i], set);
}

var MODULUS = 2147483647;
var MULTIPLIER = 16807;
function seeded(seed) {
    var state = Math.abs(Math.floor(seed)) % (MODULUS - 1) || MODULUS - 1;
    return function nextRandom() {
        state = (state * MULTIPLIER) % MODULUS;
        return (state - 1) / (MODULUS - 1);
    };
}
function randomSource(method, random) {
    if (random === undefined)
        return Math.random;
    if (typeof random === 'function')
        return random;
    if (typeof random !== 'number')
        throw wrongArgument(method, 'random', 'a seed or a Function', random);
    checkNumber(method, 'random', random);
    return seeded(random);
}

function renameElements(renaming, elements) {
    var named = elements.slice(0);
    var isMadeOfPresent = needsPresentNames(renaming);
    var present = isMadeOfPresent ? presentNames(renaming.method, named) : [];
    var names = newNames(renaming, elements, present);
    var count = named.length;
    var i = 0;
    try {
        for (; i < count; i++)
            if (!isMadeOfPresent || names[i] !== present[i])
                named[i].name = names[i];
    }
    catch (error) {
        throw failure(renaming.method, i, named[i], error);
    }
}
function presentNames(method, elements) {
    var names = [];
    forEach(method, elements, function readName(element, index) {
        names[index] = String(element.name);
    });
    return names;
}

function kindOf(element) {
    var item = read(element, 'libraryItem');
    return isObject(item)
        ? 'item ' + String(read(item, 'name'))
        : 'type ' + String(read(element, 'elementType'));
}
function nameKey(_a) {
    var kind = _a.kind, name = _a.name;
    return kind + '\n' + name;
}
function elementsWithin(frame) {
    var all = elementsOfFrame(frame).slice(0);
    for (var i = 0; i < all.length; i++) {
        var members = membersOf$1(all[i]);
        for (var m = 0; m < members.length; m++)
            all.push(members[m]);
    }
    return all;
}
function take(parts) {
    for (var part = parts && parts.pop(); part; part = parts && parts.pop()) {
        if (part.goesOn)
            continue;
        part.goesOn = true;
        return part;
    }
    return null;
}
function sortParts(parts) {
    var sorted = {};
    function note(key, part) {
        var list = sorted[key] || (sorted[key] = []);
        list.push(part);
    }
    for (var i = parts.length - 1; i >= 0; i--) {
        note(parts[i].kind, parts[i]);
        if (parts[i].name !== '')
            note(nameKey(parts[i]), parts[i]);
    }
    return sorted;
}
function numberClips(parts, before, newClip) {
    for (var i = 0; i < parts.length; i++) {
        var same = take(before[nameKey(parts[i])]);
        if (same)
            parts[i].clip = same.clip;
    }
    for (var i = 0; i < parts.length; i++) {
        if (parts[i].clip >= 0)
            continue;
        var same = take(before[parts[i].kind]);
        parts[i].clip = same ? same.clip : newClip();
    }
}
function clipFinder(whereOf) {
    var clips = new IdentityMap();
    var seen = new IdentitySet(whereOf);
    var count = 0;
    var newClip = function () { return count++; };
    function noteLayer(layer) {
        var keyframes = keyframesOf(layer);
        var before = {};
        for (var i = 0; i < keyframes.length; i++) {
            var elements = elementsWithin(keyframes[i]);
            var parts = [];
            for (var e = 0; e < elements.length; e++) {
                var name = String(read(elements[e], 'name') || '');
                var part = { kind: kindOf(elements[e]), name: name, clip: -1, goesOn: false };
                parts.push(part);
                clips.set(elements[e], part);
            }
            numberClips(parts, before, newClip);
            before = sortParts(parts);
        }
    }
    return function clipOf(element) {
        var layer = layerOfElement(element);
        if (layer !== null && seen.add(layer))
            noteLayer(layer);
        var part = clips.get(element);
        return part ? part.clip : newClip();
    };
}

function renameAlongKeyframes(renaming, document, elements) {
    var method = renaming.method;
    var clipOf = clipFinder(new Locations(document).whereOf);
    var present = [];
    var places = [];
    var placeOfClip = [];
    var firsts = [];
    var firstNames = [];
    forEach(method, elements, function noteClip(element, index) {
        present[index] = String(element.name);
        var clip = clipOf(element);
        var clipIndex = placeOfClip[clip];
        if (clipIndex === undefined) {
            clipIndex = firsts.push(element) - 1;
            firstNames.push(present[index]);
            placeOfClip[clip] = clipIndex;
        }
        places[index] = clipIndex;
    });
    var names = newNames(renaming, firsts, firstNames);
    forEach(method, elements, function setName(element, index) {
        var name = names[places[index]];
        if (name !== present[index])
            element.name = name;
    });
}

var METHOD$e = 'ElementCollection.replaceColor';
var COLOR = 'a colour such as "#FF0000" or 0xFF0000';
function checkedColor(name, value, expected) {
    if (expected === void 0) { expected = COLOR; }
    var color = hexColor(value);
    if (color === null)
        throw wrongArgument(METHOD$e, name, expected, value);
    return color;
}
function channel(color, at) {
    return parseInt(color.substring(at, at + 2), 16);
}
function isNear(color, wanted, tolerance) {
    for (var at = 1; at < wanted.length; at += 2) {
        if (Math.abs(channel(color + 'FF', at) - channel(wanted, at)) > tolerance)
            return false;
    }
    return true;
}
function withAlphaOf(color, to) {
    return to.length === 7 ? to + color.substring(7) : to;
}
function replacerOf(from, to, tolerance) {
    if (typeof from !== 'function') {
        var wanted_1 = checkedColor(FIRST_ARGUMENT, from, COLOR + ', or a Function');
        var after_1 = checkedColor('the new colour', to);
        if (typeof tolerance !== 'number')
            throw wrongArgument(METHOD$e, 'the tolerance', 'a Number', tolerance);
        if (!(tolerance >= 0 && tolerance <= 255))
            throw outOfRange(METHOD$e, 'the tolerance', 'from 0 to 255', tolerance);
        return function (color) { return (isNear(color, wanted_1, tolerance) ? withAlphaOf(color, after_1) : color); };
    }
    return function replaced(color) {
        var result = from(color);
        if (result === undefined || result === null)
            return color;
        return withAlphaOf(color, checkedColor('what the Function returns', result));
    };
}
function replaceColors(document, elements, from, to, tolerance) {
    var replace = replacerOf(from, to, tolerance);
    var see = function seeColor(before) {
        var color = hexColor(before);
        var after = color === null ? before : replace(color);
        return after === color ? before : after;
    };
    var changes = [];
    forEach(METHOD$e, elements, function seeElement(element, index) {
        changes[index] = [];
        seeColors(element, see, changes[index]);
    });
    var withSelected = oneSelected(document);
    var applyTo = function applyWhere(isSelected) {
        forEach(METHOD$e, elements, function applyChanges(_element, index) {
            var _loop_1 = function (i) {
                var change = changes[index][i];
                if (!change.selected === isSelected)
                    return "continue";
                if (change.selected)
                    withSelected(change.selected, function () { return change.apply(document); });
                else
                    change.apply(document);
            };
            for (var i = 0; i < changes[index].length; i++) {
                _loop_1(i);
            }
        });
    };
    withPlaceRestored(document, function () { return applyTo(true); });
    applyTo(false);
}

var METHOD$d = 'ElementCollection.replaceText';
function replacingText(what, by) {
    return function replaceAll(characters) {
        var parts = characters.split(what);
        var replaced = parts[0];
        var offset = parts[0].length;
        for (var i = 1; i < parts.length; i++) {
            var own = typeof by === 'string'
                ? by
                : String(by(what, offset, characters));
            replaced += own + parts[i];
            offset += what.length + parts[i].length;
        }
        return replaced;
    };
}
function replacementOf(what, by) {
    if (typeof by !== 'string' && typeof by !== 'function')
        throw wrongArgument(METHOD$d, 'the replacement', 'a String or a Function', by);
    if (isRegExp(what))
        return function (characters) { return characters.replace(what, by); };
    if (typeof what !== 'string' || what === '')
        throw wrongArgument(METHOD$d, FIRST_ARGUMENT, 'a non-empty String or a RegExp', what);
    return replacingText(what, by);
}
function changesOf(text, replace) {
    var changes = [];
    var runs = text.textRuns;
    for (var i = 0; i < runs.length; i++) {
        var before = runs[i].characters;
        var characters = replace(before);
        if (characters !== before)
            changes.push({ run: runs[i], characters: characters });
    }
    return changes;
}
function replaceInTexts(elements, what, by) {
    var replace = replacementOf(what, by);
    var changes = [];
    var texts = checkTexts(METHOD$d, elements);
    for (var i = 0; i < texts.length; i++)
        changes.push(changesOf(texts[i], replace));
    forEach(METHOD$d, texts, function change(_text, index) {
        for (var i = changes[index].length - 1; i >= 0; i--) {
            changes[index][i].run.characters = changes[index][i].characters;
        }
    });
}

var METHOD$c = 'ElementCollection.resetTransform';
function resetTransforms(elements) {
    forEach(METHOD$c, elements, function resetTransform(element) {
        var before = element.matrix;
        if (before.a === 1 && before.b === 0 && before.c === 0 && before.d === 1)
            return;
        assignMatrix(element, { a: 1, b: 0, c: 0, d: 1, tx: before.tx, ty: before.ty }, null);
    });
}

var METHOD$b = 'ElementCollection.rotate';
function rotateElements(elements, angle, corner) {
    checkNumber(METHOD$b, 'angle', angle);
    var pivot = pivotOf(METHOD$b, elements, corner);
    transformAll(METHOD$b, elements, rotationAbout(pivot, angle));
}

var METHOD$a = 'ElementCollection.scale';
function scaleElements(elements, xScale, yScale, corner) {
    checkNumber(METHOD$a, 'xScale', xScale);
    checkNumber(METHOD$a, 'yScale', yScale);
    if (xScale === 0)
        throw outOfRange(METHOD$a, 'xScale', 'other than 0', xScale);
    if (yScale === 0)
        throw outOfRange(METHOD$a, 'yScale', 'other than 0', yScale);
    var pivot = pivotOf(METHOD$a, elements, corner);
    transformAll(METHOD$a, elements, scalingAbout(pivot, xScale, yScale));
}

var METHOD$9 = 'ElementCollection.select';
function whichElements(elements, which) {
    if (which === undefined || which === true)
        return elements;
    if (typeof which === 'string')
        return findByProperty(METHOD$9, elements, which, 'name');
    if (isElement(which))
        return [which];
    if (typeof which !== 'number')
        throw wrongArgument(METHOD$9, 'which', 'an index, a name, an element or true', which);
    if (which >= 0 && which < elements.length && Math.floor(which) === which)
        return [elements[which]];
    throw outOfRange(METHOD$9, 'which', 'an index from 0 to ' + (elements.length - 1), which);
}

function nearSides(boxes, axis) {
    var sides = [];
    for (var i = 0; i < boxes.length; i++)
        sides.push(nearSide(boxes[i], axis));
    return sides;
}
function totalExtent(boxes, axis) {
    var total = 0;
    for (var i = 0; i < boxes.length; i++)
        total += extent(boxes[i], axis);
    return total;
}
function lineUp(boxes, order, axis, start, gap) {
    var distances = [];
    var at = start;
    for (var i = 0; i < order.length; i++) {
        var box = boxes[order[i]];
        var distance = { x: 0, y: 0 };
        distance[axis] = at - nearSide(box, axis);
        distances[order[i]] = distance;
        at += extent(box, axis) + gap;
    }
    return distances;
}
function gapDistances(boxes, axis, gap) {
    var order = orderAlong(nearSides(boxes, axis));
    return boxes.length === 0 ? [] : lineUp(boxes, order, axis, nearSide(boxes[order[0]], axis), gap);
}
function evenDistances(boxes, axis, stage) {
    var order = orderAlong(nearSides(boxes, axis));
    var last = order.length - 1;
    if (last < 0)
        return [];
    var start = nearSide(stage || boxes[order[0]], axis);
    var end = farSide(stage || boxes[order[last]], axis);
    var room = end - start - totalExtent(boxes, axis);
    return last === 0 ? [{ x: 0, y: 0 }] : lineUp(boxes, order, axis, start, room / last);
}

var METHOD$8 = 'ElementCollection.space';
function spaceElements(document, elements, direction, gap) {
    if (direction !== 'horizontal' && direction !== 'vertical') {
        throw wrongArgument(METHOD$8, 'direction', '"horizontal" or "vertical"', direction);
    }
    if (typeof gap === 'number')
        checkNumber(METHOD$8, 'gap', gap);
    else if (gap !== undefined && typeof gap !== 'boolean')
        throw wrongArgument(METHOD$8, 'gap', 'a Number or true', gap);
    var axis = direction === 'horizontal' ? 'x' : 'y';
    var boxes = allBounds(METHOD$8, elements);
    var stage = gap === true ? stageBox(document) : null;
    var isGap = typeof gap === 'number';
    moveBy(METHOD$8, elements, isGap ? gapDistances(boxes, axis, gap) : evenDistances(boxes, axis, stage));
}

function libraryPath(method, name, library, item, fits, rule) {
    if (!isItem(item) && (typeof item !== 'string' || item === ''))
        throw wrongArgument(method, name, 'a library item or its path', item);
    var path = typeof item === 'string' ? item : item.name;
    if (library.itemExists(path) && fits(library.getItemType(path)))
        return path;
    throw new Error(method + '(): the library has no item "' + path + '" that ' + rule);
}

var METHOD$7 = 'ElementCollection.swap';
function isPlaced(itemType) {
    return itemType !== 'folder';
}
function swapItems(document, elements, item) {
    var path = libraryPath(METHOD$7, FIRST_ARGUMENT, document.library, item, isPlaced, 'can be placed on a stage');
    var names = [];
    forEach(METHOD$7, elements, function checkInstance(element, index) {
        if (element.elementType !== 'instance')
            throw new TypeError('it is not an instance of a library item');
        names[index] = element.name;
    });
    var swapped = elements.slice();
    onEachStage(METHOD$7, document, elements, function swapInTurn(stage, indices) {
        for (var i = 0; i < stage.length; i++) {
            var index = indices[i];
            selectAllOf(METHOD$7, document, [stage[i]], [index]);
            blameFirst(METHOD$7, [stage[i]], function () { return document.swapElement(path); }, [index]);
            var now = selectionOf(document)[0] || stage[i];
            now.name = names[index];
            swapped[index] = now;
        }
    });
    return swapped;
}

var METHOD$6 = 'ElementCollection.textAttr';
var NAMES = ('aliasText alignment autoKern bold characterPosition characterSpacing face fillColor indent ' +
    'italic leftMargin letterSpacing lineSpacing rightMargin rotation size target url').split(' ');
function checkName(name) {
    if (includes(NAMES, name))
        return;
    var problem = 'texts have no attribute ' + describeArgument(name);
    throw new TypeError(METHOD$6 + '(): ' + problem + '; ' + suggest(name, NAMES));
}
function isSame$1(name, value, wanted) {
    if (typeof value !== 'string' || typeof wanted !== 'string')
        return value === wanted;
    return name === 'face' ? isSimilarFont(value, wanted) : foldCase(value) === foldCase(wanted);
}
function keptStyle(_a, value) {
    var name = _a.name, from = _a.from, to = _a.to;
    var hasStyles = name === 'face' && typeof value === 'string' && typeof from === 'string';
    return hasStyles && !/bold|italic|oblique/i.test(String(to)) ? styleWithin(value, from) : '';
}
function stretchesWith(text, replacement) {
    var name = replacement.name, from = replacement.from;
    var stretches = [];
    var runs = text.textRuns;
    var start = 0;
    for (var i = 0; i < runs.length; i++) {
        var end = start + runs[i].characters.length;
        var value = runs[i].textAttrs[name];
        if (isSame$1(name, value, from)) {
            var style = keptStyle(replacement, value);
            var last = stretches[stretches.length - 1];
            if (last && last.end === start && last.style === style)
                last.end = end;
            else
                stretches.push({ start: start, end: end, style: style });
        }
        start = end;
    }
    return stretches;
}
function setBetween(text, name, value, _a) {
    var start = _a.start, end = _a.end;
    if (end === 0)
        text.setTextAttr(name, value);
    else
        text.setTextAttr(name, value, start, end);
}
function setWhere(text, replacement) {
    var stretches = stretchesWith(text, replacement);
    for (var i = stretches.length - 1; i >= 0; i--) {
        var style = stretches[i].style;
        setBetween(text, replacement.name, replacement.to, stretches[i]);
        if (style.indexOf('bold') >= 0)
            setBetween(text, 'bold', true, stretches[i]);
        if (/italic|oblique/.test(style))
            setBetween(text, 'italic', true, stretches[i]);
    }
}
function setTextAttributes(elements, args, scope) {
    var isConditional = typeof args[0] === 'string' && args[2] !== undefined;
    var attributes = attributesOf$1(METHOD$6, args[0], args[1]);
    for (var i = 0; i < attributes.length; i++)
        checkName(attributes[i].name);
    var texts = checkTexts(METHOD$6, elements);
    var _loop_1 = function (i) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        setEach(METHOD$6, texts, name, isConditional ? args[2] : value, {
            set: function (text, own) {
                if (isConditional)
                    setWhere(text, { name: name, from: value, to: own });
                else
                    text.setTextAttr(name, own);
            },
        }, scope);
    };
    for (var i = 0; i < attributes.length; i++) {
        _loop_1(i);
    }
}

var ON_THE_LINE = 1e-6;
function snapToGrid(value, step, rounding) {
    var steps = value / (step || 1);
    var nearest = Math.floor(steps + 0.5);
    var isOnLine = Math.abs(steps - nearest) < ON_THE_LINE;
    var line = isOnLine || rounding === 0 ? nearest : rounding === -1 ? Math.floor(steps) : Math.ceil(steps);
    return line * (step || 1);
}

var METHOD$5 = 'ElementCollection.toGrid';
function gridSteps(precision) {
    var isPair = isArray(precision) && precision.length === 2;
    var steps = isPair ? { x: precision[0], y: precision[1] } : { x: precision, y: precision };
    if (typeof steps.x !== 'number' || typeof steps.y !== 'number') {
        throw wrongArgument(METHOD$5, 'precision', 'a Number or [x, y]', precision);
    }
    var isUsable = steps.x >= 0 && steps.y >= 0 && isFinite(steps.x) && isFinite(steps.y);
    if (!isUsable)
        throw outOfRange(METHOD$5, 'precision', 'finite and not negative', precision);
    return { x: steps.x, y: steps.y };
}
function moveToGrid(elements, precision, rounding) {
    var steps = gridSteps(precision);
    if (rounding !== -1 && rounding !== 0 && rounding !== 1) {
        throw wrongArgument(METHOD$5, 'rounding', '-1, 0 or 1', rounding);
    }
    var xs = [];
    var ys = [];
    var count = elements.length;
    var i = 0;
    try {
        for (; i < count; i++) {
            xs[i] = elements[i].x;
            ys[i] = elements[i].y;
        }
        for (i = 0; i < count; i++) {
            var x = snapToGrid(xs[i], steps.x, rounding);
            var y = snapToGrid(ys[i], steps.y, rounding);
            if (x !== xs[i])
                elements[i].x = x;
            if (y !== ys[i])
                elements[i].y = y;
        }
    }
    catch (error) {
        throw failure(METHOD$5, i, elements[i], error);
    }
}

var METHOD$4 = 'ElementCollection.toSymbol';
var TYPES = ['movie clip', 'graphic', 'button'];
var REGISTRATIONS = [
    'top left',
    'top center',
    'top right',
    'center left',
    'center',
    'center right',
    'bottom left',
    'bottom center',
    'bottom right',
];
function checkChoice(name, value, choices) {
    if (!includes(choices, value))
        throw wrongArgument(METHOD$4, name, '"' + choices.join('", "') + '"', value);
}
function checkFree(library, paths) {
    var seen = {};
    var taken = [];
    for (var i = 0; i < paths.length; i++) {
        if (seen['/' + paths[i]] || library.itemExists(paths[i]))
            taken.push('"' + paths[i] + '"');
        seen['/' + paths[i]] = true;
    }
    if (taken.length > 0)
        throw new Error(METHOD$4 + '(): the library has these names already: ' + taken.join(', '));
}
function convert(document, type, path, registration) {
    var library = document.library;
    var folder = folderOf(path);
    var convertTo = document.convertToSymbol;
    var item = convertTo.call(document, type, folder === '' ? path : '', registration);
    if (!item)
        throw new Error('Animate refused to convert it to a symbol');
    if (folder === '')
        return;
    if (!library.itemExists(folder))
        library.newFolder(folder);
    if (!library.moveToFolder(folder, item.name, false))
        throw new Error('Animate refused to move the symbol');
    item.name = leafOf(path);
}
function convertToSymbols(document, elements, type, name, registration, scope) {
    checkChoice('type', type, TYPES);
    checkChoice('registration', registration, REGISTRATIONS);
    var present = [];
    forEach(METHOD$4, elements, function readName(_a) {
        var name = _a.name;
        present.push(String(name || 'Symbol'));
    });
    var names = newNames({ method: METHOD$4, base: 'Symbol', args: [name], scope: scope }, elements, present);
    var paths = [];
    for (var i = 0; i < names.length; i++)
        paths.push(trimSlashes(names[i]));
    checkFree(document.library, paths);
    var instances = [];
    withPanelSelectionRestored(document.library, function convertAll() {
        onEachStage(METHOD$4, document, elements, function convertInTurn(stage, indices) {
            var _loop_1 = function (i) {
                selectAllOf(METHOD$4, document, [stage[i]], [indices[i]]);
                blameFirst(METHOD$4, [stage[i]], function () { return convert(document, type, paths[indices[i]], registration); }, [indices[i]]);
                instances[indices[i]] = selectionOf(document)[0];
            };
            for (var i = 0; i < stage.length; i++) {
                _loop_1(i);
            }
        });
    });
    return instances;
}

var TRAITS = {
    typeName: 'ElementCollection',
    words: elementRegistry,
    itemsToOpen: distinctItems,
};
var ElementCollection = (function (_super) {
    __extends(ElementCollection, _super);
    function ElementCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    ElementCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    ElementCollection.prototype.items = function () {
        var items = distinctItems('ElementCollection.items', this.elements);
        return withElements(new ItemCollection([], this.dom), items);
    };
    ElementCollection.prototype.layers = function (query) {
        var method = 'ElementCollection.layers';
        var layers = layersOfElements(method, this);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    ElementCollection.prototype.frames = function (query) {
        var method = 'ElementCollection.frames';
        var frames = framesOfElements(method, this);
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    ElementCollection.prototype.select = function (which) {
        replaceSelection(this.dom, whichElements(this.elements, which));
        return this;
    };
    ElementCollection.prototype.group = function () {
        if (this.elements.length > 0)
            replaceElements(this, groupElements(this.dom, this.elements));
        return this;
    };
    ElementCollection.prototype.duplicate = function (add) {
        if (add === void 0) { add = false; }
        checkBoolean('ElementCollection.duplicate', 'add', add);
        var originals = withoutDuplicates(this);
        var copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
        replaceElements(this, add ? this.elements.concat(copies) : copies);
        return this;
    };
    ElementCollection.prototype.deleteElements = function () {
        deleteElements(this.dom, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    ElementCollection.prototype.move = function (x, y, relative) {
        if (relative === void 0) { relative = false; }
        moveElements(this.elements, x, y, relative);
        return this;
    };
    ElementCollection.prototype.rotate = function (angle, corner) {
        rotateElements(withoutDuplicates(this), angle, corner);
        return this;
    };
    ElementCollection.prototype.scale = function (xScale, yScale, corner) {
        if (xScale === void 0) { xScale = 1; }
        if (yScale === void 0) { yScale = xScale; }
        scaleElements(withoutDuplicates(this), xScale, yScale, corner);
        return this;
    };
    ElementCollection.prototype.centerTransformPoint = function (state) {
        if (state === void 0) { state = true; }
        centerTransformPoints(this.elements, state);
        return this;
    };
    ElementCollection.prototype.pivot = function (corner) {
        movePivots(this.elements, corner);
        return this;
    };
    ElementCollection.prototype.bounds = function () {
        return commonBounds(allBounds('ElementCollection.bounds', this.elements));
    };
    ElementCollection.prototype.swap = function (item) {
        replaceElements(this, swapItems(this.dom, this.elements, item));
        return this;
    };
    ElementCollection.prototype.toSymbol = function (type, name, registration) {
        if (type === void 0) { type = 'movie clip'; }
        if (registration === void 0) { registration = 'top left'; }
        var originals = withoutDuplicates(this);
        var made = convertToSymbols(this.dom, originals, type, name, registration, this);
        replaceElements(this, made);
        return this;
    };
    ElementCollection.prototype.text = function (value) {
        if (arguments.length === 0)
            return readTexts(this.elements);
        setTexts(this.elements, value, this);
        return this;
    };
    ElementCollection.prototype.replaceText = function (what, by) {
        replaceInTexts(this.elements, what, by);
        return this;
    };
    ElementCollection.prototype.exportTexts = function (format) {
        if (format === void 0) { format = 'csv'; }
        return tableOfTexts(this, format);
    };
    ElementCollection.prototype.importTexts = function (table, decide) {
        putTexts(this, table, decide);
        return this;
    };
    ElementCollection.prototype.textAttr = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setTextAttributes(this.elements, args, this);
        return this;
    };
    ElementCollection.prototype.colors = function () {
        return countColors(withoutDuplicates(this));
    };
    ElementCollection.prototype.replaceColor = function (from, to, tolerance) {
        if (tolerance === void 0) { tolerance = 0; }
        replaceColors(this.dom, withoutDuplicates(this), from, to, tolerance);
        return this;
    };
    ElementCollection.prototype.resetTransform = function () {
        resetTransforms(this.elements);
        return this;
    };
    ElementCollection.prototype.pluck = function (property) {
        return _super.prototype.pluck.call(this, property);
    };
    ElementCollection.prototype.attr = function (first, value, strength) {
        setAttributes('ElementCollection.attr', this, setterOfElements, first, value, strength);
        return this;
    };
    ElementCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        renameElements({ method: 'ElementCollection.rename', base: 'clip', args: args, scope: this }, this.elements);
        return noteLength(this);
    };
    ElementCollection.prototype.renameAlongKeyframes = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var method = 'ElementCollection.renameAlongKeyframes';
        renameAlongKeyframes({ method: method, base: 'clip', args: args, scope: this }, this.dom, withoutDuplicates(this));
        return noteLength(this);
    };
    ElementCollection.prototype.orderBy = function (property, reverse) {
        if (reverse === void 0) { reverse = false; }
        checkBoolean('ElementCollection.orderBy', 'reverse', reverse);
        var inOrder = ordered(this, property, Math.random);
        restack(this.dom, reverse ? inOrder.slice().reverse() : inOrder);
        replaceSorted(this, elementsOf(inOrder));
        return this;
    };
    ElementCollection.prototype.align = function (to, toStage) {
        if (to === void 0) { to = 'center'; }
        if (toStage === void 0) { toStage = false; }
        alignElements(this.dom, withoutDuplicates(this), to, toStage);
        return this;
    };
    ElementCollection.prototype.distribute = function (edges, toStage) {
        if (toStage === void 0) { toStage = false; }
        distributeElements(this.dom, withoutDuplicates(this), edges, toStage);
        return this;
    };
    ElementCollection.prototype.space = function (direction, gap) {
        spaceElements(this.dom, withoutDuplicates(this), direction, gap);
        return this;
    };
    ElementCollection.prototype.match = function (dimension, to) {
        if (to === void 0) { to = true; }
        matchSizes(this.elements, matchedAxes(dimension), to);
        return this;
    };
    ElementCollection.prototype.toGrid = function (precision, rounding) {
        if (precision === void 0) { precision = 1; }
        if (rounding === void 0) { rounding = 0; }
        moveToGrid(this.elements, precision, rounding);
        return this;
    };
    ElementCollection.prototype.layout = function (columns, gapX, gapY) {
        if (gapX === void 0) { gapX = 0; }
        if (gapY === void 0) { gapY = gapX; }
        layoutElements(withoutDuplicates(this), columns, gapX, gapY);
        return this;
    };
    ElementCollection.prototype.randomize = function () {
        var _this = this;
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var method = 'ElementCollection.randomize';
        var random = randomSource(method, args[typeof args[0] === 'string' ? 2 : 1]);
        randomizeAll({ method: method, collection: this, random: random }, args, function (_a) {
            var name = _a.name, value = _a.value;
            return setAttributes(method, _this, setterOfElements, name, value);
        });
        return this;
    };
    ElementCollection.prototype.children = function (frame) {
        var children = childrenOf(this.elements, this.dom, frame);
        return withElements(new ElementCollection([], this.dom), children);
    };
    ElementCollection.prototype.refresh = function () {
        this.dom.livePreview = true;
        return this;
    };
    ElementCollection.prototype.traits = function () {
        return TRAITS;
    };
    return ElementCollection;
}(DocumentCollection));
siblings.ElementCollection = { Type: ElementCollection, words: elementRegistry };

function setterOfFrames(name, frames, method) {
    return checkedSetter(method, frames, name, FRAME_VALUES);
}

function readChoice(timeline) {
    return {
        layers: timeline.layers,
        current: timeline.currentLayer,
        frame: timeline.currentFrame,
        selectedLayers: timeline.getSelectedLayers(),
        selectedFrames: timeline.getSelectedFrames(),
    };
}
function presentIndices(choice, layers) {
    var at = 0;
    return function presentIndex(index) {
        for (var left = layers.length; left > 0; left--, at++) {
            if (at >= layers.length)
                at = 0;
            if (layers[at] === choice.layers[index])
                return at;
        }
        return -1;
    };
}
function moved(selected, size, presentIndex) {
    var list = [];
    for (var i = 0; i < selected.length; i += size) {
        var index = presentIndex(selected[i]);
        if (index < 0)
            continue;
        list.push(index);
        for (var rest = 1; rest < size; rest++)
            list.push(selected[i + rest]);
    }
    return list;
}
function isSame(a, b) {
    return a.join() === b.join();
}
function selectLayers(timeline, selected, current) {
    var ordered = selectWhere(selected, function (index) { return index !== current; });
    ordered.push(current);
    for (var i = 0; i < ordered.length; i++)
        timeline.setSelectedLayers(ordered[i], i === 0);
}
function restoreChoice(timeline, choice) {
    var layers = timeline.layers;
    var presentIndex = presentIndices(choice, layers);
    var currentIndex = presentIndex(choice.current);
    var current = currentIndex >= 0 ? currentIndex : Math.min(choice.current, layers.length - 1);
    if (timeline.currentLayer !== current)
        timeline.currentLayer = current;
    var selectedLayers = moved(choice.selectedLayers, 1, presentIndex);
    if (!isSame(timeline.getSelectedLayers(), selectedLayers))
        selectLayers(timeline, selectedLayers, current);
    var selectedFrames = moved(choice.selectedFrames, 3, presentIndex);
    if (currentIndex >= 0 && !isSame(timeline.getSelectedFrames(), selectedFrames))
        timeline.setSelectedFrames(selectedFrames, true);
    if (timeline.currentFrame !== choice.frame)
        timeline.currentFrame = choice.frame;
    return current;
}
function onTimeline(timeline, location, work) {
    var choice = readChoice(timeline);
    withCleanup(function () { return work(timeline); }, function chooseAgain() {
        var layer = restoreChoice(timeline, choice);
        if (timeline === location.timeline)
            location.layer = layer;
    });
}
function onTimelines(document, places, work) {
    if (places.length === 0)
        return;
    var userLocation = readUserLocation(document);
    withCleanup(function visitTimelines() {
        var _loop_1 = function (i) {
            var _a = places[i], timeline = _a.timeline, item = _a.item, scene = _a.scene;
            if (document.getTimeline() !== timeline)
                enterTimeline(document, item, scene);
            onTimeline(timeline, userLocation, function (open) { return work(open, places[i]); });
        };
        for (var i = 0; i < places.length; i++) {
            _loop_1(i);
        }
    }, function () { return restoreUserLocation(userLocation); });
}

function spansOf(method, document, frames) {
    var places = new Locations(document);
    var spans = [];
    forEach(method, frames, function findSpan(frame, index) {
        var span = places.spanOf(frame);
        if (!span)
            throw new Error('it is not in the document');
        spans.push({ frame: frame, index: index, place: span.place, start: span.start, end: span.end, number: span.number });
    });
    return spans;
}
function spansByTimeline(spans) {
    var timelines = [];
    var ofTimeline = [];
    var ofLayer = [];
    var lists = [];
    for (var i = 0; i < spans.length; i++) {
        var place = spans[i].place;
        var list = ofLayer[place.number];
        if (!list) {
            var timeline = ofTimeline[place.timelineNumber];
            if (!timeline) {
                timeline = { timeline: place.timeline, scene: place.scene, item: place.item, layers: [] };
                ofTimeline[place.timelineNumber] = timeline;
                timelines.push(timeline);
            }
            list = [];
            ofLayer[place.number] = list;
            lists.push({ timeline: timeline, place: place, spans: list });
        }
        list.push(spans[i]);
    }
    for (var i = 0; i < lists.length; i++) {
        lists[i].timeline.layers.push({ place: lists[i].place, runs: runsOf(lists[i].spans) });
    }
    return timelines;
}
function runsOf(spans) {
    spans.sort(function (a, b) { return a.start - b.start; });
    var runs = [];
    var last = null;
    for (var i = 0; i < spans.length; i++) {
        var span = spans[i];
        if (!last || last.end !== span.start) {
            last = { spans: [], start: span.start, end: span.end };
            runs.push(last);
        }
        last.spans.push(span);
        last.end = span.end;
    }
    return runs;
}
function onEachRun(method, document, timelines, work) {
    onTimelines(document, timelines, function workOnLayers(timeline, _a) {
        var layers = _a.layers;
        for (var i = 0; i < layers.length; i++) {
            var _b = layers[i], place = _b.place, runs = _b.runs;
            if (timeline.currentLayer !== place.index)
                timeline.currentLayer = place.index;
            for (var at = runs.length - 1; at >= 0; at--) {
                try {
                    work(timeline, runs[at]);
                }
                catch (error) {
                    var _c = runs[at].spans[0], index = _c.index, frame = _c.frame;
                    throw failure(method, index, frame, error);
                }
            }
        }
    });
}

function clearFrames(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    onEachRun(method, document, timelines, function clearRun(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.clearFrames(start, end);
    });
}

function deleteFrames(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    onEachRun(method, document, timelines, function removeRun(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.removeFrames(start, end);
    });
}

var FAMILIES = {
    quad: { ease: function (t) { return t * t; }, times: pieces(1) },
    cubic: { ease: function (t) { return t * t * t; }, times: pieces(1) },
    back: { ease: function (t) { return t * t * (2.7 * t - 1.7); }, times: pieces(1) },
    quart: { ease: function (t) { return t * t * t * t; }, times: pieces(3) },
    quint: { ease: function (t) { return t * t * t * t * t; }, times: pieces(4) },
    sine: { ease: function (t) { return 1 - Math.cos((t * Math.PI) / 2); }, times: pieces(2) },
    circ: { ease: function (t) { return 1 - Math.sqrt(1 - t * t); }, times: [0, 0.5, 0.75, 0.9, 0.97, 0.995, 1] },
    bounce: { ease: function (t) { return 1 - bounce(1 - t); }, times: [0, 1 / 11, 3 / 11, 7 / 11, 1] },
    elastic: { ease: function (t) { return elastic(t, 0.3); }, times: pieces(20) },
};
var BOTH_WAYS = {
    back: function (t) { return t * t * (3.5925 * t - 2.5925); },
    elastic: function (t) { return elastic(t, 0.45); },
};
function pieces(count) {
    var times = [];
    for (var i = 0; i <= count; i++)
        times.push(i / count);
    return times;
}
function bounce(t) {
    if (t < 4 / 11)
        return 7.5625 * t * t;
    if (t < 8 / 11)
        return 7.5625 * (t - 6 / 11) * (t - 6 / 11) + 0.75;
    if (t < 10 / 11)
        return 7.5625 * (t - 9 / 11) * (t - 9 / 11) + 0.9375;
    return 7.5625 * (t - 21 / 22) * (t - 21 / 22) + 0.984375;
}
function elastic(t, period) {
    return -Math.pow(2, 10 * (t - 1)) * Math.sin(((t - 1 - period / 4) * 2 * Math.PI) / period);
}
var STRAIGHT = curveOf(function (time) { return time; }, pieces(1));
var NAME = /^(\w+?)(InOut|In|Out)$/;
function easeNames() {
    var names = ['none', 'linear'];
    var families = ownNames(FAMILIES);
    for (var i = 0; i < families.length; i++) {
        names.push(families[i] + 'In', families[i] + 'Out', families[i] + 'InOut');
    }
    return names;
}
function curveOf(ease, times) {
    var points = [{ x: 0, y: 0 }];
    for (var i = 1; i < times.length; i++) {
        var from = times[i - 1];
        var third = (times[i] - from) / 3;
        var a = ease(from);
        var b = ease(from + third);
        var c = ease(from + 2 * third);
        var d = ease(times[i]);
        points.push({ x: from + third, y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6 });
        points.push({ x: from + 2 * third, y: (2 * a - 9 * b + 18 * c - 5 * d) / 6 });
        points.push({ x: times[i], y: d });
    }
    points[points.length - 1] = { x: 1, y: 1 };
    return points;
}
function mirrored(times) {
    var back = [];
    for (var i = times.length - 1; i >= 0; i--)
        back.push(1 - times[i]);
    return back;
}
function halves(times) {
    var both = [];
    for (var i = 0; i < times.length; i++)
        both.push(times[i] / 2);
    var second = mirrored(times);
    for (var i = 1; i < second.length; i++)
        both.push(0.5 + second[i] / 2);
    return both;
}
function namedCurve(method, name) {
    if (name === 'none' || name === 'linear')
        return { slider: 0 };
    var parts = NAME.exec(name);
    if (!parts || !hasOwn(FAMILIES, parts[1])) {
        var hint = suggest(name, easeNames());
        throw new TypeError("".concat(method, "(): unknown ease ").concat(describeArgument(name), "; ").concat(hint));
    }
    var _a = FAMILIES[parts[1]], ease = _a.ease, times = _a.times;
    if (parts[2] === 'In')
        return { curve: curveOf(ease, times) };
    if (parts[2] === 'Out')
        return { curve: curveOf(function (t) { return 1 - ease(1 - t); }, mirrored(times)) };
    var half = BOTH_WAYS[parts[1]] || ease;
    var whole = function (t) { return (t < 0.5 ? half(2 * t) / 2 : 1 - half(2 - 2 * t) / 2); };
    return { curve: curveOf(whole, halves(times)) };
}
function isPoint(value) {
    var point = value;
    if (!point || typeof point.x !== 'number' || typeof point.y !== 'number')
        return false;
    return isFinite(point.y);
}
var CURVE = 'the points { x, y } of a curve: 4, 7, 10 …, from (0, 0) to (1, 1), x rising from 0 to 1';
function isCurve(points) {
    var last = points.length - 1;
    if (last % 3 !== 0)
        return false;
    for (var i = 0; i <= last; i++)
        if (!isPoint(points[i]))
            return false;
    var curve = points;
    for (var i = 0; i < last; i += 3) {
        var from = curve[i].x;
        var to = curve[i + 3].x;
        if (!(from < to && isWithin(curve[i + 1].x, from, to) && isWithin(curve[i + 2].x, from, to)))
            return false;
    }
    return isAt(curve[0], 0) && isAt(curve[last], 1);
}
function isWithin(value, from, to) {
    return from <= value && value <= to;
}
function isAt(_a, position) {
    var x = _a.x, y = _a.y;
    return x === position && y === position;
}
function readEasing(method, easing) {
    if (typeof easing === 'string')
        return namedCurve(method, easing);
    if (isArray(easing)) {
        if (!isCurve(easing))
            throw wrongArgument(method, 'easing', CURVE, easing);
        return { curve: easing };
    }
    if (typeof easing !== 'number') {
        throw wrongArgument(method, 'easing', 'a Number, the name of an ease or an Array of points', easing);
    }
    if (!(easing >= -100 && easing <= 100) || Math.floor(easing) !== easing) {
        throw outOfRange(method, 'easing', 'a whole Number from -100 to 100', easing);
    }
    return { slider: easing };
}
function setEasing(frame, easing) {
    if ('slider' in easing) {
        if (frame.hasCustomEase) {
            frame.setCustomEase('all', STRAIGHT);
            frame.hasCustomEase = false;
        }
        frame.tweenEasing = easing.slider;
        return;
    }
    frame.useSingleEaseCurve = true;
    frame.setCustomEase('all', easing.curve);
    frame.hasCustomEase = true;
}

function refuseMotionObjects(method, frames) {
    forEach(method, frames, function refuseOne(frame) {
        if (!isMotionObject(frame))
            return;
        var advice = "leave motion objects out with filter(':not(:motion)')";
        throw new Error('it is a motion object, which scripts cannot change; ' + advice);
    });
}

var METHOD$3 = 'FrameCollection.ease';
function easeFrames(frames, easing) {
    var ready = readEasing(METHOD$3, easing);
    refuseMotionObjects(METHOD$3, frames);
    forEach(METHOD$3, frames, function easeTween(frame) {
        var tweenType = frame.tweenType;
        if (tweenType === 'motion' || tweenType === 'shape')
            setEasing(frame, ready);
    });
}

function frameDescriber(document) {
    var places = new Locations(document);
    return function describeFrame(frame) {
        var text = describeValue(frame);
        try {
            var location = places.ofFrame(frame);
            return location ? text + ' on ' + String(read(location.layer, 'name')).replace(/\r\n?|\n/g, ' ') : text;
        }
        catch (_a) {
            return text;
        }
    };
}

function resize(timeline, start, end, by) {
    if (by > 0)
        timeline.insertFrames(by, false, start);
    else
        timeline.removeFrames(end + by, end);
}

function startBefore(layer, start) {
    return start === 0 ? -1 : Number(read(readList(layer, 'frames')[start - 1], 'startFrame'));
}
function checkRoom(method, _a, by) {
    var layers = _a.layers;
    for (var i = 0; i < layers.length; i++) {
        var _b = layers[i], place = _b.place, runs = _b.runs;
        for (var at = 0; at < runs.length; at++) {
            var run = runs[at];
            var first = run.spans[0];
            var last = run.spans[run.spans.length - 1];
            var before = startBefore(place.layer, run.start);
            if (before < 0)
                throw refusal(method, first, 'the first keyframe of a layer cannot move');
            if (run.start + by <= before)
                throw refusal(method, first, roomWord(run.start - before, 'after the keyframe before it'));
            if (by >= last.end - last.start)
                throw refusal(method, last, roomWord(last.end - last.start, 'before the next one'));
            run.before = before;
        }
    }
}
function roomWord(frames, where) {
    return ('it can move by up to ' + (frames - 1) + (frames === 2 ? ' frame' : ' frames') + ', to stay ' + where);
}
function refusal(method, _a, problem) {
    var index = _a.index, frame = _a.frame;
    return failure(method, index, frame, new Error(problem));
}
function moveFrames(method, document, frames, by) {
    checkWholeNumber(method, 'by', by);
    var distance = by;
    if (distance === 0)
        return;
    var timelines = spansByTimeline(spansOf(method, document, frames));
    for (var i = 0; i < timelines.length; i++)
        checkRoom(method, timelines[i], distance);
    onEachRun(method, document, timelines, function moveRun(timeline, _a) {
        var spans = _a.spans, start = _a.start, before = _a.before;
        var last = spans[spans.length - 1];
        resize(timeline, last.start, last.end, -distance);
        resize(timeline, before, start, distance);
    });
}

var METHOD$2 = 'FrameCollection.replaceSound';
var RULE = 'is a sound';
function isSound(itemType) {
    return itemType === 'sound';
}
function replaceSounds(_a, frames, from, to) {
    var library = _a.library;
    var before = libraryPath(METHOD$2, FIRST_ARGUMENT, library, from, isSound, RULE);
    var path = libraryPath(METHOD$2, 'the new sound', library, to, isSound, RULE);
    var after = library.items[Number(library.findItemIndex(path))];
    forEach(METHOD$2, frames, function replaceOn(frame) {
        var sound = read(frame, 'soundLibraryItem');
        if (sound && sound.name === before)
            frame.soundLibraryItem = after;
    });
}

function openOnlyTimeline(method, document, places, what) {
    if (places.length > 1) {
        var problem = 'these ' + what + ' are on several timelines; select those of one timeline at a time';
        throw new Error(method + '(): ' + problem);
    }
    var _a = places[0], timeline = _a.timeline, item = _a.item, scene = _a.scene;
    if (document.getTimeline() !== timeline)
        enterTimeline(document, item, scene);
}

function selectFramesInTimeline(method, document, frames) {
    var timelines = spansByTimeline(spansOf(method, document, frames));
    if (timelines.length === 0)
        return;
    openOnlyTimeline(method, document, timelines, 'frames');
    var _a = timelines[0], timeline = _a.timeline, layers = _a.layers;
    var isFirst = true;
    for (var i = 0; i < layers.length; i++) {
        var _b = layers[i], place = _b.place, runs = _b.runs;
        for (var at = 0; at < runs.length; at++) {
            var range = [place.index, runs[at].start, runs[at].end];
            timeline.setSelectedFrames(range, isFirst);
            isFirst = false;
        }
    }
}

function setDurations(method, document, frames, duration) {
    checkWholeNumber(method, 'duration', duration);
    var wanted = duration;
    if (wanted < 1)
        throw outOfRange(method, 'duration', '1 or more', duration);
    var changed = [];
    var spans = spansOf(method, document, frames);
    for (var i = 0; i < spans.length; i++)
        if (spans[i].end - spans[i].start !== wanted)
            changed.push(spans[i]);
    onEachRun(method, document, spansByTimeline(changed), function resizeEach(timeline, _a) {
        var spans = _a.spans;
        for (var i = spans.length - 1; i >= 0; i--) {
            var _b = spans[i], start = _b.start, end = _b.end;
            resize(timeline, start, end, wanted - (end - start));
        }
    });
}

function toKeyframes(method, document, frames) {
    var spans = spansOf(method, document, frames);
    var timelines = spansByTimeline(spans);
    onEachRun(method, document, timelines, function convertRun(timeline, _a) {
        var inRun = _a.spans, start = _a.start, end = _a.end;
        if (end - start > inRun.length)
            timeline.convertToKeyframes(start, end);
    });
    return keyframesIn(spans);
}
function keyframesIn(spans) {
    var made = [];
    var layer = null;
    var frames = [];
    for (var i = 0; i < spans.length; i++) {
        if (spans[i].place.layer !== layer) {
            layer = spans[i].place.layer;
            frames = layer.frames;
        }
        for (var at = spans[i].start; at < spans[i].end; at++)
            made.push(frames[at]);
    }
    return made;
}

var METHOD$1 = 'FrameCollection.tween';
function refuseOtherThanShapes(method, frames) {
    forEach(method, frames, function refuseOne(frame) {
        var elements = elementsOfFrame(frame);
        for (var i = 0; i < elements.length; i++) {
            if (isShapeType(read(elements[i], 'elementType')) && !isGroup(elements[i]))
                continue;
            throw new Error('a shape tween needs shapes, and there is something else on the keyframe');
        }
    });
}
function tweenFrames(document, frames, type, easing) {
    var isClassic = type === 'motion' || type === 'classic';
    if (!isClassic && type !== 'shape')
        throw wrongArgument(METHOD$1, 'type', '"motion" or "shape"', type);
    var ready = easing === undefined ? null : readEasing(METHOD$1, easing);
    refuseMotionObjects(METHOD$1, frames);
    if (isClassic) {
        var timelines = spansByTimeline(spansOf(METHOD$1, document, frames));
        onEachRun(METHOD$1, document, timelines, function tweenRun(timeline, _a) {
            var start = _a.start, end = _a.end;
            timeline.createMotionTween(start, end);
        });
    }
    else {
        refuseOtherThanShapes(METHOD$1, frames);
        forEach(METHOD$1, frames, function tweenShape(frame) {
            frame.tweenType = 'shape';
        });
    }
    if (ready)
        forEach(METHOD$1, frames, function (frame) { return setEasing(frame, ready); });
}

var METHOD = 'FrameCollection.untween';
function untweenFrames(document, frames) {
    var whole = [];
    forEach(METHOD, frames, function findMotion(frame) {
        if (isMotionObject(frame))
            whole.push(frame);
    });
    var timelines = spansByTimeline(spansOf(METHOD, document, whole));
    onEachRun(METHOD, document, timelines, function removeMotion(timeline, _a) {
        var start = _a.start, end = _a.end;
        timeline.removeMotionObject(start, end);
    });
    forEach(METHOD, frames, function untween(frame) {
        var tweenType = frame.tweenType;
        if (tweenType === 'motion' || tweenType === 'shape')
            frame.tweenType = 'none';
    });
}

var FrameCollection = (function (_super) {
    __extends(FrameCollection, _super);
    function FrameCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    FrameCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    FrameCollection.prototype.attr = function (first, value) {
        setAttributes('FrameCollection.attr', this, setterOfFrames, first, value);
        return noteLength(this);
    };
    FrameCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var renaming = { method: 'FrameCollection.rename', base: 'label', args: args, scope: this };
        renameElements(renaming, this.elements);
        return noteLength(this);
    };
    FrameCollection.prototype.select = function () {
        selectFramesInTimeline('FrameCollection.select', this.dom, withoutDuplicates(this));
        return this;
    };
    FrameCollection.prototype.clear = function () {
        clearFrames('FrameCollection.clear', this.dom, withoutDuplicates(this));
        return this;
    };
    FrameCollection.prototype.deleteFrames = function () {
        deleteFrames('FrameCollection.deleteFrames', this.dom, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    FrameCollection.prototype.setDuration = function (duration) {
        setDurations('FrameCollection.setDuration', this.dom, withoutDuplicates(this), duration);
        return this;
    };
    FrameCollection.prototype.replaceSound = function (from, to) {
        replaceSounds(this.dom, this.elements, from, to);
        return this;
    };
    FrameCollection.prototype.tween = function (type, easing) {
        if (type === void 0) { type = 'motion'; }
        tweenFrames(this.dom, withoutDuplicates(this), type, easing);
        return this;
    };
    FrameCollection.prototype.untween = function () {
        untweenFrames(this.dom, withoutDuplicates(this));
        return this;
    };
    FrameCollection.prototype.ease = function (easing) {
        easeFrames(withoutDuplicates(this), easing);
        return this;
    };
    FrameCollection.prototype.toKeyframes = function () {
        var method = 'FrameCollection.toKeyframes';
        replaceElements(this, toKeyframes(method, this.dom, withoutDuplicates(this)));
        return this;
    };
    FrameCollection.prototype.move = function (by) {
        moveFrames('FrameCollection.move', this.dom, withoutDuplicates(this), by);
        return this;
    };
    FrameCollection.prototype.contents = function (query) {
        var method = 'FrameCollection.contents';
        var elements = elementsOfFrames(method, this);
        return newSibling('ElementCollection', elements, this.dom, method, query);
    };
    FrameCollection.prototype.layers = function (query) {
        var method = 'FrameCollection.layers';
        var layers = layersOfFrames(method, this);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    FrameCollection.prototype.items = function () {
        var method = 'FrameCollection.items';
        var elements = elementsOfFrames(method, this);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    FrameCollection.prototype.describer = function () {
        return frameDescriber(this.dom);
    };
    FrameCollection.prototype.traits = function () {
        var _this = this;
        return {
            typeName: 'FrameCollection',
            words: frameRegistry,
            itemsToOpen: function (method) { return symbolsAround(method, _this, 'ofFrame'); },
        };
    };
    return FrameCollection;
}(DocumentCollection));
siblings.FrameCollection = { Type: FrameCollection, words: frameRegistry };

function setterOfLayers(name, layers, method) {
    return checkedSetter(method, layers, name, LAYER_VALUES);
}

function byTimeline(method, document, layers) {
    var places = new Locations(document);
    var timelines = [];
    var groups = [];
    forEach(method, layers, function sortIn(layer) {
        var location = places.ofLayer(layer);
        if (!location)
            throw new Error('it is not in the document');
        var timeline = location.timeline, scene = location.scene, item = location.item, timelineNumber = location.timelineNumber;
        var list = groups[timelineNumber];
        if (!list) {
            list = { timeline: timeline, scene: scene, item: item, places: [] };
            groups[timelineNumber] = list;
            timelines.push(list);
        }
        list.places.push(location);
    });
    for (var i = 0; i < timelines.length; i++)
        timelines[i].places.sort(function (a, b) { return a.index - b.index; });
    return timelines;
}
function isPlaceAt(places) {
    var isPlace = [];
    for (var i = 0; i < places.length; i++)
        isPlace[places[i].index] = true;
    return isPlace;
}

var LayerStack = (function () {
    function LayerStack(timeline) {
        this.timeline = timeline;
        this.parents = [];
        this.depths = [];
        this.last = 0;
        this.layers = layersOf(timeline).slice(0);
        var open = [];
        for (var i = 0; i < this.layers.length; i++) {
            var parent = parentOf(this.layers[i]);
            while (open.length > 0 && open[open.length - 1] !== parent)
                open.pop();
            this.parents.push(parent);
            this.depths.push(open.length);
            open.push(this.layers[i]);
        }
    }
    LayerStack.prototype.indexOf = function (layer) {
        var _a = this, layers = _a.layers, last = _a.last;
        for (var away = 0; away < layers.length; away++) {
            var isBelow = layers[last + away] === layer;
            if (!isBelow && layers[last - away] !== layer)
                continue;
            this.last = isBelow ? last + away : last - away;
            return this.last;
        }
        return -1;
    };
    LayerStack.prototype.parentOf = function (layer) {
        return this.parents[this.indexOf(layer)] || null;
    };
    LayerStack.prototype.rootOf = function (layer) {
        var root = layer;
        for (var at = this.parentOf(layer); at; at = this.parentOf(at))
            root = at;
        return root;
    };
    LayerStack.prototype.childrenOf = function (parent) {
        var children = [];
        var start = parent ? this.indexOf(parent) : -1;
        var end = parent ? this.branchEnd(start) : this.layers.length;
        for (var i = start + 1; i < end; i++)
            if (this.parents[i] === parent)
                children.push(this.layers[i]);
        return children;
    };
    LayerStack.prototype.allSiblings = function () {
        var all = [{ parent: null, children: [] }];
        var open = all.slice(0);
        for (var i = 0; i < this.layers.length; i++) {
            var layer = this.layers[i];
            open.length = this.depths[i] + 1;
            open[this.depths[i]].children.push(layer);
            var inside = { parent: layer, children: [] };
            all.push(inside);
            open.push(inside);
        }
        return all;
    };
    LayerStack.prototype.branchEnd = function (start) {
        var end = start + 1;
        while (end < this.layers.length && this.depths[end] > this.depths[start])
            end++;
        return end;
    };
    LayerStack.prototype.place = function (layers, isAbove, other, parent) {
        var last = layers.length - 1;
        if (!isAbove && last > 0) {
            this.place([layers[last]], false, other, parent);
            this.place(layers.slice(0, last), true, layers[last], parent);
            return;
        }
        var beside = this.indexOf(other);
        var to = isAbove ? beside : this.branchEnd(beside);
        var depth = this.depths[beside] + (parent === other ? 1 : 0);
        var moved = [];
        var down = 0;
        var up = 0;
        for (var i = 0; i < layers.length; i++) {
            var start = this.indexOf(layers[i]);
            var end = this.branchEnd(start);
            var from = start < to ? start - down : start;
            if (to + up !== from && to + up !== from + end - start)
                this.timeline.reorderLayer(from, beside + up, isAbove);
            if (start < to)
                down += end - start;
            else
                up += end - start;
            var deeper = depth - this.depths[start];
            this.parents[start] = parent;
            for (var at = start; at < end; at++) {
                this.depths[at] += deeper;
                moved.push(at);
            }
            if (parentOf(layers[i]) !== parent)
                layers[i].parentLayer = parent;
        }
        var lists = [this.layers, this.parents, this.depths];
        for (var i = 0; i < lists.length; i++)
            gather(lists[i], moved, to);
    };
    return LayerStack;
}());
function gather(list, indices, to) {
    var start = Math.min(indices[0], to);
    var end = Math.max(indices[indices.length - 1] + 1, to);
    var before = [];
    var gathered = [];
    var after = [];
    for (var i = start; i < end; i++) {
        if (indices[gathered.length] === i)
            gathered.push(list[i]);
        else
            (i < to ? before : after).push(list[i]);
    }
    var ordered = before.concat(gathered, after);
    for (var i = start; i < end; i++)
        list[i] = ordered[i - start];
}
function isCamera(layer) {
    return read(layer, 'layerType') === 'camera';
}
function canHoldLayers(layer) {
    var type = read(layer, 'layerType');
    return type === 'folder' || type === 'mask' || type === 'guide';
}

function emptiesTimeline(stack, doomed) {
    var goes = isPlaceAt(doomed);
    for (var i = 0; i < stack.layers.length; i++) {
        if (!goes[i])
            return false;
        if (read(stack.layers[i], 'layerType') === 'folder')
            i = stack.branchEnd(i) - 1;
    }
    return true;
}
function deleteLayers(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var stack = new LayerStack(timelines[i].timeline);
        if (emptiesTimeline(stack, timelines[i].places))
            throw lastLayer(method, timelines[i]);
    }
    onTimelines(document, timelines, function deleteFromBelow(timeline, _a) {
        var places = _a.places;
        for (var i = places.length - 1; i >= 0; i--)
            timeline.deleteLayer(places[i].index);
    });
}
function lastLayer(method, _a) {
    var timeline = _a.timeline, places = _a.places;
    var name = String(read(timeline, 'name'));
    var problem = 'the timeline "' + name + '" must keep at least one layer; leave one out';
    return failure(method, 0, places[0].layer, new Error(problem));
}

function outermost(stack, places) {
    var own = [];
    var end = 0;
    for (var i = 0; i < places.length; i++) {
        var _a = places[i], layer = _a.layer, index = _a.index;
        if (index < end)
            continue;
        own.push(layer);
        end = stack.branchEnd(index);
    }
    return own;
}
function placeInside(stack, layers, holder) {
    var children = stack.childrenOf(holder);
    var next = 0;
    for (var i = 0; i < children.length; i++) {
        var at = indexOf(layers, children[i], next);
        if (at < 0) {
            stack.place(layers, true, children[i], holder);
            return;
        }
        next = at + 1;
    }
    stack.place(layers, false, holder, holder);
}
function refuseCameras(method, layers) {
    forEach(method, layers, function refuseCamera(layer) {
        if (isCamera(layer))
            throw new Error('a camera stays above all layers');
    });
}
function refuseCircle(method, stack, layers, target) {
    for (var at = target; at; at = stack.parentOf(at)) {
        for (var i = 0; i < layers.length; i++) {
            if (layers[i] !== at)
                continue;
            throw failure(method, i, at, new Error('it cannot move beside or into itself or what is in it'));
        }
    }
}
function onStacks(method, document, timelines, target, work) {
    var stacks = [];
    var moved = [];
    for (var i = 0; i < timelines.length; i++) {
        stacks.push(new LayerStack(timelines[i].timeline));
        moved.push(outermost(stacks[i], timelines[i].places));
        refuseCircle(method, stacks[i], moved[i], target);
    }
    var next = 0;
    onTimelines(document, timelines, function workOnStack() {
        var at = next++;
        work(stacks[at], moved[at]);
    });
}

function rangesOf(stack, layers) {
    var ranges = [];
    for (var i = 0; i < layers.length; i++) {
        var start = stack.indexOf(layers[i]);
        var end = stack.branchEnd(start) - 1;
        var last = ranges[ranges.length - 1];
        var isNext = last &&
            last.end + 1 === start &&
            stack.parentOf(layers[i]) === stack.parentOf(stack.layers[last.start]);
        if (isNext)
            last.end = end;
        else
            ranges.push({ start: start, end: end });
    }
    return ranges;
}
function duplicateLayers(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    var copies = [];
    onTimelines(document, timelines, function duplicateRanges(timeline, _a) {
        var places = _a.places;
        var stack = new LayerStack(timeline);
        var ranges = rangesOf(stack, outermost(stack, places));
        for (var i = ranges.length - 1; i >= 0; i--)
            timeline.duplicateLayers(ranges[i].start, ranges[i].end);
        addCopies(copies, places, ranges, newLayers(timeline, stack.layers));
    });
    return copies;
}
function newLayers(timeline, before) {
    var fresh = [];
    var layers = layersOf(timeline);
    var next = 0;
    for (var i = 0; i < layers.length; i++) {
        if (layers[i] === before[next])
            next++;
        else
            fresh.push(layers[i]);
    }
    return fresh;
}
function addCopies(copies, places, ranges, fresh) {
    var isWanted = isPlaceAt(places);
    var next = 0;
    for (var i = 0; i < ranges.length; i++) {
        for (var at = ranges[i].start; at <= ranges[i].end; at++, next++) {
            if (isWanted[at] && fresh[next])
                copies.push(fresh[next]);
        }
    }
}

function layerArgument(method, value) {
    var layer = isCollection(value) ? value.elements[0] : value;
    if (hostClassOf(layer) !== 'layer')
        throw wrongArgument(method, 'layer', 'a Layer or a LayerCollection with one', value);
    return layer;
}

function maskLayers(method, document, layers, by) {
    var mask = layerArgument(method, by);
    var location = new Locations(document).ofLayer(mask);
    if (!location)
        throw wrongArgument(method, 'layer', 'a layer of the document', mask);
    var type = read(mask, 'layerType');
    if (type !== 'mask' && type !== 'normal')
        throw wrongArgument(method, 'layer', 'a normal layer or a mask', mask);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var _a = timelines[i], timeline = _a.timeline, places = _a.places;
        for (var at = 0; at < places.length; at++)
            refuseUnmaskable(method, places[at].layer, timeline === location.timeline);
    }
    onStacks(method, document, timelines, mask, function maskAll(stack, moved) {
        if (type !== 'mask')
            mask.layerType = 'mask';
        placeInside(stack, moved, mask);
    });
}
function refuseUnmaskable(method, layer, isHere) {
    var type = read(layer, 'layerType');
    var problem = '';
    if (!isHere)
        problem = 'it is on another timeline than the mask';
    else if (type !== 'normal' && type !== 'masked' && type !== 'guided')
        problem = "a ".concat(String(type), " layer cannot be masked");
    if (problem)
        throw failure(method, 0, layer, new Error(problem));
}

function moveLayers(method, document, layers, to, where) {
    var target = layerArgument(method, to);
    if (where !== 'above' && where !== 'below' && where !== 'inside') {
        throw wrongArgument(method, 'where', '"above", "below" or "inside"', where);
    }
    if (where === 'inside' && !canHoldLayers(target)) {
        throw wrongArgument(method, 'layer', 'a folder, mask or guide for "inside"', target);
    }
    if (where === 'above' && isCamera(target)) {
        throw wrongArgument(method, 'layer', 'a layer that others can be above', target);
    }
    refuseCameras(method, layers);
    var location = new Locations(document).ofLayer(target);
    if (!location)
        throw wrongArgument(method, 'layer', 'a layer of the document', target);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        if (timelines[i].timeline === location.timeline)
            continue;
        throw failure(method, 0, timelines[i].places[0].layer, new Error('it is on another timeline than the layer to move to'));
    }
    onStacks(method, document, timelines, target, function move(stack, moved) {
        if (where === 'inside')
            placeInside(stack, moved, target);
        else
            stack.place(moved, where === 'above', target, stack.parentOf(target));
    });
}

function restackLayers(method, document, sorted) {
    var ranks = new IdentityMap();
    for (var i = 0; i < sorted.length; i++)
        if (!isCamera(sorted[i]))
            ranks.set(sorted[i], i);
    var timelines = byTimeline(method, document, sorted);
    onStacks(method, document, timelines, null, function restack(stack) {
        var siblings = stack.allSiblings();
        for (var i = 0; i < siblings.length; i++)
            restackSiblings(stack, siblings[i], ranks);
    });
}
function restackSiblings(stack, _a, ranks) {
    var parent = _a.parent, children = _a.children;
    var wanted = children.slice(0);
    var places = [];
    var sorted = [];
    for (var i = 0; i < children.length; i++) {
        var rank = ranks.get(children[i]);
        if (rank === undefined)
            continue;
        places.push(i);
        sorted.push({ layer: children[i], rank: rank });
    }
    sorted.sort(function (a, b) { return a.rank - b.rank; });
    for (var i = 0; i < places.length; i++)
        wanted[places[i]] = sorted[i].layer;
    for (var i = 0; i < wanted.length; i++) {
        var present = children[i];
        if (present === wanted[i])
            continue;
        stack.place([wanted[i]], true, present, parent);
        moveInList(children, wanted[i], i);
    }
}
function moveInList(list, value, to) {
    var from = to;
    while (list[from] !== value)
        from++;
    list.splice(from, 1);
    list.splice(to, 0, value);
}

function selectLayersInTimeline(method, document, layers) {
    var timelines = byTimeline(method, document, layers);
    if (timelines.length === 0)
        return;
    openOnlyTimeline(method, document, timelines, 'layers');
    var _a = timelines[0], timeline = _a.timeline, places = _a.places;
    for (var i = places.length - 1; i >= 0; i--) {
        timeline.setSelectedLayers(places[i].index, i === places.length - 1);
    }
}

function findFolder(stack, name, parent) {
    var children = stack.childrenOf(parent);
    for (var i = 0; i < children.length; i++) {
        if (read(children[i], 'layerType') === 'folder' && read(children[i], 'name') === name)
            return children[i];
    }
    return null;
}
function findPath(stack, names) {
    var folder = null;
    for (var i = 0; i < names.length; i++) {
        var next = findFolder(stack, names[i], folder);
        if (!next)
            return { folder: folder, missing: names.slice(i) };
        folder = next;
    }
    return { folder: folder, missing: [] };
}
function addFolder(timeline, name, above) {
    timeline.currentLayer = above;
    var index = timeline.addNewLayer(name, 'folder', true);
    return timeline.layers[index];
}
function moveToFolder(method, document, layers, path) {
    var folderName = folderPath(method, 'name', path);
    var names = folderName === '' ? [] : folderName.split('/');
    if (names.length > 0)
        refuseCameras(method, layers);
    var timelines = byTimeline(method, document, layers);
    for (var i = 0; i < timelines.length; i++) {
        var stack = new LayerStack(timelines[i].timeline);
        var folder = findPath(stack, names).folder;
        refuseCircle(method, stack, outermost(stack, timelines[i].places), folder);
    }
    onStacks(method, document, timelines, null, function move(stack, moved) {
        if (names.length === 0)
            takeOut(stack, moved);
        else
            fillFolder(stack, moved, names);
    });
}
function takeOut(stack, layers) {
    for (var i = 0; i < layers.length; i++)
        stack.place([layers[i]], true, stack.rootOf(layers[i]), null);
}
function fillFolder(present, layers, names) {
    var stack = present;
    var path = findPath(stack, names);
    var missing = path.missing;
    var folder = path.folder;
    for (var i = 0; i < missing.length; i++) {
        var above = stack.indexOf(stack.rootOf(folder || layers[0]));
        var made = addFolder(stack.timeline, missing[i], above);
        stack = new LayerStack(stack.timeline);
        if (folder)
            placeInside(stack, [made], folder);
        folder = made;
    }
    placeInside(stack, layers, folder);
}

function unmaskLayers(method, document, layers) {
    var masked = [];
    forEach(method, layers, function findMasked(layer) {
        if (read(layer, 'layerType') === 'masked')
            masked.push(layer);
    });
    var timelines = byTimeline(method, document, masked);
    onStacks(method, document, timelines, null, function unmaskAll(stack, moved) {
        for (var i = moved.length - 1; i >= 0; i--)
            sinkInMask(stack, moved[i], moved[i + 1]);
        for (var i = moved.length - 1; i >= 0; i--)
            moved[i].layerType = 'normal';
    });
}
function sinkInMask(stack, layer, next) {
    var mask = stack.parentOf(layer);
    if (next && stack.parentOf(next) === mask)
        stack.place([layer], true, next, mask);
    else {
        var siblings = stack.childrenOf(mask);
        stack.place([layer], false, siblings[siblings.length - 1], mask);
    }
}

var LayerCollection = (function (_super) {
    __extends(LayerCollection, _super);
    function LayerCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    LayerCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    LayerCollection.prototype.attr = function (first, value) {
        setAttributes('LayerCollection.attr', this, setterOfLayers, first, value);
        return noteLength(this);
    };
    LayerCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var renaming = { method: 'LayerCollection.rename', base: 'Layer', args: args, scope: this };
        renameElements(renaming, this.elements);
        return noteLength(this);
    };
    LayerCollection.prototype.select = function () {
        selectLayersInTimeline('LayerCollection.select', this.dom, withoutDuplicates(this));
        return this;
    };
    LayerCollection.prototype.deleteLayers = function () {
        deleteLayers('LayerCollection.deleteLayers', this.dom, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    LayerCollection.prototype.moveTo = function (layer, where) {
        moveLayers('LayerCollection.moveTo', this.dom, withoutDuplicates(this), layer, where);
        return this;
    };
    LayerCollection.prototype.toFolder = function (name) {
        moveToFolder('LayerCollection.toFolder', this.dom, withoutDuplicates(this), name);
        return this;
    };
    LayerCollection.prototype.orderBy = function (property, reverse) {
        if (reverse === void 0) { reverse = false; }
        var method = 'LayerCollection.orderBy';
        checkBoolean(method, 'reverse', reverse);
        if (typeof property !== 'function') {
            checkName$1(method, 'property', property);
            checkField(method, this, property);
        }
        var inOrder = sorted(method, withoutDuplicates(this), property, this);
        restackLayers(method, this.dom, reverse ? inOrder.slice().reverse() : inOrder);
        replaceElements(this, inOrder);
        this.onceEach = inOrder;
        return this;
    };
    LayerCollection.prototype.duplicate = function () {
        var originals = withoutDuplicates(this);
        replaceElements(this, duplicateLayers('LayerCollection.duplicate', this.dom, originals));
        return this;
    };
    LayerCollection.prototype.mask = function (layer) {
        maskLayers('LayerCollection.mask', this.dom, withoutDuplicates(this), layer);
        return this;
    };
    LayerCollection.prototype.unmask = function () {
        unmaskLayers('LayerCollection.unmask', this.dom, withoutDuplicates(this));
        return this;
    };
    LayerCollection.prototype.contents = function (query) {
        var method = 'LayerCollection.contents';
        var elements = elementsOfLayers(method, this);
        return newSibling('ElementCollection', elements, this.dom, method, query);
    };
    LayerCollection.prototype.frames = function (query) {
        var method = 'LayerCollection.frames';
        var frames = framesOfLayers(method, this);
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    LayerCollection.prototype.items = function () {
        var method = 'LayerCollection.items';
        var elements = elementsOfLayers(method, this);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    LayerCollection.prototype.bounds = function () {
        var method = 'LayerCollection.bounds';
        return commonBounds(allBounds(method, elementsOfLayers(method, this)));
    };
    LayerCollection.prototype.parent = function () {
        var parents = parentsOfLayers('LayerCollection.parent', this);
        return withElements(new LayerCollection([], this.dom), parents);
    };
    LayerCollection.prototype.children = function () {
        var children = childrenOfLayers('LayerCollection.children', this);
        return withElements(new LayerCollection([], this.dom), children);
    };
    LayerCollection.prototype.traits = function () {
        var _this = this;
        return {
            typeName: 'LayerCollection',
            words: layerRegistry,
            itemsToOpen: function (method) { return symbolsAround(method, _this, 'ofLayer'); },
        };
    };
    return LayerCollection;
}(DocumentCollection));
siblings.LayerCollection = { Type: LayerCollection, words: layerRegistry };

function found(lists) {
    return { lists: lists, isDistinct: true };
}
function given(objects) {
    return { lists: [objects], isDistinct: false };
}

function documentOf(source) {
    if (!isCollection(source))
        return null;
    return source.dom || null;
}

function sortArguments(caller, args, expected) {
    var sorted = {};
    for (var i = 0; i < args.length; i++) {
        if (args[i] === undefined)
            continue;
        var slot = slotOf(args[i]);
        if (slot === null) {
            var argument = "".concat(caller, "(): argument ").concat(i + 1);
            throw new TypeError("".concat(argument, " must be ").concat(expected, ", got ").concat(describeArgument(args[i])));
        }
        if (sorted[slot] !== undefined)
            throw new TypeError("".concat(caller, "(): expected one ").concat(WORDS[slot], ", got two"));
        sorted[slot] = args[i];
    }
    return sorted;
}
var WORDS = {
    query: 'query String',
    source: 'source',
    document: 'Document',
    debug: 'Boolean',
};
function slotOf(value) {
    if (typeof value === 'string')
        return 'query';
    if (typeof value === 'boolean')
        return 'debug';
    if (isArray(value) || isCollection(value))
        return 'source';
    var hostClass = hostClassOf(value);
    if (hostClass === 'document')
        return 'document';
    return hostClass === null ? null : 'source';
}

function queryFunction(domain) {
    var caller = domain.caller;
    var expected = "a query String, a source (".concat(domain.sources, "), a Document or a Boolean");
    function find() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments(caller, args, expected), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
        var document = given || documentOf(source) || activeDocument(caller);
        var candidates = source
            ? candidatesOf(source, domain.ofSource(source, document))
            : found(domain.byDefault(document, query));
        return collectionOf(domain, caller, query, candidates, document, debug);
    }
    find.hint = function (query) {
        var candidates = flatten(domain.byDefault(activeDocument(caller), query));
        return hintAt(domain.words.parse(query, caller), domain.words, candidates);
    };
    find.fn = domain.Collection.prototype;
    if (domain.inAll)
        find.all = queryOfAll(domain, domain.inAll);
    return find;
}
function candidatesOf(source, candidates) {
    var lists = candidates.lists, isWalked = candidates.isDistinct;
    if (isWalked || !isCollection(source) || !isDistinct(source))
        return candidates;
    return isSameList(flatten(lists), source.elements) ? found(lists) : candidates;
}
var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
function queryOfAll(domain, listsIn) {
    var caller = domain.caller + '.all';
    return function findInAll() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments(caller, args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
        if (source) {
            throw new TypeError("".concat(caller, "(): every argument must be ").concat(EXPECTED_BY_ALL, ", got ").concat(describeArgument(source)));
        }
        var document = given || activeDocument(caller);
        return collectionOf(domain, caller, query, found(listsIn(document)), document, debug);
    };
}
function collectionOf(domain, caller, query, candidates, document, debug) {
    var objects;
    if (query === undefined) {
        objects = flatten(candidates.lists);
        if (!candidates.isDistinct)
            objects = distinctOf(objects, document);
    }
    else {
        objects = matchesOf(domain.words, caller, query, candidates, document, debug);
    }
    return withElements(new domain.Collection([], document), objects);
}
function matchesOf(words, caller, query, _a, document, debug) {
    var lists = _a.lists, isDistinct = _a.isDistinct;
    var options = { caller: caller + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    return blameDeleted(caller, lists, function () { return selectFrom(words, query, lists, options); });
}

var TIME_SOURCES = 'a Timeline, Layer or Frame, a symbol item or instance, an element, a collection of any of these or an Array';
function layersOfSource(source, document) {
    return expanded('$.layers', source, document, layersOfValue);
}
function framesOfSource(source, document) {
    return expanded('$.frames', source, document, function framesOfValue(value, context) {
        var kind = hostClassOf(value);
        if (kind === 'frame')
            return [value];
        if (kind === 'element' && symbolTimeline$1(value, context) === null) {
            return listOfOne(context.places.keyframeOf(value));
        }
        var layers = layersOfValue(value, context);
        return layers && flatten(listsOf(layers, keyframesOf));
    });
}
function expanded(caller, source, document, expand) {
    var isList = isCollection(source) || isArray(source);
    var values = isCollection(source) ? source.elements : isArray(source) ? source : [source];
    var context = { places: new Locations(document), isAlone: !isList };
    var lists = [];
    for (var i = 0; i < values.length; i++) {
        var list = expand(values[i], context);
        if (list === null) {
            var where = isList ? ' at index ' + i : '';
            throw new TypeError("".concat(caller, "(): source must be ").concat(TIME_SOURCES, ", got ").concat(describeArgument(values[i])).concat(where));
        }
        lists.push(list);
    }
    return given(flatten(lists));
}
function layersOfValue(value, context) {
    var object = value;
    switch (hostClassOf(value)) {
        case 'timeline':
            return layersOf(object);
        case 'layer':
            return [object];
        case 'frame': {
            var location = context.places.ofFrame(object);
            return listOfOne(location && location.layer);
        }
        case 'item': {
            var timeline = timelineOf$3(object);
            return timeline ? layersOf(timeline) : context.isAlone ? null : [];
        }
        case 'element': {
            var timeline = symbolTimeline$1(object, context);
            return timeline ? layersOf(timeline) : listOfOne(layerOfElement(object));
        }
        default:
            return null;
    }
}
function symbolTimeline$1(element, context) {
    var container = context.isAlone ? containerOf(element) : null;
    return container && timelineOf$3(container);
}

var dollarFrames = queryFunction({
    caller: '$.frames',
    Collection: FrameCollection,
    sources: TIME_SOURCES,
    ofSource: framesOfSource,
    byDefault: function (document) { return [keyframesOfTimeline(document.getTimeline())]; },
    words: frameRegistry,
    inAll: function (document) { return listsOfTimelines(document, keyframesOfTimeline); },
});

var dollarLayers = queryFunction({
    caller: '$.layers',
    Collection: LayerCollection,
    sources: TIME_SOURCES,
    ofSource: layersOfSource,
    byDefault: function (document) { return [layersOf(document.getTimeline())]; },
    words: layerRegistry,
    inAll: function (document) { return listsOfTimelines(document, layersOf); },
});

var ELEMENT_SOURCES = 'an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance';
function elementsOfSource(source) {
    if (isCollection(source))
        return given(elementsOfAll(source.elements));
    if (isArray(source))
        return given(elementsOfAll(source));
    switch (hostClassOf(source)) {
        case 'timeline':
            return found(elementsOfTimeline(source));
        case 'layer':
            return found(elementsOfLayer(source));
        case 'frame':
            return found([elementsOfFrame(source)]);
        case 'item':
            return found(elementsOfTimeline(symbolTimeline(source)));
        default:
            return found(elementsOfInstance(source));
    }
}
function elementsOfAll(values) {
    var lists = [];
    for (var i = 0; i < values.length; i++) {
        var value = values[i];
        var kind = hostClassOf(value);
        if (kind === 'element')
            lists.push([value]);
        else if (kind === 'layer')
            lists.push(flatten(elementsOfLayer(value)));
        else if (kind === 'frame')
            lists.push(elementsOfFrame(value));
        else {
            throw new TypeError("$(): source must hold elements only, got ".concat(describeArgument(value), " at index ").concat(i));
        }
    }
    return flatten(lists);
}
function symbolTimeline(item) {
    var timeline = timelineOf$3(item);
    if (timeline)
        return timeline;
    throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describeValue(item)));
}
function elementsOfInstance(element) {
    var container = containerOf(element);
    return container === null || container === element ? [[element]] : elementsInside(container);
}

var $$1 = queryFunction({
    caller: '$',
    Collection: ElementCollection,
    sources: ELEMENT_SOURCES,
    ofSource: elementsOfSource,
    byDefault: function (document, query) { return (query === undefined ? [] : currentElements(document)); },
    words: elementRegistry,
    inAll: allElements,
});
$$1.layers = dollarLayers;
$$1.frames = dollarFrames;

var ITEM_SOURCES = 'an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element';
function itemsOfSource(source, document) {
    if (isCollection(source))
        return given(itemsOfAll(source.elements));
    if (isArray(source))
        return given(itemsOfAll(source));
    if (hostClassOf(source) === 'item' && read(source, 'itemType') === 'folder') {
        return found([itemsBelow(String(read(source, 'name')), document.library.items)]);
    }
    return given(itemsOfAll([source]));
}
function itemsOfAll(values) {
    var items = [];
    for (var i = 0; i < values.length; i++) {
        var hostClass = hostClassOf(values[i]);
        if (hostClass === 'layer' || hostClass === 'frame') {
            addItemsOn(values[i], hostClass === 'layer', items);
            continue;
        }
        var item = hostClass === 'element' ? itemOfElement(values[i], i) : values[i];
        if (hostClass !== 'item' && hostClass !== 'element') {
            throw new TypeError("$$(): source must hold items or elements, got ".concat(describeArgument(values[i]), " at index ").concat(i));
        }
        if (isObject(item))
            items.push(item);
    }
    return items;
}
function addItemsOn(holder, isLayer, items) {
    var elements = isLayer ? flatten(elementsOfLayer(holder)) : elementsOfFrame(holder);
    for (var i = 0; i < elements.length; i++) {
        var item = itemOfElement(elements[i], i);
        if (isObject(item))
            items.push(item);
    }
}
function itemOfElement(element, index) {
    try {
        return read(element, 'libraryItem');
    }
    catch (error) {
        throw failure('$$', index, element, error);
    }
}
function itemsBelow(folder, items) {
    var below = [];
    for (var i = 0; i < items.length; i++) {
        if (isBelow(folder, String(read(items[i], 'name'))))
            below.push(items[i]);
    }
    return below;
}

var $$ = queryFunction({
    caller: '$$',
    Collection: ItemCollection,
    sources: ITEM_SOURCES,
    ofSource: itemsOfSource,
    byDefault: function (document, query) { return (query === undefined ? [] : [document.library.items]); },
    words: itemRegistry,
});

var version = '0.1.0';

exports.$ = $$1;
exports.$$ = $$;
exports.Collection = Collection;
exports.ElementCollection = ElementCollection;
exports.FrameCollection = FrameCollection;
exports.ItemCollection = ItemCollection;
exports.LayerCollection = LayerCollection;
exports.SelectorError = SelectorError;
exports.Selectors = Selectors;
exports.version = version;
