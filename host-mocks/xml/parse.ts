import { SaxesParser } from 'saxes';
import { DocumentError } from '../container/DocumentError';
import type { DocumentLimits } from '../container/limits';
import { XmlNode } from './XmlNode';

/** Every name once: the nodes of all files share it. Documents know some hundred names; hostile ones may try more. */
const names = new Map<string, string>();
const MAX_NAMES = 4096;

function shared(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  if (names.size < MAX_NAMES) names.set(name, name);
  return name;
}

/**
 * Reads a whole XML text into nodes and returns its root. The text is checked by saxes; the nodes keep places only.
 * @throws DocumentError naming `path`, line and column when the text is not well formed, has a document type
 * (whose entities could expand without bounds) or exceeds a limit.
 */
export function parse(path: string, source: string, limits: DocumentLimits): XmlNode {
  if (source.length > limits.maxTextLength) {
    throw new DocumentError(
      path,
      `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`,
    );
  }
  const parser = new SaxesParser();
  const nodes: XmlNode[] = [];
  const marks: number[] = [];
  let open: XmlNode | null = null;
  let lastEnd = 0;

  function refuse(reason: string): never {
    throw new DocumentError(path, `line ${parser.line}, column ${parser.column + 1}: ${reason}`);
  }

  parser.on('opentagstart', (tag) => {
    const node: XmlNode = new XmlNode(
      shared(tag.name),
      source,
      lastEnd,
      source.lastIndexOf('<', parser.position - 2),
    );
    node.parent = open;
    nodes.push(node);
    marks.push(nodes.length);
    if (marks.length > limits.maxDepth) {
      refuse(`elements are nested deeper than the limit maxDepth, ${limits.maxDepth}`);
    }
    open = node;
  });
  parser.on('opentag', () => {
    lastEnd = parser.position;
    if (open !== null) open.openEnd = lastEnd;
  });
  parser.on('closetag', () => {
    const node = open;
    if (node === null) return;
    lastEnd = parser.position;
    node.end = lastEnd;
    const mark = marks.pop() ?? 0;
    if (mark < nodes.length) {
      node.nodes = nodes.slice(mark);
      nodes.length = mark;
    }
    open = node.parent;
  });
  parser.on('doctype', () => refuse('a document type (<!DOCTYPE …>) is refused'));
  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError(path, explain(error as Error));
  }
  const root = nodes[0];
  if (root === undefined) throw new DocumentError(path, 'malformed XML: no root element');
  return root;
}

/** saxes says `12:7: unclosed tag: frames`, columns counted from 0. */
function explain(error: Error): string {
  const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
  if (match === null) return `malformed XML: ${error.message}`;
  return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}
