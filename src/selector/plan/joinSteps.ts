import { allOf, ANYTHING, anyOf } from './combineTests';
import { COST, testStep, type CandidateTest, type PlanStep, type TestStep } from './PlanStep';

/** Joins tests that follow one another into one step, the cheap ones first where order cannot change the result. */
export function joinSteps(written: PlanStep[]): PlanStep[] {
  const steps: PlanStep[] = [];
  let tests: TestStep[] = [];
  for (let i = 0; i < written.length; i++) {
    const step = written[i];
    if (step.type === 'test') {
      insertByCost(tests, step);
      continue;
    }
    addJoined(steps, tests);
    steps.push(step);
    tests = [];
  }
  addJoined(steps, tests);
  return steps;
}

function addJoined(steps: PlanStep[], tests: TestStep[]): void {
  if (tests.length > 0) steps.push(joinTests(tests, allOf));
}

/** One step that keeps what any of the tests keeps. */
export function uniteTests(steps: TestStep[]): TestStep {
  return joinTests(steps, anyOf);
}

/** User code may have any effect: no test is moved across it. */
function insertByCost(tests: TestStep[], step: TestStep): void {
  let at = tests.length;
  while (at > 0 && !step.runsUserCode && !tests[at - 1].runsUserCode && tests[at - 1].cost > step.cost) at--;
  tests.splice(at, 0, step);
}

function joinTests(steps: TestStep[], join: (tests: CandidateTest[]) => CandidateTest): TestStep {
  const tests: CandidateTest[] = [];
  const joined = testStep(ANYTHING, COST.NOTHING);
  for (let i = 0; i < steps.length; i++) {
    tests.push(steps[i].test);
    joined.cost = Math.max(joined.cost, steps[i].cost);
    joined.runsUserCode = joined.runsUserCode || steps[i].runsUserCode;
    joined.needsIdentity = joined.needsIdentity || steps[i].needsIdentity;
  }
  joined.test = join(tests);
  return joined;
}
