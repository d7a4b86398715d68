import type { Builders } from './builders';
import { HostError } from './HostError';
import { HostObject } from './HostObject';

/** A list of fewer entries is made anew in the time that finding it again takes. */
const LONG = 16;

/** What a realm knows of the model. */
interface ScriptSide {
  wrap(object: HostObject): object;
  /** The entries that scripts see of long lists that never change; no script holds these Arrays. */
  readonly lists: WeakMap<readonly unknown[], unknown[]>;
}

/**
 * Model value -> script value: model objects become their facades; Arrays, plain objects and dates are made anew in
 * the script's realm; everything else (primitives, functions and objects that came from the script) passes.
 */
export function toScript(value: unknown, realm: ScriptSide, build: Builders): unknown {
  if (typeof value === 'function') return passed(value, build);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof HostObject) return realm.wrap(value);
  if (Array.isArray(value)) {
    // A frozen list is one that the model keeps: `layers[i]` in a loop asks for it again and again.
    if (value.length < LONG || !Object.isFrozen(value)) return listFor(value, realm, build);
    let kept = realm.lists.get(value);
    if (!kept) realm.lists.set(value, (kept = listFor(value, realm, build)));
    return build.copy(kept);
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

/** True for an object without a class, of whatever realm: its prototype has none. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Lets an object of the script pass. @throws HostError for an object of ours that scripts must not see */
function passed(value: object, build: Builders): unknown {
  if (build.isOwn(value)) return value;
  throw new HostError('an object of the host that scripts do not know was about to reach one');
}
