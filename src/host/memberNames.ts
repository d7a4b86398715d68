/** The members of Object that engines newer than ES3 have. */
interface NewerObject {
  getOwnPropertyNames?: (object: unknown) => string[];
  getPrototypeOf?: (object: unknown) => unknown;
}

/** The description that ExtendScript has of each host object. */
interface Reflected {
  reflect: { properties?: { name: string }[]; methods?: { name: string }[] };
}

/**
 * The members of ExtendScript's `$`: for-in shows none of them. Source: types-for-adobe, shared/JavaScript.d.ts.
 */
const EXTENDSCRIPT_MEMBERS =
  'about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln';

const EVERY_OBJECT: object = {};

/**
 * The names of an object's members, whether for-in shows them or not, without those that every object has, but with
 * `toString`, which hosts replace by their own. No member is read.
 */
export function memberNames(object: object): string[] {
  const names: string[] = [];
  const seen: Record<string, boolean> = {};

  function add(name: string): void {
    const isCommon = name in EVERY_OBJECT || /^(__.*__|prototype|reflect)$/.test(name);
    if (seen['$' + name] || (isCommon && name !== 'toString')) return;
    seen['$' + name] = true;
    names.push(name);
  }

  addEnumerable(object, add);
  addReflected(object, add);
  addOwn(object, add);
  const candidates = EXTENDSCRIPT_MEMBERS.split(' ');
  for (let i = 0; i < candidates.length; i++) if (candidates[i] in object) add(candidates[i]);
  return names;
}

type Add = (name: string) => void;

function addEnumerable(object: object, add: Add): void {
  for (const name in object) if (typeof name === 'string') add(name);
}

function addReflected(object: object, add: Add): void {
  try {
    const { reflect } = object as Reflected;
    const parts = [reflect.properties, reflect.methods];
    for (let part = 0; part < parts.length; part++) {
      const members = parts[part] ?? [];
      for (let i = 0; i < members.length; i++) add(String(members[i].name));
    }
  } catch {
    // Objects of other engines have no `reflect`, or another member of that name.
  }
}

function addOwn(object: object, add: Add): void {
  const { getOwnPropertyNames, getPrototypeOf } = Object as NewerObject;
  if (!getOwnPropertyNames || !getPrototypeOf) return;
  const isFunction = typeof object === 'function';
  for (let at: unknown = object; at && getPrototypeOf(at); at = getPrototypeOf(at)) {
    const names = getOwnPropertyNames(at);
    for (let i = 0; i < names.length; i++) if (!isFunction || !(names[i] in addOwn)) add(names[i]);
  }
}
