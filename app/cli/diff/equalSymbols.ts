import { hasSameBytes } from '../../../document/container/hasSameBytes';
import type { Document } from '../../../host-mocks/model/document/Document';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';

/** The position of a group follows from its content, which is in other files. */
const GROUP = '<DOMGroup';

/**
 * The files of symbols that need no comparison: both documents have the same bytes under the same name. Nothing
 * changed in them as long as no item was renamed.
 */
export function equalSymbols(before: Document, after: Document): ReadonlySet<string> {
  const isEqual = (name: string): boolean =>
    [before, after].every(({ files }) => files.has(name)) &&
    hasSameBytes(before.files.bytes(name), after.files.bytes(name));
  const symbols = before.library.items.flatMap((item) => (item instanceof SymbolItem ? item.filePath : []));
  const equal = symbols.filter(isEqual);
  if (equal.length === symbols.length && isEqual('DOMDocument.xml')) return new Set(equal);
  return new Set(equal.filter((name) => !Buffer.from(after.files.bytes(name)).includes(GROUP)));
}
