import { DistinctList } from './DistinctList';
import { nameFailure } from './failure';
import type { Plan, PlannedStep, Test } from './plan';
import type { Run } from './Run';
import type { Subject } from './Subject';

/** Is told of each step, in the order of the text, how many subjects it kept; `part` is the number of the group. */
export type Trace = (step: PlannedStep, part: number, kept: number) => void;

/**
 * Runs a query on a set.
 *
 * @param source what the query as a whole was asked about
 * @param trace when given, the steps run one by one as they are written
 * @returns the matches, each once, in the order of the set; in no particular order when the plan `replaces`
 */
export function runPlan(plan: Plan, set: Subject[], run: Run, source = set, trace?: Trace): Subject[] {
  if (plan.test && !trace) return keep(set, plan.test, run);
  const found = new DistinctList();
  for (let part = 0; part < plan.groups.length; part++) {
    const group = plan.groups[part];
    let kept = set;
    const steps = trace ? group.written : group.staged;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i];
      kept = step.type === 'test' ? keep(kept, step.test, run) : step.apply(kept, run, source);
      if (trace) trace(step, part, kept.length);
    }
    if (plan.groups.length === 1) return kept;
    found.addAll(kept);
  }
  return plan.replaces ? found.subjects : inOrderOf(set, found);
}

/** The subjects of the list, in the order of another that holds them all. */
export function inOrderOf(all: Subject[], list: DistinctList): Subject[] {
  const ordered: Subject[] = [];
  for (let i = 0; i < all.length; i++) if (list.has(all[i])) ordered.push(all[i]);
  return ordered;
}

function keep(set: Subject[], test: Test, run: Run): Subject[] {
  const kept: Subject[] = [];
  let i = 0;
  try {
    for (; i < set.length; i++) if (test(set[i], run)) kept.push(set[i]);
  } catch (error) {
    throw nameFailure(error, 'met at', set[i].object, run);
  }
  return kept;
}
