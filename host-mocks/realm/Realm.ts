import type { ClassSurface } from '../contract/types';
import { HostError, notImplemented, STALE_OBJECT } from './HostError';
import { HostObject, type HostClass } from './HostObject';

/** What the realm needs of the global object that scripts run in. */
type ScriptGlobal = Record<string, unknown>;

/** One member of a class as the script reaches it. */
interface Member {
  kind: 'get' | 'set' | 'readonly' | 'call';
  name: string;
  /** `Class.member`, for messages. */
  path: string;
  isDone: boolean;
}

interface Builders {
  method(member: Member): (this: unknown, ...args: unknown[]) => unknown;
  constructorOf(className: string): { prototype: object };
  stringForm(className: string): () => string;
  array(): unknown[];
  object(): Record<string, unknown>;
  error(kind: string, message: string): Error;
  isError(value: unknown): boolean;
  objectPrototype: object;
}

/**
 * Source of the part that must belong to the script's realm: it is evaluated there, so that functions, Arrays,
 * objects and errors made by it are the script's own (`instanceof` holds, and no function leads out of the realm).
 */
const BUILDERS = `(function (call) {
  return {
    method: function (member) { return function () { return call(this, member, arguments); }; },
    constructorOf: function (name) {
      return function () { throw new TypeError(name + ' is not a constructor'); };
    },
    stringForm: function (name) { return function () { return '[object ' + name + ']'; }; },
    array: function () { return []; },
    object: function () { return {}; },
    error: function (kind, message) {
      var type = { Error: Error, TypeError: TypeError, RangeError: RangeError, SyntaxError: SyntaxError }[kind];
      return new (type || Error)(message);
    },
    isError: function (value) { return value instanceof Error; },
    objectPrototype: Object.prototype
  };
})`;

const INNER = Symbol('host object');
type Facade = { [INNER]?: HostObject };

/** Evaluates an expression in the script's realm and returns its value. */
export type Evaluate = (source: string) => unknown;

/** The realm of the caller itself: what Jest's tests use. */
export function evaluateHere(source: string): unknown {
  return new Function(`return ${source}`)();
}

/**
 * The border between the model and one script realm. Values that go out become the script's: model objects become
 * their facades, Arrays and plain objects fresh copies, errors the realm's own. Values that come in are unwrapped.
 */
export class Realm {
  /** Facade constructors by class name of the contract. */
  readonly classes: Record<string, { prototype: object }> = {};
  private readonly build: Builders;

  constructor(evaluate: Evaluate, surface: Record<string, ClassSurface>, models: Record<string, HostClass>) {
    const factory = evaluate(BUILDERS) as (call: Realm['call']) => Builders;
    this.build = factory((self, member, args) => this.call(self, member, args));
    for (const name of Object.keys(surface)) this.defineClass(name, surface, models);
  }

  /** The script's own object for a model object: always the same one. */
  wrap(object: HostObject): object {
    if (!object.facade) {
      const type = this.classes[(object.constructor as unknown as HostClass).className];
      const facade: Facade = Object.create(type.prototype);
      facade[INNER] = object;
      object.facade = facade;
    }
    return object.facade;
  }

  /** The model object behind a facade, or undefined for any other value. */
  unwrap(value: unknown): HostObject | undefined {
    return typeof value === 'object' && value !== null ? (value as Facade)[INNER] : undefined;
  }

  /** Model value -> script value. Arrays and plain objects are copied at each call, as the host does. */
  toScript(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof HostObject) return this.wrap(value);
    if (Array.isArray(value)) {
      const copy = this.build.array();
      for (let i = 0; i < value.length; i++) copy[i] = this.toScript(value[i]);
      return copy;
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const copy = this.build.object();
    for (const key of Object.keys(value)) copy[key] = this.toScript((value as Record<string, unknown>)[key]);
    return copy;
  }

  /** Script value -> model value. */
  fromScript(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const inner = (value as Facade)[INNER];
    if (inner) return inner;
    if (Array.isArray(value)) return Array.from(value, (entry) => this.fromScript(entry));
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    const copy: Record<string, unknown> = {};
    for (const key in value) copy[key] = this.fromScript((value as Record<string, unknown>)[key]);
    return copy;
  }

  /** An error of the script's realm for whatever the model threw. Errors that came from the script pass unchanged. */
  toScriptError(error: unknown): unknown {
    if (error instanceof HostError) return this.build.error(error.kind, error.message);
    if (this.build.isError(error) || !(error instanceof Error)) return error;
    const copy = this.build.error(error.name, error.message);
    copy.stack = error.stack;
    return copy;
  }

  /** Puts the classes of the contract on a global object, as the host does. */
  defineGlobals(global: ScriptGlobal): void {
    for (const name of Object.keys(this.classes)) {
      Object.defineProperty(global, name, {
        value: this.classes[name],
        writable: true,
        configurable: true,
        enumerable: false,
      });
    }
  }

  private call(self: unknown, member: Member, args: ArrayLike<unknown>): unknown {
    const object = this.unwrap(self);
    if (!object) throw this.build.error('TypeError', `${member.path} called on an incompatible object`);
    try {
      if (!member.isDone) throw notImplemented(member.path);
      if (object.stale) throw new HostError(STALE_OBJECT);
      const target = object as unknown as Record<string, unknown>;
      if (member.kind === 'get') return this.toScript(target[member.name]);
      if (member.kind === 'readonly') throw new HostError(`${member.path} is read only`);
      if (member.kind === 'set') {
        target[member.name] = this.fromScript(args[0]);
        return undefined;
      }
      const values = Array.from(args, (value) => this.fromScript(value));
      return this.toScript((target[member.name] as (...values: unknown[]) => unknown).apply(target, values));
    } catch (error) {
      throw this.toScriptError(error);
    }
  }

  private defineClass(name: string, surface: Record<string, ClassSurface>, models: Record<string, HostClass>): void {
    if (this.classes[name]) return;
    const { base, properties, methods } = surface[name];
    if (base) this.defineClass(base, surface, models);
    const type = this.build.constructorOf(name);
    const parent = base ? this.classes[base].prototype : this.build.objectPrototype;
    type.prototype = Object.create(parent, {
      constructor: { value: type, writable: true, configurable: true },
      toString: { value: this.build.stringForm(name), writable: true, configurable: true },
      [Symbol.toStringTag]: { value: name, configurable: true },
    });
    Object.defineProperty(type, 'name', { value: name, configurable: true });
    this.classes[name] = type;
    const model = models[name]?.prototype;
    for (const [property, access] of Object.entries(properties)) {
      const done = findAccessor(model, property);
      const path = `${name}.${property}`;
      const member = { name: property, path };
      Object.defineProperty(type.prototype, property, {
        get: this.build.method({ ...member, kind: 'get', isDone: Boolean(done?.get) }),
        set: this.build.method(
          access === 'rw'
            ? { ...member, kind: 'set', isDone: Boolean(done?.set) }
            : { ...member, kind: 'readonly', isDone: true },
        ),
        enumerable: true,
        configurable: true,
      });
    }
    for (const method of methods) {
      const isDone = typeof findAccessor(model, method)?.value === 'function';
      Object.defineProperty(type.prototype, method, {
        value: this.build.method({ kind: 'call', name: method, path: `${name}.${method}`, isDone }),
        writable: true,
        configurable: true,
        enumerable: false,
      });
    }
  }
}

/** The descriptor of a member of the model class or one of its bases. */
function findAccessor(prototype: object | undefined, name: string): PropertyDescriptor | undefined {
  for (let at: object | null = prototype ?? null; at; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found) return found;
  }
  return undefined;
}
