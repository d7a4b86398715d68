import { joinBytes } from '../../../platform/joinBytes';

/**
 * Blocks of an entry's extra field that its new content makes wrong, by number: sizes beyond 4 GiB, encryption, and the
 * times that Windows, Unix and old Info-ZIP note. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.5
 */
const OUTDATED = new Set([0x0001, 0x9901, 0x000a, 0x5455, 0x5855]);
const HEADER = 4;

/** What stays of an entry's extra field when the entry gets new content. Bytes that are not a block stay. */
export function keptExtra(extra: Uint8Array): Uint8Array {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at + HEADER <= extra.length) {
    const end = at + HEADER + view.getUint16(at + 2, true);
    if (end > extra.length) break;
    if (!OUTDATED.has(view.getUint16(at, true))) kept.push(extra.subarray(at, end));
    at = end;
  }
  return joinBytes([...kept, extra.subarray(at)]);
}
