import { allOf, anyOf, not } from '../plan/combineTests';
import type { CandidateTest } from '../plan/PlanStep';
import type { Properties } from '../plan/Properties';
import type { TestMaker } from '../plan/Pseudo';

/** Holds when the property is exactly that value. */
export function hasValue(name: string, value: unknown): TestMaker {
  return (properties) => properties.of(name).isOneOf([value]);
}

/** Holds when the property is exactly one of these values. */
export function isOneOf(name: string, values: unknown[]): TestMaker {
  return (properties) => properties.of(name).isOneOf(values);
}

/** Holds when the property is something truthy. */
export function isTrue(name: string): TestMaker {
  return (properties) => properties.of(name).test(Boolean);
}

/** Holds when any of the tests holds. */
export function any(makers: TestMaker[]): TestMaker {
  return (properties) => anyOf(madeBy(makers, properties));
}

/** Holds when all of the tests hold. */
export function all(makers: TestMaker[]): TestMaker {
  return (properties) => allOf(madeBy(makers, properties));
}

/** Holds when the test does not. */
export function isNot(makeTest: TestMaker): TestMaker {
  return (properties) => not(makeTest(properties));
}

function madeBy(makers: TestMaker[], properties: Properties): CandidateTest[] {
  const tests: CandidateTest[] = [];
  for (let i = 0; i < makers.length; i++) tests.push(makers[i](properties));
  return tests;
}
