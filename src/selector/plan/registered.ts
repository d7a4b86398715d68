import type { QueryRun } from '../subjects/QueryRun';
import { hostObjectOf } from '../subjects/Subject';
import { blameQuery } from './blameQuery';
import { COST, testStep, type Candidate, type TestStep } from './PlanStep';
import type { Properties } from './Properties';
import type { Property } from './Property';

/**
 * A function that the user registered: for a pseudo it says whether the element (or item) is kept, for an attribute it
 * gives the value. `argument` is the text in the pseudo's parentheses; undefined without any, and for attributes.
 */
export type WordCallback = (object: object, argument?: string) => unknown;

/** The step of a registered pseudo. */
export function registeredPseudo(
  name: string,
  callback: WordCallback,
  argument: string | undefined,
): TestStep {
  return userCode((candidate, run) => Boolean(call(callback, ':' + name, candidate, run, argument)));
}

/** The step of a registered attribute, whose value is asked for once per candidate. */
export function registeredAttribute(
  name: string,
  callback: WordCallback,
  holds: (value: unknown) => boolean,
  properties: Properties,
): TestStep {
  const value: Property = properties.derived('[' + name + ']', function askCallback(candidate, label, run) {
    return call(callback, label, candidate, run);
  });
  return userCode((candidate, run) => holds(value.read(candidate, run)));
}

function userCode(test: TestStep['test']): TestStep {
  const step = testStep(test, COST.OWN);
  step.runsUserCode = true;
  return step;
}

function call(
  callback: WordCallback,
  label: string,
  candidate: Candidate,
  run: QueryRun,
  argument?: string,
): unknown {
  const object = hostObjectOf(candidate);
  try {
    return callback(object, argument);
  } catch (error) {
    throw blameQuery(error, 'thrown by "' + label + '" for', object, run);
  }
}
