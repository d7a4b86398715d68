import { corrections, laterThanCs6, scriptNames, propertyOrder } from './corrections';
import { surface } from './surface';
import type { ClassSurface } from './ClassSurface';

/** The host's declaration of one class: Adobe's types with the corrections applied. */
export interface ClassContract extends ClassSurface {
  /** The class's name as scripts see it: the global constructor's, and the one in `[object Name]`. */
  scriptName: string;
}

export type ClassContracts = Record<string, ClassContract>;

/** Every class of the host by its name in Adobe's types. */
export const contract: ClassContracts = buildContract();

function buildContract(): ClassContracts {
  const built: ClassContracts = {};
  for (const [name, declared] of Object.entries(surface)) {
    built[name] = { ...declared, scriptName: scriptNames[name] ?? name };
  }
  for (const { className, base = null, properties = {}, methods = {}, takes = {} } of corrections) {
    const declared = built[className];
    const target = (built[className] = {
      base: declared ? declared.base : base,
      properties: { ...declared?.properties },
      methods: [...(declared?.methods ?? [])],
      takes: { ...declared?.takes },
      scriptName: scriptNames[className] ?? className,
    });
    for (const [name, { access }] of Object.entries(properties)) {
      target.methods = target.methods.filter((method) => method !== name);
      target.properties[name] = access;
    }
    for (const name of Object.keys(methods)) {
      delete target.properties[name];
      if (!target.methods.includes(name)) target.methods.push(name);
    }
    Object.assign(target.takes, takes);
  }
  for (const [name, order] of Object.entries(propertyOrder)) {
    const target = classIn(built, name);
    target.properties = reorder(target.properties, order);
  }
  return built;
}

/** A class of the contract. @throws Error if there is none of that name */
export function classIn(classes: ClassContracts, name: string): ClassContract {
  const declaration = classes[name];
  if (!declaration) throw new Error(`the contract has no class ${name}`);
  return declaration;
}

/** The declarations of a release: Flash CS6 lacks later members. */
export function contractOf(era: 'cs6' | 'animate'): ClassContracts {
  if (era === 'animate') return contract;
  const older: ClassContracts = { ...contract };
  for (const [name, later] of Object.entries(laterThanCs6)) {
    const { properties, methods, ...rest } = classIn(contract, name);
    older[name] = {
      ...rest,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([member]) => !later.includes(member)),
      ),
      methods: methods.filter((member) => !later.includes(member)),
    };
  }
  return older;
}

function reorder<T>(properties: Record<string, T>, order: readonly string[]): Record<string, T> {
  const first = order.filter((name) => name in properties);
  const names = new Set([...first, ...Object.keys(properties)]);
  return Object.fromEntries([...names].map((name) => [name, properties[name] as T]));
}
