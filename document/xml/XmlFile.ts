import { changes } from './changes';
import { DEFAULT_LIMITS, type DocumentLimits } from '../container/limits';
import type { OffsetFinder } from '../../platform/OffsetFinder';
import { parseTree } from './parseTree';
import { readHead, type XmlHead } from './readHead';
import { serialize } from './serialize';
import { setStale } from './views';
import type { XmlNode } from './XmlNode';

/** Where the text of a file comes from. */
export interface XmlSource {
  read(): string;
  /** The beginning of the text: `length` bytes or more. Undefined if only the whole text can be read. */
  readStart(length: number): string | undefined;
  /** The function that finds the elements of the text; default: `findOffsets`. */
  findPlaces?: OffsetFinder;
}

export interface XmlWatcher {
  /** Called for each change, with the node, and the attribute if one was changed. */
  noteChange(node: XmlNode, attribute: string | undefined): void;
}

/** The root's open tag of almost every file ends within these bytes. */
const HEAD_LENGTH = 512;

/**
 * One XML text of a document. The text is read and parsed at first use, and kept: `serialize()` copies every unchanged
 * range of it and writes only what was changed.
 */
export class XmlFile {
  /** Name of the entry, for messages. */
  path: string;
  /**
   * The number of all changes in the program when this file last changed; 0 if it has not changed since it was read. No two
   * changed files have the same one, so a cache of what was made from a node compares only this number.
   */
  version = 0;

  watcher: XmlWatcher | undefined;

  private readonly limits: DocumentLimits;
  private readonly findPlaces: OffsetFinder | undefined;
  private unread: XmlSource | null;
  private text: string;
  private parsed: XmlNode | null = null;
  private savedVersion = 0;
  /** Attributes that were changed since the file was read or saved; an empty text for any other change. */
  private changed: Set<string> | undefined;

  /** @param source - the text, or an object that reads it at first use */
  constructor(path: string, source: string | XmlSource, limits: DocumentLimits = DEFAULT_LIMITS) {
    changes.count++;
    this.path = path;
    this.limits = limits;
    const isText = typeof source === 'string';
    this.unread = isText ? null : source;
    this.text = isText ? source : '';
    this.findPlaces = isText ? undefined : source.findPlaces;
  }

  /** A new file for a root that is in no other file; it counts as changed until it is saved. */
  static create(path: string, root: XmlNode, limits?: DocumentLimits): XmlFile {
    if (root.parent !== null || root.rootOf !== null)
      throw new Error(`XmlFile.create: <${root.name}> is already in a document.`);
    const file = new XmlFile(path, '', limits);
    file.parsed = root;
    root.rootOf = file;
    root.edits ??= {};
    file.noteChange();
    return file;
  }

  /** The text as it was read. */
  get source(): string {
    if (this.unread !== null) {
      this.text = this.unread.read();
      this.unread = null;
    }
    return this.text;
  }

  /**
   * The root element; the first access parses the text.
   * @throws DocumentError when the text is malformed or exceeds a limit.
   */
  get root(): XmlNode {
    if (this.parsed === null) {
      this.parsed = parseTree(this.path, this.source, this.limits, this.findPlaces);
      this.parsed.rootOf = this;
    }
    return this.parsed;
  }

  get isParsed(): boolean {
    return this.parsed !== null;
  }

  /** Name and attributes of the root. The text after its tag is not parsed, and not read if the source allows that. */
  head(): XmlHead {
    if (this.parsed !== null) return headOf(this.parsed);
    const start = this.unread?.readStart(HEAD_LENGTH);
    return (start === undefined ? null : readHead(start)) ?? readHead(this.source) ?? headOf(this.root);
  }

  /** The line end of the file: that of its first line; LF for a file without line ends. */
  get eol(): string {
    return /\r\n?|\n/.exec(this.source)?.[0] ?? '\n';
  }

  /** True when a node was changed since the file was read or saved. */
  get isChanged(): boolean {
    return this.version !== this.savedVersion;
  }

  /** True if anything except these attributes was changed since the file was read or saved. */
  isChangedBeside(attributes: ReadonlySet<string>): boolean {
    return [...(this.changed ?? [])].some((name) => !attributes.has(name));
  }

  /** Marks the present state as saved. */
  markSaved(): void {
    this.savedVersion = this.version;
    this.changed = undefined;
  }

  /** Marks all views of the file stale: for a file that is closed or deleted. */
  markStale(): void {
    if (this.parsed !== null) setStale(this.parsed, true);
  }

  /** The whole text; the source itself if nothing was changed. */
  serialize(): string {
    return this.parsed?.edits ? serialize(this) : this.source;
  }

  /** Called by the nodes. @internal */
  noteChange(node?: XmlNode, attribute?: string): void {
    this.version = ++changes.count;
    this.changed ??= new Set();
    this.changed.add(attribute ?? '');
    if (node) this.watcher?.noteChange(node, attribute);
  }
}

function headOf(root: XmlNode): XmlHead {
  const attributes = Object.create(null) as XmlHead['attributes'];
  for (const [name, value] of root.attributes()) attributes[name] = value;
  return { name: root.name, attributes };
}
