import type { XmlNode } from '../xml/XmlNode';
import type { DataValue, NodeData } from './DocumentData';
import { TABLES } from '../xfl/schema/tables';
import { kindOf, LISTS, PARTS, TEXT, whenTaken } from './kinds';

/** A node and all below it as data, without the parts that `leaveOut` names. Apart from those only layout is lost. */
export function nodeToData(node: XmlNode, leaveOut: readonly string[] = []): NodeData {
  // An assignment would lose an attribute or element of the name `__proto__`, here and below.
  const data = new Map<string, NodeData[string]>();
  for (const [name, value] of node.attributes()) data.set(name, valueOf(name, value));
  const children = node.children.filter(({ name }) => !leaveOut.includes(name));
  if (children.length === 0) {
    const text = contentText(node);
    if (text !== undefined) data.set(TEXT, text);
  } else if (isGrouped(children)) addParts(data, children);
  else data.set(PARTS, children.map(entryOf));
  return Object.fromEntries(data);
}

/** Adds each part under its name; several parts of the same name become a list. */
function addParts(data: Map<string, NodeData[string]>, children: readonly XmlNode[]): void {
  const groups = new Map<string, XmlNode[]>();
  for (const child of children) {
    const group = groups.get(child.name);
    if (group) group.push(child);
    else groups.set(child.name, [child]);
  }
  for (const [name, group] of groups) {
    const key = data.has(name) ? whenTaken(name) : name;
    const [only, ...others] = group;
    if (only === undefined) continue;
    if (isList(only) && others.length === 0)
      data.set(
        key,
        only.children.map((child) => listEntry(child, name)),
      );
    else data.set(key, others.length === 0 ? nodeToData(only) : group.map((child) => nodeToData(child)));
  }
}

/** True if parts of the same name are adjacent, so that their order need not be stored. */
function isGrouped(children: readonly XmlNode[]): boolean {
  const closed = new Set<string>();
  return children.every(({ name }, index) => {
    const before = children[index - 1]?.name;
    if (before !== undefined && before !== name) closed.add(before);
    return !closed.has(name) && (!Object.hasOwn(LISTS, name) || isAlone(name, children));
  });
}

function isAlone(list: string, children: readonly XmlNode[]): boolean {
  return children.filter(({ name }) => name === list).length === 1;
}

function isList(node: XmlNode): boolean {
  return Object.hasOwn(LISTS, node.name);
}

function listEntry(node: XmlNode, list: string): NodeData {
  return node.name === LISTS[list] ? nodeToData(node) : entryOf(node);
}

function entryOf(node: XmlNode): NodeData {
  return { kind: kindOf(node.name), ...nodeToData(node) };
}

/** Blanks between elements are layout; those of a text are not. */
function contentText(node: XmlNode): string | undefined {
  if (node.children.length > 0) return undefined;
  const text = node.text();
  return text.trim() !== '' || (text !== '' && node.name === 'characters') ? text : undefined;
}

/** Attributes that are texts in every table, whatever they look like. */
const TEXTS = textNames();

function textNames(): ReadonlySet<string> {
  const attributes = [...TABLES.values()].flatMap((table) => Object.values(table));
  const others = new Set(attributes.flatMap(({ name, rule }) => (rule.kind === 'text' ? [] : [name])));
  return new Set(attributes.flatMap(({ name }) => (others.has(name) ? [] : [name])));
}

/** Texts become numbers and Booleans only if these give exactly the same text again. */
function valueOf(name: string, text: string): DataValue {
  if (TEXTS.has(name)) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text;
}
