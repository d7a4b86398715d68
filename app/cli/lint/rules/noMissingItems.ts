import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { Layer } from '../../../../host-mocks/model/timeline/Layer';
import type { Rule } from '../Rule';

export const noMissingItems: Rule = {
  message: 'what it shows is missing',
  severity: 'error',
  findings: (document) => [
    ...document
      .find('elements', ':instance:not([libraryItem])')
      // The camera shows an item that no library lists.
      .filter((element) => ((element as Element).layer as Layer).layerType !== 'camera')
      .map((object) => ({ object, message: 'the library has no such item' })),
    ...document.model.library.items
      .filter((item) => item instanceof SymbolItem && !item.hasContent)
      .map((object) => ({ object, message: 'the file of this symbol is missing' })),
  ],
};
