import { classIn, type ClassContracts } from '../contract/contract';
import type { HostObjectClass } from '../realm/HostObject';

export type Completeness = 'done' | 'partial' | 'not done';

export interface MemberState {
  className: string;
  name: string;
  state: Completeness;
  /** Of a partial member: what is missing. */
  note: string;
}

/**
 * The state of each member that the contract declares, read from the classes of the model. A
 * member that only some of the classes below its own have, or that reads but cannot be assigned, is partial.
 *
 * @param plain - classes whose objects are plain copies, made member by member; they count as done
 */
export function memberStates(
  contract: ClassContracts,
  models: Readonly<Record<string, HostObjectClass>>,
  plain: ReadonlySet<string>,
): MemberState[] {
  return Object.entries(contract).flatMap(([className, { properties, methods }]) => {
    const concrete = Object.keys(contract)
      .filter((name) => isBelow(contract, name, className) && !isAbstract(contract, models, name))
      .flatMap((name) => models[name] ?? []);
    const stateOf = (name: string, parts: readonly [Part, ...Part[]]): MemberState => ({
      className,
      name,
      ...(plain.has(className) ? { state: 'done', note: '' } : judge(concrete, name, parts)),
    });
    return [
      ...Object.keys(properties).map((name) =>
        stateOf(name, properties[name] === 'r' ? ['get'] : ['get', 'set']),
      ),
      ...methods.map((name) => stateOf(name, ['value'])),
    ];
  });
}

type Part = 'get' | 'set' | 'value';

function judge(
  classes: readonly HostObjectClass[],
  name: string,
  parts: readonly [Part, ...Part[]],
): { state: Completeness; note: string } {
  const [first] = parts;
  const having = classes.filter((model) => hasPart(model, name, first));
  if (having.length === 0) return { state: 'not done', note: '' };
  const notes = [];
  if (having.length < classes.length)
    notes.push(`only of ${having.map(({ className }) => className).join(', ')}`);
  const settable = having.filter((model) => parts.every((part) => hasPart(model, name, part)));
  if (settable.length === 0) notes.push('reads only, assigning throws NotImplemented');
  else if (settable.length < having.length) {
    notes.push(`can be assigned only to ${settable.map(({ className }) => className).join(', ')}`);
  }
  return { state: notes.length === 0 ? 'done' : 'partial', note: notes.join('; ') };
}

function hasPart(model: HostObjectClass, name: string, part: Part): boolean {
  for (let at: object | null = model.prototype; at; at = Object.getPrototypeOf(at) as object | null) {
    const descriptor = Object.getOwnPropertyDescriptor(at, name);
    if (descriptor) return typeof descriptor[part] === 'function';
  }
  return false;
}

function isBelow(contract: ClassContracts, name: string | null, base: string): boolean {
  for (let at = name; at; at = classIn(contract, at).base) if (at === base) return true;
  return false;
}

/** Classes without instances of their own, because every object belongs to a derived class. */
function isAbstract(
  contract: ClassContracts,
  models: Readonly<Record<string, HostObjectClass>>,
  name: string,
): boolean {
  return (
    ABSTRACT.has(name) &&
    Object.keys(contract).some((other) => models[other] && classIn(contract, other).base === name)
  );
}

const ABSTRACT = new Set(['Element', 'Item']);
