import type { Collection } from './collection/Collection';
import { forwardMembers, type Receiver } from './host/forwardMembers';
import { ownNames } from './text/own';
import { version } from './version';

/** What the library puts on the global object, by name; `globals.ts` lists all of it. */
export interface Api {
  Collection: Loaded;
  $: unknown;
  [name: string]: unknown;
}

/** The global class Collection, which also carries what concerns the whole library. */
export type Loaded = typeof Collection & {
  /** The version of the library that is loaded. */
  version?: string;
  /** Restores what the names meant before, and returns the library. */
  noConflict?: () => Api;
  /** Asks the user in a dialogue; see `menu/ask`. */
  ask?: unknown;
  /** Finds what a typed line asks for: `$…`, `$$…`, `layers …`, `frames …`. */
  lookUp?: unknown;
};

type Globals = Partial<Api>;

/**
 * Puts the library on the global object. If the same version is there already, that one stays, with its plugins and
 * registered selectors, and gets back any name that was taken from it; another version is replaced, until
 * `noConflict` gives it its names back.
 *
 * If the host has a `$`, its members work through ours too, and it stays reachable as `$.host`.
 */
export function install(globals: Globals, own: Api): void {
  const loaded = globals.Collection;
  const api = loaded?.noConflict && loaded.version === version ? loaded.noConflict() : own;
  const names = ownNames(own);
  const before: Globals = {};
  standInForHost(globals, api.$ as Receiver);
  for (let i = 0; i < names.length; i++) {
    if (names[i] in globals) before[names[i]] = globals[names[i]];
    globals[names[i]] = api[names[i]];
  }
  api.Collection.version = version;
  api.Collection.noConflict = function noConflict(): Api {
    for (let i = 0; i < names.length; i++) giveBack(names[i], globals, api, before);
    return api;
  };
}

/** Restores a name, unless another script has taken it meanwhile. */
function giveBack(name: string, globals: Globals, api: Api, before: Globals): void {
  if (globals[name] !== api[name]) return;
  if (name in before) globals[name] = before[name];
  else delete globals[name];
}

/** Makes `$` stand in for the `$` of the host, if there is one and it is not this library's. */
function standInForHost(globals: Globals, $: Receiver): void {
  const present = globals.$ as (Receiver & { fn?: unknown }) | undefined | null;
  const { ElementCollection } = globals as { ElementCollection?: { prototype?: unknown } };
  const isOurs = present?.fn && present.fn === ElementCollection?.prototype;
  const host = isOurs ? present.host : present;
  if (host === undefined || host === null) return;
  $.host = host;
  if (typeof host === 'object' || typeof host === 'function') forwardMembers($);
}
