import { compilePattern } from '../../text/wildcard';
import type { ClassStep, NameStep, PathStep } from '../syntax/ast';
import type { Domain } from './Domain';
import { COST, testStep, type TestStep } from './PlanStep';
import type { Properties } from './Properties';

const IGNORING_CASE = { ignoreCase: true };

/** `star_*` */
export function compileName({ pattern }: NameStep, domain: Domain, properties: Properties): TestStep {
  return testStep(domain.testName(compilePattern(pattern, IGNORING_CASE), properties), COST.OWN);
}

/** `/assets/*` */
export function compilePath({ pattern }: PathStep, domain: Domain, properties: Properties): TestStep {
  return testStep(domain.testItem('name', compilePattern(pattern, IGNORING_CASE), properties), COST.LINKED);
}

/** `.Star`, `.ui.buttons.*` */
export function compileClass(
  { pattern, scope }: ClassStep,
  domain: Domain,
  properties: Properties,
): TestStep {
  const matches = compilePattern(pattern, IGNORING_CASE);
  // Items that are not exported have no class: the host gives undefined.
  function matchesClass(name: string | undefined): boolean {
    return !!name && matches(scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
  }
  return testStep(domain.testItem('linkageClassName', matchesClass, properties), COST.LINKED);
}
