/** The members that ES5 adds to Object; the shim provides those that are missing. */
interface Definer {
  defineProperty(object: object, name: string, descriptor: object): unknown;
}

/** ExtendScript's way to look into objects. */
interface Reflected {
  reflect?: { properties?: { name: string; type?: string }[]; methods?: { name: string }[] };
}

const PROTOTYPE = '__proto__';
const PROTOTYPE_IS_KNOWN = PROTOTYPE in {};

function checkObject(method: string, value: unknown): void {
  if (Object(value) !== value) throw new TypeError('Object.' + method + ' can only be called on objects');
}

function hasOwn(object: object, name: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** `Object.getPrototypeOf` of ES5, as far as ES3 allows: where it has no `__proto__`, that of the constructor. */
export function getPrototypeOf(object: object): unknown {
  checkObject('getPrototypeOf', object);
  if (PROTOTYPE_IS_KNOWN) return (object as Record<string, unknown>)[PROTOTYPE];
  const made = (object as { constructor?: { prototype?: unknown } }).constructor;
  const prototype = made ? made.prototype : null;
  if (prototype !== object) return prototype;
  return object === Object.prototype ? null : Object.prototype;
}

/** `Object.getOwnPropertyNames` of ES5, as far as ES3 allows: enumerable names, `length`, what `reflect` knows. */
export function getOwnPropertyNames(object: object): string[] {
  checkObject('getOwnPropertyNames', object);
  const names: string[] = [];
  for (const name in object) if (hasOwn(object, name)) names.push(name);
  const { reflect } = object as Reflected;
  const hidden = [['length'], namesOf(reflect && reflect.properties), namesOf(reflect && reflect.methods)];
  for (let list = 0; list < hidden.length; list++) {
    for (let i = 0; i < hidden[list].length; i++) addHidden(names, object, hidden[list][i]);
  }
  return names;
}

function namesOf(members: { name: string }[] | undefined): string[] {
  const names: string[] = [];
  if (members) for (let i = 0; i < members.length; i++) names.push(String(members[i].name));
  return names;
}

function addHidden(names: string[], object: object, name: string): void {
  if (!hasOwn(object, name) || Object.prototype.propertyIsEnumerable.call(object, name)) return;
  for (let i = 0; i < names.length; i++) if (names[i] === name) return;
  names.push(name);
}

/** `Object.getOwnPropertyDescriptor` of ES5, for values: ES3 has no attributes of properties. */
export function getOwnPropertyDescriptor(object: object, name: string): object | undefined {
  checkObject('getOwnPropertyDescriptor', object);
  if (!hasOwn(object, name)) return undefined;
  return {
    value: (object as Record<string, unknown>)[name],
    writable: !isReadOnly(object as Reflected, name),
    enumerable: Object.prototype.propertyIsEnumerable.call(object, name),
    configurable: true,
  };
}

function isReadOnly({ reflect }: Reflected, name: string): boolean {
  const properties = (reflect && reflect.properties) || [];
  for (let i = 0; i < properties.length; i++) {
    if (properties[i].name === name) return properties[i].type === 'readonly';
  }
  return false;
}

/** `Object.defineProperties` of ES5, by `Object.defineProperty`, which in ES3 sets values and refuses accessors. */
export function defineProperties(object: object, descriptors: Record<string, object>): object {
  checkObject('defineProperties', object);
  checkObject('defineProperties', descriptors);
  const definer = Object as unknown as Definer;
  for (const name in descriptors) {
    if (hasOwn(descriptors, name)) definer.defineProperty(object, name, descriptors[name]);
  }
  return object;
}
