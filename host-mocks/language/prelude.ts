import { OWN_SOURCE } from '../realm/ownSource';

/**
 * Source that gives a realm the members which Animate's engine has and Node's lacks. Run with the names of the
 * generics; `native` is what it wraps.
 */
export const PRELUDE = `(function (generics, valuesOf, callable, literal, iterated, addSourceForms, evalNames, ownName, translated) {${OWN_SOURCE}  var global = globalThis;
  var nativeParseInt = parseInt, defineProperty = Object.defineProperty, slice = Array.prototype.slice;
  var prototypes = { Array: Array.prototype, String: String.prototype };
  function hidden(object, name, value) {
    defineProperty(object, name, { value: value, writable: true, configurable: true, enumerable: false });
  }
  // What scripts can neither replace nor hide: a name may be that of a variable of theirs, the method of a text may not.
  function fixed(object, name, value) {
    defineProperty(object, name, { value: value, writable: false, configurable: false, enumerable: false });
  }
  function generic(method) {
    return function (target) {
      return method.apply(target, slice.call(arguments, 1));
    };
  }
  var textReplace = String.prototype.replace, NativeRegExp = RegExp;
  function escaped(text) { return textReplace.call(String(text), /[\\\\^$.*+?()[\\]{}|\\/]/g, '\\\\$&'); }
  function replaceMember(prototype, name, method) {
    defineProperty(method, 'name', { value: name });
    defineProperty(method, 'length', { value: prototype[name].length });
    hidden(prototype, name, method);
  }
  function withFlags(name, isLiteral) {
    var native = String.prototype[name];
    replaceMember(String.prototype, name, { method: function () {
      var flags = arguments[isLiteral ? 2 : 1], isPattern = arguments[0] instanceof NativeRegExp;
      if (isLiteral && isPattern && typeof arguments[1] === 'function')
        return native.call(this, arguments[0], withTexts(arguments[1]));
      if (flags === undefined || isPattern) return native.apply(this, arguments);
      var pattern = new NativeRegExp(isLiteral ? escaped(arguments[0]) : String(arguments[0]), String(flags));
      return native.call(this, pattern, arguments[1]);
    } }.method);
  }
  // What a group that took no part gives a callback of replace.
  function withTexts(callback) {
    return function () {
      for (var i = 0; i < arguments.length; i++) if (arguments[i] === undefined) arguments[i] = '';
      return callback.apply(this, arguments);
    };
  }
  var nativeSplit = String.prototype.split;
  replaceMember(String.prototype, 'split', { method: function (separator) {
    var parts = nativeSplit.apply(this, arguments);
    if (separator instanceof NativeRegExp)
      for (var i = 0; i < parts.length; i++) if (parts[i] === undefined) parts[i] = '';
    return parts;
  } }.method);
  // A comparison may give true for "behind", and false for anything else.
  var nativeSort = Array.prototype.sort;
  replaceMember(Array.prototype, 'sort', { method: function (compare) {
    if (typeof compare !== 'function') return nativeSort.apply(this, arguments);
    return nativeSort.call(this, function (left, right) {
      var order = compare(left, right);
      return typeof order !== 'boolean' ? order : order ? 1 : compare(right, left) ? -1 : 0;
    });
  } }.method);
  var toText = Object.prototype.toString;
  replaceMember(Object.prototype, 'toString', { method: function () {
    if (this === global) return '[object Window]';
    var text = toText.call(this);
    return text === '[object Arguments]' ? '[object Object]' : text;
  } }.method);
  var ownKeys = Object.keys;
  function member(prototype, name, get) {
    defineProperty(prototype, name, {
      get: get,
      set: function (value) { defineProperty(this, name, { value: value, writable: true, configurable: true, enumerable: true }); },
      configurable: true,
      enumerable: false
    });
  }
  member(Function.prototype, 'arity', function () { return this.length; });
  member(Object.prototype, '__count__', function () { return ownKeys(this).length; });
  member(Object.prototype, '__parent__', function () { return global; });
  var nativeEval = eval, NativeFunction = Function;
  function sourceOf(text) {
    if (typeof text !== 'string') return text;
    var outcome;
    try { outcome = translated(text); } catch (error) { throw ownError(error); }
    if (outcome.fault !== undefined)
      throw outcome.fault.slice(0, 13) === 'redeclaration' ? new TypeError(outcome.fault) : new SyntaxError(outcome.fault);
    return outcome.source;
  }
  function evaluate(text) { return nativeEval(sourceOf(text)); }
  fixed(String.prototype, evalNames.source, sourceOf);
  fixed(String.prototype, ownName, ownError);
  hidden(global, evalNames.indirect, evaluate);
  defineProperty(evaluate, 'name', { value: 'eval' });
  hidden(global, 'eval', evaluate);
  hidden(global, 'Function', function Function() {
    var last = arguments.length - 1, names = slice.call(arguments, 0, last < 0 ? 0 : last).join(',');
    var body = last < 0 ? '' : arguments[last];
    return evaluate('(function anonymous(' + names + ') {\\n' + body + '\\n})');
  });
  global.Function.prototype = NativeFunction.prototype;
  hidden(NativeFunction.prototype, 'constructor', global.Function);
  withFlags('replace', true);
  withFlags('match', false);
  withFlags('search', false);
  for (var type in generics) {
    for (var i = 0; i < generics[type].length; i++) {
      var name = generics[type][i];
      hidden(global[type], name, generic(prototypes[type][name]));
    }
  }
  hidden(global, valuesOf, function* (object) {
    var values = iterated(object);
    if (values) yield* values;
    else for (var key in object) yield object[key];
  });
  hidden(global, callable, function (value) {
    if (!(value instanceof NativeRegExp)) return value;
    return function (text) { return value.exec(text); };
  });
  var literals = new WeakMap(), known = WeakMap.prototype.get, keep = WeakMap.prototype.set;
  hidden(global, literal, function (texts, flags) {
    var found = known.call(literals, texts);
    if (found === undefined) keep.call(literals, texts, found = new NativeRegExp(texts.raw[0], flags));
    return found;
  });
  // Without a regular expression: RegExp.$1 belongs to the script.
  function isOctal(text) {
    var at = 0;
    while (text[at] <= ' ' || text[at] === '\\u00a0') at++;
    if (text[at] === '-' || text[at] === '+') at++;
    return text[at] === '0' && text[at + 1] >= '0' && text[at + 1] <= '9';
  }
  hidden(global, 'parseInt', function parseInt(text, radix) {
    return nativeParseInt(text, !(radix >> 0) && isOctal(String(text)) ? 8 : radix);
  });
  var NativeDate = Date, construct = Reflect.construct, isIso = /^\\s*[+-]?\\d{4,6}-\\d/;
  hidden(global, 'Date', function Date(year, month, day, hours, minutes, seconds, milliseconds) {
    if (!new.target) return NativeDate();
    var isText = arguments.length === 1 && typeof year === 'string' && isIso.test(year);
    return construct(NativeDate, isText ? [NaN] : arguments, new.target);
  });
  global.Date.prototype = NativeDate.prototype;
  hidden(NativeDate.prototype, 'constructor', global.Date);
  hidden(global.Date, 'UTC', NativeDate.UTC);
  hidden(global.Date, 'now', NativeDate.now);
  hidden(global.Date, 'parse', function parse(text) {
    return isIso.test(text) ? NaN : NativeDate.parse(text);
  });
  hidden(String.prototype, 'localeCompare', function localeCompare(that) {
    var left = String(this), right = String(that);
    for (var i = 0; i < left.length && i < right.length; i++)
      if (left.charCodeAt(i) !== right.charCodeAt(i)) return left.charCodeAt(i) - right.charCodeAt(i);
    return left.length - right.length;
  });
  hidden(Object.prototype, 'watch', { watch: function (name, handler) {
    var object = this, value = object[name];
    defineProperty(object, name, {
      get: function () { return value; },
      set: function (next) { value = handler.call(object, name, value, next); },
      enumerable: true,
      configurable: true
    });
  } }.watch);
  hidden(Object.prototype, 'unwatch', { unwatch: function (name) {
    var value = this[name];
    if (delete this[name]) this[name] = value;
  } }.unwatch);
  addSourceForms(function (name, form) {
    hidden({ uneval: global, quote: String.prototype }[name] || Object.prototype, name, form);
  });
})`;
