import type { Builders } from './builders';
import { HostError } from './HostError';
import { HostObject } from './HostObject';

/**
 * Model value -> script value: model objects become their facades; Arrays, plain objects and dates are made anew in
 * the script's realm; everything else (primitives, functions and objects that came from the script) passes.
 */
export function toScript(
  value: unknown,
  realm: { wrap(object: HostObject): object },
  build: Builders,
): unknown {
  if (typeof value === 'function') return passed(value, build);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof HostObject) return realm.wrap(value);
  if (Array.isArray(value)) {
    const copy = build.array(value.length);
    let before: HostObject | null = null;
    for (let i = 0; i < value.length; i++) {
      const entry: unknown = value[i];
      // A list of frames holds a keyframe once for each frame of its span.
      if (before !== null && entry === before) copy[i] = copy[i - 1];
      else {
        copy[i] = toScript(entry, realm, build);
        before = entry instanceof HostObject ? entry : null;
      }
    }
    return copy;
  }
  if (value instanceof Date) return build.date(value.getTime());
  if (!isPlain(value)) return passed(value, build);
  const copy = build.object();
  for (const key of Object.keys(value))
    copy[key] = toScript((value as Record<string, unknown>)[key], realm, build);
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
