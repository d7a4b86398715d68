import { decodeText } from './decode';
import type { NodeEdits } from './edits';
import { skipBlank } from './tags';
import type { XmlNode } from './XmlNode';

/**
 * Each node owns the text before it, its lead: the line break and indentation, a comment, rarely text. What stands
 * after the last child, or instead of children, is the parent's tail. So a node that goes takes its own line along.
 */

/** The text before the node as written; null when it will be laid out at writing. */
export function leadOf(node: XmlNode): string | null {
  const lead = node.edits?.lead;
  return lead === undefined ? node.source.slice(node.leadStart, node.start) : lead;
}

/** The text before the node's close tag as written; null when it will be laid out at writing. */
export function tailOf(node: XmlNode): string | null {
  const tail = node.edits?.tail;
  if (tail !== undefined) return tail;
  const from = node.nodes[node.nodes.length - 1]?.end ?? node.openEnd;
  return node.source.slice(from, closeTagStart(node));
}

/** The place of `</` in the source, or the end of a node that closes itself. */
export function closeTagStart(node: XmlNode): number {
  return node.end === node.openEnd ? node.end : node.source.lastIndexOf('</', node.end - 1);
}

/** Gives a node that is about to be before `parent.nodes[index]` its lead. */
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
 * Takes the lead from a node that is about to leave. A comment in it stays behind; a line break stays where a
 * neighbour shares the line.
 */
export function releaseLead(parent: XmlNode, node: XmlNode, index: number): void {
  const parentEdits = editsOf(parent);
  const lead = leadOf(node) ?? '';
  const tail = tailOf(parent);
  const next = parent.nodes[index + 1];
  const kept = keptOf(lead);
  parentEdits.tail = tail;
  if (next !== undefined) {
    const nextLead = leadOf(next);
    if (kept !== '') editsOf(next).lead = nextLead === null ? lead : kept + nextLead;
    else if (hasLineBreak(lead) && nextLead !== null && !hasLineBreak(nextLead)) editsOf(next).lead = lead;
  } else if (kept !== '') parentEdits.tail = kept + (tail ?? '');
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

/** The rest of a lead whose node goes: all of a text; a comment without the line that follows it. */
function keptOf(lead: string): string {
  if (isBlank(lead)) return '';
  const line = lineStart(lead);
  return line === null || !isBlank(decodeText(lead)) ? lead : lead.slice(0, -line.length);
}

function editsOf(node: XmlNode): NodeEdits {
  return (node.edits ??= {});
}
