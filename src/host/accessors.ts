/** The functions that read and write a property. */
export interface Accessors {
  get: () => unknown;
  set: (value: unknown) => void;
}

export type DefineAccessors = (object: object, name: string, accessors: Accessors) => void;

interface NewerObject {
  defineProperty?: (object: object, name: string, descriptor: object) => unknown;
}

interface SpiderMonkeyObject {
  __defineGetter__(name: string, get: () => unknown): void;
  __defineSetter__(name: string, set: (value: unknown) => void): void;
}

/**
 * The way to define accessors in this engine, or null where there is none (ExtendScript). Found by trying: a shim
 * may offer `Object.defineProperty` and not be able to.
 */
export function accessorDefiner(): DefineAccessors | null {
  if (works(defineByDescriptor)) return defineByDescriptor;
  if (works(defineByMethods)) return defineByMethods;
  return null;
}

function works(define: DefineAccessors): boolean {
  let written = 0;
  const probe: { level?: number } = () => written;
  function set(value: unknown): void {
    written = Number(value);
  }
  try {
    define(probe, 'level', { get: () => written + 1, set });
    probe.level = 1;
    return probe.level === 2;
  } catch {
    return false;
  }
}

function defineByDescriptor(object: object, name: string, { get, set }: Accessors): void {
  const newer = Object as NewerObject;
  if (!newer.defineProperty) throw new TypeError('Object.defineProperty is missing');
  newer.defineProperty(object, name, { get, set, enumerable: true, configurable: true });
}

function defineByMethods(object: object, name: string, { get, set }: Accessors): void {
  (object as SpiderMonkeyObject).__defineGetter__(name, get);
  (object as SpiderMonkeyObject).__defineSetter__(name, set);
}
