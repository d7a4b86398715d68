import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { Host } from '../../../host/Host';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { factsOf } from '../../facts/factsOf';
import { factsText, itemsText } from '../../facts/factsText';
import type { DocumentFacts, ItemFacts } from '../../facts/Facts';

const ROOT = /^\uFEFF?(?:<\?xml[^>]*>)?\s*<(DOMDocument|DOMSymbolItem)\b/;

/** A document that has one symbol. */
const AROUND = '<DOMDocument><symbols><Include href="symbol.xml"/></symbols></DOMDocument>';

/**
 * One file of an XFL folder as git compares it: DOMDocument.xml, or the file of a symbol. git gives no more than this
 * file, so nothing is said of what is in others. Undefined for other XML.
 *
 * @throws DocumentError for a file that cannot be read
 */
export function partText(xml: string): string | undefined {
  const root = ROOT.exec(xml)?.[1];
  if (root === undefined) return undefined;
  if (root === 'DOMSymbolItem')
    return itemsText(factsIn({ 'DOMDocument.xml': AROUND, 'LIBRARY/symbol.xml': xml }).library);
  const facts = factsIn({ 'DOMDocument.xml': xml });
  return factsText({ ...facts, library: facts.library.map(withoutContent) });
}

function factsIn(files: Record<string, string>): DocumentFacts {
  const container = new MemoryContainer('this file', files);
  return factsOf(openDocument(container, new Host(nodePlatform, { onWarning: () => undefined })));
}

/** A symbol whose file is not available may be of any kind. */
function withoutContent(item: ItemFacts): ItemFacts {
  if (item.properties.file !== 'missing') return item;
  return { name: item.name, type: 'in a file of its own', properties: {} };
}
