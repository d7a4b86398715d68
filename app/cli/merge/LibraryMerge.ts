import { foldersAbove } from '../../../document/xfl/itemPaths';
import { XmlNode } from '../../../document/xml/XmlNode';
import type { Document } from '../../../host-mocks/model/document/Document';
import { countUses } from '../../../host-mocks/model/library/countUses';
import { sectionIndex } from '../../../host-mocks/model/library/entries';
import type { Item } from '../../../host-mocks/model/library/items/Item';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { SECTIONS, type Section } from '../../../host-mocks/model/library/readLibrary';
import { mergeList } from './mergeList';
import type { MergeRun } from './MergeRun';
import { ofEach, SIDES, type Side, type Versions } from './Versions';
import { removedConflict } from './pairLists';
import { putNodes } from './putNodes';
import type { PairedDocuments } from './matchLibraries';
import type { ChosenItems } from './PathMerge';
import type { NodeMerge } from './NodeMerge';

/** Merges the library: which items there are, and what each of them is. All have their final paths. */
export class LibraryMerge {
  private readonly items = new Map<XmlNode, Item>();
  /** The paths of the items of the result, for folders. */
  private readonly paths = new Set<string>();
  /** Files of symbols that are taken from theirs as they are. */
  readonly filesOfTheirs = new Set<string>();
  private readonly uses: Record<Side, () => ReadonlyMap<string, number>>;

  constructor(
    private readonly documents: PairedDocuments,
    private readonly chosen: ChosenItems,
    private readonly nodes: NodeMerge,
    private readonly run: MergeRun,
  ) {
    for (const side of SIDES)
      for (const item of documents[side].library.items) this.items.set(item.entry, item);
    this.uses = ofEach(documents, usesOf);
  }

  merge(): void {
    // Folders stay as long as something is in them, so they come last.
    for (const section of [...SECTIONS].reverse()) this.mergeSection(section);
  }

  private mergeSection(section: Section): void {
    const { base, ours, theirs } = ofEach<Document, readonly XmlNode[]>(
      this.documents,
      ({ node }) => node.child(section)?.children ?? [],
    );
    const pairs = (map: ReadonlyMap<Item, Item>): Map<XmlNode, XmlNode> =>
      new Map([...map].map(([before, after]) => [before.entry, after.entry]));
    const [oursOf, theirsOf] = [pairs(this.documents.oursOf), pairs(this.documents.theirsOf)];
    const merged = mergeList(
      {
        base,
        ours,
        theirs,
        oursOf,
        theirsOf,
        bothAdded: this.bothAdded(theirs, theirsOf),
        mergePair: (versions) => this.mergeItem(versions),
        isChanged: (before, side) => this.isChanged(before, side),
        describeRemoved: (versions) =>
          removedConflict(
            { item: this.items.get(versions.base)?.name },
            'item',
            versions,
            'changed, or used in new places',
          ),
      },
      this.run,
    );
    for (const node of merged.of.keys()) this.notePath(this.items.get(node)?.name);
    this.run.note(() => put(this.documents.ours, section, merged.nodes));
  }

  private notePath(path: string | undefined): void {
    if (path !== undefined) for (const folder of foldersAbove(path)) this.paths.add(folder);
  }

  private bothAdded(
    theirs: readonly XmlNode[],
    theirsOf: ReadonlyMap<XmlNode, XmlNode>,
  ): Map<XmlNode, XmlNode> {
    const inBase = new Set(theirsOf.values());
    const oursInBase = new Set(this.documents.oursOf.values());
    const added = new Map<string, XmlNode>();
    for (const item of this.documents.ours.library.items)
      if (!oursInBase.has(item)) added.set(keyOf(item), item.entry);
    const pairs = new Map<XmlNode, XmlNode>();
    for (const node of theirs) {
      const item = this.items.get(node);
      const ours = item && !inBase.has(node) ? added.get(keyOf(item)) : undefined;
      if (ours) pairs.set(node, ours);
    }
    return pairs;
  }

  private mergeItem(versions: Versions<XmlNode>): XmlNode {
    const items = ofEach(versions, (node) => node && this.items.get(node));
    const path = items.ours?.name ?? versions.ours.attr('name');
    const side = versions.base ? undefined : this.chosen.get(path ?? '');
    if (side === 'ours') return versions.ours;
    if (side === 'theirs') {
      if (items.theirs instanceof SymbolItem) this.filesOfTheirs.add(items.theirs.filePath);
      return versions.theirs.clone();
    }
    const { base, ours, theirs } = ofEach(items, (item) => (item instanceof SymbolItem ? item : undefined));
    if (ours && theirs) this.mergeSymbol({ base, ours, theirs });
    return this.nodes.merge(versions, { place: { item: path }, path: [] });
  }

  private mergeSymbol({ base, ours, theirs }: Versions<SymbolItem>): void {
    const { keys } = this.run;
    if (!ours.hasContent || !theirs.hasContent) {
      if (theirs.hasContent) this.filesOfTheirs.add(ours.filePath);
      return;
    }
    const roots = { base: base?.file.root, ours: ours.file.root, theirs: theirs.file.root };
    const texts = ofEach({ base, ours, theirs }, (item) => item?.hasContent && item.file.serialize());
    if (texts.base === texts.theirs || texts.ours === texts.theirs) return;
    if (texts.base === texts.ours || (base && keys.areEqual(roots.base, roots.ours)))
      this.filesOfTheirs.add(ours.filePath);
    else if (!keys.areEqual(roots.ours, roots.theirs) && !(base && keys.areEqual(roots.base, roots.theirs))) {
      for (const item of [base, ours, theirs]) if (item?.hasContent) this.run.read(item.timeline);
      this.nodes.mergeInside(roots, { place: { item: ours.name }, path: [] });
    }
  }

  /** True if an item differs from the base: its entry, its file, or how often it is used. */
  private isChanged(before: XmlNode, side: XmlNode): boolean {
    const { keys } = this.run;
    const [base, item] = [this.items.get(before), this.items.get(side)];
    if (!keys.areEqual(before, side)) return true;
    if (!base || !item) return false;
    const isOurs = item.library === this.documents.ours.library;
    if (item.itemType === 'folder') return this.paths.has(item.name);
    if (base instanceof SymbolItem && item instanceof SymbolItem && !keys.areEqual(base.node, item.node))
      return true;
    const count = (uses: () => ReadonlyMap<string, number>): number => uses().get(item.name) ?? 0;
    return count(isOurs ? this.uses.ours : this.uses.theirs) > count(this.uses.base);
  }
}

/** How often each item is named in a document, by path; counted at the first call. */
function usesOf(document: Document): () => ReadonlyMap<string, number> {
  let uses: ReadonlyMap<string, number> | undefined;
  return () => (uses ??= countUses(document));
}

function keyOf({ itemType, name }: Item): string {
  return `${itemType === 'folder'} ${name}`;
}

/** Puts the entries of a section into the document. */
function put({ node: root }: Document, section: Section, nodes: readonly XmlNode[]): void {
  let list = root.child(section);
  if (!list && nodes.length === 0) return;
  if (!list) {
    list = XmlNode.create(section);
    root.insert(list, sectionIndex(root, section));
  }
  putNodes(list, nodes);
}
