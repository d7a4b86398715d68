import { HostError } from './HostError';
import type { HostObject } from './HostObject';

/** No value of the host's own (matrices, filters, fills with their arrays) is nested deeper. */
const DEEPEST = 16;

/** The text of objects around a primitive, whatever realm made them. */
const BOXED_PRIMITIVE = /^\[object (String|Number|Boolean|Symbol|BigInt)\]$/;

const XML_OBJECT = /^\[object XML(List)?\]$/;

/**
 * Script value -> model value: facades become their model objects; Arrays and plain objects are copied, whatever
 * realm they are of; boxed primitives are unboxed; functions and other objects pass.
 *
 * @throws HostError for an object nested deeper than any value of the host (one that contains itself, for example).
 */
export function fromScript(
  value: unknown,
  realm: { unwrap(value: unknown): HostObject | undefined },
  depth = 0,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = realm.unwrap(value);
  if (inner) return inner;
  const isArray = Array.isArray(value);
  const form = Object.prototype.toString.call(value);
  if (BOXED_PRIMITIVE.test(form)) return value.valueOf();
  // The host reads XML objects as texts: `importPublishProfileString(xml)`.
  if (XML_OBJECT.test(form)) return String(value);
  if (!isArray && form !== '[object Object]') return value;
  if (depth === DEEPEST) throw new HostError('the object is nested too deeply for the host', 'TypeError');
  if (isArray) return Array.from(value, (entry) => fromScript(entry, realm, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = fromScript((value as Record<string, unknown>)[key], realm, depth + 1);
  return copy;
}
