import { shown } from '../check';
import { failure, forEach } from '../failure';
import { newNames, type Renaming } from '../rename/newNames';
import { folderOf, joinPath, leafOf } from './path';

/** An item on its way to another name. */
interface Move {
  item: Item;
  index: number;
  /** Path before. */
  from: string;
  /** Path after, as far as the folder keeps its own name. */
  to: string;
}

function has(map: object, path: string): boolean {
  return Object.prototype.hasOwnProperty.call(map, '/' + path);
}

function movesOf(renaming: Renaming, items: Item[]): Move[] {
  const paths: string[] = [];
  const leaves: string[] = [];
  forEach(renaming.method, items, function readPath(item, index) {
    paths[index] = item.name;
    leaves[index] = leafOf(item.name);
  });
  const names = newNames(renaming, items, leaves);
  const moves: Move[] = [];
  for (let i = 0; i < items.length; i++) {
    if (names[i] === '' || names[i].indexOf('/') >= 0) {
      const problem = 'a new name must be a non-empty String without "/", got ' + shown(names[i]);
      throw failure(renaming.method, i, items[i], new TypeError(problem));
    }
    moves.push({ item: items[i], index: i, from: paths[i], to: joinPath(folderOf(paths[i]), names[i]) });
  }
  return moves;
}

/** The paths of the library's items that are not renamed. Host members: `library.items`, `item.name`. */
function pathsOfOthers(library: Library, moves: Move[]): Record<string, boolean> {
  const own: Record<string, boolean> = {};
  for (let i = 0; i < moves.length; i++) own['/' + moves[i].from] = true;
  const others: Record<string, boolean> = {};
  const items = library.items;
  for (let i = 0; i < items.length; i++) {
    const path = items[i].name;
    if (!has(own, path)) others['/' + path] = true;
  }
  return others;
}

/** Refuses names that two items would share inside one folder; names exchanged among the renamed are none. */
function refuseCollisions(method: string, moves: Move[], others: Record<string, boolean>): void {
  const collisions: string[] = [];
  const taken: Record<string, boolean> = {};
  for (let i = 0; i < moves.length; i++) {
    const { from, to } = moves[i];
    if (has(others, to) || has(taken, to)) collisions.push('"' + from + '" as "' + to + '"');
    taken['/' + to] = true;
  }
  if (collisions.length === 0) return;
  throw new Error(method + '(): these names are taken in their folders: ' + collisions.join(', '));
}

/** The moves whose present name another one is waiting for: they need a name for the time between. */
function movesInTheWay(moves: Move[]): Move[] {
  const wanted: Record<string, boolean> = {};
  for (let i = 0; i < moves.length; i++) if (moves[i].from !== moves[i].to) wanted['/' + moves[i].to] = true;
  const inTheWay: Move[] = [];
  for (let i = 0; i < moves.length; i++) {
    if (moves[i].from !== moves[i].to && has(wanted, moves[i].from)) inTheWay.push(moves[i]);
  }
  return inTheWay;
}

/** A leaf name that no path ends in, for the time between. */
function freePrefix(moves: Move[], others: Record<string, boolean>): string {
  let paths = '';
  for (let i = 0; i < moves.length; i++) paths += '\n' + moves[i].from + '\n' + moves[i].to;
  for (const path in others) if (has(others, path.substring(1))) paths += '\n' + path;
  let prefix = 'renaming ';
  while (paths.indexOf(prefix) >= 0) prefix += '~';
  return prefix;
}

function setLeaf(method: string, move: Move, leaf: string): void {
  try {
    move.item.name = leaf;
  } catch (error) {
    throw failure(method, move.index, move.item, error);
  }
}

/** Gives the items that still have the name of the time between their old one back, where the host lets it. */
function giveBack(inTheWay: Move[], prefix: string): void {
  for (let i = 0; i < inTheWay.length; i++) {
    const { item, from } = inTheWay[i];
    try {
      if (leafOf(item.name) === prefix + i) item.name = leafOf(from);
    } catch {
      // The error that led here is the one to report.
    }
  }
}

/**
 * Gives each item its new leaf name; the folder stays. Items that exchange names pass through a name of their own.
 * Host members: `library.items`, `item.name`.
 *
 * @throws before anything is renamed, when names would collide
 */
export function renameItems(renaming: Renaming, library: Library, items: Item[]): void {
  const { method } = renaming;
  const moves = movesOf(renaming, items);
  const others = pathsOfOthers(library, moves);
  refuseCollisions(method, moves, others);
  const inTheWay = movesInTheWay(moves);
  const prefix = inTheWay.length > 0 ? freePrefix(moves, others) : '';
  try {
    for (let i = 0; i < inTheWay.length; i++) setLeaf(method, inTheWay[i], prefix + i);
    for (let i = 0; i < moves.length; i++) {
      if (moves[i].from !== moves[i].to) setLeaf(method, moves[i], leafOf(moves[i].to));
    }
  } catch (error) {
    giveBack(inTheWay, prefix);
    throw error;
  }
}
