import type { CandidateTest } from './PlanStep';
import type { ValueTest } from './Property';

/** True for everything. */
export const ANYTHING: CandidateTest = () => true;

/** Holds for nothing. */
export const NOTHING: CandidateTest = () => false;

/** Holds when any of the tests holds; they are tried in order. */
export function anyOf(alternatives: CandidateTest[]): CandidateTest {
  const tests = united(alternatives);
  if (tests.length === 1) return tests[0];
  if (tests.length === 2) return either(tests[0], tests[1]);
  return function holdsForAny(candidate, run) {
    for (let i = 0; i < tests.length; i++) if (tests[i](candidate, run)) return true;
    return false;
  };
}

/** Tests of one property that follow one another become one: `:bitmap, :sound` asks for the type once. */
function united(tests: ValueTest[]): CandidateTest[] {
  const apart: ValueTest[] = [];
  for (let i = 0; i < tests.length; i++) {
    const last = apart.length - 1;
    const property = last >= 0 && tests[i].property;
    if (property && apart[last].property === property) apart[last] = property.unite(apart[last], tests[i]);
    else apart.push(tests[i]);
  }
  return apart;
}

/** Holds when all of the tests hold; they are tried in order. */
export function allOf(tests: CandidateTest[]): CandidateTest {
  const demanding: CandidateTest[] = [];
  for (let i = 0; i < tests.length; i++) if (tests[i] !== ANYTHING) demanding.push(tests[i]);
  if (demanding.length === 0) return ANYTHING;
  if (demanding.length === 1) return demanding[0];
  if (demanding.length === 2) return both(demanding[0], demanding[1]);
  return function holdsForAll(candidate, run) {
    for (let i = 0; i < demanding.length; i++) if (!demanding[i](candidate, run)) return false;
    return true;
  };
}

/** Most queries join two tests; a call of each takes less time than a loop over both. */
function either(first: CandidateTest, second: CandidateTest): CandidateTest {
  return (candidate, run) => first(candidate, run) || second(candidate, run);
}

function both(first: CandidateTest, second: CandidateTest): CandidateTest {
  return (candidate, run) => first(candidate, run) && second(candidate, run);
}

/** Holds when the test does not. */
export function not(test: CandidateTest): CandidateTest {
  return (candidate, run) => !test(candidate, run);
}
