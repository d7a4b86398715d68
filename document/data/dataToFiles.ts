import { nameFault, normalizeName } from '../container/entryName';
import { NAMESPACES, XFL_VERSION } from '../xfl/rootAttributes';
import { XmlFile } from '../xml/XmlFile';
import { XmlNode } from '../xml/XmlNode';
import { DataError } from './DataError';
import { dataToNode, checkNode } from './dataToNode';
import { DATA_FORMAT, DATA_VERSION, type DocumentData, type NodeData } from './DocumentData';
import { nameOfKind } from './kinds';
import { INCLUDE } from '../xfl/schema/itemSchema';

/** True for an object with the format name of documents as data. */
export function isDocumentData(value: object): value is DocumentData {
  return (value as Partial<DocumentData>).format === DATA_FORMAT;
}

/**
 * The files of the document that data describe: path -> content.
 *
 * @throws DataError that names the position of the fault in the data.
 */
export function dataToFiles(value: unknown): Record<string, string | Uint8Array> {
  const data = checkDocument(value);
  const files: Record<string, string | Uint8Array> = {};
  const sections = new Map<string, XmlNode[]>();
  data.library.forEach((entry, index) => {
    const dataPath = `library[${index}]`;
    const { kind } = checkNode(entry, dataPath);
    if (kind === 'symbol' || kind === 'missing symbol') addSymbol(entry, dataPath, sections, files);
    else if (kind === undefined) throw new DataError(dataPath, 'has no kind, such as "symbol" or "bitmap"');
    else addItem(entry, kind, dataPath, sections);
  });
  const scenes = data.scenes.map((scene, index) =>
    dataToNode('DOMTimeline', checkNode(scene, `scenes[${index}]`), `scenes[${index}]`),
  );
  const root = dataToNode('DOMDocument', data.document, 'document');
  const lists = ['folders', 'fonts', 'media', 'symbols'].flatMap((name) => {
    const nodes = sections.get(name);
    return nodes ? [XmlNode.create(name, {}, nodes)] : [];
  });
  [...lists, XmlNode.create('timelines', {}, scenes)].forEach((node, index) => root.insert(node, index));
  addDefaults(root, DEFAULTS);
  files['DOMDocument.xml'] = XmlFile.create('DOMDocument.xml', root).serialize();
  for (const [name, content] of Object.entries(data.files)) addFile(name, content, files);
  return files;
}

/** Attributes of the root of every document. */
const DEFAULTS = { ...NAMESPACES, xflVersion: XFL_VERSION };

function addDefaults(node: XmlNode, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.attr(name) === undefined) node.setAttr(name, value);
  }
}

function checkDocument(value: unknown): DocumentData {
  const data = checkNode(value, 'the data') as Partial<DocumentData>;
  if (data.format !== DATA_FORMAT) {
    throw new DataError('the data', `are not a document: "format" must be "${DATA_FORMAT}"`);
  }
  if (data.version !== DATA_VERSION) {
    throw new DataError(
      'version',
      `is ${JSON.stringify(data.version)}; this program reads version ${DATA_VERSION}`,
    );
  }
  for (const list of ['scenes', 'library'] as const) {
    if (data[list] !== undefined && !Array.isArray(data[list])) throw new DataError(list, 'is not a list');
  }
  return {
    format: DATA_FORMAT,
    version: DATA_VERSION,
    name: typeof data.name === 'string' ? data.name : 'Untitled-1',
    document: checkNode(data.document ?? {}, 'document'),
    scenes: data.scenes ?? [],
    library: data.library ?? [],
    files: checkNode(data.files ?? {}, 'files') as unknown as DocumentData['files'],
  };
}

/** The list that an item of that kind is in. */
const LIST_OF: Record<string, string> = { folder: 'folders', font: 'fonts' };

function addItem(entry: NodeData, kind: string, dataPath: string, sections: Map<string, XmlNode[]>): void {
  push(sections, LIST_OF[kind] ?? 'media', dataToNode(nameOfKind(kind), entry, dataPath));
}

function addSymbol(
  entry: NodeData,
  dataPath: string,
  sections: Map<string, XmlNode[]>,
  files: Record<string, string | Uint8Array>,
): void {
  const { include, timeline, kind, ...data } = entry;
  const href = `${String(data.name ?? '')}.xml`;
  const node = dataToNode(
    'Include',
    checkNode(include ?? { href }, `${dataPath}.include`),
    `${dataPath}.include`,
  );
  push(sections, 'symbols', node);
  if (kind === 'missing symbol') return;
  if (typeof data.name !== 'string' || data.name === '') throw new DataError(dataPath, 'has no name');
  const root = dataToNode('DOMSymbolItem', data, dataPath);
  const at = `${dataPath}.timeline`;
  const inner = dataToNode('DOMTimeline', checkNode(timeline ?? { name: data.name }, at), at);
  root.insert(XmlNode.create('timeline', {}, [inner]), 0);
  addDefaults(root, NAMESPACES);
  const path = entryPath(`LIBRARY/${INCLUDE.href.read(node) || href}`, dataPath);
  files[path] = XmlFile.create(path, root).serialize();
}

function push(sections: Map<string, XmlNode[]>, name: string, node: XmlNode): void {
  const section = sections.get(name);
  if (section) section.push(node);
  else sections.set(name, [node]);
}

function addFile(name: string, content: unknown, files: Record<string, string | Uint8Array>): void {
  const dataPath = `files[${JSON.stringify(name)}]`;
  const { text, base64 } = checkNode(content, dataPath);
  if (typeof text === 'string') files[entryPath(name, dataPath)] = text;
  else if (typeof base64 === 'string') files[entryPath(name, dataPath)] = bytesOf(base64, dataPath);
  else throw new DataError(dataPath, 'has neither text nor base64');
}

function entryPath(name: string, dataPath: string): string {
  const path = normalizeName(name);
  const fault = nameFault(path, name);
  if (fault !== null) throw new DataError(dataPath, `: ${fault}`);
  return path;
}

function bytesOf(base64: string, dataPath: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw new DataError(dataPath, 'is not base64');
  }
}
