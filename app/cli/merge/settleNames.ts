import type { Document } from '../../../host-mocks/model/document/Document';
import type { Item } from '../../../host-mocks/model/library/items/Item';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { movePath } from '../../../host-mocks/model/library/renameItem';
import type { Decisions } from './Decisions';
import type { PairedDocuments } from './matchLibraries';
import { PathMerge, type ChosenItems, type Identity } from './PathMerge';
import { SIDES } from './Versions';

/**
 * Gives each item the same path in all three documents, the one that the result will have: references to it then say the
 * same everywhere. An item that one side renamed and the other put into a folder gets both.
 */
export function settleNames(documents: PairedDocuments, decisions: Decisions): ChosenItems {
  const merge = new PathMerge(identitiesIn(documents), decisions);
  const paths = [...merge.all()].map(([identity, path]) => ({
    identity,
    path,
    hasOneFile: filesOf(identity).size < 2,
  }));
  for (const side of SIDES)
    moveAll(
      documents[side],
      paths.flatMap(({ identity, path, hasOneFile }) => {
        const item = identity[side];
        return item ? [{ item, path, hasOneFile }] : [];
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

/** The files of a symbol: other programs may give them names of their own. */
function filesOf(identity: Identity): Set<string> {
  const symbols = SIDES.flatMap((side) => {
    const item = identity[side];
    return item instanceof SymbolItem && item.hasContent ? item.filePath : [];
  });
  return new Set(symbols);
}

/** An item, and the path that it gets. */
interface Move {
  readonly item: Item;
  readonly path: string;
  /** False if the versions have its content in files of different names: then it gets the file of its path, too. */
  readonly hasOneFile: boolean;
}

function isThere({ item, path, hasOneFile }: Move): boolean {
  return hasOneFile && item.name === path;
}

/** Moves items at once: paths that others still have are reached by way of free ones. */
function moveAll({ library }: Document, all: readonly Move[]): void {
  const moves = all.filter((move) => !isThere(move));
  const wanted = new Set(moves.map(({ path }) => path));
  const blocking = moves.filter(({ item, path }) => item.name !== path && wanted.has(item.name));
  for (const { item } of blocking) {
    const free = library.firstFree((number) => `merged ${number}`);
    movePath(library, item, free);
  }
  const depth = ({ path }: Move): number => path.split('/').length;
  for (const move of [...moves].sort((one, other) => depth(one) - depth(other)))
    if (!isThere(move)) movePath(library, move.item, move.path);
}
