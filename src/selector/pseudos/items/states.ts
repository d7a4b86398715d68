import { COST } from '../../plan/PlanStep';
import { readingPseudo, subjectPseudo, type Pseudos } from '../../plan/Pseudo';
import { DistinctList } from '../../subjects/DistinctList';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';
import { isTrue } from '../testMakers';
import { Usage } from './Usage';

function isSelected(item: Subject, run: QueryRun): boolean {
  return run.remember(selectedItems).has(item);
}

function selectedItems(run: QueryRun): DistinctList {
  return DistinctList.of(run.items.all(run.document.library.getSelectedItems()));
}

function isUsed(item: Subject, run: QueryRun): boolean {
  return run.remember(usageOf).has(item);
}

function usageOf(run: QueryRun): Usage {
  return new Usage(run);
}

/** The pseudos about the state of an item, and about its use in the document. */
export const ITEM_STATES: Pseudos = {
  selected: subjectPseudo(COST.LINKED, isSelected),
  exported: readingPseudo(COST.OWN, isTrue('linkageExportForAS')),
  used: subjectPseudo(COST.CONTENTS, isUsed),
  unused: subjectPseudo(COST.CONTENTS, (item, run) => !isUsed(item, run)),
};
