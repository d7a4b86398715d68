import type { Query } from './ast';
import { compileStep } from './compileStep';
import { COST, type Plan, type PlannedGroup, type PlannedStep, type Test, type TestStep } from './plan';
import { allOf, anyOf, ANYTHING } from './pseudo';
import type { Choice } from './positions';
import type { Registry } from './Registry';
import { stringify } from './stringify';

/** Makes a query ready to run. Nothing of a host is touched until it runs. */
export function compile(query: Query, registry: Registry): Plan {
  const plan: Plan = {
    label: stringify(query),
    groups: [],
    test: null,
    head: null,
    positions: [],
    loop: null,
    cost: COST.NOTHING,
    isForeign: false,
    meetsOthers: false,
    replaces: false,
  };
  const tests: Test[] = [];
  for (let i = 0; i < query.groups.length; i++) {
    const steps = query.groups[i].steps;
    const written: PlannedStep[] = [];
    for (let at = 0; at < steps.length; at++) written.push(compileStep(steps[at], registry));
    const group = { written, staged: stagesOf(written) };
    plan.groups.push(group);
    const test = soleTest(group);
    if (test) tests.push(test);
    for (let at = 0; at < written.length; at++) account(plan, written[at]);
  }
  if (tests.length === plan.groups.length) plan.test = tests.length === 1 ? tests[0] : anyOf(tests);
  settleHead(plan);
  return plan;
}

function settleHead(plan: Plan): void {
  if (plan.test) {
    if (!plan.meetsOthers) plan.head = plan.test;
    return;
  }
  if (plan.groups.length > 1) return;
  const { staged } = plan.groups[0];
  const first = staged[0];
  if (first.type === 'test' && first.meetsOthers) return;
  const positions: Choice[] = [];
  for (let i = first.type === 'test' ? 1 : 0; i < staged.length; i++) {
    const step = staged[i];
    if (step.type === 'test' || !step.position) return;
    positions.push(step.position);
  }
  plan.head = first.type === 'test' ? first.test : ANYTHING;
  plan.positions = positions;
}

/** Adds what is to be known of a step to what is known of the query. */
function account(plan: Plan, step: PlannedStep): void {
  if (step.type === 'set') {
    plan.cost = COST.CONTENTS;
    plan.meetsOthers = true;
    plan.replaces = plan.replaces || step.replaces;
    return;
  }
  plan.cost = Math.max(plan.cost, step.cost);
  plan.isForeign = plan.isForeign || step.isForeign;
  plan.meetsOthers = plan.meetsOthers || step.meetsOthers;
}

function soleTest(group: PlannedGroup): Test | null {
  const first = group.staged[0];
  return group.staged.length === 1 && first.type === 'test' ? first.test : null;
}

/** Joins tests that follow one another, in the order in which they are best tried. */
function stagesOf(written: PlannedStep[]): PlannedStep[] {
  const stages: PlannedStep[] = [];
  let tests: TestStep[] = [];
  for (let i = 0; i < written.length; i++) {
    const step = written[i];
    if (step.type === 'test') {
      insertByCost(tests, step);
      continue;
    }
    if (tests.length > 0) stages.push(joinedTests(tests));
    stages.push(step);
    tests = [];
  }
  if (tests.length > 0) stages.push(joinedTests(tests));
  return stages;
}

/** Code of the user may have any effect: no step passes it, and it passes none. */
function insertByCost(tests: TestStep[], step: TestStep): void {
  let at = tests.length;
  while (at > 0 && !step.isForeign && !tests[at - 1].isForeign && tests[at - 1].cost > step.cost) at--;
  tests.splice(at, 0, step);
}

function joinedTests(steps: TestStep[]): TestStep {
  const tests: Test[] = [];
  const joined: TestStep = {
    type: 'test',
    label: '',
    test: steps[0].test,
    cost: COST.NOTHING,
    isForeign: false,
    meetsOthers: false,
  };
  for (let i = 0; i < steps.length; i++) {
    tests.push(steps[i].test);
    joined.label += steps[i].label;
    joined.cost = Math.max(joined.cost, steps[i].cost);
    joined.isForeign = joined.isForeign || steps[i].isForeign;
    joined.meetsOthers = joined.meetsOthers || steps[i].meetsOthers;
  }
  joined.test = allOf(tests);
  return joined;
}
