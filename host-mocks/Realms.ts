import { contractOf } from './contract/contract';
import { ScriptSyntaxError } from './language/ScriptSyntaxError';
import { models } from './model/models';
import type { HostOptions } from './options';
import type { Platform } from '../platform/Platform';
import type { World } from '../platform/World';
import { HostError } from '../document/checks/HostError';
import { Installation } from './realm/Installation';
import { Realm } from './realm/Realm';
import { worldHere } from './realm/worldHere';
import type { Scripts } from './scripts/Scripts';
import type { StackFrame } from './scripts/StackFrame';
import type { Stacks } from './scripts/Stacks';
import { startScripts } from './scripts/startScripts';

/** What the program or test that made a host uses. */
export class RealmSide {
  private made?: PropertyDescriptorMap;

  constructor(
    readonly realm: Realm,
    private readonly globalsIn: Settings['globalsIn'],
  ) {}

  /** The members of a global object: name -> descriptor. Made at first use: they need half of all classes. */
  get globals(): PropertyDescriptorMap {
    return (this.made ??= this.globalsIn(this.realm));
  }
}

/** Where scripts run. */
export class ScriptSide extends RealmSide {
  constructor(
    realm: Realm,
    globalsIn: Settings['globalsIn'],
    readonly world: World,
    readonly scripts: Scripts,
    readonly stacks: Stacks,
  ) {
    super(realm, globalsIn);
  }
}

interface Settings {
  /** The host that they belong to. */
  host: object;
  platform: Platform;
  options: HostOptions;
  /** The URI of a script in stacks. */
  toUri: (file: string) => string;
  /** The members of a global object, as objects of a realm. */
  globalsIn: (realm: Realm) => PropertyDescriptorMap;
  /** Receives the names that a loop over an object of a class leaves out because they are not done. */
  onSkipped: (className: string, names: readonly string[]) => void;
  /** Makes what runs whenever a script begins and ends; made while the world has all of the language. */
  watchIn?: (world: World) => () => void;
}

/** The two realms of a host: that of its scripts, and that of the program that made it. They may be one. */
export class Realms {
  private forScripts?: ScriptSide;
  private forCaller?: RealmSide;

  constructor(private readonly settings: Settings) {}

  /** Where scripts run. Made when the first script runs: many programs only read documents. */
  get ofScripts(): ScriptSide {
    return (this.forScripts ??= this.start());
  }

  /** Where scripts run; undefined before the first one. */
  get started(): ScriptSide | undefined {
    return this.forScripts;
  }

  /** What the program that made the host sees, in its own realm. */
  get ofCaller(): RealmSide {
    return (this.forCaller ??= this.settings.options.realm === 'here' ? this.ofScripts : this.beside());
  }

  private start(): ScriptSide {
    const { platform, options, toUri, globalsIn, watchIn } = this.settings;
    const isSeparate = options.realm === 'separate';
    const world = isSeparate ? platform.createWorld() : worldHere();
    const realm = this.realmIn(world);
    const watch = watchIn?.(world);
    const { scripts, stacks } = startScripts(world, platform, {
      isLimited: isSeparate && !options.modern,
      toUri,
      call: (callable, args) => realm.call(callable, args),
    });
    if (watch) scripts.between = watch;
    const side = new ScriptSide(realm, globalsIn, world, scripts, stacks);
    if (isSeparate) new Installation(world.global, side.globals);
    return side;
  }

  private beside(): RealmSide {
    return new RealmSide(this.realmIn(worldHere(), true), this.settings.globalsIn);
  }

  private realmIn(world: World, isCallerRealm = false): Realm {
    const { host, options, onSkipped } = this.settings;
    const realm = new Realm(world, contractOf(options.era), models, options, host, isCallerRealm);
    realm.onSkipped = onSkipped;
    return realm;
  }

  /** Runs scripts with the host's globals: in the caller's own realm they are defined for that time only. */
  withGlobals<T>(action: () => T): T {
    const { world, globals } = this.ofScripts;
    if (Object.hasOwn(world.global, 'fl') && world.global.fl === globals.fl?.value) return action();
    const installation = new Installation(world.global, globals);
    try {
      return action();
    } finally {
      installation.remove();
    }
  }

  /** @see Stacks.framesOf */
  framesOf(error: unknown): StackFrame[] {
    const { realm, scripts, stacks } = this.ofScripts;
    return stacks.framesOf(error, realm.describeThrown(error), scripts);
  }

  /**
   * Runs a script in a scope of its own; returns the result of its function as text, if a function is named.
   *
   * @throws HostError for a script that cannot be read
   */
  runApart(file: string, functionName: string | undefined, args: readonly unknown[]): string | undefined {
    try {
      const { realm, scripts } = this.ofScripts;
      const result = this.withGlobals(() => scripts.runApart(file, functionName, args));
      return functionName === undefined ? undefined : realm.text(result);
    } catch (error) {
      throw error instanceof ScriptSyntaxError ? new HostError(error.message, 'SyntaxError') : error;
    }
  }
}
