// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
(function () {

    /**
     * The way to define accessors in this engine, or null where there is none (ExtendScript). Found by trying: a shim
     * may offer `Object.defineProperty` and not be able to.
     */
    function accessorDefiner() {
        if (works(defineByDescriptor))
            return defineByDescriptor;
        if (works(defineByMethods))
            return defineByMethods;
        return null;
    }
    function works(define) {
        var written = 0;
        var probe = function () { return written; };
        function set(value) {
            written = Number(value);
        }
        try {
            define(probe, 'level', { get: function () { return written + 1; }, set: set });
            probe.level = 1;
            return probe.level === 2;
        }
        catch (_a) {
            return false;
        }
    }
    function defineByDescriptor(object, name, _a) {
        var get = _a.get, set = _a.set;
        var newer = Object;
        if (!newer.defineProperty)
            throw new TypeError('Object.defineProperty is missing');
        newer.defineProperty(object, name, { get: get, set: set, enumerable: true, configurable: true });
    }
    function defineByMethods(object, name, _a) {
        var get = _a.get, set = _a.set;
        object.__defineGetter__(name, get);
        object.__defineSetter__(name, set);
    }

    /**
     * The members of ExtendScript's `$`, none of which for-in shows. Source: types-for-adobe, shared/JavaScript.d.ts.
     */
    var EXTENDSCRIPT_MEMBERS = 'about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln';
    var EVERY_OBJECT = {};
    /**
     * The names of an object's members, whether for-in shows them or not, without those that every object has, but with
     * `toString`, of which hosts have their own. No member is read.
     */
    function memberNames(object) {
        var names = [];
        var known = {};
        function add(name) {
            var isCommon = name in EVERY_OBJECT || /^(__.*__|prototype|reflect)$/.test(name);
            if (known['$' + name] || (isCommon && name !== 'toString'))
                return;
            known['$' + name] = true;
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
            // Other engines' objects have no `reflect`, or call anything so.
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

    var PROTOTYPE = '__proto__';
    /**
     * Makes every member of `receiver.host` work through the receiver, a function: methods are called on the host object,
     * values are read from it and written to it. Enumerable members of the receiver stay what they are.
     *
     * Where the engine has accessors values are live. ExtendScript has none: there they are inherited from the host
     * object if the engine takes a new prototype, which is checked value by value, and copied once if not. Writes are
     * passed on through `watch`. What a copy cannot tell (`$.line`), `receiver.host` does.
     */
    function forwardMembers(receiver) {
        var names = newNames$1(receiver);
        var define = accessorDefiner();
        if (define) {
            forEachName(names, function (name) { return define(receiver, name, accessorsOf(receiver, name)); });
            return;
        }
        // Methods first: what is read-only in a prototype can no longer be assigned below it.
        forEachName(names, function (name) { return copyMethod(receiver, name); });
        inheritFromHost(receiver);
        forEachName(names, function (name) { return copyValue(receiver, name); });
    }
    /** A host may refuse to tell a value, and an engine to define `prototype` again: `host` is left for both. */
    function forEachName(names, use) {
        for (var i = 0; i < names.length; i++) {
            try {
                use(names[i]);
            }
            catch (_a) {
                // Then this member works through `host` only.
            }
        }
    }
    function newNames$1(receiver) {
        var taken = {};
        for (var name in receiver)
            if (!(name in {}))
                taken['$' + name] = true;
        var names = memberNames(receiver.host);
        var free = [];
        for (var i = 0; i < names.length; i++)
            if (!taken['$' + names[i]])
                free.push(names[i]);
        return free;
    }
    function hostMember(receiver, name) {
        return receiver.host[name];
    }
    function accessorsOf(receiver, name) {
        var method;
        var forward;
        return {
            get: function () {
                var value = hostMember(receiver, name);
                if (typeof value !== 'function')
                    return value;
                if (value !== method)
                    forward = forwarder(receiver, name, (method = value));
                return forward;
            },
            set: function (value) {
                receiver.host[name] = value;
            }
        };
    }
    function copyMethod(receiver, name) {
        var value = hostMember(receiver, name);
        if (typeof value === 'function')
            receiver[name] = forwarder(receiver, name, value);
    }
    function copyValue(receiver, name) {
        var value = hostMember(receiver, name);
        if (typeof value === 'function')
            return;
        if (typeof receiver[name] !== typeof value)
            receiver[name] = value;
        var watchable = receiver;
        if (!watchable.watch)
            return;
        watchable.watch(name, function passOn(_name, _before, written) {
            receiver.host[name] = written;
            return written;
        });
    }
    /** A function that calls the host's method on the host object, or constructs with it after `new`. */
    function forwarder(receiver, name, method) {
        function forward() {
            var isNew = typeof forward.prototype === 'object' && this instanceof forward;
            var scope = isNew ? this : receiver.host;
            return hostMember(receiver, name).apply(scope, arguments);
        }
        forward.prototype = method.prototype;
        return forward;
    }
    /** Puts the host object behind the function, which must stay callable by `call` and `apply`. */
    function inheritFromHost(receiver) {
        var call = receiver.call, apply = receiver.apply;
        try {
            receiver[PROTOTYPE] = receiver.host;
            receiver.call = call;
            receiver.apply = apply;
        }
        catch (_a) {
            // Then every value is copied.
        }
    }

    /** The version of this library: the one in package.json, as the build checks. */
    var version = '0.1.0';

    var NAMES = ['Collection', 'ElementCollection', 'ItemCollection', 'Selectors', '$', '$$'];
    /**
     * Puts the library on the global object. If the same version is there already, that one stays, with its plugins and
     * registered selectors, and gets back any name that was taken from it; another version is replaced, until
     * `noConflict` gives it its names back.
     *
     * If the host has a `$`, its members work through ours too, and it stays reachable as `$.host`.
     */
    function install(globals, own) {
        var loaded = globals.Collection;
        var api = (loaded === null || loaded === void 0 ? void 0 : loaded.noConflict) && loaded.version === version ? loaded.noConflict() : own;
        var before = {};
        adopt$1(globals, api.$);
        for (var i = 0; i < NAMES.length; i++) {
            if (NAMES[i] in globals)
                move(NAMES[i], globals, before);
            move(NAMES[i], api, globals);
        }
        api.Collection.version = version;
        api.Collection.noConflict = function noConflict() {
            for (var i = 0; i < NAMES.length; i++)
                giveBack$1(NAMES[i], globals, api, before);
            return api;
        };
    }
    function move(name, from, to) {
        to[name] = from[name];
    }
    /** A name that somebody else has taken meanwhile stays with them. */
    function giveBack$1(name, globals, api, before) {
        if (globals[name] !== api[name])
            return;
        if (name in before)
            move(name, before, globals);
        else
            delete globals[name];
    }
    /** Makes `$` stand in for the one that the host has, if any and if it is not of this library. */
    function adopt$1(globals, $) {
        var present = globals.$;
        var ElementCollection = globals.ElementCollection;
        var isOurs = present && ElementCollection && present.fn === ElementCollection.prototype;
        var host = isOurs ? present.host : present;
        if (host === undefined || host === null)
            return;
        $.host = host;
        if (typeof host === 'object' || typeof host === 'function')
            forwardMembers($);
    }

    /** Calls the method that prints a line, as the engine names it; false where there is none, or where it failed. */
    function printedBy(printer, method, text) {
        try {
            printer[method](text);
            return true;
        }
        catch (_a) {
            return false;
        }
    }
    /**
     * Writes a line (or several) where the user of the host reads it: the output panel in Animate (`fl.trace`), the
     * console of ExtendScript (`$.writeln`), standard output elsewhere. Without any of them the text is lost, silently.
     */
    function output(text) {
        if (typeof fl !== 'undefined' && printedBy(fl, 'trace', text))
            return;
        if (typeof $ !== 'undefined' && printedBy($, 'writeln', text))
            return;
        if (typeof console !== 'undefined' && printedBy(console, 'log', text))
            return;
        // The shells of Rhino, MuJS, Duktape and QuickJS print with a bare function.
        if (typeof print === 'function')
            printedBy({ log: print }, 'log', text);
    }

    /** Whether the value is an Array, of this realm or another. */
    function isArray(value) {
        return value instanceof Array || Object.prototype.toString.call(value) === '[object Array]';
    }
    /** Whether the value is a collection, of this copy of the library or another. */
    function isCollection(value) {
        if (typeof value !== 'object' || value === null)
            return false;
        var candidate = value;
        return typeof candidate.reach === 'function' && isArray(candidate.elements);
    }
    /** A new Array of what the value stands for: the elements of an Array or collection, nothing, or the value alone. */
    function gather(value) {
        if (value === undefined || value === null)
            return [];
        var source = isCollection(value) ? value.elements : value;
        return isArray(source) ? Array.prototype.slice.call(source, 0) : [source];
    }
    /** As `gather` for one argument; several arguments stand for themselves. */
    function gatherArguments(values) {
        return values.length > 1 ? gather(values) : gather(values[0]);
    }

    /** What came instead, in a message: primitives as written, everything else by its kind. */
    function shown(value) {
        if (typeof value === 'string')
            return '"' + value + '"';
        if (typeof value === 'function')
            return 'a Function';
        if (isArray(value))
            return 'an Array';
        if (typeof value !== 'object' || value === null)
            return String(value);
        return Object.prototype.toString.call(value);
    }
    /**
     * The error for an argument that cannot be used.
     *
     * @param method the full name of the method, `Collection.each`
     * @param name the name of the argument
     * @param expected what it must be, `a Function`
     */
    function wrongArgument(method, name, expected, value) {
        return new TypeError(method + '(): ' + name + ' must be ' + expected + ', got ' + shown(value));
    }
    /** The error for an argument of the right type with a value outside its range. */
    function outOfRange(method, name, expected, value) {
        return new RangeError(method + '(): ' + name + ' must be ' + expected + ', got ' + shown(value));
    }
    function checkFunction(method, name, value) {
        if (typeof value !== 'function')
            throw wrongArgument(method, name, 'a Function', value);
    }
    /** Refuses everything but an Array and `undefined`, which stands for "absent". */
    function checkParams(method, value) {
        if (value !== undefined && !isArray(value))
            throw wrongArgument(method, 'params', 'an Array', value);
    }
    /** Refuses everything but a name: a String with at least one character. */
    function checkName(method, name, value) {
        if (typeof value !== 'string' || value === '')
            throw wrongArgument(method, name, 'a non-empty String', value);
    }
    /** Refuses everything but a Number, of any value, and what stands for "absent". */
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

    /** The text of anything that was thrown: hosts throw errors, and sometimes bare strings. */
    function errorText(thrown) {
        var message = typeof thrown === 'object' && thrown !== null && thrown.message;
        return typeof message === 'string' ? message : String(thrown);
    }

    /**
     * What a shape is, in a word. A drawing object says `isGroup` too, so that is asked first.
     * Host members: `isDrawingObject`, `isGroup`, `isOvalObject`, `isRectangleObject`.
     */
    function shapeKind(shape) {
        if (shape.isDrawingObject)
            return 'drawing object';
        if (shape.isGroup)
            return 'group';
        if (shape.isOvalObject)
            return 'oval';
        return shape.isRectangleObject ? 'rectangle' : 'shape';
    }
    /** What an element is, in words of its user: `movie clip`, `bitmap`, `dynamic text`, `group` ... */
    function elementKind$1(element) {
        var described = element;
        var type = String(described.elementType);
        if (type === 'instance') {
            var instanceType = String(described.instanceType);
            return instanceType === 'symbol' ? String(described.symbolType) : instanceType;
        }
        if (type === 'text')
            return String(described.textType) + ' text';
        if (type === 'tlfText')
            return 'TLF text';
        return shapeKind(described);
    }
    function describeElement(element) {
        var name = element.name ? String(element.name) + ' ' : '';
        var kind = elementKind$1(element);
        var item = element.elementType === 'instance' ? element.libraryItem : null;
        return name + '(' + kind + (item ? ', ' + String(item.name) : '') + ')';
    }
    function describeObject(object) {
        if (typeof object.elementType === 'string')
            return describeElement(object);
        if (typeof object.itemType === 'string')
            return String(object.name) + ' (' + object.itemType + ')';
        if (typeof object.name === 'string' && object.name !== '')
            return object.name;
        return String(object);
    }
    function escapeLineBreaks(text) {
        return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
    }
    /**
     * One line about any value: `star1 (movie clip, shapes/star)` for an element, `shapes/star (movie clip)` for an item,
     * the name of another object or its string form; Strings in quotes. Never throws: of an object whose members cannot
     * be read, such as a deleted element, it gives the host's message.
     */
    function describe(value) {
        if (typeof value === 'string') {
            return '"' + escapeLineBreaks(value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')) + '"';
        }
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
            return String(value);
        try {
            return escapeLineBreaks(describeObject(value));
        }
        catch (error) {
            return '(' + escapeLineBreaks(errorText(error)) + ')';
        }
    }

    /**
     * The error for a host that failed part-way, its own message kept.
     *
     * @param method the full name of the method, `Collection.attr`
     * @param index the position of the element in the collection
     * @param more what to add to the element, where it was not alone
     * @example Collection.attr(): element 2, star1 (movie clip, shapes/star): The layer is locked.
     */
    function failure(method, index, element, error, more) {
        if (more === void 0) { more = ''; }
        var caller = method + '(): ';
        var message = errorText(error);
        // What a callback returned for one element is refused by the method itself, which is named once.
        var problem = message.indexOf(caller) === 0 ? message.substring(caller.length) : message;
        var text = caller + 'element ' + index + ', ' + describe(element) + more + ': ' + problem;
        return caused(error instanceof TypeError ? new TypeError(text) : new Error(text), error);
    }
    /** The error with what the host threw as its cause. */
    function caused(error, cause) {
        error.cause = cause;
        return error;
    }
    /**
     * Does something to all elements in one step of the host; an error is rethrown with the first of them.
     *
     * @param indices positions in the collection; by default those in the list
     * @example ElementCollection.group(): element 0, a (movie clip, star) and 2 more: ...
     */
    function atOnce(method, elements, work, indices) {
        try {
            return work();
        }
        catch (error) {
            var more = elements.length > 1 ? ' and ' + (elements.length - 1) + ' more' : '';
            throw failure(method, indices ? indices[0] : 0, elements[0], error, more);
        }
    }
    /**
     * Does the same to each element, in order; an error is rethrown with the place where it happened.
     * For work on the host only: what a callback of the user throws is the user's, and passes unchanged.
     */
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

    /** Names that need no quotes behind a dot, the words reserved in ES3 left out. */
    var PLAIN_NAME = /^[A-Za-z_]\w*$/;
    var RESERVED = /^(abstract|boolean|break|byte|case|catch|char|class|const|continue|debugger|default|delete|do|double|else|enum|export|extends|false|final|finally|float|for|function|goto|if|implements|import|in|instanceof|int|interface|long|native|new|null|package|private|protected|public|return|short|static|super|switch|synchronized|this|throw|throws|transient|true|try|typeof|var|void|volatile|while|with)$/;
    /** Whether source text may have the name of a member behind a dot, in every engine. */
    function isMemberName(name) {
        return PLAIN_NAME.test(name) && !RESERVED.test(name);
    }

    var written = {};
    /** Where this code runs in strict mode, a property that cannot be set throws: source text has to as well. */
    var STRICT = (function () {
        return this === undefined ? '"use strict";' : '';
    })();
    /**
     * A setter of a property as source text with its name in it: engines that only interpret take twice as long for a name
     * that they have to look up each time. Like all source text of ours it is ES3, although no gate sees it.
     *
     * @param isCalled whether the values come from a callback
     * @returns null for a name that cannot stand behind a dot
     */
    function writeSetter(name, isCalled) {
        if (!isMemberName(name))
            return null;
        var key = (isCalled ? 'called ' : 'plain ') + name;
        if (!written[key]) {
            var call = isCalled ? 'own=value.call(scope,list[i],i,list);set=i;' : '';
            var tell = isCalled ? 'progress.isSetting=set===i;' : '';
            var loop = "for(;i<list.length;i++){".concat(call, "list[i].").concat(name, "=").concat(isCalled ? 'own' : 'value', ";}");
            var source = "".concat(STRICT, "var i=0,set=-1,own;try{").concat(loop, "}finally{progress.index=i;").concat(tell, "}");
            written[key] = Function('list,value,scope,progress', source);
        }
        return written[key];
    }

    function attribute(method, name, value) {
        checkName(method, 'name', name);
        if (value !== undefined)
            return { name: name, value: value };
        throw new TypeError(method + '(): no value was given for "' + name + '"; to read it, use pluck');
    }
    /** The attributes that the arguments of `attr` name: one with its value, or the own pairs of an object. */
    function attributesOf(method, args) {
        var first = args[0];
        if (typeof first !== 'object' || first === null)
            return [attribute(method, first, args[1])];
        if (isArray(first))
            throw wrongArgument(method, 'the first argument', 'a name or an Object of values', first);
        var attributes = [];
        for (var name in first) {
            if (Object.prototype.hasOwnProperty.call(first, name)) {
                attributes.push(attribute(method, name, first[name]));
            }
        }
        return attributes;
    }
    /**
     * Gives each element, in order, its value: always the same, or what the Function returns for it.
     *
     * @param set does it; an error of the host is rethrown with the place where it happened
     * @param scope `this` of the Function
     */
    function setForEach(method, elements, value, scope, set) {
        var callback = typeof value === 'function' ? value : null;
        for (var i = 0; i < elements.length; i++) {
            var own = callback ? callback.call(scope, elements[i], i, elements) : value;
            try {
                set(elements[i], own, i);
            }
            catch (error) {
                throw failure(method, i, elements[i], error);
            }
        }
    }
    /** To write a loop takes as long as to set some hundred properties. */
    var MANY$1 = 300;
    function setEach(name) {
        return function setInTurn(elements, value, scope, progress) {
            var callback = typeof value === 'function' ? value : null;
            for (; progress.index < elements.length; progress.index++) {
                var element = elements[progress.index];
                progress.isSetting = false;
                var own = callback ? callback.call(scope, element, progress.index, elements) : value;
                progress.isSetting = true;
                element[name] = own;
            }
        };
    }
    /** Sets a property of each element, in order: to a value, or to what the Function returns for it. See `setForEach`. */
    function setProperty(method, elements, attribute, scope) {
        var name = attribute.name, value = attribute.value;
        var written = elements.length >= MANY$1 ? writeSetter(name, typeof value === 'function') : null;
        var progress = { index: 0, isSetting: true };
        try {
            (written || setEach(name))(elements, value, scope, progress);
        }
        catch (error) {
            throw progress.isSetting ? failure(method, progress.index, elements[progress.index], error) : error;
        }
    }

    /**
     * A function that calls the callback with the arguments that every callback of a collection gets.
     *
     * @param elements the live Array, the third argument
     * @param scope `this` of the callback
     * @param params further arguments
     */
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
    /** Calls the callback for each element, first to last; elements that it appends are visited too. */
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
    /** The elements for which the callback returns something truthy, in a new Array. */
    function callToSelect(callback, elements, scope) {
        var kept = [];
        // Written by index: a call of push takes as long as the rest, in engines that only interpret.
        var count = 0;
        for (var i = 0; i < elements.length; i++) {
            var element = elements[i];
            if (callback.call(scope, element, i, elements))
                kept[count++] = element;
        }
        return kept;
    }
    /** The callback's result for each element, in a new Array. */
    function callToMap(callback, elements, scope) {
        var results = [];
        for (var i = 0; i < elements.length; i++) {
            results[i] = callback.call(scope, elements[i], i, elements);
        }
        return results;
    }
    /** The scope given, or the fallback where none is. */
    function scopeOr(scope, fallback) {
        return scope === undefined || scope === null ? fallback : scope;
    }

    /** The name of the class that made an object, read from its constructor (ES3 functions need not have a `name`). */
    function className(object) {
        var type = object.constructor;
        if (typeof type.name === 'string' && type.name !== '')
            return type.name;
        var declaration = /^\s*function\s+([\w$]+)/.exec(String(type));
        return declaration ? declaration[1] : 'Collection';
    }

    /**
     * Refusals that say nothing about the property: the object is gone, or the host cannot tell. Everything else that a
     * host throws at reading means that the object has no such property now, as `brightness` in another colour mode.
     */
    var NOT_AN_ANSWER = /^(Invalid JavaScript object|NotImplemented)\b/;
    /**
     * A property of a host object; undefined where there is none and where the host refuses to give it.
     *
     * @throws what the host threw, when it says that the object was deleted or the member is not implemented
     */
    function read(object, property) {
        try {
            return object[property];
        }
        catch (error) {
            if (NOT_AN_ANSWER.test(errorText(error)))
                throw error;
            return undefined;
        }
    }
    /** A property that holds a list of host objects; an empty list where there is none. */
    function readList(object, property) {
        return listOf(read(object, property));
    }
    /** What a method without arguments says, as true or false; false where there is no such method. */
    function ask(object, method) {
        var ability = read(object, method);
        return typeof ability === 'function' && Boolean(ability.call(object));
    }
    /** The value when it is a list (an Array of any realm), else an empty list. */
    function listOf(value) {
        return isObject(value) && typeof value.length === 'number' ? value : [];
    }
    function isObject(value) {
        return typeof value === 'object' && value !== null;
    }

    /**
     * Properties that tell most host objects apart, cheap ones first, in the order in which they are asked: what elements
     * and library items have.
     */
    var TELLING$1 = ['name', 'x', 'y', 'elementType', 'width', 'height', 'depth'];
    /** A bucket longer than this is divided by the next property. */
    var LONG = 8;
    /**
     * Values kept for host objects, by identity. Host objects cannot be tagged: where the engine has a Map, that is used
     * and no object is touched; elsewhere objects go into buckets by their cheap properties, one more of them wherever a
     * bucket grows long, so that time stays near-linear.
     */
    var IdentityMap = /** @class */ (function () {
        function IdentityMap() {
            this.map = typeof Map === 'function' ? new Map() : new BucketMap();
        }
        IdentityMap.prototype.get = function (key) {
            return this.map.get(key);
        };
        IdentityMap.prototype.set = function (key, value) {
            this.map.set(key, value);
        };
        return IdentityMap;
    }());
    /** The map for engines without one. Exported for its tests. */
    var BucketMap = /** @class */ (function () {
        function BucketMap() {
            this.root = { entries: [], divided: null };
        }
        BucketMap.prototype.get = function (key) {
            var entry = entryOf(this.find(key).bucket, key);
            return entry ? entry.value : undefined;
        };
        BucketMap.prototype.set = function (key, value) {
            var place = this.find(key);
            var entry = entryOf(place.bucket, key);
            if (entry) {
                entry.value = value;
                return;
            }
            place.bucket.entries.push({ key: key, value: value });
            if (place.bucket.entries.length > LONG && place.depth < TELLING$1.length)
                divide(place.bucket, place.depth);
        };
        /** The undivided bucket that the object belongs to, and how many properties lead there. */
        BucketMap.prototype.find = function (key) {
            var bucket = this.root;
            var depth = 0;
            while (bucket.divided)
                bucket = childFor(bucket.divided, TELLING$1[depth++], key);
            return { bucket: bucket, depth: depth };
        };
        return BucketMap;
    }());
    function entryOf(bucket, key) {
        for (var i = 0; i < bucket.entries.length; i++)
            if (bucket.entries[i].key === key)
                return bucket.entries[i];
        return null;
    }
    function divide(bucket, depth) {
        var divided = {};
        for (var i = 0; i < bucket.entries.length; i++) {
            childFor(divided, TELLING$1[depth], bucket.entries[i].key).entries.push(bucket.entries[i]);
        }
        bucket.entries = [];
        bucket.divided = divided;
    }
    function childFor(divided, property, key) {
        var name = labelOf$1(key, property);
        if (!Object.prototype.hasOwnProperty.call(divided, name))
            divided[name] = { entries: [], divided: null };
        return divided[name];
    }
    /** A map key for the value of a property; the type in front keeps keys clear of built-in members. */
    function labelOf$1(key, property) {
        try {
            var value = key[property];
            return typeof value + (isObject(value) || typeof value === 'function' ? '' : String(value));
        }
        catch (_a) {
            return '!';
        }
    }

    function has(map, key) {
        return Object.prototype.hasOwnProperty.call(map, key);
    }
    /** Whether equality is told by identity, and not by the value's text and type. */
    function isByIdentity(value) {
        return (typeof value === 'object' && value !== null) || typeof value === 'function';
    }
    /** A map key for a plain value; the prefix keeps types apart and keys clear of built-in members. */
    function keyOf$1(value) {
        return '$' + typeof value + String(value);
    }
    var NAN_KEY = keyOf$1(NaN);
    /** A set of any values, by strict equality, near-linear in time (see `IdentityMap`). */
    var IdentitySet = /** @class */ (function () {
        function IdentitySet() {
            this.plain = {};
            this.objects = new IdentityMap();
        }
        /** Adds the value; false when it was there. NaN, which equals nothing, is always new. */
        IdentitySet.prototype.add = function (value) {
            if (this.has(value))
                return false;
            if (isByIdentity(value))
                this.objects.set(value, true);
            else if (keyOf$1(value) !== NAN_KEY)
                this.plain[keyOf$1(value)] = true;
            return true;
        };
        IdentitySet.prototype.has = function (value) {
            return isByIdentity(value) ? this.objects.get(value) === true : has(this.plain, keyOf$1(value));
        };
        return IdentitySet;
    }());

    /** The nearest whole number towards zero, never -0; 0 for what is no number. */
    function toInteger(value) {
        var number = Number(value);
        return (number < 0 ? Math.ceil(number) : Math.floor(number)) || 0;
    }
    /** As `Array.prototype.indexOf` of ES5, which ES3 lacks. */
    function indexOf(elements, element, fromIndex) {
        var from = toInteger(fromIndex);
        for (var i = from < 0 ? Math.max(elements.length + from, 0) : from; i < elements.length; i++) {
            if (elements[i] === element)
                return i;
        }
        return -1;
    }

    /** The property of any value; undefined for null and undefined, which have none. */
    function readProperty(value, name) {
        return value === null || value === undefined ? undefined : value[name];
    }
    /** A function that follows a dotted path (`libraryItem.name`) from a value; a missing link gives undefined. */
    function pathReader(path) {
        var links = path.split('.');
        if (links.length === 1)
            return function (value) { return readProperty(value, path); };
        return function followPath(value) {
            var at = value;
            for (var i = 0; i < links.length; i++)
                at = readProperty(at, links[i]);
            return at;
        };
    }

    /**
     * Calls a method of each element. All of them are looked up before the first is called, so that nothing has happened
     * when one is missing.
     */
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

    function spaces$1(count) {
        var text = '';
        while (text.length < count)
            text += ' ';
        return text;
    }
    /**
     * The text of `list`: a first line with the label and the count, then a line for each element with its index,
     * right-aligned.
     */
    function listing(label, elements) {
        var count = elements.length;
        var lines = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
        var width = String(count - 1).length;
        for (var i = 0; i < count; i++) {
            var index = String(i);
            lines.push('  ' + spaces$1(width - index.length) + index + ': ' + describe(elements[i]));
        }
        return lines.join('\n');
    }

    var NOT_ASCII = /[\u0080-\uFFFF]/;
    /**
     * The text with its capitals folded away: two texts are the same but for case exactly when their folds are equal.
     *
     * The fold of a text is the fold of its characters one by one, so that pieces of a text fold as they do within the
     * whole (which `toLowerCase` alone does not promise: Greek has a small sigma for the end of a word), and it never
     * changes a length (which `toLowerCase` does to U+0130). Letters whose counterpart is longer, or is ASCII while they
     * are not, stay as they are, as they do in regular expressions that ignore case.
     */
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
        return folded.length === 1 && !escapesToAscii ? folded : character;
    }

    var ZERO = 48;
    var NINE = 57;
    /**
     * The test of a pattern with ranges. It follows all places that the pieces so far may have reached at once, one pass
     * over the text per piece, so that no number has to be tried again: time is proportional to pattern x text.
     *
     * A number next to `*` is read in full: the digits beside it are its own and not the star's, so that `{1|20}*` finds
     * `7` and `7b` but not `100`. Next to a text or another range, digits are shared out as the pattern demands.
     */
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
    /** Whether the pattern is a range with texts beside it or none, the commonest of those with ranges. */
    function isOneNumber(pattern) {
        var ranges = 0;
        for (var i = 0; i < pattern.length; i++) {
            if (pattern[i].type === 'any')
                return false;
            if (pattern[i].type === 'range')
                ranges++;
        }
        return ranges === 1;
    }
    var WHOLE_NUMBER = /^-?[0-9]+$/;
    /** As `compileRanges` for such a pattern: the number is all that stands between the texts. */
    function compileNumber(pattern) {
        var at = 0;
        while (pattern[at].type !== 'range')
            at++;
        var _a = pattern[at], min = _a.min, max = _a.max;
        var before = joinedText(pattern.slice(0, at));
        var after = joinedText(pattern.slice(at + 1));
        return function matchesNumber(text) {
            var end = text.length - after.length;
            if (end <= before.length || text.substring(end) !== after)
                return false;
            if (text.substring(0, before.length) !== before)
                return false;
            var digits = text.substring(before.length, end);
            var number = Number(digits);
            return number >= min && number <= max && WHOLE_NUMBER.test(digits);
        };
    }
    function joinedText(pieces) {
        var text = '';
        for (var i = 0; i < pieces.length; i++)
            text += pieces[i].text;
        return text;
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
            // Starts come in order: zeros that an earlier one has walked over are not walked over again.
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

    /**
     * The only wildcard matcher: names, paths, classes and values of queries, `find` and `remove` all use it.
     * A text matches when the pieces, one after the other, cover it from end to end.
     * The test takes time proportional to pattern x text at most, whatever the two are.
     */
    function compilePattern(pattern, options) {
        if (!options.ignoreCase)
            return compilePieces(pattern);
        var matches = compilePieces(foldPattern(pattern));
        return function matchesIgnoringCase(text) {
            return matches(foldCase(text));
        };
    }
    /** The pattern of a plain text in which `*` alone is special. */
    function wildcard(text) {
        var pattern = [];
        var start = 0;
        for (var star = text.indexOf('*'); star >= 0; star = text.indexOf('*', start)) {
            if (star > start)
                pattern.push({ type: 'text', text: text.substring(start, star) });
            if (pattern.length === 0 || pattern[pattern.length - 1].type !== 'any')
                pattern.push({ type: 'any' });
            start = star + 1;
        }
        if (start < text.length)
            pattern.push({ type: 'text', text: text.substring(start) });
        return pattern;
    }
    function foldPattern(pattern) {
        var folded = [];
        for (var i = 0; i < pattern.length; i++) {
            var piece = pattern[i];
            folded.push(piece.type === 'text' ? { type: 'text', text: foldCase(piece.text) } : piece);
        }
        return folded;
    }
    function compilePieces(pattern) {
        var literals = literalsBetweenStars(pattern);
        if (literals === null)
            return isOneNumber(pattern) ? compileNumber(pattern) : compileRanges(pattern);
        return literals.length === 1 ? compileLiteral(literals[0]) : compileStars(literals);
    }
    /** The texts between the stars, the empty ones included; null when there are ranges as well. */
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
    function compileLiteral(literal) {
        return function matchesLiteral(text) {
            return text === literal;
        };
    }
    /**
     * The first literal stands at the start and the last at the end; each one between is taken where it occurs first,
     * which leaves the most room for those that follow, so that none ever has to be taken back.
     */
    function compileStars(literals) {
        var last = literals.length - 1;
        var head = literals[0];
        var tail = literals[last];
        var shortest = literals.join('').length;
        return function matchesStars(text) {
            var end = text.length - tail.length;
            if (text.length < shortest)
                return false;
            if (text.substring(0, head.length) !== head || text.substring(end) !== tail)
                return false;
            var from = head.length;
            for (var i = 1; i < last; i++) {
                var found = text.indexOf(literals[i], from);
                if (found < 0)
                    return false;
                from = found + literals[i].length;
            }
            return from <= end;
        };
    }

    /** Whether the value is a RegExp, of this realm or another. */
    function isRegExp(value) {
        return Object.prototype.toString.call(value) === '[object RegExp]';
    }
    /** Tests from the start of each text, whatever `lastIndex` the flags g and y left, and leaves that as it was. */
    function regExpTest$1(pattern) {
        return function matchesRegExp(value) {
            var lastIndex = pattern.lastIndex;
            pattern.lastIndex = 0;
            var isMatch = pattern.test(String(value));
            pattern.lastIndex = lastIndex;
            return isMatch;
        };
    }
    function wildcardTest(text) {
        var matches = compilePattern(wildcard(text), { ignoreCase: false });
        return function matchesWildcard(value) {
            return matches(String(value));
        };
    }
    /** The same test, never met by what is absent. */
    function whenPresent(test) {
        return function isPresentAndMatches(value) {
            return value !== null && value !== undefined && test(value);
        };
    }
    function valueTest(wanted) {
        if (isRegExp(wanted))
            return whenPresent(regExpTest$1(wanted));
        if (typeof wanted === 'string' && wanted.indexOf('*') >= 0)
            return whenPresent(wildcardTest(wanted));
        return function isEqual(value) {
            return value === wanted;
        };
    }
    /**
     * The test of `find` and `remove`: whether a property of an element matches a value.
     *
     * @param method the full name of the calling method, for the error of an element that cannot be read
     * @param wanted a String with `*`: a wildcard for the whole text; a RegExp; anything else: strict equality
     */
    function propertyTest(method, wanted, property) {
        var test = valueTest(wanted);
        return function propertyMatches(element, index) {
            if (element === null || element === undefined)
                return false;
            var value;
            try {
                value = readProperty(element, property);
            }
            catch (error) {
                throw failure(method, index, element, error);
            }
            return test(value);
        };
    }

    /** Merges the ordered stretches [from, middle) and [middle, end) of `source` into the same place of `target`. */
    function merge(source, target, from, middle, end, compare) {
        var left = from;
        var right = middle;
        for (var at = from; at < end; at++) {
            var takesRight = left >= middle || (right < end && compare(source[left], source[right]) > 0);
            target[at] = takesRight ? source[right++] : source[left++];
        }
    }
    /**
     * A sorted copy in which equal elements keep their order (the engines' own sort need not be stable in ES3).
     * Bottom-up merge sort: n\u00B7log n comparisons, no recursion.
     */
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

    /** Kinds of values in the order in which they are sorted. */
    var NUMBER = 0;
    var NOT_A_NUMBER = 1;
    var TEXT$1 = 2;
    var OTHER = 3;
    var ABSENT = 4;
    function rankOf(element, value) {
        if (typeof value === 'number') {
            return { element: element, rank: isNaN(value) ? NOT_A_NUMBER : NUMBER, value: value, folded: value };
        }
        if (typeof value === 'string')
            return { element: element, rank: TEXT$1, value: value, folded: value.toLowerCase() };
        return { element: element, rank: value === undefined ? ABSENT : OTHER, value: 0, folded: 0 };
    }
    function ascending(a, b) {
        if (a < b)
            return -1;
        return a > b ? 1 : 0;
    }
    function compareRanked(a, b) {
        return a.rank - b.rank || ascending(a.folded, b.folded) || ascending(a.value, b.value);
    }
    /** The value that an element is sorted by without being told: itself, or its name when it has one. */
    function naturalValue(element) {
        if (typeof element !== 'object' || element === null)
            return element;
        var name = readProperty(element, 'name');
        return typeof name === 'string' || typeof name === 'number' ? name : element;
    }
    /**
     * A sorted copy: by Number values ascending, then Strings by code unit (ignoring case first, then minding it), then
     * all else in its old order, undefined last. `readValue` is asked once per element.
     *
     * @param method the full name of the calling method, for the error of an element that cannot be read
     */
    function sortByValue(method, elements, readValue) {
        var ranked = [];
        forEach(method, elements, function rankElement(element, index) {
            ranked[index] = rankOf(element, readValue(element));
        });
        var sorted = stableSort(ranked, compareRanked);
        var result = [];
        for (var i = 0; i < sorted.length; i++)
            result[i] = sorted[i].element;
        return result;
    }
    /** A sorted copy by a comparison of the user; as with `Array.prototype.sort`, undefined goes last, uncompared. */
    function sortByComparison(elements, compare) {
        var present = [];
        var absent = [];
        for (var i = 0; i < elements.length; i++)
            (elements[i] === undefined ? absent : present).push(elements[i]);
        return stableSort(present, compare).concat(absent);
    }
    /**
     * A sorted copy.
     *
     * @param method the full name of the calling method
     * @param compare nothing: by themselves or their names; a String: by that property; a Function: by what it says
     */
    function sorted(method, elements, compare) {
        if (compare === undefined)
            return sortByValue(method, elements, naturalValue);
        if (typeof compare === 'function')
            return sortByComparison(elements, compare);
        if (typeof compare !== 'string' || compare === '') {
            throw wrongArgument(method, 'compare', 'a Function or the name of a property', compare);
        }
        return sortByValue(method, elements, pathReader(compare));
    }

    /** The elements that pass, in a new Array; nothing is changed when the test throws. */
    function selectWhere(elements, test) {
        var kept = [];
        var count = 0;
        for (var i = 0; i < elements.length; i++) {
            var element = elements[i];
            if (test(element, i))
                kept[count++] = element;
        }
        return kept;
    }

    var METHOD$9 = 'Collection.remove';
    /** All elements but those listed. */
    function withoutListed(elements, listed) {
        var unwanted = new IdentitySet();
        for (var i = 0; i < listed.length; i++)
            unwanted.add(listed[i]);
        return selectWhere(elements, function isNotListed(element) {
            return !unwanted.has(element);
        });
    }
    /** As `Array.prototype.splice`: a negative start counts from the end, one before the start is the start. */
    function withoutPositions(elements, start, count) {
        checkWholeNumber(METHOD$9, 'start', start);
        checkWholeNumber(METHOD$9, 'count', count);
        if (count < 0)
            throw outOfRange(METHOD$9, 'count', '0 or more', count);
        var rest = elements.slice();
        rest.splice(start, count);
        return rest;
    }
    function withoutMatches(elements, value, property) {
        checkName(METHOD$9, 'property', property);
        var matches = propertyTest(METHOD$9, value, property);
        return selectWhere(elements, function matchesNot(element, index) {
            return !matches(element, index);
        });
    }
    function isIncluded(elements, value) {
        if ((typeof value !== 'object' || value === null) && typeof value !== 'function')
            return false;
        for (var i = 0; i < elements.length; i++)
            if (elements[i] === value)
                return true;
        return false;
    }
    /**
     * What is left of the elements after `remove` with these arguments, in a new Array. The kind of the first two
     * arguments says which form of the method is meant.
     */
    function withoutRemoved(elements, args) {
        var what = args[0];
        var detail = args[1];
        var isPlain = detail === undefined;
        if (isPlain && what === undefined) {
            throw wrongArgument(METHOD$9, 'the first argument', 'elements, a position or a value to look for', what);
        }
        if (isArray(what) || isCollection(what))
            return withoutListed(elements, gather(what));
        if (typeof what === 'number' && typeof detail !== 'string') {
            return withoutPositions(elements, what, isPlain ? 1 : detail);
        }
        if (isPlain && isIncluded(elements, what))
            return withoutListed(elements, [what]);
        return withoutMatches(elements, what, isPlain ? 'name' : detail);
    }

    /** Puts other elements into the same Array, which callers hold on to. Linear, without a call per length of argument lists. */
    function replaceElements(target, elements) {
        for (var i = 0; i < elements.length; i++)
            target[i] = elements[i];
        target.length = elements.length;
    }

    /**
     * An ordered, chainable list of anything; duplicates are kept. Every method returns the collection itself unless it
     * says otherwise. Wrong arguments throw before anything is changed.
     *
     * Callbacks get `(element, index, elements)`, `elements` being the internal Array; `this` is the collection, or the
     * scope given. What a callback throws passes through.
     *
     * @example new Collection([3, 1, 2]).sort().elements // [1, 2, 3]
     */
    var Collection = /** @class */ (function () {
        /** @param elements an Array or another collection (copied), one value, several values, or nothing */
        function Collection() {
            var elements = [];
            for (var _i = 0; _i < arguments.length; _i++) {
                elements[_i] = arguments[_i];
            }
            if (!(this instanceof Collection))
                throw new TypeError('Collection is a class: write "new" before its name');
            this.elements = gatherArguments(elements);
        }
        /**
         * Calls the callback for each element, first to last; elements that it appends are visited too.
         *
         * @param params items appended to the arguments of the callback
         */
        Collection.prototype.each = function (callback, params, scope) {
            checkFunction('Collection.each', 'callback', callback);
            checkParams('Collection.each', params);
            callForEach(callback, this.elements, scopeOr(scope, this), params);
            return this;
        };
        /** As `each`, last to first: deleting the current element is safe. */
        Collection.prototype.reach = function (callback, params, scope) {
            checkFunction('Collection.reach', 'callback', callback);
            checkParams('Collection.reach', params);
            var call = caller(callback, this.elements, scopeOr(scope, this), params);
            for (var i = this.elements.length - 1; i >= 0; i--) {
                if (i < this.elements.length)
                    call(this.elements[i], i);
            }
            return this;
        };
        /**
         * The index of the first element that is the same (`===`), or -1.
         *
         * @param fromIndex where to begin; negative counts from the end
         */
        Collection.prototype.indexOf = function (element, fromIndex) {
            if (fromIndex === void 0) { fromIndex = 0; }
            checkOptionalNumber('Collection.indexOf', 'fromIndex', fromIndex);
            return indexOf(this.elements, element, fromIndex);
        };
        /** The element at an index counted from 0; undefined outside. */
        Collection.prototype.get = function (index) {
            if (typeof index !== 'number')
                throw wrongArgument('Collection.get', 'index', 'a Number', index);
            return this.elements[index];
        };
        /**
         * A new Array of the elements whose property matches.
         *
         * @param value a String with `*`: a wildcard for the whole text, minding case; a RegExp; anything else: equality
         */
        Collection.prototype.find = function (value, property) {
            if (property === void 0) { property = 'name'; }
            if (arguments.length === 0)
                throw wrongArgument('Collection.find', 'value', 'given', value);
            checkName('Collection.find', 'property', property);
            return selectWhere(this.elements, propertyTest('Collection.find', value, property));
        };
        /** Appends elements: an Array or collection in order, one value, or several arguments. */
        Collection.prototype.add = function () {
            var elements = [];
            for (var _i = 0; _i < arguments.length; _i++) {
                elements[_i] = arguments[_i];
            }
            var added = gatherArguments(elements);
            for (var i = 0; i < added.length; i++)
                this.elements.push(added[i]);
            return this;
        };
        Collection.prototype.remove = function () {
            var args = [];
            for (var _i = 0; _i < arguments.length; _i++) {
                args[_i] = arguments[_i];
            }
            replaceElements(this.elements, withoutRemoved(this.elements, args));
            return this;
        };
        Collection.prototype.filter = function (callback, thisObject) {
            checkFunction('Collection.filter', 'callback', callback);
            replaceElements(this.elements, callToSelect(callback, this.elements, scopeOr(thisObject, this)));
            return this;
        };
        Collection.prototype.attr = function () {
            var args = [];
            for (var _i = 0; _i < arguments.length; _i++) {
                args[_i] = arguments[_i];
            }
            var attributes = attributesOf('Collection.attr', args);
            for (var i = 0; i < attributes.length; i++) {
                setProperty('Collection.attr', this.elements, attributes[i], this);
            }
            return this;
        };
        /**
         * Sorts, stably. By default Numbers come first, then Strings and objects with a name, ignoring case, then the rest;
         * undefined comes last.
         *
         * @param compare as in `Array.prototype.sort`, or the name of a property to sort by
         */
        Collection.prototype.sort = function (compare) {
            replaceElements(this.elements, sorted('Collection.sort', this.elements, compare));
            return this;
        };
        /**
         * Writes the elements to the output panel, a line each.
         *
         * @param label the heading; default: the string form of the collection
         */
        Collection.prototype.list = function (label) {
            var text = label === undefined || label === null ? '' : String(label);
            output(listing(text || String(this), this.elements));
            return this;
        };
        /** Calls the callback once with the params; `this` is the collection. */
        Collection.prototype.call = function (callback) {
            var params = [];
            for (var _i = 1; _i < arguments.length; _i++) {
                params[_i - 1] = arguments[_i];
            }
            checkFunction('Collection.call', 'callback', callback);
            callback.apply(this, params);
            return this;
        };
        /** Calls the callback once with an Array of params. */
        Collection.prototype.apply = function (callback, params, scope) {
            checkFunction('Collection.apply', 'callback', callback);
            checkParams('Collection.apply', params);
            callback.apply(scopeOr(scope, this), params || []);
            return this;
        };
        /** `[object Collection length=3]`, with the name of the class. */
        Collection.prototype.toString = function () {
            return '[object ' + className(this) + ' length=' + this.elements.length + ']';
        };
        /** A new Array of the callback's results. */
        Collection.prototype.map = function (callback, scope) {
            checkFunction('Collection.map', 'callback', callback);
            return callToMap(callback, this.elements, scopeOr(scope, this));
        };
        /** A new Array of a property of each element; `libraryItem.name` follows the dots, a missing link is undefined. */
        Collection.prototype.pluck = function (property) {
            checkName('Collection.pluck', 'property', property);
            var read = pathReader(property);
            var values = [];
            forEach('Collection.pluck', this.elements, function (element) { return values.push(read(element)); });
            return values;
        };
        /** Calls a method of each element with the params; nothing is called when an element lacks it. */
        Collection.prototype.invoke = function (name) {
            var params = [];
            for (var _i = 1; _i < arguments.length; _i++) {
                params[_i - 1] = arguments[_i];
            }
            checkName('Collection.invoke', 'name', name);
            invokeOnEach('Collection.invoke', this.elements, name, params);
            return this;
        };
        /** The first element, undefined when empty. */
        Collection.prototype.first = function () {
            return this.elements[0];
        };
        /** The last element, undefined when empty. */
        Collection.prototype.last = function () {
            return this.elements[this.elements.length - 1];
        };
        /** A new collection of a part, as `Array.prototype.slice`. */
        Collection.prototype.slice = function (start, end) {
            checkOptionalNumber('Collection.slice', 'start', start);
            checkOptionalNumber('Collection.slice', 'end', end);
            return this.derive(end === undefined ? this.elements.slice(start || 0) : this.elements.slice(start || 0, end));
        };
        /** Drops later occurrences of the same element. */
        Collection.prototype.unique = function () {
            var seen = new IdentitySet();
            replaceElements(this.elements, selectWhere(this.elements, function (element) { return seen.add(element); }));
            return this;
        };
        /** A new collection of the same elements. */
        Collection.prototype.clone = function () {
            return this.derive(this.elements);
        };
        /** A new collection of the same class with other elements; subclasses pass on what else they were made with. */
        Collection.prototype.derive = function (elements) {
            var Type = this.constructor;
            return new Type(elements);
        };
        return Collection;
    }());

    // The helpers that TypeScript's output calls, written for ES3: tslib's `__extends` needs Object.setPrototypeOf. A
    // helper that is missing here fails the build, on purpose: the syntax that needs it has no place in `src/`.

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

    /**
     * The keyframes of a layer, first to last. Host members: `layer.frames`, which holds one entry per frame number, the
     * same object throughout a span, and `frame.duration`, which leads from one keyframe to the next.
     */
    function keyframesOf(layer) {
        var frames = readList(layer, 'frames');
        var keyframes = [];
        var index = 0;
        while (index < frames.length) {
            keyframes.push(frames[index]);
            index = endOfSpan(frames, index);
        }
        return keyframes;
    }
    /** The index after the last entry of the span that begins at `start`. */
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
    /** The keyframes of all layers of a timeline, the top layer first. Folder layers have none. */
    function keyframesOfTimeline(timeline) {
        return joined$1(listsOf(readList(timeline, 'layers'), keyframesOf));
    }
    /** The elements of a keyframe, in the host's order. */
    function elementsOfFrame(frame) {
        return readList(frame, 'elements');
    }
    /** The elements of every keyframe of a layer, locked or not: a list for each keyframe. */
    function elementsOfLayer(layer) {
        return listsOf(keyframesOf(layer), elementsOfFrame);
    }
    /** The elements of every keyframe of every layer of a timeline, the top layer first: a list for each keyframe. */
    function elementsOfTimeline(timeline) {
        return listsOf(keyframesOfTimeline(timeline), elementsOfFrame);
    }
    /**
     * The elements on the timeline being edited at its current frame, the top layer first: a list for each layer. Locked
     * layers are left out; hidden layers, guides and masks count; folders, and layers that end before the playhead, have
     * none.
     */
    function currentElements(document) {
        var timeline = document.getTimeline();
        var frame = timeline.currentFrame;
        return listsOf(readList(timeline, 'layers'), function elementsAtPlayhead(layer) {
            if (read(layer, 'locked'))
                return [];
            var frames = readList(layer, 'frames');
            return frame < frames.length ? elementsOfFrame(frames[frame]) : [];
        });
    }
    /**
     * The elements of every keyframe of every timeline, scenes first, then symbols in the order of the library: a list for
     * each keyframe.
     */
    function allElements(document) {
        var ofScenes = joined$1(listsOf(document.timelines, elementsOfTimeline));
        return ofScenes.concat(joined$1(listsOf(document.library.items, function elementsOfItem(item) {
            var timeline = timelineOf(item);
            return timeline ? elementsOfTimeline(timeline) : [];
        })));
    }
    /** The timeline of a library item; null for items that have none. */
    function timelineOf(item) {
        return read(item, 'timeline') || null;
    }
    /** What is made of each object, in order. */
    function listsOf(objects, listOf) {
        var lists = [];
        for (var i = 0; i < objects.length; i++)
            lists.push(listOf(objects[i]));
        return lists;
    }
    /** Lists as one, in order. The host's own lists, which are no Arrays, are read by index. */
    function joined$1(lists) {
        var all = [];
        for (var at = 0; at < lists.length; at++) {
            var list = lists[at];
            var length = list.length;
            for (var i = 0; i < length; i++)
                all.push(list[i]);
        }
        return all;
    }

    /**
     * The account of a run, for users who wonder what a query does.
     *
     * @example
     * $(): star*:movieclip, :bitmap
     *   candidates  40
     *   star*       12
     *   :movieclip   9
     *   , :bitmap    3
     *   matches     12
     */
    function explanation(caller, plan, candidates) {
        var lines = [{ label: 'candidates', count: candidates }];
        var lastPart = 0;
        return {
            add: function (step, part, kept) {
                lines.push({ label: (part === lastPart ? '' : ', ') + step.label, count: kept });
                lastPart = part;
            },
            finish: function (matches) {
                lines.push({ label: 'matches', count: matches });
                return caller + ': ' + plan.label + '\n' + table(lines);
            }
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
            var count = String(lines[i].count);
            var gap = labelWidth - lines[i].label.length + 2 + countWidth - count.length;
            rows.push('  ' + lines[i].label + blanks(gap) + count);
        }
        return rows.join('\n');
    }
    function blanks(count) {
        return new Array(count + 1).join(' ');
    }

    /** Subjects of one kind in the order of their first mention, each once. */
    var DistinctList = /** @class */ (function () {
        function DistinctList() {
            this.subjects = [];
            this.isListed = [];
        }
        /** Appends the subject; false when it was there. */
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
        return DistinctList;
    }());
    /** A list of subjects that are known already. */
    function distinct$1(subjects) {
        var list = new DistinctList();
        list.addAll(subjects);
        return list;
    }

    /**
     * Completes the message of what a callback of the user, or the host, threw in the middle of a query, so that it tells
     * which query and which element. An error stays the error that it was; anything else becomes an Error.
     *
     * @param what how the error came about, `thrown by ":blurred" for`
     */
    function nameFailure(thrown, what, object, run) {
        // What was named where it came from is on its way up.
        if (run.failure !== null && run.failure.error === thrown)
            return thrown;
        var message = errorText(thrown);
        var text = "".concat(message, "\n  ").concat(what, " ").concat(describe(object), " in the query \"").concat(run.query, "\"");
        var error = isObject(thrown) ? thrown : new Error(text);
        rewrite(error, message, text);
        run.failure = { error: error };
        return error;
    }
    function rewrite(error, message, text) {
        try {
            error.message = text;
            error.stack = renamed(error.stack, message, text);
        }
        catch (_a) {
            // An error that cannot be written to passes as it is.
        }
    }
    /** Engines that print the stack may have written the old message into it. */
    function renamed(stack, message, text) {
        if (typeof stack !== 'string' || message === '' || stack.indexOf(text) >= 0)
            return stack;
        var at = stack.indexOf(message);
        return at < 0 ? stack : stack.substring(0, at) + text + stack.substring(at + message.length);
    }

    /** Texts that stand in quotes as they are. */
    var PLAIN_TEXT = /^[\w .\/-]*$/;
    /** What a variable of a property holds before the property was read. */
    var UNREAD = {};
    /** What source text can refer to: values of the object, each asked for once at most, and values from outside. */
    var LoopWriter = /** @class */ (function () {
        /** @param first what the same code mentioned when it was written for the first time */
        function LoopWriter(first) {
            this.first = first;
            /** Names of the values that are mentioned, and how often. */
            this.names = [];
            this.mentions = [];
            this.constants = [UNREAD];
            /** Whether the first value is asked for before all else, so that it is there whenever it is mentioned again. */
            this.isFirstAsked = true;
        }
        /** The value of a property of the object. */
        LoopWriter.prototype.property = function (name) {
            return this.once(name, 'o' + this.access(name));
        };
        /** The value at the end of a dotted path from the object, undefined where a link is missing. */
        LoopWriter.prototype.path = function (links) {
            var source = this.property(links[0]);
            for (var i = 1; i < links.length; i++) {
                source = '((v=' + source + ')===undefined||v===null?undefined:v' + this.access(links[i]) + ')';
            }
            return this.once(links.join('.'), source);
        };
        LoopWriter.prototype.access = function (name) {
            return isMemberName(name) ? '.' + name : '[' + this.constant(name) + ']';
        };
        /** A condition that always holds. What stands behind it may never be asked for. */
        LoopWriter.prototype.always = function () {
            if (this.names.length === 0)
                this.isFirstAsked = false;
            return 'true';
        };
        /** A value that the source text works out. A variable keeps it where it is mentioned more than once. */
        LoopWriter.prototype.once = function (name, source) {
            var at = 0;
            while (at < this.names.length && this.names[at] !== name)
                at++;
            this.names[at] = name;
            this.mentions[at] = (this.mentions[at] || 0) + 1;
            if (!this.first || this.first.mentions[at] === 1)
                return source;
            if (at === 0 && this.first.isFirstAsked)
                return this.mentions[0] === 1 ? '(p0=' + source + ')' : 'p0';
            return '(p' + at + '===k0?p' + at + '=' + source + ':p' + at + ')';
        };
        /** A property as text: empty where it is absent. */
        LoopWriter.prototype.text = function (name) {
            return '(typeof(v=' + this.property(name) + ')==="string"?v:' + this.constant(textOf$1) + '(v))';
        };
        /** A value from outside. */
        LoopWriter.prototype.constant = function (value) {
            if (typeof value === 'number' && isFinite(value))
                return '(' + value + ')';
            if (typeof value === 'string' && PLAIN_TEXT.test(value))
                return '"' + value + '"';
            this.constants.push(value);
            return 'k' + (this.constants.length - 1);
        };
        return LoopWriter;
    }());
    /** A value as text: empty where it is absent. */
    function textOf$1(value) {
        return value === undefined || value === null ? '' : String(value);
    }
    /**
     * The loop for a test, as one function without a call per object: what takes most of the time of a query is calls.
     * ES3 like everything else, although no gate sees it.
     */
    function writeLoop(code) {
        var first = new LoopWriter(null);
        code(first);
        var loop = new LoopWriter(first);
        var condition = code(loop);
        var variables = ['o', 'v'];
        var forget = '';
        for (var at = 0; at < first.mentions.length; at++) {
            if (first.mentions[at] === 1)
                continue;
            variables.push('p' + at);
            if (at > 0 || !first.isFirstAsked)
                forget += 'p' + at + '=';
        }
        var names = [];
        for (var i = 0; i < loop.constants.length; i++)
            names.push('k' + i);
        var source = 'return function(list,kept,i){var ' +
            variables.join(',') +
            ',n=list.length,m=kept.length;try{for(;i<n;i++){o=list[i];' +
            (forget === '' ? '' : forget + 'k0;') +
            'if(' +
            condition +
            ')kept[m++]=o;}}catch(e){}return i;};';
        return Function(names.join(','), source).apply(null, loop.constants);
    }

    /** The folder part of a path, `''` for the root. */
    function folderOf$1(path) {
        return path.substring(0, path.lastIndexOf('/'));
    }
    /** The last part of a path. */
    function leafOf$1(path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
    /** Whether an item is a folder. */
    function isFolder(item) {
        return item.read('itemType') === 'folder';
    }
    /** The items of a library by path and by folder; each item's name is read once. */
    var LibraryIndex = /** @class */ (function () {
        function LibraryIndex(items, subjects) {
            this.paths = {};
            this.folders = {};
            this.filled = null;
            this.items = subjects.allDistinct(items);
            for (var i = 0; i < this.items.length; i++)
                this.enter(this.items[i]);
        }
        /** The item of a full path, or null. */
        LibraryIndex.prototype.at = function (path) {
            return this.paths['/' + path] || null;
        };
        /** The items directly in a folder, in the library's order. */
        LibraryIndex.prototype.inFolder = function (path) {
            return this.folders['/' + path] || [];
        };
        /** Whether there is anything but folders in a folder, at any depth. */
        LibraryIndex.prototype.isFilled = function (path) {
            if (!this.filled)
                this.filled = filledFolders(this.items);
            return this.filled['/' + path] === true;
        };
        LibraryIndex.prototype.enter = function (item) {
            var path = item.readText('name');
            var folder = '/' + folderOf$1(path);
            var siblings = this.folders[folder] || (this.folders[folder] = []);
            this.paths['/' + path] = item;
            siblings.push(item);
        };
        return LibraryIndex;
    }());
    /** The folders that hold more than folders; a folder whose ancestors are known already is not followed upwards again. */
    function filledFolders(items) {
        var filled = {};
        for (var i = 0; i < items.length; i++) {
            if (isFolder(items[i]))
                continue;
            var folder = folderOf$1(items[i].readText('name'));
            // The root is in itself: the second time it is known.
            while (!filled['/' + folder]) {
                filled['/' + folder] = true;
                folder = folderOf$1(folder);
            }
        }
        return filled;
    }

    /**
     * What a query asks about: a host object (an element, a library item, a keyframe) together with what has been read of
     * it. Each property is read from the host once at most, however many steps ask for it.
     */
    var Subject = /** @class */ (function () {
        /** @param id its place in the list of subjects that it belongs to, see `Subjects` */
        function Subject(object, id) {
            this.object = object;
            this.id = id;
            /** How many values are kept. */
            this.count = 0;
            /** The first of them: most queries ask for no more, and two Arrays for each object would take most of their time. */
            this.firstName = '';
            this.firstValue = undefined;
            /** Names and values of the others side by side: a query asks for few, so that a search beats a map. */
            this.names = null;
            this.values = null;
        }
        /** A property of the host object; undefined where it is absent or the host refuses it. */
        Subject.prototype.read = function (name) {
            if (this.count > 0 && this.firstName === name)
                return this.firstValue;
            var at = this.find(name);
            return at >= 0 ? this.values[at] : this.keep(name, read(this.object, name));
        };
        /** A property as text; empty where it is absent. */
        Subject.prototype.readText = function (name) {
            var value = this.read(name);
            return value === undefined || value === null ? '' : String(value);
        };
        /**
         * Something worked out from the object, once.
         *
         * @param name no name of a property: it holds a character that those do not have
         */
        Subject.prototype.remember = function (name, workOut) {
            if (this.count > 0 && this.firstName === name)
                return this.firstValue;
            var at = this.find(name);
            return (at >= 0 ? this.values[at] : this.keep(name, workOut(this)));
        };
        /** Turns to another object and forgets the one before. */
        Subject.prototype.turnTo = function (object) {
            this.object = object;
            this.count = 0;
        };
        /** The place of a value among the others, or -1. */
        Subject.prototype.find = function (name) {
            for (var i = 0; i < this.count - 1; i++)
                if (this.names[i] === name)
                    return i;
            return -1;
        };
        Subject.prototype.keep = function (name, value) {
            if (this.count === 0) {
                this.firstName = name;
                this.firstValue = value;
            }
            else {
                if (!this.names)
                    this.names = [];
                if (!this.values)
                    this.values = [];
                this.names[this.count - 1] = name;
                this.values[this.count - 1] = value;
            }
            this.count++;
            return value;
        };
        return Subject;
    }());

    /** The subjects of one query: exactly one per host object, numbered by `id` in order of first appearance. */
    var Subjects = /** @class */ (function () {
        function Subjects() {
            this.list = [];
            /** Made at first need: objects that are known to be distinct need no search. */
            this.index = null;
        }
        /** The subject of an object, always the same one. */
        Subjects.prototype.of = function (object) {
            var index = this.index || (this.index = this.buildIndex());
            return index.get(object) || this.append(object, index);
        };
        /** The subjects of several objects, in order, each once. */
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
        /** As `all` for objects that are distinct, the first that the query meets. */
        Subjects.prototype.allDistinct = function (objects) {
            if (this.list.length > 0)
                return this.all(objects);
            for (var i = 0; i < objects.length; i++)
                this.append(objects[i], null);
            return this.list.slice(0);
        };
        Subjects.prototype.append = function (object, index) {
            var subject = new Subject(object, this.list.length);
            this.list.push(subject);
            if (index)
                index.set(object, subject);
            return subject;
        };
        Subjects.prototype.buildIndex = function () {
            var index = new IdentityMap();
            for (var i = 0; i < this.list.length; i++)
                index.set(this.list[i].object, this.list[i]);
            return index;
        };
        return Subjects;
    }());

    /** One run of a query: whatever is read, looked up or worked out during it is kept here and dropped with it. */
    var Run = /** @class */ (function () {
        function Run(options) {
            this.elements = new Subjects();
            this.items = new Subjects();
            /** The last error that was given the query's and the element's names. */
            this.failure = null;
            this.libraryIndex = null;
            this.memory = {};
            this.query = options.query;
            this.document = options.document;
            this.random = options.random;
        }
        /** The document's library, listed at first need. */
        Run.prototype.library = function () {
            if (!this.libraryIndex)
                this.libraryIndex = new LibraryIndex(this.document.library.items, this.items);
            return this.libraryIndex;
        };
        /** The library item of an element, or null. */
        Run.prototype.itemOf = function (element) {
            var item = element.read('libraryItem');
            return isObject(item) ? this.items.of(item) : null;
        };
        /** Something worked out once per run. */
        Run.prototype.remember = function (name, workOut) {
            if (this.memory[name] === undefined)
                this.memory[name] = workOut(this);
            return this.memory[name];
        };
        return Run;
    }());

    /**
     * Runs a query on a set.
     *
     * @param source what the query as a whole was asked about
     * @param trace when given, the steps run one by one as they are written
     * @returns the matches, each once, in the order of the set; in no particular order when the plan `replaces`
     */
    function runPlan(plan, set, run, source, trace) {
        if (source === void 0) { source = set; }
        if (plan.test && !trace)
            return keep(set, plan.test, run);
        var found = new DistinctList();
        for (var part = 0; part < plan.groups.length; part++) {
            var group = plan.groups[part];
            var kept = set;
            var steps = trace ? group.written : group.staged;
            for (var i = 0; i < steps.length; i++) {
                var step = steps[i];
                kept = step.type === 'test' ? keep(kept, step.test, run) : step.apply(kept, run, source);
                if (trace)
                    trace(step, part, kept.length);
            }
            if (plan.groups.length === 1)
                return kept;
            found.addAll(kept);
        }
        return plan.replaces ? found.subjects : inOrderOf$1(set, found);
    }
    /** The subjects of the list, in the order of another that holds them all. */
    function inOrderOf$1(all, list) {
        var ordered = [];
        for (var i = 0; i < all.length; i++)
            if (list.has(all[i]))
                ordered.push(all[i]);
        return ordered;
    }
    function keep(set, test, run) {
        var kept = [];
        var i = 0;
        try {
            for (; i < set.length; i++)
                if (test(set[i], run))
                    kept.push(set[i]);
        }
        catch (error) {
            throw nameFailure(error, 'met at', set[i].object, run);
        }
        return kept;
    }

    /** Follows the links of a dotted key from a value on; undefined where one is missing. */
    function followFrom(value, links, start) {
        var at = value;
        for (var i = start; i < links.length; i++) {
            if (at === undefined || at === null)
                return undefined;
            at = isObject(at) ? read(at, links[i]) : at[links[i]];
        }
        return at;
    }

    /** The positions that CSS writes as `An+B`. */
    function nth$1(a, b) {
        var step = Math.abs(a) || 1;
        var remainder = (b - 1) % step;
        // The lowest position of the row, which goes up from B, or down to it.
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
        return { type: 'position', argument: 'none', choose: function () { return choice; } };
    }
    /** The pseudos that choose by position within the set at that point, for elements and items alike. */
    var POSITION_PSEUDOS = {
        first: fixed(nth$1(0, 1)),
        last: fixed(last),
        even: fixed(nth$1(2, 0)),
        odd: fixed(nth$1(2, 1)),
        nth: {
            type: 'position',
            argument: 'nth',
            choose: function (argument) {
                return nth$1(argument.a, argument.b);
            }
        },
        random: {
            type: 'position',
            argument: 'optional-probability',
            choose: function (argument) { return drawn(argument ? argument.value : 0.5); }
        }
    };

    /** Several lists of pseudos as one. */
    function joined(lists) {
        var all = {};
        for (var i = 0; i < lists.length; i++) {
            var list = lists[i];
            for (var name in list)
                if (Object.prototype.hasOwnProperty.call(list, name))
                    all[name] = list[name];
        }
        return all;
    }
    /** A test of properties of one object. */
    function pseudo(cost, test) {
        return { type: 'test', cost: cost, test: test };
    }
    /** Holds for whatever there is. */
    var ANYTHING$1 = function () { return true; };
    ANYTHING$1.code = function (loop) { return loop.always(); };
    /** Holds when any of the tests holds. */
    function anyOf(tests) {
        var holdsForAny = function holdsForAny(subject, run) {
            for (var i = 0; i < tests.length; i++)
                if (tests[i](subject, run))
                    return true;
            return false;
        };
        holdsForAny.code = joinedCode(tests, '||');
        return holdsForAny;
    }
    /** Holds when all of the tests hold; they are tried in order. */
    function allOf(tests) {
        if (tests.length === 1)
            return tests[0];
        var holdsForAll = function holdsForAll(subject, run) {
            for (var i = 0; i < tests.length; i++)
                if (!tests[i](subject, run))
                    return false;
            return true;
        };
        holdsForAll.code = joinedCode(tests, '&&');
        return holdsForAll;
    }
    /** Holds when the test does not. */
    function not(test) {
        var holdsNot = function (subject, run) { return !test(subject, run); };
        var code = test.code;
        if (code)
            holdsNot.code = function (loop) { return '!' + code(loop); };
        return holdsNot;
    }
    /** Holds when the property is exactly that value. */
    function hasValue(property, value) {
        var holdsForValue = function (subject) { return subject.read(property) === value; };
        holdsForValue.code = function (loop) { return '(' + loop.property(property) + '===' + loop.constant(value) + ')'; };
        return holdsForValue;
    }
    /** The code of tests with an operator between them; null when one of them has none. */
    function joinedCode(tests, operator) {
        for (var i = 0; i < tests.length; i++)
            if (!tests[i].code)
                return null;
        return function writeJoined(loop) {
            var parts = [];
            for (var i = 0; i < tests.length; i++)
                parts.push(tests[i].code(loop));
            return '(' + parts.join(operator) + ')';
        };
    }

    /** What `Subject.remember` keeps; no property of the host has a colon. */
    var KEYFRAMES = ':keyframes';
    var ELEMENTS = ':elements';
    var MEMBERS = ':members';
    /** The keyframes of an item's timeline, the top layer first; null for an item without timeline. */
    function keyframesOfItem(item) {
        return item.remember(KEYFRAMES, function inspectTimeline() {
            var timeline = timelineOf(item.object);
            return timeline ? frameSubjects(timeline) : null;
        });
    }
    /** The keyframes of a timeline, the top layer first. */
    function frameSubjects(timeline) {
        var frames = keyframesOfTimeline(timeline);
        var subjects = [];
        for (var i = 0; i < frames.length; i++)
            subjects.push(new Subject(frames[i], i));
        return subjects;
    }
    /** The number of elements of a keyframe. */
    function elementCount(keyframe) {
        return listOf(keyframe.read('elements')).length;
    }
    /** The elements of keyframes, each once. */
    function elementsOfKeyframes(keyframes, run) {
        var elements = [];
        for (var i = 0; i < keyframes.length; i++)
            elements = append(elements, listOf(keyframes[i].read('elements')));
        return run.elements.all(elements);
    }
    /** The elements directly on an item's timeline, in every keyframe. */
    function elementsOfItem(item, run) {
        return item.remember(ELEMENTS, function inspectElements() {
            return elementsOfKeyframes(keyframesOfItem(item) || [], run);
        });
    }
    /**
     * The members of a group; none for any other element. A drawing object calls itself a group as well, but has none.
     * Raw shapes inside a group are not among them: the host leaves them out.
     */
    function membersOf(element, run) {
        return element.remember(MEMBERS, function inspectMembers() {
            return isGroup(element) ? run.elements.all(listOf(element.read('members'))) : [];
        });
    }
    function isGroup(element) {
        return Boolean(element.read('isGroup')) && !element.read('isDrawingObject');
    }
    /** The symbol on whose timeline an instance shows what is inside it; null for anything but a symbol instance. */
    function symbolOf(element, run) {
        if (element.read('elementType') !== 'instance')
            return null;
        var item = run.itemOf(element);
        return item && keyframesOfItem(item) ? item : null;
    }
    function append(list, more) {
        for (var i = 0; i < more.length; i++)
            list.push(more[i]);
        return list;
    }

    /**
     * A walk into groups and symbol instances. A symbol is entered once, however many instances show it, so that the walk
     * takes time proportional to what it finds, and ends where symbols contain themselves. It keeps its own list of what
     * remains to be visited: depth of nesting costs no calls.
     */
    var Descent = /** @class */ (function () {
        /** @param leftOut elements that are neither listed nor entered when they are met on the way */
        function Descent(run, leftOut) {
            if (leftOut === void 0) { leftOut = new DistinctList(); }
            this.run = run;
            this.leftOut = leftOut;
            /** What was found so far, each element right before what is inside it. */
            this.found = new DistinctList();
            this.entered = new DistinctList();
        }
        /** What is directly inside an element, unless its symbol was entered before. */
        Descent.prototype.enter = function (element) {
            var symbol = symbolOf(element, this.run);
            if (!symbol)
                return membersOf(element, this.run);
            return this.entered.add(symbol) ? elementsOfItem(symbol, this.run) : [];
        };
        /** Finds everything inside an element, at any depth. */
        Descent.prototype.into = function (element) {
            this.through(this.enter(element));
        };
        /** Finds these elements and everything inside them. */
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

    /** @param plan a query about elements */
    function containment(plan, run) {
        return plan.test ? new ContainmentOfEach(plan.test, run) : new ContainmentOfSets(plan, run);
    }
    /**
     * For queries that look at one element at a time: each symbol's elements are tested once. A symbol also contains what
     * the symbols on its timeline contain; as they may contain one another in circles, all that are reached are looked at
     * first, and what matches is then handed on to those that show them.
     */
    var ContainmentOfEach = /** @class */ (function () {
        function ContainmentOfEach(test, run) {
            this.test = test;
            this.run = run;
            /** What is known of symbols, by their id. */
            this.known = [];
        }
        ContainmentOfEach.prototype.inElement = function (element) {
            var symbol = symbolOf(element, this.run);
            if (symbol)
                return this.inItem(symbol);
            var look = this.look(membersOf(element, this.run));
            if (look.matches)
                return true;
            for (var i = 0; i < look.symbols.length; i++)
                if (this.inItem(look.symbols[i]))
                    return true;
            return false;
        };
        ContainmentOfEach.prototype.inItem = function (item) {
            if (this.known[item.id] === undefined)
                this.explore(item);
            return this.known[item.id] === true;
        };
        /** Finds out about an item and all symbols that it leads to. */
        ContainmentOfEach.prototype.explore = function (start) {
            var reached = new DistinctList();
            var holders = [];
            var matching = [];
            reached.add(start);
            // The list grows while it is gone through.
            for (var i = 0; i < reached.subjects.length; i++) {
                var symbol = reached.subjects[i];
                var look = this.look(elementsOfItem(symbol, this.run));
                if (look.matches || this.anyKnown(look.symbols))
                    matching.push(symbol);
                else
                    this.follow(symbol, look.symbols, reached, holders);
            }
            this.conclude(reached.subjects, matching, holders);
        };
        ContainmentOfEach.prototype.follow = function (holder, symbols, reached, holders) {
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
    }());
    /** For queries with positions or sets: each symbol's whole contents are asked once. */
    var ContainmentOfSets = /** @class */ (function () {
        function ContainmentOfSets(plan, run) {
            this.plan = plan;
            this.run = run;
            this.known = [];
        }
        ContainmentOfSets.prototype.inElement = function (element) {
            var symbol = symbolOf(element, this.run);
            return symbol ? this.inItem(symbol) : this.findsIn(membersOf(element, this.run));
        };
        ContainmentOfSets.prototype.inItem = function (item) {
            var known = this.known[item.id];
            if (known === undefined) {
                known = this.findsIn(elementsOfItem(item, this.run));
                this.known[item.id] = known;
            }
            return known;
        };
        ContainmentOfSets.prototype.findsIn = function (elements) {
            var descent = new Descent(this.run);
            descent.through(elements);
            return runPlan(this.plan, descent.found.subjects, this.run).length > 0;
        };
        return ContainmentOfSets;
    }());

    /** How dear a test is: a step is tried after the cheaper ones where the result cannot differ. */
    var COST = {
        NOTHING: 0,
        /** Properties of the object itself. */
        OWN: 1,
        /** What is reached through the object: its library item, a dotted path. */
        LINKED: 2,
        /** The keyframes of a timeline. */
        TIMELINE: 3,
        /** All that is inside, at any depth. */
        CONTENTS: 4
    };

    /** `:is(query)` and `:not(query)`: a set step only where the query has one itself. */
    function matching(wanted) {
        return {
            type: 'query',
            make: function (plan, label) {
                var test = plan.test;
                if (test === null)
                    return matchingSet(plan, label, wanted);
                return {
                    type: 'test',
                    label: label,
                    test: wanted ? test : not(test),
                    cost: plan.cost,
                    isForeign: plan.isForeign,
                    meetsOthers: plan.meetsOthers
                };
            }
        };
    }
    function matchingSet(plan, label, wanted) {
        return {
            type: 'set',
            label: label,
            replaces: false,
            position: null,
            apply: function (set, run, source) {
                var matches = distinct$1(runPlan(plan, set, run, source));
                var kept = [];
                for (var i = 0; i < set.length; i++)
                    if (matches.has(set[i]) === wanted)
                        kept.push(set[i]);
                return kept;
            }
        };
    }
    /** Steps of one query must not share what they remember. */
    var containments = 0;
    function containing(holds) {
        return {
            type: 'query',
            make: function (plan, label) {
                var name = 'containment ' + String(++containments);
                var test = function contains(subject, run) {
                    return holds(run.remember(name, function () { return containment(plan, run); }), subject);
                };
                return { type: 'test', label: label, test: test, cost: COST.CONTENTS, isForeign: plan.isForeign, meetsOthers: true };
            }
        };
    }
    /** The pseudos that ask another query about an element. */
    var ELEMENT_QUERIES = {
        is: matching(true),
        not: matching(false),
        has: containing(function (contents, element) { return contents.inElement(element); })
    };
    /** The pseudos that ask another query about an item; what items have inside are elements. */
    var ITEM_QUERIES = {
        is: matching(true),
        not: matching(false),
        has: containing(function (contents, item) { return contents.inItem(item); })
    };

    /** Works a fact out once per item, however many instances ask for it. */
    function fact(name, holds) {
        function workOut(item) {
            var keyframes = keyframesOfItem(item);
            return keyframes !== null && holds(keyframes);
        }
        return function isFact(item) {
            return item.remember(name, workOut);
        };
    }
    function some(test) {
        return function someKeyframe(keyframes) {
            for (var i = 0; i < keyframes.length; i++)
                if (test(keyframes[i]))
                    return true;
            return false;
        };
    }
    var hasElements = some(function (keyframe) { return elementCount(keyframe) > 0; });
    /** Motion objects are told by a method: the reference knows no word for them in `tweenType`. */
    function isTweened(keyframe) {
        var type = keyframe.readText('tweenType');
        return (type !== '' && type !== 'none') || ask(keyframe.object, 'isMotionObject');
    }
    /**
     * What is asked about timelines, of items and of the instances that show them.
     * Host members: `tweenType`, `isMotionObject`, `startFrame`, `elements`, `actionScript`, `soundLibraryItem`, `soundName` of Frame.
     */
    var TIMELINE_FACTS = {
        empty: fact(':empty', function (keyframes) { return !hasElements(keyframes); }),
        animated: fact(':animated', some(isTweened)),
        keyframed: fact(':keyframed', some(function (keyframe) { return Number(keyframe.read('startFrame')) > 0 && elementCount(keyframe) > 0; })),
        scripted: fact(':scripted', some(function (keyframe) { return keyframe.readText('actionScript') !== ''; })),
        audible: fact(':audible', some(function (keyframe) { return Boolean(keyframe.read('soundLibraryItem')) || keyframe.readText('soundName') !== ''; }))
    };

    /** `:children`: what is directly inside groups and symbol instances, in all of their keyframes. */
    function childrenOf$2(set, run) {
        var descent = new Descent(run);
        var children = new DistinctList();
        for (var i = 0; i < set.length; i++)
            children.addAll(descent.enter(set[i]));
        return children.subjects;
    }
    /** `:descendants`: what is inside groups and symbol instances at any depth. */
    function descendantsOf$1(set, run) {
        var descent = new Descent(run);
        for (var i = 0; i < set.length; i++)
            descent.into(set[i]);
        return descent.found.subjects;
    }
    /**
     * `:parent`: the groups and symbol instances that directly contain one of the set. The host leads from an element to
     * nothing that contains it, so they are looked for in the source and, at any depth, inside it.
     */
    function parentsOf$1(set, run, source) {
        var wanted = distinct$1(set);
        function isParentSymbol(symbol) {
            return wanted.hasAny(elementsOfItem(symbol, run));
        }
        var candidates = reachableFrom(source, run);
        var isParent = [];
        var parents = [];
        for (var i = 0; i < candidates.length; i++) {
            var symbol = symbolOf(candidates[i], run);
            if (symbol && isParent[symbol.id] === undefined)
                isParent[symbol.id] = isParentSymbol(symbol);
            var contains = symbol ? isParent[symbol.id] : wanted.hasAny(membersOf(candidates[i], run));
            if (contains)
                parents.push(candidates[i]);
        }
        return parents;
    }
    /**
     * The source and all that is inside it, in an order that depends on the source alone: each element of the source,
     * followed by what is inside it and not in the source itself.
     */
    function reachableFrom(source, run) {
        var descent = new Descent(run, distinct$1(source));
        for (var i = 0; i < source.length; i++) {
            descent.found.add(source[i]);
            descent.into(source[i]);
        }
        return descent.found.subjects;
    }

    var isSymbol$1 = hasValue('instanceType', 'symbol');
    var isVideo = anyOf([
        hasValue('instanceType', 'video'),
        hasValue('instanceType', 'embedded video'),
        hasValue('instanceType', 'linked video')
    ]);
    var isShape$1 = anyOf([hasValue('elementType', 'shape'), hasValue('elementType', 'shapeObj')]);
    var isTlfText = hasValue('elementType', 'tlfText');
    function symbolOfType(symbolType) {
        return allOf([isSymbol$1, hasValue('symbolType', symbolType)]);
    }
    function textOfType(textType) {
        return allOf([hasValue('elementType', 'text'), hasValue('textType', textType)]);
    }
    /** Instances of components that the library keeps as symbols do not say so themselves: their items do. */
    function isComponent(element, run) {
        if (element.read('elementType') !== 'instance')
            return false;
        if (element.read('instanceType') === 'component')
            return true;
        var item = run.itemOf(element);
        return item !== null && item.read('itemType') === 'component';
    }
    function isPrimitive(element) {
        return Boolean(element.read('isRectangleObject') || element.read('isOvalObject'));
    }
    function isDrawing(element, run) {
        return isShape$1(element, run) && !isGroup(element) && !isPrimitive(element);
    }
    var IS_MOVIE_CLIP = symbolOfType('movie clip');
    var IS_BUTTON = symbolOfType('button');
    var IS_COMPILED_CLIP = hasValue('instanceType', 'compiled clip');
    /**
     * What can have an instance name. A compiled clip is a component too.
     * Host members: `elementType`, `instanceType`, `symbolType`, `textType`.
     */
    var isScriptable = anyOf([
        IS_MOVIE_CLIP,
        IS_BUTTON,
        textOfType('dynamic'),
        textOfType('input'),
        isVideo,
        IS_COMPILED_CLIP,
        isComponent
    ]);
    /** The kinds of elements. */
    var ELEMENT_TYPES = {
        instance: pseudo(COST.OWN, hasValue('elementType', 'instance')),
        symbol: pseudo(COST.OWN, isSymbol$1),
        movieclip: pseudo(COST.OWN, IS_MOVIE_CLIP),
        graphic: pseudo(COST.OWN, symbolOfType('graphic')),
        button: pseudo(COST.OWN, IS_BUTTON),
        bitmap: pseudo(COST.OWN, hasValue('instanceType', 'bitmap')),
        compiledclip: pseudo(COST.OWN, IS_COMPILED_CLIP),
        component: pseudo(COST.LINKED, isComponent),
        video: pseudo(COST.OWN, isVideo),
        embeddedvideo: pseudo(COST.OWN, hasValue('instanceType', 'embedded video')),
        linkedvideo: pseudo(COST.OWN, hasValue('instanceType', 'linked video')),
        text: pseudo(COST.OWN, anyOf([hasValue('elementType', 'text'), isTlfText])),
        "static": pseudo(COST.OWN, textOfType('static')),
        dynamic: pseudo(COST.OWN, textOfType('dynamic')),
        input: pseudo(COST.OWN, textOfType('input')),
        tlftext: pseudo(COST.OWN, isTlfText),
        shape: pseudo(COST.OWN, isDrawing),
        group: pseudo(COST.OWN, function (element) { return isGroup(element) && !isPrimitive(element); }),
        primitive: pseudo(COST.OWN, isPrimitive),
        rectangle: pseudo(COST.OWN, function (element) { return Boolean(element.read('isRectangleObject')); }),
        oval: pseudo(COST.OWN, function (element) { return Boolean(element.read('isOvalObject')); })
    };

    /** What holds for an instance when it holds for the timeline that it shows. */
    function ofSymbol(fact) {
        return function holdsForSymbol(element, run) {
            var symbol = symbolOf(element, run);
            return symbol !== null && fact(symbol);
        };
    }
    var isExported = function isExported(element, run) {
        var item = run.itemOf(element);
        return item !== null && Boolean(item.read('linkageExportForAS'));
    };
    /** Every pseudo of elements that is no position and asks no other query. */
    var ELEMENT_PSEUDOS = joined([
        ELEMENT_TYPES,
        {
            selected: pseudo(COST.OWN, function (element) { return Boolean(element.read('selected')); }),
            named: pseudo(COST.OWN, function (element) { return element.readText('name') !== ''; }),
            unnamed: pseudo(COST.OWN, function (element) { return element.readText('name') === ''; }),
            scriptable: pseudo(COST.LINKED, isScriptable),
            filtered: pseudo(COST.OWN, function (element) { return listOf(element.read('filters')).length > 0; }),
            tinted: pseudo(COST.OWN, hasValue('colorMode', 'tint')),
            transparent: pseudo(COST.OWN, hasValue('colorMode', 'alpha')),
            exported: pseudo(COST.LINKED, isExported),
            empty: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.empty)),
            animated: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.animated)),
            keyframed: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.keyframed)),
            scripted: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.scripted)),
            audible: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.audible)),
            children: { type: 'replace', apply: childrenOf$2 },
            descendants: { type: 'replace', apply: descendantsOf$1 },
            parent: { type: 'replace', apply: parentsOf$1 }
        }
    ]);

    /** Elements on the stage. */
    var elementKind = {
        word: 'element',
        pseudos: joined([ELEMENT_PSEUDOS, POSITION_PSEUDOS, ELEMENT_QUERIES]),
        nameOf: function (element) { return element.readText('name'); },
        testsAlone: true,
        nameCode: function (loop) { return loop.text('name'); },
        itemOf: function (element, run) { return run.itemOf(element); },
        itemCode: function (property, test, loop) {
            var holds = loop.constant(function (item) { return test(textOf$1(read(item, property))); });
            return '(typeof(v=' + loop.property('libraryItem') + ')==="object"&&v!==null&&' + holds + '(v))';
        },
        follow: function (element, links, run) {
            if (links[0] !== 'libraryItem')
                return followFrom(element.read(links[0]), links, 1);
            // Many elements share an item: what was read of it for one serves for all. Written loops do without that: to find
            // what was read takes longer than to read it, where the engine has no Map.
            var item = run.itemOf(element);
            return item ? followFrom(item.read(links[1]), links, 2) : undefined;
        },
        inPositionOrder: null,
        reachableFrom: reachableFrom
    };

    /** Items in the order in which the library panel shows them sorted by name: ignoring case, contents after folders. */
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
        if (a === b)
            return 0;
        return a < b ? -1 : 1;
    }

    /** `:children`: what is directly in these folders. */
    function childrenOf$1(set, run) {
        var library = run.library();
        var children = new DistinctList();
        for (var i = 0; i < set.length; i++) {
            if (isFolder(set[i]))
                children.addAll(library.inFolder(set[i].readText('name')));
        }
        return children.subjects;
    }
    /** `:descendants`: what is in these folders at any depth, each folder before what is in it. */
    function descendantsOf(set, run) {
        var found = new DistinctList();
        for (var i = 0; i < set.length; i++) {
            var waiting = childrenOf$1([set[i]], run).reverse();
            for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
                if (!found.add(next))
                    continue;
                var inside = childrenOf$1([next], run);
                for (var at = inside.length - 1; at >= 0; at--)
                    waiting.push(inside[at]);
            }
        }
        return found.subjects;
    }
    /** `:parent`: the folders that these items are in; none for items at the root. */
    function parentsOf(set, run) {
        var library = run.library();
        var parents = new DistinctList();
        for (var i = 0; i < set.length; i++) {
            var parent = library.at(folderOf$1(set[i].readText('name')));
            if (parent)
                parents.add(parent);
        }
        return parents.subjects;
    }

    function ofType(itemType) {
        return hasValue('itemType', itemType);
    }
    var isSymbol = anyOf([ofType('movie clip'), ofType('graphic'), ofType('button')]);
    /** Since Flash 8 a video's item type is "video" and `videoType` says which one; older hosts said it at once. */
    function isVideoOfType(type) {
        return function isVideoOf(item) {
            var itemType = item.read('itemType');
            return itemType === type || (itemType === 'video' && item.read('videoType') === type);
        };
    }
    /** The kinds of library items. Host members: `itemType`, `videoType`. */
    var ITEM_TYPES = {
        movieclip: pseudo(COST.OWN, ofType('movie clip')),
        graphic: pseudo(COST.OWN, ofType('graphic')),
        button: pseudo(COST.OWN, ofType('button')),
        symbol: pseudo(COST.OWN, isSymbol),
        timeline: pseudo(COST.OWN, isSymbol),
        folder: pseudo(COST.OWN, ofType('folder')),
        bitmap: pseudo(COST.OWN, ofType('bitmap')),
        sound: pseudo(COST.OWN, ofType('sound')),
        font: pseudo(COST.OWN, ofType('font')),
        video: pseudo(COST.OWN, anyOf([ofType('video'), ofType('embedded video'), ofType('linked video')])),
        embeddedvideo: pseudo(COST.OWN, isVideoOfType('embedded video')),
        linkedvideo: pseudo(COST.OWN, isVideoOfType('linked video')),
        compiledclip: pseudo(COST.OWN, ofType('compiled clip')),
        component: pseudo(COST.OWN, ofType('component')),
        screen: pseudo(COST.OWN, ofType('screen'))
    };

    /**
     * The paths of the bitmaps that fill a shape or its strokes; none for elements without outlines.
     * Host members: `contours`, `edges`, `fill`, `stroke`, `shapeFill`, `style`, `bitmapPath`.
     */
    function bitmapsOfShape(shape) {
        var paths = [];
        var contours = readList(shape, 'contours');
        for (var i = 0; i < contours.length; i++)
            addBitmap(paths, read(contours[i], 'fill'));
        var edges = readList(shape, 'edges');
        for (var i = 0; i < edges.length; i++) {
            var stroke = read(edges[i], 'stroke');
            if (isObject(stroke))
                addBitmap(paths, read(stroke, 'shapeFill'));
        }
        return paths;
    }
    function addBitmap(paths, fill) {
        if (!isObject(fill) || read(fill, 'style') !== 'bitmap')
            return;
        var path = read(fill, 'bitmapPath');
        if (typeof path === 'string')
            paths.push(path);
    }

    /** A font item called "Font 1" is what text set in "Font 1*" uses. */
    var BY_ITEM = '*';
    /**
     * Which items a document needs: those that its scenes or its exported items lead to, through any depth of symbols,
     * bitmap fills, sounds on frames and fonts of text. Layers count whatever their kind: guides and masks, hidden and
     * locked ones. Folders are never needed.
     *
     * Host members: `timelines`, `library.items`, `linkageExportForAS`, `linkageExportForRS`, `linkageImportForRS`,
     * `soundLibraryItem`, `libraryItem`, `members`, `textRuns`, `contours` and `edges` of shapes.
     */
    var Usage = /** @class */ (function () {
        function Usage(run) {
            this.run = run;
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
                this.followScene(scenes[i]);
            this.followItems();
            for (var i = 0; i < items.length; i++)
                if (this.isFontInUse(items[i]))
                    this.use(items[i]);
        }
        Usage.prototype.has = function (item) {
            return this.used.has(item);
        };
        Usage.prototype.use = function (item) {
            if (this.used.add(item))
                this.count(item, -1);
        };
        Usage.prototype.count = function (item, change) {
            var type = item.read('itemType');
            if (type === 'bitmap')
                this.unusedBitmaps += change;
            else if (type === 'font')
                this.unusedFonts += change;
        };
        Usage.prototype.useObject = function (item) {
            if (isObject(item))
                this.use(this.run.items.of(item));
        };
        Usage.prototype.usePath = function (path) {
            var item = this.run.library().at(path);
            if (item)
                this.use(item);
        };
        Usage.prototype.followScene = function (timeline) {
            var keyframes = frameSubjects(timeline);
            this.followSounds(keyframes);
            this.followElements(elementsOfKeyframes(keyframes, this.run));
        };
        /** The list grows while it is followed: whatever an item leads to is appended. */
        Usage.prototype.followItems = function () {
            var items = this.used.subjects;
            for (var i = 0; i < items.length; i++) {
                var keyframes = keyframesOfItem(items[i]);
                if (keyframes === null)
                    continue;
                this.followSounds(keyframes);
                this.followElements(elementsOfItem(items[i], this.run));
            }
        };
        Usage.prototype.followSounds = function (keyframes) {
            for (var i = 0; i < keyframes.length; i++)
                this.useObject(keyframes[i].read('soundLibraryItem'));
        };
        Usage.prototype.followElements = function (elements) {
            var waiting = elements.slice(0);
            for (var i = 0; i < waiting.length; i++) {
                var element = waiting[i];
                var type = element.read('elementType');
                if (type === 'instance')
                    this.useObject(element.read('libraryItem'));
                else if (type === 'text' || type === 'tlfText')
                    this.followText(element);
                else {
                    this.followFills(element);
                    var members = membersOf(element, this.run);
                    for (var at = 0; at < members.length; at++)
                        waiting.push(members[at]);
                }
            }
        };
        /** Only while there is a font that is not exported. */
        Usage.prototype.followText = function (element) {
            if (this.unusedFonts === 0)
                return;
            var runs = listOf(element.read('textRuns'));
            for (var i = 0; i < runs.length; i++) {
                var attributes = read(runs[i], 'textAttrs');
                if (isObject(attributes))
                    this.faces['/' + foldCase(String(read(attributes, 'face')))] = true;
            }
        };
        /** The outlines of a shape are dear to read: only while there is a bitmap that nothing uses yet. */
        Usage.prototype.followFills = function (shape) {
            if (this.unusedBitmaps === 0)
                return;
            var paths = bitmapsOfShape(shape.object);
            for (var i = 0; i < paths.length; i++)
                this.usePath(paths[i]);
        };
        Usage.prototype.isFontInUse = function (item) {
            if (item.read('itemType') !== 'font')
                return false;
            var byFace = this.faces['/' + foldCase(item.readText('font'))];
            return byFace || this.faces['/' + foldCase(leafOf$1(item.readText('name')) + BY_ITEM)] || false;
        };
        return Usage;
    }());
    /** Whether the item goes into the movie whatever the stage shows. An item shared at run time is announced there. */
    function isRoot(item) {
        return Boolean(item.read('linkageExportForAS') || item.read('linkageExportForRS') || item.read('linkageImportForRS'));
    }

    function selectedItems(run) {
        return distinct$1(run.items.all(run.document.library.getSelectedItems()));
    }
    var isSelected = function (item, run) { return run.remember('selected items', selectedItems).has(item); };
    var isUsed = function (item, run) { return run.remember('usage', function (needed) { return new Usage(needed); }).has(item); };
    var isEmpty = function isEmpty(item, run) {
        return isFolder(item) ? !run.library().isFilled(item.readText('name')) : TIMELINE_FACTS.empty(item);
    };
    /** Every pseudo of library items that is no position and asks no other query. */
    var ITEM_PSEUDOS = joined([
        ITEM_TYPES,
        {
            selected: pseudo(COST.LINKED, isSelected),
            exported: pseudo(COST.OWN, function (item) { return Boolean(item.read('linkageExportForAS')); }),
            empty: pseudo(COST.TIMELINE, isEmpty),
            animated: pseudo(COST.TIMELINE, TIMELINE_FACTS.animated),
            keyframed: pseudo(COST.TIMELINE, TIMELINE_FACTS.keyframed),
            scripted: pseudo(COST.TIMELINE, TIMELINE_FACTS.scripted),
            audible: pseudo(COST.TIMELINE, TIMELINE_FACTS.audible),
            used: pseudo(COST.CONTENTS, isUsed),
            unused: pseudo(COST.CONTENTS, function (item, run) { return !isUsed(item, run); }),
            children: { type: 'replace', apply: childrenOf$1 },
            descendants: { type: 'replace', apply: descendantsOf },
            parent: { type: 'replace', apply: parentsOf }
        }
    ]);

    /** Items of the library. */
    var itemKind = {
        word: 'item',
        pseudos: joined([ITEM_PSEUDOS, POSITION_PSEUDOS, ITEM_QUERIES]),
        nameOf: function (item) { return leafOf$1(item.readText('name')); },
        testsAlone: false,
        nameCode: function (loop) { return '(v=' + loop.text('name') + ').substring(v.lastIndexOf("/")+1)'; },
        itemOf: function (item) { return item; },
        itemCode: function (property, test, loop) { return loop.constant(test) + '(' + loop.text(property) + ')'; },
        follow: function (item, links) { return followFrom(item.read(links[0]), links, 1); },
        inPositionOrder: inPathOrder,
        reachableFrom: function (source, run) {
            var all = distinct$1(source);
            all.addAll(run.library().items);
            return all.subjects;
        }
    };

    var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
    var WHOLE = /^[+-]?\d+$/;
    var GREATEST_WHOLE = 9007199254740991;
    /** As Number(text), for MuJS too, which reads "-1" as NaN. */
    function toNumber(text) {
        var isNegative = text.charAt(0) === '-';
        var value = Number(isNegative || text.charAt(0) === '+' ? text.substring(1) : text);
        return isNegative ? -value : value;
    }
    /** The number that the text is, in decimal notation (`12`, `-0.5`, `1e3`), or null. Never NaN, infinite or -0. */
    function readNumber(text) {
        if (!DECIMAL.test(text))
            return null;
        var value = toNumber(text);
        return isFinite(value) ? value + 0 : null;
    }
    /** The whole number that the text is, leading zeros ignored, or null; null also beyond 2^53, where numbers are inexact. */
    function readWholeNumber(text) {
        if (!WHOLE.test(text))
            return null;
        var value = toNumber(text);
        return Math.abs(value) <= GREATEST_WHOLE ? value + 0 : null;
    }

    /**
     * The comparison that an attribute step with an operator makes: the only place that knows what operators mean. No
     * table of them: ExtendScript takes a key like `<=` for an operator that the object overloads.
     */
    function compileComparison(step) {
        var wanted = step.value;
        switch (step.operator) {
            case '=':
                return equals(wanted);
            case '!=':
                return differs(wanted);
            case '^=':
                return textTest(startsWith(wanted.text));
            case '$=':
                return textTest(endsWith(wanted.text));
            case '*=':
                return textTest(contains(wanted.text));
            case '~=':
                return textTest(regExpTest(wanted));
            default:
                return ordering(step.operator, wanted.value);
        }
    }
    /** `<`, `<=`, `>`, `>=` */
    function ordering(operator, limit) {
        if (operator === '<')
            return numberTest(function (value) { return value < limit; });
        if (operator === '<=')
            return numberTest(function (value) { return value <= limit; });
        if (operator === '>')
            return numberTest(function (value) { return value > limit; });
        return numberTest(function (value) { return value >= limit; });
    }
    /** `[a]`: whether there is a value. */
    function isPresent(value) {
        return value !== undefined && value !== null;
    }
    function equals(wanted) {
        if (wanted.type === 'range')
            return numberTest(function (value) { return value >= wanted.min && value <= wanted.max; });
        if (wanted.type === 'pattern')
            return textTest(compilePattern(wanted.pattern, { ignoreCase: false }));
        return equalsText(wanted.text);
    }
    function equalsText(text) {
        var number = readNumber(text);
        return function isEqual(value) {
            if (typeof value === 'number' && number !== null)
                return value === number;
            return value !== undefined && String(value) === text;
        };
    }
    function differs(wanted) {
        var isEqual = equals(wanted);
        return function isDifferent(value) {
            return !isEqual(value);
        };
    }
    function textTest(test) {
        return function holdsForText(value) {
            return isPresent(value) && test(String(value));
        };
    }
    function numberTest(test) {
        return function holdsForNumber(value) {
            var number = numberOf(value);
            return number !== null && test(number);
        };
    }
    /** The value as a number: a Number (NaN passes no test), or a text that reads as one; null for anything else. */
    function numberOf(value) {
        if (typeof value === 'number')
            return value;
        return typeof value === 'string' ? readNumber(value) : null;
    }
    function startsWith(text) {
        return function (value) { return value.substring(0, text.length) === text; };
    }
    function endsWith(text) {
        return function (value) { return value.substring(value.length - text.length) === text; };
    }
    function contains(text) {
        return function (value) { return value.indexOf(text) >= 0; };
    }
    function regExpTest(wanted) {
        var expression = new RegExp(wanted.source, wanted.flags);
        return function matchesExpression(value) {
            // With the flag `g` or `y` an expression begins where its last match ended.
            expression.lastIndex = 0;
            return expression.test(value);
        };
    }

    /** The test that a registered pseudo makes. */
    function callbackTest(callback, label, argument) {
        return function isKept(subject, run) {
            return Boolean(call(callback, label, subject, run, argument));
        };
    }
    /** The value of a registered attribute, asked once per element and query. */
    function callbackValue(callback, label) {
        return function value(subject, run) {
            return subject.remember(label, function () { return call(callback, label, subject, run); });
        };
    }
    function call(callback, label, subject, run, argument) {
        try {
            return callback(subject.object, argument);
        }
        catch (error) {
            throw nameFailure(error, 'thrown by "' + label + '" for', subject.object, run);
        }
    }

    /** The text with a backslash before each character that needs one. */
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

    /** The characters that count as blank in queries; ES3 engines do not agree on what `\s` is. */
    var BLANKS = ' \t\n\r\f\u000b\u00a0\u2028\u2029\ufeff';
    function isBlank(character) {
        return character !== '' && BLANKS.indexOf(character) >= 0;
    }
    /** The text without the blanks at its ends, in linear time. */
    function trim(text) {
        var start = 0;
        var end = text.length;
        while (start < end && isBlank(text.charAt(start)))
            start++;
        while (end > start && isBlank(text.charAt(end - 1)))
            end--;
        return text.substring(start, end);
    }

    var LONGEST = 40;
    /** Line ends, tabs and other controls. */
    var CONTROLS = '[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';
    /** The text with a blank for each character that would not fill one column of a line. */
    function oneLine(text) {
        return text.replace(new RegExp(CONTROLS, 'g'), ' ');
    }
    /** The text on one line, or its beginning when it is too long to be quoted in a message. */
    function clip(text) {
        return text.length <= LONGEST ? oneLine(text) : "".concat(oneLine(text.substring(0, LONGEST)), "...");
    }

    /** Reads `{min|max}`; the scanner stands at the brace. Names and paths hold whole numbers, attributes any. */
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
            var kind = numbers === 'whole' ? 'whole numbers' : 'numbers';
            throw scanner.error("unreadable range \"".concat(clip(source), "\": expected two ").concat(kind, " such as \"{1|20}\", or \"\\{\""), start);
        }
        if (min > max) {
            var hint = "Did you mean \"{".concat(max, "|").concat(min, "}\"?");
            throw scanner.error("unreadable range \"".concat(clip(source), "\": expected the smaller number first"), start, hint);
        }
        scanner.position = end + 1;
        return { min: min, max: max };
    }

    /** Collects the pieces of a pattern: neighbouring texts become one, and so do neighbouring stars. */
    var PatternBuilder = /** @class */ (function () {
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
        /** The pattern; nothing may be added after it. */
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

    /** Reads text up to where the rules end it, or the end of the query. */
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
                open += next === '(' ? 1 : (next === ')' ? -1 : 0);
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
    /** Reads quoted text, in which only `\` is special; the scanner stands at the quote. */
    function parseQuoted(scanner, trims) {
        if (trims === void 0) { trims = ''; }
        var quote = scanner.peek();
        scanner.position++;
        var rules = { ends: quote, trims: trims, stars: false, ranges: false, parentheses: false };
        var pattern = parseText(scanner, rules);
        scanner.close(quote, 'quote');
        return pattern;
    }
    /** The text of a pattern that holds text alone. */
    function textOf(pattern) {
        var piece = pattern[0];
        return piece && piece.type === 'text' ? piece.text : '';
    }
    function isQuote(character) {
        return isOneOf(character, '"\'');
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
    /** Reads the character after a backslash. */
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
    /** Reads `/source/flags`, in which `\` keeps the meaning that it has in regular expressions. */
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
            new RegExp(source, flags);
        }
        catch (error) {
            throw scanner.error("unreadable regular expression: expected one that compiles (".concat(errorText(error), ")"), index);
        }
        return { type: 'regexp', index: index, source: source, flags: flags };
    }
    /** A slash ends the source unless it is escaped or in a class. */
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

    /** Reads the right side of an operator, up to what may be its closing bracket. */
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
        return { type: 'text', index: index, text: textOf(parseQuoted(scanner)), quoted: true };
    }
    function parseLiteral(scanner) {
        var index = scanner.position;
        return { type: 'text', index: index, text: textOf(parseText(scanner, bare(false))), quoted: false };
    }
    /** A range alone holds any numbers; anything else is text, in which stars and whole numbers may stand. */
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
            ? { type: 'text', index: index, text: textOf(pattern), quoted: false }
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
        var text = textOf(isQuote(scanner.peek()) ? parseQuoted(scanner) : parseText(scanner, bare(false)));
        var value = readNumber(text);
        if (value === null)
            throw scanner.error("unreadable number \"".concat(clip(text), "\": expected ").concat(expected), index);
        return { type: 'number', index: index, value: value };
    }
    function bare(special) {
        return { ends: ']', trims: BLANKS, stars: special, ranges: special, parentheses: false };
    }

    /** The longer ones first, so that each is read in full. */
    var OPERATORS = ['!=', '^=', '$=', '*=', '~=', '<=', '>=', '=', '<', '>'];
    /** What people write who think of another language, and what they mean; a value that begins so needs quotes. */
    var MISTAKEN = [
        ['===', '='],
        ['!==', '!='],
        ['==', '='],
        ['=>', '>='],
        ['=<', '<='],
        ['<>', '!=']
    ];
    /** What ends a key, besides the operators that begin with `$`: a `$` alone is part of the key. */
    var NOT_IN_KEYS = "".concat(BLANKS, "=!^*~<>[]{}()\"'|,:/`");
    /** Reads `[key]` or `[key operator value]`; the scanner stands at the bracket. */
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

    /** Special wherever they stand in a name, path or class; in a nested query parentheses are as well. */
    var SPECIAL = '\\:[,*{';
    var SPECIAL_NESTED = "".concat(SPECIAL, "()");
    var QUOTES$1 = '"\'';
    var IN_QUOTES = '\\"';
    function printName(pattern, place) {
        var bare = printPattern(pattern, escapes(place, './', ''));
        // Within quotes a slash at the start would still make a path.
        return choose(pattern, place, bare, '', { special: IN_QUOTES, first: '/' });
    }
    function printPath(pattern, place) {
        var bare = "/".concat(printPattern(pattern, escapes(place, '/', '/')));
        return choose(pattern, place, bare, '/', { special: IN_QUOTES, first: '/', last: '/' });
    }
    function printClass(pattern, place) {
        var bare = printPattern(pattern, escapes(place, '', ''));
        return ".".concat(choose(pattern, place, bare, '', { special: IN_QUOTES }));
    }
    /** The pieces of a pattern; the characters at its ends are those of its first and last piece. */
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
    /** The text in double quotes. */
    function quote(text) {
        return "\"".concat(escape(text, { special: IN_QUOTES }), "\"");
    }
    function escapes(_a, first, last) {
        var nested = _a.nested;
        return { special: nested ? SPECIAL_NESTED : SPECIAL, first: BLANKS + QUOTES$1 + first, last: BLANKS + last };
    }
    /** Quotes a text that would need backslashes, or has to be closed; wildcards have to do without quotes. */
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

    var QUOTES = '"\'';
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
            last: BLANKS
        });
    }

    /**
     * The text of a query, in one canonical form: no needless blanks, texts without wildcards quoted where they would need
     * escapes. Parsing it gives the same tree again, but for `text` and the places.
     */
    function stringify(query) {
        return printQuery(query, false);
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
    function printStep(step, place) {
        switch (step.type) {
            case 'universal':
                return '*';
            case 'name':
                return printName(step.pattern, place);
            case 'path':
                return printPath(step.pattern, place);
            case 'class':
                return printClass(step.pattern, place);
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
    /** `3`, `2n`, `n+1`, `-n+3`. */
    function printNth(a, b) {
        if (a === 0)
            return String(b);
        var steps = a === 1 ? 'n' : (a === -1 ? '-n' : "".concat(a, "n"));
        if (b === 0)
            return steps;
        return b > 0 ? "".concat(steps, "+").concat(b) : "".concat(steps).concat(b);
    }

    /**
     * A comparison as source text: its commonest case written out, while everything else asks the comparison itself.
     *
     * @param value the source text of the attribute's value
     * @param holds the comparison that the step makes
     */
    function writeComparison(step, value, holds, loop) {
        var call = loop.constant(holds);
        var common = commonCase(step, loop);
        if (common === null)
            return call + '(' + value + ')';
        // A number that is one equals itself as a number: asked so, as engines are slow at naming types.
        var isCommon = common.type === 'number' ? "(v=".concat(value, ")===+v") : "typeof(v=".concat(value, ")===\"string\"");
        return "(".concat(isCommon, "?").concat(common.condition, ":").concat(call, "(v))");
    }
    function commonCase(_a, loop) {
        var operator = _a.operator, value = _a.value;
        if (value === null || value.type === 'pattern' || value.type === 'regexp')
            return null;
        if (value.type === 'number')
            return { type: 'number', condition: "v".concat(operator).concat(loop.constant(value.value)) };
        if (value.type === 'range') {
            var within = "v>=".concat(loop.constant(value.min), "&&v<=").concat(loop.constant(value.max));
            return { type: 'number', condition: operator === '=' ? within : "!(".concat(within, ")") };
        }
        var text = loop.constant(value.text);
        if (operator === '*=')
            return { type: 'string', condition: "v.indexOf(".concat(text, ")>=0") };
        if (operator === '^=') {
            return { type: 'string', condition: "v.substring(0,".concat(value.text.length, ")===").concat(text) };
        }
        var number = readNumber(value.text);
        var wanted = number === null ? text : loop.constant(number);
        var type = number === null ? 'string' : 'number';
        if (operator === '=')
            return { type: type, condition: "v===".concat(wanted) };
        return operator === '!=' ? { type: type, condition: "v!==".concat(wanted) } : null;
    }

    var ASCII = /^[\u0000-\u007F]+$/;
    /**
     * A comparison with a pattern, ignoring case, as source text. Most texts begin otherwise than the pattern: those are
     * told without asking it. No letter beyond ASCII counts as one within, so the beginning must be ASCII.
     *
     * @param text the source text of what is compared
     * @param matches the comparison itself
     */
    function writeMatch(pattern, text, matches, loop) {
        var head = pattern.length > 0 && pattern[0].type === 'text' ? pattern[0].text : '';
        var call = loop.constant(matches) + '(v)';
        if (!ASCII.test(head))
            return "(v=".concat(text, ",").concat(call, ")");
        var start = loop.constant(head.toLowerCase());
        if (isBeginning(pattern))
            return "((v=".concat(text, ").substring(0,").concat(head.length, ").toLowerCase()===").concat(start, ")");
        return "((v=".concat(text, ").substring(0,").concat(head.length, ").toLowerCase()===").concat(start, "&&").concat(call, ")");
    }
    /**
     * Whether the pattern asks for nothing but how a text begins. Not with a K: the sign for kelvin is lowered to one, but
     * does not count as one.
     */
    function isBeginning(pattern) {
        if (pattern.length !== 2 || pattern[1].type !== 'any')
            return false;
        return pattern[0].type === 'text' && !/k/i.test(pattern[0].text);
    }

    /** Makes one step ready to run. */
    function compileStep(step, registry) {
        switch (step.type) {
            case 'universal':
                return testStep(step, COST.NOTHING, ANYTHING$1);
            case 'name':
                return compileName(step, registry);
            case 'path':
                return compilePath(step, registry);
            case 'class':
                return compileClass(step, registry);
            case 'attribute':
                return compileAttribute(step, registry);
            case 'pseudo':
                return compilePseudo(step, registry);
        }
    }
    /** The step as a query writes it. */
    function labelOf(step) {
        return stringify({
            groups: [{ type: 'group', index: 0, steps: [step] }]
        });
    }
    function testStep(step, cost, test) {
        return { type: 'test', label: labelOf(step), test: test, cost: cost, isForeign: false, meetsOthers: false };
    }
    function withCode(test, code) {
        test.code = code;
        return test;
    }
    function ignoringCase(step) {
        return compilePattern(step.pattern, { ignoreCase: true });
    }
    function compileName(step, _a) {
        var kind = _a.kind;
        var matches = ignoringCase(step);
        var hasName = function (subject, run) { return matches(kind.nameOf(subject, run)); };
        return testStep(step, COST.OWN, withCode(hasName, function (loop) { return writeMatch(step.pattern, kind.nameCode(loop), matches, loop); }));
    }
    function compilePath(step, _a) {
        var kind = _a.kind;
        var matches = ignoringCase(step);
        return itemStep(step, kind, 'name', matches);
    }
    function compileClass(step, _a) {
        var kind = _a.kind;
        var matches = ignoringCase(step);
        return itemStep(step, kind, 'linkageClassName', function matchesClass(name) {
            return name !== '' && matches(step.scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
        });
    }
    /** A step that asks for a text of the library item; there may be none. */
    function itemStep(step, kind, property, matches) {
        var holds = function matchesItem(subject, run) {
            var item = kind.itemOf(subject, run);
            return item !== null && matches(item.readText(property));
        };
        return testStep(step, COST.LINKED, withCode(holds, function (loop) { return kind.itemCode(property, matches, loop); }));
    }
    function compileAttribute(step, registry) {
        var callback = registry.attribute(step.key);
        if (callback) {
            var label = '[' + step.key + ']';
            var value_1 = callbackValue(callback, label);
            var holds_1 = step.operator === null ? Boolean : compileComparison(step);
            return foreign(testStep(step, COST.OWN, function (subject, run) { return holds_1(value_1(subject, run)); }));
        }
        var holds = step.operator === null ? isPresent : compileComparison(step);
        var links = step.key.split('.');
        if (links.length === 1) {
            var holdsForOwn = function (subject) { return holds(subject.read(step.key)); };
            var code_1 = function (loop) { return writeComparison(step, loop.property(step.key), holds, loop); };
            return testStep(step, COST.OWN, withCode(holdsForOwn, code_1));
        }
        var holdsForLinked = function (subject, run) {
            return holds(subject.remember(step.key, function () { return registry.kind.follow(subject, links, run); }));
        };
        var code = function (loop) { return writeComparison(step, loop.path(links), holds, loop); };
        return testStep(step, COST.LINKED, withCode(holdsForLinked, code));
    }
    function compilePseudo(step, registry) {
        var pseudo = registry.pseudo(step.name);
        if (pseudo === null) {
            var argument = step.argument ? step.argument.text : undefined;
            var test = callbackTest(registry.callback(step.name), ':' + step.name, argument);
            return foreign(testStep(step, COST.OWN, test));
        }
        switch (pseudo.type) {
            case 'test':
                return testStep(step, pseudo.cost, pseudo.test);
            case 'position':
                return positionStep(labelOf(step), pseudo.choose(step.argument), registry);
            case 'replace':
                return { type: 'set', label: labelOf(step), replaces: true, position: null, apply: pseudo.apply };
            case 'query': {
                var inner = registry.within(step.name).compile(step.argument.query);
                return pseudo.make(inner, labelOf(step));
            };
        }
    }
    function foreign(step) {
        step.isForeign = true;
        return step;
    }
    function positionStep(label, choose, _a) {
        var kind = _a.kind;
        return {
            type: 'set',
            label: label,
            replaces: false,
            position: choose,
            apply: function (set, run) {
                if (kind.inPositionOrder === null)
                    return choose(set, run.random);
                return inOrderOf$1(set, distinct$1(choose(kind.inPositionOrder(set), run.random)));
            }
        };
    }

    /** Makes a query ready to run. Nothing of a host is touched until it runs. */
    function compile(query, registry) {
        var plan = {
            label: stringify(query),
            groups: [],
            test: null,
            head: null,
            positions: [],
            loop: null,
            cost: COST.NOTHING,
            isForeign: false,
            meetsOthers: false,
            replaces: false
        };
        var tests = [];
        for (var i = 0; i < query.groups.length; i++) {
            var steps = query.groups[i].steps;
            var written = [];
            for (var at = 0; at < steps.length; at++)
                written.push(compileStep(steps[at], registry));
            var group = { written: written, staged: stagesOf$1(written) };
            plan.groups.push(group);
            var test = soleTest(group);
            if (test)
                tests.push(test);
            for (var at = 0; at < written.length; at++)
                account(plan, written[at]);
        }
        if (tests.length === plan.groups.length)
            plan.test = tests.length === 1 ? tests[0] : anyOf(tests);
        settleHead(plan);
        return plan;
    }
    function settleHead(plan) {
        if (plan.test) {
            if (!plan.meetsOthers)
                plan.head = plan.test;
            return;
        }
        if (plan.groups.length > 1)
            return;
        var staged = plan.groups[0].staged;
        var first = staged[0];
        if (first.type === 'test' && first.meetsOthers)
            return;
        var positions = [];
        for (var i = first.type === 'test' ? 1 : 0; i < staged.length; i++) {
            var step = staged[i];
            if (step.type === 'test' || !step.position)
                return;
            positions.push(step.position);
        }
        plan.head = first.type === 'test' ? first.test : ANYTHING$1;
        plan.positions = positions;
    }
    /** Adds what is to be known of a step to what is known of the query. */
    function account(plan, step) {
        if (step.type === 'set') {
            plan.cost = COST.CONTENTS;
            plan.meetsOthers = true;
            plan.replaces = plan.replaces || step.replaces;
            return;
        }
        plan.cost = Math.max(plan.cost, step.cost);
        plan.isForeign = plan.isForeign || step.isForeign;
        plan.meetsOthers = plan.meetsOthers || step.meetsOthers;
    }
    function soleTest(group) {
        var first = group.staged[0];
        return group.staged.length === 1 && first.type === 'test' ? first.test : null;
    }
    /** Joins tests that follow one another, in the order in which they are best tried. */
    function stagesOf$1(written) {
        var stages = [];
        var tests = [];
        for (var i = 0; i < written.length; i++) {
            var step = written[i];
            if (step.type === 'test') {
                insertByCost(tests, step);
                continue;
            }
            if (tests.length > 0)
                stages.push(joinedTests(tests));
            stages.push(step);
            tests = [];
        }
        if (tests.length > 0)
            stages.push(joinedTests(tests));
        return stages;
    }
    /** Code of the user may have any effect: no step passes it, and it passes none. */
    function insertByCost(tests, step) {
        var at = tests.length;
        while (at > 0 && !step.isForeign && !tests[at - 1].isForeign && tests[at - 1].cost > step.cost)
            at--;
        tests.splice(at, 0, step);
    }
    function joinedTests(steps) {
        var tests = [];
        var joined = {
            type: 'test',
            label: '',
            test: steps[0].test,
            cost: COST.NOTHING,
            isForeign: false,
            meetsOthers: false
        };
        for (var i = 0; i < steps.length; i++) {
            tests.push(steps[i].test);
            joined.label += steps[i].label;
            joined.cost = Math.max(joined.cost, steps[i].cost);
            joined.isForeign = joined.isForeign || steps[i].isForeign;
            joined.meetsOthers = joined.meetsOthers || steps[i].meetsOthers;
        }
        joined.test = allOf(tests);
        return joined;
    }

    var SHORTEST_PREFIX = 3;
    var LONGEST_WORD = 64;
    /**
     * The known word that somebody who wrote `word` probably meant, or null when none is near: the first of those with
     * the fewest letters added, left out, exchanged or swapped with their neighbour (at most a third of the letters, three
     * in all), case ignored; failing that, the shortest that begins with `word`.
     */
    function nearest(word, known) {
        if (word.length > LONGEST_WORD)
            return null;
        var folded = foldCase(word);
        var best = null;
        var least = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1;
        for (var i = 0; i < known.length; i++) {
            var distance = editDistance(folded, foldCase(known[i]), least);
            if (distance < least) {
                least = distance;
                best = known[i];
            }
        }
        return best === null ? shortestWithPrefix(folded, known) : best;
    }
    function shortestWithPrefix(prefix, known) {
        if (prefix.length < SHORTEST_PREFIX)
            return null;
        var best = null;
        for (var i = 0; i < known.length; i++) {
            var begins = foldCase(known[i].substring(0, prefix.length)) === prefix;
            if (begins && (best === null || known[i].length < best.length))
                best = known[i];
        }
        return best;
    }
    /** The edit distance of two words (with swaps of neighbours), or `limit` when it is not less than that. */
    function editDistance(from, to, limit) {
        if (Math.abs(from.length - to.length) >= limit)
            return limit;
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
                var swapped = row > 1 && column > 1 && letter === to.charAt(column - 2) && target === from.charAt(row - 2);
                if (swapped)
                    cost = Math.min(cost, beforeLast[column - 2] + 1);
                current.push(cost);
            }
            beforeLast = last;
            last = current;
        }
        return Math.min(last[to.length], limit);
    }

    var STEPS$1 = /^([+-]?\d*)n$/;
    var STEPS_AND_OFFSET = /^([+-]?\d*)n[ \t\r\n\f]*([+-])[ \t\r\n\f]*(\d+)$/;
    /** Reads An+B as CSS does (`3`, `2n+1`, `-n + 3`, `odd`, `even`; capitals are fine), or gives null. */
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

    /** Some engines end at a thousand calls within one another, and reading or matching a level costs about ten. */
    var DEEPEST = 32;
    /** One word; parentheses would make no sense in it. */
    var WORD = { ends: ')', trims: '', stars: false, ranges: false, parentheses: false };
    /** Anything that the user's own pseudo may want. */
    var ANYTHING = { ends: '', trims: '', stars: false, ranges: false, parentheses: true };
    /** Reads what stands in parentheses after a pseudo; the scanner stands at the opening one. */
    function parseArgument(scanner, kind, vocabulary, parseQuery) {
        if (kind === 'query' && scanner.depth === DEEPEST) {
            throw scanner.error("too deep: expected at most ".concat(DEEPEST, " queries within one another"));
        }
        scanner.position++;
        var argument = parseContent(scanner, kind, vocabulary, parseQuery);
        scanner.close(')', '"("');
        return argument;
    }
    function parseContent(scanner, kind, vocabulary, parseQuery) {
        switch (kind) {
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
        return { index: index, text: trim(textOf(parseText(scanner, WORD))) };
    }
    function unreadable(scanner, what, text, index, expected) {
        if (text !== '')
            return scanner.error("unreadable ".concat(what, " \"").concat(clip(text), "\": expected ").concat(expected), index);
        var missing = scanner.peek() === '' ? 'unclosed "("' : 'missing argument';
        return scanner.error("".concat(missing, ": expected ").concat(expected), index);
    }
    function parseUntouched(scanner) {
        var index = scanner.position;
        return { type: 'text', index: index, text: textOf(parseText(scanner, ANYTHING)) };
    }

    /** Words with two spellings: the tree holds the second. */
    var SYNONYMS = [['contains', 'has']];
    /** Reads `:name` or `:name(argument)`; the scanner stands at the colon. */
    function parsePseudo(scanner, vocabulary, parseQuery) {
        var index = scanner.position;
        scanner.position++;
        var written = parseName$1(scanner);
        var name = canonical(written);
        var kind = vocabulary.argumentOf(name);
        if (kind === null)
            throw unknown(scanner, written, index, vocabulary);
        var open = scanner.peek() === '(';
        if (!open && (kind === 'query' || kind === 'nth')) {
            throw scanner.error("missing argument: expected \"(\" after \":".concat(written, "\""));
        }
        if (open && kind === 'none') {
            throw scanner.error("surplus argument: expected no parentheses after \":".concat(written, "\""));
        }
        var argument = open ? parseArgument(scanner, kind, vocabulary.within(name), parseQuery) : null;
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
    function canonical(name) {
        for (var i = 0; i < SYNONYMS.length; i++)
            if (SYNONYMS[i][0] === name)
                return SYNONYMS[i][1];
        return name;
    }
    function unknown(scanner, name, index, vocabulary) {
        var known = vocabulary.pseudos().slice(0);
        for (var i = 0; i < SYNONYMS.length; i++) {
            if (vocabulary.argumentOf(SYNONYMS[i][1]) !== null)
                known.push(SYNONYMS[i][0]);
        }
        var near = nearest(name, known);
        var hint = near === null ? "Expected one of :".concat(known.sort().join(' :')) : "Did you mean \":".concat(near, "\"?");
        return scanner.error("unknown pseudo \":".concat(clip(name), "\""), index, hint);
    }

    var LONGEST_LINE = 160;
    var BEFORE_CARET = 100;
    var CUT = '...';
    /**
     * Two lines: the text, indented by two, and a caret below its character `index` (the text's length: just after it).
     * Line ends and tabs show as single blanks, and of a long text only the surroundings of the caret, so that the caret
     * always stands where it should.
     */
    function pointAt(text, index) {
        var start = 0;
        var end = text.length;
        if (text.length > LONGEST_LINE) {
            start = Math.max(0, index - BEFORE_CARET);
            end = Math.min(text.length, start + LONGEST_LINE);
        }
        var head = start > 0 ? CUT : '';
        var tail = end < text.length ? CUT : '';
        var line = oneLine(text.substring(start, end));
        return "  ".concat(head).concat(line).concat(tail, "\n  ").concat(spaces(head.length + index - start), "^");
    }
    function spaces(count) {
        var list = [];
        for (var i = 0; i < count; i++)
            list.push(' ');
        return list.join('');
    }

    var NAME = 'SelectorError';
    /** Where engines note the place in the script: V8 and SpiderMonkey, SpiderMonkey, ExtendScript. */
    var LOCATION = ['stack', 'fileName', 'lineNumber', 'line'];
    // Neither `extends Error` nor `Error.call` works in ES3 and in the compiler's ES5: both give a bare Error.
    var SelectorError = function SelectorError(problem) {
        this.message = format(problem);
        this.query = problem.query;
        this.index = problem.index;
        locate(this);
    };
    function Parent() {
        // Stands between the two prototypes, so that Error's own constructor is not run for ours.
    }
    Parent.prototype = Error.prototype;
    var prototype = new Parent();
    prototype.name = NAME;
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
            var place = raised[LOCATION[i]];
            if (place === undefined)
                continue;
            error[LOCATION[i]] = typeof place === 'string' ? place.replace(/^Error:/, "".concat(NAME, ":")) : place;
        }
    }

    /** Reads the text of a query from its start to its end, and says what is wrong at the place where it stands. */
    var Scanner = /** @class */ (function () {
        function Scanner(text, 
        /** What messages begin with. */
        caller) {
            this.text = text;
            this.caller = caller;
            /** The place of the next character; the text's length at its end. */
            this.position = 0;
            /** How many nested queries are open, `:not(:has(` being two. */
            this.depth = 0;
        }
        /** The next character, or the empty text at the end. */
        Scanner.prototype.peek = function () {
            return this.text.charAt(this.position);
        };
        /** Steps over the character if it is the next one. */
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
        /** Steps over the character that ends what is called `opened`. */
        Scanner.prototype.close = function (character, opened) {
            if (this.take(character))
                return;
            if (this.peek() !== '')
                throw this.unexpected(show(character));
            throw this.error("unclosed ".concat(opened, ": expected ").concat(show(character), " before the end"));
        };
        /** The error for something else standing where `expected` should. */
        Scanner.prototype.unexpected = function (expected) {
            return this.error("expected ".concat(expected, " but found ").concat(show(this.peek())));
        };
        Scanner.prototype.error = function (problem, index, hint) {
            if (index === void 0) { index = this.position; }
            return new SelectorError({ caller: this.caller, problem: problem, query: this.text, index: index, hint: hint });
        };
        return Scanner;
    }());
    function show(character) {
        if (character === '')
            return 'the end';
        return character === '"' ? "'\"'" : "\"".concat(oneLine(character), "\"");
    }

    /** What may begin a part of a query. */
    var BEGINNINGS = 'a name, "/path", ".class", "[attribute]", ":pseudo" or "*"';
    /** What may follow a step. */
    var STEPS = '".class", "[attribute]", ":pseudo", ","';
    /**
     * Reads a query. It is read in full or not at all, in time proportional to its length.
     *
     * @param vocabulary the pseudos that it may use
     * @param caller what messages begin with: what the user called
     * @throws SelectorError when the text is no query
     */
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
    /** Reads the first step of a group, the only one that may be a name or a path; null when there is none. */
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
    /** Reads the text of a name, path or class, quoted as a whole or not. */
    function parseWords(scanner, trims) {
        if (isQuote(scanner.peek()))
            return parseQuoted(scanner, trims);
        return parseText(scanner, {
            ends: ':[,',
            trims: BLANKS + trims,
            stars: true,
            ranges: true,
            parentheses: scanner.depth > 0
        });
    }
    /** A capital or a star first and no dot: the last segment of a class name. Otherwise the whole of it. */
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

    var PSEUDO_NAME = /^:[A-Za-z0-9_-]+$/;
    var ATTRIBUTE_NAME = /^\[[A-Za-z0-9_-]+\]$/;
    /** Another word for `:has`, which the parser turns into it. */
    var SYNONYM = ':contains';
    /** Queries that are kept ready to run. Scripts use a handful; those that make them up must not fill the memory. */
    var MOST_PLANS = 200;
    /** Counts what was registered: plans made before hold the old meanings, of nested queries too. */
    var registrations = 0;
    /**
     * The words of the query language for elements, or for items: the built-in pseudos, and the pseudos and attributes
     * that users register.
     */
    var Registry = /** @class */ (function () {
        /** @param contents the words for what is inside, when those are other ones */
        function Registry(kind, contents) {
            this.kind = kind;
            this.contents = contents;
            this.callbacks = {};
            this.plans = {};
            this.planCount = 0;
            this.generation = 0;
        }
        /**
         * Registers a pseudo, which keeps what the callback returns something truthy for, or an attribute, whose value the
         * callback returns. A name registered before gets the new meaning.
         *
         * @param name `:blurred` or `[font]`: letters, digits, `_` and `-`
         * @param callback called with the element or item, and for `:wider(100)` with the text in the parentheses
         * @throws TypeError for a name of another form or something that is no Function; Error for the name of a built-in
         */
        Registry.prototype.register = function (name, callback) {
            var method = 'Selectors.' + this.kind.word + '.register(): ';
            if (typeof name !== 'string' || !(PSEUDO_NAME.test(name) || ATTRIBUTE_NAME.test(name))) {
                var expected = 'name must be ":name" or "[name]" in letters, digits, "_" and "-", got ';
                throw new TypeError(method + expected + describe(name));
            }
            if (typeof callback !== 'function') {
                throw new TypeError(method + 'callback must be a Function, got ' + describe(callback));
            }
            if (this.pseudo(name.substring(1)) || name === SYNONYM) {
                throw new Error(method + '"' + name + '" is built in; choose another name');
            }
            this.callbacks[name] = callback;
            registrations++;
        };
        /** The meaning of a built-in pseudo, or null. */
        Registry.prototype.pseudo = function (name) {
            return Object.prototype.hasOwnProperty.call(this.kind.pseudos, name) ? this.kind.pseudos[name] : null;
        };
        /** The callback of a pseudo that a user registered, or null. */
        Registry.prototype.callback = function (pseudo) {
            return this.callbacks[':' + pseudo] || null;
        };
        /** The callback of an attribute that a user registered, or null. */
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
        Registry.prototype.pseudos = function () {
            var names = [];
            for (var name in this.kind.pseudos)
                if (this.pseudo(name))
                    names.push(name);
            for (var name in this.callbacks)
                if (PSEUDO_NAME.test(name))
                    names.push(name.substring(1));
            return names;
        };
        Registry.prototype.within = function (pseudo) {
            return pseudo === 'has' && this.contents ? this.contents : this;
        };
        /** Makes a query in these words ready to run. */
        Registry.prototype.compile = function (query) {
            return compile(query, this);
        };
        /**
         * A query ready to run: read and compiled the first time, kept for the next.
         *
         * @param caller what messages begin with
         * @throws SelectorError
         */
        Registry.prototype.planOf = function (text, caller) {
            if (this.generation !== registrations || this.planCount === MOST_PLANS)
                this.forgetPlans();
            var known = this.plans['/' + text];
            if (known)
                return known;
            var plan = this.compile(parse(text, this, caller));
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

    /** All words for elements, built in and registered. */
    var elementRegistry = new Registry(elementKind);
    /** All words for library items. */
    var itemRegistry = new Registry(itemKind, elementRegistry);
    function wordsOf$1(registry) {
        return {
            register: function (name, callback) {
                registry.register(name, callback);
                return Selectors;
            }
        };
    }
    /**
     * The query language's own words and yours.
     *
     * @example
     * Selectors.element.register(':blurred', function (element) {
     *   return element.filters && element.filters.length > 0;
     * });
     */
    var Selectors = {
        element: wordsOf$1(elementRegistry),
        item: wordsOf$1(itemRegistry),
        random: Math.random
    };

    /**
     * The elements that a query finds.
     *
     * @param lists the candidates, one list after the other; left untouched
     * @returns each match once, in the order of the candidates
     * @throws SelectorError when the text is no query
     */
    function selectElements(query, lists, options) {
        return selectFrom(lists, ofElements(query, options));
    }
    /** As `selectElements`, for items of the library. */
    function selectItems$1(query, lists, options) {
        return selectFrom(lists, ofItems(query, options));
    }
    /**
     * What a query leaves of a list of elements: those that it finds among them, in their order and as often as they are
     * there, then what it leads to from them.
     *
     * @throws SelectorError when the text is no query
     */
    function filterElements(query, elements, options) {
        return filterList(elements, ofElements(query, options));
    }
    /** As `filterElements`, for items of the library. */
    function filterItems(query, items, options) {
        return filterList(items, ofItems(query, options));
    }
    /** The objects, each once. */
    function distinctObjects(objects) {
        return objectsOf(new Subjects().all(objects));
    }
    function ofElements(query, options) {
        var run = new Run({ query: query, document: options.document, random: Selectors.random });
        return selectionOf$1(elementRegistry, run, run.elements, options);
    }
    function ofItems(query, options) {
        var run = new Run({ query: query, document: options.document, random: Selectors.random });
        return selectionOf$1(itemRegistry, run, run.items, options);
    }
    function selectionOf$1(registry, run, subjects, options) {
        return { plan: registry.planOf(run.query, options.caller), kind: registry.kind, run: run, subjects: subjects, options: options };
    }
    function selectFrom(lists, selection) {
        var plan = selection.plan, kind = selection.kind, run = selection.run, options = selection.options;
        var head = plan.head, positions = plan.positions;
        if (!canTestObjects(selection) || (positions.length > 0 && kind.inPositionOrder !== null)) {
            return objectsOf(select(joined$1(lists), selection));
        }
        var kept = keepObjects(lists, head, selection);
        if (!options.isDistinct)
            kept = distinctObjects(kept);
        for (var i = 0; i < positions.length; i++)
            kept = positions[i](kept, run.random);
        return kept;
    }
    function filterList(objects, selection) {
        var plan = selection.plan, subjects = selection.subjects;
        if (canTestObjects(selection) && plan.positions.length === 0) {
            return keepObjects([objects], plan.head, selection);
        }
        var found = select(objects, selection);
        var wanted = distinct$1(found);
        var present = new DistinctList();
        var kept = [];
        for (var i = 0; i < objects.length; i++) {
            var subject = subjects.of(objects[i]);
            present.add(subject);
            if (wanted.has(subject))
                kept.push(objects[i]);
        }
        for (var i = 0; i < found.length; i++)
            if (!present.has(found[i]))
                kept.push(found[i].object);
        return kept;
    }
    /** Whether the query can go from object to object and keep nothing of one when it comes to the next. */
    function canTestObjects(_a) {
        var plan = _a.plan, kind = _a.kind, options = _a.options;
        return plan.head !== null && !options.explain && (kind.testsAlone || Boolean(plan.head.code));
    }
    function select(objects, _a) {
        var plan = _a.plan, kind = _a.kind, run = _a.run, subjects = _a.subjects, options = _a.options;
        var caller = options.caller, explain = options.explain, isDistinct = options.isDistinct;
        var source = isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
        var lines = explain && explanation(caller, plan, source.length);
        var found = runPlan(plan, source, run, source, lines && lines.add);
        var ordered = plan.replaces ? inSourceOrder(plan, run, found, source, kind) : found;
        if (explain && lines)
            explain(lines.finish(ordered.length));
        return ordered;
    }
    /**
     * What is in the source in the order of the source, then what is new: as one part found it, or, of several parts, in an
     * order that does not depend on theirs.
     */
    function inSourceOrder(plan, run, found, source, kind) {
        var candidates = distinct$1(source);
        var fresh = new DistinctList();
        for (var i = 0; i < found.length; i++)
            if (!candidates.has(found[i]))
                fresh.add(found[i]);
        var known = inOrderOf$1(source, distinct$1(found));
        var isSettled = plan.groups.length === 1 || fresh.subjects.length < 2;
        return known.concat(isSettled ? fresh.subjects : inOrderOf$1(kind.reachableFrom(source, run), fresh));
    }
    /** To write a loop takes as long as to test some hundred objects. */
    var MANY = 300;
    function countOf(lists) {
        var count = 0;
        for (var i = 0; i < lists.length; i++)
            count += lists[i].length;
        return count;
    }
    /** The objects that pass, of one list after the other. Code of the user may change lists: it gets a copy of them. */
    function keepObjects(lists, test, _a) {
        var plan = _a.plan, run = _a.run;
        if (!plan.loop && test.code && countOf(lists) >= MANY)
            plan.loop = writeLoop(test.code);
        var kept = [];
        var subject = new Subject(run, 0);
        var safe = plan.isForeign ? [joined$1(lists)] : lists;
        for (var i = 0; i < safe.length; i++)
            keepOfList(safe[i], kept, test, plan, subject, run);
        return kept;
    }
    function keepOfList(objects, kept, test, _a, subject, run) {
        var loop = _a.loop;
        var length = objects.length;
        var i = 0;
        try {
            for (; i < length; i++) {
                if (loop)
                    i = loop(objects, kept, i);
                if (i >= length)
                    break;
                subject.turnTo(objects[i]);
                if (test(subject, run))
                    kept.push(objects[i]);
            }
        }
        catch (error) {
            throw nameFailure(error, 'met at', objects[i], run);
        }
    }
    function objectsOf(subjects) {
        var objects = [];
        for (var i = 0; i < subjects.length; i++)
            objects.push(subjects[i].object);
        return objects;
    }

    /** A new Array with each element once, where it came first. */
    function distinct(elements) {
        var seen = new IdentitySet();
        return selectWhere(elements, function (element) { return seen.add(element); });
    }

    /** The document in front, or null: without any, and in hosts other than Animate. Host members: `fl.getDocumentDOM`. */
    function findActiveDocument() {
        if (typeof fl === 'undefined' || !fl)
            return null;
        return fl.getDocumentDOM() || null;
    }
    /**
     * The document in front.
     *
     * @param caller what needs it, for the message
     * @throws Error when no document is open
     */
    function activeDocument(caller) {
        var document = findActiveDocument();
        if (document)
            return document;
        throw new Error(caller + '(): no document is open; open one first, or pass the Document as an argument');
    }

    /** Nothing is read: that a member is there is enough. */
    function isDocument(value) {
        return isObject(value) && 'library' in value;
    }
    /**
     * The document that a new collection belongs to: the one given, else that of the collection it is made from, else the
     * one in front. Host member: `fl.getDocumentDOM`.
     *
     * @param type the name of the class that is made, for errors
     * @throws Error when there is none
     */
    function documentFor(type, given, source) {
        if (given) {
            if (isDocument(given))
                return given;
            throw wrongArgument(type, 'document', 'a Document', given);
        }
        var inherited = isCollection(source) ? source.dom : null;
        return inherited || activeDocument(type);
    }

    /** The lower of the two sides along an axis: left or top. */
    function nearSide(box, axis) {
        return axis === 'x' ? box.left : box.top;
    }
    /** The higher of the two sides along an axis: right or bottom. */
    function farSide(box, axis) {
        return axis === 'x' ? box.right : box.bottom;
    }
    function middle(box, axis) {
        return (nearSide(box, axis) + farSide(box, axis)) / 2;
    }
    /** Width or height. */
    function extent(box, axis) {
        return farSide(box, axis) - nearSide(box, axis);
    }
    function center(box) {
        return { x: middle(box, 'x'), y: middle(box, 'y') };
    }
    /** The smallest box around all of them; for an empty list, one that nothing is in. */
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

    var EDGES = {
        'left:': { axis: 'x', fraction: 0 },
        'horizontal:': { axis: 'x', fraction: 0.5 },
        'right:': { axis: 'x', fraction: 1 },
        'top:': { axis: 'y', fraction: 0 },
        'vertical:': { axis: 'y', fraction: 0.5 },
        'bottom:': { axis: 'y', fraction: 1 }
    };
    /** The edge of that name: `left`, `horizontal`, `right`, `top`, `vertical`, `bottom`; null for anything else. */
    function edgeNamed(word) {
        return Object.prototype.hasOwnProperty.call(EDGES, word + ':') ? EDGES[word + ':'] : null;
    }
    /** The edges of those names, at most one for each axis; null when a word is unknown or an axis is named twice. */
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

    /** The words of a text, or of an Array of texts: separated by blanks or commas, `'top left'`, `'left,top'`. */
    function wordsOf(value) {
        var text = typeof value === 'string' ? value : value.join(' ');
        var parts = text.replace(/,/g, ' ').split(' ');
        var words = [];
        for (var i = 0; i < parts.length; i++)
            if (parts[i] !== '')
                words.push(parts[i]);
        return words;
    }

    var CENTER = [
        { axis: 'x', fraction: 0.5 },
        { axis: 'y', fraction: 0.5 }
    ];
    /** The words without `center`, which stands for the middle of every axis that no other word names. */
    function withoutCenter(words) {
        var others = [];
        for (var i = 0; i < words.length; i++)
            if (words[i] !== 'center')
                others.push(words[i]);
        return others;
    }
    /**
     * The edges that `align` is told to align: `left right top bottom vertical horizontal center`, or a pair of them
     * (`top left`, `top center`). The host's own words, `vertical center` and `horizontal center`, mean one axis.
     */
    function alignedEdges(method, to) {
        var words = typeof to === 'string' ? wordsOf(to) : [];
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
    /** How far each box has to move so that its edges stand where the frame's do. */
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

    /** The bounds of an element. Host members: `left`, `top`, `width`, `height`, each read once. */
    function boundsOf(element) {
        var left = element.left;
        var top = element.top;
        return { left: left, top: top, right: left + element.width, bottom: top + element.height };
    }
    /** The bounds of each element. */
    function allBounds(method, elements) {
        var boxes = [];
        forEach(method, elements, function measure(element, index) {
            boxes[index] = boundsOf(element);
        });
        return boxes;
    }
    /** The stage as a box. Host members: `document.width`, `document.height`. */
    function stageBox(document) {
        return { left: 0, top: 0, right: document.width, bottom: document.height };
    }

    /** The indices of the values in ascending order; equal values keep their order. */
    function orderAlong(values) {
        var indices = [];
        for (var i = 0; i < values.length; i++)
            indices.push(i);
        return stableSort(indices, function (a, b) { return values[a] - values[b]; });
    }

    /** The edges that `distribute` is told to distribute by: one, or one for each axis. */
    function distributedEdges(method, value) {
        var words = typeof value === 'string' || isArray(value) ? wordsOf(value) : [];
        var edges = edgesNamed(words);
        if (edges)
            return edges;
        var expected = 'one of left, horizontal, right and one of top, vertical, bottom, or one of either';
        throw wrongArgument(method, 'edges', expected, value);
    }
    /** Where the edge of a box stands along its axis. */
    function positionOf(box, edge) {
        return nearSide(box, edge.axis) + edge.fraction * extent(box, edge.axis);
    }
    function positionsOf(boxes, edge) {
        var positions = [];
        for (var i = 0; i < boxes.length; i++)
            positions.push(positionOf(boxes[i], edge));
        return positions;
    }
    /** Where the edge of a box stands when the box touches the near end (0) or the far end (1) of the stage. */
    function positionAt(end, box, edge, stage) {
        var room = extent(stage, edge.axis) - extent(box, edge.axis);
        return nearSide(stage, edge.axis) + end * room + edge.fraction * extent(box, edge.axis);
    }
    /** The distances for one edge: the outermost stay, or go to the ends of the stage; the others stand evenly between. */
    function spread(boxes, edge, stage) {
        var positions = positionsOf(boxes, edge);
        var order = orderAlong(positions);
        var last = order.length - 1;
        var lowest = order[0];
        var highest = order[last];
        // A single element goes where its own edge is on the stage: left to the left end, the middle to the middle.
        var lowEnd = last === 0 ? edge.fraction : 0;
        var from = stage ? positionAt(lowEnd, boxes[lowest], edge, stage) : positions[lowest];
        var to = stage ? positionAt(1, boxes[highest], edge, stage) : positions[highest];
        var step = last === 0 ? 0 : (to - from) / last;
        var distances = [];
        for (var i = 0; i <= last; i++)
            distances[order[i]] = from + i * step - positions[order[i]];
        return distances;
    }
    /**
     * How far each box has to move so that the named edges stand at equal distances.
     *
     * @param stage spread over this instead: the outermost boxes touch its ends from inside
     */
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

    function largest(boxes, axis) {
        var size = 0;
        for (var i = 0; i < boxes.length; i++)
            size = Math.max(size, extent(boxes[i], axis));
        return size;
    }
    /**
     * How far each box has to move to stand in a grid: row by row, each in the top-left corner of a cell as large as the
     * largest box, the first where it is.
     */
    function layoutDistances(boxes, columns, gapX, gapY) {
        var stepX = largest(boxes, 'x') + gapX;
        var stepY = largest(boxes, 'y') + gapY;
        var distances = [];
        for (var i = 0; i < boxes.length; i++) {
            distances.push({
                x: boxes[0].left + (i % columns) * stepX - boxes[i].left,
                y: boxes[0].top + Math.floor(i / columns) * stepY - boxes[i].top
            });
        }
        return distances;
    }

    /**
     * Moves each element by its own distance; a coordinate that stays is not touched.
     * Host members: `x`, `y`.
     */
    function moveBy(method, elements, distances) {
        forEach(method, elements, function shift(element, index) {
            var _a = distances[index], x = _a.x, y = _a.y;
            if (x !== 0)
                element.x += x;
            if (y !== 0)
                element.y += y;
        });
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
    /** Lines the boxes up along an axis, in their order along it, with a gap between each two. */
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
    /** How far each box has to move to leave this gap between neighbours; the first along the axis stays. */
    function gapDistances(boxes, axis, gap) {
        var order = orderAlong(nearSides(boxes, axis));
        return boxes.length === 0 ? [] : lineUp(boxes, order, axis, nearSide(boxes[order[0]], axis), gap);
    }
    /**
     * How far each box has to move to leave equal gaps between neighbours; the first and the last along the axis stay.
     *
     * @param stage space over this instead: the first and the last touch its ends from inside
     */
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

    /** How near a line of the grid, in parts of its step, a value counts as standing on it. */
    var ON_THE_LINE = 1e-6;
    /**
     * The line of a grid that a coordinate goes to; negative ones round the same way.
     *
     * @param step distance between lines; 0 means 1
     */
    function snap(value, step, rounding) {
        var steps = value / (step || 1);
        var nearest = Math.floor(steps + 0.5);
        // Binary fractions: 0.3 / 0.1 is a little less than 3, and must not round down to 2.
        var isOnLine = Math.abs(steps - nearest) < ON_THE_LINE;
        var line = isOnLine || rounding === 0 ? nearest : (rounding === -1 ? Math.floor(steps) : Math.ceil(steps));
        return line * (step || 1);
    }

    /** The same distance for each of so many elements. */
    function repeated(distance, count) {
        var distances = [];
        for (var i = 0; i < count; i++)
            distances.push(distance);
        return distances;
    }
    /** `ElementCollection.move`. Host members: `x`, `y`; to move to a place also `left`, `top`, `width`, `height`. */
    function moveElements(elements, x, y, relative) {
        var method = 'ElementCollection.move';
        checkNumber(method, 'x', x);
        checkNumber(method, 'y', y);
        checkBoolean(method, 'relative', relative);
        if (elements.length === 0)
            return;
        var distance = { x: x, y: y };
        if (!relative) {
            var bounds = union(allBounds(method, elements));
            distance.x -= bounds.left;
            distance.y -= bounds.top;
        }
        moveBy(method, elements, repeated(distance, elements.length));
    }
    /** `ElementCollection.align`. Host members: `left`, `top`, `width`, `height`, `x`, `y`; those of the document's size. */
    function alignElements(document, elements, to, toStage) {
        var method = 'ElementCollection.align';
        var edges = alignedEdges(method, to);
        checkBoolean(method, 'toStage', toStage);
        var boxes = allBounds(method, elements);
        moveBy(method, elements, alignDistances(boxes, edges, toStage ? stageBox(document) : union(boxes)));
    }
    /** `ElementCollection.distribute`. Host members: as `alignElements`. */
    function distributeElements(document, elements, edges, toStage) {
        var method = 'ElementCollection.distribute';
        var distributed = distributedEdges(method, edges);
        checkBoolean(method, 'toStage', toStage);
        var boxes = allBounds(method, elements);
        moveBy(method, elements, distributeDistances(boxes, distributed, toStage ? stageBox(document) : null));
    }
    /** `ElementCollection.space`. Host members: as `alignElements`. */
    function spaceElements(document, elements, direction, gap) {
        var method = 'ElementCollection.space';
        if (direction !== 'horizontal' && direction !== 'vertical') {
            throw wrongArgument(method, 'direction', '"horizontal" or "vertical"', direction);
        }
        if (typeof gap === 'number')
            checkNumber(method, 'gap', gap);
        else if (gap !== undefined)
            checkBoolean(method, 'the second argument', gap);
        var axis = direction === 'horizontal' ? 'x' : 'y';
        var boxes = allBounds(method, elements);
        var stage = gap === true ? stageBox(document) : null;
        var isGap = typeof gap === 'number';
        moveBy(method, elements, isGap ? gapDistances(boxes, axis, gap) : evenDistances(boxes, axis, stage));
    }
    /** `ElementCollection.layout`. Host members: `left`, `top`, `width`, `height`, `x`, `y`. */
    function layoutElements(elements, columns, gapX, gapY) {
        var method = 'ElementCollection.layout';
        var inRow = columns === undefined || columns === null ? Math.max(elements.length, 1) : columns;
        checkWholeNumber(method, 'columns', inRow);
        if (inRow < 1)
            throw outOfRange(method, 'columns', '1 or more', inRow);
        checkNumber(method, 'gapX', gapX);
        checkNumber(method, 'gapY', gapY);
        var boxes = allBounds(method, elements);
        moveBy(method, elements, layoutDistances(boxes, inRow, gapX, gapY));
    }
    function gridSteps(method, precision) {
        var isPair = isArray(precision) && precision.length === 2;
        var steps = isPair ? { x: precision[0], y: precision[1] } : { x: precision, y: precision };
        if (typeof steps.x !== 'number' || typeof steps.y !== 'number') {
            throw wrongArgument(method, 'precision', 'a Number or [x, y]', precision);
        }
        var isUsable = steps.x >= 0 && steps.y >= 0 && isFinite(steps.x) && isFinite(steps.y);
        if (!isUsable)
            throw outOfRange(method, 'precision', 'finite and not negative', precision);
        return { x: steps.x, y: steps.y };
    }
    /** `ElementCollection.toGrid`. Host members: `x`, `y`. */
    function snapElements(elements, precision, rounding) {
        var method = 'ElementCollection.toGrid';
        var steps = gridSteps(method, precision);
        if (rounding !== -1 && rounding !== 0 && rounding !== 1) {
            throw wrongArgument(method, 'rounding', '-1, 0 or 1', rounding);
        }
        var places = [];
        forEach(method, elements, function readPlace(element, index) {
            places[index] = { x: element.x, y: element.y };
        });
        forEach(method, elements, function snapPlace(element, index) {
            var _a = places[index], x = _a.x, y = _a.y;
            var snapped = { x: snap(x, steps.x, rounding), y: snap(y, steps.y, rounding) };
            if (snapped.x !== x)
                element.x = snapped.x;
            if (snapped.y !== y)
                element.y = snapped.y;
        });
    }

    /**
     * The elements of a timeline at a frame number, the top layer first, back to front within each layer; locked layers
     * included. Folders, and layers that end before, have none. Host members: `layers`, `frames`, `elements`.
     */
    function elementsAt(timeline, frame) {
        var found = [];
        var layers = timeline.layers;
        for (var i = 0; i < layers.length; i++) {
            var keyframe = readList(layers[i], 'frames')[frame];
            if (!keyframe)
                continue;
            var elements = elementsOfFrame(keyframe);
            for (var e = 0; e < elements.length; e++)
                found.push(elements[e]);
        }
        return found;
    }

    /** The elements at the playhead of the timeline on the stage, locked layers included. */
    function onStage(document) {
        var shown = new IdentitySet();
        var timeline = document.getTimeline();
        var elements = elementsAt(timeline, timeline.currentFrame);
        for (var i = 0; i < elements.length; i++)
            shown.add(elements[i]);
        return shown;
    }
    function notePlaces(places, timeline, scene, item) {
        var keyframes = keyframesOfTimeline(timeline);
        for (var i = 0; i < keyframes.length; i++) {
            var place = { scene: scene, item: item, frame: keyframes[i].startFrame };
            var elements = elementsOfFrame(keyframes[i]);
            for (var e = 0; e < elements.length; e++)
                places.set(elements[e], place);
        }
    }
    /** Where every element of the document stands. Elements inside groups stand nowhere: the host cannot select them. */
    function allPlaces(document) {
        var places = new IdentityMap();
        var scenes = document.timelines;
        for (var i = 0; i < scenes.length; i++)
            notePlaces(places, scenes[i], i, null);
        var items = document.library.items;
        for (var i = 0; i < items.length; i++) {
            var timeline = items[i].timeline;
            if (timeline)
                notePlaces(places, timeline, 0, items[i]);
        }
        return places;
    }
    function keyOf(at) {
        return at ? (at.item ? 'item ' + at.item.name : 'scene ' + at.scene) + ' ' + at.frame : 'stage';
    }
    /**
     * Sorts elements by the frame that they stand on. First come those on the stage as it is, before work elsewhere leaves
     * it; those that no frame has are taken to be among them.
     */
    function stagesOf(document, elements) {
        var shown = onStage(document);
        var places = null;
        var byKey = {};
        var stages = [];
        for (var i = 0; i < elements.length; i++) {
            var isShown = shown.has(elements[i]);
            if (!isShown && !places)
                places = allPlaces(document);
            var at = isShown || !places ? undefined : places.get(elements[i]);
            var key = keyOf(at);
            var stage = byKey[key];
            if (!stage) {
                stage = { at: at || null, elements: [], indices: [] };
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

    /** Does the work; when that throws, does the rest too and throws the error of the work, whatever becomes of the rest. */
    function unlessDone(work, rest) {
        try {
            return work();
        }
        catch (error) {
            try {
                rest();
            }
            catch (_a) {
                // The error of the work is the one to report.
            }
            throw error;
        }
    }
    /** Does the work, then what has to follow it in any case; see `unlessDone`. */
    function afterwards(work, follow) {
        var result = unlessDone(work, follow);
        follow();
        return result;
    }

    /** Whether the host still answers for an object: reading anything of a deleted one throws. */
    function isAlive(object) {
        var isNamed = false;
        try {
            isNamed = typeof object.name === 'string';
        }
        catch (_a) {
            // It is gone.
        }
        return isNamed;
    }

    /** The elements that the user has selected; the host says null where it knows of none. Host members: `selection`. */
    function selectionOf(document) {
        return document.selection || [];
    }

    /**
     * The user's place in a document. Host members: `fl.getDocumentDOM`, `document.getTimeline`, `currentTimeline`,
     * `selection`, `timeline.libraryItem`, `currentLayer`, `currentFrame`.
     */
    function readPlace(document) {
        var timeline = document.getTimeline();
        return {
            active: typeof fl === 'undefined' || !fl ? null : fl.getDocumentDOM(),
            document: document,
            scene: document.currentTimeline,
            item: timeline.libraryItem,
            timeline: timeline,
            layer: timeline.currentLayer,
            frame: timeline.currentFrame,
            selection: selectionOf(document)
        };
    }
    /** Whether two lists hold the same, in the same order. */
    function isSameList(a, b) {
        if (a.length !== b.length)
            return false;
        for (var i = 0; i < a.length; i++)
            if (a[i] !== b[i])
                return false;
        return true;
    }
    /** Opens a symbol for editing; false where the host does not. Host members: `library.editItem`. */
    function openItem(document, item) {
        return document.library.editItem(item.name) !== false;
    }
    /** Opens a symbol or, without one, a scene for editing. Host members: `library.editItem`, `document.editScene`. */
    function enterTimeline(document, item, scene) {
        if (item)
            openItem(document, item);
        else
            document.editScene(scene);
    }
    /** Replaces the selection (assigning alone would add to it). Host members: `document.selectNone`, `selection`. */
    function replaceSelection(document, elements) {
        document.selectNone();
        if (elements.length > 0)
            document.selection = elements;
    }
    /** The elements that were not deleted meanwhile. */
    function alive(elements) {
        var living = [];
        for (var i = 0; i < elements.length; i++)
            if (isAlive(elements[i]))
                living.push(elements[i]);
        return living;
    }
    /** Moves the playhead and the current layer of the timeline being edited, where they differ. */
    function setPlayhead(timeline, _a) {
        var layer = _a.layer, frame = _a.frame;
        if (timeline.currentLayer !== layer && layer < timeline.layerCount)
            timeline.currentLayer = layer;
        if (timeline.currentFrame !== frame)
            timeline.currentFrame = frame;
    }
    /** Whether the scene and the timeline being edited are those of the place. */
    function isThere(_a) {
        var document = _a.document, timeline = _a.timeline, scene = _a.scene;
        return document.getTimeline() === timeline && document.currentTimeline === scene;
    }
    /**
     * Opens the scene of the place again, and on it the symbol that was being edited, unless that is gone. A symbol that
     * the user had entered in place is opened by itself: the host does not tell through which instances the way led.
     */
    function reenter(_a) {
        var document = _a.document, item = _a.item, scene = _a.scene;
        var symbol = item && isAlive(item) ? item : null;
        if (!symbol || document.currentTimeline !== scene)
            enterTimeline(document, null, scene);
        if (symbol)
            enterTimeline(document, symbol, scene);
    }
    /**
     * Brings the user back; nothing is touched that is as it was. What is gone (a deleted element in the selection, a
     * deleted layer) is left out. Host members besides those of `readPlace`: `fl.setActiveWindow`, `library.editItem`,
     * `document.editScene`, `selectNone`, `timeline.layerCount`.
     */
    function restorePlace(place) {
        var document = place.document;
        if (place.active && fl.getDocumentDOM() !== place.active)
            fl.setActiveWindow(place.active);
        if (!isThere(place))
            reenter(place);
        var timeline = document.getTimeline();
        if (timeline !== place.timeline)
            return;
        setPlayhead(timeline, place);
        if (!isSameList(selectionOf(document), place.selection)) {
            replaceSelection(document, alive(place.selection));
            // In the host, selecting an element may make its layer the current one.
            setPlayhead(timeline, place);
        }
    }
    /** Does the work and brings the user back, also when it throws; the error of the work is the one that is thrown. */
    function keepingPlace(document, work) {
        var place = readPlace(document);
        return afterwards(work, function () { return restorePlace(place); });
    }
    /** Does work that is there to select; the user is brought back only when it throws. */
    function placeUnlessDone(document, work) {
        var place = readPlace(document);
        unlessDone(work, function () { return restorePlace(place); });
    }
    /**
     * Does the work with the playhead of the timeline being edited on a frame, and puts playhead and current layer back:
     * they stay with a timeline when the user leaves it. Host members: `timeline.currentFrame`, `currentLayer`.
     */
    function atFrame(document, frame, work) {
        var timeline = document.getTimeline();
        var before = { frame: timeline.currentFrame, layer: timeline.currentLayer };
        afterwards(function workAtFrame() {
            if (before.frame !== frame)
                timeline.currentFrame = frame;
            work();
        }, function () { return setPlayhead(timeline, before); });
    }

    var NOT_SELECTABLE = 'it cannot be selected: it must stand on the current frame, unlocked, on a layer that is neither locked nor hidden';
    /** The first element that the host left out of the selection; -1 when it took all. Host members: `document.selection`. */
    function firstLeftOut(document, elements) {
        var selection = selectionOf(document);
        var selected = new IdentitySet();
        for (var i = 0; i < selection.length; i++)
            selected.add(selection[i]);
        for (var i = 0; i < elements.length; i++)
            if (!selected.has(elements[i]))
                return i;
        return -1;
    }
    /**
     * Makes these elements the selection; when the host leaves one out, the selection stays as it was.
     * Host members: `document.selectNone`, `document.selection`.
     *
     * @param indices positions in the collection, for the error
     * @throws when the host leaves one out
     */
    function selectAllOf(method, document, elements, indices) {
        var before = selectionOf(document);
        replaceSelection(document, elements);
        var left = firstLeftOut(document, elements);
        if (left < 0)
            return;
        replaceSelection(document, before);
        throw failure(method, indices ? indices[left] : left, elements[left], new Error(NOT_SELECTABLE));
    }
    /** Does the work with the frame of a stage in view. Host members: those of `enterTimeline` and `atFrame`. */
    function inView(document, _a, work) {
        var at = _a.at;
        if (!at) {
            work();
            return;
        }
        enterTimeline(document, at.item, at.scene);
        atFrame(document, at.frame, work);
    }
    function positionsAt(positions, indices) {
        var found = [];
        for (var i = 0; i < indices.length; i++)
            found.push(positions[indices[i]]);
        return found;
    }
    /**
     * Does work that needs the elements selected, wherever in the document they stand: the selection is set once for each
     * frame that holds some of them. The user's place is kept, and the playhead of every timeline.
     *
     * @param work gets the elements of one frame, selected, and their positions in the collection
     * @param positions those of all the elements; by default those in the list
     */
    function onEachStage(method, document, elements, work, positions) {
        if (elements.length === 0)
            return;
        keepingPlace(document, function visitStages() {
            var stages = stagesOf(document, elements);
            var _loop_1 = function (i) {
                var elements_1 = stages[i].elements;
                var indices = positions ? positionsAt(positions, stages[i].indices) : stages[i].indices;
                inView(document, stages[i], function workOnStage() {
                    selectAllOf(method, document, elements_1, indices);
                    work(elements_1, indices);
                });
            };
            for (var i = 0; i < stages.length; i++) {
                _loop_1(i);
            }
        });
    }

    var COLOR = /^#([0-9a-f]{6}|[0-9a-f]{8})$/i;
    var LARGEST_COLOR = 0xffffff;
    /** Whether the attribute is a colour effect. */
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
        if (typeof value === 'string' && COLOR.test(value))
            return value;
        var isNumber = typeof value === 'number' && Math.floor(value) === value;
        if (isNumber && value >= 0 && value <= LARGEST_COLOR)
            return value;
        throw wrongArgument(method, 'tint', 'a colour such as "#FF0000" or 0xFF0000', value);
    }
    /** Reads the value of a colour effect; `strength` is 100 where left out. */
    function readColorEffect(method, kind, value, strength) {
        if (kind !== 'tint') {
            return { kind: kind, value: checkPercent(method, kind, value, kind === 'alpha' ? 0 : -100), strength: 100 };
        }
        var percent = strength === undefined ? 100 : checkPercent(method, 'strength', strength, 0);
        return { kind: kind, value: checkColor(method, value), strength: percent };
    }
    /** Refuses elements that have no colour effect. Host members: `colorMode`. */
    function checkColorable(method, elements) {
        forEach(method, elements, function checkMode(element) {
            if (element.colorMode !== undefined)
                return;
            throw new TypeError('this kind of element has no colour effects');
        });
    }
    function groupByEffect(elements, effects) {
        var byKey = {};
        var groups = [];
        for (var i = 0; i < elements.length; i++) {
            var effect = effects[i];
            // Begins with # or as a number: never the name of a built-in member.
            var key = String(effect.value);
            var group = byKey[key];
            if (!group) {
                group = { effect: effect, elements: [], indices: [] };
                byKey[key] = group;
                groups.push(group);
            }
            group.elements.push(elements[i]);
            group.indices.push(i);
        }
        return groups;
    }
    function applyToSelection(document, effect) {
        if (effect.kind === 'tint')
            document.setInstanceTint(effect.value, effect.strength);
        else if (effect.kind === 'alpha')
            document.setInstanceAlpha(effect.value);
        else
            document.setInstanceBrightness(effect.value);
    }
    function applyToAll(method, document, _a) {
        var effect = _a.effect, elements = _a.elements, indices = _a.indices;
        function applyOnStage(selected, positions) {
            atOnce(method, selected, function () { return applyToSelection(document, effect); }, positions);
        }
        onEachStage(method, document, elements, applyOnStage, indices);
    }
    /**
     * Gives each element its colour effect, whatever is selected: the host reads `tintColor` and `brightness` of an
     * instance, but sets them on the selection only. Host members: `colorMode`, `document.setInstanceTint`,
     * `setInstanceAlpha`, `setInstanceBrightness` and those of `onEachStage`: the selection is set once for each
     * different effect (and frame).
     */
    function applyColorEffects(method, document, elements, effects) {
        checkColorable(method, elements);
        var groups = groupByEffect(elements, effects);
        for (var i = 0; i < groups.length; i++)
            applyToAll(method, document, groups[i]);
    }

    var POSITION = { first: 'x', second: 'y' };
    var PAIRS = {
        'pos:': POSITION,
        'position:': POSITION,
        'size:': { first: 'width', second: 'height' },
        'scale:': { first: 'scaleX', second: 'scaleY' }
    };
    /** What the attribute stands for: `pos`, `position`, `size`, `scale`; null for any other name. */
    function pairNamed(name) {
        return Object.prototype.hasOwnProperty.call(PAIRS, name + ':') ? PAIRS[name + ':'] : null;
    }
    function isFiniteNumber(value) {
        return typeof value === 'number' && isFinite(value);
    }
    /** The two parts of a value in any of its forms, not checked: `[a, b]`, `{x, y}`, `{width, height}`. */
    function partsOf(value) {
        if (isArray(value))
            return value.length === 2 ? [value[0], value[1]] : null;
        if (typeof value !== 'object' || value === null)
            return null;
        var named = value;
        var hasPoint = named.x !== undefined || named.y !== undefined;
        return hasPoint ? [named.x, named.y] : [named.width, named.height];
    }
    /** Reads a pair: a Number for both, `[a, b]`, `{x, y}` or `{width, height}`. */
    function readPair(method, name, value) {
        if (isFiniteNumber(value))
            return [value, value];
        var parts = partsOf(value);
        if (parts && isFiniteNumber(parts[0]) && isFiniteNumber(parts[1]))
            return [parts[0], parts[1]];
        throw wrongArgument(method, name, 'a Number, [a, b], {x, y} or {width, height}', value);
    }
    /** Sets both properties. Host members: `x`, `y`; `width`, `height`; `scaleX`, `scaleY`. */
    function setPair(element, properties, pair) {
        element[properties.first] = pair[0];
        element[properties.second] = pair[1];
    }

    /** Refuses values that no element could get, before any is changed; what Functions return is checked in its turn. */
    function checkAttribute(method, _a, strength) {
        var name = _a.name, value = _a.value;
        if (isColorEffect(name))
            readColorEffect(method, name, typeof value === 'function' ? 0 : value, strength);
        else if (pairNamed(name) && typeof value !== 'function')
            readPair(method, name, value);
    }
    /** The colour effect of each element, all worked out before the first is applied. */
    function effectsFor(method, collection, kind, value, strength) {
        var elements = collection.elements;
        var valueFor = typeof value === 'function' ? caller(value, elements, collection) : null;
        var effects = [];
        for (var i = 0; i < elements.length; i++) {
            effects.push(readColorEffect(method, kind, valueFor ? valueFor(elements[i], i) : value, strength));
        }
        return effects;
    }
    function setPairs(method, collection, _a, properties) {
        var name = _a.name, value = _a.value;
        setForEach(method, collection.elements, value, collection, function setBoth(element, own) {
            setPair(element, properties, readPair(method, name, own));
        });
    }
    function setAttribute(method, collection, attribute, strength) {
        var name = attribute.name, value = attribute.value;
        var pair = pairNamed(name);
        if (isColorEffect(name)) {
            applyColorEffects(method, collection.dom, collection.elements, effectsFor(method, collection, name, value, strength));
        }
        else if (pair) {
            setPairs(method, collection, attribute, pair);
        }
        else {
            setProperty(method, collection.elements, attribute, collection);
        }
    }
    /**
     * Sets attributes of the elements, one after the other.
     *
     * @param method the full name of the calling method, for errors
     * @param args those of `ElementCollection.attr`
     */
    function setAttributes(method, collection, args) {
        var attributes = attributesOf(method, args);
        var strength = typeof args[0] === 'string' ? args[2] : undefined;
        for (var i = 0; i < attributes.length; i++)
            checkAttribute(method, attributes[i], strength);
        for (var i = 0; i < attributes.length; i++)
            setAttribute(method, collection, attributes[i], strength);
    }

    /**
     * Whether the element is a group that elements stand in: a drawing object says `isGroup` too, and is one by itself.
     * Host members: `elementType`, `isGroup`, `isDrawingObject`.
     */
    function isOpenGroup(element) {
        return element.elementType === 'shape' && element.isGroup && !element.isDrawingObject;
    }

    /** What is directly inside an element: the members of a group, the first frame of a symbol; nothing otherwise. */
    function childrenOf(element, visited) {
        if (isOpenGroup(element))
            return element.members;
        var item = element.libraryItem;
        if (!item || !item.timeline || !visited.add(item))
            return [];
        return elementsAt(item.timeline, 0);
    }
    /**
     * The elements directly inside groups and symbol instances, each once: a symbol is looked into once, however many of
     * its instances there are. Host members: `elementType`, `isGroup`, `isDrawingObject`, `members`, `libraryItem`,
     * `timeline`, `layers`, `frames`, `elements`.
     */
    function allChildren(method, elements) {
        var visited = new IdentitySet();
        var seen = new IdentitySet();
        var found = [];
        for (var i = 0; i < elements.length; i++) {
            var children = void 0;
            try {
                children = childrenOf(elements[i], visited);
            }
            catch (error) {
                throw failure(method, i, elements[i], error);
            }
            for (var c = 0; c < children.length; c++)
                if (seen.add(children[c]))
                    found.push(children[c]);
        }
        return found;
    }

    /**
     * Deletes elements, wherever in the document they stand. Host members: `document.deleteSelection` and those of
     * `onEachStage`.
     */
    function deleteElements(document, elements) {
        var method = 'ElementCollection.deleteElements';
        onEachStage(method, document, elements, function deleteOnStage(selected, indices) {
            atOnce(method, selected, function () { return document.deleteSelection(); }, indices);
        });
    }

    var METHOD$8 = 'ElementCollection.duplicate';
    var NUMBERED = /^([\s\S]*?)(\d{1,15})$/;
    /** The series of the highest number that a name ends in; null when none ends in one. */
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
    /** The name that comes `step` after the last of a series. */
    function nameInSeries(series, step) {
        var digits = String(series.last + step);
        while (digits.length < series.width)
            digits = '0' + digits;
        return series.prefix + digits;
    }
    /** The elements at the playhead that are in the set, back to front within each layer: an order to pair them by. */
    function inStageOrder(document, wanted) {
        var timeline = document.getTimeline();
        return selectWhere(elementsAt(timeline, timeline.currentFrame), function (element) { return wanted.has(element); });
    }
    function setOf(elements) {
        var set = new IdentitySet();
        for (var i = 0; i < elements.length; i++)
            set.add(elements[i]);
        return set;
    }
    /** The copies in the order of their originals: both lists are paired by their order on the stage. */
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
    /**
     * Duplicates elements on the stage and leaves the copies selected; copies of named elements get names that continue
     * the highest number of the originals. Host members: `name`, `document.selectNone`, `selection`,
     * `duplicateSelection`, `getTimeline`, `currentFrame` and those of `elementsAt`.
     *
     * @returns the copies, in the order of the originals
     */
    function duplicateElements(document, elements) {
        var names = [];
        forEach(METHOD$8, elements, function (element, index) { return (names[index] = String(element.name)); });
        var onStage = inStageOrder(document, setOf(elements));
        placeUnlessDone(document, function duplicateSelected() {
            selectAllOf(METHOD$8, document, elements);
            atOnce(METHOD$8, elements, function () { return document.duplicateSelection(); });
        });
        var copies = inStageOrder(document, setOf(selectionOf(document)));
        var ordered = inOrderOf(elements, onStage, copies);
        var series = seriesOf(names);
        var step = 0;
        forEach(METHOD$8, ordered, function nameCopy(copy, index) {
            if (series && names[index] !== '')
                copy.name = nameInSeries(series, ++step);
        });
        return ordered;
    }

    var METHOD$7 = 'ElementCollection.group';
    /**
     * Groups elements on the stage and leaves the group selected; the user's selection stays when the host refuses.
     * Host members: `document.selectNone`, `selection`, `group`.
     *
     * @returns the group, which the host selects alone
     */
    function groupElements(document, elements) {
        placeUnlessDone(document, function groupSelected() {
            selectAllOf(METHOD$7, document, elements);
            atOnce(METHOD$7, elements, function () { return document.group(); });
        });
        return selectionOf(document);
    }

    /**
     * The library items of the elements, each once, in the order of their first appearance.
     * Host member: `libraryItem`, which instances alone have.
     */
    function distinctItems(method, elements) {
        var seen = new IdentitySet();
        var items = [];
        forEach(method, elements, function collectItem(element) {
            var item = element.libraryItem;
            if (item && seen.add(item))
                items.push(item);
        });
        return items;
    }

    /** Whether a value is an element of a stage. Host members: `elementType`. */
    function isElement(value) {
        return isObject(value) && typeof value.elementType === 'string';
    }

    var METHOD$6 = 'ElementCollection.match';
    /** The axes whose extents `match` makes equal. */
    function matchedAxes(dimension) {
        if (dimension === 'width')
            return ['x'];
        if (dimension === 'height')
            return ['y'];
        if (dimension === 'size')
            return ['x', 'y'];
        throw wrongArgument(METHOD$6, 'dimension', '"width", "height" or "size"', dimension);
    }
    function indexOfName(elements, name) {
        var isNamed = propertyTest(METHOD$6, name, 'name');
        for (var i = 0; i < elements.length; i++)
            if (isNamed(elements[i], i))
                return i;
        throw new RangeError(METHOD$6 + '(): no element of the collection is named "' + name + '"');
    }
    /** The bounds of the element that the others shall match; null for the biggest or smallest of all. */
    function model(elements, boxes, to) {
        if (typeof to === 'boolean')
            return null;
        if (typeof to === 'string')
            return boxes[indexOfName(elements, to)];
        if (typeof to === 'number') {
            if (boxes[to])
                return boxes[to];
            throw outOfRange(METHOD$6, 'to', 'an index from 0 to ' + (boxes.length - 1), to);
        }
        if (isElement(to))
            return allBounds(METHOD$6, [to])[0];
        throw wrongArgument(METHOD$6, 'to', 'true, false, an index, a name or an element', to);
    }
    /** The biggest or smallest extent along an axis. */
    function extreme(boxes, axis, biggest) {
        var found = extent(boxes[0], axis);
        for (var i = 1; i < boxes.length; i++) {
            var size = extent(boxes[i], axis);
            found = biggest ? Math.max(found, size) : Math.min(found, size);
        }
        return found;
    }
    /**
     * Makes elements as wide or high as one of them. Host members: `left`, `top`, `width`, `height`; and `name`, where
     * the one is given by name.
     */
    function matchSizes(elements, axes, to) {
        var boxes = allBounds(METHOD$6, elements);
        var one = model(elements, boxes, to);
        var _loop_1 = function (i) {
            var axis = axes[i];
            var size = one ? extent(one, axis) : extreme(boxes, axis, to === true);
            forEach(METHOD$6, elements, function setSize(element, index) {
                if (extent(boxes[index], axis) !== size)
                    element[axis === 'x' ? 'width' : 'height'] = size;
            });
        };
        for (var i = 0; i < axes.length && boxes.length > 0; i++) {
            _loop_1(i);
        }
    }

    var METHOD$5 = 'ElementCollection.orderBy';
    var PROPERTIES = [
        'name',
        'elementType',
        'x',
        'y',
        'width',
        'height',
        'size',
        'left',
        'top',
        'rotation',
        'scaleX',
        'scaleY',
        'transformX',
        'transformY',
        'skewX',
        'skewY',
        'random'
    ];
    function isKnown(property) {
        for (var i = 0; i < PROPERTIES.length; i++)
            if (PROPERTIES[i] === property)
                return true;
        return false;
    }
    /** What an element is ordered by; the size is the area of its bounds. */
    function valueReader(property, random) {
        if (property === 'random')
            return random;
        if (property === 'size')
            return function (element) { return element.width * element.height; };
        return function (element) { return element[property]; };
    }
    /**
     * The elements in ascending order, in a new Array.
     *
     * @param by a property, or a comparison as in `Array.prototype.sort`
     * @throws TypeError for a property that elements are not ordered by
     */
    function ordered(elements, by, random) {
        if (typeof by === 'function')
            return sortByComparison(elements, by);
        if (isKnown(by))
            return sortByValue(METHOD$5, elements, valueReader(by, random));
        var near = typeof by === 'string' ? nearest(by, PROPERTIES) : null;
        var expected = 'a Function or one of ' + PROPERTIES.join(', ');
        throw wrongArgument(METHOD$5, 'property', near ? expected + ' (did you mean "' + near + '"?)' : expected, by);
    }
    /** Whether the elements of each layer lie over each other in this order. Host members: `layer`, `depth`. */
    function isStacked(elements) {
        var topOfLayer = new IdentityMap();
        for (var i = 0; i < elements.length; i++) {
            var _a = elements[i], layer = _a.layer, depth = _a.depth;
            if (depth < (topOfLayer.get(layer) || 0))
                return false;
            topOfLayer.set(layer, depth);
        }
        return true;
    }
    /** Where each of the ordered elements is in the list. */
    function positionsIn(elements, inOrder) {
        var positionOf = new IdentityMap();
        for (var i = 0; i < elements.length; i++)
            positionOf.set(elements[i], i);
        var positions = [];
        for (var i = 0; i < inOrder.length; i++)
            positions.push(positionOf.get(inOrder[i]));
        return positions;
    }
    /**
     * Restacks elements on the stage so that the first is lowest. Each is brought to the front in turn: the host arranges
     * the selection only, so that the selection is set once for each element here. Those that stand in this order already
     * are left alone. Host members: `layer`, `depth`, `document.selectNone`, `selection`, `arrange`.
     *
     * @param elements the collection as it is, for errors
     * @param inOrder the same, the lowest first
     */
    function restack(document, elements, inOrder) {
        function bringToFrontInTurn(stacked, indices) {
            if (isStacked(stacked))
                return;
            for (var i = 0; i < stacked.length; i++) {
                selectAllOf(METHOD$5, document, [stacked[i]], [indices[i]]);
                atOnce(METHOD$5, [stacked[i]], function () { return document.arrange('front'); }, [indices[i]]);
            }
        }
        onEachStage(METHOD$5, document, inOrder, bringToFrontInTurn, positionsIn(elements, inOrder));
    }

    /** `star_025`: a text that ends in a separator, then digits; `v2` is no such thing. */
    var COUNTED = /^([\s\S]*[_\-. ])(\d{1,15})$/;
    /** No name needs more; a mistaken width would fill the memory. */
    var MOST_DIGITS = 100;
    /** Numbers beyond this one are written with an exponent, and not told apart. */
    var MOST = 999999999999999;
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
            checkLimits(method, 'padding', padding, MOST_DIGITS);
        }
        if (start !== undefined) {
            checkWholeNumber(method, 'start', start);
            checkLimits(method, 'start', start, MOST);
        }
        if (separator !== undefined && typeof separator !== 'string') {
            throw wrongArgument(method, 'separator', 'a String', separator);
        }
    }
    /** The width to pad to: that of the largest number by default, none for false and 0. */
    function widthOf(padding, start, count) {
        if (typeof padding === 'number')
            return padding;
        return padding === false ? 0 : String(start + Math.max(count, 1) - 1).length;
    }
    /** Whether a plain name gets a number: never a single element's, and never one made from the present name. */
    function isNumbered(name, count, _a) {
        var padding = _a.padding, start = _a.start, separator = _a.separator;
        var isAsked = (typeof padding === 'number' && padding > 0) || start !== undefined || separator !== undefined;
        return isAsked || (count > 1 && name.indexOf('*') < 0);
    }
    /**
     * Reads the text form of `rename`.
     *
     * - `star_###`: the run of `#` at the end is the number, that wide, from 1
     * - `star_025`: counts on from 25, three wide
     * - `star`: separator and number follow, unless it is alone
     * - `*` is the present name, anywhere before
     *
     * @param count how many are renamed
     */
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
    function padded(number, width) {
        var digits = String(number);
        while (digits.length < width)
            digits = '0' + digits;
        return digits;
    }
    /**
     * The name that a template makes.
     *
     * @param index position among the renamed, from 0
     * @param present the present name, for `*`
     */
    function fillTemplate(_a, index, present) {
        var text = _a.text, numbering = _a.numbering;
        var name = text.split('*').join(present);
        return numbering ? name + padded(numbering.start + index, numbering.width) : name;
    }

    function namesFromFunction(renaming, elements, present) {
        var names = [];
        for (var i = 0; i < elements.length; i++) {
            var call = caller(renaming.args[0], elements, renaming.scope, [present[i]]);
            var name = call(elements[i], i);
            if (typeof name !== 'string' || name === '') {
                var problem = 'the Function must return a non-empty String, got ' + shown(name);
                throw failure(renaming.method, i, elements[i], new TypeError(problem));
            }
            names.push(name);
        }
        return names;
    }
    /**
     * The names that `rename` gives, worked out before anything is renamed.
     *
     * @param present the present names
     */
    function newNames(renaming, elements, present) {
        var method = renaming.method, args = renaming.args;
        if (typeof args[0] === 'function')
            return namesFromFunction(renaming, elements, present);
        var name = args[0] === undefined ? renaming.base : args[0];
        checkName(method, 'name', name);
        var numbering = { padding: args[1], start: args[2], separator: args[3] };
        var template = readTemplate(method, name, elements.length, numbering);
        var names = [];
        for (var i = 0; i < elements.length; i++)
            names.push(fillTemplate(template, i, present[i]));
        return names;
    }

    /** Gives each element its new name. Host members: `name`. */
    function renameElements(renaming, elements) {
        var present = [];
        forEach(renaming.method, elements, function readName(element, index) {
            present[index] = String(element.name);
        });
        var names = newNames(renaming, elements, present);
        forEach(renaming.method, elements, function setName(element, index) {
            if (names[index] !== present[index])
                element.name = names[index];
        });
    }

    var METHOD$4 = 'ElementCollection.select';
    /** The elements that `select` means: all (nothing or `true`), one by index or itself, those with a name. */
    function whichElements(elements, which) {
        if (which === undefined || which === true)
            return elements;
        if (typeof which === 'string')
            return selectWhere(elements, propertyTest(METHOD$4, which, 'name'));
        if (isElement(which))
            return [which];
        if (typeof which !== 'number')
            throw wrongArgument(METHOD$4, 'which', 'an index, a name, an element or true', which);
        if (which >= 0 && which < elements.length && Math.floor(which) === which)
            return [elements[which]];
        throw outOfRange(METHOD$4, 'which', 'an index from 0 to ' + (elements.length - 1), which);
    }

    /**
     * Whether the element is a shape, a group, a drawing object or a primitive: those have no coordinates of their own, so
     * that the host gives their transformation points in their parent's. Host members: `elementType`.
     */
    function isShape(element) {
        var type = element.elementType;
        return type === 'shape' || type === 'shapeObj';
    }

    /** The transformation that does the inner one first. */
    function concat(outer, inner) {
        return {
            a: outer.a * inner.a + outer.c * inner.b,
            b: outer.b * inner.a + outer.d * inner.b,
            c: outer.a * inner.c + outer.c * inner.d,
            d: outer.b * inner.c + outer.d * inner.d,
            tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
            ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty
        };
    }
    function transformPoint(transform, point) {
        return {
            x: transform.a * point.x + transform.c * point.y + transform.tx,
            y: transform.b * point.x + transform.d * point.y + transform.ty
        };
    }
    /** The distance that the transformation takes to this one; null when it flattens everything to a line or point. */
    function inverseDistance(transform, distance) {
        var determinant = transform.a * transform.d - transform.b * transform.c;
        if (determinant === 0)
            return null;
        return {
            x: (transform.d * distance.x - transform.c * distance.y) / determinant,
            y: (transform.a * distance.y - transform.b * distance.x) / determinant
        };
    }
    /** The linear part given, done about a point that stays. */
    function about(pivot, a, b, c, d) {
        return { a: a, b: b, c: c, d: d, tx: pivot.x - a * pivot.x - c * pivot.y, ty: pivot.y - b * pivot.x - d * pivot.y };
    }
    /** A clockwise turn by an angle in degrees about a point. */
    function rotationAbout(pivot, angle) {
        var radians = (angle * Math.PI) / 180;
        var cos = Math.cos(radians);
        var sin = Math.sin(radians);
        return about(pivot, cos, sin, -sin, cos);
    }
    function scalingAbout(pivot, xScale, yScale) {
        return about(pivot, xScale, 0, 0, yScale);
    }

    /** Differences below this are the host's rounding: a coordinate is stored to a twentieth of a pixel. */
    var TWIP = 0.05;
    function differ(a, b) {
        return Math.abs(a.x - b.x) > TWIP || Math.abs(a.y - b.y) > TWIP;
    }
    /**
     * Gives an element another matrix and leaves its transformation point on the same spot of it. In Animate, assigning a
     * matrix disturbs that point, and does not move a drawing object (both seen in scripts shipped by Adobe).
     *
     * @param change the transformation of the parent's coordinates that leads to the matrix; null when the element stays
     */
    function assignMatrix(element, matrix, change) {
        var point = element.getTransformationPoint();
        var inParent = isShape(element);
        var place = change && inParent && element.isDrawingObject ? { x: element.x, y: element.y } : null;
        element.matrix = matrix;
        if (change && place && !differ(element, place)) {
            var moved = transformPoint(change, place);
            element.x = moved.x;
            element.y = moved.y;
        }
        var expected = inParent && change ? transformPoint(change, point) : point;
        if (differ(element.getTransformationPoint(), expected))
            element.setTransformationPoint(expected);
    }
    /**
     * Carries the elements along by a transformation of their parent's coordinates.
     * Host members: `matrix`, `elementType`, `getTransformationPoint`, `setTransformationPoint`; of drawing objects `x`, `y`.
     */
    function transformAll(method, elements, change) {
        forEach(method, elements, function transform(element) {
            assignMatrix(element, concat(change, element.matrix), change);
        });
    }
    /**
     * Takes scale, rotation and skew away; `x` and `y` stay.
     * Host members: as `transformAll`.
     */
    function resetTransforms(method, elements) {
        forEach(method, elements, function reset(element) {
            var before = element.matrix;
            if (before.a === 1 && before.b === 0 && before.c === 0 && before.d === 1)
                return;
            assignMatrix(element, { a: 1, b: 0, c: 0, d: 1, tx: before.tx, ty: before.ty }, null);
        });
    }

    /**
     * The point of a box that a corner or edge names: `top left`, `top center`, `right center` ...; its centre without one.
     */
    function cornerPoint(method, corner, box) {
        var fractions = { x: 0.5, y: 0.5 };
        var words = typeof corner === 'string' ? wordsOf(corner) : [];
        var sides = [];
        for (var i = 0; i < words.length; i++)
            if (words[i] !== 'center')
                sides.push(words[i]);
        var edges = edgesNamed(sides) || [];
        for (var i = 0; i < edges.length; i++)
            fractions[edges[i].axis] = edges[i].fraction;
        var isUnderstood = corner === undefined || (words.length === 2 && edges.length === sides.length);
        if (!isUnderstood) {
            throw wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
        }
        return { x: box.left + fractions.x * extent(box, 'x'), y: box.top + fractions.y * extent(box, 'y') };
    }

    /**
     * The middle of an element's bounds in the coordinates of its transformation point: its own, from its registration
     * point, or for shapes, groups and primitives those of its parent (Adobe's reference, setTransformationPoint).
     */
    function middleOf(element, box) {
        var middle = center(box);
        if (isShape(element))
            return middle;
        var matrix = element.matrix;
        return inverseDistance(matrix, { x: middle.x - matrix.tx, y: middle.y - matrix.ty }) || { x: 0, y: 0 };
    }
    function registrationPoint(element) {
        return isShape(element) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
    }
    /**
     * Puts the transformation point of each element to the middle of its bounds, or to its registration point. The
     * elements do not move. Host members: `elementType`, `matrix`, `x`, `y`, `setTransformationPoint`.
     *
     * @param boxes the bounds, or null for the registration points
     */
    function setTransformPoints(method, elements, boxes) {
        forEach(method, elements, function setPoint(element, index) {
            var point = boxes ? middleOf(element, boxes[index]) : registrationPoint(element);
            element.setTransformationPoint(point);
        });
    }

    /** The point of the collection's bounds that a rotation or scaling is done about. */
    function pivotOf(method, elements, corner) {
        return cornerPoint(method, corner, union(allBounds(method, elements)));
    }
    /**
     * `ElementCollection.rotate`: all elements as one body. Computed, because the host rotates selected elements only, and
     * a single one about its own transformation point. Host members: `left`, `top`, `width`, `height` and those of
     * `transformAll`.
     */
    function rotateElements(elements, angle, corner) {
        var method = 'ElementCollection.rotate';
        checkNumber(method, 'angle', angle);
        var pivot = pivotOf(method, elements, corner);
        transformAll(method, elements, rotationAbout(pivot, angle));
    }
    /** `ElementCollection.scale`, in the same way. A scale of 0 would lose the elements and is refused. */
    function scaleElements(elements, xScale, yScale, corner) {
        var method = 'ElementCollection.scale';
        checkNumber(method, 'xScale', xScale);
        checkNumber(method, 'yScale', yScale);
        if (xScale === 0)
            throw outOfRange(method, 'xScale', 'other than 0', xScale);
        if (yScale === 0)
            throw outOfRange(method, 'yScale', 'other than 0', yScale);
        var pivot = pivotOf(method, elements, corner);
        transformAll(method, elements, scalingAbout(pivot, xScale, yScale));
    }
    /** `ElementCollection.centerTransformPoint`. Host members: those of `setTransformPoints` and of the bounds. */
    function centerPoints(elements, state) {
        var method = 'ElementCollection.centerTransformPoint';
        checkBoolean(method, 'state', state);
        setTransformPoints(method, elements, state ? allBounds(method, elements) : null);
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
    /** The items that have a timeline. Host members: `item.timeline`. */
    function visitsTo(method, items) {
        var visits = [];
        forEach(method, items, function addVisit(item, index) {
            var symbol = item;
            if (symbol.timeline)
                visits.push({ item: symbol, index: index });
        });
        return visits;
    }
    /**
     * Opens each item that has a timeline for editing and calls the callback with it and its position among the items; at
     * the end the user is back where they were. Host members: `fl.setActiveWindow`, `library.editItem` and those of
     * `keepingPlace`.
     */
    function execInItems(method, document, items, callback, scope, params) {
        var visits = visitsTo(method, items);
        if (visits.length === 0)
            return;
        keepingPlace(document, function visitItems() {
            if (fl.getDocumentDOM() !== document)
                fl.setActiveWindow(document);
            for (var i = 0; i < visits.length; i++) {
                var _a = visits[i], item = _a.item, index = _a.index;
                open(method, document, item, index);
                callback.apply(scope, [item, index].concat(params));
            }
        });
    }

    /** How hosts refuse whatever is asked of a deleted object. */
    var GONE = /^Invalid JavaScript object/;
    /**
     * Runs a query; where it fails because one of its candidates is gone, the error names that one by its place.
     *
     * @param method the full name of the calling method
     * @param lists the candidates, one list after the other
     */
    function namingTheGone(method, lists, query) {
        try {
            return query();
        }
        catch (error) {
            if (!GONE.test(errorText(error)))
                throw error;
            var index = 0;
            for (var i = 0; i < lists.length; i++) {
                for (var at = 0; at < lists[i].length; at++, index++) {
                    var candidate = lists[i][at];
                    if (!isAlive(candidate))
                        throw failure(method, index, candidate, error);
                }
            }
            throw error;
        }
    }

    /** The folder part of an item's path, `''` at the root. */
    function folderOf(path) {
        return path.substring(0, path.lastIndexOf('/'));
    }
    /** The last part of an item's path: the name that the panel shows. */
    function leafOf(path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
    /** The path of something in a folder; the root is `''`. */
    function joinPath(folder, leaf) {
        return folder === '' ? leaf : folder + '/' + leaf;
    }
    /** A path without slashes at its ends. */
    function trimSlashes(path) {
        return path.replace(/^\/+/, '').replace(/\/+$/, '');
    }
    /** How many names a path has: 1 at the root, one more for each folder. */
    function depthOf(path) {
        return path.split('/').length;
    }
    /** The paths of all folders above a path, the outermost first. */
    function ancestorsOf(path) {
        var ancestors = [];
        for (var slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            ancestors.push(path.substring(0, slash));
        }
        return ancestors;
    }

    /**
     * Opens or closes a folder in the library panel; nothing happens where the host cannot.
     * Host members: `library.expandFolder`.
     */
    function expandFolder(library, path, state, recurse) {
        var panel = library;
        if (panel.expandFolder)
            panel.expandFolder(state, recurse, path);
    }
    /** `ItemCollection.expand`. Host members: `itemType`, `name`, `library.expandFolder`. */
    function expandItems(library, items, state, recurse) {
        forEach('ItemCollection.expand', items, function expand(item) {
            if (item.itemType === 'folder')
                expandFolder(library, item.name, state, recurse);
        });
    }
    /**
     * Does work in which the host takes the selection of the library panel away, and puts it back.
     * Host members: `library.getSelectedItems`, `selectNone`, `selectItem`; `item.name`.
     */
    function keepingPanelSelection(library, work) {
        var selected = library.getSelectedItems();
        afterwards(work, function selectAgain() {
            if (isSameList(library.getSelectedItems(), selected))
                return;
            library.selectNone();
            for (var i = 0; i < selected.length; i++) {
                if (isAlive(selected[i]))
                    library.selectItem(selected[i].name, false, true);
            }
        });
    }
    function pathsOf(method, items) {
        var paths = [];
        forEach(method, items, function (item) { return paths.push(item.name); });
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
    /** Expands every folder above the items, once, the outermost first. Host members: `name`, `library.expandFolder`. */
    function revealItems(method, library, items) {
        revealPaths(library, pathsOf(method, items));
    }
    /**
     * `ItemCollection.select`: makes the items the panel's selection, and shows them.
     * Host members: `name`, `library.selectNone`, `selectItem`, `expandFolder`.
     */
    function selectItems(library, items) {
        var method = 'ItemCollection.select';
        var paths = pathsOf(method, items);
        library.selectNone();
        forEach(method, items, function select(_item, index) {
            if (!library.selectItem(paths[index], false, true))
                throw new Error('the library has no such item');
        });
        revealPaths(library, paths);
    }

    var METHOD$3 = 'ItemCollection.addToStage';
    var PLACEABLE = {
        '/movie clip': true,
        '/graphic': true,
        '/button': true,
        '/bitmap': true,
        '/component': true,
        '/compiled clip': true,
        '/video': true,
        '/embedded video': true,
        '/linked video': true
    };
    /** The elements of the current frame of the current layer, in the host's order. */
    function currentFrameElements(document) {
        var timeline = document.getTimeline();
        var layer = timeline.layers[timeline.currentLayer];
        var frame = layer.frames[timeline.currentFrame];
        return frame ? frame.elements : [];
    }
    /**
     * Places the items that can stand on a stage on the current layer and frame, and selects what was placed. Others are
     * skipped. Host members: `itemType`, `name`, `library.addItemToDocument` (which takes the middle of the item to the
     * point, and the panel's selection away: it is put back), those of `keepingPanelSelection`, `document.selectNone`,
     * `selection`, `getTimeline`, `timeline.currentLayer`, `currentFrame`, `layers`, `frames`, `elements`.
     *
     * @returns the new elements, in the order of the items
     */
    function addItemsToStage(document, items, x, y) {
        checkNumber(METHOD$3, 'x', x);
        checkNumber(METHOD$3, 'y', y);
        var before = currentFrameElements(document).length;
        var library = document.library;
        function place(item) {
            if (PLACEABLE['/' + item.itemType] !== true)
                return;
            var point = { x: x, y: y };
            if (!library.addItemToDocument(point, item.name))
                throw new Error('the host does not place it');
        }
        placeUnlessDone(document, function placeAll() {
            keepingPanelSelection(library, function () { return forEach(METHOD$3, items, place); });
        });
        // New elements lie on top of the others, in the order in which they were placed.
        var placed = currentFrameElements(document).slice(before);
        replaceSelection(document, placed);
        return placed;
    }

    var METHOD$2 = 'ItemCollection.attr';
    /** Refuses a name with a folder in it: `name` sets the last part of an item's path only. */
    function checkLeaf(_a) {
        var name = _a.name, value = _a.value;
        if (name !== 'name' || typeof value === 'function')
            return;
        checkName(METHOD$2, 'name', value);
        if (value.indexOf('/') < 0)
            return;
        throw new TypeError(METHOD$2 + '(): name must be a name without folders (use move), got ' + shown(value));
    }
    /** Sets attributes of the items, one after the other; `args` are those of `ItemCollection.attr`. */
    function setItemAttributes(items, args, scope) {
        var attributes = attributesOf(METHOD$2, args);
        for (var i = 0; i < attributes.length; i++)
            checkLeaf(attributes[i]);
        var _loop_1 = function (i) {
            var _a = attributes[i], name = _a.name, value = _a.value;
            setForEach(METHOD$2, items, value, scope, function setProperty(item, own) {
                checkLeaf({ name: name, value: own });
                item[name] = own;
            });
        };
        for (var i = 0; i < attributes.length; i++) {
            _loop_1(i);
        }
    }

    var METHOD$1 = 'ItemCollection.deleteItems';
    /**
     * Deletes items from the library, those in the deepest folders first, so that a folder goes after what is in it.
     * Host members: `item.name`, `library.deleteItem`.
     */
    function deleteItems(library, items) {
        var paths = [];
        var heights = [];
        forEach(METHOD$1, items, function readPath(item, index) {
            paths[index] = item.name;
            heights[index] = -depthOf(paths[index]);
        });
        var order = orderAlong(heights);
        for (var i = 0; i < order.length; i++) {
            var index = order[i];
            try {
                if (library.deleteItem(paths[index]) === false)
                    throw new Error('the host does not delete it');
            }
            catch (error) {
                throw failure(METHOD$1, index, items[index], error);
            }
        }
    }

    /** The elements and, in the place of each group, what is in it at any depth. */
    function withoutGroups(elements) {
        var found = [];
        var waiting = elements.slice().reverse();
        for (var next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            if (!isOpenGroup(next)) {
                found.push(next);
                continue;
            }
            var members = next.members;
            for (var i = members.length - 1; i >= 0; i--)
                waiting.push(members[i]);
        }
        return found;
    }
    /**
     * The instances of the items in every timeline of the document, groups looked into.
     * Host members: `document.timelines`, `library.items`, `timeline`, `layers`, `frames`, `elements`, `elementType`,
     * `isGroup`, `isDrawingObject`, `members`, `libraryItem`.
     */
    function instancesOf(document, items) {
        var wanted = new IdentitySet();
        for (var i = 0; i < items.length; i++)
            wanted.add(items[i]);
        var elements = withoutGroups(joined$1(allElements(document)));
        return selectWhere(elements, function (element) { return wanted.has(element.libraryItem); });
    }

    var METHOD = 'ItemCollection.move';
    /** The folder that a path means, written as the host writes it. */
    function folderPath(path) {
        if (typeof path !== 'string')
            throw wrongArgument(METHOD, 'path', 'a String', path);
        var trimmed = trimSlashes(path);
        if (trimmed.indexOf('//') < 0)
            return trimmed;
        throw wrongArgument(METHOD, 'path', 'a path without empty names', path);
    }
    /** Refuses to move a folder into itself or below. Host members: `itemType`, `name`. */
    function checkNotInside(items, folder) {
        forEach(METHOD, items, function checkTarget(item) {
            if (item.itemType !== 'folder' || (folder + '/').indexOf(item.name + '/') !== 0)
                return;
            throw new Error('a folder cannot be moved into itself ("' + folder + '")');
        });
    }
    /** Makes the folder and those above it, where they are missing. Host members: `library.itemExists`, `newFolder`. */
    function makeFolder(library, folder) {
        if (library.itemExists(folder)) {
            if (library.getItemType(folder) === 'folder')
                return;
            throw new Error(METHOD + '(): "' + folder + '" is no folder, but another item');
        }
        var what = METHOD + '(): the host does not make the folder "' + folder + '"';
        try {
            if (library.newFolder(folder))
                return;
        }
        catch (error) {
            throw caused(new Error(what + ': ' + errorText(error)), error);
        }
        throw new Error(what);
    }
    /**
     * Moves items into a folder, which is made if need be; items that are in it already are left alone. What has the same
     * name there is replaced, or else the host gives the moved item another name. Host members: `name`, `itemType`,
     * `library.itemExists`, `getItemType`, `newFolder`, `moveToFolder`, `expandFolder` and those of
     * `keepingPanelSelection`.
     */
    function moveItems(library, items, path, replace, expand) {
        var folder = folderPath(path);
        checkNotInside(items, folder);
        if (items.length === 0)
            return;
        // The host selects a folder that it makes.
        keepingPanelSelection(library, function makeAndFill() {
            if (folder !== '')
                makeFolder(library, folder);
            forEach(METHOD, items, function moveIn(item) {
                if (folderOf(item.name) === folder)
                    return;
                if (!library.moveToFolder(folder, item.name, replace))
                    throw new Error('the host does not move it');
            });
        });
        if (expand && folder !== '')
            expandFolder(library, folder, true, false);
    }

    function movesOf(renaming, items) {
        var paths = [];
        var leaves = [];
        forEach(renaming.method, items, function readPath(item, index) {
            paths[index] = item.name;
            leaves[index] = leafOf(item.name);
        });
        var names = newNames(renaming, items, leaves);
        var moves = [];
        for (var i = 0; i < items.length; i++) {
            if (names[i].indexOf('/') >= 0) {
                var problem = 'a new name must be a non-empty String without "/", got ' + shown(names[i]);
                throw failure(renaming.method, i, items[i], new TypeError(problem));
            }
            moves.push({ item: items[i], index: i, from: paths[i], to: joinPath(folderOf(paths[i]), names[i]) });
        }
        return moves;
    }
    /** The paths of the library's items that are not renamed. Host members: `library.items`, `item.name`. */
    function pathsOfOthers(library, moves) {
        var own = new IdentitySet();
        for (var i = 0; i < moves.length; i++)
            own.add(moves[i].from);
        var others = [];
        var items = library.items;
        for (var i = 0; i < items.length; i++) {
            var path = items[i].name;
            if (!own.has(path))
                others.push(path);
        }
        return others;
    }
    /** Refuses names that two items would share inside one folder; names exchanged among the renamed are none. */
    function refuseCollisions(method, moves, others) {
        var taken = new IdentitySet();
        for (var i = 0; i < others.length; i++)
            taken.add(others[i]);
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
    /** The moves that change a name. */
    function changes(moves) {
        return selectWhere(moves, function (_a) {
            var from = _a.from, to = _a.to;
            return from !== to;
        });
    }
    /** The moves whose present name another one is waiting for: they need a name for the time between. */
    function movesInTheWay(moves) {
        var wanted = new IdentitySet();
        for (var i = 0; i < moves.length; i++)
            wanted.add(moves[i].to);
        return selectWhere(moves, function (_a) {
            var from = _a.from;
            return wanted.has(from);
        });
    }
    /** What names for the time between begin with: no path holds it, so that they meet none. */
    function freePrefix(moves, others) {
        var own = [];
        for (var i = 0; i < moves.length; i++)
            own.push(moves[i].from, moves[i].to);
        var paths = others.concat(own).join('\n');
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
    /** Gives the items that still have the name of the time between their old one back, where the host lets it. */
    function giveBack(inTheWay, prefix) {
        for (var i = 0; i < inTheWay.length; i++) {
            var _a = inTheWay[i], item = _a.item, from = _a.from;
            try {
                if (leafOf(item.name) === prefix + i)
                    item.name = leafOf(from);
            }
            catch (_b) {
                // The error that led here is the one to report.
            }
        }
    }
    /**
     * Gives each item its new leaf name; the folder stays. Items that exchange names pass through a name of their own.
     * Host members: `library.items`, `item.name`.
     *
     * @throws before anything is renamed, when names would collide
     */
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

    /** The items looked for, by each of the ways in which a timeline can refer to one. */
    var Wanted = /** @class */ (function () {
        function Wanted(items) {
            var _this = this;
            this.items = new IdentitySet();
            this.bitmapPaths = new IdentitySet();
            this.faces = new IdentitySet();
            this.hasBitmaps = false;
            this.hasFonts = false;
            forEach('ItemCollection.usedBy', items, function (item) {
                _this.items.add(item);
                var type = item.itemType;
                if (type === 'bitmap')
                    _this.addBitmap(item);
                else if (type === 'font')
                    _this.addFont(item);
            });
        }
        Wanted.prototype.isUsedOn = function (frame) {
            var sound = read(frame, 'soundLibraryItem');
            if (sound && this.items.has(sound))
                return true;
            var elements = withoutGroups(elementsOfFrame(frame));
            for (var i = 0; i < elements.length; i++)
                if (this.isUsedBy(elements[i]))
                    return true;
            return false;
        };
        Wanted.prototype.addBitmap = function (item) {
            this.hasBitmaps = true;
            this.bitmapPaths.add(item.name);
        };
        /** Text names a font by its face, or as the font item's name with a star (as queries read it). */
        Wanted.prototype.addFont = function (item) {
            this.hasFonts = true;
            this.faces.add(foldCase(String(item.font)));
            this.faces.add(foldCase(leafOf(item.name) + '*'));
        };
        Wanted.prototype.isUsedBy = function (element) {
            var type = element.elementType;
            if (type === 'instance')
                return this.items.has(element.libraryItem);
            return type === 'shape' || type === 'shapeObj' ? this.isFillOf(element) : this.isFontOf(element);
        };
        Wanted.prototype.isFillOf = function (shape) {
            if (!this.hasBitmaps)
                return false;
            var paths = bitmapsOfShape(shape);
            for (var i = 0; i < paths.length; i++)
                if (this.bitmapPaths.has(paths[i]))
                    return true;
            return false;
        };
        Wanted.prototype.isFontOf = function (text) {
            if (!this.hasFonts)
                return false;
            var runs = readList(text, 'textRuns');
            for (var i = 0; i < runs.length; i++) {
                if (this.faces.has(foldCase(String(runs[i].textAttrs.face))))
                    return true;
            }
            return false;
        };
        return Wanted;
    }());
    function isUsedInTimeline(wanted, timeline) {
        var keyframes = keyframesOfTimeline(timeline);
        for (var i = 0; i < keyframes.length; i++)
            if (wanted.isUsedOn(keyframes[i]))
                return true;
        return false;
    }
    /**
     * The items whose own timelines contain one of these: as an instance, the fill of a shape, the sound of a frame or the
     * font of a text. Host members: `library.items`, `timeline`, `layers`, `frames`, `soundLibraryItem`, `elements`,
     * `elementType`, `members`, `libraryItem`, `itemType`, `name`; for bitmaps those of `bitmapsOfShape`; for fonts `font`,
     * `textRuns`, `textAttrs.face`.
     */
    function itemsUsing(library, items) {
        var wanted = new Wanted(items);
        var users = [];
        var all = library.items;
        for (var i = 0; i < all.length; i++) {
            var timeline = timelineOf(all[i]);
            if (timeline && isUsedInTimeline(wanted, timeline))
                users.push(all[i]);
        }
        return users;
    }

    /**
     * Elements lead to their items, and items to their instances: each of the two classes makes objects of the other.
     * ElementCollection imports ItemCollection; for the way back it enters itself here when it is loaded, so that the two
     * do not import each other in a circle. Whoever uses one has both: they come from one place (`index.ts`).
     */
    var siblings = {};
    /** A new ElementCollection, for modules that ElementCollection itself imports. */
    function newElementCollection(elements, document) {
        var Type = siblings.ElementCollection;
        if (!Type)
            throw new Error('ElementCollection is not loaded: import it from the library as well');
        return new Type(elements, document);
    }

    /** A collection of library items of one document. */
    var ItemCollection = /** @class */ (function (_super) {
        __extends(ItemCollection, _super);
        /**
         * @param items an Array or collection of items (copied), or one item
         * @param document the document that they belong to; default: the one of the collection given, else the active one
         * @throws Error when no document is given and none is open
         */
        function ItemCollection(items, document) {
            var _this = _super.call(this, items) || this;
            _this.dom = documentFor('ItemCollection', document, items);
            _this.library = _this.dom.library;
            return _this;
        }
        ItemCollection.prototype.filter = function (test, thisObject) {
            if (typeof test !== 'string')
                return _super.prototype.filter.call(this, test, thisObject);
            var _a = this, elements = _a.elements, dom = _a.dom;
            var options = { caller: 'ItemCollection.filter()', document: dom };
            var query = function () { return filterItems(test, elements, options); };
            replaceElements(elements, namingTheGone('ItemCollection.filter', [elements], query));
            return this;
        };
        /** Deletes the items from the library, those in the deepest folders first; the collection is then empty. */
        ItemCollection.prototype.deleteItems = function () {
            deleteItems(this.library, distinct(this.elements));
            replaceElements(this.elements, []);
            return this;
        };
        /** Replaces the selection of the library panel and shows it. */
        ItemCollection.prototype.select = function () {
            selectItems(this.library, this.elements);
            return this;
        };
        /** Opens the folders among the items, or closes them; with `recurse` also those above. */
        ItemCollection.prototype.expand = function (state, recurse) {
            if (state === void 0) { state = true; }
            if (recurse === void 0) { recurse = false; }
            checkBoolean('ItemCollection.expand', 'state', state);
            checkBoolean('ItemCollection.expand', 'recurse', recurse);
            expandItems(this.library, this.elements, state, recurse);
            return this;
        };
        /** Opens every folder above the items. */
        ItemCollection.prototype.reveal = function () {
            revealItems('ItemCollection.reveal', this.library, this.elements);
            return this;
        };
        ItemCollection.prototype.attr = function () {
            var args = [];
            for (var _i = 0; _i < arguments.length; _i++) {
                args[_i] = arguments[_i];
            }
            setItemAttributes(this.elements, args, this);
            return this;
        };
        /**
         * Renames, each item within its folder: `rename('star')` gives `star_1 ...`, `'star_###'` and `'star_025'` say where to
         * count from and how wide, `*` is the present leaf name, a Function `(item, index, items, presentName)` returns the
         * name. Nothing is renamed when names would collide.
         *
         * @param padding width of the numbers; true: that of the largest; false: none
         */
        ItemCollection.prototype.rename = function (name, padding, start, separator) {
            var args = [name, padding, start, separator];
            renameItems({ method: 'ItemCollection.rename', base: 'Item', args: args, scope: this }, this.library, this.elements);
            return this;
        };
        /**
         * Moves the items into a folder, made if need be; `''` is the root.
         *
         * @param replace whether an item of the same name there is replaced; else the moved one gets another name
         * @param expand whether the folder is then open in the panel
         */
        ItemCollection.prototype.move = function (path, replace, expand) {
            if (replace === void 0) { replace = false; }
            if (expand === void 0) { expand = true; }
            checkBoolean('ItemCollection.move', 'replace', replace);
            checkBoolean('ItemCollection.move', 'expand', expand);
            moveItems(this.library, this.elements, path, replace, expand);
            return this;
        };
        /** Opens each item that has a timeline for editing and calls `callback(item, index, ...params)`; then all is as before. */
        ItemCollection.prototype.exec = function (callback, params, scope) {
            var method = 'ItemCollection.exec';
            checkFunction(method, 'callback', callback);
            checkParams(method, params);
            var call = callback;
            execInItems(method, this.dom, this.elements, call, scopeOr(scope, this), params || []);
            return this;
        };
        /** Places the items on the current layer and frame. **Returns** a new ElementCollection of what was placed, selected. */
        ItemCollection.prototype.addToStage = function (x, y) {
            if (x === void 0) { x = 0; }
            if (y === void 0) { y = 0; }
            return newElementCollection(addItemsToStage(this.dom, this.elements, x, y), this.dom);
        };
        /** **Returns** a new ElementCollection of every instance of these items, in every timeline of the document. */
        ItemCollection.prototype.instances = function () {
            return newElementCollection(instancesOf(this.dom, this.elements), this.dom);
        };
        /** **Returns** a new ItemCollection of the items whose timelines contain these. */
        ItemCollection.prototype.usedBy = function () {
            return new ItemCollection(itemsUsing(this.library, this.elements), this.dom);
        };
        /** Imports the items again from their files. Host members: `library.updateItem`. */
        ItemCollection.prototype.update = function () {
            var _this = this;
            forEach('ItemCollection.update', this.elements, function (item) { return _this.library.updateItem(item.name); });
            return this;
        };
        ItemCollection.prototype.derive = function (elements) {
            var Type = this.constructor;
            return new Type(elements, this.dom);
        };
        return ItemCollection;
    }(Collection));

    var TEXT = /^([-+*\/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;
    /** The new value for each sign of a text, with and without `%`. */
    var CHANGES = {
        'plain:': function (present, n, random) { return present + n * (random - 0.5); },
        '+:': function (present, n, random) { return present + n * random; },
        '-:': function (present, n, random) { return present - n * random; },
        '*:': function (present, n, random) { return present * n * random; },
        '/:': function (present, n, random) { return (present / n) * random; },
        'plain%:': function (present, n, random) { return present + ((present * n) / 100) * (2 * random - 1); },
        '+%:': function (present, n, random) { return present + ((present * n) / 100) * random; },
        '-%:': function (present, n, random) { return present - ((present * n) / 100) * random; }
    };
    function fromText(text) {
        var parts = TEXT.exec(text);
        if (!parts)
            return null;
        var key = (parts[1] || 'plain') + parts[3] + ':';
        if (!Object.prototype.hasOwnProperty.call(CHANGES, key))
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
    /**
     * Reads a modifier of `randomize`: a Number, a text such as `'+10'`, `'*2'` or `'20%'`, or `[from, to]`.
     *
     * @throws TypeError for anything else
     */
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

    /** How one axis is changed. */
    function axis(method, name, part) {
        var isCallback = typeof part === 'function';
        return { name: name, modifier: isCallback ? part : readModifier(method, name, part) };
    }
    function planForAxes(method, pair, parts) {
        var properties = [];
        if (parts[0] !== undefined)
            properties.push(axis(method, pair.first, parts[0]));
        if (parts[1] !== undefined)
            properties.push(axis(method, pair.second, parts[1]));
        return { properties: properties, isAlike: false };
    }
    /**
     * What a modifier does to an attribute. For a pair, one modifier goes to each axis: on its own for the position, with
     * one random number for size and scale; `{x, y}` gives one modifier for each axis.
     */
    function planFor(method, name, value) {
        if (name === 'tint')
            throw wrongArgument(method, 'tint', 'a Function that returns a colour', value);
        var pair = pairNamed(name);
        var parts = pair && !isArray(value) ? partsOf(value) : null;
        if (pair && parts && (parts[0] !== undefined || parts[1] !== undefined)) {
            return planForAxes(method, pair, parts);
        }
        var modifier = readModifier(method, name, value);
        if (!pair)
            return { properties: [{ name: name, modifier: modifier }], isAlike: false };
        var properties = [
            { name: pair.first, modifier: modifier },
            { name: pair.second, modifier: modifier }
        ];
        return { properties: properties, isAlike: pair.first !== 'x' };
    }

    /** The range of `alpha` or `brightness`; null for attributes that are properties of elements. */
    function effectRange(name) {
        if (name === 'alpha')
            return { lowest: 0, highest: 100 };
        return name === 'brightness' ? { lowest: -100, highest: 100 } : null;
    }
    /**
     * The present amount of a colour effect: that of the effect an element has, or what it looks like without one.
     * Host members: `colorAlphaPercent`; `colorMode`, `brightness` (which the host gives in that mode only).
     */
    function presentEffect(element, name) {
        var symbol = element;
        if (name === 'alpha')
            return symbol.colorAlphaPercent;
        return symbol.colorMode === 'brightness' ? symbol.brightness : 0;
    }
    /** The nearest amount that the effect can have. */
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
        throw new TypeError('its "' + name + '" is no Number that could be changed, but ' + shown(present));
    }
    function modified(element, name, modifier, random) {
        var range = effectRange(name);
        var present = modifier.isRelative ? presentValue(element, name, range !== null) : 0;
        var value = modifier.change(present, random);
        return range ? within(range, value) : value;
    }
    /** What the user's Function returns for one axis; what it throws passes unchanged. */
    function returned(_a, index, name, callback) {
        var method = _a.method, collection = _a.collection;
        var elements = collection.elements;
        var value = callback.call(collection, elements[index], index, elements);
        if (typeof value === 'number' && isFinite(value))
            return value;
        var problem = 'the Function for "' + name + '" must return a finite Number, got ' + shown(value);
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
    /** The new values of the properties of one element, in the order of the plan. */
    function drawValues(drawing, index, _a) {
        var properties = _a.properties, isAlike = _a.isAlike;
        var shared = isAlike ? drawing.random() : NaN;
        var values = [];
        for (var i = 0; i < properties.length; i++) {
            values.push(drawValue(drawing, index, properties[i], shared));
        }
        return values;
    }
    /** The new values of all elements; nothing is changed yet. */
    function drawAll(drawing, plan) {
        var drawn = [];
        var count = drawing.collection.elements.length;
        for (var i = 0; i < count; i++)
            drawn.push(drawValues(drawing, i, plan));
        return drawn;
    }

    function carryOut(drawing, _a, drawn) {
        var properties = _a.properties;
        forEach(drawing.method, drawing.collection.elements, function setValues(element, index) {
            for (var i = 0; i < properties.length; i++) {
                element[properties[i].name] = drawn[index][i];
            }
        });
    }
    function take(drawing, _a, set) {
        var attribute = _a.attribute, plan = _a.plan;
        if (!plan) {
            set(attribute);
            return;
        }
        var drawn = drawAll(drawing, plan);
        var name = attribute.name;
        if (effectRange(name))
            set({ name: name, value: function (_element, index) { return drawn[index][0]; } });
        else
            carryOut(drawing, plan, drawn);
    }
    /**
     * Randomizes attributes of the elements, one after the other. All modifiers are understood before anything is changed,
     * and of each attribute all new values are drawn before the first is set.
     *
     * @param args a name and a modifier, or an object of them
     * @param set sets colour effects, and attributes whose value is a Function
     */
    function randomizeAll(drawing, args, set) {
        var attributes = attributesOf(drawing.method, args);
        var steps = [];
        for (var i = 0; i < attributes.length; i++) {
            var _a = attributes[i], name = _a.name, value = _a.value;
            var plan = typeof value === 'function' ? null : planFor(drawing.method, name, value);
            steps.push({ attribute: attributes[i], plan: plan });
        }
        for (var i = 0; i < steps.length; i++)
            take(drawing, steps[i], set);
    }

    var MODULUS = 2147483647;
    var MULTIPLIER = 16807;
    /** The same numbers for the same seed: the generator of Park and Miller, exact in a Number. */
    function seeded(seed) {
        var state = Math.abs(Math.floor(seed)) % (MODULUS - 1) || MODULUS - 1;
        return function nextRandom() {
            state = (state * MULTIPLIER) % MODULUS;
            return (state - 1) / (MODULUS - 1);
        };
    }
    /** The source that an argument asks for: none: `Math.random`; a Number: a seed; a Function: itself. */
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

    /**
     * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
     * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
     * playhead, the current layer and the timeline being edited as they were, but for those that are there to select. An
     * element that is in the collection twice is moved or turned once.
     */
    var ElementCollection = /** @class */ (function (_super) {
        __extends(ElementCollection, _super);
        /**
         * @param elements an Array or collection of elements (copied), or one element
         * @param document the document that they belong to; default: the one of the collection given, else the active one
         * @throws Error when no document is given and none is open
         */
        function ElementCollection(elements, document) {
            var _this = _super.call(this, elements) || this;
            _this.dom = documentFor('ElementCollection', document, elements);
            return _this;
        }
        ElementCollection.prototype.filter = function (test, thisObject) {
            if (typeof test !== 'string')
                return _super.prototype.filter.call(this, test, thisObject);
            var _a = this, elements = _a.elements, dom = _a.dom;
            var options = { caller: 'ElementCollection.filter()', document: dom };
            var query = function () { return filterElements(test, elements, options); };
            replaceElements(elements, namingTheGone('ElementCollection.filter', [elements], query));
            return this;
        };
        /** A new ItemCollection of the distinct library items, first appearance first. */
        ElementCollection.prototype.items = function () {
            return new ItemCollection(distinctItems('ElementCollection.items', this.elements), this.dom);
        };
        /**
         * Replaces the document's selection. The host leaves out elements that cannot be selected.
         *
         * @param which all (nothing or `true`), one by index, those with a name (`*` is a wildcard), or an element
         */
        ElementCollection.prototype.select = function (which) {
            replaceSelection(this.dom, whichElements(this.elements, which));
            return this;
        };
        /** Groups the elements; the collection then holds the group, which is selected. */
        ElementCollection.prototype.group = function () {
            if (this.elements.length > 0)
                replaceElements(this.elements, groupElements(this.dom, this.elements));
            return this;
        };
        /**
         * Duplicates the elements; the copies are selected, and named on from the highest number of the originals.
         *
         * @param add whether the collection then holds originals and copies, instead of the copies
         */
        ElementCollection.prototype.duplicate = function (add) {
            if (add === void 0) { add = false; }
            checkBoolean('ElementCollection.duplicate', 'add', add);
            var originals = distinct(this.elements);
            var copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
            replaceElements(this.elements, add ? this.elements.concat(copies) : copies);
            return this;
        };
        /** Deletes the elements from the stage; the collection is then empty. */
        ElementCollection.prototype.deleteElements = function () {
            deleteElements(this.dom, distinct(this.elements));
            replaceElements(this.elements, []);
            return this;
        };
        /** Moves all by a distance (`relative`), or so that the top-left corner of their common bounds comes to (x, y). */
        ElementCollection.prototype.move = function (x, y, relative) {
            if (relative === void 0) { relative = false; }
            moveElements(distinct(this.elements), x, y, relative);
            return this;
        };
        /**
         * Rotates all as one body.
         *
         * @param corner about this corner or edge of their bounds (`top left`, `right center` ...) instead of their centre
         */
        ElementCollection.prototype.rotate = function (angle, corner) {
            rotateElements(distinct(this.elements), angle, corner);
            return this;
        };
        /** Scales all as one body; see `rotate`. */
        ElementCollection.prototype.scale = function (xScale, yScale, corner) {
            if (xScale === void 0) { xScale = 1; }
            if (yScale === void 0) { yScale = xScale; }
            scaleElements(distinct(this.elements), xScale, yScale, corner);
            return this;
        };
        /** Puts each transformation point to the middle of the element's bounds; with `false` to its registration point. */
        ElementCollection.prototype.centerTransformPoint = function (state) {
            if (state === void 0) { state = true; }
            centerPoints(this.elements, state);
            return this;
        };
        /** Takes scale, rotation and skew away; the position stays. */
        ElementCollection.prototype.resetTransform = function () {
            resetTransforms('ElementCollection.resetTransform', this.elements);
            return this;
        };
        ElementCollection.prototype.attr = function () {
            var args = [];
            for (var _i = 0; _i < arguments.length; _i++) {
                args[_i] = arguments[_i];
            }
            setAttributes('ElementCollection.attr', this, args);
            return this;
        };
        /**
         * Renames: `rename('star')` gives `star_1 ...`, `'star_###'` and `'star_025'` say where to count from and how wide, `*`
         * is the present name, a Function `(element, index, elements, presentName)` returns the name.
         *
         * @param padding width of the numbers; true: that of the largest; false: none
         */
        ElementCollection.prototype.rename = function (name, padding, start, separator) {
            var args = [name, padding, start, separator];
            renameElements({ method: 'ElementCollection.rename', base: 'clip', args: args, scope: this }, this.elements);
            return this;
        };
        /** Sorts ascending, and restacks on the stage so that the first is lowest; with `reverse` highest. */
        ElementCollection.prototype.orderBy = function (property, reverse) {
            if (reverse === void 0) { reverse = false; }
            checkBoolean('ElementCollection.orderBy', 'reverse', reverse);
            var inOrder = ordered(this.elements, property, Math.random);
            restack(this.dom, this.elements, reverse ? inOrder.slice().reverse() : inOrder);
            replaceElements(this.elements, inOrder);
            return this;
        };
        /** Aligns edges or middles: `left right top bottom vertical horizontal center`, or a pair such as `top left`. */
        ElementCollection.prototype.align = function (to, toStage) {
            if (to === void 0) { to = 'center'; }
            if (toStage === void 0) { toStage = false; }
            alignElements(this.dom, distinct(this.elements), to, toStage);
            return this;
        };
        /** Puts edges at equal distances: one or two of `left horizontal right top vertical bottom`. */
        ElementCollection.prototype.distribute = function (edges, toStage) {
            if (toStage === void 0) { toStage = false; }
            distributeElements(this.dom, distinct(this.elements), edges, toStage);
            return this;
        };
        /**
         * Leaves equal gaps between the elements.
         *
         * @param gap this gap, the first element staying; else the ends stay, or with `true` go to those of the stage
         */
        ElementCollection.prototype.space = function (direction, gap) {
            spaceElements(this.dom, distinct(this.elements), direction, gap);
            return this;
        };
        /** Makes all as wide or high as the biggest (`true`), the smallest (`false`), one by index or name, or an element. */
        ElementCollection.prototype.match = function (dimension, to) {
            if (to === void 0) { to = true; }
            matchSizes(this.elements, matchedAxes(dimension), to);
            return this;
        };
        /** Rounds positions to multiples: -1 down, 0 to the nearest, 1 up. */
        ElementCollection.prototype.toGrid = function (precision, rounding) {
            if (precision === void 0) { precision = 1; }
            if (rounding === void 0) { rounding = 0; }
            snapElements(this.elements, precision, rounding);
            return this;
        };
        /** Lays all out in rows of cells as large as the largest, from the first element's top-left corner. */
        ElementCollection.prototype.layout = function (columns, gapX, gapY) {
            if (gapX === void 0) { gapX = 0; }
            if (gapY === void 0) { gapY = gapX; }
            layoutElements(distinct(this.elements), columns, gapX, gapY);
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
                return setAttributes(method, _this, [name, value]);
            });
            return this;
        };
        /** Opens each distinct library item for editing and calls `callback(item, index, ...params)`; then all is as before. */
        ElementCollection.prototype.exec = function (callback, params, scope) {
            var method = 'ElementCollection.exec';
            checkFunction(method, 'callback', callback);
            checkParams(method, params);
            var items = distinctItems(method, this.elements);
            execInItems(method, this.dom, items, callback, scopeOr(scope, this), params || []);
            return this;
        };
        /** A new ElementCollection of what is inside these groups and symbol instances (their first frame). */
        ElementCollection.prototype.children = function () {
            return new ElementCollection(allChildren('ElementCollection.children', this.elements), this.dom);
        };
        /** Makes the host redraw the stage. Host members: `document.livePreview`. */
        ElementCollection.prototype.refresh = function () {
            this.dom.livePreview = true;
            return this;
        };
        ElementCollection.prototype.derive = function (elements) {
            var Type = this.constructor;
            return new Type(elements, this.dom);
        };
        return ElementCollection;
    }(Collection));
    siblings.ElementCollection = ElementCollection;

    /**
     * Gives a new collection its Array, without the copy that its constructor makes of what belongs to others.
     *
     * @param elements an Array that nobody else holds
     */
    function adopt(collection, elements) {
        collection.elements = elements;
        return collection;
    }

    /** Objects found by walking through the document, where each stands in one place. */
    function found(lists) {
        return { lists: lists, isDistinct: true };
    }
    /** Objects that the user put together. */
    function given(objects) {
        return { lists: [objects], isDistinct: false };
    }

    /** The document that a source belongs to, when it says so: only collections do. */
    function documentOf(source) {
        if (!isCollection(source))
            return null;
        return source.dom || null;
    }

    /** The members that only objects of that class have. Nothing is read: whether a member is there is enough. */
    var TELLING = [
        ['element', ['elementType']],
        ['item', ['itemType']],
        ['document', ['library', 'timelines']],
        ['timeline', ['layers']],
        ['layer', ['frames']],
        ['frame', ['elements', 'startFrame']]
    ];
    /**
     * What a host object is, told by its members, as host objects of Animate and of its likes have no classes in common.
     * null for anything else.
     */
    function hostKind(value) {
        if (!isObject(value))
            return null;
        for (var i = 0; i < TELLING.length; i++)
            if (hasAll(value, TELLING[i][1]))
                return TELLING[i][0];
        return null;
    }
    function hasAll(object, members) {
        for (var i = 0; i < members.length; i++)
            if (!(members[i] in object))
                return false;
        return true;
    }

    var ELEMENT_SOURCES = 'an Array of elements, an ElementCollection, an element, a Timeline, Layer or Frame, a symbol item or instance';
    /**
     * The elements that a source of `$` stands for.
     *
     * @throws TypeError when there is something else in it
     */
    function elementsOfSource(source) {
        if (isCollection(source))
            return given(checkElements(source.elements));
        if (isArray(source))
            return given(checkElements(source));
        switch (hostKind(source)) {
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
    function checkElements(values) {
        for (var i = 0; i < values.length; i++) {
            if (hostKind(values[i]) === 'element')
                continue;
            throw new TypeError("$(): source must hold elements only, got ".concat(shown(values[i]), " at index ").concat(i));
        }
        return values;
    }
    function symbolTimeline(item) {
        var timeline = timelineOf(item);
        if (timeline)
            return timeline;
        throw new TypeError("$(): source must be a symbol when it is an item, got ".concat(describe(item)));
    }
    /** What is on the timeline of a symbol instance; any other element stands for itself. */
    function elementsOfInstance(element) {
        var item = read(element, 'libraryItem');
        var timeline = isObject(item) ? timelineOf(item) : null;
        return timeline ? elementsOfTimeline(timeline) : [[element]];
    }

    /**
     * Sorts arguments given in any order; `undefined` stands for one that is left out.
     *
     * @param caller what the user called, `$`
     * @param expected what an argument may be, in words
     * @throws TypeError for an argument of no use, or two of one kind
     */
    function sortArguments(caller, args, expected) {
        var sorted = {};
        for (var i = 0; i < args.length; i++) {
            if (args[i] === undefined)
                continue;
            var slot = slotOf(args[i]);
            if (slot === null) {
                var argument = "".concat(caller, "(): argument ").concat(i + 1);
                throw new TypeError("".concat(argument, " must be ").concat(expected, ", got ").concat(shown(args[i])));
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
        debug: 'Boolean'
    };
    function slotOf(value) {
        if (typeof value === 'string')
            return 'query';
        if (typeof value === 'boolean')
            return 'debug';
        if (isArray(value) || isCollection(value))
            return 'source';
        var kind = hostKind(value);
        if (kind === 'document')
            return 'document';
        return kind === null ? null : 'source';
    }

    var EXPECTED$1 = "a query String, a source (".concat(ELEMENT_SOURCES, "), a Document or a Boolean");
    var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
    /**
     * Selects elements on the stage: `$(query?, source?, document?, debug?)`, in any order.
     *
     * - query: a String in the query language; without one, everything in the source; without either, nothing
     * - source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, symbol item or symbol
     *   instance stand for all elements in their keyframes. Default: the elements at the current frame of the timeline
     *   being edited, those on locked layers left out
     * - document: default: the source's, else the active one
     * - debug: `true` prints the query and how many candidates each step kept
     *
     * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
     * when no document is open
     * @typeParam E what the elements are known to be: `$<SymbolInstance>(':movieclip')`; nothing checks it
     * @example $('star_*:movieclip[x>200]').attr('rotation', 45);
     */
    function $$1() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments('$', args, EXPECTED$1), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
        var document = given || documentOf(source) || activeDocument('$');
        var candidates = found([]);
        if (source)
            candidates = elementsOfSource(source);
        else if (query !== undefined)
            candidates = found(currentElements(document));
        return find('$', query, candidates, document, debug);
    }
    /**
     * Selects among every element of every keyframe of every timeline: scenes first, then symbols in the library's order,
     * locked layers included. `$.all(query?, document?)`.
     *
     * @example $.all(':text[textRuns.0.textAttrs.face=Arial]').list();
     */
    function all() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments('$.all', args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
        if (source)
            throw new TypeError("$.all(): every argument must be ".concat(EXPECTED_BY_ALL, ", got ").concat(shown(source)));
        var document = given || activeDocument('$.all');
        return find('$.all', query, found(allElements(document)), document, debug);
    }
    function find(method, query, _a, document, debug) {
        var lists = _a.lists, isDistinct = _a.isDistinct;
        var options = { caller: method + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
        var elements = query === undefined
            ? distinctObjects(joined$1(lists))
            : namingTheGone(method, lists, function () { return selectElements(query, lists, options); });
        return adopt(new ElementCollection([], document), elements);
    }
    $$1.all = all;
    /** Methods added here work on every collection of elements. */
    $$1.fn = ElementCollection.prototype;

    var ITEM_SOURCES = 'an Array of items or elements, an ItemCollection or ElementCollection, an item, a folder item, an element';
    /**
     * The library items that a source of `$$` stands for.
     *
     * @param library the items of the library, asked for only if the source is a folder
     * @throws TypeError when there is something else in it
     */
    function itemsOfSource(source, library) {
        if (isCollection(source))
            return given(itemsOfAll(source.elements));
        if (isArray(source))
            return given(itemsOfAll(source));
        if (hostKind(source) === 'item' && read(source, 'itemType') === 'folder') {
            return found([itemsBelow(String(read(source, 'name')), library())]);
        }
        return given(itemsOfAll([source]));
    }
    /** Items, and the items that elements are instances of; elements without one are skipped. */
    function itemsOfAll(values) {
        var items = [];
        for (var i = 0; i < values.length; i++) {
            var kind = hostKind(values[i]);
            var item = kind === 'element' ? itemOfElement(values[i], i) : values[i];
            if (kind !== 'item' && kind !== 'element') {
                throw new TypeError("$$(): source must hold items or elements, got ".concat(shown(values[i]), " at index ").concat(i));
            }
            if (isObject(item))
                items.push(item);
        }
        return items;
    }
    /** The host refuses it for an element that was deleted. */
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
        var start = folder + '/';
        for (var i = 0; i < items.length; i++) {
            if (String(read(items[i], 'name')).substring(0, start.length) === start)
                below.push(items[i]);
        }
        return below;
    }

    var EXPECTED = "a query String, a source (".concat(ITEM_SOURCES, "), a Document or a Boolean");
    /**
     * Selects items of the library: `$$(query?, source?, document?, debug?)`, in any order.
     *
     * - query: a String in the query language; without one, everything in the source; without either, nothing
     * - source: an Array of items, an ItemCollection or an item; elements stand for their items, a folder item for what is
     *   below it. Default: the library
     * - document: default: the source's, else the active one
     * - debug: `true` prints the query and how many candidates each step kept
     *
     * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
     * when no document is open
     * @typeParam I what the items are known to be: `$$<SymbolItem>(':symbol')`; nothing checks it
     * @example $$(':bitmap:unused').move('unused');
     */
    function $$() {
        var _a;
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _b = sortArguments('$$', args, EXPECTED), query = _b.query, source = _b.source, given = _b.document, debug = _b.debug;
        var document = given || documentOf(source) || activeDocument('$$');
        var _c = found([]), lists = _c.lists, isDistinct = _c.isDistinct;
        if (source)
            (_a = itemsOfSource(source, function () { return document.library.items; }), lists = _a.lists, isDistinct = _a.isDistinct);
        else if (query !== undefined)
            lists = [document.library.items];
        var options = { caller: '$$()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
        var items = query === undefined
            ? distinctObjects(joined$1(lists))
            : namingTheGone('$$', lists, function () { return selectItems$1(query, lists, options); });
        return adopt(new ItemCollection([], document), items);
    }
    /** Methods added here work on every collection of items. */
    $$.fn = ItemCollection.prototype;

    var globals = Function('', 'return this')();
    install(globals, { Collection: Collection, ElementCollection: ElementCollection, ItemCollection: ItemCollection, Selectors: Selectors, $: $$1, $$: $$ });

})();
