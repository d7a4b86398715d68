import { closeTagStart, hasLineBreak, isBlank, leadOf, lineStart, tailOf } from './leads';
import { TextWriter } from './TextWriter';
import type { XmlFile } from './XmlFile';
import type { XmlNode } from './XmlNode';

/** The text of a file whose tree was changed: unchanged ranges of its source, and the changes. */
export function serialize(file: XmlFile): string {
  return new Serializer(file).run();
}

/** The layout of a node. */
interface Layout {
  /** The line break and indentation before the node; null: those of its own lead. */
  line: string | null;
  /** True for a node from another position, whose inner lines get the indentation of their new context. */
  isMoved: boolean;
}

const IN_PLACE: Layout = { line: null, isMoved: false };

class Serializer {
  private readonly writer = new TextWriter();
  private readonly file: XmlFile;
  /** One level of indentation; null in a file without lines. */
  private readonly unit: string | null;

  constructor(file: XmlFile) {
    this.file = file;
    this.unit = indentUnit(file.root);
  }

  run(): string {
    const { source, root } = this.file;
    const isOwn = root.source === source;
    if (isOwn) this.writer.copy(source, 0, root.start);
    this.writeNode(root, IN_PLACE);
    if (isOwn) this.writer.copy(source, root.end, source.length);
    return this.writer.toString();
  }

  private writeNode(node: XmlNode, layout: Layout): void {
    const { writer } = this;
    if (node.edits === null && (!layout.isMoved || node.nodes.length === 0)) {
      writer.copy(node.source, node.start, node.end);
      return;
    }
    const isEmpty = node.nodes.length === 0;
    const isText = node.edits?.tail === undefined ? !closesItself(node) : node.edits.tail;
    this.writeOpenTag(node, isEmpty && !isText);
    if (isEmpty && !isText) return;
    const inner = isEmpty ? '' : this.innerLine(node, layout);
    for (const child of node.nodes) this.writeChild(child, inner, layout.isMoved);
    this.writeTail(node, inner, layout);
    if (hasCloseTag(node)) writer.copy(node.source, closeTagStart(node), node.end);
    else writer.write(`</${node.name}>`);
  }

  private writeChild(child: XmlNode, inner: string, isMoved: boolean): void {
    const lead = leadOf(child);
    if (lead === null) {
      this.writer.write(inner);
      this.writeNode(child, { line: inner, isMoved: !this.fits(child, inner) });
    } else if (isMoved) {
      this.writer.write(isLineOnly(lead) ? inner : lead);
      this.writeNode(child, { line: inner, isMoved });
    } else {
      if (child.edits?.lead === undefined) this.writer.copy(child.source, child.leadStart, child.start);
      else this.writer.write(lead);
      this.writeNode(child, IN_PLACE);
    }
  }

  private writeTail(node: XmlNode, inner: string, layout: Layout): void {
    const tail = tailOf(node);
    if (tail === null || (layout.isMoved && isLineOnly(tail))) {
      if (inner !== '') this.writer.write(this.ownLine(node, layout));
    } else if (node.edits?.tail === undefined) {
      const end = closeTagStart(node);
      this.writer.copy(node.source, end - tail.length, end);
    } else this.writer.write(tail);
  }

  private writeOpenTag(node: XmlNode, closing: boolean): void {
    const { writer } = this;
    const { source, start, openEnd } = node;
    const tag = node.edits?.tag;
    const bodyEnd = start < 0 ? -1 : tagBodyEnd(node);
    const hasForm = start >= 0 && closesItself(node) === closing;
    if (tag !== undefined) writer.write(`<${node.name}${tag.write()}`);
    else writer.copy(source, start, bodyEnd);
    if (hasForm) writer.copy(source, bodyEnd, openEnd);
    else writer.write(closing ? '/>' : '>');
  }

  /** The line break and indentation before a child without its own: those of its siblings, or one level deeper. */
  private innerLine(node: XmlNode, layout: Layout): string {
    if (!layout.isMoved) {
      for (const child of node.nodes) {
        const lead = leadOf(child);
        if (lead !== null) return lineStart(lead) ?? '';
      }
    }
    const line = this.ownLine(node, layout);
    return line === '' || this.unit === null ? '' : line + this.unit;
  }

  private ownLine(node: XmlNode, layout: Layout): string {
    if (layout.line !== null) return layout.line;
    return node.parent === null ? this.file.eol : (lineStart(leadOf(node) ?? '') ?? '');
  }

  /** True for a node of this text that had the same line break and indentation before it. */
  private fits(node: XmlNode, line: string): boolean {
    return (
      node.start >= 0 &&
      node.source === this.file.source &&
      lineStart(node.source.slice(node.leadStart, node.start)) === line
    );
  }
}

/**
 * Animate indents DOMDocument.xml by five spaces and all other files by two; a file with lines defines its own
 * indentation.
 */
function indentUnit(root: XmlNode): string | null {
  for (const child of root.nodes) {
    const lead = leadOf(child);
    if (lead === null) continue;
    const line = lineStart(lead);
    return line === null ? null : line.replace(/^[\r\n]+/, '');
  }
  return root.name === 'DOMDocument' ? '     ' : '  ';
}

function isLineOnly(text: string): boolean {
  return hasLineBreak(text) && isBlank(text);
}

/** True for `<a/>` in the source. */
function closesItself(node: XmlNode): boolean {
  return node.source[node.openEnd - 2] === '/';
}

function hasCloseTag(node: XmlNode): boolean {
  return node.start >= 0 && !closesItself(node);
}

/** The offset after the last attribute in the source. */
function tagBodyEnd(node: XmlNode): number {
  const tag = node.source.slice(node.start, node.openEnd - (closesItself(node) ? 2 : 1));
  return node.start + tag.trimEnd().length;
}
