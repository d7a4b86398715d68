import path from 'node:path';
import { decodeEntry } from '../../../../document/container/decodeEntry';
import { DocumentError, RECOVERY } from '../../../../document/container/DocumentError';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import type { RecoveredEntries } from '../../../../document/container/recover/findEntries';
import { readRemains } from '../../../../document/container/recover/readRemains';
import { foldersAbove } from '../../../../document/xfl/itemPaths';
import { INCLUDE, ITEM } from '../../../../document/xfl/schema/itemSchema';
import { XmlFile } from '../../../../document/xml/XmlFile';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { newDocument } from '../../../../host-mocks/model/document/newDocument';
import { filesOfMedia } from '../../../../host-mocks/model/library/filesOfMedia';
import { nodePlatform } from '../../../../platform/node/nodePlatform';

const MAIN = 'DOMDocument.xml';
const LIBRARY = 'LIBRARY/';

export interface Recovered {
  container: MemoryContainer;
  /** What is lost, by name. */
  lost: string[];
}

/**
 * What can be read of a damaged document, as a document that opens. If its DOMDocument.xml is lost, a new one lists the
 * symbols that are left.
 *
 * @throws DocumentError if nothing is left
 */
export function recoverDocument(file: string): Recovered {
  const parts: string[] = [];
  const remains = remainsOf(file, parts);
  const files = dropMalformed(remains);
  const main = files.get(MAIN) ?? listSymbols(file, remains, files);
  for (const name of namedIn(main.root)) if (!remains.whole.has(name)) remains.lost.add(name);
  const contents = { ...Object.fromEntries(remains.whole), [MAIN]: main.serialize() };
  const lost = [...[...remains.lost].sort(), ...parts];
  return { container: new MemoryContainer(path.basename(file), contents), lost };
}

/** @param parts - receives what entries lack */
function remainsOf(file: string, parts: string[]): RecoveredEntries {
  try {
    return readRemains(nodePlatform, file, (what) => parts.push(what));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new DocumentError(error.path, error.reason.replace(RECOVERY, ''));
  }
}

/** Drops texts that are no XML, or not what their names say. Returns the others. */
function dropMalformed({ whole, lost }: RecoveredEntries): Map<string, XmlFile> {
  const files = new Map<string, XmlFile>();
  for (const [name, bytes] of whole) {
    // Some settings are empty files.
    if (!/\.xml$/i.test(name) || bytes.length === 0) continue;
    const expected = name === MAIN ? /^DOMDocument$/ : name.startsWith(LIBRARY) ? /^DOM\w+Item$/ : /^/;
    try {
      const file = new XmlFile(
        name,
        decodeEntry(name, bytes.length, () => bytes, DEFAULT_LIMITS),
      );
      const { root } = file;
      if (!expected.test(root.name)) throw new DocumentError(name, `is a <${root.name}>`);
      files.set(name, file);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      whole.delete(name);
      lost.add(name);
    }
  }
  return files;
}

/** A document with an empty scene, and the symbols that are left. */
function listSymbols(file: string, { lost }: RecoveredEntries, files: ReadonlyMap<string, XmlFile>): XmlFile {
  const symbols = [...files].filter(([name]) => name.startsWith(LIBRARY));
  if (symbols.length === 0) throw new DocumentError(file, 'nothing of it can be recovered');
  lost.add(MAIN);
  const main = new XmlFile(MAIN, newDocument()[MAIN] ?? '');
  const folders = new Set(symbols.flatMap(([, { root }]) => foldersAbove(ITEM.name.read(root))));
  const includes = symbols.map(([name]) => XmlNode.create('Include', { href: name.slice(LIBRARY.length) }));
  const folderItems = [...folders].map((name) => XmlNode.create('DOMFolderItem', { name }));
  main.root.insert(XmlNode.create('symbols', {}, includes), 0);
  if (folderItems.length > 0) main.root.insert(XmlNode.create('folders', {}, folderItems), 0);
  return main;
}

/** The entries that a document names: of each item its symbol, or one of its files. */
function namedIn(root: XmlNode): string[] {
  const includes = root.child('symbols')?.childrenNamed('Include') ?? [];
  const symbols = includes.map((include) => `${LIBRARY}${INCLUDE.href.read(include)}`);
  return [
    ...symbols,
    ...(root.child('media')?.children ?? []).flatMap((item) => filesOfMedia(item).slice(0, 1)),
  ];
}
