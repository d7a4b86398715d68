import { ListedItem } from './ListedItem';

/** A compiled component (SWC). The host has no class of its own for it. */
export class CompiledClipItem extends ListedItem {
  get itemType(): string {
    return 'compiled clip';
  }
}
