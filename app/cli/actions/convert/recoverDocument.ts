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
  const { read, symbols } = dropMalformed(remains);
  const main = read ?? listSymbols(file, remains, symbols);
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

/** What is left of a document's texts. */
interface Texts {
  /** The DOMDocument.xml. */
  read: XmlFile | undefined;
  /** The names of the items of symbols, by their entries. Their texts are not kept: together they may be large. */
  symbols: Map<string, string>;
}

/** Drops texts that are not XML, or not what their names say. */
function dropMalformed({ whole, lost }: RecoveredEntries): Texts {
  const texts: Texts = { read: undefined, symbols: new Map() };
  for (const [name, entry] of whole) {
    // Some settings are empty files.
    if (!/\.xml$/i.test(name) || entry.size === 0) continue;
    const isSymbol = name.startsWith(LIBRARY);
    const expected = name === MAIN ? /^DOMDocument$/ : isSymbol ? /^DOM\w+Item$/ : /^/;
    try {
      const file = new XmlFile(name, decodeEntry(name, entry.size, entry.read, DEFAULT_LIMITS));
      const { root } = file;
      if (!expected.test(root.name)) throw new DocumentError(name, `is a <${root.name}>`);
      if (name === MAIN) texts.read = file;
      else if (isSymbol) texts.symbols.set(name, ITEM.name.read(root));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      whole.delete(name);
      lost.add(name);
    }
  }
  return texts;
}

/** A document with an empty scene, and the symbols that are left. */
function listSymbols(
  file: string,
  { lost }: RecoveredEntries,
  symbols: ReadonlyMap<string, string>,
): XmlFile {
  if (symbols.size === 0) throw new DocumentError(file, 'nothing of it can be recovered');
  lost.add(MAIN);
  const main = new XmlFile(MAIN, newDocument()[MAIN] ?? '');
  const folders = new Set([...symbols.values()].flatMap(foldersAbove));
  const includes = [...symbols.keys()].map((name) =>
    XmlNode.create('Include', { href: name.slice(LIBRARY.length) }),
  );
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
