import { accessorDefiner, type Accessors } from './accessors';
import { memberNames } from './memberNames';

type Members = Record<string, unknown>;
type Method = ((...args: unknown[]) => unknown) & { prototype?: unknown };

/** A function that stands in for the object `host`. */
export type Receiver = Members & { host?: unknown };

/** In ExtendScript and SpiderMonkey, `watch` calls a function at every write; it returns the value to write. */
interface Watchable {
  watch?: (name: string, onWrite: (name: string, before: unknown, value: unknown) => unknown) => void;
}

const PROTOTYPE = '__proto__';

/**
 * Makes every member of `receiver.host` work through the receiver, a function: methods are called on the host object,
 * values are read from it and written to it. Enumerable members of the receiver stay what they are.
 *
 * In engines with accessors the values are live. ExtendScript has none: there they are inherited from the host
 * object if the engine takes a new prototype, which is checked value by value, and copied once if not. Writes are
 * passed on through `watch`. A copy does not follow the host (`$.line`); `receiver.host` has the present value.
 */
export function forwardMembers(receiver: Receiver): void {
  const names = newNames(receiver);
  const define = accessorDefiner();
  if (define) {
    forEachName(names, (name) => define(receiver, name, accessorsOf(receiver, name)));
    return;
  }
  // Methods first: what is read-only in a prototype can no longer be assigned below it.
  forEachName(names, (name) => copyMethod(receiver, name));
  inheritFromHost(receiver);
  forEachName(names, (name) => copyValue(receiver, name));
}

/**
 * Calls `use` for each name. Where the host refuses a value or the engine a definition, only `host` gives the member.
 */
function forEachName(names: string[], use: (name: string) => void): void {
  for (let i = 0; i < names.length; i++) {
    try {
      use(names[i]);
    } catch {
      // This member works through `host` only.
    }
  }
}

function newNames(receiver: Receiver): string[] {
  const taken: Record<string, boolean> = {};
  for (const name in receiver) if (!(name in {})) taken['$' + name] = true;
  const names = memberNames(receiver.host as object);
  const free: string[] = [];
  for (let i = 0; i < names.length; i++) if (!taken['$' + names[i]]) free.push(names[i]);
  return free;
}

function hostMember(receiver: Receiver, name: string): unknown {
  return (receiver.host as Members)[name];
}

function accessorsOf(receiver: Receiver, name: string): Accessors {
  let method: unknown;
  let forward: unknown;
  return {
    get: () => {
      const value = hostMember(receiver, name);
      if (typeof value !== 'function') return value;
      if (value !== method) forward = forwarder(receiver, name, (method = value) as Method);
      return forward;
    },
    set: (value) => {
      (receiver.host as Members)[name] = value;
    },
  };
}

function copyMethod(receiver: Receiver, name: string): void {
  const value = hostMember(receiver, name);
  if (typeof value === 'function') receiver[name] = forwarder(receiver, name, value as Method);
}

function copyValue(receiver: Receiver, name: string): void {
  const value = hostMember(receiver, name);
  if (typeof value === 'function') return;
  if (typeof receiver[name] !== typeof value) receiver[name] = value;
  const watchable = receiver as Watchable;
  if (!watchable.watch) return;
  watchable.watch(name, function passOn(_name: string, _before: unknown, written: unknown) {
    (receiver.host as Members)[name] = written;
    return written;
  });
}

/** A function that calls the host's method on the host object, or constructs with it after `new`. */
function forwarder(receiver: Receiver, name: string, method: Method): Method {
  function forward(this: unknown): unknown {
    const isNew = typeof forward.prototype === 'object' && this instanceof forward;
    const scope = isNew ? this : receiver.host;
    return (hostMember(receiver, name) as Method).apply(scope, arguments as unknown as unknown[]);
  }
  forward.prototype = method.prototype;
  return forward as Method;
}

/** Makes the host object the prototype of the function, which keeps its own `call` and `apply`. */
function inheritFromHost(receiver: Receiver): void {
  const { call, apply } = receiver;
  try {
    receiver[PROTOTYPE] = receiver.host;
    receiver.call = call;
    receiver.apply = apply;
  } catch {
    // Every value is copied instead.
  }
}
