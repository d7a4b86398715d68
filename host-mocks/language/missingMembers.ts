import type { TypeChecks } from '../realm/typeChecks';
import type { IteratedValues } from './iterators';
import type { DefineForm } from './sourceForms';

/** A translated source for `eval`, or what is wrong with the text. */
export type Translated = { source: string; fault?: undefined } | { source?: undefined; fault: string };

/** The parameters of `addMissingMembers`. */
export interface Missing {
  own: TypeChecks;
  /** Methods of strings and Arrays that are functions of their constructors too. */
  generics: Readonly<Record<'Array' | 'String', readonly string[]>>;
  /** Names that translated scripts call: globals, except `evalSource` and `ownError`, which are methods of strings. */
  names: Record<'valuesOf' | 'callable' | 'literal' | 'indirectEval' | 'evalSource' | 'ownError', string>;
  valuesOfIterator: IteratedValues;
  addSourceForms(define: DefineForm): void;
  /** Translates a text for `eval` into the language of Node's engine. */
  translated(source: string): Translated;
}

/**
 * Adds the members that Animate's engine has and Node's lacks to a realm. Its source is evaluated in the script's
 * realm: it uses nothing but the language.
 */
export function addMissingMembers(missing: Missing): void {
  type Method = (this: unknown, ...args: unknown[]) => unknown;
  type Flagged = 'replace' | 'match' | 'search';
  const { names } = missing;
  const { ownError } = missing.own;
  const global = globalThis as unknown as Record<
    'Array' | 'String' | 'Function' | 'Date',
    { prototype: object }
  >;
  const { defineProperty, keys: ownKeys } = Object;
  const { deleteProperty, get } = Reflect;
  const { slice } = Array.prototype;
  const texts = String.prototype as unknown as Record<Flagged | 'split', Method>;
  const arrays = Array.prototype as unknown as Record<'sort', Method>;
  const NativeRegExp = RegExp;

  function hidden(object: object, name: string, value: unknown): void {
    defineProperty(object, name, { value, writable: true, configurable: true, enumerable: false });
  }
  // Scripts can neither replace nor hide these: they may declare a variable of any name, but not a method of strings.
  function fixed(object: object, name: string, value: unknown): void {
    defineProperty(object, name, { value, writable: false, configurable: false, enumerable: false });
  }
  function replaceMember<Name extends string>(
    members: Record<Name, Method>,
    name: Name,
    method: Method,
  ): void {
    defineProperty(method, 'name', { value: name });
    defineProperty(method, 'length', { value: members[name].length });
    hidden(members, name, method);
  }

  function addTextMethods(): void {
    const { replace, split } = texts;
    function escaped(text: unknown): unknown {
      return replace.call(String(text), /[\\^$.*+?()[\]{}|/]/g, '\\$&');
    }
    // A callback of replace receives an empty text for a group that did not take part in the match.
    function withTexts(callback: Method): Method {
      return function (...groups) {
        for (let i = 0; i < groups.length; i++) if (groups[i] === undefined) groups[i] = '';
        return callback.apply(this, groups);
      };
    }
    function withFlags(name: Flagged, isLiteral: boolean): void {
      const native = texts[name];
      const { method } = {
        method(this: unknown, ...args: unknown[]) {
          const flags = args[isLiteral ? 2 : 1];
          const isPattern = args[0] instanceof NativeRegExp;
          if (isLiteral && isPattern && typeof args[1] === 'function')
            return native.call(this, args[0], withTexts(args[1] as Method));
          if (flags === undefined || isPattern) return native.apply(this, args);
          const source = String(isLiteral ? escaped(args[0]) : args[0]);
          return native.call(this, new NativeRegExp(source, String(flags)), args[1]);
        },
      };
      replaceMember(texts, name, method);
    }
    const { splitText } = {
      splitText(this: unknown, ...args: unknown[]) {
        const parts = split.apply(this, args) as (string | undefined)[];
        if (args[0] instanceof NativeRegExp)
          for (let i = 0; i < parts.length; i++) if (parts[i] === undefined) parts[i] = '';
        return parts;
      },
    };
    replaceMember(texts, 'split', splitText);
    withFlags('replace', true);
    withFlags('match', false);
    withFlags('search', false);
    hidden(texts, 'localeCompare', function localeCompare(this: unknown, that: unknown) {
      const left = String(this);
      const right = String(that);
      for (let i = 0; i < left.length && i < right.length; i++)
        if (left.charCodeAt(i) !== right.charCodeAt(i)) return left.charCodeAt(i) - right.charCodeAt(i);
      return left.length - right.length;
    });
  }

  // A comparison may return true for "comes after", and false for anything else.
  function addSort(): void {
    const native = arrays.sort;
    const { sort } = {
      sort(this: unknown, ...args: unknown[]) {
        const compare = args[0] as Method | undefined;
        if (typeof compare !== 'function') return native.apply(this, args);
        return native.call(this, function (left: unknown, right: unknown) {
          const order = compare(left, right);
          return typeof order !== 'boolean' ? order : order ? 1 : compare(right, left) ? -1 : 0;
        });
      },
    };
    replaceMember(arrays, 'sort', sort);
  }

  function addGenerics(): void {
    function generic(method: Method): Method {
      return function (...args) {
        return method.apply(args[0], slice.call(args, 1));
      };
    }
    for (const type of ['Array', 'String'] as const)
      for (const name of missing.generics[type])
        hidden(global[type], name, generic(get(global[type].prototype, name) as Method));
  }

  function addObjectMembers(): void {
    const objects = Object.prototype as unknown as Record<'toString', Method>;
    const toText = objects.toString;
    const { toString } = {
      toString(this: unknown) {
        // A call without an object has the global object as `this`.
        if (this === global || this === undefined) return '[object Window]';
        const text = toText.call(this);
        return text === '[object Arguments]' ? '[object Object]' : text;
      },
    };
    replaceMember(objects, 'toString', toString);
    function member(prototype: object, name: string, get: (this: object) => unknown): void {
      defineProperty(prototype, name, {
        get,
        set(value: unknown) {
          defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true });
        },
        configurable: true,
        enumerable: false,
      });
    }
    member(Function.prototype, 'arity', function () {
      return (this as Method).length;
    });
    member(objects, '__count__', function () {
      return ownKeys(this).length;
    });
    member(objects, '__parent__', function () {
      return global;
    });
    const watching = {
      watch(this: Record<string, unknown>, name: string, handler: Method) {
        let value = this[name];
        defineProperty(this, name, {
          get: () => value,
          set: (next: unknown) => {
            value = handler.call(this, name, value, next);
          },
          enumerable: true,
          configurable: true,
        });
      },
      unwatch(this: Record<string, unknown>, name: string) {
        const value = this[name];
        if (deleteProperty(this, name)) this[name] = value;
      },
    };
    hidden(objects, 'watch', watching.watch);
    hidden(objects, 'unwatch', watching.unwatch);
  }

  function addEval(): void {
    const nativeEval = eval;
    const NativeFunction = Function;
    const { join } = Array.prototype;
    const { translated } = missing;
    function sourceOf(text: unknown): unknown {
      if (typeof text !== 'string') return text;
      let outcome: Translated;
      try {
        outcome = translated(text);
      } catch (error) {
        throw ownError(error);
      }
      const { fault } = outcome;
      if (fault === undefined) return outcome.source;
      throw fault.slice(0, 13) === 'redeclaration' ? new TypeError(fault) : new SyntaxError(fault);
    }
    function evaluate(text: unknown): unknown {
      return nativeEval(sourceOf(text) as string);
    }
    fixed(texts, names.evalSource, sourceOf);
    fixed(texts, names.ownError, ownError);
    hidden(global, names.indirectEval, evaluate);
    defineProperty(evaluate, 'name', { value: 'eval' });
    hidden(global, 'eval', evaluate);
    hidden(global, 'Function', function Function(...parts: unknown[]) {
      const body = parts.length === 0 ? '' : parts[parts.length - 1];
      const parameters = join.call(slice.call(parts, 0, -1), ',');
      return evaluate('(function anonymous(' + parameters + ') {\n' + (body as string) + '\n})');
    });
    global.Function.prototype = NativeFunction.prototype;
    hidden(NativeFunction.prototype, 'constructor', global.Function);
  }

  /** Adds the functions that translated loops, calls of patterns, and literals of patterns call. */
  function addTranslated(): void {
    const { valuesOfIterator } = missing;
    hidden(global, names.valuesOf, function* (object: Record<string, unknown>) {
      const values = valuesOfIterator(object);
      if (values) yield* values;
      else for (const key in object) yield object[key];
    });
    hidden(global, names.callable, function (value: unknown) {
      if (!(value instanceof NativeRegExp)) return value;
      return function (text: string) {
        return value.exec(text);
      };
    });
    const literals = new WeakMap<TemplateStringsArray, RegExp>();
    const { get: lookUp, set: note } = WeakMap.prototype;
    hidden(global, names.literal, function (source: TemplateStringsArray, flags: string) {
      let made = lookUp.call(literals, source) as RegExp | undefined;
      if (made === undefined)
        note.call(literals, source, (made = new NativeRegExp(source.raw[0] ?? '', flags)));
      return made;
    });
  }

  function addParseInt(): void {
    const native = parseInt;
    // No regular expression: RegExp.$1 belongs to the script.
    function isOctal(text: string): boolean {
      const charAt = (index: number): string => text[index] ?? 'none';
      let at = 0;
      while (charAt(at) <= ' ' || charAt(at) === '\u00a0') at++;
      if (charAt(at) === '-' || charAt(at) === '+') at++;
      return charAt(at) === '0' && charAt(at + 1) >= '0' && charAt(at + 1) <= '9';
    }
    hidden(global, 'parseInt', function parseInt(text: string, radix: number) {
      return native(text, !(radix >> 0) && isOctal(String(text)) ? 8 : radix);
    });
  }

  function addDate(): void {
    const NativeDate = Date;
    const { construct } = Reflect;
    const isIso = /^\s*[+-]?\d{4,6}-\d/;
    const PARAMETERS = 7;
    hidden(global, 'Date', function Date(...args: unknown[]) {
      if (!new.target) return NativeDate();
      const isText = args.length === 1 && typeof args[0] === 'string' && isIso.test(args[0]);
      return construct(NativeDate, isText ? [NaN] : args, new.target) as unknown;
    });
    defineProperty(global.Date, 'length', { value: PARAMETERS });
    global.Date.prototype = NativeDate.prototype;
    hidden(NativeDate.prototype, 'constructor', global.Date);
    hidden(global.Date, 'UTC', NativeDate.UTC);
    hidden(global.Date, 'now', NativeDate.now);
    hidden(global.Date, 'parse', function parse(text: string) {
      return isIso.test(text) ? NaN : NativeDate.parse(text);
    });
  }

  addTextMethods();
  addSort();
  addObjectMembers();
  addEval();
  addGenerics();
  addTranslated();
  addParseInt();
  addDate();
  missing.addSourceForms(function (name, form) {
    const owner = { uneval: global, quote: texts, toSource: Object.prototype }[name];
    hidden(owner, name, form);
  });
}
