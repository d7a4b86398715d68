import { folderOf, joinPath, leafOf } from '../../../document/xfl/itemPaths';
import type { Item } from '../../../host-mocks/model/library/items/Item';
import type { Decisions } from './Decisions';
import { NodeKeys } from './NodeKeys';
import { SIDES, type Side } from './Versions';

/** An item in the versions that have it. */
export type Identity = Partial<Record<Side, Item>>;

/** Whose item counts where both sides added one under the same path. */
export type ChosenItems = ReadonlyMap<string, 'ours' | 'theirs'>;

/**
 * Merges the paths of items. The folder of an item is an identity too, so that a renamed folder is no move of its items.
 */
export class PathMerge {
  readonly chosen = new Map<string, 'ours' | 'theirs'>();
  private readonly paths = new Map<Identity, string>();
  private readonly folders = new Map<string, Identity>();
  /** The identities by what they are, and their paths. */
  private readonly taken = new Map<string, Identity>();
  private readonly keys = new NodeKeys();

  constructor(
    private readonly identities: readonly Identity[],
    private readonly decisions: Decisions,
  ) {
    for (const identity of identities)
      for (const side of SIDES) {
        const item = identity[side];
        if (item?.itemType === 'folder') this.folders.set(`${side} ${item.name}`, identity);
      }
  }

  /** The paths of the result. */
  all(): ReadonlyMap<Identity, string> {
    for (const identity of this.identities) {
      const path = this.pathOf(identity);
      const isFolder = anyOf(identity)?.itemType === 'folder';
      const key = isFolder ? `folder ${path}` : keyOf(path);
      const other = this.taken.get(key);
      if (other && !isFolder && isKept(other) && isKept(identity)) this.separate(other, identity, path);
      else this.taken.set(key, identity);
    }
    return this.paths;
  }

  /** Two items with one path: of what both sides added one counts, or both; of others, one gets a free path. */
  private separate(first: Identity, second: Identity, path: string): void {
    if (!first.base && !second.base) {
      this.separateAdded(first.ours as Item, second, path);
      return;
    }
    const [ours, theirs] = renamingSide(first) === 'ours' ? [first, second] : [second, first];
    const answer = this.decisions.ask({
      item: path,
      what: 'name of two items',
      base: null,
      ours: (ours.base ?? ours.ours ?? ours.theirs)?.name ?? null,
      theirs: (theirs.base ?? theirs.theirs ?? theirs.ours)?.name ?? null,
    });
    this.give(answer === 'theirs' ? ours : theirs, this.freePath(path));
    this.taken.set(keyOf(path), answer === 'theirs' ? theirs : ours);
  }

  /** Both sides added an item of this path. */
  private separateAdded(ours: Item, identity: Identity, path: string): void {
    const theirs = identity.theirs as Item;
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
    if (answer === 'both') this.give(identity, this.freePath(path));
    else this.chosen.set(path, answer === 'theirs' ? 'theirs' : 'ours');
  }

  private give(identity: Identity, path: string): void {
    this.paths.set(identity, path);
    this.taken.set(keyOf(path), identity);
  }

  private freePath(path: string): string {
    let number = 2;
    while (this.taken.has(keyOf(`${path} ${number}`))) number++;
    return `${path} ${number}`;
  }

  private pathOf(identity: Identity): string {
    const settled = this.paths.get(identity);
    if (settled !== undefined) return settled;
    // A damaged document may put folders into one another.
    this.paths.set(identity, anyOf(identity)?.name ?? '');
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
    items: Identity,
    what: string,
    read: (item: Item, side: Side) => T,
    wordOf: (value: T) => string,
  ): T {
    const base = items.base && read(items.base, 'base');
    const ours = items.ours && read(items.ours, 'ours');
    const theirs = items.theirs && read(items.theirs, 'theirs');
    if (ours === undefined || theirs === undefined) return (ours ?? theirs ?? base) as T;
    if (ours === theirs || theirs === base) return ours;
    if (ours === base) return theirs;
    const answer = this.decisions.ask({
      item: items.base?.name ?? items.ours?.name,
      what,
      base: base === undefined ? null : wordOf(base),
      ours: wordOf(ours),
      theirs: wordOf(theirs),
    });
    return answer === 'theirs' ? theirs : ours;
  }
}

function anyOf({ base, ours, theirs }: Identity): Item | undefined {
  return base ?? ours ?? theirs;
}

function keyOf(path: string): string {
  return `item ${path}`;
}

/** The side that gave an item its name. */
function renamingSide({ base, ours, theirs }: Identity): 'ours' | 'theirs' {
  if (!theirs) return 'ours';
  if (!ours) return 'theirs';
  return ours.name !== base?.name ? 'ours' : 'theirs';
}

/** True for an item that no side removed. */
function isKept({ base, ours, theirs }: Identity): boolean {
  return base ? ours !== undefined && theirs !== undefined : true;
}
