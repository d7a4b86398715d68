import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Conflict, MergeAnswer, MergePlace } from './Conflict';
import { childrenByName, haveSameRepeats, numberIn, wordOf } from './childrenByName';
import { described } from './described';
import { mergeAttributes } from './mergeAttributes';
import { mergeText } from './mergeText';
import type { MergeRun } from './MergeRun';
import { ofEach, type Side, type Versions } from './Versions';

/** Where a node is, for messages: the thing, and the names of the nodes between both. */
export interface MergePart {
  readonly place: MergePlace;
  readonly path: readonly string[];
  /** The number of the node among those of its name; none for an only one. */
  readonly number?: string;
}

/** Merges the children of a node in a way of their own. */
export type MergeChildren = (versions: Versions<XmlNode>, part: MergePart) => void;

/** Nodes that are taken from one side as a whole: their parts mean nothing alone. */
const WHOLE: ReadonlySet<string> = new Set([
  ...['edges', 'MorphShape', 'motionObjectXML', 'LinearGradient', 'RadialGradient', 'CustomEase'],
  ...['SoundEnvelope', 'PD', 'customFill', 'filters'],
]);

/** The drawing of a shape: edges name fills and strokes by their numbers. */
const DRAWING = ['fills', 'strokes', 'edges'];

/** Merges nodes: their attributes, their texts, and their children by their names. */
export class NodeMerge {
  constructor(
    private readonly run: MergeRun,
    /** Lists whose entries are matched, by the name of the node. */
    private readonly lists: ReadonlyMap<string, MergeChildren>,
    /** Children that something else merges. */
    private readonly skipped: ReadonlySet<string> = new Set(),
  ) {}

  /** The merged node: that of ours, with edits noted, or a copy of theirs. */
  merge(versions: Versions<XmlNode>, part: MergePart): XmlNode {
    const { base, ours, theirs } = versions;
    const { keys } = this.run;
    if (keys.areEqual(ours, theirs) || (base && keys.areEqual(base, theirs))) return ours;
    if (base && keys.areEqual(base, ours)) return theirs.clone();
    if (WHOLE.has(ours.name)) return this.choose(versions, part) === 'theirs' ? theirs.clone() : ours;
    this.mergeInside(versions, part);
    return ours;
  }

  /** The same for nodes that are known to differ, such as roots, which stay where they are. */
  mergeInside(versions: Versions<XmlNode>, part: MergePart): void {
    const { base, ours, theirs } = versions;
    const inner = { place: part.place, path: pathOf(part, ours) };
    const whatOf = (word: string): string => [...inner.path, word].join('.');
    mergeAttributes(versions, (word, values) => ({ ...part.place, what: whatOf(word), ...values }), this.run);
    const list = this.lists.get(ours.name);
    if (list) list(versions, part);
    else if ([base, ours, theirs].every((node) => !node || node.children.length === 0))
      mergeText(versions, part.place, inner.path.join('.'), this.run);
    else if (ours.name === 'DOMShape' && !this.hasMergeableStyles(versions))
      this.mergeDrawing(versions, part);
    else this.mergeChildren(versions, inner);
  }

  /** Merges children by their names; children of one name in their order, if no version has more of them. */
  private mergeChildren(versions: Versions<XmlNode>, part: MergePart): void {
    const { base, ours, theirs } = ofEach(versions, childrenByName);
    if (!haveSameRepeats([base, ours, theirs])) {
      if (this.choose(versions, part) === 'theirs') this.takeChildren(versions);
      return;
    }
    for (const name of new Set([...ours.keys(), ...theirs.keys(), ...base.keys()]))
      if (!this.skipped.has(name))
        this.mergeChild(
          versions,
          name,
          { base: base.get(name), ours: ours.get(name), theirs: theirs.get(name) },
          part,
        );
  }

  private mergeChild(
    parents: Versions<XmlNode>,
    name: string,
    { base, ours, theirs }: Partial<Record<Side, XmlNode>>,
    part: MergePart,
  ): void {
    const { keys } = this.run;
    if (keys.areEqual(base, theirs) || keys.areEqual(ours, theirs)) return;
    if (ours && theirs) {
      const result = this.merge({ base, ours, theirs }, { ...part, number: numberIn(name) });
      if (result !== ours) this.replace(ours, result);
      return;
    }
    if (!keys.areEqual(base, ours)) {
      const node = (ours ?? theirs ?? base) as XmlNode;
      const what = pathOf({ ...part, number: numberIn(name) }, node).join('.');
      const conflict = { ...part.place, what, ...described({ base, ours, theirs }) };
      if (this.run.decisions.ask(conflict) !== 'theirs') return;
    }
    if (ours) this.run.note(() => ours.remove());
    else if (theirs) this.insert(parents, name, theirs);
  }

  /** Puts a copy of a child of theirs where theirs has it. */
  private insert({ ours: parent, theirs: from }: Versions<XmlNode>, name: string, child: XmlNode): void {
    const before = new Set(from.children.slice(0, from.children.indexOf(child)).map((node) => node.name));
    this.run.note(() => {
      let index = 0;
      parent.children.forEach((node, at) => {
        if (before.has(node.name) || node.name === name) index = at + 1;
      });
      parent.insert(child.clone(), index);
    });
  }

  private replace(node: XmlNode, by: XmlNode): void {
    this.run.note(() => {
      const { parent } = node;
      if (!parent) return;
      const index = parent.children.indexOf(node);
      parent.insert(by, index);
      node.remove();
    });
  }

  private takeChildren({ ours, theirs }: Versions<XmlNode>): void {
    this.run.note(() => {
      for (const child of [...ours.children].reverse()) child.remove();
      for (const child of theirs.children) ours.append(child.clone());
    });
  }

  /** True for a shape whose fills and strokes can be merged one by one: no more than one side changed the edges. */
  private hasMergeableStyles(versions: Versions<XmlNode>): boolean {
    if (!hasSameStyles(versions)) return false;
    const { keys } = this.run;
    const { base, ours, theirs } = ofEach(versions, (node) => node?.child('edges'));
    return keys.areEqual(base, ours) || keys.areEqual(base, theirs) || keys.areEqual(ours, theirs);
  }

  private mergeDrawing(versions: Versions<XmlNode>, part: MergePart): void {
    const isDrawing = (node: XmlNode): boolean => DRAWING.includes(node.name);
    const { keys } = this.run;
    const drawn = (node: XmlNode | undefined): string =>
      (node?.children ?? [])
        .filter(isDrawing)
        .map((child) => keys.of(child))
        .join();
    const { base, ours, theirs } = ofEach(versions, drawn);
    const isTheirs =
      base === ours ||
      (base !== theirs &&
        ours !== theirs &&
        this.run.decisions.ask(wholeConflict(part.place, 'drawing', versions)) === 'theirs');
    if (isTheirs)
      for (const name of DRAWING) {
        const [inOurs, inTheirs] = [versions.ours.child(name), versions.theirs.child(name)];
        if (inOurs && inTheirs) this.replace(inOurs, inTheirs.clone());
        else if (inOurs) this.run.note(() => inOurs.remove());
        else if (inTheirs) this.insert(versions, name, inTheirs);
      }
    const rest = (node: XmlNode | undefined): ReadonlyMap<string, XmlNode> =>
      new Map([...childrenByName(node)].filter(([, child]) => !isDrawing(child)));
    const others = ofEach(versions, rest);
    for (const name of new Set(Object.values(others).flatMap((map) => [...map.keys()])))
      this.mergeChild(
        versions,
        name,
        ofEach(others, (map) => map.get(name)),
        part,
      );
  }

  private choose(versions: Versions<XmlNode>, part: MergePart): MergeAnswer {
    const what = pathOf(part, versions.ours).join('.');
    return this.run.decisions.ask(
      wholeConflict(part.place, what === '' ? versions.ours.name : what, versions),
    );
  }
}

/** The names of the nodes from the thing to a node. */
function pathOf({ path, number }: MergePart, node: XmlNode): string[] {
  return [...path, ...wordOf(node, number)];
}

function wholeConflict(place: MergePlace, what: string, versions: Versions<XmlNode>): Conflict {
  return { ...place, what, ...described(versions) };
}

/** True if the fills and strokes of a shape have the same numbers in all versions. */
function hasSameStyles({ base, ours, theirs }: Versions<XmlNode>): boolean {
  const numbers = [base, ours, theirs].map((node) =>
    ['fills', 'strokes']
      .flatMap((name) => node?.child(name)?.children ?? [])
      .map((style) => `${style.name} ${style.attr('index')}`)
      .join(),
  );
  return new Set(numbers).size === 1;
}
