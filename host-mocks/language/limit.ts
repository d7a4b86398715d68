import type { World } from '../platform/World';
import { generics, members } from './members';
import { SOURCE_FORMS } from './sourceForms';
import { VALUES_OF } from './translate';

/**
 * Source that gives a realm the members which Animate's engine has and Node's lacks. Run with the names of the
 * generics; `native` is what it wraps.
 */
const PRELUDE = `(function (generics, valuesOf, addSourceForms) {
  var global = Function('return this')();
  var nativeParseInt = parseInt, defineProperty = Object.defineProperty, slice = Array.prototype.slice;
  var prototypes = { Array: Array.prototype, String: String.prototype };
  function hidden(object, name, value) {
    defineProperty(object, name, { value: value, writable: true, configurable: true, enumerable: false });
  }
  function generic(method) {
    return function (target) {
      return method.apply(target, slice.call(arguments, 1));
    };
  }
  for (var type in generics) {
    for (var i = 0; i < generics[type].length; i++) {
      var name = generics[type][i];
      hidden(global[type], name, generic(prototypes[type][name]));
    }
  }
  hidden(global, valuesOf, function* (object) {
    for (var key in object) yield object[key];
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
        var found = /\\(?((?:[a-z]:)?[^\\s():]+):(\\d+):\\d+\\)?$/im.exec(this.stack || '');
        return found ? (group === 2 ? Number(found[2]) : found[1]) : group === 2 ? 0 : '';
      },
      set: function (value) { hidden(this, group === 2 ? 'lineNumber' : 'fileName', value); },
      configurable: true
    };
  }
  defineProperty(Error.prototype, 'fileName', place(1));
  defineProperty(Error.prototype, 'lineNumber', place(2));
  function unsupported(name) {
    hidden(global, name, function () { throw new TypeError(name + ': E4X is not supported'); });
  }
  unsupported('XML');
  unsupported('XMLList');
  addSourceForms(function (name, form) {
    hidden(name === 'uneval' ? global : Object.prototype, name, form);
  });
})`;

/** Adds what only the extensions above bring. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  '': [VALUES_OF, 'XML', 'XMLList', 'uneval'],
  'Object.prototype': ['toSource'],
  Array: generics.Array,
  String: generics.String,
  'Error.prototype': ['fileName', 'lineNumber'],
};

/** Gives a fresh realm the members that the language has in Animate's engine, and takes the others away. */
export function limitLanguage(world: World): void {
  const prelude = world.run(PRELUDE, 'prelude') as (
    names: object,
    valuesOf: string,
    addSourceForms: unknown,
  ) => void;
  prelude(generics, VALUES_OF, world.run(SOURCE_FORMS, 'prelude'));
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
