import type { World } from '../platform/World';
import { OWN_SOURCE } from '../realm/ownSource';
import { generics, members } from './members';
import { SOURCE_FORMS } from './sourceForms';
import { ScriptSyntaxError } from './ScriptSyntaxError';
import { EVAL_GLOBALS, translate, VALUES_OF } from './translate';
import { OWN_ERROR } from './translateCatch';
import { CALLABLE } from './translateForms';
import { installXml } from './xml/installXml';
import { XML_GLOBALS } from './xml/xmlNames';

/**
 * Source that gives a realm the members which Animate's engine has and Node's lacks. Run with the names of the
 * generics; `native` is what it wraps.
 */
const PRELUDE = `(function (generics, valuesOf, callable, addSourceForms, describeFile, noteStack, evalNames, ownName, translated) {${OWN_SOURCE}  var global = Function('return this')();
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
  function withFlags(name, isLiteral) {
    var native = String.prototype[name];
    hidden(String.prototype, name, { method: function () {
      var flags = arguments[isLiteral ? 2 : 1], isPattern = arguments[0] instanceof NativeRegExp;
      if (flags === undefined || isPattern) return native.apply(this, arguments);
      var pattern = new NativeRegExp(isLiteral ? escaped(arguments[0]) : String(arguments[0]), String(flags));
      return native.call(this, pattern, arguments[1]);
    } }.method);
    defineProperty(String.prototype[name], 'name', { value: name });
    defineProperty(String.prototype[name], 'length', { value: native.length });
  }
  // match, replace and split read what exec gives.
  var nativeExec = NativeRegExp.prototype.exec;
  hidden(NativeRegExp.prototype, 'exec', { exec: function (text) {
    var found = nativeExec.call(this, text);
    for (var i = found ? found.length - 1 : 0; i > 0; i--) if (found[i] === undefined) found[i] = '';
    return found;
  } }.exec);
  var nativeEval = eval, NativeFunction = Function;
  function sourceOf(text) {
    if (typeof text !== 'string') return text;
    var outcome;
    try { outcome = translated(text); } catch (error) { throw ownError(error); }
    if (outcome.fault !== undefined) throw new SyntaxError(outcome.fault);
    return outcome.source;
  }
  function evaluate(text) { return nativeEval(sourceOf(text)); }
  fixed(String.prototype, evalNames.source, sourceOf);
  fixed(String.prototype, ownName, ownError);
  hidden(global, evalNames.indirect, evaluate);
  // A variable of this name, unlike the member of the global object, leads to the engine's own eval.
  try { nativeEval('let eval = this.eval'); } catch (error) { /* an engine that keeps the name */ }
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
    for (var key in object) yield object[key];
  });
  hidden(global, callable, function (value) {
    if (!(value instanceof NativeRegExp)) return value;
    return function (text) { return value.exec(text); };
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
    return left < right ? -1 : left > right ? 1 : 0;
  });
  function place(group) {
    return {
      get: function () {
        var found = /(?:^|\\))@([^@\\n]+):(\\d+)$/m.exec(this.stack || '');
        return found ? (group === 2 ? Number(found[2]) : found[1]) : group === 2 ? 0 : '';
      },
      set: function (value) { hidden(this, group === 2 ? 'lineNumber' : 'fileName', value); },
      configurable: true
    };
  }
  defineProperty(Error.prototype, 'fileName', place(1));
  defineProperty(Error.prototype, 'lineNumber', place(2));
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
  fixed(Error, 'prepareStackTrace', function (error, sites) {
    'use strict';
    var message = error.message === '' ? '' : '"' + error.message + '"';
    var lines = error.name === 'Error' ? ['Error(' + message + ')@:0'] : [];
    for (var i = 0; i < sites.length; i++) {
      var file;
      try { file = describeFile(sites[i].getFileName()); } catch (error) { throw ownError(error); }
      if (file === undefined) continue;
      var name = sites[i].getFunctionName();
      if (name === 'eval') name = null;
      lines.push((name === null ? '' : name + '()') + '@' + file + ':' + sites[i].getLineNumber());
      try {
        noteStack(error, name, sites[i].getFileName(), sites[i].getLineNumber(), sites[i].getColumnNumber());
      } catch (error) { throw ownError(error); }
    }
    return lines.join('\\n') + '\\n';
  });
  addSourceForms(function (name, form) {
    hidden(name === 'uneval' ? global : Object.prototype, name, form);
  });
})`;

/** Adds what only the extensions above bring. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  '': [
    VALUES_OF,
    CALLABLE,
    ...Object.values(EVAL_GLOBALS),
    'XML',
    'XMLList',
    'Namespace',
    ...Object.values(XML_GLOBALS),
    'uneval',
  ],
  'Object.prototype': ['toSource', 'watch', 'unwatch'],
  Error: ['prepareStackTrace'],
  Array: generics.Array,
  String: generics.String,
  'Error.prototype': ['fileName', 'lineNumber'],
};

/** A file as stacks show it; undefined for what is no script. */
export type DescribeFile = (file: string | undefined) => string | undefined;

/** Is told each frame of an error's stack, the innermost first; `line` and `column` count from 1. */
export type NoteStack = (
  error: object,
  name: string | null,
  file: string,
  line: number,
  column: number,
) => void;

/** Gives a fresh realm the members that the language has in Animate's engine, and takes the others away. */
export function limitLanguage(
  world: World,
  describeFile: DescribeFile = ownFile,
  noteStack: NoteStack = () => undefined,
): void {
  const prelude = world.run(PRELUDE, 'prelude') as (
    names: object,
    valuesOf: string,
    callable: string,
    addSourceForms: unknown,
    describeFile: DescribeFile,
    noteStack: NoteStack,
    evalNames: object,
    ownName: string,
    translated: (source: string) => Translated,
  ) => void;
  prelude(
    generics,
    VALUES_OF,
    CALLABLE,
    world.run(SOURCE_FORMS, 'prelude'),
    describeFile,
    noteStack,
    EVAL_GLOBALS,
    OWN_ERROR,
    translated,
  );
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
}

/** What `eval` gets: a source, or what is wrong with it. */
type Translated = { source: string } | { fault: string };

function translated(source: string): Translated {
  try {
    return { source: translate(source, 'eval') };
  } catch (error) {
    return { fault: error instanceof ScriptSyntaxError ? error.reason : 'the text cannot be read' };
  }
}

function ownFile(file: string | undefined): string | undefined {
  return file === 'prelude' ? undefined : file;
}
