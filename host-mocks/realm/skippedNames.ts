import { classIn, type ClassContracts } from '../contract/contract';
import type { HostObjectClass } from './HostObject';

/**
 * The properties of a class that a loop over the names of its objects leaves out, so that reading all that it lists
 * never ends a script: those that no object has at all times, and those that are not done.
 */
export function skippedNames(
  contract: ClassContracts,
  className: string,
  models: Readonly<Record<string, HostObjectClass>>,
): { skipped: readonly string[]; notDone: readonly string[] } {
  const model = models[className];
  if (model === undefined) return { skipped: [], notDone: [] };
  // What all classes below have is left to them: there are no objects of `Item` itself.
  const below = Object.values(models).filter((other) => isBelow(contract, other.className, className));
  const isDone = (name: string): boolean =>
    name in model.prototype || below.some((other) => name in other.prototype);
  const notDone = namesOf(contract, className).filter((name) => !isDone(name));
  return { skipped: [...notDone, ...(model.atTimes ?? [])], notDone };
}

function isBelow(contract: ClassContracts, name: string, above: string): boolean {
  const base = contract[name]?.base ?? null;
  return base !== null && (base === above || isBelow(contract, base, above));
}

function namesOf(contract: ClassContracts, className: string): string[] {
  const { base, properties } = classIn(contract, className);
  return [...Object.keys(properties), ...(base === null ? [] : namesOf(contract, base))];
}

/** Makes an object hide a property of its own, or of a prototype, from loops. It is read and assigned as before. */
export function hideName(object: object, name: string): void {
  for (let at: object | null = object; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const descriptor = Object.getOwnPropertyDescriptor(at, name);
    if (descriptor === undefined) continue;
    Object.defineProperty(object, name, { ...descriptor, enumerable: false });
    return;
  }
}
