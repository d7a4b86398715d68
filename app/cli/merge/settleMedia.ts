import { hasSameBytes } from '../../../document/container/hasSameBytes';
import { DATA_ATTRIBUTES } from '../../../host-mocks/model/library/filesOfMedia';
import type { PairedDocuments } from './matchLibraries';

/**
 * Gives the data of a medium that only theirs has another file name where ours has other data under that name: programs
 * count these files, and both sides may have the same count. Several items may name one file.
 */
export function settleMedia({ ours, theirs, theirsOf }: PairedDocuments): void {
  const paired = new Set(theirsOf.values());
  const hrefsOfPaired = new Set(
    [...paired].flatMap((item) => DATA_ATTRIBUTES.map((data) => data.read(item))),
  );
  const free = (href: string): string => {
    let number = 2;
    const renamed = (): string => href.replace(/(\.\w+)?$/, ` ${number}$1`);
    while ([ours, theirs].some(({ files }) => files.has(`bin/${renamed()}`))) number++;
    return renamed();
  };
  const newNames = new Map<string, string>();
  for (const item of theirs.library.items) {
    if (paired.has(item)) continue;
    for (const data of DATA_ATTRIBUTES) {
      const href = data.read(item);
      const entry = `bin/${href}`;
      let newName = newNames.get(href);
      if (newName === undefined) {
        if (href === '' || !ours.files.has(entry) || !theirs.files.has(entry)) continue;
        const bytes = theirs.files.bytes(entry);
        if (hasSameBytes(ours.files.bytes(entry), bytes)) continue;
        newName = free(href);
        newNames.set(href, newName);
        theirs.files.write(`bin/${newName}`, bytes);
        if (!hrefsOfPaired.has(href)) theirs.files.remove(entry);
      }
      data.write(item, newName);
    }
  }
}
