import fs from 'fs';
import path from 'path';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** An XML element; the values of its attributes are texts. */
export interface RawNode {
  tag: string;
  attributes: Record<string, string>;
  children: RawNode[];
}

/** The XML of a document: its roots and main parts. */
export interface RawDocument {
  root: RawNode;
  /** Roots of the library files that the document includes, in its order, without files that are missing. */
  symbols: RawNode[];
  /** The other items: folders, media, fonts. */
  listed: RawNode[];
  scenes: RawNode[];
}

/**
 * Reads the files of a document without the headless host. Tests compare the host's counts with these.
 *
 * @param file an FLA or an `.xfl`
 */
export function readRawDocument(file: string): RawDocument {
  const read = file.endsWith('.fla') ? zipReader(file) : folderReader(path.dirname(file));
  const root = parseXml(read('DOMDocument.xml') as string);
  const symbols = childrenAt(root, 'symbols')
    .map((include) => read(`LIBRARY/${include.attributes.href}`))
    .filter((text) => text !== undefined)
    .map(parseXml);
  const listed = ['folders', 'media', 'fonts'].flatMap((section) => childrenAt(root, section));
  return { root, symbols, listed, scenes: childrenAt(root, 'timelines') };
}

type Reader = (entry: string) => string | undefined;

function zipReader(file: string): Reader {
  const entries = unzipSync(fs.readFileSync(file), { filter: ({ name }) => name.endsWith('.xml') });
  const texts = new Map(Object.entries(entries).map(([name, bytes]) => [name.replace(/\\/g, '/'), bytes]));
  return (entry) => {
    const bytes = texts.get(entry);
    return bytes && new TextDecoder().decode(bytes);
  };
}

function folderReader(folder: string): Reader {
  return (entry) => {
    const file = path.join(folder, entry);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  };
}

function parseXml(text: string): RawNode {
  const top: RawNode = { tag: '', attributes: {}, children: [] };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node = {
      tag: name,
      attributes: withTrueNames(name, attributes as Record<string, string>),
      children: [],
    };
    open[open.length - 1].children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  // Outlines are most of the text, and no test counts them.
  parser.write(text.replace(/^\uFEFF/, '').replace(/<edges>[^]*?<\/edges>/g, '')).close();
  return top.children[0];
}

/** Newer releases write the names of items as files are named: `&#060Group&#062` is `<Group>`. */
function withTrueNames(tag: string, attributes: Record<string, string>): Record<string, string> {
  const names = ['libraryItemName', 'soundName', 'bitmapPath', ...(/^DOM\w+Item$/.test(tag) ? ['name'] : [])];
  const written = names.filter((name) => attributes[name]?.includes('&#'));
  const trueName = (_: string, code: string): string => String.fromCharCode(Number(code));
  return {
    ...attributes,
    ...Object.fromEntries(
      written.map((name) => [name, attributes[name]?.replace(/&#(\d{3})/g, trueName) ?? '']),
    ),
  };
}

/** Follows the tags down and returns the children of the last node. */
export function childrenAt(node: RawNode, ...tags: string[]): RawNode[] {
  let at: RawNode | undefined = node;
  for (const tag of tags) at = at?.children.find((child) => child.tag === tag);
  return at?.children ?? [];
}

/** Lists the timelines of the document: those of the scenes, then those of the symbols. */
export function timelinesOf(document: RawDocument): RawNode[] {
  return [...document.scenes, ...document.symbols.flatMap((symbol) => childrenAt(symbol, 'timeline'))];
}

export function framesOf(timeline: RawNode): RawNode[] {
  return childrenAt(timeline, 'layers').flatMap((layer) => childrenAt(layer, 'frames'));
}

export function elementsOf(timeline: RawNode): RawNode[] {
  return framesOf(timeline).flatMap((frame) => childrenAt(frame, 'elements'));
}

/** Lists a node and all of its descendants. */
export function withAllBelow(node: RawNode): RawNode[] {
  const found = [node];
  for (const next of found) found.push(...next.children);
  return found;
}
