import { classIn, type ClassContracts, type ClassContract } from '../contract/contract';
import type { ValueKind } from '../contract/ClassSurface';
import { adopt } from './adopt';
import { FacadeLink } from './FacadeLink';
import { buildersOf, type Builders, type MemberHandler, type Told } from './builders';
import { fromScript } from './fromScript';
import { LimitError } from '../claims';
import { HostError, notImplemented, NotImplemented, STALE_OBJECT } from './HostError';
import type { HostObject } from './HostObject';
import { type HostObjectClass } from './HostObject';
import { memberOf } from './memberOf';
import { toScript } from './toScript';
import { shortened } from './shortened';
import type { World } from '../platform/World';

/** The switches of the border, for behaviours that the evidence leaves open; see `Switches`. */
export interface Border {
  strictNativeErrors: 'throw' | 'silent';
  staleObjects: 'throw' | 'ignore';
  readOnlyMembers: 'throw' | 'ignore';
}

type Members = Record<string, unknown>;

/** A member of a class, and what a value that reaches it is. All realms have it in common: each makes functions of it. */
interface Member {
  className: string;
  name: string;
  path: string;
  isReadOnly: boolean;
  takes: readonly ValueKind[];
}

/** What a function of a script does with a member of the object behind a facade. */
type Access = (target: Members, member: Member, args: ArrayLike<unknown>) => unknown;

/** The properties and methods of a class, as far as they were asked for. */
const membersOf = new WeakMap<ClassContract, { properties: Member[]; methods: Member[] }>();

/** Gives every facade an own key that is never equal, so that a deep comparison of two facades is one of identity. */
const IDENTITY = Symbol('host object');

/** Facades made so far, in all realms. */
let made = 0;

/**
 * The border between the model and one script realm. Values that go out become the script's: model objects become
 * their facades, Arrays and plain objects fresh copies, errors the realm's own. Values that come in are unwrapped.
 */
export class Realm {
  /** Facade constructors made so far, by class name of the contract. */
  private readonly classes: Record<string, { prototype: object } | undefined> = {};
  private readonly nativeForm: PropertyDescriptor;
  private readonly build: Builders;
  private readonly singletons: Record<string, HostObject> = {};
  /** Called after each assignment and each method of a script, where somebody wants to know. */
  onChange: (() => void) | undefined;
  readonly lists = new WeakMap<readonly unknown[], unknown[]>();
  private readonly setters = new Map<object, Record<string, boolean>>();

  constructor(
    readonly world: World,
    private readonly contract: ClassContracts,
    private readonly models: Record<string, HostObjectClass>,
    private readonly border: Border,
    /** What all realms of a host have in common: each knows the facades of the others. */
    private readonly host: object = {},
    /** True for the realm of the program that made the host, where scripts run in another one. */
    private readonly isAside = false,
  ) {
    this.build = buildersOf(world);
    this.nativeForm = { value: this.build.nativeForm, writable: true, configurable: true };
  }

  /** The script's own object for a model object: always the same one. */
  wrap(object: HostObject): object {
    if (this.isAside) return (object.facadeAside ??= this.newFacade(object));
    return (object.facade ??= this.newFacade(object));
  }

  private newFacade(object: HostObject): object {
    const type = this.classOf((object.constructor as unknown as HostObjectClass).className);
    const facade = Object.create(type.prototype) as { [IDENTITY]: number };
    facade[IDENTITY] = ++made;
    new FacadeLink(facade, object, this.host);
    return facade;
  }

  /**
   * The facade of an object that is the only one of its class. Its methods work without their object, as the host's
   * do (`var trace = fl.trace; trace('hello')` is in many scripts).
   */
  wrapSingleton(object: HostObject): object {
    this.singletons[(object.constructor as unknown as HostObjectClass).className] = object;
    return this.wrap(object);
  }

  /** A value of another realm of the host for the program in this one; see `adopt`. */
  adopt(value: unknown, from: Realm): unknown {
    return from === this ? value : adopt(value, from, this);
  }

  get objectPrototype(): object {
    return this.build.objectPrototype;
  }

  /** The model object behind a facade, or undefined for any other value. */
  unwrap(value: unknown): HostObject | undefined {
    return typeof value === 'object' && value !== null ? FacadeLink.of(value, this.host) : undefined;
  }

  /** Model value -> script value. Arrays and plain objects are copied at each call, as the host does. */
  toScript(value: unknown): unknown {
    return toScript(value, this, this.build);
  }

  /** Script value -> model value. */
  fromScript(value: unknown, kind: ValueKind): unknown {
    return fromScript(value, kind, this, this.build);
  }

  /** The text of a script's value. */
  text(value: unknown): string {
    return this.build.text(value);
  }

  /** What a script threw, as texts and numbers; what the host threw, and primitives, as they are. */
  told(thrown: unknown): unknown {
    const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
    return isObject && this.isOfScript(thrown) ? ({ ...this.build.told(thrown) } satisfies Told) : thrown;
  }

  /** True for an error that a script threw. In a realm that script and host share nothing tells. */
  private isOfScript(error: unknown): boolean {
    return !this.world.isHere && this.build.isOwn(error);
  }

  /**
   * An error of the script's realm for whatever the model threw. Errors that came from the script pass unchanged.
   *
   * @param member - the member that was used, where it is known
   */
  toScriptError(error: unknown, member?: string): unknown {
    if (error instanceof HostError) return this.build.error(error.kind, shortened(error.message));
    if (error instanceof LimitError) return this.build.error('RangeError', shortened(error.message));
    if (this.isOfScript(error)) return error;
    // Of a fault of the file system the stack tells nothing but how this host is built.
    if (isSystemError(error)) return this.build.error('Error', shortened(error.message));
    if (this.build.isError(error) || !(error instanceof Error)) return error;
    // The script is not told in the words of our own code what it did wrong.
    const isWrongUse = member !== undefined && error instanceof TypeError;
    const message = isWrongUse ? `${member} does not take these values (${error.message})` : error.message;
    const copy = this.build.error(error.name, shortened(message));
    copy.stack = error.stack;
    return copy;
  }

  /** A function that calls a script's function with nothing, so that nothing of the host reaches it. */
  alone(callback: unknown): () => unknown {
    return this.build.alone(callback);
  }

  /** Calls a script's function. */
  call(callback: unknown, args: ArrayLike<unknown>): unknown {
    return this.build.call(callback, args);
  }

  /** Gives an object of the script a property. */
  define(object: object, name: string, value: unknown): void {
    this.build.define(object, name, value);
  }

  /** A function of the script's realm that does what `handler` does. */
  makeFunction(name: string, handler: MemberHandler<undefined>): (...args: unknown[]) => unknown {
    return this.functionOf(name, handler, undefined);
  }

  private functionOf<T>(name: string, handler: MemberHandler<T>, about: T): (...args: unknown[]) => unknown {
    const made = this.build.method(name, handler, about);
    Object.defineProperty(made, 'toString', this.nativeForm);
    return made;
  }

  /** The facade constructor of a class of the contract. It is made when it is first needed: few scripts need all. */
  classOf(name: string): { prototype: object } {
    return (this.classes[name] ??= this.makeClass(name));
  }

  private makeClass(name: string): { prototype: object } {
    const own = classIn(this.contract, name);
    const { base, scriptName } = own;
    const type = this.build.constructorOf(scriptName);
    const parent = base ? this.classOf(base).prototype : this.build.objectPrototype;
    type.prototype = Object.create(parent, {
      constructor: { value: type, writable: true, configurable: true },
      toString: { value: this.build.stringForm(scriptName), writable: true, configurable: true },
      [Symbol.toStringTag]: { value: scriptName, configurable: true },
    }) as object;
    Object.defineProperties(type, {
      name: { value: scriptName, configurable: true },
      toString: this.nativeForm,
    });
    const { properties, methods } = membersOfClass(name, own);
    for (const member of properties)
      Object.defineProperty(type.prototype, member.name, {
        get: this.functionOf(member.name, this.getter, member),
        set: this.functionOf(member.name, this.setter, member),
        enumerable: true,
        configurable: true,
      });
    for (const member of methods)
      Object.defineProperty(type.prototype, member.name, {
        value: this.functionOf(member.name, this.caller, member),
        writable: true,
        configurable: true,
        enumerable: false,
      });
    return type;
  }

  private readonly getter: MemberHandler<Member> = (self, args, member) =>
    this.guard(self, args, member, this.get);

  private readonly setter: MemberHandler<Member> = (self, args, member) =>
    this.guard(self, args, member, this.set);

  private readonly caller: MemberHandler<Member> = (self, args, member) =>
    this.guard(self, args, member, this.callMethod);

  private readonly get: Access = (target, { name, path }) => {
    const value = target[name];
    if (value === undefined && !(name in target)) throw notImplemented(path);
    return value;
  };

  private readonly set: Access = (target, { className, name, path, isReadOnly, takes }, args) => {
    if (isReadOnly) this.refuseAssignment(className, path);
    else if (!this.canSet(target, name)) throw notImplemented(`${path} (assignment)`);
    else {
      target[name] = this.fromScript(args[0], takes[0] ?? 'any');
      this.onChange?.();
    }
  };

  private readonly callMethod: Access = (target, { name, path, takes }, args) => {
    const method = target[name];
    if (typeof method !== 'function') throw notImplemented(path);
    const further = takes.at(-1) === 'own' ? 'own' : 'any';
    const values: unknown[] = [];
    for (let i = 0; i < args.length; i++) values[i] = this.fromScript(args[i], takes[i] ?? further);
    const result: unknown = method.apply(target, values);
    this.onChange?.();
    return result;
  };

  /** Runs one access on the model object behind `self` and hands its result, or its error, to the script. */
  private guard(self: unknown, args: ArrayLike<unknown>, member: Member, access: Access): unknown {
    const { className, name, path } = member;
    const object = this.unwrap(self) ?? this.singletons[className];
    if (!object) throw this.build.error('TypeError', `${path} called on an incompatible object`);
    try {
      if (object.isStale) {
        if (args.length === 0 && object.whenStale && name in object.whenStale) return object.whenStale[name];
        if (this.border.staleObjects === 'ignore') return undefined;
        throw new HostError(STALE_OBJECT);
      }
      return this.toScript(access(object as unknown as Members, member, args));
    } catch (error) {
      if (this.isSilenced(error)) return undefined;
      throw this.toScriptError(error, path);
    }
  }

  private isSilenced(error: unknown): boolean {
    return (
      this.border.strictNativeErrors === 'silent' &&
      error instanceof HostError &&
      !(error instanceof NotImplemented) &&
      error.message !== STALE_OBJECT
    );
  }

  private refuseAssignment(className: string, path: string): void {
    const isIgnored = this.models[className]?.ignoresReadOnly || this.border.readOnlyMembers === 'ignore';
    if (!isIgnored) throw new HostError(`${path} is read-only.`);
  }

  private canSet(target: object, name: string): boolean {
    const type = Object.getPrototypeOf(target) as object;
    const known = this.setters.get(type) ?? (Object.create(null) as Record<string, boolean>);
    this.setters.set(type, known);
    known[name] ??= memberOf(type, name)?.set !== undefined;
    return known[name];
  }
}

function membersOfClass(
  className: string,
  own: ClassContract,
): { properties: readonly Member[]; methods: readonly Member[] } {
  const known = membersOf.get(own);
  if (known !== undefined) return known;
  const { properties, methods, takes } = own;
  const memberCalled = (name: string): Member => ({
    className,
    name,
    path: `${className}.${name}`,
    isReadOnly: properties[name] === 'r',
    takes: takes[name] ?? [],
  });
  const made = { properties: Object.keys(properties).map(memberCalled), methods: methods.map(memberCalled) };
  membersOf.set(own, made);
  return made;
}

/** An error of the system, such as ENOENT, of whatever realm. */
function isSystemError(error: unknown): error is { message: string } {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}
