import { toBase64 } from '../../platform/dataUri';
import type { DocumentFiles } from '../xfl/DocumentFiles';
import { sceneNodes } from '../xfl/sceneNodes';
import { timelineOf } from '../xfl/shownFrame';
import type { XmlNode } from '../xml/XmlNode';
import { DATA_FORMAT, DATA_VERSION, type DocumentData, type FileData, type NodeData } from './DocumentData';
import { kindOf } from './kinds';
import { nodeToData } from './nodeToData';
import { INCLUDE } from '../xfl/schema/itemSchema';

/** Lists of the document's root that become the library. */
export const SECTIONS = ['folders', 'fonts', 'media', 'symbols'] as const;

const MAIN = 'DOMDocument.xml';

/** The part of a document that its data are made of. */
export interface DescribedDocument {
  readonly name: string;
  /** The root of the main file. */
  readonly node: XmlNode;
  readonly files: DocumentFiles;
}

/** A document as plain data: scenes, library, and the files of its media. */
export function documentToData(document: DescribedDocument): DocumentData {
  const { node, files, name } = document;
  const taken = new Set([MAIN]);
  const library = SECTIONS.flatMap((section) =>
    (node.child(section)?.children ?? []).map((entry) =>
      section === 'symbols' ? symbolData(entry, document, taken) : itemData(entry),
    ),
  );
  const scenes = sceneNodes(node).map((scene) => nodeToData(scene));
  const others = files.container.names().filter((entry) => files.has(entry) && !taken.has(entry));
  return {
    format: DATA_FORMAT,
    version: DATA_VERSION,
    name,
    document: nodeToData(node, [
      'timelines',
      ...SECTIONS.filter((name) => node.child(name)?.children.length),
    ]),
    scenes,
    library,
    files: Object.fromEntries(others.map((entry) => [entry, fileData(entry, document)])),
  };
}

function itemData(entry: XmlNode): NodeData {
  return { kind: kindOf(entry.name), ...nodeToData(entry) };
}

/** Combines the symbol's entry in the list and its own file. */
function symbolData(include: XmlNode, { files }: DescribedDocument, taken: Set<string>): NodeData {
  const entry = `LIBRARY/${INCLUDE.href.read(include)}`;
  const root = files.xml(entry)?.root;
  if (!root) return { kind: 'missing symbol', include: nodeToData(include) };
  taken.add(entry);
  const timeline = timelineOf(root);
  const data: NodeData = { kind: 'symbol', ...nodeToData(root, ['timeline']) };
  if (timeline) data.timeline = nodeToData(timeline);
  return { ...data, include: nodeToData(include) };
}

function fileData(entry: string, { files }: DescribedDocument): FileData {
  const bytes = files.bytes(entry);
  const text = decodedText(bytes);
  return text === undefined ? { base64: toBase64(bytes) } : { text };
}

function decodedText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
