import { COST, type CandidateTest } from '../plan/PlanStep';
import type { Pseudos, QueryPseudo } from '../plan/Pseudo';
import type { Subject } from '../subjects/Subject';
import { containmentOf, type Containment } from './Containment';

/** Steps of one query must not share what they remember. */
let containments = 0;

function containing(holds: (contents: Containment, subject: Subject) => boolean): QueryPseudo {
  return {
    type: 'query',
    looksInside: true,
    makeStep(plan) {
      const name = 'containment ' + String(++containments);
      const test: CandidateTest = function contains(candidate, run) {
        const contents = run.remember(name, () => containmentOf(plan, run));
        return holds(contents, candidate as Subject);
      };
      return {
        type: 'test',
        test,
        cost: COST.CONTENTS,
        runsUserCode: plan.runsUserCode,
        needsIdentity: true,
      };
    },
  };
}

/** `:has(query)` of elements: what symbol instances and groups have inside. */
export const ELEMENT_HAS: Pseudos = {
  has: containing((contents, element) => contents.inElement(element)),
};

/** `:has(query)` of items: what symbols have inside, which are elements. */
export const ITEM_HAS: Pseudos = {
  has: containing((contents, item) => contents.inItem(item)),
};
