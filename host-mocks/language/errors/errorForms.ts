import { OWN_SOURCE } from '../../realm/ownSource';
import { NODE_WORDS } from './engineWords';

/** Name of the global that each `catch` calls with what it caught. */
export const CAUGHT = '__caught__';

/**
 * Source of what errors are in Animate's engine: constructors that take a file and a line, `fileName` and `lineNumber`,
 * stacks, `InternalError`, and texts in the words of that engine. Run with what the host knows of files and stacks, it
 * gives a function that puts an error of Node's engine into those words.
 */
export const ERROR_FORMS = `(function (describeFile, noteStack, wordsOf) {${OWN_SOURCE}  var global = globalThis;
  var defineProperty = Object.defineProperty, construct = Reflect.construct, NativeError = Error;
  var describe = Object.getOwnPropertyDescriptor, setPrototypeOf = Object.setPrototypeOf;
  var made = new WeakSet(), isMade = WeakSet.prototype.has, note = WeakSet.prototype.add;
  function hidden(object, name, value) {
    defineProperty(object, name, { value: value, writable: true, configurable: true, enumerable: false });
  }
  var indexOf = String.prototype.indexOf, lastIndexOf = String.prototype.lastIndexOf, slice = String.prototype.slice;
  // Without regular expressions: RegExp.$1 belongs to the script, and at the end of the stack they end the process.
  function placeIn(line) {
    var at = lastIndexOf.call(line, '@'), colon = lastIndexOf.call(line, ':');
    if (at < 0 || at > 0 && line[at - 1] !== ')' || colon <= at + 1 || colon === line.length - 1) return undefined;
    for (var i = colon + 1; i < line.length; i++) if (line[i] < '0' || line[i] > '9') return undefined;
    return { fileName: slice.call(line, at + 1, colon), lineNumber: Number(slice.call(line, colon + 1)) };
  }
  function firstPlace(stack) {
    for (var from = 0, end; from < stack.length; from = end + 1) {
      end = indexOf.call(stack, '\\n', from);
      if (end < 0) end = stack.length;
      var found = placeIn(slice.call(stack, from, end));
      if (found) return found;
    }
    return { fileName: '', lineNumber: 0 };
  }
  function place(name) {
    return {
      get: function () { return firstPlace(String(this.stack || ''))[name]; },
      set: function (value) { hidden(this, name, value); },
      configurable: true
    };
  }
  defineProperty(Error.prototype, 'fileName', place('fileName'));
  defineProperty(Error.prototype, 'lineNumber', place('lineNumber'));
  function prepareStackTrace(error, sites) {
    'use strict';
    var lines = [];
    // The message of an error of Node's engine is found by this stack: it is not read here.
    if (isMade.call(made, error))
      lines.push(error.name + '(' + (error.message === '' ? '' : '"' + error.message + '"') + ')@:0');
    for (var i = 0; i < sites.length; i++) {
      var file;
      try { file = describeFile(sites[i].getFileName()); } catch (error) { throw ownError(error); }
      if (file === undefined) continue;
      var name = sites[i].getFunctionName();
      if (name === 'eval') name = null;
      lines.push((name === null ? '' : name + '()') + '@' + file + ':' + sites[i].getLineNumber());
      try {
        noteStack(error, i, name, sites[i].getFileName(), sites[i].getLineNumber(), sites[i].getColumnNumber());
      } catch (error) { throw ownError(error); }
    }
    return lines.join('\\n') + '\\n';
  }
  function constructorOf(name, Native, prototype) {
    function Made(message, fileName, lineNumber) {
      var error = construct(Native, message === undefined ? [] : [message], new.target || Made);
      note.call(made, error);
      if (fileName !== undefined) hidden(error, 'fileName', String(fileName));
      if (lineNumber !== undefined) hidden(error, 'lineNumber', lineNumber >>> 0);
      return error;
    }
    Made.prototype = prototype;
    defineProperty(Made, 'name', { value: name });
    hidden(prototype, 'constructor', Made);
    hidden(global, name, Made);
  }
  var names = ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];
  for (var i = 0; i < names.length; i++) constructorOf(names[i], global[names[i]], global[names[i]].prototype);
  // V8 asks the constructor that it made, Node the one that the global object has.
  // Without it Node's own writer runs, which throws errors of Node's realm.
  var writer = { value: prepareStackTrace, writable: false, configurable: false, enumerable: false };
  defineProperty(NativeError, 'prepareStackTrace', writer);
  defineProperty(global.Error, 'prepareStackTrace', writer);
  var internal = Object.create(NativeError.prototype);
  hidden(internal, 'name', 'InternalError');
  hidden(internal, 'message', '');
  constructorOf('InternalError', NativeError, internal);
  var nodeWords = ${JSON.stringify(NODE_WORDS)};
  function hasNodeWords(message) {
    for (var i = 0; i < nodeWords.length; i++) if (indexOf.call(message, nodeWords[i]) >= 0) return true;
    return false;
  }
  function inWords(error, message) {
    // Reading the stack tells the host where the error was thrown.
    String(error.stack);
    try { return wordsOf(error, message); } catch (fault) { throw ownError(fault); }
  }
  return function (error) {
    if (!(error instanceof NativeError) || isMade.call(made, error)) return;
    var found = describe(error, 'message'), message = found && found.value;
    if (typeof message !== 'string') return;
    if (message === 'Maximum call stack size exceeded') {
      setPrototypeOf(error, internal);
      hidden(error, 'message', 'too much recursion');
    } else if (hasNodeWords(message)) {
      // Many scripts catch errors and never look at them.
      defineProperty(error, 'message', {
        get: function () {
          var words = inWords(error, message);
          hidden(error, 'message', words);
          return words;
        },
        set: function (value) { hidden(error, 'message', value); },
        configurable: true,
        enumerable: false
      });
    }
  };
})`;
