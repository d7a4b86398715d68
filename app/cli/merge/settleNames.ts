import { folderOf, joinPath, leafOf } from '../../../document/xfl/itemPaths';
import type { Document } from '../../../host-mocks/model/document/Document';
import type { Item } from '../../../host-mocks/model/library/items/Item';
import { movePath } from '../../../host-mocks/model/library/renameItem';
import type { Decisions } from './Decisions';
import type { ItemPairs } from './matchLibraries';
import { NodeKeys } from './NodeKeys';

/** Three documents whose items are paired. */
export interface PairedDocuments {
  base: Document;
  ours: Document;
  theirs: Document;
  oursOf: ItemPairs;
  theirsOf: ItemPairs;
}

/** An item in the versions that have it. */
interface Identity {
  base?: Item;
  ours?: Item;
  theirs?: Item;
}

/** Whose item counts where both sides added one under the same path. */
export type ChosenItems = ReadonlyMap<string, 'ours' | 'theirs'>;

/**
 * Gives each item the same path in all three documents, the one that the result will have: references to it then say the
 * same everywhere. An item that one side renamed and the other put into a folder gets both.
 */
export function settleNames(documents: PairedDocuments, decisions: Decisions): ChosenItems {
  const merge = new PathMerge(identitiesIn(documents), decisions);
  const paths = merge.all();
  for (const side of ['base', 'ours', 'theirs'] as const)
    renameAll(
      documents[side],
      [...paths].flatMap(([identity, path]) => {
        const item = identity[side];
        return item ? [[item, path] as const] : [];
      }),
    );
  return merge.chosen;
}

function identitiesIn({ base, ours, theirs, oursOf, theirsOf }: PairedDocuments): Identity[] {
  const pairedOurs = new Set(oursOf.values());
  const pairedTheirs = new Set(theirsOf.values());
  return [
    ...base.library.items.map((item) => ({ base: item, ours: oursOf.get(item), theirs: theirsOf.get(item) })),
    ...ours.library.items.flatMap((item) => (pairedOurs.has(item) ? [] : { ours: item })),
    ...theirs.library.items.flatMap((item) => (pairedTheirs.has(item) ? [] : { theirs: item })),
  ];
}

/** The paths of the result. The folder of an item is an identity too, so that a renamed folder is no move of its items. */
class PathMerge {
  private readonly paths = new Map<Identity, string>();
  private readonly folders = new Map<string, Identity>();
  readonly chosen = new Map<string, 'ours' | 'theirs'>();
  private readonly keys = new NodeKeys();

  constructor(
    private readonly identities: readonly Identity[],
    private readonly decisions: Decisions,
  ) {
    for (const identity of identities)
      for (const side of ['base', 'ours', 'theirs'] as const) {
        const item = identity[side];
        if (item?.itemType === 'folder') this.folders.set(`${side} ${item.name}`, identity);
      }
  }

  all(): Map<Identity, string> {
    const taken = new Map<string, Identity>();
    for (const identity of this.identities) {
      const path = this.pathOf(identity);
      const kind =
        (identity.base ?? identity.ours ?? identity.theirs)?.itemType === 'folder' ? 'folder' : 'item';
      const other = taken.get(`${kind} ${path}`);
      if (other && kind === 'item' && isAlive(other) && isAlive(identity))
        this.part(other, identity, path, taken);
      else taken.set(`${kind} ${path}`, identity);
    }
    return this.paths;
  }

  /** Two items with one path: of what both sides added one counts, or both; of others, one gets a free name. */
  private part(first: Identity, second: Identity, path: string, taken: Map<string, Identity>): void {
    if (!first.base && !second.base) {
      this.partAdded(first.ours as Item, second.theirs as Item, path, () =>
        this.give(second, freeIn(taken, path), taken),
      );
      return;
    }
    const [ours, theirs] = nameFrom(first) === 'ours' ? [first, second] : [second, first];
    const answer = this.decisions.ask({
      item: path,
      what: 'name of two items',
      base: null,
      ours: (ours.base ?? ours.ours ?? ours.theirs)?.name ?? null,
      theirs: (theirs.base ?? theirs.theirs ?? theirs.ours)?.name ?? null,
    });
    this.give(answer === 'theirs' ? ours : theirs, freeIn(taken, path), taken);
    taken.set(`item ${path}`, answer === 'theirs' ? theirs : ours);
  }

  /** Both sides added an item of this name. */
  private partAdded(ours: Item, theirs: Item, path: string, giveFreeName: () => void): void {
    const isEqual = this.keys.areEqual(ours.node, theirs.node) && ours.itemType === theirs.itemType;
    if (isEqual) return;
    const answer = this.decisions.ask({
      item: path,
      what: 'item',
      base: null,
      ours: `added (${ours.itemType})`,
      theirs: `added (${theirs.itemType})`,
      takes: 'both',
    });
    if (answer === 'both') giveFreeName();
    else this.chosen.set(path, answer === 'theirs' ? 'theirs' : 'ours');
  }

  private give(identity: Identity, path: string, taken: Map<string, Identity>): void {
    this.paths.set(identity, path);
    taken.set(`item ${path}`, identity);
  }

  private pathOf(identity: Identity): string {
    const settled = this.paths.get(identity);
    if (settled !== undefined) return settled;
    // A damaged document may put folders into one another.
    this.paths.set(identity, (identity.base ?? identity.ours ?? identity.theirs)?.name ?? '');
    const path = joinPath(this.folderPath(identity), this.leafOf(identity));
    this.paths.set(identity, path);
    return path;
  }

  private leafOf(identity: Identity): string {
    return this.choose(identity, 'name', (item) => leafOf(item.name), String);
  }

  private folderPath(identity: Identity): string {
    const folder = this.choose<Identity | string>(
      identity,
      'folder',
      (item, side) => this.folders.get(`${side} ${folderOf(item.name)}`) ?? folderOf(item.name),
      (value) => (typeof value === 'string' ? value : this.pathOf(value)) || 'the root',
    );
    return typeof folder === 'string' ? folder : this.pathOf(folder);
  }

  private choose<T>(
    { base, ours, theirs }: Identity,
    what: string,
    read: (item: Item, side: 'base' | 'ours' | 'theirs') => T,
    wordOf: (value: T) => string,
  ): T {
    const old = base && read(base, 'base');
    const own = ours && read(ours, 'ours');
    const come = theirs && read(theirs, 'theirs');
    if (own === undefined || come === undefined) return (own ?? come ?? old) as T;
    if (own === come || come === old) return own;
    if (own === old) return come;
    const answer = this.decisions.ask({
      item: base?.name ?? ours?.name,
      what,
      base: old === undefined ? null : wordOf(old),
      ours: wordOf(own),
      theirs: wordOf(come),
    });
    return answer === 'theirs' ? come : own;
  }
}

/** The side that gave an item its name. */
function nameFrom({ base, ours, theirs }: Identity): 'ours' | 'theirs' {
  if (!theirs) return 'ours';
  if (!ours) return 'theirs';
  return ours.name !== base?.name ? 'ours' : 'theirs';
}

function isAlive({ base, ours, theirs }: Identity): boolean {
  return base ? ours !== undefined && theirs !== undefined : true;
}

function freeIn(taken: ReadonlyMap<string, Identity>, path: string): string {
  let number = 2;
  while (taken.has(`item ${path} ${number}`)) number++;
  return `${path} ${number}`;
}

/** Renames items at once: names that others still have are reached by way of free ones. */
function renameAll({ library }: Document, targets: readonly (readonly [Item, string])[]): void {
  const changed = targets.filter(([item, path]) => item.name !== path);
  const wanted = new Set(changed.map(([, path]) => path));
  const blocked = changed.filter(([item]) => wanted.has(item.name));
  for (const [item] of blocked)
    movePath(
      library,
      item,
      library.firstFree((number) => `merged ${number}`),
    );
  const depth = (path: string): number => path.split('/').length;
  for (const [item, path] of [...changed].sort(([, one], [, other]) => depth(one) - depth(other)))
    if (item.name !== path) movePath(library, item, path);
}
