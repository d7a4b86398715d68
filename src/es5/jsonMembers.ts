import { JsonReader } from './JsonReader';
import { JsonWriter } from './JsonWriter';
import { toWhole } from './arrayLike';
import { isArray } from './search';

type Members = Record<string, unknown>;
type Reviver = (this: object, key: string, value: unknown) => unknown;

/** `JSON.parse` of ES5. */
export function parse(text: unknown, reviver?: Reviver): unknown {
  const value = new JsonReader(String(text)).read();
  return typeof reviver === 'function' ? revive({ '': value }, '', reviver) : value;
}

function revive(holder: object, key: string, reviver: Reviver): unknown {
  const value = (holder as Members)[key];
  if (typeof value === 'object' && value !== null) {
    const keys = keysOf(value);
    for (let i = 0; i < keys.length; i++) {
      const revived = revive(value, keys[i], reviver);
      if (revived === undefined) delete (value as Members)[keys[i]];
      else (value as Members)[keys[i]] = revived;
    }
  }
  return reviver.call(holder, key, value);
}

function keysOf(object: object): string[] {
  const keys: string[] = [];
  if (isArray(object)) {
    for (let i = 0; i < (object as unknown[]).length; i++) keys.push(String(i));
    return keys;
  }
  for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key)) keys.push(key);
  return keys;
}

/** `JSON.stringify` of ES5. */
export function stringify(value: unknown, replacer?: unknown, space?: unknown): string | undefined {
  const isCallback = typeof replacer === 'function';
  const keys = isArray(replacer) ? chosenKeys(replacer as unknown[]) : null;
  return new JsonWriter(isCallback ? (replacer as Reviver) : null, keys, indentOf(space)).write(
    { '': value },
    '',
  );
}

/** The Strings and Numbers of a list, each once. */
function chosenKeys(list: unknown[]): string[] {
  const keys: string[] = [];
  const seen: Record<string, boolean> = {};
  for (let i = 0; i < list.length; i++) {
    const entry = list[i];
    const isKey =
      typeof entry === 'string' ||
      typeof entry === 'number' ||
      entry instanceof String ||
      entry instanceof Number;
    if (!isKey || seen['$' + String(entry)]) continue;
    seen['$' + String(entry)] = true;
    keys.push(String(entry));
  }
  return keys;
}

/** Up to ten blanks, or the first ten characters of a text. */
function indentOf(space: unknown): string {
  if (typeof space === 'string' || space instanceof String) return String(space).substring(0, 10);
  if (typeof space !== 'number' && !(space instanceof Number)) return '';
  return '          '.substring(0, Math.min(10, Math.max(0, toWhole(space))));
}
