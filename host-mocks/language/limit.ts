import type { World } from '../platform/World';
import { OWN_SOURCE } from '../realm/ownSource';
import { engineWords } from './errors/engineWords';
import { CAUGHT, ERROR_FORMS } from './errors/errorForms';
import { ITERATOR_GLOBALS, ITERATORS } from './iterators';
import { generics, members } from './members';
import { SOURCE_FORMS } from './sourceForms';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { EVAL_GLOBALS, translate } from './translate';
import { CALLABLE, LITERAL, OWN_ERROR } from './translateForms';
import { VALUES_OF } from './translateLoops';
import { installXml } from './xml/installXml';
import { XML_GLOBALS } from './xml/xmlNames';

/**
 * Source that gives a realm the members which Animate's engine has and Node's lacks. Run with the names of the
 * generics; `native` is what it wraps.
 */
const PRELUDE = `(function (generics, valuesOf, callable, literal, iterated, addSourceForms, evalNames, ownName, translated) {${OWN_SOURCE}  var global = Function('return this')();
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
      throw /^redeclaration/.test(outcome.fault) ? new TypeError(outcome.fault) : new SyntaxError(outcome.fault);
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
  hidden(global, 'parseInt', function parseInt(text, radix) {
    var isOctal = !(radix >> 0) && /^\\s*[+-]?0[0-9]/.test(text);
    return nativeParseInt(text, isOctal ? 8 : radix);
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
    hidden(name === 'uneval' ? global : Object.prototype, name, form);
  });
})`;

/** Adds what only the extensions above bring. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  '': [
    VALUES_OF,
    CALLABLE,
    LITERAL,
    CAUGHT,
    ...Object.values(ITERATOR_GLOBALS),
    'Iterator',
    'StopIteration',
    'isXMLName',
    'QName',
    'InternalError',
    ...Object.values(EVAL_GLOBALS),
    'XML',
    'XMLList',
    'Namespace',
    ...Object.values(XML_GLOBALS),
    'uneval',
  ],
  'Object.prototype': ['toSource', 'watch', 'unwatch', '__count__', '__parent__'],
  Error: ['prepareStackTrace'],
  'Function.prototype': ['arity'],
  Array: generics.Array,
  String: generics.String,
  'Error.prototype': ['fileName', 'lineNumber'],
};

/** A file as stacks show it; undefined for what is no script. */
export type DescribeFile = (file: string | undefined) => string | undefined;

/**
 * Is told each frame of an error's stack that is a script's; `depth` is 0 for the place that threw it, `line` and
 * `column` count from 1.
 */
export type NoteStack = (
  error: object,
  depth: number,
  name: string | null,
  file: string,
  line: number,
  column: number,
) => void;

/** A text of Node's engine in an error, in the words of Animate's. */
export type WordsOf = (error: object, message: string) => string;

/** What the host knows of files, stacks and errors. */
export interface Errors {
  describeFile: DescribeFile;
  noteStack: NoteStack;
  wordsOf: WordsOf;
}

/** Puts an error that Node's engine threw into the words of Animate's. */
export type Amend = (error: unknown) => void;

/** Gives a fresh realm the members that the language has in Animate's engine, and takes the others away. */
export function limitLanguage(
  world: World,
  {
    describeFile = ownFile,
    noteStack = () => undefined,
    wordsOf = (_error, message) => engineWords(message, undefined),
  }: Partial<Errors> = {},
): Amend {
  // A call of a variable of this name sees the variables around it; the member of the global object becomes ours.
  world.run('let eval = this.eval; this[Symbol.unscopables] = { eval: true };', 'prelude');
  const prelude = world.run(PRELUDE, 'prelude') as (
    names: object,
    valuesOf: string,
    callable: string,
    literal: string,
    iterated: unknown,
    addSourceForms: unknown,
    evalNames: object,
    ownName: string,
    translated: (source: string) => Translated,
  ) => void;
  const addIterators = world.run(ITERATORS, 'prelude') as (names: object) => unknown;
  prelude(
    generics,
    VALUES_OF,
    CALLABLE,
    LITERAL,
    addIterators(ITERATOR_GLOBALS),
    world.run(SOURCE_FORMS, 'prelude'),
    EVAL_GLOBALS,
    OWN_ERROR,
    translated,
  );
  const addErrorForms = world.run(ERROR_FORMS, 'prelude') as (...args: unknown[]) => Amend;
  const amend = addErrorForms(describeFile, noteStack, wordsOf);
  Object.defineProperty(world.global, CAUGHT, { value: amend });
  installXml(world);
  const roots = Object.entries(members).map(([path, names]) => {
    const object = path === '' ? world.global : (world.run(path) as object);
    return { object, keep: new Set([...names, ...(ADDED[path] ?? [])]) };
  });
  for (const { object, keep } of roots) {
    for (const name of Object.getOwnPropertyNames(object)) {
      if (!keep.has(name)) Reflect.deleteProperty(object, name);
    }
  }
  return amend;
}

/** What `eval` gets: a source, or what is wrong with it. */
type Translated = { source: string } | { fault: string };

function translated(source: string): Translated {
  try {
    return { source: translate(source, 'eval') };
  } catch (error) {
    const reason = error instanceof ScriptSyntaxError ? error.reason : 'the text cannot be read';
    return { fault: reason === 'Unexpected token' ? 'syntax error' : reason };
  }
}

function ownFile(file: string | undefined): string | undefined {
  return file === 'prelude' ? undefined : file;
}
