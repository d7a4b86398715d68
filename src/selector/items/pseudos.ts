import { distinct, type DistinctList } from '../DistinctList';
import { isFolder } from '../LibraryIndex';
import { COST, type Test } from '../plan';
import { joined, pseudo, type Pseudos } from '../pseudo';
import type { Run } from '../Run';
import type { Subject } from '../Subject';
import { TIMELINE_FACTS } from '../timelines';
import { childrenOf, descendantsOf, parentsOf } from './tree';
import { ITEM_TYPES } from './types';
import { Usage } from './Usage';

function selectedItems(run: Run): DistinctList {
  return distinct(run.items.all(run.document.library.getSelectedItems()));
}

const isSelected: Test = (item, run) => run.remember('selected items', selectedItems).has(item);

const isUsed: Test = (item, run) => run.remember('usage', (needed: Run) => new Usage(needed)).has(item);

const isEmpty: Test = function isEmpty(item: Subject, run: Run) {
  return isFolder(item) ? !run.library().isFilled(item.readText('name')) : TIMELINE_FACTS.empty(item);
};

/** Every pseudo of library items that is no position and asks no other query. */
export const ITEM_PSEUDOS: Pseudos = joined([
  ITEM_TYPES,
  {
    selected: pseudo(COST.LINKED, isSelected),
    exported: pseudo(COST.OWN, (item) => Boolean(item.read('linkageExportForAS'))),
    empty: pseudo(COST.TIMELINE, isEmpty),
    animated: pseudo(COST.TIMELINE, TIMELINE_FACTS.animated),
    keyframed: pseudo(COST.TIMELINE, TIMELINE_FACTS.keyframed),
    scripted: pseudo(COST.TIMELINE, TIMELINE_FACTS.scripted),
    audible: pseudo(COST.TIMELINE, TIMELINE_FACTS.audible),
    used: pseudo(COST.CONTENTS, isUsed),
    unused: pseudo(COST.CONTENTS, (item, run) => !isUsed(item, run)),
    children: { type: 'replace', apply: childrenOf },
    descendants: { type: 'replace', apply: descendantsOf },
    parent: { type: 'replace', apply: parentsOf },
  },
]);
