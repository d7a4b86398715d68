import type { Document } from '../../host-mocks/model/document/Document';
import { timelineOf } from '../../document/xfl/shownFrame';
import type { Item } from '../../host-mocks/model/library/items/Item';

/** Reads the symbols of a document, one at each step: a file is read when its content is asked for first. */
export function* readSymbols({ library }: Document): Generator<void> {
  for (const item of [...library.items]) {
    try {
      timelineOf((item as Item).node);
    } catch {
      // A request that needs it reports why it cannot be read.
    }
    yield;
  }
}
