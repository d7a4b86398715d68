import { PLAYER_CONSTANTS } from './playerConstants';
import { PLAYER_MEMBERS } from './playerMembers';
import { PLAYER_NAMES } from './playerNames';
import type { ExternalClass } from './Program';

/** What a name of the player or of a compiled library is. */
export interface KnownName {
  /** With its package. */
  readonly name: string;
  readonly kind: 'class' | 'interface' | 'other';
  /** Of a class; empty for `Object` and others. */
  readonly base: string;
}

/** Packages of Adobe's runtimes, whose classes are taken as known even if the table lacks them. */
const OF_RUNTIME = /^(?:flash|air|adobe|avmplus|flashx?\.text)\./;

/** Classes of AIR, and packages in which AIR has more members than the player: the table lacks some of them. */
const OF_AIR =
  /^flash\.(?:display\.(?:Native|Screen)|(?:automation|desktop|filesystem|html|media|net|printing|sensors|system|ui)\.)/;

/** The names of the player's packages, and of classes in compiled form. */
export class PlayerApi {
  private readonly names: ReadonlyMap<string, KnownName> = namesOfPlayer();
  private readonly externals: ReadonlyMap<string, KnownName>;
  private readonly packages: ReadonlySet<string>;

  constructor(externals: readonly ExternalClass[] = []) {
    this.externals = new Map(
      externals.map(({ name, base, isInterface }) => [
        name,
        { name, base, kind: isInterface === true ? 'interface' : 'class' },
      ]),
    );
    this.packages = new Set([...Object.keys(PLAYER_NAMES), ...externals.map(({ name }) => packageOf(name))]);
  }

  find(name: string): KnownName | undefined {
    const entry = this.known(name);
    if (entry || !OF_RUNTIME.test(name)) return entry;
    return { name, kind: 'other', base: 'Object' };
  }

  /** The name that a package has; only names of the table. */
  inPackage(packageName: string, name: string): KnownName | undefined {
    return this.known(qualify(packageName, name));
  }

  /** The value of a public constant of a class of the player; undefined for any other. @param className - with its package */
  constant(className: string, name: string): string | number | undefined {
    const entries = Object.hasOwn(PLAYER_CONSTANTS, className) ? PLAYER_CONSTANTS[className] : undefined;
    const entry = entries?.split('|').find((each) => each.startsWith(`${name}=`));
    const value = entry?.slice(name.length + 1);
    return value?.startsWith('"') ? value.slice(1) : value && Number(value);
  }

  /** False for a name that no code of a class of the player can mean. True for classes whose members are not in the table. */
  mayHave(className: string, member: string): boolean {
    if (!Object.hasOwn(PLAYER_MEMBERS, className) || OF_AIR.test(className)) return true;
    if (OF_ALL.has(member) || CONSTANT.test(member)) return true;
    return (PLAYER_MEMBERS[className] ?? '').split(' ').includes(member);
  }

  /** True for a package of Adobe's runtimes. */
  isOfRuntime(packageName: string): boolean {
    return OF_RUNTIME.test(`${packageName}.`);
  }

  /** True for the first name of a package: `flash`. */
  startsPackage(name: string): boolean {
    return this.isOfRuntime(name) || [...this.packages].some((each) => each.startsWith(`${name}.`));
  }

  hasPackage(packageName: string): boolean {
    return this.packages.has(packageName) || this.isOfRuntime(packageName);
  }

  private known(name: string): KnownName | undefined {
    return this.externals.get(name) ?? this.names.get(name);
  }
}

let ofPlayer: ReadonlyMap<string, KnownName> | undefined;

/** The player's names, read once in a process. */
function namesOfPlayer(): ReadonlyMap<string, KnownName> {
  ofPlayer ??= new Map(
    Object.entries(PLAYER_NAMES).flatMap(([packageName, entries]) =>
      entries.split(' ').map((text) => {
        const entry = readEntry(packageName, text);
        return [entry.name, entry] as const;
      }),
    ),
  );
  return ofPlayer;
}

/** What each object has. Source: Adobe's reference. */
const OF_ALL = new Set([
  ...['constructor', 'prototype', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'],
  ...['setPropertyIsEnumerable', 'toLocaleString', 'toString', 'valueOf'],
]);

/** Names of constants, which the table of members lacks. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

function readEntry(packageName: string, entry: string): KnownName {
  if (entry.endsWith('!'))
    return { name: qualify(packageName, entry.slice(0, -1)), kind: 'interface', base: '' };
  const [name = '', extended] = entry.split(':');
  const own = qualify(packageName, name);
  if (extended === undefined) return { name: own, kind: 'other', base: '' };
  const [base = '', from] = extended.split('@');
  if (own === 'Object') return { name: own, kind: 'class', base: '' };
  const isTop = from === undefined && (base === 'Object' || base.includes('.') || TOP_BASES.has(base));
  return { name: own, kind: 'class', base: isTop ? base : qualify(from ?? packageName, base) };
}

/** Classes without a package that others extend. */
const TOP_BASES = new Set(['Error', 'Array', 'Function']);

export function qualify(packageName: string, name: string): string {
  return packageName === '' ? name : `${packageName}.${name}`;
}

/** A name as the machine writes it: `flash.display:Sprite`. */
export function colonName(name: string): string {
  const packageName = packageOf(name);
  return packageName === '' ? name : `${packageName}:${leafOf(name)}`;
}

/** The package of a name: empty for none. */
export function packageOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/** A name without its package. */
export function leafOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
