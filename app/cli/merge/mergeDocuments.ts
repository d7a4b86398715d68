import { INCLUDE } from '../../../document/xfl/schema/itemSchema';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Document } from '../../../host-mocks/model/document/Document';
import { filesOfMedia } from '../../../host-mocks/model/library/filesOfMedia';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { SECTIONS } from '../../../host-mocks/model/library/readLibrary';
import { STAGE } from '../facts/Facts';
import type { Decisions } from './Decisions';
import { LibraryMerge } from './LibraryMerge';
import { matchLibraries, type PairedDocuments } from './matchLibraries';
import { mergeEntries } from './mergeEntries';
import { mergeScenes } from './mergeScenes';
import { MergeRun } from './MergeRun';
import type { Versions } from './Versions';
import { settleMedia } from './settleMedia';
import { settleNames } from './settleNames';
import type { NodeMerge } from './NodeMerge';
import { timelineMerge } from './timelineMerge';

/**
 * Merges three versions of a document into that of ours, in memory. Conflicts go to `decisions`; where there is no
 * answer yet, ours stays.
 */
export function mergeDocuments(base: Document, ours: Document, theirs: Document, decisions: Decisions): void {
  const documents: PairedDocuments = {
    base,
    ours,
    theirs,
    oursOf: matchLibraries(base, ours),
    theirsOf: matchLibraries(base, theirs),
  };
  settleMedia(documents);
  const chosen = settleNames(documents, decisions);
  const run = new MergeRun(decisions);
  const nodes: NodeMerge = timelineMerge(
    run,
    (versions) => mergeScenes(versions, nodes, run),
    new Set(SECTIONS),
  );
  const library = new LibraryMerge(documents, chosen, nodes, run);
  mergeMain(documents, nodes, run);
  library.merge();
  mergeEntries(documents, ownersIn(documents), library.filesOfTheirs, nodes, run);
  run.apply();
  takeFiles(documents, library.filesOfTheirs);
  removeInstances(documents);
}

function mergeMain({ base, ours, theirs }: PairedDocuments, nodes: NodeMerge, run: MergeRun): void {
  for (const document of [base, ours, theirs]) for (const scene of document.timelines) run.read(scene);
  const versions: Versions<XmlNode> = { base: base.node, ours: ours.node, theirs: theirs.node };
  nodes.mergeInside(versions, { place: { part: STAGE }, path: [] });
}

/**
 * Takes files of symbols and media from theirs, or from the base, as they are; removes those that belong to no item.
 *
 * @param filesOfTheirs - these are taken even if ours has them
 */
function takeFiles({ base, ours, theirs }: PairedDocuments, filesOfTheirs: ReadonlySet<string>): void {
  const wanted = new Set<string>();
  for (const section of SECTIONS)
    for (const entry of ours.node.child(section)?.children ?? []) {
      if (entry.name === 'Include') wanted.add(`LIBRARY/${INCLUDE.href.read(entry)}`);
      else for (const name of filesOfMedia(entry)) wanted.add(name);
    }
  for (const name of wanted) {
    if (!filesOfTheirs.has(name) && ours.files.has(name)) continue;
    const source = [theirs, base].find(({ files }) => files.has(name));
    if (source) ours.files.write(name, contentOf(source, name));
  }
  for (const document of [base, ours])
    for (const item of document.library.knownItems)
      if (item instanceof SymbolItem && !wanted.has(item.filePath)) ours.files.remove(item.filePath);
}

/** Removes the instances of items that are gone: the other side may have added some. */
function removeInstances({ base, ours }: PairedDocuments): void {
  const { library } = ours;
  library.entriesChanged();
  library.itemsLeave(library.items);
  const paths = new Set(library.entries.map(({ name }) => name));
  for (const { name } of base.library.items)
    if (!paths.has(name) && library.references.isNamed(name)) library.references.remove(name);
}

/** The content of an entry with the changes of names. */
function contentOf({ files }: Document, name: string): string | Uint8Array {
  const file = /\.xml$/i.test(name) ? files.xml(name) : undefined;
  return file?.isChanged ? file.serialize() : files.bytes(name);
}

/** The items that name an entry. */
function ownersIn({ base, ours, theirs }: PairedDocuments): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { library } of [base, theirs, ours])
    for (const item of library.items)
      if (!(item instanceof SymbolItem))
        for (const name of filesOfMedia(item.node)) owners.set(name, item.name);
  return owners;
}
