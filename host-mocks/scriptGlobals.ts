import { classIn, contract } from './contract/contract';
import { classesLaterThanCs6, globalClasses, madeByScripts, scriptNames } from './contract/corrections';
import type { Flash } from './model/program/Flash';
import type { FLfile } from './model/program/FLfile';
import type { TopLevel } from './model/program/TopLevel';
import type { HostObject } from './realm/HostObject';
import type { Realm } from './realm/Realm';

interface Sources {
  realm: Realm;
  flash: Flash;
  topLevel: TopLevel;
  fileLibrary: FLfile;
  /** The objects that scripts make with `new`, by the names of the constructors. */
  makers: Readonly<Record<(typeof madeByScripts)[number], () => HostObject>>;
  /** True when the global object is the scripts' own: then it is called `window` too. */
  isOwnWorld: boolean;
  /** The release whose names are defined. */
  era: 'cs6' | 'animate';
  /** The active document. */
  active(): HostObject | null;
}

/** The names of the program. Source: the globals that Animate 2024 printed for AnJsflScript. */
const PROGRAM_NAMES = ['flash', 'fl', 'App', 'app', 'animate', 'an'] as const;

/** The members of a script's global object: name -> descriptor. */
export function scriptGlobals({
  realm,
  flash,
  topLevel,
  fileLibrary,
  makers,
  isOwnWorld,
  era,
  active,
}: Sources): PropertyDescriptorMap {
  const descriptors: PropertyDescriptorMap = {};
  const define = (name: string, value: unknown, enumerable = false): void => {
    descriptors[name] = { value, writable: true, configurable: true, enumerable };
  };
  // The names in a loop over `window` in Animate, in their order.
  for (const name of PROGRAM_NAMES) define(name, realm.wrapSingleton(flash), isOwnWorld);
  if (isOwnWorld) define('window', realm.world.global, true);
  descriptors.document = documentDescriptor(realm, active, isOwnWorld);
  realm.wrapSingleton(flash.outputPanel);
  realm.wrapSingleton(flash.compilerErrors);
  realm.wrapSingleton(flash.actionsPanel);
  realm.wrapSingleton(flash.Math);
  const functions = realm.wrapSingleton(topLevel) as Record<string, unknown>;
  for (const name of classIn(contract, 'TopLevel').methods) define(name, functions[name]);
  define('FLfile', realm.wrapSingleton(fileLibrary));
  for (const name of globalClasses) define(scriptNames[name] ?? name, realm.classOf(name));
  for (const name of madeByScripts) {
    if (era === 'cs6' && classesLaterThanCs6.includes(name)) continue;
    define(
      name,
      realm.makeFunction(name, () => realm.toScript(makers[name]())),
    );
  }
  return descriptors;
}

/** `document` is always the active document, until a script assigns a value of its own. */
function documentDescriptor(
  realm: Realm,
  active: Sources['active'],
  enumerable: boolean,
): PropertyDescriptor {
  const shadow = (self: unknown, args: ArrayLike<unknown>): void => {
    const target = typeof self === 'object' && self !== null ? self : realm.world.global;
    realm.define(target, 'document', args[0]);
  };
  return {
    get: realm.makeFunction('document', () => realm.toScript(active())),
    set: realm.makeFunction('document', shadow),
    configurable: true,
    enumerable,
  };
}
