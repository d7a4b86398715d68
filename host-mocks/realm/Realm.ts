import { classIn, type ClassContracts, type ClassContract } from '../contract/contract';
import type { ValueKind } from '../contract/ClassSurface';
import { adopt } from './adopt';
import { FacadeLink } from './FacadeLink';
import { buildersOf, type Builders, type MemberHandler, type ThrownDescription } from './builders';
import { fromScript } from './fromScript';
import { LimitError } from '../../geometry/claims';
import { HostError, notImplemented, NotImplemented, STALE_OBJECT } from '../../document/checks/HostError';
import type { HostObject } from './HostObject';
import { type HostObjectClass } from './HostObject';
import { memberOf } from './memberOf';
import { hideName, skippedNames } from './skippedNames';
import { toScript } from './toScript';
import { shortened } from './shortened';
import type { World } from '../../platform/World';

/** The switches for behaviours of the border that the evidence leaves open; see `Switches`. */
export interface Border {
  strictNativeErrors: 'throw' | 'silent';
  staleObjects: 'throw' | 'ignore';
  readOnlyMembers: 'throw' | 'ignore';
}

type Members = Record<string, unknown>;

/** A member of a class, and the kind of values that it accepts. All realms share it; each creates functions from it. */
interface Member {
  className: string;
  name: string;
  path: string;
  isReadOnly: boolean;
  takes: readonly ValueKind[];
}

/** How a facade's function uses a member of its model object. */
type Access = (target: Members, member: Member, args: ArrayLike<unknown>) => unknown;

/** Cached properties and methods of each class. */
const membersOf = new WeakMap<ClassContract, { properties: Member[]; methods: Member[] }>();

/** Key of a value that is different in every facade: two facades are deeply equal only if they are identical. */
const IDENTITY = Symbol('host object');

/** Number of facades made so far, in all realms. */
let made = 0;

/**
 * The border between the model and one script realm. Values that go out are converted: model objects become their
 * facades, Arrays and plain objects fresh copies, errors those of the realm. Values that come in are unwrapped.
 */
export class Realm {
  /** Facade constructors made so far, by class name of the contract. */
  private readonly classes: Record<string, { prototype: object } | undefined> = {};
  private readonly nativeForm: PropertyDescriptor;
  private readonly build: Builders;
  private readonly singletons: Record<string, HostObject> = {};
  /** Called after each assignment and each method call of a script, if set. */
  onChange: (() => void) | undefined;
  /** Called once for each class when a script loops over the names of an object: which are left out as not done. */
  onSkipped: ((className: string, names: readonly string[]) => void) | undefined;
  readonly lists = new WeakMap<readonly unknown[], unknown[]>();
  private readonly setters = new Map<object, Record<string, boolean>>();

  constructor(
    readonly world: World,
    private readonly contract: ClassContracts,
    private readonly models: Record<string, HostObjectClass>,
    private readonly border: Border,
    /** Identifies the host: its realms share this object, and so recognise each other's facades. */
    private readonly host: object = {},
    /** True for the realm of the program that made the host, if scripts run in another realm. */
    private readonly isCallerRealm = false,
  ) {
    this.build = buildersOf(world);
    this.nativeForm = { value: this.build.nativeForm, writable: true, configurable: true };
  }

  /** The facade of a model object: always the same one. */
  wrap(object: HostObject): object {
    if (this.isCallerRealm) return (object.callerFacade ??= this.newFacade(object));
    return (object.facade ??= this.newFacade(object));
  }

  private newFacade(object: HostObject): object {
    const type = this.classOf((object.constructor as unknown as HostObjectClass).className);
    const facade = Object.create(type.prototype) as { [IDENTITY]: number };
    facade[IDENTITY] = ++made;
    for (const name of object.notReadable) hideName(facade, name);
    new FacadeLink(facade, object, this.host);
    return facade;
  }

  /**
   * The facade of an object that is the only one of its class. Its methods work without their object, as in Animate
   * (`var trace = fl.trace; trace('hello')` is in many scripts).
   */
  wrapSingleton(object: HostObject): object {
    this.singletons[(object.constructor as unknown as HostObjectClass).className] = object;
    return this.wrap(object);
  }

  /** Converts a value of another realm of the host for the program in this one; see `adopt`. */
  adopt(value: unknown, from: Realm): unknown {
    return from === this ? value : adopt(value, from, this);
  }

  get objectPrototype(): object {
    return this.build.objectPrototype;
  }

  /** The model object of a facade; undefined for any other value. */
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

  /** Converts a script's value to text. */
  text(value: unknown): string {
    return this.build.text(value);
  }

  /**
   * Describes what a script threw, as texts and numbers; errors of the host, and primitives, are returned unchanged.
   */
  describeThrown(thrown: unknown): unknown {
    const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
    return isObject && this.isOfScript(thrown)
      ? ({ ...this.build.describeThrown(thrown) } satisfies ThrownDescription)
      : thrown;
  }

  /** True for an error that a script threw. If script and host share a realm, they cannot be distinguished. */
  private isOfScript(error: unknown): boolean {
    return !this.world.isHere && this.build.isOwn(error);
  }

  /**
   * Converts whatever the model threw to an error of the script's realm. Errors that came from the script pass
   * unchanged.
   *
   * @param member - the member that was used, if it is known
   */
  toScriptError(error: unknown, member?: string): unknown {
    if (error instanceof HostError) return this.build.error(error.kind, shortened(error.message));
    if (error instanceof LimitError) return this.build.error('RangeError', shortened(error.message));
    if (this.isOfScript(error)) return error;
    // The stack of an error of the file system would only show how this host is built.
    if (isSystemError(error)) return this.build.error('Error', shortened(error.message));
    if (this.build.isError(error) || !(error instanceof Error)) return error;
    // Messages of our own code would mean nothing to the author of the script.
    const isWrongUse = member !== undefined && error instanceof TypeError;
    const message = isWrongUse ? `${member} does not take these values (${error.message})` : error.message;
    const copy = this.build.error(error.name, shortened(message));
    copy.stack = error.stack;
    return copy;
  }

  /** A function that calls a script's function without arguments, so that no object of the host reaches it. */
  alone(callback: unknown): () => unknown {
    return this.build.alone(callback);
  }

  /** Calls a script's function. */
  call(callback: unknown, args: ArrayLike<unknown>): unknown {
    return this.build.call(callback, args);
  }

  /** Defines a property of an object of the script. */
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

  /** The facade constructor of a class of the contract, made at first use: few scripts need all classes. */
  classOf(name: string): { prototype: object } {
    return (this.classes[name] ??= this.makeClass(name));
  }

  private makeClass(name: string): { prototype: object } {
    const own = classIn(this.contract, name);
    const { base, scriptName } = own;
    const type = this.build.constructorOf(scriptName);
    const { skipped, notDone } = skippedNames(this.contract, name, this.models);
    const above = base ? this.classOf(base).prototype : this.build.objectPrototype;
    const parent = notDone.length > 0 ? this.noticing(above, name, notDone) : above;
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
    for (const member of skipped) hideName(type.prototype, member);
    return type;
  }

  /** A prototype between a class and the one above it, through which a loop over the names is noticed. */
  private noticing(above: object, className: string, notDone: readonly string[]): object {
    let isTold = false;
    return this.build.noticing(above, () => {
      if (!isTold) this.onSkipped?.(className, notDone);
      isTold = true;
    });
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

  /** Runs an access on the model object of the facade `self`, and converts its result or error for the script. */
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
    const setters = this.setters.get(type) ?? (Object.create(null) as Record<string, boolean>);
    this.setters.set(type, setters);
    setters[name] ??= memberOf(type, name)?.set !== undefined;
    return setters[name];
  }
}

function membersOfClass(
  className: string,
  own: ClassContract,
): { properties: readonly Member[]; methods: readonly Member[] } {
  const cached = membersOf.get(own);
  if (cached !== undefined) return cached;
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

/** True for an error of the system, such as ENOENT, of any realm. */
function isSystemError(error: unknown): error is { message: string } {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}
