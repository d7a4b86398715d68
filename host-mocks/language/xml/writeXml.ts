import type { XmlData } from './XmlData';

/** How E4X writes XML: the members of the constructor `XML` that scripts may set. */
export interface XmlSettings {
  prettyPrinting: boolean;
  prettyIndent: number;
}

const ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\n': '&#xA;',
  '\r': '&#xD;',
  '\t': '&#x9;',
};
const TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A node as `toXMLString` gives it (ECMA-357, 10.2). */
export function writeXml(node: XmlData, settings: XmlSettings, depth = 0): string {
  const lead = settings.prettyPrinting ? ' '.repeat(depth * settings.prettyIndent) : '';
  if (node.kind === 'comment') return `${lead}<!--${node.text}-->`;
  if (node.kind === 'processing-instruction') return `${lead}<?${node.name} ${node.text}?>`;
  if (node.kind === 'attribute') return escapeAttribute(node.text);
  if (node.kind === 'text') return lead + escapeText(settings.prettyPrinting ? node.text.trim() : node.text);
  return lead + writeElement(node, settings, depth);
}

function writeElement(node: XmlData, settings: XmlSettings, depth: number): string {
  const name = qualified(node);
  const declared = Object.entries(node.declared).map(
    ([prefix, uri]) => ` xmlns${prefix && ':'}${prefix}="${escapeAttribute(uri)}"`,
  );
  const attributes = node.attributes.map((entry) => ` ${qualified(entry)}="${escapeAttribute(entry.text)}"`);
  const head = `<${name}${[...declared, ...attributes].join('')}`;
  const { children } = node;
  if (children.length === 0) return `${head}/>`;
  const isIndented = settings.prettyPrinting && (children.length > 1 || children[0]?.kind !== 'text');
  const inner = children.map((child) =>
    writeXml(child, isIndented ? settings : { ...settings, prettyPrinting: false }, depth + 1),
  );
  if (!isIndented) return `${head}>${inner.join('')}</${name}>`;
  return `${head}>\n${inner.join('\n')}\n${' '.repeat(depth * settings.prettyIndent)}</${name}>`;
}

function qualified({ prefix, name }: XmlData): string {
  return prefix === '' ? name : `${prefix}:${name}`;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<"\n\r\t]/g, (character) => ATTRIBUTE[character] ?? character);
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => TEXT[character] ?? character);
}
