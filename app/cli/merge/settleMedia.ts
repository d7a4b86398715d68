import { hasSameBytes } from '../../../document/container/hasSameBytes';
import { DATA_ATTRIBUTES } from '../../../host-mocks/model/library/filesOfMedia';
import type { PairedDocuments } from './settleNames';

/**
 * Gives the data of a medium that only theirs has another file name where ours has other data under that name: programs
 * count these files, and both sides may have the same count.
 */
export function settleMedia({ ours, theirs, theirsOf }: PairedDocuments): void {
  const inBase = new Set(theirsOf.values());
  for (const item of theirs.library.items) {
    if (inBase.has(item)) continue;
    for (const attribute of DATA_ATTRIBUTES) {
      const href = attribute.read(item);
      const name = `bin/${href}`;
      if (href === '' || !ours.files.has(name) || !theirs.files.has(name)) continue;
      const bytes = theirs.files.bytes(name);
      if (hasSameBytes(ours.files.bytes(name), bytes)) continue;
      let number = 2;
      const renamed = (): string => href.replace(/(\.\w+)?$/, ` ${number}$1`);
      while (ours.files.has(`bin/${renamed()}`) || theirs.files.has(`bin/${renamed()}`)) number++;
      theirs.files.write(`bin/${renamed()}`, bytes);
      theirs.files.remove(name);
      attribute.write(item, renamed());
    }
  }
}
