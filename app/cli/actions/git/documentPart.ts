import fs from 'node:fs';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { Host } from '../../../host/Host';

const ROOT = /^\uFEFF?(?:<\?xml[^>]*>)?\s*<(DOMDocument|DOMSymbolItem|DOMComponentItem)\b/;

/** A document that has one symbol. */
const AROUND = '<DOMDocument><symbols><Include href="symbol.xml"/></symbols></DOMDocument>';

const MAIN = 'DOMDocument.xml';
const SYMBOL = 'LIBRARY/symbol.xml';

/** Which part of an XFL document a text of XML is; undefined for other XML. */
export function partOf(xml: string): 'document' | 'symbol' | undefined {
  const root = ROOT.exec(xml)?.[1];
  if (root === undefined) return undefined;
  return root === 'DOMDocument' ? 'document' : 'symbol';
}

/** A document of one file of an XFL folder: git gives no more than this file. */
export function documentOfPart(xml: string, part: 'document' | 'symbol'): Document {
  const files: Record<string, string> =
    part === 'document' ? { [MAIN]: xml } : { [MAIN]: AROUND, [SYMBOL]: xml };
  const container = new MemoryContainer('this file', files);
  return openDocument(container, new Host(nodePlatform, { onWarning: () => undefined }));
}

/** Opens an FLA, or one file of an XFL folder. @throws Error for a file that is neither */
export function openPart(file: string): Document {
  // The decoder takes a byte order mark away.
  const start = new TextDecoder().decode(nodePlatform.disk.readStart(file, 4));
  if (!start.startsWith('<')) return new Host(nodePlatform, { onWarning: () => undefined }).open(file);
  const xml = fs.readFileSync(file, 'utf8');
  const part = partOf(xml);
  if (part === undefined) throw new Error('it is not a document of Animate');
  return documentOfPart(xml, part);
}

/** The entry that is the file of a document which `openPart` made of one. */
export function partEntry({ files }: Document): string {
  return files.has(SYMBOL) ? SYMBOL : MAIN;
}
