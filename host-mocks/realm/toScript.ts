import type { Builders } from './builders';
import { HostError } from '../../document/checks/HostError';
import { HostObject } from './HostObject';

/** A shorter list is copied as fast as its cached entries would be found. */
const LONG = 16;

/** A realm's script values of model values. */
interface ScriptSide {
  wrap(object: HostObject): object;
  /** The entries of long, unchanging lists as scripts see them; scripts receive copies of these Arrays. */
  readonly lists: WeakMap<readonly unknown[], unknown[]>;
}

/**
 * Model value -> script value: model objects become their facades; Arrays, plain objects and dates are copied into the
 * script's realm; everything else (primitives, functions and objects that came from the script) passes unchanged.
 */
export function toScript(value: unknown, realm: ScriptSide, build: Builders): unknown {
  if (typeof value === 'function') return passed(value, build);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof HostObject) return realm.wrap(value);
  if (Array.isArray(value)) {
    // The model keeps a frozen list, and a loop with `layers[i]` reads it again and again.
    if (value.length < LONG || !Object.isFrozen(value)) return listFor(value, realm, build);
    let entries = realm.lists.get(value);
    if (!entries) realm.lists.set(value, (entries = listFor(value, realm, build)));
    return build.copy(entries);
  }
  if (value instanceof Date) return build.date(value.getTime());
  if (!isPlain(value)) return passed(value, build);
  const copy = build.object();
  for (const key of Object.keys(value))
    copy[key] = toScript((value as Record<string, unknown>)[key], realm, build);
  return copy;
}

function listFor(list: readonly unknown[], realm: ScriptSide, build: Builders): unknown[] {
  const copy = build.array(list.length);
  for (let i = 0; i < list.length; i++) copy[i] = toScript(list[i], realm, build);
  return copy;
}

/** True for a plain object of any realm: its prototype has no prototype. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Returns an object of the script. @throws HostError for an object of the host that scripts must not see */
function passed(value: object, build: Builders): unknown {
  if (build.isOwn(value)) return value;
  throw new HostError('an internal object of the host was about to reach a script');
}
