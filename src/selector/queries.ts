import { containment, type Containment } from './Containment';
import { distinct } from './DistinctList';
import { COST, type Plan, type PlannedStep, type Test } from './plan';
import { not, type QueryPseudo } from './pseudo';
import type { Run } from './Run';
import { runPlan } from './runPlan';
import type { Subject } from './Subject';

/** `:is(query)` and `:not(query)`: a set step only where the query has one itself. */
function matching(wanted: boolean): QueryPseudo {
  return {
    type: 'query',
    make(plan: Plan, label: string): PlannedStep {
      const test = plan.test;
      if (test === null) return matchingSet(plan, label, wanted);
      return {
        type: 'test',
        label,
        test: wanted ? test : not(test),
        cost: plan.cost,
        isForeign: plan.isForeign,
        meetsOthers: plan.meetsOthers,
      };
    },
  };
}

function matchingSet(plan: Plan, label: string, wanted: boolean): PlannedStep {
  return {
    type: 'set',
    label,
    replaces: false,
    position: null,
    apply(set: Subject[], run: Run, source: Subject[]) {
      const matches = distinct(runPlan(plan, set, run, source));
      const kept: Subject[] = [];
      for (let i = 0; i < set.length; i++) if (matches.has(set[i]) === wanted) kept.push(set[i]);
      return kept;
    },
  };
}

/** Steps of one query must not share what they remember. */
let containments = 0;

function containing(holds: (contents: Containment, subject: Subject) => boolean): QueryPseudo {
  return {
    type: 'query',
    make(plan: Plan, label: string): PlannedStep {
      const name = 'containment ' + String(++containments);
      const test: Test = function contains(subject, run) {
        return holds(
          run.remember(name, () => containment(plan, run)),
          subject,
        );
      };
      return { type: 'test', label, test, cost: COST.CONTENTS, isForeign: plan.isForeign, meetsOthers: true };
    },
  };
}

/** The pseudos that ask another query about an element. */
export const ELEMENT_QUERIES: Record<string, QueryPseudo> = {
  is: matching(true),
  not: matching(false),
  has: containing((contents, element) => contents.inElement(element)),
};

/** The pseudos that ask another query about an item; what items have inside are elements. */
export const ITEM_QUERIES: Record<string, QueryPseudo> = {
  is: matching(true),
  not: matching(false),
  has: containing((contents, item) => contents.inItem(item)),
};
