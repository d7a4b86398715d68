import { IdentitySet } from '../../host/IdentitySet';
import { describeArgument } from '../../host/describeValue';
import { failure } from '../../host/failure';
import { folderOf, joinPath, leafOf } from '../../text/path';
import { newNames, type Renaming } from '../naming/newNames';
import { forEach } from '../support/forEach';
import { selectWhere } from '../support/selectWhere';

/** An item and the path that renaming gives it. */
interface Move {
  item: Item;
  index: number;
  /** Path before. */
  from: string;
  /** Path after, unless the folder is renamed too. */
  to: string;
}

function movesOf(renaming: Renaming, items: Item[]): Move[] {
  const named = items.slice(0);
  const paths: string[] = [];
  const leaves: string[] = [];
  forEach(renaming.method, named, function readPath(item, index) {
    paths[index] = item.name;
    leaves[index] = leafOf(item.name);
  });
  const names = newNames(renaming, items, leaves);
  const moves: Move[] = [];
  for (let i = 0; i < named.length; i++) {
    if (names[i].indexOf('/') >= 0) {
      const problem = 'a new name must be a non-empty String without "/", got ' + describeArgument(names[i]);
      throw failure(renaming.method, i, named[i], new TypeError(problem));
    }
    moves.push({ item: named[i], index: i, from: paths[i], to: joinPath(folderOf(paths[i]), names[i]) });
  }
  return moves;
}

/** The path of each move, before or after. */
function pathsOf(moves: Move[], when: 'from' | 'to'): string[] {
  const paths: string[] = [];
  for (let i = 0; i < moves.length; i++) paths.push(moves[i][when]);
  return paths;
}

/** The paths of the library's items that are not renamed. Host members: `library.items`, `item.name`. */
function pathsOfOthers(library: Library, moves: Move[]): string[] {
  const own = IdentitySet.of(pathsOf(moves, 'from'));
  const others: string[] = [];
  const items = library.items;
  for (let i = 0; i < items.length; i++) {
    const path = items[i].name;
    if (!own.has(path)) others.push(path);
  }
  return others;
}

/** Refuses names that two items would share in one folder. Items may exchange their names. */
function refuseCollisions(method: string, moves: Move[], others: string[]): void {
  const taken = IdentitySet.of(others);
  const collisions: string[] = [];
  for (let i = 0; i < moves.length; i++) {
    const { from, to } = moves[i];
    if (!taken.add(to)) collisions.push('"' + from + '" as "' + to + '"');
  }
  if (collisions.length === 0) return;
  throw new Error(method + '(): these names are taken in their folders: ' + collisions.join(', '));
}

/** The moves that change a name. */
function changes(moves: Move[]): Move[] {
  return selectWhere(moves, ({ from, to }) => from !== to);
}

/** The moves whose present path another move needs: their items get a temporary name first. */
function movesInTheWay(moves: Move[]): Move[] {
  const wanted = IdentitySet.of(pathsOf(moves, 'to'));
  return selectWhere(moves, ({ from }) => wanted.has(from));
}

/** A prefix for temporary names that no path contains, so that they are free. */
function freePrefix(moves: Move[], others: string[]): string {
  const paths = others.concat(pathsOf(moves, 'from'), pathsOf(moves, 'to')).join('\n');
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

/** Rolls items that still carry a temporary name back to their old one, where the host allows it. */
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
 * Gives each item its new leaf name; the folder stays. Items that exchange names get a temporary name in between.
 * Host members: `library.items`, `item.name`.
 *
 * @throws before anything is renamed, when names would collide
 */
export function renameItems(renaming: Renaming, library: Library, items: Item[]): void {
  const { method } = renaming;
  const all = movesOf(renaming, items);
  const others = pathsOfOthers(library, all);
  refuseCollisions(method, all, others);
  const moves = changes(all);
  const inTheWay = movesInTheWay(moves);
  const prefix = freePrefix(moves, others);
  try {
    for (let i = 0; i < inTheWay.length; i++) setLeaf(method, inTheWay[i], prefix + i);
    for (let i = 0; i < moves.length; i++) setLeaf(method, moves[i], leafOf(moves[i].to));
  } catch (error) {
    giveBack(inTheWay, prefix);
    throw error;
  }
}
