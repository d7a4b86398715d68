import { not } from '../plan/combineTests';
import type { SetStep } from '../plan/PlanStep';
import type { Pseudos, QueryPseudo } from '../plan/Pseudo';
import { soleTest, type QueryPlan } from '../plan/QueryPlan';
import { runOnSubjects } from '../plan/run';
import { DistinctList } from '../subjects/DistinctList';
import type { Subject } from '../subjects/Subject';

/** Keeps what another query finds (`wanted`), or what it does not find. */
function matching(wanted: boolean): QueryPseudo {
  return {
    type: 'query',
    asksOthers: false,
    makeStep(plan) {
      const step = soleTest(plan);
      if (step === null) return matchingSet(plan, wanted);
      if (!wanted) step.test = not(step.test);
      return step;
    },
  };
}

/** For queries with positions or sets. */
function matchingSet(plan: QueryPlan, wanted: boolean): SetStep {
  return {
    type: 'set',
    runsUserCode: plan.runsUserCode,
    apply(set, run, source) {
      const matches = DistinctList.of(runOnSubjects(plan, set, run, source));
      const passing: Subject[] = [];
      for (let i = 0; i < set.length; i++) if (matches.has(set[i]) === wanted) passing.push(set[i]);
      return passing;
    },
  };
}

/** `:is(query)` and `:not(query)`, of elements and items alike. */
export const IS_OR_NOT: Pseudos = {
  is: matching(true),
  not: matching(false),
};
