import { decodeText } from './decode';
import type { NodeEdits } from './edits';
import { skipBlank } from './tags';
import type { XmlNode } from './XmlNode';

/**
 * Each node owns the text before it, its lead: the line break and indentation, a comment, rarely text. The text after
 * the last child, or instead of children, is the parent's tail. So a removed node takes its line with it.
 */

/** The text before the node as written; null if it is determined when the file is written. */
export function leadOf(node: XmlNode): string | null {
  const lead = node.edits?.lead;
  return lead === undefined ? node.source.slice(node.leadStart, node.start) : lead;
}

/** The text before the node's close tag as written; null if it is determined when the file is written. */
export function tailOf(node: XmlNode): string | null {
  const tail = node.edits?.tail;
  if (tail !== undefined) return tail;
  const from = node.nodes[node.nodes.length - 1]?.end ?? node.openEnd;
  return node.source.slice(from, closeTagStart(node));
}

/** The offset of `</` in the source, or the end of a node that closes itself. */
export function closeTagStart(node: XmlNode): number {
  return node.end === node.openEnd ? node.end : node.source.lastIndexOf('</', node.end - 1);
}

/** Sets the lead of a node that will be inserted before `parent.nodes[index]`. */
export function settleLead(parent: XmlNode, node: XmlNode, index: number): void {
  const parentEdits = editsOf(parent);
  const nodeEdits = editsOf(node);
  let tail = tailOf(parent);
  nodeEdits.lead = null;
  if (index === parent.nodes.length && tail !== null) {
    if (!isBlank(tail)) {
      nodeEdits.lead = tail;
      tail = '';
    } else if (index === 0) tail = null;
  }
  parentEdits.tail = tail;
}

/**
 * Detaches the lead of a node that will be removed. A comment in it stays in the file; a line break stays if a
 * neighbour shares the line.
 */
export function releaseLead(parent: XmlNode, node: XmlNode, index: number): void {
  const parentEdits = editsOf(parent);
  const lead = leadOf(node) ?? '';
  const tail = tailOf(parent);
  const next = parent.nodes[index + 1];
  const remaining = keptOf(lead);
  parentEdits.tail = tail;
  if (next !== undefined) {
    const nextLead = leadOf(next);
    if (remaining !== '') editsOf(next).lead = nextLead === null ? lead : remaining + nextLead;
    else if (hasLineBreak(lead) && nextLead !== null && !hasLineBreak(nextLead)) editsOf(next).lead = lead;
  } else if (remaining !== '') parentEdits.tail = remaining + (tail ?? '');
  else if (index === 0 && isBlank(tail ?? '')) parentEdits.tail = null;
  editsOf(node).lead = null;
}

/** The last line break of a lead and the indentation after it; null for a lead that ends otherwise. */
export function lineStart(lead: string): string | null {
  const last = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r'));
  if (last < 0) return null;
  const line = lead.slice(lead.startsWith('\r\n', last - 1) ? last - 1 : last);
  return isBlank(line) ? line : null;
}

export function isBlank(text: string): boolean {
  return skipBlank(text, 0) === text.length;
}

export function hasLineBreak(text: string): boolean {
  return text.includes('\n') || text.includes('\r');
}

/** The part of a lead that stays when its node is removed: all of a text; a comment without the line after it. */
function keptOf(lead: string): string {
  if (isBlank(lead)) return '';
  const line = lineStart(lead);
  return line === null || !isBlank(decodeText(lead)) ? lead : lead.slice(0, -line.length);
}

function editsOf(node: XmlNode): NodeEdits {
  return (node.edits ??= {});
}
