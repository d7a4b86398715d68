import type { PlanStep, TestStep } from './PlanStep';
import type { Properties } from './Properties';

/** A query made ready to run, any number of times. */
export interface QueryPlan {
  /** The steps of each comma-separated part, in the order in which they run. */
  parts: PlanStep[][];
  /** The properties that the tests of the query read. */
  properties: Properties;
  /** True when the query runs on Subjects; otherwise it runs on bare objects, one at a time. */
  needsIdentity: boolean;
  runsUserCode: boolean;
  /** True once it found nothing and the user has been given a hint, if there is one. */
  isHinted?: boolean;
}

/** The only step of the plan, if it is a test; null when a step needs the whole set. */
export function soleTest({ parts }: QueryPlan): TestStep | null {
  const step = parts[0][0];
  return parts.length === 1 && parts[0].length === 1 && step.type === 'test' ? step : null;
}
