import { decodeAttribute, decodeText } from './decode';
import { cloneEdits, type NodeEdits } from './edits';
import { checkName, checkWritable, escapeText, toCdata } from '../notation/escapeXml';
import { leadOf, releaseLead, settleLead, tailOf } from './leads';
import { TagEdit } from './TagEdit';
import { attributesAt, valueAt, valuesAt } from './tags';
import { nameAt } from './nameAt';
import { NOWHERE, type ElementOffsets } from './ElementOffsets';
import { markStale, reviveViews } from './views';
import { walkTree } from './walkTree';
import type { XmlFile } from './XmlFile';

/** The model object of a node. */
export interface NodeView {
  /** True while the node belongs to no file, because it or a node above it was removed. */
  stale: boolean;
}

const NO_CHILDREN: XmlNode[] = [];

/**
 * Number of searches in a tag after which all its attributes are parsed: keyframes of tweens are read for each of their
 * frames.
 */
const MANY = 24;

/** A copy counts as this many searches: tweens copy the node of an element for each frame that needs one, and read each copy. */
const SEARCHES_OF_COPY = 8;

/**
 * One element of an XML text. It keeps its position in the source; attributes and text are decoded at each access, and
 * white space between elements has no nodes. Changes are recorded, and written when the file is serialized: everything
 * unchanged is copied from the source byte for byte.
 *
 * The members marked internal belong to this folder.
 */
export class XmlNode {
  readonly name: string;
  parent: XmlNode | null;
  /** The model object of this node: exactly one, set by the model. */
  view: NodeView | undefined = undefined;
  /** The typed object of this node for reading: exactly one, set by `recordPerNode`. */
  record: object | undefined = undefined;
  /** What a reader decoded from the attributes, until one changes: set by `nodeMatrix`. Copies have it too. */
  decoded: object | undefined = undefined;

  /** The file whose root this node is. @internal */
  rootOf: XmlFile | null = null;
  /** @internal */
  edits: NodeEdits | null = null;

  /** The offsets of the element in its source; `NOWHERE` for a node that was created. */
  private readonly places: ElementOffsets;
  private readonly index: number;
  /** The children; null until they are first read, and until then as in the source. */
  private made: XmlNode[] | null = null;
  /** Number of searches for an attribute; later a map of all attributes by name. The source never changes. */
  private asked: number | ReadonlyMap<string, string> = 0;

  private constructor(name: string, places: ElementOffsets, index: number, parent: XmlNode | null) {
    this.name = name;
    this.places = places;
    this.index = index;
    this.parent = parent;
  }

  /** The root element of a text that was read. */
  static read(places: ElementOffsets): XmlNode {
    return new XmlNode(nameAt(places, 0), places, 0, null);
  }

  /**
   * A new element outside any file. Attributes with the value undefined or null are omitted.
   * @throws RangeError for names and characters that XML cannot hold.
   */
  static create(
    name: string,
    attributes: Readonly<Record<string, string | null | undefined>> = {},
    children: readonly XmlNode[] = [],
    text?: string,
  ): XmlNode {
    checkName('XmlNode.create', name);
    const node = new XmlNode(name, NOWHERE, 0, null);
    node.edits = { lead: null, tail: null, tag: new TagEdit() };
    for (const [key, value] of Object.entries(attributes)) node.setAttr(key, value ?? null);
    for (const child of children) node.append(child);
    if (text !== undefined) node.setText(text);
    return node;
  }

  /** The file that contains this node; null for a node that was created, cloned or removed and is in no file. */
  get file(): XmlFile | null {
    return topOf(this).rootOf;
  }

  /** The text that the offsets below refer to; empty for a node that was created. @internal */
  get source(): string {
    return this.places.source;
  }
  /** The end of the previous node, or of the parent's open tag. @internal */
  get leadStart(): number {
    return this.places.leadStart(this.index);
  }
  /** The offset of `<`; -1 for a node that was created. @internal */
  get start(): number {
    return this.places.start(this.index);
  }
  /** The offset after the open tag. @internal */
  get openEnd(): number {
    return this.places.openEnd(this.index);
  }
  /** The offset after the close tag. @internal */
  get end(): number {
    return this.places.end(this.index);
  }

  /** @internal */
  get nodes(): XmlNode[] {
    this.made ??= this.makeNodes();
    return this.made;
  }

  /** Child elements in document order. This is the live list: copy it to change the node while iterating. */
  get children(): readonly XmlNode[] {
    return this.nodes;
  }

  /** This node and everything below it, in document order. */
  *subtree(): Generator<XmlNode, void> {
    yield* walkTree<XmlNode>(this, (node) => node.children);
  }
  /** The part of the subtree for which nodes exist: other elements have neither views nor edits. @internal */
  *madeSubtree(): Generator<XmlNode, void> {
    yield* walkTree<XmlNode>(this, (node) => node.made ?? NO_CHILDREN);
  }

  /** The decoded value; undefined if there is no such attribute. Raw line breaks in it read as spaces. */
  attr(name: string): string | undefined {
    if (this.edits?.tag) return this.edits.tag.get(name);
    const raw = this.rawAttr(name);
    return raw === undefined ? undefined : decodeAttribute(raw);
  }

  /** The text between the quotes, undecoded: long numeric lists need no decoding. */
  rawAttr(name: string): string | undefined {
    if (this.edits?.tag) return this.edits.tag.raw(name);
    if (typeof this.asked !== 'number') return this.asked.get(name);
    if (++this.asked > MANY) return (this.asked = valuesAt(this.source, this.nameEnd)).get(name);
    return valueAt(this.source, this.nameEnd, this.openEnd, name);
  }

  /** The names, in the order of the source. */
  attributeNames(): string[] {
    return this.rawAttributes().map(([name]) => name);
  }

  /**
   * Each name with its decoded value, in the order of the source. It takes one pass, as `attr` does for a single
   * attribute.
   */
  attributes(): [name: string, value: string][] {
    return this.rawAttributes().map(([name, raw]) => [name, decodeAttribute(raw)]);
  }

  /** Each name with the undecoded text between the quotes, in the order of the source. */
  rawAttributes(): [name: string, raw: string][] {
    if (this.edits?.tag) return this.edits.tag.entries();
    return (attributesAt(this.source, this.nameEnd) ?? []).map(({ name, value }) => [name, value]);
  }

  /**
   * Changes, adds (at the end, or after the attribute `after`, at the front for `''`) or, with null, removes an
   * attribute. Setting the present value changes nothing.
   * @throws RangeError for names and characters that XML cannot hold.
   */
  setAttr(name: string, value: string | null, after?: string): void {
    if ((this.attr(name) ?? null) === value) return;
    checkName('setAttr', name);
    this.decoded = undefined;
    if (value !== null) checkWritable(`${this.name}.${name}`, value);
    const edits = this.touch(name);
    edits.tag ??= TagEdit.fromSource(this.source, this.nameEnd);
    edits.tag.set(name, value, after);
  }

  /** The first child of that name. */
  child(name: string): XmlNode | undefined {
    for (const node of this.nodes) if (node.name === name) return node;
    return undefined;
  }

  childrenNamed(name: string): XmlNode[] {
    return this.nodes.filter((node) => node.name === name);
  }

  /** The text directly inside, decoded: references and CDATA sections resolved, line ends as LF. */
  text(): string {
    let text = '';
    for (const node of this.nodes) text += decodeText(leadOf(node) ?? '');
    return text + decodeText(tailOf(this) ?? '');
  }

  /** The text directly inside as written, including CDATA brackets and comments. */
  rawText(): string {
    let raw = '';
    for (const node of this.nodes) raw += leadOf(node) ?? '';
    return raw + (tailOf(this) ?? '');
  }

  /**
   * Replaces the text of an element without child elements. Default of `cdata`: the form of the present text. In CDATA
   * every line break becomes that of the file.
   * @throws RangeError for characters that XML cannot hold; Error for an element with child elements.
   */
  setText(value: string, options: { cdata?: boolean } = {}): void {
    if (this.nodes.length > 0) throw new Error(`setText: <${this.name}> contains elements, not text.`);
    const raw = this.rawText();
    const isCdata = raw.includes('<![CDATA[');
    const cdata = options.cdata ?? isCdata;
    if (cdata === isCdata && decodeText(raw) === value) return;
    checkWritable(`<${this.name}>`, value);
    const eol = this.file?.eol ?? '\n';
    this.touch().tail = cdata ? toCdata(value, eol) : escapeText(value);
  }

  /**
   * Inserts a node before the child at `index` (after the last one for `children.length`). A node that has a parent is
   * removed from it first; `index` counts without it.
   * @throws RangeError for an index out of range; Error for a file's root or a node that contains this one.
   */
  insert(node: XmlNode, index: number): void {
    const last = this.nodes.length - (node.parent === this ? 1 : 0);
    if (!Number.isInteger(index) || index < 0 || index > last) {
      throw new RangeError(`insert: index ${index} is not between 0 and ${last}.`);
    }
    if (node.rootOf !== null) throw new Error(`insert: <${node.name}> is the root of ${node.rootOf.path}.`);
    if (node.holds(this)) throw new Error(`insert: <${node.name}> cannot be inside itself.`);
    node.remove();
    this.touch();
    if (this.nodes === NO_CHILDREN) this.made = [];
    node.edits ??= {};
    settleLead(this, node, index);
    this.nodes.splice(index, 0, node);
    node.parent = this;
    reviveViews(node);
  }

  append(node: XmlNode): void {
    this.insert(node, this.nodes.length - (node.parent === this ? 1 : 0));
  }

  /** Removes the node and its line from its parent; views below it are stale until it is inserted again. */
  remove(): void {
    const { parent } = this;
    if (parent === null) return;
    parent.touch();
    this.edits ??= {};
    // Code that removes many children removes the last one first, which needs no search.
    const last = parent.nodes.length - 1;
    const index = parent.nodes[last] === this ? last : parent.nodes.indexOf(this);
    releaseLead(parent, this, index);
    parent.nodes.splice(index, 1);
    this.parent = null;
    markStale(this);
  }

  /** A deep copy without parent and views; it is written as the original is. */
  clone(): XmlNode {
    const copy = new XmlNode(this.name, this.places, this.index, null);
    if (typeof this.asked === 'number' && this.places !== NOWHERE) {
      this.asked += SEARCHES_OF_COPY;
      if (this.asked > MANY) this.asked = valuesAt(this.source, this.nameEnd);
    }
    copy.asked = this.asked;
    copy.decoded = this.decoded;
    if (this.edits !== null) copy.edits = cloneEdits(this.edits);
    if (this.made === null) return copy;
    copy.made = this.made.length === 0 ? NO_CHILDREN : this.made.map((node) => node.clone());
    for (const node of copy.made) node.parent = copy;
    return copy;
  }

  private makeNodes(): XmlNode[] {
    const { places } = this;
    const count = places.childCount(this.index);
    if (count === 0) return NO_CHILDREN;
    const nodes = new Array<XmlNode>(count);
    let index = this.index + 1;
    for (let i = 0; i < count; i++) {
      nodes[i] = new XmlNode(nameAt(places, index), places, index, this);
      index = places.next(index);
    }
    return nodes;
  }

  private holds(node: XmlNode): boolean {
    for (let above: XmlNode | null = node; above !== null; above = above.parent)
      if (above === this) return true;
    return false;
  }

  /** The offset after the name in the open tag. */
  private get nameEnd(): number {
    return this.places.nameEnd(this.index);
  }

  /** Marks this node, and so everything above it, as different from the source. */
  private touch(attribute?: string): NodeEdits {
    for (let node = this.parent; node !== null; node = node.parent) node.edits ??= {};
    topOf(this).rootOf?.noteChange(this, attribute);
    return (this.edits ??= {});
  }
}

function topOf(node: XmlNode): XmlNode {
  let top = node;
  while (top.parent !== null) top = top.parent;
  return top;
}
