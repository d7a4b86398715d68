import { HostError } from '../../document/checks/HostError';
import type { ValueKind } from '../contract/ClassSurface';
import type { Builders } from './builders';
import type { HostObject } from './HostObject';

/** No value of the host (matrices, filters, fills with their arrays) is nested deeper. */
const MAX_DEPTH = 16;

/**
 * Script value -> model value. No function of a script reaches the model, and none runs here: objects are read in the
 * script's realm, before the model is called.
 *
 * @throws HostError for an object nested deeper than any value of the host (one that contains itself, for example);
 * or whatever the functions of the object throw
 */
export function fromScript(
  value: unknown,
  kind: ValueKind,
  realm: { unwrap(value: unknown): HostObject | undefined },
  build: Builders,
): unknown {
  if (kind === 'own' || !isObject(value)) return value;
  if (kind === 'text') return build.text(value);
  if (kind === 'number') return build.number(value);
  if (kind === 'boolean') return true;
  if (kind === 'any') return copyOf(value, realm, build, 0);
  const inner = build.unboxed(value);
  return isObject(inner) ? build.text(inner) : inner;
}

/** Facades become their model objects; Arrays and other objects are copied; boxed primitives are unboxed. */
function copyOf(
  value: unknown,
  realm: { unwrap(value: unknown): HostObject | undefined },
  build: Builders,
  depth: number,
): unknown {
  if (typeof value === 'function') return undefined;
  if (!isObject(value)) return value;
  const model = realm.unwrap(value);
  if (model) return model;
  const inner = build.unboxed(value);
  if (!isObject(inner)) return inner;
  if (depth === MAX_DEPTH) throw new HostError('the object is nested too deeply for the host', 'TypeError');
  const copy = Array.isArray(inner) ? [] : makeCopy();
  build.read(inner, (key, entry) => {
    (copy as Record<string | number, unknown>)[key] = copyOf(entry, realm, build, depth + 1);
  });
  return copy;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Prototype of the copies of script objects. `toString` is its only member, so that a message can quote a copy. */
const COPY: object = Object.freeze(
  Object.create(null, { toString: { value: () => '[object Object]' } }) as object,
);

/** An empty object without the members that objects of the host's realm have. */
function makeCopy(): Record<string, unknown> {
  return Object.create(COPY) as Record<string, unknown>;
}
