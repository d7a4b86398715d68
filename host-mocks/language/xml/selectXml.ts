import type { XmlData } from './XmlData';

/** What follows the dots of an access: `@name`, `..name`, `*`, `{uri}name`; `uri::name` as the text of a QName. */
export interface XmlName {
  isDeep: boolean;
  isAttribute: boolean;
  /** `*` matches any name. */
  name: string;
  uri: string;
}

/** Parses a name in the form that the translation writes into brackets. */
export function readName(key: string): XmlName {
  const isDeep = key.startsWith('..');
  const rest = isDeep ? key.slice(2) : key;
  const isAttribute = rest.startsWith('@');
  const [, uri, name = ''] =
    /^(?:\{([^}]*)\})?([^]*)$/.exec(isAttribute ? rest.slice(1) : withBraces(rest)) ?? [];
  return { isDeep, isAttribute, name, uri: uri ?? (name === '*' ? '*' : '') };
}

/** `uri::name` -> `{uri}name`. */
function withBraces(name: string): string {
  const at = name.startsWith('{') ? -1 : name.lastIndexOf('::');
  return at < 0 ? name : `{${name.slice(0, at)}}${name.slice(at + 2)}`;
}

/** The nodes at or below these that have a name, in document order. */
export function selectXml(nodes: readonly XmlData[], key: XmlName): XmlData[] {
  const matches: XmlData[] = [];
  for (const node of nodes) {
    if (!key.isDeep) collect(candidates(node, key), key, matches);
    else collectDeep(node, key, matches);
  }
  return matches;
}

/** True if a node has this name. */
export function fits(node: XmlData, { name, uri, isAttribute }: XmlName): boolean {
  if (name === '*' && !isAttribute) return true;
  const isNamed = node.kind === 'element' || node.kind === 'attribute';
  return isNamed && (name === '*' || node.name === name) && (uri === '*' || node.uri === uri);
}

function candidates(node: XmlData, { isAttribute }: XmlName): readonly XmlData[] {
  return isAttribute ? node.attributes : node.children;
}

/** Pushes one by one: the number of arguments of a call is limited. */
function collect(nodes: readonly XmlData[], key: XmlName, matches: XmlData[]): void {
  for (const node of nodes) if (fits(node, key)) matches.push(node);
}

/** Not recursive: documents nest deeper than the stack. */
function collectDeep(root: XmlData, key: XmlName, matches: XmlData[]): void {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (key.isAttribute) collect(node.attributes, key, matches);
    else if (node !== root && fits(node, key)) matches.push(node);
    for (const child of [...node.children].reverse()) waiting.push(child);
  }
}
