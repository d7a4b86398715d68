import { pseudoAboutOthers, type Pseudos, type QueryPseudo } from '../plan/Pseudo';
import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';
import { containmentOf, type Containment } from './Containment';

function containing(holds: (contents: Containment, subject: Subject) => boolean): QueryPseudo {
  return pseudoAboutOthers(function makeTest(plan) {
    const contentsIn = (run: QueryRun) => containmentOf(plan, run);
    return (subject, run) => holds(run.remember(contentsIn), subject);
  });
}

/** `:has(query)` of elements: what symbol instances and groups have inside. */
export const ELEMENT_HAS: Pseudos = {
  has: containing((contents, element) => contents.inElement(element)),
};

/** `:has(query)` of items: what symbols have inside, which are elements. */
export const ITEM_HAS: Pseudos = {
  has: containing((contents, item) => contents.inItem(item)),
};
